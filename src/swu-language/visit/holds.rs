//! Inside effects that hold and inside costs.

use super::{Visitor, predicates};
use crate::ability::{Constant, Cost, Give};

/// Goes through a constant ability or a rule that holds for a time.
pub fn constant<V: Visitor + ?Sized>(visitor: &mut V, word: &Constant) {
    if let Some(condition) = &word.condition {
        visitor.cond(condition);
    }
    visitor.selector(&word.affects);
    word.gives.iter().for_each(|word| visitor.give(word));
}

/// Goes through something given.
pub fn give<V: Visitor + ?Sized>(visitor: &mut V, word: &Give) {
    match word {
        Give::Power(amount)
        | Give::Hp(amount)
        | Give::Numbered(_, amount)
        | Give::EntersWith(_, amount)
        | Give::PrintedPower(amount)
        | Give::PrintedHp(amount)
        | Give::TakesMore(amount)
        | Give::DeploysForLess(amount)
        | Give::CostsLess(amount)
        | Give::CostsMore(amount) => visitor.qty(amount),
        Give::Ability(inner) => visitor.ability(inner),
        Give::Prevents(prevention) => {
            prevention.amount.iter().chain(&prevention.all_but).for_each(|amount| visitor.qty(amount));
            predicates(visitor, &prevention.by);
        }
        Give::ExcessTo(group)
        | Give::EntersAsCopyOf(group, _)
        | Give::EntersWithWhenPlayedOf(group)
        | Give::TraitsOf(group, _)
        | Give::PrintedKeywordsOf(_, group) => visitor.selector(group),
        Give::CombatDamageGoesTo(card) | Give::KeywordsOf(card) | Give::AbilitiesOf(card) => visitor.reference(*card),
        Give::ExtraCost(cost) => visitor.cost(cost),
        Give::MayBePlayed { by, less, .. } => {
            visitor.who(*by);
            visitor.qty(less);
        }
        Give::DividesIndirectBy(words) | Give::DamageIsUnpreventable(words) => predicates(visitor, words),
        Give::Keyword(_)
        | Give::LeaderUnit
        | Give::MorePilots(_)
        | Give::TakesTwice
        | Give::AmbushesBases
        | Give::LosesNamedTrait
        | Give::Replaces(..)
        | Give::SearchesTwice
        | Give::AnotherRegroupPhase
        | Give::SeesTopOfDeck
        | Give::ProvidesIcons
        | Give::MoreIndirect(_)
        | Give::HalvesPayments
        | Give::PaysAsResource
        | Give::MayBeFree
        | Give::OpeningHand(_)
        | Give::Trait(_)
        | Give::LosesTrait(_)
        | Give::Doubles(_)
        | Give::LosesKeyword(_)
        | Give::LosesKeywords
        | Give::LosesOtherAbilities
        | Give::LosesAbilitiesExcept(_)
        | Give::LosesAbilities
        | Give::LosesAbilitiesExceptEpic
        | Give::Cant(_)
        | Give::NotDefeatedByDamage
        | Give::DealsDamageFirst
        | Give::CanAttack(_)
        | Give::AttacksTwo
        | Give::DealsRemainingHp
        | Give::EntersReady
        | Give::RescuedReady
        | Give::Immune(_)
        | Give::IgnoreAspectPenalty
        | Give::IgnoreAspectPenaltyOf(_)
        | Give::IgnoreOnePenaltyOf(_)
        | Give::SmuggleForOwnCostPlus(_)
        | Give::MustAttackNext
        | Give::MayDealDamageSecond
        | Give::CreditsAreBlank => {}
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
