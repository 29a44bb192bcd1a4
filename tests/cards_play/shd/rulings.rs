//! Rulings on cards of Shadows of the Galaxy, beyond what each card's own position shows.

use crate::position::play;

#[test]
fn shd_182_whatever_defeats_for_you() {
    play(
        "// An ability that takes HP.
         ann: res 9; hand LOF_078, SHD_182; ground Wampa (exhausted)
         bob: ground SOR_128
         ann plays LOF_078 > SOR_128
         bob passes
         => ann can play SHD_182 for 3",
    );
    play(
        "// An upgrade's damage.
         ann: res 9; hand SHD_182; ground Wampa (SEC_264)
         bob: ground SOR_128
         => ann can play SHD_182 for 5",
    );
}

#[test]
fn shd_001_all_that_were_defeated_together() {
    play(
        "ann: leader SHD_001 (deployed); ground Wampa (Resilient); res 9; hand SOR_043
         ann plays SOR_043 > Resilient
         => ann: units 0, has Resilient in hand",
    );
    play(
        "// An upgrade that was put off before is none of the unit's.
         ann: leader SHD_001 (deployed); ground Battlefield Marine (Resilient); discard SOR_054
         bob: ground AT-ST
         ann attacks AT-ST with Marine > Resilient
         => ann: has Resilient in hand, has SOR_054 in discard",
    );
}

#[test]
fn shd_007_the_defender_gone_before() {
    play(
        "// It still attacks a unit, and all of it is excess.
         ann: leader SHD_007 (deployed); space JTL_151
         bob: space JTL_061 (1 damage)
         ann attacks JTL_061 with JTL_151 > JTL_061
         => JTL_061: gone; bob: base 4",
    );
}

#[test]
fn shd_012_two_instances() {
    play(
        "ann: leader SHD_012 (deployed); ground LOF_153
         bob: ground Wampa (Shield)
         ann attacks bob's base with LOF_153
         bob passes
         ann attacks bob's base with Bo-Katan > Wampa > Wampa
         => Wampa: 1 damage, no Shield",
    );
}

#[test]
fn shd_013_damage_before_when_played() {
    play(
        "// The damage comes first, and what it says when played afterwards.
         ann: leader SHD_013; res 9; hand SOR_128, JTL_099
         ann uses SHD_013 > JTL_099
         => JTL_099: gone; X-Wing: 2/2",
    );
}

#[test]
fn shd_016_nothing_to_play_is_no_action() {
    play(
        "ann: leader SHD_016 (deployed); res 9; hand none
         => ann can't use SHD_016 (8.3)",
    );
}

#[test]
fn shd_036_not_by_itself() {
    play(
        "ann: res SHD_036, Filler x6; ground Battlefield Marine
         ann smuggles SHD_036
         => Marine: gone; SHD_036: undamaged",
    );
}

#[test]
fn shd_039_one_to_each_or_all_to_one() {
    play(
        "ann: res 4; hand SHD_039; ground Wampa, Yoda
         bob: ground Battlefield Marine (Experience, Shield, bob's Resilient)
         ann plays SHD_039 > Marine > Wampa > Yoda > Wampa
         => Wampa: Experience x2; Yoda: Experience x1",
    );
}

#[test]
fn shd_046_a_shield_without_healing() {
    play(
        "ann: ground SHD_046, Wampa
         ann attacks bob's base with SHD_046 > Wampa
         => Wampa: Shield",
    );
}

#[test]
fn shd_048_no_more_than_there_is() {
    play(
        "ann: ground SHD_048 (4 damage), Wampa (2 damage)
         ann attacks bob's base with SHD_048 > Wampa
         => Wampa: undamaged; bob: base 6",
    );
}

#[test]
fn shd_105_defeated_as_a_unit() {
    play(
        "// Discarded this phase is not defeated.
         ann: res 9; hand SHD_105, Wampa
         bob: res 9; hand SEC_178
         bob starts
         bob plays SEC_178 > ann > ann: Wampa
         ann plays SHD_105
         => ann: 9 resources, has Wampa in discard",
    );
}

#[test]
fn shd_114_smuggle_by_somebody_else() {
    play(
        "// All of them, if each was given Smuggle; new ones are exhausted.
         ann: res 2; hand SHD_114
         bob: ground SHD_248; res Wampa, Yoda, AT-ST
         ann plays SHD_114 > Wampa > Yoda > AT-ST
         => bob: 3 resources, 0 ready, discard 3",
    );
}

#[test]
fn shd_138_at_any_time_of_the_attack() {
    play(
        "// By an ability in the attack, before the damage.
         ann: ground SHD_138 (SHD_177)
         bob: ground SOR_128
         ann attacks SOR_128 with SHD_138 > yes
         => SOR_128: gone; ann: hand 1",
    );
}

#[test]
fn shd_145_excess_on_the_base() {
    play(
        "ann: res 2; hand SHD_145; ground Wampa
         bob: ground SOR_128
         ann plays SHD_145 > Wampa
         => bob: base 3",
    );
    play(
        "ann: res 2; hand SHD_145; ground Wampa
         ann plays SHD_145
         => bob: base 0; Wampa: ready",
    );
}

#[test]
fn shd_172_defeated_by_what_it_sees() {
    play(
        "ann: res 9; hand SOR_078
         bob: ground SHD_172
         ann plays SOR_078 > bob: ann's base
         => SHD_172: gone; ann: base 5",
    );
}

#[test]
fn shd_174_not_with_an_enemy() {
    play(
        "ann: res SHD_174, Filler x3; ground Yoda (exhausted)
         bob: ground Wampa
         ann smuggles SHD_174 on Wampa
         => Wampa: 6/5, ready; bob to act; ann: base 0",
    );
}

#[test]
fn shd_177_more_than_is_left() {
    play(
        "ann: ground Wampa (SHD_177)
         bob: ground SOR_128, Yoda
         ann attacks bob's base with Wampa > yes > SOR_128 > SOR_128 > SOR_128
         => SOR_128: gone; Yoda: undamaged; logged Death Star Stormtrooper takes 3 damage from Wampa",
    );
}

#[test]
fn shd_235_itself_if_it_is_alone() {
    play(
        "ann: res 2; hand SHD_235
         bob: ground Wampa
         ann plays SHD_235
         => SHD_235: 2 damage; Wampa: undamaged",
    );
}

#[test]
fn shd_260_itself_if_it_is_there() {
    play(
        "ann: res 5; hand SHD_260
         bob: ground SHD_172
         ann plays SHD_260 > bob > bob: Recruiter > SHD_260
         => SHD_260: in ann's hand",
    );
}
