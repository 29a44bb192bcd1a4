//! All cards: a list with a search, the card beside it.

use crate::face::{Face, WIDEST};
use crate::lines::describe::printed_card;
use crate::screens::deck::card_row::{self, Room};
use ratatui::layout::Rect;
use screen::game::place_lines::Narrator;
use screen::game::place_screen::{Meant, Picture, Scene};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::draw as draw_frame;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::{PageLine, draw_lines};
use shell::card_shelf::CardShelf;
use shell::cards::CardFacts;
use shell::command::Command;
use shell::command::key::Key;
use shell::deck_bench::printing;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use swu_cards::rulings::Ruling;

/// The most cards that are named in lines.
const NAMED: usize = 20;

/// The picture.
#[derive(Default)]
pub(crate) struct CardsPicture {
    cursor: Cursor,
}

impl Picture for CardsPicture {
    type Place = CardShelf;

    fn press(&mut self, place: &mut CardShelf, key: Key, services: &Services) -> Meant {
        if self.cursor.press(key, place.ids(services).len()) { Meant::Moved } else { Meant::Ignored }
    }

    fn command(&mut self, _: &mut CardShelf, _: Command, _: &Services) -> Meant {
        Meant::Ignored
    }

    fn click(&mut self, _: &mut CardShelf, row: usize, _: &Services) -> Meant {
        self.cursor.at = row;
        Meant::Moved
    }

    fn search(&mut self, place: &mut CardShelf, text: &str, services: &Services) -> Result<bool, Refusal> {
        self.cursor = Cursor::default();
        place.find(text, services).map(|()| true)
    }

    fn done(&mut self, _: &CardShelf, _: &Request, _: &Services) -> Option<String> {
        None
    }

    fn renewed(&mut self) {}

    fn draw(&self, scene: &Scene<'_, CardShelf>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let (cards, found) = (scene.services.cards(), scene.place.ids(scene.services));
        let right = match scene.place.search() {
            "" => format!("{} cards", found.len()),
            text => format!("/{text}: {} of {}", found.len(), cards.ids().len()),
        };
        let inside = draw_frame(canvas, "Cards", &right, scene.around, hits);
        let list = Rect { width: inside.width.saturating_sub(WIDEST + 2).max(inside.width / 2), ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, id), y) in found.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            card_row::lit(canvas, row, index == self.cursor.at, |canvas| draw_row(canvas, row, id));
            hits.add(row, Spot::Row(index));
        }
        if found.is_empty() {
            canvas.text(list.x + 1, list.y, list.width, "No card fits.", Role::Text);
        }
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: list.width + 2, height: inside.height + 2 };
        canvas.more(frame, first, found.len().saturating_sub(first + usize::from(list.height)));
        if let Some(facts) = found.get(self.cursor.at).and_then(|id| cards.facts(id)) {
            let x = list.right() + 1;
            draw_card(canvas, Rect { x, width: inside.right().saturating_sub(x), ..inside }, facts);
        }
    }
}

/// Columns of set and number, and the fewest of a row that has them.
const NUMBER: u16 = 10;
const NUMBERED: u16 = 56;

/// A card in the list, with its set and number where there is room.
fn draw_row(canvas: &mut Canvas<'_>, row: Rect, id: &str) {
    let Some(card) = printing(id) else { return };
    let number = if row.width >= NUMBERED { NUMBER } else { 0 };
    let row = Rect { width: row.width - number, ..row };
    card_row::draw(canvas, row, Room::in_width(row.width), None, card);
    canvas.text(row.right() + 1, row.y, number.saturating_sub(1), &id.replace('_', " "), Role::Faint);
}

/// A card on its plate, and below it what is often asked about it.
pub(crate) fn draw_card(canvas: &mut Canvas<'_>, area: Rect, facts: &CardFacts) {
    let used = Face::of(facts).draw(canvas, area);
    let width = area.width.min(WIDEST);
    let rest = Rect { y: area.y + used, height: area.height.saturating_sub(used), width, ..area };
    let lines: Vec<PageLine> = Ruling::of(&facts.id)
        .flat_map(|ruling| {
            let text = format!("ruling  {}", ruling.told());
            let lines = wrap(&text, usize::from(width.saturating_sub(2)).max(1)).into_iter();
            lines.map(|line| (line, Role::Text)).chain([(String::new(), Role::Text)])
        })
        .collect();
    draw_lines(canvas, Rect { height: 0, ..rest }, rest, &lines, 0);
}

/// Tells of the cards.
pub(crate) struct CardsNarrator;

impl Narrator for CardsNarrator {
    type Place = CardShelf;

    fn opening(&self, _: &CardShelf, _: &Services) -> Vec<String> {
        vec!["Say search and words: search luke, search t:unit c<=3 a:cunning; a number reads a card.".to_owned()]
    }

    fn prompt(&self, _: &CardShelf) -> String {
        "cards> ".into()
    }

    fn look(&self, place: &CardShelf, services: &Services) -> Vec<String> {
        let found = place.ids(services);
        let named = found.iter().take(NAMED).filter_map(|id| services.cards().facts(id)).enumerate();
        let named = named.map(|(at, facts)| format!("{}. {}.", at + 1, facts.full_name()));
        let more = found.len().checked_sub(NAMED + 1).map(|more| format!("And {} more.", more + 1));
        std::iter::once(format!("{} cards.", found.len())).chain(named).chain(more).collect()
    }

    fn tell(&self, place: &CardShelf, request: &Request, services: &Services) -> Option<Vec<String>> {
        let row = request.row().ok().filter(|_| request.command == Command::Card)?;
        let facts = place.ids(services).get(row).and_then(|id| services.cards().facts(id));
        Some(vec![facts.map_or_else(|| format!("There is no card {}.", row + 1), printed_card)])
    }

    fn numbered(&self, _: &CardShelf) -> Option<Command> {
        Some(Command::Card)
    }

    fn goodbye(&self) -> &'static str {
        "Those were the cards."
    }
}
