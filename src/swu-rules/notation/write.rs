//! A scenario as lines of set-up.

use super::card::called;
use super::layout::{LOOSE, PILOTS, UNITS, UPGRADES};
use super::line::{is_about_the_game, is_plain};
use super::names::Names;
use crate::scenario::{Placed, Resources, Scenario, ScenarioPhase, ScenarioSeat};
use std::fmt;
use swu_cards::library::Library;
use swu_language::word::Kind;

/// What the notation has no words for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable(String);

impl fmt::Display for Unwritable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

type Written = Result<String, Unwritable>;

/// Writes a scenario; reading it back gives the same one. Cards are named by their titles if that is enough.
///
/// # Errors
/// A name or a state that cannot be written.
pub fn write(scenario: &Scenario, library: &Library) -> Written {
    let given: Option<Vec<String>> = scenario.seats.iter().map(|seat| seat.name.clone()).collect();
    let mut lines = vec![];
    if let Some(title) = &scenario.title {
        if title.trim() != title || title.contains(['\n', '\r']) || title.contains("//") {
            return Err(Unwritable(format!("the title {title:?} is not one line of words")));
        }
        lines.push(format!("title {title}").trim_end().to_owned());
    }
    if let Some(mode) = &scenario.mode {
        lines.push(format!("mode {}", word(mode, "the mode")?));
    }
    let mut options = vec![];
    for (name, value) in &scenario.options {
        options.push(format!("{} {}", word(name, "the option")?, word(value, "the value")?));
    }
    if !options.is_empty() {
        lines.push(format!("options {}", options.join(", ")));
    }
    let names = match given {
        Some(names) => {
            for name in &names {
                let own = |sign: &str| name.contains(sign) || name.ends_with(sign.trim_end());
                if !is_plain(name) || own("'s ") {
                    return Err(Unwritable(format!("the name {name:?} has a sign of the notation in it")));
                }
                if is_about_the_game(name) {
                    return Err(Unwritable(format!("the name {name:?} begins as a line about the whole game does")));
                }
            }
            lines.push(format!("players {}", names.join(", ")));
            Names::of(names)
        }
        None if scenario.seats.iter().any(|seat| seat.name.is_some()) => {
            return Err(Unwritable("some players have names and some have none".to_owned()));
        }
        None => Names::usual(),
    };
    lines.push(format!("round {}", scenario.round));
    if scenario.phase == ScenarioPhase::Regroup {
        lines.push("regroup".to_owned());
    }
    if scenario.initiative_taken {
        lines.push("initiative taken".to_owned());
    }
    lines.push(format!("{} starts", names.name(usize::from(scenario.active))));
    let writer = Writer { library, names: &names };
    for (seat, side) in scenario.seats.iter().enumerate() {
        lines.push(format!("{}: {}", names.name(seat), writer.side(side)?));
    }
    Ok(lines.join("\n") + "\n")
}

/// A word that is read as written.
fn word<'w>(word: &'w str, what: &str) -> Result<&'w str, Unwritable> {
    if is_plain(word) && !word.contains(' ') {
        return Ok(word);
    }
    Err(Unwritable(format!("{what} {word:?} is not a plain word")))
}

struct Writer<'a> {
    library: &'a Library,
    names: &'a Names,
}

impl Writer<'_> {
    fn side(&self, side: &ScenarioSeat) -> Written {
        let mut parts = vec![];
        match (&side.leader, side.leaders.as_slice()) {
            (Some(leader), []) => parts.push(format!("leader {}", self.placed(leader, &[Kind::Leader])?)),
            (None, []) => parts.push("leader none".to_owned()),
            (None, leaders) => parts.push(format!("leaders {}", self.list(leaders, &[Kind::Leader])?)),
            (Some(_), _) => return Err(Unwritable("a player has `leader` and `leaders`".to_owned())),
        }
        parts.push(format!("base {}", self.placed(&side.base, &[Kind::Base])?));
        match &side.resources {
            Resources::Blanks(0) => {}
            Resources::Blanks(count) => parts.push(format!("res {count}")),
            Resources::Cards(cards) => parts.push(format!("res {}", self.list(cards, LOOSE)?)),
        }
        for (zone, cards, kinds) in [
            ("hand", &side.hand, LOOSE),
            ("ground", &side.ground, UNITS),
            ("space", &side.space, UNITS),
            ("discard", &side.discard, LOOSE),
        ] {
            if !cards.is_empty() {
                parts.push(format!("{zone} {}", self.list(cards, kinds)?));
            }
        }
        parts.push(format!("deck {}", self.list(&side.deck, LOOSE)?));
        if side.initiative {
            parts.push("initiative".to_owned());
        }
        if side.force {
            parts.push("force".to_owned());
        }
        if side.credits > 0 {
            parts.push(format!("credits {}", side.credits));
        }
        Ok(parts.join("; "))
    }

    /// Cards in order, equal neighbours counted.
    fn list(&self, cards: &[Placed], kinds: &[Kind]) -> Written {
        if cards.is_empty() {
            return Ok("none".to_owned());
        }
        let groups = cards.chunk_by(|one, other| one == other);
        let written: Result<Vec<String>, Unwritable> = groups
            .flat_map(|group| group.chunks(100))
            .map(|group| {
                let one = self.placed(&group[0], kinds)?;
                Ok(if group.len() == 1 { one } else { format!("{one} x{}", group.len()) })
            })
            .collect();
        Ok(written?.join(", "))
    }

    /// A card with its state in brackets.
    fn placed(&self, placed: &Placed, kinds: &[Kind]) -> Written {
        let mut state = vec![];
        if placed.damage > 0 {
            state.push(format!("{} damage", placed.damage));
        }
        let flags = [
            (placed.exhausted, "exhausted"),
            (placed.deployed, "deployed"),
            (placed.epic_used, "epic used"),
            (placed.flipped, "flipped"),
        ];
        state.extend(flags.iter().filter(|(on, _)| *on).map(|(_, word)| (*word).to_owned()));
        if let Some(owner) = placed.owner {
            state.push(format!("owned by {}", self.name(owner)?));
        }
        for upgrade in &placed.upgrades {
            state.push(self.upgrade(upgrade)?);
        }
        for captive in &placed.captives {
            state.push(format!("guards {}", self.owned(captive, UNITS)?));
        }
        let name = self.called(&placed.id, kinds)?;
        Ok(if state.is_empty() { name } else { format!("{name} ({})", state.join(", ")) })
    }

    /// An upgrade; in brackets whom it guards.
    fn upgrade(&self, placed: &Placed) -> Written {
        let bare = Placed { captives: vec![], ..placed.clone() };
        let name = self.owned(&bare, UPGRADES).or_else(|why| self.owned(&bare, PILOTS).map_err(|_| why))?;
        let guarded: Result<Vec<String>, Unwritable> =
            placed.captives.iter().map(|captive| Ok(format!("guards {}", self.owned(captive, UNITS)?))).collect();
        let guarded = guarded?.join(", ");
        Ok(if guarded.is_empty() { name } else { format!("{name} ({guarded})") })
    }

    /// A card under another, of which only the owner is given.
    fn owned(&self, placed: &Placed, kinds: &[Kind]) -> Written {
        let said = Placed { id: placed.id.clone(), owner: placed.owner, leader: placed.leader, ..Placed::default() };
        if said != *placed {
            return Err(Unwritable(format!("{} is on or under another card and has a state of its own", placed.id)));
        }
        let name = self.called(&placed.id, kinds)?;
        Ok(match placed.owner {
            Some(owner) => format!("{}'s {name}", self.name(owner)?),
            None => name,
        })
    }

    fn name(&self, seat: u8) -> Written {
        let seat = usize::from(seat);
        if seat >= self.names.count() {
            return Err(Unwritable(format!("nobody sits at seat {seat}")));
        }
        Ok(self.names.name(seat).to_owned())
    }

    /// The title, if it means this card; otherwise the id.
    fn called(&self, id: &str, kinds: &[Kind]) -> Written {
        let Some(card) = self.library.get(id) else { return Err(Unwritable(format!("there is no card {id}"))) };
        let title = card.title.as_str();
        let means = || called(self.library, title, kinds).is_ok_and(|meant| meant == id);
        let whose = self.names.begins(title, "'s ").is_some();
        let number = title.parse::<u16>().is_ok();
        Ok(if is_plain(title) && !whose && !number && means() {
            title.to_owned()
        } else {
            word(id, "the id")?.to_owned()
        })
    }
}
