//! Frames: every step pops one, does what it says, and puts back whatever it interrupts below what it pushed.

mod act;
mod attack;
mod choosing;
mod program;
mod purchase;
mod turn;
mod window;

use super::book::Book;
use super::decision::{Ask, Choice, Decision, Kind};
use super::fact::Log;
use super::game::Game;
use super::query::Query;
use super::table::{Frame, Uid};
use seats::Seat;

/// A game while it moves.
pub(super) struct Engine<'a> {
    pub(super) game: &'a mut Game,
    pub(super) book: &'a Book,
    pub(super) log: &'a mut Log,
}

impl Engine<'_> {
    /// Runs until somebody must choose, or the game is over.
    pub(super) fn run(&mut self) {
        while self.game.decision.is_none() && self.game.over.is_none() {
            let Some(frame) = self.game.frames.pop() else { break };
            self.step(frame, None);
        }
        if self.game.over.is_some() {
            self.game.decision = None;
            self.game.frames.clear();
            self.game.waiting.clear();
        }
    }

    /// The innermost frame has its answer, and the game runs on.
    pub(super) fn answer(&mut self, choice: Choice) {
        if let Some(frame) = self.game.frames.pop() {
            self.step(frame, Some(choice));
        }
        self.run();
    }

    /// One step of a frame: without an answer it asks or acts, with one it continues.
    fn step(&mut self, frame: Frame, answer: Option<Choice>) {
        match frame {
            Frame::Secret(seat) => self.secret(seat, answer),
            Frame::Deal => self.deal(),
            Frame::Begin => self.begin(),
            Frame::Reveal(seat) => self.reveal(seat, answer),
            Frame::Income => self.income(),
            Frame::Main => self.main(answer),
            Frame::Window(base) => self.window(base, answer),
            Frame::Resolve(trigger, accepted) => self.resolve(trigger, accepted, answer),
            Frame::Run(run) => self.program(run, answer),
            Frame::PlayAll(cards) => self.play_all(cards),
            Frame::Commit(target) => self.commit(target, answer),
            Frame::Split(split) => self.split(split, answer),
            Frame::Place(seat, uid, to, paid) => self.place(seat, uid, to, paid, answer),
            Frame::Refill(seat, at) => self.refill(seat, at, answer),
            Frame::Spent => self.spent(),
            Frame::End => self.end(),
        }
    }

    /// Reads of the game.
    pub(super) fn query(&self) -> Query<'_> {
        self.game.query(self.book)
    }

    /// Asks a question; the frame waits for the answer. If there is nothing to choose, it continues at once as if
    /// declined.
    fn ask(&mut self, frame: Frame, question: Question) {
        self.game.frames.push(frame);
        let Question { seat, kind, ask, source, private, options } = question;
        self.game.decision = Some(Decision { seat, kind, ask, source, private, options });
    }
}

/// A decision about to be offered.
struct Question {
    seat: Seat,
    kind: Kind,
    ask: Ask,
    source: Option<Uid>,
    private: bool,
    options: Vec<Choice>,
}
