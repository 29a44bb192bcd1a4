//! A text as something of the second game: a position, written long or short, or a file of cards; refused with a
//! reason, or played on, with every card in its place and every pair of eyes looking.

use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::notation;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Mode, Options};
use deckbuilding::rules::scenario::Scenario;
use deckbuilding::rules::view::View;
use seats::chance::Luck;
use std::sync::LazyLock;

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::of(&Library::embedded().expect("the embedded cards are sound")));

/// Picks played on.
const PICKS: usize = 40;

/// Reads the text as whatever it may be, and plays on.
pub(super) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let luck = data.len() as u64 | 1;
    let long = Scenario::from_ron(text).map_err(|why| why.to_string());
    let short = notation::read(text).map_err(|why| why.to_string());
    for read in [long, short] {
        match read {
            Ok(scenario) => laid_out(&scenario, luck),
            Err(why) => assert!(!why.is_empty()),
        }
    }
    match Library::read(&[("my.ron", text)]) {
        Ok(library) => {
            let book = Book::of(&library);
            let game =
                Game::start(&book, Options::of(Mode::Duel), &Faction::usual(), Luck::Number(luck), &mut Log::off());
            play(&book, game, luck);
        }
        Err(faults) => assert!(!faults.is_empty()),
    }
}

fn laid_out(scenario: &Scenario, luck: u64) {
    match Game::scenario(&BOOK, scenario, Luck::Number(luck), &mut Log::off()) {
        Ok(game) => play(&BOOK, game, luck),
        Err(fault) => assert!(!fault.place.is_empty() && !fault.sentence.is_empty(), "{fault}"),
    }
}

fn play(book: &Book, mut game: Game, mut luck: u64) {
    let cards = count(&game.view(book, &[], Eyes::Judge));
    for _ in 0..PICKS {
        assert_eq!(count(&game.view(book, &[], Eyes::Judge)), cards, "no card is lost or made");
        game.foreseen(book, &[], Eyes::Public);
        let Some(decision) = game.decision() else { return };
        game.foreseen(book, &[], Eyes::Of(game.open_to(decision.seat)));
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let option = (luck % decision.options.len() as u64) as usize;
        game.choose(book, option, &mut Log::keeping()).expect("it is an option");
    }
}

fn count(view: &View) -> usize {
    let regions = view.regions.iter().map(|region| {
        [&region.row, &region.deck, &region.discard].iter().map(|list| list.len()).sum::<usize>() + region.pilots
    });
    let seats = view.seats.iter().map(|seat| {
        let lists = [&seat.deck, &seat.hand, &seat.discard, &seat.bases, &seat.exiled, &seat.set_aside];
        let held: usize = lists.iter().map(|list| list.len()).sum();
        held + seat.units.len() + seat.ships.len() + usize::from(seat.base.is_some())
    });
    regions.sum::<usize>() + seats.sum::<usize>() + view.victory.iter().map(Vec::len).sum::<usize>()
}

/// Positions and cards with something of everything.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    [
        r#"(game: "deckbuilding", mode: Duel, active: 0, force: -2, length: 3,
    regions: [(row: ["luke_skywalker", "tie_fighter", "bossk"], deck: ["x_wing", "dengar"], discard: ["y_wing"], pilots: 9)],
    seats: [(side: Empire, base: ("lothal", damage: 2), bases: ["endor"], deck: ["stormtrooper"], hand: ["inquisitor"],
        discard: ["tie_bomber"], units: ["darth_vader", (id: "tie_fighter", used: true)], ships: [("gozanti_cruiser", damage: 1)],
        resources: 4), (side: Rebel, base: None, bases: ["hoth", "yavin_iv"], ships: ["rebel_transport"], hand: ["x_wing"])],
    victory: [["dantooine"], []])"#,
        r#"(game: "deckbuilding", mode: Teams, active: 1, phase: Begin, pay_off: true, seats: [(side: Empire, hand: ["at_at"]),
    (side: Rebel, base: None, bases: ["dagobah"], hand: ["lobot"], units: ["jyn_erso", "cassian_andor"]),
    (side: Empire, hand: ["stormtrooper"]), (side: Rebel, base: "bespin", resources: 9)])"#,
        "E: base death_star/3 hand inquisitor*2 units darth_vader! boba_fett ships gozanti_cruiser/1 resources 8\n\
         R: base none bases hoth,mon_cala deck x_wing*3 discard y_wing\nrow: luke_skywalker tie_fighter bossk\n\
         galaxy: z95_headhunter*4\ndiscard: bossk\nforce: -2\npilots: 2\nwon: E dantooine\npay-off: yes",
        "R1: base yavin_iv units snowspeeder duros_spy resources 3\nE1: hand stormtrooper*2 ships star_destroyer\n\
         R2: base sullust units twilek_smuggler kel_dor_mystic hand bossk\nE2: base rodia hand tie_fighter\n\
         row: x_wing bossk\nrow2: at_at quarren_mercenary fang_fighter\nforce: 2\nturn: begin\nlength: 2",
        include_str!("../../assets/deckbuilding/rebel.ron"),
        include_str!("../../assets/deckbuilding/bases.ron"),
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}
