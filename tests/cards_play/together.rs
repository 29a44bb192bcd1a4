//! Cards that meet: what several of them make of one position.

use crate::position::play;

#[test]
fn restock_itself() {
    play(
        "ann: res 1; hand Restock; discard Wampa
         ann plays Restock > ann
         => options Wampa, Restock, done
         ann picks Restock > done
         => ann: discard 1, deck 7",
    );
}

#[test]
fn relentless_counts_earlier_events() {
    play(
        "ann: res 9; hand Relentless
         bob: res 9; hand Repair, Open Fire; base 5; initiative
         bob starts
         bob plays Repair > bob's base
         => bob: base 2
         ann plays Relentless
         bob plays Open Fire
         => Relentless: 4 damage",
    );
}

#[test]
fn krell_blank_gains_none() {
    play(
        "ann: res 4; hand Force Lightning, Open Fire
         bob: ground General Krell, Battlefield Marine
         ann plays Force Lightning > Marine
         bob passes
         ann plays Open Fire > Marine
         => Marine: gone; bob to act",
    );
}

#[test]
fn ezra_plays_an_upgrade() {
    play(
        "ann: res 2; ground Ezra Bridger, Wampa; deck Academy Training
         ann attacks bob's base with Ezra > option 1 > Wampa
         => Wampa: Academy Training; ann: 0 ready",
    );
}

#[test]
fn ezra_plays_an_event() {
    play(
        "ann: res 3; ground Ezra Bridger; deck Open Fire
         bob: ground Wampa
         ann attacks bob's base with Ezra > option 1 > Wampa
         => Wampa: 4 damage; ann: discard 1",
    );
}

#[test]
fn palpatine_nothing_damaged() {
    play(
        "ann: leader SOR_006; res 8
         bob: ground Wampa
         ann deploys Palpatine
         => Wampa: controlled by bob; bob to act",
    );
}

#[test]
fn change_of_heart_own() {
    play(
        "ann: res 6; hand Change of Heart; ground Yoda
         ann plays Change of Heart
         => Yoda: controlled by ann
         next round
         => Yoda: controlled by ann",
    );
}

#[test]
fn ig88_counts_all_units() {
    play(
        "ann: leader IG-88; ground Wampa; space Alliance X-Wing
         bob: ground Yoda; leader Anybody (deployed)
         ann uses IG-88 > Wampa > bob's base
         => bob: base 4",
    );
}

#[test]
fn ig88_counts_more() {
    play(
        "ann: leader IG-88; ground Wampa; space Alliance X-Wing
         bob: ground Yoda
         ann uses IG-88 > Wampa > bob's base
         => bob: base 5",
    );
}

#[test]
fn taken_initiative_twice() {
    play(
        "ann: initiative
         bob starts
         bob takes the initiative
         => ann to act; ann can't take the initiative (8.4)",
    );
}

#[test]
fn no_good_blocks_ready_effects() {
    play(
        "ann: res 4; hand No Good to Me Dead
         bob: res 2; hand Keep Fighting; ground Battlefield Marine
         ann plays No Good to Me Dead
         bob plays Keep Fighting
         => Marine: exhausted",
    );
}

#[test]
fn wolffe_stops_restore() {
    play(
        "ann: res 2; hand Wolffe
         bob: base 5; ground Regional Sympathizers
         ann plays Wolffe
         bob attacks ann's base with Sympathizers
         => bob: base 5; ann: base 3",
    );
}

#[test]
fn luke_unit_defeats_with_minus_six() {
    play(
        "ann: res 7; hand SOR_051; ground Death Star Stormtrooper
         bob: ground AT-ST (1 damage), Wampa
         ann attacks Wampa with Stormtrooper
         bob passes
         ann plays SOR_051 > AT-ST
         => AT-ST: gone",
    );
}

#[test]
fn shields_all_gone_by_saboteur_when_declared() {
    play(
        "ann: ground Wampa (Infiltrator's Skill)
         bob: ground Consular Security Force (Shield x2)
         ann attacks Consular with Wampa
         => Consular: 5 damage, no Shield",
    );
}

#[test]
fn aggression_defeats_own_upgrade_one() {
    play(
        "ann: res 4; hand Aggression
         bob: ground Wampa (Shield)
         ann plays Aggression > option 2 > done > option 1
         => Wampa: Shield; ann: hand 1",
    );
}

#[test]
fn luke_saber_on_any_luke() {
    play(
        "ann: res 2; hand Luke's Lightsaber; ground SOR_051 (3 damage)
         ann plays Luke's Lightsaber
         => Luke: undamaged, Shield",
    );
}

#[test]
fn deploying_while_unique_unit_same_title() {
    play(
        "ann: leader SOR_010; res 7; ground SOR_087
         ann deploys SOR_010
         => ann: units 2",
    );
}

#[test]
fn obi_wan_draws_only_if_force() {
    play(
        "ann: res 5; hand Vanquish
         bob: ground Obi-Wan Kenobi
         ann plays Vanquish
         => bob: hand 0",
    );
}

#[test]
fn vader_action_no_villainy() {
    play(
        "ann: leader SOR_010; res 3; hand Underworld Thug
         ann plays Thug
         bob passes
         ann uses Vader
         => bob: base 0; ann: 0 ready",
    );
}

#[test]
fn dispatcher_can_pay_aspect_penalty() {
    play(
        "ann: leader Sabine Wren; base Kestro City; res 5; hand Wilderness Fighter; ground Alliance Dispatcher
         ann uses Dispatcher > Wilderness Fighter
         => ann: 1 ready",
    );
}

#[test]
fn ban_is_by_title_for_both_lukes() {
    play(
        "ann: res 2; hand Regional Governor
         bob: res 9; hand SOR_051; leader Luke Skywalker; base Capital City
         ann plays Regional Governor > \"Luke Skywalker\"
         => bob can't play SOR_051 (8.1)
         bob deploys Luke
         => Luke: in play",
    );
}

#[test]
fn k2so_choice_by_opponent_empty_hand() {
    play(
        "ann: res 5; hand Vanquish
         bob: ground K-2SO
         ann plays Vanquish > bob: option 2
         => ann: base 0, hand 0",
    );
}

#[test]
fn bossk_twice() {
    play(
        "ann: res 2; hand Repair x2; ground Bossk (3 damage)
         bob: ground AT-ST
         ann plays Repair > Bossk > AT-ST
         bob passes
         ann plays Repair > AT-ST > AT-ST
         => AT-ST: 2 damage",
    );
}

#[test]
fn leia_leader_once_after_attack_survives() {
    play(
        "ann: leader SOR_009 (deployed, 4 damage); ground Battlefield Marine
         bob: ground Wampa
         ann attacks Wampa with Leia
         => Leia: gone; Marine: ready; bob to act",
    );
}

#[test]
fn frontline_without_units() {
    play(
        "ann: space Frontline Shuttle
         ann uses Shuttle
         => Shuttle: gone; bob to act",
    );
}

#[test]
fn strafing_vs_sentinel_ground_only() {
    play(
        "ann: space Strafing Gunship
         bob: ground Cell Block Guard
         ann attacks bob's base with Gunship
         => bob: base 3",
    );
}

#[test]
fn death_trooper_no_enemy() {
    play(
        "ann: res 3; hand Death Trooper; ground Wampa
         ann plays Death Trooper > Wampa
         => Wampa: 2 damage",
    );
}

#[test]
fn jedi_saber_blank() {
    play(
        "ann: ground Yoda (Jedi Lightsaber)
         bob: res 1; hand Force Lightning; ground AT-ST
         ann passes
         bob plays Force Lightning > Yoda
         ann attacks AT-ST with Yoda
         => AT-ST: 6/7, 5 damage",
    );
}

#[test]
fn steadfast_needs_leader() {
    play(
        "ann: res 2; hand Battlefield Marine, Volunteer Soldier
         => ann can play Marine for 2; ann can't play Volunteer (5.1)",
    );
}
