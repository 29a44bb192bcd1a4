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

/// A code: for every row its modules, light or not. Around it everything is light.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code(Vec<Vec<bool>>);

impl Code {
    /// The code of a list.
    ///
    /// # Errors
    /// The list is too long.
    pub fn of(list: &DeckList) -> Result<Code, NoCode> {
        let code = QrCode::with_error_correction_level(to_ids(list), EcLevel::L).map_err(NoCode)?;
        let (colours, width) = (code.to_colors(), code.width());
        let is_light = |x: usize, y: usize| {
            let inside = x.checked_sub(MARGIN).zip(y.checked_sub(MARGIN)).filter(|(x, y)| *x < width && *y < width);
            inside.is_none_or(|(x, y)| colours.get(y * width + x) == Some(&Color::Light))
        };
        let side = width + 2 * MARGIN;
        Ok(Code((0..side).map(|y| (0..side).map(|x| is_light(x, y)).collect()).collect()))
    }

    /// Its lines. What is drawn is light on dark ground and dark on light ground. Two rows stand in each line; in plain
    /// letters, a row takes a line, and a module two columns.
    pub fn drawn(&self, plain_letters: bool, light_ground: bool) -> Vec<String> {
        let is_drawn = |x: usize, y: usize| self.0.get(y).is_none_or(|row| row[x]) != light_ground;
        let columns = 0..self.0.len();
        let module = |x: usize, y: usize| if is_drawn(x, y) { "##" } else { "  " };
        let half = |x: usize, y: usize| match (is_drawn(x, y), is_drawn(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        let pairs = (0..self.0.len()).step_by(2);
        match plain_letters {
            true => pairs.flat_map(|y| [y, y + 1]).map(|y| columns.clone().map(|x| module(x, y)).collect()).collect(),
            false => pairs.map(|y| columns.clone().map(|x| half(x, y)).collect()).collect(),
        }
    }
}
