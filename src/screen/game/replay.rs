//! Games out of their files, to be looked at again step by step: a place of the program, drawn and told.

mod cast;
mod shown;

use super::past::{Looking, Picture};
use crate::widgets::event::Event;
use seats::Seat;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::facts;
use shell::game_card::GameCard;
use shell::listing::Row;
use shell::place::{Outcome, Page, Place};
use shell::recorded_game::RecordedGame;
use shell::refusal::{PastFault, Refusal, TableFault};
use shell::remarks::Remark;
use shell::request::Request;
use shell::services::Services;
pub use shown::{lines, screen};
use std::time::Instant;

/// The most facts that are told of a step; the newest are.
const MOST: usize = 12;

/// The most steps that one word makes.
const FARTHEST: usize = 10_000;

/// A game to be looked at.
type Recorded<P> = RecordedGame<<P as Picture>::View>;

/// A game with the place where somebody looks.
struct Game<P: Picture> {
    recorded: Recorded<P>,
    looking: Looking<P>,
}

impl<P: Picture> Game<P> {
    /// From its beginning.
    fn new(recorded: Recorded<P>, picture: P, now: Instant) -> Game<P> {
        let mut looking = Looking::new(recorded.course(), picture);
        if recorded.looks_again().is_none() {
            looking.run(Command::First, recorded.course(), now);
            looking.moved(recorded.course(), |timeline, _| timeline.go(recorded.begins_at()));
        }
        Game { recorded, looking }
    }

    /// What others did meanwhile, if anything: whoever stands at the end of a table that is watched stays there.
    fn follow(&mut self, now: Instant) -> Option<Vec<String>> {
        if !self.recorded.has_grown(now) {
            return None;
        }
        let (at, last) = (self.looking.timeline().at(), self.looking.timeline().last());
        self.looking.renew(self.recorded.course());
        if at < last {
            return Some(Vec::new());
        }
        let end = self.looking.timeline().last();
        self.looking.moved(self.recorded.course(), |timeline, _| timeline.go(end));
        let from = if end > last { last } else { end.saturating_sub(1) };
        Some(self.step(from))
    }

    fn run(&mut self, command: Command, now: Instant) -> bool {
        self.looking.run(command, self.recorded.course(), now)
    }

    /// Moves, and tells what happened at the step where one is then.
    fn go(&mut self, command: Command, now: Instant) -> Vec<String> {
        let before = self.looking.timeline().at();
        self.run(command, now);
        let at = self.looking.timeline().at();
        if at == before {
            return vec![if at == 0 { "This is the beginning.".into() } else { "This is the end.".into() }];
        }
        self.step(before.min(at.saturating_sub(1)))
    }

    /// What happened since a moment, or of the step itself where one went back.
    fn step(&self, from: usize) -> Vec<String> {
        let timeline = self.looking.timeline();
        let moment = timeline.moments().get(timeline.at());
        let first = timeline.moments().get(from).map_or(0, |moment| moment.lines);
        let place = moment.map_or("", |moment| moment.place.as_str());
        let mut lines = vec![format!("Step {} of {}. {place}.", timeline.at(), timeline.last())];
        let log = self.looking.log();
        let newest = first.max(log.len().saturating_sub(MOST));
        if newest > first {
            lines.push(format!("More happened before that; log {} tells it all. Then:", log.len() - first));
        }
        lines.extend(log.iter().skip(newest).map(|line| format!("{}.", line.text)));
        lines.extend(self.mark().map(|mark| format!("Your mark: {mark}")));
        lines
    }

    /// What was remarked about the step that led here; a remark made through somebody's eyes only through those.
    fn mark(&self) -> Option<&Remark> {
        let (at, through) = (self.looking.timeline().at(), self.looking.timeline().through());
        let seen = |remark: &&Remark| remark.eyes.is_none() || remark.eyes == through;
        self.recorded.remarks().iter().filter(seen).find(|remark| remark.at == at)
    }

    /// Marks the step that led here, or takes its mark away.
    fn remark(&mut self, words: &[&str]) -> Result<Vec<String>, Refusal> {
        let (at, through) = (self.looking.timeline().at(), self.looking.timeline().through());
        if at == 0 {
            return Err(PastFault::NothingDone.into());
        }
        let remark = match words {
            ["none"] => None,
            words => Remark::said(at, &words.join(" "), through)?,
        };
        let said = match &remark {
            Some(remark) => format!("Step {at} is marked: {remark}"),
            None => format!("Step {at} has no mark now."),
        };
        self.recorded.remark(at, remark)?;
        Ok(vec![said])
    }

    fn marks(&self) -> Page {
        let through = self.looking.timeline().through();
        let seen = self.recorded.remarks().iter().filter(|remark| remark.eyes.is_none() || remark.eyes == through);
        let lines: Vec<String> = seen.map(|remark| format!("Step {}: {remark}", remark.at)).collect();
        Page::new("Your marks", if lines.is_empty() { vec!["No step is marked.".to_owned()] } else { lines })
    }

    fn round(&mut self, number: &str) -> Result<Vec<String>, PastFault> {
        let found = number
            .parse()
            .is_ok_and(|round| self.looking.moved(self.recorded.course(), |timeline, _| timeline.go_to_round(round)));
        if !found {
            return Err(PastFault::NoRound(number.to_owned()));
        }
        Ok(self.step(self.looking.timeline().at().saturating_sub(1)))
    }

    /// Through whose eyes it is looked at: those of a name, everybody's, or the next.
    fn eyes(&mut self, words: &[&str], now: Instant) -> Result<Vec<String>, PastFault> {
        if self.recorded.course().eyes().is_empty() {
            return Err(PastFault::NotOver);
        }
        let (table, name) = (self.recorded.course().table(), words.join(" "));
        let named = Seat::all(table.count()).find(|seat| table.name(*seat).eq_ignore_ascii_case(&name));
        match (named, words) {
            (_, []) => {
                self.run(Command::Eyes, now);
            }
            (None, ["all"]) => {
                self.looking.moved(self.recorded.course(), |timeline, _| timeline.look_through(None));
            }
            (Some(seat), _) => {
                self.looking.moved(self.recorded.course(), |timeline, _| timeline.look_through(Some(seat)));
            }
            _ => return Err(PastFault::NoEyes(name)),
        }
        let whose =
            self.looking.timeline().through().map_or("everybody", |seat| self.recorded.course().table().name(seat));
        Ok(vec![format!("From now on it is shown as {whose} sees it.")])
    }
}

/// The games of a match, or one game.
pub struct Replay<P: Picture> {
    /// The one that is looked at.
    game: Game<P>,
    /// The other games of its match, in their order from the one behind it.
    others: Vec<Game<P>>,
    /// Which one it is, from 1.
    number: usize,
    title: String,
    now: Instant,
}

impl<P: Picture> Replay<P> {
    /// Games of a match from the beginning of the first, or one game; `None` if there are none.
    pub fn new(courses: Vec<Recorded<P>>, picture: impl Fn() -> P, now: Instant) -> Option<Replay<P>> {
        let mut games = courses.into_iter().map(|course| Game::new(course, picture(), now));
        let game = games.next()?;
        let mut replay = Replay { game, others: games.collect(), number: 1, title: String::new(), now };
        replay.entitle();
        Some(replay)
    }

    fn entitle(&mut self) {
        let names = self.game.recorded.course().table().names().join(" - ");
        self.title = match self.others.len() + 1 {
            1 => names,
            count => format!("{names}, game {} of {count}", self.number),
        };
    }

    /// Is it a table at which others play?
    fn is_watched(&self) -> bool {
        self.game.recorded.looks_again().is_some()
    }

    fn next_game(&mut self) {
        let next = self.others.remove(0);
        self.others.push(std::mem::replace(&mut self.game, next));
        self.number = self.number % (self.others.len() + 1) + 1;
        self.entitle();
    }

    /// To the next game, or to that of a number.
    fn go_to_game(&mut self, words: &[&str]) -> Result<Vec<String>, PastFault> {
        let count = self.others.len() + 1;
        let wanted = match words {
            [] if count == 1 => return Err(PastFault::NoOther),
            [] => self.number % count + 1,
            words => words.join(" ").parse().map_err(|_| PastFault::NoGame(words.join(" ")))?,
        };
        if !(1..=count).contains(&wanted) {
            return Err(PastFault::NoGame(wanted.to_string()));
        }
        while self.number != wanted {
            self.next_game();
        }
        Ok(self.beginning())
    }

    fn beginning(&self) -> Vec<String> {
        let steps = self.game.looking.timeline().last();
        if self.is_watched() {
            return vec![format!(
                "The table of {}, in public. What is done there is told; say help for the words.",
                self.title
            )];
        }
        vec![format!("A replay: {}, {steps} steps. An empty line continues; say help for the words.", self.title)]
    }

    /// To the next moment of which the log says this.
    fn find(&mut self, text: &str) -> Result<(), Refusal> {
        match self.game.looking.search(text, self.game.recorded.course()) {
            true => Ok(()),
            false => Err(PastFault::NeverSaid(text.to_owned()).into()),
        }
    }

    fn press(&mut self, key: Key) -> Event {
        self.game.looking.press(key, self.game.recorded.course(), self.now)
    }

    fn steps(&mut self, command: Command, words: &[&str], now: Instant) -> Result<Vec<String>, PastFault> {
        let count = match words {
            [] => 1,
            words => words.join(" ").parse().map_err(|_| PastFault::NoSteps(words.join(" ")))?,
        };
        Ok((0..count.min(FARTHEST)).map(|_| self.game.go(command, now)).last().unwrap_or_default())
    }
}

impl<P: Picture> Place for Replay<P> {
    fn focus(&self) -> Focus {
        Focus::Past
    }

    /// A table that is watched has nobody's eyes and no remarks, and no card before the game is over.
    fn needless(&self) -> Vec<Command> {
        let mut needless = Vec::new();
        if self.is_watched() {
            needless.extend([Command::Eyes, Command::Mark, Command::Marks]);
            needless.extend(self.game.recorded.course().outcome().is_none().then_some(Command::GameCard));
        }
        needless.extend(self.others.is_empty().then_some(Command::NextGame));
        needless
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        self.game.looking.log().iter().map(|line| Row::titled(&line.text)).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
        let words = request.words();
        let lines = match request.command {
            Command::Quit | Command::Back => return Ok(Outcome::Left),
            Command::GameCard => {
                let card = GameCard::of(self.game.recorded.course()).ok_or(TableFault::NoCard)?;
                return services
                    .export_shown(&self.game.recorded.course().table().names(), &card.files())
                    .map(Outcome::Said);
            }
            Command::Cast => {
                let cast = self.cast(services, now);
                return services
                    .export_shown(&self.game.recorded.course().table().names(), &[("cast", cast)])
                    .map(Outcome::Said);
            }
            Command::ExportLog => {
                let (names, log) = (self.game.recorded.course().table().names(), self.game.looking.log());
                return services.export_log(&names, log).map(Outcome::Said);
            }
            Command::Log => return Ok(Outcome::Read(Page::new("Log", facts::asked(self.game.looking.log(), &words)?))),
            Command::Mark if words.is_empty() => {
                let text = self.game.mark().map(ToString::to_string).unwrap_or_default();
                let question = "Mark (! ? !! ?? !? ?!, words, or none): ".to_owned();
                return Ok(Outcome::Type { question, text, then: Request::of(Command::Mark) });
            }
            Command::Mark => self.game.remark(&words)?,
            Command::Marks => return Ok(Outcome::Read(self.game.marks())),
            Command::Search => {
                self.find(&request.text())?;
                self.game.step(self.game.looking.timeline().at().saturating_sub(1))
            }
            Command::NextGame => self.go_to_game(&words)?,
            Command::Round => self.game.round(&words.join(" "))?,
            Command::Eyes => self.game.eyes(&words, now)?,
            Command::Earlier | Command::Later => self.steps(request.command, &words, now)?,
            Command::NextAction => self.game.go(Command::Down, now),
            Command::PreviousAction => self.game.go(Command::Up, now),
            Command::Begin => self.game.go(Command::First, now),
            Command::Finish => self.game.go(Command::Last, now),
            command if self.game.run(command, now) => Vec::new(),
            other => return Err(Refusal::NotNow(other)),
        };
        Ok(Outcome::Shown(lines))
    }

    fn tick(&mut self, now: Instant) -> Result<Option<Outcome>, Refusal> {
        self.now = now;
        self.game.looking.tick(self.game.recorded.course(), now);
        Ok(self.game.follow(now).map(Outcome::Shown))
    }

    fn deadline(&self, _: Instant) -> Option<Instant> {
        let looks = self.game.recorded.looks_again().map(|after| self.now + after);
        self.game.looking.timeline().deadline().into_iter().chain(looks).min()
    }
}
