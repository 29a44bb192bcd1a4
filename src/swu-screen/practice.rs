//! The lists of what can be learned and practised, and what they lead to.

use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::Page;
use screen::widgets::text::Text;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::practice::figures::page;
use shell::practice::menu::{Row, Wanted, Wish, lessons, practice};
use shell::services::Services;

/// Which list it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// Lessons.
    Lessons,
    /// Drills.
    Practice,
}

/// The people who answer if there are several.
const PEOPLE: [&str; 4] = ["Ann", "Bob", "Cid", "Dan"];

/// A list of exercises.
pub(crate) struct Exercises {
    about: About,
    cursor: Cursor,
    wish: Wish,
}

impl Exercises {
    /// The list, with the cursor on the first row not done yet.
    pub(crate) fn new(about: About, services: &dyn Services) -> Exercises {
        let wish = Wish::default();
        let rows = rows(about, &wish, services);
        let nothing = |row: &Row| row.wanted == Wanted::Today(wish.clone()) && services.progress().due().is_empty();
        let at = rows.iter().position(|row| !row.done && !nothing(row)).unwrap_or(0);
        Exercises { about, cursor: Cursor { at }, wish }
    }

    fn rows(&self, services: &dyn Services) -> Vec<Row> {
        rows(self.about, &self.wish, services)
    }

    fn open(&mut self, services: &mut dyn Services) -> Then {
        let Some(row) = self.rows(services).into_iter().nth(self.cursor.at) else { return Then::Stay };
        match row.wanted {
            Wanted::OwnDeck => self.wish.deck = another(&self.wish.deck, services),
            Wanted::OtherDeck => self.wish.against = another(&self.wish.against, services),
            Wanted::People => {
                let count = match self.wish.people.len() {
                    0 => 2,
                    count if count < PEOPLE.len() => count + 1,
                    _ => 0,
                };
                self.wish.people = PEOPLE.iter().take(count).map(|name| (*name).to_owned()).collect();
            }
            Wanted::Figures => {
                let lines = page(services.progress()).into_iter().map(|said| (said.text, Role::Text)).collect();
                return Then::Read(Text { title: "Progress".into(), lines, page: Page::default() });
            }
            wanted => return begin(&wanted, services),
        }
        Then::Stay
    }
}

/// The next deck in the list.
fn another(deck: &str, services: &dyn Services) -> String {
    let names: Vec<&str> =
        services.decks().iter().filter(|entry| entry.faults.is_empty()).map(|entry| entry.name.as_str()).collect();
    let next = names.iter().position(|name| *name == deck).map_or(0, |at| (at + 1) % names.len().max(1));
    names.get(next).map_or_else(|| deck.to_owned(), |name| (*name).to_owned())
}

fn begin(wanted: &Wanted, services: &mut dyn Services) -> Then {
    match services.practise(wanted) {
        Ok(begun) => Then::Play(Box::new(begun)),
        Err(why) => Then::Say(why.to_string()),
    }
}

fn rows(about: About, wish: &Wish, services: &dyn Services) -> Vec<Row> {
    match about {
        About::Lessons => lessons(services.progress()),
        About::Practice => practice(services.progress(), wish, services.finished()),
    }
}

impl Layer for Exercises {
    fn focus(&self) -> Focus {
        Focus::List
    }

    fn stays(&self) -> bool {
        true
    }

    /// The cursor is where the person comes from: after consecutive lessons, at the last.
    fn returned(&mut self, services: &mut dyn Services) -> Then {
        let newest = services.progress().newest_lesson();
        let at = self.rows(services).iter().position(|row| match &row.wanted {
            Wanted::Lesson(id) => Some(id.as_str()) == newest,
            _ => false,
        });
        self.cursor.at = at.unwrap_or(self.cursor.at);
        Then::Stay
    }

    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then {
        let count = self.rows(services).len();
        match key {
            Key::Enter | Key::Char(' ') => self.open(services),
            Key::Char(digit @ '1'..='9') if usize::from(digit as u8 - b'1') < count => {
                self.cursor.at = usize::from(digit as u8 - b'1');
                self.open(services)
            }
            key if self.cursor.press(key, count) => Then::Stay,
            _ => Then::Ignored,
        }
    }

    fn click(&mut self, row: usize, services: &mut dyn Services) -> Then {
        let again = self.cursor.at == row;
        self.cursor.at = row;
        if again { self.open(services) } else { Then::Stay }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let rows = self.rows(services);
        let done = rows.iter().filter(|row| row.done).count();
        let (title, right) = match self.about {
            About::Lessons => ("Learn", format!("{done} of {} done", rows.len())),
            About::Practice => ("Practise", String::new()),
        };
        let inside = draw_frame(canvas, title, &right, around, hits);
        let first = self.cursor.first(inside.height.into());
        for ((index, row), y) in rows.iter().enumerate().skip(first).zip(inside.y..inside.bottom()) {
            let line = Rect { y, height: 1, ..inside };
            let number = format!("{:>3}  ", index + 1);
            let about = format!("  {}", row.about);
            let done = if row.done { ", done" } else { "" };
            let pieces = [
                (number.as_str(), Role::Dim),
                (row.title.as_str(), Role::Strong),
                (about.as_str(), Role::Dim),
                (done, Role::Ready),
            ];
            canvas.pieces(line.x, y, line.width.saturating_sub(1), &pieces);
            if index == self.cursor.at {
                canvas.select(line);
            }
            hits.add(line, Spot::Row(index));
        }
        canvas.more(
            Rect { height: inside.height + 2, y: inside.y.saturating_sub(1), ..inside },
            first,
            rows.len().saturating_sub(first + usize::from(inside.height)),
        );
    }
}
