//! The form as it was filled in before: by the last game, or when the form was left.

use super::NewGame;
use screen::input::line::Line;
use shell::services::{LastSetup, Services, TRUST};

/// The level of the first opponent.
const FIRST_OPPONENT: &str = "rookie";

/// The player at this level: the program, or a person if there is no such level.
fn player_at(levels: &[(&str, &str)], level: &str) -> usize {
    levels.iter().position(|(word, _)| *word == level).map_or(0, |level| level + 1)
}

impl NewGame {
    /// As the last game was set up. Whoever has only practised so far is alone at the keyboard, and meets the program.
    pub(super) fn remember(&mut self, services: &Services) {
        match services.last_setup() {
            Some(last) => self.set_again(&last),
            None if !services.progress().is_empty() => self.seats[1].player = player_at(&self.levels, FIRST_OPPONENT),
            None => {}
        }
    }

    /// As it was last set up, as far as such modes, decks and levels still exist.
    fn set_again(&mut self, last: &LastSetup) {
        self.mode = self.modes.iter().copied().find(|mode| mode.name() == last.mode).unwrap_or(self.mode);
        let (few, many) = self.mode.seats();
        self.count = last.seats.len().clamp(few, many);
        self.trust = TRUST.iter().position(|(_, word)| *word == last.trust).unwrap_or(self.trust);
        for (seat, old) in self.seats.iter_mut().zip(&last.seats) {
            seat.name = Line::with(old.name.clone());
            seat.deck = self.decks.iter().position(|deck| deck.name == old.deck).unwrap_or(seat.deck);
            seat.player = player_at(&self.levels, &old.bot);
        }
    }

    /// The form as it was left, with the present decks and options. Neither seed nor PINs are remembered.
    pub(crate) fn again(before: &NewGame, services: &Services) -> NewGame {
        let mut new = NewGame::new(services);
        for (seat, old) in new.seats.iter_mut().zip(&before.seats) {
            let name = before.decks.get(old.deck).map(|deck| &deck.name);
            let deck = new.decks.iter().position(|deck| Some(&deck.name) == name);
            (seat.name, seat.player, seat.deck) = (old.name.clone(), old.player, deck.unwrap_or(seat.deck));
        }
        (new.mode, new.count, new.trust) = (before.mode, before.count, before.trust);
        (new.length, new.round, new.clock) = (before.length, before.round, before.clock);
        (new.at_curtain, new.conduct) = (before.at_curtain, before.conduct);
        for (options, old) in new.options.iter_mut().zip(&before.options) {
            options.set_again(old);
        }
        new
    }
}
