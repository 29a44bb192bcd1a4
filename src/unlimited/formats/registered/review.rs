//! When an opponent's registered list may be read (formats.md V-4 to V-6).

/// The part of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Swiss rounds.
    Swiss,
    /// Elimination after the cut.
    TopCut,
}

/// The moment within a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the match clock runs.
    BeforeMatch,
    /// While a game is played.
    DuringGame,
    /// Between two games of the match.
    BetweenGames,
}

/// Minutes of the review before a match of the top cut (formats.md V-4).
pub const REVIEW_MINUTES: u32 = 3;

/// The opponent's list may be read before a match of the top cut (V-4) and at no other time (V-5, V-6).
pub const fn may_read_opponents_list(stage: Stage, moment: Moment) -> bool {
    matches!((stage, moment), (Stage::TopCut, Moment::BeforeMatch))
}
