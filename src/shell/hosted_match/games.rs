//! Putting games of a match on the table and taking them off.

use super::HostedMatch;
use crate::games::{Seated, UnlimitedSession};
use crate::illegal_marks;
use crate::last_save;
use crate::options;
use crate::place::Outcome;
use crate::refusal::{ContestFault, Refusal};
use crate::services::Mode;
use crate::services::{cards_of, notices};
use crate::session::Ending;
use crate::table_session::{Elsewhere, TableSession};
use events::matchplay::fair::{FairGame, FairRecord};
use hotseat::host::Host;
use hotseat::journal::NotKept;
use hotseat::opening::Opening;
use seats::{BySeat, Seat};
use std::path::PathBuf;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use storage::match_file;
use storage::match_journal::MatchRecord;
use storage::save::{Opened, SaveFile};
use swu_hosted::match_rules::{Awaited, Conduct, MatchEvent, Outcome as GameResult, Stake, Standing};
use swu_hosted::{Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_view::{EndReason, View};

impl HostedMatch {
    /// Draws opening hands: the game's save and the match's record of it are written before anything is seen.
    pub(super) fn start_game(&mut self, now: Instant) -> Result<Outcome, Refusal> {
        let Awaited::Start { game: number, starts, .. } = self.state.awaits() else {
            return Err(ContestFault::NoStart.into());
        };
        // Refused before anything is written, if the match refuses it.
        self.state.clone().apply(MatchEvent::GameStarted)?;
        let secret = &self.header.secret;
        let cuts = self.state.cuts().to_vec();
        let seed = secret.seed.game_seed(number, &cuts);
        let commitment = self.state.setup().commitment.ok_or(ContestFault::NoCommitment)?;
        let record = FairRecord {
            commitment,
            setup: self.header.facts.clone(),
            reveal: Some(secret.clone()),
            lots: self.state.lots().to_vec(),
            games: vec![FairGame { number, cuts, seed: seed.clone(), shuffles: Vec::new() }],
        };
        let promise = serde_json::to_string(&record)?;
        let players = self.lists.iter().map(|list| cards_of(&self.data, list)).collect::<Result<Vec<_>, _>>()?;
        let marks =
            illegal_marks::of_lists(&self.data.book, &self.header.table.names(), &self.lists, self.header.is_limited());
        let setup = Setup {
            names: self.header.table.names(),
            start: Start::Decks {
                options: options::of_sets(options::of_mode(Mode::Duel), &self.data.library, &self.header.sets)
                    .at_one_keyboard(),
                players,
                beginner: Beginner::Known(starts),
                marks: marks.clone(),
            },
        };
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let table = self.header.table.clone();
        let opening =
            Opening::<Unlimited>::keyed(&self.data, table, setup, (seed.as_number(), Some(seed.0.0)), started)?
                .promising(Some(promise))
                .of_match();
        let save = SaveFile::create(self.file.folder(), opening.header())?;
        let file = save.path().file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        self.happen_with(vec![MatchRecord::Game { number, file: file.clone() }], MatchEvent::GameStarted)?;
        self.playing = Some(file);
        last_save::remember(Some(save.path().display().to_string()));
        self.ticked = Some(now);
        let path = save.path().to_path_buf();
        let title = illegal_marks::titled(self.game_title(), &marks);
        let session = TableSession::new(Host::begin(opening, Box::new(save)), title);
        let session = session.promising(Some(commitment.to_string())).strictly(self.is_strict()).paced(self.pace);
        let session = self.reported(session.saving_elsewhere(same_file(path)));
        Ok(Outcome::Play(Box::new((Seated::Unlimited(Box::new(session)), illegal_marks::notice(&marks)))))
    }

    fn is_strict(&self) -> bool {
        self.state.setup().conduct == Conduct::Strict
    }

    /// Puts the game being played on the table again.
    pub(super) fn go_on(&mut self, now: Instant) -> Result<(Box<UnlimitedSession>, Option<String>), Refusal> {
        let file = self.playing.clone().ok_or(ContestFault::NoSave)?;
        let path = match_file::game_in(self.file.folder(), &file)?;
        let opened: Opened<Setup, _> = SaveFile::open(&path)?;
        let marks = match &opened.header.setup.start {
            Start::Decks { marks, .. } => marks.clone(),
            Start::Position(_) => Vec::new(),
        };
        let (host, notice) =
            Host::<Unlimited>::resume(&self.data, opened.header, opened.records, Box::new(opened.file))
                .map_err(Refusal::in_file(&path))?;
        last_save::remember(Some(path.display().to_string()));
        self.ticked = Some(now);
        let commitment = self.state.setup().commitment.map(|commitment| commitment.to_string());
        let session = TableSession::new(host, illegal_marks::titled(self.game_title(), &marks));
        let session = session.promising(commitment).strictly(self.is_strict()).paced(self.pace);
        let mut session = self.reported(session.saving_elsewhere(same_file(path)));
        if let Some(called) = &self.called {
            // Repeated in case the program ended before the game was told.
            session.stop_after(called.last_round())?;
        }
        Ok((Box::new(session), notices([notice, illegal_marks::notice(&marks)])))
    }

    /// The game, with faults of the program written to the match's file.
    fn reported(&self, session: TableSession<Unlimited>) -> TableSession<Unlimited> {
        match self.faults.clone() {
            Some(faults) => session.reporting(faults),
            None => session,
        }
    }

    /// The game left the table. If it is over, the match records its result.
    pub(super) fn game_left(&mut self, table: &View) -> Result<(), Refusal> {
        last_save::remember(None);
        self.write_time()?;
        let Some(over) = table.over.clone().filter(|_| self.state.is_playing()) else { return Ok(()) };
        self.phases_end(table)?;
        if !self.state.is_playing() {
            return Ok(());
        }
        let loser = || Seat::all(table.seats.len()).find(|seat| !over.winners.contains(seat));
        let event = match (over.reason, over.winners.as_slice(), loser()) {
            // rule I-4
            (EndReason::Conceded, [_], Some(seat)) => MatchEvent::Conceded { seat, stake: Stake::Game },
            (_, [winner], _) => MatchEvent::GameEnded { result: GameResult::Won(*winner), standing: standing(table) },
            (_, [], _) => MatchEvent::GameEnded { result: GameResult::Drawn, standing: standing(table) },
            (_, several, _) => {
                let result = GameResult::Shared(several.iter().copied().collect());
                MatchEvent::GameEnded { result, standing: standing(table) }
            }
        };
        self.happen(event)?;
        self.playing = None;
        Ok(())
    }
}

/// Saves a game of a match under the name the match knows: once whatever took its place is put away.
fn same_file(path: PathBuf) -> Elsewhere<Unlimited> {
    Box::new(move |header| {
        let file = SaveFile::create_again(&path, header).map_err(|fault| NotKept(fault.to_string()))?;
        Ok(Box::new(file))
    })
}

/// The standing that can decide a level match (rule M-9): remaining HP, not damage, and the initiative.
pub(super) fn standing(table: &View) -> Standing {
    let hp = |seat: Seat| {
        table.seats.get(seat.index()).map_or(0, |side| u32::try_from(side.base.remaining().max(0)).unwrap_or(0))
    };
    Standing { hp: BySeat::new(table.seats.len(), hp), initiative: table.initiative.seat }
}
