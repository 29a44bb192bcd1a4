//! The game hosted: whatever a view offers can be picked by its meaning, and leads where the rules lead.

use super::support::{Dice, WholeSet};
use hotseat::hosted::Hosted;
use hotseat::log::Weight;
use seats::{Seat, SeatSet};
use std::sync::Arc;
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_rules::decision::Choice;
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::scenario::Scenario;
use swu_rules::table::options::GameOptions;
use swu_view::{DecisionKind, Verb, Via};

#[test]
fn whatever_a_view_offers_can_be_picked() {
    let library = Library::embedded();
    let data = Arc::new(CardData::of(library));
    let set = WholeSet::all(&data.book);
    let mut orders_of_triggers = 0;
    for seed in 0..40 {
        let mut dice = Dice::new(seed ^ 0xB0B);
        let players = set.decks(&mut dice);
        let setup = setup(&data, &players);
        let mut hosted = Unlimited::start(&data, &setup, seed).expect("it can be played");
        let mut log = Log::default();
        let mut beside = Game::start(&data.book, GameOptions::duel(), &players, seed, &mut log);
        while let Some(decision) = beside.decision() {
            let (seat, option) = (decision.seat, dice.below(decision.options.len()));
            orders_of_triggers += usize::from(matches!(decision.options[option], Choice::Trigger(_)));
            let view = beside.view(&data.book, &setup.names, Eyes::Of(decision.seat));
            let pick = Pick::of(&view.decision.expect("it decides").options[option]);
            beside.choose(&data.book, option, &mut log).expect("it is on the list");
            hosted.apply(seat, &pick).unwrap_or_else(|why| panic!("seed {seed}: {pick:?} is offered, but: {why}"));
            assert_eq!(hosted.fingerprint(), beside.fingerprint(&data.book), "seed {seed}: {pick:?} led elsewhere");
        }
    }
    assert!(orders_of_triggers > 0, "no order of triggers was chosen");
}

// rule 25.2
#[test]
fn a_leader_can_be_deployed_as_a_pilot() {
    let position = r#"(seats: [
        (leader: "JTL_017", base: "SOR_026", resources: 10, deck: ["SOR_237"], space: ["JTL_069"]),
        (leader: "SOR_010", base: "SOR_026", deck: ["SOR_237"]),
    ])"#;
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(position.into()) };
    let data = Arc::new(CardData::of(Library::embedded()));
    for (via, upgrades) in [(None, 0), (Some(Via::Piloting), 1)] {
        let mut game = Unlimited::start(&data, &setup, 1).expect("it can be laid");
        let options = game.public().decision.expect("Ann decides").options;
        let option = options.iter().find(|option| (option.verb, option.via) == (Verb::Deploy, via));
        game.apply(Seat(0), &Pick::of(option.expect("Han can be deployed"))).expect("it is on the list");
        // As a Pilot he is put on a Vehicle that is picked next.
        let next = game.public().decision.filter(|decision| decision.kind == DecisionKind::Target);
        if let Some(decision) = next {
            game.apply(Seat(0), &Pick::of(&decision.options[0])).expect("it is on the list");
        }
        let view = game.public();
        let vehicle = view.seats[0].units.iter().find(|unit| unit.id == "JTL_069").expect("it is in play");
        assert_eq!(vehicle.upgrades.len(), upgrades, "{via:?}");
    }
}

fn setup(data: &CardData, players: &[PlayerSetup]) -> Setup {
    let players = players.iter().map(|player| PlayerDeck::of(&data.book, player)).collect();
    let start = Start::Decks { options: GameOptions::duel(), players, beginner: Beginner::ByLot, marks: Vec::new() };
    Setup { names: vec!["Ann".into(), "Bob".into()], start }
}

#[test]
fn the_top_card_put_down_as_a_resource_is_news_to_its_owner() {
    let library = Library::embedded();
    let position = r#"(seats: [
        (leader: (id: "SOR_017", deployed: true), base: "SOR_026", deck: ["SOR_237", "SOR_247"]),
        (leader: "SOR_010", base: "SOR_026", deck: ["SOR_237", "SOR_247"]),
    ])"#;
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(position.into()) };
    let mut game = Unlimited::start(&Arc::new(CardData::of(library)), &setup, 1).expect("it can be laid");
    let mut news = Vec::new();
    for verb in [Verb::Attack, Verb::Card] {
        let options = game.public().decision.expect("Ann decides").options;
        let option = options.iter().find(|option| option.verb == verb).expect("Han attacks the base");
        let applied = game.apply(Seat(0), &Pick::of(option)).expect("it is on the list");
        news.extend(applied.facts.into_iter().map(|fact| fact.learned).filter(|seats| !seats.is_empty()));
    }
    assert_eq!(news, [SeatSet::one(Seat(0))]);
}

#[test]
fn a_resource_that_is_taken_is_news_to_who_takes_it() {
    let position = r#"(seats: [
        (leader: "SOR_015", base: "SOR_029", deck: ["SOR_237", "SOR_247"], resources: [
            "SHD_213", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095",
        ]),
        (leader: "SOR_010", base: "SOR_026", deck: ["SOR_237", "SOR_247"], resources: ["SOR_164", "SOR_046"]),
    ])"#;
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(position.into()) };
    let data = Arc::new(CardData::of(Library::embedded()));
    let mut game = Unlimited::start(&data, &setup, 1).expect("it can be laid");
    // The same game beside it, which may be looked at with Ann's eyes.
    let mut log = Log::default();
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let scenario: Scenario = options.from_str(position).expect("a scenario");
    let mut beside = Game::scenario(&data.book, &scenario, 1, &mut log).expect("it can be laid");
    let mut news = Vec::new();
    for verb in [Verb::Play, Verb::Card] {
        let options = beside.view(&data.book, &setup.names, Eyes::Of(Seat(0))).decision.expect("Ann decides").options;
        let place = options.iter().position(|option| option.verb == verb).expect("DJ is played and takes a resource");
        let applied = game.apply(Seat(0), &Pick::of(&options[place])).expect("it is on the list");
        beside.choose(&data.book, place, &mut log).expect("it is on the list");
        news.push(applied.facts.into_iter().fold(SeatSet::EMPTY, |news, fact| news.or(fact.learned)));
    }
    assert_eq!(news[1], SeatSet::one(Seat(0)), "{news:?}");
}

#[test]
fn a_card_put_down_for_setup_is_what_somebody_did() {
    let data = Arc::new(CardData::of(Library::embedded()));
    let players = WholeSet::new(&data.book).decks(&mut Dice::new(7));
    let setup = setup(&data, &players);
    let mut hosted = Unlimited::start(&data, &setup, 7).expect("it can be played");
    let mut beside = Game::start(&data.book, GameOptions::duel(), &players, 7, &mut Log::default());
    let mut put_down = 0;
    while let Some(decision) = beside.decision().filter(|decision| decision.kind != DecisionKind::Action) {
        let seat = decision.seat;
        let view = beside.view(&data.book, &setup.names, Eyes::Of(seat));
        let pick = Pick::of(&view.decision.expect("it decides").options[0]);
        beside.choose(&data.book, 0, &mut Log::default()).expect("it is offered");
        let facts = hosted.apply(seat, &pick).expect("it is offered").facts;
        let told = facts.iter().filter(|fact| fact.public.text().contains("into play as a resource"));
        put_down += told.inspect(|fact| assert_eq!(fact.public.weight, Weight::Action)).count();
    }
    assert_eq!(put_down, 4);
}
