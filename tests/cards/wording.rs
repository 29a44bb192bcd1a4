//! The wording: how every word of the ability language reads.

use ron::extensions::Extensions;
use std::path::Path;
use swu_cards::wording::ability_text;
use swu_language::ability::Ability;
use swu_language::word::Kind;

const TABLE: &str = include_str!("wording/table.txt");

/// "kind: ability" and the lines below it.
struct Row {
    line: usize,
    kind: Kind,
    written: &'static str,
    lines: Vec<&'static str>,
}

fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = vec![];
    for (index, line) in TABLE.lines().enumerate() {
        match line.strip_prefix("    ") {
            Some(said) => rows.last_mut().expect("a line of text stands below its ability").lines.push(said),
            None if line.is_empty() || line.starts_with('#') => {}
            None => {
                let (kind, written) = line.split_once(": ").expect("kind: ability");
                let kind = Kind::from_name(kind).expect("a card type");
                rows.push(Row { line: index + 1, kind, written, lines: vec![] });
            }
        }
    }
    rows
}

fn read(row: &Row) -> Ability {
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    match options.from_str(row.written) {
        Ok(ability) => ability,
        Err(error) => panic!("tests/cards/wording/table.txt:{}: {error}", row.line),
    }
}

#[test]
fn every_word_reads_as_it_should() {
    let mut wrong = String::new();
    for row in rows() {
        let said = ability_text(row.kind, &read(&row));
        if said != row.lines {
            wrong.push_str(&format!("line {}: {}\n", row.line, row.written));
            said.iter().for_each(|line| wrong.push_str(&format!("    {line}\n")));
        }
    }
    assert!(wrong.is_empty(), "these read otherwise:\n{wrong}");
}

/// The words of the language, read from its own source.
fn words() -> Vec<String> {
    let room = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/swu-language");
    let mut files = vec![room.join("ability.rs")];
    let folder = std::fs::read_dir(room.join("ability")).expect("the folder of the language");
    files.extend(folder.map(|entry| entry.expect("a file of the language").path()));
    let mut words = vec![];
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a file of the language");
        let mut in_enum = false;
        for line in source.lines() {
            in_enum = line.starts_with("pub enum ") || (in_enum && line != "}");
            let word: String = match line.strip_prefix("    ") {
                Some(code) if in_enum => code.chars().take_while(|letter| letter.is_alphanumeric()).collect(),
                _ => continue,
            };
            if word.starts_with(char::is_uppercase) {
                words.push(word);
            }
        }
    }
    words
}

#[test]
fn no_word_of_the_language_is_left_out() {
    let words = words();
    assert!(words.len() > 200, "only {} words were found", words.len());
    let written: Vec<&str> = rows().iter().map(|row| row.written).collect();
    let written = written.join(" ");
    let used: Vec<&str> = written.split(|letter: char| !letter.is_alphanumeric()).collect();
    let missing: Vec<&String> = words.iter().filter(|word| !used.contains(&word.as_str())).collect();
    assert_eq!(missing, Vec::<&String>::new(), "tests/cards/wording/table.txt has no line for these");
}
