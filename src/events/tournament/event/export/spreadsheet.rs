//! Tables for a spreadsheet: a name is never a formula, a number is never a date.

use super::super::{Calendar, Event, LogLine, Op, Stamp};
use crate::tournament::cell::shielded;
use crate::tournament::refusal::DeskRefusal;

/// A table with its heads, in the quotes that CSV needs.
pub(super) fn table(heads: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    let heads = heads.iter().map(|head| (*head).to_owned()).collect();
    let mut all = std::iter::once(heads).chain(rows);
    // Nothing can refuse what is written into memory, so an empty text stands for that.
    let written = all.try_for_each(|row: Vec<String>| writer.write_record(row.iter().map(|text| shielded(text))));
    let bytes = match written {
        Ok(()) => writer.into_inner().unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    String::from_utf8(bytes).unwrap_or_default()
}

/// The standings. Percentages have four decimals, so that no spreadsheet takes 3/4 for a day in April; beside them they
/// stand exactly, as "3 of 4".
///
/// # Errors
/// They cannot be written exactly.
pub(super) fn standings(event: &Event) -> Result<String, DeskRefusal> {
    let column = |name: &str| name.to_lowercase().replace(' ', "_").replace('\'', "");
    let breakers: Vec<String> = event.tie_breakers().iter().map(|name| column(name)).collect();
    let exact: Vec<String> = breakers.iter().map(|name| format!("{name}_exact")).collect();
    let mut heads = vec!["rank", "player", "points"];
    heads.extend(breakers.iter().map(String::as_str));
    heads.extend(["won", "lost", "drawn", "byes", "uid", "dropped_after"]);
    heads.extend(exact.iter().map(String::as_str));
    let (mut rows, scores) = (Vec::new(), event.scores());
    for class in event.standings()? {
        let values = || class.breakers().into_iter().zip(event.tie_breakers()).map(|(value, _)| value);
        for place in &class.players {
            let player = event.player_in_history(*place);
            let score = scores.get(player).copied().unwrap_or_default();
            let known = event.players().get(player);
            let mut row = vec![class.rank.to_string(), event.desk.name(player).to_owned(), class.points.to_string()];
            row.extend(values().map(|value| value.decimal(4)));
            row.extend([score.won, score.lost, score.drawn, score.byes].map(|count| count.to_string()));
            row.push(known.and_then(|player| player.uid.clone()).unwrap_or_default());
            row.push(known.and_then(|player| player.dropped).map(|round| round.to_string()).unwrap_or_default());
            row.extend(values().map(|value| value.to_string().replace('/', " of ")));
            rows.push(row);
        }
    }
    Ok(table(&heads, rows))
}

/// Everybody who registered.
pub(super) fn players(event: &Event) -> String {
    let heads = ["name", "uid", "first", "last", "here", "joined_in", "dropped_after", "list"];
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let or_empty = |text: &Option<String>| text.clone().unwrap_or_default();
    let number = |round: Option<u32>| round.map(|round| round.to_string()).unwrap_or_default();
    let rows = event.players().iter().map(|player| {
        let (first, last) = &player.person;
        let mut row = vec![player.name.clone(), or_empty(&player.uid), or_empty(first), or_empty(last)];
        row.extend([yes(player.present), number(player.joined), number(player.dropped), yes(player.list.is_some())]);
        row
    });
    table(&heads, rows)
}

/// Every penalty, those that were taken back among them.
pub(super) fn penalties(event: &Event, calendar: Calendar) -> String {
    let heads = ["when", "by", "round", "table", "player", "uid", "penalty", "reason", "taken_back"];
    let rows = event.log().iter().filter_map(|line| {
        let Op::Penalty { player, kind, note, .. } = &line.op else { return None };
        let known = event.players().iter().find(|other| other.name == *player);
        let uid = known.and_then(|known| known.uid.clone()).unwrap_or_default();
        let mut row = stamped(&line.stamp, calendar).to_vec();
        row.extend(placed(line));
        row.extend([player.clone(), uid, kind.word().to_owned(), note.clone().unwrap_or_default()]);
        row.push(if line.undone.is_some() { "yes" } else { "no" }.to_owned());
        Some(row)
    });
    table(&heads, rows)
}

/// Everything that was done.
pub(super) fn log(event: &Event, calendar: Calendar) -> String {
    let heads = ["number", "when", "by", "round", "table", "what", "before", "taken_back", "taken_back_by"];
    let rows = event.log().iter().enumerate().map(|(number, line)| {
        let mut row = vec![(number + 1).to_string()];
        row.extend(stamped(&line.stamp, calendar));
        row.extend(placed(line));
        row.extend([line.op.told(), line.before.clone().unwrap_or_default()]);
        row.extend(line.undone.as_ref().map(|undone| stamped(undone, calendar)).unwrap_or_default());
        row
    });
    table(&heads, rows)
}

/// When and by whom.
pub(super) fn stamped(stamp: &Stamp, calendar: Calendar) -> [String; 2] {
    [stamp.at.map(calendar).unwrap_or_default(), stamp.by.clone()]
}

/// The round and the table of a line.
fn placed(line: &LogLine) -> [String; 2] {
    let round = if line.round > 0 { line.round.to_string() } else { String::new() };
    [round, line.table.map(|table| table.to_string()).unwrap_or_default()]
}
