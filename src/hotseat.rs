//! One keyboard, many people: who may look now. Knows no game.
