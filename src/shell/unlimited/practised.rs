//! Star Wars: Unlimited as it is practised.

use crate::practice::practised::{Happened, Practised};
use crate::words::lower_first;
use coach::Judged;
use hotseat::hosted::Forbidden;
use seats::Seat;
use std::sync::Arc;
use swu_hosted::{CardData, Pick, Unlimited};
use swu_minds::bots::{Level, think};
use swu_minds::coach::{Followed, Outlook, reasons, review};
use swu_rules::book::Book;
use swu_rules::evaluation::Quantity;
use swu_rules::fact::Fact;
use swu_rules::redeal::Lists;
use swu_view::{OptionView, Verb, View};

impl Practised for Unlimited {
    const PLAYERS: [&'static str; 2] =
        ["sensible players play on to the end of round 4", "both sides search their next moves, as steady does"];

    const WHEN: [&'static str; 2] = ["after round 4", "at the end of the games"];

    type Happened = Fact;

    type Known = Followed;

    fn data(&self) -> &Arc<CardData> {
        Unlimited::data(self)
    }

    fn book(data: &Arc<CardData>) -> &Book {
        &data.book
    }

    fn seen_by(&self, seat: Seat) -> View {
        Unlimited::seen_by(self, seat)
    }

    fn asked(view: &View) -> Option<Seat> {
        view.decision.as_ref().map(|decision| decision.seat)
    }

    fn undecided(view: View) -> View {
        View { decision: None, ..view }
    }

    fn names(&self) -> &[String] {
        Unlimited::names(self)
    }

    fn opening(&self) -> Vec<Fact> {
        Unlimited::opening(self).to_vec()
    }

    fn placed(&self, _: Seat, pick: &Pick) -> Option<usize> {
        self.place(pick)
    }

    fn take(&mut self, _: Seat, option: usize) -> Result<Happened<Unlimited>, Forbidden> {
        Unlimited::take(self, option).map_err(|error| error.to_string().into())
    }

    fn known_to(&self, seat: Seat) -> Option<Followed> {
        self.sight(&Lists::Closed).filter(|sight| sight.eyes() == seat).map(Followed::searched)
    }

    fn drawn(known: &Followed, facts: &[Fact]) -> usize {
        review::drew(known.sight(), facts)
    }

    fn answer(&self, level: &str, seed: u64) -> Option<usize> {
        let (sight, level) = (self.sight(&Lists::Closed)?, Level::named(level)?);
        Some(think(&self.data().book, &sight, level, level.iterations(), seed, &|| false)?.option)
    }

    fn in_words(view: &View) -> Vec<String> {
        let options = view.decision.iter().flat_map(|decision| &decision.options);
        let words = |option: &OptionView| match option.verb {
            Verb::Yes | Verb::No => format!("answer \"{}\"", option.label),
            _ => option.label.clone(),
        };
        options.map(words).collect()
    }

    fn is_useless(view: &View, option: usize) -> bool {
        let decision = view.decision.as_ref();
        decision.and_then(|decision| decision.options.get(option)).is_some_and(OptionView::only_costs)
    }

    fn question(view: &View, option: usize) -> Option<String> {
        let decision = view.decision.as_ref()?;
        let verb = decision.options.get(option)?.verb;
        matches!(verb, Verb::Card | Verb::Yes | Verb::No | Verb::Skip | Verb::Number)
            .then(|| lower_first(&decision.prompt))
    }

    fn reasons(better: &Judged<[Outlook; 2]>, worse: &Judged<[Outlook; 2]>) -> Vec<String> {
        reasons(better, worse).into_iter().filter_map(|reason| phrase(reason.what, reason.own, reason.by)).collect()
    }
}

/// "your base has 1.4 more HP".
fn phrase(what: Quantity, own: bool, by: f32) -> Option<String> {
    let (whose, who) = if own { ("your", "you have") } else { ("their", "they have") };
    let amount = by.abs();
    let [more, fewer] = if by < 0.0 { ["less", "fewer"] } else { ["more", "more"] };
    Some(match what {
        Quantity::Base => format!("{whose} base has {amount:.1} {more} HP"),
        Quantity::Power => format!("{whose} units have {amount:.1} {more} power in all"),
        Quantity::Health => format!("{whose} units have {amount:.1} {more} HP in all"),
        Quantity::Units => format!("{who} {amount:.1} {fewer} units"),
        Quantity::ReadyPower => format!("{whose} ready units have {amount:.1} {more} power"),
        Quantity::Sentinel => format!("{whose} units with Sentinel have {amount:.1} {more} HP"),
        Quantity::Deployed => format!("{who} {amount:.1} {fewer} deployed leaders"),
        Quantity::Hand => format!("{who} {amount:.1} {fewer} cards in hand"),
        Quantity::Resources => format!("{who} {amount:.1} {fewer} resources"),
        _ => return None,
    })
}
