//! Reports of games, and tables that are watched while others play.

use super::Services;
use super::recorded::{self, newest_game};
use crate::course::Course;
use crate::games::Recorded;
use crate::place::Opened;
use crate::recorded_game::RecordedGame;
use crate::refusal::{Refusal, SavedFault};
use crate::report::{self, Asked};
use crate::room_board::RoomBoard;
use hotseat::hosted::Outcome;
use hotseat::recording::Recording;
use seats::SeatSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use storage::{event_file, report_file, running, saves, text_file};
use swu_hosted::Unlimited;
use swu_view::View;

impl Services {
    /// The report of a saved game; of a match, that of its newest game.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn report(&self, path: &Path, asked: Asked) -> Result<String, Refusal> {
        let path = &newest_game(path)?;
        let build = format!("{}, cards {:016x}", self.build, self.data.library.fingerprint());
        match self.other_game(path) {
            Some(game) => game.report(path, &build, asked),
            None => report::of_save::<Unlimited>(&self.data, path, &build, asked),
        }
    }

    /// Writes the report of a saved game, without anything hidden, beside the logs, and says where.
    ///
    /// # Errors
    /// The save cannot be read, or the report cannot be written.
    pub fn write_report(&self, path: &Path) -> Result<String, Refusal> {
        let text = self.report(path, Asked::default())?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let written =
            text_file::write_new(&self.paths.logs(), &format!("{now}"), report_file::ENDING, text.as_bytes())?;
        Ok(format!("The report is in {}. Nothing that is hidden now is in it.", written.display()))
    }

    /// The same for a saved game of the list. Unfinished games are counted first, finished ones after them.
    ///
    /// # Errors
    /// There is no such game, its save cannot be read, or the report cannot be written.
    pub fn report_saved(&self, saved: usize) -> Result<String, Refusal> {
        self.write_report(&self.saved.file(saved).ok_or(SavedFault::NoGame)?.path)
    }

    /// What is played on this machine now, in public: the table or the desk of this file, or the one written last.
    ///
    /// # Errors
    /// Nobody plays, or the file cannot be read.
    pub fn watch_running(&self, path: Option<&Path>) -> Result<Opened, Refusal> {
        let folders = || [vec![self.paths.saves()], self.event_folders()].concat();
        let found = match path {
            Some(path) => path.to_path_buf(),
            None => running::running(&folders()).into_iter().next().ok_or(SavedFault::NobodyPlays)?,
        };
        if event_file::is_one(&found) {
            return Ok(Opened::RoomBoard(Box::new(RoomBoard::open(&found)?)));
        }
        self.watched(&found).map(Opened::Replay)
    }

    /// The names of those who won a saved game; nobody of a draw.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn winners(&self, path: &Path) -> Result<Vec<String>, Refusal> {
        let recording: Recording<Unlimited> = recorded::recording(&self.data, path)?;
        let winners = recording.outcome().map(Outcome::winners).unwrap_or(SeatSet::EMPTY);
        Ok(winners.iter().map(|seat| recording.table().name(seat).to_owned()).collect())
    }

    /// A table at which others play. A file that somebody names must be one that may be reached from here.
    ///
    /// # Errors
    /// It cannot be read, or not from here.
    pub fn watch_named(&self, name: &str) -> Result<Opened, Refusal> {
        let path = if name.is_empty() { None } else { Some(self.named_file(name)?) };
        self.watch_running(path.as_deref())
    }

    fn watched(&self, path: &Path) -> Result<Recorded, Refusal> {
        if let Some(game) = saves::game_of(path).and_then(|game| super::games::named(self.games, &game)) {
            return game.watched(path);
        }
        let data = Arc::clone(&self.data);
        let read = move |path: &Path| {
            let recording: Recording<Unlimited> = recorded::recording(&data, &newest_game(path)?)?;
            Ok(Box::new(recording.sealed(true)) as Box<dyn Course<View = View>>)
        };
        Ok(Recorded::Unlimited(vec![RecordedGame::watched(path, Box::new(read))?]))
    }
}
