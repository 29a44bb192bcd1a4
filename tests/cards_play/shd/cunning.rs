//! Cunning alone.

use crate::position::play;

#[test]
fn shd_209_criminal_muscle() {
    play(
        "ann: res 1; hand SHD_209
         bob: ground Wampa (Resilient, SHD_126)
         ann plays SHD_209
         => options Resilient, decline
         ann picks Resilient
         => Resilient: in bob's hand",
    );
}

#[test]
fn shd_210_cloud_rider() {
    play(
        "ann: res 2; hand SHD_210
         bob: ground Battlefield Marine
         ann plays SHD_210 > yes
         => Marine: gone; SHD_210: gone",
    );
}

#[test]
fn shd_211_fugitive_wookiee() {
    play(
        "ann: ground AT-ST
         bob: ground SHD_211, Wampa
         ann attacks SHD_211 with AT-ST > yes > Wampa
         => Wampa: exhausted",
    );
}

#[test]
fn shd_212_privateer_scyk() {
    play(
        "ann: res 3; hand SHD_212; ground Greedo
         ann plays SHD_212
         => SHD_212: Shield",
    );
    play(
        "ann: res 2; hand SHD_212
         bob: ground Greedo
         ann plays SHD_212
         => SHD_212: no Shield",
    );
}

#[test]
fn shd_213_dj() {
    play(
        "ann: res SHD_213, Filler x6
         bob: res Wampa, Wampa (exhausted); hand Vanquish
         ann smuggles SHD_213 for 7 > resource
         => bob: 1 resources; ann: 8 resources",
    );
    play(
        "ann: res SHD_213, Filler x6
         bob: res 6; hand Vanquish
         ann smuggles SHD_213 > resource
         => bob: 5 resources; ann: 8 resources
         bob plays Vanquish
         => bob: 6 resources; ann: 7 resources",
    );
    play(
        "ann: res 3; hand SHD_213
         bob: res 2
         ann plays SHD_213
         => bob: 2 resources",
    );
}

#[test]
fn shd_214_frontier_trader() {
    play(
        "ann: res Wampa, Filler x2; hand SHD_214; deck Yoda, Filler
         ann plays SHD_214 > yes > Wampa > yes
         => Wampa: in ann's hand; ann: 3 resources, has Yoda in resources, 0 ready",
    );
    play(
        "ann: res Wampa, Filler x2; hand SHD_214
         ann plays SHD_214 > no
         => ann: 3 resources, hand 0",
    );
}

#[test]
fn shd_215_smugglers_starfighter() {
    play(
        "ann: res 3; hand SHD_215; ground Underworld Thug
         bob: ground Wampa
         ann plays SHD_215
         => Wampa: 1/5
         all pass
         => Wampa: 4/5",
    );
    play(
        "ann: res SHD_215, Filler x3
         bob: ground Wampa
         ann smuggles SHD_215 for 4
         => Wampa: 4/5",
    );
}

#[test]
fn shd_216_chain_code_collector() {
    play(
        "ann: ground SHD_216
         bob: ground SHD_033 (exhausted)
         => SHD_216: Ambush
         ann attacks SHD_033 with SHD_216
         => SHD_216: undamaged; SHD_033: 4 damage, 7/6",
    );
    play(
        "ann: ground SHD_216
         bob: ground Wampa
         ann attacks Wampa with SHD_216
         => SHD_216: gone; Wampa: 4 damage",
    );
}

#[test]
fn shd_217_tobias_beckett() {
    play(
        "ann: ground SHD_217; res 9; hand Open Fire, Repair; base 3
         bob: ground Wampa, Battlefield Marine; space TIE/ln Fighter
         ann plays Open Fire > Wampa
         => options Marine, TIE/ln, decline
         ann picks Marine
         => Marine: exhausted; Wampa: 4 damage
         bob passes
         ann plays Repair > ann's base
         => TIE/ln: ready; bob to act",
    );
    play(
        "ann: res SHD_217, Filler x4
         ann smuggles SHD_217 for 5
         => SHD_217: 4/5",
    );
}

#[test]
fn shd_218_resourceful_pursuers() {
    play(
        "ann: ground SHD_218
         bob: ground Cell Block Guard
         ann attacks bob's base with SHD_218
         => bob: base 5",
    );
}

#[test]
fn shd_219_enfys_nest() {
    play(
        "ann: res 6; hand SHD_219
         bob: ground Wampa
         ann plays SHD_219 > yes
         => Wampa: gone; SHD_219: 1 damage",
    );
    play(
        "ann: ground SHD_219
         bob: ground Wampa
         ann attacks Wampa with SHD_219
         => SHD_219: gone",
    );
}

#[test]
fn shd_220_fennec_shand() {
    play(
        "ann: ground SHD_220; discard Wampa, SOR_172, Yoda, AT-ST, TIE/ln Fighter
         bob: ground AT-ST
         => SHD_220: Ambush
         ann attacks AT-ST with SHD_220
         => AT-ST: gone; SHD_220: gone",
    );
    play(
        "ann: ground SHD_220; discard Wampa, SOR_172, Yoda
         bob: ground AT-ST
         ann attacks AT-ST with SHD_220
         => AT-ST: 6 damage",
    );
}

#[test]
fn shd_221_wanted() {
    play(
        "ann: ground AT-ST; res Filler (exhausted) x3
         bob: ground Wampa (SHD_221)
         ann attacks Wampa with AT-ST > yes
         => ann: 2 ready",
    );
}

#[test]
fn shd_222_enticing_reward() {
    play(
        "ann: ground AT-ST; deck Open Fire, Wampa, Repair, Filler x8; hand Yoda
         bob: ground Wampa (SHD_222)
         ann attacks Wampa with AT-ST > yes
         => options Open Fire, Repair, done
         ann picks Open Fire > Repair
         => ann decides; options Yoda, Open Fire, Repair",
    );
}

#[test]
fn shd_224_boba_fetts_armor() {
    play(
        "ann: ground SOR_164 (SHD_224)
         bob: ground Yoda
         ann attacks Yoda with Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: leader SHD_008 (deployed, SHD_224)
         bob: ground AT-ST
         ann attacks AT-ST with SHD_008
         => SHD_008: 4 damage, 6/9",
    );
    play(
        "ann: leader SHD_008 (deployed, SHD_224)
         bob: ground Yoda
         ann attacks Yoda with SHD_008 > bob: done
         => SHD_008: undamaged",
    );
    // Which of Shield and Armor comes first is asked where it makes a difference (rule 14.2).
    play(
        "ann: leader SHD_008 (deployed, SHD_224, Shield)
         bob: ground AT-ST
         ann attacks AT-ST with SHD_008
         => SHD_008: undamaged, no Shield; bob to act",
    );
    play(
        "ann: leader SHD_008 (deployed, SHD_224, Shield)
         bob: ground R2-D2
         ann attacks R2-D2 with SHD_008 > Armor
         => SHD_008: undamaged, Shield; bob to act",
    );
}

#[test]
fn shd_225_jetpack() {
    play(
        "ann: res 2; hand SHD_225; ground Wampa
         ann plays SHD_225
         => Wampa: Shield, 6/5
         all pass
         => Wampa: no Shield, Jetpack",
    );
    play(
        "ann: res SHD_225, Filler x3; ground Wampa, AT-ST
         ann smuggles SHD_225 for 4 on Wampa
         => Wampa: Shield",
    );
}

#[test]
fn shd_226_unrefusable_offer() {
    play(
        "ann: res 9; hand Vanquish
         bob: ground Wampa (ann's SHD_226), Yoda
         ann plays Vanquish > Wampa > yes
         => Wampa: controlled by ann, ready
         all pass
         => Wampa: in bob's discard",
    );
    play(
        "ann: ground AT-ST; res 9; hand SHD_131
         bob: ground Wampa (ann's SHD_226)
         ann plays SHD_131 > yes
         => Wampa: controlled by ann, ready; AT-ST: no captives",
    );
}

#[test]
fn shd_227_look_the_other_way() {
    play(
        "ann: hand SHD_227
         bob: ground Wampa; res 2
         ann plays SHD_227 > bob: yes
         => Wampa: ready; bob: 0 ready",
    );
    play(
        "ann: hand SHD_227
         bob: ground Wampa; res 2
         ann plays SHD_227 > bob: no
         => Wampa: exhausted; bob: 2 ready",
    );
    play(
        "ann: hand SHD_227
         bob: ground Wampa; res 1
         ann plays SHD_227
         => Wampa: exhausted; bob: 1 ready",
    );
}

#[test]
fn shd_228_bounty_posting() {
    play(
        "ann: res 3; hand SHD_228; deck Filler x3, SHD_176
         bob: ground Wampa
         ann plays SHD_228 > SHD_176 > no
         => SHD_176: in ann's hand",
    );
    play(
        "ann: res 3; hand SHD_228; deck Filler x3, SHD_176, Wampa, SHD_125
         bob: ground Wampa
         ann plays SHD_228 > SHD_176 > yes
         => Wampa: Death Mark; ann: 0 ready, deck 5",
    );
}

#[test]
fn shd_229_ma_klounkee() {
    play(
        "ann: res 1; hand SHD_229; ground Underworld Thug, Yoda
         bob: ground Wampa
         ann plays SHD_229 > Wampa
         => Thug: in ann's hand; Wampa: 3 damage",
    );
    play(
        "ann: res 1; hand SHD_229; ground Yoda
         bob: ground Wampa
         ann plays SHD_229
         => Wampa: undamaged",
    );
}

#[test]
fn shd_230_swoop_down() {
    play(
        "ann: res 1; hand SHD_230; space Alliance X-Wing; ground AT-ST
         bob: ground Wampa, Cell Block Guard
         ann plays SHD_230 > Wampa
         => Wampa: 4 damage; Alliance X-Wing: 2 damage",
    );
    play(
        "ann: res 1; hand SHD_230; space Alliance X-Wing
         bob: ground Wampa
         ann plays SHD_230 > bob's base
         => bob: base 2",
    );
}

#[test]
fn shd_232_relentless_pursuit() {
    play(
        "ann: res 3; hand SHD_232; ground Wampa
         bob: ground Yoda, AT-ST; space Alliance X-Wing
         ann plays SHD_232
         => options Yoda, Alliance X-Wing
         ann picks Alliance X-Wing
         => Wampa: guards Alliance X-Wing, no Shield",
    );
    play(
        "ann: res 3; hand SHD_232; ground SHD_120
         bob: ground Yoda
         ann plays SHD_232
         => SHD_120: guards Yoda, Shield",
    );
}

#[test]
fn shd_233_evacuate() {
    play(
        "ann: res 10; hand SHD_233; ground Wampa; leader Luke Skywalker (deployed)
         bob: ground Yoda (ann's Resilient, guards ann's Battlefield Marine)
         ann plays SHD_233
         => ann: hand 1, units 2, discard 2; Yoda: in bob's hand; Marine: controlled by ann",
    );
}
