//! Where the program's files are.

use etcetera::BaseStrategy;
use std::path::{Path, PathBuf};

/// Names a folder that holds everything, instead of the system's own folders.
pub const HOME_VARIABLE: &str = "CANTINA_HOME";

/// The folders of one person. They need not exist yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paths {
    config: PathBuf,
    data: PathBuf,
}

/// The system does not say where a person's files belong.
#[derive(Debug, thiserror::Error)]
#[error("No home folder is known for your files. Name one with --config-dir or {HOME_VARIABLE}.")]
pub struct NoHome;

impl Paths {
    /// The folders: all in `chosen` (from `--config-dir`), else all in `$CANTINA_HOME`, else where the system keeps
    /// such files (XDG).
    ///
    /// # Errors
    /// None of the three is known.
    pub fn find(chosen: Option<&Path>) -> Result<Paths, NoHome> {
        let home = std::env::var_os(HOME_VARIABLE).filter(|home| !home.is_empty()).map(PathBuf::from);
        match chosen.map(Path::to_path_buf).or(home) {
            Some(folder) => Ok(Paths::within(&folder)),
            None => {
                let system = etcetera::choose_base_strategy().map_err(|_| NoHome)?;
                let (config, data) = (system.config_dir().join("cantina"), system.data_dir().join("cantina"));
                Ok(Paths { config, data })
            }
        }
    }

    /// Everything in one folder.
    pub fn within(folder: &Path) -> Paths {
        Paths { config: folder.to_path_buf(), data: folder.to_path_buf() }
    }

    /// The settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The setup of the last new game.
    pub fn last_setup(&self) -> PathBuf {
        self.config.join("last-game.ron")
    }

    /// A person's own keys.
    pub fn keys(&self) -> PathBuf {
        self.config.join("keys.ron")
    }

    /// A person's own theme of this name.
    pub fn theme(&self, name: &str) -> PathBuf {
        self.config.join("themes").join(format!("{name}.ron"))
    }

    /// Games that are not over, and replays of those that are.
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// Drafts, pools and tournaments.
    pub fn events(&self) -> PathBuf {
        self.data.join("events")
    }

    /// Logs exported for reading elsewhere.
    pub fn logs(&self) -> PathBuf {
        self.data.join("logs")
    }

    /// Faults of the program, for a bug report.
    pub fn faults(&self) -> PathBuf {
        self.data.join("faults.log")
    }

    /// What was learned and practised.
    pub fn practice(&self) -> PathBuf {
        self.data.join("practice.jsonl")
    }

    /// A person's own decks.
    pub fn decks(&self) -> PathBuf {
        self.data.join("decks")
    }
}
