//! Who defeated a unit.

use crate::position::play;

// rule 2.15
#[test]
fn e295_less_hp_is_a_defeat_by_who_took_it() {
    play(
        "ann: res 9; hand LOF_078, SHD_182
         bob: ground SOR_128
         ann plays LOF_078 > SOR_128
         bob passes
         => ann can play SHD_182 for 3",
    );
}

// rule 2.15
#[test]
fn e296_the_player_whose_ability_it_is() {
    play(
        "// Another chooses, her ability defeats.
         ann: res 9; hand LOF_043, SHD_182; ground Yoda
         bob: ground Wampa, AT-ST
         ann plays LOF_043 > bob: Wampa
         bob passes
         => ann can play SHD_182 for 3",
    );
}

// rule 2.15
#[test]
fn e297_who_takes_away_what_kept_it_alive() {
    play(
        "// His own doing is no credit of hers.
         ann: res 9; hand SHD_182
         bob: ground Battlefield Marine (4 damage, bob's Resilient); res 9; hand JTL_175
         bob starts
         bob plays JTL_175
         => Marine: gone; ann can play SHD_182 for 5",
    );
}
