//! A draft looked back at, pick by pick: what was offered, what was kept and by whom, what a bot would have kept, what
//! came round again; and a pool as a page of text.

use super::{PodSession, PoolDeck};
use std::fmt::Write;
use swu_cards::catalog::Printing;
use swu_decks::limited::{Kept, Pod, Stage, advise_kept};

/// A pick, looked back at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// Who picked.
    pub seat: usize,
    /// 0 for leaders, else 1 to 3.
    pub round: u8,
    /// Which pick of the round.
    pub pick: u32,
    /// The cards on offer.
    pub offered: Vec<&'static Printing>,
    /// The card kept.
    pub kept: Option<&'static Printing>,
    /// The card a bot would have kept.
    pub bot: Option<&'static Printing>,
    /// The cards that came round again to the same seat.
    pub wheeled: Vec<&'static Printing>,
    /// Who chose, if not the person of the seat; empty otherwise.
    pub auto: &'static str,
}

/// The warning before everybody's picks are shown.
const ALL_OPEN: [&str; 2] = [
    "What everybody picked is shown next, and so every pool: play the games of this pod first.",
    "Ask for it once more to see it.",
];

/// All picks of a seat.
pub fn review(log: &[Kept], seat: usize) -> Vec<Reviewed> {
    log.iter().filter(|kept| kept.seat == seat).map(|kept| reviewed(log, kept)).collect()
}

fn reviewed(log: &[Kept], kept: &Kept) -> Reviewed {
    let card = |uid: u32| kept.offered.iter().find(|card| card.uid == uid).map(|card| card.printing);
    // A card came round again if the same seat was offered it later.
    let later =
        log.iter().filter(|other| other.seat == kept.seat && other.round == kept.round && other.pick > kept.pick);
    let again: Vec<u32> = later.flat_map(|other| other.offered.iter().map(|card| card.uid)).collect();
    let wheeled = kept.offered.iter().filter(|card| again.contains(&card.uid)).map(|card| card.printing).collect();
    Reviewed {
        seat: kept.seat,
        round: kept.round,
        pick: kept.pick,
        offered: kept.offered.iter().map(|card| card.printing).collect(),
        kept: card(kept.uid),
        bot: advise_kept(log, kept).and_then(card),
        wheeled,
        auto: kept.auto.map_or("", |auto| auto.word()),
    }
}

impl Reviewed {
    /// The pick in sentences.
    pub fn lines(&self) -> Vec<String> {
        let names = |cards: &[&Printing]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let place = match self.round {
            0 => format!("Leaders, pick {}", self.pick),
            round => format!("Booster {round}, pick {}", self.pick),
        };
        let auto = if self.auto.is_empty() { String::new() } else { format!(" ({})", self.auto) };
        let mut lines = vec![format!("{place}: {}{auto}", self.kept.map(ToString::to_string).unwrap_or_default())];
        if let Some(bot) = self.bot.filter(|bot| self.kept.is_none_or(|kept| kept.id != bot.id)) {
            lines.push(format!("  a bot would keep {bot}"));
        }
        if self.offered.len() > 1 {
            lines.push(format!("  out of {}: {}", self.offered.len(), names(&self.offered)));
        }
        if !self.wheeled.is_empty() {
            lines.push(format!("  came round again: {}", names(&self.wheeled)));
        }
        lines
    }
}

/// The pages of these seats, one after another.
fn pages(pod: &Pod, seats: impl Iterator<Item = usize>) -> Vec<String> {
    let Ok(log) = pod.log() else { return vec!["The picks are sealed until the last one is made.".to_owned()] };
    let mut lines = Vec::new();
    for seat in seats {
        lines.extend(pod.seats().get(seat).map(|seat| seat.name.clone()));
        lines.extend(review(log, seat).iter().flat_map(Reviewed::lines));
        lines.push(String::new());
    }
    lines
}

impl PodSession {
    /// The draft looked back at: one's own picks while decks are being built, everybody's once all are done.
    /// Everybody's are preceded by a warning, as the games of the pod may still be to come.
    pub fn review(&mut self) -> Vec<String> {
        let count = self.pod.seats().len();
        match (self.stage(), self.seat()) {
            (Stage::Done, _) if !std::mem::replace(&mut self.warned, true) => ALL_OPEN.map(str::to_owned).to_vec(),
            (Stage::Done, _) => pages(&self.pod, 0..count),
            (_, Some(seat)) => pages(&self.pod, seat..seat + 1),
            (_, None) => Vec::new(),
        }
    }
}

impl PoolDeck {
    /// The deck and the rest of the pool as a page of text, with its curve.
    pub fn page(&self) -> String {
        let mut page = String::new();
        let named = |card: Option<&'static Printing>| card.map_or_else(|| "none".to_owned(), ToString::to_string);
        let [leader, base] = self.heads();
        let _ = writeln!(page, "Leader: {}\nBase: {}\n", named(leader), named(base));
        for (cost, count) in (1..).zip(self.curve()) {
            let more = if cost == 6 { "+" } else { " " };
            let _ = writeln!(page, "{cost}{more} {count:>2} {}", "#".repeat(count as usize));
        }
        let _ = writeln!(page, "units {}, off-aspect {}", self.units(), self.off_aspect());
        for (title, inside) in [("Deck", true), ("Rest of the pool", false)] {
            let copies = |row: &super::PoolRow| if inside { row.inside } else { row.owned - row.inside };
            let all: u32 = self.rows().iter().map(copies).sum();
            let _ = writeln!(page, "\n{title}: {all}");
            for row in self.rows().iter().filter(|row| copies(row) > 0) {
                let _ = writeln!(page, "{} {}", copies(row), row.card);
            }
        }
        page
    }
}
