//! The flow from step to step: may, if, for each, choices, later.

use super::super::clause::{Clause, Piece, after, join, merged};
use super::super::numbers::AmountText;
use crate::wording::predicates::span;
use crate::wording::speaker::{Meant, Speaker};
use std::sync::Arc;
use swu_language::ability::{Amount, Condition, Filter, Modes, Phase, PlayerRef, Ref, Selector, Step, Target, Trigger};

/// The words for the units defeated for Exploit.
const EXPLOITED: &str = "the units defeated for Exploit";

impl Speaker {
    pub(super) fn may(&mut self, steps: &[Step]) -> Vec<Piece> {
        if let [Step::Choice(modes)] = steps
            && let Some(pieces) = self.or_instead(modes)
        {
            return pieces;
        }
        if let Some(pieces) = self.one_after_another(steps) {
            return pieces;
        }
        // "If you own it, you may play it": a player who may do it only then is asked only then.
        if let [Step::If(condition, then, otherwise)] = steps
            && otherwise.is_empty()
        {
            return self.if_so(condition, &[Step::May(then.clone())], &[]);
        }
        let agent = self.agent.take();
        let pieces = merged(self.pieces(steps));
        self.did = "you do";
        let said = match &agent {
            Some(agent) => say_may(&format!("{} may", agent.subject), pieces),
            None => say_may("you may", pieces),
        };
        self.agent = agent;
        said
    }

    /// "You may play it. If your base has 5 or less remaining HP, you may play it for free instead."
    fn or_instead(&mut self, modes: &Modes) -> Option<Vec<Piece>> {
        let [first, second] = modes.of.as_slice() else { return None };
        let (None, Some(condition)) = (&first.condition, &second.condition) else { return None };
        if modes.by != PlayerRef::You || modes.choose != Amount::N(1) {
            return None;
        }
        let mut speaker = self.clone();
        let mut pieces = say_may("you may", merged(speaker.pieces(&first.does)));
        let condition = self.condition(condition);
        let other: Vec<String> =
            say_may("you may", merged(self.pieces(&second.does))).iter().map(Piece::text).collect();
        pieces.push(Piece::Sentence(format!("if {condition}, {} instead", other.join(". "))));
        self.did = "you do";
        Some(pieces)
    }

    /// "Deal 3 damage to it. If you have the initiative, you may deal 5 damage to it instead."
    fn or_more(&mut self, condition: &str, modes: &Modes, otherwise: &[Step]) -> Option<Vec<Piece>> {
        let [first, second] = modes.of.as_slice() else { return None };
        if modes.by != PlayerRef::You
            || modes.choose != Amount::N(1)
            || first.condition.is_some()
            || second.condition.is_some()
        {
            return None;
        }
        if first.does.is_empty() || first.does[..] != *otherwise {
            return None;
        }
        let mut pieces = merged(self.clone().pieces(otherwise));
        let other: Vec<String> =
            say_may("you may", merged(self.pieces(&second.does))).iter().map(Piece::text).collect();
        pieces.push(Piece::Sentence(format!("if {condition}, {} instead", other.join(". "))));
        Some(pieces)
    }

    pub(super) fn may_by(&mut self, player: PlayerRef, steps: &[Step]) -> Vec<Piece> {
        let name = self.player(player);
        // What "you" have is "yours", what another player has is "theirs".
        let doer = self.doer;
        self.doer = if name.is_you() { doer } else { Some(player) };
        let agent = self.agent.take();
        let mut pieces = merged(self.pieces(steps));
        for clause in pieces.iter_mut().filter_map(Piece::clauses).flatten() {
            // "They" would mean others than that player.
            clause.subject = clause.subject.take().filter(|(subject, _)| subject != "they" && subject != "you");
        }
        (self.agent, self.doer) = (agent, doer);
        self.did = if name.is_you() { "you do" } else { "they do" };
        say_may(&format!("{} may", name.subject), pieces)
    }

    pub(super) fn says_no(&mut self, player: PlayerRef) -> Vec<Piece> {
        let name = self.player(player);
        self.did = if name.is_you() { "you do" } else { "they do" };
        Piece::one(Clause::fixed(&name.subject, name.plural, "may say", "\"no\""))
    }

    pub(super) fn if_done(&mut self, steps: &[Step], done: bool) -> Vec<Piece> {
        let did = if done { self.did.to_owned() } else { self.did.replace("do", "don't") };
        let pieces = self.pieces(steps);
        after(&format!("if {did}, "), pieces)
    }

    pub(super) fn if_so(&mut self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> Vec<Piece> {
        let said = self.condition(condition);
        if let ([Step::Search(deeper)], [Step::Search(search)], false) = (then, otherwise, self.alone)
            && let Some(pieces) = self.search_deeper(&said, deeper, search)
        {
            return pieces;
        }
        if let [Step::Choice(modes)] = then
            && let Some(pieces) = self.or_more(&said, modes, otherwise)
        {
            return pieces;
        }
        // "If you control exactly 1 unit": it need not be chosen.
        if let (Some(group), [Step::Choose(Target::A(chosen), name), rest @ ..]) = (the_only(condition), then)
            && group == chosen
            && !self.alone
            && otherwise.is_empty()
        {
            self.mean_quietly(*name, Meant { head: self.group(group).head(), plural: false, called: "" });
            return after(&format!("if {said}, "), self.pieces(rest));
        }
        if let Condition::Is(card, _) | Condition::Exists(Selector::Among(card, _)) = condition {
            // With two chosen cards, each keeps its own name.
            if !matches!(card, Ref::First | Ref::Second | Ref::Third) || self.last == Some(*card) {
                self.point_at(*card);
            }
        } else if super::super::conditions::speaks_of_others(condition) {
            self.chosen_in_full();
        }
        let before = self.clone();
        let mut pieces = after(&format!("if {said}, "), self.pieces(then));
        if !otherwise.is_empty() {
            let mut other = before;
            let others = after("otherwise, ", other.pieces(otherwise));
            if then.is_empty() {
                let opposite = self.condition(&Condition::Not(Arc::new(condition.clone())));
                *self = other;
                let again = self.clone().pieces(otherwise);
                return after(&format!("if {opposite}, "), again);
            }
            pieces.extend(others);
        }
        pieces
    }

    pub(super) fn for_each(&mut self, target: &Target, steps: &[Step]) -> Vec<Piece> {
        let phrase = self.target(target);
        let head = if phrase.text.ends_with(EXPLOITED) { "exploited unit" } else { &phrase.head };
        self.mean(Ref::It, head, false);
        self.did = "you do";
        if matches!(target, Target::Each(_)) {
            let words = phrase.text.replace(&format!("of {EXPLOITED}"), "unit defeated for Exploit");
            let mut pieces = merged(self.pieces(steps));
            // "Each friendly Vehicle unit deals damage equal to its power to the chosen unit."
            let each = words.replace("each of each", "each");
            if let [Piece::Clauses(clauses)] = pieces.as_mut_slice()
                && let [Clause { subject: Some((subject, false)), .. }, ..] = clauses.as_mut_slice()
                && subject == "it"
            {
                *subject = each;
                return pieces;
            }
            return after(&format!("for {words}, "), pieces);
        }
        // "Choose any number of friendly units. Each of them captures …"
        let mut pieces = vec![Piece::Sentence(format!("choose {}", phrase.text))];
        self.instead.push((Ref::It, "each of them".to_owned()));
        pieces.extend(self.pieces(steps));
        self.instead.retain(|(name, _)| *name != Ref::It);
        pieces
    }

    /// "In player order, each opponent may ..."
    pub(super) fn in_player_order(&mut self, player: PlayerRef, steps: &[Step]) -> Vec<Piece> {
        let mut pieces = self.for_each_player(player, steps);
        if let Some(first) = pieces.first_mut() {
            *first = Piece::Sentence(format!("in player order, {}", first.text()));
        }
        pieces
    }

    /// "for every 3 resources paid this way, deal damage ..."
    pub(super) fn for_every(&mut self, amount: &Amount, steps: &[Step]) -> Vec<Piece> {
        let words = match self.amount_each(amount) {
            AmountText::Per(1, per) => format!("for {per}, "),
            _ => format!("{} times, ", self.number(amount)),
        };
        after(&words, merged(self.pieces(steps)))
    }

    pub(super) fn for_each_player(&mut self, player: PlayerRef, steps: &[Step]) -> Vec<Piece> {
        let name = self.player(player);
        // "Each opponent whose base you damaged this phase discards 2 cards from their hand."
        if let [Step::If(Condition::Exists(Selector::Bases(words)), then, otherwise)] = steps
            && let ([Filter::ControlledBy(PlayerRef::ThatPlayer), Filter::YouDamaged(when, 0..=1)], []) =
                (&words[..], &otherwise[..])
        {
            let mut pieces = self.for_each_player(player, then);
            if let Some(first) = pieces.first_mut() {
                let whose = format!("{} whose base you damaged {}", name.subject, span(*when));
                *first = Piece::Sentence(first.text().replacen(&name.subject, &whose, 1));
            }
            return pieces;
        }
        if let Some(pieces) = self.each_chooses(player, steps) {
            return pieces;
        }
        if let PlayerRef::TwoPlayers | PlayerRef::AnyPlayers = player {
            let pieces = after("for each of them, ", self.pieces(steps));
            let chosen = format!("choose {}", crate::wording::speaker::several_players(player));
            return std::iter::once(Piece::Sentence(chosen)).chain(pieces).collect();
        }
        let pieces = merged(self.pieces(steps));
        let alone = match pieces.first() {
            Some(Piece::Clauses(clauses)) => {
                clauses.iter().all(|clause| clause.subject == Some(("that player".to_owned(), false)))
            }
            Some(Piece::Sentence(text)) => text.starts_with("that player "),
            _ => false,
        };
        let mut pieces = pieces;
        match pieces.first_mut() {
            // "each opponent draws a card and discards a card"
            Some(first) if alone => {
                let said = first.text();
                let rest = said.trim_start_matches("that player ").replace("that player's", "their");
                let rest = rest.replace("that player owns", "they own").replace("that player controls", "they control");
                *first = Piece::Sentence(format!("{} {rest}", name.subject));
            }
            // "each player chooses a unit they control, and you deal 3 damage to each other unit that player controls"
            Some(Piece::Clauses(clauses))
                if clauses.first().is_some_and(|clause| clause.subject == Some(("that player".to_owned(), false))) =>
            {
                clauses[0].subject = Some((name.subject, name.plural));
            }
            Some(first) => {
                let said = first.text();
                *first = Piece::Sentence(format!("for {}, {said}", name.subject));
            }
            None => {}
        }
        pieces
    }

    pub(super) fn at_start_of(&mut self, phase: Phase, steps: &[Step]) -> Vec<Piece> {
        let phase = match phase {
            Phase::Action => "at the start of the next action phase, ",
            Phase::Regroup => "at the start of the regroup phase, ",
        };
        let pieces = self.pieces(steps);
        after(phase, pieces)
    }

    pub(super) fn at_end_of_phase(&mut self, steps: &[Step]) -> Vec<Piece> {
        let pieces = self.pieces(steps);
        after("at the end of this phase, ", pieces)
    }

    /// "the next time you take the initiative this phase, exhaust each unit"
    pub(super) fn next_time(&mut self, moment: &Trigger, steps: &[Step]) -> Vec<Piece> {
        let mut speaker = self.plainly();
        let said = speaker.moments(std::slice::from_ref(moment));
        let when = said.strip_prefix("When ").unwrap_or(&said).to_owned();
        let pieces = speaker.pieces(steps);
        after(&format!("the next time {when} this phase, "), pieces)
    }

    pub(super) fn after_attack(&mut self, steps: &[Step]) -> Vec<Piece> {
        let pieces = self.plainly().pieces(steps);
        after("after completing this attack, ", pieces)
    }

    pub(super) fn when_this_leaves(&mut self, steps: &[Step]) -> Vec<Piece> {
        let words = format!("when this {} leaves play, ", self.this);
        // "It" would mean the card that leaves.
        let pieces = self.plainly().pieces(steps);
        after(&words, pieces)
    }
}

/// The group of which there must be exactly one.
fn the_only(condition: &Condition) -> Option<&Selector> {
    let Condition::All(all) = condition else { return None };
    match all.as_slice() {
        [
            Condition::AtLeast(Amount::Count(group), Amount::N(1)),
            Condition::AtMost(Amount::Count(same), Amount::N(1)),
        ] if group == same => Some(group),
        _ => None,
    }
}

/// Does another player choose, and you do something with it?
fn is_choice_of_another(clauses: &[Clause]) -> bool {
    let [first, second, ..] = clauses else { return false };
    first.subject.is_some() && first.verb == "choose" && second.subject.is_none()
}

/// The pieces as something optional.
pub(in crate::wording) fn say_may(may: &str, mut pieces: Vec<Piece>) -> Vec<Piece> {
    match pieces.first_mut() {
        // "You may have an opponent choose a unit. If you do, defeat it."
        Some(Piece::Clauses(clauses)) if is_choice_of_another(clauses) && may == "you may" => {
            let then = clauses.split_off(1);
            let said = join(clauses, true);
            pieces[0] = Piece::Sentence(format!("{may} {said}"));
            pieces.insert(1, Piece::Sentence(format!("if you do, {}", join(&then, false))));
        }
        Some(Piece::Clauses(clauses)) => {
            let said = join(clauses, true);
            pieces[0] = Piece::Sentence(format!("{may} {said}"));
        }
        Some(Piece::Sentence(text)) if text.starts_with("choose ") || text.starts_with("either ") => {
            *text = format!("{may} {text}");
        }
        Some(Piece::Sentence(text)) => {
            let lasting = text.starts_with("for ") || text.starts_with("if ") || text.starts_with("at ");
            *text = if lasting { format!("{may} do this: {text}") } else { format!("{may} have {text}") };
        }
        _ => {}
    }
    pieces
}
