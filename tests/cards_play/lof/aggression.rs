//! Aggression: Legends of the Force.

use crate::position::play;

#[test]
fn lof_153_paz_vizsla() {
    play(
        "ann: ground LOF_153 (2 damage)
         => LOF_153: 7/6",
    );
}

#[test]
fn lof_154_witch_of_the_mist() {
    play(
        "ann: res 1; hand LOF_154
         bob: ground Wampa
         ann plays LOF_154
         => bob can't attack LOF_154 with Wampa (25.5)",
    );
}

#[test]
fn lof_155_drk_1_probe_droid() {
    play(
        "ann: res 2; hand LOF_155
         bob: ground Yoda (Shield, bob's SOR_136)
         ann plays LOF_155
         => options Shield, decline
         ann picks Shield
         => Yoda: no Shield, SOR_136",
    );
}

#[test]
fn lof_156_infused_brawler() {
    play(
        "ann: res 2; hand LOF_156; force
         ann plays LOF_156 > yes
         => LOF_156: 4/4; ann: no Force
         next round
         ann attacks bob's base with LOF_156 > Experience #1
         => bob: base 4; LOF_156: 3/3, Experience x1",
    );
    play(
        "ann: ground LOF_156
         ann attacks bob's base with LOF_156
         => LOF_156: 2/2; bob: base 2",
    );
}

#[test]
fn lof_157_cartel_interceptor() {
    play(
        "ann: space LOF_157
         ann attacks bob's base with LOF_157
         => bob: base 4",
    );
}

#[test]
fn lof_158_hyena_bomber() {
    play(
        "ann: res 3; hand LOF_158; ground Wampa
         bob: ground AT-ST; space JTL_069
         ann plays LOF_158
         => options Wampa, AT-ST, decline
         ann picks AT-ST
         => AT-ST: 2 damage",
    );
    play(
        "ann: res 3; hand LOF_158; ground Yoda
         bob: ground Wampa
         ann plays LOF_158
         => Wampa: undamaged; bob to act",
    );
}

#[test]
fn lof_159_jedi_in_hiding() {
    play(
        "ann: ground LOF_159; force
         bob: ground AT-ST; hand Wampa, Yoda
         ann attacks AT-ST with LOF_159 > yes > bob: Yoda
         => bob: hand 1, discard 1; ann: no Force",
    );
    play(
        "ann: res 3; hand LOF_159
         bob: ground AT-ST
         ann plays LOF_159
         => bob can't attack LOF_159 with AT-ST (25.5)",
    );
}

#[test]
fn lof_160_merrin() {
    play(
        "ann: ground LOF_160; hand Wampa, Yoda
         bob: ground AT-ST
         ann attacks bob's base with LOF_160 > yes > Yoda > AT-ST
         => AT-ST: 2 damage; ann: hand 1, discard 1; bob: base 2",
    );
    play(
        "ann: ground LOF_160
         bob: ground AT-ST
         ann attacks bob's base with LOF_160
         => AT-ST: undamaged",
    );
}

#[test]
fn lof_161_tuk_ata() {
    play(
        "ann: res 3; hand LOF_161
         bob: ground Wampa
         ann plays LOF_161
         => bob can't attack LOF_161 with Wampa (25.5)",
    );
}

#[test]
fn lof_163_quinlan_vos() {
    play(
        "ann: ground LOF_163 (Experience x2)
         ann attacks bob's base with LOF_163 > bob's base
         => bob: base 8",
    );
    play(
        "ann: ground LOF_163 (Experience)
         ann attacks bob's base with LOF_163
         => bob: base 5; bob to act",
    );
}

#[test]
fn lof_165_asajj_ventress() {
    play(
        "ann: res 5; hand LOF_165; ground Yoda, Wampa
         bob: ground LOF_256
         ann plays LOF_165
         => Yoda: 4/4; Wampa: 4/5; LOF_256: 1/4; LOF_165: 5/6
         next round
         => Yoda: 2/4
         ann attacks bob's base with LOF_165
         => Yoda: 4/4; bob: base 5",
    );
}

#[test]
fn lof_166_blockade_runner() {
    play(
        "ann: space LOF_166
         bob: space JTL_064
         ann attacks bob's base with LOF_166 > yes
         => LOF_166: Experience; bob: base 4",
    );
    play(
        "ann: space LOF_166
         bob: space JTL_064
         ann attacks JTL_064 with LOF_166
         => LOF_166: no upgrades; bob to act",
    );
}

#[test]
fn lof_167_saesee_tiin() {
    play(
        "ann: res 5; hand LOF_167; initiative
         bob: ground SOR_128, Wampa; space TIE/ln Fighter, JTL_069
         ann plays LOF_167 > SOR_128 > TIE/ln > JTL_069
         => SOR_128: gone; TIE/ln: gone; JTL_069: 1 damage; Wampa: undamaged",
    );
    play(
        "ann: res 5; hand LOF_167
         bob: ground SOR_128; initiative
         ann plays LOF_167
         => SOR_128: in play; bob to act",
    );
}

#[test]
fn lof_169_invasion_control_ship() {
    play(
        "ann: space LOF_169; ground TWI_230, Battle Droid, Wampa
         bob: ground TWI_230
         => ann's TWI_230: Raid 2; Battle Droid: Raid 2; Wampa: no Raid; bob's TWI_230: no Raid",
    );
}

#[test]
fn lof_170_bendu() {
    play(
        "ann: ground LOF_170, Battlefield Marine; space JTL_069
         bob: ground Wampa; leader JTL_011 (deployed)
         ann attacks Wampa with LOF_170
         => Marine: gone; JTL_069: 3 damage; Vonreg: 3 damage; LOF_170: 4 damage; bob: base 0; Wampa: gone",
    );
}

#[test]
fn lof_171_heavy_blaster_cannon() {
    play(
        "// Three times 1: a Shield stops the first.
         ann: res 4; hand LOF_171; ground Yoda
         bob: ground Wampa (Shield); space TIE/ln Fighter
         ann plays LOF_171 on Yoda > Wampa
         => Wampa: 2 damage, no Shield; Yoda: 4/6",
    );
    play(
        "ann: res 4; hand LOF_171; ground Yoda
         bob: ground Wampa
         ann plays LOF_171 on Yoda > decline
         => Wampa: undamaged",
    );
}

#[test]
fn lof_173_unleash_rage() {
    play(
        "ann: res 1; hand LOF_173; force; ground Wampa
         bob: ground AT-ST
         ann plays LOF_173
         => Wampa: 7/5; ann: no Force
         next round
         => Wampa: 4/5",
    );
    play(
        "ann: res 1; hand LOF_173; ground Wampa
         ann plays LOF_173
         => Wampa: 4/5",
    );
}

#[test]
fn lof_174_ataru_onslaught() {
    play(
        "ann: res 2; hand LOF_174; ground LOF_165 (exhausted), Yoda (exhausted), Wampa (exhausted), LOF_067 (exhausted)
         ann plays LOF_174
         => options Yoda, LOF_067
         ann picks Yoda
         => Yoda: ready",
    );
}

#[test]
fn lof_176_lightsaber_throw() {
    play(
        "ann: res 2; hand LOF_176, SOR_054, Wampa; deck Yoda
         bob: ground AT-ST; space JTL_069
         ann plays LOF_176 > SOR_054
         => AT-ST: 4 damage; ann: has Yoda in hand, hand 2, discard 2",
    );
    play(
        "ann: res 2; hand LOF_176, Wampa
         bob: ground AT-ST
         ann plays LOF_176
         => AT-ST: undamaged; ann: hand 1",
    );
}

#[test]
fn lof_177_time_of_crisis() {
    play(
        "ann: res 4; hand LOF_177; ground Wampa, Yoda; leader Anybody (deployed)
         bob: ground AT-ST, Battlefield Marine; space TIE/ln Fighter
         ann plays LOF_177 > ann > Yoda > bob: Marine
         => Yoda: undamaged; Wampa: 3 damage; Anybody: 3 damage; Marine: undamaged; AT-ST: 3 damage; TIE/ln: gone",
    );
}
