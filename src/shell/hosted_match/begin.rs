//! Beginning a match, and continuing one from its journal.

use super::HostedMatch;
use super::sideboarding::registered;
use crate::commitment::{facts, secret};
use crate::illegal_marks;
use crate::match_view::MatchView;
use crate::refusal::Refusal;
use events::matchplay::fair::Commitment;
use hotseat::pin::Pin;
use hotseat::table::{Agreement, Table};
use hotseat::trust::UndoRule;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use storage::match_file::MatchFile;
use storage::match_journal::{MatchHeader, MatchRecord, replayed};
use storage::save::stem;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{DeckList, Section, import, to_swudb};
use swu_hosted::CardData;
use swu_hosted::match_rules::{Conduct, Match, MatchKind, MatchSetup, RegisteredList, Round, Sideboarding};

/// What a new match is to be.
pub struct NewMatch {
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
    /// Are the decks built from pools (rule B-8)?
    pub limited: bool,
    /// The sets whose boosters were opened, as far as known.
    pub sets: Vec<String>,
    /// Friendly, or strict as in an event (rules H-7, M-15).
    pub conduct: Conduct,
    /// The PIN of the person who runs the event; without it there are neither looks nor penalties (rules H-13, B-6).
    pub organiser: Option<Pin>,
    /// The seed; `None` for a random one.
    pub seed: Option<u64>,
}

impl HostedMatch {
    /// Begins a match in a folder of its own.
    ///
    /// # Errors
    /// No such match can be played, or it cannot be written down.
    pub fn begin(data: Arc<CardData>, saves: &Path, wanted: NewMatch) -> Result<HostedMatch, Refusal> {
        let strict = wanted.conduct == Conduct::Strict;
        let table = match strict {
            true => {
                let agreement = Agreement { undo: UndoRule::Off, ..*wanted.table.agreement() };
                Table::new(wanted.table.sitters().iter().cloned().collect(), agreement)?
            }
            false => wanted.table,
        };
        let names = table.names();
        let sizes = wanted.lists.iter().map(|list| sizes_of(list, wanted.limited)).collect();
        let texts: Vec<String> = wanted.lists.iter().map(to_swudb).collect();
        let (games, setup) = match wanted.kind {
            MatchKind::SingleGame => ("1", MatchSetup::single_game(names.clone(), sizes)),
            MatchKind::BestOfThree => {
                let none = wanted.lists.iter().all(|list| list.size(Section::Sideboard) == 0);
                let sideboarding = match (none, wanted.limited) {
                    (true, _) => Sideboarding::Nothing,
                    (false, true) => Sideboarding::Limited,
                    (false, false) => Sideboarding::CONSTRUCTED,
                };
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
        let state = Match::new(setup.clone())?;
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let header = MatchHeader {
            game: "unlimited".into(),
            table,
            setup,
            lists: texts,
            marks: illegal_marks::of_lists(&data.book, &names, &wanted.lists, wanted.limited),
            limited: wanted.limited,
            sets: wanted.sets,
            facts,
            organiser: wanted.organiser,
            secret,
            started,
            program: env!("CARGO_PKG_VERSION").into(),
        };
        let stem = stem(started, &names);
        let file = MatchFile::create(saves, &stem, &header)?;
        HostedMatch::assemble(data, file, header, state, wanted.lists, &[])
    }

    /// Continues a match from its folder.
    pub fn resume(data: Arc<CardData>, folder: &Path) -> Result<HostedMatch, Refusal> {
        let (file, read) = MatchFile::open::<MatchHeader, MatchRecord>(folder)?;
        let state = replayed(&read.header, &read.records).map_err(Refusal::in_file(folder))?;
        let lists = read.header.lists.iter().map(|text| list(text)).collect::<Result<Vec<DeckList>, Refusal>>();
        let lists = lists.map_err(Refusal::in_file(folder))?;
        HostedMatch::assemble(data, file, read.header, state, lists, &read.records).map_err(Refusal::in_file(folder))
    }

    fn assemble(
        data: Arc<CardData>,
        file: MatchFile,
        header: MatchHeader,
        state: Match,
        lists: Vec<DeckList>,
        records: &[MatchRecord],
    ) -> Result<HostedMatch, Refusal> {
        let drafts = vec![None; lists.len()];
        let mut contest = HostedMatch {
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
            menu: Default::default(),
            page: None,
            choices: Vec::new(),
            view: MatchView::default(),
            ticked: None,
            curtained: false,
            unwritten: (0, None),
            pace: std::time::Duration::ZERO,
            faults: None,
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

fn list(text: &str) -> Result<DeckList, Refusal> {
    import(text.as_bytes(), Catalogue::embedded())
        .map_err(|unreadable| Refusal::List(unreadable.faults.into_iter().take(1).collect()))
}

/// The sizes that a list is registered with; a short one may stay short.
fn sizes_of(list: &DeckList, limited: bool) -> RegisteredList {
    let (deck, sideboard) = (list.size(Section::Deck), list.size(Section::Sideboard));
    let usual = match limited {
        true => RegisteredList::limited(deck, sideboard),
        false => RegisteredList::constructed(deck, sideboard),
    };
    RegisteredList { min_deck: usual.min_deck.min(deck), ..usual }
}
