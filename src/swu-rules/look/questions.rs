//! What a text asks for, with the names known by now.

use super::Looker;
use crate::book::op::Op;
use crate::book::{Book, Program, ProgramId};
use crate::decision::{Decision, Prompt};
use crate::flow::verbs::indirect;
use crate::query::{idle, selector};
use crate::table::batch::Hit;
use crate::table::card::{Obj, Zone};
use crate::table::dealing::Dealing;
use crate::table::effect::{Effect, slot};
use crate::table::frame::Frame;
use seats::Seat;
use swu_cards::wording::questions::{Asks, Question};
use swu_cards::wording::{ability_lines, this_word};
use swu_language::ability::{Amount, PlayerRef, Ref, Selector, Step, Target};

/// The cards that a question can name.
const NAMED: [Ref; 12] = [
    Ref::This,
    Ref::Host,
    Ref::Subject,
    Ref::Attacker,
    Ref::Defender,
    Ref::Chosen,
    Ref::First,
    Ref::Second,
    Ref::Third,
    Ref::It,
    Ref::Cards,
    Ref::Played,
];

impl Looker<'_> {
    /// The question of a decision that a step of a text asks.
    pub(crate) fn question(&self, decision: &Decision) -> Option<Question<'_>> {
        let Prompt::Step(id, step) = decision.prompt else { return None };
        let program = self.reading.book.program(id);
        let e = self.asking(id);
        let op = e.and_then(|e| program.ops.get(usize::from(e.pc)));
        let another = e.is_some_and(Effect::has_taken);
        Some(Question {
            this: self.this(decision.source),
            text: &program.text,
            place: program.places.get(usize::from(step))?,
            asks: match (op, e) {
                (Some(Op::Indirect(who, total)), Some(e)) => self.division(decision, e, *who, total),
                (Some(op), _) => asks(op, another),
                (None, _) => Asks::Step,
            },
            may: op.is_some_and(may_decline),
            cards: e.map_or_else(Vec::new, |e| self.named_cards(decision, e)),
            players: e.map_or_else(Vec::new, |e| self.named_players(decision, e, program.step(step))),
            number: self.reading.table.dealing.last().and_then(Dealing::hit).map(Hit::total),
        })
    }

    fn division(&self, decision: &Decision, e: &Effect, who: PlayerRef, total: &Amount) -> Asks {
        match indirect::indirect_part(self.reading, e, who, total) {
            Some((part, given)) => {
                Asks::Division { own: part.seat == decision.seat, amounts: Some((part.amount, part.amount - given)) }
            }
            None => Asks::Division { own: true, amounts: None },
        }
    }

    /// The ability used once more, in words.
    pub(super) fn again(&self, decision: &Decision) -> Option<String> {
        let Prompt::Step(id, _) = decision.prompt else { return None };
        let e = self.asking(id).filter(|e| !e.bounty.is_none())?;
        let text = ability_lines(self.this(e.subject), &self.reading.book.ability(e.bounty).ability);
        Some(text.join(" ").trim_end_matches('.').to_owned())
    }

    /// The amount that the step refers to, if it is counted and everybody can count it: "X is 2".
    pub(super) fn counted(&self, decision: &Decision) -> Option<String> {
        let Prompt::Step(id, _) = decision.prompt else { return None };
        let e = self.asking(id)?;
        let mut step = self.asking_step(decision)?;
        while let Step::May(inner) = step {
            step = inner.first()?;
        }
        let number = |qty: &Amount| match qty {
            Amount::N(_) => None,
            qty => idle::open_qty(self.reading, e, qty),
        };
        match step {
            Step::Damage(_, qty) => Some(format!("{} damage", number(qty)?)),
            Step::Heal(_, qty) | Step::HealUpTo(_, qty) => Some(format!("{} damage healed", number(qty)?)),
            Step::Get(_, qty, ..) => Some(format!("X is {}", number(qty)?)),
            _ => None,
        }
    }

    /// Which of several equal runs of a text asks: "1 of 2".
    pub(super) fn turn(&self) -> Option<String> {
        let frames = &self.reading.table.frames;
        let at = frames.iter().rposition(|frame| !matches!(frame, Frame::Effect(e) if e.block))?;
        let (Frame::Together(together), Frame::Effect(parent)) = (frames.get(at)?, frames.get(at.checked_sub(1)?)?)
        else {
            return None;
        };
        let ops = &self.reading.book.program(parent.program).ops;
        let Op::ForEvery(..) = ops.get(usize::from(parent.pc))? else { return None };
        let runs = self.reading.table.runs.get(usize::from(together.base)..)?.len();
        Some(format!("{} of {runs}", together.current?.checked_sub(together.base)? + 1))
    }

    /// The text that asks: only the relevant part of a card with several abilities or sides.
    pub(crate) fn asking_text(&self, decision: &Decision) -> Vec<String> {
        let mut text = None;
        for frame in self.reading.table.frames.iter().rev() {
            let Frame::Effect(e) = frame else { break };
            text = Some(&self.reading.book.program(e.program).text);
            if !e.block {
                break;
            }
        }
        let text = text.filter(|_| matches!(decision.prompt, Prompt::Step(..)));
        text.map_or_else(Vec::new, |text| ability_lines(self.this(decision.source), text))
    }

    /// The effect that asks, if it runs this program.
    pub(super) fn asking(&self, program: ProgramId) -> Option<&Effect> {
        match self.reading.table.frames.last() {
            Some(Frame::Effect(e)) if e.program == program => Some(e),
            _ => None,
        }
    }

    /// What a card calls itself: a leader in an arena is a unit.
    pub(crate) fn this(&self, source: Obj) -> &'static str {
        match self.reading.table.cards.get(source.uid.index()) {
            Some(card) if matches!(card.zone, Zone::Ground | Zone::Space) => "unit",
            Some(card) => this_word(self.reading.book.card(card.def).kind),
            None => "card",
        }
    }

    fn named_cards(&self, decision: &Decision, e: &Effect) -> Vec<(Ref, String)> {
        let named = NAMED.iter().filter_map(|name| Some((*name, self.one_card(e, *name)?)));
        let shown = named.filter(|(name, card)| self.may_name(decision, e, *name, *card));
        shown.map(|(name, card)| (name, self.called(decision, card))).collect()
    }

    /// The card a name stands for, if it is just one.
    pub(super) fn one_card(&self, e: &Effect, name: Ref) -> Option<Obj> {
        match slot(name) {
            Some(place) => match selector::slot_list(self.reading, e, place) {
                [card] => Some(*card),
                _ => None,
            },
            None => {
                let mut meant = selector::meant(self.reading, e, name);
                meant.next().filter(|_| meant.next().is_none())
            }
        }
    }

    /// May the question name this card? In a hidden zone only if the question is private and the player asked saw the
    /// card by this effect, or holds it.
    pub(super) fn may_name(&self, decision: &Decision, e: &Effect, name: Ref, card: Obj) -> bool {
        let Some(state) = self.reading.table.live(card) else {
            // Everybody saw the unit that it was.
            return self.reading.table.gone(card).is_some_and(|gone| matches!(gone.zone, Zone::Ground | Zone::Space));
        };
        if !state.zone.hidden() && state.zone != Zone::Aside {
            return true;
        }
        let asked = decision.private && self.eyes.see(decision.seat) && decision.seat == e.controller;
        let looked_at = name == Ref::Cards && e.secret;
        let held = state.zone == Zone::Hand && state.owner == decision.seat;
        asked && (looked_at || held)
    }

    /// "Chewbacca", "Bob's base", "your base"
    fn called(&self, decision: &Decision, card: Obj) -> String {
        if self.reading.table.live(card).is_none() {
            let gone = self.reading.table.gone(card).map(|gone| gone.def);
            return gone.map_or_else(String::new, |def| self.reading.book.face_title(def, false).to_owned());
        }
        if !self.reading.table.is_base(card) {
            return self.title(card.uid);
        }
        match self.reading.table.controller(card) {
            seat if seat == decision.seat => "your base".to_owned(),
            seat => format!("{}'s base", self.name(seat)),
        }
    }

    fn named_players(&self, decision: &Decision, e: &Effect, step: Option<&Step>) -> Vec<(PlayerRef, Option<String>)> {
        let seats = self.reading.table.seats();
        let name = |seat: Seat| (seat != decision.seat).then(|| self.name(seat));
        let mut players: Vec<(PlayerRef, Option<String>)> = Vec::new();
        for who in [PlayerRef::ThatPlayer, PlayerRef::DefendingPlayer, PlayerRef::RightOfThatPlayer] {
            players.extend(selector::player(self.reading, e, who).map(|seat| (who, name(seat))));
        }
        if seats == 2 {
            let other = selector::player(self.reading, e, PlayerRef::Opponent).map(name);
            players.extend(
                other
                    .iter()
                    .flat_map(|name| [(PlayerRef::Opponent, name.clone()), (PlayerRef::EachOpponent, name.clone())]),
            );
        }
        if decision.seat != e.controller {
            players.push((PlayerRef::You, name(e.controller)));
            players.extend(step.and_then(asked_player).map(|who| (who, None)));
        }
        players
    }
}

fn asks(op: &Op, another: bool) -> Asks {
    match op {
        Op::ChoosePlayer(who) => Asks::Player(*who),
        Op::HealUpTo(_) => Asks::Amount,
        Op::Top => Asks::Order,
        Op::Indirect(..) => Asks::Division { own: true, amounts: None },
        Op::Collector => Asks::Player(PlayerRef::Opponent),
        Op::Choice { .. } if another => Asks::Another,
        _ => Asks::Step,
    }
}

fn may_decline(op: &Op) -> bool {
    match op {
        Op::Select { optional, .. }
        | Op::Divide { optional, .. }
        | Op::Choice { optional, .. }
        | Op::Disclose { optional, .. } => optional.is_some(),
        Op::Attack(attack) => attack.optional.is_some(),
        // Nobody has to play what nobody else can see (rule 1.4).
        Op::Play(play) => play.optional.is_some() || play.what.selector().is_some_and(is_hidden),
        _ => false,
    }
}

/// Are all of these cards hidden from the others?
fn is_hidden(selector: &Selector) -> bool {
    match selector {
        Selector::Hand(..) | Selector::Resources(_) => true,
        Selector::Any(selectors) => selectors.iter().any(is_hidden),
        _ => false,
    }
}

/// The player asked by a step, if not its controller.
fn asked_player(step: &Step) -> Option<PlayerRef> {
    let of_target = |target: &Target| match target {
        Target::By(who, _) => Some(*who),
        _ => None,
    };
    match step {
        Step::Choose(target, _) | Step::Defeat(target) | Step::Return(target) | Step::DiscardCard(target) => {
            of_target(target)
        }
        Step::Exhaust(target) | Step::Damage(target, _) | Step::Attach(_, target) => of_target(target),
        Step::Discard(who, _) | Step::MayBy(who, _) | Step::SaysNo(who) => Some(*who),
        Step::Choice(modes) => Some(modes.by),
        _ => None,
    }
    .filter(|who| *who != PlayerRef::You)
}

/// Everything that the cards of a book can ask, card by card, as worded while no name is known: for reading.
pub fn all_questions(book: &Book) -> Vec<(String, String)> {
    let mut said: Vec<(String, String)> = Vec::new();
    for (def, id) in book.all().flat_map(|def| book.programs(def).map(move |id| (def, id))) {
        let (program, card) = (book.program(id), book.card(def));
        for (op, origin) in program.ops.iter().zip(&program.origin).filter(|(op, _)| is_question(op)) {
            let question = as_written(program, *origin, op, this_word(card.kind));
            let Some(question) = question else { continue };
            let entries = match op {
                Op::Choice { modes, .. } => modes.len(),
                _ => 0,
            };
            let entries: String = (0..entries).map(|entry| format!(" [{}]", question.entry(entry as u8))).collect();
            let line = (card.id.clone(), format!("{}{entries}", question.ask()));
            if !said.contains(&line) {
                said.push(line);
            }
        }
    }
    said.sort_by(|first, second| first.0.cmp(&second.0));
    said
}

/// A question while nothing is known but who asks whom: Ann's card, which may ask Bob.
fn as_written<'b>(program: &'b Program, origin: u16, op: &Op, this: &'static str) -> Option<Question<'b>> {
    let other = match op {
        Op::ChoosePlayer(_) => None,
        _ => program.step(origin).and_then(asked_player),
    };
    let mut players = Vec::new();
    if let Some(who) = other {
        players.extend([(PlayerRef::You, Some("Ann".to_owned())), (who, None), (PlayerRef::ThatPlayer, None)]);
    }
    Some(Question {
        this,
        text: &program.text,
        place: program.places.get(usize::from(origin))?,
        asks: asks(op, false),
        may: may_decline(op),
        cards: Vec::new(),
        players,
        number: None,
    })
}

/// Can the operation ask somebody?
fn is_question(op: &Op) -> bool {
    let chooses = |target: &Target| !matches!(target, Target::The(_) | Target::Each(_) | Target::Random(_));
    match op {
        Op::Select { target, optional, .. } => chooses(target) || optional.is_some(),
        Op::Attack(attack) => chooses(&attack.with) || attack.optional.is_some(),
        Op::Play(play) => chooses(&play.what) || play.optional.is_some(),
        Op::ForEachPlayer(who, _) => matches!(who, PlayerRef::AnyPlayers | PlayerRef::TwoPlayers),
        Op::Divide { .. }
        | Op::HealUpTo(_)
        | Op::DamageUpTo(_)
        | Op::Top
        | Op::Discard(..)
        | Op::DiscardFrom(..)
        | Op::RevealOneByOne(_)
        | Op::Search(_)
        | Op::PayAny(_)
        | Op::Disclose { .. }
        | Op::NameCard
        | Op::ChooseNumber
        | Op::ChooseArena
        | Op::ChooseAspect
        | Op::NameTrait
        | Op::ChoosePlayer(_)
        | Op::May(..)
        | Op::MayBy(..)
        | Op::SaysNo(_)
        | Op::Choice { .. } => true,
        _ => false,
    }
}
