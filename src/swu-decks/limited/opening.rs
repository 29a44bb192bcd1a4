//! Boosters of a seed: the same seed gives the same series of boosters, however many are opened.

use super::belt::Belt;
use super::card::Slot;
use super::recipe::{Recipe, UNCOMMONS};
use seats::keyed::{self, Stream};
use swu_cards::catalog::{Catalogue, Printing};

/// Cards of one booster: leader, base, commons, uncommons, rare, foil.
pub type Opened = Vec<(&'static Printing, Slot)>;

/// The boosters of one set, one after another, without end.
#[derive(Clone, Debug)]
pub struct Boosters {
    leaders: [Vec<&'static Printing>; 2],
    bases: Vec<&'static Printing>,
    belts: Vec<Belt>,
    uncommons: Vec<&'static Printing>,
    /// Rares, then legendary cards.
    rares: [Vec<&'static Printing>; 2],
    /// The possible foils, each with its weight.
    foils: Vec<(Vec<&'static Printing>, u64)>,
    rare_leader: (u64, u64),
    legendary: (u64, u64),
    luck: Stream,
}

impl Boosters {
    /// The boosters of a recipe and a seed.
    pub fn new(recipe: &Recipe, seed: u64) -> Boosters {
        let catalogue = Catalogue::embedded();
        let found =
            |ids: &[String]| -> Vec<&'static Printing> { ids.iter().filter_map(|id| catalogue.get(id)).collect() };
        let label = format!("boosters {}", recipe.set);
        let belts = recipe.belts.iter().enumerate();
        let belts = belts.map(|(place, belt)| Belt::new(belt, keyed::labelled(seed, &format!("{label} belt {place}"))));
        let belts: Vec<Belt> = belts.collect();
        let commons: Vec<String> = recipe.belts.iter().flat_map(|belt| belt.cards.clone()).collect();
        let foils = vec![
            (found(&commons), recipe.foil.common),
            (found(&recipe.uncommons), recipe.foil.uncommon),
            (found(&recipe.rares), recipe.foil.rare),
            (found(&recipe.specials), recipe.foil.special),
            (found(&recipe.legendaries), recipe.foil.legendary),
        ];
        Boosters {
            leaders: [found(&recipe.leaders_common), found(&recipe.leaders_rare)],
            bases: found(&recipe.bases),
            belts,
            uncommons: found(&recipe.uncommons),
            rares: [found(&recipe.rares), found(&recipe.legendaries)],
            foils,
            rare_leader: recipe.rare_leader,
            legendary: recipe.legendary,
            luck: keyed::labelled(seed, &label),
        }
    }

    fn chance(&mut self, (one, of): (u64, u64)) -> bool {
        self.luck.below(of).is_some_and(|drawn| drawn < one)
    }

    fn one_of(&mut self, cards: &[&'static Printing]) -> Option<&'static Printing> {
        let drawn = self.luck.below(cards.len() as u64)?;
        cards.get(drawn as usize).copied()
    }

    fn foil(&mut self) -> Option<&'static Printing> {
        let total = self.foils.iter().map(|(_, weight)| weight).sum();
        let mut drawn = self.luck.below(total)?;
        let foils = std::mem::take(&mut self.foils);
        let mut pool = None;
        for (cards, weight) in &foils {
            if drawn < *weight {
                pool = self.one_of(cards);
                break;
            }
            drawn -= weight;
        }
        self.foils = foils;
        pool
    }

    fn open(&mut self) -> Opened {
        let mut cards = Vec::with_capacity(16);
        let leaders = self.leaders[usize::from(self.chance(self.rare_leader))].clone();
        cards.extend(self.one_of(&leaders).map(|card| (card, Slot::Leader)));
        let bases = self.bases.clone();
        cards.extend(self.one_of(&bases).map(|card| (card, Slot::Base)));
        for belt in &mut self.belts {
            cards.extend(belt.take().into_iter().map(|card| (card, Slot::Common)));
        }
        let mut uncommons = self.uncommons.clone();
        for _ in 0..UNCOMMONS {
            if let Some(drawn) = self.luck.below(uncommons.len() as u64) {
                cards.push((uncommons.swap_remove(drawn as usize), Slot::Uncommon));
            }
        }
        let rares = self.rares[usize::from(self.chance(self.legendary))].clone();
        cards.extend(self.one_of(&rares).map(|card| (card, Slot::Rare)));
        cards.extend(self.foil().map(|card| (card, Slot::Foil)));
        cards
    }
}

impl Iterator for Boosters {
    type Item = Opened;

    fn next(&mut self) -> Option<Opened> {
        Some(self.open())
    }
}
