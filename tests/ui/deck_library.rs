//! Decks on their screens, with real files in a folder of their own.

use super::dump::expect;
use super::fake::Desk;
use hotseat::table::Agreement;
use screen::terminal::message::Message;
use shell::services::Services;
use std::path::Path;
use std::sync::Arc;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

pub(crate) fn local_services(folder: &Path) -> Services {
    let library = Library::embedded();
    Services::new(Arc::new(CardData::of(library)), boards::games::GAMES, Paths::within(folder), Agreement::default())
}

fn desk(folder: &Path) -> Desk {
    let mut desk = Desk::with_services(local_services(folder));
    desk.press("d");
    desk
}

fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder.join("decks")) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn samples_are_shown_with_curve_and_legality() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    expect("deck-library-80x24", &desk.screen());
    desk.resize(120, 40);
    expect("deck-library-120x40", &desk.screen());
}

#[test]
fn a_sample_is_copied_with_the_first_change_and_every_change_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    desk.press("e");
    assert!(files(folder.path()).is_empty());
    expect("deck-editor-80x24", &desk.screen());
    desk.press("/").type_line("t:unit c<=2 a:cu waylay");
    assert!(desk.screen().contains("/t:unit c<=2 a:cu waylay: 0"), "{}", desk.screen());
    desk.press("/").type_line("waylay");
    desk.press("+ +");
    assert_eq!(files(folder.path()), ["starter-luke-copy.json"]);
    let text = std::fs::read_to_string(folder.path().join("decks/starter-luke-copy.json")).expect("it is there");
    assert!(text.contains("{\"id\": \"SOR_222\", \"count\": 4}"), "{text}");
    assert!(desk.screen().contains("Deck 52"), "{}", desk.screen());
    desk.resize(120, 40);
    expect("deck-editor-cards-120x40", &desk.screen());
    desk.press("u u");
    assert!(desk.screen().contains("Deck 50"), "{}", desk.screen());
    desk.press("u");
    assert!(desk.screen().contains("Nothing was changed since the deck was opened."));
}

#[test]
fn a_base_is_found_by_its_place_as_on_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    desk.press("Esc c /").type_line("hoth");
    assert!(desk.screen().contains("Echo Base"), "{}", desk.screen());
}

#[test]
fn a_query_that_cannot_be_understood_says_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    desk.press("e /").type_line("c<=x");
    assert!(desk.screen().contains("column 4: \"x\" is not a number"), "{}", desk.screen());
    desk.press("Esc Esc c /").type_line("t:leader luke");
    assert!(desk.screen().contains("/t:leader luke: "), "{}", desk.screen());
}

#[test]
fn cards_move_between_deck_and_sideboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    desk.press("e Down Down Down Down Down s");
    assert!(desk.screen().contains("Deck 49"), "{}", desk.screen());
    assert!(desk.screen().contains("at least 50") || desk.screen().contains("not legal"), "{}", desk.screen());
    desk.press("End");
    assert!(desk.screen().contains("Sideboard 1"), "{}", desk.screen());
    desk.press("s");
    assert!(desk.screen().contains("Sideboard 0"), "{}", desk.screen());
    desk.press("o");
    assert!(desk.screen().contains("Opening hand, seed "), "{}", desk.screen());
}

#[test]
fn rename_copy_and_delete_with_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    desk.press("R");
    assert!(desk.screen().contains("Samples stay as they are; copy it first."));
    desk.press("D");
    assert!(desk.screen().contains("Samples cannot be deleted."));
    desk.press("c");
    assert!(desk.screen().contains("Starter: Luke (copy) is saved."), "{}", desk.screen());
    desk.press("R Ctrl-U").type_line("My Rebels");
    assert!(desk.screen().contains("own    My Rebels"), "{}", desk.screen());
    desk.press("D Enter");
    assert_eq!(files(folder.path()).len(), 1);
    desk.press("D y");
    assert!(files(folder.path()).is_empty());
    assert!(!desk.screen().contains("My Rebels"));
}

#[test]
fn a_pasted_list_becomes_a_deck_and_comes_out_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    let melee = "Leaders\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Echo Base\n\nMainDeck\n3 | Waylay\n";
    desk.send(Message::Paste(melee.into()));
    assert!(desk.screen().contains("Luke Skywalker, Echo Base is saved."), "{}", desk.screen());
    desk.press("e");
    assert!(desk.screen().contains("not legal for Premier"), "{}", desk.screen());
    desk.press("Esc");
    let file = folder.path().join("out.txt");
    desk.press("x").type_line(&file.display().to_string());
    let written = std::fs::read_to_string(&file).expect("it was written");
    assert!(written.contains("3 | Waylay"), "{written}");
    desk.press("x").type_line(&file.display().to_string());
    assert!(desk.screen().contains("exists already"), "{}", desk.screen());
    desk.press("t");
    assert!(desk.screen().contains("3 | Waylay"), "{}", desk.screen());
    desk.press("Esc i").type_line(&file.display().to_string());
    assert_eq!(files(folder.path()).len(), 2);
    desk.send(Message::Paste("http://example.com/deck".into()));
    assert!(desk.screen().contains("1:1 E_FORMAT this is a link"), "{}", desk.screen());
    assert_eq!(files(folder.path()).len(), 2);
    desk.press("Esc");
    desk.press("i").type_line("/nowhere/deck.json");
    assert!(desk.screen().contains("Cannot read /nowhere/deck.json"), "{}", desk.screen());
}

/// A phone reads dark on light, so the code is drawn the other way round on a light ground, and in letters without blocks.
#[test]
fn a_code_is_drawn_as_the_look_needs_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    desk.press("Q");
    assert!(desk.screen().contains("Starter: Luke: a code of 33 lines, for a phone"), "{}", desk.screen());
    assert!(desk.screen().contains("It needs a window of 134 columns"), "{}", desk.screen());
    desk.resize(160, 50);
    for (setting, corner) in
        [("theme light", "\n      ##############  "), ("theme default", "\n  ####              ####")]
    {
        desk.press("Esc :").type_line(setting).press("Q");
        assert!(desk.screen().contains(corner), "{setting}: {}", desk.screen());
    }
}

#[test]
fn d_14_a_list_that_was_not_understood_is_kept_only_when_somebody_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path());
    let list =
        "Leader\n1 Luke Skywalker, Faithful Friend\nBase\n1 Echo Base\nDeck\n3 Waylay\n2 Wailay\n1 Luke Skywalker\n";
    desk.send(Message::Paste(list.into()));
    let asked = desk.screen();
    assert!(asked.contains("2 rows were not understood") && asked.contains("[y] keep it"), "{asked}");
    desk.press("n");
    assert!(files(folder.path()).is_empty(), "nothing is kept");
    let named = desk.screen();
    assert!(named.contains("7:1 E_UNKNOWN no card is called `Wailay`"), "the lines are those of the text: {named}");
    assert!(named.contains("did you mean Waylay (SOR_222)?"), "{named}");
    assert!(named.contains("8:1 E_AMBIGUOUS"), "{named}");
    desk.press("Esc");
    desk.send(Message::Paste(list.into()));
    desk.press("y");
    assert_eq!(files(folder.path()), ["luke-skywalker-echo-base.json"]);
    desk.press("Esc");
    assert!(desk.screen().contains("own    Luke Skywalker, Echo Base  no"), "{}", desk.screen());
}

#[test]
fn a_position_is_called_by_its_title() {
    use hotseat::table::Sitter;
    use swu_hosted::{Setup, Start};
    let home = tempfile::tempdir().expect("a folder");
    let seat = "(leader: \"SOR_005\", base: \"SOR_029\")";
    let titled = |title: &str| {
        let names = vec!["Ann".to_owned(), "Bob".to_owned()];
        let start = Start::Position(format!("({title}seats: [{seat}, {seat}])"));
        let sitters = names.iter().map(Sitter::person).collect();
        let opened = local_services(home.path()).open(sitters, Agreement::default(), Setup { names, start }, Some(1));
        opened.expect("a position").0.session().title().to_owned()
    };
    assert_eq!(titled("title: \"Luke in trouble\", "), "Luke in trouble");
    assert_eq!(titled(""), "Ann - Bob");
}

#[test]
fn cards_to_add_are_read_and_put_in_order() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    // The search keeps this the same whatever sets there are.
    desk.press("d n /").type_line("s:sor");
    desk.press("Enter");
    let read = desk.screen();
    assert!(read.contains("252 by number [S]"), "{read}");
    // The list is replaced by the text of the card under the cursor.
    assert!(read.contains("Director Krennic") && read.contains("Epic Action"), "{read}");
    desk.press("Enter");
    assert!(!desk.screen().contains("Epic Action"), "{}", desk.screen());
    desk.press("S");
    assert!(desk.screen().contains("252 by cost [S]"), "{}", desk.screen());
    desk.press("Home S");
    assert!(desk.screen().contains("252 by name [S]"), "{}", desk.screen());
    desk.press("Home");
    assert!(desk.screen().contains("2-1B Surgical Droid"), "{}", desk.screen());
    desk.resize(120, 40);
    expect("deck-editor-reading-120x40", &desk.screen());
}

#[test]
fn a_deck_that_no_event_takes_is_marked_in_the_list() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("d");
    desk.send(Message::Paste(
        "Leaders\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Echo Base\n\nDeck\n3 | Waylay\n".into(),
    ));
    let screen = desk.screen();
    assert!(screen.contains("It is not legal: E_DECK_MIN"), "{screen}");
    assert!(screen.contains("not legal") || screen.contains("not playable"), "{screen}");
}

/// An exported list or pool is readable by its owner alone.
#[cfg(unix)]
#[test]
fn an_export_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("pool.json");
    let services = local_services(home.path());
    services.export_list(&path.display().to_string(), "{}").expect("it is written");
    let mode = std::fs::metadata(&path).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
