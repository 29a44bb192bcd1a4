//! The game as it is practised: what a coach needs to go through it.

use crate::known::{Known, Outlook};
use crate::mind::Opponent;
use crate::{CardData, Deckbuilding, Pick};
use coach::Judged;
use deckbuilding::bots::Policy;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::fact::{Fact, Log, What};
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::measured::Quantity;
use deckbuilding::rules::view::{Verb, View};
use hotseat::bots::mind::{Budget, Never};
use hotseat::hosted::Forbidden;
use hotseat::log::Weight;
use seats::Seat;
use shell::practice::practised::{Happened, Practised};
use shell::words::lower_first;
use std::sync::Arc;

/// How much of a game a reason must be about to be told.
const WORTH_SAYING: f32 = 0.01;

impl Practised for Deckbuilding {
    const PLAYERS: [&'static str; 2] = ["both sides then play on for four turns by what looks best"; 2];

    const WHEN: [&'static str; 2] = ["four turns later"; 2];

    type Happened = Fact;

    type Known = Known;

    fn data(&self) -> &Arc<CardData> {
        &self.data
    }

    fn book(data: &Arc<CardData>) -> &Book {
        &data.book
    }

    fn seen_by(&self, seat: Seat) -> View {
        self.shown(self.eyes(seat))
    }

    fn asked(view: &View) -> Option<Seat> {
        view.decision.as_ref().map(|decision| Seat(decision.seat))
    }

    fn undecided(view: View) -> View {
        View { decision: None, ..view }
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn opening(&self) -> Vec<Fact> {
        self.opening.clone()
    }

    fn placed(&self, seat: Seat, pick: &Pick) -> Option<usize> {
        let options = self.seen(self.eyes(seat)).decision?.options;
        options.iter().position(|option| Pick::of(option) == *pick)
    }

    fn take(&mut self, seat: Seat, option: usize) -> Result<Happened<Deckbuilding>, Forbidden> {
        let seen = self.seen(self.eyes(seat)).decision.map_or(0, |decision| decision.options.len());
        let places = self.game.seen_options(&self.data.book, seat, seen);
        let place = places.get(option).copied().ok_or("this cannot be chosen now")?;
        let (mut log, data) = (Log::keeping(), Arc::clone(&self.data));
        self.game.choose(&data.book, place, &mut log).map_err(|error| error.to_string())?;
        let seen = self.witnessed(&log.facts);
        Ok((log.facts, seen))
    }

    fn known_to(&self, seat: Seat) -> Option<Known> {
        if !self.game.deciders().has(seat) {
            return None;
        }
        let decision = self.seen(self.eyes(seat)).decision?;
        Some(Known::of(&self.game, seat, &decision))
    }

    /// Hands are drawn at the end of a turn: what is decided first in a turn comes after it.
    fn drawn(known: &Known, facts: &[Fact]) -> usize {
        let turn = facts.iter().rev().take_while(|fact| fact.what != What::TurnBegan);
        let acted = turn.filter(|fact| !matches!(fact.what, What::BaseChosen | What::BaseRevealed));
        let first = acted.map(|fact| crate::noticed::weight(fact.what)).all(|weight| weight != Weight::Action);
        usize::from(known.in_turn && first)
    }

    fn answer(&self, level: &str, seed: u64) -> Option<usize> {
        self.game.decision()?;
        let (policy, deciders) = (Policy::of(level)?, self.game.deciders());
        let deal = |seed| Some(self.game.redealt(deciders, seed));
        let (mut bot, budget) = (Opponent::new(policy, seed), Budget::Iterations(policy.trials()));
        Some(bot.choose(&self.seen(Eyes::Of(deciders)), &deal, budget, &Never).option)
    }

    fn in_words(view: &View) -> Vec<String> {
        let options = view.decision.iter().flat_map(|decision| &decision.options);
        let words = |verb: Verb, label: &str| match verb {
            Verb::Yes | Verb::No => format!("answer \"{label}\""),
            _ => label.to_owned(),
        };
        options.map(|option| words(option.verb, &option.label)).collect()
    }

    fn question(view: &View, option: usize) -> Option<String> {
        let decision = view.decision.as_ref()?;
        let verb = decision.options.get(option)?.verb;
        let bare = matches!(verb, Verb::Card | Verb::Base | Verb::Seat | Verb::Yes | Verb::No | Verb::Number);
        // Behind the name of the card that asks, the question keeps its capital.
        let (prompt, card) = (decision.prompt.trim_end_matches('?'), decision.source.as_ref());
        let named = card.is_some_and(|card| prompt.starts_with(&card.name));
        bare.then(|| if named { prompt.to_owned() } else { lower_first(prompt) })
    }

    fn reasons(better: &Judged<Outlook>, worse: &Judged<Outlook>) -> Vec<String> {
        let of = |side: usize| {
            let difference = move |what: Quantity| {
                let by = better.outlook[side][what as usize] - worse.outlook[side][what as usize];
                let worth = what.weight() * by * if side == 0 { 1.0 } else { -1.0 };
                (worth, phrase(what, side == 0, by))
            };
            Quantity::ALL.into_iter().map(difference)
        };
        let mut all: Vec<(f32, Option<String>)> =
            of(0).chain(of(1)).filter(|(worth, _)| *worth >= WORTH_SAYING).collect();
        all.sort_by(|one, two| two.0.total_cmp(&one.0));
        all.into_iter().filter_map(|(_, phrase)| phrase).collect()
    }
}

/// "you have taken 0.4 more bases".
fn phrase(what: Quantity, own: bool, by: f32) -> Option<String> {
    let (who, whose) = if own { ("you", "your") } else { ("they", "their") };
    let amount = by.abs();
    let [more, fewer] = if by < 0.0 { ["less", "fewer"] } else { ["more", "more"] };
    Some(match what {
        Quantity::Bases => format!("{who} have taken {amount:.1} {fewer} bases"),
        Quantity::Cost => format!("{whose} cards cost {amount:.1} {more} in all"),
        Quantity::Starters => format!("{who} own {amount:.1} {fewer} starting cards"),
        Quantity::Ships => format!("{whose} ships have {amount:.1} {more} hit points left"),
        // What one side has of it, the other lacks: said once.
        Quantity::Force if own => {
            format!("the Force is {amount:.1} steps {} your side", if by < 0.0 { "further from" } else { "nearer to" })
        }
        Quantity::Force => return None,
    })
}
