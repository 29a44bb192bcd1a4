//! The game at one keyboard: what the hot-seat shell needs to host it.

mod brief;
pub mod match_rules;
mod noticed;
mod pick;
mod practised;
mod seat_knowledge;
mod setup;
mod statistics;

pub use noticed::Noticed;
pub use pick::Pick;
pub use seat_knowledge::SeatKnowledge;
pub use setup::{Setup, Start};

use hotseat::hosted::{Applied, Awaits, Forbidden, Hosted, Need, Outcome, UnseenNo};
use hotseat::key::SeatKey;
use seats::{BySeat, Seat, SeatSet};
use std::collections::BTreeMap;
use std::sync::Arc;
use swu_cards::library::{CardIndex, Library};
use swu_rules::book::Book;
use swu_rules::decision::Choice;
use swu_rules::fact::{Fact, Log, What};
use swu_rules::game::Game;
use swu_rules::look::{Eyes, needs_hand};
use swu_rules::redeal::{Lists, Memory};
use swu_view::{DecisionKind, PhaseView, SeatView, Verb, View};

/// The card data that games are played with, loaded once.
pub struct CardData {
    /// All printed cards.
    pub library: Library,
    /// The same, compiled for play.
    pub book: Book,
}

impl CardData {
    /// Compiles a library.
    pub fn of(library: Library) -> CardData {
        let book = Book::of(&library);
        CardData { library, book }
    }
}

/// What does not change while a game is played, and what its facts are told with.
struct Scene {
    data: Arc<CardData>,
    /// The players' names in table order.
    names: Vec<String>,
}

/// A game with its card data and the players' names.
pub struct Unlimited {
    scene: Arc<Scene>,
    game: Game,
    /// What happened before the first decision.
    opening: Vec<Fact>,
    /// What each seat was shown, in addition to what it sees.
    memories: BySeat<Memory>,
}

impl Clone for Unlimited {
    fn clone(&self) -> Unlimited {
        let Unlimited { scene, game, opening, memories } = self;
        Unlimited { scene: Arc::clone(scene), game: game.clone(), opening: opening.clone(), memories: memories.clone() }
    }

    /// Copies into memory that is reused.
    fn clone_from(&mut self, from: &Unlimited) {
        let Unlimited { scene, game, opening, memories } = from;
        self.scene.clone_from(scene);
        self.game.clone_from(game);
        self.opening.clone_from(opening);
        self.memories.clone_from(memories);
    }
}

impl Unlimited {
    /// The players' names in table order.
    pub fn names(&self) -> &[String] {
        &self.scene.names
    }

    /// The cards, compiled.
    fn book(&self) -> &Book {
        &self.scene.data.book
    }

    /// The view of these eyes.
    fn seen(&self, eyes: Eyes) -> View {
        let mut view = self.game.view(self.book(), self.names(), eyes);
        self.game.foresee(self.book(), self.names(), eyes, &mut view);
        view
    }

    /// The index of a pick in the list of the awaited decision.
    fn place_of(&self, pick: &Pick) -> Option<usize> {
        let meant = |choice: &Choice| choice.verb() == pick.verb && self.meaning(*choice) == *pick;
        self.game.decision()?.options.iter().position(meant)
    }
}

impl Hosted for Unlimited {
    const GAME: &'static str = "unlimited";
    const COUNTED: &'static [&'static str] = statistics::NAMES;
    type Data = Arc<CardData>;
    type Setup = Setup;
    type Pick = Pick;
    type Public = View;
    type View = View;
    type Fact = Noticed;

    fn start(data: &Arc<CardData>, setup: &Setup, seed: u64) -> Result<Unlimited, Forbidden> {
        Unlimited::start_keyed(data, setup, seed, None)
    }

    fn start_keyed(
        data: &Arc<CardData>,
        setup: &Setup,
        seed: u64,
        key: Option<[u8; 32]>,
    ) -> Result<Unlimited, Forbidden> {
        let mut log = Log::keeping();
        let (game, names) = setup::begin(&data.book, setup, seed, key, &mut log)?;
        let mut memories = BySeat::new(names.len(), Memory::new);
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        let scene = Arc::new(Scene { data: Arc::clone(data), names });
        Ok(Unlimited { scene, game, opening: log.facts, memories })
    }

    fn names(setup: &Setup) -> Option<&[String]> {
        Some(&setup.names)
    }

    fn renamed(setup: Setup, names: &[String]) -> Setup {
        Setup { names: names.to_vec(), ..setup }
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn awaits(&self) -> Option<Awaits> {
        let decision = self.game.decision()?;
        let need = match (decision.private, decision.kind) {
            (true, _) => Need::Hand,
            (false, DecisionKind::Action) => Need::Maybe,
            (false, _) => Need::Nothing,
        };
        Some(Awaits::one(decision.seat, need))
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.game.over()?;
        let winners: SeatSet = over.winners.iter().copied().collect();
        Some(if winners.is_empty() { Outcome::Draw } else { Outcome::Won(winners) })
    }

    fn place(&self) -> String {
        if let Some(over) = self.game.over() {
            let winners: Vec<&str> =
                over.winners.iter().filter_map(|seat| self.names().get(seat.index())).map(String::as_str).collect();
            return match winners.as_slice() {
                [] => "The game is a draw".to_owned(),
                [winner] => format!("{winner} won"),
                several => format!("{} won together", several.join(" and ")),
            };
        }
        let phase = match self.game.phase() {
            PhaseView::Setup => return "Setup".to_owned(),
            PhaseView::Regroup => "regroup phase",
            PhaseView::Action | PhaseView::Over => "action phase",
        };
        format!("Round {}, {phase}", self.game.round())
    }

    fn in_setup(&self) -> bool {
        self.game.phase() == PhaseView::Setup
    }

    fn round(&self) -> u16 {
        self.game.round()
    }

    fn standing(&self) -> Vec<i16> {
        let table = self.game.view(self.book(), self.names(), Eyes::Public);
        // Among several players, nothing is left of one who is out.
        let out = |side: &SeatView| side.eliminated && table.seats.len() > 2;
        table.seats.iter().map(|side| if out(side) { 0 } else { side.base.remaining() }).collect()
    }

    fn in_play(&self) -> Vec<u16> {
        self.game.units_in_play()
    }

    fn public(&self) -> View {
        self.seen(Eyes::Public)
    }

    fn view(&self, key: &SeatKey) -> View {
        self.seen(Eyes::Of(key.seat()))
    }

    fn is_public(&self, pick: &Pick) -> bool {
        let Some(decision) = self.game.decision().filter(|decision| !decision.private) else { return false };
        let book = &self.scene.data.book;
        let open = |choice: &Choice| !needs_hand(book, decision.kind, *choice) && self.meaning(*choice) == *pick;
        match pick.verb {
            Verb::Play => decision.options.iter().any(open),
            // This asks the card and not the options, which give away what the hand holds.
            Verb::Use => !self.game.use_reads_hidden(book, decision.seat, pick.card, pick.ability),
            _ => true,
        }
    }

    fn unseen_no(&self) -> Option<UnseenNo<Pick>> {
        let (no, declined) = self.game.unseen_no(self.book())?;
        Some(UnseenNo { pick: self.meaning(no), words: declined.words() })
    }

    fn is_shown(fact: &Noticed) -> bool {
        !fact.faces.is_empty()
    }

    fn apply(&mut self, by: Seat, pick: &Pick) -> Result<Applied<Noticed>, Forbidden> {
        if self.game.decision().is_some_and(|decision| decision.seat != by) {
            return Err("somebody else decides now".into());
        }
        let Some(place) = self.place_of(pick) else {
            return Err(match self.game.over() {
                Some(_) => "the game is over".into(),
                None => "this cannot be chosen now".into(),
            });
        };
        // Putting a card down as a resource is a player's own act in setup and regroup, and otherwise the effect of a
        // text.
        let kind = self.game.decision().map(|decision| decision.kind);
        let chosen = kind.filter(|kind| *kind == DecisionKind::Resource).map(|_| What::Resourced);
        let (mut log, scene) = (Log::keeping(), Arc::clone(&self.scene));
        let before = self.game.titled_units(&scene.data.book);
        self.game.choose(&self.scene.data.book, place, &mut log).map_err(|error| error.to_string())?;
        self.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        let mut facts = std::mem::take(&mut self.opening);
        facts.append(&mut log.facts);
        Ok(Applied { facts: self.witnessed(&facts, chosen, &before) })
    }

    fn concede(&mut self, seat: Seat) -> Result<Applied<Noticed>, Forbidden> {
        if self.game.over().is_some() {
            return Err("the game is over".into());
        }
        if self.game.eliminated(seat) {
            return Err("this player is out of the game".into());
        }
        let (mut log, scene) = (Log::keeping(), Arc::clone(&self.scene));
        let before = self.game.titled_units(&scene.data.book);
        self.game.concede(&self.scene.data.book, seat, &mut log);
        self.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        Ok(Applied { facts: self.witnessed(&log.facts, None, &before) })
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        self.game.stop_after(round);
        Ok(())
    }

    fn redeal(&self, key: &SeatKey, seed: u64) -> Option<Unlimited> {
        let (book, memory) = (self.book(), self.memories.get(key.seat())?);
        let game = self.game.redeal(book, memory, &Lists::Closed, seed)?;
        // Cards got new names: nothing is remembered under the old ones.
        let memories = BySeat::new(self.names().len(), Memory::new);
        Some(Unlimited { scene: Arc::clone(&self.scene), game, opening: Vec::new(), memories })
    }

    fn fingerprint(&self) -> u64 {
        self.game.fingerprint(self.book())
    }

    fn used(&self) -> BTreeMap<String, u64> {
        // A book has its cards in the order of its library.
        self.scene.data.library.used(self.game.printed().map(|def| CardIndex(def.0)))
    }
}
