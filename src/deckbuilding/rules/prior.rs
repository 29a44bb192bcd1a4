//! How good each option looks in a game that is wholly known, for minds that play games on in thought. Numbers are
//! compared with those of the same list only.

use super::book::{Book, Entry, Op, Pc};
use super::decision::{Ask, Choice, Decision};
use super::game::Game;
use super::query::Query;
use super::table::{Frame, Goes, Piece, Ready, Split, Target, Uid};
use seats::Seat;

/// What is played at once is worth more than anything else.
const PLAYED: i32 = 200;

impl Game {
    /// Writes down how good each option of the awaited decision looks, in the order of the list.
    pub fn rough(&self, book: &Book, worths: &mut Vec<i32>) {
        worths.clear();
        let Some(decision) = &self.decision else { return };
        let prior = Prior { query: self.query(book), decision };
        worths.extend(decision.options.iter().map(|choice| prior.worth(*choice)));
    }

    /// Does another base that this player loses count for the end of the game (rule 11.8.1)?
    pub(super) fn counts(&self, seat: Seat) -> bool {
        self.lost(seat) < usize::from(self.options.length)
    }

    /// How many bases this player has lost.
    pub fn lost(&self, seat: Seat) -> usize {
        let owned = |uid: &&Uid| self.things[usize::from(uid.0)].owner == Some(seat);
        self.victory.iter().flatten().filter(owned).count()
    }
}

struct Prior<'a> {
    query: Query<'a>,
    decision: &'a Decision,
}

impl<'a> Prior<'a> {
    fn worth(&self, choice: Choice) -> i32 {
        match choice {
            Choice::PlayHand(_) => PLAYED + 1,
            Choice::Play(_) | Choice::PlayCopies(_) => PLAYED,
            Choice::Use(_, uid) => match self.entry(uid) {
                entry if entry.starts.used.is_some_and(|pc| self.leaves(pc)) => 12,
                entry if entry.personal => 130,
                _ => 135,
            },
            Choice::PayOff(..) | Choice::Seat(_) | Choice::No => 0,
            Choice::Purchase(_, uid) => 60 + bought(self.entry(uid)),
            Choice::AttackRow(_, uid) => 25 + self.cost(uid),
            Choice::AttackBase(_) => self.assault(),
            Choice::Commit(uid) => self.committing(uid),
            Choice::EndTurn | Choice::Yes => 10,
            Choice::Done => self.finishing(),
            Choice::Card(uid) | Choice::Base(uid) => self.picking(uid),
            Choice::Number(number) => self.giving(number.into()),
            Choice::Mode(mode) => -i32::from(mode),
            Choice::To(goes) => i32::from(matches!(goes, Goes::Hand | Goes::Own)) * 2 + i32::from(goes == Goes::Deck),
        }
    }

    /// Does the program begin with the exile of its own card?
    fn leaves(&self, pc: Pc) -> bool {
        let mut pc = pc;
        loop {
            match self.query.book.op(pc) {
                Op::ExileThis => return true,
                Op::End | Op::Jump(_) => return false,
                _ => pc = pc.next(),
            }
        }
    }

    fn entry(&self, uid: Uid) -> &'a Entry {
        self.query.entry(uid)
    }

    fn cost(&self, uid: Uid) -> i32 {
        self.entry(uid).cost.into()
    }

    fn theirs(&self) -> impl Iterator<Item = Seat> + use<'a> {
        self.query.seats_of(self.query.game.turn.side.other())
    }

    fn left(&self, piece: &Piece) -> i32 {
        i32::from(self.query.book.card(piece.def).hp) - i32::from(piece.damage)
    }

    /// The ready attack of the side whose turn it is.
    fn strength(&self) -> i32 {
        let side = self.query.game.turn.side;
        let auras = self.query.auras(side);
        let ready = self.query.pieces(side).filter(|(_, piece)| piece.ready != Ready::Attacked);
        ready.map(|(seat, piece)| i32::from(self.query.attack(&auras, seat, piece, false))).sum()
    }

    /// A base that falls and counts comes first, then damage to one that counts.
    fn assault(&self) -> i32 {
        let enemy = self.query.game.turn.side.other();
        let ships: i32 = self.query.ships(enemy).map(|(_, ship)| self.left(ship)).sum();
        let bases = self.query.bases(enemy).filter(|(seat, _)| self.query.game.counts(*seat));
        match bases.map(|(_, base)| self.left(base)).min() {
            Some(weakest) if self.strength() >= ships + weakest => 58,
            Some(_) => 36,
            None if ships > 0 => 30,
            None => 8,
        }
    }

    /// Only into an announced attack, the strongest first.
    fn committing(&self, uid: Uid) -> i32 {
        let Some((seat, piece)) = self.query.in_play(uid).filter(|_| self.decision.ask != Ask::Turn) else { return 0 };
        let row = matches!(self.query.game.frames.last(), Some(Frame::Commit(Target::Row(..))));
        20 + i32::from(self.query.attack(&self.query.auras(self.query.game.turn.side), seat, piece, row))
    }

    fn finishing(&self) -> i32 {
        match self.decision.ask {
            Ask::Attackers { .. } => 100,
            // Starters are worth exiling, purchased cards are not.
            Ask::Exile { .. } => -2,
            _ => 1,
        }
    }

    fn picking(&self, uid: Uid) -> i32 {
        let cost = self.cost(uid);
        let own = self.query.game.side(self.decision.seat);
        let enemy = own.is_some_and(|side| self.query.is_enemy(side, uid));
        match self.decision.ask {
            Ask::Discard | Ask::DiscardToPay | Ask::ExileToPay | Ask::Exile { .. } => -cost,
            Ask::DiscardFromRow | Ask::SwapWithTop | Ask::SwapOut if enemy => 20 + cost,
            Ask::DiscardFromRow | Ask::SwapWithTop | Ask::SwapOut => -cost,
            Ask::KeepOnTop if enemy => -cost,
            Ask::NewBase | Ask::SecretBase { .. } => self.entry(uid).hp.into(),
            Ask::Damage { .. } | Ask::Destroy => 50 + cost,
            Ask::Repaired => self.query.in_play(uid).map_or(0, |(_, base)| i32::from(base.damage)),
            _ => cost + 1,
        }
    }

    /// What falls and counts is worth most; what is not given here goes to the other base.
    fn giving(&self, number: i32) -> i32 {
        let Some(Frame::Split(split)) = self.query.game.frames.last() else { return 0 };
        let Some(target) = self.decision.source else { return 0 };
        let rest = i32::from(split.left) - number;
        if split.ships {
            return self.query.in_play(target).map_or(0, |(_, ship)| self.hurting(ship, number)) + rest;
        }
        self.bases_hurt(split, target, (number, rest))
    }

    fn bases_hurt(&self, split: &Split, target: Uid, (number, rest): (i32, i32)) -> i32 {
        let waits = |base: &Piece| split.dealt.iter().all(|(uid, _)| *uid != base.uid);
        let bases = self.theirs().filter_map(|seat| Some((seat, self.query.game.player(seat).base.as_ref()?)));
        let worths = bases.filter(|(_, base)| waits(base)).map(|(seat, base)| {
            let share = if base.uid == target { number } else { rest };
            self.hurting(base, share) * if self.query.game.counts(seat) { 10 } else { 1 }
        });
        worths.sum()
    }

    fn hurting(&self, piece: &Piece, share: i32) -> i32 {
        if share >= self.left(piece) { 40 } else { share }
    }
}

/// What a card is worth to whoever buys it: what it does to bases and how long it stands, more than what it costs.
pub(super) fn bought(entry: &Entry) -> i32 {
    2 * i32::from(entry.cost) + 4 * i32::from(entry.attack) + 4 * i32::from(entry.hp)
}
