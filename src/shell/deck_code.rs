//! A list as a QR code in the terminal, to be taken along by a phone: its text by set and number.

use qrcode::types::QrError;
use qrcode::{Color, EcLevel, QrCode};
use swu_decks::formats::{DeckList, to_ids};

/// Light modules around the code; readers want some.
const MARGIN: usize = 2;

/// The modules of two rows, the upper one first, and what shows them: light or not.
const HALVES: [([bool; 2], char); 4] =
    [([true, true], '█'), ([true, false], '▀'), ([false, true], '▄'), ([false, false], ' ')];

/// A list that no code can hold.
#[derive(Debug, thiserror::Error)]
#[error("The list cannot be written as a code: {0}.")]
pub struct NoCode(QrError);

/// The list as the lines of a code. Light is what is drawn, so that it is dark on light in a dark terminal. Two rows stand in
/// each line.
///
/// # Errors
/// The list is too long.
pub fn lines(list: &DeckList) -> Result<Vec<String>, NoCode> {
    let code = QrCode::with_error_correction_level(to_ids(list), EcLevel::L).map_err(NoCode)?;
    let (colours, width) = (code.to_colors(), code.width());
    let is_light = |x: usize, y: usize| {
        let inside = x.checked_sub(MARGIN).zip(y.checked_sub(MARGIN)).filter(|(x, y)| *x < width && *y < width);
        inside.is_none_or(|(x, y)| colours.get(y * width + x) == Some(&Color::Light))
    };
    let side = width + 2 * MARGIN;
    let module = |x: usize, y: usize| half([is_light(x, y), is_light(x, y + 1)]);
    Ok((0..side).step_by(2).map(|y| (0..side).map(|x| module(x, y)).collect()).collect())
}

/// A module in plain letters, which is two columns wide.
const fn module(light: bool) -> &'static str {
    if light { "##" } else { "  " }
}

/// The sign for the modules of two rows.
fn half(modules: [bool; 2]) -> char {
    HALVES.iter().find(|(other, _)| *other == modules).map_or(' ', |(_, sign)| *sign)
}

/// The modules of a line of a code, two rows of them; `None` for any other line.
fn modules(line: &str) -> Option<Vec<[bool; 2]>> {
    let of = |sign: char| HALVES.iter().find(|(_, other)| *other == sign).map(|(modules, _)| *modules);
    line.chars().map(of).collect::<Option<Vec<_>>>().filter(|modules| modules.iter().any(|[upper, _]| *upper))
}

/// A line of a code as it is to be drawn: in plain letters, as two; on light ground, with dark and light the other way
/// round. `None` for any other line.
pub fn drawn(line: &str, plain_letters: bool, light_ground: bool) -> Option<Vec<String>> {
    let mut modules = modules(line)?;
    if light_ground {
        modules.iter_mut().flatten().for_each(|light| *light = !*light);
    }
    let row = |row: usize| modules.iter().map(|both| module(both[row])).collect();
    let halves = || modules.iter().map(|both| half(*both)).collect();
    Some(if plain_letters { vec![row(0), row(1)] } else { vec![halves()] })
}
