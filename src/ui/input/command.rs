//! The one table of commands.

use super::key::Key;
use super::situation::{HandState, Place, Situation};

/// Declares the commands in the order help shows them.
macro_rules! commands {
    ($($(#[$doc:meta])* $command:ident $name:literal $sentence:literal [$($key:expr),*] $places:ident
        $($hint:literal)? $(when $when:expr)?;)+) => {
        /// Something a key or a word on the command line does.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Command { $($(#[$doc])* #[doc = $sentence] $command),+ }

        /// Every command.
        pub const TABLE: &[Entry] = &[$(Entry {
            command: Command::$command,
            name: $name,
            sentence: $sentence,
            keys: &[$($key),*],
            places: $places,
            hint: { #[allow(unused_mut, unused_assignments)] let mut hint = ""; $(hint = $hint;)? hint },
            when: { #[allow(unused_mut, unused_assignments)] let mut when: fn(&Situation) -> Option<String> = always;
                $(when = $when;)? when },
        }),+];
    };
}

/// A row of the table.
#[derive(Debug)]
pub struct Entry {
    /// The command.
    pub command: Command,
    /// Its word on the command line.
    pub name: &'static str,
    /// What it does.
    pub sentence: &'static str,
    /// Its default keys, the first of which hints show.
    pub keys: &'static [Key],
    /// Where it can be given.
    pub places: &'static [Place],
    /// Its word in the footer, or nothing. `{undo}` stands for the price of taking back.
    pub hint: &'static str,
    /// Why it is not available now, or nothing.
    pub when: fn(&Situation) -> Option<String>,
}

use Place::{
    Board, Cards, Confirm, Curtain, Deck, Decks, Help, Home, Inspect, List, Log, Match, NewGame, Notes, Over, Piles,
    Prompt, Text,
};

const HOME: &[Place] = &[Home];
const BOARD: &[Place] = &[Board];
const TABLE_TOP: &[Place] = &[Board, Prompt];
const CONFIRM: &[Place] = &[Confirm];
const CHOOSING: &[Place] = &[Prompt];
const LEAVABLE: &[Place] =
    &[Home, NewGame, List, Decks, Deck, Text, Match, Cards, Board, Prompt, Log, Inspect, Piles, Over];
const SEARCHED: &[Place] = &[Board, Log, Cards, Help, List, Decks, Deck];
const BACK: &[Place] = &[
    Notes, NewGame, List, Decks, Deck, Text, Match, Cards, Board, Prompt, Log, Inspect, Piles, Help, Confirm, Over,
    Home,
];
const MOVING: &[Place] =
    &[Home, NewGame, List, Decks, Deck, Text, Match, Cards, Board, Prompt, Log, Inspect, Piles, Help, Confirm, Over];
const PAGED: &[Place] = &[List, Decks, Deck, Text, Cards, Board, Prompt, Log, Inspect, Piles, Help];
const ENTERED: &[Place] = &[Home, NewGame, List, Match, Over];
const NOTED: &[Place] = &[Board, Match];
const SHELF: &[Place] = &[Decks];
const BENCH: &[Place] = &[Deck];
const EVERYWHERE: &[Place] = &Place::ALL;
const SAVING: &[Place] = &[Board, Curtain];
const TYPED: &[Place] = &[Home, NewGame, List, Decks, Deck, Cards, Board, Prompt, Log, Inspect, Piles, Over];

commands! {
    Hand "hand" "Open your hand, after you spelled your name; close it again" [Key::Tab] TABLE_TOP "hand" when hand;
    Inspect "inspect" "Look at the selected card: text, values and where they come from" [Key::Enter] BOARD "inspect" when selected;
    Choose "choose" "Choose what is selected" [Key::Char(' ')] TABLE_TOP "choose";
    Confirm "confirm" "Do what was chosen in the list" [Key::Enter] CHOOSING "confirm";
    Pass "pass" "Pass" [Key::Char('p')] BOARD when |now| now.pass.clone();
    Initiative "initiative" "Take the initiative" [Key::Char('i')] BOARD when |now| now.initiative.clone();
    Leader "leader" "Deploy your leader, or use a leader's ability" [Key::Char('D')] BOARD when |now| now.leader.clone();
    Blast "blast" "Take the blast counter (Twin Suns)" [Key::Char('B')] BOARD when |now| now.blast.clone();
    Plan "plan" "Take the plan counter (Twin Suns)" [Key::Char('P')] BOARD when |now| now.plan.clone();
    Undo "undo" "Take back your last pick; what it costs stands behind it" [Key::Char('u')] TABLE_TOP "undo: {undo}" when undo;
    Resources "resources" "See your resources" [Key::Char('r')] BOARD when game;
    Piles "piles" "See discard piles, captured cards and lasting effects" [Key::Char('v')] TABLE_TOP "piles" when game;
    Asks "ask" "See what may be asked: counts, actions of this phase, effects" [Key::F(4)] BOARD when game;
    Notes "notes" "Private notes, for the eyes of one seat alone" [Key::F(5)] NOTED "notes";
    Whole "table" "Show the whole table, or the usual view again" [Key::Char('z'), Key::Char('0')] BOARD "whole table" when many;
    NextSeat "next-seat" "Look at the next seat" [Key::Char(']')] BOARD when many;
    PreviousSeat "previous-seat" "Look at the seat before" [Key::Char('[')] BOARD when many;
    Log "log" "Read what happened" [Key::Char('L')] TABLE_TOP "log" when game;
    Concede "concede" "Give up the game, or the match" [] BOARD when game;
    Save "save" "Save and close the game" [Key::Char('S')] SAVING "save and close" when game;
    Yes "yes" "Yes" [Key::Char('y')] CONFIRM "yes";
    No "no" "No" [Key::Char('n')] CONFIRM "no";
    New "new" "Set up a new game" [Key::Char('n')] HOME "new game";
    Resume "resume" "Go on with an unfinished game" [Key::Char('r')] HOME "resume";
    Decks "decks" "See the decks there are" [Key::Char('d')] HOME "decks";
    Browse "cards" "Look through all cards" [Key::Char('c')] HOME "cards";
    EditDeck "edit" "Change the selected deck; a sample is copied first" [Key::Char('e'), Key::Enter] SHELF "edit";
    NewDeck "new-deck" "Build a new deck" [Key::Char('n')] SHELF "new";
    CopyDeck "copy" "Copy the selected deck" [Key::Char('c')] SHELF "copy";
    RenameDeck "rename" "Give the selected deck another name" [Key::Char('R')] SHELF "rename";
    DeleteDeck "delete" "Delete the selected deck, after a question" [Key::Char('D'), Key::Delete] SHELF "delete";
    ImportDeck "import" "Read a deck from a file; pasting a list into the terminal reads it, too" [Key::Char('i')] SHELF "import (or paste)";
    ExportDeck "export" "Write the selected deck to a file, for SWUDB or Melee" [Key::Char('x')] SHELF "export";
    ShowDeck "export-text" "Read the selected deck as Melee text and SWUDB JSON" [Key::Char('t')] SHELF;
    AddCard "add" "Add a copy of the selected card" [Key::Char('+'), Key::Char('='), Key::Char(' ')] BENCH "add";
    RemoveCard "remove" "Take a copy of the selected card out" [Key::Char('-'), Key::Delete] BENCH "remove";
    ShiftCard "move" "Move a copy between deck and sideboard" [Key::Char('s')] BENCH "sideboard";
    OtherHalf "other-half" "To the cards, or back to the list" [Key::Tab] BENCH "cards/list";
    NextFormat "format" "Judge the deck for the next format" [Key::Char('f')] BENCH "format";
    SortCards "sort" "Order the cards by number, cost, name or aspect" [Key::Char('S')] BENCH "order";
    Deal "opening-hand" "Shuffle and look at an opening hand" [Key::Char('o')] BENCH "opening hand";
    UndoChange "undo-change" "Take back the last change" [Key::Char('u')] BENCH "undo";
    Open "open" "Open, or go on with, what is selected" [Key::Enter] ENTERED "open";
    Up "up" "Up" [Key::Up, Key::Char('k')] MOVING;
    Down "down" "Down" [Key::Down, Key::Char('j')] MOVING;
    Left "left" "Left" [Key::Left, Key::Char('h')] MOVING;
    Right "right" "Right" [Key::Right, Key::Char('l')] MOVING;
    PageUp "page-up" "A page up" [Key::PageUp] PAGED;
    PageDown "page-down" "A page down" [Key::PageDown] PAGED;
    First "first" "To the beginning" [Key::Home] PAGED;
    Last "last" "To the end" [Key::End] PAGED;
    Line "command" "Type a command, or a whole sentence such as: attack e base" [Key::Char(':')] TYPED "command";
    Search "search" "Search for a name; among cards also t:unit c<=3 a:cunning tr:rebel" [Key::Char('/')] SEARCHED "search";
    Theme "theme" "Change the colours: theme light; without a name, hear which there are" [] TYPED;
    Mouse "mouse" "Give the mouse to the program, or back to the terminal to mark text" [Key::F(2)] EVERYWHERE;
    Redraw "redraw" "Draw the screen anew" [Key::Ctrl('l')] EVERYWHERE;
    Back "back" "One step back" [Key::Esc] BACK "back";
    Quit "quit" "Quit; asks if a game is under way" [Key::Char('q')] LEAVABLE "quit";
    Leave "leave" "Leave at once; the game is saved" [Key::Ctrl('c')] EVERYWHERE;
    Help "help" "Show all keys" [Key::Char('?'), Key::F(1)] EVERYWHERE "help";
}

impl Command {
    /// The row of the table.
    pub fn entry(self) -> &'static Entry {
        // The enum and the table are declared together, in the same order.
        &TABLE[self as usize]
    }

    /// The command with this word on the command line.
    pub fn from_name(name: &str) -> Option<Command> {
        TABLE.iter().find(|entry| entry.name == name).map(|entry| entry.command)
    }
}

fn always(_: &Situation) -> Option<String> {
    None
}

fn game(now: &Situation) -> Option<String> {
    (!now.game).then(|| "no game is under way".into())
}

fn hand(now: &Situation) -> Option<String> {
    (now.hand == HandState::None).then(|| "nobody has to decide anything".into())
}

fn selected(now: &Situation) -> Option<String> {
    (!now.selected).then(|| "nothing is selected; move with the arrows first".into())
}

fn many(now: &Situation) -> Option<String> {
    (now.seats < 3).then(|| "with two seats the whole table is always shown".into())
}

fn undo(now: &Situation) -> Option<String> {
    now.undo.why_not()
}
