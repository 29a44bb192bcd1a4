//! A screen as the bytes that draw it in a terminal, drawn from the same buffer.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// The rows of a buffer, each with its colours and attributes, from its first column on.
pub fn rows(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    let row = |y: u16| {
        let (mut text, mut looks, mut covered) = (String::new(), None, 0);
        for cell in (area.left()..area.right()).filter_map(|x| buffer.cell((x, y))) {
            if covered > 0 {
                // The second column of a wide sign.
                covered -= 1;
                continue;
            }
            let now = (cell.fg, cell.bg, cell.modifier);
            if looks.replace(now) != Some(now) {
                style(&mut text, cell);
            }
            text.push_str(cell.symbol());
            covered = crate::theme::width::columns(cell.symbol()).saturating_sub(1);
        }
        text + "\u{1b}[0m"
    };
    (area.top()..area.bottom()).map(row).collect()
}

fn style(text: &mut String, cell: &Cell) {
    text.push_str("\u{1b}[0");
    let set = [
        (Modifier::BOLD, 1),
        (Modifier::DIM, 2),
        (Modifier::ITALIC, 3),
        (Modifier::UNDERLINED, 4),
        (Modifier::REVERSED, 7),
    ];
    for (_, code) in set.iter().filter(|(modifier, _)| cell.modifier.contains(*modifier)) {
        // Writing into a string cannot fail.
        let _ = write!(text, ";{code}");
    }
    colour(text, cell.fg, 30);
    colour(text, cell.bg, 40);
    text.push('m');
}

/// A colour of the text (from 30) or of the ground (from 40).
fn colour(text: &mut String, colour: Color, from: u8) {
    let named = match colour {
        Color::Reset => return,
        Color::Rgb(red, green, blue) => {
            let _ = write!(text, ";{};2;{red};{green};{blue}", from + 8);
            return;
        }
        Color::Indexed(index) => {
            let _ = write!(text, ";{};5;{index}", from + 8);
            return;
        }
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 60,
        Color::LightRed => 61,
        Color::LightGreen => 62,
        Color::LightYellow => 63,
        Color::LightBlue => 64,
        Color::LightMagenta => 65,
        Color::LightCyan => 66,
        Color::White => 67,
    };
    let _ = write!(text, ";{}", from + named);
}
