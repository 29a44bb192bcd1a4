//! The worth of abilities, verb by verb: five points are one power or HP of a unit, twelve are a card.

use swu_language::ability::{
    Ability, ActionAbility, Amount, Constant, Cost, Filter, Grant, PlayerRef, Ref, Selector, Step, Target, Token,
    Trigger,
};
use swu_language::card::Card;

/// A number that depends on the table.
const SOME: i32 = 2;

/// Resources in the middle of a game.
const RESOURCES: i32 = 5;

/// A card in hand.
const CARD: i32 = 12;

/// The least and the most that a text can add: what it does in a good game does not happen in every game.
const BOUNDS: (i32, i32) = (-16, 40);

/// What all abilities of a card are worth.
pub(super) fn of(card: &Card) -> i32 {
    let sides = card.unit_side.iter().flat_map(|side| &side.abilities);
    let sides = sides.chain(card.upgrade_side.iter().flat_map(|side| &side.abilities));
    let own: i32 = card.abilities.iter().map(ability).sum();
    let other: i32 = sides.map(ability).sum();
    (own + other / 2).clamp(BOUNDS.0, BOUNDS.1)
}

fn ability(word: &Ability) -> i32 {
    match word {
        Ability::Constant(word) => constant(word),
        Ability::Trigger(trigger) => {
            let often = trigger.on.iter().map(often).max().unwrap_or(10);
            steps(&trigger.does) * often / 10
        }
        Ability::Action(word) => action(word),
        Ability::Event(does) => steps(does),
        Ability::Bounty(does) => -steps(does).max(0) * 7 / 10,
        Ability::WhilePlaying { .. } => 6,
        Ability::MayRaiseDamage(_) => 8,
        Ability::TwiceTheTokens(does) => 8 + steps(does),
        Ability::Instead { does, .. } => 8 + steps(does),
        Ability::AttachTo(_) => -2,
        Ability::InsteadOfCost(_) => 4,
        Ability::Smuggle { .. } => 3,
        Ability::Piloting { .. } => 5,
        Ability::Coordinate(inner) => ability(inner) * 6 / 10,
    }
}

/// How often this moment comes in the life of a card, in tenths.
const fn often(moment: &Trigger) -> i32 {
    match moment {
        Trigger::Attack | Trigger::CompletesAttack | Trigger::AttackEnds => 13,
        Trigger::Defeated => 8,
        Trigger::PhaseStarts(_) | Trigger::ReadyStep => 16,
        Trigger::AttacksAndDefeats(_) | Trigger::Attacked => 7,
        Trigger::UnitAttacks(_) | Trigger::UnitDefeated(_) | Trigger::UnitLeaves(_) | Trigger::Plays(..) => 14,
        _ => 10,
    }
}

fn action(word: &ActionAbility) -> i32 {
    let price: i32 = word.costs.iter().map(cost).sum();
    let again = if word.epic { 8 } else { 15 };
    ((steps(&word.does) - price) * again / 10).max(0)
}

fn cost(word: &Cost) -> i32 {
    match word {
        Cost::Resources(count) => 4 * i32::from(*count),
        Cost::Exhaust => 3,
        Cost::DefeatThis | Cost::Defeat(_) | Cost::Return(_) => 10,
        Cost::Discard(count, _) => CARD * i32::from(*count),
        Cost::DamageYourBase(count) => i32::from(*count),
        Cost::Damage(amount, _) => 3 * number(amount),
        Cost::ExhaustA(_) | Cost::ReadyA(_) => 5,
        Cost::Mill(count) => i32::from(*count),
        Cost::DefeatCredit | Cost::DefeatToken => 5,
        Cost::UseForce => 4,
    }
}

fn constant(word: &Constant) -> i32 {
    let gives: i32 = word.gives.iter().map(give).sum();
    let sign = match side(&word.affects) {
        Side::Enemy => -1,
        Side::Mine | Side::Anybody => 1,
    };
    let wide = if matches!(word.affects, Selector::The(_)) { 10 } else { 15 };
    let sure = if word.condition.is_some() { 6 } else { 10 };
    sign * gives * wide / 10 * sure / 10
}

fn give(word: &Grant) -> i32 {
    match word {
        Grant::Power(amount) | Grant::Hp(amount) => 4 * number(amount),
        Grant::Keyword(_) => 5,
        Grant::Numbered(_, amount) => 3 + 2 * number(amount),
        Grant::Ability(inner) => ability(inner),
        Grant::LosesAbilities | Grant::LosesOtherAbilities | Grant::Cant(_) | Grant::ExtraCost(_) => -6,
        Grant::CostsLess(amount) => 4 * number(amount),
        Grant::CostsMore(amount) | Grant::TakesMore(amount) => -4 * number(amount),
        Grant::Prevents(_) => 7,
        Grant::EntersReady | Grant::MayBeFree => 8,
        Grant::Trait(_) | Grant::LosesTrait(_) => 0,
        _ => 4,
    }
}

/// Whom a text is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Mine,
    Enemy,
    Anybody,
}

fn side(selector: &Selector) -> Side {
    let of = |words: &[Filter]| {
        let enemy = words.iter().any(|word| matches!(word, Filter::Enemy));
        let mine = words.iter().any(|word| matches!(word, Filter::Friendly | Filter::Yours));
        if enemy {
            Side::Enemy
        } else if mine {
            Side::Mine
        } else {
            Side::Anybody
        }
    };
    match selector {
        Selector::The(Ref::This | Ref::Host | Ref::YourBase | Ref::Attacker) => Side::Mine,
        Selector::The(Ref::Defender) => Side::Enemy,
        Selector::The(_) => Side::Anybody,
        Selector::Units(words)
        | Selector::Bases(words)
        | Selector::Upgrades(words)
        | Selector::LeadersAndUnits(words)
        | Selector::Leaders(words)
        | Selector::Everywhere(words)
        | Selector::Resources(words)
        | Selector::Among(_, words)
        | Selector::UpgradesOf(_, words)
        | Selector::Captives(_, words) => of(words),
        Selector::Hand(who, _)
        | Selector::Discard(who, _)
        | Selector::Deck(who, _)
        | Selector::TopOfDeck(who)
        | Selector::OutsidePlay(who, _)
        | Selector::Played(who, _) => match player(*who) {
            0.. => Side::Mine,
            _ => Side::Enemy,
        },
        Selector::Any(sets) => sets.first().map_or(Side::Anybody, side),
    }
}

fn aimed(target: &Target) -> Side {
    match target {
        Target::The(card) => side(&Selector::The(*card)),
        other => other.selector().map_or(Side::Anybody, side),
    }
}

/// How many cards are hit, in tenths of one; the narrower the group, the less likely it has the right one.
fn count(target: &Target) -> i32 {
    let narrow = |set: &Selector| match set {
        Selector::Units(words) => 10 - i32::try_from(words.len()).unwrap_or(0).min(4),
        _ => 9,
    };
    match target {
        Target::The(_) => 9,
        Target::A(set) | Target::Random(set) => narrow(set),
        Target::Each(set) | Target::Any(set) => 2 * narrow(set),
        Target::UpTo(amount, set) | Target::Exactly(amount, set) | Target::SharingATrait(amount, set) => {
            narrow(set) * number(amount).clamp(1, 3)
        }
        Target::OneOfEach(_, set)
        | Target::TotalCost(_, set)
        | Target::TotalPower(_, set)
        | Target::TotalRemainingHp(_, set)
        | Target::TotalHp(_, _, set) => 15 * narrow(set) / 10,
        Target::By(_, inner) => count(inner) * 7 / 10,
    }
}

/// Harm: good against others, bad against oneself.
fn harm(target: &Target, points: i32) -> i32 {
    let sign = if aimed(target) == Side::Mine { -1 } else { 1 };
    sign * points * count(target) / 10
}

/// Help: the other way round.
fn help(target: &Target, points: i32) -> i32 {
    let sign = if aimed(target) == Side::Enemy { -1 } else { 1 };
    sign * points * count(target) / 10
}

/// 1 for the owner of the text, -1 for others, 0 for all alike.
const fn player(who: PlayerRef) -> i32 {
    match who {
        PlayerRef::You | PlayerRef::APlayer | PlayerRef::AnyPlayers | PlayerRef::TwoPlayers => 1,
        PlayerRef::Opponent | PlayerRef::EachOpponent | PlayerRef::DefendingPlayer => -1,
        _ => 0,
    }
}

fn number(amount: &Amount) -> i32 {
    match amount {
        Amount::N(number) => i32::from(*number),
        Amount::Plus(one, other) => number(one) + number(other),
        Amount::By(times, inner) => i32::from(*times) * number(inner),
        Amount::Count(group) if matches!(**group, Selector::Resources(_)) => RESOURCES,
        _ => SOME,
    }
}

/// Steps that belong together.
fn steps(all: &[Step]) -> i32 {
    all.iter().map(step).sum()
}

fn step(word: &Step) -> i32 {
    match word {
        Step::May(inner) => steps(inner).max(0),
        Step::IfYouDo(inner) | Step::And(inner) | Step::ForEachPlayer(_, inner) => steps(inner),
        Step::IfYouDont(inner) | Step::NextTime(_, inner) | Step::MayBy(_, inner) => steps(inner) / 2,
        Step::If(_, then, otherwise) => (6 * steps(then) + 4 * steps(otherwise)) / 10,
        Step::ForEach(_, inner) | Step::ForEvery(_, inner) => steps(inner) * 3 / 2,
        Step::AtStartOf(_, inner) | Step::AtEndOfPhase(inner) | Step::WhenThisLeaves(inner) => steps(inner) * 3 / 4,
        Step::Choice(modes) => {
            let each = modes.of.iter().map(|mode| steps(&mode.does));
            let best = each.clone().max().unwrap_or(0);
            (best + (each.sum::<i32>() - best) / 4).max(0)
        }
        other => at_cards(other).or_else(|| at_players(other)).unwrap_or(0),
    }
}

/// Verbs that are applied to cards.
fn at_cards(word: &Step) -> Option<i32> {
    Some(match word {
        Step::Damage(target, amount) | Step::DamageSurely(target, amount) => {
            let each = if matches!(target.selector(), Some(Selector::Bases(_))) { 2 } else { 5 };
            harm(target, each * number(amount))
        }
        Step::StrikePaired { .. } => 8,
        Step::Strike { to, amount, .. } => harm(to, 5 * number(amount)),
        Step::DivideDamage { total, .. } => 5 * number(total),
        Step::Heal(target, amount) | Step::HealUpTo(target, amount) => help(target, 2 * number(amount)),
        Step::HealAll(target) => help(target, 6),
        Step::DivideHealing { up_to, .. } => 2 * number(up_to),
        Step::Defeat(target) => match target.selector() {
            Some(Selector::Upgrades(_) | Selector::UpgradesOf(..)) => harm(target, 8),
            _ => harm(target, 36),
        },
        Step::Exhaust(target) => harm(target, 8),
        Step::Ready(target) => help(target, 10),
        Step::Return(target) => match target.selector() {
            Some(Selector::Discard(..)) => CARD,
            _ => harm(target, 18).max(2),
        },
        Step::PutOnBottom(target) | Step::PutOnBottomRandomly(target) => match target.selector() {
            Some(Selector::Units(_)) => harm(target, 30),
            _ => 0,
        },
        Step::Take(_) => CARD - 2,
        Step::Resource { what, .. } => match what.selector() {
            Some(Selector::Hand(..)) => 8,
            _ => 18,
        },
        Step::GiveLike(target, _) => help(target, 6),
        Step::Give(target, token, amount) => help(target, token_worth(*token) * number(amount)),
        Step::Get(target, power, hp, _) => {
            let points = 2 * number(power) + 3 * number(hp);
            if points < 0 { harm(target, -points) } else { help(target, points) }
        }
        Step::Gain(target, gives, _) => help(target, gives.iter().map(give).sum::<i32>() * 7 / 10),
        Step::TakeControl(_, target) => harm(target, 30),
        Step::Capture(_, target) => harm(target, 28),
        Step::Rescue(_) | Step::Attach(..) | Step::Move(..) => 5,
        Step::Attack(attack) => {
            let gifts = attack.attacker.iter().flat_map(|rider| &rider.gives).map(give).sum::<i32>();
            8 + gifts / 2
        }
        Step::Play(play) => 6 + play.less.as_ref().map_or(0, |less| 5 * number(less)) + if play.free { 14 } else { 0 },
        _ => return None,
    })
}

/// Verbs that are applied to players, and all others.
fn at_players(word: &Step) -> Option<i32> {
    Some(match word {
        Step::IndirectDamage(who, amount) => -player(*who) * 3 * number(amount),
        Step::Create(who, token, amount) => player(*who) * token_worth(*token) * number(amount),
        Step::Draw(who, amount) => player(*who) * CARD * number(amount),
        Step::Discard(who, amount) | Step::DiscardRandom(who, amount) => -player(*who) * 9 * number(amount),
        Step::DiscardHand(who) => -player(*who) * CARD,
        Step::DiscardFrom(..) => 10,
        Step::ResourceTop { who, .. } => player(*who) * 18,
        Step::LookAtHand(_) | Step::RevealHand(_) | Step::RevealTop(..) => 2,
        Step::LookAtTop(..) | Step::GainForce => 4,
        Step::Search(_) => 9,
        Step::Pay(amount) => -4 * number(amount),
        Step::DefeatCredits(who, amount) => player(*who) * -5 * number(amount),
        Step::TakeCredits(_, amount) => 10 * number(amount),
        Step::DefeatAnyCredits | Step::DefeatAnyTokens => 2,
        Step::UseForce => -4,
        Step::Rule(rule, _) => constant(rule) / 2,
        Step::CollectBounties(_) | Step::CollectAgain | Step::UseWhenDefeated { .. } | Step::UseAgain => 8,
        Step::ExtraAction => 10,
        Step::Flip | Step::Deploy => 4,
        _ => return None,
    })
}

const fn token_worth(token: Token) -> i32 {
    match token {
        Token::Experience => 6,
        Token::Advantage => 2,
        Token::Credit => 5,
        Token::Shield => 9,
        Token::BattleDroid | Token::TieFighter | Token::Spy => 9,
        Token::CloneTrooper | Token::XWing => 13,
        Token::Mandalorian => 19,
        Token::Weakness => -6,
        Token::Beast => 18,
    }
}
