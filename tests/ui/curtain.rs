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
use screen::curtain::{Hints, draw, title};
use screen::theme::Look;
use screen::theme::canvas::Canvas;
use screen::theme::glyphs::{ASCII, UNICODE};
use screen::theme::role::Role;
use shell::curtain::{Curtain, Purpose};
use std::time::Instant;

const HINTS: Hints<'_> = Hints { left: "Tab whole table   Ctrl-C save and close", right: "? help" };

fn drawn(host: &Host<Toy>, handover: Option<&Handover>, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::filled(area, ratatui::buffer::Cell::new("#"));
    let (look, lowered) = (Look::new(&ASCII), lowered(host));
    let curtain = Curtain::of(&lowered, handover.map(|handover| (Purpose::Hand, handover)));
    draw(&mut Canvas::new(&mut buffer, &look), &curtain, HINTS);
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

/// The rows of the plate without the back of the card around it, from its title on.
fn plate(buffer: &Buffer) -> Vec<String> {
    let rows =
        text(buffer).into_iter().map(|row| row.replace(['/', '\\'], " ").trim().trim_start_matches('|').to_string());
    let mut rows: Vec<String> = rows.map(|row| row.trim_start().to_string()).collect();
    rows.pop();
    let first = rows.iter().position(|row| row.starts_with("PASS THE KEYBOARD")).unwrap_or(rows.len());
    rows.split_off(first)
}

const PLATE: [&str; 12] = [
    "PASS THE KEYBOARD -------------------------------- seat 2",
    "",
    "B O B",
    "",
    "The next choice needs a look at a hand.",
    "Only Bob should see the screen now.",
    "Ready?  Type  b o b  then Enter",
    "Or a sign like . or # twice, slowly: your own key",
    "",
    "Since Bob's last action (public) ------------------------",
    "  3 seat 1 played 5",
    "",
];

#[test]
fn at_80x24() {
    let host = asked_bob(people(2));
    let (with, without) = (drawn(&host, Some(&handed(&host)), 80, 24), drawn(&host, None, 80, 24));
    let trimmed = PLATE.map(str::trim);
    assert_eq!(plate(&with)[..PLATE.len()], trimmed);
    let mut before = trimmed;
    // Where a key can be chosen is a free row until somebody is asked.
    before[7] = "";
    assert_eq!(plate(&without)[..PLATE.len()], before, "with no handover begun yet");
    assert!(text(&with)[23].starts_with(" Tab whole table") && text(&with)[23].ends_with("? help"));
    assert_eq!(title(&lowered(&host).table), "Cantina: Ann, Bob");
}

#[test]
fn larger_windows_show_the_same_in_the_middle() {
    let host = asked_bob(people(2));
    for (width, height) in [(100, 30), (120, 40), (160, 50)] {
        let buffer = drawn(&host, Some(&handed(&host)), width, height);
        let said: Vec<String> = plate(&buffer).into_iter().take(PLATE.len()).collect();
        let bare = |row: &str| row.trim_end_matches('-').trim().to_owned();
        let said: Vec<String> = said.iter().map(|row| bare(row.trim_end_matches("seat 2").trim())).collect();
        let wanted = PLATE.map(|row| bare(row.trim().trim_end_matches("seat 2").trim()));
        assert_eq!(said, wanted, "{width}x{height}");
        let rows = text(&buffer);
        let rail = rows.iter().filter(|row| row.chars().nth(usize::from(width - 76) / 2) == Some('|')).count();
        assert!(rail >= PLATE.len() - 1, "{width}x{height}: {rows:?}");
        assert!(rows[height as usize - 1].ends_with("? help"));
    }
}

#[test]
fn a_name_is_written_as_large_as_there_is_room() {
    let host = asked_bob(people(2));
    for ((width, height), rows) in [((80, 24), 5), ((120, 40), 8), ((160, 50), 8)] {
        let area = Rect::new(0, 0, width, height);
        let (mut buffer, look) = (Buffer::empty(area), Look::new(&UNICODE));
        let lowered = lowered(&host);
        draw(&mut Canvas::new(&mut buffer, &look), &Curtain::of(&lowered, None), HINTS);
        let figures = text(&buffer).iter().filter(|row| row.contains(['█', '▀', '▄'])).count();
        assert_eq!(figures, rows, "{width}x{height}");
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
        let off = Look::new(&ASCII).theme.style(Role::ChipOff).bg;
        let marked = buffer.content.iter().filter(|cell| Some(cell.bg) == off);
        marked.map(|cell| cell.symbol().to_string()).collect::<String>()
    };
    let mut steps = Vec::new();
    for (second, letter) in (1..).zip(['b', 'o', 'x', 'b', 'o', 'b', 'b']) {
        handover.press(Keystroke::Letter(letter), now + std::time::Duration::from_secs(second));
        steps.push(marked(&handover));
    }
    assert_eq!(steps, ["*", "**", "", "*", "**", "***", ""]);
    let rows = plate(&drawn(&host, Some(&handover), 80, 24));
    assert_eq!(rows[7], "That was a wrong key. Begin again.");
    handover.press(Keystroke::Letter('b'), now + std::time::Duration::from_secs(7));
    let rows = plate(&drawn(&host, Some(&handover), 80, 24));
    assert_eq!(rows[7], "Too quick, ignored. Wait a moment, then press it.");
}

#[test]
fn a_pin_is_asked_for_and_only_that_keys_arrive_is_shown() {
    let mut sitters = people(2);
    sitters[1].pin = Some(Pin::new("4711", 5).expect("a PIN"));
    let host = asked_bob(sitters);
    let now = Instant::now();
    let mut handover = host.handover(now).expect("a person decides");
    let before = drawn(&host, Some(&handover), 80, 24);
    assert_eq!(plate(&before)[6], "Ready?  Type your PIN, then Enter");
    for digit in ['4', '7', '1'] {
        handover.press(Keystroke::Letter(digit), later(now));
    }
    let after = plate(&drawn(&host, Some(&handover), 80, 24));
    assert_eq!(after[6], "Ready?  Type your PIN, then Enter  ***");
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
        named: Vec::new(),
    };
    lowered.recap.lines = (1..).zip(facts).map(line).collect();
    let area = Rect::new(0, 0, 80, 24);
    let (mut buffer, look) = (Buffer::empty(area), Look::new(&ASCII));
    draw(&mut Canvas::new(&mut buffer, &look), &Curtain::of(&lowered, None), HINTS);
    plate(&buffer)
}

#[test]
fn a_long_recap_keeps_the_latest_and_counts_the_rest() {
    let facts: Vec<String> = (1..18).map(|pips| format!("Ann rolls {pips}")).collect();
    let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
    let rows = recapped(&facts);
    let heading = rows.iter().position(|row| row.starts_with("Since Bob's last action (public), ")).expect("a heading");
    let told: Vec<&str> = rows[heading + 1..].iter().map(String::as_str).take_while(|row| !row.is_empty()).collect();
    let left_off = facts.len() - told.len();
    assert!(rows[heading].contains(&format!("{left_off} lines left off")), "{}", rows[heading]);
    assert!(told.len() >= 9, "{told:?}");
    assert_eq!(told[0], format!("{} Ann rolls {0}", left_off + 1));
    assert_eq!(told.last(), Some(&"17 Ann rolls 17"));
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
        for row in 7..17 {
            let edges = (buffer[(8, row)].symbol(), buffer[(71, row)].symbol(), buffer[(72, row)].symbol());
            assert_eq!((edges.0, edges.1), ("|", " "), "{name}, row {row}");
            assert!(["/", "\\"].contains(&edges.2), "{name}, row {row}");
        }
    }
}

#[test]
fn many_letters_are_typed_without_air() {
    let names = ["Maximiliana Magdalena I", "Maximiliana Magdalena II"];
    let host = asked_bob(names.into_iter().map(Sitter::person).collect());
    let rows = plate(&drawn(&host, Some(&handed(&host)), 80, 24));
    assert_eq!(rows[6], "Ready?  Type  maximilianamagdalenaiitwo  then Enter");
}

#[test]
fn somebody_else_who_is_asked_gets_no_recap_and_a_first_decision_an_empty_one() {
    let now = Instant::now();
    let mut host = asked_bob(people(2));
    let ann = host.ask(crate::hotseat::bench_table::ANN, now).expect("a person");
    let rows = text(&drawn(&host, Some(&ann), 80, 24)).join("\n");
    assert!(
        rows.contains("A N N")
            && rows.contains("seat 1")
            && !rows.contains("last action")
            && !rows.contains("Nothing new")
    );
    let mut fresh = crate::hotseat::bench_table::host(2, agreement(Trust::FullCurtain, UndoRule::Off));
    assert!(text(&drawn(&fresh, None, 80, 24)).join("\n").contains("Nothing new in public."));
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
fn when_nobody_decides_there_is_only_the_back_of_a_card() {
    let now = Instant::now();
    let mut host = asked_bob(people(2));
    let bob = crate::hotseat::bench_table::spell(host.ask(BOB, now).expect("a person"), later(now));
    host.concede(bob, now).expect("it may");
    let rows = text(&drawn(&host, None, 80, 24));
    assert!(rows[..23].iter().all(|row| row.chars().all(|sign| sign == '/' || sign == '\\')), "{rows:?}");
}
