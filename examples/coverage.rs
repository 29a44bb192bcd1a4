//! Plays many random games and prints what was used: every card of all sets, every text on it, every word of the
//! language in their texts.
//!
//! `cargo run --release --example coverage -- 30000 20000 2000 3000` plays 30,000 duels of decks of the first three
//! sets, 20,000 duels of decks of all sets, and 2,000 games of three to six players, half of them Twin Suns of three or
//! four; the first 3,000 of each are checked after every pick as the example `invariants` checks them. Decks are random, legal by the
//! profiles of their sets, and made of what was used least so far, so that no card is left to luck. It ends with an
//! error if anything is wrong, if a card was used fewer than 50 times, or if a text or a word was never carried out.
//! With a fifth argument, a file, the table is written there as well. A sixth is the first seed: runs that begin at
//! different seeds play different games, so that a long run can be cut into several; `coverage --sum FILE...` adds up
//! the tables that they wrote.

#[allow(dead_code, reason = "other programs use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

#[path = "shared/counts.rs"]
mod counts;
#[path = "shared/soundness.rs"]
mod soundness;

use counts::{Added, Counts};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::process::ExitCode;
use support::{Dice, TOO_LONG, mix};
use swu_cards::catalog::{Catalogue, Printing};
use swu_decks::formats::{DeckList, Format, Profile, Section, Standing, Terms, judge};
use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::coverage::Tally;
use swu_rules::fact::{Log, What};
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// A card must be used this often.
const OFTEN: u64 = 50;
/// The cards that must be.
const SETS: [&str; 11] = ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"];
/// Of this many cards drawn for a slot in a deck, the least used gets it.
const DRAWN: usize = 3;

/// The cards of a profile, sorted by the parts of a deck.
struct Pool {
    profile: &'static Profile,
    format: Format,
    leaders: Vec<DefId>,
    bases: Vec<DefId>,
    cards: Vec<DefId>,
}

fn printing(book: &Book, def: DefId) -> Option<&'static Printing> {
    Catalogue::embedded().get(&book.card(def).id)
}

impl Pool {
    fn new(book: &Book, profile: &'static Profile, format: Format) -> Pool {
        let catalogue = Catalogue::embedded();
        let suspended = |card: &Printing| profile.suspension(card, format, profile.day, catalogue).is_some();
        let of = |kinds: &[Kind]| {
            let wanted = |def: &DefId| {
                kinds.contains(&book.card(*def).kind)
                    && printing(book, *def)
                        .is_some_and(|card| profile.has_set(card.set(), profile.day, catalogue) && !suspended(card))
            };
            book.all().filter(wanted).collect()
        };
        Pool {
            profile,
            format,
            leaders: of(&[Kind::Leader]),
            bases: of(&[Kind::Base]),
            cards: of(&[Kind::Unit, Kind::Event, Kind::Upgrade]),
        }
    }

    /// A legal deck of the least used cards.
    fn deck(&self, book: &Book, used: &[u64], dice: &mut Dice) -> PlayerSetup {
        let mut draw = |cards: &[DefId]| {
            let drawn = (0..DRAWN).map(|_| cards[dice.below(cards.len())]);
            drawn.min_by_key(|def| used[def.0 as usize]).unwrap_or(cards[0])
        };
        let twin = self.format == Format::TwinSuns;
        loop {
            let mut setup = PlayerSetup { leaders: Vec::new(), base: draw(&self.bases), deck: Vec::new() };
            setup.leaders.extend((0..if twin { 2 } else { 1 }).map(|_| draw(&self.leaders)));
            // As many cards as the base asks for: the judge knows.
            for _ in 0..100 {
                setup.deck.push(draw(&self.cards));
                if setup.deck.len().is_multiple_of(5) && setup.deck.len() >= 40 && self.is_legal(book, &mut setup) {
                    return setup;
                }
            }
        }
    }

    /// Whether the deck is legal. Surplus copies are taken out.
    fn is_legal(&self, book: &Book, setup: &mut PlayerSetup) -> bool {
        let most = if self.format == Format::TwinSuns { 1 } else { 3 };
        let mut identities: Vec<&str> = Vec::new();
        setup.deck.retain(|def| {
            let identity = printing(book, *def).map_or("", |card| card.identity);
            let few = identities.iter().filter(|other| **other == identity).count() < most;
            identities.push(identity);
            few
        });
        let mut list = DeckList::named("random");
        for def in setup.leaders.iter().chain([&setup.base]).chain(&setup.deck) {
            let Some(card) = printing(book, *def) else { return false };
            list.add(card, Section::Deck, self.format == Format::TwinSuns);
        }
        judge(&list, &Terms::of(self.format, self.profile)).standing() == Standing::Legal
    }
}

/// The totals of all games.
struct Sum {
    /// By card: times played, created or attached; of leaders times deployed or turned over; of bases times brought.
    used: Vec<u64>,
    log: Log,
    games: u64,
    checked: u64,
    picks: u64,
    decisions: u64,
    longest: u32,
    hash: u64,
    /// The report.
    text: String,
}

impl Sum {
    fn new(book: &Book) -> Sum {
        let log = Log { on: true, tally: Some(Box::new(Tally::default())), ..Log::default() };
        let used = vec![0; book.len()];
        Sum { used, log, games: 0, checked: 0, picks: 0, decisions: 0, longest: 0, hash: 0, text: String::new() }
    }

    /// Plays a game to its end; with `checks` everything is checked after every pick.
    fn play(
        &mut self,
        book: &Book,
        options: GameOptions,
        players: &[PlayerSetup],
        seed: u64,
        checks: bool,
    ) -> Result<(), String> {
        for player in players {
            self.used[player.base.0 as usize] += 1;
        }
        let mut dice = Dice::new(seed);
        let mut game = Game::start(book, options, players, seed, &mut self.log);
        let (mut earlier, mut actions, mut picks) = (game.clone(), Vec::new(), 0);
        while let Some(decision) = game.decision() {
            let count = decision.options.len();
            if count == 0 || picks > TOO_LONG {
                return Err(format!("after {picks} picks: {count} options"));
            }
            if checks {
                earlier.clone_from(&game);
            }
            game.choose(book, dice.below(count), &mut self.log).map_err(|error| error.to_string())?;
            picks += 1;
            self.picks += 1;
            self.decisions += u64::from(count > 1);
            self.note_facts(book);
            if checks {
                soundness::check(book, &game, &earlier, &mut actions, u64::from(picks))
                    .map_err(|why| format!("after {picks} picks: {why}"))?;
            }
        }
        if game.over().is_none() {
            return Err("nothing is awaited, and it is not over".to_owned());
        }
        self.games += 1;
        self.checked += u64::from(checks);
        self.longest = self.longest.max(picks);
        self.hash = mix(self.hash, game.fingerprint(book));
        Ok(())
    }

    fn note_facts(&mut self, book: &Book) {
        for fact in self.log.facts.drain(..) {
            let Some(card) = fact.card else { continue };
            let counts = match fact.what {
                What::Played | What::Deployed | What::Created | What::Flipped => true,
                What::Attached => book.card(card.def).kind == Kind::TokenUpgrade,
                _ => false,
            };
            self.used[card.def.0 as usize] += u64::from(counts);
        }
    }

    fn line(&mut self, line: &str) {
        println!("{line}");
        let _ = writeln!(self.text, "{line}");
    }

    fn summary(&mut self, name: &str) {
        let line = format!(
            "{name}: {} games, {} checked, {} picks, {} decisions, longest {} picks, hash {:016x}",
            self.games, self.checked, self.picks, self.decisions, self.longest, self.hash
        );
        self.line(&line);
    }
}

/// Whether the card has to be used.
fn is_asked(book: &Book, def: DefId) -> bool {
    book.card(def).id.split_once('_').is_some_and(|(set, _)| SETS.contains(&set))
}

/// The cards that have to be used.
fn asked(book: &Book) -> impl Iterator<Item = DefId> {
    book.all().filter(|def| is_asked(book, *def))
}

/// The counts of every card that has to be used.
fn counted(book: &Book, sum: &Sum) -> Vec<(DefId, Counts)> {
    let Some(tally) = &sum.log.tally else { return Vec::new() };
    asked(book).map(|def| (def, Counts::tallied(book, def, sum.used[def.0 as usize], tally))).collect()
}

/// A line for every card with the counts of its texts; returns how many counts are too small.
fn table(book: &Book, counts: &[(DefId, Counts)], mut line: impl FnMut(&str)) -> usize {
    let mut short = 0;
    line(&format!("{:<8} {:>7}  texts carried out | texts in force  name", "card", "used"));
    for (def, counts) in counts {
        let (card, rare) = (book.card(*def), counts.used < OFTEN);
        short += usize::from(rare) + counts.unused();
        let mark = if rare || counts.unused() > 0 { "  <-- not enough" } else { "" };
        line(&format!("{:<8} {}  {}{mark}", card.id, counts.said(), card.full_name()));
    }
    short
}

/// The words of a text: the names in its notation. Anything in quotation marks belongs to a card.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let said = text.split('"').step_by(2);
    said.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()))
        .filter(|word| word.starts_with(char::is_uppercase))
}

/// Words used in texts, but in none that was carried out.
fn unspoken(book: &Book, counts: &[(DefId, Counts)]) -> Vec<String> {
    let (mut all, mut spoken) = (BTreeSet::new(), BTreeSet::new());
    let mut add = |text: String, count: u64| {
        for word in words(&text) {
            all.insert(word.to_owned());
            if count > 0 {
                spoken.insert(word.to_owned());
            }
        }
    };
    for (def, counts) in counts {
        for (id, count) in book.programs(*def).zip(&counts.programs) {
            let steps: Vec<_> = book.program(id).steps().collect();
            add(format!("{steps:?}"), *count);
        }
        for (id, count) in book.constants(*def).zip(&counts.constants) {
            add(format!("{:?}", book.constant(id)), *count);
        }
    }
    all.difference(&spoken).cloned().collect()
}

/// The least used cards.
fn print_least(book: &Book, counts: &[(DefId, Counts)], mut line: impl FnMut(&str)) {
    let named = |(def, counts): &(DefId, Counts)| {
        let card = book.card(*def);
        (counts.used, card.id.clone(), card.full_name().to_string())
    };
    let mut cards: Vec<_> = counts.iter().map(named).collect();
    cards.sort();
    line("used least:");
    for (used, id, name) in cards.iter().take(20) {
        line(&format!("{used:>8}  {id}  {name}"));
    }
}

/// The table, the least used cards and what is missing; returns whether nothing is.
fn report(book: &Book, counts: &[(DefId, Counts)], mut line: impl FnMut(&str)) -> bool {
    let short = table(book, counts, &mut line);
    print_least(book, counts, &mut line);
    let unspoken = unspoken(book, counts);
    let said = if unspoken.is_empty() { "none".to_owned() } else { unspoken.join(" ") };
    line(&format!("words never carried out: {said}"));
    line(&format!("counts that are too small: {short}"));
    short == 0 && unspoken.is_empty()
}

/// Adds up tables and reports on their sum.
fn sum_up(book: &Book, files: &[String]) -> Result<bool, String> {
    let mut added = Added::new(book, asked(book));
    for file in files {
        let table = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        added.add(book, &table).map_err(|why| format!("{file}: {why}"))?;
    }
    for (name, games) in &added.games {
        println!("{name}: {games} games in {} tables", files.len());
    }
    Ok(report(book, &added.counts, |line| println!("{line}")))
}

/// How many games of each sort.
struct Wanted {
    three_sets: u64,
    all_sets: u64,
    several: u64,
    checked: u64,
    /// The seed of the first game of each sort.
    first: u64,
}

fn play_all(book: &Book, sum: &mut Sum, wanted: &Wanted) -> Result<(), String> {
    let profile = |name| Profile::named(name).map_err(|error| error.to_string());
    let mut dice = Dice::new(0x50F + wanted.first);
    for (name, duels, called) in
        [("tr13", wanted.three_sets, "duels of three sets"), ("all-sets", wanted.all_sets, "with duels of all sets")]
    {
        let pool = Pool::new(book, profile(name)?, Format::Premier);
        for seed in wanted.first..wanted.first + duels {
            let players = [0, 1].map(|_| pool.deck(book, &sum.used, &mut dice));
            sum.play(book, GameOptions::duel(), &players, seed, seed - wanted.first < wanted.checked)
                .map_err(|why| format!("{called}, seed {seed}: {why}"))?;
        }
        sum.summary(called);
    }
    let [alone, twin] = [Format::Premier, Format::TwinSuns].map(|format| (profile("all-sets"), format));
    let (alone, twin) = (Pool::new(book, alone.0?, alone.1), Pool::new(book, twin.0?, twin.1));
    for seed in wanted.first..wanted.first + wanted.several {
        let (options, pool, most) = match seed % 2 {
            0 => (GameOptions::multiplayer(), &alone, 4),
            _ => (GameOptions::twin_suns(), &twin, 2),
        };
        let seats = 3 + (seed / 2 % most) as usize;
        let players: Vec<PlayerSetup> = (0..seats).map(|_| pool.deck(book, &sum.used, &mut dice)).collect();
        sum.play(book, options, &players, seed, seed - wanted.first < wanted.checked)
            .map_err(|why| format!("{seats} players, seed {seed}: {why}"))?;
    }
    sum.summary("with games of three to six");
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some((word, files)) = arguments.split_first()
        && word == "--sum"
    {
        return ended(sum_up(&support::book(), files));
    }
    let numbers: Vec<u64> = arguments.iter().take(4).filter_map(|word| word.parse().ok()).collect();
    let [three_sets, all_sets, several, checked] = numbers[..] else {
        eprintln!(
            "usage: coverage DUELS-OF-THREE-SETS DUELS-OF-ALL-SETS GAMES-OF-SEVERAL CHECKED-OF-EACH [FILE [SEED]]"
        );
        eprintln!("       coverage --sum FILE...");
        return ExitCode::from(2);
    };
    let Ok(first) = arguments.get(5).map_or(Ok(0), |word| word.parse()) else {
        eprintln!("the first seed is a number");
        return ExitCode::from(2);
    };
    let wanted = Wanted { three_sets, all_sets, several, checked, first };
    ended(run(&support::book(), &wanted, arguments.get(4)))
}

/// Plays the games and reports; returns whether everything was used.
fn run(book: &Book, wanted: &Wanted, file: Option<&String>) -> Result<bool, String> {
    let mut sum = Sum::new(book);
    play_all(book, &mut sum, wanted)?;
    let enough = report(book, &counted(book, &sum), |line| sum.line(line));
    if let Some(file) = file {
        std::fs::write(file, &sum.text).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(enough)
}

fn ended(result: Result<bool, String>) -> ExitCode {
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
