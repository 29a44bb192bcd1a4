//! `cantina verify` on good, tampered, unfinished and foreign files.

use super::deck_library::local_services;
use super::fake::Desk;
use boards::games;
use data::seal::{seal, unseal};
use hotseat::table::{Agreement, Sitter};
use shell::verify::{Finding, examine};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use storage::frame::{Chain, read};
use swu_cards::library::Library;
use swu_decks::admission;
use swu_hosted::{CardData, Setup, Start};
use swu_rules::game::Beginner;

/// A game that Ann gives up at once, or that is left unfinished.
fn game(home: &Path, seed: Option<u64>, finish: bool) -> PathBuf {
    let services = local_services(home);
    let lists = ["sor-luke", "sor-vader"].map(|key| services.list(key).expect("a sample"));
    let options = shell::options::of_mode(shell::services::Mode::Duel);
    let players =
        lists.iter().map(|list| services.player(list, &options, admission::Lists::Any).expect("a deck").0).collect();
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let sitters = names.iter().map(Sitter::person).collect();
    let setup = Setup { names, start: Start::Decks { options, players, beginner: Beginner::ByLot, marks: Vec::new() } };
    let (session, notice) = services.open(sitters, Agreement::default(), setup, seed).expect("a game");
    assert_eq!(notice.is_some_and(|notice| notice.starts_with("Seed commitment ")), seed.is_none());
    let mut desk = Desk::with_services(services);
    let now = desk.now;
    desk.app.play(games::board(session), None, now);
    if finish {
        desk.press(":").type_line("concede").press("1");
        desk.now += Duration::from_millis(400);
        let name = if desk.screen().contains("Ann gives up") { "a n n" } else { "b o b" };
        desk.press(name).press("Enter");
        assert!(desk.screen().contains("The game is over"), "{}", desk.screen());
    }
    let mut saves = std::fs::read_dir(home.join("saves")).expect("saves");
    saves.next().expect("a save").expect("an entry").path()
}

fn judge(path: &Path) -> Finding {
    examine(&Arc::new(CardData::of(Library::embedded())), boards::games::GAMES, path)
}

/// The save with one line changed, and every checksum corrected to match.
fn forged(path: &Path, line: usize, change: impl Fn(&mut serde_json::Value)) {
    let bytes = std::fs::read(path).expect("a save");
    let magic_end = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let magic = String::from_utf8(bytes[..magic_end].to_vec()).expect("text");
    let frames = read(&bytes[magic_end..], Chain::new(&magic)).expect("sound frames");
    let mut chain = Chain::new(&magic);
    let mut text = magic.clone();
    for (index, body) in frames.bodies.iter().enumerate() {
        let mut value: serde_json::Value = unseal(body).expect("a record");
        if index == line {
            change(&mut value);
        }
        text.push_str(&chain.frame(&seal(&value).expect("it can be sealed")));
    }
    std::fs::write(path, text).expect("it can be written");
}

#[test]
fn a_finished_game_is_fair() {
    let home = tempfile::tempdir().expect("a folder");
    let finding = judge(&game(home.path(), None, true));
    assert_eq!(
        finding.lines,
        [
            "The commitment fits: salt, seed and setup give the hash that was shown before.",
            "The luck of 1 game follows from the seed.",
            "Played again, 0 picks lead to the same game.",
            "Fair."
        ]
    );
    assert_eq!(finding.exit, 0);
}

#[test]
fn an_unfinished_game_is_sealed() {
    let home = tempfile::tempdir().expect("a folder");
    let finding = judge(&game(home.path(), None, false));
    assert_eq!(finding.lines, ["Sealed: the game is not over; its seed is revealed when it is."]);
    assert_eq!(finding.exit, 2);
}

#[test]
fn z6_184_a_changed_seed_salt_or_deck_is_not_fair() {
    let home = tempfile::tempdir().expect("a folder");
    let path = game(home.path(), None, true);
    let whole = std::fs::read(&path).expect("a save");
    forged(&path, 0, |header| header["seed"] = 5.into());
    let finding = judge(&path);
    assert_eq!(finding.exit, 1);
    assert!(finding.lines.contains(&"The game was played with a seed that was not promised.".to_owned()));
    // Any byte of the secret the game was played with.
    for byte in [0, 9, 31] {
        std::fs::write(&path, &whole).expect("it can be written");
        forged(&path, 0, |header| {
            let key = header["key"][byte].as_u64().expect("a byte of the secret");
            header["key"][byte] = (key ^ 1).into();
        });
        let finding = judge(&path);
        assert_eq!(finding.exit, 1, "{byte}");
        assert!(finding.lines.contains(&"The game was played with a seed that was not promised.".to_owned()));
    }
    // Without the secret, the number alone gives another game.
    std::fs::write(&path, &whole).expect("it can be written");
    forged(&path, 0, |header| {
        header.as_object_mut().expect("an object").remove("key");
    });
    let finding = judge(&path);
    assert!(finding.lines.contains(&"Played again, it is another game.".to_owned()), "{:?}", finding.lines);
    std::fs::write(&path, &whole).expect("it can be written");
    forged(&path, 0, |header| {
        let promise = header["promise"].as_str().expect("a promise").replace("\"games\":\"1\"", "\"games\":\"2\"");
        header["promise"] = promise.into();
    });
    let finding = judge(&path);
    assert_eq!(finding.exit, 1);
    assert!(finding.lines.iter().any(|line| line.starts_with("The commitment does not fit")), "{:?}", finding.lines);
    std::fs::write(&path, &whole).expect("it can be written");
    forged(&path, 0, |header| {
        let deck = &mut header["setup"]["start"]["Decks"]["players"][0]["deck"];
        deck[0] = deck[40].clone();
    });
    let finding = judge(&path);
    assert_eq!((finding.exit, finding.lines.last().map(String::as_str)), (1, Some("Not fair.")));
    assert!(finding.lines.contains(&"Played again, it is another game.".to_owned()), "{:?}", finding.lines);
}

#[test]
fn a_damaged_file_is_not_fair_and_a_foreign_one_says_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let path = game(home.path(), None, true);
    let mut bytes = std::fs::read(&path).expect("a save");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&path, bytes).expect("it can be written");
    let finding = judge(&path);
    assert_eq!(finding.exit, 1);
    assert!(finding.lines[0].contains("is damaged at record"), "{:?}", finding.lines);
    let foreign = home.path().join("letter.txt");
    std::fs::write(&foreign, "Dear Bob").expect("it can be written");
    assert_eq!(judge(&foreign).exit, 2);
    assert_eq!(judge(&home.path().join("nothing")).exit, 2);
}

#[test]
fn a_seed_that_was_named_promises_nothing_but_is_played_again() {
    let home = tempfile::tempdir().expect("a folder");
    let finding = judge(&game(home.path(), Some(3), true));
    assert_eq!(
        finding.lines,
        [
            "The seed was named by the players: nothing was promised about it.",
            "Played again, 0 picks lead to the same game."
        ]
    );
    assert_eq!(finding.exit, 2);
}
