//! Vigilance with a second icon: Secrets of Power.

use crate::position::play;

#[test]
fn sec_027_the_chancellors_shuttle() {
    play(
        "ann: leader SEC_001; space SEC_027; base 2; ground Wampa
         bob: space JTL_069
         ann attacks JTL_069 with SEC_027
         => ann: base 1; options Wampa, JTL_069, decline
         ann picks Wampa
         => Wampa: Experience",
    );
    play(
        "ann: space SEC_027; ground Wampa
         bob: space JTL_069; leader SEC_001
         ann attacks JTL_069 with SEC_027
         => Wampa: no upgrades; bob to act",
    );
}

#[test]
fn sec_029_zam_wesell() {
    play(
        "ann: ground SEC_029 (2 damage)
         => SEC_029: 1/5, no Grit",
    );
    play(
        "ann: ground SEC_029 (2 damage, Experience)
         => SEC_029: 4/6, Grit",
    );
}

#[test]
fn sec_031_nute_gunray() {
    play(
        "ann: res 3; hand SEC_031; ground SEC_043, Wampa
         bob: ground SEC_044
         ann plays SEC_031
         => options SEC_043, decline
         ann picks SEC_043
         => SEC_043: Sentinel; SEC_031: Grit
         next round
         => SEC_043: no Sentinel
         ann attacks bob's base with SEC_031 > SEC_043
         => SEC_043: Sentinel; bob: base 3",
    );
}

#[test]
fn sec_032_kylo_rens_command_shuttle() {
    play(
        "ann: ground Cell Block Guard, Wampa; space SEC_032, JTL_064
         bob: ground Cell Block Guard
         => ann's Guard: 3/5; Wampa: 4/5; JTL_064: 2/3; bob's Guard: 3/3",
    );
}

#[test]
fn sec_033_sly_moore() {
    play(
        "ann: res 4; hand SEC_033; ground AT-ST
         bob: ground Wampa, Battlefield Marine, LOF_066
         ann plays SEC_033
         bob attacks ann's base with Wampa
         => ann: base 2; Wampa: 4/5
         ann passes
         bob attacks SEC_033 with Marine
         => SEC_033: 3 damage
         ann attacks bob's base with AT-ST
         => bob: base 6
         next round
         ann passes
         bob attacks ann's base with LOF_066
         => ann: base 6",
    );
}

#[test]
fn sec_034_cad_bane() {
    play(
        "ann: res 5; hand SEC_034
         bob: ground Wampa (3 damage), Battlefield Marine; leader JTL_011 (deployed, 3 damage)
         ann plays SEC_034
         => options Wampa, Vonreg, decline
         ann picks Wampa
         => Wampa: gone",
    );
    play(
        "ann: leader Anybody; res SEC_034, Filler x6; deck Yoda, Filler
         bob: ground SOR_128
         ann deploys Anybody > SEC_034 > SOR_128
         => SOR_128: gone; ann: 7 resources, 2 ready, has Yoda in resources",
    );
}

#[test]
fn sec_035_darth_sion() {
    play(
        "ann: res 8; hand Open Fire, SEC_035; ground SOR_128
         bob: ground Battlefield Marine
         ann plays Open Fire > Marine
         bob passes
         ann plays SEC_035
         => SEC_035: 6/6, Experience",
    );
    play(
        "ann: ground SEC_035 (4 damage)
         bob: ground Wampa
         ann attacks Wampa with SEC_035
         => SEC_035: in ann's discard",
    );
    play(
        "// His power as it was, with what was for the phase.
         ann: ground SEC_035 (4 damage); res 2; hand SOR_220
         bob: ground AT-ST
         ann plays SOR_220 > SEC_035 > AT-ST
         => SEC_035: in ann's hand",
    );
}

#[test]
fn sec_036_dogmatic_shock_squad() {
    play(
        "ann: leader Anybody; res SEC_036, Filler x5; deck Yoda, Filler
         ann deploys Anybody > SEC_036
         => SEC_036: 4/6, Sentinel, exhausted; ann: 0 ready, 6 resources",
    );
    play(
        "// Five resources are too few.
         ann: leader Anybody; res SEC_036, Filler x4
         ann deploys Anybody
         => ann: 5 ready; bob to act",
    );
}

#[test]
fn sec_037_cantwell_arrestor_cruiser() {
    play(
        "ann: res 7; hand SEC_037, SOR_033, SOR_078
         bob: ground Wampa, Yoda
         ann plays SEC_037 > SOR_033 > Wampa
         => Wampa: exhausted; ann: hand 2
         next round
         => Wampa: exhausted; Yoda: ready",
    );
    play(
        "// Until it leaves play.
         ann: res 9; hand SEC_037, SOR_033, SOR_078, SOR_222
         bob: ground Wampa
         ann plays SEC_037 > SOR_033
         => Wampa: exhausted
         next round
         ann plays SOR_222 > SEC_037
         next round
         => Wampa: ready",
    );
    play(
        "ann: res 7; hand SEC_037, SOR_033
         bob: ground Wampa
         ann plays SEC_037
         => Wampa: ready",
    );
}

#[test]
fn sec_039_creditors_claim() {
    play(
        "// Its unit's controller may.
         ann: ground Battlefield Marine (SEC_039)
         bob: ground AT-ST, Yoda (1 damage)
         => Marine: 5/5
         ann attacks AT-ST with Marine
         => Marine: gone; options AT-ST, Yoda, decline
         ann picks Yoda
         => Yoda: gone; AT-ST: 5 damage",
    );
}

#[test]
fn sec_040_emergency_powers() {
    play(
        "ann: res 4; hand SEC_040; ground Wampa; leader Anybody (deployed)
         ann plays SEC_040 > 3
         => Wampa: Experience x3; ann: 0 ready",
    );
    play(
        "ann: res 4; hand SEC_040; ground Wampa
         ann plays SEC_040 > 1
         => Wampa: Experience x1; ann: 2 ready",
    );
}

#[test]
fn sec_041_populist_advisor() {
    play(
        "ann: ground SEC_041
         bob: ground Wampa, Battlefield Marine
         bob starts
         => SEC_041: no Sentinel
         bob attacks ann's base with Wampa
         => SEC_041: Sentinel
         ann passes
         => bob can't attack ann's base with Marine (9.2d)
         next round
         => SEC_041: no Sentinel",
    );
    play(
        "ann: ground SEC_041
         bob: res 1; hand SHD_178
         bob starts
         bob plays SHD_178 > ann's base
         => ann: base 2; SEC_041: no Sentinel",
    );
}

#[test]
fn sec_042_cassian_andor() {
    play(
        "ann: ground SEC_042
         bob: ground Battlefield Marine; res 3; hand Open Fire
         bob starts
         bob attacks SEC_042 with Marine
         => SEC_042: 1 damage; Marine: 2 damage
         ann passes
         bob plays Open Fire > SEC_042
         => SEC_042: gone",
    );
    play(
        "ann: ground SEC_042; res 3; hand Open Fire
         bob: res 1; hand SHD_178
         bob starts
         bob plays SHD_178 > SEC_042
         => SEC_042: undamaged
         ann plays Open Fire
         => SEC_042: gone",
    );
}

#[test]
fn sec_043_chandrilan_sponsor() {
    play(
        "ann: base 3; ground SEC_043
         ann attacks bob's base with SEC_043
         => ann: base 1; bob: base 2",
    );
}

#[test]
fn sec_045_senator_chuchi() {
    play(
        "ann: base 9; ground SEC_045, SEC_044, Wampa
         ann attacks bob's base with SEC_045 > \": On Attack\"
         => SEC_044: Restore 2; ann: base 8; SEC_045: Restore 1
         next round
         => SEC_044: no Restore",
    );
}

#[test]
fn sec_046_galen_erso() {
    play(
        "ann: res 4; hand SEC_046; ground Cell Block Guard
         bob: ground Cell Block Guard, Wampa; hand Cell Block Guard; res 9
         ann plays SEC_046 > Cell Block Guard
         => bob's Guard: no Sentinel; ann's Guard: Sentinel; Wampa: Overwhelm
         bob plays Cell Block Guard
         => bob's Guard #2: no Sentinel",
    );
    play(
        "// Cards that are played do nothing; it ends with him.
         ann: res 4; hand SEC_046
         bob: res 9; hand SOR_033; ground Yoda; discard SOR_033
         ann plays SEC_046 > Death Trooper
         bob plays SOR_033
         => Yoda: undamaged; SEC_046: undamaged",
    );
    play(
        "ann: res 4; hand SEC_046
         bob: res 9; hand SOR_078, Battlefield Marine; ground Cell Block Guard
         ann plays SEC_046 > Cell Block Guard
         bob plays SOR_078 > Galen
         => Guard: Sentinel",
    );
    play(
        "// Cards that are not in play have nothing either: no Smuggle, no Piloting, no price of their own.
         ann: res 4; hand SEC_046
         bob: res SHD_252, Filler x6
         ann plays SEC_046 > Smuggler's Aid
         => bob can't smuggle SHD_252 (8.1)",
    );
    play(
        "ann: res 4; hand SEC_046
         bob: res SHD_252, Filler x6
         ann plays SEC_046 > Wampa
         => bob can smuggle SHD_252",
    );
    play(
        "ann: res 4; hand SEC_046
         bob: base Tarkintown; ground Yoda (1 damage)
         ann plays SEC_046 > Tarkintown
         => bob can't use Tarkintown (-)",
    );
    play(
        "ann: leader Anybody; res SEC_046, Filler x5
         ann deploys Anybody > SEC_046 > Wampa
         => SEC_046: 3/5; ann: 2 ready",
    );
}

#[test]
fn sec_047_coronet() {
    play(
        "ann: base 9; space SEC_047; ground Wampa, Yoda
         bob: ground Battlefield Marine
         => Wampa: Restore 1; Yoda: Restore 3; SEC_047: Restore 1; Marine: no Restore",
    );
}

#[test]
fn sec_048_captain_rex() {
    play(
        "ann: res 6; hand SEC_048
         bob: ground Wampa, AT-ST
         ann plays SEC_048 > Wampa
         => SEC_048: Sentinel; Wampa: Sentinel; AT-ST: no Sentinel
         next round
         => SEC_048: no Sentinel; Wampa: no Sentinel
         ann attacks Wampa with SEC_048
         => AT-ST: Sentinel; SEC_048: Sentinel, 4 damage",
    );
}

#[test]
fn sec_049_jade_squadron_patrol() {
    play(
        "ann: space SEC_049
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn sec_051_bo_katan_kryze() {
    play(
        "ann: res 9; hand SEC_051; ground Yoda
         bob: ground Battlefield Marine, Wampa; space TIE/ln Fighter
         ann plays SEC_051 > Yoda > SEC_051
         => Wampa: 1/2; bob: units 1; Yoda: Experience; SEC_051: Experience
         next round
         => Wampa: 4/5",
    );
}

#[test]
fn sec_052_diplomatic_immunity() {
    play(
        "ann: ground Wampa (SEC_052); hand SOR_046, Yoda
         bob: ground AT-ST
         bob starts
         => Wampa: 6/7
         bob attacks Wampa with AT-ST > ann: Yoda
         => Wampa: 4 damage; AT-ST: 6 damage, 6/7; ann: hand 2",
    );
    play(
        "ann: ground Wampa (SEC_052); hand SOR_046
         bob: ground AT-ST
         bob starts
         bob attacks Wampa with AT-ST > ann: decline
         => Wampa: 6 damage",
    );
}

#[test]
fn sec_053_one_in_a_million() {
    play(
        "ann: res 9; hand SEC_053
         => ann can't play SEC_053 (8.1)",
    );
    play(
        "// Four ready resources are left: power 4 and 4 remaining HP.
         ann: leader Anybody; res SEC_053, Filler x5, Filler (exhausted) x1
         bob: ground Wampa (1 damage), AT-ST, SOR_046 (3 damage)
         ann deploys Anybody > SEC_053
         => bob: units 3; ann: discard 1",
    );
    play(
        "ann: leader Anybody; res SEC_053, Filler x4, Filler (exhausted)
         bob: ground Wampa (1 damage), AT-ST, SOR_046 (3 damage)
         ann deploys Anybody > SEC_053
         => Wampa: gone; bob: units 2; ann: 4 ready",
    );
}
