//! What a player changes between two games of a match concerns nobody else: however Ann swaps a card, all screens that
//! are not hers are the same to the last byte.

use super::best_of_three::{choose, chooser, commitment, spell, wanted};
use super::deck_library::local_services;
use super::fake::Desk;
use events::matchplay::MatchKind;
use hotseat::table::{Agreement, Sitter, Table};
use shell::hosted_match::NewMatch;
use std::time::Duration;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::Section;

/// The match between its first two games, with Ann's deck open to Ann.
fn changing(home: &std::path::Path) -> Desk {
    let services = local_services(home);
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::person("Bob")], Agreement::default()).expect("a table");
    let contest = services
        .begin_match(NewMatch { table, ..wanted(&services, MatchKind::BestOfThree, Some(55)) })
        .expect("a match");
    let mut desk = Desk::with_services(services);
    desk.app.open_match(Box::new(contest), None);
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    choose(&mut desk, "Draw opening hands");
    desk.now += Duration::from_millis(400);
    desk.press("Esc").press(":").type_line("concede");
    choose(&mut desk, "Ann gives up this game");
    spell(&mut desk, "ann");
    desk.press("3");
    choose(&mut desk, "Ann changes the deck in private");
    spell(&mut desk, "ann");
    desk
}

#[test]
fn the_last_row_names_the_keys_of_deck_and_sideboard() {
    for (width, height) in [(80, 24), (100, 30), (160, 50)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = changing(home.path());
        desk.resize(width, height);
        let last = desk.row(usize::from(height) - 1);
        assert!(last.contains("[Enter] move  [r] ready  [Esc] close") && last.ends_with("? help"), "{last}");
    }
}

/// All screens that Bob may read from Ann's change until he has seen his next opening hand, and what Ann saw of her
/// deck when she was done.
fn screens(swap: &str) -> (Vec<String>, String) {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = changing(home.path());
    desk.press(swap);
    let own = desk.screen();
    let mut seen = Vec::new();
    let mut look = |desk: &mut Desk| {
        let screen = desk.screen();
        seen.push(screen.replace(&commitment(&screen), "HASH"));
    };
    desk.press("r");
    look(&mut desk);
    choose(&mut desk, "Bob is ready with the deck as it is");
    look(&mut desk);
    spell(&mut desk, "bob");
    look(&mut desk);
    choose(&mut desk, "Ann: Bob starts");
    look(&mut desk);
    spell(&mut desk, "ann");
    look(&mut desk);
    choose(&mut desk, "Draw opening hands");
    look(&mut desk);
    spell(&mut desk, "bob");
    assert!(desk.screen().contains("open to Bob"), "{}", desk.screen());
    look(&mut desk);
    desk.press("F4");
    look(&mut desk);
    desk.press("Esc L");
    look(&mut desk);
    (seen, own)
}

#[test]
fn nobody_can_tell_what_was_swapped() {
    let (kept, of_kept) = screens("Down");
    for swap in ["Enter End Enter", "Down Enter End Enter"] {
        let (seen, of_seen) = screens(swap);
        assert_ne!(of_seen, of_kept, "Ann's deck is another");
        for (one, other) in kept.iter().zip(&seen) {
            assert_eq!(one, other);
        }
        assert_eq!(kept.len(), seen.len());
    }
}

#[test]
fn l_8_a_game_with_decks_out_of_pools_carries_no_mark() {
    let marked = |limited: bool| {
        let home = tempfile::tempdir().expect("a folder");
        let services = local_services(home.path());
        let wanted = wanted(&services, MatchKind::SingleGame, Some(25));
        let lists = wanted.lists.into_iter().map(|mut list| {
            let trooper = Catalogue::embedded().get("SOR_128").expect("a unit");
            (0..4).for_each(|_| assert!(list.add(trooper, Section::Deck, false)));
            list
        });
        let lists = lists.collect();
        let contest = services.begin_match(NewMatch { limited, lists, ..wanted }).expect("a match");
        let mut desk = Desk::with_services(services);
        desk.app.open_match(Box::new(contest), None);
        let before = desk.screen();
        let first = chooser(&mut desk);
        choose(&mut desk, &format!("{first}: I start"));
        spell(&mut desk, &first.to_lowercase());
        choose(&mut desk, "Draw opening hands");
        desk.now += Duration::from_millis(400);
        let game = desk.screen();
        assert!(game.contains("Hand "), "{game}");
        (before.contains("no event would take"), game.contains("illegal lists"))
    };
    assert_eq!(marked(true), (false, false), "four copies are fine in limited");
    assert_eq!(marked(false), (true, true), "and too many in Premier");
}

/// The shown sizes of deck and sideboard.
fn sizes(desk: &mut Desk) -> (u32, u32) {
    let screen = desk.screen();
    let number = |before: &str| -> u32 {
        let (_, rest) = screen.split_once(before).unwrap_or_else(|| panic!("{before}:\n{screen}"));
        rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect("a number")
    };
    (number("  Deck "), number(", sideboard "))
}

#[test]
fn a_card_is_moved_as_often_as_it_is_there_and_no_other() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = changing(home.path());
    assert_eq!(sizes(&mut desk), (50, 3));
    desk.press("End Enter Enter");
    assert_eq!(sizes(&mut desk), (52, 1), "both times it is the card of the sideboard");
    desk.press("Enter");
    assert_eq!(sizes(&mut desk), (53, 0));
    desk.press("Enter Enter");
    assert_eq!(sizes(&mut desk), (53, 0), "it stops: {}", desk.screen());
    assert!(desk.screen().contains("No copy of it is left there."), "{}", desk.screen());
    desk.press("Home Enter Enter Enter Enter Enter");
    let (deck, sideboard) = sizes(&mut desk);
    assert!(
        (50..53).contains(&deck) && deck + sideboard == 53,
        "{deck} and {sideboard}: one card, three times at most"
    );
}

#[test]
fn a_deck_larger_than_the_registered_one_is_asked_about() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = changing(home.path());
    desk.press("End Enter r");
    assert!(desk.screen().contains("The deck has 51 cards, and 50 were registered."), "{}", desk.screen());
    desk.press("Enter r");
    assert!(desk.screen().contains("The deck has 52 cards, and 50 were registered."), "{}", desk.screen());
    desk.press("r");
    assert!(desk.screen().contains("Bob is ready with the deck as it is"), "{}", desk.screen());
}
