//! Profiles as data: embedded ones, your own, faulty ones.

use super::draft::Draft;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{Day, Format, LeaderRule, Profile, Terms, judge};

const OWN: &str = r#"(
    name: "short",
    about: "services rules",
    day: None,
    sets: Listed(["SOR"]),
    suspensions: [(card: "SOR_222", format: Premier, from: "2024-05-01")],
    premier: (deck: 20, sideboard: 2, copies: 5),
    twin_suns: (deck: 20, copies: 2, leaders: NotOpposed),
    limited: (deck: 20),
)"#;

#[test]
fn the_embedded_profiles_are_sound() {
    let names: Vec<&str> = Profile::embedded().iter().map(|profile| profile.name.as_str()).collect();
    assert_eq!(names, ["premier", "tr13", "tr13-jtl", "eternal", "open", "all-sets"]);
    assert_eq!(names[0], Profile::DEFAULT);
    let (tr13, later) = (&Profile::embedded()[1], &Profile::embedded()[2]);
    assert_eq!((tr13.twin_suns.leaders, later.twin_suns.deck), (LeaderRule::ShareAlignment, 80));
}

#[test]
fn an_unknown_profile_names_the_known_ones() {
    let error = Profile::named("tr12").expect_err("unknown");
    assert_eq!(
        error.to_string(),
        "there is no profile `tr12`; there are premier, tr13, tr13-jtl, eternal, open, all-sets"
    );
}

#[test]
fn e_4_sizes_and_sets_of_house_rules_are_data() {
    let own = Profile::parse(OWN, Catalogue::embedded()).expect("sound");
    let errors = |draft: Draft| judge(&draft.list(), &Terms::of(Format::Premier, &own)).errors();
    assert_eq!(errors(Draft::sized(20, 5)), [] as [&str; 0]);
    assert_eq!(errors(Draft::sized(19, 6)), ["E_COPIES", "E_DECK_MIN"]);
    assert_eq!(errors(Draft::sized(20, 5).sideboard_of(3)), ["E_SIDE_MAX"]);
    assert_eq!(errors(Draft::sized(20, 5).with("TWI_226", 1)), ["E_SUSPENDED"], "a suspension meets every printing");
    assert_eq!(errors(Draft::sized(20, 5).with("SHD_202", 1)), ["E_SET"]);
}

#[test]
fn a_faulty_profile_says_where_or_what() {
    let broken = OWN.replace("deck: 20, sideboard", "deck: many, sideboard");
    let error = Profile::parse(&broken, Catalogue::embedded()).expect_err("broken").to_string();
    assert!(error.starts_with("line 7, column 21: "), "{error}");
    let strange = OWN.replace("\"SOR\"", "\"XYZ\"").replace("SOR_222", "SOR_999");
    let error = Profile::parse(&strange, Catalogue::embedded()).expect_err("strange").to_string();
    assert_eq!(error, "`XYZ` is not a known set; `SOR_999` is not a known printing");
    let unknown_field = OWN.replace("limited:", "unlimited:");
    assert!(Profile::parse(&unknown_field, Catalogue::embedded()).is_err());
}

#[test]
fn days_are_days_of_the_calendar() {
    for good in ["2024-11-08", "2024-02-29", "2000-02-29", "2025-12-31"] {
        assert_eq!(good.parse::<Day>().map(|day| day.to_string()), Ok(good.to_owned()));
    }
    for bad in [
        "",
        "2024",
        "2024-11",
        "2024-13-01",
        "2025-02-29",
        "1900-02-29",
        "2024-04-31",
        "2024-11-08-1",
        "24-11-08",
        "2024-1-1",
        "+024-01-01",
    ] {
        assert!(bad.parse::<Day>().is_err(), "{bad}");
    }
    assert!(super::draft::day("2024-11-07") < super::draft::day("2024-11-08"));
}

#[test]
fn formats_have_words() {
    for format in Format::ALL {
        assert_eq!(format.word().parse::<Format>(), Ok(format));
    }
    for word in ["TwinSuns", "twin_suns", "Twin Suns"] {
        assert_eq!(word.parse::<Format>(), Ok(Format::TwinSuns));
    }
    let error = "vintage".parse::<Format>().expect_err("no format").to_string();
    assert_eq!(
        error,
        "`vintage` is not a format; there are premier, twin-suns, limited and friendly; a profile, such as eternal, says with which sets"
    );
}
