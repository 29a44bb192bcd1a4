//! What stands before the events: tags and decks.

use super::{Game, Player, printed};
use crate::document::VERSION;
use crate::locations::number;
use serde_json::{Value, json};

/// The tags, in the order in which they are written.
pub(super) fn tags(game: &Game<'_>) -> Vec<(String, String)> {
    let last = game.moments.last().map(|moment| &moment.view);
    let over = last.and_then(|view| view.over.as_ref());
    let result = match over.map(|over| over.winners.as_slice()) {
        None => "Incomplete".to_owned(),
        Some([winner]) => format!("P{}", number(winner.index())),
        Some(_) => "Draw".to_owned(),
    };
    let reason = over.and_then(|over| serde_json::to_value(over.reason).ok());
    let reason = reason.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned();
    let side = |seat: usize| last.and_then(|view| view.seats.get(seat));
    let leader = |seat| side(seat).and_then(|side| side.leaders.first()).map(|leader| printed(&leader.id));
    let base = |seat| side(seat).map(|side| printed(&side.base.id));
    let [one, two] = &game.players;
    let name = |player: &Player, usual: &str| player.name.clone().unwrap_or_else(|| usual.to_owned());
    let mut tags = vec![
        ("Game", VERSION.to_owned()),
        ("GameId", game.id.clone()),
        ("Date", game.date.clone()),
        ("CardPool", game.card_pool.clone()),
        ("Engine", game.engine.clone()),
        ("Seed", "hidden".to_owned()),
    ];
    tags.extend(game.perspective.map(|player| ("Perspective", format!("P{player}"))));
    tags.extend([
        ("Dialect", "cantina".to_owned()),
        ("P1Id", one.id.clone()),
        ("P2Id", two.id.clone()),
        ("P1", name(one, "Player 1")),
        ("P2", name(two, "Player 2")),
        ("P1Leader", leader(0).unwrap_or_default()),
        ("P1Base", base(0).unwrap_or_default()),
        ("P2Leader", leader(1).unwrap_or_default()),
        ("P2Base", base(1).unwrap_or_default()),
        ("Result", result),
        ("Reason", reason),
        ("Rounds", last.map_or(0, |view| view.round).to_string()),
    ]);
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The decks that may be known.
pub(super) fn decks(game: &Game<'_>) -> Vec<Value> {
    let Some(first) = game.moments.first().map(|moment| &moment.view) else { return Vec::new() };
    let known = game.players.iter().zip(&first.seats).enumerate().filter_map(|(seat, (player, side))| {
        let deck: Vec<Value> = player.deck.as_ref()?.iter().map(|(id, count)| json!([printed(id), count])).collect();
        let leader = side.leaders.first().map(|leader| printed(&leader.id));
        Some(json!({"p": number(seat), "leader": leader, "base": printed(&side.base.id), "deck": deck}))
    });
    known.collect()
}
