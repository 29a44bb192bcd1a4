//! Aggression with a second icon: Legends of the Force.

use crate::position::play;

#[test]
fn lof_129_acolyte_of_the_beyond() {
    play(
        "ann: ground LOF_129
         ann attacks bob's base with LOF_129
         => ann: the Force; bob: base 2",
    );
    play(
        "ann: ground LOF_129
         bob: ground Wampa
         bob starts
         bob attacks LOF_129 with Wampa
         => LOF_129: gone; ann: the Force; bob: no Force",
    );
}

#[test]
fn lof_130_hk_47() {
    play(
        "ann: ground LOF_130, Wampa, SOR_128
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         => bob: base 2",
    );
    play(
        "// Also when it dies along with it; not for friendly units.
         ann: ground LOF_130 (2 damage), SOR_128
         bob: ground SOR_247
         ann attacks SOR_247 with SOR_128
         => bob: base 1; ann: base 0",
    );
    play(
        "ann: ground LOF_130 (2 damage)
         bob: ground SOR_247 (1 damage)
         ann attacks SOR_247 with LOF_130
         => LOF_130: gone; SOR_247: gone; bob: base 1",
    );
}

#[test]
fn lof_131_strikeship() {
    play(
        "ann: space LOF_131
         bob: space TIE/ln Fighter
         ann attacks TIE/ln with LOF_131
         => TIE/ln: gone; bob: base 2",
    );
}

#[test]
fn lof_132_grand_inquisitor() {
    play(
        "ann: res 3; hand LOF_132; ground LOF_184, Wampa
         bob: ground AT-ST
         ann plays LOF_132
         => bob can't attack LOF_132 with AT-ST (25.5); LOF_184: Hidden; Wampa: no Hidden; LOF_132: Raid 1",
    );
}

#[test]
fn lof_133_purge_trooper() {
    play(
        "ann: res 3; hand LOF_133
         bob: ground Yoda, Wampa
         ann plays LOF_133
         => options Yoda, decline
         ann picks Yoda
         => Yoda: 2 damage",
    );
}

#[test]
fn lof_134_heavy_missile_gunship() {
    play(
        "ann: space LOF_134
         bob: ground Wampa; space JTL_069
         ann uses LOF_134
         => Wampa: 2 damage; LOF_134: exhausted; JTL_069: undamaged",
    );
}

#[test]
fn lof_135_scythe() {
    play(
        "ann: space LOF_135; ground LOF_132, Wampa
         bob: ground LOF_184
         ann attacks bob's base with LOF_135
         => options LOF_132, decline
         ann picks LOF_132
         => LOF_132: 5/4; LOF_135: 3/5
         next round
         => LOF_132: 3/4",
    );
}

#[test]
fn lof_136_thralls_of_the_coven() {
    play(
        "ann: ground LOF_136
         ann attacks bob's base with LOF_136
         => bob: base 6; LOF_136: 3/7",
    );
}

#[test]
fn lof_137_savage_opress() {
    play(
        "ann: res 6; hand LOF_137; force
         ann plays LOF_137 > yes
         => ann: base 0, no Force; LOF_137: Overwhelm",
    );
    play(
        "ann: res 6; hand LOF_137; force
         ann plays LOF_137 > no
         => ann: base 9, the Force",
    );
    play(
        "ann: ground LOF_137
         bob: ground AT-ST
         ann attacks AT-ST with LOF_137
         => LOF_137: gone; ann: base 9; bob: base 2",
    );
}

#[test]
fn lof_138_sith_holocron() {
    play(
        "ann: res 1; hand LOF_138; ground LOF_256, Wampa
         => ann can't play LOF_138 on Wampa (-)
         ann plays LOF_138
         bob passes
         ann attacks bob's base with LOF_256
         => options LOF_256, Wampa, decline
         ann picks LOF_256
         => LOF_256: 2/5, 2 damage; bob: base 4",
    );
    play(
        "ann: ground LOF_256 (LOF_138)
         ann attacks bob's base with LOF_256 > decline
         => bob: base 2",
    );
}

#[test]
fn lof_139_battle_fury() {
    play(
        "ann: ground Wampa (LOF_139); hand Yoda, AT-ST
         => Wampa: 7/8
         ann attacks bob's base with Wampa > Yoda
         => ann: discard 1, hand 1; bob: base 7",
    );
}

#[test]
fn lof_140_darth_mauls_lightsaber() {
    play(
        "ann: res 3; hand LOF_140; ground TWI_135
         bob: ground Battlefield Marine
         ann plays LOF_140 > yes
         => Marine: gone; bob: base 6; TWI_135: exhausted, no Overwhelm",
    );
    play(
        "ann: res 3; hand LOF_140; ground Wampa
         bob: ground Yoda
         => ann can't play LOF_140 on Yoda (-)
         ann plays LOF_140
         => Wampa: 8/7, ready; bob to act",
    );
}

#[test]
fn lof_141_death_field() {
    play(
        "ann: res 4; hand LOF_141; ground LOF_256
         bob: ground Wampa, AT-ST; space TIE/ln Fighter, LOF_119
         ann plays LOF_141
         => Wampa: 2 damage; AT-ST: undamaged; TIE/ln: in play; LOF_119: 2 damage; LOF_256: undamaged; ann: hand 1",
    );
    play(
        "ann: res 4; hand LOF_141; ground Battlefield Marine
         bob: ground Wampa
         ann plays LOF_141
         => Wampa: 2 damage; ann: hand 0; Marine: undamaged",
    );
}

#[test]
fn lof_142_adi_gallia() {
    play(
        "ann: ground LOF_142; res 9; hand Repair
         bob: res 9; hand Repair, Wampa; base 5
         bob starts
         bob plays Repair > bob's base
         => bob: base 3
         ann plays Repair > ann's base
         => ann: base 0; bob: base 3
         bob plays Wampa
         => bob: base 3",
    );
}

#[test]
fn lof_143_attuned_fyrnock() {
    play(
        "ann: res 2; hand LOF_143
         bob: ground Wampa
         ann plays LOF_143
         => bob can't attack LOF_143 with Wampa (25.5)",
    );
}

#[test]
fn lof_144_jedi_starfighter() {
    play(
        "ann: space LOF_144
         bob: space TIE/ln Fighter, JTL_069; ground Wampa
         ann attacks bob's base with LOF_144
         => options LOF_144, TIE/ln Fighter, JTL_069, decline
         ann picks TIE/ln
         => TIE/ln: gone; bob: base 1",
    );
}

#[test]
fn lof_145_jedi_knight() {
    play(
        "ann: res 3; hand LOF_145; initiative
         bob: ground Wampa; space JTL_069
         ann plays LOF_145
         => Wampa: 2 damage",
    );
    play(
        "ann: res 3; hand LOF_145
         bob: ground Wampa; initiative
         ann plays LOF_145
         => Wampa: undamaged",
    );
}

#[test]
fn lof_146_ki_adi_mundi() {
    play(
        "ann: res 4; hand LOF_146; force
         ann plays LOF_146 > yes
         => ann: hand 2, no Force",
    );
    play(
        "ann: res 4; hand LOF_146
         ann plays LOF_146
         => ann: hand 0",
    );
}

#[test]
fn lof_147_kit_fistos_aethersprite() {
    play(
        "ann: res 5; hand LOF_147
         bob: ground Yoda (Shield, bob's Resilient, Experience), Wampa (Shield)
         ann plays LOF_147 > Yoda > Shield > Resilient > done
         => Yoda: no Shield, no Resilient, Experience; Wampa: Shield; LOF_147: Saboteur",
    );
}

#[test]
fn lof_149_mace_windu() {
    play(
        "ann: res 6; hand LOF_149; force
         bob: ground AT-ST
         ann plays LOF_149 > yes > AT-ST
         => AT-ST: 4 damage; ann: no Force; LOF_149: Overwhelm",
    );
    play(
        "ann: res 6; hand LOF_149
         bob: ground AT-ST
         ann plays LOF_149
         => AT-ST: undamaged",
    );
}

#[test]
fn lof_150_cin_drallig() {
    play(
        "ann: res 8; hand LOF_150, SOR_054, LOF_138, Wampa
         ann plays LOF_150
         => options SOR_054, decline
         ann picks SOR_054
         => LOF_150: 8/9, ready; ann: 0 ready",
    );
    play(
        "ann: res 8; hand LOF_150, SOR_054
         ann plays LOF_150 > decline
         => LOF_150: exhausted",
    );
}

#[test]
fn lof_151_knights_saber() {
    play(
        "ann: res 2; hand LOF_151; ground Wampa, LOF_256, Yoda; space LOF_144
         ann plays LOF_151
         => Yoda: 5/6",
    );
}

#[test]
fn lof_152_focus_determines_reality() {
    play(
        "ann: res 4; hand LOF_152, LOF_256; ground Yoda, Wampa
         bob: ground Yoda
         ann plays LOF_152
         => ann's Yoda: Raid 1, Saboteur; Wampa: no Raid; bob's Yoda: no Raid
         bob passes
         ann plays LOF_256
         => LOF_256: no Raid
         next round
         => ann's Yoda: no Raid",
    );
}
