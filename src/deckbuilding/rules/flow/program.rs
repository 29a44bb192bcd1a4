//! Programs: one small operation after another. Operations that need a choice wait for it in
//! [`choosing`](super::choosing).

use super::super::super::cards::word::{Faction, Side};
use super::super::book::Op;
use super::super::decision::Choice;
use super::super::fact::What;
use super::super::options::LOOKING_SHUFFLES;
use super::super::table::{Frame, Run, Uid};
use super::Engine;
use seats::Seat;

/// What follows an operation.
pub(super) enum Next {
    /// The next operation.
    Go,
    /// The next operation, after what was pushed above it.
    After,
    /// The answer to a question that was asked.
    Wait,
    /// Nothing: the program is over.
    Stop,
}

impl Engine<'_> {
    /// Runs a program until it ends, asks, or lets something else happen first.
    pub(super) fn program(&mut self, mut run: Run, mut answer: Option<Choice>) {
        while self.game.over.is_none() {
            let op = self.book.op(run.pc);
            let frames = self.game.frames.len();
            match self.operation(&mut run, op, answer.take()) {
                Next::Go => (run.done, run.first) = (0, None),
                Next::After => {
                    (run.done, run.first) = (0, None);
                    return self.game.frames.insert(frames, Frame::Run(run));
                }
                Next::Wait | Next::Stop => return,
            }
        }
    }

    fn operation(&mut self, run: &mut Run, op: Op, answer: Option<Choice>) -> Next {
        let side = self.game.player(run.seat).side;
        let at = run.pc;
        run.pc = at.next();
        match op {
            Op::End => Next::Stop,
            Op::Jump(to) => {
                run.pc = to;
                Next::Go
            }
            Op::Unless(needs, to) => {
                if !self.query().holds(needs, side, run.source) {
                    run.pc = to;
                }
                Next::Go
            }
            Op::Needs(_) | Op::AddToHand => Next::Go,
            Op::RevealTop { own, enemy, neither } => {
                let of = |side: Side| self.game.faction(side);
                let (ours, theirs) = (of(side), of(side.other()));
                run.pc = match self.reveal_top(run.seat) {
                    Some(faction) if faction == ours => own,
                    Some(faction) if faction == theirs => enemy,
                    _ => neither,
                };
                Next::Go
            }
            plain => match self.plain(run, plain) {
                Some(next) => next,
                None => {
                    // It needs a choice: the answer comes back to the same operation.
                    run.pc = at;
                    self.choosing(run, plain, answer)
                }
            },
        }
    }

    /// Operations that need no choice.
    fn plain(&mut self, run: &Run, op: Op) -> Option<Next> {
        let seat = run.seat;
        match op {
            Op::ExileThis => self.exile_piece(run.source),
            Op::Pay(number) => {
                self.pay(seat, number);
                self.tell(What::Paid, Some(seat), None, number.into());
            }
            Op::Gain(what, number) => self.gain(seat, run.source, what, number),
            Op::Draw(number) => self.draw(seat, number),
            Op::EnemyDiscardsAtRandom => {
                let enemy = self.game.opponent(seat);
                let hand = self.game.player(enemy).hand.len();
                let at = self.game.chance.below(hand);
                if let Some(uid) = self.game.player(enemy).hand.get(at).copied() {
                    self.discard_from_hand(enemy, uid, What::DiscardedAtRandom);
                }
                return Some(Next::After);
            }
            Op::DiscardRevealed => {
                if let Some(uid) = self.game.region_of_mut(seat).deck.pop() {
                    self.galaxy_discard(seat, uid);
                    self.tell(What::RowDiscarded, Some(seat), Some(uid), 0);
                }
            }
            Op::LookAtTop => {
                if let Some(uid) = self.galaxy_top(seat) {
                    self.look_at(seat, uid);
                }
            }
            Op::LookAtHand => self.look_at_hand(seat),
            Op::DiscardEnemiesFromRow => {
                let side = self.game.player(seat).side;
                let row = self.game.region_of(seat).row.iter().copied();
                let enemies: Vec<Uid> = row.filter(|uid| self.query().is_enemy(side, *uid)).collect();
                self.discard_all_from_row(seat, &enemies);
            }
            Op::NextPurchaseOnDeck => self.game.turn.next_on_deck = true,
            _ => return None,
        }
        Some(Next::Go)
    }

    /// The top card of the galaxy deck of a player's region; nothing is shuffled for this (ruling R10).
    pub(super) fn galaxy_top(&mut self, seat: Seat) -> Option<Uid> {
        let place = usize::from(self.game.player(seat).region);
        let region = &mut self.game.regions[place];
        if LOOKING_SHUFFLES && region.deck.is_empty() {
            std::mem::swap(&mut region.deck, &mut region.discard);
            self.game.chance.shuffle(&mut region.deck);
        }
        region.deck.last().copied()
    }

    /// The top card of the galaxy deck is shown to everybody.
    fn reveal_top(&mut self, seat: Seat) -> Option<Faction> {
        let uid = self.galaxy_top(seat)?;
        self.publish(uid);
        self.tell(What::RevealedTop, Some(seat), Some(uid), 0);
        Some(self.book.card(self.game.def(uid)).faction)
    }

    /// A player looks at a hidden card.
    pub(super) fn look_at(&mut self, seat: Seat, uid: Uid) {
        self.game.know(seat, uid);
        self.tell_some(What::Looked, seat, uid, self.game.open_to(seat));
    }

    /// A player looks at the opponent's hand, in an order that says nothing about when its cards were drawn.
    fn look_at_hand(&mut self, seat: Seat) {
        let enemy = self.game.opponent(seat);
        let mut hand = self.game.player(enemy).hand.clone();
        hand.sort_by_key(|uid| self.game.def(*uid));
        for uid in hand {
            self.look_at(seat, uid);
        }
    }
}
