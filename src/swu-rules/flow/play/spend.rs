//! Cards spent for a card while it is being played (rules 52.1 to 52.3): they are chosen one after another, then all of
//! them are spent at once, each making it cheaper by the same amount.

use super::PlayStep;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::costs::Playing;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::Span;
use crate::table::frame::{Frame, Play};
use swu_language::ability::Spent;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Asks for the next card, or spends the chosen ones.
    pub(super) fn play_spend(&mut self, at: usize, mut play: Play, choice: Option<Choice>) {
        let playing = self.playing(&play);
        let Some(most) = self.most_spent(playing) else { return self.play_at_once(at, play, PlayStep::Exploit) };
        if let Some(Choice::Card(uid)) = choice {
            if play.spent.len == 0 {
                play.spent.start = self.table.pool.len() as u16;
            }
            self.table.pool.push(self.table.obj(uid));
            play.spent.len += 1;
        }
        let made = i16::try_from(play.spent.len).unwrap_or(i16::MAX);
        if choice == Some(Choice::Done) || made >= most {
            return self.spend(at, play);
        }
        let mut left = Vec::new();
        self.spendable_cards(playing, &mut left);
        let chosen = self.exploited(play.spent).to_vec();
        let mut options = self.list();
        if (made + 1..=most).any(|count| self.pays_with_spent(playing, count)) {
            let open = left.iter().filter(|card| !chosen.contains(card) && **card != play.host);
            options.extend(open.map(|card| Choice::Card(card.uid)));
        }
        if self.pays_with_spent(playing, made) || options.is_empty() {
            options.push(Choice::Done);
        }
        self.put_back(at, Frame::Play(play));
        let hidden = self.table.card(play.card.uid).zone.hidden();
        self.ask(play.seat, DecisionKind::Cost, play.card, Prompt::Spend, hidden, options);
    }

    /// Spends the chosen cards together. Their effects on costs still count (rule 5.2a).
    fn spend(&mut self, at: usize, mut play: Play) {
        let cards = self.exploited(play.spent).to_vec();
        let book = self.book;
        let Some(terms) = book.def(self.table.card(play.card.uid).def).spends.as_ref() else { return };
        if cards.is_empty() {
            return self.play_at_once(at, play, PlayStep::Exploit);
        }
        match terms.verb {
            Spent::Defeat => {
                for card in &cards {
                    self.swap_ready(card.uid, &cards);
                }
                cards.iter().for_each(|card| self.defeat_resource(card.uid));
            }
            Spent::Damage(amount) => {
                let hit = |unit: &Obj| self.ability_hit(*unit, i16::from(amount), play.card, play.seat);
                let hits: Vec<_> = cards.iter().map(hit).collect();
                self.deal(&hits);
            }
            Spent::PutOnBottom => {
                for card in &cards {
                    self.to_bottom(card.uid);
                    self.fact(What::Bottomed, play.seat, card.uid, Uid::NONE, 0);
                }
            }
        }
        play.less = play.less.saturating_add(i16::from(terms.less).saturating_mul(cards.len() as i16));
        self.check();
        self.play_on(at, play, PlayStep::Exploit);
    }

    /// A ready resource is what pays: if an exhausted one was chosen, a remaining ready one is exhausted for it (rule
    /// 52.2).
    fn swap_ready(&mut self, card: Uid, chosen: &[Obj]) {
        if !self.table.card(card).exhausted() {
            return;
        }
        let seat = self.table.card(card).controller;
        let stays = |uid: &&Uid| !self.table.card(**uid).exhausted() && chosen.iter().all(|other| other.uid != **uid);
        if let Some(ready) = self.table.sides[seat].resources.iter().find(stays).copied() {
            self.table.card_mut(ready).set(CardState::EXHAUSTED, true);
            self.table.card_mut(card).set(CardState::EXHAUSTED, false);
        }
    }

    /// The unit has the "When Played" abilities of the cards spent on it (rule 52.1).
    pub(super) fn learn_from_spent(&mut self, span: Span, unit: Obj) {
        if !self.def(unit).spends.as_ref().is_some_and(|terms| terms.learns) {
            return;
        }
        for card in self.exploited(span).to_vec() {
            let now = self.table.obj(card.uid);
            self.learn_when_played(now, unit, swu_language::ability::Until::EndOfPhase);
        }
    }
}

impl Rules<'_> {
    /// The cards that may be spent on the card being played.
    fn spendable_cards(&self, playing: Playing, into: &mut Vec<Obj>) {
        if let Some(terms) = &self.def(playing.card).spends {
            let e = crate::table::effect::Effect::new(crate::book::ProgramId::NONE, playing.card, playing.seat);
            self.collect(&e, &terms.among, into);
        }
    }

    /// How many cards may be spent while the card is played; `None` if its text does not say.
    pub(crate) fn most_spent(&self, playing: Playing) -> Option<i16> {
        let terms = self.def(playing.card).spends.as_ref().filter(|_| !self.silent(playing))?;
        let mut cards = Vec::new();
        self.spendable_cards(playing, &mut cards);
        let mut most = (cards.len() as i16).min(terms.up_to.map_or(i16::MAX, i16::from));
        if terms.verb == Spent::Defeat {
            // Exhausted resources alone are not spent, and none are spent for nothing.
            let ready = cards.iter().filter(|card| !self.table.card(card.uid).exhausted()).count() as i16;
            let price = self.price(playing).max(0);
            let needed = (price + i16::from(terms.less) - 1) / i16::from(terms.less).max(1);
            most = most.min(ready).min(needed);
        }
        Some(most).filter(|_| !(playing.free && terms.less > 0))
    }

    /// Can the card be paid for once this many cards are spent?
    fn pays_with_spent(&self, playing: Playing, count: i16) -> bool {
        let Some(terms) = &self.def(playing.card).spends else { return false };
        let mut cards = Vec::new();
        self.spendable_cards(playing, &mut cards);
        let resources = cards.first().is_some_and(|card| self.table.card(card.uid).zone == Zone::Resource);
        let gone = if resources { count } else { 0 };
        let less = playing.less.saturating_add(i16::from(terms.less).saturating_mul(count));
        let playing = Playing { less, ..playing };
        self.price(playing) <= self.means(playing.seat) - gone || self.most_exploited(playing) > 0
    }

    /// Can the card be paid for by spending some cards?
    pub(crate) fn spending_pays(&self, playing: Playing) -> bool {
        self.most_spent(playing).is_some_and(|most| (1..=most).any(|count| self.pays_with_spent(playing, count)))
    }
}
