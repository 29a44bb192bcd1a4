//! C. Attack.

use crate::position::play;

// rule 9.2
#[test]
fn e050_with_nothing_to_attack_there_is_no_attack() {
    play(
        "ann: ground Wampa (Entrenched)
         => ann can't attack with Wampa (9.2)",
    );
    play(
        "ann: ground Wampa (Entrenched); res 1; hand Shoot First
         ann plays Shoot First
         => Wampa: ready; bob to act",
    );
}

// rule 9.2
#[test]
fn e051_an_attack_from_text_needs_a_ready_unit() {
    play(
        "ann: ground Wampa (exhausted); res 1; hand Shoot First
         ann plays Shoot First
         => bob: base 0; bob to act; Shoot First: in ann's discard",
    );
}

// rule 9.2
#[test]
fn e052_an_attack_from_text_is_compulsory() {
    play(
        "ann: ground Wampa, Yoda; res 1; hand Shoot First
         ann plays Shoot First
         => ann decides; options Wampa, Yoda",
    );
}

// rule 24.1
#[test]
fn e053_lethal_base_damage_ends_the_game_at_once() {
    play(
        "ann: ground Seventh Sister
         bob: base 27; ground Wampa
         ann attacks bob's base with Seventh Sister
         => ann wins; Wampa: undamaged; not logged Seventh Sister's ability triggers",
    );
}

// rule 12.4
#[test]
fn e054_in_a_trade_the_active_player_names_whose_triggers_come_first() {
    play(
        "ann: ground Vanguard Infantry (1 damage), Yoda
         bob: ground Vanguard Infantry (1 damage), Wampa
         ann attacks bob's Vanguard with Vanguard
         => ann's Vanguard: gone; bob's Vanguard: gone; ann decides; options ann, bob
         ann picks bob > bob: Wampa > Yoda
         => Wampa: Experience; Yoda: Experience",
    );
}

// rules 9.4d and 9.5
#[test]
fn e055_a_defender_killed_on_attack_takes_and_deals_no_combat_damage() {
    play(
        "ann: ground Ezra Bridger (Fallen Lightsaber)
         bob: ground Death Star Stormtrooper
         ann attacks Stormtrooper with Ezra
         => Stormtrooper: gone; Ezra: exhausted, undamaged; bob: base 0; ann decides; options option 1, option 2, option 3",
    );
}

// rule 9.4d
#[test]
fn e056_a_defender_killed_on_attack_lets_overwhelm_through_in_full() {
    play(
        "ann: ground Emperor Palpatine (Fallen Lightsaber)
         bob: ground Death Star Stormtrooper
         ann attacks Stormtrooper with Palpatine
         => Stormtrooper: gone; bob: base 9",
    );
}

// rule 18.3
#[test]
fn e057_overwhelm_hits_the_controller_not_the_owner() {
    play(
        "ann: ground Emperor Palpatine (Fallen Lightsaber)
         bob: ground Death Star Stormtrooper (owned by ann)
         ann attacks Stormtrooper with Palpatine
         => Stormtrooper: in ann's discard; bob: base 9; ann: base 0",
    );
}

// rules 9.4c and 9.5e
#[test]
fn e058_an_attacker_killed_on_attack_deals_nothing_and_ends_nothing() {
    play(
        "ann: ground Doomed Charger
         bob: ground Wampa
         ann attacks Wampa with Charger
         => Charger: gone; Wampa: undamaged; ann: hand 0; bob to act",
    );
}

// rule 9.3d
#[test]
fn e060_a_defender_that_changes_sides_leaves_the_attack() {
    play(
        "ann: ground Turncoat Maker
         bob: ground Wampa
         ann attacks Wampa with Turncoat Maker
         => Wampa: controlled by ann, undamaged; Maker: undamaged, exhausted; bob: base 0",
    );
}

// rule 9.3b
#[test]
fn e061_on_attack_and_when_attacked_share_a_window() {
    play(
        "ann: ground SOR_142
         bob: ground Chewbacca (exhausted)
         ann attacks Chewbacca with Sabine
         => ann decides; options ann, bob
         ann picks bob
         => Chewbacca: ready, undamaged; ann decides
         ann picks Chewbacca
         => Chewbacca: 3 damage",
    );
}

// rule 9.5b
#[test]
fn e062_who_strikes_first_and_kills_takes_nothing() {
    play(
        "ann: ground Battlefield Marine; res 1; hand Shoot First
         bob: ground Battlefield Marine
         ann plays Shoot First > bob's Marine
         => bob's Marine: gone; ann's Marine: undamaged",
    );
}

// rule 9.5b
#[test]
fn e063_a_surviving_defender_strikes_back_with_grit() {
    play(
        "ann: ground Battlefield Marine; res 1; hand Shoot First
         bob: ground Baze Malbus
         ann plays Shoot First > Baze
         => Baze: 4 damage; Marine: gone; logged Battlefield Marine takes 6 damage from Baze Malbus",
    );
}

// rule 9.5b
#[test]
fn e064_no_trigger_between_the_two_halves_of_combat_damage() {
    play(
        "ann: ground Battlefield Marine; res 1; hand Shoot First
         bob: ground Touchy Guard
         ann plays Shoot First > Touchy Guard
         => logged Touchy Guard takes 4 damage from Battlefield Marine > Battlefield Marine takes 2 damage from Touchy Guard > Touchy Guard's ability triggers
         => ann: base 1",
    );
}

// rule 9.5b
#[test]
fn e065_defeat_by_combat_damage_waits_for_the_whole_damage_step() {
    play(
        "ann: ground Rukh; res 1; hand Shoot First
         bob: ground Consular Security Force
         ann plays Shoot First > Consular Security Force
         => Rukh: 3 damage; Consular Security Force: gone",
    );
}

// rule 9.5e
#[test]
fn e066_completing_an_attack_needs_to_survive_it() {
    play(
        "ann: ground Ezra Bridger
         bob: ground Wampa
         ann attacks Wampa with Ezra
         => Ezra: gone; bob to act; not logged Ezra Bridger's ability triggers",
    );
}

// rule 9.5e
#[test]
fn e067_when_attack_ends_needs_no_survivor() {
    play(
        "ann: ground Last Shot
         bob: ground Wampa
         ann attacks Wampa with Last Shot
         => Last Shot: gone; ann decides
         ann picks Last Shot #1
         => bob: base 2; ann: hand 1",
    );
}

// rule 9.5d
#[test]
fn e068_bonuses_of_the_attack_are_over_when_it_has_ended() {
    play(
        "ann: ground Last Shot; res 2; hand Surprise Strike
         ann plays Surprise Strike
         => bob: base 7; logged bob's base takes 5 damage from Last Shot > bob's base takes 2 damage from Last Shot",
    );
}

// rule 9.3c
#[test]
fn e069_an_attack_inside_an_attack_is_resolved_first() {
    play(
        "ann: ground Cantina Braggart (Academy Training)
         bob: ground Swift Revenge, Battlefield Marine
         ann attacks Swift Revenge with Braggart > bob: Marine > bob: Braggart
         => logged Cantina Braggart takes 3 damage from Battlefield Marine > Swift Revenge takes 4 damage from Cantina Braggart
         => Marine: gone",
    );
}

// rule 12.6
#[test]
fn e070_the_first_of_two_attacks_is_over_before_the_second_attacker_is_chosen() {
    play(
        "ann: leader Leia Organa; ground Ezra Bridger, Rebel Pathfinder; deck Wampa, Yoda
         ann uses Leia > Ezra > bob's base
         => ann decides; options option 1, option 2, option 3
         ann picks option 2
         => Wampa: in ann's discard; ann decides; options Rebel Pathfinder, decline",
    );
}

// rule 11.12
#[test]
fn e071_the_second_attacker_is_another_unit() {
    play(
        "ann: ground Battlefield Marine; res 1; hand Rebel Assault
         ann plays Rebel Assault
         => bob: base 4; Marine: exhausted; bob to act",
    );
}

// rules 12.6, 16.3
#[test]
fn e073_what_a_draw_triggers_waits_for_the_attack_after_it() {
    play(
        "// The sacrifice is gone before the Experience token is given.
         ann: ground Battlefield Marine; res 1; hand Heroic Sacrifice; deck Wampa
         bob: ground JTL_111
         ann plays Heroic Sacrifice > base
         => logged Battlefield Marine is defeated; bob decides; options JTL_111, decline",
    );
}

// rule 9.5d
#[test]
fn e074_a_sacrifice_needs_combat_damage() {
    play(
        "ann: ground Battlefield Marine; res 1; hand Heroic Sacrifice
         ann plays Heroic Sacrifice
         => bob: base 5; Marine: gone; ann: hand 1",
    );
    play(
        "ann: ground Battlefield Marine; res 1; hand Heroic Sacrifice
         bob: ground Cell Block Guard (Shield)
         ann plays Heroic Sacrifice
         => Guard: no Shield; Marine: gone; ann: hand 1; not logged Cell Block Guard takes 5 damage from Battlefield Marine",
    );
    play(
        "ann: ground Jawa Scavenger; res 1; hand Heroic Sacrifice
         bob: ground Cantina Braggart (Shield)
         ann plays Heroic Sacrifice > Braggart
         => Jawa: gone; Braggart: gone",
    );
    play(
        "ann: ground Battlefield Marine; res 1; hand Heroic Sacrifice
         bob: ground Cantina Braggart (Shield)
         ann plays Heroic Sacrifice > Braggart
         => Marine: in play; Braggart: no Shield",
    );
}

// rule 9.6
#[test]
fn e078_a_kill_on_attack_counts_as_attacking_and_defeating() {
    play(
        "ann: ground Mace Windu (Fallen Lightsaber)
         bob: ground Death Star Stormtrooper
         ann attacks Stormtrooper with Mace
         => Stormtrooper: gone; Mace: ready, undamaged",
    );
}

// rule 9.1
#[test]
fn e079_what_is_given_for_the_attack_counts_for_its_target() {
    play(
        "ann: ground Battlefield Marine; res 1; hand Precision Fire
         bob: ground Cell Block Guard, Wampa
         => ann can't attack bob's base with Marine (9.2d)
         ann plays Precision Fire
         => options Guard, Wampa, bob's base
         ann picks bob's base
         => bob: base 5",
    );
}

// rule 14.4
#[test]
fn e080_no_damage_uses_no_shield() {
    play(
        "ann: ground Battlefield Marine (Shield)
         bob: ground Cantina Braggart
         ann attacks Braggart with Marine
         => Marine: Shield; Braggart: gone",
    );
}
