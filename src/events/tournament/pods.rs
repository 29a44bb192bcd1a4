//! Twin Suns: tables of four, the rest of three (formats.md A26). Fewest repeated meetings, then least differences in
//! points: exact for up to twelve players; beyond that, no swap of two improves the seating.

use super::fraction::Fraction;
use super::refusal::{DeskCode, DeskRefusal, ensure};
use super::standings::Class;
use seats::keyed;

/// Points of the places.
const POINTS: [u32; 5] = [5, 3, 2, 1, 1];

/// Up to this many players every seating is tried.
const EXACT: usize = 12;

/// Players at one table.
const MOST: usize = 5;

/// A pod that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedPod {
    /// The players.
    pub players: Vec<usize>,
    /// Everybody's place, from 1.
    pub places: Vec<u32>,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PodHistory {
    /// Everybody who ever took part.
    pub players: Vec<String>,
    /// Who is seated next.
    pub active: Vec<usize>,
    /// The rounds.
    pub rounds: Vec<Vec<PlayedPod>>,
}

/// A seating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The pods.
    pub pods: Vec<Vec<usize>>,
    /// Pairs that have met before.
    pub repeats: u64,
    /// The sum of squared differences in points over all pairs of a pod.
    pub spread: u64,
}

impl PlayedPod {
    /// Are these places possible: does each have as many above it as its number says?
    pub fn is_sound(&self) -> bool {
        let above = |place: u32| self.places.iter().filter(|other| **other < place).count() as u32;
        (2..=MOST).contains(&self.players.len())
            && self.places.len() == self.players.len()
            && self.places.iter().all(|place| *place == above(*place) + 1)
    }

    /// Points for a player's place at this table; ties share the lower value.
    fn points(&self, seat: usize) -> u32 {
        let place = self.places[seat];
        let level = self.places.iter().filter(|other| **other == place).count();
        POINTS.get(place as usize + level - 2).copied().unwrap_or(0)
    }
}

impl PodHistory {
    fn tallies(&self) -> (Vec<u32>, Vec<u32>, Vec<Vec<u32>>) {
        let count = self.players.len();
        let (mut points, mut played, mut met) = (vec![0; count], vec![0; count], vec![vec![0; count]; count]);
        for pod in self.rounds.iter().flatten() {
            for (seat, player) in pod.players.iter().enumerate() {
                points[*player] += pod.points(seat);
                played[*player] += 1;
                for other in pod.players.iter().filter(|other| *other != player) {
                    met[*player][*other] += 1;
                }
            }
        }
        (points, played, met)
    }

    /// Everybody's points.
    pub fn points(&self) -> Vec<u32> {
        self.tallies().0
    }

    /// The ranking: points, the mean of opponents' points per round, the lot.
    ///
    /// # Errors
    /// The means cannot be written exactly.
    pub fn standings(&self, seed: u64) -> Result<Vec<Class>, DeskRefusal> {
        let (points, played, met) = self.tallies();
        let per_round = |player: usize| Fraction::new(points[player].into(), played[player].max(1).into());
        let mut rows = Vec::new();
        for player in 0..self.players.len() {
            let others = (0..self.players.len()).filter(|other| met[player][*other] > 0).filter_map(per_round);
            let mean = Fraction::mean(others)
                .map_err(|why| DeskRefusal::new(DeskCode::BadHistory, why.to_string()))?
                .unwrap_or(Fraction::ZERO);
            rows.push((points[player], mean, player));
        }
        let label = format!("lots {}", self.rounds.len());
        let lot = |player: usize| keyed::labelled_word(seed, &label, player as u64);
        rows.sort_by(|one, other| (other.0, other.1).cmp(&(one.0, one.1)).then(lot(one.2).cmp(&lot(other.2))));
        let mut classes: Vec<Class> = Vec::new();
        for (place, (points, mean, player)) in rows.into_iter().enumerate() {
            match classes.last_mut().filter(|last| (last.points, last.omw) == (points, mean)) {
                Some(class) => class.players.push(player),
                None => {
                    let (pgw, ogw) = (Fraction::ZERO, Fraction::ZERO);
                    classes.push(Class { rank: place + 1, players: vec![player], points, omw: mean, pgw, ogw });
                }
            }
        }
        Ok(classes)
    }

    /// Seats the next round.
    ///
    /// # Errors
    /// There are not three players.
    pub fn seat(&self, seed: u64) -> Result<Seating, DeskRefusal> {
        ensure(self.active.len() >= 3, DeskCode::TooFew, || {
            format!("a pod needs three players, there are {} [A26]", self.active.len())
        })?;
        let (points, _, met) = self.tallies();
        let cost = |one: usize, other: usize| -> (u64, u64) {
            let difference = u64::from(points[one].abs_diff(points[other]));
            (u64::from(met[one][other] > 0), difference * difference)
        };
        let mut order = self.active.clone();
        keyed::labelled(seed, &format!("pairing {}", self.rounds.len() + 1)).shuffle(&mut order);
        let sizes = sizes(order.len());
        let mut pods = if order.len() <= EXACT {
            let mut search = Search { cost: &cost, best: None };
            search.seat(&order, &sizes, &mut Vec::new(), (0, 0));
            search.best.map(|(_, pods)| pods).unwrap_or_default()
        } else {
            order.sort_by_key(|player| std::cmp::Reverse(points[*player]));
            improved(in_order(&order, &sizes), &cost)
        };
        pods.sort_by_key(|pod| std::cmp::Reverse(pod.iter().map(|player| points[*player]).sum::<u32>()));
        let (repeats, spread) = pods.iter().fold((0, 0), |sum, pod| add(sum, within(pod, &cost)));
        Ok(Seating { pods, repeats, spread })
    }
}

/// As many tables of four as possible, the rest of three; five players are one table.
pub fn sizes(players: usize) -> Vec<usize> {
    if players == MOST {
        return vec![MOST];
    }
    let threes = (4 - players % 4) % 4;
    let fours = players.saturating_sub(3 * threes) / 4;
    [vec![4; fours], vec![3; threes]].concat()
}

type Cost<'a> = &'a dyn Fn(usize, usize) -> (u64, u64);

const fn add(one: (u64, u64), other: (u64, u64)) -> (u64, u64) {
    (one.0 + other.0, one.1 + other.1)
}

fn within(pod: &[usize], cost: Cost<'_>) -> (u64, u64) {
    let pairs =
        pod.iter().enumerate().flat_map(|(place, one)| pod[place + 1..].iter().map(move |other| (*one, *other)));
    pairs.fold((0, 0), |sum, (one, other)| add(sum, cost(one, other)))
}

fn in_order(order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut rest = order;
    let tables = sizes.iter().map(|size| {
        let (table, others) = rest.split_at(*size);
        rest = others;
        table.to_vec()
    });
    tables.collect()
}

/// The cost of a seating, and who sits at each table.
type Seated = ((u64, u64), Vec<Vec<usize>>);

/// Tries every seating, cutting off those that are already worse.
struct Search<'a> {
    cost: Cost<'a>,
    best: Option<Seated>,
}

impl Search<'_> {
    fn seat(&mut self, rest: &[usize], sizes: &[usize], pods: &mut Vec<Vec<usize>>, so_far: (u64, u64)) {
        if self.best.as_ref().is_some_and(|(least, _)| so_far >= *least) {
            return;
        }
        let Some((first, others)) = rest.split_first() else {
            self.best = Some((so_far, pods.clone()));
            return;
        };
        // The first player sits at a table of each remaining size in turn.
        for (place, size) in sizes.iter().enumerate().filter(|(place, size)| !sizes[..*place].contains(size)) {
            let mut left = sizes.to_vec();
            left.remove(place);
            self.fill(&mut vec![*first], *size, others, &left, pods, so_far);
        }
    }

    fn fill(
        &mut self,
        pod: &mut Vec<usize>,
        size: usize,
        others: &[usize],
        left: &[usize],
        pods: &mut Vec<Vec<usize>>,
        so_far: (u64, u64),
    ) {
        if pod.len() == size {
            let rest: Vec<usize> = others.iter().copied().filter(|other| !pod.contains(other)).collect();
            pods.push(pod.clone());
            self.seat(&rest, left, pods, add(so_far, within(pod, self.cost)));
            pods.pop();
            return;
        }
        let from = pod.last().and_then(|last| others.iter().position(|other| other == last)).map_or(0, |last| last + 1);
        for next in &others[from..] {
            pod.push(*next);
            self.fill(pod, size, others, left, pods, so_far);
            pod.pop();
        }
    }
}

/// Swaps players of different tables as long as that improves the seating.
fn improved(mut pods: Vec<Vec<usize>>, cost: Cost<'_>) -> Vec<Vec<usize>> {
    let places: Vec<(usize, usize)> =
        pods.iter().enumerate().flat_map(|(table, pod)| (0..pod.len()).map(move |seat| (table, seat))).collect();
    let mut better = true;
    while better {
        better = false;
        for (number, one) in places.iter().enumerate() {
            for other in places[number + 1..].iter().filter(|other| other.0 != one.0) {
                let both = |pods: &[Vec<usize>]| add(within(&pods[one.0], cost), within(&pods[other.0], cost));
                let before = both(&pods);
                swap(&mut pods, *one, *other);
                if both(&pods) < before {
                    better = true;
                } else {
                    swap(&mut pods, *one, *other);
                }
            }
        }
    }
    pods
}

fn swap(pods: &mut [Vec<usize>], one: (usize, usize), other: (usize, usize)) {
    let player = pods[one.0][one.1];
    pods[one.0][one.1] = pods[other.0][other.1];
    pods[other.0][other.1] = player;
}
