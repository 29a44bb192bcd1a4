//! Creating tokens (rule 21).

use super::moment::Moment;
use crate::change::{moment, move_card, status};
use crate::engine::Rules;
use crate::fact::What;
use crate::reading::Reading;
use crate::table::card::{CardState, DefId, Obj, Uid, Zone};
use crate::table::memory::Happening;
use seats::Seat;
use swu_language::ability::Token;
use swu_language::word::Arena;

/// A physical token that is not in use; the supply is unlimited.
fn token_card(rules: &mut Rules<'_>, def: DefId, owner: Seat) -> Uid {
    let free = (0..rules.table.cards.len())
        .rev()
        .map_while(|index| rules.table.cards[index].token().then_some(index))
        .find(|index| rules.table.cards[*index].zone == Zone::Aside);
    let uid = match free {
        Some(index) => Uid(index as u16),
        None => {
            rules.table.cards.push(CardState {
                def,
                serial: 0,
                host: Uid::NONE,
                handle: 0,
                damage: 0,
                entered: 0,
                paid: 0,
                credits: 0,
                zone: Zone::Aside,
                owner,
                controller: owner,
                flags: CardState::TOKEN,
                used: 0,
                original: None,
                played: None,
                uses: 0,
            });
            Uid(rules.table.cards.len() as u16 - 1)
        }
    };
    // A token of another kind may have been there.
    rules.table.cache.hears |= rules.book.def(def).hears;
    let card = rules.table.card_mut(uid);
    card.def = def;
    card.owner = owner;
    card.controller = owner;
    rules.rename(uid);
    uid
}

/// Gives token upgrades to a unit: its controller owns and controls them (rule 2.1). Adds them to `made`.
pub(crate) fn give_token(rules: &mut Rules<'_>, unit: Obj, token: Token, count: i16, made: &mut Vec<Obj>) -> bool {
    let Some(def) = rules.book.token(token) else { return false };
    if !rules.table.is_unit(unit) {
        return false;
    }
    let owner = rules.table.card(unit.uid).controller;
    for _ in 0..count {
        let uid = token_card(rules, def, owner);
        move_card::put_on(rules, uid, unit.uid, owner);
        rules.fact(What::Attached, owner, uid, unit.uid, 0);
        made.push(rules.table.obj(uid));
    }
    if count > 0 {
        moment::announce(rules, Moment::Equipped(unit));
    }
    count > 0
}

/// Remembers that a player gave token upgrades (rules 31.9, 49.3).
pub(crate) fn gave_upgrades(rules: &mut Rules<'_>, seat: Seat, count: i16) {
    created_tokens(rules, seat, count);
    if count > 0
        && let Some(base) = rules.table.sides[seat].base
    {
        moment::note(rules, Happening::GaveTokenUpgrade, seat, rules.table.obj(base), Obj::NONE, count);
    }
}

/// Which token upgrade the card is, if it is one.
pub(crate) fn token_upgrade(reading: Reading<'_>, card: Obj) -> Option<Token> {
    let printed =
        |token: &Token| !token.is_unit() && reading.book.token(*token) == Some(reading.table.card(card.uid).def);
    Token::CARDS.into_iter().find(printed)
}

/// Remembers that a player created tokens (rule 31.9).
pub(crate) fn created_tokens(rules: &mut Rules<'_>, seat: Seat, count: i16) {
    if count > 0
        && let Some(base) = rules.table.sides[seat].base
    {
        moment::note(rules, Happening::CreatedToken, seat, rules.table.obj(base), Obj::NONE, count);
    }
}

/// Creates unit tokens, exhausted unless they enter ready (rules 2.6, 21.1). Adds them to `made`.
pub(crate) fn create_units(rules: &mut Rules<'_>, owner: Seat, token: Token, count: i16, made: &mut Vec<Obj>) {
    let Some(def) = rules.book.token(token) else { return };
    let arena = if rules.book.def(def).arena == Arena::Ground { Zone::Ground } else { Zone::Space };
    for _ in 0..count {
        let uid = token_card(rules, def, owner);
        move_card::relocate(rules, uid, arena, owner);
        let obj = rules.table.obj(uid);
        status::arrive(rules, obj, false);
        rules.table.card_mut(uid).set(CardState::FRESH, true);
        moment::note(rules, Happening::Entered, owner, obj, Obj::NONE, 0);
        rules.fact(What::Created, owner, uid, Uid::NONE, 1);
        made.push(obj);
        moment::announce(rules, Moment::Enters(obj));
        moment::announce(rules, Moment::Created(obj, owner));
    }
    created_tokens(rules, owner, count);
}
