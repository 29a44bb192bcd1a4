//! From the text of a query to its parts.

use super::part::{Field, Part, Sign, What, plain};
use std::fmt;
use swu_language::keyword::Keyword;
use swu_language::trait_name::Trait;
use swu_language::word::{Arena, Aspect, Kind, Rarity};

/// A part of a query that cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct QueryFault {
    /// Where, in characters from 1.
    pub column: usize,
    /// What is wrong, as a sentence.
    pub why: String,
}

impl fmt::Display for QueryFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "column {}: {}", self.column, self.why)
    }
}

/// Signs, the longer ones first.
const SIGNS: [(&str, Sign); 7] = [
    ("<=", Sign::AtMost),
    (">=", Sign::AtLeast),
    ("!=", Sign::Not),
    ("<", Sign::Less),
    (">", Sign::More),
    ("=", Sign::Is),
    (":", Sign::Is),
];

/// Fields: the short and the long word.
const FIELDS: [(&str, &str); 9] = [
    ("t", "type"),
    ("c", "cost"),
    ("p", "power"),
    ("h", "hp"),
    ("a", "aspect"),
    ("k", "keyword"),
    ("tr", "trait"),
    ("s", "set"),
    ("r", "rarity"),
];

/// A piece of the text between spaces; quotes hold spaces together.
struct Piece {
    column: usize,
    text: String,
    /// The byte offset of the first quoted letter in `text`.
    quoted_at: Option<usize>,
}

pub(super) fn parts(text: &str) -> Result<Vec<Part>, QueryFault> {
    pieces(text)?.into_iter().filter_map(|piece| part(&piece).transpose()).collect()
}

fn pieces(text: &str) -> Result<Vec<Piece>, QueryFault> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut open: Option<usize> = None;
    let mut inside = false;
    for (index, letter) in text.chars().enumerate() {
        let column = index + 1;
        if letter.is_whitespace() && open.is_none() {
            inside = false;
            continue;
        }
        if !inside {
            pieces.push(Piece { column, text: String::new(), quoted_at: None });
            inside = true;
        }
        let Some(piece) = pieces.last_mut() else { continue };
        match letter {
            '"' if open.is_some() => open = None,
            '"' => {
                open = Some(column);
                piece.quoted_at.get_or_insert(piece.text.len());
            }
            letter => piece.text.push(letter),
        }
    }
    match open {
        Some(column) => Err(QueryFault { column, why: "this quote is never closed.".into() }),
        None => Ok(pieces),
    }
}

fn part(piece: &Piece) -> Result<Option<Part>, QueryFault> {
    let (not, skipped) = match piece.text.strip_prefix('-') {
        Some(rest) if piece.quoted_at != Some(0) && !rest.is_empty() => (true, 1),
        _ => (false, 0),
    };
    let text = &piece.text[skipped..];
    let quoted_at = piece.quoted_at.map(|at| at - skipped.min(at));
    let signs = SIGNS.iter().filter_map(|(written, sign)| text.find(written).map(|at| (at, *written, *sign)));
    // The first sign counts; of two at the same position, the longer one. Quoted signs are text.
    let first = signs
        .filter(|(at, ..)| quoted_at.is_none_or(|quoted| *at < quoted))
        .min_by_key(|(at, w, _)| (*at, 2 - w.len()));
    let what = match first {
        Some((at, written, sign)) if at > 0 => {
            let columns = |bytes: usize| piece.column + skipped + text[..bytes].chars().count();
            let value = &text[at + written.len()..];
            field(&text[..at], columns(0), sign, written, columns(at), value, columns(at + written.len()))?
        }
        _ if text.is_empty() => return Ok(None),
        _ => What::Written(plain(text)),
    };
    Ok(Some(Part { not, what }))
}

fn field(
    name: &str,
    name_at: usize,
    sign: Sign,
    written: &str,
    sign_at: usize,
    value: &str,
    value_at: usize,
) -> Result<What, QueryFault> {
    let fault = |column: usize, why: String| Err(QueryFault { column, why });
    let lower = plain(name);
    let Some((short, long)) = FIELDS.iter().find(|(short, long)| lower == *short || lower == *long) else {
        let known: Vec<&str> = FIELDS.iter().map(|(short, _)| *short).collect();
        let known = known.join(", ");
        return fault(
            name_at,
            format!("there is no field \"{name}\"; there are {known}. Quote it to look for the text."),
        );
    };
    if value.is_empty() {
        return fault(value_at, format!("a value is missing after {name}{written}"));
    }
    let number = match *short {
        "c" => Some(Field::Cost),
        "p" => Some(Field::Power),
        "h" => Some(Field::Hp),
        _ => None,
    };
    if let Some(number) = number {
        return match value.parse() {
            Ok(value) => Ok(What::Number(number, sign, value)),
            Err(_) => fault(value_at, format!("\"{value}\" is not a number; {long} is compared with a whole one.")),
        };
    }
    if !matches!(written, ":" | "=") {
        return fault(sign_at, format!("{long} cannot be compared with {written}; write {short}:{value}"));
    }
    let found = word(short, &plain(value));
    found.map_or_else(|| fault(value_at, unknown(short, long, value)), Ok)
}

/// The meaning of a value in a field without numbers; words may be shortened if only one begins that way.
fn word(field: &str, value: &str) -> Option<What> {
    match field {
        "t" if !value.is_empty() && "unique".starts_with(value) && value.len() > 3 => Some(What::Unique),
        "t" => begins(Kind::ALL, |kind| kind.name(), value)
            .map(What::Kind)
            .or_else(|| begins(Arena::ALL, |arena| arena.name(), value).map(What::Arena)),
        "a" if matches!(value, "none" | "neutral") => Some(What::NoAspect),
        "a" => {
            let letters = ["vg", "cm", "ag", "cu", "vi", "he"].iter().position(|letters| *letters == value);
            let lettered = letters.and_then(|at| Aspect::ALL.get(at).copied());
            lettered.or_else(|| begins(Aspect::ALL, |aspect| aspect.name(), value)).map(What::Aspect)
        }
        "k" => begins(Keyword::ALL, |keyword| keyword.name(), value).map(What::Keyword),
        "tr" => begins(Trait::ALL, |name| name.name(), value)
            .map(|name| What::Trait(plain(name.name())))
            .or_else(|| Some(What::Trait(value.to_owned())).filter(|_| value.contains(' '))),
        "s" => value.chars().all(char::is_alphanumeric).then(|| What::Set(value.to_uppercase())),
        _ => begins(Rarity::ALL, |rarity| rarity.name(), value).map(What::Rarity),
    }
}

/// The word equal to the value, or else the only one that begins with it.
fn begins<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, value: &str) -> Option<T> {
    let fitting: Vec<T> = all.iter().copied().filter(|word| plain(name(*word)).starts_with(value)).collect();
    let exact = fitting.iter().copied().find(|word| plain(name(*word)) == value);
    exact.or(match fitting.as_slice() {
        [only] => Some(*only),
        _ => None,
    })
}

fn unknown(short: &str, long: &str, value: &str) -> String {
    let all: Vec<&str> = match short {
        "t" => ["unit", "event", "upgrade", "leader", "base", "ground", "space", "unique"].to_vec(),
        "a" => Aspect::ALL.iter().map(|word| word.name()).collect(),
        "k" => Keyword::ALL.iter().map(|word| word.name()).collect(),
        "r" => Rarity::ALL.iter().map(|word| word.name()).collect(),
        _ => Vec::new(),
    };
    match all.is_empty() {
        true => format!("there is no {long} \"{value}\"."),
        false => format!("there is no {long} \"{value}\"; there are {}.", all.join(", ")),
    }
}
