//! Rulings on single cards, beyond what each card's own position shows.

use crate::position::play;

#[test]
fn sor_011_power_counts_modifiers() {
    play(
        "ann: leader SOR_011; ground Battlefield Marine (exhausted, Experience), Yoda (exhausted)
         ann uses Inquisitor
         => Yoda: ready, 2 damage; Marine: exhausted",
    );
}

#[test]
fn sor_013_any_card_of_yours_deals_your_damage() {
    play(
        "ann: leader Cassian Andor; res 9; hand Ruthless Raider; ground 2-1B Surgical Droid
         bob: ground Wampa
         ann attacks bob's base with 2-1B > decline
         bob passes
         ann plays Ruthless Raider for 8
         bob passes
         ann uses Cassian
         => ann: hand 1, 0 ready; bob: base 3",
    );
}

#[test]
fn sor_016_looks_at_the_start() {
    play(
        "ann: leader SOR_016; deck Filler x2, Wampa, Yoda; res 6
         bob: deck Filler x2, AT-ST, Yoda
         next round
         => logged ann looks at Wampa > ann looks at AT-ST; ann to act; ann: deck 2",
    );
}

#[test]
fn sor_016_deployed() {
    play(
        "ann: leader SOR_016 (deployed); deck Swoop Racer
         bob: ground Battlefield Marine, Wampa; deck AT-ST
         ann attacks bob's base with Thrawn > yes > bob
         => options Marine, Wampa, Thrawn
         ann picks Wampa
         => Wampa: exhausted; bob: base 3; logged bob reveals AT-ST",
    );
}

#[test]
fn sor_129_ready_before_when_played() {
    play(
        "ann: res 4; hand Death Trooper; ground Admiral Ozzel
         bob: ground Wampa (exhausted)
         ann uses Ozzel > Death Trooper > bob: yes > bob: Wampa > Ozzel
         => logged Wampa is readied > Death Trooper's ability triggers; Wampa: 2 damage",
    );
}

#[test]
fn sor_179_deployed_leader_entered_this_round() {
    play(
        "ann: ground SOR_179
         bob: leader Anybody; res 5; ground Cell Block Guard
         ann passes
         bob deploys Anybody
         ann passes
         bob attacks ann's base with Anybody
         ann attacks Guard with SOR_179
         => Guard: gone",
    );
}

#[test]
fn sor_187_one_or_none() {
    play(
        "ann: res 7; hand I Had No Choice
         bob: ground Wampa
         ann plays I Had No Choice > Wampa
         => bob: hand 1, deck 6",
    );
    play(
        "ann: res 7; hand I Had No Choice
         bob: ground Wampa
         ann plays I Had No Choice > done
         => Wampa: in play",
    );
}

#[test]
fn sor_203_power_with_modifiers() {
    play(
        "ann: res 4; hand Cunning
         bob: ground Wampa (Experience), Yoda
         ann plays Cunning > option 1
         => Yoda: in bob's hand; Wampa: in play",
    );
}

#[test]
fn sor_045_defeated_own_turn_draw_none() {
    play(
        "ann: ground Yoda (3 damage); base 3
         bob: ground Wampa
         ann attacks Wampa with Yoda > done
         => ann: hand 0; bob: hand 0; ann: base 1",
    );
}

#[test]
fn sor_015_own_exhausted_leader_no_trigger() {
    play(
        "ann: leader SOR_015 (exhausted); res Filler (exhausted) x2; ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         => ann: 0 ready, leader exhausted; bob to act",
    );
}

#[test]
fn sor_167_force_throw_on_oneself() {
    play(
        "ann: res 1; hand Force Throw, AT-ST; ground Yoda
         bob: ground Wampa
         ann plays Force Throw > ann > Wampa
         => Wampa: gone; ann: hand 0, discard 2",
    );
}

#[test]
fn sor_101_can_return_only_2() {
    play(
        "ann: res 6; hand Rogue Squadron Skirmisher; discard Wampa
         ann plays Skirmisher
         => ann: hand 0",
    );
}

#[test]
fn sor_138_vs_leader() {
    play(
        "ann: res 4; hand Force Lightning
         bob: leader Chirrut Îmwe (deployed, 6 damage)
         ann plays Force Lightning
         => Chirrut: gone",
    );
}

#[test]
fn sor_173_shielded() {
    play(
        "ann: res 5; hand Bombing Run
         bob: ground Wampa (Shield), Yoda
         ann plays Bombing Run > option 1
         => Wampa: undamaged, no Shield; Yoda: 3 damage",
    );
}

#[test]
fn sor_089_second_round() {
    play(
        "ann: space Relentless
         bob: res 9; hand Open Fire, Repair; base 6
         ann passes
         bob plays Open Fire
         => Relentless: undamaged
         next round
         => bob: base 6
         ann passes
         bob plays Repair
         => bob: base 6",
    );
}

#[test]
fn sor_139_yoda_dies() {
    play(
        "ann: res 1; hand Force Choke; ground Yoda
         ann plays Force Choke > Yoda > done
         => Yoda: gone; ann: hand 1",
    );
}

#[test]
fn sor_056_bendu_neutral_upgrade() {
    play(
        "ann: res 2; hand Resilient; ground Bendu
         ann attacks with Bendu
         bob passes
         ann plays Resilient for 0 on Bendu
         => Bendu: 4/10",
    );
}

#[test]
fn sor_034_two_taxes() {
    play(
        "ann: ground Del Meeko
         bob: res 9; hand Recruit; ground Saw Gerrera
         ann passes
         bob plays Recruit for 2
         => bob: base 0",
    );
}

#[test]
fn sor_122_bounced() {
    play(
        "ann: res 8; hand Traitorous, Waylay
         bob: ground Yoda
         ann plays Traitorous
         bob passes
         ann plays Waylay
         => Yoda: in bob's hand; Traitorous: in ann's discard",
    );
}

#[test]
fn sor_150_no_units() {
    play(
        "ann: res 1; hand Heroic Sacrifice
         ann plays Heroic Sacrifice
         => ann: hand 1; bob to act",
    );
}

#[test]
fn sor_085_shoot() {
    play(
        "ann: ground Rukh (5 damage)
         bob: ground AT-ST
         ann attacks AT-ST with Rukh
         => Rukh: gone; AT-ST: gone",
    );
}

#[test]
fn sor_149_twice() {
    play(
        "ann: ground Mace Windu
         bob: ground Battlefield Marine, Underworld Thug
         ann attacks Marine with Mace
         => Mace: ready
         bob passes
         ann attacks Thug with Mace
         => Mace: ready, 5 damage",
    );
}

#[test]
fn sor_146_dies() {
    play(
        "ann: ground Zeb Orrelios
         bob: ground Syndicate Lackeys
         ann attacks Lackeys with Zeb
         => Zeb: gone; Lackeys: gone; bob to act",
    );
}

#[test]
fn sor_110_sentinel() {
    play(
        "ann: space Frontline Shuttle; ground Wampa (exhausted)
         bob: ground Cell Block Guard, Yoda
         ann uses Shuttle
         => Guard: gone; bob: base 1; Yoda: undamaged",
    );
}

#[test]
fn sor_099_leader_only() {
    play(
        "ann: res 4; hand Bright Hope; leader Anybody (deployed)
         ann plays Bright Hope
         => Anybody: in play; ann: hand 0; bob to act",
    );
}

#[test]
fn sor_170_choose_own() {
    play(
        "ann: res 2; hand Power Failure
         bob: ground Wampa
         ann plays Power Failure
         => bob to act",
    );
}

#[test]
fn sor_200_empty_hand() {
    play(
        "ann: res 2; hand Spark of Rebellion
         ann plays Spark of Rebellion
         => bob to act; ann: discard 1",
    );
}

#[test]
fn sor_174_fewer() {
    play(
        "ann: res 5; hand Smoke and Cinders
         bob: hand Wampa, Yoda
         ann plays Smoke and Cinders
         => bob: hand 2; bob to act",
    );
}

#[test]
fn sor_152_none() {
    play(
        "ann: res 3; hand For a Cause I Believe In; deck Wampa, AT-ST
         ann plays For a Cause I Believe In > done > top Wampa
         => bob: base 0; top of ann's deck is Wampa; ann: deck 2",
    );
}

#[test]
fn sor_119_empty_deck() {
    play(
        "ann: base 9; ground Reinforcement Walker; deck none
         ann attacks with Reinforcement Walker > option 2
         => bob: base 6; ann: base 6, discard 0",
    );
}

#[test]
fn sor_223_over() {
    play(
        "ann: res 4; hand Don't Get Cocky; deck Yoda, Yoda, Yoda, Wampa
         bob: space Avenger
         ann plays Don't Get Cocky > yes > yes > done
         => Avenger: undamaged; ann: deck 4",
    );
}

// rules 9.5b and 14.5
#[test]
fn sor_088_gives_excess_damage_when_it_is_dealt() {
    play(
        "ann: ground Blizzard Assault AT-AT
         bob: ground Alert Guard, Battlefield Marine
         ann attacks Alert Guard with AT-AT
         => AT-AT: 2 damage; Alert Guard: undamaged; options Marine, decline
         ann picks Marine
         => AT-AT: 2 damage; Alert Guard: gone; Marine: gone; bob to act",
    );
    // Whoever dies of what is dealt first deals nothing and is asked nothing.
    play(
        "ann: ground Blizzard Assault AT-AT (8 damage)
         bob: ground Alert Guard, Battlefield Marine
         ann attacks Alert Guard with AT-AT
         => AT-AT: gone; Alert Guard: undamaged; bob to act",
    );
}
