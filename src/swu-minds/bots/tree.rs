//! Choosing by search: a tree of picks by their meaning, walked in a different possible game each time.

use super::tuning::Tuning;
use super::weights::Scales;
use super::{OptionValue, Thought, by_rule, one_step};
use seats::chance::Chance;
use seats::{MAX_SEATS, Seat};
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::option_key::Meaning;
use swu_rules::sight::Sight;

/// How often it is asked whether to stop.
const STEP: u32 = 16;

/// The part of the exploration that is left once what was found is played.
const SETTLED: f32 = 0.25;

/// Prior values beyond this are all the same: the game is decided.
const DECISIVE: i16 = 600;

/// One pick that was tried in a position.
struct Edge {
    meaning: Meaning,
    /// The position that follows.
    node: u32,
    visits: u32,
    /// How readily it is tried, compared with the others.
    ready: f32,
    /// The sum of the picking seat's chances.
    total: f32,
}

/// The search under way.
pub(super) struct Search<'a> {
    book: &'a Book,
    scales: &'a Scales,
    tuning: &'a Tuning,
    /// Games in thought end with this round; `None` for that in which they leave the tree.
    last: Option<u16>,
    /// How much is explored.
    exploration: f32,
    nodes: Vec<Vec<Edge>>,
    /// Worths of options; a buffer.
    rough: Vec<i16>,
    /// The edge of each option; a buffer.
    offered: Vec<usize>,
    /// The way down the tree; a buffer.
    path: Vec<(u32, usize, Seat)>,
    /// Options at the root that are never tried.
    barred: Vec<bool>,
    /// Picks in all games so far.
    picks: u64,
}

/// Chooses for the seat of this sight.
pub(super) fn think(
    book: &Book,
    sight: &Sight,
    tuning: &Tuning,
    chance: &mut Chance,
    iterations: u32,
    stop: &dyn Fn() -> bool,
) -> Thought {
    let mut search = Search::new(book, tuning, None);
    search.begin(sight, chance);
    let mut world = sight.dealt(chance);
    let picks = tuning.picks.map_or(u64::MAX, |picks| u64::from(picks) * u64::from(iterations));
    let mut done = 0;
    while done < iterations.max(1) && search.picks < picks {
        sight.deal(chance, &mut world);
        search.iterate(&mut world, chance, By::Rule);
        done += 1;
        if done % STEP == 0 && stop() {
            break;
        }
    }
    search.thought(sight, done)
}

/// How the first choice of the tree is made if it is one about a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// It is what is asked: all options are tried.
    Rule,
    /// As everywhere further down.
    Light,
}

impl<'a> Search<'a> {
    /// A search that has found nothing yet.
    pub(super) fn new(book: &'a Book, tuning: &'a Tuning, last: Option<u16>) -> Search<'a> {
        Search {
            book,
            scales: Scales::shipped(),
            tuning,
            last,
            exploration: tuning.exploration,
            nodes: vec![Vec::new()],
            rough: Vec::new(),
            offered: Vec::new(),
            path: Vec::new(),
            barred: Vec::new(),
            picks: 0,
        }
    }

    /// From now on what was found is played, and little is explored.
    pub(super) fn settle(&mut self) {
        self.exploration = self.tuning.exploration * SETTLED;
    }

    /// The options at the root are tried as readily as they look good one step ahead.
    pub(super) fn begin(&mut self, sight: &Sight, chance: &mut Chance) {
        let one_step::Look { worths, barred, .. } = one_step::look(self.book, sight, chance);
        self.barred = barred;
        let most = worths.iter().copied().fold(f32::MIN, f32::max);
        for (option, worth) in worths.into_iter().enumerate() {
            let Some(meaning) = sight.meaning(option) else { continue };
            if self.nodes[0].iter().all(|edge| edge.meaning != meaning) {
                self.grow(0, meaning, ((worth - most) / self.tuning.careful).exp());
            }
        }
    }

    /// Adds an edge to a node; returns its index.
    fn grow(&mut self, node: u32, meaning: Meaning, ready: f32) -> usize {
        let next = self.nodes.len() as u32;
        self.nodes.push(Vec::new());
        let edges = &mut self.nodes[node as usize];
        edges.push(Edge { meaning, node: next, visits: 0, ready, total: 0.0 });
        edges.len() - 1
    }

    /// Down the tree, a light playout from its end, and the outcome back up, which is returned.
    pub(super) fn iterate(&mut self, world: &mut Game, chance: &mut Chance, first: By) -> [f32; MAX_SEATS] {
        self.path.clear();
        let mut log = Log::default();
        let mut node = 0;
        while let Some(decision) = world.decision() {
            if self.last.is_some_and(|last| world.round() > last && decision.prompt == Prompt::Action) {
                break;
            }
            let seat = decision.seat;
            let (option, edge, new) = if decision.options.len() == 1 {
                (0, None, false)
            } else if by_rule(decision.prompt) && (node != 0 || first == By::Light) {
                (self.light_pick(world, chance), None, false)
            } else {
                let (option, edge, new) = self.select(node, world);
                (option, Some(edge), new)
            };
            self.picks += 1;
            if world.choose(self.book, option, &mut log).is_err() {
                break;
            }
            if let Some(edge) = edge {
                self.path.push((node, edge, seat));
                node = self.nodes[node as usize][edge].node;
                if new {
                    break;
                }
            }
        }
        self.play_on(world, chance, &mut log);
        let chances = self.scales.odds.chances(self.book, world);
        self.learn(&chances);
        chances
    }

    fn learn(&mut self, chances: &[f32; MAX_SEATS]) {
        for (node, edge, seat) in &self.path {
            let edge = &mut self.nodes[*node as usize][*edge];
            edge.visits += 1;
            edge.total += chances[seat.index()];
        }
    }

    /// The option to try next, its edge, and whether it is tried for the first time.
    fn select(&mut self, node: u32, world: &mut Game) -> (usize, usize, bool) {
        self.known(node, world);
        let edges = &self.nodes[node as usize];
        let (mut visits, mut total, mut sum) = (0, 0.0, 0.0);
        for edge in self.offered.iter().map(|place| &edges[*place]) {
            visits += edge.visits;
            total += edge.total;
            sum += edge.ready;
        }
        let mean = if visits == 0 { 0.5 } else { total / visits as f32 };
        let Tuning { shared, untried, .. } = *self.tuning;
        let wide = self.exploration * ((visits + 1) as f32).sqrt();
        let share = shared / self.offered.len() as f32;
        let mut best = (f32::MIN, 0, 0);
        for (option, place) in self.offered.iter().enumerate() {
            if node == 0 && self.barred.get(option) == Some(&true) {
                continue;
            }
            let edge = &edges[*place];
            let tried = edge.visits as f32;
            let value = if edge.visits == 0 { mean - untried } else { edge.total / tried };
            let prior = share + (1.0 - shared) * edge.ready / sum;
            let score = value + wide * prior / (1.0 + tried);
            if score > best.0 {
                best = (score, option, *place);
            }
        }
        (best.1, best.2, edges[best.2].visits == 0)
    }

    /// Finds the edge of each option of the awaited decision, and creates missing ones.
    fn known(&mut self, node: u32, world: &mut Game) {
        self.offered.clear();
        let count = world.decision().map_or(0, |decision| decision.options.len());
        let mut rated = false;
        for option in 0..count {
            let Some(meaning) = world.meaning(option) else { continue };
            let edges = &self.nodes[node as usize];
            // Usually the same options are offered in the same order.
            let same = edges.get(option).is_some_and(|edge| edge.meaning == meaning);
            let known = if same { Some(option) } else { edges.iter().position(|edge| edge.meaning == meaning) };
            let place = known.unwrap_or_else(|| {
                if !rated {
                    rated = true;
                    world.rough(self.book, &mut self.rough);
                }
                let rough = self.rough[option].clamp(-DECISIVE, DECISIVE);
                self.grow(node, meaning, (f32::from(rough) / self.tuning.temperature).exp())
            });
            self.offered.push(place);
        }
    }

    /// A quick pick: usually the best by its prior value.
    fn light_pick(&mut self, world: &mut Game, chance: &mut Chance) -> usize {
        if world.decision().is_some_and(|decision| decision.options.len() == 1) {
            return 0;
        }
        let mut rough = std::mem::take(&mut self.rough);
        world.rough(self.book, &mut rough);
        let best = rough
            .iter()
            .enumerate()
            .map(|(option, worth)| (i32::from(*worth) + chance.below(self.tuning.noise) as i32, option))
            .max()
            .map_or(0, |(_, option)| option);
        self.rough = rough;
        best
    }

    /// On to the end of the round, quickly.
    fn play_on(&mut self, world: &mut Game, chance: &mut Chance, log: &mut Log) {
        let round = self.last.unwrap_or(world.round() + self.tuning.further);
        for _ in 0..self.tuning.longest {
            match world.decision() {
                Some(decision) if world.round() > round && decision.prompt == Prompt::Action => return,
                Some(_) => {}
                None => return,
            }
            let option = self.light_pick(world, chance);
            self.picks += 1;
            if world.choose(self.book, option, log).is_err() {
                return;
            }
        }
    }

    /// The result of the search: the option that was tried most.
    fn thought(&self, sight: &Sight, iterations: u32) -> Thought {
        let options = sight.decision().map_or(0, |decision| decision.options.len());
        let value = |option: usize| {
            let meaning = sight.meaning(option);
            let edge = self.nodes[0].iter().find(|edge| Some(edge.meaning) == meaning);
            edge.map_or(OptionValue::default(), |edge| OptionValue {
                value: edge.total / edge.visits.max(1) as f32,
                visits: edge.visits,
            })
        };
        let values: Vec<OptionValue> = (0..options).map(value).collect();
        let better = |one: &usize, two: &usize| {
            let (a, b) = (&values[*one], &values[*two]);
            a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value)).then(two.cmp(one))
        };
        let option = (0..options).max_by(|one, two| better(one, two)).unwrap_or(0);
        Thought { option, iterations, positions: self.picks, values }
    }
}
