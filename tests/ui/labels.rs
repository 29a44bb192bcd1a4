//! Letters stay with their units.

use super::fixtures::{duel, make};
use screen::input::letters::is_reserved;
use swu_language::word::Arena;
use swu_screen::labels::{Label, Labels};
use swu_view::View;

fn letters(labels: &Labels, view: &View) -> String {
    let units = view.seats.iter().flat_map(|side| &side.units);
    units.filter_map(|unit| labels.of(unit.uid)).map(|label| label.to_string()).collect()
}

#[test]
fn a_unit_keeps_its_letter_whatever_comes_and_goes() {
    let mut view = duel::public();
    let mut labels = Labels::default();
    labels.update(&view);
    assert_eq!(letters(&labels, &view), "abcdefgm");
    let gone = view.seats[0].units.remove(1);
    view.seats[1].units.insert(0, make::unit(90, 1, Arena::Space, "New", 1, 1, 0, true, &[]));
    labels.update(&view);
    assert_eq!(letters(&labels, &view), "acdsefgm", "b became free only now");
    view.seats[1].units.push(make::unit(91, 1, Arena::Space, "Newer", 1, 1, 0, true, &[]));
    labels.update(&view);
    assert_eq!(letters(&labels, &view), "acdsefgmt", "b rests while others are free");
    view.seats[1].units.pop();
    view.seats[0].units.insert(1, gone);
    labels.update(&view);
    assert_eq!(letters(&labels, &view), "abcdsefgm", "a unit that comes back has its old letter if it is free");
}

#[test]
fn past_the_last_letter_a_number_follows() {
    let mut view = duel::public();
    view.seats[0].units =
        (0..59).map(|n| make::unit(1000 + n, 0, Arena::Ground, "Clone", 1, 1, 0, true, &[])).collect();
    view.seats[1].units.clear();
    let mut labels = Labels::default();
    labels.update(&view);
    let last = labels.of(1058).expect("a label");
    assert_eq!(last.to_string(), "t3");
    assert_eq!(last.key(), None);
    assert_eq!(Label::from_text("t3"), Some(last));
    assert_eq!(labels.unit(last), Some(1058));
    assert_eq!(labels.unit_of_key('a'), Some(1000));
    for wrong in ["", "h", "a1", "a0", "ab", "é"] {
        assert_eq!(Label::from_text(wrong), None, "{wrong}");
    }
}

#[test]
fn no_letter_is_a_command_and_none_is_mistaken_for_a_state() {
    for letter in "hjkliopqruvzynBDLPSIO".chars() {
        assert!(!is_reserved(letter), "{letter}");
    }
}
