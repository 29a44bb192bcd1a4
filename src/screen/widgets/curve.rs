//! Numbers of every seat over the rounds, drawn as lines: in dots of the seat's colour, or made of the seat's number.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::columns;
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::symbols::Marker;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas as Dots, Line};
use shell::curve;

/// Columns of the numbers at the left edge.
const LABEL: u16 = 4;

/// The smallest area in which a curve is useful.
pub const LEAST: (u16, u16) = (24, 6);

/// The most columns of a name at the end of its line.
const NAME: u16 = 14;

/// What everybody had left, round by round.
#[derive(Clone, Copy, Debug)]
pub struct Curve<'a> {
    /// The seats' names.
    pub names: &'a [String],
    /// From left to right: the round, and the numbers of all seats.
    pub points: &'a [(u16, Vec<i16>)],
    /// What the game calls a round.
    pub round: &'static str,
}

impl Curve<'_> {
    /// Draws it, and returns whether there was room for it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) -> bool {
        if area.width < LEAST.0 || area.height < LEAST.1 || self.points.len() < 2 {
            return false;
        }
        let ends = if area.width >= LEAST.0 + NAME { NAME } else { 0 };
        let plot = Rect { x: area.x + LABEL, width: area.width - LABEL - ends, height: area.height - 1, ..area };
        let most = curve::most(self.points);
        for value in [most, most / 2, 0] {
            let y = row(plot, value, most);
            canvas.text_right(plot.x - 1, y, LABEL, &value.to_string(), Role::Dim);
            canvas.repeat(plot.x, y, plot.width, canvas.look.glyphs.rule, Role::Ghost);
        }
        if canvas.look.glyphs.figures {
            self.in_dots(canvas, plot)
        } else {
            self.in_numbers(canvas, plot)
        }
        self.draw_ends(canvas, Rect { x: plot.right(), width: ends, ..plot });
        self.draw_rounds(canvas, Rect { y: plot.bottom(), height: 1, ..plot });
        true
    }

    fn seats(&self) -> usize {
        self.points.first().map_or(0, |(_, values)| values.len())
    }

    /// Lines of fine dots, two across and four down a cell.
    fn in_dots(&self, canvas: &mut Canvas<'_>, plot: Rect) {
        let most = f64::from(curve::most(self.points));
        let colours: Vec<Color> = (0..self.seats())
            .map(|seat| canvas.look.theme.style(Role::of_seat(seat)).fg.unwrap_or(Color::Reset))
            .collect();
        let ground = canvas.look.theme.style(Role::Panel).bg.unwrap_or(Color::Reset);
        let last = (self.points.len() - 1) as f64;
        let dots = Dots::default()
            .marker(Marker::Braille)
            .background_color(ground)
            .x_bounds([0.0, last])
            .y_bounds([0.0, most])
            .paint(|context| {
                for (seat, colour) in colours.iter().enumerate() {
                    for (place, from, to) in curve::steps(self.points, seat) {
                        let (from, to) = (f64::from(from.max(0)), f64::from(to.max(0)));
                        context.draw(&Line::new(place as f64, from, place as f64 + 1.0, to, *colour));
                    }
                }
            });
        canvas.widget(plot, |area, buffer| dots.render(area, buffer));
    }

    /// Lines of points between numbers.
    fn in_numbers(&self, canvas: &mut Canvas<'_>, plot: Rect) {
        for dot in curve::dots(self.points, plot.width.into(), plot.height.into()) {
            let (x, y) = (plot.x + dot.column as u16, plot.y + dot.row as u16);
            match dot.ends_round {
                true => canvas.text(x, y, 1, &(dot.seat + 1).to_string(), Role::Label),
                false => canvas.text(x, y, 1, ".", Role::Dim),
            };
        }
    }

    /// The names at the ends of their lines, each in a row of its own.
    fn draw_ends(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some((_, values)) = self.points.last().filter(|_| area.width > 0) else { return };
        let most = curve::most(self.points);
        let mut ends: Vec<(u16, usize)> =
            values.iter().enumerate().map(|(seat, value)| (row(area, *value, most), seat)).collect();
        ends.sort_unstable();
        // From the lowest upwards, so that none falls out of the picture.
        let mut free = area.bottom();
        for (y, seat) in ends.into_iter().rev() {
            let Some(y) = free.checked_sub(1).map(|last| y.min(last)).filter(|y| *y >= area.y) else { return };
            let (Some(name), Some(value)) = (self.names.get(seat), values.get(seat)) else { continue };
            let name = end_label(name, value, area.width.saturating_sub(1));
            canvas.text(area.x + 1, y, area.width - 1, &name, Role::of_seat(seat));
            free = y;
        }
    }

    fn draw_rounds(&self, canvas: &mut Canvas<'_>, row: Rect) {
        let mut free = row.x;
        for (place, (round, _)) in self.points.iter().enumerate() {
            let text = round.to_string();
            let x = self.column(row, place).min(row.right().saturating_sub(text.len() as u16));
            if x >= free {
                free = canvas.text(x, row.y, text.len() as u16, &text, Role::Dim) + 1;
            }
        }
        canvas.text(row.right() + 1, row.y, NAME, self.round, Role::Dim);
    }

    fn column(&self, plot: Rect, place: usize) -> u16 {
        plot.x + curve::column(self.points, place, plot.width.into()) as u16
    }
}

/// The row of a number.
fn row(plot: Rect, value: i16, most: i16) -> u16 {
    plot.y + curve::row(value.into(), most, plot.height.into()) as u16
}

/// "Ann 6", of whose name as much is left as there is room for.
fn end_label(name: &str, value: &i16, room: u16) -> String {
    let number = format!(" {value}");
    let kept = crate::theme::width::head(name, usize::from(room).saturating_sub(columns(&number)));
    format!("{kept}{number}")
}
