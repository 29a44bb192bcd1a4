//! What is agreed before the first card is dealt.

use hotseat::hosted::Forbidden;
use seats::chance::Luck;
use serde::{Deserialize, Serialize};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game};
use swu_rules::player_deck::PlayerDeck;
use swu_rules::scenario::Scenario;
use swu_rules::table::options::GameOptions;

/// A game that can be started again at any time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The players' names in table order.
    pub names: Vec<String>,
    /// How it starts.
    pub start: Start,
}

/// How a game starts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Start {
    /// From shuffled decks.
    Decks {
        /// The options it is played by.
        options: GameOptions,
        /// What each player brings.
        players: Vec<PlayerDeck>,
        /// Who starts, or who decides it.
        #[serde(default)]
        beginner: Beginner,
        /// What an event would object to in the lists: a friendly game plays them all the same (formats.md D-15).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        marks: Vec<String>,
    },
    /// From a position: the text of a scenario file.
    Position(String),
}

/// Starts the game, with the names of its players.
pub(super) fn begin(
    book: &Book,
    setup: &Setup,
    seed: u64,
    key: Option<[u8; 32]>,
    log: &mut Log,
) -> Result<(Game, Vec<String>), Forbidden> {
    match &setup.start {
        Start::Decks { options, players, beginner, .. } => {
            let seat = match beginner {
                Beginner::ByLot => None,
                Beginner::ChosenBy(seat) | Beginner::Known(seat) => Some(seat),
            };
            if let Some(seat) = seat.filter(|seat| seat.index() >= players.len()) {
                return Err(format!("there is no seat {seat} that could start").into());
            }
            if players.len() != setup.names.len() {
                return Err(format!("{} names for {} decks", setup.names.len(), players.len()).into());
            }
            let players = players.iter().map(|player| player.found(book)).collect::<Result<Vec<_>, _>>();
            let players = players.map_err(|why| why.to_string())?;
            if let Some(why) = Game::why_not(book, options, &players) {
                return Err(why.into());
            }
            let luck = key.map_or(Luck::Number(seed), Luck::Key);
            Ok((Game::start_with(book, *options, &players, *beginner, luck, log), setup.names.clone()))
        }
        Start::Position(_) if key.is_some() => Err("a position takes its luck from a number only".into()),
        Start::Position(text) => {
            let scenario = Scenario::from_ron(text).map_err(|why| why.to_string())?;
            if scenario.seats.len() != setup.names.len() {
                return Err(format!("{} names for {} seats", setup.names.len(), scenario.seats.len()).into());
            }
            let game = Game::scenario(book, &scenario, seed, log).map_err(|fault| fault.to_string())?;
            Ok((game, setup.names.clone()))
        }
    }
}
