//! The log: who did what and when, what was there before, and who took it back (formats.md R-8).

use super::desk::Desk;
use super::operation::{Op, told_match};
use super::setup::is_name;
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};

/// When something was done and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stamp {
    /// Seconds since 1970; `None` if nobody noted the time.
    pub at: Option<u64>,
    /// Who did it; empty if nobody signed.
    pub by: String,
}

impl Stamp {
    /// Something done at this moment by this person.
    pub fn new(at: u64, by: impl Into<String>) -> Stamp {
        Stamp { at: Some(at), by: by.into() }
    }

    /// "19:31 Kim", as far as it is known.
    pub fn told(&self, calendar: fn(u64) -> String) -> String {
        let when = self.at.map(calendar);
        let by = Some(self.by.clone()).filter(|by| !by.is_empty());
        when.into_iter().chain(by).collect::<Vec<_>>().join(" ")
    }
}

/// Can somebody sign with this name?
///
/// # Errors
/// It is empty, too long or cannot be shown.
pub fn is_signature(by: &str) -> Result<(), DeskRefusal> {
    ensure(is_name(by), DeskCode::BadName, || "the log is signed with a name of 1 to 100 characters [R-8]".to_owned())
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// What was done.
    pub op: Op,
    /// When and by whom.
    pub stamp: Stamp,
    /// When and by whom it was taken back, if it was.
    pub undone: Option<Stamp>,
    /// What was there before, if it took the place of something.
    pub before: Option<String>,
    /// The round it belongs to; 0 before the first.
    pub round: u32,
    /// The number of its table, from 1, if it belongs to one.
    pub table: Option<usize>,
}

impl LogLine {
    /// "19:31 Kim: round 2, table 3, Ann-Bob 2-1 (before: 1-2)  (taken back 19:33 Kim)".
    pub fn told(&self, calendar: fn(u64) -> String) -> String {
        let stamp = self.stamp.told(calendar);
        let stamp = if stamp.is_empty() { stamp } else { format!("{stamp}: ") };
        let undone = match self.undone.as_ref().map(|undone| undone.told(calendar)) {
            Some(said) if said.is_empty() => "  (taken back)".to_owned(),
            Some(said) => format!("  (taken back {said})"),
            None => String::new(),
        };
        format!("{stamp}{}{undone}", self.told_change())
    }

    /// What was done, where, and what was there before.
    pub fn told_change(&self) -> String {
        let place = self.told_place();
        let place = if place.is_empty() { place } else { format!("{place}, ") };
        let before = self.before.as_ref().map(|before| format!(" (before: {before})")).unwrap_or_default();
        format!("{place}{}{before}", self.op.told())
    }

    /// "round 2, table 3", for what belongs to a table or a round.
    fn told_place(&self) -> String {
        match (self.table, self.is_of_round()) {
            (Some(table), _) => format!("round {}, table {table}", self.round),
            (None, true) => format!("round {}", self.round),
            (None, false) => String::new(),
        }
    }

    fn is_of_round(&self) -> bool {
        let belongs = matches!(
            self.op,
            Op::Pair { .. } | Op::Swap { .. } | Op::Begin | Op::Drop { .. } | Op::Time { .. } | Op::Extra { .. }
        );
        (belongs || matches!(self.op, Op::Penalty { .. })) && self.round > 0
    }
}

impl Op {
    /// It in a few words, without where it happened.
    pub fn told(&self) -> String {
        let all = |players: &Option<Vec<String>>| players.as_ref().map_or("all tables".to_owned(), |all| all.join("-"));
        let again = |tables: &Option<Vec<Vec<String>>>| {
            let tables: Vec<String> = tables.iter().flatten().map(|table| table.join(" - ")).collect();
            if tables.is_empty() { String::new() } else { format!("; paired again: {}", tables.join(", ")) }
        };
        match self {
            Op::Player { name, uid, .. } => {
                let uid = uid.as_ref().map(|uid| format!(" ({uid})")).unwrap_or_default();
                format!("{name}{uid} registers")
            }
            Op::CheckIn { player, present: true } => format!("{player} is here"),
            Op::CheckIn { player, present: false } => format!("{player} is not here"),
            Op::List { player, .. } => format!("list of {player}"),
            Op::Start => "the event starts".to_owned(),
            Op::Rounds { swiss: 1 } => "1 round".to_owned(),
            Op::Rounds { swiss } => format!("{swiss} rounds"),
            Op::Pair { tables } => match tables.as_ref().map_or(0, Vec::len) {
                0 => "paired".to_owned(),
                1 => "paired, 1 table".to_owned(),
                count => format!("paired, {count} tables"),
            },
            Op::Swap { players, .. } => format!("{} change places", players.join(" and ")),
            Op::Begin => "the round begins".to_owned(),
            Op::Result(result) => {
                let score = match &result.places {
                    Some(places) => places.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
                    None => told_match(result.games, result.end, result.by.as_deref(), result.winner.as_deref()),
                };
                format!("{} {score}{}", result.players.join("-"), again(&result.repaired))
            }
            Op::Drop { player, repaired } => format!("{player} drops{}", again(repaired)),
            Op::Cut { size: None } => "cut".to_owned(),
            Op::Cut { size: Some(size) } => format!("cut to {size}"),
            Op::Time { players } => format!("time called, {}", all(players)),
            Op::Extra { minutes: 1, players } => format!("1 minute more, {}", all(players)),
            Op::Extra { minutes, players } => format!("{minutes} minutes more, {}", all(players)),
            Op::Penalty { player, kind, note, repaired } => {
                let note = note.as_ref().map(|note| format!(": {note}")).unwrap_or_default();
                format!("{player}, {}{note}{}", kind.word(), again(repaired))
            }
            Op::Here { players, .. } => format!("{} play here", players.join(" and ")),
            Op::End => "the event ends".to_owned(),
            Op::Keep { player, table: Some(table) } => format!("{player} keeps table {table}"),
            Op::Keep { player, table: None } => format!("{player} sits at any table"),
            Op::Prizes { prizes } if prizes.is_empty() => "no prizes".to_owned(),
            Op::Prizes { prizes } => format!("prizes: {}", prizes.join(", ")),
            Op::Announce { text } if text.is_empty() => "nothing is announced any more".to_owned(),
            Op::Announce { text } => format!("announced: {text}"),
            Op::Undo => "taken back".to_owned(),
        }
    }
}

/// Where an operation happens, and what it takes the place of.
#[derive(Default)]
pub(super) struct Place {
    pub(super) round: u32,
    pub(super) table: Option<usize>,
    pub(super) before: Option<String>,
}

impl Desk {
    /// Where this is going to happen, and what was there before. It is asked before it happens.
    pub(super) fn place_of(&self, op: &Op) -> Place {
        let mut place = Place { round: self.rounds.len() as u32, ..Place::default() };
        match op {
            Op::Pair { .. } => place.round += 1,
            Op::Rounds { .. } => place.before = self.rounds_before(),
            Op::Keep { player, .. } => {
                let table = self.find(player).ok().and_then(|player| self.players.get(player)?.table);
                place.before = table.map(|table| format!("table {table}"));
            }
            Op::Prizes { .. } => {
                place.before = Some(self.prizes.join(", ")).filter(|prizes| !prizes.is_empty());
            }
            Op::List { player, .. } => {
                let player = self.find(player).ok().and_then(|player| self.players.get(player));
                place.before = player.and_then(|player| player.list.as_ref()).map(|_| "another list".to_owned());
            }
            Op::Result(result) => {
                if let Ok((round, table)) = self.table_of(result) {
                    place.round = round as u32 + 1;
                    place.table = Some(table + 1);
                    place.before = self.told_outcome(&self.rounds[round].tables[table]);
                }
            }
            Op::Time { players: Some(names) }
            | Op::Extra { players: Some(names), .. }
            | Op::Here { players: names, .. } => {
                place.table = self.seated_together(names).map(|table| table + 1);
            }
            Op::Penalty { player, .. } | Op::Drop { player, .. } => {
                place.table = self.seated_together(std::slice::from_ref(player)).map(|table| table + 1);
            }
            _ => {}
        }
        place
    }

    fn rounds_before(&self) -> Option<String> {
        let before = self.wanted_rounds.or(Some(self.swiss)).filter(|rounds| *rounds > 0)?;
        Some(Op::Rounds { swiss: before }.told())
    }

    /// The index of the table of the round being paired or played where all of them sit.
    fn seated_together(&self, names: &[String]) -> Option<usize> {
        let round = self.rounds.last().filter(|round| !round.finished)?;
        let wanted: Option<Vec<usize>> = names.iter().map(|name| self.find(name).ok()).collect();
        let wanted = wanted.filter(|wanted| !wanted.is_empty())?;
        round.tables.iter().position(|table| wanted.iter().all(|player| table.players.contains(player)))
    }
}
