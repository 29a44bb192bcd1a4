//! Drafts, pools and tournaments on this machine: those in the folder of events and in the folder the program was
//! started in, and new ones made from a line of words.

use crate::desk::fresh_seed;
use crate::desk_session::{DeskSession, told};
use crate::pod_session::{PodPace, PodSession};
use crate::refusal::{DeskFault, PodFault, Refusal};
use events::tournament::{DeskStage, Event, EventFormat, EventSetup, MatchType, Tier};
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime};
use storage::event_file::{self, EventFile};
use storage::event_folder;
use storage::pod_file::PodFile;
use swu_decks::limited::{PodKind, PodOptions, PodSeat, PodSetup, Stage};

/// Seats of a draft, if no number is given.
const SEATS: usize = 8;

/// What an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A draft or sealed pools.
    Pod,
    /// A tournament.
    Tournament,
}

/// An event in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventEntry {
    /// Its file.
    pub path: PathBuf,
    /// Its kind.
    pub kind: EventKind,
    /// Its title.
    pub title: String,
    /// Where it stands, and its file.
    pub about: String,
    /// Is it over?
    pub over: bool,
}

/// An event that was made or opened.
pub enum Made {
    /// A pod.
    Pod(PodSession),
    /// A tournament.
    Tournament(DeskSession),
}

/// The events in these folders: those that can be continued first, each group newest first.
pub fn list(folders: &[PathBuf]) -> Vec<EventEntry> {
    let files = event_folder::files(folders).into_iter();
    let mut found: Vec<(SystemTime, EventEntry)> =
        files.filter_map(|(changed, path)| Some((changed, entry(&path)?))).collect();
    found.sort_by_key(|(changed, entry)| (entry.over, std::cmp::Reverse(*changed)));
    found.dedup_by(|(_, one), (_, other)| one.path == other.path);
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// An event that could be read.
pub struct Held {
    /// Its file.
    pub path: PathBuf,
    /// When it was made, in seconds since 1970.
    pub made: u64,
    /// It.
    pub event: Event,
}

/// The tournaments in these folders, the oldest first. A damaged file counts for nothing here: the list of events shows it
/// with its fault.
pub fn held(folders: &[PathBuf]) -> Vec<Held> {
    let mut paths: Vec<PathBuf> = event_folder::files(folders).into_iter().map(|(_, path)| path).collect();
    paths.retain(|path| event_file::is_one(path));
    paths.sort_by_key(|path| path.canonicalize().ok());
    paths.dedup_by_key(|path| path.canonicalize().ok());
    let read = paths.into_iter().filter_map(|path| {
        let opened = EventFile::read(&path).ok()?;
        Some(Held { path, made: opened.made, event: opened.event })
    });
    let mut held: Vec<Held> = read.collect();
    held.sort_by(|one, other| (one.made, &one.path).cmp(&(other.made, &other.path)));
    held
}

fn entry(path: &Path) -> Option<EventEntry> {
    let file = path.file_name()?.to_string_lossy().into_owned();
    let damaged = |why: String| (file.clone(), why, true);
    let (kind, (title, about, over)) = match path.extension()?.to_str()? {
        "pod" => {
            let told = match PodFile::read(path) {
                Err(fault) => damaged(fault.to_string()),
                Ok(opened) => {
                    let people = opened.pod.seats().iter().filter(|seat| !seat.bot).map(|seat| seat.name.as_str());
                    let people = people.collect::<Vec<_>>().join(", ");
                    let title = format!("{}: {people}", opened.pod.setup().kind.word());
                    let stage = match opened.pod.stage() {
                        Stage::Leaders => "leaders are picked".to_owned(),
                        Stage::Packs => format!("booster {}, pick {}", opened.pod.round(), opened.pod.pick()),
                        Stage::Build => "decks are built".to_owned(),
                        Stage::Done => "everybody has built".to_owned(),
                    };
                    (title, format!("{stage}; {file}"), opened.pod.stage() == Stage::Done)
                }
            };
            (EventKind::Pod, told)
        }
        "event" => {
            let told = match EventFile::read(path) {
                Err(fault) => damaged(fault.to_string()),
                Ok(opened) => {
                    let (event, title) = (&opened.event, told::title(&opened.event));
                    let about = format!("{}, {} players; {file}", told::stage(event.stage()), event.players().len());
                    (title, about, event.stage() == DeskStage::Over)
                }
            };
            (EventKind::Tournament, told)
        }
        _ => return None,
    };
    Some(EventEntry { path: path.to_path_buf(), kind, title, about, over })
}

impl EventEntry {
    /// Continues it.
    pub fn open(&self, now: Instant) -> Result<Made, Refusal> {
        match self.kind {
            EventKind::Pod => PodSession::go_on(&self.path, PodPace::Friendly, now).map(Made::Pod),
            EventKind::Tournament => DeskSession::open(&self.path).map(Made::Tournament),
        }
    }
}

/// Makes in this folder what a line of words asks for.
///
/// # Errors
/// It is not understood, or cannot be made.
pub fn make(folder: &Path, line: &str, now: Instant) -> Result<Made, Refusal> {
    let mut words = line.split_whitespace();
    let kind = words.next().unwrap_or_default();
    let words: Vec<&str> = words.collect();
    match kind {
        "draft" => pod(folder, PodKind::Draft, &words, now).map(Made::Pod),
        "sealed" => pod(folder, PodKind::Sealed, &words, now).map(Made::Pod),
        "tournament" => tournament(folder, &words).map(Made::Tournament),
        _ => Err(DeskFault::WhichEvent.into()),
    }
}

fn pod(folder: &Path, kind: PodKind, words: &[&str], now: Instant) -> Result<PodSession, Refusal> {
    let (strict, words): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| **word == "strict");
    let Some((sets, names)) = words.split_first() else { return Err(DeskFault::WhichSet.into()) };
    let sets: Vec<String> = sets.split(',').map(|set| set.trim().to_ascii_uppercase()).collect();
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let count = match kind {
        PodKind::Draft => SEATS.max(names.len()),
        PodKind::Sealed => names.len().max(2),
    };
    let setup = PodSetup {
        kind,
        sets: if sets.len() == 1 { vec![sets[0].clone(); kind.boosters()] } else { sets },
        seats: seats(&names, &[], count)?,
        seed: fresh_seed(),
        options: PodOptions { ahead: kind == PodKind::Draft, shuffle_seats: false },
    };
    let name = format!("{}-{}", kind.word(), setup.sets.first().map_or("", String::as_str).to_lowercase());
    let pace = if strict.is_empty() { PodPace::Friendly } else { PodPace::Strict };
    PodSession::begin(&event_folder::free(folder, &name, "pod")?, setup, pace, now)
}

/// Who sits where: bots where they were put, people evenly on the other seats, bots on the rest.
///
/// # Errors
/// There are more people than seats.
pub fn seats(names: &[String], bots: &[u8], count: usize) -> Result<Vec<PodSeat>, PodFault> {
    let alone = ["Player".to_owned()];
    let names = if names.is_empty() { &alone } else { names };
    let free: Vec<usize> = (0..count).filter(|seat| !bots.contains(&(*seat as u8 + 1))).collect();
    if free.len() < names.len() {
        return Err(PodFault::Full { people: names.len(), free: free.len() });
    }
    let mut seats: Vec<Option<&String>> = vec![None; count];
    for (place, name) in names.iter().enumerate() {
        if let Some(seat) = free.get(place * free.len() / names.len()).and_then(|seat| seats.get_mut(*seat)) {
            *seat = Some(name);
        }
    }
    let mut numbers = 1..;
    let seat = |name: Option<&String>| match name {
        Some(name) => PodSeat { name: name.clone(), bot: false },
        None => PodSeat { name: format!("Bot {}", numbers.next().unwrap_or(0)), bot: true },
    };
    Ok(seats.into_iter().map(seat).collect())
}

fn tournament(folder: &Path, words: &[&str]) -> Result<DeskSession, Refusal> {
    let (mut format, mut tier, mut match_type, mut name) = (EventFormat::Premier, Tier::Casual, None, Vec::new());
    for word in words {
        match *word {
            "casual" => tier = Tier::Casual,
            "competitive" => tier = Tier::Competitive,
            "bo3" => match_type = Some(MatchType::Bo3),
            "single" => match_type = Some(MatchType::Single),
            other => match EventFormat::named(other) {
                Ok(named) => format = named,
                Err(_) => name.push(other),
            },
        }
    }
    let usual = if format == EventFormat::TwinSuns { MatchType::Single } else { MatchType::Bo3 };
    let name = name.join(" ");
    let setup = EventSetup {
        name: name.clone(),
        format,
        tier,
        match_type: match_type.unwrap_or(usual),
        seed: fresh_seed(),
        sets: Vec::new(),
    };
    setup.check()?;
    DeskSession::begin(&event_folder::free(folder, &name, event_file::ENDING)?, setup)
}
