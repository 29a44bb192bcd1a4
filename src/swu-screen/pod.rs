//! Drafts and sealed pools on the screen and in line mode: picking, building, and then whom to play. Everything shown
//! comes from the sight of the seat at the keyboard; while the curtain waits there is none.

mod card_line;
mod drafting;
mod header;
mod holding;
mod opening;
mod opponents;
mod plates;
mod pool;
mod spread;
pub mod told;

use crate::board::inspect::printed;
use ratatui::layout::Rect;
use screen::game::place_screen::{Meant, Picture, Scene};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::footer;
use screen::widgets::hits::Hits;
use screen::widgets::text::Text;
use shell::cards::Cards;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::place::Place;
use shell::pod_session::PodSession;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::cell::Cell;

/// From this width on the card is drawn beside the list.
const WIDE: u16 = 118;

/// The picture of a pod.
#[derive(Default)]
pub struct PodPicture {
    /// In the booster, in the pool, or in the list of opponents.
    cursor: Cursor,
    /// In the own picks, while they are looked at.
    picks: Option<Cursor>,
    /// Does the bot say what it thinks of the highlighted card?
    why: bool,
    /// How many cards lay in a row when it was drawn last: arrows move among them.
    across: Cell<usize>,
}

/// The screen of a pod as it is drawn.
type PodScene<'a> = Scene<'a, PodSession>;

/// A printed card in lines.
fn face_lines(id: &str, cards: &dyn Cards) -> Vec<String> {
    match cards.facts(id) {
        Some(facts) => printed(facts, usize::MAX).into_iter().map(|(line, _)| line).collect(),
        None => vec!["Nothing is known of this card but its name.".into()],
    }
}

impl PodPicture {
    /// Moves among plates or rows.
    fn press_among(&mut self, key: Key, count: usize) -> bool {
        match self.across.get() {
            0 | 1 => self.cursor.press(key, count),
            across => self.cursor.press_in_rows(key, count, across),
        }
    }

    /// The selected card of the pool, to read.
    fn face(&self, place: &PodSession, services: &Services) -> Meant {
        match place.rows().get(self.cursor.at) {
            Some(row) => Meant::Read(Text::plain("Card", &face_lines(row.card.id, services.cards()).join("\n"))),
            None => Meant::Moved,
        }
    }
}

impl Picture for PodPicture {
    type Place = PodSession;

    fn press(&mut self, place: &mut PodSession, key: Key, _: &Services) -> Meant {
        if key == Key::Esc {
            let open = self.picks.take().is_some() || std::mem::take(&mut self.why);
            if open {
                return Meant::Moved;
            }
            if !place.filter().is_empty() {
                return Meant::Ask(Request::of(Command::Search));
            }
            return Meant::Leave("Leave the table? Everything is saved; the same command continues.");
        }
        let moved = match (place.focus(), &mut self.picks) {
            (Focus::Draft, Some(cursor)) => {
                let kept = place.sight().map_or(0, |sight| sight.leaders.len() + sight.picks.len());
                cursor.press(key, kept)
            }
            (Focus::Draft, None) => {
                let count = place.choice().map_or(0, |choice| choice.options.len());
                let moved = key != Key::BackTab && count > 0 && self.press_among(key, count);
                if moved {
                    place.highlight(self.cursor.at);
                }
                moved
            }
            (Focus::Opening, _) => {
                let count = place.unwrapped().map_or(0, |boosters| boosters.front().len());
                self.press_among(key, count)
            }
            (Focus::Pool, _) => self.cursor.press(key, place.rows().len()),
            _ => self.cursor.press(key, place.opponents().len()),
        };
        if moved { Meant::Moved } else { Meant::Ignored }
    }

    fn command(&mut self, place: &mut PodSession, command: Command, services: &Services) -> Meant {
        match command {
            // Enter in the own picks goes back to the booster.
            Command::KeepCard if self.picks.take().is_some() => {}
            Command::OwnPicks => self.picks = if self.picks.is_some() { None } else { Some(Cursor::default()) },
            Command::WhyCard if place.is_strict() => return Meant::Ask(Request::at(command, self.cursor.at)),
            Command::WhyCard => self.why = !self.why,
            Command::PoolCard => return self.face(place, services),
            command => return Meant::Ask(Request::at(command, self.cursor.at)),
        }
        Meant::Moved
    }

    fn click(&mut self, place: &mut PodSession, row: usize, services: &Services) -> Meant {
        if place.focus() == Focus::Pool && self.cursor.at == row {
            return self.face(place, services);
        }
        // A click highlights; only Enter keeps a card.
        self.cursor.at = row;
        if place.focus() == Focus::Draft {
            place.highlight(row);
        }
        Meant::Moved
    }

    fn search(&mut self, place: &mut PodSession, text: &str, _: &Services) -> Result<bool, Refusal> {
        place.search(text);
        self.cursor = Cursor::default();
        Ok(true)
    }

    fn done(&mut self, _: &PodSession, request: &Request, _: &Services) -> Option<String> {
        let begins = [Command::GroupPool, Command::Search, Command::OpenBooster, Command::OpenAllBoosters];
        if begins.contains(&request.command) {
            self.cursor = Cursor::default();
        }
        None
    }

    fn renewed(&mut self) {
        *self = PodPicture::default();
    }

    fn draw(&self, scene: &PodScene<'_>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let (area, around) = (canvas.area(), scene.around);
        canvas.clear(area);
        let sight = scene.place.sight();
        if let Some(sight) = &sight {
            header::draw(canvas, scene, sight);
        }
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        match around.line {
            Some((sign, line)) => footer::draw_line(canvas, last, sign, line, around.help, hits),
            None => footer::draw(canvas, last, around.hints, around.help, hits),
        }
        let inside = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
        match (scene.place.focus(), &sight) {
            (Focus::Draft, Some(sight)) => drafting::draw(canvas, inside, (self, scene), sight, hits),
            (Focus::Draft, None) => {}
            (Focus::Opening, _) => {
                if let Some(boosters) = scene.place.unwrapped() {
                    opening::draw(canvas, inside, (self, scene), &boosters, hits);
                }
            }
            (Focus::Pool, _) => pool::draw(canvas, inside, (self, scene), hits),
            _ => opponents::draw(canvas, inside, (self, scene), hits),
        }
        if let Some(notice) = around.notice {
            let role = Role::Warning;
            canvas.repeat(area.x, last.y.saturating_sub(1), area.width, " ", role);
            canvas.text(area.x + 1, last.y.saturating_sub(1), area.width.saturating_sub(2), notice, role);
        }
    }
}
