//! `cantina play --game NAME`: another game than Star Wars: Unlimited, with the flags that such games add.

use super::arguments::{MODES, ModeWord, Play, TrustWord};
use super::begin::{Opened, sitter};
use crate::options::within;
use boards::games::GAMES;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::error::Error;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};
use hotseat::table::Agreement;
use shell::games::{self, Flag, Game, Ordered};
use shell::refusal::Refusal;
use shell::services::Services;

/// Star Wars: Unlimited in flags.
pub(crate) const UNLIMITED: &str = "unlimited";

/// The names of all games.
pub(crate) fn game_names() -> PossibleValuesParser {
    let unlimited = PossibleValue::new(UNLIMITED).help("Star Wars: Unlimited");
    let others = GAMES.iter().map(|game| PossibleValue::new(game.name()).help(game.title()));
    PossibleValuesParser::new([unlimited].into_iter().chain(others))
}

/// The words of all modes.
pub(super) fn mode_parser() -> impl TypedValueParser<Value = ModeWord> {
    let own = MODES.iter().map(|(word, about, _)| PossibleValue::new(*word).help(*about));
    let variants = GAMES.iter().flat_map(|game| game.variants());
    let others = variants.filter(|variant| MODES.iter().all(|(word, ..)| *word != variant.word));
    let others = others.map(|variant| PossibleValue::new(variant.word).help(variant.about));
    PossibleValuesParser::new(own.chain(others)).map(ModeWord)
}

fn flags() -> impl Iterator<Item = (&'static dyn Game, &'static Flag)> {
    GAMES.iter().copied().flat_map(|game| game.flags().iter().map(move |flag| (game, flag)))
}

/// Which game, and the options of other games that have a flag of their own.
#[derive(Debug)]
pub(super) struct GameFlags {
    /// The name of the game.
    game: String,
    /// Names and values of the given flags.
    said: Vec<(String, String)>,
}

impl Args for GameFlags {
    fn augment_args(command: Command) -> Command {
        let game = Arg::new("game").long("game").value_name("GAME").help("The game");
        let command = command.arg(game.value_parser(game_names()).default_value(UNLIMITED));
        flags().fold(command, |command, (_, flag)| {
            let words = (flag.words)();
            let parser: ValueParser = match words.as_slice() {
                [] => value_parser!(u8).map(|number| number.to_string()).into(),
                words => {
                    let possible = words.iter().map(|(word, help)| PossibleValue::new(*word).help(*help));
                    PossibleValuesParser::new(possible).into()
                }
            };
            let arg = Arg::new(flag.name).long(flag.name).value_name(flag.value).help(flag.help);
            command.arg(arg.value_parser(parser))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        GameFlags::augment_args(command)
    }
}

impl FromArgMatches for GameFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GameFlags, Error> {
        let said = flags().filter_map(|(_, flag)| {
            matches.get_one::<String>(flag.name).map(|value| (flag.name.to_owned(), value.clone()))
        });
        let game = matches.get_one::<String>("game").cloned().unwrap_or_else(|| UNLIMITED.to_owned());
        Ok(GameFlags { game, said: said.collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = GameFlags::from_arg_matches(matches)?;
        Ok(())
    }
}

impl GameFlags {
    /// The game, if it is another than Star Wars: Unlimited.
    pub(super) fn other(&self) -> Option<&'static dyn Game> {
        games::named(GAMES, &self.game)
    }

    /// Flags that mean nothing for Star Wars: Unlimited, as sentences.
    pub(super) fn faults(&self, mode: &ModeWord) -> Vec<String> {
        let said = |name: &str| self.said.iter().any(|(said, _)| said == name);
        let flags = flags().filter(|(_, flag)| said(flag.name));
        let flags = flags.map(|(game, flag)| format!("--{} is for --game {}.", flag.name, game.name()));
        let foreign = |game: &&dyn Game| game.variants().iter().any(|variant| variant.word == mode.0);
        let of = GAMES.iter().copied().find(|game| mode.mode().is_none() && foreign(game));
        flags.chain(of.map(|game| format!("--mode {} is for --game {}.", mode.0, game.name()))).collect()
    }
}

/// Flags that mean nothing for this game, as sentences.
fn unsuited(play: &Play, game: &dyn Game) -> Vec<String> {
    let title = within(game.title());
    let flags = [
        (play.seating.is_some(), "--seating", "seats follow from the names"),
        (play.teach, "--teach", "there is no teacher yet; :rules and w explain it"),
    ];
    let said = flags.into_iter().filter(|(said, ..)| *said);
    said.map(|(_, flag, why)| format!("{flag}: in {title} {why}.")).collect()
}

/// Begins the game that the flags ask for.
pub(super) fn begin(
    services: &Services,
    play: &Play,
    game: &dyn Game,
    agreement: Agreement,
) -> Result<Opened, Refusal> {
    let Some(variant) = game.variants().iter().find(|variant| variant.word == play.mode.0) else {
        let words: Vec<&str> = game.variants().iter().map(|variant| variant.word).collect();
        let why = format!("{} is played with --mode {}.", game.title(), words.join(" or --mode "));
        return Err(Refusal::Setup(vec![why]));
    };
    let count = play.names.len().clamp(variant.seats.0, variant.seats.1);
    let (mut faults, mut options) = (Vec::new(), play.game.said.clone());
    if play.names.len() > count {
        faults.push(format!("There are {} names for {count} seats.", play.names.len()));
    }
    for change in &play.changes {
        match change.split_once('=') {
            Some((name, value)) => options.push((name.to_owned(), value.to_owned())),
            None => faults.push(format!("--option {change}: say NAME=VALUE; --options explains them all.")),
        }
    }
    let missing = play.bots.iter().map(|bot| bot.seat).filter(|seat| !(1..=count).contains(seat));
    faults.extend(missing.map(|seat| format!("There is no seat {seat} for a bot.")));
    if !play.decks.is_empty() || play.length.is_some() || play.official {
        let title = within(game.title());
        faults.push(format!("In {title} there are no decks or matches, and nothing is --official."));
    }
    faults.extend(unsuited(play, game));
    let trust = play.trust.map_or(agreement.trust, TrustWord::trust);
    let ordered = Ordered {
        variant,
        sitters: (0..count).map(|index| sitter(play, index)).collect(),
        agreement: Agreement { trust, ..agreement },
        options,
        seed: play.seed,
    };
    if faults.is_empty() {
        return services.begin_other(game.name(), ordered).map(|begun| Opened::Table(begun.into()));
    }
    faults.extend(game.faults(ordered));
    Err(Refusal::Setup(faults))
}
