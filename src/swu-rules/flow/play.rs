//! Playing a card (rule 8.1).

mod copy;
mod exploit;
mod extra;
mod place;
mod spend;

use crate::book::ProgramId;
use crate::book::op::{Op, PlayOp};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::query::costs::Playing;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, Play, PlayStep};
use swu_language::ability::Until;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// One step of a play.
    pub fn play(&mut self, play: Play, choice: Option<Choice>) {
        let at = self.table.frames.len();
        match play.step {
            PlayStep::Host => self.play_host(at, play, choice),
            PlayStep::Instead => self.play_instead(at, play, choice),
            PlayStep::Spend => self.play_spend(at, play, choice),
            PlayStep::Exploit => self.play_exploit(at, play, choice),
            PlayStep::Pay => self.play_pay(at, play),
            PlayStep::Extra(nth) => self.play_extra(at, play, nth, choice),
            PlayStep::Copy => self.play_copy(at, play, choice),
            PlayStep::Place => self.play_place(&play),
        }
    }

    fn playing(&self, play: &Play) -> Playing {
        let Play { card, seat, mode, host, less, free, ignores_penalty, exploit, .. } = *play;
        let text = self.text_that_plays(play);
        let keywords = text.map_or(0, |op| self.keywords_by(op));
        let ignores_one = text.map_or(0, |op| self.penalty_ignored_once(op));
        let ignores_of = text.map_or(0, |op| self.penalty_ignored_of(op));
        Playing { card, seat, mode, host, less, free, ignores_penalty, ignores_one, ignores_of, exploit, keywords }
    }

    fn text_that_plays(&self, play: &Play) -> Option<&PlayOp> {
        let (program, pc) = play.riders?;
        match self.book.program(program).ops.get(pc as usize)? {
            Op::Play(op) => Some(op),
            _ => None,
        }
    }

    /// Continues with that step when everything above it is done.
    fn play_on(&mut self, at: usize, play: Play, step: PlayStep) {
        self.put_back(at, Frame::Play(Play { step, ..play }));
    }

    /// Continues with that step at once, if nothing lies above it.
    fn play_at_once(&mut self, at: usize, play: Play, step: PlayStep) {
        let play = Play { step, ..play };
        let frame = Frame::Play(play);
        if self.table.frames.len() == at && !self.stopped(&frame) && self.goes_on() {
            return self.play(play, None);
        }
        self.put_back(at, frame);
    }

    fn play_host(&mut self, at: usize, mut play: Play, choice: Option<Choice>) {
        if !self.plays_upgrade(play.card, play.mode) {
            return self.play_at_once(at, play, PlayStep::Instead);
        }
        if let Some(Choice::Card(uid)) = choice {
            play.host = self.table.obj(uid);
            return self.play_at_once(at, play, PlayStep::Instead);
        }
        let have = self.means(play.seat);
        let mut options = self.list();
        let bare = self.playing(&play);
        for host in self.hosts(bare) {
            let playing = Playing { host, ..bare };
            if self.wanted_host(&play, host) && self.affordable(playing, self.price(playing), have) {
                options.push(Choice::Card(host.uid));
            }
        }
        if options.is_empty() {
            return;
        }
        self.put_back(at, Frame::Play(play));
        // Until it is in play, others need not know which card it is.
        let hidden = self.table.card(play.card.uid).zone.hidden();
        self.ask(play.seat, DecisionKind::Target, play.card, Prompt::AttachTo, hidden, options);
    }

    /// An alternative cost is offered besides the ordinary one (rule 5.2).
    fn play_instead(&mut self, at: usize, mut play: Play, choice: Option<Choice>) {
        if let Some(Choice::Card(discarded)) = choice {
            self.discard_from_hand(play.seat, &[discarded]);
            play.instead = true;
            return self.play_at_once(at, play, PlayStep::Copy);
        }
        let playing = self.playing(&play);
        let offered =
            !play.free && !play.mode.replaced() && self.def(play.card).instead.is_some() && !self.silent(playing);
        if choice.is_some() || !offered || self.table.sides[play.seat].hand.len() < 2 {
            let next = if self.def(play.card).spends.is_some() { PlayStep::Spend } else { PlayStep::Exploit };
            return self.play_at_once(at, play, next);
        }
        let mut cards = self.take_buffer();
        self.instead_cards(playing, &mut cards);
        let mut options = self.list();
        options.extend(cards.iter().map(|card| Choice::Card(card.uid)));
        self.give_buffer(cards);
        let have = self.means(play.seat);
        if options.is_empty() || self.affordable(playing, self.price(playing), have) {
            options.push(Choice::Skip);
        }
        self.put_back(at, Frame::Play(play));
        self.ask(play.seat, DecisionKind::Cost, play.card, Prompt::HowToPay, true, options);
    }

    /// Pays the resources. A price may have changed while choices were made: then the play is cancelled (rule 8.1 step
    /// 4).
    fn play_pay(&mut self, at: usize, play: Play) {
        if self.extra_payable(self.playing(&play)) && self.pay(play.seat, play.paid) {
            self.play_at_once(at, play, PlayStep::Extra(0));
        }
    }

    /// May the upgrade go there by the text that plays it?
    fn wanted_host(&self, play: &Play, host: Obj) -> bool {
        let Some(PlayOp { on: Some(group), .. }) = self.text_that_plays(play) else { return true };
        // It may refer to what the text has chosen before.
        let plays = |frame: &Frame| match frame {
            Frame::Effect(e) if play.riders == Some((e.program, e.pc)) => Some(*e),
            _ => None,
        };
        let text = self.table.frames.iter().rev().find_map(plays);
        let e = text.unwrap_or_else(|| Effect::new(ProgramId::NONE, play.by, play.seat));
        self.visit(&e, group, &mut |unit| unit == host)
    }

    fn count_own_cost(&mut self, playing: Playing) {
        let Some(mut tally) = self.log.tally.take() else { return };
        for constant in &self.def(playing.card).own_cost {
            if self.own_cost_applies(playing, *constant).is_some() {
                tally.constant(*constant);
            }
        }
        self.log.tally = Some(tally);
    }

    /// "The next card costs less" is used up, even by a card played for free (rule 5.4).
    fn use_up_discounts(&mut self, playing: Playing) {
        let mut spent: Vec<usize> = Vec::new();
        for rule in &self.table.cache.play_rules {
            if let Some(place) = rule.lasting
                && self.table.lasting.get(place as usize).is_some_and(|lasting| matches!(lasting.until, Until::Next(_)))
                && self.rule_applies(rule, playing).is_some()
            {
                spent.push(place as usize);
            }
        }
        spent.sort_unstable();
        for place in spent.into_iter().rev() {
            match &mut self.table.lasting[place].until {
                Until::Next(left @ 2..) => *left -= 1,
                _ => drop(self.table.lasting.remove(place)),
            }
            self.table.cache.forget_values();
        }
    }
}
