//! Reads and checks every card that comes with the crate, and writes an index of them: where each one stands in its
//! file, and what is known of it without reading it.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "it runs while the crate is built, and writes a file"
)]

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use swu_language::card::Card;
use swu_language::check::{check, keyword_sentences};
use swu_language::fault::Located;
use swu_language::keyword_meaning::KeywordMeaning;
use swu_language::outline::Outline;
use swu_language::source::{Reading, read};

/// The files of cards, by their names without an ending.
const CARDS: &[&str] = &["sor", "shd", "twi", "jtl", "ibh", "lof", "sec", "law", "ts26", "ash", "hmw", "tokens"];

/// The file of keywords.
const KEYWORDS: &str = "keywords";

/// A card, the number of its file among [`CARDS`], and where it stands there.
struct Written {
    file: usize,
    located: Located<Card>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("../../assets/cards").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut faults = vec![];
    let cards = cards(&folder, &mut faults)?;
    let keywords = keywords(&folder, &mut faults)?;
    faults.extend(faults_of_rulings(&folder, &cards)?);
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let texts = texts(&folder);
    std::fs::write(out.join("cards.rs"), [texts, index(&cards)?, keyword_index(&keywords)].join("\n"))?;
    Ok(())
}

/// The text of a file.
fn text_of(folder: &Path, file: &str) -> std::io::Result<String> {
    std::fs::read_to_string(path_of(folder, file))
}

fn path_of(folder: &Path, file: &str) -> PathBuf {
    folder.join(format!("{file}.ron"))
}

/// The texts themselves as source text.
fn texts(folder: &Path) -> String {
    let include = |file: &str| format!("include_str!({:?})", path_of(folder, file).display().to_string());
    let files: Vec<String> = CARDS.iter().map(|file| include(file)).collect();
    format!("const FILES: &[&str] = &[{}];\nconst KEYWORD_FILE: &str = {};", files.join(", "), include(KEYWORDS))
}

/// All cards by their ids, checked.
fn cards(folder: &Path, faults: &mut Vec<String>) -> Result<BTreeMap<String, Written>, Box<dyn Error>> {
    let mut all: BTreeMap<String, Written> = BTreeMap::new();
    for (file, name) in CARDS.iter().enumerate() {
        let (cards, broken): Reading<Card> = read(&format!("{name}.ron"), &text_of(folder, name)?, "id");
        faults.extend(broken.iter().map(ToString::to_string));
        for located in cards {
            let before = all.insert(located.value.id.clone(), Written { file, located });
            faults.extend(
                before.map(|written| written.located.fault(&written.located.value.id, "stands twice").to_string()),
            );
        }
    }
    faults.extend(faults_of(&all));
    Ok(all)
}

/// What is wrong with cards that could be read.
fn faults_of(all: &BTreeMap<String, Written>) -> Vec<String> {
    let (reprints, cards): (Vec<_>, Vec<_>) =
        all.values().map(|written| written.located.clone()).partition(|located| located.value.reprints.is_some());
    let of_nothing = |located: &&Located<Card>| original(all, &located.value).is_none();
    let reprints = reprints.iter().filter(of_nothing);
    let reprints = reprints.map(|located| located.fault(&located.value.id, "reprints no card, or a reprint"));
    check(&cards).into_iter().chain(reprints).map(|fault| fault.to_string()).collect()
}

/// A rule, of which only the number matters here.
#[derive(serde::Deserialize)]
struct Numbered {
    number: String,
}

/// What is said about a card.
#[derive(serde::Deserialize)]
struct Ruling {
    card: String,
    rules: Vec<String>,
    text: String,
}

/// What is wrong with the rulings: each is about one card that there is, in its earliest printing, names rules that there
/// are, and says a sentence.
fn faults_of_rulings(folder: &Path, cards: &BTreeMap<String, Written>) -> Result<Vec<String>, Box<dyn Error>> {
    let rules: Vec<Numbered> = lists(&folder.join("../rules"))?;
    let rulings: Vec<Ruling> = lists(&folder.join("../rulings"))?;
    let mut faults = Vec::new();
    let mut seen = Vec::new();
    for Ruling { card, rules: cited, text } in &rulings {
        let known = cards.get(card).filter(|written| written.located.value.reprints.is_none());
        faults.extend(known.is_none().then(|| format!("rulings: {card} is no card, or a reprint")));
        faults.extend(seen.contains(&card).then(|| format!("rulings: {card} stands twice")));
        faults.extend((!text.ends_with('.')).then(|| format!("rulings: {card} does not end with a full stop")));
        faults.extend(cited.is_empty().then(|| format!("rulings: {card} names no rule")));
        let unknown = cited.iter().filter(|number| !rules.iter().any(|rule| rule.number == **number));
        faults.extend(unknown.map(|number| format!("rulings: {card} names {number}, which is no rule")));
        seen.push(card);
    }
    Ok(faults)
}

/// The values of all lists in the files of a folder.
fn lists<T: serde::de::DeserializeOwned>(folder: &Path) -> Result<Vec<T>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut values = Vec::new();
    for file in std::fs::read_dir(folder)? {
        let path = file?.path();
        let text = std::fs::read_to_string(&path)?;
        let read: Vec<T> = data::ron_text::read(&text).map_err(|fault| format!("{}: {fault}", path.display()))?;
        values.extend(read);
    }
    Ok(values)
}

/// The card that this one reprints.
fn original<'a>(all: &'a BTreeMap<String, Written>, card: &Card) -> Option<&'a Written> {
    let of = all.get(card.reprints.as_ref()?)?;
    of.located.value.reprints.is_none().then_some(of)
}

/// The meanings of the keywords, checked.
fn keywords(folder: &Path, faults: &mut Vec<String>) -> Result<Vec<Located<KeywordMeaning>>, Box<dyn Error>> {
    let (keywords, broken) = read::<KeywordMeaning>("keywords.ron", &text_of(folder, KEYWORDS)?, "keyword");
    faults.extend(broken.iter().map(ToString::to_string));
    for located in &keywords {
        let sentences = keyword_sentences(&located.value).into_iter();
        faults.extend(sentences.map(|said| located.fault(located.value.keyword.name(), said).to_string()));
    }
    Ok(keywords)
}

/// The index of keywords as source text.
fn keyword_index(keywords: &[Located<KeywordMeaning>]) -> String {
    let row = |located: &Located<KeywordMeaning>| {
        format!("({}, {}, {}), ", located.range.start, located.range.end, located.digest)
    };
    format!("const KEYWORDS: &[(u32, u32, u64)] = &[{}];", keywords.iter().map(row).collect::<String>())
}

/// These names in alphabetical order, each once.
fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.collect();
    names.sort();
    names.dedup();
    names
}

/// The index of cards as source text.
fn index(all: &BTreeMap<String, Written>) -> Result<String, Box<dyn Error>> {
    // Facts that a reprint does not state come from the original.
    let said = |written: &Written| original(all, &written.located.value).unwrap_or(written).located.value.clone();
    let titles = sorted(all.values().map(|written| said(written).title));
    let copies = sorted(all.values().map(|written| said(written).full_name()));
    let ids: Vec<&String> = all.keys().collect();
    let mut text = String::from("const CARDS: &[Written] = &[\n");
    for (id, written) in all {
        let card = said(written);
        let of = written.located.value.reprints.as_ref().and_then(|of| ids.binary_search(&of).ok());
        let digest = original(all, &written.located.value).unwrap_or(written).located.digest;
        let (from, to) = (written.located.range.start, written.located.range.end);
        let Outline { kind, cost, icons, when_drawn } = Outline::of(&card);
        writeln!(
            text,
            "    Written {{ id: {id:?}, file: {}, from: {from}, to: {to}, digest: {digest}, title: {}, copy: {}, \
             outline: Outline {{ kind: Kind::{kind:?}, cost: {cost}, icons: {icons:?}, when_drawn: {when_drawn} }}, of: {of:?} }},",
            written.file,
            titles.binary_search(&card.title).unwrap_or_default(),
            copies.binary_search(&card.full_name()).unwrap_or_default(),
        )?;
    }
    writeln!(text, "];\nconst TITLES: &[&str] = &{titles:?};")?;
    Ok(text)
}
