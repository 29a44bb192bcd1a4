//! What a match must know about Star Wars: Unlimited: its phases, what is still played when time is called, and what
//! decides a level match. Everything else about matches is in [`events::matchplay`], re-exported here.

use events::matchplay;
use seats::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub use events::matchplay::{
    Asker, Conduct, Cut, Cutter, DeckCheck, Ending, GameEnding, GameRules, ListSizes, Lot, MatchClock, MatchKind,
    MatchRefusal, MatchResult, MatchSetup, NoteText, NotesMarker, Openness, Outcome, Pause, Question, REVIEW_MILLIS,
    Recorded, RegisteredList, ReplayError, Round, SIDEBOARD_MILLIS, ScoreSheet, SheetRow, SideboardNotice,
    Sideboarding, Stake,
};

/// A match of this game.
pub type Match = matchplay::Match<Unlimited>;
/// An event of a match.
pub type MatchEvent = matchplay::MatchEvent<Unlimited>;
/// What a match waits for.
pub type Awaited = matchplay::Awaited<Unlimited>;
/// One of its finished games.
pub type GameRecord = matchplay::GameRecord<Unlimited>;

/// The game, as its matches know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unlimited;

/// Where a game stands when time is called (M-7, M-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// No opening hands are drawn yet, or the last game is over.
    BetweenGames,
    /// Opening hands are drawn, the first action phase has not begun.
    SetUp,
    /// In an action phase.
    ActionPhase,
    /// In a regroup phase.
    RegroupPhase,
}

/// A stretch of a game that ends as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Mulligans and first resources.
    SetUp,
    /// The action phase.
    Action,
    /// The regroup phase.
    Regroup,
}

/// The standing of a game that can decide a level match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Remaining HP of each base, not its damage.
    pub hp: BySeat<u32>,
    /// Who has the initiative now; `None` while the counter lies in the centre.
    pub initiative: Option<Seat>,
}

/// What is still played after time was called (M-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ExtraTime {
    /// The rest of set-up; the first action phase is the last.
    SetUp,
    /// The rest of an action phase; a regroup phase and the last action phase follow.
    ActionPhase,
    /// A regroup phase; the last action phase follows.
    RegroupPhase,
    /// The last action phase; the game stops at its end.
    LastActionPhase,
}

impl ExtraTime {
    /// The phase that is running.
    pub const fn phase(self) -> Phase {
        match self {
            ExtraTime::SetUp => Phase::SetUp,
            ExtraTime::ActionPhase | ExtraTime::LastActionPhase => Phase::Action,
            ExtraTime::RegroupPhase => Phase::Regroup,
        }
    }

    /// What follows; `None` after the last action phase.
    pub const fn next(self) -> Option<ExtraTime> {
        match self {
            ExtraTime::ActionPhase => Some(ExtraTime::RegroupPhase),
            ExtraTime::SetUp | ExtraTime::RegroupPhase => Some(ExtraTime::LastActionPhase),
            ExtraTime::LastActionPhase => None,
        }
    }

    /// What the table shows (M-16).
    pub const fn notice(self) -> &'static str {
        match self {
            ExtraTime::SetUp => "time called: after set-up the first action phase is the last",
            ExtraTime::ActionPhase => "time called: this phase, a regroup phase, one last action phase",
            ExtraTime::RegroupPhase => "time called: last action phase follows",
            ExtraTime::LastActionPhase => "time called: last action phase is running",
        }
    }
}

impl GameRules for Unlimited {
    type Moment = Moment;
    type Phase = Phase;
    type Standing = Standing;
    type ExtraTime = ExtraTime;

    fn begins(moment: Moment) -> Option<ExtraTime> {
        match moment {
            Moment::BetweenGames => None,
            Moment::SetUp => Some(ExtraTime::SetUp),
            Moment::ActionPhase => Some(ExtraTime::ActionPhase),
            Moment::RegroupPhase => Some(ExtraTime::RegroupPhase),
        }
    }

    fn phase(extra: ExtraTime) -> Phase {
        extra.phase()
    }

    fn next(extra: ExtraTime) -> Option<ExtraTime> {
        extra.next()
    }

    fn check(standing: &Standing, seats: usize) -> Result<(), MatchRefusal> {
        match standing.hp.len() {
            given if given == seats => Ok(()),
            given => Err(MatchRefusal::new("M-9", format!("{seats} bases have remaining HP, not {given}."))),
        }
    }

    fn leaders(standing: &Standing, among: SeatSet) -> SeatSet {
        let hp = |seat: Seat| standing.hp.get(seat).copied();
        let most = among.iter().filter_map(hp).max();
        among.iter().filter(|seat| hp(*seat) == most).collect()
    }

    fn initiative(standing: &Standing) -> Option<Seat> {
        standing.initiative
    }

    fn words(standing: &Standing, name: &dyn Fn(Seat) -> String) -> String {
        let each: Vec<String> = standing.hp.each().map(|(seat, hp)| format!("{} {hp}", name(seat))).collect();
        format!("remaining HP {}", each.join(", "))
    }
}

impl std::fmt::Display for Phase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Phase::SetUp => "set-up",
            Phase::Action => "action phase",
            Phase::Regroup => "regroup phase",
        })
    }
}
