//! Aggression.

use crate::position::play;

#[test]
fn twi_130_bo_katan_kryze() {
    play("ann: ground TWI_130, Wampa\n=> TWI_130: 2/3, no Overwhelm, no Saboteur");
    play("ann: ground TWI_130, Satine Kryze\n=> TWI_130: 2/3, Overwhelm, Saboteur");
    play("ann: ground TWI_130, Battle Droid\n=> TWI_130: 3/3, no Overwhelm");
}

#[test]
fn twi_131_oom_series_officer() {
    play(
        "ann: ground OOM-Series Officer
         bob: ground Wampa
         ann attacks Wampa with OOM-Series Officer
         => options ann's base, bob's base
         ann picks bob's base
         => bob: base 2",
    );
}

#[test]
fn twi_132_confederate_tri_fighter() {
    play(
        "ann: base 5; res 1; hand Repair; space Restored ARC-170
         bob: base 5; space Confederate Tri-Fighter; ground Wampa (3 damage)
         ann attacks bob's base with ARC-170
         => ann: base 5
         bob passes
         ann plays Repair > Wampa
         => Wampa: undamaged",
    );
    play(
        "ann: base 5; res 1; hand Repair; space Confederate Tri-Fighter
         ann plays Repair > ann's base
         => ann: base 5",
    );
}

#[test]
fn twi_134_asajj_ventress() {
    play(
        "ann: ground TWI_134, Battle Droid
         ann attacks bob's base with Battle Droid
         bob passes
         ann attacks bob's base with Asajj
         => bob: base 6; Asajj: 5/4
         next round
         => Asajj: 2/4",
    );
    play(
        "ann: ground TWI_134, Wampa
         ann attacks bob's base with Wampa
         bob passes
         ann attacks bob's base with Asajj
         => bob: base 6",
    );
    play("ann: res 2; hand TWI_134; ground Battle Droid\nann plays TWI_134 > Battle Droid\n=> ann: units 1, 0 ready");
}

#[test]
fn twi_136_squadron_of_vultures() {
    play(
        "ann: res 9; hand Squadron of Vultures; ground Battle Droid x3
         ann plays Squadron of Vultures > Battle Droid #1 > Battle Droid #1 > Battle Droid
         => ann: units 1, 9 ready",
    );
}

#[test]
fn twi_137_savage_opress() {
    play(
        "ann: res 7; hand Savage Opress
         bob: ground Wampa x2
         ann plays Savage Opress
         => Savage: ready",
    );
    play(
        "ann: res 7; hand Savage Opress
         bob: ground Wampa
         ann plays Savage Opress
         => Savage: exhausted",
    );
}

#[test]
fn twi_138_count_dooku() {
    play(
        "ann: res 8; hand Count Dooku; ground Wampa
         ann plays Count Dooku
         => ann: 1 ready",
    );
    play(
        "ann: res 4; hand TWI_138; ground Wampa (Experience), Battlefield Marine
         bob: ground AT-ST, Consular Security Force
         ann plays TWI_138 > Wampa > Marine > AT-ST > Consular
         => AT-ST: 5 damage; Consular: 3 damage; ann: units 1, 0 ready; TWI_138: Overwhelm",
    );
    play(
        "ann: res 8; hand TWI_138; ground Wampa
         bob: ground AT-ST
         ann plays TWI_138 > done
         => AT-ST: undamaged; ann: units 2, 0 ready",
    );
    play(
        "ann: res 6; hand TWI_138; ground Wampa
         bob: ground AT-ST
         ann plays TWI_138 > Wampa > decline
         => AT-ST: undamaged; ann: units 1",
    );
    play(
        "// All of it is dealt at once.
         ann: res 4; hand TWI_138; ground Wampa, Battlefield Marine
         bob: ground Battlefield Marine, AT-ST
         ann plays TWI_138 > Wampa > ann's Marine > bob's Marine
         => Marine: undamaged; options bob's Marine, AT-ST, decline
         ann picks bob's Marine
         => Marine: gone; AT-ST: undamaged",
    );
}

#[test]
fn twi_139_corner_the_prey() {
    play(
        "ann: res 1; hand Corner the Prey; ground Clone Trooper
         bob: ground AT-ST (4 damage)
         ann plays Corner the Prey > AT-ST
         => AT-ST: gone",
    );
    play(
        "ann: res 1; hand Corner the Prey; ground Clone Trooper
         bob: base 6
         ann plays Corner the Prey > bob's base
         => bob: base 8",
    );
}

#[test]
fn twi_140_self_destruct() {
    play(
        "ann: res 2; hand Self-Destruct; ground Battle Droid
         bob: ground Wampa
         ann plays Self-Destruct
         => Wampa: 4 damage; ann: units 0",
    );
    play(
        "ann: res 2; hand Self-Destruct
         bob: ground Wampa
         ann plays Self-Destruct
         => Wampa: undamaged",
    );
}

#[test]
fn twi_141_soldier_of_the_501st() {
    play("ann: ground Soldier of the 501st\nann attacks bob's base with Soldier\n=> bob: base 2");
}

#[test]
fn twi_142_anakins_interceptor() {
    play("ann: base 15; space Anakin's Interceptor\n=> Interceptor: 4/3");
    play("ann: base 14; space Anakin's Interceptor\nbob: base 20\n=> Interceptor: 2/3");
}

#[test]
fn twi_143_jyn_erso() {
    play(
        "ann: ground TWI_143, Wampa
         bob: ground Battle Droid
         => TWI_143: 3/2, no Saboteur
         ann attacks Battle Droid with Wampa
         => TWI_143: 4/2, Saboteur
         next round
         => TWI_143: 3/2, no Saboteur",
    );
}

#[test]
fn twi_144_batch_brothers() {
    play("ann: res 3; hand Batch Brothers\nann plays Batch Brothers\n=> ann: units 2; Clone Trooper: exhausted");
}

#[test]
fn twi_145_jesse() {
    play("ann: res 3; hand Jesse\nann plays Jesse\n=> bob: units 2; Jesse: Raid 1; Battle Droid #1: controlled by bob");
}

#[test]
fn twi_146_steela_gerrera() {
    play(
        "ann: res 4; hand Steela Gerrera; deck Wampa, Open Fire, Grim Resolve, Filler x6
         ann plays Steela Gerrera > yes
         => ann: base 2; options Open Fire, Grim Resolve, done
         ann picks Grim Resolve
         => ann: has Grim Resolve in hand, deck 8",
    );
    play(
        "ann: ground Steela Gerrera; deck Open Fire
         bob: ground Wampa
         ann attacks Wampa with Steela > no
         => ann: base 0, hand 0",
    );
}

#[test]
fn twi_147_anakin_skywalker() {
    play("ann: ground TWI_147, Battle Droid x2\nann attacks bob's base with Anakin\n=> ann: hand 1");
    play("ann: ground TWI_147, Battle Droid\nann attacks bob's base with Anakin\n=> ann: hand 0");
}

#[test]
fn twi_148_senatorial_corvette() {
    play(
        "ann: hand Wampa; space Senatorial Corvette (3 damage)
         bob: hand Yoda, AT-ST; space Alliance X-Wing
         ann attacks X-Wing with Corvette
         => bob decides
         bob picks Yoda
         => bob: hand 1, has Yoda in discard; ann: hand 1",
    );
}

#[test]
fn twi_149_low_altitude_gunship() {
    play(
        "ann: res 6; hand Low Altitude Gunship; ground Clone Trooper x2, Wampa
         bob: ground AT-ST
         ann plays Low Altitude Gunship
         => AT-ST: 3 damage; Gunship: Overwhelm",
    );
    play(
        "ann: res 6; hand Low Altitude Gunship; ground Clone Trooper x2
         bob: ground AT-ST (Shield)
         ann plays Low Altitude Gunship
         => AT-ST: undamaged, no Shield",
    );
}

#[test]
fn twi_150_saw_gerrera() {
    play(
        "ann: base 15; ground TWI_150, Yoda
         bob: ground Wampa, Battle Droid; space Alliance X-Wing
         ann attacks bob's base with Saw
         => Wampa: 1 damage; Battle Droid: gone; X-Wing: undamaged; Yoda: undamaged; bob: base 6",
    );
    play("ann: base 14; ground TWI_150\nbob: ground Wampa\nann attacks bob's base with Saw\n=> Wampa: undamaged");
}

#[test]
fn twi_151_resolute() {
    play(
        "ann: base 14; res 8; hand Resolute; ground Battle Droid
         bob: ground Battle Droid x2, Yoda (Shield), Wampa
         ann plays Resolute for 8 > bob's Battle Droid #1
         => bob: units 2; ann: units 2",
    );
    play(
        "ann: space Resolute
         bob: ground Yoda, Wampa
         ann attacks bob's base with Resolute > Wampa
         => Wampa: 2 damage",
    );
}

#[test]
fn twi_152_mace_windus_lightsaber() {
    play(
        "ann: res 2; hand Mace Windu's Lightsaber; ground Mace Windu, Wampa, AT-ST
         ann plays Mace Windu's Lightsaber
         => options Mace Windu, Wampa
         ann picks Mace Windu
         => ann: hand 2; Mace Windu: 7/9",
    );
    play("ann: res 2; hand Mace Windu's Lightsaber; ground Wampa\nann plays Mace Windu's Lightsaber\n=> ann: hand 0");
}

#[test]
fn twi_153_bold_resistance() {
    play(
        "ann: res 3; hand Bold Resistance; ground Battle Droid, Clone Trooper, Battlefield Marine, Wampa
         ann plays Bold Resistance > Battle Droid > Clone Trooper
         => options Marine, done
         ann picks Marine
         => Battle Droid: 3/1; Clone Trooper: 4/2; Marine: 5/3; Wampa: 4/5",
    );
}

#[test]
fn twi_154_mister_bones() {
    play(
        "ann: ground Mister Bones
         bob: ground Wampa; space Alliance X-Wing
         ann attacks bob's base with Mister Bones
         => options Mister Bones, Wampa, decline
         ann picks Wampa
         => Wampa: 3 damage",
    );
    play(
        "ann: hand Yoda; ground Mister Bones\nbob: ground Wampa\nann attacks bob's base with Mister Bones\n=> Wampa: undamaged; bob: base 3",
    );
}

#[test]
fn twi_155_twice_the_pride() {
    play("ann: res 2; hand Twice the Pride; ground Wampa\nann plays Twice the Pride\n=> Wampa: 8/5, 2 damage");
}

#[test]
fn twi_156_unlimited_power() {
    play(
        "ann: res 6; hand Unlimited Power
         bob: ground Wampa, AT-ST, Battlefield Marine; space Alliance X-Wing
         ann plays Unlimited Power > AT-ST > Wampa > Marine > X-Wing
         => AT-ST: 4 damage; Wampa: 3 damage; Marine: 2 damage; X-Wing: 1 damage",
    );
    play(
        "ann: res 6; hand Unlimited Power; ground Battle Droid
         bob: ground Battlefield Marine
         ann plays Unlimited Power > Battle Droid
         => ann: units 0; bob: units 0",
    );
}

#[test]
fn twi_157_disaffected_senator() {
    play(
        "ann: res 2; ground Disaffected Senator\nann uses Senator > bob's base\n=> bob: base 2; Senator: exhausted; ann: 0 ready",
    );
}

#[test]
fn twi_158_clone_heavy_gunner() {
    play("ann: ground Clone Heavy Gunner, Wampa x2\n=> Gunner: 3/3");
    play("ann: ground Clone Heavy Gunner, Wampa\n=> Gunner: 1/3");
}

#[test]
fn twi_159_dendups_loyalist() {
    play("ann: ground Dendup's Loyalist\n=> Loyalist: Overwhelm");
}

#[test]
fn twi_160_vanguard_droid_bomber() {
    play(
        "ann: res 2; hand Vanguard Droid Bomber; ground Battle Droid\nann plays Vanguard Droid Bomber\n=> bob: base 2",
    );
    play("ann: res 2; hand Vanguard Droid Bomber; ground Wampa\nann plays Vanguard Droid Bomber\n=> bob: base 0");
}

#[test]
fn twi_161_bold_recon_commando() {
    play(
        "ann: ground Bold Recon Commando
         bob: ground Cell Block Guard, Battle Droid (Shield)
         ann attacks Battle Droid with Commando
         => Battle Droid: gone",
    );
}

#[test]
fn twi_162_reckless_torrent() {
    play(
        "ann: res 3; hand Reckless Torrent; ground Wampa, Yoda
         bob: ground AT-ST; space Alliance X-Wing
         ann plays Reckless Torrent > Wampa
         => Wampa: 2 damage; AT-ST: 2 damage; X-Wing: undamaged",
    );
    play(
        "ann: res 3; hand Reckless Torrent; ground Wampa\nbob: ground AT-ST\nann plays Reckless Torrent\n=> bob to act",
    );
}

#[test]
fn twi_163_relentless_rocket_droid() {
    play("ann: ground Relentless Rocket Droid, Battle Droid\n=> Rocket Droid: 5/5");
    play("ann: ground Relentless Rocket Droid\n=> Rocket Droid: 3/5");
}

#[test]
fn twi_164_hevy() {
    play(
        "ann: ground Hevy (3 damage), Battle Droid x2
         bob: ground AT-ST, Battle Droid; space Alliance X-Wing
         => Hevy: Raid 2
         ann attacks AT-ST with Hevy
         => AT-ST: gone; bob: units 1; ann: units 2; X-Wing: undamaged",
    );
    play("ann: ground Hevy, Battle Droid\n=> Hevy: no Raid");
}

#[test]
fn twi_165_kit_fisto() {
    play(
        "ann: ground Kit Fisto, Yoda x1, Battle Droid
         bob: ground AT-ST; space Alliance X-Wing
         ann attacks bob's base with Kit Fisto
         => options Kit Fisto, Yoda, Battle Droid, AT-ST, decline
         ann picks AT-ST
         => AT-ST: 3 damage; Kit Fisto: Saboteur",
    );
}

#[test]
fn twi_166_aurra_sing() {
    play(
        "ann: ground Aurra Sing (exhausted)
         bob: ground Battle Droid; space Alliance X-Wing
         bob starts
         bob attacks ann's base with X-Wing
         => Aurra: exhausted
         ann passes
         bob attacks ann's base with Battle Droid
         => Aurra: ready",
    );
    play(
        "ann: ground Aurra Sing (exhausted), Yoda
         bob: ground Battle Droid
         bob starts
         bob attacks Yoda with Battle Droid
         => Aurra: exhausted",
    );
}

#[test]
fn twi_167_heavy_persuader_tank() {
    play(
        "ann: res 5; hand Heavy Persuader Tank; ground Battle Droid
         bob: ground AT-ST; space Alliance X-Wing
         ann plays Heavy Persuader Tank > Battle Droid
         => options Tank, AT-ST, decline
         ann picks AT-ST
         => AT-ST: 2 damage; ann: 0 ready",
    );
}

#[test]
fn twi_168_old_access_codes() {
    play(
        "ann: res 1; hand Old Access Codes; ground Wampa\nbob: ground Yoda x1, AT-ST\nann plays Old Access Codes > Wampa\n=> ann: hand 1",
    );
    play(
        "ann: res 1; hand Old Access Codes; ground Wampa\nbob: ground Yoda\nann plays Old Access Codes > Wampa\n=> ann: hand 0",
    );
}

#[test]
fn twi_169_clone_cohort() {
    play(
        "ann: ground Battle Droid (Clone Cohort)
         bob: ground AT-ST
         => Battle Droid: Raid 2
         ann attacks AT-ST with Battle Droid
         => AT-ST: 3 damage; Clone Trooper: controlled by ann",
    );
}

#[test]
fn twi_171_grenade_strike() {
    play(
        "ann: res 2; hand Grenade Strike
         bob: ground Clone Trooper, Battle Droid; space Alliance X-Wing
         ann plays Grenade Strike > Clone Trooper
         => Clone Trooper: gone; options Battle Droid, decline
         ann picks Battle Droid
         => Battle Droid: gone",
    );
}

#[test]
fn twi_172_grim_resolve() {
    play(
        "ann: res 2; hand Grim Resolve; ground Wampa (2 damage); leader Anybody (deployed)
         ann plays Grim Resolve > bob's base
         => bob: base 6; Wampa: no Grit",
    );
}

#[test]
fn twi_173_blood_sport() {
    play(
        "ann: res 3; hand Blood Sport; ground Wampa
         bob: ground Clone Trooper; space Alliance X-Wing
         ann plays Blood Sport
         => Wampa: 2 damage; Clone Trooper: gone; X-Wing: undamaged",
    );
}

#[test]
fn twi_175_strategic_analysis() {
    play("ann: res 5; hand Strategic Analysis\nann plays Strategic Analysis\n=> ann: hand 3");
}

#[test]
fn twi_176_caught_in_the_crossfire() {
    play(
        "ann: res 6; hand Caught in the Crossfire; ground Yoda
         bob: ground Wampa (Experience), AT-ST; space Alliance X-Wing
         ann plays Caught in the Crossfire > Wampa
         => Wampa: gone; AT-ST: 5 damage; Yoda: undamaged",
    );
}

#[test]
fn twi_177_guerilla_insurgency() {
    play(
        "ann: res 9; hand Guerilla Insurgency, Yoda; ground AT-ST
         bob: res 2; hand Yoda, Wampa, AT-ST; ground Wampa (1 damage); space Alliance X-Wing
         ann plays Guerilla Insurgency > resource > bob: resource > bob: Yoda > bob: Wampa
         => ann: 8 resources, hand 0; bob: 1 resources, hand 1; AT-ST: 4 damage; Wampa: gone; X-Wing: undamaged",
    );
}

#[test]
fn twi_178_planetary_invasion() {
    play(
        "ann: res 12; hand Planetary Invasion; ground Wampa (exhausted), AT-ST (exhausted), Battle Droid (exhausted), Yoda (exhausted)
         ann plays Planetary Invasion > done > Wampa > AT-ST > Battle Droid
         => Wampa: ready, 5/5, Overwhelm; AT-ST: ready, 7/7; Battle Droid: ready, 2/1, Overwhelm; Yoda: exhausted, 2/4",
    );
}

#[test]
fn twi_135_darth_maul() {
    play(
        "ann: ground TWI_135
         bob: ground Battlefield Marine, Cell Block Guard, Wampa
         ann attacks Guard with TWI_135
         => bob: units 2; TWI_135: 3 damage",
    );
    play(
        "ann: ground TWI_135
         bob: ground Battlefield Marine, AT-ST, Wampa; space Alliance X-Wing
         ann attacks Wampa with TWI_135
         => ann decides; options Battlefield Marine, AT-ST, done
         ann picks Battlefield Marine
         => Wampa: gone; Marine: gone; TWI_135: gone",
    );
    play(
        "ann: ground TWI_135
         bob: ground Battlefield Marine
         ann attacks bob's base with TWI_135
         => bob: base 5; TWI_135: undamaged",
    );
}
