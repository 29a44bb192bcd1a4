//! What everybody may see of a match. Open facts only.

use super::HostedMatch;
use crate::illegal_marks;
use crate::match_view::MatchView;
use seats::Seat;
use swu_hosted::match_rules::{Awaited, MatchKind, ScoreSheet};

impl HostedMatch {
    pub(super) fn shown(&self) -> MatchView {
        let kind = match self.state.setup().kind {
            MatchKind::SingleGame => "single game",
            MatchKind::BestOfThree => "best of three",
        };
        let sheet = self.state.score_sheet();
        let names = self.header.table.names().join(" - ");
        MatchView {
            title: format!("{names}, {kind}, {}", sheet.score()),
            facts: self.facts_now(),
            choices: self.choices.iter().map(|choice| self.words(choice)).collect(),
            below: self.below(&sheet),
            sheet: sheet.to_string().lines().map(str::to_owned).collect(),
            clock: self.clock_words(),
            over: self.state.result().is_some(),
        }
    }

    /// The whole sheet once the match is over; before, its games and the promise about the luck (rule Z-6).
    fn below(&self, sheet: &ScoreSheet) -> Vec<String> {
        if sheet.result.is_some() {
            return sheet.to_string().lines().map(str::to_owned).collect();
        }
        let commitment = sheet.commitment.map(|commitment| format!("Seed commitment: {commitment}"));
        sheet.game_lines().into_iter().chain(sheet.look_lines()).chain(commitment).collect()
    }

    /// "Game 2 of a best of three (1-0)", for the header of the table.
    pub(super) fn game_title(&self) -> String {
        let names = self.header.table.names().join(" - ");
        format!("{names}, game {} ({})", self.state.game_number(), self.state.score_sheet().score())
    }

    fn facts_now(&self) -> Vec<String> {
        let mut facts: Vec<String> =
            illegal_marks::notice(&self.header.marks).map(|said| format!("{said}.")).into_iter().collect();
        let name = |seat: Seat| self.name(seat);
        match self.state.awaits() {
            Awaited::Initiative { game, chooser, wins_match } => {
                let lot = self.state.lots().iter().any(|lot| lot.game == game);
                let why = if lot { "The lot fell on" } else { "The decision belongs to" };
                facts.push(format!("Game {game}. {why} {}: who starts with the initiative?", name(chooser)));
                if wins_match {
                    facts.push("Time was called and the match is level: the named player wins it.".into());
                }
            }
            Awaited::Start { game, starts, .. } => {
                facts.push(format!("Game {game}: {} starts with the initiative.", name(starts)));
                facts.extend(
                    self.state.cuts().iter().map(|cut| {
                        format!("{} cut the deck of {} with \"{}\".", name(cut.by), name(cut.deck), cut.text)
                    }),
                );
                facts.extend(self.without_sideboards(game));
            }
            Awaited::GameEnd { game, extra } => {
                facts.push(format!("Game {game} is being played."));
                facts.extend(extra.map(|extra| format!("{}.", extra.notice())));
            }
            Awaited::Sideboarding { seats, left } => {
                facts.push(format!(
                    "Decks may be changed, in private: {} left.",
                    minutes(left.saturating_sub(self.unwritten.0))
                ));
                for seat in Seat::all(self.header.table.count()) {
                    if let Some(notice) = self.state.sideboard_notice(seat) {
                        facts.push(format!("{}: {notice}.", name(seat)));
                    }
                }
                if seats.is_empty() {
                    facts.push("Everybody is ready.".into());
                }
            }
            Awaited::DrawAnswer { .. } => facts.push("An offer to draw the match waits for its answer.".into()),
            Awaited::Nothing { .. } => {
                facts.push(format!("{}.", self.state.score_sheet().result_line()));
                let secret = &self.header.secret;
                facts.push(format!("The seed was {}", secret.seed.0));
                facts.push(format!("and the salt {}.", secret.salt.0));
                facts.push(format!("cantina verify {} recomputes all luck.", self.file.folder().display()));
            }
            Awaited::Review { left, .. } => {
                facts.push(format!(
                    "The players read each other's lists: {} left. The match clock waits.",
                    minutes(left.saturating_sub(self.unwritten.0))
                ));
            }
            Awaited::Lot { .. } => {}
        }
        facts.extend(self.notes_facts());
        facts.extend(self.sizes());
        facts
    }

    /// Before the first game, if nobody has anything to change a deck with.
    fn without_sideboards(&self, game: u32) -> Vec<String> {
        if game > 1 || self.state.has_sideboards() {
            return Vec::new();
        }
        vec![
            "Nobody has a sideboard, so no deck is changed between games.".to_owned(),
            "Decks, on the first screen, is where a sideboard is put together.".to_owned(),
        ]
    }

    /// rule G-7: each player is shown the sizes of both decks and sideboards.
    pub fn sizes(&self) -> Vec<String> {
        let sizes = Seat::all(self.header.table.count()).filter_map(|seat| {
            let sizes = self.state.sizes(seat)?;
            Some(format!("{}: deck {}, sideboard {}.", self.name(seat), sizes.deck, sizes.sideboard))
        });
        sizes.collect()
    }

    fn clock_words(&self) -> String {
        let clock = self.state.clock();
        // rule V-4: the match clock has not started while lists are read
        let reviewing = matches!(self.state.awaits(), Awaited::Review { .. });
        let unwritten = if reviewing { 0 } else { self.unwritten.0 };
        let stopped = if clock.paused().is_some() { " (stopped)" } else { "" };
        match clock.left() {
            Some(_) if self.state.time_called() => "time called".into(),
            Some(left) => format!("{} left{stopped}", minutes(left.saturating_sub(unwritten))),
            None => String::new(),
        }
    }
}

/// `31:05`.
pub(super) fn minutes(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
