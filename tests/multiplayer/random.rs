//! Whole random games with whole-set decks: no panic, no endless game, and what must always hold. `CANTINA_GAMES=2000`
//! plays that many of each.

use super::decks::legal;
use super::turns::Turns;
use crate::rules::many::games;
use crate::rules::support::{Dice, WholeSet, book};
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::fact::{Log, What};
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::table::options::GameOptions;
use swu_view::{CardRef, CardView, DecisionKind, EndReason, PhaseView, View};

/// No random game comes near this many picks.
const TOO_LONG: u32 = 120_000;

/// What was counted while playing.
#[derive(Default, Debug)]
struct Counted {
    picks: u64,
    eliminations: u64,
    conceded: u64,
}

/// The facts of a game must agree with the rules about passing and counters.
fn told(log: &Log, seats: usize, twin_suns: bool) -> Result<(), String> {
    let mut counters: Vec<(What, Seat)> = Vec::new();
    let mut out: Vec<Seat> = Vec::new();
    for fact in &log.facts {
        match fact.what {
            What::Eliminated => {
                out.push(fact.seat);
                // What they held can be taken again (E7).
                counters.retain(|(_, seat)| *seat != fact.seat);
            }
            What::Round => counters.clear(),
            What::Initiative | What::Blast | What::Plan => {
                if counters.iter().any(|(_, seat)| *seat == fact.seat) {
                    return Err(format!("seat {} took two counters in a round", fact.seat));
                }
                if counters.iter().any(|(what, _)| *what == fact.what) {
                    return Err(format!("two seats took {:?} in a round", fact.what));
                }
                counters.push((fact.what, fact.seat));
            }
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

/// Every card that a player brought is somewhere; tokens were not brought.
fn owns_all(view: &View, owner: Seat, brought: usize) -> Result<(), String> {
    let token = |id: &str| id.contains("_T");
    let mine = |card: &CardRef| usize::from(card.owner == owner && !token(&card.id));
    let mut found = 0;
    for side in &view.seats {
        for pile in [&side.hand, &side.deck, &side.discard] {
            found += pile.iter().filter_map(CardView::known).map(mine).sum::<usize>();
        }
        found += side.resources.iter().filter(|resource| resource.owner == owner).count();
        for unit in &side.units {
            found += usize::from(unit.owner == owner && !unit.leader && !token(&unit.id));
            found += unit.upgrades.iter().filter(|one| one.owner == owner && !token(&one.id)).count();
            found += unit.captives.iter().map(mine).sum::<usize>();
        }
    }
    if found == brought { Ok(()) } else { Err(format!("seat {owner} brought {brought} cards, {found} are there")) }
}

fn gone(game: &Game, book: &Book, brought: &[usize]) -> Result<(), String> {
    let seats = brought.len();
    if game.over().is_some() {
        return Ok(());
    }
    let view = game.view(book, &[], Eyes::Judge);
    for seat in 0..seats as u8 {
        if !game.eliminated(Seat(seat)) {
            if game.at_action() {
                owns_all(&view, Seat(seat), brought[seat as usize])?;
            }
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

/// Plays one game; now and then somebody concedes in the middle of something.
fn play(book: &Book, options: GameOptions, players: &[PlayerSetup], seed: u64, counted: &mut Counted) {
    let mut dice = Dice::new(seed);
    let mut log = Log::keeping();
    let mut game = Game::start(book, options, players, seed, &mut log);
    let quitting = seed.is_multiple_of(3);
    let mut earlier = game.clone();
    let mut picks = 0u32;
    let brought: Vec<usize> = players.iter().map(|player| player.deck.len()).collect();
    let mut turns = Turns::new(players.len());
    let mut heard = 0;
    while let Some(decision) = game.decision() {
        let asked = (decision.seat, decision.kind);
        let fair = turns
            .heard(&log.facts[heard..])
            .and_then(|()| if asked.1 == DecisionKind::Action { turns.awaited(asked.0) } else { Ok(()) });
        if let Err(fault) = fair {
            panic!("seed {seed}, {} seats, after {picks} picks: {fault}", players.len());
        }
        let left = log.facts[heard..].iter().any(|fact| fact.what == What::Eliminated);
        heard = log.facts.len();
        if quitting && dice.below(400) == 0 {
            let quitter = Seat(dice.below(players.len()) as u8);
            if !game.eliminated(quitter) {
                counted.conceded += 1;
                game.concede(book, quitter, &mut log);
            }
        } else {
            let pick = dice.below(decision.options.len());
            if asked.1 == DecisionKind::Action {
                turns.acted(asked.0, decision.options[pick].verb());
            }
            game.choose(book, pick, &mut log).expect("the option is on the list");
        }
        picks += 1;
        assert!(picks < TOO_LONG, "the game of seed {seed} does not end: {game:?}");
        let sound = game
            .audit(book)
            .and_then(|()| game.audit_since(&earlier))
            .map_err(|fault| fault.to_string())
            .and_then(|()| if left || picks.is_multiple_of(16) { gone(&game, book, &brought) } else { Ok(()) });
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
        let players = legal(&book, &set, &mut dice, seats, &options);
        play(&book, options, &players, seed, &mut counted);
    }
    println!(
        "{count} games, {seats} seats, {} leaders: {} picks, {} eliminations, {} conceded",
        options.leaders, counted.picks, counted.eliminations, counted.conceded
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
