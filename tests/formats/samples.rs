//! The decks that come with the program.

use super::draft::{read, tr13};
use swu_decks::formats::{Format, LegalDeck, Profile, Section, Terms, sample, samples};

#[test]
fn the_two_starter_decks_are_legal() {
    let shape: Vec<_> = samples()[..2]
        .iter()
        .map(|sample| {
            let deck = LegalDeck::check(read(sample.json), &Terms::of(Format::Premier, tr13())).expect(sample.key);
            assert_eq!(deck.list().name.as_deref(), Some(sample.name));
            assert_eq!(deck.verdict().faults, []);
            let leader = deck.leaders().next().expect("a leader").id;
            (sample.key, leader, deck.base().id, deck.list().size(Section::Deck), deck.list().size(Section::Sideboard))
        })
        .collect();
    assert_eq!(shape, [("sor-luke", "SOR_005", "SOR_029", 50, 0), ("sor-vader", "SOR_010", "SOR_023", 50, 0)]);
}

#[test]
fn the_decks_with_two_leaders_are_legal_in_twin_suns() {
    let terms = Terms::of(Format::TwinSuns, tr13());
    let decks = samples()[2..6].iter().map(|sample| {
        let deck = LegalDeck::check(read(sample.json), &terms).expect(sample.key);
        assert_eq!(deck.list().name.as_deref(), Some(sample.name));
        assert_eq!(deck.verdict().faults, []);
        let leaders: Vec<&str> = deck.leaders().map(|leader| leader.id).collect();
        (sample.key, leaders.join(" "), deck.base().id, deck.list().size(Section::Deck))
    });
    let expected = [
        ("twin-luke-leia", "SOR_005 SOR_009", "SOR_024", 50),
        ("twin-vader-tarkin", "SOR_010 SOR_007", "SOR_026", 50),
        ("twin-han-sabine", "SOR_017 SOR_014", "SOR_029", 50),
        ("twin-boba-iden", "SOR_015 SOR_002", "SOR_021", 50),
    ];
    let expected = expected.map(|(key, leaders, base, size)| (key, leaders.to_owned(), base, size));
    assert_eq!(decks.collect::<Vec<_>>(), expected);
}

#[test]
fn the_decks_of_later_sets_are_legal_and_each_has_a_leader_of_its_own() {
    let terms = Terms::of(Format::Premier, tr13());
    let mut leaders = std::collections::BTreeSet::new();
    for sample in &samples()[6..18] {
        let deck = LegalDeck::check(read(sample.json), &terms).expect(sample.key);
        assert_eq!(deck.list().name.as_deref(), Some(sample.name));
        assert_eq!(deck.verdict().faults, [], "{}", sample.key);
        assert_eq!(deck.list().size(Section::Deck), 50, "{}", sample.key);
        leaders.extend(deck.leaders().map(|leader| leader.id.to_owned()));
    }
    assert_eq!(leaders.len(), 12);
}

#[test]
fn two_decks_each_are_of_the_sets_of_this_year() {
    let terms = Terms::of(Format::Premier, Profile::named("premier").expect("the profile is embedded"));
    let sets = [
        ("LAW", ["law-leia", "law-jabba"]),
        ("ASH", ["ash-luke", "ash-palpatine"]),
        ("HMW", ["hmw-tarkin", "hmw-chewbacca"]),
    ];
    for (set, keys) in sets {
        for key in keys {
            let sample = sample(key).expect(key);
            let deck = LegalDeck::check(read(sample.json), &terms).expect(key);
            assert_eq!(
                (deck.list().name.as_deref(), deck.list().size(Section::Deck)),
                (Some(sample.name), 50),
                "{key}"
            );
            assert_eq!(deck.verdict().faults, [], "{key}");
            let all = deck.list().section(Section::Deck).iter().chain(deck.list().section(Section::Leader));
            let printings = all.filter_map(|entry| entry.printing);
            assert!(printings.filter(|printing| printing.set() == set).count() > 15, "{key}");
        }
    }
}

/// Led by Homeworlds' leaders, with cards of the sets before it that are still legal.
#[test]
fn four_decks_of_premier_have_cards_of_homeworlds() {
    let terms = Terms::of(Format::Premier, Profile::named("premier").expect("the profile is embedded"));
    for key in ["today-ventress", "today-wicket", "today-poggle", "today-warrior"] {
        let sample = sample(key).expect(key);
        let deck = LegalDeck::check(read(sample.json), &terms).expect(key);
        assert_eq!(
            (deck.list().name.as_deref(), deck.verdict().faults.as_slice()),
            (Some(sample.name), &[][..]),
            "{key}"
        );
        assert!(deck.leaders().all(|leader| leader.set() == "HMW"), "{key}");
        let entries = deck.list().section(Section::Deck).iter();
        let sets: std::collections::BTreeSet<_> = entries.filter_map(|entry| Some(entry.printing?.set())).collect();
        assert!(sets.contains("HMW") && sets.len() >= 3, "{key}: {sets:?}");
    }
}

/// As they were sold: eighty cards, by the Twin Suns rules of that time (later-sets.md 43.4; multiplayer.md D1).
#[test]
fn the_decks_of_twin_suns_2026_are_legal() {
    let terms = Terms::of(Format::TwinSuns, Profile::named("eternal").expect("the profile is embedded"));
    let mut leaders = std::collections::BTreeSet::new();
    for key in ["against-the-odds", "aggressive-negotiations", "blood-brothers", "master-and-apprentice"] {
        let sample = sample(&format!("twin-{key}")).expect(key);
        let deck = LegalDeck::check(read(sample.json), &terms).expect(key);
        assert_eq!((deck.list().name.as_deref(), deck.list().size(Section::Deck)), (Some(sample.name), 80), "{key}");
        assert_eq!(deck.verdict().faults, [], "{key}");
        leaders.extend(deck.leaders().map(|leader| leader.id.to_owned()));
    }
    let expected: Vec<String> = (1..=8).map(|number| format!("TS26_{number:03}")).collect();
    assert_eq!(leaders.into_iter().collect::<Vec<_>>(), expected);
}
