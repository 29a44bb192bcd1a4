//! Programs: one small operation after another. Operations that need a choice wait for it in
//! [`choosing`](super::choosing).

use super::super::super::cards::ability::Gained;
use super::super::super::cards::word::{Faction, Side};
use super::super::book::{Holds, Op};
use super::super::decision::Choice;
use super::super::fact::What;
use super::super::options::{
    DIGGING_SHUFFLES, DISCOUNTS_ADD_UP, LOOKING_SHUFFLES, PURCHASES_ARE_REPEATED, REVEALING_SHUFFLES,
};
use super::super::table::{Does, Frame, Run, Trigger, Uid};
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
                // What was pushed above comes first.
                Next::Go if self.game.frames.len() > frames => {
                    (run.done, run.first) = (0, None);
                    return self.game.frames.insert(frames, Frame::Run(run));
                }
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
                if !self.query().holds(needs, run.seat, run.source, run.about) {
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
    fn plain(&mut self, run: &mut Run, op: Op) -> Option<Next> {
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
            other => return self.newer(run, other),
        }
        Some(Next::Go)
    }

    /// The same for decks that are revealed, the row, and what the turn remembers.
    fn newer(&mut self, run: &mut Run, op: Op) -> Option<Next> {
        let seat = run.seat;
        match op {
            Op::RevealDeck => run.about = self.reveal_deck(seat),
            Op::AttackOfTop(most) => {
                let cost = run.about.map_or(0, |uid| self.query().entry(uid).cost.min(most));
                if cost > 0 {
                    self.gain(seat, run.source, Gained::Attack, cost);
                }
            }
            Op::DiscardAllFromRow(which) => {
                let all: Vec<Uid> = self.query().lying(seat, which).collect();
                self.discard_all_from_row(seat, &all);
            }
            Op::GainCost => {
                let cost = run.about.map_or(0, |uid| self.query().entry(uid).cost);
                if cost > 0 {
                    self.gain(seat, run.source, Gained::Resources, cost);
                }
            }
            Op::GainPer(what, number, many) => {
                let count = self.query().count(seat, run.source, many).min(u8::MAX.into()) as u8;
                self.gain(seat, run.source, what, number.saturating_mul(count));
            }
            Op::RefillFromExiled => self.game.turn.refills.push(seat),
            Op::NextOnDeck(traits) => self.game.turn.next_with = self.game.turn.next_with.and(traits),
            Op::NextNeutralCheaper(number) => {
                let before = if DISCOUNTS_ADD_UP { self.game.turn.discount } else { 0 };
                self.game.turn.discount = before.saturating_add(number);
            }
            Op::DigForOwn => run.about = self.dig_for_own(seat),
            Op::StrengthenOnRow(number) => {
                let about = run.about.map(|uid| (uid, number));
                self.game.turn.strengthened.extend(about);
            }
            Op::RepeatReward => {
                let again = run.about.and_then(|uid| self.reward(seat, uid)).filter(|trigger| self.repeats(trigger));
                self.game.frames.extend(again.map(|trigger| Frame::Resolve(trigger, false)));
            }
            Op::GiveAway => self.give_away(seat, run.source),
            Op::RepairThis(number) => {
                if let Some((owner, _)) = self.query().in_play(run.source) {
                    self.repair(owner, number);
                }
            }
            Op::Each(pc) => {
                let side = self.game.turn.side;
                let seats = self.game.team(side.other()).iter().collect::<Vec<_>>().into_iter().rev();
                let seats = seats.chain(self.game.team(side).iter().collect::<Vec<_>>().into_iter().rev());
                for seat in seats {
                    self.game.frames.push(Frame::Run(Run::of(pc, seat, run.source)));
                }
                return Some(Next::After);
            }
            _ => return None,
        }
        Some(Next::Go)
    }

    /// Whether a reward can be taken once more (ruling C8).
    fn repeats(&self, reward: &Trigger) -> bool {
        match reward.does {
            Does::Program(pc) => PURCHASES_ARE_REPEATED || !matches!(self.book.op(pc), Op::Purchase(..)),
            Does::Bounty(_) => true,
        }
    }

    /// The top card of a player's deck is shown to everybody; some go to the hand, and the next one is shown instead
    /// (ruling C3).
    fn reveal_deck(&mut self, seat: Seat) -> Option<Uid> {
        loop {
            let player = self.game.player(seat);
            if REVEALING_SHUFFLES && player.deck.is_empty() && !player.discard.is_empty() {
                self.reshuffle(seat);
            }
            let uid = self.game.player(seat).deck.last().copied()?;
            self.publish(uid);
            self.tell(What::RevealedDeck, Some(seat), Some(uid), 0);
            if !self.query().entry(uid).has(Holds::RevealedToHand) {
                return Some(uid);
            }
            self.game.player_mut(seat).deck.pop();
            self.game.player_mut(seat).hand.push(uid);
            self.tell(What::PutInHand, Some(seat), Some(uid), 0);
        }
    }

    /// Cards of the galaxy deck are discarded until one is of the player's faction (ruling C11).
    fn dig_for_own(&mut self, seat: Seat) -> Option<Uid> {
        let own = self.game.faction(self.game.player(seat).side);
        let mut shuffled = false;
        loop {
            if DIGGING_SHUFFLES && !shuffled && self.game.region_of(seat).deck.is_empty() {
                shuffled = true;
                let region = self.game.region_of_mut(seat);
                let mut deck = std::mem::take(&mut region.discard);
                self.game.chance.shuffle(&mut deck);
                self.game.region_of_mut(seat).deck = deck;
            }
            let uid = self.game.region_of_mut(seat).deck.pop()?;
            self.galaxy_discard(seat, uid);
            self.tell(What::RowDiscarded, Some(seat), Some(uid), 0);
            if self.query().entry(uid).faction == own {
                return Some(uid);
            }
        }
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
