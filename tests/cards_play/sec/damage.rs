//! Cards that change what is dealt, prevented and lost.

use crate::position::play;

#[test]
fn sec_050_vigil_takes_more_indirect_damage_too() {
    play(
        "ann: res 3; hand JTL_234
         bob: space SEC_050
         ann plays JTL_234 > bob > bob: SEC_050 > bob: SEC_050 > bob: SEC_050 > bob: SEC_050 > bob: SEC_050
         => SEC_050: 6 damage",
    );
}

#[test]
fn sec_038_condemn_takes_everything_but_its_own_ability() {
    play(
        "ann: ground SOR_051 (4 damage, SEC_038)
         bob: base 0; hand SOR_043
         ann attacks bob's base with SOR_051 > bob: decline
         => bob: base 6",
    );
    play(
        "ann: ground SOR_051 (4 damage, SEC_038, SEC_054)
         bob: base 0; hand SOR_043
         ann attacks bob's base with SOR_051
         => bob: base 6",
    );
}

#[test]
fn sec_103_mon_mothma_s_attacks_follow_one_another() {
    play(
        "ann: leader SOR_005; base SOR_021; res 12; hand SEC_103; ground Battlefield Marine (exhausted), SOR_046
         bob: ground Wampa, Cell Block Guard
         ann plays SEC_103 > Battlefield Marine > Cell Block Guard > SOR_046 > Wampa
         => Cell Block Guard: in bob's discard; Wampa: 3 damage",
    );
}

#[test]
fn sec_195_arrest_makes_captives_that_can_be_rescued() {
    play(
        "ann: res 2; hand SEC_195
         bob: res 4; hand SHD_197; ground Wampa
         ann plays SEC_195 > Wampa
         bob plays SHD_197 > yes
         => Wampa: controlled by bob, exhausted",
    );
}
