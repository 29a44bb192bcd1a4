//! Who plays with whom.

use super::{BySeat, Seat, SeatSet};

/// The seats of a table in teams that win and lose together. A seat that plays for itself is a team of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teams(BySeat<SeatSet>);

impl Teams {
    /// Everybody plays for themselves.
    pub fn alone(count: usize) -> Teams {
        Teams(BySeat::new(count, SeatSet::one))
    }

    /// Teams whose members sit in turn around the table: with four seats and two teams, seats 1 and 3 against 2 and 4.
    pub fn alternating(count: usize, teams: usize) -> Teams {
        let teams = teams.max(1);
        Teams(BySeat::new(count, |seat| {
            Seat::all(count).filter(|other| other.index() % teams == seat.index() % teams).collect()
        }))
    }

    /// Teams as each seat states its own, in table order.
    pub fn of_seats(teams: Vec<SeatSet>) -> Teams {
        Teams(BySeat::from_vec(teams))
    }

    /// The team of a seat, itself included; nobody for a seat that the table does not have.
    pub fn of(&self, seat: Seat) -> SeatSet {
        self.0.get(seat).copied().unwrap_or_default()
    }

    /// Every team once, in the order of its first seat.
    pub fn iter(&self) -> impl Iterator<Item = SeatSet> + '_ {
        self.0.each().filter(|(seat, team)| team.first() == Some(*seat)).map(|(_, team)| *team)
    }
}
