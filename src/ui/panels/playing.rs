//! What the game makes of picks: wishes granted, gestures made, sights looked at anew.

use super::App;
use super::screen::{Question, Screen};
use super::table::Wish;
use crate::shell::curtain::Purpose;
use crate::shell::session::{Done, Sight};
use crate::shell::words::sentence;
use crate::ui::terminal::message::Effect;
use crate::ui::unlimited::prompt::gesture::{Gesture, Step};
use crate::ui::unlimited::screens::inspect::Inspect;
use crate::ui::unlimited::screens::over::Over;
use crate::ui::widgets::confirm::Confirm;
use crate::ui::widgets::hits::Spot;
use crate::unlimited::rules::view::{DecisionKind, Verb, View};
use std::time::Instant;

impl App {
    /// Grants what the table wishes.
    pub(super) fn grant(&mut self, wish: Wish, now: Instant) {
        match wish {
            Wish::Nothing | Wish::Ignored => {}
            Wish::Say(text) => self.notice = Some(text),
            Wish::Gesture(gesture) => self.gesture(gesture, now),
            Wish::Pick(option) => match self.playing.as_ref().and_then(|p| grave(p.session.sight().view(), option)) {
                Some((question, yes)) => {
                    self.screens.push(Screen::Confirm(Confirm::new(question, yes), Question::Pick(option)));
                }
                None => self.pick(option, now),
            },
        }
    }

    pub(super) fn pick(&mut self, option: usize, now: Instant) {
        let Some(playing) = &mut self.playing else { return };
        match playing.session.pick(option, now) {
            Ok(()) => match playing.waiting.take() {
                Some(gesture) => self.gesture(gesture, now),
                None => self.after_change(now),
            },
            Err(why) => self.notice = Some(why),
        }
    }

    /// Makes the picks of a row until it is done or the game asks something else.
    fn gesture(&mut self, mut gesture: Gesture, now: Instant) {
        loop {
            let Some(playing) = &mut self.playing else { return };
            let view = match playing.session.sight() {
                Sight::Curtain(..) => None,
                Sight::Public(view) | Sight::Open(_, view) => Some(view),
            };
            match gesture.next(view) {
                Step::Finished => return self.after_change(now),
                Step::Wait => {
                    playing.waiting = Some(gesture);
                    return self.after_change(now);
                }
                Step::Lost(why) => {
                    self.after_change(now);
                    self.notice = Some(why);
                    return;
                }
                Step::Pick(option) => {
                    if let Err(why) = playing.session.pick(option, now) {
                        self.after_change(now);
                        self.notice = Some(why);
                        return;
                    }
                }
            }
        }
    }

    pub(super) fn take_back(&mut self, now: Instant) {
        let Some(playing) = &mut self.playing else { return };
        playing.waiting = None;
        match playing.session.take_back(now) {
            Ok(done) => self.done(done, now),
            Err(why) => self.notice = Some(sentence(&why)),
        }
    }

    /// What became of a wish at the session.
    pub(super) fn done(&mut self, done: Done, now: Instant) {
        self.after_change(now);
        match done {
            Done::Yes => {}
            Done::Said(text) => self.notice = Some(text),
            Done::Ask(seats) => {
                if let Some(seat) = seats.first() {
                    self.ask(Purpose::Agree(*seat), now);
                }
            }
            Done::Proved(purpose) => self.proved(purpose, now),
        }
    }

    /// Begins to ask somebody to spell their name.
    pub(super) fn ask(&mut self, purpose: Purpose, now: Instant) {
        let Some(playing) = &mut self.playing else { return };
        match playing.session.ask(purpose, now) {
            Ok(()) => self.effects.push(Effect::ForgetKeys),
            Err(why) => self.notice = Some(why),
        }
        self.peeking = false;
        self.after_change(now);
    }

    /// The game moved on: the table is made anew, and the end of the game has a screen.
    pub(super) fn after_change(&mut self, now: Instant) {
        let Some(playing) = &mut self.playing else { return };
        playing.table.renew(playing.session.sight());
        if !matches!(playing.session.sight(), Sight::Open(..)) {
            self.effects.push(Effect::Purge);
            // What was looked at in an open hand is not looked at any longer.
            self.screens.retain(|screen| !matches!(screen, Screen::Inspect(_) | Screen::Piles(_) | Screen::Text(_)));
        }
        // What was asked on the screen before is asked no more: its answer would mean something else now.
        self.screens.retain(|screen| !matches!(screen, Screen::Who(..) | Screen::Confirm(_, Question::Pick(_))));
        let waits = matches!(playing.session.sight(), Sight::Curtain(..)) && playing.session.spelling().is_none();
        if waits && !self.peeking {
            self.ask_quietly(now);
        }
        let over = self.playing.as_ref().is_some_and(|playing| playing.session.sight().view().over.is_some());
        if over {
            self.close_notes(now);
        }
        if over && !self.screens.iter().any(|screen| matches!(screen, Screen::Over(_))) {
            self.screens.retain(|screen| matches!(screen, Screen::Home(_) | Screen::Table));
            self.screens.push(Screen::Over(Over::default()));
        }
    }

    /// The curtain fell: begins the handover without asking anybody to press a key first.
    fn ask_quietly(&mut self, now: Instant) {
        let Some(playing) = &mut self.playing else { return };
        if playing.session.ask(Purpose::Hand, now).is_ok() {
            self.effects.push(Effect::ForgetKeys);
        }
    }

    /// Selects something, or looks at it if it is selected already.
    pub(super) fn select(&mut self, spot: Spot) {
        let Some(playing) = &mut self.playing else { return };
        if playing.table.board.cursor == Some(spot) {
            self.screens.push(Screen::Inspect(Inspect::new(spot)));
        } else {
            playing.table.board.cursor = Some(spot);
        }
    }
}

/// A question before picks that hardly anybody means by one key: a new opening hand, what costs and does nothing, and
/// the pass that ends the phase.
fn grave(view: &View, option: usize) -> Option<(&'static str, &'static str)> {
    let decision = view.decision.as_ref()?;
    let verb = decision.options.get(option)?.verb;
    if verb == Verb::Mulligan {
        return Some(("Draw a new opening hand? This one is gone then.", "draw a new hand"));
    }
    if decision.options.get(option)?.forecast.as_ref().is_some_and(|forecast| forecast.only_costs) {
        return Some(("This would do nothing now, and its cost is paid all the same. Do it?", "do it"));
    }
    let others = view.seats.iter().enumerate().filter(|(index, _)| *index != decision.seat.index());
    let ends = others.clone().count() > 0
        && others.filter(|(_, side)| !side.eliminated).all(|(_, side)| side.passed || side.done_for_phase);
    let pass = verb == Verb::Pass && decision.kind == DecisionKind::Action;
    (pass && ends).then_some(("Everybody else passed: this ends the action phase. Pass?", "pass"))
}
