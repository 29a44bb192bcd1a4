//! Private notes, and proving who one is for something other than the hand: to concede.

use super::screen::{Screen, Who};
use super::{App, Writing};
use crate::screens::notes::Notes;
use hotseat::exposure::Closed;
use hotseat::handover::Confirmed;
use hotseat::notes::LONGEST_NOTES;
use screen::terminal::message::Effect;
use screen::widgets::choose::{Choose, Entry};
use screen::widgets::event::Event;
use seats::Seat;
use shell::command::Command;
use shell::command::key::Key;
use shell::curtain::Purpose;
use std::time::{Duration, Instant};

/// Notes close when nobody has typed for this long.
const IDLE: Duration = Duration::from_secs(30);

/// What was typed is written down at least this often.
const KEEP_EVERY: Duration = Duration::from_secs(3);

impl App {
    /// Whose notes? The seat whose hand is open needs no asking.
    pub(super) fn choose_writer(&mut self, now: Instant) {
        if let Some(seat) = self.playing.as_ref().and_then(|board| board.session().at_keyboard()) {
            return self.who(Who::Notes(seat), now);
        }
        let markers = self.around().notes_markers();
        let entry = |(seat, name): &(Seat, String)| Entry {
            title: name.clone(),
            about: if markers.get(seat.index()) == Some(&true) { "has noted something" } else { "nothing noted" }
                .into(),
            ..Entry::default()
        };
        let people = self.around().people();
        let entries = people.iter().map(entry).collect();
        let list = Choose::new("Private notes: whose?", "Nobody sits here.", entries);
        self.screens.push(Screen::Who(list, people.into_iter().map(|(seat, _)| Who::Notes(seat)).collect()));
    }

    /// Who concedes what? Possible at any time, whoever decides (rules I-4, I-5).
    pub(super) fn choose_who_concedes(&mut self, now: Instant) {
        self.close_hand(Closed::Question, now);
        let people = self.around().people();
        let Some(board) = &self.playing else { return };
        let people: Vec<(Seat, String)> =
            people.into_iter().filter(|(seat, _)| board.session().may_concede(*seat)).collect();
        let mut rows: Vec<(Who, String, &str)> = people
            .iter()
            .map(|(seat, name)| (Who::Concede(*seat), format!("{name} gives up this game"), "the match goes on"))
            .collect();
        if self.the_match.is_some() {
            let whole = people.iter().map(|(seat, name)| {
                (Who::ConcedeMatch(*seat), format!("{name} gives up the match"), "nothing more is played")
            });
            rows.extend(whole);
        } else {
            rows.iter_mut().for_each(|row| row.2 = "taking it back needs everybody's consent");
        }
        let entry = |(_, title, about): &(Who, String, &str)| Entry {
            title: title.clone(),
            about: (*about).into(),
            ..Entry::default()
        };
        let list = Choose::new("Who gives up?", "Nobody can give up.", rows.iter().map(entry).collect());
        self.screens.push(Screen::Who(list, rows.into_iter().map(|(who, ..)| who).collect()));
    }

    /// Somebody was chosen: they type their name.
    pub(super) fn who_chosen(&mut self, row: usize, now: Instant) {
        let Some(Screen::Who(_, rows)) = self.screens.pop() else { return };
        if let Some(who) = rows.get(row) {
            self.who(*who, now);
        }
    }

    pub(super) fn who(&mut self, who: Who, now: Instant) {
        if self.playing.is_some() {
            self.ask(
                match who {
                    Who::Notes(seat) => Purpose::Notes(seat),
                    Who::Concede(seat) => Purpose::Concede(seat),
                    Who::ConcedeMatch(seat) => Purpose::ConcedeMatch(seat),
                },
                now,
            );
            if let Who::Notes(seat) = who {
                self.proved(Purpose::Notes(seat), now);
            }
            return;
        }
        let (Some(the_match), Who::Notes(seat)) = (&mut self.the_match, who) else { return };
        match the_match.ask_for_notes(seat, now) {
            Ok(()) => self.effects.push(Effect::ForgetKeys),
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    /// Somebody proved who they are at the table.
    pub(super) fn proved(&mut self, purpose: Purpose, now: Instant) {
        let Some(proof) = self.playing.as_mut().and_then(|board| board.session_mut().proof()) else { return };
        match purpose {
            Purpose::ConcedeMatch(_) => self.concede_match(proof, now),
            _ => self.open_notes(proof, now),
        }
    }

    fn concede_match(&mut self, proof: Confirmed, now: Instant) {
        let done = self.around().concede_match(proof, now);
        self.after_change(now);
        if let Err(why) = done {
            self.notice = Some(why.to_string());
        }
    }

    /// The notes of the person who typed their name go on the screen.
    pub(super) fn open_notes(&mut self, writer: Confirmed, now: Instant) {
        let read = self.around().open_notes(&writer);
        match read {
            Err(why) => self.notice = Some(why.to_string()),
            Ok(text) => {
                let people = self.around().people();
                let name = people.into_iter().find(|(seat, _)| *seat == writer.seat()).map(|(_, name)| name);
                self.screens.push(Screen::Notes(Notes::new(name.unwrap_or_default(), text.clone(), LONGEST_NOTES)));
                self.writing = Some(Writing { writer, kept: text, kept_at: now, touched: now });
            }
        }
    }

    /// A key for the open notes.
    pub(super) fn notes_key(&mut self, key: Key, now: Instant) -> Event {
        let area = self.screen;
        let (Some(Screen::Notes(notes)), Some(writing)) = (self.screens.last_mut(), &mut self.writing) else {
            return Event::Back;
        };
        writing.touched = now;
        notes.press(key, area)
    }

    /// Writes the open notes down as they are. True if they are kept.
    fn keep_notes(&mut self, open: bool, now: Instant) -> bool {
        let text = self.screens.iter().find_map(|screen| match screen {
            Screen::Notes(notes) => Some(notes.text().to_owned()),
            _ => None,
        });
        let (Some(mut writing), Some(text)) = (self.writing.take(), text) else { return true };
        let kept = self.around().write_notes(&writing.writer, &text, open);
        (writing.kept, writing.kept_at) = (text, now);
        self.writing = Some(writing);
        kept.map_err(|why| self.notice = Some(why.to_string())).is_ok()
    }

    /// Closes open notes; what was typed is kept.
    pub(super) fn close_notes(&mut self, now: Instant) {
        if self.writing.is_none() {
            return;
        }
        self.keep_notes(false, now);
        self.writing = None;
        self.screens.retain(|screen| !matches!(screen, Screen::Notes(_)));
        self.effects.extend([Effect::Purge, Effect::ForgetKeys]);
    }

    /// Time passes while notes are open.
    pub(super) fn notes_tick(&mut self, now: Instant) {
        let Some(writing) = &self.writing else { return };
        if now.saturating_duration_since(writing.touched) >= IDLE {
            self.close_notes(now);
            self.notice = Some("The notes were closed: nobody typed for a while.".into());
            return;
        }
        let changed = self.screens.iter().any(|screen| match screen {
            Screen::Notes(notes) => notes.text() != writing.kept,
            _ => false,
        });
        if changed && now.saturating_duration_since(writing.kept_at) >= KEEP_EVERY {
            self.keep_notes(true, now);
        }
    }

    /// When open notes next need to be told the time.
    pub(super) fn notes_deadline(&self, now: Instant) -> Option<Instant> {
        self.writing.as_ref().map(|writing| (now + KEEP_EVERY).min(writing.touched + IDLE))
    }

    /// What everybody may ask about besides the table: notes, the promise about the luck, the match.
    pub(super) fn other_open_facts(&mut self) -> Vec<String> {
        let around = self.around();
        let markers = around.notes_markers();
        let people = around.people().into_iter();
        let writers: Vec<String> =
            people.filter(|(seat, _)| markers.get(seat.index()) == Some(&true)).map(|(_, name)| name).collect();
        let notes = match writers.as_slice() {
            [] => "Private notes: nobody has any.".into(),
            names => format!("Private notes: {}.", names.join(", ")),
        };
        let mut facts: Vec<String> = std::iter::once(notes).chain(around.match_facts()).collect();
        if let Some(commitment) = around.commitment() {
            facts.push(format!("Promised about the luck before the first hand: {commitment}."));
            facts.push("After the end cantina verify recomputes everything from the seed.".into());
        }
        facts
    }

    /// Does a command that is not a key of the notes close them first?
    pub(super) fn leaves_notes(command: Command) -> bool {
        !matches!(command, Command::Mouse | Command::Redraw)
    }
}
