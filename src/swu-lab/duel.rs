//! One game of two decks, played by two players of the same level.

use super::entrant::Entrant;
use seats::Seat;
use sha2::{Digest, Sha256};
use swu_minds::bots::{Level, think};
use swu_rules::book::Book;
use swu_rules::decision::Decision;
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game};
use swu_rules::look::Eyes;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;

/// No game comes near this many picks; one that does counts as a draw.
const MOST_PICKS: u32 = 20_000;

/// How well both sides play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The level.
    pub level: Level,
    /// How many games a searching level plays in thought for a pick.
    pub iterations: u32,
}

impl Skill {
    /// A level with its usual settings.
    pub const fn of(level: Level) -> Skill {
        Skill { level, iterations: level.iterations() }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Result {
    /// Which deck had the first action: 0 or 1.
    pub first: usize,
    /// Which deck won; `None` for a draw.
    pub winner: Option<usize>,
    /// Rounds that were begun.
    pub rounds: u16,
    /// The remaining HP of each deck's base.
    pub hp: [i16; 2],
    /// Picks of both players.
    pub picks: u32,
}

/// The luck of a round of two games; depends only on the seed, the name of the luck and its number.
pub fn luck(seed: u64, pairing: &str, round: u64) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seed.to_le_bytes());
    hash.update(round.to_le_bytes());
    hash.update(pairing.as_bytes());
    hash.finalize().iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Plays a game. `swapped` says whether the first deck sits in the second seat. Who has the first action follows from
/// the luck and the seat, so that in a round of two each deck has it once.
pub fn play(book: &Book, decks: [&Entrant; 2], swapped: bool, luck: u64, skill: Skill) -> Result {
    let seated = if swapped { [1, 0] } else { [0, 1] };
    let players = seated.map(|deck: usize| decks[deck].setup.clone());
    let first = Seat((luck >> 63) as u8);
    let mut log = Log::keeping();
    let mut game = Game::start_with(book, GameOptions::duel(), &players, Beginner::Known(first), luck, &mut log);
    let mut memories = [Memory::new(Seat(0)), Memory::new(Seat(1))];
    let mut picks = 0;
    while let Some(decision) = game.decision().filter(|_| picks < MOST_PICKS) {
        let option = pick(book, &game, decision, &mut memories, &mut log, (skill, luck ^ u64::from(picks)));
        picks += 1;
        if game.choose(book, option, &mut log).is_err() {
            break;
        }
    }
    let winners = game.over().map(|over| over.winners.iter().map(|seat| seated[seat.index()]).collect::<Vec<_>>());
    let winner = winners.filter(|winners| winners.len() == 1).map(|winners| winners[0]);
    Result { first: seated[first.index()], winner, rounds: game.round(), hp: left(book, &game, seated), picks }
}

/// What a player of this skill picks.
fn pick(
    book: &Book,
    game: &Game,
    decision: &Decision,
    memories: &mut [Memory; 2],
    log: &mut Log,
    (skill, seed): (Skill, u64),
) -> usize {
    for memory in memories.iter_mut() {
        memory.witness(&log.facts);
    }
    log.facts.clear();
    if decision.options.len() <= 1 {
        return 0;
    }
    let sight = game.sight(book, &memories[decision.seat.index()], &Lists::Closed);
    let thought = sight.and_then(|sight| think(book, &sight, skill.level, skill.iterations, seed, &|| false));
    thought.map_or(0, |thought| thought.option)
}

fn left(book: &Book, game: &Game, seated: [usize; 2]) -> [i16; 2] {
    let names = [String::new(), String::new()];
    let view = game.view(book, &names, Eyes::Public);
    let mut hp = [0, 0];
    for (seat, deck) in seated.into_iter().enumerate() {
        hp[deck] = view.seats.get(seat).map_or(0, |side| side.base.remaining());
    }
    hp
}
