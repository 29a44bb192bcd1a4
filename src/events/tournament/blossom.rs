//! A perfect matching of least cost in a complete graph, with a proof: the primal-dual blossom method in its dense
//! form. [`Matching::is_optimal`] checks the dual values it ends with, without using any of this code.

mod proof;
mod search;

pub use proof::Proof;

use search::Search;

/// The costs of all pairs of a number of vertices.
#[derive(Clone, Debug)]
pub struct Costs {
    count: usize,
    costs: Vec<i128>,
}

impl Costs {
    /// Costs from a function of two different vertices, asked once for each pair, the smaller first.
    pub fn of(count: usize, mut cost: impl FnMut(usize, usize) -> i128) -> Costs {
        let mut costs = vec![0; count * count];
        for one in 0..count {
            for other in one + 1..count {
                let value = cost(one, other);
                costs[one * count + other] = value;
                costs[other * count + one] = value;
            }
        }
        Costs { count, costs }
    }

    /// How many vertices there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The cost of a pair.
    pub fn get(&self, one: usize, other: usize) -> i128 {
        self.costs[one * self.count + other]
    }

    fn largest(&self) -> i128 {
        self.costs.iter().copied().max().unwrap_or(0)
    }
}

/// A perfect matching with its proof.
#[derive(Clone, Debug)]
pub struct Matching {
    /// The partner of each vertex.
    pub mates: Vec<usize>,
    /// Why no other costs less.
    pub proof: Proof,
}

impl Matching {
    /// The cheapest perfect matching; `None` for an odd number of vertices.
    pub fn cheapest(costs: &Costs) -> Option<Matching> {
        if !costs.count().is_multiple_of(2) {
            return None;
        }
        if costs.count() == 0 {
            return Some(Matching { mates: Vec::new(), proof: Proof::default() });
        }
        let mut search = Search::new(costs);
        while search.augment_once() {}
        let mates = search.mates()?;
        let proof = search.proof(costs.largest() + 1);
        Some(Matching { mates, proof })
    }

    /// The pairs, each with its smaller vertex first.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.mates.iter().enumerate().filter(|(one, other)| one < other).map(|(one, other)| (one, *other))
    }

    /// Does the proof hold: is there no perfect matching that costs less?
    pub fn is_optimal(&self, costs: &Costs) -> bool {
        self.proof.holds(costs, &self.mates)
    }
}
