//! All about a saved game in lines, from its header: who plays what.

use super::Services;
use super::saved::SavedFile;
use crate::options;
use crate::services::Mode;
use hotseat::journal::{Header, Record};
use hotseat::table::Player;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::path::Path;
use storage::match_file;
use storage::match_journal::{self, MatchHeader, MatchRecord};
use storage::save;
use swu_hosted::{Setup, Start};
use swu_rules::player_deck::PlayerDeck;

/// All about what cannot be read.
pub(crate) const UNREADABLE: &str = "It cannot be read.";

impl Services {
    /// Its open facts: people, leaders and bases, how many choices were made, the score of a match, the file.
    pub(super) fn details_of(&self, file: &SavedFile) -> Vec<String> {
        let mut lines = match self.other_game(&file.path).filter(|_| !file.is_match) {
            Some(game) => game.details(&file.path),
            None if file.is_match => of_match(&file.path),
            None => self.of_game(&file.path),
        };
        lines.extend([String::new(), file.path.display().to_string()]);
        lines
    }

    fn of_game(&self, path: &Path) -> Vec<String> {
        let Some((header, picks)) = header::<Setup>(path) else { return vec![UNREADABLE.to_owned()] };
        let mut lines = match &header.setup.start {
            Start::Decks { options, players, .. } => {
                let twin = *options == options::of_mode(Mode::TwinSuns) || options.leaders == 2;
                let mut lines = vec![if twin { "Twin Suns".to_owned() } else { "Star Wars: Unlimited".to_owned() }];
                let names = header.table.names();
                lines.extend(
                    names.iter().zip(players).map(|(name, deck)| format!("{name}: {}", self.deck_in_words(deck))),
                );
                lines
            }
            Start::Position(_) => vec!["A position.".to_owned()],
        };
        lines.extend(people(&header, picks));
        lines
    }

    /// "Luke Skywalker, Echo Base"
    fn deck_in_words(&self, deck: &PlayerDeck) -> String {
        let title = |id: &String| {
            let index = self.data.library.index(id);
            index.map_or_else(|| id.clone(), |index| self.data.library.card(index).title.clone())
        };
        deck.leaders.iter().chain([&deck.base]).map(title).collect::<Vec<_>>().join(", ")
    }
}

fn of_match(folder: &Path) -> Vec<String> {
    let Ok(read) = match_file::read::<MatchHeader, MatchRecord>(folder) else {
        return vec![UNREADABLE.to_owned()];
    };
    let mut lines = vec!["A match of Star Wars: Unlimited".to_owned()];
    if let Ok(state) = match_journal::replayed(&read.header, &read.records) {
        let sheet = state.score_sheet();
        lines.push(sheet.score());
        lines.extend(sheet.game_lines());
        lines.push(sheet.result_line());
    }
    lines
}

/// The bots among the people, and how many choices were made.
pub(crate) fn people<S>(header: &Header<S>, picks: usize) -> Vec<String> {
    let bots = header.table.sitters().iter().filter_map(|sitter| {
        let level = sitter.level.as_deref().unwrap_or("as usual");
        (sitter.player == Player::Bot).then(|| format!("{} is the program, {level}.", sitter.name))
    });
    bots.chain([format!("{picks} choices.")]).collect()
}

/// How a game began, and how many choices were made.
pub(crate) fn header<S: DeserializeOwned>(path: &Path) -> Option<(Header<S>, usize)> {
    let (header, records): (Header<S>, Vec<Record<IgnoredAny>>) = save::read(path).ok()?;
    let picks = records.iter().filter(|record| matches!(record, Record::Pick { .. })).count();
    Some((header, picks))
}
