//! Whose a card is that can be chosen, and where it is: the board may show it, a list of choices has to say it.

use super::labels::Labels;
use seats::Seat;
use swu_view::{CardRef, DecisionKind, DecisionView, OptionView, SeatView, UnitView, Verb, View, ZoneView};

/// Can cards of several players be chosen, so that each of them has to say whose it is?
pub(crate) fn mixed(decision: &DecisionView) -> bool {
    let mut owners = decision.options.iter().filter(|_| decision.kind != DecisionKind::Action).filter_map(owner);
    let first = owners.next();
    owners.any(|other| Some(other) != first)
}

/// The player who has an option's card; `None` if it is in a hand or a deck.
pub(crate) fn owner(option: &OptionView) -> Option<Seat> {
    let card = option.card.as_ref().filter(|_| option.verb == Verb::Card)?;
    match card.zone {
        ZoneView::Ground
        | ZoneView::Space
        | ZoneView::Base
        | ZoneView::Leader
        | ZoneView::Resource
        | ZoneView::Upgrade => Some(card.controller),
        ZoneView::Discard | ZoneView::Captured => Some(card.owner),
        ZoneView::Hand | ZoneView::Deck | ZoneView::SetAside => None,
    }
}

/// "on Bob's AT-ST (g)", "in Bob's discard pile": where a card other than a unit or a base is, as far as that
/// distinguishes it from the other choices.
pub(crate) fn place(view: &View, labels: &Labels, option: &OptionView) -> Option<String> {
    let card = option.card.as_ref()?;
    let name = |seat: Seat| view.seats.get(seat.index()).map(|side| side.name.as_str());
    let told_apart = || view.decision.as_ref().filter(|decision| mixed(decision)).and_then(|_| name(owner(option)?));
    match card.zone {
        ZoneView::Upgrade | ZoneView::Captured => {
            if let Some(base) = fortified(view, card) {
                return Some(format!("on {}'s base", base.name));
            }
            let unit = holder(view, card)?;
            let label = labels.of(unit.uid).map(|label| format!(" ({label})")).unwrap_or_default();
            let word = if card.zone == ZoneView::Upgrade { "on" } else { "under" };
            Some(format!("{word} {}'s {}{label}", name(unit.controller)?, unit.name))
        }
        ZoneView::Discard => told_apart().map(|name| format!("in {name}'s discard pile")),
        ZoneView::Resource => told_apart().map(|name| format!("a resource of {name}'s")),
        ZoneView::Leader => told_apart().map(|name| format!("{name}'s leader")),
        _ => None,
    }
}

/// The side whose base an upgrade is on.
fn fortified<'a>(view: &'a View, card: &CardRef) -> Option<&'a SeatView> {
    view.seats.iter().find(|side| side.base.upgrades.iter().any(|upgrade| upgrade.uid == card.uid))
}

/// The unit that a card is on or under.
fn holder<'a>(view: &'a View, card: &CardRef) -> Option<&'a UnitView> {
    let mut units = view.seats.iter().flat_map(|side| &side.units);
    units.find(|unit| {
        unit.upgrades.iter().any(|upgrade| upgrade.uid == card.uid)
            || unit.guarded().any(|captive| captive.uid == card.uid)
    })
}
