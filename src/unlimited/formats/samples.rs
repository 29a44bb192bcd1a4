//! Decks that come with the program: the two of the first two-player starter, four with two leaders, twelve of
//! Shadows of the Galaxy and Twilight of the Republic that each play in a way of their own, and three of today's Premier.

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

const SAMPLES: [Sample; 21] = [
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
    Sample {
        key: "shd-mandalorian",
        name: "The Mandalorian: upgrades",
        json: include_str!("../../../decks/shd-mandalorian.json"),
    },
    Sample { key: "shd-bossk", name: "Bossk: Bounties", json: include_str!("../../../decks/shd-bossk.json") },
    Sample {
        key: "shd-gar-saxon",
        name: "Gar Saxon: armoured Mandalorians",
        json: include_str!("../../../decks/shd-gar-saxon.json"),
    },
    Sample { key: "shd-lando", name: "Lando: Smuggle", json: include_str!("../../../decks/shd-lando.json") },
    Sample { key: "shd-kylo", name: "Kylo Ren: all or nothing", json: include_str!("../../../decks/shd-kylo.json") },
    Sample { key: "shd-qira", name: "Qi'ra: Shields and captives", json: include_str!("../../../decks/shd-qira.json") },
    Sample { key: "twi-rex", name: "Captain Rex: a clone army", json: include_str!("../../../decks/twi-rex.json") },
    Sample {
        key: "twi-grievous",
        name: "General Grievous: Droids",
        json: include_str!("../../../decks/twi-grievous.json"),
    },
    Sample { key: "twi-dooku", name: "Count Dooku: Exploit", json: include_str!("../../../decks/twi-dooku.json") },
    Sample {
        key: "twi-ahsoka",
        name: "Ahsoka Tano: fast and together",
        json: include_str!("../../../decks/twi-ahsoka.json"),
    },
    Sample {
        key: "twi-obi-wan",
        name: "Obi-Wan Kenobi: patience",
        json: include_str!("../../../decks/twi-obi-wan.json"),
    },
    Sample {
        key: "twi-ventress",
        name: "Asajj Ventress: events",
        json: include_str!("../../../decks/twi-ventress.json"),
    },
    Sample {
        key: "today-wedge",
        name: "Wedge Antilles: Pilots",
        json: include_str!("../../../decks/today-wedge.json"),
    },
    Sample {
        key: "today-obi-wan",
        name: "Obi-Wan Kenobi: the Force",
        json: include_str!("../../../decks/today-obi-wan.json"),
    },
    Sample {
        key: "today-dedra",
        name: "Dedra Meero: Imperial plots",
        json: include_str!("../../../decks/today-dedra.json"),
    },
];

/// Every sample deck.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}
