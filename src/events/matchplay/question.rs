//! Open and hidden information as data: what may be asked, and by whom.

use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::setup::{Conduct, Round};
use super::state::{Match, Stage};
use seats::Seat;
use serde::{Deserialize, Serialize};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Asker {
    /// A player.
    Seat(Seat),
    /// Somebody watching (H-13).
    Spectator,
    /// The person running the event (H-13).
    Organiser,
}

/// Something a person may want to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "`of` is the seat asked about in every question")]
pub enum Question {
    /// How many cards in hand.
    HandSize { of: Seat },
    /// How many cards in the deck.
    DeckSize { of: Seat },
    /// How many cards in the sideboard.
    SideboardSize { of: Seat },
    /// How many resources, ready and exhausted.
    ResourceCount { of: Seat },
    /// Damage and remaining HP of base and units.
    DamageAndHp { of: Seat },
    /// The actions taken so far in the current action phase.
    ActionsThisPhase,
    /// The text of cards an effect revealed in the current phase.
    RevealedThisPhase,
    /// The discard pile.
    DiscardPile { of: Seat },
    /// Is a leader deployed, is the epic action used?
    LeaderState { of: Seat },
    /// Cards in play with upgrades, captives, counters and tokens.
    CardsInPlay { of: Seat },
    /// Both faces of a leader.
    LeaderFaces { of: Seat },
    /// Who has the initiative and whether it was taken.
    Initiative,
    /// Order and content of the deck.
    DeckContent { of: Seat },
    /// The registered deck without every card seen since.
    DeckBySubtraction { of: Seat },
    /// The cards in hand.
    Hand { of: Seat },
    /// The faces of resources.
    ResourceFaces { of: Seat },
    /// The cards in the sideboard.
    Sideboard { of: Seat },
    /// The notes.
    Notes { of: Seat },
    /// What happened in earlier phases.
    EarlierPhases,
    /// The registered list.
    RegisteredList { of: Seat },
    /// The replay with everything hidden in it.
    Replay,
    /// The secret seed and salt.
    Seed,
}

/// To whom the answer belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Openness {
    /// Always to everyone; the same answer for each (H-1, H-2, H-12).
    Everyone,
    /// To its owner (H-4).
    Owner,
    /// To nobody while a game is played (H-3).
    Nobody,
    /// It depends on the stage of the match and how strictly it is played.
    Depends,
}

impl Question {
    /// Every question at a table of this many seats: about each seat in turn, then those about no seat.
    pub fn all(seats: usize) -> Vec<Question> {
        let of_seat = |of: Seat| {
            [
                Question::HandSize { of },
                Question::DeckSize { of },
                Question::SideboardSize { of },
                Question::ResourceCount { of },
                Question::DamageAndHp { of },
                Question::DiscardPile { of },
                Question::LeaderState { of },
                Question::CardsInPlay { of },
                Question::LeaderFaces { of },
                Question::RegisteredList { of },
                Question::Sideboard { of },
                Question::Hand { of },
                Question::ResourceFaces { of },
                Question::DeckBySubtraction { of },
                Question::DeckContent { of },
                Question::Notes { of },
            ]
        };
        let shared = [
            Question::Initiative,
            Question::ActionsThisPhase,
            Question::RevealedThisPhase,
            Question::EarlierPhases,
            Question::Replay,
            Question::Seed,
        ];
        Seat::all(seats).flat_map(of_seat).chain(shared).collect()
    }

    /// To whom the answer belongs.
    pub const fn openness(self) -> Openness {
        match self {
            Question::HandSize { .. }
            | Question::DeckSize { .. }
            | Question::SideboardSize { .. }
            | Question::ResourceCount { .. }
            | Question::DamageAndHp { .. }
            | Question::ActionsThisPhase
            | Question::RevealedThisPhase
            | Question::DiscardPile { .. }
            | Question::LeaderState { .. }
            | Question::CardsInPlay { .. }
            | Question::LeaderFaces { .. }
            | Question::Initiative => Openness::Everyone,
            Question::Hand { .. } | Question::ResourceFaces { .. } | Question::Sideboard { .. } => Openness::Owner,
            Question::DeckContent { .. } => Openness::Nobody,
            Question::Notes { .. }
            | Question::DeckBySubtraction { .. }
            | Question::EarlierPhases
            | Question::RegisteredList { .. }
            | Question::Replay
            | Question::Seed => Openness::Depends,
        }
    }

    /// The question in words, about a person of this name.
    pub fn words(self, name: &str) -> String {
        let whose = |what: &str| format!("{what} of {name}");
        match self {
            Question::HandSize { .. } => whose("Number of cards in the hand"),
            Question::DeckSize { .. } => whose("Number of cards in the deck"),
            Question::SideboardSize { .. } => whose("Number of cards in the sideboard"),
            Question::ResourceCount { .. } => whose("Number of resources"),
            Question::DamageAndHp { .. } => whose("Damage and HP"),
            Question::ActionsThisPhase => "Actions of this phase".into(),
            Question::RevealedThisPhase => "Cards revealed in this phase".into(),
            Question::DiscardPile { .. } => whose("Discard pile"),
            Question::LeaderState { .. } => whose("State of the leader"),
            Question::CardsInPlay { .. } => whose("Cards in play"),
            Question::LeaderFaces { .. } => whose("Both faces of the leader"),
            Question::Initiative => "The initiative".into(),
            Question::DeckContent { .. } => whose("Cards in the deck"),
            Question::DeckBySubtraction { .. } => whose("The deck without the cards that were seen"),
            Question::Hand { .. } => whose("Hand"),
            Question::ResourceFaces { .. } => whose("Faces of the resources"),
            Question::Sideboard { .. } => whose("Sideboard"),
            Question::Notes { .. } => whose("Notes"),
            Question::EarlierPhases => "What happened in earlier phases".into(),
            Question::RegisteredList { .. } => whose("Registered list"),
            Question::Replay => "The replay of the games".into(),
            Question::Seed => "The secret seed".into(),
        }
    }

    /// The seat asked about.
    pub const fn of(self) -> Option<Seat> {
        match self {
            Question::HandSize { of }
            | Question::DeckSize { of }
            | Question::SideboardSize { of }
            | Question::ResourceCount { of }
            | Question::DamageAndHp { of }
            | Question::DiscardPile { of }
            | Question::LeaderState { of }
            | Question::CardsInPlay { of }
            | Question::LeaderFaces { of }
            | Question::DeckContent { of }
            | Question::DeckBySubtraction { of }
            | Question::Hand { of }
            | Question::ResourceFaces { of }
            | Question::Sideboard { of }
            | Question::Notes { of }
            | Question::RegisteredList { of } => Some(of),
            Question::ActionsThisPhase
            | Question::RevealedThisPhase
            | Question::Initiative
            | Question::EarlierPhases
            | Question::Replay
            | Question::Seed => None,
        }
    }
}

impl<G: GameRules> Match<G> {
    /// May this be answered to this person at this point of the match?
    ///
    /// # Errors
    /// The refusal names the rule that keeps it hidden.
    pub fn may_ask(&self, asker: Asker, question: Question) -> Result<(), MatchRefusal> {
        question.of().map_or(Ok(()), |seat| self.seat_exists(seat))?;
        if question.openness() == Openness::Everyone {
            return Ok(());
        }
        match asker {
            Asker::Seat(seat) => {
                self.seat_exists(seat)?;
                self.may_player_ask(seat, question)
            }
            Asker::Spectator => self.may_spectator_ask(question),
            Asker::Organiser => {
                let looked = self.looked.contains(&question);
                ensure(looked, "H-13", "The organiser may see this after a look that is written into the log.")
            }
        }
    }

    fn may_player_ask(&self, seat: Seat, question: Question) -> Result<(), MatchRefusal> {
        let own = question.of() == Some(seat);
        let strict = self.setup.conduct == Conduct::Strict;
        let over = self.result().is_some();
        match question {
            Question::Hand { .. } => ensure(own, "H-4", "A hand is for its owner only."),
            Question::Sideboard { .. } => ensure(own, "H-4", "A sideboard is for its owner only."),
            Question::ResourceFaces { .. } => ensure(own, "H-5", "The faces of resources are for their owner only."),
            Question::Notes { .. } => {
                ensure(own, "O-4", "Notes are for their writer only.")?;
                ensure(!over, "O-2", "The match is over; its notes are put away for the organiser.")
            }
            Question::DeckContent { .. } => {
                Err(MatchRefusal::new("H-3", "Order and content of a deck are hidden from everyone."))
            }
            Question::DeckBySubtraction { .. } => {
                ensure(own, "H-3", "The content of a deck is hidden from the other players.")?;
                ensure(!strict, "H-9", "In an event nobody does the subtraction for you.")
            }
            Question::RegisteredList { .. } if own => {
                ensure(!(strict && self.is_playing()), "H-8", "The own list is not shown during a game.")
            }
            Question::RegisteredList { .. } => self.may_read_list(),
            _ => self.may_spectator_ask(question),
        }
    }

    fn may_spectator_ask(&self, question: Question) -> Result<(), MatchRefusal> {
        match question {
            Question::EarlierPhases => {
                let open = self.setup.conduct == Conduct::Friendly || !self.is_playing();
                ensure(open, "H-7", "Earlier phases can be read again after the game.")
            }
            Question::Replay => {
                let over = self.result().is_some();
                ensure(over, "H-14", "The replay stays sealed until the match ends.")
            }
            // rule Z-6
            Question::Seed => ensure(self.result().is_some(), "Z-6", "The seed stays secret until the match is over."),
            _ => Err(MatchRefusal::new("H-13", "Only what is open to everyone is shown to those who watch.")),
        }
    }

    /// rules V-4 to V-6
    fn may_read_list(&self) -> Result<(), MatchRefusal> {
        match (&self.stage, self.setup.round) {
            (Stage::Review { .. }, _) => Ok(()),
            (_, Round::Elimination) => Err(MatchRefusal::new("V-5", "The lists were reviewed before the match only.")),
            (_, Round::Swiss) => Err(MatchRefusal::new("V-6", "In Swiss rounds lists stay private.")),
        }
    }

    /// rule H-13: an explicit command, recorded in the log, opens one thing to the organiser.
    pub(super) fn organiser_looked(&mut self, at: Question) -> Result<(), MatchRefusal> {
        at.of().map_or(Ok(()), |seat| self.seat_exists(seat))?;
        ensure(at.openness() != Openness::Everyone, "H-1", "This is open to everyone; no look is needed.")?;
        self.seed_seen |= at == Question::Seed && self.result().is_none();
        if !self.looked.contains(&at) {
            self.looked.push(at);
        }
        Ok(())
    }

    /// What the organiser looked at, each thing once, in the order of the first looks (rule H-13). Open to everyone.
    pub fn looked(&self) -> &[Question] {
        &self.looked
    }

    /// Did the organiser see the secret seed before the match was over (rules H-13, Z-6)?
    pub fn seed_was_seen(&self) -> bool {
        self.seed_seen
    }
}
