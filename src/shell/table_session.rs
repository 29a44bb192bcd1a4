//! A hosted game as a session for the screens. It asks the host what may be seen; it cannot see more than that.

mod asking;
mod beginning;
mod bots;
mod capabilities;
mod course;
mod faults;
mod looking;
mod picking;
mod playable;
mod program;
mod teaching;
mod turned;

use super::course::Course;
use super::curtain::{Curtain, Purpose, Spelling};
use super::game_card::GameCard;
use super::games::Known;
use super::guide::Guide;
use super::session::{
    ClosedHands, Cover, Done, Ending, GameSession, Kept, Notebooks, Session, Shown as Cards, Teachable, Teacher,
    Thinkers, Visible,
};
use crate::refusal::{Refusal, TableFault};
use asking::{Asking, asked_back};
use bots::Bots;
use faults::Faults;
use hotseat::exposure::{Closed, Exposure, Lowered};
use hotseat::handover::{Confirmed, Keystroke};
use hotseat::host::{Asked as TakingBack, Host};
use hotseat::hosted::Outcome;
use hotseat::log::Line as LogLine;
use hotseat::recap::Recap;
use hotseat::rest_of_word::RestOfWord;
use hotseat::table::Table;
use hotseat::takeback::UndoPrice;
pub use playable::{Elsewhere, Playable};
use seats::{Seat, SeatSet};
use std::collections::BTreeSet;
use std::time::Instant;
pub use teaching::Caption;
use teaching::Teaching;
use turned::Turned;

/// A game at the table.
pub struct TableSession<G: Playable> {
    host: Host<G>,
    title: String,
    asking: Option<Asking>,
    /// The rest of the word that opened the hand.
    rest: Option<RestOfWord>,
    /// Who typed their name for notes or for the match, until somebody takes the proof.
    proof: Option<Confirmed>,
    /// When a key was pressed last, and whether nobody had pressed one for a while before it.
    last_key: Option<Instant>,
    paused: bool,
    /// What was promised about the luck of this game.
    commitment: Option<String>,
    /// Does the log begin with the current phase until the game is over (rule H-7)?
    strict: bool,
    /// What may be shown, updated whenever anything changes.
    exposure: Exposure<G>,
    log: Vec<LogLine>,
    recap: Recap,
    elsewhere: Option<Elsewhere<G>>,
    /// The cards that are looked at now.
    shown: Vec<Cards>,
    /// Which of the cards turned up have been looked at.
    turned: Turned,
    bots: Bots<G>,
    faults: Faults,
    teaching: Option<Teaching>,
    /// Steps that left nothing to choose and were made automatically.
    forced: BTreeSet<usize>,
    /// What was in play after every step.
    in_play: Vec<Vec<u16>>,
    /// How long the log was after every step.
    lines_after: Vec<usize>,
}

impl<G: Playable> TableSession<G> {
    /// The host, for what no screen does: bots, clocks, matches.
    pub fn host(&mut self) -> &mut Host<G> {
        &mut self.host
    }

    fn lowered(&self) -> Option<&Lowered<G>> {
        match &self.exposure {
            Exposure::Lowered(lowered) => Some(lowered),
            Exposure::Lifted(_) => None,
        }
    }
}

impl<G: Playable> GameSession for TableSession<G> {
    type View = <G as Playable>::Seen;

    fn visible(&self) -> Visible<'_, <G as Playable>::Seen> {
        match &self.exposure {
            Exposure::Lifted(lifted) => Visible::Open(lifted.seat, &lifted.view),
            Exposure::Lowered(lowered) => match lowered.next.first().filter(|_| lowered.curtain) {
                Some(seat) => Visible::Curtain(seat, &lowered.public),
                None => Visible::Public(&lowered.public),
            },
        }
    }

    fn course(&self) -> Option<&dyn Course<View = <G as Playable>::Seen>> {
        // rule H-7: in strict games earlier phases can be read again after the game.
        (!self.strict || self.host.outcome().is_some()).then_some(self)
    }

    fn rounds(&self) -> &[(u16, Vec<i16>)] {
        &[]
    }
}

impl<G: Playable> Session for TableSession<G> {
    fn cover(&self) -> Cover {
        self.visible().cover()
    }

    fn table(&self) -> &Table {
        self.host.table()
    }

    fn decides(&self) -> Option<Seat> {
        self.host.awaits().and_then(|awaits| awaits.seats.first())
    }

    fn in_play(&self) -> &[Vec<u16>] {
        &self.in_play
    }

    fn lines_after(&self) -> &[usize] {
        &self.lines_after
    }

    fn game_card(&self) -> Option<GameCard> {
        GameCard::of::<<G as Playable>::Seen>(self)
    }

    fn known(&self) -> Known<'_> {
        G::known(self.visible().view())
    }

    fn guide(&self) -> Option<&Guide> {
        self.teaching.as_ref().map(Teaching::guide)
    }

    fn log(&self) -> &[LogLine] {
        &self.log
    }

    fn public_log(&self) -> Vec<LogLine> {
        let past = self.host.past();
        let mut log = past.log(usize::MAX, None);
        log.drain(..self.forgotten(&log));
        log
    }

    fn recap(&self) -> &Recap {
        &self.recap
    }

    fn title(&self) -> &str {
        &self.title
    }

    fn outcome(&self) -> Option<Outcome> {
        self.host.outcome()
    }

    fn undo_price(&self) -> UndoPrice {
        UndoPrice::of(self.offer().as_ref(), self.host.table())
    }

    fn options(&self) -> Vec<String> {
        self.visible().uncovered().map(G::labels).unwrap_or_default()
    }

    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        let (by, pick) = G::pick_of(self.visible().view(), option).ok_or(TableFault::NoChoice)?;
        // In a team with a bot, the person picks for both.
        let people = self.host.table().people();
        let awaited = self.host.awaits().map_or(SeatSet::EMPTY, |awaits| awaits.seats);
        let by = if people.has(by) { by } else { awaited.and(people).first().unwrap_or(by) };
        self.host.choose(by, &pick, now)?;
        self.bots.wake(now);
        self.look();
        self.pick_forced(now);
        Ok(())
    }

    fn pick_only(&mut self, now: Instant) -> Option<String> {
        self.make_only(now)
    }

    fn shown(&self) -> &[Cards] {
        &self.shown
    }

    fn seen(&mut self, now: Instant) -> Result<(), Refusal> {
        if self.shown.iter().any(|shown| shown.everybody) {
            self.turned.seen(self.host.log().len(), self.is_alone());
        } else {
            self.host.read(now)?;
        }
        self.bots.wake(now);
        self.look();
        Ok(())
    }

    fn take_back(&mut self, now: Instant) -> Result<Done, Refusal> {
        self.bots.wake(now);
        let begun = self.half_done();
        let offer = self.offer().ok_or(TableFault::NothingToTakeBack)?;
        let what = self.host.undone(offer.by, offer.to);
        let asked = self.host.take_back(&offer)?;
        self.look();
        if begun && asked == TakingBack::Done { Ok(Done::Yes) } else { asked_back(asked, what) }
    }

    fn decline(&mut self) {
        self.host.decline();
    }

    fn ask(&mut self, purpose: Purpose, now: Instant) -> Result<(), Refusal> {
        self.ask_for(purpose, now)
    }

    fn spelling(&self) -> Option<Spelling> {
        let Asking { purpose, handover } = self.asking.as_ref()?;
        let about = if matches!(purpose, Purpose::Agree(_)) { self.host.what_is_asked_back() } else { None };
        Some(Spelling { about, ..Spelling::of(*purpose, handover) })
    }

    fn spell(&mut self, key: Keystroke, at: Instant) -> Result<Option<Done>, Refusal> {
        self.press(key, at)
    }

    fn stop_asking(&mut self) {
        self.ask_no_more();
    }

    fn people(&self) -> Vec<Seat> {
        self.host.table().people().iter().collect()
    }

    fn commitment(&self) -> Option<&str> {
        self.commitment.as_deref()
    }

    fn task(&self) -> Option<usize> {
        Some(0)
    }

    fn closed_hands(&self) -> Option<&dyn ClosedHands> {
        Some(self)
    }

    fn closed_hands_mut(&mut self) -> Option<&mut dyn ClosedHands> {
        Some(self)
    }

    fn thinkers(&self) -> Option<&dyn Thinkers> {
        Some(self)
    }

    fn thinkers_mut(&mut self) -> Option<&mut dyn Thinkers> {
        Some(self)
    }

    fn ending(&self) -> Option<&dyn Ending> {
        Some(self)
    }

    fn ending_mut(&mut self) -> Option<&mut dyn Ending> {
        Some(self)
    }

    fn notebooks(&self) -> Option<&dyn Notebooks> {
        Some(self)
    }

    fn notebooks_mut(&mut self) -> Option<&mut dyn Notebooks> {
        Some(self)
    }

    fn kept(&self) -> Option<&dyn Kept> {
        Some(self)
    }

    fn kept_mut(&mut self) -> Option<&mut dyn Kept> {
        Some(self)
    }

    fn teachable(&mut self) -> Option<&mut dyn Teachable> {
        Some(self)
    }

    fn teacher(&mut self) -> Option<&mut dyn Teacher> {
        None
    }

    fn close_hand(&mut self, why: Closed) {
        if self.host.close(why) {
            self.look();
        }
    }

    fn lies_open(&self) -> bool {
        self.host.lies_open()
    }

    fn half_done(&self) -> bool {
        self.host.half_done().is_some()
    }

    fn touched(&mut self, now: Instant) {
        self.key_after(now);
        self.host.key_pressed(now);
    }

    fn closes_in(&self, now: Instant) -> Option<u16> {
        let left = self.host.deadline().filter(|_| self.host.is_lifted())?.saturating_duration_since(now);
        u16::try_from(left.as_millis().div_ceil(1000)).ok()
    }

    fn fault(&mut self) -> Option<String> {
        self.faults.take()
    }

    fn deadline(&self) -> Option<Instant> {
        let bot = Thinkers::thinking(self).and_then(|_| self.bots.due());
        [self.host.deadline(), bot].into_iter().flatten().min()
    }

    fn tick(&mut self, now: Instant) -> bool {
        let closed = self.host.tick(now);
        let played = self.shown.is_empty() && self.host.awaits_bot() && self.play_bot(now);
        if closed || played {
            self.look();
        }
        closed || played
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        let asking = self.asking.as_ref().map(|asking| (asking.purpose, &asking.handover));
        self.lowered().map(|lowered| Curtain::of(lowered, asking))
    }
}

impl<G: Playable> ClosedHands for TableSession<G> {
    fn unseen_no(&self) -> Option<&'static str> {
        self.lowered()?.unseen_no
    }

    fn decline_unseen(&mut self, now: Instant) -> Result<(), Refusal> {
        self.lowered().and_then(|lowered| lowered.unseen_no).ok_or(TableFault::LookFirst)?;
        self.host.decline_unseen(now)?;
        self.bots.wake(now);
        self.look();
        self.pick_forced(now);
        Ok(())
    }

    fn typed_on(&mut self, key: Keystroke, at: Instant) -> bool {
        self.is_typed_on(key, at)
    }

    fn own_key(&mut self, key: Keystroke, at: Instant) -> bool {
        self.press_own(key, at)
    }

    fn at_keyboard(&self) -> Option<Seat> {
        self.host.at_keyboard().map(|confirmed| confirmed.seat())
    }

    fn proof(&mut self) -> Option<Confirmed> {
        self.proof.take()
    }
}

impl<G: Playable> Thinkers for TableSession<G> {
    fn thinking(&self) -> Option<Seat> {
        self.host.bot_to_act().filter(|_| self.shown.is_empty())
    }

    fn hurry(&mut self, now: Instant) {
        self.bots.hurry(now);
    }
}
