//! Leaders with Heroism: Secrets of Power.

use crate::position::play;

#[test]
fn sec_004_leia_organa() {
    play(
        "ann: leader SEC_004; res 1; hand SOR_033; ground Wampa, Yoda
         bob: ground Swoop Racer
         ann uses SEC_004 > SOR_033
         => options Wampa, Swoop Racer
         ann picks Wampa
         => Wampa: Experience; ann: hand 1, 0 ready",
    );
    play(
        "ann: leader SEC_004; res 1; hand SOR_247; ground Wampa
         ann uses SEC_004
         => Wampa: no upgrades; ann: 0 ready",
    );
    play(
        "// Herself, if she shares no aspect with it, in time for the damage.
         ann: leader SEC_004 (deployed); hand Swoop Racer
         ann attacks bob's base with Leia > Swoop Racer
         => bob: base 5; Leia: Experience",
    );
}

#[test]
fn sec_005_satine_kryze() {
    play(
        "ann: leader SEC_005; ground AT-ST (3 damage)
         ann uses SEC_005 > AT-ST > 2
         => AT-ST: 1 damage; ann: base 2",
    );
    play(
        "// No more is dealt than was healed.
         ann: leader SEC_005; ground AT-ST (1 damage)
         ann uses SEC_005 > AT-ST > 1
         => AT-ST: undamaged; ann: base 1",
    );
    play(
        "ann: leader SEC_005 (deployed); base 9
         ann attacks bob's base with Satine
         => ann: base 5; bob: base 0",
    );
}

#[test]
fn sec_008_bail_organa() {
    play(
        "ann: leader SEC_008; res Wampa, Filler; deck Yoda; ground SOR_128
         bob: ground AT-ST
         ann attacks AT-ST with SOR_128
         bob passes
         ann uses SEC_008 #1 > Wampa
         => ann: has Wampa in hand, 2 resources, has Yoda in resources, 1 ready",
    );
    play(
        "ann: leader SEC_008; res 2
         ann uses SEC_008 #1
         => ann: hand 0, 2 resources, 1 ready, leader exhausted",
    );
    play(
        "// He deploys ready, for two cards, whenever.
         ann: leader SEC_008 (epic used); res 4; hand Wampa, Yoda, AT-ST; base 3
         ann uses SEC_008 #2 > Wampa > Yoda
         => ann: leader deployed, hand 1, discard 2; Bail: ready, 3/3",
    );
    play(
        "ann: leader SEC_008 (deployed); res SHD_086, Filler x9; base 3; hand Battlefield Marine
         ann smuggles SHD_086
         => ann: base 2
         bob passes
         ann plays Battlefield Marine
         => ann: base 2",
    );
}

#[test]
fn sec_009_mon_mothma() {
    play(
        "ann: leader SEC_009; res 9; hand SEC_044, SEC_043, SEC_241, SEC_206
         => ann can play SEC_044 for 3; ann can play SEC_206 for 5; ann can play SEC_241 for 5",
    );
    play(
        "// Only units, and only Officials.
         ann: leader SEC_009; res 9; hand SOR_046, SEC_230
         => ann can play SOR_046 for 6; ann can play SEC_230 for 4",
    );
    play(
        "ann: leader SEC_009 (deployed); ground SEC_044, Wampa
         bob: ground SEC_044
         => ann's SEC_044: 3/6; Mon Mothma: 3/7; Wampa: 4/5; bob's SEC_044: 3/5",
    );
}

#[test]
fn sec_012_cassian_andor() {
    play(
        "ann: leader SEC_012; ground Battlefield Marine, Yoda
         bob: ground Wampa
         ann attacks bob's base with Marine
         => bob can't attack Marine with Wampa (9.2c); bob can attack Yoda with Wampa
         next round
         ann passes
         => bob can attack Marine with Wampa",
    );
    play(
        "// With Sentinel it can be attacked.
         ann: leader SEC_012; res 3; hand JTL_229; ground Battlefield Marine
         bob: ground Wampa
         ann attacks bob's base with Marine
         bob passes
         ann plays JTL_229 > Marine
         => bob can attack Marine with Wampa",
    );
    play(
        "ann: leader SEC_012 (deployed); initiative
         bob: ground Wampa; res 9; hand SOR_077
         ann attacks Wampa with Cassian
         => Cassian: 4 damage, Overwhelm; bob: base 1
         bob plays SOR_077
         => Cassian: in play",
    );
    play(
        "// Without the initiative he is defeated.
         ann: leader SEC_012 (deployed, 3 damage); initiative
         bob: ground Wampa
         ann passes
         bob takes the initiative
         => Cassian: gone; ann: leader exhausted",
    );
}

#[test]
fn sec_013_luthen_rael() {
    play(
        "ann: leader SEC_013; ground Battlefield Marine
         bob: ground Wampa, AT-ST
         ann attacks AT-ST with Marine > yes > Wampa
         => Wampa: 1 damage; Marine: gone; ann: leader exhausted",
    );
    play(
        "// Defending is not attacking.
         ann: leader SEC_013; ground Battlefield Marine
         bob: ground AT-ST
         bob starts
         bob attacks Marine with AT-ST
         => Marine: gone; ann: leader ready; ann to act",
    );
    play(
        "ann: leader SEC_013 (deployed); ground Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with Marine > bob's base
         => bob: base 2",
    );
}

#[test]
fn sec_015_c_3po() {
    play(
        "ann: leader SEC_015; res 1; ground Yoda (exhausted)
         bob: ground Wampa
         ann uses SEC_015 > Wampa
         => Wampa: exhausted; ann: 0 ready",
    );
    play(
        "ann: leader SEC_015; res 1; ground Yoda
         bob: ground Wampa (exhausted), AT-ST
         ann uses SEC_015
         => AT-ST: ready; ann: 0 ready, leader exhausted",
    );
    play(
        "// Another one than himself.
         ann: leader SEC_015 (deployed); ground Yoda
         bob: ground Wampa
         ann attacks bob's base with C-3PO
         => Wampa: ready; bob to act",
    );
    play(
        "ann: leader SEC_015 (deployed); ground Yoda (exhausted)
         bob: ground Wampa
         ann attacks bob's base with C-3PO > Wampa
         => Wampa: exhausted; bob: base 1",
    );
}

#[test]
fn sec_016_padme_amidala() {
    play(
        "ann: leader SEC_016; res 6; hand SEC_062, SEC_059
         bob: ground Wampa
         ann plays SEC_062 > SEC_059 > yes > Wampa
         => Wampa: 1 damage; ann: leader exhausted, hand 2",
    );
    play(
        "// Whoever makes her discard.
         ann: leader SEC_016; hand Yoda
         bob: ground Wampa; res 9; hand SEC_178
         bob starts
         bob plays SEC_178 > ann > ann: yes > ann: Wampa
         => Wampa: 1 damage; ann: discard 1; bob: units 2",
    );
    play(
        "// Cards of others do nothing.
         ann: leader SEC_016; res 9; hand SEC_178
         bob: ground Wampa; hand Yoda
         ann plays SEC_178 > bob
         => ann: leader ready; bob to act",
    );
    play(
        "ann: leader SEC_016 (deployed); hand SEC_198; ground SEC_197
         bob: ground Wampa
         ann attacks bob's base with SEC_197 > yes > Wampa
         => Wampa: 1 damage; ann: hand 1",
    );
}

#[test]
fn sec_017_sabe() {
    play(
        "ann: leader SEC_017; ground Battlefield Marine
         bob: deck Wampa, Yoda, AT-ST
         ann attacks bob's base with Marine > yes > Yoda
         => bob: has Yoda in discard, deck 2; top of bob's deck is Wampa; ann: leader exhausted",
    );
    play(
        "// Attacks on units do nothing, without excess.
         ann: leader SEC_017; ground Battlefield Marine
         bob: ground Yoda
         ann attacks Yoda with Marine
         => ann: leader ready",
    );
    play(
        "ann: leader SEC_017 (deployed)
         bob: hand Wampa, Open Fire; deck Filler
         ann attacks bob's base with Sabé > Open Fire
         => bob: base 4, discard 1, hand 2, deck 0",
    );
    play(
        "ann: leader SEC_017 (deployed)
         bob: hand Wampa; deck Filler
         ann attacks bob's base with Sabé > decline
         => bob: hand 1, deck 1",
    );
}

#[test]
fn sec_018_dj() {
    play(
        "// Captured before its When Played is resolved, which still is.
         ann: leader SEC_018; res 4; hand SEC_222; ground Wampa
         bob: ground Yoda
         ann uses SEC_018 > SEC_222
         => Wampa: guards Loan Shark; ann: 1 ready; bob to act",
    );
    play(
        "ann: leader SEC_018; res 4; hand SOR_247
         ann uses SEC_018
         => ann: hand 1, 4 ready",
    );
    play(
        "ann: leader SEC_018 (deployed); res 3; hand Open Fire
         bob: ground Yoda (guards Wampa), SOR_128 (guards Battlefield Marine)
         => DJ: Saboteur
         ann attacks SOR_128 with DJ
         => Marine: ready, controlled by ann",
    );
}
