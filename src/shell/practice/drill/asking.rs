//! One question: the coach thinks from the moment it is shown, so that the verdict need not be waited for.

use super::redraws::{ENOUGH, Redraw};
use crate::practice::LOOK_EVERY;
use crate::practice::item::Item;
use crate::practice::tabletop::Tabletop;
use crate::refusal::{PracticeFault, Refusal};
use hotseat::bots::beside::Beside;
use seats::Seat;
use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_minds::coach::{Advice, Method, advise, advise_knowing};
use swu_minds::drills::{Kind, Odds, odds};
use swu_rules::decision::Choice;
use swu_rules::redeal::Lists;

/// After the answer, the verdict is given at the latest after this time, with what is known by then.
const PATIENCE: Duration = Duration::from_millis(900);
/// How often every option is tried before that, however slow the machine is: fewer games say nothing.
const FEWEST: u32 = 8;
/// The cost of a two-drop.
const CHEAP: i16 = 2;

/// An answer.
#[derive(Clone, Copy)]
pub(in crate::practice) struct Given {
    pub(in crate::practice) option: usize,
    pub(in crate::practice) seconds: f64,
}

/// A question about the table.
pub(in crate::practice) struct Question {
    /// The class that is scheduled.
    pub(in crate::practice) class: String,
    /// The seed of the games that are played on.
    pub(in crate::practice) seed: u64,
    /// The most games played on for each of the best options.
    pub(in crate::practice) games: u32,
    /// Has everybody seen the decks?
    pub(in crate::practice) open: bool,
    /// How many answer.
    pub(in crate::practice) people: usize,
    /// What is known about new opening hands.
    pub(in crate::practice) redraw: Option<Redraw>,
}

/// A question under way.
pub(in crate::practice) struct Asking {
    labels: Vec<String>,
    odds: Odds,
    class: String,
    job: Beside<Option<Advice>>,
    advice: Option<Advice>,
    given: Vec<Given>,
    /// How many answer.
    people: usize,
    /// Is somebody else asked to the keyboard first?
    waits: bool,
    since: Instant,
    /// When the verdict is due.
    until: Option<Instant>,
}

/// A question that was answered.
pub(in crate::practice) struct Judged {
    pub(in crate::practice) labels: Vec<String>,
    pub(in crate::practice) odds: Odds,
    pub(in crate::practice) class: String,
    pub(in crate::practice) advice: Advice,
    pub(in crate::practice) given: Vec<Given>,
}

impl Asking {
    /// Asks the practised seat's decision on the table; `None` if it has none.
    pub(in crate::practice) fn begin(tabletop: &Tabletop, question: Question, now: Instant) -> Option<Asking> {
        let Question { class, seed, games, open, people, redraw } = question;
        let lists = if open { Lists::open(tabletop.game()) } else { Lists::Closed };
        let sight = tabletop.sight(&lists).filter(|_| tabletop.is_yours())?;
        let labels = tabletop.view().decision?.options.into_iter().map(|option| option.label).collect();
        let found = odds(tabletop.book(), &sight);
        let data = Arc::clone(tabletop.data());
        let method = Method::sensible(games, seed);
        let mulligan = sight.decision()?.options.iter().position(|option| *option == Choice::Mulligan);
        let job = Beside::begin(move |hurried| {
            let tried = Cell::new(0);
            // It is asked each time every option has been tried.
            let stop = || tried.replace(tried.get() + 1) + 1 >= FEWEST && hurried();
            let Some((mut redraw, mulligan)) = redraw.zip(mulligan) else {
                return advise(&data.book, &sight, method, &stop);
            };
            let advice = advise_knowing(&data.book, &sight, method, (mulligan, &mut redraw.played, ENOUGH), &stop);
            redraw.keep();
            advice
        });
        let (people, given) = (people.max(1), Vec::new());
        // The first of several is asked to the keyboard, too: nobody else should see the hand.
        let waits = people > 1;
        Some(Asking { labels, odds: found, class, job, advice: None, given, people, waits, since: now, until: None })
    }

    /// May somebody answer?
    pub(in crate::practice) fn is_open(&self) -> bool {
        !self.waits && !self.is_answered()
    }

    /// Have all answered?
    pub(in crate::practice) fn is_answered(&self) -> bool {
        self.given.len() >= self.people
    }

    /// How many have.
    pub(in crate::practice) fn count(&self) -> usize {
        self.given.len()
    }

    pub(in crate::practice) fn awaits(&self) -> Option<Seat> {
        (self.waits && !self.is_answered()).then_some(Seat(self.given.len() as u8))
    }

    pub(in crate::practice) fn came(&mut self, now: Instant) {
        (self.waits, self.since) = (false, now);
    }

    pub(in crate::practice) fn answer(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        if !self.is_open() || option >= self.labels.len() {
            return Err(PracticeFault::NotAsked.into());
        }
        self.given.push(Given { option, seconds: now.saturating_duration_since(self.since).as_secs_f64() });
        self.waits = true;
        if self.is_answered() {
            self.until = Some(now + PATIENCE);
        }
        Ok(())
    }

    /// Time passed; true once all have answered and the coach is done.
    pub(in crate::practice) fn tick(&mut self, now: Instant) -> bool {
        if self.until.is_some_and(|until| now >= until) {
            self.job.hurry();
        }
        if self.advice.is_none() {
            self.advice = self.job.done().flatten();
        }
        self.is_answered() && (self.advice.is_some() || self.job.is_over())
    }

    /// When to check again whether the coach is done.
    pub(in crate::practice) fn deadline(&self, now: Instant) -> Option<Instant> {
        self.is_answered().then(|| now + LOOK_EVERY)
    }

    /// The question with its answers, once both are there.
    pub(in crate::practice) fn judged(&mut self) -> Option<Judged> {
        if !self.is_answered() {
            return None;
        }
        if self.advice.is_none() {
            self.advice = self.job.done().flatten();
        }
        let advice = self.advice.take()?;
        let (labels, class) = (std::mem::take(&mut self.labels), std::mem::take(&mut self.class));
        Some(Judged { labels, class, advice, odds: self.odds.clone(), given: std::mem::take(&mut self.given) })
    }
}

/// The class that is scheduled: questions that are alike.
pub(in crate::practice) fn class(tabletop: &Tabletop, item: &Item) -> Option<String> {
    let sight = tabletop.sight(&Lists::Closed)?;
    let book = tabletop.book();
    let turn = if item.first { "first" } else { "second" };
    let bucket = match item.kind {
        Kind::Mulligan | Kind::Resources => {
            let cheap = sight.own_hand().into_iter().filter(|def| sight.price(book, *def) <= CHEAP).count();
            match cheap {
                0 => "no 2-drop",
                1 => "one 2-drop",
                _ => "several 2-drops",
            }
        }
        _ => match sight.round() {
            0..=2 => "early",
            3..=5 => "middle",
            _ => "late",
        },
    };
    Some(format!("{}, {}, {turn}, {bucket}", item.kind.word(), item.deck))
}
