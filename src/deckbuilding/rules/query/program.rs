//! Whether a program can have its effect. Costs must be payable and targets must exist (rulings R5, R9).

use super::super::super::cards::ability::{Gained, Lying, RowShips};
use super::super::super::cards::word::{Faction, Kind};
use super::super::book::{Op, Pc, Traits};
use super::super::options::{ABILITIES_NEED_TARGETS, DIGGING_SHUFFLES, EMPTY_CHOICES, REVEALING_SHUFFLES};
use super::super::table::Uid;
use super::{Query, Why};
use seats::Seat;

impl<'a> Query<'a> {
    /// Whether this player can resolve the program of this card. Checks up to its first effect.
    pub(in crate::rules) fn possible(self, seat: Seat, source: Uid, mut pc: Pc) -> Result<(), Why> {
        let player = self.game.player(seat);
        let some = |there: bool, why: Why| if there { Ok(()) } else { Err(why) };
        let mut hand = player.hand.len();
        let mut resources = player.resources;
        loop {
            let op = self.book.op(pc);
            pc = pc.next();
            match op {
                Op::Jump(to) => pc = to,
                Op::Unless(needs, to) if !self.holds(needs, seat, source, None) => pc = to,
                Op::Unless(..) => {}
                Op::Needs(needs) => some(self.holds(needs, seat, source, None), Why::ConditionFails)?,
                Op::ExileThis => {}
                Op::ExileHand => {
                    some(hand > 0, Why::NothingToExile)?;
                    hand -= 1;
                }
                Op::DiscardHand => {
                    some(hand > 0, Why::NothingToDiscard)?;
                    hand -= 1;
                }
                Op::Pay(number) => {
                    let cost = u16::from(number);
                    some(cost <= resources, Why::TooExpensive { cost, have: resources })?;
                    resources -= cost;
                }
                effect if ABILITIES_NEED_TARGETS => return self.has_target(seat, source, effect),
                _ => return Ok(()),
            }
        }
    }

    /// Whether an effect has what it needs.
    fn has_target(self, seat: Seat, source: Uid, effect: Op) -> Result<(), Why> {
        let player = self.game.player(seat);
        let region = self.game.region_of(seat);
        let enemy = player.side.other();
        let (there, why) = match effect {
            Op::Exile { pile, of, .. } => (self.exilable(seat, pile, of).next().is_some(), Why::NothingToExile),
            Op::DiscardFromRow => (!region.row.is_empty(), Why::NoTarget),
            Op::Purchase(whose, _) | Op::TakeFromRow(whose) => {
                (self.takeable(seat, whose).next().is_some(), Why::NoTarget)
            }
            Op::PurchaseFromDiscard => (self.affordable_discards(seat).next().is_some(), Why::NoTarget),
            Op::Recover(back) => (self.recoverable(seat, back).next().is_some(), Why::NoTarget),
            Op::DestroyShip(row) => {
                let in_row = self.row_ships(seat, row).next().is_some();
                (in_row || self.ships(enemy).next().is_some(), Why::NoTarget)
            }
            Op::DamageShipOrBase(_) => {
                (self.ships(enemy).next().is_some() || self.bases(enemy).next().is_some(), Why::NoTarget)
            }
            Op::KeepOneOfTop(_) => (!region.deck.is_empty(), Why::NoTarget),
            Op::DamageBase(_) => (self.bases(enemy).next().is_some(), Why::NoTarget),
            Op::Choose { first, count, enemy: false } => {
                let any = (0..count).any(|mode| self.resolvable(seat, self.book.mode(first, mode)));
                (any, Why::NothingChanges)
            }
            newer => (self.has_newer_target(seat, source, newer), Why::NoTarget),
        };
        if there { Ok(()) } else { Err(why) }
    }

    /// The same for effects on the player's own cards, the row and the exile piles.
    fn has_newer_target(self, seat: Seat, source: Uid, effect: Op) -> bool {
        let player = self.game.player(seat);
        let row = |which: Lying| self.lying(seat, which).next().is_some();
        match effect {
            Op::RevealDeck => !player.deck.is_empty() || REVEALING_SHUFFLES && !player.discard.is_empty(),
            Op::SwapHandWithTop => !player.deck.is_empty() && !player.hand.is_empty(),
            Op::UnitOnDeck => self.units(player.side).any(|(_, unit)| unit.uid != source),
            Op::Return(back) => self.recoverable(seat, back).next().is_some(),
            Op::BuyBack(traits) => self.bought_back(seat, traits).next().is_some(),
            Op::ExileFromRow(which) | Op::DiscardOneFromRow(which) | Op::Replace { out: which, .. } => row(which),
            Op::SwapRowWithExiled(which) => row(which) && self.exiled(seat).next().is_some(),
            Op::PurchaseExiled(traits) => self.exiled_for_sale(seat, traits).next().is_some(),
            Op::PurchaseFromDiscardTo(_) => self.affordable_discards(seat).next().is_some(),
            Op::DigForOwn => !self.game.region_of(seat).deck.is_empty() || DIGGING_SHUFFLES,
            Op::Capture => !self.game.player(self.game.opponent(seat)).discard.is_empty(),
            Op::RepairThis(_) => self.in_play(source).is_some_and(|(_, base)| base.damage > 0),
            _ => true,
        }
    }

    /// The cards of a player that may be exiled: of the hand, or of hand and discard pile.
    pub(in crate::rules) fn exilable(self, seat: Seat, pile: bool, of: Traits) -> impl Iterator<Item = Uid> + 'a {
        let player = self.game.player(seat);
        let all = player.hand.iter().chain(player.discard.iter().filter(move |_| pile)).copied();
        all.filter(move |uid| of == Traits::NONE || self.entry(*uid).traits.meets(of))
    }

    /// Whether this mode of a choice would change anything.
    pub(in crate::rules) fn resolvable(self, seat: Seat, mode: Pc) -> bool {
        let player = self.game.player(seat);
        EMPTY_CHOICES
            || match self.book.op(mode) {
                Op::Gain(Gained::Force, _) => self.force_moves(player.side),
                Op::Repair(_) => self.bases(player.side).any(|(_, base)| base.damage > 0),
                Op::EnemyDiscards => !self.game.player(self.game.opponent(seat)).hand.is_empty(),
                Op::Draw(_) => !player.deck.is_empty() || !player.discard.is_empty(),
                other @ (Op::DestroyShip(_) | Op::Exile { .. }) => self.has_target(seat, Uid(0), other).is_ok(),
                _ => true,
            }
    }

    /// The capital ships of a player's row that may be destroyed.
    pub(in crate::rules) fn row_ships(self, seat: Seat, which: RowShips) -> impl Iterator<Item = Uid> + 'a {
        let side = self.game.player(seat).side;
        let row = self.game.region_of(seat).row.iter().copied();
        row.filter(move |uid| {
            self.entry(*uid).kind == Kind::Ship
                && match which {
                    RowShips::NoneInRow => false,
                    RowShips::EnemyInRow => self.is_enemy(side, *uid),
                    RowShips::AnyInRow => true,
                }
        })
    }

    /// The cards of a faction in the galaxy discard pile of a player's region.
    pub(in crate::rules) fn discarded(self, seat: Seat, faction: Faction) -> impl Iterator<Item = Uid> + 'a {
        let pile = self.game.region_of(seat).discard.iter().copied();
        pile.filter(move |uid| self.entry(*uid).faction == faction)
    }
}
