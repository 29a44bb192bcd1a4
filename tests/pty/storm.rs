//! Storms: windows that change their size without end, and random keys.

use super::duel::{Sitting, play_arguments};
use super::terminal::Terminal;
use super::tries::{row, tries};
use super::truth::{Truth, saved};
use crate::rules::support::Dice;
use std::thread;
use std::time::Duration;

#[test]
fn a_storm_of_sizes_leaves_a_table_that_works() {
    let wanted = tries(60);
    let mut dice = Dice::new(8);
    let mut sitting = Sitting::begin("5", true);
    sitting.step();
    sitting.open_hand();
    let seat = sitting.open.expect("a hand is open");
    let (name, hand) = (sitting.truth.name(seat).to_owned(), sitting.truth.hand_of(seat));
    for _ in 0..wanted {
        let (rows, columns) = (4 + dice.below(60) as u16, 20 + dice.below(200) as u16);
        sitting.terminal.resize(rows, columns);
        thread::sleep(Duration::from_micros(dice.below(15_000) as u64));
    }
    sitting.terminal.resize(10, 60);
    sitting.terminal.until("a sentence", |glass| glass.shows().contains("80x24"));
    sitting.terminal.hides(&hand);
    sitting.terminal.resize(40, 130);
    sitting.terminal.sees(&format!("Only {name} should see the screen now."));
    sitting.terminal.hides(&hand);
    sitting.open = None;
    sitting.step();
    row("resize storm over an open hand", wanted, "hand closed as soon as it does not fit, table works after");
}

/// Keys hit at random, some of them in the right place by chance.
fn keys(dice: &mut Dice) -> String {
    let known = [
        "\r",
        "\t",
        "\x1b",
        "\x1b[A",
        "\x1b[B",
        "\x1b[C",
        "\x1b[D",
        "\x1b[5~",
        "\x1b[6~",
        "\x7f",
        "\x1bOP",
        "ann\r",
        "bob\r",
        ":1\r",
        ":2\r",
        ":log\r",
        "/luke\r",
        "u",
        "y",
        "\x1b[O",
        "\x1b[I",
        "\x1b[200~3 Waylay\x1b[201~",
        "\x1b[<0;20;10M",
        "\x1b[<0;20;10m",
        "\u{e9}",
        "\u{4e2d}",
        "\x0c",
    ];
    match dice.below(2) {
        0 => known[dice.below(known.len())].to_owned(),
        // No slash by itself: nothing is written outside the program's own folder.
        _ => char::from(0x20 + dice.below(0x5f) as u8).to_string().replace('/', "?"),
    }
}

#[test]
fn random_keys_break_nothing() {
    let wanted = tries(1).min(20);
    // Ten thousand keys for each seed of a campaign.
    let each = if wanted > 1 { 10_000 } else { 600 };
    for seed in 0..wanted as u64 {
        let mut dice = Dice::new(seed);
        let folder = tempfile::tempdir().expect("a folder");
        let seed_text = seed.to_string();
        let mut terminal = Terminal::start(folder.path(), &play_arguments(&seed_text), 30, 110);
        terminal.sees("choose who starts with the initiative");
        let mut typed = 0;
        while typed < each {
            let mut burst = String::new();
            for _ in 0..1 + dice.below(20) {
                burst.push_str(&keys(&mut dice));
                typed += 1;
            }
            if terminal.has_ended() {
                assert!(terminal.end().success(), "{}", terminal.screen());
                is_left_alone(&terminal);
                terminal = Terminal::start(folder.path(), &["resume"], 30, 110);
                let begun =
                    |screen: &str| ["Ann", "Bob", "no unfinished game"].iter().any(|text| screen.contains(text));
                terminal.until("it continues, or there is nothing to continue", |glass| begun(&glass.shows()));
                if terminal.screen().contains("no unfinished game") {
                    // The keys have played it to its end: start another one.
                    terminal.end();
                    terminal = Terminal::start(folder.path(), &play_arguments(&seed_text), 30, 110);
                    terminal.sees("choose who starts with the initiative");
                }
            }
            terminal.type_keys(&burst);
            thread::sleep(Duration::from_millis(dice.below(40) as u64));
            assert!(!terminal.screen().contains("fault in the program"), "{}", terminal.screen());
        }
        if !terminal.has_ended() {
            terminal.type_keys("\x03");
        }
        assert!(terminal.end().success(), "{}", terminal.screen());
        is_left_alone(&terminal);
    }
    row("random keys", wanted * each, "no fault, the terminal is as before, every save opens");
}

/// No mode is left behind.
fn is_left_alone(terminal: &Terminal) {
    terminal.until("the terminal is as before", |glass| {
        let screen = glass.screen();
        !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste()
    });
    assert!(terminal.is_cooked(), "raw mode is off");
}

#[test]
fn the_last_key_before_the_end_is_saved() {
    let mut sitting = Sitting::begin("9", true);
    sitting.step();
    let picks = saved(sitting.path()).2.len();
    // A pick and Ctrl-C at once: either the pick was made and is saved, or it was not made.
    sitting.press_wish();
    sitting.terminal.type_keys("\x03");
    assert!(sitting.terminal.end().success());
    let made = saved(sitting.path()).2.len() - picks;
    assert!(made <= 1);
    assert!(Truth::of(sitting.path()).awaits().is_some());
    is_left_alone(&sitting.terminal);
}
