//! Whole games at random with whole-set decks: no panic, no game without an end, and what must be true all the while.
//! `CANTINA_GAMES=2000` plays that many of each.

use crate::rules::many::games;
use crate::rules::support::{Dice, WholeSet, book};
use cantina::seats::Seat;
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::{Log, What};
use cantina::unlimited::rules::game::{Game, PlayerSetup};
use cantina::unlimited::rules::look::Eyes;
use cantina::unlimited::rules::table::options::GameOptions;
use cantina::unlimited::rules::view::{EndReason, PhaseView};
use std::collections::BTreeMap;

/// No game at random comes near so many picks.
const TOO_LONG: u32 = 120_000;

/// What was counted while playing.
#[derive(Default, Debug)]
struct Counted {
    picks: u64,
    handovers: BTreeMap<String, u64>,
    eliminations: u64,
    conceded: u64,
}

fn players(set: &WholeSet, dice: &mut Dice, seats: usize, options: &GameOptions) -> Vec<PlayerSetup> {
    (0..seats)
        .map(|_| {
            let mut player = set.deck(dice);
            while player.leaders.len() < options.leaders as usize {
                let other = set.deck(dice).leaders[0];
                if !player.leaders.contains(&other) {
                    player.leaders.push(other);
                }
            }
            player
        })
        .collect()
}

/// The facts of a game must agree with the rules about passing and counters.
fn told(log: &Log, seats: usize, twin_suns: bool) -> Result<(), String> {
    let mut streak: Vec<u8> = Vec::new();
    let mut counters: Vec<Seat> = Vec::new();
    let mut out: Vec<Seat> = Vec::new();
    for fact in &log.facts {
        match fact.what {
            What::Eliminated => out.push(fact.seat),
            What::Round => {
                counters.clear();
                streak.clear();
            }
            What::Initiative | What::Blast | What::Plan => {
                if counters.contains(&fact.seat) {
                    return Err(format!("seat {} took two counters in a round", fact.seat));
                }
                counters.push(fact.seat);
                streak.push(fact.seat.0);
            }
            What::Passed => streak.push(fact.seat.0),
            What::Played | What::Attacked | What::Used | What::Deployed if out.contains(&fact.seat) => {
                return Err(format!("seat {} did something after leaving: {:?}", fact.seat, fact.what));
            }
            _ => {}
        }
    }
    if !twin_suns && log.facts.iter().any(|fact| matches!(fact.what, What::Blast | What::Plan)) {
        return Err("there are no such counters in this game".to_owned());
    }
    if out.len() > seats { Err("more eliminations than seats".to_owned()) } else { Ok(()) }
}

fn gone(game: &Game, book: &Book, seats: usize) -> Result<(), String> {
    if game.over().is_some() {
        return Ok(());
    }
    let view = game.view(book, &[], Eyes::Judge);
    for seat in 0..seats as u8 {
        if !game.eliminated(Seat(seat)) {
            continue;
        }
        let side = &view.seats[seat as usize];
        let empty = side.hand.is_empty()
            && side.deck.is_empty()
            && side.discard.is_empty()
            && side.resources.is_empty()
            && side.units.is_empty();
        if !empty {
            return Err(format!("seat {seat} is out and has cards"));
        }
        let foreign = view.seats.iter().flat_map(|side| side.units.iter()).any(|unit| {
            unit.owner == Seat(seat)
                || unit.upgrades.iter().any(|upgrade| upgrade.owner == Seat(seat))
                || unit.captives.iter().any(|captive| captive.owner == Seat(seat))
        });
        if foreign || view.seats.iter().flat_map(|side| side.resources.iter()).any(|one| one.owner == Seat(seat)) {
            return Err(format!("a card of seat {seat}, who is out, is still there"));
        }
    }
    Ok(())
}

/// Plays one game; now and then somebody gives up in the middle of something.
fn play(book: &Book, options: GameOptions, players: &[PlayerSetup], seed: u64, counted: &mut Counted) {
    let mut dice = Dice::new(seed);
    let mut log = Log::keeping();
    let mut game = Game::start(book, options, players, seed, &mut log);
    let quitting = seed.is_multiple_of(3);
    let mut earlier = game.clone();
    let mut last_private: Option<Seat> = None;
    let mut picks = 0u32;
    while let Some(decision) = game.decision() {
        if decision.private && last_private != Some(decision.seat) {
            *counted.handovers.entry(decision.kind_name()).or_default() += 1;
            last_private = Some(decision.seat);
        }
        if quitting && dice.below(400) == 0 {
            let quitter = Seat(dice.below(players.len()) as u8);
            if !game.eliminated(quitter) {
                counted.conceded += 1;
                game.concede(book, quitter, &mut log);
            }
        } else {
            let pick = dice.below(decision.options.len());
            game.choose(book, pick, &mut log).expect("the option is on the list");
        }
        picks += 1;
        assert!(picks < TOO_LONG, "the game of seed {seed} does not end: {game:?}");
        let sound = game
            .audit(book)
            .and_then(|()| game.audit_since(&earlier))
            .and_then(|()| if picks.is_multiple_of(16) { gone(&game, book, players.len()) } else { Ok(()) });
        if let Err(fault) = sound {
            panic!("seed {seed}, {} seats, after {picks} picks: {fault}", players.len());
        }
        earlier.clone_from(&game);
    }
    let over = game.over().unwrap_or_else(|| panic!("seed {seed} awaits nothing and is not over"));
    if let Err(fault) = told(&log, players.len(), options.counters) {
        panic!("seed {seed}: {fault}");
    }
    assert!(over.winners.iter().all(|seat| !game.eliminated(*seat)), "seed {seed}: somebody won who is out");
    assert!(over.winners.is_empty() == (over.reason == EndReason::Draw), "seed {seed}: {over:?}");
    let living = (0..players.len() as u8).filter(|seat| !game.eliminated(Seat(*seat))).count();
    assert!(over.reason != EndReason::LastStanding || living == 1, "seed {seed}: {over:?}");
    assert_eq!(game.view(book, &[], Eyes::Public).phase, PhaseView::Over);
    counted.picks += u64::from(picks);
    counted.eliminations += (players.len() - living) as u64;
}

fn many(options: GameOptions, seats: usize) {
    let book = book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(seats as u64);
    let mut counted = Counted::default();
    let count = games(12);
    for seed in 0..count {
        let players = players(&set, &mut dice, seats, &options);
        play(&book, options, &players, seed, &mut counted);
    }
    let all: u64 = counted.handovers.values().sum();
    println!(
        "{count} games, {seats} seats, {} leaders: {} picks, {} eliminations, {} conceded; {} hand-overs a game: {:?}",
        options.leaders,
        counted.picks,
        counted.eliminations,
        counted.conceded,
        all / count.max(1),
        counted.handovers
    );
    assert!(counted.eliminations >= count, "somebody leaves in every game but a draw by the loop guard");
}

#[test]
fn multiplayer_of_three_ends() {
    many(GameOptions::multiplayer(), 3);
}

#[test]
fn multiplayer_of_four_ends() {
    many(GameOptions::multiplayer(), 4);
}

#[test]
fn multiplayer_of_five_ends() {
    many(GameOptions::multiplayer().official(), 5);
}

#[test]
fn multiplayer_of_six_ends() {
    many(GameOptions::multiplayer(), 6);
}

#[test]
fn twin_suns_of_three_ends() {
    many(GameOptions::twin_suns(), 3);
}

#[test]
fn twin_suns_of_four_ends() {
    many(GameOptions::twin_suns(), 4);
}

#[test]
fn twin_suns_to_the_last_player_ends() {
    let mut options = GameOptions::twin_suns();
    options.set("end", "last-standing").expect("a value");
    options.set("elim_counter", "stays-taken").expect("a value");
    options.set("elim_order", "turn-order").expect("a value");
    many(options, 4);
}

/// The kind of a decision as a word.
trait KindName {
    fn kind_name(&self) -> String;
}

impl KindName for cantina::unlimited::rules::decision::Decision {
    fn kind_name(&self) -> String {
        format!("{:?}", self.kind)
    }
}
