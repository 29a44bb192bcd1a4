//! formats.md L-1 to L-9, L-13 and the edge cases of limited lists.

use super::draft::{Draft, card, read, tr13};
use swu_cards::catalog::Catalogue;
use swu_decks::formats::Format::Limited;
use swu_decks::formats::{LegalDeck, Person, Pool, Registered, Terms, Verdict, import_pool, judge};
use swu_language::word::Rarity;

const NONE: [&str; 0] = [];

/// A pool of everything in the list and the given other cards.
fn pool_of(draft: &Draft, besides: &[(&str, u32)]) -> Pool {
    let mut pool = Pool::default();
    for (id, count) in draft.leaders.iter().chain(&draft.deck).chain(&draft.sideboard) {
        pool.add(card(id), count.parse().expect("a count"));
    }
    for (id, count) in besides {
        pool.add(card(id), *count);
    }
    pool
}

fn judged(draft: &Draft, pool: &Pool) -> Verdict {
    judge(&draft.list(), &Terms { pool: Some(pool), ..Terms::of(Limited, tr13()) })
}

#[test]
fn l_1_one_leader_one_base_thirty_cards() {
    // Edge case 40.
    let thirty = Draft::sized(30, 3);
    assert_eq!(judged(&thirty, &pool_of(&thirty, &[])).errors(), NONE);
    let short = Draft::sized(29, 3);
    let verdict = judged(&short, &pool_of(&short, &[]));
    assert_eq!(verdict.errors(), ["E_DECK_MIN"]);
    assert_eq!(verdict.faults[0].rule, "L-1");
    let two = Draft::sized(30, 3).leaders(&["SOR_014", "SOR_009"]);
    assert_eq!(judged(&two, &pool_of(&two, &[])).errors(), ["E_LEADER_COUNT"]);
}

#[test]
fn l_1_every_opened_card_may_be_in_the_deck() {
    // Edge case 52.
    let all = Draft::sized(84, 2);
    let verdict = judged(&all, &pool_of(&all, &[("SOR_005", 1), ("SOR_024", 2)]));
    assert_eq!((verdict.errors(), verdict.warnings()), (NONE.to_vec(), NONE.to_vec()));
}

#[test]
fn l_2_the_rest_is_the_sideboard_of_any_size() {
    let draft = Draft::sized(30, 3).sideboard_of(54);
    let verdict = judged(&draft, &pool_of(&draft, &[("SOR_005", 1)]));
    assert_eq!((verdict.errors(), verdict.warnings()), (NONE.to_vec(), NONE.to_vec()));
    let verdict = judged(&draft, &pool_of(&draft, &[("SOR_222", 2)]));
    assert_eq!((verdict.errors(), verdict.warnings()), (NONE.to_vec(), vec!["W_SIDE_NOT_REST"]));
    // Edge case 48: leaders belong to neither.
    let leader = draft.with("SOR_005", 1);
    assert_eq!(judged(&leader, &pool_of(&leader, &[])).errors(), ["E_ZONE"]);
}

#[test]
fn l_3_as_many_copies_as_were_opened() {
    // Edge cases 41 and 42.
    let five = Draft::sized(30, 3).with("SOR_222", 5);
    assert_eq!(judged(&five, &pool_of(&five, &[])).errors(), NONE);
    let six = Draft::sized(30, 3).with("SOR_222", 6);
    let verdict = judged(&six, &pool_of(&five, &[]));
    assert_eq!(verdict.errors(), ["E_POOL"]);
    assert_eq!(verdict.faults[0].message, "6 of Waylay (SOR_222) in the list, but only 5 were opened");
    let reprint = Draft::sized(30, 3).with("TWI_226", 5);
    assert_eq!(judged(&reprint, &pool_of(&five, &[])).errors(), NONE, "another printing of an opened card");
}

#[test]
fn l_3_no_set_list_and_no_suspensions() {
    // Edge case 47.
    let draft = Draft::sized(30, 3).leaders(&["SOR_015"]).with("JTL_095", 4);
    assert_eq!(judged(&draft, &pool_of(&draft, &[])).errors(), NONE);
}

#[test]
fn l_4_the_leader_was_opened_or_came_with_the_prerelease_box() {
    // Edge cases 43 and 46.
    let draft = Draft::sized(30, 3);
    let mut pool = pool_of(&Draft { leaders: Vec::new(), ..draft.clone() }, &[("SOR_009", 1)]);
    let verdict = judged(&draft, &pool);
    assert_eq!(verdict.errors(), ["E_POOL"]);
    assert_eq!(verdict.faults[0].rule, "L-4");
    pool.allow_leader(card("SOR_014"));
    assert_eq!(judged(&draft, &pool).errors(), NONE);
}

#[test]
fn l_5_any_common_base_but_a_rare_one_only_from_the_pool() {
    // Edge cases 44 and 45.
    let (common, rare) = (card("SOR_024"), card("SOR_022"));
    assert_eq!((common.rarity, rare.rarity), (Some(Rarity::Common), Some(Rarity::Rare)));
    let draft = Draft::sized(30, 3).base(common.id);
    assert_eq!(judged(&draft, &pool_of(&draft, &[])).errors(), NONE);
    let draft = Draft::sized(30, 3).base(rare.id);
    let verdict = judged(&draft, &pool_of(&draft, &[]));
    assert_eq!(verdict.errors(), ["E_POOL"]);
    assert_eq!(verdict.faults[0].rule, "L-5");
    assert_eq!(judged(&draft, &pool_of(&draft, &[(rare.id, 1)])).errors(), NONE);
}

#[test]
fn l_5_common_bases_are_those_of_the_profiles_sets() {
    // Decision A7.
    let catalogue = Catalogue::embedded();
    let later = super::draft::some_card("LOF", |base| {
        base.kind == swu_cards::catalog::CardType::Base
            && base.rarity == Some(Rarity::Common)
            && catalogue.printings_of(base).all(|printing| printing.set() == "LOF")
    });
    let draft = Draft::sized(30, 3).base(later.id);
    let pool = pool_of(&draft, &[]);
    assert_eq!(judged(&draft, &pool).errors(), ["E_POOL"]);
    assert_eq!(judged(&draft, &pool_of(&draft, &[(later.id, 1)])).errors(), NONE);
}

#[test]
fn l_6_cards_from_outside_the_pool_are_refused_in_deck_and_sideboard() {
    let draft = Draft::sized(30, 3);
    let pool = pool_of(&draft, &[]);
    assert_eq!(judged(&draft.clone().with("SOR_222", 1), &pool).errors(), ["E_POOL"]);
    assert_eq!(judged(&draft.clone().aside("SOR_222", 1), &pool).errors(), ["E_POOL"]);
    let without = draft.judged(Limited);
    assert_eq!((without.errors(), without.warnings()), (NONE.to_vec(), vec!["W_NO_POOL"]));
}

#[test]
fn l_8_l_9_deck_and_sideboard_change_between_games_leader_and_base_between_matches() {
    // Edge cases 50 and 51.
    let draft = Draft::sized(30, 3).base("SOR_024").sideboard_of(10);
    let pool = pool_of(&draft, &[("SOR_009", 1)]);
    let terms = Terms { pool: Some(&pool), ..Terms::of(Limited, tr13()) };
    let registered = Registered::new(Person::shown_as("Ann"), LegalDeck::check(draft.list(), &terms).expect("legal"));
    let mut other = draft.clone();
    let moved = other.sideboard.remove(0);
    other.deck.push(moved);
    assert!(registered.sideboarded(other.list(), &terms).is_ok());
    assert!(registered.next_match(other.list(), &terms).is_ok());
    let leader = other.leaders(&["SOR_009"]);
    let refused = registered.sideboarded(leader.list(), &terms).expect_err("not within a match");
    assert_eq!(refused.verdict.errors(), ["E_REGISTERED"]);
    assert_eq!(refused.verdict.faults[0].rule, "B-2");
    assert!(registered.next_match(leader.list(), &terms).is_ok());
}

#[test]
fn l_13_a_pool_is_read_from_any_kind_of_text() {
    let texts = [
        r#"{"cards": [{"id": "SOR_014", "count": 1}, {"id": "SOR_222", "count": 2}]}"#,
        r#"{"pool": {"cards": [{"id": "SOR-14"}, {"id": "TWI_226", "count": 2}]}}"#,
        r#"{"pool": ["SOR_014", "SOR_222", "SOR_222"]}"#,
        r#"[{"id": "SOR_014"}, {"id": "SOR_222", "count": 2}]"#,
        "Set,CardNumber,Count,IsFoil\nSOR,14,1,false\nSOR,222,1,false\nSOR,222,1,true\n",
        "1 Sabine Wren, Galvanized Revolutionary\n2 Waylay\n",
    ];
    for text in texts {
        let pool = import_pool(text.as_bytes(), Catalogue::embedded()).expect(text);
        let cards: Vec<(&str, u32)> = pool.cards().map(|(card, copies)| (card.identity, copies)).collect();
        assert_eq!(cards, [("SOR_014", 1), ("SOR_222", 2)], "{text}");
    }
}

#[test]
fn l_13_a_pool_that_was_not_understood_is_no_pool() {
    for (text, code) in [
        (r#"{"cards": [{"id": "SOR_999", "count": 1}]}"#, "E_UNKNOWN"),
        (r#"{"cards": [{"id": "SOR_222", "count": 0}]}"#, "E_COUNT"),
        (r#"{"cards": 7}"#, "E_SHAPE"),
        (r#"{"cards": [5]}"#, "E_SHAPE"),
        (r#"{"cards": []}"#, "E_FORMAT"),
        ("", "E_FORMAT"),
    ] {
        let faults = import_pool(text.as_bytes(), Catalogue::embedded()).expect_err(text).faults;
        assert_eq!(faults[0].code.as_str(), code, "{text}");
    }
}

#[test]
fn a_list_can_bring_its_pool_along() {
    let text = r#"{"leader": "SOR_014", "base": "SOR_024", "deck": [{"id": "SOR_222", "count": 31}],
        "pool": {"cards": [{"id": "SOR_222", "count": 30}], "promotional_leaders": ["SOR_014"]}}"#;
    let verdict = judge(&read(text), &Terms::of(Limited, tr13()));
    assert_eq!(verdict.errors(), ["E_POOL"]);
    assert_eq!(verdict.faults.len(), 1);
}
