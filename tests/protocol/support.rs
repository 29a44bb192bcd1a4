//! A client that talks to the engine inside this program, line by line, as through the pipe.

use crate::rules::support::Dice;
use protocol::{Session, serve};
use serde_json::{Value, json};
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_language::word::Kind;
use swu_rules::book::Book;

/// The embedded cards, read once for all tests.
pub(crate) static CARDS: LazyLock<(Library, Book)> = LazyLock::new(|| {
    let library = Library::embedded();
    let book = Book::of(&library);
    (library, book)
});

/// A conversation.
pub(crate) struct Client(Session<'static>);

impl Client {
    pub(crate) fn new() -> Client {
        Client(Session::new(&CARDS.0, &CARDS.1, boards::games::GAMES))
    }

    /// One line in, one line out.
    #[track_caller]
    pub(crate) fn line(&mut self, line: &[u8]) -> Value {
        let mut output = Vec::new();
        serve(&mut self.0, &[line, b"\n"].concat()[..], &mut output).expect("memory can be read and written");
        let output = String::from_utf8(output).expect("answers are UTF-8");
        assert_eq!(output.matches('\n').count(), 1, "one answer to one line");
        serde_json::from_str(&output).expect("answers are JSON")
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        super::answered::check(request, &answer);
        answer
    }

    /// Makes a request that must succeed.
    #[track_caller]
    pub(crate) fn must(&mut self, request: Value) -> Value {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], true, "{request} gives {answer}");
        answer
    }

    /// Makes a request that must be refused; returns code and message.
    #[track_caller]
    pub(crate) fn refused(&mut self, request: &Value) -> (String, String) {
        refusal(&self.ask(request))
    }

    #[track_caller]
    pub(crate) fn choose(&mut self, option: usize) -> Value {
        self.must(json!({"do": "choose", "option": option}))
    }

    #[track_caller]
    pub(crate) fn state(&mut self) -> Value {
        self.must(json!({"do": "state"}))["state"].take()
    }

    #[track_caller]
    pub(crate) fn view(&mut self, seat: usize) -> Value {
        self.must(json!({"do": "view", "seat": seat}))["view"].take()
    }
}

/// The code and message of a refusal, which holds nothing else.
#[track_caller]
pub(crate) fn refusal(answer: &Value) -> (String, String) {
    assert_eq!(keys(answer), ["error", "ok"], "{answer}");
    assert_eq!(answer["ok"], false);
    assert_eq!(keys(&answer["error"]), ["code", "message"]);
    let text = |field: &str| answer["error"][field].as_str().expect("a text").to_owned();
    assert!(!text("message").is_empty());
    (text("code"), text("message"))
}

/// The names of an object's fields, sorted.
#[track_caller]
pub(crate) fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().unwrap_or_else(|| panic!("an object, not {value}"));
    let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[track_caller]
pub(crate) fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("a list, not {value}"))
}

/// A new duel of the two sample decks.
pub(crate) fn new_duel(seed: u64) -> Value {
    let deck = |text: &str| -> Value { serde_json::from_str(text).expect("a sample deck is JSON") };
    let luke = deck(include_str!("../../decks/sor-luke.json"));
    let vader = deck(include_str!("../../decks/sor-vader.json"));
    json!({"do": "new", "mode": "duel", "seed": seed, "options": {},
        "seats": [{"name": "Ann", "deck": luke}, {"name": "Bob", "deck": vader}]})
}

/// A new duel in which no two cards are the same, so that an id names one card.
pub(crate) fn new_singleton_duel(seed: u64) -> Value {
    let mut dice = Dice::new(seed);
    let mut of = |kinds: &[Kind]| -> Vec<String> {
        let book = &CARDS.1;
        let cards = book.all();
        let mut ids: Vec<String> = cards
            .map(|def| book.card(def))
            .filter(|card| card.id.starts_with("SOR_") && kinds.contains(&card.kind))
            .map(|card| card.id.clone())
            .collect();
        for place in (1..ids.len()).rev() {
            ids.swap(place, dice.below(place + 1));
        }
        ids
    };
    let leaders = of(&[Kind::Leader]);
    let bases = of(&[Kind::Base]);
    let cards = of(&[Kind::Unit, Kind::Event, Kind::Upgrade]);
    let one = |id: &String| json!({"id": id, "count": 1});
    let deck = |seat: usize| {
        let cards: Vec<Value> = cards[50 * seat..50 * (seat + 1)].iter().map(one).collect();
        json!({"leader": one(&leaders[seat]), "base": one(&bases[seat]), "deck": cards})
    };
    json!({"do": "new", "mode": "duel", "seed": seed,
        "seats": [{"name": "Ann", "deck": deck(0)}, {"name": "Bob", "deck": deck(1)}]})
}

/// Plays a game to its end at random. `after` hears every answer and may ask anything that changes nothing.
pub(crate) fn play_out(
    client: &mut Client,
    new: Value,
    seed: u64,
    mut after: impl FnMut(&mut Client, &Value),
) -> Value {
    let mut dice = Dice::new(seed);
    let mut step = client.must(new);
    after(client, &step);
    for _ in 0..crate::rules::support::TOO_LONG {
        let Some(options) = step["decision"]["options"].as_array() else {
            return step;
        };
        let option = dice.below(options.len());
        step = client.choose(option);
        after(client, &step);
    }
    panic!("the game of seed {seed} does not end")
}
