//! The make-up of a set's boosters: belts of commons, pools of the other slots, and rates. Data, not code (formats.md
//! L-11).

use data::ron_text;
use serde::Deserialize;
use std::sync::OnceLock;
use swu_cards::catalog::{Catalogue, Printing};
use swu_language::word::Aspect;

/// Cards that the commons of boosters are taken from, one after another.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BeltRecipe {
    /// How many each booster takes, in rotation.
    pub takes: Vec<usize>,
    /// Aspects that the cards of one booster show together.
    pub shows: Vec<Aspect>,
    /// Ids.
    pub cards: Vec<String>,
}

/// How often the foil is of each rarity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoilWeights {
    /// Commons.
    pub common: u64,
    /// Uncommons.
    pub uncommon: u64,
    /// Rares.
    pub rare: u64,
    /// Special cards.
    pub special: u64,
    /// Legendary cards.
    pub legendary: u64,
}

/// A booster's recipe.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Code of the set.
    pub set: String,
    /// Do its rates come from opened boosters of this set? Otherwise they are those of earlier sets.
    #[serde(default = "yes")]
    pub measured: bool,
    /// How often the leader is rare: `.0` times in `.1`.
    pub rare_leader: (u64, u64),
    /// How often the rare card is legendary.
    pub legendary: (u64, u64),
    /// The foil.
    pub foil: FoilWeights,
    /// Ids of common leaders.
    pub leaders_common: Vec<String>,
    /// Ids of rare leaders.
    pub leaders_rare: Vec<String>,
    /// Ids of common bases.
    pub bases: Vec<String>,
    /// Where the commons come from.
    pub belts: Vec<BeltRecipe>,
    /// Ids of uncommons.
    pub uncommons: Vec<String>,
    /// Ids of rares, rare bases among them.
    pub rares: Vec<String>,
    /// Ids of legendary cards.
    pub legendaries: Vec<String>,
    /// Ids of special cards that can be a foil.
    pub specials: Vec<String>,
}

const fn yes() -> bool {
    true
}

/// A recipe that no booster can be made from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct RecipeFault(String);

const EMBEDDED: [&str; 9] = [
    include_str!("../../../assets/packs/sor.ron"),
    include_str!("../../../assets/packs/shd.ron"),
    include_str!("../../../assets/packs/twi.ron"),
    include_str!("../../../assets/packs/jtl.ron"),
    include_str!("../../../assets/packs/lof.ron"),
    include_str!("../../../assets/packs/sec.ron"),
    include_str!("../../../assets/packs/law.ron"),
    include_str!("../../../assets/packs/ash.ron"),
    include_str!("../../../assets/packs/hmw.ron"),
];

impl Recipe {
    /// The recipes that come with the program, by release. A faulty one is left out; a test reads them all.
    pub fn embedded() -> &'static [Recipe] {
        static RECIPES: OnceLock<Vec<Recipe>> = OnceLock::new();
        RECIPES.get_or_init(|| {
            EMBEDDED.iter().filter_map(|text| Recipe::parse(text, Catalogue::embedded()).ok()).collect()
        })
    }

    /// The recipe of a set.
    pub fn of_set(set: &str) -> Option<&'static Recipe> {
        Recipe::embedded().iter().find(|recipe| recipe.set == set)
    }

    /// The recipe of a set, if all its cards can be played.
    pub fn of(set: &str, playable: impl Fn(&Printing) -> bool) -> Option<&'static Recipe> {
        let recipe = Recipe::of_set(set)?;
        let known = |id: &str| Catalogue::embedded().get(id).is_some_and(&playable);
        recipe.ids().all(known).then_some(recipe)
    }

    /// The texts of the recipes that come with the program.
    pub fn texts() -> &'static [&'static str] {
        &EMBEDDED
    }

    /// Reads a recipe.
    ///
    /// # Errors
    /// It is not a recipe, names something unknown, or cannot fill a booster.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Recipe, RecipeFault> {
        let fault = |what: String| Err(RecipeFault(what));
        let recipe: Recipe = ron_text::read(text).map_err(|error| RecipeFault(error.to_string()))?;
        if let Some(id) = recipe.ids().find(|id| catalogue.get(id).is_none()) {
            return fault(format!("{id} is not a known printing"));
        }
        let pools = [&recipe.leaders_common, &recipe.leaders_rare, &recipe.bases, &recipe.rares, &recipe.legendaries];
        if pools.iter().any(|pool| pool.is_empty()) || recipe.uncommons.len() < UNCOMMONS {
            return fault("a slot of the booster has too few cards".to_owned());
        }
        for (one, of) in [recipe.rare_leader, recipe.legendary] {
            if of == 0 || one > of {
                return fault(format!("{one} in {of} is not a rate"));
            }
        }
        let foils = [&recipe.foil.common, &recipe.foil.uncommon, &recipe.foil.rare, &recipe.foil.legendary];
        if foils.iter().all(|weight| **weight == 0) || (recipe.foil.special > 0) == recipe.specials.is_empty() {
            return fault("the foil has weights of no cards, or cards of no weight".to_owned());
        }
        let turns = recipe.belts.iter().map(|belt| belt.takes.len()).max().unwrap_or(0);
        for turn in 0..turns.max(1) {
            let taken: usize = recipe
                .belts
                .iter()
                .map(|belt| belt.takes.get(turn % belt.takes.len().max(1)))
                .map(|n| n.copied().unwrap_or(0))
                .sum();
            if taken != COMMONS {
                return fault(format!("the belts give {taken} commons, not {COMMONS}"));
            }
        }
        match recipe.belts.iter().find(|belt| belt.cards.len() < 2 * COMMONS) {
            Some(belt) => fault(format!("a belt of {} cards is too short", belt.cards.len())),
            None => Ok(recipe),
        }
    }

    /// Every id in it.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let belts = self.belts.iter().map(|belt| &belt.cards);
        let pools = [
            &self.leaders_common,
            &self.leaders_rare,
            &self.bases,
            &self.uncommons,
            &self.rares,
            &self.legendaries,
            &self.specials,
        ];
        pools.into_iter().chain(belts).flatten().map(String::as_str)
    }
}

/// Commons of a booster.
pub(super) const COMMONS: usize = 9;

/// Uncommons of a booster.
pub(super) const UNCOMMONS: usize = 3;
