//! Leaders with Villainy: Legends of the Force.

use crate::position::play;

#[test]
fn lof_001_kylo_ren() {
    play(
        "ann: leader LOF_001; hand Resilient, Wampa
         ann uses LOF_001 > Resilient
         => ann: hand 2, discard 1, leader exhausted",
    );
    play(
        "ann: leader LOF_001; hand Resilient, Wampa
         ann uses LOF_001 > Wampa
         => ann: hand 1, discard 1",
    );
    play(
        "// One after another, for their costs.
         ann: leader LOF_001; res 7; discard LOF_074, Resilient, SOR_046, SEC_071
         ann deploys LOF_001
         => options LOF_074, Resilient, SEC_071, decline
         ann picks LOF_074
         ann picks Resilient
         ann picks decline
         => Kylo: 6/11, Sentinel; ann: 5 ready, discard 2",
    );
}

#[test]
fn lof_002_mother_talzin() {
    play(
        "ann: leader LOF_002; force
         bob: ground Wampa
         ann uses LOF_002 > Wampa
         => Wampa: 3/4; ann: no Force, leader exhausted
         next round
         => Wampa: 4/5; ann can't use LOF_002 (25.6)",
    );
    play(
        "ann: leader LOF_002 (deployed)
         bob: ground SOR_128
         ann attacks bob's base with Talzin > SOR_128
         => SOR_128: gone; bob: base 3",
    );
}

#[test]
fn lof_005_morgan_elsbeth() {
    play(
        "ann: leader LOF_005; res 2; ground LOF_113, Yoda; hand SOR_095, LOF_110, LOF_257
         ann attacks bob's base with LOF_113
         bob passes
         ann uses LOF_005
         => options LOF_110, LOF_257, decline
         ann picks LOF_110
         => LOF_110: exhausted; ann: 0 ready, hand 2",
    );
    play(
        "// Nobody attacked.
         ann: leader LOF_005; res 9; ground LOF_113; hand LOF_110
         ann uses LOF_005
         => ann: hand 1, leader exhausted",
    );
    play(
        "// One less, however many units share the keyword; only the next unit.
         ann: leader LOF_005 (deployed); res 9; ground LOF_113; space LOF_110; hand LOF_116, LOF_112
         ann attacks bob's base with Morgan
         bob passes
         => ann can play LOF_116 for 4; ann can play LOF_112 for 3
         ann plays LOF_112
         bob passes
         => ann can play LOF_116 for 5",
    );
}

#[test]
fn lof_006_supreme_leader_snoke() {
    play(
        "ann: leader LOF_006; res 1; ground Cell Block Guard, LOF_084, AT-ST (exhausted), Wampa, LOF_168
         bob: ground LOF_236
         ann uses LOF_006
         => AT-ST: Experience; ann: 0 ready",
    );
    play(
        "// Of several, one; he counts himself.
         ann: leader LOF_006 (deployed); ground LOF_084, Cell Block Guard
         ann attacks bob's base with Snoke
         => options LOF_084, Snoke
         ann picks LOF_084
         => LOF_084: Experience; bob: base 4",
    );
}

#[test]
fn lof_009_darth_maul() {
    play(
        "ann: leader LOF_009; force
         bob: ground SOR_128, Wampa, Yoda
         ann uses LOF_009 > SOR_128
         => options Wampa, Yoda
         ann picks Wampa
         => SOR_128: gone; Wampa: 1 damage; ann: no Force",
    );
    play(
        "// Two, if there are two; he may be one of them.
         ann: leader LOF_009 (deployed)
         bob: ground Wampa
         ann attacks bob's base with Maul > Maul > Wampa
         => Wampa: 1 damage; Maul: 1 damage; bob: base 5",
    );
}

#[test]
fn lof_010_third_sister() {
    play(
        "ann: leader LOF_010; res 2; hand SOR_247
         bob: ground Wampa
         ann uses LOF_010 > SOR_247
         => bob can't attack SOR_247 with Wampa (25.5); ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader LOF_010 (deployed); res 9; hand SOR_247, LOF_256
         bob: ground Wampa
         ann attacks bob's base with Third Sister
         bob passes
         ann plays SOR_247
         bob passes
         ann plays LOF_256
         => bob can't attack SOR_247 with Wampa (25.5); bob can attack LOF_256 with Wampa",
    );
    play(
        "ann: leader LOF_010; res 5
         bob: ground Wampa
         ann deploys LOF_010
         => bob can't attack Third Sister with Wampa (25.5)",
    );
}

#[test]
fn lof_013_barriss_offee() {
    play(
        "ann: leader LOF_013; force; res 2; hand SOR_222, Repair, SOR_247
         bob: ground Wampa
         ann uses LOF_013
         => options SOR_222, Repair, decline
         ann picks SOR_222 > Wampa
         => Wampa: in bob's hand; ann: 0 ready, no Force, leader exhausted",
    );
    play(
        "ann: leader LOF_013 (deployed, exhausted); force; res 2; hand SOR_222
         bob: ground Wampa
         ann uses Barriss > SOR_222 > Wampa
         => Wampa: in bob's hand; ann: 0 ready, no Force",
    );
}

#[test]
fn lof_014_grand_inquisitor() {
    play(
        "ann: leader LOF_014; force; ground LOF_066
         bob: ground AT-ST
         ann uses LOF_014 > AT-ST
         => LOF_066: 4 damage; AT-ST: 4 damage, 6/7; ann: no Force",
    );
    play(
        "ann: leader LOF_014 (deployed)
         bob: ground Wampa
         ann attacks Wampa with Inquisitor
         => Inquisitor: 2 damage",
    );
    play(
        "ann: leader LOF_014; res 5
         ann deploys LOF_014
         => Inquisitor: Shield",
    );
}

#[test]
fn lof_017_darth_revan() {
    play(
        "ann: leader LOF_017; ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa > yes
         => Wampa: Experience; ann: leader exhausted",
    );
    play(
        "ann: leader LOF_017; ground Wampa
         bob: ground AT-ST
         ann attacks AT-ST with Wampa
         => ann: leader ready; bob to act",
    );
    play(
        "ann: leader LOF_017 (deployed); base 3
         bob: ground Battlefield Marine
         ann attacks Marine with Revan > yes
         => Revan: Experience; ann: base 2",
    );
}
