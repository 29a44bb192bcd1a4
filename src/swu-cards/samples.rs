//! Decks that come with the program: the two of the first two-player starter; for two leaders, four of the first three
//! sets and the four that Twin Suns 2026 was sold as; for one, twelve of Shadows of the Galaxy and Twilight of the
//! Republic, each with its own style of play, two each of A Lawless Time, Ashes of the Empire and Homeworlds, and eleven of
//! today's Premier.

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

/// A sample: its key is also the name of its file.
macro_rules! sample {
    ($key:literal, $name:literal) => {
        Sample { key: $key, name: $name, json: include_str!(concat!("../../decks/", $key, ".json")) }
    };
}

const SAMPLES: [Sample; 39] = [
    sample!("sor-luke", "Starter: Luke"),
    sample!("sor-vader", "Starter: Vader"),
    sample!("twin-luke-leia", "Twin Suns: Luke and Leia"),
    sample!("twin-vader-tarkin", "Twin Suns: Vader and Tarkin"),
    sample!("twin-han-sabine", "Twin Suns: Han and Sabine"),
    sample!("twin-boba-iden", "Twin Suns: Boba Fett and Iden"),
    sample!("shd-mandalorian", "The Mandalorian: upgrades"),
    sample!("shd-bossk", "Bossk: Bounties"),
    sample!("shd-gar-saxon", "Gar Saxon: armoured Mandalorians"),
    sample!("shd-lando", "Lando: Smuggle"),
    sample!("shd-kylo", "Kylo Ren: all or nothing"),
    sample!("shd-qira", "Qi'ra: Shields and captives"),
    sample!("twi-rex", "Captain Rex: a clone army"),
    sample!("twi-grievous", "General Grievous: Droids"),
    sample!("twi-dooku", "Count Dooku: Exploit"),
    sample!("twi-ahsoka", "Ahsoka Tano: fast and together"),
    sample!("twi-obi-wan", "Obi-Wan Kenobi: patience"),
    sample!("twi-ventress", "Asajj Ventress: events"),
    sample!("today-wedge", "Wedge Antilles: Pilots"),
    sample!("today-obi-wan", "Obi-Wan Kenobi: the Force"),
    sample!("today-dedra", "Dedra Meero: Imperial plots"),
    sample!("law-leia", "Leia Organa: every aspect"),
    sample!("law-jabba", "Jabba the Hutt: Credits"),
    sample!("ash-luke", "Luke Skywalker: attack and heal"),
    sample!("ash-palpatine", "Emperor Palpatine: Advantage"),
    sample!("today-enfys", "Enfys Nest: On Attack, twice"),
    sample!("today-jyn", "Jyn Erso: fallen Rebels"),
    sample!("today-kanan", "Kanan Jarrus: Spectres, Shields"),
    sample!("today-krennic", "Director Krennic: sacrifices"),
    sample!("twin-against-the-odds", "Twin Suns: Ahsoka and Rex"),
    sample!("twin-aggressive-negotiations", "Twin Suns: Anakin and Padmé"),
    sample!("twin-blood-brothers", "Twin Suns: Maul and Savage"),
    sample!("twin-master-and-apprentice", "Twin Suns: Dooku and Ventress"),
    sample!("hmw-tarkin", "Grand Moff Tarkin: a fortified base"),
    sample!("hmw-chewbacca", "Chewbacca: Wookiees of Kashyyyk"),
    sample!("today-ventress", "Asajj Ventress: Raid or Restore"),
    sample!("today-wicket", "Wicket: Ewoks"),
    sample!("today-poggle", "Poggle the Lesser: Creatures"),
    sample!("today-warrior", "The Warrior: Ambush and Tuskens"),
];

/// Every sample deck.
pub fn samples() -> &'static [Sample] {
    &SAMPLES
}

/// The sample deck of this key.
pub fn sample(key: &str) -> Option<&'static Sample> {
    SAMPLES.iter().find(|sample| sample.key == key)
}
