//! Cards that a text plays (rule 8.1).

use crate::unlimited::cards::ability::{Ref, Set, Target};
use crate::unlimited::cards::word::Kind;
use crate::unlimited::rules::book::op::PlayOp;
use crate::unlimited::rules::decision::Choice;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::flow::effect::Flow;
use crate::unlimited::rules::query::costs::Playing;
use crate::unlimited::rules::table::card::{Obj, Uid, Zone};
use crate::unlimited::rules::table::effect::{Effect, NOWHERE, slot};
use crate::unlimited::rules::table::frame::{Frame, Play};
use crate::unlimited::rules::view::DecisionKind;

impl Rules<'_> {
    /// Plays a card, or each of several (rule 8.1).
    pub(in crate::unlimited::rules) fn play_cards(
        &mut self,
        e: &mut Effect,
        op: &PlayOp,
        choice: Option<Choice>,
    ) -> Flow {
        let many = matches!(op.what, Target::Each(_) | Target::Any(_) | Target::UpTo(..));
        if e.progress > 0 && choice.is_none() {
            self.note_played(e);
            if !many {
                return Flow::Next;
            }
        }
        if choice.is_none() && self.inner_first(e) {
            return Flow::Again;
        }
        let less = op.less.as_ref().map_or(0, |less| self.qty(e, less));
        let card = match choice {
            Some(Choice::Play(uid, _)) => Some(self.t.obj(uid)),
            Some(_) => {
                e.did = e.progress > 0;
                e.limited = None;
                return op.optional.filter(|_| e.progress == 0).map_or(Flow::Next, Flow::Jump);
            }
            None => {
                let mut list = self.take_buffer();
                match &op.what {
                    Target::The(reference) => self.collect(e, &Set::The(*reference), &mut list),
                    target => {
                        if let Some(set) = target.set() {
                            self.collect(e, set, &mut list);
                        }
                    }
                }
                let mut options = self.list();
                for obj in &list {
                    let Some(now) = self.follow(*obj) else { continue };
                    if let Ok(cost) = self.playable(e, op, now, less) {
                        options.push(Choice::Play(now.uid, cost));
                    }
                }
                let looked_at = e.secret && op.optional.is_some() && !list.is_empty();
                self.give_buffer(list);
                let hidden = match op.what.set() {
                    Some(Set::Hand(whose, _)) => self.holds_cards(e, *whose),
                    _ => looked_at,
                };
                let compulsory = matches!(op.what, Target::Each(_) | Target::The(_)) && op.optional.is_none();
                if options.is_empty() && !hidden || compulsory && options.len() == 1 {
                    let only = options.first().copied();
                    self.t.cache.spare = options;
                    match only {
                        Some(Choice::Play(uid, _)) => Some(self.t.obj(uid)),
                        _ => None,
                    }
                } else {
                    if op.optional.is_some() || hidden || !compulsory && many {
                        options.push(Choice::Skip);
                    }
                    let seat = self.chooser_of(e);
                    let private = hidden || e.secret;
                    self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), private, options);
                    return Flow::Again;
                }
            }
        };
        let Some(card) = card else {
            e.did = e.progress > 0;
            return match op.optional {
                Some(to) if e.progress == 0 => Flow::Jump(to),
                _ => Flow::Next,
            };
        };
        if e.progress == 0 && op.optional.is_some() {
            self.said_yes(e);
        }
        e.progress += 1;
        e.progress2 = card.uid.0 as i16;
        if e.inner == NOWHERE {
            e.inner = self.t.pending.len() as u16;
        }
        self.t.frames.push(Frame::Play(Play {
            card,
            seat: e.controller,
            step: 0,
            host: Obj::NONE,
            less,
            free: op.free,
            ready: op.ready,
            instead: false,
            paid: 0,
            riders: Some((e.program, e.pc)),
        }));
        Flow::Again
    }

    /// May this card be played by the text?
    fn playable(&self, e: &Effect, op: &PlayOp, card: Obj, less: i16) -> Result<i16, ()> {
        let zone = self.t.card(card.uid).zone;
        let kind = self.def(card).kind;
        if !matches!(zone, Zone::Hand | Zone::Deck | Zone::Discard | Zone::Aside | Zone::Captured | Zone::Resource)
            || matches!(kind, Kind::Leader | Kind::Base)
            || self.t.card(card.uid).token()
        {
            return Err(());
        }
        let playing = Playing { card, seat: e.controller, host: Obj::NONE, less, free: op.free };
        self.may_play(playing).map_err(|_| ())
    }

    /// The played card is kept as what it became.
    fn note_played(&mut self, e: &mut Effect) {
        let uid = Uid(e.progress2 as u16);
        let card = self.t.card(uid);
        e.did = card.zone.in_play() || card.zone == Zone::Discard;
        if e.did {
            let obj = self.t.obj(uid);
            if let Some(place) = slot(Ref::Played) {
                self.fill(e, place, &[obj]);
            }
        }
    }
}
