//! Bytes as requests to the program over the wire: whatever is asked for, nothing stops it, a refusal changes nothing,
//! and every save it leaves opens again.

use protocol::Session;
use serde_json::{Value, json};
use std::sync::LazyLock;
use storage::paths::Paths;
use storage::saves;
use swu_cards::library::Library;
use swu_rules::book::Book;

static CARDS: LazyLock<(Library, Book)> = LazyLock::new(|| {
    let library = Library::embedded();
    let book = Book::of(&library);
    (library, book)
});

/// Most requests of one run.
const REQUESTS: usize = 80;

/// Words that follow commands.
const WORDS: [&str; 16] = [
    "",
    "1",
    "2",
    "999",
    "Ann 1 Bob 2",
    "Ann 1 Bob=rookie 2 seed=5",
    "Ann 1 Bob 2 curtains=open",
    "Ann 1 Bob 2 match=best-of-three",
    "draft SOR ann bob",
    "sealed SHD ann",
    "tournament Friday premier",
    "ann",
    "ann bob 2-0",
    "1 anyway",
    "theme light",
    "trooper",
];

/// Two bytes are a request: what is done, and with which words.
pub(super) fn run(data: &[u8]) {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = Session::new(&CARDS.0, &CARDS.1, boards::games::GAMES);
    let mut ask = |request: Value| session.answer(request.to_string().as_bytes());
    let mut last = ask(json!({"do": "program", "op": "open", "folder": home.path()}));
    for pair in data.chunks_exact(2).take(REQUESTS) {
        let now = ask(json!({"do": "program", "op": "state"}))["now"].take();
        let answer = ask(request(pair[0], pair[1], &now, &last));
        match answer["ok"].as_bool() {
            Some(true) => {
                assert!(answer["now"]["asked"].is_null() || answer["now"]["rows"] == json!([]), "{answer}");
                last = answer;
            }
            Some(false) => {
                assert!(answer["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
                assert_ne!(answer["error"]["code"], "internal", "{answer}");
            }
            None => panic!("{answer}"),
        }
    }
    drop(session);
    let list = saves::list(&Paths::within(home.path()).saves()).expect("the folder can be read");
    assert!(list.refused.is_empty(), "{:?}", list.refused);
}

fn request(what: u8, with: u8, now: &Value, last: &Value) -> Value {
    let words: Vec<&str> = WORDS[usize::from(with) % WORDS.len()].split_whitespace().collect();
    let asked = |request: Value| json!({"do": "program", "op": "ask", "request": request});
    match what {
        0..=9 => json!({"do": "program", "op": "spell", "word": now["asked"]["letters"].as_str().unwrap_or("ann")}),
        10..=49 => json!({"do": "program", "op": "pick", "option": with % 8}),
        50..=54 => json!({"do": "program", "op": "seen"}),
        55..=57 => json!({"do": "program", "op": "write", "text": words.join(" ")}),
        58..=59 => json!({"do": "program", "op": "wait"}),
        60..=69 => {
            let rows = last["outcome"]["rows"].as_array();
            let row = rows.and_then(|rows| rows.get(usize::from(with) % rows.len().max(1)));
            asked(row.map_or(&last["outcome"]["then"], |row| &row["then"]).clone())
        }
        _ => {
            let commands = now["commands"].as_array().map(Vec::as_slice).unwrap_or_default();
            let command = commands.get(usize::from(what) % commands.len().max(1)).map(|offer| &offer["command"]);
            match with % 3 {
                0 => asked(json!({"command": command, "at": with / 3 % 5})),
                _ => asked(json!({"command": command, "words": words})),
            }
        }
    }
}

/// Somebody who asks for everything in turn, in some orders.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let walk = |first: u8, step: u8| -> Vec<u8> {
        (0..64u8).flat_map(|at| [first.wrapping_add(at.wrapping_mul(step)), at.wrapping_mul(7)]).collect()
    };
    vec![walk(70, 1), walk(70, 3), walk(0, 5), walk(130, 11), walk(9, 17)]
}
