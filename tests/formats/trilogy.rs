//! Three decks of one player that share their copies (later-sets.md 46.5).

use super::draft::{Draft, day};
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{DeckList, Format, Profile, Terms, TrilogyVerdict, judge_trilogy};

/// A legal deck of today's Premier: one each of fifty cards, starting at this position in a set.
fn deck(set: &str, skip: usize, leader: &str, base: &str) -> Draft {
    let mut draft = Draft::sized(1, 1).leaders(&[leader]).base(base);
    draft.deck.clear();
    let cards = Catalogue::embedded().printings().iter();
    let cards = cards.filter(|card| card.set() == set && card.kind.is_deck_card() && card.identity == card.id);
    cards.skip(skip).take(50).fold(draft, |draft, card| draft.with(card.id, 1))
}

fn judged(decks: [&Draft; 3], profile: &str, on: Option<&str>) -> TrilogyVerdict {
    let lists: [DeckList; 3] = decks.map(Draft::list);
    let profile = Profile::named(profile).expect("the profile is embedded");
    judge_trilogy(&lists, &Terms { day: on.map(day), ..Terms::of(Format::Premier, profile) })
}

fn three() -> [Draft; 3] {
    [deck("SEC", 0, "SEC_001", "SEC_019"), deck("SEC", 50, "SEC_002", "SEC_020"), deck("LAW", 0, "LAW_001", "LAW_019")]
}

#[test]
fn three_decks_without_a_card_in_common_are_legal() {
    let [one, two, other] = three();
    let verdict = judged([&one, &two, &other], "premier", None);
    assert_eq!((verdict.errors(), verdict.each.len()), (vec![], 3));
}

#[test]
fn copies_leaders_and_bases_are_shared() {
    let [one, two, other] = three();
    let verdict = judged([&one.clone().with("SEC_246", 2), &two.with("SEC_246", 2), &other], "premier", None);
    assert_eq!(verdict.together.errors(), ["E_COPIES"]);
    assert!(verdict.together.faults[0].message.contains("in the three decks; at most 3 together"));
    let same = judged([&one, &deck("SEC", 50, "SEC_001", "SEC_019"), &other], "premier", None);
    assert_eq!(same.together.faults.len(), 2, "a leader and a base twice");
    assert!(same.each.iter().all(|deck| deck.errors().is_empty()));
}

#[test]
fn each_deck_is_a_premier_deck_without_a_sideboard() {
    let [one, two, other] = three();
    let verdict = judged([&one.clone().sideboard_of(1), &two, &other], "eternal", None);
    assert_eq!(verdict.each[0].errors(), ["E_SIDE_FORBIDDEN"]);
    let cad = other.leaders(&["ASH_011"]);
    assert_eq!(judged([&one, &two, &cad], "premier", None).each[2].errors(), ["E_SUSPENDED"]);
    assert_eq!(judged([&one, &two, &cad], "premier", Some("2026-08-30")).each[2].errors(), [] as [&str; 0]);
}
