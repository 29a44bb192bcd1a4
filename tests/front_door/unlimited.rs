//! Games of Star Wars: Unlimited of all sets, at every front end at once.

use super::keys::{Comes, Way, ways};
use super::probe::{DATA, Door, Probe, table};
use super::support::{Dice, TOO_LONG, WholeSet};
use hotseat::host::Host;
use hotseat::hosted::Hosted;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use seats::Seat;
use shell::games::Seated;
use shell::session::{GameSession, Session};
use shell::table_session::{Playable, TableSession};
use std::time::Instant;
use swu_hosted::{Pick, Setup, Start, Unlimited};
use swu_rules::decision::Decision;
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game};
use swu_rules::look::{Eyes, needs_hand};
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_screen::labels::Labels;
use swu_screen::lines::{choices, narrate};
use swu_view::{DecisionKind, OptionView, View};

/// What is decided all the time.
const COMMON: [DecisionKind; 3] = [DecisionKind::Action, DecisionKind::Target, DecisionKind::Resource];

/// How many options of a decision are tried at every front end.
const TRIED: usize = 12;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Duel,
    Several(usize),
    TwinSuns(usize),
}

impl Sort {
    pub(crate) fn seats(self) -> usize {
        match self {
            Sort::Duel => 2,
            Sort::Several(seats) | Sort::TwinSuns(seats) => seats,
        }
    }

    pub(crate) fn options(self) -> GameOptions {
        match self {
            Sort::Duel => GameOptions::duel(),
            Sort::Several(_) => GameOptions::multiplayer(),
            Sort::TwinSuns(_) => GameOptions::twin_suns(),
        }
    }
}

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tried {
    /// Decisions of which every option was tried at every front end.
    pub decisions: u64,
    /// Options of those decisions.
    pub options: u64,
    /// Picks that advanced the games.
    pub picks: u64,
}

/// Plays a random game through a session, beside the game itself; every `step` decisions, and more often for rare
/// decisions, every option is tried at every front end.
pub(crate) fn play(door: &mut Door, sort: Sort, seed: u64, step: u64) -> Tried {
    let (book, mut dice) = (&DATA.book, Dice::new(seed ^ 0xD00E));
    let options = sort.options();
    let players = WholeSet::all(book).players(&mut dice, &options, sort.seats());
    let names: Vec<String> =
        ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"].iter().take(sort.seats()).map(|name| (*name).to_owned()).collect();
    let decks = players.iter().map(|player| PlayerDeck::of(book, player)).collect();
    let start = Start::Decks { options, players: decks, beginner: Beginner::ByLot, marks: Vec::new() };
    let setup = Setup { names: names.clone(), start };
    let opening = Opening::<Unlimited>::new(&DATA, table(&names), setup.clone(), seed, 0).expect("it can be played");
    let mut session = TableSession::new(Host::begin(opening, Box::new(Nowhere)), "A game".into());
    let mut game = Game::start(book, options, &players, seed, &mut Log::default());
    let mut hosted = Unlimited::start(&DATA, &setup, seed).expect("it can be played");
    let (mut tried, now) = (Tried::default(), Instant::now());
    while let Some(decision) = game.decision().cloned() {
        let number = tried.picks;
        let place = || format!("{sort:?}, seed {seed}, pick {number}");
        let mut view = game.view(book, &names, Eyes::Of(decision.seat));
        game.foresee(book, &names, Eyes::Of(decision.seat), &mut view);
        let shown = session.visible().view();
        assert!(*shown == view, "{}: the session shows {:?}\nfor {:?}", place(), shown.decision, view.decision);
        let rare = !COMMON.contains(&decision.kind);
        if tried.picks % step == 0 || rare && tried.picks % 4 == 0 {
            let mut public = game.view(book, &names, Eyes::Public);
            game.foresee(book, &names, Eyes::Public, &mut public);
            for (view, eyes) in [(view.clone(), Some(decision.seat)), (public, None)] {
                let moment = Moment { view, eyes, decision: &decision, names: &names, place: place() };
                tried.options += moment.check(door, &game, &hosted, &mut dice);
            }
            tried.decisions += 1;
        }
        let option = dice.below(decision.options.len());
        let (by, pick) = Unlimited::pick_of(&view, option).expect("it is offered");
        session.pick(option, now).unwrap_or_else(|why| panic!("{}: {pick:?} is refused: {why}", place()));
        while !session.shown().is_empty() {
            session.seen(now).expect("it was looked at");
        }
        hosted.apply(by, &pick).unwrap_or_else(|why| panic!("{}: {pick:?} is refused: {why}", place()));
        game.choose(book, option, &mut Log::default()).expect("an option");
        tried.picks += 1;
        assert!(tried.picks < u64::from(TOO_LONG), "{} does not end", place());
    }
    assert!(session.outcome().is_some() && hosted.fingerprint() == game.fingerprint(book));
    tried
}

/// A decision before some eyes.
struct Moment<'a> {
    view: View,
    eyes: Option<Seat>,
    decision: &'a Decision,
    names: &'a [String],
    place: String,
}

impl Moment<'_> {
    /// Tries the options at every front end; returns how many.
    fn check(&self, door: &mut Door, game: &Game, hosted: &Unlimited, dice: &mut Dice) -> u64 {
        let Some(offered) = self.view.decision.as_ref().filter(|decision| !decision.options.is_empty()) else {
            return 0;
        };
        // Everybody is offered the options that need no hand, in the same order.
        let open = |place: &usize| {
            self.eyes.is_some() || !needs_hand(&DATA.book, self.decision.kind, self.decision.options[*place])
        };
        let places: Vec<usize> = (0..self.decision.options.len()).filter(open).collect();
        assert_eq!(places.len(), offered.options.len(), "{}", self.place);
        let first = dice.below(offered.options.len());
        let some = (0..offered.options.len().min(TRIED)).map(|at| (first + at) % offered.options.len());
        let words = self.words();
        let mut count = 0;
        for option in some {
            self.picked_where_the_rules_lead(game, hosted, places[option], option);
            self.pressed(door, option);
            self.said(door, option, &words);
            count += 1;
        }
        self.numbered(door);
        count
    }

    fn options(&self) -> &[OptionView] {
        self.view.decision.as_ref().map_or(&[], |decision| &decision.options)
    }

    fn about(&self, option: usize) -> String {
        let seen = self.eyes.map_or("everybody".to_owned(), |seat| self.names[seat.index()].clone());
        format!("{}, before {seen}, {:?}: {:?}", self.place, self.decision.kind, self.options()[option].label)
    }

    /// As a pick, and as it is written.
    fn picked_where_the_rules_lead(&self, game: &Game, hosted: &Unlimited, place: usize, option: usize) {
        let about = || self.about(option);
        let (by, pick) = Unlimited::pick_of(&self.view, option).expect("it is offered");
        let written = serde_json::to_string(&pick).expect("a pick can be written");
        let read: Pick = serde_json::from_str(&written).expect("and read");
        assert_eq!(read, pick, "{}", about());
        assert!(self.eyes.is_some() || hosted.is_public(&pick), "{}: it needs a hand", about());
        let (mut hosted, mut game) = (hosted.clone(), game.clone());
        hosted.apply(by, &pick).unwrap_or_else(|why| panic!("{}: {pick:?} is refused: {why}", about()));
        game.choose(&DATA.book, place, &mut Log::default()).expect("an option");
        assert_eq!(hosted.fingerprint(), game.fingerprint(&DATA.book), "{}: {pick:?} leads elsewhere", about());
    }

    fn seated(&self) -> (Seated, super::probe::Picked) {
        let (probe, picked) = Probe::new(self.view.clone(), self.eyes, self.decision.seat, self.names);
        (Seated::Unlimited(Box::new(probe)), picked)
    }

    /// By its key and its row in panels.
    fn pressed(&self, door: &mut Door, option: usize) {
        let decision = self.view.decision.as_ref().expect("it decides");
        let meant = Pick::of(&self.options()[option]);
        let all = ways(&self.view, decision, option);
        // If more units are in play than there are letters, the others are reached by arrows.
        let mut labels = Labels::default();
        labels.update(&self.view);
        let label = self.options()[option].card.as_ref().and_then(|card| labels.of(card.uid));
        let unlettered = label.is_some_and(|label| label.key().is_none());
        assert!(!all.is_empty() || unlettered, "{}: no key leads to it", self.about(option));
        for (keys, comes) in all {
            let (seated, picked) = self.seated();
            let made = door.pressed(seated, &picked, &keys);
            let is_meant = |made: &usize| Pick::of(&self.options()[*made]) == meant;
            let found = match comes {
                Comes::First => made.first().is_some_and(is_meant),
                Comes::Somewhere => made.iter().any(is_meant),
            };
            if !found {
                let way: &Way = &(keys, comes);
                panic!("{}: {way:?} picks {made:?} instead of {option}\n{}", self.about(option), door.screen());
            }
        }
    }

    /// What line mode says can be typed, by option.
    fn words(&self) -> Vec<(usize, String)> {
        let mut labels = Labels::default();
        labels.update(&self.view);
        self.view.decision.as_ref().map(|it| narrate::words(it, &self.view, &labels)).unwrap_or_default()
    }

    /// By its label in line mode.
    fn said(&self, door: &mut Door, option: usize, words: &[(usize, String)]) {
        let label = &self.options()[option].label;
        let (seated, picked) = self.seated();
        let (made, answer) = door.said(seated, &picked, label);
        let alike = made.first().is_some_and(|made| self.options()[*made].label == *label);
        assert!(alike && made.len() == 1, "{}: said so it picks {made:?}: {answer}", self.about(option));
        let Some((_, words)) = words.iter().find(|(place, _)| *place == option) else { return };
        let (seated, picked) = self.seated();
        let (made, answer) = door.said(seated, &picked, words);
        let alike = made.first().is_some_and(|made| self.options()[*made].label == *label);
        assert!(alike && made.len() == 1, "{}: \"{words}\" picks {made:?}: {answer}", self.about(option));
    }

    /// By numbers in line mode: each of them picks a different option.
    fn numbered(&self, door: &mut Door) {
        let mut labels = Labels::default();
        labels.update(&self.view);
        let numbers: Vec<(i64, usize)> = match (&self.view.decision, self.decision.kind) {
            (Some(_), DecisionKind::Number) => {
                let number = |option: &OptionView| i64::from(option.number.unwrap_or_default());
                self.options().iter().map(number).zip(0..).collect()
            }
            (Some(decision), _) => {
                let all = choices::numbers(&self.view, decision, &labels).into_iter();
                all.map(|(number, at)| (number as i64, at)).collect()
            }
            (None, _) => Vec::new(),
        };
        // A card that can be played in several ways has one number: its words say how.
        let alone = |number: i64| numbers.iter().filter(|(other, _)| *other == number).count() == 1;
        for (number, at) in numbers.iter().filter(|(number, _)| alone(*number)).take(40) {
            let (seated, picked) = self.seated();
            let (made, answer) = door.said(seated, &picked, &number.to_string());
            assert_eq!(made, [*at], "{}: number {number} picks {made:?}: {answer}", self.about(*at));
        }
    }
}
