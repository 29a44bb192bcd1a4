//! "If this would be defeated, you may instead": offered before the defeat (rule 16.4).

use crate::book::op::{Op, Verb};
use crate::engine::Rules;
use crate::flow::verbs;
use crate::ids::ProgramId;
use crate::query::{replacement, selector, uses};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::frame::Frame;
use crate::table::rare_texts::Rare;
use swu_language::ability::{Harm, Ref, Selector};

/// A text is about to make its targets leave play: any player who may do something else instead of being defeated,
/// or of being defeated with its unit (rule 4.5c), is asked first. True if anybody is.
pub(crate) fn offers_instead(rules: &mut Rules<'_>, e: &Effect, op: &Op) -> bool {
    let mut it = rules.take_buffer();
    selector::collect(rules.read(), e, &Selector::The(Ref::It), &mut it);
    let asked = match op {
        Op::Do(Verb::Defeat) => {
            it.retain(|obj| !verbs::safe_from(rules.read(), e, *obj, Harm::Defeat));
            offer_instead(rules, &it)
        }
        Op::Do(Verb::Return) => {
            let returned = it.clone();
            it.retain(|obj| rules.table.is_unit(*obj) && !verbs::safe_from(rules.read(), e, *obj, Harm::Return));
            offer_to_upgrades(rules, &it, &returned)
        }
        Op::Do(Verb::Capture(by)) => {
            let guard = selector::first(rules.read(), e, *by)
                .filter(|guard| rules.table.is_unit(*guard) || rules.table.is_base(*guard));
            it.retain(|obj| rules.table.is_unit(*obj) && guard.is_some_and(|guard| guard != *obj));
            it.retain(|obj| !verbs::safe_from(rules.read(), e, *obj, Harm::Capture));
            it.retain(|obj| replacement::instead_of(rules.read(), *obj, Harm::Capture).is_none());
            offer_to_upgrades(rules, &it, &[])
        }
        _ => {
            it.retain(|obj| rules.table.is_unit(*obj));
            offer_to_upgrades(rules, &it, &[])
        }
    };
    rules.give_buffer(it);
    asked
}

/// These cards are about to be defeated, together with the upgrades on them. The first that may do something else
/// is asked, each once per action. True if one is.
pub(crate) fn offer_instead(rules: &mut Rules<'_>, doomed: &[Obj]) -> bool {
    let open = |card: &Obj| may_be_spared(rules.read(), *card);
    let first = doomed.iter().copied().find(open).or_else(|| loaded(rules.read(), doomed).find(open));
    first.is_some_and(|card| ask_instead(rules, card)) || ask_saviours(rules, doomed)
}

/// Units that may go instead of one of the doomed cards are asked, each once per action (rule 48.5).
fn ask_saviours(rules: &mut Rules<'_>, doomed: &[Obj]) -> bool {
    if !uses::may_have_in_play(rules.read(), Rare::SPARES_OTHERS) {
        return false;
    }
    let found = doomed.iter().filter(|card| !saved(rules.read(), **card)).find_map(|card| {
        let may = rules.table.units().filter(|uid| rules.read().def_of(*uid).rare.has(Rare::SPARES_OTHERS));
        let saviours = may.map(|uid| rules.table.obj(uid)).filter(|saviour| !doomed.contains(saviour));
        let mut open = saviours.filter(|saviour| !rules.table.saved.iter().any(|(_, asked)| asked == saviour));
        open.find_map(|saviour| {
            Some((*card, saviour, replacement::spares_another(rules.read(), saviour, *card, Harm::Defeat, 0)?))
        })
    });
    let Some((card, saviour, program)) = found else { return false };
    rules.table.saved.push((card, saviour));
    let mut e = Effect::new(program, saviour, rules.table.controller(saviour));
    e.subject = card;
    e.pool = rules.table.pool.len() as u16;
    rules.table.frames.push(Frame::Effect(e));
    true
}

/// Was something else defeated instead of the card?
fn saved(reading: Reading<'_>, card: Obj) -> bool {
    reading.table.saved.iter().any(|(doomed, saviour)| *doomed == card && reading.table.live(*saviour).is_none())
}

/// These units are about to leave play without being defeated, and their upgrades are defeated, except some that go
/// elsewhere.
fn offer_to_upgrades(rules: &mut Rules<'_>, units: &[Obj], except: &[Obj]) -> bool {
    let first = loaded(rules.read(), units).find(|card| !except.contains(card) && may_be_spared(rules.read(), *card));
    first.is_some_and(|card| ask_instead(rules, card))
}

/// The upgrades on these units.
fn loaded(reading: Reading<'_>, units: &[Obj]) -> impl Iterator<Item = Obj> {
    units.iter().flat_map(|unit| reading.table.upgrades_on(unit.uid).map(|uid| reading.table.obj(uid)))
}

fn may_be_spared(reading: Reading<'_>, card: Obj) -> bool {
    !reading.table.declined.contains(&card) && instead_of_defeat(reading, card).is_some()
}

fn ask_instead(rules: &mut Rules<'_>, card: Obj) -> bool {
    let Some(program) = instead_of_defeat(rules.read(), card) else { return false };
    rules.table.declined.push(card);
    let mut e = Effect::new(program, card, rules.table.controller(card));
    e.subject = card;
    e.pool = rules.table.pool.len() as u16;
    rules.table.frames.push(Frame::Effect(e));
    true
}

/// Did something else happen instead of the card's defeat?
pub(crate) fn spared(reading: Reading<'_>, card: Obj) -> bool {
    let declined = || reading.table.declined.contains(&card) && instead_of_defeat(reading, card).is_none();
    reading.table.live(card).is_some() && (saved(reading, card) || declined())
}

/// What may happen instead of the card's defeat.
fn instead_of_defeat(reading: Reading<'_>, card: Obj) -> Option<ProgramId> {
    replacement::instead_of(reading, card, Harm::Defeat)
}
