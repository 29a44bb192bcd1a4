//! The judge's quiz: every misconception by a position, and what holds of every question.

mod properties;

use crate::protocol::support::CARDS;
use swu_language::keyword::Keyword;
use swu_minds::quiz::{ANSWERS, Misconception as M, Question, Topic, pose};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::notation;

/// How many seeds are tried for a question with a certain wrong answer.
const SEEDS: u64 = 60;

#[track_caller]
fn laid(text: &str) -> Game {
    let scenario = notation::scenario(text, &CARDS.0).expect("a position");
    Game::scenario(&CARDS.1, &scenario, 1, &mut Log::default()).expect("it can be laid out")
}

/// The first question about this position that has such a wrong answer.
fn asked(text: &str, misconception: M) -> Option<Question> {
    let game = laid(text);
    let topic = Topic { rule: Some(misconception.rule().to_owned()), difficulty: None };
    let wrong = |question: &Question| {
        question
            .answers
            .iter()
            .filter_map(|answer| answer.mistake.as_ref())
            .any(|one| one.misconception == misconception)
    };
    (0..SEEDS).filter_map(|seed| pose(&CARDS.1, &game, &topic, seed)).find(wrong)
}

/// A misconception, a position, what is right, and what is believed.
const POSITIONS: &[(M, &str, &str, &str)] = &[
    (
        M::Shield,
        "ann: ground Battlefield Marine (1 damage)\nbob: ground Wampa (2 damage, Shield)",
        "heir Wampa has 2 damage",
        "heir Wampa is defeated",
    ),
    (
        M::Damage,
        "ann: ground Battlefield Marine\nbob: ground Wampa (2 damage)",
        "heir Wampa is defeated",
        "heir Wampa has 3 damage",
    ),
    (
        M::AttackerFirst,
        "ann: ground Battlefield Marine\nbob: ground Wampa (2 damage)",
        "our Battlefield Marine is defeated",
        "our Battlefield Marine has no damage",
    ),
    (
        M::DefenderFirst,
        "ann: ground Battlefield Marine\nbob: ground Wampa (2 damage)",
        "heir Wampa is defeated",
        "heir Wampa has 2 damage",
    ),
    (
        M::Exhausted,
        "ann: ground Battlefield Marine\nbob: ground Wampa (2 damage, exhausted)",
        "our Battlefield Marine is defeated",
        "our Battlefield Marine has no damage",
    ),
    (
        M::StrikesBack,
        "ann: ground Battlefield Marine\nbob: ground Wampa (1 damage)",
        "our Battlefield Marine is defeated",
        "our Battlefield Marine has no damage",
    ),
    (
        M::Excess,
        "ann: ground Cloud City Wing Guard (1 damage)\nbob: ground Jedha Agitator",
        "heir base has no damage",
        "heir base has 1 damage",
    ),
    (
        M::Forgotten(Keyword::Overwhelm),
        "ann: ground Wampa (1 damage)\nbob: ground Battlefield Marine",
        "heir base has 1 damage",
        "heir base has no damage",
    ),
    (
        M::Forgotten(Keyword::Grit),
        "ann: ground Occupier Siege Tank (1 damage)\nbob: ground Cargo Juggernaut",
        "heir Cargo Juggernaut is defeated",
        "heir Cargo Juggernaut has 5 damage",
    ),
    (
        M::Forgotten(Keyword::Raid),
        "ann: ground Cantina Braggart\nbob: ground Jedha Agitator",
        "heir Jedha Agitator is defeated",
        "heir Jedha Agitator has no damage",
    ),
    (
        M::Forgotten(Keyword::Restore),
        "ann: base 5; ground Regional Sympathizers\nbob: ground Jedha Agitator",
        "our base has 3 damage",
        "our base has 5 damage",
    ),
    (
        M::Forgotten(Keyword::Saboteur),
        "ann: ground Fighters for Freedom\nbob: ground Wampa (2 damage, Shield)",
        "heir Wampa is defeated",
        "heir Wampa has 2 damage",
    ),
    (
        M::RaidDefends,
        "ann: ground Battlefield Marine\nbob: ground Cantina Braggart (1 damage, Experience)",
        "our Battlefield Marine has 1 damage",
        "our Battlefield Marine is defeated",
    ),
    (
        M::GritAtOnce,
        "ann: ground Cargo Juggernaut (1 damage)\nbob: ground Rugged Survivors",
        "our Cargo Juggernaut has 4 damage",
        "our Cargo Juggernaut is defeated",
    ),
    (
        M::Upgrade,
        "ann: ground Battlefield Marine\nbob: ground Cantina Braggart (1 damage, Experience)",
        "our Battlefield Marine has 1 damage",
        "our Battlefield Marine has no damage",
    ),
    (
        M::Constant,
        "ann: ground Battlefield Marine, General Dodonna\nbob: ground Wampa",
        "heir Wampa has 4 damage",
        "heir Wampa has 3 damage",
    ),
    (
        M::Trigger,
        "ann: ground R5-D4 (1 damage)\nbob: ground Wampa (2 damage, Experience)",
        "heir Wampa is defeated",
        "heir Wampa has 5 damage",
    ),
];

#[test]
fn every_misconception_has_its_position() {
    let shown: std::collections::BTreeSet<M> = POSITIONS.iter().map(|(misconception, ..)| *misconception).collect();
    assert_eq!(shown, M::all().collect(), "each has a position here");
    for (misconception, position, right, believed) in POSITIONS {
        let question = asked(position, *misconception);
        let question = question.unwrap_or_else(|| panic!("no question is about {misconception:?}: {position}"));
        assert_eq!(question.answers.len(), ANSWERS);
        let said = &question.answers[question.right].text;
        assert!(said.contains(right), "{misconception:?}: {said}, not {right}");
        let wrong = question
            .answers
            .iter()
            .find(|answer| answer.mistake.as_ref().is_some_and(|mistake| mistake.misconception == *misconception));
        let wrong = &wrong.expect("it was looked for").text;
        assert!(wrong.contains(believed), "{misconception:?}: {wrong}, not {believed}");
    }
}

/// Facts of units that take no part are no answers: nobody gets them wrong because of the action.
#[test]
fn what_the_action_does_not_touch_is_not_asked_about() {
    let game = laid("ann: ground Battlefield Marine, Cell Block Guard (1 damage)\nbob: ground Wampa (2 damage)");
    for seed in 0..SEEDS {
        let Some(question) = pose(&CARDS.1, &game, &Topic::default(), seed) else { continue };
        let acts = question.action.contains("Cell Block Guard");
        let told = question.answers.iter().any(|answer| answer.text.contains("Cell Block Guard"));
        assert!(acts || !told, "{question:?}");
    }
}

/// An action whose end somebody else, luck or something hidden decides is not asked about.
#[test]
fn only_actions_with_one_end_are_asked_about() {
    // Greedo's controller may turn up a card of their deck once he falls.
    let game =
        laid("ann: ground Battlefield Marine, Wampa (1 damage)\nbob: ground Greedo, Cantina Braggart (1 damage)");
    let actions: Vec<String> =
        (0..SEEDS).filter_map(|seed| Some(pose(&CARDS.1, &game, &Topic::default(), seed)?.action)).collect();
    assert!(!actions.is_empty());
    assert!(actions.iter().all(|action| !action.contains("Greedo")), "{actions:?}");
}

#[test]
fn a_topic_names_a_rule_a_chapter_or_nothing() {
    let topic = |rule: &str| Topic { rule: Some(rule.to_owned()), difficulty: None };
    for rule in ["14.4", "14", "9", "9.4", "18.2"] {
        assert!(topic(rule).is_possible(), "{rule}");
    }
    for rule in ["1", "", "99", "9.", "14.44", "x"] {
        assert!(!topic(rule).is_possible(), "{rule}");
    }
    assert!(!Topic { rule: None, difficulty: Some(0) }.is_possible());
    assert!(!Topic { rule: None, difficulty: Some(6) }.is_possible());
}
