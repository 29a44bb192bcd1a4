//! G. Overwhelm, Raid, Grit, Restore, Sentinel, Saboteur, Shielded.

use crate::position::play;

// rule 18.3
#[test]
fn e155_overwhelm_spills_what_is_left() {
    play(
        "ann: ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         => Marine: gone; bob: base 1; Wampa: 3 damage",
    );
}

// rule 18.3
#[test]
fn e156_a_shield_leaves_nothing_to_spill() {
    play(
        "ann: ground Wampa
         bob: ground Battlefield Marine (Shield)
         ann attacks Marine with Wampa
         => Marine: no Shield, undamaged; bob: base 0",
    );
}

// rule 18.3
#[test]
fn e157_a_survivor_leaves_nothing_to_spill() {
    play(
        "ann: ground Wampa
         bob: ground Consular Security Force
         ann attacks Consular with Wampa
         => Consular: 4 damage; bob: base 0",
    );
}

// rule 18.3
#[test]
fn e158_overwhelm_does_nothing_on_defence() {
    play(
        "ann: ground Death Star Stormtrooper
         bob: ground Wampa
         ann attacks Wampa with Stormtrooper
         => Stormtrooper: gone; ann: base 0",
    );
}

// rule 14.5
#[test]
fn e159_who_is_not_defeated_leaves_no_excess() {
    play(
        "ann: ground Mercenary Company
         bob: leader Chirrut Îmwe (deployed, 3 damage)
         ann attacks Chirrut with Mercenary Company
         => Chirrut: 8 damage; bob: base 0",
    );
}

// rule 18.3
#[test]
fn e160_who_cannot_attack_bases_still_spills_on_them() {
    play(
        "ann: ground Wampa (Entrenched)
         bob: ground Battlefield Marine
         => ann can't attack bob's base with Wampa (9.2c)
         ann attacks Marine with Wampa
         => bob: base 4",
    );
}

// rule 18.3
#[test]
fn e161_the_spill_is_combat_damage_but_no_attack_on_the_base() {
    play(
        "ann: ground Spilling Brute; base 5
         bob: ground Battlefield Marine
         ann attacks Marine with Brute
         => bob: base 3; ann: base 4, hand 0",
    );
    play(
        "ann: ground Spilling Brute; base 5
         ann attacks with Brute
         => bob: base 6; ann: base 4, hand 1",
    );
}

// rule 18.3
#[test]
fn e162_two_uses_of_the_same_excess_are_a_choice() {
    play(
        "ann: ground Blizzard Assault AT-AT (Overwhelming Blade)
         bob: ground Battlefield Marine, Wampa
         ann attacks Marine with AT-AT > Wampa
         => bob: base 0; Wampa: gone",
    );
    play(
        "ann: ground Blizzard Assault AT-AT (Overwhelming Blade)
         bob: ground Battlefield Marine, Wampa
         ann attacks Marine with AT-AT > decline
         => bob: base 6; Wampa: undamaged",
    );
}

// rule 18.3
#[test]
fn e163_overwhelm_lost_before_the_damage_does_not_spill() {
    play(
        "ann: ground First Legion Snowtrooper (Academy Training x2)
         bob: ground Field Medic (1 damage)
         ann attacks Medic with Snowtrooper
         => Medic: gone; bob: base 0",
    );
    play(
        "ann: ground First Legion Snowtrooper (Academy Training x2)
         bob: ground Yoda (1 damage)
         ann attacks Yoda with Snowtrooper
         => Yoda: gone; bob: base 5",
    );
}

// rule 18.4
#[test]
fn e164_raid_adds_up_and_works_only_attacking() {
    play(
        "ann: space Green Squadron A-Wing, Red Three
         => A-Wing: 1/3, Raid 3
         ann attacks bob's base with A-Wing
         => bob: base 4; A-Wing: 1/3",
    );
    play(
        "ann: space Alliance X-Wing
         bob: space Green Squadron A-Wing
         ann attacks A-Wing with X-Wing
         => X-Wing: 1 damage",
    );
}

// rule 18.2
#[test]
fn e165_grit_counts_the_damage_before_combat() {
    play(
        "ann: ground Battlefield Marine
         bob: ground Baze Malbus (1 damage)
         ann attacks Baze with Marine
         => Marine: gone; Baze: 4 damage; logged Battlefield Marine takes 3 damage from Baze Malbus",
    );
}

// rule 18.2
#[test]
fn e166_damage_on_attack_raises_grit_in_time() {
    play(
        "ann: ground SOR_142
         bob: ground Baze Malbus
         ann attacks Baze with Sabine > Baze
         => logged Sabine Wren takes 3 damage from Baze Malbus",
    );
}

// rule 18.5
#[test]
fn e167_restore_adds_up_to_one_heal() {
    play(
        "ann: base 9; ground Regional Sympathizers; space Home One
         ann attacks bob's base with Regional Sympathizers
         => ann: base 6; logged 3 damage is healed from ann's base > bob's base takes 3 damage from Regional Sympathizers",
    );
}

// rule 18.5
#[test]
fn e168_restore_with_an_undamaged_base_does_nothing() {
    play(
        "ann: ground Regional Sympathizers
         ann attacks with Regional Sympathizers
         => ann: base 0; bob: base 3",
    );
}

// rule 18.7
#[test]
fn e169_of_two_sentinels_either_may_be_attacked() {
    play(
        "ann: ground Wampa
         bob: ground Cell Block Guard, Cloud City Wing Guard, Yoda; space Alliance X-Wing
         => ann can't attack Yoda with Wampa (9.2d); ann can't attack bob's base with Wampa (9.2d)
         => ann can't attack X-Wing with Wampa (9.2b)
         ann attacks with Wampa
         => options Cell Block Guard, Cloud City Wing Guard",
    );
}

// rule 18.7
#[test]
fn e170_a_space_sentinel_binds_a_space_attacker_that_reaches_the_ground() {
    play(
        "ann: space Strafing Gunship
         bob: ground Cell Block Guard, Yoda; space System Patrol Craft, Alliance X-Wing
         ann attacks with Strafing Gunship
         => options System Patrol Craft, Cell Block Guard; ann can't pick Yoda (9.2d)",
    );
}

// rule 18.7
#[test]
fn e171_a_ground_sentinel_does_not_bind_a_space_attacker() {
    play(
        "ann: space Strafing Gunship
         bob: ground Cell Block Guard, Yoda
         ann attacks with Strafing Gunship
         => options Cell Block Guard, Yoda, bob's base",
    );
}

// rule 1.3
#[test]
fn e172_a_sentinel_can_always_be_attacked() {
    play(
        "ann: ground Wampa
         bob: ground SOR_142, Yoda, Death Star Stormtrooper, Regional Governor
         => ann can't attack SOR_142 with Wampa (9.2c)",
    );
    play(
        "ann: ground Wampa
         bob: ground SOR_142 (Protector), Yoda, Death Star Stormtrooper, Regional Governor
         ann attacks SOR_142 with Wampa
         => SOR_142: gone",
    );
}

// rule 18.6
#[test]
fn e173_saboteur_passes_sentinels_and_breaks_every_shield() {
    play(
        "ann: ground Rogue Operative
         bob: ground Cell Block Guard (Shield x2), Yoda
         ann attacks with Rogue Operative
         => options Guard, Yoda, bob's base
         ann picks Guard
         => Guard: gone; Operative: 3 damage",
    );
}

// rule 17.4
#[test]
fn e174_a_lost_keyword_cannot_be_gained_while_the_loss_lasts() {
    play(
        "ann: res 1; hand SpecForce Soldier; ground Yoda
         bob: res 1; hand Protector; ground Cell Block Guard
         ann plays SpecForce Soldier > Guard
         bob plays Protector on Guard
         => Guard: no Sentinel, Protector; ann can attack bob's base with Yoda
         next round
         => Guard: Sentinel",
    );
}

// rule 17.4
#[test]
fn e175_a_condition_that_comes_back_does_not_bring_the_keyword_back() {
    play(
        "ann: res 1; hand SpecForce Soldier; space TIE/ln Fighter
         bob: res 1; hand Repair; ground Vigilant Honor Guards; space Alliance X-Wing
         => Honor Guards: Sentinel
         ann plays SpecForce Soldier > Honor Guards
         => Honor Guards: no Sentinel
         bob passes
         all pass
         ann picks decline
         bob picks decline
         => Honor Guards: Sentinel",
    );
    play(
        "ann: res 1; hand SpecForce Soldier
         bob: ground Baze Malbus
         ann plays SpecForce Soldier > Baze
         bob takes the initiative
         => Baze: no Sentinel; bob: has the initiative",
    );
}

// rule 17.7
#[test]
fn e176_the_same_keyword_twice_is_once() {
    play(
        "ann: res 1; hand Confiscate
         bob: ground Echo Base Defender (Protector)
         => Defender: Sentinel 1
         ann plays Confiscate
         => Defender: Sentinel 1, no upgrades",
    );
}

// rules 4.5a and 17.4
#[test]
fn e177_a_blank_unit_keeps_what_its_upgrade_says_of_it() {
    play(
        "ann: res 1; hand Force Lightning
         bob: ground Wampa (Entrenched)
         ann plays Force Lightning on Wampa
         => Wampa: 7/8, no Overwhelm; bob can't attack ann's base with Wampa (9.2)",
    );
}

// rule 17.4
#[test]
fn e178_a_blank_unit_gains_no_ability_from_an_upgrade() {
    play(
        "ann: res 1; hand Force Lightning
         bob: ground Wampa (Protector)
         ann plays Force Lightning on Wampa
         => Wampa: 5/6, no Sentinel, no Overwhelm",
    );
}

// rule 17.4
#[test]
fn e179_a_blank_unit_still_gets_power_and_hp() {
    play(
        "ann: res 1; hand Force Lightning
         bob: ground Battlefield Marine, General Dodonna
         ann plays Force Lightning on Marine
         => Marine: 4/4",
    );
}

// rule 17.2
#[test]
fn e180_a_unit_that_lives_by_its_own_text_dies_blank() {
    play(
        "ann: res 1; hand Force Lightning
         bob: res 5; ground 97th Legion
         => 97th Legion: 5/5
         ann plays Force Lightning
         => 97th Legion: in bob's discard",
    );
}
