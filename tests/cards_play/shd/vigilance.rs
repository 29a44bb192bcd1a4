//! Vigilance alone.

use crate::position::play;

#[test]
fn shd_055_moisture_farmer() {
    play(
        "ann: ground SHD_055; base 5
         ann attacks bob's base with SHD_055
         => ann: base 3; SHD_055: Restore 2",
    );
}

#[test]
fn shd_056_follower_of_the_way() {
    play(
        "ann: ground SHD_056, SHD_056 (Shield)
         => SHD_056 #1: 1/3; SHD_056 #2: 2/4",
    );
}

#[test]
fn shd_057_rickety_quadjumper() {
    play(
        "ann: space SHD_057; ground Wampa; deck Open Fire, Filler
         bob: ground Yoda
         ann attacks bob's base with SHD_057 > yes
         => options Wampa, Yoda
         ann picks Wampa
         => Wampa: Experience; top of ann's deck is Open Fire; logged ann reveals Open Fire",
    );
    play(
        "ann: space SHD_057; ground Wampa; deck Yoda, Filler
         ann attacks bob's base with SHD_057 > yes
         => Wampa: no Experience; bob to act",
    );
}

#[test]
fn shd_058_val() {
    play(
        "ann: ground Wampa
         bob: ground SHD_058, AT-ST
         ann attacks SHD_058 with Wampa > ann > yes > AT-ST
         => AT-ST: 3 damage, Experience x2",
    );
    play(
        "ann: ground Wampa
         bob: ground SHD_058, AT-ST
         ann attacks SHD_058 with Wampa > ann > no
         => AT-ST: undamaged, Experience x2; bob to act",
    );
}

#[test]
fn shd_059_embo() {
    play(
        "ann: ground SHD_059
         bob: ground Underworld Thug
         ann attacks Thug with SHD_059 > SHD_059 > 2
         => Thug: gone; SHD_059: undamaged",
    );
    play(
        "ann: ground SHD_059, AT-ST (3 damage)
         bob: ground Wampa
         ann attacks Wampa with SHD_059
         => Wampa: 3 damage; AT-ST: 3 damage; bob to act",
    );
    play(
        "ann: ground SHD_059, AT-ST (3 damage)
         bob: ground Underworld Thug (Academy Training, 2 damage)
         ann attacks Thug with SHD_059
         => SHD_059: gone",
    );
}

#[test]
fn shd_061_wroshyr_tree_tender() {
    play(
        "ann: ground SHD_061 (2 damage)
         => SHD_061: Grit, 4/4",
    );
}

#[test]
fn shd_062_niima_outpost_constables() {
    play(
        "ann: ground SHD_062
         => SHD_062: Sentinel",
    );
}

#[test]
fn shd_064_survivors_gauntlet() {
    play(
        "ann: space SHD_064; ground Wampa (Resilient), Yoda
         bob: ground Battlefield Marine (Academy Training), AT-ST
         ann attacks bob's base with SHD_064
         => options Wampa, Marine, decline
         ann picks Marine
         => AT-ST: Academy Training, 8/9; Marine: 3/3",
    );
    play(
        "ann: res 5; hand SHD_064; ground Wampa (Electrostaff)
         bob: ground Battlefield Marine (Electrostaff), AT-ST, Yoda (Experience)
         ann plays SHD_064
         => options Marine, Yoda, decline
         ann picks Marine
         => Yoda: Electrostaff",
    );
    play(
        "ann: res 5; hand SHD_064; ground Wampa (Electrostaff)
         bob: ground Battlefield Marine (Electrostaff), AT-ST
         ann plays SHD_064
         => bob to act",
    );
}

#[test]
fn shd_065_vigilant_pursuit_craft() {
    play(
        "ann: res SHD_065, Filler x6
         ann smuggles SHD_065 for 7
         => SHD_065: Sentinel, 3/5",
    );
}

#[test]
fn shd_067_fenn_rau() {
    play(
        "ann: res 6; hand SHD_067, SHD_126; ground Yoda
         bob: ground Wampa
         ann plays SHD_067
         => ann: hand 1; bob to act",
    );
    play(
        "ann: res 8; hand SHD_067, SHD_126; ground Yoda
         bob: ground Wampa
         ann plays SHD_067 > SHD_126 > SHD_067
         => SHD_067: The Darksaber; Wampa: 2/3; ann: 0 ready",
    );
    play(
        "ann: res 2; hand Academy Training; ground SHD_067, Yoda
         bob: ground Wampa
         ann plays Academy Training on Yoda
         => Wampa: 4/5",
    );
}

#[test]
fn shd_068_public_enemy() {
    play(
        "ann: hand SHD_068; ground AT-ST
         bob: ground Wampa
         ann plays SHD_068 on Wampa
         => Wampa: Bounty
         bob passes
         ann attacks Wampa with AT-ST > yes
         => AT-ST: Shield",
    );
    play(
        "ann: ground AT-ST
         bob: ground Wampa (ann's SHD_068)
         bob starts
         bob attacks AT-ST with Wampa > ann: yes > ann: AT-ST
         => AT-ST: Shield",
    );
}

#[test]
fn shd_069_foundling() {
    play(
        "ann: ground Wampa (SHD_069)
         => Wampa: trait Mandalorian, 5/6",
    );
}

#[test]
fn shd_071_top_target() {
    play(
        "ann: ground AT-ST (5 damage); base 7
         bob: ground Wampa (SHD_071)
         ann attacks Wampa with AT-ST > yes > ann's base
         => ann: base 3",
    );
    play(
        "ann: base 7; res 9; hand Vanquish
         bob: ground Yoda (SHD_071)
         ann plays Vanquish > ann > yes > ann's base > bob: done
         => ann: base 1",
    );
}

#[test]
fn shd_072_imprisoned() {
    play(
        "ann: res 2; hand SHD_072
         bob: ground Wampa, Yoda (Protector); leader Luke Skywalker (deployed)
         ann plays SHD_072
         => options Wampa, Yoda
         ann picks Yoda
         => Yoda: no Restore, no Sentinel, 3/5",
    );
    play(
        "ann: ground SHD_033 (SHD_072, 2 damage, exhausted)
         => SHD_033: no Grit, no Bounty, 3/6",
    );
}

#[test]
fn shd_073_mandalorian_armor() {
    play(
        "ann: res 2; hand SHD_073; ground SHD_162, AT-ST, Wampa
         ann plays SHD_073
         => options SHD_162, Wampa
         ann picks SHD_162
         => SHD_162: Shield, 3/6",
    );
    play(
        "ann: res 2; hand SHD_073; ground Wampa
         ann plays SHD_073
         => Wampa: no Shield, 5/8",
    );
}

#[test]
fn shd_074_vambrace_grappleshot() {
    play(
        "ann: ground Wampa (SHD_074)
         bob: ground AT-ST
         ann attacks AT-ST with Wampa
         => AT-ST: exhausted, 6 damage",
    );
    play(
        "ann: ground Wampa (SHD_074)
         ann attacks bob's base with Wampa
         => bob: base 6; bob to act",
    );
}

#[test]
fn shd_075_covert_strength() {
    play(
        "ann: res SHD_075, Filler x2; ground Wampa (3 damage)
         ann smuggles SHD_075 for 3
         => Wampa: 1 damage, Experience; ann: 3 resources",
    );
}

#[test]
fn shd_076_unexpected_escape() {
    play(
        "ann: res 1; hand SHD_076
         bob: ground Wampa (guards Battlefield Marine, guards Yoda)
         ann plays SHD_076 > yes > Yoda
         => Wampa: exhausted, guards Battlefield Marine; Yoda: exhausted, controlled by ann",
    );
    play(
        "ann: res 1; hand SHD_076
         bob: ground Wampa (guards ann's Yoda)
         ann plays SHD_076 > no
         => Wampa: exhausted, guards Yoda",
    );
}

#[test]
fn shd_077_evidence_of_the_crime() {
    play(
        "ann: res 3; hand SHD_077; ground Wampa
         bob: ground Yoda (Resilient, Jedi Lightsaber, SHD_126)
         ann plays SHD_077
         => options Resilient, Jedi Lightsaber
         ann picks Resilient > Wampa
         => Wampa: Resilient owned by bob; Yoda: no Resilient",
    );
    play(
        "ann: res 3; hand SHD_077; ground AT-ST
         bob: ground Yoda (Jedi Lightsaber), Wampa
         ann plays SHD_077 > Wampa
         => Wampa: Jedi Lightsaber; Yoda: no Jedi Lightsaber",
    );
}

#[test]
fn shd_078_fell_the_dragon() {
    play(
        "ann: res 4; hand SHD_078
         bob: ground Wampa, Wampa (Experience), AT-ST; leader Luke Skywalker (deployed, Experience)
         ann plays SHD_078
         => options Wampa, AT-ST
         ann picks Wampa
         => bob: units 3",
    );
}

#[test]
fn shd_079_rivals_fall() {
    play(
        "ann: res 6; hand SHD_079; ground Wampa
         bob: leader Luke Skywalker (deployed)
         ann plays SHD_079 > Luke
         => bob: leader undeployed",
    );
}
