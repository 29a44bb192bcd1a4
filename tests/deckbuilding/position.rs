//! Positions in the compact notation, with picks and expectations in words.

use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::notation;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::decision::Choice;
use deckbuilding::rules::fact::{Log, What};
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::query::Why;
use deckbuilding::rules::view::{CardView, DecisionView, OptionView, PieceView, SeatView, Verb, View};
use seats::chance::Luck;
use std::sync::LazyLock;

pub(super) static BOOK: LazyLock<Book> =
    LazyLock::new(|| Book::of(&Library::embedded().expect("the embedded cards are sound")));

/// A faction by its id.
pub(super) fn faction(id: &str) -> Faction {
    Faction::named(id).expect("a faction")
}

/// A game in a position.
pub(super) struct Table {
    pub game: Game,
}

/// Lays a position out.
#[track_caller]
pub(super) fn table(text: &str) -> Table {
    let scenario = notation::read(text).expect("the position is well written");
    let game = Game::scenario(&BOOK, &scenario, Luck::Number(7), &mut Log::off()).expect("it can be laid out");
    Table { game }
}

pub(super) fn ids(cards: &[CardView]) -> Vec<String> {
    cards.iter().map(|card| card.known().map_or("?".to_owned(), |card| card.id.clone())).collect()
}

impl Table {
    pub(super) fn view(&self) -> View {
        self.game.view(&BOOK, &[], Eyes::Judge)
    }

    pub(super) fn seat(&self, seat: usize) -> SeatView {
        self.view().seats[seat].clone()
    }

    pub(super) fn hand(&self, seat: usize) -> Vec<String> {
        ids(&self.seat(seat).hand)
    }

    pub(super) fn deck(&self, seat: usize) -> Vec<String> {
        ids(&self.seat(seat).deck)
    }

    pub(super) fn discard(&self, seat: usize) -> Vec<String> {
        ids(&self.seat(seat).discard)
    }

    pub(super) fn exiled(&self, seat: usize) -> Vec<String> {
        ids(&self.seat(seat).exiled)
    }

    pub(super) fn row(&self, region: usize) -> Vec<String> {
        ids(&self.view().regions[region].row)
    }

    pub(super) fn galaxy(&self, region: usize) -> Vec<String> {
        ids(&self.view().regions[region].deck)
    }

    pub(super) fn galaxy_discard(&self, region: usize) -> Vec<String> {
        ids(&self.view().regions[region].discard)
    }

    pub(super) fn resources(&self, seat: usize) -> u16 {
        self.seat(seat).resources
    }

    pub(super) fn force(&self) -> i8 {
        self.game.force()
    }

    /// The damage on a seat's base.
    #[track_caller]
    pub(super) fn base(&self, seat: usize) -> u8 {
        self.seat(seat).base.and_then(|base| base.damage).expect("a base is there")
    }

    /// The attack of a card in play, against a base.
    #[track_caller]
    pub(super) fn attack(&self, id: &str) -> u16 {
        self.piece(id).attack
    }

    #[track_caller]
    pub(super) fn piece(&self, id: &str) -> PieceView {
        let view = self.view();
        let mut pieces = view.seats.iter().flat_map(|seat| seat.units.iter().chain(&seat.ships).chain(&seat.base));
        pieces.rfind(|piece| piece.id == id).cloned().unwrap_or_else(|| panic!("{id} is not in play"))
    }

    pub(super) fn decision(&self) -> Option<DecisionView> {
        self.view().decision
    }

    /// The options as words: verb, card, target, name, number, seat.
    pub(super) fn options(&self) -> Vec<String> {
        self.decision().map_or_else(Vec::new, |decision| decision.options.iter().map(spell).collect())
    }

    /// Whether some option has all these words.
    pub(super) fn offers(&self, words: &str) -> bool {
        self.place(words).is_some()
    }

    /// The index of the first option with all these words.
    #[track_caller]
    pub(super) fn find(&self, words: &str) -> usize {
        self.place(words).unwrap_or_else(|| panic!("no {words:?} among {:#?}", self.options()))
    }

    fn place(&self, words: &str) -> Option<usize> {
        let wanted: Vec<&str> = words.split(' ').collect();
        self.options().iter().position(|option| {
            let said: Vec<&str> = option.split(' ').collect();
            wanted.iter().all(|word| said.contains(word))
        })
    }

    /// Picks the first option with all these words.
    #[track_caller]
    pub(super) fn pick(&mut self, words: &str) -> &mut Table {
        let place = self.find(words);
        self.game.choose(&BOOK, place, &mut Log::off()).expect("it is an option");
        self
    }

    /// Picks the same way and returns what happened.
    #[track_caller]
    pub(super) fn tells(&mut self, words: &str) -> Vec<What> {
        let place = self.find(words);
        let mut log = Log::keeping();
        self.game.choose(&BOOK, place, &mut log).expect("it is an option");
        log.facts.iter().map(|fact| fact.what).collect()
    }

    /// Several picks, parted by semicolons.
    #[track_caller]
    pub(super) fn picks(&mut self, all: &str) -> &mut Table {
        for words in all.split(';') {
            self.pick(words.trim());
        }
        self
    }

    /// Announces an attack on a target and commits these cards.
    #[track_caller]
    pub(super) fn strike(&mut self, target: &str, attackers: &str) -> &mut Table {
        self.pick(&format!("attack {target}"));
        for id in attackers.split(' ') {
            self.pick(&format!("commit {id}"));
        }
        self.pick("done")
    }

    /// Why a seat may not buy a card of its own row, or of the other one.
    pub(super) fn refused_purchase(&self, seat: u8, id: &str) -> Option<Why> {
        self.refused(id, |uid| Choice::Purchase(seats::Seat(seat), uid))
    }

    pub(super) fn refused_attack(&self, seat: u8, id: &str) -> Option<Why> {
        self.refused(id, |uid| Choice::AttackRow(seats::Seat(seat), uid))
    }

    pub(super) fn refused_use(&self, seat: u8, id: &str) -> Option<Why> {
        self.refused(id, |uid| Choice::Use(seats::Seat(seat), uid))
    }

    pub(super) fn refused_commit(&self, id: &str) -> Option<Why> {
        self.refused(id, Choice::Commit)
    }

    #[track_caller]
    fn refused(&self, id: &str, choice: impl Fn(deckbuilding::rules::table::Uid) -> Choice) -> Option<Why> {
        let view = self.view();
        let cards = view.regions.iter().flat_map(|region| &region.row).filter_map(CardView::known);
        let in_row = cards.filter(|card| card.id == id).map(|card| card.uid).next();
        let uid = in_row.unwrap_or_else(|| self.piece(id).uid);
        self.game.refusal(&BOOK, choice(deckbuilding::rules::table::Uid(uid as u16)))
    }
}

fn spell(option: &OptionView) -> String {
    let verb = serde_json::to_value(option.verb).expect("a word");
    let mut words = vec![verb.as_str().unwrap_or_default().to_owned()];
    words.extend(option.card.iter().chain(&option.target).map(|card| card.id.clone()));
    words.extend(option.name.map(str::to_owned));
    words.extend(option.number.map(|number| format!("#{number}")));
    words.extend(option.seat.map(|seat| format!("@{seat}")));
    let zone = option.card.as_ref().map(|card| serde_json::to_value(card.zone).expect("a word"));
    words.extend(zone.and_then(|zone| zone.as_str().map(str::to_owned)).filter(|_| option.verb == Verb::Card));
    words.join(" ")
}
