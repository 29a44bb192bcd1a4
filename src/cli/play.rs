//! `cantina`, `play`, `resume` and `scenario`: the table itself.

mod deckbuilding;

use super::draft::{self, Draft};
use super::ending::{NOT_UNDERSTOOD, NotUnderstood, tell};
use super::options as flags;
use super::showing::{Showing, lines_under, panels_under};
use crate::hotseat::table::{Agreement, Sitter, Table};
use crate::hotseat::trust::Trust;
use crate::shell::hosted_match::{HostedMatch, NewMatch};
use crate::shell::local::{LocalServices, lists_of, notices};
use crate::shell::marks;
use crate::shell::pod_session::{PodPace, PodSession};
use crate::shell::seating::seated;
use crate::shell::services::Begun;
use crate::shell::services::Mode;
use crate::shell::unlimited::USUAL;
use crate::shell::{options, personal as own_files};
use crate::storage::environment;
use crate::storage::match_file;
use crate::storage::paths::Paths;
use crate::storage::settings::{Settings, SettingsFault};
use crate::storage::text_file;
use crate::ui::games;
use crate::ui::lines::reader::LineReader;
use crate::ui::lines::talk;
use crate::ui::panels::App;
use crate::ui::personal;
use crate::ui::run;
use crate::ui::terminal::{Manner, Terminal, lines};
use crate::unlimited::admission;
use crate::unlimited::bots::Level;
use crate::unlimited::cards::library::Library;
use crate::unlimited::hosted::{CardData, Setup, Start};
use crate::unlimited::limited::PodKind;
use crate::unlimited::match_rules::{Conduct, MatchKind, Round};
use crate::unlimited::notation;
use crate::unlimited::rules::game::Beginner;
use crate::unlimited::rules::table::options::GameOptions;
use clap::{Args, ValueEnum};
use deckbuilding::GameWord;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How much curtain there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TrustWord {
    /// Nothing is hidden: for teaching.
    Open,
    /// A curtain only where a closed hand is needed.
    Public,
    /// A curtain at every change of seat.
    Full,
}

impl TrustWord {
    const fn trust(self) -> Trust {
        match self {
            TrustWord::Open => Trust::OpenTable,
            TrustWord::Public => Trust::PublicFirst,
            TrustWord::Full => Trust::FullCurtain,
        }
    }
}

/// What is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum ModeWord {
    /// Two players.
    #[default]
    Duel,
    /// Three to six players, everybody for themselves.
    Multiplayer,
    /// Three to six players with two leaders each.
    TwinSuns,
    /// In the Deckbuilding Game: two against two.
    Teams,
}

impl ModeWord {
    const fn mode(self) -> Mode {
        match self {
            ModeWord::Duel => Mode::Duel,
            ModeWord::Multiplayer => Mode::Multiplayer,
            ModeWord::TwinSuns => Mode::TwinSuns,
            ModeWord::Teams => Mode::DeckbuildingTeams,
        }
    }
}

/// What a game is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum MatchWord {
    /// Best of three.
    Bo3,
    /// A single game.
    Single,
}

/// Who sits where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SeatingWord {
    /// By chance.
    Random,
    /// In the order of the decks.
    AsListed,
}

impl SeatingWord {
    const fn word(self) -> &'static str {
        match self {
            SeatingWord::Random => "random",
            SeatingWord::AsListed => "as-listed",
        }
    }
}

/// The part of an event a match belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum RoundWord {
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
pub struct RoundClock(Option<u32>);

impl RoundClock {
    const fn minutes(self) -> Option<u32> {
        self.0
    }
}

impl FromStr for RoundClock {
    type Err = String;

    fn from_str(text: &str) -> Result<RoundClock, String> {
        if text == "none" {
            return Ok(RoundClock(None));
        }
        let minutes = text.parse::<u32>().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes));
        minutes.map(|minutes| RoundClock(Some(minutes))).ok_or(format!("1 to {MOST_MINUTES} minutes, or none"))
    }
}

/// A seat that the program plays, and how well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotSeat {
    /// From 1.
    seat: usize,
    level: Level,
}

impl FromStr for BotSeat {
    type Err = String;

    fn from_str(text: &str) -> Result<BotSeat, String> {
        let (seat, level) = match text.split_once('=') {
            Some((seat, word)) => (seat, Level::named(word)),
            None => (text, Some(USUAL)),
        };
        let seat = seat.parse().map_err(|_| "a seat is a number from 1, with a level as in 2=steady".to_owned())?;
        let level = level.ok_or_else(|| format!("the levels are {}", Level::ALL.map(Level::word).join(", ")))?;
        Ok(BotSeat { seat, level })
    }
}

/// Start a game at once.
#[derive(Debug, Args)]
#[command(after_long_help = flags::page())]
pub struct Play {
    /// A deck file, or the key of a sample deck; once per seat. Samples: sor-luke, sor-vader; with two leaders
    /// twin-luke-leia, twin-vader-tarkin, twin-han-sabine, twin-boba-iden; of later sets shd-mandalorian, shd-bossk,
    /// shd-gar-saxon, shd-lando, shd-kylo, shd-qira, twi-rex, twi-grievous, twi-dooku, twi-ahsoka, twi-obi-wan,
    /// twi-ventress.
    #[arg(long = "deck", value_name = "DECK", required_unless_present_any = ["explain", "game"])]
    decks: Vec<String>,
    #[command(flatten)]
    deckbuilding: deckbuilding::Flags,
    /// A player's name; once per seat, in the order of the decks. In the Deckbuilding Game the first seat is the
    /// Empire's, the next the Rebels', and so on.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// What is played.
    #[arg(long, value_enum, default_value_t)]
    mode: ModeWord,
    /// Set an option of a game of several, such as base_hp=printed; as often as needed.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    changes: Vec<String>,
    /// Explain all options and leave.
    #[arg(long = "options")]
    explain: bool,
    /// Decide every conflict between the community's rules and the official ones for the official ones.
    #[arg(long)]
    official: bool,
    /// Who sits where: by chance unless it is a game of two.
    #[arg(long, value_enum)]
    seating: Option<SeatingWord>,
    /// The seed of all luck in the game; by chance if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// Play a match: bo3 is best of three with sideboards, single is one game with clock and score sheet.
    #[arg(long = "match", value_enum, value_name = "KIND")]
    length: Option<MatchWord>,
    /// The round clock of a match in minutes, or none. Usual are 25 for a single game, 55 for best of three, 75 in the
    /// top cut.
    #[arg(long, requires = "length", value_name = "MINUTES")]
    clock: Option<RoundClock>,
    /// What a match belongs to: in a Swiss round it may be drawn, in the top cut somebody wins.
    #[arg(long, value_enum, default_value_t, requires = "length", value_name = "ROUND")]
    round: RoundWord,
    /// In the top cut: leave out reading each other's lists before the match.
    #[arg(long, requires = "length")]
    no_review: bool,
    /// Play a match as strictly as in an event: the log shows this phase only, nothing is taken back, the clock never
    /// waits.
    #[arg(long, requires = "length")]
    strict: bool,
    /// The clock of a match runs on while the keyboard changes hands.
    #[arg(long, requires = "length")]
    strict_clock: bool,
    /// How much curtain there is.
    #[arg(long, value_enum)]
    trust: Option<TrustWord>,
    /// Let the program play a seat, counted from 1 in the order of the decks, and say how well: 2=steady. The levels
    /// are random, rookie, sensible, steady and strong; sensible if none is said.
    #[arg(long = "bot", value_name = "SEAT[=LEVEL]")]
    bots: Vec<BotSeat>,
}

/// Go on with an unfinished game.
#[derive(Debug, Args)]
pub struct Resume {
    /// The saved game; the newest unfinished one if not given.
    file: Option<PathBuf>,
}

/// Play on from a position.
#[derive(Debug, Args)]
pub struct Position {
    /// The file of the position: the notation of POSITIONS.md, or RON.
    file: PathBuf,
    /// The seed of all luck in the game.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How much curtain there is.
    #[arg(long, value_enum)]
    trust: Option<TrustWord>,
}

/// The largest scenario file, in bytes.
const MOST_BYTES: usize = 1_000_000;

/// What the table opens with.
pub enum First<'a> {
    /// The home screen.
    Home,
    /// A new game.
    Play(&'a Play),
    /// An unfinished game.
    Resume(&'a Resume),
    /// A position.
    Position(&'a Position),
    /// A draft or sealed pools.
    Pod(&'a Draft, PodKind),
}

/// Opens the table.
///
/// # Errors
/// The card data are faulty, there is no home folder, or the terminal is gone.
pub fn open(showing: &Showing, first: &First<'_>) -> anyhow::Result<ExitCode> {
    if let First::Play(Play { explain: true, .. }) = first {
        io::stdout().write_all(flags::page().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let paths = Paths::find(showing.config_dir.as_deref())?;
    let (settings, unset) = Settings::load(&paths.settings()).map_err(|fault| match fault {
        SettingsFault::Wrong { .. } => NotUnderstood::new(fault).into(),
        SettingsFault::System { .. } => anyhow::Error::from(fault),
    })?;
    let look = showing.look(&paths, &settings)?;
    let keymap = own_files::key_file(&paths).and_then(|own| personal::keymap(&own)).map_err(NotUnderstood)?;
    let plain = showing.plain || environment::dumb_terminal() || !on_a_terminal();
    // Lines stand there until they are read; a screen changes.
    let pace = Duration::from_millis(if plain { 0 } else { settings.bot_pace.into() });
    let services = LocalServices::new(Arc::new(CardData::of(Library::embedded())), paths, settings.agreement);
    let services = services.paced(pace);
    let begun = match begin(&services, first, settings.agreement) {
        Ok(begun) => begun,
        Err(faults) => {
            faults.iter().for_each(|fault| tell(fault));
            return Ok(ExitCode::from(NOT_UNDERSTOOD));
        }
    };
    if plain {
        return talk_of(services, begun, unset, look.glyphs.plain_letters);
    }
    let manner = Manner {
        alternate_screen: settings.alternate_screen && !showing.no_alt_screen,
        mouse: settings.mouse,
        keeps_history: environment::multiplexer().is_some(),
    };
    let mut terminal = match Terminal::enter(manner) {
        Ok(terminal) => terminal,
        Err(fault) => {
            tell(&fault.to_string());
            return Ok(ExitCode::from(fault.exit_code()));
        }
    };
    let mut app = App::new(Box::new(services), look, keymap);
    match begun {
        Opened::Nothing => {}
        Opened::Game((session, notice)) => app.play(games::board(session), notice, Instant::now()),
        Opened::Match(contest) => app.open_match(contest, None),
        Opened::Pod(session) => app.open_layer(games::pod(*session, Instant::now())),
    }
    let kept = environment::multiplexer().map(|multiplexer| panels_under(multiplexer).to_owned());
    unset.into_iter().chain(kept).for_each(|text| app.warn(text));
    run::panels(&mut app, &mut terminal)?;
    Ok(ExitCode::SUCCESS)
}

fn on_a_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Opens the line mode.
fn talk_of(services: LocalServices, begun: Opened, unset: Option<String>, ascii: bool) -> anyhow::Result<ExitCode> {
    let (first, notice) = match begun {
        Opened::Game((session, notice)) => (talk::First::Game(session), notice),
        Opened::Match(contest) => (talk::First::Match(contest), None),
        Opened::Pod(session) => (talk::First::Guest(games::pod_in_lines(*session)), None),
        Opened::Nothing => (talk::First::Questions, None),
    };
    let terminal = io::stdout().is_terminal();
    let ascii = ascii && terminal;
    let kept = environment::multiplexer().filter(|_| terminal).and_then(lines_under);
    let notices: Vec<String> = unset.into_iter().chain(notice).chain(kept.map(str::to_owned)).collect();
    lines::guard()?;
    let reader = LineReader::start(io::stdin(), io::stdin().is_terminal());
    talk::talk(Box::new(services), first, &notices, &reader, &mut io::stdout(), talk::Manner { terminal, ascii })
        .map_err(|fault| anyhow::anyhow!("The lines cannot be written any more: {fault}. Every choice is saved."))?;
    Ok(ExitCode::SUCCESS)
}

/// What the table opens with.
enum Opened {
    Nothing,
    Game(Begun),
    Match(Box<HostedMatch>),
    Pod(Box<PodSession>),
}

fn begin(services: &LocalServices, first: &First<'_>, agreement: Agreement) -> Result<Opened, Vec<String>> {
    match first {
        First::Home => Ok(Opened::Nothing),
        First::Pod(draft, kind) => draft.session(*kind).map(|pod| Opened::Pod(Box::new(pod))).map_err(|why| vec![why]),
        First::Play(play) if play.deckbuilding.game == GameWord::Deckbuilding => {
            deckbuilding::begin(services, play, agreement)
        }
        First::Play(play) => new_game(services, play, agreement),
        First::Resume(resume) => {
            let path = match &resume.file {
                Some(path) => path.clone(),
                None => services.newest().ok_or_else(|| vec!["There is no unfinished game.".to_owned()])?,
            };
            if path.extension().is_some_and(|end| end == "pod") {
                let pod = draft::go_on(&path, PodPace::Friendly).map_err(|why| vec![why])?;
                return Ok(Opened::Pod(Box::new(pod)));
            }
            let in_folder = path.file_name().is_some_and(|name| name == match_file::JOURNAL);
            match path.parent().filter(|_| in_folder).or(path.is_dir().then_some(path.as_path())) {
                Some(folder) => services.go_on_match(folder).map(|contest| Opened::Match(Box::new(contest))),
                None => services.go_on(&path).map(Opened::Game),
            }
            .map_err(|why| vec![why])
        }
        First::Position(position) => {
            let bytes = text_file::read(&position.file, MOST_BYTES).map_err(|error| vec![error.to_string()])?;
            let text = String::from_utf8(bytes)
                .map_err(|_| vec![format!("{}: this is not UTF-8 text", position.file.display())])?;
            let file = position.file.display();
            let told = |why: String| vec![format!("{file}: {why}")];
            let scenario = notation::scenario(&text, &Library::embedded()).map_err(told)?;
            let names: Vec<String> = scenario
                .seats
                .iter()
                .enumerate()
                .map(|(index, seat)| seat.name.clone().unwrap_or_else(|| default_name(index)))
                .collect();
            let sitters = names.iter().map(Sitter::person).collect();
            let trust = position.trust.map_or(agreement.trust, TrustWord::trust);
            // A save says by its ids which cards are meant: titles may come to mean others.
            let setup = Setup { names, start: Start::Position(scenario.to_ron().map_err(told)?) };
            services
                .open(sitters, Agreement { trust, ..agreement }, setup, Some(position.seed))
                .map(Opened::Game)
                .map_err(told)
        }
    }
}

fn default_name(index: usize) -> String {
    ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"]
        .get(index)
        .map_or_else(|| format!("Player {}", index + 1), |name| (*name).to_owned())
}

/// The mode's options with what the flags say.
fn options_of(play: &Play) -> Result<GameOptions, Vec<String>> {
    let usual = options::of_mode(play.mode.mode());
    let mut options = flags::flagged(if play.official { usual.official() } else { usual }, &play.changes)?;
    if let Some(seating) = play.seating {
        options = options::changed(options, [("seating", seating.word())])?;
    }
    Ok(options)
}

/// What is wrong with the flags themselves.
fn flag_faults(play: &Play, options: &GameOptions) -> Vec<String> {
    let mut faults = play.deckbuilding.faults();
    let count = play.decks.len();
    if play.mode == ModeWord::Teams {
        faults.push("Teams play with --game deckbuilding.".to_owned());
    }
    if admission::seats_fault(options, count).is_some() {
        let (fewest, most) = options.seats;
        let wanted = if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
        let mode = if play.mode == ModeWord::Duel && count > usize::from(most) {
            " For more, say --mode multiplayer or --mode twin-suns."
        } else {
            ""
        };
        faults.push(format!("This game has {wanted} seats: give --deck that often, not {count} times.{mode}"));
    }
    if play.names.len() > count {
        faults.push(format!("There are {} names for {count} decks.", play.names.len()));
    }
    faults.extend(
        play.bots
            .iter()
            .filter(|bot| !(1..=count).contains(&bot.seat))
            .map(|bot| format!("There is no seat {} for a bot.", bot.seat)),
    );
    if play.length.is_some() && play.mode != ModeWord::Duel {
        faults.push("Matches are played by two.".to_owned());
    }
    if play.length.is_some() && (play.official || play.seating.is_some() || !play.changes.is_empty()) {
        faults.push("A match is played by the rules of two: leave out --option, --official and --seating.".to_owned());
    }
    faults
}

fn new_game(services: &LocalServices, play: &Play, agreement: Agreement) -> Result<Opened, Vec<String>> {
    let mode = play.mode.mode();
    let (options, mut faults) = match options_of(play) {
        Ok(options) => (options, Vec::new()),
        // A match has no options at all, which is one fault and not several.
        Err(_) if play.length.is_some() && mode == Mode::Duel => (options::of_mode(mode), Vec::new()),
        Err(faults) => (options::of_mode(mode), faults),
    };
    faults.extend(flag_faults(play, &options));
    let judged = lists_of(play.length.is_some() && (play.strict || matches!(play.round, RoundWord::TopCut)));
    let (mut players, mut lists, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for (index, deck) in play.decks.iter().enumerate() {
        let seat = |what: String| format!("Seat {}, {deck}: {what}", index + 1);
        match services.list(deck).and_then(|list| Ok((services.player(&list, &options, judged)?, list))) {
            Ok(((player, said), list)) => {
                players.push(player);
                lists.push(list);
                marks.extend(said.map(seat));
            }
            Err(why) => faults.extend(why.into_iter().map(seat)),
        }
    }
    let sitter = |index: usize| {
        let name = play.names.get(index).cloned().unwrap_or_else(|| default_name(index));
        match play.bots.iter().rfind(|bot| bot.seat == index + 1) {
            Some(bot) => Sitter::bot(name).playing(Some(bot.level.word().to_owned())),
            None => Sitter::person(name),
        }
    };
    let sitters: Vec<Sitter> = (0..play.decks.len()).map(sitter).collect();
    let trust = play.trust.map_or(agreement.trust, TrustWord::trust);
    let agreement = Agreement { trust, ..agreement };
    if (2..=6).contains(&sitters.len()) {
        faults.extend(Table::new(sitters.clone(), agreement).err());
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    if let Some(length) = play.length {
        let kind = match length {
            MatchWord::Bo3 => MatchKind::BestOfThree,
            MatchWord::Single => MatchKind::SingleGame,
        };
        let table = Table::new(sitters, agreement).map_err(|why| vec![why])?;
        let minutes = play.clock.and_then(RoundClock::minutes);
        let round = match play.round {
            RoundWord::Swiss => Round::Swiss,
            RoundWord::TopCut => Round::Elimination,
        };
        let (review, curtain_stops_clock) = (round == Round::Elimination && !play.no_review, !play.strict_clock);
        let conduct = if play.strict { Conduct::Strict } else { Conduct::Friendly };
        let seed = play.seed;
        let wanted = NewMatch { table, lists, kind, minutes, round, review, curtain_stops_clock, conduct, seed };
        return services.begin_match(wanted).map(|contest| Opened::Match(Box::new(contest))).map_err(|why| vec![why]);
    }
    let seated = seated(sitters, players, &options, play.seed);
    let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let marked = marks::notice(&marks);
    let start = Start::Decks { options, players: seated.players, beginner: Beginner::ByLot, marks };
    let opened = services.open(seated.sitters, agreement, Setup { names, start }, play.seed);
    let (session, commitment) = opened.map_err(|why| vec![why])?;
    let notice = notices([seated.notice, marked, commitment]);
    Ok(Opened::Game((session, notice)))
}
