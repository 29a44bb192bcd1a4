//! Lists put in order. Equal ones keep the order that they had.
//!
//! What the standard library sorts with is made anew for every type and every way of comparing, some ten thousand bytes
//! each time, and faster than lists on a screen need. Here a short list is put in order where it is, and for a longer one
//! the places are sorted, by one piece of code for all lists.

use std::cmp::Ordering;

/// Longer lists than that are sorted by their places.
const SHORT: usize = 20;

/// A list that can be put in order.
pub trait Order<T> {
    /// The least first.
    fn order(&mut self)
    where
        T: Ord;

    /// By this comparison, the least first.
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// By what it is asked of each of them, the least first.
    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> Order<T> for [T] {
    fn order(&mut self)
    where
        T: Ord,
    {
        self.order_by(T::cmp);
    }

    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        if self.len() > SHORT {
            let to = destinations(self.len(), &mut |one, other| compare(&self[one], &self[other]));
            move_there(to, &mut |one, other| self.swap(one, other));
            return;
        }
        for next in 1..self.len() {
            let mut place = next;
            while place > 0 && compare(&self[place], &self[place - 1]).is_lt() {
                self.swap(place, place - 1);
                place -= 1;
            }
        }
    }

    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|one, other| key(one).cmp(&key(other)));
    }
}

/// Everything collected, one by one. `collect` puts maps and sets in order first, with a sort made anew for each type.
pub trait Gather: Iterator + Sized {
    /// All that comes; of equal keys, what came last.
    fn gathered<C: Default + Extend<Self::Item>>(self) -> C {
        let mut all = C::default();
        all.extend(self);
        all
    }
}

impl<I: Iterator> Gather for I {}

/// For each place, where what is there belongs.
#[inline(never)]
fn destinations(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|one, other| compare(*one, *other));
    let mut to = vec![0; len];
    for (there, from) in places.into_iter().enumerate() {
        to[from] = there;
    }
    to
}

/// Swaps until everything is where it belongs.
#[inline(never)]
fn move_there(mut to: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for place in 0..to.len() {
        while to[place] != place {
            let there = to[place];
            swap(place, there);
            to.swap(place, there);
        }
    }
}
