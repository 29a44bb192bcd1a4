//! How a game stands, for minds: the chance of a side to win, by what everybody would own if all were turned up.

use super::super::cards::word::{Kind, Pool, Side};
use super::book::{Book, Def};
use super::game::Game;
use super::prior::bought;
use super::table::{Piece, Player};
use seats::Seat;

/// What a base is worth to those who destroy it, in points; damage to it counts in proportion.
const BASE: f32 = 20.0;
/// What a point of what a card is worth counts in a deck as long as the whole game lies ahead.
const CARD: f32 = 0.5;
/// What is left of that once one base remains to be destroyed.
const LATE: f32 = 0.3;
/// What a starting card costs its owner, as it is drawn instead of something better.
const STARTER: f32 = 0.6;
/// What a ship in play is worth besides its card, for each hit point left.
const SHIP: f32 = 0.8;
/// What a step of the Force is worth.
const FORCE: f32 = 0.8;
/// How many points make a lead that is usually enough.
const SCALE: f32 = 14.0;

impl Game {
    /// The chance of this side to win, from 0 to 1.
    pub fn standing(&self, book: &Book, side: Side) -> f32 {
        if let Some(over) = self.over {
            return if over.winner == side { 1.0 } else { 0.0 };
        }
        let (done, undone) = (self.progress(book, side), self.progress(book, side.other()));
        let all = BASE * f32::from(self.options.length) * self.team(side).iter().count() as f32;
        let ahead = 1.0 - (1.0 - LATE) * done.max(undone) / all;
        let owned = self.owned(book, side, ahead) - self.owned(book, side.other(), ahead);
        let force = FORCE * f32::from(self.force * side.direction());
        1.0 / (1.0 + (-(done - undone + owned + force) / SCALE).exp())
    }

    /// How far a side has come in destroying the bases that count.
    fn progress(&self, book: &Book, side: Side) -> f32 {
        let of = |seat: Seat| {
            let lost = self.lost(seat).min(self.options.length.into()) as f32;
            let hurt = |base: &Piece| f32::from(base.damage) / f32::from(book.card(base.def).hp.max(1));
            let hurt = self.player(seat).base.as_ref().filter(|_| self.counts(seat)).map_or(0.0, hurt);
            BASE * (lost + hurt)
        };
        self.team(side.other()).iter().map(of).sum()
    }

    /// The worth of the cards of a side, those in play a little more.
    fn owned(&self, book: &Book, side: Side, ahead: f32) -> f32 {
        self.team(side).iter().map(|seat| cards(self, book, self.player(seat), ahead)).sum()
    }
}

fn cards(game: &Game, book: &Book, player: &Player, ahead: f32) -> f32 {
    let worth = |def: Def| {
        let entry = book.card(def);
        match entry.card.pool {
            Pool::Starter => -STARTER * ahead,
            _ => CARD * ahead * bought(entry) as f32,
        }
    };
    let held = [&player.deck, &player.hand, &player.discard].into_iter().flatten();
    let held: f32 = held.map(|uid| worth(game.def(*uid))).sum();
    let in_play = player.units.iter().chain(&player.ships).map(|piece| {
        let entry = book.card(piece.def);
        let left = f32::from(entry.hp.saturating_sub(piece.damage));
        worth(piece.def) + if entry.kind == Kind::Ship { SHIP * left } else { 0.0 }
    });
    held + in_play.sum::<f32>()
}
