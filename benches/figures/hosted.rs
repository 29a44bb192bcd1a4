//! A hosted game: taking back, and playing a journal again.

use crate::Harness;
use crate::cpu_time;
use crate::report::Report;
use crate::support::{self, Dice, WholeSet};
use hotseat::host::{Asked, Host};
use hotseat::journal::{Journal, NotKept, Nowhere, Record};
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::{Trust, UndoRule};
use seats::Seat;
use shell::table_session::Playable;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_rules::book::Book;
use swu_rules::game::{Beginner, PlayerSetup};
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_view::View;

/// The journal that is played again has this many picks.
const PICKS: usize = 300;

/// A journal in memory.
#[derive(Clone, Default)]
struct Memory(Rc<RefCell<Vec<Record<Pick>>>>);

impl Journal<Pick> for Memory {
    fn append(&mut self, records: &[Record<Pick>]) -> Result<(), NotKept> {
        self.0.borrow_mut().extend_from_slice(records);
        Ok(())
    }

    fn place(&self) -> Option<String> {
        None
    }
}

/// The card data, compiled.
pub(crate) fn data() -> Arc<CardData> {
    Arc::new(CardData::of(Library::embedded()))
}

/// A duel of these decks.
pub(crate) fn setup(book: &Book, players: &[PlayerSetup]) -> Setup {
    let players = players.iter().map(|player| PlayerDeck::of(book, player)).collect();
    let start = Start::Decks { options: GameOptions::duel(), players, beginner: Beginner::ByLot, marks: Vec::new() };
    Setup { names: vec!["Ann".into(), "Bob".into()], start }
}

/// A game on an open table.
pub(crate) fn opening(data: &Arc<CardData>, setup: Setup, sitters: Vec<Sitter>, seed: u64) -> Opening<Unlimited> {
    let agreement =
        Agreement { trust: Trust::OpenTable, undo: UndoRule::ByConsent, idle_seconds: 0, ..Agreement::default() };
    let table = Table::new(sitters, agreement).expect("they may sit down");
    Opening::new(data, table, setup, seed, 0).expect("it can be played")
}

/// A random pick from a view with options.
fn any(dice: &mut Dice, view: &View) -> (Seat, Pick) {
    let options = view.decision.as_ref().map_or(0, |decision| decision.options.len());
    Unlimited::pick_of(view, dice.below(options)).expect("it is on the list")
}

/// Measures one step back, and a whole journal forward.
pub(crate) fn measure(harness: &mut Harness, report: &mut Report) {
    let data = data();
    let set = WholeSet::new(&data.book);
    let mut dice = Dice::new(23);
    let bots = || vec![Sitter::bot("Ann"), Sitter::bot("Bob")];
    let (journal, header, now) = (Memory::default(), RefCell::new(None), Instant::now());
    for seed in 0.. {
        journal.0.borrow_mut().clear();
        let opening = opening(&data, setup(&data.book, &set.decks(&mut dice)), bots(), seed);
        *header.borrow_mut() = Some(opening.header().clone());
        let mut host = Host::begin(opening, Box::new(journal.clone()));
        let mut picks = 0;
        while picks < PICKS && host.awaits().is_some() {
            host.choose_as_bot(|view| any(&mut dice, view).1, now).expect("it may be picked");
            picks += 1;
        }
        if picks == PICKS {
            break;
        }
    }
    let (header, records) = (header.into_inner().expect("a game was begun"), journal.0.take());

    let again = |records: Vec<Record<Pick>>| {
        Host::<Unlimited>::resume(&data, header.clone(), records, Box::new(Nowhere)).expect("it fits")
    };
    harness.bench_function("replay", |bencher| {
        bencher.iter_batched(|| records.clone(), again, criterion::BatchSize::SmallInput);
    });
    report.time("replay", 1, "journal of 300 picks played again, every check in it", "5 ms", "0.5 ms");

    // One person among bots takes back freely, so every step back is one step.
    let sitters = vec![Sitter::person("Ann"), Sitter::bot("Bob")];
    let mut host =
        Host::begin(opening(&data, setup(&data.book, &support::starters(&data.book)), sitters, 5), Box::new(Nowhere));
    let mut step = || -> Option<Duration> {
        while host.awaits_bot() {
            let pick = |view: &View| Unlimited::pick_of(view, 0).expect("there are options").1;
            host.choose_as_bot(pick, now).ok()?;
        }
        let seat = host.awaits()?.seats.first()?;
        let key = host.offers(seat).len();
        let view = match host.exposure() {
            hotseat::exposure::Exposure::Lifted(lifted) => lifted.view,
            hotseat::exposure::Exposure::Lowered(lowered) => lowered.public,
        };
        let (by, pick) = any(&mut dice, &view);
        host.choose(by, &pick, now).ok()?;
        let offer = host.offer()?;
        let before = cpu_time::now();
        let asked = host.take_back(&offer);
        let spent = cpu_time::now().saturating_sub(before);
        assert_eq!(asked, Ok(Asked::Done), "it is free");
        assert_eq!(host.offers(seat).len(), key, "one step back");
        Some(spent)
    };
    harness.bench_function("undo", |bencher| {
        bencher.iter_custom(|times| (0..times).map(|_| step().expect("the game goes on")).sum());
    });
    report.time("undo", 1, "one step taken back", "50 µs", "2 µs");
}
