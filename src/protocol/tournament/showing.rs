//! Events as answers.

use crate::answers::{
    Because, BracketTable, Bye, Desk, DeskPlayer, Log, Missing, Paired, Played, PodResult, PodRounds, Ranked, Scored,
    TableCall, WithPoints,
};
use events::tournament::{
    BracketMatch, Class, DeskStage, Event, EventFormat, Outcome, PlayedPod, Player, Reason, Seated, WrittenHistory,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Where an event is.
pub(super) fn desk(event: &Event) -> Desk {
    let name = |player: &usize| player_name(event, *player);
    let (swiss, cut) = event.size();
    Desk {
        ok: true,
        stage: event.stage(),
        round: event.round(),
        swiss,
        cut,
        players: event.players().iter().map(player).collect(),
        pairs: event.tables().iter().map(|table| table_of(table.players.iter().map(name).collect())).collect(),
        results: results(event),
        calls: event.tables().iter().map(call).collect(),
        minutes: event.minutes(),
        history: history(event),
        bracket: event.bracket().iter().map(|round| round.iter().map(|one| in_bracket(event, one)).collect()).collect(),
        ranking: event.ranking().map(|ranking| ranking.iter().map(name).collect()),
        log: Log::Count(event.log().len()),
        corrected: None,
        repaired: None,
        registered: None,
        already: None,
        tables: None,
        standings: None,
        now: None,
        missing: None,
        why: None,
        text: None,
        save: None,
    }
}

fn player(player: &Player) -> DeskPlayer {
    DeskPlayer {
        name: player.name.clone(),
        uid: player.uid.clone(),
        present: player.present,
        joined: player.joined,
        dropped: player.dropped,
        list: player.list.is_some(),
    }
}

fn player_name(event: &Event, player: usize) -> String {
    event.players().get(player).map_or_else(String::new, |player| player.name.clone())
}

fn in_bracket(event: &Event, one: &BracketMatch) -> BracketTable {
    let name = |player: usize| player_name(event, player);
    BracketTable { players: one.players.map(|player| player.map(name)), winner: one.winner.map(name) }
}

/// A table as its players; a player alone has the bye.
fn table_of(names: Vec<String>) -> Vec<Option<String>> {
    let alone = names.len() == 1;
    names.into_iter().map(Some).chain(alone.then_some(None)).collect()
}

/// Who plays whom and where, with everybody's points before the round.
pub(super) fn seats(event: &Event) -> Vec<Paired> {
    let before = event.points_after(event.round().saturating_sub(1) as usize);
    let player = |player: &usize| WithPoints {
        name: event.players().get(*player).map(|player| player.name.clone()),
        points: before.get(*player).copied(),
    };
    let table = |(place, table): (usize, &Seated)| Paired {
        table: place + 1,
        players: table.players.iter().map(player).collect(),
    };
    event.tables().iter().enumerate().map(table).collect()
}

/// Tables of names.
pub(super) fn named(tables: &[Vec<String>]) -> Vec<Vec<Option<String>>> {
    tables.iter().cloned().map(table_of).collect()
}

/// The results at the tables of the current round; `None` for open ones.
fn results(event: &Event) -> Vec<Option<Scored>> {
    if event.stage() != DeskStage::Playing {
        return Vec::new();
    }
    let result = |outcome: &Outcome| match outcome {
        Outcome::Bye => Scored::Bye(Bye::Bye),
        Outcome::Match { games, .. } => Scored::Numbers(games.to_vec()),
        Outcome::Pod(places) => Scored::Numbers(places.clone()),
    };
    event.tables().iter().map(|table| table.outcome.as_ref().map(result)).collect()
}

/// What was announced at a table: time called, minutes granted, games lost by penalties.
pub(super) fn call(table: &Seated) -> TableCall {
    TableCall { called: table.called, extra: table.extra, losses: table.losses.clone() }
}

/// The lists that were handed in, by player.
pub(super) fn lists(event: &Event) -> BTreeMap<String, Value> {
    let list = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| json!(text));
    event.players().iter().filter_map(|player| Some((player.name.clone(), list(player.list.as_deref()?)))).collect()
}

/// The finished rounds.
fn history(event: &Event) -> Played {
    if event.setup().format != EventFormat::TwinSuns {
        return Played::Matches(WrittenHistory::from(&event.history()));
    }
    let played = event.pod_history();
    let name = |player: &usize| played.players.get(*player).cloned().unwrap_or_default();
    let pod = |pod: &PlayedPod| PodResult { pod: pod.players.iter().map(name).collect(), places: pod.places.clone() };
    let rounds = played.rounds.iter().map(|round| round.iter().map(pod).collect()).collect();
    Played::Pods(PodRounds { players: played.players.clone(), rounds })
}

/// A class of a ranking, its players by their names.
pub(super) fn class(class: &Class, name: impl Fn(usize) -> String) -> Ranked {
    Ranked {
        rank: class.rank,
        players: class.players.iter().map(|player| name(*player)).collect(),
        points: class.points,
        omw: class.omw.to_string(),
        pgw: class.pgw.to_string(),
        ogw: class.ogw.to_string(),
    }
}

/// Standings: after the finished rounds, or during one.
pub(super) fn standings(classes: &[Class], event: &Event) -> Vec<Ranked> {
    let name = |player: usize| event.name_in_history(player).to_owned();
    classes.iter().map(|one| class(one, name)).collect()
}

/// The tables whose results are missing.
pub(super) fn missing(event: &Event) -> Vec<Missing> {
    let table = |(table, players): (usize, Vec<&str>)| Missing {
        table,
        players: players.into_iter().map(str::to_owned).collect(),
    };
    event.missing().into_iter().map(table).collect()
}

/// The reasons of a pairing.
pub(super) fn why(event: &Event) -> Vec<Because> {
    let reason = |reason: Reason| Because { table: reason.table, rule: reason.rule.to_owned(), text: reason.sentence };
    event.why().into_iter().map(reason).collect()
}
