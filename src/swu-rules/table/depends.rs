//! What a constant's value depends on, so that derived values are recomputed only when that changes.
//!
//! Units, upgrades, leaders, captives, controllers and lasting effects are not listed: when they change, everything is
//! recomputed.

use swu_language::ability::{Cond, Constant, Give, Is, Qty, Ref, Selector, Site, Who};
use swu_language::visit::{self, Visitor};

/// A set of things that values depend on, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Depends(pub u16);

impl Depends {
    /// Cards in hands.
    pub const HAND: Depends = Depends(1);
    /// Cards in discard piles.
    pub const DISCARD: Depends = Depends(2);
    /// Which cards are resources.
    pub const RESOURCES: Depends = Depends(4);
    /// Damage on units and bases.
    pub const DAMAGE: Depends = Depends(8);
    /// Which units and leaders are ready.
    pub const READY: Depends = Depends(16);
    /// Attacks under way.
    pub const ATTACK: Depends = Depends(32);
    /// What happened this round or phase.
    pub const DEEDS: Depends = Depends(64);
    /// Who holds the initiative counter.
    pub const INITIATIVE: Depends = Depends(128);
    /// The phase and the round.
    pub const PHASE: Depends = Depends(256);
    /// With whom the Force is.
    pub const FORCE: Depends = Depends(512);
    /// Which resources are ready.
    pub const SPENT: Depends = Depends(1024);
    /// Credit tokens.
    pub const CREDITS: Depends = Depends(2048);

    /// Has the other set any of these?
    pub const fn meets(self, other: Depends) -> bool {
        self.0 & other.0 != 0
    }

    /// Both.
    pub const fn and(self, other: Depends) -> Depends {
        Depends(self.0 | other.0)
    }

    /// What determines which cards the constant affects, whether it is on and how much it gives.
    pub fn of(constant: &Constant) -> Depends {
        let mut depends = Depends::default();
        if let Some(condition) = &constant.condition {
            depends.cond(condition);
        }
        depends.selector(&constant.affects);
        depends.and(Depends::of_amounts(&constant.gives))
    }

    /// What the amounts it gives depend on, and the cards they are taken from.
    pub fn of_amounts(gives: &[Give]) -> Depends {
        let mut depends = Depends::default();
        for give in gives {
            match give {
                Give::Power(amount)
                | Give::Hp(amount)
                | Give::Numbered(_, amount)
                | Give::PrintedPower(amount)
                | Give::PrintedHp(amount)
                | Give::TakesMore(amount) => depends.qty(amount),
                Give::PrintedKeywordsOf(_, group) | Give::TraitsOf(group, _) => depends.selector(group),
                _ => {}
            }
        }
        depends
    }

    /// Is the amount of a gift computed for each card that gets it?
    pub(crate) fn on_each(give: &Give) -> bool {
        let mut reader = Reads { reference: Ref::Each, found: false };
        if let Give::Power(amount) | Give::Hp(amount) | Give::Numbered(_, amount) = give {
            reader.qty(amount);
        }
        reader.found
    }

    /// Does a rule refer to a card chosen before?
    pub(crate) fn on_chosen(constant: &Constant) -> bool {
        let mut reader = Reads { reference: Ref::Chosen, found: false };
        visit::constant(&mut reader, constant);
        reader.found
    }

    fn add(&mut self, other: Depends) {
        *self = self.and(other);
    }
}

/// Finds a card that is known by name.
struct Reads {
    reference: Ref,
    found: bool,
}

impl Visitor for Reads {
    fn reference(&mut self, word: Ref) {
        self.found |= word == self.reference;
    }
}

impl Visitor for Depends {
    fn selector(&mut self, word: &Selector) {
        match word {
            Selector::Hand(..) => self.add(Depends::HAND),
            Selector::Discard(..) => self.add(Depends::DISCARD),
            Selector::Resources(_) => self.add(Depends::RESOURCES),
            // Resources are in play: what becomes one is not outside play any more (rule 2.7).
            Selector::OutsidePlay(..) | Selector::Everywhere(_) => self.add(Depends::RESOURCES),
            _ => {}
        }
        visit::selector(self, word);
    }

    fn is(&mut self, word: &Is) {
        match word {
            Is::Damaged
            | Is::DamageAtLeast(_)
            | Is::RemainingHpAtMost(_)
            | Is::RemainingHpAtLeast(_)
            | Is::LeastRemainingHp(_) => self.add(Depends::DAMAGE),
            Is::Ready | Is::Exhausted => self.add(Depends::READY.and(Depends::SPENT)),
            Is::Attacking | Is::Defending => self.add(Depends::ATTACK),
            Is::YouPlayed(_)
            | Is::Played(_)
            | Is::DamagedBase { .. }
            | Is::Healed(_)
            | Is::WasDamaged(_)
            | Is::Entered(_)
            | Is::Attacked(_)
            | Is::AttackedYourBase(_)
            | Is::Defeated(_)
            | Is::Discarded(_)
            | Is::YouDamaged(..)
            | Is::FirstOf(_)
            | Is::NthOf(..) => self.add(Depends::DEEDS.and(Depends::PHASE)),
            Is::In(Site::Discard) => self.add(Depends::DISCARD),
            Is::In(Site::Hand) => self.add(Depends::HAND),
            Is::In(Site::Resources) => self.add(Depends::RESOURCES),
            _ => {}
        }
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Qty) {
        match word {
            Qty::Damage(_) | Qty::TotalDamage(_) | Qty::RemainingHp(_) => self.add(Depends::DAMAGE),
            Qty::HandSize(_) => self.add(Depends::HAND),
            Qty::Credits(_) => self.add(Depends::CREDITS),
            Qty::CombatDamageToBase => self.add(Depends::ATTACK),
            Qty::Times(..) | Qty::Drawn(..) | Qty::ForceUses(_) => self.add(Depends::DEEDS.and(Depends::PHASE)),
            _ => {}
        }
        visit::qty(self, word);
    }

    fn cond(&mut self, word: &Cond) {
        match word {
            Cond::Initiative | Cond::InitiativeTaken => self.add(Depends::INITIATIVE),
            Cond::ForceWithYou => self.add(Depends::FORCE),
            Cond::During(_) | Cond::FirstRound => self.add(Depends::PHASE),
            Cond::CreatedToken(_) | Cond::GaveTokenUpgrade(_) | Cond::Happened(..) => {
                self.add(Depends::DEEDS.and(Depends::PHASE))
            }
            Cond::Attacking
            | Cond::DefenderDefeated
            | Cond::AttackByAmbush
            | Cond::AttacksBase
            | Cond::AttackerSurvived => {
                self.add(Depends::ATTACK);
            }
            _ => {}
        }
        visit::cond(self, word);
    }

    fn reference(&mut self, word: Ref) {
        if matches!(word, Ref::Attacker | Ref::Defender | Ref::Struck) {
            self.add(Depends::ATTACK);
        }
    }

    fn who(&mut self, word: Who) {
        if word == Who::DefendingPlayer {
            self.add(Depends::ATTACK);
        }
        visit::who(self, word);
    }
}
