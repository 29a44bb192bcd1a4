//! What moves on the table after an action: colours alone, for less than a quarter of a second, and never in the way of
//! a key.

use super::clock_jumps::at_position;
use super::deck_library::local_services;
use super::dump::text;
use super::fake::Desk;
use ratatui::buffer::Buffer;
use screen::terminal::message::Message;
use std::time::Duration;

/// Ann's Marine can hurt a unit that survives.
const FIGHT: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_128"], resources: 6, ground: ["SOR_095"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5, ground: ["SOR_119"]),
])"#;

/// The table so long after the last key.
fn after(desk: &mut Desk, milliseconds: u64) -> Buffer {
    desk.now += Duration::from_millis(milliseconds);
    desk.send(Message::Tick);
    desk.see()
}

#[test]
fn an_attack_flashes_in_colours_alone_and_ends_by_itself() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), FIGHT);
    desk.press("a b");
    let frames: Vec<Buffer> = [0, 60, 60, 60].map(|wait| after(&mut desk, wait)).into();
    let still = after(&mut desk, 60);
    assert_ne!(frames[0], still, "{}", text(&still));
    assert_ne!(frames[0], frames[1]);
    for frame in &frames {
        assert_eq!(text(frame), text(&still));
    }
    assert_eq!(after(&mut desk, 1), still);
}

#[test]
fn keys_do_not_wait_for_it_and_a_setting_turns_it_off() {
    let home = tempfile::tempdir().expect("a folder");
    Desk::with_services(local_services(home.path())).press(":").type_line("settings motion no");
    let mut desk = at_position(home.path(), FIGHT);
    desk.press("a b");
    let first = after(&mut desk, 0);
    assert_eq!(first, after(&mut desk, 300), "{}", text(&first));
    let other = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(other.path(), FIGHT);
    desk.press("a b");
    after(&mut desk, 0);
    desk.press("L");
    assert!(desk.screen().contains("Battlefield Marine attacks"), "{}", desk.screen());
}
