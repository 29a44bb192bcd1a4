//! The start of a game: who decides, who starts, cuts, opening hands.

use super::awaited::Cutter;
use super::record::{Cut, Lot, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::state::{Match, Stage};
use seats::Seat;

impl<G: GameRules> Match<G> {
    /// Goes on to the next game: the seat that decides is known, or a lot is drawn.
    pub(super) fn open_start(&mut self) {
        self.stage = match self.chooser() {
            Some(chooser) => Stage::Initiative { chooser },
            None => Stage::Lot,
        };
    }

    /// Who decides about the next game without a lot; `None` asks for a lot.
    fn chooser(&self) -> Option<Seat> {
        // rule G-4: awarded games do not count
        let last = self.games.iter().rev().find(|game| game.was_played())?;
        match last.outcome {
            // rule G-2
            Outcome::Won(winner) => Some(self.opponent(winner)),
            // rule G-3: who started that game with the initiative
            Outcome::Drawn | Outcome::Shared(_) => last.starts,
        }
    }

    pub(super) fn draw_chooser(&mut self, chooser: Seat) -> Result<(), MatchRefusal> {
        self.takes_part(chooser)?;
        self.no_open_offer()?;
        ensure(self.stage == Stage::Lot, "G-1", "There is nothing to decide by lot now.")?;
        self.lots.push(Lot { game: self.game_number(), among: self.present(), chosen: chooser });
        self.stage = Stage::Initiative { chooser };
        Ok(())
    }

    pub(super) fn choose_initiative(&mut self, by: Seat, starts: Seat) -> Result<(), MatchRefusal> {
        self.takes_part(by)?;
        self.takes_part(starts)?;
        self.no_open_offer()?;
        let Stage::Initiative { chooser } = self.stage else {
            return Err(MatchRefusal::new("G-5", "Nobody is asked who starts with the initiative now."));
        };
        let name = self.name(chooser);
        ensure(by == chooser, "G-2", format!("{name} decides who starts with the initiative."))?;
        if self.time_called {
            // rule M-9: between games of a level elimination match the named player wins
            self.finish_on_time(Outcome::Won(starts));
        } else {
            self.stage = Stage::Ready { starts, cuts: Vec::new() };
        }
        Ok(())
    }

    pub(super) fn cut(&mut self, by: Seat, deck: Seat, text: String) -> Result<(), MatchRefusal> {
        self.takes_part(by)?;
        self.takes_part(deck)?;
        self.no_open_offer()?;
        let before = matches!(self.stage, Stage::Ready { .. });
        ensure(before, "Z-4", "Decks are cut after the initiative is decided and before opening hands are drawn.")?;
        ensure(!text.is_empty(), "Z-4", "An empty cut is not a cut; leave it out instead.")?;
        let (cutter, owner) = (self.name(by), self.name(deck));
        if !self.may_cut().contains(&Cutter { by, deck }) {
            let cut = self.cuts().iter().any(|cut| cut.by == by && cut.deck == deck);
            let sentence = match cut {
                true => format!("{cutter} has cut the deck of {owner} already."),
                false => format!("{owner} may cut the own deck only after an opponent did."),
            };
            return Err(MatchRefusal::new("Z-4", sentence));
        }
        if let Stage::Ready { cuts, .. } = &mut self.stage {
            cuts.push(Cut { by, deck, text });
        }
        Ok(())
    }

    /// The cuts of the game that is about to start or being played, in order (Z-4).
    pub fn cuts(&self) -> &[Cut] {
        match &self.stage {
            Stage::Ready { cuts, .. } | Stage::Playing { cuts, .. } => cuts,
            _ => &[],
        }
    }

    /// Who may cut which deck now: each opponent once, then the owner once if an opponent did (Z-4).
    pub fn may_cut(&self) -> Vec<Cutter> {
        let Stage::Ready { cuts, .. } = &self.stage else { return Vec::new() };
        let mut may = Vec::new();
        for deck in self.present().iter() {
            for by in self.present().iter() {
                let done = cuts.iter().any(|cut| cut.by == by && cut.deck == deck);
                let answered = cuts.iter().any(|cut| cut.by == deck && cut.deck == deck);
                let opened = cuts.iter().any(|cut| cut.by != deck && cut.deck == deck);
                if !done && !answered && (by != deck || opened) {
                    may.push(Cutter { by, deck });
                }
            }
        }
        may
    }

    pub(super) fn start_game(&mut self) -> Result<(), MatchRefusal> {
        self.no_open_offer()?;
        match &mut self.stage {
            Stage::Ready { starts, cuts } => {
                self.stage = Stage::Playing { starts: *starts, cuts: std::mem::take(cuts), extra: None };
                Ok(())
            }
            Stage::Playing { .. } => Err(MatchRefusal::new("G-8", "A game is being played already.")),
            Stage::Sideboarding { .. } => {
                Err(MatchRefusal::new("B-4", "Not everyone is ready: decks are still being changed."))
            }
            Stage::Review { .. } => Err(MatchRefusal::new("V-4", "The lists are still being reviewed.")),
            _ => {
                let sentence = "Who starts with the initiative must be decided before opening hands are drawn.";
                Err(MatchRefusal::new("G-5", sentence))
            }
        }
    }
}
