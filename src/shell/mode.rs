//! The games that can be set up, with how many people and leaders each has.

/// A way to play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its word in flags and requests: "duel".
    pub word: &'static str,
    /// The game and the variant in words: "The Deckbuilding Game, two seats".
    pub name: &'static str,
    /// Who plays it, for help: "Two players.".
    pub about: &'static str,
    /// How few and how many people play it.
    pub seats: (usize, usize),
}

/// A game besides Star Wars: Unlimited, and how it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameChoice {
    /// The name of the game in saves.
    pub game: &'static str,
    /// How it is played.
    pub variant: &'static Variant,
}

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Two seats.
    #[default]
    Duel,
    /// Three or more seats, everybody for themselves.
    Multiplayer,
    /// Two or more seats with two leaders each.
    TwinSuns,
    /// Another game than Star Wars: Unlimited.
    Other(GameChoice),
}

impl Mode {
    /// The modes of Star Wars: Unlimited.
    pub const UNLIMITED: [Mode; 3] = [Mode::Duel, Mode::Multiplayer, Mode::TwinSuns];

    /// The mode in words.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Duel => "Premier, two seats",
            Mode::Multiplayer => "Everybody for themselves",
            Mode::TwinSuns => "Twin Suns",
            Mode::Other(choice) => choice.variant.name,
        }
    }

    /// How many leaders each player's deck has; `None` if nobody brings a deck.
    pub const fn leaders(self) -> Option<usize> {
        match self {
            Mode::Duel | Mode::Multiplayer => Some(1),
            Mode::TwinSuns => Some(2),
            Mode::Other(_) => None,
        }
    }

    /// The least and the most people who can play it.
    pub const fn seats(self) -> (usize, usize) {
        match self {
            Mode::Duel => (2, 2),
            Mode::Multiplayer => (3, 6),
            Mode::TwinSuns => (2, 6),
            Mode::Other(choice) => choice.variant.seats,
        }
    }
}
