//! The notation says what it says, and fails where it must.

use super::play;
use super::table::run;

/// The reason why a text fails.
#[track_caller]
fn fails(text: &str) -> String {
    match run(text) {
        Ok(_) => panic!("this should fail:{text}"),
        Err(why) => why,
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
    assert!(fails("ann: hmm 3").contains("hmm is no zone"));
    play("ann: ground Wampa x2\nann attacks with Wampa #2\n=> Wampa #1: ready; Wampa #2: exhausted");
}
