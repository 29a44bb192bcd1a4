//! What the desk answers, in words.

use serde_json::Value;
use std::io::{self, Write};

/// Says an answer.
///
/// # Errors
/// The output cannot be written.
pub(super) fn say(out: &mut impl Write, request: &Value, answer: &Value) -> io::Result<()> {
    if let Some(text) = answer["text"].as_str() {
        return write!(out, "{text}");
    }
    if answer["sound"] == true {
        return writeln!(out, "Sound: {} operations, and all luck follows from the seed.", answer["operations"]);
    }
    match request["op"].as_str() {
        Some("standings") => each(out, &answer["standings"], class),
        Some("log") => each(out, &answer["log"], |out, line| {
            let undone = if line["undone"] == true { "  (taken back)" } else { "" };
            writeln!(out, "{:>4}  {}{undone}", line["n"], word(&line["op"]))
        }),
        Some("why") => each(out, &answer["why"], |out, reason| {
            writeln!(out, "table {}: {} [{}]", reason["table"], word(&reason["text"]), word(&reason["rule"]))
        }),
        _ => desk(out, answer),
    }
}

fn each(
    out: &mut impl Write,
    list: &Value,
    mut tell: impl FnMut(&mut dyn Write, &Value) -> io::Result<()>,
) -> io::Result<()> {
    list.as_array().into_iter().flatten().try_for_each(|one| tell(out, one))
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or("-")
}

fn names(list: &Value) -> String {
    let names = list.as_array().into_iter().flatten();
    names.map(|name| name.as_str().unwrap_or("bye")).collect::<Vec<_>>().join(" - ")
}

fn class(out: &mut dyn Write, class: &Value) -> io::Result<()> {
    for player in class["players"].as_array().into_iter().flatten() {
        writeln!(
            out,
            "{:>3}  {:<24} {:>3}  OMW {}  PGW {}  OGW {}",
            class["rank"],
            word(player),
            class["points"],
            word(&class["omw"]),
            word(&class["pgw"]),
            word(&class["ogw"])
        )?;
    }
    Ok(())
}

fn desk(out: &mut impl Write, answer: &Value) -> io::Result<()> {
    let players = answer["players"].as_array().map_or(0, Vec::len);
    let (stage, round) = (word(&answer["stage"]), &answer["round"]);
    match answer["swiss"].as_u64() {
        Some(swiss) if swiss > 0 => {
            let cut = answer["cut"].as_u64().filter(|cut| *cut > 0).map(|cut| format!(", cut to {cut}"));
            writeln!(
                out,
                "{stage}: round {round}, {swiss} Swiss rounds{}, {players} players",
                cut.unwrap_or_default()
            )?;
        }
        _ => writeln!(out, "{stage}: {players} players")?,
    }
    if let Some(repaired) = answer["repaired"].as_array().filter(|repaired| !repaired.is_empty()) {
        let tables: Vec<String> = repaired.iter().map(names).collect();
        writeln!(out, "paired again: {}", tables.join(", "))?;
    }
    for (number, table) in answer["pairs"].as_array().into_iter().flatten().enumerate() {
        let result = match &answer["results"][number] {
            Value::Array(games) => games.iter().map(Value::to_string).collect::<Vec<_>>().join("-"),
            Value::String(word) => word.clone(),
            _ => String::new(),
        };
        writeln!(out, "{:>3}  {}  {result}", number + 1, names(table))?;
    }
    for (place, player) in answer["final"].as_array().into_iter().flatten().enumerate() {
        writeln!(out, "{:>3}  {}", place + 1, word(player))?;
    }
    Ok(())
}
