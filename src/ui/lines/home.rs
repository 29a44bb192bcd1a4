//! The first questions in line mode: which game, who plays, with which deck.

mod begin;
mod time;

use super::bout::{Led, PlainBout};
use super::notes::{Noted, PlainNotes};
use super::table::{Answer, PlainTable};
use crate::hotseat::exposure::Closed;
use crate::hotseat::handover::{Confirmed, DEAF};
use crate::seats::Seat;
use crate::shell::curtain::Purpose;
use crate::shell::match_session::MatchSession;
use crate::shell::services::{Mode, Services};
use crate::shell::session::{Session, Sight};
use std::time::{Duration, Instant};

/// What anybody may ask at any time (rules H-1, H-12).
fn asks(session: &dyn Session) -> Vec<String> {
    let answers = crate::ui::unlimited::screens::asks::answers(session.sight().view(), session.log(), session.title());
    answers.lines.into_iter().map(|(line, _)| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// The words of the first questions.
const WORDS: [&str; 8] = [
    "new ann 1 bob 2: a game of Ann with deck 1 and Bob with deck 2; up to six names.",
    "twin ann 1 bob 2 cara 3: the same for Twin Suns.",
    "options: hear the options of games of several. set base_hp printed: set one. set usual: all as before.",
    "match ann 1 bob 2: best of three; match ann 1 bob 2 55: with a round clock of 55 minutes.",
    "decks: hear the decks. deck 1: hear a deck.",
    "resume: hear unfinished games. resume 1: go on with one.",
    "card luke: hear cards with this name.",
    "quit: leave.",
];

/// Open notes close after this time without a line.
const NOTES_OPEN: Duration = Duration::from_secs(30);

/// How many letters are heard or read in a second. Of somebody who listens no key is seen, so time to hear what was
/// written is added before anything closes by itself.
const LETTERS_A_SECOND: u64 = 12;

/// A name that somebody is asked to spell.
#[derive(Clone, Copy)]
struct Question {
    seat: Seat,
    /// Lines from before were not meant for it.
    hears_from: Instant,
}

/// The program in line mode.
pub struct PlainHome {
    house: Box<dyn Services>,
    playing: Option<(Box<dyn Session>, PlainTable)>,
    /// The options that were set for the next game, by name and value.
    set: Vec<(String, String)>,
    /// The match that is played, if it is one.
    bout: Option<PlainBout>,
    /// Notes that are open.
    notes: Option<PlainNotes>,
    /// What somebody spells their name for, if it is neither the hand nor the table's own matter.
    asked: Option<Purpose>,
    /// Whose name is asked for.
    question: Option<Question>,
    /// Was that asked by the last line?
    asked_anew: bool,
    /// What was written last is heard by then.
    quiet_from: Instant,
    /// The fault that time brought last; it is told once.
    fault: Option<String>,
}

impl PlainHome {
    /// Before the first question.
    pub fn new(house: Box<dyn Services>) -> PlainHome {
        PlainHome {
            house,
            playing: None,
            set: Vec::new(),
            bout: None,
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
        let mut lines = vec!["Cantina: Star Wars: Unlimited at one keyboard. Say help for the words.".to_string()];
        match self.house.unfinished().len() {
            0 => {}
            1 => lines.push("There is an unfinished game: resume 1.".into()),
            count => lines.push(format!("There are {count} unfinished games: resume.")),
        }
        lines
    }

    /// The sign before the line that is to be typed.
    pub fn prompt(&self) -> String {
        match (&self.notes, &self.playing, &self.bout) {
            (Some(_), _, _) => "notes> ".into(),
            (None, Some((session, table)), _) => table.prompt(session.as_ref()),
            (None, None, Some(bout)) => bout.prompt(),
            (None, None, None) => "cantina> ".into(),
        }
    }

    /// Does what was written show a hand, a deck between games, or notes?
    pub fn shows_secrets(&self) -> bool {
        let hand = self.playing.as_ref().is_some_and(|(session, _)| matches!(session.sight(), Sight::Open(..)));
        let deck = self.bout.as_ref().is_some_and(|bout| bout.bout.private_page().is_some());
        hand || deck || self.notes.is_some()
    }

    /// What was written is gone: all that is private is closed.
    pub fn cover(&mut self, why: Closed) -> Answer {
        if let Some((session, _)) = &mut self.playing {
            session.close_hand(why);
        }
        if let Some(bout) = &mut self.bout {
            bout.bout.cover();
        }
        self.notes = None;
        Answer { lines: vec![why.sentence().to_owned(), "Say look to go on.".to_owned()], clear: true, left: false }
    }

    /// Puts a game on the table and gives what is said first.
    pub fn play(&mut self, mut session: Box<dyn Session>, now: Instant) -> Vec<String> {
        let mut table = PlainTable::new();
        let lines = table.opening(session.as_mut(), now);
        self.playing = Some((session, table));
        self.notice_question(now);
        lines
    }

    /// Puts a match on the table and gives what is said first.
    pub fn open_bout(&mut self, bout: Box<dyn MatchSession>) -> Vec<String> {
        let bout = PlainBout::new(bout);
        let lines = bout.opening();
        self.bout = Some(bout);
        lines
    }

    /// Answers a line that was typed at a moment, and is heard now.
    pub fn line(&mut self, text: &str, typed: Instant, now: Instant) -> Answer {
        self.asked_anew = false;
        if self.question.is_some_and(|question| typed < question.hears_from) {
            return said(vec!["That was typed before the name was asked for, and is not heard.".into()]);
        }
        let answer = self.answer(text, now);
        self.notice_question(now);
        answer
    }

    /// Is somebody asked to spell their name since the last line, who was not before it?
    pub fn was_asked_anew(&self) -> bool {
        self.asked_anew
    }

    fn notice_question(&mut self, now: Instant) {
        let of_game =
            self.playing.as_ref().and_then(|(session, _)| session.spelling()).and_then(|spelling| spelling.seat());
        let of_match = || self.bout.as_ref().and_then(|bout| bout.bout.spelling()).map(|spelling| spelling.seat);
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
        if let Some(bout) = &mut self.bout {
            let led = bout.line(text, now);
            return self.led(led, now);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let lines = match words.as_slice() {
            [] => Vec::new(),
            ["quit" | "exit"] => return Answer { lines: vec!["Goodbye.".into()], clear: false, left: true },
            ["help" | "?" | "F1" | "f1"] => WORDS.iter().map(|line| (*line).to_string()).collect(),
            ["options"] => self.options(),
            ["set", "usual"] => {
                self.set.clear();
                vec!["All options are as usual.".into()]
            }
            ["set", name, value] => vec![self.set_option(name, value)],
            ["decks"] => self.decks(),
            ["deck", number] => self.deck(number),
            ["resume"] => self.unfinished(),
            ["resume", number] => self.resume(number, now),
            ["card", name @ ..] => begin::card(self.house.cards(), &name.join(" ")),
            ["match", seats @ ..] => self.start_match(seats),
            ["new", seats @ ..] => self.start(seats, Mode::Multiplayer, now),
            ["twin", seats @ ..] => self.start(seats, Mode::TwinSuns, now),
            _ => vec![format!("\"{text}\" is not understood. Say help for the words.")],
        };
        said(lines)
    }

    /// What a line between games led to.
    fn led(&mut self, led: Led, now: Instant) -> Answer {
        match led {
            Led::Said(answer) => answer,
            Led::Game(session, mut lines) => {
                lines.extend(self.play(session, now));
                said(lines)
            }
            Led::Notes(writer) => self.open_notes(writer),
            Led::Left(lines) => {
                self.bout = None;
                self.house.left();
                said(lines)
            }
        }
    }

    /// A line while a game is on the table.
    fn game_line(&mut self, text: &str, now: Instant) -> Answer {
        let mut before = self.time_passes(now).unwrap_or_else(|why| vec![why]);
        let Some((session, table)) = &mut self.playing else { return said(before) };
        let asked = match asked_for(text, session.as_ref(), self.bout.is_some()) {
            Some(Ok(purpose)) => {
                self.asked = Some(purpose);
                before.extend(table.ask(session.as_mut(), purpose, now));
                Some(said(Vec::new()))
            }
            Some(Err(why)) => Some(said(vec![why])),
            None => None,
        };
        let asked = match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["card", name @ ..] if asked.is_none() && session.spelling().is_none() && !name.is_empty() => {
                Some(said(begin::card(self.house.cards(), &name.join(" "))))
            }
            _ => asked,
        };
        let was_over = session.sight().view().over.is_some();
        let words = text.trim();
        let asked = match words {
            "ask" if asked.is_none() && session.spelling().is_none() => {
                let mut lines = asks(session.as_ref());
                lines.extend(self.bout.iter().flat_map(|bout| bout.open_facts()));
                Some(said(lines))
            }
            _ => asked,
        };
        let text = if was_over && self.bout.is_some() && words == "on" { "quit" } else { text };
        let mut answer = asked.unwrap_or_else(|| table.line(text, session.as_mut(), self.house.cards(), now));
        let proof = session.proof();
        let over = session.sight().view().over.is_some();
        if let Some(proof) = proof {
            let led = match (self.asked.take(), &mut self.bout) {
                (Some(Purpose::ConcedeMatch(_)), Some(bout)) => {
                    // The match hears of it first: if the program ended here, it would be over all the same.
                    let done = bout.bout.concede_match(&proof).and_then(|()| session.concede(proof, now));
                    let mut lines: Vec<String> = done.err().into_iter().collect();
                    lines.extend(self.left_table(now));
                    said(lines)
                }
                _ => self.open_notes(proof),
            };
            return with(before, led);
        }
        if over && !was_over && self.bout.is_some() {
            answer.lines.push("Say on to go on with the match.".into());
        }
        if answer.left {
            answer = Answer { left: false, ..answer };
            answer.lines.extend(self.left_table(now));
        }
        with(before, answer)
    }

    /// The clock of the match, if there is one.
    fn time_passes(&mut self, now: Instant) -> Result<Vec<String>, String> {
        let (Some(bout), Some((session, _))) = (&mut self.bout, &mut self.playing) else { return Ok(Vec::new()) };
        let Some(round) = bout.bout.tick(now, Some(session.sight().view()))? else { return Ok(Vec::new()) };
        session.stop_after(round)?;
        Ok(vec![format!("Time is called: the action phase of round {round} is the last one.")])
    }

    /// A game left the table: back to its match, or to the first questions.
    fn left_table(&mut self, now: Instant) -> Vec<String> {
        let Some((session, _)) = self.playing.take() else { return Vec::new() };
        let Some(bout) = &mut self.bout else {
            self.house.left();
            return Vec::new();
        };
        let view = session.sight().view();
        let told = bout.bout.tick(now, Some(view)).and_then(|_| bout.bout.left_table(view, session.log()));
        let mut lines: Vec<String> = told.err().into_iter().collect();
        lines.extend(bout.opening());
        lines
    }

    fn open_notes(&mut self, writer: Confirmed) -> Answer {
        let read = match (&mut self.bout, &self.playing) {
            (Some(bout), _) => bout.bout.open_notes(&writer),
            (None, Some((session, _))) => session.notes(&writer),
            (None, None) => return said(Vec::new()),
        };
        match read {
            Err(why) => said(vec![why]),
            Ok(text) => {
                let notes = PlainNotes { writer, text };
                let lines = notes.opening();
                self.notes = Some(notes);
                said(lines)
            }
        }
    }

    /// A line for open notes: it is written down before anything is said.
    fn note(&mut self, text: &str, now: Instant) -> Answer {
        let Some(mut notes) = self.notes.take() else { return said(Vec::new()) };
        let closed = matches!(notes.line(text), Noted::Closed);
        let kept = match (&mut self.bout, &mut self.playing) {
            (Some(bout), _) => bout.bout.write_notes(&notes.writer, &notes.text, !closed),
            (None, Some((session, _))) => session.write_notes(&notes.writer, &notes.text),
            (None, None) => Ok(()),
        };
        let mut lines: Vec<String> = kept.err().into_iter().collect();
        if !closed {
            self.notes = Some(notes);
            return said(lines);
        }
        lines.push("The notes are closed.".into());
        match (&mut self.playing, &self.bout) {
            (Some((session, table)), _) => lines.extend(table.question(session.as_mut(), now)),
            (None, Some(bout)) => lines.extend(bout.opening()),
            (None, None) => {}
        }
        PlainNotes::closing(lines)
    }
}

/// A line that asks for notes or gives up: who has to prove themselves for what. Nothing for all other lines.
fn asked_for(text: &str, session: &dyn Session, in_match: bool) -> Option<Result<Purpose, String>> {
    if session.spelling().is_some() {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let (notes, whole, name) = match words.as_slice() {
        ["notes", name @ ..] => (true, false, name.join(" ")),
        ["concede", "match", name @ ..] if in_match => (false, true, name.join(" ")),
        ["concede", name @ ..] if !name.is_empty() => (false, false, name.join(" ")),
        _ => return None,
    };
    let view = session.sight().view();
    let open = match session.sight() {
        Sight::Open(seat, _) => Some(seat),
        _ => view.decision.as_ref().map(|decision| decision.seat),
    };
    let named = Seat::all(view.seats.len())
        .find(|seat| view.seats.get(seat.index()).is_some_and(|side| side.name.eq_ignore_ascii_case(&name)));
    let seat = if name.is_empty() { open } else { named };
    Some(match seat {
        Some(seat) if notes => Ok(Purpose::Notes(seat)),
        Some(seat) if whole => Ok(Purpose::ConcedeMatch(seat)),
        Some(seat) => Ok(Purpose::Concede(seat)),
        None if name.is_empty() => Err("Say whose: add a name.".into()),
        None => Err(format!("Nobody here is called \"{name}\".")),
    })
}

fn said(lines: Vec<String>) -> Answer {
    Answer { lines, clear: false, left: false }
}

fn with(before: Vec<String>, answer: Answer) -> Answer {
    let lines = before.into_iter().chain(answer.lines).collect();
    Answer { lines, ..answer }
}
