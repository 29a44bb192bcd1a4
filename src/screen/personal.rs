//! Themes and keys from files that a person wrote, with every fault and its position.

use crate::input::keymap::Keymap;
use crate::theme::ground::Ground;
use crate::theme::styles::Theme;
use data::ron_text::Fault;
use shell::personal::OwnFile;
use shell::preferences::{AUTO, THEMES};
use std::path::{Path, PathBuf};

/// Why a theme or keys cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OwnFault {
    /// The file is faulty: every fault with its position.
    #[error("{}", placed(.path, .faults))]
    Faulty {
        /// The file.
        path: PathBuf,
        /// The faults.
        faults: Vec<Fault>,
    },
    /// There is no such theme.
    #[error("There is no theme {name:?}. There are {}, and your own: {}.", THEMES.join(", "), .path.display())]
    NoTheme {
        /// Its name.
        name: String,
        /// Where a theme of one's own is.
        path: PathBuf,
    },
}

/// The theme of this name: the person's own, or one that comes with the program; `auto` is the one made for the ground.
///
/// # Errors
/// There is no such theme, or its file is faulty.
pub fn theme(name: &str, own: &OwnFile, ground: Ground) -> Result<Theme, OwnFault> {
    let path = own.path.clone();
    let shipped = if name == AUTO { ground.theme() } else { name };
    match &own.text {
        Some(text) => Theme::parse(text).map_err(|faults| OwnFault::Faulty { path, faults }),
        None => Theme::shipped(shipped)
            .ok_or_else(|| OwnFault::NoTheme { name: name.to_owned(), path: path.with_file_name("NAME.ron") }),
    }
}

/// The person's own keys, over those of the program.
///
/// # Errors
/// The file is faulty.
pub fn keymap(own: &OwnFile) -> Result<Keymap, OwnFault> {
    let Some(text) = &own.text else { return Ok(Keymap::default()) };
    Keymap::parse(text).map_err(|faults| OwnFault::Faulty { path: own.path.clone(), faults })
}

fn placed(path: &Path, faults: &[Fault]) -> String {
    let place = |fault: &Fault| format!("{}:{}:{}: {}", path.display(), fault.line, fault.column, fault.why);
    faults.iter().map(place).collect::<Vec<_>>().join("\n")
}
