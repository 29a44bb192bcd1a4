//! What happened, in few words: results with what is left, and nothing that only says how they came about.

use hotseat::log::{Line as LogLine, Weight};
use hotseat::narration::{Brief, Thing};
use screen::game::voice::Detail;
use shell::facts;

/// The newest facts in sentences.
pub(crate) fn told(lines: &[LogLine], detail: Detail) -> Vec<String> {
    if detail == Detail::Full {
        return facts::news(lines);
    }
    let actions = lines.chunk_by(|_, next| !next.weight.begins());
    facts::news(&actions.flat_map(action).collect::<Vec<LogLine>>())
}

/// An action and its results.
fn action(lines: &[LogLine]) -> Vec<LogLine> {
    let (by, to) = match lines.first().map(|line| &line.brief) {
        Some(Brief::Done(by, to)) => (by.as_ref(), to.as_ref()),
        _ => (None, None),
    };
    let mut kept: Vec<LogLine> = Vec::new();
    let mut hit = false;
    for line in lines.iter().filter(|line| is_needed(line, by, lines)) {
        match (&line.brief, kept.first_mut()) {
            (Brief::Left { of, before, after, .. }, Some(attack))
                if !hit && after < before && to.is_some_and(|to| to.id == of.id) =>
            {
                hit = true;
                attack.text = format!("{}, {before} to {after}", attack.text);
            }
            (Brief::Left { after, .. }, _) => {
                kept.push(LogLine { text: format!("{}, {after} left", line.text), ..line.clone() });
            }
            _ => kept.push(line.clone()),
        }
    }
    kept
}

/// Is it more than the way to a result? What was done with a thing exhausts it, and what is defeated has nothing left.
fn is_needed(line: &LogLine, by: Option<&Thing>, action: &[LogLine]) -> bool {
    let dies =
        |of: &Thing| action.iter().any(|line| matches!(&line.brief, Brief::Defeated(thing) if thing.id == of.id));
    match (&line.brief, line.weight) {
        (Brief::Left { of, .. }, _) => !dies(of),
        (Brief::Nothing, Weight::Aside) => false,
        (Brief::Besides(thing), Weight::Aside) => by.is_none_or(|by| by.id != thing.id),
        _ => true,
    }
}
