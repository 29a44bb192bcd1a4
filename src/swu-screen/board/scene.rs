//! Everything the table is drawn from.

use crate::labels::Labels;
use crate::prompt::menu::Menu;
use crate::thing::Thing;
use hotseat::log::Line as LogLine;
use hotseat::recap::Recap;
use screen::input::hints::Hint;
use screen::input::line::Line;
use screen::theme::role::Role;
use seats::Seat;
use shell::cards::Cards;
use shell::guide::Guide;
use std::collections::{BTreeMap, BTreeSet};
use swu_language::word::Arena;
use swu_view::{LeaderView, SeatView, UnitView, View};

/// The hand of the person at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandSight {
    /// Nobody decides.
    None,
    /// Closed; whose it is.
    Closed(Seat),
    /// Open; whose it is and how it closes.
    Open(Seat, Closing),
}

/// How an open hand closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// It is open all the time.
    Never,
    /// By a key.
    ByKey,
    /// By a key, or automatically in this many seconds.
    In(u16),
}

/// What the last action did to something that is still there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// By how much its HP left changed.
    Hp(i16),
    /// It is new.
    New,
}

impl Beat {
    /// `(-3)`, `(+2)`, `new`, as a number that fell or rose; in brackets, to keep it apart from what follows.
    pub fn told(self) -> (String, Role) {
        match self {
            Beat::Hp(by) if by < 0 => (format!("({by})"), Role::Damage),
            Beat::Hp(by) => (format!("(+{by})"), Role::Healed),
            Beat::New => ("new".into(), Role::Healed),
        }
    }
}

/// What a person moved, opened or folded on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardState {
    /// The thing under the cursor.
    pub cursor: Option<Thing>,
    /// What was already under the cursor when this was asked: its text was shown below another question.
    pub told: Option<Thing>,
    /// The seat shown large if not all are.
    pub focus: Option<Seat>,
    /// Is the whole table shown?
    pub whole: bool,
    /// Which page of the choices is shown, if they do not fit; it counts on past the last one.
    pub page: usize,
    /// Whose side is the lower one of two, if not the first seat's.
    pub bottom: Option<Seat>,
    /// What the last action did to units and bases, by handle.
    pub beat: BTreeMap<u16, Beat>,
    /// The cards of the open hand that its owner has not seen before, by handle.
    pub fresh: BTreeSet<u16>,
    /// Is the middle line lit up, because a round begins?
    pub banner: bool,
    /// Do rows stay unmarked, whatever happened?
    pub still: bool,
    /// Is it the table of an earlier moment, on which the cursor does not move?
    pub past: bool,
}

/// Everything the table is drawn from.
pub struct Scene<'a> {
    /// What may be seen.
    pub view: &'a View,
    /// The units' letters.
    pub labels: &'a Labels,
    /// The printed cards.
    pub cards: &'a dyn Cards,
    /// The hand.
    pub hand: HandSight,
    /// What can be chosen.
    pub menu: &'a Menu,
    /// What must still be told apart about the last pick: "Luke Skywalker".
    pub narrowed: Option<&'a str>,
    /// Does a list lie over the prompt?
    pub in_list: bool,
    /// Chosen in a list, but not confirmed yet.
    pub picked: &'a BTreeSet<u16>,
    /// The teacher's words beside the game.
    pub guide: Option<&'a Guide>,
    /// The log, newest last.
    pub log: &'a [LogLine],
    /// What has happened since the person last acted; `None` if nobody acts.
    pub recap: Option<&'a Recap>,
    /// The bot that is thinking about its pick, and its level.
    pub thinking: Option<(Seat, Option<&'a str>)>,
    /// Can the newest pick be taken back as if nothing had been picked?
    pub half_done: bool,
    /// The result of the last key: a refusal, a message.
    pub notice: Option<&'a str>,
    /// The match in a few words: "Premier, game 2 of 3 (1-0)".
    pub title: &'a str,
    /// The footer.
    pub hints: &'a [Hint],
    /// The hint that is never cut.
    pub help: &'a Hint,
    /// A line being typed instead of the footer, with its sign.
    pub line: Option<(&'a str, &'a Line)>,
    /// What the person has moved.
    pub state: &'a BoardState,
}

impl<'a> Scene<'a> {
    /// The seat whose frame is marked: the one that decides, otherwise the one whose action it is.
    pub fn acting(&self) -> Seat {
        self.view.decision.as_ref().map_or(self.view.active, |decision| decision.seat)
    }

    /// The log before somebody last acted, and since then, as these eyes read it.
    pub(crate) fn log_parted(&self) -> (&'a [LogLine], &'a [LogLine]) {
        let first = self.recap.and_then(|recap| recap.lines.first()).map_or(usize::MAX, |line| line.number);
        self.log.split_at(self.log.partition_point(|line| line.number < first))
    }

    /// A seat's side.
    pub fn seat(&self, seat: Seat) -> Option<&'a SeatView> {
        self.view.seats.get(seat.index())
    }

    /// A seat's name, or "nobody" for a seat this table does not have.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.seat(seat).map_or("nobody", |side| &side.name)
    }

    /// All seats in table order.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &'a SeatView)> {
        self.view.seats.iter().enumerate().map(|(index, side)| (Seat(index as u8), side))
    }

    /// The upper and the lower of two seats.
    pub(crate) fn upper_and_lower(&self) -> (Seat, Seat) {
        if self.state.bottom == Some(Seat(1)) { (Seat(0), Seat(1)) } else { (Seat(1), Seat(0)) }
    }

    /// What the last action did to a unit or a base, unless rows stay unmarked.
    pub(crate) fn beat(&self, uid: u16) -> Option<Beat> {
        self.state.beat.get(&uid).copied().filter(|_| !self.state.still)
    }

    /// A unit in play.
    pub fn unit(&self, uid: u16) -> Option<&'a UnitView> {
        self.view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == uid)
    }

    /// A leader, with its seat.
    pub fn leader(&self, uid: u16) -> Option<(Seat, &'a LeaderView)> {
        self.seats()
            .find_map(|(seat, side)| side.leaders.iter().find(|leader| leader.uid == uid).map(|leader| (seat, leader)))
    }

    /// Is the cursor here?
    pub fn is_selected(&self, spot: Thing) -> bool {
        self.state.cursor == Some(spot)
    }

    /// The handle of a thing; `None` for a card of a hand that is not seen.
    pub(crate) fn handle(&self, thing: Thing) -> Option<u16> {
        match thing {
            Thing::Unit(uid) | Thing::Leader(uid) => Some(uid),
            Thing::Base(seat) => self.seat(seat).map(|side| side.base.uid),
            Thing::Hand(index) => Some(self.seat(self.view.viewer?)?.hand.get(index)?.known()?.uid),
        }
    }

    /// A card's letter, hand number or name.
    pub fn label(&self, uid: u16) -> String {
        self.labels.of(uid).map(|label| label.to_string()).unwrap_or_default()
    }
}

/// The units of a side in one arena.
pub fn in_arena(side: &SeatView, arena: Arena) -> impl Iterator<Item = &UnitView> {
    side.units.iter().filter(move |unit| unit.arena == arena)
}

/// The power with which the ready units of a side in an arena would attack.
pub fn ready_power(side: &SeatView, arena: Arena) -> i32 {
    in_arena(side, arena).filter(|unit| !unit.exhausted).map(|unit| i32::from(unit.attacking_power())).sum()
}
