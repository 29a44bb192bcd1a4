//! Vigilance.

use crate::position::play;

#[test]
fn sor_031_inferno_four() {
    play(
        "ann: res 2; hand Inferno Four; deck Wampa, Yoda, Filler
         ann plays Inferno Four
         => options Wampa, Yoda, done
         ann picks Wampa > done
         => top of ann's deck is Yoda; bottom of ann's deck is Wampa; ann: deck 3",
    );
    play(
        "ann: space Inferno Four; deck Wampa, Yoda, Filler
         bob: res 3; hand Open Fire
         ann passes
         bob plays Open Fire
         => ann decides
         ann picks done > top Yoda
         => top of ann's deck is Yoda",
    );
}

#[test]
fn sor_032_scout_bike_pursuer() {
    play("ann: ground Scout Bike Pursuer (2 damage)\n=> Pursuer: Grit, 3/4");
}

#[test]
fn sor_033_death_trooper() {
    play(
        "ann: res 3; hand Death Trooper; ground Wampa; space Alliance X-Wing
         bob: ground Battlefield Marine, Yoda; space Alliance X-Wing
         ann plays Death Trooper
         => options Death Trooper, Wampa
         ann picks Wampa
         => options Marine, Yoda
         ann picks Marine
         => Wampa: 2 damage; Marine: 2 damage; Trooper: undamaged",
    );
}

#[test]
fn sor_034_del_meeko() {
    play(
        "ann: ground Del Meeko; res 3; hand Open Fire
         bob: res 4; hand Open Fire, Swoop Racer
         ann passes
         => bob can play Open Fire for 4; bob can play Swoop Racer for 3
         bob passes
         => regroup phase",
    );
    play(
        "ann: ground Del Meeko; base 3; res 3; hand Open Fire
         => ann can play Open Fire for 3
         ann attacks with Del Meeko
         => ann: base 2; bob: base 3",
    );
}

#[test]
fn sor_035_lieutenant_childsen() {
    play(
        "ann: res 4; hand Lieutenant Childsen, Yoda, Protector, Repair, Entrenched, Vanquish, Wampa
         ann plays Childsen
         => options Yoda, Protector, Repair, Entrenched, Vanquish, done
         ann picks Yoda > Protector > done
         => Childsen: 4/4, Experience x2, Sentinel; ann: hand 6; logged ann reveals Yoda",
    );
    play(
        "ann: res 4; hand Lieutenant Childsen, Wampa
         ann plays Childsen
         => Childsen: no upgrades",
    );
}

#[test]
fn sor_036_gideon_hask() {
    play(
        "ann: ground Gideon Hask, Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa > Wampa
         => Wampa: Experience",
    );
    play(
        "ann: res 8; hand Superlaser Blast; ground Gideon Hask
         bob: ground Battlefield Marine (guards Yoda)
         ann plays Superlaser Blast
         => Yoda: controlled by ann, Experience",
    );
}

#[test]
fn sor_037_academy_defense_walker() {
    play(
        "ann: res 6; hand Academy Defense Walker; ground Wampa (1 damage), Yoda; space Alliance X-Wing (2 damage)
         bob: ground Battlefield Marine (1 damage)
         ann plays Academy Defense Walker
         => Wampa: Experience; X-Wing: Experience; Yoda: no upgrades; Marine: no upgrades; Walker: Sentinel, no upgrades",
    );
}

#[test]
fn sor_038_count_dooku() {
    play(
        "ann: res 7; hand Count Dooku
         bob: ground Wampa (1 damage), AT-ST
         ann plays Count Dooku > \"Shielded\"
         => options Wampa, Count Dooku, decline
         ann picks Wampa
         => Wampa: gone; Dooku: Shield",
    );
}

#[test]
fn sor_039_at_at_suppressor() {
    play(
        "ann: res 8; hand AT-AT Suppressor; ground Wampa; space Alliance X-Wing
         bob: ground Yoda
         ann plays AT-AT Suppressor
         => Wampa: exhausted; Yoda: exhausted; X-Wing: ready; Suppressor: exhausted",
    );
}

#[test]
fn sor_040_avenger() {
    play(
        "ann: res 9; hand Avenger; ground Wampa
         bob: ground Yoda, Battlefield Marine; leader Luke Skywalker (deployed)
         ann plays Avenger
         => bob decides; options Yoda, Marine
         bob picks Marine
         => Marine: gone; Wampa: in play",
    );
    play(
        "ann: space Avenger
         bob: ground Wampa
         ann attacks bob's base with Avenger
         => Wampa: gone; bob: base 8",
    );
}

#[test]
fn sor_041_power_of_the_dark_side() {
    play(
        "ann: res 3; hand Power of the Dark Side
         bob: ground Yoda; leader Luke Skywalker (deployed)
         ann plays Power of the Dark Side
         => bob decides; options Yoda, Luke
         bob picks Luke
         => Luke: gone; bob: leader exhausted",
    );
}

#[test]
fn sor_042_search_your_feelings() {
    play(
        "ann: res 4; hand Search Your Feelings; deck Filler x3, Wampa, Filler x2
         ann plays Search Your Feelings > Wampa
         => ann: has Wampa in hand, deck 5; logged ann shuffles their deck",
    );
}

#[test]
fn sor_043_superlaser_blast() {
    play(
        "ann: res 8; hand Superlaser Blast; ground Wampa (Shield)
         bob: ground Battlefield Marine; space Alliance X-Wing; leader Luke Skywalker (deployed)
         ann plays Superlaser Blast
         => ann: units 0, discard 2; bob: units 0, discard 2, leader exhausted",
    );
}

#[test]
fn sor_044_restored_arc_170() {
    play(
        "ann: base 4; space Restored ARC-170
         ann attacks with ARC-170
         => ann: base 3; bob: base 2",
    );
}

#[test]
fn sor_045_yoda() {
    play(
        "ann: res 5; hand Vanquish
         bob: base 4; ground Yoda
         ann plays Vanquish
         => bob decides; options ann, bob, done
         bob picks ann > bob
         => ann: hand 1; bob: hand 1",
    );
    play(
        "ann: base 4; ground Yoda
         ann attacks with Yoda
         => ann: base 2",
    );
}

#[test]
fn sor_047_kanan_jarrus() {
    play(
        "ann: base 9; ground Kanan Jarrus, SOR_142
         bob: deck Wampa, Yoda, Open Fire
         ann attacks bob's base with Kanan > yes
         => bob: discard 2, deck 1; ann: base 6",
    );
    play(
        "ann: base 9; ground Kanan Jarrus
         ann attacks bob's base with Kanan > no
         => bob: discard 0; ann: base 9",
    );
}

#[test]
fn sor_048_vigilant_honor_guards() {
    play("ann: ground Vigilant Honor Guards\n=> Honor Guards: Sentinel");
    play("ann: ground Vigilant Honor Guards (1 damage)\n=> Honor Guards: no Sentinel");
}

#[test]
fn sor_049_obi_wan_kenobi() {
    play(
        "ann: res 5; hand Vanquish
         bob: ground Obi-Wan Kenobi, Yoda, Wampa
         => Obi-Wan: Sentinel
         ann plays Vanquish > Obi-Wan
         => bob decides; options Yoda, Wampa
         bob picks Yoda
         => Yoda: Experience x2; bob: hand 1",
    );
    play(
        "ann: res 5; hand Vanquish
         bob: ground Obi-Wan Kenobi, Wampa
         ann plays Vanquish > Obi-Wan
         => Wampa: Experience x2; bob: hand 0",
    );
}

#[test]
fn sor_050_the_ghost() {
    play(
        "ann: res 6; hand The Ghost; ground SOR_142, Wampa
         ann plays The Ghost > The Ghost #1
         => ann decides
         ann picks Sabine
         => Ghost: Shield; Sabine: Shield",
    );
    play(
        "ann: space The Ghost; ground SOR_142, Wampa
         ann attacks with The Ghost > Sabine
         => Sabine: Shield; bob: base 5",
    );
}

#[test]
fn sor_051_luke_skywalker() {
    play(
        "ann: res 7; hand SOR_051; base 5
         bob: ground AT-ST
         ann plays SOR_051
         => AT-ST: 3/4
         all pass
         => AT-ST: 6/7",
    );
    play(
        "ann: res 7; hand SOR_051; ground Death Star Stormtrooper
         bob: ground AT-ST, Consular Security Force
         ann attacks AT-ST with Stormtrooper
         bob passes
         ann plays SOR_051 > Consular
         => Consular: 0/1
         => Luke: Restore 3",
    );
}

#[test]
fn sor_052_redemption() {
    play(
        "ann: base 5; res 8; hand Redemption; ground Wampa (3 damage)
         ann plays Redemption > ann's base > ann's base > ann's base > ann's base > Wampa > Wampa > done
         => ann: base 1; Wampa: 1 damage; Redemption: 6 damage, Sentinel",
    );
}

#[test]
fn sor_053_lukes_lightsaber() {
    play(
        "ann: leader Luke Skywalker (deployed, 4 damage); res 2; hand Luke's Lightsaber; space Alliance X-Wing
         ann plays Luke's Lightsaber
         => Luke: undamaged, Shield, 7/8",
    );
    play(
        "ann: res 2; hand Luke's Lightsaber; ground Wampa (2 damage)
         ann plays Luke's Lightsaber
         => Wampa: 2 damage, no Shield, 7/6",
    );
    play("ann: res 2; hand Luke's Lightsaber; space Alliance X-Wing\n=> ann can't play Luke's Lightsaber (8.1)");
}

#[test]
fn sor_054_jedi_lightsaber() {
    play(
        "ann: ground Yoda (Jedi Lightsaber)
         bob: ground Wampa
         ann attacks Wampa with Yoda > \"Restore\"
         => Wampa: gone; Yoda: 2 damage",
    );
    play(
        "ann: ground Battlefield Marine (Jedi Lightsaber)
         bob: ground AT-ST
         ann attacks AT-ST with Marine
         => AT-ST: 6/7, 6 damage",
    );
    play("ann: res 3; hand Jedi Lightsaber; ground AT-ST\n=> ann can't play Jedi Lightsaber (8.1)");
}

#[test]
fn sor_055_the_force_is_with_me() {
    play(
        "ann: res 4; hand The Force Is With Me; ground Yoda, Wampa
         ann plays The Force Is With Me > Wampa > yes > bob's base
         => Wampa: Experience x2, Shield, exhausted; bob: base 6",
    );
    play(
        "ann: res 4; hand The Force Is With Me; ground Wampa
         ann plays The Force Is With Me > no
         => Wampa: Experience x2, no Shield, ready",
    );
    play(
        "ann: res 4; hand The Force Is With Me; ground Wampa (exhausted)
         ann plays The Force Is With Me
         => Wampa: Experience x2; bob: base 0",
    );
}

#[test]
fn sor_056_bendu() {
    play(
        "ann: res 6; hand Swoop Racer, Battlefield Marine, Open Fire; ground Bendu
         => Bendu: Sentinel
         ann attacks with Bendu
         bob passes
         => ann can play Swoop Racer for 1; ann can play Battlefield Marine for 2; ann can play Open Fire for 1
         ann plays Battlefield Marine
         bob passes
         ann plays Swoop Racer for 1
         bob passes
         => ann can play Open Fire for 3",
    );
}

#[test]
fn sor_057_protector() {
    play("ann: ground Wampa (Protector)\n=> Wampa: 5/6, Sentinel");
}

#[test]
fn sor_058_vigilance() {
    play(
        "ann: base 7; res 4; hand Vigilance; ground Yoda
         bob: ground Battlefield Marine
         ann plays Vigilance > option 1
         => bob: discard 6, deck 0; options option 2, option 3, option 4
         ann picks option 2 > ann's base
         => ann: base 2",
    );
    play(
        "ann: res 4; hand Vigilance; ground Yoda
         bob: ground Battlefield Marine
         ann plays Vigilance > option 3 > option 4 > Yoda
         => Marine: gone; Yoda: Shield",
    );
}

#[test]
fn sor_059_2_1b_surgical_droid() {
    play(
        "ann: ground 2-1B Surgical Droid, Wampa (3 damage)
         ann attacks bob's base with 2-1B > Wampa
         => Wampa: 1 damage; bob: base 1",
    );
}

#[test]
fn sor_060_distant_patroller() {
    play(
        "ann: res 3; hand Open Fire; ground Battlefield Marine
         bob: space Distant Patroller; ground Yoda, Wampa
         ann plays Open Fire > Distant Patroller
         => options Yoda, decline
         bob picks Yoda
         => Yoda: Shield",
    );
}

#[test]
fn sor_061_guardian_of_the_whills() {
    play(
        "ann: res 3; hand Academy Training, Resilient; ground Guardian of the Whills
         => ann can play Academy Training for 1
         ann plays Academy Training
         bob passes
         ann plays Resilient for 1
         => Guardian: 4/7; ann: 1 ready",
    );
}

#[test]
fn sor_062_regional_governor() {
    play(
        "ann: res 5; hand Regional Governor, Wampa
         bob: res 9; hand Wampa, Open Fire; deck Filler x2
         ann plays Regional Governor > \"Wampa\"
         => bob can't play Wampa (8.1); bob can play Open Fire
         bob plays Open Fire > Governor
         ann passes
         => bob can play Wampa",
    );
}

#[test]
fn sor_063_cloud_city_wing_guard() {
    play(
        "ann: ground Cloud City Wing Guard\nbob: ground Wampa\nann passes\n=> bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn sor_064_wilderness_fighter() {
    play("ann: res 3; hand Wilderness Fighter\nann plays Wilderness Fighter\n=> Wilderness Fighter: Shield, exhausted");
}

#[test]
fn sor_065_baze_malbus() {
    play("ann: initiative; ground Baze Malbus (2 damage)\n=> Baze: Sentinel, Grit, 4/5");
    play("ann: ground Baze Malbus\nbob: initiative\n=> Baze: no Sentinel");
}

#[test]
fn sor_066_system_patrol_craft() {
    play(
        "bob: space System Patrol Craft\nann: space Alliance X-Wing\n=> ann can't attack bob's base with X-Wing (9.2d)",
    );
}

#[test]
fn sor_067_rugged_survivors() {
    play(
        "ann: leader Anybody (deployed); ground Rugged Survivors (1 damage)
         ann attacks bob's base with Rugged Survivors > yes
         => ann: hand 1; bob: base 4",
    );
    play(
        "ann: ground Rugged Survivors
         ann attacks with Rugged Survivors
         => ann: hand 0; bob: base 3; bob to act",
    );
}

#[test]
fn sor_068_cargo_juggernaut() {
    play(
        "ann: base 9; res 6; hand Cargo Juggernaut; ground Yoda
         ann plays Cargo Juggernaut > \"Shielded\"
         => ann: base 5; Juggernaut: Shield",
    );
    play(
        "ann: base 9; res 6; hand Cargo Juggernaut; ground Wampa
         ann plays Cargo Juggernaut > \"Shielded\"
         => ann: base 9; Juggernaut: Shield",
    );
}

#[test]
fn sor_070_devotion() {
    play(
        "ann: base 5; ground Wampa (Devotion)
         => Wampa: Restore 2, 5/6
         ann attacks with Wampa
         => ann: base 3",
    );
}

#[test]
fn sor_071_electrostaff() {
    play(
        "ann: ground Wampa
         bob: ground Yoda (Electrostaff)
         ann attacks Yoda with Wampa
         => Yoda: 3 damage; Wampa: 4 damage",
    );
}

#[test]
fn sor_072_entrenched() {
    play(
        "ann: ground Wampa (Entrenched)\nbob: ground Yoda\n=> Wampa: 7/8; ann can't attack bob's base with Wampa (9.2c)",
    );
}

#[test]
fn sor_073_moment_of_peace() {
    play("ann: res 1; hand Moment of Peace\nbob: ground Wampa\nann plays Moment of Peace\n=> Wampa: Shield");
}

#[test]
fn sor_074_repair() {
    play("ann: base 2; res 1; hand Repair; ground Wampa (4 damage)\nann plays Repair on Wampa\n=> Wampa: 1 damage");
    play("ann: base 2; res 1; hand Repair; ground Wampa (4 damage)\nann plays Repair on ann's base\n=> ann: base 0");
}

#[test]
fn sor_075_it_binds_all_things() {
    play(
        "ann: res 2; hand It Binds All Things; ground Wampa (4 damage)
         bob: ground Yoda
         ann plays It Binds All Things > Wampa > 3
         => Wampa: 1 damage; Yoda: undamaged; bob to act",
    );
    play(
        "ann: res 2; hand It Binds All Things; ground Yoda (3 damage)
         bob: ground Wampa
         ann plays It Binds All Things > Yoda > 2 > decline
         => Yoda: 1 damage; Wampa: undamaged",
    );
}

#[test]
fn sor_076_make_an_opening() {
    play(
        "ann: base 5; res 3; hand Make an Opening
         bob: ground Battlefield Marine
         ann plays Make an Opening
         => Marine: 1/1; ann: base 3",
    );
}

#[test]
fn sor_077_takedown() {
    play(
        "ann: res 4; hand Takedown
         bob: ground Wampa, AT-ST (1 damage), AT-ST (2 damage)
         ann plays Takedown
         => options Wampa, AT-ST
         ann picks AT-ST
         => bob: units 2, discard 1",
    );
}

#[test]
fn sor_078_vanquish() {
    play(
        "ann: res 5; hand Vanquish
         bob: ground AT-ST; leader Luke Skywalker (deployed)
         ann plays Vanquish
         => AT-ST: gone; Luke: in play",
    );
}
