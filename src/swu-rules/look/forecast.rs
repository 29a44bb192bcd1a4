//! Forecasts: every option that may be read is picked on a copy, and its effects are recorded.
//!
//! The copy has blank cards wherever the looking eyes see none, and different luck, so nothing hidden can reach a
//! forecast. It stops before the first step that would turn up a blank card or draw on luck.

mod declined;
mod harmless;
mod idle;

use super::decision::offered;
use super::{Eyes, Looker};
use crate::book::Book;
use crate::book::op::Op;
use crate::decision::{Choice, Decision, Prompt};
use crate::fact::{Fact, Log, What};
use crate::flow::run;
use crate::flow::{attack, check};
use crate::game::Game;
use crate::query::{selector, stats};
use crate::table::Table;
use crate::table::card::{DefId, Obj, Uid, Zone};
use crate::table::frame::Frame;
use seats::Seat;
use seats::chance::Chance;
use swu_language::ability::{Ability, PlayerRef, Selector, Token, Until};
use swu_language::visit::{self, Visitor};
use swu_view::forecast::{BaseForecast, Ends, Fate, Forecast, UnitForecast};
use swu_view::{DecisionKind, DecisionView, View};

/// Longer lists, such as the names of all cards, get no forecasts.
const MOST_OPTIONS: usize = 64;

/// How many consecutive choices without an alternative are made automatically; no card pool comes near it.
const MOST_FORCED: usize = 16;

impl Game {
    /// Writes into each option of a view for these eyes what picking it leads to.
    pub fn foresee(&self, book: &Book, names: &[String], eyes: Eyes, view: &mut View) {
        let (Some(decision), Some(shown)) = (self.decision(), view.decision.as_mut()) else { return };
        if eyes != Eyes::Judge && foreseeable(decision, eyes) && (1..=MOST_OPTIONS).contains(&shown.options.len()) {
            Seer::new(self, book, names, eyes).fill(decision, shown);
        }
    }
}

/// Do the options of this decision have an effect of their own? The choice of a host for an upgrade from a hand is
/// private only because of the upgrade.
fn foreseeable(decision: &Decision, eyes: Eyes) -> bool {
    use DecisionKind as Kind;
    let open = !decision.private || decision.prompt == Prompt::AttachTo && eyes.see(decision.seat);
    open && matches!(decision.kind, Kind::Action | Kind::Target | Kind::May | Kind::Mode)
}

/// Is it asked even if there is only one option?
fn chosen_by_hand(decision: &Decision) -> bool {
    decision.private || decision.prompt == Prompt::AttackTarget
}

/// A game as some eyes know it, with blanks instead of what they do not see.
struct Seer<'a> {
    book: &'a Book,
    names: &'a [String],
    eyes: Eyes,
    game: Game,
    blank: Vec<bool>,
}

/// A choice picked on a copy, as far as it went.
struct Run {
    game: Game,
    facts: Vec<Fact>,
    ends: Ends,
    /// How many consecutive choices had no alternative.
    forced: usize,
}

impl<'a> Seer<'a> {
    fn new(game: &Game, book: &'a Book, names: &'a [String], eyes: Eyes) -> Seer<'a> {
        let mut game = game.clone();
        let table = &mut game.table;
        table.chance = Chance::new(0);
        let mut blank = vec![false; table.cards.len()];
        for (card, blank) in table.cards.iter_mut().zip(&mut blank) {
            *blank = match card.zone {
                Zone::Deck => true,
                Zone::Hand | Zone::Resource => !eyes.see(card.controller),
                Zone::Aside => !card.token(),
                _ => false,
            };
            if *blank {
                card.def = DefId(0);
            }
        }
        table.cache.forget();
        Seer { book, names, eyes, game, blank }
    }

    /// Gives each option its forecast.
    fn fill(&self, decision: &Decision, shown: &mut DecisionView) {
        for (option, place) in shown.options.iter_mut().zip(offered(self.book, decision, self.eyes)) {
            option.forecast = decision.options.get(place).map(|choice| Box::new(self.forecast(*choice)));
        }
    }

    fn forecast(&self, choice: Choice) -> Forecast {
        let run = self.run(choice);
        let mut forecast = self.difference(&run);
        forecast.declares = self.game.decision().is_some_and(|decision| decision.prompt == Prompt::AttackTarget);
        forecast.only_costs = self.is_idle(&run, choice);
        forecast.asker = self.asker(&run);
        forecast.missing = if forecast.only_costs { self.missing(choice, &run) } else { None };
        match run.game.decision().map(|decision| decision.prompt) {
            Some(Prompt::AttackTarget) if run.ends != Ends::Hidden => forecast.targets = self.targets(run.game),
            Some(Prompt::KeepUnique) => forecast.keeps_one = true,
            _ if forecast.declares && !matches!(run.ends, Ends::Settled | Ends::Over) => {
                if let Some((declined, sure)) = self.declined(run) {
                    (forecast.declined, forecast.declined_is_sure) = (Some(Box::new(declined)), sure);
                }
            }
            _ => {}
        }
        forecast
    }

    /// The targets of an attack that was just declared on the copy.
    fn targets(&self, declared: Game) -> Option<Box<DecisionView>> {
        let seer = Seer { game: declared, blank: self.blank.clone(), ..*self };
        let decision = seer.game.decision()?;
        let mut copy = seer.game.clone();
        let mut shown =
            Looker { reading: copy.reading(self.book), names: self.names, eyes: self.eyes }.decision(decision);
        seer.fill(decision, &mut shown);
        Some(Box::new(shown))
    }

    /// Picks the choice on a copy and continues until something hidden comes up or somebody has a choice.
    fn run(&self, choice: Choice) -> Run {
        self.go_on(self.game.clone(), Some(choice), Log::keeping())
    }

    /// The same on a copy that has already come this far.
    fn go_on(&self, mut game: Game, mut next: Option<Choice>, mut log: Log) -> Run {
        let mut sure = game.clone();
        let (mut forced, mut known) = (0, log.facts.len());
        loop {
            sure.clone_from(&game);
            if self.speaks_of_blanks(&game.table) || self.counts_blanks(&mut game) {
                return Run { game, facts: log.facts, ends: Ends::Hidden, forced };
            }
            run::step_on(&mut game.rules(self.book, &mut log), next.take());
            if game.table.chance != sure.table.chance || log.facts[known..].iter().any(|fact| self.turns_up(fact)) {
                log.facts.truncate(known);
                return Run { game: sure, facts: log.facts, ends: Ends::Hidden, forced };
            }
            let may_plot = log.facts[known..].iter().any(|fact| Self::may_plot(&game.table, fact));
            known = log.facts.len();
            if may_plot {
                return Run { game, facts: log.facts, ends: Ends::Hidden, forced };
            }
            let ends = match (&game.table.over, &game.table.decision) {
                (Some(_), _) => Ends::Over,
                (None, None) => continue,
                (None, Some(decision)) if decision.prompt == Prompt::Action => Ends::Settled,
                (None, Some(decision)) => {
                    if let ([only], false) =
                        (decision.options.as_slice(), chosen_by_hand(decision) || forced > MOST_FORCED)
                    {
                        (next, forced) = (Some(*only), forced + 1);
                        continue;
                    }
                    Ends::Choice(decision.seat)
                }
            };
            return Run { game, facts: log.facts, ends, forced };
        }
    }

    /// Was a leader deployed by somebody who may have Plot among their resources (rule 25.7)? That would come before or
    /// after what waits now.
    fn may_plot(table: &Table, fact: &Fact) -> bool {
        fact.what == What::Deployed && !table.sides[fact.seat].resources.is_empty() && !table.pending.is_empty()
    }

    /// Does a running text involve a blank card in hand, whose face it may ask about?
    fn speaks_of_blanks(&self, table: &Table) -> bool {
        // Objects that no longer exist are remembered; only an existing one can be asked.
        let asked = |obj: Obj| table.live(obj).is_some_and(|card| card.zone != Zone::Resource);
        table.pool.iter().any(|obj| self.is_blank(obj.uid) && asked(*obj))
    }

    /// Does a condition that comes next look at the faces of blank cards? What is in a discard pile or in play is known.
    fn counts_blanks(&self, game: &mut Game) -> bool {
        let Some(Frame::Effect(e)) = game.table.frames.last().copied() else { return false };
        let Some(Op::Unless(condition, _)) = self.book.program(e.program).ops.get(usize::from(e.pc)) else {
            return false;
        };
        let mut asked = HiddenHands::default();
        visit::cond(&mut asked, condition);
        if asked.whose.is_empty() {
            return false;
        }
        let reading = game.reading(self.book);
        let blank = |seat: Seat| reading.table.sides[seat].hand.iter().any(|uid| self.is_blank(*uid));
        asked.whose.iter().any(|whose| selector::players(reading, &e, *whose).iter().any(blank))
    }

    fn is_blank(&self, uid: Uid) -> bool {
        self.blank.get(uid.index()).copied().unwrap_or(false)
    }

    /// Does a fact say what a blank card is? A change of zone does not.
    fn turns_up(&self, fact: &Fact) -> bool {
        let named = fact.card.iter().chain(&fact.other).any(|seen| self.is_blank(seen.uid));
        let moved =
            matches!(fact.what, What::Drew | What::Resourced | What::Exhausted | What::Readied | What::Bottomed);
        matches!(fact.what, What::Searched | What::Shuffled | What::Looked) || named && !moved
    }

    /// Does it offer something instead of a defeat, so that a unit without HP may stay?
    fn asks_instead(&self, table: &Table) -> bool {
        let instead = |frame: &Frame| match frame {
            Frame::Effect(e) => matches!(*self.book.program(e.program).text, Ability::Instead { .. }),
            _ => false,
        };
        table.frames.iter().any(instead)
    }

    /// How many Shields a unit has.
    fn shields(&self, table: &Table, unit: Uid) -> i16 {
        let shield = self.book.token(Token::Shield);
        table.upgrades_on(unit).filter(|upgrade| Some(table.card(*upgrade).def) == shield).count() as i16
    }

    /// The game without effects for attacks that are over by then; `None` if there are none.
    fn without_attacks(&self, then: &Table) -> Option<Game> {
        let ended = |index: usize| then.attacks.get(index).is_none_or(|attack| !attack.live);
        // An effect for an attack can come before it is declared: "attack with a unit; it gets +1/+0".
        let lasts = |table: &Table, index: usize| {
            table.lasting.iter().any(|it| it.until == Until::EndOfAttack && usize::from(it.attack) == index)
        };
        let now = &self.game.table;
        let over = |index: &usize| {
            let live = now.attacks.get(*index).is_some_and(|attack| attack.live);
            live && ended(*index) || lasts(now, *index) && !lasts(then, *index)
        };
        let over: Vec<usize> = (0..now.attacks.len()).filter(over).collect();
        if over.is_empty() {
            return None;
        }
        let mut game = self.game.clone();
        let mut log = Log::default();
        let mut rules = game.rules(self.book, &mut log);
        over.into_iter().for_each(|index| attack::switch_off(&mut rules, index as u8));
        Some(game)
    }

    fn difference(&self, run: &Run) -> Forecast {
        let mut after = run.game.clone();
        let mut before = self.game.clone();
        let then = after.reading(self.book);
        let now = before.reading(self.book);
        let mut lasting = self.without_attacks(&run.game.table);
        let lasting = lasting.as_mut().map(|game| game.reading(self.book));
        let instead = self.asks_instead(&run.game.table);
        let mut units = Vec::new();
        for uid in now.table.units().collect::<Vec<Uid>>() {
            let obj = now.table.obj(uid);
            let stays = then.table.is_unit(obj);
            let (left, power) = match then.table.stats(uid).filter(|_| stays) {
                Some(stats) => (stats::remaining(then, obj).max(0), stats.power),
                None => (0, 0),
            };
            let fate = match fate(&run.facts, now.table, then.table, obj, stays) {
                Fate::Stays if !instead && then.table.stats(uid).is_some_and(|stats| check::is_spent(then, stats)) => {
                    Fate::Dying
                }
                fate => fate,
            };
            let sum = |what: What| total(&run.facts, what, uid);
            let shields = if stays { self.shields(then.table, uid) - self.shields(now.table, uid) } else { 0 };
            let (damage, prevented, healed) = (sum(What::Damage), sum(What::Shielded), sum(What::Healed));
            let of_now = now.table.stats(uid).map_or(0, |stats| stats.power);
            let power_before = lasting.and_then(|lasting| Some(lasting.table.stats(uid)?.power)).unwrap_or(of_now);
            let is = then.table.card(uid).exhausted();
            let turned = stays && is != now.table.card(uid).exhausted() && !acts(run, obj);
            let exhausted = turned.then_some(is);
            let same = stats::remaining(now, obj).max(0) == left && power == power_before && exhausted.is_none();
            if fate == Fate::Stays && same && damage == 0 && prevented == 0 && healed == 0 && shields == 0 {
                continue;
            }
            let uid = now.table.card(uid).handle;
            units.push(UnitForecast {
                uid,
                fate,
                damage,
                prevented,
                healed,
                shields,
                left,
                power,
                power_before,
                exhausted,
            });
        }
        let bases = Seat::all(now.table.seats()).filter_map(|seat| {
            let base = now.table.obj(now.table.sides[seat].base?);
            let (before, left) = (stats::remaining(now, base).max(0), stats::remaining(then, base).max(0));
            (before != left).then_some(BaseForecast { seat, before, left })
        });
        let bases: Vec<BaseForecast> = bases.collect();
        let winners = then.table.over.as_ref().map(|over| over.winners.clone());
        Forecast { units, bases, winners, ends: run.ends, ..Forecast::default() }
    }
}

/// Does a unit attack or use its ability, which exhausts it anyway?
fn acts(run: &Run, obj: Obj) -> bool {
    let acted = |fact: &Fact| matches!(fact.what, What::Attacked | What::AttackedToo | What::Used);
    run.game.table.attacks.iter().any(|attack| attack.attacker == obj)
        || run.facts.iter().any(|fact| acted(fact) && fact.card.is_some_and(|card| card.uid == obj.uid))
}

/// How much of something happened to a card.
fn total(facts: &[Fact], what: What, uid: Uid) -> i16 {
    let about = facts.iter().filter(|fact| fact.what == what && fact.card.is_some_and(|card| card.uid == uid));
    about.map(|fact| fact.amount).sum()
}

/// What became of a unit.
fn fate(facts: &[Fact], now: &Table, then: &Table, obj: Obj, stays: bool) -> Fate {
    let uid = obj.uid;
    let happened = |what: What| facts.iter().any(|fact| fact.what == what && fact.card.is_some_and(|c| c.uid == uid));
    let controller = then.card(uid).controller;
    match () {
        () if stays && controller != now.card(uid).controller => Fate::Taken(controller),
        () if stays => Fate::Stays,
        () if happened(What::Defeated) => Fate::Defeated,
        () if happened(What::Captured) => Fate::Captured,
        () if happened(What::Returned) => Fate::Returned(now.card(uid).owner),
        () => Fate::Leaves,
    }
}

/// Whose hands a condition looks at.
#[derive(Default)]
struct HiddenHands {
    whose: Vec<PlayerRef>,
}

impl Visitor for HiddenHands {
    fn selector(&mut self, word: &Selector) {
        if let Selector::Hand(whose, filters) = word
            && !filters.is_empty()
        {
            self.whose.push(*whose);
        }
        visit::selector(self, word);
    }
}
