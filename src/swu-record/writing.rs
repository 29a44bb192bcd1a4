//! The records of a game, from the differences of its views: whatever eyes do not see is in no record.

mod annotation;
mod changes;
mod header;
mod numbers;

use super::document::{Document, Section};
use super::fold::differences;
use super::locations::{arena, is_token, number};
use super::state::{CardState, PlayerState, State};
pub use annotation::Annotation;
use changes::{arrived, changes, move_of};
use header::{decks, tags};
use numbers::{Ids, Numbers};
use serde_json::{Value, json};
use swu_language::word::Kind;
use swu_view::{DecisionKind, OptionView, PhaseView, SeatView, UnitView, Verb, View};

/// The game at one moment.
pub struct Moment {
    /// What the eyes see of it.
    pub view: View,
    /// The option that was picked then, if anybody may know it.
    pub chosen: Option<OptionView>,
}

/// A player of a record.
pub struct Player {
    /// The name, if it is to be told.
    pub name: Option<String>,
    /// A number that says nothing about who it is.
    pub id: String,
    /// The deck, if it may be known: printed cards with their counts.
    pub deck: Option<Vec<(String, usize)>>,
}

/// A finished game.
pub struct Game<'a> {
    /// What names the record.
    pub id: String,
    /// When it began: `2026-11-23T10:00:00Z`.
    pub date: String,
    /// Name and version of the program.
    pub engine: String,
    /// The newest set in it.
    pub card_pool: String,
    /// Through whose eyes it is told, 1 or 2; everybody's if not given.
    pub perspective: Option<u8>,
    /// The players.
    pub players: [Player; 2],
    /// The moments, from the first to the last.
    pub moments: &'a [Moment],
    /// What is said about its steps.
    pub annotations: &'a [Annotation],
}

/// Why a game is not written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotWritten {
    /// The format has two seats.
    #[error("the format is for two players, not {0}")]
    Seats(usize),
    /// The format has one leader for each.
    #[error("the format is for one leader a player")]
    Leaders,
    /// What was written does not add up to the game: a fault of the writer.
    #[error("a fault of the program: the record does not add up to the game at {0}")]
    Differs(String),
}

/// Writes a game. The record is added up again before it is let go.
///
/// # Errors
/// It cannot be written in this format.
pub fn written(game: &Game<'_>) -> Result<Document, NotWritten> {
    if let Some(seats) = game.moments.iter().map(|moment| moment.view.seats.len()).find(|seats| *seats != 2) {
        return Err(NotWritten::Seats(seats));
    }
    if game.moments.iter().any(|moment| moment.view.seats.iter().any(|side| side.leaders.len() > 1)) {
        return Err(NotWritten::Leaders);
    }
    let mut writer = Writer::default();
    writer.begin(game);
    for pair in game.moments.windows(2) {
        if let [before, after] = pair {
            writer.begins.push(writer.records.len());
            writer.step(before, &after.view);
        }
    }
    writer.end(game);
    let decks = decks(game);
    let annotations: Vec<Value> = game.annotations.iter().filter_map(|said| writer.annotation(said)).collect();
    let mut sections = vec![("EVENTS".to_owned(), Section::Records(writer.records))];
    if !annotations.is_empty() {
        sections.push(("ANNOTATIONS".to_owned(), Section::Records(annotations)));
    }
    if !decks.is_empty() {
        sections.insert(0, ("DECKS".to_owned(), Section::Records(decks)));
    }
    let document = Document { tags: tags(game), sections };
    match differences(&document).into_iter().next() {
        Some(what) => Err(NotWritten::Differs(what)),
        None => Ok(document),
    }
}

/// A printed card as the format names it: `SOR#095`.
fn printed(id: &str) -> String {
    id.replacen('_', "#", 1)
}

/// An action that is not complete yet.
enum Held {
    /// An attack without its target.
    Attack {
        /// Who attacks.
        player: u8,
        /// With what.
        attacker: String,
    },
    /// A unit or an event on its way from where it was played. Cards of a kind may change their handles meanwhile, so
    /// it is named when it arrives.
    Play {
        /// The record, without its card.
        record: Value,
        /// The printed card.
        id: String,
        /// Its handle before.
        uid: u16,
    },
}

/// What is written so far.
#[derive(Default)]
struct Writer {
    records: Vec<Value>,
    numbers: Numbers,
    ids: Ids,
    /// An action that is not complete yet, and what followed from it.
    held: Option<(Held, Vec<Value>)>,
    /// An action whose first consequence is its record: an upgrade that is played, a leader that is deployed.
    pending: bool,
    /// The card that acts.
    source: String,
    /// How many records there were before each step.
    begins: Vec<usize>,
}

impl Writer {
    fn write(&mut self, seq: String, mut record: Value) {
        record["seq"] = json!(seq);
        self.records.push(record);
    }

    fn action(&mut self, record: Value) {
        let seq = self.numbers.action();
        self.write(seq, record);
    }

    fn consequence(&mut self, record: Value) {
        if let Some((_, held)) = &mut self.held {
            held.push(record);
            return;
        }
        let acts = matches!(record["t"].as_str(), Some("PLAY_UPGRADE" | "DEPLOY_LEADER"));
        let seq = if acts && std::mem::take(&mut self.pending) { self.numbers.action() } else { self.numbers.next() };
        self.write(seq, record);
    }

    fn begin(&mut self, game: &Game<'_>) {
        let Some(first) = game.moments.first() else { return };
        self.round_begins(&first.view);
        self.phase_begins(&first.view);
    }

    fn end(&mut self, game: &Game<'_>) {
        self.flush(None);
        let Some(last) = game.moments.last() else { return };
        let keyframe = self.keyframe(&last.view);
        self.write(
            self.numbers.edge("end"),
            json!({"t": "ROUND_END", "round": self.numbers.round, "keyframe": keyframe}),
        );
        if let Some(over) = &last.view.over {
            let winner = match over.winners.as_slice() {
                [winner] => json!(number(winner.index())),
                _ => json!("Draw"),
            };
            self.write(self.numbers.edge("end"), json!({"t": "GAME_END", "winner": winner, "reason": over.reason}));
        }
    }

    fn round_begins(&mut self, view: &View) {
        self.numbers.begin_round(view.round);
        let keyframe = self.keyframe(view);
        self.write(self.numbers.edge("start"), json!({"t": "ROUND_START", "round": view.round, "keyframe": keyframe}));
    }

    fn phase_begins(&mut self, view: &View) {
        if let Some((letter, phase)) = phase(view.phase) {
            self.numbers.begin_phase(letter);
            self.write(self.numbers.phase_edge("start"), json!({"t": "PHASE_START", "phase": phase}));
        }
    }

    fn step(&mut self, before: &Moment, after: &View) {
        if let Some(chosen) = &before.chosen {
            self.choice(&before.view, chosen);
        }
        if let Some((Held::Play { id, .. }, _)) = &self.held
            && let Some(uid) = arrived(&before.view, after, id)
        {
            self.arrives(uid);
        }
        for change in changes(&before.view, after, &self.source, &mut self.ids) {
            self.consequence(change);
        }
        if before.view.initiative.taken != after.initiative.taken
            || before.view.initiative.seat != after.initiative.seat
        {
            let claims = before.chosen.as_ref().is_some_and(|chosen| chosen.verb == Verb::Initiative);
            if let Some(seat) = after.initiative.seat.filter(|_| !claims) {
                self.consequence(json!({"t": "CLAIM_INITIATIVE", "p": number(seat.index())}));
            }
        }
        if after.phase == PhaseView::Over || (before.view.round, before.view.phase) == (after.round, after.phase) {
            return;
        }
        self.flush(None);
        if let Some((_, phase)) = phase(before.view.phase) {
            self.write(self.numbers.phase_edge("end"), json!({"t": "PHASE_END", "phase": phase}));
        }
        if before.view.round != after.round {
            let keyframe = self.keyframe(after);
            self.write(
                self.numbers.edge("end"),
                json!({"t": "ROUND_END", "round": self.numbers.round, "keyframe": keyframe}),
            );
            self.round_begins(after);
        }
        self.phase_begins(after);
    }

    /// The record of an action, once it is chosen.
    fn choice(&mut self, view: &View, chosen: &OptionView) {
        let Some(decision) = &view.decision else { return };
        let p = number(decision.seat.index());
        let mut named = || chosen.card.as_ref().map(|card| self.ids.of(card.uid, &card.id));
        match decision.kind {
            DecisionKind::Target
                if matches!(self.held, Some((Held::Attack { .. }, _))) && chosen.verb == Verb::Card =>
            {
                let target = named();
                return self.flush(target.map(|target| (target, chosen)));
            }
            DecisionKind::Action => {}
            _ => return,
        }
        let name = named();
        self.flush(None);
        self.pending = false;
        self.source = name.clone().unwrap_or_default();
        let Some((name, card)) = name.zip(chosen.card.as_ref()) else {
            match chosen.verb {
                Verb::Pass => self.action(json!({"t": "PASS", "p": p})),
                Verb::Initiative => self.action(json!({"t": "CLAIM_INITIATIVE", "p": p})),
                _ => {}
            }
            return;
        };
        match (chosen.verb, card.kind) {
            (Verb::Attack, _) => self.held = Some((Held::Attack { player: p, attacker: name }, Vec::new())),
            (Verb::Deploy, _) | (Verb::Play, Kind::Upgrade) => self.pending = true,
            (Verb::Play, _) if chosen.via == Some(swu_view::Via::Piloting) => self.pending = true,
            (Verb::Play, kind) => {
                // Where it arrives is said by the MOVE that follows.
                let word = match kind {
                    Kind::Event => "PLAY_EVENT",
                    _ if chosen.via == Some(swu_view::Via::Smuggle) => "PLAY_SMUGGLE",
                    _ => "PLAY",
                };
                let record = json!({"t": word, "p": p, "cost": chosen.cost});
                self.held = Some((Held::Play { record, id: card.id.clone(), uid: card.uid }, Vec::new()));
            }
            (Verb::Use, _) => {
                let seq = self.numbers.next();
                self.write(seq, json!({"t": "ABILITY_ACTIVATE", "p": p, "card": name}));
            }
            _ => {}
        }
    }

    /// A card that was played is where it goes: its action is written, and what followed from it.
    fn arrives(&mut self, uid: u16) {
        match self.held.take() {
            Some((Held::Play { mut record, id, .. }, held)) => {
                let name = self.ids.of(uid, &id);
                self.source.clone_from(&name);
                record["card"] = json!(name);
                self.action(record);
                held.into_iter().for_each(|record| self.consequence(record));
            }
            other => self.held = other,
        }
    }

    /// Writes the action that is held, with its target if it has one, and what followed from it.
    fn flush(&mut self, target: Option<(String, &OptionView)>) {
        let Some((what, held)) = self.held.take() else { return };
        match (what, target) {
            (Held::Attack { player, attacker }, Some((target, option))) => {
                let base = option.card.as_ref().filter(|card| card.zone == swu_view::ZoneView::Base);
                let (defender, kind) = match base {
                    Some(card) => (format!("base@{}", number(card.controller.index())), "base"),
                    None => (target, "unit"),
                };
                self.action(
                    json!({"t": "ATTACK", "p": player, "atk": attacker, "def": defender, "defenderType": kind}),
                );
            }
            (Held::Attack { .. }, None) => {}
            (Held::Play { mut record, id, uid }, _) => {
                // It was never seen to arrive: whoever adds the records up must not leave it on the table.
                let (name, p) = (self.ids.of(uid, &id), record["p"].as_u64().unwrap_or_default() as u8);
                let lands = if record["t"] == "PLAY_EVENT" { "discard" } else { "ground" };
                record["card"] = json!(name);
                self.action(record);
                self.consequence(move_of(&name, lands, "outsideTheGame", p));
            }
        }
        held.into_iter().for_each(|record| self.consequence(record));
    }

    fn keyframe(&mut self, view: &View) -> State {
        let ids = &mut self.ids;
        let sides = view.seats.iter().enumerate();
        State {
            round: self.numbers.round,
            phase: phase(view.phase).map_or("action", |(_, name)| name).to_owned(),
            initiative: view.initiative.seat.map(|seat| number(seat.index())),
            players: sides.map(|(seat, side)| (number(seat).to_string(), player(ids, number(seat), side))).collect(),
        }
    }
}

/// The letter and the word of a part of the game; none once it is over.
fn phase(phase: PhaseView) -> Option<(char, &'static str)> {
    match phase {
        PhaseView::Setup => Some(('S', "setup")),
        PhaseView::Action => Some(('A', "action")),
        PhaseView::Regroup => Some(('G', "regroup")),
        PhaseView::Over => None,
    }
}

fn player(ids: &mut Ids, seat: u8, side: &SeatView) -> PlayerState {
    let known = |cards: &[swu_view::CardView], ids: &mut Ids| -> Vec<String> {
        cards.iter().filter_map(|card| card.known()).map(|card| ids.of(card.uid, &card.id)).collect()
    };
    let ready = side.ready_resources();
    PlayerState {
        seat,
        base_hp: side.base.remaining(),
        base_max_hp: side.base.hp,
        hand_size: side.hand.len() as i32,
        hand: known(&side.hand, ids),
        resources_ready: ready as i32,
        resources_exhausted: (side.resources.len() - ready) as i32,
        credits: side.credits,
        has_force: side.force,
        discard: known(&side.discard, ids),
        cards: side.units.iter().map(|unit| card(ids, unit)).collect(),
    }
}

fn card(ids: &mut Ids, unit: &UnitView) -> CardState {
    let (shields, experience, status_tokens) = changes::tokens(unit);
    let cards = unit.upgrades.iter().filter(|upgrade| upgrade.token.is_none() && !is_token(&upgrade.id));
    CardState {
        id: ids.of(unit.uid, &unit.id),
        zone: arena(unit.arena).to_owned(),
        damage: unit.damage,
        exhausted: unit.exhausted,
        upgrades: cards.map(|upgrade| ids.of(upgrade.uid, &upgrade.id)).collect(),
        shields,
        experience,
        status_tokens,
    }
}
