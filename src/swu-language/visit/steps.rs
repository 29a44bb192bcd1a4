//! Inside verbs.

use super::{Visitor, constant, predicates, steps};
use crate::ability::{Rider, Step};

/// Goes through a verb.
pub fn step<V: Visitor + ?Sized>(visitor: &mut V, word: &Step) {
    match word {
        Step::Choose(target, _)
        | Step::HealAll(target)
        | Step::Defeat(target)
        | Step::Exhaust(target)
        | Step::Ready(target)
        | Step::Return(target)
        | Step::PutOnBottom(target)
        | Step::PutOnBottomRandomly(target)
        | Step::PutOnTop(target)
        | Step::Take(target)
        | Step::DiscardCard(target)
        | Step::Rescue(target)
        | Step::Move(target, _)
        | Step::LookAt(target)
        | Step::Reveal(target) => visitor.target(target),
        Step::Damage(target, amount)
        | Step::DamageSurely(target, amount)
        | Step::Heal(target, amount)
        | Step::HealUpTo(target, amount)
        | Step::DamageUpTo(target, amount)
        | Step::Give(target, _, amount) => {
            visitor.target(target);
            visitor.qty(amount);
        }
        Step::Strike { by, to, amount } | Step::StrikePaired { by, to, amount } => {
            visitor.reference(*by);
            visitor.target(to);
            visitor.qty(amount);
        }
        Step::DivideDamage { by, total, among, .. } => {
            by.iter().for_each(|card| visitor.reference(*card));
            visitor.qty(total);
            visitor.selector(among);
        }
        Step::Resource { what, by, .. } => {
            visitor.target(what);
            visitor.who(*by);
        }
        Step::DivideHealing { up_to, among } | Step::Distribute { total: up_to, among, .. } => {
            visitor.qty(up_to);
            visitor.selector(among);
        }
        Step::Get(target, power, hp, _) => {
            visitor.target(target);
            visitor.qty(power);
            visitor.qty(hp);
        }
        Step::Gain(target, gives, _) => {
            visitor.target(target);
            gives.iter().for_each(|word| visitor.give(word));
        }
        Step::Rule(rule, _) => constant(visitor, rule),
        Step::TakeControl(player, target) => {
            visitor.who(*player);
            visitor.target(target);
        }
        Step::ExchangeControl(first, second) => {
            visitor.reference(*first);
            visitor.reference(*second);
        }
        Step::Capture(card, target) | Step::Attach(card, target) => {
            visitor.reference(*card);
            visitor.target(target);
        }
        Step::Attack(attack) => {
            visitor.target(&attack.with);
            attack.attacker.iter().chain(&attack.defender).for_each(|word| rider(visitor, word));
        }
        Step::Play(play) => {
            visitor.target(&play.what);
            play.less.iter().for_each(|amount| visitor.qty(amount));
            play.on.iter().for_each(|group| visitor.selector(group));
            play.gains.iter().for_each(|word| visitor.give(word));
            play.riders.iter().for_each(|word| rider(visitor, word));
        }
        Step::Create(player, _, amount)
        | Step::DefeatCredits(player, amount)
        | Step::TakeCredits(player, amount)
        | Step::IndirectDamage(player, amount)
        | Step::Draw(player, amount)
        | Step::Discard(player, amount)
        | Step::DiscardRandom(player, amount)
        | Step::Mill(player, amount)
        | Step::LookAtTop(player, amount)
        | Step::RevealTop(player, amount) => {
            visitor.who(*player);
            visitor.qty(amount);
        }
        Step::DiscardFrom(player, amount, words) => {
            visitor.who(*player);
            visitor.qty(amount);
            predicates(visitor, words);
        }
        Step::DiscardHand(player)
        | Step::LookAtHand(player)
        | Step::RevealHand(player)
        | Step::ChoosePlayer(player)
        | Step::SaysNo(player)
        | Step::Shuffle(player)
        | Step::Lose(player) => visitor.who(*player),
        Step::RevealOneByOne(amount) | Step::Pay(amount) | Step::PayUpTo(amount) => visitor.qty(amount),
        Step::Search(search) => {
            visitor.who(search.who);
            let amounts = [&search.top, &search.up_to, &search.total_cost];
            amounts.into_iter().flatten().for_each(|amount| visitor.qty(amount));
            predicates(visitor, &search.find);
        }
        Step::May(inner)
        | Step::IfYouDo(inner)
        | Step::IfYouDont(inner)
        | Step::And(inner)
        | Step::AtStartOf(_, inner)
        | Step::AtEndOfPhase(inner)
        | Step::WhenThisLeaves(inner)
        | Step::AfterAttack(inner) => steps(visitor, inner),
        Step::MayBy(player, inner) | Step::ForEachPlayer(player, inner) | Step::InPlayerOrder(player, inner) => {
            visitor.who(*player);
            steps(visitor, inner);
        }
        Step::If(condition, then, otherwise) => {
            visitor.cond(condition);
            steps(visitor, then);
            steps(visitor, otherwise);
        }
        Step::ForEvery(amount, inner) => {
            visitor.qty(amount);
            super::steps(visitor, inner);
        }
        Step::GiveLike(target, token) => {
            visitor.reference(*token);
            visitor.target(target);
        }
        Step::ForEach(target, inner) => {
            visitor.target(target);
            steps(visitor, inner);
        }
        Step::Choice(modes) => {
            visitor.qty(&modes.choose);
            visitor.who(modes.by);
            for mode in &modes.of {
                mode.condition.iter().for_each(|word| visitor.cond(word));
                steps(visitor, &mode.does);
            }
        }
        Step::NextTime(moment, inner) => {
            visitor.on(moment);
            steps(visitor, inner);
        }
        Step::CollectBounties(card) | Step::UseWhenDefeated { of: card, .. } => visitor.reference(*card),
        Step::ResourceTop { who: player, .. } => visitor.who(*player),
        Step::UseAnyWhenPlayed(group) => visitor.selector(group),
        Step::PayAny
        | Step::GainForce
        | Step::UseForce
        | Step::Disclose(_)
        | Step::DiscloseOneOf(_)
        | Step::NameCard
        | Step::ChooseNumber
        | Step::ChooseArena
        | Step::ChooseAspect
        | Step::NameTrait
        | Step::CollectAgain
        | Step::Flip
        | Step::Deploy
        | Step::ExtraAction
        | Step::UseAgain
        | Step::DefeatAnyCredits
        | Step::DefeatAnyTokens => {}
    }
}

/// Goes through a rider of an attack.
pub fn rider<V: Visitor + ?Sized>(visitor: &mut V, word: &Rider) {
    word.condition.iter().for_each(|word| visitor.cond(word));
    word.gives.iter().for_each(|word| visitor.give(word));
}
