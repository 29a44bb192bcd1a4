//! `cantina deck diff`, `versions` and `code`: how lists differ, how a deck was changed, and a list for a phone.

use super::{DiffArguments, FileArguments, Outcome, name_of, read_list};
use shell::deck_code::Code;
use shell::deck_shelf::told_versions;
use shell::services::versions_of;
use std::path::Path;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{DeckList, Unreadable, differences, import};

fn in_lines(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A list of which every row was understood.
fn understood(file: &Path) -> Result<DeckList, Outcome> {
    let text = read_list(file).map_err(Outcome::unusable)?;
    let faults = match import(&text, Catalogue::embedded()) {
        Ok(list) if list.is_understood() => return Ok(list),
        Ok(list) => list.faults,
        Err(Unreadable { faults }) => faults,
    };
    let faults: Vec<String> = faults.iter().map(|fault| format!("{}: {fault}", name_of(file))).collect();
    Err(Outcome::unusable(in_lines(&faults)))
}

pub(super) fn difference(arguments: &DiffArguments) -> Outcome {
    let lists = understood(&arguments.before).and_then(|before| Ok((before, understood(&arguments.after)?)));
    match lists {
        Err(outcome) => outcome,
        Ok((before, after)) => {
            let told: Vec<String> = differences(&before, &after).iter().map(ToString::to_string).collect();
            Outcome { output: in_lines(&told), errors: String::new(), exit: u8::from(!told.is_empty()) }
        }
    }
}

pub(super) fn versions(arguments: &FileArguments) -> Outcome {
    understood(&arguments.file).map_or_else(
        |outcome| outcome,
        |now| {
            let told = told_versions(&versions_of(&arguments.file), &now);
            Outcome { output: in_lines(&told), errors: String::new(), exit: 0 }
        },
    )
}

pub(super) fn code(arguments: &FileArguments, ascii: bool, light: bool) -> Outcome {
    understood(&arguments.file).map_or_else(
        |outcome| outcome,
        |list| match Code::of(&list) {
            Ok(code) => Outcome { output: in_lines(&code.drawn(ascii, light)), errors: String::new(), exit: 0 },
            Err(fault) => Outcome::unusable(format!("{fault}\n")),
        },
    )
}
