//! Forecasts: every option is picked on a copy, and its certain effects are recorded.
//!
//! The copy is the game dealt again from what the looking eyes know, so nothing hidden can reach a forecast. It ends
//! before the first thing that depends on a card these eyes do not know, or on luck.

use super::super::book::Book;
use super::super::decision::{Ask, Choice};
use super::super::fact::{Fact, Log, Said, What};
use super::super::game::Game;
use super::super::table::{Frame, Uid};
use super::super::view::View;
use super::super::view::forecast::{Ends, Forecast, Foreseen, Spoken};
use super::{Eyes, Looker};
use seats::{Seat, SeatSet};

/// Longer lists get no forecasts.
const MOST_OPTIONS: usize = 64;

/// The seed that copies are dealt with.
const DEALING: u64 = 0;

impl Game {
    /// What these eyes see, with the result of each option.
    pub fn foreseen(&self, book: &Book, names: &[String], eyes: Eyes) -> View {
        let few = self.decision.as_ref().is_some_and(|decision| decision.options.len() <= MOST_OPTIONS);
        let seer = few.then(|| Seer::new(self, book, eyes)).flatten();
        Looker { game: self, book, names, eyes, seer: seer.as_ref() }.view()
    }
}

/// A game as some eyes know it.
pub(in crate::rules) struct Seer<'a> {
    book: &'a Book,
    eyes: SeatSet,
    game: Game,
}

impl<'a> Seer<'a> {
    /// `None` for a judge, who sees everything.
    fn new(game: &Game, book: &'a Book, eyes: Eyes) -> Option<Seer<'a>> {
        let eyes = match eyes {
            Eyes::Judge => return None,
            Eyes::Public => SeatSet::EMPTY,
            Eyes::Of(seats) => seats,
        };
        Some(Seer { book, eyes, game: game.redealt(eyes, DEALING) })
    }

    /// The result of a choice about what these eyes know. The copy may have more or fewer options than the game: a hand
    /// dealt again has other copies.
    pub(super) fn forecast(&self, choice: Choice, acts: Option<Seat>) -> Option<Forecast> {
        let mut game = self.game.clone();
        let acts = acts.filter(|seat| game.deciders().has(*seat)).or(game.decision.as_ref().map(|it| it.seat));
        let place = game.decision.as_ref()?.options.iter().position(|option| *option == choice)?;
        let mut log = Log::keeping();
        game.choose(self.book, place, &mut log).ok()?;
        let sure = self.sure(&log.facts);
        let ends = match (sure.cut, &game.over, &game.decision) {
            (Some(ends), ..) => ends,
            (None, Some(_), _) => Ends::Over,
            (None, None, _) if sure.open => Ends::Open,
            (None, None, Some(decision)) if decision.ask != Ask::Turn && !sure.ended => {
                let chooser = acts.filter(|seat| game.deciders().has(*seat)).unwrap_or(decision.seat);
                Ends::Choice(chooser.0)
            }
            (None, None, _) => Ends::Settled,
        };
        Some(Forecast { steps: self.steps(&log.facts[..sure.count], sure.shuffled), ends })
    }

    /// Whether these eyes know the card before the option is picked.
    fn knows(&self, uid: Uid) -> bool {
        self.game.things.get(usize::from(uid.0)).is_some_and(|thing| thing.known.meet(self.eyes))
    }

    /// The damage on a card in play before any of it is reported: divided damage is reported at its end.
    fn damage(&self, uid: Uid) -> u16 {
        let dealt = self.game.frames.iter().flat_map(|frame| match frame {
            Frame::Split(split) => split.dealt.as_slice(),
            _ => &[],
        });
        let dealt: u16 = dealt.filter(|(other, _)| *other == uid).map(|(_, number)| u16::from(*number)).sum();
        let piece = self.game.query(self.book).in_play(uid);
        piece.map_or(0, |(_, piece)| u16::from(piece.damage).saturating_sub(dealt))
    }

    /// How many of the facts happen whatever the hidden cards and the luck are.
    fn sure(&self, facts: &[Fact]) -> Sure {
        let mut sure = Sure { count: 0, cut: None, open: false, ended: false, shuffled: None };
        for fact in facts {
            // Which card comes from a shuffled deck is luck, even if all its cards are known.
            let known = |said: &Said| sure.shuffled.is_none() && self.knows(said.uid);
            let unknown = fact.card.iter().chain(&fact.other).any(|said| !known(said));
            match fact.what {
                // After the end of a turn another turn follows.
                What::TurnEnded => sure.ended = true,
                _ if sure.ended => return sure,
                What::DiscardedAtRandom => return sure.cut(Ends::Luck),
                What::Shuffled | What::GalaxyShuffled => {
                    sure.shuffled.get_or_insert(sure.count);
                }
                What::Drew | What::Dealt if unknown => sure.open = true,
                What::Resolved if sure.open => return sure.cut(Ends::Open),
                // Whoever looks at it chooses then.
                What::Looked if unknown => return sure.cut(Ends::Open),
                _ if unknown => return sure.cut(Ends::Hidden),
                _ => {}
            }
            sure.count += 1;
        }
        sure
    }

    /// Facts with the remaining value of what they change.
    fn steps(&self, facts: &[Fact], shuffled: Option<usize>) -> Vec<Foreseen> {
        let mut copy = Left::of(self);
        let blind = |at: usize| shuffled.is_some_and(|from| at >= from);
        let step = |(at, fact): (usize, &Fact)| {
            let step = self.step(fact, copy.after(fact));
            if blind(at) { Foreseen { card: None, other: None, ..step } } else { step }
        };
        facts.iter().enumerate().map(step).collect()
    }

    fn step(&self, fact: &Fact, left: Option<u16>) -> Foreseen {
        let speak = |said: Said| {
            let thing = self.game.things.get(usize::from(said.uid.0)).filter(|_| self.knows(said.uid))?;
            Some(Spoken { uid: thing.handle, name: self.book.card(said.def).card.name.clone() })
        };
        Foreseen {
            what: fact.what,
            seat: fact.seat.map(|seat| seat.0),
            card: fact.card.and_then(speak),
            other: fact.other.and_then(speak),
            amount: fact.amount,
            left,
        }
    }
}

/// How much of what happens is certain.
#[derive(Clone, Copy)]
struct Sure {
    /// The number of facts.
    count: usize,
    /// Why these are not all.
    cut: Option<Ends>,
    /// Whether an unknown card appeared.
    open: bool,
    /// Did the turn end?
    ended: bool,
    /// From which fact on a deck has been shuffled.
    shuffled: Option<usize>,
}

impl Sure {
    fn cut(self, ends: Ends) -> Sure {
        Sure { cut: Some(ends), ..self }
    }
}

/// Hit points and resources, updated by each fact.
struct Left<'a> {
    seer: &'a Seer<'a>,
    damage: Vec<(Uid, u16)>,
    resources: Vec<u16>,
}

impl<'a> Left<'a> {
    fn of(seer: &'a Seer<'a>) -> Left<'a> {
        let resources = seer.game.players.iter().map(|player| player.resources).collect();
        Left { seer, damage: Vec::new(), resources }
    }

    /// What remains after this fact of the value it changes.
    fn after(&mut self, fact: &Fact) -> Option<u16> {
        let amount = fact.amount.unsigned_abs();
        match fact.what {
            What::Damage => self.hp(fact.card?, |damage| damage.saturating_add(amount)),
            What::Repaired => self.hp(fact.card?, |damage| damage.saturating_sub(amount)),
            What::Resources => self.pool(fact.seat?, |pool| pool.saturating_add(amount)),
            What::Purchased | What::Paid => self.pool(fact.seat?, |pool| pool.saturating_sub(amount)),
            _ => None,
        }
    }

    fn pool(&mut self, seat: Seat, change: impl Fn(u16) -> u16) -> Option<u16> {
        let pool = self.resources.get_mut(seat.index())?;
        *pool = change(*pool);
        Some(*pool)
    }

    fn hp(&mut self, said: Said, change: impl Fn(u16) -> u16) -> Option<u16> {
        let query = self.seer.game.query(self.seer.book);
        let piece = query.in_play(said.uid);
        let hp = u16::from(piece.map_or(query.entry(said.uid).hp, |(seat, piece)| query.hp(seat, piece)));
        let at = match self.damage.iter().position(|(uid, _)| *uid == said.uid) {
            Some(at) => at,
            None => {
                self.damage.push((said.uid, self.seer.damage(said.uid)));
                self.damage.len() - 1
            }
        };
        let (_, damage) = self.damage.get_mut(at)?;
        *damage = change(*damage);
        Some(hp.saturating_sub(*damage))
    }
}
