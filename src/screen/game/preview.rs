//! What the colours of a theme mean, in samples.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use ratatui::layout::Rect;

/// The colours of the theme as they mean things on a table.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    let glyphs = canvas.look.glyphs;
    let samples: [&[(&str, Role)]; 4] = [
        &[
            ("a ", Role::Label),
            (glyphs.ready, Role::Ready),
            (" ready unit  ", Role::Ready),
            ("3 ", Role::Text),
            ("2/4 ", Role::Damage),
            ("Sentinel", Role::Mark),
        ],
        &[
            ("b ", Role::Label),
            (glyphs.exhausted, Role::Exhausted),
            (" exhausted unit  ", Role::Exhausted),
            ("2 3/3", Role::Text),
        ],
        &[
            ("ANN, choose an action  ", Role::Prompt),
            ("[a] attack  ", Role::Choice),
            ("not now: exhausted  ", Role::Refused),
            ("Tab", Role::Key),
            (" hand", Role::Hint),
        ],
        &[
            ("Vg ", Role::Vigilance),
            ("Cm ", Role::Command),
            ("Ag ", Role::Aggression),
            ("Cu ", Role::Cunning),
            ("He ", Role::Heroism),
            ("Vi  ", Role::Villainy),
            ("needs attention", Role::Warning),
        ],
    ];
    for (pieces, y) in samples.iter().zip(area.y..area.bottom()) {
        canvas.pieces(area.x + 2, y, area.width.saturating_sub(4), pieces);
    }
}
