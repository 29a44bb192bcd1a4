//! The pictures of the README, drawn from recorded games.

use boards::games::board;
use hotseat::table::Agreement;
use panels::App;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::input::keymap::Keymap;
use screen::terminal::message::Message;
use screen::theme::Look;
use screen::theme::glyphs::UNICODE;
use screen::theme::picture::{moving, svg};
use shell::command::key::Key;
use shell::place::Opened;
use shell::services::Services;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

/// Where recordings and pictures are, from the root of the repository.
pub(crate) const FOLDER: &str = "assets/pictures";

/// A picture: its name, the recording, the size, and the keys that lead to it.
struct Shot {
    name: &'static str,
    game: &'static str,
    size: (u16, u16),
    /// Whether the game is opened at its end; otherwise it is shown from its beginning.
    ending: bool,
    keys: &'static str,
}

const SHOTS: [Shot; 4] = [
    Shot {
        name: "table",
        game: "duel.cantina",
        size: (120, 40),
        ending: false,
        keys: "PageDown PageDown PageDown PageDown PageDown Down Down Down 1",
    },
    Shot {
        name: "small",
        game: "duel.cantina",
        size: (80, 24),
        ending: false,
        keys: "PageDown PageDown PageDown PageDown PageDown Down",
    },
    Shot {
        name: "twin-suns",
        game: "twin-suns.cantina",
        size: (160, 50),
        ending: false,
        keys: "PageDown PageDown PageDown PageDown Down Down",
    },
    Shot { name: "ending", game: "duel.cantina", size: (120, 40), ending: true, keys: "" },
];

/// Every picture with the name of its file.
///
/// # Errors
/// A recording that cannot be read, as a sentence.
pub(crate) fn pictures() -> Result<Vec<(String, String)>, String> {
    let still = SHOTS.iter().map(|shot| Ok((format!("{}.svg", shot.name), svg(&draw(shot)?.1))));
    still.chain([film()]).collect()
}

/// How many steps the picture that moves shows, and for how many seconds each.
const STEPS: usize = 12;
const SECONDS: f32 = 1.4;

/// Some steps of the duel, one after the other.
fn film() -> Result<(String, String), String> {
    let now = Instant::now();
    let shot =
        Shot { name: "film", game: "duel.cantina", size: (80, 24), ending: false, keys: "PageDown PageDown PageDown" };
    let (mut app, first) = draw(&shot)?;
    let mut frames = vec![first];
    while frames.len() < STEPS {
        drop(app.update(Message::Key(Key::Right), now));
        frames.push(drawn(&app, shot.size, now));
    }
    Ok((format!("{}.svg", shot.name), moving(&frames, SECONDS)))
}

fn drawn(app: &App, (width, height): (u16, u16), now: Instant) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(&mut buffer, now);
    buffer
}

fn draw(shot: &Shot) -> Result<(App, Buffer), String> {
    let now = Instant::now();
    // Nothing is saved: the folder of whoever draws pictures is not touched.
    let paths = Paths::within(Path::new("no-such-folder"));
    let services =
        Services::new(Arc::new(CardData::of(Library::embedded())), boards::games::GAMES, paths, Agreement::default());
    let file = Path::new(FOLDER).join(shot.game);
    let (recorded, game) = match shot.ending {
        true => (None, Some(services.go_on(&file).map_err(|why| why.to_string())?.0)),
        false => (Some(services.recorded(&file).map_err(|why| why.to_string())?), None),
    };
    let mut app = App::new(services, Look::new(&UNICODE), Keymap::default());
    let (width, height) = shot.size;
    app.resize(Rect::new(0, 0, width, height));
    recorded.into_iter().for_each(|recorded| app.open_over(Opened::Replay(recorded)));
    game.into_iter().for_each(|game| app.play(board(game), None, now));
    for key in shot.keys.split_whitespace().filter_map(Key::from_text) {
        drop(app.update(Message::Key(key), now));
    }
    let buffer = drawn(&app, shot.size, now);
    Ok((app, buffer))
}
