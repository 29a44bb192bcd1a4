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

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// Sixteen million.
    True,
    /// 256.
    Indexed,
    /// Sixteen.
    Sixteen,
}

/// The sign for a colour of the terminal's own.
const OWN: &str = "-";

/// Reads a colour for every depth: one for all of them, or three, for sixteen million, 256 (a number) and sixteen
/// colours; `-` stands for the terminal's own.
///
/// # Errors
/// A word is none of them.
pub fn parse_each(text: &str) -> Result<[Option<Color>; 3], NoColour> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let one = |word: &str| if word == OWN { Ok(None) } else { parse(word).map(Some) };
    match words.as_slice() {
        [full, indexed, sixteen] => {
            let number = indexed.parse::<u8>().ok().map(|number| Some(Color::Indexed(number)));
            Ok([one(full)?, number.map_or_else(|| one(indexed), Ok)?, one(sixteen)?])
        }
        _ => {
            let colour = parse(text)?;
            Ok([Some(colour), Some(nearest(colour)), Some(colour)])
        }
    }
}

/// The nearest of the 240 fixed ones of 256 colours.
pub(crate) fn nearest(colour: Color) -> Color {
    let Color::Rgb(red, green, blue) = colour else { return colour };
    let wanted = [red, green, blue];
    let apart = |index: &u8| -> u32 {
        let [red, green, blue] = indexed(*index);
        let gaps = wanted.iter().zip([red, green, blue]).zip([3, 4, 2]);
        gaps.map(|((one, other), weight)| weight * u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    Color::Indexed((16..=255).min_by_key(apart).unwrap_or(16))
}

/// Red, green and blue of one of the 240 fixed colours of 256.
pub(crate) fn indexed(index: u8) -> [u8; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match index.checked_sub(16) {
        None => [0; 3],
        Some(at) if at < 216 => [at / 36, at / 6 % 6, at % 6].map(|step| STEPS[usize::from(step)]),
        Some(at) => [8 + (at - 216) * 10; 3],
    }
}

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
