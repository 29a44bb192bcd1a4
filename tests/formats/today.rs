//! What people play today: rotating blocks, Eternal, Open, and the profile of a list that names none (K-13). The days are
//! those of rules/later-sets.md 46.1, from the sources that 46.7 names.

use super::draft::{Draft, card, day, read};
use cli::deck::{Check, check};
use swu_cards::catalog::Catalogue;
use swu_cards::library::Library;
use swu_decks::formats::{Block, Day, Format, Profile, Sample, Section, Standing, Terms, judge, samples};
use swu_decks::limited::PodKind;

const NONE: [&str; 0] = [];

fn profile(name: &str) -> &'static Profile {
    Profile::named(name).expect("the profile is embedded")
}

fn sets(name: &str, on: Option<Day>) -> Vec<&'static str> {
    let catalogue = Catalogue::embedded();
    let codes = catalogue.sets().iter().map(|set| set.code);
    codes.filter(|set| profile(name).has_set(set, on, catalogue)).collect()
}

/// A list of fifty cards of these sets.
fn of(codes: &[&str], leader: &str, base: &str) -> Draft {
    let mut draft = Draft::sized(1, 1).leaders(&[leader]).base(base);
    draft.deck.clear();
    let cards = Catalogue::embedded().printings().iter();
    let cards = cards.filter(|card| codes.contains(&card.set()) && card.kind.is_deck_card());
    let plain = cards.filter(|card| card.identity == card.id && !["JTL_140", "JTL_170"].contains(&card.id));
    plain.take(50).fold(draft, |draft, card| draft.with(card.id, 1))
}

/// Rules/later-sets.md 46.2.
#[test]
fn premier_has_the_two_newest_blocks() {
    assert_eq!(Block::embedded().iter().map(|block| block.name.as_str()).collect::<Vec<_>>(), ["0", "A", "B"]);
    assert_eq!(sets("premier", None), ["JTL", "LOF", "IBH", "SEC", "LAW", "ASH", "HMW", "IC27"]);
    assert_eq!(sets("premier", Some(day("2024-08-01"))), ["SOR", "SHD"]);
    assert_eq!(sets("premier", Some(day("2025-03-14"))), ["SOR", "SHD", "TWI", "JTL"]);
    assert_eq!(sets("premier", Some(day("2026-11-20"))), sets("premier", None), "no day is today");
}

/// Rules/later-sets.md 46.1, 46.2; Homeworlds is here since (46.8, 61).
#[test]
fn sets_rotate_and_come_on_their_days() {
    let before = ["SOR", "SHD", "TWI", "JTL", "LOF", "IBH", "SEC"];
    assert_eq!(sets("premier", Some(day("2026-03-12"))), before);
    assert_eq!(sets("premier", Some(day("2026-03-13"))), ["JTL", "LOF", "IBH", "SEC", "LAW"]);
    for (set, last, first) in [
        ("IBH", "2025-10-02", "2025-10-03"),
        ("ASH", "2026-07-16", "2026-07-17"),
        ("HMW", "2026-10-08", "2026-10-09"),
        ("IC27", "2026-11-19", "2026-11-20"),
    ] {
        assert!(!sets("premier", Some(day(last))).contains(&set), "{set}");
        assert!(sets("premier", Some(day(first))).contains(&set), "{set}");
    }
    assert!(!sets("eternal", Some(day("2026-05-07"))).contains(&"TS26"));
    assert!(sets("eternal", Some(day("2026-05-08"))).contains(&"TS26"));
    assert!(!sets("premier", None).contains(&"TS26"));
}

/// Rules/later-sets.md 46.3.
#[test]
fn suspensions_begin_and_end_on_their_days() {
    let led = of(&["ASH"], "ASH_011", "ASH_019");
    let on = |draft: &Draft, name, on| draft.judged_by(Format::Premier, name, on).errors();
    assert_eq!(on(&led, "premier", Some("2026-08-30")), NONE);
    assert_eq!(on(&led, "premier", Some("2026-08-31")), ["E_SUSPENDED"]);
    assert_eq!(on(&led, "premier", None), ["E_SUSPENDED"]);
    assert_eq!(on(&led, "eternal", None), NONE);
    assert_eq!(on(&of(&["TWI"], "TWI_016", "TWI_019"), "premier", Some("2025-04-10")), NONE);
    for (card, first) in [("TWI_016", "2025-04-11"), ("SOR_015", "2024-11-08")] {
        let old = of(&["TWI"], card, "TWI_019");
        assert_eq!(on(&old, "premier", Some(first)), ["E_SUSPENDED"], "{card}");
        assert_eq!(on(&old, "premier", Some("2026-03-12")), ["E_SUSPENDED"], "{card}");
    }
}

/// Rules/later-sets.md 46.4.
#[test]
fn eternal_and_open_have_every_set() {
    let all = ["SOR", "SHD", "TWI", "JTL", "LOF", "IBH", "SEC", "LAW", "TS26", "ASH", "HMW", "IC27"];
    assert_eq!((sets("eternal", None), sets("open", None)), (all.to_vec(), all.to_vec()));
    let draft = of(&["JTL"], "JTL_012", "JTL_019").with("JTL_140", 1).with("JTL_170", 1);
    let errors = |on| draft.judged_by(Format::Premier, "eternal", on).errors();
    assert_eq!(errors(Some("2026-04-23")), NONE);
    assert_eq!(errors(Some("2026-04-24")), ["E_SUSPENDED"]);
    assert_eq!(errors(Some("2026-10-08")), ["E_SUSPENDED"]);
    assert_eq!((errors(Some("2026-10-09")), errors(None)), (vec![], vec![]), "lifted when Homeworlds came out");
    let verdict = draft.judged_by(Format::Premier, "eternal", Some("2026-04-24"));
    assert_eq!(verdict.faults.len(), 2);
    assert!(
        verdict.faults[0].message.ends_with(" (JTL_140) is suspended from Eternal since 2026-04-24"),
        "{:?}",
        verdict.faults
    );
    assert_eq!(draft.judged_by(Format::Premier, "premier", None).errors(), NONE);
    assert!(!draft.judged_by(Format::TwinSuns, "eternal", None).errors().contains(&"E_SUSPENDED"));
}

#[test]
fn open_has_sideboards_of_any_size() {
    let large = Draft::premier().sideboard_of(40);
    assert_eq!(large.judged_by(Format::Premier, "open", None).errors(), NONE);
    assert_eq!(large.judged_by(Format::Premier, "eternal", None).errors(), ["E_SIDE_MAX"]);
    assert_eq!(large.judged_by(Format::Premier, "premier", None).errors(), ["E_SET", "E_SIDE_MAX"]);
}

#[test]
fn a_reprint_is_at_home_in_every_block_that_prints_it() {
    let catalogue = Catalogue::embedded();
    let block = ["JTL", "LOF", "IBH", "SEC", "LAW", "ASH"];
    let again = catalogue.printings().iter().find(|printing| {
        printing.identity.starts_with("SOR") && block.contains(&printing.set()) && printing.kind.is_deck_card()
    });
    let old = card(again.expect("a reprint").identity);
    assert_eq!(of(&["JTL"], "JTL_012", "JTL_019").with(old.id, 1).errors_in("premier"), NONE);
}

/// HMW_096 prints SOR_070 again; before that day no set of the blocks of Premier did (later-sets.md 61).
#[test]
fn devotion_came_back_with_homeworlds() {
    let list = of(&["JTL"], "JTL_012", "JTL_019").with("SOR_070", 1);
    let on = |on| list.judged_by(Format::Premier, "premier", on).errors();
    assert_eq!(on(Some("2026-03-12")), NONE);
    assert_eq!(on(Some("2026-03-13")), ["E_SET"], "its block went");
    assert_eq!(on(Some("2026-10-08")), ["E_SET"]);
    assert_eq!((on(Some("2026-10-09")), on(None)), (vec![], vec![]));
}

/// The first cards are known by name since before the day; none can be played yet, so that nothing rests on texts that
/// are doubtful (later-sets.md 59.1 to 59.3: 59.2, 59.3).
#[test]
fn icons_are_legal_since_their_day_and_not_here_yet() {
    let list = of(&["JTL"], "JTL_012", "JTL_019").with("IC27_022", 2).with("IC27_024", 1);
    for (on, codes) in [(Some("2026-11-19"), &["E_SET"][..]), (Some("2026-11-20"), &[]), (None, &[])] {
        assert_eq!(list.judged_by(Format::Premier, "premier", on).errors(), codes, "{on:?}");
        assert_eq!(list.judged_by(Format::Premier, "eternal", on).errors(), codes, "{on:?}");
    }
    let here = |printing: &swu_cards::catalog::Printing| Library::embedded().get(printing.id).is_some();
    let verdict = judge(&list.list(), &Terms { playable: &here, ..Terms::of(Format::Premier, profile("premier")) });
    let lines: Vec<&str> = verdict.faults.iter().map(|fault| fault.message.as_str()).collect();
    assert_eq!(
        lines,
        [
            "3 of 53 cards are from Icons 2027 (2026-11-20), which is not here yet: Moff Gideon, Cold Calling; Grand Admiral Thrawn, Listen to Me Carefully"
        ]
    );
    assert!(!verdict.is_playable());
}

#[test]
fn a_list_that_names_nothing_is_judged_by_what_it_was_made_for() {
    let made_for = |draft: &Draft, format| Profile::made_for(&draft.list(), format, None).name.as_str();
    assert_eq!(Profile::DEFAULT, "premier");
    assert_eq!(made_for(&of(&["JTL", "LOF"], "JTL_012", "JTL_019"), Format::Premier), "premier");
    assert_eq!(made_for(&Draft::premier(), Format::Premier), "tr13");
    assert_eq!(made_for(&Draft::premier().with("JTL_045", 1), Format::Premier), "premier", "neither: so today's");
    assert_eq!(made_for(&Draft::twin_suns().with("JTL_045", 1), Format::TwinSuns), "all-sets");
    let on = |draft: Draft, on| Profile::made_for(&draft.list(), Format::Premier, Some(day(on))).name.as_str();
    assert_eq!(on(Draft::premier(), "2024-12-01"), "tr13");
    assert_eq!(on(of(&["JTL", "LOF"], "JTL_012", "JTL_019"), "2026-09-01"), "premier");
}

fn said(draft: &Draft, name: &str) -> (String, u8) {
    let list = draft.json();
    let request = Check {
        name: "list",
        list: list.as_bytes(),
        pool: None,
        format: Format::Premier,
        profile: profile(name),
        day: None,
        json: false,
    };
    let outcome = check(&request, &|_| true);
    (outcome.output, outcome.exit)
}

#[test]
fn where_a_list_is_legal_stands_before_the_faults_of_another_profile() {
    let (text, exit) = said(&Draft::premier(), "premier");
    let first = text.lines().next().unwrap_or_default();
    assert_eq!((first, exit), ("list: legal for Premier by tr13, tr13-jtl, eternal, open, all-sets", 1));
    let (text, exit) = said(&Draft::premier().with("JTL_045", 1), "premier");
    assert!(text.starts_with("list: legal for Premier by tr13-jtl, eternal, open, all-sets\n"), "{text}");
    assert_eq!(exit, 1);
    let (text, exit) = said(&Draft::premier(), "tr13");
    assert_eq!((text.lines().count(), exit), (1, 0), "legal: {text}");
}

#[test]
fn the_decks_of_today_are_legal_today() {
    let terms = Terms::of(Format::Premier, profile("premier"));
    let today = samples().iter().filter(|sample| sample.key.starts_with("today-"));
    let judged: Vec<_> = today.map(|sample| (sample.key, judge(&read(sample.json), &terms))).collect();
    assert!(judged.len() >= 2);
    let with = |sample: &&Sample| read(sample.json).size(Section::Sideboard) == 10;
    let sideboards = samples().iter().filter(|sample| sample.key.starts_with("today-")).filter(with).count();
    assert!(sideboards >= 2, "a match with decks of the program has something to change");
    for (key, verdict) in judged {
        assert_eq!((verdict.standing(), &verdict.faults[..]), (Standing::Legal, &[][..]), "{key}");
    }
}

/// Where a base lies is nothing to a deck (later-sets.md 50.4), and every planet's base may be played.
#[test]
fn any_base_goes_with_any_cards() {
    for base in ["HMW_019", "HMW_020", "HMW_021", "HMW_022", "HMW_023", "HMW_031"] {
        let draft = of(&["HMW"], "HMW_001", base);
        assert_eq!(draft.judged_by(Format::Premier, "premier", None).errors(), NONE, "{base}");
    }
}

/// Six boosters for each player, as at relaxed events (later-sets.md 46.6).
#[test]
fn sealed_opens_six_boosters() {
    assert_eq!(PodKind::Sealed.boosters(), 6);
}
