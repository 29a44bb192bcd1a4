//! The bases.

use crate::deckbuilding::position::{Table, table};
use deckbuilding::rules::query::Why;

/// A turn begins with this base revealed.
#[track_caller]
fn revealed(side: char, id: &str, mine: &str, rest: &str) -> Table {
    let other = if side == 'E' { 'R' } else { 'E' };
    let mut table = table(&format!("{side}: base none bases {id} {mine}\n{other}:\nturn: begin\n{rest}"));
    table.pick(&format!("base {id}"));
    table
}

#[test]
fn card_corellia() {
    let mut table = revealed('E', "corellia", "", "row: at_at bossk x_wing");
    assert!(table.offers("card bossk") && !table.offers("card x_wing") && table.offers("no"));
    assert_eq!((table.pick("card at_at").hand(0), table.resources(0)), (vec!["at_at".to_owned()], 0));
}

#[test]
fn card_kessel() {
    let mut table = revealed('E', "kessel", "hand stormtrooper discard inquisitor*3", "");
    table.picks("card stormtrooper; card inquisitor; card inquisitor");
    assert_eq!((table.exiled(0).len(), table.offers("end-turn")), (3, true));
    assert!(revealed('E', "kessel", "hand stormtrooper", "").offers("done"));
}

#[test]
fn card_kafrene() {
    let mut table = table("E: base kafrene hand bossk dengar stormtrooper deck inquisitor*2\nR:");
    table.picks("play stormtrooper; play bossk; yes; play dengar");
    assert_eq!(table.hand(0), ["inquisitor"]);
}

#[test]
fn card_mustafar() {
    assert_eq!(revealed('E', "mustafar", "", "force: 2").pick("yes").force(), -2);
}

#[test]
fn card_ord_mantell() {
    let mut table = table("E: base ord_mantell units dengar at_at\nR:\nrow: bossk dengar croc_cruiser\ngalaxy: lobot");
    assert!(!table.offers("attack croc_cruiser"));
    table.strike("dengar", "dengar").picks("yes; no");
    assert_eq!(table.resources(0), 4);
    assert_eq!(table.refused_attack(0, "bossk"), Some(Why::NotATarget));
}

#[test]
fn card_coruscant() {
    let mut table = table("E: base coruscant\nR:\ngalaxy: x_wing bossk dengar\nturn: begin");
    table.picks("yes; card bossk");
    assert_eq!(
        (table.galaxy(0), table.galaxy_discard(0)),
        (vec!["bossk".to_owned(), "dengar".to_owned()], vec!["x_wing".to_owned()])
    );
}

#[test]
fn card_death_star() {
    let mut table = table("E: base death_star resources 8\nR: ships rebel_transport\nrow: croc_cruiser");
    table.pick("use death_star");
    assert_eq!(table.options().len(), 2);
    assert_eq!(
        (table.pick("card rebel_transport").discard(1), table.resources(0)),
        (vec!["rebel_transport".to_owned()], 4)
    );
    assert_eq!(table.refused_use(0, "death_star"), Some(Why::Used));
}

#[test]
fn card_endor() {
    let table = table("E: base endor units stormtrooper at_st tie_fighter quarren_mercenary\nR:");
    assert_eq!(["stormtrooper", "at_st", "tie_fighter", "quarren_mercenary"].map(|id| table.attack(id)), [3, 5, 2, 5]);
}

#[test]
fn card_rodia() {
    let mut table = revealed('E', "rodia", "", "row: x_wing bossk mon_calamari_cruiser\ngalaxy: lobot*2");
    table.pick("yes");
    assert_eq!(
        (table.base(1), table.row(0), table.galaxy_discard(0).len()),
        (2, ["lobot", "bossk", "lobot"].map(str::to_owned).to_vec(), 2)
    );
}

#[test]
fn card_mon_cala() {
    let mut table = revealed('R', "mon_cala", "", "row: at_at bossk x_wing");
    assert!(table.offers("card bossk") && !table.offers("card at_at"));
    assert_eq!(table.pick("card x_wing").hand(0), ["x_wing"]);
}

#[test]
fn card_dagobah() {
    let mut table = revealed('R', "dagobah", "hand rebel_trooper discard temple_guardian", "");
    table.picks("card temple_guardian; done");
    assert_eq!((table.exiled(0), table.hand(0).len()), (vec!["temple_guardian".to_owned()], 1));
}

#[test]
fn card_bespin() {
    let mut table = table("R: base bespin hand bossk dengar deck y_wing*2\nE:");
    table.picks("play bossk; yes; play dengar");
    assert_eq!(table.hand(0), ["y_wing"]);
}

#[test]
fn card_alderaan() {
    assert_eq!(revealed('R', "alderaan", "", "force: -2").pick("yes").force(), 2);
}

#[test]
fn card_hoth() {
    let mut table = table("E: units tie_fighter boba_fett deck stormtrooper*9\nR: base hoth");
    table.strike("hoth", "boba_fett");
    assert_eq!(table.base(1), 3);
    table.strike("hoth", "tie_fighter");
    assert_eq!(table.base(1), 5, "only the first two of a turn");
}

#[test]
fn card_jedha() {
    let mut table = table("R: base jedha resources 9\nE:\nrow: x_wing bossk lobot");
    table.picks("purchase x_wing; purchase bossk; purchase lobot");
    assert_eq!(
        (table.hand(0), table.discard(0)),
        (vec!["bossk".to_owned()], vec!["x_wing".to_owned(), "lobot".to_owned()])
    );
    assert_eq!(table.pick("end-turn").exiled(0), ["bossk"]);
}

#[test]
fn card_tatooine() {
    let mut table = revealed('R', "tatooine", "", "row: at_at\ndiscard: bossk x_wing");
    assert_eq!(table.piece("tatooine").hp, Some(14), "two of three sources");
    table.picks("yes; card at_at; card x_wing");
    assert_eq!(
        (table.row(0), table.galaxy_discard(0), table.resources(0)),
        (vec!["x_wing".to_owned()], vec!["bossk".to_owned(), "at_at".to_owned()], 1)
    );
}

#[test]
fn card_sullust() {
    let mut table = table("R: base sullust resources 6\nE:\nrow: bossk lobot");
    table.picks("purchase bossk; purchase lobot");
    assert_eq!((table.deck(0), table.discard(0)), (vec!["bossk".to_owned()], vec!["lobot".to_owned()]));
}

#[test]
fn card_yavin_iv() {
    let mut table = table("R: base yavin_iv units snowspeeder\nE: hand stormtrooper ships gozanti_cruiser");
    table.picks("use snowspeeder; card stormtrooper; yes");
    assert_eq!(table.base(1), 2);
}
