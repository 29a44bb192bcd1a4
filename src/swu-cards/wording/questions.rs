//! Questions: what a step of a text asks of a player, and what for.
//!
//! A question is composed where it is asked: everything before it has been said, names known by then replace "that
//! unit", and the player who is asked is "you".

mod aim;
mod choices;
mod entries;

use super::clause::{Piece, merged};
use super::grammar::{capital, sentence};
use super::speaker::{Meant, Name, Speaker};
use super::steps::flow::say_may;
use super::steps::{is_on_it, mentions};
use aim::{aim, aimed, chooses};
use swu_language::ability::{Ability, Condition, Harm, PlayerRef, Ref, Step, Target};

/// What is asked, if a step can ask several things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// The step's own question.
    Step,
    /// The player it is about.
    Player(PlayerRef),
    /// How much, after its target was chosen.
    Amount,
    /// The next card to go on top of a deck.
    Order,
    /// One more entry of a list.
    Another,
    /// How a player's part of indirect damage is divided: one's own part, or that of the player who is dealt it.
    Division {
        /// Is it the divider's own part?
        own: bool,
        /// The whole amount and the amount left, if known.
        amounts: Option<(i16, i16)>,
    },
}

/// A position in the text of an ability, and who is who there.
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// "unit", "leader", "event": what "this" is.
    pub this: &'static str,
    /// The whole text.
    pub text: &'a Ability,
    /// The path to the step: a step, a branch of it, a step of that, and so on.
    pub place: &'a [u16],
    /// What is asked for.
    pub asks: Asks,
    /// May it be declined?
    pub may: bool,
    /// Cards that are known by name.
    pub cards: Vec<(Ref, String)>,
    /// Players with their names; `None` for the one who is asked.
    pub players: Vec<(PlayerRef, Option<String>)>,
    /// How much damage would be replaced by something else, if known.
    pub number: Option<i16>,
}

impl Question<'_> {
    /// The sentence that asks, without a full stop: "You may deal 2 damage to a unit".
    pub fn ask(&self) -> String {
        let mut speaker = self.speaker();
        if let Ability::MayRaiseDamage(more) = self.text {
            return self.raised(*more);
        }
        let Some(spot) = speaker.reach(self.text.steps(), self.place) else { return "Choose".to_owned() };
        if let Ability::Instead { of, to, .. } = self.text {
            let harmed = if to.is_some() { Ref::Subject } else { Ref::This };
            return finished(&speaker.instead_of(*of, harmed, &spot, self));
        }
        let said = finished(&speaker.question(&spot, self));
        match (self.text, said.strip_prefix("You may ")) {
            (Ability::TwiceTheTokens(_), Some(deed)) => {
                format!("Tokens would be created: to create twice as many, you may {deed}")
            }
            _ => said,
        }
    }

    fn speaker(&self) -> Speaker {
        let mut speaker = Speaker::new(self.this);
        if let Ability::Trigger(trigger) = self.text {
            speaker.moments(&trigger.on);
        }
        speaker.alone = true;
        speaker.cards = self.cards.iter().map(|(card, name)| (*card, Name::fixed(name, false))).collect();
        let name = |name: &Option<String>| name.as_ref().map_or_else(Name::you, |name| Name::fixed(name, false));
        speaker.players = self.players.iter().map(|(who, called)| (*who, name(called))).collect();
        speaker.agent = speaker.players.iter().find(|(who, _)| *who == PlayerRef::You).map(|(_, name)| name.clone());
        speaker
    }
}

/// A step and what follows it in its sentence or block.
struct Spot<'t> {
    step: &'t Step,
    /// It and what comes after it.
    from: &'t [Step],
    /// Is it part of an "and", so that the next steps are in its sentence?
    joined: bool,
    /// The rest of the "may" that it is the whole of.
    answers: &'t [Step],
}

impl Speaker {
    /// Says everything up to a place.
    fn reach<'t>(&mut self, steps: &'t [Step], place: &[u16]) -> Option<Spot<'t>> {
        let (mut steps, mut place, mut joined) = (steps, place, false);
        let mut answers: &[Step] = &[];
        loop {
            let number = usize::from(*place.first()?);
            let step = steps.get(number)?;
            self.pieces(&steps[..number]);
            self.instead.clear();
            self.open_hand = None;
            let Some((branch, deeper)) = place.get(1..)?.split_first() else {
                self.chosen_in_full();
                self.subject_is_fresh();
                return Some(Spot { step, from: &steps[number..], joined, answers });
            };
            answers = match step {
                Step::May(inner) if inner.len() == 1 => {
                    let next = &steps[number + 1..];
                    &next[..next.iter().take_while(|step| is_answer(step)).count()]
                }
                _ => &[],
            };
            match step {
                Step::MayBy(..) => self.agent = None,
                Step::ForEach(target, _) => {
                    let phrase = self.target(target);
                    self.mean(Ref::It, &phrase.head, false);
                }
                _ => {}
            }
            joined = matches!(step, Step::And(_));
            (steps, place) = (step.branch(*branch), deeper);
        }
    }

    fn question(&mut self, spot: &Spot<'_>, question: &Question<'_>) -> String {
        let next = spot.from.get(1..).unwrap_or_default();
        match (question.asks, spot.step) {
            (_, step) if choices::is_naming(step) => self.with_purpose(spot.step, next, payoff(next)),
            (Asks::Player(_), Step::CollectBounties(card)) => {
                format!("choose the opponent who may collect {} Bounty", self.known(*card).possessive)
            }
            (Asks::Player(who), step) => {
                self.players.push((who, Name::fixed("that player", false)));
                let said = self.pieces(std::slice::from_ref(step)).first().map(Piece::text).unwrap_or_default();
                format!("choose {}: {said}", if who == PlayerRef::Opponent { "an opponent" } else { "a player" })
            }
            (Asks::Another, Step::Choice(_)) => "choose one more".to_owned(),
            // The entries say among what.
            (_, Step::Choice(modes)) if modes.is_of_two_for_another() => "choose one".to_owned(),
            (Asks::Division { own, amounts }, Step::IndirectDamage(..)) => {
                let whose = if own { "your" } else { "that player's" };
                let (all, left) = match amounts {
                    Some((all, left)) if left < all => (format!("{all}"), format!(" ({left} left)")),
                    Some((all, _)) => (format!("{all}"), String::new()),
                    None => ("the".to_owned(), String::new()),
                };
                format!("divide {all} indirect damage among {whose} base and units{left}")
            }
            (Asks::Amount, step) if aimed(step).is_some() => {
                self.first_sentence(&[aim(step, Target::The(Ref::It)).unwrap_or_else(|| step.clone())])
            }
            (Asks::Order, Step::PutOnTop(target)) => self.on_top(target),
            (_, Step::Choose(target, name)) => self.choice_of(target, *name, spot, question.may),
            (_, Step::CollectBounties(card)) => self.bounty(*card, next),
            (_, step) if serves_all(step) && !spot.joined && !question.may => self.with_purpose(step, next, next.len()),
            // "Choose any number of players: each of them draws a card".
            (_, step) if choices::names_several(step) => {
                let said: Vec<String> = self.pieces(std::slice::from_ref(spot.step)).iter().map(Piece::text).collect();
                said.join(": ")
            }
            (_, Step::May(_) | Step::MayBy(..) | Step::SaysNo(_)) => {
                let follows = next.iter().take_while(|step| is_answer(step)).count();
                self.all_sentences(&spot.from[..=follows])
            }
            (_, Step::Disclose(_) | Step::DiscloseOneOf(_)) => self.with_answers(spot, next, question.may),
            (_, Step::Search(_)) => {
                let follows = usize::from(next.first().is_some_and(is_on_it));
                self.offered(&spot.from[..=follows], question.may)
            }
            (_, Step::Discard(PlayerRef::EachPlayer | PlayerRef::EachOpponent, amount)) => {
                self.first_sentence(&[Step::Discard(PlayerRef::ThatPlayer, amount.clone())])
            }
            (_, Step::DivideDamage { by: Some(_), .. }) => self.dealt_by_another(spot.step, question.may),
            (_, step) => match aimed(step) {
                Some(target) if chooses(target) => self.verb(step, target, spot, question.may),
                _ => {
                    let follows = if spot.joined { next.iter().take_while(|step| is_quiet(step)).count() } else { 0 };
                    self.offered(&spot.from[..=follows], question.may)
                }
            },
        }
    }

    /// "Luke Skywalker would be defeated: you may instead move it": what else would happen, and to what.
    fn instead_of(&mut self, harm: Harm, harmed: Ref, spot: &Spot<'_>, question: &Question<'_>) -> String {
        let name = self.known(harmed).subject;
        self.about = Some(harmed);
        let said = finished(&self.question(spot, question));
        let deed = said.strip_prefix("You may ").unwrap_or(&said);
        match harm {
            Harm::Damage => {
                let damage = question.number.map_or_else(|| "damage".to_owned(), |number| format!("{number} damage"));
                format!("{damage} would be dealt to {name}: to prevent that, you may {deed}")
            }
            _ => format!("{name} would be {}: you may instead {deed}", super::bans::harmed(harm)),
        }
    }

    /// A Bounty: its collector is asked before its text is carried out.
    fn bounty(&mut self, of: Ref, text: &[Step]) -> String {
        let whose = self.known(of).possessive;
        let said = merged(self.pieces(text)).into_iter().filter(|piece| !matches!(piece, Piece::Aside(_)));
        let bounty = behind_colon(&said.collect::<Vec<_>>()).unwrap_or_default();
        format!("you may collect {whose} Bounty: {bounty}")
    }

    /// "Have Chewbacca deal …"
    fn dealt_by_another(&mut self, step: &Step, may: bool) -> String {
        match self.pieces(std::slice::from_ref(step)).as_slice() {
            [Piece::Clauses(clauses), ..] if !may => super::clause::join(clauses, true),
            pieces => offer(pieces.to_vec(), may),
        }
    }

    fn on_top(&mut self, target: &Target) -> String {
        let cards = self.target_from(target, "from");
        let order = if cards.plural { " (the first one ends up topmost)" } else { "" };
        format!("put {} on top of {} deck{order}", cards.text, self.deck_of)
    }

    /// "Choose an arena: deal 3 damage to each unit in that arena", with this many of the following steps.
    fn with_purpose(&mut self, step: &Step, next: &[Step], follows: usize) -> String {
        let said = match step {
            Step::ChoosePlayer(PlayerRef::Opponent) => "choose an opponent".to_owned(),
            Step::ChoosePlayer(_) => "choose a player".to_owned(),
            _ => self.first_sentence(std::slice::from_ref(step)),
        };
        match behind_colon(&self.pieces(&next[..follows])) {
            Some(purpose) => format!("{said}: {purpose}"),
            None => said,
        }
    }

    /// A verb with a target to choose.
    fn verb(&mut self, step: &Step, target: &Target, spot: &Spot<'_>, may: bool) -> String {
        let next = spot.from.get(1..).unwrap_or_default();
        let follows = if spot.joined { next.iter().take_while(|step| is_quiet(step)).count() } else { 0 };
        let mut speaker = self.clone();
        let pieces = merged(speaker.pieces(&spot.from[..=follows]));
        let by_other = matches!(target, Target::By(..));
        if let [piece, ..] = pieces.as_slice()
            && is_imperative(piece)
            && !by_other
        {
            // Its other effects, as long as they ask nothing more.
            let sure = next.iter().take_while(|step| is_quiet(step) || is_answer(step)).count();
            return if sure > follows {
                let said = self.pieces(&spot.from[..=sure]);
                offer(if may { merged(said) } else { said }, may)
            } else {
                offer(vec![piece.clone()], may)
            };
        }
        // "Choose an enemy unit: Chewbacca deals damage equal to its power to it".
        let chosen = match target {
            Target::By(_, inner) => inner.as_ref(),
            _ => target,
        };
        let phrase = self.target_from(chosen, "in");
        // The verb may speak of another "it": "choose an enemy unit in that unit's arena: that unit captures it".
        let speaks_of_it = aim(step, Target::The(Ref::Chosen)).is_some_and(|verb| mentions(&verb, Ref::It));
        let chosen = if speaks_of_it { Ref::Chosen } else { Ref::It };
        self.mean_quietly(chosen, Meant { head: phrase.head, plural: phrase.plural, called: "" });
        self.point_at(chosen);
        if matches!(step, Step::Attach(..)) {
            // The player who chooses where also attaches it.
            self.agent = None;
        }
        let verb = aim(step, Target::The(chosen)).map(|verb| self.first_sentence(&[verb])).unwrap_or_default();
        let may = if may { "you may " } else { "" };
        format!("{may}choose {}: {verb}", phrase.text)
    }

    /// With the consequences that are its purpose.
    fn with_answers(&mut self, spot: &Spot<'_>, next: &[Step], may: bool) -> String {
        let follows = next.iter().take_while(|step| is_answer(step)).count();
        let mut pieces = self.pieces(&spot.from[..=follows]);
        pieces.extend(self.pieces(spot.answers));
        offer(pieces, may)
    }

    fn offered(&mut self, steps: &[Step], may: bool) -> String {
        let pieces = merged(self.pieces(steps));
        offer(pieces.into_iter().take(1).collect(), may)
    }

    fn first_sentence(&mut self, steps: &[Step]) -> String {
        merged(self.pieces(steps)).first().map(Piece::text).unwrap_or_default()
    }

    fn all_sentences(&mut self, steps: &[Step]) -> String {
        let said: Vec<String> = self.pieces(steps).iter().map(|piece| sentence(&piece.text())).collect();
        said.join(" ")
    }
}

/// How many steps lead to the purpose of a choice: another choice, or a look at cards, is not the purpose yet, and a
/// question says what follows from its answer.
fn payoff(next: &[Step]) -> usize {
    let leads = next.iter().take_while(|step| leads_on(step)).count();
    let shown = next.len().min(leads + 1);
    shown + next[shown..].iter().take_while(|step| is_answer(step)).count()
}

/// Does the purpose of a choice come after this step?
fn leads_on(step: &Step) -> bool {
    matches!(
        step,
        Step::Choose(..)
            | Step::ChoosePlayer(_)
            | Step::LookAt(_)
            | Step::LookAtHand(_)
            | Step::LookAtTop(..)
            | Step::Reveal(_)
            | Step::RevealHand(_)
            | Step::RevealTop(..)
    )
}

/// Is it done to something known by then, so that it asks nothing?
fn is_quiet(step: &Step) -> bool {
    aimed(step).is_some_and(|target| !chooses(target))
}

/// Does the amount paid, or what is shown, serve all following steps?
fn serves_all(step: &Step) -> bool {
    match step {
        Step::PayAny | Step::PayUpTo(_) => true,
        Step::Reveal(target) => chooses(target),
        _ => false,
    }
}

/// Does it follow from the answer to a question?
fn is_answer(step: &Step) -> bool {
    matches!(step, Step::IfYouDo(_) | Step::IfYouDont(_) | Step::If(Condition::Did, ..))
}

/// Is it something you do yourself?
fn is_imperative(piece: &Piece) -> bool {
    match piece {
        Piece::Clauses(clauses) => clauses.first().is_some_and(|clause| clause.subject.is_none()),
        Piece::Sentence(_) | Piece::Aside(_) => false,
    }
}

/// What comes after a colon: the first sentence continues, others begin a new one.
fn behind_colon(pieces: &[Piece]) -> Option<String> {
    let (first, others) = pieces.split_first()?;
    let others: Vec<String> = others.iter().map(|other| sentence(&other.text())).collect();
    Some(if others.is_empty() { first.text() } else { format!("{}. {}", first.text(), others.join(" ")) })
}

fn offer(pieces: Vec<Piece>, may: bool) -> String {
    let pieces = if may { say_may("you may", pieces) } else { pieces };
    let said: Vec<String> = pieces.iter().map(|piece| sentence(&piece.text())).collect();
    said.join(" ")
}

/// A capital, no full stop, no list of entries, and no "you" before instructions to you.
fn finished(said: &str) -> String {
    let said = said.split('\n').next().unwrap_or_default().trim_end_matches(['.', ':']);
    let said = if said.len() > 1 { said } else { "choose" };
    let mut letters = said.chars();
    let lower: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    match lower.strip_prefix("you ") {
        Some(rest) if !rest.starts_with("may ") => capital(rest),
        _ => capital(said),
    }
}
