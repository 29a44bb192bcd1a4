//! Options and prompts in words.

use super::Looker;
use super::decision::offered;
use crate::seats::Seat;
use crate::unlimited::cards::ability::Step;
use crate::unlimited::cards::wording::ability_lines;
use crate::unlimited::cards::wording::grammar::list;
use crate::unlimited::rules::decision::{Choice, Decision, Prompt};
use crate::unlimited::rules::query::costs::Playing;
use crate::unlimited::rules::table::card::{Uid, Zone};
use crate::unlimited::rules::table::effect::Pending;
use crate::unlimited::rules::table::frame::Frame;
use crate::unlimited::rules::view::{CardRef, Counter, DecisionKind, OptionView, Verb, Via};

impl Looker<'_> {
    /// One option.
    pub(crate) fn option(&self, decision: &Decision, choice: Choice) -> OptionView {
        let mut option = OptionView::bare(choice.verb());
        match choice {
            Choice::Play(uid, cost, mode) => {
                option.label = match mode.via() {
                    Some(Via::Smuggle) => format!("Smuggle {} ({cost})", self.title(uid)),
                    Some(Via::Piloting) => format!("Play {} as a Pilot ({cost})", self.title(uid)),
                    Some(Via::Plot) => format!("Plot {} ({cost})", self.title(uid)),
                    None => format!("Play {} ({cost})", self.title(uid)),
                };
                option.card = Some(self.card_ref(uid));
                option.cost = Some(cost);
                option.priced = self.priced(Playing { mode, ..self.rules.from_hand(uid, decision.seat) }, cost);
                option.via = mode.via();
                option.ability = mode.nth();
            }
            Choice::Attack(uid) => {
                option.label = format!("Attack with {}", self.title(uid));
                option.card = Some(self.card_ref(uid));
            }
            Choice::Use(uid, ability, number) => {
                let def = self.rules.book.ability(ability);
                let epic = if def.epic { " (Epic Action)" } else { "" };
                option.label = format!("Use {}{epic}", self.title(uid));
                let others = |other: &&Choice| matches!(other, Choice::Use(card, ..) if *card == uid);
                option.text = ability_lines(self.this(self.rules.t.obj(uid)), &def.ability);
                if decision.options.iter().filter(others).count() > 1 {
                    option.label = format!("{}: {}", option.label, without_stop(&option.text.join(" ")));
                }
                option.card = Some(self.card_ref(uid));
                option.ability = Some(number);
            }
            Choice::Deploy(uid) => {
                option.label = format!("Deploy {}", self.title(uid));
                option.card = Some(self.card_ref(uid));
            }
            Choice::DeployPilot(uid) => {
                option.label = format!("Deploy {} as a Pilot", self.title(uid));
                option.card = Some(self.card_ref(uid));
                option.via = Some(Via::Piloting);
            }
            Choice::Card(uid) => {
                option.label = self.card_label(decision, uid);
                option.takes = self.takes(decision, uid);
                self.put_card(&mut option, uid);
            }
            Choice::Top(uid) => {
                option.label = format!("Put {} on top", self.title(uid));
                option.card = Some(self.card_ref(uid));
            }
            Choice::Bottom(uid) => {
                option.label = format!("Put {} on the bottom", self.title(uid));
                option.card = Some(self.card_ref(uid));
            }
            Choice::Resource(uid) => {
                option.label = format!("Resource {}", self.title(uid));
                option.card = Some(self.card_ref(uid));
            }
            Choice::Seat(seat) => {
                option.label = self.name(seat);
                option.seat = Some(seat);
                option.text = self.waiting_of(decision, seat);
            }
            Choice::Number(number) => {
                option.label = self.number_label(decision, number);
                option.number = Some(number);
            }
            Choice::Name(title) => {
                let name = self.rules.book.title(title).unwrap_or_default().to_owned();
                option.label.clone_from(&name);
                option.name = Some(name);
            }
            Choice::Mode(mode) => {
                option.label = self.mode_label(decision, mode);
                option.number = Some(i16::from(mode));
            }
            Choice::Trigger(place) => self.trigger_option(&mut option, place),
            Choice::Delayed(place) => self.delayed_option(&mut option, place),
            Choice::Initiative => "Take the initiative".clone_into(&mut option.label),
            Choice::Blast => {
                "Take the blast counter".clone_into(&mut option.label);
                option.name = Some("blast".to_owned());
                option.counter = Some(Counter::Blast);
            }
            Choice::Plan => {
                "Take the plan counter".clone_into(&mut option.label);
                option.name = Some("plan".to_owned());
                option.counter = Some(Counter::Plan);
            }
            Choice::Pass => "Pass".clone_into(&mut option.label),
            Choice::Yes => self.answer(decision, true).clone_into(&mut option.label),
            Choice::No => {
                option.label = match self.why_not(decision).filter(|_| alone(decision)) {
                    Some(why) => format!("Go on: {why}"),
                    None => self.answer(decision, false).to_owned(),
                };
            }
            Choice::Done => self.done_label(decision).clone_into(&mut option.label),
            Choice::Skip => self.skip_label(decision).clone_into(&mut option.label),
            Choice::Keep => "Keep this hand".clone_into(&mut option.label),
            Choice::Mulligan => "Draw a new hand".clone_into(&mut option.label),
        }
        option
    }

    /// All options of a list; what would read alike is told apart.
    pub(crate) fn options(&self, decision: &Decision) -> Vec<OptionView> {
        let places = offered(decision, self.eyes);
        let mut options: Vec<OptionView> = places.map(|place| self.option(decision, decision.options[place])).collect();
        let labels: Vec<String> = options.iter().map(|option| option.label.clone()).collect();
        for (place, option) in options.iter_mut().enumerate() {
            let alike = |label: &&String| **label == labels[place];
            if matches!(option.verb, Verb::Trigger | Verb::Mode) && labels.iter().filter(alike).count() > 1 {
                let number = labels[..=place].iter().filter(alike).count();
                option.label = format!("{} ({number})", option.label);
            }
        }
        options
    }

    /// The title of a card.
    pub(crate) fn title(&self, uid: Uid) -> String {
        if uid.index() < self.rules.t.cards.len() { self.rules.title_up(uid).to_owned() } else { String::new() }
    }

    fn card_label(&self, decision: &Decision, uid: Uid) -> String {
        if !self.sees_face(uid) {
            return self.covered_label(uid);
        }
        let state = self.rules.t.card(uid);
        let title = self.title(uid);
        if state.zone == Zone::Base && self.rules.is_base(self.rules.t.obj(uid)) {
            return format!("{}'s base ({title})", self.name(state.controller));
        }
        if decision.prompt == Prompt::HowToPay {
            return format!("Discard {title} instead of paying");
        }
        if decision.prompt == Prompt::PayWithUnits {
            return format!("Exhaust {title} to pay 1 resource");
        }
        title
    }

    fn number_label(&self, decision: &Decision, number: i16) -> String {
        match (decision.prompt, number) {
            (Prompt::PayWithCredits, 0) => "Pay without Credit tokens".to_owned(),
            (Prompt::PayWithCredits, 1) => "Use 1 Credit token".to_owned(),
            (Prompt::PayWithCredits, number) => format!("Use {number} Credit tokens"),
            (_, number) => number.to_string(),
        }
    }

    fn skip_label(&self, decision: &Decision) -> &'static str {
        match decision.prompt {
            _ if alone(decision) => "Go on: nothing fits",
            Prompt::RegroupResource => "No resource this round",
            Prompt::HowToPay => "Pay its cost",
            Prompt::Excess => "No excess damage there",
            _ => "Decline",
        }
    }

    fn answer(&self, decision: &Decision, yes: bool) -> &'static str {
        match (self.asking_step(decision), yes) {
            (Some(Step::SaysNo(_)), true) => "Let it happen",
            (Some(Step::SaysNo(_)), false) => "Say \"no\"",
            (Some(Step::RevealOneByOne(_)), true) => "Reveal the next card",
            (_, false) if alone(decision) => "Go on: it does not apply",
            (_, true) => "Yes",
            (_, false) => "No",
        }
    }

    fn done_label(&self, decision: &Decision) -> &'static str {
        match self.asking_step(decision) {
            Some(Step::RevealOneByOne(_)) => "Stop",
            _ if decision.prompt == Prompt::PayWithUnits => "Pay the rest with resources",
            _ if decision.prompt == Prompt::SecondTarget => "Attack no other unit",
            _ => "Done",
        }
    }

    /// The abilities of a player that wait, where it is asked whose come first; nothing of cards that were drawn.
    fn waiting_of(&self, decision: &Decision, seat: Seat) -> Vec<String> {
        let Some(Frame::Window { base, .. }) = self.rules.t.frames.last().filter(|_| asks_whose(decision)) else {
            return Vec::new();
        };
        let waiting = self.rules.t.pending.iter().skip(usize::from(*base)).filter(|pending| pending.seat == seat);
        waiting.filter(|pending| !self.rules.about_a_draw(pending)).map(|pending| self.waiting(pending)).collect()
    }

    fn trigger_option(&self, option: &mut OptionView, place: u16) {
        let Some(pending) = self.rules.t.pending.get(place as usize) else { return };
        let ability = self.rules.book.ability(pending.ability);
        option.text = ability_lines(self.this(pending.source), &ability.ability);
        option.ability = u8::try_from(place).ok();
        if self.rules.about_a_draw(pending) {
            option.label = without_stop(&option.text.join(" ")).to_owned();
            return;
        }
        option.label = self.waiting(pending);
        option.card = Some(self.card_ref(pending.source.uid));
    }

    /// An ability that waits: "Red Three: Raid 1", "Wampa: When Defeated: …".
    fn waiting(&self, pending: &Pending) -> String {
        let title = self.title(pending.source.uid);
        let ability = self.rules.book.ability(pending.ability);
        let others = [pending.subject, pending.also];
        let others = others.iter().filter(|about| about.is_some() && about.uid != pending.source.uid);
        let others: Vec<String> = others.map(|about| self.title(about.uid)).collect();
        let about = if others.is_empty() { String::new() } else { format!(" ({})", list(&others, "and")) };
        match ability.keyword {
            Some(keyword) if keyword.is_numbered() => format!("{title}: {keyword} {}", pending.amount),
            Some(keyword) => format!("{title}: {keyword}"),
            None => {
                let text = ability_lines(self.this(pending.source), &ability.ability).join(" ");
                format!("{title}{about}: {}", without_stop(&text))
            }
        }
    }

    fn delayed_option(&self, option: &mut OptionView, place: u16) {
        let Some(delayed) = self.rules.t.delayed.get(place as usize) else { return };
        let source = delayed.effect.source;
        // Which card it is about may be told where everybody sees it.
        let about = delayed.caught.iter().find(|obj| {
            let open = |zone: Zone| zone.is_arena() || matches!(zone, Zone::Attached | Zone::Discard);
            obj.uid != source.uid && self.rules.t.live(**obj).is_some_and(|card| open(card.zone))
        });
        let title = self.title(source.uid);
        option.label = match about {
            Some(about) => format!("{title} ({})", self.title(about.uid)),
            None => title,
        };
        option.card = Some(self.card_ref(source.uid));
        option.ability = u8::try_from(place).ok();
    }

    /// The source of a decision, if it has one that these eyes may see.
    pub(crate) fn source(&self, decision: &Decision) -> Option<CardRef> {
        decision.source.is_some().then(|| self.card_ref(decision.source.uid))
    }
}

/// Does it ask whose waiting abilities come first?
fn asks_whose(decision: &Decision) -> bool {
    decision.prompt == Prompt::WhoseTriggers
}

/// Is it a question that is only asked so that nobody can tell that there is nothing to choose?
fn alone(decision: &Decision) -> bool {
    decision.private && decision.options.len() == 1
}

/// Without the full stop at its end.
fn without_stop(text: &str) -> &str {
    text.strip_suffix('.').unwrap_or(text)
}

/// Which options of a public action window depend on a closed zone: a hand, or resources with Smuggle.
pub fn needs_hand(kind: DecisionKind, choice: Choice) -> bool {
    kind == DecisionKind::Action && matches!(choice, Choice::Play(_, _, mode) if mode.closed())
}
