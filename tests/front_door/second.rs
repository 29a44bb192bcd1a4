//! Games of The Deckbuilding Game, at every front end at once.

use super::probe::{Door, Picked, Probe, table};
use super::support::Dice;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::{Bases, Mode, Options};
use deckbuilding::rules::view::{Known, OptionView, Verb, View};
use deckbuilding_hosted::{CardData, Deckbuilding, Pick, Setup, Start};
use hotseat::host::Host;
use hotseat::hosted::Hosted;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use screen::input::letters::LETTERS;
use seats::Seat;
use seats::chance::Luck;
use shell::command::key::Key;
use shell::games::Seated;
use shell::session::{GameSession, Session};
use shell::table_session::{Playable, TableSession};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::time::Instant;

/// The cards of the second game.
pub(crate) static CARDS: LazyLock<Arc<CardData>> =
    LazyLock::new(|| Arc::new(CardData::of(&Library::embedded().expect("the embedded cards are sound"))));

/// Longer games are checked up to this many picks.
const PICKS: u64 = 1_500;

/// What is played with this seed: both modes, and the bases in turn.
pub(crate) fn sorts(seed: u64) -> [Options; 2] {
    let bases = [Bases::Secret, Bases::Full, Bases::Beginner][(seed % 3) as usize];
    let short = |mode| Options { bases, length: 2, pay_off: seed % 2 == 1, ..Options::of(mode) };
    [short(Mode::Duel), short(Mode::Teams)]
}

/// Who plays with this seed: the factions of each box, and mixed ones in turns; in teams one step further.
pub(crate) fn sides(mode: Mode, seed: u64) -> Vec<Faction> {
    let all: Vec<Faction> = Faction::all().collect();
    let (one, two) = [(0, 1), (2, 3), (0, 3), (2, 1)][(seed as usize + usize::from(mode == Mode::Teams)) % 4];
    [all[one], all[two]].into_iter().cycle().take(mode.seats()).collect()
}

/// Plays a random game through a session, beside the game itself; every `step` decisions, every option is tried. Gives
/// the picks and the options that were tried.
pub(crate) fn play(door: &mut Door, options: Options, seed: u64, step: u64) -> (u64, u64) {
    let sides = sides(options.mode, seed);
    let names: Vec<String> =
        ["Ann", "Bob", "Cara", "Dan"].iter().take(sides.len()).map(|it| (*it).to_owned()).collect();
    let setup = Setup { names: names.clone(), start: Start::Dealt { options, sides: sides.clone() } };
    let opening = Opening::<Deckbuilding>::new(&CARDS, table(&names), setup.clone(), seed, 0).expect("it is dealt");
    let mut session = TableSession::new(Host::begin(opening, Box::new(Nowhere)), "A game".into());
    let mut hosted = Deckbuilding::start(&CARDS, &setup, seed).expect("it is dealt");
    let mut game = Game::start(&CARDS.book, options, &sides, Luck::Number(seed), &mut Log::off());
    let (mut dice, mut picks, mut tried) = (Dice::new(seed ^ 0xD00E), 0, 0);
    while let Some(decision) = game.decision() {
        let (all, kind) = (decision.options.len(), decision.kind);
        let place = format!("{:?}, seed {seed}, pick {picks}, {kind:?}", options.mode);
        let view = session.visible().view().clone();
        let offered = view.decision.as_ref().map_or(0, |decision| decision.options.len());
        assert_eq!(offered, all, "{place}: not all is offered");
        if picks % step == 0 || kind != deckbuilding::rules::decision::Kind::Action && picks % 8 == 0 {
            let moment =
                Moment { view: &view, decides: session.decides().expect("it decides"), names: &names, place: &place };
            moment.check(door, &game, &hosted);
            tried += all as u64;
        }
        let option = dice.below(all);
        let (by, pick) = Deckbuilding::pick_of(&view, option).expect("it is offered");
        session.pick(option, Instant::now()).unwrap_or_else(|why| panic!("{place}: {pick:?} is refused: {why}"));
        while !session.shown().is_empty() {
            session.seen(Instant::now()).expect("it was looked at");
        }
        hosted.apply(by, &pick).unwrap_or_else(|why| panic!("{place}: {pick:?} is refused: {why}"));
        game.choose(&CARDS.book, option, &mut Log::off()).expect("an option");
        assert_eq!(hosted.fingerprint(), game.fingerprint(&CARDS.book), "{place}: {pick:?} leads elsewhere");
        picks += 1;
        if picks >= PICKS {
            break;
        }
    }
    (picks, tried)
}

/// A decision at an open table.
struct Moment<'a> {
    view: &'a View,
    decides: Seat,
    names: &'a [String],
    place: &'a str,
}

impl Moment<'_> {
    fn check(&self, door: &mut Door, game: &Game, hosted: &Deckbuilding) {
        let reached = self.reached(door);
        for option in 0..self.options().len() {
            self.picked_where_the_rules_lead(game, hosted, option);
            self.said(door, option);
            let alike = |other: &usize| alike(&self.options()[*other], &self.options()[option]);
            assert!(reached.iter().any(alike), "{}: no key and no row leads to it", self.about(option));
        }
    }

    fn options(&self) -> &[OptionView] {
        self.view.decision.as_ref().map_or(&[], |decision| &decision.options)
    }

    fn about(&self, option: usize) -> String {
        format!("{}: {:?}", self.place, self.options()[option].label)
    }

    fn picked_where_the_rules_lead(&self, game: &Game, hosted: &Deckbuilding, option: usize) {
        let (by, pick) = Deckbuilding::pick_of(self.view, option).expect("it is offered");
        let written = serde_json::to_string(&pick).expect("a pick can be written");
        let read: Pick = serde_json::from_str(&written).expect("and read");
        assert_eq!(read, pick, "{}", self.about(option));
        let (mut hosted, mut game) = (hosted.clone(), game.clone());
        hosted.apply(by, &pick).unwrap_or_else(|why| panic!("{}: {pick:?} is refused: {why}", self.about(option)));
        game.choose(&CARDS.book, option, &mut Log::off()).expect("an option");
        assert_eq!(hosted.fingerprint(), game.fingerprint(&CARDS.book), "{}: it leads elsewhere", self.about(option));
    }

    fn seated(&self) -> (Seated, Picked) {
        let (probe, picked) = Probe::new(self.view.clone(), Some(self.decides), self.decides, self.names);
        (deckbuilding_screen::GAME.seated(Box::new(probe), Arc::clone(&CARDS)), picked)
    }

    /// What all keys of choices pick, and what is reached by arrows: the rows beyond those with keys.
    fn reached(&self, door: &mut Door) -> BTreeSet<usize> {
        let letters = LETTERS.iter().map(|letter| char::from(*letter));
        let mut reached = BTreeSet::new();
        for sign in ('0'..='9').chain(letters) {
            let (seated, picked) = self.seated();
            let made = door.pressed(seated, &picked, &[Key::Char(sign)]);
            assert!(made.len() < 2, "{}: {sign} picks {made:?}", self.place);
            reached.extend(made);
        }
        reached
    }

    /// By its label and by its number in line mode.
    fn said(&self, door: &mut Door, option: usize) {
        let label = &self.options()[option].label;
        let (seated, picked) = self.seated();
        let (made, answer) = door.said(seated, &picked, label);
        let same = made.first().is_some_and(|made| self.options()[*made].label == *label);
        assert!(same && made.len() == 1, "{}: said so it picks {made:?}: {answer}", self.about(option));
        let (seated, picked) = self.seated();
        let number = self.options()[option].number.filter(|_| self.options()[option].verb == Verb::Number);
        let number = number.map_or(option + 1, usize::from);
        let (made, answer) = door.said(seated, &picked, &number.to_string());
        assert_eq!(made, [option], "{}: its number picks something else: {answer}", self.about(option));
    }
}

/// Whether they do the same with copies of the same card in the same place.
fn alike(one: &OptionView, other: &OptionView) -> bool {
    let card = |card: &Option<Known>| card.as_ref().map(|card| (card.id.clone(), card.zone, card.controller));
    let said = |option: &OptionView| {
        (option.verb, option.seat, option.number, option.name, option.cost, card(&option.card), card(&option.target))
    };
    said(one) == said(other)
}
