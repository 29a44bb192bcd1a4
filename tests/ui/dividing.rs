//! Divided points: exactly as many as there are, and no more than fit.

use super::clock_jumps::at_position;

/// Ann's Allegiant General Pryde deals 2 indirect damage to a player; Bob's Frisk has 1 HP left.
const INDIRECT: &str = r#"(seats: [
    (leader: "SOR_010", base: "SOR_023", ground: ["JTL_133"], resources: 5),
    (leader: "SOR_005", base: "SOR_029", ground: [(id: "SOR_095", damage: 2)], resources: 5),
])"#;

#[test]
fn indirect_damage_is_given_whole_and_only_where_it_fits() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), INDIRECT);
    desk.press("a B B");
    let screen = desk.screen();
    assert!(screen.contains("BOB, divide 2 indirect damage among your base and units"), "{screen}");
    assert!(screen.contains("0 given, 2 left"), "{screen}");
    desk.press("b Enter");
    assert!(desk.screen().contains("1 more must be given."), "{}", desk.screen());
    desk.press("b");
    assert!(desk.screen().contains("It has no more HP left than that."), "{}", desk.screen());
    desk.press("B B");
    assert!(desk.screen().contains("2 given, 0 left") && desk.screen().contains("All of it is given."));
    desk.press("Enter");
    assert!(!desk.screen().contains("b Battlefield Marine"), "{}", desk.screen());
}

#[test]
fn a_number_gives_that_many_and_enter_gives_all_to_one() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), INDIRECT);
    desk.press("a B B");
    assert!(desk.screen().contains("Enter: all to this one"), "{}", desk.screen());
    desk.press("B 2");
    assert!(desk.screen().contains("2 given, 0 left"), "{}", desk.screen());
    desk.press("0");
    assert!(desk.screen().contains("0 given, 2 left"), "{}", desk.screen());
    desk.press("3");
    assert!(desk.screen().contains("0 given, 2 left") && desk.screen().contains("All of it is given."));
    desk.press("Enter");
    // Two of the attack, and two that were divided.
    assert!(desk.screen().contains("BOB  #######  26/30"), "{}", desk.screen());
}
