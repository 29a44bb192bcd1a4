//! What can be done in a match now, and doing it.

use super::Contest;
use crate::hotseat::handover::Confirmed;
use crate::matchplay::{Awaited, Cutter, MatchEvent, Pause, Round, Stake};
use crate::seats::Seat;
use crate::ui::bout::Step;
use std::time::Instant;

/// Something that can be chosen on the match screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Who starts the next game with the initiative.
    Starts { chooser: Seat, starts: Seat },
    /// A text is mixed into a shuffle.
    Cut(Cutter),
    /// Opening hands are drawn.
    Start,
    /// Back to the game that is being played.
    GoOn,
    /// A seat changes its deck in private.
    Change(Seat),
    /// A seat keeps its deck.
    Keep(Seat),
    /// A seat reads the opponent's list.
    Read(Seat),
    /// A seat has read enough.
    HaveRead(Seat),
    /// A seat offers to draw the match.
    OfferDraw(Seat),
    /// A seat accepts.
    Agree(Seat),
    /// A seat refuses.
    Decline(Seat),
    /// A seat gives the match up.
    Concede(Seat),
    /// The clocks stop.
    Stop,
    /// The clocks run again.
    Run,
    /// The match is left; it can be gone on with.
    Leave,
}

/// What somebody spells their name for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Starts(Seat),
    Change,
    Keep,
    Read,
    HaveRead,
    Notes,
    OfferDraw,
    Agree,
    Concede,
}

impl Contest {
    /// rule G-1: the lot falls by the committed seed.
    pub(super) fn draw_lot(&mut self) -> Result<(), String> {
        if let Awaited::Lot { game, among } = self.state.awaits()
            && let Some(chooser) = self.header.secret.seed.lot(game, among)
        {
            self.happen(MatchEvent::ChooserDrawn { chooser })?;
        }
        Ok(())
    }

    /// Everything that can be chosen now.
    pub(super) fn possible(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        let everyone: Vec<Seat> = self.state.present().iter().collect();
        match self.state.awaits() {
            Awaited::Initiative { chooser, .. } => {
                let seats = chooser.clockwise(self.header.table.count());
                choices.extend(seats.map(|starts| Choice::Starts { chooser, starts }));
            }
            Awaited::Start { cuts, .. } => {
                choices.push(Choice::Start);
                choices.extend(cuts.into_iter().map(Choice::Cut));
            }
            Awaited::GameEnd { .. } => choices.push(Choice::GoOn),
            Awaited::Sideboarding { seats, .. } => {
                choices.extend(seats.iter().flat_map(|seat| [Choice::Change(seat), Choice::Keep(seat)]));
            }
            Awaited::DrawAnswer { seats } => {
                choices.extend(seats.iter().flat_map(|seat| [Choice::Agree(seat), Choice::Decline(seat)]));
            }
            Awaited::Nothing { .. } => return vec![Choice::Leave],
            Awaited::Review { seats, .. } => {
                choices.extend(seats.iter().flat_map(|seat| [Choice::Read(seat), Choice::HaveRead(seat)]));
            }
            Awaited::Lot { .. } => {}
        }
        if self.state.setup().minutes.is_some() {
            choices.push(if self.state.clock().paused().is_some() { Choice::Run } else { Choice::Stop });
        }
        if self.may_offer_draw() {
            choices.extend(everyone.iter().map(|seat| Choice::OfferDraw(*seat)));
        }
        choices.extend(everyone.iter().map(|seat| Choice::Concede(*seat)));
        choices.push(Choice::Leave);
        choices
    }

    /// rules I-1, I-2, I-7: asked of the match itself, so that the rule stands in one place.
    fn may_offer_draw(&self) -> bool {
        let swiss = self.state.setup().round == Round::Swiss;
        swiss && self.state.clone().apply(MatchEvent::DrawOffered { by: Seat(0) }).is_ok()
    }

    /// A choice in words.
    pub(super) fn words(&self, choice: &Choice) -> String {
        let name = |seat: Seat| self.name(seat);
        match choice {
            Choice::Starts { chooser, starts } if chooser == starts => {
                format!("{}: I start with the initiative", name(*chooser))
            }
            Choice::Starts { chooser, starts } => {
                format!("{}: {} starts with the initiative", name(*chooser), name(*starts))
            }
            Choice::Cut(Cutter { by, deck }) if by == deck => format!("{} answers by cutting the own deck", name(*by)),
            Choice::Cut(Cutter { by, deck }) => format!("{} cuts the deck of {}", name(*by), name(*deck)),
            Choice::Start => format!("Draw opening hands: game {} starts", self.state.game_number()),
            Choice::GoOn => format!("Go on with game {}", self.state.game_number()),
            Choice::Change(seat) => format!("{} changes the deck in private", name(*seat)),
            Choice::Keep(seat) => format!("{} is ready without a change", name(*seat)),
            Choice::Read(seat) => format!("{} reads the opponent's list", name(*seat)),
            Choice::HaveRead(seat) => format!("{} has read enough", name(*seat)),
            Choice::OfferDraw(seat) => format!("{} offers to draw the match", name(*seat)),
            Choice::Agree(seat) => format!("{} agrees to draw the match", name(*seat)),
            Choice::Decline(seat) => format!("{} does not agree: the match is played", name(*seat)),
            Choice::Concede(seat) => format!("{} gives up the match", name(*seat)),
            Choice::Stop => "Stop the clock".into(),
            Choice::Run => "Let the clock run again".into(),
            Choice::Leave if self.state.result().is_some() => "Back to the first screen".into(),
            Choice::Leave => "Leave the match for now; it is saved".into(),
        }
    }

    /// What somebody spells their name for, in words.
    pub(super) fn asked_for(&self, asked: Asked, seat: Seat) -> String {
        let name = self.name(seat);
        match asked {
            Asked::Starts(starts) => format!("{name} decides: {} starts with the initiative.", self.name(starts)),
            Asked::Change => format!("Only {name} should see the screen now."),
            Asked::Read | Asked::Notes => format!("Only {name} should see the screen now."),
            Asked::HaveRead => format!("{name} has read enough of the list."),
            Asked::Keep => format!("{name} is ready with the deck as it is."),
            Asked::OfferDraw => format!("{name} offers to draw the match."),
            Asked::Agree => format!("{name} agrees to draw the match."),
            Asked::Concede => format!("{name} gives up the match."),
        }
    }

    /// Does what was chosen, or asks for the name first.
    pub(super) fn act(&mut self, choice: Choice, now: Instant) -> Result<Step, String> {
        let asked = match choice {
            Choice::Starts { chooser, starts } => (Asked::Starts(starts), chooser),
            Choice::Change(seat) => (Asked::Change, seat),
            Choice::Keep(seat) => (Asked::Keep, seat),
            Choice::Read(seat) => (Asked::Read, seat),
            Choice::HaveRead(seat) => (Asked::HaveRead, seat),
            Choice::OfferDraw(seat) => (Asked::OfferDraw, seat),
            Choice::Agree(seat) => (Asked::Agree, seat),
            Choice::Concede(seat) => (Asked::Concede, seat),
            Choice::Decline(seat) => {
                self.happen(MatchEvent::DrawDeclined { by: seat })?;
                return Ok(Step::Shown);
            }
            Choice::Stop => {
                self.happen(MatchEvent::ClockPaused { why: Pause::Organiser })?;
                return Ok(Step::Shown);
            }
            Choice::Run => {
                self.happen(MatchEvent::ClockResumed)?;
                return Ok(Step::Shown);
            }
            Choice::Cut(cutter) => {
                self.typing = Some(cutter);
                let (by, deck) = (self.name(cutter.by), self.name(cutter.deck));
                return Ok(Step::Type(format!("{by}, type a number or any text to cut the deck of {deck}: ")));
            }
            Choice::Start => return self.start_game(now),
            Choice::GoOn => return self.go_on(now),
            Choice::Leave => {
                self.write_time()?;
                return Ok(Step::Leave);
            }
        };
        let (asked, seat) = asked;
        match self.header.table.handover(seat, now) {
            Some(handover) => {
                self.asking = Some((asked, handover));
                Ok(Step::Shown)
            }
            // A bot needs no spelling: it keeps its deck, starts itself, and agrees to nothing else.
            None => self.do_for(asked, seat, now).map(|()| Step::Shown),
        }
    }

    /// The name was spelled.
    pub(super) fn confirmed(&mut self, asked: Asked, confirmed: Confirmed, now: Instant) -> Result<(), String> {
        if asked == Asked::Notes {
            self.proof = Some(confirmed);
            return Ok(());
        }
        self.do_for(asked, confirmed.seat(), now)
    }

    fn do_for(&mut self, asked: Asked, seat: Seat, now: Instant) -> Result<(), String> {
        match asked {
            Asked::Starts(starts) => self.happen(MatchEvent::InitiativeChosen { by: seat, starts }),
            Asked::Change if self.header.table.people().has(seat) => {
                self.open_side(seat, now);
                Ok(())
            }
            Asked::Read if self.header.table.people().has(seat) => {
                self.open_review(seat, now);
                Ok(())
            }
            Asked::Read | Asked::HaveRead => self.happen(MatchEvent::ReviewDone { seat }),
            Asked::Notes => Ok(()),
            Asked::Change | Asked::Keep => self.happen(MatchEvent::SideboardDone { seat }),
            Asked::OfferDraw => self.happen(MatchEvent::DrawOffered { by: seat }),
            Asked::Agree => self.happen(MatchEvent::DrawAgreed { by: seat }),
            Asked::Concede => self.happen(MatchEvent::Conceded { seat, stake: Stake::Match }),
        }
    }
}
