//! Vigilance: Intro Battle: Hoth.

use crate::position::play;

#[test]
fn ibh_058_lambda_shuttle() {
    play(
        "ann: space IBH_058; base 3
         ann attacks bob's base with IBH_058
         => ann: base 2; bob: base 2",
    );
}

#[test]
fn ibh_062_imperial_deck_officer() {
    play(
        "ann: ground IBH_062, AT-ST (3 damage), Wampa (3 damage)
         ann uses IBH_062 > AT-ST
         => AT-ST: 1 damage; IBH_062: exhausted; Wampa: 3 damage",
    );
}

#[test]
fn ibh_066_too_strong_for_blasters() {
    play(
        "ann: res 1; hand IBH_066; ground AT-ST (6 damage)
         ann plays IBH_066
         => AT-ST: 4 damage",
    );
}

#[test]
fn ibh_104_the_desolation_of_hoth() {
    play(
        "ann: res 6; hand IBH_104; ground SOR_128
         bob: ground Battlefield Marine, Swoop Racer, Wampa; space TIE/ln Fighter
         ann plays IBH_104
         => options Marine, Swoop Racer, TIE/ln Fighter, done
         ann picks Marine
         ann picks TIE/ln
         => Marine: gone; TIE/ln: gone; Wampa: in play; Swoop Racer: in play",
    );
}

#[test]
fn ibh_060_admiral_piett() {
    play(
        "ann: ground IBH_060, Wampa
         ann attacks bob's base with Piett
         => ann: hand 1; bob: base 2",
    );
    play(
        "ann: ground IBH_060, Yoda
         bob: ground Wampa
         ann attacks bob's base with Piett
         => ann: hand 0",
    );
}

#[test]
fn ibh_070_blizzard_force_at_st() {
    play(
        "ann: ground IBH_070
         bob: ground Wampa
         bob starts
         => bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn ibh_072_avenger() {
    play(
        "ann: res 8; hand IBH_072; ground SOR_128, Wampa
         bob: space TIE/ln Fighter; leader JTL_011 (deployed)
         ann plays IBH_072
         => SOR_128: gone; TIE/ln: gone; Wampa: 1 damage; Vonreg: 1 damage; IBH_072: undamaged",
    );
}

#[test]
fn ibh_079_death_squadron_star_destroyer() {
    play(
        "ann: space IBH_079
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn ibh_099_blizzard_one() {
    play(
        "ann: res 7; hand IBH_099
         bob: ground Wampa (2 damage), AT-ST; space TIE/ln Fighter; leader JTL_011 (deployed, 3 damage)
         ann plays IBH_099
         => options Wampa, decline
         ann picks Wampa
         => Wampa: gone",
    );
}
