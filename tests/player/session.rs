//! The game of a text again, picked through the session that front ends use: every step of the text is taken there too,
//! it must show the same table, and its journal must lead to the same game.

use super::ground::{book, data};
use super::paper::Paper;
use super::setup::NAMES;
use hotseat::handover::Keystroke;
use hotseat::host::Host;
use hotseat::journal::{Header, Record};
use hotseat::opening::{Opening, check_again};
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use seats::Seat;
use shell::curtain::Purpose;
use shell::session::{GameSession, Session};
use shell::table_session::TableSession;
use std::time::{Duration, Instant};
use swu_hosted::{Pick, Setup, Start, Unlimited};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::notation::Step;
use swu_rules::scenario::Scenario;
use swu_view::View;

/// The people of a text at an open table, where every hand is open to the deciding player.
pub(crate) struct Sitting {
    session: TableSession<Unlimited>,
    header: Header<Setup>,
    paper: Paper<Pick>,
    now: Instant,
}

impl Sitting {
    /// The position, as a file would set it up.
    pub(crate) fn begin(scenario: &Scenario) -> Result<Sitting, String> {
        let names: Vec<String> = NAMES.iter().take(scenario.seats.len()).map(|name| (*name).to_owned()).collect();
        let setup =
            Setup { names: names.clone(), start: Start::Position(scenario.to_ron().map_err(|why| why.to_string())?) };
        // Decisions without a choice are picked by the text itself.
        let agreement = Agreement { trust: Trust::OpenTable, forced: false, ..Agreement::default() };
        let people = Table::new(names.into_iter().map(Sitter::person).collect(), agreement).map_err(told)?;
        let opening = Opening::<Unlimited>::new(data(), people, setup, 1, 0).map_err(told)?;
        let (header, paper) = (opening.header().clone(), Paper::default());
        let session = TableSession::new(Host::begin(opening, Box::new(paper.clone())), "a text".to_owned());
        Ok(Sitting { session, header, paper, now: Instant::now() })
    }

    /// Takes the same steps.
    pub(crate) fn follow(&mut self, steps: &[Step]) -> Result<(), String> {
        for step in steps {
            match step {
                Step::Option(option) => self.pick(*option),
                Step::Concede(seat) => self.concede(*seat),
            }
            .map_err(|why| format!("the session refuses {step:?}: {why}"))?;
        }
        Ok(())
    }

    fn pick(&mut self, option: usize) -> Result<(), String> {
        while !self.session.shown().is_empty() {
            self.session.seen(self.now).map_err(told)?;
        }
        self.session.pick(option, self.now).map_err(told)
    }

    fn concede(&mut self, seat: Seat) -> Result<(), String> {
        self.session.ask(Purpose::Concede(seat), self.now).map_err(told)?;
        self.now += Duration::from_secs(1);
        let letters = self.session.spelling().and_then(|spelling| spelling.asked.first()?.letters.clone());
        for letter in letters.ok_or("nobody is asked for a name")?.chars() {
            self.session.spell(Keystroke::Letter(letter), self.now).map_err(told)?;
        }
        let done = self.session.spell(Keystroke::Enter, self.now).map_err(told)?;
        done.map(|_| ()).ok_or("it is not confirmed".to_owned())
    }

    /// People at the session's table must see what they see of this game.
    pub(crate) fn compare(&self, game: &Game) -> Result<(), String> {
        let shown = self.session.visible().view();
        let viewer = shown.viewer.ok_or("the session shows nobody's view")?;
        let wanted = game.view(book(), &self.header.setup.names, Eyes::Of(viewer));
        match same(&wanted, shown) {
            true => Ok(()),
            false => Err(format!("the session shows something else: {}", difference(&wanted, shown))),
        }
    }

    /// The journal must lead to this very game, including hidden cards and luck.
    pub(crate) fn saved(&mut self, game: &Game) -> Result<(), String> {
        let mut records = self.paper.records();
        let (fingerprint, place) = (Some(game.fingerprint(book())), self.session.host().place());
        records.push(Record::Check { fingerprint, place, over: game.over().is_some() });
        check_again::<Unlimited>(data(), &self.header, &records).map_err(|why| format!("its save: {why}"))
    }
}

/// Whether they are the same except for the forecasts, which only a session asks for.
fn same(wanted: &View, shown: &View) -> bool {
    let mut shown = shown.clone();
    shown.decision.iter_mut().flat_map(|decision| &mut decision.options).for_each(|option| option.forecast = None);
    *wanted == shown
}

/// The first line in which they differ.
fn difference(wanted: &View, shown: &View) -> String {
    let (wanted, shown) = (format!("{wanted:#?}"), format!("{shown:#?}"));
    let differing = wanted.lines().zip(shown.lines()).find(|(one, other)| one != other);
    differing.map_or("more or less of it".to_owned(), |(one, other)| format!("{} for {}", other.trim(), one.trim()))
}

/// A refusal as its sentence.
fn told(refused: impl std::fmt::Display) -> String {
    refused.to_string()
}
