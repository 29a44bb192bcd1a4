//! What a game adds, besides being hosted and played, so that the program can offer, begin and describe it.

use super::Variant;
use super::wire::Wired;
use crate::practice::analysis::{Report, Review};
use crate::refusal::{PracticeFault, Refusal};
use crate::services::{OptionRow, Rematch};
use crate::session::GameSession;
use crate::table_session::Playable;
use data::rulebook::Rulebook;

/// An option with its own flag on the command line, of the same name.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// The name of the option and of its flag.
    pub name: &'static str,
    /// The placeholder for its value in the help: "N".
    pub value: &'static str,
    /// Its possible words, each with its meaning; none if it is a number.
    pub words: fn() -> Vec<(&'static str, &'static str)>,
    /// What it sets.
    pub help: &'static str,
}

/// What a game adds so that the program can offer, begin and list it.
pub trait Kind: Playable + Wired {
    /// The title for people: "The Deckbuilding Game".
    const TITLE: &'static str;

    /// The ways to play it, the usual one first.
    const VARIANTS: &'static [Variant];

    /// The options that have their own flag.
    const FLAGS: &'static [Flag] = &[];

    /// Its data; read when a game first asks for it.
    ///
    /// # Errors
    /// The faults of its cards.
    fn data() -> Result<Self::Data, Refusal>;

    /// The options of a variant, as a screen shows them.
    fn options(_: &Variant) -> Vec<OptionRow> {
        Vec::new()
    }

    /// A new game for people with these names, with option values by name.
    ///
    /// # Errors
    /// Everything that cannot be so.
    fn setup(variant: &Variant, options: &[(String, String)], names: Vec<String>) -> Result<Self::Setup, Refusal>;

    /// The setup of a rematch; `names` are the people in their new seats.
    ///
    /// # Errors
    /// It cannot be begun again in this way.
    fn again(setup: Self::Setup, how: Rematch, names: Vec<String>) -> Result<Self::Setup, Refusal>;

    /// A game that begins with a position, if the text is one of this game; whoever has no name there gets one of these.
    fn position(_text: &str, _names: &[String]) -> Option<Self::Setup> {
        None
    }

    /// A coach goes through a saved game: an exercise at the table, begun by [`practice::review`](crate::practice::review).
    ///
    /// # Errors
    /// The game cannot be reviewed, or is of a kind without a coach.
    fn review(review: Review<'_>) -> Result<Box<dyn GameSession<View = Self::Seen>>, Refusal> {
        Err(PracticeFault::NoCoach(review.path.to_owned()).into())
    }

    /// The same as text or as findings, on all threads of the machine.
    ///
    /// # Errors
    /// The same.
    fn findings(review: Review<'_>) -> Result<Report, Refusal> {
        Err(PracticeFault::NoCoach(review.path.to_owned()).into())
    }

    /// Its rules in plain words, under numbers that no other game has.
    fn rulebook() -> Option<&'static Rulebook> {
        None
    }

    /// The title of a table with these people.
    fn titled(names: &[String]) -> String {
        names.join(" - ")
    }

    /// The game in a list of saves, by the number of seats: "Deckbuilding duel".
    fn listed(seats: usize) -> String;

    /// Who plays what, one line each.
    fn described(_: &Self::Setup, _names: &[String]) -> Vec<String> {
        Vec::new()
    }

    /// The cards that match a query, each as lines of text, the first of which is the name; an empty query matches all.
    ///
    /// # Errors
    /// The faults of the cards.
    fn found(query: &str, ascii: bool) -> Result<Vec<Vec<String>>, Vec<String>>;
}
