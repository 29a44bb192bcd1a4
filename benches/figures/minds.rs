//! Minds: the cost of one pick at each level, the search speed, and the cost of advice.

use crate::Harness;
use crate::report::{Report, thousands};
use crate::support::{self, Dice};
use seats::Seat;
use swu_minds::bots::{Level, search, think};
use swu_minds::coach::spread::alone;
use swu_minds::coach::{Depth, Method, advise};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;

/// The position is the first wide choice of actions after this many picks of a starter duel.
const PICKS: u32 = 60;
/// A choice is wide from this many options.
const WIDE: usize = 6;
/// Iterations of the search that is timed.
const ITERATIONS: u32 = 1_000;

/// Somebody has an action to choose in the middle of a duel: the game, and what that seat saw of it.
fn position(book: &Book) -> (Game, Memory) {
    let mut log = Log::keeping();
    let mut game = Game::start(book, GameOptions::duel(), &support::starters(book), 5, &mut log);
    let mut memories = [Memory::new(Seat(0)), Memory::new(Seat(1))];
    let mut dice = Dice::new(3);
    for picks in 0.. {
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        let decision = game.decision().expect("it goes on");
        let (seat, count) = (decision.seat.index(), decision.options.len());
        if picks >= PICKS && game.at_action() && count >= WIDE {
            let [one, other] = memories;
            return (game, if seat == 0 { one } else { other });
        }
        game.choose(book, dice.below(count), &mut log).expect("it is on the list");
    }
    unreachable!("it returns")
}

/// Measures every level at one position.
pub(crate) fn measure(harness: &mut Harness, book: &Book, report: &mut Report) {
    let (game, memory) = position(book);
    let sight = game.sight(book, &memory, &Lists::Closed).expect("it is that seat's turn");
    harness.bench_function("search", |bencher| bencher.iter(|| search(book, &sight, ITERATIONS, 1, &|| false)));
    if let Some(nanoseconds) = report.nanoseconds("search") {
        let each_second = f64::from(ITERATIONS) * 1e9 / nanoseconds;
        report.row("search, games played in thought a second", thousands(each_second), "", "");
    }
    for level in [Level::Rookie, Level::Sensible, Level::Steady] {
        let name = format!("pick of {}", level.word());
        harness.bench_function(&name, |bencher| {
            bencher.iter(|| think(book, &sight, level, level.iterations(), 1, &|| false));
        });
        report.time(&name, 1, &format!("one pick of the level {}", level.word()), "", "");
    }
    // The strongest takes seconds: it is computed from the cost of one of its thought games.
    if let Some(nanoseconds) = report.nanoseconds("search") {
        let whole = nanoseconds / f64::from(ITERATIONS) * f64::from(Level::Strong.iterations());
        let iterations = thousands(Level::Strong.iterations().into());
        report.row(
            format!("one pick of the level strong, {iterations} games in thought"),
            crate::report::duration(whole),
            "",
            "",
        );
    }
    harness.bench_function("advice", |bencher| {
        bencher.iter(|| advise(book, &sight, Method::at(Depth::Quick, 1), &alone, &|| false));
    });
    report.time("advice", 1, "advice for one decision, quick, on one thread", "", "");
}
