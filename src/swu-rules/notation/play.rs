//! Actions and picks on a game.

use super::deed::{Deed, NoDeed};
use super::fault::Wrong;
use super::line::cut;
use super::names::Names;
use super::pick;
use super::reference::Missed;
use crate::book::Book;
use crate::fact::Log;
use crate::game::{Game, NotAnOption};
use crate::look::Eyes;
use seats::Seat;
use swu_view::{DecisionKind, DecisionView};

/// Plays the lines of action on a game. It sees everything: a card that a line names may be hidden.
pub struct Player<'a> {
    /// The cards.
    pub book: &'a Book,
    /// Who sits where.
    pub names: &'a Names,
    /// The game.
    pub game: &'a mut Game,
    /// What happens is written here.
    pub log: &'a mut Log,
    /// The choices made, for repeating them elsewhere.
    pub steps: &'a mut Vec<Step>,
}

/// Why a line of action cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The game is over.
    #[error("nothing is awaited")]
    NothingAwaited,
    /// The game refused an option that its own view offered.
    #[error(transparent)]
    NotAnOption(#[from] NotAnOption),
    /// The words are no action.
    #[error(transparent)]
    NoDeed(#[from] NoDeed),
    /// Somebody else acts, or something else is to be decided.
    #[error("it is not that player's action")]
    NotTheirAction,
    /// The action is not among the options.
    #[error("that action cannot be chosen: {0}")]
    NotOffered(Missed),
    /// The card has another price.
    #[error("it costs {0:?}")]
    Costs(Option<i16>),
    /// A pick cannot be made.
    #[error("{pick}: {why}")]
    Pick {
        /// What was to be picked.
        pick: String,
        /// Why it cannot be.
        why: PickFault,
    },
    /// The player cannot pass.
    #[error("passing: {0}")]
    Passing(Missed),
    /// A round ends only when everything is decided.
    #[error("something must be decided before the next round")]
    Undecided,
}

/// Why a pick cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PickFault {
    /// The game is over.
    #[error("nothing is awaited")]
    NothingAwaited,
    /// It is another player's choice.
    #[error("{0} decides")]
    Decides(String),
    /// It is not among the options.
    #[error(transparent)]
    Missed(#[from] Missed),
}

/// The choice made by a line of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The option at this index of the awaited decision, from 0.
    Option(usize),
    /// To give up the game.
    Concede(Seat),
}

impl Player<'_> {
    /// What is awaited.
    ///
    /// # Errors
    /// The game is over.
    pub fn decision(&self) -> Result<DecisionView, Unplayable> {
        let view = self.game.view(self.book, self.names.first(self.game.seats()), Eyes::Judge);
        view.decision.ok_or(Unplayable::NothingAwaited)
    }

    fn choose(&mut self, option: usize) -> Result<(), Unplayable> {
        self.steps.push(Step::Option(option));
        Ok(self.game.choose(self.book, option, self.log)?)
    }

    /// One line of action.
    ///
    /// # Errors
    /// The part that is impossible, and why; what came before it has happened.
    pub fn act<'t>(&mut self, line: &'t str) -> Result<(), Wrong<'t>> {
        match line {
            "all pass" => return self.all_pass().map_err(wrong(line)),
            "next round" => return self.next_round().map_err(wrong(line)),
            _ => {}
        }
        let mut parts = cut(line, '>').into_iter();
        let first = parts.next().unwrap_or(line);
        let Some((seat, deed)) = self.names.begins(first, " ") else {
            return Err(Wrong::new(first, "who does what? A line of action begins with a player's name"));
        };
        if deed == "concedes" {
            self.steps.push(Step::Concede(Seat(seat as u8)));
            self.game.concede(self.book, Seat(seat as u8), self.log);
            return Ok(());
        }
        for pick in self.first(seat, deed).map_err(wrong(deed))? {
            self.pick(seat, &pick).map_err(wrong(deed))?;
        }
        for part in parts {
            let (by, pick) = self.names.begins(part, ": ").unwrap_or((seat, part));
            self.pick(by, pick).map_err(wrong(part))?;
        }
        self.settle().map_err(wrong(line))
    }

    /// Chooses the action; returns what it says about later picks.
    fn first(&mut self, seat: usize, deed: &str) -> Result<Vec<String>, Unplayable> {
        let picks = Deed::read(deed)?;
        let Some(verb) = picks.verb else { return Ok(picks.then) };
        let decision = self.decision()?;
        if decision.seat.index() != seat || decision.kind != DecisionKind::Action {
            return Err(Unplayable::NotTheirAction);
        }
        let place = match &picks.card {
            Some(card) => pick::played(&decision.options, verb, picks.via, card, self.names),
            None => decision.options.iter().position(|option| option.verb == verb).ok_or(Missed::Nothing),
        }
        .map_err(Unplayable::NotOffered)?;
        let cost = decision.options[place].cost;
        if picks.cost.is_some() && cost != picks.cost {
            return Err(Unplayable::Costs(cost));
        }
        self.choose(place)?;
        Ok(picks.then)
    }

    /// Picks for a seat; single options before it are picked on the way.
    fn pick(&mut self, seat: usize, text: &str) -> Result<(), Unplayable> {
        let fault = |why| Unplayable::Pick { pick: text.to_owned(), why };
        loop {
            let decision = self.decision().map_err(|_| fault(PickFault::NothingAwaited))?;
            let missed = match pick::option(&decision, text, self.names) {
                Ok(place) if decision.seat.index() == seat => return self.choose(place),
                Ok(_) => PickFault::Decides(self.names.name(decision.seat.index()).to_owned()),
                Err(missed) => PickFault::Missed(missed),
            };
            if !forced(&decision) {
                return Err(fault(missed));
            }
            self.choose(0)?;
        }
    }

    /// Picks wherever there is nothing to choose.
    fn settle(&mut self) -> Result<(), Unplayable> {
        while self.decision().is_ok_and(|decision| forced(&decision)) {
            self.choose(0)?;
        }
        Ok(())
    }

    fn all_pass(&mut self) -> Result<(), Unplayable> {
        let round = self.game.round();
        while self.game.round() == round && self.game.over().is_none() {
            let decision = self.decision()?;
            if decision.kind != DecisionKind::Action {
                break;
            }
            self.choose(pick::option(&decision, "pass", self.names).map_err(Unplayable::Passing)?)?;
        }
        Ok(())
    }

    fn next_round(&mut self) -> Result<(), Unplayable> {
        let round = self.game.round();
        self.all_pass()?;
        while self.game.over().is_none() && self.game.round() == round {
            let decision = self.decision()?;
            let place = match pick::option(&decision, "decline", self.names) {
                Ok(place) if decision.kind == DecisionKind::Resource => place,
                _ if forced(&decision) => 0,
                _ => return Err(Unplayable::Undecided),
            };
            self.choose(place)?;
        }
        self.settle()
    }
}

/// What is wrong with this part of a line.
fn wrong<'t>(at: &'t str) -> impl Fn(Unplayable) -> Wrong<'t> {
    move |why| Wrong::new(at, why.to_string())
}

/// Is there nothing to choose? Actions are always a choice.
fn forced(decision: &DecisionView) -> bool {
    decision.options.len() == 1 && decision.kind != DecisionKind::Action
}
