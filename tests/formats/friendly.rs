//! formats.md D-15: friendly games accept whatever can be dealt, with a visible mark.

use super::draft::{Draft, tr13};
use swu_decks::formats::Format::Friendly;
use swu_decks::formats::{LegalDeck, Severity, Terms};

#[test]
fn d_15_an_illegal_list_may_be_played_with_a_mark() {
    let draft = Draft::sized(20, 9).leaders(&["SOR_015"]).with("JTL_095", 1);
    let verdict = draft.judged(Friendly);
    assert_eq!(verdict.errors(), [] as [&str; 0]);
    assert_eq!(verdict.warnings(), ["E_COPIES", "E_DECK_MIN", "E_SET", "E_SUSPENDED"]);
    assert!(verdict.faults.iter().all(|fault| fault.severity == Severity::Warning));
    let deck = LegalDeck::check(draft.list(), &Terms::of(Friendly, tr13())).expect("playable");
    assert!(deck.is_marked());
    let clean = LegalDeck::check(Draft::premier().list(), &Terms::of(Friendly, tr13())).expect("playable");
    assert!(!clean.is_marked());
}

#[test]
fn d_15_the_mark_names_a_suspended_card() {
    let verdict = Draft::premier().leaders(&["SOR_015"]).judged(Friendly);
    assert_eq!((verdict.errors(), verdict.warnings()), (vec![], vec!["E_SUSPENDED"]));
}

#[test]
fn two_leaders_are_marked_by_the_rules_of_twin_suns() {
    let verdict = Draft::sized(50, 2).leaders(&["SOR_014", "SOR_010"]).aside("SOR_222", 1).judged(Friendly);
    assert_eq!(verdict.errors(), [] as [&str; 0]);
    assert_eq!(verdict.warnings(), ["E_COPIES", "E_SIDE_FORBIDDEN", "E_TS_PAIR"]);
}

#[test]
fn what_cannot_be_dealt_is_refused() {
    let errors = |draft: Draft| draft.errors(Friendly);
    assert_eq!(errors(Draft::premier().leaders(&[])), ["E_LEADER_COUNT"]);
    assert_eq!(errors(Draft::premier().leaders(&["SOR_001", "SOR_002", "SOR_003"])), ["E_LEADER_COUNT"]);
    assert_eq!(errors(Draft { bases: Vec::new(), ..Draft::premier() }), ["E_BASE_COUNT"]);
    assert_eq!(errors(Draft::premier().leaders(&["SOR_142"])), ["E_LEADER_TYPE"]);
    assert_eq!(errors(Draft::premier().with("SOR_T01", 1)), ["E_ZONE"]);
    assert_eq!(errors(Draft::premier().with("SOR_222", 0)), ["E_COUNT"]);
    assert_eq!(errors(Draft::premier().with("SOR_999", 1)), ["E_UNKNOWN"]);
    assert_eq!(errors(Draft { deck: Vec::new(), ..Draft::premier() }), ["E_DECK_MIN"]);
}
