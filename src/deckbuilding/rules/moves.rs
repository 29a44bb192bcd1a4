//! Moving cards: every change of the table, with its fact.

mod damage;
mod row;

use super::super::cards::ability::Gained;
use super::super::cards::word::Kind;
use super::book::Holds;
use super::fact::{Fact, Said, What};
use super::flow::Engine;
use super::options::{FORCE_END, FORCE_REACHES_UNITS_IN_PLAY, GIVEN_AWAY_FROM_ANYWHERE};
use super::table::{Frame, Piece, Trigger, Uid};
use super::witnesses::Witnesses;
use seats::{Seat, SeatSet};

impl Engine<'_> {
    /// A card as facts give it.
    pub(super) fn said(&self, uid: Uid) -> Said {
        let thing = self.game.things[usize::from(uid.0)];
        Said { uid, def: thing.def, owner: thing.owner }
    }

    /// Something happened that everybody saw.
    pub(super) fn tell(&mut self, what: What, seat: Option<Seat>, card: Option<Uid>, amount: i16) {
        let (card, witnesses) = (card.map(|uid| self.said(uid)), Witnesses::Everybody);
        self.log.add(|| Fact { what, seat, card, other: None, amount, witnesses });
    }

    /// Something happened with a card that only these players saw.
    pub(super) fn tell_some(&mut self, what: What, seat: Seat, uid: Uid, witnesses: SeatSet) {
        let (card, witnesses) = (Some(self.said(uid)), Witnesses::Players(witnesses));
        self.log.add(|| Fact { what, seat: Some(seat), card, other: None, amount: 0, witnesses });
    }

    /// A card is open from now on.
    pub(super) fn publish(&mut self, uid: Uid) {
        self.game.publish(uid);
    }

    /// Draws cards; the discard pile is shuffled when a card must be drawn and the deck is empty (rule 4.6).
    pub(super) fn draw(&mut self, seat: Seat, number: u8) {
        for _ in 0..number {
            if self.game.player(seat).deck.is_empty() && !self.game.player(seat).discard.is_empty() {
                self.reshuffle(seat);
            }
            let Some(uid) = self.game.player_mut(seat).deck.pop() else { return };
            self.game.know(seat, uid);
            self.game.player_mut(seat).hand.push(uid);
            self.tell_some(What::Drew, seat, uid, self.game.open_to(seat));
        }
    }

    pub(super) fn reshuffle(&mut self, seat: Seat) {
        let player = &mut self.game.players[seat.index()];
        std::mem::swap(&mut player.deck, &mut player.discard);
        self.game.chance.shuffle(&mut player.deck);
        for uid in &player.deck {
            self.game.things[usize::from(uid.0)].known = Witnesses::NOBODY;
        }
        self.tell(What::Shuffled, Some(seat), None, 0);
    }

    /// A card goes on top of a player's discard pile, from wherever it was taken.
    pub(super) fn put_in_discard(&mut self, seat: Seat, uid: Uid) {
        self.publish(uid);
        self.game.player_mut(seat).discard.push(uid);
    }

    /// A player discards a card from hand; that may trigger waiting abilities (rule 12.12).
    pub(super) fn discard_from_hand(&mut self, seat: Seat, uid: Uid, how: What) {
        if !take(&mut self.game.player_mut(seat).hand, uid) {
            return;
        }
        self.put_in_discard(seat, uid);
        self.tell(how, Some(seat), Some(uid), 0);
        let enemy = self.game.turn.side;
        if self.game.player(seat).side == enemy {
            return;
        }
        let resolver = self.game.opponent(seat);
        let bases: Vec<(Seat, Piece)> = self.query().bases(enemy).map(|(owner, base)| (owner, *base)).collect();
        let base = self.game.waiting.len();
        for (owner, piece) in bases {
            if let Some(pc) = self.book.card(piece.def).starts.discarded {
                self.game.waiting.push(Trigger::of(piece.uid, pc, Some(resolver), owner));
            }
        }
        self.open_window(base);
    }

    /// Waiting triggers from this index on get a window of their own.
    pub(super) fn open_window(&mut self, base: usize) {
        if self.game.waiting.len() > base {
            self.game.frames.push(Frame::Window(base as u16));
        }
    }

    /// A player exiles a card from hand or discard pile.
    pub(super) fn exile_held(&mut self, seat: Seat, uid: Uid) {
        let player = self.game.player_mut(seat);
        if take(&mut player.hand, uid) || take(&mut player.discard, uid) || take(&mut player.deck, uid) {
            self.exiled(seat, uid);
        }
    }

    /// A card enters a player's exile pile.
    pub(in crate::rules) fn exiled(&mut self, seat: Seat, uid: Uid) {
        self.publish(uid);
        self.game.player_mut(seat).exiled.push(uid);
        self.game.turn.borrowed.retain(|(_, borrowed)| *borrowed != uid);
        self.game.turn.exiled.insert(seat);
        self.tell(What::Exiled, Some(seat), Some(uid), 0);
    }

    /// A unit or ship in play is exiled by its player.
    pub(super) fn exile_piece(&mut self, uid: Uid) {
        if let Some((seat, _)) = self.leave_play(uid) {
            self.exiled(seat, uid);
        }
    }

    /// Takes a unit or ship out of play.
    pub(super) fn leave_play(&mut self, uid: Uid) -> Option<(Seat, Piece)> {
        for seat in Seat::all(self.game.seats()) {
            let player = self.game.player_mut(seat);
            for list in [&mut player.units, &mut player.ships] {
                if let Some(at) = list.iter().position(|piece| piece.uid == uid) {
                    return Some((seat, list.remove(at)));
                }
            }
        }
        None
    }

    /// Exiles what must be exiled at the end of a turn, from wherever it is (ruling R4).
    pub(super) fn exile_borrowed(&mut self) {
        for (seat, uid) in std::mem::take(&mut self.game.turn.borrowed) {
            if self.query().in_play(uid).is_some() {
                self.exile_piece(uid);
            } else {
                self.exile_held(seat, uid);
            }
        }
    }

    /// Something is gained (rules 7.9, 7.11).
    pub(super) fn gain(&mut self, seat: Seat, source: Uid, what: Gained, number: u8) {
        match what {
            Gained::Resources => {
                let pool = &mut self.game.player_mut(seat).resources;
                *pool = pool.saturating_add(number.into());
                self.tell(What::Resources, Some(seat), None, number.into());
            }
            Gained::Force => self.move_force(seat, number),
            Gained::Attack => {
                for player in &mut self.game.players {
                    if let Some(piece) = player.piece_mut(source) {
                        piece.bonus = piece.bonus.saturating_add(number);
                    }
                }
                self.tell(What::Attack, Some(seat), Some(source), number.into());
            }
        }
    }

    /// The Force moves toward a player's end and stops there.
    pub(super) fn move_force(&mut self, seat: Seat, number: u8) {
        let direction = self.game.player(seat).side.direction();
        let before = self.game.force;
        let steps = i16::from(number) * i16::from(direction);
        let end = i16::from(FORCE_END);
        self.game.force = (i16::from(before) + steps).clamp(-end, end) as i8;
        if self.game.force != before {
            self.tell(What::Force, Some(seat), None, self.game.force.into());
        }
    }

    /// A card of a hand comes into play (rule 5.1).
    pub(super) fn play(&mut self, uid: Uid) {
        let has = |seat: &Seat| self.game.player(*seat).hand.contains(&uid);
        let Some(seat) = self.game.active_seats().find(has) else { return };
        take(&mut self.game.player_mut(seat).hand, uid);
        self.publish(uid);
        let def = self.game.def(uid);
        let piece = Piece::fresh(uid, def);
        match self.book.card(def).kind {
            Kind::Ship => self.game.player_mut(seat).ships.push(piece),
            Kind::Unit | Kind::Base => self.game.player_mut(seat).units.push(piece),
        }
        self.tell(What::Played, Some(seat), Some(uid), 0);
        let (resources, force) = (self.book.card(def).resources, self.book.card(def).force);
        if resources > 0 {
            self.gain(seat, uid, Gained::Resources, resources);
        }
        if force > 0 {
            self.gain(seat, uid, Gained::Force, force);
        }
        self.gain_more_force(seat, uid);
        self.played(seat, uid);
    }
}

impl Engine<'_> {
    /// The Force that other cards make a played card give (ruling C5).
    fn gain_more_force(&mut self, seat: Seat, uid: Uid) {
        let (query, side) = (self.query(), self.game.player(seat).side);
        let played = query.entry(uid);
        let mut more = 0u16;
        for (_, piece) in query.pieces(side).filter(|(_, piece)| piece.uid != uid) {
            let reaches = |holds: &Holds| match holds {
                Holds::ForceAura(reach, number) if played.is_reached(*reach) => Some(*number),
                _ => None,
            };
            more += self.book.card(piece.def).sum(reaches);
        }
        if FORCE_REACHES_UNITS_IN_PLAY {
            for holds in &played.holds {
                if let Holds::ForceAura(reach, number) = holds {
                    let reached = query.units(side).filter(|(_, unit)| self.book.card(unit.def).is_reached(*reach));
                    more += u16::from(*number) * reached.count() as u16;
                }
            }
        }
        if more > 0 {
            self.gain(seat, uid, Gained::Force, more.min(100) as u8);
        }
    }

    /// A card goes from wherever its player has it to the discard pile of the opponent (ruling C9).
    pub(super) fn give_away(&mut self, seat: Seat, uid: Uid) {
        let player = self.game.player_mut(seat);
        let bought = take(&mut player.discard, uid)
            || GIVEN_AWAY_FROM_ANYWHERE && (take(&mut player.hand, uid) || take(&mut player.deck, uid));
        if bought || self.leave_play(uid).is_some() {
            let enemy = self.game.opponent(seat);
            self.put_in_discard(enemy, uid);
            self.game.turn.borrowed.retain(|(_, borrowed)| *borrowed != uid);
            self.tell(What::GivenAway, Some(enemy), Some(uid), 0);
        }
    }
}

/// Takes a card out of a list, if it is there.
pub(super) fn take(list: &mut Vec<Uid>, uid: Uid) -> bool {
    match list.iter().position(|other| *other == uid) {
        Some(at) => {
            list.remove(at);
            true
        }
        None => false,
    }
}
