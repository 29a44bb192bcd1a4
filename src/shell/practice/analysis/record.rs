//! A saved game played back, with the reviewed seat judged at every decision.

use crate::practice::practised::{Practised, is_asked};
use crate::practice::tabletop::Tabletop;
use crate::refusal::{ContestFault, PracticeFault, Refusal};
use coach::Depth;
use coach::review::{Judgement, Review, Summary};
use coach::spread::Spread;
use hotseat::journal::{Header, Record};
use hotseat::log::{Fact, Line, Weight, Witnessed};
use hotseat::table::Table;
use seats::{Seat, SeatSet};
use std::path::{Path, PathBuf};
use storage::{match_journal, save, saves};
use swu_hosted::Unlimited;

/// A game from its file.
pub struct Kept<G: Practised = Unlimited> {
    path: PathBuf,
    header: Header<G::Setup>,
    steps: Vec<Step<G::Pick>>,
    over: bool,
    /// Is more to come, in the game or in the match it belongs to?
    goes_on: bool,
}

/// What was done and not taken back.
enum Step<P> {
    Picked(Seat, P),
    Conceded(Seat),
}

/// The findings about a seat.
pub struct Reviewed<G: Practised = Unlimited> {
    /// Every decision, in order.
    pub decisions: Vec<Judgement>,
    /// The whole of it.
    pub summary: Option<Summary>,
    /// All that gave something away, the worst first, each as it lay on the table.
    pub costliest: Vec<(Judgement, Tabletop<G>)>,
    /// What others did before each decision and after the one before, as that seat saw it.
    pub between: Vec<Vec<String>>,
    /// The names of the others.
    pub others: Vec<String>,
    /// Did the seat win? `None` if nobody has.
    pub won: Option<bool>,
    /// The round of every decision.
    pub rounds: Vec<u16>,
}

impl<G: Practised> Kept<G> {
    /// Reads the save of a game; nothing is locked or changed.
    ///
    /// # Errors
    /// It cannot be read, or is of another game.
    pub fn read(path: &Path) -> Result<Kept<G>, Refusal> {
        if path.is_dir() {
            return Err(ContestFault::IsMatch(path.to_owned()).into());
        }
        let saved = saves::summary(path)?;
        if saved.game != G::GAME {
            return Err(PracticeFault::NoCoach(path.to_owned()).into());
        }
        let goes_on = !saved.over || match_journal::part_of_open_match(path);
        let (header, records) = save::read::<G::Setup, G::Pick>(path)?;
        let mut steps = Vec::new();
        for record in records {
            match record {
                Record::Pick { seat, pick } => steps.push(Step::Picked(seat, pick)),
                Record::Concede { seat } => steps.push(Step::Conceded(seat)),
                Record::Undo { to, .. } => steps.truncate(to),
                Record::Check { .. }
                | Record::Read { .. }
                | Record::Time { .. }
                | Record::Clock { .. }
                | Record::Notes { .. } => {}
            }
        }
        Ok(Kept { path: path.to_owned(), header, steps, over: saved.over, goes_on })
    }

    /// Where findings are kept: beside the save of a game that is over. In any other, steps may still be taken back.
    pub fn place(&self) -> Option<&Path> {
        self.over.then_some(&self.path)
    }

    /// Who sat at the table.
    pub fn table(&self) -> &Table {
        &self.header.table
    }

    /// The seat to review: the one asked for, counted from 1, otherwise that of the only person. While the game or its
    /// match goes on, only the only person's seat can be reviewed: all other hands are still secret.
    ///
    /// # Errors
    /// The seat is not given, or may not be seen yet.
    pub fn seat(&self, asked: Option<usize>) -> Result<Seat, Refusal> {
        let alone = self.table().only_person();
        if self.goes_on && alone.is_none() {
            return Err(PracticeFault::GoesOn.into());
        }
        let seat = self.seat_of(asked)?;
        if self.goes_on && alone != Some(seat) {
            return Err(PracticeFault::HandGoesOn(self.table().name(seat).to_owned()).into());
        }
        Ok(seat)
    }

    fn seat_of(&self, asked: Option<usize>) -> Result<Seat, Refusal> {
        let table = self.table();
        let people: SeatSet = table.people();
        let named = || {
            let seats = table
                .names()
                .iter()
                .enumerate()
                .map(|(place, name)| format!("{} {name}", place + 1))
                .collect::<Vec<_>>();
            seats.join(", ")
        };
        match asked {
            Some(number) if (1..=table.count()).contains(&number) => Ok(Seat((number - 1) as u8)),
            Some(number) => Err(PracticeFault::NoSeat { number, seats: named() }.into()),
            None if people.len() == 1 => people.first().ok_or_else(|| PracticeFault::Nobody.into()),
            None => Err(PracticeFault::WhichSeat(named()).into()),
        }
    }

    fn names(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|seat| self.table().name(seat).to_owned()).collect()
    }

    /// Whose decisions they are: "Ann", or "Ann and Cara" who play with open hands.
    pub fn name(&self, tabletop: &Tabletop<G>) -> String {
        self.names(tabletop.of_game().open_to(tabletop.you())).join(" and ")
    }

    /// The names of all whose chance is not that of a seat.
    fn others(&self, game: &G, seat: Seat) -> Vec<String> {
        let own = game.teams().of(seat);
        self.names(Seat::all(game.seats()).filter(|other| !own.has(*other)).collect())
    }

    /// The game before anything was decided, as a seat saw it.
    ///
    /// # Errors
    /// It cannot be begun again.
    pub fn beginning(&self, data: &G::Data, seat: Seat) -> Result<Tabletop<G>, Refusal> {
        Ok(Tabletop::of(self.begun(data)?, seat))
    }

    fn begun(&self, data: &G::Data) -> Result<G, Refusal> {
        let key = self.header.key.map(|secret| secret.0);
        Ok(G::start_keyed(data, &self.header.setup, self.header.seed, key)?)
    }

    /// How many decisions a seat had; as many as can be played back.
    pub fn decisions(&self, data: &G::Data, seat: Seat) -> usize {
        let Ok(mut game) = self.begun(data) else { return 0 };
        let mut own = 0;
        for step in &self.steps {
            let Step::Picked(by, pick) = step else { continue };
            own += usize::from(is_asked(&game, seat));
            let Some(place) = game.placed(*by, pick) else { break };
            if game.take(*by, place).is_err() {
                break;
            }
        }
        own
    }

    /// Plays it back and judges what a seat decided, by what it knew then, until told to `stop`; calls `tell` with how
    /// many decisions were looked at.
    ///
    /// # Errors
    /// It cannot have been played that way.
    pub fn review(
        &self,
        data: &G::Data,
        seat: Seat,
        depth: Depth,
        (stop, tell): (&dyn Fn() -> bool, &dyn Fn(usize)),
        spread: Spread<'_>,
    ) -> Result<Reviewed<G>, Refusal> {
        let mut game = self.begun(data)?;
        let mut facts: Vec<G::Happened> = game.opening();
        let mut review = Review::new(depth, vec![seat]);
        let (mut rounds, mut between, mut meanwhile) = (Vec::new(), Vec::new(), Vec::new());
        let mut lain: Vec<(usize, Tabletop<G>)> = Vec::new();
        let (mut in_play, mut looked_at) = (vec![game.in_play()], 0);
        for (at, step) in self.steps.iter().enumerate() {
            match step {
                Step::Conceded(seat) => {
                    game.concede(*seat)?;
                }
                Step::Picked(by, pick) => {
                    let place = game.placed(*by, pick).ok_or(PracticeFault::ImpossibleStep(at + 1))?;
                    let own = is_asked(&game, seat);
                    if own
                        && !stop()
                        && let Some(known) = game.known_to(seat)
                        && let Some(picked) = game.placed(seat, pick)
                    {
                        let before = review.judgements().len();
                        let drawn = G::drawn(&known, &facts);
                        review.decision(G::book(data), at, &known, (picked, drawn), spread);
                        if review.judgements().len() > before {
                            rounds.push(game.round());
                            between.push(std::mem::take(&mut meanwhile));
                        }
                        if review.costliest().iter().any(|judged| judged.at == at) {
                            let past = in_play.clone();
                            lain.push((at, Tabletop::of(game.clone(), seat).with_past(past)));
                        }
                        looked_at += 1;
                        tell(looked_at);
                    }
                    let (happened, seen) = game.take(*by, place)?;
                    facts.extend(happened);
                    meanwhile.extend(seen.iter().filter(|_| !own).filter_map(|fact| action(fact, seat)));
                    in_play.push(game.in_play());
                }
            }
        }
        Ok(Reviewed {
            costliest: with_tables(&review, &lain),
            decisions: review.judgements().to_vec(),
            summary: review.summaries().first().copied(),
            won: game.outcome().map(|outcome| outcome.winners().has(seat)),
            rounds,
            between,
            others: self.others(&game, seat),
        })
    }
}

/// The costliest decisions, each with the table as it lay then.
fn with_tables<G: Practised>(review: &Review, lain: &[(usize, Tabletop<G>)]) -> Vec<(Judgement, Tabletop<G>)> {
    let with_table = |judged: Judgement| {
        let (_, tabletop) = lain.iter().find(|(at, _)| *at == judged.at)?;
        Some((judged, tabletop.clone()))
    };
    review.costliest().into_iter().filter_map(with_table).collect()
}

/// An action, as a seat saw it; `None` for everything that follows from one.
fn action<F: Fact>(fact: &Witnessed<F>, seat: Seat) -> Option<String> {
    let closer = fact.closer.iter().find(|(seats, _)| seats.has(seat));
    let line = Line::of(0, closer.map_or(&fact.public, |(_, noticed)| noticed));
    (line.weight == Weight::Action).then_some(line.text)
}
