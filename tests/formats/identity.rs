//! formats.md chapter K: the identity of a card, and which cards are legal.

use super::draft::{Draft, card, day, read, some_card, tr13};
use swu_cards::catalog::{Catalogue, Named};
use swu_cards::deck_rule::DeckRule;
use swu_decks::formats::{Code, Format, Pool, Severity, Standing, Terms, judge};

#[test]
fn k_1_title_and_subtitle_make_the_card() {
    assert!(card("SOR_222").same_card(card("TWI_226")), "two printings of Waylay");
    assert!(!card("SOR_051").same_card(card("SOR_005")), "Luke Skywalker, but another subtitle");
    assert_eq!(card("SOR_222").subtitle, "", "a card without subtitle has the empty one");
    assert_eq!(card("SOR_024").subtitle, "", "the place on a base is no subtitle");
    assert_eq!(card("SOR_024").traits().collect::<Vec<_>>(), ["Hoth"]);
}

#[test]
fn k_1_three_copies_of_each_of_two_cards_with_one_title() {
    // Edge cases 8 and 9.
    let luke = Draft::sized(47, 3).leaders(&["SOR_005"]).with("SOR_051", 3);
    assert_eq!(luke.errors(Format::Premier), [] as [&str; 0]);
    assert_eq!((card("SOR_038").title, card("TWI_138").title), ("Count Dooku", "Count Dooku"));
    let dooku = Draft::sized(50, 2).with("SOR_038", 3).with("TWI_138", 3);
    let without_fillers: Vec<_> =
        dooku.deck.iter().filter(|(id, count)| id != "SOR_038" || count == "3").cloned().collect();
    let dooku = Draft { deck: without_fillers, ..dooku };
    assert_eq!(dooku.errors(Format::Premier), [] as [&str; 0]);
}

#[test]
fn k_2_names_are_equal_without_regard_to_case_and_quotes_and_nothing_else() {
    let catalogue = Catalogue::embedded();
    let qira = catalogue.named("Qi'ra", "Playing Her Part").expect("known");
    assert_eq!(catalogue.named("QI\u{2019}RA", "playing  her part"), Some(qira));
    assert_eq!(catalogue.named("Qira", "Playing Her Part"), None, "a missing sign is another name");
    assert_eq!(catalogue.read_name("Qi'ra, Playing Her Partt"), Named::Nobody);
}

#[test]
fn k_3_the_earliest_printing_is_the_identity() {
    for (id, earliest) in
        [("SOR_222", "SOR_222"), ("TWI_226", "SOR_222"), ("SEC_030", "SOR_033"), ("SHD_030", "SOR_033")]
    {
        assert_eq!(card(id).identity, earliest);
    }
    let catalogue = Catalogue::embedded();
    let printings: Vec<&str> = catalogue.printings_of(card("SEC_030")).map(|printing| printing.id).collect();
    assert_eq!(printings, ["SOR_033", "SEC_030", "SHD_030"]);
}

#[test]
fn k_4_one_printing_in_a_legal_set_makes_every_printing_legal() {
    // Edge case 19: the JTL printing of a SOR card.
    assert_eq!(card("JTL_075").identity, "SOR_074");
    assert_eq!(Draft::sized(49, 2).with("JTL_075", 1).errors(Format::Premier), [] as [&str; 0]);
    // Edge case 18: a card only in JTL.
    let list = Draft::premier().with("JTL_095", 1);
    let verdict = list.judged(Format::Premier);
    assert_eq!(verdict.errors(), ["E_SET"]);
    assert_eq!(verdict.faults[0].rule, "K-4");
    assert_eq!(verdict.faults[0].cards[0].id, "JTL_095");
}

#[test]
fn k_4_a_promotional_printing_of_a_legal_card_is_legal() {
    // Edge case 21: promotional ids are not in the catalogue; the name identifies the card.
    let text =
        "Leader: Sabine Wren, Galvanized Revolutionary\nBase: Energy Conversion Lab\nDeck:\n3 Waylay (C24) 017\n";
    let list = read(text);
    assert_eq!(list.deck[0].printing.map(|printing| printing.id), Some("SOR_222"));
    let verdict = judge(&list, &Terms::of(Format::Premier, tr13()));
    assert_eq!((verdict.errors(), verdict.warnings()), (vec!["E_DECK_MIN"], vec!["W_VARIANT"]));
}

#[test]
fn k_5_a_set_is_legal_on_its_day_of_release() {
    // Edge case 20.
    let twi = some_card("TWI", |card| card.kind.is_deck_card() && card.identity.starts_with("TWI"));
    let list = Draft::premier().with(twi.id, 1);
    assert_eq!(list.judged_by(Format::Premier, "tr13", Some("2024-11-07")).errors(), ["E_SET"]);
    assert_eq!(list.judged_by(Format::Premier, "tr13", Some("2024-11-08")).errors(), [] as [&str; 0]);
}

#[test]
fn k_6_tr13_has_three_sets_and_one_suspension() {
    let profile = tr13();
    let catalogue = Catalogue::embedded();
    let sets: Vec<&str> =
        catalogue.sets().iter().map(|set| set.code).filter(|set| profile.has_set(set, None, catalogue)).collect();
    assert_eq!(sets, ["SOR", "SHD", "TWI"]);
    assert_eq!(profile.suspensions.len(), 1);
    let boba = profile.suspension(card("SOR_015"), Format::Premier, None, catalogue).expect("suspended");
    assert_eq!(boba.from, Some(day("2024-11-08")));
    assert_eq!(profile.twin_suns.deck, 50);
}

#[test]
fn k_6_a_suspension_begins_on_its_day() {
    // Edge case 15.
    let list = Draft::premier().leaders(&["SOR_015"]);
    assert_eq!(list.judged_by(Format::Premier, "tr13", Some("2024-11-07")).errors(), [] as [&str; 0]);
    assert_eq!(list.judged_by(Format::Premier, "tr13", Some("2024-11-08")).errors(), ["E_SUSPENDED"]);
}

#[test]
fn k_7_a_suspension_names_a_format_and_bites_everywhere_in_it() {
    // Edge cases 14 and 16.
    assert_eq!(Draft::premier().leaders(&["SOR_015"]).errors(Format::Premier), ["E_SUSPENDED"]);
    assert_eq!(Draft::premier().with("SOR_015", 1).errors(Format::Premier), ["E_SUSPENDED", "E_ZONE"]);
    assert_eq!(Draft::premier().aside("SOR_015", 1).errors(Format::Premier), ["E_SUSPENDED", "E_ZONE"]);
    let villains = Draft::twin_suns().leaders(&["SOR_015", "SOR_010"]);
    assert_eq!(villains.errors(Format::TwinSuns), [] as [&str; 0]);
}

#[test]
fn k_7_the_unit_of_the_same_title_is_not_suspended() {
    // Edge case 17.
    assert_eq!(card("SOR_179").title, card("SOR_015").title);
    assert_eq!(Draft::premier().with("SOR_179", 3).errors(Format::Premier), [] as [&str; 0]);
}

#[test]
fn k_8_no_pool_outlives_its_event() {
    // A pool is a value passed to the judge: without it, nothing is known about opened cards.
    let mut pool = Pool::default();
    pool.add(card("SOR_051"), 1);
    let list = Draft::sized(30, 3).list();
    let with_pool = judge(&list, &Terms { pool: Some(&pool), ..Terms::of(Format::Limited, tr13()) });
    assert!(with_pool.errors().contains(&"E_POOL"));
    assert_eq!(judge(&list, &Terms::of(Format::Limited, tr13())).errors(), [] as [&str; 0]);
}

#[test]
fn k_9_demo_and_beta_printings_get_their_own_message() {
    // Edge case 22.
    for row in ["1 Waylay (Demo)", "1 Waylay [beta]", "1 SORDEMO_005"] {
        let list = read(&format!("Deck\n{row}\n1 Cunning\n"));
        let fault = list.faults.iter().find(|fault| fault.code == Code::Demo).expect("its own message");
        assert_eq!(
            (fault.rule, fault.place.map(|place| place.line), fault.severity),
            ("K-9", Some(2), Severity::Illegal)
        );
    }
}

#[test]
fn k_10_cards_that_change_deck_building_win() {
    assert_eq!(DeckRule::of(card("JTL_024")), Some(DeckRule::Minimum(10)));
    assert_eq!(DeckRule::of(card("JTL_025")), Some(DeckRule::Minimum(-5)));
    assert_eq!(DeckRule::of(card("JTL_256")), Some(DeckRule::Copies(15)));
    let errors = |draft: Draft| draft.judged_by(Format::Premier, "all-sets", None).errors();
    // Edge case 28.
    assert_eq!(errors(Draft::sized(50, 3).base("JTL_024")), ["E_DECK_MIN"]);
    assert_eq!(errors(Draft::sized(59, 3).base("JTL_024")), ["E_DECK_MIN"]);
    assert_eq!(errors(Draft::sized(60, 3).base("JTL_024")), [] as [&str; 0]);
    assert_eq!(errors(Draft::sized(45, 3).base("JTL_025")), [] as [&str; 0]);
    assert_eq!(errors(Draft::sized(44, 3).base("JTL_025")), ["E_DECK_MIN"]);
    // Edge case 29.
    assert_eq!(errors(Draft::sized(50, 3).with("JTL_256", 15)), [] as [&str; 0]);
    assert_eq!(errors(Draft::sized(50, 3).with("JTL_256", 16)), ["E_COPIES"]);
}

#[test]
fn k_11_names_are_the_english_ones() {
    let list = read("Deck\n1 Offenes Feuer\n");
    assert_eq!(list.faults[0].code, Code::UnknownCard);
}

#[test]
fn k_12_tokens_leaders_and_bases_are_no_deck_cards() {
    // Edge cases 10 and 11.
    for id in ["SOR_T01", "TWI_T01", "SOR_005", "SOR_024"] {
        let in_deck = Draft::premier().with(id, 1).judged(Format::Premier);
        assert_eq!((in_deck.errors(), in_deck.standing()), (vec!["E_ZONE"], Standing::Illegal), "{id} in the deck");
        assert_eq!(Draft::premier().aside(id, 1).errors(Format::Premier), ["E_ZONE"], "{id} in the sideboard");
    }
}
