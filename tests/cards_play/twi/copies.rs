//! A unit that enters play as a copy of another.

use crate::position::play;

#[test]
fn twi_116_clone() {
    play(
        "ann: res 7; hand Clone; ground Wampa (2 damage, Experience)
         bob: ground AT-ST; leader Anybody (deployed)
         ann plays Clone
         => options Wampa, decline
         ann picks Wampa
         => TWI_116: 4/5, undamaged, exhausted, no upgrades, trait Clone, trait Creature",
    );
    play(
        "// What is copied may trigger: it was played.
         ann: res 7; hand Clone
         bob: ground SOR_135
         ann plays Clone > SOR_135
         => bob: units 0; TWI_116: exhausted, 6/6",
    );
    play(
        "// Not being unique, it stands beside the unique unit that it copies, and another copy of that does not touch it.
         ann: res 9; hand Clone, Chopper; ground Chopper
         ann plays Clone > Chopper
         bob passes
         => ann: units 2, 2 ready
         ann passes
         next round
         ann plays Chopper > Chopper #1
         => ann: units 2, discard 1, has Chopper in discard; TWI_116: 1/3",
    );
    play(
        "// Elsewhere it is a Clone. Rescued, it enters play, but it was not played.
         ann: res 7; hand Clone; ground Wampa
         bob: res 9; hand SHD_131, SOR_077; ground Battlefield Marine, SOR_135
         ann plays Clone > Wampa
         bob plays SHD_131 > Battlefield Marine > TWI_116
         => Marine: guards Clone
         ann passes
         bob plays SOR_077 > Marine
         => Marine: gone; ann decides; options Wampa, SOR_135, decline
         ann picks SOR_135
         => TWI_116: 6/6, exhausted, trait Clone, controlled by ann; SOR_135: in play; bob: units 1",
    );
}
