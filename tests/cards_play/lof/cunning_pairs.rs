//! Cunning with a second icon: Legends of the Force.

use crate::position::play;

#[test]
fn lof_178_adept_of_anger() {
    play(
        "ann: ground LOF_178; force
         bob: ground Wampa
         ann uses LOF_178 > Wampa
         => Wampa: exhausted; LOF_178: exhausted; ann: no Force",
    );
}

#[test]
fn lof_179_aurra_sing() {
    play(
        "ann: res 2; hand LOF_179
         bob: ground Wampa
         ann plays LOF_179
         => bob can't attack LOF_179 with Wampa (25.5)
         next round
         ann attacks bob's base with LOF_179
         => bob: base 3",
    );
}

#[test]
fn lof_180_deceptive_shade() {
    play(
        "ann: ground LOF_180; res 9; hand Battlefield Marine x2
         bob: ground LOF_066 (2 damage)
         ann attacks LOF_066 with LOF_180
         bob passes
         ann plays Battlefield Marine > yes
         => LOF_066: gone; ann: units 0
         bob passes
         ann plays Battlefield Marine
         => Marine: no Ambush, exhausted",
    );
}

#[test]
fn lof_181_banking_clan_shuttle() {
    play(
        "ann: res 3; hand LOF_181
         bob: space TIE/ln Fighter
         ann plays LOF_181
         => bob can't attack LOF_181 with TIE/ln (25.5)",
    );
}

#[test]
fn lof_182_nihil_marauder() {
    play(
        "ann: ground LOF_182
         ann attacks bob's base with LOF_182
         => bob: base 4",
    );
}

#[test]
fn lof_183_shin_hati() {
    play(
        "ann: res 3; hand LOF_183
         bob: ground Wampa
         ann plays LOF_183
         => LOF_183: Shield; bob can't attack LOF_183 with Wampa (25.5)",
    );
}

#[test]
fn lof_184_second_sister() {
    play(
        "ann: ground LOF_184; deck Yoda, Wampa, Filler; res Filler (exhausted) x3
         ann attacks bob's base with LOF_184 > yes
         => ann: 1 ready, discard 2, deck 1",
    );
    play(
        "ann: ground LOF_184; deck Yoda, LOF_256; res Filler (exhausted) x3
         ann attacks bob's base with LOF_184 > yes
         => ann: 2 ready, deck 0",
    );
    play(
        "ann: ground LOF_184; deck Yoda, LOF_256; res Filler (exhausted) x3
         ann attacks bob's base with LOF_184 > no
         => ann: 0 ready, deck 2",
    );
}

#[test]
fn lof_185_baylan_skoll() {
    play(
        "// A played unit comes anew.
         ann: res 5; hand LOF_185; force
         bob: ground Wampa (Shield, 3 damage), AT-ST; leader JTL_004 (deployed)
         ann plays LOF_185 > yes > bob: yes
         => Wampa: undamaged, no Shield, exhausted, controlled by bob; ann: no Force",
    );
    play(
        "ann: res 5; hand LOF_185; force
         bob: ground Wampa
         ann plays LOF_185 > yes > bob: no
         => Wampa: in bob's hand; bob can't attack LOF_185 with Wampa (-)",
    );
    play(
        "ann: res 5; hand LOF_185
         bob: ground Wampa
         ann plays LOF_185
         => Wampa: in play; bob can't attack LOF_185 with Wampa (25.5)",
    );
}

#[test]
fn lof_186_marchion_ro() {
    play(
        "ann: ground LOF_186, LOF_136; space LOF_131
         bob: ground LOF_182
         => LOF_136: Raid 3; LOF_131: Raid 3; LOF_182: Raid 3; LOF_186: no Raid
         ann attacks bob's base with LOF_136
         => bob: base 9",
    );
    play(
        "// Doubled last, after what is added; and doubled again by a copy.
         ann: res 9; hand LOF_152; ground LOF_186, LOF_132
         ann plays LOF_152
         => LOF_132: Raid 2",
    );
    play(
        "ann: res 9; hand TWI_116; ground LOF_186, LOF_136
         ann plays TWI_116 > LOF_186
         bob passes
         ann attacks bob's base with LOF_136
         => bob: base 15",
    );
}

#[test]
fn lof_187_corrupted_saber() {
    play(
        "ann: ground LOF_112 (LOF_187), LOF_066 (LOF_187)
         bob: ground Wampa, AT-ST
         => LOF_112: 4/7
         ann attacks Wampa with LOF_112
         => LOF_112: 2 damage; Wampa: 4 damage
         bob passes
         ann attacks AT-ST with LOF_066
         => LOF_066: gone",
    );
}

#[test]
fn lof_188_as_i_have_foreseen() {
    play(
        "ann: res 3; hand LOF_188; force; deck AT-ST, Filler
         ann plays LOF_188 > yes
         => AT-ST: exhausted; ann: 0 ready, deck 1, no Force",
    );
    play(
        "ann: res 3; hand LOF_188; force; deck AT-ST, Filler
         ann plays LOF_188 > no
         => ann: deck 2, the Force; top of ann's deck is AT-ST",
    );
}

#[test]
fn lof_189_liberated_by_darkness() {
    play(
        "ann: res 5; hand LOF_189; force
         bob: ground Wampa, AT-ST; leader JTL_004 (deployed)
         ann plays LOF_189
         => options Wampa, AT-ST
         ann picks AT-ST
         => AT-ST: controlled by ann; ann: no Force
         all pass
         => AT-ST: controlled by bob",
    );
    play(
        "ann: res 5; hand LOF_189
         bob: ground Wampa
         ann plays LOF_189
         => Wampa: controlled by bob",
    );
}

#[test]
fn lof_190_anakin_skywalker() {
    play(
        "ann: res 1; hand LOF_190
         bob: ground Wampa
         ann plays LOF_190
         => LOF_190: Shield; bob can't attack LOF_190 with Wampa (25.5)",
    );
}

#[test]
fn lof_191_bd_1() {
    play(
        "ann: res 1; hand LOF_191; ground Wampa
         bob: ground AT-ST, Yoda; res 3; hand Open Fire
         ann plays LOF_191
         => Wampa: 5/5, Saboteur; bob can't attack LOF_191 with AT-ST (25.5)
         bob plays Open Fire > LOF_191
         => Wampa: 4/5, no Saboteur",
    );
    play(
        "// As long as it is in play.
         ann: res 1; hand LOF_191; ground Wampa
         ann plays LOF_191
         next round
         => Wampa: 5/5, Saboteur",
    );
}

#[test]
fn lof_194_j_type_nubian_starship() {
    play(
        "ann: res 3; hand LOF_194
         ann plays LOF_194
         => ann: hand 1",
    );
    play(
        "ann: space LOF_194; hand Wampa, Yoda
         bob: space JTL_069
         ann attacks JTL_069 with LOF_194 > Yoda
         => ann: hand 1, discard 2",
    );
}

#[test]
fn lof_195_vernestra_rwoh() {
    play(
        "ann: res 3; hand LOF_195; force
         ann plays LOF_195 > yes
         => LOF_195: ready; ann: no Force",
    );
    play(
        "ann: res 3; hand LOF_195
         ann plays LOF_195
         => LOF_195: exhausted",
    );
}

#[test]
fn lof_196_jedi_sentinel() {
    play(
        "ann: ground LOF_196; force
         => LOF_196: Sentinel",
    );
    play(
        "ann: ground LOF_196
         bob: force
         => LOF_196: no Sentinel",
    );
}

#[test]
fn lof_197_qui_gon_jinns_aethersprite() {
    play(
        "// The next one, and only that; also when it is gone.
         ann: space LOF_197 (5 damage); res 9; hand LOF_194 x2
         bob: space JTL_069
         ann attacks JTL_069 with LOF_197
         => LOF_197: gone
         bob passes
         ann plays LOF_194 > yes
         => ann: hand 3
         bob passes
         ann plays LOF_194
         => ann: hand 3; bob to act",
    );
    play(
        "ann: space LOF_197; res 9; hand LOF_194
         ann attacks bob's base with LOF_197
         next round
         ann plays LOF_194
         => bob to act; bob: base 3",
    );
}

#[test]
fn lof_198_stinger_mantis() {
    play(
        "ann: res 5; hand LOF_198
         bob: ground Wampa (exhausted), Yoda
         ann plays LOF_198
         => options LOF_198, Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
}

#[test]
fn lof_199_depa_billaba() {
    play(
        "ann: res 6; hand LOF_199
         bob: ground Cell Block Guard, Battlefield Marine (Shield)
         ann plays LOF_199 > yes > Marine
         => Marine: gone; LOF_199: 3 damage",
    );
}

#[test]
fn lof_200_qui_gon_jinn() {
    play(
        "// Its owner says where.
         ann: ground LOF_200 (4 damage)
         bob: ground AT-ST, Wampa; space TIE/ln Fighter; leader JTL_004 (deployed)
         ann attacks AT-ST with LOF_200
         => options Wampa, decline
         ann picks Wampa
         => bob decides
         bob picks option 1
         => top of bob's deck is Wampa",
    );
    play(
        "ann: ground LOF_200 (4 damage)
         bob: ground AT-ST, Wampa
         ann attacks AT-ST with LOF_200 > Wampa > bob: option 2
         => bottom of bob's deck is Wampa",
    );
    play(
        "ann: res 7; hand LOF_200
         bob: ground Battlefield Marine
         ann plays LOF_200 > yes
         => Marine: gone; LOF_200: 3 damage",
    );
}

#[test]
fn lof_201_qui_gon_jinns_lightsaber() {
    play(
        "ann: res 2; hand LOF_201; ground LOF_200
         bob: ground Wampa, Battlefield Marine, AT-ST
         ann plays LOF_201 > yes > Wampa
         => options Marine, done
         ann picks Marine
         => Wampa: exhausted; Marine: exhausted; AT-ST: ready; LOF_200: 10/6",
    );
    play(
        "ann: res 2; hand LOF_201; ground Wampa
         bob: ground Yoda
         => ann can't play LOF_201 on Yoda (-)
         ann plays LOF_201
         => Yoda: ready; bob to act",
    );
}

#[test]
fn lof_202_mind_trick() {
    play(
        "ann: res 2; hand LOF_202
         bob: ground Wampa, Battlefield Marine, LOF_256, Cell Block Guard
         ann plays LOF_202 > Guard > LOF_256
         => Guard: exhausted, Sentinel; LOF_256: exhausted; Wampa: ready",
    );
    play(
        "ann: res 2; hand LOF_202; ground LOF_230
         bob: ground Cell Block Guard, LOF_256
         ann plays LOF_202 > Guard > done
         => Guard: exhausted, no Sentinel; LOF_256: ready
         next round
         => Guard: Sentinel",
    );
}

#[test]
fn lof_203_premonition_of_doom() {
    play(
        "ann: res 3; hand LOF_203; ground Wampa
         bob: ground Yoda; space TIE/ln Fighter
         ann plays LOF_203
         => Yoda: ready
         bob passes
         ann takes the initiative
         => Yoda: exhausted; TIE/ln: exhausted; Wampa: exhausted",
    );
    play(
        "// Only if she takes it, in this phase.
         ann: res 3; hand LOF_203; ground Wampa
         bob: ground Yoda
         ann plays LOF_203
         bob takes the initiative
         => Yoda: ready
         next round
         bob passes
         ann takes the initiative
         => Yoda: ready",
    );
}
