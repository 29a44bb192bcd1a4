//! The text beside a question of the quiz.

use super::{Quiz, Stage};
use crate::command::Command;
use crate::guide::{Guide, Said, Tone};
use crate::practice::answers::{Answers, Given};
use crate::practice::lists::title as title_of;
use crate::practice::quiz::score::Score;
use crate::words::capital;
use swu_cards::rulebook;
use swu_minds::quiz::{HARDEST, Mistake, Question};

/// What is asked after the action.
pub(super) const ASKED: &str = "how does it end?";

/// The guide of a quiz at this point.
pub(super) fn guide(quiz: &Quiz) -> Guide {
    let mut guide = match &quiz.stage {
        Stage::Looking(_) => {
            Guide { said: vec![aside("A game is played to a position to ask about.")], ..Guide::default() }
        }
        Stage::Missing => {
            let said = vec![aside("No game with these decks came to such a question.")];
            let offers = vec![(Command::NextItem, "next")];
            Guide { said, offers, enter: Some(Command::NextItem), ..Guide::default() }
        }
        Stage::Asking(question, answers) => asked(quiz, question, answers),
        Stage::Told(question, given) => told(quiz, question, given),
        Stage::Over => over(quiz),
    };
    if let Stage::Asking(question, _) | Stage::Told(question, _) = &quiz.stage {
        let mut rules: Vec<&str> = question.rules().collect();
        rules.sort_unstable();
        rules.dedup();
        guide.about = format!("difficulty {} of {HARDEST}", question.difficulty);
        if matches!(quiz.stage, Stage::Told(..)) {
            guide.more = format!("rules {}", rules.join(" "));
        }
    }
    if guide.about.is_empty() {
        guide.about = about(quiz);
    }
    guide.title = title(quiz);
    guide.said.extend(quiz.fault.iter().map(|fault| Said::so(Tone::Bad, fault.clone())));
    guide
}

fn aside(text: &str) -> Said {
    Said::so(Tone::Aside, text)
}

fn title(quiz: &Quiz) -> String {
    let count = quiz.order.items.len();
    format!("Judge's quiz {} of {count}", (quiz.at + 1).min(count))
}

fn about(quiz: &Quiz) -> String {
    let Some(item) = quiz.item() else { return String::new() };
    format!("{} against {}", title_of(&item.deck), title_of(&item.against))
}

fn asked(quiz: &Quiz, question: &Question, answers: &Answers) -> Guide {
    let people = &quiz.order.people;
    let mut said = Vec::new();
    if people.len() > 1 {
        let name = people.get(answers.given().len()).map_or("", String::as_str);
        said.push(Said::so(Tone::Strong, format!("{name} answers.")));
    }
    said.push(Said::so(Tone::Strong, format!("{} {}", question.action, capital(ASKED))));
    Guide { said, offers: vec![(Command::SkipItem, "leave it out")], answers: true, ..Guide::default() }
}

fn told(quiz: &Quiz, question: &Question, given: &[Given]) -> Guide {
    let people = &quiz.order.people;
    let mut said = vec![Said::so(Tone::Plain, question.action.clone())];
    for (place, given) in given.iter().enumerate() {
        let who = people.get(place).filter(|_| people.len() > 1).map_or("You", String::as_str);
        let Some(answer) = question.answers.get(given.option) else { continue };
        match &answer.mistake {
            None => said.push(Said::so(Tone::Good, format!("{who}: {} That is right.", answer.text))),
            Some(mistake) => {
                said.push(Said::so(Tone::Bad, format!("{who}: {} That is wrong. {}", answer.text, mistake.why())));
                said.extend(rule(mistake));
            }
        }
    }
    let wrong = |given: &Given| given.option != question.right;
    if given.iter().any(wrong)
        && let Some(right) = question.answers.get(question.right)
    {
        said.push(Said::so(Tone::Strong, format!("Right is: {}", right.text)));
    }
    if quiz.explained {
        let others =
            question.answers.iter().enumerate().filter(|(place, _)| given.iter().all(|one| one.option != *place));
        for mistake in others.filter_map(|(_, answer)| Some((&answer.text, answer.mistake.as_ref()?))) {
            said.push(Said::so(Tone::Plain, format!("{} {}", mistake.0, mistake.1.why())));
            said.extend(rule(mistake.1));
        }
    }
    let offers = vec![
        (Command::NextItem, "next"),
        (Command::Again, "again"),
        (Command::Explain, if quiz.explained { "shorter" } else { "the other answers" }),
    ];
    Guide { said, offers, enter: Some(Command::NextItem), ..Guide::default() }
}

/// "Rule 14.4, Shield: The next damage …"
fn rule(mistake: &Mistake) -> Option<Said> {
    let entry = rulebook::shared()?.find(mistake.misconception.rule())?;
    Some(Said::so(Tone::Aside, format!("Rule {}, {}: {}", entry.number, entry.title, entry.text)))
}

fn over(quiz: &Quiz) -> Guide {
    let today = Score::of(&quiz.answers[quiz.before.min(quiz.answers.len())..]);
    let all = Score::of(&quiz.answers);
    let mut said = vec![Said::so(Tone::Strong, format!("That was all. {}", today.sentence()))];
    if quiz.before > 0 {
        said.push(Said::so(Tone::Plain, all.trend()));
    }
    let offers = vec![(Command::Again, "as many again")];
    Guide { said, offers, enter: Some(Command::Again), covers: true, ..Guide::default() }
}
