//! Why a pairing is as it is: the rule behind each bye, rematch and pair of different points.

use super::desk::{Desk, Seated};
use crate::tournament::pairing::Field;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The table, from 1.
    pub table: usize,
    /// The number of the rule.
    pub rule: &'static str,
    /// The explanation, in a sentence.
    pub sentence: String,
}

impl Desk {
    /// What is special about the tables of the last Swiss round.
    pub(super) fn why(&self) -> Vec<Reason> {
        let mut before = self.clone();
        let last = before.rounds.iter().rposition(|round| !round.elimination);
        let Some(last) = last else { return Vec::new() };
        let tables = self.rounds[last].tables.clone();
        if self.is_pods() {
            let by_hand = tables.iter().enumerate().filter(|(_, table)| table.by_hand);
            return by_hand.map(|(number, table)| self.by_hand(number, table)).collect();
        }
        before.rounds.truncate(last);
        let field = Field::of(&before.history());
        let place = |player: usize| before.entered.iter().position(|other| *other == player).unwrap_or_default();
        let mut reasons = Vec::new();
        for (number, table) in tables.iter().enumerate() {
            if table.by_hand {
                reasons.push(self.by_hand(number, table));
                continue;
            }
            let (rule, sentence) = match table.players.as_slice() {
                [player] if last == 0 => {
                    ("S-10", format!("{} has the bye of the first round by lot", self.name(*player)))
                }
                [player] => {
                    let sentence = format!(
                        "{} has the bye: the lowest rank with fewest byes that leaves the others pairable",
                        self.name(*player)
                    );
                    ("S-11", sentence)
                }
                [one, other] => {
                    let (first, second) = (place(*one), place(*other));
                    let points = [first, second].map(|player| field.tallies[player].points);
                    let names = format!("{} and {}", self.name(*one), self.name(*other));
                    if field.met(first, second) {
                        ("S-7", format!("{names} have met before: no pairing has fewer rematches"))
                    } else if points[0] != points[1] {
                        let sentence = format!(
                            "{names} have {} and {} points: no pairing has smaller differences",
                            points[0], points[1]
                        );
                        ("S-5", sentence)
                    } else {
                        continue;
                    }
                }
                _ => continue,
            };
            reasons.push(Reason { table: number + 1, rule, sentence });
        }
        reasons
    }

    /// A table that is as the organiser wanted it.
    fn by_hand(&self, number: usize, table: &Seated) -> Reason {
        let names: Vec<&str> = table.players.iter().map(|player| self.name(*player)).collect();
        let sentence = match names.as_slice() {
            [alone] => format!("the organiser gave the bye to {alone}"),
            several => format!("the organiser put {} together", several.join(" and ")),
        };
        Reason { table: number + 1, rule: "S-16", sentence }
    }
}
