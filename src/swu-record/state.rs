//! What the records of a game add up to, as keyframes write it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct State {
    /// The round; 0 before the first.
    pub round: u16,
    /// `setup`, `action` or `regroup`.
    pub phase: String,
    /// Who has the initiative: 1, 2 or nobody.
    pub initiative: Option<u8>,
    /// The players, by `1` and `2`.
    pub players: BTreeMap<String, PlayerState>,
}

impl Default for State {
    fn default() -> State {
        let player = |seat: u8| (seat.to_string(), PlayerState { seat, ..PlayerState::default() });
        State { round: 0, phase: "setup".to_owned(), initiative: None, players: [player(1), player(2)].into() }
    }
}

/// One player's side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PlayerState {
    /// 1 or 2.
    pub seat: u8,
    /// HP left.
    pub base_hp: i16,
    /// HP at first.
    pub base_max_hp: i16,
    /// Cards in hand.
    pub hand_size: i32,
    /// Those that may be seen.
    pub hand: Vec<String>,
    /// Ready resources.
    pub resources_ready: i32,
    /// Exhausted resources.
    pub resources_exhausted: i32,
    /// Credit tokens.
    pub credits: u8,
    /// Is the Force with the player?
    pub has_force: bool,
    /// The discard pile.
    pub discard: Vec<String>,
    /// The units in play.
    pub cards: Vec<CardState>,
}

impl Default for PlayerState {
    fn default() -> PlayerState {
        PlayerState {
            seat: 0,
            base_hp: 30,
            base_max_hp: 30,
            hand_size: 0,
            hand: Vec::new(),
            resources_ready: 0,
            resources_exhausted: 0,
            credits: 0,
            has_force: false,
            discard: Vec::new(),
            cards: Vec::new(),
        }
    }
}

/// A unit in play.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CardState {
    /// Which card.
    pub id: String,
    /// `ground` or `space`.
    pub zone: String,
    /// Damage on it.
    pub damage: i16,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Upgrades that are cards.
    pub upgrades: Vec<String>,
    /// Shield tokens.
    pub shields: i32,
    /// Experience tokens.
    pub experience: i32,
    /// Other tokens.
    pub status_tokens: BTreeMap<String, i32>,
}

impl State {
    /// The side of a player, 1 or 2.
    pub fn player(&mut self, number: u8) -> &mut PlayerState {
        self.players.entry(number.to_string()).or_insert_with(|| PlayerState { seat: number, ..PlayerState::default() })
    }

    /// A unit in play, on either side.
    pub fn card(&mut self, id: &str) -> Option<&mut CardState> {
        self.players.values_mut().flat_map(|player| &mut player.cards).find(|card| card.id == id)
    }

    /// Takes a card off the table: the unit it was, or an upgrade.
    pub(super) fn take(&mut self, id: &str) -> Option<CardState> {
        for player in self.players.values_mut() {
            if let Some(at) = player.cards.iter().position(|card| card.id == id) {
                return Some(player.cards.remove(at));
            }
            for card in &mut player.cards {
                card.upgrades.retain(|upgrade| upgrade != id);
            }
        }
        None
    }

    /// Is a card attached to a unit?
    pub(super) fn is_attached(&self, id: &str) -> bool {
        let mut cards = self.players.values().flat_map(|player| &player.cards);
        cards.any(|card| card.upgrades.iter().any(|upgrade| upgrade == id))
    }
}
