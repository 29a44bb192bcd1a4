//! What holds of every question, in many games of bots.

use crate::protocol::support::CARDS;
use seats::Seat;
use seats::chance::Chance;
use shell::practice::lists::sample;
use std::collections::BTreeSet;
use swu_cards::rulebook;
use swu_minds::quiz::{ANSWERS, Asked, HARDEST, Misconception, Topic, find, pose};
use swu_rules::fact::Log;
use swu_rules::game::PlayerSetup;
use swu_rules::look::Eyes;
use swu_rules::redeal::Lists;
use swu_view::View;

/// Pairs of decks of many sets.
const PAIRS: [[&str; 2]; 5] = [
    ["sor-luke", "sor-vader"],
    ["shd-qira", "shd-bossk"],
    ["twi-rex", "twi-dooku"],
    ["today-obi-wan", "today-dedra"],
    ["ash-luke", "hmw-tarkin"],
];

fn each(mut look: impl FnMut(&[PlayerSetup], u64, Asked)) {
    let seeds = std::env::var("CANTINA_TRIES").ok().and_then(|tries| tries.parse().ok()).unwrap_or(12);
    for pair in PAIRS {
        let players = pair.map(|key| sample(&CARDS.1, key).expect("it comes with the program"));
        for seed in 0..seeds {
            let first = Seat((seed % 2) as u8);
            let asked = find(&CARDS.1, &players, &Topic::default(), (first, seed), &|| false);
            look(&players, seed, asked.unwrap_or_else(|| panic!("{pair:?} {seed}: there is a question")));
        }
    }
}

/// The words of a unit or base at the end of an action, as the table shows it.
fn states(view: &View) -> BTreeSet<String> {
    let damage = |damage: i16| if damage == 0 { "no damage".to_owned() } else { format!("{damage} damage") };
    let whose = |seat: usize| if seat == 0 { "your" } else { "their" };
    let mut all = BTreeSet::new();
    for (seat, side) in view.seats.iter().enumerate() {
        all.insert(format!("{} base has {}", whose(seat), damage(side.base.damage)));
        if view.over.as_ref().is_some_and(|over| !over.winners.contains(&Seat(seat as u8))) {
            all.insert(format!("{} base is defeated", whose(seat)));
        }
        for unit in &side.units {
            let name = unit.name.strip_prefix("The ").unwrap_or(&unit.name);
            let shields = match unit.tokens(swu_language::ability::Token::Shield) {
                0 => "no Shield".to_owned(),
                1 => "a Shield".to_owned(),
                count => format!("{count} Shields"),
            };
            for state in [damage(unit.damage), shields] {
                all.insert(format!("{} {name} has {state}", whose(seat)));
            }
            all.insert(format!("{} {name} is {}", whose(seat), if unit.exhausted { "exhausted" } else { "ready" }));
        }
    }
    let next = view.decision.as_ref().map(|decision| decision.seat);
    all.extend(next.map(|seat| if seat == Seat(0) { "you act next" } else { "they act next" }.to_owned()));
    all
}

/// The single statements of an answer: "Your A has 1 damage and no Shield, and their B is defeated."
fn statements(text: &str) -> Vec<String> {
    let text = text.trim_end_matches('.').replace(", and ", "\n").replace(", ", "\n");
    let mut all: Vec<String> = Vec::new();
    for part in text.split('\n').flat_map(|part| part.split(" and ")) {
        let begins = |word: &str| part.to_lowercase().starts_with(word);
        match all.last() {
            // "and no Shield": of the same unit.
            Some(last) if !["your ", "their ", "you ", "they "].iter().any(|word| begins(word)) => {
                let who = last.split(" has ").next().unwrap_or_default().to_owned();
                all.push(format!("{who} has {part}"));
            }
            _ => all.push(part.to_owned()),
        }
    }
    let lower = |text: String| text[..1].to_lowercase() + &text[1..];
    all.into_iter().map(lower).collect()
}

#[test]
fn the_right_answer_is_what_the_rules_do_and_no_other_is() {
    each(|_, seed, asked| {
        let Asked { found, question } = asked;
        let mut game = found.game;
        for option in &question.picks {
            game.choose(&CARDS.1, *option, &mut Log::default()).expect("it is an option");
        }
        let view = game.view(&CARDS.1, &["you".to_owned(), "they".to_owned()], Eyes::Judge);
        let states = states(&view);
        let holds = |statement: &String| match statement.strip_suffix(" is defeated") {
            Some(unit) if !unit.ends_with(" base") => {
                !states.iter().any(|state| state.starts_with(&format!("{unit} has ")))
            }
            _ => states.contains(statement),
        };
        for (place, answer) in question.answers.iter().enumerate() {
            let statements = statements(&answer.text);
            assert!(!statements.is_empty());
            let all = statements.iter().all(holds);
            assert_eq!(all, place == question.right, "{seed}: {} {:?}: {states:#?}", question.action, answer);
        }
    });
}

#[test]
fn every_question_is_well_formed() {
    let rules = rulebook::shared().expect("the rules");
    each(|_, seed, Asked { question, .. }| {
        assert_eq!(question.answers.len(), ANSWERS, "{seed}");
        let texts: BTreeSet<&str> = question.answers.iter().map(|answer| answer.text.as_str()).collect();
        assert_eq!(texts.len(), ANSWERS, "{question:?}");
        assert!((1..=HARDEST).contains(&question.difficulty));
        let (shortest, longest) =
            (texts.iter().map(|text| text.len()).min(), texts.iter().map(|text| text.len()).max());
        assert!(longest.zip(shortest).is_some_and(|(long, short)| long < 2 * short + 20), "{texts:#?}");
        for (place, answer) in question.answers.iter().enumerate() {
            let good = answer.text.starts_with(char::is_uppercase) && answer.text.ends_with('.');
            assert!(good && !answer.text.contains(".."), "{}", answer.text);
            assert_eq!(answer.mistake.is_none(), place == question.right, "{question:?}");
            let Some(mistake) = &answer.mistake else { continue };
            assert!(rules.find(mistake.misconception.rule()).is_some(), "{mistake:?}");
            assert!(mistake.why().ends_with('.') && mistake.why().contains(&mistake.about), "{}", mistake.why());
        }
        assert!(question.rules().all(|rule| rules.find(rule).is_some()));
    });
}

#[test]
fn every_misconception_names_a_rule_of_the_rulebook() {
    let rules = rulebook::shared().expect("the rules");
    for misconception in Misconception::all() {
        let exact = rules.entries().iter().any(|entry| entry.number == misconception.rule());
        assert!(exact, "{misconception:?}: {}", misconception.rule());
    }
}

/// In a game that the person cannot tell from the real one, the question is the same.
#[test]
fn nothing_hidden_changes_a_question() {
    let mut compared = 0;
    each(|_, seed, Asked { found, .. }| {
        let sight = found.game.sight(&CARDS.1, &found.memories[0], &Lists::Closed).expect("it is their action");
        for luck in 0..4 {
            let ask = |game: &_| pose(&CARDS.1, game, &Topic::default(), seed + luck);
            let real = ask(&found.game);
            let world = ask(&sight.dealt(&mut Chance::new(luck)));
            assert_eq!(world, real, "{seed}");
            compared += usize::from(real.is_some());
        }
    });
    assert!(compared > 60, "{compared} questions were compared");
}

#[test]
fn questions_are_asked_by_rule_and_by_difficulty() {
    let players = PAIRS[1].map(|key| sample(&CARDS.1, key).expect("it comes with the program"));
    for (rule, difficulty) in
        [(Some("18.2"), None), (Some("14"), None), (None, Some(1)), (None, Some(3)), (Some("9.4"), Some(2))]
    {
        let topic = Topic { rule: rule.map(str::to_owned), difficulty };
        let asked = find(&CARDS.1, &players, &topic, (Seat(0), 3), &|| false).expect("there is one");
        assert!(topic.fits(&asked.question), "{:?}", asked.question);
    }
}
