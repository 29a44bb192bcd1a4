//! A match at one keyboard: the rules of matches, its journal, its games and its private sideboards put together.
//!
//! | file | idea |
//! |---|---|
//! | `begin` | beginning a match, and going on with one |
//! | `choices` | what can be done now, and doing it |
//! | `organiser` | what the person who runs the event may do |
//! | `questions` | what may be asked, by whom, and the answers |
//! | `public` | what everybody may see |
//! | `games` | games on and off the table |
//! | `sideboarding` | changing a deck in private |
//! | `review` | reading the opponent's list before a match of the top cut |
//! | `notes` | private notes |
//! | `time` | the clocks and time called |

mod begin;
mod choices;
mod games;
mod notes;
mod organiser;
mod public;
mod questions;
mod review;
mod sideboarding;
mod time;

use crate::games::Known;
use crate::match_session::{MatchSession, MatchSpelling, MatchView, Part, PrivatePage, Step};
use crate::refusal::{ContestFault, Refusal};
pub use begin::NewMatch;
use choices::{Asked, Choice, Menu};
use hotseat::handover::{Confirmed, Handover, Keystroke};
use hotseat::log::Line as LogLine;
use organiser::Typing;
use seats::Seat;
use sideboarding::OpenPage;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::match_file::MatchFile;
use storage::match_journal::{MatchHeader, MatchRecord};
use swu_decks::formats::{DeckList, Registered};
use swu_hosted::CardData;
use swu_hosted::match_rules::{Match, MatchEvent, NotesMarker, Stake};
use time::Called;

/// A match at the table.
pub struct HostedMatch {
    data: Arc<CardData>,
    file: MatchFile,
    header: MatchHeader,
    state: Match,
    /// Each seat's list as the match began with it.
    registered: Vec<Registered>,
    /// Deck and sideboard of each seat as they are played now.
    lists: Vec<DeckList>,
    /// What somebody is changing and is not legal yet, by seat.
    drafts: Vec<Option<DeckList>>,
    /// The save of the game that is being played.
    playing: Option<String>,
    /// Where the game stood when time was called.
    called: Option<Called>,
    asking: Option<(Asked, Handover)>,
    /// Who spelled their name for notes, until somebody takes the proof.
    proof: Option<Confirmed>,
    typing: Option<Typing>,
    menu: Menu,
    page: Option<OpenPage>,
    choices: Vec<Choice>,
    view: MatchView,
    /// When the clock was last looked at.
    ticked: Option<Instant>,
    /// Is the screen covered while the keyboard changes hands?
    curtained: bool,
    /// Milliseconds not written down yet, and who thought meanwhile.
    unwritten: (u64, Option<Seat>),
    /// How long people have to see what happened before a bot picks.
    pace: Duration,
    /// Where faults of the program are written, for a bug report.
    faults: Option<PathBuf>,
}

impl HostedMatch {
    /// The same match, whose bots leave so much time before each of their picks.
    pub fn paced(self, pace: Duration) -> HostedMatch {
        HostedMatch { pace, ..self }
    }

    /// The same match, with faults of the program written to this file.
    pub fn reporting(self, faults: PathBuf) -> HostedMatch {
        HostedMatch { faults: Some(faults), ..self }
    }

    /// Where it is saved.
    pub fn folder(&self) -> &std::path::Path {
        self.file.folder()
    }

    /// Lets an event happen: refused, or written down first and then done.
    fn happen(&mut self, event: MatchEvent) -> Result<(), Refusal> {
        self.happen_with(Vec::new(), event)
    }

    /// The same, with other records that are written before the event or not at all.
    fn happen_with(&mut self, mut records: Vec<MatchRecord>, event: MatchEvent) -> Result<(), Refusal> {
        let mut next = self.state.clone();
        let mut before = Vec::new();
        if let Some(tick) = self.unwritten_tick().filter(|_| !matches!(event, MatchEvent::Tick { .. })) {
            next.apply(tick.clone())?;
            before.push(MatchRecord::Event(tick));
        }
        next.apply(event.clone())?;
        before.append(&mut records);
        before.push(MatchRecord::Event(event));
        self.file.append(&before)?;
        self.state = next;
        self.unwritten = (0, None);
        Ok(())
    }

    /// Draws lots that are due, and makes what is shown anew.
    fn settle(&mut self) -> Result<(), Refusal> {
        self.draw_lot()?;
        self.bots_decide()?;
        self.forget_old_drafts();
        self.choices = self.possible();
        self.view = self.shown();
        Ok(())
    }

    fn name(&self, seat: Seat) -> String {
        self.header.table.name(seat).to_owned()
    }
}

impl MatchSession for HostedMatch {
    fn view(&self) -> &MatchView {
        &self.view
    }

    fn choose(&mut self, choice: usize, now: Instant) -> Result<Step, Refusal> {
        let Some(choice) = self.choices.get(choice).cloned() else { return Ok(Step::Shown) };
        let step = self.act(choice, now);
        self.settle()?;
        step
    }

    fn typed(&mut self, text: &str, now: Instant) -> Result<(), Refusal> {
        let done = match self.typing.take().filter(|_| !text.is_empty()) {
            Some(typing) => self.typed_for(typing, text, now),
            None => Ok(()),
        };
        self.settle()?;
        done
    }

    fn back(&mut self) -> Result<bool, Refusal> {
        let before = match self.menu {
            Menu::Match => return Ok(false),
            Menu::Looks(_) => Menu::Organiser,
            _ => Menu::Match,
        };
        self.menu = before;
        self.settle()?;
        Ok(true)
    }

    fn leave(&mut self) -> Result<(), Refusal> {
        self.menu = Menu::Match;
        self.write_time()
    }

    fn spelling(&self) -> Option<MatchSpelling> {
        let (asked, handover) = self.asking.as_ref()?;
        let (seat, spell) = handover.asked().first()?;
        let (seat, letters, progress) = (*seat, handover.letters(*seat), handover.progress(spell));
        let what = self.asked_for(*asked, seat);
        let seated = seat.index() < self.header.table.count();
        let (seat, name) = if seated { (Some(seat), self.name(seat)) } else { (None, "The organiser".into()) };
        Some(MatchSpelling { seat, name, what, letters, progress, heard: handover.heard() })
    }

    fn spell(&mut self, key: Keystroke, now: Instant) -> Result<(), Refusal> {
        let Some((asked, handover)) = &mut self.asking else { return Ok(()) };
        let asked = *asked;
        let Some(confirmed) = handover.press(key, now) else { return Ok(()) };
        self.asking = None;
        let done = self.confirmed(asked, confirmed, now);
        self.settle()?;
        done
    }

    fn stop_asking(&mut self) {
        self.asking = None;
    }

    fn people(&self) -> Vec<(Seat, String)> {
        self.header.table.people().iter().map(|seat| (seat, self.name(seat))).collect()
    }

    fn ask_for_notes(&mut self, seat: Seat, now: Instant) -> Result<(), Refusal> {
        self.may_note(seat)?;
        let handover = self.header.table.handover(seat, now).ok_or(ContestFault::BotNotes)?;
        self.asking = Some((Asked::Notes, handover));
        Ok(())
    }

    fn proof(&mut self) -> Option<Confirmed> {
        self.proof.take()
    }

    fn notes_markers(&self) -> Vec<NotesMarker> {
        self.state.notes_markers().iter().copied().collect()
    }

    fn open_notes(&mut self, writer: &Confirmed) -> Result<String, Refusal> {
        self.notes_open(writer.seat())
    }

    fn write_notes(&mut self, writer: &Confirmed, text: &str, open: bool) -> Result<(), Refusal> {
        self.notes_read(writer, text, open)
    }

    fn concede_match(&mut self, confirmed: &Confirmed) -> Result<(), Refusal> {
        self.happen(MatchEvent::Conceded { seat: confirmed.seat(), stake: Stake::Match })?;
        self.settle()
    }

    fn sizes(&self) -> Vec<String> {
        self.sizes_now()
    }

    fn commitment(&self) -> Option<String> {
        self.state.setup().commitment.map(|commitment| commitment.to_string())
    }

    fn curtain(&mut self, down: bool, now: Instant) -> Result<(), Refusal> {
        self.curtain_moves(down, now)
    }

    fn private_page(&self) -> Option<&PrivatePage> {
        self.page.as_ref().map(OpenPage::private_page)
    }

    fn shift(&mut self, row: usize, out_of: Part) -> Result<(), Refusal> {
        self.shift_row(row, out_of)
    }

    fn ready(&mut self) -> Result<(), Refusal> {
        self.page_is_ready()?;
        self.settle()
    }

    fn cover(&mut self) {
        self.cover_page();
    }

    fn touched(&mut self, now: Instant) {
        if let Some(open) = &mut self.page {
            open.touched = now;
        }
    }

    fn tick(&mut self, now: Instant, table: Option<Known<'_>>) -> Result<Option<u16>, Refusal> {
        let table = table.and_then(Known::unlimited);
        self.time_passes(now, table)
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.next_tick(now)
    }

    fn left_table(&mut self, table: Known<'_>, _: &[LogLine]) -> Result<(), Refusal> {
        let table = table.unlimited().ok_or(ContestFault::OtherGame)?;
        self.game_left(table)?;
        self.settle()
    }
}
