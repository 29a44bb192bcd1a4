//! People at the desk: lists of players read in, people known from other events, records, penalties and the league.

use super::{DeskSession, names};
use crate::event_list::{self, Held};
use crate::place::{Outcome, Page, Question};
use crate::refusal::{DeskFault, Refusal};
use crate::request::Request;
use crate::services::Services;
use events::tournament::{
    Event, LeaguePoints, LeagueRow, Op, Person, PersonRecord, league, near, read_people, records,
};
use seats::naming;
use std::path::Path;
use storage::event_file::{self, EventFile};
use storage::pod_file::PodFile;
use swu_decks::formats::MOST_BYTES;
use swu_decks::limited::Stage;

/// The word for what was pasted, in place of a file.
pub(super) const PASTED: &str = "pasted";

/// How many names are said in a sentence.
const FEW: usize = 12;

/// Somebody who is to register, with a list if it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Newcomer {
    /// Who.
    pub person: Person,
    /// Their deck.
    pub deck: Option<String>,
}

/// Everybody in a file: a list of players as text, another event, or a pod whose decks are built.
///
/// # Errors
/// It cannot be read, or nobody is in it.
pub fn newcomers(path: &Path) -> Result<Vec<Newcomer>, Refusal> {
    let plain = |person: Person| Newcomer { person, deck: None };
    match path.extension().and_then(|ending| ending.to_str()) {
        Some(event_file::ENDING) => Ok(EventFile::read(path)?.event.people().into_iter().map(plain).collect()),
        Some("pod") => {
            let pod = PodFile::read(path)?.pod;
            if pod.stage() != Stage::Done {
                return Err(crate::refusal::PodFault::NotBuilt.into());
            }
            let people = pod.seats().iter().filter(|seat| !seat.bot && !seat.left);
            let person = |name: &str| Person { name: name.to_owned(), ..Person::default() };
            Ok(people.map(|seat| Newcomer { person: person(&seat.name), deck: seat.deck.clone() }).collect())
        }
        _ => {
            let bytes = storage::text_file::read(path, MOST_BYTES)?;
            let text = String::from_utf8_lossy(&bytes);
            Ok(read_people(&text)?.into_iter().map(plain).collect())
        }
    }
}

/// What registers those who are not registered yet, and how many are already. People of a pod are here, with their lists.
pub fn registering(event: &Event, all: Vec<Newcomer>) -> (Vec<Op>, usize) {
    let known = |person: &Person| {
        let same = |other: &events::tournament::Player| {
            naming::are_one(&other.name, &person.name) || person.uid.is_some() && other.uid == person.uid
        };
        event.players().iter().any(same)
    };
    let count = all.len();
    let new: Vec<Newcomer> = all.into_iter().filter(|newcomer| !known(&newcomer.person)).collect();
    let there = count - new.len();
    let ops = new.into_iter().flat_map(|Newcomer { person: Person { name, uid, first, last }, deck }| {
        let player = name.clone();
        let built = deck.into_iter().flat_map(move |deck| {
            let player = player.clone();
            [Op::CheckIn { player: player.clone(), present: true }, Op::List { player, deck }]
        });
        std::iter::once(Op::Player { name, uid, first, last }).chain(built)
    });
    (ops.collect(), there)
}

impl DeskSession {
    /// Registers everybody in a file, or everybody who was pasted.
    pub(super) fn import(&mut self, request: &Request, services: &Services) -> Result<Outcome, Refusal> {
        let words = request.text();
        let file = words.trim_end_matches(crate::request::ANYWAY).trim();
        if file.is_empty() {
            return Err(DeskFault::NoPlayersFile.into());
        }
        let all = match file {
            PASTED => self.pasted.take().unwrap_or_default(),
            file => newcomers(&services.named_file(file)?)?,
        };
        self.register_all(all).map(Outcome::Said)
    }

    /// Asks whether everybody in a pasted text is to be registered.
    pub(super) fn take_in_people(&mut self, text: &str) -> Result<Outcome, Refusal> {
        let all: Vec<Newcomer> = read_people(text)?.into_iter().map(|person| Newcomer { person, deck: None }).collect();
        let names: Vec<&str> = all.iter().map(|newcomer| newcomer.person.name.as_str()).take(FEW).collect();
        let more = if all.len() > FEW { format!(" and {} more", all.len() - FEW) } else { String::new() };
        let question = format!("Register {}{more}?", names.join(", "));
        self.pasted = Some(all);
        let request = Request::with(crate::command::Command::DeskImport, PASTED);
        Ok(Outcome::Ask(Question::about(question, "register them", request)))
    }

    fn register_all(&mut self, all: Vec<Newcomer>) -> Result<String, Refusal> {
        let (ops, there) = registering(&self.event, all);
        let registers = |op: &&Op| matches!(op, Op::Player { .. });
        let new = ops.iter().filter(registers).count();
        for op in ops {
            self.act(op)?;
        }
        let registered = super::counted(new, "player", "s");
        Ok(match there {
            0 => format!("Registered: {registered}."),
            1 => format!("Registered: {registered}; 1 was registered already."),
            count => format!("Registered: {registered}; {count} were registered already."),
        })
    }

    /// Completes a new player by what is known from other events, and says so; near names of known people are offered.
    pub(super) fn known(&self, op: Op, services: &Services) -> (Op, Option<String>) {
        let Op::Player { name, uid: None, first, last } = op else { return (op, None) };
        let known: Vec<Person> = self.others(services).iter().flat_map(|held| held.event.people()).collect();
        let same = || known.iter().rev().filter(|person| naming::are_one(&person.name, &name) && person.uid.is_some());
        let uids: Vec<&String> = same().filter_map(|person| person.uid.as_ref()).collect();
        let one = same().next().filter(|person| uids.iter().all(|uid| Some(*uid) == person.uid.as_ref()));
        if let Some(person) = one {
            let said = person.uid.as_ref().map(|uid| format!("{name} is known from earlier events ({uid})."));
            let (first, last) = (first.or(person.first.clone()), last.or(person.last.clone()));
            return (Op::Player { name, uid: person.uid.clone(), first, last }, said);
        }
        let strangers = !known.is_empty() && !known.iter().any(|person| naming::are_one(&person.name, &name));
        let offered = near(&name, known.iter().map(|person| person.name.as_str())).filter(|_| strangers);
        let said = offered.map(|near| format!("{near} is known from earlier events: undo if that was meant."));
        (Op::Player { name, uid: None, first, last }, said)
    }

    /// The events of this machine, without this one.
    fn others(&self, services: &Services) -> Vec<Held> {
        let own = self.path.canonicalize().ok();
        let held = self.held(services);
        held.into_iter().filter(|held| held.path.canonicalize().ok() != own).collect()
    }

    /// The events of this machine, and those beside this one, as they were made.
    fn held(&self, services: &Services) -> Vec<Held> {
        let beside = self.path.parent().map(Path::to_path_buf).unwrap_or_default();
        let beside = if beside.as_os_str().is_empty() { Path::new(".").to_path_buf() } else { beside };
        event_list::held(&[services.event_folders(), vec![beside]].concat())
    }

    /// What people reached in all events: of everybody, or of one.
    pub(super) fn people(&self, words: &str, services: &Services) -> Result<Page, Refusal> {
        let events: Vec<Event> = self.held(services).into_iter().map(|held| held.event).collect();
        let all = records(&events);
        let all = if words.is_empty() { all } else { vec![one(all, words)?] };
        Ok(Page::new("People", all.iter().flat_map(told_record).collect()))
    }

    /// The penalties of a player in all events, or all of this event.
    pub(super) fn penalties(&self, words: &str, services: &Services) -> Result<Page, Refusal> {
        if words.is_empty() {
            let given = self.event.penalties().map(|line| line.told(crate::desk::hour)).collect::<Vec<_>>();
            return Ok(Page::new("Penalties", or_none(given)));
        }
        let name = match names::one(&self.event, words) {
            Ok((name, _)) => name,
            Err(_) => words.to_owned(),
        };
        let events: Vec<Event> = self.held(services).into_iter().map(|held| held.event).collect();
        let record = one(records(&events), &name)?;
        Ok(Page::new(format!("Penalties of {}", record.person.name), or_none(record.penalties)))
    }

    /// The league over all events of this format that are known here.
    pub(super) fn league(&self, words: &str, services: &Services) -> Result<Page, Refusal> {
        let points: LeaguePoints = if words.is_empty() { LeaguePoints::default() } else { words.parse()? };
        let events: Vec<Event> = self.held(services).into_iter().map(|held| held.event).collect();
        let weeks: Vec<&str> = events.iter().map(|event| event.setup().name.as_str()).collect();
        let title = format!("League: {}", weeks.join(", "));
        Ok(Page::new(title, league(&events, &points).iter().map(told_row).collect()))
    }
}

fn or_none(lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() { vec!["There is no penalty.".to_owned()] } else { lines }
}

/// The record of somebody who is called so.
///
/// # Errors
/// Nobody is.
pub fn one(all: Vec<PersonRecord>, name: &str) -> Result<PersonRecord, Refusal> {
    let near = near(name, all.iter().map(|record| record.person.name.as_str())).map(str::to_owned);
    let fits = |record: &PersonRecord| {
        naming::are_one(&record.person.name, name) || record.person.uid.as_deref() == Some(name)
    };
    all.into_iter().find(fits).ok_or_else(|| DeskFault::NoPlayer { word: name.to_owned(), near }.into())
}

/// "Ann (77): 3 events, 7-2-1, 22 points, first once", then every penalty.
pub fn told_record(record: &PersonRecord) -> Vec<String> {
    let uid = record.person.uid.as_ref().map(|uid| format!(" ({uid})")).unwrap_or_default();
    let events = super::counted(record.events as usize, "event", "s");
    let firsts = match record.firsts {
        0 => String::new(),
        1 => ", first once".to_owned(),
        2 => ", first twice".to_owned(),
        count => format!(", first {count} times"),
    };
    let (name, score, points) = (&record.person.name, record.score.told(), record.points);
    let first = format!("{name}{uid}: {events}, {score}, {}{firsts}", super::counted(points as usize, "point", "s"));
    std::iter::once(first).chain(record.penalties.iter().map(|penalty| format!("    {penalty}"))).collect()
}

/// "  1. Ann 18  (10, -, 8)".
pub fn told_row(row: &LeagueRow) -> String {
    let weeks = row.weeks.iter().map(|week| week.map_or("-".to_owned(), |points| points.to_string()));
    format!("{:>3}. {} {}  ({})", row.rank, row.person.name, row.sum, weeks.collect::<Vec<_>>().join(", "))
}
