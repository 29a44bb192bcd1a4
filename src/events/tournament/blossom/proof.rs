//! Why a matching is cheapest: values of vertices and of odd sets, such that no pair costs less than they allow
//! together, and the pairs of the matching cost exactly that.

use super::Costs;

/// Dual values, for four times the costs so that they are whole numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// What every vertex pays; may be negative.
    pub vertices: Vec<i128>,
    /// Odd sets, and what each pays back for a pair inside it; never negative.
    pub sets: Vec<(Vec<usize>, i128)>,
}

impl Proof {
    /// Checks it against costs and a matching. Every perfect matching costs at least the sum of all vertices less the
    /// most the sets can pay back, as a set of 2k + 1 vertices holds at most k pairs; this one costs exactly that.
    pub fn holds(&self, costs: &Costs, mates: &[usize]) -> bool {
        let count = costs.count();
        let matched = |one: usize| mates.get(one).is_some_and(|other| *other != one && mates.get(*other) == Some(&one));
        if mates.len() != count || self.vertices.len() != count || !(0..count).all(matched) {
            return false;
        }
        let mut back = vec![0; count * count];
        let mut bound: i128 = self.vertices.iter().sum();
        for (set, value) in &self.sets {
            let mut once = set.clone();
            once.sort();
            once.dedup();
            if *value < 0
                || set.len().is_multiple_of(2)
                || once.len() != set.len()
                || set.iter().any(|one| *one >= count)
            {
                return false;
            }
            bound -= value * (set.len() as i128 / 2);
            for one in set {
                set.iter().for_each(|other| back[one * count + other] += value);
            }
        }
        let paid = |one: usize, other: usize| self.vertices[one] + self.vertices[other] - back[one * count + other];
        let covered = |one: usize| (one + 1..count).all(|other| paid(one, other) <= 4 * costs.get(one, other));
        let cost: i128 = mates.iter().enumerate().map(|(one, other)| costs.get(one, *other)).sum();
        (0..count).all(covered) && bound == 2 * cost
    }
}
