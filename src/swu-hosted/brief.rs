//! What facts add to the row that tells of their action.

use hotseat::narration::{Brief, Thing};
use swu_language::word::Kind;
use swu_rules::fact::{Change, Fact, Seen, What};
use swu_rules::look::telling::Teller;

/// What facts told in one sentence add, to the teller's eyes.
pub(super) fn of(teller: &Teller<'_>, batch: &[Fact]) -> Brief {
    let Some(fact) = batch.first() else { return Brief::Nothing };
    let seen = |seen: Option<Seen>| seen.filter(|_| teller.witnesses(fact)).map(|seen| thing(teller, &seen));
    let (card, other) = (seen(fact.card), seen(fact.other));
    match (fact.what, card, other) {
        (What::Attacked, card, other) => Brief::Done(card, other),
        (What::Played | What::Deployed | What::Used, card, _) => Brief::Done(card, None),
        (What::AttackedToo, _, Some(other)) => Brief::Too(other),
        (What::Defeated, Some(_), Some(host)) => Brief::About(host),
        (What::Defeated, Some(card), None) if fact.amount == 0 => Brief::Defeated(card),
        (What::Damage | What::Healed, Some(of), _) => match fact.change {
            Some(Change::Left { before, after }) => {
                let vital = fact.card.is_some_and(|card| teller.book.card(card.def).kind == Kind::Base);
                Brief::Left { of, vital, before, after }
            }
            _ => Brief::Sentence,
        },
        (What::Changed, Some(card), _) => Brief::About(card),
        (What::Attached | What::Exhausted, Some(card), _) => Brief::Besides(card),
        // Nobody needs to read which resource it is; everybody sees that there is one less to pay with.
        (What::Exhausted, None, _) if fact.card.is_none() => Brief::Sentence,
        (What::Triggered, Some(card), _) if fact.amount == 1 => Brief::Idle(card),
        (What::Triggered | What::Exhausted | What::Shielded, ..)
        | (What::CreditsUsed | What::Paid | What::Searched | What::Shuffled, ..) => Brief::Nothing,
        _ => Brief::Sentence,
    }
}

fn thing(teller: &Teller<'_>, seen: &Seen) -> Thing {
    Thing { id: seen.handle, name: teller.whose(seen).into_owned() }
}
