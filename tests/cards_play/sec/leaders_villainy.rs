//! Leaders with Villainy: Secrets of Power.

use crate::position::play;

#[test]
fn sec_001_chancellor_palpatine() {
    play(
        "ann: leader SEC_001; res 1; deck Filler, SEC_034, Wampa, SEC_070, Filler, SEC_036
         ann uses SEC_001
         => options SEC_034, SEC_070, done
         ann picks SEC_034
         => ann: has SEC_034 in hand, deck 5, 0 ready",
    );
    play(
        "ann: leader SEC_001; res SEC_034, SEC_036, Filler x5; deck Wampa x5
         bob: ground Battlefield Marine (2 damage)
         ann deploys SEC_001 > \"next card\" > SEC_034 > Marine
         => Marine: gone; SEC_034: 4/5; ann: 7 resources, 5 ready, deck 4, has Wampa in resources",
    );
}

#[test]
fn sec_002_jabba_the_hutt() {
    play(
        "ann: leader SEC_002; res 2; ground Battlefield Marine (2 damage), AT-ST (3 damage), Yoda
         bob: ground Wampa
         ann uses SEC_002
         => options Marine, AT-ST
         ann picks Marine
         => Wampa: 1 damage; ann: 1 ready
         next round
         ann uses SEC_002 > AT-ST
         => Wampa: 3 damage",
    );
    play(
        "// That much; once each round.
         ann: leader SEC_002 (deployed); ground Wampa, SOR_046
         bob: ground Battlefield Marine, AT-ST
         ann attacks Marine with Wampa > AT-ST
         => AT-ST: 3 damage
         bob attacks SOR_046 with AT-ST
         => SOR_046: 6 damage; ann to act; AT-ST: 6 damage",
    );
    play(
        "// Not his own damage, and not who dies.
         ann: leader SEC_002 (deployed); ground Battlefield Marine
         bob: ground Wampa, AT-ST
         bob starts
         bob attacks Marine with Wampa
         => Marine: gone; ann to act
         ann passes
         bob attacks Jabba with AT-ST
         => Jabba: 6 damage; ann to act",
    );
}

#[test]
fn sec_003_lama_su() {
    play(
        "ann: leader SEC_003; res 2; hand SEC_070, SOR_074; ground Yoda; space JTL_069
         bob: ground Wampa
         ann uses SEC_003
         => options SEC_070, decline
         ann picks SEC_070
         => Yoda: 2/7, 1 damage; ann: 1 ready",
    );
    play(
        "ann: leader SEC_003 (deployed); res 2; discard SEC_070; ground Yoda; space JTL_069
         ann attacks bob's base with Lama > SEC_070
         => options Lama, Yoda
         ann picks Yoda
         => Yoda: 2/7, undamaged; ann: 1 ready, discard 0",
    );
}

#[test]
fn sec_006_colonel_yularen() {
    play(
        "ann: leader SEC_006; ground Wampa, Battlefield Marine, LOF_066
         ann uses SEC_006 > Wampa
         => options Marine, decline
         ann picks Marine
         => bob: base 7; LOF_066: ready; ann: leader exhausted",
    );
    play(
        "ann: leader SEC_006 (deployed); ground Wampa, AT-ST
         ann attacks bob's base with Yularen
         => options Wampa, decline
         ann picks Wampa
         => bob: base 8",
    );
}

#[test]
fn sec_007_dryden_vos() {
    play(
        "ann: leader SEC_007; res 3; hand AT-ST, SEC_080, JTL_251, Battlefield Marine
         bob: ground SOR_247
         ann uses SEC_007
         => options AT-ST, JTL_251
         ann picks AT-ST > SEC_080 > yes
         => SOR_247: gone; SEC_080: exhausted, 2 damage; ann: 1 ready, discard 1, leader exhausted",
    );
    play(
        "ann: leader SEC_007; res 9; hand Battlefield Marine, SEC_080
         => ann can't use SEC_007 (5.6)",
    );
    play(
        "ann: leader SEC_007 (deployed); res 6; hand SOR_128, AT-ST
         bob: ground SOR_128
         => Dryden: Overwhelm
         ann uses Dryden > SOR_128 > AT-ST > yes
         => ann: discard 1, 0 ready; bob: base 5, units 0; Dryden: ready",
    );
}

#[test]
fn sec_010_dedra_meero() {
    play(
        "ann: leader SEC_010; res 1
         bob: ground Wampa
         ann uses SEC_010 > bob: no
         => Wampa: undamaged; ann: hand 1, 0 ready",
    );
    play(
        "// A Shield is no refusal.
         ann: leader SEC_010; res 1
         bob: ground Wampa (Shield)
         ann uses SEC_010 > bob: yes
         => Wampa: undamaged, no Shield; ann: hand 0",
    );
    play(
        "ann: leader SEC_010 (deployed); hand Wampa
         => Dedra: Raid 2
         ann attacks bob's base with Dedra
         => bob: base 4",
    );
    play(
        "ann: leader SEC_010 (deployed); hand Wampa
         bob: hand Wampa
         => Dedra: no Raid",
    );
}

#[test]
fn sec_011_governor_pryce() {
    play(
        "ann: leader SEC_011; res 1; ground Spy (exhausted), Wampa (exhausted)
         bob: ground Clone Trooper (exhausted)
         ann uses SEC_011
         => options Spy, Clone Trooper
         ann picks Spy
         => Spy: ready; Wampa: exhausted; ann: 0 ready",
    );
    play(
        "ann: leader SEC_011 (deployed); ground Spy x2, Battle Droid (exhausted)
         bob: ground Clone Trooper
         => Pryce: 6/6
         ann attacks bob's base with Pryce
         => ann: units 5; Spy #3: exhausted; bob: base 6",
    );
}

#[test]
fn sec_014_sly_moore() {
    play(
        "ann: leader SEC_014; res 1; ground Wampa (exhausted), Yoda (exhausted)
         bob: ground Wampa (exhausted), AT-ST (exhausted)
         ann uses SEC_014
         => ann: units 3, 0 ready; Spy: exhausted",
    );
    play(
        "ann: leader SEC_014; res 1; ground Wampa (exhausted), Yoda (exhausted)
         bob: ground Wampa (exhausted), AT-ST
         ann uses SEC_014
         => ann: units 2, 0 ready, leader exhausted",
    );
    play(
        "ann: leader SEC_014 (deployed)
         bob: ground Wampa (exhausted), AT-ST
         ann attacks bob's base with Sly
         => options Sly, Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
}
