//! Indexes the embedded cards: where each one is written, and what is known of it without reading it.
//!
//! The files are compiled into this script as they are into the program, so the index can never be older than they are.

/// The parts of the program that cut card files into entries.
#[allow(dead_code)]
#[path = "src/unlimited/cards"]
#[allow(unreachable_pub, reason = "these files belong to the library, where they are reachable")]
mod cards {
    pub(crate) mod assets;
    pub(crate) mod fault;
    pub(crate) mod source {
        pub(crate) mod digest;
        pub(crate) mod lexer;
        pub(crate) mod split;
    }
}

use cards::assets;
use cards::source::lexer::{Lexer, Token};
use cards::source::split::{Entry, split};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::Path;

/// An entry of a card file.
struct Written<'a> {
    file: usize,
    from: usize,
    entry: Entry<'a>,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let (entries, faults) = entries();
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    let out = std::env::var("OUT_DIR")?;
    std::fs::write(Path::new(&out).join("cards.rs"), index(&entries)?)?;
    Ok(())
}

/// All entries by id, and what is wrong with the files.
fn entries() -> (BTreeMap<&'static str, Written<'static>>, Vec<String>) {
    let (mut entries, mut faults) = (BTreeMap::new(), vec![]);
    for (file, (name, text)) in assets::CARDS.iter().enumerate() {
        let (cut, broken) = split(text, "id");
        for part in broken {
            faults.push(format!("{name}:{}:{}: {}", part.place.line, part.place.column, part.sentence));
        }
        for entry in cut {
            let at = format!("{name}:{}:{}", entry.place.line, entry.place.column);
            let from = entry.text.as_ptr() as usize - text.as_ptr() as usize;
            match entry.card {
                None => faults.push(format!("{at}: an entry begins with its id")),
                Some(id) => {
                    if entries.insert(id, Written { file, from, entry }).is_some() {
                        faults.push(format!("{at}: {id} stands twice"));
                    }
                }
            }
        }
    }
    for (id, written) in &entries {
        let of = field(written.entry.text, "reprints");
        if of.is_some_and(|of| entries.get(of).is_none_or(|of| field(of.entry.text, "reprints").is_some())) {
            faults.push(format!("{id} reprints what is no card here, or a reprint itself"));
        }
    }
    (entries, faults)
}

/// The value of a field of the entry itself: what stands between quotes or brackets, or else a word or a number.
fn field<'a>(entry: &'a str, name: &str) -> Option<&'a str> {
    let (mut lexer, mut depth) = (Lexer::new(entry, 0), 0);
    while let Some((start, token)) = lexer.next() {
        match token {
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth -= 1,
            Token::Word if depth == 1 && &entry[start..lexer.at] == name => {
                let mut ahead = lexer;
                if !matches!(ahead.next(), Some((_, Token::Colon))) {
                    continue;
                }
                return match ahead.next()? {
                    (_, Token::Text(from, to)) => Some(&entry[from..to]),
                    (from, Token::Word) => Some(&entry[from..ahead.at]),
                    (from, Token::Open(b'[')) => entry[from..].split_once(']').map(|(list, _)| &list[1..]),
                    (from, Token::Other) => entry[from..].split(|letter: char| !letter.is_ascii_digit()).next(),
                    _ => None,
                };
            }
            _ => {}
        }
    }
    None
}

/// A text as it is read: without the marks before quotes.
fn plain(text: &str) -> String {
    text.replace("\\\"", "\"").replace("\\\\", "\\")
}

/// The index as source text.
fn index(entries: &BTreeMap<&str, Written<'_>>) -> Result<String, Box<dyn Error>> {
    // What a reprint does not say itself, the original says.
    let said = |written: &Written<'_>, name: &str| {
        let original = field(written.entry.text, "reprints").and_then(|of| entries.get(of));
        field(original.unwrap_or(written).entry.text, name).map(plain)
    };
    let title = |written: &Written<'_>| said(written, "title").unwrap_or_default();
    let copy = |written: &Written<'_>| match said(written, "subtitle") {
        Some(subtitle) => format!("{}, {subtitle}", title(written)),
        None => title(written),
    };
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names.dedup();
        names
    };
    let titles = sorted(entries.values().map(title).collect());
    let copies = sorted(entries.values().map(copy).collect());
    let ids: Vec<&str> = entries.keys().copied().collect();
    let mut text = String::from("const CARDS: &[Written] = &[\n");
    let outline = |written: &Written<'_>| {
        let list = said(written, "aspects").unwrap_or_default();
        let aspects: Vec<String> = list
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
            .map(|word| format!("Aspect::{word}"))
            .collect();
        let (kind, cost) = (said(written, "kind").unwrap_or_default(), said(written, "cost").unwrap_or("0".to_owned()));
        let icons = aspects.join(", ");
        format!("Outline {{ kind: Kind::{kind}, cost: {cost}, icons: Aspect::counted(&[{icons}]) }}")
    };
    for (id, written) in entries {
        let of = field(written.entry.text, "reprints").and_then(|of| ids.binary_search(&of).ok());
        let original = of.and_then(|at| entries.get(ids[at])).unwrap_or(written);
        writeln!(
            text,
            "    Written {{ id: {id:?}, file: {}, from: {}, to: {}, digest: {}, title: {}, copy: {}, outline: {}, of: {of:?} }},",
            written.file,
            written.from,
            written.from + written.entry.text.len(),
            original.entry.digest.value(),
            titles.binary_search(&title(written)).unwrap_or_default(),
            copies.binary_search(&copy(written)).unwrap_or_default(),
            outline(written),
        )?;
    }
    writeln!(text, "];\n\nconst TITLES: &[&str] = &{titles:?};")?;
    Ok(text)
}
