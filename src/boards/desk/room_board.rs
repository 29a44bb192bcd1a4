//! The room board, to be read from the back of the room: the clock in large digits, the announcement, and tables by number
//! and by name on pages that turn by themselves. No key but its own does anything.

use ratatui::layout::Rect;
use screen::game::place_screen::{Meant, Picture, PlaceScreen, Scene};
use screen::theme::canvas::{Border, Canvas};
use screen::theme::figures;
use screen::theme::role::Role;
use screen::theme::width::{clip, columns, wrap};
use screen::widgets::footer;
use screen::widgets::hits::Hits;
use shell::command::Command;
use shell::command::key::Key;
use shell::desk_session::told;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::room_board::{BoardLine, RoomBoard, Section};
use shell::services::Services;
use std::time::Instant;

/// The least width of a column of lines.
const COLUMN: u16 = 38;

/// The picture of a room board.
pub struct RoomPicture {
    /// Was the key pressed that takes it down? Only y does it then.
    asks: bool,
}

/// Puts a board up.
pub fn put_up(board: RoomBoard, now: Instant) -> PlaceScreen<RoomPicture> {
    PlaceScreen::new(board, RoomPicture { asks: false }, now)
}

impl Picture for RoomPicture {
    type Place = RoomBoard;

    fn press(&mut self, board: &mut RoomBoard, key: Key, _: &Services) -> Meant {
        let asked = std::mem::take(&mut self.asks);
        match key {
            Key::Char('y') if asked => return Meant::Ask(Request::of(Command::Quit)),
            Key::Char('q') | Key::Esc => self.asks = true,
            Key::Char('?') | Key::F(_) | Key::Ctrl(_) => return Meant::Ignored,
            Key::Left | Key::Up | Key::PageUp => board.turn(-1),
            Key::Right | Key::Down | Key::PageDown => board.turn(1),
            _ => {}
        }
        Meant::Moved
    }

    fn command(&mut self, _: &mut RoomBoard, command: Command, _: &Services) -> Meant {
        self.asks = matches!(command, Command::Quit | Command::Back);
        Meant::Moved
    }

    fn click(&mut self, _: &mut RoomBoard, _: usize, _: &Services) -> Meant {
        Meant::Moved
    }

    fn search(&mut self, _: &mut RoomBoard, _: &str, _: &Services) -> Result<bool, Refusal> {
        Ok(false)
    }

    fn done(&mut self, _: &RoomBoard, _: &Request, _: &Services) -> Option<String> {
        None
    }

    fn renewed(&mut self) {}

    fn draw(&self, scene: &Scene<'_, RoomBoard>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let (area, board, around) = (canvas.area(), scene.place, scene.around);
        canvas.clear(area);
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        if self.asks {
            let question = "Take the room board down? y takes it down, any other key leaves it up.";
            canvas.text(last.x + 1, last.y, last.width.saturating_sub(2), question, Role::Warning);
        } else {
            footer::draw(canvas, last, around.hints, around.help, hits);
        }
        let mut room = Rect { height: area.height.saturating_sub(1), ..area };
        head(canvas, &mut room, board);
        announcement(canvas, &mut room, board);
        pages(canvas, room, board);
    }
}

/// The name of the event, where it stands, and the clock in digits as large as fit.
fn head(canvas: &mut Canvas<'_>, room: &mut Rect, board: &RoomBoard) {
    let (event, wide) = (board.event(), room.width.saturating_sub(2));
    let clock = board.clock().unwrap_or_default();
    let scale = if room.height >= 40 && room.width >= 120 { 2 } else { 1 };
    let large = !clock.is_empty() && canvas.look.glyphs.figures && room.height >= 12;
    let (digits, rows) = if large { (figures::columns(&clock, scale), figures::rows(scale)) } else { (0, 1) };
    let left = wide.saturating_sub(digits + 2);
    canvas.text(room.x + 1, room.y, left, &event.setup().name, Role::Title);
    if large {
        let x = room.right().saturating_sub(digits + 1);
        canvas.figures(x, room.y, &clock, Role::Strong, scale);
    } else {
        canvas.text_right(room.right().saturating_sub(1), room.y, wide, &clock, Role::Strong);
    }
    if rows > 1 {
        canvas.text(room.x + 1, room.y + 1, left, &told::standing(event), Role::Strong);
        let trouble = board.trouble().map(|why| (why, Role::Warning));
        let (line, role) =
            trouble.unwrap_or((if event.tables().is_empty() { "" } else { "Find your table." }, Role::Text));
        canvas.text(room.x + 1, room.y + 2, left, line, role);
    }
    cut(room, rows + 1);
}

/// What was announced, in a frame of its own.
fn announcement(canvas: &mut Canvas<'_>, room: &mut Rect, board: &RoomBoard) {
    let Some(said) = board.event().announcement() else { return };
    let lines = wrap(said, usize::from(room.width.saturating_sub(4)));
    let height = (lines.len() as u16 + 2).min(room.height);
    let inside = canvas.frame(Rect { height, ..*room }, Border::Private, "Announcement", "");
    for (y, line) in (inside.y..inside.bottom()).zip(&lines) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(2), line, Role::Strong);
    }
    cut(room, height);
}

fn cut(room: &mut Rect, rows: u16) {
    let rows = rows.min(room.height);
    (room.y, room.height) = (room.y + rows, room.height - rows);
}

/// The page shown now, of all that are needed.
fn pages(canvas: &mut Canvas<'_>, room: Rect, board: &RoomBoard) {
    let sections = board.sections();
    let (rows, across) = (usize::from(room.height.saturating_sub(2)).max(1), usize::from(room.width / COLUMN).max(1));
    let pages: Vec<(&Section, usize, usize)> = sections
        .iter()
        .flat_map(|section| {
            let count = section.lines.len().div_ceil(rows * across).max(1);
            (0..count).map(move |number| (section, number, count))
        })
        .collect();
    let shown = board.page(pages.len());
    let Some((section, number, count)) = pages.get(shown).copied() else { return };
    let title = if count > 1 { format!("{}, {} of {count}", section.title, number + 1) } else { section.title.clone() };
    let turns = if pages.len() > 1 { format!("page {} of {}", shown + 1, pages.len()) } else { String::new() };
    let inside = canvas.frame(room, Border::Acting, &title, &turns);
    let lines: Vec<&BoardLine> = section.lines.iter().skip(number * rows * across).take(rows * across).collect();
    // A short list has the whole width.
    let used = lines.len().div_ceil(rows).max(1) as u16;
    let width = inside.width / used;
    for (place, line) in lines.into_iter().enumerate() {
        let (column, row) = ((place / rows) as u16, (place % rows) as u16);
        let at = Rect::new(inside.x + 1 + column * width, inside.y + row, width.saturating_sub(2), 1);
        draw_line(canvas, at, line);
    }
}

fn draw_line(canvas: &mut Canvas<'_>, at: Rect, line: &BoardLine) {
    let role = match (line.late, line.done) {
        (true, _) => Role::Warning,
        (false, true) => Role::Dim,
        (false, false) => Role::Text,
    };
    let right = clip(&line.right, usize::from(at.width) / 2, canvas.look.glyphs.cut);
    let room = at.width.saturating_sub(columns(&right) as u16 + 1);
    let left = clip(&line.left, usize::from(room), canvas.look.glyphs.cut);
    canvas.text(at.x, at.y, room, &left, role);
    canvas.text_right(at.right(), at.y, at.width, &right, role);
}
