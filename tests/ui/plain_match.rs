//! A match in line mode: from the lot to the result, private sideboards, clock, notes, conceding.

use super::best_of_three::{folder_of, wanted};
use super::deck_library::local_services;
use events::matchplay::{MatchKind, Round};
use hotseat::pin::Pin;
use hotseat::table::{Agreement, Sitter, Table};
use lines::home::HomeLines;
use shell::services::Services;
use shell::verify::examine;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_cards::library::Library;
use swu_hosted::CardData;

/// Somebody who types lines and remembers what was answered.
struct Typist {
    home: HomeLines,
    now: Instant,
    said: Vec<String>,
    cleared: bool,
}

impl Typist {
    fn begin(folder: &Path, round: Round, minutes: Option<u32>) -> Typist {
        Typist::with(local_services(folder), round, minutes)
    }

    /// At a match with an organiser, whose PIN is 2468.
    fn organised(folder: &Path) -> Typist {
        let pin = Pin::new("2468", 1).expect("a PIN");
        Typist::with(local_services(folder).organised(Some(pin)), Round::Swiss, Some(55))
    }

    fn with(services: Services, round: Round, minutes: Option<u32>) -> Typist {
        let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
        let table = Table::new(sitters, Agreement::default()).expect("a table");
        let review = round == Round::Elimination;
        let wanted = wanted(&services, MatchKind::BestOfThree, minutes);
        let wanted = shell::hosted_match::NewMatch { table, round, review, ..wanted };
        let contest = services.begin_match(wanted).expect("a match");
        let mut home = HomeLines::new(services);
        let said = home.open_match(contest);
        Typist { home, now: Instant::now(), said, cleared: false }
    }

    fn line(&mut self, text: &str) -> &mut Typist {
        self.now += Duration::from_millis(400);
        let answer = self.home.line(text, self.now, self.now);
        (self.said, self.cleared) = (answer.lines, answer.clear);
        self
    }

    /// Chooses the line with this text.
    fn choose(&mut self, text: &str) -> &mut Typist {
        let found = self.said.iter().find(|line| line.contains(text));
        let line = found.unwrap_or_else(|| panic!("{text}: {:#?}", self.said));
        let number = line.split('.').next().expect("a number").to_owned();
        self.line(&number)
    }

    fn hears(&self, text: &str) {
        assert!(self.said.iter().any(|line| line.contains(text)), "{text}: {:#?}", self.said);
    }

    fn never_hears(&self, text: &str) {
        assert!(!self.said.iter().any(|line| line.contains(text)), "{text}: {:#?}", self.said);
    }

    fn chooser(&self) -> &'static str {
        if self.said.iter().any(|line| line.contains("Ann: I start")) { "Ann" } else { "Bob" }
    }

    /// The chooser decides to start; opening hands are drawn.
    fn start_game(&mut self) -> &'static str {
        let first = self.chooser();
        self.choose(&format!("{first}: I start")).line(&first.to_lowercase());
        self.choose("Draw opening hands");
        first
    }
}

#[test]
fn a_whole_best_of_three_in_lines() {
    let home = tempfile::tempdir().expect("a folder");
    let mut typist = Typist::begin(home.path(), Round::Swiss, Some(55));
    typist.hears("Ann - Bob, best of three, 0-0.");
    typist.hears("Round clock: 55:00 left.");
    typist.line("what is this");
    typist.hears("is not understood");
    typist.line("look");
    let first = typist.chooser();
    let other = if first == "Ann" { "Bob" } else { "Ann" };
    typist.choose(&format!("{first}: I start"));
    typist.hears(&format!("Type {} and Enter", first.to_lowercase()));
    typist.line("nobody");
    typist.hears("That is not it.");
    typist.line(&first.to_lowercase());
    typist.hears(&format!("Game 1: {first} starts with the initiative."));
    typist.choose(&format!("{other} cuts the deck of {first}"));
    typist.hears("type a number or any text");
    typist.line("seven");
    typist.hears("with \"seven\"");
    typist.choose("Draw opening hands");
    // In the game: an empty line leaves the curtain; conceding names the player who does.
    typist.line("").line(&format!("concede {first}"));
    typist.hears(&format!("{first} gives up."));
    typist.line(&first.to_lowercase());
    typist.hears("Say on to continue the match.");
    typist.line("ask");
    typist.hears("Ann: deck 50, sideboard 3.");
    typist.hears("Round clock: ");
    typist.line("on");
    typist.hears("Decks may be changed, in private: ");
    typist.choose("Ann changes the deck in private");
    typist.never_hears("Change of Heart");
    typist.line("ann");
    typist.hears("Change of Heart");
    let row = typist.said.iter().rfind(|line| line.contains("Change of Heart")).expect("it is there");
    let number = row.split('.').next().expect("a number").to_owned();
    typist.line(&format!("in {number}"));
    typist.hears("Change of Heart: 1 in the deck, 2 in the sideboard.");
    typist.hears("Deck 51, sideboard 2;");
    typist.line("deck");
    let again = typist.said.iter().filter(|line| line.starts_with(&format!("{number}. "))).count();
    assert_eq!(again, 2, "the number stays: {:#?}", typist.said);
    // Illegal on the way: closing it loses nothing and tells nobody.
    typist.line(&format!("out {number}")).line("out 1").line("out 2");
    typist.hears("The sideboard has 5 cards, more than the 3 that were registered.");
    typist.line("close");
    assert!(typist.cleared);
    typist.never_hears("legal");
    // Being ready with it opens it instead, and says what is wrong.
    typist.choose("Ann is ready with the deck as it is").line("ann");
    typist.hears("Deck 48, sideboard 5;");
    typist.hears("The sideboard has 5 cards, more than the 3 that were registered.");
    typist.line("close");
    typist.never_hears("Ann: ready");
    typist.choose("Ann changes the deck in private").line("ann");
    typist.hears("Deck 48, sideboard 5;");
    typist.line(&format!("in {number}")).line("in 1").line("in 2");
    typist.hears("Deck 51, sideboard 2;");
    // In line mode only a word closes the sideboard; the clock keeps running.
    typist.now += Duration::from_secs(60);
    typist.line("deck");
    typist.hears("Deck 51, sideboard 2; 1:5");
    typist.line("ready");
    typist.hears("The deck has 51 cards, and 50 were registered. Ready once more plays it so.");
    typist.line("ready");
    assert!(typist.cleared, "what was private is cleared");
    typist.hears("Ann: ready, sideboard 2 (registered 3).");
    typist.never_hears("Change of Heart");
    typist.choose("Bob is ready with the deck as it is").line("bob");
    typist.hears("Ann: deck 51, sideboard 2.");
    assert_eq!(typist.chooser(), first, "rule G-2: the loser decides");
    typist.start_game();
    typist.line("").line(&format!("concede match {other}"));
    typist.hears(&format!("{other} gives up the whole match."));
    typist.line(&other.to_lowercase());
    typist.hears("Say on to continue the match.");
    typist.line("on");
    typist.hears(&format!("Result: {first} won 2-1, {other} conceded"));
    typist.line("quit");
    drop(typist);
    let data = Arc::new(CardData::of(Library::embedded()));
    let finding = examine(&data, boards::games::GAMES, &folder_of(home.path()));
    assert_eq!(finding.exit, 0, "{:?}", finding.lines);
}

#[test]
fn draws_clock_and_notes_in_lines() {
    let home = tempfile::tempdir().expect("a folder");
    let mut typist = Typist::begin(home.path(), Round::Swiss, Some(55));
    typist.line("notes");
    typist.hears("Private notes: whose?");
    typist.hears("Say \"notes Bob\": Bob, nothing noted.");
    typist.line("notes bob");
    typist.hears("Only Bob should see the screen now.");
    typist.line("bob");
    typist.hears("nothing yet.");
    typist.line("Ann likes Change of Heart").line("");
    assert!(typist.cleared);
    typist.hears("Bob keeps private notes.");
    typist.never_hears("Change of Heart");
    typist.choose("Ann offers to draw").line("ann");
    typist.choose("Bob does not agree").line("bob");
    typist.never_hears("offers to draw");
    typist.start_game();
    typist.line("").line("notes bob").line("bob");
    typist.hears("Ann likes Change of Heart");
    typist.line("");
    assert!(typist.cleared);
    typist.line("").line("log 50");
    typist.hears("Nothing has happened yet.");
    typist.never_hears("likes");
    typist.now += Duration::from_secs(56 * 60);
    typist.line("look");
    typist.hears("Time is called: the action phase of round 1 is the last one.");
    typist.line("quit");
    typist.hears("Game 1 is being played.");
    typist.hears("Round clock: time called.");
    typist.choose("Continue with game 1");
    typist.line("").line("quit").line("quit");
    typist.hears("The match is saved.");
    // Resumes the saved match at the same point.
    typist.line("resume");
    typist.hears("best of three, 0-0");
    typist.line("resume 1");
    typist.hears("Continue with game 1");
    typist.choose("Bob gives up the match").line("bob");
    typist.hears("Result: Ann won 2-0");
    typist.line("notes bob");
    typist.hears("its notes are put away");
}

/// The organiser's acts are lines like all others; what decides a game asks for the PIN, and is never shown.
#[test]
fn the_organisers_menu_in_lines() {
    let home = tempfile::tempdir().expect("a folder");
    let mut typist = Typist::organised(home.path());
    typist.choose("The organiser").choose("Give extra time").line("5");
    typist.line("look");
    typist.hears("Round clock: 59:59 left.");
    typist.choose("The organiser").choose("Penalty: Bob loses a game");
    typist.hears("Type the PIN and Enter");
    typist.line("yes");
    typist.hears("That is not it.");
    typist.line("");
    typist.hears("Nothing was done.");
    typist.choose("Penalty: Bob loses a game").line("2468");
    typist.hears("1-0");
    typist.choose("The organiser").choose("Bob did not appear").line("2468");
    typist.hears("Result: Ann won 2-0, Bob did not appear");
}

/// Only the person who was asked can decline: the name is spelled for it, too.
#[test]
fn declining_a_draw_takes_the_name() {
    let home = tempfile::tempdir().expect("a folder");
    let mut typist = Typist::begin(home.path(), Round::Swiss, None);
    typist.choose("Ann offers to draw").line("ann");
    typist.choose("Bob does not agree").line("ann");
    typist.hears("That is not it.");
    typist.line("bob");
    typist.never_hears("Bob agrees");
    typist.hears("gives up the match");
}

#[test]
fn a_draw_by_agreement_and_the_top_cut_in_lines() {
    let home = tempfile::tempdir().expect("a folder");
    let mut typist = Typist::begin(home.path(), Round::Swiss, None);
    typist.choose("Bob offers to draw").line("bob");
    typist.choose("Ann agrees").line("ann");
    typist.hears("Result: drawn 0-0, by agreement");
    let home = tempfile::tempdir().expect("a folder");
    let mut typist = Typist::begin(home.path(), Round::Elimination, Some(75));
    typist.never_hears("offers to draw");
    typist.choose("Bob reads the opponent's list").line("bob");
    typist.hears("The list of Ann, for Bob");
    typist.hears("Luke Skywalker");
    typist.line("out 1");
    typist.hears("This is only read.");
    typist.line("ready");
    assert!(typist.cleared);
    typist.choose("Ann has read enough").line("ann");
    typist.hears("The lot fell on");
}
