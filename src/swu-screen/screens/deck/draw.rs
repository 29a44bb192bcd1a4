//! Drawing of a deck that is being built.

use super::{DeckPicture, Half, Row, chart, rows};
use crate::board::hand::aspects;
use crate::board::inspect::printed;
use ratatui::layout::Rect;
use screen::game::place_screen::Scene;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::frame::draw as draw_frame;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::cards::Cards;
use shell::deck_bench::DeckBench;
use swu_cards::catalog::Printing;
use swu_decks::formats::{Section, Severity, Standing};

/// From this width on list, cards and the text of a card are side by side.
const THREE: u16 = 118;

/// Rows below the list: the picture of the deck and its legality.
const BELOW: u16 = 8;

/// The picture, and the deck it shows.
pub(super) struct Drawn<'a> {
    pub(super) picture: &'a DeckPicture,
    pub(super) bench: &'a DeckBench,
}

impl Drawn<'_> {
    /// Draws it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_, DeckBench>, hits: &mut Hits) {
        let (cards, around) = (scene.services.cards(), scene.around);
        let name = self.bench.list().name.as_deref().unwrap_or("without a name");
        let right = format!("{} for {}", self.standing(), self.bench.format());
        let inside = draw_frame(canvas, &format!("Deck: {name}"), &right, around, hits);
        let upper = Rect { height: inside.height.saturating_sub(BELOW), ..inside };
        let left = Rect { width: inside.width / if upper.width >= THREE { 3 } else { 2 }, ..upper };
        let beside = Rect { x: left.right() + 1, width: inside.width.saturating_sub(left.width + 1), ..upper };
        let all = self.picture.half == Half::Cards && self.bench.hand().is_none();
        let reading = all && (self.picture.reading || upper.width >= THREE);
        if !reading || upper.width >= THREE {
            self.draw_list(canvas, left, hits);
        } else {
            self.draw_selected(canvas, left, cards);
        }
        match (self.bench.hand(), self.picture.half) {
            (Some((seed, hand)), _) => draw_hand(canvas, beside, *seed, hand),
            (None, Half::Cards) if upper.width >= THREE => {
                let width = beside.width / 2;
                self.draw_cards(canvas, Rect { width, ..beside }, cards, hits);
                let text = Rect { x: beside.x + width + 1, width: beside.width.saturating_sub(width + 1), ..beside };
                self.draw_selected(canvas, text, cards);
            }
            (None, Half::Cards) => self.draw_cards(canvas, beside, cards, hits),
            (None, Half::List) => self.draw_selected(canvas, beside, cards),
        }
        let lower = Rect { y: upper.bottom(), height: BELOW.min(inside.height), ..inside };
        let half = usize::from(lower.width / 2);
        for ((line, role), y) in chart::lines(self.bench.list(), half).iter().zip(lower.y + 1..lower.bottom()) {
            canvas.text(lower.x + 1, y, half as u16, line, *role);
        }
        let x = lower.x + lower.width / 2 + 1;
        let room = lower.right().saturating_sub(x);
        let lines = self.bench.verdict().faults.iter().flat_map(|fault| {
            let role = if fault.severity > Severity::Warning { Role::Warning } else { Role::Dim };
            let text = format!("{} [{}]", fault.message, fault.rule);
            wrap(&text, room.into()).into_iter().map(move |line| (line, role))
        });
        for ((line, role), y) in lines.zip(lower.y + 1..lower.bottom()) {
            canvas.text(x, y, room, &line, role);
        }
    }

    fn standing(&self) -> &'static str {
        match (self.bench.verdict().standing(), self.bench.verdict().is_playable()) {
            (Standing::Legal, true) => "legal",
            (Standing::Legal, false) => "legal, not all playable yet,",
            (Standing::Illegal, _) => "not legal",
            (Standing::Unusable, _) => "not understood",
        }
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let rows = rows(self.bench);
        let first = self.picture.rows.first(area.height.into());
        for ((index, row), y) in rows.iter().enumerate().skip(first).zip(area.y..area.bottom()) {
            let place = Rect { y, height: 1, ..area };
            match *row {
                Row::Head(section) => {
                    let head = match section {
                        Section::Leader => "Leader".to_owned(),
                        Section::Base => "Base".to_owned(),
                        Section::Sideboard => format!("Sideboard {}", self.bench.list().size(section)),
                        Section::Deck | Section::Pool => format!("Deck {}", self.bench.list().size(section)),
                    };
                    canvas.text(area.x + 1, y, area.width, &head, Role::Title);
                }
                Row::Card(section, at) => {
                    let Some(entry) = self.bench.list().section(section).get(at) else { continue };
                    let copies = format!("{:>2} ", entry.count.cards());
                    let x = canvas.text(area.x + 2, y, 3, &copies, Role::Strong);
                    let (name, role) = match entry.printing {
                        Some(card) => (card.to_string(), Role::Text),
                        None => (entry.written.clone(), Role::Warning),
                    };
                    canvas.text(x, y, area.right().saturating_sub(x + 4), &name, role);
                    if let Some(cost) = entry.printing.and_then(|card| card.cost).filter(|_| section != Section::Leader)
                    {
                        canvas.text(area.right().saturating_sub(3), y, 3, &format!("{cost:>2}"), Role::Dim);
                    }
                }
            }
            if index == self.picture.rows.at && self.picture.half == Half::List {
                canvas.select(place);
            }
            hits.add(place, Spot::Row(index));
        }
        let below = rows.len().saturating_sub(first + usize::from(area.height));
        canvas.more(Rect { height: area.height + 1, ..area }, first, below);
    }

    fn draw_cards(&self, canvas: &mut Canvas<'_>, area: Rect, cards: &dyn Cards, hits: &mut Hits) {
        let (count, order) = (self.bench.found().0.len(), self.bench.found().2.word());
        let head = match self.bench.found().1 {
            "" => format!("{count} cards by {order} [S]  [Enter] read"),
            query => format!("/{query}: {count} by {order} [S]"),
        };
        canvas.text(area.x, area.y, area.width, &head, Role::Title);
        let area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let first = self.picture.cards.first(area.height.into());
        let before = rows(self.bench).len();
        for ((index, id), y) in self.bench.found().0.iter().enumerate().skip(first).zip(area.y..area.bottom()) {
            let Some(facts) = cards.facts(id) else { continue };
            let place = Rect { y, height: 1, ..area };
            let have = self.copies(id);
            let have = if have == 0 { "   ".to_owned() } else { format!("{have:>2} ") };
            let x = canvas.text(area.x, y, 3, &have, Role::Strong);
            let x = canvas.text(x, y, 3, &format!("{:>2} ", facts.cost), Role::Dim);
            let end = area.right().saturating_sub(7);
            canvas.text(x, y, end.saturating_sub(x), &facts.full_name(), Role::Text);
            aspects(canvas, end + 1, y, facts);
            if index == self.picture.cards.at {
                canvas.select(place);
            }
            hits.add(place, Spot::Row(before + index));
        }
        let below = self.bench.found().0.len().saturating_sub(first + usize::from(area.height));
        canvas.more(Rect { height: area.height + 1, ..area }, first, below);
    }

    fn draw_selected(&self, canvas: &mut Canvas<'_>, area: Rect, cards: &dyn Cards) {
        let Some(card) = self.picture.selected(self.bench) else { return };
        let facts = cards.facts(card.id).or_else(|| cards.facts(card.identity));
        let lines = match facts {
            Some(facts) => printed(facts, usize::from(area.width.saturating_sub(2))),
            None => vec![(card.to_string(), Role::Strong), ("It cannot be played here yet.".to_owned(), Role::Warning)],
        };
        draw_lines(canvas, Rect { height: 0, ..area }, area, &lines, 0);
    }

    fn copies(&self, id: &str) -> u32 {
        let entries = self.bench.list().entries().map(|(_, entry)| entry);
        let same = entries.filter(|entry| entry.printing.is_some_and(|card| card.id == id || card.identity == id));
        same.map(|entry| entry.count.cards()).sum()
    }
}

fn draw_hand(canvas: &mut Canvas<'_>, area: Rect, seed: u64, hand: &[&'static Printing]) {
    canvas.text(area.x, area.y, area.width, &format!("Opening hand, seed {seed}"), Role::Title);
    for (index, (card, y)) in hand.iter().zip(area.y + 1..area.bottom()).enumerate() {
        let cost = card.cost.map(|cost| cost.to_string()).unwrap_or_default();
        let role = if index < 6 { Role::Text } else { Role::Dim };
        let when = if index < 6 { "    " } else { "then" };
        canvas.text(area.x, y, area.width, &format!("{when} {cost:>2} {card}"), role);
    }
}
