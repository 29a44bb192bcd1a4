//! A key for each seat, the same for a whole game: it means the seat, and its base if bases are chosen.

use seats::Seat;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::command::{Command, TABLE};
use swu_view::View;

/// The key of a seat: a capital of its name that no other seat has and no command needs.
pub(crate) fn of(view: &View, seat: Seat) -> Option<char> {
    keys(view).get(seat.index()).copied()
}

/// ` [B]`: the key of a seat as it follows its name; empty if it has none.
pub(crate) fn sign(view: &View, seat: Seat) -> String {
    of(view, seat).map(|key| format!(" [{key}]")).unwrap_or_default()
}

/// The seat that a key means.
pub(crate) fn seat(view: &View, key: char) -> Option<Seat> {
    keys(view).iter().position(|own| *own == key).map(|index| Seat(index as u8))
}

/// Signs for options if there are more of them than capitals.
const SIGNS: &str = "#$%&@^~;=*_";

/// The capitals, and then the signs, that mean neither a seat nor a command of the table.
pub(crate) fn others(view: &View) -> impl Iterator<Item = char> {
    let taken = keys(view);
    let counters = view.counters.used;
    let all = ('A'..='Z').chain(SIGNS.chars());
    all.filter(move |key| !taken.contains(key) && !is_command(*key, counters))
}

fn keys(view: &View) -> Vec<char> {
    let mut keys: Vec<char> = Vec::new();
    for side in &view.seats {
        let own = side.name.chars().map(|letter| letter.to_ascii_uppercase()).filter(char::is_ascii_uppercase);
        let free = |letter: &char| !keys.contains(letter) && !is_command(*letter, view.counters.used);
        if let Some(key) = own.chain('A'..='Z').find(free) {
            keys.push(key);
        }
    }
    keys
}

/// Does a command of the table have this key? Those of the counters only if there are counters.
fn is_command(letter: char, counters: bool) -> bool {
    let at_table = TABLE.iter().filter(|entry| entry.places.contains(&Focus::Board));
    let mut used = at_table.filter(|entry| counters || !matches!(entry.command, Command::Blast | Command::Plan));
    used.any(|entry| entry.keys.contains(&Key::Char(letter)))
}
