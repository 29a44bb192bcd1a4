//! Derived values: remembered ones equal fresh ones, and the state check has nothing left to do.

use super::{Unsound, sure};
use crate::book::Book;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::Log;
use crate::flow::check;
use crate::query::{legal, stats};
use crate::table::Table;
use crate::table::cache::{Due, Stats};
use crate::values;

/// Cached values equal a fresh computation (rule 17).
pub(super) fn cache(book: &Book, table: &Table) -> Result<(), Unsound> {
    sure!(table.living_set() == table.find_living(), "who is still in the game is stale");
    for (seat, ready) in table.living().map(|seat| (seat, table.cache.ready[seat.index()])) {
        sure!(
            ready.is_none_or(|ready| ready == table.count_ready(seat)),
            "the ready resources of seat {seat} are stale"
        );
    }
    sure!(!table.cache.none_used || table.cards.iter().all(|card| card.used == 0), "a limited ability was used");
    if table.cache.due != Due::Nothing {
        return Ok(());
    }
    let mut copy = table.clone();
    let mut log = Log::default();
    let rules = &mut Rules { book, table: &mut copy, log: &mut log, batch: None, stepwise: false };
    values::refresh(rules);
    let (old, new) = (&table.cache, &rules.table.cache);
    sure!(old.stats == new.stats, "remembered values are stale: {:?} is {:?}", old.stats, new.stats);
    sure!(old.listeners == new.listeners, "remembered listeners are stale");
    sure!(old.listening == new.listening, "the listeners' moments are stale");
    sure!(old.play_rules == new.play_rules, "remembered rules for playing are stale");
    sure!(old.granted == new.granted, "remembered gifts are stale");
    sure!(old.actors == new.actors, "remembered cards with actions are stale");
    sure!(old.open == new.open, "whether others may act with a card is stale");
    sure!(old.rare.0.holds(new.rare.0), "what no card of the game says is stale");
    sure!(old.hears & new.hears == new.hears, "what no card of the game waits for is stale");
    let mut own =
        table.cards.iter().zip(old.rare.1.iter().zip(&new.rare.1)).filter(|(card, _)| card.original.is_none());
    sure!(own.all(|(_, (old, new))| old.holds(*new)), "what a card of the game does not say is stale");
    sure!(old.icons == new.icons, "remembered icons are stale");
    sure!(old.of_plays == new.of_plays, "what is said of plays is stale");
    sure!((old.sentinels, old.halved) == (new.sentinels, new.halved), "who guards and who pays half is stale");
    sure!(old.muted == new.muted, "who lost abilities is stale: {:?} is {:?}", old.muted, new.muted);
    sure!(old.lent == new.lent, "lent traits are stale: {:?} are {:?}", old.lent, new.lent);
    sure!((&old.preventions, &old.payers) == (&new.preventions, &new.payers), "what spares units is stale");
    sure!((&old.warded, &old.player_rules) == (&new.warded, &new.player_rules), "what guards others is stale");
    sure!((&old.truces, &old.doublings) == (&new.truces, &new.doublings), "what is said of units is stale");
    sure!(old.unhealable_bases == new.unhealable_bases, "remembered bases are stale");
    sure!(old.blank_credits == new.blank_credits, "remembered Credits are stale");
    Ok(())
}

/// Between actions the state is checked (rule 13) and the list of actions is complete (rule 8).
pub(super) fn between_actions(book: &Book, table: &Table) -> Result<(), Unsound> {
    let Some(decision) = table.decision.as_ref().filter(|decision| decision.prompt == Prompt::Action) else {
        return Ok(());
    };
    let mut copy = table.clone();
    let mut log = Log::default();
    let rules = &mut Rules { book, table: &mut copy, log: &mut log, batch: None, stepwise: false };
    values::refresh(rules);
    for seat in rules.table.living() {
        let base = rules.table.sides[seat].base.map_or(1, |base| stats::remaining(rules.read(), rules.table.obj(base)));
        sure!(base > 0, "seat {seat} plays on without remaining HP");
    }
    for stats in &rules.table.cache.stats {
        let card = rules.table.card(stats.uid);
        let alive = i32::from(card.damage) < i32::from(stats.hp) || stats.has(Stats::NOT_DEFEATED);
        sure!(alive, "unit {} is in play without remaining HP", stats.uid.0);
    }
    let mut actions: Vec<Choice> = Vec::new();
    legal::actions(rules.read(), decision.seat, &mut actions);
    sure!(actions == decision.options, "offered {:?}, legal are {actions:?}", decision.options);
    let before = rules.table.frames.len();
    check::state(rules);
    sure!(rules.table.frames.len() == before, "two copies of a unique card are in play between actions");
    Ok(())
}
