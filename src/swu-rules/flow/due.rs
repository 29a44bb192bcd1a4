//! Delayed effects at their moment (rule 16.2): before the triggers of that moment (rule 12.8).

use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::query::decider;
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::{Delayed, Span, slot};
use crate::table::frame::Frame;
use seats::{Seat, SeatSet};
use swu_language::ability::Ref;
use swu_language::visit::Visitor;
use swu_view::DecisionKind;

/// Runs the next of them: the active player chooses whose go first, and each player orders their own.
pub(crate) fn go_on(rules: &mut Rules<'_>, left: u16, current: Option<Seat>, choice: Option<Choice>) {
    let waiting = rules.table.delayed.get(..left as usize).unwrap_or_default();
    let seats: SeatSet = waiting.iter().map(|delayed| orders(rules.read(), delayed)).collect();
    let current = match (current, choice) {
        (_, Some(Choice::Seat(seat))) => seat,
        (Some(seat), _) if seats.has(seat) => seat,
        _ if seats.len() > 1 => return ask_whose_due(rules, left, seats),
        _ => match seats.iter().next() {
            Some(seat) => seat,
            None => return,
        },
    };
    let mine: Vec<u16> = (0..left).filter(|place| orders(rules.read(), &waiting[*place as usize]) == current).collect();
    let place = match (choice, mine.as_slice()) {
        (Some(Choice::Delayed(place)), _) if place < left => place,
        (_, []) => return,
        (_, [only]) => *only,
        (_, [first, others @ ..])
            if others
                .iter()
                .all(|other| same_work(rules.read(), &waiting[*first as usize], &waiting[*other as usize])) =>
        {
            *first
        }
        _ => return ask_which_due(rules, left, current, &mine),
    };
    rules.table.frames.push(Frame::Due { left: left - 1, current: Some(current) });
    let delayed = rules.table.delayed.remove(place as usize);
    let mut e = delayed.effect;
    let base = rules.table.pool.len() as u16;
    rules.table.pool.extend(&delayed.caught);
    for span in &mut e.slots {
        *span = Span { start: span.start + base, len: span.len };
    }
    e.pool = base;
    // A maker who is out does not stop it; the active player decides for them (multiplayer.md E8).
    e.outlives = true;
    rules.table.frames.push(Frame::Effect(e));
}

/// Who orders a delayed effect: its maker, or the player who decides for one who is out.
fn orders(reading: Reading<'_>, delayed: &Delayed) -> Seat {
    decider::decider(reading, delayed.effect.controller)
}

fn ask_whose_due(rules: &mut Rules<'_>, left: u16, seats: SeatSet) {
    let asked = decider::decider(rules.read(), rules.table.active);
    rules.table.frames.push(Frame::Due { left, current: None });
    let mut options = rules.list();
    options.extend(asked.clockwise(rules.table.seats()).filter(|seat| seats.has(*seat)).map(Choice::Seat));
    rules.ask(asked, DecisionKind::PlayerOrder, Obj::NONE, Prompt::WhoseDelayed, false, options);
}

fn ask_which_due(rules: &mut Rules<'_>, left: u16, seat: Seat, places: &[u16]) {
    rules.table.frames.push(Frame::Due { left, current: Some(seat) });
    let mut options = rules.list();
    options.extend(places.iter().map(|place| Choice::Delayed(*place)));
    rules.ask(seat, DecisionKind::Trigger, Obj::NONE, Prompt::NextDelayed, false, options);
}

/// Does the order not matter, because they are the same text about the same cards?
fn same_work(reading: Reading<'_>, one: &Delayed, other: &Delayed) -> bool {
    let (here, there) = (&one.effect, &other.effect);
    let text = reading.book.program(here.program);
    if !text.steps().eq(reading.book.program(there.program).steps()) || here.controller != there.controller {
        return false;
    }
    let mut cards = Mentions(Vec::new());
    text.steps().flatten().for_each(|step| cards.step(step));
    cards.0.into_iter().all(|word| match slot(word) {
        Some(place) => caught(one, place) == caught(other, place),
        None => (here.source, here.subject, here.attached_to) == (there.source, there.subject, there.attached_to),
    })
}

/// The cards that a delayed effect remembers under a name.
fn caught(delayed: &Delayed, place: usize) -> &[Obj] {
    let span = delayed.effect.slots[place];
    delayed.caught.get(span.start as usize..span.start as usize + span.len as usize).unwrap_or_default()
}

/// The named cards that a text refers to.
struct Mentions(Vec<Ref>);

impl Visitor for Mentions {
    fn reference(&mut self, word: Ref) {
        self.0.push(word);
    }
}
