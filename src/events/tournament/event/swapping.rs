//! Two players change places in a pairing that has not begun, at the organiser's wish (formats.md S-16).

use super::Done;
use super::desk::{Desk, DeskStage, Seated};
use crate::tournament::check::{PairingFault, check};
use crate::tournament::pairing::Field;
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};

/// A player's table, and the seat there.
type At = (usize, usize);

impl Desk {
    /// Puts each of two players where the other sat. A pairing that breaks rules is made only with `anyway`.
    pub(super) fn swap(&mut self, players: &[String; 2], anyway: bool) -> Result<Done, DeskRefusal> {
        let swapped = self.swapped(players)?;
        let broken = swapped.broken(self.places(players)?)?;
        ensure(anyway || broken.is_empty(), DeskCode::IllegalPairing, || {
            format!("{} [S-16]; it is done only if it is confirmed", broken.join("; "))
        })?;
        *self = swapped;
        Ok(Done::default())
    }

    /// Every rule that the two new tables would break, as sentences.
    pub(super) fn broken_by_swap(&self, players: &[String; 2]) -> Result<Vec<String>, DeskRefusal> {
        self.swapped(players)?.broken(self.places(players)?)
    }

    /// The desk with the two in each other's places.
    fn swapped(&self, names: &[String; 2]) -> Result<Desk, DeskRefusal> {
        let mut desk = self.clone();
        let [one, other] = self.places(names)?;
        let Some(tables) = desk.rounds.last_mut().map(|round| &mut round.tables) else { return Ok(desk) };
        let ((first, seat), (second, place)) = (one, other);
        let who = (tables[first].players[seat], tables[second].players[place]);
        let lost = (tables[first].losses[seat], tables[second].losses[place]);
        (tables[first].players[seat], tables[second].players[place]) = (who.1, who.0);
        (tables[first].losses[seat], tables[second].losses[place]) = (lost.1, lost.0);
        (tables[first].by_hand, tables[second].by_hand) = (true, true);
        Ok(desk)
    }

    /// Where two players sit, at two tables of a Swiss round that is paired and has not begun.
    fn places(&self, names: &[String; 2]) -> Result<[At; 2], DeskRefusal> {
        if self.stage != DeskStage::Paired || !self.bracket.is_empty() {
            return Err(self.wrong_stage("changing places in a Swiss pairing [S-16]"));
        }
        let tables = self.rounds.last().map(|round| round.tables.as_slice()).unwrap_or_default();
        let at = |name: &String| {
            let player = self.find(name)?;
            let seat = |table: &Seated| table.players.iter().position(|other| *other == player);
            let mut found = tables.iter().enumerate().filter_map(|(place, table)| Some((place, seat(table)?)));
            found.next().ok_or_else(|| DeskRefusal::new(DeskCode::NotActive, format!("{name} sits at no table")))
        };
        let places = [at(&names[0])?, at(&names[1])?];
        ensure(places[0].0 != places[1].0, DeskCode::IllegalPairing, || {
            format!("{} sit at one table: nothing would change [S-16]", names.join(" and "))
        })?;
        Ok(places)
    }

    /// The rules that these two tables break; empty if no pairing is better.
    fn broken(&self, places: [At; 2]) -> Result<Vec<String>, DeskRefusal> {
        let tables = self.rounds.last().map(|round| round.tables.as_slice()).unwrap_or_default();
        let touched = places.iter().filter_map(|(place, _)| tables.get(*place));
        if self.is_pods() {
            return Ok(touched.flat_map(|table| self.met_in_pod(table)).collect());
        }
        let name = |player: usize| self.name(player).to_owned();
        let pairs: Vec<(String, Option<String>)> = tables
            .iter()
            .filter_map(|table| Some((name(*table.players.first()?), table.players.get(1).map(|other| name(*other)))))
            .collect();
        let history = self.history();
        let faults = check(&history, &pairs)?;
        let field = Field::of(&history);
        let place = |player: usize| self.entered.iter().position(|other| *other == player).unwrap_or_default();
        let sentence = |table: &Seated| match table.players.as_slice() {
            [player] if faults.contains(&PairingFault::ByeWho) => {
                Some(format!("the bye of {} belongs to somebody else [S-11]", self.name(*player)))
            }
            [one, other] => {
                let (names, one, other) =
                    (format!("{} and {}", self.name(*one), self.name(*other)), place(*one), place(*other));
                let points = [one, other].map(|player| field.tallies[player].points);
                if faults.contains(&PairingFault::Rematch) && field.met(one, other) {
                    Some(format!("{names} have met before [S-7]"))
                } else if !faults.is_empty() && points[0] != points[1] {
                    Some(format!("{names} have {} and {} points [S-5]", points[0], points[1]))
                } else {
                    None
                }
            }
            _ => None,
        };
        Ok(touched.filter_map(sentence).collect())
    }

    /// Those of a pod who have sat in one together before.
    fn met_in_pod(&self, table: &Seated) -> Vec<String> {
        let mut met = Vec::new();
        for (seat, one) in table.players.iter().enumerate() {
            for other in &table.players[seat + 1..] {
                let before = self.rounds.iter().filter(|round| round.finished).flat_map(|round| &round.tables);
                if before.into_iter().any(|pod| pod.players.contains(one) && pod.players.contains(other)) {
                    met.push(format!("{} and {} have met before [A26]", self.name(*one), self.name(*other)));
                }
            }
        }
        met
    }
}
