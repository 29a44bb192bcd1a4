//! Drawing of a deck that is being built.

use super::card_row::{self, Room};
use super::{DeckPicture, Half, Row, chart, printing_at, rows};
use crate::face::WIDEST;
use crate::screens::browser::draw_card;
use ratatui::layout::Rect;
use screen::game::place_screen::Scene;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::frame::draw as draw_frame;
use screen::widgets::hits::{Hits, Spot};
use shell::cards::Cards;
use shell::deck_bench::{DeckBench, printing};
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
        let left = Rect { width: self.list_width(upper.width), ..upper };
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
                self.draw_cards(canvas, Rect { width, ..beside }, hits);
                let text = Rect { x: beside.x + width + 1, width: beside.width.saturating_sub(width + 1), ..beside };
                self.draw_selected(canvas, text, cards);
            }
            (None, Half::Cards) => self.draw_cards(canvas, beside, hits),
            (None, Half::List) => self.draw_selected(canvas, beside, cards),
        }
        let lower = Rect { y: upper.bottom(), height: BELOW.min(inside.height), ..inside };
        let plot = Rect {
            x: lower.x + 1,
            y: lower.y + 1,
            width: (lower.width / 2).saturating_sub(2),
            height: lower.height.saturating_sub(1),
        };
        chart::draw(canvas, plot, self.bench.list());
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

    /// Columns of the list: a part of the screen beside all cards, otherwise what its longest row needs beside a card.
    fn list_width(&self, width: u16) -> u16 {
        match (self.picture.half, self.bench.hand()) {
            (Half::Cards, None) => width / if width >= THREE { 3 } else { 2 },
            _ => width.saturating_sub(WIDEST + 1).max(width / 2),
        }
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let rows = rows(self.bench);
        let beside = if rows.len() > area.height.into() && area.width >= 2 * COLUMN { 2 } else { 1 };
        let width = (area.width + 1) / beside - 1;
        let fit = usize::from(area.height * beside);
        let first = self.picture.rows.first(fit);
        let named = rows.iter().filter_map(|row| printing_at(self.bench, *row)).map(|card| card.title);
        let room = Room::of(named, width);
        for (at, (index, row)) in rows.iter().enumerate().skip(first).take(fit).enumerate() {
            let (column, y) = (at as u16 / area.height, area.y + at as u16 % area.height);
            let place = Rect { x: area.x + column * (width + 1), y, width, height: 1 };
            let here = index == self.picture.rows.at && self.picture.half == Half::List;
            card_row::lit(canvas, place, here, |canvas| self.draw_entry(canvas, place, room, *row));
            hits.add(place, Spot::Row(index));
        }
        let below = rows.len().saturating_sub(first + fit);
        canvas.more(Rect { height: area.height + 1, ..area }, first, below);
    }

    /// A heading, or a card of the list.
    fn draw_entry(&self, canvas: &mut Canvas<'_>, place: Rect, room: Room, row: Row) {
        match row {
            Row::Head(section) => {
                let head = match section {
                    Section::Leader => "Leader".to_owned(),
                    Section::Base => "Base".to_owned(),
                    Section::Sideboard => format!("Sideboard {}", self.bench.list().size(section)),
                    Section::Deck | Section::Pool => format!("Deck {}", self.bench.list().size(section)),
                };
                canvas.text(place.x + 1, place.y, place.width, &head, Role::Title);
            }
            Row::Card(section, at) => {
                let Some(entry) = self.bench.list().section(section).get(at) else { return };
                match entry.printing {
                    Some(card) => card_row::draw(canvas, place, room, Some(entry.count.cards()), card),
                    None => {
                        let told = format!("{:>2}  {}", entry.count.cards(), entry.written);
                        canvas.text(place.x + 1, place.y, place.width - 1, &told, Role::Warning);
                    }
                }
            }
        }
    }

    fn draw_cards(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
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
            let place = Rect { y, height: 1, ..area };
            let have = self.copies(id);
            card_row::lit(canvas, place, index == self.picture.cards.at, |canvas| {
                if let Some(card) = printing(id) {
                    card_row::draw(canvas, place, Room::in_width(area.width), (have > 0).then_some(have), card);
                }
            });
            hits.add(place, Spot::Row(before + index));
        }
        let below = self.bench.found().0.len().saturating_sub(first + usize::from(area.height));
        canvas.more(Rect { height: area.height + 1, ..area }, first, below);
    }

    fn draw_selected(&self, canvas: &mut Canvas<'_>, area: Rect, cards: &dyn Cards) {
        let first = || self.picture.first_below(self.bench);
        let Some(card) = self.picture.selected(self.bench).or_else(first) else { return };
        let facts = cards.facts(card.id).or_else(|| cards.facts(card.identity));
        match facts {
            Some(facts) => draw_card(canvas, area, facts),
            None => {
                canvas.text(area.x, area.y, area.width, &card.to_string(), Role::Strong);
                canvas.text(area.x, area.y + 1, area.width, "It cannot be played here yet.", Role::Warning);
            }
        }
    }

    fn copies(&self, id: &str) -> u32 {
        let entries = self.bench.list().entries().map(|(_, entry)| entry);
        let same = entries.filter(|entry| entry.printing.is_some_and(|card| card.id == id || card.identity == id));
        same.map(|entry| entry.count.cards()).sum()
    }
}

/// The fewest columns of the list beside itself.
const COLUMN: u16 = 50;

/// An opening hand, and the cards drawn after it.
fn draw_hand(canvas: &mut Canvas<'_>, area: Rect, seed: u64, hand: &[&'static Printing]) {
    canvas.text(area.x, area.y, area.width, &format!("Opening hand, seed {seed}"), Role::Title);
    let room = Room::of(hand.iter().map(|card| card.title), area.width.saturating_sub(WHEN));
    for (index, (card, y)) in hand.iter().zip(area.y + 1..area.bottom()).enumerate() {
        let when = if index < 6 { "" } else { "then" };
        canvas.text(area.x, y, WHEN, when, Role::Faint);
        let row = Rect { x: area.x + WHEN, y, width: area.width.saturating_sub(WHEN), height: 1 };
        card_row::draw(canvas, row, room, None, card);
    }
}

/// Columns of `then`.
const WHEN: u16 = 5;
