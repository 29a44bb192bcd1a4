//! The notation means what it says, and fails where it must.

use super::play;
use crate::player::ground::{GROUND, book, library};
use crate::player::session::Sitting;
use crate::player::table::{run, view};
use crate::player::texts::entries;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::notation::{Step, read};
use swu_view::Verb;

/// Why a text fails.
#[track_caller]
fn fails(text: &str) -> String {
    match run(text) {
        Ok(_) => panic!("this should fail:{text}"),
        Err(failure) => failure.what,
    }
}

#[test]
fn set_up_act_expect() {
    play(
        "ann: res 3; hand Open Fire; ground Battlefield Marine
         bob: base 4; ground Wampa (2 damage, Shield), Cell Block Guard (exhausted)
         => Wampa: 4/5, 2 damage, Shield, ready; Guard: exhausted; bob: base 4, deck 6; ann: 3 ready, has Open Fire in hand
         ann plays Open Fire for 3 on Wampa
         => Wampa: 2 damage, no Shield; ann: 0 ready, 3 resources, discard 1, hand 0
         => Open Fire: in ann's discard; logged ann plays Open Fire for 3 > A Shield token on Wampa prevents 4 damage; bob to act",
    );
}

#[test]
fn what_may_not_be_done_is_told_with_its_rule() {
    play(
        "ann: res 2; hand Open Fire; ground Battlefield Marine
         bob: ground Wampa, Cell Block Guard
         => ann can't play Open Fire (5.1); ann can attack Guard with Marine; ann can't attack Wampa with Marine (9.2d)
         => ann can't attack bob's base with Marine (9.2d); ann can't deploy Anybody (4.2b); ann can pass",
    );
}

#[test]
fn lists_of_one_are_picked_by_themselves_but_never_an_action() {
    play(
        "ann: ground Battlefield Marine
         ann attacks with Marine
         => bob: base 3; bob to act
         all pass
         => regroup phase; ann decides; options Filler x2, decline
         ann picks decline
         bob picks decline
         => round 3; ann to act; Marine: ready",
    );
}

#[test]
fn failures_tell_the_line_the_reason_and_the_position() {
    let why = fails("ann: ground Wampa\nann attacks with Wampa\n=> bob: base 3");
    assert_eq!(
        why,
        "bob: base 3\nnot so: bob: base 3: base 3: 4\n\n\
         round 2, Action phase, initiative Some(Seat(0))\n\
         ann: leader Anybody (ready); base Anywhere (0 damage); res 0 ready of 0; hand none; deck 6; discard none\n  \
         Ground Wampa (4/5, 0 damage, exhausted, Overwhelm 1)\n\
         bob: leader Anybody (ready); base Anywhere (4 damage); res 0 ready of 0; hand none; deck 6; discard none\n\
         bob decides: Choose an action [Action]\n  Initiative Take the initiative \n  Pass Pass \n  \
         not Deploy Anybody: deploying needs 5 resources, there are 0 (4.2b)\n",
    );
}

#[test]
fn what_is_ambiguous_or_unknown_fails() {
    assert!(fails("ann: ground Wampo").starts_with("line 1, column 13: no unit is called Wampo"));
    assert!(fails("ann: ground Wampa x2\nann attacks bob's base with Wampa").contains("2 fit: say which one"));
    assert!(fails("bob passes").contains("it is not that player's action"));
    assert!(
        fails("ann: res 3; hand Open Fire\nbob: ground Wampa, Yoda\nann plays Open Fire > bob: Wampa")
            .contains("ann decides")
    );
    assert!(fails("ann: ground Wampa\n=> ann can't attack with Wampa (9.2a)").contains("it can be done"));
    assert!(
        fails("ann: ground Wampa (exhausted)\n=> ann can't attack with Wampa (9.2d)").contains("the rule told is 9.2a")
    );
    assert!(fails("=> not logged nothing; logged nothing").contains("the log is"));
    assert!(
        fails("ann: ground Wampa, Yoda; res 3; hand Open Fire\nann plays Open Fire\n=> options Wampa").contains("Yoda")
    );
    assert!(fails("ann: hmm 3").contains("hmm is not a zone"));
    play("ann: ground Wampa x2\nann attacks with Wampa #2\n=> Wampa #1: ready; Wampa #2: exhausted");
}

#[test]
fn a_failure_tells_its_line() {
    let line = |text: &str| run(text).err().map(|failure| failure.line);
    assert_eq!(line("ann: ground Wampa\n\nann attacks with Wampa\n=> bob: base 3"), Some(4));
    assert_eq!(line("// Nobody.\nann: ground Wampo"), Some(2));
    assert_eq!(line("ann: ground Wampa\n=> bob: base 0"), None);
}

#[test]
fn a_file_of_texts_is_cut_into_entries() {
    let file = "// All about it.\n\n## sor_001_one\n// rule 1.1\nann: res 1\n=> ann: 1 ready\n\nann: res 2\n// Two.\n\n\n\
                ## sor_002_two\nbob: res 3\n";
    let read = entries("tests/plays/sor/command.txt", file).expect("it is a file of texts");
    let read: Vec<_> = read.iter().map(|entry| (entry.name.as_str(), entry.heading(), &entry.texts[..])).collect();
    let text = |line: usize, text: &str| (line, text.to_owned());
    assert_eq!(
        read,
        [
            (
                "sor::command::sor_001_one",
                "sor_001_one",
                &[text(5, "ann: res 1\n=> ann: 1 ready\n"), text(8, "ann: res 2\n// Two.\n")][..]
            ),
            ("sor::command::sor_002_two", "sor_002_two", &[text(13, "bob: res 3\n")][..]),
        ]
    );
}

#[test]
fn what_is_wrong_with_a_file_of_texts_is_told_with_its_line() {
    let wrong = |text: &str| entries("a.txt", text).expect_err("it is wrong");
    assert_eq!(wrong("ann: res 1\n"), "a.txt:1: a text stands below a heading");
    assert_eq!(wrong("## One\nann: res 1\n"), "a.txt:1: a heading is small letters, numbers and _");
    assert_eq!(wrong("## one\n ann: res 1\n"), "a.txt:2: space at the edge of the line");
    assert_eq!(wrong("## one\nann: res 1\n\n## one\n"), "a.txt:4: another entry has this heading");
    assert_eq!(wrong("## one\n// Later.\n\n## two\nann: res 1\n"), "a.txt: there is no text below one");
}

/// A position in a game, and at a table.
fn laid(text: &str) -> (Game, Sitting) {
    let read = read(text, library(), GROUND).expect("it can be read");
    let game = Game::scenario(book(), &read.scenario, 1, &mut Log::default()).expect("it can be laid");
    (game, Sitting::begin(&read.scenario).expect("it can be laid at a table"))
}

#[test]
fn a_session_that_shows_or_saves_another_game_is_found() {
    let (mut game, mut sitting) = laid("ann: ground Wampa; deck Yoda, AT-ST, Filler x4");
    let pass = view(&game).decision.and_then(|it| it.options.iter().position(|option| option.verb == Verb::Pass));
    let pass = pass.expect("ann can pass");
    assert_eq!(sitting.compare(&game), Ok(()));
    game.choose(book(), pass, &mut Log::default()).expect("it is an option");
    let why = sitting.compare(&game).expect_err("ann has not passed in the session");
    assert!(why.starts_with("the session shows something else: "), "{why}");
    assert_eq!(sitting.follow(&[Step::Option(pass)]), Ok(()));
    assert_eq!(sitting.compare(&game), Ok(()));
    assert_eq!(sitting.saved(&game), Ok(()));
    let (mut other, _) = laid("ann: ground Wampa; deck AT-ST, Yoda, Filler x4");
    other.choose(book(), pass, &mut Log::default()).expect("it is an option");
    assert_eq!(sitting.compare(&other), Ok(()), "a deck is closed");
    let why = sitting.saved(&other).expect_err("the decks differ");
    assert!(why.contains("the game is another one than when it was saved"), "{why}");
    let why = sitting.follow(&[Step::Option(99)]).expect_err("there is no such option");
    assert_eq!(why, "the session refuses Option(99): There is no such choice.");
}
