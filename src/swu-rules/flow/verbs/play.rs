//! Cards played by a text (rule 8.1).

use crate::book::op::PlayOp;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::ids::GiftId;
use crate::query::costs::{Playing, mask_of};
use crate::query::stats::bit;
use crate::refusal::WhyNot;
use crate::table::card::{Obj, Zone};
use crate::table::effect::{Effect, NOWHERE, Work, slot};
use crate::table::frame::{Frame, Play};
use crate::table::mode::PlayMode;
use swu_language::ability::{Give, Is, Ref, Selector, Target};
use swu_language::keyword::Keyword;
use swu_language::list::List;
use swu_language::word::Kind;
use swu_view::DecisionKind;

/// The cards of a zone, and the text's conditions on those that it plays.
fn without_predicates(selector: &Selector) -> (Selector, List<Is>) {
    match selector {
        Selector::Hand(who, list) => (Selector::Hand(*who, List::default()), list.clone()),
        Selector::Discard(who, list) => (Selector::Discard(*who, List::default()), list.clone()),
        Selector::Among(cards, list) => (Selector::Among(*cards, List::default()), list.clone()),
        Selector::Resources(list) => {
            let whose = |word: &&Is| matches!(word, Is::Friendly | Is::Enemy | Is::ControlledBy(_));
            let (whose, asked): (Vec<&Is>, Vec<&Is>) = list.iter().partition(whose);
            (Selector::Resources(whose.into_iter().cloned().collect()), asked.into_iter().cloned().collect())
        }
        Selector::Any(selectors) => {
            let (zones, mut asked): (Vec<Selector>, Vec<List<Is>>) = selectors.iter().map(without_predicates).unzip();
            asked.dedup();
            match <[List<Is>; 1]>::try_from(asked) {
                Ok([asked]) => (Selector::Any(zones.into()), asked),
                Err(_) => (selector.clone(), List::default()),
            }
        }
        other => (other.clone(), List::default()),
    }
}

impl Rules<'_> {
    /// Plays a card, or each of several (rule 8.1).
    pub(crate) fn play_cards(&mut self, e: &mut Effect, op: &PlayOp, choice: Option<Choice>) -> Flow {
        let many = matches!(op.what, Target::Each(_) | Target::Any(_) | Target::UpTo(..));
        if e.played() > 0 && choice.is_none() {
            self.note_played(e);
            let enough = match &op.what {
                Target::UpTo(most, _) => e.played() >= self.qty(e, most),
                _ => !many,
            };
            if enough {
                return Flow::Next;
            }
        }
        if choice.is_none() && self.inner_first(e) {
            return Flow::Again;
        }
        let picked = match choice {
            Some(Choice::Play(uid, _, mode)) => Some((self.table.obj(uid), mode)),
            Some(_) => {
                e.done_in_full = e.played() > 0;
                e.limited = None;
                return op.optional.filter(|_| e.played() == 0).map_or(Flow::Next, Flow::Jump);
            }
            None => {
                let mut list = self.take_buffer();
                // Predicates refer to the card as it is played: a Pilot can be a unit or an upgrade (rule 25.1).
                let (selector, predicates) = match &op.what {
                    Target::The(reference) => (Selector::The(*reference), List::default()),
                    target => {
                        target.selector().map_or((Selector::Any(List::default()), List::default()), without_predicates)
                    }
                };
                self.collect(e, &selector, &mut list);
                list.retain(|obj| self.may_be_played(e, op, *obj, &predicates));
                let mut options = self.list();
                for obj in &list {
                    let Some(now) = self.now_to_play(op, *obj) else { continue };
                    self.visit_modes(e, op, now, &mut |playing| {
                        if self.played_like(e, playing, &predicates)
                            && let Ok(cost) = self.may_play_on(e, op, playing)
                        {
                            options.push(Choice::Play(now.uid, cost, playing.mode));
                        }
                    });
                }
                let looked_at = e.secret && op.optional.is_some() && !list.is_empty();
                self.give_buffer(list);
                let hidden = op.plot && !self.table.sides[e.controller].resources.is_empty()
                    || op.what.selector().is_some_and(|selector| self.may_hide(e, selector))
                    || looked_at;
                let on_top = matches!(op.what.selector(), Some(Selector::TopOfDeck(_)));
                let known = on_top || matches!(op.what, Target::Each(_) | Target::The(_));
                let compulsory = known && op.optional.is_none();
                if options.is_empty() && !hidden || compulsory && options.len() == 1 {
                    let only = options.first().copied();
                    self.table.scratch.spare = options;
                    match only {
                        Some(Choice::Play(uid, _, mode)) => Some((self.table.obj(uid), mode)),
                        _ => None,
                    }
                } else {
                    if op.optional.is_some() || hidden && !self.openly_offered(&options) || !compulsory && many {
                        options.push(Choice::Skip);
                    }
                    let seat = self.chooser_of(e);
                    let private = hidden || on_top || e.secret;
                    self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), private, options);
                    return Flow::Again;
                }
            }
        };
        let Some((card, mode)) = picked else {
            e.done_in_full = e.played() > 0;
            return match op.optional {
                Some(to) if e.played() == 0 => Flow::Jump(to),
                _ => Flow::Next,
            };
        };
        if e.played() == 0 && op.optional.is_some() {
            self.said_yes(e);
        }
        e.work = Work::Playing { count: e.played() + 1, newest: card.uid };
        if e.inner == NOWHERE {
            e.inner = self.table.pending.len() as u16;
        }
        self.table.frames.push(Frame::Play(Play {
            less: self.less_for(e, op, card),
            free: op.free,
            ignores_penalty: self.penalty_ignored(op),
            exploit: self.exploit_given(e, op),
            ready: op.ready,
            riders: Some((e.program, e.pc)),
            by: e.source,
            ..Play::new(card, self.payer(e), mode)
        }));
        Flow::Again
    }

    /// Does everybody see that one of these cards can be played? Then nobody can act as if there were none (rule 1.4).
    fn openly_offered(&self, options: &[Choice]) -> bool {
        options.iter().any(|choice| match choice {
            Choice::Play(uid, ..) => !self.table.card(*uid).zone.hidden(),
            _ => false,
        })
    }

    /// Can there be cards in the group that others don't see?
    fn may_hide(&self, e: &Effect, selector: &Selector) -> bool {
        match selector {
            Selector::Hand(whose, _) => self.holds_cards(e, *whose),
            Selector::Resources(_) => !self.table.sides[e.controller].resources.is_empty(),
            Selector::Any(selectors) => selectors.iter().any(|selector| self.may_hide(e, selector)),
            _ => false,
        }
    }

    /// Is there a way of playing the card in which it satisfies the text?
    fn may_be_played(&self, e: &Effect, op: &PlayOp, card: Obj, predicates: &[Is]) -> bool {
        let Some(now) = self.now_to_play(op, card).filter(|_| !predicates.is_empty()) else { return true };
        let mut fits = false;
        self.visit_modes(e, op, now, &mut |playing| fits |= self.played_like(e, playing, predicates));
        fits
    }

    /// Calls `visit` with every way in which the text plays this card.
    fn visit_modes(&self, e: &Effect, op: &PlayOp, card: Obj, visit: &mut dyn FnMut(Playing)) {
        let state = self.table.card(card.uid);
        if matches!(self.def(card).kind, Kind::Leader | Kind::Base) || state.token() {
            return;
        }
        let (less, exploit) = (self.less_for(e, op, card), self.exploit_given(e, op));
        let ignores_penalty = self.penalty_ignored(op);
        let (ignores_one, ignores_of) = (self.penalty_ignored_once(op), self.penalty_ignored_of(op));
        let keywords = self.keywords_by(op);
        let ordinary = Playing {
            less,
            free: op.free,
            ignores_penalty,
            ignores_one,
            ignores_of,
            exploit,
            keywords,
            ..self.from_hand(card.uid, self.payer(e))
        };
        match state.zone {
            Zone::Resource if op.smuggle => {
                for nth in 0..self.smuggle_count(card) {
                    visit(Playing { mode: PlayMode::Smuggle(nth), ..ordinary });
                }
            }
            Zone::Resource if op.plot => visit(Playing { mode: PlayMode::Plot, ..ordinary }),
            _ if op.smuggle || op.plot => {}
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Aside | Zone::Captured | Zone::Resource => {
                let hand = state.zone == Zone::Hand && state.owner == self.payer(e);
                let mode = match state.zone {
                    Zone::Resource => PlayMode::Resource,
                    _ if hand => PlayMode::Hand,
                    _ => PlayMode::Elsewhere,
                };
                if !op.piloting {
                    visit(Playing { mode, ..ordinary });
                }
                if self.has_piloting(card) {
                    visit(Playing { mode: PlayMode::Piloting, ..ordinary });
                }
            }
            Zone::Ground | Zone::Space | Zone::Base | Zone::Attached | Zone::Removed => {}
        }
    }

    /// May the text play the card that way, on one of the units that it names?
    fn may_play_on(&self, e: &Effect, op: &PlayOp, playing: Playing) -> Result<i16, WhyNot> {
        let Some(group) = &op.on else { return self.may_play(playing) };
        let have = self.means(playing.seat);
        let mut cheapest: Option<i16> = None;
        self.visit(e, group, &mut |host| {
            let price = self.price(Playing { host, ..playing });
            if self.may_attach(playing.card, host, playing.seat) && price <= have {
                cheapest = Some(cheapest.map_or(price, |other| other.min(price)));
            }
            false
        });
        self.may_play(playing)?;
        cheapest.map(|price| price.max(0)).ok_or(WhyNot::NoHost)
    }

    /// How much cheaper the text makes this card.
    fn less_for(&self, e: &Effect, op: &PlayOp, card: Obj) -> i16 {
        op.less.as_ref().map_or(0, |less| self.qty(&e.for_each(card), less))
    }

    /// Exploit given by the text to the card it plays: the card has it from the start (rule 8.1 step 1).
    fn exploit_given(&self, e: &Effect, op: &PlayOp) -> i16 {
        let given = op.gains.iter().filter_map(|gift| match &self.book.gift(*gift).give {
            Give::Numbered(Keyword::Exploit, amount) => Some(self.qty(e, amount)),
            _ => None,
        });
        given.sum()
    }

    /// Other keywords given by the text, also from the start.
    pub(in crate::flow) fn keywords_by(&self, op: &PlayOp) -> u32 {
        let keyword = |gift| match self.book.gift(gift).give {
            Give::Keyword(keyword) | Give::Numbered(keyword, _) => bit(keyword),
            _ => 0,
        };
        op.gains.iter().fold(0, |all, gift| all | keyword(*gift))
    }

    /// Does the text let its card be played without its aspect penalty?
    fn penalty_ignored(&self, op: &PlayOp) -> bool {
        op.gains.iter().any(|gift| self.book.gift(*gift).give == Give::IgnoreAspectPenalty)
    }

    /// The aspects of which one icon does not count, if the text says so (rule 35.5).
    pub(in crate::flow) fn penalty_ignored_once(&self, op: &PlayOp) -> u8 {
        let mask = |gift: &GiftId| match &self.book.gift(*gift).give {
            Give::IgnoreOnePenaltyOf(aspects) => mask_of(aspects),
            _ => 0,
        };
        op.gains.iter().fold(0, |all, gift| all | mask(gift))
    }

    /// Icons of which aspects count for nothing, where the text says so (rule 5.3b).
    pub(in crate::flow) fn penalty_ignored_of(&self, op: &PlayOp) -> u8 {
        let mask = |gift: &GiftId| match &self.book.gift(*gift).give {
            Give::IgnoreAspectPenaltyOf(aspect) => mask_of(&[*aspect]),
            _ => 0,
        };
        op.gains.iter().fold(0, |all, gift| all | mask(gift))
    }

    /// Can everybody see that the text has nothing to play?
    pub(crate) fn plays_nothing(&self, e: &Effect, op: &PlayOp) -> bool {
        let reference = match &op.what {
            Target::The(reference) => *reference,
            // Only its player knows what is in a hand (rule 1.4); everybody knows whether it is empty.
            target => {
                return matches!(target.selector(), Some(Selector::Hand(whose, _)) if !self.holds_cards(e, *whose));
            }
        };
        let Some(now) = self.first(e, reference).and_then(|card| self.follow_to_play(card)) else { return true };
        let mut none = true;
        self.visit_modes(e, op, now, &mut |playing| none &= self.may_play(playing).is_err());
        none
    }

    /// The present object of the card to be played. If several are played one after another, a card that moved
    /// meanwhile is another object (rule 2.8).
    fn now_to_play(&self, op: &PlayOp, card: Obj) -> Option<Obj> {
        match op.what {
            Target::Each(_) | Target::Any(_) => self.table.live(card).map(|_| card),
            _ => self.follow_to_play(card),
        }
    }

    /// The present object of the card to be played: itself, or what it became when it was defeated, captured or
    /// returned.
    fn follow_to_play(&self, obj: Obj) -> Option<Obj> {
        let card = self.table.cards.get(obj.uid.index())?;
        let next = card.serial == obj.serial.wrapping_add(1);
        if next && matches!(card.zone, Zone::Captured | Zone::Hand) {
            Some(self.table.obj(obj.uid))
        } else {
            self.follow(obj)
        }
    }

    /// The played card is kept as what it became.
    fn note_played(&mut self, e: &mut Effect) {
        let Work::Playing { newest: uid, .. } = e.work else { return };
        let card = self.table.card(uid);
        e.done_in_full = card.zone.in_play() || card.zone == Zone::Discard;
        if e.done_in_full {
            let obj = self.table.obj(uid);
            if let Some(place) = slot(Ref::Played) {
                self.fill(e, place, &[obj]);
            }
        }
    }
}
