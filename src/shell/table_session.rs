//! A hosted game as a session for the screens. It asks the host what may be seen; it cannot see more than that.

mod bots;
mod course;
mod teaching;
mod turned;

use super::course::Course;
use super::curtain::{Curtain, Purpose, Spelling};
use super::games::Known;
use super::guide::Guide;
use super::session::{Cover, Done, GameSession, Saving, Session, Shown as Cards, Visible};
use crate::bots::mind::{Budget, Mind};
use crate::hotseat::exposure::{Closed, Exposure, Lowered};
use crate::hotseat::handover::{Confirmed, Handover, Keystroke};
use crate::hotseat::host::{Asked as TakingBack, Host};
use crate::hotseat::hosted::{Hosted, Outcome};
use crate::hotseat::journal::{Header, Journal, NotKept};
use crate::hotseat::log::{Line as LogLine, Weight};
use crate::hotseat::sight::Sight;
use crate::hotseat::table::Table;
use crate::hotseat::takeback::{Offer, UndoPrice};
use crate::seats::{Seat, SeatSet};
use bots::Bots;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
pub use teaching::Caption;
use teaching::Teaching;
use turned::Turned;

/// What a game must add so that front ends can play it.
pub trait Playable:
    Hosted<Public = <Self as Playable>::Seen, View = <Self as Playable>::Seen> + Send + 'static
{
    /// What may be seen of it, by everybody or by one seat.
    type Seen: Send + 'static;

    /// The pick that an option of a view's decision means, and whose it is; nothing if there is no such option.
    fn pick_of(view: &<Self as Playable>::Seen, option: usize) -> Option<(Seat, Self::Pick)>;

    /// A player that needs no person, playing as well as the word says; as usual without one.
    fn mind(level: Option<&str>) -> Box<dyn Mind<Sight<Self>>>;

    /// How long it may think about one decision.
    fn budget(_level: Option<&str>) -> Budget {
        Budget::Time(Duration::from_secs(1))
    }

    /// The option that leaves nothing to choose, as everybody sees; most decisions have none.
    fn forced(_: &<Self as Playable>::Seen) -> Option<usize> {
        None
    }

    /// The view for a match that knows the game, if there is one.
    fn known(_: &<Self as Playable>::Seen) -> Known<'_> {
        Known::Other
    }

    /// What is taught about the decision of a view at an open table; nothing where nothing is.
    fn caption(_: &<Self as Playable>::Seen) -> Option<Caption> {
        None
    }

    /// The ids of the cards that a fact shows to those who saw it so.
    fn cards(_: &Self::Fact) -> &[String] {
        &[]
    }
}

/// Makes another file for a game, with its header in it.
pub type Elsewhere<G> =
    Box<dyn Fn(&Header<<G as Hosted>::Setup>) -> Result<Box<dyn Journal<<G as Hosted>::Pick>>, NotKept>>;

/// A handover and what it is for.
struct Asking {
    purpose: Purpose,
    handover: Handover,
}

/// A game at the table.
pub struct TableSession<G: Playable> {
    host: Host<G>,
    title: String,
    asking: Option<Asking>,
    /// Who spelled their name for notes or for the match, until somebody takes the proof.
    proof: Option<Confirmed>,
    /// What was promised about the luck of this game.
    commitment: Option<String>,
    /// Does the log begin with the current phase until the game is over (rule H-7)?
    strict: bool,
    /// What may be shown, made anew whenever anything changed.
    exposure: Exposure<G>,
    log: Vec<LogLine>,
    recap: Vec<LogLine>,
    elsewhere: Option<Elsewhere<G>>,
    /// The cards that are looked at now.
    shown: Vec<Cards>,
    /// Which of the cards that were turned up have been looked at.
    turned: Turned,
    bots: Bots<G>,
    teaching: Option<Teaching>,
    /// Steps that left nothing to choose and were made by themselves.
    forced: BTreeSet<usize>,
}

impl<G: Playable> TableSession<G> {
    /// A game with the title of its match.
    pub fn new(host: Host<G>, title: String) -> TableSession<G> {
        let exposure = host.exposure();
        let turned = Turned::until(host.log().len());
        let mut session = TableSession {
            host,
            title,
            asking: None,
            proof: None,
            commitment: None,
            strict: false,
            exposure,
            log: Vec::new(),
            recap: Vec::new(),
            elsewhere: None,
            shown: Vec::new(),
            turned,
            bots: Bots::new(),
            teaching: None,
            forced: BTreeSet::new(),
        };
        session.look();
        session
    }

    /// The same game, with what was promised about its luck.
    pub fn promising(self, commitment: Option<String>) -> TableSession<G> {
        TableSession { commitment, ..self }
    }

    /// The same game, whose bots leave so much time between what happens and their next pick.
    pub fn paced(mut self, pace: Duration) -> TableSession<G> {
        self.bots.pace(pace);
        self
    }

    /// The same game, with somewhere else to save it if its file is lost.
    pub fn saving_elsewhere(self, elsewhere: Elsewhere<G>) -> TableSession<G> {
        TableSession { elsewhere: Some(elsewhere), ..self }
    }

    /// The same game, with a log that begins with the current phase until the end, if so agreed.
    pub fn strictly(mut self, strict: bool) -> TableSession<G> {
        self.strict = strict;
        self.look();
        self
    }

    /// rule H-7: how many lines of a log may not be read now: in strict games those of earlier phases, until the end.
    fn forgotten(&self, log: &[LogLine]) -> usize {
        if !self.strict || self.host.outcome().is_some() {
            return 0;
        }
        log.iter().rposition(|line| line.weight == Weight::Phase).unwrap_or(0)
    }

    fn forget_phases(&mut self) {
        let from = self.forgotten(&self.log);
        if from == 0 {
            return;
        }
        self.log.drain(..from);
        let first = self.log.first().map_or(usize::MAX, |line| line.number);
        self.recap.retain(|line| line.number >= first);
    }

    /// The host, for what no screen does: bots, clocks, matches.
    pub fn host(&mut self) -> &mut Host<G> {
        &mut self.host
    }

    /// Lets a bot make its next pick once it has thought. True if it did.
    fn play_bot(&mut self, now: Instant) -> bool {
        let Some(pick) = self.bots.thought(&self.host, now) else { return false };
        // A bot that cannot play leaves the game where it is, until a person does something.
        let made = self.host.choose_as_bot(|_| pick, now);
        self.bots.made(made.is_ok(), now);
        made.is_ok()
    }

    /// Looks anew at what may be shown. Whatever was asked on the screen before is asked no more.
    fn look(&mut self) {
        self.exposure = self.host.exposure();
        self.forced.split_off(&self.host.steps());
        self.forget_question();
        self.shown = self.unseen_cards();
        let log = self.host.log();
        self.log = (0..log.len()).filter_map(|index| log.line(index)).collect();
        match &self.exposure {
            Exposure::Lowered(lowered) => self.recap.clone_from(&lowered.recap.lines),
            Exposure::Lifted(_) if self.host.lies_open() => self.recap = self.host.news().lines,
            Exposure::Lifted(_) => {}
        }
        self.forget_phases();
        self.look_as_teacher();
    }

    /// The cards to be looked at now: first those that are for these eyes alone.
    fn unseen_cards(&mut self) -> Vec<Cards> {
        if let Exposure::Lifted(lifted) = &self.exposure
            && !lifted.shown.is_empty()
        {
            return lifted.shown.iter().map(|fact| cards::<G>(fact, false)).collect();
        }
        let first = self.turned.first_unseen(self.host.log().len(), self.is_alone());
        // Nobody is asked to look after the end, or where nobody sits but bots.
        if self.host.outcome().is_some() || self.host.table().people().is_empty() {
            return Vec::new();
        }
        let facts = self.host.told_since(first).filter(|fact| !G::cards(fact).is_empty());
        facts.map(|fact| cards::<G>(fact, true)).collect()
    }

    /// Is a hand open, so that only its owner looks at the screen?
    fn is_alone(&self) -> bool {
        matches!(self.exposure, Exposure::Lifted(_)) && !self.host.lies_open()
    }

    /// A purpose ends with its screen: only a hand that is still due is asked for on the next one.
    fn forget_question(&mut self) {
        let Some(asking) = &self.asking else { return };
        let due = match &self.exposure {
            Exposure::Lowered(lowered) => lowered.next.meets(asking.handover.seats()),
            Exposure::Lifted(_) => false,
        };
        if asking.purpose != Purpose::Hand || !due {
            self.stop_asking();
        }
    }

    /// Makes the picks of people that leave them nothing to choose, if the table agreed to that.
    fn pick_forced(&mut self, now: Instant) {
        let people = self.host.table().people();
        while self.host.table().agreement().forced {
            let Some(view) = self.visible().uncovered() else { return };
            let Some((by, pick)) = G::forced(view).and_then(|option| G::pick_of(view, option)) else { return };
            let step = self.host.steps();
            if !people.has(by) || self.host.choose(by, &pick, now).is_err() {
                return;
            }
            self.forced.insert(step);
            self.look();
        }
    }

    /// What would be taken back now: the newest pick that somebody chose, with what it left nothing to choose in.
    fn offer(&self) -> Option<Offer> {
        let newest = self.host.offer()?;
        if !self.forced.contains(&newest.to) {
            return Some(newest);
        }
        let mut earlier = self.host.offers(newest.by).into_iter();
        earlier.find(|offer| offer.to < newest.to && !self.forced.contains(&offer.to)).or(Some(newest))
    }

    fn lowered(&self) -> Option<&Lowered<G>> {
        match &self.exposure {
            Exposure::Lowered(lowered) => Some(lowered),
            Exposure::Lifted(_) => None,
        }
    }

    fn confirmed(&mut self, purpose: Purpose, confirmed: Confirmed, now: Instant) -> Result<Done, String> {
        match purpose {
            Purpose::Hand => {
                let lifted = self.host.lift(confirmed, now);
                if lifted { Ok(Done::Yes) } else { Err("Somebody else decides now.".into()) }
            }
            Purpose::Concede(_) => match self.host.concede(confirmed, now) {
                Ok(_) => Ok(Done::Yes),
                Err(refused) => Err(refused.to_string()),
            },
            Purpose::Notes(_) | Purpose::ConcedeMatch(_) => {
                self.proof = Some(confirmed);
                Ok(Done::Proved(purpose))
            }
            Purpose::Agree(_) => match self.host.agree(confirmed) {
                Ok(asked) => done(asked),
                Err(fault) => Err(fault.to_string()),
            },
        }
    }
}

fn cards<G: Playable>(fact: &G::Fact, everybody: bool) -> Cards {
    Cards { everybody, text: fact.to_string(), cards: G::cards(fact).to_vec() }
}

fn done(asked: TakingBack) -> Result<Done, String> {
    match asked {
        TakingBack::Done => Ok(Done::Said("Taken back.".into())),
        TakingBack::Waiting(seats) => Ok(Done::Ask(seats.iter().collect())),
        TakingBack::No(why) => Err(format!("It cannot be taken back: {why}.")),
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

    fn may_concede(&self, seat: Seat) -> bool {
        self.host.may_concede(seat)
    }

    fn known(&self) -> Known<'_> {
        G::known(self.visible().view())
    }

    fn guide(&self) -> Option<&Guide> {
        self.teaching.as_ref().map(Teaching::guide)
    }

    fn begin_to_teach(&mut self) -> Result<(), String> {
        self.teach_here()
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

    fn recap(&self) -> &[LogLine] {
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

    fn pick(&mut self, option: usize, now: Instant) -> Result<(), String> {
        let (by, pick) = G::pick_of(self.visible().view(), option).ok_or("There is no such choice.")?;
        // Of a team in which a bot sits, its person picks for both.
        let people = self.host.table().people();
        let awaited = self.host.awaits().map_or(SeatSet::EMPTY, |awaits| awaits.seats);
        let by = if people.has(by) { by } else { awaited.and(people).first().unwrap_or(by) };
        self.host.choose(by, &pick, now).map_err(|refused| refused.to_string())?;
        self.bots.wake(now);
        self.look();
        self.pick_forced(now);
        Ok(())
    }

    fn shown(&self) -> &[Cards] {
        &self.shown
    }

    fn seen(&mut self, now: Instant) -> Result<(), String> {
        if self.shown.iter().any(|shown| shown.everybody) {
            self.turned.seen(self.host.log().len(), self.is_alone());
        } else {
            self.host.read(now).map_err(|refused| refused.to_string())?;
        }
        self.bots.wake(now);
        self.look();
        Ok(())
    }

    fn take_back(&mut self, now: Instant) -> Result<Done, String> {
        self.bots.wake(now);
        let begun = self.half_done();
        let offer = self.offer().ok_or("There is nothing to take back.")?;
        let asked = self.host.take_back(&offer).map_err(|fault| fault.to_string())?;
        self.look();
        if begun && asked == TakingBack::Done { Ok(Done::Yes) } else { done(asked) }
    }

    fn stop_after(&mut self, round: u16) -> Result<(), String> {
        self.host.stop_after(round).map_err(|refused| refused.to_string())?;
        self.look();
        Ok(())
    }

    fn decline(&mut self) {
        self.host.decline();
    }

    fn ask(&mut self, purpose: Purpose, now: Instant) -> Result<(), String> {
        if let Purpose::Notes(seat) = purpose
            && let Some(confirmed) = self.host.at_keyboard().filter(|confirmed| confirmed.seat() == seat)
        {
            // The one whose hand is open is at the keyboard already.
            (self.asking, self.proof) = (None, Some(confirmed));
            return Ok(());
        }
        if purpose == Purpose::Hand && self.host.reopen(now) {
            self.asking = None;
            self.look();
            return Ok(());
        }
        let handover = match purpose {
            Purpose::Hand => self.host.handover(now),
            Purpose::Concede(seat) | Purpose::Agree(seat) | Purpose::Notes(seat) | Purpose::ConcedeMatch(seat) => {
                let handover = self.host.ask(seat, now);
                self.look();
                handover
            }
        };
        let handover = handover.ok_or("Nobody has a hand to open now.")?;
        self.asking = Some(Asking { purpose, handover });
        Ok(())
    }

    fn spelling(&self) -> Option<Spelling> {
        self.asking.as_ref().map(|Asking { purpose, handover }| Spelling::of(*purpose, handover))
    }

    fn spell(&mut self, key: Keystroke, at: Instant) -> Result<Option<Done>, String> {
        let Some(asking) = &mut self.asking else { return Ok(None) };
        let purpose = asking.purpose;
        let Some(confirmed) = asking.handover.press(key, at) else { return Ok(None) };
        self.asking = None;
        let done = self.confirmed(purpose, confirmed, at);
        self.look();
        done.map(Some)
    }

    fn stop_asking(&mut self) {
        if self.asking.take().is_some_and(|asking| matches!(asking.purpose, Purpose::Agree(_))) {
            self.host.decline();
        }
    }

    fn people(&self) -> Vec<Seat> {
        self.host.table().people().iter().collect()
    }

    fn at_keyboard(&self) -> Option<Seat> {
        self.host.at_keyboard().map(|confirmed| confirmed.seat())
    }

    fn proof(&mut self) -> Option<Confirmed> {
        self.proof.take()
    }

    fn concede(&mut self, confirmed: Confirmed, now: Instant) -> Result<(), String> {
        self.host.concede(confirmed, now).map_err(|refused| refused.to_string())?;
        self.look();
        Ok(())
    }

    fn has_notes(&self, seat: Seat) -> bool {
        self.host.has_notes(seat)
    }

    fn notes(&self, writer: &Confirmed) -> Result<String, String> {
        match self.host.awaits() {
            Some(_) => Ok(self.host.notes(writer).to_owned()),
            None => Err("The game is over; its notes are put away.".into()),
        }
    }

    fn write_notes(&mut self, writer: &Confirmed, text: &str) -> Result<(), String> {
        self.host.write_notes(writer, text).map_err(|refused| refused.to_string())
    }

    fn commitment(&self) -> Option<&str> {
        self.commitment.as_deref()
    }

    fn saved_in(&self) -> Option<String> {
        self.host.saved_in()
    }

    fn saving(&self) -> Saving {
        match (self.host.stuck(), self.host.unsaved()) {
            (Some((why, attempt)), _) => Saving::Stuck { why: why.to_string(), attempt },
            (None, Some(why)) => Saving::Agreed(why.to_string()),
            (None, None) => Saving::Safe,
        }
    }

    fn go_on_unsaved(&mut self) {
        self.host.go_on_unsaved();
        self.bots.retry();
    }

    fn save_elsewhere(&mut self) -> Result<String, String> {
        let elsewhere = self.elsewhere.as_ref().ok_or("There is no other place for this game.")?;
        self.host.save_elsewhere(elsewhere).map_err(|fault| fault.to_string())?;
        self.bots.retry();
        Ok(self.host.saved_in().unwrap_or_default())
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
        self.host.key_pressed(now);
    }

    fn closes_in(&self, now: Instant) -> Option<u16> {
        let left = self.host.deadline().filter(|_| self.host.is_lifted())?.saturating_duration_since(now);
        u16::try_from(left.as_millis().div_ceil(1000)).ok()
    }

    fn thinking(&self) -> Option<Seat> {
        self.host.bot_to_act().filter(|_| self.shown.is_empty())
    }

    fn hurry(&mut self, now: Instant) {
        self.bots.hurry(now);
    }

    fn deadline(&self) -> Option<Instant> {
        let bot = self.thinking().and_then(|_| self.bots.due());
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
