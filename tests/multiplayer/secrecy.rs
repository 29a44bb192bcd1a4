//! What the other seats hide changes nothing a seat can see: two games that differ only in the hidden cards of all
//! others look alike to it, pick for pick, as long as only common picks are made: views with all handles, questions and
//! options, log, and the table in line mode.

use super::decks::legal;
use crate::rules::many::games;
use crate::rules::support::{Dice, WholeSet, book};
use screen::game::voice::Detail;
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Decision};
use swu_rules::fact::{Log, What};
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;
use swu_rules::table::options::GameOptions;
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_view::View;

const WATCHER: Seat = Seat(0);

/// The watcher's view; of other seats' private questions only that they are asked.
fn seen(game: &Game, book: &Book) -> View {
    game.view(book, &names(game.seats()), Eyes::Of(WATCHER))
}

fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| format!("P{seat}")).collect()
}

/// The public table and the question, in the words of line mode.
fn spoken(game: &Game, book: &Book, labels: &mut Labels) -> Vec<String> {
    let view = game.view(book, &names(game.seats()), Eyes::Public);
    labels.update(&view);
    let mut lines = narrate::table(&view, labels);
    lines.extend(narrate::decision(&view, labels, Detail::Full, false));
    lines
}

/// What the watcher is told, with the kind of each fact.
fn heard(log: &Log, book: &Book, from: usize, seats: usize) -> Vec<(What, String)> {
    let names = names(seats);
    let teller = Teller { book, names: &names, eyes: Eyes::Of(WATCHER), marked: &[] };
    log.facts[from..].iter().map(|fact| (fact.what, teller.tell(fact))).collect()
}

/// Facts that show a face that was hidden: from there on the games may look different.
fn shows_a_face(what: What) -> bool {
    // A defeated resource is turned up (rule 3.7).
    matches!(what, What::Looked | What::Revealed | What::Discarded | What::Defeated)
}

/// A pick that means the same in both games without showing a hidden card: nothing is played from a hand that differs,
/// nothing is searched, and cards of hidden zones only go to places nobody sees.
fn common(first: &Decision, second: &Decision, dice: &mut Dice) -> Option<(usize, usize)> {
    use swu_view::DecisionKind;
    let hides = |choice: &Choice| matches!(choice, Choice::Play(..));
    if first.seat != WATCHER && first.kind == DecisionKind::Resource {
        // The same index in the list: the card is hidden before and after.
        let pick = dice.below(first.options.len().min(second.options.len()));
        return Some((pick, pick));
    }
    let both: Vec<(usize, usize)> = first
        .options
        .iter()
        .enumerate()
        .filter(|(_, choice)| first.seat == WATCHER || !hides(choice))
        .filter_map(|(place, choice)| Some((place, second.options.iter().position(|other| other == choice)?)))
        .collect();
    (!both.is_empty()).then(|| both[dice.below(both.len())])
}

/// Two games in which everybody but the watcher has different cards in their decks; the bases and leaders are the same.
fn alike(book: &Book, options: GameOptions, left: &[PlayerSetup], right: &[PlayerSetup], seed: u64) -> usize {
    let (mut one_log, mut other_log) = (Log::keeping(), Log::keeping());
    let mut one = Game::start(book, options, left, seed, &mut one_log);
    let mut other = Game::start(book, options, right, seed, &mut other_log);
    let mut dice = Dice::new(seed);
    let mut picks = 0;
    let mut told = 0;
    let (seats, mut labels) = (left.len(), [Labels::default(), Labels::default()]);
    loop {
        let (one_told, other_told) = (heard(&one_log, book, told, seats), heard(&other_log, book, told, seats));
        let apart = one_told.iter().zip(&other_told).find(|(one, other)| one != other);
        if let Some((one, other)) = apart {
            assert!(one.0 == other.0 && shows_a_face(one.0), "seed {seed} after {picks} picks: {one:?}, {other:?}");
            return picks;
        }
        assert_eq!(one_told.len(), other_told.len(), "seed {seed} after {picks} picks");
        told = one_log.facts.len();
        let (mine, theirs) = (seen(&one, book), seen(&other, book));
        assert!(mine == theirs, "seed {seed} after {picks} picks: {}", difference(&mine, &theirs));
        let [first, second] = &mut labels;
        assert_eq!(spoken(&one, book, first), spoken(&other, book, second), "seed {seed} after {picks} picks");
        let (Some(first), Some(second)) = (one.decision(), other.decision()) else { break };
        assert_eq!((first.seat, first.kind, first.private), (second.seat, second.kind, second.private));
        let Some((left, right)) = common(first, second, &mut dice) else { break };
        one.choose(book, left, &mut one_log).expect("an option");
        other.choose(book, right, &mut other_log).expect("an option");
        picks += 1;
        assert!(picks < 20_000, "seed {seed} does not end");
    }
    picks
}

/// Where two views differ.
fn difference(one: &View, other: &View) -> String {
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let part = |text: &str| text.chars().skip(at.saturating_sub(120)).take(240).collect::<String>();
    format!("...{}...\nagainst ...{}...", part(&one), part(&other))
}

#[test]
fn hidden_cards_of_the_others_do_not_matter() {
    let book = book();
    let set = WholeSet::new(&book);
    let tables = [
        (GameOptions::multiplayer(), 3..=6),
        (GameOptions::multiplayer().official(), 4..=4),
        (GameOptions::twin_suns(), 3..=6),
    ];
    for (options, seats) in tables {
        for seats in seats {
            let mut picks = 0;
            for seed in 0..games(8).min(200) {
                let mut dice = Dice::new(seed ^ 0xA11CE);
                let left = legal(&book, &set, &mut dice, seats, &options);
                let mut right = left.clone();
                for player in &mut right[1..] {
                    player.deck = legal(&book, &set, &mut dice, 1, &options).remove(0).deck;
                }
                picks += alike(&book, options, &left, &right, seed);
            }
            assert!(picks > 150, "{seats} seats were compared at {picks} decisions only");
        }
    }
}

/// The check itself: the two games do differ, and the eyes of another seat would see it.
#[test]
fn the_games_that_look_alike_are_not_the_same() {
    let book = book();
    let set = WholeSet::new(&book);
    let options = GameOptions::twin_suns();
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let left = legal(&book, &set, &mut dice, 4, &options);
        let mut right = left.clone();
        right[2].deck = legal(&book, &set, &mut dice, 1, &options).remove(0).deck;
        let [one, other] = [left, right].map(|players| {
            let mut game = Game::start(&book, options, &players, seed, &mut Log::default());
            game.choose(&book, 0, &mut Log::default()).expect("somebody starts");
            game
        });
        let hand = |game: &Game, eyes: Eyes| format!("{:?}", game.view(&book, &names(4), eyes).seats[2].hand);
        for eyes in [Eyes::Of(Seat(2)), Eyes::Judge] {
            assert_ne!(hand(&one, eyes), hand(&other, eyes), "seed {seed}");
        }
        assert_eq!(hand(&one, Eyes::Of(Seat(1))), hand(&other, Eyes::Of(Seat(1))), "seed {seed}");
    }
}
