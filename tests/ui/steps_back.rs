//! A step back: out of an attack that was begun, out of a list over the table, out of a card's actions; and what is
//! said on the way.

use super::clock_jumps::{at_position, open_hand};

/// Ann's leader can be used and deployed; one of Bob's units is in another arena than hers.
const SIX_RESOURCES: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_128"], resources: 6, ground: ["SOR_095"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5, ground: ["SOR_095"], space: ["SOR_225"]),
])"#;

/// Ann's card exploits units: she has too few resources to play it without.
const EXPLOITS: &str = r#"(seats: [
    (leader: "SOR_010", base: "SOR_023", hand: ["TWI_037"], resources: 4, ground: ["SOR_128", "SOR_128"]),
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_077"], resources: 5),
])"#;

#[test]
fn one_esc_leaves_an_attack_whatever_is_selected() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), SIX_RESOURCES);
    desk.press("a");
    assert!(desk.screen().contains("choose what Battlefield Marine attacks"), "{}", desk.screen());
    desk.press("c");
    assert!(desk.screen().contains("other arena"), "refused, and selected: {}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("ANN, choose an action"), "{}", desk.screen());
}

#[test]
fn what_a_leader_can_do_is_told_with_its_texts_and_a_way_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), SIX_RESOURCES);
    desk.press("D");
    let screen = desk.screen();
    assert!(screen.contains("choose what Luke Skywalker does"), "{screen}");
    assert!(screen.contains("Give a Shield token") && screen.contains("[Esc] something else"), "{screen}");
    assert!(!screen.contains("[Tab] play"), "{screen}");
    desk.press("Esc");
    assert!(desk.screen().contains("ANN, choose an action"), "{}", desk.screen());
}

#[test]
fn a_card_that_only_exploiting_pays_says_so_and_its_list_is_left_by_esc() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), EXPLOITS);
    open_hand(&mut desk);
    assert!(desk.screen().contains(": exploits units"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("each for 2 resources less"), "{}", desk.screen());
    desk.press("Esc Esc");
    assert!(desk.screen().contains("ANN, choose an action"), "{}", desk.screen());
}

/// Ann has Leia Organa, who readies a resource or exhausts a unit, and there is no unit but her.
const ALONE: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_189"], resources: 5),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5),
])"#;

#[test]
fn a_mode_that_does_nothing_says_so_and_is_asked_about() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), ALONE);
    open_hand(&mut desk);
    desk.press("1");
    let screen = desk.screen();
    let row = screen.lines().find(|line| line.contains("Exhaust a unit")).expect("it is a choice");
    assert!(row.contains("does nothing now"), "{screen}");
    desk.press("E");
    assert!(desk.screen().contains("This would do nothing now."), "{}", desk.screen());
}

/// The only unit in play is Bob's, and an upgrade of Ann's can be attached to nothing else.
const ONLY_THEIRS: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_053"], resources: 5),
    (leader: "SOR_010", base: "SOR_023", ground: ["SOR_095"], resources: 5),
])"#;

/// Ann's leader deals 1 damage to a unit, and the only one in play is hers.
const ONLY_OWN: &str = r#"(seats: [
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_128"], resources: 5),
    (leader: "SOR_005", base: "SOR_029", resources: 5),
])"#;

#[test]
fn what_goes_on_an_enemy_is_chosen_and_what_only_hurts_oneself_is_asked_about() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), ONLY_THEIRS);
    open_hand(&mut desk);
    desk.press("1");
    assert!(desk.screen().contains("[a] Battlefield Marine 3 3/3: power 3 -> 6, HP 3 -> 4"), "{}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("ANN, choose an action"), "{}", desk.screen());
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), ONLY_OWN);
    open_hand(&mut desk);
    desk.press("1 p");
    desk.press("D");
    assert!(desk.screen().contains("Nothing good is sure of this: Death Star Stormtrooper"), "{}", desk.screen());
}

/// Nothing is damaged, so Repair heals nothing, whatever is chosen.
const UNHURT: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_074"], resources: 5),
    (leader: "SOR_010", base: "SOR_023", resources: 5),
])"#;

#[test]
fn what_does_nothing_whatever_is_chosen_says_so_before() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), UNHURT);
    open_hand(&mut desk);
    assert!(desk.screen().contains("does nothing now"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("This would do nothing now"), "{}", desk.screen());
}

/// Ann can play Biggs Darklighter as a unit, or as a Pilot on her Vehicle.
const TWO_WAYS: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["JTL_150"], resources: 9, space: ["SOR_237"]),
    (leader: "SOR_010", base: "SOR_023", resources: 5),
])"#;

#[test]
fn the_ways_to_play_one_card_are_told_apart() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), TWO_WAYS);
    open_hand(&mut desk);
    let screen = desk.screen();
    assert!(screen.contains("unit for 5, Pilot for 3"), "{screen}");
    desk.press("1");
    let screen = desk.screen();
    assert!(screen.contains("[U] play Biggs Darklighter (5)"), "{screen}");
    assert!(screen.contains("U  ground unit, power 3, HP 4"), "{screen}");
    assert!(screen.contains("choose what Biggs Darklighter does"), "{screen}");
    assert!(screen.contains("as a Pilot") && !screen.contains("a card of the hand"), "{screen}");
}

#[test]
fn a_leader_that_acts_at_one_key_says_before_what_it_does() {
    for size in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = at_position(home.path(), UNHURT);
        desk.resize(size.0, size.1);
        let screen = desk.screen();
        let words = screen.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(": Give a Shield token to a Heroism unit"), "{size:?}\n{screen}");
        let mut desk = at_position(home.path(), TWO_WAYS);
        desk.resize(size.0, size.1);
        desk.press("D");
        let screen = desk.screen();
        assert!(screen.contains("[U] use Luke Skywalker") && screen.contains("[D] deploy Luke Skywalker"), "{screen}");
    }
}

#[test]
fn who_can_go_no_further_back_hears_of_the_key_that_takes_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), ONLY_OWN);
    open_hand(&mut desk);
    desk.press("1 Esc");
    assert!(desk.screen().contains("u takes the last one back"), "{}", desk.screen());
}
