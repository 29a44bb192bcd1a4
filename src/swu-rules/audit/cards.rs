//! Physical cards: where they are and what may be there.

use super::{Unsound, sure};
use crate::book::Book;
use crate::table::Table;
use crate::table::card::{CardState, Uid, Zone};
use crate::table::frame::Frame;
use seats::Seat;
use swu_language::word::Kind;

/// Every card is in exactly one list, and the list agrees with its state (rules 3.1, 19, 4.5).
pub(super) fn zones(book: &Book, table: &Table) -> Result<(), Unsound> {
    let mut listed = vec![0u8; table.cards.len()];
    let mut check = |uid: Uid, list: &str, fits: bool| {
        let Some(count) = listed.get_mut(uid.index()) else {
            return Err(Unsound(format!("{list} holds no card {}", uid.0)));
        };
        *count += 1;
        sure!(fits, "card {} is in {list}, its state says {:?}", uid.0, table.card(uid));
        Ok(())
    };
    for (seat, side) in table.sides.each() {
        let owned = |uid: &Uid, zone| {
            let card = table.card(*uid);
            card.zone == zone && card.owner == seat && card.controller == seat
        };
        for uid in &side.deck {
            check(*uid, "a deck", owned(uid, Zone::Deck))?;
        }
        for uid in &side.hand {
            check(*uid, "a hand", owned(uid, Zone::Hand))?;
        }
        for uid in &side.discard {
            check(*uid, "a discard pile", owned(uid, Zone::Discard))?;
        }
        for uid in &side.resources {
            let card = table.card(*uid);
            check(*uid, "the resources", card.zone == Zone::Resource && card.controller == seat)?;
        }
        for uid in &side.units {
            let card = table.card(*uid);
            check(*uid, "the units", card.zone.is_arena() && card.controller == seat && card.host == Uid::NONE)?;
        }
        if let Some(uid) = &side.base {
            let card = table.card(*uid);
            check(*uid, "the bases", card.zone == Zone::Base && card.owner == seat && card.controller == seat)?;
        }
        for uid in &side.leaders {
            let card = table.card(*uid);
            let deployed = card.has(CardState::DEPLOYED);
            sure!(card.has(CardState::LEADER) && card.owner == seat, "leader {} is not one", uid.0);
            let fits = card.zone.is_arena() || card.zone == Zone::Attached;
            sure!(deployed == fits, "leader {} is in {:?}: {deployed}", uid.0, card.zone);
            if !deployed {
                check(*uid, "the leaders", card.zone == Zone::Base)?;
            }
        }
    }
    for uid in &table.upgrades {
        check(*uid, "the upgrades", attached(table, *uid, Zone::Attached))?;
    }
    for uid in &table.captives {
        let waits = table.card(*uid).host == Uid::NONE
            && table.frames.iter().any(|frame| matches!(frame, Frame::Rescue { card } if card == uid));
        check(*uid, "the captives", waits || attached(table, *uid, Zone::Captured))?;
    }
    for (index, count) in listed.iter().enumerate() {
        let card = &table.cards[index];
        let nowhere = matches!(card.zone, Zone::Aside | Zone::Removed);
        sure!(*count == u8::from(!nowhere), "card {index} is in {count} lists: {card:?}");
        let hurt = card.zone.is_arena() || matches!(card.zone, Zone::Base | Zone::Removed);
        sure!(hurt || card.damage == 0, "card {index} has damage in {:?}", card.zone);
        let hosted = matches!(card.zone, Zone::Attached | Zone::Captured);
        sure!(hosted || card.host == Uid::NONE, "card {index} has a host in {:?}", card.zone);
        let kind = book.def(card.def).kind;
        let belongs = match card.zone {
            Zone::Ground | Zone::Space => matches!(kind, Kind::Unit | Kind::TokenUnit | Kind::Leader),
            Zone::Attached => !matches!(kind, Kind::Base | Kind::Event),
            Zone::Captured => kind == Kind::Unit,
            Zone::Base => matches!(kind, Kind::Base | Kind::Leader),
            Zone::Deck | Zone::Hand | Zone::Discard | Zone::Resource => {
                matches!(kind, Kind::Unit | Kind::Event | Kind::Upgrade)
            }
            Zone::Aside | Zone::Removed => true,
        };
        sure!(belongs, "a {kind} is in {:?}", card.zone);
    }
    Ok(())
}

/// Upgrades and captives are with a unit in play.
fn attached(table: &Table, uid: Uid, zone: Zone) -> bool {
    let card = table.card(uid);
    // A base may have something attached (rule 48.1) and guard captured cards; a unit that became an upgrade only guards
    // (rule 25.3).
    let base = |host: &CardState| host.zone == Zone::Base && !host.has(CardState::LEADER);
    let guards = |host: &CardState| zone == Zone::Captured && matches!(host.zone, Zone::Base | Zone::Attached);
    let holds = |host: &CardState| host.zone.is_arena() || base(host) || guards(host);
    card.zone == zone && table.cards.get(card.host.index()).is_some_and(holds)
}

/// Tokens are in play or not in use and come after all real cards; removed cards belong to players who are out (rule
/// 21).
pub(super) fn tokens(table: &Table) -> Result<(), Unsound> {
    let real = table.cards.iter().take_while(|card| !card.token()).count();
    for (index, card) in table.cards.iter().enumerate() {
        sure!(card.token() == (index >= real), "tokens are mixed with cards at {index}");
        if card.token() {
            let in_use = card.zone.is_arena() || card.zone == Zone::Attached;
            sure!(in_use || card.zone == Zone::Aside, "a token is in {:?}", card.zone);
        } else {
            sure!(card.owner.index() < table.seats(), "card {index} has an owner who does not exist");
        }
        let removed = card.zone == Zone::Removed;
        sure!(!removed || table.sides[card.owner].eliminated, "card {index} of a living player is removed");
    }
    Ok(())
}

/// Two cards never have the same name for a seat.
pub(super) fn handles(table: &Table) -> Result<(), Unsound> {
    let mut handles: Vec<u16> = table.cards.iter().map(|card| card.handle).collect();
    handles.sort_unstable();
    sure!(handles.windows(2).all(|pair| pair[0] != pair[1]), "two cards have the same handle");
    let seats = Seat::all(table.seats()).count();
    sure!(table.sides.len() == seats, "the sides are not the seats");
    Ok(())
}
