//! A whole duel at one keyboard, from the first key to the end, by somebody who reads the screen for hands.

use super::terminal::Terminal;
use super::truth::{Truth, save_in, saved};
use crate::ui::glass::Glass;
use seats::Seat;
use std::path::Path;
use tempfile::TempDir;

/// A game in a terminal with the same game beside it.
pub(super) struct Sitting {
    pub folder: TempDir,
    pub terminal: Terminal,
    pub truth: Truth,
    /// Whose hand is open.
    pub open: Option<Seat>,
    alternate: bool,
}

/// The title over cards that everybody looks at.
const TURNED_UP: &str = "For everybody";

const ROWS: u16 = 40;
const COLUMNS: u16 = 130;

pub(super) fn play_arguments(seed: &str) -> Vec<&str> {
    vec!["play", "--deck", "sor-luke", "--deck", "sor-vader", "--name", "Ann", "--name", "Bob", "--seed", seed]
}

/// The first question if somebody starts with the initiative.
const STARTS: &str = "choose who starts with the initiative";

impl Sitting {
    pub(super) fn begin(seed: &str, alternate: bool) -> Sitting {
        let mut arguments = play_arguments(seed);
        if !alternate {
            arguments.push("--no-alt-screen");
        }
        Sitting::begin_with(&arguments, ROWS, COLUMNS, alternate)
    }

    /// A game begun by these arguments in a terminal of this size.
    pub(super) fn begin_with(arguments: &[&str], rows: u16, columns: u16, alternate: bool) -> Sitting {
        let folder = tempfile::tempdir().expect("a folder");
        // A busy machine takes its time: no hand closes meanwhile.
        let patient = "(agreement: (idle_seconds: 3600, forced: false))";
        std::fs::write(folder.path().join("settings.ron"), patient).expect("it can be written");
        let terminal = Terminal::start(folder.path(), arguments, rows, columns);
        // Nobody starts with an initiative counter that is in the centre.
        terminal.sees(if arguments.contains(&"multiplayer") { "choose who goes first" } else { STARTS });
        let truth = Truth::of(folder.path());
        Sitting { folder, terminal, truth, open: None, alternate }
    }

    pub(super) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// How many lines the save has: one for each record.
    fn records(&self) -> usize {
        let bytes = std::fs::read(save_in(self.path())).expect("the save can be read");
        bytes.iter().filter(|byte| **byte == b'\n').count()
    }

    /// Opens the hand of the deciding person.
    pub(super) fn open_hand(&mut self) {
        let (seat, private) = self.truth.awaits().expect("the game goes on");
        if self.open == Some(seat) {
            return;
        }
        if !private {
            self.terminal.type_keys("\t");
        }
        let name = self.truth.name(seat).to_owned();
        let curtain = format!("Only {name} should see the screen now.");
        let opened = format!("open to {name}");
        // Whoever just put a hand down takes it up again without a curtain.
        self.terminal.until("the curtain or the hand", |glass| {
            let screen = glass.shows();
            screen.contains(&curtain) || screen.contains(&opened)
        });
        if self.terminal.screen().contains(&curtain) {
            self.terminal.hides(&self.truth.hidden_from(None));
            self.terminal.spell(&name);
        }
        self.open = Some(seat);
    }

    /// The deciding person picks what they wish; returns the keys.
    pub(super) fn press_wish(&mut self) -> usize {
        let (option, needs_hand) = self.truth.wish();
        if needs_hand {
            self.open_hand();
        }
        let keys = self.truth.keys(option, self.open.is_some());
        self.terminal.type_keys(&keys);
        option
    }

    /// One decision. Meanwhile nobody sees what they have no right to, and nothing is left behind afterwards.
    pub(super) fn step(&mut self) {
        let seat = self.truth.awaits().expect("the game goes on").0;
        // What the pick itself shows to its seat may be there before we look: a new opening hand, for instance.
        let mut after = self.truth.clone();
        after.choose(after.wish().0);
        let still = after.hidden_from(Some(seat));
        let mut hidden = self.truth.hidden_from(Some(seat));
        hidden.retain(|name| still.contains(name));
        // A list of all existing names contains every name.
        if self.truth.lists_names() || after.lists_names() {
            hidden.clear();
        }
        self.terminal.never_shows(hidden);
        let records = self.records();
        let option = self.press_wish();
        let is_saved = || self.records() > records;
        self.terminal.until("the pick is saved or asked about", |glass| is_saved() || glass.shows().contains("Sure?"));
        if !is_saved() {
            // The answer typed with the keys may have come before the question and been ignored.
            std::thread::sleep(std::time::Duration::from_secs(1));
            if !is_saved() && self.terminal.screen().contains("Sure?") {
                self.terminal.type_keys("y");
            }
        }
        self.terminal.until("the pick is saved", |_| self.records() > records);
        let meant = self.truth.meaning(option);
        let made = saved(self.path()).2.pop().expect("a pick is saved");
        assert_eq!(made, meant, "the keys said something else:\n{}", self.terminal.screen());
        self.terminal.never_did();
        self.terminal.never_shows(Vec::new());
        self.truth.choose(option);
        self.settle();
    }

    /// Whoever is shown cards looks at them, behind the curtain.
    fn look(&mut self) {
        let Some(seat) = self.truth.reader.take() else { return };
        if self.open != Some(seat) {
            let name = self.truth.name(seat).to_owned();
            self.sees_behind_cards(&format!("Only {name} should see the screen now."));
            self.terminal.hides(&self.truth.hidden_from(None));
            self.terminal.spell(&name);
        }
        self.terminal.sees("Only for these eyes");
        self.terminal.hides(&self.truth.hidden_from(Some(seat)));
        let records = self.records();
        self.terminal.type_keys("\r");
        self.terminal.until("it is written down that they were seen", |_| self.records() > records);
        self.open = Some(seat);
    }

    /// Waits for a text, looking first at the cards that are turned up for everybody.
    fn sees_behind_cards(&mut self, text: &str) {
        self.truth.turned_up = false;
        let shows = |glass: &Glass, text: &str| glass.shows().contains(text);
        loop {
            self.terminal.until(text, |glass| shows(glass, text) || shows(glass, TURNED_UP));
            if !self.terminal.screen().contains(TURNED_UP) {
                return;
            }
            self.terminal.type_keys("\r");
            self.terminal.until("the cards were seen", |glass| !shows(glass, TURNED_UP));
        }
    }

    /// Waits for the screen that belongs to the present state of the game.
    pub(super) fn settle(&mut self) {
        self.look();
        let next = self.truth.awaits();
        // An open hand stays open as long as nobody else has to come to the keyboard and the table is not asked.
        if next.is_none_or(|(seat, _)| Some(seat) != self.open) || self.truth.asks_the_table() {
            self.open = None;
        }
        match next {
            None => self.sees_behind_cards("The game is over"),
            Some(_) if self.open.is_some() => {
                if std::mem::take(&mut self.truth.turned_up) {
                    self.terminal.sees(TURNED_UP);
                    self.terminal.type_keys("\r");
                }
                return;
            }
            Some((seat, true)) => {
                let name = self.truth.name(seat).to_owned();
                self.sees_behind_cards(&format!("Only {name} should see the screen now."));
            }
            Some((seat, false)) => {
                let name = self.truth.name(seat).to_uppercase();
                self.sees_behind_cards(&format!("{name}, "));
                self.terminal.until(&format!("{name} is asked in public"), |glass| {
                    let screen = glass.shows();
                    screen.contains(&format!("{name}, ")) && !screen.contains("open to")
                });
            }
        }
        self.terminal.hides(&self.truth.hidden_from(None));
    }

    /// Continues after the program was ended.
    pub(super) fn resume(&mut self) {
        let save = save_in(self.folder.path()).display().to_string();
        let mut arguments = vec!["resume", &save];
        if !self.alternate {
            arguments.push("--no-alt-screen");
        }
        self.terminal = Terminal::start(self.folder.path(), &arguments, ROWS, COLUMNS);
        self.truth = Truth::of(self.folder.path());
        self.truth.begin_letters_anew();
        // Cards turned up before the program ended are not shown again.
        self.truth.turned_up = false;
        self.open = None;
        self.settle();
    }
}

fn whole_duel(alternate: bool) {
    let mut sitting = Sitting::begin("7", alternate);
    let mut picks = 0;
    while sitting.truth.awaits().is_some() {
        sitting.step();
        picks += 1;
        assert!(picks < 600, "the duel does not end");
    }
    assert!(picks > 20, "{picks}");
    let winners = &sitting.truth.game.over().expect("it is over").winners;
    let [winner] = winners[..] else { panic!("somebody won") };
    let wins = format!("{} wins in round", sitting.truth.name(winner));
    sitting.terminal.sees(&wins);
    assert_eq!(saved(sitting.path()).2.len(), picks, "every pick is in the save");
    sitting.terminal.type_keys("\x03");
    assert!(sitting.terminal.end().success());
    sitting.terminal.hides(&sitting.truth.hidden_from(None));
}

#[test]
fn a_whole_duel_shows_no_closed_hand() {
    whole_duel(true);
}

#[test]
fn a_whole_duel_on_the_ordinary_screen_shows_no_closed_hand() {
    whole_duel(false);
}
