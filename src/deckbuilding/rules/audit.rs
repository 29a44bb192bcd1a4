//! What must hold in every position: for tests and long runs.

use super::super::cards::word::Kind as CardKind;
use super::book::Book;
use super::decision::Kind;
use super::game::Game;
use super::options::{FORCE_END, ROW};
use super::table::Uid;
use seats::Seat;

/// A game that cannot be as it is: a fault of the program. It may name hidden cards, so it is for tests and bug reports.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unsound(String);

/// Returns a sentence unless the condition holds.
macro_rules! sure {
    ($holds:expr, $($said:tt)+) => {
        if !$holds {
            return Err(Unsound(format!($($said)+)));
        }
    };
}

impl Game {
    /// Whether the game is as every position must be.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn audit(&self, book: &Book) -> Result<(), Unsound> {
        self.audit_places()?;
        self.audit_pieces(book)?;
        let open = |uid: &Uid| self.things[usize::from(uid.0)].known.is_open();
        for region in &self.regions {
            sure!(region.row.len() <= ROW, "{} cards lie in a row", region.row.len());
            let mut lying = region.row.iter().chain(&region.discard).chain(&region.pilots);
            sure!(lying.all(open), "a card of a row, of the galaxy discard pile or of the pilots is hidden");
        }
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            let pieces = player.pieces().map(|piece| &piece.uid);
            sure!(
                player.discard.iter().chain(&player.exiled).chain(pieces).all(open),
                "a card of seat {seat} is hidden"
            );
            let knows = |uid: &Uid| self.things[usize::from(uid.0)].known.have(seat);
            sure!(player.hand.iter().chain(&player.bases).all(knows), "seat {seat} does not know its hand or bases");
        }
        sure!((-FORCE_END..=FORCE_END).contains(&self.force), "the Force is at {}", self.force);
        self.audit_decision()
    }

    /// Every card is in one place.
    fn audit_places(&self) -> Result<(), Unsound> {
        let mut places = vec![0u8; self.things.len()];
        let mut lies = |uid: &Uid| {
            if let Some(count) = places.get_mut(usize::from(uid.0)) {
                *count = count.saturating_add(1);
            }
        };
        for player in &self.players {
            let lists = [&player.deck, &player.hand, &player.discard, &player.bases, &player.unchosen, &player.exiled];
            lists.into_iter().flatten().for_each(&mut lies);
            player.captured.iter().for_each(|(_, uid)| lies(uid));
            player.pieces().for_each(|piece| lies(&piece.uid));
        }
        for region in &self.regions {
            [&region.row, &region.deck, &region.discard, &region.pilots].into_iter().flatten().for_each(&mut lies);
        }
        self.victory.iter().flatten().for_each(&mut lies);
        match places.iter().position(|count| *count != 1) {
            Some(uid) => Err(Unsound(format!("card {uid} is in {} places", places[uid]))),
            None => Ok(()),
        }
    }

    /// Everything in play has consistent values and is not destroyed.
    fn audit_pieces(&self, book: &Book) -> Result<(), Unsound> {
        let dividing = self.decision.as_ref().is_some_and(|decision| decision.kind == Kind::Allocate);
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            for (kind, pieces) in [
                (CardKind::Unit, player.units.as_slice()),
                (CardKind::Ship, player.ships.as_slice()),
                (CardKind::Base, player.base.as_slice()),
            ] {
                for piece in pieces {
                    let card = book.card(piece.def);
                    sure!(piece.def == self.def(piece.uid), "{} is not the card that it is", card.card.id);
                    sure!(card.kind == kind, "{} stands among what is a {kind:?}", card.card.id);
                    let stands = kind == CardKind::Unit || dividing || piece.damage < self.query(book).hp(seat, piece);
                    sure!(stands, "{} stands with {} damage", card.card.id, piece.damage);
                }
            }
        }
        Ok(())
    }

    /// Either somebody chooses among different options, or the game is over.
    fn audit_decision(&self) -> Result<(), Unsound> {
        let Some(decision) = &self.decision else {
            sure!(self.over.is_some(), "nothing is awaited, and it is not over");
            return Ok(());
        };
        sure!(self.over.is_none(), "something is awaited although it is over");
        sure!(!decision.options.is_empty(), "nothing can be chosen");
        sure!(decision.seat.index() < self.players.len(), "nobody chooses");
        let twice = |(place, option)| decision.options[..place].contains(option);
        sure!(!decision.options.iter().enumerate().any(twice), "an option stands twice in the list");
        Ok(())
    }
}
