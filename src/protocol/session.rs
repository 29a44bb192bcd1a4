//! One conversation: a game, its marks, and the answers.

mod other;
mod playing_on;
mod telling;

use super::deck;
use super::limited::{self, Limited};
use super::minds;
use super::options;
use super::play::{Origin, Play, Start, scenario};
use super::practice::{self, Drill, Pose};
use super::program::Programs;
use super::request::{Player, Refused, Request, parse, read};
use super::save;
use super::teaching;
use super::tournament::Tournaments;
use seats::Seat;
use serde_json::{Map, Value, json};
use shell::games::{Games, Told, WireGame};
use swu_cards::library::Library;
use swu_cards::rulings::Ruling;
use swu_cards::wording;
use swu_decks::admission::{self, Lists};
use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::look::Eyes;
use swu_rules::notation;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::scenario::Scenario;

/// A conversation with one client.
pub struct Session<'a> {
    library: &'a Library,
    book: &'a Book,
    play: Option<Play>,
    marks: Vec<Mark>,
    games: Games,
    /// The game, while another than Star Wars: Unlimited is played.
    other: Option<Box<dyn WireGame>>,
    limited: Limited,
    tournaments: Tournaments,
    /// Which events are told.
    told: Told,
    programs: Programs,
}

/// A position that was remembered.
enum Mark {
    Unlimited(Box<Play>),
    Other(Box<dyn WireGame>),
}

type Answer = Result<Value, Refused>;

/// The most marks of a conversation: each is a whole game of some kilobytes.
const MOST_MARKS: usize = 20_000;

/// Star Wars: Unlimited, as requests name it.
const UNLIMITED: &str = "unlimited";

impl<'a> Session<'a> {
    /// A conversation before its first game.
    pub fn new(library: &'a Library, book: &'a Book, games: Games) -> Session<'a> {
        Session {
            library,
            book,
            games,
            play: None,
            other: None,
            marks: Vec::new(),
            limited: Limited::default(),
            tournaments: Tournaments::default(),
            told: Told::default(),
            programs: Programs::default(),
        }
    }

    /// Answers one request. An error changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        read(line).and_then(|(word, value)| self.hear(&word, value)).unwrap_or_else(|refused| refused.answer())
    }

    fn hear(&mut self, word: &str, value: Value) -> Answer {
        if limited::REQUESTS.contains(&word) {
            let book = self.book;
            return self.limited.answer(word, value, &|printing| admission::find(book, printing).is_some());
        }
        if word == "program" {
            return self.programs.answer(value, self.library, self.games);
        }
        if word == "tournament" {
            return self.tournaments.answer(&value);
        }
        self.telling(&value, |session, value| session.about_a_game(word, value))
    }

    fn about_a_game(&mut self, word: &str, value: &Value) -> Answer {
        let known: Vec<&str> = [UNLIMITED].into_iter().chain(self.games.iter().map(|game| game.name())).collect();
        if let Some(game) = value.get("game").filter(|game| !known.iter().any(|known| *game == known)) {
            let known = known.join(" and ");
            return Err(Refused::new("unknown-game", format!("there is no game {game}; there are {known}")));
        }
        if let Some(game) = self.asked(value) {
            return self.begin_other(game, value);
        }
        let request = parse(word, value.clone())?;
        if self.other.is_some() { self.carry_out_other(request) } else { self.carry_out(request) }
    }

    fn carry_out(&mut self, request: Request) -> Answer {
        match request {
            Request::Hello => Ok(self.hello()),
            Request::New { mode, seats, seed, lists, options } => self.new_game(&mode, &seats, seed, lists, &options),
            Request::Scenario { scenario: value, seed } => self.scenario(value, seed),
            Request::Choose { option } => self.choose(option),
            Request::Concede { seat } => self.concede(seat),
            Request::State => self.look(Eyes::Judge, "state"),
            Request::View { seat } => {
                let seat = self.seat(seat)?;
                self.look(Eyes::Of(seat), "view")
            }
            Request::Mark => {
                let play = self.play()?.clone();
                self.mark(Mark::Unlimited(Box::new(play)))
            }
            Request::Rewind { mark } => match self.marks.get(mark) {
                Some(Mark::Unlimited(play)) => {
                    let mut play = Play::clone(play);
                    play.all_told();
                    self.play = Some(play);
                    self.step()
                }
                Some(Mark::Other(game)) => {
                    self.play = None;
                    Ok(self.other.insert(game.copied()).step(self.told))
                }
                None => Err(Refused::new("unknown-mark", format!("there is no mark {mark}"))),
            },
            Request::Save => {
                let save = save::write(self.library, self.book, self.play()?)?;
                Ok(json!({"ok": true, "save": save}))
            }
            Request::Load { save } => {
                self.play = Some(save::read(self.library, self.book, &save)?);
                self.step()
            }
            Request::Playout(asked) => self.playout(&asked),
            Request::Bot(asked) => minds::bot(self.book, self.play()?, &asked),
            Request::Advise(asked) => minds::advice(self.book, self.play()?, &asked),
            Request::Review(asked) => practice::review(self.book, self.play()?, &asked),
            Request::Solve(asked) => practice::solve(self.book, self.play()?, &asked),
            Request::Drill(asked) => self.drill(&asked),
            Request::Puzzle(asked) => self.puzzle(&asked),
            Request::Lessons => Ok(teaching::list()),
            Request::Lesson { id } => {
                self.play = Some(teaching::begin(self.library, self.book, &id)?);
                self.step()
            }
            Request::Card { id } => {
                let other = self.games.iter().find_map(|game| game.card_on_wire(&id));
                other.map_or_else(|| self.card(&id), Ok)
            }
        }
    }

    /// Keeps a point of the game to go back to.
    fn mark(&mut self, mark: Mark) -> Answer {
        if self.marks.len() >= MOST_MARKS {
            let why = format!("a conversation has at most {MOST_MARKS} marks; rewind to one of them");
            return Err(Refused::new("too-many-marks", why));
        }
        self.marks.push(mark);
        Ok(json!({"ok": true, "mark": self.marks.len() - 1}))
    }

    fn play(&self) -> Result<&Play, Refused> {
        self.play.as_ref().ok_or_else(no_game)
    }

    fn seat(&self, seat: u8) -> Result<Seat, Refused> {
        seat_among(seat, self.play()?.game.seats())
    }

    fn new_game(
        &mut self,
        mode: &str,
        seats: &[Player],
        seed: u64,
        lists: Lists,
        options: &Map<String, Value>,
    ) -> Answer {
        let (game_options, mut problems) = options::read(mode, options)?;
        if let Some(fault) = admission::seats_fault(&game_options, seats.len()) {
            problems.push(Refused::new("bad-seats", format!("{mode} {fault}")));
        }
        let (mut players, mut marks) = (Vec::new(), Vec::new());
        for (index, player) in seats.iter().enumerate() {
            match deck::read(self.book, &player.deck, index, &game_options, lists) {
                Ok(admitted) => {
                    players.push(admitted.setup);
                    marks.push(admitted.marks.iter().map(ToString::to_string).collect::<Vec<_>>());
                }
                Err(refused) => problems.push(refused),
            }
        }
        if let Some(first) = problems.first() {
            let all: Vec<&str> = problems.iter().map(|refused| refused.message.as_str()).collect();
            return Err(Refused::new(first.code, all.join("; ")));
        }
        let order = game_options.seat_order(seats.len(), seed);
        let players = order.iter().map(|place| PlayerDeck::of(self.book, &players[*place])).collect();
        let names = order
            .iter()
            .map(|place| seats[*place].name.clone().unwrap_or_else(|| format!("Player {}", place + 1)))
            .collect();
        let seated = game_options.seats.1 > 2;
        let start = Start::Decks { options: game_options, players };
        self.play = Some(Play::begin(self.book, Origin { names, seed, start, first: None })?);
        let mut answer = self.step()?;
        if seated {
            answer["seating"] = json!(order);
        }
        if lists == Lists::Friendly {
            answer["marks"] = json!(marks);
        }
        Ok(answer)
    }

    fn scenario(&mut self, value: Value, seed: u64) -> Answer {
        let (scenario, value) = laid_out(self.library, value)?;
        let names = scenario
            .seats
            .iter()
            .enumerate()
            .map(|(index, seat)| seat.name.clone().unwrap_or_else(|| format!("Player {}", index + 1)))
            .collect();
        let start = Start::Position(value);
        self.play = Some(Play::begin(self.book, Origin { names, seed, start, first: None })?);
        self.step()
    }

    fn choose(&mut self, option: usize) -> Answer {
        self.play()?;
        let book = self.book;
        let Some(play) = &mut self.play else { return Err(Refused::new("no-game", "there is no game yet")) };
        if play.tutor.is_some() {
            // A refusal changes nothing.
            let mut further = play.clone();
            teaching::choose(book, &mut further, option)?;
            *play = further;
        } else {
            play.choose(book, option)
                .map_err(|error| Refused::new("illegal-option", format!("option {option}: {error}")))?;
        }
        self.step()
    }

    fn concede(&mut self, seat: u8) -> Answer {
        let seat = self.seat(seat)?;
        let book = self.book;
        let Some(play) = &mut self.play else { return Err(Refused::new("no-game", "there is no game yet")) };
        play.concede(book, seat)?;
        play.settle(book)?;
        self.step()
    }

    fn drill(&mut self, asked: &Drill) -> Answer {
        let (play, drill) = practice::drill(self.book, asked)?;
        self.play = Some(play);
        let mut answer = self.step()?;
        answer["drill"] = drill;
        Ok(answer)
    }

    fn puzzle(&mut self, asked: &Pose) -> Answer {
        let (play, puzzle) = practice::puzzle(self.book, asked)?;
        self.play = Some(play);
        let mut answer = self.step()?;
        answer["puzzle"] = puzzle;
        Ok(answer)
    }

    fn look(&self, eyes: Eyes, name: &str) -> Answer {
        let play = self.play()?;
        let view = play.game.view(self.book, play.names(), eyes);
        let mut answer = json!({"ok": true});
        let mut value = serde_json::to_value(&view).map_err(|error| Refused::new("internal", error.to_string()))?;
        if let Eyes::Of(_) = eyes {
            value["decision"] = json!(view.decision);
            value["log"] = json!(telling::events(self.book, play.names(), &play.facts, eyes));
        }
        answer[name] = value;
        Ok(answer)
    }

    fn card(&self, id: &str) -> Answer {
        let Some(card) = self.library.get(id) else {
            return Err(Refused::new("unknown-card", format!("there is no playable card {id}")));
        };
        let text = wording::text(card);
        // Which of cost, power and HP such a card has.
        let has = match card.kind {
            Kind::Base => (false, false, true),
            Kind::Event => (true, false, false),
            Kind::Leader if card.unit_side.is_none() => (false, false, false),
            Kind::TokenUnit | Kind::TokenUpgrade => (false, true, true),
            Kind::Leader | Kind::Unit | Kind::Upgrade => (true, true, true),
        };
        let mut front = text.front.clone();
        if card.back.is_none() {
            front.extend(text.epic.clone());
        }
        Ok(json!({"ok": true, "card": {
            "id": card.id,
            "title": card.title,
            "subtitle": card.subtitle,
            "kind": card.kind.name(),
            "unique": card.unique,
            "cost": has.0.then_some(card.cost),
            "power": has.1.then_some(card.power),
            "hp": has.2.then_some(card.hp),
            "arena": card.arena.map(|arena| arena.name()),
            "aspects": card.aspects.iter().map(|aspect| aspect.name()).collect::<Vec<_>>(),
            "traits": card.traits.iter().map(|name| name.name()).collect::<Vec<_>>(),
            "location": card.location,
            "text": front.join("\n"),
            "leader_text": card.unit_side.as_ref().map(|_| text.unit_side.join("\n")),
            "upgrade_text": card.upgrade_side.as_ref().map(|_| text.upgrade_side.join("\n")),
            "back_text": card.back.as_ref().map(|_| text.back.join("\n")),
            "rulings": Ruling::of(&card.id).map(|said| json!({"text": said.text, "rules": said.rules})).collect::<Vec<_>>(),
        }}))
    }
}

/// A position as JSON, with what it says: it may be written in JSON or as the text of a file.
fn laid_out(library: &Library, value: Value) -> Result<(Scenario, Value), Refused> {
    let Value::String(text) = &value else { return Ok((scenario(&value)?, value)) };
    let scenario =
        notation::scenario(text, library).map_err(|fault| Refused::new("bad-scenario", fault.to_string()))?;
    let value = serde_json::to_value(&scenario).map_err(|error| Refused::new("internal", error.to_string()))?;
    Ok((scenario, value))
}

/// The seat of this number.
fn seat_among(seat: u8, count: usize) -> Result<Seat, Refused> {
    let there = Seat(seat).index() < count;
    there.then_some(Seat(seat)).ok_or_else(|| {
        Refused::new("unknown-seat", format!("there is no seat {seat}, only 0 to {}", count.saturating_sub(1)))
    })
}

fn no_game() -> Refused {
    Refused::new("no-game", "there is no game yet: say new, scenario or load")
}
