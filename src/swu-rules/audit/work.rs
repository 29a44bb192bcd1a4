//! Half-finished work: the decision, frames, lasting effects.

use super::{Unsound, sure};
use crate::book::Book;
use crate::decision::Prompt;
use crate::table::Table;
use crate::table::card::{Uid, Zone};
use crate::table::effect::{Effect, Lasts, NO_ATTACK};
use crate::table::frame::{ActionStep, Frame, TurnStep};
use swu_language::ability::{Grant, Until};

/// Either a decision is awaited or the game is over; a decision has different options for a player in the game.
pub(super) fn decision(table: &Table) -> Result<(), Unsound> {
    let Some(decision) = &table.decision else {
        sure!(table.over.is_some(), "nothing is awaited and the game is not over");
        sure!(table.frames.is_empty(), "the game is over and work is left");
        return Ok(());
    };
    sure!(table.over.is_none(), "the game is over and a decision is awaited");
    sure!(decision.seat.index() < table.seats(), "seat {:?} does not exist", decision.seat);
    sure!(!table.sides[decision.seat].eliminated, "an eliminated seat is asked {:?}", decision.prompt);
    sure!(!decision.options.is_empty(), "no options for {:?}", decision.prompt);
    let mut options = decision.options.clone();
    options.sort_unstable();
    sure!(options.windows(2).all(|pair| pair[0] != pair[1]), "twice the same option for {:?}", decision.prompt);
    sure!(!table.frames.is_empty(), "a decision without work for {:?}", decision.prompt);
    Ok(())
}

/// Frames refer to what exists.
pub(super) fn frames(book: &Book, table: &Table) -> Result<(), Unsound> {
    let runs = table.runs.iter().flat_map(|run| &run.frames);
    for frame in table.frames.iter().chain(runs) {
        match frame {
            Frame::Together(together) => {
                sure!(together.base as usize <= table.runs.len(), "runs of a block start behind all runs");
                sure!(together.pool as usize <= table.pool.len(), "runs of a block start behind the pool");
            }
            Frame::Effect(effect) => running(book, table, effect)?,
            Frame::Window { base, .. } => {
                sure!(*base as usize <= table.pending.len(), "a window starts at {base}, behind all triggers");
            }
            Frame::Attack { index, base, .. } => {
                sure!((*index as usize) < table.attacks.len(), "attack {index} does not exist");
                sure!(*base as usize <= table.pending.len(), "an attack's window starts behind all triggers");
            }
            Frame::Play(play) => {
                sure!(play.card.uid.index() < table.cards.len(), "a card that does not exist is being played");
            }
            _ => {}
        }
    }
    let attacks = table.frames.iter().filter(|frame| matches!(frame, Frame::Attack { .. })).count();
    sure!(attacks == table.attacks.len(), "{attacks} attack frames for {} attacks", table.attacks.len());
    Ok(())
}

fn running(book: &Book, table: &Table, effect: &Effect) -> Result<(), Unsound> {
    let ops = book.program(effect.program).ops.len();
    sure!(effect.pc as usize <= ops, "a program runs beyond its end");
    sure!(effect.pool as usize <= table.pool.len(), "a program's results start behind the pool");
    for span in &effect.slots {
        sure!(span.start as usize + span.len as usize <= table.pool.len(), "a result is outside the pool: {span:?}");
    }
    let attack = effect.attack == NO_ATTACK || (effect.attack as usize) < table.attacks.len();
    sure!(attack, "a program speaks of attack {}, which is over", effect.attack);
    Ok(())
}

/// Is it about a card that is to be played from outside play?
fn permits(book: &Book, what: Lasts) -> bool {
    matches!(what, Lasts::Gift { gift, .. } if matches!(book.gift(gift).give, Grant::MayBePlayed { .. } | Grant::EntersWith(..)))
}

/// Lasting effects are about cards in play and attacks under way (rules 15.3, 16.1).
pub(super) fn lasting(book: &Book, table: &Table) -> Result<(), Unsound> {
    for lasting in &table.lasting {
        let in_play = |obj| table.live(obj).is_some_and(|card| card.zone.in_play());
        let there = in_play(lasting.on) || permits(book, lasting.what) && table.live(lasting.on).is_some();
        sure!(!lasting.on.is_some() || there, "a lasting effect is on a card that left: {lasting:?}");
        let source = lasting.until != Until::SourceLeaves || in_play(lasting.source);
        sure!(source, "a lasting effect outlived its source: {lasting:?}");
        let attack = lasting.until != Until::EndOfAttack || (lasting.attack as usize) < table.attacks.len();
        sure!(attack, "a lasting effect outlived its attack: {lasting:?}");
    }
    sure!(!table.taken || table.initiative.is_some(), "the initiative is taken by nobody");
    Ok(())
}

/// Between actions nothing is half-finished.
pub(super) fn between_actions(table: &Table) -> Result<(), Unsound> {
    if !table.decision.as_ref().is_some_and(|decision| decision.prompt == Prompt::Action) {
        return Ok(());
    }
    sure!(
        matches!(
            table.frames[..],
            [Frame::ActionPhase { step: ActionStep::Turns }, Frame::Turn { step: TurnStep::Choose, .. }]
        ),
        "work is left between actions: {:?}",
        table.frames
    );
    sure!(table.runs.is_empty(), "runs of a block are left between actions: {:?}", table.runs);
    sure!(table.pool.is_empty(), "the pool is not empty between actions: {:?}", table.pool);
    sure!(table.attacks.is_empty(), "an attack is left between actions: {:?}", table.attacks);
    sure!(table.pending.is_empty(), "triggers are left between actions: {:?}", table.pending);
    sure!(table.gone.is_empty(), "last known information is left between actions: {:?}", table.gone);
    for (index, card) in table.cards.iter().enumerate() {
        let lost = card.zone == Zone::Aside && !card.token();
        sure!(!lost, "card {:?} is lost between actions", Uid(index as u16));
    }
    Ok(())
}
