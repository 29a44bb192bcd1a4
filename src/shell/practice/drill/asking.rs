//! One question: the coach thinks from the moment it is shown, so that the verdict need not be waited for.

use crate::practice::LOOK_EVERY;
use crate::practice::answers::{Answers, Given};
use crate::practice::item::Item;
use crate::practice::practised::{Outlook, Practised};
use crate::practice::tabletop::Tabletop;
use crate::practice::thinking::Thinking;
use crate::refusal::Refusal;
use coach::{Advice, Coach, Work};
use seats::Seat;
use std::time::Instant;
use swu_minds::drills::Kind;
use swu_rules::redeal::Lists;

/// The cost of a two-drop.
const CHEAP: i16 = 2;

/// A question about the table.
pub(in crate::practice) struct Question<K> {
    /// What whoever answers knows.
    pub(in crate::practice) known: K,
    /// How much the coach thinks about it.
    pub(in crate::practice) work: Work,
    /// How many answer.
    pub(in crate::practice) people: usize,
}

/// A question under way.
pub(in crate::practice) struct Asking<G: Practised> {
    labels: Vec<String>,
    thinking: Thinking<G>,
    coach: Option<Coach<G::Known>>,
    answers: Answers,
}

/// A question that was answered.
pub(in crate::practice) struct Judged<G: Practised> {
    pub(in crate::practice) labels: Vec<String>,
    pub(in crate::practice) advice: Advice<Outlook<G>>,
    pub(in crate::practice) given: Vec<Given>,
    coach: Coach<G::Known>,
    /// The coach was asked to think longer.
    longer: Option<Thinking<G>>,
}

impl<G: Practised> Judged<G> {
    /// The coach thinks longer about it.
    pub(in crate::practice) fn think_longer(&mut self, data: &G::Data) {
        if self.longer.is_none() {
            self.longer = Some(Thinking::longer(data, self.coach.clone()));
        }
    }

    /// Does it?
    pub(in crate::practice) fn is_thought_about(&self) -> bool {
        self.longer.is_some()
    }

    /// Time passed; true if the coach has thought longer.
    pub(in crate::practice) fn tick(&mut self) -> bool {
        let Some(longer) = &mut self.longer else { return false };
        if let Some(coach) = longer.done() {
            (self.advice, self.coach) = (coach.advice(), coach);
        } else if !longer.is_over() {
            return false;
        }
        self.longer = None;
        true
    }

    /// When to check again.
    pub(in crate::practice) fn deadline(&self, now: Instant) -> Option<Instant> {
        self.longer.is_some().then(|| now + LOOK_EVERY)
    }
}

impl<G: Practised> Asking<G> {
    /// Asks the practised seat's decision on the table; `None` if it has none.
    pub(in crate::practice) fn begin(
        tabletop: &Tabletop<G>,
        question: Question<G::Known>,
        now: Instant,
    ) -> Option<Asking<G>> {
        let Question { known, work, people } = question;
        if !tabletop.is_yours() {
            return None;
        }
        let labels = G::labels(&tabletop.view());
        let thinking = Thinking::begin(tabletop.data(), known, work)?;
        let answers = Answers::begin(labels.len(), people, now);
        Some(Asking { labels, thinking, coach: None, answers })
    }

    /// May somebody answer?
    pub(in crate::practice) fn is_open(&self) -> bool {
        self.answers.is_open()
    }

    /// Have all answered?
    pub(in crate::practice) fn is_answered(&self) -> bool {
        self.answers.is_complete()
    }

    /// How many have.
    pub(in crate::practice) fn count(&self) -> usize {
        self.answers.given().len()
    }

    pub(in crate::practice) fn awaits(&self) -> Option<Seat> {
        self.answers.awaits()
    }

    pub(in crate::practice) fn came(&mut self, now: Instant) {
        self.answers.came(now);
    }

    pub(in crate::practice) fn answer(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        self.answers.add(option, now)
    }

    /// Time passed; true once all have answered and the coach is done.
    pub(in crate::practice) fn tick(&mut self) -> bool {
        self.look();
        self.is_answered() && (self.coach.is_some() || self.thinking.is_over())
    }

    fn look(&mut self) {
        if self.coach.is_none() {
            self.coach = self.thinking.done();
        }
    }

    /// When to check again whether the coach is done.
    pub(in crate::practice) fn deadline(&self, now: Instant) -> Option<Instant> {
        self.is_answered().then(|| now + LOOK_EVERY)
    }

    /// The question with its answers, once both are there.
    pub(in crate::practice) fn judged(&mut self) -> Option<Judged<G>> {
        if !self.is_answered() {
            return None;
        }
        self.look();
        let coach = self.coach.take()?;
        let (labels, given) = (std::mem::take(&mut self.labels), self.answers.given().to_vec());
        Some(Judged { labels, advice: coach.advice(), given, coach, longer: None })
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
