//! The game hosted: who is asked, what needs a hand, what taking back costs, and a journal that leads to the same game.

use crate::hotseat::bench_table::lift;
use crate::player::paper::Paper;
use deckbuilding::cards::library::Library;
use deckbuilding::rules::options::{Bases, Mode, Options};
use deckbuilding::rules::view::{Verb, View};
use deckbuilding_hosted::{CardData, Deckbuilding, Pick, Setup, Start};
use hotseat::exposure::Exposure;
use hotseat::host::Host;
use hotseat::hosted::Need;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::takeback::Price;
use hotseat::trust::Trust;
use seats::{Seat, SeatSet};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

pub(super) static DATA: LazyLock<Arc<CardData>> =
    LazyLock::new(|| Arc::new(CardData::of(&Library::embedded().expect("the embedded cards are sound"))));

const NAMES: [&str; 4] = ["Ann", "Bob", "Cara", "Dan"];

fn setup(mode: Mode) -> Setup {
    Setup::usual(mode, NAMES[..mode.seats()].iter().map(|name| (*name).to_owned()).collect())
}

fn opening(setup: Setup, trust: Trust) -> Opening<Deckbuilding> {
    let people = setup.names.iter().map(Sitter::person).collect();
    let table = Table::new(people, Agreement { trust, ..Agreement::default() }).expect("they can sit down");
    Opening::<Deckbuilding>::new(&DATA, table, setup, 5, 0).expect("the game starts")
}

fn host(setup: Setup, trust: Trust) -> Host<Deckbuilding> {
    Host::begin(opening(setup, trust), Box::new(Nowhere))
}

fn view(host: &Host<Deckbuilding>) -> View {
    match host.exposure() {
        Exposure::Lifted(lifted) => lifted.view,
        Exposure::Lowered(lowered) => lowered.public,
    }
}

fn is_open(host: &Host<Deckbuilding>) -> bool {
    matches!(host.exposure(), Exposure::Lifted(_))
}

/// The deciding seat picks the first option with this verb.
fn pick(host: &mut Host<Deckbuilding>, verb: Verb, now: Instant) {
    let view = view(host);
    let decision = view.decision.expect("a decision");
    let option = decision.options.iter().find(|option| option.verb == verb);
    let option = option.unwrap_or_else(|| panic!("no {verb:?} among {:?}", decision.options));
    host.choose(Seat(decision.seat), &Pick::of(option), now).expect("it may be picked");
}

#[test]
fn what_lies_on_the_table_needs_no_hand_and_cards_of_the_hand_do() {
    let now = Instant::now();
    let mut host = host(setup(Mode::Duel), Trust::PublicFirst);
    assert_eq!(host.awaits().map(|awaits| (awaits.seats, awaits.need)), Some((SeatSet::one(Seat(0)), Need::Maybe)));
    let options = view(&host).decision.expect("a decision").options;
    assert!(options.iter().all(|option| option.verb != Verb::Play), "{options:?}");
    assert!(options.iter().any(|option| option.verb == Verb::EndTurn));
    lift(&mut host, now);
    let open = view(&host);
    assert_eq!(open.seats[0].hand.iter().filter(|card| card.known().is_some()).count(), 5);
    assert_eq!(open.seats[1].hand.iter().filter(|card| card.known().is_some()).count(), 0);
    for _ in 0..5 {
        pick(&mut host, Verb::Play, now);
    }
    assert!(view(&host).seats[0].hand.is_empty());
    assert!(view(&host).seats[0].resources > 0);
}

#[test]
fn secret_bases_are_chosen_behind_the_curtain() {
    let options = Options { bases: Bases::Secret, ..Options::of(Mode::Duel) };
    let start = match setup(Mode::Duel).start {
        Start::Dealt { sides, .. } => Start::Dealt { options, sides },
        other => other,
    };
    let now = Instant::now();
    let mut host = host(Setup { names: setup(Mode::Duel).names, start }, Trust::PublicFirst);
    assert_eq!(host.awaits().map(|awaits| awaits.need), Some(Need::Hand));
    assert!(view(&host).decision.is_none_or(|decision| decision.options.is_empty()), "behind the curtain");
    lift(&mut host, now);
    for _ in 0..4 {
        assert!(is_open(&host));
        pick(&mut host, Verb::Base, now);
    }
    assert!(!is_open(&host), "the next one chooses in secret");
    assert_eq!(host.awaits().map(|awaits| awaits.seats), Some(SeatSet::one(Seat(1))));
    assert_eq!(view(&host).seats[0].bases.iter().filter(|card| card.known().is_some()).count(), 0);
}

#[test]
fn playing_a_card_is_taken_back_for_nothing_and_a_turn_is_not() {
    let now = Instant::now();
    let mut host = host(setup(Mode::Duel), Trust::PublicFirst);
    lift(&mut host, now);
    let before = host.offer().map(|offer| offer.price);
    assert_eq!(before, None);
    let card = view(&host)
        .decision
        .expect("a decision")
        .options
        .into_iter()
        .find(|option| option.card.as_ref().is_some_and(|card| card.id == "imperial_shuttle"));
    let card = card.expect("five of ten cards hold a shuttle");
    host.choose(Seat(0), &Pick::of(&card), now).expect("it may be played");
    assert_eq!(host.offer().map(|offer| offer.price), Some(Price::Free));
    let offer = host.offer().expect("an offer");
    host.take_back(&offer).expect("it is free");
    assert_eq!(view(&host).seats[0].hand.len(), 5);
    pick(&mut host, Verb::EndTurn, now);
    assert_ne!(host.offer().map(|offer| offer.price), Some(Price::Free), "five cards were drawn");
}

#[test]
fn partners_hold_open_hands_and_take_their_turn_together() {
    let now = Instant::now();
    let mut host = host(setup(Mode::Teams), Trust::PublicFirst);
    let active: SeatSet = view(&host).active.iter().map(|seat| Seat(*seat)).collect();
    assert_eq!((host.awaits().map(|awaits| awaits.seats), active.iter().count()), (Some(active), 2));
    lift(&mut host, now);
    let open = view(&host);
    for seat in Seat::all(4) {
        let known = open.seats[seat.index()].hand.iter().filter(|card| card.known().is_some()).count();
        assert_eq!(known, if active.has(seat) { 5 } else { 0 });
    }
    let plays = open
        .decision
        .expect("a decision")
        .options
        .into_iter()
        .filter(|option| option.verb == Verb::Play && option.name.is_none());
    assert_eq!(plays.count(), 10);
}

#[test]
fn a_journal_of_either_mode_leads_to_the_same_game() {
    for mode in [Mode::Duel, Mode::Teams] {
        let (paper, now) = (Paper::default(), Instant::now());
        let begun = opening(setup(mode), Trust::OpenTable);
        let header = begun.header().clone();
        let mut host = Host::begin(begun, Box::new(paper.clone()));
        for number in 0..120usize {
            let Some(decision) = view(&host).decision else { break };
            let option = &decision.options[number * 7 % decision.options.len()];
            host.choose(Seat(decision.seat), &Pick::of(option), now).expect("an option can be picked");
            if !host_reads(&mut host, now) {
                panic!("what is shown can be read");
            }
        }
        let records = paper.records();
        let again = Host::<Deckbuilding>::resume(&DATA, header, records, Box::new(Nowhere)).expect("it fits").0;
        assert_eq!((again.place(), again.awaits()), (host.place(), host.awaits()));
        assert_eq!(view(&again), view(&host));
    }
}

/// Confirms that what was shown to one person has been read.
fn host_reads(host: &mut Host<Deckbuilding>, now: Instant) -> bool {
    match host.exposure() {
        Exposure::Lifted(lifted) if !lifted.shown.is_empty() => host.read(now).is_ok(),
        _ => true,
    }
}

#[test]
fn options_are_told_apart_by_their_picks() {
    for mode in [Mode::Duel, Mode::Teams] {
        let now = Instant::now();
        let mut host = host(setup(mode), Trust::OpenTable);
        for number in 0..600usize {
            let Some(decision) = view(&host).decision else { break };
            let picks: Vec<Pick> = decision.options.iter().map(Pick::of).collect();
            for (index, pick) in picks.iter().enumerate() {
                assert!(!picks[..index].contains(pick), "{pick:?} is in {:?} twice", decision.options);
            }
            let pick = &picks[number * 5 % picks.len()];
            host.choose(Seat(decision.seat), pick, now).expect("an option can be picked");
            assert!(host_reads(&mut host, now));
        }
    }
}
