//! Questions to seats, and their answers.

use super::choice::{Choice, ChoiceKind, PickOption};
use super::pod::{Pod, Stage, not_awaited};
use super::record::{Auto, Record};
use super::refusal::{Refusal, RefusalCode};

/// Seconds for a pick (formats.md P-8).
const SECONDS: u32 = 45;

/// Seconds for the first pick of a booster.
const FIRST_SECONDS: u32 = 180;

impl Pod {
    /// The questions to people who may answer now, in any order.
    pub fn awaits(&self) -> Vec<Choice> {
        let seats = (0..self.seats.len()).filter(|seat| !self.seats[*seat].bot && !self.seats[*seat].left);
        seats.filter_map(|seat| self.choice(seat)).collect()
    }

    /// What a seat has to choose now, whoever sits there.
    pub fn choice(&self, seat: usize) -> Option<Choice> {
        let own = self.seats.get(seat)?;
        let (kind, options) = if self.may_open(seat) {
            (ChoiceKind::Open, own.boosters.iter().map(|(number, _)| PickOption::Open(*number)).collect())
        } else if self.may_keep(seat) {
            let kind = if self.stage == Stage::Leaders { ChoiceKind::Leader } else { ChoiceKind::Card };
            (kind, own.facing.as_ref()?.cards.iter().map(|card| PickOption::Keep(*card)).collect())
        } else {
            return None;
        };
        let (round, pick) = (self.round, own.kept + 1);
        let seconds = if self.stage == Stage::Packs && pick == 1 { FIRST_SECONDS } else { SECONDS };
        Some(Choice { seat, kind, round, pick, seconds, options })
    }

    /// What the person at a seat is asked.
    ///
    /// # Errors
    /// There is no such seat, or it is asked nothing.
    fn asked(&self, seat: usize) -> Result<Choice, Refusal> {
        let own = self.seat(seat)?;
        if !matches!(self.stage, Stage::Leaders | Stage::Packs) {
            return Err(Refusal::new(RefusalCode::WrongStage, "there is nothing to pick any more"));
        }
        if own.bot || own.left {
            return Err(not_awaited(seat));
        }
        self.choice(seat).ok_or_else(|| not_awaited(seat))
    }

    /// A person's answer. Returns what happened, including the picks that follow automatically.
    ///
    /// # Errors
    /// It is not possible; nothing has changed.
    pub fn answer(&mut self, seat: usize, option: usize) -> Result<Vec<Record>, Refusal> {
        let choice = self.asked(seat)?;
        let before = self.records.len();
        self.take(&choice, option, None)?;
        self.settle();
        Ok(self.records[before..].to_vec())
    }

    /// A person's time and grace are over: the highlighted card is taken, else the first (formats.md P-8). If a booster
    /// still has to be named, one is, and then picked from.
    ///
    /// # Errors
    /// The seat is asked nothing, or there is no such option; nothing has changed.
    pub fn time_over(&mut self, seat: usize, highlighted: Option<usize>) -> Result<Vec<Record>, Refusal> {
        let choice = self.asked(seat)?;
        let before = self.records.len();
        self.take(&choice, highlighted.unwrap_or(0), Some(Auto::Time))?;
        if choice.kind == ChoiceKind::Open
            && let Some(cards) = self.choice(seat)
        {
            self.take(&cards, 0, Some(Auto::Time))?;
        }
        self.settle();
        Ok(self.records[before..].to_vec())
    }

    /// A person leaves; the picks they would make are made by lot (formats.md P-16).
    ///
    /// # Errors
    /// Nobody sits there who could.
    pub fn go(&mut self, seat: usize) -> Result<Vec<Record>, Refusal> {
        let before = self.records.len();
        self.apply(&Record::Leave { seat })?;
        self.settle();
        Ok(self.records[before..].to_vec())
    }

    /// Carries an answer out.
    pub(super) fn take(&mut self, choice: &Choice, option: usize, auto: Option<Auto>) -> Result<(), Refusal> {
        let seat = choice.seat;
        let Some(option) = choice.options.get(option) else {
            let last = choice.options.len() - 1;
            let sentence = format!("seat {seat} has no option {option}, only 0 to {last}");
            return Err(Refusal::new(RefusalCode::IllegalOption, sentence));
        };
        let record = match option {
            PickOption::Open(number) => Record::Open { seat, number: *number },
            PickOption::Keep(card) => {
                let opened_by = self.seats[seat].facing.as_ref().map_or(seat, |packet| packet.opened_by);
                Record::Keep { seat, opened_by, uid: card.uid, id: card.printing.id.to_owned(), auto }
            }
        };
        self.apply(&record)
    }
}
