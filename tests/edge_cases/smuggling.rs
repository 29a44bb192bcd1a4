//! Smuggle, Exploit, and cards that texts play.

use crate::position::play;

// rules 5.2, 18.10
#[test]
fn e041_no_other_price_for_smuggling() {
    play(
        "ann: res SOR_199, Filler x6; hand Swoop Racer; ground SHD_248
         bob: ground Wampa
         ann smuggles SOR_199 for 4 > Wampa
         => Wampa: exhausted; ann: hand 1, 3 ready",
    );
}

// rule 8.3
#[test]
fn e022_a_free_action_must_change_something() {
    play(
        "// Without a unit to play in hand there is nothing to do.
         ann: leader SHD_013 (deployed); res 9
         => ann can't use SHD_013 (8.3)",
    );
    play(
        "ann: leader SHD_013 (deployed); res 9; hand Wampa
         => ann can use SHD_013",
    );
}

// rule 5.5
#[test]
fn e038_a_further_cost_that_cannot_be_paid() {
    play(
        "ann: res SHD_036, Filler x6
         => ann can't smuggle SHD_036 (5.6)",
    );
    play(
        "ann: res SHD_036, Filler x6; ground Wampa
         ann smuggles SHD_036 for 7
         => Wampa: 4 damage; SHD_036: exhausted",
    );
}

// rule 5.2
#[test]
fn e045_too_few_sacrifices_are_not_on_offer() {
    play(
        "ann: res 4; hand TWI_037; ground Wampa, Yoda
         ann plays TWI_037
         => ann decides; options Wampa, Yoda
         ann picks Wampa
         => ann decides; options Yoda, done",
    );
}

// rule 18.12
#[test]
fn e099_what_is_exploited_gives_nothing_any_longer() {
    play(
        "// He gives Ambush to what costs 6 and more, and is gone.
         ann: res 9; hand TWI_037; ground SOR_079, Battlefield Marine
         bob: ground SOR_128
         ann plays TWI_037 > SOR_079 > done
         => TWI_037: no Ambush, exhausted; bob to act",
    );
    play(
        "ann: res 9; hand TWI_037; ground SOR_079, Battlefield Marine
         bob: ground SOR_128
         ann plays TWI_037 > Marine > done
         => TWI_037: Ambush; ann decides",
    );
}

// rule 18.10
#[test]
fn e255_it_is_one_of_those_that_are_exhausted() {
    play(
        "ann: res Pack Mule, Filler x17
         ann smuggles Pack Mule for 3
         => ann: 15 ready, 18 resources",
    );
}

// rule 18.10
#[test]
fn e256_ready_and_exhausted_may_change_places() {
    play(
        "ann: res Pack Mule, Filler x16, Filler (exhausted)
         ann smuggles Pack Mule for 3
         => ann: 14 ready, 18 resources",
    );
}

// rule 18.10
#[test]
fn e257_it_pays_for_itself() {
    play(
        "ann: res Pack Mule, Filler x2
         ann smuggles Pack Mule for 3
         => ann: 0 ready, 3 resources",
    );
}

// rule 18.10
#[test]
fn e258_an_empty_deck_costs_nothing() {
    play(
        "ann: res SHD_119, Filler x4; deck none
         ann smuggles SHD_119
         => ann: 4 resources, base 0",
    );
}

// rule 5.3a
#[test]
fn e259_the_icons_in_the_brackets() {
    play(
        "// Command in brackets, and nothing else is asked of.
         ann: leader SHD_010; base SOR_022; res SHD_119, Filler x4
         ann smuggles SHD_119 for 5
         => SHD_119: exhausted",
    );
}

// rule 18.10
#[test]
fn e260_two_ways_to_smuggle() {
    play(
        "// Printed 5 and given 4 + 2.
         ann: res SHD_119, Filler x9; ground SHD_248
         ann smuggles SHD_119 #2 for 6
         => ann: 4 ready",
    );
}

// rules 12.5, 18.10
#[test]
fn e261_play_replace_defeat_then_when_played() {
    play(
        "ann: leader SHD_017; res SHD_034, SHD_197, Filler x5; ground Wampa; deck Yoda
         ann uses SHD_017 > SHD_197
         => ann decides
         ann picks Yoda
         => ann: has Yoda in discard, 6 resources; SHD_197: Shield",
    );
}

// rule 11.6
#[test]
fn e262_a_resource_is_lost_all_the_same() {
    play(
        "ann: leader SHD_017; res Filler x2
         ann uses SHD_017 > Filler
         => ann: 1 resource, leader exhausted",
    );
}

// rule 18.10
#[test]
fn e263_a_resource_is_no_card_of_the_hand() {
    play(
        "ann: res SHD_161, Filler x9; ground SHD_248
         ann smuggles SHD_161
         => SHD_161: controlled by ann",
    );
    play(
        "ann: res 9; hand SHD_161
         ann plays SHD_161
         => SHD_161: controlled by bob",
    );
}

// rule 2.11
#[test]
fn e264_the_printed_cost() {
    play(
        "// 2 printed, smuggled for 4.
         ann: res SHD_197, Filler x5
         bob: ground SHD_172
         ann smuggles SHD_197 > bob > bob: ann's base
         => ann: base 2",
    );
}

// rule 18.10
#[test]
fn e265_a_smuggled_event() {
    play(
        "ann: res Open Fire, Filler x5; ground SHD_248
         bob: ground Wampa
         ann smuggles Open Fire for 5 > Wampa
         => Wampa: 4 damage; ann: has Open Fire in discard, 6 resources",
    );
}

// rule 18.12
#[test]
fn e270_as_many_as_are_needed() {
    play(
        "ann: res 1; hand TWI_215; ground Wampa, Yoda
         ann plays TWI_215 > Wampa > Yoda > done
         => TWI_215: in play; ann: 0 ready, units 1",
    );
    play(
        "ann: res 2; hand TWI_215; ground Wampa
         => ann can't play TWI_215 (5.1)",
    );
}

// rules 12.5, 18.12
#[test]
fn e271_the_exploited_speak_when_the_new_card_is_there() {
    play(
        "// It may choose the new unit.
         ann: res 9; hand TWI_037; ground Battlefield Marine (JTL_073)
         bob: ground Wampa
         ann plays TWI_037 > Marine
         => ann decides; options TWI_037, Wampa, decline",
    );
}

// rules 5.2, 18.12
#[test]
fn e274_discounts_add_up() {
    play(
        "ann: res 9; hand TWI_037; ground Quartermaster, Wampa
         => ann can play TWI_037 for 4",
    );
}

// rule 18.12
#[test]
fn e275_leaders_and_tokens_may_be_exploited() {
    play(
        "ann: res 2; hand TWI_037; leader Anybody (deployed); ground Battle Droid
         ann plays TWI_037 > Anybody > Battle Droid
         => ann: units 1, leader undeployed, 0 ready",
    );
}

// rule 5.2a
#[test]
fn e276_a_discount_before_it_is_exploited() {
    play(
        "ann: res 2; hand TWI_037; ground Quartermaster
         ann plays TWI_037 for 4 > Quartermaster
         => ann: 0 ready; Quartermaster: gone",
    );
}

// rule 18.12
#[test]
fn e278_exploit_of_two_sources_adds_up() {
    play(
        "ann: leader TWI_005 (deployed); res 9; hand TWI_182; ground Wampa, Yoda, Battlefield Marine, SOR_128
         ann attacks bob's base with Dooku
         bob passes
         ann plays TWI_182 > Wampa > Yoda > Marine > SOR_128
         => ann: units 2",
    );
}

// rules 12.5, 18.12
#[test]
fn e272_an_event_first_and_then_the_exploited() {
    play(
        "ann: res 13; hand TWI_078; ground LOF_059
         bob: ground Wampa
         ann plays TWI_078 > LOF_059
         => ann: hand 1; logged Wampa is defeated > Nightsister Warrior's ability triggers",
    );
}

// rules 13, 18.12
#[test]
fn e273_who_lived_by_the_exploited_goes_too() {
    play(
        "ann: res 9; hand TWI_037; space SEC_032; ground Cell Block Guard (4 damage)
         ann plays TWI_037 > SEC_032 > done
         => Guard: gone; SEC_032: gone; TWI_037: in play",
    );
}

// rule 18.12
#[test]
fn e277_exploit_where_nothing_is_to_be_paid() {
    play(
        "ann: res 7; hand SOR_104; ground LOF_059; deck TWI_037, Filler
         ann plays SOR_104 > TWI_037 > LOF_059
         => TWI_037: exhausted; ann: hand 1, units 1",
    );
}

// rules 6.2, 11.1
#[test]
fn e097_tokens_arrive_with_it() {
    play(
        "// A 1/2 under -2/-2 lives by its Experience as 0/1; without it, it dies.
         ann: res 9; hand LOF_225, LOF_092
         bob: ground SHD_037
         ann plays LOF_225 > LOF_092
         => LOF_092: 0/1, Experience, Shield",
    );
    play(
        "ann: res 9; hand LOF_125, LOF_092; discard Yoda
         bob: ground SHD_037
         ann plays LOF_125 > LOF_092
         => LOF_092: 1/2, Experience x2",
    );
    play(
        "ann: res 9; hand LOF_092
         bob: ground SHD_037
         ann plays LOF_092
         => LOF_092: in ann's discard",
    );
}
