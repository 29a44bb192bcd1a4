//! Decks that come with the program: the two of the first two-player starter, and four with two leaders.

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

const SAMPLES: [Sample; 6] = [
    Sample { key: "sor-luke", name: "Starter: Luke", json: include_str!("../../../decks/sor-luke.json") },
    Sample { key: "sor-vader", name: "Starter: Vader", json: include_str!("../../../decks/sor-vader.json") },
    Sample {
        key: "twin-luke-leia",
        name: "Twin Suns: Luke and Leia",
        json: include_str!("../../../decks/twin-luke-leia.json"),
    },
    Sample {
        key: "twin-vader-tarkin",
        name: "Twin Suns: Vader and Tarkin",
        json: include_str!("../../../decks/twin-vader-tarkin.json"),
    },
    Sample {
        key: "twin-han-sabine",
        name: "Twin Suns: Han and Sabine",
        json: include_str!("../../../decks/twin-han-sabine.json"),
    },
    Sample {
        key: "twin-boba-iden",
        name: "Twin Suns: Boba Fett and Iden",
        json: include_str!("../../../decks/twin-boba-iden.json"),
    },
];

/// Every sample deck.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}
