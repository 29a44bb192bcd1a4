//! Command alone.

use crate::position::play;

#[test]
fn shd_111_collections_starhopper() {
    play(
        "ann: res SHD_111, Filler x2
         ann smuggles SHD_111 for 3
         => SHD_111: 2/2",
    );
}

#[test]
fn shd_112_gamorrean_retainer() {
    play(
        "ann: ground SHD_112
         => SHD_112: no Sentinel",
    );
    play(
        "ann: ground SHD_112, Battlefield Marine
         => SHD_112: Sentinel",
    );
    play(
        "ann: ground SHD_112
         bob: ground Battlefield Marine
         => SHD_112: no Sentinel",
    );
}

#[test]
fn shd_113_privateer_crew() {
    play(
        "ann: res SHD_113, Filler x5
         ann smuggles SHD_113 for 6
         => SHD_113: 5/5, Experience x3",
    );
    play(
        "ann: res 2; hand SHD_113
         ann plays SHD_113
         => SHD_113: no Experience",
    );
}

#[test]
fn shd_114_scanning_officer() {
    play(
        "ann: res 2; hand SHD_114
         bob: res SHD_111, Wampa, SHD_113; deck Yoda, Open Fire, Filler
         ann plays SHD_114 > SHD_111 > Wampa > SHD_113
         => bob: 3 resources, discard 2, has Yoda in resources, has Open Fire in resources, 1 ready, deck 1",
    );
    play(
        "// All are exhausted: so they stay, whichever are picked.
         ann: res 2; hand SHD_114
         bob: res Wampa (exhausted), SHD_113 (exhausted), Yoda (exhausted); deck Open Fire, Filler
         ann plays SHD_114 > Wampa > SHD_113 > Yoda
         => bob: 3 resources, 0 ready, discard 1, deck 1",
    );
}

#[test]
fn shd_115_cobb_vanth() {
    play(
        "ann: ground SHD_115; deck Wampa, Battlefield Marine, Filler x4
         bob: ground AT-ST
         bob starts
         bob attacks SHD_115 with AT-ST
         => ann decides; options Marine, done
         ann picks Marine
         => Marine: in ann's discard; ann: deck 5; ann can play Battlefield Marine for 0
         ann plays Battlefield Marine
         => Marine: exhausted",
    );
}

#[test]
fn shd_116_outlaw_corona() {
    play(
        "ann: ground AT-ST; space SOR_040; deck Yoda
         bob: space SHD_116
         ann attacks SHD_116 with SOR_040 > yes
         => SHD_116: gone; ann: 1 resources, 0 ready, has Yoda in resources",
    );
}

#[test]
fn shd_117_reputable_hunter() {
    play(
        "ann: res 2; hand SHD_117
         bob: ground SHD_095
         => ann can play SHD_117 for 2",
    );
    play(
        "ann: res 3; hand SHD_117; ground SHD_095
         => ann can play SHD_117 for 3",
    );
}

#[test]
fn shd_118_kihraxz_heavy_fighter() {
    play(
        "ann: space SHD_118; ground Wampa
         ann attacks bob's base with SHD_118 > Wampa
         => bob: base 6; Wampa: exhausted",
    );
    play(
        "ann: space SHD_118; ground Wampa (exhausted)
         ann attacks bob's base with SHD_118 > Wampa
         => bob: base 3",
    );
}

#[test]
fn shd_119_weequay_pirate_gang() {
    play(
        "ann: res SHD_119, Filler x4
         bob: ground Battlefield Marine
         ann smuggles SHD_119 for 5 > yes
         => Marine: gone; SHD_119: gone",
    );
}

#[test]
fn shd_120_discerning_veteran() {
    play(
        "ann: res 5; hand SHD_120
         bob: ground Wampa, Yoda; space TIE/ln Fighter
         ann plays SHD_120
         => options Wampa, Yoda
         ann picks Wampa
         => SHD_120: guards Wampa",
    );
}

#[test]
fn shd_122_arquitens_assault_cruiser() {
    play(
        "ann: space SHD_122
         bob: space Alliance X-Wing
         ann attacks Alliance X-Wing with SHD_122
         => ann: 1 resources, 0 ready, has Alliance X-Wing in resources; bob: discard 0",
    );
    play(
        "ann: space SHD_122 (7 damage)
         bob: space Alliance X-Wing
         ann attacks Alliance X-Wing with SHD_122
         => SHD_122: gone; ann: 1 resources; bob: discard 0",
    );
}

#[test]
fn shd_123_bounty_hunters_quarry() {
    play(
        "ann: ground AT-ST; deck Battlefield Marine, Open Fire, Wampa, Filler x2, Yoda
         bob: ground Wampa (SHD_123)
         ann attacks Wampa with AT-ST > yes
         => options Marine, done
         ann picks Marine
         => Marine: controlled by ann, exhausted; ann: deck 5",
    );
    play(
        "ann: ground AT-ST; deck Battlefield Marine, Open Fire, Wampa, Filler x2, Underworld Thug
         bob: ground SHD_058 (SHD_123)
         ann attacks SHD_058 with AT-ST > ann > \"search\" > yes
         => options Marine, Underworld Thug, done",
    );
    play(
        "// What was found is a unit, and is played as one, though it could be a Pilot on a Vehicle.
         ann: ground AT-ST; space JTL_069; deck JTL_197, Open Fire, Filler x3
         bob: ground Wampa (SHD_123)
         ann attacks Wampa with AT-ST > yes > JTL_197
         => JTL_197: controlled by ann, exhausted; JTL_069: 4/7",
    );
}

#[test]
fn shd_124_legal_authority() {
    play(
        "ann: res 2; hand SHD_124; ground Wampa
         bob: ground Yoda, AT-ST
         ann plays SHD_124
         => Wampa: guards Yoda, 4/7",
    );
    play(
        "ann: res 2; hand SHD_124
         bob: ground Yoda
         => ann can't play SHD_124 (8.1)",
    );
}

#[test]
fn shd_125_price_on_your_head() {
    play(
        "ann: ground AT-ST; deck Yoda
         bob: ground Wampa (SHD_125)
         ann attacks Wampa with AT-ST > yes
         => ann: 1 resources, 0 ready, has Yoda in resources",
    );
}

#[test]
fn shd_126_the_darksaber() {
    play(
        "ann: ground SHD_162 (SHD_126), SHD_258, Wampa
         bob: ground SHD_258
         ann attacks bob's base with SHD_162
         => ann's SHD_258: Experience; Wampa: no Experience; SHD_162: no Experience; bob's SHD_258: no Experience; bob: base 6",
    );
    play(
        "ann: leader SHD_013; base SHD_023; res 4; hand SHD_126; ground SHD_162, Wampa
         => ann can play SHD_126 for 4 on SHD_162; ann can't play SHD_126 on Wampa (-)",
    );
}

#[test]
fn shd_127_commission() {
    play(
        "ann: res SHD_127, Filler x2; deck Wampa, Jedi Lightsaber, Greedo, Filler, SHD_044, Filler x5, Greedo
         ann smuggles SHD_127 for 3
         => options Jedi Lightsaber, Greedo x2, SHD_044, done",
    );
}

#[test]
fn shd_128_outflank() {
    play(
        "ann: res 1; hand SHD_128; ground Wampa, Yoda, AT-ST (exhausted)
         ann plays SHD_128
         => options Wampa, Yoda
         ann picks Wampa
         => bob: base 6",
    );
    play(
        "ann: res 1; hand SHD_128; ground Wampa
         ann plays SHD_128
         => bob: base 4",
    );
}

#[test]
fn shd_129_timely_intervention() {
    play(
        "ann: res 5; hand SHD_129, Wampa
         bob: ground Yoda
         ann plays SHD_129 > Wampa > yes
         => Yoda: gone; Wampa: 2 damage; ann: 0 ready",
    );
}

#[test]
fn shd_130_moment_of_glory() {
    play(
        "ann: res 3; hand SHD_130; ground Wampa
         ann plays SHD_130
         => Wampa: 8/9
         all pass
         => Wampa: 4/5",
    );
}

#[test]
fn shd_131_take_captive() {
    play(
        "ann: res 3; hand SHD_131; ground Wampa; space TIE/ln Fighter
         bob: ground Yoda
         ann plays SHD_131 > Wampa
         => Wampa: guards Yoda",
    );
}

#[test]
fn shd_132_choose_sides() {
    play(
        "ann: res 11; hand SHD_132; ground Wampa; leader Luke Skywalker (deployed)
         bob: ground Yoda (exhausted), AT-ST
         ann plays SHD_132 > AT-ST
         => AT-ST: controlled by ann; Wampa: controlled by bob",
    );
}
