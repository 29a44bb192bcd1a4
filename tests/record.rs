//! Games as text for other programs: whatever is written adds up to the game, and holds nothing that its eyes do not see.

use crate::cli::support::{refused, run, run_with};
use crate::rules::support::{Dice, TOO_LONG, WholeSet, book};
use serde_json::json;
use std::collections::BTreeSet;
use swu_record::{
    Document, Game as Recorded, Moment, NotWritten, Player, State, Unreadable, differences, fold, written,
};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::table::options::GameOptions;

const NAMES: [&str; 2] = ["Wilhelmina", "Bartholomew"];

/// The moments of a random game, through these eyes.
fn moments(book: &Book, players: &[PlayerSetup], seed: u64, eyes: Eyes) -> Vec<Moment> {
    let names: Vec<String> = NAMES.map(str::to_owned).to_vec();
    let mut game = Game::start(book, GameOptions::duel(), players, seed, &mut Log::default());
    let (mut dice, mut moments) = (Dice::new(seed), Vec::new());
    for _ in 0..TOO_LONG {
        let view = game.view(book, &names, eyes);
        let Some(decision) = game.decision() else {
            moments.push(Moment { view, chosen: None });
            return moments;
        };
        let (seat, option) = (decision.seat, dice.below(decision.options.len()));
        let own = game.view(book, &names, Eyes::Of(seat)).decision.expect("it decides");
        let mut shown = view;
        let chosen = own.options.get(option).cloned();
        shown.decision = Some(own);
        moments.push(Moment { view: shown, chosen });
        game.choose(book, option, &mut Log::default()).expect("it is offered");
    }
    panic!("the game of seed {seed} does not end");
}

fn record(moments: &[Moment], perspective: Option<u8>) -> Recorded<'_> {
    let player = |number: usize| Player { name: None, id: format!("sha256:{number}"), deck: None };
    Recorded {
        id: "c-1".to_owned(),
        date: "2026-11-23T10:00:00Z".to_owned(),
        engine: "cantina@test".to_owned(),
        card_pool: "SOR".to_owned(),
        perspective,
        players: [player(1), player(2)],
        moments,
        annotations: &[],
    }
}

/// How many random games are tried.
fn tries() -> u64 {
    std::env::var("CANTINA_TRIES").ok().and_then(|tries| tries.parse().ok()).unwrap_or(12)
}

#[test]
fn every_record_of_a_random_game_adds_up_to_the_game() {
    let book = book();
    let whole = WholeSet::all(&book);
    let mut compared = 0;
    for seed in 0..tries() {
        let players = whole.decks(&mut Dice::new(seed));
        let moments = moments(&book, &players, seed, Eyes::Judge);
        let document = written(&record(&moments, None)).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let again = Document::read(&document.write()).expect("it can be read");
        assert_eq!(again, document, "seed {seed}");
        let last = fold(&again, None);
        let view = &moments.last().expect("a moment").view;
        for (seat, side) in view.seats.iter().enumerate() {
            let added = &last.players[&(seat + 1).to_string()];
            assert_eq!(added.base_hp, side.base.remaining(), "seed {seed}");
            assert_eq!(added.cards.len(), side.units.len(), "seed {seed}");
            assert_eq!(added.hand_size as usize, side.hand.len(), "seed {seed}");
        }
        compared += again.records("EVENTS").iter().filter(|record| record.get("keyframe").is_some()).count();
    }
    assert!(compared > tries() as usize * 8, "{compared} keyframes");
}

/// Through one seat's eyes: it adds up as well, and no card is named that this seat's views do not name.
#[test]
fn a_record_through_one_seats_eyes_names_nothing_hidden() {
    let book = book();
    let whole = WholeSet::all(&book);
    for seed in 0..tries() {
        let players = whole.decks(&mut Dice::new(seed));
        for seat in 0..2 {
            let moments = moments(&book, &players, seed, Eyes::Of(seats::Seat(seat)));
            let text =
                written(&record(&moments, Some(seat + 1))).unwrap_or_else(|why| panic!("seed {seed}: {why}")).write();
            let mut seen = String::new();
            for moment in &moments {
                seen += &serde_json::to_string(&moment.view).expect("JSON");
                // What is played is seen by everybody.
                seen += &serde_json::to_string(&moment.chosen.as_ref().and_then(|chosen| chosen.card.as_ref()))
                    .expect("JSON");
            }
            let named: BTreeSet<&str> = text.split('"').filter(|word| word.contains('#')).collect();
            assert!(named.len() > 20);
            for card in named {
                let id = card.split(':').next().expect("a card").replace('#', "_");
                assert!(seen.contains(&id), "seed {seed}, seat {seat}: {id}");
            }
            assert!(NAMES.iter().all(|name| !text.contains(name)));
        }
    }
}

const SMALL: &str = r#"[Game "SWU-PGN/1.1"] [GameId "x"]
[Date "2026-11-23T10:00:00Z"] [CardPool "TWI"] [Engine "e@1"] [Seed "hidden"] [P1Id "a"] [P2Id "b"]
[P1 "Player \"1\""] [P2 "Player 2"] [P1Leader "SOR#005"] [P1Base "SOR#022"] [P2Leader "SOR#010"] [P2Base "SOR#022"]
[Result "Incomplete"] [Reason "r"] [Weather "fine"]

%%% Story
Anything at all.

%%% events
{"seq":"R1.A.1","t":"PLAY","p":1,"card":"SOR#095","zone":"ground"}
{"seq":"R1.A.1a","t":"MOVE","p":1,"card":"SOR#095","from":"hand","to":"ground"}
{"seq":"R1.A.1b","t":"DANCE","card":"SOR#095"}
{"seq":"R1.A.2","t":"ATTACK","p":1,"atk":"SOR#095","def":"base@2","defenderType":"base"}
{"seq":"R1.A.2a","t":"EXHAUST","card":"SOR#095"}
{"seq":"R1.A.2b","t":"DAMAGE","src":"SOR#095","tgt":"base@2","amt":3,"damageType":"combat","hp":27}
{"seq":"R1.A.2c","t":"SHIELD_GAIN","card":"SOR#095"}
"#;

#[test]
fn a_small_record_is_read() {
    let document = Document::read(&SMALL.replace('\n', "\r\n")).expect("it can be read");
    assert_eq!(document.tag("P1"), Some("Player \"1\""));
    assert_eq!(document.tag("Weather"), Some("fine"));
    let mut state: State = fold(&document, None);
    let card = state.card("SOR#095").expect("it is in play").clone();
    assert_eq!((card.exhausted, card.shields, card.zone.as_str()), (true, 1, "ground"));
    assert_eq!((state.player(1).cards.len(), state.player(2).base_hp), (1, 27));
    assert!(!fold(&document, Some("R1.A.1b")).card("SOR#095").expect("it is in play").exhausted);
    assert_eq!(Document::read(&document.write()), Ok(document), "what is not known is kept");
}

#[test]
fn a_faulty_record_is_refused_with_its_place() {
    assert_eq!(Document::read(&SMALL.replace("[P2Id \"b\"]", "")), Err(Unreadable::Tag("P2Id")));
    assert_eq!(Document::read("[Game \"x\"]\nhello\n"), Err(Unreadable::NoSection(2)));
    let broken = SMALL.replace("{\"seq\":\"R1.A.2\",", "{");
    assert!(Document::read(&broken).is_ok());
    let broken = SMALL.replace("\"t\":\"ATTACK\",", "\"t\":");
    assert!(matches!(Document::read(&broken), Err(Unreadable::Json { line: 13, .. })), "{:?}", Document::read(&broken));
}

#[test]
fn a_keyframe_that_does_not_add_up_is_found() {
    let keyframe = |damage: u8| {
        format!(
            "{{\"seq\":\"R1.end\",\"t\":\"ROUND_END\",\"keyframe\":{{\"players\":{{\"1\":{{\"seat\":1,\"cards\":[{{\"id\":\"SOR#095\",\"zone\":\"ground\",\"damage\":{damage},\"exhausted\":true,\"shields\":1}}],\"handSize\":-1}},\"2\":{{\"seat\":2,\"baseHp\":27}}}}}}}}\n"
        )
    };
    let start = "{\"seq\":\"R1.start\",\"t\":\"ROUND_START\",\"round\":1,\"keyframe\":{\"players\":{\"1\":{\"seat\":1},\"2\":{\"seat\":2}}}}\n";
    let with = |damage| {
        Document::read(&(SMALL.replace("%%% events\n", &format!("%%% events\n{start}")) + &keyframe(damage)))
            .expect("it can be read")
    };
    assert_eq!(differences(&with(0)), Vec::<String>::new());
    assert_eq!(differences(&with(1)).len(), 1);
}

#[test]
fn more_than_two_players_are_refused() {
    let book = book();
    let players = WholeSet::all(&book).players(&mut Dice::new(1), &GameOptions::multiplayer(), 3);
    let names: Vec<String> = ["Ann", "Bob", "Cid"].map(str::to_owned).to_vec();
    let game = Game::start(&book, GameOptions::multiplayer(), &players, 1, &mut Log::default());
    let moments = [Moment { view: game.view(&book, &names, Eyes::Judge), chosen: None }];
    assert_eq!(written(&record(&moments, None)), Err(NotWritten::Seats(3)));
}

#[test]
fn a_finished_game_is_exported_and_an_unfinished_one_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let begin = ["play", "--deck", "sor-luke", "--deck", "sor-vader", "--name", "Wilhelmina", "--name", "Bartholomew"];
    let bots = ["--bot", "1=random", "--bot", "2=random"];
    assert_eq!(run(folder.path(), &[&begin[..], &bots[..]].concat()).code, 0);
    let save = |folder: &std::path::Path| {
        let saves = std::fs::read_dir(folder.join("saves")).expect("saves");
        let mut saves: Vec<_> = saves.map(|entry| entry.expect("an entry").path()).collect();
        saves.sort();
        saves.pop().expect("a save").display().to_string()
    };
    let file = save(folder.path());
    let all = run(folder.path(), &["export", &file]);
    assert_eq!((all.code, all.err.as_str()), (0, ""));
    let document = Document::read(&all.out).expect("it can be read");
    assert_eq!((differences(&document), document.records("DECKS").len()), (Vec::new(), 2));
    assert!(NAMES.iter().all(|name| !all.out.contains(name)));
    let one = run(folder.path(), &["export", &file, "--seat", "2", "--names", "--out", "two.swupgn"]);
    assert_eq!(one.code, 0, "{}", one.err);
    let text = std::fs::read_to_string(folder.path().join("two.swupgn")).expect("it is written");
    let document = Document::read(&text).expect("it can be read");
    assert_eq!((document.tag("Perspective"), document.tag("P2")), (Some("P2"), Some("Bartholomew")));
    assert_eq!(document.records("DECKS").len(), 1);

    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(run(folder.path(), &begin).code, 0);
    let (code, why) = refused(folder.path(), &["export", &save(folder.path())]);
    assert_eq!((code, why.as_str()), (2, "This game, or its match, is not over: it is exported when it is over.\n"));
}

/// Marks made while a game is looked at again, and the findings of a review, are annotations of its record.
#[test]
fn marks_and_reviews_are_annotations() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = ["play", "--deck", "sor-luke", "--deck", "sor-vader", "--name", "Wilhelmina", "--name", "Bartholomew"];
    assert_eq!(run(folder.path(), &[&play[..], &["--bot", "1=random", "--bot", "2=random"]].concat()).code, 0);
    let saves = std::fs::read_dir(folder.path().join("saves")).expect("saves").map(|entry| entry.expect("one").path());
    let file = saves.into_iter().find(|path| path.extension().is_some_and(|end| end == "cantina")).expect("a save");
    let name = file.to_str().expect("UTF-8");
    let typed = "mark ?\nnext\nmark ! well seen, Wilhelmina\neyes Bartholomew\nnext\nmark ?! he held Vader\nmarks\n\
                 begin\nmark !\nquit\n";
    let ran = run_with(folder.path(), &["--plain", "replay", name, "--at", "7"], typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for said in
        ["Step 7 is marked: ?", "is marked: ! well seen, Wilhelmina", "Step 7: ?\n", "This is the beginning: go to"]
    {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    let again = run_with(folder.path(), &["--plain", "replay", name, "--at", "7"], "mark none\nmark ?? no\nquit\n");
    assert!(
        again.out.contains("Step 7 has no mark now.") && again.out.contains("Step 7 is marked: ?? no"),
        "{}",
        again.out
    );
    let (code, why) = refused(folder.path(), &["--plain", "replay", name, "--at", "9999"]);
    assert_eq!(code, 2);
    assert!(why.starts_with("This game has ") && why.contains("a replay cannot begin after 9999"), "{why}");
    let found = |at: usize, seat: u8, (low, high): (f64, f64), word: &str, better: Option<&str>| {
        json!({"at": at, "seat": seat, "picked": 0, "best": 1, "loss": low, "low": low, "high": high, "equity": 0.5,
            "others": 0.5, "doubt": 0.1, "draw": 0.0, "word": word, "better": better})
    };
    let decisions = [
        found(4, 0, (0.06, 0.091), "mistake", Some("Pass")),
        found(6, 1, (0.3, 0.4), "blunder", None),
        found(5, 1, (0.0, 0.01), "fine", None),
    ];
    let review = json!({"decisions": decisions}).to_string();
    std::fs::write(file.with_extension("review.json"), review).expect("it can be written");

    let exported = |more: &[&str]| {
        let ran = run(folder.path(), &[&["export", name], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let document = Document::read(&ran.out).expect("it can be read");
        assert_eq!(differences(&document), Vec::<String>::new());
        let refs = document.records("EVENTS").iter().map(|record| record["seq"].clone()).collect::<Vec<_>>();
        assert!(document.records("ANNOTATIONS").iter().all(|said| refs.contains(&said["ref"])), "{}", ran.out);
        assert!(!ran.out.contains("Wilhelmina"), "no name: {}", ran.out);
        document
            .records("ANNOTATIONS")
            .iter()
            .map(|said| format!("{} {} {}", said["by"], said["nag"], said["text"]))
            .collect()
    };
    let all: Vec<String> = exported(&[]);
    assert_eq!(all.len(), 5, "{all:?}");
    for said in [
        r#""reader" "??" "no""#,
        r#""reader" "!" "well seen, Player 1""#,
        r#""reader" "?!" "he held Vader""#,
        r#""cantina" "?" "a mistake: 6 to 9 points behind the best; better: Pass""#,
        r#""cantina" "??" "a blunder: 30 to 40 points behind the best""#,
    ] {
        assert!(all.contains(&said.to_owned()), "{said}: {all:?}");
    }
    let one: Vec<String> = exported(&["--seat", "1"]);
    assert_eq!(one.len(), 3, "neither what Bartholomew saw nor what was found about him: {one:?}");
    assert!(one.iter().all(|said| !said.contains("Vader") && !said.contains("blunder")), "{one:?}");

    storage::saves::remove(&file).expect("it is removed");
    let left = std::fs::read_dir(folder.path().join("saves")).expect("saves").map(|entry| entry.expect("one").path());
    let left: Vec<_> = left.filter(|path| path.to_string_lossy().contains("wilhelmina")).collect();
    assert!(left.is_empty(), "what was remarked about a game goes with it: {left:?}");
}
