//! The text beside a question.

use super::asking::{Asking, Judged};
use super::{Drill, Stage};
use crate::command::Command;
use crate::guide::{Guide, Said, Tone};
use crate::practice::figures::habit;
use crate::practice::lists::title as title_of;
use crate::practice::verdict::{self, Given};
use swu_hosted::Unlimited;
use swu_minds::drills::{Kind, Odds};

/// The guide of a drill at this point.
pub(super) fn guide(drill: &Drill) -> Guide {
    let mut guide = match &drill.stage {
        Stage::Looking(_) => Guide { said: vec![aside("A game is played to the next decision.")], ..Guide::default() },
        Stage::Missing => {
            let said = vec![aside("No game with these decks reached such a decision.")];
            let offers = vec![(Command::NextItem, "next")];
            Guide { said, offers, enter: Some(Command::NextItem), ..Guide::default() }
        }
        Stage::Asking(asking, _) => asked(drill, asking),
        Stage::Judged(judged, asked) => told(drill, judged, &asked.odds),
        Stage::Playing => playing(drill),
        Stage::Over => over(drill),
    };
    if guide.title.is_empty() {
        guide.title = title(drill);
    }
    guide.about = about(drill);
    guide.said.extend(drill.fault.iter().map(|fault| Said::so(Tone::Bad, fault.clone())));
    guide
}

fn aside(text: &str) -> Said {
    Said::so(Tone::Aside, text)
}

fn title(drill: &Drill) -> String {
    let name = drill.item().map_or("Practice", |item| name(item.kind));
    format!("{name} {} of {}", (drill.at + 1).min(drill.order.items.len()), drill.order.items.len())
}

fn about(drill: &Drill) -> String {
    let Some(item) = drill.item() else { return String::new() };
    let turn = if item.first { "you start" } else { "you are second" };
    format!("{} against {}, {turn}", title_of(&item.deck), title_of(&item.against))
}

/// A drill by name.
pub(in crate::practice) const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Mulligan => "Mulligan",
        Kind::Resources => "First resources",
        Kind::Later => "Later resources",
        Kind::Initiative => "Initiative",
        Kind::Attacks => "Attacks",
        Kind::Order => "Order of actions",
    }
}

const fn question(kind: Kind) -> &'static str {
    match kind {
        Kind::Mulligan => "Keep these six cards, or draw six new ones?",
        Kind::Resources => "Two of these cards become resources. Which one first?",
        Kind::Later => "Does a card become a resource, and which one?",
        Kind::Initiative => "Take the initiative, or do something else?",
        Kind::Attacks => "Which attack? None of them: p to pass, or another action.",
        Kind::Order => "What comes first?",
    }
}

fn asked(drill: &Drill, asking: &Asking<Unlimited>) -> Guide {
    let mut said = Vec::new();
    if asking.is_answered() {
        said.push(aside("One moment: the coach finishes its thought."));
    } else {
        if drill.order.people.len() > 1 {
            let name = drill.order.people.get(asking.count()).map_or("", String::as_str);
            said.push(Said::so(Tone::Strong, format!("{name} answers.")));
        }
        said.extend(drill.item().map(|item| Said::so(Tone::Plain, question(item.kind))));
    }
    Guide { said, offers: vec![(Command::SkipItem, "leave it out")], answers: true, ..Guide::default() }
}

fn told(drill: &Drill, judged: &Judged<Unlimited>, odds: &Odds) -> Guide {
    let people = &drill.order.people;
    let mut said = Vec::new();
    let given: Vec<Given<'_>> = judged
        .given
        .iter()
        .enumerate()
        .map(|(place, given)| {
            let who = people.get(place).filter(|_| people.len() > 1);
            Given { who: who.map(String::as_str), option: given.option }
        })
        .collect();
    for given in &given {
        let (word, tone) = verdict::word(&judged.advice, given.option);
        let label = judged.labels.get(given.option).map_or("", String::as_str);
        let who = given.who.unwrap_or("You");
        said.push(Said::so(tone, format!("{who}: {label}. It is {word}.")));
    }
    said.push(verdict::whose::<Unlimited>(&judged.advice));
    said.extend(verdict::chances(&judged.advice, &judged.labels, &given, None));
    if judged.is_thought_about() {
        said.push(aside("The coach thinks longer about it."));
    }
    let picked = given.first().map_or(judged.advice.best, |given| given.option);
    // An opening hand is judged as it is kept; its odds ignore that cards become resources.
    if drill.order.items.first().is_some_and(|item| item.kind == Kind::Mulligan) || matches!(odds, Odds::Next { .. }) {
        said.extend(verdict::odds(odds));
    }
    said.extend(verdict::why::<Unlimited>(&judged.advice, &judged.labels, picked));
    if drill.explained {
        let lists = if drill.order.open { "open" } else { "a guess by what was seen" };
        let method = format!(
            "All options are played on in the same possible games, by what each seat knows; the other list is {lists}. \
             Each game ends with a round and is weighed by experience. Differences are told with bounds that hold 95 of \
             100: level means that both are within 2 points of each other, and a loss is one of a point at least. The \
             same question is answered the same on any machine."
        );
        said.push(aside(&method));
    }
    said.push(aside(&drill.standing().line()));
    let offers = vec![
        (Command::NextItem, "next"),
        (Command::PlayOn, "play on"),
        (Command::Again, "again"),
        (Command::Longer, "think longer"),
        (Command::Explain, if drill.explained { "shorter" } else { "how it is known" }),
    ];
    Guide { said, offers, enter: Some(Command::NextItem), covers: true, ..Guide::default() }
}

fn playing(drill: &Drill) -> Guide {
    let mut said = Vec::new();
    if let Some(hint) = &drill.hint {
        said.extend_from_slice(hint.said());
    }
    let news = drill.tabletop.news();
    if said.is_empty() && news.is_empty() {
        said.push(aside("The game continues from here, against a sensible player."));
    }
    let offers = vec![(Command::NextItem, "next question"), (Command::Hint, "hint"), (Command::Again, "ask again")];
    Guide { said, news, offers, ..Guide::default() }
}

fn over(drill: &Drill) -> Guide {
    let today = super::Standing::of(&drill.answers[drill.before.min(drill.answers.len())..]);
    let mut said = vec![Said::so(Tone::Strong, format!("That was all. {}", today.today()))];
    let answered = &drill.answers[drill.before.min(drill.answers.len())..];
    said.extend(habit(answered).map(|habit| Said::so(Tone::Strong, habit)));
    said.push(Said::so(Tone::Plain, drill.standing().line()));
    said.extend(drill.standing().picture());
    let offers = vec![(Command::Again, "as many again")];
    Guide { title: "Practice".into(), said, offers, enter: Some(Command::Again), covers: true, ..Guide::default() }
}
