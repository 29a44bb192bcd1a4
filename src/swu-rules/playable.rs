//! What a game can be begun with at all, whoever wrote the setup. Whether a deck is legal is another question.

use super::book::Book;
use super::game::{Game, PlayerSetup};
use super::table::card::DefId;
use super::table::options::{BaseHp, GameOptions};
use seats::MAX_SEATS;
use swu_language::word::Kind;

/// The most cards on a table when a game begins. Names of cards have 16 bits, and tokens need some too.
pub(super) const MOST_CARDS: usize = 6000;

impl Game {
    /// Why these players cannot begin a game with these options, as a sentence; `None` if they can.
    pub fn why_not(book: &Book, options: &GameOptions, players: &[PlayerSetup]) -> Option<String> {
        if !(2..=MAX_SEATS).contains(&players.len()) {
            return Some(format!("a table has 2 to {MAX_SEATS} seats, not {}", players.len()));
        }
        if options.base_hp == BaseHp::Fixed(0) {
            return Some("a base has at least 1 HP".to_owned());
        }
        let cards: usize = players.iter().map(|player| player.deck.len()).sum();
        if cards > MOST_CARDS {
            return Some(format!("{cards} cards in all decks are more than {MOST_CARDS}"));
        }
        players.iter().enumerate().find_map(|(seat, player)| {
            let place = |why: String| format!("seat {}: {why}", seat + 1);
            if !(1..=2).contains(&player.leaders.len()) {
                return Some(place(format!("one or two leaders, not {}", player.leaders.len())));
            }
            let wrong = |def: &DefId, kinds: &[Kind]| {
                let card = book.card(*def);
                (!kinds.contains(&card.kind)).then(|| format!("{} is a {}, not a {}", card.id, card.kind, kinds[0]))
            };
            let leaders = player.leaders.iter().find_map(|def| wrong(def, &[Kind::Leader]));
            let deck = || player.deck.iter().find_map(|def| wrong(def, &[Kind::Unit, Kind::Event, Kind::Upgrade]));
            leaders.or_else(|| wrong(&player.base, &[Kind::Base])).or_else(deck).map(place)
        })
    }
}
