//! The query language for cards, as players write it.

use swu_cards::library::Library;
use swu_cards::query::Query;

fn count(query: &str) -> usize {
    let library = Library::embedded();
    library.search(query).unwrap_or_else(|fault| panic!("{query}: {fault}")).len()
}

fn names(query: &str) -> Vec<String> {
    let library = Library::embedded();
    let found = library.search(query).unwrap_or_else(|fault| panic!("{query}: {fault}"));
    found.into_iter().map(|index| library.card(index).full_name()).collect()
}

#[test]
fn every_field_narrows_and_all_parts_must_fit() {
    let library = Library::embedded();
    let found = library.search("t:unit c<=3 a:cunning").expect("it is understood");
    assert!(!found.is_empty());
    for index in found {
        let card = library.card(index);
        let aspects: Vec<&str> = card.aspects.iter().map(|aspect| aspect.name()).collect();
        assert_eq!(card.kind.name(), "unit", "{}", card.id);
        assert!(card.cost <= 3 && aspects.contains(&"Cunning"), "{}", card.id);
    }
}

#[test]
fn a_quoted_name_finds_the_card_first() {
    assert_eq!(names("t:leader s:SOR \"luke skywalker\""), ["Luke Skywalker, Faithful Friend"]);
    assert_eq!(names("t:leader LUKE"), names("T:Leader luke"));
}

#[test]
fn signs_and_shortened_words_mean_the_same() {
    let pairs = [
        ("c:3", "c=3"),
        ("c<=3 c>=3", "cost:3"),
        ("t:unit c!=3", "t:unit -c=3"),
        ("a:cu", "aspect:Cunning"),
        ("k:senti", "keyword:sentinel"),
        ("tr:\"bounty hunter\"", "trait:\"Bounty Hunter\""),
        ("s:sor", "set:SOR"),
        ("r:l", "rarity:legendary"),
        ("t:unit t:ground", "t:unit -t:space"),
    ];
    for (one, other) in pairs {
        assert_eq!(names(one).len(), names(other).len(), "{one} and {other}");
        assert!(count(one) > 0, "{one}");
    }
    assert_eq!(count(""), Library::embedded().len());
}

#[test]
fn what_cannot_be_understood_is_named_with_its_column() {
    let faults = [
        (
            "luke x:3",
            "column 6: there is no field \"x\"; there are t, c, p, h, a, k, tr, s, r. Quote it to look for the text.",
        ),
        ("c<=three", "column 4: \"three\" is not a number; cost is compared with a whole one."),
        ("t:unit c<", "column 10: a value is missing after c<"),
        ("luke \"sky", "column 6: this quote is never closed."),
        ("a<cunning", "column 2: aspect cannot be compared with <; write a:cunning"),
        (
            "-t:ship",
            "column 4: there is no type \"ship\"; there are unit, event, upgrade, leader, base, ground, space, unique.",
        ),
        ("r:x", "column 3: there is no rarity \"x\"; there are Common, Uncommon, Rare, Legendary, Special."),
    ];
    for (query, expected) in faults {
        let fault = Query::parse(query).expect_err(query);
        assert_eq!(fault.to_string(), expected, "{query}");
    }
}

#[test]
fn quotes_and_a_sign_in_front_take_signs_as_text() {
    for query in ["\"c<=3\"", ":3", "-", "\"\"", "  "] {
        assert!(Query::parse(query).is_ok(), "{query}");
    }
    assert_eq!(count("-"), count("\"-\""));
}
