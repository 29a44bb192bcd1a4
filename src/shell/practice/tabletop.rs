//! A game somebody practises on: one seat is theirs, nothing is written down, and every step can be taken back.

use super::practised::{Practised, is_asked};
use crate::refusal::{Refusal, TableFault};
use crate::session::Shown;
use hotseat::log::{Line as LogLine, Weight, Witnessed};
use hotseat::narration::Narration;
use seats::Seat;
use swu_hosted::Unlimited;
use swu_rules::book::Book;
use swu_rules::game::Game;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;

/// How many actions are told; earlier ones are in the log.
const NEWS: usize = 3;

/// A game to practise on.
#[derive(Clone)]
pub struct Tabletop<G: Practised = Unlimited> {
    game: G,
    you: Seat,
    log: Vec<LogLine>,
    /// Cards that this seat looked at, or that were turned up for everybody, each with its line of the log.
    turned_up: Vec<(usize, Shown)>,
    /// What was in play after every pick, from the beginning to now.
    in_play: Vec<Vec<u16>>,
    /// What every seat had left at the beginning, and at the end of each round or now.
    rounds: Vec<(u16, Vec<i16>)>,
    /// The results of the last pick, whoever made it.
    facts: Vec<G::Happened>,
    /// The game before each of the person's picks, newest last.
    before: Vec<Kept<G>>,
    /// The length of the log after the person's last pick.
    acted: usize,
    /// Its length before the person's last action.
    began: usize,
}

/// A game as it was.
#[derive(Clone)]
struct Kept<G> {
    game: G,
    lines: usize,
    moments: usize,
    rounds: Vec<(u16, Vec<i16>)>,
    acted: usize,
    began: usize,
}

impl Tabletop {
    /// The cards.
    pub fn book(&self) -> &Book {
        &self.game.data().book
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.game.game()
    }

    /// What each seat remembers.
    pub fn memories(&self) -> Vec<Memory> {
        self.game.memories().cloned().collect()
    }

    /// What the seat that must choose knows.
    pub fn sight(&self, lists: &Lists) -> Option<Sight> {
        self.game.sight(lists)
    }
}

impl<G: Practised> Tabletop<G> {
    /// A game, and whose seat is practised.
    pub fn of(game: G, you: Seat) -> Tabletop<G> {
        let (log, turned_up, facts, before) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (in_play, rounds) = (vec![game.in_play()], vec![(game.round(), game.standing())]);
        Tabletop { game, you, log, turned_up, in_play, rounds, facts, before, acted: 0, began: 0 }
    }

    /// Adds what was in play after every pick up to now.
    pub fn with_past(self, in_play: Vec<Vec<u16>>) -> Tabletop<G> {
        Tabletop { in_play, ..self }
    }

    /// Whose seat is practised.
    pub fn you(&self) -> Seat {
        self.you
    }

    /// The cards, to be shared.
    pub fn data(&self) -> &G::Data {
        self.game.data()
    }

    /// The game, for what is the same for every game.
    pub fn of_game(&self) -> &G {
        &self.game
    }

    /// The round or turn.
    pub fn round(&self) -> u16 {
        self.game.round()
    }

    /// What the practised seat knows of its decision; `None` if it is not asked.
    pub fn known(&self) -> Option<G::Known> {
        self.game.known_to(self.you)
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.game.names()
    }

    /// The table as the practised seat sees it.
    pub fn view(&self) -> G::Seen {
        self.game.seen_by(self.you)
    }

    /// The table as everybody sees it.
    pub fn public(&self) -> G::Seen {
        self.game.public()
    }

    /// What happened, as that seat saw it.
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// What has happened since the person's last pick, as that seat saw it.
    pub fn since(&self) -> &[LogLine] {
        &self.log[self.acted.min(self.log.len())..]
    }

    /// The numbers of everything in play after every pick, from the beginning to now.
    pub fn in_play(&self) -> &[Vec<u16>] {
        &self.in_play
    }

    /// Does the decision only continue the person's newest pick, which has had no effect yet?
    pub fn is_begun(&self) -> bool {
        self.is_yours() && self.before.last().is_some_and(|kept| kept.lines == self.log.len())
    }

    /// The results of the person's last action, if any, and what the others have done since.
    pub fn news(&self) -> Vec<Narration> {
        let mut own = self.before.iter().any(|kept| kept.lines == self.began);
        let actions = self.log[self.began.min(self.log.len())..].chunk_by(|_, next| !next.weight.begins());
        let told = actions.filter_map(|lines| {
            lines.first().filter(|line| line.weight == Weight::Action)?;
            let own = std::mem::take(&mut own);
            Narration::of(lines).filter(|told| !own || !told.parts.is_empty())
        });
        let told: Vec<Narration> = told.collect();
        told[told.len().saturating_sub(NEWS)..].to_vec()
    }

    /// Have others done something since the person's last pick?
    pub fn others_did(&self) -> bool {
        self.since().iter().any(|line| line.weight == Weight::Action)
    }

    /// The results of the last pick, for code that watches over a goal.
    pub fn facts(&self) -> &[G::Happened] {
        &self.facts
    }

    /// Must the practised seat choose?
    pub fn is_yours(&self) -> bool {
        is_asked(&self.game, self.you)
    }

    /// A pick of the person's, which can be taken back.
    ///
    /// # Errors
    /// There is no such choice.
    pub fn pick(&mut self, option: usize) -> Result<(), Refusal> {
        let (lines, moments) = (self.log.len(), self.in_play.len());
        let (game, rounds) = (self.game.clone(), self.rounds.clone());
        let kept = Kept { game, lines, moments, rounds, acted: self.acted, began: self.began };
        self.make(option)?;
        if self.log[lines..].iter().any(|line| line.weight == Weight::Action) {
            self.began = lines;
        }
        self.acted = self.log.len();
        self.before.push(kept);
        Ok(())
    }

    /// A pick that is made without the person.
    ///
    /// # Errors
    /// There is no such choice.
    pub fn make(&mut self, option: usize) -> Result<(), Refusal> {
        let (facts, seen) = self.game.take(self.asked(), option).map_err(|_| TableFault::NoChoice)?;
        self.facts = facts;
        for fact in &seen {
            let line = self.line(fact);
            self.turned_up.extend(self.turns_up(fact).map(|shown| (line.number, shown)));
            self.log.push(line);
        }
        self.in_play.push(self.game.in_play());
        self.count_round();
        Ok(())
    }

    /// The seat in whose list options are counted: the practised one if it is asked.
    fn asked(&self) -> Seat {
        let first = self.game.awaits().and_then(|awaits| awaits.seats.first());
        first.filter(|_| !self.is_yours()).unwrap_or(self.you)
    }

    fn count_round(&mut self) {
        let (round, standing) = (self.game.round(), self.game.standing());
        match self.rounds.last_mut() {
            Some((last, left)) if *last == round && round > 0 => *left = standing,
            Some((last, _)) if *last == round => {}
            _ => self.rounds.push((round, standing)),
        }
    }

    /// What every seat had left at the beginning, and at the end of each round or now.
    pub fn rounds(&self) -> &[(u16, Vec<i16>)] {
        &self.rounds
    }

    /// If a seat other than the practised one must choose, it picks at this level. `None` if none must.
    pub fn others_pick(&mut self, level: &str, seed: u64) -> Option<()> {
        if self.is_yours() {
            return None;
        }
        let option = self.game.answer(level, seed)?;
        self.make(option).ok()
    }

    fn line(&self, fact: &Witnessed<G::Fact>) -> LogLine {
        LogLine::of(self.log.len() + 1, self.noticed(fact).0)
    }

    /// A fact as that seat saw it, and whether everybody saw it that way.
    fn noticed<'a>(&self, fact: &'a Witnessed<G::Fact>) -> (&'a G::Fact, bool) {
        let closer = fact.closer.iter().find(|(seats, _)| seats.has(self.you));
        closer.map_or((&fact.public, true), |(_, noticed)| (noticed, false))
    }

    fn turns_up(&self, fact: &Witnessed<G::Fact>) -> Option<Shown> {
        let (noticed, everybody) = self.noticed(fact);
        let cards = G::cards(noticed).to_vec();
        let shown = Shown { everybody, table_next: false, line: 0, text: noticed.to_string(), cards };
        (!shown.cards.is_empty()).then_some(shown)
    }

    /// The cards turned up for that seat after this many lines of the log.
    pub fn turned_up(&self, lines: usize) -> impl Iterator<Item = &Shown> {
        self.turned_up.iter().filter(move |(line, _)| *line > lines).map(|(_, shown)| shown)
    }

    /// Can a pick of the person's be taken back?
    pub fn can_take_back(&self) -> bool {
        !self.before.is_empty()
    }

    /// What that seat first saw of the person's newest pick, without a full stop.
    pub fn newest(&self) -> Option<&str> {
        self.before.last().and_then(|kept| self.log.get(kept.lines)).map(|line| line.text.as_str())
    }

    /// Takes the person's newest pick back; false if there is none.
    pub fn take_back(&mut self) -> bool {
        let Some(Kept { game, lines, moments, rounds, acted, began }) = self.before.pop() else { return false };
        (self.game, self.rounds) = (game, rounds);
        self.log.truncate(lines);
        self.in_play.truncate(moments);
        self.turned_up.retain(|(line, _)| *line <= lines);
        (self.acted, self.began) = (acted, began);
        true
    }
}
