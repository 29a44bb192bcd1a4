//! `cantina play --game deckbuilding`: what its flags ask for.

use super::arguments::{ModeWord, Play, TrustWord};
use super::begin::{Opened, sitter};
use clap::{Args, ValueEnum};
use deckbuilding::rules::options::{Bases, Mode, Options};
use hotseat::table::Agreement;
use shell::deckbuilding::options;
use shell::local::LocalServices;
use shell::refusal::Refusal;

/// A game that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(super) enum GameWord {
    /// Star Wars: Unlimited.
    #[default]
    Unlimited,
    /// Star Wars: The Deckbuilding Game.
    Deckbuilding,
}

/// A set of bases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum BasesWord {
    /// The five bases of the beginner's game.
    Beginner,
    /// All ten.
    Full,
    /// The starting base and four others, chosen in secret.
    Secret,
}

/// Which game, and the flags that only the Deckbuilding Game has.
#[derive(Debug, Args)]
pub(super) struct Flags {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    pub game: GameWord,
    /// In the Deckbuilding Game: how many bases of each opposing player are to be destroyed, 2 to 5.
    #[arg(long = "length", value_name = "N")]
    bases_to_win: Option<u8>,
    /// In the Deckbuilding Game: which bases the players have.
    #[arg(long, value_enum)]
    bases: Option<BasesWord>,
}

impl Flags {
    /// The flags given that mean nothing in a game of Star Wars: Unlimited.
    pub(super) fn faults(&self) -> Vec<String> {
        let said = [("--length", self.bases_to_win.is_some()), ("--bases", self.bases.is_some())];
        let said = said.into_iter().filter(|(_, said)| *said);
        said.map(|(flag, _)| format!("{flag} is for --game deckbuilding.")).collect()
    }
}

/// Begins the game that the flags ask for.
pub(super) fn begin(services: &LocalServices, play: &Play, agreement: Agreement) -> Result<Opened, Refusal> {
    let mode = match play.mode {
        ModeWord::Duel => Mode::Duel,
        ModeWord::Teams => Mode::Teams,
        _ => {
            return Err(Refusal::Setup(vec![
                "The Deckbuilding Game is played with --mode duel or --mode teams.".to_owned(),
            ]));
        }
    };
    let usual = Options::of(mode);
    let bases = match play.deckbuilding.bases {
        None => usual.bases,
        Some(BasesWord::Beginner) => Bases::Beginner,
        Some(BasesWord::Full) => Bases::Full,
        Some(BasesWord::Secret) => Bases::Secret,
    };
    let length = play.deckbuilding.bases_to_win.unwrap_or(usual.length);
    let count = mode.seats();
    let mut faults = Vec::new();
    if play.names.len() > count {
        faults.push(format!("There are {} names for {count} seats.", play.names.len()));
    }
    let mut options = Options { bases, length, ..usual };
    for change in &play.changes {
        let set = match change.split_once('=') {
            Some((name, value)) => options::choose(&mut options, name, value).map_err(|why| why.to_string()),
            None => Err(format!("--option {change}: say NAME=VALUE; --options explains them all.")),
        };
        faults.extend(set.err());
    }
    let missing = play.bots.iter().map(|bot| bot.seat).filter(|seat| !(1..=count).contains(seat));
    faults.extend(missing.map(|seat| format!("There is no seat {seat} for a bot.")));
    if !play.decks.is_empty() || play.length.is_some() || play.official {
        faults.push("In the Deckbuilding Game there are no decks or matches, and nothing is --official.".to_owned());
    }
    if !faults.is_empty() {
        return Err(Refusal::Setup(faults));
    }
    let trust = play.trust.map_or(agreement.trust, TrustWord::trust);
    let opened = services.open_deckbuilding(
        (0..count).map(|index| sitter(play, index)).collect(),
        Agreement { trust, ..agreement },
        options,
        play.seed,
    );
    opened.map(|begun| Opened::Table(begun.into()))
}
