//! What the arguments put on the table: a new game, a match, a saved one, a position.

use super::First;
use super::arguments::{BotSeat, MatchWord, Play, Position, RoundClock, RoundWord, TrustWord};
use super::other_game;
use crate::analyze::Analyze;
use crate::draft;
use crate::options as flags;
use hotseat::bots::program::Program;
use hotseat::table::{Agreement, Sitter};
use shell::command::Command;
use shell::desk_session::DeskSession;
use shell::games::LaidOut;
use shell::listing::List;
use shell::options;
use shell::place;
use shell::pod_session::{PodPace, PodSession};
use shell::practice::menu::{FIRST, Wanted};
use shell::refusal::{Refusal, SavedFault, TableFault};
use shell::report_list::ReportList;
use shell::room_board::RoomBoard;
use shell::services::order::{Order, Seat};
use shell::services::{AtTable, MatchTerms, Mode, Services, lists_of};
use std::path::Path;
use std::time::Duration;
use storage::{event_file, match_file, report_file, saves, text_file};
use swu_cards::library::Library;
use swu_decks::admission;
use swu_hosted::{Setup, Start};
use swu_rules::notation;
use swu_rules::table::options::GameOptions;

/// The largest scenario file, in bytes.
const MOST_BYTES: usize = 1_000_000;

/// What lies on the table when it opens.
pub(super) enum Opened {
    Nothing,
    /// The list that a command of the first screen shows.
    List(Command),
    Table(AtTable),
    Place(place::Opened),
}

fn practised(services: &mut Services, wanted: &Wanted) -> Result<Opened, Refusal> {
    services.practise(wanted).map(|begun| Opened::Table(begun.into()))
}

/// Begins or continues it.
///
/// # Errors
/// Everything that is wrong with it.
pub(super) fn begin(services: &mut Services, first: &First<'_>, agreement: Agreement) -> Result<Opened, Refusal> {
    match first {
        First::Home => Ok(Opened::Nothing),
        First::Learn(learn) => match &learn.lesson {
            Some(id) => practised(services, &Wanted::Lesson(id.clone())),
            None if services.progress().is_empty() => practised(services, &Wanted::Lesson(FIRST.to_owned())),
            None => Ok(Opened::List(Command::Learn)),
        },
        First::Analyze(Analyze { file, seat, depth, .. }) => {
            practised(services, &Wanted::Review(file.clone(), *seat, depth.depth()))
        }
        First::Puzzle(file) => practised(services, &Wanted::PuzzleFile(file.to_path_buf())),
        First::Practice(practice) => match practice.wanted() {
            Ok(Some(wanted)) => practised(services, &wanted),
            Ok(None) => Ok(Opened::List(Command::Practise)),
            Err(why) => Err(Refusal::Setup(vec![why.0])),
        },
        First::Desk(path) => desk(path),
        First::Board(path) => {
            RoomBoard::open(path).map(|board| Opened::Place(place::Opened::RoomBoard(Box::new(board))))
        }
        First::Pod(draft, kind) => draft.session(*kind).map(|pod| opened(pod, &agreement)),
        First::Play(play) => match play.game.other() {
            Some(game) => other_game::begin(services, play, game, agreement),
            None => new_game(services, play, agreement),
        },
        First::Resume(resume) => {
            let path = match &resume.file {
                Some(path) => path.clone(),
                None => services.newest().ok_or(SavedFault::NoneUnfinished)?,
            };
            if event_file::is_one(&path) {
                return desk(&path);
            }
            if path.extension().is_some_and(|end| end == "pod") {
                let pod = draft::go_on(&path, PodPace::Friendly)?;
                return Ok(opened(pod, &agreement));
            }
            services.put_on(match_folder(&path).unwrap_or(&path)).map(Opened::Table)
        }
        First::Watch(watch) => {
            let path = watch.file.as_deref().map(|path| match_folder(path).unwrap_or(path));
            services.watch_running(path).map(Opened::Place)
        }
        First::Position(asked) => position(services, asked, agreement),
        First::Replay(replay) => {
            let path = match &replay.file {
                Some(path) => path.clone(),
                None => services.newest_finished().ok_or(SavedFault::NoneFinished)?,
            };
            let path = match_folder(&path).unwrap_or(&path);
            if is_report(path) {
                return ReportList::read(path).map(|list| Opened::Place(place::Opened::List(List::of(list))));
            }
            services.recorded_at(path, replay.at).map(|recorded| Opened::Place(place::Opened::Replay(recorded)))
        }
    }
}

/// Is this a report without a save in it? One with a save is replayed like a save.
fn is_report(path: &Path) -> bool {
    report_file::is_one(path) && saves::game_of(path).is_none()
}

fn opened(pod: PodSession, agreement: &Agreement) -> Opened {
    Opened::Place(place::Opened::Pod(Box::new(pod.as_agreed(agreement))))
}

/// The folder of a match, if the path is such a folder or the journal in it.
fn match_folder(path: &Path) -> Option<&Path> {
    let is_journal = path.file_name().is_some_and(|name| name == match_file::JOURNAL);
    path.parent().filter(|_| is_journal).or(path.is_dir().then_some(path))
}

/// The desk of an event.
fn desk(path: &Path) -> Result<Opened, Refusal> {
    DeskSession::open(path).map(|desk| Opened::Place(place::Opened::Desk(Box::new(desk))))
}

/// A game that begins in the middle.
fn position(services: &Services, asked: &Position, agreement: Agreement) -> Result<Opened, Refusal> {
    let (bytes, file) = (text_file::read(&asked.file, MOST_BYTES)?, asked.file.as_path());
    let text = String::from_utf8(bytes).map_err(|_| SavedFault::NoText(file.to_owned()))?;
    let people: Vec<String> = (0..NAMES.len()).map(default_name).collect();
    let trust = asked.trust.map_or(agreement.trust, TrustWord::trust);
    let agreement = Agreement { trust, ..agreement };
    let laid_out = LaidOut { text: &text, names: &people, agreement, seed: asked.seed };
    if let Some(begun) = services.lay_out_other(&laid_out) {
        return begun.map(|begun| Opened::Table(begun.into())).map_err(Refusal::in_file(file));
    }
    let scenario = notation::scenario(&text, &Library::embedded()).map_err(Refusal::in_file(file))?;
    let names: Vec<String> = scenario
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| seat.name.clone().unwrap_or_else(|| default_name(index)))
        .collect();
    let sitters = names.iter().map(Sitter::person).collect();
    // A save names its cards by id: titles may come to mean other cards.
    let setup = Setup { names, start: Start::Position(scenario.to_ron().map_err(Refusal::in_file(file))?) };
    let opened = services.open(sitters, agreement, setup, Some(asked.seed));
    opened.map(|begun| Opened::Table(begun.into())).map_err(Refusal::in_file(file))
}

/// Names for people who gave none.
const NAMES: [&str; 6] = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"];

/// Who sits at a place if nobody was named.
fn default_name(index: usize) -> String {
    NAMES.get(index).map_or_else(|| format!("Player {}", index + 1), |name| (*name).to_owned())
}

/// Who sits at a place, according to the flags.
pub(super) fn sitter(play: &Play, index: usize) -> Sitter {
    let name = play.names.get(index).cloned().unwrap_or_else(|| default_name(index));
    match play.bots.iter().rfind(|bot| bot.seat == index + 1) {
        Some(bot) => Sitter::bot(name).playing(Some(bot.level.word().to_owned())).run_by(program(play, bot)),
        None => Sitter::person(name),
    }
}

/// Somebody's own program, as the flags want it to play.
fn program(play: &Play, bot: &BotSeat) -> Option<Program> {
    let clock = Duration::from_secs(play.bot_clock.into());
    bot.program.clone().map(|command| Program { command, clock })
}

/// The mode of the flags; the mode of another game is a fault of its own.
fn mode_of(play: &Play) -> Mode {
    play.mode.mode().unwrap_or_default()
}

/// The mode's options as changed by the flags.
fn options_of(play: &Play) -> Result<GameOptions, Refusal> {
    let usual = options::of_mode(mode_of(play));
    let mut options = flags::flagged(if play.official { usual.official() } else { usual }, &play.changes)?;
    if let Some(seating) = play.seating {
        options = options::changed(options, [("seating", seating.word())])?;
    }
    Ok(options)
}

/// What is wrong with the flags themselves.
fn flag_faults(play: &Play, options: &GameOptions) -> Vec<String> {
    let mut faults = play.game.faults(&play.mode);
    let count = play.decks.len();
    if admission::seats_fault(options, count).is_some() {
        let (fewest, most) = options.seats;
        let wanted = if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
        let mode = if mode_of(play) == Mode::Duel && count > usize::from(most) {
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
    if play.length.is_some() && mode_of(play) != Mode::Duel {
        faults.push("Matches are played by two.".to_owned());
    }
    if play.length.is_some() && (play.official || play.seating.is_some() || !play.changes.is_empty()) {
        faults.push("A match is played by the rules of two: leave out --option, --official and --seating.".to_owned());
    }
    faults
}

fn new_game(services: &Services, play: &Play, agreement: Agreement) -> Result<Opened, Refusal> {
    let mode = mode_of(play);
    let (options, mut faults) = match options_of(play) {
        Ok(options) => (options, Vec::new()),
        // A match has no options at all, which is one fault and not several.
        Err(_) if play.length.is_some() && mode == Mode::Duel => (options::of_mode(mode), Vec::new()),
        Err(why) => (options::of_mode(mode), why.lines()),
    };
    faults.extend(flag_faults(play, &options));
    let seats = play.decks.iter().enumerate().map(|(index, deck)| Seat {
        sitter: sitter(play, index),
        list: services.list(deck),
        called: format!("Seat {}, {deck}", index + 1),
    });
    let trust = play.trust.map_or(agreement.trust, TrustWord::trust);
    let begun = services.begin(Order {
        seats: seats.collect(),
        options,
        judged: lists_of(play.length.is_some() && (play.strict || matches!(play.round, RoundWord::TopCut))),
        marked: true,
        agreement: Agreement { trust, ..agreement },
        seed: play.seed,
        terms: play.length.map(|length| terms(play, length)),
        opened: None,
        faults,
    });
    let mut begun = begun?;
    if let AtTable::Game(begun) = &mut begun
        && play.teach
    {
        begun.0.session_mut().teachable().ok_or(TableFault::NotTaught)?.begin_to_teach()?;
    }
    Ok(Opened::Table(begun))
}

/// The stakes and rules of a match, according to the flags.
fn terms(play: &Play, length: MatchWord) -> MatchTerms {
    let elimination = matches!(play.round, RoundWord::TopCut);
    MatchTerms {
        best_of_three: matches!(length, MatchWord::Bo3),
        minutes: play.clock.and_then(RoundClock::minutes),
        elimination,
        review: elimination && !play.no_review,
        curtain_stops_clock: !play.strict_clock,
        strict: play.strict,
    }
}
