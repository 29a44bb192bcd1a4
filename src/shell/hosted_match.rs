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

use crate::around::Around;
use crate::command::Command;
use crate::command::situation::Focus;
use crate::games::Known;
use crate::listing::Row;
use crate::match_view::{ListRow, MatchSpelling, MatchView, Part, PrivatePage};
use crate::place::{Outcome, Page, Place};
use crate::refusal::{ContestFault, Refusal};
use crate::request::Request;
use crate::services::Services;
pub use begin::NewMatch;
use choices::{Asked, Choice, Menu};
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, Handover, Keystroke};
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
    /// Arrangements that somebody is making and that are not legal yet, by seat.
    drafts: Vec<Option<DeckList>>,
    /// The save of the game being played.
    playing: Option<String>,
    /// Where the game stood when time was called.
    called: Option<Called>,
    asking: Option<(Asked, Handover)>,
    /// Who typed their name for notes, until somebody takes the proof.
    proof: Option<Confirmed>,
    menu: Menu,
    page: Option<OpenPage>,
    choices: Vec<Choice>,
    view: MatchView,
    /// When the clock was last looked at.
    ticked: Option<Instant>,
    /// Is the screen covered while the keyboard changes hands?
    curtained: bool,
    /// Milliseconds not written down yet, and who was thinking meanwhile.
    unwritten: (u64, Option<Seat>),
    /// How long people can see what happened before a bot picks.
    pace: Duration,
    /// The file for faults of the program, for a bug report.
    faults: Option<PathBuf>,
}

impl HostedMatch {
    /// Sets how long its bots wait before each of their picks.
    pub fn paced(self, pace: Duration) -> HostedMatch {
        HostedMatch { pace, ..self }
    }

    /// Has faults of the program written to this file.
    pub fn reporting(self, faults: PathBuf) -> HostedMatch {
        HostedMatch { faults: Some(faults), ..self }
    }

    /// Where it is saved.
    pub fn folder(&self) -> &std::path::Path {
        self.file.folder()
    }

    /// Applies an event: refused, or written down first and then done.
    fn happen(&mut self, event: MatchEvent) -> Result<(), Refusal> {
        self.happen_with(Vec::new(), event)
    }

    /// The same, with further records that are written before the event or not at all.
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

    /// Draws lots that are due, and updates what is shown.
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

impl HostedMatch {
    /// The match as everybody may see it.
    pub fn view(&self) -> &MatchView {
        &self.view
    }

    /// Does what was chosen, by its index in the view; `text` is what was typed for it, if anything was.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn choose(&mut self, choice: usize, text: Option<&str>, now: Instant) -> Result<Outcome, Refusal> {
        let choice = self.choices.get(choice).cloned().ok_or(Refusal::OutOfRange(choice + 1))?;
        let outcome = match text {
            Some(text) => self.typed_for(&choice, text, now).map(|()| Outcome::CHANGED),
            None => self.act(choice, now),
        };
        self.settle()?;
        outcome
    }

    /// From a menu back to the previous one; false if there was none.
    fn back(&mut self) -> Result<bool, Refusal> {
        self.menu = match self.menu {
            Menu::Match => return Ok(false),
            Menu::Looks(_) => Menu::Organiser,
            _ => Menu::Match,
        };
        self.settle()?;
        Ok(true)
    }

    /// Who is asked to type their name.
    pub fn spelling(&self) -> Option<MatchSpelling> {
        let (asked, handover) = self.asking.as_ref()?;
        let (seat, spell) = handover.asked().first()?;
        let (seat, letters, progress) = (*seat, handover.letters(*seat), handover.progress(spell));
        let what = self.asked_for(*asked, seat);
        let seated = seat.index() < self.header.table.count();
        let (seat, name) = if seated { (Some(seat), self.name(seat)) } else { (None, "The organiser".into()) };
        Some(MatchSpelling { seat, name, what, letters, progress, heard: handover.heard() })
    }

    /// A key for the spelling.
    ///
    /// # Errors
    /// What was asked for cannot be done.
    pub fn spell(&mut self, key: Keystroke, now: Instant) -> Result<(), Refusal> {
        let Some((asked, handover)) = &mut self.asking else { return Ok(()) };
        let asked = *asked;
        let Some(confirmed) = handover.press(key, now) else { return Ok(()) };
        self.asking = None;
        let done = self.confirmed(asked, confirmed, now);
        self.settle()?;
        done
    }

    /// Nobody is asked any more.
    pub fn stop_asking(&mut self) {
        self.asking = None;
    }

    /// The seats that are people, with their names.
    pub fn people(&self) -> Vec<(Seat, String)> {
        self.header.table.people().iter().map(|seat| (seat, self.name(seat))).collect()
    }

    /// Begins asking somebody to type their name for their notes.
    ///
    /// # Errors
    /// Nobody can write now.
    pub fn ask_for_notes(&mut self, seat: Seat, now: Instant) -> Result<(), Refusal> {
        self.may_note(seat)?;
        let handover = self.header.table.handover(seat, now).ok_or(ContestFault::BotNotes)?;
        self.asking = Some((Asked::Notes, handover));
        Ok(())
    }

    /// The proof of the person asked for notes; returned once after it was given.
    pub fn proof(&mut self) -> Option<Confirmed> {
        self.proof.take()
    }

    /// What everybody may know about the notes, by seat (rule O-1).
    pub fn notes_markers(&self) -> Vec<NotesMarker> {
        self.state.notes_markers().iter().copied().collect()
    }

    /// The person who gave the proof concedes the match (rule I-5).
    pub(crate) fn concede_match(&mut self, confirmed: &Confirmed) -> Result<(), Refusal> {
        self.happen(MatchEvent::Conceded { seat: confirmed.seat(), stake: Stake::Match })?;
        self.settle()
    }

    /// What was promised about the luck of this match (rule Z-6).
    pub fn commitment(&self) -> Option<String> {
        self.state.setup().commitment.map(|commitment| commitment.to_string())
    }

    /// The private page of a deck, while it is open.
    pub fn private_page(&self) -> Option<&PrivatePage> {
        self.page.as_ref().map(OpenPage::private_page)
    }

    /// Time passed; `table` is the public table of the game being played. Returns the last round of that game when time
    /// was called.
    ///
    /// # Errors
    /// It cannot be written down.
    pub fn tick(&mut self, now: Instant, table: Option<Known<'_>>) -> Result<Option<u16>, Refusal> {
        self.time_passes(now, table.and_then(Known::unlimited))
    }

    /// A game left the table. If it is over, the match records its result.
    ///
    /// # Errors
    /// It is another game, or the result cannot be written down.
    pub fn left_table(&mut self, table: Known<'_>) -> Result<(), Refusal> {
        self.game_left(table.unlimited().ok_or(ContestFault::OtherGame)?)?;
        self.settle()
    }
}

impl Place for HostedMatch {
    fn focus(&self) -> Focus {
        if self.page.is_some() { Focus::Sideboard } else { Focus::Match }
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        let Some(page) = self.private_page() else {
            return self.view.choices.iter().map(Row::titled).collect();
        };
        let about = |row: &ListRow| format!("{} in the deck, {} in the sideboard", row.deck, row.sideboard);
        page.rows.iter().map(|row| Row::titled(&row.name).about(about(row))).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Open => {
                // The text typed for a choice follows its row.
                let text = request.at.map(|_| request.text()).filter(|text| !text.is_empty());
                let row = request.at.map_or_else(|| request.row(), Ok)?;
                self.choose(row, text.as_deref(), now)
            }
            Command::Ready => {
                self.ready()?;
                Ok(Outcome::Renewed(None))
            }
            Command::Close | Command::Quit | Command::Back if self.page.is_some() => {
                self.close_page();
                Ok(Outcome::Renewed(None))
            }
            Command::MoveOut => self.shifted(request.row()?, Part::Deck),
            Command::MoveIn => self.shifted(request.row()?, Part::Sideboard),
            Command::Back if self.back()? => Ok(Outcome::CHANGED),
            Command::Back | Command::Quit => {
                self.menu = Menu::Match;
                self.write_time()?;
                Ok(Outcome::Left)
            }
            Command::Sheet => Ok(Outcome::Read(Page::new("Score sheet", self.view.sheet.clone()))),
            Command::Notes => Around { contest: Some(self), game: None }.obey(request, services, now),
            other => Err(Refusal::NotNow(other)),
        }
    }

    fn shows_secrets(&self) -> bool {
        self.page.is_some()
    }

    fn cover(&mut self, _: Closed, _: Instant) {
        self.close_page();
        self.stop_asking();
    }

    fn touched(&mut self, now: Instant) {
        if let Some(open) = &mut self.page {
            open.touched = now;
        }
    }

    fn tick(&mut self, now: Instant) -> Result<Option<Outcome>, Refusal> {
        let open = self.page.is_some();
        self.time_passes(now, None)?;
        Ok((open && self.page.is_none()).then_some(Outcome::Renewed(None)))
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.next_tick(now)
    }
}

impl HostedMatch {
    /// Moves a copy of a row out of this part, and tells where its copies are then.
    fn shifted(&mut self, row: usize, out_of: Part) -> Result<Outcome, Refusal> {
        let count = self.private_page().map_or(0, |page| page.rows.len());
        if row >= count {
            return Err(ContestFault::NoCard { number: row + 1, count }.into());
        }
        self.shift(row, out_of)?;
        let Some(page) = self.private_page() else { return Ok(Outcome::CHANGED) };
        let told = page
            .rows
            .get(row)
            .map(|card| format!("{}: {} in the deck, {} in the sideboard.", card.name, card.deck, card.sideboard));
        Ok(Outcome::Shown(told.into_iter().chain(page.facts.iter().cloned()).collect()))
    }
}
