//! Nobody can tell what is hidden: games that a seat cannot tell apart look alike to it and continue alike.

use super::position::BOOK;
use super::soundness::{all_options, sides, varied};
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::decision::{Ask, Choice};
use deckbuilding::rules::fact::{Fact, Log};
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::look::telling::Teller;
use deckbuilding::rules::options::Options;
use deckbuilding::rules::view::CardView;
use seats::chance::{Chance, Luck};
use seats::{Seat, SeatSet};

/// Everything that these eyes are shown.
fn seen(game: &Game, eyes: Eyes) -> String {
    let view = game.foreseen(&BOOK, &[], eyes);
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    let foreseen: Vec<_> = options.map(|option| &option.forecast).collect();
    serde_json::to_string(&(&view, &view.decision, &view.over, foreseen)).expect("text")
}

/// Whether the same cards are in the same places, seen and unseen.
fn alike(one: &Game, two: &Game) -> bool {
    let ids = |game: &Game| {
        let view = game.view(&BOOK, &[], Eyes::Judge);
        let id = |card: &CardView| card.known().map(|card| card.id.clone());
        let of = |list: &[CardView]| list.iter().map(id).collect::<Vec<_>>();
        let seats = view.seats.iter().map(|seat| [of(&seat.deck), of(&seat.hand), of(&seat.bases)].concat());
        let decks = view.regions.iter().map(|region| of(&region.deck));
        seats.chain(decks).collect::<Vec<_>>()
    };
    ids(one) == ids(two)
}

fn told(facts: &[Fact], names: &[String], eyes: Eyes) -> String {
    let teller = Teller { book: &BOOK, names, eyes, factions: Faction::usual() };
    serde_json::to_string(&facts.iter().map(|fact| teller.event(fact)).collect::<Vec<_>>()).expect("text")
}

#[test]
fn games_that_a_seat_cannot_tell_apart_look_alike_and_go_on_alike() {
    let (mut compared, mut steps, mut different) = (0, 0, 0);
    for (index, options) in all_options().into_iter().enumerate().step_by(2) {
        let mut game =
            Game::start(&BOOK, options, &varied(options.mode, index), Luck::Number(index as u64), &mut Log::off());
        let names: Vec<String> = (0..game.seats()).map(|seat| format!("P{seat}")).collect();
        let mut chance = Chance::new(index as u64);
        for number in 0..120 {
            let Some(decision) = game.decision().cloned() else { break };
            let option = chance.below(decision.options.len());
            for seat in Seat::all(game.seats()) {
                let seats = game.open_to(seat).or(SeatSet::one(seat));
                let mut other = game.redealt(seats, number);
                assert!(alike(&game.redealt(seats, 7), &other.redealt(seats, 7)), "what is dealt again says nothing");
                different += usize::from(other != game);
                assert_eq!(seen(&game, Eyes::Of(seats)), seen(&other, Eyes::Of(seats)), "seat {seat}, pick {number}");
                assert_eq!(seen(&game, Eyes::Public), seen(&other, Eyes::Public));
                compared += 1;
                // A pick leads to the same result again for its own seat, unless it reveals hidden cards.
                let mut own = game.clone();
                let (mut one, mut two) = (Log::keeping(), Log::keeping());
                if !seats.has(decision.seat) || other.decision().expect("a decision").options != decision.options {
                    continue;
                }
                own.choose(&BOOK, option, &mut one).expect("an option");
                other.choose(&BOOK, option, &mut two).expect("an option");
                let facts = |log: &Log| told(&log.facts, &names, Eyes::Of(seats));
                if facts(&one) == facts(&two) {
                    assert_eq!(seen(&own, Eyes::Of(seats)), seen(&other, Eyes::Of(seats)), "after pick {number}");
                    steps += 1;
                }
            }
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
    }
    assert!(compared > 1000 && steps > 100 && different > compared / 2, "{compared}, {steps}, {different}");
}

#[test]
fn logs_and_exports_say_the_same_of_games_that_nobody_can_tell_apart() {
    let (mut compared, mut different) = (0, 0);
    for (index, options) in all_options().into_iter().enumerate() {
        let options = Options { open_hands: index % 2 == 0, ..options };
        let mut game =
            Game::start(&BOOK, options, &varied(options.mode, index), Luck::Number(index as u64), &mut Log::off());
        let names: Vec<String> = (0..game.seats()).map(|seat| format!("P{seat}")).collect();
        let mut chance = Chance::new(index as u64);
        for number in 0..400 {
            let Some(decision) = game.decision() else { break };
            // The end of a turn discards the hands of the players whose turn it is, openly.
            let view = game.view(&BOOK, &[], Eyes::Judge);
            let hands = game.team(game.active()).iter().any(|seat| !view.seats[seat.index()].hand.is_empty());
            let quiet = |choice: &Choice| match choice {
                // A card that joins an attack on the row may defeat a card, and another one comes from the deck.
                Choice::Commit(_) | Choice::Done => matches!(decision.ask, Ask::Turn | Ask::AttackersOfBase),
                Choice::AttackBase(_) => true,
                Choice::EndTurn => !hands,
                _ => false,
            };
            let option = chance.below(decision.options.len());
            if decision.options.get(option).is_some_and(quiet) {
                let mut other = game.redealt(SeatSet::EMPTY, number);
                let same = other
                    .decision()
                    .and_then(|there| there.options.iter().position(|one| *one == decision.options[option]));
                let (mut one, mut two, mut own) = (Log::keeping(), Log::keeping(), game.clone());
                different += usize::from(other != game);
                if let Some(same) = same {
                    own.choose(&BOOK, option, &mut one).expect("an option");
                    other.choose(&BOOK, same, &mut two).expect("an option");
                    assert_eq!(
                        told(&one.facts, &names, Eyes::Public),
                        told(&two.facts, &names, Eyes::Public),
                        "pick {number}"
                    );
                    compared += 1;
                }
            }
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
    }
    assert!(compared > 200 && different > compared / 2, "{compared} compared, {different} different");
}

#[test]
fn a_hand_a_deck_and_secret_bases_are_only_backs_to_others() {
    for options in all_options() {
        let game = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(3), &mut Log::off());
        let eyes = Eyes::Of(game.open_to(Seat(0)));
        let view = game.view(&BOOK, &[], eyes);
        for (index, seat) in view.seats.iter().enumerate() {
            let open = game.open_to(Seat(0)).has(Seat(index as u8));
            let backs = |list: &[CardView]| list.iter().all(|card| card.known().is_none());
            assert!(backs(&seat.deck), "nobody sees a deck");
            assert_eq!(backs(&seat.hand), !open || seat.hand.is_empty());
            assert_eq!(backs(&seat.bases), !open || seat.bases.is_empty());
            assert_eq!(backs(&seat.set_aside), !open || seat.set_aside.is_empty());
        }
        assert!(view.regions.iter().all(|region| region.deck.iter().all(|card| card.known().is_none())));
    }
}
