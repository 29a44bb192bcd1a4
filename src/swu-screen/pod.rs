//! Drafts and sealed pools on the screen: picking, building, and whom to play then. All that is drawn comes from the
//! sight of the seat at the keyboard; while the curtain waits there is none.

mod card_line;
mod drafting;
mod header;
mod opponents;
mod pool;
mod ring;
pub mod told;

use crate::board::inspect::printed;
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::widgets::cursor::Cursor;
use screen::widgets::footer;
use screen::widgets::frame::Around;
use screen::widgets::hits::Hits;
use screen::widgets::text::Text;
use shell::cards::Cards;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Place;
use shell::curtain::Curtain;
use shell::pod_session::{Grouping, PodSession, PoolRow, grouped};
use shell::services::Services;
use std::time::Instant;
use swu_decks::limited::Stage;

/// So wide that the card stands beside the list.
const WIDE: u16 = 118;

/// What a yes would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    Close,
    Leave,
    Suggest,
}

/// The screen of a pod.
pub struct PodScreen {
    session: PodSession,
    /// In the booster, or in the list of opponents.
    cursor: Cursor,
    /// In the own picks, while they are looked at.
    picks: Option<Cursor>,
    /// Does the bot say what it thinks of the highlighted card?
    why: bool,
    pool: Cursor,
    grouping: Grouping,
    filter: String,
    asked: Option<Asked>,
    now: Instant,
}

impl PodScreen {
    /// Sits down at a pod.
    pub fn new(session: PodSession, now: Instant) -> PodScreen {
        PodScreen {
            session,
            cursor: Cursor::default(),
            picks: None,
            why: false,
            pool: Cursor::default(),
            grouping: Grouping::default(),
            filter: String::new(),
            asked: None,
            now,
        }
    }

    /// Somebody else looks, or something else is asked.
    fn renew(&mut self) {
        (self.cursor, self.picks, self.why) = (Cursor::default(), None, false);
        (self.pool, self.filter) = (Cursor::default(), String::new());
    }

    /// What became of something that was done.
    fn done(&mut self, done: Result<(), String>) -> Then {
        match done {
            Ok(()) => {
                self.renew();
                Then::Renewed
            }
            Err(why) => Then::Say(why),
        }
    }

    /// Keeps what is highlighted.
    fn keep(&mut self) -> Then {
        if self.picks.take().is_some() {
            return Then::Stay;
        }
        let taken = self.session.take(self.cursor.at, self.now);
        self.done(taken)
    }

    /// The rows of the pool as they are put together now.
    fn rows(&self) -> Vec<PoolRow> {
        rows(&self.session, self.grouping, &self.filter)
    }

    fn shift(&mut self, into: bool) -> Then {
        let (Some(mut deck), Some(row)) = (self.session.deck(), self.rows().get(self.pool.at).copied()) else {
            return Then::Stay;
        };
        if !deck.shift(row.card.id, into) {
            let why = if into { "There is no other copy in the pool." } else { "There is no copy in the deck." };
            return Then::Say(why.into());
        }
        self.session.bring(&deck, self.now).map_or_else(Then::Say, |()| Then::Stay)
    }

    fn suggest(&mut self) -> Then {
        self.session.suggest(self.now).map_or_else(Then::Say, |()| Then::Stay)
    }

    fn head(&mut self, leader: bool) -> Then {
        let Some(mut deck) = self.session.deck() else { return Then::Stay };
        if leader {
            deck.next_leader()
        } else {
            deck.next_base()
        }
        self.session.bring(&deck, self.now).map_or_else(Then::Say, |()| Then::Stay)
    }

    /// Keys of the building screen that the table of commands has for the list of all decks, too.
    fn build(&mut self, command: Command, services: &mut dyn Services) -> Then {
        match command {
            Command::AddCard => self.shift(true),
            Command::RemoveCard => self.shift(false),
            Command::MakeLeader => self.head(true),
            Command::MakeBase => self.head(false),
            Command::Suggest if self.session.is_built_by_hand() => {
                self.asked = Some(Asked::Suggest);
                Then::Ask("Replace the deck you have built? Afterwards u brings it back.".into(), "replace it")
            }
            Command::Suggest => self.suggest(),
            Command::UndoBuilding => match self.session.take_back(self.now) {
                Ok(()) => Then::Say("Taken back.".into()),
                Err(why) => Then::Say(why),
            },
            Command::Ready => {
                let ready = self.session.ready(self.now);
                self.done(ready)
            }
            Command::GroupPool => {
                self.grouping = self.grouping.next();
                self.pool = Cursor::default();
                Then::Say(format!("By {}.", self.grouping.word()))
            }
            Command::PoolCard => match self.rows().get(self.pool.at) {
                Some(row) => Then::Read(face(row.card.id, services.cards())),
                None => Then::Stay,
            },
            _ => Then::Ignored,
        }
    }

    fn export(&self, services: &dyn Services) -> Then {
        let Some(list) = self.session.list() else { return Then::Say("There is no deck yet.".into()) };
        let path = told::export_path(&self.session);
        Then::Say(told::exported(&self.session, services, &path, list))
    }

    fn play(&mut self, services: &mut dyn Services) -> Then {
        let Some(opponent) = self.session.opponents().get(self.cursor.at).map(|opponent| opponent.seat) else {
            return Then::Stay;
        };
        let Some(pairing) = self.session.pairing(opponent) else { return Then::Stay };
        match services.start_drafted(&pairing, self.session.sets()) {
            Ok(begun) => Then::Play(Box::new(begun)),
            Err(why) => Then::Say(why.join(" ")),
        }
    }
}

/// Where keys and words go at a stage.
fn place(stage: Stage) -> Place {
    match stage {
        Stage::Leaders | Stage::Packs => Place::Draft,
        Stage::Build => Place::Pool,
        Stage::Done => Place::Opponents,
    }
}

/// The rows of the pool of the seat at the keyboard that fit a filter, put together in this way.
fn rows(session: &PodSession, grouping: Grouping, filter: &str) -> Vec<PoolRow> {
    let Some(deck) = session.deck() else { return Vec::new() };
    let sight = session.sight();
    let picks: Vec<&'static str> = sight.iter().flat_map(|sight| &sight.picks).map(|card| card.printing.id).collect();
    grouped(deck.rows(), grouping, &picks, filter)
}

/// A printed card as a text to read.
fn face(id: &str, cards: &dyn Cards) -> Text {
    Text::plain("Card", &face_lines(id, cards).join("\n"))
}

/// A printed card in lines.
fn face_lines(id: &str, cards: &dyn Cards) -> Vec<String> {
    match cards.facts(id) {
        Some(facts) => printed(facts, usize::MAX).into_iter().map(|(line, _)| line).collect(),
        None => vec!["Nothing is known of this card but its name.".into()],
    }
}

impl Layer for PodScreen {
    fn place(&self) -> Place {
        place(self.session.stage())
    }

    fn press(&mut self, key: Key, _: &mut dyn Services) -> Then {
        if key == Key::Esc {
            let open = self.picks.take().is_some() || std::mem::take(&mut self.why);
            if open || !std::mem::take(&mut self.filter).is_empty() {
                return Then::Stay;
            }
            self.asked = Some(Asked::Close);
            return Then::Ask("Leave the table? Everything is saved; the same command goes on.".into(), "leave");
        }
        let moved = match self.place() {
            Place::Draft => match (&mut self.picks, self.session.choice()) {
                (Some(cursor), _) => {
                    let kept = self.session.sight().map(|sight| sight.leaders.len() + sight.picks.len());
                    kept.is_some_and(|kept| cursor.press(key, kept))
                }
                (None, Some(choice)) => {
                    let moved = key != Key::BackTab && self.cursor.press(key, choice.options.len());
                    if moved {
                        self.session.highlight(self.cursor.at);
                    }
                    moved
                }
                (None, None) => false,
            },
            Place::Pool => {
                let count = self.rows().len();
                self.pool.press(key, count)
            }
            _ => {
                let count = self.session.opponents().len();
                self.cursor.press(key, count)
            }
        };
        if moved { Then::Stay } else { Then::Ignored }
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        match command {
            Command::KeepCard => self.keep(),
            Command::OwnPicks => {
                self.picks = if self.picks.is_some() { None } else { Some(Cursor::default()) };
                Then::Stay
            }
            Command::WhyCard => {
                self.why = !self.why;
                Then::Stay
            }
            Command::Ring => match self.session.sight() {
                Some(sight) => Then::Read(Text::plain("Around the table", &ring::lines(&sight).join("\n"))),
                None => Then::Stay,
            },
            Command::PassOn if !self.session.is_shared() => Then::Say("Nobody else sits at this keyboard.".into()),
            Command::PassOn => {
                self.session.pass_on(self.now);
                self.renew();
                Then::Renewed
            }
            Command::LeavePod => {
                self.asked = Some(Asked::Leave);
                let question = "Leave this pod for good? What is left is picked by lot.";
                Then::Ask(question.into(), "leave")
            }
            Command::PlayOpponent => self.play(services),
            Command::ExportPool => self.export(services),
            Command::PodEvent => match self.session.tournament() {
                Ok(desk) => Then::Desk(Box::new(desk)),
                Err(why) => Then::Say(why),
            },
            Command::ReviewPod => Then::Read(Text::plain("The draft", &self.session.review().join("\n"))),
            other => self.build(other, services),
        }
    }

    fn click(&mut self, row: usize, services: &mut dyn Services) -> Then {
        match self.place() {
            Place::Pool if self.pool.at == row => self.build(Command::PoolCard, services),
            Place::Pool => {
                self.pool.at = row;
                Then::Stay
            }
            // A click highlights; a card is kept by Enter alone.
            _ => {
                self.cursor.at = row;
                self.session.highlight(row);
                Then::Stay
            }
        }
    }

    fn search(&mut self, text: &str, _: &dyn Services) -> Then {
        (self.filter, self.pool) = (text.to_owned(), Cursor::default());
        Then::Stay
    }

    fn tick(&mut self, now: Instant) -> Then {
        self.now = now;
        if self.session.close_idle(now) {
            self.renew();
            return Then::Renewed;
        }
        match self.session.tick(now) {
            Ok(false) => Then::Stay,
            Ok(true) => {
                self.renew();
                Then::All(vec![Then::Renewed, Then::Say("Time is over.".into())])
            }
            Err(why) => Then::Say(why),
        }
    }

    fn touched(&mut self, now: Instant) {
        self.session.touched(now);
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.session.deadline(now)
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        self.session.curtain()
    }

    fn spell(&mut self, key: Keystroke, now: Instant) -> bool {
        let opened = self.session.spell(key, now);
        if opened {
            self.renew();
        }
        opened
    }

    fn cover(&mut self, why: Closed, now: Instant) -> bool {
        self.session.cover(why, now);
        self.session.is_shared()
    }

    fn stays(&self) -> bool {
        true
    }

    fn yes(&mut self, _: &mut dyn Services) -> Then {
        match self.asked.take() {
            Some(Asked::Close) => Then::Leave,
            Some(Asked::Leave) => {
                let left = self.session.leave(self.now);
                self.done(left)
            }
            Some(Asked::Suggest) => self.suggest(),
            None => Then::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let area = canvas.area();
        canvas.clear(area);
        let sight = self.session.sight();
        if let Some(sight) = &sight {
            header::draw(canvas, self, sight);
        }
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        match around.line {
            Some((sign, line)) => footer::draw_line(canvas, last, sign, line, around.help, hits),
            None => footer::draw(canvas, last, around.hints, around.help, hits),
        }
        let inside = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
        match (self.place(), &sight) {
            (Place::Draft, Some(sight)) => drafting::draw(canvas, inside, self, sight, services.cards(), hits),
            (Place::Draft, None) => {}
            (Place::Pool, _) => pool::draw(canvas, inside, self, services.cards(), hits),
            _ => opponents::draw(canvas, inside, self, hits),
        }
        if let Some(notice) = around.notice {
            let role = screen::theme::role::Role::Warning;
            canvas.repeat(area.x, last.y.saturating_sub(1), area.width, " ", role);
            canvas.text(area.x + 1, last.y.saturating_sub(1), area.width.saturating_sub(2), notice, role);
        }
    }
}
