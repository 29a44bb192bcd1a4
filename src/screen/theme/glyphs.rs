//! Sets of signs: Unicode, ASCII, and one without signs of ambiguous width.

/// The signs of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it leaves its source.
    pub out: &'static str,
    /// Upwards.
    pub up: &'static str,
    /// Along.
    pub along: &'static str,
    /// From below to the left, and to the right.
    pub turn: [&'static str; 2],
    /// From the left, and from the right, upwards.
    pub rise: [&'static str; 2],
    /// Where it points at a target above it, and at one below it.
    pub heads: [&'static str; 2],
}

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
    /// A rule below a heading, and on both sides of a middle line.
    pub rule: &'static str,
    /// Between columns.
    pub side: &'static str,
    /// The rail that says whose something is.
    pub rail: &'static str,
    /// A thin rail before a line.
    pub thin: &'static str,
    /// The lower half of a card's edge, where cards have a surface.
    pub edge: &'static str,
    /// The edge of a card where they have none: whole, and as far as it is damaged.
    pub edges: [&'static str; 2],
    /// The two strokes on the back of a card.
    pub lattice: [&'static str; 2],
    /// A card that is not seen.
    pub back: &'static str,
    /// A leader in play.
    pub star: &'static str,
    /// The initiative, taken and open.
    pub initiative: [&'static str; 2],
    /// Between a number and what it becomes.
    pub becomes: &'static str,
    /// Points at what acts.
    pub acts: &'static str,
    /// Before what would be defeated.
    pub cross: &'static str,
    /// Before a fact.
    pub bullet: &'static str,
    /// Between two facts.
    pub dot: &'static str,
    /// An attack.
    pub arrow: Arrow,
    /// Parts of a full cell, from an eighth to seven of them; nothing if there are none.
    pub eighths: &'static [&'static str],
    /// Parts of a column of a chart, from the least to the whole cell.
    pub levels: &'static [&'static str],
    /// Are numbers drawn large?
    pub figures: bool,
    /// Are letters outside ASCII written without their marks?
    pub plain_letters: bool,
}

/// Blocks, box drawing and round signs.
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
    rule: "─",
    side: "│",
    rail: "▌",
    thin: "▎",
    edge: "▀",
    edges: ["─", "━"],
    lattice: ["╱", "╲"],
    back: "▮",
    star: "★",
    initiative: ["◆", "◇"],
    becomes: "→",
    acts: "▶",
    cross: "✖",
    bullet: "▪",
    dot: "·",
    arrow: Arrow {
        out: "┛", up: "┃", along: "━", turn: ["┓", "┏"], rise: ["┗", "┛"], heads: ["▲", "▼"]
    },
    eighths: &["▏", "▎", "▍", "▌", "▋", "▊", "▉"],
    levels: &["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    figures: true,
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
        rule: "-",
        side: "|",
        rail: "|",
        thin: "|",
        edge: " ",
        edges: ["-", "="],
        lattice: ["/", "\\"],
        back: "#",
        star: "*",
        initiative: ["#", "+"],
        becomes: ">",
        acts: ">",
        cross: "x",
        bullet: "-",
        dot: "-",
        arrow: Arrow { out: "+", up: "|", along: "=", turn: ["+", "+"], rise: ["+", "+"], heads: ["^", "v"] },
        eighths: &[],
        levels: &["_", "#"],
        figures: false,
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
