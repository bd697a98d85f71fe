//! The window of `caravan play`.
