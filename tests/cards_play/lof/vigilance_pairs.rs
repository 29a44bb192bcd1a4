//! Vigilance with a second icon: Legends of the Force.

use crate::position::play;

#[test]
fn lof_031_karis() {
    play(
        "ann: ground LOF_031; force
         bob: ground AT-ST, Wampa
         ann attacks AT-ST with LOF_031 > yes > Wampa
         => Wampa: 2/3; ann: no Force",
    );
    play(
        "ann: ground LOF_031
         bob: ground AT-ST
         ann attacks AT-ST with LOF_031
         => AT-ST: 6/7; bob to act",
    );
}

#[test]
fn lof_032_magistrates_scout() {
    play(
        "ann: base 5; ground LOF_032
         ann attacks bob's base with LOF_032
         => ann: base 3",
    );
}

#[test]
fn lof_033_nameless_terror() {
    play(
        "ann: res 3; hand LOF_033
         bob: ground Yoda, Wampa
         ann plays LOF_033
         => options Yoda, decline
         ann picks Yoda
         => Yoda: exhausted",
    );
    play(
        "// Without the trait no Force unit attacks.
         ann: ground LOF_033, LOF_256
         bob: base LOF_021; ground LOF_230
         ann attacks bob's base with LOF_033
         bob attacks ann's base with LOF_230
         => bob: no Force; LOF_256: trait Force
         next round
         => LOF_230: trait Force",
    );
}

#[test]
fn lof_034_supremacy_tie_sf() {
    play(
        "ann: space LOF_034
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn lof_035_talzins_assassin() {
    play(
        "ann: res 4; hand LOF_035; force
         bob: ground Wampa
         ann plays LOF_035 > yes > Wampa
         => Wampa: 1/2; ann: no Force",
    );
    play(
        "ann: res 4; hand LOF_035; force
         bob: ground Wampa
         ann plays LOF_035 > no
         => Wampa: 4/5; ann: the Force",
    );
}

#[test]
fn lof_036_old_daka() {
    play(
        "ann: res 5; hand LOF_036; ground LOF_059, LOF_165, Wampa
         ann plays LOF_036
         => options LOF_059, LOF_165, decline
         ann picks LOF_165 > yes > LOF_036
         => LOF_165: exhausted; LOF_036: 8/6; ann: 0 ready, discard 0",
    );
    play(
        "ann: res 5; hand LOF_036; ground LOF_165
         ann plays LOF_036 > LOF_165 > no
         => LOF_165: in ann's discard",
    );
    play(
        "// From her own discard pile: what Bob owns went to his.
         ann: res 5; hand LOF_036; ground LOF_165 (owned by bob)
         ann plays LOF_036 > LOF_165
         => LOF_165: in bob's discard; bob to act",
    );
}

#[test]
fn lof_037_darth_vader() {
    play(
        "ann: res 6; hand LOF_037; ground Yoda
         bob: ground Wampa, AT-ST
         ann plays LOF_037 > LOF_037 > Wampa
         => LOF_037: Shield; Wampa: Shield; AT-ST: no Shield
         next round
         ann attacks bob's base with LOF_037
         => Wampa: gone; bob: base 5; AT-ST: in play",
    );
}

#[test]
fn lof_038_pong_krell() {
    play(
        "ann: ground LOF_038 (2 damage)
         bob: ground AT-ST (3 damage), Battlefield Marine, Wampa
         ann attacks Wampa with LOF_038
         => LOF_038: 8/9, 6 damage; options LOF_038, AT-ST, Marine, Wampa, decline
         ann picks AT-ST
         => AT-ST: gone",
    );
    play(
        "// Less, not the same.
         ann: ground LOF_038
         bob: ground SOR_128, Yoda (2 damage)
         ann attacks bob's base with LOF_038
         => options SOR_128, decline
         ann picks SOR_128
         => SOR_128: gone; bob: base 2",
    );
}

#[test]
fn lof_039_darth_sidious() {
    play(
        "ann: res 8; hand LOF_039; force; ground Battlefield Marine, LOF_129
         bob: ground Wampa (2 damage), AT-ST; leader JTL_011 (deployed, 2 damage)
         ann plays LOF_039 > yes
         => Wampa: gone; Marine: gone; LOF_129: in play; AT-ST: in play; Vonreg: gone; LOF_039: Restore 2",
    );
    play(
        "ann: res 8; hand LOF_039
         bob: ground SOR_128
         ann plays LOF_039
         => SOR_128: in play; bob to act",
    );
}

#[test]
fn lof_040_kylo_rens_lightsaber() {
    play(
        "ann: ground Yoda (LOF_040)
         bob: res 9; hand JTL_262
         bob starts
         => Yoda: 3/7
         bob plays JTL_262 > Yoda
         => Yoda: ready
         ann attacks bob's base with Yoda
         => Yoda: exhausted",
    );
    play(
        "// Only a Force unit is safe.
         ann: ground Wampa (LOF_040)
         bob: res 9; hand JTL_262
         bob starts
         bob plays JTL_262 > Wampa
         => Wampa: exhausted",
    );
}

#[test]
fn lof_043_the_tragedy_of_plagueis() {
    play(
        "ann: res 5; hand LOF_043; ground Battlefield Marine
         bob: ground Wampa, AT-ST
         ann plays LOF_043 > bob: AT-ST
         => AT-ST: gone
         bob attacks Marine with Wampa
         => Marine: 4 damage; ann: base 0
         all pass
         => Marine: gone",
    );
}

#[test]
fn lof_044_loth_wolf() {
    play(
        "ann: ground LOF_044
         bob: ground Wampa
         => ann can't attack bob's base with LOF_044 (9.2)
         ann passes
         => bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn lof_045_yaddle() {
    play(
        "ann: base 9; ground LOF_045, LOF_093, Wampa
         bob: ground LOF_093
         ann attacks bob's base with LOF_045 > \": On Attack\"
         => ann's LOF_093: Restore 1; Wampa: no Restore; bob's LOF_093: no Restore; ann: base 8
         next round
         => ann's LOF_093: no Restore",
    );
}

#[test]
fn lof_046_ezra_bridger() {
    play(
        "ann: ground LOF_046, Yoda; space JTL_250
         bob: ground Wampa
         ann attacks bob's base with LOF_046
         => options JTL_250, Wampa, decline
         ann picks JTL_250
         => JTL_250: Experience; bob: base 3",
    );
}

#[test]
fn lof_047_t_6_shuttle_1974() {
    play(
        "ann: space LOF_047
         bob: space JTL_069
         bob starts
         bob attacks LOF_047 with JTL_069 > ann: yes
         => LOF_047: 4 damage, 4/5; JTL_069: 4 damage",
    );
    play(
        "ann: space LOF_047
         bob: space JTL_069
         ann attacks JTL_069 with LOF_047
         => LOF_047: gone",
    );
}

#[test]
fn lof_048_itinerant_warrior() {
    play(
        "ann: res 4; hand LOF_048; force; base 5
         ann plays LOF_048 > \": When Played\" > yes > ann's base
         => ann: base 2, no Force; LOF_048: Shield",
    );
    play(
        "ann: res 4; hand LOF_048; base 5
         ann plays LOF_048
         => ann: base 5; LOF_048: Shield",
    );
}

#[test]
fn lof_049_jedi_guardian() {
    play(
        "ann: ground LOF_049
         bob: ground AT-ST
         ann attacks AT-ST with LOF_049
         => AT-ST: 4 damage",
    );
    play(
        "ann: ground LOF_049
         bob: ground AT-ST
         bob starts
         bob attacks LOF_049 with AT-ST
         => AT-ST: 6 damage; LOF_049: 4/8",
    );
}

#[test]
fn lof_050_plo_koon() {
    play(
        "ann: ground LOF_050 (3 damage); force
         => LOF_050: 9/8, Grit",
    );
    play(
        "ann: ground LOF_050 (3 damage)
         bob: force
         => LOF_050: 6/8, no Grit",
    );
}

#[test]
fn lof_051_jedi_holocron() {
    play(
        "ann: res 1; hand LOF_051; ground Yoda (1 damage), Wampa (4 damage); space JTL_069 (1 damage)
         => ann can't play LOF_051 on Wampa (-)
         ann plays LOF_051 on Yoda
         bob passes
         ann attacks bob's base with Yoda > \"attack\" > Wampa
         => Wampa: 1 damage; Yoda: 3/5, 1 damage",
    );
}

#[test]
fn lof_052_jedi_trials() {
    play(
        "ann: ground LOF_256 (LOF_052, Experience)
         ann attacks bob's base with LOF_256
         => LOF_256: Experience x2; bob: base 3",
    );
    play(
        "// With four upgrades it is a Jedi: Yaddle makes it Restore.
         ann: base 5; ground LOF_256 (LOF_052, Experience x3), LOF_045
         => LOF_256: trait Jedi
         ann attacks bob's base with LOF_045 > \": On Attack\"
         => LOF_256: Restore 1",
    );
}

#[test]
fn lof_053_heirloom_lightsaber() {
    play(
        "ann: ground LOF_256 (LOF_053), Wampa (LOF_053)
         => LOF_256: 3/6, Restore 1; Wampa: 6/7, no Restore",
    );
    play(
        "ann: res 2; hand LOF_053; space JTL_069; ground Wampa
         => ann can't play LOF_053 on JTL_069 (-)",
    );
}

#[test]
fn lof_054_calm_in_the_storm() {
    play(
        "ann: res 2; hand LOF_054; ground Wampa
         bob: ground AT-ST
         ann plays LOF_054
         => Wampa: exhausted, Shield, Experience x2",
    );
    play(
        "ann: res 2; hand LOF_054; ground Wampa (exhausted)
         ann plays LOF_054
         => Wampa: no upgrades",
    );
}
