//! An event in the words of the command line.

use events::tournament::{DeskStage, Event, Paper, Seated};
use protocol::request::Refused;
use protocol::tournament::{Reading, export};
use shell::desk::moment;
use shell::desk_session::told;

/// A report about an event.
///
/// # Errors
/// It cannot be told so.
pub(super) fn read(event: &Event, reading: Reading) -> Result<String, Refused> {
    Ok(match reading {
        Reading::Pairings => pairings(event)?,
        Reading::Standings => lines(standings(event)?),
        Reading::Why => lines(why(event)),
        Reading::Log => lines(log(event)),
        Reading::Export(form) => export(event, form, moment)?,
        Reading::State | Reading::Save => lines(state(event)),
    })
}

/// Where an event is after an operation, with the tables that were paired again.
pub(super) fn done(event: &Event, repaired: &[Vec<String>]) -> String {
    let mut said = state(event);
    if !repaired.is_empty() {
        let tables: Vec<String> = repaired.iter().map(|table| met(table)).collect();
        said.insert(1, format!("paired again: {}", tables.join(", ")));
    }
    lines(said)
}

fn lines(lines: Vec<String>) -> String {
    lines.into_iter().map(|line| line + "\n").collect()
}

/// Who meets whom; a player alone has the bye.
fn met(names: &[String]) -> String {
    match names {
        [alone] => format!("{alone} - bye"),
        all => all.join(" - "),
    }
}

fn counted(count: usize, word: &str) -> String {
    if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") }
}

/// The stage, the round and how many take part; then the tables, or the final ranking.
fn state(event: &Event) -> Vec<String> {
    let mut said = vec![headline(event)];
    for (number, table) in event.tables().iter().enumerate() {
        let names: Vec<String> = table.players.iter().map(|player| told::name(event, *player).to_owned()).collect();
        let result = event.told_outcome(table).unwrap_or_else(|| open(table));
        said.push(format!("{:>3}  {}  {result}", number + 1, met(&names)).trim_end().to_owned());
    }
    for (place, player) in event.ranking().into_iter().flatten().enumerate() {
        said.push(format!("{:>3}  {}{}", place + 1, told::name(event, player), told::prize(event, place)));
    }
    said
}

/// What was announced at a table without a result: games lost by penalties, minutes granted, time called.
fn open(table: &Seated) -> String {
    let lost = table.losses.iter().any(|lost| *lost > 0).then(|| {
        let lost: Vec<String> = table.losses.iter().map(u32::to_string).collect();
        format!("lost {}", lost.join("-"))
    });
    let extra = (table.extra > 0).then(|| format!("{} more", counted(table.extra as usize, "minute")));
    let called = table.called.then(|| "time called".to_owned());
    [lost, extra, called].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn headline(event: &Event) -> String {
    let stage = told::stage(event.stage());
    if event.stage() == DeskStage::Registration {
        let present = event.players().iter().filter(|player| player.present).count();
        return format!("{stage}: {}, {present} here", counted(event.players().len(), "player"));
    }
    let entered = event.players().iter().filter(|player| player.joined.is_some()).count();
    let (swiss, cut) = event.size();
    let round = match event.round() {
        0 => "no round yet".to_owned(),
        round => format!("round {round}"),
    };
    let cut = if cut > 0 { format!(", cut to {cut}") } else { String::new() };
    let rounds = counted(swiss as usize, "Swiss round");
    format!("{stage}: {round}, {rounds}{cut}, {}", counted(entered, "player"))
}

/// Who plays whom and where, by name and by table.
fn pairings(event: &Event) -> Result<String, Refused> {
    if event.tables().is_empty() {
        return Ok("No round is paired now.\n".to_owned());
    }
    Ok(format!("{}\n{}", Paper::Names.text(event)?, Paper::Tables.text(event)?))
}

/// The standings under a line that says what they are; during a round with the results that are in.
fn standings(event: &Event) -> Result<Vec<String>, Refused> {
    let (mut said, scores) = (vec![told::standings_title(event)], event.scores_now());
    for class in event.standings_now()? {
        for place in &class.players {
            let (name, score) = (
                event.name_in_history(*place),
                scores.get(event.player_in_history(*place)).copied().unwrap_or_default().told(),
            );
            let (rank, points, breakers) = (class.rank, class.points, event.told_breakers(&class));
            said.push(format!("{rank:>3}  {name:<24} {points:>3}  {score:<7}  {breakers}"));
        }
    }
    said.extend(told::missing(event));
    Ok(said)
}

fn why(event: &Event) -> Vec<String> {
    event.why().iter().map(|why| format!("table {}: {} [{}]", why.table, why.sentence, why.rule)).collect()
}

fn log(event: &Event) -> Vec<String> {
    let lines = event.log().iter().enumerate();
    lines.map(|(number, line)| format!("{:>4}  {}", number + 1, line.told(moment))).collect()
}
