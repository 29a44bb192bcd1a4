//! Setting up a game: mode, seats with names and decks, options, curtains, seed.

mod board;
mod draw;
mod options;
mod remembered;

use hotseat::trust::Trust;
use options::{Done, Options};
use screen::input::line::{Line, Typed};
use screen::widgets::cursor::Cursor;
use screen::widgets::event::Event;
use shell::command::key::Key;
use shell::services::{DeckEntry, MatchTerms, Mode, NewGame as Chosen, Services, Sitting, TRUST};

/// Default names until somebody writes their own.
const NAMES: [&str; 6] = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"];

/// Starts what is set, wherever the cursor is: no letter, because letters are text in some rows.
const START: Key = Key::F(8);

/// What a game may be part of.
const LENGTHS: [&str; 3] = ["no, one game", "single game with clock and score sheet", "best of three"];

/// The usual round clocks, in minutes (rules M-3, M-6).
const CLOCKS: [Option<u32>; 4] = [None, Some(25), Some(55), Some(75)];

/// What a match may belong to.
const ROUNDS: [&str; 3] =
    ["Swiss: a match may be drawn", "top cut: somebody wins, lists are read first", "top cut without reading lists"];

/// How strictly a match is played (rule H-7).
const CONDUCT: [&str; 2] = ["friendly", "strict: log of this phase only, no undo, the clock never waits"];

/// What the round clock does while the keyboard changes hands (rule M-15).
const AT_CURTAIN: [&str; 2] = ["stops at the curtain", "runs on at the curtain"];

/// A line of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Mode,
    Seats,
    Name(usize),
    Deck(usize),
    Player(usize),
    Pin(usize),
    Options,
    MatchSession,
    Round,
    Clock,
    AtCurtain,
    Conduct,
    Trust,
    Seed,
    Start,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatLine {
    name: Line,
    deck: usize,
    /// An index into the list of players: a person, or the program at some level.
    player: usize,
    pin: Line,
}

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewGame {
    /// The cursor.
    pub cursor: Cursor,
    /// What is wrong with the setup, as sentences.
    pub faults: Vec<String>,
    mode: Mode,
    seats: Vec<SeatLine>,
    count: usize,
    /// An index into the list of levels.
    trust: usize,
    seed: Line,
    /// An index into the list of matches.
    length: usize,
    /// An index into the list of clocks.
    clock: usize,
    /// An index into the list of rounds.
    round: usize,
    /// An index into the list of what the clock does at the curtain.
    at_curtain: usize,
    /// An index into the list of conducts.
    conduct: usize,
    decks: Vec<DeckEntry>,
    /// How many leaders each deck has.
    leaders: Vec<usize>,
    /// The levels at which the program can play, the usual one first, with their meanings.
    levels: Vec<(&'static str, &'static str)>,
    /// The options of each mode.
    modes: Vec<Mode>,
    options: Vec<Options>,
    /// Is the page of options open?
    open: bool,
    /// What was typed to find a deck, in the row that the cursor is in.
    typed: String,
}

impl NewGame {
    /// Two seats with the first two decks.
    pub(crate) fn new(services: &Services) -> NewGame {
        let decks = services.decks();
        let seats = NAMES.iter().enumerate().map(|(index, name)| SeatLine {
            name: Line::with(*name),
            deck: index % decks.len().max(1),
            player: 0,
            pin: Line::default(),
        });
        let mut new = NewGame {
            cursor: Cursor::default(),
            faults: Vec::new(),
            mode: Mode::Duel,
            seats: seats.collect(),
            count: 2,
            trust: 1,
            seed: Line::default(),
            length: 0,
            clock: 0,
            round: 0,
            at_curtain: 0,
            conduct: 0,
            decks: decks.to_vec(),
            leaders: (0..decks.len()).map(|deck| services.leaders(deck)).collect(),
            levels: services.levels().into_iter().map(|level| (level, services.level_in_words(level))).collect(),
            options: services.modes().into_iter().map(|mode| Options::new(services.options(mode))).collect(),
            modes: services.modes(),
            open: false,
            typed: String::new(),
        };
        new.remember(services);
        new.deal_decks();
        new
    }

    /// The setup, and all faults that the screen itself finds, as sentences.
    pub(crate) fn chosen(&self) -> (Chosen, Vec<String>) {
        let mut faults = Vec::new();
        let seed = match self.seed.text() {
            "" => None,
            text => text.parse().map(Some).unwrap_or_else(|_| {
                faults.push(format!("\"{text}\" is no seed: a seed is a whole number."));
                None
            }),
        };
        if self.decks.is_empty() && self.mode.leaders().is_some() {
            faults.push("There is no deck to play with.".into());
        }
        for (index, seat) in self.seats.iter().take(self.count).enumerate() {
            if seat.name.text().trim().is_empty() {
                faults.push(format!("Seat {} needs a name.", index + 1));
            }
        }
        let seats = self.seats.iter().take(self.count).map(|seat| Sitting {
            name: seat.name.text().trim().into(),
            deck: seat.deck,
            bot: self.level(seat).map(|(level, _)| level.to_owned()),
            pin: seat.pin.text().into(),
        });
        let terms = (self.mode == Mode::Duel && self.length > 0).then(|| MatchTerms {
            best_of_three: self.length == 2,
            minutes: CLOCKS[self.clock],
            elimination: self.length == 2 && self.round > 0,
            review: self.length == 2 && self.round == 1,
            curtain_stops_clock: self.at_curtain == 0 && self.conduct == 0,
            strict: self.conduct == 1,
        });
        let chosen = Chosen {
            mode: self.mode,
            seats: seats.collect(),
            trust: TRUST[self.trust].0,
            seed,
            terms,
            options: self.options().changed(),
        };
        (chosen, faults)
    }

    /// The bot's level at this seat, and its meaning; `None` if a person plays.
    fn level(&self, seat: &SeatLine) -> Option<(&'static str, &'static str)> {
        self.levels.get(seat.player.checked_sub(1)?).copied()
    }

    fn place_of_mode(&self) -> usize {
        self.modes.iter().position(|mode| *mode == self.mode).unwrap_or(0)
    }

    fn options(&self) -> &Options {
        &self.options[self.place_of_mode()]
    }

    /// Gives every seat a deck with as many leaders as the mode requires; a suitable deck stays.
    fn deal_decks(&mut self) {
        let Some(wanted) = self.mode.leaders() else { return };
        let fitting: Vec<usize> = (0..self.decks.len()).filter(|deck| self.leaders[*deck] == wanted).collect();
        for (place, seat) in self.seats.iter_mut().enumerate() {
            if !fitting.contains(&seat.deck) && !fitting.is_empty() {
                seat.deck = fitting[place % fitting.len()];
            }
        }
    }

    /// A key went down. In a field with text, letters are text.
    pub(crate) fn press(&mut self, key: Key) -> Event {
        if self.open {
            let at = self.place_of_mode();
            let done = self.options[at].press(key);
            return self.left_options(done);
        }
        let fields = self.fields();
        let (row, field) = (self.cursor.at, fields.get(self.cursor.at).copied().unwrap_or(Field::Start));
        if let (Field::Deck(seat), true) = (field, Self::finds(key)) {
            return self.find_deck(seat, key);
        }
        let event = self.press_at(field, fields.len(), key);
        if self.cursor.at != row || matches!(key, Key::Left | Key::Right) {
            self.typed.clear();
        }
        event
    }

    /// Is it a key that looks for a deck in its row?
    fn finds(key: Key) -> bool {
        matches!(key, Key::Char(sign) if sign.is_alphanumeric()) || key == Key::Backspace
    }

    /// Letters in the row of a deck: the next one, from the one that is there, that says what was typed in its name, its
    /// leaders or its base. A letter with which there is none changes nothing.
    fn find_deck(&mut self, seat: usize, key: Key) -> Event {
        let mut typed = self.typed.clone();
        match key {
            Key::Char(sign) => typed.extend(sign.to_lowercase()),
            _ => drop(typed.pop()),
        }
        let Some(line) = self.seats.get_mut(seat) else { return Event::Ignored };
        let (wanted, count) = (self.mode.leaders(), self.decks.len());
        let says = |deck: &DeckEntry| format!("{} {}", deck.name, deck.about).to_lowercase().contains(&typed);
        let fits = |deck: &usize| Some(self.leaders[*deck]) == wanted && says(&self.decks[*deck]);
        let found = (0..count).map(|step| (line.deck + step) % count).find(fits);
        if let Some(deck) = found {
            (line.deck, self.typed) = (deck, typed);
        }
        Event::Stay
    }

    /// A key in one of the fields, by their number.
    fn press_at(&mut self, field: Field, count: usize, key: Key) -> Event {
        match key {
            Key::Esc => return Event::Back,
            START => return Event::Start,
            Key::Enter if field == Field::Start => return Event::Start,
            Key::Enter | Key::Right | Key::Char(' ') if field == Field::Options => self.open = true,
            Key::Enter | Key::Tab | Key::Down => self.cursor.at = (self.cursor.at + 1).min(count - 1),
            Key::BackTab | Key::Up => self.cursor.at = self.cursor.at.saturating_sub(1),
            Key::Home | Key::End | Key::PageUp | Key::PageDown => {
                self.cursor.press(key, count);
            }
            key => return self.edit(field, key),
        }
        Event::Stay
    }

    fn left_options(&mut self, done: Done) -> Event {
        self.open = self.open && done != Done::Close;
        if done == Done::Ignored { Event::Ignored } else { Event::Stay }
    }

    /// A line was clicked.
    pub(crate) fn click(&mut self, row: usize) -> Event {
        if self.open {
            let at = self.place_of_mode();
            let done = self.options[at].click(row);
            return self.left_options(done);
        }
        let again = self.cursor.at == row;
        self.cursor.at = row.min(self.fields().len() - 1);
        if again { self.press(Key::Enter) } else { Event::Stay }
    }

    fn edit(&mut self, field: Field, key: Key) -> Event {
        if let Some(line) = self.line(field) {
            return if line.press(key) == Typed::Ignored { Event::Ignored } else { Event::Stay };
        }
        let step: isize = match key {
            Key::Right | Key::Char(' ' | 'l' | '+') => 1,
            Key::Left | Key::Char('h' | '-') => -1,
            Key::Char('j') => return self.press(Key::Down),
            Key::Char('k') => return self.press(Key::Up),
            _ => return Event::Ignored,
        };
        self.turn(field, step);
        Event::Stay
    }

    fn line(&mut self, field: Field) -> Option<&mut Line> {
        match field {
            Field::Name(seat) => self.seats.get_mut(seat).map(|seat| &mut seat.name),
            Field::Pin(seat) => self.seats.get_mut(seat).map(|seat| &mut seat.pin),
            Field::Seed => Some(&mut self.seed),
            _ => None,
        }
    }

    fn turn(&mut self, field: Field, step: isize) {
        let around = |at: usize, count: usize| (at as isize + step).rem_euclid(count.max(1) as isize) as usize;
        match field {
            Field::Mode => {
                self.mode = self.modes[around(self.place_of_mode(), self.modes.len())];
                let (few, many) = self.mode.seats();
                self.count = self.count.clamp(few, many);
                self.deal_decks();
            }
            Field::Seats => {
                let (few, many) = self.mode.seats();
                self.count = few + around(self.count - few, many - few + 1);
            }
            Field::Deck(seat) => {
                let count = self.decks.len();
                if let Some(seat) = self.seats.get_mut(seat) {
                    seat.deck = around(seat.deck, count);
                }
            }
            Field::Player(seat) => {
                let count = self.levels.len() + 1;
                if let Some(seat) = self.seats.get_mut(seat) {
                    seat.player = around(seat.player, count);
                }
            }
            Field::Trust => {
                self.trust = (self.trust + step.rem_euclid(TRUST.len() as isize) as usize) % TRUST.len();
            }
            Field::MatchSession => self.length = around(self.length, LENGTHS.len()),
            Field::Round => self.round = around(self.round, ROUNDS.len()),
            Field::Clock => self.clock = around(self.clock, CLOCKS.len()),
            Field::Conduct => self.conduct = around(self.conduct, CONDUCT.len()),
            Field::AtCurtain => self.at_curtain = around(self.at_curtain, AT_CURTAIN.len()),
            Field::Name(_) | Field::Pin(_) | Field::Options | Field::Seed | Field::Start => {}
        }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Mode];
        let (few, many) = self.mode.seats();
        fields.extend((few < many).then_some(Field::Seats));
        for seat in 0..self.count {
            fields.push(Field::Name(seat));
            fields.extend(self.mode.leaders().map(|_| Field::Deck(seat)));
            if !self.levels.is_empty() {
                fields.push(Field::Player(seat));
            }
            if self.seats[seat].player == 0 && TRUST[self.trust].0 != Trust::OpenTable {
                fields.push(Field::Pin(seat));
            }
        }
        fields.extend((!self.options().is_empty()).then_some(Field::Options));
        if self.mode == Mode::Duel {
            fields.push(Field::MatchSession);
            fields.extend((self.length == 2).then_some(Field::Round));
            fields.extend((self.length > 0).then_some(Field::Clock));
            let waits = self.length > 0 && CLOCKS[self.clock].is_some() && self.conduct == 0;
            fields.extend(waits.then_some(Field::AtCurtain));
            fields.extend((self.length > 0).then_some(Field::Conduct));
        }
        fields.extend([Field::Trust, Field::Seed, Field::Start]);
        fields
    }
}
