//! Colours by name, as theme files write them.

use ratatui::style::Color;

/// The sixteen colours of every terminal, by the names theme files use.
const NAMED: [(&str, Color); 17] = [
    ("default", Color::Reset),
    ("black", Color::Black),
    ("red", Color::Red),
    ("green", Color::Green),
    ("yellow", Color::Yellow),
    ("blue", Color::Blue),
    ("magenta", Color::Magenta),
    ("cyan", Color::Cyan),
    ("grey", Color::Gray),
    ("dark-grey", Color::DarkGray),
    ("bright-red", Color::LightRed),
    ("bright-green", Color::LightGreen),
    ("bright-yellow", Color::LightYellow),
    ("bright-blue", Color::LightBlue),
    ("bright-magenta", Color::LightMagenta),
    ("bright-cyan", Color::LightCyan),
    ("white", Color::White),
];

/// A text that is not a colour.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is not a colour. Write #rrggbb or one of: {names}.", names = NAMED.map(|(name, _)| name).join(", "))]
pub struct NoColour(String);

/// Reads a colour: one of the sixteen names, `default`, or `#rrggbb`.
///
/// # Errors
/// It is none of them.
pub fn parse(text: &str) -> Result<Color, NoColour> {
    if let Some((_, colour)) = NAMED.iter().find(|(name, _)| *name == text) {
        return Ok(*colour);
    }
    rgb(text).ok_or_else(|| NoColour(text.to_owned()))
}

/// The name of a colour, for style-aware dumps.
pub fn name(colour: Color) -> String {
    match NAMED.iter().find(|(_, named)| *named == colour) {
        Some((name, _)) => (*name).into(),
        None => match colour {
            Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
            other => other.to_string(),
        },
    }
}

fn rgb(text: &str) -> Option<Color> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some(Color::Rgb(part(0)?, part(2)?, part(4)?))
}
