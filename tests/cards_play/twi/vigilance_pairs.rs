//! Vigilance: cards with two icons.

use crate::position::play;

#[test]
fn twi_031_rune_haako() {
    play(
        "ann: res 2; hand Rune Haako; ground Battle Droid
         bob: ground Wampa
         ann attacks Wampa with Battle Droid
         bob passes
         ann plays Rune Haako
         => options Rune Haako, Wampa, decline
         ann picks Wampa
         => Wampa: 3/4",
    );
    play(
        "ann: res 2; hand Rune Haako
         bob: ground Wampa
         ann plays Rune Haako
         => bob to act; Wampa: 4/5",
    );
}

#[test]
fn twi_032_wartime_trade_official() {
    play(
        "ann: ground Wartime Trade Official
         bob: ground Wampa
         ann attacks Wampa with Wartime Trade Official
         => Battle Droid: controlled by ann, exhausted",
    );
}

#[test]
fn twi_033_calculating_magnaguard() {
    play("ann: ground Calculating MagnaGuard\n=> MagnaGuard: no Sentinel");
    play(
        "ann: res 3; hand Calculating MagnaGuard
         ann plays Calculating MagnaGuard
         => MagnaGuard: Sentinel
         next round
         => MagnaGuard: no Sentinel",
    );
    play(
        "ann: ground Calculating MagnaGuard, Battle Droid
         bob: ground Wampa, Battle Droid
         ann attacks bob's Battle Droid with MagnaGuard
         => MagnaGuard: no Sentinel
         bob passes
         ann attacks Wampa with Battle Droid
         => MagnaGuard: Sentinel",
    );
}

#[test]
fn twi_034_general_grievous() {
    play(
        "ann: leader TWI_002; ground TWI_034, Cell Block Guard; res 9; hand Mace Windu's Lightsaber, Fallen Lightsaber
         => ann can play Mace Windu's Lightsaber for 2; ann can play Fallen Lightsaber for 3
         ann plays Mace Windu's Lightsaber > Grievous
         => ann: 7 ready; Grievous: 6/6",
    );
    play(
        "ann: ground TWI_034 (Fallen Lightsaber x3, Jedi Lightsaber), Wampa
         bob: ground Wampa, Yoda, Battle Droid; space Alliance X-Wing x2
         ann attacks bob's base with Grievous > Wampa > Yoda > Battle Droid > Alliance X-Wing #1
         => bob: units 1; ann: units 2",
    );
    play(
        "ann: ground TWI_034 (Fallen Lightsaber x3)
         bob: ground Wampa x4
         ann attacks bob's base with Grievous
         => bob: units 4",
    );
}

#[test]
fn twi_035_morgan_elsbeth() {
    play(
        "ann: base 3; ground Morgan Elsbeth, Battle Droid, Wampa
         bob: ground Yoda
         ann attacks bob's base with Morgan > \"Restore 1\"
         => options Battle Droid, Wampa, decline
         ann picks Battle Droid
         => Battle Droid: gone; ann: hand 1, base 2",
    );
    play(
        "ann: ground Morgan Elsbeth, Battle Droid
         ann attacks bob's base with Morgan > \"Restore 1\" > decline
         => Battle Droid: in play; ann: hand 0",
    );
}

#[test]
fn twi_036_devastating_gunship() {
    play(
        "ann: res 5; hand Devastating Gunship; ground Battle Droid
         bob: ground Wampa (3 damage), Battlefield Marine, Clone Trooper
         ann plays Devastating Gunship
         => options Wampa, Clone Trooper
         ann picks Wampa
         => Wampa: gone; Gunship: Grit",
    );
}

#[test]
fn twi_037_droideka_security() {
    play(
        "ann: res 4; hand Droideka Security; ground Battle Droid
         ann plays Droideka Security > Battle Droid
         => Droideka: Sentinel; ann: units 1, 0 ready",
    );
}

#[test]
fn twi_038_providence_destroyer() {
    play(
        "ann: res 4; hand Providence Destroyer; ground Battle Droid x2
         ann plays Providence Destroyer > Battle Droid #1 > Battle Droid
         => ann: units 1, 0 ready",
    );
    play(
        "ann: space Providence Destroyer
         bob: space Alliance X-Wing, Restored ARC-170 (Experience); ground Wampa
         ann attacks bob's base with Providence
         => options X-Wing, ARC-170
         ann picks ARC-170
         => ARC-170: 1/2",
    );
}

#[test]
fn twi_039_malevolence() {
    play(
        "ann: res 9; hand Malevolence
         bob: ground AT-ST, Wampa
         ann plays Malevolence > AT-ST
         => AT-ST: 2/7; bob can attack ann's base with Wampa; bob can't attack ann's base with AT-ST (9.2); Malevolence: Restore 2
         next round
         ann passes
         => AT-ST: 6/7; bob can attack ann's base with AT-ST",
    );
}

#[test]
fn twi_040_a_fine_addition() {
    play(
        "ann: res 3; hand A Fine Addition, Academy Training; ground Wampa; discard Fallen Lightsaber, Yoda
         bob: ground Battle Droid; discard Devotion
         ann attacks Battle Droid with Wampa
         bob passes
         ann plays A Fine Addition
         => options Academy Training, Fallen Lightsaber, Devotion
         ann picks Devotion
         => Wampa: Devotion owned by bob; ann: 1 ready",
    );
    play(
        "ann: leader TWI_008; res 9; hand A Fine Addition; ground Wampa; discard Fallen Lightsaber
         bob: ground Battle Droid
         ann attacks Battle Droid with Wampa
         bob passes
         ann plays A Fine Addition for 4 > Fallen Lightsaber
         => Wampa: Fallen Lightsaber; ann: 2 ready",
    );
    play(
        "ann: res 3; hand A Fine Addition, Academy Training; ground Battle Droid
         bob: ground Wampa
         ann attacks Wampa with Battle Droid
         bob passes
         ann plays A Fine Addition
         => ann: hand 1, 3 ready; bob to act",
    );
}

#[test]
fn twi_041_lethal_crackdown() {
    play(
        "ann: res 4; hand Lethal Crackdown
         bob: ground Wampa (Experience), Yoda; leader Anybody (deployed)
         ann plays Lethal Crackdown
         => options Wampa, Yoda
         ann picks Wampa
         => Wampa: gone; ann: base 5",
    );
}

#[test]
fn twi_042_barriss_offee() {
    play(
        "ann: res 1; hand Repair; ground Barriss Offee, Wampa (2 damage), Battlefield Marine
         ann plays Repair > Wampa
         => Wampa: 5/5; Marine: 3/3
         next round
         => Wampa: 4/5",
    );
    play(
        "ann: res 1; hand Repair; ground Barriss Offee, Wampa
         ann plays Repair > Wampa
         => Wampa: 4/5",
    );
}

#[test]
fn twi_043_outspoken_representative() {
    play("ann: ground Outspoken Representative, Wampa\n=> Representative: no Sentinel");
    play(
        "ann: ground Outspoken Representative, Clone Trooper
         bob: ground Wampa
         => Representative: Sentinel
         ann attacks Wampa with Representative
         => Clone Trooper #2: exhausted; ann: units 2",
    );
}

#[test]
fn twi_044_kashyyyk_defender() {
    play(
        "ann: res 2; hand Kashyyyk Defender; ground Wampa (3 damage)
         bob: ground Yoda (1 damage)
         ann plays Kashyyyk Defender > Wampa > 2
         => Wampa: 1 damage; Defender: 2 damage, 2/5, Grit",
    );
    play(
        "ann: res 2; hand Kashyyyk Defender; ground Wampa (3 damage)
         bob: ground Yoda (1 damage)
         ann plays Kashyyyk Defender > Yoda > 1
         => Yoda: undamaged; Defender: 1 damage",
    );
}

#[test]
fn twi_045_41st_elite_corps() {
    play("ann: ground 41st Elite Corps, Wampa\n=> 41st Elite Corps: 3/3");
    play("ann: ground 41st Elite Corps, Wampa; space Alliance X-Wing\n=> 41st Elite Corps: 3/6");
    play(
        "ann: ground 41st Elite Corps (4 damage), Wampa, Battle Droid
         bob: ground Battlefield Marine
         ann attacks Marine with Battle Droid
         => 41st Elite Corps: gone",
    );
}

#[test]
fn twi_046_captain_typho() {
    play(
        "ann: res 3; hand Captain Typho; ground Wampa
         bob: ground Yoda
         ann plays Captain Typho
         => options Captain Typho, Wampa, Yoda
         ann picks Yoda
         => Yoda: Sentinel",
    );
    play(
        "ann: ground Captain Typho, Wampa
         ann attacks bob's base with Typho > Wampa
         => Wampa: Sentinel",
    );
}

#[test]
fn twi_047_satine_kryze() {
    play(
        "ann: ground Satine Kryze, Wampa (2 damage); deck Filler x9
         bob: deck Filler x9; ground Yoda
         ann uses Wampa
         => Wampa: exhausted; bob: deck 7, discard 2
         bob uses Yoda
         => ann: deck 7, discard 2
         ann uses Satine
         => bob: deck 4, discard 5; Satine: exhausted",
    );
}

#[test]
fn twi_048_obi_wans_aethersprite() {
    play(
        "ann: res 5; hand Obi-Wan's Aethersprite
         bob: space Alliance X-Wing, Restored ARC-170; ground Wampa
         ann plays Aethersprite > yes
         => options X-Wing, ARC-170
         ann picks X-Wing
         => X-Wing: 2 damage; Aethersprite: 1 damage",
    );
    play(
        "ann: space Obi-Wan's Aethersprite
         bob: space Alliance X-Wing, Restored ARC-170
         ann attacks bob's base with Aethersprite > no
         => Aethersprite: undamaged; bob: base 4",
    );
}

#[test]
fn twi_049_knight_of_the_republic() {
    play(
        "ann: ground Wampa
         bob: ground Knight of the Republic
         ann attacks Knight with Wampa
         => Clone Trooper: controlled by bob, exhausted; Knight: 4 damage",
    );
    play("ann: ground Wampa\nbob: ground Knight of the Republic\nann attacks bob's base with Wampa\n=> bob: units 1");
}

#[test]
fn twi_050_luminara_unduli() {
    play(
        "ann: base 9; res 7; hand Luminara Unduli; ground Wampa; space Alliance X-Wing
         bob: base 9; ground Yoda
         ann plays Luminara Unduli > ann's base
         => ann: base 6; Luminara: Grit",
    );
    play(
        "ann: base 9; res 7; hand Luminara Unduli
         bob: base 9; ground Yoda
         ann plays Luminara Unduli > bob's base
         => bob: base 8; Luminara: no Grit",
    );
}

#[test]
fn twi_051_for_the_republic() {
    play(
        "ann: res 3; base 5; hand For The Republic; ground Clone Trooper x2, Battlefield Marine
         => ann can play For The Republic for 3
         ann plays For The Republic > Marine
         => Marine: 5/5, Restore 2
         bob passes
         ann attacks bob's base with Marine
         => ann: base 3",
    );
    play("ann: res 3; hand For The Republic; ground Clone Trooper x3\n=> ann can play For The Republic for 1");
    play("ann: ground Battlefield Marine (For The Republic), Clone Trooper\n=> Marine: no Restore");
}

#[test]
fn twi_052_hello_there() {
    play(
        "ann: res 5; hand Hello There, Hotshot V-Wing; ground Yoda
         bob: res 6; hand AT-ST; ground Wampa
         ann plays Hotshot V-Wing
         bob plays AT-ST
         ann plays Hello There
         => options Hotshot V-Wing, AT-ST
         ann picks AT-ST
         => AT-ST: 2/3",
    );
    play(
        "ann: res 3; hand Hello There
         bob: ground Wampa
         ann plays Hello There
         => Wampa: 4/5; bob to act",
    );
}

#[test]
fn twi_053_finn() {
    play(
        "ann: ground TWI_053, Wampa
         bob: ground Yoda; res 3; hand Open Fire
         ann attacks bob's base with Finn
         => options Finn, Yoda
         ann picks Finn
         bob plays Open Fire > Finn
         => Finn: 3 damage",
    );
    play(
        "ann: ground TWI_053, Yoda
         bob: ground Clone Trooper, Battle Droid x2
         ann attacks Clone Trooper with Finn > Yoda
         bob attacks Yoda with Battle Droid #1
         => Yoda: undamaged
         ann passes
         bob attacks Yoda with Battle Droid
         => Yoda: undamaged",
    );
    play(
        "ann: ground TWI_053, Yoda
         bob: ground Wampa
         ann attacks Wampa with Finn
         => bob to act; Finn: gone",
    );
}

#[test]
fn twi_054_duchesss_champion() {
    play(
        "ann: ground Duchess's Champion
         bob: ground Battle Droid x2; leader Anybody (deployed)
         => Champion: Sentinel",
    );
    play("ann: ground Duchess's Champion, Battle Droid x3\nbob: ground Battle Droid x2\n=> Champion: no Sentinel");
}

#[test]
fn twi_055_equalize() {
    play(
        "ann: res 3; hand Equalize; ground Battlefield Marine
         bob: ground Wampa, AT-ST
         ann plays Equalize > Wampa
         => options Marine, AT-ST
         ann picks AT-ST
         => Wampa: 2/3; AT-ST: 4/5",
    );
    play(
        "ann: res 3; hand Equalize; ground Battlefield Marine
         bob: ground Wampa
         ann plays Equalize > Wampa
         => Wampa: 2/3; bob to act",
    );
    play(
        "ann: res 3; hand Equalize; ground Battlefield Marine
         bob: ground Clone Trooper, AT-ST
         ann plays Equalize > Clone Trooper
         => bob to act; AT-ST: 6/7",
    );
}
