//! Command with a second icon: Secrets of Power.

use crate::position::play;

#[test]
fn sec_079_corrupt_politician() {
    play(
        "ann: ground SEC_079, Wampa
         bob: ground Yoda
         => SEC_079: Sentinel",
    );
    play(
        "ann: ground SEC_079
         bob: ground Yoda
         => SEC_079: no Sentinel",
    );
}

#[test]
fn sec_081_major_partagaz() {
    play(
        "ann: ground SEC_081, SEC_044, Wampa
         ann attacks bob's base with Wampa
         => SEC_081: 0/6, Overwhelm
         bob passes
         ann attacks bob's base with SEC_044
         => SEC_081: 2/8
         bob passes
         ann attacks bob's base with SEC_081
         => SEC_081: 2/8; bob: base 9
         next round
         => SEC_081: 0/6",
    );
}

#[test]
fn sec_082_chancellor_palpatine() {
    play(
        "ann: leader Anybody (deployed); res 3; hand SEC_082
         ann plays SEC_082
         => Spy #1: Sentinel; Spy #2: Sentinel, exhausted; ann: units 4
         next round
         => Spy #1: no Sentinel",
    );
    play(
        "ann: res 3; hand SEC_082
         ann plays SEC_082
         => ann: units 1",
    );
    play(
        "ann: leader Anybody; res SEC_082, Filler x4
         ann deploys Anybody > SEC_082
         => ann: units 4, 2 ready",
    );
}

#[test]
fn sec_083_isb_shuttle() {
    play(
        "ann: res 3; hand SEC_083; ground SOR_128
         bob: ground AT-ST
         ann attacks AT-ST with SOR_128
         bob passes
         ann plays SEC_083
         => ann: units 2; Spy: exhausted",
    );
    play(
        "ann: res 3; hand SEC_083; ground AT-ST
         bob: ground SOR_128
         ann attacks SOR_128 with AT-ST
         bob passes
         ann plays SEC_083
         => ann: units 2; Spy: gone",
    );
}

#[test]
fn sec_084_mas_amedda() {
    play(
        "ann: res 4; hand SEC_084; ground SEC_043, Wampa, SEC_044
         ann plays SEC_084
         => options SEC_043, SEC_044, done
         ann picks SEC_043
         ann picks SEC_044
         => SEC_043: Experience; SEC_044: Experience; Wampa: no upgrades",
    );
    play(
        "ann: leader Anybody; res SEC_084, Filler x4; ground SEC_043
         ann deploys Anybody > SEC_084 > SEC_043
         => SEC_043: Experience; ann: 1 ready",
    );
}

#[test]
fn sec_085_vice_admiral_rampart() {
    play(
        "ann: ground SEC_085, Wampa; hand SEC_080, Battlefield Marine
         bob: ground Yoda
         ann attacks bob's base with SEC_085 > SEC_080 > Wampa > Yoda
         => Wampa: Experience; Yoda: Experience; SEC_085: no upgrades; bob: base 3",
    );
    play(
        "// Two times Command are needed.
         ann: ground SEC_085, Wampa; hand SEC_080
         ann attacks bob's base with SEC_085
         => Wampa: no upgrades",
    );
}

#[test]
fn sec_086_cruel_commandos() {
    play(
        "ann: ground SEC_086
         bob: ground Wampa, SOR_128
         ann attacks SOR_128 with SEC_086
         => bob: base 4; bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn sec_087_dedra_meero() {
    play(
        "ann: res 6; hand SEC_087
         bob: ground SOR_128
         ann plays SEC_087 > yes
         => SOR_128: gone; ann: units 2; Spy: exhausted; SEC_087: exhausted",
    );
}

#[test]
fn sec_088_first_light() {
    play(
        "ann: res 7; hand SEC_088
         bob: space TIE/ln Fighter
         ann plays SEC_088 > yes > yes
         => TIE/ln: gone; ann: hand 1",
    );
    play(
        "ann: space SEC_088
         bob: space JTL_069
         ann attacks JTL_069 with SEC_088
         => ann: hand 0; bob to act",
    );
    play(
        "ann: leader Anybody; res SEC_088, Filler x6
         ann deploys Anybody > SEC_088
         => SEC_088: exhausted, 5/7; ann: 0 ready",
    );
}

#[test]
fn sec_089_premor_personnel_carrier() {
    play(
        "ann: res 8; hand SEC_089; ground Wampa, Yoda; space TIE/ln Fighter
         bob: ground AT-ST
         ann plays SEC_089
         => SEC_089: 8/8, Experience x2, Overwhelm",
    );
}

#[test]
fn sec_090_director_krennic() {
    play(
        "ann: ground SEC_090; deck Wampa, Open Fire, Filler
         bob: ground Battlefield Marine, SOR_046
         bob starts
         bob attacks SEC_090 with SOR_046 > ann: yes
         => ann: has Wampa in hand, discard 0; SEC_090: 3 damage, Sentinel
         ann passes
         bob attacks SEC_090 with Marine
         => ann: has Open Fire in discard, hand 1, deck 1",
    );
}

#[test]
fn sec_091_corporate_warmongering() {
    play(
        "ann: res 4; hand SEC_091; ground Wampa, Yoda; space TIE/ln Fighter
         bob: ground AT-ST
         ann plays SEC_091 > Wampa
         => Wampa: 7/8; Yoda: 3/5; TIE/ln: 3/2; AT-ST: 6/7
         next round
         => Wampa: 4/5",
    );
}

#[test]
fn sec_092_i_am_the_senate() {
    play(
        "ann: res 6; hand SEC_092
         ann plays SEC_092
         => ann: units 5; Spy #5: exhausted, 0/2, Raid 2",
    );
}

#[test]
fn sec_093_c_3po() {
    play(
        "ann: ground SEC_093, Wampa
         bob: ground Yoda
         ann uses SEC_093 > Wampa
         => SEC_093: in ann's hand; Wampa: 6/7
         next round
         => Wampa: 4/5",
    );
    play(
        "ann: ground SEC_093 (exhausted), Wampa
         => ann can't use SEC_093 (5.6)",
    );
}

#[test]
fn sec_094_mina_bonteri() {
    play(
        "ann: base 3; ground SEC_094; hand Battlefield Marine, SOR_107
         bob: ground AT-ST
         ann attacks AT-ST with SEC_094 > Battlefield Marine
         => ann: hand 3, base 2",
    );
    play(
        "ann: ground SEC_094; hand Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with SEC_094
         => ann: hand 1",
    );
}

#[test]
fn sec_095_theed_security() {
    play(
        "ann: res 2; hand SEC_095; ground Wampa (Experience)
         bob: ground Yoda
         ann plays SEC_095
         => Wampa: Experience x1; SEC_095: no upgrades; bob to act",
    );
    play(
        "ann: res 2; hand SEC_095
         bob: ground Yoda (bob's Resilient)
         ann plays SEC_095 > SEC_095
         => SEC_095: 3/4, Experience",
    );
}

#[test]
fn sec_096_ahsoka_tano() {
    play(
        "ann: ground SEC_096, Wampa, AT-ST (exhausted); hand Battlefield Marine
         ann attacks bob's base with SEC_096 > Battlefield Marine
         => bob: base 6; Wampa: exhausted",
    );
    play(
        "ann: ground SEC_096, Wampa; hand SOR_107
         ann attacks bob's base with SEC_096
         => bob: base 2; Wampa: ready",
    );
}

#[test]
fn sec_097_beloved_orator() {
    play(
        "ann: res 3; hand SEC_097
         ann plays SEC_097
         => Spy: exhausted; ann: units 2",
    );
}

#[test]
fn sec_098_captain_typho() {
    play(
        "ann: base 3; ground SEC_098; hand Battlefield Marine
         bob: ground Wampa
         bob starts
         bob attacks SEC_098 with Wampa > ann: Battlefield Marine
         => ann: base 2; SEC_098: 4 damage, Sentinel",
    );
    play(
        "ann: base 3; ground SEC_098
         bob: ground Wampa
         ann attacks Wampa with SEC_098
         => ann: base 3",
    );
}

#[test]
fn sec_099_naboo_royal_starship() {
    play(
        "ann: leader Anybody (deployed); space SEC_099; ground Wampa
         bob: leader Anybody (deployed)
         => ann's Anybody: Raid 2, Overwhelm; Wampa: no Raid; bob's Anybody: no Raid",
    );
    play(
        "ann: leader Anybody; res SEC_099, Filler x4
         ann deploys Anybody > SEC_099
         => Anybody: Raid 2; ann: 1 ready",
    );
}

#[test]
fn sec_100_dressellian_commandos() {
    play(
        "ann: leader Anybody; res SEC_100, Filler x4
         bob: ground SOR_128
         ann deploys Anybody > SEC_100 > yes
         => SOR_128: gone; SEC_100: 3 damage; ann: 0 ready",
    );
}

#[test]
fn sec_102_renowned_dignitaries() {
    play(
        "ann: res 6; hand SEC_102; base 9; ground Spy, Wampa
         bob: ground SEC_044
         ann plays SEC_102
         => ann: base 5; SEC_102: Overwhelm",
    );
}

#[test]
fn sec_104_figure_of_unity() {
    play(
        "ann: res 3; hand SEC_104; ground Wampa, Yoda, SEC_044
         bob: ground Battlefield Marine
         => ann can't play SEC_104 on Wampa (-)
         ann plays SEC_104
         => Yoda: 4/6, no Overwhelm; Wampa: Raid 1, Restore 1; SEC_044: Overwhelm; Marine: no Raid
         bob passes
         ann attacks bob's base with Yoda
         => Wampa: no Raid",
    );
}

#[test]
fn sec_105_renewed_friendship() {
    play(
        "ann: res 4; hand SEC_105; discard Wampa, Open Fire, Yoda
         ann plays SEC_105
         => options Wampa, Yoda
         ann picks Yoda
         => ann: has Yoda in hand, units 2",
    );
}

#[test]
fn sec_106_dismantle_the_conspiracy() {
    play(
        "ann: res 6; hand SEC_106; ground Battlefield Marine
         bob: ground Wampa (3 damage), Yoda, SOR_128, AT-ST; leader JTL_011 (deployed, 4 damage)
         ann plays SEC_106 > Wampa > Yoda
         => options SOR_128, done
         ann picks SOR_128
         => Marine: guards Wampa, guards Yoda, guards Death Star Stormtrooper; bob: units 2",
    );
}
