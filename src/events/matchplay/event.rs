//! Everything that can happen to a match. The applied events are its journal.

use super::clock::Pause;
use super::notes::NoteText;
use super::question::Question;
use super::record::Outcome;
use super::rules::GameRules;
use super::setup::ListSizes;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// What the deck check found when it compared a changed deck with the registered one (B-2, B-3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DeckCheck {
    /// The same cards, legally split.
    Legal,
    /// Something else, in a judge's sentence.
    Illegal(String),
}

/// How much a concession or a penalty costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stake {
    /// The current game.
    Game,
    /// As many games as the opponent still needs (I-5).
    Match,
}

/// One thing that happened to a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum MatchEvent<G: GameRules> {
    /// Time passed. `thinking` names the seat that used it, if one did.
    Tick {
        /// Milliseconds since the last tick.
        millis: u64,
        /// Whose decision was awaited meanwhile.
        thinking: Option<Seat>,
    },
    /// The clocks stop (M-15).
    ClockPaused {
        /// Who stopped them.
        why: Pause,
    },
    /// The clocks run again.
    ClockResumed,
    /// A judge gave extra time (M-17).
    TimeGranted {
        /// Milliseconds added to the round clock.
        millis: u64,
    },
    /// Time was called (M-7, M-8, M-14).
    TimeCalled {
        /// Where the match stood.
        moment: G::Moment,
    },
    /// After time was called, a phase has ended, end-of-phase triggers included.
    PhaseEnded {
        /// The phase that ended.
        phase: G::Phase,
        /// How the game stands now.
        standing: G::Standing,
    },
    /// A player has read the opponent's list (V-4).
    ReviewDone {
        /// Who is done.
        seat: Seat,
    },
    /// The lot chose a player to decide who starts (G-1, G-6).
    ChooserDrawn {
        /// The player drawn.
        chooser: Seat,
    },
    /// Somebody decided who starts the next game with the initiative (G-5).
    InitiativeChosen {
        /// Who decided.
        by: Seat,
        /// Who starts.
        starts: Seat,
    },
    /// A player mixed a text into the shuffle of a deck (Z-4).
    DeckCut {
        /// Who cut.
        by: Seat,
        /// Whose deck.
        deck: Seat,
        /// The number or text typed.
        text: String,
    },
    /// Opening hands are drawn: the game has started (G-8).
    GameStarted,
    /// The game is over by the rules of the game.
    GameEnded {
        /// Who won it.
        result: Outcome,
        /// How it stood at the end.
        standing: G::Standing,
    },
    /// A player gave up (I-4, I-5).
    Conceded {
        /// Who gave up.
        seat: Seat,
        /// The game or the whole match.
        stake: Stake,
    },
    /// The organiser gave a game or match loss.
    Penalized {
        /// Who loses.
        seat: Seat,
        /// A game or the match.
        stake: Stake,
    },
    /// A player never came to the table.
    NoShow {
        /// Who is missing.
        seat: Seat,
    },
    /// A player offers to draw the match (I-1). It carries no text (I-3).
    DrawOffered {
        /// Who offers.
        by: Seat,
    },
    /// A player accepts the offer.
    DrawAgreed {
        /// Who accepts.
        by: Seat,
    },
    /// A player refuses the offer: the match goes on (I-3).
    DrawDeclined {
        /// Who refuses.
        by: Seat,
    },
    /// A player saved an arrangement of deck and sideboard, in private (B-10).
    SideboardArranged {
        /// Whose arrangement.
        seat: Seat,
        /// The new sizes.
        sizes: ListSizes,
        /// What the caller found out about the cards.
        check: DeckCheck,
    },
    /// A player is ready for the next game with the last saved arrangement.
    SideboardDone {
        /// Who is ready.
        seat: Seat,
    },
    /// A player opened the notes panel (O-1).
    NotesOpened {
        /// Who writes.
        seat: Seat,
    },
    /// A player closed the notes panel; this is its new text.
    NotesWritten {
        /// Who wrote.
        seat: Seat,
        /// The whole text of the panel.
        text: NoteText,
    },
    /// The organiser looked at something hidden (H-13, O-4); possible after the match, too.
    OrganiserLooked {
        /// What was looked at.
        at: Question,
    },
}
