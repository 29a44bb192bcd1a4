//! Games over the wire: every option that an answer offers is taken, and the same option leads to the same state.

use super::support::{Dice, TOO_LONG, WholeSet};
use crate::protocol::support::{CARDS, Client};
use serde_json::{Value, json};
use swu_rules::table::options::GameOptions;

/// A duel of decks of all sets.
pub(crate) fn unlimited(seed: u64, step: u64) {
    let book = &CARDS.1;
    let players = WholeSet::all(book).players(&mut Dice::new(seed), &GameOptions::duel(), 2);
    let id = |def| book.card(def).id.clone();
    let deck = |at: usize| {
        let mut cards: Vec<(String, u32)> = Vec::new();
        for def in &players[at].deck {
            match cards.iter_mut().find(|(card, _)| *card == id(*def)) {
                Some((_, count)) => *count += 1,
                None => cards.push((id(*def), 1)),
            }
        }
        let one = |id: String| json!({"id": id, "count": 1});
        let cards: Vec<Value> = cards.into_iter().map(|(id, count)| json!({"id": id, "count": count})).collect();
        json!({"leader": one(id(players[at].leaders[0])), "base": one(id(players[at].base)), "deck": cards})
    };
    let new = json!({"do": "new", "mode": "duel", "seed": seed, "lists": "friendly",
        "seats": [{"name": "Ann", "deck": deck(0)}, {"name": "Bob", "deck": deck(1)}]});
    play(new, seed, step);
}

/// A duel of the second game.
pub(crate) fn second(seed: u64, step: u64) {
    let new = json!({"do": "new", "game": "deckbuilding", "seed": seed, "length": 2,
        "seats": [{"name": "Ann", "side": "empire"}, {"name": "Bob", "side": "rebel"}]});
    play(new, seed, step);
}

fn play(new: Value, seed: u64, step: u64) {
    let (mut client, mut dice) = (Client::new(), Dice::new(seed));
    let mut answer = client.must(new);
    for pick in 0..u64::from(TOO_LONG) {
        let Some(count) = answer["decision"]["options"].as_array().map(Vec::len) else { return };
        if pick % step == 0 {
            every_option(&mut client, &answer, count);
        }
        answer = client.choose(dice.below(count));
    }
    panic!("the game of seed {seed} does not end");
}

fn every_option(client: &mut Client, answer: &Value, count: usize) {
    let before = client.state();
    let seat = answer["decision"]["seat"].as_u64().expect("somebody decides") as usize;
    let label = |options: &Value| -> Vec<Value> {
        let options = options.as_array().expect("a list");
        options.iter().map(|option| option["label"].clone()).collect()
    };
    let seen = client.view(seat);
    assert_eq!(label(&seen["decision"]["options"]), label(&answer["decision"]["options"]), "who decides is offered it");
    let mark = client.must(json!({"do": "mark"}))["mark"].clone();
    for option in 0..count.min(12) {
        let answered = client.choose(option);
        let after = client.state();
        client.must(json!({"do": "rewind", "mark": mark}));
        assert_eq!(client.state(), before, "back before option {option}");
        assert_eq!(client.choose(option), answered, "option {option} is answered alike again");
        assert_eq!(client.state(), after, "option {option} leads to the same state again");
        client.must(json!({"do": "rewind", "mark": mark}));
    }
}
