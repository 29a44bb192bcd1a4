//! Legal decks at random for each kind of table.

use crate::rules::support::{Dice, WholeSet, book};
use serde_json::json;
use swu_cards::catalog::Catalogue;
use swu_decks::admission;
use swu_decks::formats;
use swu_language::word::Aspect;
use swu_rules::book::Book;
use swu_rules::game::PlayerSetup;
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// Heroism or Villainy, if it has either.
fn moral(book: &Book, leader: DefId) -> Option<Aspect> {
    let aspects = &book.card(leader).aspects;
    [Aspect::Heroism, Aspect::Villainy].into_iter().find(|aspect| aspects.contains(aspect))
}

/// Two leaders with a common alignment, a base, and 50 different cards (multiplayer.md D1).
fn twin(book: &Book, set: &WholeSet, dice: &mut Dice) -> PlayerSetup {
    let mut player = set.deck(dice);
    let first = player.leaders[0];
    let other = loop {
        let other = set.deck(dice).leaders[0];
        if other != first && moral(book, other) == moral(book, first) {
            break other;
        }
    };
    player.leaders.push(other);
    let mut cards: Vec<DefId> = Vec::new();
    while cards.len() < 50 {
        for card in set.deck(dice).deck {
            if cards.len() < 50 && !cards.contains(&card) {
                cards.push(card);
            }
        }
    }
    player.deck = cards;
    player
}

/// A legal deck for everybody.
pub(super) fn legal(
    book: &Book,
    set: &WholeSet,
    dice: &mut Dice,
    seats: usize,
    options: &GameOptions,
) -> Vec<PlayerSetup> {
    let one = |dice: &mut Dice| if options.leaders == 2 { twin(book, set, dice) } else { set.deck(dice) };
    (0..seats).map(|_| one(dice)).collect()
}

#[test]
fn decks_at_random_are_legal() {
    let book = book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(4);
    let id = |def: &DefId| book.card(*def).id.clone();
    for options in [GameOptions::multiplayer(), GameOptions::twin_suns()] {
        for player in legal(&book, &set, &mut dice, 6, &options) {
            let row = |def: &DefId| json!({"id": id(def), "count": 1});
            let deck = json!({
                "leader": row(&player.leaders[0]),
                "secondleader": player.leaders.get(1).map(row),
                "base": row(&player.base),
                "deck": player.deck.iter().map(row).collect::<Vec<_>>(),
            });
            let list = formats::import(deck.to_string().as_bytes(), Catalogue::embedded()).expect("a list");
            let admitted = admission::admit(&book, &list, &options, admission::Lists::Any).expect("a legal list");
            assert_eq!(admitted.setup.leaders, player.leaders);
            assert_eq!(admitted.setup.deck.len(), 50);
        }
    }
}
