//! Actions and picks on a game.

use super::deed::Deed;
use super::fault::Wrong;
use super::line::cut;
use super::names::Names;
use super::pick;
use super::reference::Missed;
use crate::book::Book;
use crate::fact::Log;
use crate::game::Game;
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
    pub fn decision(&self) -> Result<DecisionView, String> {
        let view = self.game.view(self.book, self.names.first(self.game.seats()), Eyes::Judge);
        view.decision.ok_or_else(|| "nothing is awaited".to_owned())
    }

    fn choose(&mut self, option: usize) -> Result<(), String> {
        self.steps.push(Step::Option(option));
        self.game.choose(self.book, option, self.log).map_err(|why| why.to_string())
    }

    /// One line of action.
    ///
    /// # Errors
    /// The part that is impossible, and why; what came before it has happened.
    pub fn act<'t>(&mut self, line: &'t str) -> Result<(), Wrong<'t>> {
        match line {
            "all pass" => return self.all_pass().map_err(|why| Wrong::new(line, why)),
            "next round" => return self.next_round().map_err(|why| Wrong::new(line, why)),
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
        let wrong = |why: String| Wrong::new(deed, why);
        for pick in self.first(seat, deed).map_err(wrong)? {
            self.pick(seat, &pick).map_err(wrong)?;
        }
        for part in parts {
            let (by, pick) = self.names.begins(part, ": ").unwrap_or((seat, part));
            self.pick(by, pick).map_err(|why| Wrong::new(part, why))?;
        }
        self.settle().map_err(|why| Wrong::new(line, why))
    }

    /// Chooses the action; returns what it says about later picks.
    fn first(&mut self, seat: usize, deed: &str) -> Result<Vec<String>, String> {
        let picks = Deed::read(deed)?;
        let Some(verb) = picks.verb else { return Ok(picks.then) };
        let decision = self.decision()?;
        if decision.seat.index() != seat || decision.kind != DecisionKind::Action {
            return Err("it is not that player's action".to_owned());
        }
        let place = match &picks.card {
            Some(card) => pick::played(&decision.options, verb, picks.via, card, self.names),
            None => decision.options.iter().position(|option| option.verb == verb).ok_or(Missed::Nothing),
        }
        .map_err(|missed| format!("that action cannot be chosen: {missed}"))?;
        let cost = decision.options[place].cost;
        if picks.cost.is_some() && cost != picks.cost {
            return Err(format!("it costs {cost:?}"));
        }
        self.choose(place)?;
        Ok(picks.then)
    }

    /// Picks for a seat; single options before it are picked on the way.
    fn pick(&mut self, seat: usize, text: &str) -> Result<(), String> {
        loop {
            let decision = self.decision().map_err(|why| format!("{text}: {why}"))?;
            let missed = match pick::option(&decision, text, self.names) {
                Ok(place) if decision.seat.index() == seat => return self.choose(place),
                Ok(_) => format!("{} decides", self.names.name(decision.seat.index())),
                Err(missed) => format!("{missed}"),
            };
            if !forced(&decision) {
                return Err(format!("{text}: {missed}"));
            }
            self.choose(0)?;
        }
    }

    /// Picks wherever there is nothing to choose.
    fn settle(&mut self) -> Result<(), String> {
        while self.decision().is_ok_and(|decision| forced(&decision)) {
            self.choose(0)?;
        }
        Ok(())
    }

    fn all_pass(&mut self) -> Result<(), String> {
        let round = self.game.round();
        while self.game.round() == round && self.game.over().is_none() {
            let decision = self.decision()?;
            if decision.kind != DecisionKind::Action {
                break;
            }
            self.choose(pick::option(&decision, "pass", self.names).map_err(|missed| format!("passing: {missed}"))?)?;
        }
        Ok(())
    }

    fn next_round(&mut self) -> Result<(), String> {
        let round = self.game.round();
        self.all_pass()?;
        while self.game.over().is_none() && self.game.round() == round {
            let decision = self.decision()?;
            let place = match pick::option(&decision, "decline", self.names) {
                Ok(place) if decision.kind == DecisionKind::Resource => place,
                _ if forced(&decision) => 0,
                _ => return Err("something must be decided before the next round".to_owned()),
            };
            self.choose(place)?;
        }
        self.settle()
    }
}

/// Is there nothing to choose? Actions are always a choice.
fn forced(decision: &DecisionView) -> bool {
    decision.options.len() == 1 && decision.kind != DecisionKind::Action
}
