//! Choices by themselves: what is chosen now, and what for.

use super::aim::{aim, aimed, chooses};
use super::{Spot, behind_colon, is_answer, is_imperative, is_quiet, leads_on, offer, payoff};
use crate::wording::clause::merged;
use crate::wording::speaker::Speaker;
use crate::wording::steps::{mentions, speaks_of};
use swu_language::ability::{Amount, PlayerRef, Ref, Step, Target};

impl Speaker {
    /// A choice by itself: said with its verb if the verb asks for nothing more, otherwise with its purpose.
    pub(super) fn choice_of(&mut self, target: &Target, name: Ref, spot: &Spot<'_>, may: bool) -> String {
        let straight = straight(spot.from.get(1..).unwrap_or_default());
        let next = straight.as_slice();
        if let [Step::Pay(_), answers @ ..] = next
            && let follows @ 1.. = answers.iter().take_while(|step| is_answer(step)).count()
        {
            // What is paid for it says what for.
            return offer(merged(self.pieces(&spot.from[..2 + follows])), may);
        }
        if let [verb, ..] = next
            && speaks_of(verb, name)
            && !aimed(verb).is_some_and(chooses)
        {
            let mut speaker = self.clone();
            let pieces = merged(speaker.pieces(&[spot.step.clone(), verb.clone()]));
            if let [piece, ..] = pieces.as_slice()
                && is_imperative(piece)
                && !matches!(target, Target::By(..))
            {
                return offer(vec![piece.clone()], may);
            }
        }
        let chosen = match target {
            Target::By(_, inner) => inner.as_ref(),
            _ => target,
        };
        if let ([Step::DiscardCard(Target::The(card)), ..], Target::By(..)) = (next, target)
            && *card == name
        {
            return format!("discard {}", self.target_from(chosen, "from").text);
        }
        let chosen = Step::Choose(chosen.clone(), name);
        let may = if may { "you may " } else { "" };
        let agent = self.agent.take();
        let mut said = format!("{may}{}", self.first_sentence(std::slice::from_ref(&chosen)));
        self.agent = agent;
        let then = self.then_chosen(target, name, next);
        said.push_str(&then);
        if !then.is_empty() && is_capture_by_the_second(next, name) {
            return format!("{said}: the second captures the first");
        }
        if let Some(purpose) = self.purpose(target, name, next) {
            said.push_str(&format!(": {}", purpose.strip_prefix("if you do, ").unwrap_or(&purpose)));
        }
        said
    }

    /// ", then an enemy unit in its arena": the next choice, if the present one only serves it.
    fn then_chosen(&self, target: &Target, name: Ref, next: &[Step]) -> String {
        match next.first() {
            Some(step @ Step::Choose(second, called))
                if is_choice(step)
                    && !is_one_or_none(target)
                    && next.iter().filter(|step| is_choice(step)).count() == 1
                    && (mentions(step, name)
                        || matches!(target, Target::A(_)) && is_about_both(next, name, *called)) =>
            {
                let mut speaker = self.clone();
                speaker.point_at(name);
                format!(", then {}", speaker.target(second).text)
            }
            _ => String::new(),
        }
    }

    /// The purpose of a choice: what is done to the chosen card.
    fn purpose(&mut self, target: &Target, name: Ref, next: &[Step]) -> Option<String> {
        let deed = next.iter().position(|step| !is_choice(step) && mentions(step, name))?;
        let (before, deeds) = next.split_at(deed);
        // If choosing none is allowed too, "each of them" may mean just this one.
        let (first, _) = deeds.split_first()?;
        let asks = leads_on(first) || matches!(first, Step::MayBy(..) | Step::SaysNo(_));
        let follows = if asks { payoff(deeds) } else { 1 };
        let alone = aim(first, Target::The(name)).filter(|_| is_one_or_none(target));
        if let ([choice @ Step::Choose(other, second), quiet @ ..], Some(Target::The(aimed))) = (before, aimed(first))
            && aimed == second
            && quiet.iter().all(is_quiet)
            && !mentions(choice, name)
            && alone.is_none()
            && let Some(deed) = aim(first, other.clone())
        {
            // "It deals damage equal to its power to a unit": which unit is the next question.
            self.point_at(name);
            let mut pieces = self.pieces(&[deed]);
            pieces.truncate(1);
            pieces.extend(self.pieces(quiet));
            return behind_colon(&pieces);
        }
        if alone.is_none() && before.iter().all(is_choice) {
            // What they choose has been said, or will be asked.
            before.iter().for_each(|choice| drop(self.step(choice)));
            self.point_at(before.last().and_then(chosen_as).unwrap_or(name));
        } else {
            self.pieces(before);
            self.point_at(name);
        }
        // The card chosen just now is "it", whatever else is mentioned.
        if matches!(name, Ref::Second | Ref::Third) && matches!(target, Target::A(_)) {
            self.about = Some(name);
        }
        let pieces = match alone {
            Some(step) => self.pieces(&[step]),
            None => self.pieces(&deeds[..follows]),
        };
        // A step that asks nobody is said by its first sentence, unless it says one thing or another.
        let either = matches!(first, Step::If(_, _, otherwise) if !otherwise.is_empty());
        // It may be mentioned in a later sentence only: "play a unit. That unit captures it."
        let late = matches!(first, Step::IfYouDo(inner) if inner.first().is_some_and(|step| !mentions(step, name)));
        behind_colon(if asks || either || late { &pieces } else { pieces.get(..1)? })
    }
}

/// Is the whole purpose that the card chosen next captures the one chosen now?
fn is_capture_by_the_second(next: &[Step], name: Ref) -> bool {
    let [Step::Choose(_, second), Step::Capture(by, captured)] = next else { return false };
    by == second && *captured == Target::The(name)
}

/// What comes next if one choice only leads to another: the "if you do" of a choice is said by its purpose.
fn straight(next: &[Step]) -> Vec<Step> {
    match next {
        [Step::IfYouDo(inner)] if matches!(inner.first(), Some(Step::Choose(..))) => {
            let (first, rest) = inner.split_at(1);
            first.iter().cloned().chain(unasked(rest)).collect()
        }
        _ => next.to_vec(),
    }
}

/// What is done if the choice before it was made.
fn unasked(next: &[Step]) -> Vec<Step> {
    match next {
        [Step::IfYouDo(inner)] => inner.to_vec(),
        _ => next.to_vec(),
    }
}

/// Is something done with both at once, so that one alone says nothing?
fn is_about_both(next: &[Step], one: Ref, other: Ref) -> bool {
    let deed = next.iter().find(|step| !is_choice(step) && mentions(step, one));
    deed.is_some_and(|deed| mentions(deed, other) && aimed(deed) != Some(&Target::The(other)))
}

/// Is it a choice that only later steps use?
pub(super) const fn is_naming(step: &Step) -> bool {
    matches!(
        step,
        Step::ChoosePlayer(_)
            | Step::NameCard
            | Step::ChooseNumber
            | Step::ChooseArena
            | Step::ChooseAspect
            | Step::NameTrait
    )
}

/// Does it name any number of players or cards, each of which is mentioned afterwards?
pub(super) const fn names_several(step: &Step) -> bool {
    matches!(
        step,
        Step::Draw(PlayerRef::AnyPlayers | PlayerRef::TwoPlayers, _)
            | Step::ForEachPlayer(PlayerRef::AnyPlayers | PlayerRef::TwoPlayers, _)
            | Step::ForEach(Target::Any(_), _)
    )
}

/// Is it a choice by itself, and yours?
fn is_choice(step: &Step) -> bool {
    matches!(step, Step::Choose(target, _) if !matches!(target, Target::By(..)))
}

/// The name it gives to what it chooses.
fn chosen_as(step: &Step) -> Option<Ref> {
    match step {
        Step::Choose(_, name) => Some(*name),
        _ => None,
    }
}

/// May one be chosen, or none?
fn is_one_or_none(target: &Target) -> bool {
    matches!(target, Target::UpTo(Amount::N(1), _))
}
