//! A game as it is set up: who sits where with what, and what they agreed.

use crate::mode::Mode;
use hotseat::trust::Trust;

/// A named option of a game, as people set it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRow {
    /// Its name in flags and in line mode.
    pub name: String,
    /// Its name for a person.
    pub label: String,
    /// Its default in this mode.
    pub usual: String,
    /// Its value under the official rules.
    pub official: String,
    /// Its values as words.
    pub values: Vec<String>,
    /// The range of numbers that are values too.
    pub numbers: Option<(u8, u8)>,
    /// What it decides.
    pub explanation: String,
}

/// All levels of trust with their words, from the most to the least.
pub const TRUST: [(Trust, &str); 3] = [
    (Trust::OpenTable, "open table: no person's hand is hidden, for teaching"),
    (Trust::PublicFirst, "public first: a curtain only where a hand is needed"),
    (Trust::FullCurtain, "full curtain: one at every change of seat"),
];

/// Who sits where, with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The name.
    pub name: String,
    /// The deck, as an index into [`Services::decks`](super::Services::decks).
    pub deck: usize,
    /// The bot's level; `None` if a person plays.
    pub bot: Option<String>,
    /// The PIN asked for instead of the name's letters; empty for none.
    pub pin: String,
}

impl Sitting {
    /// Somebody with a deck, from words: "ann", or "bob=steady" if the program plays.
    pub fn said(who: &str, deck: usize) -> Sitting {
        let (name, bot) = who.split_once('=').map_or((who, None), |(name, level)| (name, Some(level.to_owned())));
        Sitting { name: name.to_owned(), deck, bot, pin: String::new() }
    }
}

/// A match that a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchTerms {
    /// Best of three, or a single game.
    pub best_of_three: bool,
    /// The round clock in minutes.
    pub minutes: Option<u32>,
    /// The top cut, where somebody wins every match; otherwise Swiss, where a match may be drawn.
    pub elimination: bool,
    /// Do the players read each other's lists before a match of the top cut?
    pub review: bool,
    /// Does the clock stand still while the keyboard changes hands?
    pub curtain_stops_clock: bool,
    /// As strictly as in an event: the log of this phase only, nothing taken back, a clock that never waits.
    pub strict: bool,
}

/// A game that was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Which game.
    pub mode: Mode,
    /// The seats in table order.
    pub seats: Vec<Sitting>,
    /// The curtains.
    pub trust: Trust,
    /// The seed; `None` for a random one.
    pub seed: Option<u64>,
    /// The match it begins, if it is more than a single game.
    pub terms: Option<MatchTerms>,
    /// Names and values of the options that differ from the mode's defaults.
    pub options: Vec<(String, String)>,
}
