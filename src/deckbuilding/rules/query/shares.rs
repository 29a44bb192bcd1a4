//! How the damage of an attack is divided: one number for each target, within what every other target can still take.

use super::super::book::Holds;
use super::super::table::{Piece, Split, Uid};
use super::Query;
use seats::Seat;

/// How much of the damage left may go to the next target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules) struct Share {
    /// The target.
    pub of: Uid,
    /// What the other targets cannot take.
    pub least: u16,
    /// What this one can take.
    pub most: u16,
    /// The target that gets all the rest, if only one other is left.
    pub rest: Option<Uid>,
}

impl Query<'_> {
    /// The next target that gets a number; `None` if every target has got one (rules 6.5.2, 11.7.1).
    pub(in crate::rules) fn share(self, split: &Split) -> Option<Share> {
        let targets = self.targets(split);
        let ((of, takes), others) = targets.split_first()?;
        let elsewhere = others.iter().map(|(_, takes)| *takes).fold(0, u16::saturating_add);
        let most = split.left.min(*takes);
        let rest = if let [(only, _)] = others { Some(*only) } else { None };
        Some(Share { of: *of, least: split.left.saturating_sub(elsewhere).min(most), most, rest })
    }

    /// What has not got its number yet, with how much it can take, the named base first.
    fn targets(self, split: &Split) -> Vec<(Uid, u16)> {
        let side = self.game.player(split.named).side;
        let waits = |piece: &Piece| split.dealt.iter().all(|(uid, _)| *uid != piece.uid);
        if split.ships {
            let ships = self.ships(side).filter(|(_, ship)| waits(ship));
            return ships.map(|(seat, ship)| (ship.uid, self.hp_left(seat, ship))).collect();
        }
        let mut bases: Vec<(Seat, &Piece)> = self.bases(side).filter(|(_, base)| waits(base)).collect();
        bases.sort_by_key(|(seat, _)| *seat != split.named);
        let prevents =
            |base: &Piece| self.book.card(base.def).holds.iter().any(|one| matches!(one, Holds::Prevents(_)));
        let takes = |seat: Seat, base: &Piece| {
            let room = if prevents(base) { self.room(side) } else { 0 };
            self.hp_left(seat, base).saturating_add(room)
        };
        bases.into_iter().map(|(seat, base)| (base.uid, takes(seat, base))).collect()
    }

    fn hp_left(self, seat: Seat, piece: &Piece) -> u16 {
        u16::from(self.hp(seat, piece).saturating_sub(piece.damage))
    }
}
