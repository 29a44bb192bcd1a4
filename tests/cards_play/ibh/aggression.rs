//! Aggression: Intro Battle: Hoth.

use crate::position::play;

#[test]
fn ibh_059_target_the_main_generator() {
    play(
        "ann: res 2; hand IBH_059
         ann plays IBH_059 > bob's base
         => bob: base 2",
    );
}

#[test]
fn ibh_061_were_in_trouble() {
    play(
        "ann: res 3; hand IBH_061
         bob: ground Wampa
         ann plays IBH_061
         => Wampa: 3 damage",
    );
}

#[test]
fn ibh_064_hoth_lieutenant() {
    play(
        "ann: res 4; hand IBH_064; ground Wampa
         ann plays IBH_064 > Wampa
         => bob: base 6; Wampa: 4/5, exhausted",
    );
    play(
        "ann: res 4; hand IBH_064; ground Wampa
         ann plays IBH_064 > decline
         => bob: base 0; Wampa: ready",
    );
}

#[test]
fn ibh_068_general_veers() {
    play(
        "ann: res 5; hand IBH_068; ground SEC_058; base 5
         ann plays IBH_068
         => ann: base 3; bob: base 2",
    );
    play(
        "ann: res 5; hand IBH_068; base 5
         bob: ground SEC_058
         ann plays IBH_068
         => ann: base 5; bob: base 0",
    );
}

#[test]
fn ibh_069_e_web_gunner() {
    play(
        "ann: ground IBH_069
         ann attacks bob's base with IBH_069
         => bob: base 4; IBH_069: 0/4",
    );
}

#[test]
fn ibh_074_i_want_proof_not_leads() {
    play(
        "ann: res 2; hand IBH_074; deck Wampa, Yoda, Filler
         ann plays IBH_074 > Wampa
         => ann: has Yoda in hand, hand 1, has Wampa in discard, deck 1",
    );
}

#[test]
fn ibh_078_surface_assault_bomber() {
    play(
        "ann: space IBH_078
         ann attacks bob's base with IBH_078
         => bob: base 2",
    );
}

#[test]
fn ibh_082_admiral_ozzel() {
    play(
        "ann: ground IBH_082; hand Wampa
         bob: ground LOF_066; hand Wampa, Yoda
         ann attacks LOF_066 with IBH_082 > bob: Yoda
         => bob: hand 1, discard 1; ann: hand 1",
    );
}

#[test]
fn ibh_095_you_have_failed_me() {
    play(
        "ann: res 4; hand IBH_095; ground SOR_128, Wampa (exhausted), AT-ST (exhausted)
         bob: ground Yoda (exhausted)
         ann plays IBH_095 > SOR_128
         => SOR_128: gone; Wampa: ready; AT-ST: exhausted; Yoda: exhausted",
    );
}
