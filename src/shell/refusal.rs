//! Why something was not done. People see it as a sentence; code can look at its kind.

mod code;
mod contest;
mod desk;
mod export;
mod past;
mod pod;
mod practice;
mod saved;
mod table;

pub use contest::ContestFault;
pub use desk::DeskFault;
pub use export::ExportFault;
pub use past::PastFault;
pub use pod::PodFault;
pub use practice::PracticeFault;
pub use saved::SavedFault;
pub use table::TableFault;

use crate::command::Command;
use crate::words::sentence;
use events::matchplay::MatchRefusal;
use events::tournament::DeskRefusal;
use hotseat::host::Refused;
use hotseat::hosted::Forbidden;
use hotseat::journal::NotKept;
use hotseat::notes::TooLong;
use hotseat::opening::OpeningFault;
use hotseat::pin::BadPin;
use hotseat::table::SeatingFault;
use std::error::Error;
use std::path::{Path, PathBuf};
use storage::decks::DeckFault;
use storage::journal_file::JournalFault;
use storage::match_file::Stranger;
use storage::match_journal::MatchFault;
use storage::save::OpenFault;
use storage::settings::SettingsFault;
use storage::text_file::ReadError;
use storage::unwritten::Unwritten;
use swu_decks::formats::Fault;
use swu_decks::limited::Refusal as LimitedRefusal;

/// Why something was not done. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// The place does not have this command, or not now.
    #[error("This cannot be done now.")]
    NotNow(Command),
    /// Not a number where one belongs.
    #[error("\"{0}\" is not a number.")]
    NoNumber(String),
    /// Nothing is named, and the cursor is on nothing.
    #[error("Say which: {name} and a number.", name = .0.entry().name)]
    NothingMeant(Command),
    /// Nothing has this number.
    #[error("Nothing here has the number {0}.")]
    OutOfRange(usize),
    /// A game cannot begin this way: everything that is wrong with it.
    #[error("{}", .0.join(" "))]
    Setup(Vec<String>),
    /// The pod says no.
    #[error(transparent)]
    Pod(#[from] PodFault),
    /// The desk does not understand it, or cannot do it.
    #[error(transparent)]
    Desk(#[from] DeskFault),
    /// The match at the table refuses.
    #[error(transparent)]
    Contest(#[from] ContestFault),
    /// The table says no.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// A game cannot be written for other programs.
    #[error(transparent)]
    Export(#[from] ExportFault),
    /// A game that is looked back at says no.
    #[error(transparent)]
    Past(#[from] PastFault),
    /// The exercise says no.
    #[error(transparent)]
    Practice(#[from] PracticeFault),
    /// A game, a deck or a setting is not available.
    #[error(transparent)]
    Saved(#[from] SavedFault),
    /// The rules of drafts and pools forbid it.
    #[error("{}", sentence(&.0.sentence))]
    Limited(#[from] LimitedRefusal),
    /// The rules of tournaments forbid it.
    #[error("{}", sentence(&.0.sentence))]
    Event(#[from] DeskRefusal),
    /// The rules of matches forbid it.
    #[error(transparent)]
    Match(#[from] MatchRefusal),
    /// The game says no.
    #[error(transparent)]
    Forbidden(#[from] Forbidden),
    /// The host of the game refuses.
    #[error(transparent)]
    Game(#[from] Refused),
    /// It could not be written down.
    #[error(transparent)]
    NotKept(#[from] NotKept),
    /// People cannot sit so.
    #[error(transparent)]
    Seating(#[from] SeatingFault),
    /// Not a PIN.
    #[error(transparent)]
    Pin(#[from] BadPin),
    /// Notes that no panel holds.
    #[error(transparent)]
    Notes(#[from] TooLong),
    /// A game cannot be set up for these people.
    #[error(transparent)]
    Opening(#[from] OpeningFault),
    /// A journal of a pod or a tournament cannot be made, opened or read.
    #[error(transparent)]
    Journal(#[from] JournalFault),
    /// A save cannot be made, opened or read.
    #[error(transparent)]
    Save(#[from] OpenFault),
    /// A match cannot be read.
    #[error(transparent)]
    SavedMatch(#[from] MatchFault),
    /// A match names a game that is not its own.
    #[error(transparent)]
    Stranger(#[from] Stranger),
    /// A deck cannot be written or removed.
    #[error(transparent)]
    Deck(#[from] DeckFault),
    /// The settings cannot be read or written.
    #[error(transparent)]
    Settings(#[from] SettingsFault),
    /// A file cannot be read.
    #[error("{}", sentence(&.0.to_string()))]
    Read(#[from] ReadError),
    /// A file cannot be written.
    #[error("{0}.")]
    Unwritten(#[from] Unwritten),
    /// A value that cannot be written or read as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// What is wrong with a file.
    #[error("{}: {why}", path.display())]
    InFile {
        /// The file.
        path: PathBuf,
        /// The fault.
        why: Box<dyn Error + Send + Sync>,
    },
    /// A list is not understood.
    #[error("{}", joined(.0))]
    List(Vec<Fault>),
}

impl Refusal {
    /// What is wrong with this file.
    pub fn in_file<E: Into<Box<dyn Error + Send + Sync>>>(path: &Path) -> impl FnOnce(E) -> Refusal {
        move |why| Refusal::InFile { path: path.to_owned(), why: why.into() }
    }

    /// All of it, one sentence each.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Refusal::Setup(faults) => faults.clone(),
            other => vec![other.to_string()],
        }
    }
}

fn joined(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("  ")
}
