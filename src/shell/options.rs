//! The options of a game: by name and value, and as rows of a screen.

use super::services::{Mode, OptionRow};
use crate::refusal::Refusal;
use swu_cards::catalog::{Catalogue, Printing};
use swu_cards::library::Library;
use swu_language::keyword::Keyword;
use swu_rules::table::options::{GameOptions, SETTINGS, Setting, Unseen};

/// The options of each mode.
pub fn of_mode(mode: Mode) -> GameOptions {
    match mode {
        // Other games have options of their own, and none of these.
        Mode::Duel | Mode::Other(_) => GameOptions::duel(),
        Mode::Multiplayer => GameOptions::multiplayer(),
        Mode::TwinSuns => GameOptions::twin_suns(),
    }
}

/// The same options for decks from boosters of these sets: nobody is asked for what none of their cards can do,
/// whatever a deck holds. An empty list of sets leaves the options as they are.
pub fn of_sets(options: GameOptions, library: &Library, sets: &[String]) -> GameOptions {
    if sets.is_empty() {
        return options;
    }
    let catalogue = Catalogue::embedded();
    let opened = || catalogue.printings().iter().filter(|card| sets.iter().any(|set| set == card.set()));
    let says = |card: &Printing| {
        let card = library.index(catalogue.identity(card).id).or_else(|| library.index(card.id));
        card.is_some_and(|card| library.outline(card).when_drawn)
    };
    let plot = opened().any(|card| card.keywords().any(|word| word == Keyword::Plot.name()));
    let drawn = opened().any(says);
    GameOptions { unseen: Unseen::Sets { plot, drawn }, ..options }
}

/// The mode's options with these values, each a name and a value.
///
/// # Errors
/// Every option that cannot be set this way.
pub fn changed<'a>(
    mut options: GameOptions,
    values: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<GameOptions, Refusal> {
    let faults: Vec<String> = values
        .into_iter()
        .filter_map(|(name, value)| options.choose(name, value).err())
        .map(|why| format!("{why}."))
        .collect();
    if faults.is_empty() { Ok(options) } else { Err(Refusal::Setup(faults)) }
}

/// The rows that a mode's screen shows. A game of two has nothing to set.
pub fn rows(mode: Mode) -> Vec<OptionRow> {
    if mode == Mode::Duel {
        return Vec::new();
    }
    let (usual, official) = (of_mode(mode), of_mode(mode).official());
    let fitting = SETTINGS.iter().filter(|setting| mode == Mode::TwinSuns || !setting.twin_suns);
    let value = |options: &GameOptions, setting: &Setting| options.get(setting.name).unwrap_or_default();
    fitting
        .map(|setting| OptionRow {
            name: setting.name.to_owned(),
            label: setting.label.to_owned(),
            usual: value(&usual, setting),
            official: value(&official, setting),
            values: setting.values.iter().map(|word| (*word).to_owned()).collect(),
            numbers: setting.numbers,
            explanation: setting.explanation.to_owned(),
        })
        .collect()
}
