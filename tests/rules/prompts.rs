//! What players are asked in whole games at random. `CANTINA_PROMPTS=1 cargo test prompts -- --nocapture` prints every
//! question and choice for reading.

use super::support::{Dice, WholeSet, book, play};
use cantina::unlimited::rules::decision::Prompt;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::look::Eyes;
use cantina::unlimited::rules::view::{DecisionView, Verb};
use std::collections::{BTreeMap, BTreeSet};

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
    assert!(!by_text || !decision.text.is_empty(), "no text asks: {said}");
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
