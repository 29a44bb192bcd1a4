//! Cards among another seat's resources that can be chosen: by their positions, never by their faces.

use super::lockstep::{ANN, begin, honest, names};
use crate::protocol::support::CARDS;
use crate::rules::support::Dice;
use seats::Seat;
use serde_json::{Value, json};
use swu_hosted::Pick;
use swu_rules::fact::{Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;
use swu_view::{OptionView, Verb, Via, Way, ZoneView};

/// What Ann has in hand, on the ground and among her resources, and the card she begins with.
struct Case {
    begins: &'static str,
    hand: &'static [&'static str],
    ground: &'static [&'static str],
    resources: &'static [&'static str],
    /// Whether there is anything to choose. Which resource is exhausted makes no difference (rule 3.3).
    asks: bool,
}

const NONE: &[&str] = &[];

const CASES: [Case; 4] = [
    Case { begins: "SHD_114", hand: &["SHD_114"], ground: NONE, resources: NONE, asks: true },
    Case { begins: "SHD_191", hand: &["SHD_191"], ground: &["SHD_213"], resources: NONE, asks: true },
    Case { begins: "SHD_213", hand: NONE, ground: NONE, resources: &["SHD_213"], asks: true },
    Case { begins: "TWI_185", hand: NONE, ground: &["TWI_185"], resources: NONE, asks: false },
];

fn position(case: &Case, of_bob: &[&str]) -> Value {
    let resources: Vec<&str> = case.resources.iter().copied().chain(["SOR_095"; 14]).collect();
    json!({"seats": [
        {
            "name": "Ann", "leader": "SOR_015", "base": "SOR_029", "hand": case.hand, "ground": case.ground,
            "resources": resources, "deck": ["SOR_237", "SOR_237"],
        },
        {
            "name": "Bob", "leader": "SOR_010", "base": "SOR_026", "resources": of_bob,
            "deck": ["SOR_237", "SOR_237"],
        },
    ]})
}

fn options(game: &Game) -> Vec<OptionView> {
    let decision = game.view(&CARDS.1, &names(), Eyes::Of(ANN)).decision;
    decision.filter(|decision| decision.seat == ANN).map(|decision| decision.options).unwrap_or_default()
}

/// Ann's next step towards the question about Bob's resources.
fn step(options: &[OptionView], begins: &str) -> Option<usize> {
    let begins = |option: &OptionView| option.card.as_ref().is_some_and(|card| card.id == begins);
    let wished = |option: &&OptionView| matches!(option.verb, Verb::Play | Verb::Attack) && begins(option);
    let of = |option: &OptionView| options.iter().position(|other| other == option);
    let yes = |option: &&OptionView| option.verb == Verb::Yes;
    let base = |option: &&OptionView| option.card.as_ref().is_some_and(|card| card.zone == ZoneView::Base);
    let wished = options.iter().find(wished).or(options.iter().find(yes)).or(options.iter().find(base));
    wished.or(options.first()).and_then(of)
}

#[test]
fn a_choice_among_resources_of_others_names_no_card() {
    for case in &CASES {
        let worlds = [["SOR_164", "SOR_046", "SHD_114", "SOR_128"], ["SHD_213", "SOR_229", "SOR_247", "SOR_079"]];
        let mut games = worlds.map(|of_bob| begin(position(case, &of_bob), 1));
        let mut asked = false;
        for _ in 0..8 {
            assert_eq!(honest(&games[0]), honest(&games[1]), "{}", case.begins);
            let list = options(&games[0]);
            let covered: Vec<&OptionView> = list.iter().filter(|option| option.covered.is_some()).collect();
            if !covered.is_empty() {
                assert!(covered.iter().all(|option| option.card.is_none()), "{}", case.begins);
                let first = covered[0].covered.as_ref().expect("it is covered");
                assert_eq!((first.zone, first.controller), (ZoneView::Resource, Seat(1)), "{}", case.begins);
                assert_eq!(covered[0].label, "Bob's resource 1, ready", "{}", case.begins);
                let meant: Vec<Pick> = covered.iter().map(|option| Pick::of(option)).collect();
                let told_apart = (1..meant.len()).all(|place| !meant[..place].contains(&meant[place]));
                assert!(told_apart, "{}: each can be picked", case.begins);
                asked = true;
                break;
            }
            let Some(place) = step(&list, case.begins) else { break };
            games.iter_mut().for_each(|game| {
                game.choose(&CARDS.1, place, &mut Log::default()).expect("it is an option");
            });
        }
        assert_eq!(asked, case.asks, "{}: can a resource of Bob be chosen?", case.begins);
    }
}

/// Whoever gives up a resource and whoever gets it know which it is; the others do not.
#[test]
fn a_resource_that_changes_hands_is_named_to_two_players() {
    let mut scenario = position(&CASES[2], &["SOR_164", "SOR_046"]);
    let seats = scenario["seats"].as_array_mut().expect("a list");
    seats.push(json!({"name": "Cara", "leader": "SOR_010", "base": "SOR_026", "deck": ["SOR_237", "SOR_237"]}));
    let mut game = begin(scenario, 1);
    let mut log = Log::keeping();
    for _ in 0..8 {
        let list = options(&game);
        let covered = list.iter().position(|option| option.covered.is_some());
        let Some(place) = covered.or_else(|| step(&list, "SHD_213")) else { break };
        game.choose(&CARDS.1, place, &mut log).expect("it is an option");
        if covered.is_some() {
            break;
        }
    }
    let taken = log.facts.iter().find(|fact| fact.what == What::TookControl).expect("a resource is taken");
    let names = ["Ann", "Bob", "Cara"].map(str::to_owned);
    let told = |eyes: Eyes| Teller { book: &CARDS.1, names: &names, eyes, marked: &[] }.tell(taken);
    let title = &CARDS.1.card(taken.card.expect("it has a card").def).title;
    for eyes in [Eyes::Public, Eyes::Of(Seat(2))] {
        assert_eq!(told(eyes), "Ann takes control of a resource");
    }
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(told(Eyes::Of(seat)), format!("Ann takes control of the resource {title}"));
    }
}

/// Only resources are like this: whoever is asked about a card of a hand or a deck has been shown it.
#[test]
fn every_other_card_that_can_be_chosen_is_seen() {
    let everything = crate::rules::support::WholeSet::all(&CARDS.1);
    let mut seen = 0;
    for seed in 0..24 {
        let mut dice = Dice::new(seed);
        let options = swu_rules::table::options::GameOptions::duel();
        let mut game = Game::start(&CARDS.1, options, &everything.decks(&mut dice), seed, &mut Log::default());
        for _ in 0..300 {
            let Some(seat) = game.decision().map(|decision| decision.seat) else { break };
            let view = game.view(&CARDS.1, &names(), Eyes::Of(seat));
            let list = view.decision.map(|decision| decision.options).unwrap_or_default();
            for option in &list {
                let zone = option.covered.as_ref().map(|covered| covered.zone);
                assert!(
                    matches!(zone, None | Some(ZoneView::Resource)),
                    "seed {seed}, {:?}: {option:?}",
                    game.view(&CARDS.1, &names(), Eyes::Of(seat)).decision.map(|it| (it.prompt, it.source))
                );
                let hidden = |zone| matches!(zone, ZoneView::Deck | ZoneView::SetAside);
                seen += usize::from(option.card.as_ref().is_some_and(|card| hidden(card.zone)));
            }
            game.choose(&CARDS.1, dice.below(list.len()), &mut Log::default()).expect("it is an option");
        }
    }
    assert!(seen > 20, "{seen} cards of decks were offered");
}

// rules 18.10 and 25.7
#[test]
fn its_controller_alone_is_told_how_a_resource_can_be_played() {
    let case = Case { begins: "SHD_111", hand: NONE, ground: NONE, resources: &["SHD_111", "SEC_203"], asks: false };
    let game = begin(position(&case, &["SOR_164"]), 1);
    let ways = |eyes: Eyes| -> Vec<Way> {
        let view = game.view(&CARDS.1, &names(), eyes);
        view.seats[0].resources.iter().flat_map(|resource| &resource.ways).cloned().collect()
    };
    // Smuggle 3 and Command, with a base and a leader without it: 2 more. Plot costs as much as the card.
    let own = ways(Eyes::Of(ANN));
    let by: Vec<Via> = own.iter().map(|way| way.via).collect();
    assert_eq!(by, [Via::Smuggle, Via::Plot]);
    assert_eq!(own[0].price, 5);
    assert_eq!(own[0].priced, "3 for Smuggle, 2 for Command, which the leader and base do not have");
    assert_eq!(own[1].priced, "3 on the card, 2 for Heroism, which the leader and base do not have");
    assert!(ways(Eyes::Of(Seat(1))).is_empty() && ways(Eyes::Public).is_empty());
}

// rule 17.4
#[test]
fn a_resource_that_is_said_to_have_no_abilities_has_no_price() {
    let resources = ["SHD_111", "SEC_203"];
    let galen = json!({"seats": [
        {"name": "Ann", "leader": "SOR_015", "base": "SOR_029", "resources": resources, "deck": ["SOR_237"]},
        {"name": "Bob", "leader": "SOR_010", "base": "SOR_026", "hand": ["SEC_046"], "resources": 12},
    ], "active": 1});
    for (named, left) in [("Collections Starhopper", vec![Via::Plot]), ("Tala Durith", vec![Via::Smuggle])] {
        let mut game = begin(galen.clone(), 1);
        for wanted in [None, Some(named)] {
            let list = game.view(&CARDS.1, &names(), Eyes::Of(Seat(1))).decision.expect("Bob decides").options;
            let fits = |option: &OptionView| match wanted {
                None => option.verb == Verb::Play,
                Some(name) => option.name.as_deref() == Some(name),
            };
            let place = list.iter().position(fits).expect("it is an option");
            game.choose(&CARDS.1, place, &mut Log::default()).expect("it is an option");
        }
        let ann = game.view(&CARDS.1, &names(), Eyes::Of(ANN));
        let ways: Vec<Via> = ann.seats[0].resources.iter().flat_map(|one| &one.ways).map(|way| way.via).collect();
        assert_eq!(ways, left, "{named}");
    }
}
