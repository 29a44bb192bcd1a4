//! A tiny game for two, hosted for real: a public pick, then a secret one, in turn.

use super::fixtures::{duel, make};
use hotseat::bots::mind::{Budget, Mind, Stop, Thought};
use hotseat::host::Host;
use hotseat::hosted::{Applied, Awaits, Forbidden, Hosted, Need, Outcome};
use hotseat::journal::Nowhere;
use hotseat::key::SeatKey;
use hotseat::log::Line as LogLine;
use hotseat::log::Witnessed;
use hotseat::opening::Opening;
use hotseat::sight::Sight;
use hotseat::table::{Agreement, Sitter, Table};
use seats::{Seat, SeatSet};
use shell::table_session::{Playable, TableSession};
use swu_view::*;

/// Ann and Bob each pick in public, then from the hand, in turn.
#[derive(Clone, Debug)]
pub(crate) struct Toy {
    /// Whether its rules are faulty: they refuse Bob the first option they offer.
    faulty: bool,
    moves: u8,
    over: Option<Over>,
}

impl Toy {
    fn seat(&self) -> Seat {
        Seat(self.moves / 2 % 2)
    }

    fn secret(&self) -> bool {
        self.moves % 2 == 1
    }

    fn look(&self, eyes: Option<Seat>) -> View {
        let mut view = if eyes == Some(Seat(0)) { duel::open() } else { duel::public() };
        view.viewer = eyes;
        view.over = self.over.clone();
        let seat = self.seat();
        let mut choice = make::decision(seat.0, DecisionKind::Mode, "Choose one", Vec::new());
        choice.private = self.secret();
        if !self.secret() || eyes == Some(seat) {
            choice.options = vec![make::option(Verb::Mode, "First", None), make::option(Verb::Mode, "Second", None)];
        }
        view.decision = self.over.is_none().then_some(choice);
        view
    }
}

impl Hosted for Toy {
    const GAME: &'static str = "toy";
    type Data = ();
    type Setup = ();
    type Pick = u8;
    type Public = View;
    type View = View;
    type Fact = String;

    fn start((): &(), (): &(), seed: u64) -> Result<Toy, Forbidden> {
        Ok(Toy { faulty: seed == FAULTY, moves: 0, over: None })
    }

    fn seats(&self) -> usize {
        2
    }

    fn awaits(&self) -> Option<Awaits> {
        self.over.is_none().then(|| Awaits::one(self.seat(), if self.secret() { Need::Hand } else { Need::Maybe }))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.as_ref().map(|over| Outcome::Won(over.winners.iter().copied().collect()))
    }

    fn place(&self) -> String {
        format!("Move {}", self.moves + 1)
    }

    fn public(&self) -> View {
        self.look(None)
    }

    fn view(&self, key: &SeatKey) -> View {
        self.look(Some(key.seat()))
    }

    fn is_public(&self, _: &u8) -> bool {
        !self.secret()
    }

    fn apply(&mut self, seat: Seat, pick: &u8) -> Result<Applied<String>, Forbidden> {
        if *pick > 1 {
            return Err("There are two options.".into());
        }
        if self.faulty && seat == Seat(1) && *pick == 0 {
            return Err("this cannot be chosen now".into());
        }
        let mut fact = Witnessed::open(format!("{seat} picked something"));
        fact.closer = vec![(SeatSet::one(seat), format!("{seat} picked {pick}"))];
        self.moves += 1;
        Ok(Applied { facts: vec![fact] })
    }

    fn concede(&mut self, seat: Seat) -> Result<Applied<String>, Forbidden> {
        self.over = Some(Over { winners: vec![seat.next(2)], reason: EndReason::Conceded });
        Ok(Applied { facts: vec![Witnessed::open(format!("{seat} gives up"))] })
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        Err(format!("{} cannot be stopped after round {round}.", Self::GAME).into())
    }

    fn fingerprint(&self) -> u64 {
        self.moves.into()
    }

    fn used(&self) -> std::collections::BTreeMap<String, u64> {
        Default::default()
    }
}

impl Playable for Toy {
    const REVIEWED: bool = false;

    type Seen = View;

    fn pick_of(view: &View, option: usize) -> Option<(Seat, u8)> {
        let decision = view.decision.as_ref()?;
        (option < decision.options.len()).then_some((decision.seat, option as u8))
    }

    fn labels(view: &View) -> Vec<String> {
        let options = view.decision.iter().flat_map(|decision| &decision.options);
        options.map(|option| option.label.clone()).collect()
    }

    fn laid_out(view: &View) -> Vec<String> {
        Toy::labels(view)
    }

    fn mind(_: Option<&str>) -> Box<dyn Mind<Sight<Toy>>> {
        Box::new(First)
    }
}

/// A bot that picks the first option.
pub(crate) struct First;

impl<S> Mind<S> for First {
    fn think(&mut self, _: &S, _: Budget, _: &dyn Stop) -> Thought {
        Thought::of(0)
    }

    fn is_quick(&self) -> bool {
        true
    }
}

/// The seed of the game with a fault.
const FAULTY: u64 = 2;

/// The game on the table; Bob may be a bot.
pub(crate) fn session(bot: bool) -> TableSession<Toy> {
    seeded(bot, 1)
}

/// The same with rules that refuse what a bot picks first.
pub(crate) fn faulty() -> TableSession<Toy> {
    seeded(true, FAULTY)
}

fn seeded(bot: bool, seed: u64) -> TableSession<Toy> {
    let bob = if bot { Sitter::bot("Bob") } else { Sitter::person("Bob") };
    let table = Table::new(vec![Sitter::person("Ann"), bob], Agreement::default()).expect("two people can sit down");
    let opening = Opening::<Toy>::new(&(), table, (), seed, 0).expect("the game starts");
    TableSession::new(Host::begin(opening, Box::new(Nowhere)), "Toy".into())
}

/// The texts of a log.
pub(crate) fn texts(log: &[LogLine]) -> Vec<&str> {
    log.iter().map(|line| line.text.as_str()).collect()
}
