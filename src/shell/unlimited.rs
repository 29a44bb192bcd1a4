//! The game of Star Wars: Unlimited on the screens: views carry the choices, options become picks.

use crate::bots::mind::{Budget, Mind, Stop, Thought};
use crate::hotseat::sight::Sight;
use crate::seats::Seat;
use crate::shell::games::Known;
use crate::shell::table_session::Playable;
use crate::unlimited::hosted::{Noticed, Pick, Unlimited};
use crate::unlimited::rules::view::{Verb, View};

impl Playable for Unlimited {
    type Seen = View;

    fn pick_of(view: &View, option: usize) -> Option<(Seat, Pick)> {
        let decision = view.decision.as_ref()?;
        decision.options.get(option).map(|option| (decision.seat, Pick::of(option)))
    }

    fn mind() -> Box<dyn Mind<Sight<Unlimited>>> {
        Box::new(Eager)
    }

    fn known(view: &View) -> Known<'_> {
        Known::Unlimited(view)
    }

    fn cards(fact: &Noticed) -> &[String] {
        &fact.looked
    }
}

/// Never passes while it can act, and acts by the first option: deploys, plays, attacks, uses abilities, in this order.
pub struct Eager;

impl Mind<Sight<Unlimited>> for Eager {
    fn think(&mut self, sight: &Sight<Unlimited>, _: Budget, _: &dyn Stop) -> Thought {
        Thought::of(eager(sight.view()))
    }

    fn is_quick(&self) -> bool {
        true
    }
}

/// The option that an eager player picks, out of a view with at least one.
pub fn eager(view: &View) -> usize {
    let options = view.decision.as_ref().map(|decision| decision.options.as_slice()).unwrap_or_default();
    let best = options.iter().enumerate().min_by_key(|(_, option)| rank(option.verb));
    best.map_or(0, |(place, _)| place)
}

fn rank(verb: Verb) -> u8 {
    match verb {
        Verb::Deploy => 0,
        Verb::Play => 1,
        Verb::Attack => 2,
        Verb::Use => 3,
        Verb::Initiative | Verb::Skip | Verb::No => 5,
        Verb::Pass => 6,
        _ => 4,
    }
}
