//! Inside selectors, numbers and conditions.

use super::{Visitor, predicates};
use crate::ability::{Amount, Condition, Filter, PlayerRef, Selector, Site, Target};

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
pub fn is<V: Visitor + ?Sized>(visitor: &mut V, word: &Filter) {
    match word {
        Filter::OtherThan(card)
        | Filter::SameController(card)
        | Filter::SharesName(card)
        | Filter::CopyOf(card)
        | Filter::HasUpgrade(card)
        | Filter::AttachedTo(card)
        | Filter::EligibleFor(card)
        | Filter::Onto(card)
        | Filter::AttachableTo(card)
        | Filter::In(Site::ArenaOf(card)) => visitor.reference(*card),
        Filter::ControlledBy(player) | Filter::OwnedBy(player) => visitor.who(*player),
        Filter::DamageAtLeast(amount)
        | Filter::CostAtMost(amount)
        | Filter::CostAtLeast(amount)
        | Filter::Cost(amount)
        | Filter::PowerAtMost(amount)
        | Filter::PowerAtLeast(amount)
        | Filter::RemainingHpAtMost(amount)
        | Filter::RemainingHpAtLeast(amount) => visitor.qty(amount),
        Filter::MostPower(group)
        | Filter::MostCost(group)
        | Filter::LeastRemainingHp(group)
        | Filter::SharesKeyword(group)
        | Filter::SharesAspect(group)
        | Filter::SharesTrait(group) => visitor.selector(group),
        Filter::AttachedToA(words)
        | Filter::OntoA(words)
        | Filter::UpgradedWith(words)
        | Filter::All(words)
        | Filter::Either(words) => predicates(visitor, words),
        Filter::Not(word) => visitor.is(word),
        Filter::When(condition) => visitor.cond(condition),
        Filter::Friendly
        | Filter::Enemy
        | Filter::Yours
        | Filter::Another
        | Filter::NonLeader
        | Filter::Leader
        | Filter::A(_)
        | Filter::Token
        | Filter::Trait(_)
        | Filter::Location(_)
        | Filter::Aspect(_)
        | Filter::OddCost
        | Filter::Unique
        | Filter::Named(_)
        | Filter::NamedCard
        | Filter::OfArena(_)
        | Filter::ChosenAspect
        | Filter::In(_)
        | Filter::Damaged
        | Filter::Ready
        | Filter::Exhausted
        | Filter::Upgraded
        | Filter::Has(_)
        | Filter::HasKeyword
        | Filter::Attacking
        | Filter::Defending
        | Filter::PlayedUsing(_)
        | Filter::PlayedFromResources
        | Filter::YouPlayed(_)
        | Filter::Played(_)
        | Filter::Entered(_)
        | Filter::Healed(_)
        | Filter::WasDamaged(_)
        | Filter::Attacked(_)
        | Filter::AttackedYourBase(_)
        | Filter::Defeated(_)
        | Filter::Discarded(_)
        | Filter::DamagedBase { .. }
        | Filter::YouDamaged(..)
        | Filter::FirstOf(_)
        | Filter::NthOf(..)
        | Filter::WithoutAbilities => {}
    }
}

/// Goes through a number.
pub fn qty<V: Visitor + ?Sized>(visitor: &mut V, word: &Amount) {
    match word {
        Amount::Count(group)
        | Amount::Aspects(group)
        | Amount::Costs(group)
        | Amount::Names(group)
        | Amount::Keywords(group)
        | Amount::CostGap(group)
        | Amount::Icons(_, group)
        | Amount::TotalDamage(group)
        | Amount::TotalPower(group) => visitor.selector(group),
        Amount::Triggers(card, moment) => {
            visitor.reference(*card);
            visitor.on(moment);
        }
        Amount::NumberOf(_, card)
        | Amount::Excess(card)
        | Amount::Power(card)
        | Amount::RemainingHp(card)
        | Amount::Damage(card)
        | Amount::Cost(card)
        | Amount::Paid(card) => {
            visitor.reference(*card);
        }
        Amount::True(conditions) => conditions.iter().for_each(|word| visitor.cond(word)),
        Amount::Times(_, _, words) => predicates(visitor, words),
        Amount::HandSize(player) | Amount::Drawn(player, _) | Amount::Credits(player) => visitor.who(*player),
        Amount::Most(player, inner) | Amount::Fewest(player, inner) => {
            visitor.who(*player);
            visitor.qty(inner);
        }
        Amount::Plus(first, second) | Amount::Minus(first, second) => {
            visitor.qty(first);
            visitor.qty(second);
        }
        Amount::By(_, inner) | Amount::Every(_, inner) => visitor.qty(inner),
        Amount::N(_)
        | Amount::ThatMuch
        | Amount::Amount
        | Amount::ChosenNumber
        | Amount::ForceUses(_)
        | Amount::CombatDamageToBase => {}
    }
}

/// Goes through a condition.
pub fn cond<V: Visitor + ?Sized>(visitor: &mut V, word: &Condition) {
    match word {
        Condition::Exists(group) => visitor.selector(group),
        Condition::Is(card, words) => {
            visitor.reference(*card);
            predicates(visitor, words);
        }
        Condition::AtLeast(first, second) | Condition::AtMost(first, second) | Condition::More(first, second) => {
            visitor.qty(first);
            visitor.qty(second);
        }
        Condition::Happened(_, _, words) => predicates(visitor, words),
        Condition::PaidLess(card) | Condition::PaidWithCredit(card) => visitor.reference(*card),
        Condition::All(inner) | Condition::Either(inner) => inner.iter().for_each(|word| visitor.cond(word)),
        Condition::Not(inner) => visitor.cond(inner),
        Condition::Initiative
        | Condition::InitiativeTaken
        | Condition::ForceWithYou
        | Condition::BeforeYourFirstAction
        | Condition::YourBaseJustAttacked
        | Condition::During(_)
        | Condition::Attacking
        | Condition::DefenderDefeated
        | Condition::AttackByAmbush
        | Condition::AttacksBase
        | Condition::PlayedFromHand
        | Condition::PlayedBySmuggle
        | Condition::CreatedToken(_)
        | Condition::GaveTokenUpgrade(_)
        | Condition::FirstRound
        | Condition::AttackerSurvived
        | Condition::DefeatedInCombat
        | Condition::Did => {}
    }
}

/// Goes through a player.
pub fn who<V: Visitor + ?Sized>(visitor: &mut V, word: PlayerRef) {
    if let PlayerRef::ControllerOf(card) | PlayerRef::OwnerOf(card) = word {
        visitor.reference(card);
    }
}
