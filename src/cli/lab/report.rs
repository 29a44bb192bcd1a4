//! What a run is told as: text, CSV or JSON.

use clap::ValueEnum;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use swu_lab::field::{self, Event};
use swu_lab::record::{DeckLine, Record};
use swu_lab::score::{Difference, Score, Share};

/// How an outcome is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum Format {
    /// Sentences and a table.
    #[default]
    Text,
    /// A row for each pairing.
    Csv,
    /// One object.
    Json,
}

/// A pairing and what it came to, for the first of its decks.
struct Row<'a> {
    decks: [&'a str; 2],
    luck: &'a str,
    score: Score,
}

/// Tells what the games of a record come to.
pub(super) fn write(out: &mut impl Write, record: &Record, format: Format) -> io::Result<()> {
    let rows = rows(record);
    match format {
        Format::Text => text(out, record, &rows),
        Format::Csv => csv(out, &rows),
        Format::Json => writeln!(out, "{}", Value::Array(rows.iter().map(value).collect())),
    }
}

/// The pairings in the order in which their decks were named.
fn rows(record: &Record) -> Vec<Row<'_>> {
    let place = |digest: &str| record.decks.iter().position(|deck| deck.digest == digest);
    let mut scores: BTreeMap<(usize, usize, &str), Score> = BTreeMap::new();
    for game in &record.games {
        let [Some(one), Some(other)] = game.decks.each_ref().map(|digest| place(digest)) else { continue };
        let (decks, told) = if other < one { ((other, one), 1) } else { ((one, other), 0) };
        scores.entry((decks.0, decks.1, &game.luck)).or_default().add(game, told);
    }
    let name = |place: usize| record.decks.get(place).map_or("", |deck: &DeckLine| deck.name.as_str());
    scores.into_iter().map(|((one, other, luck), score)| Row { decks: [name(one), name(other)], luck, score }).collect()
}

fn text(out: &mut impl Write, record: &Record, rows: &[Row<'_>]) -> io::Result<()> {
    let Some(conditions) = record.games.first().map(|game| &game.conditions) else {
        return writeln!(out, "No game was played.");
    };
    let (level, seed) = (&conditions.level, conditions.seed);
    writeln!(out, "If both sides play like {level} (seed {seed}), with bounds of 95 %:\n")?;
    let events = field::events().unwrap_or_default();
    for row in rows {
        writeln!(out, "{}", sentence(row))?;
        for real in events.iter().filter_map(|event| real(event, row)) {
            writeln!(out, "  {real}")?;
        }
    }
    for (plain, other) in changes(rows) {
        writeln!(out, "\n{}", changed(plain, other))?;
    }
    if record.decks.len() > 2 && rows.len() > 1 {
        writeln!(out)?;
        matrix(out, record, rows)?;
    }
    let spent: u64 = rows.iter().map(|row| row.score.cpu_ms).sum();
    writeln!(out, "\n{} games, {:.1} s of processor time.", record.games.len(), spent as f64 / 1e3)
}

fn percent(share: Share) -> String {
    format!("{:.1} % [{:.0}, {:.0}]", 100.0 * share.mean, 100.0 * share.low, 100.0 * share.high)
}

fn sentence(row: &Row<'_>) -> String {
    let [one, other] = row.decks;
    let score = &row.score;
    let Some(share) = score.share() else { return format!("{one} and {other} did not meet.") };
    let told = match share.told() {
        Some(true) => format!("{one} is ahead."),
        Some(false) => format!("{other} is ahead."),
        None => "The data does not show which is ahead.".to_owned(),
    };
    let [first, second] = score.by_turn().map(|share| share.map_or("no game".to_owned(), percent));
    let draws = if score.draws == 0 { String::new() } else { format!(", {} drawn", score.draws) };
    format!(
        "{one} against {other}: {} of {} games{draws}. {told}\n  With the first action {first}, without it {second}; {:.1} rounds a game.",
        percent(share),
        score.games(),
        score.length()
    )
}

/// What is known of the same pairing at a real event, and how far the figure here is from it.
fn real(event: &Event, row: &Row<'_>) -> Option<String> {
    let (won, share) = (event.share(row.decks[0], row.decks[1])?, row.score.share()?);
    let (percent, miss) = (100.0 * won, 100.0 * (share.mean - won).abs());
    let Event { event, day, .. } = event;
    Some(format!(
        "{event} ({day}): such lists won {percent:.0} % of their matches, {miss:.0} points from the figure here. How many \
         matches that were is not known."
    ))
}

/// Pairs of rows on the same luck against the same deck: the plain deck and the changed one, each told of first.
fn changes<'a>(rows: &'a [Row<'a>]) -> impl Iterator<Item = (&'a Row<'a>, &'a Row<'a>)> {
    rows.iter().enumerate().flat_map(move |(place, one)| {
        rows[place + 1..].iter().filter(move |other| other.luck == one.luck).map(move |other| (one, other))
    })
}

fn changed(plain: &Row<'_>, changed: &Row<'_>) -> String {
    let [name, against] = changed.decks;
    let Some(Difference { mean, low, high }) = changed.score.better_than(&plain.score) else {
        return format!("{name}: too few games with the same luck to show what the change does.");
    };
    let told = if low > 0.0 {
        "The change helps."
    } else if high < 0.0 {
        "The change harms."
    } else {
        "The data does not show what the change does."
    };
    format!(
        "{name}, against {against} on the same luck: {:+.1} points [{:+.1}, {:+.1}]. {told}",
        100.0 * mean,
        100.0 * low,
        100.0 * high
    )
}

/// Every deck against every other, in percent.
fn matrix(out: &mut impl Write, record: &Record, rows: &[Row<'_>]) -> io::Result<()> {
    let names: Vec<&str> = record.decks.iter().map(|deck| deck.name.as_str()).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    let heads: String = (1..=names.len()).map(|number| format!("{number:>6}")).collect();
    writeln!(out, "    {:width$} {heads}", "")?;
    for (number, name) in names.iter().enumerate() {
        let cells: String = names.iter().map(|other| format!("{:>6}", cell(rows, name, other))).collect();
        writeln!(out, "{:>3} {name:width$} {cells}", number + 1)?;
    }
    Ok(())
}

fn cell(rows: &[Row<'_>], one: &str, other: &str) -> String {
    let share = rows.iter().find_map(|row| {
        let share = row.score.share()?;
        match row.decks {
            decks if decks == [one, other] => Some(share),
            decks if decks == [other, one] => Some(share.turned()),
            _ => None,
        }
    });
    // A figure that cannot be told from 50 is marked.
    share.map_or(String::new(), |share| {
        format!("{:.0}{}", 100.0 * share.mean, if share.told().is_none() { "?" } else { " " })
    })
}

fn csv(out: &mut impl Write, rows: &[Row<'_>]) -> io::Result<()> {
    writeln!(out, "deck,against,games,draws,share,low,high,first,second,rounds,cpu_ms")?;
    for row in rows {
        let share = row.score.share();
        let number = |value: Option<f64>| value.map(|value| format!("{value:.4}")).unwrap_or_default();
        let [first, second] = row.score.by_turn().map(|share| number(share.map(|share| share.mean)));
        let [one, other] = row.decks.map(quoted);
        writeln!(
            out,
            "{one},{other},{},{},{},{},{},{first},{second},{:.2},{}",
            row.score.games(),
            row.score.draws,
            number(share.map(|share| share.mean)),
            number(share.map(|share| share.low)),
            number(share.map(|share| share.high)),
            row.score.length(),
            row.score.cpu_ms
        )?;
    }
    Ok(())
}

/// A field that no spreadsheet takes for a formula.
fn quoted(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() };
    format!("\"{}\"", text.replace('"', "\"\""))
}

fn value(row: &Row<'_>) -> Value {
    let share =
        |share: Option<Share>| share.map(|share| json!({"mean": share.mean, "low": share.low, "high": share.high}));
    let [first, second] = row.score.by_turn().map(share);
    json!({
        "deck": row.decks[0], "against": row.decks[1], "games": row.score.games(), "draws": row.score.draws,
        "share": share(row.score.share()), "first": first, "second": second, "rounds": row.score.length(),
        "cpu_ms": row.score.cpu_ms,
    })
}
