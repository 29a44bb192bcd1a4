//! Cards that do not speak of the Force.

use crate::position::play;

#[test]
fn lof_127_rampage() {
    play(
        "ann: res 3; hand LOF_127; ground LOF_168
         ann plays LOF_127
         => LOF_168: 10/7",
    );
}

#[test]
fn lof_056_size_matters_not() {
    play(
        "ann: ground Battlefield Marine (LOF_056)
         => Battlefield Marine: 5/5",
    );
}

#[test]
fn lof_264_it_s_worse() {
    play(
        "ann: res 7; hand LOF_264
         bob: ground AT-ST
         ann plays LOF_264 > AT-ST
         => AT-ST: in bob's discard",
    );
}
