//! `cantina`, `play`, `resume` and `scenario`: the table itself.

mod arguments;
mod begin;
mod other_game;

pub(crate) use arguments::{Learn, Play, Position, Practice, Replay, Resume, Watch};
pub(crate) use other_game::{UNLIMITED, game_names};

use super::analyze::Analyze;
use super::draft::Draft;
use super::exit::{NO_TERMINAL, NOT_UNDERSTOOD, NotUnderstood, tell};
use super::man;
use super::options as flags;
use super::showing::{Showing, lines_under, panels_under};
use ::lines::line_loop;
use ::lines::reader::LineReader;
use begin::{Opened, begin};
use boards::games::{self, GAMES};
use panels::App;
use panels::event_loop;
use screen::personal;
use screen::terminal::{Manner, Terminal, lines};
use shell::personal as own_files;
use shell::services::AtTable;
use shell::services::Services;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::environment;
use storage::paths::Paths;
use storage::settings::{Settings, SettingsFault};
use swu_cards::library::Library;
use swu_decks::limited::PodKind;
use swu_hosted::CardData;

/// What the table opens with.
pub(crate) enum First<'a> {
    /// The home screen.
    Home,
    /// A new game.
    Play(&'a Play),
    /// An unfinished game.
    Resume(&'a Resume),
    /// A position.
    Position(&'a Position),
    /// A game to look at again.
    Replay(&'a Replay),
    /// A table or a desk in another window.
    Watch(&'a Watch),
    /// A game to be reviewed.
    Analyze(&'a Analyze),
    /// A puzzle from a file.
    Puzzle(&'a Path),
    /// A lesson, or the list of them.
    Learn(&'a Learn),
    /// Drills, or the list of them.
    Practice(&'a Practice),
    /// A draft or sealed pools.
    Pod(&'a Draft, PodKind),
    /// The desk of an event.
    Desk(&'a std::path::Path),
    /// The room board of an event.
    Board(&'a std::path::Path),
}

/// Opens the table.
///
/// # Errors
/// The card data is faulty, there is no home folder, or the terminal is gone.
pub(crate) fn open(showing: &Showing, first: &First<'_>) -> anyhow::Result<ExitCode> {
    if let First::Play(Play { explain: true, .. }) = first {
        io::stdout().write_all(flags::page().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let paths = Paths::find(showing.config_dir.as_deref())?;
    let (settings, unset) = Settings::load(&paths.settings()).map_err(|fault| match fault {
        SettingsFault::Wrong { .. } => NotUnderstood::new(fault).into(),
        SettingsFault::System { .. } => anyhow::Error::from(fault),
    })?;
    let (look, unknown) = showing.look(&paths, &settings)?;
    let unset: Vec<String> = unset.into_iter().chain(unknown).collect();
    let keys = own_files::key_file(&paths).map_err(NotUnderstood::new)?;
    let keymap = personal::keymap(&keys).map_err(NotUnderstood::new)?;
    let plain = showing.plain || environment::dumb_terminal() || !on_a_terminal();
    // Lines stay until they are read; a screen changes.
    let pace = Duration::from_millis(if plain { 0 } else { settings.bot_pace.into() });
    let services = Services::new(Arc::new(CardData::of(Library::embedded())), GAMES, paths, settings.agreement);
    let services = services.built_from(man::build());
    let mut services = services.paced(pace).organised(showing.organiser()?);
    let begun = match begin(&mut services, first, settings.agreement) {
        Ok(begun) => begun,
        Err(why) => {
            why.lines().iter().for_each(|fault| tell(fault));
            return Ok(ExitCode::from(NOT_UNDERSTOOD));
        }
    };
    if plain {
        let ascii = showing.ascii || (look.glyphs.plain_letters && io::stdout().is_terminal());
        return talk_of(services, begun, unset, ascii);
    }
    let manner = Manner {
        alternate_screen: settings.alternate_screen && !showing.no_alt_screen,
        mouse: settings.mouse,
        keeps_history: environment::multiplexer().is_some(),
    };
    let mut terminal = match Terminal::enter(manner) {
        Ok(terminal) => terminal,
        Err(fault) => {
            tell(&fault.to_string());
            return Ok(ExitCode::from(fault.exit_code()));
        }
    };
    let mut app = App::new(services, look, keymap);
    match begun {
        Opened::Nothing => {}
        Opened::List(command) => app.open(command, Instant::now()),
        Opened::Table(AtTable::Game(begun)) => app.play(games::board(begun.0), begun.1, Instant::now()),
        Opened::Table(AtTable::Match(contest)) => app.open_match(contest, None),
        Opened::Place(opened) => app.open_over(opened),
    }
    let kept = environment::multiplexer().map(|multiplexer| panels_under(multiplexer).to_owned());
    unset.into_iter().chain(kept).for_each(|text| app.warn(text));
    event_loop::panels(&mut app, &mut terminal)?;
    // The terminal is restored before anything is printed on the ordinary screen.
    drop(terminal);
    app.parting().into_iter().for_each(tell);
    Ok(ExitCode::SUCCESS)
}

fn on_a_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Opens the line mode.
fn talk_of(services: Services, begun: Opened, unset: Vec<String>, ascii: bool) -> anyhow::Result<ExitCode> {
    let (first, notice) = match begun {
        Opened::Table(AtTable::Game(begun)) => (line_loop::First::Game(begun.0), begun.1),
        Opened::Table(AtTable::Match(contest)) => (line_loop::First::Match(contest), None),
        Opened::Place(opened) => {
            (games::opened_in_lines(opened).map_or(line_loop::First::Questions, line_loop::First::Guest), None)
        }
        Opened::List(command) => (line_loop::First::Said(command.entry().name), None),
        Opened::Nothing => (line_loop::First::Questions, None),
    };
    let terminal = io::stdout().is_terminal();
    if terminal && !lines::can_erase() {
        tell("This console cannot erase what stands on it, so hands would stay there. Use Windows Terminal.");
        return Ok(ExitCode::from(NO_TERMINAL));
    }
    let kept = environment::multiplexer().filter(|_| terminal).and_then(lines_under);
    let notices: Vec<String> = unset.into_iter().chain(notice).chain(kept.map(str::to_owned)).collect();
    lines::guard()?;
    let reader = LineReader::start(io::stdin(), io::stdin().is_terminal());
    line_loop::talk(services, first, &notices, &reader, &mut io::stdout(), line_loop::Manner { terminal, ascii })
        .map_err(|fault| anyhow::anyhow!("The lines cannot be written any more: {fault}. Every choice is saved."))?;
    Ok(ExitCode::SUCCESS)
}
