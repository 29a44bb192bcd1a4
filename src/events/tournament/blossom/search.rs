//! The search: vertices and blossoms are numbered from 1, blossoms after vertices, and 0 stands for none. A pair's
//! weight is twice how much less it costs than the dearest one, so the heaviest matching is the cheapest, and values that
//! begin as even numbers stay whole.

mod contraction;

use super::{Costs, Proof};
use std::collections::VecDeque;

/// Where something stands in the forest of alternating paths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A pair of vertices; 0 and 0 for none.
type Edge = (u32, u32);

pub(super) struct Search {
    count: usize,
    /// Vertices and blossoms numbered so far.
    last: usize,
    stride: usize,
    weights: Vec<i128>,
    /// The best edge between two vertices or blossoms.
    edges: Vec<Edge>,
    values: Vec<i128>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom around each.
    root: Vec<usize>,
    parent: Vec<usize>,
    /// Which child of a blossom holds a vertex.
    holder: Vec<u32>,
    label: Vec<Label>,
    seen: Vec<u32>,
    time: u32,
    children: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

impl Search {
    pub(super) fn new(costs: &Costs) -> Search {
        let count = costs.count();
        let stride = count + count / 2 + 2;
        let dearest = costs.largest() + 1;
        let mut weights = vec![0; (count + 1) * (count + 1)];
        let mut edges = vec![(0, 0); stride * stride];
        let mut holder = vec![0; stride * (count + 1)];
        let mut values = vec![0; stride];
        for one in 1..=count {
            holder[one * (count + 1) + one] = one as u32;
            for other in (1..=count).filter(|other| *other != one) {
                let weight = 2 * (dearest - costs.get(one - 1, other - 1));
                values[one] = weight.max(values[one]);
                weights[one * (count + 1) + other] = weight;
                edges[one * stride + other] = (one as u32, other as u32);
            }
        }
        let mut root = vec![0; stride];
        (0..=count).for_each(|one| root[one] = one);
        let mut search = Search {
            count,
            last: count,
            stride,
            weights,
            edges,
            values,
            mate: vec![0; stride],
            slack: vec![0; stride],
            root,
            parent: vec![0; stride],
            holder,
            label: vec![Label::Free; stride],
            seen: vec![0; stride],
            time: 0,
            children: vec![Vec::new(); stride],
            queue: VecDeque::new(),
        };
        search.begin();
        search
    }

    /// Most pairs are found without a search: each vertex pays no more than its dearest pair asks for, and is matched if
    /// whoever that is with is free. The values stay even.
    fn begin(&mut self) {
        for one in 1..=self.count {
            if self.mate[one] != 0 {
                continue;
            }
            let asked = |other: usize| 2 * self.weights[one * (self.count + 1) + other] - self.values[other];
            let others = (1..=self.count).filter(|other| *other != one);
            let Some(most) = others.clone().map(asked).max() else { return };
            let free = others.clone().find(|other| self.mate[*other] == 0 && asked(*other) == most);
            self.values[one] = most;
            if let Some(other) = free {
                (self.mate[one], self.mate[other]) = (other, one);
            }
        }
    }

    /// The partners, from 0; `None` if some vertex has none.
    pub(super) fn mates(&self) -> Option<Vec<usize>> {
        self.mate[1..=self.count].iter().map(|mate| mate.checked_sub(1)).collect()
    }

    /// The dual values, turned back from weights to costs.
    pub(super) fn proof(&self, dearest: i128) -> Proof {
        let vertices = self.values[1..=self.count].iter().map(|value| 2 * dearest - value).collect();
        let alive = (self.count + 1..=self.last).filter(|set| self.root[*set] != 0 && self.values[*set] != 0);
        let sets = alive.map(|set| {
            let mut inside = Vec::new();
            self.vertices_of(set, &mut inside);
            (inside.into_iter().map(|one| one - 1).collect(), self.values[set])
        });
        Proof { vertices, sets: sets.collect() }
    }

    fn vertices_of(&self, of: usize, found: &mut Vec<usize>) {
        if of <= self.count {
            found.push(of);
        } else {
            self.children[of].iter().for_each(|child| self.vertices_of(*child, found));
        }
    }

    fn edge(&self, one: usize, other: usize) -> Edge {
        self.edges[one * self.stride + other]
    }

    /// How much an edge lacks to be tight.
    fn lack(&self, (one, other): Edge) -> i128 {
        let (one, other) = (one as usize, other as usize);
        self.values[one] + self.values[other] - 2 * self.weights[one * (self.count + 1) + other]
    }

    fn holder(&self, blossom: usize, vertex: usize) -> usize {
        self.holder[blossom * (self.count + 1) + vertex] as usize
    }

    fn note_slack(&mut self, from: usize, to: usize) {
        let best = self.slack[to];
        if best == 0 || self.lack(self.edge(from, to)) < self.lack(self.edge(best, to)) {
            self.slack[to] = from;
        }
    }

    fn find_slack(&mut self, to: usize) {
        self.slack[to] = 0;
        for from in 1..=self.count {
            let outer = self.label[self.root[from]] == Label::Outer;
            if outer && self.root[from] != to && self.edge(from, to) != (0, 0) {
                self.note_slack(from, to);
            }
        }
    }

    fn enqueue(&mut self, of: usize) {
        let mut inside = Vec::new();
        self.vertices_of(of, &mut inside);
        self.queue.extend(inside);
    }

    fn set_root(&mut self, of: usize, root: usize) {
        self.root[of] = root;
        if of > self.count {
            for child in self.children[of].clone() {
                self.set_root(child, root);
            }
        }
    }

    /// The position of a child, arranged so that a path of even length leads to it from the base of the blossom.
    fn even_place(&mut self, blossom: usize, child: usize) -> usize {
        let children = &mut self.children[blossom];
        let place = children.iter().position(|other| *other == child).unwrap_or(0);
        if place.is_multiple_of(2) {
            return place;
        }
        children[1..].reverse();
        children.len() - place
    }

    fn join(&mut self, one: usize, other: usize) {
        let edge = self.edge(one, other);
        self.mate[one] = edge.1 as usize;
        if one > self.count {
            let child = self.holder(one, edge.0 as usize);
            let place = self.even_place(one, child);
            for step in 0..place {
                let (from, to) = (self.children[one][step], self.children[one][step ^ 1]);
                self.join(from, to);
            }
            self.join(child, other);
            self.children[one].rotate_left(place);
        }
    }

    fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = self.root[self.mate[one]];
            self.join(one, other);
            if next == 0 {
                return;
            }
            let above = self.root[self.parent[next]];
            self.join(next, above);
            (one, other) = (above, next);
        }
    }

    /// Where the paths of two vertices meet; 0 if they end in different trees.
    fn meeting(&mut self, mut one: usize, mut other: usize) -> usize {
        self.time += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.seen[one] == self.time {
                    return one;
                }
                self.seen[one] = self.time;
                one = self.root[self.mate[one]];
                if one != 0 {
                    one = self.root[self.parent[one]];
                }
            }
            std::mem::swap(&mut one, &mut other);
        }
        0
    }

    /// Takes a tight edge into the forest. True if it found an augmenting path.
    fn take(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.root[edge.0 as usize], self.root[edge.1 as usize]);
        match self.label[other] {
            Label::Free => {
                (self.parent[other], self.label[other]) = (edge.0 as usize, Label::Inner);
                let next = self.root[self.mate[other]];
                (self.slack[other], self.slack[next]) = (0, 0);
                self.label[next] = Label::Outer;
                self.enqueue(next);
            }
            Label::Outer => match self.meeting(one, other) {
                0 => {
                    self.augment(one, other);
                    self.augment(other, one);
                    return true;
                }
                meeting => self.shrink(one, meeting, other),
            },
            Label::Inner => {}
        }
        false
    }

    /// Grows the forest until one more pair is matched; false if no more can be.
    pub(super) fn augment_once(&mut self) -> bool {
        self.label[1..=self.last].fill(Label::Free);
        self.slack[1..=self.last].fill(0);
        self.queue.clear();
        for one in 1..=self.last {
            if self.root[one] == one && self.mate[one] == 0 {
                (self.parent[one], self.label[one]) = (0, Label::Outer);
                self.enqueue(one);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.scan() {
                return true;
            }
            let Some(step) = self.step() else { return false };
            self.shift(step);
            if self.take_new() {
                return true;
            }
            for blossom in self.count + 1..=self.last {
                let done = self.label[blossom] == Label::Inner && self.values[blossom] == 0;
                if self.root[blossom] == blossom && done {
                    self.expand(blossom);
                }
            }
        }
    }

    /// Follows tight edges from all waiting vertices.
    fn scan(&mut self) -> bool {
        while let Some(one) = self.queue.pop_front() {
            if self.label[self.root[one]] == Label::Inner {
                continue;
            }
            for other in 1..=self.count {
                if other == one || self.root[one] == self.root[other] {
                    continue;
                }
                let edge = (one as u32, other as u32);
                if self.lack(edge) > 0 {
                    self.note_slack(one, self.root[other]);
                } else if self.take(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// How far the values can move until something becomes tight.
    fn step(&self) -> Option<i128> {
        let blossoms = (self.count + 1..=self.last).filter(|one| self.root[*one] == *one);
        let shut = blossoms.filter(|one| self.label[*one] == Label::Inner).map(|one| self.values[one] / 2);
        let with_slack = (1..=self.last).filter(|one| self.root[*one] == *one && self.slack[*one] != 0);
        let tight = with_slack.filter_map(|one| {
            let lack = self.lack(self.edge(self.slack[one], one));
            match self.label[one] {
                Label::Free => Some(lack),
                Label::Outer => Some(lack / 2),
                Label::Inner => None,
            }
        });
        shut.chain(tight).min()
    }

    fn shift(&mut self, step: i128) {
        for one in 1..=self.count {
            match self.label[self.root[one]] {
                Label::Outer => self.values[one] -= step,
                Label::Inner => self.values[one] += step,
                Label::Free => {}
            }
        }
        for blossom in self.count + 1..=self.last {
            if self.root[blossom] == blossom {
                match self.label[blossom] {
                    Label::Outer => self.values[blossom] += 2 * step,
                    Label::Inner => self.values[blossom] -= 2 * step,
                    Label::Free => {}
                }
            }
        }
        self.queue.clear();
    }

    /// Takes the edges that have just become tight.
    fn take_new(&mut self) -> bool {
        for one in 1..=self.last {
            let from = self.slack[one];
            let fits = self.root[one] == one && from != 0 && self.root[from] != one;
            if fits && self.lack(self.edge(from, one)) == 0 && self.take(self.edge(from, one)) {
                return true;
            }
        }
        false
    }
}
