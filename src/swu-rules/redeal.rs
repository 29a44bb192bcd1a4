//! A game dealt again: everything that one seat cannot see is replaced by another possibility, and everything it knows
//! is the same.
//!
//! Nothing hidden is left in it: unknown cards come from assumed lists, never from where they lie; cards get new names
//! and places in the table in the order in which the seat sees them; luck is different. So games that a seat cannot
//! tell apart are dealt to the same game, and a mind that thinks in such games thinks honestly.

mod lists;
mod memory;
mod renumber;

pub use lists::Lists;
pub use memory::Memory;

use super::book::Book;
use super::decision::{Choice, Decision};
use super::fact::Log;
use super::game::Game;
use super::table::Table;
use super::table::cache::Cache;
use super::table::card::{CardState, DefId, Uid, Zone};
use crate::flow::run;
use renumber::Numbers;
use seats::Seat;
use seats::chance::Chance;

impl Game {
    /// The same game as far as the seat of this memory knows it, with the rest dealt again. The same number gives the
    /// same game for all games that the seat cannot tell apart.
    ///
    /// `None` while somebody else chooses behind the curtain: how far that has got depends on their cards.
    pub fn redeal(&self, book: &Book, memory: &Memory, lists: &Lists, seed: u64) -> Option<Game> {
        let behind_curtain = |decision: &Decision| decision.private && decision.seat != memory.eyes();
        if self.decision().is_some_and(behind_curtain) {
            return None;
        }
        let undealt = self.undealt(book, memory, lists);
        let mut game = undealt.game.clone();
        undealt.deal(&mut Chance::new(seed), &mut game);
        if self.decision().is_some() && game.decision().is_none() {
            run::run(&mut game.rules(book, &mut Log::default()));
        }
        Some(game)
    }

    /// The game as far as the seat of this memory knows it, with blanks for everything it does not know.
    pub(super) fn undealt(&self, book: &Book, memory: &Memory, lists: &Lists) -> Undealt {
        let mut game = self.clone();
        let table = &mut game.table;
        table.cache = Cache::default();
        table.chance = Chance::new(0);
        table.idle = 0;
        let looked = tops_looked_at(table);
        if table.decision.as_ref().is_some_and(|decision| decision.seat != memory.eyes()) {
            // The options involve hidden cards: the question is asked again.
            table.decision = None;
        }
        // Whether others put a resource aside is as hidden as which card it is.
        let others = Seat::all(table.seats()).filter(|seat| *seat != memory.eyes());
        others.for_each(|seat| table.sides[seat].put_aside = None);
        let places = Places::of(table, memory);
        let mut unknown = blank(book, table, &places, memory.eyes(), lists);
        let numbers = Numbers::of(table, &places);
        for owner in &mut unknown {
            owner.cards.iter_mut().for_each(|uid| *uid = numbers.uid(*uid));
        }
        numbers.give(table, &places);
        hide_orders(table, memory.eyes());
        let top = |seat: Seat| table.sides[seat].deck.last().map(|top| (seat, table.card(*top).handle));
        table.tops = looked.into_iter().filter_map(top).collect();
        Undealt { game, unknown }
    }
}

/// Who has looked at the card that is on top of their deck now (rule 42.12): everybody knows that they have.
fn tops_looked_at(table: &mut Table) -> Vec<Seat> {
    let tops = std::mem::take(&mut table.tops);
    let top = |seat: Seat| table.sides[seat].deck.last().map(|top| table.card(*top).handle);
    tops.into_iter().filter(|(seat, handle)| top(*seat) == Some(*handle)).map(|(seat, _)| seat).collect()
}

/// A game with blanks, and what the blanks can be.
#[derive(Clone, PartialEq)]
pub(super) struct Undealt {
    game: Game,
    unknown: Vec<Unknown>,
}

/// Unknown cards of one owner.
#[derive(Clone, PartialEq)]
struct Unknown {
    owner: Seat,
    /// Where they are, in the order in which the seat sees them.
    cards: Vec<Uid>,
    /// What they can be: these in any order. A list that is too short is dealt again from its beginning.
    faces: Vec<DefId>,
}

impl Undealt {
    /// The game with its blanks.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// What the unknown cards of a player can be.
    pub(super) fn faces_of(&self, owner: Seat) -> &[DefId] {
        self.unknown.iter().find(|unknown| unknown.owner == owner).map_or(&[], |unknown| &unknown.faces)
    }

    /// The same with the last cards of a player's hand drawn again.
    pub(super) fn redrawn(&self, owner: Seat, count: usize, chance: &mut Chance) -> Undealt {
        let mut copy = self.clone();
        let hand = &copy.game.table.sides[owner].hand;
        let drawn: Vec<Uid> = hand[hand.len().saturating_sub(count)..].to_vec();
        let Some(unknown) = copy.unknown.iter_mut().find(|unknown| unknown.owner == owner) else { return copy };
        let table = &mut copy.game.table;
        unknown.faces.extend(drawn.iter().map(|uid| table.card(*uid).def));
        unknown.faces.sort_unstable();
        for uid in drawn {
            let face = unknown.faces.remove(chance.below(unknown.faces.len()));
            table.card_mut(uid).def = face;
        }
        copy
    }

    /// Fills the blanks, and gives the game different luck.
    pub(super) fn deal(&self, chance: &mut Chance, game: &mut Game) {
        game.clone_from(&self.game);
        for owner in &self.unknown {
            let count = owner.faces.len();
            // The first cards of a shuffle: each is one of the remaining cards.
            let mut faces = owner.faces.clone();
            for (place, uid) in owner.cards.iter().enumerate() {
                let place = place % count.max(1);
                let other = place + chance.below(count - place);
                faces.swap(place, other);
                game.table.card_mut(*uid).def = faces[place];
            }
        }
        game.table.chance = chance.branch();
    }
}

/// What the seat knows about each card's position, by [`Uid`].
pub(super) struct Places {
    /// Its face is hidden from the seat where it lies.
    pub hidden: Vec<bool>,
    /// The seat was shown it there, and recognises it by its name.
    pub shown: Vec<bool>,
    /// The seat knows what it is nonetheless: it was shown, or is known to everybody.
    pub known: Vec<bool>,
}

impl Places {
    fn of(table: &Table, memory: &Memory) -> Places {
        let eyes = memory.eyes();
        let hidden: Vec<bool> = table
            .cards
            .iter()
            .map(|card| match card.zone {
                Zone::Deck => true,
                Zone::Hand | Zone::Resource => card.controller != eyes,
                Zone::Aside => !card.token() && card.owner != eyes,
                _ => false,
            })
            .collect();
        let cards = table.cards.iter().enumerate();
        let shown: Vec<bool> = cards.map(|(index, card)| memory.knows(Uid(index as u16), card)).collect();
        let mut known: Vec<bool> = hidden.iter().zip(&shown).map(|(hidden, shown)| !hidden || *shown).collect();
        for uid in renumber::spoken_of(table) {
            known[uid.index()] = true;
        }
        Places { hidden, shown, known }
    }
}

/// Removes the faces of all cards that the seat does not know, and returns what they can be.
fn blank(book: &Book, table: &mut Table, places: &Places, eyes: Seat, lists: &Lists) -> Vec<Unknown> {
    let order = renumber::order(table, places);
    let unknown = |table: &Table, owner: Seat| -> Vec<Uid> {
        let of_owner = |uid: &&Uid| table.card(**uid).owner == owner && !places.known[uid.index()];
        order.iter().filter(of_owner).copied().collect()
    };
    let mut all = Vec::new();
    for owner in Seat::all(table.seats()) {
        let cards = unknown(table, owner);
        let mut faces = match owner == eyes {
            // By counting, players know which of their own cards are hidden.
            true => cards.iter().map(|uid| table.card(*uid).def).collect(),
            false => lists.left(book, table, &places.known, owner),
        };
        faces.sort_unstable();
        if !cards.is_empty() && !faces.is_empty() {
            cards.iter().for_each(|uid| table.card_mut(*uid).def = faces[0]);
            all.push(Unknown { owner, cards, faces });
        }
    }
    all
}

/// What a card is while nobody at the table can have seen it: only its zone and its owner.
pub(super) fn unmarked(card: &CardState) -> CardState {
    let lies_open = card.zone == Zone::Resource;
    CardState {
        serial: 0,
        damage: 0,
        paid: 0,
        used: 0,
        uses: 0,
        entered: 0,
        flags: if lies_open { card.flags & CardState::EXHAUSTED } else { 0 },
        ..*card
    }
}

/// Hidden hands are in the order of their new numbers, which gives nothing away. Of others' resources only the numbers
/// of ready and exhausted ones are known, and their owner may arrange them (rule 3.3): the last ones are exhausted,
/// unless the seat is choosing among them and so sees where they lie.
fn hide_orders(table: &mut Table, eyes: Seat) {
    let options = table.decision.as_ref().map(|decision| decision.options.clone()).unwrap_or_default();
    let offered = |uid: &Uid| options.contains(&Choice::Card(*uid));
    for seat in Seat::all(table.seats()).filter(|seat| *seat != eyes) {
        table.sides[seat].hand.sort_unstable();
        if table.sides[seat].resources.iter().any(offered) {
            continue;
        }
        table.sides[seat].resources.sort_unstable();
        let resources = table.sides[seat].resources.clone();
        let ready = resources.iter().filter(|uid| !table.card(**uid).exhausted()).count();
        for (place, uid) in resources.into_iter().enumerate() {
            table.card_mut(uid).set(CardState::EXHAUSTED, place >= ready);
        }
    }
}
