//! Cunning with Villainy: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_182_rampart() {
    play(
        "ann: space JTL_182 (exhausted), JTL_064 (exhausted)
         next round
         => JTL_182: exhausted; JTL_064: ready",
    );
    play(
        "ann: space JTL_182 (exhausted, Experience)
         next round
         => JTL_182: ready",
    );
}

#[test]
fn jtl_183_zygerrian_starhopper() {
    play(
        "ann: space JTL_183
         bob: space JTL_069
         ann attacks JTL_069 with JTL_183 > bob > bob: JTL_069 > bob: base
         => JTL_069: 3 damage; bob: base 1",
    );
}

#[test]
fn jtl_184_contracted_jumpmaster() {
    play(
        "ann: space JTL_184
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn jtl_185_hounds_tooth() {
    play(
        "ann: space JTL_185
         bob: space JTL_061 (exhausted)
         ann attacks JTL_061 with JTL_185
         => JTL_061: gone; JTL_185: undamaged",
    );
    play(
        "ann: space JTL_185
         bob: space JTL_061
         ann attacks JTL_061 with JTL_185
         => JTL_185: 2 damage",
    );
    play(
        "// Who has just come may be exhausted.
         ann: space JTL_185
         bob: res 9; hand JTL_061
         bob starts
         bob plays JTL_061
         ann attacks JTL_061 with JTL_185
         => JTL_185: 2 damage; JTL_061: gone",
    );
}

#[test]
fn jtl_186_mist_hunter() {
    play(
        "ann: res 1; hand JTL_255; space JTL_186
         ann plays JTL_255
         bob passes
         ann attacks bob's base with JTL_186 > yes
         => ann: hand 1; bob: base 3",
    );
    play(
        "ann: res 1; hand TIE/ln Fighter; space JTL_186
         ann plays TIE/ln Fighter
         bob passes
         ann attacks bob's base with JTL_186
         => ann: hand 0; bob to act",
    );
}

#[test]
fn jtl_187_bossk() {
    play(
        "ann: ground JTL_187
         bob: ground AT-ST
         ann attacks AT-ST with Bossk
         => AT-ST: exhausted, 5 damage",
    );
    play(
        "ann: res 2; hand JTL_187; space JTL_069
         bob: space JTL_251
         ann pilots JTL_187 for 2
         bob passes
         ann attacks JTL_251 with JTL_069
         => JTL_251: gone; JTL_069: 6/9, 6 damage",
    );
    play(
        "ann: ground JTL_187
         ann attacks bob's base with Bossk
         => bob: base 4",
    );
}

#[test]
fn jtl_189_boba_fett() {
    play(
        "ann: res 2; hand JTL_189; space JTL_069
         bob: ground Wampa
         ann pilots JTL_189 > Wampa
         => Wampa: 1 damage; JTL_069: 6/10, no Shield",
    );
    play(
        "ann: res 2; hand JTL_189; space JTL_064
         bob: ground Wampa
         ann pilots JTL_189 > Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: res 5; hand JTL_189; space JTL_064
         bob: ground Wampa
         ann plays JTL_189 for 5
         => JTL_189: Shield; Wampa: undamaged; bob to act",
    );
}

#[test]
fn jtl_190_techno_union_transport() {
    play(
        "ann: res 5; hand JTL_190
         ann plays JTL_190
         => JTL_190: Shield, 4/6",
    );
}

#[test]
fn jtl_191_invincible() {
    play(
        "ann: res 9; hand JTL_191; ground TWI_230
         => ann can play JTL_191 for 6",
    );
    play(
        "ann: res 9; hand JTL_191; space JTL_089
         => ann can play JTL_191 for 5",
    );
    play(
        "ann: res 5; leader Anybody; space JTL_191; ground Battlefield Marine
         bob: ground Wampa, Yoda; leader JTL_004 (deployed)
         ann deploys Anybody
         => options Marine, Yoda, decline
         ann picks Yoda
         => Yoda: in bob's hand",
    );
    play(
        "ann: space JTL_191
         bob: res 5; ground Yoda
         bob starts
         bob deploys Anybody
         => ann to act",
    );
}

#[test]
fn jtl_192_in_debt_to_crimson_dawn() {
    play(
        "ann: res 2
         bob: ground Wampa (exhausted, ann's JTL_192); res 2
         all pass
         ann picks decline
         bob picks decline > no
         => Wampa: exhausted; bob: 2 ready; ann: 2 ready",
    );
    play(
        "ann: res 2
         bob: ground Wampa (exhausted, ann's JTL_192); res 2
         all pass
         ann picks decline
         bob picks decline > yes
         => Wampa: ready; bob: 0 ready",
    );
    play(
        "// Two resources or nothing.
         bob: ground Wampa (exhausted, ann's JTL_192); res 1
         next round
         => Wampa: exhausted; bob: 1 ready",
    );
}

#[test]
fn jtl_193_i_have_you_now() {
    play(
        "ann: res 1; hand JTL_193; space JTL_061; ground Wampa
         bob: space JTL_069
         ann plays JTL_193 > JTL_069
         => JTL_061: undamaged, exhausted; JTL_069: 2 damage
         bob attacks JTL_061 with JTL_069
         => JTL_061: gone",
    );
}

#[test]
fn jtl_194_heartless_tactics() {
    play(
        "ann: res 2; hand JTL_194
         bob: ground Yoda, Wampa
         ann plays JTL_194 > Yoda > yes
         => Yoda: in bob's hand",
    );
    play(
        "ann: res 2; hand JTL_194
         bob: ground Wampa
         ann plays JTL_194
         => Wampa: 2/5, exhausted; bob to act",
    );
    play(
        "ann: res 2; hand JTL_194
         bob: leader JTL_011 (deployed)
         ann plays JTL_194
         => Vonreg: 0/5, exhausted; bob to act",
    );
}

#[test]
fn jtl_195_cat_and_mouse() {
    play(
        "ann: res 3; hand JTL_195; ground Battlefield Marine (exhausted), AT-ST (exhausted); space TIE/ln Fighter (exhausted)
         bob: ground Wampa
         ann plays JTL_195
         => Wampa: exhausted; Marine: ready; AT-ST: exhausted; TIE/ln: exhausted",
    );
    play(
        "// An exhausted unit cannot be exhausted.
         ann: res 3; hand JTL_195; ground Battlefield Marine (exhausted)
         bob: ground Wampa (exhausted)
         ann plays JTL_195
         => Marine: exhausted",
    );
}
