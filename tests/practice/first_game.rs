//! The first game, a whole duel with somebody who explains: what is said is true, and in step with the table.

use super::{begun, guide, pick, said, services};
use crate::ui::fake::Desk;
use hotseat::narration::Narration;
use lines::home::HomeLines;
use shell::practice::menu::Wanted;
use std::time::{Duration, Instant};
use swu_view::{DecisionKind, Verb};

/// Enough picks for the whole game.
const MOST: usize = 400;

/// What happened is told once, effects of zero are mentioned, and at the end it says how to leave.
#[test]
fn a_first_game_is_told_plainly_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut home, mut now) = (HomeLines::new(services(folder.path())), Instant::now());
    let mut told = |words: &str| -> Vec<String> {
        now += Duration::from_secs(2);
        let mut heard = home.line(words, now, now).lines;
        heard.extend(home.tick(now).into_iter().flat_map(|answer| answer.lines));
        heard
    };
    let begins = told("learn first-game");
    assert!(begins.iter().any(|line| line.starts_with("You may say hint; skip: ")), "{begins:#?}");
    let broken = |line: &&String| {
        !line.ends_with(['.', '!', '?', ':', ')']) && !line.starts_with(|first: char| first.is_ascii_digit())
    };
    assert_eq!(begins.iter().find(broken), None, "no line ends within a sentence");
    told("keep");
    let acts = [told("4"), told("1")].concat();
    assert!(
        acts.iter()
            .any(|line| line.contains("Surprise Strike") && line.contains(": does nothing now, as there is no unit")),
        "{acts:#?}"
    );
    let after = told("2");
    let bob: Vec<&String> = after.iter().filter(|line| line.starts_with("Bob plays ")).collect();
    assert_eq!(bob.len(), 1, "{after:#?}");
    let (mut rest, mut picks) = (Vec::new(), 0);
    while !rest.iter().any(|line: &String| line.contains("next-task: next lesson; quit: leave")) {
        assert!(picks < 200, "{rest:#?}");
        picks += 1;
        rest = told("pass");
        if rest.iter().any(|line| line.ends_with("Say yes or no.")) {
            rest = told("yes");
        }
        for number in 1..9 {
            if rest.iter().any(|line| line.starts_with("No. ")) {
                rest = told(&number.to_string());
            }
        }
    }
    assert!(
        rest.iter().any(|line| line == "Say account or log to hear how the game went; this one is not saved."),
        "{rest:#?}"
    );
    let account = told("account");
    assert!(account.iter().any(|line| line.contains(" wins in round ")), "{account:#?}");
    assert!(account.iter().any(|line| line.starts_with("After round 1: Ann 30, Bob ")), "{account:#?}");
    assert!(
        ["place 1,", "place 2,"].iter().all(|place| account.iter().any(|line| line.contains(place))),
        "{account:#?}"
    );
}

/// Six different cards, and the initiative in the first round: the explanations still fit the question.
#[test]
fn the_first_game_keeps_up_with_whoever_goes_another_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &Wanted::Lesson("first-game".to_owned()));
    assert_eq!(guide(&*session).about, "step 1 of 7");
    pick(&mut *session, "Draw");
    assert!(said(&*session).contains("six new cards"), "{}", said(&*session));
    assert!(said(&*session).contains("Cards are paid for with resources"), "{}", said(&*session));
    assert_eq!(guide(&*session).about, "step 2 of 7");
    for _ in 0..2 {
        session.pick(0, Instant::now()).expect("a resource");
    }
    assert_eq!(guide(&*session).about, "step 4 of 7");
    pick(&mut *session, "Take the initiative");
    assert!(said(&*session).contains("You took the initiative"), "{}", said(&*session));
    assert!(said(&*session).contains("this is the regroup phase"), "{}", said(&*session));
    assert!(!said(&*session).contains("You take turns"), "{}", said(&*session));
}

/// During free play a short text states the task, beside what the other player did and what was lost.
#[test]
fn free_play_keeps_its_task_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(services(folder.path()));
    desk.press("L Enter k 1 1 p");
    assert!(desk.screen().contains("ROUND 1  ACTION"), "{}", desk.screen());
    desk.press("p");
    assert!(desk.screen().contains("ROUND 1  REGROUP"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("All is ready again"), "{}", desk.screen());
    desk.press("p");
    assert!(desk.screen().contains("A card may become a resource. With 6 resources"), "{}", desk.screen());
}

/// What is said in free play is true at the table: nobody without a ready unit is told to attack, and a leader is
/// mentioned as long as it can be deployed, and no longer.
#[test]
fn what_the_first_game_says_is_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = begun(&mut services(folder.path()), &Wanted::Lesson("first-game".to_owned()));
    let mut seen = [0; 4];
    for _ in 0..MOST {
        let Some(decision) = &session.visible().view().decision else { break };
        let offered = |verb: Verb| decision.options.iter().position(|option| option.verb == verb);
        let [attack, deploy, resource] = [Verb::Attack, Verb::Deploy, Verb::Resource].map(offered);
        let text = said(&*session);
        assert!(!text.contains(": pass") || offered(Verb::Pass).is_some(), "nobody can pass: {text}");
        let short = decision.kind == DecisionKind::Action && !text.contains("All is ready again");
        if short && guide(&*session).about == "step 7 of 7" {
            assert_eq!(text.contains("Attack with what is ready"), attack.is_some() && deploy.is_none(), "{text}");
            assert_eq!(text.contains("Luke can be deployed"), deploy.is_some(), "{text}");
            let kind = usize::from(attack.is_some()) + 2 * usize::from(deploy.is_some());
            seen[kind] += 1;
        }
        let deployed = session.visible().view().seats[0].leaders[0].deployed;
        assert!(!(deployed && text.contains("deploy Luke")), "{text}");
        // The leader is deployed late, to show how long it is mentioned.
        let late = session.visible().view().seats[0].resources.len() > 6;
        let play = decision.options.iter().position(|option| option.verb == Verb::Play && !option.only_costs());
        let picked = deploy.filter(|_| late).or(play).or(attack).or(resource).unwrap_or(0);
        session.pick(picked, Instant::now()).expect("it is an option");
    }
    assert!(seen.iter().take(3).all(|count| *count > 0), "ready units, none, and a leader to deploy: {seen:?}");
}

/// Actions are told as in any other game: with their effects.
#[test]
fn a_lesson_tells_what_came_of_an_action() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = begun(&mut services(folder.path()), &Wanted::Lesson("first-game".to_owned()));
    let mut told = 0;
    for _ in 0..MOST {
        let Some(decision) = &session.visible().view().decision else { break };
        let news = guide(&*session).news.clone();
        let log = session.log();
        for action in &news {
            let at = log.iter().rposition(|line| line.text == action.head || action.head.starts_with(&line.text));
            let begins = at.expect("it stands in the log");
            let rest = log[begins + 1..].iter().take_while(|line| !line.weight.begins()).count();
            assert_eq!(Narration::of(&log[begins..begins + 1 + rest]).as_ref(), Some(action));
            told += usize::from(action.head == "Bob uses Darth Vader" && !action.parts.is_empty());
        }
        let attack = decision.options.iter().position(|option| option.verb == Verb::Attack);
        let play = decision.options.iter().position(|option| option.verb == Verb::Play && !option.only_costs());
        session.pick(attack.or(play).unwrap_or(0), Instant::now()).expect("it is an option");
    }
    assert!(told > 0, "Bob uses Darth Vader, and its effect is told");
}
