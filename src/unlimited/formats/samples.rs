//! Decks that come with the program: the two of the first two-player starter.

/// A deck that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The word for it on the command line.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The list as SWUDB JSON.
    pub json: &'static str,
}

const SAMPLES: [Sample; 2] = [
    Sample { key: "sor-luke", name: "Starter: Luke", json: include_str!("../../../decks/sor-luke.json") },
    Sample { key: "sor-vader", name: "Starter: Vader", json: include_str!("../../../decks/sor-vader.json") },
];

/// Every sample deck.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}
