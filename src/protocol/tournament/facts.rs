//! What happened in an event, as answers: every table of every round, penalties, the log.

use super::showing::call;
use crate::answers::{Bye, Log, Logged, PenaltyTold, ResultTold, RoundTold, Signed, TableTold};
use events::tournament::{Event, LogLine, Op, Outcome, Round, Seated, Stamp};

/// Every table of every round, with everybody's points before and after it.
pub(super) fn rounds(event: &Event) -> Vec<RoundTold> {
    let each = |(number, round): (usize, &Round)| {
        let (before, after) = (event.points_after(number), event.points_after(number + 1));
        let tables = round.tables.iter().enumerate().map(|(place, seated)| TableTold {
            table: place + 1,
            players: seated.players.iter().map(|player| name(event, *player)).collect(),
            result: result(event, seated),
            call: call(seated),
            before: (!round.elimination).then(|| points(seated, &before)),
            after: (!round.elimination).then(|| seated.outcome.as_ref().map(|_| points(seated, &after))),
            entered: entered(event, number, place, seated),
        });
        RoundTold { round: number + 1, cut: round.elimination, finished: round.finished, tables: tables.collect() }
    };
    event.rounds().iter().enumerate().map(each).collect()
}

fn points(seated: &Seated, points: &[u32]) -> Vec<Option<u32>> {
    seated.players.iter().map(|player| points.get(*player).copied()).collect()
}

fn name(event: &Event, player: usize) -> Option<String> {
    event.players().get(player).map(|player| player.name.clone())
}

fn result(event: &Event, seated: &Seated) -> Option<ResultTold> {
    let at = |seat: &usize| seated.players.get(*seat).and_then(|player| name(event, *player));
    Some(match seated.outcome.as_ref()? {
        Outcome::Bye => ResultTold::Alone { end: Bye::Bye },
        Outcome::Pod(places) => ResultTold::Pod { places: places.clone() },
        Outcome::Match { games, end, by, winner } => ResultTold::Match {
            games: *games,
            end: *end,
            by: by.as_ref().and_then(at),
            winner: winner.as_ref().and_then(at),
        },
    })
}

/// When and by whom a result was entered; `None` for a table that nobody entered.
fn entered(event: &Event, number: usize, place: usize, seated: &Seated) -> Option<Signed> {
    let decided = event.decided(number as u32 + 1, place + 1).filter(|_| seated.outcome.is_some());
    decided.map(|line| stamp(&line.stamp))
}

fn stamp(stamp: &Stamp) -> Signed {
    Signed { at: stamp.at, by: stamp.by.clone() }
}

/// Every penalty that stands.
pub(super) fn penalties(event: &Event) -> Vec<PenaltyTold> {
    let each = event.penalties().filter_map(|line| {
        let Op::Penalty { player, kind, note, .. } = &line.op else { return None };
        Some(PenaltyTold {
            player: player.clone(),
            kind: *kind,
            note: note.clone(),
            round: line.round,
            table: line.table,
            signed: stamp(&line.stamp),
        })
    });
    each.collect()
}

/// Everything that was done: what, when, by whom, what was there before, and whether it was taken back.
pub(super) fn log(event: &Event) -> Log {
    let line = |(number, line): (usize, &LogLine)| Logged {
        n: number + 1,
        op: line.op.word().to_owned(),
        text: line.op.told(),
        round: line.round,
        table: line.table,
        before: line.before.clone(),
        at: line.stamp.at,
        by: line.stamp.by.clone(),
        undone: line.undone.is_some(),
        undone_by: line.undone.as_ref().map(stamp),
    };
    Log::Lines(event.log().iter().enumerate().map(line).collect())
}
