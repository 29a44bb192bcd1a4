//! Positions in a few lines, for tests and for people who write to each other about a game.
//!
//! A line for each player (`E:` and `R:`, in teams `E1:`, `R1:`, `E2:`, `R2:`; every faction has its letter), and lines for
//! what they share:
//!
//! ```text
//! E: base lothal/3 hand inquisitor*2 units darth_vader! ships gozanti_cruiser/1 resources 4
//! R: base none bases hoth,mon_cala deck x_wing
//! row: luke_skywalker tie_fighter
//! galaxy: z95_headhunter
//! discard: bossk
//! force: -2
//! ```
//!
//! After a card, `*2` gives the number, `/3` the damage, `!` marks one that has attacked and `~` one that was used.
//! Decks are written top first. `row2`, `galaxy2` and `discard2` belong to the second region; `active: R`, `turn:
//! begin`, `length: 4`, `pilots: 2`, `won: E hoth,mon_cala@R2` and `pay-off: yes` mean what they say. `game: deckbuilding` says which game it is, `title: ..` names it, `//` begins a
//! comment.

use super::cards::word::Faction;
use super::rules::options::{LENGTH, Mode};
use super::rules::scenario::{Active, Begins, CardSpec, FullCard, RegionSpec, Scenario, SeatSpec};
use super::rules::setup::pair;

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Unreadable {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: LineFault,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineFault {
    /// Every line begins with a word and a colon.
    #[error("{0:?} has no colon")]
    NoColon(String),
    /// No line begins like this.
    #[error("there is no line {0:?}")]
    Head(String),
    /// Neither side is called that.
    #[error("there is no side {0:?}")]
    Side(String),
    /// No player is called that.
    #[error("there is no player in {0:?}")]
    Player(String),
    /// A victory pile without its side.
    #[error("whose victory pile?")]
    WhoseVictory,
    /// A number was expected.
    #[error("{0:?} is not a number")]
    Number(String),
    /// A number of cards was expected.
    #[error("{0:?} is not a number of cards")]
    Count(String),
    /// An amount of damage was expected.
    #[error("{0:?} is not an amount of damage")]
    Damage(String),
    /// A card before any zone was named.
    #[error("where does {0:?} lie?")]
    Nowhere(String),
}

/// Reads a position.
///
/// # Errors
/// The faulty line, and why.
pub fn read(text: &str) -> Result<Scenario, Unreadable> {
    let mut reader = Reader { scenario: empty(), seats: Vec::new(), won: Vec::new() };
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        reader.line(line).map_err(|why| Unreadable { line: index + 1, why })?;
    }
    Ok(reader.finish())
}

fn empty() -> Scenario {
    Scenario {
        title: None,
        game: None,
        mode: None,
        bases: None,
        length: LENGTH,
        active: Active::default(),
        phase: Begins::Turn,
        turn: 1,
        force: 0,
        pay_off: false,
        regions: vec![RegionSpec::default(), RegionSpec::default()],
        seats: Vec::new(),
        victory: vec![Vec::new(), Vec::new()],
    }
}

/// A player of a faction, and which of them: `R2` is the second Rebel.
fn player(word: &str) -> Option<(Faction, u8)> {
    let side = Faction::lettered(word.get(..1)?)?;
    match word.get(1..)? {
        "" | "1" => Some((side, 0)),
        "2" => Some((side, 1)),
        _ => None,
    }
}

struct Reader {
    scenario: Scenario,
    seats: Vec<((Faction, u8), SeatSpec)>,
    won: Vec<(Faction, CardSpec)>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), LineFault> {
        let (head, rest) = line.split_once(':').ok_or_else(|| LineFault::NoColon(line.to_owned()))?;
        let (head, rest) = (head.trim(), rest.trim());
        if let Some(who) = player(head) {
            let spec = seat(who.0, rest)?;
            self.seats.push((who, spec));
            return Ok(());
        }
        let number = || rest.parse::<i16>().map_err(|_| LineFault::Number(rest.to_owned()));
        let (name, region) = match head.strip_suffix('2') {
            Some(name) => (name, 1),
            None => (head, 0),
        };
        let spec = &mut self.scenario.regions[region];
        match name {
            "row" => spec.row = cards(rest)?,
            "galaxy" => spec.deck = cards(rest)?,
            "discard" => spec.discard = cards(rest)?,
            "pilots" => spec.pilots = number()? as u8,
            "force" => self.scenario.force = number()? as i8,
            "length" => self.scenario.length = number()? as u8,
            "turn" if rest == "begin" => self.scenario.phase = Begins::Begin,
            "turn" => self.scenario.turn = number()? as u16,
            "game" if rest == "deckbuilding" => self.scenario.game = Some(rest.to_owned()),
            "title" => self.scenario.title = Some(rest.to_owned()),
            "pay-off" => self.scenario.pay_off = rest == "yes",
            "active" => {
                let (side, _) = player(rest).ok_or_else(|| LineFault::Side(rest.to_owned()))?;
                self.scenario.active = Active::Side(side);
            }
            "won" => self.won(rest)?,
            _ => return Err(LineFault::Head(head.to_owned())),
        }
        Ok(())
    }

    fn won(&mut self, rest: &str) -> Result<(), LineFault> {
        let (who, list) = rest.split_once(' ').ok_or(LineFault::WhoseVictory)?;
        let (side, _) = player(who).ok_or_else(|| LineFault::Side(who.to_owned()))?;
        for word in words(list) {
            let (id, owner) = word.split_once('@').map_or((word, None), |(id, owner)| (id, Some(owner)));
            let owner = match owner.map(player) {
                Some(None) => return Err(LineFault::Player(word.to_owned())),
                Some(Some(who)) => self.seats.iter().position(|(seat, _)| *seat == who).map(|seat| seat as u8),
                None => None,
            };
            let card = CardSpec::Full(FullCard { id: id.to_owned(), owner, ..FullCard::default() });
            self.won.push((side, card));
        }
        Ok(())
    }

    fn finish(self) -> Scenario {
        let mut scenario = self.scenario;
        let sides: Vec<Faction> = self.seats.iter().map(|((side, _), _)| *side).collect();
        let first = pair(&sides).map(|pair| pair[0]);
        for (side, card) in self.won {
            scenario.victory[usize::from(Some(side) != first)].push(card);
        }
        scenario.mode = Some(if self.seats.len() == 4 { Mode::Teams } else { Mode::Duel });
        if self.seats.len() < 4 {
            scenario.regions.truncate(1);
        }
        scenario.seats = self.seats.into_iter().map(|(_, spec)| spec).collect();
        scenario
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

fn seat(side: Faction, text: &str) -> Result<SeatSpec, LineFault> {
    let mut spec = SeatSpec {
        name: None,
        side,
        base: None,
        bases: Vec::new(),
        deck: Vec::new(),
        hand: Vec::new(),
        discard: Vec::new(),
        units: Vec::new(),
        ships: Vec::new(),
        exiled: Vec::new(),
        captured: Vec::new(),
        resources: 0,
    };
    let mut zone = "";
    for word in words(text) {
        if ["base", "bases", "deck", "hand", "discard", "units", "ships", "exiled", "captured", "resources"]
            .contains(&word)
        {
            zone = word;
            continue;
        }
        let list = match zone {
            "base" => {
                spec.base = Some(if word == "none" { None } else { card(word)?.into_iter().next() });
                continue;
            }
            "resources" => {
                spec.resources = word.parse().map_err(|_| LineFault::Number(word.to_owned()))?;
                continue;
            }
            "bases" => &mut spec.bases,
            "deck" => &mut spec.deck,
            "hand" => &mut spec.hand,
            "discard" => &mut spec.discard,
            "units" => &mut spec.units,
            "ships" => &mut spec.ships,
            "exiled" => &mut spec.exiled,
            "captured" => &mut spec.captured,
            _ => return Err(LineFault::Nowhere(word.to_owned())),
        };
        list.extend(card(word)?);
    }
    Ok(spec)
}

fn cards(text: &str) -> Result<Vec<CardSpec>, LineFault> {
    let mut all = Vec::new();
    for word in words(text) {
        all.extend(card(word)?);
    }
    Ok(all)
}

/// A card with its markers, as many times as written.
fn card(word: &str) -> Result<Vec<CardSpec>, LineFault> {
    let (word, count) = match word.split_once('*') {
        Some((word, count)) => (word, count.parse().map_err(|_| LineFault::Count(count.to_owned()))?),
        None => (word, 1usize),
    };
    let mut card = FullCard::default();
    let mut rest = word;
    while let Some(marked) = rest.strip_suffix(['!', '~']) {
        card.committed |= rest.ends_with('!');
        card.used |= rest.ends_with('~');
        rest = marked;
    }
    if let Some((id, damage)) = rest.split_once('/') {
        card.damage = damage.parse().map_err(|_| LineFault::Damage(damage.to_owned()))?;
        rest = id;
    }
    card.id = rest.to_owned();
    Ok(vec![CardSpec::Full(card); count.min(200)])
}
