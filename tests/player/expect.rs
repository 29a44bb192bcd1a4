//! What must hold now.
//!
//! `subject: fact, fact; subject: fact`. Of a player: `hand 2`, `deck 3`, `discard 1`, `2 ready` and `5 resources`,
//! `base 3` (damage), `has the initiative`, `the Force`, `no Force`, `has Wampa in hand` (`deck`, `discard`,
//! `resources`), `leader exhausted` (`ready`, `deployed`, `undeployed`, `epic used`). Of a card in play: `3/4`, `2
//! damage`, `undamaged`, `ready`, `exhausted`, `Raid 2`, `no Sentinel`, `Shield x2`, `no Shield`, `Shield owned by
//! bob`, `no upgrades`, `controlled by bob`, `guards Wampa`, `trait Force`, `in the space arena`. Of a base (`ann's
//! base`): `2 damage`, an upgrade or `no upgrades`. Of a card anywhere: `in bob's discard` (`hand`, `deck`,
//! `resources`), `gone` (not in play). Alone: `ann wins`, `a draw`, `ann to act`, `ann decides`, `asked Choose one`,
//! `options Wampa, decline`, `round 2`, `regroup phase`, `ann can ...`, `ann can't ... (9.2d)` with any action (`(-)`
//! if no rule is given), `logged sentence > sentence`, `not logged sentence`, `top of ann's deck is Wampa`, `bottom of
//! ann's deck is Wampa`.

use super::ground::book;
use super::setup::{NAMES, PLAYERS, seat};
use super::table::{Table, decision as awaited, view};
use seats::Seat;
use swu_language::word::{Arena, Kind};
use swu_rules::fact::Log;
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;
use swu_rules::notation::{self as pick, Deed, Reference, bracket, cut, times};
use swu_view::{
    CardView, DecisionKind, DecisionView, LeaderView, PhaseView, SeatView, UnitView, UpgradeView, Verb, View,
};

type Met = Result<(), String>;

/// Everything that a line expects.
pub(super) fn all(table: &Table, line: &str) -> Met {
    let view = view(&table.game);
    for part in cut(line, ';') {
        one(table, &view, part).map_err(|why| format!("not so: {part}: {why}"))?;
    }
    Ok(())
}

fn met(so: bool, why: impl FnOnce() -> String) -> Met {
    if so { Ok(()) } else { Err(why()) }
}

fn one(table: &Table, view: &View, part: &str) -> Met {
    if let Some(sentences) = part.strip_prefix("logged ") {
        return logged(table, sentences, true);
    }
    if let Some(sentence) = part.strip_prefix("not logged ") {
        return logged(table, sentence, false);
    }
    if let Some(prompt) = part.strip_prefix("asked ") {
        let asked = view.decision.as_ref().map_or("nothing", |decision| decision.prompt.as_str());
        return met(asked == prompt, || format!("asked is {asked}"));
    }
    if let Some(list) = part.strip_prefix("options ") {
        return options(view, list);
    }
    if let Some((subject, facts)) = part.split_once(": ") {
        for fact in cut(facts, ',') {
            match seat(subject) {
                Ok(seat) => of_seat(view, seat, fact),
                Err(_) => of_card(view, subject, fact),
            }
            .map_err(|why| format!("{fact}: {why}"))?;
        }
        return Ok(());
    }
    alone(table, view, part)
}

fn alone(table: &Table, view: &View, part: &str) -> Met {
    for end in ["top", "bottom"] {
        if let Some(rest) = part.strip_prefix(&format!("{end} of ")) {
            let (name, title) = rest.split_once("'s deck is ").ok_or("whose deck is what?")?;
            let deck = &view.seats[seat(name)?].deck;
            let card = if end == "top" { deck.first() } else { deck.last() };
            let is = card.and_then(CardView::known).map(|card| card.name.as_str()).unwrap_or("nothing");
            return met(is == title, || format!("it is {is}"));
        }
    }
    let over = view.over.as_ref();
    match part {
        "a draw" => return met(over.is_some_and(|over| over.winners.is_empty()), || format!("{over:?}")),
        "regroup phase" => return met(view.phase == PhaseView::Regroup, || format!("{:?}", view.phase)),
        "action phase" => return met(view.phase == PhaseView::Action, || format!("{:?}", view.phase)),
        _ => {}
    }
    if let Some(round) = part.strip_prefix("round ") {
        return met(view.round.to_string() == round, || format!("round {}", view.round));
    }
    let (name, rest) = part.split_once(' ').ok_or("this says nothing")?;
    let who = Seat(seat(name)? as u8);
    let asked = view.decision.as_ref();
    match rest {
        "wins" => met(over.is_some_and(|over| over.winners == [who]), || format!("{over:?}")),
        "to act" => met(asked.is_some_and(|asked| asked.seat == who && asked.kind == DecisionKind::Action), || {
            "it is not".to_owned()
        }),
        "decides" => met(asked.is_some_and(|asked| asked.seat == who && asked.kind != DecisionKind::Action), || {
            "it is not".to_owned()
        }),
        _ => match (rest.strip_prefix("can't "), rest.strip_prefix("can ")) {
            (Some(deed), _) => {
                let (deed, rule) = bracket(deed);
                let rule = rule.ok_or("by which rule? (-) where none is told")?;
                match possible(table, who, deed)? {
                    Ok(()) => Err("it can be done".to_owned()),
                    Err(told) => met(told == rule, || format!("the rule told is {told}")),
                }
            }
            (None, Some(deed)) => possible(table, who, deed)?.map_err(|rule| format!("it can't be done ({rule})")),
            _ => Err("this says nothing".to_owned()),
        },
    }
}

/// Whether an action is among the options; if not, the rule given, or `-`.
fn possible(table: &Table, who: Seat, text: &str) -> Result<Result<(), String>, String> {
    let deed = Deed::read(text).map_err(|why| why.to_string())?;
    let decision = awaited(&table.game)?;
    if decision.seat != who {
        return Err(format!("{} decides", NAMES[decision.seat.index()]));
    }
    let Some(verb) = deed.verb else {
        let pick = deed.then.first().map_or("", String::as_str);
        return Ok(pick::option(&decision, pick, &PLAYERS)
            .map(|_| ())
            .map_err(|_| rule_told(&decision, Verb::Card, Some(pick))));
    };
    let place = match &deed.card {
        Some(card) => pick::played(&decision.options, verb, deed.via, card, &PLAYERS).ok(),
        None => decision.options.iter().position(|option| option.verb == verb),
    };
    let Some(place) = place else { return Ok(Err(rule_told(&decision, verb, deed.card.as_deref()))) };
    if deed.cost.is_some() && decision.options[place].cost != deed.cost {
        return Err(format!("it costs {:?}", decision.options[place].cost));
    }
    let Some(target) = deed.then.first() else { return Ok(Ok(())) };
    let mut later = table.game.clone();
    later.choose(book(), place, &mut Log::default()).map_err(|why| why.to_string())?;
    let decision = awaited(&later)?;
    Ok(pick::option(&decision, target, &PLAYERS)
        .map(|_| ())
        .map_err(|_| rule_told(&decision, Verb::Card, Some(target))))
}

/// The rule given for something that is not offered.
fn rule_told(decision: &DecisionView, verb: Verb, card: Option<&str>) -> String {
    let reference = card.map(|card| Reference::read(card, &PLAYERS));
    let about = |refusal: &&swu_view::RefusalView| {
        refusal.verb == verb
            && match (&reference, &refusal.card) {
                (Some(reference), Some(card)) => {
                    reference.fits(card.controller.index(), &card.id, &card.name, Some(card.kind), false) > 0
                }
                (None, None) => true,
                _ => false,
            }
    };
    decision.refusals.iter().find(about).map_or("-", |refusal| refusal.rule).to_owned()
}

fn options(view: &View, list: &str) -> Met {
    let decision = view.decision.as_ref().ok_or("nothing is awaited")?;
    let wanted = cut(list, ',');
    let mut left: Vec<usize> = (0..decision.options.len()).collect();
    for word in &wanted {
        let (word, count) = times(word);
        for _ in 0..count {
            let rest = DecisionView {
                options: left.iter().map(|place| decision.options[*place].clone()).collect(),
                ..decision.clone()
            };
            // Which of several does not matter here: all must have the same reason.
            let place = pick::option(&rest, word, &PLAYERS)
                .or_else(|_| pick::option(&rest, &format!("{word} #1"), &PLAYERS))
                .map_err(|missed| format!("{word}: {missed:?} fits"))?;
            left.remove(place);
        }
    }
    let labels: Vec<&str> = left.iter().map(|place| decision.options[*place].label.as_str()).collect();
    met(left.is_empty(), || format!("there are also {labels:?}"))
}

/// Everything that happened, in sentences.
pub(super) fn told(table: &Table) -> Vec<String> {
    let names: Vec<String> = NAMES.iter().take(table.game.seats()).map(|name| (*name).to_owned()).collect();
    let teller = Teller { book: book(), names: &names, eyes: Eyes::Judge, marked: &[] };
    table.log.facts.iter().map(|fact| teller.tell(fact)).collect()
}

fn logged(table: &Table, sentences: &str, wanted: bool) -> Met {
    let told = told(table);
    let mut rest = told.iter();
    let missing = cut(sentences, '>').into_iter().find(|sentence| !rest.any(|line| line == sentence));
    met(missing.is_none() == wanted, || format!("{missing:?}; the log is\n  {}", told.join("\n  ")))
}

fn of_seat(view: &View, seat: usize, fact: &str) -> Met {
    let side = &view.seats[seat];
    let count = |is: usize, wanted: &str| met(is.to_string() == wanted, || format!("{is}"));
    if fact == "has the initiative" {
        return met(view.initiative.seat == Some(Seat(seat as u8)), || format!("{:?}", view.initiative));
    }
    if let "the Force" | "no Force" = fact {
        return met(side.force == (fact == "the Force"), || format!("the Force is with them: {}", side.force));
    }
    if let Some(rest) = fact.strip_prefix("has ") {
        let (title, zone) = rest.split_once(" in ").ok_or("has what where?")?;
        let (title, times) = times(title);
        let is = cards(side, zone)?.iter().filter(|card| fits(card, title)).count();
        return if rest.contains(" x") {
            count(is, &times.to_string())
        } else {
            met(is > 0, || "not there".to_owned())
        };
    }
    if let Some(state) = fact.strip_prefix("leader ") {
        return side.leaders.iter().try_for_each(|leader| of_leader(leader, state));
    }
    match fact.split_once(' ') {
        Some(("hand", wanted)) => count(side.hand.len(), wanted),
        Some(("deck", wanted)) => count(side.deck.len(), wanted),
        Some(("discard", wanted)) => count(side.discard.len(), wanted),
        Some(("units", wanted)) => count(side.units.len(), wanted),
        Some(("credits", wanted)) => count(usize::from(side.credits), wanted),
        Some(("base", wanted)) => count(side.base.damage as usize, wanted),
        Some((wanted, "ready")) => count(side.ready_resources(), wanted),
        Some((wanted, "resources" | "resource")) => count(side.resources.len(), wanted),
        _ => Err("this says nothing of a player".to_owned()),
    }
}

fn of_leader(leader: &LeaderView, state: &str) -> Met {
    let so = match state {
        "exhausted" => leader.exhausted,
        "ready" => !leader.exhausted,
        "deployed" => leader.deployed,
        "undeployed" => !leader.deployed,
        "epic used" => leader.epic_used,
        _ => return Err("this says nothing of a leader".to_owned()),
    };
    met(so, || format!("{leader:?}"))
}

fn cards<'a>(side: &'a SeatView, zone: &str) -> Result<Vec<&'a CardView>, String> {
    Ok(match zone {
        "hand" => side.hand.iter().collect(),
        "deck" => side.deck.iter().collect(),
        "discard" => side.discard.iter().collect(),
        "resources" => side.resources.iter().map(|resource| &resource.card).collect(),
        _ => return Err(format!("{zone} is not a zone")),
    })
}

fn fits(card: &CardView, title: &str) -> bool {
    let reference = Reference::read(title, &PLAYERS);
    card.known().is_some_and(|card| reference.fits(card.controller.index(), &card.id, &card.name, None, false) > 0)
}

fn of_card(view: &View, subject: &str, fact: &str) -> Met {
    if let Some(place) = fact.strip_prefix("in ")
        && let Some((name, zone)) = place.split_once("'s ")
    {
        let cards = cards(&view.seats[seat(name)?], zone)?;
        return met(cards.iter().any(|card| fits(card, subject)), || "not there".to_owned());
    }
    let reference = Reference::read(subject, &PLAYERS);
    let fit = |unit: &&UnitView| reference.fits(unit.controller.index(), &unit.id, &unit.name, None, false);
    let units: Vec<&UnitView> = view.seats.iter().flat_map(|side| &side.units).collect();
    if fact == "gone" {
        return met(!units.iter().any(|unit| fit(unit) > 0), || "it is in play".to_owned());
    }
    if reference.name == "base" {
        let owner = reference.seat.ok_or("whose base?")?;
        let base = &view.seats[owner].base;
        return match fact.strip_suffix(" damage") {
            Some(wanted) => met(base.damage.to_string() == wanted, || format!("{} damage", base.damage)),
            None => upgraded(&base.upgrades, fact),
        };
    }
    let place = reference
        .choose(&units, fit, |one, other| one.uid == other.uid)
        .map_err(|missed| format!("{missed:?} called {subject}"))?;
    of_unit(units[place], fact)
}

fn of_unit(unit: &UnitView, fact: &str) -> Met {
    let is = || format!("it is {}/{} with {} damage, {:?}", unit.power, unit.hp, unit.damage, unit.keywords);
    if let Some((power, hp)) = fact.split_once('/') {
        return met(unit.power.to_string() == power && unit.hp.to_string() == hp, is);
    }
    if let Some(damage) = fact.strip_suffix(" damage") {
        return met(unit.damage.to_string() == damage, is);
    }
    if let Some(name) = fact.strip_prefix("controlled by ") {
        return met(unit.controller.index() == seat(name)?, is);
    }
    if let Some(title) = fact.strip_prefix("guards ") {
        return met(unit.guarded().any(|captive| captive.name == title), || format!("{:?}", unit.captives));
    }
    if let Some(name) = fact.strip_prefix("trait ") {
        return met(unit.traits.contains(&name), || format!("{:?}", unit.traits));
    }
    match fact {
        "undamaged" => return met(unit.damage == 0, is),
        "ready" => return met(!unit.exhausted, || "it is exhausted".to_owned()),
        "exhausted" => return met(unit.exhausted, || "it is ready".to_owned()),
        "in play" => return Ok(()),
        "no captives" => return met(unit.guarded().next().is_none(), || format!("{:?}", unit.captives)),
        "in the space arena" => return met(unit.arena == Arena::Space, is),
        "in the ground arena" => return met(unit.arena == Arena::Ground, is),
        _ => {}
    }
    let (no, word) = match fact.strip_prefix("no ") {
        Some(word) => (true, word),
        None => (false, fact),
    };
    let (name, number) = match word.rsplit_once(' ') {
        Some((name, number)) if number.parse::<i16>().is_ok() => (name, number.parse::<i16>().ok()),
        _ => (word, None),
    };
    if let Some(keyword) = swu_language::keyword::Keyword::from_name(name) {
        let has = unit.keywords.get(&keyword).copied();
        return met(if no { has.is_none() } else { has.is_some() && (number.is_none() || has == number) }, is);
    }
    if let Some((title, name)) = word.split_once(" owned by ") {
        let owner = Seat(seat(name)? as u8);
        let has = unit.upgrades.iter().any(|upgrade| upgrade.name == title && upgrade.owner == owner);
        return met(has, || format!("{:?}", unit.upgrades));
    }
    upgraded(&unit.upgrades, fact)
}

/// `Shield x2`, `no Shield`, `no upgrades` of a unit or a base.
fn upgraded(upgrades: &[UpgradeView], fact: &str) -> Met {
    if fact == "no upgrades" {
        return met(upgrades.is_empty(), || format!("{upgrades:?}"));
    }
    let (no, word) = fact.strip_prefix("no ").map_or((false, fact), |word| (true, word));
    let (title, count) = times(word);
    let id = super::setup::card(title, &[Kind::Upgrade, Kind::TokenUpgrade])
        .or_else(|why| super::setup::card(title, &[Kind::Unit, Kind::Leader]).map_err(|_| why))?;
    let has = upgrades.iter().filter(|upgrade| upgrade.name == title || upgrade.id == id).count();
    met(has == if no { 0 } else { count }, || format!("{has} of them"))
}
