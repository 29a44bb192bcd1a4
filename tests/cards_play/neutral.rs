//! Villainy, Heroism and no aspect.

use crate::position::play;

#[test]
fn sor_226_admiral_motti() {
    play(
        "ann: ground Admiral Motti, AT-ST (exhausted), Yoda (exhausted)
         bob: ground Wampa
         ann attacks Wampa with Motti
         => options AT-ST, decline
         ann picks AT-ST
         => AT-ST: ready",
    );
}

#[test]
fn sor_227_snowtrooper_lieutenant() {
    play(
        "ann: res 2; hand Snowtrooper Lieutenant; ground Seasoned Shoretrooper, Yoda
         ann plays Snowtrooper Lieutenant
         => options Shoretrooper, Yoda, decline
         ann picks Shoretrooper
         => bob: base 4; Shoretrooper: 2/3",
    );
    play(
        "ann: res 2; hand Snowtrooper Lieutenant; ground Yoda\nann plays Snowtrooper Lieutenant > Yoda\n=> bob: base 2",
    );
}

#[test]
fn sor_228_viper_probe_droid() {
    play(
        "ann: res 2; hand Viper Probe Droid\nbob: hand Wampa\nann plays Viper Probe Droid\n=> logged ann looks at Wampa; bob: hand 1",
    );
}

#[test]
fn sor_229_cell_block_guard() {
    play("ann: ground Wampa\nbob: ground Cell Block Guard\n=> ann can't attack bob's base with Wampa (9.2d)");
}

#[test]
fn sor_230_general_veers() {
    play(
        "ann: ground General Veers, Death Trooper, Yoda\nbob: ground AT-ST\n=> Death Trooper: 4/4; Veers: 3/3; Yoda: 2/4; AT-ST: 6/7",
    );
}

#[test]
fn sor_231_tie_advanced() {
    play(
        "ann: res 4; hand TIE Advanced; ground Death Trooper, Yoda
         ann plays TIE Advanced
         => Death Trooper: Experience x2; Yoda: no upgrades",
    );
}

#[test]
fn sor_232_at_st() {
    play("ann: ground AT-ST\nbob: ground Yoda\nann attacks Yoda with AT-ST\n=> bob decides; bob: base 2");
}

#[test]
fn sor_233_i_am_your_father() {
    play(
        "ann: res 3; hand I Am Your Father
         bob: ground Wampa
         ann plays I Am Your Father
         => bob decides
         bob picks no
         => ann: hand 3; Wampa: undamaged",
    );
    play(
        "ann: res 3; hand I Am Your Father
         bob: ground AT-ST
         ann plays I Am Your Father > bob: yes
         => ann: hand 0; AT-ST: gone",
    );
}

#[test]
fn sor_234_maximum_firepower() {
    play(
        "ann: res 4; hand Maximum Firepower; ground Death Trooper, Cell Block Guard, Yoda
         bob: ground AT-ST
         ann plays Maximum Firepower
         => options Death Trooper, Guard
         ann picks Death Trooper > AT-ST
         => AT-ST: 6 damage",
    );
}

#[test]
fn sor_235_galactic_ambition() {
    play(
        "ann: res 7; hand Galactic Ambition, Avenger, Yoda
         ann plays Galactic Ambition
         => options Avenger, decline
         ann picks Avenger
         => Avenger: exhausted; ann: base 9",
    );
}

#[test]
fn sor_236_r2_d2() {
    play(
        "ann: res 1; hand R2-D2; deck Wampa, Yoda
         ann plays R2-D2 > yes
         => top of ann's deck is Yoda; bottom of ann's deck is Wampa",
    );
    play(
        "ann: ground R2-D2; deck Wampa, Yoda\nann attacks with R2-D2 > no\n=> top of ann's deck is Wampa; bob: base 1",
    );
}

#[test]
fn sor_238_c_3po() {
    play(
        "ann: res 2; hand C-3PO; deck Wampa, Yoda
         ann plays C-3PO > 4 > yes
         => ann: hand 1, has Wampa in hand; logged ann reveals Wampa",
    );
    play("ann: ground C-3PO; deck Wampa, Yoda\nann attacks with C-3PO > 3\n=> ann: hand 0, deck 2; bob: base 1");
}

#[test]
fn sor_239_rebel_pathfinder() {
    play(
        "ann: ground Rebel Pathfinder\nbob: ground Cell Block Guard\nann attacks bob's base with Pathfinder\n=> bob: base 2",
    );
}

#[test]
fn sor_240_fleet_lieutenant() {
    play(
        "ann: res 3; hand Fleet Lieutenant; ground Battlefield Marine\nann plays Fleet Lieutenant > Marine\n=> bob: base 5",
    );
    play(
        "ann: res 3; hand Fleet Lieutenant; ground Yoda\nann plays Fleet Lieutenant > decline\n=> bob: base 0; Yoda: ready",
    );
}

#[test]
fn sor_241_wing_leader() {
    play(
        "ann: res 3; hand Wing Leader; ground Battlefield Marine, Yoda\nann plays Wing Leader\n=> Marine: Experience x2",
    );
}

#[test]
fn sor_242_general_dodonna() {
    play("ann: ground General Dodonna, Battlefield Marine, Yoda\n=> Dodonna: 4/4; Marine: 4/4; Yoda: 2/4");
}

#[test]
fn sor_243_regional_sympathizers() {
    play("ann: base 5; ground Regional Sympathizers\nann attacks with Sympathizers\n=> ann: base 3; bob: base 3");
}

#[test]
fn sor_244_snowspeeder() {
    play(
        "ann: res 5; hand Snowspeeder
         bob: ground Battlefield Marine, AT-ST; space Alliance X-Wing
         ann plays Snowspeeder > yes > Marine
         => AT-ST: exhausted; Marine: gone; X-Wing: ready; Snowspeeder: 3 damage",
    );
}

#[test]
fn sor_245_medal_ceremony() {
    play(
        "ann: hand Medal Ceremony; ground Battlefield Marine, Rebel Pathfinder, Wampa
         ann attacks with Marine
         bob passes
         ann attacks with Wampa
         bob passes
         ann plays Medal Ceremony
         => options Marine, done
         ann picks Marine
         => Marine: Experience; Pathfinder: no upgrades",
    );
}

#[test]
fn sor_246_youre_my_only_hope() {
    play(
        "ann: res 4; hand You're My Only Hope; deck AT-ST, Yoda
         ann plays You're My Only Hope > option 1
         => AT-ST: exhausted; ann: 0 ready",
    );
    play(
        "ann: base 25; res 3; hand You're My Only Hope; deck AT-ST, Yoda
         ann plays You're My Only Hope > option 2
         => AT-ST: exhausted; ann: 0 ready",
    );
    play(
        "ann: res 4; hand You're My Only Hope; deck AT-ST, Yoda
         ann plays You're My Only Hope > decline
         => top of ann's deck is AT-ST; ann: 1 ready",
    );
}

#[test]
fn sor_248_volunteer_soldier() {
    play("ann: res 3; hand Volunteer Soldier; ground Battlefield Marine\n=> ann can play Volunteer Soldier for 2");
    play("ann: res 3; hand Volunteer Soldier\nann plays Volunteer Soldier for 3\n=> Volunteer: Raid 1");
}

#[test]
fn sor_249_frontier_at_rt() {
    play(
        "ann: res 4; hand Frontier AT-RT; space Alliance X-Wing
         bob: ground Battlefield Marine
         ann plays Frontier AT-RT > yes
         => Marine: gone; AT-RT: 3 damage, Ambush",
    );
    play(
        "ann: res 4; hand Frontier AT-RT\nbob: ground Yoda\nann plays Frontier AT-RT\n=> AT-RT: no Ambush; Yoda: undamaged",
    );
}

#[test]
fn sor_250_corellian_freighter() {
    play(
        "ann: space Alliance X-Wing\nbob: space Corellian Freighter\n=> ann can't attack bob's base with X-Wing (9.2d)",
    );
}

#[test]
fn sor_251_confiscate() {
    play(
        "ann: res 1; hand Confiscate\nbob: ground Wampa (Shield, Entrenched)\nann plays Confiscate > Entrenched\n=> Wampa: Shield, no Entrenched",
    );
}

#[test]
fn sor_252_restock() {
    play(
        "ann: res 1; hand Restock
         bob: discard Wampa, Yoda, Open Fire, Repair, Vanquish
         ann plays Restock > bob > Wampa > Yoda > done
         => bob: discard 3, deck 8",
    );
}
