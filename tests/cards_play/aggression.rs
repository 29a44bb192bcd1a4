//! Aggression.

use crate::position::play;

#[test]
fn sor_129_admiral_ozzel() {
    play(
        "ann: res 2; hand Seasoned Shoretrooper, Wampa; ground Admiral Ozzel
         bob: ground Yoda (exhausted)
         ann uses Ozzel > Shoretrooper
         => bob decides
         bob picks yes
         => options Yoda, Ozzel, Shoretrooper
         bob picks Yoda
         => Shoretrooper: ready; Yoda: ready; Ozzel: exhausted",
    );
}

#[test]
fn sor_130_first_legion_snowtrooper() {
    play(
        "ann: ground First Legion Snowtrooper
         bob: ground Battlefield Marine (1 damage), Yoda
         ann attacks Marine with Snowtrooper
         => Marine: gone; bob: base 2",
    );
    play(
        "ann: ground First Legion Snowtrooper
         bob: ground Yoda
         ann attacks Yoda with Snowtrooper
         => Yoda: 2 damage; bob: base 0; Snowtrooper: 2/3",
    );
}

#[test]
fn sor_131_fifth_brother() {
    play(
        "ann: ground Fifth Brother (1 damage), Yoda
         bob: ground Wampa
         => Fifth Brother: Raid 1
         ann attacks bob's base with Fifth Brother > yes > Wampa
         => Fifth Brother: 2 damage; Wampa: 1 damage; bob: base 4",
    );
}

#[test]
fn sor_132_imperial_interceptor() {
    play(
        "ann: res 4; hand Imperial Interceptor
         bob: space Alliance X-Wing; ground Yoda
         ann plays Interceptor
         => options X-Wing, Interceptor, decline
         ann picks X-Wing
         => X-Wing: gone",
    );
}

#[test]
fn sor_133_seventh_sister() {
    play(
        "ann: ground Seventh Sister
         bob: ground Cell Block Guard, Wampa; space Alliance X-Wing
         ann attacks bob's base with Seventh Sister
         => options Guard, Wampa, decline; bob: base 3
         ann picks Wampa
         => Wampa: 3 damage",
    );
}

#[test]
fn sor_134_ruthless_raider() {
    play(
        "ann: res 6; hand Ruthless Raider
         bob: ground Wampa
         ann plays Ruthless Raider
         => Wampa: 2 damage; bob: base 2",
    );
    play(
        "ann: res 5; hand Vanquish; ground Yoda
         bob: space Ruthless Raider
         ann plays Vanquish > Raider
         => Yoda: 2 damage; ann: base 2",
    );
}

#[test]
fn sor_135_emperor_palpatine() {
    play(
        "ann: res 8; hand SOR_135; ground Underworld Thug
         bob: ground Wampa, Yoda
         ann plays SOR_135 > Wampa > Wampa > Yoda > Yoda > Yoda > Yoda
         => Wampa: 2 damage; Yoda: gone; Palpatine: Overwhelm; bob decides",
    );
}

#[test]
fn sor_136_vaders_lightsaber() {
    play(
        "ann: leader Darth Vader (deployed); res 2; hand Vader's Lightsaber
         bob: ground Yoda; space Alliance X-Wing
         ann plays Vader's Lightsaber on Vader
         => options Yoda, Vader, decline
         ann picks Yoda
         => Yoda: gone; Vader: 8/9",
    );
    play(
        "ann: res 2; hand Vader's Lightsaber; ground Wampa
         ann plays Vader's Lightsaber
         => Wampa: 7/6; bob to act",
    );
}

#[test]
fn sor_137_fallen_lightsaber() {
    play(
        "ann: ground Yoda (Fallen Lightsaber), Underworld Thug
         bob: ground Wampa, Battlefield Marine; space Alliance X-Wing
         ann attacks bob's base with Yoda > \"Restore\"
         => Wampa: 1 damage; Marine: 1 damage; X-Wing: undamaged; Thug: undamaged; bob: base 5",
    );
    play(
        "ann: ground Wampa (Fallen Lightsaber)
         bob: ground Battlefield Marine
         ann attacks bob's base with Wampa
         => Marine: undamaged; bob: base 7",
    );
}

#[test]
fn sor_138_force_lightning() {
    play(
        "ann: res 4; hand Force Lightning; ground Yoda
         bob: ground Chewbacca
         ann plays Force Lightning > Chewbacca > 2
         => Chewbacca: no Sentinel, 4 damage; ann: 1 ready
         next round
         => Chewbacca: Sentinel",
    );
    play(
        "ann: res 4; hand Force Lightning
         bob: ground Wampa
         ann plays Force Lightning
         => Wampa: no Overwhelm, undamaged; ann: 3 ready",
    );
}

#[test]
fn sor_139_force_choke() {
    play(
        "ann: res 2; hand Force Choke; ground Yoda
         bob: ground Wampa, AT-ST
         ann plays Force Choke for 1
         => options Yoda, Wampa
         ann picks Wampa
         => Wampa: gone; bob: hand 1; ann: hand 0",
    );
    play("ann: res 2; hand Force Choke\nbob: ground Wampa\nann plays Force Choke for 2\n=> bob: hand 1");
}

#[test]
fn sor_140_specforce_soldier() {
    play(
        "ann: res 1; hand SpecForce Soldier; ground Wampa
         bob: ground Cell Block Guard
         ann plays SpecForce Soldier > Guard
         bob passes
         => ann can attack bob's base with Wampa
         next round
         => ann can't attack bob's base with Wampa (9.2d)",
    );
}

#[test]
fn sor_141_green_squadron_a_wing() {
    play("ann: space Green Squadron A-Wing\nann attacks with A-Wing\n=> bob: base 3; A-Wing: 1/3");
}

#[test]
fn sor_142_sabine_wren() {
    play(
        "ann: ground Wampa
         bob: ground SOR_142, Yoda, Death Star Stormtrooper
         => ann can't attack SOR_142 with Wampa (9.2c)",
    );
    play("ann: ground Wampa\nbob: ground SOR_142, Yoda\n=> ann can attack SOR_142 with Wampa");
    play(
        "ann: ground SOR_142
         bob: ground Wampa, Yoda
         ann attacks Wampa with Sabine
         => options Wampa, ann's base, bob's base, decline
         ann picks bob's base
         => bob: base 1; Wampa: 2 damage",
    );
}

#[test]
fn sor_143_fighters_for_freedom() {
    play(
        "ann: res 9; hand Wampa, Open Fire, Yoda; ground Fighters for Freedom
         ann plays Wampa > bob's base
         => bob: base 1
         bob passes
         ann plays Open Fire > Wampa > decline
         => bob: base 1; Fighters: Saboteur",
    );
}

#[test]
fn sor_144_red_three() {
    play(
        "ann: ground Battlefield Marine, Wampa; space Red Three\n=> Marine: Raid 1; Wampa: no Raid; Red Three: Raid 1",
    );
}

#[test]
fn sor_145_k_2so() {
    play(
        "ann: res 5; hand Vanquish, Wampa
         bob: ground K-2SO
         ann plays Vanquish > bob: option 1
         => ann: base 3, hand 1",
    );
    play(
        "ann: res 5; hand Vanquish, Wampa, Yoda
         bob: ground K-2SO
         => K-2SO: Overwhelm
         ann plays Vanquish > bob: option 2
         => ann decides
         ann picks Yoda
         => ann: base 0, hand 1, discard 2",
    );
}

#[test]
fn sor_146_zeb_orrelios() {
    play(
        "ann: ground Zeb Orrelios
         bob: ground Battlefield Marine, Wampa; space Alliance X-Wing
         ann attacks Marine with Zeb
         => options Zeb, Wampa, decline
         ann picks Wampa
         => Wampa: 4 damage",
    );
    play(
        "ann: ground Zeb Orrelios
         bob: ground AT-ST
         ann attacks AT-ST with Zeb
         => Zeb: gone; bob to act",
    );
}

#[test]
fn sor_147_black_one() {
    play("ann: res 6; hand Black One, Wampa, Yoda\nann plays Black One > yes\n=> ann: hand 3, discard 2");
    play("ann: res 6; hand Black One, Wampa\nann plays Black One > no\n=> ann: hand 1, discard 0");
    play(
        "ann: res 5; hand Vanquish
         bob: space Black One
         ann plays Vanquish > bob: yes
         => bob: hand 3",
    );
}

#[test]
fn sor_148_guerilla_attack_pod() {
    play("ann: res 6; hand Guerilla Attack Pod\nbob: base 15\nann plays Guerilla Attack Pod\n=> Pod: ready, Grit");
    play(
        "ann: base 14; res 6; hand Guerilla Attack Pod\nbob: base 14\nann plays Guerilla Attack Pod\n=> Pod: exhausted",
    );
}

#[test]
fn sor_149_mace_windu() {
    play(
        "ann: res 7; hand Mace Windu
         bob: ground Battlefield Marine
         ann plays Mace Windu > yes
         => Marine: gone; Mace: ready, 3 damage, Ambush",
    );
    play(
        "ann: ground Mace Windu
         bob: ground AT-ST
         ann attacks AT-ST with Mace
         => Mace: exhausted, 6 damage",
    );
}

#[test]
fn sor_150_heroic_sacrifice() {
    play(
        "ann: res 1; hand Heroic Sacrifice; ground Battlefield Marine
         ann plays Heroic Sacrifice
         => bob: base 5; Marine: gone; ann: hand 1",
    );
}

#[test]
fn sor_151_karabast() {
    play(
        "ann: res 2; hand Karabast; ground Wampa (3 damage)
         bob: ground AT-ST
         ann plays Karabast
         => AT-ST: 4 damage; Wampa: 3 damage",
    );
}

#[test]
fn sor_152_for_a_cause_i_believe_in() {
    play(
        "ann: res 3; hand For a Cause I Believe In; deck Yoda, Wampa, Battlefield Marine, R2-D2, Filler
         ann plays For a Cause I Believe In
         => bob: base 3; ann decides; options Yoda, Wampa, Marine, R2-D2, done
         ann picks Wampa > done > top Yoda > top R2-D2
         => top of ann's deck is Yoda; ann: deck 4, discard 2",
    );
}

#[test]
fn sor_153_saw_gerrera() {
    play(
        "ann: res 3; hand Open Fire
         bob: ground Saw Gerrera
         ann plays Open Fire
         => ann: base 2; Saw: gone",
    );
}

#[test]
fn sor_154_rallying_cry() {
    play(
        "ann: res 3; hand Rallying Cry; ground Wampa; space Green Squadron A-Wing
         ann plays Rallying Cry
         => Wampa: Raid 2; A-Wing: Raid 4
         all pass
         => Wampa: no Raid",
    );
}

#[test]
fn sor_155_aggression() {
    play(
        "ann: res 4; hand Aggression; ground Yoda (exhausted)
         bob: ground Wampa (Shield, Entrenched)
         ann plays Aggression > option 2 > Shield > Entrenched > option 4 > Wampa
         => Wampa: 4 damage, no upgrades",
    );
    play(
        "ann: res 4; hand Aggression; ground Yoda (exhausted), Wampa (exhausted)
         ann plays Aggression > option 1 > option 3
         => Yoda: ready; Wampa: exhausted; ann: hand 1",
    );
}

#[test]
fn sor_156_benthic_two_tubes() {
    play(
        "ann: ground SOR_156, Wampa, Yoda
         ann attacks bob's base with SOR_156
         => Wampa: Raid 2; Yoda: no Raid; bob: base 2",
    );
}

#[test]
fn sor_157_cantina_braggart() {
    play("ann: ground Cantina Braggart\nann attacks with Braggart\n=> bob: base 2; Braggart: 0/3");
}

#[test]
fn sor_158_jedha_agitator() {
    play(
        "ann: leader Anybody (deployed); ground Jedha Agitator
         bob: ground Cell Block Guard; space Alliance X-Wing
         ann attacks bob's base with Agitator > Guard
         => Guard: 2 damage; bob: base 2",
    );
    play("ann: ground Jedha Agitator\nann attacks with Agitator\n=> bob: base 2; bob to act; Agitator: Saboteur");
}

#[test]
fn sor_159_partisan_insurgent() {
    play("ann: ground Partisan Insurgent, Wampa\n=> Insurgent: Raid 2");
    play("ann: ground Partisan Insurgent, Yoda\n=> Insurgent: no Raid");
}

#[test]
fn sor_160_wolffe() {
    play(
        "ann: base 5; res 2; hand Wolffe
         bob: base 5; ground Yoda
         ann plays Wolffe
         bob attacks Wolffe with Yoda
         => bob: base 5; Wolffe: gone",
    );
    play(
        "ann: base 5; res 1; hand Repair; ground Wolffe
         ann attacks with Wolffe
         bob passes
         ann plays Repair > ann's base
         => ann: base 5; bob: base 3",
    );
}

#[test]
fn sor_161_ardent_sympathizer() {
    play("ann: initiative; ground Ardent Sympathizer\n=> Sympathizer: 5/3");
    play("ann: ground Ardent Sympathizer\nbob: initiative\n=> Sympathizer: 3/3");
}

#[test]
fn sor_162_disabling_fang_fighter() {
    play(
        "ann: res 3; hand Disabling Fang Fighter; ground Yoda (Experience)
         bob: ground Wampa (Shield)
         ann plays Disabling Fang Fighter > Shield
         => Wampa: no upgrades; Yoda: Experience",
    );
    play(
        "ann: res 3; hand Disabling Fang Fighter\nbob: ground Wampa (Shield)\nann plays Fang > decline\n=> Wampa: Shield",
    );
}

#[test]
fn sor_163_star_wing_scout() {
    play(
        "ann: res 3; hand Open Fire
         bob: initiative; space Star Wing Scout
         ann plays Open Fire
         => bob: hand 2",
    );
    play("ann: initiative; res 3; hand Open Fire\nbob: space Star Wing Scout\nann plays Open Fire\n=> bob: hand 0");
}

#[test]
fn sor_164_wampa() {
    play(
        "ann: ground Wampa\nbob: ground Crafty Smuggler\nann attacks Smuggler with Wampa\n=> bob: base 2; Wampa: 2 damage",
    );
}

#[test]
fn sor_165_occupier_siege_tank() {
    play("ann: ground Occupier Siege Tank (2 damage)\n=> Tank: 7/4, Grit");
}

#[test]
fn sor_166_infiltrators_skill() {
    play(
        "ann: ground Wampa (Infiltrator's Skill)
         bob: ground Cell Block Guard (Shield)
         => Wampa: Saboteur, 5/6
         ann attacks Guard with Wampa
         => Guard: gone; bob: base 2",
    );
}

#[test]
fn sor_167_force_throw() {
    play(
        "ann: res 1; hand Force Throw; ground Yoda
         bob: hand Swoop Racer, Open Fire; ground Wampa
         ann plays Force Throw > bob > bob: Swoop Racer > Wampa
         => Wampa: 3 damage; bob: hand 1",
    );
    play(
        "ann: res 1; hand Force Throw
         bob: hand Swoop Racer; ground Wampa
         ann plays Force Throw > bob
         => Wampa: undamaged; bob: hand 0",
    );
}

#[test]
fn sor_168_precision_fire() {
    play(
        "ann: res 1; hand Precision Fire; ground Battlefield Marine
         bob: ground Cell Block Guard
         ann plays Precision Fire > bob's base
         => bob: base 5",
    );
    play("ann: res 1; hand Precision Fire; ground Yoda\nann plays Precision Fire\n=> bob: base 2");
}

#[test]
fn sor_169_keep_fighting() {
    play(
        "ann: res 2; hand Keep Fighting; ground Battlefield Marine (exhausted), Wampa (exhausted)
         ann plays Keep Fighting
         => Marine: ready; Wampa: exhausted",
    );
}

#[test]
fn sor_170_power_failure() {
    play(
        "ann: res 2; hand Power Failure; ground Yoda (Shield)
         bob: ground Wampa (Shield x2, Entrenched)
         ann plays Power Failure > Wampa > Entrenched > Shield #1 > done
         => Wampa: Shield, no Entrenched; Yoda: Shield",
    );
}

#[test]
fn sor_171_mission_briefing() {
    play("ann: res 3; hand Mission Briefing\nann plays Mission Briefing > bob\n=> bob: hand 2; ann: hand 0");
}

#[test]
fn sor_172_open_fire() {
    play("ann: res 3; hand Open Fire\nbob: ground Wampa\nann plays Open Fire\n=> Wampa: 4 damage");
}

#[test]
fn sor_173_bombing_run() {
    play(
        "ann: res 5; hand Bombing Run; space Alliance X-Wing
         bob: ground Wampa; space Avenger
         ann plays Bombing Run > option 2
         => Avenger: 3 damage; X-Wing: gone; Wampa: undamaged",
    );
}

#[test]
fn sor_174_smoke_and_cinders() {
    play(
        "ann: res 5; hand Smoke and Cinders, Wampa, Yoda, Open Fire
         bob: hand Wampa, Yoda, Open Fire, Repair
         ann plays Smoke and Cinders > Wampa > bob: Wampa > bob: Repair
         => ann: hand 2, discard 2; bob: hand 2, discard 2",
    );
}

#[test]
fn sor_175_forced_surrender() {
    play(
        "ann: res 6; hand Forced Surrender; ground Wampa
         bob: hand Yoda, Wampa, Open Fire
         ann attacks with Wampa
         bob passes
         ann plays Forced Surrender > bob: Yoda > bob: Wampa
         => ann: hand 2; bob: hand 1",
    );
    play(
        "ann: res 6; hand Forced Surrender\nbob: hand Yoda, Wampa\nann plays Forced Surrender\n=> ann: hand 2; bob: hand 2",
    );
}
