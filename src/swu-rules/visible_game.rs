//! A game as far as one seat sees it, for proofs: blanks replace every face the seat does not see, and a pick that
//! would turn one up, draw a card or use luck leads nowhere.
//!
//! So nothing computed from it depends on anything hidden.

mod supposing;
mod units;

pub use supposing::Suppose;
pub use units::{UnitNow, UpgradeNow};

use super::book::Book;
use super::decision::{Choice, Decision, Prompt};
use super::fact::{Fact, Log, What};
use super::game::Game;
use super::table::PhaseNow;
use super::table::card::{CardState, DefId, Uid, Zone};
use crate::flow::run;
use seats::Seat;
use seats::chance::Chance;
use swu_language::word::Arena;

/// A game with blanks for everything the seat does not see.
pub struct Open {
    game: Game,
    blank: Vec<bool>,
    eyes: Seat,
}

impl Clone for Open {
    fn clone(&self) -> Open {
        Open { game: self.game.clone(), blank: self.blank.clone(), eyes: self.eyes }
    }

    fn clone_from(&mut self, other: &Open) {
        self.game.clone_from(&other.game);
        self.blank.clone_from(&other.blank);
        self.eyes = other.eyes;
    }
}

/// Where a pick led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Led {
    /// To the next decision, or to the end of the game.
    On,
    /// To the end of the action phase.
    PhaseEnds,
    /// To something hidden: nothing can be said about it.
    Hidden,
}

impl Game {
    /// The game as the seat that must choose in the action phase sees it; `None` at any other time.
    pub fn open(&self) -> Option<Open> {
        let eyes = self.decision().filter(|_| self.table.phase == PhaseNow::Action)?.seat;
        let mut game = self.clone();
        let table = &mut game.table;
        table.chance = Chance::new(0);
        let mut blank = vec![false; table.cards.len()];
        for (card, blank) in table.cards.iter_mut().zip(&mut blank) {
            *blank = match card.zone {
                Zone::Deck => true,
                Zone::Hand | Zone::Resource => card.controller != eyes,
                Zone::Aside => !card.token(),
                _ => false,
            };
            if *blank {
                card.def = DefId(0);
            }
        }
        table.cache.forget();
        Some(Open { game, blank, eyes })
    }

    /// The ids of all units that are enemies of this seat, each once.
    pub fn enemies(&self, book: &Book, eyes: Seat) -> Vec<String> {
        let enemies = self.table.units().filter(|uid| self.table.card(*uid).controller != eyes);
        let mut ids: Vec<String> = enemies.map(|uid| book.card(self.table.card(uid).def).id.clone()).collect();
        ids.sort();
        ids.dedup();
        ids
    }

    /// The enemy units with that id, title or number.
    pub fn enemies_called(&self, book: &Book, eyes: Seat, name: &str) -> Vec<Uid> {
        let called = |uid: &Uid| {
            let card = self.table.card(*uid);
            let printed = book.card(card.def);
            card.controller != eyes
                && (printed.id == name || printed.title.eq_ignore_ascii_case(name) || name == uid.0.to_string())
        };
        self.table.units().filter(called).collect()
    }

    /// Are there enemy units of this seat in that arena?
    pub fn enemies_in(&self, eyes: Seat, arena: Arena) -> bool {
        let zone = if arena == Arena::Space { Zone::Space } else { Zone::Ground };
        let enemy = |uid: Uid| self.table.card(uid).controller != eyes && self.table.card(uid).zone == zone;
        self.table.units().any(enemy)
    }
}

impl Open {
    /// Whose eyes they are.
    pub fn eyes(&self) -> Seat {
        self.eyes
    }

    /// The game with its blanks.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The awaited decision.
    pub fn decision(&self) -> Option<&Decision> {
        self.game.decision()
    }

    /// Could another seat choose something that cannot be seen from here?
    pub fn covered(&self) -> bool {
        let Some(decision) = self.decision().filter(|decision| decision.seat != self.eyes) else { return false };
        let side = &self.game.table.sides[decision.seat];
        let ready = side.resources.iter().any(|uid| !self.game.table.card(*uid).exhausted());
        decision.private || decision.prompt == Prompt::Action && (!side.hand.is_empty() || ready)
    }

    /// Picks an option of the awaited decision. The resulting facts are put into `facts`.
    pub fn choose(&mut self, book: &Book, option: usize, facts: &mut Vec<Fact>) -> Led {
        let chosen = self.decision().and_then(|decision| decision.options.get(option).copied());
        let Some(choice) = chosen else { return Led::Hidden };
        let luck = self.game.table.chance.clone();
        let mut log = Log { facts: std::mem::take(facts), ..Log::keeping() };
        log.facts.clear();
        let led = self.run(book, choice, &luck, &mut log);
        *facts = log.facts;
        led
    }

    fn run(&mut self, book: &Book, choice: Choice, luck: &Chance, log: &mut Log) -> Led {
        let mut next = Some(choice);
        let mut known = 0;
        loop {
            if self.speaks_of_blanks() {
                return Led::Hidden;
            }
            run::step_on(&mut self.game.rules(book, log), next.take());
            let table = &self.game.table;
            if table.over.is_some() {
                return Led::On;
            }
            if table.phase != PhaseNow::Action {
                return Led::PhaseEnds;
            }
            if table.chance != *luck || log.facts[known..].iter().any(|fact| self.turns_up(fact)) {
                return Led::Hidden;
            }
            known = log.facts.len();
            if table.decision.is_some() {
                return Led::On;
            }
        }
    }

    fn is_blank(&self, uid: Uid) -> bool {
        self.blank.get(uid.index()).copied().unwrap_or(false)
    }

    /// Does a running text involve a blank card in hand, whose face it may ask about?
    fn speaks_of_blanks(&self) -> bool {
        let table = &self.game.table;
        let asked = |uid: Uid| table.cards.get(uid.index()).is_some_and(|card| card.zone != Zone::Resource);
        table.pool.iter().any(|obj| self.is_blank(obj.uid) && asked(obj.uid))
    }

    fn turns_up(&self, fact: &Fact) -> bool {
        let named = fact.card.iter().chain(&fact.other).any(|seen| self.is_blank(seen.uid));
        let paid = matches!(fact.what, What::Exhausted | What::Readied);
        matches!(fact.what, What::Drew | What::Searched | What::Shuffled | What::Looked) || named && !paid
    }

    /// Is the unit still in an arena?
    pub fn stands(&self, uid: Uid) -> bool {
        self.game.table.cards.get(uid.index()).is_some_and(|card| card.zone.is_arena())
    }

    /// A number that tells positions apart as far as they can continue differently in this phase; only between actions,
    /// and not while something waits for its moment.
    pub fn position(&self) -> Option<u64> {
        let table = &self.game.table;
        let settled = table.decision.as_ref().is_some_and(|decision| decision.prompt == Prompt::Action);
        if !settled || !table.delayed.is_empty() || !table.pending.is_empty() || !table.runs.is_empty() {
            return None;
        }
        let mut hash = Mixer::default();
        hash.word(u64::from(table.active.0) | u64::from(table.taken) << 8 | u64::from(table.streak.0) << 16);
        hash.word(table.decision.as_ref().map_or(0, |decision| decision.seat.0.into()));
        for counter in [table.initiative, table.blast, table.plan] {
            hash.word(counter.map_or(0, |seat| u64::from(seat.0) + 1));
        }
        for side in table.sides.iter() {
            let flags = [side.eliminated, side.passed, side.done, side.force];
            hash.word(flags.iter().fold(0, |bits, flag| bits << 1 | u64::from(*flag)));
            hash.word(u64::from(side.acted) << 8 | u64::from(side.struck.0));
            hash.word(side.put_aside.map_or(0, |uid| u64::from(uid.0) + 1));
            side.deck.iter().for_each(|uid| hash.word(uid.0.into()));
        }
        table.cards.iter().for_each(|card| hash.card(card));
        hash.heap(table.lasting.iter().map(|lasting| format!("{lasting:?}")));
        hash.heap(table.notes.iter().map(|note| format!("{note:?}")));
        Some(hash.0)
    }
}

/// Multiply, rotate and add.
#[derive(Default)]
struct Mixer(u64);

impl Mixer {
    fn word(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
        self.0 = mixed ^ (mixed >> 29);
    }

    fn card(&mut self, card: &CardState) {
        let places = u64::from(card.zone as u8) | u64::from(card.owner.0) << 8 | u64::from(card.controller.0) << 16;
        self.word(places | u64::from(card.flags) << 24 | u64::from(card.used) << 32 | u64::from(card.uses) << 40);
        self.word(u64::from(card.def.0) | u64::from(card.serial) << 16 | u64::from(card.host.0) << 32);
        self.word(u64::from(card.damage) | u64::from(card.entered) << 16 | u64::from(card.paid) << 32);
    }

    /// Things in no particular order.
    fn heap(&mut self, things: impl Iterator<Item = String>) {
        let mut sum = 0u64;
        for thing in things {
            let mut own = Mixer::default();
            thing.bytes().for_each(|byte| own.word(byte.into()));
            sum = sum.wrapping_add(own.0);
        }
        self.word(sum);
    }
}
