//! Cunning.

use crate::position::play;

#[test]
fn sor_176_isb_agent() {
    play(
        "ann: res 1; hand ISB Agent, Open Fire, Wampa
         bob: ground Yoda
         ann plays ISB Agent
         => options Open Fire, decline
         ann picks Open Fire > Yoda
         => Yoda: 1 damage; ann: hand 2; logged ann reveals Open Fire",
    );
    play("ann: res 1; hand ISB Agent, Wampa\nbob: ground Yoda\nann plays ISB Agent\n=> Yoda: undamaged");
}

#[test]
fn sor_177_bib_fortuna() {
    play(
        "ann: res 2; hand Open Fire, Wampa; ground Bib Fortuna
         bob: ground AT-ST
         ann uses Bib Fortuna > Open Fire > AT-ST
         => AT-ST: 4 damage; ann: 0 ready; Bib: exhausted",
    );
    play("ann: res 2; hand Bib Fortuna\nann plays Bib Fortuna\n=> Bib: Shield");
}

#[test]
fn sor_178_cartel_spacer() {
    play(
        "ann: res 2; hand Cartel Spacer; ground Bib Fortuna
         bob: ground Wampa, AT-ST
         ann plays Cartel Spacer
         => Wampa: exhausted; AT-ST: ready",
    );
    play("ann: res 2; hand Cartel Spacer\nbob: ground Wampa\nann plays Cartel Spacer\n=> Wampa: ready");
}

#[test]
fn sor_179_boba_fett() {
    play(
        "ann: ground SOR_179
         bob: ground AT-ST (exhausted)
         ann attacks AT-ST with Boba
         => AT-ST: 6 damage",
    );
    play("ann: ground SOR_179\nbob: ground AT-ST\nann attacks AT-ST with Boba\n=> AT-ST: 3 damage");
    play(
        "ann: ground SOR_179
         bob: res 6; leader Anybody; hand AT-ST
         ann passes
         bob plays AT-ST
         ann attacks AT-ST with Boba
         => AT-ST: 3 damage",
    );
}

#[test]
fn sor_180_seventh_fleet_defender() {
    play("ann: res 3; hand Seventh Fleet Defender\nann plays Seventh Fleet Defender\n=> Defender: Shield");
}

#[test]
fn sor_181_jabba_the_hutt() {
    play(
        "ann: res 4; hand Jabba the Hutt; deck Waylay, Open Fire, Filler x3, Shoot First, Filler x4
         ann plays Jabba
         => options Waylay, Shoot First, done
         ann picks Waylay
         => ann: hand 1, has Waylay in hand; logged ann reveals Waylay",
    );
    play(
        "ann: res 9; hand Waylay, Open Fire; ground Jabba the Hutt\n=> ann can play Waylay for 2; ann can play Open Fire for 3",
    );
}

#[test]
fn sor_182_bossk() {
    play(
        "ann: res 3; hand Open Fire; ground Bossk
         bob: ground AT-ST
         ann plays Open Fire > AT-ST > AT-ST
         => AT-ST: 6 damage; Bossk: Ambush",
    );
    play(
        "ann: res 4; hand Vanquish, Repair; ground Bossk
         bob: ground AT-ST
         ann plays Repair > AT-ST > decline
         => AT-ST: undamaged",
    );
}

#[test]
fn sor_183_bounty_hunter_crew() {
    play(
        "ann: res 6; hand Bounty Hunter Crew; discard Open Fire, Wampa
         bob: discard Repair
         ann plays Bounty Hunter Crew
         => options Open Fire, Repair, decline
         ann picks Repair
         => bob: hand 1, discard 0; ann: discard 2",
    );
}

#[test]
fn sor_184_fetts_firespray() {
    play("ann: leader Boba Fett; res 8; hand Fett's Firespray\nann plays Fett's Firespray\n=> Firespray: ready");
    play("ann: res 6; hand Fett's Firespray\nann plays Fett's Firespray\n=> Firespray: exhausted");
    play(
        "ann: res 2; space Fett's Firespray (exhausted)
         bob: ground Wampa, Yoda
         ann uses Firespray
         => Wampa: exhausted; Yoda: ready; ann: 0 ready",
    );
}

#[test]
fn sor_185_chimaera() {
    play(
        "ann: space Chimaera
         bob: hand Wampa, Wampa, Yoda
         ann attacks with Chimaera > \"Wampa\" > bob: Wampa
         => bob: hand 2, discard 1, base 8; logged bob reveals Yoda",
    );
    play("ann: res 8; hand Chimaera\nann plays Chimaera\n=> Chimaera: Shield");
}

#[test]
fn sor_186_no_good_to_me_dead() {
    play(
        "ann: res 2; hand No Good to Me Dead
         bob: ground Wampa
         ann plays No Good to Me Dead
         => Wampa: exhausted
         next round
         => Wampa: exhausted
         next round
         => Wampa: ready",
    );
}

#[test]
fn sor_187_i_had_no_choice() {
    play(
        "ann: res 7; hand I Had No Choice
         bob: ground Wampa, Yoda, Battlefield Marine
         ann plays I Had No Choice > Wampa > Yoda
         => bob decides; options Wampa, Yoda
         bob picks Yoda
         => bob: has Yoda in hand; bottom of bob's deck is Wampa; Marine: in play",
    );
}

#[test]
fn sor_188_chopper() {
    play(
        "ann: ground Chopper, SOR_142
         bob: res 2; deck Open Fire, Wampa
         => Chopper: Raid 1
         ann attacks bob's base with Chopper
         => bob: discard 1, 1 ready, base 2",
    );
    play(
        "ann: ground Chopper
         bob: res 2; deck Wampa, Open Fire
         ann attacks with Chopper
         => bob: discard 1, 2 ready, base 1",
    );
}

#[test]
fn sor_189_leia_organa() {
    play("ann: res 2; hand SOR_189\nann plays SOR_189 > option 1\n=> ann: 1 ready");
    play(
        "ann: res 2; hand SOR_189\nbob: ground Wampa\nann plays SOR_189 > option 2 > Wampa\n=> Wampa: exhausted; ann: 0 ready",
    );
}

#[test]
fn sor_190_lothal_insurgent() {
    play(
        "ann: res 3; hand Lothal Insurgent, SOR_156
         bob: hand Wampa
         ann plays Benthic
         bob passes
         ann plays Lothal Insurgent
         => bob: hand 1, discard 1, deck 5",
    );
    play(
        "ann: res 2; hand Lothal Insurgent\nbob: hand Wampa\nann plays Lothal Insurgent\n=> bob: hand 1, discard 0, deck 6",
    );
}

#[test]
fn sor_191_vanguard_ace() {
    play(
        "ann: res 4; hand Vanguard Ace, Repair, R2-D2
         ann plays Repair > ann's base
         bob passes
         ann plays R2-D2 > no
         bob passes
         ann plays Vanguard Ace
         => Ace: Experience x2, 3/3",
    );
}

#[test]
fn sor_192_ezra_bridger() {
    play(
        "ann: res 2; ground Ezra Bridger; deck Battlefield Marine, Yoda
         ann attacks with Ezra > option 1
         => Marine: exhausted; ann: 0 ready, deck 1",
    );
    play("ann: ground Ezra Bridger; deck Wampa, Yoda\nann attacks with Ezra > option 2\n=> Wampa: in ann's discard");
    play("ann: ground Ezra Bridger; deck Wampa, Yoda\nann attacks with Ezra > option 3\n=> top of ann's deck is Wampa");
}

#[test]
fn sor_193_millennium_falcon() {
    play("ann: res 3; hand Millennium Falcon\nann plays Millennium Falcon\n=> Falcon: ready");
    play(
        "ann: res 3; space Millennium Falcon (exhausted)
         all pass
         ann picks decline
         bob picks decline
         => regroup phase; ann decides
         ann picks yes
         => Falcon: ready; ann: 2 ready",
    );
    play(
        "ann: space Millennium Falcon
         all pass
         ann picks decline
         bob picks decline
         => round 3; Falcon: in ann's hand",
    );
}

#[test]
fn sor_194_rogue_operative() {
    play(
        "ann: ground Rogue Operative\nbob: ground Cell Block Guard\nann attacks bob's base with Operative\n=> bob: base 4",
    );
}

#[test]
fn sor_195_auzituck_liberator_gunship() {
    play(
        "ann: res 4; hand Auzituck Liberator Gunship
         bob: space Alliance X-Wing; ground Yoda
         ann plays Auzituck > yes
         => X-Wing: gone; Auzituck: 2 damage, exhausted",
    );
}

#[test]
fn sor_196_chewbacca() {
    play(
        "ann: ground Wampa
         bob: ground SOR_196 (exhausted)
         => SOR_196: Sentinel
         ann attacks Chewbacca with Wampa
         => SOR_196: ready, 4 damage; Wampa: 3 damage",
    );
}

#[test]
fn sor_197_lando_calrissian() {
    play(
        "ann: res Open Fire, Wampa, Filler x4; hand Lando Calrissian
         ann plays Lando
         => ann decides
         ann picks Open Fire > Wampa
         => ann: hand 2, 4 resources, has Open Fire in hand, has Wampa in hand; Lando: Saboteur",
    );
}

#[test]
fn sor_198_han_solo() {
    play(
        "ann: res 7; hand SOR_198
         bob: ground AT-ST (1 damage)
         ann plays SOR_198 > yes
         => AT-ST: gone; Han: undamaged, exhausted",
    );
    play(
        "ann: ground SOR_198
         bob: ground Wampa
         ann passes
         bob attacks Han with Wampa
         => Wampa: gone; Han: 4 damage",
    );
}

#[test]
fn sor_199_bamboozle() {
    play(
        "ann: res 2; hand Bamboozle, Swoop Racer
         bob: ground Wampa (Entrenched, ann's Protector, Shield)
         ann plays Bamboozle
         => options Swoop Racer, decline
         ann picks decline > Wampa
         => ann: 0 ready, hand 2, has Protector in hand; Wampa: exhausted, no upgrades; bob: hand 1",
    );
    play(
        "ann: res 2; hand Bamboozle, Swoop Racer
         bob: ground Wampa
         ann plays Bamboozle > Swoop Racer
         => ann: 2 ready, hand 0, discard 2; Wampa: exhausted",
    );
}

#[test]
fn sor_200_spark_of_rebellion() {
    play(
        "ann: res 2; hand Spark of Rebellion
         bob: hand Wampa, Yoda
         ann plays Spark of Rebellion
         => ann decides; options Wampa, Yoda
         ann picks Yoda
         => bob: hand 1, discard 1; Yoda: in bob's discard",
    );
}

#[test]
fn sor_201_bodhi_rook() {
    play(
        "ann: res 3; hand Bodhi Rook
         bob: hand Wampa, Open Fire, Protector
         ann plays Bodhi Rook
         => options Open Fire, Protector
         ann picks Protector
         => bob: hand 2; Protector: in bob's discard",
    );
}

#[test]
fn sor_202_cantina_bouncer() {
    play(
        "ann: res 5; hand Cantina Bouncer
         bob: ground Wampa; leader Luke Skywalker (deployed)
         ann plays Cantina Bouncer
         => options Bouncer, Wampa, decline
         ann picks Wampa
         => Wampa: in bob's hand",
    );
}

#[test]
fn sor_203_cunning() {
    play(
        "ann: res 4; hand Cunning; ground Yoda
         bob: hand Wampa; ground AT-ST, Wampa
         ann plays Cunning > option 1
         => options Yoda, Wampa
         ann picks Wampa > option 4
         => bob: hand 1, discard 1; AT-ST: in play",
    );
    play(
        "ann: res 4; hand Cunning; ground Yoda
         bob: ground AT-ST, Wampa
         ann plays Cunning > option 3 > AT-ST > Wampa > option 2 > Yoda
         => AT-ST: exhausted; Wampa: exhausted; Yoda: 6/4",
    );
}

#[test]
fn sor_204_greedo() {
    play(
        "ann: ground Greedo; deck Open Fire, Wampa
         bob: ground Wampa
         ann attacks Wampa with Greedo > yes
         => ann: discard 2; Wampa: gone",
    );
    play(
        "ann: ground Greedo; deck Yoda, Wampa
         bob: ground AT-ST
         ann attacks AT-ST with Greedo > yes
         => ann: discard 2; AT-ST: 3 damage",
    );
}

#[test]
fn sor_205_jawa_scavenger() {
    play("ann: ground Jawa Scavenger\nbob: ground Cell Block Guard\nann attacks bob's base with Jawa\n=> bob: base 2");
}

#[test]
fn sor_206_mining_guild_tie_fighter() {
    play(
        "ann: res 2; space Mining Guild TIE Fighter\nann attacks with Mining > yes\n=> ann: hand 1, 0 ready; bob: base 1",
    );
    play(
        "ann: res 1; space Mining Guild TIE Fighter\nann attacks with Mining\n=> ann: hand 0, 1 ready; bob: base 1; bob to act",
    );
}

#[test]
fn sor_207_crafty_smuggler() {
    play("ann: res 2; hand Crafty Smuggler\nann plays Crafty Smuggler\n=> Smuggler: Shield");
}

#[test]
fn sor_208_outer_rim_headhunter() {
    play(
        "ann: leader Anybody (deployed); space Outer Rim Headhunter
         bob: ground Wampa
         ann attacks with Headhunter > Wampa
         => Wampa: exhausted; bob: base 2",
    );
    play(
        "ann: space Outer Rim Headhunter\nbob: ground Wampa\nann attacks with Headhunter\n=> Wampa: ready; bob: base 2",
    );
}

#[test]
fn sor_209_pirated_starfighter() {
    play(
        "ann: res 2; hand Pirated Starfighter; ground Wampa
         bob: ground Yoda
         ann plays Pirated Starfighter
         => options Wampa, Starfighter
         ann picks Wampa
         => ann: hand 1; Starfighter: Raid 1",
    );
}

#[test]
fn sor_211_gamorrean_guards() {
    play("ann: ground Gamorrean Guards, Swoop Racer\n=> Guards: Sentinel");
    play("ann: ground Gamorrean Guards, Wampa\n=> Guards: no Sentinel");
}

#[test]
fn sor_212_strafing_gunship() {
    play(
        "ann: space Strafing Gunship
         bob: ground Battlefield Marine
         ann attacks Marine with Gunship
         => Marine: gone; Gunship: 1 damage",
    );
    play(
        "ann: ground Wampa
         bob: space Strafing Gunship
         => ann can't attack Gunship with Wampa (9.2b)",
    );
    play(
        "ann: space Strafing Gunship
         bob: space Alliance X-Wing
         ann attacks X-Wing with Gunship
         => Gunship: 2 damage; X-Wing: gone",
    );
}

#[test]
fn sor_213_syndicate_lackeys() {
    play(
        "ann: res 5; hand Syndicate Lackeys\nbob: ground Yoda\nann plays Lackeys > yes\n=> Yoda: gone; Lackeys: 2 damage; bob decides",
    );
}

#[test]
fn sor_214_smuggling_compartment() {
    play(
        "ann: res Filler (exhausted) x2; ground AT-ST (Smuggling Compartment)
         ann attacks with AT-ST
         => ann: 1 ready; bob: base 7",
    );
}

#[test]
fn sor_215_snapshot_reflexes() {
    play(
        "ann: res 1; hand Snapshot Reflexes; ground Yoda
         ann plays Snapshot Reflexes > yes
         => bob: base 3; Yoda: exhausted",
    );
    play(
        "ann: res 1; hand Snapshot Reflexes; ground Yoda (exhausted)\nann plays Snapshot Reflexes\n=> bob: base 0; Yoda: 3/5",
    );
}

#[test]
fn sor_216_disarm() {
    play(
        "ann: res 1; hand Disarm; ground Yoda\nbob: ground AT-ST\nann plays Disarm\n=> AT-ST: 2/7\nall pass\n=> AT-ST: 6/7",
    );
}

#[test]
fn sor_217_shoot_first() {
    play(
        "ann: res 1; hand Shoot First; ground Wampa
         bob: ground Syndicate Lackeys
         ann plays Shoot First > Lackeys
         => Lackeys: gone; Wampa: undamaged, 4/5; bob: base 1",
    );
}

#[test]
fn sor_218_asteroid_sanctuary() {
    play(
        "ann: res 2; hand Asteroid Sanctuary; ground Yoda, AT-ST
         bob: ground Wampa
         ann plays Asteroid Sanctuary
         => Wampa: exhausted; Yoda: Shield; AT-ST: no upgrades",
    );
}

#[test]
fn sor_219_sneak_attack() {
    play(
        "ann: res 5; hand Sneak Attack, AT-ST
         ann plays Sneak Attack > AT-ST
         => AT-ST: ready; ann: 0 ready
         bob passes
         ann attacks with AT-ST
         all pass
         => AT-ST: in ann's discard; bob: base 6; regroup phase",
    );
}

#[test]
fn sor_220_surprise_strike() {
    play("ann: res 2; hand Surprise Strike; ground Yoda\nann plays Surprise Strike\n=> bob: base 5; Yoda: 2/4");
}

#[test]
fn sor_221_outmaneuver() {
    play(
        "ann: res 3; hand Outmaneuver; ground Yoda
         bob: ground Wampa; space Alliance X-Wing
         ann plays Outmaneuver > option 1
         => Wampa: exhausted; Yoda: exhausted; X-Wing: ready",
    );
}

#[test]
fn sor_222_waylay() {
    play(
        "ann: res 3; hand Waylay
         bob: ground Wampa (2 damage, Shield); leader Luke Skywalker (deployed)
         ann plays Waylay
         => Wampa: in bob's hand; Luke: in play; bob: discard 0",
    );
}

#[test]
fn sor_223_dont_get_cocky() {
    play(
        "ann: res 4; hand Don't Get Cocky; deck Yoda, Battlefield Marine, AT-ST, Filler
         bob: space Avenger
         ann plays Don't Get Cocky > yes > done
         => Avenger: 5 damage; ann: deck 4",
    );
    play(
        "ann: res 4; hand Don't Get Cocky; deck Yoda, AT-ST, Filler
         bob: space Avenger
         ann plays Don't Get Cocky > yes > done
         => Avenger: undamaged",
    );
}

#[test]
fn sor_224_change_of_heart() {
    play(
        "ann: res 6; hand Change of Heart
         bob: ground Wampa
         ann plays Change of Heart
         => Wampa: controlled by ann, ready
         bob passes
         ann attacks with Wampa
         => bob: base 4
         all pass
         => Wampa: controlled by bob",
    );
}
