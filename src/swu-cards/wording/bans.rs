//! Bans and harm, as verbs.

use swu_language::ability::{Barred, Harm};

/// What follows "can't".
pub(super) const fn cant(barred: Barred, plural: bool) -> &'static str {
    match barred {
        Barred::Attack => "attack",
        Barred::AttackBases => "attack bases",
        Barred::BeAttacked if plural => "be attacked unless they have Sentinel",
        Barred::BeAttacked => "be attacked unless it has Sentinel",
        Barred::Ready => "ready",
        Barred::BeHealed => "be healed",
        Barred::BePlayed => "be played",
        Barred::ReadyInRegroup => "ready during the regroup phase",
        Barred::Mulligan => "take a mulligan",
        Barred::BePlayedFromHand => "be played from hand",
        Barred::BeTakenByOpponents => "be taken control of by opponents",
        Barred::AttackYou => "attack your base or units you control",
        Barred::DealCombatDamage => "deal combat damage",
    }
}

/// "captured"
pub(super) const fn harmed(harm: Harm) -> &'static str {
    match harm {
        Harm::Capture => "captured",
        Harm::Damage => "damaged",
        Harm::Defeat => "defeated",
        Harm::Return => "returned to hand",
        Harm::Exhaust => "exhausted",
    }
}
