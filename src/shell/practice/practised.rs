//! What a game adds so that somebody can practise it: one seat looks, and nothing is hidden from the teacher.

use crate::table_session::Playable;
use coach::{Judged, Position};
use hotseat::hosted::Forbidden;
use hotseat::log::Witnessed;
use seats::Seat;

/// The cards that a game is played on with in thought.
pub type Book<G> = <<G as Practised>::Known as Position>::Book;

/// What a game measures to say why an option is better.
pub type Outlook<G> = <<G as Practised>::Known as Position>::Outlook;

/// What happened, as the rules tell it and as seats saw it.
pub type Happened<G> = (Vec<<G as Practised>::Happened>, Vec<Witnessed<<G as hotseat::hosted::Hosted>::Fact>>);

/// What a game must add to be practised: to be reviewed, and played on from any point with the coach beside it.
pub trait Practised: Playable<Data: Clone + Send + Sync + 'static, Setup: Send, Pick: Send> {
    /// The coach's players, for the sentence on what a point is: "both sides search their next moves".
    const PLAYERS: [&'static str; 2];

    /// What the reasons of the coach are about: "at the end of the games", by whether options were searched.
    const WHEN: [&'static str; 2];

    /// Something that happened, as the rules tell it.
    type Happened: Clone + Send + 'static;

    /// A decision, as whoever must choose knows it.
    type Known: Position + 'static;

    /// The cards, to be shared.
    fn data(&self) -> &Self::Data;

    /// The same, as the coach uses them.
    fn book(data: &Self::Data) -> &Book<Self>;

    /// The table as a seat sees it.
    fn seen_by(&self, seat: Seat) -> Self::Seen;

    /// Whose decision a view shows, the first of several.
    fn asked(view: &Self::Seen) -> Option<Seat>;

    /// The view without its decision.
    fn undecided(view: Self::Seen) -> Self::Seen;

    /// The players' names.
    fn names(&self) -> &[String];

    /// What happened before the first decision.
    fn opening(&self) -> Vec<Self::Happened>;

    /// The index of a pick in the list of the awaited decision, as this seat sees it.
    fn placed(&self, seat: Seat, pick: &Self::Pick) -> Option<usize>;

    /// An option is picked, by its index in the list as this seat sees it.
    ///
    /// # Errors
    /// There is no such option; the game is as it was.
    fn take(&mut self, seat: Seat, option: usize) -> Result<Happened<Self>, Forbidden>;

    /// What this seat knows of the awaited decision; `None` if it is not asked.
    fn known_to(&self, seat: Seat) -> Option<Self::Known>;

    /// How many cards of the own hand were drawn by the rules since the previous decision.
    fn drawn(known: &Self::Known, facts: &[Self::Happened]) -> usize;

    /// The pick of the seat that must choose, at the level of this word; `None` when the game is over.
    fn answer(&self, level: &str, seed: u64) -> Option<usize>;

    /// The options of a view in the coach's words.
    fn in_words(view: &Self::Seen) -> Vec<String> {
        Self::labels(view)
    }

    /// Does this option only cost something?
    fn is_useless(_: &Self::Seen, _option: usize) -> bool {
        false
    }

    /// What is asked, in the middle of a sentence, if the words of this option do not say it: "choose what R2-D2 attacks".
    fn question(_: &Self::Seen, _option: usize) -> Option<String> {
        None
    }

    /// Why one option is better than another, the weightiest reason first: "your base has 1.4 more HP".
    fn reasons(better: &Judged<Outlook<Self>>, worse: &Judged<Outlook<Self>>) -> Vec<String>;
}

/// Is a seat, or a partner who plays with open hands, asked now?
pub fn is_asked<G: Practised>(game: &G, seat: Seat) -> bool {
    game.awaits().is_some_and(|awaits| awaits.seats.meets(game.open_to(seat)))
}
