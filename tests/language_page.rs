//! `docs/src/language.md` documents every word of the ability language: it is generated from the doc comments of the code.
//! `CANTINA_WRITE=1 cargo test language_page` writes it again.

mod recorder;
mod words;

use std::fmt::Write;
use std::path::Path;

const FILES: [(&str, &str); 7] = [
    ("ability.rs", "Abilities"),
    ("ability/trigger.rs", "Moments"),
    ("ability/cost.rs", "Costs"),
    ("ability/step.rs", "Verbs"),
    ("ability/select.rs", "Selectors"),
    ("ability/quantity.rs", "Quantities and conditions"),
    ("ability/constant.rs", "Effects that hold"),
];

/// Types and their documented members, read from the source text.
fn page() -> String {
    let mut page = String::from(
        "# The ability language\n\n\
         Every word that cards are written with: what it means, the rule it follows, a card that uses it. \
         Made from the documentation in `src/swu-language/ability*`; \
         `CANTINA_WRITE=1 cargo test language_page` writes it again.\n",
    );
    for (file, title) in FILES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/swu-language").join(file);
        let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let _ = write!(page, "\n## {title}\n");
        words(&source, &mut page);
    }
    page
}

fn words(source: &str, page: &mut String) {
    let mut doc: Vec<&str> = Vec::new();
    let mut depth = 0usize;
    let mut inside = false;
    for line in source.lines() {
        let text = line.trim();
        if let Some(sentence) = text.strip_prefix("///") {
            doc.push(sentence.trim());
            continue;
        }
        if text.starts_with("#[") || text.is_empty() {
            continue;
        }
        let declares = ["pub enum ", "pub struct "].iter().find_map(|start| text.strip_prefix(start));
        if let Some(rest) = declares {
            let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            let _ = write!(page, "\n### {name}\n\n{}\n\n", doc.join(" "));
            inside = text.ends_with('{');
            depth = usize::from(inside);
        } else if inside {
            if !doc.is_empty() {
                let word = text.trim_start_matches("pub ").trim_end_matches('{').trim_end().trim_end_matches(',');
                let indent = "  ".repeat(depth - 1);
                let _ = writeln!(page, "{indent}- `{word}`: {}", doc.join(" "));
            }
            depth = (depth + text.matches('{').count()).saturating_sub(text.matches('}').count());
            inside = depth > 0;
        }
        doc.clear();
    }
}

#[test]
fn every_word_is_on_the_page() {
    crate::expected::same("docs/src/language.md", &page());
}

#[test]
fn no_word_is_without_documentation() {
    let page = page();
    for word in ["DivideDamage", "AtStartOf", "EntersReady", "CompletesAttack", "TotalCost", "InsteadOfCost"] {
        assert!(page.contains(word), "{word} is missing");
    }
    assert!(!page.contains(": \n"), "a word without a sentence");
}
