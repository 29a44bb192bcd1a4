//! Events as JSON.

use events::tournament::{Class, DeskStage, Event, EventFormat, Outcome, Seated, WrittenHistory};
use serde_json::{Value, json};

/// Where an event is.
pub(super) fn desk(event: &Event) -> Value {
    let players: Vec<Value> = event
        .players()
        .iter()
        .map(|player| {
            json!({
                "name": player.name,
                "uid": player.uid,
                "present": player.present,
                "joined": player.joined,
                "dropped": player.dropped,
                "list": player.list.is_some(),
            })
        })
        .collect();
    let name = |player: &usize| event.players().get(*player).map_or("", |player| player.name.as_str());
    let tables = event.tables().iter().map(|table| {
        let names: Vec<&str> = table.players.iter().map(name).collect();
        table_of(&names)
    });
    let bracket = event.bracket().iter().map(|round| {
        let matches = round.iter().map(|one| {
            let players = one.players.map(|player| player.as_ref().map(name));
            json!({"players": players, "winner": one.winner.as_ref().map(name)})
        });
        matches.collect::<Vec<_>>()
    });
    let last = event.ranking().map(|ranking| ranking.iter().map(name).collect::<Vec<_>>());
    let (swiss, cut) = event.size();
    json!({
        "ok": true,
        "stage": event.stage().word(),
        "round": event.round(),
        "swiss": swiss,
        "cut": cut,
        "players": players,
        "pairs": tables.collect::<Vec<_>>(),
        "results": results(event),
        "calls": calls(event),
        "minutes": event.minutes(),
        "history": history(event),
        "bracket": bracket.collect::<Vec<_>>(),
        "final": last,
        "log": event.log().len(),
    })
}

/// A table as its players; a player alone has the bye.
fn table_of(names: &[&str]) -> Value {
    match names {
        [alone] => json!([alone, null]),
        all => json!(all),
    }
}

/// Who plays whom and where, with everybody's points before the round.
pub(super) fn seats(event: &Event) -> Value {
    let before = event.points_after(event.round().saturating_sub(1) as usize);
    let player = |player: &usize| {
        let name = event.players().get(*player).map(|player| player.name.as_str());
        json!({"name": name, "points": before.get(*player)})
    };
    let tables = event.tables().iter().enumerate();
    let table = |(place, table): (usize, &Seated)| json!({"table": place + 1, "players": table.players.iter().map(player).collect::<Vec<_>>()});
    tables.map(table).collect()
}

/// Tables of names.
pub(super) fn named(tables: &[Vec<String>]) -> Vec<Value> {
    let table = |table: &Vec<String>| table_of(&table.iter().map(String::as_str).collect::<Vec<_>>());
    tables.iter().map(table).collect()
}

/// The results at the tables of the current round; null for open ones.
fn results(event: &Event) -> Vec<Value> {
    if event.stage() != DeskStage::Playing {
        return Vec::new();
    }
    let result = |outcome: &Outcome| match outcome {
        Outcome::Bye => json!("bye"),
        Outcome::Match { games, .. } => json!(games),
        Outcome::Pod(places) => json!(places),
    };
    event.tables().iter().map(|table| table.outcome.as_ref().map_or(Value::Null, result)).collect()
}

/// Announcements at the tables: time called, minutes granted, games lost by penalties.
fn calls(event: &Event) -> Vec<Value> {
    let tables = event.tables().iter();
    tables.map(|table| json!({"called": table.called, "extra": table.extra, "losses": table.losses})).collect()
}

/// The lists that were handed in, by player.
pub(super) fn lists(event: &Event) -> Value {
    let list = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| json!(text));
    let rows = event.players().iter().filter_map(|player| Some((player.name.clone(), list(player.list.as_deref()?))));
    rows.collect::<serde_json::Map<String, Value>>().into()
}

/// The finished rounds.
fn history(event: &Event) -> Value {
    if event.setup().format != EventFormat::TwinSuns {
        return json!(WrittenHistory::from(&event.history()));
    }
    let played = event.pod_history();
    let name = |player: &usize| played.players.get(*player).cloned().unwrap_or_default();
    let rounds: Vec<Vec<Value>> = played
        .rounds
        .iter()
        .map(|round| {
            let pod = |pod: &events::tournament::PlayedPod| {
                json!({"pod": pod.players.iter().map(name).collect::<Vec<_>>(), "places": pod.places})
            };
            round.iter().map(pod).collect()
        })
        .collect();
    json!({"players": played.players, "rounds": rounds})
}

/// What an event is.
pub(super) fn setup(event: &Event) -> Value {
    json!(event.setup())
}

/// A class of a ranking, its players by their names.
pub(super) fn class(class: &Class, name: impl Fn(usize) -> String) -> Value {
    json!({
        "rank": class.rank,
        "players": class.players.iter().map(|player| name(*player)).collect::<Vec<_>>(),
        "points": class.points,
        "omw": class.omw.to_string(),
        "pgw": class.pgw.to_string(),
        "ogw": class.ogw.to_string(),
    })
}

/// Standings: after the finished rounds, or during one.
pub(super) fn standings(classes: &[Class], event: &Event) -> Value {
    let name = |player: usize| event.name_in_history(player).to_owned();
    classes.iter().map(|one| class(one, name)).collect()
}

/// The tables whose results are missing.
pub(super) fn missing(event: &Event) -> Value {
    let table = |(table, players): (usize, Vec<&str>)| json!({"table": table, "players": players});
    event.missing().into_iter().map(table).collect()
}

/// The reasons of a pairing.
pub(super) fn why(event: &Event) -> Value {
    let reasons = event.why();
    let reason = |reason: &events::tournament::Reason| json!({"table": reason.table, "rule": reason.rule, "text": reason.sentence});
    reasons.iter().map(reason).collect()
}
