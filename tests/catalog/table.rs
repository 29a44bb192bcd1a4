//! Faulty tables report the line and the fault.

use swu_cards::catalog::Catalogue;

const GOOD: &str = "AAA_001||Title|Sub|U|*|VH|3|2|4|G|C|Rebel,Pilot|Raid|";

fn faults(text: &str) -> Vec<String> {
    let faults = Catalogue::parse(text.to_owned().leak()).expect_err("faulty");
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_sound_table() {
    let text = format!("# remark\nset|AAA|First|2024-01-01\nmisspelling|Titel|Title\n{GOOD}\n");
    let catalogue = Catalogue::parse(text.leak()).expect("sound");
    assert_eq!(catalogue.printings().len(), 1);
    assert_eq!(catalogue.set("aaa").and_then(|set| set.released), Some("2024-01-01"));
    assert_eq!(catalogue.misspellings(), [("Titel", "Title")]);
}

#[test]
fn every_faulty_line_is_named() {
    let bad = [
        GOOD.replace("|U|", "|Q|"),
        GOOD.replace("VH", "VX"),
        GOOD.replace("VH", "VVVV"),
        GOOD.replace("|3|2|4|", "|3|x|4|"),
        GOOD.replace("|G|C|", "|Q|C|"),
        GOOD.replace("|G|C|", "|G|Q|"),
        GOOD.replace("Title", ""),
        "AAA_001|".to_owned(),
        format!("{GOOD}|more"),
    ];
    let said = faults(&format!("{GOOD}\n{}\n{GOOD}\n", bad.join("\n")));
    let expected = [
        "line 2: `Q` is not a valid type",
        "line 3: `VX` is not a valid list of aspects",
        "line 4: `VVVV` are more than three aspects",
        "line 5: `x` is not a valid power",
        "line 6: `Q` is not a valid arena",
        "line 7: `Q` is not a valid rarity",
        "line 8: the title is empty",
        "line 9: the field `title` is missing",
    ];
    assert_eq!(said[..8], expected);
    assert!(
        said[8].starts_with("line 10: ") && said[9] == "line 11: `AAA_001` is out of order or appears twice",
        "{said:?}"
    );
}
