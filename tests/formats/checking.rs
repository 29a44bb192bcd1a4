//! formats.md D-13 to D-15: all faults at once, counts, unknown ids.

use super::draft::{Draft, card, read, tr13};
use swu_decks::formats::{Code, Count, Format, LegalDeck, Section, Severity, Standing, Terms, judge};

#[test]
fn d_13_every_fault_at_once_with_code_cards_and_rule() {
    // Edge case 24.
    let text = r#"{
  "leader": {"id": "SOR_015", "count": 1},
  "base": null,
  "deck": [
    {"id": "SOR_179", "count": 5},
    {"id": "SOR_005", "count": 1}
  ]
}"#;
    let verdict = judge(&read(text), &Terms::of(Format::Premier, tr13()));
    assert_eq!(verdict.errors(), ["E_BASE_COUNT", "E_COPIES", "E_DECK_MIN", "E_SUSPENDED", "E_ZONE"]);
    let shown: Vec<String> = verdict.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        shown,
        [
            "2:13 E_SUSPENDED Boba Fett, Collecting the Bounty (SOR_015) is suspended from Premier since 2024-11-08 [K-7]",
            "E_BASE_COUNT a Premier list has exactly one base; this one has none [D-1]",
            "5:5 E_COPIES 5 copies of Boba Fett, Disintegrator (5 as SOR_179 in the deck); at most 3 over deck and sideboard together [D-4]",
            "6:5 E_ZONE Luke Skywalker, Faithful Friend (SOR_005) is a leader and cannot be in the deck [K-12]",
            "E_DECK_MIN the deck has 6 cards; Premier needs at least 50 [D-2]",
        ]
    );
    for fault in &verdict.faults {
        assert!(!fault.rule.is_empty());
        assert_eq!(fault.severity, Severity::Illegal);
    }
}

#[test]
fn d_14_counts_are_positive_whole_numbers() {
    // Edge case 25.
    for count in ["0", "-1", "1.5", "\"2\"", "1e1", "true", "null", "[]", "100", "99999999999999999999", "3.0"] {
        let verdict = Draft::premier().with("SOR_179", count).judged(Format::Premier);
        assert_eq!(verdict.errors(), ["E_COUNT"], "count {count}");
        let fault = &verdict.faults[0];
        assert_eq!(fault.section, Some(Section::Deck));
        assert!(fault.place.is_some() && fault.message.contains("SOR_179"), "{fault}");
    }
    for row in ["0 Waylay", "-1 Waylay", "1.5 Waylay", "1,5x Waylay", "Waylay x0", "100 Waylay", "0xSOR_222"] {
        let list = read(&format!("Deck\n{row}\n"));
        let codes: Vec<Code> = list.faults.iter().map(|fault| fault.code).collect();
        assert_eq!(codes, [Code::Count], "{row}");
        assert_eq!(list.deck[0].printing.map(|printing| printing.id), Some("SOR_222"), "{row}");
    }
}

#[test]
fn d_14_nonsense_counts_are_kept_and_named_when_the_deck_is_short() {
    let mut draft = Draft::premier();
    draft.deck[0].1 = "1.5".to_owned();
    let verdict = draft.judged(Format::Premier);
    assert_eq!(verdict.errors(), ["E_COUNT", "E_DECK_MIN"]);
    let short = verdict.faults.iter().find(|fault| fault.code == Code::DeckMinimum).expect("too few");
    assert_eq!(
        short.message,
        "the deck has 47 cards, not counting 1 rows whose count cannot be read; Premier needs at least 50"
    );
    assert_eq!(draft.list().deck[0].count, Count::Nonsense("1.5".to_owned()));
}

#[test]
fn d_14_one_card_in_several_rows_is_added_up_with_a_warning() {
    // Edge case 26.
    let verdict = Draft::premier().with("SOR_179", 2).with("SOR_179", 1).judged(Format::Premier);
    assert_eq!((verdict.errors(), verdict.warnings()), (vec![], vec!["W_DUPLICATE"]));
    let list = Draft::premier().with("SOR_179", 2).with("SOR_179", 1).list();
    assert_eq!(list.deck.last().map(|entry| entry.count.clone()), Some(Count::Whole(3)));
    let four = Draft::premier().with("SOR_179", 3).with("SOR_179", 1).judged(Format::Premier);
    assert_eq!((four.errors(), four.warnings()), (vec!["E_COPIES"], vec!["W_DUPLICATE"]));
}

#[test]
fn d_14_an_unknown_id_makes_the_list_unusable() {
    // Edge case 27.
    let draft = Draft::premier().with("SOR_999", 2);
    let verdict = draft.judged(Format::Premier);
    assert_eq!((verdict.errors(), verdict.standing()), (vec!["E_UNKNOWN"], Standing::Unusable));
    assert!(verdict.faults[0].message.contains("`SOR_999`"), "{}", verdict.faults[0]);
    let list = draft.list();
    assert_eq!(list.size(Section::Deck), 52, "the list is not shorter");
    assert_eq!(list.deck.last().map(|entry| entry.written.as_str()), Some("SOR_999"));
}

#[test]
fn d_15_a_refused_list_is_given_back_whole() {
    let list = Draft::premier().with("SOR_999", 2).with("SOR_179", 9).list();
    let refused = LegalDeck::check(list.clone(), &Terms::of(Format::Premier, tr13())).expect_err("illegal");
    assert_eq!(refused.list, list);
    assert_eq!(refused.verdict.errors(), ["E_COPIES", "E_UNKNOWN"]);
}

#[test]
fn a_legal_deck_gives_its_cards_one_by_one() {
    let deck =
        LegalDeck::check(Draft::premier().sideboard_of(7).list(), &Terms::of(Format::Premier, tr13())).expect("legal");
    assert_eq!(deck.leaders().map(|leader| leader.id).collect::<Vec<_>>(), ["SOR_014"]);
    assert_eq!(deck.base(), card("SOR_024"));
    assert_eq!((deck.deck().count(), deck.sideboard().count()), (50, 7));
    assert_eq!((deck.format(), deck.profile(), deck.is_marked()), (Format::Premier, "tr13", false));
}

#[test]
fn a_known_card_that_cannot_be_played_yet_is_said_to_be_known() {
    let list = Draft::premier().list();
    let later = |printing: &swu_cards::catalog::Printing| printing.id != "SOR_024";
    let terms = Terms { playable: &later, ..Terms::of(Format::Premier, tr13()) };
    let verdict = judge(&list, &terms);
    assert_eq!((verdict.standing(), verdict.is_playable()), (Standing::Legal, false));
    assert_eq!(verdict.warnings(), ["W_NOT_PLAYABLE_YET"]);
    assert_eq!(
        verdict.faults[0].message,
        "the base is from Spark of Rebellion (2024-03-08), which is not wholly here yet: Echo Base"
    );
    assert!(LegalDeck::check(list, &terms).is_err(), "no game can start with it");
}

#[test]
fn cards_that_are_not_here_yet_are_one_line_for_each_set() {
    let mut list = Draft::sized(30, 3).leaders(&["ASH_001"]);
    for id in ["LAW_030", "LAW_031", "LAW_032", "LAW_033", "LAW_034", "LAW_035"] {
        list = list.with(id, 3);
    }
    let list = list.with("ASH_040", 2).aside("LAW_036", 1).list();
    let here = |printing: &swu_cards::catalog::Printing| {
        !printing.identity.starts_with("LAW") && !printing.identity.starts_with("ASH")
    };
    let verdict = judge(&list, &Terms { playable: &here, ..Terms::of(Format::Friendly, tr13()) });
    let faults = verdict.faults.iter().filter(|fault| fault.code.as_str() == "W_NOT_PLAYABLE_YET");
    let lines: Vec<(&str, usize)> = faults.map(|fault| (fault.message.as_str(), fault.cards.len())).collect();
    let expected = [
        (
            "the leader and 2 of 50 cards are from Ashes of the Empire (2026-07-17), which is not here yet: The Armorer, Steel Shapes Us; Poe Dameron, I'll Come Back For You",
            2,
        ),
        (
            "18 of 50 cards and 1 of 1 in the sideboard are from A Lawless Time (2026-03-13), which is not here yet: \
             Partisan Hideout; Bossk, Join Our Merry Band; Cad Bane, Now it's My Turn; Hound's Tooth, Hunters' Approach; Chewbacca, Mighty Rescuer; Ezra Bridger, Spectre Six; Obi-Wan Kenobi, Protector of Felucia",
            7,
        ),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn every_fault_is_named_in_words_of_its_own() {
    let words: std::collections::BTreeSet<&str> = Code::ALL.iter().map(|code| code.in_words()).collect();
    assert_eq!(words.len(), Code::ALL.len());
    assert!(words.iter().all(|words| !words.contains('_')), "{words:?}");
}
