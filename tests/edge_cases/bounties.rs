//! Bounties and captives.

use crate::position::play;

// rule 18.9
#[test]
fn e119_a_second_bounty_within_the_first() {
    play(
        "// Collected again inside the first; the second one has nothing left of it.
         ann: leader SHD_010 (deployed); ground Wampa
         bob: ground SHD_027 (SHD_176, 2 damage)
         ann attacks SHD_027 with Wampa > \"Draw 2\" > yes > yes > yes
         => ann: hand 5",
    );
}

// rules 16.2, 12.5
#[test]
fn e121_what_waits_for_leaving_comes_before_when_defeated() {
    play(
        "// His When Defeated, given by an upgrade, finds the Vehicle back at home.
         ann: res 9; hand SEC_192, JTL_073
         bob: space JTL_069; ground Wampa; res 9; hand SOR_078
         ann plays SEC_192
         bob passes
         ann plays JTL_073 > Tarkin
         bob plays SOR_078 > Tarkin
         => ann decides; JTL_069: controlled by bob",
    );
}

// rule 18.9
#[test]
fn e122_one_card_cannot_go_to_two_places() {
    play(
        "// It is a resource already when the Bounty would play it.
         ann: ground LOF_097 (bob's SHD_226); force; res 2
         bob: ground AT-ST
         bob starts
         bob attacks LOF_097 with AT-ST > ann > ann: yes > yes
         => ann: 3 resources, units 0; bob: units 1; ann to act",
    );
    play(
        "// The other way round it is a unit of the collector's.
         ann: ground LOF_097 (bob's SHD_226); force; res 2
         bob: ground AT-ST
         bob starts
         bob attacks LOF_097 with AT-ST > bob > yes > ann: yes
         => LOF_097: controlled by bob; ann: 2 resources",
    );
}

// rule 9.3
#[test]
fn e059_what_comes_back_is_another_unit() {
    play(
        "// The defender is gone when damage is dealt: none to anybody.
         ann: space JTL_151
         bob: space JTL_064 (1 damage, ann's SHD_226)
         ann attacks JTL_064 with JTL_151 > JTL_064 > yes
         => JTL_064: controlled by ann, undamaged; JTL_151: undamaged; bob: base 0",
    );
}

// rules 18.9, 19
#[test]
fn e225_capturing_takes_everything_but_the_bounty() {
    play(
        "ann: res 3; hand SHD_131; ground Wampa
         bob: ground LOF_059 (1 damage, Experience, bob's Resilient, bob's SHD_176)
         ann plays SHD_131 > yes
         => Wampa: guards Nightsister Warrior; ann: hand 2; bob: hand 0, has Resilient in discard",
    );
    play(
        "// Rescued, it is whole and bare.
         ann: res 3; hand SHD_131; ground Wampa
         bob: ground AT-ST (4 damage, Experience); res 2; hand SHD_197
         ann plays SHD_131
         bob plays SHD_197 > yes
         => AT-ST: undamaged, no upgrades, exhausted",
    );
}

// rule 19
#[test]
fn e229_who_is_gone_captures_nobody() {
    play(
        "ann: res 4; hand SEC_253
         bob: ground SHD_172, Battlefield Marine
         ann plays SEC_253 > bob > bob: Covert Operative
         => SEC_253: in ann's discard; Marine: controlled by bob",
    );
}

// rules 18.9, 21
#[test]
fn e230_a_captured_token_is_set_aside() {
    play(
        "ann: res 3; hand SHD_131; ground Wampa
         bob: ground Clone Trooper (SHD_176)
         ann plays SHD_131 > yes
         => ann: hand 2; bob: units 0; Wampa: no captives",
    );
}

// rule 18.9
#[test]
fn e231_the_bounty_of_an_upgrade_that_is_gone() {
    play(
        "ann: res 3; hand SHD_131; ground Wampa
         bob: ground Battlefield Marine (ann's SHD_176)
         ann plays SHD_131 > yes
         => ann: hand 2, has SHD_176 in discard; Wampa: guards Battlefield Marine",
    );
}

// rule 16.1
#[test]
fn e232_what_lasted_while_it_was_in_play_is_over() {
    play(
        "ann: res 9; hand TWI_110, SHD_197; ground Yoda
         bob: ground Wampa; res 9; hand SHD_131
         ann plays TWI_110 > Yoda
         => Yoda: 4/6
         bob plays SHD_131 > Huyang
         => Yoda: 2/4
         ann plays SHD_197 > yes
         => Huyang: controlled by ann; Yoda: 2/4",
    );
}

// rule 18.9
#[test]
fn e233_played_out_of_capture() {
    play(
        "ann: ground AT-ST; res 9; hand SHD_131
         bob: ground Wampa (1 damage, ann's SHD_226)
         ann plays SHD_131 > yes
         => Wampa: controlled by ann, ready, undamaged; AT-ST: no captives",
    );
}

// rule 25.5
#[test]
fn e234_a_rescued_hidden_unit_is_not_hidden() {
    play(
        "ann: ground LOF_245; res 9; hand SHD_197
         bob: ground Wampa, AT-ST; res 9; hand SHD_131
         bob starts
         bob plays SHD_131 > Wampa
         ann plays SHD_197 > yes
         => bob can attack LOF_245 with AT-ST",
    );
}

// rule 18.9
#[test]
fn e240_a_bountied_attacker() {
    play(
        "ann: ground Wampa
         bob: ground SHD_027 (2 damage)
         bob starts
         bob attacks Wampa with SHD_027 > ann: yes
         => ann: hand 1; SHD_027: gone",
    );
}

// rule 18.9
#[test]
fn e241_the_opponent_collects_whoever_does_it() {
    play(
        "ann: ground SHD_027; res 9; hand SOR_078
         ann plays SOR_078 > bob: yes
         => bob: hand 1; ann: hand 0",
    );
}

// rule 18.9
#[test]
fn e242_returning_is_no_reason() {
    play(
        "ann: res 3; hand SOR_222
         bob: ground SHD_027
         ann plays SOR_222
         => ann: hand 0; SHD_027: in bob's hand; bob to act",
    );
}

// rule 18.9
#[test]
fn e243_the_opponent_of_who_controlled_it_last() {
    play(
        "// Its owner collects.
         ann: res 9; hand SOR_224, SOR_078
         bob: ground SHD_027; res 9; hand SOR_078
         ann plays SOR_224
         bob plays SOR_078 > SHD_027 > yes
         => bob: hand 1, discard 2; ann: hand 1",
    );
}

// rule 18.9
#[test]
fn e244_two_bounties_are_two() {
    play(
        "ann: ground AT-ST
         bob: ground SHD_027 (SHD_176)
         ann attacks SHD_027 with AT-ST > \"Draw 2\" > yes > no
         => ann: hand 2",
    );
}

// rule 18.9
#[test]
fn e245_a_bounty_on_a_leader() {
    play(
        "ann: ground AT-ST
         bob: leader Anybody (deployed, SHD_176)
         ann attacks Anybody with AT-ST > yes
         => ann: hand 2; bob: leader undeployed",
    );
}

// rules 15.9, 18.9
#[test]
fn e246_collected_without_being_defeated() {
    play(
        "ann: res 3; hand SHD_206
         bob: ground SHD_027
         ann plays SHD_206 > yes
         => SHD_027: in bob's hand; ann: hand 1",
    );
}

// rule 18.9
#[test]
fn e247_if_you_own_it() {
    play(
        "ann: ground Wampa
         bob: ground SHD_161
         ann attacks SHD_161 with Wampa > yes
         => SHD_161: in bob's discard",
    );
    play(
        "ann: ground Wampa
         bob: ground SHD_161 (owned by ann)
         ann attacks SHD_161 with Wampa > yes
         => SHD_161: controlled by ann, Experience",
    );
}

// rule 18.9
#[test]
fn e248_declined_is_not_collected() {
    play(
        "ann: leader SHD_010 (deployed); ground Wampa
         bob: ground SHD_027 (2 damage)
         ann attacks SHD_027 with Wampa > no
         => ann: hand 0; bob to act",
    );
}

// rule 16.2
#[test]
fn e249_another_copy_is_safe() {
    play(
        "ann: res 9; hand SOR_078
         bob: ground SOR_128 (ann's SHD_226), Wampa; res 9; hand SOR_078, SOR_128
         ann plays SOR_078 > SOR_128 > yes
         => SOR_128: controlled by ann
         bob plays SOR_078 > SOR_128
         ann passes
         bob plays SOR_128
         all pass
         => SOR_128: controlled by bob",
    );
}

// rules 9.3, 9.4
#[test]
fn e235_a_defender_captured_on_attack() {
    play(
        "ann: ground SHD_088
         bob: ground Wampa
         bob starts
         bob attacks ann's base with Wampa
         ann attacks Wampa with SHD_088 > Wampa > SHD_088
         => SHD_088: guards Wampa, 0 damage; bob: base 0",
    );
    play(
        "// With Overwhelm all of its damage goes to the base.
         ann: ground SHD_088 (TWI_236)
         bob: ground Wampa
         bob starts
         bob attacks ann's base with Wampa
         ann attacks Wampa with SHD_088 > Wampa > SHD_088
         => SHD_088: guards Wampa, 0 damage; bob: base 7",
    );
}
