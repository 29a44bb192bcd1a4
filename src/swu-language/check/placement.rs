//! Abilities on the wrong kind of card.

use super::{Face, Label};
use crate::ability::{Ability, Cost, Site, Trigger};
use crate::card::Card;
use crate::word::Kind;

/// What an ability is on: the kind of card and side decide what is allowed there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holder {
    Unit,
    LeaderSide,
    Base,
    Upgrade,
    Event,
}

impl Holder {
    fn of(card: &Card, label: &Label) -> Holder {
        match (card.kind, label.side) {
            (_, Face::UpgradeSide) => Holder::Upgrade,
            (_, Face::UnitSide) | (Kind::Unit | Kind::TokenUnit, _) => Holder::Unit,
            (Kind::Leader, _) => Holder::LeaderSide,
            (Kind::Base, _) => Holder::Base,
            (Kind::Upgrade | Kind::TokenUpgrade, _) => Holder::Upgrade,
            (Kind::Event, _) => Holder::Event,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Holder::Unit => "a unit",
            Holder::LeaderSide => "a leader that is not deployed",
            Holder::Base => "a base",
            Holder::Upgrade => "an upgrade",
            Holder::Event => "an event",
        }
    }
}

/// What is wrong with the place of an ability.
pub(super) fn sentences(card: &Card, label: &Label, ability: &Ability) -> Vec<String> {
    let holder = Holder::of(card, label);
    let mut found = vec![];
    place(holder, card.kind, ability, &mut found);
    if holder == Holder::Event && label.number == card.abilities.len() {
        let texts = card.abilities.iter().filter(|ability| matches!(ability, Ability::Event(_))).count();
        if texts != 1 {
            found.push(format!("an event has one Event ability, this one has {texts}"));
        }
    }
    found
}

fn place(holder: Holder, kind: Kind, ability: &Ability, found: &mut Vec<String>) {
    let mut wrong = |wrong: bool, what: &str| {
        if wrong {
            found.push(format!("{what} means nothing on {}", holder.name()));
        }
    };
    match ability {
        Ability::Event(_) => wrong(holder != Holder::Event, "Event"),
        Ability::AttachTo(_) => wrong(holder != Holder::Upgrade, "AttachTo"),
        Ability::Bounty(_) => wrong(holder != Holder::Unit, "Bounty"),
        Ability::Coordinate(inner) => {
            wrong(matches!(holder, Holder::Base | Holder::Event | Holder::Upgrade), "Coordinate");
            place(holder, kind, inner, found);
        }
        Ability::InsteadOfCost(_) => {
            wrong(matches!(holder, Holder::Base | Holder::LeaderSide), "InsteadOfCost");
        }
        Ability::Smuggle { .. } => wrong(matches!(holder, Holder::Base | Holder::LeaderSide), "Smuggle"),
        Ability::Piloting { .. } => wrong(kind != Kind::Unit || holder != Holder::Unit, "Piloting"),
        Ability::Action(action) => {
            wrong(action.epic && !matches!(holder, Holder::Base | Holder::LeaderSide), "epic");
            wrong(holder == Holder::Event && action.from == Site::InPlay, "an Action used from play");
            let exhausts = action.costs.contains(&Cost::Exhaust) && matches!(holder, Holder::Base | Holder::Upgrade);
            wrong(exhausts, "the cost Exhaust");
        }
        Ability::Trigger(trigger) => {
            if trigger.on.is_empty() {
                found.push("the trigger has no moment".to_owned());
            }
            for moment in &trigger.on {
                if let Some(name) = misplaced(holder, kind, moment) {
                    found.push(format!("{name} never happens to {}", holder.name()));
                }
            }
        }
        Ability::Constant(constant) => {
            if constant.gives.is_empty() {
                found.push("the constant gives nothing".to_owned());
            }
        }
        Ability::Instead { .. } => wrong(matches!(holder, Holder::Base | Holder::Event), "Instead"),
        Ability::WhilePlaying { .. } => wrong(holder != Holder::Unit || kind != Kind::Unit, "WhilePlaying"),
        Ability::TwiceTheTokens(_) => wrong(holder != Holder::Unit, "TwiceTheTokens"),
        Ability::MayRaiseDamage(_) => wrong(holder != Holder::Unit, "MayRaiseDamage"),
    }
}

/// The name of a moment that never comes for this holder.
fn misplaced(holder: Holder, kind: Kind, moment: &Trigger) -> Option<&'static str> {
    let (name, possible) = match moment {
        Trigger::Attack => ("Attack", holder == Holder::Unit),
        Trigger::Attacked => ("Attacked", holder == Holder::Unit),
        Trigger::CompletesAttack => ("CompletesAttack", holder == Holder::Unit),
        Trigger::AttackEnds => ("AttackEnds", holder == Holder::Unit),
        Trigger::DefenseEnds => ("DefenseEnds", holder == Holder::Unit),
        Trigger::UpgradesAttach => ("UpgradesAttach", holder == Holder::Unit),
        Trigger::Discarded => ("Discarded", matches!(kind, Kind::Unit | Kind::Event | Kind::Upgrade)),
        Trigger::AttacksAndDefeats(_) => ("AttacksAndDefeats", holder == Holder::Unit),
        Trigger::DealsCombatDamage { .. } => ("DealsCombatDamage", holder == Holder::Unit),
        Trigger::Enters => ("Enters", holder == Holder::Unit),
        Trigger::Deployed => ("Deployed", kind == Kind::Leader),
        Trigger::Played => {
            ("Played", matches!(holder, Holder::Unit | Holder::Upgrade) && kind != Kind::Leader && !kind.is_token())
        }
        Trigger::PlayedBySmuggle => {
            ("PlayedBySmuggle", holder != Holder::Base && kind != Kind::Leader && !kind.is_token())
        }
        Trigger::Defeated => ("Defeated", matches!(holder, Holder::Unit | Holder::Upgrade)),
        Trigger::OfHost(_) => ("OfHost", holder == Holder::Upgrade),
        Trigger::UpgradeAttaches(_) => ("UpgradeAttaches", holder == Holder::Unit),
        Trigger::Readies => ("Readies", holder == Holder::Unit),
        Trigger::Drawn(_) => ("Drawn", matches!(kind, Kind::Unit | Kind::Event | Kind::Upgrade)),
        Trigger::Healed => ("Healed", holder == Holder::Unit),
        Trigger::Attaches(_) => ("Attaches", holder == Holder::Upgrade),
        Trigger::Detaches => ("Detaches", holder == Holder::Upgrade),
        _ => ("this moment", holder != Holder::Event),
    };
    (!possible).then_some(name)
}
