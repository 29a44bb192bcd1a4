//! A game dealt again from what some seats know: the hidden cards differ, and so does the luck.

use super::book::Def;
use super::decision::{Ask, Choice};
use super::game::Game;
use super::table::{Frame, Uid};
use seats::chance::Chance;
use seats::{Seat, SeatSet};

impl Game {
    /// Another game that these eyes cannot tell from this one: whatever they do not know is dealt again. The same seed
    /// gives the same cards in the same places for all games they cannot tell apart.
    pub fn redealt(&self, eyes: SeatSet, seed: u64) -> Game {
        let mut game = self.clone();
        let mut chance = Chance::new(seed);
        let hidden = |uid: &Uid| !self.things[usize::from(uid.0)].known.meet(eyes);
        let printed = |uid: &Uid| self.def(*uid);
        for seat in Seat::all(self.seats()) {
            let player = game.player_mut(seat);
            deal(&mut chance, [&mut player.deck, &mut player.hand], hidden, printed);
            deal(&mut chance, [&mut player.bases, &mut player.unchosen], hidden, printed);
        }
        for region in &mut game.regions {
            deal(&mut chance, [&mut region.deck, &mut Vec::new()], hidden, printed);
        }
        game.exchange_known(self, hidden);
        game.renew_options(self);
        game.chance = chance;
        game
    }

    /// The same game with other hands for these seats, out of what is left to draw of their decks.
    pub fn redrawn(&self, seats: SeatSet, seed: u64) -> Game {
        let mut game = self.clone();
        let mut chance = Chance::new(seed);
        let mut moved: Vec<Uid> = Vec::new();
        for seat in seats.iter() {
            let printed = |uid: &Uid| self.def(*uid);
            let player = game.player_mut(seat);
            moved.extend(player.hand.iter().chain(&player.deck));
            deal(&mut chance, [&mut player.deck, &mut player.hand], |_| true, printed);
        }
        game.exchange_known(self, |uid: &Uid| moved.contains(uid));
        game.renew_options(self);
        game
    }

    /// Who knows a card, and by what name, belongs to its position: a card moved to another position is known as the
    /// one that was there.
    fn exchange_known(&mut self, before: &Game, hidden: impl Fn(&Uid) -> bool) {
        let lists = |game: &Game| -> Vec<Uid> {
            let players = game.players.iter().flat_map(|player| {
                let lists = [&player.deck, &player.hand, &player.bases, &player.unchosen];
                lists.into_iter().flatten().copied().collect::<Vec<_>>()
            });
            players.chain(game.regions.iter().flat_map(|region| region.deck.iter().copied())).collect()
        };
        for (old, new) in lists(before).into_iter().zip(lists(self)) {
            if hidden(&old) {
                let from = before.things[usize::from(old.0)];
                let thing = &mut self.things[usize::from(new.0)];
                (thing.known, thing.handle) = (from.known, from.handle);
            }
        }
    }

    /// What others may choose among hidden cards, or are about to play, is among the new ones.
    fn renew_options(&mut self, before: &Game) {
        let changed: Vec<(Uid, Uid)> = Seat::all(before.seats())
            .flat_map(|seat| {
                let (old, new) = (before.player(seat), self.player(seat));
                let pairs = [(&old.hand, &new.hand), (&old.bases, &new.bases), (&old.unchosen, &new.unchosen)];
                let pairs = pairs.into_iter().flat_map(|(old, new)| old.iter().copied().zip(new.iter().copied()));
                pairs.collect::<Vec<_>>()
            })
            .collect();
        let regions = before.regions.iter().zip(&self.regions);
        let galaxy: Vec<(Uid, Uid)> =
            regions.flat_map(|(old, new)| old.deck.iter().copied().zip(new.deck.iter().copied())).collect();
        let of = |uid: Uid| {
            let pairs = changed.iter().chain(&galaxy);
            pairs.into_iter().find(|(old, _)| *old == uid).map_or(uid, |(_, new)| *new)
        };
        if let Some(decision) = &mut self.decision {
            for option in &mut decision.options {
                *option = option.about(of);
            }
        }
        for frame in &mut self.frames {
            if let Frame::PlayAll(cards) = frame {
                cards.iter_mut().for_each(|uid| *uid = of(*uid));
            }
        }
        self.renew_several();
    }

    /// Copies are those of the new hands: whether a hand has any is nothing that everybody knows.
    fn renew_several(&mut self) {
        let several: Vec<Choice> = self.active_seats().flat_map(|seat| self.several(seat)).collect();
        let Some(decision) = self.decision.as_mut().filter(|decision| decision.ask == Ask::Turn) else { return };
        decision.options.retain(|option| !matches!(option, Choice::PlayCopies(_) | Choice::PlayHand(_)));
        let single = |option: &&Choice| matches!(option, Choice::Play(_));
        let place = decision.options.iter().take_while(single).count();
        decision.options.splice(place..place, several);
    }
}

/// Deals the hidden cards of two lists again among their positions, from an order that says nothing of where they were.
fn deal(chance: &mut Chance, lists: [&mut Vec<Uid>; 2], hidden: impl Fn(&Uid) -> bool, printed: impl Fn(&Uid) -> Def) {
    let mut cards: Vec<Uid> = lists.iter().flat_map(|list| list.iter().copied()).filter(&hidden).collect();
    cards.sort_by_key(printed);
    chance.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    for list in lists {
        for uid in list.iter_mut().filter(|uid| hidden(uid)) {
            if let Some(card) = cards.next() {
                *uid = card;
            }
        }
    }
}
