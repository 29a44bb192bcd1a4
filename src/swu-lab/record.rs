//! The file of a run: a line of JSON for each deck, then one for each game. Lines are complete by themselves, so files
//! may be cut, joined and read by any program that reads JSON by lines.

use super::duel::{self, Skill};
use super::entrant::Entrant;
use serde::{Deserialize, Serialize};
use swu_cards::library::Library;
use swu_minds::bots::Level;
use swu_rules::book::Book;
use swu_rules::player_deck::PlayerDeck;

/// Who plays, and with which program and cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Conditions {
    /// The version of the program.
    pub program: String,
    /// 16 hex digits that change when any card changes.
    pub cards: String,
    /// The level of both players.
    pub level: String,
    /// How many games a searching level plays in thought for a pick.
    pub iterations: u32,
    /// The seed of the run.
    pub seed: u64,
}

impl Conditions {
    /// Those of this program.
    pub fn here(library: &Library, skill: Skill, seed: u64) -> Conditions {
        Conditions {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            cards: format!("{:016x}", library.fingerprint()),
            level: skill.level.word().to_owned(),
            iterations: skill.iterations,
            seed,
        }
    }

    /// How both sides play; `None` if this program has no such level.
    pub fn skill(&self) -> Option<Skill> {
        Some(Skill { level: Level::named(&self.level)?, iterations: self.iterations })
    }
}

/// A deck of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckLine {
    /// Its name.
    pub name: String,
    /// Its digest, by which game lines refer to it.
    pub digest: String,
    /// Its cards, in the order in which they are shuffled.
    #[serde(flatten)]
    pub cards: PlayerDeck,
}

impl DeckLine {
    /// The line of a deck.
    pub fn of(book: &Book, entrant: &Entrant) -> DeckLine {
        let Entrant { name, digest, setup } = entrant;
        DeckLine { name: name.clone(), digest: digest.clone(), cards: PlayerDeck::of(book, setup) }
    }

    /// The deck of a line; `None` if the program does not know its cards, or its digest does not match.
    pub fn entrant(&self, book: &Book) -> Option<Entrant> {
        let entrant = Entrant::changed(book, self.name.clone(), self.cards.found(book).ok()?);
        (entrant.digest == self.digest).then_some(entrant)
    }
}

/// A game of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameLine {
    /// Who plays, and with what.
    #[serde(flatten)]
    pub conditions: Conditions,
    /// The decks, by their digests.
    pub decks: [String; 2],
    /// The name of its luck: pairings that are compared have the same.
    pub luck: String,
    /// Its number in its pairing, from 0. Games 2n and 2n + 1 have the same luck.
    pub game: u64,
    /// Which deck had the first action, 0 or 1.
    pub first: usize,
    /// Which deck won; `None` for a draw.
    pub winner: Option<usize>,
    /// Rounds that were begun.
    pub rounds: u16,
    /// The remaining HP of each deck's base.
    pub hp: [i16; 2],
    /// Picks of both players.
    pub picks: u32,
    /// Processor time in milliseconds: the one field that may differ when a game is played again.
    pub cpu_ms: u64,
}

/// What identifies a game in its run.
pub type Key = ([String; 2], String, u64);

impl GameLine {
    /// What identifies it among the lines with the same conditions.
    pub fn key(&self) -> Key {
        (self.decks.clone(), self.luck.clone(), self.game)
    }

    /// The same game, played again by this program.
    pub fn again(&self, book: &Book, decks: [&Entrant; 2]) -> Option<GameLine> {
        let skill = self.conditions.skill()?;
        Some(GameLine::play(book, self.conditions.clone(), decks, &self.luck, self.game, skill))
    }

    /// Plays a game and writes its line.
    pub fn play(
        book: &Book,
        conditions: Conditions,
        decks: [&Entrant; 2],
        luck: &str,
        game: u64,
        skill: Skill,
    ) -> GameLine {
        let began = cpu_time();
        let drawn = duel::luck(conditions.seed, luck, game / 2);
        let duel::Result { first, winner, rounds, hp, picks } = duel::play(book, decks, game % 2 == 1, drawn, skill);
        let cpu_ms = cpu_time().saturating_sub(began);
        let decks = decks.map(|deck| deck.digest.clone());
        GameLine { conditions, decks, luck: luck.to_owned(), game, first, winner, rounds, hp, picks, cpu_ms }
    }

    /// Whether it is the same game with the same end.
    pub fn agrees(&self, other: &GameLine) -> bool {
        GameLine { cpu_ms: 0, ..self.clone() } == GameLine { cpu_ms: 0, ..other.clone() }
    }
}

/// Processor time of this thread in milliseconds, if the system reports it.
#[cfg(target_os = "linux")]
fn cpu_time() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec.unsigned_abs() * 1_000 + time.tv_nsec.unsigned_abs() / 1_000_000
}

#[cfg(not(target_os = "linux"))]
fn cpu_time() -> u64 {
    0
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "lowercase")]
pub enum Line {
    /// A deck.
    Deck(DeckLine),
    /// A game.
    Game(GameLine),
}

/// What a file of lines holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Its decks, each once.
    pub decks: Vec<DeckLine>,
    /// Its games, each once.
    pub games: Vec<GameLine>,
}

/// Lines that are not understood, or do not belong together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRecord {
    /// A line is not a line of a record; the last one of a file may be cut off, and is left out.
    #[error("line {line}: {why}")]
    Line {
        /// From 1.
        line: usize,
        /// The reason, from JSON or the record.
        why: String,
    },
    /// Two lines were played by different programs, cards or levels, or with different seeds.
    #[error("line {line} was played under other conditions ({what}) than the lines before it")]
    Mixed {
        /// From 1.
        line: usize,
        /// Which condition differs.
        what: &'static str,
    },
    /// One name stands for two different decks.
    #[error("line {line}: \"{name}\" is another deck here than before")]
    OtherDeck {
        /// From 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// The same game ended in two ways.
    #[error("line {line}: game {game} ended otherwise before")]
    Contradiction {
        /// From 1.
        line: usize,
        /// Its number in its pairing.
        game: u64,
    },
}

impl Record {
    /// Adds the lines of a text. Duplicates are dropped; an incomplete last line is left out, as interrupted runs leave
    /// one.
    ///
    /// # Errors
    /// The first line that is not understood or does not match those before it.
    pub fn add(&mut self, text: &str) -> Result<(), BadRecord> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let seen = self.games.iter().enumerate().map(|(place, game)| (game.key(), place));
        let mut seen: std::collections::BTreeMap<Key, usize> = seen.collect();
        for (number, line) in text[..whole].lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let number = number + 1;
            let read = serde_json::from_str(line);
            match read.map_err(|fault| BadRecord::Line { line: number, why: fault.to_string() })? {
                Line::Deck(deck) => self.add_deck(deck, number)?,
                Line::Game(game) => {
                    self.fits(&game, number)?;
                    match seen.get(&game.key()) {
                        Some(place) if self.games[*place].agrees(&game) => {}
                        Some(_) => return Err(BadRecord::Contradiction { line: number, game: game.game }),
                        None => {
                            seen.insert(game.key(), self.games.len());
                            self.games.push(game);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn add_deck(&mut self, deck: DeckLine, line: usize) -> Result<(), BadRecord> {
        match self.decks.iter().find(|other| other.name == deck.name) {
            Some(other) if other.digest != deck.digest => Err(BadRecord::OtherDeck { line, name: deck.name }),
            Some(_) => Ok(()),
            None => {
                self.decks.push(deck);
                Ok(())
            }
        }
    }

    /// Whether the game was played with the same conditions as those before it.
    fn fits(&self, game: &GameLine, line: usize) -> Result<(), BadRecord> {
        let Some(before) = self.games.first().map(|game| &game.conditions) else { return Ok(()) };
        let now = &game.conditions;
        let what = [
            ("program", before.program != now.program),
            ("cards", before.cards != now.cards),
            ("level", (&before.level, before.iterations) != (&now.level, now.iterations)),
            ("seed", before.seed != now.seed),
        ];
        let differs = what.into_iter().find(|(_, differs)| *differs);
        differs.map_or(Ok(()), |(what, _)| Err(BadRecord::Mixed { line, what }))
    }

    /// The lines in the order of their pairings and numbers: the same for the same games, however they were cut.
    pub fn sorted(mut self) -> Vec<Line> {
        self.decks.sort_by(|one, other| one.name.cmp(&other.name));
        self.games.sort_by_key(GameLine::key);
        self.decks.into_iter().map(Line::Deck).chain(self.games.into_iter().map(Line::Game)).collect()
    }
}
