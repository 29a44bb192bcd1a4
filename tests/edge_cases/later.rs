//! Hidden, Piloting, Plot, the Force and disclosing.

use crate::position::play;

// rule 25.5
#[test]
fn e370_hidden_with_sentinel() {
    play(
        "ann: res 9; hand LOF_245, JTL_229
         bob: ground Wampa
         ann plays LOF_245
         => bob can't attack LOF_245 with Wampa (25.5)
         bob passes
         ann plays JTL_229 > LOF_245
         => bob can attack LOF_245 with Wampa; bob can't attack ann's base with Wampa (9.2d)",
    );
}

// rule 25.1
#[test]
fn e371_without_a_vehicle_only_as_a_unit() {
    play(
        "ann: res 9; hand JTL_255; space JTL_069 (JTL_058); ground Wampa
         bob: space JTL_061
         => ann can't pilot JTL_255 (-); ann can play JTL_255",
    );
    play(
        "// \"Play a unit\" is no Piloting.
         ann: res 9; hand JTL_121, LOF_225, JTL_255; space JTL_069
         ann plays LOF_225
         => options JTL_255, decline
         ann picks JTL_255
         => JTL_069: no upgrades; JTL_255: Experience",
    );
}

// rules 18.10, 25.1
#[test]
fn e372_no_piloting_by_smuggling() {
    play(
        "ann: res JTL_255, Filler x9; ground SHD_248; space JTL_069
         => ann can't pilot JTL_255 (-)
         ann smuggles JTL_255
         => JTL_255: exhausted, in the ground arena; JTL_069: no upgrades",
    );
}

// rule 25.1
#[test]
fn e373_no_second_pilot_by_moving() {
    play(
        "ann: leader JTL_013 (deployed); res 9; space JTL_061 (JTL_013), JTL_069 (JTL_058)
         ann uses JTL_013
         => JTL_069: no JTL_013; JTL_061: JTL_013",
    );
}

// rule 25.3
#[test]
fn e374_from_a_unit_to_an_upgrade() {
    play(
        "ann: res 5; hand JTL_038; ground JTL_058 (1 damage, Experience)
         ann plays JTL_038 > JTL_058
         => JTL_038: 5/7, JTL_058, undamaged, no Experience",
    );
}

// rule 25.7
#[test]
fn e375_plot_one_at_a_time() {
    play(
        "// The second can no longer be paid for, and stays where it is.
         ann: leader Anybody; res SEC_034, SEC_036, Filler x5; deck Yoda, Wampa
         ann deploys Anybody > SEC_036
         => SEC_036: exhausted; ann: has SEC_034 in resources, has Yoda in resources, 7 resources, deck 1",
    );
    play(
        "// Cards that came by replacing take no part.
         ann: leader Anybody; res SEC_111, Filler x4; deck SEC_111, Filler
         ann deploys Anybody > SEC_111 > decline
         => ann: units 2, 3 ready; bob to act",
    );
}

// rule 25.6
#[test]
fn e377_one_force_token_at_a_time() {
    play(
        "ann: base LOF_022; force; res 1; hand LOF_173, LOF_173; ground Wampa
         ann uses LOF_022
         => ann: the Force
         bob passes
         ann plays LOF_173
         => ann: no Force; Wampa: 7/5",
    );
}

// rules 25.10, 18.10
#[test]
fn e378_credits_pay_what_is_left_after_exploit() {
    play(
        "// Exploit pays two of the four first; a Credit can pay one of the other two.
         ann: credits 1; res 8; ground Battlefield Marine; hand TWI_182
         ann plays TWI_182 > Marine > \"Use 1\"
         => Marine: gone; ann: credits 0, 8 resources, 7 ready",
    );
    play(
        "// Exploit pays it all: nothing is asked.
         ann: credits 1; res 8; ground Battlefield Marine, Wampa; hand TWI_134
         ann plays TWI_134 > Marine > Wampa
         => ann: credits 1, 8 resources, 8 ready; bob to act",
    );
}

// rule 25.8
#[test]
fn e380_all_icons_or_none() {
    play(
        "ann: res 4; hand SEC_076, Yoda
         bob: ground Wampa (1 damage)
         ann plays SEC_076
         => Wampa: in play; not logged ann reveals Yoda",
    );
}
