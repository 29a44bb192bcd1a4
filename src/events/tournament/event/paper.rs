//! What an organiser prints and puts on a wall: pairings by table and by name, standings by rank and by name, slips four to
//! a page, and a master sheet of the round. Each is a table of texts first, and then plain text or a page of HTML.

mod html;
mod plain;

use super::{Event, LogLine, Op, Seated};
use crate::tournament::refusal::DeskRefusal;

/// A paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// Who plays at which table, by table.
    Tables,
    /// The same by name, so that everybody finds their own line.
    Names,
    /// The standings by rank.
    Standings,
    /// The standings by name.
    Ranks,
    /// A slip for every table of the round.
    Slips,
    /// The tables of the round with room for their results.
    Master,
}

impl Paper {
    /// Every paper.
    pub const ALL: [Paper; 6] =
        [Paper::Tables, Paper::Names, Paper::Standings, Paper::Ranks, Paper::Slips, Paper::Master];

    /// Its word for people and programs.
    pub const fn word(self) -> &'static str {
        match self {
            Paper::Tables => "tables",
            Paper::Names => "names",
            Paper::Standings => "standings",
            Paper::Ranks => "ranks",
            Paper::Slips => "slips",
            Paper::Master => "master",
        }
    }

    /// The paper with this word.
    pub fn named(word: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.word() == word)
    }

    /// The paper as plain text; pages are parted by a form feed.
    ///
    /// # Errors
    /// The standings cannot be written exactly.
    pub fn text(self, event: &Event) -> Result<String, DeskRefusal> {
        Ok(match self {
            Paper::Slips => plain::slips(&slips(event)),
            _ => plain::sheet(&self.sheet(event)?),
        })
    }

    /// The paper as one page of HTML that needs no other file and prints well.
    ///
    /// # Errors
    /// The standings cannot be written exactly.
    pub fn html(self, event: &Event) -> Result<String, DeskRefusal> {
        Ok(match self {
            Paper::Slips => html::slips(&event.setup().name, &slips(event)),
            _ => html::sheet(&self.sheet(event)?),
        })
    }

    fn sheet(self, event: &Event) -> Result<Sheet, DeskRefusal> {
        Ok(match self {
            Paper::Tables | Paper::Slips => by_table(event),
            Paper::Names => by_name(event),
            Paper::Master => master(event),
            Paper::Standings => standings(event)?,
            Paper::Ranks => {
                let mut sheet = standings(event)?;
                sort_by_name(&mut sheet.rows, 1);
                sheet
            }
        })
    }
}

/// A table of texts under a title.
struct Sheet {
    /// The event, and which paper this is.
    title: String,
    heads: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

/// What is filled in at a table.
struct Slip {
    /// The event, the round and the table.
    title: String,
    players: Vec<String>,
    /// Whether this is a pod, in which everybody has a place.
    pod: bool,
}

fn title(event: &Event, what: &str) -> String {
    let name = &event.setup().name;
    if event.round() == 0 { format!("{name}: {what}") } else { format!("{name}: {what}, round {}", event.round()) }
}

fn names<'a>(event: &'a Event, table: &'a Seated) -> impl Iterator<Item = &'a str> {
    table.players.iter().map(|player| event.desk.name(*player))
}

/// Room to write.
const BLANK: &str = "____________";

/// Who sits at each table; a player alone has the bye.
fn by_table(event: &Event) -> Sheet {
    let rows = event.tables().iter().enumerate().map(|(number, table)| {
        let players = names(event, table).collect::<Vec<_>>().join(" - ");
        let bye = if table.players.len() == 1 { " - bye" } else { "" };
        vec![(number + 1).to_string(), format!("{players}{bye}")]
    });
    Sheet { title: title(event, "pairings by table"), heads: vec!["table", "players"], rows: rows.collect() }
}

/// Where everybody sits, and against whom.
fn by_name(event: &Event) -> Sheet {
    let points = points(event);
    let mut rows = Vec::new();
    for (number, table) in event.tables().iter().enumerate() {
        for player in names(event, table) {
            let others: Vec<&str> = names(event, table).filter(|other| *other != player).collect();
            let (seat, others) = match others.as_slice() {
                [] => ("bye".to_owned(), String::new()),
                others => ((number + 1).to_string(), others.join(", ")),
            };
            let points = points.iter().find(|(name, _)| name == player).map_or(0, |(_, points)| *points);
            rows.push(vec![player.to_owned(), seat, others, points.to_string()]);
        }
    }
    sort_by_name(&mut rows, 0);
    let heads = vec!["player", "table", "against", "points"];
    Sheet { title: title(event, "pairings by name"), heads, rows }
}

/// Everybody's points before this round; empty if there are no standings yet.
fn points(event: &Event) -> Vec<(String, u32)> {
    let classes = event.standings().unwrap_or_default();
    let each = classes.iter().flat_map(|class| class.players.iter().map(move |player| (*player, class.points)));
    each.map(|(player, points)| (event.name_in_history(player).to_owned(), points)).collect()
}

/// The tables of the newest round with their results and penalties, as far as they are known, and room for the rest.
fn master(event: &Event) -> Sheet {
    let tables = event.rounds().last().map(|round| round.tables.as_slice()).unwrap_or_default();
    let rows = tables.iter().enumerate().map(|(number, table)| {
        let players = names(event, table).collect::<Vec<_>>().join(" - ");
        let blank = if table.players.len() == 1 { "bye" } else { BLANK };
        let result = event.told_outcome(table).unwrap_or_else(|| blank.to_owned());
        let noted: Vec<String> = names(event, table).flat_map(|name| noted(event, name)).collect();
        let notes = if noted.is_empty() { BLANK.to_owned() } else { noted.join("; ") };
        vec![(number + 1).to_string(), players, result, notes]
    });
    let heads = vec!["table", "players", "result", "notes"];
    Sheet { title: title(event, "master sheet"), heads, rows: rows.collect() }
}

/// What a master sheet notes about a player in this round: "Bob: game loss", "Ann drops".
fn noted(event: &Event, name: &str) -> Vec<String> {
    let lines = event.log().iter().filter(|line| line.round == event.round() && line.undone.is_none());
    let note = |line: &LogLine| match &line.op {
        Op::Penalty { player, kind, .. } if player == name => Some(format!("{name}: {}", kind.word())),
        Op::Drop { player, .. } if player == name => Some(format!("{name} drops")),
        _ => None,
    };
    lines.filter_map(note).collect()
}

fn standings(event: &Event) -> Result<Sheet, DeskRefusal> {
    let mut rows = Vec::new();
    for class in event.standings()? {
        for player in &class.players {
            let name = event.name_in_history(*player).to_owned();
            let breakers = class.breakers().into_iter().zip(event.tie_breakers()).map(|(value, _)| value.decimal(2));
            rows.push([class.rank.to_string(), name, class.points.to_string()].into_iter().chain(breakers).collect());
        }
    }
    let heads = ["rank", "player", "points"].into_iter().chain(event.tie_breakers().iter().copied()).collect();
    Ok(Sheet { title: title(event, "standings"), heads, rows })
}

fn sort_by_name(rows: &mut [Vec<String>], column: usize) {
    rows.sort_by_cached_key(|row| row.get(column).map(|name| name.to_lowercase()));
}

fn slips(event: &Event) -> Vec<Slip> {
    let tables = event.tables().iter().enumerate().filter(|(_, table)| table.players.len() > 1);
    let slip = |(number, table): (usize, &Seated)| Slip {
        title: format!("{}, round {}, table {}", event.setup().name, event.round(), number + 1),
        players: names(event, table).map(str::to_owned).collect(),
        pod: event.desk.is_pods(),
    };
    tables.map(slip).collect()
}
