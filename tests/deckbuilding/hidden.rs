//! Nobody can tell what is hidden: games that a seat cannot tell apart look alike to it and continue alike.

use super::position::{BOOK, table};
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

/// Ann uses Jyn Erso and looks at every card of Bob's hand; in the second version it is another hand.
fn looked_at(teams: bool, hand: &str) -> (Game, Vec<Fact>) {
    let ann = "units jyn_erso hand x_wing";
    let bob = format!("hand {hand} deck stormtrooper");
    let mut with = table(&match teams {
        false => format!("force: -2\nR: {ann}\nE: {bob}"),
        true => format!("force: -2\nR1: {ann}\nE1: {bob}\nR2: hand y_wing\nE2: hand tie_fighter"),
    });
    let place = with.find("use jyn_erso");
    let mut log = Log::keeping();
    with.game.choose(&BOOK, place, &mut log).expect("it is an option");
    (with.game, log.facts)
}

#[test]
fn a_hand_that_an_opponent_looked_at_is_closed_to_whoever_watches() {
    for teams in [false, true] {
        let [one, two] = ["inquisitor tie_fighter", "stormtrooper imperial_shuttle"].map(|hand| looked_at(teams, hand));
        let names: Vec<String> = (0..one.0.seats()).map(|seat| format!("P{seat}")).collect();
        let view = one.0.view(&BOOK, &names, Eyes::Public);
        assert!(view.seats[1].hand.iter().all(|card| card.known().is_none()), "the hand is open to the public");
        assert_eq!(seen(&one.0, Eyes::Public), seen(&two.0, Eyes::Public));
        assert_eq!(told(&one.1, &names, Eyes::Public), told(&two.1, &names, Eyes::Public));
        for seat in Seat::all(one.0.seats()).map(|seat| one.0.open_to(seat)) {
            if !seat.has(Seat(0)) && !seat.has(Seat(1)) {
                assert_eq!(seen(&one.0, Eyes::Of(seat)), seen(&two.0, Eyes::Of(seat)), "{seat:?}");
            }
        }
        // Whoever looked remembers, and nobody else of the same side knows unless they play with open hands.
        let known = |eyes: Eyes| {
            let view = one.0.view(&BOOK, &names, eyes);
            (view.seats[1].hand.iter().filter(|card| card.known().is_some()).count(), view.opens(1))
        };
        assert_eq!(known(Eyes::Of(SeatSet::one(Seat(0)))), (2, false));
        assert_eq!(known(Eyes::Of(SeatSet::one(Seat(1)))), (2, true));
    }
}

#[test]
fn a_card_that_both_players_know_is_not_open() {
    // The card goes back on top of Bob's deck, known to him and to Ann and to nobody who watches.
    let put_back = |hand: &str, card: &str| {
        let mut with = table(&format!("force: 2\nR: units jyn_erso\nE: hand {hand} deck stormtrooper*3"));
        with.picks("use jyn_erso");
        let (place, mut log) = (with.find(&format!("card {card}")), Log::keeping());
        with.game.choose(&BOOK, place, &mut log).expect("it is an option");
        (with.game, log.facts)
    };
    let one = put_back("inquisitor imperial_shuttle", "inquisitor");
    let two = put_back("tie_fighter imperial_shuttle", "tie_fighter");
    let names: Vec<String> = ["Ann".to_owned(), "Bob".to_owned()].to_vec();
    assert_eq!(seen(&one.0, Eyes::Public), seen(&two.0, Eyes::Public));
    assert_eq!(told(&one.1, &names, Eyes::Public), told(&two.1, &names, Eyes::Public));
    for seat in [0, 1] {
        let eyes = Eyes::Of(SeatSet::one(Seat(seat)));
        assert!(one.0.view(&BOOK, &names, eyes).seats[1].deck[0].known().is_some());
        assert_ne!(told(&one.1, &names, eyes), told(&two.1, &names, eyes));
    }
}
