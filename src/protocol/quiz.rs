//! The judge's quiz over the wire: `drill` of the kind `quiz`.

use super::play::Play;
use super::practice::{Dealt, Drill, dealt};
use super::request::Refused;
use serde_json::{Value, json};
use swu_minds::quiz::{Answer, LONGEST, Question, Step, TRIES, Topic, next};
use swu_rules::book::Book;
use swu_rules::redeal::Lists;

/// Its kind.
pub(super) const QUIZ: &str = "quiz";

/// Begins a duel with known decks and plays it on, honestly, to a question.
pub(super) fn pose(book: &Book, asked: &Drill) -> Result<(Play, Value), Refused> {
    let topic = Topic { rule: asked.rule.clone(), difficulty: asked.difficulty };
    if !topic.is_possible() {
        return Err(Refused::new("bad-request", "no question is about that rule or difficulty"));
    }
    if asked.seats.len() != 2 {
        return Err(Refused::new("bad-seats", "a quiz is asked about a duel"));
    }
    let dealt = dealt(book, asked)?;
    for attempt in 0..TRIES {
        if let Some((play, question)) = reach(book, &dealt, &topic, attempt)? {
            let item = dealt.item(QUIZ);
            return Ok((play, json!({"kind": QUIZ, "item": item, "you": dealt.you, "quiz": told(&question)})));
        }
    }
    Err(Refused::new("no-drill", "no game with these decks came to such a question"))
}

/// Plays to a question; `None` if the game ends before one comes.
fn reach(book: &Book, dealt: &Dealt, topic: &Topic, attempt: u64) -> Result<Option<(Play, Question)>, Refused> {
    let origin = dealt.origin(attempt);
    let seed = origin.seed;
    let mut play = Play::begin(book, origin)?;
    for pick in 0..LONGEST {
        let Some(sight) = play.sight(book, &Lists::Closed) else { return Ok(None) };
        match next(book, (&play.game, &sight), topic, dealt.you, (seed, pick)) {
            Some(Step::Here(question)) => return Ok(Some((play, *question))),
            Some(Step::Pick(option)) => {
                play.choose(book, option).map_err(|error| Refused::new("internal", error.to_string()))?;
            }
            None => return Ok(None),
        }
    }
    Ok(None)
}

fn told(question: &Question) -> Value {
    let answer = |answer: &Answer| match &answer.mistake {
        None => json!({"text": answer.text}),
        Some(mistake) => json!({
            "text": answer.text,
            "rule": mistake.misconception.rule(),
            "fault": mistake.misconception.fault(),
            "why": mistake.why(),
        }),
    };
    json!({
        "action": question.action,
        "picks": question.picks,
        "answers": question.answers.iter().map(answer).collect::<Vec<Value>>(),
        "right": question.right,
        "difficulty": question.difficulty,
    })
}
