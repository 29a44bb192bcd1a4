//! Cards of the table as plates: what each of them says, and in which colours.

use super::{Laid, Table};
use crate::words;
use deckbuilding::cards::card::Card as Printed;
use deckbuilding::cards::word::{Faction, Pool};
use deckbuilding::cards::wording;
use deckbuilding::rules::decision::Kind;
use deckbuilding::rules::view::{CardView, Known, OptionView, PieceView, Verb, Zone};
use screen::theme::role::Role;
use screen::widgets::card::{Card, Lift};

/// The colours of the factions in the order of their boxes, counted like seats.
const HUES: [usize; 4] = [1, 0, 3, 2];
/// The most keys on one card.
const KEYS: usize = 2;

/// The colour of a faction, counted like seats; `None` for neutral cards.
pub(crate) fn hue(faction: Faction) -> Option<usize> {
    let at = Faction::all().position(|one| one == faction)?;
    Some(HUES[at % HUES.len()])
}

/// The name plate of a faction.
pub(super) fn plate(faction: Faction, acts: bool) -> Role {
    hue(faction).map_or(Role::BandNone, |hue| Role::plate_of(hue, acts))
}

/// The role of a faction's name.
pub(crate) fn name(faction: Faction) -> Role {
    hue(faction).map_or(Role::Dim, Role::of_seat)
}

/// Attack, resources and Force with their letters.
fn numbers(attack: u16, printed: Option<&Printed>) -> [Option<(String, Role)>; 3] {
    let told = |number: u16, letter: char, role: Role| (number > 0).then(|| (format!("{number}{letter}"), role));
    let (resources, force) = printed.map_or((0, 0), |card| (card.resources, card.force));
    [
        told(attack, 'a', Role::Power),
        told(resources.into(), 'r', Role::BadgeLeader),
        told(force.into(), 'f', Role::BadgeShield),
    ]
}

/// A printed card as it lies in a row, a hand or a pile.
fn printed(card: &Printed) -> Card {
    Card {
        letter: card.faction.letter(),
        hue: hue(card.faction),
        name: card.name.clone(),
        cost: (card.cost > 0).then(|| format!("{}c", card.cost)),
        numbers: numbers(card.attack.into(), Some(card)),
        hp: (card.hp > 0).then(|| (card.hp.into(), card.hp.into())),
        text: capital(&wording::brief(card)),
        ..Card::default()
    }
}

/// The text with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text of a card of a galaxy row: to those who cannot buy it, what they get for defeating it.
fn in_row(table: &Table<'_>, card: &Known, plate: Card) -> Card {
    let view = table.view;
    let acts = view.active.first().and_then(|seat| view.seats.get(usize::from(*seat)));
    let printed = table.scene.cards.printed(&card.id);
    let enemy = printed.zip(acts).is_some_and(|(card, acts)| card.faction == view.against(acts.side));
    let reward = printed.filter(|_| enemy).and_then(|card| Some((card.target, wording::reward(card)?)));
    match reward {
        Some((target, reward)) => Card { text: format!("Target {target}: {reward}."), ..plate },
        None => plate,
    }
}

/// What the key of an option does with a card, in a word.
fn verb(option: &OptionView, uid: u32) -> &'static str {
    match option.verb {
        Verb::Purchase => "buy",
        Verb::Use if option.name == Some("pay-off") => "pay off",
        Verb::Use => "use",
        Verb::Commit => "commit",
        Verb::Attack if option.target.as_ref().is_some_and(|target| target.uid == uid) => "attack",
        _ => "",
    }
}

/// Adds what can be done with a card now.
fn offered(table: &Table<'_>, card: Card, uid: u32) -> Card {
    let about: Vec<(Option<char>, &OptionView)> = table.offers.about(uid).collect();
    let keys = about.iter().filter_map(|(sign, _)| *sign).take(KEYS).collect();
    let mut words: Vec<&str> =
        about.iter().map(|(_, option)| verb(option, uid)).filter(|word| !word.is_empty()).collect();
    words.dedup();
    let note = card.note.or_else(|| (!words.is_empty()).then(|| (words.join(", "), Role::Accent)));
    let pointed = table.scene.pointed().is_some_and(|thing| thing.uid == uid);
    let passed_over = about.is_empty() && table.view.decision.as_ref().is_some_and(|it| it.kind != Kind::Action);
    let lift = match (pointed, passed_over) {
        (true, _) => Lift::Raised,
        (false, true) => Lift::Sunk,
        (false, false) => card.lift,
    };
    Card { keys, note, lift, ..card }
}

/// A ship or a unit in play.
pub(super) fn piece(table: &Table<'_>, piece: &PieceView) -> (Card, Option<u32>) {
    let known = table.scene.cards.printed(&piece.id);
    let did = match (piece.waiting, piece.committed, piece.used) {
        (true, ..) => Some(("committed", Role::Accent)),
        (_, true, true) => Some(("attacked, used", Role::Faint)),
        (_, true, false) => Some(("attacked", Role::Faint)),
        (_, _, true) => Some(("used", Role::Faint)),
        _ => None,
    };
    let hp = piece.hp.zip(piece.damage).map(|(hp, damage)| (hp.saturating_sub(damage).into(), hp.into()));
    let card = Card {
        name: piece.name.clone(),
        cost: None,
        numbers: numbers(piece.attack, known),
        hp,
        note: did.map(|(told, role)| (told.to_owned(), role)),
        lift: if piece.committed && !piece.waiting { Lift::Sunk } else { Lift::None },
        ..known.map(printed).unwrap_or_default()
    };
    (offered(table, card, piece.uid), Some(piece.uid))
}

/// A card that is seen, in a row or a hand.
pub(super) fn known(table: &Table<'_>, card: &Known) -> Card {
    let plate = table.scene.cards.printed(&card.id).map(printed).unwrap_or_default();
    offered(table, Card { name: card.name.clone(), private: card.zone == Zone::Hand, ..plate }, card.uid)
}

/// The cards of a galaxy row, and the pilots beside it; what nobody can take now lies lower.
pub(super) fn galaxy(table: &Table<'_>, region: usize) -> Laid {
    let Some(here) = table.view.regions.get(region) else { return Laid::new() };
    let cards = here
        .row
        .iter()
        .filter_map(CardView::known)
        .map(|card| (in_row(table, card, known(table, card)), Some(card.uid)));
    let mut laid: Laid = cards.chain(pilots(table, region, here.pilots)).collect();
    if table.view.decision.is_some() {
        let idle = laid.iter_mut().filter(|(card, _)| card.keys.is_empty() && card.lift == Lift::None);
        idle.for_each(|(card, _)| card.lift = Lift::Sunk);
    }
    laid
}

/// The stack of pilots beside a galaxy row; it can be pointed at if one of them can be bought.
fn pilots(table: &Table<'_>, region: usize, left: usize) -> Option<(Card, Option<u32>)> {
    let card = table.scene.cards.all().find(|card| card.pool == Pool::Pilot && left > 0)?;
    let options = table.view.decision.iter().flat_map(|decision| &decision.options);
    let here = |seat: Option<u8>| {
        let seat = seat.and_then(|seat| table.view.seats.get(usize::from(seat)));
        seat.is_none_or(|seat| usize::from(seat.region) == region)
    };
    let offered_here = options.filter(|option| here(option.seat)).filter_map(|option| option.card.as_ref());
    let top = offered_here.into_iter().find(|card| card.zone == Zone::Pilots).map(|card| card.uid);
    let plate = Card { name: format!("{} x{left}", card.name), ..printed(card) };
    Some((top.map_or(plate.clone(), |uid| offered(table, plate, uid)), top))
}

/// The words of a card for a line: its name, numbers and text.
pub(super) fn line(table: &Table<'_>, id: &str) -> String {
    let Some(card) = table.scene.cards.printed(id) else { return String::new() };
    let told = [words::numbers_told(card), wording::text(card).join(" ")];
    let told: Vec<&str> = told.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    format!("{}: {}", card.name, told.join(". "))
}
