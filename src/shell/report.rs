//! A report of a game, for the description of a fault: what was played with, what everybody saw, and the course of the game
//! to go through step by step. Nothing hidden is in it unless the save itself is asked for.

use crate::course::Course;
use crate::refusal::Refusal;
use crate::table_session::Playable;
use hotseat::hosted::Hosted;
use hotseat::journal::{Header, Record};
use hotseat::log::Line;
use hotseat::recording::Recording;
use hotseat::resume::ResumeFault;
use hotseat::table::{Agreement, Player, Sitter, Table};
use hotseat::trust::{Trust, Typed, UndoRule};
use serde::{Deserialize, Serialize};
use std::path::Path;
use storage::{environment, report_file, save};

/// How many of the newest lines of the log stand in the part that people read.
const NEWEST: usize = 40;

/// The most letters of the course; of a longer one the beginning is left out.
const MOST: usize = 8 << 20;

/// How a report is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// With the save itself, and so with everything that is hidden.
    pub whole: bool,
    /// With the players' names.
    pub names: bool,
}

/// A moment of a game as a report tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Where the game stood: "Round 4, action phase".
    pub place: String,
    /// What somebody did, or what began, if anything.
    pub head: Option<String>,
    /// What led there, in sentences.
    pub said: Vec<String>,
    /// The table then, in sentences.
    pub table: Vec<String>,
}

/// Every moment of a game, as everybody saw it.
pub fn steps<V>(course: &dyn Course<View = V>) -> Vec<Step> {
    let moments = course.moments();
    let log = course.log(moments.len().saturating_sub(1), None);
    let mut before = 0;
    let mut steps = Vec::with_capacity(moments.len());
    for (at, moment) in moments.iter().enumerate() {
        let lines = log.get(before.min(log.len())..moment.lines.min(log.len())).unwrap_or_default();
        let head = lines.iter().find(|line| line.weight.begins()).map(|line| line.text.clone());
        let said = lines.iter().map(in_log).collect();
        steps.push(Step { place: moment.place.clone(), head, said, table: course.laid_out(at) });
        before = moment.lines;
    }
    newest(steps)
}

/// As many of the last steps as a report may hold.
fn newest(mut steps: Vec<Step>) -> Vec<Step> {
    let length = |step: &Step| step.said.iter().chain(&step.table).map(|line| line.len() + 4).sum::<usize>();
    let mut room = MOST;
    let kept = steps.iter().rev().take_while(|step| {
        let fits = length(step) <= room;
        room = room.saturating_sub(length(step));
        fits
    });
    let kept = kept.count();
    steps.split_off(steps.len() - kept)
}

/// A line of the log, indented under what it follows from.
fn in_log(line: &Line) -> String {
    format!("{:indent$}{}", "", line.text, indent = line.indent())
}

/// The report of a saved game of this kind.
///
/// # Errors
/// The file cannot be read, or the report cannot be written.
pub(crate) fn of_save<G: Playable>(
    data: &<G as Hosted>::Data,
    path: &Path,
    build: &str,
    asked: Asked,
) -> Result<String, Refusal> {
    let bytes = report_file::save_of(path)?;
    let mut read = head(build, asked);
    let mut course = Vec::new();
    match save::read::<<G as Hosted>::Setup, <G as Hosted>::Pick>(path) {
        Err(fault) => read.push(format!("Fault     {fault}")),
        Ok((header, records)) => {
            let header = if asked.names { header } else { renamed::<G>(header)? };
            read.extend(described::<G>(&header, &records));
            let (recording, fault) = as_far_as_possible::<G>(data, &header, &records);
            read.extend(fault.map(|fault| format!("Fault     it does not play back to its end: {fault}")));
            course = recording.map(|recording| steps(&recording)).unwrap_or_default();
            read.extend(ending(&course));
        }
    }
    let save = asked.whole.then_some(bytes.as_slice());
    report_file::text(&format!("{}\n", read.join("\n")), &course, save).map_err(Refusal::in_file(path))
}

/// What it is, and on what it was played.
fn head(build: &str, asked: Asked) -> Vec<String> {
    let hidden = match asked.whole {
        true => "everything: the save is in this file, with all cards, names and notes",
        false => "nothing that was hidden when this was written",
    };
    vec![
        "A report of a game, for the description of a fault. Everything down to the first line with %%% is to be read;"
            .to_owned(),
        "cantina replay FILE goes through it step by step.".to_owned(),
        String::new(),
        format!("Program   {build}"),
        format!("System    {} {}, {}", std::env::consts::OS, std::env::consts::ARCH, environment::terminal()),
        format!("Tells     {hidden}"),
    ]
}

/// What was agreed and who plays.
fn described<G: Playable>(
    header: &Header<<G as Hosted>::Setup>,
    records: &[Record<<G as Hosted>::Pick>],
) -> Vec<String> {
    let agreed = header.table.agreement();
    let picks = records.iter().filter(|record| matches!(record, Record::Pick { .. })).count();
    let undone = records.iter().filter(|record| matches!(record, Record::Undo { .. })).count();
    let player = |sitter: &Sitter| match (sitter.player, sitter.level.as_deref()) {
        (Player::Person, _) => format!("{}, a person", sitter.name),
        (Player::Bot, level) => format!("{}, the program at level {}", sitter.name, level.unwrap_or("sensible")),
    };
    let players: Vec<String> = header.table.sitters().iter().map(player).collect();
    vec![
        format!("Game      {}, begun by cantina {}", header.game, header.program),
        format!("Players   {}", players.join("; ")),
        format!("Agreed    {}", agreement(agreed)),
        format!("Picks     {picks}, taken back {undone} times"),
    ]
}

/// What the table agreed on, in words.
fn agreement(agreed: &Agreement) -> String {
    let curtain = match agreed.trust {
        Trust::OpenTable => "no curtain",
        Trust::PublicFirst => "a curtain where a closed hand is needed",
        Trust::FullCurtain => "a curtain at every change of seat",
    };
    let undo = match agreed.undo {
        UndoRule::Off => "nothing may be taken back",
        UndoRule::FreeOnly => "what costs nobody anything may be taken back",
        UndoRule::ByConsent => "anything may be taken back if those concerned agree",
    };
    let typed = match agreed.typed {
        Typed::Key => "everybody takes the keyboard with a key of their own",
        Typed::Word => "everybody types the whole word to take the keyboard",
        Typed::Letter => "everybody types a first letter to take the keyboard",
    };
    let forced = if agreed.forced { "the only possible pick is made at once" } else { "every pick is made by hand" };
    [curtain, undo, typed, forced].join("; ")
}

/// Where it stands, the newest lines of the log, and the table.
fn ending(course: &[Step]) -> Vec<String> {
    let Some(last) = course.last() else { return Vec::new() };
    let said: Vec<&String> = course.iter().flat_map(|step| &step.said).collect();
    let newest = said.len().saturating_sub(NEWEST);
    let mut lines = vec![format!("Stands    {}, after {} steps", last.place, course.len() - 1), String::new()];
    lines.push(if newest > 0 { "What happened last".to_owned() } else { "What happened".to_owned() });
    lines.extend(said.into_iter().skip(newest).map(|line| format!("  {line}")));
    lines.extend([String::new(), "The table".to_owned()]);
    lines.extend(last.table.iter().map(|line| format!("  {line}")));
    lines
}

/// The same game between players without names.
fn renamed<G: Hosted>(header: Header<G::Setup>) -> Result<Header<G::Setup>, Refusal> {
    let names: Vec<String> = (1..=header.table.count()).map(|number| format!("Player {number}")).collect();
    let sitters = header.table.sitters().iter().zip(&names);
    let sitters = sitters.map(|(sitter, name)| Sitter { name: name.clone(), ..sitter.clone() }).collect();
    let table = Table::new(sitters, *header.table.agreement())?;
    Ok(Header { table, setup: G::renamed(header.setup, &names), ..header })
}

/// The game, and why it ends before its journal does, if so.
fn as_far_as_possible<G: Hosted>(
    data: &G::Data,
    header: &Header<G::Setup>,
    records: &[Record<G::Pick>],
) -> (Option<Recording<G>>, Option<ResumeFault>) {
    let played = |count: usize| Recording::<G>::of(data, header.clone(), records.get(..count).unwrap_or(records));
    let fault = match played(records.len()) {
        Ok(recording) => return (Some(recording.sealed(true)), None),
        Err(fault) => fault,
    };
    // What plays back to one record plays back to every record before it.
    let (mut good, mut bad) = (0, records.len());
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        match played(middle) {
            Ok(_) => good = middle,
            Err(_) => bad = middle,
        }
    }
    (played(good).ok().map(|recording| recording.sealed(true)), Some(fault))
}
