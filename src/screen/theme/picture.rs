//! A screen as a picture: SVG, drawn from the same buffer that a terminal would show.

use super::colour::indexed;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// Width and height of a cell.
const CELL: (f32, f32) = (8.4, 17.0);

/// The ground, and the colour of text that has none.
const GROUND: Ink = [0x16, 0x18, 0x1d];
const TEXT: Ink = [0xd5, 0xd8, 0xde];

/// Red, green and blue.
type Ink = [u8; 3];

/// How a run of cells looks.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Looks {
    text: Ink,
    ground: Ink,
    bold: bool,
    dim: bool,
    underline: bool,
}

/// The buffer as SVG.
pub fn svg(buffer: &Buffer) -> String {
    let rows: String = (buffer.area.top()..buffer.area.bottom()).map(|y| row(buffer, y)).collect();
    format!("{}{rows}</svg>\n", head(buffer.area, ""))
}

/// Buffers of one size as an SVG that moves: each is shown for as many seconds, and after the last comes the first. A row
/// that stays the same is drawn once. Whoever wants less motion sees the first.
pub fn moving(frames: &[Buffer], seconds: f32) -> String {
    let Some(first) = frames.first() else { return String::new() };
    let whole = seconds * frames.len() as f32;
    let (mut style, mut drawn) = (String::new(), String::new());
    for y in first.area.top()..first.area.bottom() {
        let rows: Vec<String> = frames.iter().map(|frame| row(frame, y)).collect();
        let mut from = 0;
        while let Some(text) = rows.get(from) {
            let to = from + rows.iter().skip(from).take_while(|other| *other == text).count();
            if to - from == rows.len() {
                drawn.push_str(text);
            } else {
                let name = format!("r{y}f{from}");
                style.push_str(&shown(&name, (from, to, rows.len()), whole));
                drawn.push_str(&format!("<g class=\"{name}\">\n{text}</g>\n"));
            }
            from = to;
        }
    }
    let style = format!(
        "<style>\n{style}@media (prefers-reduced-motion: reduce) {{ g {{ animation: none !important }} }}\n</style>\n"
    );
    format!("{}{drawn}</svg>\n", head(first.area, &style))
}

/// The style of what is shown in some of the frames.
fn shown(name: &str, (from, to, all): (usize, usize, usize), whole: f32) -> String {
    let at = |frame: usize| 100.0 * frame as f32 / all as f32;
    let before = if from > 0 { "0% { visibility: hidden } " } else { "" };
    let after = if to < all { format!("{:.3}% {{ visibility: hidden }} ", at(to)) } else { String::new() };
    let still = if from == 0 { "visible" } else { "hidden" };
    format!(
        "@keyframes {name} {{ {before}{:.3}% {{ visibility: visible }} {after}100% {{ visibility: {} }} }}\n\
         .{name} {{ visibility: {still}; animation: {name} {whole:.1}s steps(1) infinite }}\n",
        at(from),
        if to < all { "hidden" } else { "visible" },
    )
}

/// The beginning of a picture of this size.
fn head(area: Rect, style: &str) -> String {
    let (width, height) = (f32::from(area.width) * CELL.0, f32::from(area.height) * CELL.1);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" xml:space=\"preserve\">\n\
         {style}<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
        hex(GROUND)
    )
}

/// A row of cells.
fn row(buffer: &Buffer, y: u16) -> String {
    let (area, mut svg) = (buffer.area, String::new());
    let mut x = area.left();
    while x < area.right() {
        let Some(looks) = buffer.cell((x, y)).map(looks) else { break };
        let start = x;
        let mut text = String::new();
        if let Some(part) = buffer.cell((x, y)).and_then(|cell| block(cell.symbol())) {
            run(&mut svg, (x - area.x, y - area.y), 1, "", looks);
            fill(&mut svg, (x - area.x, y - area.y), part, looks.text);
            x += 1;
            continue;
        }
        while let Some(cell) = buffer
            .cell((x, y))
            .filter(|cell| x < area.right() && self::looks(cell) == looks && block(cell.symbol()).is_none())
        {
            text.push_str(cell.symbol());
            x += 1;
        }
        run(&mut svg, (start - area.x, y - area.y), x - start, &text, looks);
    }
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
            CELL.1,
            hex(looks.ground)
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
        hex(looks.text),
        escaped(text)
    );
}

/// The part of its cell that a block fills: left, top, width and height.
fn block(sign: &str) -> Option<[f32; 4]> {
    Some(match sign {
        "█" => [0.0, 0.0, 1.0, 1.0],
        "▀" => [0.0, 0.0, 1.0, 0.5],
        "▄" => [0.0, 0.5, 1.0, 0.5],
        "▏" => [0.0, 0.0, 0.125, 1.0],
        "▎" => [0.0, 0.0, 0.25, 1.0],
        "▍" => [0.0, 0.0, 0.375, 1.0],
        "▌" => [0.0, 0.0, 0.5, 1.0],
        "▋" => [0.0, 0.0, 0.625, 1.0],
        "▊" => [0.0, 0.0, 0.75, 1.0],
        "▉" => [0.0, 0.0, 0.875, 1.0],
        _ => return None,
    })
}

/// A part of a cell.
fn fill(svg: &mut String, (x, y): (u16, u16), [left, top, width, height]: [f32; 4], ink: Ink) {
    let (left, top) = ((f32::from(x) + left) * CELL.0, (f32::from(y) + top) * CELL.1);
    // Writing into a string cannot fail.
    let _ = writeln!(
        svg,
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
        width * CELL.0,
        height * CELL.1,
        hex(ink)
    );
}

/// A colour as SVG writes it.
fn hex([red, green, blue]: Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
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

/// The sixteen colours as a calm terminal shows them, others as they are; the terminal's own looks like `none`.
fn colour(colour: Color, none: Ink) -> Ink {
    match colour {
        Color::Black => [0x1c, 0x1f, 0x26],
        Color::Red => [0xd0, 0x60, 0x5e],
        Color::Green => [0x79, 0xa8, 0x6b],
        Color::Yellow => [0xd9, 0xa9, 0x4a],
        Color::Blue => [0x6c, 0x93, 0xc7],
        Color::Magenta => [0xb1, 0x83, 0xc4],
        Color::Cyan => [0x5f, 0xb3, 0xb3],
        Color::Gray => [0xb6, 0xba, 0xc2],
        Color::DarkGray => [0x7a, 0x80, 0x8c],
        Color::LightRed => [0xee, 0x7d, 0x7a],
        Color::LightGreen => [0x9b, 0xce, 0x8b],
        Color::LightYellow => [0xf2, 0xc9, 0x6d],
        Color::LightBlue => [0x8f, 0xb4, 0xe6],
        Color::LightMagenta => [0xd0, 0xa6, 0xe0],
        Color::LightCyan => [0x86, 0xd5, 0xd5],
        Color::White => [0xf1, 0xf3, 0xf6],
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index) => indexed(index),
        Color::Reset => none,
    }
}
