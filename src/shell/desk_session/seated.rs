//! Matches of the event played at this keyboard: what they start from, where they are saved, and their results
//! (formats.md R-3). The journal says where a match is, so that one left in the middle can be continued.

use super::{DeskSession, names_of};
use crate::desk::signed;
use crate::refusal::{DeskFault, Refusal};
use events::tournament::{Done, Ending, EventFormat, MatchType, Op, ResultOp, Tier};
use swu_decks::formats::{DeckList, Format, Profile, Severity, Terms, judge};

/// Who signs for a result that was played at this keyboard.
const MATCH: &str = "the match";

/// A table at this keyboard: the match of two, or the game of a pod of Twin Suns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableMatch {
    /// The players, in the order of their seats.
    pub names: Vec<String>,
    /// Their lists, as SWUDB JSON.
    pub lists: Vec<String>,
    /// Is it a game of Twin Suns?
    pub twin_suns: bool,
    /// Best of three, or one game.
    pub best_of_three: bool,
    /// Is it part of the top cut?
    pub elimination: bool,
    /// Are decks built from pools?
    pub limited: bool,
    /// The sets whose boosters were opened, as far as known.
    pub sets: Vec<String>,
    /// As strictly as in a competitive event?
    pub strict: bool,
    /// Seconds left in the round at this table.
    pub seconds: u32,
}

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableResult {
    /// The players.
    pub names: Vec<String>,
    /// Games won by each, and drawn.
    pub games: [u32; 3],
    /// How it ended.
    pub end: Ending,
    /// Who conceded or did not come.
    pub by: Option<String>,
    /// Who won.
    pub winner: Option<String>,
    /// Everybody's final place, in a pod.
    pub places: Option<Vec<u32>>,
}

impl DeskSession {
    /// What a match at this table starts from.
    pub fn table_match(&self, place: usize) -> Result<TableMatch, Refusal> {
        let event = self.event();
        let Some(time) = self.time(Some(place)) else {
            return Err(DeskFault::NotBegun.into());
        };
        if !self.is_open(place) {
            return Err(DeskFault::HasResult.into());
        }
        let twin_suns = event.setup().format == EventFormat::TwinSuns;
        let names = names_of(event, place);
        if names.len() < 2 {
            return Err(DeskFault::Bye.into());
        }
        let list = |name: &String| {
            let player = event.players().iter().find(|player| player.name == *name);
            let list = player.and_then(|player| player.list.clone());
            list.ok_or_else(|| DeskFault::NoList(name.clone()))
        };
        let lists = names.iter().map(list).collect::<Result<_, DeskFault>>()?;
        let setup = event.setup();
        let elimination = !event.bracket().is_empty();
        Ok(TableMatch {
            names,
            lists,
            twin_suns,
            best_of_three: elimination || setup.match_type == MatchType::Bo3,
            elimination,
            limited: matches!(setup.format, EventFormat::Sealed | EventFormat::Draft),
            sets: setup.sets.clone(),
            strict: setup.tier == Tier::Competitive,
            seconds: if time.called { 0 } else { u32::try_from(time.seconds).unwrap_or(0) },
        })
    }

    /// Where the match of this table is saved, if it was begun here.
    pub fn saved(&self, place: usize) -> Option<&str> {
        self.event().tables().get(place)?.saved.as_deref()
    }

    /// The match of this table is played here, and saved there.
    pub fn seat_here(&mut self, place: usize, saved: &str) -> Result<Done, Refusal> {
        let players = names_of(self.event(), place);
        self.act(Op::Here { players, saved: saved.to_owned() })
    }

    /// Takes the results of matches played here; `result` reads a save. Returns what was taken, in words.
    ///
    /// # Errors
    /// A result cannot be taken.
    pub fn collect(&mut self, result: impl Fn(&str) -> Option<TableResult>) -> Result<Vec<String>, Refusal> {
        let mut taken = Vec::new();
        for place in 0..self.event().tables().len() {
            let Some(result) = self.saved(place).filter(|_| self.is_open(place)).and_then(&result) else { continue };
            let said = match &result.places {
                Some(places) => places.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
                None => format!("{}-{}", result.games[0], result.games[1]),
            };
            let said = format!("{} {said}", result.names.join(" - "));
            let level = result.games[0] == result.games[1];
            let elimination = !self.event().bracket().is_empty();
            let winner = result.winner.filter(|_| level && elimination);
            let TableResult { names, games, end, by, places, .. } = result;
            let result = ResultOp { players: names, games, end, by, winner, places, ..ResultOp::default() };
            self.act_as(Op::Result(result), signed(MATCH))?;
            taken.push(said);
            // The last result closes the round, and its tables are gone.
            if self.event().tables().is_empty() {
                break;
            }
        }
        Ok(taken)
    }
}

/// Everything that keeps a list out of an event of this format, as sentences.
pub(super) fn faults(format: EventFormat, list: &DeckList) -> Vec<String> {
    let format = match format {
        EventFormat::Premier => Format::Premier,
        EventFormat::TwinSuns => Format::TwinSuns,
        EventFormat::Sealed | EventFormat::Draft => Format::Limited,
    };
    let profile = Profile::made_for(list, format, None);
    let faults = judge(list, &Terms::of(format, profile)).faults;
    faults.iter().filter(|fault| fault.severity > Severity::Warning).map(ToString::to_string).collect()
}
