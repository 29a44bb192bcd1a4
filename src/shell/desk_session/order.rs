//! The meaning of a line of words at the desk. Panels fill in the beginning of such a line; in line mode all of it is
//! typed.

use super::{DeskSession, names, told};
use crate::command::Command;
use crate::desk::moment;
use crate::place::{Opened, Outcome, Page, Question};
use crate::refusal::{DeskFault, Refusal};
use crate::request::{ANYWAY, Request};
use crate::room_board::RoomBoard;
use crate::services::Services;
use crate::words::sentence;
use events::tournament::{Ending, Form, Op, Paper, PenaltyKind, ResultOp};
use storage::decks;

/// Asks before a rule is broken.
fn confirm(why: &str, then: Request) -> Outcome {
    Outcome::Ask(Question::about(sentence(why), "do it anyway", then))
}

/// Something to read.
fn read(title: &str, lines: Vec<String>) -> Outcome {
    Outcome::Read(Page::new(title, lines))
}

impl DeskSession {
    /// Does what is asked, except for playing at this keyboard.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn order(&mut self, request: &Request, services: &Services) -> Result<Outcome, Refusal> {
        let words = request.text();
        let words = words.as_str();
        match request.command {
            Command::DeskTables => Ok(read("Tables", told::tables(self))),
            Command::DeskPlayers => Ok(read("Players", told::players(self))),
            Command::DeskStandings => Ok(read("Standings", told::standings(self)?)),
            Command::DeskWhy => Ok(read("Why these tables", told::why(self))),
            Command::DeskLog => Ok(read("Log", told::log(self))),
            Command::DeskSlips => {
                Ok(read("Slips", Paper::Slips.text(&self.event)?.lines().map(str::to_owned).collect()))
            }
            Command::DeskExport => self.export(words, services).map(Outcome::Said),
            Command::DeskList => {
                let (player, path) = names::one(&self.event, words)?;
                let path = path.trim();
                if path.is_empty() {
                    return Err(DeskFault::NoFile.into());
                }
                self.hand_in(&player, &services.named_file(path)?)?;
                Ok(Outcome::Said(format!("The list of {player} is in.")))
            }
            Command::DeskImport => self.import(request, services),
            Command::DeskPeople => Ok(Outcome::Read(self.people(words, services)?)),
            Command::DeskPenalties => Ok(Outcome::Read(self.penalties(words, services)?)),
            Command::DeskLeague => Ok(Outcome::Read(self.league(words, services)?)),
            Command::DeskAdd => {
                let (op, known) = self.known(new_player(words)?, services);
                let done = self.act(op)?;
                let said = told::done(self, &done);
                Ok(Outcome::Said(known.map(|known| format!("{known} {said}")).unwrap_or(said)))
            }
            Command::RoomBoard => Ok(Outcome::Open(Opened::RoomBoard(Box::new(RoomBoard::open(&self.path)?)))),
            Command::DeskAnnounce => self.done(Op::Announce { text: words.to_owned() }),
            Command::DeskSign if words.is_empty() => Ok(Outcome::Said(format!("The log is signed {}.", self.by))),
            Command::DeskSign => {
                self.sign(words)?;
                Ok(Outcome::Said(format!("The log is signed {} from now on.", self.by)))
            }
            Command::DeskSwap => self.swap(words),
            Command::DeskResult => self.enter(words),
            Command::DeskHere if words == "all" => self.all_here().map(Outcome::Said),
            other => {
                let op = self.op(other, words)?;
                self.done(op)
            }
        }
    }

    /// Does something, and tells the consequences.
    fn done(&mut self, op: Op) -> Result<Outcome, Refusal> {
        let done = self.act(op)?;
        Ok(Outcome::Said(told::done(self, &done)))
    }

    fn op(&self, command: Command, words: &str) -> Result<Op, Refusal> {
        let player = || names::one(&self.event, words).map(|(name, _)| name);
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| Refusal::NoNumber(text.trim().to_owned()));
        Ok(match command {
            Command::DeskHere => Op::CheckIn { player: player()?, present: true },
            Command::DeskAway => Op::CheckIn { player: player()?, present: false },
            Command::DeskStart => Op::Start,
            Command::DeskRounds => Op::Rounds { swiss: number(words)? },
            Command::DeskPair => Op::Pair { tables: None },
            Command::DeskBegin => Op::Begin,
            Command::DeskDrop => Op::Drop { player: player()?, repaired: None },
            Command::DeskCut if words.is_empty() => Op::Cut { size: None },
            Command::DeskCut => Op::Cut { size: Some(number(words)?) },
            Command::DeskEnd => Op::End,
            Command::DeskTime => Op::Time { players: self.at_table(words)? },
            Command::DeskExtra => {
                let (minutes, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
                Op::Extra { minutes: number(minutes)?, players: self.at_table(rest)? }
            }
            Command::DeskPenalty => self.penalty(words)?,
            Command::DeskKeep => {
                let (player, rest) = names::one(&self.event, words)?;
                let table = match rest.trim() {
                    "none" | "any" => None,
                    number => Some(number.parse().map_err(|_| DeskFault::NoKeptTable(player.clone()))?),
                };
                Op::Keep { player, table }
            }
            Command::DeskPrizes => {
                let each = words.split(',').map(str::trim).filter(|prize| !prize.is_empty() && *prize != "none");
                Op::Prizes { prizes: each.map(str::to_owned).collect() }
            }
            Command::DeskUndo => Op::Undo,
            other => return Err(Refusal::NotNow(other)),
        })
    }

    /// The players of a table: by its number, or by names; `None` for all tables if nothing is given.
    fn at_table(&self, words: &str) -> Result<Option<Vec<String>>, Refusal> {
        let words = words.trim();
        if words.is_empty() || words == "all" {
            return Ok(None);
        }
        if let Ok(number) = words.parse::<usize>() {
            return self.seated_at(number).map(Some);
        }
        Ok(Some(names::all(&self.event, words)?))
    }

    /// Who sits at the table with this number, from 1.
    fn seated_at(&self, number: usize) -> Result<Vec<String>, Refusal> {
        let table = number.checked_sub(1).and_then(|place| self.event.tables().get(place));
        let table = table.ok_or(DeskFault::NoTable(number))?;
        Ok(table.players.iter().map(|player| told::name(&self.event, *player).to_owned()).collect())
    }

    /// Who sat at the table with this number, from 1: in this round, or in an earlier one.
    fn seated_in(&self, round: Option<u32>, number: usize) -> Result<Vec<String>, Refusal> {
        let Some(round) = round.filter(|round| *round != self.event.round()) else { return self.seated_at(number) };
        let rounds = self.event.rounds();
        let tables = usize::try_from(round).ok().and_then(|round| rounds.get(round.checked_sub(1)?));
        let table = tables.and_then(|round| round.tables.get(number.checked_sub(1)?));
        let table = table.ok_or(DeskFault::NoTable(number))?;
        Ok(table.players.iter().map(|player| told::name(&self.event, *player).to_owned()).collect())
    }

    /// The index of a table named by its number or by its players.
    pub(super) fn table_of(&self, words: &str) -> Result<usize, Refusal> {
        let wanted = self.at_table(words)?.ok_or(DeskFault::WhichTable)?;
        let player = |name: &String| self.event.players().iter().position(|player| player.name == *name);
        let wanted: Vec<usize> = wanted.iter().filter_map(player).collect();
        let mut tables = self.event.tables().iter();
        tables
            .position(|table| wanted.iter().all(|player| table.players.contains(player)))
            .ok_or_else(|| DeskFault::NotTogether.into())
    }

    /// A single player stands for the two of a table.
    fn with_opponent(&self, named: Vec<String>) -> Vec<String> {
        let [one] = named.as_slice() else { return named };
        let mut tables = (0..self.event.tables().len()).map(|place| told::names_of(&self.event, place));
        let table = tables.rfind(|names| names.len() == 2 && names.contains(one));
        let opponent = table.and_then(|names| names.into_iter().find(|name| name != one));
        named.into_iter().chain(opponent).collect()
    }

    fn all_here(&mut self) -> Result<String, Refusal> {
        let absent: Vec<String> = self
            .event
            .players()
            .iter()
            .filter(|player| !player.present && player.dropped.is_none())
            .map(|player| player.name.clone())
            .collect();
        for player in &absent {
            self.act(Op::CheckIn { player: player.clone(), present: true })?;
        }
        Ok(match absent.len() {
            1 => "1 more is there.".to_owned(),
            count => format!("{count} more are there."),
        })
    }

    /// A result, followed by `anyway` if somebody has dropped.
    fn enter(&mut self, words: &str) -> Result<Outcome, Refusal> {
        let (said, anyway) = match words.strip_suffix(ANYWAY) {
            Some(said) if said.ends_with(char::is_whitespace) => (said.trim_end(), true),
            _ => (words, false),
        };
        let result = ResultOp { anyway, ..self.result(said)? };
        if let Some(why) = self.event.asked_of_result(&result).filter(|_| !anyway) {
            return Ok(confirm(&why, Request::with(Command::DeskResult, said)));
        }
        self.done(Op::Result(result))
    }

    /// `Ann Bob 2-1`, `Ann 2-1`, `3 2-1 time`, `Ann Bob conceded Bob`, `Ann Bob Cyn 1 2 2`, each optionally followed by
    /// `round 2`.
    fn result(&self, words: &str) -> Result<ResultOp, Refusal> {
        let (words, round) = match words.rsplit_once(" round ") {
            Some((words, round)) => {
                (words, Some(round.trim().parse().map_err(|_| DeskFault::NoRound(round.to_owned()))?))
            }
            None => (words, None),
        };
        let (first, behind) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let (players, mut rest) = match first.parse::<usize>() {
            Ok(number) if names::whole(&self.event, words).is_none() => (self.seated_in(round, number)?, behind),
            _ => self.leading_names(words)?,
        };
        let players = if round.is_none() { self.with_opponent(players) } else { players };
        let mut result = ResultOp { players, round, ..ResultOp::default() };
        rest = rest.trim();
        let (score, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if result.players.len() > 2 {
            let places: Result<Vec<u32>, _> =
                rest.split([' ', ',']).filter(|word| !word.is_empty()).map(str::parse).collect();
            result.places = Some(places.map_err(|_| DeskFault::NoPlaces)?);
            return Ok(result);
        }
        if score.starts_with(|letter: char| letter.is_ascii_digit()) {
            let games: Result<Vec<u32>, _> = score.split('-').map(str::parse).collect();
            result.games = match games.as_deref() {
                Ok([one, other]) => [*one, *other, 0],
                Ok([one, other, drawn]) => [*one, *other, *drawn],
                _ => return Err(DeskFault::NoScore(score.to_owned()).into()),
            };
            rest = more.trim();
        }
        self.ending(rest, &mut result)?;
        Ok(result)
    }

    /// How it ended: `time`, `agreed`, `conceded NAME`, `no-show NAME`, and `winner NAME`.
    fn ending(&self, mut rest: &str, result: &mut ResultOp) -> Result<(), Refusal> {
        while !rest.is_empty() {
            let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let named = || names::one(&self.event, more);
            rest = match word {
                "played" => more,
                "time" => {
                    result.end = Ending::Time;
                    more
                }
                "agreed" => {
                    result.end = Ending::Agreed;
                    more
                }
                "conceded" | "no-show" => {
                    let (name, left) = named()?;
                    result.end = if word == "conceded" { Ending::Conceded } else { Ending::NoShow };
                    result.by = Some(name);
                    left
                }
                "winner" => {
                    let (name, left) = named()?;
                    result.winner = Some(name);
                    left
                }
                _ => return Err(DeskFault::NoEnding(word.to_owned()).into()),
            }
            .trim();
        }
        Ok(())
    }

    /// Names, up to the first word that is not one: a score, places, how it ended.
    fn leading_names<'a>(&self, words: &'a str) -> Result<(Vec<String>, &'a str), Refusal> {
        const ENDINGS: [&str; 6] = ["played", "time", "agreed", "conceded", "no-show", "winner"];
        let (mut names, mut rest) = (Vec::new(), words.trim());
        loop {
            let word = rest.split_whitespace().next().unwrap_or_default();
            let numbers = word.starts_with(|letter: char| letter.is_ascii_digit());
            let named = names::whole(&self.event, rest).is_some();
            let ends = word.is_empty() || numbers && !named || ENDINGS.contains(&word);
            if ends && !names.is_empty() {
                return Ok((names, rest));
            }
            let (name, left) = names::one(&self.event, rest)?;
            names.push(name);
            rest = left.trim();
        }
    }

    /// `Ann Bob`, followed by `anyway` if that breaks rules (formats.md S-16).
    fn swap(&mut self, words: &str) -> Result<Outcome, Refusal> {
        let (one, rest) = names::one(&self.event, words)?;
        let (other, rest) = names::one(&self.event, rest.trim())?;
        let anyway = rest.trim() == ANYWAY;
        if !anyway && !rest.trim().is_empty() {
            return Err(DeskFault::TooMuch(rest.trim().to_owned()).into());
        }
        let players = [one, other];
        let broken = self.event.broken_by_swap(&players)?;
        if !anyway && !broken.is_empty() {
            return Ok(confirm(&broken.join("; "), Request::with(Command::DeskSwap, &players.join(" "))));
        }
        self.done(Op::Swap { players, anyway })
    }

    /// `Ann game-loss came late`.
    fn penalty(&self, words: &str) -> Result<Op, Refusal> {
        let (player, rest) = names::one(&self.event, words)?;
        let rest = rest.trim();
        let (word, note) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let kind = match word {
            "warning" => PenaltyKind::Warning,
            "game-loss" => PenaltyKind::GameLoss,
            "match-loss" => PenaltyKind::MatchLoss,
            "disqualified" => PenaltyKind::Disqualified,
            _ => return Err(DeskFault::NoPenalty.into()),
        };
        let note = Some(note.trim().to_owned()).filter(|note| !note.is_empty());
        Ok(Op::Penalty { player, kind, note, repaired: None })
    }

    /// Writes the event, or a paper of it, to a file beside it.
    fn export(&self, words: &str, services: &Services) -> Result<String, Refusal> {
        let (form, path) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let form = if form.is_empty() { Some(Form::Text) } else { Form::named(form) };
        let form = form.ok_or(DeskFault::NoForm)?;
        let contents = form.of(&self.event, moment)?;
        let path = match path.trim() {
            "" => self.path.with_extension(form.ending()),
            said => services.named_file(said)?,
        };
        decks::export(&path, contents.as_bytes())?;
        Ok(format!("Written to {}.", path.display()))
    }

    /// Is there a result of this table?
    pub(super) fn is_open(&self, table: usize) -> bool {
        self.event.tables().get(table).is_some_and(|table| table.outcome.is_none())
    }
}

/// `Ann Smith`, followed by `uid=77 first=Ann last=Smith` if ids are required.
fn new_player(words: &str) -> Result<Op, DeskFault> {
    let (mut name, mut fields) = (Vec::new(), [None, None, None]);
    for word in words.split_whitespace() {
        match word.split_once('=') {
            Some(("uid", id)) => fields[0] = Some(id.to_owned()),
            Some(("first", first)) => fields[1] = Some(first.to_owned()),
            Some(("last", last)) => fields[2] = Some(last.to_owned()),
            Some((other, _)) => return Err(DeskFault::NoField(other.to_owned())),
            None => name.push(word),
        }
    }
    let [uid, first, last] = fields;
    Ok(Op::Player { name: name.join(" "), uid, first, last })
}
