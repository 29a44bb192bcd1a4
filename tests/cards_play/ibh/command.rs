//! Command: Intro Battle: Hoth.

use crate::position::play;

#[test]
fn ibh_004_rogue_squadron_speeder() {
    play(
        "ann: ground IBH_004
         ann attacks bob's base with IBH_004
         => bob: base 4; IBH_004: 3/5",
    );
}

#[test]
fn ibh_014_bright_hope() {
    play(
        "ann: space IBH_014
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn ibh_019_c_3po() {
    play(
        "ann: res 3; hand IBH_019; ground Swoop Racer
         ann plays IBH_019
         => ann: hand 1",
    );
    play(
        "ann: res 3; hand IBH_019
         bob: ground Swoop Racer
         ann plays IBH_019
         => ann: hand 0",
    );
}

#[test]
fn ibh_020_luke_skywalker() {
    play(
        "ann: res 7; hand IBH_020
         bob: ground Wampa; space JTL_069
         ann plays IBH_020
         => options Luke, Wampa, decline
         ann picks Wampa
         => Wampa: 3 damage; Luke: Restore 2",
    );
}

#[test]
fn ibh_023_general_rieekan() {
    play(
        "ann: ground IBH_023, Battlefield Marine, Wampa
         ann uses IBH_023
         => bob: base 5; Marine: exhausted, 3/3; Wampa: ready; IBH_023: exhausted",
    );
}

#[test]
fn ibh_009_ive_found_them() {
    play(
        "ann: res 2; hand IBH_009; deck Wampa, Open Fire, Yoda, AT-ST
         ann plays IBH_009
         => options Wampa, Yoda
         ann picks Yoda
         => ann: has Yoda in hand, hand 1, has Wampa in discard, has Open Fire in discard, deck 1",
    );
    play(
        "ann: res 2; hand IBH_009; deck Repair, Open Fire, Repair, AT-ST
         ann plays IBH_009
         => ann: hand 0, discard 4, deck 1",
    );
}

#[test]
fn ibh_015_tauntaun_mount() {
    play(
        "ann: ground IBH_015; base 5
         bob: ground LOF_066; base 5
         ann attacks LOF_066 with IBH_015
         => IBH_015: gone; ann: base 3; bob: base 5",
    );
}
