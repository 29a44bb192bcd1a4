//! A person's changes to the picture of the table: letters, choices, the list over the table, the cursor. It changes by
//! keys and when the game moves on, and asks for picks; it makes none itself.

use crate::beats::Beats;
use crate::board::scene::BoardState;
use crate::fresh::Fresh;
use crate::labels::Labels;
use crate::motion::Motion;
use crate::prompt::gesture::Gesture;
use crate::prompt::meaning::Meaning;
use crate::prompt::menu::{Choice, Menu};
use crate::prompt::row::Outcome;
use crate::prompt::widget::Widget;
use crate::seat_keys;
use crate::thing::Thing;
use screen::game::board::Intent;
use seats::Seat;
use shell::command::Command;
use shell::command::key::Key;
use shell::games::UnlimitedSession;
use shell::guide::{Guide, Said};
use shell::session::Visible;
use shell::words::clause;
use std::collections::BTreeSet;
use std::time::Instant;
use swu_view::{CardView, DecisionView, Verb, View};

/// A person's changes to the picture of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Table {
    /// The units' letters.
    pub labels: Labels,
    /// The possible choices.
    pub menu: Menu,
    /// The name of the card whose options must be told apart.
    pub narrowed: Option<String>,
    /// The list over the table.
    pub widget: Option<Widget>,
    /// Was the list put aside to look at the table?
    pub aside: bool,
    /// Chosen in the list, but not confirmed yet.
    pub picked: BTreeSet<u16>,
    /// Cursor, focus, whole table.
    pub board: BoardState,
    /// Picks to be made one after another.
    pub row: Option<Gesture>,
    /// Is the pass that ends a phase made without asking?
    pub ends_unasked: bool,
    digits: String,
    beats: Beats,
    fresh: Fresh,
    motion: Motion,
    /// The table that lies here: another one starts with its own letters.
    task: Option<usize>,
    /// What a teacher said last.
    said: Vec<Said>,
    /// The question when the table was last updated, and the line of the log before it.
    asked: (usize, Option<DecisionView>),
}

impl Table {
    /// The game moved on, or other eyes look: everything about the decision is updated, the cursor stays if it can. A
    /// bot's choices are offered to nobody. If only a teacher said something, a gesture in progress can continue.
    pub(crate) fn renew(&mut self, session: &UnlimitedSession) {
        let (visible, thinking) = (session.visible(), session.thinking().is_some());
        let newest = session.log().last().map_or(0, |line| line.number);
        let spoken = self.hears(session.guide());
        let before = std::mem::replace(&mut self.asked, asked(visible, newest, thinking));
        if spoken && before.1.is_some() && before == self.asked {
            return;
        }
        let view = visible.view();
        if session.task() != self.task && session.task().is_some() {
            (self.task, self.labels, self.fresh) = (session.task(), Labels::default(), Fresh::default());
        }
        self.board.beat = self.beats.of(view, newest);
        self.motion.follow(newest, view.round);
        self.board.fresh = self.fresh.of(visible, before.1.as_ref().filter(|_| before.0 < newest));
        self.labels.follow(session.in_play().iter().map(Vec::as_slice), view);
        self.menu = if thinking { Menu::default() } else { Menu::new(view, &self.labels) };
        self.narrowed = None;
        self.digits.clear();
        self.aside = false;
        self.board.page = 0;
        self.picked.clear();
        self.widget = visible.uncovered().filter(|_| !thinking).and_then(Widget::for_decision);
        if self.board.cursor.is_some_and(|spot| !exists(view, spot)) {
            self.board.cursor = None;
        }
        self.board.told = self.board.cursor;
    }

    /// Time passed for what moves on the table.
    pub(crate) fn tick(&mut self, now: Instant) {
        self.motion.tick(now, self.board.still);
        self.board.banner = self.motion.lights_line();
    }

    /// What moves on it.
    pub(crate) fn motion(&self) -> &Motion {
        &self.motion
    }

    /// Puts the cursor on something.
    pub(crate) fn select(&mut self, thing: Thing) {
        (self.board.cursor, self.board.told) = (Some(thing), None);
    }

    /// Has a teacher said something else since the last time?
    fn hears(&mut self, guide: Option<&Guide>) -> bool {
        let said = guide.map(|guide| guide.said.clone()).unwrap_or_default();
        std::mem::replace(&mut self.said, said) != self.said
    }

    /// Is a list open?
    pub(crate) fn in_list(&self) -> bool {
        self.widget.is_some() && !self.aside
    }

    /// Was a number begun?
    pub(crate) fn is_typing(&self) -> bool {
        !self.digits.is_empty()
    }

    /// A key for the list over the table.
    pub(crate) fn list_key(&mut self, key: Key, view: &View) -> Intent {
        let (Some(widget), Some(decision)) = (&mut self.widget, &view.decision) else { return Intent::Ignored };
        if key == Key::Esc {
            self.aside = !widget.reset(decision);
            self.picked.clear();
            return Intent::Nothing;
        }
        let outcome = widget.press(key, decision, &self.menu);
        self.picked = widget.picked(decision, &self.menu);
        match outcome {
            Outcome::Stay => Intent::Nothing,
            Outcome::Refuse(why) => Intent::Say(why),
            Outcome::Ignored if widget.takes_text() => Intent::Nothing,
            Outcome::Ignored => Intent::Ignored,
            // A single pick is confirmed if necessary.
            Outcome::Send(steps) if steps.len() == 1 => {
                let place = decision.options.iter().position(|option| steps.first() == Some(&Meaning::of(option)));
                place.map_or(Intent::Nothing, Intent::Pick)
            }
            Outcome::Send(steps) => {
                self.row = Gesture::new(view, steps);
                if self.row.is_some() { Intent::Row } else { Intent::Nothing }
            }
        }
    }

    /// A key for the table: a number, a unit's letter, or the letter of a choice.
    pub(crate) fn key(&mut self, key: Key, view: &View) -> Intent {
        match key {
            Key::Char(digit) if digit.is_ascii_digit() && (digit != '0' || !self.digits.is_empty()) => {
                self.digit(digit, view)
            }
            Key::Enter if !self.digits.is_empty() => {
                let exact = self.menu.of_digits(&self.digits).find(|choice| choice.key.to_string() == self.digits);
                let choice = exact.cloned();
                self.digits.clear();
                choice.map_or(Intent::Nothing, |choice| self.choose(&choice, view))
            }
            Key::Char(letter) => {
                self.digits.clear();
                if let Some(choice) = self.menu.of_key(key).cloned() {
                    return self.choose(&choice, view);
                }
                if let Some(uid) = self.labels.unit_of_key(letter) {
                    self.select(Thing::Unit(uid));
                    return self.refusal(view, uid).map_or(Intent::Nothing, Intent::Say);
                }
                seat_keys::seat(view, letter).map_or(Intent::Ignored, |seat| self.turn_to(seat, view))
            }
            _ => Intent::Ignored,
        }
    }

    /// The key of a seat if it chooses nothing: its base is selected, and the seat shown large if not all are.
    fn turn_to(&mut self, seat: Seat, view: &View) -> Intent {
        self.select(Thing::Base(seat));
        self.board.focus = Some(seat);
        self.board.whole = false;
        let base = view.seats.get(seat.index()).map(|side| side.base.uid);
        base.and_then(|uid| self.refusal(view, uid)).map_or(Intent::Nothing, Intent::Say)
    }

    /// One step back at the table; false if there is none, or if `begun` says that a pick is to be taken back.
    pub(crate) fn back(&mut self, view: &View, begun: bool) -> bool {
        if !self.digits.is_empty() {
            self.digits.clear();
        } else if self.narrowed.take().is_some() {
            self.menu = Menu::new(view, &self.labels);
        } else if (self.board.cursor.take().is_some() && !begun && view.over.is_none())
            || std::mem::take(&mut self.board.whole)
        {
        } else if self.aside && !begun {
            self.aside = false;
        } else {
            return false;
        }
        true
    }

    /// Chooses what a command such as passing stands for.
    pub(crate) fn command(&mut self, command: Command, view: &View) -> Intent {
        match self.menu.of_command(command).cloned() {
            Some(choice) => self.choose(&choice, view),
            None => Intent::Say(self.why_not(view, command).unwrap_or_else(|| "That cannot be done now.".into())),
        }
    }

    /// Chooses the thing under the cursor, or opens the list again.
    pub(crate) fn choose_selected(&mut self, view: &View) -> Intent {
        if self.aside {
            self.aside = false;
            return Intent::Nothing;
        }
        let Some(uid) = self.board.cursor.and_then(|spot| card_of(view, spot)) else {
            return Intent::Say("Nothing is selected: move with the arrows first.".into());
        };
        match self.menu.about(uid).cloned() {
            Some(choice) => self.choose(&choice, view),
            None => Intent::Say(self.refusal(view, uid).unwrap_or_else(|| "It cannot be chosen now.".into())),
        }
    }

    /// Chooses: picks the only option, or asks which of several is meant.
    pub(crate) fn choose(&mut self, choice: &Choice, view: &View) -> Intent {
        self.digits.clear();
        match choice.picks.as_slice() {
            [only] => Intent::Pick(*only),
            several => {
                let options = view.decision.as_ref().map_or(&[][..], |decision| &decision.options);
                let cards = several.iter().filter_map(|index| options.get(*index)?.card.as_ref());
                let names: BTreeSet<&str> = cards.map(|card| card.name.as_str()).collect();
                self.narrowed = Some(names.into_iter().collect::<Vec<_>>().join(" or "));
                self.menu = Menu::among(view, &self.labels, several);
                Intent::Nothing
            }
        }
    }

    /// Why a command's choice is not among the choices; `None` if it is.
    pub(crate) fn why_not(&self, view: &View, command: Command) -> Option<String> {
        if self.menu.of_command(command).is_some() {
            return None;
        }
        let Some(decision) = &view.decision else { return Some("nobody has to choose anything".into()) };
        let verbs: &[Verb] = match command {
            Command::Pass => &[Verb::Pass],
            Command::Initiative => &[Verb::Initiative],
            Command::Blast | Command::Plan => &[Verb::Counter],
            Command::Leader => &[Verb::Deploy],
            _ => &[],
        };
        let refusal = decision.refusals.iter().find(|refusal| verbs.contains(&refusal.verb));
        Some(refusal.map_or_else(
            || "it is not among the choices now".into(),
            |refusal| format!("{} (rule {})", clause(&refusal.why), refusal.rule),
        ))
    }

    fn digit(&mut self, digit: char, view: &View) -> Intent {
        self.digits.push(digit);
        let fitting: Vec<Choice> = self.menu.of_digits(&self.digits).cloned().collect();
        if let [only] = fitting.as_slice()
            && only.key.to_string() == self.digits
        {
            return self.choose(only, view);
        }
        if !fitting.is_empty() {
            return Intent::Say(format!("{}_  another digit, or Enter", self.digits));
        }
        let typed = std::mem::take(&mut self.digits);
        let number: usize = typed.parse().unwrap_or(0);
        if let Some(card) = view.viewer.and_then(|seat| view.seats.get(seat.index())?.hand.get(number.checked_sub(1)?))
        {
            self.select(Thing::Hand(number - 1));
            let why = card.known().and_then(|card| self.refusal(view, card.uid));
            return Intent::Say(why.unwrap_or_else(|| "It cannot be chosen now.".into()));
        }
        match view.viewer {
            Some(_) => Intent::Say(format!("There is no card {typed} in the hand.")),
            None => Intent::Say("A number is a card of the hand: open it first.".into()),
        }
    }

    fn refusal(&self, view: &View, uid: u16) -> Option<String> {
        let decision = view.decision.as_ref()?;
        let about = |card: &swu_view::CardRef| card.uid == uid;
        let refusal = decision.refusals.iter().find(|refusal| refusal.card.as_ref().is_some_and(about))?;
        Some(format!("No: {} (rule {}).", clause(&refusal.why), refusal.rule))
    }
}

/// The question, and the line of the log before it.
fn asked(visible: Visible<'_, View>, newest: usize, thinking: bool) -> (usize, Option<DecisionView>) {
    let decision = visible.uncovered().and_then(|view| view.decision.clone());
    (newest, decision.filter(|_| !thinking))
}

/// The card at a spot.
pub(crate) fn card_of(view: &View, thing: Thing) -> Option<u16> {
    match thing {
        Thing::Unit(uid) | Thing::Leader(uid) => Some(uid),
        Thing::Base(seat) => view.seats.get(seat.index()).map(|side| side.base.uid),
        Thing::Hand(index) => {
            let side = view.seats.get(view.viewer?.index())?;
            side.hand.get(index).and_then(CardView::known).map(|card| card.uid)
        }
    }
}

/// Is the thing under the cursor still there?
fn exists(view: &View, thing: Thing) -> bool {
    let units = || view.seats.iter().flat_map(|side| &side.units);
    let leaders = || view.seats.iter().flat_map(|side| &side.leaders);
    match thing {
        Thing::Unit(uid) => units().any(|unit| unit.uid == uid),
        Thing::Leader(uid) => leaders().any(|leader| leader.uid == uid && !leader.deployed),
        Thing::Hand(_) => card_of(view, thing).is_some(),
        _ => true,
    }
}
