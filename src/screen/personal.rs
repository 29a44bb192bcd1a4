//! Themes and keys from files that a person wrote, with every fault and its position.

use crate::input::keymap::Keymap;
use crate::theme::styles::Theme;
use shell::personal::OwnFile;

/// The theme of this name: the person's own, or one that comes with the program.
///
/// # Errors
/// There is no such theme, or its file is faulty, with every fault and its position; in sentences.
pub fn theme(name: &str, own: &OwnFile) -> Result<Theme, String> {
    match &own.text {
        Some(text) => Theme::parse(text).map_err(|faults| {
            let faults: Vec<String> =
                faults.iter().map(|fault| place(own, fault.line, fault.column, &fault.why)).collect();
            faults.join("\n")
        }),
        None => Theme::shipped(name).ok_or_else(|| {
            let known: Vec<&str> = Theme::names().collect();
            let path = own.path.with_file_name("NAME.ron");
            format!("There is no theme {name:?}. There are {}, and your own: {}.", known.join(", "), path.display())
        }),
    }
}

/// The person's own keys, over those of the program.
///
/// # Errors
/// The file is faulty, with every fault and its position; in sentences.
pub fn keymap(own: &OwnFile) -> Result<Keymap, String> {
    let Some(text) = &own.text else { return Ok(Keymap::default()) };
    Keymap::parse(text).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| place(own, fault.line, fault.column, &fault.why)).collect();
        faults.join("\n")
    })
}

fn place(own: &OwnFile, line: usize, column: usize, why: &str) -> String {
    format!("{}:{line}:{column}: {why}", own.path.display())
}
