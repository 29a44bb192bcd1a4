//! Waiting triggered abilities: which comes next, who resolves it, and whether (rules 5.3.4, 11.4.3).

use super::super::super::cards::ability::Gained;
use super::super::book::{Op, Pc};
use super::super::decision::{Ask, Choice, Kind};
use super::super::fact::What;
use super::super::options::Mode;
use super::super::table::{Does, Frame, Run, Trigger};
use super::{Engine, Question};
use seats::Seat;

impl Engine<'_> {
    /// The triggers waiting from this index on, one after the other.
    pub(super) fn window(&mut self, base: u16, answer: Option<Choice>) {
        let from = usize::from(base);
        match answer {
            Some(Choice::Card(uid)) => {
                let at = self.game.waiting.iter().skip(from).position(|trigger| trigger.source == uid);
                if let Some(at) = at {
                    let trigger = self.game.waiting.remove(from + at);
                    self.game.frames.push(Frame::Window(base));
                    self.game.frames.push(Frame::Resolve(trigger, true));
                }
                return;
            }
            Some(_) => return self.game.waiting.truncate(from),
            None => {}
        }
        let rest = self.game.waiting.split_off(from.min(self.game.waiting.len()));
        let worth: Vec<Trigger> = rest.into_iter().filter(|trigger| self.is_worth(trigger)).collect();
        match worth.as_slice() {
            [] => {}
            [trigger] => self.game.frames.push(Frame::Resolve(*trigger, false)),
            several => {
                let mut options: Vec<Choice> = several.iter().map(|trigger| Choice::Card(trigger.source)).collect();
                options.push(Choice::Done);
                let seat = several[0].seat.unwrap_or(several[0].owner);
                self.game.waiting.extend_from_slice(several);
                let (kind, ask) = (Kind::Trigger, Ask::NextTrigger);
                self.ask(Frame::Window(base), Question { seat, kind, ask, source: None, private: false, options });
            }
        }
    }

    /// Whether a trigger would have any effect.
    fn is_worth(&self, trigger: &Trigger) -> bool {
        match trigger.does {
            Does::Bounty(number) => number > 0,
            Does::Program(_) => !self.resolvers(trigger).is_empty(),
        }
    }

    /// Who of the team could resolve a trigger with an effect.
    fn resolvers(&self, trigger: &Trigger) -> Vec<Seat> {
        let Does::Program(pc) = trigger.does else { return trigger.seat.into_iter().collect() };
        let side = self.game.player(trigger.owner).side;
        let able = |seat: &Seat| {
            let moves = !matches!(self.book.op(pc), Op::Gain(Gained::Force, _)) || self.query().force_moves(side);
            moves && self.query().possible(*seat, trigger.source, pc).is_ok()
        };
        match trigger.seat {
            Some(seat) => Some(seat).into_iter().filter(able).collect(),
            // There is one Force for all: it does not matter who moves it.
            None if matches!(self.book.op(pc), Op::Gain(Gained::Force, _)) => {
                Some(trigger.owner).into_iter().filter(able).collect()
            }
            None => self.game.team(side).iter().filter(able).collect(),
        }
    }

    /// A trigger is resolved once it is known by whom, and that they want it.
    pub(super) fn resolve(&mut self, mut trigger: Trigger, accepted: bool, answer: Option<Choice>) {
        match answer {
            Some(Choice::Seat(seat)) => trigger.seat = Some(seat),
            Some(Choice::Yes) => return self.carry_out(trigger, false),
            Some(_) => return self.tell(What::Declined, trigger.seat, Some(trigger.source), 0),
            None => {}
        }
        if trigger.seat.is_none() {
            let able = self.resolvers(&trigger);
            match able.as_slice() {
                [] => return,
                [only] => trigger.seat = Some(*only),
                several => {
                    let options = several.iter().map(|seat| Choice::Seat(*seat)).collect();
                    let source = Some(trigger.source);
                    let (seat, kind, ask) = (trigger.owner, Kind::PlayerOrder, Ask::Resolver);
                    let question = Question { seat, kind, ask, source, private: false, options };
                    return self.ask(Frame::Resolve(trigger, accepted), question);
                }
            }
        }
        if accepted || self.asks_itself(&trigger) {
            return self.carry_out(trigger, !accepted);
        }
        let seat = trigger.seat.unwrap_or(trigger.owner);
        let reward = self.game.options.mode == Mode::Duel || trigger.owner == seat;
        let ask = if reward && self.is_reward(&trigger) { Ask::Reward } else { Ask::Trigger };
        let options = vec![Choice::Yes, Choice::No];
        let question = Question { seat, kind: Kind::May, ask, source: Some(trigger.source), private: false, options };
        self.ask(Frame::Resolve(trigger, accepted), question);
    }

    fn is_reward(&self, trigger: &Trigger) -> bool {
        let starts = self.book.card(self.game.def(trigger.source)).starts;
        match trigger.does {
            Does::Bounty(_) => true,
            Does::Program(pc) => starts.reward == Some(pc),
        }
    }

    /// Whether its first effect offers to decline by itself.
    fn asks_itself(&self, trigger: &Trigger) -> bool {
        let (Does::Program(mut pc), Some(seat)) = (trigger.does, trigger.seat) else { return false };
        loop {
            match self.book.op(pc) {
                Op::Jump(to) => pc = to,
                Op::Unless(needs, to) => {
                    pc = if self.query().holds(needs, seat, trigger.source, trigger.about) { Pc(pc.0 + 1) } else { to };
                }
                Op::Choose { enemy: false, .. } | Op::Exile { .. } | Op::Purchase(..) => return true,
                Op::Recover(_) | Op::Return(_) | Op::Capture | Op::Each(_) => return true,
                _ => return false,
            }
        }
    }

    fn carry_out(&mut self, trigger: Trigger, optional: bool) {
        let seat = trigger.seat.unwrap_or(trigger.owner);
        let source = trigger.source;
        self.tell(What::Resolved, Some(seat), Some(source), 0);
        match trigger.does {
            Does::Bounty(number) => self.gain(seat, source, Gained::Resources, number),
            Does::Program(pc) => {
                let run = Run { about: trigger.about, optional, ..Run::of(pc, seat, source) };
                self.game.frames.push(Frame::Run(run));
            }
        }
    }
}
