//! Rulings on cards of Jump to Lightspeed, beyond what each card's own position shows.

use crate::position::play;

#[test]
fn jtl_245_additional_pilots_add_up() {
    play(
        "// One more by the Falcon and one more by R2-D2.
         ann: res 9; hand JTL_255, JTL_236; space JTL_249 (JTL_058, JTL_245)
         ann pilots JTL_255
         => JTL_249: 9/8
         bob passes
         => ann can't pilot JTL_236 (-)",
    );
    play(
        "ann: leader JTL_017; res 5; space JTL_069 (JTL_245)
         ann deploys JTL_017 on JTL_069
         => JTL_069: 8/12",
    );
}

#[test]
fn jtl_049_leaves_her_damage_and_upgrades() {
    play(
        "ann: ground JTL_049 (Experience, Shield, 2 damage); space JTL_069
         bob: res 9; hand SOR_078
         bob starts
         bob plays SOR_078 > JTL_049 > ann: JTL_069
         => JTL_069: JTL_049, undamaged, no Experience, no Shield; ann: units 1",
    );
    play(
        "// Declined, or without room, she is defeated.
         ann: ground JTL_049; space JTL_069 (JTL_058)
         bob: res 9; hand SOR_078
         bob starts
         bob plays SOR_078 > JTL_049
         => JTL_049: in ann's discard",
    );
}

#[test]
fn jtl_126_moving_is_no_entering() {
    play(
        "// Nothing is played: he exhausts nobody.
         ann: res 2; hand JTL_126; space JTL_069 (JTL_210); deck Wampa
         bob: ground Wampa, Yoda
         ann plays JTL_126
         => JTL_210: exhausted, in the ground arena; Wampa: ready; Yoda: ready; bob to act",
    );
}

#[test]
fn jtl_143_all_at_once() {
    play(
        "// Both bases fall together.
         mode multiplayer
         ann: res 8; hand JTL_143
         bob: base 26
         cid: base 26
         ann plays JTL_143
         => ann wins",
    );
}

#[test]
fn jtl_002_any_when_defeated() {
    play(
        "// Also one that an upgrade gives.
         ann: leader JTL_002; ground Battlefield Marine (JTL_073)
         bob: ground AT-ST, Wampa, Yoda
         ann attacks AT-ST with Marine > Wampa > yes > Yoda
         => Wampa: exhausted; Yoda: exhausted; ann: leader exhausted",
    );
    play(
        "// As a unit once each round, and not exhausted for it.
         ann: leader JTL_002 (deployed); space JTL_087 (2 damage), JTL_087 (2 damage)
         bob: space JTL_069, JTL_251
         ann attacks JTL_069 with JTL_087 #1 > yes
         => ann: units 4; Thrawn: ready
         bob passes
         ann attacks JTL_251 with JTL_087
         => ann: units 4; bob to act",
    );
}

#[test]
fn jtl_169_all_of_them() {
    play(
        "ann: space JTL_169, JTL_087 (JTL_073, 2 damage)
         bob: space JTL_069; ground Wampa, Yoda
         ann attacks JTL_069 with JTL_087 > Shadow Caster > yes > \"create\" > Wampa > \"create\" > Yoda
         => Wampa: exhausted; Yoda: exhausted; ann: units 3",
    );
}

#[test]
fn jtl_039_uses_a_given_one() {
    play(
        "ann: res 6; hand JTL_039; ground Battlefield Marine (JTL_073)
         bob: ground Wampa
         ann plays JTL_039 > Marine > Wampa
         => Wampa: exhausted; Marine: in play",
    );
    play(
        "ann: space JTL_039 (5 damage)
         bob: space JTL_069
         ann attacks JTL_069 with JTL_039
         => JTL_039: gone; ann: units 2",
    );
}

#[test]
fn jtl_174_each_to_another_unit() {
    play(
        "// More abilities than enemies: nobody is hit twice.
         ann: res 1; hand JTL_174; space JTL_151 (JTL_187)
         bob: ground AT-ST
         ann plays JTL_174 > bob's base > \"Exhaust\" > decline
         => AT-ST: 2 damage",
    );
}

#[test]
fn jtl_013_stays_whose_he_is() {
    play(
        "ann: leader JTL_013; res 3; space JTL_069, JTL_061
         bob: res 9; hand SOR_224
         ann uses JTL_013 > JTL_069
         bob plays SOR_224 > JTL_069
         => JTL_069: controlled by bob, 6/8
         ann uses JTL_013
         => JTL_061: 4/3; JTL_069: 4/7",
    );
    play(
        "// Nobody else may use him.
         ann: leader JTL_013; res 3; space JTL_069
         bob: res 9; hand SOR_224; space JTL_061
         ann uses JTL_013 > JTL_069
         bob plays SOR_224 > JTL_069
         ann passes
         => bob can't use JTL_013 (-)",
    );
}

#[test]
fn jtl_018_any_action_and_for_good() {
    play(
        "ann: leader JTL_018; ground Wampa
         ann uses JTL_018
         ann takes the initiative
         => ann: has the initiative; bob to act",
    );
    play(
        "ann: leader JTL_018; res 2; hand SOR_247; ground Wampa
         ann uses JTL_018
         ann plays SOR_247
         => SOR_247: exhausted; bob to act",
    );
    play(
        "// They stay blank though he is gone.
         ann: leader JTL_018 (deployed, 4 damage); ground Cell Block Guard
         bob: ground AT-ST
         ann attacks AT-ST with Kazuda > Guard > done
         => Kazuda: gone; Guard: no Sentinel",
    );
}

#[test]
fn jtl_261_one_attack_after_the_other() {
    play(
        "ann: res 1; hand JTL_261; space JTL_183, JTL_061
         bob: space JTL_069
         ann plays JTL_261 > JTL_183 > JTL_069 > bob
         => bob decides
         bob picks base
         bob picks base
         => ann decides; options JTL_069, bob's base
         ann picks bob's base
         => bob: base 4",
    );
}

#[test]
fn jtl_124_triggers_before_the_second_attack() {
    play(
        "ann: res 1; hand JTL_124; space JTL_183; ground Battlefield Marine
         bob: space JTL_069
         ann plays JTL_124 > JTL_069 > bob > bob: base > bob: base
         => bob: base 7; Marine: exhausted; JTL_183: gone",
    );
}

#[test]
fn jtl_105_nothing_but_resources() {
    play(
        "// Other costs are whole.
         ann: res 3; leader JTL_014; space JTL_105; hand Wampa
         ann uses JTL_014 #1 > Wampa
         => ann: hand 1, leader exhausted",
    );
}

#[test]
fn jtl_047_while_it_is_in_play() {
    play(
        "// The Vehicles stay hers, whoever controls him.
         ann: res 3; hand JTL_047; space JTL_069
         bob: res 9; hand SOR_224; space JTL_251
         ann plays JTL_047 > option 3
         bob plays SOR_224 > Yularen
         => Yularen: controlled by bob; JTL_069: Sentinel; JTL_251: no Sentinel",
    );
    play(
        "// Rescued, he has chosen nothing.
         ann: res 9; hand JTL_047, SHD_197; space JTL_069
         bob: res 9; hand SHD_131; ground Wampa
         ann plays JTL_047 > option 3
         bob plays SHD_131 > Yularen
         => JTL_069: no Sentinel
         ann plays SHD_197 > yes
         => Yularen: controlled by ann; JTL_069: no Sentinel",
    );
}

#[test]
fn jtl_089_a_pilot_as_a_unit() {
    play(
        "ann: res 6; hand JTL_089; deck JTL_145, Filler
         ann plays JTL_089 > yes > JTL_145
         => options JTL_145, decline
         ann picks JTL_145
         => JTL_145: in the ground arena, exhausted; JTL_089: no upgrades",
    );
}

#[test]
fn jtl_155_after_the_event() {
    play(
        "// What the tokens set off waits for the unit that is played.
         ann: res 9; hand JTL_155, JTL_099, JTL_069
         bob: ground SEC_159
         ann plays JTL_155 > JTL_069
         => JTL_069: in play; bob: units 3",
    );
}

#[test]
fn jtl_206_excess_reaches_the_base() {
    play(
        "ann: res 1; hand JTL_206; ground AT-ST (exhausted)
         bob: ground SOR_128
         ann plays JTL_206
         bob passes
         => ann can't attack bob's base with AT-ST (9.2c)
         ann attacks SOR_128 with AT-ST
         => bob: base 5",
    );
}

#[test]
fn jtl_221_only_by_an_action() {
    play(
        "// Who took the initiative has no action left in this phase.
         ann: space JTL_221 (4 damage)
         bob: space JTL_069
         bob starts
         bob takes the initiative
         ann attacks JTL_069 with JTL_221
         => JTL_221: in ann's discard; ann to act
         next round
         => bob can't play JTL_221 (-)",
    );
}

#[test]
fn jtl_185_strikes_back_in_full() {
    play(
        "// Who survives the first blow hits as hard as it then can.
         ann: space JTL_185
         bob: space LOF_121 (exhausted), JTL_061 (exhausted, Resilient x2)
         ann attacks JTL_061 with JTL_185
         => JTL_061: 4 damage; JTL_185: gone",
    );
}
