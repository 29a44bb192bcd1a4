//! What a game must add to what is hosted, so that front ends can play it.

use super::teaching::Caption;
use crate::course::leaders_of;
use crate::games::Known;
use hotseat::bots::mind::{Budget, Mind};
use hotseat::hosted::Hosted;
use hotseat::journal::{Header, Journal, NotKept};
use hotseat::sight::Sight;
use seats::Seat;
use serde_json::Value;
use std::time::Duration;

/// What a game must add to be playable by front ends.
pub trait Playable:
    Hosted<Public = <Self as Playable>::Seen, View = <Self as Playable>::Seen> + Send + 'static
{
    /// Can a coach go through a game of this kind once it is over?
    const REVIEWED: bool;

    /// Are there decks that people could swap for a rematch?
    const HAS_DECKS: bool = false;

    /// What may be seen of it, by everybody or by one seat.
    type Seen: Send + 'static;

    /// With what everybody plays, in public: leaders; empty if there is nothing to say.
    fn played_with(view: &<Self as Playable>::Seen) -> Vec<Vec<String>> {
        leaders_of(Self::known(view))
    }

    /// The pick that an option of a view's decision means, and whose it is; `None` if there is no such option.
    fn pick_of(view: &<Self as Playable>::Seen, option: usize) -> Option<(Seat, Self::Pick)>;

    /// The options of a view's decision in words, in the order of [`pick_of`](Playable::pick_of).
    fn labels(view: &<Self as Playable>::Seen) -> Vec<String>;

    /// The table of a view in sentences, one for each thing on it, for texts outside any front end.
    fn laid_out(view: &<Self as Playable>::Seen) -> Vec<String>;

    /// A player that needs no person, at the level of this word; at the usual level without one.
    fn mind(level: Option<&str>) -> Box<dyn Mind<Sight<Self>>>;

    /// The view and its decision as the protocol writes them, for bots that are programs of their own; `None` if nobody
    /// decides, or if such programs cannot play this game.
    fn told_to_programs(_: &<Self as Playable>::Seen) -> Option<(Value, Value)> {
        None
    }

    /// How long it may think about one decision.
    fn budget(_level: Option<&str>) -> Budget {
        Budget::Time(Duration::from_secs(1))
    }

    /// The option that leaves nothing to choose, as everybody sees; `None` for most decisions.
    fn forced(_: &<Self as Playable>::Seen) -> Option<usize> {
        None
    }

    /// The option that is the only one, if somebody who hears it need not be asked: never an action.
    fn only(_: &<Self as Playable>::Seen) -> Option<usize> {
        None
    }

    /// The view for a match that knows the game, if there is one.
    fn known(_: &<Self as Playable>::Seen) -> Known<'_> {
        Known::Other
    }

    /// What is taught about the decision of a view at an open table; `None` if nothing is.
    fn caption(_: &<Self as Playable>::Seen) -> Option<Caption> {
        None
    }

    /// The ids of the cards that a fact shows to those who saw it.
    fn cards(_: &Self::Fact) -> &[String] {
        &[]
    }
}

/// Makes another file for a game, with its header in it.
pub type Elsewhere<G> =
    Box<dyn Fn(&Header<<G as Hosted>::Setup>) -> Result<Box<dyn Journal<<G as Hosted>::Pick>>, NotKept>>;
