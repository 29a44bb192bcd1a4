//! What players are asked in whole random games. `CANTINA_PROMPTS=1 cargo test prompts -- --nocapture` prints every
//! question and choice.

use super::support::{Dice, WholeSet, book, play};
use seats::Seat;
use std::collections::{BTreeMap, BTreeSet};
use swu_rules::decision::Prompt;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;
use swu_rules::scenario::Scenario;
use swu_view::{DecisionView, Verb};

/// The first choices of a question, as an example of them.
fn example(decision: &DecisionView) -> String {
    let labels: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).take(4).collect();
    format!("{}  [{}]", decision.prompt, labels.join("] ["))
}

fn sound(decision: &DecisionView, by_text: bool) {
    let said = example(decision);
    assert!(decision.prompt.starts_with(char::is_uppercase) && !decision.prompt.ends_with(['.', ':']), "{said}");
    let of_players = decision.options.iter().any(|option| option.verb == Verb::Seat);
    assert!(of_players || !decision.prompt.contains("that player"), "which player? {said}");
    for odd in ["  ", "..", " a revealed card", "Option ", "the revealed card an"] {
        assert!(!decision.prompt.contains(odd), "{odd:?} in: {said}");
    }
    // The pause after drawing shows nobody a text that no card of theirs has.
    let pause = decision.prompt.starts_with("After drawing cards") && decision.options.len() == 1;
    assert!(!by_text || pause || !decision.text.is_empty(), "no text asks: {said}");
    let told_apart = |verb: Verb| {
        let labels: Vec<&String> =
            decision.options.iter().filter(|option| option.verb == verb).map(|option| &option.label).collect();
        labels.iter().collect::<BTreeSet<_>>().len() == labels.len()
    };
    assert!(told_apart(Verb::Trigger) && told_apart(Verb::Mode), "two choices read alike: {said}");
}

#[test]
fn every_question_of_whole_games_reads_well() {
    let book = book();
    let set = WholeSet::new(&book);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for seed in 0..40 {
        let players = set.decks(&mut Dice::new(seed ^ 0x5EED));
        play(&book, &players, seed, &mut Log::default(), |game, _| {
            let Some(decision) = game.decision() else { return };
            let by_text = matches!(decision.prompt, Prompt::Step(..));
            let view = game.view(&book, &names, Eyes::Of(decision.seat)).decision.expect("a decision is awaited");
            sound(&view, by_text);
            let source = view.source.as_ref().map_or_else(String::new, |card| format!("{} {}", card.id, card.name));
            said.entry(source).or_default().insert(example(&view));
        });
    }
    if std::env::var_os("CANTINA_PROMPTS").is_some() {
        for (source, questions) in &said {
            println!("{source}");
            questions.iter().take(6).for_each(|question| println!("    {question}"));
        }
    }
    assert!(said.len() > 100, "only {} cards asked something", said.len());
}

/// What is asked while somebody picks these options in turn, and what everybody is told meanwhile.
fn asked_and_told(scenario: &str, picks: &[&str]) -> (Vec<String>, Vec<String>) {
    let (book, names) = (book(), ["Ann", "Bob"].map(str::to_owned));
    let scenario = Scenario::from_ron(scenario).expect("a scenario");
    let mut log = Log::keeping();
    let mut game = Game::scenario(&book, &scenario, 0, &mut log).expect("it can be laid out");
    let mut asked = Vec::new();
    for wanted in picks {
        let view = game.view(&book, &names, Eyes::Judge).decision.expect("a decision is awaited");
        let place = view.options.iter().position(|option| option.label.starts_with(wanted));
        let place = place.unwrap_or_else(|| panic!("{wanted} is not among {}", example(&view)));
        asked.push(view.prompt);
        game.choose(&book, place, &mut log).expect("it is an option");
    }
    let teller = Teller { book: &book, names: &names, eyes: Eyes::Public, marked: &[] };
    (asked, log.facts.iter().map(|fact| teller.tell(fact)).collect())
}

#[test]
fn the_first_of_several_modes_is_not_one_more() {
    const VIGILANCE: &str = r#"(seats: [
        (leader: "SOR_005", base: "SOR_029", hand: ["SOR_058"], resources: 9, ground: ["SOR_128"], deck: ["SOR_047"]),
        (leader: "SOR_010", base: "SOR_023", deck: ["SOR_128"]),
    ])"#;
    let (asked, _) = asked_and_told(VIGILANCE, &["Play Vigilance", "Give a Shield token", "Death Star", "Discard"]);
    assert_eq!(asked[1].split("  ").next(), Some("Choose two, in any order"));
    assert_eq!(asked.last().map(String::as_str), Some("Choose one more"));
}

#[test]
fn a_resource_that_is_readied_is_told() {
    const LEIA: &str = r#"(seats: [
        (leader: "SOR_005", base: "SOR_029", hand: ["SOR_189"], resources: 4, deck: ["SOR_047"]),
        (leader: "SOR_010", base: "SOR_023", deck: ["SOR_128"]),
    ])"#;
    let (asked, told) = asked_and_told(LEIA, &["Play Leia Organa", "Ready a resource"]);
    assert_eq!(asked[1], "Either ready a resource you control or exhaust a unit");
    assert_eq!(told.last().map(String::as_str), Some("One of Ann's resources is readied"));
}

#[test]
fn disclosing_counts_what_is_still_needed_for_the_eyes_of_the_hand_alone() {
    let book = book();
    let set = WholeSet::of(&book, "SEC_");
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let mut counted = 0;
    for seed in 0..60 {
        let players = set.decks(&mut Dice::new(seed ^ 0xD15));
        play(&book, &players, seed, &mut Log::default(), |game, _| {
            let Some(decision) = game.decision() else { return };
            let prompt = |eyes| game.view(&book, &names, eyes).decision.expect("it is awaited").prompt;
            let needed = |eyes| prompt(eyes).contains("(still needed: ");
            counted += usize::from(needed(Eyes::Of(decision.seat)));
            assert!(!needed(Eyes::Public) && !needed(Eyes::Of(decision.seat.next(2))), "seed {seed}");
        });
    }
    assert!(counted > 3, "{counted}");
}

/// What a text ignores is not told as a part of the price (HMW_004 ignores the penalty on what fortifies a base).
#[test]
fn a_refusal_tells_the_penalty_that_is_charged() {
    const TARKIN: &str = r#"(seats: [
        (leader: "HMW_004", base: "SOR_022", hand: ["HMW_172", "SOR_172"], deck: ["SOR_047"]),
        (leader: "SOR_010", base: "SOR_023", deck: ["SOR_128"]),
    ])"#;
    let (book, names) = (book(), ["Ann", "Bob"].map(str::to_owned));
    let scenario = Scenario::from_ron(TARKIN).expect("a scenario");
    let game = Game::scenario(&book, &scenario, 0, &mut Log::default()).expect("it can be laid out");
    let decision = game.view(&book, &names, Eyes::Of(Seat(0))).decision.expect("Ann decides");
    let mut why: Vec<String> =
        decision.refusals.into_iter().filter(|refusal| refusal.rule == "5.1").map(|refusal| refusal.why).collect();
    why.sort();
    assert_eq!(why, ["it costs 3, 0 ready", "it costs 5 with 2 aspect penalty, 0 ready"]);
}

/// What has Fortify goes onto the base: there is nothing to choose, and only who sees the card knows it before.
#[test]
fn a_fortification_has_one_place() {
    const SANCTUM: &str = r#"(seats: [
        (leader: "HMW_004", base: "SOR_022", hand: ["HMW_070"], resources: 3, ground: ["SOR_047"], deck: ["SOR_047"]),
        (leader: "SOR_010", base: "SOR_023", deck: ["SOR_128"]),
    ])"#;
    let (book, names) = (book(), ["Ann", "Bob"].map(str::to_owned));
    let scenario = Scenario::from_ron(SANCTUM).expect("a scenario");
    let mut game = Game::scenario(&book, &scenario, 0, &mut Log::default()).expect("it can be laid out");
    let decision = |game: &Game, eyes| game.view(&book, &names, eyes).decision.expect("Ann decides");
    let played = decision(&game, Eyes::Of(Seat(0))).options.iter().position(|option| option.verb == Verb::Play);
    game.choose(&book, played.expect("it can be paid for"), &mut Log::default()).expect("it is an option");
    let seen = decision(&game, Eyes::Of(Seat(0)));
    assert_eq!((seen.prompt.as_str(), seen.forced), ("Choose a base to attach Dark Sanctum to", true));
    for eyes in [Eyes::Of(Seat(1)), Eyes::Public] {
        assert!(!decision(&game, eyes).forced && !decision(&game, eyes).prompt.contains("base"));
    }
}

/// Who may look at the top card of their deck at any time has seen each card that comes there once (rule 42.12).
#[test]
fn the_top_card_of_a_deck_is_seen_once() {
    const AGENCY: &str = r#"(seats: [
        (leader: "HMW_004", base: "HMW_034", hand: ["HMW_205"], resources: 3, deck: ["SOR_164", "SOR_095", "SOR_172", "SOR_046"]),
        (leader: "SOR_010", base: "SOR_023", hand: ["SOR_128"], deck: ["SOR_128", "SOR_128", "SOR_128"]),
    ])"#;
    let picks = ["Play Intelligence Agency", "Ann's base", "No", "Take the initiative", "Pass"];
    let (_, told) = asked_and_told(AGENCY, &picks);
    let looks = told.iter().filter(|line| *line == "Ann looks at a card").count();
    assert_eq!(looks, 3, "the first card, the card of Bob's hand, and after drawing two the third: {told:#?}");
}
