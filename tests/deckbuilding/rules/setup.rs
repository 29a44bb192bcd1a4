//! Chapters 1 to 3 and 10: components, setup, zones and their visibility, modes and lengths.

use crate::deckbuilding::position::{BOOK, Table, ids, table};
use crate::deckbuilding::soundness::{count, sides};
use deckbuilding::cards::word::{Edition, Faction, Kind, Pool};
use deckbuilding::notation;
use deckbuilding::rules::book::Entry;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Bases, Mode, Options};
use deckbuilding::rules::view::{CardView, View};
use seats::chance::Luck;
use seats::{Seat, SeatSet};

fn new(options: Options) -> Table {
    Table { game: Game::start(&BOOK, options, &sides(options.mode), Luck::Number(1), &mut Log::off()) }
}

fn duel() -> Table {
    new(Options::of(Mode::Duel))
}

fn teams() -> Table {
    new(Options::of(Mode::Teams))
}

fn seen(table: &Table, seat: u8) -> View {
    table.game.view(&BOOK, &[], Eyes::Of(SeatSet::one(Seat(seat))))
}

fn hidden(cards: &[CardView]) -> bool {
    cards.iter().all(|card| card.known().is_none())
}

fn copies(matches: impl Fn(&Entry) -> bool) -> u32 {
    let cards = BOOK.all().filter(|(_, entry)| matches(entry));
    cards.map(|(_, entry)| u32::from(entry.card.copies)).sum()
}

#[test]
fn rule_1_1_thirty_cards_of_each_faction_seventy_units_and_twenty_ships() {
    for edition in Edition::all() {
        let galaxy = |entry: &Entry| entry.card.edition == edition && entry.card.pool == Pool::Galaxy;
        for faction in edition.factions().chain([Faction::NEUTRAL]) {
            let count = copies(|entry| galaxy(entry) && entry.faction == faction);
            assert_eq!(count, 30, "{faction:?} of {edition:?}");
        }
    }
    let first = |kind| {
        copies(|entry| {
            entry.card.edition == Edition::default() && entry.card.pool == Pool::Galaxy && entry.kind == kind
        })
    };
    assert_eq!([Kind::Unit, Kind::Ship].map(first), [70, 20]);
}

#[test]
fn rule_1_2_and_2_4_a_player_deck_is_the_ten_starters() {
    let starters =
        [["imperial_shuttle", "stormtrooper", "inquisitor"], ["alliance_shuttle", "rebel_trooper", "temple_guardian"]];
    let table = duel();
    for (seat, names) in starters.iter().enumerate() {
        let cards = [table.hand(seat), table.deck(seat)].concat();
        assert_eq!(names.map(|id| cards.iter().filter(|card| *card == id).count()), [7, 2, 1]);
    }
    assert_ne!(new(Options::of(Mode::Duel)).deck(0), {
        let options = Options::of(Mode::Duel);
        let other = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(2), &mut Log::off());
        Table { game: other }.deck(0)
    });
}

#[test]
fn rule_1_3_and_2_6_ten_pilots_that_cost_two() {
    for edition in Edition::all() {
        let pilots = BOOK.neutral(Pool::Pilot, edition).map(|(_, entry)| (entry.card.copies, entry.kind, entry.cost));
        assert_eq!(pilots.collect::<Vec<_>>(), [(10, Kind::Unit, 2)]);
    }
    assert_eq!(duel().view().regions[0].pilots, 10);
}

#[test]
fn rule_1_4_ten_bases_of_each_faction_of_which_one_starts() {
    for faction in Faction::all() {
        let bases: Vec<_> = BOOK.bases(faction).map(|(_, entry)| entry).collect();
        assert_eq!(bases.len(), 10);
        let starting: Vec<_> = bases.iter().filter(|entry| entry.card.starting).collect();
        assert_eq!(starting.iter().map(|entry| (entry.hp, entry.card.abilities.len())).collect::<Vec<_>>(), [(8, 0)]);
    }
}

#[test]
fn rule_1_5_the_track_has_seven_spaces() {
    let laid = |force: i8| {
        let scenario = notation::read(&format!("E:\nR:\nforce: {force}")).expect("it is well written");
        Game::scenario(&BOOK, &scenario, Luck::Number(1), &mut Log::off()).is_ok()
    };
    assert_eq!((-5..=5).filter(|force| laid(*force)).collect::<Vec<_>>(), (-3..=3).collect::<Vec<_>>());
}

#[test]
fn rule_1_6_counters_are_not_limited() {
    let mut table = table("E: hand hwk_290*8\nR:");
    for _ in 0..8 {
        table.pick("play hwk_290");
    }
    assert_eq!(table.resources(0), 32);
}

#[test]
fn rule_1_7_two_copies_are_played_with_in_teams() {
    assert_eq!((count(&teams().view()), teams().view().force.abs()), (280, 3));
}

#[test]
fn rule_2_1_one_of_each_side() {
    let options = Options::of(Mode::Duel);
    let [empire, rebel] = Faction::usual();
    assert!(Game::why_not(&options, &[empire, empire]).is_some());
    assert!(Game::why_not(&options, &[empire, Faction::NEUTRAL]).is_some());
    assert!(Game::why_not(&options, &[rebel, empire]).is_none());
}

#[test]
fn rule_2_2_and_10_1_the_bases_of_a_beginner() {
    let table = duel();
    let rests = [["corellia", "coruscant", "death_star", "endor"], ["hoth", "mon_cala", "sullust", "yavin_iv"]];
    for (seat, rest) in rests.iter().enumerate() {
        let mut bases = ids(&table.seat(seat).bases);
        bases.sort_unstable();
        assert_eq!(bases, rest);
    }
    assert_eq!(table.view().length, 3);
}

#[test]
fn rule_2_3_the_owner_may_look_at_bases_and_the_opponent_may_not() {
    let table = duel();
    assert_eq!(table.piece("lothal").damage, Some(0));
    assert!(seen(&table, 0).seats[0].bases.iter().all(|card| card.known().is_some()));
    assert!(hidden(&seen(&table, 0).seats[1].bases));
}

#[test]
fn rule_2_5_six_of_ninety_lie_in_the_row() {
    let region = &duel().view().regions[0];
    assert_eq!((region.row.len(), region.deck.len()), (6, 84));
}

#[test]
fn rule_2_7_and_2_8_the_force_is_with_the_rebels_and_the_empire_begins() {
    let table = duel();
    assert_eq!((table.force(), table.view().active, table.view().turn), (3, vec![0], 1));
    assert_eq!((table.hand(0).len(), table.hand(1).len()), (5, 5));
}

#[test]
fn rule_3_1_what_of_a_player_is_open() {
    let table = table(
        "E: hand stormtrooper deck tie_fighter discard inquisitor units tie_bomber ships gozanti_cruiser/1 \
         base corellia/2 bases endor resources 3\nR: deck x_wing\nwon: R lothal",
    );
    let other = &seen(&table, 1).seats[0];
    assert!(hidden(&other.hand) && hidden(&other.deck) && hidden(&other.bases));
    assert_eq!((ids(&other.discard), other.resources), (vec!["inquisitor".to_owned()], 3));
    assert_eq!((other.units[0].id.as_str(), other.ships[0].damage), ("tie_bomber", Some(1)));
    assert_eq!(other.base.as_ref().and_then(|base| base.damage), Some(2));
    assert_eq!(ids(&seen(&table, 0).victory[1]), ["lothal"]);
    assert!(hidden(&seen(&table, 0).seats[0].deck), "nobody knows the order of a deck");
}

#[test]
fn rule_3_2_what_is_shared_is_open_but_for_the_galaxy_deck() {
    let table = table("E:\nR:\nrow: bossk\ngalaxy: dengar\ndiscard: x_wing\nforce: 2");
    let view = seen(&table, 0);
    let region = &view.regions[0];
    assert!(hidden(&region.deck) && region.deck.len() == 1);
    assert_eq!((ids(&region.row), ids(&region.discard)), (vec!["bossk".to_owned()], vec!["x_wing".to_owned()]));
    assert_eq!((region.pilots, view.force), (10, 2));
}

#[test]
fn rule_3_3_what_is_exiled_is_out_of_the_game() {
    let mut table = table("E: units outer_rim_pilot deck stormtrooper\nR:");
    table.picks("use outer_rim_pilot; end-turn");
    assert_eq!((table.exiled(0), table.hand(0)), (vec!["outer_rim_pilot".to_owned()], vec!["stormtrooper".to_owned()]));
    assert_eq!(table.view().regions[0].pilots, 10);
}

#[test]
fn rule_3_4_discard_piles_are_read_in_their_order() {
    let mut table = table("E: discard stormtrooper inquisitor resources 1\nR:\nrow: tie_fighter");
    table.pick("purchase tie_fighter");
    assert_eq!(ids(&seen(&table, 1).seats[0].discard), ["stormtrooper", "inquisitor", "tie_fighter"]);
}

#[test]
fn rule_3_5_and_ruling_r2_everybody_counts_a_deck() {
    assert_eq!(seen(&duel(), 1).seats[0].deck.len(), 5);
}

#[test]
fn rule_3_6_units_leave_and_ships_stay() {
    let mut table = table("E: units tie_fighter ships gozanti_cruiser\nR:");
    table.pick("end-turn");
    assert_eq!((table.seat(0).units.len(), table.seat(0).ships.len(), table.seat(0).base.is_some()), (0, 1, true));
}

#[test]
fn rule_3_7_unique_forbids_nothing() {
    let mut table = table("E: hand darth_vader*2\nR:");
    table.picks("play darth_vader; play darth_vader");
    assert_eq!(table.seat(0).units.len(), 2);
}

#[test]
fn rule_10_2_all_ten_bases() {
    let table = new(Options { bases: Bases::Full, length: 4, ..Options::of(Mode::Duel) });
    assert_eq!((table.seat(0).bases.len(), table.view().length), (9, 4));
    assert_eq!(table.piece("lothal").damage, Some(0), "the starting base still lies open");
}

#[test]
fn rule_10_3_four_of_nine_bases_are_chosen_in_secret() {
    let mut table = new(Options { bases: Bases::Secret, length: 4, ..Options::of(Mode::Duel) });
    assert_eq!(table.options().len(), 9);
    for _ in 0..8 {
        assert!(table.decision().is_some_and(|decision| decision.private));
        table.pick("base");
    }
    let seat = table.seat(0);
    assert_eq!((seat.bases.len(), seat.set_aside.len()), (4, 5));
    let other = &seen(&table, 1).seats[0];
    assert!(hidden(&other.bases) && hidden(&other.set_aside), "the other five leave the game unseen");
}

#[test]
fn rule_10_4_two_to_five_bases_and_no_more_than_there_are() {
    let fault = |length| Options { length, ..Options::of(Mode::Duel) }.fault().is_some();
    assert_eq!((0..8).filter(|length| !fault(*length)).collect::<Vec<u8>>(), [2, 3, 4, 5]);
    let mut short = table("R: units luke_skywalker\nE: base lothal/2\nwon: R corellia\nlength: 2");
    short.strike("lothal", "luke_skywalker");
    assert!(short.view().over.is_some());
}
