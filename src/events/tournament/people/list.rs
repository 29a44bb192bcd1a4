//! Lists of people as text: a table from a spreadsheet, or a name in each line.

use super::super::cell::unshielded;
use super::super::event::Event;
use super::super::refusal::{DeskCode, DeskRefusal, ensure};
use csv::{ReaderBuilder, StringRecord, Trim};

/// The most people in a list.
const MOST: usize = 2000;

/// Somebody who may register.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// The name at an event.
    pub name: String,
    /// The unlimited id.
    pub uid: Option<String>,
    /// First name.
    pub first: Option<String>,
    /// Last name.
    pub last: Option<String>,
}

/// The columns of a table.
#[derive(Clone, Copy)]
struct Columns {
    name: Option<usize>,
    uid: Option<usize>,
    first: Option<usize>,
    last: Option<usize>,
}

/// Everybody in a text: a table with heads such as name, uid, first and last, parted by commas, semicolons or tabs; or a
/// name in each line.
///
/// # Errors
/// It is no table, or nobody is in it.
pub fn read_people(text: &str) -> Result<Vec<Person>, DeskRefusal> {
    let text = text.trim_start_matches('\u{feff}');
    let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let parting = *[b'\t', b';', b','].iter().find(|sign| head.contains(char::from(**sign))).unwrap_or(&b',');
    let mut reader = ReaderBuilder::new();
    reader.has_headers(false).flexible(true).trim(Trim::All).delimiter(parting);
    let rows: Result<Vec<StringRecord>, csv::Error> = reader.from_reader(text.as_bytes()).records().collect();
    let rows = rows.map_err(|why| unreadable(format!("this list of players cannot be read: {why}")))?;
    let columns = rows.first().and_then(heads);
    let rows = rows.iter().skip(usize::from(columns.is_some()));
    let columns = columns.unwrap_or(Columns { name: Some(0), uid: Some(1), first: None, last: None });
    let people: Vec<Person> = rows.filter_map(|row| person(row, columns)).take(MOST + 1).collect();
    ensure(people.len() <= MOST, DeskCode::BadCount, || format!("a list has at most {MOST} players"))?;
    if people.is_empty() { Err(unreadable("nobody is in this list of players")) } else { Ok(people) }
}

fn unreadable(sentence: impl Into<String>) -> DeskRefusal {
    DeskRefusal::new(DeskCode::BadName, sentence)
}

/// The columns that a first row names; `None` if it is a row like the others.
fn heads(row: &StringRecord) -> Option<Columns> {
    let place = |words: &[&str]| row.iter().position(|head| words.contains(&head.to_lowercase().as_str()));
    let name = place(&["name", "player", "display name", "username", "nick"]);
    let first = place(&["first", "first name", "first_name", "firstname", "given name"]);
    let last = place(&["last", "last name", "last_name", "lastname", "surname", "family name"]);
    let uid = place(&["uid", "id", "unlimited id", "unlimited_id", "player id"]);
    (name.is_some() || first.is_some() && last.is_some()).then_some(Columns { name, uid, first, last })
}

fn person(row: &StringRecord, columns: Columns) -> Option<Person> {
    let text = |cell: &str| unshielded(cell).to_owned();
    let at = |column: Option<usize>| row.get(column?).map(text).filter(|cell| !cell.is_empty());
    let (first, last) = (at(columns.first), at(columns.last));
    let both = || Some([first.clone()?, last.clone()?].join(" "));
    let name = at(columns.name).or_else(both)?;
    Some(Person { name, uid: at(columns.uid), first, last })
}

impl Event {
    /// Everybody who registered, as a list for another event.
    pub fn people(&self) -> Vec<Person> {
        let person = |player: &super::super::event::Player| {
            let (first, last) = player.person.clone();
            Person { name: player.name.clone(), uid: player.uid.clone(), first, last }
        };
        self.players().iter().map(person).collect()
    }
}
