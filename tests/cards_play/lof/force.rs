//! The Force, Hidden and what speaks of them.

use crate::position::play;

#[test]
fn lof_172_sorcerous_blast() {
    play(
        "ann: res 1; hand LOF_172; force
         bob: ground Wampa
         ann plays LOF_172 > Wampa
         => Wampa: 3 damage",
    );
    play(
        "ann: res 1; hand LOF_172
         bob: ground Wampa
         ann plays LOF_172
         => Wampa: undamaged",
    );
}

#[test]
fn lof_041_drain_essence() {
    play(
        "ann: res 3; hand LOF_041, LOF_172
         bob: ground AT-ST
         ann plays LOF_041 > AT-ST
         bob passes
         ann plays LOF_172 > AT-ST
         => AT-ST: 5 damage",
    );
}

#[test]
fn lof_175_do_or_do_not() {
    play(
        "ann: res 2; hand LOF_175; force
         ann plays LOF_175 > yes
         => ann: hand 2",
    );
    play(
        "ann: res 2; hand LOF_175; force
         ann plays LOF_175 > no
         => ann: hand 1",
    );
}

#[test]
fn lof_193_youngling_padawan() {
    play(
        "ann: res 3; hand LOF_193, LOF_172
         bob: ground Wampa
         ann plays LOF_193
         bob passes
         ann plays LOF_172 > Wampa
         => Wampa: 3 damage",
    );
}

#[test]
fn lof_020_nightsister_lair() {
    play(
        "ann: base LOF_020; res 1; hand LOF_172; ground LOF_230
         bob: ground Wampa
         ann attacks bob's base with LOF_230
         bob passes
         ann plays LOF_172 > Wampa
         => Wampa: 3 damage; bob: base 3",
    );
}

#[test]
fn lof_262_go_into_hiding() {
    play(
        "ann: res 2; hand LOF_262; ground Battlefield Marine
         bob: ground Wampa
         ann plays LOF_262 > Battlefield Marine
         bob attacks ann's base with Wampa
         => ann: base 4",
    );
}
