//! Credit tokens: a number kept for each player (rule 31).

use crate::change::token;
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::Uid;
use crate::table::depends::Depends;
use seats::Seat;

/// A player creates this many Credits.
pub(crate) fn create_credits(rules: &mut Rules<'_>, seat: Seat, count: i16) {
    let count = add_credits(rules, seat, count);
    if count > 0 {
        rules.fact(What::CreditsCreated, seat, Uid::NONE, Uid::NONE, count);
        token::created_tokens(rules, seat, count);
    }
}

/// This many Credits of a player are defeated, or as many as there are; returns how many.
pub(crate) fn defeat_credits(rules: &mut Rules<'_>, seat: Seat, count: i16) -> i16 {
    let count = remove_credits(rules, seat, count);
    if count > 0 {
        rules.fact(What::CreditsDefeated, seat, Uid::NONE, Uid::NONE, count);
    }
    count
}

/// A player takes control of this many Credits of another, or of as many as there are; returns how many.
pub(crate) fn take_credits(rules: &mut Rules<'_>, seat: Seat, from: Seat, count: i16) -> i16 {
    let count = remove_credits(rules, from, count);
    if count > 0 {
        add_credits(rules, seat, count);
        rules.fact(What::CreditsTaken, seat, Uid::NONE, Uid::NONE, count);
    }
    count
}

/// This many Credits leave a player's resource zone, or as many as there are; returns how many.
pub(crate) fn remove_credits(rules: &mut Rules<'_>, seat: Seat, count: i16) -> i16 {
    let side = &mut rules.table.sides[seat];
    let count = count.clamp(0, i16::from(side.credits));
    side.credits -= count as u8;
    rules.table.cache.changed(Depends::CREDITS);
    count
}

fn add_credits(rules: &mut Rules<'_>, seat: Seat, count: i16) -> i16 {
    let side = &mut rules.table.sides[seat];
    let count = count.clamp(0, i16::from(u8::MAX - side.credits));
    side.credits += count as u8;
    rules.table.cache.changed(Depends::CREDITS);
    count
}
