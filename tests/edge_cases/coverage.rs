//! Which cases are shown here, which are shown elsewhere, and which cannot happen yet.

use std::collections::BTreeSet;

/// Every case there is.
const CASES: &[(u16, u16)] = &[
    (1, 45),
    (50, 80),
    (85, 106),
    (110, 127),
    (130, 150),
    (155, 180),
    (185, 199),
    (205, 221),
    (225, 235),
    (240, 249),
    (255, 268),
    (270, 278),
    (280, 283),
    (290, 318),
    (330, 356),
    (370, 380),
];

/// Cases without a test here, and why.
const ELSEWHERE: &[(u16, u16, &str)] = &[
    (6, 6, "extra actions come with later sets"),
    (22, 22, "actions without a cost come with Shadows of the Galaxy"),
    (38, 38, "further costs other than damage to the own base come with Shadows of the Galaxy"),
    (41, 41, "Smuggle comes with Shadows of the Galaxy"),
    (45, 45, "Exploit comes with Twilight of the Republic"),
    (59, 59, "Bounty comes with Shadows of the Galaxy"),
    (72, 72, "the wording \"after completing this attack\" comes with Shadows of the Galaxy"),
    (73, 73, "no card of the set triggers on drawing"),
    (97, 97, "playing a unit with tokens on it comes with later sets"),
    (99, 99, "Exploit comes with Twilight of the Republic"),
    (119, 119, "Bounty comes with Shadows of the Galaxy"),
    (121, 121, "effects for when a card leaves play come with Shadows of the Galaxy"),
    (122, 122, "Bounty comes with Shadows of the Galaxy"),
    (125, 126, "using an ability of another moment again comes with later sets"),
    (135, 137, "partial prevention comes with Shadows of the Galaxy"),
    (140, 141, "unpreventable and indirect damage come with later sets"),
    (142, 143, "Jetpack comes with Shadows of the Galaxy"),
    (144, 147, "redirection, replacement and protection come with Shadows of the Galaxy"),
    (198, 198, "pilots come with later sets"),
    (199, 199, "effects for when a card leaves play come with Shadows of the Galaxy"),
    (217, 217, "leaders with two leader sides come with Twilight of the Republic"),
    (218, 218, "leaders that lose abilities come with Twilight of the Republic"),
    (219, 220, "copies come with Twilight of the Republic"),
    (225, 225, "capturing comes with Shadows of the Galaxy"),
    (229, 235, "capturing comes with Shadows of the Galaxy"),
    (240, 249, "Bounty comes with Shadows of the Galaxy"),
    (255, 265, "Smuggle comes with Shadows of the Galaxy"),
    (268, 268, "effects for when a card leaves play come with Shadows of the Galaxy"),
    (270, 278, "Exploit comes with Twilight of the Republic"),
    (280, 283, "Coordinate comes with Twilight of the Republic"),
    (296, 296, "no card of the set asks who defeated a unit"),
    (310, 310, "playing upgrades from the discard pile comes with later sets"),
    (317, 317, "forced attacks come with Shadows of the Galaxy"),
    (330, 356, "three and more players: shown with the multiplayer tests"),
    (370, 380, "mechanics of later sets"),
];

const SOURCES: &[&str] = &[
    include_str!("attack.rs"),
    include_str!("control.rs"),
    include_str!("costs.rs"),
    include_str!("damage.rs"),
    include_str!("entering.rs"),
    include_str!("keywords.rs"),
    include_str!("leaders.rs"),
    include_str!("setup.rs"),
    include_str!("triggers.rs"),
    include_str!("turns.rs"),
    include_str!("two_defenders.rs"),
    include_str!("uniqueness.rs"),
];

#[test]
fn every_case_is_shown_once_or_has_a_reason() {
    let mut left: BTreeSet<u16> = CASES.iter().flat_map(|(first, last)| *first..=*last).collect();
    assert_eq!(left.len(), 310);
    let shown = SOURCES
        .iter()
        .flat_map(|source| source.split("fn e").skip(1))
        .map(|rest| rest[..3].parse::<u16>().expect("a case is named by its number"));
    let reasoned = ELSEWHERE.iter().flat_map(|(first, last, why)| {
        assert!(!why.is_empty());
        *first..=*last
    });
    for case in shown.chain(reasoned) {
        assert!(left.remove(&case), "E{case:03} is listed twice or does not exist");
    }
    assert!(left.is_empty(), "neither shown nor reasoned: {left:?}");
}
