//! Tables laid out for a test, and helpers that pick an option by its subject.

use crate::rules::support::book;
use seats::Seat;
use serde_json::{Value, json};
use swu_rules::book::Book;
use swu_rules::fact::{Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::scenario::Scenario;
use swu_view::{DecisionView, OptionView, Over, UnitView, Verb, View};

/// A leader whose text has no effect by itself.
pub(crate) const VADER: &str = "SOR_010";
/// Another one.
pub(crate) const TARKIN: &str = "SOR_007";
/// A base without a text, 30 HP.
pub(crate) const CAMP: &str = "SOR_026";
/// A base with an Epic Action, 25 HP.
pub(crate) const SMALL: &str = "SOR_025";
/// 6/7 ground, Overwhelm.
pub(crate) const WALKER: &str = "SOR_232";
/// 2/3 ground, no text.
pub(crate) const THUG: &str = "SOR_247";
/// 3/3 ground, Sentinel.
pub(crate) const GUARD: &str = "SOR_229";
/// 2/3 space, no text.
pub(crate) const WING: &str = "SOR_237";
/// Upgrade, +0/+3.
pub(crate) const RESILIENT: &str = "SOR_069";
/// Event: -2/-2 for this phase, heal 2 from your base.
pub(crate) const OPENING: &str = "SOR_076";
/// Event: take control until the regroup phase.
pub(crate) const HEART: &str = "SOR_224";

/// A game being tested.
pub(crate) struct Table {
    pub book: Book,
    pub game: Game,
    pub log: Log,
    names: Vec<String>,
}

/// A seat with a base that has this much damage, and ground units; more is added by [`with`].
pub(crate) fn seat(damage: u16, ground: &[&str]) -> Value {
    json!({"leader": VADER, "base": {"id": CAMP, "damage": damage}, "ground": ground, "resources": 12,
           "deck": [WING, WING, WING, WING, WING, WING, WING, WING]})
}

/// The same seat with one more field.
pub(crate) fn with(mut seat: Value, name: &str, value: Value) -> Value {
    seat[name] = value;
    seat
}

impl Table {
    /// A position with these seats; other fields in `extra`.
    pub(crate) fn lay_with(extra: Value, seats: Vec<Value>) -> Table {
        Table::lay_by(book(), extra, seats)
    }

    /// The same with cards of your own.
    pub(crate) fn lay_by(book: Book, extra: Value, seats: Vec<Value>) -> Table {
        let table = Table::lay_unsound(book, extra, seats);
        table.sound();
        table
    }

    /// The same, also if the next action has something to correct first.
    pub(crate) fn lay_unsound(book: Book, extra: Value, seats: Vec<Value>) -> Table {
        let mut value = extra;
        value["seats"] = Value::Array(seats);
        let scenario: Scenario = serde_json::from_value(value).expect("a scenario");
        let mut log = Log::keeping();
        let game = Game::scenario(&book, &scenario, 7, &mut log).unwrap_or_else(|fault| panic!("{fault}"));
        let names = (0..scenario.seats.len()).map(|seat| format!("P{}", seat + 1)).collect();
        Table { book, game, log, names }
    }

    /// A position in the action phase, the first seat to act.
    pub(crate) fn lay(seats: Vec<Value>) -> Table {
        Table::lay_with(json!({}), seats)
    }

    /// Everything.
    pub(crate) fn view(&self) -> View {
        self.game.view(&self.book, &self.names, Eyes::Judge)
    }

    /// The decision that is awaited.
    pub(crate) fn decision(&self) -> DecisionView {
        self.view().decision.unwrap_or_else(|| panic!("nothing is awaited: {:?}", self.game.over()))
    }

    /// Who decides.
    pub(crate) fn asked(&self) -> u8 {
        self.decision().seat.0
    }

    /// How it ended.
    pub(crate) fn over(&self) -> Over {
        self.game.over().expect("the game is over").clone()
    }

    /// The seats still in the game.
    pub(crate) fn living(&self) -> Vec<u8> {
        (0..self.names.len() as u8).filter(|seat| !self.game.eliminated(Seat(*seat))).collect()
    }

    fn sound(&self) {
        self.game.audit(&self.book).unwrap_or_else(|fault| panic!("{fault}"));
    }

    /// Is there such an option?
    pub(crate) fn offers(&self, fits: impl Fn(&OptionView) -> bool) -> bool {
        self.game.over().is_none() && self.decision().options.iter().any(fits)
    }

    /// Picks the first option that fits.
    pub(crate) fn pick(&mut self, what: &str, fits: impl Fn(&OptionView) -> bool) {
        let decision = self.decision();
        let place = decision.options.iter().position(&fits).unwrap_or_else(|| {
            let all: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).collect();
            panic!("{what} is not among {all:?} of seat {}", decision.seat)
        });
        self.game.choose(&self.book, place, &mut self.log).expect("it is on the list");
        self.sound();
    }

    pub(crate) fn verb(&mut self, verb: Verb) {
        self.pick(&format!("{verb:?}"), |option| option.verb == verb);
    }

    pub(crate) fn pass(&mut self) {
        self.verb(Verb::Pass);
    }

    /// Every living player passes once, starting with the one who is asked.
    pub(crate) fn all_pass(&mut self) {
        for _ in 0..self.living().len() {
            self.pass();
        }
    }

    /// Nobody puts a card into resources in the regroup phase.
    pub(crate) fn no_resources(&mut self) {
        while self.game.over().is_none() && self.decision().prompt.contains("resource") {
            self.verb(Verb::Skip);
        }
    }

    pub(crate) fn card(&mut self, uid: u16) {
        self.pick(&format!("card {uid}"), |option| option.card.as_ref().is_some_and(|card| card.uid == uid));
    }

    pub(crate) fn player(&mut self, seat: u8) {
        self.pick(&format!("seat {seat}"), |option| option.seat == Some(Seat(seat)));
    }

    pub(crate) fn attack(&mut self, unit: u16, target: u16) {
        self.pick("the attack", |option| {
            option.verb == Verb::Attack && option.card.as_ref().is_some_and(|card| card.uid == unit)
        });
        self.card(target);
    }

    pub(crate) fn play(&mut self, uid: u16) {
        self.pick("the play", |option| {
            option.verb == Verb::Play && option.card.as_ref().is_some_and(|card| card.uid == uid)
        });
    }

    pub(crate) fn counter(&mut self, name: &str) {
        self.pick(name, |option| option.verb == Verb::Counter && option.label.to_lowercase().contains(name));
    }

    pub(crate) fn concede(&mut self, seat: u8) {
        self.game.concede(&self.book, Seat(seat), &mut self.log);
        self.sound();
    }

    pub(crate) fn base(&self, seat: u8) -> u16 {
        self.view().seats[seat as usize].base.uid
    }

    pub(crate) fn damage(&self, seat: u8) -> i16 {
        self.view().seats[seat as usize].base.damage
    }

    /// The first unit with that printed card under a seat's control.
    pub(crate) fn find(&self, seat: u8, id: &str) -> Option<UnitView> {
        self.view().seats[seat as usize].units.iter().find(|unit| unit.id == id).cloned()
    }

    pub(crate) fn unit(&self, seat: u8, id: &str) -> u16 {
        self.find(seat, id).unwrap_or_else(|| panic!("seat {seat} has no {id}")).uid
    }

    pub(crate) fn hand(&self, seat: u8, id: &str) -> u16 {
        let view = self.view();
        let cards = view.seats[seat as usize].hand.iter().filter_map(|card| card.known());
        cards.filter(|card| card.id == id).map(|card| card.uid).next().unwrap_or_else(|| panic!("no {id} in hand"))
    }

    pub(crate) fn discard(&self, seat: u8) -> Vec<String> {
        let view = self.view();
        view.seats[seat as usize].discard.iter().filter_map(|card| card.known()).map(|card| card.id.clone()).collect()
    }

    /// How often something was told.
    pub(crate) fn told(&self, what: What) -> usize {
        self.log.facts.iter().filter(|fact| fact.what == what).count()
    }
}
