//! Options and prompts in words.

use super::Looker;
use super::decision::offered;
use crate::book::{AbilityId, Book};
use crate::change::drawn;
use crate::decision::{Choice, Decision, Prompt};
use crate::game::Game;
use crate::query::costs::Playing;
use crate::query::says::says;
use crate::query::uses::rests_on_hidden;
use crate::query::{plays, uses};
use crate::table::card::{Uid, Zone};
use crate::table::effect::Pending;
use crate::table::frame::Frame;
use seats::Seat;
use swu_cards::wording::ability_lines;
use swu_cards::wording::grammar::list;
use swu_language::ability::Step;
use swu_view::{CardRef, Counter, DecisionKind, OptionView, Verb, Via};

/// The words of an option, and everything else that is only there to be read.
#[derive(Default)]
struct Words {
    label: String,
    /// The ability it is about, in lines.
    text: Vec<String>,
    /// The card that a waiting ability comes from.
    source: Option<Uid>,
    counter: Option<Counter>,
    cost: Option<i16>,
    priced: String,
    takes: Option<u16>,
}

impl Words {
    fn of(label: impl Into<String>) -> Words {
        Words { label: label.into(), ..Words::default() }
    }
}

impl Looker<'_> {
    /// One option: its meaning, which no words can change, and its words.
    pub(crate) fn option(&self, decision: &Decision, choice: Choice) -> OptionView {
        let meant = choice.meant(self.reading.book);
        let words = self.words(decision, choice);
        let mut option = OptionView {
            label: words.label,
            text: words.text,
            seat: meant.seat,
            ability: meant.ability,
            number: meant.number,
            name: meant.name.map(str::to_owned),
            counter: words.counter,
            via: meant.via,
            cost: words.cost,
            priced: words.priced,
            takes: words.takes,
            ..OptionView::bare(meant.verb)
        };
        match (meant.card, choice) {
            (Some(uid), Choice::Card(_)) => self.put_card(&mut option, uid),
            (Some(uid), _) => option.card = Some(self.card_ref(uid)),
            (None, _) => option.card = words.source.map(|uid| self.card_ref(uid)),
        }
        option
    }

    fn words(&self, decision: &Decision, choice: Choice) -> Words {
        match choice {
            Choice::Play(uid, cost, mode) => Words {
                cost: Some(cost),
                priced: self.priced(Playing { mode, ..plays::from_hand(self.reading, uid, decision.seat) }, cost),
                ..Words::of(match mode.via() {
                    Some(Via::Smuggle) => format!("Smuggle {} ({cost})", self.title(uid)),
                    Some(Via::Piloting) => format!("Play {} as a Pilot ({cost})", self.title(uid)),
                    Some(Via::Plot) => format!("Plot {} ({cost})", self.title(uid)),
                    None => format!("Play {} ({cost})", self.title(uid)),
                })
            },
            Choice::Attack(uid) => Words::of(format!("Attack with {}", self.title(uid))),
            Choice::Use(uid, ability, _) => self.use_words(decision, uid, ability),
            Choice::Deploy(uid) => Words::of(format!("Deploy {}", self.title(uid))),
            Choice::DeployPilot(uid) => Words::of(format!("Deploy {} as a Pilot", self.title(uid))),
            Choice::Card(uid) => {
                Words { takes: self.takes(decision, uid), ..Words::of(self.card_label(decision, uid)) }
            }
            Choice::Top(uid) => Words::of(format!("Put {} on top", self.title(uid))),
            Choice::Bottom(uid) => Words::of(format!("Put {} on the bottom", self.title(uid))),
            Choice::Resource(uid) => Words::of(format!("Resource {}", self.title(uid))),
            Choice::Seat(seat) => Words { text: self.waiting_of(decision, seat), ..Words::of(self.name(seat)) },
            Choice::Number(number) => Words::of(self.number_label(decision, number)),
            Choice::Name(title) => Words::of(self.reading.book.title(title).unwrap_or_default()),
            Choice::Mode(mode) => Words::of(self.mode_label(decision, mode)),
            Choice::Trigger(place) => self.trigger_words(place),
            Choice::Delayed(place) => self.delayed_words(place),
            Choice::Initiative => Words::of("Take the initiative"),
            Choice::Blast => Words { counter: Some(Counter::Blast), ..Words::of("Take the blast counter") },
            Choice::Plan => Words { counter: Some(Counter::Plan), ..Words::of("Take the plan counter") },
            Choice::Pass => Words::of("Pass"),
            Choice::Yes => Words::of(self.answer(decision, true)),
            Choice::No => match self.why_not(decision).filter(|_| alone(decision)) {
                Some(why) => Words::of(format!("Go on: {why}")),
                None => Words::of(self.answer(decision, false)),
            },
            Choice::Done => Words::of(self.done_label(decision)),
            Choice::Skip => Words::of(self.skip_label(decision)),
            Choice::Keep => Words::of("Keep this hand"),
            Choice::Mulligan => Words::of("Draw a new hand"),
        }
    }

    fn use_words(&self, decision: &Decision, uid: Uid, ability: AbilityId) -> Words {
        let def = self.reading.book.ability(ability);
        let epic = if def.epic { " (Epic Action)" } else { "" };
        let text = ability_lines(self.this(self.reading.table.obj(uid)), &def.ability);
        let of_card = |other: &&Choice| matches!(other, Choice::Use(card, ..) if *card == uid);
        let mut label = format!("Use {}{epic}", self.title(uid));
        let shown = offered(self.reading.book, decision, self.eyes);
        if shown.filter_map(|place| decision.options.get(place)).filter(of_card).count() > 1 {
            label = format!("{label}: {}", without_stop(&text.join(" ")));
        }
        Words { text, ..Words::of(label) }
    }

    /// All options of a list; entries that read alike are told apart.
    pub(crate) fn options(&self, decision: &Decision) -> Vec<OptionView> {
        let places = offered(self.reading.book, decision, self.eyes);
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
        if uid.index() < self.reading.table.cards.len() { self.reading.title_up(uid).to_owned() } else { String::new() }
    }

    fn card_label(&self, decision: &Decision, uid: Uid) -> String {
        if !self.sees_face(uid) || self.covered_for(decision.seat, uid) {
            return self.covered_label(uid);
        }
        let state = self.reading.table.card(uid);
        let title = self.title(uid);
        if state.zone == Zone::Base && self.reading.table.is_base(self.reading.table.obj(uid)) {
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

    /// A player's waiting abilities, when the question is whose come first; nothing about drawn cards.
    fn waiting_of(&self, decision: &Decision, seat: Seat) -> Vec<String> {
        let Some(Frame::Window { base, .. }) = self.reading.table.frames.last().filter(|_| asks_whose(decision)) else {
            return Vec::new();
        };
        let waiting = self.reading.table.pending.iter().skip(usize::from(*base)).filter(|pending| pending.seat == seat);
        waiting
            .filter(|pending| !drawn::about_a_draw(self.reading, pending))
            .map(|pending| self.waiting(pending))
            .collect()
    }

    fn trigger_words(&self, place: u16) -> Words {
        let Some(pending) = self.reading.table.pending.get(place as usize) else { return Words::default() };
        let ability = self.reading.book.ability(pending.ability);
        let text = ability_lines(self.this(pending.source), &ability.ability);
        if drawn::about_a_draw(self.reading, pending) {
            return Words { label: without_stop(&text.join(" ")).to_owned(), text, ..Words::default() };
        }
        let says = says(self.reading, pending.source.uid, ability.program);
        Words { text, source: Some(says), ..Words::of(self.waiting(pending)) }
    }

    /// An ability that waits: "Red Three: Raid 1", "Wampa: When Defeated: …".
    fn waiting(&self, pending: &Pending) -> String {
        let ability = self.reading.book.ability(pending.ability);
        let title = self.title(says(self.reading, pending.source.uid, ability.program));
        let others = [pending.subject, pending.second_subject];
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

    fn delayed_words(&self, place: u16) -> Words {
        let Some(delayed) = self.reading.table.delayed.get(place as usize) else { return Words::default() };
        let source = delayed.effect.source;
        // The card it is about may be named if everybody sees it.
        let about = delayed.caught.iter().find(|obj| {
            let open = |zone: Zone| zone.is_arena() || matches!(zone, Zone::Attached | Zone::Discard);
            obj.uid != source.uid && self.reading.table.live(**obj).is_some_and(|card| open(card.zone))
        });
        let title = self.title(source.uid);
        let label = match about {
            Some(about) => format!("{title} ({})", self.title(about.uid)),
            None => title,
        };
        Words { source: Some(source.uid), ..Words::of(label) }
    }

    /// The card whose text asks, if it has one that these eyes may see.
    pub(crate) fn source(&self, decision: &Decision) -> Option<CardRef> {
        let asks = |frame: &Frame| match frame {
            Frame::Effect(e) if e.source == decision.source => Some(e.program),
            Frame::Use { card, ability, .. } if *card == decision.source => self.reading.book.ability(*ability).program,
            _ => None,
        };
        let program = self.reading.table.frames.iter().rev().find_map(asks);
        decision.source.is_some().then(|| self.card_ref(says(self.reading, decision.source.uid, program)))
    }
}

/// Does it ask whose waiting abilities come first?
fn asks_whose(decision: &Decision) -> bool {
    decision.prompt == Prompt::WhoseTriggers
}

impl Game {
    /// Does it depend on cards that others may not see whether this ability of this card can be used?
    pub fn use_reads_hidden(&self, book: &Book, seat: Seat, card: Option<u16>, ability: Option<u8>) -> bool {
        let mut game = self.clone();
        let reading = game.reading(book);
        let mut reads = false;
        uses::visit_uses(reading, seat, &mut |uid, id, number| {
            let asked = Some(reading.table.card(uid).handle) == card && Some(number) == ability;
            reads |= asked && rests_on_hidden(book, id);
        });
        reads
    }
}

/// Is it a question asked only so that nobody can tell that there is nothing to choose?
fn alone(decision: &Decision) -> bool {
    decision.private && decision.options.len() == 1
}

/// Without the full stop at its end.
fn without_stop(text: &str) -> &str {
    text.strip_suffix('.').unwrap_or(text)
}

/// Which options of a public action window depend on a closed zone: a hand, or resources with Smuggle.
pub fn needs_hand(book: &Book, kind: DecisionKind, choice: Choice) -> bool {
    kind == DecisionKind::Action
        && match choice {
            Choice::Play(_, _, mode) => mode.closed(),
            Choice::Use(_, ability, _) => rests_on_hidden(book, ability),
            _ => false,
        }
}
