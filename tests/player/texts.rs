//! The files of texts: `tests/plays/<set or subject>/<file>.txt`.
//!
//! ```text
//! // What the file is about.
//!
//! ## sor_143_fighters_for_freedom
//! ann: ground Fighters for Freedom; hand Wampa; res 5
//! ann plays Wampa
//! => bob: base 1
//!
//! ann: ground Fighters for Freedom; hand Yoda; res 5
//! ann plays Yoda
//! => bob: base 0
//! ```
//!
//! An entry is a test. Its name is the heading, and it holds one or more texts separated by empty lines.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A heading with the texts below it.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The file from the project's folder.
    pub file: String,
    /// Folder, file and heading, as in the names of other tests.
    pub name: String,
    /// What is played, and the number of its first line in the file, from 1.
    pub texts: Vec<(usize, String)>,
}

impl Entry {
    /// The heading.
    pub(crate) fn heading(&self) -> &str {
        self.name.rsplit("::").next().unwrap_or(&self.name)
    }
}

/// Every entry, in the order of the files.
pub(crate) fn all() -> Vec<Entry> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    gather(&root.join("tests/plays"), &mut files);
    files.sort();
    let entries = files.iter().flat_map(|path| {
        let text = fs::read_to_string(path).expect("tests are text");
        let file = path.strip_prefix(root).expect("it is in the project").to_str().expect("a plain name");
        entries(&file.replace('\\', "/"), &text).unwrap_or_else(|why| panic!("{why}"))
    });
    entries.collect()
}

fn gather(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of the texts is there") {
        let path = entry.expect("its entries can be read").path();
        match path.is_dir() {
            true => gather(&path, files),
            false => files.push(path),
        }
    }
}

/// The entries of a file.
pub(crate) fn entries(file: &str, text: &str) -> Result<Vec<Entry>, String> {
    let module = file.trim_start_matches("tests/plays/").trim_end_matches(".txt").replace('/', "::");
    let (mut entries, mut headings, mut begun) = (Vec::<Entry>::new(), BTreeSet::new(), false);
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |why: &str| Err(format!("{file}:{number}: {why}"));
        if line.trim() != line {
            return wrong("space at the edge of the line");
        }
        if let Some(heading) = line.strip_prefix("## ") {
            if heading.is_empty() || !heading.bytes().all(|sign| matches!(sign, b'a'..=b'z' | b'0'..=b'9' | b'_')) {
                return wrong("a heading is small letters, numbers and _");
            }
            if !headings.insert(heading) {
                return wrong("another entry has this heading");
            }
            entries.push(Entry { file: file.to_owned(), name: format!("{module}::{heading}"), texts: Vec::new() });
            begun = false;
        } else if line.is_empty() {
            begun = false;
        } else if line.starts_with("//") && !begun {
            // A remark above a text, or about the whole file.
        } else if let Some(entry) = entries.last_mut() {
            if !begun {
                entry.texts.push((number, String::new()));
            }
            begun = true;
            let (_, text) = entry.texts.last_mut().expect("a text has begun");
            text.push_str(line);
            text.push('\n');
        } else {
            return wrong("a text stands below a heading");
        }
    }
    match entries.iter().find(|entry| entry.texts.is_empty()) {
        Some(empty) => Err(format!("{file}: there is no text below {}", empty.heading())),
        None => Ok(entries),
    }
}
