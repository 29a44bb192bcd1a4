//! Layers that keep something from some of the people: their time, their curtain.

use super::App;
use super::curtain::keystroke;
use super::screen::Screen;
use crate::hotseat::exposure::Closed;
use crate::shell::command::Command;
use crate::shell::command::key::Key;
use crate::shell::curtain::Curtain;
use crate::shell::games::Recorded;
use crate::ui::game::layer::Layer;
use crate::ui::games;
use crate::ui::terminal::message::Effect;
use std::time::Instant;

impl App {
    /// Opens on a layer.
    pub fn open_layer(&mut self, layer: Box<dyn Layer>) {
        self.screens.push(Screen::Layer(layer));
    }

    /// Opens on games to be looked at again.
    pub fn watch(&mut self, recorded: Recorded, now: Instant) {
        match games::replay(recorded, now) {
            Some(layer) => self.open_layer(layer),
            None => self.notice = Some("No game of this match was begun.".into()),
        }
    }

    /// Opens on the list that a command of the first screen shows.
    pub fn open(&mut self, command: Command, now: Instant) {
        self.run(command, now);
    }

    /// The curtain of the layer on top.
    pub(super) fn layer_curtain(&self) -> Option<Curtain<'_>> {
        match self.screens.last() {
            Some(Screen::Layer(layer)) => layer.curtain(),
            _ => None,
        }
    }

    pub(super) fn is_layer_curtain(&self) -> bool {
        self.layer_curtain().is_some()
    }

    /// A key on the curtain of a layer.
    pub(super) fn layer_curtain_key(&mut self, key: Key, now: Instant) {
        self.notice = None;
        if matches!(key, Key::Char('?') | Key::F(1)) {
            return self.run(Command::Help, now);
        }
        if let (Some(keystroke), Some(Screen::Layer(layer))) = (keystroke(key), self.screens.last_mut())
            && layer.spell(keystroke, now)
        {
            self.effects.push(Effect::ForgetKeys);
        }
    }

    /// Draws the curtain of layers; what lay over them may tell what they showed, and goes.
    pub(super) fn cover_layer(&mut self, why: Closed, now: Instant) {
        for place in 0..self.screens.len() {
            if let Some(Screen::Layer(layer)) = self.screens.get_mut(place)
                && layer.cover(why, now)
            {
                self.screens.truncate(place + 1);
                self.forget_words();
                self.effects.push(Effect::Purge);
                return;
            }
        }
    }

    /// Time passes for the layers, those under other screens too.
    pub(super) fn layer_tick(&mut self, now: Instant) {
        for place in 0..self.screens.len() {
            let Some(Screen::Layer(layer)) = self.screens.get_mut(place) else { continue };
            let was_open = layer.curtain().is_none();
            let then = layer.tick(now);
            if was_open && layer.curtain().is_some() {
                self.screens.truncate(place + 1);
                self.forget_words();
            }
            self.then(then);
        }
    }

    /// When the picture of a layer changes by itself.
    pub(super) fn layer_deadline(&self, now: Instant) -> Option<Instant> {
        let layers = self.screens.iter().filter_map(|screen| match screen {
            Screen::Layer(layer) => layer.deadline(now),
            _ => None,
        });
        layers.min()
    }
}
