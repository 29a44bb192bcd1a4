//! The order in which cards arrived changes no value: the same units, upgrades and captives laid out in any order have
//! the same power, HP, keywords, traits and choices, for the same reasons (rule 17).
//!
//! `CANTINA_TRIES=20000 cargo test --test integration order_of_arrival` tries that many boards.

use super::support::Dice;
use crate::player::ground::library;
use std::collections::{BTreeMap, BTreeSet};
use swu_language::keyword::PrintedKeyword;
use swu_language::word::{Arena, Kind};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::scenario::{Placed, Resources, Scenario, ScenarioPhase, ScenarioSeat};
use swu_rules::table::card::DefId;
use swu_view::{UnitView, View};

/// Cards that read what others have, or give or take what others read: half of all cards on the boards are among these.
const LINKED: &[&str] = &[
    "JTL_001", "JTL_012", "JTL_015", "JTL_049", "JTL_053", "JTL_104", "JTL_107", "JTL_137", "JTL_150", "JTL_161",
    "JTL_182", "LOF_011", "LOF_033", "LOF_040", "LOF_052", "LOF_053", "LOF_056", "LOF_073", "LOF_085", "LOF_105",
    "LOF_108", "LOF_118", "LOF_132", "LOF_186", "SEC_032", "SEC_038", "SEC_054", "SEC_099", "SEC_116", "SEC_156",
    "SHD_008", "SHD_033", "SHD_069", "SHD_072", "SHD_117", "SHD_138", "SHD_174", "SHD_186", "SOR_053", "SOR_082",
    "SOR_188", "SOR_249", "TWI_001", "TWI_043", "TWI_116", "TWI_122", "TWI_130", "TWI_255", "TST_095", "TST_096",
    "TST_097", "TST_098",
];

/// The event that takes the abilities of three units for a round.
const BLANKS: &str = "JTL_244";

/// Which cards a board is made of.
struct Cards {
    units: Vec<DefId>,
    upgrades: Vec<DefId>,
    leaders: Vec<DefId>,
}

impl Cards {
    fn of(book: &Book, wanted: impl Fn(&str) -> bool) -> Cards {
        let of = |kind: Kind| {
            book.all().filter(|def| book.card(*def).kind == kind && wanted(&book.card(*def).id)).collect::<Vec<_>>()
        };
        let on_units = |def: &DefId| !book.card(*def).keywords.contains(&PrintedKeyword::Fortify);
        let upgrades = of(Kind::Upgrade).into_iter().filter(on_units).collect();
        Cards { units: of(Kind::Unit), upgrades, leaders: of(Kind::Leader) }
    }
}

/// Makes boards without a second copy of any card, so that a card is known by its id.
struct Maker<'a> {
    book: &'a Book,
    all: Cards,
    linked: Cards,
    dice: Dice,
    laid: BTreeSet<DefId>,
}

impl Maker<'_> {
    fn one(&mut self, list: fn(&Cards) -> &Vec<DefId>) -> Option<DefId> {
        let cards = if self.dice.below(2) == 0 { &self.all } else { &self.linked };
        let cards = list(cards);
        let card = cards[self.dice.below(cards.len())];
        self.laid.insert(card).then_some(card)
    }

    fn placed(&self, def: DefId) -> Placed {
        Placed { id: self.book.card(def).id.clone(), ..Placed::default() }
    }

    fn upgrades(&mut self) -> Vec<Placed> {
        let count = self.dice.below(4);
        let some: Vec<DefId> = (0..count).filter_map(|_| self.one(|cards| &cards.upgrades)).collect();
        some.into_iter().map(|def| self.placed(def)).collect()
    }

    fn unit(&mut self, def: DefId) -> Placed {
        let captive = if self.dice.below(4) == 0 { self.one(|cards| &cards.units) } else { None };
        Placed {
            damage: self.dice.below(2) as u16,
            exhausted: self.dice.below(2) == 0,
            upgrades: self.upgrades(),
            captives: captive.into_iter().map(|def| self.placed(def)).collect(),
            ..self.placed(def)
        }
    }

    fn seat(&mut self) -> ScenarioSeat {
        let count = 2 + self.dice.below(5);
        let units: Vec<DefId> = (0..count).filter_map(|_| self.one(|cards| &cards.units)).collect();
        let (space, ground): (Vec<DefId>, Vec<DefId>) =
            units.into_iter().partition(|def| self.book.def(*def).arena == Arena::Space);
        let leader = self
            .one(|cards| &cards.leaders)
            .map(|def| Placed { deployed: self.dice.below(3) == 0 && self.book.def(def).deploys, ..self.placed(def) });
        let named = |id: &str| Placed { id: id.to_owned(), ..Placed::default() };
        ScenarioSeat {
            name: None,
            leader: Some(leader.unwrap_or_else(|| named("TST_001"))),
            leaders: Vec::new(),
            base: named("TST_002"),
            hand: vec![named(BLANKS), named("SOR_128"), named("SOR_237")],
            deck: Vec::new(),
            discard: Vec::new(),
            ground: ground.into_iter().map(|def| self.unit(def)).collect(),
            space: space.into_iter().map(|def| self.unit(def)).collect(),
            resources: Resources::Blanks(12),
            initiative: false,
            force: self.dice.below(2) == 0,
            credits: 0,
        }
    }

    fn board(&mut self) -> Scenario {
        self.laid.clear();
        Scenario {
            title: None,
            mode: None,
            options: BTreeMap::new(),
            phase: ScenarioPhase::Action,
            round: 2,
            active: 0,
            initiative_taken: false,
            seats: vec![self.seat(), self.seat()],
        }
    }

    /// The same cards in another order.
    fn shuffled(&mut self, board: &Scenario) -> Scenario {
        let mut board = board.clone();
        for seat in &mut board.seats {
            for list in [&mut seat.ground, &mut seat.space] {
                list.iter_mut().for_each(|unit| shuffle(&mut self.dice, &mut unit.upgrades));
                shuffle(&mut self.dice, list);
            }
        }
        board
    }
}

fn shuffle<T>(dice: &mut Dice, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, dice.below(last + 1));
    }
}

/// Everything about a unit's values, in an order that does not depend on how they were found.
fn told(unit: &UnitView) -> String {
    let mut traits = unit.traits.clone();
    traits.sort_unstable();
    let mut reasons: Vec<String> = unit.reasons.iter().map(|reason| format!("{reason:?}")).collect();
    reasons.sort_unstable();
    let UnitView { power, hp, leader, keywords, .. } = unit;
    format!("{power}/{hp} leader {leader} {keywords:?} {traits:?} {reasons:?}")
}

fn units(view: &View) -> BTreeMap<String, String> {
    let units = view.seats.iter().flat_map(|seat| &seat.units);
    units.map(|unit| (unit.id.clone(), told(unit))).collect()
}

fn labels(view: &View) -> Vec<String> {
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    let mut labels: Vec<String> = options.map(|option| option.label.clone()).collect();
    labels.sort_unstable();
    labels
}

fn look(book: &Book, game: &Game) -> View {
    game.view(book, &["Ann".to_owned(), "Bob".to_owned()], Eyes::Judge)
}

/// Picks the option with this label, if there is exactly one.
fn pick(book: &Book, game: &mut Game, label: &str) -> bool {
    let view = look(book, game);
    let Some(decision) = &view.decision else { return false };
    let called: Vec<usize> = decision
        .options
        .iter()
        .enumerate()
        .filter(|(_, option)| option.label == label)
        .map(|(place, _)| place)
        .collect();
    matches!(called[..], [place] if game.choose(book, place, &mut Log::default()).is_ok())
}

/// Plays the same on two boards until one of them cannot: the event, then random units that lose their abilities.
fn blanked(book: &Book, dice: &mut Dice, games: &mut [Game; 2]) -> bool {
    let play = labels(&look(book, &games[0])).into_iter().find(|label| label.contains("There Is No Escape"));
    let mut next = play;
    for _ in 0..4 {
        let Some(label) = next else { return false };
        if !games.iter_mut().all(|game| pick(book, game, &label)) {
            return false;
        }
        let mut open = labels(&look(book, &games[0]));
        next = (!open.is_empty()).then(|| open.swap_remove(dice.below(open.len())));
    }
    true
}

fn tries() -> usize {
    std::env::var("CANTINA_TRIES").ok().and_then(|number| number.parse().ok()).unwrap_or(300)
}

#[test]
fn the_order_in_which_cards_came_changes_no_value() {
    let book = &Book::of(library());
    let mut maker = Maker {
        book,
        all: Cards::of(book, |id| !id.starts_with("TST_")),
        linked: Cards::of(book, |id| LINKED.contains(&id)),
        dice: Dice::new(17),
        laid: BTreeSet::new(),
    };
    let (mut boards, mut taken) = (0, 0);
    for number in 0..tries() {
        let board = maker.board();
        let other = maker.shuffled(&board);
        let lay = |board: &Scenario| Game::scenario(book, board, 1, &mut Log::default());
        let (Ok(one), Ok(two)) = (lay(&board), lay(&other)) else { continue };
        let mut games = [one, two];
        let same = |games: &[Game; 2]| {
            let [one, two] = games.each_ref().map(|game| look(book, game));
            assert_eq!(units(&one), units(&two), "board {number}: {}", board.to_ron().unwrap_or_default());
            assert_eq!(labels(&one), labels(&two), "board {number}: {}", board.to_ron().unwrap_or_default());
        };
        same(&games);
        boards += 1;
        if blanked(book, &mut maker.dice, &mut games) {
            same(&games);
            taken += 1;
        }
    }
    assert!(boards > tries() / 3 && taken > tries() / 20, "{boards} boards could be laid out, {taken} with blanks");
}
