//! What one might expect to be able to do, and the rule that forbids it now.

use super::Looker;
use crate::book::AbilityId;
use crate::decision::{Decision, Prompt};
use crate::query::costs::Playing;
use crate::query::targets::AttackTerms;
use crate::query::uses::{reads_hidden, rests_on_hidden};
use crate::query::{legal, permission, plays, targets, uses};
use crate::reading::Reading;
use crate::refusal::WhyNot;
use crate::table::card::Uid;
use swu_view::{RefusalView, Verb};

impl Looker<'_> {
    /// All refusals beside a decision. Those about the hand only for eyes that see it.
    pub(crate) fn refusals(&self, decision: &Decision, hand: bool) -> Vec<RefusalView> {
        match decision.prompt {
            Prompt::Action => self.action_refusals(decision, hand),
            Prompt::AttackTarget | Prompt::SecondTarget => self.target_refusals(decision.prompt),
            _ => Vec::new(),
        }
    }

    fn action_refusals(&self, decision: &Decision, hand: bool) -> Vec<RefusalView> {
        let reading = self.reading;
        let seat = decision.seat;
        let side = &reading.table.sides[seat];
        let mut list = Vec::new();
        if hand {
            for uid in &side.hand {
                list.extend(self.unplayable(plays::from_hand(reading, *uid, seat)));
            }
            plays::visit_smuggled(reading, seat, &mut |playing| list.extend(self.unplayable(playing)));
        }
        for uid in &side.units {
            if let Err(why) = legal::may_attack_now(reading, *uid) {
                list.push(self.refusal(Verb::Attack, Some(*uid), why));
            }
        }
        uses::visit_uses(reading, seat, &mut |uid, ability, _| {
            let may = match uses::may_use_openly(reading, uid, ability, seat) {
                Ok(()) if hand => uses::may_use(reading, uid, ability, seat),
                Ok(()) if rests_on_hidden(reading.book, ability) => Err(who_knows(reading, ability)),
                open => open,
            };
            if let Err(why) = may {
                list.push(self.refusal(Verb::Use, Some(uid), why));
            }
        });
        permission::visit_permitted(reading, seat, &mut |playing| list.extend(self.unplayable(playing)));
        for uid in &side.leaders {
            if let Err(why) = legal::may_deploy(reading, *uid, seat) {
                list.push(self.refusal(Verb::Deploy, Some(*uid), why));
            }
        }
        if let Err(why) = legal::may_take_initiative(reading, seat) {
            list.push(self.refusal(Verb::Initiative, None, why));
        }
        if let Err(why) = legal::may_pass(reading, seat) {
            list.push(self.refusal(Verb::Pass, None, why));
        }
        list
    }

    fn target_refusals(&self, asked: Prompt) -> Vec<RefusalView> {
        let reading = self.reading;
        let Some((attacker, units_only)) = self.declaring() else { return Vec::new() };
        let units_only = units_only || asked == Prompt::SecondTarget;
        if !reading.table.is_unit(attacker) {
            return Vec::new();
        }
        let by = reading.table.card(attacker.uid).controller;
        let ambush = asked != Prompt::SecondTarget && reading.table.attacks.last().is_some_and(|attack| attack.ambush);
        let terms = AttackTerms { units_only, ambush, ..AttackTerms::default() };
        let offered = |uid: Uid| {
            reading
                .table
                .decision
                .as_ref()
                .is_some_and(|decision| decision.options.contains(&crate::decision::Choice::Card(uid)))
        };
        let mut list = Vec::new();
        for seat in reading.table.living().filter(|seat| *seat != by) {
            let side = &reading.table.sides[seat];
            for uid in side.units.iter().chain(side.base.iter()) {
                if let Err(why) = targets::may_attack(reading, attacker, *uid, terms)
                    && !offered(*uid)
                {
                    list.push(self.refusal(Verb::Card, Some(*uid), why));
                }
            }
        }
        list
    }

    fn refusal(&self, verb: Verb, uid: Option<Uid>, why: WhyNot) -> RefusalView {
        // Being exhausted stops an ability because of its cost.
        let rule = if verb == Verb::Use && why == WhyNot::Exhausted { WhyNot::Unpayable.rule() } else { why.rule() };
        let (card, priced) = (uid.map(|uid| self.card_ref(uid)), String::new());
        RefusalView { verb, card, why: self.why(why), priced, rule }
    }

    /// Why a card cannot be played, if it cannot.
    fn unplayable(&self, playing: Playing) -> Option<RefusalView> {
        let why = plays::may_play(self.reading, playing).err()?;
        let priced = match &why {
            WhyNot::Cost { need, .. } => self.priced(playing, *need),
            _ => String::new(),
        };
        Some(RefusalView { priced, ..self.refusal(Verb::Play, Some(playing.card.uid), why) })
    }

    fn why(&self, why: WhyNot) -> String {
        match why {
            WhyNot::NotAUnit => "it is not a unit in play".to_owned(),
            WhyNot::Exhausted => "it is exhausted".to_owned(),
            WhyNot::CantAttack => "it can't attack".to_owned(),
            WhyNot::NotAnEnemy => "it is not an enemy".to_owned(),
            WhyNot::OtherArena => "it is in the other arena".to_owned(),
            WhyNot::Sentinel(guard) => format!("{} has Sentinel and guards this arena", self.title(guard)),
            WhyNot::CantBeAttacked => "it can't be attacked".to_owned(),
            WhyNot::CantAttackBases => "the attacker can't attack bases".to_owned(),
            WhyNot::CantAttackPlayer => "the attacker can't attack that player or their units".to_owned(),
            WhyNot::UnitsOnly => "this attack can only be made on a unit".to_owned(),
            WhyNot::NoTarget => "there is nothing it may attack".to_owned(),
            WhyNot::AttackedAlready => "it has already attacked this round".to_owned(),
            WhyNot::Cost { need, penalty: 0, have } => format!("it costs {need}, {have} ready"),
            WhyNot::Cost { need, penalty, have } => {
                format!("it costs {need} with {penalty} aspect penalty, {have} ready")
            }
            WhyNot::NoHost => "there is no unit it can be attached to".to_owned(),
            WhyNot::Banned => "an effect forbids playing it".to_owned(),
            WhyNot::Unpayable => "its cost can't be paid".to_owned(),
            WhyNot::HandDecides => "the hand decides whether its cost can be paid".to_owned(),
            WhyNot::PlayDecides => "its player alone knows whether it can play a card".to_owned(),
            WhyNot::NoChange => "it would change nothing".to_owned(),
            WhyNot::EpicUsed => "its Epic Action was used".to_owned(),
            WhyNot::UsedThisPhase => "it was used this phase".to_owned(),
            WhyNot::UsedThisRound => "it was used this round".to_owned(),
            WhyNot::UsedThisGame => "it has been used as often as allowed in a game".to_owned(),
            WhyNot::WithoutForce => "the Force is not with you".to_owned(),
            WhyNot::Hidden => "it is Hidden until the end of this phase".to_owned(),
            WhyNot::DeployCondition => "the condition of its Epic Action does not hold".to_owned(),
            WhyNot::DeploysOtherwise => "an action ability of its own deploys it".to_owned(),
            WhyNot::CoordinateOff => "Coordinate is off: there are fewer than 3 units".to_owned(),
            WhyNot::Deployed => "it is deployed".to_owned(),
            WhyNot::NeverDeploys => "it has no unit side".to_owned(),
            WhyNot::DeployNeeds { need, have } => format!("deploying needs {need} resources, there are {have}"),
            WhyNot::InitiativeTaken => "the initiative was taken this round".to_owned(),
            WhyNot::CounterTaken => "this player took a counter already this round".to_owned(),
            WhyNot::MayNotPass => "you may not pass while you can take a counter".to_owned(),
        }
    }
}

/// Why others cannot tell whether the ability can be used.
fn who_knows(reading: Reading<'_>, id: AbilityId) -> WhyNot {
    let costs = &reading.book.ability(id).costs;
    if costs.iter().any(reads_hidden) { WhyNot::HandDecides } else { WhyNot::PlayDecides }
}
