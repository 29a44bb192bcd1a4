//! All cards: a list with a search, the card beside it.

use crate::board::hand::aspects;
use crate::board::inspect::printed;
use crate::lines::describe::printed_card;
use ratatui::layout::Rect;
use screen::game::place_lines::Narrator;
use screen::game::place_screen::{Meant, Picture, Scene};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::draw as draw_frame;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::card_shelf::CardShelf;
use shell::command::Command;
use shell::command::key::Key;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;

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
        let list = Rect { width: inside.width / 2, ..inside };
        let first = self.cursor.first(list.height.into());
        for ((index, id), y) in found.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let row = Rect { y, height: 1, ..list };
            if let Some(facts) = cards.facts(id) {
                let cost = format!(" {:>2} ", facts.cost);
                let x = canvas.text(row.x, y, 4, &cost, Role::Dim);
                let end = row.right().saturating_sub(22);
                canvas.text(x, y, end.saturating_sub(x), &facts.full_name(), Role::Text);
                aspects(canvas, end + 1, y, facts);
                canvas.text(row.right().saturating_sub(11), y, 10, &facts.id.replace('_', " "), Role::Dim);
            }
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        if found.is_empty() {
            canvas.text(list.x + 1, list.y, list.width, "No card fits.", Role::Text);
        }
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: list.width + 2, height: inside.height + 2 };
        canvas.more(frame, first, found.len().saturating_sub(first + usize::from(list.height)));
        if let Some(facts) = found.get(self.cursor.at).and_then(|id| cards.facts(id)) {
            let beside = Rect { x: list.right() + 1, width: inside.width - list.width - 1, ..inside };
            let lines = printed(facts, usize::from(beside.width.saturating_sub(2)));
            draw_lines(canvas, Rect { height: 0, ..beside }, beside, &lines, 0);
        }
    }
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
