//! Verbs: what an ability does, step by step (rule 11.1).

use super::{Amount, Condition, Constant, Filter, Grant, Phase, PlayerRef, Ref, Selector, Target, Trigger, Until};
use crate::list::List;
use crate::word::{Arena, Aspect};
use serde::{Deserialize, Serialize};

/// One sentence, or part of one. A verb leaves what it was applied to in [`Ref::It`] and how much it did in
/// [`Amount::ThatMuch`]; [`Condition::Did`] tells whether it was done in full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Choose, and keep the choice under that name.
    Choose(Target, Ref),
    /// Deal damage; this card is the source (rule 14.7).
    Damage(Target, Amount),
    /// That unit deals damage (rule 14.7).
    Strike {
        /// The dealer.
        by: Ref,
        /// What is hit.
        to: Target,
        /// How much.
        amount: Amount,
    },
    /// Deal damage divided as you choose (rule 11.11); by that unit, or by this card if not given.
    DivideDamage {
        /// The dealer.
        #[serde(default)]
        by: Option<Ref>,
        /// The whole amount.
        total: Amount,
        /// Among these.
        among: Selector,
        /// The amount is the most that may be dealt. Example: JTL_009.
        #[serde(default)]
        up_to: bool,
    },
    /// Deal damage that can't be prevented (rule 14.6). Example: JTL_156.
    DamageSurely(Target, Amount),
    /// Deal indirect damage to players: each of them divides it among their base and units (rule 25.4). The cards
    /// actually damaged become [`Ref::It`]. Example: JTL_132.
    IndirectDamage(PlayerRef, Amount),
    /// Deal up to this much damage. Example: LAW_102.
    DamageUpTo(Target, Amount),
    /// Heal damage (rule 14.8).
    Heal(Target, Amount),
    /// Heal all damage.
    HealAll(Target),
    /// Heal up to this much.
    HealUpTo(Target, Amount),
    /// Give this many token upgrades among these, divided as you choose and all at once (rule 33.7).
    Distribute {
        /// What is given.
        token: Token,
        /// How many altogether.
        total: Amount,
        /// Among these.
        among: Selector,
        /// The amount is the most that may be given. Example: ASH_224.
        #[serde(default)]
        up_to: bool,
    },
    /// Heal up to this much in total, divided as you choose.
    DivideHealing {
        /// The most.
        up_to: Amount,
        /// Among these.
        among: Selector,
    },
    /// Defeat (rule 15.1).
    Defeat(Target),
    /// Exhaust (rule 2.6).
    Exhaust(Target),
    /// Ready (rule 2.6).
    Ready(Target),
    /// Return to its owner's hand (rule 23.7).
    Return(Target),
    /// Put on the bottom of its owner's deck, in the order chosen.
    PutOnBottom(Target),
    /// Put on the bottom of its owner's deck, in random order.
    PutOnBottomRandomly(Target),
    /// Put on top of its owner's deck; several in the order you choose.
    PutOnTop(Target),
    /// Put into your hand from a deck: "draw it".
    Take(Target),
    /// Discard this card.
    DiscardCard(Target),
    /// Put into play as your resource (rule 23.6).
    Resource {
        /// What.
        what: Target,
        /// Ready, not exhausted.
        #[serde(default)]
        ready: bool,
        /// Whose resource it becomes; yours if not given (rule 40.7). Example: LAW_103.
        #[serde(default = "you")]
        by: PlayerRef,
    },
    /// Put the top card of a deck into play as a resource of that deck's owner.
    ResourceTop {
        /// Whose; yours unless said.
        #[serde(default = "you")]
        who: PlayerRef,
        /// Ready, not exhausted.
        #[serde(default)]
        ready: bool,
    },
    /// Give that many token upgrades (rule 21).
    Give(Target, Token, Amount),
    /// Create that many token units under that player's control (rule 21), or Credits (rule 31.9).
    Create(PlayerRef, Token, Amount),
    /// Power and HP change for a time (rule 16.1).
    Get(Target, Amount, Amount, Until),
    /// Something is given for a time (rule 16.1).
    Gain(Target, List<Grant>, Until),
    /// A rule holds for a time, for everything it matches (rule 16.1a); a chosen card that it refers to is remembered,
    /// and when that leaves play, the rule ends. Example: TWI_072.
    Rule(Constant, Until),
    /// That player takes control (rule 20).
    TakeControl(PlayerRef, Target),
    /// The controllers of these two cards take control of each other's, at the same time; if one of them can't be
    /// taken, the other still is (rule 37.2). Example: LAW_170.
    ExchangeControl(Ref, Ref),
    /// That unit captures (rule 19).
    Capture(Ref, Target),
    /// Rescue captured cards (rule 19.5).
    Rescue(Target),
    /// Attach that upgrade to a unit (rule 4.5b); a unit or a leader becomes an upgrade (rule 25.3).
    Attach(Ref, Target),
    /// Move to that arena (rule 25.11); an upgrade becomes a unit there (rule 25.3). Example: JTL_126.
    Move(Target, Arena),
    /// Attack with a unit (rule 9).
    Attack(Box<AttackWith>),
    /// Play a card (rule 8.1).
    Play(Box<PlayCard>),
    /// Draw cards (rule 23.1).
    Draw(PlayerRef, Amount),
    /// Discard cards from the hand, chosen by that player (rule 23.2).
    Discard(PlayerRef, Amount),
    /// Discard cards from the hand at random.
    DiscardRandom(PlayerRef, Amount),
    /// Discard the whole hand.
    DiscardHand(PlayerRef),
    /// You choose such cards of that player's hand; that player discards them.
    DiscardFrom(PlayerRef, Amount, List<Filter>),
    /// Discard cards from the top of the deck; they become [`Ref::Cards`].
    Mill(PlayerRef, Amount),
    /// Look at a hand.
    LookAtHand(PlayerRef),
    /// That player reveals their hand.
    RevealHand(PlayerRef),
    /// Reveal cards of yours.
    Reveal(Target),
    /// Look at hidden cards; they become [`Ref::Cards`]. Example: SEC_242.
    LookAt(Target),
    /// Look at the top cards of a deck; they become [`Ref::Cards`] (rule 23.5).
    LookAtTop(PlayerRef, Amount),
    /// Reveal the top cards of a deck; they become [`Ref::Cards`] (rule 23.5).
    RevealTop(PlayerRef, Amount),
    /// Reveal cards from the top of your deck one at a time, stopping when you like; they become [`Ref::Cards`].
    RevealOneByOne(Amount),
    /// Search your deck; the cards found become [`Ref::It`], the others go where rule 23.4 says.
    Search(Box<Search>),
    /// Pay resources; not done if they can't be paid.
    Pay(Amount),
    /// Pay any number of resources.
    PayAny,
    /// Pay up to this many resources. Example: LOF_255.
    PayUpTo(Amount),
    /// The Force is with you (rule 25.6). Example: LOF_041.
    GainForce,
    /// Use the Force; not done if it is not with you (rule 25.6). Example: LOF_172.
    UseForce,
    /// Reveal cards from your hand that together have these icons (rule 25.8); they become [`Ref::It`]. Example:
    /// SEC_059.
    Disclose(List<Aspect>),
    /// Reveal a card from your hand that has one of these icons (rule 25.8); it becomes [`Ref::It`]. Example: SEC_004.
    DiscloseOneOf(List<Aspect>),
    /// Name a card (rule 11.12).
    NameCard,
    /// Choose a number.
    ChooseNumber,
    /// Choose the ground or the space arena.
    ChooseArena,
    /// Choose one of the six aspects (rule 35.3). Example: LAW_018.
    ChooseAspect,
    /// Choose a player, who becomes [`PlayerRef::ThatPlayer`].
    ChoosePlayer(PlayerRef),
    /// You may do this (rule 11.5).
    May(List<Step>),
    /// That player may do this; they make its choices and pay for it. Example: TWI_187.
    MayBy(PlayerRef, List<Step>),
    /// That player may say "no".
    SaysNo(PlayerRef),
    /// If the previous step was done in full (rule 11.6).
    IfYouDo(List<Step>),
    /// If it was not.
    IfYouDont(List<Step>),
    /// If this holds, the first; otherwise the second.
    If(Condition, List<Step>, #[serde(default)] List<Step>),
    /// At the same time: no state check in between (rule 11.1).
    And(List<Step>),
    /// Once for each, which becomes [`Ref::It`]: everything is decided first, then done at once (rule 11.9). Example:
    /// SHD_092.
    ForEach(Target, List<Step>),
    /// Once for each of those players, who becomes [`PlayerRef::ThatPlayer`]: everything is decided first, then done at once
    /// (rule 11.15). Example: TWI_204.
    ForEachPlayer(PlayerRef, List<Step>),
    /// Once for each of those players, who becomes [`PlayerRef::ThatPlayer`], one after another from the left of the active
    /// player: each sees what those before did (rule 42.7). Example: TS26_051.
    InPlayerOrder(PlayerRef, List<Step>),
    /// Choose from a list (rule 11.10).
    Choice(Box<Modes>),
    /// The next time this phase starts (rule 16.2); names, numbers and players keep their present meaning. Example:
    /// SOR_017.
    AtStartOf(Phase, List<Step>),
    /// At the end of this phase (rule 16.2); names, numbers and players keep their present meaning. Example: SHD_194.
    AtEndOfPhase(List<Step>),
    /// When this card leaves play (rule 16.2); names, numbers and players keep their present meaning. Example: SHD_213.
    WhenThisLeaves(List<Step>),
    /// The next time in this phase that this happens (rule 16.2). Example: LOF_203.
    NextTime(Trigger, List<Step>),
    /// Collect the Bounties of that unit (rule 18.9).
    CollectBounties(Ref),
    /// Collect the Bounty of the trigger again.
    CollectAgain,
    /// That player loses the game (rule 24.3).
    Lose(PlayerRef),
    /// Turn this leader over (rule 4.2d).
    Flip,
    /// Deploy this leader (rule 4.2b). Example: JTL_014.
    Deploy,
    /// You take one more action after this one. Example: JTL_018.
    ExtraAction,
    /// Use one of the "When Defeated" abilities of that unit, chosen by you, or all of them (rule 11.17). Example:
    /// JTL_039.
    UseWhenDefeated {
        /// The unit, as last known.
        of: Ref,
        /// All of them.
        #[serde(default)]
        all: bool,
    },
    /// Use the ability of the trigger again (rule 11.17). Example: JTL_002.
    UseAgain,
    /// Use any number of the "When Played" abilities of such units, each once, one after another (rule 40.2).
    /// Example: LAW_256.
    UseAnyWhenPlayed(Selector),
    /// Defeat this many Credit tokens of that player (rule 31.5); if several players have some, you choose one.
    /// Example: LAW_018.
    DefeatCredits(PlayerRef, Amount),
    /// Defeat any number of your Credit tokens (rule 31.5). Example: LAW_032.
    DefeatAnyCredits,
    /// Take control of this many Credit tokens of that player (rule 31.7). Example: LAW_221.
    TakeCredits(PlayerRef, Amount),
    /// Defeat any number of your tokens of all kinds: units, upgrades, the Force, Credits (rule 36.5). Example: LAW_017.
    DefeatAnyTokens,
    /// When this attack is completed, with everything it triggered (rule 34.10). Example: LAW_062.
    AfterAttack(List<Step>),
    /// Give one more of the same token upgrade as this one (rule 49.3). Example: HMW_057.
    GiveLike(Target, Ref),
    /// This many times: everything is decided first, then done at once (rule 52.7). Example: HMW_036.
    ForEvery(Amount, List<Step>),
    /// Name a trait: any word printed under a card's name, or the location of a base (rule 55.2). Example: HMW_108.
    NameTrait,
    /// Each of those units deals damage to a different one of these, the first to the first and so on, all at once
    /// (rule 53.5). Example: HMW_105.
    StrikePaired {
        /// The dealers.
        by: Ref,
        /// What is hit, one by each dealer.
        to: Target,
        /// How much each deals.
        amount: Amount,
    },
    /// That player shuffles their deck (rule 23.4). Example: JTL_041.
    Shuffle(PlayerRef),
}

impl Step {
    /// The steps inside this one: in an "if", 0 is the first branch and 1 the second; in a list, the number of the
    /// entry.
    pub fn branch(&self, number: u16) -> &[Step] {
        match (self, number) {
            (
                Step::May(steps)
                | Step::MayBy(_, steps)
                | Step::IfYouDo(steps)
                | Step::IfYouDont(steps)
                | Step::If(_, steps, _)
                | Step::And(steps)
                | Step::ForEach(_, steps)
                | Step::ForEvery(_, steps)
                | Step::ForEachPlayer(_, steps)
                | Step::InPlayerOrder(_, steps)
                | Step::AtStartOf(_, steps)
                | Step::AtEndOfPhase(steps)
                | Step::WhenThisLeaves(steps)
                | Step::NextTime(_, steps),
                0,
            ) => steps,
            (Step::If(_, _, otherwise), 1) => otherwise,
            (Step::Choice(modes), _) => modes.of.get(usize::from(number)).map_or(&[], |mode| &mode.does),
            _ => &[],
        }
    }
}

/// Attack with a unit (rule 9; compulsory where possible, rule 9.2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackWith {
    /// The possible attackers; only ready units that you control.
    pub with: Target,
    /// Exhausted units may attack as well.
    #[serde(default)]
    pub even_exhausted: bool,
    /// Only units can be attacked.
    #[serde(default)]
    pub units_only: bool,
    /// The attack is made through Ambush.
    #[serde(default)]
    pub ambush: bool,
    /// What the attacker gets for this attack.
    #[serde(default)]
    pub attacker: List<Rider>,
    /// What the defending unit gets for this attack.
    #[serde(default)]
    pub defender: List<Rider>,
    /// The name under which the attacker is kept.
    #[serde(default = "it")]
    pub keep: Ref,
}

fn it() -> Ref {
    Ref::It
}

/// Something given for an attack or to a played card, possibly under a condition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rider {
    /// Only if this holds; checked once, just as numbers in the gifts are computed once: when the attack begins, or
    /// when the played card arrives.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// What is given.
    pub gives: List<Grant>,
}

/// Play a card (rule 8.1); from a hidden zone you may decline (rule 1.4).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    /// What may be played: one of them, or each of them one after another.
    pub what: Target,
    /// Costs that much less.
    #[serde(default)]
    pub less: Option<Amount>,
    /// For free (rule 5.4).
    #[serde(default)]
    pub free: bool,
    /// Only by Smuggle.
    #[serde(default)]
    pub smuggle: bool,
    /// Only by Piloting (rule 25.1). Example: JTL_008.
    #[serde(default)]
    pub piloting: bool,
    /// Only by Plot (rule 25.7).
    #[serde(default)]
    pub plot: bool,
    /// Only on one of these units. Example: LOF_150.
    #[serde(default)]
    pub on: Option<Selector>,
    /// Enters play ready.
    #[serde(default)]
    pub ready: bool,
    /// What the played card gets.
    #[serde(default)]
    pub gains: List<Grant>,
    /// How long it gets it.
    #[serde(default = "this_phase")]
    pub until: Until,
    /// What else it gets if a condition holds once its cost is paid (rule 31.10). Example: LAW_015.
    #[serde(default)]
    pub riders: List<Rider>,
}

fn this_phase() -> Until {
    Until::EndOfPhase
}

/// Search a deck (rule 23.4).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Who searches their own deck; you if not given. Example: ASH_224.
    #[serde(default = "you")]
    pub who: PlayerRef,
    /// How many cards from the top; the whole deck if not given.
    #[serde(default)]
    pub top: Option<Amount>,
    /// Which cards may be found.
    #[serde(rename = "for")]
    pub find: List<Filter>,
    /// The most cards found; any number if not given.
    #[serde(default)]
    pub up_to: Option<Amount>,
    /// The most their printed costs may add up to.
    #[serde(default)]
    pub total_cost: Option<Amount>,
    /// Found cards are revealed.
    #[serde(default)]
    pub reveal: bool,
}

/// A list to choose from (rule 11.10).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modes {
    /// How many different ones.
    pub choose: Amount,
    /// The same one may be chosen again (rule 54.3). Example: HMW_035.
    #[serde(default)]
    pub repeats: bool,
    /// Who chooses; you if not given.
    #[serde(default = "you")]
    pub by: PlayerRef,
    /// The list.
    pub of: List<Mode>,
}

impl Modes {
    /// Does another player choose one of two?
    pub fn is_of_two_for_another(&self) -> bool {
        self.by != PlayerRef::You && self.choose == Amount::N(1) && self.of.len() == 2
    }
}

fn you() -> PlayerRef {
    PlayerRef::You
}

/// One entry of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// Open only if this holds.
    #[serde(default, rename = "if")]
    pub condition: Option<Condition>,
    /// What it does; may be empty.
    pub does: List<Step>,
}

/// A token (rule 21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Token {
    /// +1/+1 upgrade.
    Experience,
    /// Prevents damage once (rule 14.4).
    Shield,
    /// 1/1 ground unit.
    BattleDroid,
    /// 2/2 ground unit.
    CloneTrooper,
    /// 1/1 space unit.
    TieFighter,
    /// 2/2 space unit.
    XWing,
    /// 0/2 ground unit with Raid 2.
    Spy,
    /// 2/2 ground unit with Shielded (rule 33.8). Example: ASH_140.
    Mandalorian,
    /// +1/+0 upgrade that is defeated when its unit's attack or defense ends (rule 33.1). Example: ASH_251.
    Advantage,
    /// Pays for one resource (rule 31): not a card in play, but a number kept for its player. Example: LAW_244.
    Credit,
    /// -1/-1 upgrade (rule 49.1). Example: HMW_059.
    Weakness,
    /// 3/3 ground unit (rule 49.7). Example: HMW_144.
    Beast,
}

impl Token {
    /// How many there are.
    pub const KINDS: usize = Token::Beast as usize + 1;

    /// All tokens that are cards: everything but Credits.
    pub const CARDS: [Token; 11] = [
        Token::Experience,
        Token::Shield,
        Token::BattleDroid,
        Token::CloneTrooper,
        Token::TieFighter,
        Token::XWing,
        Token::Spy,
        Token::Mandalorian,
        Token::Advantage,
        Token::Weakness,
        Token::Beast,
    ];

    /// Is it a unit, not an upgrade?
    pub const fn is_unit(self) -> bool {
        match self {
            Token::BattleDroid
            | Token::CloneTrooper
            | Token::TieFighter
            | Token::XWing
            | Token::Spy
            | Token::Mandalorian
            | Token::Beast => true,
            Token::Experience | Token::Shield | Token::Credit | Token::Advantage | Token::Weakness => false,
        }
    }

    /// The id of the token's card.
    pub const fn id(self) -> &'static str {
        match self {
            Token::Experience => "SOR_T01",
            Token::Shield => "SOR_T02",
            Token::BattleDroid => "TWI_T01",
            Token::CloneTrooper => "TWI_T02",
            Token::TieFighter => "JTL_T01",
            Token::XWing => "JTL_T02",
            Token::Spy => "SEC_T01",
            Token::Credit => "LAW_T01",
            Token::Mandalorian => "ASH_T01",
            Token::Advantage => "ASH_T02",
            Token::Weakness => "HMW_T02",
            Token::Beast => "HMW_T05",
        }
    }
}
