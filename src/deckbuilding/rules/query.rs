//! Reads of a game: values, what is legal, and why not. Nothing here changes anything.

mod legal;
mod program;
mod shares;
mod stats;
mod why;

pub(super) use shares::Share;
pub use stats::Auras;
pub use why::Why;

use super::super::cards::word::{Faction, Kind, Side};
use super::book::{Back, Book, Def, Entry, Holds, Needs, Whose};
use super::game::Game;
use super::options::{FORCE_END, TEAMMATES_UNITS_COUNT};
use super::table::{Piece, Ready, Uid};
use seats::Seat;

/// A game with its cards.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    pub(super) game: &'a Game,
    pub(super) book: &'a Book,
}

impl<'a> Query<'a> {
    /// The printed card of a physical card.
    pub(super) fn entry(self, uid: Uid) -> &'a Entry {
        self.book.card(self.game.def(uid))
    }

    /// Whether the Force is with this side (rule 7.10).
    pub(super) fn force_with(self, side: Side) -> bool {
        self.game.force * side.direction() > 0
    }

    /// How much damage to its bases a side still prevents this turn (rule 12.11).
    pub(super) fn room(self, side: Side) -> u16 {
        let all = self.bases(side).map(|(_, base)| match self.book.card(base.def).holds {
            Holds::Prevents(number) => u16::from(number),
            _ => 0,
        });
        all.fold(0, u16::saturating_add).saturating_sub(u16::from(self.game.turn.prevented))
    }

    /// Whether the Force can still move toward this side.
    pub(super) fn force_moves(self, side: Side) -> bool {
        self.game.force * side.direction() < FORCE_END
    }

    /// The seats of a side.
    pub(super) fn seats_of(self, side: Side) -> impl Iterator<Item = Seat> + Clone {
        self.game.team(side).iter()
    }

    /// Everything a side has in play, with its player.
    pub(super) fn pieces(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.seats_of(side)
            .flat_map(move |seat| self.game.players[seat.index()].pieces().map(move |piece| (seat, piece)))
    }

    /// The capital ships of a side.
    pub(super) fn ships(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.seats_of(side)
            .flat_map(move |seat| self.game.players[seat.index()].ships.iter().map(move |piece| (seat, piece)))
    }

    /// The bases of a side in play.
    pub(super) fn bases(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.seats_of(side)
            .filter_map(move |seat| self.game.players[seat.index()].base.as_ref().map(|base| (seat, base)))
    }

    /// A card in play and its player.
    pub(super) fn in_play(self, uid: Uid) -> Option<(Seat, &'a Piece)> {
        Seat::all(self.game.seats())
            .find_map(|seat| self.game.players[seat.index()].piece(uid).map(|piece| (seat, piece)))
    }

    /// Whether this holds for a player's side. Only the attack itself knows whether a unit attacks the row.
    pub(super) fn holds(self, needs: Needs, side: Side, source: Uid) -> bool {
        let has = |def: Def| self.pieces(side).any(|(_, piece)| piece.def == def);
        match needs {
            Needs::Force => self.force_with(side),
            Needs::Ship => self.ships(side).next().is_some(),
            Needs::EnemyShip => self.ships(side.other()).next().is_some(),
            Needs::Unit(traits) => self.units(side).any(|(_, unit)| self.book.card(unit.def).traits.meets(traits)),
            Needs::OtherUnique => {
                let owner = self.in_play(source).map(|(seat, _)| seat);
                self.units(side).any(|(seat, unit)| {
                    let counts = TEAMMATES_UNITS_COUNT || Some(seat) == owner;
                    counts && unit.uid != source && self.book.card(unit.def).unique
                })
            }
            Needs::InPlay(def) | Needs::Base(def) => has(def),
            Needs::Row => false,
        }
    }

    /// The units of a side.
    pub(super) fn units(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.seats_of(side)
            .flat_map(move |seat| self.game.players[seat.index()].units.iter().map(move |piece| (seat, piece)))
    }

    /// How many bases of a side have such an effect; their numbers added up.
    pub(super) fn copies(self, side: Side, matches: impl Fn(Holds) -> bool) -> usize {
        self.bases(side).filter(|(_, base)| matches(self.book.card(base.def).holds)).count()
    }

    /// Whether a player of this side may purchase a card of this faction at any time.
    pub(super) fn may_own(self, side: Side, faction: Faction) -> bool {
        Whose::USUAL.has(self.game.faction(side), faction)
    }

    /// Whether the card is an enemy of this side. Neutral cards are nobody's enemies.
    pub(super) fn is_enemy(self, side: Side, uid: Uid) -> bool {
        self.entry(uid).faction == self.game.faction(side.other())
    }

    /// The cards of a player's row that may be taken for free.
    pub(super) fn takeable(self, seat: Seat, whose: Whose) -> impl Iterator<Item = Uid> + 'a {
        let own = self.game.faction(self.game.player(seat).side);
        let row = self.game.region_of(seat).row.iter().copied();
        row.filter(move |uid| whose.has(own, self.entry(*uid).faction))
    }

    /// The cards of the galaxy discard pile that a player can purchase.
    pub(super) fn affordable_discards(self, seat: Seat) -> impl Iterator<Item = Uid> + 'a {
        let player = self.game.player(seat);
        let (side, resources) = (player.side, player.resources);
        let pile = self.game.region_of(seat).discard.iter().copied();
        pile.filter(move |uid| {
            let entry = self.entry(*uid);
            self.may_own(side, entry.faction) && u16::from(entry.cost) <= resources
        })
    }

    /// The cards that can be returned: from the player's discard pile, or from a teammate's to the teammate (rule
    /// 12.3).
    pub(super) fn recoverable(self, seat: Seat, back: Back) -> impl Iterator<Item = Uid> + 'a {
        let side = self.game.player(seat).side;
        let piles = self.seats_of(side).flat_map(move |seat| self.game.player(seat).discard.iter().copied());
        piles.filter(move |uid| {
            let entry = self.entry(*uid);
            entry.kind == Kind::Unit
                && match back {
                    Back::With(traits) => entry.traits.meets(traits),
                    Back::Unique => entry.unique,
                }
        })
    }

    /// The neutral hunts that are left this turn, as the bases that allow them.
    pub(super) fn hunts(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.bases(side).filter(move |(_, base)| self.book.card(base.def).holds == Holds::HuntsNeutral && !base.used)
    }

    /// The cards committed to the next attack.
    pub(super) fn committed(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.pieces(side).filter(|(_, piece)| piece.ready == Ready::Committed)
    }
}
