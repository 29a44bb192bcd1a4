//! Playing a text: every line in turn, on one game.

use super::expect;
use super::ground::{BASE, FILLER, LEADER, book};
use super::line::{Line, cut, lines};
use super::pick;
use super::reference::Missed;
use super::setup::{self, NAMES};
use super::show;
use cantina::seats::Seat;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::{Game, PlayerSetup};
use cantina::unlimited::rules::look::Eyes;
use cantina::unlimited::rules::table::options::GameOptions;
use cantina::unlimited::rules::view::{DecisionKind, DecisionView, Verb, Via, View};

/// A game that is being played from a text.
pub struct Table {
    /// The game.
    pub game: Game,
    /// Everything that happened.
    pub log: Log,
}

/// Plays a text; fails with the line, the reason and the position.
#[track_caller]
pub fn play(text: &str) {
    if let Err(why) = run(text) {
        panic!("{why}");
    }
}

/// Plays a text; the error holds the line, the reason and the position.
pub fn run(text: &str) -> Result<Table, String> {
    let mut scenario = setup::empty();
    let lines = lines(text);
    for line in &lines {
        if let Line::Setup(line) = line {
            setup::read(&mut scenario, line).map_err(|why| format!("{line}\n{why}"))?;
        }
    }
    let mut log = Log::keeping();
    let game = Game::scenario(book(), &scenario, 1, &mut log).map_err(|fault| fault.to_string())?;
    let mut table = Table { game, log };
    for line in &lines {
        let (line, result) = match line {
            Line::Setup(_) => continue,
            Line::Act(line) => (line, table.act(line)),
            Line::Expect(line) => (line, expect::all(&table, line)),
        };
        result.map_err(|why| format!("{line}\n{why}\n\n{}", show::position(&table.view())))?;
    }
    Ok(table)
}

/// A game of two plain decks, from its very start.
pub fn opening() -> Table {
    let card = |id: &str| book().find(id).unwrap_or_else(|| panic!("there is no {id}"));
    let player = PlayerSetup { leaders: vec![card(LEADER)], base: card(BASE), deck: vec![card(FILLER); 20] };
    let mut log = Log::keeping();
    let game = Game::start(book(), GameOptions::duel(), &[player.clone(), player], 1, &mut log);
    Table { game, log }
}

impl Table {
    /// Everything that can be seen.
    pub fn view(&self) -> View {
        let names: Vec<String> = NAMES.iter().take(self.game.seats()).map(|name| (*name).to_owned()).collect();
        self.game.view(book(), &names, Eyes::Judge)
    }

    /// What is awaited.
    pub fn decision(&self) -> Result<DecisionView, String> {
        self.view().decision.ok_or_else(|| "nothing is awaited".to_owned())
    }

    /// Picks an option by its place.
    pub fn choose(&mut self, option: usize) -> Result<(), String> {
        self.game.choose(book(), option, &mut self.log).map_err(|why| why.to_string())
    }

    /// One line of action.
    fn act(&mut self, line: &str) -> Result<(), String> {
        match line {
            "all pass" => return self.all_pass(),
            "next round" => return self.next_round(),
            _ => {}
        }
        let mut parts = cut(line, '>').into_iter();
        let (name, deed) = parts.next().and_then(|first| first.split_once(' ')).ok_or("who does what?")?;
        let seat = setup::seat(name)?;
        if deed == "concedes" {
            self.game.concede(book(), Seat(seat as u8), &mut self.log);
            return Ok(());
        }
        for pick in self.first(seat, deed)? {
            self.pick(seat, &pick)?;
        }
        for part in parts {
            match part.split_once(": ") {
                Some((other, pick)) if NAMES.contains(&other) => self.pick(setup::seat(other)?, pick)?,
                _ => self.pick(seat, part)?,
            }
        }
        self.settle()
    }

    /// Chooses the action; what it says about later picks is handed back.
    fn first(&mut self, seat: usize, deed: &str) -> Result<Vec<String>, String> {
        let picks = Deed::read(deed)?;
        let Some(verb) = picks.verb else { return Ok(picks.then) };
        let decision = self.decision()?;
        if decision.seat.index() != seat || decision.kind != DecisionKind::Action {
            return Err("it is not that player's action".to_owned());
        }
        let place = match &picks.card {
            Some(card) => pick::played(&decision.options, verb, picks.via, card),
            None => decision.options.iter().position(|option| option.verb == verb).ok_or(Missed::Nothing),
        }
        .map_err(|missed| format!("that action cannot be chosen: {missed:?}"))?;
        let cost = decision.options[place].cost;
        if picks.cost.is_some() && cost != picks.cost {
            return Err(format!("it costs {cost:?}"));
        }
        self.choose(place)?;
        Ok(picks.then)
    }

    /// Picks for a seat; lists of one option before it are picked on the way.
    fn pick(&mut self, seat: usize, text: &str) -> Result<(), String> {
        loop {
            let decision = self.decision().map_err(|why| format!("{text}: {why}"))?;
            let missed = match pick::option(&decision, text) {
                Ok(place) if decision.seat.index() == seat => return self.choose(place),
                Ok(_) => format!("{} decides", NAMES[decision.seat.index()]),
                Err(missed) => format!("{missed:?} fits"),
            };
            if !forced(&decision) {
                return Err(format!("{text}: {missed}"));
            }
            self.choose(0)?;
        }
    }

    /// Picks wherever there is nothing to choose.
    fn settle(&mut self) -> Result<(), String> {
        while self.view().decision.is_some_and(|decision| forced(&decision)) {
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
            self.choose(pick::option(&decision, "pass").map_err(|missed| format!("passing: {missed:?}"))?)?;
        }
        Ok(())
    }

    fn next_round(&mut self) -> Result<(), String> {
        let round = self.game.round();
        self.all_pass()?;
        while self.game.over().is_none() && self.game.round() == round {
            let decision = self.decision()?;
            let place = match pick::option(&decision, "decline") {
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

/// An action in words.
#[derive(PartialEq, Eq, Debug)]
pub struct Deed {
    /// The action, or nothing for picks.
    pub verb: Option<Verb>,
    /// The card it is about.
    pub card: Option<String>,
    /// How a card is played.
    pub via: Option<Via>,
    /// What it must cost.
    pub cost: Option<i16>,
    /// What is picked next.
    pub then: Vec<String>,
}

impl Deed {
    /// Reads `plays X on Y`, `attacks Y with X` and so on; also without the `s`.
    pub fn read(text: &str) -> Result<Deed, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let deed = |verb, card: &str, then: &[&str]| Deed {
            verb: Some(verb),
            card: (!card.is_empty()).then(|| card.to_owned()),
            via: None,
            cost: None,
            then: then.iter().map(|pick| (*pick).to_owned()).collect(),
        };
        Ok(match word {
            "plays" | "play" | "smuggles" | "smuggle" => {
                let via = word.starts_with("smuggle").then_some(Via::Smuggle);
                let (rest, target) = match rest.rsplit_once(" on ") {
                    Some((rest, target)) => (rest, vec![target]),
                    None => (rest, vec![]),
                };
                let (card, cost) = match rest.rsplit_once(" for ") {
                    Some((card, cost)) if cost.parse::<i16>().is_ok() => (card, cost.parse().ok()),
                    _ => (rest, None),
                };
                Deed { via, cost, ..deed(Verb::Play, card, &target) }
            }
            "attacks" | "attack" => match format!(" {rest}").rsplit_once(" with ") {
                Some((target, card)) if target.trim().is_empty() => deed(Verb::Attack, card, &[]),
                Some((target, card)) => deed(Verb::Attack, card, &[target.trim()]),
                None => return Err("attacks with what?".to_owned()),
            },
            "uses" | "use" => match rest.rsplit_once(" on ") {
                Some((card, target)) => deed(Verb::Use, card, &[target]),
                None => deed(Verb::Use, rest, &[]),
            },
            "deploys" | "deploy" => deed(Verb::Deploy, rest, &[]),
            "takes" | "take" if rest == "the initiative" => deed(Verb::Initiative, "", &[]),
            "passes" | "pass" => deed(Verb::Pass, "", &[]),
            "picks" | "pick" => Deed { verb: None, card: None, via: None, cost: None, then: vec![rest.to_owned()] },
            _ => return Err(format!("{text} is nothing that anybody does")),
        })
    }
}
