//! Sets of signs: Unicode, ASCII, and one without signs of ambiguous width.

/// The six signs of a frame: corners from top left in reading order, then horizontal and vertical.
pub type FrameSigns = [&'static str; 6];

/// A set of signs. Each is as wide as the ASCII one.
#[derive(Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// The set's name.
    pub name: &'static str,
    /// Ready.
    pub ready: &'static str,
    /// Exhausted.
    pub exhausted: &'static str,
    /// Stands where text was cut off.
    pub cut: &'static str,
    /// Points at the line the cursor is on.
    pub pointer: &'static str,
    /// Between facts of one line.
    pub bar: &'static str,
    /// More above.
    pub above: &'static str,
    /// More below.
    pub below: &'static str,
    /// The full part of a meter.
    pub meter: &'static str,
    /// The empty part of a meter.
    pub meter_empty: &'static str,
    /// An ordinary frame.
    pub frame: FrameSigns,
    /// The frame of the seat that acts.
    pub frame_acting: FrameSigns,
    /// Are letters outside ASCII written without their marks?
    pub plain_letters: bool,
}

const ASCII_FRAME: FrameSigns = ["+", "+", "+", "+", "-", "|"];
const ASCII_ACTING: FrameSigns = ["+", "+", "+", "+", "=", "|"];

/// Box drawing and round signs.
pub static UNICODE: Glyphs = Glyphs {
    name: "unicode",
    ready: "●",
    exhausted: "○",
    cut: "…",
    pointer: "▸",
    bar: "│",
    above: "↑",
    below: "↓",
    meter: "█",
    meter_empty: "░",
    frame: ["┌", "┐", "└", "┘", "─", "│"],
    frame_acting: ["╔", "╗", "╚", "╝", "═", "║"],
    plain_letters: false,
};

/// Nothing but ASCII, names too.
pub static ASCII: Glyphs = ascii();

/// No sign of ambiguous width, for East Asian terminals; names keep their letters.
pub static NARROW: Glyphs = Glyphs { name: "narrow", plain_letters: false, ..ascii() };

const fn ascii() -> Glyphs {
    Glyphs {
        name: "ascii",
        ready: "*",
        exhausted: "o",
        cut: ".",
        pointer: ">",
        bar: "|",
        above: "^",
        below: "v",
        meter: "#",
        meter_empty: "-",
        frame: ASCII_FRAME,
        frame_acting: ASCII_ACTING,
        plain_letters: true,
    }
}

impl Glyphs {
    /// All sets.
    pub const ALL: [&'static Glyphs; 3] = [&UNICODE, &ASCII, &NARROW];

    /// The set with this name.
    pub fn from_name(name: &str) -> Option<&'static Glyphs> {
        Glyphs::ALL.into_iter().find(|set| set.name == name)
    }

    /// The set for a locale such as `en_GB.UTF-8`: Unicode where it is UTF-8, narrow where the language draws
    /// ambiguous signs wide, ASCII elsewhere.
    pub fn for_locale(locale: &str) -> &'static Glyphs {
        let lower = locale.to_ascii_lowercase();
        if !(lower.contains("utf-8") || lower.contains("utf8")) {
            return &ASCII;
        }
        if ["ja", "ko", "zh"].iter().any(|language| lower.starts_with(language)) {
            return &NARROW;
        }
        &UNICODE
    }
}
