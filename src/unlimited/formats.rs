//! Deck lists: import, export and legality.
