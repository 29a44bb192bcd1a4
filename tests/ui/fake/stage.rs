//! The moments of a game that a test wrote down.

use swu_view::View;

/// A moment of the game: what everybody sees, what the deciding seat sees, and whether a curtain is due.
#[derive(Clone)]
pub(crate) struct Stage {
    pub public: View,
    pub open: View,
    pub curtain: bool,
}

impl Stage {
    /// A moment with nothing to hide.
    pub(crate) fn plain(view: View) -> Stage {
        Stage { public: view.clone(), open: view, curtain: false }
    }
}
