//! The library compiled for play, card by card: definitions, abilities and programs, addressed by small ids.

mod compile;
pub mod dealt;
pub mod op;
mod played;

use super::hash::Hash;
pub use super::ids::{AbilityId, ConstantId, GiftId, ProgramId};
use super::table::card::{CardState, DefId, Zone};
use super::table::depends::Depends;
use super::table::links::Links;
use super::table::numbers::Numbers;
use super::table::rare_texts::Rare;
use super::table::stages::{OfPlays, Stages};
pub(crate) use super::table::stages::{comes_first, is_loss, is_nature, is_other_loss, is_stat};
use dealt::Dealt;
use op::Op;
use played::Played;
use std::sync::{Arc, OnceLock};
use swu_cards::library::{CardIndex, Library};
use swu_language::ability::{
    Ability, Condition, Cost, Filter, Grant, Limit, PlayerRef, Selector, Site, Spent, Step, Token, Trigger,
};
use swu_language::card::Card;
use swu_language::keyword::Keyword;
use swu_language::list::List;
use swu_language::trait_name::{Trait, Traits};
use swu_language::word::{Arena, Kind};

/// All cards, compiled: each when it is first needed. Shared by all games.
pub struct Book {
    library: Library,
    /// By [`DefId`].
    cards: Box<[OnceLock<Box<CardText>>]>,
    keywords: OnceLock<KeywordText>,
    tokens: [OnceLock<Option<DefId>>; Token::KINDS],
    dealt: OnceLock<Box<[Dealt]>>,
    played: OnceLock<Box<Played>>,
    asked_when_drawn: OnceLock<Box<[DefId]>>,
}

/// A card, compiled.
struct CardText {
    def: Def,
    parts: Parts,
}

/// The keywords that stand for abilities, compiled.
struct KeywordText {
    /// By keyword.
    abilities: Vec<Vec<AbilityId>>,
    parts: Parts,
}

/// The text of one card, or of the keywords.
#[derive(Default)]
struct Parts {
    abilities: Box<[AbilityDef]>,
    constants: Box<[ConstantDef]>,
    gifts: Box<[GiftDef]>,
    programs: Box<[Program]>,
}

/// A printed card as the rules need it.
#[derive(Clone, Debug)]
pub struct Def {
    /// Its id's contribution to fingerprints.
    pub(crate) id_hash: Hash,
    /// Card type.
    pub kind: Kind,
    /// Its title: equal for cards that "named" treats alike (rule 22.3).
    pub title: u16,
    /// Equal for copies of one card: title and subtitle (rule 22.1).
    pub copy: u16,
    /// Is it unique?
    pub unique: bool,
    /// Printed cost.
    pub cost: i16,
    /// Printed power, or what an upgrade adds.
    pub power: i16,
    /// Printed HP, or what an upgrade adds.
    pub hp: i16,
    /// The arena it enters.
    pub arena: Arena,
    /// How often each aspect icon is on it.
    pub icons: [u8; 6],
    /// Traits.
    pub traits: Traits,
    /// The card's own side: for a leader, the leader side.
    pub front: SideDef,
    /// The unit side of a leader.
    pub unit: Option<Box<SideDef>>,
    /// Which upgrades may be attached where: predicates for the unit.
    pub attach: List<Filter>,
    /// Another way to pay.
    pub instead: Option<List<Cost>>,
    /// Its Smuggles (rule 18.10).
    pub smuggles: Box<[SmuggleDef]>,
    /// Constants about this card's own cost.
    pub own_cost: Box<[ConstantId]>,
    /// Nothing on it changes its cost: no constant, other way to pay, or Exploit.
    pub plain: bool,
    /// Which rare texts it has.
    pub rare: Rare,
    /// The moments that any of its abilities waits for, also those that it gives.
    pub hears: u64,
    /// What it may enter play as a copy of, and the trait it then has (rule 22.4).
    pub copies: Option<(Selector, Trait)>,
    /// The units whose "When Played" abilities it may enter play with (rule 40.3).
    pub learns: Option<Selector>,
    /// What its player may spend while playing it (rule 52).
    pub spends: Option<SpendDef>,
    /// The cards whose traits it has, and the exceptions, in any zone (rule 55.3).
    pub borrows: Option<(Selector, List<Trait>)>,
    /// The program of an event.
    pub event: Option<ProgramId>,
    /// Can it deploy (a leader that has a unit side)?
    pub deploys: bool,
    /// Its Epic Action deploys it.
    pub deploys_by_epic: bool,
    /// The condition of its Epic Action, instead of a number of resources.
    pub deploys_if: Option<Condition>,
    /// Its upgrade side (rules 25.1 to 25.3).
    pub upgrade: Option<Box<UpgradeDef>>,
    /// For a base: how many cards more or fewer its player's opening hand has, and whether that player may take a
    /// mulligan (rules 6.3, 6.4).
    pub opening: (i8, bool),
    /// The other side of a leader that turns over.
    pub back: Option<Box<BackDef>>,
    /// The traits of a leader's unit side, if it has its own (rule 51.1).
    pub unit_traits: Option<Traits>,
    /// The bits of its abilities that may be used once each phase; see [`AbilityDef::limit_bit`].
    pub once_each_phase: u8,
}

impl Def {
    /// The side that is up: for a deployed leader, the unit side.
    #[inline]
    pub fn face(&self, card: &CardState) -> &SideDef {
        if card.zone != Zone::Attached && !card.has(CardState::DEPLOYED | CardState::FLIPPED) {
            return &self.front;
        }
        self.other_face(card)
    }

    fn other_face(&self, card: &CardState) -> &SideDef {
        match &self.back {
            _ if self.is_converted(card) => self.upgrade.as_ref().map_or(&self.front, |upgrade| &upgrade.side),
            _ if card.has(CardState::DEPLOYED) => self.unit.as_deref().unwrap_or(&self.front),
            Some(back) if card.has(CardState::FLIPPED) => &back.side,
            _ => &self.front,
        }
    }

    /// Is it a unit or a leader that is an upgrade now (rule 25.1)?
    pub fn is_converted(&self, card: &CardState) -> bool {
        card.zone == Zone::Attached && !matches!(self.kind, Kind::Upgrade | Kind::TokenUpgrade)
    }

    /// Is it an upgrade for a base (rule 48.1)?
    pub(crate) fn fortifies(&self) -> bool {
        self.kind == Kind::Upgrade && self.front.keywords & (1 << Keyword::Fortify as u32) != 0
    }

    /// The power and HP that it adds as an upgrade.
    pub fn added(&self, card: &CardState) -> (i16, i16) {
        if !self.is_converted(card) {
            return (self.power, self.hp);
        }
        self.upgrade.as_ref().map_or((0, 0), |upgrade| (upgrade.power, upgrade.hp))
    }

    /// The aspect icons of the side that is up.
    pub fn icons_up(&self, card: &CardState) -> [u8; 6] {
        self.flipped(card).map_or(self.icons, |back| back.icons)
    }

    /// The traits of the side that is up.
    pub fn traits_up(&self, card: &CardState) -> Traits {
        match self.unit_traits {
            Some(traits) if card.has(CardState::DEPLOYED) => traits,
            _ => self.flipped(card).map_or(self.traits, |back| back.traits),
        }
    }

    fn flipped(&self, card: &CardState) -> Option<&BackDef> {
        self.back.as_deref().filter(|_| card.has(CardState::FLIPPED))
    }
}

/// The other side of a leader that turns over (rule 4.2d).
#[derive(Clone, Debug)]
pub struct BackDef {
    /// Its title.
    pub title: String,
    /// How often each aspect icon is on it.
    pub icons: [u8; 6],
    /// Traits.
    pub traits: Traits,
    /// Its abilities.
    pub side: SideDef,
}

/// A unit or a leader as an upgrade (rules 25.1 to 25.3).
#[derive(Clone, Debug)]
pub struct UpgradeDef {
    /// The power it adds.
    pub power: i16,
    /// The HP it adds.
    pub hp: i16,
    /// Its abilities.
    pub side: SideDef,
    /// For a leader: it may be deployed this way.
    pub deploys: bool,
    /// The cost and the icons of its Piloting.
    pub piloting: Option<(i16, [u8; 6])>,
    /// Where it may be attached.
    pub attach: List<Filter>,
    /// Only if there is room for a Pilot.
    pub needs_room: bool,
}

/// What a player may spend while playing a card (rule 52).
#[derive(Clone, Debug)]
pub struct SpendDef {
    /// What is done with the cards.
    pub verb: Spent,
    /// Which cards.
    pub among: Selector,
    /// The most that may be spent.
    pub up_to: Option<u8>,
    /// Resources less for each.
    pub less: u8,
    /// The card gains their "When Played" abilities.
    pub learns: bool,
}

/// One Smuggle of a card (rule 18.10).
#[derive(Clone, Debug)]
pub struct SmuggleDef {
    /// Resources to pay.
    pub cost: i16,
    /// How often each aspect icon is in its brackets.
    pub icons: [u8; 6],
    /// Additional costs.
    pub extra: List<Cost>,
}

/// Keywords and abilities of one side of a card.
#[derive(Clone, Debug, Default)]
pub struct SideDef {
    /// Bits of [`Keyword`].
    pub keywords: u32,
    /// Their numbers.
    pub numbers: Numbers,
    /// Abilities that wait for moments.
    pub triggers: Box<[Waiting]>,
    /// All their trigger bits together.
    pub mask: u64,
    /// Constants.
    pub constants: Box<[ConstantId]>,
    /// Action abilities.
    pub actions: Box<[AbilityId]>,
    /// Any player may use one of them.
    pub open: bool,
    /// What happens instead of something.
    pub instead: Box<[AbilityId]>,
    /// Keywords with text of their own: each is an ability by itself (rule 17.7).
    pub worded: Box<[AbilityId]>,
    /// It is blank: no text and no keyword.
    pub bare: bool,
}

/// An ability that waits for moments.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    /// The ability.
    pub ability: AbilityId,
    /// The bits of its moments.
    pub mask: u64,
    /// Are they all about its own card, or what that is attached to?
    pub own: bool,
}

impl SideDef {
    /// Does it say anything while it is in play?
    pub fn speaks(&self) -> bool {
        self.mask != 0 || !self.constants.is_empty()
    }
}

/// A compiled ability.
#[derive(Clone, Debug)]
pub struct AbilityDef {
    /// The text on the card, to which its program refers.
    pub ability: Arc<Ability>,
    /// The card it is written on.
    pub card: DefId,
    /// The moments of a triggered ability.
    pub on: List<Trigger>,
    /// Their bits.
    pub mask: u64,
    /// Are they all about its own card, or what that is attached to?
    pub own: bool,
    /// How often it may be used.
    pub limit: Option<Limit>,
    /// Which bit of [`super::table::card::CardState::used`] remembers that.
    pub limit_bit: u8,
    /// The costs of an action ability.
    pub costs: Box<[Cost]>,
    /// Only while this holds may an action ability be used.
    pub condition: Option<Condition>,
    /// Once in the game.
    pub epic: bool,
    /// Where its card must be for an action ability to work.
    pub from: Site,
    /// Who may use an action ability.
    pub by: PlayerRef,
    /// What it does.
    pub program: Option<ProgramId>,
    /// The constant it is.
    pub constant: Option<ConstantId>,
    /// The keyword it stands for.
    pub keyword: Option<Keyword>,
}

/// A compiled constant.
#[derive(Clone, Debug)]
pub struct ConstantDef {
    /// On only while this holds.
    pub condition: Option<Condition>,
    /// Whom it affects.
    pub affects: Selector,
    /// What the affected cards get.
    pub gifts: Box<[GiftId]>,
    /// What its value depends on besides what is in play.
    pub depends: Depends,
    /// The same without its condition.
    pub depends_besides: Depends,
    /// The stages of computing values in which it takes part.
    pub stages: Stages,
    /// Which values of units it reads and changes.
    pub(crate) links: Links,
    /// It reads values of units.
    pub(crate) reads: bool,
    /// What it says about cards being played.
    pub of_plays: OfPlays,
    /// It is about a card chosen before, and ends when that card leaves play (rule 15.3).
    pub of_chosen: bool,
    /// The card it is written on.
    pub card: DefId,
}

/// Something that can be given.
#[derive(Clone, Debug)]
pub struct GiftDef {
    /// The gift.
    pub give: Grant,
    /// Its ability, if it is one.
    pub ability: Option<AbilityId>,
    /// Its amount is computed for each card that gets it.
    pub each: bool,
    /// The card it is written on.
    pub card: DefId,
}

/// A program: operations, and the sentences they come from.
#[derive(Clone, Debug)]
pub struct Program {
    /// The operations, in order.
    pub ops: Box<[Op]>,
    /// The sentence each operation belongs to.
    pub origin: Box<[u16]>,
    /// The path to each sentence in the text: a step, a branch of it, a step of that, and so on.
    pub places: Box<[Box<[u16]>]>,
    /// The ability it is the whole or a part of.
    pub text: Arc<Ability>,
    /// The card it is written on.
    pub card: Option<DefId>,
}

impl Program {
    /// The sentences in order.
    pub fn steps(&self) -> impl Iterator<Item = Option<&Step>> {
        (0..self.places.len() as u16).map(|number| self.step(number))
    }

    /// The sentence with that number.
    pub fn step(&self, number: u16) -> Option<&Step> {
        let mut steps = self.text.steps();
        let mut step = None;
        for (depth, turn) in self.places.get(usize::from(number))?.iter().enumerate() {
            match (depth % 2, step) {
                (0, _) => step = steps.get(usize::from(*turn)),
                (_, Some(outer)) => steps = Step::branch(outer, *turn),
                (_, None) => return None,
            }
        }
        step
    }

    /// The sentences after the one with that number, if everything done after it is among them.
    pub fn rest(&self, number: u16) -> Option<&[Step]> {
        let place = self.places.get(usize::from(number))?;
        let mut steps = self.text.steps();
        let (last, outer) = place.split_last()?;
        for way in outer.chunks_exact(2) {
            let (step, behind) = steps.get(usize::from(way[0])..)?.split_first()?;
            if !behind.is_empty() {
                return None;
            }
            steps = Step::branch(step, way[1]);
        }
        steps.get(usize::from(*last) + 1..)
    }
}

impl Book {
    /// The book of a library.
    pub fn of(library: &Library) -> Book {
        let cards = (0..library.len()).map(|_| OnceLock::new()).collect();
        Book {
            library: library.clone(),
            cards,
            keywords: OnceLock::new(),
            tokens: Default::default(),
            dealt: OnceLock::new(),
            played: OnceLock::new(),
            asked_when_drawn: OnceLock::new(),
        }
    }

    /// The printed card.
    pub fn card(&self, def: DefId) -> &Card {
        self.library.card(CardIndex(def.0))
    }

    /// The title of that card, turned over or not (rules 4.2d, 51.1).
    pub fn face_title(&self, def: DefId, flipped: bool) -> &str {
        match self.def(def).back.as_deref().filter(|_| flipped) {
            Some(back) => &back.title,
            None if flipped => self.unit_names(def).0,
            None => &self.card(def).title,
        }
    }

    /// The title and the subtitle of a leader as a unit (rule 51.1).
    pub fn unit_names(&self, def: DefId) -> (&str, Option<&str>) {
        let card = self.card(def);
        match card.unit_side.as_ref().and_then(|side| Some((side.title.as_deref()?, side.subtitle.as_deref()))) {
            Some(names) => names,
            None => (&card.title, card.subtitle.as_deref()),
        }
    }

    /// Is a side of the card up that has another title (rules 4.2d, 51.1)?
    pub fn is_turned(&self, card: &CardState) -> bool {
        card.has(CardState::FLIPPED) || card.has(CardState::DEPLOYED) && self.def(card.def).unit_traits.is_some()
    }

    /// How many printed cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Is there no card at all?
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The card with this id.
    pub fn find(&self, id: &str) -> Option<DefId> {
        self.library.index(id).map(|index| DefId(index.0))
    }

    /// Every printed card.
    pub fn all(&self) -> impl Iterator<Item = DefId> + '_ {
        (0..self.cards.len() as u16).map(DefId)
    }

    /// A definition.
    #[inline]
    pub fn def(&self, id: DefId) -> &Def {
        &self.text(id).def
    }

    /// The cards that say what may be done when they are drawn (rule 23.1). Reads no other card.
    pub(crate) fn asked_when_drawn(&self) -> &[DefId] {
        self.asked_when_drawn.get_or_init(|| {
            let all = (0..self.library.len()).map(|place| CardIndex(place as u16));
            all.filter(|card| self.library.outline(*card).when_drawn).map(|card| DefId(card.0)).collect()
        })
    }

    /// An ability.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> &AbilityDef {
        &self.parts(id.text()).abilities[id.place()]
    }

    /// A constant.
    #[inline]
    pub fn constant(&self, id: ConstantId) -> &ConstantDef {
        &self.parts(id.text()).constants[id.place()]
    }

    /// A gift.
    #[inline]
    pub fn gift(&self, id: GiftId) -> &GiftDef {
        &self.parts(id.text()).gifts[id.place()]
    }

    /// A program.
    #[inline]
    pub fn program(&self, id: ProgramId) -> &Program {
        &self.parts(id.text()).programs[id.place()]
    }

    /// A title by its id: its index in the alphabetical order of all titles.
    pub fn title(&self, title: u16) -> Option<&str> {
        self.library.titles().get(usize::from(title)).map(|title| title.as_ref())
    }

    /// All titles, in alphabetical order.
    pub fn titles(&self) -> impl Iterator<Item = (u16, &str)> {
        (0..).zip(self.library.titles().iter().map(|title| title.as_ref()))
    }

    /// The triggered abilities that a keyword stands for.
    pub fn keyword(&self, keyword: Keyword) -> &[AbilityId] {
        &self.keywords().abilities[keyword as usize]
    }

    /// The card of a token.
    pub fn token(&self, token: Token) -> Option<DefId> {
        *self.tokens.get(token as usize)?.get_or_init(|| self.find(token.id()))
    }

    /// The programs of a card.
    pub fn programs(&self, card: DefId) -> impl Iterator<Item = ProgramId> + use<> {
        (0..self.parts(card).programs.len() as u16).map(move |place| ProgramId::new(card, place))
    }

    /// The constants of a card.
    pub fn constants(&self, card: DefId) -> impl Iterator<Item = ConstantId> + use<> {
        (0..self.parts(card).constants.len() as u16).map(move |place| ConstantId::new(card, place))
    }

    #[inline]
    fn text(&self, id: DefId) -> &CardText {
        self.cards[usize::from(id.0)].get_or_init(|| compile::card(&self.library, id))
    }

    #[inline]
    fn parts(&self, id: DefId) -> &Parts {
        match self.cards.get(usize::from(id.0)) {
            Some(card) => &card.get_or_init(|| compile::card(&self.library, id)).parts,
            None => &self.keywords().parts,
        }
    }

    fn keywords(&self) -> &KeywordText {
        self.keywords.get_or_init(|| compile::keywords(&self.library))
    }
}

/// The bit of Bounties in trigger masks: they wait for their unit to be defeated or captured (rule 18.9).
pub const BOUNTY: u64 = 1 << 25;

/// The bit of "When you draw this card".
pub const DRAWN: u64 = 1 << 38;

/// The bit of "When an upgrade is defeated".
pub const UPGRADE_DEFEATED: u64 = 1 << 42;

/// The bit of "When this unit completes an attack".
pub const COMPLETES_ATTACK: u64 = 1 << 6;

/// The bit of "When this card is discarded".
pub const DISCARDED: u64 = 1 << 48;

/// The bits of "When Played" and of "When Played using Smuggle".
pub const WHEN_PLAYED: u64 = 1 << 0 | 1 << 1;

/// The bit of "When Defeated" in trigger masks.
pub const WHEN_DEFEATED: u64 = 1 << 12;

/// Is the moment always about the card that waits for it, or about what that is attached to?
pub(crate) fn is_of_own_card(on: &Trigger) -> bool {
    match on {
        Trigger::OfHost(inner) => is_of_own_card(inner),
        Trigger::Played
        | Trigger::PlayedBySmuggle
        | Trigger::Deployed
        | Trigger::Enters
        | Trigger::Attack
        | Trigger::Attacked
        | Trigger::CompletesAttack
        | Trigger::AttackEnds
        | Trigger::DefenseEnds
        | Trigger::AttacksAndDefeats(_)
        | Trigger::Defeated
        | Trigger::Attaches(_)
        | Trigger::UpgradeAttaches(_)
        | Trigger::UpgradesAttach
        | Trigger::Detaches
        | Trigger::Readies
        | Trigger::Healed => true,
        _ => false,
    }
}

/// The bit of a moment in trigger masks.
pub fn moment_bit(on: &Trigger) -> u64 {
    1 << match on {
        Trigger::OfHost(inner) => return moment_bit(inner),
        Trigger::Played => 0,
        Trigger::PlayedBySmuggle => 1,
        Trigger::Deployed => 2,
        Trigger::Enters => 3,
        Trigger::Attack => 4,
        Trigger::Attacked => 5,
        Trigger::CompletesAttack => 6,
        Trigger::AttackEnds => 7,
        Trigger::AttacksAndDefeats(_) => 8,
        Trigger::DealsCombatDamage { .. } => 9,
        Trigger::DamageDealt { .. } => 10,
        Trigger::YouDamageEnemyBase => 11,
        Trigger::Defeated => 12,
        Trigger::UnitDefeated(_) => 13,
        Trigger::UnitLeaves(_) => 14,
        Trigger::Plays(..) => 15,
        Trigger::PlaysNth(..) => 16,
        Trigger::Deploys(_) => 17,
        Trigger::PhaseStarts(_) => 18,
        Trigger::ReadyStep => 19,
        Trigger::Attaches(_) => 20,
        Trigger::Detaches => 21,
        Trigger::YouCollectBounty => 22,
        Trigger::DiscardsFromHand(_) => 23,
        Trigger::UnitAttacksYourBase(_) => 24,
        Trigger::UpgradeAttaches(_) => 26,
        Trigger::Readies => 27,
        Trigger::Healed => 28,
        Trigger::Draws(..) => 29,
        Trigger::YouUseWhenDefeated => 30,
        Trigger::GameStarts => 31,
        Trigger::UnitAttacks(_) => 32,
        Trigger::UnitAttacksAndDefeats(_) => 33,
        Trigger::YouUseForce => 34,
        Trigger::TakesInitiative(_) => 35,
        Trigger::ShowsFromHand(_) => 36,
        Trigger::YouUseWhenPlayed => 37,
        Trigger::Drawn(_) => 38,
        Trigger::DefenseEnds => 39,
        Trigger::UnitAttackEnds(_) => 40,
        Trigger::YouUseOnAttack => 41,
        Trigger::UpgradeDefeated(_) => 42,
        Trigger::UpgradesAttach => 43,
        Trigger::Creates(..) => 44,
        Trigger::UnitEnters(_) => 45,
        Trigger::UnitReadies(..) => 46,
        Trigger::DiscardsFromDeck(_) => 47,
        Trigger::Discarded => 48,
    }
}
