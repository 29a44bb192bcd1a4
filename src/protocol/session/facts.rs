//! Facts as the protocol gives them.

use serde_json::{Value, json};
use swu_rules::book::Book;
use swu_rules::fact::{Fact, Seen};
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;

/// Facts in the protocol's form.
pub(super) fn events(book: &Book, names: &[String], facts: &[Fact], eyes: Eyes) -> Vec<Value> {
    let teller = Teller { book, names, eyes };
    facts
        .iter()
        .map(|fact| {
            let text = teller.tell(fact);
            let mut event = json!({"kind": fact.what.kind(), "text": text, "seat": fact.seat});
            if eyes.witness(fact.witnesses, names.len()) {
                let uid = |seen: &Seen| match eyes {
                    Eyes::Judge => seen.uid.0,
                    Eyes::Public | Eyes::Of(_) => seen.handle,
                };
                if let Some(card) = &fact.card {
                    event["card"] = json!({"uid": uid(card), "id": book.card(card.def).id});
                }
                if let Some(other) = &fact.other {
                    event["other"] = json!({"uid": uid(other), "id": book.card(other.def).id});
                }
            }
            if fact.amount != 0 {
                event["amount"] = json!(fact.amount);
            }
            event
        })
        .collect()
}
