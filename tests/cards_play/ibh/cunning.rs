//! Cunning: Intro Battle: Hoth.

use crate::position::play;

#[test]
fn ibh_003_chewbacca() {
    play(
        "ann: ground IBH_003
         bob: ground Wampa
         bob starts
         => bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn ibh_006_rebellion_y_wing() {
    play(
        "ann: space IBH_006
         ann attacks bob's base with IBH_006
         => options ann's base, bob's base
         ann picks bob's base
         => bob: base 3",
    );
}

#[test]
fn ibh_010_han_solo() {
    play(
        "ann: ground IBH_010
         bob: ground Wampa
         ann attacks Wampa with Han
         => Wampa: gone; Han: 2 damage; ann: base 0",
    );
}

#[test]
fn ibh_011_r2_d2() {
    play(
        "ann: ground IBH_011, SEC_080
         bob: ground Wampa, AT-ST; space TIE/ln Fighter
         ann attacks bob's base with R2-D2
         => Wampa: exhausted; AT-ST: ready; TIE/ln: ready",
    );
    play(
        "ann: ground IBH_011
         bob: ground Wampa, SEC_080
         ann attacks bob's base with R2-D2
         => Wampa: ready",
    );
}

#[test]
fn ibh_031_millennium_falcon() {
    play(
        "ann: res 7; hand IBH_031; base 4
         bob: base 3
         ann plays IBH_031
         => IBH_031: ready",
    );
    play(
        "ann: res 7; hand IBH_031; base 4
         bob: base 4
         ann plays IBH_031
         => IBH_031: exhausted",
    );
}

#[test]
fn ibh_005_ill_cover_for_you() {
    play(
        "ann: res 3; hand IBH_005; ground Yoda
         bob: ground Wampa, SOR_128; space TIE/ln Fighter
         ann plays IBH_005 > SOR_128
         => options Wampa, TIE/ln Fighter
         ann picks TIE/ln
         => SOR_128: gone; TIE/ln: gone; Wampa: undamaged",
    );
}

#[test]
fn ibh_016_ion_cannon() {
    play(
        "ann: ground IBH_016
         bob: space JTL_069; ground Wampa
         ann uses IBH_016
         => JTL_069: 3 damage; IBH_016: exhausted; Wampa: undamaged",
    );
}

#[test]
fn ibh_018_go_for_the_legs() {
    play(
        "ann: res 1; hand IBH_018; ground Yoda
         bob: ground Wampa; space TIE/ln Fighter
         ann plays IBH_018
         => Wampa: exhausted; TIE/ln: ready; Yoda: ready",
    );
}

#[test]
fn ibh_021_improvised_detonation() {
    play(
        "ann: res 2; hand IBH_021; ground Wampa
         ann plays IBH_021
         => bob: base 6; Wampa: 4/5",
    );
}

#[test]
fn ibh_052_watch_this() {
    play(
        "ann: res 6; hand IBH_052; ground Yoda
         bob: ground Wampa, AT-ST, SOR_088; space TIE/ln Fighter
         ann plays IBH_052
         => options Yoda, Wampa, AT-ST, TIE/ln Fighter
         ann picks Wampa
         => Wampa: in bob's hand; AT-ST: exhausted; SOR_088: exhausted; TIE/ln: ready; Yoda: ready",
    );
}
