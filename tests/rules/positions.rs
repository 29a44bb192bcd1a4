//! Rules of the digest in single positions, beside the numbered cases.

use crate::position::play;

// rule 17.4
#[test]
fn who_lost_all_abilities_does_not_gain_saboteur_for_an_attack() {
    play(
        "ann: res 2; hand Force Lightning, Precision Fire; ground Wampa
         bob: ground Cell Block Guard, Battlefield Marine
         ann plays Force Lightning > Wampa
         bob passes
         ann plays Precision Fire > Wampa
         => Cell Block Guard: gone; Marine: undamaged; bob: base 0",
    );
    play(
        "ann: res 1; hand Precision Fire; ground Wampa
         bob: ground Cell Block Guard, Battlefield Marine
         ann plays Precision Fire > Wampa
         => options Cell Block Guard, Marine, bob's base",
    );
}

// rule 14.4
#[test]
fn every_shield_of_a_batch_is_used_up_once() {
    for units in 1..=40 {
        play(&format!(
            "ann: res 5; hand Bombing Run
             bob: ground Consular Security Force (Shield x2) x{units}
             ann plays Bombing Run > option 1
             => Consular #1: Shield x1, undamaged; Consular #{units}: Shield x1, undamaged; bob: units {units}",
        ));
    }
}

// rules 19.5 and 2.6
#[test]
fn who_enters_play_ready_is_rescued_ready() {
    play(
        "ann: res 5; hand Bombing Run
         bob: ground Underworld Thug (guards Millennium Falcon, guards Wampa)
         ann plays Bombing Run > option 1
         => Millennium Falcon: ready; Wampa: exhausted",
    );
}

// rule 16.2
#[test]
fn the_active_player_names_whose_delayed_effects_come_first() {
    let position = "ann: res 2; hand Sneak Attack, Superlaser Technician; deck Wampa x8
         bob: res 6; hand Change of Heart; deck Wampa x8
         ann plays Sneak Attack > Superlaser Technician
         bob plays Change of Heart > Superlaser Technician
         all pass
         => regroup phase; ann decides; options ann, bob";
    // Bob's comes first: the card is Ann's again when it is defeated, and hers to put down.
    play(&format!("{position}\n ann picks bob > yes\n => ann: 3 resources; bob: 6 resources"));
    play(&format!("{position}\n ann picks ann > bob: yes\n => ann: 2 resources; bob: 7 resources"));
}

// rule 16.2
#[test]
fn their_maker_orders_delayed_effects() {
    play(
        "ann: res 4; hand Sneak Attack, Sneak Attack, Superlaser Technician, Mayfly; deck Wampa x8
         bob: ground Wampa; deck Wampa x8
         ann plays Sneak Attack > Superlaser Technician
         bob passes
         ann plays Sneak Attack > Mayfly
         all pass
         => regroup phase; ann decides; options \"Sneak Attack (Mayfly)\", \"Sneak Attack (Superlaser Technician)\"
         ann picks \"Sneak Attack (Mayfly)\"
         => Mayfly: gone",
    );
}

// rules 23.3, 24.2 and 11.15
#[test]
fn players_who_draw_together_fall_together() {
    play(
        "ann: res 5; hand Vanquish; ground Yoda; base 28; deck none
         bob: base 28; deck none
         ann plays Vanquish > Yoda > ann > bob
         => a draw",
    );
    play(
        "ann: res 5; hand Vanquish; ground Yoda; base 28; deck none
         bob: base 28; deck none
         ann plays Vanquish > Yoda > bob > done
         => ann wins",
    );
}

// rules 11.9 and 23.2
#[test]
fn players_who_discard_together_have_decided_before() {
    play(
        "ann: res 5; hand Smoke and Cinders, Wampa, Mayfly, Yoda
         bob: hand Wampa, Mayfly, Yoda
         ann plays Smoke and Cinders > Wampa
         => bob decides; options Wampa, Mayfly, Yoda; ann: hand 3, discard 1; not logged ann discards Wampa
         bob picks Mayfly
         => ann: hand 2, discard 2; bob: hand 2, discard 1; ann: has Mayfly in hand; bob: has Wampa in hand",
    );
}
