//! formats.md chapter V and B-1 to B-3, B-7: what an event records.

use super::draft::{Draft, read, tr13};
use swu_decks::formats::Format::Premier;
use swu_decks::formats::{LegalDeck, Person, Registered, Terms};

fn person() -> Person {
    Person { first_name: "Ann".into(), last_name: "Solo".into(), uid: "U-1977".into() }
}

fn register(draft: &Draft) -> Registered {
    let deck = LegalDeck::check(draft.list(), &Terms::of(Premier, tr13())).expect("legal");
    Registered::new(person(), deck)
}

/// Moves `cards` rows of one copy each between deck and sideboard.
fn moved(draft: &Draft, out: usize, into: usize) -> Draft {
    let mut other = draft.clone();
    let from_deck: Vec<_> = other.deck.split_off(other.deck.len() - out);
    let from_sideboard: Vec<_> = other.sideboard.drain(..into).collect();
    other.deck.extend(from_sideboard);
    other.sideboard.extend(from_deck);
    other
}

/// Single copies throughout, so that one row is one card.
fn singles(deck: u32, sideboard: u32) -> Draft {
    Draft::sized(deck, 1).sideboard_of(sideboard)
}

#[test]
fn v_1_a_registered_list_bears_names_and_uid() {
    let registered = register(&Draft::premier().sideboard_of(3));
    assert!(registered.person().is_complete());
    assert!(!Person { last_name: " ".into(), ..person() }.is_complete());
    assert!(!Person::shown_as("Ann").is_complete());
    let sheet = registered.sheet();
    assert!(
        sheet.starts_with("Ann Solo\nUID U-1977\n\nLeaders\n1 | Sabine Wren | Galvanized Revolutionary\n\nBase\n"),
        "{sheet}"
    );
    assert!(sheet.ends_with("50 cards, sideboard 3\n"), "{sheet}");
}

#[test]
fn v_2_only_a_checked_list_can_be_registered() {
    let illegal = Draft::sized(49, 3).list();
    assert!(
        LegalDeck::check(illegal, &Terms::of(Premier, tr13())).is_err(),
        "and nothing else makes a registered list"
    );
}

#[test]
fn v_3_every_match_begins_with_the_registered_list() {
    // Edge case 104.
    let draft = singles(50, 10);
    let registered = register(&draft);
    assert_eq!(registered.differences(&draft.list()), []);
    let other = moved(&draft, 2, 2);
    let faults = registered.differences(&other.list());
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        ["E_REGISTERED the deck is not as registered [V-3]", "E_REGISTERED the sideboard is not as registered [V-3]"]
    );
    let terms = Terms::of(Premier, tr13());
    assert!(registered.next_match(draft.list(), &terms).is_ok());
    assert_eq!(registered.next_match(other.list(), &terms).expect_err("differs").verdict.errors(), ["E_REGISTERED"]);
}

#[test]
fn v_3_another_printing_is_the_same_card() {
    let list = |id: &str| Draft::sized(48, 3).with(id, 2);
    let registered = register(&list("SOR_222"));
    assert_eq!(registered.differences(&list("TWI_226").list()), []);
}

#[test]
fn v_6_the_list_shows_its_sideboard() {
    let sheet = register(&Draft::premier().sideboard_of(2)).sheet();
    assert!(sheet.contains("\nSideboard\n"), "{sheet}");
    assert_eq!(
        read(sheet.split_once("\n\n").expect("a head").1.rsplit_once("\n\n").expect("a foot").0).sideboard.len(),
        2
    );
}

#[test]
fn b_1_any_number_of_cards_may_change_places() {
    // Edge case 101: 50 + 10 to 54 + 6.
    let draft = singles(50, 10);
    let arranged =
        register(&draft).sideboarded(moved(&draft, 0, 4).list(), &Terms::of(Premier, tr13())).expect("allowed");
    assert_eq!((arranged.deck().count(), arranged.sideboard().count()), (54, 6));
}

#[test]
fn b_2_leader_and_base_stay() {
    // Edge case 105.
    let draft = singles(50, 10);
    let refused = register(&draft).sideboarded(draft.clone().base("SOR_022").list(), &Terms::of(Premier, tr13()));
    let verdict = refused.expect_err("another base").verdict;
    assert_eq!((verdict.errors(), verdict.faults[0].rule), (vec!["E_REGISTERED"], "B-2"));
}

#[test]
fn b_3_sizes_and_cards_after_sideboarding() {
    let terms = Terms::of(Premier, tr13());
    // Edge case 100: 50 + 10 to 48 + 12.
    let draft = singles(50, 10);
    let verdict = register(&draft).sideboarded(moved(&draft, 2, 0).list(), &terms).expect_err("too few").verdict;
    assert_eq!(verdict.errors(), ["E_DECK_MIN", "E_REGISTERED", "E_SIDE_MAX"]);
    // Edge case 102: 52 + 4 to 50 + 6.
    let draft = singles(52, 4);
    let verdict = register(&draft).sideboarded(moved(&draft, 2, 0).list(), &terms).expect_err("larger").verdict;
    assert_eq!(verdict.errors(), ["E_REGISTERED"]);
    assert_eq!(verdict.faults[0].message, "the sideboard has 6 cards, more than the 4 that were registered");
    // Edge case 103: 60 + 0.
    let draft = singles(60, 0);
    let registered = register(&draft);
    assert!(registered.sideboarded(draft.list(), &terms).is_ok());
    assert!(registered.sideboarded(moved(&draft, 1, 0).list(), &terms).is_err());
    // Other cards than registered.
    let other = draft.with("SOR_222", 1);
    let verdict = registered.sideboarded(other.list(), &terms).expect_err("another card").verdict;
    assert_eq!(verdict.faults[0].message, "deck and sideboard together are not the cards that were registered");
}
