//! Every file and environment access.
//!
//! Games and matches are logs ([`log_file`]): sealed lines ([`seal`]) in checked frames ([`frame`]), appended and
//! synced one event at a time. A file that is not understood in full is refused with the reason, and never touched.

pub mod atomic;
pub mod card_files;
pub mod decks;
pub mod environment;
pub mod event_file;
pub mod event_folder;
pub mod faults;
pub mod frame;
pub mod index;
pub mod journal_file;
pub mod last_setup;
pub mod lines_file;
pub(crate) mod log_file;
pub mod match_file;
pub mod match_journal;
pub mod paths;
pub mod pod_file;
mod private;
pub mod remarks;
pub mod report_file;
pub mod running;
pub mod save;
pub mod saves;
pub mod scratch;
pub mod settings;
pub mod text_file;
pub mod unwritten;
