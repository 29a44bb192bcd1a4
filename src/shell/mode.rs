//! The games that can be set up, with how many people and leaders each has.

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
    /// The Deckbuilding Game, one against one.
    DeckbuildingDuel,
    /// The Deckbuilding Game, two against two.
    DeckbuildingTeams,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 5] =
        [Mode::Duel, Mode::Multiplayer, Mode::TwinSuns, Mode::DeckbuildingDuel, Mode::DeckbuildingTeams];

    /// The mode in words.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Duel => "Premier, two seats",
            Mode::Multiplayer => "Everybody for themselves",
            Mode::TwinSuns => "Twin Suns",
            Mode::DeckbuildingDuel => "The Deckbuilding Game, two seats",
            Mode::DeckbuildingTeams => "The Deckbuilding Game, two against two",
        }
    }

    /// How many leaders each player's deck has; `None` if nobody brings a deck.
    pub const fn leaders(self) -> Option<usize> {
        match self {
            Mode::Duel | Mode::Multiplayer => Some(1),
            Mode::TwinSuns => Some(2),
            Mode::DeckbuildingDuel | Mode::DeckbuildingTeams => None,
        }
    }

    /// The least and the most people who can play it.
    pub const fn seats(self) -> (usize, usize) {
        match self {
            Mode::Duel | Mode::DeckbuildingDuel => (2, 2),
            Mode::Multiplayer => (3, 6),
            Mode::TwinSuns => (2, 6),
            Mode::DeckbuildingTeams => (4, 4),
        }
    }
}
