//! A match between its games: what it waits for, what can be done, the score sheet; the curtain before a private side,
//! and deck and sideboard while they are open.

use ratatui::layout::{Position, Rect};
use screen::input::line::{Line, Typed};
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::cards::{CardFacts, Cards};
use shell::command::Command;
use shell::command::key::Key;
use shell::hosted_match::HostedMatch;
use shell::match_view::{ListRow, MatchSpelling, MatchView, Part, PrivatePage, Purpose};
use shell::request::Request;

/// Rows for the selected card's text, and those that the lists keep above them.
const TEXT: u16 = 4;
const LEAST_LISTS: u16 = 8;

/// Columns of the last row for the way to the help.
const HELP: u16 = 8;

/// The result of a key in deck and sideboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SideboardKey {
    /// The cursor moved, or nothing happened.
    Stay,
    /// This is asked of the match.
    Ask(Request),
    /// All copies of the card under the cursor were moved: the card beside it is not meant.
    AllMoved,
    /// The keys are asked for.
    Help,
}

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Match {
    /// The cursor in the list of choices.
    pub cursor: Cursor,
    /// The cursor in deck and sideboard.
    pub row: Cursor,
    /// The card of which a copy was moved last, and from which part, until the cursor is moved elsewhere.
    pub moved: Option<(usize, Part)>,
    /// The question, the line being typed, and what for.
    pub typing: Option<(String, Line, Request)>,
}

/// A copy of a row leaves this part.
fn moving(row: usize, part: Part) -> SideboardKey {
    let command = if part == Part::Deck { Command::MoveOut } else { Command::MoveIn };
    SideboardKey::Ask(Request::at(command, row))
}

impl Match {
    /// A key went down while nothing is private. [`Event::Yes`] means that the line is complete.
    pub(crate) fn press(&mut self, key: Key, choices: usize) -> Event {
        if let Some((_, line, _)) = &mut self.typing {
            match line.press(key) {
                Typed::Entered => return Event::Yes,
                Typed::Left => self.typing = None,
                Typed::Changed | Typed::Ignored => {}
            }
            return Event::Stay;
        }
        match key {
            Key::Enter | Key::Char(' ') if choices > 0 => Event::Chosen(self.cursor.at.min(choices - 1)),
            Key::Char(digit @ '1'..='9') => {
                let row = usize::from(digit as u8 - b'1');
                if row >= choices {
                    return Event::Stay;
                }
                self.cursor.at = row;
                Event::Chosen(row)
            }
            key if self.cursor.press(key, choices) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// A key went down in deck and sideboard.
    pub(crate) fn press_sideboard(&mut self, key: Key, command: Option<Command>, page: &PrivatePage) -> SideboardKey {
        let (deck, sideboard) = (page.part(Part::Deck), page.part(Part::Sideboard));
        let rows = if page.purpose == Purpose::Read { page.text.len() } else { deck.len() + sideboard.len() };
        self.row.at = self.row.at.min(rows.saturating_sub(1));
        match command {
            Some(Command::Swap) => {
                if let Some((row, part)) = self.moved {
                    let left = page.rows.get(row).is_some_and(|row| row.copies(part) > 0);
                    return if left { moving(row, part) } else { SideboardKey::AllMoved };
                }
                let beside = self.row.at.checked_sub(deck.len());
                let row = match beside {
                    None => deck.get(self.row.at).map(|(row, _)| (*row, Part::Deck)),
                    Some(at) => sideboard.get(at).map(|(row, _)| (*row, Part::Sideboard)),
                };
                self.moved = row;
                return row.map_or(SideboardKey::Stay, |(row, part)| moving(row, part));
            }
            Some(Command::Ready) => return SideboardKey::Ask(Request::of(Command::Ready)),
            Some(Command::Help) => return SideboardKey::Help,
            Some(Command::Back | Command::Close) => return SideboardKey::Ask(Request::of(Command::Close)),
            _ => self.moved = None,
        }
        match command {
            Some(Command::Left) if self.row.at >= deck.len() => self.row.at = 0,
            Some(Command::Right) if self.row.at < deck.len() && !sideboard.is_empty() => self.row.at = deck.len(),
            _ => {
                self.row.press(key, rows);
            }
        }
        SideboardKey::Stay
    }

    /// Keeps the cursor on the card that was moved: in its former part as long as copies are left there.
    pub(crate) fn follow(&mut self, page: &PrivatePage) {
        let Some((row, part)) = self.moved else { return };
        let (deck, sideboard) = (page.part(Part::Deck), page.part(Part::Sideboard));
        let in_deck = deck.iter().position(|(other, _)| *other == row);
        let beside = sideboard.iter().position(|(other, _)| *other == row).map(|at| deck.len() + at);
        let at = if part == Part::Deck { in_deck.or(beside) } else { beside.or(in_deck) };
        self.row.at = at.unwrap_or(self.row.at);
    }

    /// Draws it.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        the_match: &HostedMatch,
        cards: &dyn Cards,
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        match (the_match.spelling(), the_match.private_page()) {
            (Some(spelling), _) => draw_curtain(canvas, &spelling),
            (None, Some(page)) => self.draw_sideboard(canvas, page, cards, around),
            (None, None) => self.draw_open(canvas, the_match.view(), around, hits),
        }
    }

    fn draw_open(&self, canvas: &mut Canvas<'_>, view: &MatchView, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, "Match", &view.clock, around, hits);
        let x = inside.x + 2;
        let width = inside.width.saturating_sub(4);
        canvas.text(x, inside.y, width, &view.title, Role::Prompt);
        let mut y = inside.y + 2;
        for line in view.facts.iter().flat_map(|fact| wrap(fact, width.into())) {
            if y < inside.bottom() {
                canvas.text(x, y, width, &line, Role::Text);
            }
            y += 1;
        }
        y += 1;
        let bottom = inside.bottom().saturating_sub(if self.typing.is_some() { 1 } else { 0 });
        let room = usize::from(bottom.saturating_sub(y));
        let first = Cursor { at: self.cursor.at.min(view.choices.len().saturating_sub(1)) }.first(room);
        for (index, choice) in view.choices.iter().enumerate().skip(first) {
            if y >= bottom {
                canvas.text(inside.right().saturating_sub(8), bottom - 1, 7, "+ more", Role::Dim);
                break;
            }
            let row = Rect::new(x, y, width, 1);
            let number = if index < 9 { format!(" {}  ", index + 1) } else { "    ".into() };
            canvas.pieces(x, y, width, &[(&number, Role::Choice), (choice, Role::Text)]);
            if index == self.cursor.at && self.typing.is_none() {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
            y += 1;
        }
        y += 1;
        for line in view.below.iter().flat_map(|line| wrap(line, width.into())) {
            if y < bottom {
                canvas.text(x, y, width, &line, Role::Dim);
            }
            y += 1;
        }
        if let Some((question, line, _)) = &self.typing {
            let y = inside.bottom().saturating_sub(1);
            canvas.clear(Rect::new(inside.x, y, inside.width, 1));
            let end = canvas.text(x, y, width, question, Role::Prompt);
            canvas.text(end, y, inside.right().saturating_sub(end), line.text(), Role::Strong);
            let cursor = screen::theme::width::columns(line.before()) as u16;
            canvas.cursor = Some(Position { x: (end + cursor).min(inside.right()), y });
        }
    }

    fn draw_sideboard(&self, canvas: &mut Canvas<'_>, page: &PrivatePage, cards: &dyn Cards, around: &Around<'_>) {
        let keys = match page.purpose {
            Purpose::Change => "[Enter] move  [r] ready  [Esc] close",
            Purpose::Review => "[r] read enough  [Esc] close",
            Purpose::Read => "[Esc] close",
        };
        let mut hits = Hits::default();
        let none = Around { hints: &[], ..*around };
        let inside = draw_frame(canvas, &page.title, "", &none, &mut hits);
        let last = canvas.area().bottom().saturating_sub(1);
        if around.line.is_none() {
            canvas.text(inside.x, last, inside.width.saturating_sub(HELP), keys, Role::Text);
        }
        if page.purpose == Purpose::Read {
            return self.draw_page(canvas, page, inside);
        }
        let mut y = inside.y;
        for fact in &page.facts {
            canvas.text(inside.x + 1, y, inside.width, fact, Role::Prompt);
            y += 1;
        }
        let half = inside.width / 2;
        let below = inside.bottom().saturating_sub(y + 1);
        let text = if below > LEAST_LISTS + TEXT { TEXT } else { 0 };
        let area = Rect { y: y + 1, height: below - text, ..inside };
        let (deck, sideboard) = (page.part(Part::Deck), page.part(Part::Sideboard));
        let in_deck = self.row.at < deck.len();
        let beside = self.row.at.checked_sub(deck.len());
        let selected = deck.iter().chain(&sideboard).nth(self.row.at).map(|(_, row)| *row);
        let halves = [
            (area.x, "Deck", Part::Deck, deck, in_deck.then_some(self.row.at)),
            (area.x + half, "Sideboard", Part::Sideboard, sideboard, beside),
        ];
        for (x, head, part, rows, at) in halves {
            draw_part(canvas, Rect { x, width: half, ..area }, (head, part), &rows, at);
        }
        if let Some(card) = selected.and_then(|row| cards.facts(row.id)) {
            let told = told(card);
            let lines = wrap(&told, inside.width.saturating_sub(2).into());
            for (line, y) in lines.iter().zip(area.bottom()..inside.bottom()) {
                canvas.text(inside.x + 1, y, inside.width.saturating_sub(2), line, Role::Text);
            }
        }
    }
}

/// Deck or sideboard with what it is called; the last row says how many more there are.
fn draw_part(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (head, part): (&str, Part),
    rows: &[(usize, &ListRow)],
    at: Option<usize>,
) {
    let end = canvas.text(area.x + 1, area.y, area.width, head, Role::Title);
    canvas.text(end, area.y, area.width, "  copies, cost, name", Role::Dim);
    let height = usize::from(area.height.saturating_sub(1));
    let shown = if rows.len() > height { height.saturating_sub(1) } else { height };
    let first = Cursor { at: at.unwrap_or(0) }.first(shown);
    for ((index, (_, row)), y) in rows.iter().enumerate().skip(first).take(shown).zip(area.y + 1..area.bottom()) {
        canvas.text(area.x + 1, y, area.width.saturating_sub(2), &line_of(row, part), Role::Text);
        if at == Some(index) {
            canvas.select(Rect::new(area.x, y, area.width.saturating_sub(1), 1));
        }
    }
    canvas.more(area, first, rows.len().saturating_sub(first + shown));
}

/// The facts and text of a card, in one paragraph.
fn told(card: &CardFacts) -> String {
    let about = [card.kind.name().to_owned(), card.numbers(), card.aspect_letters()];
    let about: Vec<&str> = about.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    let text = card.text.split_whitespace().collect::<Vec<_>>().join(" ");
    format!("{}: {}. {text}", card.full_name(), about.join(", ")).trim_end().to_owned()
}

impl Match {
    /// A page of answers; a line that is too long for the screen continues below.
    fn draw_page(&self, canvas: &mut Canvas<'_>, page: &PrivatePage, inside: Rect) {
        let lines = page.text.iter().skip(self.row.at).flat_map(|line| {
            let (indent, role) = if line.starts_with(' ') { (2, Role::Text) } else { (0, Role::Strong) };
            let parts = wrap(line.trim_start(), inside.width.saturating_sub(2 + indent).into());
            parts.into_iter().map(move |part| (part, indent, role))
        });
        for ((line, indent, role), y) in lines.zip(inside.y..inside.bottom()) {
            canvas.text(inside.x + 1 + indent, y, inside.width.saturating_sub(2 + indent), &line, role);
        }
    }
}

/// Copies, cost and name.
fn line_of(row: &ListRow, part: Part) -> String {
    let cost = row.cost.map_or("  ".into(), |cost| format!("{cost:>2}"));
    format!("{:>2}  {cost}  {}", row.copies(part), row.name)
}

/// Only who should come to the keyboard, and for what.
fn draw_curtain(canvas: &mut Canvas<'_>, spelling: &MatchSpelling) {
    let screen = canvas.area();
    canvas.clear(screen);
    let (width, height) = (64.min(screen.width), 9.min(screen.height));
    let area =
        Rect { x: screen.x + (screen.width - width) / 2, y: screen.y + (screen.height - height) / 2, width, height };
    let inside = canvas.frame(area, Border::Acting, "PASS THE KEYBOARD", "");
    let x = inside.x + 2;
    let room = inside.width.saturating_sub(3);
    let seat = spelling.seat.map_or_else(String::new, |seat| format!("   seat {seat}"));
    let who = format!("{}{seat}", spelling.name.to_uppercase());
    canvas.text(x, inside.y + 1, room, &who, Role::Strong);
    canvas.text(x, inside.y + 3, room, &spelling.what, Role::Text);
    match &spelling.letters {
        Some(letters) => {
            let done: String = letters.chars().take(spelling.progress).collect();
            let left: String = letters.chars().skip(spelling.progress).collect();
            let pieces = [
                ("Ready?  Type  ", Role::Text),
                (&*done, Role::Picked),
                (&*left, Role::Key),
                ("  then Enter   (Esc: not now)", Role::Text),
            ];
            canvas.pieces(x, inside.y + 4, room, &pieces);
        }
        None => {
            let typed = "*".repeat(spelling.progress);
            let ask = format!("Ready?  Type your PIN, then Enter   (Esc: not now)  {typed}");
            canvas.text(x, inside.y + 4, room, &ask, Role::Text);
        }
    }
    if let Some(heard) = spelling.heard.sentence() {
        canvas.text(x, inside.y + 5, room, heard, Role::Refused);
    }
}
