//! The galaxy rows in sentences: what a card says that came there, and what each of them costs, does, and is open to.

use super::forecast::SPOKEN;
use super::words;
use deckbuilding::cards::card::Card;
use deckbuilding::cards::word::{Faction, Pool};
use deckbuilding::cards::wording;
use deckbuilding::rules::view::{CardView, Known, OptionView, Verb, View, Zone};
use deckbuilding_hosted::CardData;
use screen::theme::role::Role;
use screen::widgets::page::{Page, PageLine};
use screen::widgets::text::Text;
use std::collections::BTreeSet;

/// The cards whose text was read since the game was put on the table, by id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Met(BTreeSet<String>);

impl Met {
    /// All that lies in the rows now can be asked for.
    pub(super) fn of(view: &View) -> Met {
        Met(in_rows(view).map(|(_, card)| card.id.clone()).collect())
    }

    /// What the cards say that came to the rows since; each is read once, not again.
    pub(super) fn came(&mut self, view: &View, cards: &CardData) -> Vec<String> {
        let mut told = Vec::new();
        for (region, card) in in_rows(view) {
            let printed = cards.printed(&card.id).filter(|_| self.0.insert(card.id.clone()));
            told.extend(printed.map(|card| format!("New in {}: {}", row(view, region), said(card))));
        }
        told
    }
}

/// The cards of the rows, each with the number of its row.
fn in_rows(view: &View) -> impl Iterator<Item = (usize, &Known)> {
    let regions = view.regions.iter().enumerate();
    regions.flat_map(|(at, region)| region.row.iter().filter_map(CardView::known).map(move |card| (at, card)))
}

/// Which row it is, if there are several.
fn row(view: &View, region: usize) -> String {
    if view.regions.len() > 1 { format!("galaxy row {}", region + 1) } else { "the galaxy row".to_owned() }
}

/// A card with its side, numbers and text: `AT-ST, Empire: cost 4, attack 4. Once a turn: ...`
fn said(card: &Card) -> String {
    let side = if card.faction == Faction::NEUTRAL { "neutral" } else { card.faction.people() };
    let told = [words::numbers_told(card), wording::text(card).join(" ")];
    let told: Vec<&str> = told.iter().map(|part| part.trim_end_matches('.')).filter(|part| !part.is_empty()).collect();
    format!("{}, {side}: {}.", card.name, told.join(". "))
}

/// Is it about a card of a row, or a pilot beside it?
fn takes(option: &OptionView) -> bool {
    let about = option.target.as_ref().or(option.card.as_ref());
    let there = about.is_some_and(|card| matches!(card.zone, Zone::Row | Zone::Pilots));
    there && matches!(option.verb, Verb::Purchase | Verb::Attack)
}

/// What can be done with a card of a row, or why not.
fn open_to(view: &View, cards: &CardData, uid: u32) -> Vec<PageLine> {
    let decision = view.decision.iter();
    let options = decision.clone().flat_map(|decision| &decision.options);
    let options = options.filter(|option| takes(option) && super::thing::is_about(option, uid));
    let may = options.map(|option| (format!("  {}.", words::option(view, cards, option, SPOKEN)), Role::Choice));
    let refused = decision.flat_map(|decision| &decision.refusals).filter(|refusal| refusal.card.uid == uid);
    let not = refused.map(|refusal| (format!("  {}: no, {}.", refusal.label, refusal.why), Role::Refused));
    may.chain(not).collect()
}

/// Each card of the rows, or of one of them: what it costs and does, and whether it can be taken now.
pub(super) fn page(view: &View, cards: &CardData, only: Option<usize>) -> Text {
    let mut lines = Vec::new();
    let asked = |region: &usize| only.is_none_or(|number| *region + 1 == number);
    for region in (0..view.regions.len()).filter(asked) {
        if view.regions.len() > 1 {
            lines.push((format!("In {}", row(view, region)), Role::Strong));
        }
        for (_, card) in in_rows(view).filter(|(at, _)| *at == region) {
            lines.extend(cards.printed(&card.id).map(|printed| (said(printed), Role::Text)));
            lines.extend(open_to(view, cards, card.uid));
        }
        lines.extend(pilots(view, cards, region));
    }
    Text { title: "The galaxy row".to_owned(), lines, page: Page::default() }
}

/// The pilots beside a row.
fn pilots(view: &View, cards: &CardData, region: usize) -> Option<PageLine> {
    let left = view.regions.get(region)?.pilots;
    let card = cards.all().find(|card| card.pool == Pool::Pilot)?;
    Some((format!("{left} left: {}", said(card)), Role::Text))
}

/// What can be bought now, with what it does.
pub(super) fn for_sale(view: &View, cards: &CardData) -> Text {
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    let mut lines: Vec<PageLine> = Vec::new();
    for option in options.filter(|option| option.verb == Verb::Purchase) {
        let Some(card) = option.card.as_ref().and_then(|card| cards.printed(&card.id)) else { continue };
        lines.push((format!("{}.", words::option(view, cards, option, SPOKEN)), Role::Choice));
        lines.push((format!("  {}", said(card)), Role::Text));
    }
    if lines.is_empty() {
        lines.push(("Nothing can be bought now.".to_owned(), Role::Text));
    }
    Text { title: "What can be bought".to_owned(), lines, page: Page::default() }
}
