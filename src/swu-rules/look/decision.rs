//! The awaited decision, as far as these eyes may know it.

use super::labels::needs_hand;
use super::{Eyes, Looker};
use crate::book::Book;
use crate::book::op::Op;
use crate::change::drawn;
use crate::decision::{Choice, Decision, Prompt};
use crate::flow::play::{exploit, extra};
use crate::flow::verbs::credits::THE_FORCE;
use crate::flow::verbs::disclose;
use crate::prior::intent::bearing;
use crate::query::costs::EXPLOITED_LESS;
use crate::query::selector;
use crate::table::card::{Uid, Zone};
use crate::table::effect::{Effect, slot};
use crate::table::frame::{Frame, Play, PlayStep};
use crate::table::options::InitiativeStart;
use swu_cards::wording;
use swu_language::ability::{Cost, Ref, Step};
use swu_language::trait_name::nameable;
use swu_language::word::Aspect;
use swu_view::{DecisionKind, DecisionView, OptionView};

/// What others are told about a choice over hidden cards: that there is one, and among how many cards (formats.md
/// H-11).
fn covered(decision: &Decision) -> &'static str {
    match decision.prompt {
        Prompt::Mulligan => "Keep the opening hand or draw a new one, in private",
        Prompt::SetupResource => "Choose 1 card of 2 for the first resources, in private",
        Prompt::RegroupResource => "Put 1 card into play as a resource or none, in private",
        Prompt::PlanBottom => "Put 1 card of the hand on the bottom of the deck, in private",
        _ => "Decide in private",
    }
}

/// The indices of the options that these eyes may read.
pub(super) fn offered<'a>(book: &'a Book, decision: &'a Decision, eyes: Eyes) -> impl Iterator<Item = usize> + 'a {
    let open = eyes.see(decision.seat);
    let shown = move |choice: Choice| open || !decision.private && !needs_hand(book, decision.kind, choice);
    decision.options.iter().enumerate().filter(move |(_, choice)| shown(**choice)).map(|(place, _)| place)
}

impl Looker<'_> {
    /// The decision. Eyes that may not see the cards it needs get no options and no refusals.
    pub(crate) fn decision(&self, decision: &Decision) -> DecisionView {
        let open = self.eyes.see(decision.seat);
        let prompt = match () {
            () if self.after_drawing(decision) => self.pause_words(decision, open),
            () if decision.private && !open => covered(decision).to_owned(),
            () => self.prompt(decision),
        };
        DecisionView {
            seat: decision.seat,
            kind: decision.kind,
            begins_with_title: self.begins_with_title(&prompt),
            prompt,
            source: self.source(decision).filter(|_| !self.real_game(decision) && !self.nothing_drawn(decision)),
            text: match self.real_game(decision) || self.nothing_drawn(decision) {
                true => Vec::new(),
                false => self.asking_text(decision),
            },
            private: decision.private,
            about: if open || !decision.private { self.about(decision) } else { Vec::new() },
            quota: if open || !decision.private { self.quota(decision) } else { None },
            bearing: if open || !decision.private { bearing(self.reading, decision) } else { None },
            forced: self.forced(decision) || open && self.only_the_base(decision),
            keeps_one: decision.prompt == Prompt::KeepUnique,
            options: self.options(decision),
            refusals: if open || !decision.private { self.refusals(decision, open) } else { Vec::new() },
        }
    }

    /// Does a sentence begin with the title of a card in play?
    fn begins_with_title(&self, sentence: &str) -> bool {
        let mut in_play = self.reading.table.cards.iter().zip(0..).filter(|(card, _)| card.zone.in_play());
        in_play.any(|(_, uid)| sentence.starts_with(self.reading.title_up(Uid(uid))))
    }

    /// Is it the pause after drawing cards, in which one of them may be revealed?
    fn after_drawing(&self, decision: &Decision) -> bool {
        let asks = |e: &Effect| drawn::unseen_text(self.reading, e) && e.source == decision.source;
        decision.private && matches!(self.reading.table.frames.last(), Some(Frame::Effect(e)) if asks(e))
    }

    /// Is it that pause, after drawing nothing that could be revealed?
    fn nothing_drawn(&self, decision: &Decision) -> bool {
        self.after_drawing(decision) && decision.options.len() == 1
    }

    /// The words for the pause after drawing: the same for all who do not see the cards.
    fn pause_words(&self, decision: &Decision, open: bool) -> String {
        match open && !self.nothing_drawn(decision) {
            true => self.prompt(decision),
            false => "After drawing cards in the action phase everybody may reveal one that says so".to_owned(),
        }
    }

    /// The cards in play that the running sentence refers to: the card a trigger is about, and what was chosen before.
    fn about(&self, decision: &Decision) -> Vec<u16> {
        if decision.prompt == Prompt::SecondTarget {
            return self
                .reading
                .table
                .attacks
                .last()
                .iter()
                .flat_map(|attack| attack.defenders())
                .map(|defender| self.handle(defender.unit.uid))
                .collect();
        }
        let (Prompt::Step(..), Some(Frame::Effect(e))) = (decision.prompt, self.reading.table.frames.last()) else {
            return Vec::new();
        };
        let chosen = [Ref::It, Ref::Chosen]
            .into_iter()
            .filter_map(slot)
            .flat_map(|place| selector::slot_list(self.reading, e, place));
        let mut about: Vec<u16> = Vec::new();
        for obj in chosen.chain([&e.subject, &e.second_subject]) {
            let handle = self.handle(obj.uid);
            if (self.reading.table.is_unit(*obj) || self.reading.table.is_base(*obj)) && !about.contains(&handle) {
                about.push(handle);
            }
        }
        about
    }

    /// Is it the base that an upgrade with Fortify goes onto? Nothing else can be chosen (rule 48.1).
    fn only_the_base(&self, decision: &Decision) -> bool {
        let onto =
            |choice: &Choice| matches!(choice, Choice::Card(uid) if self.reading.table.card(*uid).zone == Zone::Base);
        decision.prompt == Prompt::AttachTo && matches!(decision.options.as_slice(), [only] if onto(only))
    }

    /// Is there nothing to choose, as everybody sees?
    fn forced(&self, decision: &Decision) -> bool {
        if decision.private {
            return false;
        }
        match decision.kind {
            DecisionKind::Target | DecisionKind::Resource => decision.options.len() == 1,
            DecisionKind::Trigger => {
                let mut read = decision.options.iter().map(|choice| self.option(decision, *choice));
                let first = read.next();
                let alike = |one: &OptionView, other: &OptionView| {
                    let face = |option: &OptionView| option.card.as_ref().map(|card| card.id.clone());
                    one.label == other.label && face(one) == face(other)
                };
                first.is_some_and(|first| read.all(|other| alike(&first, &other)))
            }
            _ => false,
        }
    }

    fn prompt(&self, decision: &Decision) -> String {
        match decision.prompt {
            Prompt::FirstPlayer => match self.reading.table.options.initiative_start {
                InitiativeStart::Holder => "Choose who starts with the initiative".to_owned(),
                InitiativeStart::Centre => "Choose who goes first".to_owned(),
            },
            Prompt::Mulligan => "Keep this hand or draw a new one".to_owned(),
            Prompt::SetupResource => {
                let first = self.reading.table.sides[decision.seat].resources.is_empty();
                let which = if first { "first" } else { "second" };
                format!("Choose the {which} of 2 cards to put into play as resources")
            }
            Prompt::RegroupResource => "You may put a card from your hand into play as a resource".to_owned(),
            Prompt::Action => "Choose an action".to_owned(),
            Prompt::AttackTarget => {
                format!("Choose what {} attacks", self.title(decision.source.uid))
            }
            Prompt::SecondTarget => {
                format!("Choose a second unit that {} attacks, or none", self.title(decision.source.uid))
            }
            Prompt::AttachTo => {
                let host = if self.only_the_base(decision) { "base" } else { "unit" };
                format!("Choose a {host} to attach {} to", self.title(decision.source.uid))
            }
            Prompt::HowToPay => format!("Choose how to pay for {}", self.title(decision.source.uid)),
            Prompt::Exploit => self.exploit_prompt(decision),
            Prompt::Spend => format!("Choose what to spend while playing {}", self.title(decision.source.uid)),
            Prompt::Copy => format!("Choose what {} copies", self.title(decision.source.uid)),
            Prompt::NextTrigger => "Choose which ability resolves next".to_owned(),
            Prompt::WhoseTriggers => "Choose whose abilities resolve first".to_owned(),
            Prompt::NextDelayed => "Choose which delayed effect comes next".to_owned(),
            Prompt::WhoDecides => "Choose who decides first".to_owned(),
            Prompt::WhoseDelayed => "Choose whose delayed effects come first".to_owned(),
            Prompt::KeepUnique => {
                format!("Choose which {} to keep", self.title(decision.source.uid))
            }
            Prompt::PayCost => self.cost_prompt(decision),
            Prompt::NextPrevention => {
                let more = self.reading.table.dealing.last().is_some_and(|dealing| dealing.more > 0);
                let does = if more { "changes the" } else { "prevents" };
                format!("Choose what {does} damage to {} first", self.title(decision.source.uid))
            }
            Prompt::PayWithUnits | Prompt::PayWithCredits => self.payment_prompt(decision),
            Prompt::StrikeSecond => {
                format!("You may have the defender deal combat damage before {}", self.title(decision.source.uid))
            }
            Prompt::Excess => "Choose a unit to deal the excess damage to".to_owned(),
            Prompt::PlanBottom => "Put a card from your hand on the bottom of your deck".to_owned(),
            Prompt::Step(..) => match self.question(decision) {
                Some(question) => self.in_numbers(decision, question.ask()),
                None => "Choose".to_owned(),
            },
        }
    }

    /// The sentence with what it counts, or with the ability that is used again.
    fn in_numbers(&self, decision: &Decision, said: String) -> String {
        if let Some(needed) = self.still_needed() {
            return format!("{said} (still needed: {needed})");
        }
        match (self.again(decision), self.counted(decision)) {
            (Some(ability), _) => format!("{said}: {ability}"),
            (None, number) => {
                let told: Vec<String> = number.into_iter().chain(self.turn()).collect();
                if told.is_empty() { said } else { format!("{said} ({})", told.join(", ")) }
            }
        }
    }

    /// The icons that the cards picked so far do not show, once some are picked: "Command, Heroism".
    fn still_needed(&self) -> Option<String> {
        let Some(Frame::Effect(e)) = self.reading.table.frames.last() else { return None };
        let Op::Disclose { icons, one: false, .. } = self.reading.book.program(e.program).ops.get(usize::from(e.pc))?
        else {
            return None;
        };
        let missing = Aspect::ALL.iter().zip(disclose::missing(self.reading, e, *icons));
        let missing = missing.flat_map(|(aspect, count)| std::iter::repeat_n(aspect.to_string(), count.into()));
        (e.picked() > 0).then(|| missing.collect::<Vec<_>>().join(", "))
    }

    /// "Defeat up to 2 units, each for 2 resources less, to play Droideka Security (6 to pay now)"
    fn exploit_prompt(&self, decision: &Decision) -> String {
        let title = self.title(decision.source.uid);
        let Some(Frame::Play(play)) = self.reading.table.frames.last() else {
            return format!("Exploit units for {title}");
        };
        let (_, most) = exploit::exploit_bounds(self.reading, play);
        let units = if most == 1 { "1 unit".to_owned() } else { format!("up to {most} units, each") };
        let price = exploit::exploit_price(self.reading, play);
        format!("Defeat {units} for {EXPLOITED_LESS} resources less, to play {title} ({price} to pay now)")
    }

    /// "Defeat a friendly unit to use Emperor Palpatine"
    fn cost_prompt(&self, decision: &Decision) -> String {
        let title = self.title(decision.source.uid);
        let part = match self.reading.table.frames.last() {
            Some(Frame::Use { ability, paid, .. }) => self.reading.book.ability(*ability).costs.get(usize::from(*paid)),
            _ => None,
        };
        let extra = match self.reading.table.frames.last() {
            Some(Frame::Play(Play { step: PlayStep::Extra(nth), .. })) => self.extra_part(*nth),
            _ => None,
        };
        match (part, extra, self.text_card(decision)) {
            (Some(part), _, Some(card)) => format!("{} to use {title}", wording::cost_prompt(part, card)),
            (_, Some(part), Some(card)) => format!("{} to play {title}", wording::cost_prompt(&part, card)),
            _ => format!("Pay the cost of {title}"),
        }
    }

    /// An additional cost of the card being played.
    fn extra_part(&self, nth: u8) -> Option<Cost> {
        match self.reading.table.frames.last() {
            Some(Frame::Play(play)) => extra::extra_cost(self.reading, play, nth),
            _ => None,
        }
    }

    /// "Pay 3 resources: exhaust units, or go on"
    fn payment_prompt(&self, decision: &Decision) -> String {
        let owed = match self.reading.table.frames.last() {
            Some(Frame::Payment(payment)) => payment.owed,
            _ => 0,
        };
        let resources = if owed == 1 { "1 resource".to_owned() } else { format!("{owed} resources") };
        match decision.prompt {
            Prompt::PayWithUnits => format!("Choose a unit to exhaust for 1 of the {resources} to pay"),
            _ => format!("Choose how many Credit tokens to use for the {resources} to pay"),
        }
    }

    /// Is the card that asks one that these eyes must not see?
    fn real_game(&self, decision: &Decision) -> bool {
        let hidden = self.reading.table.cards.get(decision.source.uid.index()).is_some_and(|card| card.zone.hidden());
        hidden && !self.eyes.see(decision.seat)
    }

    /// The card whose text asks.
    fn text_card(&self, decision: &Decision) -> Option<&swu_language::card::Card> {
        let state = self.reading.table.cards.get(decision.source.uid.index())?;
        Some(self.reading.book.card(state.def))
    }

    /// The step of a text that asks.
    pub(crate) fn asking_step(&self, decision: &Decision) -> Option<&Step> {
        match decision.prompt {
            Prompt::Step(program, step) => self.reading.book.program(program).step(step),
            _ => None,
        }
    }

    /// An entry of a list in words.
    pub(crate) fn mode_label(&self, decision: &Decision, mode: u8) -> String {
        match (self.asking_step(decision), self.question(decision)) {
            (Some(Step::DefeatAnyTokens), _) => token_label(mode),
            _ if decision.prompt == Prompt::PayCost => token_label(mode),
            (Some(Step::ChooseArena), _) => if mode == 0 { "Ground arena" } else { "Space arena" }.to_owned(),
            (Some(Step::ChooseAspect), _) => {
                Aspect::ALL.get(usize::from(mode)).map_or_else(String::new, Aspect::to_string)
            }
            (Some(Step::NameTrait), _) => nameable(usize::from(mode)).unwrap_or_default().to_owned(),
            (Some(Step::Choice(_)), Some(question)) => question.entry(mode),
            _ => format!("Option {}", mode + 1),
        }
    }

    /// Is an attack being declared, and under which terms?
    pub(crate) fn declaring(&self) -> Option<(crate::table::card::Obj, bool)> {
        match self.reading.table.frames.last() {
            Some(Frame::Attack { index, units_only, riders, .. }) => {
                let attack = self.reading.table.attacks.get(*index as usize)?;
                let by_text =
                    riders.and_then(|(program, pc)| match self.reading.book.program(program).ops.get(pc as usize) {
                        Some(Op::Attack(op)) => Some(op.units_only),
                        _ => None,
                    });
                Some((attack.attacker, *units_only || by_text.unwrap_or(false)))
            }
            _ => None,
        }
    }
}

/// A token that is not a card.
fn token_label(entry: u8) -> String {
    if entry == THE_FORCE { "The Force" } else { "A Credit token" }.to_owned()
}
