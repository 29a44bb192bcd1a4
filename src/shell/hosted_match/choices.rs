//! What can be done in a match now, and doing it.

use super::HostedMatch;
use super::organiser::Act;
use crate::command::Command;
use crate::games::Seated;
use crate::place::Outcome;
use crate::refusal::{ContestFault, Refusal};
use crate::request::Request;
use hotseat::handover::Confirmed;
use seats::Seat;
use std::time::Instant;
use swu_hosted::match_rules::{Asker, Awaited, Conduct, Cutter, MatchEvent, Question, Round, Stake};

/// Which choices are on the match screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Menu {
    /// What the match waits for, and everything else.
    #[default]
    Match,
    /// Who asks what may be known.
    Asks,
    /// The acts of the organiser.
    Organiser,
    /// What the organiser may look at, for one seat or none.
    Looks(Option<Seat>),
}

/// Something that can be chosen on the match screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Who starts the next game with the initiative.
    Starts { chooser: Seat, starts: Seat },
    /// A text is mixed into a shuffle.
    Cut(Cutter),
    /// Opening hands are drawn.
    Start,
    /// Back to the game being played.
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
    /// A seat concedes the match.
    Concede(Seat),
    /// Other choices are shown.
    Open(Menu),
    /// What everybody may know.
    AskOpen,
    /// A seat asks what it may know, in private.
    Ask(Seat),
    /// The organiser acts.
    Organise(Act),
    /// The match is left; it can be continued later.
    Leave,
}

/// What somebody types their name for.
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
    Decline,
    Questions,
    Concede,
    /// The person who runs the event does it.
    Organiser(Act),
}

impl HostedMatch {
    /// rule G-1: the lot follows from the committed seed.
    pub(super) fn draw_lot(&mut self) -> Result<(), Refusal> {
        if let Awaited::Lot { game, among } = self.state.awaits()
            && let Some(chooser) = self.header.secret.seed.lot(game, among)
        {
            self.happen(MatchEvent::ChooserDrawn { chooser })?;
        }
        Ok(())
    }

    /// The program decides for its own seats, and nobody else does: it starts itself, keeps its deck, finishes reading,
    /// and draws no match by agreement.
    pub(super) fn bots_decide(&mut self) -> Result<(), Refusal> {
        let people = self.header.table.people();
        let bot = |seats: seats::SeatSet| seats.iter().find(|seat| !people.has(*seat));
        loop {
            let event = match self.state.awaits() {
                Awaited::Initiative { chooser, .. } if !people.has(chooser) => {
                    Some(MatchEvent::InitiativeChosen { by: chooser, starts: chooser })
                }
                Awaited::Sideboarding { seats, .. } => bot(seats).map(|seat| MatchEvent::SideboardDone { seat }),
                Awaited::Review { seats, .. } => bot(seats).map(|seat| MatchEvent::ReviewDone { seat }),
                Awaited::DrawAnswer { seats } => bot(seats).map(|by| MatchEvent::DrawDeclined { by }),
                _ => None,
            };
            let Some(event) = event else { return Ok(()) };
            self.happen(event)?;
        }
    }

    /// Everything that can be chosen now.
    pub(super) fn possible(&self) -> Vec<Choice> {
        let back = |to: Menu| Choice::Open(to);
        let mut choices = match self.menu {
            Menu::Match => return self.possible_in_match(),
            Menu::Asks => {
                let people = self.header.table.people();
                let asks = people.iter().map(Choice::Ask);
                std::iter::once(Choice::AskOpen).chain(asks).collect()
            }
            Menu::Organiser => {
                let mut acts: Vec<Choice> = self.acts().into_iter().map(Choice::Organise).collect();
                let seats = Seat::all(self.header.table.count()).map(Some);
                let looks = seats.chain([None]).filter(|_| self.header.organiser.is_some());
                acts.extend(looks.map(|of| Choice::Open(Menu::Looks(of))));
                acts
            }
            Menu::Looks(of) => self.looks(of),
        };
        choices.push(back(if matches!(self.menu, Menu::Looks(_)) { Menu::Organiser } else { Menu::Match }));
        choices
    }

    fn possible_in_match(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        let people = self.header.table.people();
        let everyone: Vec<Seat> = self.state.present().iter().filter(|seat| people.has(*seat)).collect();
        match self.state.awaits() {
            Awaited::Initiative { chooser, .. } => {
                let seats = chooser.clockwise(self.header.table.count());
                choices.extend(seats.map(|starts| Choice::Starts { chooser, starts }));
            }
            Awaited::Start { cuts, .. } => {
                choices.push(Choice::Start);
                choices.extend(cuts.into_iter().filter(|cutter| people.has(cutter.by)).map(Choice::Cut));
            }
            Awaited::GameEnd { .. } => choices.push(Choice::GoOn),
            Awaited::Sideboarding { seats, .. } => {
                choices.extend(seats.iter().flat_map(|seat| [Choice::Change(seat), Choice::Keep(seat)]));
            }
            Awaited::DrawAnswer { seats } => {
                choices.extend(seats.iter().flat_map(|seat| [Choice::Agree(seat), Choice::Decline(seat)]));
            }
            Awaited::Nothing { .. } => {
                let organiser = self.has_organisers_menu().then_some(Choice::Open(Menu::Organiser));
                return [Choice::Leave, Choice::Open(Menu::Asks)].into_iter().chain(organiser).collect();
            }
            Awaited::Review { seats, .. } => {
                choices.extend(seats.iter().flat_map(|seat| [Choice::Read(seat), Choice::HaveRead(seat)]));
            }
            Awaited::Lot { .. } => {}
        }
        // In an event the clock is the organiser's (rule M-15).
        if self.state.setup().minutes.is_some() && self.state.setup().conduct == Conduct::Friendly {
            let stands = self.state.clock().paused().is_some();
            choices.push(Choice::Organise(if stands { Act::Run } else { Act::Stop }));
        }
        if self.may_offer_draw() {
            choices.extend(everyone.iter().map(|seat| Choice::OfferDraw(*seat)));
        }
        choices.extend(everyone.iter().map(|seat| Choice::Concede(*seat)));
        choices.push(Choice::Open(Menu::Asks));
        choices.extend(self.has_organisers_menu().then_some(Choice::Open(Menu::Organiser)));
        choices.push(Choice::Leave);
        choices
    }

    /// rules I-1, I-2, I-7: asked of the match itself, so that the rule is in one place.
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
            Choice::Cut(Cutter { by, deck }) if by == deck => {
                format!("{} answers by cutting their own deck", name(*by))
            }
            Choice::Cut(Cutter { by, deck }) => format!("{} cuts the deck of {}", name(*by), name(*deck)),
            Choice::Start => format!("Draw opening hands: game {} starts", self.state.game_number()),
            Choice::GoOn => format!("Continue with game {}", self.state.game_number()),
            Choice::Change(seat) => format!("{} changes the deck in private", name(*seat)),
            Choice::Keep(seat) => format!("{} is ready with the deck as it is", name(*seat)),
            Choice::Read(seat) => format!("{} reads the opponent's list", name(*seat)),
            Choice::HaveRead(seat) => format!("{} has read enough", name(*seat)),
            Choice::OfferDraw(seat) => format!("{} offers to draw the match", name(*seat)),
            Choice::Agree(seat) => format!("{} agrees to draw the match", name(*seat)),
            Choice::Decline(seat) => format!("{} does not agree: the match is played", name(*seat)),
            Choice::Concede(seat) => format!("{} gives up the match", name(*seat)),
            Choice::Open(Menu::Asks) => "Ask what may be known".into(),
            Choice::Open(Menu::Organiser) if self.menu == Menu::Match => self.organisers_menu().into(),
            Choice::Open(Menu::Organiser | Menu::Match) => "Back".into(),
            Choice::Open(Menu::Looks(None)) => "The organiser looks at something of the match".into(),
            Choice::Open(Menu::Looks(Some(seat))) => format!("Look at something of {}", name(*seat)),
            Choice::AskOpen => "What everybody may know".into(),
            Choice::Ask(seat) => format!("What {} may know, in private", name(*seat)),
            Choice::Organise(act) => self.act_words(*act),
            Choice::Leave if self.state.result().is_some() => "Leave the match".into(),
            Choice::Leave => "Leave the match for now; it is saved".into(),
        }
    }

    /// What somebody types their name for, in words.
    pub(super) fn asked_for(&self, asked: Asked, seat: Seat) -> String {
        let name = self.name(seat);
        match asked {
            Asked::Starts(starts) => format!("{name} decides: {} starts with the initiative.", self.name(starts)),
            Asked::Change => format!("Only {name} should see the screen now."),
            Asked::Read | Asked::Notes | Asked::Questions => format!("Only {name} should see the screen now."),
            Asked::HaveRead => format!("{name} has read enough of the list."),
            Asked::Keep => format!("{name} is ready with the deck as it is."),
            Asked::OfferDraw => format!("{name} offers to draw the match."),
            Asked::Agree => format!("{name} agrees to draw the match."),
            Asked::Decline => format!("{name} does not agree: the match is played."),
            Asked::Concede => format!("{name} gives up the match."),
            Asked::Organiser(act) => self.sure_of(act),
        }
    }

    /// Does what was chosen, or asks for the name first.
    pub(super) fn act(&mut self, choice: Choice, now: Instant) -> Result<Outcome, Refusal> {
        let asked = match choice {
            Choice::Starts { chooser, starts } => (Asked::Starts(starts), chooser),
            Choice::Change(seat) => (Asked::Change, seat),
            Choice::Keep(seat) => (Asked::Keep, seat),
            Choice::Read(seat) => (Asked::Read, seat),
            Choice::HaveRead(seat) => (Asked::HaveRead, seat),
            Choice::OfferDraw(seat) => (Asked::OfferDraw, seat),
            Choice::Agree(seat) => (Asked::Agree, seat),
            Choice::Concede(seat) => (Asked::Concede, seat),
            Choice::Decline(seat) => (Asked::Decline, seat),
            Choice::Ask(seat) => (Asked::Questions, seat),
            Choice::AskOpen => {
                self.open_asks(Asker::Spectator, &Question::all(self.header.table.count()), now);
                return Ok(Outcome::CHANGED);
            }
            Choice::Open(menu) => {
                self.menu = menu;
                return Ok(Outcome::CHANGED);
            }
            Choice::Organise(act) => return self.organise(act, now),
            Choice::Cut(cutter) => {
                let (by, deck) = (self.name(cutter.by), self.name(cutter.deck));
                let question = format!("{by}, type a number or any text to cut the deck of {deck}: ");
                return Ok(self.line_for(question, &choice));
            }
            Choice::Start => return self.start_game(now),
            Choice::GoOn => {
                let (game, notice) = self.go_on(now)?;
                return Ok(Outcome::Play(Box::new((Seated::Unlimited(game), notice))));
            }
            Choice::Leave => {
                self.write_time()?;
                return Ok(Outcome::Left);
            }
        };
        let (asked, seat) = asked;
        // A concession is confirmed even so.
        let alone = self.header.table.sits_alone().filter(|alone| alone.seat() == seat && asked != Asked::Concede);
        if let Some(alone) = alone {
            return self.confirmed(asked, alone, now).map(|()| Outcome::CHANGED);
        }
        match self.header.table.handover(seat, now) {
            Some(handover) => {
                self.asking = Some((asked, handover));
                Ok(Outcome::CHANGED)
            }
            None => Err(ContestFault::Bot.into()),
        }
    }

    /// A line must be typed for a choice.
    pub(super) fn line_for(&self, question: String, choice: &Choice) -> Outcome {
        let row = self.choices.iter().position(|other| other == choice).unwrap_or(0);
        Outcome::Type { question, text: String::new(), then: Request::at(Command::Open, row) }
    }

    /// The name was spelled.
    pub(super) fn confirmed(&mut self, asked: Asked, confirmed: Confirmed, now: Instant) -> Result<(), Refusal> {
        if asked == Asked::Notes {
            self.proof = Some(confirmed);
            return Ok(());
        }
        self.do_for(asked, confirmed.seat(), now)
    }

    fn do_for(&mut self, asked: Asked, seat: Seat, now: Instant) -> Result<(), Refusal> {
        match asked {
            Asked::Starts(starts) => self.happen(MatchEvent::InitiativeChosen { by: seat, starts }),
            Asked::Change => {
                self.open_sideboarding(seat, now);
                Ok(())
            }
            Asked::Read => {
                self.open_review(seat, now);
                Ok(())
            }
            Asked::Questions => {
                self.menu = Menu::Match;
                self.open_asks(Asker::Seat(seat), &Question::all(self.header.table.count()), now);
                Ok(())
            }
            Asked::HaveRead => self.happen(MatchEvent::ReviewDone { seat }),
            Asked::Notes => Ok(()),
            // An arrangement that is not legal yet is not thrown away: its owner is told what is wrong with it.
            Asked::Keep if self.drafts.get(seat.index()).is_some_and(Option::is_some) => {
                self.open_sideboarding(seat, now);
                Ok(())
            }
            Asked::Keep => self.happen(MatchEvent::SideboardDone { seat }),
            Asked::OfferDraw => self.happen(MatchEvent::DrawOffered { by: seat }),
            Asked::Agree => self.happen(MatchEvent::DrawAgreed { by: seat }),
            Asked::Decline => self.happen(MatchEvent::DrawDeclined { by: seat }),
            Asked::Concede => self.happen(MatchEvent::Conceded { seat, stake: Stake::Match }),
            Asked::Organiser(act) => self.done_by_organiser(act, now),
        }
    }
}
