//! Operations that need a choice: each offers its list, and takes the answer when it arrives.

mod cards;
mod decks;
mod row;
mod ships;

use super::super::super::cards::word::Kind as CardKind;
use super::super::book::{Op, Traits};
use super::super::decision::{Ask, Choice, Kind};
use super::super::fact::What;
use super::super::options::{Mode, OFFERED_REPAIRS_OF_TEAM};
use super::super::table::{Frame, Goes, Run, Uid};
use super::program::Next;
use super::{Engine, Question};
use seats::Seat;

impl Engine<'_> {
    /// One operation with its answer, or before its question.
    pub(super) fn choosing(&mut self, run: &mut Run, op: Op, answer: Option<Choice>) -> Next {
        let seat = run.seat;
        match op {
            Op::Choose { first, count, enemy } => self.choose_mode(run, (first, count), enemy, answer),
            Op::Repair(number) => self.choose_repair(run, number, answer),
            Op::EnemyDiscards => {
                let enemy = self.game.opponent(seat);
                self.choose_discard(run, enemy, Ask::Discard, answer)
            }
            Op::DiscardHand => self.choose_discard(run, seat, Ask::DiscardToPay, answer),
            Op::ExileHand => self.choose_exile(run, 1, (false, false), Traits::NONE, answer),
            Op::Exile { count, up_to, pile, of } => self.choose_exile(run, count, (up_to, pile), of, answer),
            Op::DiscardFromRow => {
                let row = self.game.region_of(seat).row.clone();
                self.choose_card(run, Ask::DiscardFromRow, &row, answer, |engine, uid| {
                    engine.discard_from_row(seat, uid, What::RowDiscarded);
                })
            }
            Op::SwapTopWithRow => self.choose_swap(run, answer),
            Op::KeepOneOfTop(number) => self.choose_kept(run, number, answer),
            Op::PutOnDeck => self.choose_for_deck(run, answer),
            Op::Purchase(whose, to) => {
                let cards: Vec<Uid> = self.query().takeable(seat, whose).collect();
                let goes = decks::goes(to);
                self.choose_card(run, Ask::PurchaseFree, &cards, answer, |engine, uid| {
                    engine.purchase(seat, uid, 0, goes)
                })
            }
            Op::PurchaseFromDiscard => {
                let cards: Vec<Uid> = self.query().affordable_discards(seat).collect();
                self.choose_card(run, Ask::PurchaseDiscarded, &cards, answer, |engine, uid| {
                    let cost = engine.query().price(seat, uid);
                    engine.purchase(seat, uid, cost, Goes::Discard);
                })
            }
            Op::TakeFromRow(whose) => {
                let cards: Vec<Uid> = self.query().takeable(seat, whose).collect();
                self.choose_card(run, Ask::Take, &cards, answer, |engine, uid| engine.take_from_row(seat, uid))
            }
            Op::Recover(back) => {
                let cards: Vec<Uid> = self.query().recoverable(seat, back).collect();
                self.choose_card(run, Ask::Recover, &cards, answer, |engine, uid| engine.recover(uid))
            }
            Op::SwapRowWithDiscard(faction) => self.choose_exchange(run, faction, answer),
            other => self.choosing_decks(run, other, answer),
        }
    }

    /// A question of this program.
    pub(super) fn put(
        &mut self,
        run: &Run,
        seat: Seat,
        kind: Kind,
        ask: Ask,
        private: bool,
        options: Vec<Choice>,
    ) -> Next {
        if options.is_empty() {
            return self.skip(run);
        }
        let source = Some(run.source);
        self.ask(Frame::Run(*run), Question { seat, kind, ask, source, private, options });
        Next::Wait
    }

    /// The operation is left out, and the program continues after it.
    pub(super) fn skip(&mut self, run: &Run) -> Next {
        self.game.frames.push(Frame::Run(Run { pc: run.pc.next(), done: 0, first: None, ..*run }));
        Next::Stop
    }

    /// One card from a list, to which something is done.
    fn choose_card(
        &mut self,
        run: &mut Run,
        ask: Ask,
        cards: &[Uid],
        answer: Option<Choice>,
        act: impl FnOnce(&mut Self, Uid),
    ) -> Next {
        match answer {
            Some(Choice::Card(uid)) => {
                run.pc = run.pc.next();
                run.optional = false;
                run.about = Some(uid);
                act(self, uid);
                Next::After
            }
            Some(_) => Next::Stop,
            None => {
                let mut options: Vec<Choice> = cards.iter().map(|uid| Choice::Card(*uid)).collect();
                if run.optional && !options.is_empty() {
                    options.push(Choice::No);
                }
                self.put(run, run.seat, Kind::Target, ask, false, options)
            }
        }
    }

    /// One of several modes that change anything (rule 7.1, ruling R9).
    fn choose_mode(&mut self, run: &mut Run, (first, count): (u16, u8), enemy: bool, answer: Option<Choice>) -> Next {
        match answer {
            Some(Choice::Mode(mode)) => {
                run.pc = self.book.mode(first, mode);
                run.optional = false;
                Next::Go
            }
            Some(_) => Next::Stop,
            None => {
                let query = self.query();
                let resolvable = |mode: &u8| query.resolvable(run.seat, self.book.mode(first, *mode));
                let mut options: Vec<Choice> = (0..count).filter(resolvable).map(Choice::Mode).collect();
                if run.optional && !options.is_empty() {
                    options.push(Choice::No);
                }
                let (seat, ask) =
                    if enemy { (self.game.opponent(run.seat), Ask::EnemyMode) } else { (run.seat, Ask::Mode) };
                if options.is_empty() {
                    return Next::Stop;
                }
                self.put(run, seat, Kind::Mode, ask, enemy, options)
            }
        }
    }

    /// The base to repair: one of the team's (rule 12.4).
    fn choose_repair(&mut self, run: &mut Run, number: u8, answer: Option<Choice>) -> Next {
        let side = self.game.player(run.seat).side;
        let entry = self.book.card(self.game.def(run.source));
        let own = !OFFERED_REPAIRS_OF_TEAM && entry.kind == CardKind::Ship && self.book.is_mode(run.pc);
        let bases = self.query().bases(side).filter(|(seat, _)| !own || *seat == run.seat);
        let bases: Vec<(Seat, Uid)> = bases.map(|(seat, base)| (seat, base.uid)).collect();
        if answer.is_none() && self.game.options.mode == Mode::Teams && bases.len() > 1 {
            let options = bases.iter().map(|(_, uid)| Choice::Base(*uid)).collect();
            return self.put(run, run.seat, Kind::Target, Ask::Repaired, false, options);
        }
        let picked = match answer {
            Some(Choice::Base(uid)) => bases.iter().find(|(_, other)| *other == uid),
            _ => bases.first(),
        };
        if let Some((seat, _)) = picked {
            self.repair(*seat, number);
        }
        run.pc = run.pc.next();
        Next::Go
    }
}
