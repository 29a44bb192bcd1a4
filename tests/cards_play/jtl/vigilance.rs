//! Vigilance: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_056_hondo_ohnaka() {
    play(
        "ann: res 4; hand JTL_056
         ann plays JTL_056
         => Hondo: Shield",
    );
    play(
        "// Not a Pilot, and only where it may lie.
         ann: ground JTL_056
         bob: ground Wampa (bob's Jedi Lightsaber); space JTL_069 (JTL_058)
         ann attacks bob's base with Hondo
         => options Jedi Lightsaber, decline
         ann picks Jedi Lightsaber
         => Hondo: Jedi Lightsaber, 6/8; Wampa: no upgrades; JTL_069: JTL_058; bob: base 6",
    );
}

#[test]
fn jtl_057_astromech_pilot() {
    play(
        "ann: res 2; hand JTL_057; space JTL_069 (3 damage)
         bob: ground Wampa (1 damage)
         ann pilots JTL_057 for 2
         => options JTL_069, Wampa, decline
         ann picks JTL_069
         => JTL_069: 5/10, 1 damage",
    );
    play(
        "ann: res 1; hand JTL_057; space JTL_069 (3 damage)
         ann plays JTL_057 for 1
         => JTL_057: 1/3; JTL_069: 3 damage; bob to act",
    );
}

#[test]
fn jtl_061_royal_security_fighter() {
    play(
        "ann: space JTL_061 (1 damage)
         => JTL_061: 3/2, Grit",
    );
}

#[test]
fn jtl_062_silver_angel() {
    play(
        "ann: res 1; hand Repair; space JTL_062 (2 damage)
         bob: space TIE/ln Fighter; ground Wampa
         ann plays Repair > JTL_062
         => options TIE/ln Fighter, JTL_062, decline
         ann picks TIE/ln
         => TIE/ln: gone; JTL_062: undamaged",
    );
    play(
        "ann: res 1; hand Repair; space JTL_062; base 3
         bob: space TIE/ln Fighter
         ann plays Repair > JTL_062
         => bob to act; TIE/ln: in play",
    );
}

#[test]
fn jtl_064_omicron_strike_craft() {
    play(
        "ann: space JTL_064; ground Wampa
         bob: space TIE/ln Fighter; ground Yoda
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d); bob can attack ann's base with Yoda",
    );
}

#[test]
fn jtl_065_outer_rim_outlaws() {
    play(
        "ann: res 3; hand JTL_065
         ann plays JTL_065
         => JTL_065: Shield, 3/3",
    );
}

#[test]
fn jtl_066_trace_martez() {
    play(
        "ann: res 1; hand JTL_066; space JTL_069 (1 damage); ground Wampa (2 damage)
         ann pilots JTL_066 for 1
         bob passes
         ann attacks bob's base with JTL_069 > yes > JTL_069 > Wampa
         => JTL_069: 5/9, undamaged; Wampa: 1 damage",
    );
    play(
        "ann: space JTL_069 (1 damage, JTL_066)
         ann attacks bob's base with JTL_069 > no
         => JTL_069: 1 damage",
    );
}

#[test]
fn jtl_068_perimeter_at_rt() {
    play(
        "ann: ground JTL_068
         bob: ground Wampa
         bob starts
         => bob can't attack ann's base with Wampa (9.2d); bob can attack JTL_068 with Wampa",
    );
}

#[test]
fn jtl_070_u_wing_lander() {
    play(
        "ann: res 5; hand JTL_070; space JTL_069; ground Wampa
         bob: space JTL_064
         ann plays JTL_070
         => JTL_070: 5/5, Experience x3
         next round
         ann attacks JTL_064 with JTL_070 > Experience #1
         => JTL_070: Experience x2; JTL_069: Experience; JTL_064: gone",
    );
    play(
        "// It must have survived.
         ann: space JTL_070 (Experience), JTL_064
         bob: space JTL_069
         ann attacks JTL_069 with JTL_070
         => JTL_070: gone; bob to act",
    );
    play(
        "// An upgrade for other units stays where it is.
         ann: space JTL_070 (JTL_172); ground Wampa
         ann attacks bob's base with JTL_070 > done
         => JTL_070: JTL_172; bob to act",
    );
}

#[test]
fn jtl_071_cr90_relief_runner() {
    play(
        "ann: base 5; space JTL_071 (5 damage)
         bob: space JTL_064; base 4
         ann attacks JTL_064 with JTL_071 > ann's base > 2
         => JTL_071: gone; ann: base 1",
    );
    play(
        "ann: space JTL_071; base 5
         ann attacks bob's base with JTL_071
         => ann: base 3; JTL_071: Restore 2",
    );
}

#[test]
fn jtl_072_wing_guard_security_team() {
    play(
        "ann: res 6; hand JTL_072; ground Swoop Racer, Wampa
         bob: ground SHD_200
         ann plays JTL_072
         => options JTL_072, Swoop Racer, SHD_200, done
         ann picks JTL_072
         ann picks Swoop Racer
         => JTL_072: Sentinel, Shield; Swoop Racer: Shield; SHD_200: no Shield; bob to act",
    );
}

#[test]
fn jtl_073_grim_valor() {
    play(
        "ann: ground Battlefield Marine (JTL_073)
         bob: ground Wampa, Yoda
         bob starts
         => Marine: 4/4
         bob attacks Marine with Wampa
         => ann decides; options Wampa, Yoda, decline
         ann picks Yoda
         => Yoda: exhausted; Marine: gone",
    );
}

#[test]
fn jtl_076_covering_the_wing() {
    play(
        "ann: res 2; hand JTL_076
         bob: ground Wampa
         ann plays JTL_076
         => X-Wing: exhausted; options Wampa, decline
         ann picks Wampa
         => Wampa: Shield; X-Wing: no Shield",
    );
}

#[test]
fn jtl_077_in_the_heat_of_battle() {
    play(
        "ann: res 4; hand JTL_077, Battlefield Marine; ground JTL_168
         bob: ground Wampa, Yoda
         ann plays JTL_077
         => JTL_168: Sentinel, no Saboteur; Wampa: Sentinel; Yoda: Sentinel
         bob passes
         => ann can't attack bob's base with JTL_168 (9.2d)
         ann plays Battlefield Marine
         => Marine: no Sentinel
         next round
         => JTL_168: no Sentinel, Saboteur",
    );
}
