//! A pod as a place of the program: what is done in it, whoever asks for it.

use super::told::described;
use super::{Grouping, PodSession, PoolRow, grouped, ring};
use crate::command::Command;
use crate::command::situation::Focus;
use crate::curtain::Curtain;
use crate::listing::Row;
use crate::place::{Outcome, Page, Place, Question, Shared};
use crate::refusal::{PodFault, Refusal};
use crate::request::Request;
use crate::services::Services;
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use std::path::{Path, PathBuf};
use std::time::Instant;
use swu_decks::limited::{PickOption, Stage};

/// How the pool is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct PoolLook {
    grouping: Grouping,
    filter: String,
}

impl PodSession {
    /// The rows of the pool of the seat at the keyboard, in the present grouping and search.
    pub fn rows(&self) -> Vec<PoolRow> {
        let Some(deck) = self.deck() else { return Vec::new() };
        let sight = self.sight();
        let picks: Vec<&'static str> =
            sight.iter().flat_map(|sight| &sight.picks).map(|card| card.printing.id).collect();
        grouped(deck.rows(), self.look.grouping, &picks, &self.look.filter)
    }

    /// How the pool is grouped.
    pub fn grouping(&self) -> Grouping {
        self.look.grouping
    }

    /// What is searched for in the pool; empty for no search.
    pub fn filter(&self) -> &str {
        &self.look.filter
    }

    /// Shows the cards of the pool with this in their names; all of them if it is empty.
    pub fn search(&mut self, text: &str) {
        text.clone_into(&mut self.look.filter);
    }

    /// Moves a copy of a row of the pool.
    fn shift(&mut self, row: usize, into: bool, now: Instant) -> Result<Outcome, Refusal> {
        let mut deck = self.deck().ok_or(PodFault::NoPool)?;
        let card = self.rows().get(row).ok_or(Refusal::OutOfRange(row + 1))?.card;
        if !deck.shift(card.id, into) {
            return Err(if into { PodFault::AllInside } else { PodFault::NoneInside }.into());
        }
        self.bring(&deck, now)?;
        let word = if into { "in" } else { "out" };
        Ok(Outcome::Said(format!("{card} is {word}: {} cards.", deck.size())))
    }

    /// Writes the deck in a common format, and deck and pool as a page beside it.
    fn export(&self, words: &str, services: &Services) -> Result<Outcome, Refusal> {
        let list = self.list().ok_or(PodFault::NoDeck)?;
        let path = if words.is_empty() { self.own_file() } else { PathBuf::from(words) };
        let beside = path.with_extension("txt");
        let page = self.deck().map(|deck| deck.page()).unwrap_or_default();
        let written = |path: &Path, text: &str| services.export_list(&path.display().to_string(), text);
        written(&path, list)?;
        written(&beside, &page)?;
        Ok(Outcome::Said(format!("Written to {} and {}.", path.display(), beside.display())))
    }

    /// The default file for the deck of the seat at the keyboard: beside the pod.
    fn own_file(&self) -> PathBuf {
        let sight = self.sight();
        let name = sight.as_ref().and_then(|sight| sight.seats.get(sight.seat)).map_or("", |seat| seat.name.as_str());
        let name: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
        self.path().with_extension(format!("{name}.json"))
    }

    /// Puts the game against an opponent on the table.
    fn play(&self, row: usize, services: &mut Services) -> Result<Outcome, Refusal> {
        let seat = self.opponents().get(row).map(|opponent| opponent.seat);
        let pairing = seat.and_then(|seat| self.pairing(seat)).ok_or(Refusal::OutOfRange(row + 1))?;
        Ok(services.start_drafted(&pairing, self.sets())?.into())
    }

    /// Somebody else looks, or something else is asked.
    fn renewed(&mut self, said: Option<String>) -> Outcome {
        self.look.filter.clear();
        Outcome::Renewed(said)
    }
}

impl Place for PodSession {
    fn focus(&self) -> Focus {
        match self.stage() {
            Stage::Leaders | Stage::Packs => Focus::Draft,
            Stage::Build if self.unwrapped().is_some() => Focus::Opening,
            Stage::Build => Focus::Pool,
            Stage::Done => Focus::Opponents,
        }
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        match self.stage() {
            Stage::Leaders | Stage::Packs => {
                let options = self.choice().into_iter().flat_map(|choice| choice.options);
                options.map(|option| row_of(&option)).collect()
            }
            Stage::Build if self.unwrapped().is_some() => {
                let front = self.unwrapped().map(|boosters| boosters.front().to_vec()).unwrap_or_default();
                front
                    .iter()
                    .map(|card| Row::titled(card.printing.to_string()).about(described(card.printing)))
                    .collect()
            }
            Stage::Build => {
                let row =
                    |row: PoolRow| Row::titled(row.card.to_string()).about(format!("{} of {}", row.inside, row.owned));
                PodSession::rows(self).into_iter().map(row).collect()
            }
            Stage::Done => self.opponents().into_iter().map(|opponent| Row::titled(opponent.name)).collect(),
        }
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::KeepCard => self.take(request.row()?, now)?,
            Command::AddCard | Command::MoveIn => return self.shift(request.row()?, true, now),
            Command::RemoveCard | Command::MoveOut => return self.shift(request.row()?, false, now),
            Command::MakeLeader => return self.head(true, request, services, now),
            Command::MakeBase => return self.head(false, request, services, now),
            Command::OwnPicks => return self.picks(),
            Command::WhyCard => return self.thoughts(request),
            Command::OpenBooster | Command::OpenAllBoosters => return self.open(request.command),
            Command::GroupPool => {
                self.look.grouping = self.look.grouping.next();
                return Ok(Outcome::Changed(Some(format!("By {}.", self.look.grouping.word()))));
            }
            Command::Search => {
                self.search(&request.text());
                return Ok(Outcome::CHANGED);
            }
            Command::Suggest if self.is_built_by_hand() && !request.is_sure() => {
                let question = "Replace the deck you have built? Taking that back brings it back.";
                return Ok(Outcome::Ask(Question::about(question, "replace it", request.clone())));
            }
            Command::Suggest => {
                self.suggest(now)?;
                return Ok(Outcome::CHANGED);
            }
            Command::UndoBuilding => {
                self.take_back(now)?;
                return Ok(Outcome::Changed(Some("Taken back.".into())));
            }
            Command::Ready => self.ready(now)?,
            Command::PassOn if !self.is_shared() => return Err(PodFault::Alone.into()),
            Command::PassOn => self.pass_on(now),
            Command::LeavePod if !request.is_sure() => {
                let question = "Leave this pod for good? What is left is picked by lot.";
                return Ok(Outcome::Ask(Question::about(question, "leave", request.clone())));
            }
            Command::LeavePod => self.leave(now)?,
            Command::Ring => {
                let lines = self.sight().map(|sight| ring::lines(&sight)).unwrap_or_default();
                return Ok(Outcome::Read(Page::new("Around the table", lines)));
            }
            Command::ReviewPod => return Ok(Outcome::Read(Page::new("The draft", self.review()))),
            Command::ExportPool => return self.export(&request.text(), services),
            Command::PodEvent => return self.become_event(&request.text(), services),
            Command::PlayOpponent => return self.play(request.row()?, services),
            Command::Quit => return Ok(Outcome::Left),
            other => return Err(Refusal::NotNow(other)),
        }
        Ok(self.renewed(None))
    }

    fn shows_secrets(&self) -> bool {
        self.is_shared() && self.curtain().is_none()
    }

    fn cover(&mut self, why: Closed, now: Instant) {
        self.keyboard.cover(why, now);
    }

    fn touched(&mut self, now: Instant) {
        self.keyboard.touched(now);
    }

    fn tick(&mut self, now: Instant) -> Result<Option<Outcome>, Refusal> {
        if self.close_idle(now) {
            return Ok(Some(self.renewed(None)));
        }
        let over = self.pass_time(now)?;
        Ok(over.then(|| self.renewed(Some("Time is over.".into()))))
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.changes_at(now)
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    fn shared_mut(&mut self) -> Option<&mut dyn Shared> {
        Some(self)
    }
}

/// An option of a pick as a row.
fn row_of(option: &PickOption) -> Row {
    match option {
        PickOption::Keep(card) => Row::titled(card.printing.to_string()).about(described(card.printing)),
        PickOption::Open(number) => Row::titled(format!("Booster {number}")),
    }
}

impl Shared for PodSession {
    fn is_shared(&self) -> bool {
        self.keyboard.is_shared()
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        self.keyboard.curtain()
    }

    fn spell(&mut self, key: Keystroke, now: Instant) -> bool {
        let opened = self.keyboard.press(key, now);
        if opened {
            self.highlighted = None;
            self.look.filter.clear();
            self.start_clock(now);
        }
        opened
    }
}
