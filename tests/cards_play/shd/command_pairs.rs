//! Command with a second icon.

use crate::position::play;

#[test]
fn shd_080_salacious_crumb() {
    play(
        "ann: res 1; hand SHD_080; base 2
         bob: ground Wampa; space TIE/ln Fighter
         ann plays SHD_080
         => ann: base 1
         next round
         ann uses SHD_080
         => Wampa: 1 damage; SHD_080: in ann's hand; TIE/ln: undamaged",
    );
}

#[test]
fn shd_082_outland_tie_vanguard() {
    play(
        "ann: res 2; hand SHD_082; ground Yoda, Wampa
         bob: ground Battlefield Marine
         ann plays SHD_082
         => options Yoda, Marine, decline
         ann picks Yoda
         => Yoda: Experience",
    );
}

#[test]
fn shd_084_phase_iii_dark_trooper() {
    play(
        "ann: ground SHD_084
         bob: ground Greedo; hand Open Fire; res 9
         => SHD_084: Sentinel
         ann attacks Greedo with SHD_084 > ann > bob: no
         => SHD_084: gone",
    );
    play(
        "ann: ground SHD_084
         bob: ground SHD_134
         ann attacks SHD_134 with SHD_084 > \"experience\" > no
         => SHD_084: 2 damage, Experience",
    );
    play(
        "ann: ground SHD_084
         bob: hand SHD_178; res 9
         ann passes
         bob plays SHD_178 > SHD_084
         => SHD_084: 2 damage, no Experience",
    );
    play(
        "ann: ground SHD_084 (Shield)
         bob: ground Wampa
         ann attacks Wampa with SHD_084
         => SHD_084: undamaged, no Shield, no Experience",
    );
}

#[test]
fn shd_086_warbird_stowaway() {
    play(
        "ann: ground SHD_086; initiative
         => SHD_086: 4/3",
    );
    play(
        "ann: ground SHD_086
         bob: initiative
         => SHD_086: 2/3",
    );
    play(
        "ann: res SHD_086, Filler x3; initiative
         ann smuggles SHD_086 for 4
         => SHD_086: 4/3",
    );
}

#[test]
fn shd_087_crosshair() {
    play(
        "ann: ground SHD_087; res 4
         bob: ground Wampa; space TIE/ln Fighter
         ann uses SHD_087 #1
         => SHD_087: 3/6, ready; ann: 2 ready
         bob passes
         ann uses SHD_087 #2
         => Wampa: 3 damage; SHD_087: exhausted",
    );
    play(
        "ann: ground SHD_087 (Experience)
         bob: ground Wampa; space TIE/ln Fighter
         ann uses SHD_087
         => Wampa: 3 damage; SHD_087: exhausted",
    );
}

#[test]
fn shd_088_ephant_mon() {
    play(
        "ann: ground SHD_088
         bob: ground Wampa, Yoda, Battlefield Marine; space TIE/ln Fighter
         bob starts
         bob attacks ann's base with Wampa
         ann passes
         bob attacks ann's base with TIE/ln
         ann passes
         bob attacks SHD_088 with Marine
         ann attacks bob's base with SHD_088
         => options Wampa, TIE/ln
         ann picks Wampa
         => SHD_088: guards Wampa; bob: base 4",
    );
    play(
        "ann: ground SHD_088
         bob: ground Wampa
         ann attacks bob's base with SHD_088
         => Wampa: in play; bob: base 4",
    );
}

#[test]
fn shd_089_pirate_battle_tank() {
    play(
        "ann: res SHD_089, Filler x6
         ann smuggles SHD_089 for 7
         => SHD_089: Sentinel, 4/6",
    );
}

#[test]
fn shd_090_maul() {
    play(
        "ann: ground SHD_090, Underworld Thug (Resilient), Yoda
         bob: ground AT-ST
         => SHD_090: Ambush, Overwhelm
         ann attacks AT-ST with SHD_090
         => options Thug, decline
         ann picks Thug
         => SHD_090: undamaged; Thug: gone; AT-ST: gone",
    );
    play(
        "ann: ground SHD_090, Underworld Thug (Shield)
         bob: ground Wampa
         ann attacks Wampa with SHD_090 > Thug
         => SHD_090: undamaged; Thug: undamaged, no Shield; bob: base 2",
    );
    play(
        "ann: ground SHD_090, Underworld Thug
         bob: ground Wampa
         ann attacks Wampa with SHD_090 > decline
         => SHD_090: 4 damage; Thug: undamaged",
    );
}

#[test]
fn shd_091_jabbas_rancor() {
    play(
        "ann: res 8; hand SHD_091; ground Wampa
         bob: ground AT-ST
         ann plays SHD_091
         => Wampa: 3 damage; AT-ST: 3 damage",
    );
    play(
        "ann: leader SHD_006; base SHD_021; res 7; hand SHD_091
         => ann can play SHD_091 for 7",
    );
    play(
        "ann: ground SHD_091
         bob: ground AT-ST
         ann attacks bob's base with SHD_091
         => AT-ST: 3 damage; SHD_091: undamaged",
    );
}

#[test]
fn shd_092_finalizer() {
    play(
        "ann: space SHD_092
         bob: space Alliance X-Wing
         ann attacks Alliance X-Wing with SHD_092
         => bob: base 8",
    );
    play(
        "ann: res 11; hand SHD_092; ground Wampa, Yoda
         bob: ground Battlefield Marine, AT-ST; space Alliance X-Wing
         ann plays SHD_092 > SHD_092 > Wampa > done > Marine
         => SHD_092: guards Alliance X-Wing, Overwhelm; Wampa: guards Battlefield Marine; AT-ST: in play",
    );
    play(
        "// Each captures another unit.
         ann: res 11; hand SHD_092; ground Wampa, Yoda
         bob: ground Battlefield Marine, AT-ST
         ann plays SHD_092 > Yoda > Wampa > done > Marine
         => Yoda: guards Battlefield Marine; Wampa: guards AT-ST; bob: units 0",
    );
}

#[test]
fn shd_093_remnant_reserves() {
    play(
        "ann: res 4; hand SHD_093; deck Wampa, Open Fire, Yoda, AT-ST, Battlefield Marine, Swoop Racer
         ann plays SHD_093
         => options Wampa, Yoda, AT-ST, Marine, done
         ann picks Wampa > Yoda > AT-ST
         => ann: hand 3, deck 3; top of ann's deck is Swoop Racer",
    );
}

#[test]
fn shd_094_palpatines_return() {
    play(
        "ann: res 6; hand SHD_094; discard SHD_092, Wampa, Open Fire
         ann plays SHD_094
         => Wampa: exhausted; ann: 0 ready, discard 3",
    );
}

#[test]
fn shd_095_clone_deserter() {
    play(
        "ann: ground AT-ST
         bob: ground SHD_095
         => SHD_095: Restore 1, Bounty
         ann attacks SHD_095 with AT-ST > yes
         => ann: hand 1; bob: base 3",
    );
}

#[test]
fn shd_096_maz_kanata() {
    play(
        "ann: ground SHD_096; res 9; hand Wampa, Resilient
         bob: res 9; hand Yoda
         ann plays Wampa
         => SHD_096: Experience
         bob plays Yoda
         ann plays Resilient on Wampa
         => SHD_096: Experience",
    );
    play(
        "ann: res 1; hand SHD_096
         ann plays SHD_096
         => SHD_096: no Experience",
    );
}

#[test]
fn shd_097_freetown_backup() {
    play(
        "ann: ground SHD_097, Wampa
         bob: ground Yoda
         ann attacks bob's base with SHD_097
         => Wampa: 6/7
         all pass
         => Wampa: 4/5",
    );
    play(
        "ann: res SHD_097, Filler x3
         ann smuggles SHD_097 for 4
         => SHD_097: 1/4",
    );
}

#[test]
fn shd_098_sundari_peacekeeper() {
    play(
        "ann: ground SHD_098; base 3
         ann attacks bob's base with SHD_098
         => bob: base 3; ann: base 1; SHD_098: Raid 2, Restore 2",
    );
}

#[test]
fn shd_099_echo() {
    play(
        "ann: res 4; hand SHD_099, Wampa, Filler; ground Wampa
         bob: ground Wampa
         ann plays SHD_099 > yes > Wampa > bob's Wampa
         => bob's Wampa: Experience x2; ann: hand 1, discard 1; SHD_099: Restore 2",
    );
    play(
        "ann: res 4; hand SHD_099, Filler; ground Wampa
         ann plays SHD_099 > yes > Filler
         => ann: hand 0, discard 1; Wampa: no Experience",
    );
}

#[test]
fn shd_100_modded_cohort() {
    play(
        "ann: res 4; hand SHD_100
         bob: ground Wampa
         ann plays SHD_100 > yes
         => Wampa: 4 damage; SHD_100: gone",
    );
}

#[test]
fn shd_101_adelphi_patrol_wing() {
    play(
        "ann: res 5; hand SHD_101; ground Wampa; initiative
         bob: ground Yoda
         ann plays SHD_101 > Wampa > bob's base
         => bob: base 6",
    );
    play(
        "ann: res 5; hand SHD_101; ground Wampa
         bob: initiative
         ann plays SHD_101 > Wampa
         => bob: base 4",
    );
    play(
        "ann: res 5; hand SHD_101
         ann plays SHD_101
         => bob to act",
    );
}

#[test]
fn shd_102_the_marauder() {
    play(
        "ann: res 5; hand SHD_102; discard Wampa, Yoda; ground Wampa
         ann plays SHD_102 > Wampa
         => ann: 6 resources, 0 ready, discard 1, has Wampa in resources",
    );
    play(
        "ann: res 5; hand SHD_102; discard Wampa, Yoda
         ann plays SHD_102 > Wampa
         => ann: 5 resources, discard 2",
    );
}

#[test]
fn shd_103_general_rieekan() {
    play(
        "ann: ground SHD_103, Wampa
         ann attacks bob's base with SHD_103 > Wampa
         => Wampa: Sentinel, no Experience
         all pass
         => Wampa: no Sentinel",
    );
    play(
        "ann: res 6; hand SHD_103; ground Cell Block Guard
         ann plays SHD_103 > Guard
         => Guard: Experience",
    );
}

#[test]
fn shd_104_inspiring_mentor() {
    play(
        "ann: ground Wampa (SHD_104), Yoda
         bob: ground AT-ST
         ann attacks AT-ST with Wampa > Yoda
         => Wampa: gone; Yoda: Experience x2",
    );
    play(
        "ann: res 2; hand SHD_104; ground AT-ST
         => ann can't play SHD_104 (8.1)",
    );
}

#[test]
fn shd_105_spark_of_hope() {
    play(
        "ann: res 9; hand SHD_105; ground Battlefield Marine; discard Yoda
         bob: ground Wampa
         ann attacks Wampa with Marine
         bob passes
         ann plays SHD_105 > Marine
         => ann: 10 resources, 7 ready, has Battlefield Marine in resources",
    );
    play(
        "ann: res 2; hand SHD_105; discard Yoda
         ann plays SHD_105
         => ann: 2 resources, has Yoda in discard",
    );
}

#[test]
fn shd_106_rule_with_respect() {
    play(
        "ann: res 4; hand SHD_106; ground AT-ST
         bob: ground Wampa, Yoda; space Alliance X-Wing
         bob starts
         bob attacks ann's base with Wampa
         ann passes
         bob attacks ann's base with Alliance X-Wing
         ann plays SHD_106
         => AT-ST: guards Wampa, guards Alliance X-Wing; Yoda: in play",
    );
}

#[test]
fn shd_107_enterprising_lackeys() {
    play(
        "ann: ground SHD_107; res Yoda, Wampa
         bob: ground AT-ST
         bob starts
         bob attacks SHD_107 with AT-ST > ann: yes
         => ann decides
         ann picks Yoda
         => ann: 2 resources, has SHD_107 in resources, discard 1; Yoda: in ann's discard",
    );
    play(
        "ann: res SHD_107, Filler x5
         ann smuggles SHD_107 for 6
         => SHD_107: 5/5",
    );
}

#[test]
fn shd_108_enforced_loyalty() {
    play(
        "ann: res 2; hand SHD_108; ground Wampa
         ann plays SHD_108
         => Wampa: gone; ann: hand 2",
    );
    play(
        "ann: res 2; hand SHD_108
         ann plays SHD_108
         => ann: hand 0",
    );
}

#[test]
fn shd_109_endless_legions() {
    play(
        "ann: res Wampa, Yoda, Open Fire, Filler x13; hand SHD_109
         ann plays SHD_109 > Wampa > Yoda > Open Fire > done > Wampa
         => Wampa: exhausted; Yoda: exhausted; ann: 14 resources, has Open Fire in resources",
    );
}
