//! What a drill says about an answer, and what a hint says, is the same whatever the other deck holds: nobody has seen
//! it.

use super::DATA;
use shell::command::Command;
use shell::guide::Guide;
use shell::practice::drill::{Drill, Order};
use shell::practice::exercise::Exercise;
use shell::practice::item::Item;
use shell::practice::lists::sample;
use shell::practice::progress::{Keeper, Progress};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use swu_language::word::Kind as Sort;
use swu_minds::coach::{Method, Way};
use swu_minds::drills::Kind;
use swu_rules::game::PlayerSetup;

/// How the coach thinks: a game or two.
const FEW: Method = Method { way: Way::Search, games: 8, batches: 2, seed: 0 };
/// Seeds of the games that are checked.
const SEEDS: u64 = 6;

/// Two decks of the same size with the same leader and base, and no card in common.
fn decks() -> [PlayerSetup; 2] {
    let known = sample(&DATA.book, "sor-vader").expect("it comes with the program");
    let fits = |def: &_| {
        let card = DATA.book.card(*def);
        card.kind == Sort::Unit && card.cost >= 4 && !card.unique && !known.deck.contains(def)
    };
    let others: Vec<_> = DATA.book.all().filter(fits).collect();
    let deck = (0..known.deck.len()).map(|place| others[place % others.len()]).collect();
    [PlayerSetup { deck, ..known.clone() }, known]
}

/// A drill of one question against this deck.
fn drill(against: PlayerSetup, kind: Kind, seed: u64) -> Drill {
    let own = sample(&DATA.book, "sor-luke").expect("it comes with the program");
    let item = Item { kind, deck: "own".to_owned(), against: "other".to_owned(), first: true, seed };
    let decks = BTreeMap::from([("own".to_owned(), own), ("other".to_owned(), against)]);
    let order = Order { items: vec![item], decks, people: vec!["Ann".to_owned()], open: false, work: FEW.work() };
    Drill::begin(&DATA, order, &Progress::default(), Keeper::default()).expect("it can be asked")
}

/// Waits until this holds. No time passes for the drill, however slow the machine is: neither verdict nor hint is cut
/// short.
#[track_caller]
fn until(drill: &mut Drill, now: Instant, so: impl Fn(&Drill) -> bool) {
    let begun = Instant::now();
    while !so(drill) {
        assert!(begun.elapsed() < Duration::from_secs(120), "{:?}", drill.guide());
        drill.tick(now);
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Everything that is said: about the question, about the answer, and as a hint for the next pick.
fn said(mut drill: Drill) -> Vec<Guide> {
    let now = Instant::now();
    let mut all = vec![drill.guide()];
    drill.pick(0, now).expect("it is asked");
    until(&mut drill, now, |drill| drill.guide().covers);
    all.push(drill.guide());
    drill.obey(Command::Explain, now).expect("it is explained");
    all.push(drill.guide());
    drill.obey(Command::PlayOn, now).expect("it goes on");
    drill.obey(Command::Hint, now).expect("a hint");
    until(&mut drill, now, |drill| !drill.guide().said.iter().any(|said| said.text.contains("thinks")));
    all.push(drill.guide());
    all
}

#[test]
fn verdicts_and_hints_tell_nothing_of_what_the_others_hold() {
    let mut compared = 0;
    for seed in 0..SEEDS {
        // The first of two resources: the same seat picks next.
        let mut drills = decks().map(|against| drill(against, Kind::Resources, seed));
        for drill in &mut drills {
            until(drill, Instant::now(), |drill| drill.is_open());
        }
        let [one, other] = &drills;
        // Whether somebody draws a new hand is visible, and may differ.
        if one.tabletop().view() != other.tabletop().view() {
            continue;
        }
        assert_ne!(one.tabletop().game(), other.tabletop().game(), "they are two games");
        let [one, other] = drills.map(said);
        assert_eq!(one, other, "seed {seed}");
        compared += 1;
    }
    assert!(compared >= 2, "{compared} drills were compared");
}
