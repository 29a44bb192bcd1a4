//! What a constant's value depends on, so that derived values are recomputed only when that changes.
//!
//! Leaders, captives, controllers and lasting effects are not listed: when they change, everything is
//! recomputed.

use swu_language::ability::{Amount, Condition, Constant, Filter, Grant, PlayerRef, Ref, Selector, Site};
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
    /// Which units are in play, other than the constants of these units.
    pub const UNITS: Depends = Depends(8192);
    /// Which upgrades are on what, other than the constants of these upgrades.
    pub const UPGRADES: Depends = Depends(4096);

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
        depends.and(Depends::of_effect(constant))
    }

    /// What determines which cards the constant affects and how much it gives, if it is on.
    pub fn of_effect(constant: &Constant) -> Depends {
        let mut depends = Depends::of_amounts(&constant.gives);
        depends.selector(&constant.affects);
        depends
    }

    /// What the amounts it gives depend on, and the cards they are taken from.
    pub fn of_amounts(gives: &[Grant]) -> Depends {
        let mut depends = Depends::default();
        for give in gives {
            match give {
                Grant::Power(amount)
                | Grant::Hp(amount)
                | Grant::Numbered(_, amount)
                | Grant::PrintedPower(amount)
                | Grant::PrintedHp(amount)
                | Grant::TakesMore(amount) => depends.qty(amount),
                Grant::Prevents(prevention) => prevention.amount.iter().for_each(|amount| depends.qty(amount)),
                Grant::PrintedKeywordsOf(_, group) | Grant::TraitsOf(group, _) => depends.selector(group),
                _ => {}
            }
        }
        depends
    }

    /// Is the amount of a gift computed for each card that gets it?
    pub(crate) fn on_each(give: &Grant) -> bool {
        let mut reader = Reads { reference: Ref::Each, found: false };
        if let Grant::Power(amount) | Grant::Hp(amount) | Grant::Numbered(_, amount) = give {
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
            Selector::Upgrades(_) | Selector::UpgradesOf(..) => self.add(Depends::UPGRADES),
            // Resources are in play: what becomes one is not outside play any more (rule 2.7).
            Selector::OutsidePlay(..) | Selector::Everywhere(_) => {
                self.add(Depends::RESOURCES.and(Depends::UPGRADES).and(Depends::UNITS));
            }
            Selector::Units(_) | Selector::LeadersAndUnits(_) | Selector::Captives(..) => self.add(Depends::UNITS),
            Selector::The(_)
            | Selector::Bases(_)
            | Selector::Leaders(_)
            | Selector::Deck(..)
            | Selector::TopOfDeck(_)
            | Selector::Among(..)
            | Selector::Played(..)
            | Selector::Any(_) => {}
        }
        visit::selector(self, word);
    }

    fn is(&mut self, word: &Filter) {
        match word {
            Filter::Damaged
            | Filter::DamageAtLeast(_)
            | Filter::RemainingHpAtMost(_)
            | Filter::RemainingHpAtLeast(_)
            | Filter::LeastRemainingHp(_) => self.add(Depends::DAMAGE),
            Filter::Ready | Filter::Exhausted => self.add(Depends::READY.and(Depends::SPENT)),
            Filter::Attacking | Filter::Defending => self.add(Depends::ATTACK),
            Filter::Upgraded
            | Filter::HasUpgrade(_)
            | Filter::UpgradedWith(_)
            | Filter::AttachedTo(_)
            | Filter::AttachedToA(_)
            | Filter::EligibleFor(_)
            | Filter::AttachableTo(_) => self.add(Depends::UPGRADES),
            Filter::YouPlayed(_)
            | Filter::Played(_)
            | Filter::DamagedBase { .. }
            | Filter::Healed(_)
            | Filter::WasDamaged(_)
            | Filter::Entered(_)
            | Filter::Attacked(_)
            | Filter::AttackedYourBase(_)
            | Filter::Defeated(_)
            | Filter::Discarded(_)
            | Filter::YouDamaged(..)
            | Filter::FirstOf(_)
            | Filter::NthOf(..) => self.add(Depends::DEEDS.and(Depends::PHASE)),
            Filter::In(Site::Discard) => self.add(Depends::DISCARD),
            Filter::In(Site::Hand) => self.add(Depends::HAND),
            Filter::In(Site::Resources) => self.add(Depends::RESOURCES),
            _ => {}
        }
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        match word {
            Amount::Damage(_) | Amount::TotalDamage(_) | Amount::RemainingHp(_) => self.add(Depends::DAMAGE),
            Amount::HandSize(_) => self.add(Depends::HAND),
            Amount::Credits(_) => self.add(Depends::CREDITS),
            Amount::CombatDamageToBase => self.add(Depends::ATTACK),
            Amount::Times(..) | Amount::Drawn(..) | Amount::ForceUses(_) => {
                self.add(Depends::DEEDS.and(Depends::PHASE))
            }
            _ => {}
        }
        visit::qty(self, word);
    }

    fn cond(&mut self, word: &Condition) {
        match word {
            Condition::Initiative | Condition::InitiativeTaken => self.add(Depends::INITIATIVE),
            Condition::ForceWithYou => self.add(Depends::FORCE),
            Condition::During(_) | Condition::FirstRound => self.add(Depends::PHASE),
            Condition::CreatedToken(_) | Condition::GaveTokenUpgrade(_) | Condition::Happened(..) => {
                self.add(Depends::DEEDS.and(Depends::PHASE))
            }
            Condition::Attacking
            | Condition::DefenderDefeated
            | Condition::AttackByAmbush
            | Condition::AttacksBase
            | Condition::AttackerSurvived => {
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

    fn who(&mut self, word: PlayerRef) {
        if word == PlayerRef::DefendingPlayer {
            self.add(Depends::ATTACK);
        }
        visit::who(self, word);
    }
}
