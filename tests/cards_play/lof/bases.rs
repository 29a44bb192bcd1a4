//! Bases: Legends of the Force.

use crate::position::play;

#[test]
fn lof_019_vergence_temple() {
    play(
        "ann: base LOF_019; ground Wampa (1 damage)
         all pass
         => ann: the Force; bob: no Force",
    );
    play(
        "ann: base LOF_019; ground Wampa (2 damage)
         bob: ground AT-ST
         all pass
         => ann: no Force",
    );
}

/// These say the same: a friendly Force unit that attacks brings the Force.
fn brings_the_force(base: &str) {
    play(&format!(
        "ann: base {base}; ground LOF_230
         ann attacks bob's base with LOF_230
         => ann: the Force; bob: no Force"
    ));
    play(&format!(
        "ann: base {base}; ground Wampa
         bob: ground LOF_230
         ann attacks bob's base with Wampa
         bob attacks ann's base with LOF_230
         => ann: no Force; bob: no Force"
    ));
}

#[test]
fn lof_021_shadowed_undercity() {
    brings_the_force("LOF_021");
}

#[test]
fn lof_022_mystic_monastery() {
    play(
        "ann: base LOF_022
         ann uses LOF_022
         => ann: the Force
         bob passes
         ann uses LOF_022
         bob passes
         ann uses LOF_022
         bob passes
         => ann can't use LOF_022 (12.10)",
    );
}

#[test]
fn lof_023_jedi_temple() {
    brings_the_force("LOF_023");
}

#[test]
fn lof_024_starlight_temple() {
    brings_the_force("LOF_024");
}

#[test]
fn lof_025_temple_of_destruction() {
    play(
        "ann: base LOF_025; ground Battlefield Marine
         ann attacks bob's base with Marine
         => ann: the Force",
    );
    play(
        "ann: base LOF_025; ground Yoda; res 3; hand SOR_172
         ann attacks bob's base with Yoda
         => ann: no Force",
    );
    play(
        "// Only damage to a base.
         ann: base LOF_025; ground Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with Marine
         => ann: no Force",
    );
}

#[test]
fn lof_026_fortress_vader() {
    brings_the_force("LOF_026");
}

#[test]
fn lof_027_strangled_cliffs() {
    brings_the_force("LOF_027");
}

#[test]
fn lof_028_tomb_of_eilram() {
    play(
        "ann: base LOF_028; ground Wampa, Yoda (exhausted)
         ann uses LOF_028
         => Wampa: exhausted; ann: the Force",
    );
    play(
        "ann: base LOF_028; ground Yoda (exhausted)
         bob: ground Wampa
         => ann can't use LOF_028 (5.6)",
    );
}

#[test]
fn lof_029_crystal_caves() {
    brings_the_force("LOF_029");
}

#[test]
fn lof_030_the_holy_city() {
    brings_the_force("LOF_030");
}
