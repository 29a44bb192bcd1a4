//! What the cursor can rest on: every card in sight, in the order of the table.

use deckbuilding::rules::view::{CardView, OptionView, PieceView, View, Zone};
use screen::widgets::hits::Spot;

/// A card in sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thing {
    /// Its name for those who look.
    pub uid: u32,
    /// Its printed id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// The cards in sight: what is in play, the rows, open hands.
pub(super) fn things(view: &View) -> Vec<Thing> {
    let piece = |piece: &PieceView| Thing { uid: piece.uid, id: piece.id.clone(), name: piece.name.clone() };
    let card = |card: &CardView| {
        card.known().map(|known| Thing { uid: known.uid, id: known.id.clone(), name: known.name.clone() })
    };
    let mut things: Vec<Thing> = Vec::new();
    for seat in &view.seats {
        things.extend(seat.base.iter().chain(&seat.ships).chain(&seat.units).map(piece));
    }
    things.extend(view.regions.iter().flat_map(|region| region.row.iter().filter_map(card)));
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    let pilots = options.filter_map(|option| option.card.as_ref()).filter(|card| card.zone == Zone::Pilots);
    for pilot in pilots {
        if things.iter().all(|thing| thing.uid != pilot.uid) {
            things.push(Thing { uid: pilot.uid, id: pilot.id.clone(), name: pilot.name.clone() });
        }
    }
    things.extend(view.open_hands().flat_map(|seat| seat.hand.iter().filter_map(card)));
    things
}

/// The card in play with this name for those who look.
pub(super) fn piece(view: &View, uid: u32) -> Option<&PieceView> {
    let mut pieces = view.seats.iter().flat_map(|seat| seat.base.iter().chain(&seat.ships).chain(&seat.units));
    pieces.find(|piece| piece.uid == uid)
}

/// Where it was drawn, for the mouse and the arrows.
pub(super) fn spot(things: &[Thing], uid: u32) -> Option<Spot> {
    let at = things.iter().position(|thing| thing.uid == uid)?;
    u16::try_from(at).ok().map(|at| Spot::Thing(0, at))
}

/// Is an option about this card?
pub(super) fn is_about(option: &OptionView, uid: u32) -> bool {
    option.card.iter().chain(&option.target).any(|card| card.uid == uid)
}
