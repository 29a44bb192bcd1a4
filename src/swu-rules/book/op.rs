//! Operations of compiled programs.

use super::{AbilityId, ConstantId, GiftId, ProgramId};
use swu_language::ability::{Amount, Condition, Filter, Phase, PlayerRef, Ref, Selector, Target, Token, Until};
use swu_language::list::List;
use swu_language::word::Arena;

/// One operation. A [`Verb`] works on [`Ref::It`], which an [`Op::Select`] before it has filled.
#[derive(Clone, Debug)]
pub enum Op {
    /// Fill a slot with targets; if `optional`, declining jumps there.
    Select {
        /// What and how.
        target: Target,
        /// Where to.
        into: Ref,
        /// Where to go if it is declined.
        optional: Option<u16>,
    },
    /// Do something with It, or with the game.
    Do(Verb),
    /// Do something with cards outside play.
    Cards(CardVerb),
    /// Divide damage, healing or tokens.
    Divide {
        /// What is divided.
        what: Divided,
        /// The amount is the most.
        up_to: bool,
        /// The dealer.
        by: Option<Ref>,
        /// How much.
        total: Amount,
        /// Among these.
        among: Selector,
        /// Where to go if it is declined.
        optional: Option<u16>,
    },
    /// Deal indirect damage to players, who divide it.
    Indirect(PlayerRef, Amount),
    /// Heal up to this much from It.
    HealUpTo(Amount),
    /// Deal up to this much damage to It.
    DamageUpTo(Amount),
    /// Put It on top of its owner's deck, ordering several.
    Top,
    /// Attack with It.
    Attack(Box<AttackOp>),
    /// Play It, each of them.
    Play(Box<PlayOp>),
    /// Discard, chosen by the player.
    Discard(PlayerRef, Amount),
    /// Discard, chosen by the controller.
    DiscardFrom(PlayerRef, Amount, List<Filter>),
    /// Reveal one card after another.
    RevealOneByOne(Amount),
    /// Search the deck.
    Search(Box<SearchOp>),
    /// Pay any number of resources, or up to this many.
    PayAny(Option<Amount>),
    /// Reveal cards of the hand with these icons, all together or one of them.
    Disclose {
        /// The number of icons of each kind.
        icons: [u8; 6],
        /// One of them is enough.
        one: bool,
        /// Where to go if it is declined.
        optional: Option<u16>,
    },
    /// Name a card.
    NameCard,
    /// Choose a number.
    ChooseNumber,
    /// Choose an arena.
    ChooseArena,
    /// Choose an aspect.
    ChooseAspect,
    /// Name a trait.
    NameTrait,
    /// Choose a player.
    ChoosePlayer(PlayerRef),
    /// Ask whether to go on; otherwise jump.
    May(PlayerRef, u16),
    /// That player may run a block, with its choices theirs.
    MayBy(PlayerRef, ProgramId),
    /// That player may say "no".
    SaysNo(PlayerRef),
    /// Jump if the last step was not done.
    UnlessDid(u16),
    /// Jump if it was.
    IfDid(u16),
    /// Jump if this does not hold.
    Unless(Condition, u16),
    /// Jump.
    Jump(u16),
    /// "And" begins: no state checks.
    Join,
    /// "And" ends.
    Part,
    /// Run a block for each of It.
    ForEach(ProgramId),
    /// Run the block this many times.
    ForEvery(Amount, ProgramId),
    /// Run a block for each of those players.
    ForEachPlayer(PlayerRef, ProgramId),
    /// Run a block for each of those players, one after another.
    InPlayerOrder(PlayerRef, ProgramId),
    /// Choose from a list.
    Choice {
        /// How many.
        choose: Amount,
        /// The same one may be chosen again.
        repeats: bool,
        /// By whom.
        by: PlayerRef,
        /// Conditions and blocks.
        modes: Box<[(Option<Condition>, ProgramId)]>,
        /// Where to go if it is declined.
        optional: Option<u16>,
    },
    /// Later.
    Later(Phase, ProgramId),
    /// At the end of this phase.
    AtEndOfPhase(ProgramId),
    /// When this card leaves play.
    WhenThisLeaves(ProgramId),
    /// The next time in this phase that something happens.
    NextTime(AbilityId),
    /// Who may collect this Bounty: if that is its unit's own controller, an opponent of their choice.
    Collector,
    /// The controller of this Bounty's program has collected it.
    Collected(AbilityId),
    /// Collect the Bounties of that unit.
    CollectBounties(Ref),
    /// Collect the Bounty of the trigger again.
    CollectAgain,
    /// Use "When Defeated" abilities of that unit.
    UseWhenDefeated {
        /// Of which unit.
        of: Ref,
        /// All of them.
        all: bool,
    },
    /// Use the ability of the trigger again.
    UseAgain,
    /// Use any number of "When Played" abilities of such units.
    UseAnyWhenPlayed(Selector),
    /// Choose one of those players who has a Credit.
    ChooseHolder(PlayerRef),
    /// Defeat any number of one's Credits.
    DefeatAnyCredits,
    /// Defeat any number of one's tokens.
    DefeatAnyTokens,
    /// When the attack is completed.
    AfterAttack(ProgramId),
}

/// Something done to [`Ref::It`] or to the game that asks nothing.
#[derive(Clone, Debug)]
pub enum Verb {
    /// Deal damage to It.
    Damage(Amount),
    /// Deal damage to It that can't be prevented.
    DamageSurely(Amount),
    /// That unit deals damage to It.
    Strike(Ref, Amount),
    /// Each of those units deals this much to a different one of It.
    StrikePaired(Ref, Amount),
    /// Heal It.
    Heal(Amount),
    /// Heal all damage from It.
    HealAll,
    /// Defeat It.
    Defeat,
    /// Exhaust It.
    Exhaust,
    /// Ready It.
    Ready,
    /// Return It to its owner's hand.
    Return,
    /// Put It on the bottom of its owner's deck.
    Bottom {
        /// In random order.
        random: bool,
    },
    /// Put It into the hand.
    Take,
    /// Discard It.
    DiscardCard,
    /// Put It into play as a resource.
    Resource {
        /// Ready.
        ready: bool,
        /// Whose.
        by: PlayerRef,
    },
    /// Put the top card of the deck into play as a resource.
    ResourceTop {
        /// Whose.
        who: PlayerRef,
        /// Ready.
        ready: bool,
    },
    /// Give token upgrades to It.
    Give(Token, Amount),
    /// Give It one more token upgrade like that one.
    GiveLike(Ref),
    /// Create token units.
    Create(PlayerRef, Token, Amount),
    /// Change power and HP of It.
    Get(Amount, Amount, Until),
    /// Give It something.
    Gain(Box<[GiftId]>, Until),
    /// A rule holds.
    Rule(ConstantId, Until),
    /// Take control of It.
    TakeControl(PlayerRef),
    /// The controllers of these two take each other's.
    Exchange(Ref, Ref),
    /// Capture It.
    Capture(Ref),
    /// Rescue It.
    Rescue,
    /// Attach that upgrade to It.
    Attach(Ref),
    /// That player loses.
    Lose(PlayerRef),
    /// Turn this leader over.
    Flip,
    /// Move It to that arena.
    Move(Arena),
    /// Deploy this leader.
    Deploy,
    /// One more action.
    ExtraAction,
    /// Shuffle a deck.
    Shuffle(PlayerRef),
    /// The Force is with the controller.
    GainForce,
    /// Use the Force.
    UseForce,
    /// Defeat this many Credits of those players.
    DefeatCredits(PlayerRef, Amount),
    /// Take control of this many Credits of those players.
    TakeCredits(PlayerRef, Amount),
}

/// Something done with cards outside play that asks nothing.
#[derive(Clone, Debug)]
pub enum CardVerb {
    /// Draw.
    Draw(PlayerRef, Amount),
    /// Discard by chance.
    DiscardRandom(PlayerRef, Amount),
    /// Discard the hand.
    DiscardHand(PlayerRef),
    /// Discard from the deck into [`Ref::Cards`].
    Mill(PlayerRef, Amount),
    /// Look at a hand.
    LookAtHand(PlayerRef),
    /// Reveal a hand.
    RevealHand(PlayerRef),
    /// Reveal It.
    Reveal,
    /// Look at It.
    LookAt,
    /// Look at the top of a deck.
    LookAtTop(PlayerRef, Amount),
    /// Reveal the top of a deck.
    RevealTop(PlayerRef, Amount),
    /// Pay resources.
    Pay(Amount),
}

impl From<Verb> for Op {
    fn from(verb: Verb) -> Op {
        Op::Do(verb)
    }
}

impl From<CardVerb> for Op {
    fn from(verb: CardVerb) -> Op {
        Op::Cards(verb)
    }
}

/// How an operation combines with the same operation of others (rules 11.9, 11.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nature {
    /// It decides, or leads on: the game stays as it is.
    Decides,
    /// It changes the game, and asks nothing.
    Does,
    /// It asks, and then changes the game.
    DecidesAndDoes,
    /// It asks on the way, or has its own windows of triggers: others do theirs before or after it.
    Alone,
}

impl Verb {
    /// Can it make a unit leave play?
    pub fn takes_away(&self) -> bool {
        matches!(self, Verb::Defeat | Verb::Return | Verb::Bottom { .. } | Verb::Resource { .. } | Verb::Capture(_))
    }

    /// Does it create tokens?
    pub fn creates(&self) -> bool {
        matches!(self, Verb::Give(..) | Verb::GiveLike(_) | Verb::Create(..))
    }

    /// Does it do nothing if there is nothing to apply it to?
    pub fn only_touches(&self) -> bool {
        matches!(
            self,
            Verb::Damage(_)
                | Verb::Strike(..)
                | Verb::StrikePaired(..)
                | Verb::Heal(_)
                | Verb::HealAll
                | Verb::Defeat
                | Verb::Exhaust
                | Verb::Ready
                | Verb::Return
                | Verb::Give(..)
                | Verb::GiveLike(_)
                | Verb::Get(..)
                | Verb::Gain(..)
        )
    }
}

impl Op {
    /// Its nature.
    pub fn nature(&self) -> Nature {
        match self {
            Op::Select { .. }
            | Op::NameCard
            | Op::ChooseNumber
            | Op::ChooseArena
            | Op::ChooseAspect
            | Op::NameTrait
            | Op::ChoosePlayer(_)
            | Op::May(..)
            | Op::MayBy(..)
            | Op::SaysNo(_)
            | Op::UnlessDid(_)
            | Op::IfDid(_)
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::Join
            | Op::Part
            | Op::Choice { .. }
            | Op::ChooseHolder(_)
            | Op::Collector => Nature::Decides,
            Op::Divide { .. }
            | Op::Indirect(..)
            | Op::HealUpTo(_)
            | Op::DamageUpTo(_)
            | Op::Discard(..)
            | Op::DiscardFrom(..)
            | Op::DefeatAnyCredits
            | Op::PayAny(_) => Nature::DecidesAndDoes,
            Op::Attack(_)
            | Op::Play(_)
            | Op::Search(_)
            | Op::Top
            | Op::RevealOneByOne(_)
            | Op::ForEach(_)
            | Op::ForEvery(..)
            | Op::ForEachPlayer(..)
            | Op::InPlayerOrder(..)
            | Op::Disclose { .. }
            | Op::CollectAgain
            | Op::UseWhenDefeated { .. }
            | Op::UseAnyWhenPlayed(_)
            | Op::DefeatAnyTokens
            | Op::UseAgain => Nature::Alone,
            Op::Do(_)
            | Op::Cards(_)
            | Op::Later(..)
            | Op::AtEndOfPhase(_)
            | Op::WhenThisLeaves(_)
            | Op::NextTime(_)
            | Op::Collected(_)
            | Op::AfterAttack(_)
            | Op::CollectBounties(_) => Nature::Does,
        }
    }
}

/// Attack with It.
#[derive(Clone, Debug)]
pub struct AttackOp {
    /// Exhausted units too.
    pub even_exhausted: bool,
    /// Only units can be attacked.
    pub units_only: bool,
    /// Through Ambush.
    pub ambush: bool,
    /// What the attacker gets.
    pub attacker: Box<[RiderOp]>,
    /// What the defending unit gets.
    pub defender: Box<[RiderOp]>,
    /// The possible attackers.
    pub with: Target,
    /// Where the attacker is kept.
    pub keep: Ref,
    /// Where to go if it is declined.
    pub optional: Option<u16>,
}

/// Something given under a condition.
#[derive(Clone, Debug)]
pub struct RiderOp {
    /// Only then.
    pub condition: Option<Condition>,
    /// It refers to the attack, so it is given when the target is chosen; everything else matters for the choice.
    pub aimed: bool,
    /// The gifts.
    pub gifts: Box<[GiftId]>,
}

/// Play cards.
#[derive(Clone, Debug)]
pub struct PlayOp {
    /// Which.
    pub what: Target,
    /// Resources less.
    pub less: Option<Amount>,
    /// For free.
    pub free: bool,
    /// Only by Smuggle.
    pub smuggle: bool,
    /// Only by Piloting.
    pub piloting: bool,
    /// Only by Plot.
    pub plot: bool,
    /// Only on one of these units.
    pub on: Option<Selector>,
    /// Enters ready.
    pub ready: bool,
    /// What it gets.
    pub gains: Box<[GiftId]>,
    /// How long.
    pub until: Until,
    /// What it gets if a condition holds once it is paid for.
    pub riders: Box<[RiderOp]>,
    /// Where to go if it is declined.
    pub optional: Option<u16>,
}

/// What is divided among several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Divided {
    /// Damage.
    Damage,
    /// Healing.
    Healing,
    /// Token upgrades.
    Tokens(Token),
}

/// Search the deck.
#[derive(Clone, Debug)]
pub struct SearchOp {
    /// Whose.
    pub who: PlayerRef,
    /// How deep; the whole deck if `None`.
    pub top: Option<Amount>,
    /// Which cards.
    pub find: List<Filter>,
    /// How many.
    pub up_to: Option<Amount>,
    /// Costs together at most.
    pub total_cost: Option<Amount>,
    /// They are revealed.
    pub reveal: bool,
}
