//! What a game adds, besides being hosted and played, so that the program can offer it, begin it and speak of it.

use super::Variant;
use super::wire::Wired;
use crate::refusal::Refusal;
use crate::services::{OptionRow, Rematch};
use crate::table_session::Playable;

/// An option with a flag of its own at the command line, of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flag {
    /// Its name, the same as that of the option.
    pub name: &'static str,
    /// What stands for its value in help: "N".
    pub value: &'static str,
    /// The words it may be, each with what it means; empty if it is a number.
    pub words: &'static [(&'static str, &'static str)],
    /// What it decides.
    pub help: &'static str,
}

/// What a game adds so that the program can offer, begin and list it.
pub trait Kind: Playable + Wired {
    /// The game for people: "The Deckbuilding Game".
    const TITLE: &'static str;

    /// How it can be played, the usual way first.
    const VARIANTS: &'static [Variant];

    /// The options that have a flag of their own.
    const FLAGS: &'static [Flag] = &[];

    /// What it is played with; read when a game first asks for it.
    ///
    /// # Errors
    /// The faults of its cards.
    fn data() -> Result<Self::Data, Refusal>;

    /// The options of a variant, as a screen shows them.
    fn options(_: &Variant) -> Vec<OptionRow> {
        Vec::new()
    }

    /// A new game for people of these names, with the values of options by their names.
    ///
    /// # Errors
    /// Everything that cannot be so.
    fn setup(variant: &Variant, options: &[(String, String)], names: Vec<String>) -> Result<Self::Setup, Refusal>;

    /// The setup of a rematch; `names` are those of the people in their new seats.
    ///
    /// # Errors
    /// It cannot be begun so again.
    fn again(setup: Self::Setup, how: Rematch, names: Vec<String>) -> Result<Self::Setup, Refusal>;

    /// What a table of these people is called.
    fn titled(names: &[String]) -> String {
        names.join(" - ")
    }

    /// The game in a list of saves, by how many play: "Deckbuilding duel".
    fn listed(seats: usize) -> String;

    /// Who plays what, a line each.
    fn described(_: &Self::Setup, _names: &[String]) -> Vec<String> {
        Vec::new()
    }

    /// The cards that fit a query, each as lines of text of which the first is its name; all of them fit an empty one.
    ///
    /// # Errors
    /// The faults of the cards.
    fn found(query: &str, ascii: bool) -> Result<Vec<Vec<String>>, Vec<String>>;
}
