//! The target of a verb.

use swu_language::ability::{AttackWith, PlayCard, Step, Target};

/// The target of a verb, if it has just one.
pub(super) fn aimed(step: &Step) -> Option<&Target> {
    Some(match step {
        Step::Damage(target, _)
        | Step::Strike { to: target, .. }
        | Step::StrikePaired { to: target, .. }
        | Step::Heal(target, _)
        | Step::HealUpTo(target, _)
        | Step::DamageUpTo(target, _)
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
        | Step::Resource { what: target, .. }
        | Step::Give(target, ..)
        | Step::GiveLike(target, _)
        | Step::Get(target, ..)
        | Step::Gain(target, ..)
        | Step::TakeControl(_, target)
        | Step::Capture(_, target)
        | Step::Rescue(target)
        | Step::Attach(_, target)
        | Step::Move(target, _)
        | Step::Reveal(target)
        | Step::LookAt(target) => target,
        Step::Attack(attack) => &attack.with,
        Step::Play(play) => &play.what,
        _ => return None,
    })
}

/// Does somebody choose this target?
pub(super) fn chooses(target: &Target) -> bool {
    !matches!(target, Target::The(_) | Target::Each(_) | Target::Random(_))
}

/// The verb aimed at something else.
pub(super) fn aim(step: &Step, at: Target) -> Option<Step> {
    Some(match step.clone() {
        Step::Damage(_, amount) => Step::Damage(at, amount),
        Step::Strike { by, amount, .. } => Step::Strike { by, to: at, amount },
        Step::StrikePaired { by, amount, .. } => Step::StrikePaired { by, to: at, amount },
        Step::Heal(_, amount) => Step::Heal(at, amount),
        Step::HealUpTo(_, amount) => Step::HealUpTo(at, amount),
        Step::DamageUpTo(_, amount) => Step::DamageUpTo(at, amount),
        Step::HealAll(_) => Step::HealAll(at),
        Step::Defeat(_) => Step::Defeat(at),
        Step::Exhaust(_) => Step::Exhaust(at),
        Step::Ready(_) => Step::Ready(at),
        Step::Return(_) => Step::Return(at),
        Step::PutOnBottom(_) => Step::PutOnBottom(at),
        Step::PutOnBottomRandomly(_) => Step::PutOnBottomRandomly(at),
        Step::PutOnTop(_) => Step::PutOnTop(at),
        Step::Take(_) => Step::Take(at),
        Step::DiscardCard(_) => Step::DiscardCard(at),
        Step::Resource { ready, by, .. } => Step::Resource { what: at, ready, by },
        Step::Give(_, token, amount) => Step::Give(at, token, amount),
        Step::GiveLike(_, token) => Step::GiveLike(at, token),
        Step::Get(_, power, hp, until) => Step::Get(at, power, hp, until),
        Step::Gain(_, gives, until) => Step::Gain(at, gives, until),
        Step::TakeControl(who, _) => Step::TakeControl(who, at),
        Step::Capture(by, _) => Step::Capture(by, at),
        Step::Rescue(_) => Step::Rescue(at),
        Step::Attach(upgrade, _) => Step::Attach(upgrade, at),
        Step::Move(_, arena) => Step::Move(at, arena),
        Step::Reveal(_) => Step::Reveal(at),
        Step::LookAt(_) => Step::LookAt(at),
        Step::Attack(attack) => Step::Attack(Box::new(AttackWith { with: at, ..*attack })),
        Step::Play(play) => Step::Play(Box::new(PlayCard { what: at, ..*play })),
        _ => return None,
    })
}
