//! Vigilance with a second icon.

use crate::position::play;

#[test]
fn shd_027_hylobon_enforcer() {
    play(
        "ann: ground Wampa
         bob: ground SHD_027 (2 damage)
         => SHD_027: Grit, Bounty, 3/4
         ann attacks SHD_027 with Wampa > yes
         => ann: hand 1; bob: hand 0, base 2",
    );
    play(
        "ann: ground Wampa
         bob: ground SHD_027
         ann attacks SHD_027 with Wampa > no
         => ann: hand 0; bob to act",
    );
}

#[test]
fn shd_028_doctor_pershing() {
    play(
        "ann: ground SHD_028, Wampa
         ann uses SHD_028 on Wampa
         => ann: hand 1; Wampa: 1 damage; SHD_028: exhausted",
    );
    play(
        "ann: ground SHD_028 (4 damage)
         ann uses SHD_028
         => ann: hand 1; SHD_028: gone",
    );
}

#[test]
fn shd_029_pyke_sentinel() {
    play(
        "ann: ground Wampa
         bob: ground SHD_029, Yoda
         => ann can attack SHD_029 with Wampa; ann can't attack Yoda with Wampa (9.2d)",
    );
}

#[test]
fn shd_031_the_client() {
    play(
        "ann: res 3; hand SHD_031; base 6; ground AT-ST
         bob: ground Wampa
         ann plays SHD_031
         => SHD_031: Shield, exhausted
         next round
         ann uses SHD_031 on Wampa
         => Wampa: Bounty; SHD_031: exhausted
         bob passes
         ann attacks Wampa with AT-ST > yes
         => options ann's base, bob's base
         ann picks ann's base
         => ann: base 1",
    );
    play(
        "ann: ground SHD_031
         bob: ground Wampa
         ann uses SHD_031 on Wampa
         all pass
         => Wampa: no Bounty",
    );
}

#[test]
fn shd_032_lom_pyke() {
    play(
        "ann: ground SHD_032, Yoda
         bob: ground Wampa
         ann attacks bob's base with SHD_032 > Wampa > Yoda
         => Wampa: Shield; Yoda: Shield; bob: base 4",
    );
    play(
        "ann: ground SHD_032
         bob: ground Wampa, AT-ST
         ann attacks bob's base with SHD_032 > decline
         => Wampa: no Shield; SHD_032: no Shield",
    );
    play(
        "ann: res SHD_032, Filler x4; deck Wampa
         ann smuggles SHD_032 for 5
         => SHD_032: exhausted; ann: 5 resources, 0 ready, deck 0",
    );
}

#[test]
fn shd_033_synara_san() {
    play(
        "ann: ground AT-ST
         bob: ground SHD_033 (1 damage)
         => SHD_033: Grit, 4/6, no Bounty
         ann attacks SHD_033 with AT-ST
         => SHD_033: gone; ann: base 0; bob: base 1; bob to act",
    );
    play(
        "ann: ground AT-ST
         bob: ground SHD_033 (exhausted)
         => SHD_033: Bounty
         ann attacks SHD_033 with AT-ST > yes > bob's base
         => bob: base 5",
    );
}

#[test]
fn shd_034_supercommando_squad() {
    play(
        "ann: res 5; hand SHD_034
         bob: ground Wampa
         ann plays SHD_034
         => SHD_034: Shield, Sentinel
         bob attacks SHD_034 with Wampa
         => SHD_034: no Shield, no Sentinel",
    );
}

#[test]
fn shd_035_clan_saxon_gauntlet() {
    play(
        "ann: space SHD_035; ground Wampa
         bob: space TIE/ln Fighter
         => SHD_035: Sentinel
         ann passes
         bob attacks SHD_035 with TIE/ln
         => ann decides; options SHD_035, Wampa, TIE/ln, decline
         ann picks Wampa
         => Wampa: Experience; SHD_035: 2 damage; TIE/ln: gone",
    );
}

#[test]
fn shd_036_first_light() {
    play(
        "ann: space SHD_036 (1 damage); leader Anybody (deployed, 1 damage); ground Battlefield Marine (1 damage)
         bob: ground Wampa (1 damage)
         => SHD_036: Grit, 5/7; Marine: Grit, 4/3; Anybody: no Grit; Wampa: no Grit",
    );
    play(
        "ann: res SHD_036, Filler x6; ground Wampa, AT-ST
         ann smuggles SHD_036 for 7 on AT-ST
         => AT-ST: 4 damage, Grit, 10/7; SHD_036: undamaged",
    );
    play(
        "ann: res SHD_036, Filler x6
         => ann can't smuggle SHD_036 (5.6)",
    );
}

#[test]
fn shd_037_supreme_leader_snoke() {
    play(
        "ann: ground SHD_037
         bob: ground Wampa; leader Anybody (deployed)
         => Wampa: 2/3; Anybody: 3/5",
    );
    play(
        "ann: res 8; hand SHD_037; ground Battlefield Marine
         bob: ground Wampa (3 damage), Rebel Pathfinder
         ann plays SHD_037
         => Wampa: gone; Pathfinder: 0/1; Marine: 3/3",
    );
}

#[test]
fn shd_038_brutal_traditions() {
    play(
        "ann: discard SHD_038; res 2; ground Wampa
         bob: ground Battlefield Marine
         => ann can't use SHD_038 (8.3)
         ann attacks Marine with Wampa
         bob passes
         ann uses SHD_038 on Wampa
         => Wampa: Brutal Traditions, 5/7; ann: 0 ready, discard 0",
    );
    play(
        "ann: discard SHD_038; res 1; ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         bob passes
         => ann can't use SHD_038 (8.3)",
    );
    play(
        "ann: discard SHD_038; res 5; ground Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with Marine
         bob passes
         => ann can't use SHD_038 (8.3)",
    );
}

#[test]
fn shd_039_calculated_lethality() {
    play(
        "ann: res 4; hand SHD_039; ground AT-ST, Yoda
         bob: ground Battlefield Marine (Resilient, Academy Training, Shield), Wampa
         ann plays SHD_039
         => options Marine, Yoda
         ann picks Marine > AT-ST > AT-ST > Yoda
         => Marine: gone; AT-ST: Experience x2; Yoda: Experience",
    );
}

#[test]
fn shd_040_clan_wren_rescuer() {
    play(
        "ann: res 2; hand SHD_040
         bob: ground Wampa
         ann plays SHD_040
         => options SHD_040, Wampa
         ann picks SHD_040
         => SHD_040: 2/3",
    );
}

#[test]
fn shd_041_kuiil() {
    play(
        "ann: base SHD_019; ground SHD_041; deck Yoda, Filler
         ann attacks bob's base with SHD_041 > \"on attack\"
         => SHD_041: Restore 1; ann: hand 1, has Yoda in hand, discard 0; bob: base 2",
    );
    play(
        "ann: base SHD_019; ground SHD_041; deck Wampa, Filler
         ann attacks bob's base with SHD_041 > \"on attack\"
         => ann: hand 0; Wampa: in ann's discard",
    );
}

#[test]
fn shd_042_concord_dawn_interceptors() {
    play(
        "ann: space SHD_042
         bob: space TIE/ln Fighter, Alliance X-Wing
         => SHD_042: Sentinel, 1/4
         ann attacks Alliance X-Wing with SHD_042
         => Alliance X-Wing: 1 damage; SHD_042: 2 damage
         bob attacks SHD_042 with Alliance X-Wing
         => Alliance X-Wing: gone; SHD_042: gone",
    );
}

#[test]
fn shd_043_village_protectors() {
    play(
        "ann: res 3; hand SHD_043
         ann plays SHD_043
         => SHD_043: Sentinel, Shield",
    );
}

#[test]
fn shd_044_razor_crest() {
    play(
        "ann: res 4; hand SHD_044; discard Resilient, Wampa, Academy Training; base 3
         ann plays SHD_044
         => options Resilient, Academy Training, decline
         ann picks Resilient
         => Resilient: in ann's hand; SHD_044: Restore 2",
    );
}

#[test]
fn shd_045_rose_tico() {
    play(
        "ann: ground SHD_045 (Shield), Wampa (Shield)
         bob: ground Yoda (Shield)
         ann attacks bob's base with SHD_045
         => options Shield x2, decline
         ann picks Shield #1
         => ann: units 2; bob: base 4",
    );
    play(
        "ann: res 4; hand SHD_045
         ann plays SHD_045
         => SHD_045: Shield",
    );
}

#[test]
fn shd_046_rey() {
    play(
        "ann: ground SHD_046
         bob: ground Wampa (1 damage)
         ann attacks bob's base with SHD_046 > Wampa
         => Wampa: undamaged, Shield",
    );
    play(
        "ann: ground SHD_046, Yoda
         ann attacks bob's base with SHD_046 > Yoda
         => Yoda: no Shield",
    );
    play(
        "ann: ground SHD_046
         bob: ground Wampa
         ann attacks bob's base with SHD_046 > Wampa
         => Wampa: Shield",
    );
    play(
        "ann: leader SHD_011; base SHD_019; res 5; hand SHD_046
         => ann can play SHD_046 for 5",
    );
    play(
        "ann: leader SHD_001; base SHD_019; res 7; hand SHD_046
         => ann can play SHD_046 for 7",
    );
    play(
        "ann: leader SHD_001; base SHD_019; res 7; hand SHD_046; ground SHD_141
         => ann can play SHD_046 for 5",
    );
}

#[test]
fn shd_047_the_armorer() {
    play(
        "ann: res 5; hand SHD_047; ground SHD_162, Wampa
         bob: ground SHD_258
         ann plays SHD_047
         => options SHD_047, SHD_162, SHD_258, done
         ann picks SHD_047 > SHD_162 > done
         => SHD_047: Shield; SHD_162: Shield; SHD_258: no Shield",
    );
}

#[test]
fn shd_048_gentle_giant() {
    play(
        "ann: ground SHD_048 (3 damage), AT-ST (5 damage), Wampa (1 damage)
         => SHD_048: Grit, 5/8
         ann attacks bob's base with SHD_048
         => options AT-ST, Wampa, decline
         ann picks AT-ST
         => AT-ST: 2 damage",
    );
    play(
        "ann: ground SHD_048 (3 damage), Wampa (1 damage)
         ann attacks bob's base with SHD_048 > Wampa
         => Wampa: undamaged",
    );
}

#[test]
fn shd_049_the_mandalorian() {
    play(
        "ann: res 6; hand SHD_049; ground Battlefield Marine (2 damage), Wampa
         ann plays SHD_049
         ann picks yes
         => Marine: undamaged, Shield x2; SHD_049: Sentinel",
    );
}

#[test]
fn shd_050_chewbacca() {
    play(
        "ann: res SHD_050, Filler x8; ground Yoda
         bob: ground Wampa, AT-ST (1 damage), AT-ST (2 damage); leader Luke Skywalker (deployed, 3 damage)
         ann smuggles SHD_050 for 9
         => SHD_050: Grit; options Yoda, Wampa, AT-ST, Luke, decline
         ann picks Luke
         => bob: leader undeployed",
    );
}

#[test]
fn shd_051_mystic_reflection() {
    play(
        "ann: res 1; hand SHD_051
         bob: ground Wampa
         ann plays SHD_051
         => Wampa: 2/5
         all pass
         => Wampa: 4/5",
    );
    play(
        "ann: res 1; hand SHD_051; ground Yoda
         bob: ground Wampa
         ann plays SHD_051
         => Wampa: 2/3",
    );
}

#[test]
fn shd_052_sugi() {
    play(
        "ann: ground SHD_052
         bob: ground Wampa
         => SHD_052: no Sentinel",
    );
    play(
        "ann: res SHD_052, Filler x5
         bob: ground Wampa (Shield)
         ann smuggles SHD_052 for 6
         => SHD_052: Sentinel",
    );
    play(
        "ann: ground SHD_052 (Shield)
         => SHD_052: no Sentinel",
    );
}

#[test]
fn shd_053_second_chance() {
    play(
        "ann: ground Battlefield Marine (SHD_053)
         bob: ground AT-ST
         bob starts
         bob attacks Marine with AT-ST
         => ann can play Battlefield Marine for 0
         ann plays Battlefield Marine
         => Marine: exhausted, no upgrades; ann: discard 1",
    );
}

#[test]
fn shd_054_midnight_repairs() {
    play(
        "ann: res 2; hand SHD_054; ground Wampa (4 damage), AT-ST (6 damage)
         bob: ground Yoda (1 damage)
         ann plays SHD_054 > Wampa > Wampa > Wampa > Wampa > AT-ST > AT-ST > AT-ST > AT-ST
         => Wampa: undamaged; AT-ST: 2 damage; Yoda: 1 damage",
    );
}
