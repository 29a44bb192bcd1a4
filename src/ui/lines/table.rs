//! A game in line mode: a line in, lines out.

use crate::hotseat::exposure::Closed;
use crate::hotseat::handover::Keystroke;
use crate::seats::Seat;
use crate::shell::cards::Cards;
use crate::shell::curtain::{Asked, Purpose};
use crate::shell::session::{Done, Saving, Session, Sight};
use crate::ui::unlimited::labels::Labels;
use crate::ui::unlimited::lines::describe;
use crate::ui::unlimited::lines::narrate::{self, Detail};
use crate::ui::unlimited::lines::parse::{Request, pick, understand};
use crate::unlimited::rules::view::{CardView, DecisionView, View};
use std::time::{Duration, Instant};

/// The words that are understood.
const HELP: [&str; 16] = [
    "look: hear the table. choices: hear the choices. A number chooses.",
    "attack e base, attack e with what you attack behind it; or attack e alone.",
    "play 2, or play and a card's name; the number is that of the hand.",
    "use x: use a unit's ability. deploy: deploy your leader.",
    "pass. initiative. yes. no. done. keep. mulligan.",
    "hand: open your hand, after your name is typed; close: close it.",
    "inspect x: all about a unit; inspect leader, bob leader, base, hand 2, or a name. card luke: a card by its name.",
    "piles: discard piles, resources, effects. recap: what happened since you last acted.",
    "why attack a: why something cannot be done, with the rule.",
    "log, log 20: what happened.",
    "undo: take back. concede, concede bob: give up.",
    "notes, notes bob: private notes, after the name is typed.",
    "Units have letters, also in another order of words: attack with luke base.",
    "brief, usual, full: how much is said; full also says what cannot be done, and every text again.",
    "quit: save and leave.",
    "help: these lines.",
];

/// What the table is asked when a choice cannot be written down.
const ASKS_ABOUT_SAVING: &str = "Say save elsewhere: the whole game goes into another file. Or go on unsaved: it is \
    not saved until it can be. Or choose again once there is room.";

/// What a line led to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The lines to write.
    pub lines: Vec<String>,
    /// The screen is to be cleared first, so that nobody reads an old hand.
    pub clear: bool,
    /// The game is left.
    pub left: bool,
}

/// A game in line mode.
pub struct PlainTable {
    labels: Labels,
    /// Words that wait for the next decision: "base" of "attack e base".
    rest: String,
    /// How much is said.
    detail: Detail,
    /// What was left of units and bases when it was last told.
    told: Vec<(u16, i16)>,
    /// The cards whose text a seat has heard in its hand.
    heard: Vec<(Seat, Vec<String>)>,
}

impl Default for PlainTable {
    fn default() -> PlainTable {
        PlainTable::new()
    }
}

impl PlainTable {
    /// A game that was just opened.
    pub fn new() -> PlainTable {
        PlainTable {
            labels: Labels::default(),
            rest: String::new(),
            detail: Detail::default(),
            told: Vec::new(),
            heard: Vec::new(),
        }
    }

    /// What is said before the first line.
    pub fn opening(&mut self, session: &mut dyn Session, now: Instant) -> Vec<String> {
        // A bot may decide first.
        let mut lines = self.tick_quietly(session, now);
        let view = session.sight().view();
        self.labels.update(view);
        self.told = narrate::totals(view);
        lines.extend(narrate::table(view, &self.labels));
        lines.extend(self.question(session, now));
        lines
    }

    /// Time passed: what bots did, or why the hand is closed; nothing if nothing changed.
    pub fn tick(&mut self, session: &mut dyn Session, now: Instant) -> Vec<String> {
        let mut lines = self.tick_quietly(session, now);
        if !lines.is_empty() {
            lines.extend(self.question(session, now));
        }
        lines
    }

    /// The same without the question that is awaited then.
    fn tick_quietly(&mut self, session: &mut dyn Session, now: Instant) -> Vec<String> {
        let open = |session: &dyn Session| matches!(session.sight(), Sight::Open(..));
        let (was_open, before) = (open(session), session.log().last().map_or(0, |line| line.number));
        if !session.tick(now) {
            return Vec::new();
        }
        self.rest.clear();
        self.labels.update(session.sight().view());
        if was_open && !open(session) { vec![Closed::Idle.sentence().to_owned()] } else { self.news(session, before) }
    }

    /// Answers a line. When the hand was closed by it, what was written before is to be cleared.
    pub fn line(&mut self, text: &str, session: &mut dyn Session, cards: &dyn Cards, now: Instant) -> Answer {
        let open = |session: &dyn Session| matches!(session.sight(), Sight::Open(..));
        let was_open = open(session);
        let answer = self.answer(text, session, cards, now);
        Answer { clear: answer.clear || (was_open && !open(session)), ..answer }
    }

    fn answer(&mut self, text: &str, session: &mut dyn Session, cards: &dyn Cards, now: Instant) -> Answer {
        session.touched(now);
        if session.spelling().is_some() {
            return self.spelled(text, session, cards, now);
        }
        if let Some(lines) = about_saving(text, session) {
            return said(lines);
        }
        if let Some(detail) = detail_of(text) {
            self.detail = detail;
            return said(self.question(session, now));
        }
        if text.trim() == "recap" {
            return said(narrate::log(session.recap(), session.recap().len()));
        }
        if !session.shown().is_empty() && text.trim().is_empty() {
            return match session.seen(now) {
                Ok(()) => said(self.question(session, now)),
                Err(why) => said(vec![why]),
            };
        }
        let view = session.sight().view();
        let request = match understand(text, view, &self.labels) {
            Ok(request) => request,
            Err(why) => return said(vec![why]),
        };
        let lines = match request {
            Request::Pick(index, rest) => {
                self.rest = rest;
                return said(self.pick(index, session, now));
            }
            Request::Look => narrate::table(view, &self.labels),
            Request::Choices => narrate::decision(view, &self.labels, self.detail),
            Request::Hand => match session.sight() {
                Sight::Open(_, view) => describe::hand(view, cards, self.detail.max(Detail::Usual), &[]),
                _ => self.ask(session, Purpose::Hand, now),
            },
            Request::Close => {
                session.close_hand(Closed::Asked);
                return Answer { lines: vec!["The hand is closed.".into()], clear: true, left: false };
            }
            Request::Log(count) => narrate::log(session.log(), count),
            Request::Piles => narrate::piles(view),
            Request::Inspect(spot) => describe::inspect(view, &self.labels, cards, spot),
            Request::Told(text) => vec![text],
            Request::Undo => match session.take_back(now) {
                Ok(done) => self.done(done, session, now),
                Err(why) => vec![why],
            },
            Request::Concede => match view.decision.as_ref().map(|decision| decision.seat) {
                Some(seat) => self.ask(session, Purpose::Concede(seat), now),
                None => vec!["The game is over.".into()],
            },
            Request::Help => HELP.iter().map(|line| (*line).to_string()).collect(),
            Request::Quit => {
                session.close_hand(Closed::Asked);
                return Answer { lines: vec!["The game is saved.".into()], clear: true, left: true };
            }
        };
        said(lines)
    }

    fn pick(&mut self, index: usize, session: &mut dyn Session, now: Instant) -> Vec<String> {
        let before = session.log().last().map_or(0, |line| line.number);
        if let Err(why) = session.pick(index, now) {
            self.rest.clear();
            let mut lines = vec![format!("No. {why}")];
            if matches!(session.saving(), Saving::Stuck { .. }) {
                lines.push(ASKS_ABOUT_SAVING.to_owned());
            }
            return lines;
        }
        self.labels.update(session.sight().view());
        let rest = std::mem::take(&mut self.rest);
        if !rest.is_empty() {
            let words: Vec<&str> = rest.split_whitespace().collect();
            match pick(&words, session.sight().view(), &self.labels) {
                Ok(Request::Pick(next, rest)) => {
                    self.rest = rest;
                    let mut lines = self.news(session, before);
                    lines.extend(self.pick(next, session, now));
                    lines.dedup();
                    return lines;
                }
                Ok(_) => {}
                Err(why) => {
                    let mut lines = self.news(session, before);
                    lines.push(why);
                    lines.extend(self.question(session, now));
                    return lines;
                }
            }
        }
        let mut lines = self.news(session, before);
        lines.extend(self.question(session, now));
        lines
    }

    /// What happened since a fact, and what is left then of what was hit.
    fn news(&mut self, session: &dyn Session, before: usize) -> Vec<String> {
        let log = session.log();
        let first = log.iter().position(|line| line.number > before).unwrap_or(log.len());
        let view = session.sight().view();
        let mut lines = narrate::news(&log[first..]);
        lines.extend(narrate::changed(view, &self.labels, &self.told));
        self.told = narrate::totals(view);
        lines
    }

    /// A hand that was just opened; from now on its texts are known to its owner.
    fn hand(&mut self, seat: Seat, view: &View, cards: &dyn Cards) -> Vec<String> {
        let at = self.heard.iter().position(|(whose, _)| *whose == seat).unwrap_or_else(|| {
            self.heard.push((seat, Vec::new()));
            self.heard.len() - 1
        });
        let lines = describe::hand(view, cards, self.detail, &self.heard[at].1);
        let hand = view.seats.get(seat.index()).map(|side| side.hand.as_slice()).unwrap_or_default();
        let ids = hand.iter().filter_map(CardView::known).map(|card| card.id.clone());
        self.heard[at].1.extend(ids);
        self.heard[at].1.sort_unstable();
        self.heard[at].1.dedup();
        lines
    }

    /// The question that is awaited now, or the handover that comes first.
    pub(super) fn question(&mut self, session: &mut dyn Session, now: Instant) -> Vec<String> {
        if !session.shown().is_empty() {
            let shown = session.shown().iter().map(|shown| format!("{}.", shown.text));
            return shown.chain(["An empty line, once you have read them, goes on.".into()]).collect();
        }
        match session.sight() {
            Sight::Curtain(..) => self.ask(session, Purpose::Hand, now),
            Sight::Public(view) | Sight::Open(_, view) => {
                let mut lines = narrate::decision(view, &self.labels, self.detail);
                if view.over.is_some() {
                    lines.push("Say look or log to hear how it ended, quit to leave the table.".into());
                }
                lines
            }
        }
    }

    /// Begins to ask somebody to spell their name, and says so.
    pub fn ask(&mut self, session: &mut dyn Session, purpose: Purpose, now: Instant) -> Vec<String> {
        if let Err(why) = session.ask(purpose, now) {
            return vec![why];
        }
        let Some(spelling) = session.spelling() else { return Vec::new() };
        let view = session.sight().view();
        let name = |asked: &Asked| view.seats.get(asked.seat.index()).map_or("nobody", |side| &side.name);
        let names: Vec<&str> = spelling.asked.iter().map(name).collect();
        let name = names.join(" or ");
        let what = match spelling.purpose {
            Purpose::Hand => format!("Only {name} should be able to see or hear the next lines."),
            Purpose::Notes(_) => format!("Only {name} should be able to see or hear the next lines: private notes."),
            purpose => purpose.sentence(&name),
        };
        let word = |asked: &Asked| asked.letters.clone().unwrap_or_else(|| "the PIN".into());
        let words: Vec<String> = spelling.asked.iter().map(word).collect();
        vec![what, format!("Type {} and Enter, or an empty line to leave it.", words.join(" or "))]
    }

    fn spelled(&mut self, text: &str, session: &mut dyn Session, cards: &dyn Cards, now: Instant) -> Answer {
        let text = text.trim();
        if text.is_empty() {
            session.stop_asking();
            session.decline();
            return said(vec!["Nothing was done.".into()]);
        }
        // A line comes as a whole, and was not typed in the handover's deaf time.
        let at = now + Duration::from_secs(1);
        let asked = session.spelling().map(|spelling| spelling.asked).unwrap_or_default();
        let wrong = asked.iter().map(|asked| asked.progress).max().unwrap_or(0);
        let keys = std::iter::repeat_n(Keystroke::Backspace, wrong);
        let keys = keys.chain(text.chars().map(Keystroke::Letter)).chain([Keystroke::Enter]);
        let mut result = Ok(None);
        for key in keys {
            result = session.spell(key, at);
        }
        match result {
            Err(why) => said(vec![why]),
            Ok(None) => said(vec!["That is not it.".into()]),
            Ok(Some(done)) => {
                self.labels.update(session.sight().view());
                let mut lines = match session.sight() {
                    Sight::Open(seat, view) => self.hand(seat, view, cards),
                    _ => Vec::new(),
                };
                lines.extend(self.done(done, session, now));
                said(lines)
            }
        }
    }

    fn done(&mut self, done: Done, session: &mut dyn Session, now: Instant) -> Vec<String> {
        self.labels.update(session.sight().view());
        match done {
            Done::Yes => self.question(session, now),
            Done::Said(text) => {
                let mut lines = vec![text];
                lines.extend(self.question(session, now));
                lines
            }
            Done::Ask(seats) => match seats.first() {
                Some(seat) => self.ask(session, Purpose::Agree(*seat), now),
                None => Vec::new(),
            },
            // Whoever asked takes the proof.
            Done::Proved(_) => Vec::new(),
        }
    }

    /// The sign before the line that is to be typed: who is asked.
    pub fn prompt(&self, session: &dyn Session) -> String {
        let view = session.sight().view();
        let seat = view.decision.as_ref().map(|decision: &DecisionView| decision.seat);
        let name = seat.and_then(|seat| view.seats.get(seat.index())).map_or("table", |side| &side.name);
        match session.sight() {
            Sight::Open(..) => format!("{name} (hand open)> "),
            _ => format!("{name}> "),
        }
    }
}

/// The word that sets how much is said.
fn detail_of(text: &str) -> Option<Detail> {
    match text.trim() {
        "brief" => Some(Detail::Brief),
        "usual" => Some(Detail::Usual),
        "full" => Some(Detail::Full),
        _ => None,
    }
}

/// The answer to what [`ASKS_ABOUT_SAVING`] asks, if this is one.
fn about_saving(text: &str, session: &mut dyn Session) -> Option<Vec<String>> {
    if !matches!(session.saving(), Saving::Stuck { .. }) {
        return None;
    }
    let said = match text.trim().to_lowercase().as_str() {
        "save elsewhere" => match session.save_elsewhere() {
            Ok(place) => format!("The game is saved in {place} now. Choose again."),
            Err(why) => why,
        },
        "go on unsaved" => {
            session.go_on_unsaved();
            "From now on the game is not saved until it can be. Choose again.".to_owned()
        }
        _ => return None,
    };
    Some(vec![said])
}

fn said(lines: Vec<String>) -> Answer {
    Answer { lines, clear: false, left: false }
}
