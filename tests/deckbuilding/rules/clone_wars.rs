//! The digest of the Clone Wars box: what it changes (chapter 2), and games of mixed boxes (chapter 3).

use crate::deckbuilding::position::{BOOK, Table, faction, ids, table};
use crate::deckbuilding::soundness::{count, seating};
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::{Edition, Faction, Kind, Pool, Trait};
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::options::{Bases, Mode, Options};
use deckbuilding::rules::query::Why;
use seats::chance::Luck;

const CLONES: [&str; 2] = ["separatist", "republic"];

fn new(pair: [&str; 2], options: Options, seed: u64) -> Table {
    let sides = seating(options.mode, pair.map(faction));
    assert_eq!(Game::why_not(&options, &sides), None);
    Table { game: Game::start(&BOOK, options, &sides, Luck::Number(seed), &mut Log::off()) }
}

fn duel(pair: [&str; 2]) -> Table {
    new(pair, Options::of(Mode::Duel), 1)
}

/// The boxes that the cards of both galaxies come from, neutral ones apart.
fn boxes(table: &Table) -> (Vec<Edition>, Vec<Edition>) {
    let view = table.view();
    let all = view.regions.iter().flat_map(|region| ids(&region.row).into_iter().chain(ids(&region.deck)));
    let (mut own, mut neutral) = (Vec::new(), Vec::new());
    for id in all {
        let entry = BOOK.card(BOOK.find(&id).expect("a card"));
        let list = if entry.faction == Faction::NEUTRAL { &mut neutral } else { &mut own };
        list.push(entry.card.edition);
    }
    [&mut own, &mut neutral].into_iter().for_each(|list| {
        list.sort();
        list.dedup();
    });
    (own, neutral)
}

fn edition(id: &str) -> Edition {
    Edition::named(id).expect("a box")
}

#[test]
fn box_2_1_a_turn_is_as_in_the_first_box() {
    let mut table =
        table("S: hand cw_separatist_shuttle*2 deck cw_stap*6 resources 1\nG: base cw_rishi\nrow: cw_droideka");
    table.picks("play cw_separatist_shuttle; play cw_separatist_shuttle; purchase cw_droideka; end-turn");
    assert_eq!((table.discard(0).len(), table.hand(0).len(), table.resources(0)), (3, 5, 0));
}

#[test]
fn box_2_2_three_bases_unless_another_length_is_agreed() {
    let options = Options::of(Mode::Duel);
    assert_eq!((options.length, duel(CLONES).view().length), (3, 3));
    assert_eq!(new(CLONES, Options { length: 4, bases: Bases::Full, ..options }, 1).view().length, 4);
}

#[test]
fn box_2_3_a_first_game_has_five_bases_each() {
    for seat in 0..2 {
        let bases = duel(CLONES).seat(seat).bases;
        assert_eq!(bases.len(), 4);
    }
}

#[test]
fn box_2_4_the_separatists_begin_and_the_republic_has_the_force() {
    for seed in 0..10 {
        let table = new(CLONES, Options::of(Mode::Duel), seed);
        assert_eq!((table.game.faction(table.game.active()), table.force()), (faction("separatist"), 3));
    }
    let options = Options { starting: Some(faction("republic")), ..Options::of(Mode::Duel) };
    assert!(Game::why_not(&options, &CLONES.map(faction)).is_some());
}

#[test]
fn box_2_5_the_starting_bases_are_xorrn_and_rishi() {
    for (seat, id) in ["cw_xorrn", "cw_rishi"].into_iter().enumerate() {
        let base = duel(CLONES).seat(seat).base.expect("a base");
        assert_eq!((base.id.as_str(), base.hp), (id, Some(8)));
    }
}

#[test]
fn box_2_6_the_exile_pile_is_kept_open_and_everybody_has_one() {
    let mut table = table("S: units cw_b2_battle_droid deck cw_stap\nG: exiled cw_at_rt\nrow: cw_aat");
    table.picks("use cw_b2_battle_droid; card cw_aat");
    let public = table.game.view(&BOOK, &[], deckbuilding::rules::look::Eyes::Public);
    assert_eq!(
        (ids(&public.seats[0].exiled), ids(&public.seats[1].exiled)),
        (vec!["cw_aat".to_owned()], vec!["cw_at_rt".to_owned()])
    );
}

#[test]
fn box_2_7_a_revealed_card_is_seen_by_all_and_goes_back() {
    let mut table = table("G: units cw_arc_170 deck cw_at_te,cw_at_rt\nS:");
    table.pick("use cw_arc_170");
    let public = table.game.view(&BOOK, &[], deckbuilding::rules::look::Eyes::Public);
    assert_eq!(ids(&public.seats[0].deck), ["cw_at_te", "?"]);
}

#[test]
fn box_2_8_traits_have_effects_and_starters_carry_them() {
    let library = Library::embedded().expect("the embedded cards are sound");
    let traits = |id: &str| library.get(id).expect("a card").traits.clone();
    assert_eq!(traits("cw_clone_trooper"), [Trait::Trooper]);
    assert_eq!(traits("cw_b1_battle_droid"), [Trait::Droid, Trait::Trooper]);
    assert_eq!(traits("cw_jedi_knight"), [Trait::Jedi]);
    assert_eq!(
        (traits("cw_republic_shuttle"), traits("cw_separatist_shuttle")),
        (vec![Trait::Transport], vec![Trait::Transport])
    );
}

#[test]
fn box_2_9_an_assassin_droid_hunts_neutral_units_more_than_once_a_turn() {
    let mut table = table("S: units cw_assassin_droid*2\nG:\nrow: cw_embo cw_zam_wesell");
    table.strike("cw_embo", "cw_assassin_droid").pick("yes");
    table.strike("cw_zam_wesell", "cw_assassin_droid").pick("yes");
    assert_eq!(table.resources(0), 7);
}

#[test]
fn box_2_10_ships_with_auras_and_one_that_does_something_when_it_is_destroyed() {
    let mut table = table("S: units cw_count_dooku\nG: base cw_naboo ships cw_aurore_class_freighter discard cw_at_rt");
    assert_eq!(table.piece("cw_aurore_class_freighter").hp, Some(5));
    table.strike("cw_naboo", "cw_count_dooku");
    assert_eq!((table.base(1), table.decision().map(|asked| asked.seat)), (1, Some(1)));
}

#[test]
fn box_2_11_kept_resources_stay_for_the_next_turn() {
    let mut table = table("S: base cw_mygeeto resources 2\nG:\nrow: cw_magnaguard");
    table.picks("end-turn; end-turn");
    assert!(!table.offers("purchase cw_magnaguard") && table.resources(0) == 2);
}

#[test]
fn box_2_12_a_base_with_damage_and_one_that_holds_a_card() {
    let mut damaged = table("G: base none bases cw_christophsis\nS:\nturn: begin");
    assert_eq!(damaged.pick("base cw_christophsis").base(0), 4);
    let holds = table("S: base cw_lola_sayu captured cw_at_rt\nG:");
    assert_eq!(ids(&holds.seat(0).captured), ["cw_at_rt"]);
}

#[test]
fn box_2_13_jar_jar_moves_between_decks() {
    let mut table = table("G: hand cw_jar_jar_binks resources 2\nS: deck cw_stap*9");
    table.picks("play cw_jar_jar_binks; yes; end-turn");
    assert_eq!(table.discard(1), ["cw_jar_jar_binks"]);
}

#[test]
fn box_2_14_the_pilots_of_both_boxes_are_alike() {
    let library = Library::embedded().expect("the embedded cards are sound");
    let [one, two] = ["outer_rim_pilot", "cw_outer_rim_pilot"].map(|id| library.get(id).expect("a card"));
    assert_eq!((&one.abilities, one.cost, one.resources), (&two.abilities, two.cost, two.resources));
    assert!(!two.doubt.is_empty());
}

#[test]
fn box_2_15_refills_out_of_turn() {
    let mut table = table("S: units cw_nute_gunray exiled cw_aat\nG:\nrow: cw_embo cw_stap\ngalaxy: cw_zam_wesell");
    table.pick("use cw_nute_gunray");
    assert_eq!(table.row(0), ["cw_embo", "cw_stap"], "nothing until a card leaves");
}

#[test]
fn box_3_1_any_two_factions_with_one_neutral_deck_are_ninety_cards() {
    let all: Vec<&str> = Faction::all().map(Faction::id).collect();
    for (place, one) in all.iter().enumerate() {
        for two in &all[..place] {
            for neutral in Edition::all() {
                let options = Options { neutral: Some(neutral), ..Options::of(Mode::Duel) };
                let table = new([one, two], options, 3);
                let region = &table.view().regions[0];
                assert_eq!((region.row.len() + region.deck.len(), region.pilots), (90, 10), "{one} {two}");
                assert_eq!(boxes(&table).1, [neutral]);
            }
        }
    }
    let same = [faction("empire"), faction("empire")];
    assert!(Game::why_not(&Options::of(Mode::Duel), &same).is_some());
}

#[test]
fn box_3_1_the_pilots_are_those_of_the_neutral_cards() {
    for (id, pilot) in [("first", "outer_rim_pilot"), ("clone-wars", "cw_outer_rim_pilot")] {
        let options = Options { neutral: Some(edition(id)), ..Options::of(Mode::Duel) };
        let table = new(["empire", "republic"], options, 3);
        let printed = table.game.printed().into_iter().map(|def| BOOK.card(def));
        let pilots: Vec<_> =
            printed.filter(|entry| entry.card.pool == Pool::Pilot).map(|entry| &entry.card.id).collect();
        assert_eq!(pilots, [pilot]);
    }
    let usual = new(["empire", "republic"], Options::of(Mode::Duel), 1);
    assert_eq!(boxes(&usual).1.len(), 1, "one of the two boxes, at random");
}

#[test]
fn box_3_2_mixed_factions_begin_at_random_and_the_others_have_the_force() {
    let starts: Vec<(Faction, i8)> = (0..20)
        .map(|seed| new(["rebel", "separatist"], Options::of(Mode::Duel), seed))
        .map(|table| (table.game.faction(table.game.active()), table.force()))
        .collect();
    let both = [(faction("separatist"), 3), (faction("rebel"), -3)];
    assert!(starts.iter().all(|start| both.contains(start)) && both.iter().all(|start| starts.contains(start)));
}

#[test]
fn box_3_3_the_track_has_an_end_for_each_of_two_factions_of_one_side() {
    let dark = duel(["separatist", "empire"]);
    assert_eq!(
        (dark.view().factions.map(Faction::id), dark.view().ends()),
        (["empire", "separatist"], ["Empire", "Separatists"])
    );
    let mut light = table("R: units x_wing hand cw_hutt_fighter resources 2\nG: units cw_anakin_skywalker");
    light.picks("play cw_hutt_fighter; use cw_hutt_fighter");
    assert_eq!((light.force(), light.view().force_with()), (-2, Some(faction("rebel"))));
    assert_eq!(light.attack("cw_anakin_skywalker"), 4);
}

#[test]
fn box_3_4_enemies_are_the_faction_that_plays_and_ids_carry_the_box() {
    let table = table("E: resources 9\nG:\nrow: cw_mace_windu darth_vader cw_embo bossk");
    assert_eq!(table.refused_purchase(0, "cw_mace_windu"), Some(Why::Enemy(faction("republic"))));
    for id in ["darth_vader", "cw_embo", "bossk"] {
        assert_eq!(table.refused_purchase(0, id), None, "{id}");
    }
    for id in ["coruscant", "rodia", "mustafar"] {
        let [one, two] = [id.to_owned(), format!("cw_{id}")].map(|id| BOOK.card(BOOK.find(&id).expect("a base")));
        assert!(one.card.name == two.card.name && one.card.abilities != two.card.abilities, "{id}");
    }
}

#[test]
fn box_3_5_two_against_two_with_every_pair() {
    for pair in [CLONES, ["empire", "republic"], ["rebel", "separatist"], ["rebel", "republic"]] {
        let table = new(pair, Options::of(Mode::Teams), 2);
        assert_eq!(count(&table.view()), 280, "{pair:?}");
        let cards: Vec<Kind> = table.game.printed().into_iter().map(|def| BOOK.card(def).kind).collect();
        assert!(cards.contains(&Kind::Base) && table.view().regions.len() == 2);
    }
}
