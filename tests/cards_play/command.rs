//! Command.

use crate::position::play;

#[test]
fn sor_079_admiral_piett() {
    play(
        "ann: res 6; hand Rogue Squadron Skirmisher, AT-ST; ground Admiral Piett, Underworld Thug
         bob: ground Battlefield Marine
         => Thug: no Ambush
         ann plays AT-ST > yes
         => AT-ST: Ambush, exhausted; Marine: gone",
    );
}

#[test]
fn sor_080_general_tagge() {
    play(
        "ann: res 2; hand General Tagge; ground Battlefield Marine, Wampa, Cell Block Guard
         bob: ground Death Trooper
         ann plays Tagge
         => options Marine, Guard, Death Trooper, done
         ann picks Marine > Guard > done
         => Marine: Experience; Guard: Experience; Death Trooper: no upgrades",
    );
}

#[test]
fn sor_081_seasoned_shoretrooper() {
    play("ann: res 6; ground Seasoned Shoretrooper\n=> Shoretrooper: 4/3");
    play("ann: res 5; ground Seasoned Shoretrooper\n=> Shoretrooper: 2/3");
}

#[test]
fn sor_082_emperors_royal_guard() {
    play("ann: ground Emperor's Royal Guard\n=> Guard: 3/4, no Sentinel");
    play("ann: ground Emperor's Royal Guard, Admiral Motti\n=> Guard: 3/4, Sentinel");
    play("ann: leader Emperor Palpatine; ground Emperor's Royal Guard\n=> Guard: 3/5, no Sentinel");
    play("ann: leader Emperor Palpatine (deployed); ground Emperor's Royal Guard\n=> Guard: 3/5, Sentinel");
}

#[test]
fn sor_083_superlaser_technician() {
    play(
        "ann: ground Superlaser Technician
         bob: ground Wampa
         ann attacks Wampa with Technician > yes
         => ann: 1 resources, 1 ready, discard 0",
    );
    play(
        "ann: ground Superlaser Technician
         bob: ground Wampa
         ann attacks Wampa with Technician > no
         => ann: 0 resources, discard 1",
    );
}

#[test]
fn sor_084_grand_moff_tarkin() {
    play(
        "ann: res 4; hand SOR_084; deck TIE/ln Fighter, AT-ST, Wampa, Death Trooper, Filler, AT-ST
         ann plays SOR_084
         => options TIE/ln, AT-ST, Death Trooper, done
         ann picks TIE/ln > Death Trooper
         => ann: hand 2, deck 4; logged ann reveals TIE/ln Fighter > ann reveals Death Trooper; top of ann's deck is AT-ST",
    );
}

#[test]
fn sor_085_rukh() {
    play(
        "ann: ground Rukh
         bob: ground AT-ST; leader Luke Skywalker (deployed)
         ann attacks AT-ST with Rukh
         => AT-ST: gone; Rukh: gone",
    );
    play(
        "ann: ground Rukh
         bob: leader Luke Skywalker (deployed)
         ann attacks Luke with Rukh
         => Luke: 3 damage",
    );
    play(
        "ann: ground Rukh
         bob: ground AT-ST
         ann passes
         bob attacks Rukh with AT-ST
         => AT-ST: 3 damage; Rukh: gone",
    );
    play("ann: res 5; hand Rukh\nann plays Rukh\n=> Rukh: Shield");
}

#[test]
fn sor_086_gladiator_star_destroyer() {
    play(
        "ann: res 6; hand Gladiator Star Destroyer; ground Wampa
         bob: ground Yoda
         ann plays Gladiator > Wampa
         => Wampa: Sentinel; bob can't attack ann's base with Yoda (9.2d)
         next round
         => Wampa: no Sentinel",
    );
}

#[test]
fn sor_087_darth_vader() {
    play(
        "ann: res 7; hand SOR_087; deck Death Star Stormtrooper, TIE/ln Fighter, Admiral Motti, Battlefield Marine, Wampa, Filler x2
         bob: ground Yoda
         ann plays SOR_087 > SOR_087 #1 > Stormtrooper
         => options TIE/ln, Admiral Motti, done
         ann picks Admiral Motti > Stormtrooper
         => Stormtrooper: exhausted; Motti: exhausted; ann: deck 5, 0 ready
         ann picks no
         => Yoda: undamaged",
    );
}

#[test]
fn sor_088_blizzard_assault_at_at() {
    play(
        "ann: ground Blizzard Assault AT-AT
         bob: ground Battlefield Marine, Wampa; space Alliance X-Wing
         ann attacks Marine with AT-AT
         => options Wampa, decline
         ann picks Wampa
         => Wampa: gone; bob: base 0; AT-AT: 3 damage",
    );
}

#[test]
fn sor_089_relentless() {
    play(
        "ann: space Relentless
         bob: res 9; hand Open Fire x2
         ann passes
         bob plays Open Fire
         => Relentless: undamaged; bob: discard 1
         ann passes
         bob plays Open Fire
         => Relentless: 4 damage",
    );
}

#[test]
fn sor_090_devastator() {
    play(
        "ann: res 10; hand Devastator
         bob: ground AT-ST
         ann plays Devastator > AT-ST
         => AT-ST: gone; Devastator: Sentinel, Overwhelm",
    );
}

#[test]
fn sor_091_the_emperors_legion() {
    play(
        "ann: res 2; hand The Emperor's Legion; ground Battlefield Marine, Death Star Stormtrooper; discard Wampa
         bob: ground AT-ST, Cell Block Guard
         ann attacks Guard with Stormtrooper
         bob attacks Marine with AT-ST
         ann plays The Emperor's Legion
         => ann: hand 2, has Marine in hand, has Stormtrooper in hand; Wampa: in ann's discard",
    );
}

#[test]
fn sor_092_overwhelming_barrage() {
    play(
        "ann: res 5; hand Overwhelming Barrage; ground Battlefield Marine
         bob: ground Wampa, Yoda
         ann plays Overwhelming Barrage > yes > Wampa > Wampa > Yoda > Yoda > Yoda
         => Marine: 5/5; Wampa: 2 damage; Yoda: 3 damage; logged Wampa takes 2 damage from Battlefield Marine",
    );
}

#[test]
fn sor_093_alliance_dispatcher() {
    play(
        "ann: res 1; hand Battlefield Marine, Open Fire; ground Alliance Dispatcher
         ann uses Dispatcher > Marine
         => Marine: exhausted; ann: 0 ready; Dispatcher: exhausted",
    );
}

#[test]
fn sor_094_bail_organa() {
    play(
        "ann: ground Bail Organa, Wampa
         bob: ground Yoda
         ann uses Bail
         => Wampa: Experience; Bail: exhausted; Yoda: no upgrades",
    );
}

#[test]
fn sor_096_mon_mothma() {
    play(
        "ann: res 2; hand Mon Mothma; deck Wampa, Rebel Assault, Yoda, Battlefield Marine, Filler, Rebel Pathfinder
         ann plays Mon Mothma
         => options Rebel Assault, Battlefield Marine, done
         ann picks Rebel Assault
         => ann: has Rebel Assault in hand, hand 1, deck 5; logged ann reveals Rebel Assault",
    );
}

#[test]
fn sor_097_admiral_ackbar() {
    play(
        "ann: base 3; res 3; hand Admiral Ackbar; ground Wampa; space Alliance X-Wing
         bob: ground AT-ST; space TIE/ln Fighter
         ann plays Ackbar > AT-ST
         => AT-ST: 2 damage
         bob passes
         next round
         ann attacks bob's base with Ackbar
         => ann: base 2",
    );
    play(
        "ann: res 3; hand Admiral Ackbar; ground Wampa; space Alliance X-Wing
         bob: space Avenger
         ann plays Ackbar > Avenger
         => Avenger: 1 damage",
    );
}

#[test]
fn sor_098_echo_base_defender() {
    play("ann: ground Wampa\nbob: ground Echo Base Defender, Yoda\n=> ann can't attack Yoda with Wampa (9.2d)");
}

#[test]
fn sor_099_bright_hope() {
    play(
        "ann: res 6; hand Bright Hope; ground Wampa; space Alliance X-Wing; leader Luke Skywalker (deployed)
         bob: ground Yoda
         ann plays Bright Hope
         => options Wampa, decline
         ann picks Wampa
         => ann: hand 2, has Wampa in hand; Bright Hope: Sentinel",
    );
    play("ann: res 4; hand Bright Hope; ground Wampa\nann plays Bright Hope > decline\n=> ann: hand 0");
}

#[test]
fn sor_100_wedge_antilles() {
    play(
        "ann: ground Wedge Antilles, Wampa; res 6; hand AT-ST
         bob: ground Battlefield Marine
         => Wedge: 5/5; Wampa: 4/5
         ann plays AT-ST > yes
         => AT-ST: 7/8, 3 damage, Ambush; Marine: gone; bob: base 4",
    );
}

#[test]
fn sor_101_rogue_squadron_skirmisher() {
    play(
        "ann: res 6; hand Rogue Squadron Skirmisher; discard Battlefield Marine, Wampa, Open Fire
         ann plays Skirmisher
         => ann: hand 1, has Marine in hand; Skirmisher: exhausted, Ambush",
    );
}

#[test]
fn sor_102_home_one() {
    play(
        "ann: base 9; res 9; hand Home One; ground Wampa; discard Consular Security Force, Wampa, Battlefield Marine
         ann plays Home One
         => options Consular, Marine
         ann picks Consular
         => ann: 0 ready; Consular: exhausted; Wampa: Restore 1; Home One: Restore 2
         bob passes
         ann attacks bob's base with Wampa
         => ann: base 8",
    );
}

#[test]
fn sor_103_rebel_assault() {
    play(
        "ann: res 1; hand Rebel Assault; ground Battlefield Marine, Rebel Pathfinder, Wampa
         ann plays Rebel Assault
         => options Marine, Pathfinder
         ann picks Marine
         => bob: base 7; Wampa: ready; Marine: 3/3",
    );
}

#[test]
fn sor_104_u_wing_reinforcement() {
    play(
        "ann: res 7; hand U-Wing Reinforcement; deck Battlefield Marine, Consular Security Force, Vanguard Infantry, AT-ST, Open Fire, Filler
         ann plays U-Wing Reinforcement > Marine
         => options Consular, Vanguard, done
         ann picks Consular > Vanguard > Marine > Consular
         => ann: units 3, deck 3; Marine: exhausted; Vanguard: exhausted",
    );
}

#[test]
fn sor_105_general_krell() {
    play(
        "ann: ground General Krell, Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with Marine > yes
         => ann: hand 1",
    );
    play(
        "ann: ground General Krell
         bob: ground AT-ST
         ann attacks AT-ST with Krell
         => ann: hand 0; Krell: gone; bob to act",
    );
}

#[test]
fn sor_106_attack_pattern_delta() {
    play(
        "ann: res 3; hand Attack Pattern Delta; ground Wampa, Yoda, Battlefield Marine
         ann plays Attack Pattern Delta > Yoda > Wampa
         => Yoda: 5/7; Wampa: 6/7; Marine: 4/4
         all pass
         => Yoda: 2/4; Wampa: 4/5; Marine: 3/3",
    );
}

#[test]
fn sor_107_command() {
    play(
        "ann: res 4; hand Command; ground Battlefield Marine; discard Yoda, Open Fire
         bob: ground Wampa, SOR_142
         ann plays Command > option 1 > Marine > option 2
         => Wampa: gone; Marine: Experience x2",
    );
    play(
        "ann: res 4; hand Command; discard Yoda, Open Fire
         ann plays Command > option 3 > option 4
         => ann: 5 resources, 0 ready, hand 1, has Yoda in hand, discard 1",
    );
}

#[test]
fn sor_108_vanguard_infantry() {
    play(
        "ann: ground Vanguard Infantry, Yoda
         bob: ground Wampa
         ann attacks Wampa with Vanguard > Yoda
         => Yoda: Experience",
    );
}

#[test]
fn sor_109_colonel_yularen() {
    play(
        "ann: base 5; res 9; hand Colonel Yularen, Battlefield Marine, Wampa, Recruit
         ann plays Yularen
         => ann: base 4
         bob passes
         ann plays Marine
         => ann: base 3
         bob passes
         ann plays Wampa
         => ann: base 3",
    );
}

#[test]
fn sor_110_frontline_shuttle() {
    play(
        "ann: ground Wampa (exhausted); space Frontline Shuttle (exhausted)
         bob: ground Battlefield Marine
         ann uses Shuttle
         => Shuttle: gone; Marine: gone; bob: base 1",
    );
    play(
        "ann: ground Wampa (exhausted); space Frontline Shuttle
         ann uses Shuttle
         => Shuttle: gone; bob: base 0; bob to act",
    );
}

#[test]
fn sor_111_patrolling_v_wing() {
    play("ann: res 2; hand Patrolling V-Wing\nann plays Patrolling V-Wing\n=> ann: hand 1");
}

#[test]
fn sor_112_consortium_starviper() {
    play("ann: initiative; space Consortium StarViper\n=> StarViper: Restore 2");
    play("ann: space Consortium StarViper\nbob: initiative\n=> StarViper: no Restore");
}

#[test]
fn sor_113_homestead_militia() {
    play("ann: res 6; ground Homestead Militia\n=> Militia: Sentinel");
    play("ann: res 5; ground Homestead Militia\n=> Militia: no Sentinel");
}

#[test]
fn sor_114_escort_skiff() {
    play(
        "ann: res 4; hand Escort Skiff; ground Battlefield Marine
         bob: ground Yoda
         ann plays Escort Skiff > yes
         => Yoda: gone; Skiff: Ambush, 2 damage",
    );
    play(
        "ann: res 4; hand Escort Skiff; ground Wampa
         bob: ground Cantina Braggart
         ann plays Escort Skiff
         => Skiff: no Ambush; bob to act",
    );
}

#[test]
fn sor_115_agent_kallus() {
    play(
        "ann: res 6; hand Open Fire x2; ground Agent Kallus
         bob: ground SOR_142, Baze Malbus (1 damage)
         ann plays Open Fire > SOR_142 > yes
         => ann: hand 2
         bob passes
         ann plays Open Fire > Baze
         => ann: hand 1; Kallus: Ambush; bob to act",
    );
    play(
        "ann: res 8; hand Superlaser Blast; ground Agent Kallus
         bob: ground SOR_142
         ann plays Superlaser Blast > yes
         => ann: hand 1",
    );
}

#[test]
fn sor_116_steadfast_battalion() {
    play(
        "ann: leader Anybody (deployed); ground Steadfast Battalion, Yoda
         ann attacks bob's base with Battalion > Battalion
         => bob: base 7; Battalion: 7/7, Overwhelm",
    );
    play(
        "ann: ground Steadfast Battalion
         bob: ground Battlefield Marine
         ann attacks Marine with Battalion
         => bob: base 2",
    );
}

#[test]
fn sor_117_mercenary_company() {
    play(
        "ann: res 6; hand Mercenary Company
         bob: ground Battlefield Marine
         ann plays Mercenary Company > yes
         => Marine: gone; bob: base 2; Company: 3 damage, exhausted",
    );
}

#[test]
fn sor_118_97th_legion() {
    play("ann: res 7; hand 97th Legion\nann plays 97th Legion\n=> 97th Legion: 7/7");
}

#[test]
fn sor_119_reinforcement_walker() {
    play(
        "ann: base 9; res 8; hand Reinforcement Walker; deck Wampa, Yoda
         ann plays Reinforcement Walker > option 1
         => ann: hand 1, has Wampa in hand, base 9",
    );
    play(
        "ann: base 9; ground Reinforcement Walker; deck Wampa, Yoda
         ann attacks bob's base with Reinforcement Walker > option 2
         => ann: hand 0, base 6; Wampa: in ann's discard; bob: base 6",
    );
}

#[test]
fn sor_121_hardpoint_heavy_blaster() {
    play(
        "ann: ground AT-ST (Hardpoint Heavy Blaster)
         bob: ground Yoda, Wampa; space Alliance X-Wing
         ann attacks Wampa with AT-ST
         => options AT-ST, Yoda, Wampa, decline
         ann picks Yoda
         => Yoda: 2 damage; Wampa: gone; bob: base 3",
    );
    play(
        "ann: ground AT-ST (Hardpoint Heavy Blaster)
         bob: ground Yoda
         ann attacks bob's base with AT-ST
         => bob: base 8; Yoda: undamaged",
    );
}

#[test]
fn sor_122_traitorous() {
    play(
        "ann: res 5; hand Traitorous
         bob: ground Yoda
         ann plays Traitorous
         => Yoda: controlled by ann",
    );
    play(
        "ann: res 5; hand Traitorous
         bob: leader Sabine Wren (deployed)
         ann plays Traitorous
         => Sabine: controlled by bob, Traitorous",
    );
}

#[test]
fn sor_123_recruit() {
    play(
        "ann: res 1; hand Recruit; deck Open Fire, Wampa, Filler x4
         ann plays Recruit > Wampa
         => ann: has Wampa in hand, hand 1, deck 5; logged ann reveals Wampa; top of ann's deck is Filler",
    );
}

#[test]
fn sor_124_tactical_advantage() {
    play(
        "ann: res 1; hand Tactical Advantage; ground Yoda\nann plays Tactical Advantage\n=> Yoda: 4/6\nall pass\n=> Yoda: 2/4",
    );
}

#[test]
fn sor_125_prepare_for_takeoff() {
    play(
        "ann: res 2; hand Prepare for Takeoff; deck AT-ST, Smuggling Compartment, Alliance X-Wing, Wampa, Filler x5
         ann plays Prepare for Takeoff
         => options AT-ST, Alliance X-Wing, done
         ann picks AT-ST > X-Wing
         => ann: hand 2, deck 7; logged ann searches 8 cards",
    );
}

#[test]
fn sor_126_resupply() {
    play(
        "ann: res 3; hand Resupply\nann plays Resupply\n=> ann: 4 resources, 0 ready, discard 0, has Resupply in resources",
    );
}

#[test]
fn sor_127_strike_true() {
    play(
        "ann: res 3; hand Strike True; ground Wampa (exhausted)
         bob: ground AT-ST; space Avenger
         ann plays Strike True > Avenger
         => Avenger: 4 damage; Wampa: undamaged; logged Avenger takes 4 damage from Wampa",
    );
}
