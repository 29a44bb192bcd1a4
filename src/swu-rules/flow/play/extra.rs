//! Additional costs of a card (rule 5.5), one after another.

use super::PlayStep;
use crate::book::ProgramId;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, Play};
use swu_language::ability::Cost;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Pays the additional cost with this number, or continues if there is none.
    pub(super) fn play_extra(&mut self, at: usize, play: Play, nth: u8, choice: Option<Choice>) {
        if self.table.over.is_some() || self.table.sides[play.seat].eliminated {
            return;
        }
        let Some(cost) = self.extra_cost(&play, nth) else {
            return self.play_at_once(at, play, PlayStep::Copy);
        };
        let e = Effect::new(ProgramId::NONE, play.card, play.seat);
        let next = PlayStep::Extra(nth + 1);
        match (&cost, choice) {
            (Cost::Resources(_) | Cost::Exhaust | Cost::DefeatThis, _) => self.play_on(at, play, next),
            (Cost::DefeatCredit, _) => {
                self.play_on(at, play, next);
                self.defeat_credits(play.seat, 1);
            }
            (Cost::DefeatToken, Some(Choice::Mode(entry))) => {
                self.play_on(at, play, next);
                self.defeat_uncarded(play.seat, entry);
            }
            (Cost::UseForce, _) => {
                self.play_on(at, play, next);
                self.use_force(play.seat);
            }
            (Cost::Mill(count), _) => {
                self.play_on(at, play, next);
                self.mill_deck(play.seat, i16::from(*count));
            }
            (Cost::DamageYourBase(amount), _) => {
                self.play_on(at, play, next);
                self.damage_own_base(play.seat, i16::from(*amount), play.card);
            }
            (cost, Some(Choice::Card(uid))) => {
                self.play_on(at, play, next);
                let obj = self.table.obj(uid);
                self.pay_with(&e, cost, obj);
                self.check();
            }
            (cost, _) => {
                let mut list = self.take_buffer();
                self.cost_cards(&e, cost, &mut list);
                let mut options = self.list();
                options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                self.give_buffer(list);
                if *cost == Cost::DefeatToken {
                    self.token_options(&e, play.seat, &mut options);
                }
                if options.is_empty() {
                    // What would have paid is gone: the play is cancelled (rule 8.1 step 4).
                    self.table.scratch.spare = options;
                    return;
                }
                self.put_back(at, Frame::Play(play));
                let hidden = self.table.card(play.card.uid).zone.hidden() || matches!(cost, Cost::Discard(..));
                self.ask(play.seat, DecisionKind::Cost, play.card, Prompt::PayCost, hidden, options);
            }
        }
    }

    /// The additional cost with this number, if there is one.
    pub(crate) fn extra_cost(&self, play: &Play, nth: u8) -> Option<Cost> {
        let mut costs = Vec::new();
        self.each_extra_cost(self.playing(play), &mut |cost| costs.push(cost.clone()));
        costs.into_iter().nth(usize::from(nth))
    }
}
