//! How the table is shown, according to flags, settings, locale and terminal.

use super::exit::NotUnderstood;
use clap::Args;
use hotseat::pin::{BadPin, Pin};
use screen::personal::{self, OwnFault};
use screen::terminal;
use screen::theme::Look;
use screen::theme::colour::Depth;
use screen::theme::glyphs::{self, Glyphs};
use screen::theme::ground::Ground;
use screen::theme::styles::Theme;
use shell::personal::theme_file;
use shell::preferences::AUTO;
use shell::services::any_seed;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use storage::environment::{self, Colours, Multiplexer};
use storage::paths::Paths;
use storage::settings::Settings;
use storage::text_file;

/// The longest file with a PIN, in bytes.
const MOST_OF_PIN: usize = 100;

/// How the table is shown; for every command that opens it.
#[derive(Debug, Clone, Args)]
pub(crate) struct Showing {
    /// Sentences and typed words instead of panels.
    #[arg(long, global = true)]
    pub(super) plain: bool,
    /// Signs that every terminal has.
    #[arg(long, global = true)]
    pub(super) ascii: bool,
    /// Colours: auto (dark or light as the terminal is), default, light, high-contrast, okabe-ito, mono, or the name of a
    /// theme of your own.
    #[arg(long, global = true, value_name = "NAME")]
    theme: Option<String>,
    /// Draw on the ordinary screen instead of the alternate one.
    #[arg(long, global = true)]
    pub(super) no_alt_screen: bool,
    /// Who runs an event: matches that begin now have an organiser, with the PIN of 4 to 8 digits in this file, who can
    /// give penalties and look at what is hidden; every look is announced to everybody.
    #[arg(long, global = true, value_name = "FILE")]
    organiser_pin: Option<PathBuf>,
    /// Keep settings, decks and games in this folder.
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) config_dir: Option<PathBuf>,
}

impl Showing {
    /// Is ASCII asked for, or all the terminal can show?
    pub(crate) fn ascii(&self) -> bool {
        self.ascii || (io::stdout().is_terminal() && signs_of_terminal().plain_letters)
    }

    /// Does text stand on a light ground, as asked for or as the terminal says?
    pub(crate) fn is_light(&self) -> bool {
        match self.theme.as_deref() {
            Some(AUTO) | None => io::stdout().is_terminal() && terminal::ground::ask() == Ground::Light,
            Some(name) => name == Ground::Light.theme(),
        }
    }

    /// The organiser's PIN, if a file with one was named.
    pub(super) fn organiser(&self) -> Result<Option<Pin>, NotUnderstood> {
        let Some(path) = &self.organiser_pin else { return Ok(None) };
        let bytes = text_file::read(path, MOST_OF_PIN).map_err(NotUnderstood::new)?;
        let fault = |why: BadPin| NotUnderstood::new(format!("{}: {why}", path.display()));
        Pin::new(String::from_utf8_lossy(&bytes).trim(), any_seed()).map(Some).map_err(fault)
    }

    /// Theme and signs, as asked for or set; and what is set that this version does not know, as sentences. The terminal
    /// is asked only for panels, and only if the theme follows it.
    pub(super) fn look(&self, paths: &Paths, settings: &Settings) -> Result<(Look, Vec<String>), NotUnderstood> {
        let mut unknown = Vec::new();
        let named = Glyphs::from_name(&settings.glyphs);
        if named.is_none() && settings.glyphs != AUTO {
            unknown.push(unset("signs", &settings.glyphs));
        }
        let glyphs = match self.ascii {
            true => &glyphs::ASCII,
            false => named.unwrap_or_else(signs_of_terminal),
        };
        let name = match &self.theme {
            Some(name) => name.as_str(),
            None if environment::no_colour() => "mono",
            None => settings.theme.as_str(),
        };
        let own = theme_file(paths, name).map_err(NotUnderstood::new)?;
        let asked = !self.plain && name == AUTO && io::stdin().is_terminal() && io::stdout().is_terminal();
        let ground = asked.then(terminal::ground::ask);
        let theme = match personal::theme(name, &own, ground.unwrap_or_default()) {
            // A newer version may have themes that this one has not; one that is asked for now must be there.
            Err(OwnFault::NoTheme { name, .. }) if self.theme.is_none() => {
                unknown.push(unset("theme", &name));
                Theme::shipped(Ground::default().theme()).unwrap_or_default()
            }
            theme => theme.map_err(NotUnderstood::new)?,
        };
        Ok((Look { theme: theme.at(depth()), glyphs, ground }, unknown))
    }
}

fn unset(what: &str, value: &str) -> String {
    format!(
        "This version does not know the {what} {value:?} of your settings. The usual one is used; cantina settings lists all."
    )
}

/// How many colours the terminal has.
fn depth() -> Depth {
    match environment::colours() {
        Colours::Full => Depth::True,
        Colours::Indexed => Depth::Indexed,
        Colours::Few => Depth::Sixteen,
    }
}

/// The signs that locale and terminal can show.
fn signs_of_terminal() -> &'static Glyphs {
    if environment::bare_console() { &glyphs::ASCII } else { Glyphs::for_locale(&environment::locale()) }
}

/// The warning before a hand is opened on panels inside a multiplexer.
pub(super) const fn panels_under(multiplexer: Multiplexer) -> &'static str {
    match multiplexer {
        Multiplexer::Tmux => "tmux reports a lost focus only with \"set -g focus-events on\".",
        Multiplexer::Screen => "GNU screen does not report a lost focus, and keeps what scrolls away.",
    }
}

/// The same for the line mode.
pub(super) const fn lines_under(multiplexer: Multiplexer) -> Option<&'static str> {
    match multiplexer {
        Multiplexer::Tmux => None,
        Multiplexer::Screen => Some(
            "GNU screen cannot be told to forget what has scrolled away: every hand of this table can be scrolled back \
             to. Play outside of it, or with scrollback 0.",
        ),
    }
}
