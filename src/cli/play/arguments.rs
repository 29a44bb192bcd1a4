//! The arguments of the commands that open the table.

use super::other_game::{GameFlags, mode_parser};
use crate::analyze::DepthWord;
use crate::exit::NotUnderstood;
use crate::options as flags;
use clap::{Args, ValueEnum, value_parser};
use hotseat::trust::Trust;
use shell::practice::menu::{Wanted, Wish};
use shell::practice::quiz::posed::QUIZ;
use shell::services::Mode;
use shell::unlimited::USUAL;
use std::path::PathBuf;
use std::str::FromStr;
use swu_cards::samples::samples;
use swu_minds::bots::Level;
use swu_minds::drills::Kind;
use swu_minds::quiz::Topic;

/// How much curtain there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum TrustWord {
    /// No person's hand is hidden: for teaching. Bots' cards stay covered unless the settings show them.
    Open,
    /// A curtain only where a closed hand is needed.
    Public,
    /// A curtain at every change of seat.
    Full,
}

impl TrustWord {
    pub(super) const fn trust(self) -> Trust {
        match self {
            TrustWord::Open => Trust::OpenTable,
            TrustWord::Public => Trust::PublicFirst,
            TrustWord::Full => Trust::FullCurtain,
        }
    }
}

/// What is played, by its word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ModeWord(pub(super) String);

/// The words for the modes of Star Wars: Unlimited, and who plays each.
pub(super) const MODES: [(&str, &str, Mode); 3] = [
    ("duel", "Two players", Mode::Duel),
    ("multiplayer", "Three to six players, everybody for themselves", Mode::Multiplayer),
    ("twin-suns", "Two to six players with two leaders each", Mode::TwinSuns),
];

impl ModeWord {
    /// The mode of Star Wars: Unlimited, if it is one.
    pub(super) fn mode(&self) -> Option<Mode> {
        MODES.iter().find(|(word, ..)| *word == self.0).map(|(.., mode)| *mode)
    }
}

/// What a game is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum MatchWord {
    /// Best of three.
    Bo3,
    /// A single game.
    Single,
}

/// Who sits where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SeatingWord {
    /// By chance.
    Random,
    /// In the order of the decks.
    AsListed,
}

impl SeatingWord {
    pub(super) const fn word(self) -> &'static str {
        match self {
            SeatingWord::Random => "random",
            SeatingWord::AsListed => "as-listed",
        }
    }
}

/// The part of an event a match belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum RoundWord {
    /// A Swiss round, or a friendly match.
    #[default]
    Swiss,
    /// The top cut.
    TopCut,
}

/// The longest round clock, in minutes.
const MOST_MINUTES: u32 = 600;

/// A round clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RoundClock(Option<u32>);

impl RoundClock {
    pub(super) const fn minutes(self) -> Option<u32> {
        self.0
    }
}

impl FromStr for RoundClock {
    type Err = NotUnderstood;

    fn from_str(text: &str) -> Result<RoundClock, NotUnderstood> {
        if text == "none" {
            return Ok(RoundClock(None));
        }
        let minutes = text.parse::<u32>().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
        minutes
            .map(|minutes| RoundClock(Some(minutes)))
            .ok_or_else(|| NotUnderstood::new(format_args!("1 to {MOST_MINUTES} minutes, or none")))
    }
}

/// A seat that no person plays, and who plays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BotSeat {
    /// From 1.
    pub(super) seat: usize,
    /// The level; the one that takes over if there is a program.
    pub(super) level: Level,
    /// The command of somebody's own program.
    pub(super) program: Option<String>,
}

impl FromStr for BotSeat {
    type Err = NotUnderstood;

    fn from_str(text: &str) -> Result<BotSeat, NotUnderstood> {
        let (seat, word) = text.split_once('=').map_or((text, None), |(seat, word)| (seat, Some(word)));
        let seat =
            seat.parse().map_err(|_| NotUnderstood::new("a seat is a number from 1, with a level as in 2=steady"))?;
        let program = word.filter(|word| word.contains(['/', '\\', ' '])).map(str::to_owned);
        if program.is_some() {
            return Ok(BotSeat { seat, level: USUAL, program });
        }
        let level = word.map_or(Some(USUAL), Level::named).ok_or_else(|| {
            let levels = Level::ALL.map(Level::word).join(", ");
            NotUnderstood(format!(
                "the levels are {levels}; a program of your own is given with its path, as in 2=./mybot"
            ))
        })?;
        Ok(BotSeat { seat, level, program: None })
    }
}

/// How decks can be given, with the names of all samples.
fn decks_page() -> String {
    let (two, one): (Vec<&str>, Vec<&str>) =
        samples().iter().map(|sample| sample.key).partition(|key| key.starts_with("twin-"));
    format!(
        "A deck file, or the key of a sample deck; once per seat. Samples: {}; with two leaders {}",
        one.join(", "),
        two.join(", ")
    )
}

/// Start a game at once.
#[derive(Debug, Args)]
#[command(after_long_help = flags::page())]
pub(crate) struct Play {
    /// A deck file, or the key of a sample deck; once per seat.
    #[arg(long = "deck", value_name = "DECK", required_unless_present_any = ["explain", "game"])]
    #[arg(long_help = decks_page())]
    pub(super) decks: Vec<String>,
    #[command(flatten)]
    pub(super) game: GameFlags,
    /// A player's name; once per seat, in the order of the decks. In the Deckbuilding Game the first seat is the
    /// Empire's, the next the Rebels', and so on.
    #[arg(long = "name", value_name = "NAME")]
    pub(super) names: Vec<String>,
    /// What is played.
    #[arg(long, value_parser = mode_parser(), default_value = "duel")]
    pub(super) mode: ModeWord,
    /// Set an option of the game, such as base_hp=printed; repeat as needed. --options explains them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(super) changes: Vec<String>,
    /// Explain all options and leave.
    #[arg(long = "options")]
    pub(super) explain: bool,
    /// Follow the official rules wherever the community's rules differ.
    #[arg(long)]
    pub(super) official: bool,
    /// The seating: by chance unless two people play.
    #[arg(long, value_enum)]
    pub(super) seating: Option<SeatingWord>,
    /// The seed of all luck in the game; by chance if not given.
    #[arg(long)]
    pub(super) seed: Option<u64>,
    /// Play a match: bo3 is best of three with sideboards, single is one game with clock and score sheet.
    #[arg(id = "match", long = "match", value_enum, value_name = "KIND")]
    pub(super) length: Option<MatchWord>,
    /// The round clock of a match in minutes, or none. Usual are 25 for a single game, 55 for best of three, 75 in the
    /// top cut.
    #[arg(long, requires = "match", value_name = "MINUTES")]
    pub(super) clock: Option<RoundClock>,
    /// The part of an event that the match belongs to: in a Swiss round it may be drawn, in the top cut somebody wins.
    #[arg(long, value_enum, default_value_t, requires = "match", value_name = "ROUND")]
    pub(super) round: RoundWord,
    /// In the top cut: skip reading each other's lists before the match.
    #[arg(long, requires = "match")]
    pub(super) no_review: bool,
    /// Play a match as strictly as in an event: the log shows this phase only, nothing is taken back, the clock never
    /// waits.
    #[arg(long, requires = "match")]
    pub(super) strict: bool,
    /// The clock of a match runs on while the keyboard changes hands.
    #[arg(long, requires = "match")]
    pub(super) strict_clock: bool,
    /// How much curtain there is.
    #[arg(long, value_enum)]
    pub(super) trust: Option<TrustWord>,
    /// Teach at an open table: the step of the game and its rule, the results of the last action, what cannot be done
    /// and why.
    #[arg(long, conflicts_with = "match")]
    pub(super) teach: bool,
    /// Let the program play a seat, counted from 1 in the order of the decks, and say how well: 2=steady. The levels
    /// are random, rookie, sensible, steady and strong; sensible if none is given. A program of your own plays with its
    /// path, 2=./mybot, or as a command with spaces, "2=python3 mybot.py": the book says what it reads and answers.
    #[arg(long = "bot", value_name = "SEAT[=LEVEL|COMMAND]")]
    pub(super) bots: Vec<BotSeat>,
    /// The seconds that a program of your own has for each answer; then the computer plays on for it.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = value_parser!(u16).range(1..=3600))]
    pub(super) bot_clock: u16,
}

/// Continue an unfinished game.
#[derive(Debug, Args)]
pub(crate) struct Resume {
    /// The saved game; the newest unfinished one if not given.
    pub(super) file: Option<PathBuf>,
}

/// Look at a game again, step by step: in public, and once it is over through anybody's eyes.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The save of a game, the folder of a match, or a report; the newest finished game if not given.
    pub(super) file: Option<PathBuf>,
    /// Begin after this many steps.
    #[arg(long, value_name = "STEP", default_value_t = 0)]
    pub(super) at: usize,
}

/// Watch a table or the desk of an event in another window of this machine, live and in public: no hand is ever shown.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cantina watch                        # what is played now\n  cantina watch friday.event           # the room board of an event"
)]
pub(crate) struct Watch {
    /// The save of a game, the folder of a match, or the file of an event; what was played last on this machine, of all
    /// that is open now, if not given.
    pub(super) file: Option<PathBuf>,
}

/// Play on from a position.
#[derive(Debug, Args)]
pub(crate) struct Position {
    /// The file of the position: in the notation of the book (page "Positions"), or in RON.
    pub(super) file: PathBuf,
    /// The seed of all luck in the game.
    #[arg(long, default_value_t = 0)]
    pub(super) seed: u64,
    /// How much curtain there is.
    #[arg(long, value_enum)]
    pub(super) trust: Option<TrustWord>,
}

/// Learn the game: a first game with help, and lessons.
#[derive(Debug, Args)]
pub(crate) struct Learn {
    /// A lesson, by its word: sentinel. Without it, the first game for somebody new, else the list of lessons.
    pub(super) lesson: Option<String>,
}

/// Practise decisions: opening hands, resources, the initiative, attacks, the order of actions.
#[derive(Debug, Args)]
pub(crate) struct Practice {
    /// What to practise: mulligan, resources, initiative, attacks, order, quiz, puzzles, or today for what is due.
    /// Without it, the list.
    kind: Option<String>,
    /// Your own deck: a sample, a deck of yours by name, or a file.
    #[arg(long, value_name = "DECK")]
    deck: Option<String>,
    /// The deck on the other side.
    #[arg(long, value_name = "DECK")]
    against: Option<String>,
    /// You start in every game.
    #[arg(long, conflicts_with = "second")]
    first: bool,
    /// You go second in every game.
    #[arg(long)]
    second: bool,
    /// How many questions.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// The same seed asks the same questions.
    #[arg(long)]
    seed: Option<u64>,
    /// Does everybody know the other list?
    #[arg(long, value_enum, default_value_t)]
    lists: ListsWord,
    /// Who answers; several people answer the same questions one after another, and compare.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// How closely the coach looks.
    #[arg(long, value_enum, default_value_t)]
    depth: DepthWord,
    /// The quiz is played with sample decks of this set: SOR.
    #[arg(long, value_name = "SET", conflicts_with_all = ["deck", "against"])]
    set: Option<String>,
    /// The quiz asks about this rule, or this chapter of the rules: 18.3.
    #[arg(long, value_name = "NUMBER")]
    rule: Option<String>,
    /// How difficult the questions of the quiz are, from 1 to 5.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    difficulty: Option<u8>,
}

/// What is known about other people's decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum ListsWord {
    /// Nothing.
    #[default]
    Closed,
    /// All of it.
    Open,
}

impl Practice {
    /// What is wanted; `None` for the list of everything.
    ///
    /// # Errors
    /// There is no such drill.
    pub(super) fn wanted(&self) -> Result<Option<Wanted>, NotUnderstood> {
        let usual = Wish::default();
        let first = if self.second { Some(false) } else { self.first.then_some(true) };
        let wish = Wish {
            deck: self.deck.clone().unwrap_or(usual.deck),
            against: self.against.clone().unwrap_or(usual.against),
            first,
            count: self.count,
            seed: self.seed,
            open: self.lists == ListsWord::Open,
            people: if self.names.len() > 1 { self.names.clone() } else { Vec::new() },
            depth: self.depth.depth(),
            set: self.set.clone(),
            topic: Topic { rule: self.rule.clone(), difficulty: self.difficulty },
        };
        match self.kind.as_deref() {
            None => Ok(None),
            Some(QUIZ) => Ok(Some(Wanted::Quiz(wish))),
            Some("today") => Ok(Some(Wanted::Today(wish))),
            Some("puzzles") => Ok(Some(Wanted::Puzzles(None))),
            Some(word) => match Kind::named(word) {
                Some(kind) => Ok(Some(Wanted::Drill(kind, wish))),
                None => {
                    let known = Kind::ALL.map(Kind::word).join(", ");
                    Err(NotUnderstood(format!(
                        "There is no {word} to practise; there are {known}, {QUIZ}, puzzles and today."
                    )))
                }
            },
        }
    }
}
