//! The deck document of SWUDB's own site: rows carry deck and sideboard counts together.

use super::builder::{Builder, Slot, Stop};
use super::json::{Fields, Node};
use super::resolve::Written;
use super::swudb::count_of;
use crate::formats::code::Code;
use crate::formats::fault::{Fault, shown};
use crate::formats::list::{Count, Section};
use crate::formats::source::Source;
use swu_cards::catalog::{Id, fold};

const ROWS: &str = "shuffledDeck";

pub(super) fn is(fields: &Fields<'_>) -> bool {
    fields.iter().any(|(key, _)| key == ROWS)
}

pub(super) fn read<'t>(builder: &mut Builder<'t>, fields: &Fields<'t>) -> Result<(), Stop> {
    builder.list.source = Source::SiteJson;
    let word = |name: &str| get(fields, name).and_then(Node::text).filter(|text| !text.is_empty());
    builder.list.name = word("deckName");
    builder.list.author = word("authorName");
    for (key, section) in [("leader", Section::Leader), ("secondLeader", Section::Leader), ("base", Section::Base)] {
        if let Some(value) = get(fields, key) {
            row(builder, Some(section), key, value)?;
        }
    }
    let Some(rows) = get(fields, ROWS) else { return Ok(()) };
    let Some(items) = rows.items() else {
        let place = builder.place_of(rows.raw());
        return Err(builder.stop(
            Code::Shape,
            place,
            format!("{} is a list of rows, not {}", shown(ROWS), rows.what()),
        ));
    };
    for item in items {
        row(builder, None, ROWS, item)?;
    }
    Ok(())
}

fn get<'t>(fields: &Fields<'t>, name: &str) -> Option<Node<'t>> {
    fields.iter().find(|(key, value)| key == name && !value.is_null()).map(|(_, value)| *value)
}

fn row<'t>(builder: &mut Builder<'t>, section: Option<Section>, key: &str, value: Node<'t>) -> Result<(), Stop> {
    let place = builder.place_of(value.raw());
    let slot = Slot::In(section.unwrap_or(Section::Deck));
    let fields = value.fields().unwrap_or_default();
    let card = get(&fields, "card").and_then(Node::fields).unwrap_or_else(|| fields.clone());
    let set = get(&card, "defaultExpansionAbbreviation").and_then(Node::text);
    let number = get(&card, "defaultCardNumber").and_then(Node::text_or_number);
    let (Some(set), Some(number)) = (set, number) else {
        let message =
            format!("a row of {} has no card with defaultExpansionAbbreviation and defaultCardNumber", shown(key));
        return builder.nonsense(slot, Code::Shape, value.raw(), place, message);
    };
    let id = Id::of(&set, &number).map_or_else(|_| format!("{set}_{number}"), |id| id.as_str().to_owned());
    let written = Written { shown: id.clone(), ids: vec![&id], ..Written::default() };
    check_title(builder, &card, &id, place);
    if section.is_some() {
        let count = get(&fields, "count").map_or(Count::Whole(1), count_of);
        return builder.row(slot, &written, count, place);
    }
    let deck = get(&fields, "count").map(count_of);
    let sideboard = get(&fields, "sideboardCount").map(count_of);
    let is_none = |count: &Option<Count>| matches!(count, None | Some(Count::Nonsense(_))) && is_zero(count);
    if is_none(&deck) && is_none(&sideboard) {
        let count = deck.unwrap_or(Count::Whole(1));
        return builder.row(slot, &written, count, place);
    }
    for (count, section) in [(deck, Section::Deck), (sideboard, Section::Sideboard)] {
        if let Some(count) = count.filter(|count| !is_zero(&Some(count.clone()))) {
            builder.row(Slot::In(section), &written, count, place)?;
        }
    }
    Ok(())
}

/// A row may have no count in one of the two sections; only in both is it a fault.
fn is_zero(count: &Option<Count>) -> bool {
    match count {
        None => true,
        Some(Count::Nonsense(written)) => written == "0",
        Some(Count::Whole(_)) => false,
    }
}

/// The site's `cardName` is the title, sometimes with more after it.
fn check_title(builder: &mut Builder<'_>, card: &Fields<'_>, id: &str, place: Option<crate::formats::Place>) {
    let (Some(name), Some(printing)) = (get(card, "cardName").and_then(Node::text), builder.catalogue.get(id)) else {
        return;
    };
    if !fold(&name).starts_with(&fold(printing.title)) {
        let message = format!("the row says {}, but {id} is {printing}", shown(&name));
        builder.fault(Fault::new(Code::Disagree, super::UNDERSTOOD, message).at(place).about(printing));
    }
}
