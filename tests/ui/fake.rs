//! A game that only plays what a test wrote down, and a keyboard to drive the program with.

mod desk;
mod stage;

pub(crate) use desk::{Desk, services};
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, Heard, Keystroke};
use hotseat::hosted::Outcome;
use hotseat::log::{Line as LogLine, Weight};
use hotseat::narration::Brief;
use hotseat::recap::Recap;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::takeback::UndoPrice;
use seats::{Seat, SeatSet};
use shell::course::Course;
use shell::curtain::{Asked as Word, Curtain, Purpose, Spelling};
use shell::game_card::GameCard;
use shell::games::Known;
use shell::guide::Guide;
use shell::refusal::{Refusal, TableFault};
use shell::session::{
    ClosedHands, Cover, Done, Ending, GameSession, Kept, Notebooks, Session, Shown, Teachable, Teacher, Thinkers,
    Visible,
};
pub(crate) use stage::Stage;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Instant;
use swu_view::View;

/// What the program asked of the game, in words.
pub(crate) type Asked = Rc<RefCell<Vec<String>>>;

/// The game: every pick leads to the next stage.
pub(crate) struct Fake {
    stages: Vec<Stage>,
    at: usize,
    open: bool,
    asking: Option<(Purpose, Seat, String)>,
    asked: Asked,
    log: Vec<LogLine>,
    price: UndoPrice,
    table: Table,
    recap: Recap,
    thinking: Option<Seat>,
    shown: Vec<Shown>,
}

/// What happened since somebody acted, in a made-up game: its last two lines.
fn newest(log: &[LogLine]) -> Vec<LogLine> {
    log[log.len().saturating_sub(2)..].to_vec()
}

impl Fake {
    /// A game of these stages.
    pub(crate) fn new(stages: Vec<Stage>, log: Vec<LogLine>) -> (Fake, Asked) {
        let asked = Asked::default();
        let price = UndoPrice::Free;
        let sitters = stages[0].public.seats.iter().map(|seat| Sitter::person(&seat.name)).collect();
        let table = Table::new(sitters, Agreement::default()).expect("a table of these people");
        let recap = Recap { seats: SeatSet::one(Seat(0)), lines: newest(&log) };
        (
            Fake {
                stages,
                at: 0,
                open: false,
                asking: None,
                asked: asked.clone(),
                log,
                price,
                table,
                recap,
                thinking: None,
                shown: Vec::new(),
            },
            asked,
        )
    }

    /// With this price of taking back.
    pub(crate) fn price(mut self, price: UndoPrice) -> Fake {
        self.price = price;
        self
    }

    /// With somebody who last acted before the last `seen` lines of the log.
    pub(crate) fn since(mut self, seen: usize) -> Fake {
        self.recap.lines = self.log[seen..].to_vec();
        self
    }

    /// With a bot that thinks.
    pub(crate) fn thinking(mut self, bot: Seat) -> Fake {
        self.thinking = Some(bot);
        self
    }

    /// With cards that must be looked at.
    pub(crate) fn showing(mut self, shown: Shown) -> Fake {
        self.shown = vec![shown];
        self
    }

    fn stage(&self) -> &Stage {
        &self.stages[self.at]
    }

    fn note(&self, what: impl Into<String>) {
        self.asked.borrow_mut().push(what.into());
    }
}

impl GameSession for Fake {
    type View = View;

    fn visible(&self) -> Visible<'_, View> {
        match (self.open, self.stage().curtain, self.decides()) {
            (true, _, Some(seat)) => Visible::Open(seat, &self.stage().open),
            (false, true, Some(seat)) => Visible::Curtain(seat, &self.stage().public),
            _ => Visible::Public(&self.stage().public),
        }
    }

    fn rounds(&self) -> &[(u16, Vec<i16>)] {
        &[]
    }

    fn course(&self) -> Option<&dyn Course<View = View>> {
        None
    }
}

impl Session for Fake {
    fn cover(&self) -> Cover {
        self.visible().cover()
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn decides(&self) -> Option<Seat> {
        self.stage().public.decision.as_ref().map(|decision| decision.seat)
    }

    fn log(&self) -> &[LogLine] {
        &self.log
    }

    fn in_play(&self) -> &[Vec<u16>] {
        &[]
    }

    fn game_card(&self) -> Option<GameCard> {
        None
    }

    fn known(&self) -> Known<'_> {
        Known::Other
    }

    fn public_log(&self) -> Vec<LogLine> {
        self.log().to_vec()
    }

    fn shown(&self) -> &[Shown] {
        &self.shown
    }

    fn seen(&mut self, _: Instant) -> Result<(), Refusal> {
        Ok(())
    }

    fn guide(&self) -> Option<&Guide> {
        None
    }

    fn task(&self) -> Option<usize> {
        Some(0)
    }

    fn commitment(&self) -> Option<&str> {
        None
    }

    fn half_done(&self) -> bool {
        false
    }

    fn lies_open(&self) -> bool {
        false
    }

    fn closed_hands(&self) -> Option<&dyn ClosedHands> {
        None
    }

    fn closed_hands_mut(&mut self) -> Option<&mut dyn ClosedHands> {
        None
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
        None
    }

    fn notebooks_mut(&mut self) -> Option<&mut dyn Notebooks> {
        None
    }

    fn kept(&self) -> Option<&dyn Kept> {
        None
    }

    fn kept_mut(&mut self) -> Option<&mut dyn Kept> {
        None
    }

    fn teachable(&mut self) -> Option<&mut dyn Teachable> {
        None
    }

    fn teacher(&mut self) -> Option<&mut dyn Teacher> {
        None
    }

    fn recap(&self) -> &Recap {
        &self.recap
    }

    fn title(&self) -> &str {
        "Premier, game 1"
    }

    fn undo_price(&self) -> UndoPrice {
        self.price.clone()
    }

    fn options(&self) -> Vec<String> {
        let decision = self.visible().uncovered().and_then(|view| view.decision.as_ref());
        decision.into_iter().flat_map(|decision| &decision.options).map(|option| option.label.clone()).collect()
    }

    fn pick(&mut self, option: usize, _: Instant) -> Result<(), Refusal> {
        let view = self.visible().view();
        let label = view.decision.as_ref().map(|decision| decision.options[option].label.clone());
        self.note(format!("pick {}", label.unwrap_or_default()));
        let before = self.decides();
        self.at = (self.at + 1).min(self.stages.len() - 1);
        if self.decides() != before || !self.stage().curtain {
            self.open = false;
        }
        let number = self.log.last().map_or(0, |line| line.number) + 1;
        let (weight, text, brief) = (Weight::Action, format!("Pick {number}"), Brief::Sentence);
        self.log.push(LogLine { number, weight, reveals: false, text, brief, named: Vec::new() });
        self.recap.lines = newest(&self.log);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.visible().view().over.as_ref()?;
        Some(Outcome::Won(over.winners.iter().copied().collect()))
    }

    fn take_back(&mut self, _: Instant) -> Result<Done, Refusal> {
        self.note("take back");
        match self.price {
            UndoPrice::Free => {
                self.at = self.at.saturating_sub(1);
                Ok(Done::Said("Taken back.".into()))
            }
            _ => Ok(Done::Ask(vec![Seat(1)])),
        }
    }

    fn decline(&mut self) {
        self.note("decline");
    }

    fn ask(&mut self, purpose: Purpose, _: Instant) -> Result<(), Refusal> {
        let seat = match purpose {
            Purpose::Hand => self.decides().ok_or(TableFault::NoHand)?,
            Purpose::Concede(seat) | Purpose::Agree(seat) => seat,
            Purpose::Notes(_) | Purpose::ConcedeMatch(_) => return Err(TableFault::NoNotes.into()),
        };
        self.asking = Some((purpose, seat, String::new()));
        Ok(())
    }

    fn spelling(&self) -> Option<Spelling> {
        let (purpose, seat, typed) = self.asking.as_ref()?;
        let letters = self.stage().public.seats[seat.index()].name.to_lowercase();
        Some(Spelling {
            purpose: *purpose,
            asked: vec![Word { seat: *seat, progress: typed.len(), letters: Some(letters) }],
            heard: Heard::Nothing,
            about: None,
        })
    }

    fn spell(&mut self, key: Keystroke, _: Instant) -> Result<Option<Done>, Refusal> {
        let Some(wanted) = self.spelling().and_then(|spelling| spelling.asked[0].letters.clone()) else {
            return Ok(None);
        };
        let Some((purpose, seat, typed)) = &mut self.asking else { return Ok(None) };
        match key {
            Keystroke::Letter(letter) if wanted.chars().nth(typed.len()) == Some(letter) => typed.push(letter),
            Keystroke::Enter if *typed == wanted => {
                let (purpose, seat) = (*purpose, *seat);
                self.asking = None;
                self.open |= purpose == Purpose::Hand;
                self.note(format!("{purpose:?} by {seat}"));
                return Ok(Some(Done::Yes));
            }
            _ => {}
        }
        Ok(None)
    }

    fn fault(&mut self) -> Option<String> {
        None
    }

    fn stop_asking(&mut self) {
        self.asking = None;
    }

    fn close_hand(&mut self, why: Closed) {
        self.note(format!("close {why:?}"));
        self.open = false;
    }

    fn touched(&mut self, _: Instant) {}

    fn closes_in(&self, _: Instant) -> Option<u16> {
        self.open.then_some(20)
    }

    fn deadline(&self) -> Option<Instant> {
        None
    }

    fn tick(&mut self, _: Instant) -> bool {
        false
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        let why = "The next choice needs a look at a hand.";
        Some(Curtain {
            why,
            table: &self.table,
            next: self.decides().into_iter().collect(),
            recap: &self.recap,
            unseen_no: None,
            asking: None,
        })
    }
}

impl Thinkers for Fake {
    fn thinking(&self) -> Option<Seat> {
        self.thinking
    }

    fn hurry(&mut self, _: Instant) {
        self.note("hurry");
    }
}

impl Ending for Fake {
    fn may_concede(&self, seat: Seat) -> bool {
        !self.stage().public.seats[seat.index()].eliminated
    }

    fn concede(&mut self, by: Confirmed, _: Instant) -> Result<(), Refusal> {
        self.note(format!("{} concedes", by.seat()));
        Ok(())
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Refusal> {
        Err(TableFault::NotStopped(round).into())
    }
}
