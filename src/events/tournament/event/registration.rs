//! Before the rounds: players, attendance, lists, the start (formats.md E-5, V, N-3).

use super::Done;
use super::desk::{Desk, DeskStage, Player};
use super::setup::is_name;
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};
use crate::tournament::rounds::{Tier, rounds};
use seats::naming;

/// Rounds of a Twin Suns event (formats.md A26).
const POD_ROUNDS: u32 = 3;

/// The most Swiss rounds that can be set.
const MOST_ROUNDS: u32 = 30;

impl Desk {
    pub(super) fn register(
        &mut self,
        name: &str,
        uid: &Option<String>,
        person: [&Option<String>; 2],
    ) -> Result<Done, DeskRefusal> {
        ensure(is_name(name), DeskCode::BadName, || "a player has a name of 1 to 100 characters [E-5]".to_owned())?;
        let given = |text: &Option<String>| text.as_ref().is_some_and(|text| is_name(text));
        let known = given(uid) && person.into_iter().all(given);
        ensure(self.setup.tier == Tier::Casual || known, DeskCode::BadName, || {
            "a competitive event needs first name, last name and unlimited id of every player [E-5]".to_owned()
        })?;
        let same = |player: &Player| player.name == name || (uid.is_some() && player.uid == *uid);
        ensure(!self.players.iter().any(same), DeskCode::DuplicatePlayer, || {
            "this name or unlimited id is registered already [E-5]".to_owned()
        })?;
        let [first, last] = person;
        self.players.push(Player {
            name: name.to_owned(),
            uid: uid.clone(),
            person: (first.clone(), last.clone()),
            present: false,
            joined: None,
            dropped: None,
            list: None,
            table: None,
            owed: 0,
        });
        if self.stage != DeskStage::Registration {
            self.come_late(self.players.len() - 1)?;
        }
        Ok(Done::default())
    }

    /// Can people who type names tell everybody registered from somebody of this name? The very same name is refused
    /// when it registers.
    pub(super) fn is_told_from_all(&self, name: &str) -> Result<(), DeskRefusal> {
        let alike = self.players.iter().find(|player| player.name != name && naming::are_one(&player.name, name));
        match alike {
            None => Ok(()),
            Some(player) => Err(DeskRefusal::new(
                DeskCode::DuplicatePlayer,
                format!("the names {name} and {} could not be told apart: say more of the name [E-5]", player.name),
            )),
        }
    }

    /// A player comes after the start, and plays from the next pairing on (formats.md S-15).
    fn come_late(&mut self, player: usize) -> Result<(), DeskRefusal> {
        let swiss_goes_on = matches!(self.stage, DeskStage::Ready | DeskStage::Paired | DeskStage::Playing)
            && self.bracket.is_empty()
            && self.next_swiss() <= self.swiss;
        ensure(swiss_goes_on, DeskCode::Locked, || "there is no Swiss round left to come in [S-15]".to_owned())?;
        let first = self.next_swiss();
        let late = &mut self.players[player];
        (late.present, late.joined) = (true, Some(first));
        self.entered.push(player);
        Ok(())
    }

    pub(super) fn check_in(&mut self, name: &str, present: bool) -> Result<Done, DeskRefusal> {
        let player = self.find(name)?;
        let state = &self.players[player];
        ensure(state.dropped.is_none(), DeskCode::NotActive, || format!("{name} has dropped [S-14]"))?;
        if self.stage == DeskStage::Registration {
            self.players[player].present = present;
        } else if present && state.joined.is_none() {
            self.come_late(player)?;
        } else {
            ensure(present, DeskCode::Locked, || format!("{name} takes part; say drop [S-14]"))?;
        }
        Ok(Done::default())
    }

    pub(super) fn hand_in(&mut self, name: &str, deck: &str) -> Result<Done, DeskRefusal> {
        let player = self.find(name)?;
        let state = &self.players[player];
        ensure(state.dropped.is_none(), DeskCode::NotActive, || format!("{name} has dropped [S-14]"))?;
        let running = self.swiss_rounds() - u32::from(self.stage == DeskStage::Paired && self.bracket.is_empty());
        let has_played = state.joined.is_some_and(|first| first <= running);
        let over = self.stage == DeskStage::Over || !self.bracket.is_empty();
        ensure(!has_played && !over, DeskCode::Locked, || {
            format!("the list of {name} is frozen since the first match [V-2]")
        })?;
        self.players[player].list = Some(deck.to_owned());
        Ok(Done::default())
    }

    pub(super) fn start(&mut self) -> Result<Done, DeskRefusal> {
        if self.stage != DeskStage::Registration {
            return Err(self.wrong_stage("starting"));
        }
        let there = |player: &&usize| self.players[**player].present && self.players[**player].dropped.is_none();
        let all: Vec<usize> = (0..self.players.len()).collect();
        let present: Vec<usize> = all.iter().filter(there).copied().collect();
        let (swiss, cut) = rounds(present.len() as u64, self.setup.tier)?;
        let missing: Vec<&str> = present
            .iter()
            .filter(|player| self.players[**player].list.is_none())
            .map(|player| self.name(*player))
            .collect();
        ensure(self.setup.tier == Tier::Casual || missing.is_empty(), DeskCode::ListMissing, || {
            format!("lists are missing of {} [V-1]", missing.join(", "))
        })?;
        self.swiss = self.wanted_rounds.unwrap_or(if self.is_pods() { POD_ROUNDS } else { swiss });
        self.cut = if self.is_pods() { 0 } else { cut };
        present.iter().for_each(|player| self.players[*player].joined = Some(1));
        self.entered = present;
        self.stage = DeskStage::Ready;
        Ok(Done::default())
    }

    /// Casual events may play another number of rounds, announced before the first (formats.md N-5).
    pub(super) fn set_rounds(&mut self, swiss: u32) -> Result<Done, DeskRefusal> {
        ensure((1..=MOST_ROUNDS).contains(&swiss), DeskCode::BadCount, || {
            format!("there are 1 to {MOST_ROUNDS} Swiss rounds, not {swiss} [N-5]")
        })?;
        let begun = match self.stage {
            DeskStage::Registration | DeskStage::Ready => !self.rounds.is_empty(),
            DeskStage::Paired => self.rounds.len() > 1,
            DeskStage::Playing | DeskStage::CutReady | DeskStage::Over => true,
        };
        ensure(!begun, DeskCode::Locked, || "the rounds are fixed since the first began [N-3]".to_owned())?;
        ensure(self.setup.tier == Tier::Casual, DeskCode::Locked, || {
            "the rounds of a competitive event are those of the table [N-1, N-5]".to_owned()
        })?;
        self.wanted_rounds = Some(swiss);
        if self.stage != DeskStage::Registration {
            self.swiss = swiss;
        }
        Ok(Done::default())
    }
}
