//! Leaders with Heroism: Legends of the Force.

use crate::position::play;

#[test]
fn lof_003_ahsoka_tano() {
    play(
        "ann: leader LOF_003; force; ground Wampa
         bob: ground AT-ST
         ann uses LOF_003
         => Wampa: Sentinel; AT-ST: no Sentinel; ann: no Force
         next round
         => Wampa: no Sentinel",
    );
    play(
        "ann: leader LOF_003 (deployed); ground Wampa
         bob: ground AT-ST
         ann attacks bob's base with Ahsoka
         => options Wampa, Ahsoka, decline
         ann picks Ahsoka
         => Ahsoka: Sentinel; bob: base 5",
    );
}

#[test]
fn lof_004_kanan_jarrus() {
    play(
        "ann: leader LOF_004; res 1; ground Wampa, Yoda, LOF_046
         bob: ground LOF_254
         ann uses LOF_004
         => options Wampa, LOF_046, LOF_254
         ann picks LOF_046
         => LOF_046: Shield; ann: 0 ready",
    );
    play(
        "ann: leader LOF_004; res 6; ground Yoda
         bob: ground Wampa
         ann deploys LOF_004
         => Kanan: Shield, 3/6",
    );
    play(
        "ann: leader LOF_004 (deployed); ground Wampa
         => Kanan: 5/8",
    );
}

#[test]
fn lof_007_avar_kriss() {
    play(
        "ann: leader LOF_007; res 8
         ann uses LOF_007
         => ann: the Force, leader exhausted
         next round
         => ann can't deploy LOF_007 (4.2b)",
    );
    play(
        "// Each use of the Force in this phase is a resource less to need.
         ann: leader LOF_007; res 8; force; hand LOF_172
         bob: ground Wampa
         ann plays LOF_172 > Wampa
         bob passes
         => ann can deploy LOF_007",
    );
    play(
        "ann: leader LOF_007 (deployed)
         => Avar: 4/10, no Overwhelm",
    );
    play(
        "ann: leader LOF_007 (deployed); force
         => Avar: 8/10, Overwhelm",
    );
}

#[test]
fn lof_008_obi_wan_kenobi() {
    play(
        "ann: leader LOF_008; force; ground Wampa (Experience), Yoda
         bob: ground AT-ST
         ann uses LOF_008
         => options Yoda, AT-ST
         ann picks Yoda
         => Yoda: Experience; ann: no Force",
    );
    play(
        "ann: leader LOF_008 (deployed); ground Wampa (Experience), Yoda
         ann attacks bob's base with Obi-Wan
         => options Yoda, decline
         ann picks Yoda
         => Yoda: Experience; Obi-Wan: no upgrades",
    );
}

#[test]
fn lof_011_kit_fisto() {
    play(
        "ann: leader LOF_011; res 1; ground Yoda
         bob: ground Wampa
         ann attacks bob's base with Yoda
         bob passes
         ann uses LOF_011 > Wampa
         => Wampa: 2 damage; ann: 0 ready",
    );
    play(
        "ann: leader LOF_011; res 1; ground Wampa, Yoda
         bob: ground AT-ST
         ann attacks bob's base with Wampa
         bob passes
         ann uses LOF_011
         => AT-ST: undamaged; ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader LOF_011 (deployed); ground Yoda, LOF_093, Wampa
         => Kit: 3/6, Saboteur",
    );
}

#[test]
fn lof_012_rey() {
    play(
        "ann: leader LOF_012; res 9; hand LOF_172; force
         bob: ground Wampa
         ann plays LOF_172 > Wampa
         bob passes
         ann uses LOF_012 > Wampa
         => Wampa: 4 damage; ann: leader exhausted",
    );
    play(
        "// A Force unit is not meant.
         ann: leader LOF_012; res 9; hand LOF_256
         bob: ground Wampa
         ann plays LOF_256
         bob passes
         ann uses LOF_012
         => Wampa: undamaged; ann: leader exhausted",
    );
    play(
        "// As an upgrade, a Pilot with the Force is no unit.
         ann: leader LOF_012; res 9; hand JTL_197; space JTL_069
         bob: ground Wampa
         ann pilots JTL_197
         bob passes
         ann uses LOF_012 > Wampa
         => Wampa: 1 damage",
    );
    play(
        "// An empty hand can be discarded too.
         ann: leader LOF_012; res 7
         ann deploys LOF_012 > yes
         => ann: hand 2, discard 0",
    );
    play(
        "ann: leader LOF_012; res 7; hand Wampa x3
         ann deploys LOF_012 > yes
         => ann: hand 2, discard 3",
    );
    play(
        "ann: leader LOF_012; res 7; hand Wampa x3
         ann deploys LOF_012 > no
         => ann: hand 3",
    );
}

#[test]
fn lof_015_cal_kestis() {
    play(
        "ann: leader LOF_015; force
         bob: ground Wampa, Yoda, AT-ST (exhausted)
         ann uses LOF_015
         => options Wampa, Yoda
         bob picks Yoda
         => Yoda: exhausted; Wampa: ready; ann: no Force",
    );
    play(
        "ann: leader LOF_015 (deployed)
         bob: ground Wampa
         ann attacks bob's base with Cal
         => Wampa: exhausted; bob: base 3",
    );
}

#[test]
fn lof_016_qui_gon_jinn() {
    play(
        "ann: leader LOF_016; force; ground Wampa; hand SOR_247, SOR_128, AT-ST
         ann uses LOF_016
         => options SOR_247, decline
         ann picks SOR_247
         => Wampa: in ann's hand; SOR_247: exhausted; ann: no Force, leader exhausted, hand 3",
    );
    play(
        "ann: leader LOF_016 (deployed); ground Wampa; hand SOR_247
         ann attacks bob's base with Qui-Gon
         => options Wampa, decline
         ann picks Wampa > SOR_247
         => SOR_247: in play; ann: units 2, hand 1",
    );
    play(
        "// Less is less.
         ann: leader LOF_016; force; ground SOR_247; hand LOF_256
         ann uses LOF_016
         => LOF_256: in ann's hand; ann: hand 2",
    );
}
