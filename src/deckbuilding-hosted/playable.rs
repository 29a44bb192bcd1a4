//! The game for front ends: views carry the choices, options become picks, and bots think.

use crate::mind::Opponent;
use crate::{Deckbuilding, Noticed, Pick, laid_out};
use deckbuilding::bots::Policy;
use deckbuilding::rules::view::View;
use hotseat::bots::mind::Mind;
use hotseat::sight::Sight;
use seats::Seat;
use serde_json::Value;
use shell::table_session::Playable;

impl Playable for Deckbuilding {
    const REVIEWED: bool = true;

    type Seen = View;

    fn pick_of(view: &View, option: usize) -> Option<(Seat, Pick)> {
        let decision = view.decision.as_ref()?;
        let option = decision.options.get(option)?;
        // Teammates act in one turn: the owner of the card acts. An attacked player is named, too, and does not act.
        let by = option.seat.filter(|seat| decision.seats.contains(seat)).unwrap_or(decision.seat);
        Some((Seat(by), Pick::of(option)))
    }

    fn labels(view: &View) -> Vec<String> {
        let options = view.decision.iter().flat_map(|decision| &decision.options);
        options.map(|option| option.label.clone()).collect()
    }

    fn played_with(view: &View) -> Vec<Vec<String>> {
        view.seats.iter().map(|seat| vec![seat.side.people().to_owned()]).collect()
    }

    fn laid_out(view: &View) -> Vec<String> {
        laid_out::table(view)
    }

    fn mind(level: Option<&str>) -> Box<dyn Mind<Sight<Deckbuilding>>> {
        let policy = level.and_then(Policy::of).unwrap_or(Policy::Sensible);
        Box::new(Opponent::new(policy, 0))
    }

    fn told_to_programs(view: &View) -> Option<(Value, Value)> {
        Some((serde_json::to_value(view).ok()?, serde_json::to_value(view.decision.as_ref()?).ok()?))
    }

    fn cards(fact: &Noticed) -> &[String] {
        fact.looked.as_slice()
    }
}
