//! The table in pieces, which of two things is meant, and what can be heard again: whole conversations in line mode.

use super::deck_library::local_services;
use boards::games;
use hotseat::table::{Agreement, Sitter};
use lines::table::TableLines;
use shell::services::Services;
use std::time::{Duration, Instant};
use swu_hosted::{Setup, Start};

/// Ann has two copies of a unit, and Bob another one; one of hers dies if it attacks.
const TWINS: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_046", "SOR_095", "SOR_046"], resources: 6,
        ground: ["SOR_095", "SOR_095"], deck: ["SOR_095", "SOR_046", "SOR_047"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5, ground: ["SOR_095", "SOR_046"],
        deck: ["SOR_128", "SOR_077"]),
])"#;

/// The same with a third player.
const THREE: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_046"], resources: 6, ground: ["SOR_095"], deck: ["SOR_095"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5, ground: ["SOR_046"], deck: ["SOR_128"]),
    (leader: "SOR_014", base: "SOR_026", hand: [], resources: 3, ground: ["SOR_095"], deck: ["SOR_128"]),
])"#;

/// Somebody who says a line and hears the answer.
struct Heard {
    table: TableLines,
    services: Services,
    now: Instant,
    _folder: tempfile::TempDir,
}

impl Heard {
    fn at(position: &str, names: &[&str]) -> Heard {
        let folder = tempfile::tempdir().expect("a folder");
        let services = local_services(folder.path());
        let sitters = names.iter().map(|name| Sitter::person(*name)).collect();
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        let setup = Setup { names, start: Start::Position(position.to_owned()) };
        let (session, _) = services.open(sitters, Agreement::default(), setup, Some(3)).expect("a game");
        let mut heard =
            Heard { table: TableLines::new(games::voice(session)), services, now: Instant::now(), _folder: folder };
        heard.table.opening(&heard.services, heard.now);
        heard
    }

    fn say(&mut self, text: &str) -> String {
        self.now += Duration::from_secs(2);
        self.table.line(text, &self.services, self.now).lines.join("\n")
    }
}

#[test]
fn the_letter_says_which_of_two_units_did_something_and_which_one_died() {
    let mut heard = Heard::at(TWINS, &["Ann", "Bob"]);
    let ground = heard.say("ground");
    assert!(ground.contains("a Battlefield Marine") && ground.contains("b Battlefield Marine"), "{ground}");
    let fought = heard.say("attack b d");
    assert!(fought.contains("Ann: Battlefield Marine (b) attacks Consular Security Force, 7 to 4."), "{fought}");
    assert!(fought.contains("Battlefield Marine (b) is defeated."), "{fought}");
    assert!(!fought.contains("Consular Security Force (d),"), "there is only one of them: {fought}");
    let full = [heard.say("undo"), heard.say("full"), heard.say("attack b d")].concat();
    assert!(full.contains("Battlefield Marine (b) takes 3 damage from Consular Security Force."), "{full}");
}

#[test]
fn the_log_keeps_the_letters_that_units_had() {
    let mut heard = Heard::at(TWINS, &["Ann", "Bob"]);
    heard.say("attack b d");
    heard.say("attack c a");
    for word in ["log", "recap", "last", "log 3"] {
        let told = heard.say(word);
        assert!(told.contains("Battlefield Marine (a)"), "{word}: {told}");
    }
    let both = heard.say("log");
    assert!(both.contains("Battlefield Marine (b) is defeated"), "{both}");
}

#[test]
fn what_leaves_is_told_with_its_letter_even_where_it_is_alone() {
    let alone = TWINS.replace("ground: [\"SOR_095\", \"SOR_095\"]", "ground: [\"SOR_128\"]");
    let mut heard = Heard::at(&alone, &["Ann", "Bob"]);
    let fought = heard.say("attack a c");
    assert!(fought.contains("(a) is defeated."), "{fought}");
    assert!(!fought.contains("(a) attacks"), "nothing else has its name: {fought}");
}

#[test]
fn a_part_of_the_table_is_told_in_a_sentence_or_two() {
    let mut heard = Heard::at(TWINS, &["Ann", "Bob"]);
    let mine = heard.say("mine");
    assert!(mine.starts_with("Ann: base 30 of 30") && mine.contains("hand 3. Ground: a Battlefield"), "{mine}");
    assert!(mine.ends_with("; space: nothing.") && !mine.contains("Bob"), "{mine}");
    let theirs = heard.say("theirs");
    assert!(theirs.starts_with("Bob: base ") && theirs.contains("leader Darth Vader ready"), "{theirs}");
    assert_eq!(heard.say("bob"), theirs);
    assert_eq!(heard.say("look bob"), theirs);
    assert_eq!(heard.say("space"), "Ann, space: nothing.\nBob, space: nothing.");
    assert!(heard.say("bob ground").starts_with("Bob, ground: c Battlefield Marine, power 3, HP 3 of 3, ready;"));
    assert_eq!(heard.say("my space"), "Ann, space: nothing.");
    let ready = heard.say("ready");
    assert!(ready.starts_with("Ann has 6 power ready on the ground (a b), 0 power ready in space."), "{ready}");
    assert!(ready.contains(" A can attack c or d or Bob's base;"), "{ready}");
    assert!(ready.contains("\nBob has 6 power ready on the ground (c d)"), "{ready}");
}

#[test]
fn a_card_of_the_hand_keeps_its_number_and_is_told_to_its_owner_alone() {
    let mut heard = Heard::at(TWINS, &["Ann", "Bob"]);
    assert_eq!(heard.say("hand 1"), "Open your hand first: hand.");
    heard.say("hand");
    let opened = heard.say("ann");
    assert!(opened.contains("Hand 1 and 3: Consular Security Force"), "equal cards are told once: {opened}");
    assert!(heard.say("hand 2").starts_with("Hand 2: Battlefield Marine, unit, cost 2"));
    assert_eq!(heard.say("hand 9"), "There is no card 9 in the hand.");
    heard.say("play 1");
    heard.say("pass");
    heard.say("hand");
    heard.say("ann");
    assert!(heard.say("hand 2").starts_with("Hand 2: Battlefield Marine"), "it kept its number");
    assert!(heard.say("hand 3").starts_with("Hand 3: Consular"), "it kept its number");
    assert_eq!(heard.say("hand 1"), "There is no card 1 in the hand.");
}

#[test]
fn with_three_players_each_is_asked_for_by_name() {
    let mut heard = Heard::at(THREE, &["Ann", "Bob", "Cara"]);
    let theirs = heard.say("theirs");
    let starts: Vec<&str> = theirs.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(starts, ["Bob", "Cara"], "{theirs}");
    assert_eq!(heard.say("cara").lines().count(), 1);
    assert!(heard.say("cara ready").starts_with("Cara has 3 power ready on the ground"));
    assert_eq!(heard.say("ground").lines().count(), 3);
}

#[test]
fn events_are_heard_one_by_one_and_an_answer_again() {
    let mut heard = Heard::at(TWINS, &["Ann", "Bob"]);
    heard.say("attack b base");
    heard.say("attack c base");
    let last = heard.say("last");
    assert!(last.starts_with("Bob: Battlefield Marine (c) attacks Ann's base. Ann's base takes 3 damage"), "{last}");
    let before = heard.say("back");
    assert!(before.starts_with("Ann: Battlefield Marine (b) attacks Bob's base."), "{before}");
    assert_eq!(heard.say("again"), before);
    assert_eq!(heard.say("forward"), last);
    assert_eq!(heard.say("forward"), "That was the newest event.");
}

#[test]
fn a_hand_that_was_closed_is_not_said_again() {
    let mut heard = Heard::at(TWINS, &["Ann", "Bob"]);
    heard.say("hand");
    assert!(heard.say("ann").contains("Consular"));
    assert!(heard.say("again").contains("Hand 1 and 3"), "as long as it is open");
    heard.say("close");
    let again = heard.say("again");
    assert!(!again.contains("Hand 1"), "{again}");
    heard.say("hand");
    heard.say("ann");
    heard.now += Duration::from_secs(600);
    let (services, now) = (&heard.services, heard.now);
    heard.table.tick(services, now);
    let again = heard.say("again");
    assert!(!again.contains("Hand 1"), "it closed by itself: {again}");
}

/// What lies in hands and decks: of equal size, of different cards.
const HIDDEN: [[&str; 4]; 2] = [
    [
        r#"["SOR_046", "SOR_095", "SOR_046"]"#,
        r#"["SOR_095", "SOR_046", "SOR_047"]"#,
        r#"["SOR_077"]"#,
        r#"["SOR_128", "SOR_077"]"#,
    ],
    [
        r#"["SOR_128", "SOR_128", "SOR_077"]"#,
        r#"["SOR_077", "SOR_128", "SOR_063"]"#,
        r#"["SOR_222"]"#,
        r#"["SOR_046", "SOR_095"]"#,
    ],
];

/// What is said in answer to these words in a position with these hands and decks.
fn answers<const N: usize>(
    [hand, deck, other, others]: [&str; 4],
    words: [&'static str; N],
) -> [(&'static str, String); N] {
    let position = format!(
        "(seats: [(leader: \"SOR_005\", base: \"SOR_029\", hand: {hand}, resources: 6, ground: [\"SOR_095\", \
         \"SOR_095\"], deck: {deck}), (leader: \"SOR_010\", base: \"SOR_023\", hand: {other}, resources: 5, ground: \
         [\"SOR_095\", \"SOR_046\"], deck: {others})])"
    );
    let mut heard = Heard::at(&position, &["Ann", "Bob"]);
    words.map(|word| (word, heard.say(word)))
}

#[test]
fn closed_hands_and_decks_change_no_answer() {
    const WORDS: [&str; 22] = [
        "look",
        "mine",
        "theirs",
        "ground",
        "space",
        "ready",
        "hand 3",
        "bob",
        "bob ground",
        "my space",
        "look bob",
        "choices",
        "again",
        "attack a d",
        "last",
        "back",
        "forward",
        "log",
        "recap",
        "hand",
        "again",
        "full",
    ];
    let [one, other] = HIDDEN.map(|hidden| answers(hidden, WORDS));
    assert_eq!(one, other);
}

#[test]
fn what_others_hide_changes_nothing_for_an_open_hand() {
    const WORDS: [&str; 14] = [
        "hand",
        "ann",
        "look",
        "mine",
        "theirs",
        "ready",
        "hand 3",
        "bob",
        "look bob",
        "choices",
        "again",
        "attack a d",
        "last",
        "log",
    ];
    let [[hand, deck, other, others], [_, other_deck, another, anothers]] = HIDDEN;
    let one = answers([hand, deck, other, others], WORDS);
    assert!(one[6].1.contains("Consular Security Force"), "the hand is open: {}", one[6].1);
    assert_eq!(one, answers([hand, other_deck, another, anothers], WORDS));
}
