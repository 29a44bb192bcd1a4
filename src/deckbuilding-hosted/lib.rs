//! The Deckbuilding Game at one keyboard: what the program needs to offer it, host it, play it and tell of it.

mod cards;
mod kind;
mod known;
mod laid_out;
pub mod mind;
mod noticed;
pub mod options;
mod playable;
mod practised;
mod statistics;
mod wire;

use deckbuilding::cards::card::Card;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::Faction;
use deckbuilding::notation;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::decision::Kind;
use deckbuilding::rules::fact::{Fact, Log, What};
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::look::telling::Teller;
use deckbuilding::rules::options::{Mode, Options};
use deckbuilding::rules::scenario::Scenario;
use deckbuilding::rules::view::{OptionView, Verb, View};
use deckbuilding::rules::witnesses::Witnesses;
use hotseat::hosted::{Applied, Awaits, Forbidden, Hosted, Need, Outcome};
use hotseat::key::SeatKey;
use hotseat::log::Witnessed;
pub use kind::sides;
pub use known::Known;
pub use noticed::Noticed;
use noticed::{learned, weight};
use seats::chance::Luck;
use seats::{Seat, SeatSet, Teams};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The card data that games use.
pub struct CardData {
    /// The cards, compiled for play.
    pub book: Book,
}

impl CardData {
    /// Compiles a library.
    pub fn of(library: &Library) -> CardData {
        CardData { book: Book::of(library) }
    }

    /// A printed card.
    pub fn printed(&self, id: &str) -> Option<&Card> {
        self.book.find(id).map(|def| &self.book.card(def).card)
    }

    /// Every printed card.
    pub fn all(&self) -> impl Iterator<Item = &Card> {
        self.book.all().map(|(_, entry)| &entry.card)
    }
}

/// A game that can be started again at any time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The players' names in table order.
    pub names: Vec<String>,
    /// How it starts.
    pub start: Start,
}

/// How a game starts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Start {
    /// From its beginning.
    Dealt {
        /// The agreed options.
        options: Options,
        /// Who plays which side.
        sides: Vec<Faction>,
    },
    /// From a position: the text of a scenario file, or a JSON object of the same.
    Position(String),
}

/// A game with its card data and the players' names.
#[derive(Clone)]
pub struct Deckbuilding {
    data: Arc<CardData>,
    names: Vec<String>,
    game: Game,
    /// What happened before the first decision.
    opening: Vec<Fact>,
}

/// A choice, written by its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// The action.
    pub verb: Verb,
    /// With which card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<u32>,
    /// To which card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<u32>,
    /// Who does it, or which seat is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Which of several items.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// The name of the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl Pick {
    /// The meaning of picking this option.
    pub fn of(option: &OptionView) -> Pick {
        Pick {
            verb: option.verb,
            card: option.card.as_ref().map(|card| card.uid),
            target: option.target.as_ref().map(|card| card.uid),
            seat: option.seat,
            number: option.number,
            name: option.name.map(str::to_owned),
        }
    }
}

impl Deckbuilding {
    /// The view of these eyes, with the result of each option.
    fn shown(&self, eyes: Eyes) -> View {
        self.game.foreseen(&self.data.book, &self.names, eyes)
    }

    /// The view of these eyes.
    fn seen(&self, eyes: Eyes) -> View {
        self.game.view(&self.data.book, &self.names, eyes)
    }

    /// The eyes of a seat, including partners who show it their hands.
    fn eyes(&self, seat: Seat) -> Eyes {
        Eyes::Of(self.game.open_to(seat).or(SeatSet::one(seat)))
    }

    /// The facts with what each seat saw of them.
    fn witnessed(&self, facts: &[Fact]) -> Vec<Witnessed<Noticed>> {
        let everyone = SeatSet::everyone(self.names.len());
        let notice = |fact: &Fact, eyes: Eyes| {
            let teller = Teller { book: &self.data.book, names: &self.names, eyes, factions: self.game.factions() };
            let looked = (fact.what == What::Looked).then(|| teller.shown(fact)).flatten().map(|card| card.id);
            Noticed { event: teller.event(fact), weight: weight(fact.what), looked, count: statistics::count(fact) }
        };
        facts
            .iter()
            .map(|fact| {
                // If only some saw it, they get the full notice.
                let closer = match fact.witnesses {
                    Witnesses::Everybody => Vec::new(),
                    Witnesses::Players(seats) => vec![(seats, notice(fact, Eyes::Judge))],
                };
                Witnessed { public: notice(fact, Eyes::Public), closer, learned: learned(fact, everyone) }
            })
            .collect()
    }

    /// The index of a pick in the list of the awaited decision, as this seat sees it.
    fn place_of(&self, by: Seat, pick: &Pick) -> Option<usize> {
        let options = self.seen(self.eyes(by)).decision?.options;
        let all = self.game.decision()?.options.len();
        // The deciding player sees every option; a partner with a closed hand sees only their own, so the index must
        // count only those.
        if options.len() == all {
            return options.iter().position(|option| Pick::of(option) == *pick);
        }
        let meant = options.iter().find(|option| Pick::of(option) == *pick)?;
        let whole = self.seen(Eyes::Of(self.game.deciders())).decision?.options;
        whole.iter().position(|option| option == meant)
    }
}

/// A position out of its text: a JSON object as requests have it, the short notation, or that of a scenario file.
pub(crate) fn laid_out(text: &str) -> Result<Scenario, Forbidden> {
    let short = text.lines().any(|line| line.trim() == SHORT);
    match text.trim_start().starts_with('{') {
        true => serde_json::from_str(text).map_err(|fault| fault.to_string().into()),
        false if short => notation::read(text).map_err(|fault| fault.to_string().into()),
        false => Scenario::from_ron(text).map_err(|why| why.to_string().into()),
    }
}

/// The line that says that a position in the short notation is of this game.
pub(crate) const SHORT: &str = "game: deckbuilding";

/// Starts the game, with the names of its players.
fn begin(
    book: &Book,
    setup: &Setup,
    seed: u64,
    key: Option<[u8; 32]>,
    log: &mut Log,
) -> Result<(Game, Vec<String>), Forbidden> {
    let luck = key.map_or(Luck::Number(seed), Luck::Key);
    let names = setup.names.clone();
    let game = match &setup.start {
        Start::Dealt { options, sides } => {
            if let Some(fault) = Game::why_not(options, sides) {
                return Err(fault.into());
            }
            Game::start(book, *options, sides, luck, log)
        }
        Start::Position(_) if key.is_some() => return Err("a position takes its luck from a number only".into()),
        Start::Position(text) => {
            let scenario = laid_out(text)?;
            Game::scenario(book, &scenario, luck, log).map_err(|fault| fault.to_string())?
        }
    };
    if game.seats() != names.len() {
        return Err(format!("{} names for {} seats", names.len(), game.seats()).into());
    }
    Ok((game, names))
}

impl Hosted for Deckbuilding {
    const GAME: &'static str = "deckbuilding";
    const COUNTED: &'static [&'static str] = statistics::NAMES;
    const ROUND: &'static str = "turn";
    const LEFT: &'static str = "Bases";
    type Data = Arc<CardData>;
    type Setup = Setup;
    type Pick = Pick;
    type Public = View;
    type View = View;
    type Fact = Noticed;

    fn start(data: &Arc<CardData>, setup: &Setup, seed: u64) -> Result<Deckbuilding, Forbidden> {
        Deckbuilding::start_keyed(data, setup, seed, None)
    }

    fn start_keyed(
        data: &Arc<CardData>,
        setup: &Setup,
        seed: u64,
        key: Option<[u8; 32]>,
    ) -> Result<Deckbuilding, Forbidden> {
        let mut log = Log::keeping();
        let (game, names) = begin(&data.book, setup, seed, key, &mut log)?;
        Ok(Deckbuilding { data: Arc::clone(data), names, game, opening: log.facts })
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

    fn teams(&self) -> Teams {
        let teams = Seat::all(self.seats()).map(|seat| match self.game.side(seat) {
            Some(side) => self.game.team(side),
            None => SeatSet::one(seat),
        });
        Teams::of_seats(teams.collect())
    }

    fn open_to(&self, seat: Seat) -> SeatSet {
        self.game.open_to(seat)
    }

    fn awaits(&self) -> Option<Awaits> {
        let decision = self.game.decision()?;
        let need = match (decision.private, decision.kind) {
            (true, _) => Need::Hand,
            (false, Kind::Action) if self.game.deciders().iter().any(|seat| self.game.hand(seat) > 0) => Need::Maybe,
            (false, _) => Need::Nothing,
        };
        Some(Awaits { seats: self.game.deciders(), need })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.over().map(|over| Outcome::Won(self.game.team(over.winner)))
    }

    fn place(&self) -> String {
        match self.game.over() {
            Some(over) => format!("The {} won", self.game.faction(over.winner).people()),
            None if self.game.setting_up() => "Setup".to_owned(),
            None => format!("Turn {}, {}", self.game.turn(), self.game.faction(self.game.active()).people()),
        }
    }

    fn in_setup(&self) -> bool {
        self.game.setting_up()
    }

    fn round(&self) -> u16 {
        self.game.turn()
    }

    /// How many bases everybody may still lose; with none left, more do not count.
    fn standing(&self) -> Vec<i16> {
        let length = i16::from(self.game.length());
        let lost = |seat| i16::try_from(self.game.lost(seat)).unwrap_or(length);
        Seat::all(self.seats()).map(|seat| (length - lost(seat)).max(0)).collect()
    }

    fn public(&self) -> View {
        self.shown(Eyes::Public)
    }

    fn view(&self, key: &SeatKey) -> View {
        self.shown(Eyes::Of(key.opens()))
    }

    fn is_public(&self, pick: &Pick) -> bool {
        let open = self.game.decision().is_some_and(|decision| !decision.private);
        open && (pick.verb != Verb::Play
            || self
                .seen(Eyes::Public)
                .decision
                .is_some_and(|decision| decision.options.iter().any(|option| Pick::of(option) == *pick)))
    }

    fn is_shown(fact: &Noticed) -> bool {
        fact.looked.is_some()
    }

    fn apply(&mut self, by: Seat, pick: &Pick) -> Result<Applied<Noticed>, Forbidden> {
        if self.game.over().is_some() {
            return Err("the game is over".into());
        }
        if !self.game.deciders().has(by) {
            return Err("somebody else decides now".into());
        }
        let Some(place) = self.place_of(by, pick) else { return Err("this cannot be chosen now".into()) };
        let mut log = Log::keeping();
        let data = Arc::clone(&self.data);
        self.game.choose(&data.book, place, &mut log).map_err(|error| error.to_string())?;
        // What was learned before the first pick was not learned by it, so that it can be taken back.
        let opening = std::mem::take(&mut self.opening);
        let opening = self.witnessed(&opening).into_iter().map(|fact| Witnessed { learned: SeatSet::EMPTY, ..fact });
        Ok(Applied { facts: opening.chain(self.witnessed(&log.facts)).collect() })
    }

    fn concede(&mut self, seat: Seat) -> Result<Applied<Noticed>, Forbidden> {
        if self.game.over().is_some() {
            return Err("the game is over".into());
        }
        let mut log = Log::keeping();
        self.game.concede(seat, &mut log);
        Ok(Applied { facts: self.witnessed(&log.facts) })
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        Err(format!("{} cannot be stopped after round {round}.", Self::GAME).into())
    }

    fn redeal(&self, key: &SeatKey, seed: u64) -> Option<Deckbuilding> {
        let game = self.game.redealt(key.opens(), seed);
        Some(Deckbuilding { game, data: Arc::clone(&self.data), names: self.names.clone(), opening: Vec::new() })
    }

    fn fingerprint(&self) -> u64 {
        self.game.fingerprint(&self.data.book)
    }

    fn used(&self) -> BTreeMap<String, u64> {
        let book = &self.data.book;
        self.game.printed().into_iter().map(|def| (book.card(def).card.id.clone(), book.digest(def))).collect()
    }
}

impl Setup {
    /// A game from its beginning.
    pub fn dealt(options: Options, sides: Vec<Faction>, names: Vec<String>) -> Setup {
        Setup { names, start: Start::Dealt { options, sides } }
    }

    /// A game of this mode for these people, with the Empire in the first seat and alternating sides.
    pub fn usual(mode: Mode, names: Vec<String>) -> Setup {
        Setup::dealt(Options::of(mode), sides(mode, Faction::usual()), names)
    }
}
