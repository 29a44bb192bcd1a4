//! Seats around the table: two to six, in a fixed circle, and who plays with whom. Knows no game.

pub mod chance;
pub mod keyed;
pub mod naming;
mod teams;

pub use teams::Teams;

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most people that can sit at one table.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `count` seats.
    pub const fn next(self, count: usize) -> Seat {
        Seat(((self.0 as usize + 1) % count) as u8)
    }

    /// All `count` seats clockwise, starting with this one.
    pub fn clockwise(self, count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| Seat(((self.index() + step) % count) as u8))
    }

    /// All `count` seats in table order.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    /// People count seats from 1.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table of `count`.
    pub const fn everyone(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Just one seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is the seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats that are in both sets.
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats that are in at least one of the sets.
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Is a seat in both sets?
    pub const fn meets(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The first seat in table order.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in table order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        // A set read from a file may name seats that no table has.
        let mut left = self.0 & SeatSet::everyone(MAX_SEATS).0;
        let count = left.count_ones() as usize;
        std::iter::repeat_with(move || {
            let next = Seat(left.trailing_zeros() as u8);
            left &= left.saturating_sub(1);
            next
        })
        .take(count)
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for each seat of the table.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T: Clone> Clone for BySeat<T> {
    fn clone(&self) -> BySeat<T> {
        BySeat(self.0.clone())
    }

    /// Reuses the memory of every value.
    fn clone_from(&mut self, from: &BySeat<T>) {
        self.0.clone_from(&from.0);
    }
}

impl<T> BySeat<T> {
    /// Makes the value of every seat.
    pub fn new(count: usize, make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(count).map(make).collect())
    }

    /// From a list with one value per seat, in table order.
    pub fn from_vec(values: Vec<T>) -> BySeat<T> {
        BySeat(values)
    }

    /// How many seats the table has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is there no seat at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The values in table order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in table order, mutable.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Seats with their values, in table order.
    pub fn each(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The value of a seat, if the table has it.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
