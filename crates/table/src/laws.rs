//! Laws every game keeps.
