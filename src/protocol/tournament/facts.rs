//! What happened in an event, as JSON: every table of every round, penalties, the log.

use events::tournament::{Event, LogLine, Op, Outcome, Round, Seated, Stamp};
use serde_json::{Value, json};

/// Every table of every round, with everybody's points before and after it.
pub(super) fn rounds(event: &Event) -> Value {
    let rounds = event.rounds().iter().enumerate();
    let each = rounds.map(|(number, round)| {
        let (before, after) = (event.points_after(number), event.points_after(number + 1));
        let tables = round.tables.iter().enumerate().map(|(place, seated)| {
            let mut told = table(event, seated);
            if !round.elimination {
                told["before"] = points(seated, &before);
                told["after"] = if seated.outcome.is_some() { points(seated, &after) } else { Value::Null };
            }
            told["table"] = json!(place + 1);
            told["entered"] = entered(event, number, place, seated);
            told
        });
        let tables: Vec<Value> = tables.collect();
        let Round { elimination, finished, .. } = round;
        json!({"round": number + 1, "cut": elimination, "finished": finished, "tables": tables})
    });
    each.collect()
}

fn points(seated: &Seated, points: &[u32]) -> Value {
    seated.players.iter().map(|player| json!(points.get(*player))).collect()
}

fn name(event: &Event, player: usize) -> Option<&str> {
    event.players().get(player).map(|player| player.name.as_str())
}

fn table(event: &Event, seated: &Seated) -> Value {
    let at = |seat: &usize| seated.players.get(*seat).and_then(|player| name(event, *player));
    let result = match seated.outcome.as_ref() {
        None => Value::Null,
        Some(Outcome::Bye) => json!({"end": "bye"}),
        Some(Outcome::Pod(places)) => json!({"places": places}),
        Some(Outcome::Match { games, end, by, winner }) => {
            let (by, winner) = (by.as_ref().and_then(at), winner.as_ref().and_then(at));
            json!({"games": games, "end": end.word(), "by": by, "winner": winner})
        }
    };
    let players: Vec<Option<&str>> = seated.players.iter().map(|player| name(event, *player)).collect();
    let Seated { called, extra, losses, .. } = seated;
    json!({"players": players, "result": result, "called": called, "extra": extra, "losses": losses})
}

/// When and by whom a result was entered; null for a table that nobody entered.
fn entered(event: &Event, number: usize, place: usize, seated: &Seated) -> Value {
    let decided = event.decided(number as u32 + 1, place + 1).filter(|_| seated.outcome.is_some());
    decided.map_or(Value::Null, |line| stamp(&line.stamp))
}

fn stamp(stamp: &Stamp) -> Value {
    json!({"at": stamp.at, "by": stamp.by})
}

/// Every penalty that stands.
pub(super) fn penalties(event: &Event) -> Value {
    let each = event.penalties().filter_map(|line| {
        let Op::Penalty { player, kind, note, .. } = &line.op else { return None };
        let (round, table) = (line.round, line.table);
        let mut told = json!({"player": player, "kind": kind, "note": note, "round": round, "table": table});
        (told["at"], told["by"]) = (json!(line.stamp.at), json!(line.stamp.by));
        Some(told)
    });
    each.collect()
}

/// Everything that was done: what, when, by whom, what was there before, and whether it was taken back.
pub(super) fn log(event: &Event) -> Value {
    let line = |(number, line): (usize, &LogLine)| {
        json!({
            "n": number + 1,
            "op": line.op.word(),
            "text": line.op.told(),
            "round": line.round,
            "table": line.table,
            "before": line.before,
            "at": line.stamp.at,
            "by": line.stamp.by,
            "undone": line.undone.is_some(),
            "undone_by": line.undone.as_ref().map(stamp),
        })
    };
    event.log().iter().enumerate().map(line).collect()
}
