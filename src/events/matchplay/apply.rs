//! The one door through which a match changes.

use super::event::MatchEvent;
use super::refusal::MatchRefusal;
use super::rules::GameRules;
use super::state::{Match, Stage};

impl<G: GameRules> Match<G> {
    /// Lets an event happen.
    ///
    /// # Errors
    /// A refusal names the rule and changes nothing.
    pub fn apply(&mut self, event: MatchEvent<G>) -> Result<(), MatchRefusal> {
        let mut next = self.clone();
        next.happen(event)?;
        *self = next;
        Ok(())
    }

    fn happen(&mut self, event: MatchEvent<G>) -> Result<(), MatchRefusal> {
        if let MatchEvent::OrganiserLooked { at } = event {
            return self.organiser_looked(at);
        }
        if let Stage::Over { .. } = self.stage {
            return Err(self.is_over_refusal(&event));
        }
        match event {
            MatchEvent::Tick { millis, thinking } => self.tick(millis, thinking),
            MatchEvent::ClockPaused { why } => self.pause(why),
            MatchEvent::ClockResumed => self.resume(),
            MatchEvent::TimeGranted { millis } => self.grant(millis),
            MatchEvent::TimeCalled { moment } => self.call_time(moment),
            MatchEvent::PhaseEnded { phase, standing } => self.end_phase(phase, standing),
            MatchEvent::ReviewDone { seat } => self.end_review(seat),
            MatchEvent::ChooserDrawn { chooser } => self.draw_chooser(chooser),
            MatchEvent::InitiativeChosen { by, starts } => self.choose_initiative(by, starts),
            MatchEvent::DeckCut { by, deck, text } => self.cut(by, deck, text),
            MatchEvent::GameStarted => self.start_game(),
            MatchEvent::GameEnded { result, standing } => self.end_game(result, standing),
            MatchEvent::Conceded { seat, stake } => self.concede(seat, stake),
            MatchEvent::Penalized { seat, stake } => self.penalize(seat, stake),
            MatchEvent::NoShow { seat } => self.no_show(seat),
            MatchEvent::DrawOffered { by } => self.offer_draw(by),
            MatchEvent::DrawAgreed { by } => self.agree_draw(by),
            MatchEvent::DrawDeclined { by } => self.decline_draw(by),
            MatchEvent::SideboardArranged { seat, sizes, check } => self.arrange(seat, sizes, check),
            MatchEvent::SideboardDone { seat } => self.sideboard_done(seat),
            MatchEvent::NotesOpened { seat } => self.open_notes(seat),
            MatchEvent::NotesWritten { seat, text } => self.write_notes(seat, text),
            MatchEvent::OrganiserLooked { at } => self.organiser_looked(at),
        }
    }

    /// The refusal of anything but a look after the end, under the rule a person would ask about.
    fn is_over_refusal(&self, event: &MatchEvent<G>) -> MatchRefusal {
        match event {
            MatchEvent::Conceded { .. } => MatchRefusal::new("I-4", "The match is over; nothing is left to concede."),
            MatchEvent::NotesOpened { .. } | MatchEvent::NotesWritten { .. } => {
                MatchRefusal::new("O-2", "The match is over; its notes are put away for the organiser.")
            }
            MatchEvent::DrawOffered { .. } | MatchEvent::DrawAgreed { .. } | MatchEvent::DrawDeclined { .. } => {
                MatchRefusal::new("I-2", "The match is over; it cannot be drawn by agreement any more.")
            }
            MatchEvent::TimeCalled { .. } => {
                MatchRefusal::new("M-8", "The match is over; calling time changes nothing.")
            }
            _ => MatchRefusal::new("R-1", "The match is over and its result stands."),
        }
    }
}
