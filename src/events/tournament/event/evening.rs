//! What an evening needs around its rounds: announcements, prizes, tables kept for a player.

use super::desk::Desk;
use super::setup::is_name;
use super::{Done, Event};
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};

/// The longest announcement: it is to be read from the back of a room.
const LONGEST_ANNOUNCEMENT: usize = 200;

/// The highest number of a table that can be kept.
const MOST_TABLES: u32 = 1000;

/// The most places with a prize.
const MOST_PRIZES: usize = 128;

/// Can this be announced? The log keeps it.
pub(super) fn announce(text: &str) -> Result<Done, DeskRefusal> {
    let shown = text.chars().count() <= LONGEST_ANNOUNCEMENT && !text.chars().any(char::is_control);
    ensure(shown, DeskCode::BadName, || {
        format!("an announcement has at most {LONGEST_ANNOUNCEMENT} characters, in one line")
    })?;
    Ok(Done::default())
}

impl Desk {
    /// Somebody keeps a table from the next pairing on.
    pub(super) fn keep_table(&mut self, name: &str, table: Option<u32>) -> Result<Done, DeskRefusal> {
        let player = self.find(name)?;
        let possible = table.is_none_or(|table| (1..=MOST_TABLES).contains(&table));
        ensure(possible, DeskCode::BadCount, || format!("a table has a number from 1 to {MOST_TABLES}"))?;
        let others = || self.players.iter().enumerate().filter(|(other, _)| *other != player);
        let taken = others().find(|(_, other)| table.is_some() && other.table == table && other.dropped.is_none());
        if let Some((other, _)) = taken {
            let sentence = format!("{} keeps this table", self.name(other));
            return Err(DeskRefusal::new(DeskCode::Locked, sentence));
        }
        self.players[player].table = table;
        Ok(Done::default())
    }

    pub(super) fn set_prizes(&mut self, prizes: &[String]) -> Result<Done, DeskRefusal> {
        let told = prizes.len() <= MOST_PRIZES && prizes.iter().all(|prize| is_name(prize));
        ensure(told, DeskCode::BadCount, || {
            format!("there are prizes for up to {MOST_PRIZES} places, each in a few words")
        })?;
        self.prizes = prizes.to_vec();
        Ok(Done::default())
    }

    /// Tables in the order of their numbers: those of players who keep one are there, as far as there is such a table.
    pub(super) fn at_kept_tables(&self, tables: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
        let kept = |table: &[usize]| {
            let numbers = table.iter().filter_map(|player| self.players.get(*player)?.table);
            numbers.min().filter(|_| table.len() > 1)
        };
        let mut places: Vec<Option<Vec<usize>>> = vec![None; tables.len()];
        let mut others = Vec::new();
        for table in tables {
            let place = kept(&table).and_then(|number| places.get_mut(number as usize - 1));
            match place.filter(|place| place.is_none()) {
                Some(place) => *place = Some(table),
                None => others.push(table),
            }
        }
        let mut others = others.into_iter();
        places.into_iter().filter_map(|place| place.or_else(|| others.next())).collect()
    }

    /// Penalties given between two rounds count now that the players have a match.
    pub(super) fn settle_penalties(&mut self) {
        let needed = self.needed();
        let Some(number) = self.rounds.len().checked_sub(1) else { return };
        for place in 0..self.rounds[number].tables.len() {
            let players = self.rounds[number].tables[place].players.clone();
            let open = self.rounds[number].tables[place].outcome.is_none() && players.len() == 2;
            for (seat, player) in players.into_iter().enumerate().filter(|_| open) {
                let owed = std::mem::take(&mut self.players[player].owed);
                let lost = &mut self.rounds[number].tables[place].losses[seat];
                *lost = (*lost + owed).min(needed);
            }
            if open {
                self.lose_by_penalties(number, place);
            }
        }
    }
}

impl Event {
    /// What the places win, the first place first.
    pub fn prizes(&self) -> &[String] {
        &self.desk.prizes
    }
}
