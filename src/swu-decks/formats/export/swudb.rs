//! SWUDB JSON, one row per line.

use super::order::sorted;
use crate::formats::list::{Count, DeckList, ListEntry};
use serde_json::{Map, Value, json};

/// The list as SWUDB JSON. A second leader is `secondleader`; more leaders or bases than that, which only a faulty list
/// has, are written in the list style (`leaders`, `bases`). Opened cards are added under `pool`.
pub fn to_swudb(list: &DeckList) -> String {
    let mut lines = Vec::new();
    // Other programs refuse a list without a name.
    let mut metadata = Map::from_iter([("name".to_owned(), json!(list.title()))]);
    metadata.extend(list.author.as_ref().map(|author| ("author".to_owned(), json!(author))));
    lines.push(format!("  \"metadata\": {}", Value::Object(metadata)));
    if list.leaders.len() > 2 || list.bases.len() > 1 {
        lines.push(section("leaders", &list.leaders));
        lines.push(section("bases", &list.bases));
    } else {
        let slots =
            [("leader", list.leaders.first()), ("secondleader", list.leaders.get(1)), ("base", list.bases.first())];
        for (key, entry) in slots {
            if let Some(entry) = entry {
                lines.push(format!("  \"{key}\": {}", row(entry)));
            }
        }
    }
    lines.push(section("deck", &list.deck));
    lines.push(section("sideboard", &list.sideboard));
    if let Some(pool) = &list.pool {
        let rows = pool.cards().map(|(card, copies)| json!({"id": card.id, "count": copies}).to_string());
        let rows: Vec<String> = rows.collect();
        let promotional: Vec<&str> = pool.promotional_leaders().map(|leader| leader.id).collect();
        lines.push(format!(
            "  \"pool\": {{\"cards\": [{}], \"promotional_leaders\": {}}}",
            rows.join(", "),
            json!(promotional)
        ));
    }
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

fn section(key: &str, entries: &[ListEntry]) -> String {
    if entries.is_empty() {
        return format!("  \"{key}\": []");
    }
    let rows: Vec<String> = sorted(entries).into_iter().map(|entry| format!("    {}", row(entry))).collect();
    format!("  \"{key}\": [\n{}\n  ]", rows.join(",\n"))
}

fn row(entry: &ListEntry) -> String {
    let id = entry.printing.map_or(entry.written.as_str(), |printing| printing.id);
    let count = match &entry.count {
        Count::Whole(count) => json!(count),
        Count::Nonsense(written) => serde_json::from_str(written).unwrap_or_else(|_| json!(written)),
    };
    format!("{{\"id\": {}, \"count\": {count}}}", json!(id))
}
