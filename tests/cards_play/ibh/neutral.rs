//! Cards with Heroism, Villainy or no aspect: Intro Battle: Hoth.

use crate::position::play;

#[test]
fn ibh_013_recovery() {
    play(
        "ann: res 3; hand IBH_013; ground AT-ST (6 damage)
         ann plays IBH_013
         => AT-ST: 1 damage",
    );
}
