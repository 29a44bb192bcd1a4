//! The actions of a position that have one end: nobody else chooses anything, and nothing hidden or random decides.

use seats::Seat;
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::Fact;
use swu_rules::table::card::Uid;
use swu_rules::visible_game::{Led, Open};

/// The most picks of an action, those without an alternative included.
const MOST: usize = 12;

/// An action with what is chosen for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// The choices.
    pub(super) choices: Vec<Choice>,
    /// The card that acts, if it is in play.
    pub(super) by: Option<Uid>,
    /// What it is aimed at.
    pub(super) at: Option<Uid>,
    /// Is it an attack?
    pub(super) attacks: bool,
}

/// An action played to its end.
pub(super) struct Ended {
    /// The position after it.
    pub(super) open: Open,
    /// What happened.
    pub(super) facts: Vec<Fact>,
    /// All picks that led there, by their indices.
    pub(super) picks: Vec<usize>,
}

/// All actions of whoever must act, with one target at most.
pub(super) fn lines(book: &Book, open: &Open) -> Vec<Line> {
    let Some(decision) = open.decision().filter(|decision| decision.prompt == Prompt::Action) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for choice in &decision.options {
        let (by, attacks) = match choice {
            Choice::Attack(uid) => (*uid, true),
            Choice::Play(uid, ..) | Choice::Use(uid, ..) | Choice::Deploy(uid) => (*uid, false),
            _ => continue,
        };
        let line = Line { choices: vec![*choice], by: Some(by), at: None, attacks };
        let Some((_, next, _)) = picked(book, open, &line.choices) else { continue };
        match targets(&next, open.eyes()) {
            Some(targets) => lines.extend(targets.into_iter().map(|uid| Line {
                choices: vec![*choice, Choice::Card(uid)],
                at: Some(uid),
                ..line
            })),
            None => lines.push(line),
        }
    }
    lines
}

/// The cards that the seat may choose next, if that is what it must do.
fn targets(open: &Open, eyes: Seat) -> Option<Vec<Uid>> {
    let decision = open.decision().filter(|decision| decision.seat == eyes && decision.prompt != Prompt::Action)?;
    let aimed = decision.options.len() > 1 || decision.prompt == Prompt::AttackTarget;
    let card = |choice: &Choice| match choice {
        Choice::Card(uid) => Some(*uid),
        _ => None,
    };
    aimed.then(|| decision.options.iter().filter_map(card).collect())
}

/// Makes these choices one after another; `None` if one of them is not offered, or leads to something hidden.
fn picked(book: &Book, open: &Open, choices: &[Choice]) -> Option<(Vec<Fact>, Open, Vec<usize>)> {
    let (mut open, mut facts, mut picks, mut new) = (open.clone(), Vec::new(), Vec::new(), Vec::new());
    for choice in choices {
        let place = open.decision()?.options.iter().position(|option| option == choice)?;
        if open.choose(book, place, &mut new) != Led::On {
            return None;
        }
        facts.append(&mut new);
        picks.push(place);
    }
    Some((facts, open, picks))
}

/// Plays an action to its end; `None` if it does not have just one.
pub(super) fn play(book: &Book, open: &Open, line: &Line) -> Option<Ended> {
    let (mut facts, mut open, mut picks) = picked(book, open, &line.choices)?;
    let mut new = Vec::new();
    while let Some(decision) = open.decision().filter(|decision| decision.prompt != Prompt::Action) {
        if decision.options.len() > 1 || decision.private || picks.len() > MOST {
            return None;
        }
        if open.choose(book, 0, &mut new) != Led::On {
            return None;
        }
        facts.append(&mut new);
        picks.push(0);
    }
    Some(Ended { open, facts, picks })
}
