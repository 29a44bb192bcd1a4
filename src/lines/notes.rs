//! Private notes in line mode: every line is added, an empty one closes the page.

use shell::open_notes::OpenNotes;

/// What is said when notes are opened.
pub(crate) fn opening(notes: &OpenNotes) -> Vec<String> {
    let mut lines = vec!["Your private notes:".to_owned()];
    match notes.text.is_empty() {
        true => lines.push("nothing yet.".into()),
        false => lines.extend(notes.text.lines().map(str::to_owned)),
    }
    lines.push("Every line is added. clear: empty them. An empty line closes them.".into());
    lines
}

/// Takes a line; false if it closes the notes.
pub(crate) fn line(notes: &mut OpenNotes, text: &str) -> bool {
    match text.trim() {
        "" => return false,
        "clear" => notes.text.clear(),
        line => {
            if !notes.text.is_empty() {
                notes.text.push('\n');
            }
            notes.text.push_str(line);
        }
    }
    true
}
