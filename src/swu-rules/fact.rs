//! What happened: complete facts, each with the seats that may see the faces in it.

use super::coverage::Tally;
use super::ids::GiftId;
use super::table::card::{DefId, Uid};
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// What happened.
    pub what: What,
    /// To whom, or by whom.
    pub seat: Seat,
    /// The card it is about.
    pub card: Option<Seen>,
    /// The other card.
    pub other: Option<Seen>,
    /// How much, how many.
    pub amount: i16,
    /// Who may know the faces of the cards in it.
    pub witnesses: SeatSet,
    /// The change to the card, for [`What::Changed`], [`What::Damage`] and [`What::Healed`].
    pub change: Option<Change>,
}

/// What changes about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Power and HP.
    Stats {
        /// More or less power.
        power: i16,
        /// More or less HP.
        hp: i16,
    },
    /// The card gets this.
    Gift(GiftId),
    /// HP left, never less than 0.
    Left {
        /// How many there were.
        before: i16,
        /// How many there are.
        after: i16,
    },
}

/// A card as it was when the fact happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Which card.
    pub uid: Uid,
    /// What was printed on it.
    pub def: DefId,
    /// Its handle.
    pub handle: u16,
    /// Who controlled it.
    pub controller: Seat,
    /// Was its other side up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
}

macro_rules! facts {
    ($($(#[$doc:meta])* $what:ident $kind:literal),+ $(,)?) => {
        /// The sorts of facts.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum What { $($(#[$doc])* $what),+ }

        impl What {
            /// The word used by the protocol.
            pub const fn kind(self) -> &'static str {
                match self { $(What::$what => $kind),+ }
            }
        }
    };
}

facts! {
    /// `seat` chose who starts: `amount` is that seat.
    FirstPlayer "first-player",
    /// `seat` kept the opening hand.
    Kept "kept",
    /// `seat` drew a new opening hand.
    Mulliganed "mulliganed",
    /// Round `amount` starts.
    Round "round",
    /// The regroup phase starts.
    Regroup "regroup",
    /// A further regroup phase of the same round starts (rule 41.1).
    RegroupAgain "regroup-again",
    /// `seat` played `card` (on `other`) for `amount` resources.
    Played "played",
    /// `seat` deployed `card`.
    Deployed "deployed",
    /// `seat` used an ability of `card`; `other` is the upgrade that gives it to a base; `amount` is 1 if it had no
    /// effect.
    Used "used",
    /// An ability of `card` triggered for `seat`; `other` is the upgrade that gives it to a base; `amount` is 1 if it had
    /// no effect.
    Triggered "triggered",
    /// `card` of `seat` attacks `other`.
    Attacked "attacked",
    /// With the same attack, `card` of `seat` attacks `other` as well.
    AttackedToo "attacked-too",
    /// `card` was dealt `amount` damage by `other`.
    Damage "damage",
    /// Damage to `card` was prevented by a Shield.
    Shielded "shielded",
    /// `amount` damage was healed from `card`.
    Healed "healed",
    /// `seat` may have only one `card` in play, which is unique, and keeps this copy.
    KeptUnique "kept-unique",
    /// `card` of `seat` was defeated: an upgrade on `other`, or a resource if `amount` is 1.
    Defeated "defeated",
    /// The Force is with `seat`.
    ForceGained "force-gained",
    /// The Force token of `seat` was defeated.
    ForceLost "force-lost",
    /// `seat` used the Force.
    ForceUsed "force-used",
    /// `seat` collected a Bounty of `card`.
    Collected "collected",
    /// `seat` used `amount` Credit tokens.
    CreditsUsed "credits-used",
    /// `seat` created `amount` Credit tokens.
    CreditsCreated "credits-created",
    /// `amount` Credit tokens of `seat` were defeated.
    CreditsDefeated "credits-defeated",
    /// `seat` took control of `amount` Credit tokens.
    CreditsTaken "credits-taken",
    /// `card` moved to the ground arena (`amount` 1) or the space arena (2).
    Moved "moved",
    /// `card` was exhausted; without one, a resource of `seat` was.
    Exhausted "exhausted",
    /// `card` was readied; without one, a resource of `seat` was.
    Readied "readied",
    /// `seat` drew `card`, or `amount` cards.
    Drew "drew",
    /// `seat` discarded `card`.
    Discarded "discarded",
    /// `seat` put `card` down as a resource.
    Resourced "resourced",
    /// `seat` put `card`, the top one of a deck, down as a resource: a card that nobody had seen.
    ResourcedTop "resourced-top",
    /// `card` returned to the hand of `seat`.
    Returned "returned",
    /// `card` went to the bottom of the deck of `seat`.
    Bottomed "bottomed",
    /// `card` went on top of the deck of `seat`.
    Topped "topped",
    /// `seat` looked at `card`: in a hand if `amount` is 1, else on a deck.
    Looked "looked",
    /// `seat` revealed `card`.
    Revealed "revealed",
    /// `seat` searched `amount` cards.
    Searched "searched",
    /// `seat` shuffled their deck.
    Shuffled "shuffled",
    /// `card` was attached to `other`.
    Attached "attached",
    /// `seat` created `card`.
    Created "created",
    /// `seat` took control of `card`: of a resource if `amount` is 1.
    TookControl "took-control",
    /// A leader was turned over.
    Flipped "flipped",
    /// `other` captured `card`.
    Captured "captured",
    /// `card` was rescued.
    Rescued "rescued",
    /// `card` is given something for a time by `other`.
    Changed "changed",
    /// `seat` named a card: `amount` is the title.
    Named "named",
    /// `seat` chose the number `amount`.
    Number "number",
    /// `seat` chose an arena: 1 ground, 2 space.
    Arena "arena",
    /// A player chose an aspect: its number.
    Aspect "aspect",
    Trait "trait",
    /// `seat` paid `amount` resources.
    Paid "paid",
    /// `seat` took the initiative.
    Initiative "initiative",
    /// `seat` took the blast counter.
    Blast "blast",
    /// `seat` took the plan counter.
    Plan "plan",
    /// `seat` passed.
    Passed "passed",
    /// `seat` conceded.
    Conceded "conceded",
    /// `seat` is out of the game.
    Eliminated "eliminated",
    /// `card` went to the discard pile of `seat`, its owner, or to their base zone (`amount` 1): its controller is out.
    WentHome "went-home",
    /// The initiative counter of `seat`, who is out, lies in the centre.
    CounterBack "counter-back",
    /// `seat` won.
    Won "won",
    /// The game is a draw.
    Draw "draw",
    /// In the regroup phase `amount` cards of all players were readied.
    ReadiedAll "readied-all",
}

/// Where facts are collected. If switched off, nothing is kept.
#[derive(Default, Debug)]
pub struct Log {
    /// The facts in order.
    pub facts: Vec<Fact>,
    /// Are facts kept?
    pub on: bool,
    /// Counts what was used.
    pub tally: Option<Box<Tally>>,
}

impl Log {
    /// A log that keeps facts.
    pub fn keeping() -> Log {
        Log { on: true, ..Log::default() }
    }
}
