//! What a card does, in a few lines.
