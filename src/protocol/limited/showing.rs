//! Pods as answers: everything for judges, and what one seat may know.

use crate::answers::{
    CardsSeen, Chosen, OpenedCard, PodChoice, PodOption, PodPick, PodSeat, PodSeatSeen, PodState, PodStep, PodTable,
    PodView, Sets,
};
use serde_json::{Value, json};
use swu_decks::limited::{Choice, Kept, OtherSeat, Packet, PickOption, Pod, PodCard, SeatState, Sight, Stage};

/// How far a pod is, what is asked of whom, and the events that have not been told yet.
pub(super) fn step(pod: &Pod, told: usize) -> PodStep {
    PodStep {
        ok: true,
        stage: pod.stage(),
        round: pod.round(),
        pick: pod.pick(),
        awaits: pod.awaits().iter().map(choice).collect(),
        events: pod.events().get(told..).unwrap_or_default().to_vec(),
        illegal: None,
    }
}

fn card(card: &PodCard) -> OpenedCard {
    OpenedCard { uid: card.uid, id: card.printing.id.to_owned(), slot: card.slot }
}

fn cards<'a>(cards: impl IntoIterator<Item = &'a PodCard>) -> Vec<OpenedCard> {
    cards.into_iter().map(card).collect()
}

fn choice(choice: &Choice) -> PodChoice {
    let option = |option: &PickOption| match option {
        PickOption::Keep(kept) => PodOption::Keep { card: card(kept), label: format!("Keep {}", kept.printing) },
        PickOption::Open(number) => PodOption::Open { number: *number, label: format!("Open booster {number}") },
    };
    PodChoice {
        seat: choice.seat,
        kind: choice.kind,
        round: choice.round,
        pick: choice.pick,
        seconds: choice.seconds,
        private: true,
        options: choice.options.iter().map(option).collect(),
    }
}

/// Everything.
pub(super) fn state(pod: &Pod) -> PodState {
    PodState { table: table(pod), seed: pod.setup().seed, seats: pod.seats().iter().map(seat).collect() }
}

fn table(pod: &Pod) -> PodTable {
    let sets = &pod.setup().sets;
    let alike = sets.windows(2).all(|pair| pair[0] == pair[1]);
    let set = match sets.first() {
        Some(set) if alike => Sets::Alike(set.clone()),
        _ => Sets::Each(sets.clone()),
    };
    PodTable {
        kind: pod.setup().kind,
        set,
        stage: pod.stage(),
        round: pod.round(),
        pick: pod.pick(),
        middle: cards(pod.middle()),
    }
}

fn seat(seat: &SeatState) -> PodSeat {
    let packet = |packet: &Option<Packet>| packet.as_ref().map(|packet| cards(&packet.cards));
    PodSeat {
        name: seat.name.clone(),
        bot: seat.bot,
        left: seat.left,
        facing: packet(&seat.facing),
        waiting: packet(&seat.waiting),
        passing: packet(&seat.passing),
        opened_by: seat.facing.as_ref().map(|packet| packet.opened_by),
        boosters: seat.boosters.iter().map(|(_, booster)| cards(booster)).collect(),
        unopened: seat.boosters.len(),
        leaders: cards(&seat.leaders),
        picks: cards(&seat.picks),
        kept: seat.kept,
        deck: seat.deck.as_deref().map(list),
        locked: seat.locked,
    }
}

/// A list that is kept as text.
fn list(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

/// What a seat may know.
pub(super) fn view(pod: &Pod, sight: &Sight) -> PodView {
    let seen = |(number, other): (usize, &OtherSeat)| {
        let seat = from_outside(other);
        if number == sight.seat { from_inside(seat, sight) } else { seat }
    };
    PodView { table: table(pod), seats: sight.seats.iter().enumerate().map(seen).collect() }
}

fn from_outside(seat: &OtherSeat) -> PodSeatSeen {
    let hidden = |hidden: usize| CardsSeen::Hidden { hidden };
    PodSeatSeen {
        name: seat.name.clone(),
        bot: seat.bot,
        left: seat.left,
        facing: seat.facing.map(|(_, count)| hidden(count)),
        waiting: seat.waiting.map(hidden),
        passing: seat.passing.map(hidden),
        opened_by: seat.facing.map(|(opened_by, _)| opened_by),
        unopened: seat.unopened,
        leaders: hidden(seat.leaders),
        picks: hidden(seat.picks),
        kept: seat.kept,
        deck: None,
        locked: seat.locked,
    }
}

/// The same seat for whoever sits there.
fn from_inside(seat: PodSeatSeen, sight: &Sight) -> PodSeatSeen {
    PodSeatSeen {
        facing: sight.facing.as_ref().map(|facing| CardsSeen::Known(cards(facing))),
        leaders: CardsSeen::Known(cards(&sight.leaders)),
        picks: CardsSeen::Known(cards(&sight.picks)),
        deck: Some(sight.deck.as_deref().map_or(Value::Null, list)),
        ..seat
    }
}

/// A pick of the log.
pub(super) fn kept((number, kept): (usize, &Kept)) -> PodPick {
    let id = |card: &PodCard| card.printing.id.to_owned();
    PodPick {
        n: number + 1,
        seat: kept.seat,
        stage: if kept.round == 0 { Stage::Leaders } else { Stage::Packs },
        round: kept.round,
        pick: kept.pick,
        opened_by: kept.opened_by,
        offered: kept.offered.iter().map(id).collect(),
        kept: kept.offered.iter().find(|card| card.uid == kept.uid).map(id),
        auto: kept.auto.map_or(Chosen::InPerson(false), Chosen::For),
    }
}
