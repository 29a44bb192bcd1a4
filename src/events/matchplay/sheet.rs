//! The score sheet: what a screen or a printer shows of a match.

use super::fair::Commitment;
use super::question::Question;
use super::record::{Ending, GameEnding, GameRecord, MatchResult, Outcome};
use super::rules::GameRules;
use super::setup::{MatchKind, Round};
use super::state::Match;
use seats::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One finished game on the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetRow {
    /// The number of the game.
    pub game: u32,
    /// Who started with the initiative.
    pub starts: Option<Seat>,
    /// Who won.
    pub outcome: Outcome,
    /// How it ended.
    pub ending: GameEnding,
    /// Did it end after time was called?
    pub extra_time: bool,
    /// The standing in the words of the game, if its end gave one.
    pub standing: Option<String>,
}

/// A match on paper. Its `Display` is the plain text, one fact per line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The players by seat.
    pub names: BySeat<String>,
    /// Single game or best of three.
    pub kind: MatchKind,
    /// Swiss or elimination.
    pub round: Round,
    /// The finished games.
    pub rows: Vec<SheetRow>,
    /// Games won so far.
    pub won: BySeat<u32>,
    /// Games nobody won so far.
    pub drawn: u32,
    /// Has time been called?
    pub time_called: bool,
    /// Milliseconds the match has taken.
    pub spent: u64,
    /// The result, once there is one.
    pub result: Option<MatchResult>,
    /// The published hash of the seed.
    pub commitment: Option<Commitment>,
    /// What the organiser looked at (rule H-13).
    #[serde(default)]
    pub looks: Vec<Question>,
}

impl<G: GameRules> Match<G> {
    /// The score sheet at this point. It holds open facts only.
    pub fn score_sheet(&self) -> ScoreSheet {
        let seats = self.setup.seats();
        let row = |game: &GameRecord<G>| SheetRow {
            game: game.number,
            starts: game.starts,
            outcome: game.outcome,
            ending: game.ending,
            extra_time: game.extra_time,
            standing: game.standing.as_ref().map(|standing| G::words(standing, &|seat| self.name(seat))),
        };
        let drawn = self.games.iter().filter(|game| game.outcome == Outcome::Drawn).count() as u32;
        ScoreSheet {
            names: BySeat::new(seats, |seat| self.name(seat)),
            kind: self.setup.kind,
            round: self.setup.round,
            rows: self.games.iter().map(row).collect(),
            won: self.result().map_or_else(|| BySeat::new(seats, |seat| self.wins(seat)), |result| result.won.clone()),
            drawn,
            time_called: self.time_called,
            spent: self.clock.spent(),
            result: self.result().cloned(),
            commitment: self.setup.commitment,
            looks: self.looked().to_vec(),
        }
    }
}

impl ScoreSheet {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat).map_or("somebody", String::as_str)
    }

    fn winners(&self, outcome: Outcome) -> Option<String> {
        match outcome {
            Outcome::Won(seat) => Some(self.name(seat).to_string()),
            Outcome::Shared(seats) => Some(seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(" and ")),
            Outcome::Drawn => None,
        }
    }

    /// Games won by each in the order of the seats, and the drawn ones: `2-1`, `1-0-1`.
    pub fn score(&self) -> String {
        self.score_of(self.won.iter().collect())
    }

    /// The score as its winner says it: their own games first.
    fn score_for(&self, outcome: Outcome) -> String {
        let mut won: Vec<&u32> = self.won.iter().collect();
        if outcome.winner().is_some() && won.len() == 2 {
            won.sort_by(|one, other| other.cmp(one));
        }
        self.score_of(won)
    }

    fn score_of(&self, won: Vec<&u32>) -> String {
        let mut parts: Vec<String> = won.into_iter().map(u32::to_string).collect();
        if self.drawn > 0 {
            parts.push(self.drawn.to_string());
        }
        parts.join("-")
    }

    /// A line for each game that was played or awarded.
    pub fn game_lines(&self) -> Vec<String> {
        self.rows.iter().map(|row| self.game_line(row)).collect()
    }

    fn game_line(&self, row: &SheetRow) -> String {
        let mut line = match self.winners(row.outcome) {
            Some(winners) => format!("Game {}: {winners} won", row.game),
            None => format!("Game {}: drawn", row.game),
        };
        line.push_str(match row.ending {
            GameEnding::Played if row.extra_time => " in extra time",
            GameEnding::Played => "",
            GameEnding::Conceded => " by concession",
            GameEnding::Penalty => " by a penalty",
            GameEnding::Stopped => ", stopped on time",
            GameEnding::Awarded => " without playing",
            GameEnding::AwardedByPenalty => " without playing, by a penalty",
        });
        if let Some(starts) = row.starts {
            line.push_str(&format!("; {} started with the initiative", self.name(starts)));
        }
        if let Some(standing) = &row.standing {
            line.push_str(&format!("; {standing}"));
        }
        line
    }

    /// A line for each look of the organiser.
    pub fn look_lines(&self) -> Vec<String> {
        let words = |look: &Question| look.words(look.of().map_or("", |seat| self.name(seat)));
        self.looks.iter().map(|look| format!("The organiser looked: {}", words(look))).collect()
    }

    /// How the match ended, or how it stands.
    pub fn result_line(&self) -> String {
        let Some(result) = &self.result else {
            let time = if self.time_called { ", time called" } else { "" };
            return format!("In progress: {}{time}", self.score());
        };
        let how = match result.ending {
            Ending::Played => String::new(),
            Ending::Time => ", on time".to_string(),
            Ending::Agreement => ", by agreement".to_string(),
            Ending::Concession { by } => format!(", {} conceded", self.name(by)),
            Ending::NoShow { by } => format!(", {} did not appear", self.name(by)),
            Ending::Penalty { against } => format!(", penalty for {}", self.name(against)),
        };
        match self.winners(result.outcome) {
            Some(winners) => format!("Result: {winners} won {}{how}", self.score_for(result.outcome)),
            None => format!("Result: drawn {}{how}", self.score()),
        }
    }
}

impl fmt::Display for ScoreSheet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let kind = match self.kind {
            MatchKind::SingleGame => "single game",
            MatchKind::BestOfThree => "best of three",
        };
        let round = match self.round {
            Round::Swiss => "",
            Round::Elimination => ", elimination",
        };
        writeln!(formatter, "{}: {kind}{round}", names.join(" - "))?;
        for line in self.game_lines() {
            writeln!(formatter, "{line}")?;
        }
        for line in self.look_lines() {
            writeln!(formatter, "{line}")?;
        }
        writeln!(formatter, "{}", self.result_line())?;
        let seconds = self.spent / 1000;
        writeln!(formatter, "Time: {}:{:02}", seconds / 60, seconds % 60)?;
        if let Some(commitment) = &self.commitment {
            writeln!(formatter, "Seed commitment: {commitment}")?;
        }
        Ok(())
    }
}
