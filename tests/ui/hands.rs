//! Whole games in the panels, played by random keys, beside the same game that knows every hand: while a hand is on the
//! screen, only its owner's cards are, and nobody else is asked anything.

use super::fake::Desk;
use crate::player::paper::Paper;
use crate::pty::truth::Truth;
use crate::rules::support::{Dice, WholeSet};
use hotseat::host::Host;
use hotseat::journal::Record;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use screen::terminal::message::Message;
use seats::Seat;
use shell::command::key::Key;
use shell::table_session::TableSession;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_screen::board_of;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

const NAMES: [&str; 3] = ["Ann", "Bob", "Cara"];

/// What a box says that asks somebody else, or the table.
const QUESTIONS: [&str; 5] =
    ["Yes?  Type", "Ready?  Type", "Who gives up?", "Private notes: whose?", "PASS THE KEYBOARD"];

/// A game in the panels with the same game beside it.
pub(super) struct Sitting {
    pub desk: Desk,
    setup: Setup,
    seed: u64,
    records: Paper<Pick>,
    read: usize,
    /// Picks and givings up.
    steps: Vec<Record<Pick>>,
    pub truth: Truth,
}

/// Do these words stand on the screen, and not as a part of a longer one ("Vigil" in "Vigilance")?
fn is_written(screen: &str, words: &str) -> bool {
    screen.match_indices(words).any(|(at, _)| {
        let neighbours = [screen[..at].chars().next_back(), screen[at + words.len()..].chars().next()];
        neighbours.into_iter().flatten().all(|letter| !letter.is_alphanumeric())
    })
}

impl Sitting {
    fn begin(seats: usize, seed: u64) -> Sitting {
        Sitting::agreed(seats, seed, Agreement::default())
    }

    /// People who agreed to this.
    fn agreed(seats: usize, seed: u64, agreed: Agreement) -> Sitting {
        Sitting::of_set("SOR_", seats, seed, agreed)
    }

    /// The same with decks from one set.
    pub(super) fn of_set(set: &str, seats: usize, seed: u64, agreed: Agreement) -> Sitting {
        let set = WholeSet::of(&DATA.book, set);
        let mut dice = Dice::new(seed);
        let options = if seats == 2 { GameOptions::duel() } else { GameOptions::multiplayer() };
        let players = (0..seats).map(|_| PlayerDeck::of(&DATA.book, &set.deck(&mut dice))).collect();
        let names: Vec<String> = NAMES[..seats].iter().map(ToString::to_string).collect();
        let setup = Setup {
            names: names.clone(),
            start: Start::Decks {
                options: options.at_one_keyboard(),
                players,
                beginner: Beginner::ByLot,
                marks: Vec::new(),
            },
        };
        let table = Table::new(names.iter().map(Sitter::person).collect(), agreed).expect("a table");
        let opening = Opening::<Unlimited>::new(&DATA, table, setup.clone(), seed, 0).expect("a game");
        let records = Paper::default();
        let session = TableSession::new(Host::begin(opening, Box::new(records.clone())), "Test".into());
        let mut desk = Desk::at_home();
        let (width, height) = [(80, 24), (120, 40), (160, 50)][seed as usize % 3];
        desk.resize(width, height);
        let now = desk.now;
        desk.app.play(board_of(Box::new(session)), None, now);
        let truth = Truth::begin(setup.clone(), seed);
        Sitting { desk, setup, seed, records, read: 0, steps: Vec::new(), truth }
    }

    /// Presses keys as a terminal would send them.
    pub(super) fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            let key = match key {
                '\r' => Key::Enter,
                '\t' => Key::Tab,
                '\x1b' => Key::Esc,
                letter => Key::Char(letter),
            };
            self.send(Message::Key(key));
        }
    }

    fn send(&mut self, message: Message) {
        self.desk.send(message);
        self.follow();
        self.check();
    }

    /// Repeats in the game beside it what was recorded. False once somebody conceded.
    fn follow(&mut self) {
        let new: Vec<Record<Pick>> = self.records.records().split_off(self.read);
        self.read += new.len();
        for record in new {
            match record {
                Record::Undo { to, .. } => {
                    self.steps.truncate(to);
                    self.truth = Truth::begin(self.setup.clone(), self.seed);
                    self.steps.iter().for_each(|step| step_on(&mut self.truth, step));
                }
                Record::Pick { .. } | Record::Concede { .. } => {
                    step_on(&mut self.truth, &record);
                    self.steps.push(record);
                }
                _ => {}
            }
        }
    }

    fn check(&mut self) {
        if self.truth.awaits().is_none() || self.truth.lists_names() {
            return;
        }
        let screen = self.desk.screen();
        let shown = |title: &String| is_written(&screen, title);
        let shows = |eyes: Option<Seat>| self.truth.hidden_from(eyes).into_iter().find(shown);
        let Some(hidden) = shows(None) else { return };
        let seats = Seat::all(self.setup.names.len());
        let strange: Vec<Option<String>> = seats.map(|seat| shows(Some(seat))).collect();
        let has_owner = strange.iter().any(Option::is_none);
        assert!(has_owner, "{hidden} is hidden, and for every seat a card is strange ({strange:?}):\n{screen}");
        for question in QUESTIONS {
            assert!(!screen.contains(question), "{question:?} is asked over {hidden}:\n{screen}");
        }
    }

    /// What somebody at the keyboard might do next.
    fn act(&mut self, dice: &mut Dice) {
        let screen = self.desk.screen();
        let asked = ["Ready?  ", "Yes?  Type"].iter().any(|text| screen.contains(text));
        self.desk.now += Duration::from_millis(400);
        match dice.below(24) {
            _ if asked && dice.below(3) > 0 => {
                let who = |seat: &&&str| {
                    let large: Vec<String> = seat.to_uppercase().chars().map(String::from).collect();
                    screen.contains(&large.join(" ")) || screen.contains(&format!("Does {seat} agree"))
                };
                let name = NAMES.iter().find(who).unwrap_or(&"Ann").to_lowercase();
                self.keys(&format!("{}\r", &name[..3]));
            }
            0 => self.keys("u"),
            1 => self.keys("\x1b:concede\r"),
            2 => self.keys("\x1b:notes\r\x1b"),
            3 => self.keys(["1", "2", "3", "y", "n"][dice.below(5)]),
            4 => self.keys(["L", "r", "v", "?", "0", "<<", ":luke", ":guide\r"][dice.below(8)]),
            5 => {
                self.desk.now += Duration::from_secs(70);
                self.send(Message::Tick);
            }
            6 => self.send(Message::FocusLost),
            7..10 => self.keys("\t"),
            10..12 => self.keys("\x1b"),
            12 => self.keys("\r"),
            _ => {
                let open = screen.contains("open to");
                let (option, needs_hand) = self.truth.wish();
                if !needs_hand || open {
                    let keys = self.truth.keys(option, open);
                    self.keys(&keys);
                } else {
                    self.keys("\t");
                }
            }
        }
    }
}

/// Repeats a pick or concession in the game beside it.
fn step_on(truth: &mut Truth, step: &Record<Pick>) {
    match step {
        Record::Pick { pick, .. } => truth.make(pick),
        Record::Concede { seat } => truth.concede(*seat),
        _ => {}
    }
}

#[test]
fn nothing_is_asked_over_an_open_hand() {
    let mut picks = 0;
    for seed in 0..9 {
        let mut sitting = Sitting::begin(2 + usize::from(seed % 2 == 1), seed);
        let mut dice = Dice::new(seed + 100);
        for _ in 0..250 {
            if sitting.truth.awaits().is_none() {
                break;
            }
            sitting.act(&mut dice);
        }
        picks += sitting.steps.len();
    }
    assert!(picks > 100, "only {picks} picks were made");
}

#[test]
fn a_first_hand_may_be_read_for_long_by_whoever_chose_who_starts_too() {
    let mut sitting = Sitting::begin(2, 3);
    let ann = sitting.desk.screen().contains("ANN, choose who starts");
    let (own, name) = if ann { ("A", "a n n Enter") } else { ("B", "b o b Enter") };
    sitting.desk.press(own);
    sitting.desk.now += Duration::from_secs(1);
    sitting.desk.press(name);
    assert!(sitting.desk.screen().contains("closes by itself in 1:30"), "{}", sitting.desk.screen());
}
