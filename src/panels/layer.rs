//! Layers that hide something from some of the people: their time, their curtain.

use super::App;
use super::curtain::keystroke;
use super::screen::{Question, Screen};
use crate::screens::new_game::NewGame;
use boards::games;
use hotseat::exposure::Closed;
use screen::game::layer::Then;
use screen::terminal::message::Effect;
use screen::widgets::confirm::Confirm;
use screen::widgets::event::Event;
use shell::command::Command;
use shell::command::key::Key;
use shell::curtain::Curtain;
use shell::place::{Opened, Outcome};
use shell::request::Request;
use std::time::Instant;

impl App {
    /// Opens on the list that a command of the first screen shows.
    pub fn open(&mut self, command: Command, now: Instant) {
        self.run(command, now);
    }

    /// The layers that stay wait below what is put on the table now.
    pub(super) fn make_way(&mut self, now: Instant) {
        if !self.screens.iter().any(|screen| matches!(screen, Screen::Layer(_))) {
            return;
        }
        self.cover_layer(Closed::Overlay, now);
        let layers = std::mem::take(&mut self.screens).into_iter().filter_map(|screen| match screen {
            Screen::Layer(layer) if layer.stays() => Some(layer),
            _ => None,
        });
        self.below = layers.collect();
        self.screens = vec![Screen::home()];
    }

    /// What was on the table was left: the layers below it return, and are told.
    pub(super) fn bring_back(&mut self) {
        for mut layer in std::mem::take(&mut self.below) {
            let then = layer.returned(&mut self.services);
            self.screens.push(Screen::Layer(layer));
            self.then(then);
        }
    }

    /// What a layer's answer leads to; returns what is left for the program to do.
    pub(super) fn then(&mut self, then: Then) -> Event {
        match then {
            Then::Stay => {}
            Then::Back => return Event::Back,
            Then::Ignored => return Event::Ignored,
            Then::Say(text) => self.notice = Some(text),
            Then::Read(text) => self.screens.push(Screen::Text(text)),
            Then::Ask(question, yes, then) => {
                self.screens.push(Screen::Confirm(Confirm::new(question, yes), Question::Ask(then)));
            }
            Then::Came(Outcome::Changed(said)) => self.notice = said.or(self.notice.take()),
            Then::Came(Outcome::Renewed(said)) => {
                self.effects.extend([Effect::Purge, Effect::ForgetKeys]);
                self.notice = said.or(self.notice.take());
            }
            Then::Came(outcome) => self.came(outcome, self.seen_at),
        }
        Event::Stay
    }

    /// Another place lies over the one on top.
    pub fn open_over(&mut self, opened: Opened) {
        match opened {
            Opened::Notes(notes) => self.show_notes(notes),
            Opened::Setup => {
                let before = self.form.as_deref();
                let services = &self.services;
                let new = before.map_or_else(|| NewGame::new(services), |before| NewGame::again(before, services));
                self.screens.push(Screen::NewGame(Box::new(new)));
            }
            opened => match games::opened(opened, &self.services, self.seen_at) {
                Some(layer) => self.screens.push(Screen::Layer(layer)),
                None => self.notice = Some("No game of this match has begun.".into()),
            },
        }
    }

    /// What an answer asks for, of whatever lies under the question.
    pub(super) fn ask_here(&mut self, request: &Request, now: Instant) {
        let asks = |screen: &&mut Screen| matches!(screen, Screen::Layer(_) | Screen::Match(_) | Screen::Table);
        match (request.command, self.screens.iter_mut().rev().find(asks)) {
            (Command::Leave, _) => self.leave(now),
            (_, Some(Screen::Layer(layer))) => {
                let then = layer.ask(request, &mut self.services);
                self.then(then);
            }
            (_, Some(Screen::Match(_))) => self.ask_match(request, now),
            _ => self.ask_table(request, now),
        }
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

    /// Draws the curtain of layers; anything over them that may give away what they showed is closed.
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

    /// A key went down: what layers show to one person stays open for a while longer.
    pub(super) fn layers_touched(&mut self, now: Instant) {
        for screen in &mut self.screens {
            if let Screen::Layer(layer) = screen {
                layer.touched(now);
            }
        }
    }

    /// Time passes for the layers, including those under other screens.
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
