//! Reading card files: one broken card does not hide the others, and every fault knows its place.

use swu_language::card::Card;
use swu_language::source;

/// Name and text of the card files built into the program.
pub(super) fn files() -> Vec<(String, String)> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/cards")).expect("the folder is there");
    let files =
        folder.map(|file| file.expect("a file").path()).filter(|path| path.extension().is_some_and(|e| e == "ron"));
    let file = |path: std::path::PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        (name, std::fs::read_to_string(path).expect("it can be read"))
    };
    files.map(file).collect()
}

/// Whatever is out of place is reported, with its position.
#[test]
fn what_does_not_fit_is_said() {
    let said = |fields: &str| read(&format!("[(id: \"AAA_001\", title: \"A\", {fields})]")).1;
    let faults = [
        ("kind: Event cost: 1", "my.ron:1:42: AAA_001: expected comma"),
        ("kind: Event,, cost: 1", "my.ron:1:42: AAA_001: expected identifier"),
        ("kind: Event, cost: 300", "my.ron:1:49: AAA_001: integer is out of bounds"),
        ("kind: Event, cost: 1.5", "my.ron:1:50: AAA_001: expected comma"),
        ("kind: Event, cost: \"1\"", "my.ron:1:49: AAA_001: expected integer"),
        ("kind: Event, unique: 1", "my.ron:1:51: AAA_001: expected boolean"),
        ("kind: Event(), cost: 1", "my.ron:1:41: AAA_001: expected comma"),
        ("kind: Event, traits: Force", "my.ron:1:51: AAA_001: expected opening `[`"),
        (
            "kind: Event, traits: [Force], traits: [Force]",
            "my.ron:1:60: AAA_001: unexpected duplicate field named `traits`",
        ),
        (
            "kind: Event, abilities: [Event([Draw(You)])]",
            "my.ron:1:70: AAA_001: expected tuple variant Step::Draw with 2 elements but found one",
        ),
        ("kind: Event, abilities: [Event([Draw(You, N(1), 2)])]", "my.ron:1:78: AAA_001: expected closing `)`"),
        ("kind: Event, abilities: [Event([Draw])]", "my.ron:1:66: AAA_001: expected opening `(`"),
        ("kind: Event, subtitle: \"\\q\"", "my.ron:1:54: AAA_001: unknown escape character"),
        ("cost: 1", "my.ron:1:37: AAA_001: the field `kind` is missing"),
    ];
    let missing = faults.iter().filter(|(fields, fault)| !said(fields).iter().any(|said| said.starts_with(fault)));
    let missing: Vec<_> = missing.map(|(fields, fault)| format!("{fields}: {fault}: {:?}", said(fields))).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    let deep = format!("kind: Event, traits: {}{}", "[".repeat(200), "]".repeat(200));
    assert_eq!(said(&deep).len(), 1, "however deep its brackets are, a text ends nothing");
}

/// Ids that were read, and faults as they are printed.
fn read(text: &str) -> (Vec<String>, Vec<String>) {
    let (cards, faults) = source::read::<Card>("my.ron", text, "id");
    (cards.into_iter().map(|card| card.value.id).collect(), faults.iter().map(ToString::to_string).collect())
}

fn entry(id: &str) -> String {
    format!("(id: \"{id}\", title: \"A\", kind: Event)")
}

#[test]
fn a_list_of_cards_is_read_in_order() {
    let (ids, faults) = read(&format!("[{},\n{},]", entry("AAA_001"), entry("AAA_002")));
    assert_eq!((ids, faults), (vec!["AAA_001".to_owned(), "AAA_002".to_owned()], vec![]));
}

#[test]
fn comments_strings_and_attributes_hide_brackets() {
    let text = r##"#![enable(implicit_some)]
// a ) here
[ /* and /* a nested ) */ ( there */
    (id: "AAA_001", title: "say \"(\" )", kind: Event),
    (id: r#"AAA_002"#, title: r#"a " and a ("#, kind: Event), // the end )
]
"##;
    let (ids, faults) = read(text);
    assert_eq!((ids, faults), (vec!["AAA_001".to_owned(), "AAA_002".to_owned()], vec![]));
}

#[test]
fn an_unknown_word_is_shown_where_it_stands() {
    let text = "[\n  (id: \"AAA_001\", title: \"A\", kind: Evnt),\n  (\n    id: \"AAA_002\",\n    titel: \"B\",\n    kind: Event,\n  ),\n  (id: \"AAA_003\", title: \"C\", kind: Event),\n]";
    let (ids, faults) = read(text);
    assert_eq!(ids, ["AAA_003"]);
    assert_eq!(faults.len(), 2);
    assert!(faults[0].starts_with("my.ron:2:37: AAA_001: unexpected variant named `Evnt`"), "{}", faults[0]);
    assert!(faults[1].starts_with("my.ron:5:5: AAA_002: unexpected field named `titel`"), "{}", faults[1]);
}

#[test]
fn columns_count_letters_not_bytes() {
    let (_, faults) = read("[(id: \"AAA_001\", title: \"Îîî\", kind: Nothing)]");
    assert!(faults[0].starts_with("my.ron:1:38: AAA_001: "), "{}", faults[0]);
}

#[test]
fn a_bracket_that_is_never_closed_swallows_only_its_own_card() {
    let text = "[\n  (id: \"AAA_001\", title: \"A\", kind: Event, traits: [Force,\n  (id: \"AAA_002\", title: \"B\", kind: Event),\n]";
    let (ids, faults) = read(text);
    assert_eq!(ids, ["AAA_002"]);
    assert_eq!(faults, ["my.ron:2:52: AAA_001: this `[` is not closed before the next entry"]);
}

#[test]
fn a_wrong_bracket_is_shown_where_it_stands() {
    let text = "[\n  (id: \"AAA_001\", title: \"A\", kind: Event, traits: [Force)),\n  (id: \"AAA_002\", title: \"B\", kind: Event),\n]";
    let (ids, faults) = read(text);
    assert_eq!(ids, ["AAA_002"]);
    assert_eq!(faults, ["my.ron:2:58: AAA_001: `)` stands where `]` is expected"]);
}

#[test]
fn a_string_that_never_ends_does_not_swallow_the_rest() {
    let text = "[\n  (id: \"AAA_001\", title: \"A, kind: Event),\n  (id: \"AAA_002\", title: \"B\", kind: Event),\n  (id: \"AAA_003\", title: 'C', kind: Event),\n]";
    let (ids, faults) = read(text);
    assert_eq!(ids, ["AAA_002"]);
    assert_eq!(faults[0], "my.ron:2:26: AAA_001: this string never ends");
    assert!(faults[1].starts_with("my.ron:4:26: AAA_003: expected string"), "{}", faults[1]);
    assert_eq!(faults.len(), 2);
}

#[test]
fn what_is_missing_around_cards_is_said() {
    let missing_comma = format!("[{}\n{}]", entry("AAA_001"), entry("AAA_002"));
    assert_eq!(read(&missing_comma).1, ["my.ron:2:1: AAA_002: a comma is missing before this entry"]);
    assert_eq!(read(&missing_comma).0, ["AAA_001", "AAA_002"]);
    assert_eq!(read("").1, ["my.ron:1:1: the file is empty; an empty list is written `[]`"]);
    assert_eq!(read("[]"), (vec![], vec![]));
    assert_eq!(read("[,]").1, ["my.ron:1:2: a comma without an entry before it"]);
    assert_eq!(read(&format!("[{}", entry("AAA_001"))).1, ["my.ron:1:42: the list is not closed: `]` is missing"]);
    assert_eq!(read("[] x").1, ["my.ron:1:4: nothing may follow the list"]);
    assert_eq!(
        read("[/* x").1,
        ["my.ron:1:2: this comment never ends", "my.ron:1:6: the list is not closed: `]` is missing"]
    );
    assert_eq!(
        read(&entry("AAA_001")),
        (
            vec!["AAA_001".to_owned()],
            vec![
                "my.ron:1:1: a card file is a list: it begins with `[`".to_owned(),
                "my.ron:1:41: the list is not closed: `]` is missing".to_owned()
            ]
        )
    );
}

#[test]
fn no_text_makes_the_reader_fall_over() {
    for text in [
        "[(",
        "[(id",
        "[(id: \"",
        "]",
        ")",
        "[\"\\",
        "['\\",
        "[r#\"",
        "é",
        "[(id: \"é",
        "/*",
        "#![",
        "[(id: \"A\" é",
        "[{]}",
    ] {
        let (ids, faults) = read(text);
        assert!(ids.is_empty() && !faults.is_empty(), "{text}");
    }
}
