//! The first questions in line mode: which game, who plays, with which deck.

mod asked;
mod begin;
mod between;
mod guest;
mod noting;
mod practice;
mod time;

use super::match_lines::{MatchLines, MatchNarrator};
use super::notes::NotesLines;
use super::table::{Answer, TableLines};
use asked::asked_for;
use boards::games::{self as games_of, voice};
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, DEAF};
use screen::game::speaker::Speaker;
use screen::game::voice::Voice;
use seats::Seat;
use shell::around::Around;
use shell::command::situation::Focus;
use shell::command::{Command, spoken, spoken_help};
use shell::curtain::Purpose;
use shell::games::Seated;
use shell::hosted_match::HostedMatch;
use shell::practice::menu::{FIRST, lessons};
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::{Mode, Services};
use std::time::{Duration, Instant};

/// Open notes close after this time without a line.
const NOTES_OPEN: Duration = Duration::from_secs(30);

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
    services: Box<dyn Services>,
    /// A conversation other than a game.
    guest: Option<Box<dyn Speaker>>,
    /// Conversations waiting for the end of what they led to.
    waiting: Vec<Box<dyn Speaker>>,
    /// Did the guest come from the first questions, so that they follow it?
    visited: bool,
    /// Are the decks being browsed, so that words of the first questions are understood there, too?
    browsing: bool,
    playing: Option<TableLines>,
    /// The options that were set for the next game, by name and value.
    set: Vec<(String, String)>,
    /// The match being played, if there is one.
    the_match: Option<MatchLines>,
    /// Notes that are open.
    notes: Option<NotesLines>,
    /// What somebody types their name for, if it is neither the hand nor the table's own business.
    asked: Option<Purpose>,
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
    pub fn new(services: Box<dyn Services>) -> HomeLines {
        HomeLines {
            services,
            guest: None,
            waiting: Vec::new(),
            visited: false,
            browsing: false,
            playing: None,
            set: Vec::new(),
            the_match: None,
            notes: None,
            asked: None,
            question: None,
            asked_anew: false,
            quiet_from: Instant::now(),
            fault: None,
        }
    }

    /// What is said first.
    pub fn opening(&self) -> Vec<String> {
        let mut lines = vec![format!("Cantina: {}. Say help for the words.", boards::games::about())];
        match self.services.unfinished().len() {
            0 => {}
            1 => lines.push("There is an unfinished game: resume 1.".into()),
            count => lines.push(format!("There are {count} unfinished games: resume.")),
        }
        let games = self.services.unfinished().len() + self.services.finished().len();
        if games == 0 && self.services.progress().is_empty() {
            lines.push(format!("New to the game? Say learn {FIRST}: your first game, 20 minutes, with help."));
        }
        lines
    }

    /// The sign before the line to be typed.
    pub fn prompt(&self) -> String {
        if let Some(guest) = &self.guest {
            return guest.prompt();
        }
        match (&self.notes, &self.playing, &self.the_match) {
            (Some(_), _, _) => "notes> ".into(),
            (None, Some(table), _) => table.prompt(),
            (None, None, Some(the_match)) => the_match.prompt(),
            (None, None, None) => "cantina> ".into(),
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
            return guest.cover(why, self.services.as_ref(), Instant::now());
        }
        if let Some(table) = &mut self.playing {
            table.session_mut().close_hand(why);
        }
        if let Some(the_match) = &mut self.the_match {
            the_match.place_mut().close_page();
        }
        self.notes = None;
        Answer { lines: vec![why.sentence().to_owned(), "Say look to continue.".to_owned()], clear: true, left: false }
    }

    /// Puts a game on the table and returns what is said first.
    pub fn play(&mut self, voice: Box<dyn Voice>, now: Instant) -> Vec<String> {
        let mut table = TableLines::new(voice);
        // A match, or a waiting conversation, answers after it; a finished game is further down the list.
        let followed = self.the_match.is_some() || !self.waiting.is_empty();
        table.reviewed = !followed && table.session().outcome().is_none();
        let lines = table.opening(self.services.as_ref(), now);
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
        let the_match = MatchLines::new(the_match, MatchNarrator);
        let lines = the_match.look(self.services.as_ref());
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
        if self.the_match.is_some() {
            return self.match_line(text, now);
        }
        Answer {
            left: spoken(text, Focus::Home).is_some_and(|said| said.command == Command::Quit),
            ..said(self.at_home(text, now))
        }
    }

    /// A line before any game.
    fn at_home(&mut self, text: &str, now: Instant) -> Vec<String> {
        if text.trim().is_empty() {
            return Vec::new();
        }
        let Some(said) = spoken(text, Focus::Home) else { return not_understood(text) };
        match (said.command, said.words().as_slice()) {
            (Command::Quit, _) => vec!["Goodbye.".into()],
            (Command::Help, _) => spoken_help(Focus::Home),
            (Command::Events, words) => self.events(words, now),
            (Command::Options, _) => self.options(),
            (Command::Set, ["usual"]) => {
                self.set.clear();
                vec!["All options are as usual.".into()]
            }
            (Command::Set, [name, value]) => vec![self.set_option(name, value)],
            (Command::Learn, []) => practice::told(&lessons(self.services.progress()), Command::Learn),
            (Command::Learn, [word]) => self.practise(word, &lessons(self.services.progress()), now),
            (Command::Practise, words) => self.practise_words(words, now),
            (Command::Review, words) => self.review(words, now),
            (Command::Decks, _) => self.browse(),
            (Command::Deck, [number]) => self.deck(number),
            (Command::Resume, []) => self.unfinished(),
            (Command::Resume, [number]) => self.resume(number, now),
            (Command::Finished, []) => self.finished(),
            (Command::Finished, [number]) => self.reopen(number, now),
            (Command::Settings, words) => self.settings(words),
            (Command::Rules, wanted) => games_of::rules(&wanted.join(" ")).unwrap_or_else(|why| vec![why.to_string()]),
            (Command::Replay, []) => self.finished(),
            (Command::Replay, [number]) => self.replay(number),
            (Command::Card, name) => begin::card(self.services.cards(), &name.join(" "), &[]),
            (Command::NewMatch, seats) => self.start_match(seats, now),
            (Command::New, seats) => self.start(seats, Mode::Multiplayer, now),
            (Command::NewTwin, seats) => self.start(seats, Mode::TwinSuns, now),
            _ => not_understood(text),
        }
    }

    /// A line while a game is on the table.
    fn game_line(&mut self, text: &str, now: Instant) -> Answer {
        let mut before: Vec<String> =
            self.around().pass_time(now).unwrap_or_else(|why| Some(why.to_string())).into_iter().collect();
        let in_match = self.the_match.is_some();
        let Some(table) = &mut self.playing else { return said(before) };
        let was_over = table.session().outcome().is_some();
        let asked = asked_for(text, table.session(), in_match);
        let mut answer = match asked {
            Some(Ok(purpose)) => {
                self.asked = Some(purpose);
                before.extend(table.ask(purpose, now));
                said(Vec::new())
            }
            Some(Err(why)) => said(vec![why]),
            None => self.table_line(text, now),
        };
        let Some(table) = &mut self.playing else { return with(before, answer) };
        let over = table.session().outcome().is_some();
        if let Some(proof) = table.session_mut().proof() {
            let led = self.proved(proof, now);
            return with(before, led);
        }
        if over && !was_over && in_match {
            answer.lines.push("Say on to continue the match.".into());
        }
        if answer.left {
            answer = Answer { left: false, ..answer };
            answer.lines.extend(self.left_table(now));
        }
        with(before, answer)
    }

    /// A line that the home can answer better than the table: cards, the match.
    fn table_line(&mut self, text: &str, now: Instant) -> Answer {
        let Some(table) = &mut self.playing else { return said(Vec::new()) };
        let free = table.session().spelling().is_none();
        let command = spoken(text, Focus::Board).filter(|_| free);
        let words = command.as_ref().map(Request::words).unwrap_or_default();
        match command.as_ref().map(|said| (said.command, words.as_slice())) {
            Some((Command::Card, name)) if !name.is_empty() => {
                said(begin::card(self.services.cards(), &name.join(" "), &table.in_sight()))
            }
            Some((Command::Asks, _)) => {
                let mut lines = table.open_facts();
                lines.extend(self.match_facts());
                said(lines)
            }
            Some((Command::Watch, [])) => said(self.watch_again()),
            Some((command @ (Command::Rematch | Command::RematchSeats | Command::RematchDecks), [])) => {
                said(self.rematch(command, now))
            }
            Some((Command::GoOn, _)) if self.the_match.is_some() && table.session().outcome().is_some() => {
                Answer { lines: vec!["The game is saved.".into()], clear: true, left: true }
            }
            _ => table.line(text, self.services.as_ref(), now),
        }
    }

    /// Somebody proved who they are: for their notes, or to concede the match.
    fn proved(&mut self, proof: Confirmed, now: Instant) -> Answer {
        match self.asked.take() {
            Some(Purpose::ConcedeMatch(_)) => {
                let done = self.around().concede_match(proof, now);
                let mut lines: Vec<String> = done.err().iter().flat_map(Refusal::lines).collect();
                lines.extend(self.left_table(now));
                said(lines)
            }
            _ => self.open_notes(proof),
        }
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
        lines.extend(the_match.look(self.services.as_ref()));
        lines
    }
}

fn not_understood(text: &str) -> Vec<String> {
    vec![format!("\"{text}\" is not understood. Say help for the words.")]
}

fn said(lines: Vec<String>) -> Answer {
    Answer::said(lines)
}

fn with(before: Vec<String>, answer: Answer) -> Answer {
    let lines = before.into_iter().chain(answer.lines).collect();
    Answer { lines, ..answer }
}
