//! The edge cases of deck legality (formats.md chapter 21, 1 to 52), each by its number.

use super::draft::{Draft, card, read, tr13};
use swu_decks::formats::Format::{Limited, Premier, TwinSuns};
use swu_decks::formats::{Code, Pool, Standing, Terms, Verdict, judge};
use swu_language::word::{Aspect, Rarity};

const NONE: [&str; 0] = [];

fn premier(draft: Draft) -> Vec<&'static str> {
    draft.errors(Premier)
}

fn on(draft: &Draft, day: &str) -> Vec<&'static str> {
    draft.judged_by(Premier, "tr13", Some(day)).errors()
}

/// A pool of the list's leaders and cards and the given other cards.
fn opened(draft: &Draft, besides: &[(&str, u32)]) -> Pool {
    let mut pool = Pool::default();
    for (id, count) in draft.leaders.iter().chain(&draft.deck).chain(&draft.sideboard) {
        pool.add(card(id), count.parse().expect("a count"));
    }
    besides.iter().for_each(|(id, count)| pool.add(card(id), *count));
    pool
}

fn limited(draft: &Draft, pool: &Pool) -> Verdict {
    judge(&draft.list(), &Terms { pool: Some(pool), ..Terms::of(Limited, tr13()) })
}

#[test]
fn edge_1_forty_nine_cards() {
    assert_eq!(premier(Draft::sized(49, 3)), ["E_DECK_MIN"]);
}

#[test]
fn edge_2_fifty_sixty_one_and_a_hundred_and_twenty_cards() {
    for size in [50, 60, 61, 120] {
        assert_eq!(premier(Draft::sized(size, 3)), NONE, "{size}");
    }
}

#[test]
fn edge_3_no_sideboard() {
    assert_eq!(premier(Draft::premier().sideboard_of(0)), NONE);
}

#[test]
fn edge_4_eleven_cards_in_the_sideboard() {
    assert_eq!(premier(Draft::premier().sideboard_of(11)), ["E_SIDE_MAX"]);
    assert_eq!(premier(Draft::premier().sideboard_of(10)), NONE);
}

#[test]
fn edge_5_three_in_the_deck_and_one_in_the_sideboard() {
    assert_eq!(premier(Draft::premier().with("SOR_179", 3).aside("SOR_179", 1)), ["E_COPIES"]);
}

#[test]
fn edge_6_two_and_two_under_two_ids() {
    let verdict = Draft::premier().with("SOR_222", 2).with("TWI_226", 2).judged(Premier);
    assert_eq!(verdict.errors(), ["E_COPIES"]);
    let ids: Vec<&str> = verdict.faults[0].cards.iter().map(|card| card.id).collect();
    assert_eq!(ids, ["SOR_222", "TWI_226"]);
}

#[test]
fn edge_7_two_and_one_under_two_ids() {
    let verdict = Draft::premier().with("SOR_222", 2).with("TWI_226", 1).judged(Premier);
    assert_eq!((verdict.errors(), verdict.warnings()), (NONE.to_vec(), NONE.to_vec()));
}

#[test]
fn edge_8_three_units_of_the_leaders_title() {
    assert_eq!(card("SOR_051").title, card("SOR_005").title);
    assert_eq!(premier(Draft::premier().leaders(&["SOR_005"]).with("SOR_051", 3)), NONE);
}

#[test]
fn edge_9_three_of_each_of_two_units_with_one_title() {
    assert_eq!((card("SOR_193").title, card("SHD_204").title), ("Millennium Falcon", "Millennium Falcon"));
    assert_eq!(premier(Draft::premier().with("SOR_193", 3).with("SHD_204", 3)), premier(Draft::premier()));
}

#[test]
fn edge_10_leader_or_base_in_the_sideboard() {
    assert_eq!(premier(Draft::premier().aside("SOR_005", 1)), ["E_ZONE"]);
    assert_eq!(premier(Draft::premier().aside("SOR_024", 1)), ["E_ZONE"]);
}

#[test]
fn edge_11_leader_or_token_in_the_deck() {
    assert_eq!(premier(Draft::premier().with("SOR_005", 1)), ["E_ZONE"]);
    assert_eq!(premier(Draft::premier().with("SOR_T01", 1)), ["E_ZONE"]);
}

#[test]
fn edge_12_no_leader_no_base_two_leaders_two_of_a_leader() {
    assert_eq!(premier(Draft::premier().leaders(&[])), ["E_LEADER_COUNT"]);
    assert_eq!(premier(Draft { bases: Vec::new(), ..Draft::premier() }), ["E_BASE_COUNT"]);
    assert_eq!(premier(Draft::premier().leaders(&["SOR_014", "SOR_009"])), ["E_LEADER_COUNT"]);
    let twice = vec![("SOR_014".to_owned(), "2".to_owned())];
    assert_eq!(premier(Draft { leaders: twice, ..Draft::premier() }), ["E_LEADER_COUNT"]);
}

#[test]
fn edge_13_a_unit_of_a_leaders_name_leads() {
    assert_eq!(premier(Draft::premier().leaders(&["SOR_142"])), ["E_LEADER_TYPE"]);
}

#[test]
fn edge_14_the_suspended_leader() {
    let verdict = Draft::premier().leaders(&["SOR_015"]).judged(Premier);
    assert_eq!(verdict.errors(), ["E_SUSPENDED"]);
    assert_eq!(verdict.faults[0].rule, "K-7");
}

#[test]
fn edge_15_the_suspension_begins_on_its_day() {
    let draft = Draft::premier().leaders(&["SOR_015"]);
    assert_eq!(on(&draft, "2024-11-07"), NONE);
    assert_eq!(on(&draft, "2024-11-08"), ["E_SUSPENDED"]);
}

#[test]
fn edge_16_the_suspended_leader_in_twin_suns() {
    assert_eq!(Draft::twin_suns().leaders(&["SOR_015", "SOR_010"]).errors(TwinSuns), NONE);
}

#[test]
fn edge_17_the_unit_of_the_suspended_leaders_title() {
    assert_eq!(card("SOR_179").title, card("SOR_015").title);
    assert_eq!(premier(Draft::premier().with("SOR_179", 3)), NONE);
}

#[test]
fn edge_18_a_card_of_the_fourth_set() {
    assert_eq!(premier(Draft::premier().with("JTL_095", 1)), ["E_SET"]);
}

#[test]
fn edge_19_a_later_printing_of_a_legal_card() {
    let catalogue = swu_cards::catalog::Catalogue::embedded();
    let later = catalogue
        .printings()
        .iter()
        .find(|card| card.set() == "JTL" && card.identity.starts_with("SOR_") && card.kind.is_deck_card());
    let later = later.expect("a card of the first set was printed again");
    let mut draft = Draft::premier();
    draft.deck.retain(|(id, _)| id != later.identity);
    assert_eq!(premier(draft.with(later.id, 3).with("SOR_179", 3)), NONE);
}

#[test]
fn edge_20_a_set_counts_from_its_day() {
    let draft = Draft::premier().with("TWI_192", 1);
    assert_eq!(on(&draft, "2024-11-07"), ["E_SET"]);
    assert_eq!(on(&draft, "2024-11-08"), NONE);
}

#[test]
fn edge_21_a_promotional_printing_of_a_legal_card() {
    let text = Draft::premier().list();
    assert_eq!(text.faults, []);
    let list = read("Deck\n3 Waylay [C24-005]\n");
    assert_eq!(list.deck[0].printing.map(|card| card.id), Some("SOR_222"));
    assert_eq!(list.faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::Variant], "a warning, no more");
    assert_eq!(judge(&list, &Terms::of(Premier, tr13())).errors(), ["E_BASE_COUNT", "E_DECK_MIN", "E_LEADER_COUNT"]);
}

#[test]
fn edge_22_a_demo_printing() {
    let list = read("Deck\n1 DEMO_005\n1 Waylay (beta)\n");
    let said: Vec<String> = list.faults.iter().map(ToString::to_string).collect();
    assert_eq!(said[0], "2:1 E_DEMO `DEMO_005` is a demo or beta printing; those are never legal [K-9]");
    assert_eq!(said[1], "3:1 E_DEMO `Waylay` is a demo or beta printing; those are never legal [K-9]");
}

#[test]
fn edge_23_sixteen_cards_off_aspect() {
    let draft = Draft::premier();
    let aspects: Vec<Aspect> =
        draft.leaders.iter().chain(&draft.bases).flat_map(|(id, _)| card(id).aspects()).collect();
    let off = |id: &str| card(id).aspects().any(|aspect| !aspects.contains(&aspect));
    let cards: u32 =
        draft.deck.iter().filter(|(id, _)| off(id)).map(|(_, count)| count.parse::<u32>().expect("a count")).sum();
    assert!(cards >= 16, "{cards} off-aspect cards");
    assert_eq!(premier(draft), NONE);
}

#[test]
fn edge_24_several_faults_at_once() {
    let draft = Draft::sized(40, 3).leaders(&["SOR_015"]).with("SOR_T01", 1).with("SOR_179", 4);
    let errors = premier(Draft { bases: Vec::new(), ..draft });
    assert_eq!(errors, ["E_BASE_COUNT", "E_COPIES", "E_DECK_MIN", "E_SUSPENDED", "E_ZONE"]);
}

#[test]
fn edge_25_counts_that_are_none() {
    for count in ["0", "-1", "1.5", "\"2\""] {
        assert_eq!(premier(Draft::premier().with("SOR_179", count)), ["E_COUNT"], "{count}");
    }
}

#[test]
fn edge_26_one_id_twice() {
    let legal = Draft::premier().with("SOR_179", 2).with("SOR_179", 1).judged(Premier);
    assert_eq!((legal.errors(), legal.warnings()), (NONE.to_vec(), vec!["W_DUPLICATE"]));
    assert_eq!(legal.standing(), Standing::Legal);
    assert_eq!(premier(Draft::premier().with("SOR_179", 3).with("SOR_179", 1)), ["E_COPIES"]);
}

#[test]
fn edge_27_an_unknown_id() {
    let verdict = Draft::premier().with("SOR_999", 1).judged(Premier);
    assert_eq!((verdict.standing(), verdict.errors()), (Standing::Unusable, vec!["E_UNKNOWN"]));
    assert!(verdict.faults[0].message.starts_with("`SOR_999` is a variant or unknown printing"), "{verdict:?}");
}

#[test]
fn edge_28_data_vault_asks_for_sixty_cards() {
    let errors = |size| Draft::sized(size, 3).base("JTL_024").judged_by(Premier, "all-sets", None).errors();
    assert_eq!((errors(50), errors(60)), (vec!["E_DECK_MIN"], NONE.to_vec()));
}

#[test]
fn edge_29_fifteen_vulture_droids() {
    let errors = |count: u32| Draft::premier().with("JTL_256", count).judged_by(Premier, "all-sets", None).errors();
    assert_eq!((errors(15), errors(16)), (NONE.to_vec(), vec!["E_COPIES"]));
}

#[test]
fn edge_30_fifty_cards_in_twin_suns_before_and_after_the_fourth_set() {
    assert_eq!(Draft::twin_suns().errors(TwinSuns), NONE);
    assert_eq!(Draft::twin_suns().judged_by(TwinSuns, "tr13-jtl", None).errors(), ["E_DECK_MIN"]);
}

fn pair(one: &str, two: &str) -> Vec<&'static str> {
    Draft::twin_suns().leaders(&[one, two]).errors(TwinSuns)
}

#[test]
fn edge_31_heroism_with_villainy() {
    assert_eq!(pair("SOR_014", "SOR_010"), ["E_TS_PAIR"]);
}

#[test]
fn edge_32_one_leader_in_twin_suns() {
    assert_eq!(Draft::twin_suns().leaders(&["SOR_014"]).errors(TwinSuns), ["E_LEADER_COUNT"]);
}

#[test]
fn edge_33_the_same_leader_twice() {
    assert_eq!(pair("SOR_014", "SOR_014"), ["E_TS_SAME_LEADER"]);
}

#[test]
fn edge_34_boba_fett_daimyo_has_heroism() {
    assert_eq!(card("SHD_008").subtitle, "Daimyo");
    assert_eq!(pair("SHD_008", "SOR_014"), NONE);
}

#[test]
fn edge_35_two_boba_fetts_differ_in_side_not_in_name() {
    assert_eq!(pair("SHD_008", "SOR_015"), ["E_TS_PAIR"]);
}

#[test]
fn edge_36_palpatine_starts_with_heroism() {
    assert_eq!((pair("TWI_017", "SOR_009"), pair("TWI_017", "SOR_010")), (NONE.to_vec(), vec!["E_TS_PAIR"]));
}

#[test]
fn edge_37_one_card_under_two_ids_in_twin_suns() {
    let catalogue = swu_cards::catalog::Catalogue::embedded();
    let fighters = catalogue.titled("Disabling Fang Fighter");
    let (one, two) = (fighters[0], catalogue.printings_of(fighters[0]).last().expect("printed again"));
    assert_ne!(one.id, two.id);
    let mut draft = Draft::twin_suns();
    draft.deck.retain(|(id, _)| id != one.id && id != two.id);
    assert_eq!(draft.with(one.id, 1).with(two.id, 1).errors(TwinSuns), ["E_COPIES"]);
}

#[test]
fn edge_38_a_sideboard_in_twin_suns() {
    assert_eq!(Draft::twin_suns().aside("SOR_222", 1).errors(TwinSuns), ["E_SIDE_FORBIDDEN"]);
}

#[test]
fn edge_39_a_unit_of_a_leaders_title_in_twin_suns() {
    assert_eq!(Draft::twin_suns().leaders(&["SOR_014", "SOR_009"]).with("SOR_142", 1).errors(TwinSuns), NONE);
}

#[test]
fn edge_40_thirty_and_twenty_nine_cards() {
    let (thirty, short) = (Draft::sized(30, 3), Draft::sized(29, 3));
    assert_eq!(limited(&thirty, &opened(&thirty, &[])).errors(), NONE);
    assert_eq!(limited(&short, &opened(&short, &[])).errors(), ["E_DECK_MIN"]);
}

#[test]
fn edge_41_edge_42_as_many_copies_as_were_opened() {
    let five = Draft::sized(30, 3).with("SOR_222", 5);
    assert_eq!(limited(&five, &opened(&five, &[])).errors(), NONE);
    let six = Draft::sized(30, 3).with("SOR_222", 6);
    assert_eq!(limited(&six, &opened(&five, &[])).errors(), ["E_POOL"]);
}

#[test]
fn edge_43_a_leader_that_was_not_opened() {
    let draft = Draft::sized(30, 3);
    let pool = opened(&Draft { leaders: Vec::new(), ..draft.clone() }, &[]);
    assert_eq!(limited(&draft, &pool).errors(), ["E_POOL"]);
}

#[test]
fn edge_44_a_common_base_that_was_not_opened() {
    assert_eq!(card("SOR_024").rarity, Some(Rarity::Common));
    let draft = Draft::sized(30, 3).base("SOR_024");
    assert_eq!(limited(&draft, &opened(&draft, &[])).errors(), NONE);
}

#[test]
fn edge_45_a_rare_base() {
    assert_eq!(card("SOR_022").rarity, Some(Rarity::Rare));
    let draft = Draft::sized(30, 3).base("SOR_022");
    assert_eq!(limited(&draft, &opened(&draft, &[])).errors(), ["E_POOL"]);
    assert_eq!(limited(&draft, &opened(&draft, &[("SOR_022", 1)])).errors(), NONE);
}

#[test]
fn edge_46_the_leader_of_the_prerelease_box() {
    let draft = Draft::sized(30, 3);
    let weekly = opened(&Draft { leaders: Vec::new(), ..draft.clone() }, &[]);
    let mut prerelease = weekly.clone();
    prerelease.allow_leader(card("SOR_014"));
    assert_eq!(limited(&draft, &prerelease).errors(), NONE);
    assert_eq!(limited(&draft, &weekly).errors(), ["E_POOL"]);
}

#[test]
fn edge_47_the_suspended_leader_was_opened() {
    let draft = Draft::sized(30, 3).leaders(&["SOR_015"]);
    assert_eq!(limited(&draft, &opened(&draft, &[])).errors(), NONE);
}

#[test]
fn edge_48_a_second_leader_in_the_deck() {
    let draft = Draft::sized(30, 3).with("SOR_005", 1);
    assert_eq!(limited(&draft, &opened(&draft, &[])).errors(), ["E_ZONE"]);
}

#[test]
fn edge_50_edge_51_what_changes_between_games_and_between_matches() {
    use swu_decks::formats::{LegalDeck, Person, Registered};
    let draft = Draft::sized(32, 3).sideboard_of(12);
    let pool = opened(&draft, &[("SOR_009", 1)]);
    let terms = Terms { pool: Some(&pool), ..Terms::of(Limited, tr13()) };
    let registered = Registered::new(Person::shown_as("Ann"), LegalDeck::check(draft.list(), &terms).expect("legal"));
    // Edge case 50: deck and sideboard change places before any game, between single-game rounds, too.
    let mut changed = draft.clone();
    changed.deck.push(changed.sideboard.remove(0));
    assert!(registered.sideboarded(changed.list(), &terms).is_ok());
    assert!(registered.next_match(changed.list(), &terms).is_ok());
    // Edge case 51: another leader between matches only.
    let other = changed.leaders(&["SOR_009"]);
    let refused = registered.sideboarded(other.list(), &terms).expect_err("not within a match");
    assert_eq!(refused.verdict.errors(), ["E_REGISTERED"]);
    assert!(registered.next_match(other.list(), &terms).is_ok());
}

#[test]
fn edge_52_every_opened_card_is_in_the_deck() {
    let all = Draft::sized(84, 2);
    assert_eq!(limited(&all, &opened(&all, &[("SOR_005", 1), ("SOR_024", 2)])).errors(), NONE);
}
