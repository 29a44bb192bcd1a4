//! Minds over the wire: `bot`, `advise` and the policies of `playout`.

use super::play::Play;
use super::request::Refused;
use super::stopwatch::Stopwatch;
use hotseat::bots::mind::Stop;
use schemars::JsonSchema;
use seats::Seat;
use seats::chance::Chance;
use serde::Deserialize;
use serde_json::{Number, Value, json};
use shell::games::{Effort, Playing, WireGame};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};
use swu_minds::bots::{Level, MOST_ITERATIONS, think};
use swu_minds::coach::spread::alone;
use swu_minds::coach::{Depth, Method, Way, advise};
use swu_rules::book::Book;
use swu_rules::redeal::Lists;

type Answer = Result<Value, Refused>;

/// The most time that a pick may be given, in milliseconds.
pub(super) const MOST_MS: u64 = 600_000;
/// Games for each option that matters, if not given.
const ROLLOUTS: u32 = 400;

/// What a seat is assumed to know about the others' decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Known {
    /// Nobody has seen the decks of others.
    #[default]
    Closed,
    /// Everybody has.
    Open,
}

/// What a level would pick.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Bot {
    #[serde(default = "steady")]
    level: String,
    #[serde(default)]
    seed: u64,
    #[schemars(with = "Option<u32>")]
    iterations: Option<Number>,
    #[schemars(with = "Option<u32>")]
    ms: Option<Number>,
    #[serde(default)]
    lists: Known,
}

/// The value of each option.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Advise {
    /// How closely it is looked, if neither `rollouts` nor `level` is given: `quick`, `normal` or `deep`.
    depth: Option<String>,
    /// Players play on instead: the most games for each option.
    #[schemars(with = "Option<u32>")]
    rollouts: Option<Number>,
    /// Players of this level play on instead.
    level: Option<String>,
    /// For every pick of players; if not given, no more than there is time for.
    #[schemars(with = "Option<u32>")]
    iterations: Option<Number>,
    /// After this long, the answer is what is known by then.
    #[schemars(with = "Option<u32>")]
    ms: Option<Number>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    lists: Known,
}

/// Who plays on.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Playout {
    /// How everybody chooses.
    #[serde(default = "random")]
    pub policy: String,
    policies: Option<Vec<String>>,
    /// The most picks.
    #[serde(default = "many")]
    pub max_decisions: u64,
    /// The seed of the choices.
    #[serde(default)]
    pub seed: u64,
    #[schemars(with = "Option<u32>")]
    iterations: Option<Number>,
    /// Plays this many games to their ends from here, and only tells how they ended; the game itself stays as it is.
    #[schemars(with = "Option<u32>")]
    pub games: Option<Number>,
}

impl Playout {
    /// Who plays, by choices of this seed.
    pub(super) fn playing(&self, seed: u64) -> Result<Playing<'_>, Refused> {
        let iterations = self.iterations.as_ref().map(|number| count(number, "iterations")).transpose()?;
        Ok(Playing { policy: &self.policy, seed, iterations })
    }
}

fn steady() -> String {
    Level::Steady.word().to_owned()
}

fn random() -> String {
    Level::Random.word().to_owned()
}

const fn many() -> u64 {
    20_000
}

/// The names of all levels.
pub(super) fn policies() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.word()).collect()
}

fn level(word: &str, code: &'static str) -> Result<Level, Refused> {
    let known = || format!("there is no {word:?}; there are {}", policies().join(", "));
    Level::named(word).ok_or_else(|| Refused::new(code, known()))
}

/// A budget within its bounds; any other number is refused.
pub(super) fn budget(number: &Number, bounds: RangeInclusive<u64>, what: &str) -> Result<u64, Refused> {
    number.as_u64().filter(|number| bounds.contains(number)).ok_or_else(|| {
        Refused::new("bad-budget", format!("{what} go from {} to {}, not {number}", bounds.start(), bounds.end()))
    })
}

/// A count from 1 to the most that a mind may be given.
pub(super) fn count(number: &Number, what: &str) -> Result<u32, Refused> {
    Ok(budget(number, 1..=MOST_ITERATIONS.into(), what)? as u32)
}

fn time(asked: Option<&Number>) -> Result<Option<Duration>, Refused> {
    let ms = asked.map(|ms| budget(ms, 1..=MOST_MS, "milliseconds")).transpose()?;
    Ok(ms.map(Duration::from_millis))
}

fn iterations(asked: Option<&Number>, level: Level) -> Result<u32, Refused> {
    asked.map_or(Ok(level.iterations()), |number| count(number, "iterations"))
}

pub(super) fn lists(known: Known, play: &Play) -> Lists {
    match known {
        Known::Closed => Lists::Closed,
        Known::Open => Lists::open(&play.game),
    }
}

pub(super) fn over() -> Refused {
    Refused::new("game-over", "the game is over: nothing is to be chosen")
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e5).round() / 1e2
}

/// What a level would pick here. The game stays as it is.
pub(super) fn bot(book: &Book, play: &Play, asked: &Bot) -> Answer {
    let level = level(&asked.level, "unknown-level")?;
    let time = time(asked.ms.as_ref())?;
    let most = match (time, &asked.iterations) {
        (Some(_), None) => MOST_ITERATIONS,
        (_, number) => iterations(number.as_ref(), level)?,
    };
    let sight = play.sight(book, &lists(asked.lists, play)).ok_or_else(over)?;
    let (began, watch) = (Instant::now(), Stopwatch::begin());
    let stop = || time.is_some_and(|time| began.elapsed() >= time);
    let thought = think(book, &sight, level, most, asked.seed, &stop).ok_or_else(over)?;
    let values = thought.values.iter().map(|value| (value.value.into(), value.visits)).collect();
    Ok(picked(sight.eyes(), (thought.option, thought.iterations), &watch, values))
}

/// The same while another game is played.
pub(super) fn bot_of(game: &dyn WireGame, asked: &Bot) -> Answer {
    let time = time(asked.ms.as_ref())?;
    let most = match (time, &asked.iterations) {
        (Some(_), None) => Some(MOST_ITERATIONS),
        (_, number) => number.as_ref().map(|number| count(number, "iterations")).transpose()?,
    };
    let playing = Playing { policy: &asked.level, seed: asked.seed, iterations: most };
    let watch = Stopwatch::begin();
    let (seat, thought) = game.bot(playing, &Until { began: Instant::now(), time })?;
    let values: Vec<(f64, u32)> = thought.judged.iter().map(|judged| (judged.value.into(), judged.visits)).collect();
    let iterations = values.iter().map(|(_, visits)| visits).sum();
    Ok(picked(seat, (thought.option, iterations), &watch, values))
}

/// Stops when the time is over, if there is one.
struct Until {
    began: Instant,
    time: Option<Duration>,
}

impl Stop for Until {
    fn is_due(&self) -> bool {
        self.time.is_some_and(|time| self.began.elapsed() >= time)
    }
}

fn picked(seat: Seat, (option, iterations): (usize, u32), watch: &Stopwatch, values: Vec<(f64, u32)>) -> Value {
    let weighed =
        |(option, (value, visits)): (usize, (f64, u32))| json!({"option": option, "value": value, "visits": visits});
    let values: Vec<Value> = values.into_iter().enumerate().map(weighed).collect();
    json!({
        "ok": true,
        "seat": seat,
        "option": option,
        "iterations": iterations,
        "cpu_ms": milliseconds(watch.took()),
        "values": values,
    })
}

/// How the coach is to think about this many options.
fn method(asked: &Advise, options: usize) -> Result<Method, Refused> {
    let rollouts = asked.rollouts.as_ref().map(|number| count(number, "rollouts")).transpose()?;
    let iterations = asked.iterations.as_ref().map(|number| count(number, "iterations")).transpose()?;
    if rollouts.is_none() && asked.level.is_none() && iterations.is_none() {
        return Ok(Method::at(depth(asked.depth.as_deref().unwrap_or(Depth::Normal.word()))?, asked.seed));
    }
    let level = level(asked.level.as_deref().unwrap_or(Level::Sensible.word()), "unknown-level")?;
    let usual = Method::of(level, rollouts.unwrap_or(ROLLOUTS), options, asked.seed);
    let way = iterations.map_or(usual.way, |iterations| Way::Players { level, iterations });
    Ok(Method { way, ..usual })
}

/// The depth of that name.
pub(super) fn depth(word: &str) -> Result<Depth, Refused> {
    let known = || Depth::ALL.map(Depth::word).join(", ");
    let unknown = || Refused::new("bad-budget", format!("there is no depth {word:?}; there are {}", known()));
    Depth::named(word).ok_or_else(unknown)
}

/// The value of each option for the seat that must choose. The game stays as it is.
pub(super) fn advice(book: &Book, play: &Play, asked: &Advise) -> Answer {
    let time = time(asked.ms.as_ref())?;
    let sight = play.sight(book, &lists(asked.lists, play)).ok_or_else(over)?;
    let options = sight.decision().map_or(0, |decision| decision.options.len());
    let method = method(asked, options)?;
    let began = Instant::now();
    let stop = || time.is_some_and(|time| began.elapsed() >= time);
    let advice = advise(book, &sight, method, &alone, &stop).ok_or_else(over)?;
    let view = play.game.view(book, play.names(), swu_rules::look::Eyes::Of(sight.eyes()));
    let labels = view.decision.map(|decision| decision.options).unwrap_or_default();
    let labels: Vec<String> = labels.into_iter().map(|option| option.label).collect();
    let iterations = match method.way {
        Way::Players { iterations, .. } => iterations,
        Way::Search => method.games,
    };
    let places: Vec<usize> = (0..advice.options.len()).collect();
    Ok(advised(sight.eyes(), iterations, &advice, (&places, &labels)))
}

/// The same while another game is played.
pub(super) fn advice_of(game: &dyn WireGame, asked: &Advise) -> Answer {
    let time = time(asked.ms.as_ref())?;
    if asked.level.is_some() || asked.iterations.is_some() {
        return Err(Refused::new("bad-budget", "advice on this game takes a depth or rollouts"));
    }
    let effort = match &asked.rollouts {
        Some(number) => Effort::Games(count(number, "rollouts")?),
        None => Effort::Depth(depth(asked.depth.as_deref().unwrap_or(Depth::Normal.word()))?),
    };
    let until = Until { began: Instant::now(), time };
    let weighed = game.advise(effort, asked.seed, &|| until.is_due())?;
    Ok(advised(weighed.seat, weighed.games, &weighed.advice, (&weighed.places, &weighed.labels)))
}

/// Advice on options with these indices and words.
fn advised<O>(
    seat: Seat,
    iterations: u32,
    advice: &coach::Advice<O>,
    (places, labels): (&[usize], &[String]),
) -> Value {
    let options: Vec<Value> = advice
        .options
        .iter()
        .enumerate()
        .map(|(own, judged)| {
            json!({
                "option": places.get(own),
                "label": labels.get(own),
                "equity": judged.equity,
                "low": judged.low,
                "high": judged.high,
                "rollouts": judged.games,
                "loss": judged.gap.loss.max(0.0),
                "loss_low": judged.gap.low,
                "loss_high": judged.gap.high,
                "word": judged.gap.verdict().word(),
            })
        })
        .collect();
    json!({
        "ok": true,
        "seat": seat,
        "iterations": iterations,
        "searched": advice.searched,
        "options": options,
        "best": places.get(advice.best),
        "clear": advice.is_clear(),
    })
}

/// The cost of one seat's picks.
#[derive(Clone, Copy, Default)]
struct Spent {
    decisions: u64,
    time: Duration,
    longest: Duration,
}

/// Plays the game on by choices of this seed; returns how many decisions that took, and what each seat's took.
pub(super) fn playout(book: &Book, play: &mut Play, asked: &Playout, seed: u64) -> Result<(u64, Value), Refused> {
    let seats = play.game.seats();
    let words = asked.policies.clone().unwrap_or_else(|| vec![asked.policy.clone(); seats]);
    if words.len() != seats {
        return Err(Refused::new("unknown-policy", format!("{} policies for {seats} seats", words.len())));
    }
    let levels = words.iter().map(|word| level(word, "unknown-policy")).collect::<Result<Vec<_>, _>>()?;
    let most =
        levels.iter().map(|level| iterations(asked.iterations.as_ref(), *level)).collect::<Result<Vec<_>, _>>()?;
    let mut luck = Chance::new(seed);
    let mut spent = vec![Spent::default(); seats];
    let mut decisions = 0;
    while decisions < asked.max_decisions {
        let Some(decision) = play.game.decision() else { break };
        let (Seat(seat), count) = (decision.seat, decision.options.len());
        let place = usize::from(seat);
        let watch = Stopwatch::begin();
        let option = match levels[place] {
            Level::Random => luck.below(count),
            level => {
                let seed = seed.wrapping_mul(0x9E37_79B9).wrapping_add(decisions);
                let sight = play.sight(book, &Lists::Closed).ok_or_else(over)?;
                think(book, &sight, level, most[place], seed, &|| false).ok_or_else(over)?.option
            }
        };
        let took = watch.took();
        play.choose(book, option).map_err(|error| Refused::new("internal", error.to_string()))?;
        decisions += 1;
        let seat = &mut spent[place];
        seat.decisions += 1;
        seat.time += took;
        seat.longest = seat.longest.max(took);
    }
    let told = |spent: &Spent| {
        json!({
            "decisions": spent.decisions,
            "cpu_ms": milliseconds(spent.time),
            "max_ms": milliseconds(spent.longest),
        })
    };
    Ok((decisions, spent.iter().map(told).collect()))
}
