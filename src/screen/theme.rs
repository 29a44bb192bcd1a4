//! How things look: colours by role, signs by set, text by width. Nothing here knows a game.

pub mod canvas;
pub mod colour;
pub mod figures;
pub mod glyphs;
pub mod ground;
pub mod paint;
pub mod picture;
pub mod role;
mod sky;
pub mod styles;
pub mod visible;
pub mod width;

use glyphs::Glyphs;
use ground::Ground;
use styles::Theme;

/// The look of one run: a theme and a glyph set.
#[derive(Clone, Debug)]
pub struct Look {
    /// Colours and attributes.
    pub theme: Theme,
    /// Signs.
    pub glyphs: &'static Glyphs,
    /// What the terminal said about its ground, if it was asked, for the theme that follows it.
    pub ground: Option<Ground>,
}

impl Look {
    /// The default theme with the given signs; no terminal was asked.
    pub fn new(glyphs: &'static Glyphs) -> Look {
        Look { theme: Theme::shipped("default").unwrap_or_default(), glyphs, ground: None }
    }
}
