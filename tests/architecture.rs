//! The rooms of the services and who may use whom: a table, and every line of the sources held against it.

mod forbidden;
mod paths;
mod rules;
mod sentences;
pub(crate) mod sources;

use paths::{module_of, uses};
use sources::{Source, all};

/// A room, and the rooms it may use besides itself.
struct Room {
    name: &'static str,
    may_use: &'static [&'static str],
}

const fn room(name: &'static str, may_use: &'static [&'static str]) -> Room {
    Room { name, may_use }
}

/// What a front end uses. It knows no game, only the traits and the list of those that sit down.
const FRONT_END: &[&str] = &[
    "seats",
    "hotseat",
    "shell",
    "ui::input",
    "ui::theme",
    "ui::terminal",
    "ui::widgets",
    "ui::curtain",
    "ui::game",
    "ui::games",
    "ui::desk",
    "ui::personal",
];

/// Rooms that know nothing of the rest: everybody may use them.
const TOOLS: &[&str] = &["naming", "order", "packed", "ron_reader"];

/// The table. A more particular room stands for itself: `unlimited::rules::view` is not opened by naming
/// `unlimited::cards`, and a room inside of another stands before it. Whoever may use a room may use all that is inside of it.
const ROOMS: &[Room] = &[
    room("seats", &[]),
    room("keyed", &[]),
    room("seal", &[]),
    room("naming", &[]),
    room("order", &[]),
    room("packed", &[]),
    room("ron_reader", &[]),
    room("tournament", &["keyed"]),
    room("chance", &["keyed"]),
    room("deckbuilding::cards", &[]),
    room("deckbuilding::rules", &["seats", "chance", "deckbuilding::cards"]),
    room("deckbuilding::notation", &["seats", "chance", "deckbuilding::cards", "deckbuilding::rules"]),
    room("deckbuilding::bots", &["chance", "deckbuilding::cards", "deckbuilding::rules"]),
    room("deckbuilding::hosted", &["seats", "chance", "hotseat", "deckbuilding::cards", "deckbuilding::rules"]),
    room("matchplay", &["seats", "keyed"]),
    room("hotseat", &["seats"]),
    room("bots", &[]),
    room("unlimited::cards", &[]),
    room("unlimited::rulebook", &[]),
    room("unlimited::rules", &["seats", "keyed", "chance", "unlimited::cards"]),
    room("unlimited::bots", &["seats", "chance", "unlimited::rules"]),
    room("unlimited::coach", &["seats", "chance", "unlimited::bots", "unlimited::rules"]),
    room(
        "unlimited::drills",
        &["seats", "chance", "unlimited::bots", "unlimited::coach", "unlimited::cards", "unlimited::rules"],
    ),
    room("unlimited::formats", &["unlimited::cards"]),
    room("unlimited::match_rules", &["seats", "matchplay"]),
    room("unlimited::notation", &["seats", "unlimited::cards", "unlimited::rules"]),
    room(
        "unlimited::puzzles",
        &["seats", "chance", "unlimited::bots", "unlimited::cards", "unlimited::notation", "unlimited::rules"],
    ),
    room(
        "unlimited::lessons",
        &["seats", "chance", "unlimited::bots", "unlimited::cards", "unlimited::notation", "unlimited::rules"],
    ),
    room("unlimited::limited", &["keyed", "unlimited::cards", "unlimited::formats"]),
    room("unlimited::admission", &["unlimited::cards", "unlimited::formats", "unlimited::rules"]),
    room("unlimited::hosted", &["seats", "chance", "hotseat", "unlimited::cards", "unlimited::rules"]),
    room(
        "storage",
        &[
            "seal",
            "seats",
            "hotseat",
            "matchplay",
            "tournament",
            "unlimited::cards",
            "unlimited::formats",
            "unlimited::limited",
            "unlimited::match_rules",
        ],
    ),
    room(
        "protocol",
        &[
            "seal",
            "chance",
            "deckbuilding::bots",
            "deckbuilding::cards",
            "deckbuilding::rules",
            "seats",
            "unlimited::cards",
            "unlimited::formats",
            "unlimited::limited",
            "unlimited::admission",
            "unlimited::bots",
            "unlimited::coach",
            "unlimited::drills",
            "unlimited::lessons",
            "unlimited::puzzles",
            "unlimited::rules",
            "tournament",
        ],
    ),
    room(
        "shell",
        &[
            "bots",
            "chance",
            "deckbuilding::bots",
            "deckbuilding::cards",
            "deckbuilding::hosted",
            "deckbuilding::rules",
            "seats",
            "hotseat",
            "matchplay",
            "unlimited::cards",
            "unlimited::formats",
            "unlimited::match_rules",
            "unlimited::hosted",
            "unlimited::admission",
            "unlimited::bots",
            "unlimited::coach",
            "unlimited::drills",
            "unlimited::lessons",
            "unlimited::puzzles",
            "unlimited::rulebook",
            "unlimited::rules",
            "storage",
            "keyed",
            "tournament",
            "unlimited::limited",
        ],
    ),
    room("ui::input", &["hotseat", "shell::command"]),
    room("ui::theme", &[]),
    room("ui::terminal", &["shell::last_save", "shell::command", "ui::input"]),
    room("ui::widgets", &["seats", "hotseat", "shell::command", "ui::input", "ui::theme"]),
    room("ui::curtain", &["seats", "hotseat", "shell::curtain", "ui::theme"]),
    room(
        "ui::deckbuilding",
        &[
            "seats",
            "hotseat",
            "shell",
            "deckbuilding::cards",
            "deckbuilding::hosted",
            "deckbuilding::rules::game",
            "deckbuilding::rules::view",
            "ui::input",
            "ui::theme",
            "ui::widgets",
            "ui::game",
        ],
    ),
    room(
        "ui::unlimited",
        &[
            "seats",
            "hotseat",
            "shell",
            "unlimited::cards",
            "unlimited::formats",
            "unlimited::limited",
            "unlimited::rulebook",
            "unlimited::rules::view",
            "ui::input",
            "ui::theme",
            "ui::widgets",
            "ui::game",
        ],
    ),
    room("ui::game", &["seats", "hotseat", "shell", "ui::input", "ui::theme", "ui::widgets"]),
    // The list of games: the one place of ui that names them all.
    room("ui::personal", &["shell::personal", "ui::input", "ui::theme"]),
    room("ui::games", &["shell", "ui::game", "ui::deckbuilding", "ui::unlimited"]),
    room(
        "ui::desk",
        &["hotseat", "shell", "tournament", "ui::input", "ui::theme", "ui::widgets", "ui::game", "ui::games"],
    ),
    room("ui::panels", FRONT_END),
    room("ui::lines", FRONT_END),
    room("ui", &["shell"]),
    room(
        "cli",
        &[
            "deckbuilding::cards",
            "deckbuilding::rules",
            "seats",
            "hotseat",
            "matchplay",
            "unlimited::cards",
            "unlimited::formats",
            "unlimited::match_rules",
            "unlimited::hosted",
            "unlimited::admission",
            "unlimited::bots",
            "unlimited::coach",
            "unlimited::drills",
            "unlimited::lessons",
            "unlimited::puzzles",
            "unlimited::notation",
            "unlimited::rulebook",
            "unlimited::rules",
            "storage",
            "protocol",
            "shell",
            "ui",
            "tournament",
            "unlimited::limited",
        ],
    ),
];

/// The room that a module path leads into.
fn room_of(module: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| is_inside(module, room.name))
}

fn is_inside(module: &str, of: &str) -> bool {
    module.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// What is wrong with the paths of one file.
fn faults(source: &Source) -> Vec<String> {
    let module = module_of(&source.path);
    // The map of the services itself, and the list of rooms inside `unlimited`.
    if matches!(source.path.as_str(), "src/lib.rs" | "src/main.rs" | "src/unlimited.rs" | "src/deckbuilding.rs") {
        return Vec::new();
    }
    let Some(own) = room_of(&module) else {
        return vec![format!("{}:1: this file is in no room of the table in tests/architecture.rs", source.path)];
    };
    let mut faults = Vec::new();
    for (line, used) in uses(source, &module) {
        let may = is_inside(&used, own.name) || TOOLS.iter().chain(own.may_use).any(|open| is_inside(&used, open));
        if !may {
            faults.push(format!("{}:{line}: {} may not use {used}", source.path, own.name));
        }
    }
    faults
}

#[test]
fn arrows_point_one_way() {
    let sources = all("src");
    assert!(sources.len() > 200, "the sources are found: {}", sources.len());
    let faults: Vec<String> = sources.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// No room can be reached from itself through the rooms it may use.
#[test]
fn the_table_has_no_circle() {
    for start in ROOMS {
        let mut reached: Vec<&str> = start.may_use.to_vec();
        let mut next = 0;
        while next < reached.len() {
            let room = room_of(reached[next]).expect("the table names rooms only");
            assert_ne!(room.name, start.name, "{} uses itself through {}", start.name, reached[next]);
            reached.extend(room.may_use.iter().filter(|name| !reached.contains(name)).collect::<Vec<_>>());
            next += 1;
        }
    }
}

fn planted(path: &str, text: &str) -> Vec<String> {
    faults(&Source::new(path, text))
}

#[test]
fn a_wrong_arrow_is_found_with_its_place() {
    let expect = |path: &str, text: &str, wanted: &[&str]| assert_eq!(planted(path, text), wanted, "{text}");
    expect("src/seats.rs", "use crate::ui::panels::App;", &["src/seats.rs:1: seats may not use ui::panels::App"]);
    expect(
        "src/ui/unlimited/board/hand.rs",
        "//! A hand.\n\nfn draw(game: &crate::unlimited::rules::game::Game) {}",
        &["src/ui/unlimited/board/hand.rs:3: ui::unlimited may not use unlimited::rules::game::Game"],
    );
    expect(
        "src/unlimited/rules/game.rs",
        "use super::super::formats::Format;",
        &["src/unlimited/rules/game.rs:1: unlimited::rules may not use unlimited::formats::Format"],
    );
    expect(
        "src/hotseat/host.rs",
        "use crate::{seats::Seat, unlimited::cards::{card::Card, word}};",
        &[
            "src/hotseat/host.rs:1: hotseat may not use unlimited::cards::card::Card",
            "src/hotseat/host.rs:1: hotseat may not use unlimited::cards::word",
        ],
    );
    expect(
        "src/matchplay/state.rs",
        "use crate::hotseat::{\n    table::Table,\n};",
        &["src/matchplay/state.rs:1: matchplay may not use hotseat::table::Table"],
    );
    expect("src/cellar.rs", "", &["src/cellar.rs:1: this file is in no room of the table in tests/architecture.rs"]);
    expect("src/seats.rs", "// as crate::ui draws it\n/// [`crate::ui`]\nuse std::fmt;", &[]);
    expect("src/ui/panels.rs", "use crate::shell::session::Session;", &[]);
    expect(
        "src/ui/panels/draw.rs",
        "use crate::unlimited::rules::view::View;",
        &["src/ui/panels/draw.rs:1: ui::panels may not use unlimited::rules::view::View"],
    );
    expect(
        "src/ui/lines/table.rs",
        "use crate::ui::unlimited::labels::Labels;",
        &["src/ui/lines/table.rs:1: ui::lines may not use ui::unlimited::labels::Labels"],
    );
    expect(
        "src/shell/local.rs",
        "use crate::ui::panels::App;",
        &["src/shell/local.rs:1: shell may not use ui::panels::App"],
    );
    expect("src/shell/local.rs", "use crate::cli::play;", &["src/shell/local.rs:1: shell may not use cli::play"]);
    expect(
        "src/ui/session.rs",
        "use crate::unlimited::hosted::Pick;",
        &["src/ui/session.rs:1: ui may not use unlimited::hosted::Pick"],
    );
}
