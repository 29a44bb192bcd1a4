//! Reads of a game: values, what is legal, and why not. Nothing here changes anything.

mod legal;
mod program;
mod shares;
mod stats;
mod why;

pub(super) use shares::Share;
pub use stats::Auras;
pub use why::Why;

use super::super::cards::ability::Lying;
use super::super::cards::word::{Faction, Kind, Pool, Side};
use super::book::{Back, Book, Def, Entry, Holds, Many, Needs, Traits, Whose};
use super::game::Game;
use super::options::{
    BOTH_SIDES_ARE_COUNTED, COUNTING_UNITS_COUNT_THEMSELVES, EXILED_STARTERS_ARE_SOLD, EXILES_OF_TEAM_COUNT, FORCE_END,
    TEAMMATES_UNITS_COUNT,
};
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
        let prevents = |holds: &Holds| if let Holds::Prevents(number) = holds { Some(*number) } else { None };
        let all = self.bases(side).map(|(_, base)| self.book.card(base.def).sum(prevents));
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

    /// Whether this holds for a player; `about` is the card that the program is about. Only the attack itself knows
    /// whether a unit attacks the row.
    pub(super) fn holds(self, needs: Needs, seat: Seat, source: Uid, about: Option<Uid>) -> bool {
        let side = self.game.player(seat).side;
        let has = |def: Def| self.pieces(side).any(|(_, piece)| piece.def == def);
        match needs {
            Needs::Force => self.force_with(side),
            Needs::Ship => self.ships(side).next().is_some(),
            Needs::EnemyShip => self.ships(side.other()).next().is_some(),
            Needs::Unit(traits) => self.units(side).any(|(_, unit)| self.book.card(unit.def).traits.meets(traits)),
            Needs::OtherUnique => self.others(side, source).any(|entry| entry.kind == Kind::Unit && entry.unique),
            Needs::InPlay(def) | Needs::Base(def) => has(def),
            Needs::Row => false,
            Needs::OtherUnit(traits) => self.others(side, source).any(|entry| entry.traits.meets(traits)),
            Needs::Neutrals(number) => self.neutrals(side) >= usize::from(number),
            Needs::OtherNeutral => self.others(side, source).any(|entry| entry.faction == Faction::NEUTRAL),
            Needs::InRow(which) => self.lying(seat, which).next().is_some(),
            Needs::RowHas(traits) => {
                self.game.region_of(seat).row.iter().any(|uid| self.entry(*uid).traits.meets(traits))
            }
            Needs::MoreEnemies => {
                let of = |side: Side| self.lying(seat, Lying::Of(self.game.faction(side))).count();
                of(side.other()) > of(side)
            }
            Needs::HadShip => self.game.turn.had_ship,
            Needs::Exiled => match EXILES_OF_TEAM_COUNT {
                true => self.game.turn.exiled.meets(self.game.team(side)),
                false => self.game.turn.exiled.has(seat),
            },
            Needs::About(traits) => about.is_some_and(|uid| self.entry(uid).traits.meets(traits)),
        }
    }

    /// Units and ships of a side besides this one, as printed.
    fn others(self, side: Side, source: Uid) -> impl Iterator<Item = &'a Entry> {
        let owner = self.in_play(source).map(|(seat, _)| seat);
        let counts = move |seat: Seat| TEAMMATES_UNITS_COUNT || Some(seat) == owner;
        let all = self.units(side).chain(self.ships(side));
        all.filter(move |(seat, piece)| counts(*seat) && piece.uid != source)
            .map(move |(_, piece)| self.book.card(piece.def))
    }

    /// How many neutral cards a side has in play.
    fn neutrals(self, side: Side) -> usize {
        let all = self.units(side).chain(self.ships(side));
        all.filter(|(_, piece)| self.book.card(piece.def).faction == Faction::NEUTRAL).count()
    }

    /// Whether a card of the galaxy is one of these for a player of this side.
    pub(super) fn is_one(self, side: Side, uid: Uid, which: Lying) -> bool {
        let entry = self.entry(uid);
        let (unit, neutral) = (entry.kind == Kind::Unit, entry.faction == Faction::NEUTRAL);
        match which {
            Lying::Unit => unit,
            Lying::Neutral => neutral,
            Lying::NeutralUnit => unit && neutral,
            Lying::Enemy => self.is_enemy(side, uid),
            Lying::EnemyUnit => unit && self.is_enemy(side, uid),
            Lying::Of(faction) => entry.faction == faction,
        }
    }

    /// The cards of a player's row that are one of these.
    pub(super) fn lying(self, seat: Seat, which: Lying) -> impl Iterator<Item = Uid> + 'a {
        let side = self.game.player(seat).side;
        let row = self.game.region_of(seat).row.iter().copied();
        row.filter(move |uid| self.is_one(side, *uid, which))
    }

    /// The cards of a player's exile pile that cards may bring back: no starters.
    pub(super) fn exiled(self, seat: Seat) -> impl Iterator<Item = Uid> + 'a {
        let pile = self.game.player(seat).exiled.iter().copied();
        pile.filter(move |uid| self.entry(*uid).card.pool != Pool::Starter)
    }

    /// The cards with one of these traits that a player can purchase from their exile pile.
    pub(super) fn exiled_for_sale(self, seat: Seat, traits: Traits) -> impl Iterator<Item = Uid> + 'a {
        let player = self.game.player(seat);
        let pile = player.exiled.iter().copied();
        pile.filter(move |uid| {
            let entry = self.entry(*uid);
            let sold = EXILED_STARTERS_ARE_SOLD || entry.card.pool != Pool::Starter;
            let own = self.may_own(player.side, entry.faction);
            sold && own && entry.traits.meets(traits) && u16::from(self.price(seat, *uid)) <= player.resources
        })
    }

    /// The cards with one of these traits that a player can take back for what they cost.
    pub(super) fn bought_back(self, seat: Seat, traits: Traits) -> impl Iterator<Item = Uid> + 'a {
        let player = self.game.player(seat);
        let pile = player.discard.iter().copied();
        pile.filter(move |uid| {
            let entry = self.entry(*uid);
            entry.traits.meets(traits) && u16::from(entry.cost) <= player.resources
        })
    }

    /// What a card costs to purchase now.
    pub(super) fn price(self, seat: Seat, uid: Uid) -> u8 {
        let entry = self.entry(uid);
        let turn = self.game.player(seat).side == self.game.turn.side;
        let less = if turn && entry.faction == Faction::NEUTRAL { self.game.turn.discount } else { 0 };
        entry.cost.saturating_sub(less)
    }

    /// The hit points of a card in play, with what others add.
    pub(super) fn hp(self, seat: Seat, piece: &Piece) -> u8 {
        let entry = self.book.card(piece.def);
        if entry.kind != Kind::Ship {
            return entry.hp;
        }
        let adds = |holds: &Holds| if let Holds::ShipHp(number) = holds { Some(*number) } else { None };
        let side = self.game.player(seat).side;
        let more: u16 = self.pieces(side).map(|(_, other)| self.book.card(other.def).sum(adds)).sum();
        entry.hp.saturating_add(more.min(100) as u8)
    }

    /// How many of these there are, in play and in a player's row.
    pub(super) fn count(self, seat: Seat, source: Uid, many: Many) -> u16 {
        let side = self.game.player(seat).side;
        let matches = |entry: &Entry| match many {
            Many::UniqueUnits => entry.kind == Kind::Unit && entry.unique,
            Many::UnitsWith(traits) => entry.traits.meets(traits),
            Many::OtherNeutrals => entry.faction == Faction::NEUTRAL,
        };
        if many == Many::OtherNeutrals {
            return self.others(side, source).filter(|entry| matches(entry)).count() as u16;
        }
        let sides = Side::BOTH.into_iter().filter(|other| BOTH_SIDES_ARE_COUNTED || *other == side);
        let in_play = sides.flat_map(|side| self.units(side));
        let own = |uid: Uid| COUNTING_UNITS_COUNT_THEMSELVES || uid != source;
        let in_play = in_play.filter(|(_, unit)| own(unit.uid) && matches(self.book.card(unit.def))).count();
        let in_row = self.game.region_of(seat).row.iter().filter(|uid| matches(self.entry(**uid))).count();
        (in_play + in_row) as u16
    }

    /// The units with an attack that may themselves attack neutral units: those committed, or the ready ones.
    pub(super) fn hunters(self, seat: Seat, committed: bool) -> impl Iterator<Item = &'a Piece> {
        let ready = if committed { Ready::Committed } else { Ready::Ready };
        let units = self.game.player(seat).units.iter();
        units.filter(move |unit| {
            let hunts = self.book.card(unit.def).has(Holds::HuntsNeutralItself);
            hunts && unit.ready == ready
        })
    }

    /// The units of a side.
    pub(super) fn units(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.seats_of(side)
            .flat_map(move |seat| self.game.players[seat.index()].units.iter().map(move |piece| (seat, piece)))
    }

    /// How many bases of a side have such an effect; their numbers added up.
    pub(super) fn copies(self, side: Side, matches: impl Fn(Holds) -> bool) -> usize {
        self.bases(side).filter(|(_, base)| self.book.card(base.def).holds.iter().any(|one| matches(*one))).count()
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
        let price = move |uid: Uid| u16::from(self.price(seat, uid));
        let pile = self.game.region_of(seat).discard.iter().copied();
        pile.filter(move |uid| {
            let entry = self.entry(*uid);
            self.may_own(side, entry.faction) && price(*uid) <= resources
        })
    }

    /// The cards that can be returned: from the player's discard pile, or from a teammate's to the teammate (rule
    /// 12.3).
    pub(super) fn recoverable(self, seat: Seat, back: Back) -> impl Iterator<Item = Uid> + 'a {
        let side = self.game.player(seat).side;
        let piles = self.seats_of(side).flat_map(move |seat| self.game.player(seat).discard.iter().copied());
        piles.filter(move |uid| {
            let entry = self.entry(*uid);
            let unit = entry.kind == Kind::Unit;
            match back {
                Back::With(traits) => unit && entry.traits.meets(traits),
                Back::Unique => unit && entry.unique,
                Back::Neutral => unit && entry.faction == Faction::NEUTRAL,
                Back::Any => true,
            }
        })
    }

    /// The neutral hunts that are left this turn, as the bases that allow them.
    pub(super) fn hunts(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.bases(side).filter(move |(_, base)| self.book.card(base.def).has(Holds::HuntsNeutral) && !base.used)
    }

    /// The cards committed to the next attack.
    pub(super) fn committed(self, side: Side) -> impl Iterator<Item = (Seat, &'a Piece)> {
        self.pieces(side).filter(|(_, piece)| piece.ready == Ready::Committed)
    }
}
