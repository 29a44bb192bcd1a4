//! Aggression with a second icon.

use crate::position::play;

#[test]
fn shd_133_dengar() {
    play(
        "ann: ground SHD_133, Wampa; res 9; hand Resilient, Academy Training
         bob: ground AT-ST
         ann plays Resilient on AT-ST > yes
         => AT-ST: 1 damage, Resilient
         bob passes
         ann plays Academy Training on Wampa > no
         => Wampa: undamaged",
    );
}

#[test]
fn shd_134_guavian_antagonizer() {
    play(
        "ann: ground SHD_134
         bob: ground Wampa (Shield), Cell Block Guard
         ann attacks Wampa with SHD_134
         => bob decides
         bob picks yes
         => bob: hand 1; ann: hand 0; Wampa: 2 damage, no Shield",
    );
}

#[test]
fn shd_135_kylos_tie_silencer() {
    play(
        "ann: leader SHD_011; base SHD_023; hand SHD_135; res 2; ground Wampa
         ann uses SHD_011
         bob passes
         ann uses SHD_135
         => SHD_135: exhausted; ann: 0 ready, discard 0",
    );
    play(
        "ann: discard SHD_135; res 2
         => ann can't use SHD_135 (8.3)",
    );
    play(
        "ann: leader SHD_011; base SHD_023; hand SHD_135; res 1; ground Wampa
         ann uses SHD_011
         bob passes
         => ann can't use SHD_135 (8.3)",
    );
    play(
        "ann: leader SHD_011; base SHD_023; space SHD_135; res 9
         bob: res 9; hand Vanquish
         ann passes
         bob plays Vanquish
         => ann can't use SHD_135 (8.3)",
    );
}

#[test]
fn shd_136_death_watch_loyalist() {
    play(
        "ann: ground SHD_136 (1 damage)
         bob: ground Underworld Thug
         => SHD_136: Grit, Overwhelm
         ann attacks Thug with SHD_136
         => bob: base 1",
    );
}

#[test]
fn shd_137_punishing_one() {
    play(
        "ann: space SHD_137 (exhausted); ground AT-ST, Wampa
         bob: ground Battlefield Marine (Shield), Yoda (Resilient, 3 damage), Greedo (Experience, 1 damage)
         ann attacks Yoda with AT-ST > ann > yes > bob: done
         => SHD_137: ready",
    );
    play(
        "ann: space SHD_137 (exhausted); ground AT-ST
         bob: ground Battlefield Marine
         ann attacks Marine with AT-ST
         => SHD_137: exhausted; bob to act",
    );
    play(
        "ann: space SHD_137 (exhausted); ground Greedo (Experience)
         bob: ground Wampa
         ann attacks Wampa with Greedo > no
         => SHD_137: exhausted; bob to act",
    );
}

#[test]
fn shd_138_jango_fett() {
    play(
        "ann: ground SHD_138
         bob: ground SHD_095
         ann attacks SHD_095 with SHD_138
         => ann decides
         ann picks \"Bounty\" > no
         => ann: hand 1; bob: base 3",
    );
    play(
        "ann: ground SHD_138
         bob: ground Wampa
         ann attacks Wampa with SHD_138
         => Wampa: 3 damage; ann: hand 0; bob: base 0",
    );
    play(
        "ann: ground SHD_138
         bob: ground Battlefield Marine
         ann attacks Marine with SHD_138
         => ann: hand 1; bob: base 0",
    );
}

#[test]
fn shd_139_krrsantan() {
    play(
        "ann: res 5; hand SHD_139
         bob: ground SHD_095
         ann plays SHD_139 > yes
         => SHD_139: ready",
    );
    play(
        "ann: res 5; hand SHD_139
         bob: ground Wampa
         ann plays SHD_139
         => SHD_139: exhausted; bob to act",
    );
    play(
        "ann: ground SHD_139 (3 damage)
         bob: ground Wampa
         ann attacks bob's base with SHD_139 > Wampa
         => ann decides
         ann picks yes
         => Wampa: 3 damage",
    );
}

#[test]
fn shd_140_trandoshan_hunters() {
    play(
        "ann: res 5; hand SHD_140
         bob: ground SHD_095
         ann plays SHD_140
         => SHD_140: 7/5, Overwhelm",
    );
    play(
        "ann: res 5; hand SHD_140; ground SHD_095
         bob: ground Wampa
         ann plays SHD_140
         => SHD_140: 6/4",
    );
}

#[test]
fn shd_141_kylo_ren() {
    play(
        "ann: ground SHD_141, Cell Block Guard
         ann attacks bob's base with SHD_141 > Guard
         => Guard: 5/3, no Experience",
    );
    play(
        "ann: ground SHD_141, Wampa
         ann attacks bob's base with SHD_141 > Wampa
         => Wampa: 7/6, Experience
         all pass
         => Wampa: 5/6",
    );
    play(
        "ann: leader SHD_004; base SHD_023; res 6; hand SHD_141
         => ann can play SHD_141 for 6",
    );
}

#[test]
fn shd_142_pre_vizsla() {
    play(
        "ann: res 10; hand SHD_142; ground Wampa
         bob: ground Yoda (Jedi Lightsaber, Shield); space TIE/ln Fighter (Academy Training)
         ann plays SHD_142
         => options Jedi Lightsaber, Shield, decline
         ann picks Jedi Lightsaber
         => SHD_142: Jedi Lightsaber owned by bob, 11/10; ann: 0 ready",
    );
    play(
        "ann: ground SHD_142
         bob: ground Yoda (Shield, Jedi Lightsaber)
         ann attacks bob's base with SHD_142
         ann picks Shield
         => SHD_142: Shield; bob: base 8",
    );
    play(
        "ann: res 8; hand SHD_142; ground SOR_179 (SHD_224)
         bob: ground Battlefield Marine (Shield)
         ann plays SHD_142
         => options Shield, decline",
    );
}

#[test]
fn shd_143_ruthlessness() {
    play(
        "ann: ground Wampa (SHD_143)
         bob: ground Yoda
         ann attacks Yoda with Wampa > ann > bob: done
         => bob: base 4",
    );
    play(
        "ann: ground Wampa (SHD_143)
         ann attacks bob's base with Wampa
         => bob: base 6",
    );
    play(
        "ann: ground Battlefield Marine (SHD_143)
         bob: ground Wampa (2 damage)
         ann attacks Wampa with Marine
         => Wampa: gone; Marine: gone; bob: base 2",
    );
}

#[test]
fn shd_144_give_in_to_your_anger() {
    play(
        "ann: res 1; hand SHD_144; ground AT-ST
         bob: ground Wampa, Yoda
         ann plays SHD_144 on Wampa
         => Wampa: 1 damage; bob can attack AT-ST with Wampa; bob can't attack AT-ST with Yoda (-)",
    );
}

#[test]
fn shd_145_headhunting() {
    play(
        "ann: res 2; hand SHD_145; ground SHD_218, Wampa
         bob: ground AT-ST
         ann plays SHD_145 > SHD_218
         => AT-ST: gone",
    );
    play(
        "ann: res 2; hand SHD_145; ground SHD_218, Wampa
         ann plays SHD_145
         => bob: base 0; bob to act",
    );
}

#[test]
fn shd_146_heroic_renegade() {
    play(
        "ann: ground SHD_146 (2 damage)
         => SHD_146: Grit, 4/3",
    );
}

#[test]
fn shd_147_ketsu_onyo() {
    play(
        "ann: ground SHD_147
         bob: ground Wampa (Resilient), Cell Block Guard (Jedi Lightsaber, Shield)
         ann attacks bob's base with SHD_147
         => options Resilient, Shield, decline
         ann picks Resilient
         => Wampa: no Resilient; bob: base 3; SHD_147: Saboteur",
    );
}

#[test]
fn shd_148_cassian_andor() {
    play(
        "ann: res SHD_148, Filler x4
         ann smuggles SHD_148 for 5
         => SHD_148: ready",
    );
    play(
        "ann: res 3; hand SHD_148
         ann plays SHD_148
         => SHD_148: exhausted",
    );
}

#[test]
fn shd_149_nite_owl_skirmisher() {
    play(
        "ann: res SHD_149, Filler x4
         ann smuggles SHD_149 for 5
         => SHD_149: 4/3, exhausted",
    );
}

#[test]
fn shd_150_koska_reeves() {
    play(
        "ann: ground SHD_150 (Shield)
         bob: ground Wampa; space TIE/ln Fighter
         ann attacks bob's base with SHD_150
         => options SHD_150, Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: ground SHD_150
         bob: ground Wampa
         ann attacks bob's base with SHD_150
         => Wampa: undamaged; bob: base 4",
    );
}

#[test]
fn shd_151_valiant_assault_ship() {
    play(
        "ann: space SHD_151; res 2
         bob: res 3
         ann attacks bob's base with SHD_151
         => bob: base 5; SHD_151: Saboteur",
    );
    play(
        "ann: space SHD_151; res 3
         bob: res 3
         ann attacks bob's base with SHD_151
         => bob: base 3",
    );
}

#[test]
fn shd_153_poe_dameron() {
    play(
        "ann: ground SHD_153; hand Wampa, Yoda, Filler
         bob: ground AT-ST (Resilient); hand Wampa
         ann attacks bob's base with SHD_153 > Wampa > Yoda > done > option 1
         => ann decides
         ann picks AT-ST > option 2
         => AT-ST: 2 damage, no Resilient; ann: hand 1; bob: hand 1",
    );
    play(
        "ann: ground SHD_153; hand Wampa
         bob: hand Wampa
         ann attacks bob's base with SHD_153 > done
         => bob: hand 1, base 6; ann: hand 1",
    );
}

#[test]
fn shd_154_wrecker() {
    play(
        "ann: res 7; hand SHD_154
         bob: ground AT-ST
         ann plays SHD_154 > yes > resource > AT-ST
         => AT-ST: 5 damage; ann: 6 resources; SHD_154: Overwhelm",
    );
    play(
        "ann: res 6; hand SHD_154
         bob: ground AT-ST
         ann plays SHD_154 > no
         => AT-ST: undamaged; ann: 6 resources",
    );
}

#[test]
fn shd_155_heroic_resolve() {
    play(
        "ann: ground Wampa (SHD_155); res 2
         bob: ground Underworld Thug
         ann uses Wampa > Thug
         => Wampa: no Heroic Resolve, exhausted; bob: base 5; ann: 0 ready",
    );
    play(
        "ann: ground Wampa (SHD_155); res 1
         => ann can't use Wampa (5.1)",
    );
}

#[test]
fn shd_156_cripple_authority() {
    play(
        "ann: res 2; hand SHD_156
         bob: res 3; hand Wampa
         ann plays SHD_156
         => bob: hand 0; ann: hand 1",
    );
    play(
        "ann: res 3; hand SHD_156
         bob: res 3; hand Wampa
         ann plays SHD_156
         => bob: hand 1; ann: hand 1",
    );
}

#[test]
fn shd_157_bo_katan_kryze() {
    play(
        "ann: ground SHD_157; base 15
         bob: base 15; ground Wampa
         ann attacks Wampa with SHD_157
         => ann: hand 2",
    );
    play(
        "ann: ground SHD_157; base 14
         bob: base 15; ground Wampa
         ann attacks Wampa with SHD_157
         => ann: hand 1",
    );
}

#[test]
fn shd_158_wild_rancor() {
    play(
        "ann: res 6; hand SHD_158; ground Wampa; space TIE/ln Fighter
         bob: ground Yoda; leader Luke Skywalker (deployed)
         ann plays SHD_158
         => Wampa: 2 damage; Yoda: 2 damage; Luke: 2 damage; SHD_158: undamaged, Overwhelm; TIE/ln: in play",
    );
}

#[test]
fn shd_159_the_chaos_of_war() {
    play(
        "ann: res 3; hand SHD_159, Wampa
         bob: hand Wampa x3
         ann plays SHD_159
         => ann: base 1; bob: base 3",
    );
}
