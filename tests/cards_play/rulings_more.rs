//! More rulings on single cards of the first three sets.

use crate::position::play;

#[test]
fn sor_062_the_ban_stays_with_it() {
    play(
        "// Whoever controls the Governor.
         ann: res 9; hand Regional Governor, Wampa
         bob: res 9; hand SOR_224, Wampa
         ann plays Regional Governor > \"Wampa\"
         bob plays SOR_224 > Governor
         => Governor: controlled by bob; ann can play Wampa
         ann passes
         => bob can't play Wampa (8.1)",
    );
    play(
        "// Captured and rescued, it forbids nothing.
         ann: res 9; hand Regional Governor, SHD_197
         bob: res 9; hand SHD_131, Wampa; ground Yoda
         ann plays Regional Governor > \"Wampa\"
         bob plays SHD_131
         ann plays SHD_197 > yes
         => Governor: controlled by ann; bob can play Wampa",
    );
}

#[test]
fn sor_087_plays_pilots_as_units() {
    play(
        "ann: res 7; hand SOR_087; space TIE/ln Fighter; deck JTL_236, JTL_255
         ann plays SOR_087 > JTL_236
         => JTL_236: exhausted, in the ground arena; TIE/ln: no upgrades; ann: units 3",
    );
}

#[test]
fn sor_104_plays_pilots_as_units() {
    play(
        "ann: res 7; hand U-Wing Reinforcement; space TIE/ln Fighter; deck JTL_236, JTL_255, Open Fire
         ann plays U-Wing Reinforcement > JTL_236 > JTL_255 > JTL_236
         => ann: units 3; TIE/ln: no upgrades",
    );
}

#[test]
fn sor_092_more_than_is_left() {
    play(
        "ann: res 5; hand Overwhelming Barrage; ground Battlefield Marine
         bob: ground SOR_128, Wampa
         ann plays Overwhelming Barrage > yes > SOR_128 > SOR_128 > SOR_128 > SOR_128 > SOR_128
         => SOR_128: gone; Wampa: undamaged; logged Death Star Stormtrooper takes 5 damage from Battlefield Marine",
    );
}

#[test]
fn sor_199_no_further_costs() {
    play(
        "// Discarding pays for everything.
         ann: res 2; hand Bamboozle, Swoop Racer
         bob: ground Saw Gerrera, Wampa
         ann plays Bamboozle > Swoop Racer > Wampa
         => ann: base 0, 2 ready; Wampa: exhausted",
    );
}

#[test]
fn shd_115_a_pilot_as_a_unit_or_an_upgrade() {
    play(
        "ann: ground SHD_115; space TIE/ln Fighter; deck JTL_255, Filler
         bob: ground AT-ST
         bob starts
         bob attacks SHD_115 with AT-ST > ann: JTL_255
         => ann can play JTL_255 for 0
         ann pilots JTL_255 for 0
         => TIE/ln: 3/2",
    );
    play(
        "// The card that came back is another copy.
         ann: ground SHD_115; deck SOR_128, Filler
         bob: ground AT-ST, Wampa
         bob starts
         bob attacks SHD_115 with AT-ST > ann: SOR_128
         ann plays SOR_128
         bob attacks SOR_128 with Wampa
         => SOR_128: in ann's discard; ann can't play SOR_128 (-)",
    );
}

#[test]
fn shd_144_an_attack_if_it_can() {
    play(
        "// With nobody to attack it must attack the base.
         ann: res 1; hand SHD_144
         bob: ground Wampa, Yoda; res 9; hand Repair
         ann plays SHD_144 on Wampa
         => bob can attack ann's base with Wampa; bob can't play Repair (-); bob can't attack ann's base with Yoda (-); bob can't pass (-)",
    );
    play(
        "// Who cannot attack need not.
         ann: res 1; hand SHD_144
         bob: ground Wampa (exhausted), Yoda; res 9; hand Repair; base 3
         ann plays SHD_144 on Wampa
         => bob can play Repair; bob can attack ann's base with Yoda; bob can pass",
    );
    play(
        "// What can't be attacked still can't.
         ann: res 1; hand SHD_144; ground AT-ST, Cell Block Guard
         bob: ground Wampa
         ann plays SHD_144
         => bob can attack Guard with Wampa; bob can't attack AT-ST with Wampa (9.2d)",
    );
}

#[test]
fn twi_135_two_of_a_kind() {
    play(
        "// Excess of both together.
         ann: res 3; hand LOF_126; ground TWI_135
         bob: ground SOR_128, SOR_247
         ann plays LOF_126 > TWI_135
         bob passes
         ann attacks SOR_128 with TWI_135 > SOR_247
         => bob: base 12, units 0; TWI_135: 5 damage",
    );
    play(
        "// Sentinels alone, where there are some.
         ann: ground TWI_135
         bob: ground Cell Block Guard, JTL_068, Wampa
         ann attacks Guard with TWI_135
         => ann decides; options JTL_068, done",
    );
}

#[test]
fn sor_215_not_with_an_enemy() {
    play(
        "ann: res 1; hand SOR_215; ground Yoda
         bob: ground Wampa
         ann plays SOR_215 on Wampa
         => Wampa: 5/6, ready; bob to act",
    );
}

#[test]
fn sor_088_chooses_where_its_excess_goes() {
    play(
        "// Given Overwhelm, to a unit or to the base.
         ann: res 3; hand LOF_126; ground SOR_088
         bob: ground SOR_128, Wampa
         ann plays LOF_126 > SOR_088
         bob passes
         ann attacks SOR_128 with SOR_088
         => ann decides; options Wampa, decline
         ann picks decline
         => bob: base 11; Wampa: undamaged",
    );
    play(
        "ann: res 3; hand LOF_126; ground SOR_088
         bob: ground SOR_128, Wampa
         ann plays LOF_126 > SOR_088
         bob passes
         ann attacks SOR_128 with SOR_088 > Wampa
         => bob: base 0; Wampa: gone",
    );
}
