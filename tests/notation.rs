//! The notation of positions and moves: read, written, and refused with line and column.

use proptest::prelude::*;
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::notation::{Deed, Ground, Line, Names, NoDeed, bracket, cut, read, scenario, times, write};
use swu_rules::scenario::{Placed, Resources, Scenario, ScenarioPhase, ScenarioSeat};
use swu_view::{Verb, Via};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::embedded);

fn ids(kinds: &[Kind]) -> Vec<String> {
    LIBRARY.iter().filter(|(_, card)| kinds.contains(&card.kind)).map(|(_, card)| card.id.clone()).collect()
}

/// Any of these cards, with a state if it may have one.
fn placed(kinds: &'static [Kind], seats: u8) -> impl Strategy<Value = Placed> {
    let under = move |kinds: &'static [Kind]| {
        let one = (prop::sample::select(ids(kinds)), prop::option::of(0..seats));
        prop::collection::vec(one.prop_map(|(id, owner)| Placed { id, owner, ..Placed::default() }), 0..3)
    };
    let upgrades =
        (under(&[Kind::Upgrade, Kind::TokenUpgrade]), under(&[Kind::Unit])).prop_map(|(mut list, captives)| {
            list.iter_mut().take(1).for_each(|upgrade| upgrade.captives.clone_from(&captives));
            list
        });
    let state = (0..4u16, any::<[bool; 4]>(), prop::option::of(0..seats), upgrades, under(&[Kind::Unit]));
    let plain = prop::bool::weighted(0.6);
    (prop::sample::select(ids(kinds)), plain, state).prop_map(
        |(id, plain, (damage, flags, owner, upgrades, captives))| {
            if plain {
                return Placed { id, ..Placed::default() };
            }
            let [exhausted, deployed, epic_used, flipped] = flags;
            Placed { id, damage, exhausted, deployed, epic_used, flipped, leader: false, upgrades, captives, owner }
        },
    )
}

fn side(seats: u8) -> impl Strategy<Value = ScenarioSeat> {
    const LOOSE: &[Kind] = &[Kind::Unit, Kind::Event, Kind::Upgrade];
    const UNITS: &[Kind] = &[Kind::Unit, Kind::TokenUnit];
    let several = move |kinds| prop::collection::vec(placed(kinds, seats), 0..4);
    let leader = prop::option::of(placed(&[Kind::Leader], seats));
    let loose = (several(LOOSE), several(LOOSE), several(LOOSE));
    let resources = prop_oneof![(0..9u16).prop_map(Resources::Blanks), several(LOOSE).prop_map(Resources::Cards)];
    let rest = (several(&[Kind::Leader]), resources, any::<bool>(), any::<bool>(), 0..4u8);
    (leader, placed(&[Kind::Base], seats), loose, several(UNITS), several(UNITS), rest).prop_map(
        |(leader, base, (hand, deck, discard), ground, space, (leaders, resources, initiative, force, credits))| {
            ScenarioSeat {
                name: None,
                leaders: if leader.is_none() { leaders } else { vec![] },
                leader,
                base,
                hand,
                deck,
                discard,
                ground,
                space,
                resources,
                initiative,
                force,
                credits,
            }
        },
    )
}

fn any_scenario() -> impl Strategy<Value = Scenario> {
    (2..=6u8).prop_flat_map(|seats| {
        let sides = prop::collection::vec(side(seats), usize::from(seats));
        let words = (prop::option::of("[A-Z][a-z:']{1,8}( [a-z;(,]{1,8}){0,3}"), prop::option::of("[a-z]{2,9}"));
        let names =
            prop::option::of(prop::collection::btree_set("[A-Z][a-z'é]{1,6}( [A-Za-z]{1,5})?", usize::from(seats)));
        let options = prop::collection::btree_map("[a-z]{2,6}(-[a-z]{2,6})?", "[a-z0-9-]{1,6}", 0..3);
        (sides, words, names, options, (any::<bool>(), any::<bool>(), 1..40u16, 0..seats)).prop_map(
            |(mut seats, (title, mode), names, options, (regroup, initiative_taken, round, active))| {
                for (side, name) in seats.iter_mut().zip(names.into_iter().flatten()) {
                    side.name = Some(name);
                }
                let phase = if regroup { ScenarioPhase::Regroup } else { ScenarioPhase::Action };
                Scenario { title, mode, options, phase, round, active, initiative_taken, seats }
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_as_the_same(wanted in any_scenario()) {
        let ron = wanted.to_ron().expect("it can be written");
        prop_assert_eq!(Scenario::from_ron(&ron), Ok(wanted.clone()), "{}", ron);
        match write(&wanted, &LIBRARY) {
            Ok(text) => prop_assert_eq!(scenario(&text, &LIBRARY), Ok(wanted), "{}", text),
            // A name may end in a possessive.
            Err(why) => prop_assert!(wanted.seats.iter().any(|side| side.name.is_some()), "{}", why),
        }
    }

    #[test]
    fn no_text_is_too_strange_to_be_refused(text in "(ann|bob|players|round|=>|:|;|,|ground|hand|x9|Wampa|\\(|\\)| |\n|é){0,30}") {
        if let Err(why) = scenario(&text, &LIBRARY) {
            prop_assert!(why.to_string().starts_with("line "), "{}", why);
        }
    }
}

#[test]
fn a_position_is_written_as_people_write_it() {
    let text = "title Two guards
players Luke, Leia Organa
round 4
Leia Organa starts
Luke: leader Luke Skywalker; base Echo Base; res 5; hand Open Fire x2; ground Wampa (2 damage, Luke's Shield); deck none
Leia Organa: leader Darth Vader (exhausted); base Echo Base (3 damage); res Wampa, Open Fire (exhausted); deck none; initiative
";
    let read = read(text, &LIBRARY, Ground::USUAL).expect("it is sound");
    assert_eq!(read.names, Names::of(["Luke", "Leia Organa"]));
    assert_eq!(write(&read.scenario, &LIBRARY).as_deref(), Ok(text));
    let book = Book::of(&LIBRARY);
    Game::scenario(&book, &read.scenario, 1, &mut Log::default()).expect("it can be laid out");
}

#[test]
fn faults_name_line_and_column() {
    let fault = |text: &str| scenario(text, &LIBRARY).expect_err("it is faulty").to_string();
    assert_eq!(fault("ann: ground Wampa\nbob: space Nonesuch"), "line 2, column 12: no unit is called Nonesuch");
    assert_eq!(fault("zed: ground Wampa"), "line 1, column 1: nobody is called zed");
    assert_eq!(fault("// a remark\n\n  ann: hat Wampa"), "line 3, column 8: hat is not a zone");
    assert_eq!(fault("ann: ground Wampa (six damage)"), "line 1, column 20: six is not an amount of damage");
    assert_eq!(fault("ann: ground Open Fire"), "line 1, column 13: no unit is called Open Fire");
    assert_eq!(fault("ann: ground SOR_172"), "line 1, column 13: SOR_172 is a card of another kind (event)");
    assert_eq!(fault("round none"), "line 1, column 7: none is not a round");
    assert_eq!(fault("players Luke"), "line 1, column 9: two to 6 players are named, with commas");
    assert_eq!(fault("players Luke, Luke"), "line 1, column 15: two are called Luke");
    assert_eq!(
        fault("players Luke, round robin"),
        "line 1, column 15: round robin begins as a line about the whole game does"
    );
    let done = "a position to play on from ends here: nothing is done or expected in it";
    assert_eq!(fault("ann: res 3\nann passes"), format!("line 2, column 1: {done}"));
    assert!(fault("(seats: [").starts_with("line 1, column "), "a bracket begins RON");
}

#[test]
fn a_text_is_cut_into_lines_and_parts() {
    let text = "ann: res 3 // three\n\n bob starts\nbob passes\n=> ann to act\nall pass";
    let read = read(text, &LIBRARY, Ground::USUAL).expect("it is sound");
    assert_eq!(read.lines, [Line::Act("bob passes"), Line::Expect("ann to act"), Line::Act("all pass")]);
    assert_eq!((read.scenario.active, &read.scenario.seats[0].resources), (1, &Resources::Blanks(3)));
    assert_eq!(cut("Wampa (2 damage, Shield), \"a, b\" , Yoda", ','), ["Wampa (2 damage, Shield)", "\"a, b\"", "Yoda"]);
    assert_eq!(bracket("Wampa (2 damage)"), ("Wampa", Some("2 damage")));
    assert_eq!(times("Shield x2"), ("Shield", 2));
    assert_eq!(times("Alliance X-Wing"), ("Alliance X-Wing", 1));
}

#[test]
fn a_deed_is_a_verb_a_card_and_what_is_picked_next() {
    let deed = |verb, card: &str, cost, via, then: &[&str]| Deed {
        verb: Some(verb),
        card: (!card.is_empty()).then(|| card.to_owned()),
        via,
        cost,
        then: then.iter().map(|pick| (*pick).to_owned()).collect(),
    };
    let deeds = [
        ("attacks bob's base with Wampa", deed(Verb::Attack, "Wampa", None, None, &["bob's base"])),
        ("attacks with Wampa", deed(Verb::Attack, "Wampa", None, None, &[])),
        ("plays Open Fire for 3 on Wampa", deed(Verb::Play, "Open Fire", Some(3), None, &["Wampa"])),
        ("smuggles Wampa", deed(Verb::Play, "Wampa", None, Some(Via::Smuggle), &[])),
        ("uses Leia on Wampa", deed(Verb::Use, "Leia", None, None, &["Wampa"])),
        ("deploys Leia", deed(Verb::Deploy, "Leia", None, None, &[])),
        ("takes the initiative", deed(Verb::Initiative, "", None, None, &[])),
        ("passes", deed(Verb::Pass, "", None, None, &[])),
        ("picks top Wampa", Deed { verb: None, ..deed(Verb::Pass, "", None, None, &["top Wampa"]) }),
    ];
    for (text, wanted) in deeds {
        assert_eq!(Deed::read(text).as_ref(), Ok(&wanted));
        assert_eq!(wanted.to_string(), text);
    }
    assert_eq!(Deed::read("sings"), Err(NoDeed::Unknown("sings".to_owned())));
}

/// The page for people is correct: every example in it can be read.
#[test]
fn the_examples_of_the_page_are_read() {
    let page = include_str!("../docs/src/positions.md");
    let blocks: Vec<&str> = page.split("```").skip(1).step_by(2).collect();
    assert!(blocks.len() >= 4, "{} examples", blocks.len());
    for block in blocks {
        let (language, text) = block.split_once('\n').expect("a block has lines");
        let read = match language {
            "ron" => Scenario::from_ron(text).map(|_| ()).map_err(|fault| fault.to_string()),
            "swu" => read(text, &LIBRARY, Ground::USUAL).map(|_| ()).map_err(|fault| fault.to_string()),
            _ => continue,
        };
        assert_eq!(read, Ok(()), "{block}");
    }
}
