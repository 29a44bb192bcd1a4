//! A screen as a picture: SVG, drawn from the same buffer that a terminal would show.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// Width and height of a cell.
const CELL: (f32, f32) = (8.4, 17.0);

/// The ground, and the colour of text that has none.
const GROUND: &str = "#16181d";
const TEXT: &str = "#d5d8de";

/// How a run of cells looks.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Looks {
    text: &'static str,
    ground: &'static str,
    bold: bool,
    dim: bool,
    underline: bool,
}

/// The buffer as SVG.
pub fn svg(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (f32::from(area.width) * CELL.0, f32::from(area.height) * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" xml:space=\"preserve\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{GROUND}\"/>\n"
    );
    for y in area.top()..area.bottom() {
        let mut x = area.left();
        while x < area.right() {
            let Some(looks) = buffer.cell((x, y)).map(looks) else { break };
            let start = x;
            let mut text = String::new();
            while let Some(cell) = buffer.cell((x, y)).filter(|cell| x < area.right() && self::looks(cell) == looks) {
                text.push_str(cell.symbol());
                x += 1;
            }
            run(&mut svg, (start - area.x, y - area.y), x - start, &text, looks);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// A run of cells that look alike.
fn run(svg: &mut String, (x, y): (u16, u16), count: u16, text: &str, looks: Looks) {
    let (left, top, wide) = (f32::from(x) * CELL.0, f32::from(y) * CELL.1, f32::from(count) * CELL.0);
    // Writing into a string cannot fail.
    if looks.ground != GROUND {
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
            CELL.1, looks.ground
        );
    }
    if text.trim().is_empty() {
        return;
    }
    let mut more = String::new();
    for (set, attribute) in [
        (looks.bold, " font-weight=\"bold\""),
        (looks.dim, " opacity=\"0.65\""),
        (looks.underline, " text-decoration=\"underline\""),
    ] {
        if set {
            more.push_str(attribute);
        }
    }
    let _ = writeln!(
        svg,
        "<text x=\"{left:.1}\" y=\"{:.1}\" textLength=\"{wide:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\"{more}>{}</text>",
        top + CELL.1 - 4.5,
        looks.text,
        escaped(text)
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn looks(cell: &Cell) -> Looks {
    let (mut text, mut ground) = (colour(cell.fg, TEXT), colour(cell.bg, GROUND));
    if cell.modifier.contains(Modifier::REVERSED) {
        (text, ground) = (ground, text);
    }
    let has = |modifier: Modifier| cell.modifier.contains(modifier);
    Looks { text, ground, bold: has(Modifier::BOLD), dim: has(Modifier::DIM), underline: has(Modifier::UNDERLINED) }
}

/// The sixteen colours as a calm terminal shows them; any other value looks as if it had no colour.
const fn colour(colour: Color, none: &'static str) -> &'static str {
    match colour {
        Color::Black => "#1c1f26",
        Color::Red => "#d0605e",
        Color::Green => "#79a86b",
        Color::Yellow => "#d9a94a",
        Color::Blue => "#6c93c7",
        Color::Magenta => "#b183c4",
        Color::Cyan => "#5fb3b3",
        Color::Gray => "#b6bac2",
        Color::DarkGray => "#7a808c",
        Color::LightRed => "#ee7d7a",
        Color::LightGreen => "#9bce8b",
        Color::LightYellow => "#f2c96d",
        Color::LightBlue => "#8fb4e6",
        Color::LightMagenta => "#d0a6e0",
        Color::LightCyan => "#86d5d5",
        Color::White => "#f1f3f6",
        _ => none,
    }
}
