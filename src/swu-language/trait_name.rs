//! Traits: the words under a card's name that other cards ask for.

use crate::word::words;

words! {
    /// A trait (rule 4.3). A base's location is not one of these: see [`crate::card::Card::location`].
    Trait {
        Armor "Armor",
        Bounty "Bounty",
        BountyHunter "Bounty Hunter",
        CapitalShip "Capital Ship",
        Clone "Clone",
        Condition "Condition",
        Creature "Creature",
        Disaster "Disaster",
        Droid "Droid",
        Ewok "Ewok",
        Fighter "Fighter",
        FirstOrder "First Order",
        Force "Force",
        Fortification "Fortification",
        Fringe "Fringe",
        Gambit "Gambit",
        Gungan "Gungan",
        Hutt "Hutt",
        Imperial "Imperial",
        Innate "Innate",
        Inquisitor "Inquisitor",
        Item "Item",
        Jawa "Jawa",
        Jedi "Jedi",
        Kaminoan "Kaminoan",
        Law "Law",
        Learned "Learned",
        Lightsaber "Lightsaber",
        Mandalorian "Mandalorian",
        Modification "Modification",
        Musician "Musician",
        Naboo "Naboo",
        NewRepublic "New Republic",
        Night "Night",
        Nihil "Nihil",
        Official "Official",
        Pilot "Pilot",
        Plan "Plan",
        Rebel "Rebel",
        Republic "Republic",
        Resistance "Resistance",
        Separatist "Separatist",
        Sith "Sith",
        Spectre "Spectre",
        Speeder "Speeder",
        Supply "Supply",
        Tactic "Tactic",
        Tank "Tank",
        Transport "Transport",
        Trick "Trick",
        Trooper "Trooper",
        Tusken "Tusken",
        TwiLek "Twi'lek",
        Undead "Undead",
        Underworld "Underworld",
        Vehicle "Vehicle",
        Walker "Walker",
        Weapon "Weapon",
        Wookiee "Wookiee",
    }
}

/// Locations of bases that cards ask for and that are not traits of other cards (rule 50.1); Naboo is both.
pub const PLACES: [&str; 3] = ["Endor", "Kashyyyk", "Tatooine"];

/// What can be named as a trait, by number: all traits, then the locations of bases (rules 50.3, 55.2).
pub fn nameable(number: usize) -> Option<&'static str> {
    let places = || PLACES.get(number.checked_sub(Trait::ALL.len())?).copied();
    Trait::ALL.get(number).map(|word| word.name()).or_else(places)
}

/// A set of traits, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Traits(pub u64);

impl Traits {
    /// Is the trait in the set?
    pub const fn has(self, word: Trait) -> bool {
        self.0 & (1 << word as u64) != 0
    }

    /// Adds a trait.
    pub fn insert(&mut self, word: Trait) {
        self.0 |= 1 << word as u64;
    }

    /// Takes a trait away.
    pub fn remove(&mut self, word: Trait) {
        self.0 &= !(1 << word as u64);
    }

    /// The traits in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().copied().filter(move |word| self.has(*word))
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<T: IntoIterator<Item = Trait>>(words: T) -> Traits {
        let mut set = Traits::default();
        for word in words {
            set.insert(word);
        }
        set
    }
}
