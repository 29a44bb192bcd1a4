//! Inside selectors, numbers and conditions.

use super::{Visitor, predicates};
use crate::ability::{Cond, Is, Qty, Selector, Site, Target, Who};

/// Goes through a target.
pub fn target<V: Visitor + ?Sized>(visitor: &mut V, word: &Target) {
    match word {
        Target::The(card) => visitor.reference(*card),
        Target::A(group) | Target::Each(group) | Target::Any(group) | Target::Random(group) => visitor.selector(group),
        Target::UpTo(amount, group)
        | Target::Exactly(amount, group)
        | Target::SharingATrait(amount, group)
        | Target::TotalPower(amount, group)
        | Target::TotalRemainingHp(amount, group)
        | Target::TotalCost(amount, group) => {
            visitor.qty(amount);
            visitor.selector(group);
        }
        Target::TotalHp(most, total, group) => {
            visitor.qty(most);
            visitor.qty(total);
            visitor.selector(group);
        }
        Target::OneOfEach(player, group) => {
            visitor.who(*player);
            visitor.selector(group);
        }
        Target::By(player, inner) => {
            visitor.who(*player);
            visitor.target(inner);
        }
    }
}

/// Goes through a group.
pub fn selector<V: Visitor + ?Sized>(visitor: &mut V, word: &Selector) {
    match word {
        Selector::The(card) => visitor.reference(*card),
        Selector::Units(words)
        | Selector::Bases(words)
        | Selector::Upgrades(words)
        | Selector::LeadersAndUnits(words)
        | Selector::Leaders(words)
        | Selector::Everywhere(words)
        | Selector::Resources(words) => predicates(visitor, words),
        Selector::Hand(player, words)
        | Selector::Discard(player, words)
        | Selector::Deck(player, words)
        | Selector::OutsidePlay(player, words)
        | Selector::Played(player, words) => {
            visitor.who(*player);
            predicates(visitor, words);
        }
        Selector::TopOfDeck(player) => visitor.who(*player),
        Selector::Captives(guards, words) => {
            visitor.selector(guards);
            predicates(visitor, words);
        }
        Selector::UpgradesOf(card, words) | Selector::Among(card, words) => {
            visitor.reference(*card);
            predicates(visitor, words);
        }
        Selector::Any(groups) => groups.iter().for_each(|group| visitor.selector(group)),
    }
}

/// Goes through a predicate.
pub fn is<V: Visitor + ?Sized>(visitor: &mut V, word: &Is) {
    match word {
        Is::OtherThan(card)
        | Is::SameController(card)
        | Is::SharesName(card)
        | Is::CopyOf(card)
        | Is::HasUpgrade(card)
        | Is::AttachedTo(card)
        | Is::EligibleFor(card)
        | Is::Onto(card)
        | Is::AttachableTo(card)
        | Is::In(Site::ArenaOf(card)) => visitor.reference(*card),
        Is::ControlledBy(player) | Is::OwnedBy(player) => visitor.who(*player),
        Is::DamageAtLeast(amount)
        | Is::CostAtMost(amount)
        | Is::CostAtLeast(amount)
        | Is::Cost(amount)
        | Is::PowerAtMost(amount)
        | Is::PowerAtLeast(amount)
        | Is::RemainingHpAtMost(amount)
        | Is::RemainingHpAtLeast(amount) => visitor.qty(amount),
        Is::MostPower(group)
        | Is::MostCost(group)
        | Is::LeastRemainingHp(group)
        | Is::SharesKeyword(group)
        | Is::SharesAspect(group)
        | Is::SharesTrait(group) => visitor.selector(group),
        Is::AttachedToA(words) | Is::OntoA(words) | Is::UpgradedWith(words) | Is::All(words) | Is::Either(words) => {
            predicates(visitor, words)
        }
        Is::Not(word) => visitor.is(word),
        Is::When(condition) => visitor.cond(condition),
        Is::Friendly
        | Is::Enemy
        | Is::Yours
        | Is::Another
        | Is::NonLeader
        | Is::Leader
        | Is::A(_)
        | Is::Token
        | Is::Trait(_)
        | Is::Location(_)
        | Is::Aspect(_)
        | Is::OddCost
        | Is::Unique
        | Is::Named(_)
        | Is::NamedCard
        | Is::OfArena(_)
        | Is::ChosenAspect
        | Is::In(_)
        | Is::Damaged
        | Is::Ready
        | Is::Exhausted
        | Is::Upgraded
        | Is::Has(_)
        | Is::HasKeyword
        | Is::Attacking
        | Is::Defending
        | Is::PlayedUsing(_)
        | Is::PlayedFromResources
        | Is::YouPlayed(_)
        | Is::Played(_)
        | Is::Entered(_)
        | Is::Healed(_)
        | Is::WasDamaged(_)
        | Is::Attacked(_)
        | Is::AttackedYourBase(_)
        | Is::Defeated(_)
        | Is::Discarded(_)
        | Is::DamagedBase { .. }
        | Is::YouDamaged(..)
        | Is::FirstOf(_)
        | Is::NthOf(..)
        | Is::WithoutAbilities => {}
    }
}

/// Goes through a number.
pub fn qty<V: Visitor + ?Sized>(visitor: &mut V, word: &Qty) {
    match word {
        Qty::Count(group)
        | Qty::Aspects(group)
        | Qty::Costs(group)
        | Qty::Names(group)
        | Qty::Keywords(group)
        | Qty::CostGap(group)
        | Qty::Icons(_, group)
        | Qty::TotalDamage(group)
        | Qty::TotalPower(group) => visitor.selector(group),
        Qty::Triggers(card, moment) => {
            visitor.reference(*card);
            visitor.on(moment);
        }
        Qty::NumberOf(_, card)
        | Qty::Excess(card)
        | Qty::Power(card)
        | Qty::RemainingHp(card)
        | Qty::Damage(card)
        | Qty::Cost(card)
        | Qty::Paid(card) => {
            visitor.reference(*card);
        }
        Qty::True(conditions) => conditions.iter().for_each(|word| visitor.cond(word)),
        Qty::Times(_, _, words) => predicates(visitor, words),
        Qty::HandSize(player) | Qty::Drawn(player, _) | Qty::Credits(player) => visitor.who(*player),
        Qty::Most(player, inner) | Qty::Fewest(player, inner) => {
            visitor.who(*player);
            visitor.qty(inner);
        }
        Qty::Plus(first, second) | Qty::Minus(first, second) => {
            visitor.qty(first);
            visitor.qty(second);
        }
        Qty::By(_, inner) | Qty::Every(_, inner) => visitor.qty(inner),
        Qty::N(_) | Qty::ThatMuch | Qty::Amount | Qty::ChosenNumber | Qty::ForceUses(_) | Qty::CombatDamageToBase => {}
    }
}

/// Goes through a condition.
pub fn cond<V: Visitor + ?Sized>(visitor: &mut V, word: &Cond) {
    match word {
        Cond::Exists(group) => visitor.selector(group),
        Cond::Is(card, words) => {
            visitor.reference(*card);
            predicates(visitor, words);
        }
        Cond::AtLeast(first, second) | Cond::AtMost(first, second) | Cond::More(first, second) => {
            visitor.qty(first);
            visitor.qty(second);
        }
        Cond::Happened(_, _, words) => predicates(visitor, words),
        Cond::PaidLess(card) | Cond::PaidWithCredit(card) => visitor.reference(*card),
        Cond::All(inner) | Cond::Either(inner) => inner.iter().for_each(|word| visitor.cond(word)),
        Cond::Not(inner) => visitor.cond(inner),
        Cond::Initiative
        | Cond::InitiativeTaken
        | Cond::ForceWithYou
        | Cond::BeforeYourFirstAction
        | Cond::YourBaseJustAttacked
        | Cond::During(_)
        | Cond::Attacking
        | Cond::DefenderDefeated
        | Cond::AttackByAmbush
        | Cond::AttacksBase
        | Cond::PlayedFromHand
        | Cond::PlayedBySmuggle
        | Cond::CreatedToken(_)
        | Cond::GaveTokenUpgrade(_)
        | Cond::FirstRound
        | Cond::AttackerSurvived
        | Cond::DefeatedInCombat
        | Cond::Did => {}
    }
}

/// Goes through a player.
pub fn who<V: Visitor + ?Sized>(visitor: &mut V, word: Who) {
    if let Who::ControllerOf(card) | Who::OwnerOf(card) = word {
        visitor.reference(card);
    }
}
