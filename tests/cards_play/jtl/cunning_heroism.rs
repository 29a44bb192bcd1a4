//! Cunning with Heroism: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_197_anakin_skywalker() {
    play(
        "ann: res 2; hand JTL_197; space JTL_069
         bob: space JTL_064
         ann pilots JTL_197 for 2
         => JTL_069: 6/10
         bob passes
         ann attacks JTL_064 with JTL_069 > yes
         => JTL_197: in ann's hand; JTL_069: 4/7, 2 damage",
    );
    play(
        "ann: space JTL_061 (JTL_197)
         bob: space JTL_251
         ann attacks JTL_251 with JTL_061
         => JTL_197: in ann's discard; bob to act",
    );
}

#[test]
fn jtl_198_fireball() {
    play(
        "ann: res 2; hand JTL_198
         bob: space TIE/ln Fighter
         ann plays JTL_198 > yes
         => TIE/ln: gone; JTL_198: 2 damage
         next round
         => JTL_198: gone",
    );
}

#[test]
fn jtl_199_blade_squadron_b_wing() {
    play(
        "ann: res 3; hand JTL_199
         bob: ground Wampa (exhausted), Yoda (exhausted); space TIE/ln Fighter (exhausted), JTL_069
         ann plays JTL_199 > JTL_199
         => JTL_199: Shield",
    );
    play(
        "ann: res 3; hand JTL_199; ground Battlefield Marine (exhausted)
         bob: ground Wampa (exhausted), Yoda (exhausted)
         ann plays JTL_199
         => JTL_199: no Shield; bob to act",
    );
}

#[test]
fn jtl_200_shuttle_tydirium() {
    play(
        "ann: space JTL_200; ground Wampa; deck Filler x3
         ann attacks bob's base with JTL_200
         => options Wampa, decline
         ann picks Wampa
         => Wampa: Experience; ann: discard 1",
    );
    play(
        "ann: space JTL_200; ground Wampa; deck LOF_254, Filler
         ann attacks bob's base with JTL_200
         => Wampa: no upgrades; ann: discard 1; bob to act",
    );
}

#[test]
fn jtl_201_ahsoka_tano() {
    play(
        "ann: res 4; hand JTL_201
         bob: hand Wampa, Open Fire; ground Yoda
         ann plays JTL_201 > bob: Wampa
         => bob: discard 1; options Ahsoka, Yoda, decline
         ann picks Yoda
         => Yoda: exhausted",
    );
    play(
        "ann: res 4; hand JTL_201
         bob: hand Wampa, Open Fire; ground Yoda
         ann plays JTL_201 > bob: Open Fire
         => Yoda: ready; bob to act",
    );
}

#[test]
fn jtl_202_black_squadron_scout_wing() {
    play(
        "ann: res 2; hand Resilient, JTL_255; space JTL_202
         ann plays Resilient > yes
         => bob: base 5; JTL_202: exhausted
         bob passes
         ann pilots JTL_255
         => JTL_202: 5/10; bob: base 5",
    );
    play(
        "// A token is not played.
         ann: res 9; hand SOR_073; space JTL_202; ground Wampa
         ann plays SOR_073 > JTL_202
         => JTL_202: Shield, ready; bob to act",
    );
}

#[test]
fn jtl_203_han_solo() {
    play(
        "ann: res 2; hand JTL_203; space JTL_249
         bob: space JTL_069
         ann pilots JTL_203 for 2 > yes > JTL_069
         => JTL_069: 6 damage; JTL_249: 4 damage, exhausted",
    );
    play(
        "// On the Millennium Falcon he shoots first.
         ann: res 2; hand JTL_203; space JTL_249 (JTL_255)
         bob: space JTL_069
         ann pilots JTL_203 for 2 > yes > JTL_069
         => JTL_069: gone; JTL_249: undamaged",
    );
    play(
        "ann: res 2; hand JTL_203; space JTL_136
         bob: space JTL_064
         ann pilots JTL_203 > yes > JTL_064
         => JTL_064: gone; JTL_136: 2 damage",
    );
    play(
        "ann: res 5; hand JTL_203
         bob: ground Battlefield Marine
         ann plays JTL_203 for 5 > yes
         => Marine: gone; JTL_203: 3 damage",
    );
}

#[test]
fn jtl_204_home_one() {
    play(
        "ann: res 9; hand JTL_204
         bob: space TIE/ln Fighter x3
         ann plays JTL_204 for 6 > yes > TIE/ln #1
         => JTL_204: 2 damage; bob: units 2",
    );
    play(
        "ann: res 9; hand JTL_204
         bob: space TIE/ln Fighter x2; ground Wampa
         => ann can play JTL_204 for 9",
    );
}

#[test]
fn jtl_205_commence_patrol() {
    play(
        "ann: res 1; hand JTL_205
         bob: discard Wampa, Yoda
         ann plays JTL_205 > Yoda
         => bottom of bob's deck is Yoda; X-Wing: exhausted; bob: discard 1, deck 7",
    );
    play(
        "// There must be another card.
         ann: res 1; hand JTL_205
         ann plays JTL_205
         => ann: units 0, discard 1",
    );
}

#[test]
fn jtl_206_fly_casual() {
    play(
        "ann: res 1; hand JTL_206; space JTL_069 (exhausted); ground Wampa (exhausted)
         bob: space JTL_064, JTL_061
         ann plays JTL_206 > JTL_069
         => JTL_069: ready; Wampa: exhausted
         bob passes
         => ann can attack JTL_064 with JTL_069",
    );
    play(
        "ann: res 1; hand JTL_206; space JTL_069 (exhausted)
         ann plays JTL_206
         bob passes
         => ann can't attack bob's base with JTL_069 (9.2)
         next round
         ann attacks bob's base with JTL_069
         => bob: base 4",
    );
}

#[test]
fn jtl_207_jam_communications() {
    play(
        "ann: res 1; hand JTL_207
         bob: hand Wampa, Open Fire, Repair
         ann plays JTL_207
         => options Open Fire, Repair
         ann picks Repair
         => bob: has Repair in discard, hand 2",
    );
    play(
        "ann: res 1; hand JTL_207
         bob: hand Wampa
         ann plays JTL_207
         => bob: hand 1",
    );
}

#[test]
fn jtl_208_never_tell_me_the_odds() {
    play(
        "// Odd are three of the Fillers and Yoda; Wampa and Porg are even.
         ann: res 3; hand JTL_208; deck Filler x2, Wampa, Filler
         bob: deck LOF_254, Yoda, Filler, Filler; ground AT-ST
         ann plays JTL_208 > AT-ST
         => AT-ST: 4 damage; ann: deck 1, discard 4; bob: deck 1, discard 3",
    );
}

#[test]
fn jtl_209_its_a_trap() {
    play(
        "ann: res 3; hand JTL_209; space JTL_064 (exhausted), JTL_061 (exhausted); ground Wampa (exhausted)
         bob: space TIE/ln Fighter x3
         ann plays JTL_209
         => JTL_064: ready; JTL_061: ready; Wampa: exhausted",
    );
    play(
        "ann: res 3; hand JTL_209; space JTL_064 (exhausted)
         bob: space TIE/ln Fighter; ground Wampa
         ann plays JTL_209
         => JTL_064: exhausted",
    );
}
