//! `cantina league`: bots against each other, from a file; every game is kept, and its luck was promised before it.

use super::exit::{NOT_DONE, NotUnderstood, tell};
use super::man;
use boards::games::GAMES;
use clap::Args;
use data::ron_text;
use hotseat::bots::program::Program;
use hotseat::hosted::Outcome;
use hotseat::table::{Agreement, Sitter};
use screen::theme::visible::Visible;
use serde::{Deserialize, Serialize};
use shell::games::Seated;
use shell::options;
use shell::refusal::Refusal;
use shell::services::order::{Order, Seat};
use shell::services::{Mode, Services, lists_of};
use shell::verify::examine;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::paths::Paths;
use storage::{atomic, text_file};
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_minds::bots::Level;

/// The largest file of a league, in bytes.
const MOST_BYTES: usize = 100_000;

/// How many seconds a program has for an answer unless the file says otherwise.
const CLOCK: u16 = 10;

/// Let bots play against each other, as a file says: every pair plays every pair of decks from both seats. Each sees only
/// what its seat may know, and the luck of every game is promised before it begins.
#[derive(Debug, Args)]
#[command(
    after_help = "A league is a file in RON:\n\n  (\n      players: [\n          (name: \"Eager\", bot: \"python3 seat.py eager\"),\n          \
                  (name: \"Steady\", bot: \"steady\"),\n      ],\n      decks: [\"sor-luke\", \"sor-vader\"],\n      games: 1,   // with each pair of decks, from each seat\n      clock: 10,  // seconds for an answer\n  )\n\n\
                  Exit codes: 0 played or sound, 1 a result is not sound, 2 the file is not understood."
)]
pub(crate) struct League {
    /// The file of the league.
    file: PathBuf,
    /// Where games and results go: a folder; beside the file, with the ending .league, if not given.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Play nothing: check that every result follows from its game, and every game from what was promised.
    #[arg(long)]
    check: bool,
}

/// What a file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    players: Vec<Entrant>,
    decks: Vec<PathBuf>,
    #[serde(default = "once")]
    games: u16,
    #[serde(default = "clock")]
    clock: u16,
}

fn once() -> u16 {
    1
}

fn clock() -> u16 {
    CLOCK
}

/// A bot: a level of the program, or a command.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entrant {
    name: String,
    bot: String,
}

/// A game that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Played {
    players: [String; 2],
    decks: [PathBuf; 2],
    /// Who won, by the place among the players; nobody if it is missing.
    winner: Option<usize>,
    /// What the program said about a bot that failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    /// The save, in the folder of the league.
    save: PathBuf,
}

impl League {
    /// Plays it, or checks it.
    ///
    /// # Errors
    /// The file is not understood, a game cannot begin, or something cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let folder = self.out.clone().unwrap_or_else(|| self.file.with_extension("league"));
        let mut out = Visible::new(io::stdout().lock(), ascii);
        let code = if self.check { check(&folder, &mut out)? } else { self.play(&folder, &mut out)? };
        out.flush()?;
        Ok(code)
    }

    fn play(&self, folder: &Path, out: &mut impl Write) -> anyhow::Result<ExitCode> {
        let plan = self.plan()?;
        let data = Arc::new(CardData::of(Library::embedded()));
        let services = Services::new(data, GAMES, Paths::within(folder), Agreement::default()).built_from(man::build());
        let mut results: Vec<Played> = Vec::new();
        for (players, decks) in pairings(&plan) {
            let played = play_one(&services, &plan, players, decks, folder).map_err(NotUnderstood::new)?;
            writeln!(out, "{}", told(&played))?;
            results.push(played);
            // What was played stays, whatever happens to the rest.
            write_results(folder, &results)?;
        }
        standings(&results, out)?;
        writeln!(out, "\nGames and results are in {}.", folder.display())?;
        Ok(ExitCode::SUCCESS)
    }

    fn plan(&self) -> Result<Plan, NotUnderstood> {
        let wrong = |why: String| NotUnderstood(format!("{}: {why}", self.file.display()));
        let bytes = text_file::read(&self.file, MOST_BYTES).map_err(NotUnderstood::new)?;
        let text = String::from_utf8(bytes).map_err(|_| wrong("this is not UTF-8 text".to_owned()))?;
        let plan: Plan = ron_text::read(&text).map_err(|fault| wrong(fault.to_string()))?;
        if plan.players.len() < 2 || plan.decks.is_empty() {
            return Err(wrong("a league has at least two players and one deck".to_owned()));
        }
        let level = |bot: &str| bot.contains(['/', ' ']) || Level::named(bot).is_some();
        match plan.players.iter().find(|player| !level(&player.bot)) {
            Some(player) => Err(wrong(format!("{} is neither a level nor a command such as ./mybot", player.bot))),
            None => Ok(plan),
        }
    }
}

/// Who plays with what, game by game: every pair, every pair of decks, both seats.
fn pairings(plan: &Plan) -> Vec<([&Entrant; 2], [&PathBuf; 2])> {
    let mut pairings = Vec::new();
    for (place, one) in plan.players.iter().enumerate() {
        for other in plan.players.iter().skip(place + 1) {
            for (at, first) in plan.decks.iter().enumerate() {
                for second in plan.decks.iter().skip(at + usize::from(plan.decks.len() > 1)) {
                    for _ in 0..plan.games {
                        let seats = [[one, other], [other, one]];
                        let decks = [[first, second], [second, first]];
                        pairings.extend(seats.iter().flat_map(|seats| decks.iter().map(|decks| (*seats, *decks))));
                    }
                }
            }
        }
    }
    pairings
}

fn sitter(entrant: &Entrant, clock: u16) -> Sitter {
    let bot = Sitter::bot(entrant.name.clone());
    match Level::named(&entrant.bot) {
        Some(_) => bot.playing(Some(entrant.bot.clone())),
        None => {
            let clock = Duration::from_secs(clock.into());
            bot.run_by(Some(Program { command: entrant.bot.clone(), clock }))
        }
    }
}

/// Plays a game to its end.
fn play_one(
    services: &Services,
    plan: &Plan,
    players: [&Entrant; 2],
    decks: [&PathBuf; 2],
    folder: &Path,
) -> Result<Played, Refusal> {
    let seat = |(entrant, deck): (&Entrant, &PathBuf)| Seat {
        sitter: sitter(entrant, plan.clock),
        list: services.list(&deck.to_string_lossy()),
        called: format!("{}, {}", entrant.name, deck.display()),
    };
    let begun = services.begin(Order {
        seats: players.into_iter().zip(decks).map(seat).collect(),
        options: options::of_mode(Mode::Duel),
        judged: lists_of(false),
        marked: false,
        agreement: Agreement::default(),
        seed: None,
        terms: None,
        opened: None,
        faults: Vec::new(),
    });
    let (mut seated, _) = begun?.game().ok_or_else(|| Refusal::Setup(vec!["A league plays single games.".into()]))?;
    let notes = finished(&mut seated);
    let session = seated.session();
    let winner = session.outcome().map(Outcome::winners).and_then(|winners| winners.first());
    let names = session.table().names();
    let save = session.saved_in().map(PathBuf::from).unwrap_or_default();
    // Seats are as they were ordered; names tell who sat where.
    let won = winner.and_then(|seat| names.get(seat.index()));
    Ok(Played {
        players: players.map(|entrant| entrant.name.clone()),
        decks: decks.map(PathBuf::clone),
        winner: won.and_then(|name| players.iter().position(|entrant| entrant.name == *name)),
        notes,
        save: save.strip_prefix(folder).map(Path::to_path_buf).unwrap_or(save),
    })
}

/// Bots play until the game is over; returns what was said about those that failed.
fn finished(seated: &mut Seated) -> Vec<String> {
    let session = seated.session_mut();
    let mut said = Vec::new();
    while session.outcome().is_none() {
        if !session.tick(Instant::now()) {
            std::thread::sleep(Duration::from_millis(1));
        }
        said.extend(session.fault());
    }
    said
}

fn told(played: &Played) -> String {
    let [one, other] = &played.players;
    let result = match played.winner.and_then(|place| played.players.get(place)) {
        Some(name) => format!("{name} wins"),
        None => "a draw".to_owned(),
    };
    let [first, second] = played.decks.each_ref().map(|deck| deck.display());
    let notes = played.notes.iter().map(|note| format!("; {note}")).collect::<String>();
    format!("{one} ({first}) - {other} ({second}): {result}{notes}")
}

fn standings(results: &[Played], out: &mut impl Write) -> io::Result<()> {
    let mut names: Vec<&String> = results.iter().flat_map(|played| &played.players).collect();
    names.sort();
    names.dedup();
    let of = |name: &String| {
        let games = results.iter().filter(|played| played.players.contains(name));
        let won = games.clone().filter(|played| played.winner.and_then(|at| played.players.get(at)) == Some(name));
        (won.count(), games.count())
    };
    let mut rows: Vec<(usize, usize, &String)> = names.into_iter().map(|name| (of(name).0, of(name).1, name)).collect();
    rows.sort_by(|one, other| (other.0, one.2).cmp(&(one.0, other.2)));
    writeln!(out)?;
    rows.into_iter().try_for_each(|(won, games, name)| writeln!(out, "{won:>4} of {games} won  {name}"))
}

fn results_of(folder: &Path) -> PathBuf {
    folder.join("results.json")
}

fn write_results(folder: &Path, results: &[Played]) -> anyhow::Result<()> {
    Ok(atomic::write(&results_of(folder), format!("{}\n", serde_json::to_string_pretty(results)?).as_bytes())?)
}

/// Every game is played again: its luck must be what was promised, and its result what is written down.
fn check(folder: &Path, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let bytes = text_file::read(&results_of(folder), 100 * MOST_BYTES).map_err(NotUnderstood::new)?;
    let results: Vec<Played> = serde_json::from_slice(&bytes).map_err(NotUnderstood::new)?;
    let data = Arc::new(CardData::of(Library::embedded()));
    let services = Services::new(Arc::clone(&data), GAMES, Paths::within(folder), Agreement::default());
    let mut wrong = 0;
    for played in &results {
        let save = folder.join(&played.save);
        let fair = examine(&data, GAMES, &save).exit == 0;
        let winner: Vec<String> = played.winner.and_then(|at| played.players.get(at)).cloned().into_iter().collect();
        let told_so = services.winners(&save).is_ok_and(|winners| winners == winner);
        if !fair || !told_so {
            wrong += 1;
            let what = if fair { "another result" } else { "luck that was not promised" };
            tell(&format!("{}: {what}", save.display()));
        }
    }
    writeln!(out, "{} games, {} of them sound.", results.len(), results.len() - wrong)?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(NOT_DONE) })
}
