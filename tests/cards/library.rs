//! The library: every card in one order, replaced and found.

use swu_cards::library::{CardIndex, Library};
use swu_cards::wording;
use swu_language::ability::Token;
use swu_language::keyword::{Keyword, PrintedKeyword};
use swu_rules::book::Book;
use swu_rules::book::dealt::Icons;

fn embedded() -> Library {
    Library::embedded()
}

/// All cards out of their files, read and checked.
fn whole() -> Library {
    let files = super::reading::files();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    match Library::with_overlay(&files) {
        Ok(library) => library,
        Err(faults) => panic!("{}", faults.iter().map(|fault| format!("{fault}\n")).collect::<String>()),
    }
}

/// The cards packed when the program was built say what the files say.
#[test]
fn the_index_says_what_the_files_say() {
    let (indexed, whole) = (embedded(), whole());
    assert!(indexed.ids().eq(whole.ids()));
    assert_eq!(indexed.titles(), whole.titles());
    assert_eq!(indexed.sets(), whole.sets());
    assert_eq!(indexed.fingerprint(), whole.fingerprint());
    assert_eq!(indexed.read_so_far(), 0, "none of this reads a card");
    for (index, card) in whole.iter() {
        let one = std::iter::once(index);
        assert_eq!(indexed.used(one.clone()), whole.used(one), "{}", card.id);
        assert_eq!(indexed.outline(index), whole.outline(index), "{}", card.id);
        assert_eq!((indexed.title(index), indexed.copy(index)), (whole.title(index), whole.copy(index)), "{}", card.id);
        assert_eq!(indexed.titles()[usize::from(indexed.title(index))], card.title);
        assert_eq!(indexed.card(index), card);
    }
    for keyword in Keyword::ALL {
        assert_eq!(indexed.keyword(*keyword), whole.keyword(*keyword));
    }
}

/// A card is read when it is asked for, and no other with it except the one it reprints.
#[test]
fn only_what_is_asked_for_is_read() {
    let library = embedded();
    assert!(library.get("SOR_010").is_some());
    assert_eq!(library.read_so_far(), 1);
    assert_eq!(library.index("SOR_999"), None);
    assert_eq!(library.read_so_far(), 1);
    let book = Book::of(&library);
    let luke = book.find("SOR_005").expect("it is there");
    assert!(book.token(Token::Shield).is_some() && book.titles().count() > 500);
    assert!(book.paid_for(Icons::of([2; 6])).len() > 1_000, "a bot thinks of all decks");
    assert_eq!(library.read_so_far(), 1, "a book is made without reading");
    assert_eq!(i16::from(library.card(CardIndex(luke.0)).cost), book.def(luke).cost);
    assert_eq!(library.read_so_far(), 2);
}

#[test]
fn the_embedded_cards_have_no_faults_and_one_order() {
    let library = embedded();
    let ids: Vec<&str> = library.iter().map(|(_, card)| card.id.as_str()).collect();
    assert!(ids.is_sorted());
    assert_eq!(library.sets().get("SOR"), Some(&252));
    for (place, (index, card)) in library.iter().enumerate() {
        assert_eq!(usize::from(index.0), place);
        assert_eq!(library.index(&card.id), Some(index));
    }
    assert_eq!(library.get("SOR_000"), None);
}

#[test]
fn every_token_and_keyword_is_there() {
    let library = embedded();
    for token in Token::CARDS {
        assert_eq!(library.card(library.token(token)).id, token.id());
    }
    for keyword in Keyword::ALL {
        assert_eq!(library.keyword(*keyword).keyword, *keyword);
    }
    let triggers: Vec<&str> =
        Keyword::ALL.iter().filter(|word| library.keyword(**word).ability.is_some()).map(|word| word.name()).collect();
    assert_eq!(triggers, ["Ambush", "Restore", "Saboteur", "Shielded", "Plot", "Support"]);
}

#[test]
fn reminders_speak_of_the_card() {
    let library = embedded();
    let raid = library.keyword(Keyword::Raid);
    assert_eq!(raid.reminder("this unit", 2, ""), "This unit has +2/+0 while attacking.");
    let said = wording::reminders(&library, &[PrintedKeyword::Restore(3)], swu_language::word::Kind::Unit);
    assert_eq!(said, ["Attacking with this unit heals 3 damage from your base."]);
}

#[test]
fn files_replace_cards_and_add_new_ones() {
    let before = embedded();
    let text = r#"[
        (id: "SOR_095", title: "Battlefield Marine", kind: Unit, cost: 2, power: 4, hp: 3, arena: Ground),
        (id: "ZZZ_001", title: "Brand New", kind: Event, abilities: [Event([Draw(You, N(1))])]),
    ]"#;
    let after = Library::with_overlay(&[("my.ron", text)]).expect("the files have no faults");
    assert_eq!(after.len(), before.len() + 1);
    assert_eq!(after.get("SOR_095").map(|card| card.power), Some(4));
    assert_eq!(
        after.index("ZZZ_001"),
        Some(CardIndex(before.len() as u16)).filter(|_| before.get("ZZZ_001").is_none())
    );
    assert_ne!(after.fingerprint(), before.fingerprint());
}

#[test]
fn faults_of_files_and_cards_come_together() {
    let one = "[(id: \"AAA_001\", title: \"A\", kind: Unit, hp: 1)]";
    let two = "[(id: \"AAA_002\", title: \"B\", kind: Nothing)]";
    let faults = Library::with_overlay(&[("one.ron", one), ("two.ron", two)]).expect_err("two faults");
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 2);
    assert!(said.contains(&"one.ron:1:2: AAA_001: a unit needs an arena".to_owned()), "{said:?}");
    assert!(said.iter().any(|fault| fault.starts_with("two.ron:1:36: AAA_002: unexpected variant")), "{said:?}");
}

#[test]
fn the_fingerprint_is_of_what_is_said_not_of_how_it_is_laid_out() {
    let of = |text: &str| Library::from_sources(&[("a.ron", text)]).map(|library| library.fingerprint()).ok();
    let plain = of("[(id: \"AAA_001\", title: \"A\", kind: Unit, hp: 1, arena: Ground)]");
    let laid_out =
        of("// a comment\n[\n (id: \"AAA_001\", /* here */ title: \"A\",\n  kind: Unit, hp: 1, arena: Ground), ]");
    let other = of("[(id: \"AAA_001\", title: \"A\", kind: Unit, hp: 2, arena: Ground)]");
    assert!(plain.is_some());
    assert_eq!(plain, laid_out);
    assert_ne!(plain, other);
}

#[test]
fn keywords_can_be_replaced_but_not_forgotten() {
    let twice = "[(keyword: Grit, rule: \"18.2\", reminder: \"x\"), (keyword: Grit, rule: \"18.2\", reminder: \"\")]";
    let faults = Library::with_overlay(&[("keywords.ron", twice)]).expect_err("two faults");
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        ["keywords.ron:1:48: Grit: the keyword has an entry already", "keywords.ron:1:48: Grit: the reminder is empty"]
    );
}

#[test]
fn cards_are_found_by_what_is_written_on_them() {
    let library = embedded();
    let ids = |query: &str| -> Vec<&str> {
        library.search(query).expect("a query").into_iter().map(|index| library.card(index).id.as_str()).collect()
    };
    assert_eq!(ids("chirrut imwe"), ["LAW_046", "LOF_067", "SOR_004"]);
    assert_eq!(ids("KRENNIC"), ["HMW_061", "JTL_032", "JTL_242", "LAW_008", "SEC_090", "SEC_192", "SOR_001"]);
    assert!(ids("name a card").contains(&"SOR_062"));
    assert!(
        ids("vader")
            .starts_with(&["ASH_243", "HMW_007", "HMW_043", "HMW_108", "IBH_053", "JTL_006", "JTL_142", "LAW_011"])
    );
    assert_eq!(ids("no such words anywhere"), Vec::<&str>::new());
    assert_eq!(ids("").len(), library.len());
}
