//! One strategy or none: cards of Villainy and Heroism alone, and of no aspect.

use crate::position::play;

#[test]
fn shd_234_incinerator_trooper() {
    play(
        "ann: ground SHD_234
         bob: ground SHD_134
         ann attacks SHD_134 with SHD_234
         => SHD_234: gone; SHD_134: 2 damage",
    );
    play(
        "ann: ground SHD_234 (Experience)
         bob: ground Battlefield Marine
         ann attacks Marine with SHD_234
         => SHD_234: undamaged; Marine: gone",
    );
    play(
        "ann: ground SHD_234
         bob: ground Greedo
         bob starts
         bob attacks SHD_234 with Greedo > bob: no
         => SHD_234: gone; Greedo: gone",
    );
}

#[test]
fn shd_235_ruthless_assassin() {
    play(
        "ann: res 2; hand SHD_235
         ann plays SHD_235
         => SHD_235: 2 damage, Overwhelm",
    );
    play(
        "ann: res 2; hand SHD_235; ground Wampa
         ann plays SHD_235 > Wampa
         => Wampa: 2 damage",
    );
}

#[test]
fn shd_237_black_sun_starfighter() {
    play(
        "ann: space SHD_237
         => SHD_237: Sentinel",
    );
}

#[test]
fn shd_239_toro_calican() {
    play(
        "ann: res 9; hand SHD_120, SHD_254; ground SHD_239 (exhausted)
         bob: ground AT-ST
         ann plays SHD_120 > SHD_239 > yes
         => SHD_120: 1 damage; SHD_239: ready",
    );
    play(
        "ann: res 9; hand SHD_254, Wampa; ground SHD_239 (exhausted)
         ann plays Wampa
         => bob to act",
    );
}

#[test]
fn shd_240_hutts_henchmen() {
    play(
        "ann: res 4; hand SHD_240
         ann plays SHD_240
         => SHD_240: Shield",
    );
}

#[test]
fn shd_241_kragan_gorr() {
    play(
        "ann: ground SHD_241, Wampa; space TIE/ln Fighter
         bob: ground Battlefield Marine; space Alliance X-Wing
         bob starts
         bob attacks ann's base with Marine > ann: Wampa
         => Wampa: Shield; TIE/ln: no Shield
         ann passes
         bob attacks ann's base with Alliance X-Wing
         => TIE/ln: Shield",
    );
    play(
        "ann: ground SHD_241, Wampa
         bob: ground Battlefield Marine
         bob starts
         bob attacks Wampa with Marine
         => Wampa: no Shield, 3 damage; SHD_241: no Shield",
    );
}

#[test]
fn shd_242_gideons_light_cruiser() {
    play(
        "ann: leader SHD_007; base SHD_021; res 9; hand SHD_242, Cell Block Guard; discard TIE/ln Fighter, AT-ST
         ann plays SHD_242
         => options Guard, TIE/ln
         ann picks TIE/ln
         => TIE/ln: exhausted; SHD_242: Overwhelm",
    );
    play(
        "ann: res 9; hand SHD_242, Cell Block Guard
         ann plays SHD_242
         => ann: hand 1; bob to act",
    );
}

#[test]
fn shd_243_altering_the_deal() {
    play(
        "ann: res 1; hand SHD_243; ground Wampa (guards bob's Yoda, guards bob's AT-ST)
         ann plays SHD_243 > AT-ST
         => AT-ST: in bob's discard; Wampa: guards Yoda",
    );
}

#[test]
fn shd_244_no_bargain() {
    play(
        "ann: res 3; hand SHD_244
         bob: hand Wampa
         ann plays SHD_244
         => bob: hand 0; ann: hand 1",
    );
}

#[test]
fn shd_245_greef_karga() {
    play(
        "ann: res 2; hand SHD_245; deck Wampa, Resilient, Open Fire, Academy Training, Filler, Electrostaff
         ann plays SHD_245
         => options Resilient, Academy Training, done
         ann picks Resilient
         => Resilient: in ann's hand; top of ann's deck is Electrostaff; ann: deck 5",
    );
}

#[test]
fn shd_246_grey_squadron_y_wing() {
    play(
        "ann: space SHD_246
         bob: ground Wampa
         ann attacks bob's base with SHD_246
         => bob decides; options Wampa, bob's base
         bob picks Wampa
         => ann decides
         ann picks yes
         => Wampa: 2 damage; bob: base 1",
    );
}

#[test]
fn shd_247_protector_of_the_throne() {
    play(
        "ann: ground SHD_247, SHD_247 (Shield)
         => SHD_247 #1: no Sentinel; SHD_247 #2: Sentinel",
    );
}

#[test]
fn shd_248_tech() {
    play(
        "ann: ground SHD_248; res Wampa, Open Fire, Filler x4; deck Yoda, Filler
         => ann can smuggle Wampa for 6
         ann smuggles Wampa for 6
         => Wampa: exhausted; ann: 6 resources, has Yoda in resources, 0 ready",
    );
    play(
        "ann: res SHD_248, Wampa, Filler x3
         => ann can't smuggle Wampa (-)
         ann smuggles SHD_248 for 4
         => SHD_248: 2/5",
    );
    play(
        "ann: leader SHD_001; base SHD_019; ground SHD_248; res Wampa, Filler x7
         => ann can smuggle Wampa for 8",
    );
}

#[test]
fn shd_249_wookiee_warrior() {
    play(
        "ann: res 4; hand SHD_249; ground SHD_061
         ann plays SHD_249
         => ann: hand 1; SHD_249: Grit",
    );
    play(
        "ann: res 4; hand SHD_249
         bob: ground SHD_061
         ann plays SHD_249
         => ann: hand 0",
    );
}

#[test]
fn shd_250_tarfful() {
    play(
        "ann: ground SHD_250, SHD_048
         bob: ground Wampa, AT-ST
         ann attacks Wampa with SHD_250
         => ann decides; options Wampa, AT-ST
         ann picks AT-ST
         => AT-ST: 4 damage; SHD_250: 4 damage, Restore 2",
    );
    play(
        "ann: ground SHD_250, SHD_061
         bob: ground Battlefield Marine, AT-ST
         ann attacks Marine with SHD_061 > AT-ST
         => AT-ST: 3 damage; SHD_061: 3 damage",
    );
    play(
        "ann: ground SHD_250, SHD_061
         bob: ground AT-ST
         ann attacks AT-ST with SHD_061
         => AT-ST: 2 damage; SHD_061: gone",
    );
}

#[test]
fn shd_251_the_mandalorians_rifle() {
    play(
        "ann: leader SHD_018 (deployed); res 3; hand SHD_251
         bob: ground Wampa (exhausted), Yoda
         ann plays SHD_251 > \"captures\" > decline
         => SHD_018: guards Wampa, 7/7",
    );
    play(
        "ann: res 3; hand SHD_251; ground Yoda
         bob: ground Wampa (exhausted)
         ann plays SHD_251
         => Wampa: in play; Yoda: 5/4",
    );
}

#[test]
fn shd_252_smugglers_aid() {
    play(
        "ann: res SHD_252, Filler x2; base 5
         ann smuggles SHD_252 for 3
         => ann: base 2, 3 resources, discard 1",
    );
}

#[test]
fn shd_253_this_is_the_way() {
    play(
        "ann: res 2; hand SHD_253; deck Wampa, SHD_162, Resilient, SHD_258, Filler x4, SHD_040
         ann plays SHD_253
         => options SHD_162, Resilient, SHD_258, done
         ann picks SHD_162 > Resilient
         => ann: hand 2, deck 7; top of ann's deck is Clan Wren Rescuer",
    );
}

#[test]
fn shd_254_bounty_guild_initiate() {
    play(
        "ann: res 1; hand SHD_254; ground SHD_120
         bob: ground Wampa; space TIE/ln Fighter
         ann plays SHD_254
         => options SHD_254, SHD_120, Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: res 1; hand SHD_254
         bob: ground Wampa
         ann plays SHD_254
         => bob to act",
    );
}

#[test]
fn shd_255_lady_proxima() {
    play(
        "ann: res 9; hand Underworld Thug, SHD_229; ground SHD_255
         ann plays Underworld Thug > bob's base
         => bob: base 1
         bob passes
         ann plays SHD_229 > Thug > decline
         => bob: base 1",
    );
}

#[test]
fn shd_256_mercenary_gunship() {
    play(
        "ann: space SHD_256; res 3
         => ann can't use SHD_256 (5.1)",
    );
    play(
        "ann: space SHD_256; res 4
         bob: res 4
         ann passes
         bob uses SHD_256
         => SHD_256: controlled by bob; bob: 0 ready",
    );
}

#[test]
fn shd_258_mandalorian_warrior() {
    play(
        "ann: res 3; hand SHD_258; ground SHD_162
         bob: ground SHD_162
         ann plays SHD_258
         => options ann's SHD_162, bob's SHD_162, decline
         ann picks ann's SHD_162
         => ann's SHD_162: Experience",
    );
}

#[test]
fn shd_259_twin_pod_cloud_car() {
    play(
        "ann: space SHD_259; base 5
         ann attacks bob's base with SHD_259
         => ann: base 3; bob: base 2",
    );
}

#[test]
fn shd_260_street_gang_recruiter() {
    play(
        "ann: res 5; hand SHD_260; discard Greedo, Wampa, SHD_229
         ann plays SHD_260
         => options Greedo, SHD_229, decline
         ann picks Greedo
         => Greedo: in ann's hand",
    );
}

#[test]
fn shd_261_rich_reward() {
    play(
        "ann: ground AT-ST, Yoda
         bob: ground Wampa (SHD_261)
         ann attacks Wampa with AT-ST > yes > AT-ST > Yoda
         => AT-ST: Experience; Yoda: Experience",
    );
}
