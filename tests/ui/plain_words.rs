//! Sentences of line mode in real positions that a newcomer was in doubt about.

use super::fake::{Fake, Stage, services};
use super::fixtures::duel;
use super::previews::seen;
use crate::cli::support::run_with;
use lines::table::TableLines;
use screen::game::voice::Detail;
use seats::Seat;
use std::time::{Duration, Instant};
use swu_rules::look::Eyes;
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_screen::lines::parse::{Request, understand};
use swu_screen::voice_of;
use swu_view::{EndReason, Over, PhaseView, View};

fn of_ann(position: &str, picks: &[&str]) -> (View, Labels) {
    let view = seen(position, picks, Eyes::Of(Seat(0)));
    let mut labels = Labels::default();
    labels.update(&view);
    (view, labels)
}

fn told(said: &str, view: &View, labels: &Labels) -> String {
    match understand(said, view, labels) {
        Ok(Request::Pick(option, rest)) => {
            format!("{} | {rest}", view.decision.as_ref().expect("a decision").options[option].label)
        }
        Ok(Request::Told(text)) => text,
        Err(why) => why.to_string(),
        Ok(other) => format!("{other:?}"),
    }
}

/// The answers to these lines, where each is answered by a pick of the next stage.
fn talk(views: Vec<View>, lines: &[&str]) -> (Vec<Vec<String>>, Vec<String>) {
    let (fake, asked) = Fake::new(views.into_iter().map(Stage::plain).collect(), duel::log());
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let mut table = TableLines::new(voice_of(Box::new(fake)));
    let mut now = Instant::now();
    table.opening(&services, now);
    let mut answers = Vec::new();
    for line in lines {
        now += Duration::from_secs(1);
        answers.push(table.line(line, &services, now).lines);
    }
    let asked = asked.borrow().clone();
    (answers, asked)
}

const BEGUN: &str = "ann: ground Wampa\nbob: ground Battlefield Marine; space TIE Advanced";

#[test]
fn the_whole_sentence_of_an_attack_is_understood_where_it_is_begun() {
    let (view, labels) = of_ann(BEGUN, &["\"Attack with Wampa\""]);
    let letter = labels.of(view.seats[0].units[0].uid).expect("a letter");
    for said in ["base", "attack base", "attack wampa base", "attack with wampa bob base"] {
        assert!(told(said, &view, &labels).starts_with("Bob's base ("), "{said}: {}", told(said, &view, &labels));
    }
    assert!(told(&format!("attack {letter} base"), &view, &labels).starts_with("Bob's base ("));
    assert_eq!(told("attack wampa marine", &view, &labels), "Battlefield Marine | ");
    assert!(told("attack wampa nobody", &view, &labels).contains("You may: "));
    assert!(narrate::keys(&view, &labels).contains("base"), "{}", narrate::keys(&view, &labels));
}

#[test]
fn base_is_a_base_even_where_a_unit_has_the_word_in_its_name() {
    let near = "ann: ground Wampa\nbob: ground Echo Base Engineer, Battlefield Marine";
    let (view, labels) = of_ann(near, &["\"Attack with Wampa\""]);
    for said in ["base", "bob base", "attack base", "attack wampa base", "attack with wampa bob base"] {
        assert!(told(said, &view, &labels).starts_with("Bob's base ("), "{said}: {}", told(said, &view, &labels));
    }
    for said in ["echo base engineer", "echo base", "engineer"] {
        assert_eq!(told(said, &view, &labels), "Echo Base Engineer | ", "{said}");
    }
    let looked = |said: &str| told(said, &view, &labels);
    assert_eq!(looked("look base"), looked("look ann base"));
    assert_ne!(looked("look bob base"), looked("look echo base engineer"));
}

#[test]
fn a_base_is_named_once_and_so_is_the_attacker() {
    let (view, labels) = of_ann(BEGUN, &["\"Attack with Wampa\""]);
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    assert!(!said[0].contains("(Wampa)"), "{said:#?}");
    let base = said.iter().find(|line| line.contains(". Bob's base (")).expect("the base");
    assert!(base.ends_with("): 30 to 26") && base.matches("Bob").count() == 1, "{base}");
    assert!(said.iter().any(|line| line.starts_with("Cannot choose TIE Advanced (")), "{said:#?}");
}

#[test]
fn who_cannot_attack_is_the_subject_of_the_sentence() {
    let (view, labels) = of_ann("ann: ground Wampa (exhausted)\nbob: ground R2-D2", &[]);
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    assert!(said.iter().any(|line| line.starts_with("Wampa (a) cannot attack: it is exhausted.")), "{said:#?}");
}

#[test]
fn what_does_nothing_says_why_where_its_text_tells() {
    let position = "ann: res 9; hand Surprise Strike, Waylay; ground Wampa (exhausted)\nbob:";
    let (view, labels) = of_ann(position, &[]);
    let why = told("why play surprise", &view, &labels);
    assert!(why.contains("would change, as there is no unit that could attack; only its cost"), "{why}");
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    let strike = said.iter().find(|line| line.contains("Surprise Strike")).expect("it can be played");
    assert!(strike.ends_with(": does nothing now, as there is no unit that could attack"), "{strike}");
    let (view, labels) = of_ann("ann: res 9; hand Waylay\nbob:", &[]);
    let why = told("why play waylay", &view, &labels);
    assert!(why.contains("as there is nothing that it could choose"), "{why}");
    let (view, labels) = of_ann("ann: res 9; hand Repair; ground Wampa\nbob:", &["\"Play Repair\""]);
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    assert!(said.iter().any(|line| line.contains("does nothing now, as nothing that it could heal")), "{said:#?}");
}

#[test]
fn enemies_come_first_where_something_is_hurt_and_the_own_side_is_asked_about() {
    let position = "ann: res 9; hand Vanquish; ground Wampa, R2-D2\nbob: ground Battlefield Marine, C-3PO";
    let (view, labels) = of_ann(position, &["\"Play Vanquish\""]);
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    let names: Vec<&str> = said[1..].iter().filter_map(|line| line.split(['.', '(']).nth(1)).map(str::trim).collect();
    assert_eq!(names, ["Battlefield Marine", "C-3PO", "Wampa", "R2-D2"], "{said:#?}");
    assert_eq!(told("1", &view, &labels), "Battlefield Marine | ", "the numbers are those that were read");
    let (answers, asked) = talk(vec![view.clone(), duel::public()], &["3", "no", "3", "yes"]);
    assert!(answers[0][0].starts_with("This is your own, and an enemy could be chosen instead."), "{answers:#?}");
    assert_eq!(answers[1][0], "Nothing was done.");
    assert_eq!(asked, ["pick Wampa"]);
    let (_, asked) = talk(vec![view, duel::public()], &["1"]);
    assert_eq!(asked, ["pick Battlefield Marine"], "an enemy is hurt without a question");
}

#[test]
fn nobody_is_asked_where_only_the_own_side_can_be_chosen_or_gains() {
    let position = "ann: res 9; hand Vanquish; ground Wampa, R2-D2\nbob:";
    let (view, _) = of_ann(position, &["\"Play Vanquish\""]);
    assert_eq!(talk(vec![view, duel::public()], &["1"]).1, ["pick Wampa"]);
    let position = "ann: res 9; hand Jedi Lightsaber; ground Wampa\nbob: ground Battlefield Marine";
    let (view, _) = of_ann(position, &["\"Play Jedi Lightsaber\""]);
    let (answers, asked) = talk(vec![view, duel::public()], &["1"]);
    assert_eq!(asked.len(), 1, "{answers:#?}");
}

#[test]
fn undo_answers_a_question_with_no_and_other_words_drop_it() {
    let mut view = duel::public();
    view.seats[1].passed = true;
    for said in ["undo", "back", "cancel", "no", "n"] {
        let (answers, asked) = talk(vec![view.clone(), duel::public()], &["pass", said]);
        assert!(answers[0][0].ends_with("Say yes or no."), "{answers:#?}");
        assert_eq!(answers[1][..2], ["Nothing was done.", "Ann, choose an action."], "{said}");
        assert_eq!(asked, Vec::<String>::new(), "{said}");
    }
    let (answers, asked) = talk(vec![view, duel::public()], &["pass", "recap", "yes"]);
    assert!(answers[1][0] == "Nothing was done." && answers[1][1].starts_with("Fact "), "{answers:#?}");
    assert_eq!(asked, Vec::<String>::new(), "yes answers no question that was dropped");
}

#[test]
fn why_answers_a_verb_alone_and_what_is_somebody_elses() {
    let position = "ann: leader SOR_005 (deployed); ground Wampa (exhausted)\nbob: ground R2-D2";
    let (view, labels) = of_ann(position, &[]);
    let deploy = told("why deploy", &view, &labels);
    assert!(deploy.starts_with("Cannot deploy Luke Skywalker ("), "{deploy}");
    let attack = told("why attack", &view, &labels);
    assert!(attack.contains("Wampa (") && attack.contains(" cannot attack: it is exhausted."), "{attack}");
    assert_eq!(told("why pass", &view, &labels), "It can be done: Pass.");
    assert_eq!(told("why attack r2-d2", &view, &labels), "No. R2-D2 is Bob's.");
    assert_eq!(told("why use luke", &view, &labels), "No. Luke Skywalker has nothing that can be used now.");
    assert_eq!(told("why play luke", &view, &labels), "No. Luke Skywalker is in play already.");
}

#[test]
fn who_has_no_unit_is_told_why_nothing_attacks() {
    let (view, labels) = of_ann("ann: res 2\nbob: ground R2-D2", &[]);
    assert_eq!(told("why attack", &view, &labels), "No. There is no unit that could attack.");
}

#[test]
fn what_an_event_gives_is_said_to_come_from_the_event() {
    let position = "ann: res 9; hand Surprise Strike; ground Wampa\nbob: ground R2-D2";
    let (view, _) = of_ann(position, &["\"Play Surprise\"", "Wampa"]);
    assert!(view.lasting.iter().any(|line| line.ends_with("from Surprise Strike")), "{:?}", view.lasting);
    let wampa = &view.seats[0].units[0];
    assert!(wampa.reasons.iter().any(|reason| reason.from == "Surprise Strike"), "{:?}", wampa.reasons);
    assert!(wampa.reasons.iter().all(|reason| reason.from != "Wampa"), "{:?}", wampa.reasons);
}

#[test]
fn whose_abilities_come_first_is_asked_with_what_waits() {
    let position = "ann: ground Wanted Insurgents\nbob: ground Wanted Insurgents";
    let (view, labels) = of_ann(position, &["\"Attack with Wanted\"", "Wanted"]);
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    let waits = |line: &&String| line.contains(": Wanted Insurgents: ");
    assert_eq!(said.iter().filter(waits).count(), 2, "{said:#?}");
    let brief = narrate::decision(&view, &labels, Detail::Brief, false);
    assert_eq!(brief[1..], ["1. Ann", "2. Bob"]);
}

#[test]
fn who_gave_up_is_named_where_it_is_one() {
    let (mut view, labels) = of_ann("ann: ground Wampa\nbob:", &[]);
    view.over = Some(Over { winners: vec![Seat(0)], reason: EndReason::Conceded });
    let said = narrate::decision(&view, &labels, Detail::Full, false);
    assert!(said[0].ends_with(" Bob gave up."), "{said:#?}");
}

#[test]
fn a_draw_says_whether_bases_fell_or_effects_had_no_end() {
    let (mut view, labels) = of_ann("ann: ground Wampa\nbob:", &[]);
    view.over = Some(Over { winners: Vec::new(), reason: EndReason::Draw });
    let reason = |view: &View| narrate::decision(view, &labels, Detail::Full, false).join(" ");
    assert!(reason(&view).contains("without anybody's choice"), "rule 28.3: {}", reason(&view));
    view.seats.iter_mut().for_each(|side| side.base.damage = side.base.hp);
    assert!(reason(&view).contains("were defeated at once"), "rule 24.2: {}", reason(&view));
}

#[test]
fn nobody_is_to_act_when_the_game_is_over() {
    let (mut view, _) = of_ann("ann: ground Wampa\nbob:", &[]);
    view.phase = PhaseView::Over;
    assert!(narrate::moment(&view).ends_with(", the game is over."), "{}", narrate::moment(&view));
}

#[test]
fn who_has_the_initiative_and_whether_it_was_taken_is_said_in_words() {
    let (mut view, _) = of_ann("ann: ground Wampa\nbob:", &[]);
    view.initiative.seat = Some(Seat(1));
    view.initiative.taken = false;
    assert!(narrate::moment(&view).ends_with("Bob has the initiative; nobody has taken it this round."));
    view.initiative.taken = true;
    assert!(narrate::moment(&view).ends_with("Bob has taken the initiative."));
}

/// Cards of a hand keep their numbers, so once the first was put down the others begin at 2.
#[test]
fn a_number_that_is_gone_is_answered_with_those_there_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = ["--plain", "play", "--deck", "sor-luke", "--deck", "sor-vader", "--name", "Ann", "--bot", "2=random"];
    let ran = run_with(folder.path(), &[&game[..], &["--seed", "7"]].concat(), "1\n1\n1\n");
    assert!(ran.out.contains("1 is not among the numbers. You may: 2, 3, 4, 5, 6."), "{}", ran.out);
}
