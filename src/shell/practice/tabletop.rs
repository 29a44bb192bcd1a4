//! A game that somebody practises on: one seat is theirs, nobody writes it down, and every step can be taken back.

use crate::hotseat::hosted::Hosted;
use crate::hotseat::log::{Line as LogLine, Weight, Witnessed};
use crate::seats::Seat;
use crate::shell::session::Shown;
use crate::shell::table_session::Playable;
use crate::unlimited::bots::{Level, think};
use crate::unlimited::hosted::{CardData, Noticed, Unlimited};
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::fact::Fact;
use crate::unlimited::rules::game::Game;
use crate::unlimited::rules::redeal::{Lists, Memory};
use crate::unlimited::rules::sight::Sight;
use crate::unlimited::rules::view::View;
use std::sync::Arc;

/// So many things that others did are told; earlier ones stand in the log.
const NEWS: usize = 3;

/// A game to practise on.
#[derive(Clone)]
pub struct Tabletop {
    game: Unlimited,
    you: Seat,
    log: Vec<LogLine>,
    /// Cards that this seat looked at, or that were turned up for everybody, each with its line of the log.
    turned_up: Vec<(usize, Shown)>,
    /// What lay in play after every pick, from the beginning to now.
    in_play: Vec<Vec<u16>>,
    /// What the others did since the last own pick, each with what is gone by it, without a full stop.
    news: Vec<String>,
    /// What came of the last pick, whoever made it.
    facts: Vec<Fact>,
    /// The game before each own pick, newest last.
    before: Vec<Kept>,
    /// How long the log was after the last own pick.
    acted: usize,
}

/// A game as it was.
#[derive(Clone)]
struct Kept {
    game: Unlimited,
    lines: usize,
    moments: usize,
    news: Vec<String>,
    acted: usize,
}

impl Tabletop {
    /// A game, and whose seat is practised.
    pub fn of(game: Unlimited, you: Seat) -> Tabletop {
        let (log, turned_up, news, facts, before) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let in_play = vec![game.in_play()];
        Tabletop { game, you, log, turned_up, in_play, news, facts, before, acted: 0 }
    }

    /// Whose seat is practised.
    pub fn you(&self) -> Seat {
        self.you
    }

    /// The cards, to be shared.
    pub fn data(&self) -> &Arc<CardData> {
        self.game.data()
    }

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

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.game.names()
    }

    /// The table as the seat that is practised sees it.
    pub fn view(&self) -> View {
        self.game.seen_by(self.you)
    }

    /// The table as everybody sees it.
    pub fn public(&self) -> View {
        self.game.public()
    }

    /// What happened, as that seat saw it.
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// What happened since the last own pick, as that seat saw it.
    pub fn since(&self) -> &[LogLine] {
        &self.log[self.acted.min(self.log.len())..]
    }

    /// What lay in play after every pick, from the beginning to now, by number.
    pub fn in_play(&self) -> &[Vec<u16>] {
        &self.in_play
    }

    /// Does the decision only go on with the newest own pick, of which nothing came yet?
    pub fn is_begun(&self) -> bool {
        self.is_yours() && self.before.last().is_some_and(|kept| kept.lines == self.log.len())
    }

    /// What the others did since the last own pick.
    pub fn news(&self) -> impl Iterator<Item = String> + '_ {
        self.news[self.news.len().saturating_sub(NEWS)..].iter().map(|told| format!("{told}."))
    }

    /// What came of the last pick, for whoever watches over a goal.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// What the seat that must choose knows.
    pub fn sight(&self, lists: &Lists) -> Option<Sight> {
        self.game.sight(lists)
    }

    /// Must the seat that is practised choose?
    pub fn is_yours(&self) -> bool {
        self.game().decision().is_some_and(|decision| decision.seat == self.you)
    }

    /// An own pick, which can be taken back.
    ///
    /// # Errors
    /// There is no such choice; as a sentence.
    pub fn pick(&mut self, option: usize) -> Result<(), String> {
        let (lines, moments) = (self.log.len(), self.in_play.len());
        let kept = Kept { game: self.game.clone(), lines, moments, news: self.news.clone(), acted: self.acted };
        self.make(option)?;
        self.news.clear();
        self.acted = self.log.len();
        self.before.push(kept);
        Ok(())
    }

    /// A pick that is made without the person.
    ///
    /// # Errors
    /// There is no such choice; as a sentence.
    pub fn make(&mut self, option: usize) -> Result<(), String> {
        let others = !self.is_yours();
        let (facts, seen) = self.game.take(option).map_err(|fault| format!("{fault}."))?;
        self.facts = facts;
        for fact in &seen {
            let line = self.line(fact);
            self.turned_up.extend(self.turns_up(fact).map(|shown| (line.number, shown)));
            match line.weight {
                Weight::Action if others => self.news.push(line.text.clone()),
                Weight::Outcome if others => {
                    if let Some(told) = self.news.last_mut() {
                        told.push_str("; ");
                        told.push_str(&line.text);
                    }
                }
                _ => {}
            }
            self.log.push(line);
        }
        self.in_play.push(self.game.in_play());
        Ok(())
    }

    /// Whoever must choose and is not practised picks as well as this level does. Nothing if nobody else must choose.
    pub fn others_pick(&mut self, level: Level, seed: u64) -> Option<()> {
        if self.is_yours() {
            return None;
        }
        let sight = self.sight(&Lists::Closed)?;
        let thought = think(self.book(), &sight, level, level.iterations(), seed, &|| false)?;
        self.make(thought.option).ok()
    }

    fn line(&self, fact: &Witnessed<Noticed>) -> LogLine {
        LogLine::of(self.log.len() + 1, self.noticed(fact).0)
    }

    /// A fact as that seat saw it, and whether everybody saw it so.
    fn noticed<'a>(&self, fact: &'a Witnessed<Noticed>) -> (&'a Noticed, bool) {
        let closer = fact.closer.iter().find(|(seats, _)| seats.has(self.you));
        closer.map_or((&fact.public, true), |(_, noticed)| (noticed, false))
    }

    fn turns_up(&self, fact: &Witnessed<Noticed>) -> Option<Shown> {
        let (noticed, everybody) = self.noticed(fact);
        let cards = Unlimited::cards(noticed).to_vec();
        let shown = Shown { everybody, table_next: false, text: noticed.to_string(), cards };
        (!shown.cards.is_empty()).then_some(shown)
    }

    /// The cards that were turned up for that seat after so many lines of the log.
    pub fn turned_up(&self, lines: usize) -> impl Iterator<Item = &Shown> {
        self.turned_up.iter().filter(move |(line, _)| *line > lines).map(|(_, shown)| shown)
    }

    /// Can an own pick be taken back?
    pub fn can_take_back(&self) -> bool {
        !self.before.is_empty()
    }

    /// What that seat saw first of the newest own pick, without a full stop.
    pub fn newest(&self) -> Option<&str> {
        self.before.last().and_then(|kept| self.log.get(kept.lines)).map(|line| line.text.as_str())
    }

    /// Takes the newest own pick back; false if there is none.
    pub fn take_back(&mut self) -> bool {
        let Some(Kept { game, lines, moments, news, acted }) = self.before.pop() else { return false };
        self.game = game;
        self.log.truncate(lines);
        self.in_play.truncate(moments);
        self.turned_up.retain(|(line, _)| *line <= lines);
        (self.news, self.acted) = (news, acted);
        true
    }
}
