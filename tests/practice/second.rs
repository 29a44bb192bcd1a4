//! The coach of the second game: its reviews in lines and panels and over the wire, what they add up to, and what they
//! may know.

use super::lines::Heard;
use super::services;
use crate::protocol::support::Client;
use crate::ui::fake::Desk;
use coach::spread::alone;
use coach::{Depth, Position, Work, advise};
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Mode, Options};
use deckbuilding::rules::view::{CardView, View};
use deckbuilding_hosted::{CardData, Deckbuilding, Known};
use hotseat::trust::Trust;
use screen::terminal::message::Message;
use seats::Seat;
use seats::chance::Luck;
use serde_json::json;
use shell::command::Command;
use shell::practice::analysis::{self, Review};
use shell::services::{NewGame, Sitting};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use storage::paths::Paths;
use storage::saves;

static CARDS: LazyLock<Arc<CardData>> =
    LazyLock::new(|| Arc::new(CardData::of(&Library::embedded().expect("the embedded cards are sound"))));

/// Few games, for tests that only ask what is told.
const FEW: Work = Work { games: 2, batches: 4, seed: 3 };

/// This many picks are made before somebody gives up.
const PICKS: usize = 12;

/// A game of these people, of whom the first makes a few picks and gives up; returns its save.
fn given_up(folder: &Path, variant: usize, seats: &[&str]) -> PathBuf {
    let mode = boards::games::GAMES[0].modes().nth(variant).expect("the game has modes");
    let seats = seats.iter().enumerate().map(|(place, said)| Sitting::said(said, place)).collect();
    let game = NewGame { mode, seats, trust: Trust::OpenTable, seed: Some(2), terms: None, options: Vec::new() };
    let (mut seated, _) = services(folder).start(&game).expect("a game").game().expect("no match");
    let (session, mut later) = (seated.session_mut(), Instant::now());
    for pick in 0..PICKS {
        while session.thinking().is_some() || session.decides().is_none() {
            later += Duration::from_secs(1);
            session.tick(later);
        }
        while !session.shown().is_empty() {
            session.seen(later).expect("it was looked at");
        }
        session.pick(pick % 3 % session.options().len(), later).expect("an option");
    }
    super::reviews::concede(session);
    saves::list(&Paths::within(folder).saves()).expect("the folder is read").games.remove(0).path
}

#[test]
fn lines_review_a_duel_and_ask_again_at_the_costliest() {
    let folder = tempfile::tempdir().expect("a folder");
    given_up(folder.path(), 0, &["Ann", "Bob=sensible"]);
    let mut lines = Heard::at(folder.path());
    let told = lines.say_until("review 1", "Ann lost the game and gave away");
    assert!(told.iter().any(|line| line.contains("what is left to 100 is Bob's")), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("first decision of each turn: 1 ")), "{told:#?}");
    let asked = lines.say_until("next-task", "Much was lost here.");
    assert!(asked.iter().any(|line| line.starts_with("1. ")), "the options are told: {asked:#?}");
    let judged = lines.say_until("1", "In the game: ");
    assert!(judged.iter().any(|line| line.starts_with("Now: ")), "{judged:#?}");
    assert!(judged.iter().any(|line| line.contains("play on for four turns")), "{judged:#?}");
    let tried = lines.say_until("play-on", "You may say hint");
    assert!(!tried.iter().any(|line| line.contains("not possible")), "{tried:#?}");
    let hint = lines.say_until("hint", "% to win.");
    assert!(hint.iter().any(|line| line.contains("coach")), "{hint:#?}");
}

#[test]
fn panels_show_the_review_and_its_questions_at_every_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = given_up(folder.path(), 0, &["Ann", "Bob=sensible"]);
    let mut desk = Desk::with_services(services(folder.path()));
    desk.press(":").type_line(&format!("review {}", save.display()));
    let begun = Instant::now();
    while !desk.screen().contains("gave away") {
        assert!(begun.elapsed() < Duration::from_secs(300), "{}", desk.screen());
        std::thread::sleep(Duration::from_millis(10));
        desk.send(Message::Tick);
    }
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        desk.resize(width, height);
        let screen = desk.screen();
        let wanted = ["Review of Ann", "what is left to 100 is Bob's", "[Enter] choose again at the costliest"];
        wanted.iter().for_each(|text| assert!(screen.contains(text), "{text} at {width}x{height}:\n{screen}"));
    }
    desk.press("Enter");
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        desk.resize(width, height);
        let screen = desk.screen();
        let wanted = ["Review of Ann, 1 of", "What would you do now?", "[1]", "THE FORCE"];
        wanted.iter().for_each(|text| assert!(screen.contains(text), "{text} at {width}x{height}:\n{screen}"));
    }
}

#[test]
fn the_program_reviews_it_over_the_wire() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = given_up(folder.path(), 0, &["Ann", "Bob=sensible"]);
    let mut client = Client::new();
    client.must(json!({"do": "program", "op": "open", "folder": folder.path()}));
    let words = [save.display().to_string()];
    client.must(json!({"do": "program", "op": "ask", "request": {"command": "review", "words": words}}));
    let now = |client: &mut Client| client.must(json!({"do": "program", "op": "state"}))["now"].take();
    assert_eq!(now(&mut client)["table"]["title"], "Review");
    let begun = Instant::now();
    while !now(&mut client)["commands"].to_string().contains("next-task") {
        assert!(begun.elapsed() < Duration::from_secs(300), "it takes too long");
        std::thread::sleep(Duration::from_millis(10));
        client.must(json!({"do": "program", "op": "wait"}));
    }
    client.must(json!({"do": "program", "op": "ask", "request": {"command": "next-task", "words": []}}));
    assert_ne!(now(&mut client)["table"]["options"], json!([]), "the costliest decision is laid out");
    assert_eq!(now(&mut client)["table"]["decides"], 0);
}

fn begun(mode: Mode, seed: u64) -> Game {
    let sides = deckbuilding_hosted::sides(mode, Faction::usual());
    Game::start(&CARDS.book, Options::of(mode), &sides, Luck::Number(seed), &mut Log::off())
}

/// What the seat that must choose knows, and sees.
fn known(game: &Game) -> (Known, View) {
    let seat = game.decision().expect("it goes on").seat;
    let view = game.view(&CARDS.book, &[], Eyes::Of(game.open_to(seat)));
    (Known::of(game, seat, view.decision.as_ref().expect("it decides")), view)
}

/// Makes the pick that looks best.
fn play(game: &mut Game) {
    let mut worths = Vec::new();
    game.rough(&CARDS.book, &mut worths);
    let best = (0..worths.len()).max_by_key(|option| worths[*option]).expect("an option");
    game.choose(&CARDS.book, best, &mut Log::off()).expect("it is one");
}

/// One course: what one side has, the other lacks.
#[test]
fn the_chances_of_both_sides_add_up() {
    for (seed, mode) in [(1, Mode::Duel), (2, Mode::Teams)] {
        let mut game = begun(mode, seed);
        for _ in 0..150 {
            let [one, other] = [Seat(0), Seat(1)].map(|seat| game.side(seat).expect("a side"));
            let [one, other] = [one, other].map(|side| game.standing(&CARDS.book, side));
            assert!((one + other - 1.0).abs() < 1e-5, "{one} and {other}");
            if game.decision().is_some() {
                play(&mut game);
            }
        }
    }
}

#[test]
fn the_coach_says_the_same_whatever_is_hidden() {
    let mut different = 0;
    for (seed, mode) in [(3, Mode::Duel), (4, Mode::Teams)] {
        let mut game = begun(mode, seed);
        for number in 0..30 {
            let seat = game.decision().expect("it goes on").seat;
            let other = game.redealt(game.open_to(seat), number);
            assert!(known(&game).1 == known(&other).1, "the seat sees the same");
            let [one, two] = [&game, &other].map(|game| {
                let known = known(game).0;
                let luck = known.luck(&CARDS.book, 1, Depth::Quick, number);
                (advise(&CARDS.book, known, FEW, &alone, &|| false), luck)
            });
            assert!(one == two, "seed {seed}, pick {number}");
            different += usize::from(other != game);
            play(&mut game);
        }
    }
    assert!(different > 40, "{different} of them were different games");
}

/// Of the others a table of the review shows no more than its seat saw.
#[test]
fn a_review_shows_no_hand_of_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = given_up(folder.path(), 1, &["Ann", "Bob=sensible", "Cara", "Dan=sensible"]);
    let review = Review { path: &save, seat: Some(1), depth: Depth::Quick };
    let mut session = analysis::review::<Deckbuilding>(&CARDS, review).expect("it is reviewed");
    let begun = Instant::now();
    while session.guide().is_none_or(|guide| !guide.covers) {
        assert!(begun.elapsed() < Duration::from_secs(300), "it takes too long");
        session.tick(Instant::now());
        std::thread::sleep(Duration::from_millis(10));
    }
    let guide = session.guide().expect("a guide");
    assert_eq!(guide.title, "Review of Ann and Cara", "they play with open hands");
    let said: String = guide.said.iter().map(|said| said.text.as_str()).collect();
    assert!(said.contains("what is left to 100 is Bob and Dan's"), "{said}");
    let mut laid = 0;
    while let Some(teacher) = session.teacher()
        && teacher.teach(Command::NextItem, Instant::now()).is_ok()
        && session.decides().is_some()
    {
        let view: &View = session.visible().view();
        for (seat, side) in view.seats.iter().enumerate() {
            let known = side.hand.iter().filter(|card| card.known().is_some()).count();
            assert_eq!(known, if seat % 2 == 0 { side.hand.len() } else { 0 }, "the hand of seat {seat}");
            assert!(side.deck.iter().all(|card| matches!(card, CardView::Hidden { .. })), "a deck is hidden");
        }
        laid += 1;
    }
    assert!(laid > 0, "a decision was laid out");
}
