//! No level above random harms itself for nothing or helps an enemy, at tables of two, of several and of Twin Suns.
//!
//! `CANTINA_TRIES=200 cargo test --test integration bots::harm -- --nocapture` checks that many games of each kind;
//! `CANTINA_SEED=1000` takes others.

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet};
use seats::Seat;
use seats::chance::Chance;
use swu_minds::bots::weights::{DECIDED, Scales};
use swu_minds::bots::{Level, think};
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;

/// Every level above random, with as many iterations as a test can wait for.
const LEVELS: [(Level, u32); 4] = [(Level::Rookie, 1), (Level::Sensible, 1), (Level::Steady, 60), (Level::Strong, 120)];
/// Possible games that must agree that a pick does harm.
const WORLDS: u64 = 3;
/// Less than the power of one unit is not harm.
const HARM: f32 = 12.0;
/// A difference this small is no difference.
const SAME: f32 = 0.5;
/// How many decisions of one game are checked.
const EACH: usize = 2;

/// The value for every side once everything that follows from an option is done: more is better for that seat. Whoever
/// picked it continues sensibly: a pick is as good as what can be made of it. `None` if somebody else chooses on the
/// way, because what they would choose is not known.
fn sides(world: &Game, option: usize) -> Option<Vec<f32>> {
    let book = &CARDS.1;
    let eyes = world.decision()?.seat;
    let mut game = world.clone();
    game.choose(book, option, &mut Log::default()).expect("it is an option");
    while let Some(decision) = game.decision() {
        let over = matches!(decision.prompt, Prompt::Action | Prompt::RegroupResource);
        if over {
            break;
        }
        if decision.seat != eyes && decision.options.len() > 1 {
            return None;
        }
        let sight = game.sight(book, &Memory::new(decision.seat), &Lists::Closed).expect("it is asked");
        let best = think(book, &sight, Level::Sensible, 1, 0, &|| false).expect("it can choose");
        game.choose(book, best.option, &mut Log::default()).expect("it is an option");
    }
    let weights = Scales::shipped().act.numbers();
    let mut side = |seat: Seat| match (game.winner(seat), game.eliminated(seat)) {
        (Some(true), _) => DECIDED,
        (Some(false), _) | (_, true) => -DECIDED,
        _ => weights.iter().zip(game.measure(book, seat)).map(|(weight, number)| weight * f32::from(number)).sum(),
    };
    Some(Seat::all(world.seats()).map(&mut side).collect())
}

/// The value of every side now.
fn now(world: &Game) -> Vec<f32> {
    let weights = Scales::shipped().act.numbers();
    let mut game = world.clone();
    let side =
        |seat: Seat| weights.iter().zip(game.measure(&CARDS.1, seat)).map(|(w, number)| w * f32::from(number)).sum();
    Seat::all(world.seats()).map(side).collect()
}

/// Whether the pick makes this seat poorer or an enemy richer, while the other option does neither and is no worse in
/// anything.
fn harms(now: &[f32], picked: &[f32], other: &[f32], seat: Seat) -> bool {
    // How much worse for this seat: its own value falls, others rise.
    let worse = |one: &[f32], two: &[f32], place: usize| {
        let by = two[place] - one[place];
        if place == seat.index() { -by } else { by }
    };
    let places = || 0..now.len();
    let harm = places().any(|place| worse(now, picked, place) >= HARM && worse(now, other, place) <= SAME);
    harm && places().all(|place| worse(picked, other, place) <= SAME)
}

/// An option that does no harm, if all possible games agree that the picked one does, for nothing.
fn better(sight: &Sight, picked: usize) -> Option<usize> {
    let worlds: Vec<Game> = (0..WORLDS).map(|seed| sight.dealt(&mut Chance::new(seed))).collect();
    let outcomes = |option: usize| worlds.iter().map(|world| sides(world, option)).collect::<Vec<_>>();
    let options = &sight.decision()?.options;
    // Declining or having enough does no harm: whatever follows would have come anyway, so it is not the harm of
    // another pick either. Having enough may carry out what was chosen so far, so its effect on others measures
    // nothing.
    let declined = options.iter().position(|option| matches!(option, Choice::Skip | Choice::Done));
    if declined == Some(picked) {
        return None;
    }
    let mut before = now(&worlds[0]);
    for (place, then) in declined.and_then(|declined| sides(&worlds[0], declined)).into_iter().flatten().enumerate() {
        let own = place == sight.eyes().index();
        let skips = options.contains(&Choice::Skip);
        before[place] = match own {
            _ if skips => then,
            true => before[place].min(then),
            false => before[place].max(then),
        };
    }
    let own = outcomes(picked);
    let worse = |pair: (&Option<Vec<f32>>, Option<Vec<f32>>)| match pair {
        (Some(picked), Some(other)) => harms(&before, picked, &other, sight.eyes()),
        _ => false,
    };
    let others = (0..options.len()).filter(|option| *option != picked);
    others.into_iter().find(|option| own.iter().zip(outcomes(*option)).all(worse))
}

/// Decisions about what an effect does to whom, from games played at random.
fn decisions(seats: usize, options: GameOptions, seed: u64) -> Vec<(Sight, String)> {
    let book = &CARDS.1;
    let (set, mut dice) = (WholeSet::all(book), Dice::new(seed));
    let players = set.players(&mut dice, &options, seats);
    let mut log = Log::keeping();
    let mut game = Game::start(book, options, &players, seed, &mut log);
    let mut memories: Vec<Memory> = Seat::all(seats).map(Memory::new).collect();
    let mut found = Vec::new();
    while let Some(decision) = game.decision() {
        let (seat, count) = (decision.seat, decision.options.len());
        let about_whom = matches!(decision.prompt, Prompt::Step(..) | Prompt::AttachTo) && count > 1;
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        if about_whom && dice.below(8) == 0 {
            let sight = game.sight(book, &memories[seat.index()], &Lists::Closed).expect("it is asked");
            let names: Vec<String> = Seat::all(seats).map(|seat| format!("Player {}", seat.0)).collect();
            let asked = game.view(book, &names, Eyes::Of(seat)).decision.expect("a decision");
            let labels: Vec<String> = asked.options.iter().map(|option| option.label.clone()).collect();
            found.push((sight, format!("{} ({:?}): {labels:?}", asked.prompt, asked.source)));
            if found.len() == EACH {
                break;
            }
        }
        game.choose(book, dice.below(count), &mut log).expect("it is an option");
    }
    found
}

/// What every level does in some games of a table: how many picks were checked, and which of them do harm.
fn judged(seats: usize, options: GameOptions, seed: u64) -> (usize, Vec<String>) {
    let (mut looked, mut wrong) = (0, Vec::new());
    for (sight, asked) in decisions(seats, options, seed) {
        for (level, iterations) in LEVELS {
            looked += 1;
            let thought = think(&CARDS.1, &sight, level, iterations, seed, &|| false).expect("it can choose");
            if let Some(other) = better(&sight, thought.option) {
                let picked = thought.option;
                wrong.push(format!(
                    "{seats} seats, seed {seed}, {level:?} picks {picked}, {other} does no harm: {asked}"
                ));
            }
        }
    }
    (looked, wrong)
}

#[test]
fn nobody_above_random_harms_themselves_for_nothing_or_helps_an_enemy() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let (first, games) = (number("CANTINA_SEED").unwrap_or(0), number("CANTINA_TRIES").unwrap_or(2));
    let several = GameOptions::multiplayer();
    let tables = [
        (2, GameOptions::duel()),
        (3, several),
        (4, several),
        (5, several),
        (6, several),
        (3, GameOptions::twin_suns()),
        (4, GameOptions::twin_suns()),
    ];
    let (mut looked, mut wrong) = (0, Vec::new());
    for (seats, options) in tables {
        for seed in first..first + games {
            let (more, harm) = judged(seats, options, seed);
            looked += more;
            wrong.extend(harm);
        }
    }
    println!("{looked} picks, {} of them harm", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(looked > 80, "{looked} picks were looked at");
}

/// Tables at which somebody once picked a shield for an enemy, damage to their own unit or cards for somebody else.
#[test]
fn harm_that_was_done_once_is_not_done_again() {
    let several = [(3, 127), (4, 57), (4, 77), (4, 170), (4, 180), (5, 9), (6, 85), (6, 106), (6, 136), (6, 154)];
    let twin_suns = [(3, 9), (3, 66), (3, 119), (3, 153), (4, 28), (4, 58), (4, 94)];
    let several = several.map(|table| (table, GameOptions::multiplayer()));
    let twin_suns = twin_suns.map(|table| (table, GameOptions::twin_suns()));
    for ((seats, seed), options) in several.into_iter().chain(twin_suns) {
        let (_, wrong) = judged(seats, options, seed);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
