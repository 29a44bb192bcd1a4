//! Aggression: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_157_relentless_firespray() {
    play(
        "ann: space JTL_157
         ann attacks bob's base with JTL_157
         => JTL_157: ready; bob: base 4
         bob passes
         ann attacks bob's base with JTL_157
         => JTL_157: exhausted; bob: base 8",
    );
}

#[test]
fn jtl_158_crackshot_v_wing() {
    play(
        "ann: res 1; hand JTL_158; space JTL_069
         bob: space TIE/ln Fighter
         ann plays JTL_158
         => JTL_158: 1 damage",
    );
    play(
        "ann: res 1; hand JTL_158; space JTL_061
         ann plays JTL_158
         => JTL_158: undamaged",
    );
}

#[test]
fn jtl_159_determined_recruit() {
    play(
        "ann: res 2; hand JTL_159; space JTL_069
         ann pilots JTL_159 for 2
         => JTL_069: 7/8; ann: 0 ready",
    );
}

#[test]
fn jtl_160_supporting_eta_2() {
    play(
        "ann: space JTL_160, JTL_069; ground Battlefield Marine
         bob: ground Wampa
         ann attacks bob's base with JTL_160
         => options Marine, Wampa, decline
         ann picks Marine
         => Marine: 5/3
         next round
         => Marine: 3/3",
    );
}

#[test]
fn jtl_162_droid_missile_platform() {
    play(
        "ann: space JTL_162
         bob: space JTL_064; ground Yoda
         ann attacks JTL_064 with JTL_162 > bob > bob: Yoda > bob: base > bob: base
         => JTL_162: gone; bob: base 2; Yoda: 1 damage",
    );
}

#[test]
fn jtl_163_at_dp_occupier() {
    play(
        "ann: res 4; hand JTL_163; ground Wampa (1 damage); space JTL_069 (1 damage)
         bob: ground Yoda (1 damage)
         => ann can play JTL_163 for 2",
    );
    play(
        "ann: ground JTL_163
         bob: ground Battlefield Marine (2 damage)
         ann attacks Marine with JTL_163
         => bob: base 2",
    );
}

#[test]
fn jtl_164_cham_syndulla() {
    play(
        "ann: res 4; hand JTL_164; deck Wampa
         bob: res 5
         ann plays JTL_164 > yes
         => ann: 5 resources, 0 ready, deck 0",
    );
    play(
        "ann: res 4; hand JTL_164; deck Wampa
         bob: res 4
         ann plays JTL_164
         => ann: 4 resources, deck 1; bob to act",
    );
}

#[test]
fn jtl_166_orbiting_k_wing() {
    play(
        "ann: space JTL_166
         bob: space JTL_064 (Shield)
         => ann can attack bob's base with JTL_166
         ann attacks JTL_064 with JTL_166
         => JTL_064: gone",
    );
}

#[test]
fn jtl_168_insurgent_saboteurs() {
    play(
        "ann: ground JTL_168 (Experience)
         bob: ground Wampa (Shield), Cell Block Guard
         ann attacks bob's base with JTL_168
         => options Experience, Shield, decline
         ann picks Shield
         => Wampa: no Shield; JTL_168: Experience; bob: base 7",
    );
}

#[test]
fn jtl_169_shadow_caster() {
    play(
        "ann: space JTL_169, JTL_087 (2 damage)
         bob: space TIE/ln Fighter
         bob starts
         bob attacks JTL_087 with TIE/ln > ann: Shadow Caster > ann: yes
         => ann: units 3; TIE Fighter #1: in play; TIE Fighter #2: in play",
    );
    play(
        "// Only friendly units.
         ann: space JTL_169
         bob: space JTL_087 (2 damage)
         ann attacks JTL_087 with JTL_169
         => bob: units 1; ann: units 1; bob to act",
    );
}

#[test]
fn jtl_170_war_juggernaut() {
    play(
        "ann: res 6; hand JTL_170; ground Yoda
         bob: ground Wampa; space JTL_069
         ann plays JTL_170 > Wampa > JTL_069 > JTL_170 > done
         => Wampa: 1 damage; JTL_069: 1 damage; Yoda: undamaged; JTL_170: 6/7, 1 damage",
    );
}

#[test]
fn jtl_171_targeting_computer() {
    play(
        "ann: space JTL_237 (JTL_171)
         bob: ground Battlefield Marine, Wampa
         ann attacks bob's base with JTL_237 > Marine > Marine > bob's base
         => JTL_237: 1/5; Marine: 2 damage; bob: base 2; Wampa: undamaged",
    );
    play(
        "// Only what that unit deals.
         ann: space JTL_237, JTL_069 (JTL_171)
         bob: ground Battlefield Marine
         ann attacks bob's base with JTL_237
         => bob decides",
    );
}

#[test]
fn jtl_172_twin_laser_turret() {
    play(
        "ann: res 2; hand JTL_172; ground Wampa; space JTL_069
         bob: space TIE/ln Fighter, JTL_064
         => ann can't play JTL_172 on Wampa (-)
         ann plays JTL_172 on JTL_069
         bob passes
         ann attacks JTL_064 with JTL_069
         => options JTL_069, TIE/ln Fighter, JTL_064, done
         ann picks TIE/ln
         ann picks JTL_064
         => TIE/ln: gone; JTL_069: 6/9, 2 damage; JTL_064: gone",
    );
}

#[test]
fn jtl_173_fight_fire_with_fire() {
    play(
        "ann: res 1; hand JTL_173; ground Wampa; space JTL_061
         bob: ground AT-ST, Yoda
         ann plays JTL_173 > AT-ST
         => Wampa: 3 damage; AT-ST: 3 damage; JTL_061: undamaged",
    );
    play(
        "ann: res 1; hand JTL_173; ground Wampa
         bob: space JTL_069
         ann plays JTL_173
         => Wampa: undamaged; JTL_069: undamaged",
    );
}

#[test]
fn jtl_174_hotshot_maneuver() {
    play(
        "// One On Attack ability of its own, one of its Pilot: 2 damage to each of two units, then the attack.
         ann: res 1; hand JTL_174; space JTL_237 (JTL_196, JTL_159), JTL_064
         bob: ground Wampa, Yoda
         ann plays JTL_174 > JTL_237 > Wampa > bob's base > bob: base > bob: base > bob: base
         => Wampa: 2 damage; Yoda: undamaged; bob: base 8",
    );
    play(
        "ann: res 1; hand JTL_174; space JTL_151 (JTL_187)
         bob: ground Wampa, Yoda; space JTL_061
         ann plays JTL_174 > Wampa > Yoda > JTL_061
         => Wampa: 2 damage; Yoda: 2 damage",
    );
    play(
        "ann: res 1; hand JTL_174; ground Battlefield Marine
         bob: ground Wampa
         ann plays JTL_174 > bob's base
         => Wampa: undamaged; bob: base 3",
    );
}

#[test]
fn jtl_175_system_shock() {
    play(
        "ann: res 1; hand JTL_175
         bob: ground Wampa (bob's Jedi Lightsaber); leader JTL_015 (deployed); space JTL_064 (bob's JTL_015)
         ann plays JTL_175
         => Wampa: no upgrades, 1 damage; JTL_064: JTL_015",
    );
}

#[test]
fn jtl_176_shoot_down() {
    play(
        "ann: res 2; hand JTL_176
         bob: space JTL_064; ground Wampa
         ann plays JTL_176
         => JTL_064: gone; options ann's base, bob's base, decline
         ann picks bob's base
         => bob: base 2",
    );
    play(
        "ann: res 2; hand JTL_176
         bob: space JTL_069; ground Wampa
         ann plays JTL_176
         => JTL_069: 3 damage; bob: base 0; bob to act",
    );
}

#[test]
fn jtl_177_stay_on_target() {
    play(
        "ann: res 2; hand JTL_177; space JTL_064; ground Wampa
         ann plays JTL_177
         => bob: base 4; ann: hand 1; JTL_064: 2/3",
    );
    play(
        "ann: res 2; hand JTL_177; space JTL_064
         bob: space JTL_069
         ann plays JTL_177 > JTL_069
         => JTL_069: 4 damage; ann: hand 0",
    );
}

#[test]
fn jtl_178_face_off() {
    play(
        "ann: res 3; hand JTL_178; ground Wampa (exhausted); space JTL_069 (exhausted)
         bob: ground Yoda (exhausted), Battlefield Marine
         ann plays JTL_178 > Yoda
         => Yoda: ready; Wampa: ready; JTL_069: exhausted",
    );
    play(
        "ann: res 3; hand JTL_178; ground Wampa (exhausted)
         bob: ground Yoda (exhausted)
         bob starts
         bob takes the initiative
         ann plays JTL_178
         => Yoda: exhausted; Wampa: exhausted",
    );
}

#[test]
fn jtl_179_koiogran_turn() {
    play(
        "ann: res 3; hand JTL_179; space JTL_251 (exhausted), SHD_152 (exhausted, Experience x2), JTL_061 (exhausted)
         bob: space TIE/ln Fighter (exhausted)
         ann plays JTL_179
         => options JTL_061, TIE/ln Fighter
         ann picks JTL_061
         => JTL_061: ready",
    );
}

#[test]
fn jtl_180_piercing_shot() {
    play(
        "ann: res 3; hand JTL_180
         bob: ground Wampa (Shield x2)
         ann plays JTL_180 > Wampa
         => Wampa: 3 damage, no Shield",
    );
}
