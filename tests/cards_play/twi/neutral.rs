//! Cards of one side and of none.

use crate::position::play;

#[test]
fn twi_228_droid_starfighter() {
    play("ann: space Droid Starfighter\n=> Starfighter: Saboteur, 1/2");
}

#[test]
fn twi_229_battle_droid_escort() {
    play("ann: res 3; hand Battle Droid Escort\nann plays Battle Droid Escort\n=> ann: units 2");
    play(
        "ann: ground Battle Droid Escort\nbob: ground Wampa\nann attacks Wampa with Escort\n=> ann: units 1; Battle Droid: exhausted",
    );
}

#[test]
fn twi_231_dwarf_spider_droid() {
    play("ann: ground Dwarf Spider Droid (2 damage)\n=> Spider Droid: Grit, 5/4");
}

#[test]
fn twi_232_patrolling_aat() {
    play("ann: ground Patrolling AAT\n=> AAT: Sentinel");
}

#[test]
fn twi_233_hailfire_tank() {
    play(
        "ann: res 4; hand Hailfire Tank; ground Battle Droid x2\nann plays Hailfire Tank > Battle Droid #1 > Battle Droid\n=> ann: units 1, 0 ready",
    );
}

#[test]
fn twi_234_the_invisible_hand() {
    play("ann: res 8; hand The Invisible Hand\nann plays The Invisible Hand\n=> ann: units 5");
    play(
        "ann: space The Invisible Hand; ground Battle Droid x3, Battle Droid (exhausted), Wampa
         ann attacks bob's base with The Invisible Hand > Battle Droid #1 > Battle Droid #2 > done
         => bob: base 6; Wampa: ready",
    );
}

#[test]
fn twi_235_battle_droid_legion() {
    play(
        "ann: ground Battle Droid Legion (4 damage)\nbob: ground Wampa\nann attacks Wampa with Legion\n=> ann: units 3",
    );
}

#[test]
fn twi_236_grievouss_wheel_bike() {
    play(
        "ann: res 9; hand Grievous's Wheel Bike; ground TWI_034, Wampa, AT-ST
         => ann can't play Grievous's Wheel Bike on AT-ST (-)
         ann plays Grievous's Wheel Bike > Grievous
         => Grievous: 7/7, Overwhelm; ann: 7 ready",
    );
    play(
        "ann: res 4; hand Grievous's Wheel Bike; ground Wampa\nann plays Grievous's Wheel Bike\n=> ann: 0 ready; Wampa: 7/8",
    );
    play("ann: res 2; hand Grievous's Wheel Bike; ground TWI_034\nann plays Grievous's Wheel Bike\n=> ann: 0 ready");
}

#[test]
fn twi_237_droid_deployment() {
    play("ann: res 2; hand Droid Deployment\nann plays Droid Deployment\n=> ann: units 2");
}

#[test]
fn twi_238_merciless_contest() {
    play(
        "ann: res 3; hand Merciless Contest; ground Wampa, Yoda
         bob: ground AT-ST, Battle Droid; leader Anybody (deployed)
         ann plays Merciless Contest > ann > Wampa > bob: Battle Droid
         => Wampa: gone; Battle Droid: gone; Yoda: in play; AT-ST: in play",
    );
    play(
        "ann: res 3; hand Merciless Contest; ground Yoda
         bob: leader Anybody (deployed)
         ann plays Merciless Contest > ann > done
         => Yoda: gone; Anybody: in play",
    );
    play(
        "// Both choose before anything is defeated.
         ann: res 3; hand Merciless Contest; ground Wampa, Yoda
         bob: ground AT-ST, Battle Droid
         ann plays Merciless Contest > ann > Wampa
         => Wampa: in play; bob decides
         bob picks AT-ST
         => Wampa: gone; AT-ST: gone",
    );
}

#[test]
fn twi_239_execute_order_66() {
    play(
        "ann: res 4; hand Execute Order 66; ground Yoda
         bob: ground Mace Windu, TWI_147, Wampa
         ann plays Execute Order 66 > done
         => Yoda: gone; Anakin: gone; Mace Windu: 6 damage; Wampa: undamaged; bob: units 3; ann: units 1",
    );
}

#[test]
fn twi_240_332nd_stalwart() {
    play("ann: ground 332nd Stalwart, Wampa x2\n=> Stalwart: 2/3");
    play("ann: ground 332nd Stalwart, Wampa\n=> Stalwart: 1/2");
}

#[test]
fn twi_242_phase_ii_clone_trooper() {
    play(
        "ann: res 3; hand Phase II Clone Trooper\nbob: ground Battle Droid\nann plays Phase II Clone Trooper > yes\n=> Battle Droid: gone",
    );
}

#[test]
fn twi_243_republic_commando() {
    play("ann: ground TWI_243, Wampa x2\n=> TWI_243: Saboteur");
    play("ann: ground TWI_243, Wampa\n=> TWI_243: no Saboteur");
}

#[test]
fn twi_244_eta_2_light_interceptor() {
    play("ann: base 5; space Eta-2 Light Interceptor\nann attacks bob's base with Eta-2\n=> ann: base 3");
}

#[test]
fn twi_245_armored_saber_tank() {
    play("ann: ground Armored Saber Tank\n=> Tank: Sentinel");
}

#[test]
fn twi_246_tranquility() {
    play(
        "ann: res 7; hand Tranquility; discard Hotshot V-Wing, Wampa
         ann plays Tranquility > Hotshot
         => ann: has Hotshot V-Wing in hand",
    );
    play(
        "ann: res 9; hand Hotshot V-Wing x4, Swoop Racer; space Tranquility
         ann attacks bob's base with Tranquility
         bob passes
         => ann can play Hotshot V-Wing for 1; ann can play Swoop Racer for 3
         ann plays Hotshot V-Wing
         bob passes
         ann plays Hotshot V-Wing for 1
         bob passes
         ann plays Hotshot V-Wing for 1
         bob passes
         => ann can play Hotshot V-Wing for 2",
    );
}

#[test]
fn twi_247_at_te_vanguard() {
    play(
        "ann: base 5; ground AT-TE Vanguard (8 damage)
         bob: ground Wampa
         ann attacks Wampa with AT-TE
         => ann: base 2, units 2; Clone Trooper #1: exhausted",
    );
}

#[test]
fn twi_248_ahsokas_padawan_lightsaber() {
    play(
        "ann: res 1; hand Ahsoka's Padawan Lightsaber; ground TWI_194, Battle Droid
         ann plays Ahsoka's Padawan Lightsaber > Ahsoka > Battle Droid > bob's base
         => bob: base 1; Ahsoka: 5/4",
    );
    play(
        "ann: res 1; hand Ahsoka's Padawan Lightsaber; ground Wampa\nann plays Ahsoka's Padawan Lightsaber\n=> bob to act; Wampa: 6/5",
    );
}

#[test]
fn twi_249_heroes_on_both_sides() {
    play(
        "ann: res 2; hand Heroes on Both Sides; ground Clone Trooper, Battle Droid, Wampa
         ann plays TWI_249 > Clone Trooper > Battle Droid
         => Clone Trooper: 4/4, Saboteur; Battle Droid: 3/3, Saboteur",
    );
    play(
        "ann: res 2; hand Heroes on Both Sides; ground Clone Trooper, Battle Droid
         ann plays TWI_249 > done > Battle Droid
         => Clone Trooper: 2/2; Battle Droid: 3/3",
    );
}

#[test]
fn twi_250_sword_and_shield_maneuver() {
    play(
        "ann: res 2; hand Sword and Shield Maneuver; ground Clone Trooper, Yoda
         bob: ground Battle Droid
         ann plays Sword and Shield Maneuver
         => Clone Trooper: Raid 1, no Sentinel; Yoda: Sentinel, no Raid; Battle Droid: no Raid",
    );
}

#[test]
fn twi_251_drop_in() {
    play("ann: res 4; hand Drop In\nann plays Drop In\n=> ann: units 2");
}

#[test]
fn twi_252_aggrieved_parliamentarian() {
    play(
        "ann: res 2; hand Aggrieved Parliamentarian; discard Yoda
         bob: discard Wampa, AT-ST; deck Yoda
         ann plays Aggrieved Parliamentarian
         => bob: discard 0, deck 3; ann: discard 1; top of bob's deck is Yoda",
    );
}

#[test]
fn twi_255_brain_invaders() {
    play(
        "ann: leader TWI_007; ground Brain Invaders; res 9
         bob: leader TWI_009 (deployed); ground Wampa, Battlefield Marine
         => Maul: no Overwhelm; Marine: no Overwhelm; ann can't use Captain Rex (-)
         ann deploys Captain Rex
         => ann: units 2",
    );
}

#[test]
fn twi_256_hold_out_blaster() {
    play(
        "ann: res 1; hand Hold-Out Blaster; ground Wampa
         bob: ground AT-ST; space Alliance X-Wing
         ann plays Hold-Out Blaster
         => options Wampa, AT-ST, decline
         ann picks AT-ST
         => AT-ST: 1 damage; Wampa: 5/5",
    );
    play(
        "ann: leader TWI_016; res 9; hand Hold-Out Blaster; ground Wampa
         bob: ground AT-ST
         ann plays Hold-Out Blaster > AT-ST > yes
         => AT-ST: exhausted",
    );
}

#[test]
fn twi_257_private_manufacturing() {
    play(
        "ann: res 2; hand Private Manufacturing, Yoda; deck Wampa, AT-ST, Filler
         ann plays Private Manufacturing > Yoda > Wampa
         => ann: hand 1, deck 3, has AT-ST in hand; bottom of ann's deck is Wampa",
    );
    play(
        "ann: res 2; hand Private Manufacturing; ground Battle Droid\nann plays Private Manufacturing\n=> ann: hand 2; bob to act",
    );
}
