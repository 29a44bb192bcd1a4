//! A list as a QR code in the terminal, to be taken along by a phone: its text by set and number.

use qrcode::types::QrError;
use qrcode::{Color, EcLevel, QrCode};
use swu_decks::formats::{DeckList, to_ids};

/// Light modules around the code; readers want some.
const MARGIN: usize = 2;

/// A list that no code can hold.
#[derive(Debug, thiserror::Error)]
#[error("The list cannot be written as a code: {0}.")]
pub struct NoCode(QrError);

/// The list as the lines of a code. Light is what is drawn, so that it is dark on light in a dark terminal. Two rows stand in
/// each line; in plain letters, every module takes two columns.
///
/// # Errors
/// The list is too long.
pub fn lines(list: &DeckList, plain_letters: bool) -> Result<Vec<String>, NoCode> {
    let code = QrCode::with_error_correction_level(to_ids(list), EcLevel::L).map_err(NoCode)?;
    let (colours, width) = (code.to_colors(), code.width());
    let is_light = |x: usize, y: usize| {
        let inside = x.checked_sub(MARGIN).zip(y.checked_sub(MARGIN)).filter(|(x, y)| *x < width && *y < width);
        inside.is_none_or(|(x, y)| colours.get(y * width + x) == Some(&Color::Light))
    };
    let side = width + 2 * MARGIN;
    if plain_letters {
        let module = |light: bool| if light { "##" } else { "  " };
        return Ok((0..side).map(|y| (0..side).map(|x| module(is_light(x, y))).collect()).collect());
    }
    let module = |x: usize, y: usize| match (is_light(x, y), y + 1 < side && is_light(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    Ok((0..side).step_by(2).map(|y| (0..side).map(|x| module(x, y)).collect()).collect())
}
