//! The room board: what everybody in the room may see of an event, from its file, while somebody else writes it. It reads
//! and never writes, so that it can be shown by a second terminal beside an open desk.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::desk::now as clock;
use crate::desk_session::told;
use crate::listing::Row;
use crate::place::{Outcome, Place};
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::Services;
use events::tournament::{DeskStage, Event, LogLine, Op};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use storage::event_file::EventFile;
use storage::event_folder;

/// How long a page stands.
const TURN: Duration = Duration::from_secs(12);

/// How often the file is looked at.
const LOOK: Duration = Duration::from_secs(1);

/// The board of a room.
pub struct RoomBoard {
    path: PathBuf,
    event: Event,
    seen: Option<Seen>,
    /// How many pages have been turned, one way or the other.
    turned: i32,
    /// When the last page was turned; `None` if the present one has just come.
    since: Option<Instant>,
    looked: Option<Instant>,
    /// Why the file cannot be read now.
    trouble: Option<String>,
}

/// What tells one state of a file from the next.
type Seen = (u64, Option<SystemTime>);

/// A part of the board: as many pages as it needs.
pub struct Section {
    /// What it shows.
    pub title: String,
    /// Its lines.
    pub lines: Vec<BoardLine>,
}

/// A line of the board.
pub struct BoardLine {
    /// What stands on the left.
    pub left: String,
    /// What stands on the right.
    pub right: String,
    /// Does this table play although its time is over?
    pub late: bool,
    /// Is there nothing left to wait for?
    pub done: bool,
}

impl BoardLine {
    fn new(left: String, right: impl Into<String>) -> BoardLine {
        BoardLine { left, right: right.into(), late: false, done: false }
    }

    /// It in words.
    pub fn told(&self) -> String {
        if self.right.is_empty() { self.left.clone() } else { format!("{}: {}", self.left, self.right) }
    }
}

impl RoomBoard {
    /// Reads the event and puts its board up.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn open(path: &Path) -> Result<RoomBoard, Refusal> {
        let (path, seen) = (path.to_path_buf(), event_folder::state(path));
        let event = EventFile::read(&path)?.event;
        Ok(RoomBoard { path, event, seen, turned: 0, since: None, looked: None, trouble: None })
    }

    /// The event as it was read last.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Why what is shown may be old.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Which of this many pages is shown.
    pub fn page(&self, pages: usize) -> usize {
        i32::try_from(pages.max(1)).map_or(0, |pages| self.turned.rem_euclid(pages) as usize)
    }

    /// Turns to another page by hand: it stands as long as any other.
    pub fn turn(&mut self, by: i32) {
        self.turned = self.turned.wrapping_add(by);
        self.since = None;
    }

    /// The clock of the round: "31:40", "-2:05" past its end, "TIME" once time was called; `None` while no time runs.
    pub fn clock(&self) -> Option<String> {
        let time = self.event.time(clock(), None)?;
        let sign = if time.seconds < 0 { "-" } else { "" };
        Some(if time.called { "TIME".to_owned() } else { format!("{sign}{}", told::minutes(time)) })
    }

    /// Everything that is shown, part by part.
    pub fn sections(&self) -> Vec<Section> {
        match self.event.stage() {
            DeskStage::Registration => vec![self.registered()],
            DeskStage::Paired | DeskStage::Playing => vec![self.by_table(), self.by_name()],
            DeskStage::Ready | DeskStage::CutReady if self.event.round() == 0 => vec![self.registered()],
            DeskStage::Ready | DeskStage::CutReady => vec![self.standings()],
            DeskStage::Over => vec![self.ranking(), self.standings()],
        }
    }

    fn registered(&self) -> Section {
        let line = |player: &events::tournament::Player| {
            BoardLine::new(player.name.clone(), if player.present { "here" } else { "" })
        };
        let mut lines: Vec<BoardLine> = self.event.players().iter().map(line).collect();
        lines.sort_by_cached_key(|line| line.left.to_lowercase());
        Section { title: "Registered".to_owned(), lines }
    }

    fn by_table(&self) -> Section {
        let (event, now) = (&self.event, clock());
        let points = event.points_after(event.round().saturating_sub(1) as usize);
        let lines = event.tables().iter().enumerate().map(|(place, table)| {
            let named = table.players.iter().map(|player| {
                let points = points.get(*player).copied().unwrap_or_default();
                format!("{} {points}", told::name(event, *player))
            });
            let names = named.collect::<Vec<_>>().join(" - ");
            let late = event.is_late(now, place);
            let right = if late { "late".to_owned() } else { said_at(event, place) };
            let left = format!("{:>3}  {names}", place + 1);
            BoardLine { late, done: table.outcome.is_some(), ..BoardLine::new(left, right) }
        });
        Section { title: "By table".to_owned(), lines: lines.collect() }
    }

    fn by_name(&self) -> Section {
        let event = &self.event;
        let points = event.points_after(event.round().saturating_sub(1) as usize);
        let mut lines = Vec::new();
        for (place, table) in event.tables().iter().enumerate() {
            let at = if table.players.len() == 1 { "bye".to_owned() } else { format!("table {}", place + 1) };
            lines.extend(table.players.iter().map(|player| {
                let points = points.get(*player).copied().unwrap_or_default();
                BoardLine::new(format!("{} {points}", told::name(event, *player)), at.as_str())
            }));
        }
        lines.sort_by_cached_key(|line| line.left.to_lowercase());
        Section { title: "By name".to_owned(), lines }
    }

    fn standings(&self) -> Section {
        let event = &self.event;
        let (mut lines, scores) = (Vec::new(), event.scores_now());
        for class in event.standings_now().unwrap_or_default() {
            lines.extend(class.players.iter().map(|place| {
                let player = event.player_in_history(*place);
                let left = format!("{:>3}  {}", class.rank, told::name(event, player));
                BoardLine::new(
                    left,
                    format!("{} points, {}", class.points, scores.get(player).copied().unwrap_or_default().told()),
                )
            }));
        }
        Section { title: told::standings_title(event), lines }
    }

    fn ranking(&self) -> Section {
        let ranked = self.event.ranking().into_iter().flatten().enumerate();
        let line = |(place, player): (usize, usize)| {
            let left = format!("{:>3}  {}", place + 1, told::name(&self.event, player));
            BoardLine::new(left, told::prize(&self.event, place).trim_start())
        };
        Section { title: "Final ranking".to_owned(), lines: ranked.map(line).collect() }
    }

    /// Everything in lines.
    pub fn lines(&self) -> Vec<String> {
        let head = format!("{}: {}", self.event.setup().name, told::standing(&self.event));
        let said = self.event.announcement().map(|said| format!("Announced: {said}"));
        let sections = self.sections();
        let parts = sections.iter().flat_map(|section| {
            std::iter::once(format!("{}:", section.title)).chain(section.lines.iter().map(BoardLine::told))
        });
        std::iter::once(head).chain(said).chain(self.trouble.clone()).chain(parts).collect()
    }

    /// Looks at the file again, if it has changed. Returns what is new for the room.
    fn look_again(&mut self) -> Vec<String> {
        let seen = event_folder::state(&self.path);
        if seen == self.seen && self.trouble.is_none() {
            return Vec::new();
        }
        match EventFile::read(&self.path) {
            Ok(read) => {
                let before = std::mem::replace(&mut self.event, read.event);
                (self.seen, self.trouble) = (seen, None);
                self.news(&before)
            }
            Err(why) => {
                self.trouble = Some(why.to_string());
                Vec::new()
            }
        }
    }

    /// What the room is told of what was done since.
    fn news(&self, before: &Event) -> Vec<String> {
        let new = self.event.log().iter().skip(before.log().len());
        new.filter(|line| is_for_the_room(line)).map(LogLine::told_change).collect()
    }
}

/// The result of a table, or what is granted to it.
fn said_at(event: &Event, place: usize) -> String {
    let Some(table) = event.tables().get(place) else { return String::new() };
    match event.told_outcome(table) {
        Some(done) => done,
        None if table.extra > 0 => format!("+{} minutes", table.extra),
        None => String::new(),
    }
}

/// Who registers, lists and penalties are for the desk alone.
fn is_for_the_room(line: &LogLine) -> bool {
    matches!(
        line.op,
        Op::Announce { .. }
            | Op::Start
            | Op::Pair { .. }
            | Op::Begin
            | Op::Result(_)
            | Op::Time { .. }
            | Op::Extra { .. }
            | Op::Cut { .. }
            | Op::End
    )
}

impl Place for RoomBoard {
    fn focus(&self) -> Focus {
        Focus::RoomBoard
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        self.lines().into_iter().map(Row::titled).collect()
    }

    fn obey(&mut self, request: &Request, _: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Quit => Ok(Outcome::Left),
            other => Err(Refusal::NotNow(other)),
        }
    }

    fn tick(&mut self, now: Instant) -> Result<Option<Outcome>, Refusal> {
        if self.since.get_or_insert(now).checked_add(TURN).is_some_and(|at| at <= now) {
            self.turned = self.turned.wrapping_add(1);
            self.since = Some(now);
        }
        if self.looked.is_some_and(|looked| now.saturating_duration_since(looked) < LOOK) {
            return Ok(None);
        }
        self.looked = Some(now);
        let news = self.look_again();
        Ok((!news.is_empty()).then(|| Outcome::Shown(news)))
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        Some(now + LOOK)
    }
}
