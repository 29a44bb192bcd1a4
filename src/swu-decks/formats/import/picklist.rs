//! Shop lists: a row of boxes and a name, below it the printings; `-----` between leader with base, deck, sideboard.

use super::builder::{Builder, Slot, Stop};
use super::resolve::Written;
use super::{UNDERSTOOD, count};
use crate::formats::code::Code;
use crate::formats::fault::{Fault, shown};
use crate::formats::list::Section;
use swu_cards::catalog::Id;

/// Whether a text begins like a picklist.
pub(super) fn is(start: &str) -> bool {
    let first = start.lines().next().unwrap_or_default();
    title(first).is_some() || boxes(first.trim()).is_some()
}

pub(super) fn read(builder: &mut Builder<'_>) -> Result<(), Stop> {
    let text = builder.text();
    let divided = text.lines().any(is_divider);
    let mut slots = [Slot::Head, Slot::In(Section::Deck), Slot::In(Section::Sideboard)].into_iter();
    let mut slot = if divided { slots.next() } else { Some(Slot::ByType) };
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        let place = builder.place_of(trimmed);
        if let Some(name) = title(trimmed) {
            builder.list.name = Some(name.to_owned()).filter(|name| !name.is_empty());
        } else if is_divider(line) {
            slot = slots.next();
            if slot.is_none() {
                let message = "a picklist has three parts: leader and base, deck, sideboard; this would begin a fourth";
                builder.fault(Fault::new(Code::Row, UNDERSTOOD, message).at(place));
            }
        } else if trimmed.to_ascii_lowercase().starts_with("needed tokens") {
            return Ok(());
        } else if let Some((boxes, name)) = boxes(trimmed) {
            let printings = lines.peek().and_then(|next| printings(next)).unwrap_or_default();
            if !printings.is_empty() {
                lines.next();
            }
            let written = Written {
                shown: name.chars().take(200).collect(),
                ids: printings,
                name: Some(name),
                bare_title_is_whole: true,
                demo: false,
            };
            builder.row(
                slot.unwrap_or(Slot::In(Section::Sideboard)),
                &written,
                count::of(&boxes.to_string()),
                place,
            )?;
        } else {
            let message = format!("{} is neither boxes with a name nor a line of printings", shown(trimmed));
            builder.nonsense(slot.unwrap_or(Slot::In(Section::Sideboard)), Code::Row, trimmed, place, message)?;
        }
    }
    Ok(())
}

fn title(line: &str) -> Option<&str> {
    let (head, name) = line.split_once(':')?;
    head.trim().eq_ignore_ascii_case("picklist").then(|| name.trim())
}

fn is_divider(line: &str) -> bool {
    let line = line.trim();
    line.len() >= 3 && line.bytes().all(|byte| byte == b'-')
}

/// The number of boxes at the beginning, ticked or not, and the name after them.
fn boxes(line: &str) -> Option<(usize, &str)> {
    let (mut number, mut rest) = (0, line);
    while let Some(inside) = rest.strip_prefix('[') {
        let (mark, after) = inside.split_once(']')?;
        if mark.chars().count() > 1 && !mark.trim().is_empty() {
            return None;
        }
        number += 1;
        rest = after.trim_start();
    }
    (number > 0 && !rest.is_empty()).then_some((number, rest))
}

fn printings(line: &str) -> Option<Vec<&str>> {
    let ids: Vec<&str> = line.split(',').map(str::trim).collect();
    ids.iter().all(|id| Id::parse(id).is_ok()).then_some(ids)
}
