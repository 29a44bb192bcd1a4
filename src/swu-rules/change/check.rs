//! The state check (rule 13): after every atomic change, until nothing is left to do.

use crate::engine::Rules;
use crate::fact::What;
use crate::table::cache::{Due, Stats};
use crate::table::card::{Obj, Uid};
use crate::table::frame::Frame;
use seats::{Seat, SeatSet};

/// The result for units without remaining HP.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spent {
    /// There is none.
    Nobody,
    /// A player is asked first whether something else happens instead.
    Asked,
    /// They were defeated.
    Defeated,
}

impl Rules<'_> {
    /// Checks the state. May end the game or push a frame that asks which copy of a unique card to keep; the check
    /// then goes on when that is answered.
    pub fn check(&mut self) {
        while self.table.over.is_none() {
            if self.table.cache.due != Due::All && self.table.cache.checked {
                return;
            }
            self.refresh();
            let beaten = self.beaten();
            if !beaten.is_empty() {
                self.eliminate(beaten);
                continue;
            }
            if let Some(card) = self.freed() {
                self.table.frames.push(Frame::Rescue { card });
                return;
            }
            if let Some((seat, card)) = self.duplicate() {
                self.table.frames.push(Frame::Unique { seat, card });
                return;
            }
            match self.defeat_spent() {
                Spent::Nobody => {
                    self.table.cache.checked = true;
                    self.table.hurt.clear();
                    self.table.hurt_in_combat.clear();
                    return;
                }
                Spent::Asked => return,
                Spent::Defeated => {}
            }
        }
    }

    /// Players whose base has no HP left (kind 1).
    fn beaten(&self) -> SeatSet {
        let mut beaten = SeatSet::EMPTY;
        for (seat, side) in self.table.sides.each().filter(|(_, side)| !side.eliminated) {
            if let Some(base) = side.base
                && self.table.card(base).damage as i16 >= self.base_hp(self.table.obj(base))
            {
                beaten.insert(seat);
            }
        }
        beaten
    }

    /// The first player, from the active one, with two copies of a unique card (kind 2; rule 22, multiplayer.md B3).
    fn duplicate(&self) -> Option<(Seat, Uid)> {
        if !self.table.cache.twins {
            return None;
        }
        self.table.living_from(self.table.active).find_map(|seat| {
            let units = self.table.sides[seat].units.iter().copied();
            let upgrades = self.table.upgrades.iter().copied().filter(|uid| self.table.card(*uid).controller == seat);
            self.twin(units.chain(upgrades)).map(|uid| (seat, uid))
        })
    }

    /// The first unique card present twice.
    fn twin(&self, cards: impl Iterator<Item = Uid> + Clone) -> Option<Uid> {
        let mut rest = cards;
        while let Some(uid) = rest.next() {
            let unique = |uid: Uid| self.unique_copy(self.table.obj(uid));
            if unique(uid).is_some() && rest.clone().any(|other| unique(other) == unique(uid)) {
                return Some(uid);
            }
        }
        None
    }

    /// Units without remaining HP are defeated together (kind 5), once everybody has been asked who may do something
    /// else instead.
    fn defeat_spent(&mut self) -> Spent {
        if !self.table.cache.stats.iter().any(|stats| self.is_spent(stats)) {
            return Spent::Nobody;
        }
        let mut spent = self.take_buffer();
        let units = self.table.cache.stats.iter().filter(|stats| self.is_spent(stats));
        spent.extend(units.map(|stats| self.table.obj(stats.uid)));
        let outcome = if self.offer_instead(&spent) { Spent::Asked } else { Spent::Defeated };
        if outcome == Spent::Defeated {
            self.defeat_units(&spent, None);
        }
        self.give_buffer(spent);
        outcome
    }

    /// Does the unit have no remaining HP, and does that defeat it?
    pub(crate) fn is_spent(&self, stats: &Stats) -> bool {
        self.table.card(stats.uid).damage as i16 >= stats.hp && !stats.has(Stats::NOT_DEFEATED)
    }

    /// The player keeps one copy of a unique card and defeats the others (rule 22.2).
    pub fn unique(&mut self, seat: Seat, card: Uid, choice: Option<crate::decision::Choice>) {
        use crate::decision::{Choice, Prompt};
        use swu_view::DecisionKind;
        let copies = self.copies(seat, card);
        if copies.len() < 2 {
            self.check();
            return;
        }
        match choice {
            Some(Choice::Card(kept)) => {
                self.fact(What::KeptUnique, seat, kept, Uid::NONE, 0);
                let others: Vec<Obj> = copies.into_iter().filter(|copy| copy.uid != kept).collect();
                let (units, upgrades): (Vec<Obj>, Vec<Obj>) = others.into_iter().partition(|copy| self.is_unit(*copy));
                if !units.is_empty() {
                    self.defeat_units(&units, Some(seat));
                }
                if !upgrades.is_empty() {
                    let uids: Vec<Uid> = upgrades.iter().map(|obj| obj.uid).collect();
                    self.remove_upgrades(&uids);
                }
                self.check();
            }
            _ => {
                self.table.frames.push(Frame::Unique { seat, card });
                let mut options = self.list();
                options.extend(copies.iter().map(|copy| Choice::Card(copy.uid)));
                let source = copies[0];
                self.ask(seat, DecisionKind::Target, source, Prompt::KeepUnique, false, options);
            }
        }
    }

    fn copies(&self, seat: Seat, card: Uid) -> Vec<Obj> {
        let copy = self.unique_copy(self.table.obj(card));
        let units = self.table.sides[seat].units.iter();
        let upgrades = self.table.upgrades.iter().filter(|uid| self.table.card(**uid).controller == seat);
        units
            .chain(upgrades)
            .map(|uid| self.table.obj(*uid))
            .filter(|obj| copy.is_some() && self.unique_copy(*obj) == copy)
            .collect()
    }
}
