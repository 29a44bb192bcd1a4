//! The conversations of the book with the engine: each page is one, from its first request to its last.

use super::{PAGES, blocks, pages, text};
use crate::protocol::support::Client;
use serde_json::{Value, json};

/// What an answer lacks of what the book shows of it.
fn lacks(shown: &Value, answer: &Value, at: &str) -> Option<String> {
    match (shown, answer) {
        (Value::String(any), _) if any == "…" => answer.is_null().then(|| format!("{at} is null")),
        (Value::Object(fields), Value::Object(_)) => {
            fields.iter().find_map(|(name, shown)| lacks(shown, &answer[name], &format!("{at}.{name}")))
        }
        (Value::Array(shown), Value::Array(items)) if shown.len() == items.len() => {
            shown.iter().zip(items).find_map(|(shown, item)| lacks(shown, item, &format!("{at}[]")))
        }
        _ => (shown != answer).then(|| format!("{at} is {answer}, not {shown}")),
    }
}

#[test]
fn every_conversation_of_the_book_takes_place() {
    let mut count = 0;
    for page in pages() {
        let (mut client, mut answer) = (Client::new(), Value::Null);
        for line in blocks(&text(&format!("{PAGES}/{page}")), "jsonl").iter().flat_map(|block| block.lines()) {
            if let Some(request) = line.strip_prefix("> ") {
                answer = client.line(request.as_bytes());
                count += 1;
                continue;
            }
            let shown = line.strip_prefix("< ").unwrap_or_else(|| panic!("{page}: {line}: neither > nor <"));
            let shown: Value = serde_json::from_str(shown).unwrap_or_else(|error| panic!("{page}: {line}: {error}"));
            if let Some(why) = lacks(&shown, &answer, "answer") {
                panic!("{page}: {why}\n{answer}");
            }
        }
    }
    assert!(count > 5, "{count} requests were found");
}

#[test]
fn what_an_answer_lacks_is_found() {
    let lacks = |shown: Value, answer: Value| lacks(&shown, &answer, "answer").is_some();
    let json = |text: &str| -> Value { serde_json::from_str(text).expect("JSON") };
    assert!(!lacks(json("{\"a\":[{\"b\":\"…\"}]}"), json("{\"a\":[{\"b\":1,\"c\":2}],\"d\":3}")));
    assert!(lacks(json("{\"a\":1}"), json("{}")));
    assert!(lacks(json("{\"a\":[1]}"), json("{\"a\":[1,2]}")));
    assert!(lacks(json("{\"a\":\"…\"}"), json("{\"a\":null}")));
}

/// The deck of the page is read: strictly judged it is too small, otherwise it is played.
#[test]
fn the_deck_of_the_page_is_a_deck() {
    let shown = blocks(&text(&format!("{PAGES}/protocol.md")), "json").concat();
    let deck: Value = serde_json::from_str(&shown).expect("JSON");
    let mut client = Client::new();
    let new = |lists: &str| json!({"do": "new", "lists": lists, "seats": [{"deck": deck}, {"deck": "sor-vader"}]});
    assert_eq!(client.ask(&new("strict"))["error"]["code"], "bad-deck");
    assert_eq!(client.ask(&new("any"))["ok"], true);
}
