//! Ids and names in all their spellings.

use swu_cards::catalog::{Catalogue, Id, IdError, Named, fold};

#[test]
fn ids_in_all_accepted_spellings() {
    for written in ["SOR_005", "SOR_5", "SOR-005", "SOR 005", "sor_005", "SOR#5", "sor 5", " SOR_0005 ", "SOR  5"] {
        assert_eq!(Id::parse(written).map(|id| id.to_string()), Ok("SOR_005".to_owned()), "{written}");
    }
    for (written, canonical) in [
        ("TS26_008", "TS26_008"),
        ("ts26-8", "TS26_008"),
        ("SEC_1057", "SEC_1057"),
        ("SOR_T1", "SOR_T01"),
        ("sor-t01", "SOR_T01"),
    ] {
        assert_eq!(Id::parse(written).map(|id| id.to_string()), Ok(canonical.to_owned()), "{written}");
    }
    assert_eq!(Id::parse("TS26_008").map(|id| id.set().to_owned()), Ok("TS26".to_owned()));
}

#[test]
fn texts_that_are_no_ids() {
    use IdError::{NoNumber, NoSeparator, NoSet};
    for (written, error) in [
        ("", NoSeparator),
        ("SOR005", NoSeparator),
        ("Waylay", NoSeparator),
        ("S_5", NoSet),
        ("SORSORSOR_5", NoSet),
        ("26_5", NoSet),
        ("_5", NoSet),
        ("S\u{d6}R_5", NoSet),
        ("SOR_", NoNumber),
        ("SOR_x", NoNumber),
        ("SOR_12345", NoNumber),
        ("SOR_5a", NoNumber),
        ("SOR_\u{665}", NoNumber),
        ("SOR_-5", NoNumber),
    ] {
        assert_eq!(Id::parse(written), Err(error), "{written}");
    }
}

#[test]
fn spellings_of_one_name() {
    for (one, other) in [
        ("Padm\u{e9} Amidala", "padme  amidala"),
        ("Chirrut \u{ce}mwe", "CHIRRUT IMWE"),
        ("Royal Guard Attach\u{e9}", "royal guard attache"),
        ("Master of Ter\u{e4}s K\u{e4}si", "master of teras kasi"),
        ("Qi'ra", "Qi\u{2019}ra"),
        ("It's a Trap\u{2026}", " It\u{2018}s a trap... "),
        ("Jabba's\u{a0}Rancor", "jabba`s\trancor"),
        ("C\u{2011}3PO", "c-3po"),
    ] {
        assert_eq!(fold(one), fold(other), "{one}");
    }
    for (one, other) in [("Qi'ra", "Qira"), ("C-3PO", "C3PO"), ("No Glory, Only Results", "No Glory Only Results")] {
        assert_ne!(fold(one), fold(other), "{one}");
    }
}

#[test]
fn names_mean_cards() {
    let catalogue = Catalogue::embedded();
    let jedi_knight = catalogue.get("SOR_051").expect("known");
    for written in [
        "Luke Skywalker | Jedi Knight",
        "luke skywalker, jedi knight",
        "Luke Skywalker - Jedi Knight",
        "Luke Skywalker: Jedi Knight",
    ] {
        assert_eq!(catalogue.read_name(written), Named::Card(jedi_knight), "{written}");
    }
    let Named::Title(lukes) = catalogue.read_name("Luke Skywalker") else { panic!("a title of many") };
    assert!(lukes.len() > 3 && lukes.iter().all(|card| card.title == "Luke Skywalker"));
    assert_eq!(lukes[..2].iter().map(|card| card.id).collect::<Vec<_>>(), ["SOR_005", "SOR_051"], "older sets first");
    assert_eq!(catalogue.read_name("Luke"), Named::Nobody);
    assert_eq!(catalogue.read_name("Luke Skywalker | Faithful Fiend"), Named::Nobody);
    assert_eq!(catalogue.read_name(""), Named::Nobody);
}

#[test]
fn near_names_come_best_first() {
    let catalogue = Catalogue::embedded();
    let near = catalogue.near("Lucke Skywalker, Jedi Night", 3);
    assert_eq!(near[0].printing.id, "SOR_051");
    assert!(near.windows(2).all(|pair| pair[0].likeness >= pair[1].likeness));
    assert_eq!(catalogue.near("qqqqzzzz", 3), []);
    assert_eq!(catalogue.near(&"a".repeat(5000), 3), []);
}

/// Most names are skipped without a comparison; none is missed by that.
#[test]
fn every_name_alike_enough_is_near() {
    use swu_cards::catalog::fold;
    let catalogue = Catalogue::embedded();
    for (index, printing) in catalogue.printings().iter().enumerate().step_by(97) {
        let mut written: Vec<char> = fold(printing.title).chars().collect();
        written.remove(index % written.len());
        let written: String = written.into_iter().collect();
        let near: Vec<&str> = catalogue.near(&written, usize::MAX).iter().map(|near| near.printing.title).collect();
        for other in catalogue.printings() {
            if strsim::jaro_winkler(&fold(&written), &fold(other.title)) >= 0.8 {
                assert!(near.contains(&other.title), "{written}: {} is left out", other.title);
            }
        }
    }
}
