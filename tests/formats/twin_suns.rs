//! formats.md D-7 to D-12 and the edge cases of Twin Suns.

use super::draft::{Draft, card};
use swu_decks::formats::Format::TwinSuns;
use swu_language::word::Aspect;

const NONE: [&str; 0] = [];

fn pair(one: &str, two: &str) -> Vec<&'static str> {
    Draft::twin_suns().leaders(&[one, two]).errors(TwinSuns)
}

#[test]
fn d_7_two_leaders_and_one_base() {
    // Edge case 32.
    assert_eq!(Draft::twin_suns().errors(TwinSuns), NONE);
    assert_eq!(Draft::twin_suns().leaders(&["SOR_014"]).errors(TwinSuns), ["E_LEADER_COUNT"]);
    assert_eq!(Draft::twin_suns().leaders(&["SOR_014", "SOR_009", "SOR_005"]).errors(TwinSuns), ["E_LEADER_COUNT"]);
    assert_eq!(Draft { bases: Vec::new(), ..Draft::twin_suns() }.errors(TwinSuns), ["E_BASE_COUNT"]);
    assert_eq!(pair("SOR_014", "SOR_142"), ["E_LEADER_TYPE"]);
}

#[test]
fn d_7_both_leaders_share_an_alignment() {
    // Edge case 31: Sabine and Vader.
    assert_eq!(pair("SOR_014", "SOR_010"), ["E_TS_PAIR"]);
    assert_eq!(pair("SOR_015", "SOR_010"), NONE);
    // Edge case 34: Boba Fett, Daimyo has Heroism.
    assert_eq!(card("SHD_008").subtitle, "Daimyo");
    assert_eq!(pair("SHD_008", "SOR_014"), NONE);
}

#[test]
fn d_7_only_the_face_a_leader_starts_on_counts() {
    // Edge case 36: Chancellor Palpatine starts on Heroism.
    assert_eq!(card("TWI_017").alignments().collect::<Vec<_>>(), [Aspect::Heroism]);
    assert_eq!(pair("TWI_017", "SOR_009"), NONE);
    assert_eq!(pair("TWI_017", "SOR_010"), ["E_TS_PAIR"]);
}

#[test]
fn d_7_later_rules_forbid_only_both_alignments_together() {
    // Decision A4: a leader with neither side may be paired with any leader.
    let neutral = card("LAW_002");
    assert_eq!(neutral.alignments().count(), 0);
    let draft = Draft::sized(80, 1).leaders(&["LAW_002", "SOR_014"]);
    assert_eq!(draft.judged_by(TwinSuns, "all-sets", None).errors(), NONE);
    let opposed = Draft::sized(80, 1).leaders(&["SOR_010", "SOR_014"]);
    assert_eq!(opposed.judged_by(TwinSuns, "all-sets", None).errors(), ["E_TS_PAIR"]);
    assert_eq!(draft.judged(TwinSuns).errors(), ["E_SET", "E_TS_PAIR"]);
}

#[test]
fn d_8_the_two_leaders_are_different_cards() {
    // Edge cases 33 and 35.
    assert_eq!(pair("SOR_014", "SOR_014"), ["E_TS_SAME_LEADER"]);
    let twice = vec![("SOR_014".to_owned(), "2".to_owned())];
    assert_eq!(Draft { leaders: twice, ..Draft::twin_suns() }.errors(TwinSuns), ["E_TS_SAME_LEADER"]);
    // One fault does not hide the other.
    let thrice = vec![("SOR_014".to_owned(), "3".to_owned())];
    let errors = Draft { leaders: thrice, ..Draft::twin_suns() }.errors(TwinSuns);
    assert_eq!(errors, ["E_LEADER_COUNT", "E_TS_SAME_LEADER"]);
    assert_eq!(card("SHD_008").title, card("SOR_015").title);
    assert_eq!(pair("SHD_008", "SOR_015"), ["E_TS_PAIR"], "for the sides, not for the name");
}

#[test]
fn d_8_one_title_with_two_subtitles_may_lead() {
    let (one, two) = ("SOR_014", "ASH_006");
    assert_eq!((card(one).title, card(two).title), ("Sabine Wren", "Sabine Wren"));
    let draft = Draft::sized(80, 1).leaders(&[one, two]);
    assert_eq!(draft.judged_by(TwinSuns, "all-sets", None).errors(), NONE);
}

#[test]
fn d_9_fifty_cards_and_eighty_once_the_fourth_set_counts() {
    // Edge case 30.
    let fifty = Draft::twin_suns();
    assert_eq!(fifty.errors(TwinSuns), NONE);
    assert_eq!(fifty.judged_by(TwinSuns, "tr13-jtl", None).errors(), ["E_DECK_MIN"]);
    assert_eq!(Draft::sized(49, 1).leaders(&["SOR_014", "SOR_009"]).errors(TwinSuns), ["E_DECK_MIN"]);
    let eighty = Draft::sized(80, 1).leaders(&["SOR_014", "SOR_009"]);
    assert_eq!(eighty.judged_by(TwinSuns, "tr13-jtl", None).errors(), NONE);
}

#[test]
fn d_10_one_copy_of_any_card() {
    // Edge case 37.
    assert_eq!(Draft::twin_suns().with("SOR_162", 2).errors(TwinSuns), ["E_COPIES"]);
    let verdict = Draft::twin_suns().with("SOR_162", 1).with("SHD_166", 1).judged(TwinSuns);
    assert_eq!(verdict.errors(), ["E_COPIES"]);
    assert_eq!(verdict.faults[0].rule, "D-10");
    assert_eq!(Draft::twin_suns().with("SOR_162", 1).errors(TwinSuns), NONE);
}

#[test]
fn d_10_a_unit_with_a_leaders_title_is_another_card() {
    // Edge case 39.
    let draft = Draft::twin_suns().leaders(&["SOR_005", "SOR_009"]).with("SOR_051", 1);
    assert_eq!(card("SOR_051").title, card("SOR_005").title);
    assert_eq!(draft.errors(TwinSuns), NONE);
}

#[test]
fn d_11_no_sideboard() {
    // Edge case 38.
    assert_eq!(Draft::twin_suns().aside("SOR_222", 1).errors(TwinSuns), ["E_SIDE_FORBIDDEN"]);
    assert_eq!(Draft::twin_suns().errors(TwinSuns), NONE, "an empty one is fine");
}

#[test]
fn d_12_the_sets_of_the_profile_and_no_suspensions() {
    // Edge case 16 and decision A6.
    assert_eq!(Draft::twin_suns().with("JTL_095", 1).errors(TwinSuns), ["E_SET"]);
    assert_eq!(pair("SOR_015", "SOR_010"), NONE);
}
