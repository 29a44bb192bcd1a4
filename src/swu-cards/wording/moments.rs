//! Moments: the part before the colon of a triggered ability.

use super::predicates::span;
use super::speaker::Speaker;
use swu_language::ability::{Filter, Limit, Phase, PlayerRef, Ref, To, Trigger};

impl Speaker {
    /// "When Played/On Attack"; from here on it is known what the trigger is about.
    pub fn moments(&mut self, moments: &[Trigger]) -> String {
        let said = self.said_together(moments);
        self.leaving = moments.iter().any(|moment| matches!(moment, Trigger::Defeated));
        self.attacks = moments
            .iter()
            .any(|moment| matches!(moment, Trigger::Attack | Trigger::CompletesAttack | Trigger::AttackEnds));
        for moment in moments {
            if let Some((head, predicates)) = about(moment) {
                let head = self.noun(head, predicates).head;
                self.mean(Ref::Subject, &head, false);
                self.subject_is_fresh();
            }
        }
        said
    }

    /// Several moments as one: "When Played/On Attack", "When you play or create a unit".
    fn said_together(&self, moments: &[Trigger]) -> String {
        match moments {
            [Trigger::Plays(player, words), Trigger::Creates(creator, made)] if (player, words) == (creator, made) => {
                let unit = self.noun("card", words).one();
                self.player_moment(*player, "play or create", &unit)
            }
            [Trigger::Draws(player, Phase::Action), Trigger::Draws(same, Phase::Regroup)] if player == same => {
                self.player_moment(*player, "draw", "1 or more cards (including during the regroup phase)")
            }
            [Trigger::OfHost(attack), Trigger::OfHost(defense)]
                if (attack.as_ref(), defense.as_ref()) == (&Trigger::AttackEnds, &Trigger::DefenseEnds) =>
            {
                "When attached unit's attack or defense ends".to_owned()
            }
            _ => moments.iter().map(|moment| self.moment(moment)).collect::<Vec<_>>().join("/"),
        }
    }

    /// "When Defeated", between quotation marks.
    pub(crate) fn quoted_moment(&self, moment: &Trigger) -> String {
        format!("\"{}\"", self.moment(moment))
    }

    fn moment(&self, moment: &Trigger) -> String {
        let this = format!("this {}", self.this);
        let a = |head: &str, predicates: &[Filter]| self.noun(head, predicates).one();
        match moment {
            Trigger::Played if self.two_sided => format!("When played as {}", super::grammar::a(self.this)),
            Trigger::Deployed if self.two_sided => format!("When deployed as {}", super::grammar::a(self.this)),
            Trigger::Played => "When Played".to_owned(),
            Trigger::PlayedBySmuggle => "When Played using Smuggle".to_owned(),
            Trigger::Deployed => "When Deployed".to_owned(),
            Trigger::Enters => format!("When {this} enters play"),
            Trigger::Attack => "On Attack".to_owned(),
            Trigger::Attacked => "On Defense".to_owned(),
            Trigger::UnitAttacksYourBase(predicates) => format!("When {} attacks your base", a("unit", predicates)),
            Trigger::UnitAttacks(predicates) => format!("When {} attacks", a("unit", predicates)),
            Trigger::UnitAttacksAndDefeats(predicates) => {
                format!("When {} attacks and defeats a unit", a("unit", predicates))
            }
            Trigger::CompletesAttack => format!("When {this} completes an attack"),
            Trigger::AttackEnds => "When Attack Ends".to_owned(),
            Trigger::DefenseEnds => "When Defense Ends".to_owned(),
            Trigger::UnitAttackEnds(predicates) => {
                format!("When {} attack ends", super::grammar::possessive(&a("unit", predicates)))
            }
            Trigger::AttacksAndDefeats(predicates) => {
                format!("When {this} attacks and defeats {}", a("unit", predicates))
            }
            Trigger::DealsCombatDamage { to, attacking } => {
                let to = self.damaged(to).map_or(String::new(), |to| format!(" to {to}"));
                format!("When {this} deals combat damage{to}{}", if *attacking { " while attacking" } else { "" })
            }
            Trigger::DamageDealt { by, to, combat, survived, ability, indirect, at_least } => {
                let damage = match (combat, ability, indirect) {
                    (_, _, true) => "indirect damage",
                    (true, ..) => "combat damage",
                    (_, true, _) => "non-combat damage",
                    _ => "damage",
                };
                let damage = match at_least {
                    0 => damage.to_owned(),
                    least => format!("{least} or more {damage}"),
                };
                self.damage_dealt(by, to, &damage, *survived)
            }
            Trigger::OfHost(inner) => {
                let mut host = self.clone();
                host.this = "unit";
                match inner.as_ref() {
                    Trigger::Attack => "When attached unit attacks".to_owned(),
                    Trigger::Attacked => "When attached unit is attacked".to_owned(),
                    Trigger::AttackEnds => "When attached unit's attack ends".to_owned(),
                    Trigger::DefenseEnds => "When attached unit's defense ends".to_owned(),
                    other => host.moment(other).replace("this unit", "attached unit"),
                }
            }
            Trigger::UpgradeAttaches(predicates) => format!("When {} attaches to {this}", a("upgrade", predicates)),
            Trigger::Readies => format!("When {this} readies"),
            Trigger::Healed => format!("When damage is healed from {this}"),
            Trigger::Draws(player, phase) => {
                let name = self.player(any_of(*player));
                let verb = if name.plural { "draw" } else { "draws" };
                format!("When {} {verb} 1 or more cards during the {} phase", name.subject, phase_name(*phase))
            }
            Trigger::Drawn(phase) => format!("When you draw this card during the {} phase", phase_name(*phase)),
            Trigger::YouUseWhenDefeated => "When you use a \"When Defeated\" ability".to_owned(),
            Trigger::GameStarts => "When the first action phase starts".to_owned(),
            Trigger::YouDamageEnemyBase => "When you deal damage to an enemy base".to_owned(),
            Trigger::Defeated => "When Defeated".to_owned(),
            Trigger::UnitDefeated(predicates) => format!("When {} is defeated", a("unit", predicates)),
            Trigger::UnitLeaves(predicates) => format!("When {} leaves play", a("unit", predicates)),
            Trigger::Plays(player, predicates) => {
                let name = self.player(any_of(*player));
                let verb = if name.plural { "play" } else { "plays" };
                let itself =
                    if *player == PlayerRef::You && self.fits(predicates) { " (including this one)" } else { "" };
                format!("When {} {verb} {}{itself}", name.subject, a("card", predicates))
            }
            Trigger::PlaysNth(player, number, when) => {
                let name = self.player(*player);
                let (verb, own) = if name.plural { ("play", name.possessive.as_str()) } else { ("plays", "their") };
                {
                    let each = span(*when).replace("this", "each");
                    format!("When {} {verb} {own} {} card {each}", name.subject, ordinal(*number))
                }
            }
            Trigger::Deploys(player) => self.player_moment(*player, "deploy", "a leader"),
            Trigger::TakesInitiative(player) => self.player_moment(*player, "take", "the initiative"),
            Trigger::YouUseForce => "When you use the Force".to_owned(),
            Trigger::YouUseOnAttack => "When you use an \"On Attack\" ability".to_owned(),
            Trigger::UpgradeDefeated(predicates) => format!("When {} is defeated", a("upgrade", predicates)),
            Trigger::UpgradesAttach => format!("When 1 or more upgrades attach to {this}"),
            Trigger::Creates(player, predicates) => {
                let unit = a("unit", predicates);
                self.player_moment(*player, "create", &unit)
            }
            Trigger::UnitEnters(predicates) => {
                let itself = if self.fits_friend(predicates) { " (including this one)" } else { "" };
                format!("When {} enters play{itself}", a("unit", predicates))
            }
            Trigger::UnitReadies(phase, predicates) => {
                format!("When {} readies during the {} phase", a("unit", predicates), phase_name(*phase))
            }
            Trigger::DiscardsFromDeck(player) => {
                let own = if *player == PlayerRef::You { "your" } else { "their" };
                self.player_moment(*player, "discard", &format!("a card from {own} deck"))
            }
            Trigger::Discarded => format!("When {this} is discarded from your hand or deck"),
            Trigger::YouUseWhenPlayed => "When you use a \"When Played\" ability".to_owned(),
            Trigger::ShowsFromHand(player) => {
                let own = if *player == PlayerRef::You { "your" } else { "their" };
                self.player_moment(*player, "reveal or discard", &format!("1 or more cards from {own} hand"))
            }
            Trigger::PhaseStarts(Phase::Action) => "When the action phase starts".to_owned(),
            Trigger::PhaseStarts(Phase::Regroup) => "When the regroup phase starts".to_owned(),
            Trigger::ReadyStep => "When you ready cards in the regroup phase".to_owned(),
            Trigger::Attaches(predicates) => format!("When {this} becomes attached to {}", a("unit", predicates)),
            Trigger::Detaches => format!("When {this} becomes unattached from a unit"),
            Trigger::YouCollectBounty => "When you collect a Bounty".to_owned(),
            Trigger::DiscardsFromHand(PlayerRef::EachPlayer) => {
                "When a player discards a card from their hand".to_owned()
            }
            Trigger::DiscardsFromHand(player) => {
                let name = self.player(*player);
                let (verb, own) =
                    if name.plural { ("discard", name.possessive.as_str()) } else { ("discards", "their") };
                format!("When {} {verb} a card from {own} hand", name.subject)
            }
        }
    }

    /// Is the printed card one of these for its controller?
    fn fits_friend(&self, predicates: &[Filter]) -> bool {
        let others: Vec<Filter> = predicates.iter().filter(|word| **word != Filter::Friendly).cloned().collect();
        self.fits(&others)
    }

    /// Is the printed card itself one of these?
    fn fits(&self, predicates: &[Filter]) -> bool {
        let Some((kind, aspects, traits)) = &self.printed else { return false };
        predicates.iter().all(|word| match word {
            Filter::A(wanted) => wanted == kind,
            Filter::Aspect(wanted) => aspects.contains(wanted),
            Filter::Trait(wanted) => traits.contains(wanted),
            _ => false,
        })
    }

    /// "When you deploy a leader"
    fn player_moment(&self, player: PlayerRef, verb: &str, what: &str) -> String {
        let name = self.player(any_of(player));
        let verb = if name.plural { verb.to_owned() } else { format!("{verb}s").replace(" or ", "s or ") };
        format!("When {} {verb} {what}", name.subject)
    }

    fn damaged(&self, to: &To) -> Option<String> {
        match to {
            To::Anything => None,
            To::Unit(predicates) if is_this(predicates) => Some(format!("this {}", self.this)),
            To::Unit(predicates) => Some(self.noun("unit", predicates).one()),
            To::EnemyBase => Some("an opponent's base".to_owned()),
            To::Base => Some("a base".to_owned()),
            To::YourBase => Some("your base".to_owned()),
        }
    }

    fn damage_dealt(&self, by: &[Filter], to: &To, damage: &str, survived: bool) -> String {
        let survived = if survived { " and survives" } else { "" };
        let to = self.damaged(to).unwrap_or_else(|| "a unit or base".to_owned());
        if by.is_empty() {
            return format!("When {to} is dealt {damage}{survived}");
        }
        let by = match by {
            [Filter::Friendly] => {
                return format!(
                    "When you deal {damage}{}",
                    match to.as_str() {
                        "a unit or base" => String::new(),
                        to => format!(" to {to}"),
                    }
                );
            }
            by if is_this(by) => format!("this {}", self.this),
            _ => self.noun("card", by).one(),
        };
        let survived = if survived.is_empty() { "" } else { " that survives" };
        format!("When {by} deals {damage} to {to}{survived}")
    }
}

/// Is it only the card with the ability?
fn is_this(predicates: &[Filter]) -> bool {
    matches!(predicates, [Filter::Not(other)] if **other == Filter::Another)
}

/// Any one of these players: "a player", "an opponent".
pub(super) const fn any_of(players: PlayerRef) -> PlayerRef {
    match players {
        PlayerRef::EachOpponent => PlayerRef::Opponent,
        PlayerRef::EachPlayer => PlayerRef::APlayer,
        other => other,
    }
}

/// What a trigger is about: the head of its noun and the predicates that may change it.
fn about(moment: &Trigger) -> Option<(&'static str, &[Filter])> {
    match moment {
        Trigger::AttacksAndDefeats(predicates)
        | Trigger::UnitDefeated(predicates)
        | Trigger::UnitLeaves(predicates)
        | Trigger::UnitAttackEnds(predicates)
        | Trigger::Creates(_, predicates)
        | Trigger::UnitEnters(predicates)
        | Trigger::UnitReadies(_, predicates)
        | Trigger::Attaches(predicates) => Some(("unit", predicates)),
        Trigger::DealsCombatDamage { to, .. } | Trigger::DamageDealt { to, .. } => match to {
            To::Unit(predicates) => Some(("unit", predicates)),
            To::EnemyBase | To::YourBase | To::Base => Some(("base", &[])),
            To::Anything => Some(("card", &[])),
        },
        Trigger::Detaches => Some(("unit", &[])),
        Trigger::UpgradeAttaches(predicates) | Trigger::UpgradeDefeated(predicates) => Some(("upgrade", predicates)),
        Trigger::Plays(_, predicates) => Some(("card", predicates)),
        Trigger::PlaysNth(..) | Trigger::DiscardsFromHand(_) | Trigger::DiscardsFromDeck(_) => Some(("card", &[])),
        Trigger::YouDamageEnemyBase => Some(("base", &[])),
        Trigger::Deploys(_) => Some(("leader", &[])),
        _ => None,
    }
}

const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Action => "action",
        Phase::Regroup => "regroup",
    }
}

fn ordinal(number: u8) -> String {
    match number {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        _ => format!("{number}th"),
    }
}

/// How often it may be used, as a sentence.
pub(super) fn limit(limit: Limit) -> String {
    match limit {
        Limit::OncePerRound => "Use this ability only once each round.".to_owned(),
        Limit::OncePerPhase => "Use this ability only once each phase.".to_owned(),
        Limit::PerGame(1) => "Use this ability only once each game.".to_owned(),
        Limit::PerGame(times) => format!("Use this ability at most {times} times each game."),
    }
}
