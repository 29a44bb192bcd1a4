//! One table: every key is documented, none is assigned twice, footer and help come from it.

use hotseat::takeback::UndoPrice;
use screen::input::hints::{help, help_lines, hints};
use screen::input::keymap::Keymap;
use screen::input::letters::is_reserved;
use screen::input::line::{Line, Typed};
use shell::command::key::Key;
use shell::command::situation::{Focus, HandState, Situation};
use shell::command::{Command, TABLE, spoken, spoken_help};
use std::collections::BTreeSet;

#[test]
fn every_command_has_a_word_a_sentence_and_a_place() {
    let mut names = BTreeSet::new();
    for entry in TABLE {
        assert!(names.insert(entry.name), "{} stands twice in the table", entry.name);
        assert_eq!(Command::from_name(entry.name), Some(entry.command));
        assert_eq!(entry.command.entry().name, entry.name);
        assert!(entry.sentence.len() > 1 && entry.sentence.starts_with(char::is_uppercase), "{}", entry.name);
        assert!(!(entry.places.is_empty() && entry.heard.is_empty()), "{}", entry.name);
        assert_eq!(entry.heard.is_empty(), entry.said.is_empty(), "{}", entry.name);
    }
}

/// No two commands answer to the same words in one place, and the words in the help are understood.
#[test]
fn lines_understand_what_their_help_says() {
    for place in Focus::ALL {
        let heard = TABLE.iter().filter(|entry| entry.heard.contains(&place));
        for entry in heard.clone() {
            let examples = entry.said.split(" (").next().unwrap_or_default();
            for said in examples.split(", ").chain(entry.aliases.iter().copied()) {
                let found = spoken(said, place).unwrap_or_else(|| panic!("{said} is understood in {place:?}"));
                assert_eq!(found.command, entry.command, "{said} in {place:?}");
            }
        }
        assert_eq!(spoken_help(place).len(), heard.count());
    }
    assert_eq!(spoken("undo it", Focus::Board), None, "undo takes no words");
    let set = spoken("SET base_hp printed", Focus::Home).expect("it is said so");
    assert_eq!((set.command, set.words()), (Command::Set, vec!["base_hp", "printed"]));
}

#[test]
fn no_key_means_two_things_in_one_place() {
    assert_eq!(Keymap::default().doubles(), []);
}

#[test]
fn no_key_at_the_table_is_a_units_letter_or_a_number() {
    for entry in TABLE.iter().filter(|entry| entry.places.contains(&Focus::Board)) {
        for key in entry.keys {
            if let Key::Char(letter) = key {
                assert!(!is_reserved(*letter), "{letter} is a unit's letter and {}", entry.name);
                assert!(!letter.is_ascii_digit() || *letter == '0', "{letter} is a number and {}", entry.name);
            }
        }
    }
}

#[test]
fn help_and_leaving_work_everywhere() {
    let keymap = Keymap::default();
    for place in Focus::ALL {
        assert_eq!(keymap.command(place, Key::Char('?')), Some(Command::Help), "{place:?}");
        assert_eq!(keymap.command(place, Key::F(1)), Some(Command::Help), "{place:?}");
        assert_eq!(keymap.command(place, Key::Ctrl('c')), Some(Command::Leave), "{place:?}");
        assert_eq!(keymap.command(place, Key::F(2)), Some(Command::Mouse), "{place:?}");
        if place != Focus::Curtain {
            assert_eq!(keymap.command(place, Key::Esc), Some(Command::Back), "{place:?}");
        }
    }
}

#[test]
fn arrows_and_hjkl_are_the_same() {
    let keymap = Keymap::default();
    for (arrow, letter) in [(Key::Up, 'k'), (Key::Down, 'j'), (Key::Left, 'h'), (Key::Right, 'l')] {
        // In a pool l chooses a leader, on the home screen it opens the lessons, and nothing moves to the right.
        let not = [Focus::Curtain, Focus::Pool, Focus::Home];
        for place in Focus::ALL.into_iter().filter(|place| !not.contains(place)) {
            assert_eq!(keymap.command(place, arrow), keymap.command(place, Key::Char(letter)), "{place:?} {letter}");
        }
    }
}

#[test]
fn every_command_of_a_place_is_in_its_help_with_all_its_keys() {
    let keymap = Keymap::default();
    for place in Focus::ALL {
        let lines = help_lines(&keymap, &Situation::default(), place, "");
        for entry in TABLE.iter().filter(|entry| entry.places.contains(&place)) {
            let line = lines.iter().find(|line| line.command == entry.command);
            let line = line.unwrap_or_else(|| panic!("{} is missing in the help of {place:?}", entry.name));
            assert!(entry.keys.iter().all(|key| line.keys.split(' ').any(|shown| shown == key.to_string())));
        }
    }
}

#[test]
fn help_is_searched_by_key_word_and_sentence() {
    let keymap = Keymap::default();
    let found = |search| -> Vec<&str> {
        help_lines(&keymap, &Situation::default(), Focus::Board, search).iter().map(|line| line.name).collect()
    };
    assert_eq!(found("take back"), ["undo"]);
    assert_eq!(found("initiative"), ["initiative"]);
    assert_eq!(found("discard"), ["piles"]);
    assert!(found("no such thing").is_empty());
}

#[test]
fn what_cannot_be_done_says_why() {
    let now = Situation {
        place: Focus::Board,
        game: true,
        seats: 2,
        undo: UndoPrice::No("Ann drew a card (44)".into()),
        ..Situation::default()
    };
    let why = |command: Command| (command.entry().when)(&now).map(|why| why.to_string());
    assert_eq!(why(Command::Undo).as_deref(), Some("Ann drew a card (44)"));
    assert_eq!(why(Command::NextSeat).as_deref(), Some("with two seats the whole table is always shown"));
    assert_eq!(why(Command::Whole), None, "it turns the table");
    assert_eq!(why(Command::Inspect).as_deref(), Some("nothing is selected; move with the arrows first"));
    assert_eq!(why(Command::Hand).as_deref(), Some("nobody has to decide anything"));
    assert_eq!(why(Command::Pass), None);
}

#[test]
fn the_footer_tells_the_price_of_undo_and_the_hands_state() {
    let keymap = Keymap::default();
    let now = |hand, undo: UndoPrice| Situation {
        place: Focus::Board,
        game: true,
        seats: 2,
        hand,
        undo,
        ..Situation::default()
    };
    let words = |now: &Situation| -> Vec<String> {
        hints(&keymap, now).iter().map(|hint| format!("{} {}", hint.key, hint.word)).collect()
    };
    let closed = words(&now(HandState::Closed, UndoPrice::Ask("Bob".into())));
    assert!(closed.contains(&"Tab hand".to_string()) && closed.contains(&"u undo: ask Bob".to_string()), "{closed:?}");
    assert!(words(&now(HandState::Open, UndoPrice::Free)).contains(&"Tab close hand".to_string()));
    assert_eq!(help(&keymap).key, "?");
}

#[test]
fn keys_are_read_as_they_are_written() {
    for entry in TABLE {
        for key in entry.keys {
            assert_eq!(Key::from_text(&key.to_string()), Some(*key));
        }
    }
    for wrong in ["", "ab", "F0", "F99", "Ctrl-", "Ctrl-ab", "\t"] {
        assert_eq!(Key::from_text(wrong), None, "{wrong:?}");
    }
}

#[test]
fn own_keys_replace_the_defaults_and_faults_come_all_at_once() {
    let map = Keymap::parse(r#"{"log": ["F7", "L"], "undo": []}"#).expect("a good key file");
    assert_eq!(map.command(Focus::Board, Key::F(7)), Some(Command::Log));
    assert_eq!(map.command(Focus::Board, Key::Char('u')), None);
    assert_eq!(map.command(Focus::Board, Key::Char('p')), Some(Command::Pass));
    let faults = Keymap::parse("{\n  \"lgo\": [\"L\"],\n  \"pass\": [\"a\", \"Enter\", \"7\", \"Foo\"],\n}")
        .expect_err("five faults");
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "line 2, column 3: there is no command \"lgo\".",
            "line 3, column 3: a cannot be a command's key at the table: it is a letter for units.",
            "line 3, column 3: 7 cannot be a command's key: numbers choose in lists.",
            "line 3, column 3: \"Foo\" is not a key. Keys are a, ?, Enter, F3, Ctrl-S …",
            "line 3, column 3: Enter means both \"inspect\" and \"pass\" on: Table.",
        ]
    );
    let fault = Keymap::parse("{\"log\": L}").expect_err("not a list");
    assert_eq!((fault[0].line, fault[0].column), (1, 9));
}

#[test]
fn a_line_is_edited() {
    let mut line = Line::default();
    for key in ["a", "c", "Left", "b", "End", "d", "é", "Left", "Delete"] {
        assert_eq!(line.press(Key::from_text(key).expect("a key")), Typed::Changed);
    }
    assert_eq!(line.text(), "abcd");
    line.press(Key::Home);
    assert_eq!(line.press(Key::Delete), Typed::Changed);
    assert_eq!(line.before(), "");
    assert_eq!(line.text(), "bcd");
    line.press(Key::End);
    line.press(Key::Ctrl('u'));
    assert_eq!(line.press(Key::Backspace), Typed::Left);
    assert_eq!(line.press(Key::Enter), Typed::Entered);
}
