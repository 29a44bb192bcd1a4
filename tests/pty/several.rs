//! Three and four people at one keyboard: from the arguments through the first rounds, with the screen read for hands
//! throughout.

use super::duel::Sitting;
use swu_view::PhaseView;

/// Plays until the second round has begun.
fn two_rounds(arguments: &[&str], rows: u16, columns: u16) {
    let mut sitting = Sitting::begin_with(arguments, rows, columns, true);
    let mut picks = 0;
    while sitting.truth.game.round() < 2 {
        sitting.step();
        picks += 1;
        assert!(picks < 200, "the first round does not end");
    }
    for _ in 0..4 {
        sitting.step();
    }
    let view = sitting.truth.view(swu_rules::look::Eyes::Public);
    assert_eq!(view.phase, PhaseView::Action);
    let screen = sitting.terminal.screen();
    for (place, side) in view.seats.iter().enumerate() {
        let strip = format!("{} {}", place + 1, side.name);
        assert!(screen.contains(&strip) || screen.contains(&strip.to_uppercase()), "{strip}:\n{screen}");
    }
    sitting.terminal.type_keys("\x03");
    assert!(sitting.terminal.end().success());
    sitting.terminal.hides(&sitting.truth.hidden_from(None));
}

#[test]
fn three_people_begin_a_game_for_themselves() {
    let arguments = [
        "play",
        "--mode",
        "multiplayer",
        "--seating",
        "as-listed",
        "--seed",
        "11",
        "--deck",
        "sor-luke",
        "--deck",
        "sor-vader",
        "--deck",
        "sor-luke",
        "--name",
        "Ann",
        "--name",
        "Bob",
        "--name",
        "Cara",
    ];
    two_rounds(&arguments, 30, 100);
}

#[test]
fn four_people_begin_twin_suns() {
    let arguments = [
        "play",
        "--mode",
        "twin-suns",
        "--seating",
        "as-listed",
        "--seed",
        "12",
        "--deck",
        "twin-luke-leia",
        "--deck",
        "twin-vader-tarkin",
        "--deck",
        "twin-han-sabine",
        "--deck",
        "twin-boba-iden",
        "--name",
        "Ann",
        "--name",
        "Bob",
        "--name",
        "Cara",
        "--name",
        "Dan",
    ];
    two_rounds(&arguments, 50, 160);
}
