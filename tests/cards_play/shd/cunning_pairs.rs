//! Cunning with a second icon.

use crate::position::play;

#[test]
fn shd_183_kintan_intimidator() {
    play(
        "ann: ground SHD_183
         bob: ground Wampa
         ann attacks Wampa with SHD_183
         => Wampa: exhausted, 1 damage",
    );
    play(
        "ann: ground SHD_183
         ann attacks bob's base with SHD_183
         => bob: base 1",
    );
}

#[test]
fn shd_184_bazine_netal() {
    play(
        "ann: res 2; hand SHD_184
         bob: hand Wampa, Yoda; deck Open Fire
         ann plays SHD_184 > yes
         => options Wampa, Yoda
         ann picks Wampa
         => bob: hand 2, discard 1, has Open Fire in hand",
    );
    play(
        "ann: res SHD_184, Filler x3
         bob: hand Wampa
         ann smuggles SHD_184 for 4 > no
         => bob: hand 1, deck 6",
    );
}

#[test]
fn shd_185_doctor_evazan() {
    play(
        "ann: ground AT-ST; res Filler (exhausted) x14
         bob: ground SHD_185
         ann attacks SHD_185 with AT-ST > yes
         => ann: 12 ready",
    );
}

#[test]
fn shd_186_hunter_of_the_haxion_brood() {
    play(
        "ann: res 3; hand SHD_186
         bob: ground SHD_095
         ann plays SHD_186
         => SHD_186: Shield",
    );
    play(
        "ann: res 3; hand SHD_186; ground SHD_095
         ann plays SHD_186
         => SHD_186: no Shield",
    );
}

#[test]
fn shd_187_lurking_tie_phantom() {
    play(
        "ann: space SHD_187
         bob: res 9; hand Vanquish, Open Fire, SHD_131, SOR_076; space Avenger
         => SHD_187: Raid 2
         ann passes
         bob plays Vanquish > SHD_187
         => SHD_187: in play
         ann passes
         bob plays Open Fire > SHD_187
         => SHD_187: undamaged",
    );
    play(
        "ann: space SHD_187
         bob: space Alliance X-Wing
         bob starts
         bob attacks SHD_187 with Alliance X-Wing
         => SHD_187: gone",
    );
    play(
        "ann: space SHD_187
         bob: res 9; hand SHD_131; space Avenger
         ann passes
         bob plays SHD_131
         => SHD_187: in play; Avenger: no captives",
    );
    play(
        "ann: space SHD_187; res 9; hand Vanquish
         ann plays Vanquish
         => SHD_187: gone",
    );
}

#[test]
fn shd_188_4_lom() {
    play(
        "ann: ground SHD_188, SHD_190
         bob: ground SHD_190
         => ann's SHD_190: 7/7, Ambush, Saboteur; bob's SHD_190: 6/6, no Ambush",
    );
}

#[test]
fn shd_189_slavers_freighter() {
    play(
        "ann: res 5; hand SHD_189; ground Wampa (exhausted), Yoda (exhausted), Greedo (exhausted, Shield, Shield)
         bob: ground AT-ST (Shield, Resilient)
         ann plays SHD_189
         => options Yoda, decline
         ann picks Yoda
         => Yoda: ready",
    );
}

#[test]
fn shd_190_zuckuss() {
    play(
        "ann: ground SHD_190, SHD_188
         => SHD_188: 5/5, Saboteur, Ambush; SHD_190: Saboteur, 7/7",
    );
}

#[test]
fn shd_191_xanadu_blood() {
    play(
        "ann: space SHD_191; ground Underworld Thug, Yoda
         bob: ground Wampa; res 2
         ann attacks bob's base with SHD_191 > Thug > Wampa
         => Thug: in ann's hand; Wampa: exhausted; bob: base 6, 2 ready",
    );
    play(
        "ann: space SHD_191; ground Underworld Thug
         bob: ground Wampa; res 2
         ann attacks bob's base with SHD_191 > Thug > resource
         => bob: 1 ready",
    );
    play(
        "ann: res 6; hand SHD_191; ground Underworld Thug
         bob: ground Wampa
         ann plays SHD_191 > decline
         => Thug: in play; SHD_191: Raid 2",
    );
}

#[test]
fn shd_192_dryden_vos() {
    play(
        "ann: res 7; hand SHD_192; ground Wampa (guards bob's AT-ST)
         ann plays SHD_192 > \"when played\" > yes
         => AT-ST: controlled by ann, exhausted; SHD_192: Shield; Wampa: no captives",
    );
    play(
        "ann: res 7; hand SHD_192; ground Wampa (guards bob's AT-ST)
         ann plays SHD_192 > \"when played\" > no
         => Wampa: guards AT-ST",
    );
}

#[test]
fn shd_193_frozen_in_carbonite() {
    play(
        "ann: res 3; hand SHD_193
         bob: ground Wampa; leader Luke Skywalker (deployed)
         ann plays SHD_193
         => Wampa: exhausted, Frozen in Carbonite
         next round
         => Wampa: exhausted",
    );
}

#[test]
fn shd_194_triple_dark_raid() {
    play(
        "ann: res 4; hand SHD_194; deck Wampa, SHD_092, TIE/ln Fighter, Filler x6
         ann plays SHD_194
         => options Finalizer, TIE/ln Fighter, done
         ann picks TIE/ln
         => TIE/ln: ready; ann: 1 ready
         all pass
         => TIE/ln: in ann's hand",
    );
    play(
        "// Defeated before the end of the phase, it stays where it is (rule 23.7).
         ann: res 4; hand SHD_194; deck Wampa, TIE/ln Fighter, Filler x6
         bob: space JTL_069
         ann plays SHD_194 > TIE/ln
         bob attacks TIE/ln with JTL_069
         all pass
         => TIE/ln: in ann's discard",
    );
}

#[test]
fn shd_195_cartel_turncoat() {
    play(
        "ann: space Avenger
         bob: space SHD_195; ground Wampa
         ann attacks SHD_195 with Avenger > bob: Wampa > yes
         => ann: hand 1",
    );
}

#[test]
fn shd_196_grogu() {
    play(
        "ann: ground SHD_196
         bob: ground Wampa
         ann uses SHD_196
         => Wampa: exhausted; SHD_196: exhausted",
    );
}

#[test]
fn shd_197_l3_37() {
    play(
        "ann: res 2; hand SHD_197; ground Wampa (guards bob's Yoda)
         bob: ground AT-ST (guards ann's Battlefield Marine)
         ann plays SHD_197 > yes > Marine
         => Marine: controlled by ann; SHD_197: no Shield",
    );
    play(
        "ann: res SHD_197, Filler x3
         bob: ground AT-ST (guards ann's Battlefield Marine)
         ann smuggles SHD_197 for 4 > no
         => SHD_197: Shield",
    );
    play(
        "ann: res 2; hand SHD_197
         ann plays SHD_197
         => SHD_197: Shield",
    );
}

#[test]
fn shd_198_omega() {
    play(
        "ann: leader SHD_013; base SHD_025; ground SHD_198; res 9; hand SHD_095, SHD_095
         => ann can play SHD_095 for 1
         ann plays SHD_095
         bob passes
         => ann can play SHD_095 for 3",
    );
    play(
        "ann: res 2; hand SHD_198; deck Wampa, SHD_095, SHD_099, Filler x3
         ann plays SHD_198
         => options SHD_095, SHD_099, done
         ann picks SHD_095
         => SHD_095: in ann's hand",
    );
}

#[test]
fn shd_199_coruscant_dissident() {
    play(
        "ann: ground SHD_199; res Filler (exhausted) x2
         ann attacks bob's base with SHD_199 > yes
         => ann: 1 ready",
    );
}

#[test]
fn shd_201_principled_outlaw() {
    play(
        "ann: ground SHD_201
         bob: ground Wampa; space TIE/ln Fighter
         ann attacks bob's base with SHD_201
         => options Wampa, SHD_201, decline
         ann picks Wampa
         => Wampa: exhausted",
    );
    play(
        "ann: res SHD_201, Filler x5
         ann smuggles SHD_201 for 6
         => SHD_201: 4/4",
    );
}

#[test]
fn shd_202_qira() {
    play(
        "ann: res 4; hand SHD_202
         bob: res 9; hand Wampa, Yoda
         ann plays SHD_202 > Wampa
         => bob can play Wampa for 7; bob can play Yoda for 3",
    );
    play(
        "ann: res 4; hand SHD_202
         bob: res 12; hand Wampa, Vanquish
         ann plays SHD_202 > Wampa
         bob plays Vanquish
         ann passes
         => bob can play Wampa for 4",
    );
}

#[test]
fn shd_203_zorii_bliss() {
    play(
        "ann: ground SHD_203; hand Wampa
         ann attacks bob's base with SHD_203
         => ann: hand 2
         all pass
         => ann decides
         ann picks Wampa
         => Wampa: in ann's discard",
    );
    play(
        "ann: res SHD_203, Filler x5
         ann smuggles SHD_203 for 6
         => SHD_203: 4/7",
    );
}

#[test]
fn shd_204_millennium_falcon() {
    play(
        "ann: res 6; hand SHD_204
         bob: space Alliance X-Wing
         ann plays SHD_204 > yes
         => Alliance X-Wing: gone; SHD_204: 2 damage",
    );
    play(
        "ann: res SHD_204, Filler x5
         bob: space Alliance X-Wing
         ann smuggles SHD_204 for 6
         => SHD_204: exhausted, no Ambush; bob to act",
    );
}

#[test]
fn shd_205_let_the_wookiee_win() {
    play(
        "ann: res Filler x2, Filler (exhausted) x7; hand SHD_205; ground Wampa (exhausted)
         ann plays SHD_205 > bob: option 1
         => ann: 6 ready",
    );
    play(
        "ann: res 2; hand SHD_205; ground SHD_061 (exhausted)
         ann plays SHD_205 > bob: option 2
         => bob: base 4; SHD_061: exhausted",
    );
    play(
        "ann: res 2; hand SHD_205; ground Wampa (exhausted)
         ann plays SHD_205 > bob: option 2
         => bob: base 0; Wampa: ready",
    );
}

#[test]
fn shd_206_spare_the_target() {
    play(
        "ann: res 3; hand SHD_206
         bob: ground SHD_027
         ann plays SHD_206 > yes
         => ann: hand 1; SHD_027: in bob's hand",
    );
}

#[test]
fn shd_207_a_new_adventure() {
    play(
        "ann: res 2; hand SHD_207
         bob: ground Wampa
         ann plays SHD_207 > bob: no
         => Wampa: in bob's hand",
    );
    play(
        "ann: res 2; hand SHD_207; ground AT-ST
         bob: ground Wampa; hand Yoda
         ann plays SHD_207 > Wampa > bob: yes
         => Wampa: controlled by bob, exhausted; bob: hand 1",
    );
}

#[test]
fn shd_208_final_showdown() {
    play(
        "ann: res 6; hand SHD_208; ground Wampa (exhausted), Yoda (exhausted)
         bob: ground AT-ST (exhausted)
         ann plays SHD_208
         => Wampa: ready; Yoda: ready; AT-ST: exhausted
         all pass
         => bob wins",
    );
}
