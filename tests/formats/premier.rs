//! formats.md D-1 to D-6 and the edge cases of constructed lists.

use super::draft::{Draft, card};
use swu_decks::formats::Format::Premier;
use swu_language::word::Aspect;

const NONE: [&str; 0] = [];

#[test]
fn d_1_one_leader_and_one_base() {
    // Edge case 12.
    assert_eq!(Draft::premier().errors(Premier), NONE);
    assert_eq!(Draft::premier().leaders(&[]).errors(Premier), ["E_LEADER_COUNT"]);
    assert_eq!(Draft::premier().leaders(&["SOR_014", "SOR_009"]).errors(Premier), ["E_LEADER_COUNT"]);
    assert_eq!(Draft { bases: Vec::new(), ..Draft::premier() }.errors(Premier), ["E_BASE_COUNT"]);
    let twice = vec![("SOR_014".to_owned(), "2".to_owned())];
    assert_eq!(Draft { leaders: twice.clone(), ..Draft::premier() }.errors(Premier), ["E_LEADER_COUNT"]);
    let two_bases = vec![("SOR_022".to_owned(), "1".to_owned()), ("SOR_024".to_owned(), "1".to_owned())];
    assert_eq!(Draft { bases: two_bases, ..Draft::premier() }.errors(Premier), ["E_BASE_COUNT"]);
}

#[test]
fn d_1_the_leader_is_a_leader_and_the_base_a_base() {
    // Edge case 13: the unit with a leader's name.
    assert_eq!(card("SOR_142").title, card("SOR_014").title);
    let verdict = Draft::premier().leaders(&["SOR_142"]).judged(Premier);
    assert_eq!(verdict.errors(), ["E_LEADER_TYPE"]);
    assert_eq!(verdict.faults[0].cards[0].id, "SOR_142");
    assert_eq!(Draft::premier().base("SOR_009").errors(Premier), ["E_BASE_TYPE"]);
}

#[test]
fn d_2_at_least_fifty_cards_and_no_maximum() {
    // Edge cases 1 and 2.
    let verdict = Draft::sized(49, 3).judged(Premier);
    assert_eq!(verdict.errors(), ["E_DECK_MIN"]);
    assert_eq!(verdict.faults[0].message, "the deck has 49 cards; Premier needs at least 50");
    for size in [50, 61, 120] {
        assert_eq!(Draft::sized(size, 3).errors(Premier), NONE, "{size} cards");
    }
}

#[test]
fn d_3_a_sideboard_of_up_to_ten_cards() {
    // Edge cases 3, 4 and 10.
    for size in [0, 1, 10] {
        assert_eq!(Draft::premier().sideboard_of(size).errors(Premier), NONE, "{size} cards");
    }
    assert_eq!(Draft::premier().sideboard_of(11).errors(Premier), ["E_SIDE_MAX"]);
    assert_eq!(Draft::premier().aside("SOR_005", 1).errors(Premier), ["E_ZONE"]);
    assert_eq!(Draft::premier().aside("SOR_024", 1).errors(Premier), ["E_ZONE"]);
}

#[test]
fn d_4_three_copies_over_deck_and_sideboard() {
    // Edge case 5.
    assert_eq!(Draft::premier().with("SOR_179", 2).aside("SOR_179", 1).errors(Premier), NONE);
    let verdict = Draft::premier().with("SOR_179", 3).aside("SOR_179", 1).judged(Premier);
    assert_eq!(verdict.errors(), ["E_COPIES"]);
    assert_eq!(verdict.faults[0].rule, "D-4");
    assert_eq!(Draft::premier().with("SOR_179", 4).errors(Premier), ["E_COPIES"]);
}

#[test]
fn d_4_copies_are_counted_over_all_printings() {
    // Edge cases 6 and 7.
    let verdict = Draft::premier().with("SOR_222", 2).with("TWI_226", 2).judged(Premier);
    assert_eq!(verdict.errors(), ["E_COPIES"]);
    let ids: Vec<&str> = verdict.faults[0].cards.iter().map(|card| card.id).collect();
    assert_eq!(ids, ["SOR_222", "TWI_226"]);
    let three = Draft::premier().with("SOR_222", 2).with("TWI_226", 1).judged(Premier);
    assert_eq!((three.errors(), three.warnings()), (NONE.to_vec(), NONE.to_vec()));
}

#[test]
fn d_5_leader_base_and_cards_are_of_legal_sets() {
    assert_eq!(Draft::premier().leaders(&["JTL_001"]).errors(Premier), ["E_SET"]);
    assert_eq!(Draft::premier().base("JTL_024").judged(Premier).errors(), ["E_DECK_MIN", "E_SET"]);
    assert_eq!(Draft::premier().aside("JTL_095", 1).errors(Premier), ["E_SET"]);
}

#[test]
fn d_6_any_aspect_may_be_in_any_deck() {
    // Edge case 23: a deck of Vigilance and Villainy under a leader of Aggression and Heroism.
    let leader: Vec<Aspect> = card("SOR_014").aspects().collect();
    assert_eq!(leader, [Aspect::Aggression, Aspect::Heroism]);
    let draft = Draft::premier();
    let off_aspect = |aspect: &Aspect| !leader.contains(aspect);
    let strangers: u32 = draft
        .deck
        .iter()
        .filter(|(id, _)| card(id).aspects().any(|aspect| off_aspect(&aspect)))
        .map(|(_, count)| count.parse::<u32>().expect("a count"))
        .sum();
    assert!(strangers >= 16, "{strangers}");
    assert_eq!(draft.errors(Premier), NONE);
}
