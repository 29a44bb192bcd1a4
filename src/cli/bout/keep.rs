//! What is written down of a match: all it starts from, then one record per event.

use super::Contest;
use super::side::registered;
use crate::hotseat::quoted::quoted;
use crate::hotseat::table::{Agreement, Table};
use crate::hotseat::trust::UndoRule;
use crate::matchplay::fair::{Commitment, FairSetup, Hex32, MasterSeed, Reveal, Salt};
use crate::matchplay::{Conduct, Match, MatchEvent, MatchKind, MatchSetup, RegisteredList, Round, Sideboarding};
use crate::seats::Seat;
use crate::storage::index::Shown;
use crate::storage::match_file::{self, MatchFile};
use crate::storage::save::stem;
use crate::ui::bout::BoutView;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{DeckList, Section, import, to_swudb};
use crate::unlimited::hosted::CardData;
use rand::Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// The first record of a match: all it starts from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchHeader {
    /// The game that is played: `unlimited`.
    pub game: String,
    /// Who plays and what they agreed.
    pub table: Table,
    /// The rules of the match.
    pub setup: MatchSetup,
    /// Each seat's registered list, as SWUDB JSON.
    pub lists: Vec<String>,
    /// The facts that were committed to together with the seed.
    pub facts: FairSetup,
    /// The secret: where all luck comes from. Sealed with the rest until the match is over.
    pub secret: Reveal,
    /// When it began, in seconds since 1970 by the clock of that machine.
    pub started: u64,
    /// The version of the program that wrote it.
    pub program: String,
}

/// One thing that happened to a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchRecord {
    /// An event of the match itself.
    Event(MatchEvent),
    /// A game was put on the table.
    Game {
        /// Its number, from 1.
        number: u32,
        /// Its save, a name in the match's folder.
        file: String,
    },
    /// A seat's deck and sideboard while they are changed and are not legal yet, as SWUDB JSON.
    Drafted {
        /// Whose.
        seat: Seat,
        /// The list.
        list: String,
    },
    /// A seat's deck and sideboard from now on, as SWUDB JSON.
    Arranged {
        /// Whose.
        seat: Seat,
        /// The list.
        list: String,
    },
    /// Time was called at this point of the game.
    TimeAt {
        /// The round; 0 during setup.
        round: u16,
        /// Was it the regroup phase?
        regroup: bool,
    },
}

/// What a new match is to be.
pub struct Wanted {
    /// The people and their agreement.
    pub table: Table,
    /// Their lists.
    pub lists: Vec<DeckList>,
    /// Single game or best of three.
    pub kind: MatchKind,
    /// The round clock in minutes.
    pub minutes: Option<u32>,
    /// Swiss, where a match may be drawn, or the top cut, where somebody wins.
    pub round: Round,
    /// Do the players read each other's lists before the match (rule V-4)?
    pub review: bool,
    /// Does the clock stand still while the keyboard changes hands (rule M-15)?
    pub curtain_stops_clock: bool,
    /// Friendly, or strict as in an event (rules H-7, M-15).
    pub conduct: Conduct,
    /// The seed; nothing for one by chance.
    pub seed: Option<u64>,
}

/// The secret of a match: salt and seed by chance, or the seed out of a number somebody chose.
pub fn secret(seed: Option<u64>) -> Reveal {
    let mut random = rand::rng();
    let mut bytes = [0u8; 32];
    random.fill_bytes(&mut bytes);
    let salt = Salt(Hex32(bytes));
    match seed {
        Some(seed) => bytes = Sha256::digest(seed.to_be_bytes()).into(),
        None => random.fill_bytes(&mut bytes),
    }
    Reveal { salt, seed: MasterSeed(Hex32(bytes)) }
}

/// The facts committed to: who plays, with which cards, how many games.
pub fn facts(names: &[String], decks: &[String], games: &str) -> FairSetup {
    let mut facts = FairSetup::new();
    facts.insert("games".into(), games.into());
    facts.insert("program".into(), env!("CARGO_PKG_VERSION").into());
    for (index, (name, deck)) in names.iter().zip(decks).enumerate() {
        facts.insert(format!("seat {}", index + 1), name.clone());
        let digest: [u8; 32] = Sha256::digest(deck).into();
        facts.insert(format!("deck {}", index + 1), Hex32(digest).to_string());
    }
    facts
}

impl Contest {
    /// Begins a match in a folder of its own.
    ///
    /// # Errors
    /// No match can be played so, or it cannot be written down; as a sentence.
    pub fn begin(data: Arc<CardData>, saves: &Path, wanted: Wanted) -> Result<Contest, String> {
        let strict = wanted.conduct == Conduct::Strict;
        let table = match strict {
            true => {
                let agreement = Agreement { undo: UndoRule::Off, ..*wanted.table.agreement() };
                Table::new(wanted.table.sitters().iter().cloned().collect(), agreement)?
            }
            false => wanted.table,
        };
        let names = table.names();
        let sizes_of = |list: &DeckList| {
            let (deck, sideboard) = (list.size(Section::Deck), list.size(Section::Sideboard));
            let constructed = RegisteredList::constructed(deck, sideboard);
            RegisteredList { min_deck: constructed.min_deck.min(deck), ..constructed }
        };
        let sizes = wanted.lists.iter().map(sizes_of).collect();
        let texts: Vec<String> = wanted.lists.iter().map(to_swudb).collect();
        let (games, setup) = match wanted.kind {
            MatchKind::SingleGame => ("1", MatchSetup::single_game(names.clone(), sizes)),
            MatchKind::BestOfThree => {
                let none = wanted.lists.iter().all(|list| list.size(Section::Sideboard) == 0);
                let sideboarding = if none { Sideboarding::Nothing } else { Sideboarding::CONSTRUCTED };
                let setup = MatchSetup::best_of_three(names.clone(), sizes);
                ("best of 3", MatchSetup { sideboarding, ..setup })
            }
        };
        let (facts, secret) = (facts(&names, &texts, games), secret(wanted.seed));
        let commitment = Some(Commitment::to(&secret, &facts));
        let setup = MatchSetup {
            minutes: wanted.minutes,
            round: wanted.round,
            list_review: wanted.review,
            conduct: wanted.conduct,
            curtain_stops_clock: wanted.curtain_stops_clock && !strict,
            commitment,
            ..setup
        };
        let state = Match::new(setup.clone()).map_err(|refusal| refusal.to_string())?;
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let header = MatchHeader {
            game: "unlimited".into(),
            table,
            setup,
            lists: texts,
            facts,
            secret,
            started,
            program: env!("CARGO_PKG_VERSION").into(),
        };
        let stem = stem(started, &names);
        let file = MatchFile::create(saves, &stem, &header).map_err(|fault| fault.to_string())?;
        Contest::assemble(data, file, header, state, wanted.lists, &[])
    }

    /// Goes on with a match out of its folder.
    ///
    /// # Errors
    /// Why it cannot be gone on with, as a sentence; the files stay as they are.
    pub fn resume(data: Arc<CardData>, folder: &Path) -> Result<Contest, String> {
        let (file, read) = MatchFile::open::<MatchHeader, MatchRecord>(folder).map_err(|fault| fault.to_string())?;
        let fault = |why: String| format!("{}: {why}", folder.display());
        let state = replayed(&read.header, &read.records).map_err(fault)?;
        let lists = read.header.lists.iter().map(|text| list(text)).collect::<Result<Vec<DeckList>, String>>();
        let lists = lists.map_err(fault)?;
        Contest::assemble(data, file, read.header, state, lists, &read.records).map_err(fault)
    }

    fn assemble(
        data: Arc<CardData>,
        file: MatchFile,
        header: MatchHeader,
        state: Match,
        lists: Vec<DeckList>,
        records: &[MatchRecord],
    ) -> Result<Contest, String> {
        let drafts = vec![None; lists.len()];
        let mut contest = Contest {
            registered: registered(&header.table, &lists)?,
            data,
            file,
            header,
            state,
            lists,
            drafts,
            playing: None,
            called: None,
            asking: None,
            proof: None,
            typing: None,
            menu: Default::default(),
            side: None,
            choices: Vec::new(),
            view: BoutView::default(),
            ticked: None,
            curtained: false,
            unwritten: (0, None),
        };
        for record in records {
            match record {
                MatchRecord::Game { file, .. } => contest.playing = Some(file.clone()),
                MatchRecord::Arranged { seat, list: text } => contest.arranged_again(*seat, list(text)?)?,
                MatchRecord::Drafted { seat, list: text } => {
                    if let Some(draft) = contest.drafts.get_mut(seat.index()) {
                        *draft = Some(list(text)?);
                    }
                }
                MatchRecord::TimeAt { round, regroup } => {
                    contest.called = Some(super::Called { round: *round, regroup: *regroup });
                }
                MatchRecord::Event(_) => {}
            }
        }
        if !contest.state.is_playing() {
            contest.playing = None;
        }
        contest.notes_were_left()?;
        contest.settle()?;
        Ok(contest)
    }
}

/// The match as its events made it.
///
/// # Errors
/// Which event cannot have happened.
pub fn replayed(header: &MatchHeader, records: &[MatchRecord]) -> Result<Match, String> {
    let events = records.iter().filter_map(|record| match record {
        MatchRecord::Event(event) => Some(event),
        _ => None,
    });
    Match::replay(header.setup.clone(), events).map_err(|fault| fault.to_string())
}

fn list(text: &str) -> Result<DeckList, String> {
    import(text.as_bytes(), Catalogue::embedded())
        .map_err(|unreadable| unreadable.faults.first().map_or("a list is unreadable".into(), ToString::to_string))
}

/// Reads what a list shows of a match, without locking it.
///
/// # Errors
/// Why it cannot be read, as a sentence.
pub fn glance(folder: &Path) -> Result<Shown, String> {
    let read = match_file::read::<MatchHeader, MatchRecord>(folder).map_err(|fault| fault.to_string())?;
    let state = replayed(&read.header, &read.records)?;
    let kind = match state.setup().kind {
        MatchKind::SingleGame => "single game",
        MatchKind::BestOfThree => "best of three",
    };
    let place = format!("{kind}, {}", state.score_sheet().score());
    let (game, names) = (quoted(&read.header.game), read.header.table.names());
    Ok(Shown { game, names, place, over: state.result().is_some(), picks: read.records.len() })
}
