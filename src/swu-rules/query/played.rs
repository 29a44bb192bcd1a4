//! Which cards a text about played cards means: the one that is being played, and those played before it.

use crate::query::costs::Playing;
use crate::query::{predicate, selector};
use crate::reading::Reading;
use crate::table::effect::Effect;
use crate::table::memory::{Happening, Note};
use swu_language::ability::{Filter, Span};
use swu_language::word::Kind;

/// Is such a card played?
pub(crate) fn is_like(reading: Reading<'_>, e: &Effect, playing: Playing, list: &[Filter]) -> bool {
    list.iter().all(|predicate| match predicate {
        Filter::FirstOf(span) => before(reading, e, playing, list, *span) == 0,
        Filter::NthOf(number, span) => before(reading, e, playing, list, *span) + 1 == usize::from(*number),
        Filter::Onto(reference) => {
            playing.host.is_some() && selector::first(reading, e, *reference) == Some(playing.host)
        }
        Filter::OntoA(list) => playing.host.is_some() && predicate::all(reading, e, playing.host, list),
        Filter::Friendly => playing.seat == e.controller,
        Filter::Enemy => playing.seat != e.controller,
        Filter::PlayedUsing(keyword) => playing.mode.via().is_some_and(|via| via.keyword() == *keyword),
        // By Piloting it is played as an upgrade (rule 25.1).
        Filter::A(kind) if playing.mode.pilots() => *kind == Kind::Upgrade,
        Filter::PlayedFromResources => playing.mode.is_from_resources(),
        Filter::Not(inner) => !is_like(reading, e, playing, std::slice::from_ref(inner)),
        Filter::Either(list) => list.iter().any(|one| is_like(reading, e, playing, std::slice::from_ref(one))),
        Filter::All(list) => is_like(reading, e, playing, list),
        other => predicate::test(reading, e, playing.card, other),
    })
}

/// How many such cards this player has played in the span before (rule 11.13).
fn before(reading: Reading<'_>, e: &Effect, playing: Playing, list: &[Filter], span: Span) -> usize {
    let like = |note: &&Note| {
        note.what == Happening::Played
            && note.seat == playing.seat
            && note.card != playing.card
            && list.iter().all(|predicate| note_like(reading, e, note, predicate))
    };
    predicate::notes(reading, span).filter(like).count()
}

fn note_like(reading: Reading<'_>, e: &Effect, note: &Note, predicate: &Filter) -> bool {
    match predicate {
        Filter::FirstOf(_) | Filter::NthOf(..) => true,
        Filter::Onto(reference) => note.other.is_some() && selector::first(reading, e, *reference) == Some(note.other),
        Filter::OntoA(list) => note.other.is_some() && predicate::all(reading, e, note.other, list),
        other => predicate::test_note(reading, e, note, std::slice::from_ref(other)),
    }
}
