//! Additional costs of a card (rule 5.5), one after another.

use super::PlayStep;
use crate::book::ProgramId;
use crate::change::{credit, force};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::verbs::{credits, decks};
use crate::flow::{check, play, use_ability};
use crate::query::costs;
use crate::reading::Reading;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, Play};
use swu_language::ability::Cost;
use swu_view::DecisionKind;

/// Pays the additional cost with this number, or continues if there is none.
pub(super) fn play_extra(rules: &mut Rules<'_>, at: usize, play: Play, nth: u8, choice: Option<Choice>) {
    if rules.table.over.is_some() || rules.table.sides[play.seat].eliminated {
        return;
    }
    let Some(cost) = extra_cost(rules.read(), &play, nth) else {
        return play::play_at_once(rules, at, play, PlayStep::Copy);
    };
    let e = Effect::new(ProgramId::NONE, play.card, play.seat);
    let next = PlayStep::Extra(nth + 1);
    match (&cost, choice) {
        (Cost::Resources(_) | Cost::Exhaust | Cost::DefeatThis, _) => play::play_on(rules, at, play, next),
        (Cost::DefeatCredit, _) => {
            play::play_on(rules, at, play, next);
            credit::defeat_credits(rules, play.seat, 1);
        }
        (Cost::DefeatToken, Some(Choice::Mode(entry))) => {
            play::play_on(rules, at, play, next);
            credits::defeat_uncarded(rules, play.seat, entry);
        }
        (Cost::UseForce, _) => {
            play::play_on(rules, at, play, next);
            force::use_force(rules, play.seat);
        }
        (Cost::Mill(count), _) => {
            play::play_on(rules, at, play, next);
            decks::mill_deck(rules, play.seat, i16::from(*count));
        }
        (Cost::DamageYourBase(amount), _) => {
            play::play_on(rules, at, play, next);
            use_ability::damage_own_base(rules, play.seat, i16::from(*amount), play.card);
        }
        (cost, Some(Choice::Card(uid))) => {
            play::play_on(rules, at, play, next);
            let obj = rules.table.obj(uid);
            use_ability::pay_with(rules, &e, cost, obj);
            check::state(rules);
        }
        (cost, _) => {
            let mut list = rules.take_buffer();
            use_ability::cost_cards(rules.read(), &e, cost, &mut list);
            let mut options = rules.list();
            options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
            rules.give_buffer(list);
            if *cost == Cost::DefeatToken {
                credits::token_options(rules.read(), &e, play.seat, &mut options);
            }
            if options.is_empty() {
                // What would have paid is gone: the play is cancelled (rule 8.1 step 4).
                rules.table.scratch.spare = options;
                return;
            }
            rules.put_back(at, Frame::Play(play));
            let hidden = rules.table.card(play.card.uid).zone.hidden() || matches!(cost, Cost::Discard(..));
            rules.ask(play.seat, DecisionKind::Cost, play.card, Prompt::PayCost, hidden, options);
        }
    }
}

/// The additional cost with this number, if there is one.
pub(crate) fn extra_cost(reading: Reading<'_>, play: &Play, nth: u8) -> Option<Cost> {
    if !costs::may_cost_extra(reading, play.mode) {
        return None;
    }
    let mut costs = Vec::new();
    costs::each_extra_cost(reading, play::playing(reading, play), &mut |cost| costs.push(cost.clone()));
    costs.into_iter().nth(usize::from(nth))
}
