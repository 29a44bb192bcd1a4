//! A sky at dusk in half blocks, two dots a cell: two suns over dunes, and words on it. It means nothing.

use super::canvas::{Canvas, ONE_COLUMN, cells};
use super::colour::{Depth, indexed, nearest};
use super::figures;
use super::role::Role;
use super::styles::Theme;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// Red, green and blue.
type Ink = [f32; 3];

/// The upper half of a cell.
const UPPER: &str = "▀";
/// Its lower half.
const LOWER: &str = "▄";

/// The share of the sky above the horizon, from the top.
const HORIZON: f32 = 0.8;

/// How far a sun shines, in its radii.
const GLOW: f32 = 2.6;

/// Of how many dots high above the horizon one is a star.
const SPARSE: u32 = 170;

/// A sun: where it stands, how large it is, and its colour.
struct Sun {
    at: [f32; 2],
    radius: f32,
    ink: Ink,
}

/// What a dot's colour follows from.
struct Sky {
    high: Ink,
    middle: Ink,
    low: Ink,
    dunes: Ink,
    suns: [Sun; 2],
    horizon: f32,
    rows: f32,
}

impl Sky {
    /// The sky of a theme that has all its colours.
    fn of(theme: &Theme, area: Rect) -> Option<Sky> {
        let ink = |role| ink(theme.style(role).bg?);
        let (width, rows) = (f32::from(area.width), f32::from(area.height) * 2.0);
        let horizon = (rows * HORIZON).round();
        // On a narrow screen the word needs the left half.
        let across = if area.width >= 100 { [0.66, 0.535] } else { [0.84, 0.745] };
        let sun = Sun { at: [width * across[0], horizon * 0.62], radius: rows * 0.2, ink: ink(Role::SkySun)? };
        let twin = Sun { at: [width * across[1], horizon * 0.8], radius: rows * 0.13, ink: ink(Role::SkyTwin)? };
        let (high, middle, low) = (ink(Role::SkyHigh)?, ink(Role::SkyMiddle)?, ink(Role::SkyLow)?);
        Some(Sky { high, middle, low, dunes: ink(Role::SkyDunes)?, suns: [sun, twin], horizon, rows })
    }

    fn dot(&self, x: u16, y: u16) -> Ink {
        let (across, down) = (f32::from(x), f32::from(y));
        if down >= self.horizon { self.dune(across, down) } else { self.air(x, y) }
    }

    fn air(&self, x: u16, y: u16) -> Ink {
        let (across, down) = (f32::from(x), f32::from(y));
        let height = down / self.horizon;
        let mut ink = match height {
            height if height < 0.62 => mixed(self.high, self.middle, height / 0.62),
            height => mixed(self.middle, self.low, (height - 0.62) / 0.38),
        };
        for sun in &self.suns {
            let distance = (across - sun.at[0]).hypot(down - sun.at[1]);
            if distance < sun.radius {
                return sun.ink;
            }
            if distance < sun.radius * GLOW {
                let near = 1.0 - (distance - sun.radius) / (sun.radius * (GLOW - 1.0));
                ink = mixed(ink, sun.ink, 0.34 * near);
            }
        }
        let scattered = (u32::from(x).wrapping_mul(73_856_093) ^ u32::from(y).wrapping_mul(19_349_663))
            .wrapping_mul(2_654_435_761)
            >> 8;
        if height < 0.45 && scattered.is_multiple_of(SPARSE) { mixed(ink, [255.0; 3], 0.55) } else { ink }
    }

    fn dune(&self, across: f32, down: f32) -> Ink {
        let far = self.horizon + 2.2 + 1.6 * (across * 0.05 + 1.0).sin();
        let near = self.horizon + 5.0 + 1.5 * (across * 0.085 + 4.0).sin();
        let shade = match down {
            down if down < far => 1.0,
            down if down < near => 0.66,
            _ => 0.38,
        };
        let depth = (down - self.horizon) / (self.rows - self.horizon);
        self.dunes.map(|part| part * shade * (1.0 - 0.45 * depth))
    }
}

impl Canvas<'_> {
    /// Draws the sky, if the theme has one and the signs have half blocks; false if not.
    pub fn sky(&mut self, area: Rect) -> bool {
        let (theme, depth) = (&self.look.theme, self.look.theme.depth());
        let Some(sky) = Sky::of(theme, area).filter(|_| self.look.glyphs.figures) else { return false };
        self.blank = false;
        for y in 0..area.height {
            for (cell, x) in cells(self.buffer, area.x, area.y + y, area.width).iter_mut().zip(0..) {
                let [upper, lower] = [2 * y, 2 * y + 1].map(|dot| colour(sky.dot(x, dot), depth));
                cell.set_symbol(UPPER).set_diff_option(ONE_COLUMN);
                (cell.fg, cell.bg, cell.modifier) = (upper, lower, Modifier::empty());
            }
        }
        true
    }

    /// A word in large letters on the sky, whose dots are half cells. Returns the column after it.
    pub fn word_on_sky(&mut self, x: u16, y: u16, word: &str, scale: u16) -> u16 {
        let ink = self.look.theme.style(Role::SkyWord).fg.unwrap_or(Color::Reset);
        let buffer = &mut *self.buffer;
        figures::cells(word, scale, |column, row, sign| {
            for cell in cells(buffer, x + column, y + row, 1) {
                if sign != LOWER {
                    cell.fg = ink;
                }
                if sign != UPPER {
                    cell.bg = ink;
                }
            }
        });
        x + figures::columns(word, scale)
    }

    /// A line of text on the sky, each letter on the colour that is behind it.
    pub fn text_on_sky(&mut self, x: u16, y: u16, text: &str) {
        let style = self.look.theme.style(Role::SkyWord);
        for (letter, at) in text.chars().zip(x..) {
            for cell in cells(self.buffer, at, y, 1) {
                cell.set_char(letter).set_style(style);
            }
        }
    }
}

fn mixed(from: Ink, to: Ink, share: f32) -> Ink {
    std::array::from_fn(|part| from[part] + (to[part] - from[part]) * share)
}

fn ink(colour: Color) -> Option<Ink> {
    match colour {
        Color::Rgb(red, green, blue) => Some([red, green, blue].map(f32::from)),
        Color::Indexed(index) => Some(indexed(index).map(f32::from)),
        _ => None,
    }
}

fn colour(ink: Ink, depth: Depth) -> Color {
    let [red, green, blue] = ink.map(|part| part.round().clamp(0.0, 255.0) as u8);
    let full = Color::Rgb(red, green, blue);
    if depth == Depth::True { full } else { nearest(full) }
}
