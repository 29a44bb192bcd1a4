//! The game in the list of games: how it is offered, begun and listed.

use crate::options::{self, Agreed, changed};
use crate::{CardData, Deckbuilding, Setup, Start, cards};
use data::rulebook::Rulebook;
use deckbuilding::cards::word::{Edition, Faction};
use deckbuilding::rulebook;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::Mode;
use deckbuilding::rules::scenario::SeatSpec;
use deckbuilding::rules::view::View;
use shell::games::{Flag, Kind, Variant};
use shell::practice::analysis::{self, Report, Review};
use shell::refusal::{Refusal, SavedFault};
use shell::services::{OptionRow, Rematch};
use shell::session::GameSession;
use shell::words::sentence;
use std::sync::Arc;

const DUEL: Variant = Variant {
    word: "duel",
    name: "The Deckbuilding Game, two seats",
    about: "Two players",
    seats: (Mode::Duel.seats(), Mode::Duel.seats()),
};

const TEAMS: Variant = Variant {
    word: "teams",
    name: "The Deckbuilding Game, two against two",
    about: "In the Deckbuilding Game: two against two",
    seats: (Mode::Teams.seats(), Mode::Teams.seats()),
};

const fn mode_of(variant: &Variant) -> Mode {
    if variant.seats.0 == TEAMS.seats.0 { Mode::Teams } else { Mode::Duel }
}

/// Who plays which side: these two factions alternate.
pub fn sides(mode: Mode, factions: [Faction; 2]) -> Vec<Faction> {
    factions.into_iter().cycle().take(mode.seats()).collect()
}

/// Every faction with its box.
fn factions() -> Vec<(&'static str, &'static str)> {
    let about = |faction: Faction| (faction.id(), faction.edition().map_or("", Edition::name));
    Faction::all().map(about).collect()
}

/// A game of these people with alternating sides.
fn dealt(Agreed { options, factions }: Agreed, names: Vec<String>) -> Result<Setup, Refusal> {
    let sides = sides(options.mode, factions);
    match Game::why_not(&options, &sides) {
        Some(fault) => Err(SavedFault::Sides(sentence(&fault)).into()),
        None => Ok(Setup::dealt(options, sides, names)),
    }
}

impl Kind for Deckbuilding {
    const TITLE: &'static str = "The Deckbuilding Game";
    const VARIANTS: &'static [Variant] = &[DUEL, TEAMS];
    const FLAGS: &'static [Flag] = &[
        Flag {
            name: "length",
            value: "N",
            words: Vec::new,
            help: "In the Deckbuilding Game: how many bases of each opposing player must be destroyed, 2 to 5",
        },
        Flag {
            name: "bases",
            value: "BASES",
            words: || {
                vec![
                    ("beginner", "The five of the beginner's game"),
                    ("full", "All ten"),
                    ("secret", "The starting base and four others, chosen in secret"),
                ]
            },
            help: "In the Deckbuilding Game: which bases the players have",
        },
        Flag {
            name: options::FACTION,
            value: "FACTION",
            words: factions,
            help: "In the Deckbuilding Game: the faction of the first seat, and of its teammate",
        },
        Flag {
            name: options::AGAINST,
            value: "FACTION",
            words: factions,
            help: "In the Deckbuilding Game: the faction of the second seat, and of its teammate",
        },
        Flag {
            name: options::NEUTRAL,
            value: "BOX",
            words: || options::boxes().collect(),
            help: "In the Deckbuilding Game: the box of the neutral cards",
        },
    ];

    fn data() -> Result<Arc<CardData>, Refusal> {
        cards::data()
    }

    fn options(variant: &Variant) -> Vec<OptionRow> {
        options::rows(mode_of(variant))
    }

    fn setup(variant: &Variant, options: &[(String, String)], names: Vec<String>) -> Result<Setup, Refusal> {
        dealt(changed(mode_of(variant), options)?, names)
    }

    fn again(setup: Setup, how: Rematch, names: Vec<String>) -> Result<Setup, Refusal> {
        match (setup.start, how) {
            (_, Rematch::Decks) => Err(SavedFault::NoDecks.into()),
            (start @ Start::Position(_), Rematch::Same | Rematch::Seats) => Ok(Setup { names, start }),
            (Start::Dealt { options, sides }, Rematch::Same | Rematch::Seats) => {
                let factions = [0, 1].map(|seat| sides.get(seat).copied().unwrap_or(Faction::usual()[seat]));
                dealt(Agreed { options, factions }, names)
            }
        }
    }

    fn position(text: &str, names: &[String]) -> Option<Setup> {
        let is_one = text.lines().map(str::trim).any(|line| line == crate::SHORT)
            || text.contains("game: \"deckbuilding\"")
            || text.contains("\"game\": \"deckbuilding\"")
            || text.contains("\"game\":\"deckbuilding\"");
        let scenario = is_one.then(|| crate::laid_out(text).ok());
        let seats = scenario?.map(|scenario| scenario.seats).unwrap_or_default();
        let name =
            |(place, seat): (usize, SeatSpec)| seat.name.or_else(|| names.get(place).cloned()).unwrap_or_default();
        let names = seats.into_iter().enumerate().map(name).collect();
        Some(Setup { names, start: Start::Position(text.to_owned()) })
    }

    fn review(review: Review<'_>) -> Result<Box<dyn GameSession<View = View>>, Refusal> {
        analysis::review::<Deckbuilding>(&cards::data()?, review)
    }

    fn findings(review: Review<'_>) -> Result<Report, Refusal> {
        analysis::report::<Deckbuilding>(&cards::data()?, review)
    }

    fn rulebook() -> Option<&'static Rulebook> {
        rulebook::shared()
    }

    /// People of the same side are named together: "Ann and Cara - Bob and Dan".
    fn titled(names: &[String]) -> String {
        let side = |first: usize| names.iter().skip(first).step_by(2).cloned().collect::<Vec<_>>().join(" and ");
        format!("{} - {}", side(0), side(1))
    }

    fn listed(seats: usize) -> String {
        if seats == 2 { "Deckbuilding duel".to_owned() } else { "Deckbuilding teams".to_owned() }
    }

    fn described(setup: &Setup, names: &[String]) -> Vec<String> {
        match &setup.start {
            Start::Dealt { sides, .. } => {
                names.iter().zip(sides).map(|(name, side)| format!("{name}: {}", side.name())).collect()
            }
            Start::Position(_) => Vec::new(),
        }
    }

    fn found(query: &str, ascii: bool) -> Result<Vec<Vec<String>>, Vec<String>> {
        cards::found(query, ascii)
    }
}
