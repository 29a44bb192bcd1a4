//! Practice over the wire: `review`, `solve`, `drill` and `puzzle`.

use super::deck;
use super::minds::{Known, count, depth, lists, over};
use super::options;
use super::play::{Origin, Play, Start};
use super::quiz::{self, QUIZ};
use super::request::{Player, Refused};
use coach::review::{Judgement, Summary};
use schemars::JsonSchema;
use seats::Seat;
use serde::Deserialize;
use serde_json::{Map, Number, Value, json};
use shell::games::WireGame;
use swu_decks::admission;
use swu_minds::coach::review::{Review, drew};
use swu_minds::coach::spread::alone;
use swu_minds::coach::{Depth, Followed};
use swu_minds::drills::{Kind, LONGEST, Next, Odds, TRIES, next, odds};
use swu_minds::puzzles::{self, Goal, NODES, shipped};
use swu_rules::book::Book;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::redeal::Lists;

type Answer = Result<Value, Refused>;

/// What every decision gave away.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Reviewed {
    seats: Option<Vec<u8>>,
    #[serde(default = "quick")]
    depth: String,
    #[serde(default)]
    lists: Known,
}

/// Can a goal be reached for certain?
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Solve {
    #[serde(default = "win_phase")]
    goal: String,
    #[schemars(with = "Option<u32>")]
    nodes: Option<Number>,
}

/// A decision to practise.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Drill {
    kind: String,
    mode: Option<String>,
    pub(super) seats: Vec<Player>,
    #[serde(default)]
    you: u8,
    #[serde(default)]
    first: u8,
    #[serde(default)]
    seed: u64,
    /// The rule, or the chapter, that a quiz is about.
    pub(super) rule: Option<String>,
    /// The difficulty of a quiz.
    pub(super) difficulty: Option<u8>,
}

/// A puzzle.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Pose {
    #[serde(default = "win_phase")]
    goal: String,
    #[serde(default)]
    seed: u64,
}

fn quick() -> String {
    Depth::Quick.word().to_owned()
}

fn win_phase() -> String {
    Goal::WinPhase.to_string()
}

fn unknown_goal(goal: &str) -> Refused {
    Refused::new("unknown-goal", format!("there is no goal {goal:?}; there are {}", Goal::LIST))
}

/// Judges every decision of some seats by what they knew at the time. The game stays as it is.
pub(super) fn review(book: &Book, play: &Play, asked: &Reviewed) -> Answer {
    let seats = reviewed_seats(asked, play.game.seats() as u8)?;
    let depth = depth(&asked.depth)?;
    let mut review = Review::new(depth, seats.into_iter().map(Seat).collect());
    let mut again = Play::begin(book, play.origin().clone())?;
    for (at, step) in play.steps().iter().enumerate() {
        let known = lists(asked.lists, &again);
        if let (Some(sight), Some(picked)) = (again.sight(book, &known), again.picked(book, step)) {
            let drew = drew(&sight, &again.facts);
            review.decision(book, at, &Followed::searched(sight), (picked, drew), &alone);
        }
        again.make(book, step).map_err(|why| Refused::new("internal", why.message))?;
    }
    Ok(reviewed(review.judgements(), &review.summaries()))
}

/// The same while another game is played.
pub(super) fn review_of(game: &dyn WireGame, asked: &Reviewed) -> Answer {
    let seats = reviewed_seats(asked, game.names().len() as u8)?;
    let found = game.review(seats.into_iter().map(Seat).collect(), depth(&asked.depth)?)?;
    Ok(reviewed(&found.decisions, &found.seats))
}

/// The seats to review: all, if none are named.
fn reviewed_seats(asked: &Reviewed, count: u8) -> Result<Vec<u8>, Refused> {
    let seats = asked.seats.clone().unwrap_or_else(|| (0..count).collect());
    match seats.iter().find(|seat| **seat >= count) {
        Some(seat) => Err(Refused::new("unknown-seat", format!("there is no seat {seat}, only 0 to {}", count - 1))),
        None => Ok(seats),
    }
}

fn reviewed(judgements: &[Judgement], summaries: &[Summary]) -> Value {
    let decisions: Vec<Value> = judgements
        .iter()
        .map(|judged| {
            json!({
                "at": judged.at,
                "seat": judged.seat,
                "picked": judged.picked,
                "best": judged.best,
                "loss": judged.loss,
                "low": judged.low,
                "high": judged.high,
                "equity": judged.equity,
                "word": judged.verdict.word(),
            })
        })
        .collect();
    let seats: Vec<Value> = summaries
        .iter()
        .map(|summary| {
            json!({
                "seat": summary.seat,
                "decisions": summary.decisions,
                "lost": summary.lost,
                "luck": summary.luck,
            })
        })
        .collect();
    json!({"ok": true, "decisions": decisions, "seats": seats})
}

/// Proves or refutes that the seat that acts can reach a goal. The game stays as it is.
pub(super) fn solve(book: &Book, play: &Play, asked: &Solve) -> Answer {
    let goal = Goal::read(&asked.goal).ok_or_else(|| unknown_goal(&asked.goal))?;
    let nodes = asked.nodes.as_ref().map_or(Ok(NODES), |number| count(number, "nodes"))?;
    if play.game.decision().is_none() {
        return Err(over());
    }
    if let Some(fault) = goal.fault(book, &play.game) {
        return Err(Refused::new("unknown-goal", fault));
    }
    // Outside the action phase nothing can be reached in it.
    let nothing = puzzles::Solution { solved: false, complete: true, line: Vec::new(), first: Vec::new(), nodes: 0 };
    let solution = puzzles::solve(book, &play.game, &goal, nodes).unwrap_or(nothing);
    Ok(json!({
        "ok": true,
        "solved": solution.solved,
        "complete": solution.complete,
        "line": solution.line,
        "first": solution.first,
        "nodes": solution.nodes,
    }))
}

/// A game with known decks, as often as it is begun on the way to what is practised.
pub(super) struct Dealt {
    names: Vec<String>,
    start: Start,
    first: Seat,
    seed: u64,
    /// The seat that practises.
    pub(super) you: Seat,
}

impl Dealt {
    /// How the game begins at this attempt.
    pub(super) fn origin(&self, attempt: u64) -> Origin {
        let seed = self.seed.wrapping_add(attempt << 32);
        Origin { names: self.names.clone(), seed, start: self.start.clone(), first: Some(self.first) }
    }

    /// Everything that the question follows from, in a line.
    pub(super) fn item(&self, kind: &str) -> String {
        let Dealt { names, first, seed, you, .. } = self;
        format!("{kind} seats {} you {} first {} seed {seed}", names.len(), you.0, first.0)
    }
}

/// The game that is asked for.
pub(super) fn dealt(book: &Book, asked: &Drill) -> Result<Dealt, Refused> {
    let count = asked.seats.len();
    for seat in [asked.you, asked.first] {
        if usize::from(seat) >= count {
            return Err(Refused::new("unknown-seat", format!("there is no seat {seat} among {count}")));
        }
    }
    let mode = asked.mode.as_deref().unwrap_or(if count > 2 { "multiplayer" } else { "duel" });
    let (game_options, _) = options::read(mode, &Map::new())?;
    if let Some(fault) = admission::seats_fault(&game_options, count) {
        return Err(Refused::new("bad-seats", format!("{mode} {fault}")));
    }
    let mut players = Vec::new();
    for (index, player) in asked.seats.iter().enumerate() {
        let admitted = deck::read(book, &player.deck, index, &game_options, admission::Lists::Any)?;
        players.push(PlayerDeck::of(book, &admitted.setup));
    }
    let named =
        |(index, player): (usize, &Player)| player.name.clone().unwrap_or_else(|| format!("Player {}", index + 1));
    let names: Vec<String> = asked.seats.iter().enumerate().map(named).collect();
    let start = Start::Decks { options: game_options, players };
    Ok(Dealt { names, start, first: Seat(asked.first), seed: asked.seed, you: Seat(asked.you) })
}

/// Begins a game with known decks and plays it on, honestly, to a decision of that kind.
pub(super) fn drill(book: &Book, asked: &Drill) -> Result<(Play, Value), Refused> {
    if asked.kind == QUIZ {
        return quiz::pose(book, asked);
    }
    let Some(kind) = Kind::named(&asked.kind) else {
        let known = Kind::ALL.map(Kind::word).join(", ");
        let why = format!("there is no drill {:?}; there are {known}, {QUIZ}", asked.kind);
        return Err(Refused::new("bad-request", why));
    };
    let dealt = dealt(book, asked)?;
    for attempt in 0..=TRIES {
        if let Some((play, odds)) = reach(book, dealt.origin(attempt), kind, dealt.you, attempt < TRIES)? {
            let item = dealt.item(kind.word());
            return Ok((play, json!({"kind": kind.word(), "item": item, "you": asked.you, "odds": odds})));
        }
    }
    Err(Refused::new("no-drill", format!("no game with these decks reached a decision about {}", kind.word())))
}

/// Plays to the decision; `None` if the game ends before one comes.
fn reach(book: &Book, origin: Origin, kind: Kind, you: Seat, strict: bool) -> Result<Option<(Play, Value)>, Refused> {
    let seed = origin.seed;
    let mut play = Play::begin(book, origin)?;
    for pick in 0..LONGEST {
        let Some(sight) = play.sight(book, &Lists::Closed) else { return Ok(None) };
        match next(book, &sight, kind, you, seed ^ u64::from(pick), strict) {
            Some(Next::Here) => return Ok(Some((play, told(&odds(book, &sight))))),
            Some(Next::Pick(option)) => {
                play.choose(book, option).map_err(|error| Refused::new("internal", error.to_string()))?;
            }
            None => return Ok(None),
        }
    }
    Ok(None)
}

fn told(odds: &Odds) -> Value {
    match odds {
        Odds::Opening(curve) => {
            let rounds: Vec<Value> =
                curve.iter().map(|at| json!({"round": at.round, "hand": at.hand, "redraw": at.redraw})).collect();
            json!({"curve": rounds})
        }
        Odds::Next { unit, event, upgrade } => json!({"next": {"unit": unit, "event": event, "upgrade": upgrade}}),
    }
}

/// Lays out a puzzle that comes with the program.
pub(super) fn puzzle(book: &Book, asked: &Pose) -> Result<(Play, Value), Refused> {
    let goal = asked.goal.trim();
    let known = Goal::read(goal).is_some() || ["defeat", "clear"].contains(&goal);
    let of_goal = |puzzle: &&puzzles::Puzzle| {
        puzzle.goal == goal || Goal::read(&puzzle.goal).is_some_and(|own| own.word() == goal)
    };
    let fitting: Vec<&puzzles::Puzzle> = shipped().iter().filter(of_goal).collect();
    let place = usize::try_from(asked.seed % fitting.len().max(1) as u64).unwrap_or(0);
    let Some(puzzle) = fitting.get(place).filter(|_| known) else { return Err(unknown_goal(goal)) };
    let scenario =
        serde_json::to_value(&puzzle.scenario).map_err(|error| Refused::new("internal", error.to_string()))?;
    let names = (1..=puzzle.scenario.seats.len()).map(|seat| format!("Player {seat}")).collect();
    let origin = Origin { names, seed: asked.seed, start: Start::Position(scenario), first: None };
    let play = Play::begin(book, origin)?;
    let task = Goal::read(&puzzle.goal).map(|goal| goal.task());
    let told = json!({"goal": puzzle.goal, "by": puzzle.by, "difficulty": puzzle.difficulty, "task": task});
    Ok((play, told))
}
