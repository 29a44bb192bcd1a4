//! Three players: each opponent, an opponent, a player.

use crate::position::play;

#[test]
fn jtl_130_of_the_opponent_that_is_chosen() {
    play(
        "mode multiplayer
         ann: res 5; hand JTL_130
         bob: res 4
         cid: res 8
         ann plays JTL_130 > cid
         => ann: units 4",
    );
}

#[test]
fn jtl_125_more_than_that_opponent() {
    play(
        "mode multiplayer
         ann: res 2; hand JTL_125; space JTL_064
         bob: space TIE/ln Fighter; ground Wampa
         cid: ground Yoda
         ann plays JTL_125
         => Yoda: gone; Wampa: undamaged",
    );
}

#[test]
fn jtl_135_any_opponent_with_more() {
    play(
        "mode multiplayer
         ann: res 2; hand JTL_135
         bob: ground Wampa
         cid: space TIE/ln Fighter x2
         ann plays JTL_135
         => JTL_135: ready",
    );
}

#[test]
fn jtl_221_the_opponent_that_is_chosen() {
    play(
        "mode multiplayer
         ann: space JTL_221 (4 damage)
         bob: space JTL_069
         cid: leader Anybody
         ann attacks JTL_069 with JTL_221 > cid
         => bob can't play JTL_221 (-)
         bob passes
         => cid can play JTL_221 for 0",
    );
}

#[test]
fn jtl_207_one_hand() {
    play(
        "mode multiplayer
         ann: res 1; hand JTL_207
         bob: hand Open Fire
         cid: hand Repair
         ann plays JTL_207 > cid
         => cid: hand 0; bob: hand 1",
    );
}

#[test]
fn sec_136_every_enemy_base() {
    play(
        "mode multiplayer
         ann: ground SEC_136, Wampa
         bob: ground AT-ST
         cid: leader Anybody
         ann attacks AT-ST with SEC_136 > Wampa
         => bob: base 4; cid: base 4; ann: base 0",
    );
}

#[test]
fn sec_126_one_opponent() {
    play(
        "mode multiplayer
         ann: res 2; hand SEC_126; ground Wampa, Yoda
         bob: res 9; hand Open Fire
         cid: res 9; hand Open Fire
         ann plays SEC_126 > cid
         => bob can play Open Fire
         bob passes
         => cid can't play Open Fire (8.1)",
    );
}

#[test]
fn sec_079_an_opponent_with_fewer() {
    play(
        "mode multiplayer
         ann: ground SEC_079, Wampa
         bob: ground Yoda, AT-ST, Wampa
         cid: ground Yoda
         => SEC_079: Sentinel",
    );
    play(
        "mode multiplayer
         ann: ground SEC_079
         bob: ground Yoda
         cid: ground Yoda
         => SEC_079: no Sentinel",
    );
}

#[test]
fn sec_223_each_opponent() {
    play(
        "mode multiplayer
         ann: res 5; hand SEC_223, Swoop Racer
         bob: hand Wampa
         cid: hand Wampa
         ann plays SEC_223 > Swoop Racer
         => bob: hand 0; cid: hand 0; ann: hand 1",
    );
}

#[test]
fn sec_073_every_enemy_unit() {
    play(
        "mode multiplayer
         ann: res 1; hand SEC_073; ground AT-ST
         bob: ground Wampa
         cid: ground Yoda; res 1
         ann plays SEC_073
         all pass
         ann picks decline
         bob picks decline
         cid picks decline > yes
         => Wampa: exhausted; Yoda: ready; AT-ST: ready; cid: 0 ready",
    );
}

#[test]
fn lof_015_an_opponent_chooses() {
    play(
        "mode multiplayer
         ann: leader LOF_015; force
         bob: ground Wampa
         cid: ground Yoda, AT-ST
         ann uses LOF_015 > cid > cid: Yoda
         => Yoda: exhausted; Wampa: ready; AT-ST: ready",
    );
}

#[test]
fn lof_177_every_player_saves_one() {
    play(
        "mode multiplayer
         ann: res 4; hand LOF_177; ground Wampa, Yoda
         bob: ground AT-ST
         cid: ground SOR_046, LOF_066
         ann plays LOF_177 > ann > bob > Wampa > cid: LOF_066
         => Wampa: undamaged; Yoda: 3 damage; AT-ST: undamaged; SOR_046: 3 damage; LOF_066: undamaged",
    );
}

#[test]
fn lof_142_the_player_who_played_it() {
    play(
        "mode multiplayer
         ann: ground LOF_142
         bob: res 9; hand Repair; base 5
         cid: leader Anybody
         ann passes
         bob plays Repair > bob's base
         => bob: base 3; cid: base 0",
    );
}

#[test]
fn lof_212_any_enemy_unit() {
    play(
        "mode multiplayer
         ann: ground LOF_212
         bob: ground Wampa
         cid: ground Yoda (exhausted)
         => LOF_212: Raid 2",
    );
}

#[test]
fn sec_170_one_opponent_without_a_ground_unit() {
    play(
        "mode multiplayer
         ann: res 5; hand SEC_170
         bob: ground Wampa
         cid: space TIE/ln Fighter
         ann plays SEC_170
         => SEC_170: ready",
    );
}

#[test]
fn jtl_055_one_opponent_without_a_space_unit() {
    play(
        "mode multiplayer
         ann: res 2; hand JTL_055; ground Yoda
         bob: space TIE/ln Fighter
         cid: space JTL_064
         ann plays JTL_055 > TIE/ln Fighter > Yoda
         => Yoda: Experience; JTL_064: undamaged",
    );
}

#[test]
fn sec_195_is_free_when_the_player_whose_base_guards_it_leaves() {
    play(
        "mode multiplayer
         ann: res 9; hand SEC_195
         bob: ground Wampa
         cid: ground Yoda
         ann plays SEC_195 > Wampa
         => Wampa: gone
         ann concedes
         => Wampa: exhausted, controlled by bob",
    );
}
