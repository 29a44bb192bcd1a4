//! Abilities at work: running programs, waiting triggers, lasting and delayed effects.

mod spans;
mod work;

use super::card::Obj;
use crate::ids::{AbilityId, ConstantId, GiftId, ProgramId};
use seats::Seat;
use serde::{Deserialize, Serialize};
use swu_language::ability::{Phase, Ref, Until};
use swu_language::keyword::Keyword;
pub(crate) use work::Work;

/// A stretch of the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Span {
    /// Where it starts.
    pub start: u16,
    /// How many objects.
    pub len: u16,
}

/// How many named results an effect can hold.
pub(crate) const SLOTS: usize = 10;
/// The slot of tokens given or created.
pub(crate) const MADE: usize = 8;
/// The slot of the card played by an earlier step.
pub(crate) const PLAYED: usize = 7;
/// The slot of the cards actually damaged.
pub(crate) const DAMAGED: usize = 9;
/// The slot of the cards looked at, revealed, found or discarded.
pub(crate) const CARDS: usize = 5;

/// The slot of a named result, if the reference is one.
pub(crate) const fn slot(reference: Ref) -> Option<usize> {
    match reference {
        Ref::It => Some(0),
        Ref::Chosen => Some(1),
        Ref::First => Some(2),
        Ref::Second => Some(3),
        Ref::Third => Some(4),
        Ref::Cards => Some(CARDS),
        Ref::Rest => Some(6),
        Ref::Played => Some(PLAYED),
        Ref::This | Ref::Host | Ref::Subject | Ref::Attacker | Ref::Defender | Ref::YourBase => None,
        Ref::Made => Some(MADE),
        Ref::Damaged => Some(DAMAGED),
        Ref::Exploited | Ref::Each | Ref::Struck => None,
    }
}

/// Nobody.
pub(crate) const NOBODY: u8 = u8::MAX;
/// No attack.
pub(crate) const NO_ATTACK: u8 = u8::MAX;
/// No index in the list of waiting triggers.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// A running program with everything its expressions can refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Effect {
    /// The program.
    pub program: ProgramId,
    /// The next operation.
    pub pc: u16,
    /// The card whose text this is.
    pub source: Obj,
    /// Who resolves it.
    pub controller: Seat,
    /// What the source is or was attached to.
    pub attached_to: Obj,
    /// The card the trigger is about.
    pub subject: Obj,
    /// The other card it is about, if it is about two defenders of one attack (rule 9.7).
    #[serde(default, skip_serializing_if = "Obj::is_none")]
    pub second_subject: Obj,
    /// The amount in the trigger, or a keyword's number.
    pub amount: i16,
    /// The attack it belongs to, an index, or [`NO_ATTACK`].
    pub attack: u8,
    /// The player the sentence is about, or [`NOBODY`].
    pub player: u8,
    /// Who makes the choices, if not the controller, or [`NOBODY`].
    pub chooser: u8,
    /// Named results.
    #[serde(with = "spans")]
    pub slots: [Span; SLOTS],
    /// How much the last verb did.
    pub amount_done: i16,
    /// The chosen number.
    pub number: i16,
    /// The named card: any printing with that title.
    pub name: u16,
    /// The chosen arena: 0 none, 1 ground, 2 space.
    pub arena: u8,
    /// The chosen aspect: 0 none, 1 the first, and so on.
    #[serde(default, skip_serializing_if = "is_none")]
    pub aspect: u8,
    /// Was the last step done in full (rule 11.6)?
    pub done_in_full: bool,
    /// Who did their part of the last one in player order, by seats (rule 42.7).
    #[serde(default, skip_serializing_if = "is_none")]
    pub doers: u8,
    /// Inside "and": no state check.
    pub joined: u8,
    /// Who creates twice as many tokens by the operation, and how many texts were asked about it (rule 39.2); see
    /// `flow::verbs::twice`.
    #[serde(default, skip_serializing_if = "is_unasked")]
    pub twice: u16,
    /// How much more damage the ability deals, and how many texts were asked for that (rule 53.2); see
    /// `flow::verbs::raised`.
    #[serde(default, skip_serializing_if = "is_unasked")]
    pub raised: u16,
    /// How far the operation at hand is.
    pub work: Work,
    /// Where the pool was when this frame began.
    pub pool: u16,
    /// Where the triggers of its modified actions begin, or [`NOWHERE`] (rule 12.6).
    pub inner: u16,
    /// [`Ref::Cards`] were looked at in private.
    pub secret: bool,
    /// A limited ability that is used up by saying yes (rule 12.10).
    pub limited: Option<AbilityId>,
    /// It is a block of the frame below and hands its results down.
    pub block: bool,
    /// A delayed effect: it continues without its maker (multiplayer.md E6).
    pub outlives: bool,
    /// [`Ref::Each`]: the card for which something is being computed.
    #[serde(default, skip_serializing_if = "Obj::is_none")]
    pub each: Obj,
    /// Keywords that the card has besides its own, from the text that plays it (rule 8.1 step 1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub each_has: u32,
    /// The Bounty whose collecting the trigger is about.
    #[serde(default, skip_serializing_if = "AbilityId::is_none")]
    pub bounty: AbilityId,
    /// It is one of several runs that change the game together.
    #[serde(default, skip_serializing_if = "Hold::is_free")]
    pub hold: Hold,
}

const fn is_zero(number: &u32) -> bool {
    *number == 0
}

const fn is_unasked(number: &u16) -> bool {
    *number == 0
}

const fn is_none(number: &u8) -> bool {
    *number == 0
}

/// Whether a program waits for others before it changes the game (rules 11.9, 11.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Hold {
    /// It runs by itself.
    #[default]
    Free,
    /// It stops before each operation that changes the game.
    Held,
    /// All have decided: its next operation proceeds.
    Released,
}

impl Hold {
    /// Does it run by itself?
    pub(crate) fn is_free(&self) -> bool {
        *self == Hold::Free
    }
}

impl Effect {
    /// A program about to start.
    pub(crate) fn new(program: ProgramId, source: Obj, controller: Seat) -> Effect {
        Effect {
            program,
            pc: 0,
            source,
            controller,
            attached_to: Obj::NONE,
            subject: Obj::NONE,
            second_subject: Obj::NONE,
            amount: 0,
            attack: NO_ATTACK,
            player: NOBODY,
            chooser: NOBODY,
            slots: [Span::default(); SLOTS],
            amount_done: 0,
            number: 0,
            name: u16::MAX,
            arena: 0,
            aspect: 0,
            done_in_full: false,
            doers: 0,
            joined: 0,
            twice: 0,
            raised: 0,
            work: Work::Fresh,
            pool: 0,
            inner: NOWHERE,
            secret: false,
            limited: None,
            block: false,
            outlives: false,
            each: Obj::NONE,
            each_has: 0,
            bounty: AbilityId::NONE,
            hold: Hold::Free,
        }
    }

    /// The same, computing something for that card.
    pub(crate) fn for_each(&self, card: Obj) -> Effect {
        let mut effect = *self;
        effect.each = card;
        effect
    }

    /// The same results in another program, from its first operation on.
    pub(crate) fn beginning(&self, program: ProgramId) -> Effect {
        Effect { program, pc: 0, twice: 0, work: Work::Fresh, joined: 0, inner: NOWHERE, limited: None, ..*self }
    }
}

/// A trigger that waits for its turn (rule 12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Pending {
    /// The ability.
    pub ability: AbilityId,
    /// The card that has it.
    pub source: Obj,
    /// What the source was attached to.
    pub attached_to: Obj,
    /// Who resolves it.
    pub seat: Seat,
    /// The card it is about.
    pub subject: Obj,
    /// The other card it is about, if it is about two defenders of one attack (rule 9.7).
    #[serde(default, skip_serializing_if = "Obj::is_none")]
    pub second_subject: Obj,
    /// How much.
    pub amount: i16,
    /// The attack it belongs to.
    pub attack: u8,
    /// The other player it is about, or [`NOBODY`].
    pub player: u8,
    /// It waits for the end of its attack: only then is it known whether it triggers at all (rule 9.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undecided: bool,
    /// It triggers only if its card is still in play after the next state check (rule 53.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_survive: bool,
    /// Another text uses it, as if its moment had come (rule 11.17).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
    /// The Bounty whose collecting it is about.
    #[serde(default, skip_serializing_if = "AbilityId::is_none")]
    pub bounty: AbilityId,
}

/// A lasting effect (rule 16.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Lasting {
    /// Its effect.
    pub what: Lasts,
    /// The card it affects; for rules, the chosen card they refer to, or [`Obj::NONE`].
    pub on: Obj,
    /// The card that made it.
    pub source: Obj,
    /// Who made it.
    pub controller: Seat,
    /// When it ends.
    pub until: Until,
    /// The attack it ends with.
    pub attack: u8,
    /// The named card, for bans.
    pub name: u16,
    /// The player it refers to, or [`NOBODY`].
    #[serde(default = "nobody", skip_serializing_if = "is_nobody")]
    pub player: u8,
    /// For rules: "that much", as it was when the rule began.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub amount: i16,
}

impl Lasting {
    /// One that belongs to no attack and names nothing.
    pub(crate) const fn of(what: Lasts, on: Obj, source: Obj, controller: Seat, until: Until) -> Lasting {
        let (attack, name, player, amount) = (NO_ATTACK, u16::MAX, NOBODY, 0);
        Lasting { what, on, source, controller, until, attack, name, player, amount }
    }
}

const fn is_nothing(number: &i16) -> bool {
    *number == 0
}

const fn nobody() -> u8 {
    NOBODY
}

const fn is_nobody(player: &u8) -> bool {
    *player == NOBODY
}

/// What a lasting effect does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Lasts {
    /// Power and HP.
    Stats {
        /// Power.
        power: i16,
        /// HP.
        hp: i16,
    },
    /// A gift with its number at the time it was given.
    Gift {
        /// What.
        gift: GiftId,
        /// Its number.
        amount: i16,
    },
    /// A constant rule.
    Rule(ConstantId),
    /// Something that happens the next time (rule 16.2).
    Waits(AbilityId),
    /// A keyword with its number.
    Keyword(Keyword, i16),
    /// An ability.
    Ability(AbilityId),
    /// A constant ability that refers to the card that has it now.
    Constant(ConstantId),
    /// The card has lost this keyword: a fact of a position taken away in thought.
    Lost(Keyword),
    /// The card has lost all its abilities: the same.
    Silent,
}

/// A delayed effect (rule 16.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Delayed {
    /// When.
    pub at: Moment,
    /// The program with its bindings; slots refer to `caught`.
    pub effect: Effect,
    /// The objects that the slots of `effect` refer to.
    pub caught: Vec<Obj>,
}

/// The moment of a delayed effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Moment {
    /// The next time this phase starts.
    Start(Phase),
    /// When that card leaves play.
    Leaves(Obj),
    /// At the end of this phase.
    End(Phase),
    /// When that attack is completed.
    Over(u8),
}
