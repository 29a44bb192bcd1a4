//! Targets: which of a group, said as one phrase.

use super::numbers::AmountText;
use super::speaker::Speaker;
use swu_language::ability::{Amount, Selector, Target};

/// A target as it is said after a verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Phrase {
    /// "up to 2 friendly units"
    pub text: String,
    /// "unit"
    pub head: String,
    /// Can it be several cards?
    pub plural: bool,
    /// "each of up to 2 friendly units": for verbs that give something to every one of them.
    pub each: String,
    /// Was it known before, so that it can be the subject of a sentence?
    pub known: bool,
}

impl Speaker {
    /// A target whose cards are "in" their zone.
    pub(crate) fn target(&mut self, target: &Target) -> Phrase {
        self.target_from(target, "in")
    }

    /// A target whose cards are "in" their zone or are taken "from" it.
    pub(crate) fn target_from(&mut self, target: &Target, preposition: &str) -> Phrase {
        match target {
            Target::The(card) => {
                let head = self.meaning(*card).head;
                let name = self.name(*card);
                let each =
                    if name.plural && name.object == "them" { "each of them".to_owned() } else { name.object.clone() };
                Phrase { text: name.object, head, plural: name.plural, each, known: true }
            }
            Target::A(selector) => self.said(selector, preposition, false, |group| group.one()),
            // "each unit among them", but "a unit from among them"
            Target::Each(selector @ Selector::Among(..)) => self.said(selector, "in", true, |group| group.each()),
            Target::Each(selector) => self.said(selector, preposition, true, |group| group.each()),
            Target::UpTo(Amount::Count(most), selector) => {
                let per = self.plainly().group(most).bare_one();
                self.said(selector, preposition, true, |group| format!("up to 1 {} for each {per}", group.bare_one()))
            }
            Target::UpTo(most, selector) => {
                if let AmountText::Per(number, per) = self.amount_each(most) {
                    let how_many = format!("up to {number}");
                    return self.said(selector, preposition, true, |group| {
                        let some = if number == 1 { group.bare_one() } else { group.all() };
                        format!("{how_many} {some} for {per}")
                    });
                }
                let how_many = format!("up to {}", self.number(most));
                let plural = *most != Amount::N(1);
                self.said(selector, preposition, plural, |group| match plural {
                    true => group.counted(&how_many),
                    false if group.is_known() && !group.is_single() => format!("up to 1 {}", group.counted("").trim()),
                    false => format!("up to 1 {}", group.bare_one()),
                })
            }
            Target::Exactly(number, selector) => match self.amount_each(number) {
                // "a different enemy unit for each of its abilities"
                AmountText::Per(1, per) => {
                    let a = if matches!(selector, Selector::Resources(_)) { "a" } else { "a different" };
                    self.said(selector, preposition, false, |group| format!("{a} {} for {per}", group.bare_one()))
                }
                // "2 enemy units for each card defeated"
                AmountText::Per(times, per) => {
                    let some = |group: &super::groups::Group| group.counted(&times.to_string());
                    self.said(selector, preposition, true, |group| format!("{} for {per}", some(group)))
                }
                amount => {
                    let how_many =
                        if amount == AmountText::ThatMuch { "that many".to_owned() } else { self.number(number) };
                    self.said(selector, preposition, *number != Amount::N(1), |group| group.counted(&how_many))
                }
            },
            Target::OneOfEach(players, selector) => {
                let players = self.player(*players).subject;
                self.said(selector, preposition, true, |group| format!("{} controlled by {players}", group.one()))
            }
            Target::Any(selector) => self.said(selector, preposition, true, |group| group.counted("any number")),
            Target::SharingATrait(number, selector) => {
                let how_many = format!("up to {}", self.number(number));
                self.said(selector, preposition, true, |group| {
                    format!("{} that share a trait", group.counted(&how_many))
                })
            }
            Target::TotalCost(most, selector) => {
                let most = self.number(most);
                self.said(selector, preposition, true, |group| {
                    format!("{} with combined cost {most} or less", group.counted("any number"))
                })
            }
            Target::TotalPower(most, selector) => {
                let most = self.number(most);
                self.said(selector, preposition, true, |group| {
                    format!("{} with combined power {most} or less", group.counted("any number"))
                })
            }
            Target::TotalRemainingHp(most, selector) => {
                let most = self.number(most);
                self.said(selector, preposition, true, |group| {
                    format!("{} with combined remaining HP {most} or less", group.counted("any number"))
                })
            }
            Target::TotalHp(number, most, selector) => {
                let how_many = match number {
                    // As many as there are.
                    Amount::Count(all) if **all == *selector => "any number".to_owned(),
                    number => format!("up to {}", self.number(number)),
                };
                let most = self.number(most);
                self.said(selector, preposition, true, |group| {
                    format!("{} with combined remaining HP {most} or less", group.counted(&how_many))
                })
            }
            Target::Random(Selector::Any(parts)) if parts.iter().all(|part| matches!(part, Selector::The(_))) => {
                let text = format!("1 of those {} cards at random", parts.len());
                Phrase { each: text.clone(), text, head: "card".to_owned(), plural: false, known: true }
            }
            Target::Random(selector) => {
                self.said(selector, preposition, false, |group| format!("a random {}", group.bare_one()))
            }
            Target::By(player, inner) => {
                // The verbs have already said who chooses.
                let doer = self.doer.replace(*player);
                let phrase = self.target_from(inner, preposition);
                self.doer = doer;
                phrase
            }
        }
    }

    fn said(
        &self,
        selector: &Selector,
        preposition: &str,
        plural: bool,
        say: impl Fn(&super::groups::Group) -> String,
    ) -> Phrase {
        let group = self.group_from(selector, preposition);
        let text = say(&group);
        let one_by_one = plural && !text.starts_with("each ") && !group.is_single();
        let each = if one_by_one { format!("each of {text}") } else { text.clone() };
        Phrase { text, head: group.head(), plural: plural && !group.is_single(), each, known: group.is_known() }
    }
}
