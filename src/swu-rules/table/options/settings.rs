//! The options by name: for requests, flags and the screen that starts a game.

use super::{BaseHp, ElimCounter, ElimOrder, End, GameOptions, InitiativeStart, Seating, TsLeaderRule, TsLists};

/// One named option with all its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The name, for flags and requests.
    pub name: &'static str,
    /// The name for a person.
    pub label: &'static str,
    /// The row of multiplayer.md about it.
    pub rule: &'static str,
    /// Its values as words.
    pub values: &'static [&'static str],
    /// The range of whole numbers that are values too; `None` if only words are.
    pub numbers: Option<(u8, u8)>,
    /// Is it only about games with two leaders, their lists and counters?
    pub twin_suns: bool,
    /// What it decides, for a person.
    pub explanation: &'static str,
}

impl Setting {
    /// Any number in a range is a value too.
    const fn or_numbers(self, least: u8, most: u8) -> Setting {
        Setting { numbers: Some((least, most)), ..self }
    }

    /// It is only about Twin Suns.
    const fn of_twin_suns(self) -> Setting {
        Setting { twin_suns: true, ..self }
    }

    /// Its possible values, in words: "30 or printed, or any number from 10 to 99".
    pub fn possible(&self) -> String {
        let words = self.values.join(" or ");
        match self.numbers {
            Some((least, most)) => format!("{words}, or any number from {least} to {most}"),
            None => words,
        }
    }
}

const fn setting(
    name: &'static str,
    label: &'static str,
    rule: &'static str,
    values: &'static [&'static str],
    explanation: &'static str,
) -> Setting {
    Setting { name, label, rule, values, numbers: None, twin_suns: false, explanation }
}

/// Every option there is.
pub const SETTINGS: [Setting; 12] = [
    setting(
        "base_hp",
        "HP of each base",
        "C2",
        &["30", "printed"],
        "How much HP each base has: one number for all, or as printed.",
    )
    .or_numbers(10, 99),
    setting(
        "seating",
        "who sits where",
        "C3",
        &["random", "as-listed"],
        "Whether chance or the list decides who sits where.",
    ),
    setting(
        "initiative_start",
        "where the initiative starts",
        "C4",
        &["centre", "holder"],
        "The initiative starts in the centre, nobody's, or with who starts.",
    ),
    setting(
        "reveal_by_choice",
        "showing hidden cards",
        "C7",
        &["false"],
        "Hands may be talked about, but no hidden card is shown by choice.",
    ),
    setting(
        "elim_order",
        "players beaten together",
        "C15",
        &["simultaneous", "turn-order"],
        "Players beaten together leave at once, or one by one in turn order.",
    ),
    setting(
        "elim_heal",
        "healing for an elimination",
        "C16",
        &["0", "5"],
        "Damage healed from one's base for eliminating another player.",
    )
    .or_numbers(0, 30),
    setting(
        "end",
        "end of the game",
        "C17",
        &["last-standing", "phase-end-most-hp"],
        "The last player wins, or the most HP after the phase of an elimination.",
    ),
    setting(
        "one_attack_per_unit_per_round",
        "one attack a unit and round",
        "C19",
        &["false", "true"],
        "House rule: a unit attacks at most once a round, even if readied again.",
    ),
    setting(
        "elim_counter",
        "counters of the eliminated",
        "E7",
        &["available", "stays-taken"],
        "Counters of the eliminated can be taken again this round, or not.",
    )
    .of_twin_suns(),
    setting("ts_min_deck", "cards in a deck", "D1", &["50", "80"], "How many cards a Twin Suns deck needs at least.")
        .of_twin_suns(),
    setting(
        "ts_leader_rule",
        "which two leaders",
        "D1",
        &["share-moral", "not-opposed"],
        "Leaders share Heroism or Villainy, or they just must not have both.",
    )
    .of_twin_suns(),
    setting(
        "ts_lists",
        "lists against the rules",
        "D1",
        &["strict", "friendly"],
        "Lists against the rules are refused, or played with a mark (friendly).",
    )
    .of_twin_suns(),
];

/// An option that cannot be set this way.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionFault {
    /// There is no option of this name.
    #[error("there is no option {name:?}; there are {}", names())]
    Unknown {
        /// The name.
        name: String,
    },
    /// It has no such value.
    #[error("the option {name} cannot be {value:?}; it can be {values}")]
    Value {
        /// The name.
        name: &'static str,
        /// The value given.
        value: String,
        /// The possible values.
        values: String,
    },
    /// The mode of the game has no such option.
    #[error("a {mode} game has no option {name}")]
    NotHere {
        /// The name.
        name: &'static str,
        /// The mode.
        mode: &'static str,
    },
}

fn names() -> String {
    SETTINGS.map(|setting| setting.name).join(", ")
}

/// Case, hyphens and the like do not matter: "Share-Moral", "ShareMoral" and "share_moral" are one value.
fn plain(word: &str) -> String {
    word.chars().filter(|letter| letter.is_ascii_alphanumeric()).map(|letter| letter.to_ascii_lowercase()).collect()
}

fn number(word: &str, least: u8, most: u8) -> Option<u8> {
    word.parse().ok().filter(|number| (least..=most).contains(number))
}

impl GameOptions {
    /// Sets an option of the mode: a duel has none, and Twin Suns has some of its own.
    ///
    /// # Errors
    /// There is no such option, the mode has none, or the value is not possible; nothing has changed.
    pub fn choose(&mut self, name: &str, value: &str) -> Result<(), OptionFault> {
        let mode = match self.seats {
            (_, 2) => "duel",
            _ if self.leaders == 2 => "twin-suns",
            _ => "multiplayer",
        };
        match SETTINGS.iter().find(|setting| setting.name == name) {
            Some(setting) if mode == "duel" || setting.twin_suns && mode != "twin-suns" => {
                Err(OptionFault::NotHere { name: setting.name, mode })
            }
            _ => self.set(name, value),
        }
    }

    /// The value of a named option, as [`GameOptions::set`] takes it.
    pub fn get(&self, name: &str) -> Option<String> {
        let word = match name {
            "base_hp" => match self.base_hp {
                BaseHp::Printed => "printed",
                BaseHp::Fixed(hp) => return Some(hp.to_string()),
            },
            "seating" => match self.seating {
                Seating::Random => "random",
                Seating::AsListed => "as-listed",
            },
            "initiative_start" => match self.initiative_start {
                InitiativeStart::Centre => "centre",
                InitiativeStart::Holder => "holder",
            },
            "reveal_by_choice" => "false",
            "elim_order" => match self.elim_order {
                ElimOrder::Simultaneous => "simultaneous",
                ElimOrder::TurnOrder => "turn-order",
            },
            "elim_heal" => return Some(self.elim_heal.to_string()),
            "end" => match self.end {
                End::LastStanding => "last-standing",
                End::PhaseEndMostHp => "phase-end-most-hp",
            },
            "one_attack_per_unit_per_round" => {
                if self.one_attack_per_unit_per_round {
                    "true"
                } else {
                    "false"
                }
            }
            "elim_counter" => match self.elim_counter {
                ElimCounter::Available => "available",
                ElimCounter::StaysTaken => "stays-taken",
            },
            "ts_min_deck" => return Some(self.ts_min_deck.to_string()),
            "ts_leader_rule" => match self.ts_leader_rule {
                TsLeaderRule::ShareMoral => "share-moral",
                TsLeaderRule::NotOpposed => "not-opposed",
            },
            "ts_lists" => match self.ts_lists {
                TsLists::Strict => "strict",
                TsLists::Friendly => "friendly",
            },
            _ => return None,
        };
        Some(word.to_owned())
    }

    /// Sets a named option.
    ///
    /// # Errors
    /// There is no such option, or it has no such value; nothing has changed.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionFault> {
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
            return Err(OptionFault::Unknown { name: name.to_owned() });
        };
        self.put(setting.name, &plain(value)).ok_or_else(|| OptionFault::Value {
            name: setting.name,
            value: value.to_owned(),
            values: setting.possible(),
        })
    }

    fn put(&mut self, name: &str, value: &str) -> Option<()> {
        match (name, value) {
            ("base_hp", "printed") => self.base_hp = BaseHp::Printed,
            ("base_hp", hp) => self.base_hp = BaseHp::Fixed(number(hp.strip_prefix("fixed").unwrap_or(hp), 10, 99)?),
            ("seating", "random") => self.seating = Seating::Random,
            ("seating", "aslisted") => self.seating = Seating::AsListed,
            ("initiative_start", "centre" | "center") => self.initiative_start = InitiativeStart::Centre,
            ("initiative_start", "holder") => self.initiative_start = InitiativeStart::Holder,
            ("reveal_by_choice", "false") => {}
            ("elim_order", "simultaneous") => self.elim_order = ElimOrder::Simultaneous,
            ("elim_order", "turnorder") => self.elim_order = ElimOrder::TurnOrder,
            ("elim_heal", amount) => self.elim_heal = number(amount, 0, 30)?,
            ("end", "laststanding") => self.end = End::LastStanding,
            ("end", "phaseendmosthp") => self.end = End::PhaseEndMostHp,
            ("one_attack_per_unit_per_round", "true") => self.one_attack_per_unit_per_round = true,
            ("one_attack_per_unit_per_round", "false") => self.one_attack_per_unit_per_round = false,
            ("elim_counter", "available") => self.elim_counter = ElimCounter::Available,
            ("elim_counter", "staystaken") => self.elim_counter = ElimCounter::StaysTaken,
            ("ts_min_deck", "50") => self.ts_min_deck = 50,
            ("ts_min_deck", "80") => self.ts_min_deck = 80,
            ("ts_leader_rule", "sharemoral") => self.ts_leader_rule = TsLeaderRule::ShareMoral,
            ("ts_leader_rule", "notopposed") => self.ts_leader_rule = TsLeaderRule::NotOpposed,
            ("ts_lists", "strict") => self.ts_lists = TsLists::Strict,
            ("ts_lists", "friendly") => self.ts_lists = TsLists::Friendly,
            _ => return None,
        }
        Some(())
    }
}
