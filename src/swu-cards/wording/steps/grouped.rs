//! Several steps that are one sentence in English.

use super::super::clause::{Clause, Piece};
use crate::wording::speaker::{Meant, Speaker};
use swu_language::ability::{
    Amount, AttackWith, Condition, Filter, PlayerRef, Ref, Search, Selector, Site, Step, Target, Until,
};
use swu_language::list::List;

impl Speaker {
    /// The words for the first steps together, and how many steps they are; `None` if each is a sentence of its own.
    pub(super) fn grouped(&mut self, steps: &[Step]) -> Option<(Vec<Piece>, usize)> {
        if self.alone {
            return None;
        }
        self.in_one_arena(steps).or_else(|| self.of_different_names(steps)).or_else(|| self.arena_by_arena(steps))
    }

    /// "Choose a friendly unit and an enemy unit in the same arena"
    fn in_one_arena(&mut self, steps: &[Step]) -> Option<(Vec<Piece>, usize)> {
        let [
            Step::Choose(Target::A(Selector::Units(first)), one),
            Step::Choose(Target::A(Selector::Units(second)), other),
            ..,
        ] = steps
        else {
            return None;
        };
        let site = |at: Ref| Filter::In(Site::ArenaOf(at));
        let met = |word: &Filter| match word {
            Filter::When(condition) => match condition.as_ref() {
                Condition::Exists(Selector::Units(words)) => words.contains(&site(Ref::Each)),
                _ => false,
            },
            _ => false,
        };
        if !first.iter().any(met) || !second.contains(&site(*one)) {
            return None;
        }
        let first = kept(first, |word| !met(word));
        let second = kept(second, |word| *word != site(*one) && *word != Filter::OtherThan(*one));
        let said = match first == second {
            true => format!("2 {}", self.noun("unit", &first).several()),
            false => format!("{} and {}", self.noun("unit", &first).one(), self.noun("unit", &second).one()),
        };
        for name in [*one, *other] {
            self.mean_quietly(name, Meant { head: "unit".to_owned(), plural: false, called: "chosen" });
        }
        self.point_at(*other);
        Some((Piece::one(Clause::you("choose", format!("{said} in the same arena"))), 2))
    }

    /// "Choose 3 cards in your discard pile with different names"
    fn of_different_names(&mut self, steps: &[Step]) -> Option<(Vec<Piece>, usize)> {
        let Step::Choose(Target::A(Selector::Discard(player, words)), _) = steps.first()? else { return None };
        let mut names: Vec<Ref> = vec![];
        for step in steps {
            let Step::Choose(Target::A(Selector::Discard(whose, others)), name) = step else { break };
            let unlike = |name: &Ref| Filter::Not(std::sync::Arc::new(Filter::SharesName(*name)));
            let all = words.iter().cloned().chain(names.iter().map(unlike));
            if whose != player || !all.eq(others.iter().cloned()) {
                break;
            }
            names.push(*name);
        }
        let count = i16::try_from(names.len()).ok().filter(|count| *count > 1)?;
        let group = Target::Exactly(Amount::N(count), Selector::Discard(*player, words.clone()));
        let phrase = self.target(&group);
        for name in &names {
            self.mean_quietly(*name, Meant { head: "card".to_owned(), plural: false, called: "chosen" });
        }
        let rest = format!("{} with different names", phrase.text);
        Some((Piece::one(Clause::you("choose", rest)), names.len()))
    }

    /// "Each friendly unit captures an enemy unit in its arena": as many in each arena as there are to be captured.
    fn arena_by_arena(&mut self, steps: &[Step]) -> Option<(Vec<Piece>, usize)> {
        let [ground, space, Step::ForEach(Target::Each(Selector::Any(both)), does), ..] = steps else { return None };
        let (theirs, mine, one) = as_many_in(ground, Site::Ground)?;
        let (also_theirs, also_mine, other) = as_many_in(space, Site::Space)?;
        let all = [Selector::The(one), Selector::The(other)];
        if theirs != also_theirs || mine != also_mine || both[..] != all {
            return None;
        }
        self.mean(Ref::It, "unit", false);
        self.instead.push((Ref::It, self.noun("unit", &mine).each()));
        let mut pieces = self.pieces(does);
        self.instead.retain(|(name, _)| *name != Ref::It);
        let less = "If an arena has too few of those, choose which friendly units do so.";
        pieces.push(Piece::Aside(less.to_owned()));
        Some((pieces, 3))
    }

    /// "You may attack a unit with up to 3 units (one at a time)": one attack after another, each by a different unit.
    pub(super) fn one_after_another(&mut self, steps: &[Step]) -> Option<Vec<Piece>> {
        let (first, count) = chain(steps).filter(|(_, count)| *count > 1 && !self.alone)?;
        let Target::A(Selector::Units(words)) = &first.with else { return None };
        let own = kept(words, |word| *word != Filter::Friendly);
        let what = if first.units_only { "a unit with" } else { "with" };
        let units = self.noun("unit", &own).several();
        let mut pieces = vec![Piece::Sentence(format!("you may attack {what} up to {count} {units} (one at a time)"))];
        for rider in first.attacker.iter() {
            let subject = match &rider.condition {
                Some(Condition::Is(Ref::Attacker, words)) => {
                    format!("{} that attacks this way", self.noun("unit", words).each())
                }
                None => "each of them".to_owned(),
                Some(_) => return None,
            };
            let said = self.timed(&(subject, false), &rider.gives, Until::EndOfAttack);
            pieces.push(Piece::Sentence(said.text()));
        }
        Some(pieces)
    }

    /// "Search the top 5 cards of your deck, or the top 10 if this unit is unique, for a card"
    pub(super) fn search_deeper(&mut self, condition: &str, deeper: &Search, search: &Search) -> Option<Vec<Piece>> {
        let most = deeper.top.as_ref().filter(|_| Search { top: search.top.clone(), ..deeper.clone() } == *search)?;
        let or = format!(", or the top {} if {condition}, for ", self.number(most));
        let mut pieces = self.search(search);
        let first = pieces.first_mut().and_then(Piece::clauses).and_then(|clauses| clauses.first_mut())?;
        first.rest = first.rest.replacen(" for ", &or, 1);
        Some(pieces)
    }

    /// "Each player chooses a unit they control. Defeat those units."
    pub(super) fn each_chooses(&mut self, players: PlayerRef, steps: &[Step]) -> Option<Vec<Piece>> {
        let [Step::Defeat(Target::By(PlayerRef::ThatPlayer, inner))] = steps else { return None };
        let Target::A(group @ Selector::Units(_)) = inner.as_ref() else { return None };
        let name = self.player(players);
        let doer = self.doer.replace(PlayerRef::ThatPlayer);
        let phrase = self.target(&Target::A(group.clone()));
        self.doer = doer;
        let mut pieces = Piece::one(Clause::of(&name.subject, name.plural, "choose", phrase.text));
        self.mean_quietly(Ref::It, Meant { head: phrase.head, plural: true, called: "" });
        let those = self.in_full(Ref::It).object;
        pieces.push(Piece::Sentence(format!("defeat {those}")));
        Some(pieces)
    }
}

/// The words that satisfy a condition.
fn kept(words: &[Filter], keep: impl Fn(&Filter) -> bool) -> List<Filter> {
    words.iter().filter(|word| keep(word)).cloned().collect()
}

/// In one arena, as many units are chosen as there are others: whose, among which units, and their name.
fn as_many_in(step: &Step, arena: Site) -> Option<(List<Filter>, List<Filter>, Ref)> {
    let Step::Choose(Target::Exactly(Amount::Count(others), Selector::Units(mine)), name) = step else { return None };
    let Selector::Units(others) = others.as_ref() else { return None };
    let there = Filter::In(arena);
    let both = mine.contains(&there) && others.contains(&there);
    both.then(|| (kept(others, |word| *word != there), kept(mine, |word| *word != there), *name))
}

/// A chain of attacks that differ only in their units: the first, and how many there are.
fn chain(steps: &[Step]) -> Option<(&AttackWith, usize)> {
    let (Step::Attack(first), rest) = steps.split_first()? else { return None };
    let [Step::May(next)] = rest else { return rest.is_empty().then_some((first, 1)) };
    let (then, count) = chain(next)?;
    let units = |attack: &AttackWith| match &attack.with {
        Target::A(Selector::Units(words)) => Some(kept(words, |word| !matches!(word, Filter::OtherThan(_)))),
        _ => None,
    };
    let like = AttackWith { with: then.with.clone(), keep: then.keep, ..(**first).clone() } == *then;
    (like && units(first).is_some() && units(first) == units(then)).then_some((first, count + 1))
}
