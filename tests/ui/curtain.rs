//! The curtain, cell by cell.

use crate::hotseat::bench_table::{BOB, agreement, decides, later, lift, lowered, opening, people};
use crate::hotseat::toy::{Pick, Toy};
use hotseat::handover::{Handover, Keystroke};
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::log::{Line, Weight};
use hotseat::narration::Brief;
use hotseat::pin::Pin;
use hotseat::table::{Agreement, Sitter};
use hotseat::trust::{Trust, UndoRule};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use screen::curtain::{Hints, draw, title};
use shell::curtain::{Curtain, Purpose};
use std::time::Instant;

const HINTS: Hints<'_> = Hints { left: "Tab whole table   Ctrl-C save and close", right: "? help" };

fn drawn(host: &Host<Toy>, handover: Option<&Handover>, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::filled(area, ratatui::buffer::Cell::new("#"));
    draw(area, &mut buffer, &Curtain::of(&lowered(host), handover.map(|handover| (Purpose::Hand, handover))), HINTS);
    buffer
}

fn text(buffer: &Buffer) -> Vec<String> {
    let rows = buffer.area.rows().map(|row| row.columns().map(|cell| buffer[cell.as_position()].symbol()).collect());
    rows.map(|row: String| row.trim_end().to_string()).collect()
}

fn handed(host: &Host<Toy>) -> Handover {
    host.handover(Instant::now()).expect("a person decides")
}

/// Bob is asked in secret after Ann pointed, Bob passed, and Ann played a 5.
fn asked_bob(sitters: Vec<Sitter>) -> Host<Toy> {
    let now = Instant::now();
    let mut host = Host::begin(opening(sitters, Agreement::default()), Box::new(Nowhere));
    for pick in [Pick::Point(BOB), Pick::Pass] {
        host.choose(decides(&host), &pick, now).expect("public");
    }
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Play(5), now).expect("Ann has a 5");
    host
}

const AT_80X24: [&str; 24] = [
    "",
    "",
    "",
    "",
    "",
    "        +- Pass the keyboard ------------------------------------------+",
    "        |                                                              |",
    "        |   The next choice needs a look at a hand.                    |",
    "        |                                                              |",
    "        |   B O B   seat 2                                             |",
    "        |                                                              |",
    "        |   Only Bob should see the screen now.                        |",
    "        |   Ready?  Type  b o b  then Enter                            |",
    "        |   Or press a sign twice, slowly: your own key from then on   |",
    "        |   Since Bob's last action (public)                           |",
    "        |     3 seat 1 played 5                                        |",
    "        |                                                              |",
    "        +--------------------------------------------------------------+",
    "",
    "",
    "",
    "",
    "",
    " Tab whole table   Ctrl-C save and close                                 ? help",
];

#[test]
fn at_80x24() {
    let host = asked_bob(people(2));
    assert_eq!(text(&drawn(&host, Some(&handed(&host)), 80, 24)), AT_80X24);
    let mut before = AT_80X24;
    // Where a key can be chosen is a free row until somebody is asked.
    before[13] = before[6];
    assert_eq!(text(&drawn(&host, None, 80, 24)), before, "with no handover begun yet");
    assert_eq!(title(&lowered(&host).table), "Cantina: Ann, Bob");
}

#[test]
fn larger_windows_show_the_same_box_in_the_middle() {
    let host = asked_bob(people(2));
    for (width, height) in [(100, 30), (120, 40), (160, 50)] {
        let rows = text(&drawn(&host, Some(&handed(&host)), width, height));
        let (left, top) = ((width as usize - 64) / 2, (height as usize - 1 - 13) / 2);
        for (row, wanted) in AT_80X24[5..18].iter().enumerate() {
            assert_eq!(rows[top + row].trim_start(), wanted.trim_start(), "{width}x{height}");
            assert!(rows[top + row].starts_with(&" ".repeat(left)), "{width}x{height}");
        }
        assert!(rows[height as usize - 1].ends_with("? help"));
    }
}

#[test]
fn nothing_of_what_was_there_before_shines_through() {
    let host = asked_bob(people(2));
    let buffer = drawn(&host, None, 80, 24);
    assert!(buffer.content.iter().all(|cell| cell.symbol() != "#"));
}

#[test]
fn letters_that_are_right_are_marked_and_a_wrong_one_empties_the_word() {
    let host = asked_bob(people(2));
    let now = Instant::now();
    let mut handover = host.handover(now).expect("a person decides");
    let marked = |handover: &Handover| {
        let buffer = drawn(&host, Some(handover), 80, 24);
        let marked = buffer.content.iter().filter(|cell| cell.modifier.contains(Modifier::REVERSED));
        marked.map(|cell| cell.symbol().to_string()).collect::<String>()
    };
    let mut steps = Vec::new();
    for (second, letter) in (1..).zip(['b', 'o', 'x', 'b', 'o', 'b', 'b']) {
        handover.press(Keystroke::Letter(letter), now + std::time::Duration::from_secs(second));
        steps.push(marked(&handover));
    }
    assert_eq!(steps, ["*", "**", "", "*", "**", "***", ""]);
    let rows = text(&drawn(&host, Some(&handover), 80, 24));
    assert_eq!(rows[13].trim(), "|   That was a wrong key. Begin again.                         |");
    handover.press(Keystroke::Letter('b'), now + std::time::Duration::from_secs(7));
    let rows = text(&drawn(&host, Some(&handover), 80, 24));
    assert_eq!(rows[13].trim(), "|   Too quick, ignored. Wait a moment, then press it.          |");
}

#[test]
fn a_pin_is_asked_for_and_only_that_keys_arrive_is_shown() {
    let mut sitters = people(2);
    sitters[1].pin = Some(Pin::new("4711", 5).expect("a PIN"));
    let host = asked_bob(sitters);
    let now = Instant::now();
    let mut handover = host.handover(now).expect("a person decides");
    let before = drawn(&host, Some(&handover), 80, 24);
    assert_eq!(text(&before)[12].trim_end_matches([' ', '|']).trim_start(), "|   Ready?  Type your PIN, then Enter");
    for digit in ['4', '7', '1'] {
        handover.press(Keystroke::Letter(digit), later(now));
    }
    let after = text(&drawn(&host, Some(&handover), 80, 24));
    assert_eq!(after[12].trim_end_matches([' ', '|']).trim_start(), "|   Ready?  Type your PIN, then Enter  ***");
}

/// The curtain after these facts since Bob last acted.
fn recapped(facts: &[&str]) -> Vec<String> {
    let host = asked_bob(people(2));
    let mut lowered = lowered(&host);
    let line = |(number, text): (usize, &&str)| Line {
        number,
        weight: Weight::Action,
        reveals: false,
        text: (*text).to_owned(),
        brief: Brief::Sentence,
    };
    lowered.recap.lines = (1..).zip(facts).map(line).collect();
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    draw(area, &mut buffer, &Curtain::of(&lowered, None), HINTS);
    text(&buffer)
}

#[test]
fn a_long_recap_keeps_the_latest_and_counts_the_rest() {
    let facts: Vec<String> = (1..18).map(|pips| format!("Ann rolls {pips}")).collect();
    let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
    let rows = recapped(&facts);
    assert_eq!(rows[10].trim(), "|   Since Bob's last action (public), 8 lines left off         |");
    assert_eq!(rows[11].trim(), "|     9 Ann rolls 9                                            |");
    assert_eq!(rows[19].trim(), "|     17 Ann rolls 17                                          |");
    assert_eq!(rows[20].trim(), "|                                                              |");
}

#[test]
fn the_same_again_is_one_line_of_the_recap() {
    let rows = recapped(&["Ann draws a card", "Ann draws a card", "Ann passes"]).join("\n");
    assert!(rows.contains("1 Ann draws a card (2 times)") && rows.contains("3 Ann passes"), "{rows}");
}

#[test]
fn long_and_wide_names_stay_in_the_box() {
    for name in [
        "Wilhelmina van der Lubbe-",
        "\u{6d4b}\u{8bd5}\u{7528}\u{6237}\u{7684}\u{540d}\u{5b57}\u{5f88}\u{957f}\u{771f}\u{7684}",
    ] {
        let name: String = name.chars().take(24).collect();
        let host = asked_bob(vec![Sitter::person("Ann"), Sitter::person(&name)]);
        let buffer = drawn(&host, Some(&handed(&host)), 80, 24);
        for row in 6..17 {
            assert_eq!((buffer[(8, row)].symbol(), buffer[(71, row)].symbol()), ("|", "|"), "{name}, row {row}");
        }
    }
}

#[test]
fn many_letters_are_typed_without_air() {
    let names = ["Maximiliana Magdalena I", "Maximiliana Magdalena II"];
    let host = asked_bob(names.into_iter().map(Sitter::person).collect());
    let rows = text(&drawn(&host, Some(&handed(&host)), 80, 24));
    assert_eq!(rows[12].trim(), "|   Ready?  Type  maximilianamagdalenaiitwo  then Enter        |");
}

#[test]
fn somebody_else_who_is_asked_gets_no_recap_and_a_first_decision_an_empty_one() {
    let now = Instant::now();
    let mut host = asked_bob(people(2));
    let ann = host.ask(crate::hotseat::bench_table::ANN, now).expect("a person");
    let rows = text(&drawn(&host, Some(&ann), 80, 24)).join("\n");
    assert!(rows.contains("A N N   seat 1") && !rows.contains("last action") && !rows.contains("Nothing new"));
    let mut fresh = crate::hotseat::bench_table::host(2, agreement(Trust::FullCurtain, UndoRule::Off));
    assert!(text(&drawn(&fresh, None, 80, 24)).join("\n").contains("|   Nothing new in public. "));
    lift(&mut fresh, now);
}

#[test]
fn no_window_is_too_small_to_survive() {
    let host = asked_bob(people(2));
    for (width, height) in [(0, 0), (1, 1), (5, 3), (63, 10), (80, 1)] {
        drawn(&host, Some(&handed(&host)), width, height);
    }
}

#[test]
fn when_nobody_decides_there_is_no_box() {
    let now = Instant::now();
    let mut host = asked_bob(people(2));
    let bob = crate::hotseat::bench_table::spell(host.ask(BOB, now).expect("a person"), later(now));
    host.concede(bob, now).expect("it may");
    let rows = text(&drawn(&host, None, 80, 24));
    assert!(rows[..23].iter().all(String::is_empty));
}
