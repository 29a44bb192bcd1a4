//! Constant abilities: "while you have the initiative, this unit gets +2/+0".

use super::clause::{Clause, join};
use super::speaker::Speaker;
use swu_language::ability::{Barred, Condition, Constant, Filter, Grant, Phase, PlayerRef, Ref, Selector, Span};

/// "It entered play this phase."
fn entered_this_phase() -> Condition {
    Condition::Is(Ref::This, [Filter::Entered(Span::Phase)].into())
}

/// Every enemy base: statements about it concern the opponents' side.
fn enemy_bases() -> Selector {
    Selector::Bases([Filter::Enemy].into())
}

impl Speaker {
    /// A constant ability as a sentence without capital and full stop.
    pub fn constant(&mut self, constant: &Constant) -> String {
        if (&constant.affects, &constant.gives[..]) == (&Selector::The(Ref::This), &[Grant::Cant(Barred::BePlayed)])
            && let Some(Condition::Not(inner)) = &constant.condition
            && **inner == Condition::BeforeYourFirstAction
        {
            return format!("play this {} only as your first action of the action phase", self.this);
        }
        if (&constant.affects, &constant.gives[..]) == (&enemy_bases(), &[Grant::CreditsAreBlank]) {
            return self.conditional(constant, "enemy Credit tokens lose all abilities".to_owned());
        }
        if let Some(said) = self.about_playing(constant) {
            return self.conditional(constant, said);
        }
        let group = self.group(&constant.affects);
        let about = match &constant.affects {
            Selector::The(card) => Some(*card),
            _ => Some(Ref::Each),
        };
        let bans = constant.gives.iter().all(|give| matches!(give, Grant::Cant(_)));
        let (mut subject, mut plural) = (group.each(), false);
        if bans && group.noun().is_some_and(|noun| noun.ordinal.is_none()) {
            (subject, plural) = (group.all(), true);
        }
        let condition = constant.condition.as_ref().map(|condition| self.condition(condition));
        // "while this unit is undamaged, it gains Sentinel"
        if condition.as_ref().is_some_and(|condition| condition.starts_with(&format!("{subject} "))) {
            subject = "it".to_owned();
        }
        let before = std::mem::replace(&mut self.about, about);
        let clauses = self.gives(&(subject, plural), &constant.gives);
        self.about = before;
        self.conditional(constant, join(&clauses, false))
    }

    /// With the condition in front.
    fn conditional(&mut self, constant: &Constant, said: String) -> String {
        let Some(condition) = &constant.condition else { return said };
        let price = constant.gives.iter().any(|give| {
            matches!(give, Grant::CostsLess(_) | Grant::CostsMore(_) | Grant::IgnoreAspectPenalty | Grant::EntersReady)
        });
        match condition {
            Condition::During(Phase::Action) => format!("during the action phase, {said}"),
            Condition::During(Phase::Regroup) => format!("during the regroup phase, {said}"),
            // What it gains as it is played, it keeps for as long as that matters.
            Condition::All(all) if all[..] == [Condition::PlayedFromHand, entered_this_phase()] => {
                format!("if you play this {} from your hand, {said} for this phase", self.this)
            }
            Condition::Attacking if constant.affects == Selector::The(Ref::This) => {
                let this = format!("this {}", self.this);
                let said = said.strip_prefix("it ").map_or(said.clone(), |rest| format!("{this} {rest}"));
                format!("while attacking, {said}")
            }
            Condition::Is(Ref::Attacker, predicates) if constant.affects == Selector::The(Ref::Defender) => {
                format!("while {} is attacking, {said}", self.noun("unit", predicates).one())
            }
            Condition::Is(Ref::Host, predicates)
                if constant.affects == Selector::The(Ref::This)
                    && matches!(constant.gives[..], [Grant::CostsLess(_) | Grant::CostsMore(_)]) =>
            {
                format!("{said} on {}", self.noun("unit", predicates).one())
            }
            _ if price => format!("if {}, {said}", self.condition(condition)),
            _ => {
                self.so_far = true;
                let condition = self.condition(condition);
                self.so_far = false;
                format!("while {condition}, {said}")
            }
        }
    }

    /// Costs and bans for cards that are being played.
    fn about_playing(&mut self, constant: &Constant) -> Option<String> {
        let [give] = constant.gives.as_slice() else { return None };
        if let (Selector::The(Ref::This), Grant::CostsLess(amount) | Grant::CostsMore(amount)) =
            (&constant.affects, give)
        {
            let way = if matches!(give, Grant::CostsLess(_)) { "less" } else { "more" };
            let change = self.cost_change(amount, way);
            // "costs 1 resource less to play for each friendly unit"
            let said = match change.split_once(" for ") {
                Some((change, per)) => format!("{change} to play for {per}"),
                None => format!("{change} to play"),
            };
            return Some(format!("this {} costs {said}", self.this));
        }
        if let (Selector::The(Ref::This), Grant::ExtraCost(cost)) = (&constant.affects, give) {
            return Some(format!("as an additional cost to play this {}, {}", self.this, self.cost(cost)));
        }
        let Selector::Played(player, predicates) = &constant.affects else { return None };
        let noun = self.noun("card", predicates);
        let players = match player {
            PlayerRef::EachOpponent => "opponents".to_owned(),
            PlayerRef::EachPlayer => "players".to_owned(),
            _ => self.player(*player).subject,
        };
        match give {
            Grant::IgnoreAspectPenalty => {
                let cards = self.group(&constant.affects).all();
                Some(format!("ignore the aspect penalty on {cards}"))
            }
            Grant::Cant(Barred::BePlayed) => Some(format!("{players} can't play {}", noun.several())),
            Grant::ExtraCost(cost) => {
                let cost: Clause = self.cost_of(*player, cost);
                Some(format!("as an additional cost to play {}, {}", noun.one(), cost.say()))
            }
            _ => None,
        }
    }
}
