//! Choices of cards of the galaxy row: exiled, discarded, replaced, swapped, refilled.

use super::super::super::super::cards::ability::Lying;
use super::super::super::book::Op;
use super::super::super::decision::{Ask, Choice, Kind};
use super::super::super::fact::What;
use super::super::super::moves::take;
use super::super::super::options::ANOTHER_CARD_IS_ANOTHER_NAME;
use super::super::super::table::{Frame, Run, Uid};
use super::super::program::Next;
use super::super::{Engine, Question};
use seats::Seat;

impl Engine<'_> {
    /// The operations on the row; others hurt something.
    pub(super) fn choosing_row(&mut self, run: &mut Run, op: Op, answer: Option<Choice>) -> Next {
        let seat = run.seat;
        match op {
            Op::ExileFromRow(which) => {
                let cards: Vec<Uid> = self.query().lying(seat, which).collect();
                self.choose_card(run, Ask::ExileFromRow, &cards, answer, |engine, uid| engine.exile_from_row(seat, uid))
            }
            Op::DiscardOneFromRow(which) => {
                let cards: Vec<Uid> = self.query().lying(seat, which).collect();
                self.choose_card(run, Ask::DiscardFromRow, &cards, answer, |engine, uid| {
                    engine.discard_from_row(seat, uid, What::RowDiscarded);
                })
            }
            Op::PurchaseFromDiscardTo(to) => {
                let cards: Vec<Uid> = self.query().affordable_discards(seat).collect();
                self.choose_card(run, Ask::PurchaseDiscarded, &cards, answer, |engine, uid| {
                    let cost = engine.query().price(seat, uid);
                    engine.purchase(seat, uid, cost, super::decks::goes(to));
                })
            }
            Op::SwapRowWithFound(which) => {
                let found = run.about;
                let cards: Vec<Uid> = self.query().lying(seat, which).filter(|_| found.is_some()).collect();
                self.choose_card(run, Ask::SwapOut, &cards, answer, |engine, uid| {
                    if let Some(found) = found {
                        engine.swap_discarded(seat, uid, found);
                    }
                })
            }
            Op::Replace { out, with, may } => self.choose_replaced(run, (out, with), may, answer),
            Op::SwapRowWithExiled(which) => self.choose_exiled_swap(run, which, answer),
            other => self.choosing_damage(run, other, answer),
        }
    }

    /// A card of the row is discarded, and one of the galaxy discard pile takes its place.
    fn choose_replaced(
        &mut self,
        run: &mut Run,
        (out, with): (Lying, Lying),
        may: bool,
        answer: Option<Choice>,
    ) -> Next {
        let seat = run.seat;
        match (run.first, answer) {
            (None, Some(Choice::Card(uid))) => run.first = Some(uid),
            (None, Some(_)) => return Next::Stop,
            (None, None) => {
                let row: Vec<Choice> = self.query().lying(seat, out).map(Choice::Card).collect();
                return self.put(run, seat, Kind::Target, Ask::DiscardFromRow, false, row);
            }
            (Some(leaves), Some(Choice::Card(uid))) => return self.replace(run, leaves, Some(uid)),
            (Some(leaves), _) => return self.replace(run, leaves, None),
        }
        let Some(leaves) = run.first else { return self.skip(run) };
        let mut options: Vec<Choice> = self.replacements(seat, leaves, with).into_iter().map(Choice::Card).collect();
        if options.is_empty() {
            return self.replace(run, leaves, None);
        }
        if may {
            options.push(Choice::No);
        }
        self.put(run, seat, Kind::Target, Ask::SwapIn, false, options)
    }

    /// The cards of the galaxy discard pile that may take the place of another.
    fn replacements(&self, seat: Seat, leaves: Uid, with: Lying) -> Vec<Uid> {
        let (query, side) = (self.query(), self.game.player(seat).side);
        let name = |uid: Uid| &query.entry(uid).card.name;
        let other = |uid: &Uid| !ANOTHER_CARD_IS_ANOTHER_NAME || name(*uid) != name(leaves);
        let pile = self.game.region_of(seat).discard.iter().copied();
        pile.filter(|uid| query.is_one(side, *uid, with) && other(uid)).collect()
    }

    fn replace(&mut self, run: &mut Run, leaves: Uid, comes: Option<Uid>) -> Next {
        let seat = run.seat;
        run.pc = run.pc.next();
        run.about = comes;
        let Some(uid) = comes else {
            self.discard_from_row(seat, leaves, What::RowDiscarded);
            return Next::Go;
        };
        if let Some(at) = self.out_of_row(seat, leaves) {
            self.galaxy_discard(seat, leaves);
            self.tell(What::RowDiscarded, Some(seat), Some(leaves), 0);
            take(&mut self.game.region_of_mut(seat).discard, uid);
            self.put_in_row(seat, at, uid);
        }
        Next::Go
    }

    /// A card of the row is swapped with one of the exile pile.
    fn choose_exiled_swap(&mut self, run: &mut Run, which: Lying, answer: Option<Choice>) -> Next {
        let seat = run.seat;
        match (run.first, answer) {
            (None, Some(Choice::Card(uid))) => run.first = Some(uid),
            (Some(out), Some(Choice::Card(uid))) => {
                self.swap_exiled(seat, out, uid);
                run.pc = run.pc.next();
                return Next::Go;
            }
            _ => {}
        }
        let there: Vec<Choice> = self.query().exiled(seat).map(Choice::Card).collect();
        if run.first.is_some() {
            return self.put(run, seat, Kind::Target, Ask::SwapInExiled, false, there);
        }
        let row = self.query().lying(seat, which).filter(|_| !there.is_empty());
        let options = row.map(Choice::Card).collect();
        self.put(run, seat, Kind::Target, Ask::SwapOutExiled, false, options)
    }

    /// A card of an exile pile comes into the row instead of the top card of the galaxy deck.
    pub(in crate::rules) fn refill(&mut self, seat: Seat, at: u8, answer: Option<Choice>) {
        let there: Vec<Uid> = self.query().exiled(seat).collect();
        let uid = match (answer, there.as_slice()) {
            (Some(Choice::Card(uid)), _) => uid,
            (_, []) => return,
            (_, [only]) => *only,
            (_, several) => {
                let options = several.iter().map(|uid| Choice::Card(*uid)).collect();
                let (kind, ask) = (Kind::Target, Ask::Refill);
                let question = Question { seat, kind, ask, source: None, private: false, options };
                return self.ask(Frame::Refill(seat, at), question);
            }
        };
        if take(&mut self.game.player_mut(seat).exiled, uid) {
            self.put_in_row(seat, at.into(), uid);
        }
    }
}
