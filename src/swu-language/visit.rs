//! Walking through an ability, word by word.
//!
//! A [`Visitor`] overrides the words it cares about and calls the function of the same name here to continue inside.

mod holds;
mod select;
mod steps;

use crate::ability::*;
pub use holds::{constant, cost, give};
pub use select::{cond, is, qty, selector, target, who};
pub use steps::{rider, step};

/// Sees every word of an ability in the order in which the ability happens.
pub trait Visitor {
    /// An ability, including one that is given.
    fn ability(&mut self, word: &Ability) {
        ability(self, word);
    }
    /// A moment.
    fn on(&mut self, word: &Trigger) {
        on(self, word);
    }
    /// A verb.
    fn step(&mut self, word: &Step) {
        step(self, word);
    }
    /// The target of a verb.
    fn target(&mut self, word: &Target) {
        target(self, word);
    }
    /// A group of cards.
    fn selector(&mut self, word: &Selector) {
        selector(self, word);
    }
    /// A predicate.
    fn is(&mut self, word: &Filter) {
        is(self, word);
    }
    /// A number.
    fn qty(&mut self, word: &Amount) {
        qty(self, word);
    }
    /// A condition.
    fn cond(&mut self, word: &Condition) {
        cond(self, word);
    }
    /// Something given.
    fn give(&mut self, word: &Grant) {
        give(self, word);
    }
    /// A part of a cost.
    fn cost(&mut self, word: &Cost) {
        cost(self, word);
    }
    /// A card known by name.
    fn reference(&mut self, _word: Ref) {}
    /// A player.
    fn who(&mut self, word: PlayerRef) {
        who(self, word);
    }
}

/// Goes through an ability.
pub fn ability<V: Visitor + ?Sized>(visitor: &mut V, word: &Ability) {
    match word {
        Ability::Constant(word) => constant(visitor, word),
        Ability::Trigger(trigger) => {
            trigger.on.iter().for_each(|word| visitor.on(word));
            steps(visitor, &trigger.does);
        }
        Ability::Action(action) => {
            action.costs.iter().for_each(|word| visitor.cost(word));
            steps(visitor, &action.does);
        }
        Ability::Event(does) | Ability::Bounty(does) | Ability::TwiceTheTokens(does) => steps(visitor, does),
        Ability::Instead { to, at_least, does, .. } => {
            to.iter().for_each(|word| visitor.selector(word));
            at_least.iter().for_each(|word| visitor.qty(word));
            steps(visitor, does);
        }
        Ability::AttachTo(words) => predicates(visitor, words),
        Ability::InsteadOfCost(costs) => costs.iter().for_each(|word| visitor.cost(word)),
        Ability::Smuggle { extra, .. } => extra.iter().for_each(|word| visitor.cost(word)),
        Ability::Coordinate(inner) => visitor.ability(inner),
        Ability::WhilePlaying { among, .. } => visitor.selector(among),
        Ability::Piloting { .. } | Ability::MayRaiseDamage(_) => {}
    }
}

/// Goes through a moment.
pub fn on<V: Visitor + ?Sized>(visitor: &mut V, word: &Trigger) {
    match word {
        Trigger::AttacksAndDefeats(words)
        | Trigger::UnitDefeated(words)
        | Trigger::UnitLeaves(words)
        | Trigger::UnitAttacksYourBase(words)
        | Trigger::UnitAttacks(words)
        | Trigger::UnitAttackEnds(words)
        | Trigger::UpgradeDefeated(words)
        | Trigger::UnitEnters(words)
        | Trigger::UnitReadies(_, words)
        | Trigger::UnitAttacksAndDefeats(words)
        | Trigger::Attaches(words)
        | Trigger::UpgradeAttaches(words)
        | Trigger::DealsCombatDamage { to: To::Unit(words), .. } => predicates(visitor, words),
        Trigger::DamageDealt { by, to, .. } => {
            predicates(visitor, by);
            if let To::Unit(words) = to {
                predicates(visitor, words);
            }
        }
        Trigger::Plays(player, words) | Trigger::Creates(player, words) => {
            visitor.who(*player);
            predicates(visitor, words);
        }
        Trigger::PlaysNth(player, ..)
        | Trigger::Deploys(player)
        | Trigger::DiscardsFromHand(player)
        | Trigger::DiscardsFromDeck(player)
        | Trigger::ShowsFromHand(player)
        | Trigger::Draws(player, _)
        | Trigger::TakesInitiative(player) => visitor.who(*player),
        Trigger::OfHost(inner) => visitor.on(inner),
        Trigger::DealsCombatDamage { to: To::Anything | To::EnemyBase | To::YourBase | To::Base, .. }
        | Trigger::Played
        | Trigger::PlayedBySmuggle
        | Trigger::Deployed
        | Trigger::Enters
        | Trigger::Attack
        | Trigger::Attacked
        | Trigger::CompletesAttack
        | Trigger::AttackEnds
        | Trigger::DefenseEnds
        | Trigger::UpgradesAttach
        | Trigger::Discarded
        | Trigger::YouUseOnAttack
        | Trigger::YouDamageEnemyBase
        | Trigger::Defeated
        | Trigger::PhaseStarts(_)
        | Trigger::GameStarts
        | Trigger::Drawn(_)
        | Trigger::Readies
        | Trigger::Healed
        | Trigger::YouUseWhenDefeated
        | Trigger::ReadyStep
        | Trigger::Detaches
        | Trigger::YouCollectBounty
        | Trigger::YouUseForce
        | Trigger::YouUseWhenPlayed => {}
    }
}

/// Goes through verbs in order.
pub fn steps<V: Visitor + ?Sized>(visitor: &mut V, words: &[Step]) {
    words.iter().for_each(|word| visitor.step(word));
}

/// Goes through predicates.
pub fn predicates<V: Visitor + ?Sized>(visitor: &mut V, words: &[Filter]) {
    words.iter().for_each(|word| visitor.is(word));
}
