//! Inside effects that hold and inside costs.

use super::{Visitor, predicates};
use crate::ability::{Constant, Cost, Grant};

/// Goes through a constant ability or a rule that holds for a time.
pub fn constant<V: Visitor + ?Sized>(visitor: &mut V, word: &Constant) {
    if let Some(condition) = &word.condition {
        visitor.cond(condition);
    }
    visitor.selector(&word.affects);
    word.gives.iter().for_each(|word| visitor.give(word));
}

/// Goes through something given.
pub fn give<V: Visitor + ?Sized>(visitor: &mut V, word: &Grant) {
    match word {
        Grant::Power(amount)
        | Grant::Hp(amount)
        | Grant::Numbered(_, amount)
        | Grant::EntersWith(_, amount)
        | Grant::PrintedPower(amount)
        | Grant::PrintedHp(amount)
        | Grant::TakesMore(amount)
        | Grant::DeploysForLess(amount)
        | Grant::CostsLess(amount)
        | Grant::CostsMore(amount) => visitor.qty(amount),
        Grant::Ability(inner) => visitor.ability(inner),
        Grant::Prevents(prevention) => {
            prevention.amount.iter().chain(&prevention.all_but).for_each(|amount| visitor.qty(amount));
            predicates(visitor, &prevention.by);
        }
        Grant::ExcessTo(group)
        | Grant::EntersAsCopyOf(group, _)
        | Grant::EntersWithWhenPlayedOf(group)
        | Grant::TraitsOf(group, _)
        | Grant::PrintedKeywordsOf(_, group) => visitor.selector(group),
        Grant::CombatDamageGoesTo(card) | Grant::KeywordsOf(card) | Grant::AbilitiesOf(card) => {
            visitor.reference(*card)
        }
        Grant::ExtraCost(cost) => visitor.cost(cost),
        Grant::MayBePlayed { by, less, .. } => {
            visitor.who(*by);
            visitor.qty(less);
        }
        Grant::DividesIndirectBy(words) | Grant::DamageIsUnpreventable(words) => predicates(visitor, words),
        Grant::Keyword(_)
        | Grant::LeaderUnit
        | Grant::MorePilots(_)
        | Grant::TakesTwice
        | Grant::AmbushesBases
        | Grant::LosesNamedTrait
        | Grant::Replaces(..)
        | Grant::SearchesTwice
        | Grant::AnotherRegroupPhase
        | Grant::SeesTopOfDeck
        | Grant::ProvidesIcons
        | Grant::MoreIndirect(_)
        | Grant::HalvesPayments
        | Grant::PaysAsResource
        | Grant::MayBeFree
        | Grant::OpeningHand(_)
        | Grant::Trait(_)
        | Grant::LosesTrait(_)
        | Grant::Doubles(_)
        | Grant::LosesKeyword(_)
        | Grant::LosesKeywords
        | Grant::LosesOtherAbilities
        | Grant::LosesAbilitiesExcept(_)
        | Grant::LosesAbilities
        | Grant::LosesAbilitiesExceptEpic
        | Grant::Cant(_)
        | Grant::NotDefeatedByDamage
        | Grant::DealsDamageFirst
        | Grant::CanAttack(_)
        | Grant::AttacksTwo
        | Grant::DealsRemainingHp
        | Grant::EntersReady
        | Grant::RescuedReady
        | Grant::Immune(_)
        | Grant::IgnoreAspectPenalty
        | Grant::IgnoreAspectPenaltyOf(_)
        | Grant::IgnoreOnePenaltyOf(_)
        | Grant::SmuggleForOwnCostPlus(_)
        | Grant::MustAttackNext
        | Grant::MayDealDamageSecond
        | Grant::CreditsAreBlank => {}
    }
}

/// Goes through a part of a cost.
pub fn cost<V: Visitor + ?Sized>(visitor: &mut V, word: &Cost) {
    match word {
        Cost::Defeat(group) | Cost::ExhaustA(group) | Cost::Return(group) | Cost::ReadyA(group) => {
            visitor.selector(group)
        }
        Cost::Damage(amount, group) => {
            visitor.qty(amount);
            visitor.selector(group);
        }
        Cost::Discard(_, words) => predicates(visitor, words),
        Cost::Resources(_)
        | Cost::Exhaust
        | Cost::DefeatThis
        | Cost::DamageYourBase(_)
        | Cost::UseForce
        | Cost::Mill(_)
        | Cost::DefeatCredit
        | Cost::DefeatToken => {}
    }
}
