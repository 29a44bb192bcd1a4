//! Aggression alone.

use crate::position::play;

#[test]
fn shd_160_reckless_gunslinger() {
    play(
        "ann: res SHD_160, Filler x2
         ann smuggles SHD_160 for 3
         => ann: base 1; bob: base 1",
    );
}

#[test]
fn shd_161_stolen_landspeeder() {
    play(
        "ann: res 1; hand SHD_161; ground AT-ST
         ann plays SHD_161
         => SHD_161: controlled by bob
         bob passes
         ann attacks SHD_161 with AT-ST > yes
         => SHD_161: controlled by ann, Experience, exhausted",
    );
    play(
        "ann: ground AT-ST
         bob: ground SHD_161
         ann attacks SHD_161 with AT-ST > yes
         => SHD_161: in bob's discard",
    );
}

#[test]
fn shd_162_house_kast_soldier() {
    play(
        "ann: ground SHD_162
         bob: ground Cell Block Guard
         ann attacks bob's base with SHD_162
         => bob: base 2",
    );
}

#[test]
fn shd_163_migs_mayfeld() {
    play(
        "ann: ground SHD_163; res 9; hand SHD_244
         bob: ground Wampa; hand Yoda x2
         ann plays SHD_244
         => bob decides
         bob picks Yoda
         => ann decides
         ann picks bob's base
         => bob: base 2, hand 1; ann: hand 1",
    );
    play(
        "ann: ground SHD_163; res 4; hand SHD_181
         bob: hand Yoda x2
         ann plays SHD_181 > bob > bob: Yoda > bob: Yoda > bob's base
         => bob: base 2, hand 0",
    );
}

#[test]
fn shd_164_rhokai_gunship() {
    play(
        "ann: space SHD_164
         bob: space Alliance X-Wing; ground Wampa
         ann attacks Alliance X-Wing with SHD_164
         => ann decides; options Alliance X-Wing, Wampa, ann's base, bob's base
         ann picks Alliance X-Wing
         => Alliance X-Wing: gone",
    );
}

#[test]
fn shd_165_unlicensed_headhunter() {
    play(
        "ann: space SHD_165; base 7
         bob: space Avenger
         => SHD_165: Saboteur, no Bounty
         ann attacks bob's base with SHD_165
         => SHD_165: Bounty",
    );
    play(
        "ann: space SHD_165 (exhausted)
         bob: space Alliance X-Wing; base 7
         bob starts
         bob attacks SHD_165 with Alliance X-Wing > yes
         => bob: base 2; SHD_165: gone",
    );
}

#[test]
fn shd_167_wanted_insurgents() {
    play(
        "ann: ground SHD_167
         bob: ground AT-ST; space TIE/ln Fighter
         bob starts
         bob attacks SHD_167 with AT-ST > yes > TIE/ln
         => TIE/ln: gone",
    );
}

#[test]
fn shd_168_hunting_nexu() {
    play(
        "ann: ground SHD_168, Wampa
         => SHD_168: Raid 2",
    );
    play(
        "ann: ground SHD_168
         bob: ground Wampa
         => SHD_168: no Raid",
    );
}

#[test]
fn shd_169_clan_challengers() {
    play(
        "ann: ground SHD_169
         => SHD_169: Raid 3, no Overwhelm",
    );
    play(
        "ann: ground SHD_169 (Shield)
         bob: ground Underworld Thug
         ann attacks Thug with SHD_169
         => bob: base 3",
    );
}

#[test]
fn shd_170_ig_11() {
    play(
        "ann: ground SHD_170
         bob: ground Wampa, AT-ST; res 3; hand SHD_131
         ann passes
         bob plays SHD_131 > AT-ST
         => SHD_170: in ann's discard; Wampa: 3 damage; AT-ST: 3 damage, no captives",
    );
    play(
        "ann: ground SHD_170
         bob: ground Wampa (1 damage), Yoda; space Avenger (1 damage)
         ann attacks bob's base with SHD_170
         => options Wampa, decline
         ann picks Wampa
         => Wampa: 4 damage",
    );
}

#[test]
fn shd_171_covetous_rivals() {
    play(
        "ann: ground SHD_171 (1 damage)
         bob: ground SHD_027, Wampa
         => SHD_171: Grit
         ann attacks bob's base with SHD_171
         => options SHD_027, decline
         ann picks SHD_027
         => SHD_027: 2 damage",
    );
    play(
        "ann: res 6; hand SHD_171
         bob: ground SHD_027
         ann plays SHD_171 > SHD_027
         => SHD_027: 2 damage",
    );
}

#[test]
fn shd_172_krayt_dragon() {
    play(
        "ann: ground SHD_172
         bob: res 9; hand Wampa, Vanquish
         ann passes
         bob plays Wampa
         => ann decides; options Wampa, bob's base, decline
         ann picks Wampa
         => Wampa: 4 damage
         ann passes
         bob plays Vanquish > SHD_172 > ann: bob's base
         => SHD_172: gone; bob: base 5",
    );
    play(
        "ann: ground SHD_172; space TIE/ln Fighter; res 9; hand Wampa
         bob: space Avenger; ground Yoda
         => SHD_172: Overwhelm
         ann plays Wampa
         => bob to act",
    );
}

#[test]
fn shd_173_guild_target() {
    play(
        "ann: ground AT-ST
         bob: ground Battlefield Marine (SHD_173)
         ann attacks Marine with AT-ST > yes > bob's base
         => bob: base 5",
    );
    play(
        "ann: ground Wampa
         bob: ground SHD_058 (SHD_173)
         ann attacks SHD_058 with Wampa > ann > \"if this unit is a unique\" > yes > bob's base
         => bob: base 3; ann decides",
    );
}

#[test]
fn shd_174_hotshot_dl_44_blaster() {
    play(
        "ann: res SHD_174, Filler x2; ground Wampa
         ann smuggles SHD_174 for 3 on Wampa
         => bob: base 6; Wampa: exhausted, Hotshot DL-44 Blaster",
    );
    play(
        "ann: res SHD_174, Filler x2
         bob: ground Wampa
         ann smuggles SHD_174 on Wampa
         => Wampa: Hotshot DL-44 Blaster, ready; ann: base 0; bob: base 0",
    );
    play(
        "ann: res 1; hand SHD_174; ground Wampa
         ann plays SHD_174 on Wampa
         => bob: base 0; Wampa: ready, 6/5",
    );
}

#[test]
fn shd_175_armed_to_the_teeth() {
    play(
        "ann: ground Wampa (SHD_175), Yoda
         ann attacks bob's base with Wampa
         => bob: base 6; Yoda: 4/4
         all pass
         => Yoda: 2/4",
    );
    play(
        "ann: res SHD_175, Filler x3; ground Wampa
         ann smuggles SHD_175 for 4 on Wampa
         => Wampa: 6/5",
    );
}

#[test]
fn shd_176_death_mark() {
    play(
        "ann: ground AT-ST
         bob: ground Battlefield Marine (SHD_176)
         ann attacks Marine with AT-ST > yes
         => ann: hand 2",
    );
}

#[test]
fn shd_177_vambrace_flamethrower() {
    play(
        "ann: ground Battlefield Marine (SHD_177)
         bob: ground Wampa, Yoda; space TIE/ln Fighter
         ann attacks bob's base with Marine > yes > Wampa > Wampa > Yoda
         => Wampa: 2 damage; Yoda: 1 damage; bob: base 4",
    );
}

#[test]
fn shd_178_daring_raid() {
    play(
        "ann: res 1; hand SHD_178
         bob: ground Wampa
         ann plays SHD_178 > bob's base
         => bob: base 2",
    );
    play(
        "ann: res 1; hand SHD_178
         bob: ground Wampa
         ann plays SHD_178 > Wampa
         => Wampa: 2 damage",
    );
}

#[test]
fn shd_179_desperate_attack() {
    play(
        "ann: res 1; hand SHD_179; ground Wampa (1 damage), Yoda
         ann plays SHD_179
         => bob: base 6",
    );
}

#[test]
fn shd_180_detention_block_rescue() {
    play(
        "ann: res 3; hand SHD_180
         bob: ground Wampa (guards ann's Yoda), Yoda
         ann plays SHD_180 > Wampa
         => Wampa: gone; ann: units 1",
    );
    play(
        "ann: res 3; hand SHD_180
         bob: ground Wampa
         ann plays SHD_180
         => Wampa: 3 damage",
    );
}

#[test]
fn shd_181_pillage() {
    play(
        "ann: res 4; hand SHD_181
         bob: hand Wampa, Yoda, Filler
         ann plays SHD_181 > bob > bob: Wampa > bob: Yoda
         => bob: hand 1, discard 2",
    );
}

#[test]
fn shd_182_bravado() {
    play(
        "ann: res 5; hand SHD_182; ground Wampa (exhausted)
         => ann can play SHD_182 for 5
         ann plays SHD_182
         => Wampa: ready",
    );
    play(
        "ann: res 5; hand SHD_182; ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         bob passes
         ann plays SHD_182 for 3
         => Wampa: ready",
    );
    play(
        "ann: res 5; hand SHD_182; ground Battlefield Marine
         bob: ground Wampa
         ann attacks Wampa with Marine
         bob passes
         => ann can play SHD_182 for 5",
    );
}
