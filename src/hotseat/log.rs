//! Everything that happened, and what each seat saw of it.

use super::key::SeatKey;
use super::narration::Brief;
use seats::{Seat, SeatSet};
use std::fmt::Display;
use std::ops::Range;

/// One thing that happened, as somebody saw it. Its text is a sentence without a full stop.
pub trait Fact: Clone + Display {
    /// How it matters to those who read the log.
    fn weight(&self) -> Weight {
        Weight::Action
    }

    /// Does it turn a hidden card face up for everybody?
    fn reveals(&self) -> bool {
        false
    }

    /// What it adds to the row that tells of its action.
    fn brief(&self) -> Brief {
        Brief::Sentence
    }

    /// Its sentence, and the places in it where a name alone does not say which thing is meant.
    fn told(&self) -> (String, Vec<Named>) {
        (self.to_string(), Vec::new())
    }

    /// What it adds to the statistics of the game.
    fn count(&self) -> Option<Count> {
        None
    }
}

/// What a fact adds to the statistics of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Whose number grows.
    pub seat: Seat,
    /// Which statistic: an index into [`Hosted::COUNTED`](super::hosted::Hosted::COUNTED).
    pub what: usize,
    /// By how much.
    pub amount: u16,
}

impl Fact for String {}

/// How a line matters to those who read the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A phase or a turn begins with it.
    Phase,
    /// Somebody did it.
    Action,
    /// Something or somebody is gone: the most important result of an action.
    Outcome,
    /// A result of what somebody did.
    Consequence,
    /// It only says how a result came about: what was paid, what triggered.
    Aside,
}

impl Weight {
    /// Does it begin something whose results follow?
    pub fn begins(self) -> bool {
        matches!(self, Weight::Phase | Weight::Action)
    }
}

/// One fact with its witnesses. Everybody sees that something happened; some see more of it, so that the numbers of the
/// log are the same for all.
#[derive(Clone, Debug)]
pub struct Witnessed<F> {
    /// What everybody saw: "Ann drew a card".
    pub public: F,
    /// What some seats saw instead: "Ann drew AT-ST". The first entry that includes one of the eyes counts.
    pub closer: Vec<(SeatSet, F)>,
    /// Who knows more than before because of it. Taking back past it is not free.
    pub learned: SeatSet,
}

impl<F> Witnessed<F> {
    /// A fact that everybody saw alike and that told nobody anything hidden.
    pub fn open(fact: F) -> Witnessed<F> {
        Witnessed { public: fact, closer: Vec::new(), learned: SeatSet::EMPTY }
    }

    /// What these eyes saw of it.
    pub fn seen_by(&self, eyes: SeatSet) -> &F {
        self.closer_to(eyes).unwrap_or(&self.public)
    }

    /// What these eyes saw of it that not everybody did.
    pub(super) fn closer_to(&self, eyes: SeatSet) -> Option<&F> {
        self.closer.iter().find(|(seats, _)| seats.meets(eyes)).map(|(_, fact)| fact)
    }
}

/// A thing in plain sight that a sentence calls by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// The byte after its name.
    pub at: usize,
    /// Its number, as in [`Hosted::in_play`](super::hosted::Hosted::in_play).
    pub id: u16,
}

/// A line of the log as somebody reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The fact's number, from 1.
    pub number: usize,
    /// How it matters to those who read it.
    pub weight: Weight,
    /// Does it turn a hidden card face up for everybody?
    pub reveals: bool,
    /// The fact, in a sentence without a full stop.
    pub text: String,
    /// What it adds to the row that tells of its action.
    pub brief: Brief,
    /// The things in it whose names do not say which one is meant, because something else is called so or because they
    /// are gone.
    pub named: Vec<Named>,
}

/// The lines of the current phase, without the one it begins with; and all lines before those.
pub fn this_phase(log: &[Line]) -> (&[Line], &[Line]) {
    let begins = log.iter().rposition(|line| line.weight == Weight::Phase);
    let (earlier, now) = log.split_at(begins.map_or(0, |at| at + 1));
    (now, earlier)
}

/// The lines with equal neighbours merged: "Bob puts a card into play as a resource (2 times)".
pub fn folded(lines: &[Line]) -> Vec<Line> {
    let runs = lines.chunk_by(|one, next| (one.weight, &one.text) == (next.weight, &next.text));
    let fold = |run: &[Line]| {
        let first = run.first()?;
        let text = match run.len() {
            1 => first.text.clone(),
            times => format!("{} ({times} times)", first.text),
        };
        Some(Line { text, ..first.clone() })
    };
    runs.filter_map(fold).collect()
}

impl Line {
    /// The line of a fact with this number.
    pub fn of<F: Fact>(number: usize, fact: &F) -> Line {
        let (weight, reveals, brief) = (fact.weight(), fact.reveals(), fact.brief());
        let (text, named) = fact.told();
        Line { number, weight, reveals, text, brief, named }
    }

    /// The line with the signs of the things whose names do not say which one is meant: "AT-ST (d) is defeated".
    pub fn signed(&self, sign: impl Fn(u16) -> Option<String>) -> Line {
        let mut text = self.text.clone();
        for named in self.named.iter().rev() {
            if let Some(sign) = sign(named.id) {
                text.insert_str(named.at, &format!(" ({sign})"));
            }
        }
        Line { text, named: Vec::new(), ..self.clone() }
    }

    /// How many columns it is indented from the line it results from.
    pub fn indent(&self) -> usize {
        match self.weight {
            weight if weight.begins() => 0,
            _ => 2,
        }
    }
}

#[derive(Clone)]
enum LogEntry<F> {
    Fact(Witnessed<F>),
    /// Said by the shell, public: "Ann took back 2 picks (asked Bob)".
    Note(String),
}

impl<F> LogEntry<F> {
    /// What everybody saw; `None` for a note.
    fn public(&self) -> Option<&F> {
        match self {
            LogEntry::Fact(fact) => Some(&fact.public),
            LogEntry::Note(_) => None,
        }
    }
}

/// Everything that happened. Only this crate can read more than the public side of it.
#[derive(Clone)]
pub struct Log<F> {
    entries: Vec<LogEntry<F>>,
}

impl<F: Fact> Log<F> {
    pub(super) fn new() -> Log<F> {
        Log { entries: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn add(&mut self, facts: Vec<Witnessed<F>>) {
        self.entries.extend(facts.into_iter().map(LogEntry::Fact));
    }

    pub(super) fn note(&mut self, text: String) {
        self.entries.push(LogEntry::Note(text));
    }

    /// Forgets the facts from `length` on, but no note: it stays written that something was taken back.
    pub(super) fn rewind(&mut self, length: usize) {
        let later = self.entries.split_off(length.min(self.entries.len()));
        self.entries.extend(later.into_iter().filter(|entry| matches!(entry, LogEntry::Note(_))));
    }

    /// What the facts add to the statistics, as everybody saw them.
    pub(super) fn counts(&self) -> impl Iterator<Item = Count> {
        self.entries.iter().filter_map(|entry| match entry {
            LogEntry::Fact(fact) => fact.public.count(),
            LogEntry::Note(_) => None,
        })
    }

    /// The facts from a line on, as everybody saw them, with the numbers of their lines.
    pub(super) fn public_from(&self, line: usize) -> impl Iterator<Item = (usize, &F)> {
        let entries = self.entries.iter().zip(1..).skip(line);
        entries.filter_map(|(entry, number)| Some((number, entry.public()?)))
    }

    /// The facts of some lines, as everybody saw them.
    pub(super) fn public_within(&self, lines: Range<usize>) -> impl Iterator<Item = &F> {
        self.entries.get(lines).unwrap_or_default().iter().filter_map(LogEntry::public)
    }

    pub(super) fn line(&self, index: usize, eyes: SeatSet) -> Option<Line> {
        let number = index + 1;
        Some(match self.entries.get(index)? {
            LogEntry::Fact(fact) => Line::of(number, fact.seen_by(eyes)),
            LogEntry::Note(text) => {
                let (weight, brief) = (Weight::Consequence, Brief::Nothing);
                Line { number, weight, reveals: false, text: text.clone(), brief, named: Vec::new() }
            }
        })
    }
}

/// The log through somebody's eyes: everybody's, or those of a key.
pub struct LogView<'a, F> {
    log: &'a Log<F>,
    eyes: SeatSet,
}

impl<'a, F: Fact> LogView<'a, F> {
    pub(super) fn public(log: &'a Log<F>) -> LogView<'a, F> {
        LogView { log, eyes: SeatSet::EMPTY }
    }

    pub(super) fn of(log: &'a Log<F>, key: &SeatKey) -> LogView<'a, F> {
        LogView { log, eyes: key.opens() }
    }

    /// How many lines there are; the same for all eyes.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Has nothing happened yet?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One line, counted from 0.
    pub fn line(&self, index: usize) -> Option<Line> {
        self.log.line(index, self.eyes)
    }

    /// The newest lines, at most `count`, oldest first.
    pub fn newest(&self, count: usize) -> Vec<Line> {
        (self.len().saturating_sub(count)..self.len()).filter_map(|index| self.line(index)).collect()
    }
}
