//! Games over the protocol, each beside the same game in the rules: every option an answer offers leads where the
//! rules' own pick leads.

use super::second::CARDS as SECOND;
use super::support::{Dice, TOO_LONG, WholeSet};
use super::unlimited::Sort;
use crate::protocol::support::{CARDS, Client};
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::fact::Log as SecondLog;
use deckbuilding::rules::game::Game as SecondGame;
use deckbuilding::rules::look::Eyes as SecondEyes;
use deckbuilding::rules::options::Options as SecondOptions;
use seats::Seat;
use seats::chance::Luck;
use serde_json::{Value, json};
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::look::Eyes;

/// How many options of a decision are tried over the protocol.
const TRIED: usize = 12;

/// The rules themselves, without the protocol.
trait Rules: Clone {
    /// How many options there are; none once the game is over.
    fn offered(&self) -> Option<usize>;
    /// Everything, as the protocol says it.
    fn state(&self, names: &[String]) -> Value;
    /// Picks an option.
    fn pick(&mut self, option: usize);
}

impl Rules for Game {
    fn offered(&self) -> Option<usize> {
        self.decision().map(|decision| decision.options.len())
    }

    fn state(&self, names: &[String]) -> Value {
        json!(self.view(&CARDS.1, names, Eyes::Judge))
    }

    fn pick(&mut self, option: usize) {
        self.choose(&CARDS.1, option, &mut Log::default()).expect("an option");
    }
}

impl Rules for SecondGame {
    fn offered(&self) -> Option<usize> {
        self.decision().map(|decision| decision.options.len())
    }

    fn state(&self, names: &[String]) -> Value {
        json!(self.view(&SECOND.book, names, SecondEyes::Judge))
    }

    fn pick(&mut self, option: usize) {
        self.choose(&SECOND.book, option, &mut SecondLog::off()).expect("an option");
    }
}

fn mode(sort: Sort) -> &'static str {
    match sort {
        Sort::Duel => "duel",
        Sort::Several(_) => "multiplayer",
        Sort::TwinSuns(_) => "twin-suns",
    }
}

fn word(side: Faction) -> &'static str {
    side.id()
}

fn named(seats: usize) -> Vec<String> {
    ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"].iter().take(seats).map(|name| (*name).to_owned()).collect()
}

/// A game with decks of all sets; every `step` decisions each option is tried.
pub(crate) fn unlimited(sort: Sort, seed: u64, step: u64) {
    let (book, options, names) = (&CARDS.1, sort.options(), named(sort.seats()));
    let mut players = WholeSet::all(book).players(&mut Dice::new(seed), &options, sort.seats());
    // A list says how many copies of a card it has.
    players.iter_mut().for_each(|player| player.deck.sort_by_key(|def| book.card(*def).id.clone()));
    let order = options.seat_order(names.len(), seed);
    let seats: Vec<Value> =
        names.iter().zip(&players).map(|(name, player)| json!({"name": name, "deck": listed(player)})).collect();
    let new = json!({"do": "new", "mode": mode(sort), "seed": seed, "lists": "friendly", "seats": seats});
    let players: Vec<PlayerSetup> = order.iter().map(|place| players[*place].clone()).collect();
    let names: Vec<String> = order.iter().map(|place| names[*place].clone()).collect();
    let game = Game::start(book, options, &players, seed, &mut Log::default());
    play(new, game, &names, (seed, step));
}

fn listed(player: &PlayerSetup) -> Value {
    let id = |def| CARDS.1.card(def).id.clone();
    let one = |def| json!({"id": id(def), "count": 1});
    let alike = player.deck.chunk_by(|one, other| one == other);
    let cards: Vec<Value> = alike.map(|cards| json!({"id": id(cards[0]), "count": cards.len()})).collect();
    let mut list = json!({"leader": one(player.leaders[0]), "base": one(player.base), "deck": cards});
    if let Some(second) = player.leaders.get(1) {
        list["secondleader"] = one(*second);
    }
    list
}

/// A game of the second game, with two or four players.
pub(crate) fn second(options: SecondOptions, seed: u64, step: u64) {
    let sides = super::second::sides(options.mode, seed);
    let names = named(sides.len());
    let seats: Vec<Value> =
        names.iter().zip(&sides).map(|(name, side)| json!({"name": name, "side": word(*side)})).collect();
    let new = json!({"do": "new", "game": "deckbuilding", "seed": seed, "mode": options.mode, "length": options.length,
        "bases": options.bases, "options": {"pay-off": options.pay_off}, "seats": seats});
    let log = &mut SecondLog::off();
    let game = SecondGame::start(&SECOND.book, options, &sides, Luck::Number(seed), log);
    play(new, game, &names, (seed, step));
}

fn play(new: Value, mut rules: impl Rules, names: &[String], (seed, step): (u64, u64)) {
    let (mut client, mut dice) = (Client::new(), Dice::new(seed));
    let mut answer = client.must(new);
    for pick in 0..u64::from(TOO_LONG) {
        let offered = answer["decision"]["options"].as_array().map(Vec::len);
        assert_eq!(offered, rules.offered(), "seed {seed}, pick {pick}");
        let Some(count) = offered else {
            assert_eq!(client.state(), rules.state(names), "seed {seed}, at the end");
            return;
        };
        if pick % step == 0 {
            every_option(&mut client, &answer, &rules, names);
        }
        let option = dice.below(count);
        answer = client.choose(option);
        rules.pick(option);
    }
    panic!("the game of seed {seed} does not end");
}

fn every_option(client: &mut Client, answer: &Value, rules: &impl Rules, names: &[String]) {
    let before = client.state();
    assert_eq!(before, rules.state(names), "the wire tells of another game");
    let seat = Seat(answer["decision"]["seat"].as_u64().expect("somebody decides") as u8);
    let label = |options: &Value| -> Vec<Value> {
        let options = options.as_array().expect("a list");
        options.iter().map(|option| option["label"].clone()).collect()
    };
    let seen = client.view(seat.index());
    let offered = label(&answer["decision"]["options"]);
    assert_eq!(label(&seen["decision"]["options"]), offered, "who decides is offered it");
    let mark = client.must(json!({"do": "mark"}))["mark"].clone();
    for (option, label) in offered.iter().enumerate().take(TRIED) {
        let mut beside = rules.clone();
        beside.pick(option);
        client.choose(option);
        assert_eq!(client.state(), beside.state(names), "option {option}, {label}, leads elsewhere");
        client.must(json!({"do": "rewind", "mark": mark}));
        assert_eq!(client.state(), before, "back before option {option}, {label}");
    }
}
