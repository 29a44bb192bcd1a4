//! Words of the ability language that no card of the first set says alone.

use crate::position::play;

#[test]
fn an_upgrade_is_chosen_by_the_unit_it_is_on() {
    play(
        "ann: res 1; hand Sand in the Gears; ground Wampa (Experience)
         bob: ground Battlefield Marine (Academy Training), AT-ST (Resilient)
         ann plays Sand in the Gears
         => Marine: no Academy Training; AT-ST: Resilient; Wampa: Experience; ann: 0 ready, discard 1",
    );
}
