//! Setup (rule 6).

use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::frame::{ActionStep, Frame, SetupStep};
use crate::table::options::InitiativeStart;
use seats::{Seat, SeatSet};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// One step of the setup.
    pub(crate) fn setup(&mut self, step: SetupStep, done: u8, choice: Option<Choice>) {
        match step {
            SetupStep::FirstPlayer => self.choose_first(done, choice),
            SetupStep::Hands => {
                for seat in Seat::all(self.table.seats()) {
                    self.shuffle(seat);
                }
                let everyone: SeatSet = self.table.living().collect();
                self.draw_opening_hands(everyone);
                self.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: 0 });
            }
            SetupStep::Mulligans => self.mulligan(done, choice),
            SetupStep::Resources => self.setup_resources(done, choice),
        }
    }

    /// Opening hands: some bases change the number of cards (rule 6.3).
    fn draw_opening_hands(&mut self, seats: SeatSet) {
        let plain = i16::from(self.table.options.opening_hand);
        if seats.iter().all(|seat| self.opening(seat).0 == 0) {
            return self.draw(seats, plain);
        }
        for seat in seats.iter() {
            self.draw(SeatSet::one(seat), (plain + i16::from(self.opening(seat).0)).max(0));
        }
    }

    /// The change by the player's base: cards more or fewer, and whether there may be a mulligan.
    fn opening(&self, seat: Seat) -> (i8, bool) {
        self.table.sides[seat].base.map_or((0, true), |base| self.book.def(self.table.card(base).def).opening)
    }

    /// A player decides who starts (rule 6.2): by lot if `done` is 0, otherwise the seat with this number, from 1.
    fn choose_first(&mut self, done: u8, choice: Option<Choice>) {
        if let Some(Choice::Seat(first)) = choice {
            self.first_player(first);
            return;
        }
        let named = match done.checked_sub(1) {
            Some(seat) => Seat(seat),
            None => Seat(self.table.chance.below(self.table.seats()) as u8),
        };
        // A player who concedes before choosing is replaced by the next (multiplayer.md A2).
        let chooser = self.table.living_from(named).next().unwrap_or(named);
        self.table.active = chooser;
        self.table.frames.push(Frame::Setup { step: SetupStep::FirstPlayer, done: chooser.0 + 1 });
        let mut options = self.list();
        options.extend(self.table.living_from(chooser).map(Choice::Seat));
        self.ask(chooser, DecisionKind::FirstPlayer, Obj::NONE, Prompt::FirstPlayer, false, options);
    }

    /// It is decided who starts.
    pub(crate) fn first_player(&mut self, first: Seat) {
        self.fact(What::FirstPlayer, self.table.active, Uid::NONE, Uid::NONE, i16::from(first.0));
        self.table.first = first;
        self.table.active = first;
        self.table.initiative = match self.table.options.initiative_start {
            InitiativeStart::Holder => Some(first),
            InitiativeStart::Centre => None,
        };
        self.table.frames.push(Frame::Setup { step: SetupStep::Hands, done: 0 });
    }

    /// Each player once, the first player first (rule 6.4).
    fn mulligan(&mut self, done: u8, choice: Option<Choice>) {
        let Some(seat) = self.table.first.clockwise(self.table.seats()).nth(done as usize) else {
            self.table.frames.push(Frame::Setup { step: SetupStep::Resources, done: 0 });
            return;
        };
        if self.table.sides[seat].eliminated || !self.opening(seat).1 {
            self.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: done + 1 });
            return;
        }
        match choice {
            Some(Choice::Keep) => {
                self.fact(What::Kept, seat, Uid::NONE, Uid::NONE, 0);
                self.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: done + 1 });
            }
            Some(Choice::Mulligan) => {
                self.fact(What::Mulliganed, seat, Uid::NONE, Uid::NONE, 0);
                self.table.sides[seat].mulliganed = true;
                while let Some(uid) = self.table.sides[seat].hand.last().copied() {
                    self.relocate(uid, Zone::Deck, seat);
                }
                self.shuffle(seat);
                self.draw_opening_hands(SeatSet::one(seat));
                self.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done: done + 1 });
            }
            _ => {
                self.table.frames.push(Frame::Setup { step: SetupStep::Mulligans, done });
                let mut options = self.list();
                options.extend([Choice::Keep, Choice::Mulligan]);
                self.ask(seat, DecisionKind::Mulligan, Obj::NONE, Prompt::Mulligan, true, options);
            }
        }
    }

    /// Exactly two cards each, ready (rule 6.5). The rules set no order; here the player who decided last about a
    /// mulligan goes first, and the player who acts first goes last.
    fn setup_resources(&mut self, done: u8, choice: Option<Choice>) {
        let last_first = (0..self.table.seats()).rev().nth(done as usize / 2);
        let Some(seat) = last_first.and_then(|place| self.table.first.clockwise(self.table.seats()).nth(place)) else {
            self.table.frames.push(Frame::ActionPhase { step: ActionStep::Start });
            return;
        };
        if let Some(Choice::Resource(uid)) = choice {
            self.to_resources(uid, seat, true);
            self.fact_for(What::Resourced, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
            self.table.frames.push(Frame::Setup { step: SetupStep::Resources, done: done + 1 });
            return;
        }
        if self.table.sides[seat].hand.is_empty() {
            self.table.frames.push(Frame::Setup { step: SetupStep::Resources, done: done + 1 });
            return;
        }
        self.table.frames.push(Frame::Setup { step: SetupStep::Resources, done });
        let mut options = self.list();
        options.extend(self.table.sides[seat].hand.iter().map(|uid| Choice::Resource(*uid)));
        self.ask(seat, DecisionKind::Resource, Obj::NONE, Prompt::SetupResource, true, options);
    }
}
