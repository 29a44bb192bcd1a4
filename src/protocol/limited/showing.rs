//! Pods as JSON: everything for judges, and what one seat may know.

use serde_json::{Map, Value, json};
use swu_decks::limited::{Choice, Kept, OtherSeat, Packet, PickOption, Pod, PodCard, PodEvent, SeatState, Sight};

/// How far a pod is, what is asked of whom, and the events that have not been told yet.
pub(super) fn step(pod: &Pod, told: usize) -> Value {
    let awaits: Vec<Value> = pod.awaits().iter().map(choice).collect();
    let events: Vec<Value> = pod.events()[told..].iter().map(event).collect();
    json!({
        "ok": true,
        "stage": pod.stage().word(),
        "round": pod.round(),
        "pick": pod.pick(),
        "awaits": awaits,
        "events": events,
    })
}

fn card(card: &PodCard) -> Value {
    json!({"uid": card.uid, "id": card.printing.id, "slot": card.slot.word()})
}

fn cards<'a>(cards: impl IntoIterator<Item = &'a PodCard>) -> Value {
    cards.into_iter().map(card).collect()
}

fn choice(choice: &Choice) -> Value {
    let options = choice.options.iter().map(|option| match option {
        PickOption::Keep(kept) => {
            json!({"verb": "keep", "card": card(kept), "label": format!("Keep {}", kept.printing)})
        }
        PickOption::Open(number) => {
            json!({"verb": "open", "number": number, "label": format!("Open booster {number}")})
        }
    });
    json!({
        "seat": choice.seat,
        "kind": choice.kind.word(),
        "round": choice.round,
        "pick": choice.pick,
        "seconds": choice.seconds,
        "private": true,
        "options": options.collect::<Vec<_>>(),
    })
}

fn event(event: &PodEvent) -> Value {
    match event {
        PodEvent::Opened { seat } => json!({"kind": "opened", "seat": seat}),
        PodEvent::Kept { seat, round, pick } => json!({"kind": "kept", "seat": seat, "round": round, "pick": pick}),
        PodEvent::Passed => json!({"kind": "passed"}),
        PodEvent::Began { stage, round } => json!({"kind": "began", "stage": stage.word(), "round": round}),
        PodEvent::Left { seat } => json!({"kind": "left", "seat": seat}),
        PodEvent::Locked { seat } => json!({"kind": "locked", "seat": seat}),
    }
}

/// Everything.
pub(super) fn state(pod: &Pod) -> Value {
    let seats: Vec<Value> = pod.seats().iter().map(seat).collect();
    let mut state = common(pod);
    state["seed"] = json!(pod.setup().seed);
    state["seats"] = json!(seats);
    state
}

fn common(pod: &Pod) -> Value {
    let sets = &pod.setup().sets;
    let alike = sets.windows(2).all(|pair| pair[0] == pair[1]);
    let set = match sets.first() {
        Some(set) if alike => json!(set),
        _ => json!(sets),
    };
    json!({
        "kind": pod.setup().kind.word(),
        "set": set,
        "stage": pod.stage().word(),
        "round": pod.round(),
        "pick": pod.pick(),
        "middle": cards(pod.middle()),
    })
}

fn packet(packet: &Option<Packet>) -> Value {
    packet.as_ref().map_or(Value::Null, |packet| cards(&packet.cards))
}

fn seat(seat: &SeatState) -> Value {
    let boosters: Vec<Value> = seat.boosters.iter().map(|(_, booster)| cards(booster)).collect();
    json!({
        "name": seat.name,
        "bot": seat.bot,
        "left": seat.left,
        "facing": packet(&seat.facing),
        "waiting": packet(&seat.waiting),
        "passing": packet(&seat.passing),
        "opened_by": seat.facing.as_ref().map(|packet| packet.opened_by),
        "boosters": boosters,
        "unopened": seat.boosters.len(),
        "leaders": cards(&seat.leaders),
        "picks": cards(&seat.picks),
        "kept": seat.kept,
        "deck": seat.deck.as_deref().map(list),
        "locked": seat.locked,
    })
}

/// A list that is kept as text.
fn list(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

/// What a seat may know.
pub(super) fn view(pod: &Pod, sight: &Sight) -> Value {
    let seats: Vec<Value> = sight
        .seats
        .iter()
        .enumerate()
        .map(|(number, other)| {
            let mut seat = from_outside(other);
            if number == sight.seat {
                let facing = sight.facing.as_ref().map(cards);
                let deck = sight.deck.as_deref().map(list);
                let own = [
                    ("facing", json!(facing)),
                    ("leaders", cards(&sight.leaders)),
                    ("picks", cards(&sight.picks)),
                    ("deck", json!(deck)),
                ];
                seat.extend(own.map(|(name, value)| (name.to_owned(), value)));
            }
            Value::Object(seat)
        })
        .collect();
    let mut view = common(pod);
    view["seats"] = json!(seats);
    view
}

fn from_outside(seat: &OtherSeat) -> Map<String, Value> {
    let hidden = |count: usize| json!({"hidden": count});
    let fields = [
        ("name", json!(seat.name)),
        ("bot", json!(seat.bot)),
        ("left", json!(seat.left)),
        ("facing", seat.facing.map_or(Value::Null, |(_, count)| hidden(count))),
        ("waiting", seat.waiting.map_or(Value::Null, hidden)),
        ("passing", seat.passing.map_or(Value::Null, hidden)),
        ("opened_by", json!(seat.facing.map(|(opened_by, _)| opened_by))),
        ("unopened", json!(seat.unopened)),
        ("leaders", hidden(seat.leaders)),
        ("picks", hidden(seat.picks)),
        ("kept", json!(seat.kept)),
        ("locked", json!(seat.locked)),
    ];
    fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}

/// A pick of the log.
pub(super) fn kept((number, kept): (usize, &Kept)) -> Value {
    let id = |card: &PodCard| card.printing.id;
    json!({
        "n": number + 1,
        "seat": kept.seat,
        "stage": if kept.round == 0 { "leaders" } else { "packs" },
        "round": kept.round,
        "pick": kept.pick,
        "opened_by": kept.opened_by,
        "offered": kept.offered.iter().map(id).collect::<Vec<_>>(),
        "kept": kept.offered.iter().find(|card| card.uid == kept.uid).map(id),
        "auto": kept.auto.map_or(json!(false), |auto| json!(auto.word())),
    })
}
