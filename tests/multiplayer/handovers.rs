//! How often the keyboard changes hands, and why: whole games by bots that pick at random, played by people at a real
//! host. Public decisions need no handover, nobody still at the keyboard is asked to take it, and each phase asks
//! everybody at most once.
//!
//! `CANTINA_GAMES=100 cargo test --release --test integration -- handovers --nocapture` prints the table.

use super::decks::legal;
use crate::hotseat::bench_table::lift;
use crate::rules::many::games;
use crate::rules::support::{Dice, WholeSet};
use hotseat::exposure::Exposure;

use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use seats::Seat;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_view::{DecisionKind, PhaseView, Verb, View, ZoneView};

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

/// What was counted.
#[derive(Default)]
struct Counted {
    games: u64,
    rounds: u64,
    picks: u64,
    /// Names spelled, by reason.
    handovers: BTreeMap<&'static str, u64>,
    /// How many there would be if every secret pick closed the hand.
    closing_at_once: u64,
    /// How many there would be with a curtain at every change of seat.
    full_curtain: u64,
}

impl Counted {
    fn per_game(&self, number: u64) -> f64 {
        number as f64 / self.games.max(1) as f64
    }

    fn all(&self) -> u64 {
        self.handovers.values().sum()
    }
}

fn begin(options: GameOptions, players: &[PlayerSetup], seed: u64) -> (Host<Unlimited>, Game) {
    let names: Vec<String> = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"].map(str::to_owned)[..players.len()].to_vec();
    let brought = players.iter().map(|player| PlayerDeck::of(&DATA.book, player));
    let start = Start::Decks { options, players: brought.collect(), beginner: Beginner::ByLot, marks: Vec::new() };
    let table = Table::new(names.iter().map(Sitter::person).collect(), Agreement::default()).expect("a table");
    let opening = Opening::<Unlimited>::new(&DATA, table, Setup { names, start }, seed, 0).expect("a game");
    let game = Game::start(&DATA.book, options, players, seed, &mut Log::default());
    (Host::begin(opening, Box::new(Nowhere)), game)
}

/// Whoever is shown cards looks at them first; returns who that was, if anybody.
fn look(host: &mut Host<Unlimited>, decides: Seat, private: bool, now: Instant) -> Option<Seat> {
    let mut looked = None;
    loop {
        let reader = match host.exposure() {
            Exposure::Lifted(lifted) if lifted.shown.is_empty() => return looked,
            Exposure::Lifted(lifted) => lifted.seat,
            Exposure::Lowered(lowered) if lowered.next.has(decides) && lowered.curtain == private => return looked,
            Exposure::Lowered(lowered) => {
                lift(host, now);
                lowered.next.first().expect("somebody looks")
            }
        };
        host.read(now).expect("cards are shown");
        looked = Some(reader);
    }
}

/// Why somebody looks at their hand.
fn reason(view: &View, kind: DecisionKind, verb: Verb) -> &'static str {
    match (view.phase, kind) {
        (_, DecisionKind::Mulligan) => "mulligan",
        (PhaseView::Setup, _) => "first resources",
        (PhaseView::Regroup, DecisionKind::Resource) => "regroup",
        (_, DecisionKind::Action) if verb == Verb::Play => "play from hand",
        (_, DecisionKind::Cost) => "discard as a cost",
        _ if view.decision.as_ref().is_some_and(|decision| decision.source.is_none()) => "plan counter",
        _ => "a card's hidden choice",
    }
}

/// Plays one game; after every pick the host must be as open as it needs to be, and no more.
fn play(options: GameOptions, players: &[PlayerSetup], seed: u64, counted: &mut Counted) {
    let (mut host, mut game) = begin(options, players, seed);
    let names: Vec<String> = host.table().names();
    let mut dice = Dice::new(seed);
    let now = Instant::now();
    let mut at_keyboard: Option<Seat> = None;
    let mut open_until_commit: Option<Seat> = None;
    let mut before: Option<Seat> = None;
    let mut visits: BTreeMap<(u16, &str, Seat), u32> = BTreeMap::new();
    while let Some(decision) = game.decision() {
        if let Some(reader) = look(&mut host, decision.seat, decision.private, now) {
            counted.closing_at_once += 1;
            at_keyboard = host.is_lifted().then_some(reader);
        }
        let (seat, kind, private) = (decision.seat, decision.kind, decision.private);
        let place = dice.below(decision.options.len());
        let view = game.view(&DATA.book, &names, Eyes::Of(seat));
        let option = &view.decision.as_ref().expect("it is awaited").options[place];
        let (pick, verb) = (Pick::of(option), option.verb);
        let lies_open = option.card.as_ref().is_some_and(|card| card.zone == ZoneView::Discard);
        let from_hand = private || verb == Verb::Play && !lies_open;
        match host.exposure() {
            Exposure::Lowered(lowered) => {
                assert_eq!(lowered.curtain, private, "seed {seed}: a curtain for {kind:?}");
                if from_hand {
                    let why = reason(&view, kind, verb);
                    assert_ne!(at_keyboard, Some(seat), "seed {seed}: handed to who has it, for {why}");
                    *counted.handovers.entry(why).or_default() += 1;
                    if matches!(why, "mulligan" | "first resources" | "regroup") {
                        let times = visits.entry((view.round, why, seat)).or_default();
                        *times += 1;
                        assert_eq!(*times, 1, "seed {seed}: seat {seat} is asked twice for one {why}");
                    }
                    lift(&mut host, now);
                    look(&mut host, seat, private, now);
                    at_keyboard = Some(seat);
                } else {
                    // Answered without a handover: the next person spells their name again.
                    at_keyboard = None;
                }
            }
            Exposure::Lifted(lifted) => assert_eq!(lifted.seat, seat, "seed {seed}: another hand is open"),
        }
        counted.closing_at_once += u64::from(from_hand && open_until_commit != Some(seat));
        counted.full_curtain += u64::from(before != Some(seat));
        before = Some(seat);
        host.choose(seat, &pick, now)
            .unwrap_or_else(|refused| panic!("seed {seed}, {} of {:?}: {refused}", option.label, kind));
        game.choose(&DATA.book, place, &mut Log::default()).expect("the option is on the list");
        let next = game.decision().map(|decision| (decision.seat, decision.private));
        open_until_commit = (from_hand && next == Some((seat, true))).then_some(seat);
        let reads = matches!(host.exposure(), Exposure::Lifted(lifted) if !lifted.shown.is_empty());
        if next.is_none_or(|(next, _)| next != seat) && !reads {
            assert!(!host.is_lifted(), "seed {seed}: a hand is open for somebody else");
            at_keyboard = None;
        }
        counted.picks += 1;
    }
    counted.games += 1;
    counted.rounds += u64::from(game.round());
}

fn many(options: GameOptions, seats: usize, usual: u64) -> Counted {
    let set = WholeSet::new(&DATA.book);
    let mut dice = Dice::new(seats as u64 + 77);
    let mut counted = Counted::default();
    for seed in 0..games(usual).min(200) {
        let players = legal(&DATA.book, &set, &mut dice, seats, &options);
        play(options, &players, seed, &mut counted);
    }
    counted
}

fn print(name: &str, seats: usize, counted: &Counted) {
    let why: Vec<String> =
        counted.handovers.iter().map(|(why, number)| format!("{why} {:.1}", counted.per_game(*number))).collect();
    println!(
        "| {name} | {seats} | {:.1} | {:.0} | {:.1} | {:.1} | **{:.1}** | {} |",
        counted.per_game(counted.rounds),
        counted.per_game(counted.picks),
        counted.per_game(counted.full_curtain),
        counted.per_game(counted.closing_at_once),
        counted.per_game(counted.all()),
        why.join(", ")
    );
}

#[test]
fn only_hidden_cards_make_the_keyboard_travel() {
    println!("| preset | seats | rounds | picks | full curtain | closing at once | handovers | what for |");
    println!("|---|---|---|---|---|---|---|---|");
    for (name, options, seats) in [
        ("duel", GameOptions::duel(), 2..=2),
        ("multiplayer", GameOptions::multiplayer(), 3..=6),
        ("twin-suns", GameOptions::twin_suns(), 3..=4),
    ] {
        for seats in seats {
            let counted = many(options, seats, 1);
            print(name, seats, &counted);
            assert!(counted.all() <= counted.closing_at_once && counted.all() < counted.full_curtain);
            // The visits during setup and each regroup phase, and one for every card played: none for public decisions.
            let setup = counted.handovers["mulligan"] + counted.handovers["first resources"];
            assert!(setup < counted.games * 2 * seats as u64, "whoever decides last puts cards down at once");
            assert!(counted.handovers["regroup"] <= counted.rounds * seats as u64);
        }
    }
}
