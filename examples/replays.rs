//! Writes journals of whole games with one build, and plays them again with another.
//!
//! `cargo run --example replays -- write DIR 1000` plays that many random games of each game into saves, as the table
//! would: every pick is a record, with the fingerprint of the game at intervals and at the end. `cargo run --release
//! --example replays -- check DIR` plays every save again; a different fingerprint is an error. Both print a hash over
//! all fingerprints of a game: the same line, the same games.

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

use hotseat::host::Host;
use hotseat::hosted::Hosted;
use hotseat::journal::{Header, Record};
use hotseat::opening::{Opening, check_again};
use hotseat::table::{Agreement, Sitter, Table};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use storage::save::{self, SaveFile};
use storage::saves;
use support::{Dice, WholeSet, mix};
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_rules::game::{Beginner, PlayerSetup};
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_view::View;

fn setup(data: &CardData, set: &WholeSet, seed: u64) -> Setup {
    let mut dice = Dice::new(seed ^ 0x9E9A);
    let (options, seats) = match seed % 4 {
        2 => (GameOptions::multiplayer(), 3 + (seed / 4 % 4) as usize),
        3 => (GameOptions::twin_suns(), 3 + (seed / 4 % 4) as usize),
        _ => (GameOptions::duel(), 2),
    };
    let players = (0..seats).map(|_| {
        let PlayerSetup { mut leaders, base, deck } = set.deck(&mut dice);
        while leaders.len() < usize::from(options.leaders) {
            let other = set.deck(&mut dice).leaders[0];
            if !leaders.contains(&other) {
                leaders.push(other);
            }
        }
        PlayerDeck::of(&data.book, &PlayerSetup { leaders, base, deck })
    });
    let start = Start::Decks { options, players: players.collect(), beginner: Beginner::ByLot, marks: Vec::new() };
    Setup { names: (1..=seats).map(|seat| format!("P{seat}")).collect(), start }
}

/// The second game's own types for what both games have.
mod second {
    pub(crate) use deckbuilding::cards::library::Library;
    pub(crate) use deckbuilding::cards::word::Faction;
    pub(crate) use deckbuilding::rules::options::{Bases, LENGTHS, Mode, Options};
    pub(crate) use deckbuilding::rules::view::View;
    pub(crate) use deckbuilding_hosted::{CardData, Deckbuilding, Pick, Setup};
}

/// What both games are played with.
struct Data {
    first: Arc<CardData>,
    second: Arc<second::CardData>,
}

/// Any of the modes, lengths and bases.
fn second_setup(seed: u64) -> second::Setup {
    let mode = [second::Mode::Duel, second::Mode::Teams][(seed % 2) as usize];
    let bases = [second::Bases::Beginner, second::Bases::Full, second::Bases::Secret][(seed / 2 % 3) as usize];
    let length = second::LENGTHS.start() + (seed / 6 % 4) as u8;
    let options = second::Options { bases, length, pay_off: seed / 24 % 2 == 1, ..second::Options::of(mode) };
    let sides = second::Faction::usual().into_iter().cycle().take(mode.seats()).collect();
    second::Setup::dealt(options, sides, (1..=mode.seats()).map(|seat| format!("S{seat}")).collect())
}

/// Plays a game of bots into a save; `decide` picks one of what a view offers.
fn played<G: Hosted>(
    data: &G::Data,
    folder: &Path,
    (names, setup): (Vec<String>, G::Setup),
    seed: u64,
    mut decide: impl FnMut(&G::View) -> G::Pick,
) -> Result<(), String> {
    let table =
        Table::new(names.iter().map(Sitter::bot).collect(), Agreement::default()).map_err(|why| why.to_string())?;
    // The name of the file is made from the time the game began.
    let opening = Opening::<G>::new(data, table, setup, seed, seed).map_err(|why| why.to_string())?;
    let file = SaveFile::create(folder, opening.header()).map_err(|fault| fault.to_string())?;
    let mut host = Host::begin(opening, Box::new(file));
    let now = Instant::now();
    while host.awaits_bot() {
        host.choose_as_bot(&mut decide, now).map_err(|refused| format!("seed {seed}: {refused}"))?;
    }
    Ok(())
}

fn write(data: &Data, folder: &Path, count: u64) -> Result<(), String> {
    let set = WholeSet::new(&data.first.book);
    for seed in 0..count {
        let (first, mut dice) = (setup(&data.first, &set, seed), Dice::new(seed));
        played::<Unlimited>(&data.first, folder, (first.names.clone(), first), seed, |view: &View| {
            let options = view.decision.as_ref().map_or(&[][..], |decision| &decision.options);
            Pick::of(&options[dice.below(options.len())])
        })?;
        let (second, mut dice) = (second_setup(seed), Dice::new(seed));
        played::<second::Deckbuilding>(
            &data.second,
            folder,
            (second.names.clone(), second),
            seed,
            |view: &second::View| {
                let options = view.decision.as_ref().map_or(&[][..], |decision| &decision.options);
                second::Pick::of(&options[dice.below(options.len())])
            },
        )?;
    }
    Ok(())
}

fn written(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|fault| fault.to_string())?.path();
        if path.extension().is_some_and(|ending| ending == save::ENDING) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// What was found in saves.
#[derive(Default)]
struct Sum {
    games: u64,
    picks: u64,
    checks: u64,
    hash: u64,
}

/// Plays a save again.
fn played_again<G: Hosted>(data: &G::Data, path: &Path, sum: &mut Sum) -> Result<(), String> {
    let (header, records): (Header<G::Setup>, Vec<Record<G::Pick>>) =
        save::read(path).map_err(|fault| fault.to_string())?;
    check_again::<G>(data, &header, &records).map_err(|fault| format!("{}: {fault}", path.display()))?;
    let mut over = false;
    for record in &records {
        match record {
            Record::Pick { .. } => sum.picks += 1,
            Record::Check { fingerprint, over: ended, .. } => {
                sum.checks += 1;
                over = *ended;
                sum.hash = mix(sum.hash, fingerprint.unwrap_or_default());
            }
            _ => {}
        }
    }
    sum.games += 1;
    if over { Ok(()) } else { Err(format!("{}: the game is not over", path.display())) }
}

fn check(data: &Data, folder: &Path) -> Result<(), String> {
    let begun = Instant::now();
    let (mut first, mut second) = (Sum::default(), Sum::default());
    for path in written(folder)? {
        let game = saves::summary(&path).map_err(|fault| fault.to_string())?.game;
        if game == second::Deckbuilding::GAME {
            played_again::<second::Deckbuilding>(&data.second, &path, &mut second)?;
        } else {
            played_again::<Unlimited>(&data.first, &path, &mut first)?;
        }
    }
    for (name, sum) in [("Star Wars: Unlimited", first), ("the Deckbuilding Game", second)] {
        let Sum { games, picks, checks, hash } = sum;
        println!(
            "{name}: {games} games, {picks} picks played again, {checks} fingerprints, hash {hash:016x}: all the same"
        );
    }
    println!("{:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let library = match second::Library::embedded() {
        Ok(library) => library,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            return ExitCode::FAILURE;
        }
    };
    let data =
        Data { first: Arc::new(CardData::of(Library::embedded())), second: Arc::new(second::CardData::of(&library)) };
    let done = match arguments.as_slice() {
        ["write", folder, count] => match count.parse() {
            Ok(count) => write(&data, Path::new(folder), count).and_then(|()| check(&data, Path::new(folder))),
            Err(_) => Err(format!("{count} is no number of games")),
        },
        ["check", folder] => check(&data, Path::new(folder)),
        _ => Err("say: write DIR COUNT, or check DIR".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
