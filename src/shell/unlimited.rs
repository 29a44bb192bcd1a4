//! The game of Star Wars: Unlimited on the screens: views carry the choices, options become picks.

use crate::seats::Seat;
use crate::shell::table_session::Shown;
use crate::unlimited::hosted::{Noticed, Pick, Unlimited};
use crate::unlimited::rules::view::{Verb, View};

impl Shown for Unlimited {
    fn pick_of(view: &View, option: usize) -> Option<(Seat, Pick)> {
        let decision = view.decision.as_ref()?;
        decision.options.get(option).map(|option| (decision.seat, Pick::of(option)))
    }

    /// A player that needs no person: never passes while it can act, attacks before anything else.
    fn bot_pick(view: &View) -> Pick {
        let options = view.decision.as_ref().map(|decision| decision.options.as_slice()).unwrap_or_default();
        let rank = |verb: Verb| match verb {
            Verb::Deploy => 0,
            Verb::Play => 1,
            Verb::Attack => 2,
            Verb::Use => 3,
            Verb::Initiative => 5,
            Verb::Pass => 6,
            Verb::Skip | Verb::No => 5,
            _ => 4,
        };
        let best = options.iter().min_by_key(|option| rank(option.verb));
        best.map_or_else(
            || Pick { verb: Verb::Pass, card: None, seat: None, ability: None, number: None, name: None, via: None },
            Pick::of,
        )
    }

    fn cards(fact: &Noticed) -> &[String] {
        &fact.looked
    }
}
