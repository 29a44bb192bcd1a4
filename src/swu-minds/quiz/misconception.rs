//! What people believe, the rule that says otherwise, and why.

use swu_language::keyword::Keyword;

/// What somebody gets wrong about an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Misconception {
    /// A Shield was left out.
    Shield,
    /// Damage on a unit was left out.
    Damage,
    /// An upgrade was left out.
    Upgrade,
    /// What a card says all the time was left out.
    Constant,
    /// What a card does at some moment was left out.
    Trigger,
    /// A keyword was left out.
    Forgotten(Keyword),
    /// The defending unit was thought to deal nothing back.
    StrikesBack,
    /// The same, because it is exhausted.
    Exhausted,
    /// The same, because it is defeated.
    AttackerFirst,
    /// An attacker that is defeated was thought to deal nothing.
    DefenderFirst,
    /// Excess damage was thought to reach the base without Overwhelm.
    Excess,
    /// Raid was thought to count in defence.
    RaidDefends,
    /// Grit was thought to count the damage of the same moment.
    GritAtOnce,
}

/// The keywords that can change how an action ends.
const FORGOTTEN: [Keyword; 5] = [Keyword::Grit, Keyword::Overwhelm, Keyword::Raid, Keyword::Restore, Keyword::Saboteur];

impl Misconception {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Misconception> {
        use Misconception as M;
        let plain = [M::Shield, M::Damage, M::Upgrade, M::Constant, M::Trigger];
        let combat = [
            M::StrikesBack,
            M::Exhausted,
            M::AttackerFirst,
            M::DefenderFirst,
            M::Excess,
            M::RaidDefends,
            M::GritAtOnce,
        ];
        plain.into_iter().chain(FORGOTTEN.into_iter().map(M::Forgotten)).chain(combat)
    }

    /// Is it a fact of the position that was left out, rather than a rule that was got wrong?
    pub const fn is_forgotten(self) -> bool {
        use Misconception as M;
        matches!(self, M::Shield | M::Damage | M::Upgrade | M::Constant | M::Trigger | M::Forgotten(_))
    }

    /// The number of the rule that says what is right.
    pub const fn rule(self) -> &'static str {
        match self {
            Misconception::Shield => "14.4",
            Misconception::Damage => "2.13",
            Misconception::Upgrade => "4.5",
            Misconception::Constant => "10.1",
            Misconception::Trigger => "10.3",
            Misconception::Forgotten(keyword) => keyword.rule(),
            Misconception::StrikesBack | Misconception::AttackerFirst | Misconception::DefenderFirst => "9.4",
            Misconception::Exhausted => "2.16",
            Misconception::Excess => "14.5",
            Misconception::RaidDefends => "18.4",
            Misconception::GritAtOnce => "18.2",
        }
    }

    /// What was wrong, in words that similar mistakes share: "a Shield was forgotten".
    pub fn fault(self) -> String {
        let fault = match self {
            Misconception::Shield => "a Shield was forgotten",
            Misconception::Damage => "damage on a unit was forgotten",
            Misconception::Upgrade => "an upgrade was forgotten",
            Misconception::Constant => "a constant ability was forgotten",
            Misconception::Trigger => "a triggered ability was forgotten",
            Misconception::Forgotten(keyword) => return format!("{} was forgotten", keyword.name()),
            Misconception::StrikesBack => "a defending unit was thought not to strike back",
            Misconception::Exhausted => "an exhausted unit was thought not to strike back",
            Misconception::AttackerFirst => "the attacker was thought to strike first",
            Misconception::DefenderFirst => "the defender was thought to strike first",
            Misconception::Excess => "excess damage was thought to reach the base",
            Misconception::RaidDefends => "Raid was thought to count in defence",
            Misconception::GritAtOnce => "Grit was thought to count the damage of the same attack",
        };
        fault.to_owned()
    }
}

/// A misconception about a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// What is believed.
    pub misconception: Misconception,
    /// The card it is about, in the middle of a sentence: "their Wampa".
    pub about: String,
}

impl Mistake {
    /// Why the answer is wrong, in one sentence.
    pub fn why(&self) -> String {
        let about = &self.about;
        match self.misconception {
            Misconception::Shield => {
                format!("The Shield on {about} was left out: it prevents the next damage, however much that is.")
            }
            Misconception::Damage => format!("The damage that {about} already has was left out: it stays there."),
            Misconception::Upgrade => format!("Without {about} it would end so, but an upgrade in play always counts."),
            Misconception::Constant => format!("What {about} says was left out: it holds while the card is in play."),
            Misconception::Trigger => {
                format!("What {about} does was left out: its ability triggers, and is resolved before the next action.")
            }
            Misconception::Forgotten(keyword) => format!("{} of {about} was left out.", keyword.name()),
            Misconception::StrikesBack => {
                format!("Here {about} would deal nothing, but units in an attack deal each other their power.")
            }
            Misconception::Exhausted => {
                format!("Here {about} would deal nothing, but a unit strikes back whether it is ready or exhausted.")
            }
            Misconception::AttackerFirst => {
                format!(
                    "Here {about} would fall first, but both strike at the same moment, and only then one is defeated."
                )
            }
            Misconception::DefenderFirst => {
                format!("Here {about} would fall before it strikes, but both strike at the same moment.")
            }
            Misconception::Excess => {
                format!(
                    "Here damage would go from the defending unit to the base, but {about} does not have Overwhelm."
                )
            }
            Misconception::RaidDefends => {
                format!("Here Raid would count for {about}, but it only counts in its own attack.")
            }
            Misconception::GritAtOnce => {
                format!("Here {about} would strike with the damage it is just being dealt, but both strike at once.")
            }
        }
    }
}
