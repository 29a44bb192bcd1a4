//! The Deckbuilding Game through the real program: by keys in a terminal, by sentences in lines, saved and continued.

use super::terminal::Terminal;
use crate::cli::support::{run, run_with};

const PLAY: [&str; 3] = ["play", "--game", "deckbuilding"];

fn arguments<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&PLAY[..], more].concat()
}

#[test]
fn two_turns_are_played_by_keys_and_no_hand_is_seen_by_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(agreement: (idle_seconds: 3600))";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("it can be written");
    let names = arguments(&["--name", "Ann", "--name", "Bob", "--seed", "4"]);
    let mut terminal = Terminal::start(folder.path(), &names, 40, 120);
    terminal.sees("TURN 1");
    terminal.sees("1 ANN");
    terminal.sees("light  with the Rebels");
    terminal.sees("Lothal 8/8 HP");
    terminal.hides(&["Imperial Shuttle".to_owned()]);
    terminal.type_keys("\t");
    terminal.sees("Only Ann should see the screen now.");
    terminal.spell("Ann");
    terminal.sees("Ann's hand");
    terminal.sees("[1] Play Stormtrooper: 2 attack");
    terminal.type_keys("1");
    terminal.sees("Ann played Stormtrooper");
    terminal.type_keys("u");
    terminal.sees("Taken back: Ann played Stormtrooper");
    terminal.type_keys("p");
    terminal.sees("There are cards left in hand");
    terminal.type_keys("y");
    terminal.sees("TURN 2");
    terminal.hides(&["Ann's hand".to_owned()]);
    terminal.type_keys("\t");
    terminal.sees("Only Bob should see the screen now.");
    terminal.spell("Bob");
    terminal.sees("Bob's hand");
    terminal.type_keys("1");
    terminal.sees("Bob played");
    terminal.type_keys("v");
    terminal.sees("Bob's discard pile, newest first: 0");
    terminal.type_keys("\x1b");
    terminal.until("the table", |glass| !glass.shows().contains("discard pile, newest first"));
    terminal.type_keys("qy");
    assert!(terminal.end().success());
    let gone_on = run_with(folder.path(), &["--plain", "resume"], "quit\n");
    assert!(gone_on.out.contains("Turn 2.") && !gone_on.out.contains("Alliance Shuttle ("), "{}", gone_on.out);
}

#[test]
fn whole_games_are_played_by_keys() {
    for (mode, seed, [one, two]) in [
        ("duel", "6", ["empire", "rebel"]),
        ("teams", "6", ["empire", "rebel"]),
        ("duel", "7", ["separatist", "republic"]),
        ("duel", "8", ["rebel", "republic"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let factions = ["--faction", one, "--against", two];
        let flags = ["--trust", "open", "--mode", mode, "--seed", seed, "--length", "2", "--bases", "beginner"];
        let flags = [&flags[..], &factions].concat();
        let mut terminal = Terminal::start(folder.path(), &arguments(&flags), 24, 80);
        terminal.sees("TURN 1");
        let (mut before, mut still) = (String::new(), 0);
        while !terminal.screen().contains(" in turn ") {
            // The first choice again and again, and some others, where a number is asked for that is not 1; Enter closes
            // what is shown to one person.
            terminal.type_keys(&format!("{}023456789\r", "1\r".repeat(9)));
            std::thread::sleep(std::time::Duration::from_millis(50));
            let screen = terminal.screen();
            still = if screen == before { still + 1 } else { 0 };
            assert!(still < 1000, "nothing happens any more:\n{screen}");
            before = screen;
        }
        terminal.type_keys("\x03");
        terminal.end();
    }
}

#[test]
fn partners_open_their_hands_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::start(folder.path(), &arguments(&["--mode", "teams", "--seed", "2"]), 24, 80);
    terminal.sees("THE FORCE");
    terminal.type_keys("]\t");
    terminal.sees("should see the screen now.");
    let word = if terminal.screen().contains("Only Ann or Cara") { "ann\r" } else { "bob\r" };
    // Anything typed right after the curtain came up is ignored.
    std::thread::sleep(std::time::Duration::from_millis(400));
    terminal.type_keys(word);
    terminal.sees("'s hand");
    terminal.type_keys("\x03");
    terminal.end();
}

#[test]
fn a_turn_is_played_by_sentences() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = [&["--plain"][..], &arguments(&["--trust", "open", "--seed", "4"])].concat();
    let said = "play shuttle\nwhy buy luke\ninspect lothal\npiles\nlook\nend\nyes\nquit\nquit\n";
    let ran = run_with(folder.path(), &play, said);
    for text in [
        "played Imperial Shuttle",
        "base Lothal 8/8 HP",
        "Galaxy discard pile",
        "Turn 2",
        "The Force is on the light side",
    ] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn whole_games_are_played_out_in_lines_and_lead_to_the_same_game_again() {
    for (mode, seed, bot, [one, two]) in [
        ("duel", "6", Some("2"), ["empire", "rebel"]),
        ("teams", "7", None, ["empire", "rebel"]),
        ("duel", "8", Some("1"), ["republic", "separatist"]),
        ("teams", "9", None, ["empire", "republic"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut flags = vec!["--trust", "open", "--mode", mode, "--seed", seed, "--length", "2", "--bases", "beginner"];
        flags.extend(bot.iter().flat_map(|seat| ["--bot", *seat]));
        flags.extend(["--faction", one, "--against", two]);
        let play = [&["--plain"][..], &arguments(&flags)].concat();
        let ran =
            run_with(folder.path(), &play, &format!("{}0\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n\n".repeat(9)).repeat(400));
        assert!(
            ran.out.contains("in turn"),
            "{mode} ends: {}",
            ran.out.lines().rev().take(40).collect::<Vec<_>>().join("\n")
        );
        let saves = std::fs::read_dir(folder.path().join("saves")).expect("it was saved");
        let save = saves.map(|entry| entry.expect("an entry").path());
        let save = save.filter(|path| path.extension().is_some_and(|ending| ending == "cantina")).last();
        let save = save.expect("a save").display().to_string();
        let verified = run(folder.path(), &["verify", &save]);
        assert!(verified.out.contains("lead to the same game."), "{}{}", verified.out, verified.err);
    }
}

#[test]
fn positions_in_both_forms_are_played_on_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let short =
        "game: deckbuilding\n// The Falcon is in play.\nG: base cw_naboo/3 hand cw_captain_rex\nS: base cw_dac\n";
    let ron = "(game: \"deckbuilding\", seats: [(name: \"Eve\", side: republic, base: (\"cw_naboo\", damage: 3), hand: \
               [\"cw_captain_rex\"]), (side: separatist, base: \"cw_dac\")])";
    for (name, text, who) in [("short.txt", short, "Ann"), ("full.ron", ron, "Eve")] {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("it can be written");
        let play = ["--plain", "scenario", &file.display().to_string(), "--trust", "open"].map(str::to_owned);
        let play: Vec<&str> = play.iter().map(String::as_str).collect();
        let ran = run_with(folder.path(), &play, "look\nplay rex\nquit\nquit\n");
        assert!(ran.out.contains("Naboo 9/12 HP"), "{name}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains(&format!("{who} played Captain Rex")), "{name}: {}", ran.out);
    }
    let file = folder.path().join("wrong.txt");
    std::fs::write(&file, "game: deckbuilding\nG: hand darth_vader\nS:\n").expect("it can be written");
    let ran = run(folder.path(), &["--plain", "scenario", &file.display().to_string()]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("darth_vader is a card of the other side"), "{}", ran.err);
}

#[test]
fn the_first_questions_begin_this_game_by_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = "new deckbuilding ann bob faction=separatist against=republic length=2 curtains=open seed=3\nlook\nquit\nquit\nquit\n";
    let ran = run_with(folder.path(), &["--plain"], said);
    assert!(ran.out.contains("base Xorrn 8/8 HP") && ran.out.contains("base Rishi"), "{}{}", ran.out, ran.err);
    let wrong = run_with(folder.path(), &["--plain"], "new deckbuilding ann bob against=empire\nquit\n");
    assert!(wrong.out.contains("There are two different factions on two sides."), "{}", wrong.out);
    let few = run_with(folder.path(), &["--plain"], "new deckbuilding ann bob cara\nquit\n");
    assert!(few.out.contains("3 names for 2 seats"), "{}", few.out);
}

#[test]
fn a_person_picks_for_the_bot_beside_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let flags = arguments(&["--trust", "open", "--mode", "teams", "--seed", "7", "--bot", "3", "--bot", "4"]);
    let ran = run_with(folder.path(), &[&["--plain"][..], &flags].concat(), &"1\n\n".repeat(30));
    assert!(ran.out.contains("Cara played") || ran.out.contains("Dan played"), "{}", ran.out);
    assert!(!ran.out.contains("Somebody else decides now."), "{}", ran.out);
}

#[test]
fn flags_of_the_other_game_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (flags, sentence) in [
        (&["play", "--game", "deckbuilding", "--length", "9"][..], "A game is for 2 to 5 bases, not 9."),
        (&["play", "--game", "deckbuilding", "--mode", "twin-suns"], "--mode duel or --mode teams"),
        (&["play", "--game", "deckbuilding", "--bot", "3"], "There is no seat 3 for a bot."),
        (&["play", "--game", "deckbuilding", "--option", "pay_off=often"], "pay_off cannot be often."),
        (&["play", "--game", "deckbuilding", "--option", "base_hp=50"], "There is no option base_hp."),
        (&["play", "--game", "deckbuilding", "--option", "pay_off"], "say NAME=VALUE"),
        (&["play", "--game", "deckbuilding", "--against", "empire"], "There are two different factions on two sides."),
        (&["play", "--game", "deckbuilding", "--option", "faction=hutts"], "faction cannot be hutts."),
        (&["play", "--game", "deckbuilding", "--option", "neutral=hutts"], "neutral cannot be hutts."),
        (&["play", "--game", "deckbuilding", "--deck", "sor-luke"], "there are no decks"),
        (
            &["play", "--game", "deckbuilding", "--teach", "--trust", "open"],
            "--teach: in the Deckbuilding Game there is no teacher",
        ),
        (
            &["play", "--game", "deckbuilding", "--seating", "random"],
            "--seating: in the Deckbuilding Game seats follow",
        ),
        (
            &["play", "--deck", "sor-luke", "--deck", "sor-vader", "--length", "3"],
            "--length is for --game deckbuilding.",
        ),
        (
            &["play", "--mode", "teams", "--deck", "sor-luke", "--deck", "sor-vader"],
            "--mode teams is for --game deckbuilding.",
        ),
    ] {
        let ran = run(folder.path(), flags);
        assert_eq!(ran.code, 2, "{flags:?}");
        assert!(ran.err.contains(sentence), "{flags:?}: {}", ran.err);
    }
}
