//! What the person who runs the event may do in a match (rules M-14 to M-17, B-6, H-13, O-4). Anybody can keep time;
//! deciding games or looking at hidden things requires the PIN that the match began with. Each act is an event of the
//! match and is checked there first, so that the rules are in one place.

use super::HostedMatch;
use super::choices::{Asked, Choice, Menu};
use crate::games::Seated;
use crate::place::Outcome;
use crate::refusal::{ContestFault, Refusal, TableFault};
use hotseat::handover::Handover;
use seats::Seat;
use std::time::Instant;
use swu_hosted::match_rules::{Asker, MatchEvent, Moment, Openness, Pause, Question, Stake};

/// The longest extra time that can be given at once, in minutes.
const MOST_MINUTES: u64 = 600;

/// An act of the organiser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Time is called.
    CallTime,
    /// The clock gets more time.
    GrantTime,
    /// The clocks stop.
    Stop,
    /// The clocks run again.
    Run,
    /// A seat loses a game or the match.
    Penalty(Seat, Stake),
    /// A seat never came.
    NoShow(Seat),
    /// Something hidden is looked at.
    Look(Question),
}

impl Act {
    /// Is it for the organiser alone, who types the PIN for it?
    const fn takes_pin(self) -> bool {
        matches!(self, Act::Penalty(..) | Act::NoShow(_) | Act::Look(_))
    }
}

impl HostedMatch {
    /// Is there anything in the organiser's menu?
    pub(super) fn has_organisers_menu(&self) -> bool {
        self.header.organiser.is_some() || !self.acts().is_empty()
    }

    /// The organiser's menu in words.
    pub(super) const fn organisers_menu(&self) -> &'static str {
        match self.header.organiser {
            Some(_) => "The organiser: time, penalties, looks",
            None => "Time: the clock, extra time, time called",
        }
    }

    /// What an act of the organiser means, shown when its PIN is asked for.
    pub(super) fn sure_of(&self, act: Act) -> String {
        match act {
            Act::Look(_) => format!("{}. Only the organiser looks now. Everybody is told.", self.act_words(act)),
            _ => format!("{}. This cannot be taken back.", self.act_words(act)),
        }
    }

    /// Every act that the match allows now.
    pub(super) fn acts(&self) -> Vec<Act> {
        let everyone: Vec<Seat> = self.state.present().iter().collect();
        let mut acts = vec![Act::CallTime, Act::GrantTime, Act::Stop, Act::Run];
        for stake in [Stake::Game, Stake::Match] {
            acts.extend(everyone.iter().map(|seat| Act::Penalty(*seat, stake)));
        }
        acts.extend(everyone.iter().map(|seat| Act::NoShow(*seat)));
        acts.retain(|act| self.header.organiser.is_some() || !act.takes_pin());
        acts.retain(|act| self.event_of(*act).is_some_and(|event| self.state.clone().apply(event).is_ok()));
        acts
    }

    /// The event of an act, as far as it is known before anything is typed.
    fn event_of(&self, act: Act) -> Option<MatchEvent> {
        Some(match act {
            Act::CallTime if self.state.is_playing() => MatchEvent::TimeCalled { moment: Moment::ActionPhase },
            Act::CallTime => MatchEvent::TimeCalled { moment: Moment::BetweenGames },
            Act::GrantTime => MatchEvent::TimeGranted { millis: 60_000 },
            Act::Stop => MatchEvent::ClockPaused { why: Pause::Organiser },
            Act::Run => MatchEvent::ClockResumed,
            Act::Penalty(seat, stake) => MatchEvent::Penalized { seat, stake },
            Act::NoShow(seat) => MatchEvent::NoShow { seat },
            Act::Look(at) => MatchEvent::OrganiserLooked { at },
        })
    }

    /// An act in words.
    pub(super) fn act_words(&self, act: Act) -> String {
        match act {
            Act::CallTime => "Time is called now".into(),
            Act::GrantTime => "Give extra time".into(),
            Act::Stop => "Stop the clock".into(),
            Act::Run => "Let the clock run again".into(),
            Act::Penalty(seat, Stake::Game) => format!("Penalty: {} loses a game", self.name(seat)),
            Act::Penalty(seat, Stake::Match) => format!("Penalty: {} loses the match", self.name(seat)),
            Act::NoShow(seat) => format!("{} did not appear", self.name(seat)),
            Act::Look(question) => format!("Look: {}", self.question(question)),
        }
    }

    /// What is hidden and can be looked at: of one seat, or of none.
    pub(super) fn looks(&self, of: Option<Seat>) -> Vec<Choice> {
        let questions = Question::all(self.header.table.count()).into_iter();
        let hidden = questions.filter(|question| question.openness() != Openness::Everyone && question.of() == of);
        hidden.map(|question| Choice::Organise(Act::Look(question))).collect()
    }

    /// Does an act, or asks for what it needs first.
    pub(super) fn organise(&mut self, act: Act, now: Instant) -> Result<Outcome, Refusal> {
        match act {
            Act::Stop | Act::Run => self.done_by_organiser(act, now).map(|()| Outcome::CHANGED),
            Act::GrantTime => Ok(self.line_for("How many minutes of extra time? ".into(), &Choice::Organise(act))),
            Act::CallTime if self.state.is_playing() => self.call_time_in_game(now),
            Act::CallTime => Ok(self.line_for(format!("{} Type yes: ", self.sure_of(act)), &Choice::Organise(act))),
            Act::Penalty(..) | Act::NoShow(_) | Act::Look(_) => {
                let pin = self.header.organiser.clone().ok_or(ContestFault::NoOrganiser)?;
                let nowhere = Seat(self.header.table.count() as u8);
                self.asking = Some((Asked::Organiser(act), Handover::of_pin(nowhere, pin, now)));
                Ok(Outcome::CHANGED)
            }
        }
    }

    /// The line needed for a choice was typed.
    pub(super) fn typed_for(&mut self, choice: &Choice, text: &str, now: Instant) -> Result<(), Refusal> {
        match *choice {
            Choice::Cut(cutter) => {
                self.happen(MatchEvent::DeckCut { by: cutter.by, deck: cutter.deck, text: text.to_owned() })
            }
            Choice::Organise(Act::GrantTime) => {
                let minutes = text.parse::<u64>().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
                let minutes =
                    minutes.ok_or_else(|| ContestFault::Minutes { text: text.to_owned(), most: MOST_MINUTES })?;
                self.happen(MatchEvent::TimeGranted { millis: minutes * 60_000 })?;
                self.menu = Menu::Match;
                Ok(())
            }
            Choice::Organise(act) if text.eq_ignore_ascii_case("yes") => self.done_by_organiser(act, now),
            _ => Err(ContestFault::NotSure.into()),
        }
    }

    pub(super) fn done_by_organiser(&mut self, act: Act, now: Instant) -> Result<(), Refusal> {
        let Some(event) = self.event_of(act) else { return Ok(()) };
        let playing = self.state.is_playing();
        self.happen(event)?;
        if playing && !self.state.is_playing() {
            self.playing = None;
        }
        if self.state.result().is_some() {
            self.page = None;
        }
        self.menu = Menu::Match;
        if let Act::Look(question) = act {
            self.open_asks(Asker::Organiser, &[question], now);
        }
        Ok(())
    }

    /// Time is called while a game waits: the game is put on the table, because its phase decides what is still played.
    fn call_time_in_game(&mut self, now: Instant) -> Result<Outcome, Refusal> {
        let (mut session, notice) = self.go_on(now)?;
        let view = session.visible().view().clone();
        let said = match self.call_time(Some(&view))? {
            Some(round) => {
                session.ending_mut().ok_or(TableFault::NotStopped(round))?.stop_after(round)?;
                Some(format!("Time is called: the action phase of round {round} is the last one."))
            }
            None => notice,
        };
        self.menu = Menu::Match;
        Ok(Outcome::Play(Box::new((Seated::Unlimited(session), said))))
    }
}
