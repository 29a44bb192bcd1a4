//! The draw by agreement: a plain question and a plain answer.

use super::record::{Ending, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::setup::Round;
use super::state::{Match, Stage};
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What has been said about drawing the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum DrawOffer {
    /// Nobody has offered.
    Unspoken,
    /// An offer waits for the others.
    Open { agreed: SeatSet },
    /// Somebody refused: the match is played (I-3).
    Declined,
}

impl<G: GameRules> Match<G> {
    pub(super) fn offer_draw(&mut self, by: Seat) -> Result<(), MatchRefusal> {
        self.takes_part(by)?;
        self.may_draw()?;
        match self.draw {
            DrawOffer::Unspoken => {
                self.draw = DrawOffer::Open { agreed: SeatSet::one(by) };
                Ok(())
            }
            DrawOffer::Open { .. } => Err(MatchRefusal::new("I-3", "An offer to draw waits for its answer already.")),
            DrawOffer::Declined => Err(MatchRefusal::new("I-3", "The draw was refused; the match is played.")),
        }
    }

    pub(super) fn agree_draw(&mut self, by: Seat) -> Result<(), MatchRefusal> {
        let mut agreed = self.answer_draw(by)?;
        agreed.insert(by);
        self.draw = DrawOffer::Open { agreed };
        self.settle_offer();
        Ok(())
    }

    pub(super) fn decline_draw(&mut self, by: Seat) -> Result<(), MatchRefusal> {
        self.answer_draw(by)?;
        self.draw = DrawOffer::Declined;
        Ok(())
    }

    /// Ends the match if everyone still present agrees (I-1).
    pub(super) fn settle_offer(&mut self) {
        if let DrawOffer::Open { agreed } = self.draw
            && self.present().iter().all(|seat| agreed.has(seat))
        {
            self.finish(Outcome::Drawn, Ending::Agreement);
        }
    }

    /// Who has agreed so far, if this seat still has to answer.
    fn answer_draw(&self, by: Seat) -> Result<SeatSet, MatchRefusal> {
        self.takes_part(by)?;
        self.may_draw()?;
        let DrawOffer::Open { agreed } = self.draw else {
            return Err(MatchRefusal::new("I-1", "Nobody has offered a draw."));
        };
        let name = self.name(by);
        ensure(!agreed.has(by), "I-1", format!("{name} has agreed already; the others are asked."))?;
        Ok(agreed)
    }

    /// May the match be drawn by agreement now (I-1, I-2, I-7)?
    fn may_draw(&self) -> Result<(), MatchRefusal> {
        let swiss = self.setup.round == Round::Swiss;
        ensure(swiss, "I-7", "Elimination matches cannot be drawn, not by agreement either.")?;
        let hands = "Opening hands have been drawn; the match cannot be drawn by agreement any more.";
        ensure(!self.is_playing(), "I-2", hands)?;
        let played = "A game of this match has been played; it cannot be drawn by agreement any more.";
        ensure(!self.any_game_played(), "I-2", played)
    }

    /// Nothing else of the start happens while an offer waits (I-3).
    pub(super) fn no_open_offer(&self) -> Result<(), MatchRefusal> {
        let waits = self.open_offer().is_some();
        ensure(!waits, "I-3", "An offer to draw the match waits for its answer.")
    }

    /// The seats that agreed to an offer that still waits.
    pub(super) fn open_offer(&self) -> Option<SeatSet> {
        match (self.draw, &self.stage) {
            (DrawOffer::Open { agreed }, Stage::Lot | Stage::Initiative { .. } | Stage::Ready { .. }) => Some(agreed),
            _ => None,
        }
    }
}
