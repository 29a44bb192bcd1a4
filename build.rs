//! Packs the cards of the program, and writes an index of them: where each one is, and what is known of it without
//! reading it.
//!
//! The files are compiled into this script, so the packed cards can never be older than they are.

/// The parts of the program that cut card files into entries and pack them.
#[allow(dead_code)]
#[path = "src/unlimited/cards"]
#[allow(unreachable_pub, reason = "these files belong to the library, where they are reachable")]
mod cards {
    pub(crate) mod fault;
    pub(crate) mod source {
        pub(crate) mod digest;
        pub(crate) mod split;
    }
}

/// The parts of the program that make tokens of texts.
#[allow(dead_code)]
#[path = "src/ron_reader"]
mod ron_reader {
    pub(crate) mod lexer;
    pub(crate) mod pack;
}

use cards::source::split::{Entry, split};
use ron_reader::lexer::{Lexer, Token};
use ron_reader::pack::pack;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::Path;

/// File name and text of every card file.
const CARDS: &[(&str, &str)] = &[
    ("sor.ron", include_str!("assets/cards/sor.ron")),
    ("shd.ron", include_str!("assets/cards/shd.ron")),
    ("twi.ron", include_str!("assets/cards/twi.ron")),
    ("jtl.ron", include_str!("assets/cards/jtl.ron")),
    ("ibh.ron", include_str!("assets/cards/ibh.ron")),
    ("lof.ron", include_str!("assets/cards/lof.ron")),
    ("sec.ron", include_str!("assets/cards/sec.ron")),
    ("tokens.ron", include_str!("assets/cards/tokens.ron")),
];

/// Name and text of the file of keywords.
const KEYWORDS: (&str, &str) = ("keywords.ron", include_str!("assets/cards/keywords.ron"));

/// The text of a large file that is packed whole.
macro_rules! large {
    ($($folder:literal $name:literal),+) => {
        &[$(($name, include_str!(concat!("assets/", $folder, "/", $name)))),+]
    };
}

/// Name and text of every large file.
const LARGE: &[(&str, &str)] = large!(
    "packs" "worth.ron",
    "puzzles" "puzzles.ron",
    "rules" "01-basics.ron",
    "rules" "02-attacks.ron",
    "rules" "03-abilities.ron",
    "rules" "04-keywords.ron",
    "rules" "05-more.ron",
    "rules" "06-multiplayer.ron",
    "rules" "07-formats.ron"
);

/// An entry of a card file.
struct Written<'a> {
    file: &'a str,
    entry: Entry<'a>,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut faults = vec![];
    let (entries, keywords) = (cards(&mut faults), cut(KEYWORDS.0, KEYWORDS.1, "keyword", &mut faults));
    let words = words(entries.values().chain(&keywords).map(|written| written.entry.text));
    let mut packed = Packed { words: &words, bytes: vec![], faults: vec![] };
    let (cards, keywords) = (index(&entries, &mut packed)?, keyword_index(&keywords, &mut packed));
    faults.append(&mut packed.faults);
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    let out = std::env::var("OUT_DIR")?;
    link(Path::new(&out))?;
    for (name, text) in LARGE {
        let packed = lz4_flex::block::compress_prepend_size(text.as_bytes());
        std::fs::write(Path::new(&out).join(format!("{name}.lz4")), packed)?;
    }
    std::fs::write(Path::new(&out).join("cards.pack"), &packed.bytes)?;
    std::fs::write(
        Path::new(&out).join("cards.rs"),
        format!("{cards}\n{keywords}\nconst WORDS: &[&str] = &{words:?};\n"),
    )?;
    Ok(())
}

/// Says how the program is put together on Linux, where a released one never unwinds its stack.
fn link(out: &Path) -> std::io::Result<()> {
    let of = |name: &str| std::env::var(name).unwrap_or_default();
    if of("CARGO_CFG_TARGET_OS") != "linux" || of("CARGO_CFG_TARGET_ENV") != "gnu" {
        return Ok(());
    }
    // The program stands at one address. Where it can stand anywhere, ten thousand places in its tables are written anew
    // at every start, which takes a quarter of a megabyte in the file, half of one in memory, and time.
    println!("cargo::rustc-link-arg-bins=-no-pie");
    if of("PROFILE") == "release" {
        // A panic ends a released program where it happens (Cargo.toml): nobody reads the tables for unwinding, which
        // take half a megabyte of the file.
        let script = out.join("without-unwinding.ld");
        std::fs::write(
            &script,
            "SECTIONS { /DISCARD/ : { *(.eh_frame) *(.gcc_except_table*) } } INSERT AFTER .comment;",
        )?;
        println!("cargo::rustc-link-arg-bins=-Wl,--no-eh-frame-hdr,-T,{}", script.display());
    }
    Ok(())
}

/// All words of these texts, the most frequent first: they take the least room.
fn words<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for text in texts {
        let mut lexer = Lexer::new(text, 0);
        while let Some((at, token)) = lexer.next() {
            if token == Token::Word {
                *counts.entry(&text[at..lexer.at]).or_default() += 1;
            }
        }
    }
    let mut words: Vec<&str> = counts.keys().copied().collect();
    words.sort_by_key(|word| std::cmp::Reverse(counts[word]));
    words
}

/// Entries packed so far, one behind the other.
struct Packed<'a> {
    words: &'a [&'a str],
    bytes: Vec<u8>,
    faults: Vec<String>,
}

impl Packed<'_> {
    /// Packs an entry too, and tells where it begins and ends.
    fn add(&mut self, written: &Written<'_>) -> (usize, usize) {
        let from = self.bytes.len();
        let mut place = |word| self.words.iter().position(|known| *known == word).unwrap_or_default() as u64;
        match pack(written.entry.text, &mut place) {
            Ok(packed) => self.bytes.extend(packed.bytes),
            Err(fault) => {
                let (file, line) = (written.file, written.entry.place.line);
                self.faults.push(format!("{file}: in the entry at line {line}: {}", fault.sentence));
            }
        }
        (from, self.bytes.len())
    }
}

/// The entries of a file.
fn cut<'a>(file: &'a str, text: &'a str, key: &str, faults: &mut Vec<String>) -> Vec<Written<'a>> {
    let (entries, broken) = split(text, key);
    for part in broken {
        faults.push(format!("{file}:{}:{}: {}", part.place.line, part.place.column, part.sentence));
    }
    entries.into_iter().map(|entry| Written { file, entry }).collect()
}

/// All cards by id.
fn cards(faults: &mut Vec<String>) -> BTreeMap<&'static str, Written<'static>> {
    let mut entries = BTreeMap::new();
    for (file, text) in CARDS {
        for written in cut(file, text, "id", faults) {
            let at = format!("{file}:{}:{}", written.entry.place.line, written.entry.place.column);
            match written.entry.card {
                None => faults.push(format!("{at}: an entry begins with its id")),
                Some(id) => {
                    if entries.insert(id, written).is_some() {
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
    entries
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

/// The index of keywords as source text.
fn keyword_index(keywords: &[Written<'_>], packed: &mut Packed<'_>) -> String {
    let index = |written: &Written<'_>| {
        let (from, to) = packed.add(written);
        format!("({from}, {to}, {}), ", written.entry.digest.value())
    };
    format!("const KEYWORDS: &[(u32, u32, u64)] = &[{}];", keywords.iter().map(index).collect::<String>())
}

/// The index of cards as source text.
fn index(entries: &BTreeMap<&str, Written<'_>>, packed: &mut Packed<'_>) -> Result<String, Box<dyn Error>> {
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
        let of = field(written.entry.text, "reprints").and_then(|of| entries.get(of)).unwrap_or(written);
        let when_drawn = of.entry.text.contains("on: [Drawn(");
        format!(
            "Outline {{ kind: Kind::{kind}, cost: {cost}, icons: Aspect::counted(&[{icons}]), when_drawn: {when_drawn} }}"
        )
    };
    for (id, written) in entries {
        let of = field(written.entry.text, "reprints").and_then(|of| ids.binary_search(&of).ok());
        let original = of.and_then(|at| entries.get(ids[at])).unwrap_or(written);
        let (from, to) = packed.add(written);
        writeln!(
            text,
            "    Written {{ id: {id:?}, from: {from}, to: {to}, digest: {}, title: {}, copy: {}, outline: {}, of: {of:?} }},",
            original.entry.digest.value(),
            titles.binary_search(&title(written)).unwrap_or_default(),
            copies.binary_search(&copy(written)).unwrap_or_default(),
            outline(written),
        )?;
    }
    writeln!(text, "];\nconst TITLES: &[&str] = &{titles:?};")?;
    Ok(text)
}
