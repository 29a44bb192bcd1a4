//! Odd cycles become one blossom, and its children are separate again once the blossom has lost its value.

use super::{Label, Search};

impl Search {
    /// Makes one blossom of an odd cycle: the paths of two outer vertices up to where they meet.
    pub(super) fn shrink(&mut self, one: usize, meeting: usize, other: usize) {
        let free = (self.count + 1..=self.last).find(|blossom| self.root[*blossom] == 0);
        let blossom = free.unwrap_or(self.last + 1);
        self.last = self.last.max(blossom);
        (self.values[blossom], self.label[blossom]) = (0, Label::Outer);
        self.mate[blossom] = self.mate[meeting];
        let mut children = vec![meeting];
        for (side, start) in [one, other].into_iter().enumerate() {
            let mut at = start;
            while at != meeting {
                let below = self.root[self.mate[at]];
                children.extend([at, below]);
                self.enqueue(below);
                at = self.root[self.parent[below]];
            }
            if side == 0 {
                children[1..].reverse();
            }
        }
        self.children[blossom] = children;
        self.set_root(blossom, blossom);
        self.edges_of(blossom);
        self.find_slack(blossom);
    }

    /// The best edges of a new blossom are those of its children.
    fn edges_of(&mut self, blossom: usize) {
        for other in 1..=self.last {
            self.edges[blossom * self.stride + other] = (0, 0);
            self.edges[other * self.stride + blossom] = (0, 0);
        }
        let holders = blossom * (self.count + 1);
        self.holder[holders..=holders + self.count].fill(0);
        for child in self.children[blossom].clone() {
            for other in 1..=self.last {
                let (best, edge) = (self.edge(blossom, other), self.edge(child, other));
                if edge != (0, 0) && (best == (0, 0) || self.lack(edge) < self.lack(best)) {
                    self.edges[blossom * self.stride + other] = edge;
                    self.edges[other * self.stride + blossom] = self.edge(other, child);
                }
            }
            for vertex in 1..=self.count {
                if self.holder(child, vertex) != 0 {
                    self.holder[holders + vertex] = child as u32;
                }
            }
        }
    }

    /// Puts the children of an inner blossom without value back in its place.
    pub(super) fn expand(&mut self, blossom: usize) {
        for child in self.children[blossom].clone() {
            self.set_root(child, child);
        }
        let entry = self.holder(blossom, self.edge(blossom, self.parent[blossom]).0 as usize);
        let place = self.even_place(blossom, entry);
        let children = self.children[blossom].clone();
        for step in (0..place).step_by(2) {
            let (inner, outer) = (children[step], children[step + 1]);
            self.parent[inner] = self.edge(outer, inner).0 as usize;
            (self.label[inner], self.label[outer]) = (Label::Inner, Label::Outer);
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = self.parent[blossom];
        for child in children.into_iter().skip(place + 1) {
            self.label[child] = Label::Free;
            self.find_slack(child);
        }
        self.root[blossom] = 0;
    }
}
