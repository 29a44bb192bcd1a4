//! The first questions in line mode: which game, who plays, with which deck.

mod between;
mod conversation;
mod first;
mod notes;
mod time;

use super::match_lines::{MatchLines, MatchNarrator};
use super::table::{Answer, TableLines};
use boards::games::voice;
use first::HomeNarrator;
use hotseat::exposure::Closed;
use hotseat::handover::DEAF;
use screen::game::place_lines::PlaceLines;
use screen::game::speaker::Speaker;
use screen::game::voice::Voice;
use seats::Seat;
use shell::around::Around;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::games::Seated;
use shell::home::Home;
use shell::hosted_match::HostedMatch;
use shell::open_notes::OpenNotes;
use shell::place::Place;
use shell::refusal::Refusal;
use shell::services::Services;
use std::time::Instant;

/// How many letters are heard or read in a second. A listener presses no keys, so time to hear the text is added before
/// anything closes automatically.
const LETTERS_A_SECOND: u64 = 12;

/// A name that somebody is asked to type.
#[derive(Clone, Copy)]
struct Question {
    seat: Seat,
    /// Lines from before were not meant for it.
    hears_from: Instant,
}

/// The program in line mode.
pub struct HomeLines {
    services: Services,
    /// Who answers, unless a game, a match or notes do.
    guest: Option<Box<dyn Speaker>>,
    /// Those that wait for the end of what they led to, the first questions first.
    waiting: Vec<Box<dyn Speaker>>,
    /// Are the first questions at the bottom of them?
    at_home: bool,
    playing: Option<TableLines>,
    /// The match that is played, if it is one.
    the_match: Option<MatchLines>,
    /// Notes that are open.
    notes: Option<OpenNotes>,
    /// Whose name is asked for.
    question: Option<Question>,
    /// Was that asked by the last line?
    asked_anew: bool,
    /// When the text written last will have been heard.
    quiet_from: Instant,
    /// The last fault that time brought; it is told once.
    fault: Option<String>,
}

impl HomeLines {
    /// Before the first question.
    pub fn new(services: Services) -> HomeLines {
        HomeLines {
            services,
            guest: Some(Box::new(PlaceLines::new(Home::default(), HomeNarrator))),
            waiting: Vec::new(),
            at_home: true,
            playing: None,
            the_match: None,
            notes: None,
            question: None,
            asked_anew: false,
            quiet_from: Instant::now(),
            fault: None,
        }
    }

    /// What is said first.
    pub fn opening(&mut self) -> Vec<String> {
        let services = &self.services;
        self.guest.as_mut().map(|guest| guest.opening(services)).unwrap_or_default()
    }

    /// The sign before the line to be typed.
    pub fn prompt(&self) -> String {
        match (&self.guest, &self.notes, &self.playing, &self.the_match) {
            (Some(guest), ..) => guest.prompt(),
            (None, Some(_), ..) => "notes> ".into(),
            (None, None, Some(table), _) => table.prompt(),
            (None, None, None, Some(the_match)) => the_match.prompt(),
            (None, None, None, None) => String::new(),
        }
    }

    /// Does the text written so far show a hand, a deck between games, or notes?
    pub fn shows_secrets(&self) -> bool {
        let hand = self.playing.as_ref().is_some_and(TableLines::is_open);
        let deck = self.the_match.as_ref().is_some_and(|the_match| the_match.place().private_page().is_some());
        hand || deck || self.notes.is_some() || self.guest.as_ref().is_some_and(|guest| guest.shows_secrets())
    }

    /// The text written so far is gone: everything private is closed.
    pub fn cover(&mut self, why: Closed) -> Answer {
        if let Some(guest) = &mut self.guest {
            return guest.cover(why, &self.services, Instant::now());
        }
        if let Some(table) = &mut self.playing {
            table.session_mut().close_hand(why);
        }
        if let Some(the_match) = &mut self.the_match {
            the_match.place_mut().close_page();
        }
        self.notes = None;
        let lines = vec![why.sentence().to_owned(), "Say look to continue.".to_owned()];
        Answer { clear: true, ..Answer::said(lines) }
    }

    /// Puts a game on the table and returns what is said first.
    pub fn play(&mut self, voice: Box<dyn Voice>, now: Instant) -> Vec<String> {
        let mut table = TableLines::new(voice);
        // A match, or whoever waits for the game, answers after it; a game that was over lies further down the list.
        self.make_way();
        let followed = self.the_match.is_some() || self.waiting.len() > usize::from(self.at_home);
        table.reviewed = !followed && table.session().outcome().is_none();
        let lines = table.opening(&self.services, now);
        self.playing = Some(table);
        self.notice_question(now);
        lines
    }

    /// The same for a game just begun or continued.
    pub fn sit_down(&mut self, game: Seated, now: Instant) -> Vec<String> {
        self.play(voice(game), now)
    }

    /// Puts a match on the table and returns what is said first.
    pub fn open_match(&mut self, the_match: HostedMatch) -> Vec<String> {
        self.make_way();
        let the_match = MatchLines::new(the_match, MatchNarrator);
        let lines = the_match.look(&self.services);
        self.the_match = Some(the_match);
        lines
    }

    /// The game on the table with its match.
    fn around(&mut self) -> Around<'_> {
        Around {
            contest: self.the_match.as_mut().map(MatchLines::place_mut),
            game: self.playing.as_mut().map(TableLines::session_mut),
        }
    }

    /// Answers a line that was typed at one moment and is heard now.
    pub fn line(&mut self, text: &str, typed: Instant, now: Instant) -> Answer {
        if self.guest.is_some() {
            return self.guest_line(text, typed, now);
        }
        self.asked_anew = false;
        if self.question.is_some_and(|question| typed < question.hears_from) {
            return said(vec!["That was typed before the name was asked for, and is ignored.".into()]);
        }
        let answer = self.answer(text, now);
        self.notice_question(now);
        answer
    }

    /// Is somebody asked to type their name since the last line who was not asked before?
    pub fn was_asked_anew(&self) -> bool {
        self.guest.as_ref().map_or(self.asked_anew, |guest| guest.was_asked_anew())
    }

    fn notice_question(&mut self, now: Instant) {
        let of_game =
            self.playing.as_ref().and_then(|table| table.session().spelling()).and_then(|spelling| spelling.seat());
        let of_match = || {
            self.the_match
                .as_ref()
                .and_then(|the_match| the_match.place().spelling())
                .and_then(|spelling| spelling.seat)
        };
        let seat = of_game.or_else(of_match);
        if seat != self.question.map(|question| question.seat) {
            self.question = seat.map(|seat| Question { seat, hears_from: now + DEAF });
            self.asked_anew = seat.is_some();
        }
    }

    fn answer(&mut self, text: &str, now: Instant) -> Answer {
        if self.notes.is_some() {
            return self.note(text, now);
        }
        if self.playing.is_some() {
            return self.game_line(text, now);
        }
        self.match_line(text, now)
    }

    /// A line while a game is on the table.
    fn game_line(&mut self, text: &str, now: Instant) -> Answer {
        let before = self.around().pass_time(now).unwrap_or_else(|why| Some(why.to_string()));
        if let Some(lines) = self.settings_here(text, Focus::Board, now) {
            return said(before.into_iter().chain(lines).collect());
        }
        let Some(table) = &mut self.playing else { return said(before.into_iter().collect()) };
        let contest = self.the_match.as_mut().map(MatchLines::place_mut);
        let mut answer = table.line_in(text, contest, &self.services, now);
        if let Some(led) = table.led.take() {
            answer.lines.extend(self.led_to(led, now));
        }
        if answer.left {
            answer = Answer { left: false, ..answer };
            answer.lines.extend(self.left_table(now));
        }
        answer.lines.splice(0..0, before);
        answer
    }

    /// What is set for all games may be heard and set at a table, too.
    fn settings_here(&mut self, text: &str, place: Focus, now: Instant) -> Option<Vec<String>> {
        let asked = self.question.is_some();
        let said = spoken(text, place).filter(|said| said.command == Command::Settings && !asked)?;
        let outcome = Home::default().obey(&said, &mut self.services, now);
        Some(outcome.map_or_else(|why| why.lines(), |led| self.led_to(led, now)))
    }

    /// A game left the table: back to its match, or to the first questions.
    fn left_table(&mut self, now: Instant) -> Vec<String> {
        let told = self.around().leave_game(now);
        if self.playing.take().is_none() {
            return Vec::new();
        }
        let Some(the_match) = &self.the_match else {
            self.services.left();
            return self.welcome_back();
        };
        let mut lines: Vec<String> = told.err().iter().flat_map(Refusal::lines).collect();
        lines.extend(the_match.look(&self.services));
        lines
    }
}

fn said(lines: Vec<String>) -> Answer {
    Answer::said(lines)
}
