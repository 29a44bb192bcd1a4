//! A match under test, moved by short verbs.

use seats::{BySeat, Seat};
use swu_hosted::match_rules::*;

/// The first seat.
pub(super) const A: Seat = Seat(0);
/// The second seat.
pub(super) const B: Seat = Seat(1);
/// The third seat.
pub(super) const C: Seat = Seat(2);

/// Ann against Bob, 50 cards and a sideboard of 10 each, in an event.
pub(super) fn best_of_three(round: Round) -> MatchSetup {
    let lists = vec![RegisteredList::constructed(50, 10); 2];
    MatchSetup::best_of_three(vec!["Ann".into(), "Bob".into()], lists).in_event(round)
}

/// Ann against Bob, one game of 25 minutes.
pub(super) fn single() -> MatchSetup {
    let lists = vec![RegisteredList::constructed(50, 10); 2];
    MatchSetup::single_game(vec!["Ann".into(), "Bob".into()], lists).in_event(Round::Swiss)
}

/// Three at one table.
pub(super) fn three() -> MatchSetup {
    let names = vec!["Ann".into(), "Bob".into(), "Cy".into()];
    MatchSetup::single_game(names, vec![RegisteredList::constructed(50, 0); 3]).in_event(Round::Swiss)
}

/// Remaining HP and who has the initiative.
pub(super) fn standing(hp: &[u32], initiative: Seat) -> Standing {
    Standing { hp: BySeat::from_vec(hp.to_vec()), initiative: Some(initiative) }
}

/// A match that remembers its journal and checks that a refusal changes nothing.
pub(super) struct Table {
    pub game: Match,
    pub journal: Vec<MatchEvent>,
}

impl Table {
    /// At the very beginning.
    pub(super) fn new(setup: MatchSetup) -> Table {
        Table { game: Match::new(setup).expect("a playable setup"), journal: Vec::new() }
    }

    /// A match of the top cut with the lists reviewed.
    pub(super) fn elimination() -> Table {
        let mut table = Table::new(best_of_three(Round::Elimination));
        table.does(MatchEvent::ReviewDone { seat: A }).does(MatchEvent::ReviewDone { seat: B });
        table
    }

    /// A best of three in a Swiss round.
    pub(super) fn swiss() -> Table {
        Table::new(best_of_three(Round::Swiss))
    }

    /// The event happens.
    pub(super) fn does(&mut self, event: MatchEvent) -> &mut Table {
        if let Err(refusal) = self.game.apply(event.clone()) {
            panic!("{event:?} was refused: {refusal}");
        }
        self.journal.push(event);
        self
    }

    /// The event is refused under this rule and changes nothing.
    pub(super) fn refuses(&mut self, rule: &str, event: MatchEvent) -> &mut Table {
        let before = self.game.clone();
        let refusal = self.game.apply(event.clone()).expect_err(&format!("{event:?} happened"));
        assert_eq!(refusal.rule, rule, "{refusal}");
        assert!(refusal.sentence.ends_with('.'), "no sentence: {refusal}");
        assert_eq!(self.game, before);
        self
    }

    /// Everything up to the opening hands: Ann wins the lot if one is needed, and this seat starts.
    pub(super) fn starts(&mut self, starts: Seat) -> &mut Table {
        if let Awaited::Sideboarding { seats, .. } = self.game.awaits() {
            for seat in seats.iter() {
                self.does(MatchEvent::SideboardDone { seat });
            }
        }
        if let Awaited::Lot { .. } = self.game.awaits() {
            self.does(MatchEvent::ChooserDrawn { chooser: A });
        }
        let Awaited::Initiative { chooser, .. } = self.game.awaits() else {
            panic!("not waiting for the initiative: {:?}", self.game.awaits());
        };
        self.does(MatchEvent::InitiativeChosen { by: chooser, starts }).does(MatchEvent::GameStarted)
    }

    /// The running game is won.
    pub(super) fn wins(&mut self, winner: Seat) -> &mut Table {
        let hp = Seat::all(self.game.setup().seats()).map(|seat| if seat == winner { 12 } else { 0 }).collect();
        let standing = Standing { hp: BySeat::from_vec(hp), initiative: Some(A) };
        self.does(MatchEvent::GameEnded { result: Outcome::Won(winner), standing })
    }

    /// Both bases are destroyed at once.
    pub(super) fn draws(&mut self) -> &mut Table {
        self.does(MatchEvent::GameEnded { result: Outcome::Drawn, standing: standing(&[0, 0], A) })
    }

    /// A whole game, started by Ann.
    pub(super) fn game_for(&mut self, winner: Seat) -> &mut Table {
        self.starts(A).wins(winner)
    }

    /// Time is called.
    pub(super) fn time(&mut self, moment: Moment) -> &mut Table {
        self.does(MatchEvent::TimeCalled { moment })
    }

    /// A phase ends after time was called.
    pub(super) fn phase(&mut self, phase: Phase, hp: [u32; 2], initiative: Seat) -> &mut Table {
        self.does(MatchEvent::PhaseEnded { phase, standing: standing(&hp, initiative) })
    }

    /// Time is called in an action phase and the game runs to the stop.
    pub(super) fn stops(&mut self, hp: [u32; 2], initiative: Seat) -> &mut Table {
        self.time(Moment::ActionPhase);
        self.phase(Phase::Action, hp, initiative).phase(Phase::Regroup, hp, initiative);
        self.phase(Phase::Action, hp, initiative)
    }

    /// The result.
    pub(super) fn result(&self) -> &MatchResult {
        match self.game.result() {
            Some(result) => result,
            None => panic!("still waiting for {:?}", self.game.awaits()),
        }
    }

    /// The match is over with this outcome, these games won by each, this many drawn, and this ending.
    pub(super) fn over(&self, outcome: Outcome, won: &[u32], drawn: u32, ending: Ending) {
        let won = BySeat::from_vec(won.to_vec());
        assert_eq!(self.result(), &MatchResult { outcome, won, drawn, ending });
        let replayed = Match::replay(self.game.setup().clone(), &self.journal).expect("its own journal");
        assert_eq!(replayed, self.game);
    }

    /// This seat is asked who starts.
    pub(super) fn asks(&self, seat: Seat) {
        match self.game.awaits() {
            Awaited::Initiative { chooser, .. } => assert_eq!(chooser, seat),
            other => panic!("waiting for {other:?}"),
        }
    }

    /// Both are ready with their decks unchanged.
    pub(super) fn both_ready(&mut self) -> &mut Table {
        self.does(MatchEvent::SideboardDone { seat: A }).does(MatchEvent::SideboardDone { seat: B })
    }
}
