//! Lists are secret: what everybody is asked, and how often, is the same whatever cards are in them.

use super::lockstep::{ANN, begin, honest, names};
use crate::protocol::support::CARDS;
use seats::Seat;
use serde_json::{Value, json};
use shell::options::of_sets;
use swu_cards::library::{Library, Outline};
use swu_language::ability::{Ability, Trigger};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::table::options::{GameOptions, Unseen};
use swu_view::{OptionView, Verb};

/// Two seats with secret lists; Ann acts. `first` is on the top of her deck, `last` on the bottom of Bob's.
fn table(first: &str, last: &str, hand: &str) -> Game {
    table_of([first, "SOR_095"], last, hand)
}

fn two_reys() -> Game {
    table_of(["LOF_148", "LOF_148"], "SOR_095", "SOR_171")
}

fn table_of(top: [&str; 2], last: &str, hand: &str) -> Game {
    let filler = "SOR_095";
    let resources = vec![filler; 9];
    let seat = |name: &str, deck: Vec<&str>, hand: &str| {
        json!({"name": name, "leader": "SOR_010", "base": "SOR_026", "hand": [hand, filler], "deck": deck,
            "resources": resources})
    };
    let seats: Vec<Value> = vec![
        seat("Ann", vec![top[0], top[1], filler, filler, filler], hand),
        seat("Bob", vec![filler, filler, filler, last], filler),
    ];
    begin(json!({"seats": seats, "active": 0, "options": {"unseen": "pool"}}), 5)
}

/// Picks the option that matches for the deciding seat; returns what the log says.
fn pick(game: &mut Game, wanted: impl Fn(&OptionView) -> bool) {
    let seat = game.decision().expect("a decision").seat;
    let options = game.view(&CARDS.1, &names(), Eyes::Of(seat)).decision.expect("a decision").options;
    let place = options.iter().position(wanted).unwrap_or_else(|| panic!("{options:#?}"));
    game.choose(&CARDS.1, place, &mut Log::keeping()).expect("it is an option");
}

fn plays(id: &'static str) -> impl Fn(&OptionView) -> bool {
    move |option| option.verb == Verb::Play && option.card.as_ref().is_some_and(|card| card.id == id)
}

#[test]
fn a_deploy_asks_about_plot_whatever_is_in_the_lists() {
    // SEC_034 has Plot.
    let seen = ["SOR_226", "SEC_034"].map(|last| {
        let mut game = table("SOR_095", last, "SOR_095");
        pick(&mut game, |option| option.verb == Verb::Deploy);
        let decision = game.decision().expect("a question");
        assert!(decision.private && decision.seat == ANN, "{last}: {decision:?}");
        honest(&game)
    });
    assert_eq!(seen[0], seen[1]);
}

/// If no card of the opened sets has Plot, nobody is asked.
#[test]
fn a_deploy_asks_nobody_in_a_pod_of_sets_without_plot() {
    let filler = "SOR_095";
    let seat = |name: &str| {
        json!({"name": name, "leader": "SOR_010", "base": "SOR_026", "hand": [filler], "deck": vec![filler; 4],
            "resources": vec![filler; 9]})
    };
    for (unseen, asked) in [("none", false), ("pool", true)] {
        let position = json!({"seats": [seat("Ann"), seat("Bob")], "active": 0, "options": {"unseen": unseen}});
        let mut game = begin(position, 5);
        pick(&mut game, |option| option.verb == Verb::Deploy);
        let decision = game.decision().expect("a question");
        assert_eq!(decision.private && decision.seat == ANN, asked, "{unseen}: {decision:?}");
    }
}

#[test]
fn the_sets_of_a_pod_say_what_is_asked_in_its_games() {
    let library = Library::embedded();
    let of = |sets: &[&str]| {
        let sets: Vec<String> = sets.iter().map(ToString::to_string).collect();
        of_sets(GameOptions::duel(), &library, &sets).unseen
    };
    assert_eq!(of(&[]), Unseen::Pool, "of lists of every set nothing is known");
    assert_eq!(of(&["SOR", "SOR", "SOR"]), Unseen::Sets { plot: false, drawn: false });
    assert_eq!(of(&["SOR", "SEC"]), Unseen::Sets { plot: true, drawn: false });
    assert_eq!(of(&["LOF"]), Unseen::Sets { plot: false, drawn: true });
}

/// LOF_148 may be revealed when she is drawn. All cards drawn together make one pause, for everybody.
#[test]
fn a_draw_is_one_pause_for_everybody_and_tells_nobody_anything() {
    let mut told = Vec::new();
    for first in ["SOR_095", "LOF_148"] {
        // SOR_171 draws two cards.
        let mut game = table(first, "SOR_095", "SOR_171");
        pick(&mut game, plays("SOR_171"));
        while game.decision().is_some_and(|decision| !decision.private) {
            pick(&mut game, |_| true);
        }
        let bob = game.view(&CARDS.1, &names(), Eyes::Of(Seat(1)));
        told.push(serde_json::to_string(&(bob, game.view(&CARDS.1, &names(), Eyes::Public))).expect("JSON"));
        let asked = game.view(&CARDS.1, &names(), Eyes::Of(ANN)).decision.expect("a question");
        let rey = first == "LOF_148";
        assert_eq!(asked.options.len(), if rey { 2 } else { 1 }, "{asked:#?}");
        let reads = format!("{asked:?}");
        assert_eq!(
            reads.contains("Rey") || reads.contains("2 damage"),
            rey,
            "nobody reads what is not theirs: {reads}"
        );
        assert_eq!(asked.source.is_some(), rey, "{asked:#?}");
        pick(&mut game, |option| option.verb == Verb::No);
        let next = game.decision().expect("the next action");
        assert!(next.seat == Seat(1) && !next.private, "one question for both cards: {next:?}");
    }
    assert_eq!(told[0], told[1]);
}

/// If two were drawn together, both may be revealed.
#[test]
fn each_card_that_says_so_can_be_revealed() {
    let mut game = two_reys();
    pick(&mut game, plays("SOR_171"));
    let (mut revealed, mut asked) = (0, 0);
    while game.decision().is_some_and(|decision| decision.seat == ANN) {
        let options = game.view(&CARDS.1, &names(), Eyes::Of(ANN)).decision.expect("a decision").options;
        asked += usize::from(options.iter().any(|option| option.verb == Verb::No));
        let yes = options.iter().any(|option| option.verb == Verb::Yes);
        revealed += usize::from(yes);
        pick(&mut game, |option| !yes || option.verb == Verb::Yes);
    }
    assert_eq!((revealed, asked), (2, 2));
}

/// What is known about a card without reading it agrees with its text.
#[test]
fn outlines_know_what_is_asked_when_drawn() {
    let library = Library::embedded();
    let mut known = Vec::new();
    for (index, card) in library.iter() {
        let drawn = |ability: &Ability| matches!(ability, Ability::Trigger(trigger) if trigger.on.iter().any(|on| matches!(on, Trigger::Drawn(_))));
        assert_eq!(library.outline(index).when_drawn, card.abilities.iter().any(drawn), "{}", card.id);
        assert_eq!(library.outline(index), Outline::of(card), "{}", card.id);
        known.extend(library.outline(index).when_drawn.then_some(card.id.as_str()));
    }
    assert!(known.contains(&"LOF_148"), "{known:?}");
}
