//! Rulings on cards of Twilight of the Republic, beyond what each card's own position shows.

use crate::position::play;

#[test]
fn twi_013_two_instances() {
    play(
        "ann: leader TWI_013; res 1
         bob: ground AT-ST (5 damage, Shield)
         ann uses TWI_013
         => AT-ST: 6 damage, no Shield",
    );
}

#[test]
fn twi_003_a_different_unit() {
    play(
        "ann: leader TWI_003 (deployed); ground Wampa (1 damage)
         ann attacks bob's base with Obi-Wan > Wampa
         => Wampa: undamaged; Obi-Wan: 1 damage",
    );
}

#[test]
fn twi_006_not_himself() {
    play(
        "ann: leader TWI_006 (deployed); ground SOR_128, Yoda
         bob: ground AT-ST
         ann attacks AT-ST with SOR_128
         bob passes
         ann attacks bob's base with Wat
         => options Yoda, AT-ST, decline
         ann picks Yoda
         => Yoda: 4/6; bob: base 3",
    );
}

#[test]
fn twi_058_a_unit_or_an_upgrade() {
    play(
        "ann: space TWI_058, JTL_069 (JTL_197)
         => TWI_058: 2/4",
    );
    play(
        "ann: space TWI_058; ground Wampa
         bob: ground Yoda
         => TWI_058: 1/3",
    );
}

#[test]
fn twi_082_one_attack_and_then_another() {
    play(
        "ann: space TWI_082; ground TWI_230, SEC_259
         ann uses TWI_082 > TWI_230
         => bob: base 5",
    );
}

#[test]
fn twi_110_not_bound_to_who_controls_him() {
    play(
        "ann: res 9; hand TWI_110; ground Yoda
         bob: res 9; hand SOR_224
         ann plays TWI_110
         bob plays SOR_224 > Huyang
         => Huyang: controlled by bob; Yoda: 4/6",
    );
}

#[test]
fn twi_195_with_sentinel_she_can_be() {
    play(
        "ann: ground TWI_195 (exhausted); res 1; hand JTL_229
         bob: ground Wampa
         bob starts
         => bob can't attack TWI_195 with Wampa (9.2c)
         bob passes
         ann plays JTL_229 > TWI_195
         => bob can attack TWI_195 with Wampa",
    );
}

#[test]
fn twi_219_with_sentinel_it_can_be() {
    play(
        "ann: res 2; hand TWI_219; ground Cell Block Guard, Yoda
         bob: ground Wampa
         ann plays TWI_219 on Guard
         => bob can attack Guard with Wampa",
    );
    play(
        "ann: res 2; hand TWI_219; ground Yoda
         bob: ground Wampa
         ann plays TWI_219 on Yoda
         => bob can't attack Yoda with Wampa (9.2c)",
    );
}

#[test]
fn twi_072_is_no_ability_of_the_unit() {
    play(
        "// What it loses is its own, and what is said of it stays.
         ann: res 1; hand TWI_072; ground Battlefield Marine, Yoda
         bob: res 3; hand SOR_138; ground Wampa, AT-ST
         ann plays TWI_072 > Battlefield Marine
         bob plays SOR_138 > Battlefield Marine
         ann passes
         bob attacks Battlefield Marine with Wampa
         => Battlefield Marine: undamaged; Wampa: 3 damage
         ann passes
         bob attacks Yoda with AT-ST
         => Yoda: gone",
    );
    play(
        "// It is over when the unit leaves play.
         ann: res 9; hand TWI_072; ground Battlefield Marine
         bob: res 9; hand SOR_222; ground Wampa
         ann plays TWI_072
         bob plays SOR_222 > Battlefield Marine
         ann plays Battlefield Marine
         bob attacks Battlefield Marine with Wampa
         => Battlefield Marine: gone",
    );
}

#[test]
fn twi_176_both_at_once() {
    play(
        "// Damage that is dealt at the same time gives nobody Grit for it.
         ann: res 6; hand TWI_176
         bob: ground Wampa, SHD_136
         ann plays TWI_176 > Wampa > SHD_136
         => SHD_136: gone; Wampa: 3 damage",
    );
}
