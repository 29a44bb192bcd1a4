//! The palette: every legal action with its result and every command, found by a few letters.

use super::deck_library::local_services;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use screen::widgets::palette::{Row, found};
use swu_cards::rulebook;

fn rows(texts: &[&str]) -> Vec<Row> {
    texts.iter().map(|text| Row { text: (*text).into(), told: String::new(), available: true }).collect()
}

#[test]
fn words_are_found_by_their_beginnings_before_others() {
    let rows = rows(&["theme", "Attack with R2-D2 (e)", "Attack with Luke Skywalker (a)", "Play Waylay (3)", "log"]);
    assert_eq!(found("", &rows), [0, 1, 2, 3, 4]);
    assert_eq!(found("att", &rows), [1, 2]);
    assert_eq!(found("att luke", &rows), [2]);
    assert_eq!(found("lk", &rows), [2], "letters may be left out within a word");
    assert_eq!(found("ack", &rows), [1, 2], "a part of a word");
    assert!(found("dance", &rows).is_empty());
}

fn table() -> Desk {
    let stages = vec![
        Stage { public: duel::public(), open: duel::open(), curtain: false },
        Stage::plain(duel::target()),
        Stage::plain(duel::public()),
    ];
    Desk::at_table(Fake::new(stages, duel::log()).0)
}

fn type_text(desk: &mut Desk, text: &str) {
    let keys: Vec<String> =
        text.chars().map(|letter| if letter == ' ' { "Space".into() } else { letter.to_string() }).collect();
    desk.press(&keys.join(" "));
}

#[test]
fn actions_and_commands_are_listed_and_done() {
    let mut desk = table();
    desk.press(":");
    let all = desk.screen();
    assert!(all.contains("to do") && all.contains("Attack with Luke Skywalker (a)"), "{all}");
    type_text(&mut desk, "att luk");
    let few = desk.screen();
    assert!(few.contains("Attack with Luke Skywalker (a)") && !few.contains("Attack with Red Three"), "{few}");
    desk.press("Enter");
    assert!(desk.screen().contains("attack"), "{}", desk.screen());
    let mut desk = table();
    desk.press(":");
    type_text(&mut desk, "pil");
    desk.press("Enter");
    assert!(desk.screen().contains("Piles"), "{}", desk.screen());
}

#[test]
fn a_whole_sentence_is_done_as_it_is_said() {
    let mut desk = table();
    desk.press(":").type_line("inspect vader");
    assert!(desk.screen().contains("Inspect") && desk.screen().contains("Darth Vader"), "{}", desk.screen());
    let mut desk = table();
    desk.press(":").type_line("xyzzy");
    assert!(!desk.screen().contains("to do"), "{}", desk.screen());
}

#[test]
fn what_is_only_typed_turns_no_page() {
    let mut desk = table();
    desk.press(":").type_line("inspect vader");
    let page = desk.screen();
    desk.press(":");
    type_text(&mut desk, "inspect luke");
    desk.press("Esc");
    assert_eq!(desk.screen(), page);
}

#[test]
fn words_behind_a_command_are_heard() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press(":").type_line("card waylay");
    assert!(desk.screen().contains("Cards: waylay") && desk.screen().contains("Waylay"), "{}", desk.screen());
    desk.press("Esc :").type_line("settings undo free");
    assert!(desk.screen().contains("undo is free from now on."), "{}", desk.screen());
    let mut desk = table();
    desk.press(":").type_line("log 1");
    let newest = duel::log().last().expect("a line").text.clone();
    assert!(desk.screen().contains(&newest), "{}", desk.screen());
    desk.press("Esc :").type_line("log many");
    assert!(desk.screen().contains("is not a number of lines"), "{}", desk.screen());
    desk.press(":").type_line("concede nobody");
    assert!(desk.screen().contains("Nobody here is called"), "{}", desk.screen());
    desk.press(":").type_line("hand over");
    assert!(!desk.screen().contains("to do"), "{}", desk.screen());
}

#[test]
fn what_can_be_done_now_is_explained_with_rules() {
    let mut desk = table();
    desk.press("w");
    let text = desk.screen();
    assert!(text.contains("What can I do now?") && text.contains("Attack with Luke Skywalker (a)"), "{text}");
    desk.press("End");
    let end = desk.screen();
    assert!(end.contains("rule"), "{end}");
    desk.press("Esc Down F6");
    assert!(desk.screen().contains("This is "), "{}", desk.screen());
}

#[test]
fn rules_are_read_searched_and_followed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("u");
    assert!(desk.screen().contains("Golden rules"), "{}", desk.screen());
    desk.press("/").type_line("sentinel");
    assert!(desk.screen().contains("/sentinel: ") && desk.screen().contains("18.7"), "{}", desk.screen());
    let book = rulebook::shipped().expect("the rules");
    let entry = book.entries().iter().find(|entry| !entry.see.is_empty()).expect("one that names another");
    desk.press("/").type_line(&entry.number);
    let found = desk.screen();
    desk.press("Enter");
    assert!(desk.screen().contains(&format!("/{}: ", entry.see[0])), "Enter follows: {}", desk.screen());
    desk.press("Esc");
    assert_eq!(desk.screen(), found);
    desk.press("/").type_line("xyzzy");
    assert!(desk.screen().contains("No rule mentions"), "{}", desk.screen());
    desk.press("Esc Esc");
    assert!(desk.screen().contains("C A N T I N A"), "{}", desk.screen());
}

#[test]
fn words_that_no_entry_has_are_told_of() {
    let mut desk = table();
    desk.press(":");
    type_text(&mut desk, "xyz");
    assert!(desk.screen().contains("No entry has these words."), "{}", desk.screen());
}
