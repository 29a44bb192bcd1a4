//! Choosing by trial: every option is tried in the same possible games, and after each round the worse half of them is
//! dropped. It knows no game.

use super::mind::{Judged, Stop, Thought};

/// Possible games in which options are tried.
pub trait Trial {
    /// Tries an option in the possible game of this number, and gives the chance to win after it, from 0 to 1; `None` if
    /// it cannot be tried there. The same number is the same game for every option.
    fn try_out(&mut self, option: usize, number: u32) -> Option<f32>;
}

/// An option with what was found out about it.
#[derive(Clone, Copy, Default)]
struct Tried {
    total: f32,
    count: u32,
}

impl Tried {
    fn mean(self) -> f32 {
        if self.count == 0 { 0.0 } else { self.total / self.count as f32 }
    }
}

/// Chooses among these options of a list of `count`, in about `most` trials. The same trials give the same choice, unless
/// it is stopped early: then it is the best so far, and without any trial the first option.
pub fn choose(options: &[usize], count: usize, most: u32, trial: &mut dyn Trial, stop: &dyn Stop) -> Thought {
    let mut tried = vec![Tried::default(); count];
    let mut alive: Vec<usize> = options.iter().copied().filter(|option| *option < count).collect();
    let rounds = usize::BITS - alive.len().saturating_sub(1).leading_zeros();
    let mut number = 0;
    while alive.len() > 1 {
        let games = (most / rounds.max(1) / alive.len() as u32).max(1);
        for game in number..number + games {
            if stop.is_due() {
                return thought(&alive, &tried);
            }
            for option in &alive {
                if let Some(chance) = trial.try_out(*option, game) {
                    tried[*option].total += chance;
                    tried[*option].count += 1;
                }
            }
        }
        number += games;
        alive.sort_by(|one, two| tried[*two].mean().total_cmp(&tried[*one].mean()).then(one.cmp(two)));
        alive.truncate(alive.len().div_ceil(2));
    }
    thought(&alive, &tried)
}

/// The best of those that are left.
fn thought(alive: &[usize], tried: &[Tried]) -> Thought {
    let better = |one: &&usize, two: &&usize| tried[**one].mean().total_cmp(&tried[**two].mean()).then(two.cmp(one));
    let option = alive.iter().max_by(better).copied().unwrap_or(0);
    let judged = tried.iter().map(|tried| Judged { value: tried.mean(), visits: tried.count }).collect();
    Thought { option, judged, said: None }
}
