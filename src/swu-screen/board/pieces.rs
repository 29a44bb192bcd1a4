//! The pieces of a prompt: in lines, and on pages if they do not fit.

use super::scene::Scene;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::{Hits, Spot};

/// An unbroken piece of the prompt: a key with its words.
pub(super) struct Piece {
    pub(super) key: String,
    /// Whose it is, and the role it is written in.
    pub(super) whose: Option<(String, Role)>,
    pub(super) text: String,
    pub(super) role: Role,
    pub(super) spot: Option<Spot>,
    /// Is it on every page, as the alternative to everything else?
    pub(super) stays: bool,
}

pub(super) fn piece(key: String, text: String, role: Role, spot: Option<Spot>) -> Piece {
    Piece { key, whose: None, text, role, spot, stays: false }
}

impl Piece {
    pub(super) fn columns(&self) -> u16 {
        let key = if self.key.is_empty() { 0 } else { columns(&self.key) + 3 };
        let whose = self.whose.as_ref().map_or(0, |(whose, _)| columns(whose));
        (key + whose + columns(&self.text)) as u16
    }
}

/// The pieces in lines, by index: a line ends where the next piece would not fit.
pub(super) fn lines(pieces: &[Piece], width: u16) -> Vec<Vec<usize>> {
    lines_of(pieces, |_| true, width)
}

/// The same for some of them.
fn lines_of(pieces: &[Piece], which: impl Fn(&Piece) -> bool, width: u16) -> Vec<Vec<usize>> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let mut x = 1;
    for (index, piece) in pieces.iter().enumerate().filter(|(_, piece)| which(piece)) {
        let wide = piece.columns();
        match lines.last_mut().filter(|_| x + wide <= width) {
            Some(line) => line.push(index),
            None => {
                lines.push(vec![index]);
                x = 1;
            }
        }
        x += wide + 3;
    }
    lines
}

/// Lines of pieces on pages: below those of each page come the ones that stay.
pub(super) struct Pages {
    lines: Vec<Vec<usize>>,
    staying: Vec<Vec<usize>>,
    each: usize,
}

impl Pages {
    /// As many lines on each page as there are rows; pieces that stay do so only if they leave a row for the others.
    pub(super) fn of(pieces: &[Piece], (width, rows): (u16, u16)) -> Pages {
        let rows = usize::from(rows).max(1);
        let all = lines(pieces, width);
        let staying = lines_of(pieces, |piece| piece.stays, width);
        if all.len() <= rows || staying.len() >= rows {
            return Pages { lines: all, staying: Vec::new(), each: rows };
        }
        let each = rows - staying.len();
        Pages { lines: lines_of(pieces, |piece| !piece.stays, width), staying, each }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.lines.len().div_ceil(self.each).max(1)
    }

    /// The lines of a page.
    pub(super) fn page(&self, at: usize) -> Vec<&[usize]> {
        let own = self.lines.iter().skip(at * self.each).take(self.each);
        own.chain(&self.staying).map(Vec::as_slice).collect()
    }
}

/// Writes lines of pieces; returns how many rows they took.
pub(super) fn write(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    pieces: &[Piece],
    lines: &[&[usize]],
    hits: &mut Hits,
) -> u16 {
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        let mut x = area.x + 1;
        for piece in line.iter().filter_map(|index| pieces.get(*index)) {
            let start = x;
            if !piece.key.is_empty() {
                let room = area.right().saturating_sub(x);
                x = canvas.chip(x, y, room, &format!("[{}]", piece.key), chip_of(piece.role)) + 1;
            }
            let text_role = if piece.role == Role::Choice { Role::Text } else { piece.role };
            let (whose, whose_role) = piece.whose.as_ref().map_or(("", text_role), |(whose, role)| (whose, *role));
            let pieces = [(whose, whose_role), (piece.text.as_str(), text_role)];
            x = canvas.pieces(x, y, area.right().saturating_sub(x), &pieces);
            match piece.spot {
                Some(spot) => hits.add(Rect::new(start, y, x.saturating_sub(start), 1), spot),
                None => each_key(scene, Rect::new(start + 1, y, x.saturating_sub(start + 1), 1), &piece.key, hits),
            }
            x += 3;
        }
    }
    lines.len() as u16
}

/// The chip of a key.
const fn chip_of(role: Role) -> Role {
    match role {
        Role::Refused => Role::ChipOff,
        _ => Role::Chip,
    }
}

/// The keys of several choices, each of which can be clicked.
fn each_key(scene: &Scene<'_>, area: Rect, keys: &str, hits: &mut Hits) {
    let mut x = area.x;
    for word in keys.split(' ') {
        let wide = columns(word) as u16;
        if let Some(index) = scene.menu.choices.iter().position(|choice| choice.key.to_string() == word) {
            hits.add(Rect { x, width: wide, ..area }.intersection(area), Spot::Choice(index));
        }
        x += wide + 1;
    }
}
