//! A game on the table with the match around it, if it belongs to one: what concerns both is done here, in one order.

mod obey;

use crate::hosted_match::HostedMatch;
use crate::open_notes::{Due, OpenNotes};
use crate::place::Place;
use crate::refusal::{Refusal, TableFault};
use crate::session::Session;
use hotseat::handover::Confirmed;
use seats::Seat;
use std::time::Instant;

/// The match being played, and the game on the table; either may be missing.
pub struct Around<'a> {
    /// The match.
    pub contest: Option<&'a mut HostedMatch>,
    /// The game.
    pub game: Option<&'a mut dyn Session>,
}

impl Around<'_> {
    /// Time passes in a match. Returns what should be said about it.
    ///
    /// # Errors
    /// It cannot be written down.
    pub fn pass_time(&mut self, now: Instant) -> Result<Option<String>, Refusal> {
        let Some(contest) = &mut self.contest else { return Ok(None) };
        let Some(game) = &mut self.game else {
            Place::tick(*contest, now)?;
            return Ok(None);
        };
        let Some(round) = contest.tick(now, Some(game.known()))? else { return Ok(None) };
        game.ending_mut().ok_or(TableFault::NotStopped(round))?.stop_after(round)?;
        Ok(Some(format!("Time is called: the action phase of round {round} is the last one.")))
    }

    /// The game leaves the table; if it is over, its match records the result.
    ///
    /// # Errors
    /// It cannot be written down.
    pub fn leave_game(&mut self, now: Instant) -> Result<(), Refusal> {
        let (Some(contest), Some(game)) = (&mut self.contest, &self.game) else { return Ok(()) };
        contest.tick(now, Some(game.known()))?;
        contest.left_table(game.known())
    }

    /// The person who gave the proof concedes the whole match.
    ///
    /// # Errors
    /// They cannot concede now, or it cannot be written down.
    pub fn concede_match(&mut self, proof: Confirmed, now: Instant) -> Result<(), Refusal> {
        let (Some(contest), Some(game)) = (&mut self.contest, &mut self.game) else { return Ok(()) };
        // The match is told first: if the program ended here, the match would still be over.
        contest.concede_match(&proof)?;
        game.ending_mut().ok_or(TableFault::NoConcession)?.concede(proof, now)
    }

    /// Tells the match whether the screen is covered while the keyboard changes hands (rule M-15).
    ///
    /// # Errors
    /// It cannot be written down.
    pub fn cover(&mut self, table_is_covered: bool, now: Instant) -> Result<(), Refusal> {
        let Some(contest) = &mut self.contest else { return Ok(()) };
        let covered = table_is_covered || contest.spelling().is_some();
        contest.curtain(covered, now)
    }

    /// What the own notes say: those of a match are its own, and last from game to game.
    fn read_notes(&mut self, writer: &Confirmed) -> Result<String, Refusal> {
        match (&mut self.contest, &self.game) {
            (Some(contest), _) => contest.open_notes(writer.seat()),
            (None, Some(game)) => game.notebooks().ok_or(TableFault::NoNotes)?.notes(writer),
            (None, None) => Ok(String::new()),
        }
    }

    /// Writes open notes down as they are; `open` says whether they are still being written.
    ///
    /// # Errors
    /// They cannot be kept; what is kept is as it was.
    pub fn keep_notes(&mut self, notes: &mut OpenNotes, open: bool, now: Instant) -> Result<(), Refusal> {
        match (&mut self.contest, &mut self.game) {
            (Some(contest), _) => contest.write_notes(&notes.writer, &notes.text, open)?,
            (None, Some(game)) => {
                game.notebooks_mut().ok_or(TableFault::NoNotes)?.write_notes(&notes.writer, &notes.text)?;
            }
            (None, None) => {}
        }
        notes.kept(now);
        Ok(())
    }

    /// Time goes by while notes are open: true if they are to be closed, for nobody wrote for a while.
    ///
    /// # Errors
    /// They cannot be kept.
    pub fn notes_wait(&mut self, notes: &mut OpenNotes, now: Instant) -> Result<bool, Refusal> {
        match notes.due(now) {
            Due::Nothing => Ok(false),
            Due::Keep => self.keep_notes(notes, true, now).map(|()| false),
            Due::Close => Ok(true),
        }
    }

    /// The people, with their names.
    pub fn people(&self) -> Vec<(Seat, String)> {
        match (&self.game, &self.contest) {
            (Some(game), _) => {
                let named = |seat: Seat| (seat, game.table().name(seat).to_owned());
                game.people().into_iter().map(named).collect()
            }
            (None, Some(contest)) => contest.people(),
            (None, None) => Vec::new(),
        }
    }

    /// By seat: has it written any notes? Everybody may know that (rule O-1).
    pub fn notes_markers(&self) -> Vec<bool> {
        match (&self.contest, &self.game) {
            (Some(contest), _) => contest.notes_markers().iter().map(|marker| marker.exist).collect(),
            (None, Some(game)) => {
                let has = |seat| game.notebooks().is_some_and(|notebooks| notebooks.has_notes(seat));
                Seat::all(game.table().count()).map(has).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    /// What everybody may ask besides the table (rules H-1, O-1, Z-6): notes, the match, the promise about the luck.
    pub fn open_facts(&self) -> Vec<String> {
        let markers = self.notes_markers();
        let people = self.people().into_iter().filter(|(seat, _)| markers.get(seat.index()) == Some(&true));
        let writers: Vec<String> = people.map(|(_, name)| name).collect();
        let notes = if writers.is_empty() { "nobody has any".to_owned() } else { writers.join(", ") };
        let mut facts = vec![format!("Private notes: {notes}.")];
        if let Some(contest) = &self.contest {
            let view = contest.view();
            facts.push(format!("Match: {}.", view.title));
            facts.extend((!view.clock.is_empty()).then(|| format!("Round clock: {}.", view.clock)));
            facts.extend(contest.sizes());
        }
        let promised = self.contest.as_ref().and_then(|contest| contest.commitment());
        if let Some(commitment) = promised.or_else(|| self.game.as_ref()?.commitment().map(str::to_owned)) {
            facts.push(format!("Promised about the luck before the first hand: {commitment}."));
            facts.push("After the end cantina verify recomputes everything from the seed.".into());
        }
        facts
    }
}
