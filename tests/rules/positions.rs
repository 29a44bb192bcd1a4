//! Rules of the digest in single positions, in addition to the numbered cases.

use crate::position::play;

// rule 14.4
#[test]
fn every_shield_of_a_batch_is_used_up_once() {
    for units in 1..=40 {
        play(&format!(
            "ann: res 5; hand Bombing Run
             bob: ground Consular Security Force (Shield x2) x{units}
             ann plays Bombing Run > option 1
             => Consular #1: Shield x1, undamaged; Consular #{units}: Shield x1, undamaged; bob: units {units}",
        ));
    }
}
