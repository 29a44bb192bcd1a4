//! The one table of commands: keys and the command line of the panels, the words of the line mode, hints and help are
//! all made from it.

pub mod key;
pub mod situation;
mod spoken;
mod when;
mod wire;

pub use spoken::{spoken, spoken_help, spoken_help_with};

use key::Key;
use situation::{Focus, Situation};
use std::fmt;
use when::{always, course, game, hand, many, offered, saved, selected, undo, unseen};

/// Declares the commands in the order help shows them.
macro_rules! commands {
    ($($(#[$doc:meta])* $command:ident $name:literal $sentence:literal [$($key:expr),*] $places:ident
        $($hint:literal)? $(said $said:literal $heard:ident $(or $($alias:literal)+)?)? $(by $who:ident)? $(when $when:expr)?;)+) => {
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
            said: { #[allow(unused_mut, unused_assignments)] let mut said = ""; $(said = $said;)? said },
            heard: { #[allow(unused_mut, unused_assignments)] let mut heard: &[Focus] = &[]; $(heard = $heard;)? heard },
            aliases: &[$($($($alias),+)?)?],
            who: { #[allow(unused_mut, unused_assignments)] let mut who = Who::Anybody; $(who = Who::$who;)? who },
            when: { #[allow(unused_mut, unused_assignments)] let mut when: fn(&Situation) -> Option<Unavailable> = always;
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
    /// Where keys and the command line offer it; empty if only the line mode does.
    pub places: &'static [Focus],
    /// Its word in the footer; empty for none. `{undo}` stands for the price of taking back.
    pub hint: &'static str,
    /// How it is said in line mode, with examples of the words after it; empty if it cannot be.
    pub said: &'static str,
    /// Where the line mode understands it.
    pub heard: &'static [Focus],
    /// Other words for it in line mode.
    pub aliases: &'static [&'static str],
    /// Who may give it.
    pub who: Who,
    /// Why it is not available now; `None` if it is.
    pub when: fn(&Situation) -> Option<Unavailable>,
}

/// Who may give a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Anybody at the table.
    Anybody,
    /// One person, who types their name first.
    Named,
}

/// Why a command is not available now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unavailable {
    /// No game is under way.
    NoGame,
    /// Nobody has to decide anything.
    NobodyDecides,
    /// The hand is open all the time.
    LiesOpen,
    /// What is decided takes a look at a hand, or needs none.
    LookFirst,
    /// Nothing is selected.
    NothingSelected,
    /// The whole table is shown anyway.
    ShownAnyway,
    /// No teacher offers it now.
    NotTaught,
    /// Nothing can be taken back.
    NoUndo(String),
    /// The game says no.
    Rules(String),
}

/// As a clause: without a capital and a full stop.
impl fmt::Display for Unavailable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Unavailable::NoGame => "no game is under way",
            Unavailable::NobodyDecides => "nobody has to decide anything",
            Unavailable::LiesOpen => "the hand is always open: there is nobody to hide it from",
            Unavailable::LookFirst => "nothing can be declined unseen now: it takes a look at the hand",
            Unavailable::NothingSelected => "nothing is selected; move with the arrows first",
            Unavailable::ShownAnyway => "with two seats the whole table is always shown",
            Unavailable::NotTaught => "that is only for practice",
            Unavailable::NoUndo(why) | Unavailable::Rules(why) => why,
        })
    }
}

use Focus::{
    Board, Cards, Confirm, Curtain, Deck, Decks, Desk, Draft, Events, Games, Help, Home, Inspect, List, Log, Match,
    NewGame, Notes, Opening, Opponents, Over, Past, Piles, Pool, Prompt, RoomBoard as Room, Rules, Settings, Sideboard,
    Text,
};

const HOME: &[Focus] = &[Home];
const BOARD: &[Focus] = &[Board];
const TABLE_TOP: &[Focus] = &[Board, Prompt];
const CONFIRM: &[Focus] = &[Confirm];
const CHOOSING: &[Focus] = &[Prompt];
const LEAVABLE: &[Focus] = &[
    Home, NewGame, List, Games, Rules, Settings, Decks, Deck, Text, Match, Cards, Board, Prompt, Log, Past, Inspect,
    Piles, Over, Draft, Opening, Pool, Opponents, Desk, Events, Room,
];
const SEARCHED: &[Focus] = &[Board, Log, Past, Cards, Help, List, Games, Rules, Decks, Deck, Pool, Desk];
const BACK: &[Focus] = &[
    Notes, NewGame, List, Games, Rules, Settings, Decks, Deck, Text, Match, Sideboard, Cards, Board, Prompt, Log, Past,
    Inspect, Piles, Help, Confirm, Over, Home, Draft, Opening, Pool, Opponents, Desk, Events, Room,
];
const MOVING: &[Focus] = &[
    NewGame, List, Games, Rules, Settings, Decks, Deck, Text, Match, Sideboard, Cards, Board, Prompt, Log, Past,
    Inspect, Piles, Help, Confirm, Over, Draft, Opening, Room,
];
const BACK_BY_WORD: &[Focus] = &[Board, Match, Games, List, Events, Settings, Decks, Deck, Cards, Past];
const UPWARDS: &[Focus] = &[
    Home, NewGame, List, Games, Rules, Settings, Decks, Deck, Text, Match, Sideboard, Cards, Board, Prompt, Log, Past,
    Inspect, Piles, Help, Confirm, Over, Draft, Opening, Pool, Opponents, Desk, Events, Room,
];
const PAGED: &[Focus] = &[
    List, Games, Rules, Settings, Decks, Deck, Text, Cards, Board, Prompt, Log, Past, Inspect, Piles, Help, Draft,
    Opening, Pool, Opponents, Desk, Events, Room,
];
const DRAFT: &[Focus] = &[Draft];
const POOL: &[Focus] = &[Pool];
const OPPONENTS: &[Focus] = &[Opponents];
const DESK: &[Focus] = &[Desk];
const OPENING: &[Focus] = &[Opening];
const POD: &[Focus] = &[Draft, Opening, Pool, Opponents];
const BUILT: &[Focus] = &[Pool, Opponents];
const SIDE_OR_POOL: &[Focus] = &[Sideboard, Pool];
const DECK_OR_POOL: &[Focus] = &[Deck, Pool];
const HEARD_SEARCHES: &[Focus] = &[Deck, Pool, Past, Cards];
const CARDS_HEARD: &[Focus] = &[Home, Board, Draft, Opening, Pool, Cards];
const ENTERED: &[Focus] = &[Home, NewGame, List, Games, Rules, Settings, Match, Over, Events];
const ALL_DECKS: &[Focus] = &[Decks];
const ONE_DECK: &[Focus] = &[Deck];
const BETWEEN: &[Focus] = &[Match];
const SIDE: &[Focus] = &[Sideboard];
const NOWHERE: &[Focus] = &[];
const OVER: &[Focus] = &[Over];
const PAST: &[Focus] = &[Past];
const GAMES: &[Focus] = &[Games];
const HOME_OR_BOARD: &[Focus] = &[Home, Board];
const HOME_OR_GAMES: &[Focus] = &[Home, Games];
const LISTED: &[Focus] = &[Games, List, Events, Settings];
const SET: &[Focus] = &[Home, NewGame, Board, Match];
const SET_BY_WORD: &[Focus] = &[Home, Board, Match];
const LOOKED_BACK: &[Focus] = &[Board, Log, Past];
const CARDED: &[Focus] = &[Over, Past];
const REPORTED: &[Focus] = &[Board, Over, Games];
const GAME_OR_LIST: &[Focus] = &[Board, Games];
const EXPORTED: &[Focus] = &[Log, Past];
const GAME_OR_PAST: &[Focus] = &[Board, Past];
const GAME_OR_SIDE: &[Focus] = &[Board, Sideboard];
const GAME_OR_MATCH: &[Focus] = &[Board, Match];
const IN_PLAY: &[Focus] = &[
    Board, Match, Sideboard, Draft, Opening, Pool, Opponents, Past, Decks, Deck, Cards, Games, List, Events, Settings,
    Room,
];
const LINES: &[Focus] = &[
    Home, Board, Match, Sideboard, Draft, Opening, Pool, Opponents, Past, Desk, Decks, Deck, Cards, Games, List,
    Events, Settings, Room,
];
const CURTAIN: &[Focus] = &[Curtain];
const EVERYWHERE: &[Focus] = &Focus::ALL;
const SAVING: &[Focus] = &[Board, Curtain];
const TYPED: &[Focus] =
    &[Home, NewGame, List, Games, Settings, Decks, Deck, Cards, Board, Prompt, Log, Past, Inspect, Piles, Over];

commands! {
    Hand "hand" "Open your hand, or close it again" [Key::Tab] TABLE_TOP "hand" said "hand" BOARD by Named when hand;
    Decline "decline" "At the curtain: say no without a look at the hand" [Key::Char('-')] CURTAIN said "decline" BOARD when unseen;
    Inspect "inspect" "Look at the selected card: text, values and where they come from" [Key::Enter] BOARD "inspect" said "inspect e" PAST when selected;
    Choose "choose" "Choose what is selected" [Key::Char(' ')] TABLE_TOP "choose";
    Confirm "confirm" "Do what was chosen in the list" [Key::Enter] CHOOSING "confirm";
    Pass "pass" "Pass" [Key::Char('p')] BOARD when |now| now.refused(Command::Pass);
    Initiative "initiative" "Take the initiative" [Key::Char('i')] BOARD when |now| now.refused(Command::Initiative);
    Leader "leader" "Deploy your leader, or use a leader's ability" [Key::Char('D')] BOARD when |now| now.refused(Command::Leader);
    Blast "blast" "Take the blast counter (Twin Suns)" [Key::Char('B')] BOARD when |now| now.refused(Command::Blast);
    Plan "plan" "Take the plan counter (Twin Suns)" [Key::Char('P')] BOARD when |now| now.refused(Command::Plan);
    Undo "undo" "Take back your last pick; the price is shown" [Key::Char('u')] TABLE_TOP "undo: {undo}" said "undo" BOARD when undo;
    Resources "resources" "See your resources" [Key::Char('r')] BOARD when game;
    Piles "piles" "See discard piles, captured cards and lasting effects" [Key::Char('v')] TABLE_TOP "piles" said "piles" BOARD or "discard" "resources" when game;
    Asks "ask" "See what may be asked: counts, actions of this phase, effects" [Key::F(4)] BOARD said "ask" BOARD when game;
    Notes "notes" "Private notes, for the eyes of one seat alone" [Key::F(5)] GAME_OR_MATCH "notes" said "notes, notes ann" GAME_OR_MATCH by Named;
    Guide "guide" "What can I do now, and what is this? Keywords, marks and steps explained" [Key::Char('w'), Key::F(6)] TABLE_TOP "what now" said "guide" BOARD when game;
    Whole "table" "Show the whole table, or the usual view again; with two seats, keep the deciding player's side at the bottom" [Key::Char('z'), Key::Char('0')] BOARD "whole table" when game;
    NextSeat "next-seat" "Look at the next seat" [Key::Char(']')] BOARD when many;
    PreviousSeat "previous-seat" "Look at the seat before" [Key::Char('[')] BOARD when many;
    Log "log" "Read what happened" [Key::Char('L')] TABLE_TOP "log" said "log, log 20" GAME_OR_PAST when course;
    Earlier "earlier" "Look back: the table as everybody saw it, one step earlier" [Key::Char('<'), Key::Char(',')] LOOKED_BACK "step back" said "earlier, earlier 5" GAME_OR_PAST when course;
    Later "later" "One step on" [Key::Char('>'), Key::Char('.')] PAST "step on" said "later, later 5" PAST;
    Run "run" "Play the steps automatically, or stop" [Key::Char(' ')] PAST "run";
    Faster "faster" "Faster, while steps play automatically" [Key::Char('+'), Key::Char('=')] PAST "faster";
    Slower "slower" "Slower" [Key::Char('-')] PAST "slower";
    Eyes "eyes" "Once a game is over: look through the next pair of eyes; a number is a seat's, 0 everybody's" [Key::Tab] PAST "eyes" said "eyes ann, eyes all" PAST;
    NextAction "next" "To the next action" [] NOWHERE said "next" PAST or "action";
    PreviousAction "previous" "To the action before" [] NOWHERE said "previous" PAST;
    Round "round" "To the beginning of a round" [] NOWHERE said "round 3" PAST;
    Begin "begin" "To the beginning of the game" [] NOWHERE said "begin" PAST;
    Finish "end" "To the end of the game" [] NOWHERE said "end" PAST;
    NextGame "game" "In a match that is replayed: to the next game" [Key::Char('n')] PAST said "game 2" PAST;
    ExportLog "export-log" "Write the log as everybody may read it to a file" [Key::Char('X')] EXPORTED "export" said "export-log" GAME_OR_PAST;
    GameCard "game-card" "After a game: write a card of it to show, as a picture and as text" [Key::Char('x')] CARDED "card of the game" said "game-card" GAME_OR_PAST when course;
    Report "report" "Write a report of the game for the description of a fault; nothing hidden is in it" [] REPORTED said "report, report 2" GAME_OR_LIST when saved;
    Mark "mark" "Mark this step with ! ? !! ?? !? or ?!, and words; none takes the mark away" [Key::Char('!')] PAST "mark" said "mark ?, mark ! well seen, mark none" PAST;
    Marks "marks" "Read your marks on this game" [] PAST said "marks" PAST;
    Cast "cast" "Write the replay as a recording for terminals (asciinema), through the eyes that look" [] PAST said "cast" PAST;
    Concede "concede" "Give up the game, or the match" [] BOARD said "concede, concede bob, concede match, concede match bob" BOARD by Named when game;
    Account "account" "After a game: hear places, statistics and every round" [] NOWHERE said "account" BOARD;
    Watch "watch" "Watch the game again from its beginning" [Key::Char('w')] OVER "watch again" said "watch" BOARD when game;
    Rematch "rematch" "After a game: the same people and decks again" [Key::Char('R')] OVER "rematch" said "rematch" BOARD when game;
    RematchSeats "rematch seats" "The same with seats changed" [] OVER said "rematch seats" BOARD when game;
    RematchDecks "rematch decks" "The same with each other's decks" [] OVER said "rematch decks" BOARD when game;
    Save "save" "Save and close the game" [Key::Char('S')] SAVING "save and close" when game;
    Yes "yes" "Yes" [Key::Char('y')] CONFIRM "yes";
    No "no" "No" [Key::Char('n')] CONFIRM "no";
    Hint "hint" "Ask the teacher for a hint (practice only)" [Key::Char('H')] TABLE_TOP "hint" said "hint" BOARD when |now| offered(now, Command::Hint);
    NextItem "next-task" "Go on to the teacher's next task (practice only)" [Key::Char('N')] TABLE_TOP "next" said "next-task" BOARD or "next" when |now| offered(now, Command::NextItem);
    SkipItem "skip" "Leave this step or exercise out (practice only)" [Key::Char('-')] TABLE_TOP "skip" said "skip" BOARD or "skip step" when |now| offered(now, Command::SkipItem);
    Explain "explain" "Hear the reasons and odds (practice only)" [Key::Char('W')] TABLE_TOP "explain" said "explain" BOARD when |now| offered(now, Command::Explain);
    Longer "longer" "Let the coach think longer about this (practice only)" [Key::Char('+')] TABLE_TOP "think longer" said "longer" BOARD or "think longer" when |now| offered(now, Command::Longer);
    Again "again" "Begin this exercise again (practice only)" [Key::Char('R')] TABLE_TOP "again" said "again" BOARD when |now| offered(now, Command::Again);
    PlayOn "play-on" "Play on from here against the program (practice only)" [Key::Char('O')] TABLE_TOP "play on" said "play-on" BOARD when |now| offered(now, Command::PlayOn);
    Position "position" "Write this position to a file as your own puzzle (lessons and puzzles only)" [] TABLE_TOP said "position" BOARD when |now| offered(now, Command::Position);
    NextStep "next-step" "Do what is best next: a game that waits, the next lesson, a first duel" [Key::Char('N')] HOME "next" said "next" HOME or "next";
    Learn "learn" "Learn by a first game, and by lessons" [Key::Char('L'), Key::Char('l')] HOME "learn" said "learn, learn sentinel" HOME;
    Practise "practise" "Practise decisions, rules and puzzles; review a game" [Key::Char('p')] HOME "practise" said "practise, practise mulligan" HOME or "practice";
    Review "review" "Go through a finished game with a coach" [] OVER said "review, review 1, review FILE" HOME_OR_BOARD or "analyze";
    New "new" "Set up a new game" [Key::Char('n')] HOME "new game" said "new ann 1 bob 2 (names and numbers of decks, up to six), new ann 1 bob=rookie 2 (the program plays bob; seed=7, curtains=open, match=best-of-three, minutes=55, round=cut, conduct=strict may follow), new deckbuilding ann bob=sensible (another game by its name, with its options behind: length=2)" HOME;
    Resume "resume" "Continue an unfinished game" [Key::Char('r')] HOME "resume" said "resume, resume 1" HOME;
    Finished "games" "See the finished games" [Key::Char('g')] HOME said "games, games 1" HOME;
    OtherGames "other-games" "To the finished games, or back to the unfinished ones" [Key::Tab] GAMES "the others" said "others" GAMES or "others";
    DeleteGame "remove-game" "Remove the selected game for good, after a question" [Key::Char('D'), Key::Delete] GAMES "remove" said "remove 2" GAMES or "remove";
    Replay "replay" "Look at a game again, step by step" [Key::Char('w')] GAMES "watch" said "replay, replay 1" HOME_OR_GAMES;
    WatchTable "watch-table" "Watch a table or a desk in another window of this machine, in public" [] HOME said "watch, watch FILE" HOME or "watch";
    Events "events" "Drafts, sealed pools and tournaments" [Key::Char('e')] HOME "events" said "events, events 1, events draft SOR ann bob, events sealed SHD ann, events tournament Friday premier" HOME;
    Decks "decks" "See all decks" [Key::Char('d')] HOME "decks" said "decks" HOME;
    Browse "cards" "Look through all cards" [Key::Char('c')] HOME "cards" said "cards" HOME;
    Rules "rules" "Read and search the rules in plain words" [Key::Char('u')] HOME "rules" said "rules, rules 9.2d" HOME or "rule";
    EditDeck "edit" "Change the selected deck; a sample is copied first" [Key::Char('e'), Key::Enter] ALL_DECKS "edit" said "edit 3" ALL_DECKS;
    NewDeck "new-deck" "Build a new deck" [Key::Char('n')] ALL_DECKS "new" said "new-deck, new-deck Red Luke" ALL_DECKS;
    CopyDeck "copy" "Copy the selected deck" [Key::Char('c')] ALL_DECKS "copy" said "copy 3" ALL_DECKS;
    RenameDeck "rename" "Give the selected deck another name" [Key::Char('R')] ALL_DECKS "rename" said "rename 3 Red Luke" ALL_DECKS;
    DeleteDeck "delete" "Delete the selected deck, after a question" [Key::Char('D'), Key::Delete] ALL_DECKS "delete" said "delete 3" ALL_DECKS;
    ImportDeck "import" "Read a deck from a file; pasting a list into the terminal reads it, too" [Key::Char('i')] ALL_DECKS "import (or paste)" said "import FILE" ALL_DECKS;
    ExportDeck "export" "Write the selected deck to a file, for SWUDB or Melee, by set and number, or as a picklist" [Key::Char('x')] ALL_DECKS "export" said "export 3 FILE" ALL_DECKS;
    ShowDeck "export-text" "Read the selected deck as Melee text and SWUDB JSON" [Key::Char('t')] ALL_DECKS said "export-text 3" ALL_DECKS;
    DeckCode "code" "Show the selected deck as a QR code, for a phone" [Key::Char('Q')] ALL_DECKS said "code 3" ALL_DECKS;
    DeckVersions "versions" "How the selected deck was changed; a version's number behind it copies that version" [Key::Char('v')] ALL_DECKS said "versions 3, versions 3 2" ALL_DECKS;
    AddCard "add" "Add a copy of the selected card" [Key::Char('+'), Key::Char('='), Key::Char(' ')] DECK_OR_POOL "add" said "add vanquish, add 3, add vanquish side" ONE_DECK;
    RemoveCard "remove" "Take out a copy of the selected card" [Key::Char('-'), Key::Delete] DECK_OR_POOL "remove" said "remove 4, remove vanquish" ONE_DECK;
    ShiftCard "move" "Move a copy between deck and sideboard" [Key::Char('s')] ONE_DECK "sideboard" said "move 4" ONE_DECK;
    OtherHalf "other-half" "To the cards, or back to the list" [Key::Tab] ONE_DECK "cards/list";
    NextFormat "format" "Judge the deck for the next format" [Key::Char('f')] ONE_DECK "format" said "format" ONE_DECK;
    SortCards "sort" "Order the cards by number, cost, name or aspect" [Key::Char('S')] ONE_DECK "order" said "sort" ONE_DECK;
    Deal "opening-hand" "Shuffle and look at an opening hand" [Key::Char('o')] ONE_DECK "opening hand" said "opening-hand" ONE_DECK or "hand";
    UndoChange "undo-change" "Take back the last change" [Key::Char('u')] ONE_DECK "undo" said "undo" ONE_DECK or "undo";
    Open "open" "Open or continue what is selected" [Key::Enter] ENTERED "open" said "open 3" LISTED;
    About "about" "Hear all about a row" [] NOWHERE said "about 3" LISTED;
    Up "up" "Up" [Key::Up, Key::Char('k')] UPWARDS;
    Down "down" "Down" [Key::Down, Key::Char('j')] UPWARDS;
    Left "left" "Left" [Key::Left, Key::Char('h')] MOVING;
    Right "right" "Right" [Key::Right, Key::Char('l')] MOVING;
    PageUp "page-up" "A page up" [Key::PageUp] PAGED;
    PageDown "page-down" "A page down" [Key::PageDown] PAGED;
    First "first" "To the beginning" [Key::Home] PAGED;
    Last "last" "To the end" [Key::End] PAGED;
    Line "command" "Type a command, or a whole sentence such as: attack e base" [Key::Char(':')] TYPED "command";
    Search "search" "Search for a name; among cards also t:unit c<=3 a:cunning tr:rebel" [Key::Char('/')] SEARCHED "search" said "search, search luke" HEARD_SEARCHES;
    Settings "settings" "Set colours, signs, curtains, taking back and more; saved for next time" [Key::F(3)] SET "settings" said "settings, settings theme mono" SET_BY_WORD;
    Theme "theme" "Change the colours: theme light; without a name, hear the names" [] TYPED;
    Mouse "mouse" "Give the mouse to the program, or back to the terminal to mark text" [Key::F(2)] EVERYWHERE;
    Redraw "redraw" "Draw the screen again" [Key::Ctrl('l')] EVERYWHERE;
    Back "back" "One step back, also out of a half-chosen attack" [Key::Esc] BACK "back" said "back" BACK_BY_WORD or "cancel";
    Quit "quit" "Quit; a game in progress is saved" [Key::Char('q')] LEAVABLE "quit" said "quit" LINES or "exit";
    Leave "leave" "Leave at once; the game is saved" [Key::Ctrl('c')] EVERYWHERE;
    Help "help" "Show all keys" [Key::Char('?'), Key::F(1)] EVERYWHERE "help" said "help" LINES or "?" "f1";
    KeepCard "keep" "Keep the highlighted card, or open the highlighted booster" [Key::Enter] DRAFT "keep" said "keep 3" DRAFT;
    OwnPicks "picks" "Look at your picks, or at the booster again" [Key::Tab] DRAFT "picks" said "picks" DRAFT;
    WhyCard "score" "What a bot thinks of the highlighted card" [Key::Char('w')] DRAFT "why" said "score, score 3" DRAFT or "why";
    Ring "ring" "Who has how many cards before them" [Key::Char('o')] DRAFT said "ring" DRAFT;
    OpenBooster "next-booster" "Open the next booster; after the last one, see the pool" [Key::Enter, Key::Char(' ')] OPENING "next booster" said "next-booster" OPENING or "next";
    OpenAllBoosters "all-boosters" "Open all boosters at once, and see the pool" [Key::Char('a')] OPENING "open all" said "all-boosters" OPENING or "all";
    PoolCard "face" "Read the selected card" [Key::Enter] POOL "card";
    MakeLeader "leader-of-deck" "Choose who leads the deck, from all leaders of the pool with their texts" [Key::Char('l')] POOL "leader" said "leader, leader 2" POOL or "leader";
    MakeBase "base-of-deck" "Choose the base, from all that the deck may have" [Key::Char('b')] POOL "base" said "base, base 2" POOL or "base";
    GroupPool "group" "Put the pool together by aspect, cost, type or pick" [Key::Char('g')] POOL "group" said "group" POOL;
    Suggest "suggest" "Let the program build a deck from the pool" [Key::Char('s')] POOL "suggest" said "suggest, suggest anyway" POOL;
    UndoBuilding "undo-building" "Take back the last change of the deck" [Key::Char('u')] POOL "undo" said "undo" POOL or "undo";
    ExportPool "export-deck" "Write the deck as SWUDB JSON, and deck and pool as text" [Key::Char('x')] BUILT "export" said "export-deck FILE" BUILT or "export";
    PodEvent "tournament" "Begin a tournament of the people of this pod with their decks; two people play a match" [Key::Char('t')] OPPONENTS "tournament" said "tournament, tournament single, tournament bo3" OPPONENTS;
    ReviewPod "review-draft" "Look back at the draft: what was offered, kept, and what a bot would have kept" [Key::Char('v')] BUILT "review" said "review" BUILT or "review";
    PassOn "pass-on" "Give the keyboard to the next person" [Key::Char('n')] BUILT said "pass-on" BUILT;
    LeavePod "leave-pod" "Leave the pod for good; what is left is picked by lot" [] POD said "leave-pod" POD;
    PlayOpponent "play" "Play the decks of this pod: yours against the selected one" [Key::Enter, Key::Char('m')] OPPONENTS "play" said "play 3" OPPONENTS;
    DeskResult "result" "Enter or correct the result of the selected table; on the players' view, who is here" [Key::Char('r'), Key::Enter] DESK "result" said "result ann bob 2-1, result 3 1-1 time, result ann bob conceded bob, result ann bob 0-2 round 1, result ann bob cyn 1 2 2 (places)" DESK;
    DeskPair "pair" "Pair the next round" [Key::Char('p')] DESK "pair" said "pair" DESK;
    DeskBegin "begin-round" "Let the paired round begin" [Key::Char('b')] DESK "begin" said "begin" DESK or "begin";
    DeskSwap "swap-players" "Let two players change places before the round begins" [Key::Char('z')] DESK "swap" said "swap ann bob, swap ann bob anyway" DESK or "swap";
    DeskAdd "player" "Register a player; after the start, a late one" [Key::Char('a')] DESK "add" said "add ann, add ann uid=77 first=Ann last=Lee" DESK or "add";
    DeskHere "here" "A player is here" [Key::Char('c')] DESK "here" said "here ann, here all" DESK or "here";
    DeskAway "away" "A player is absent after all" [] DESK said "away ann" DESK or "away";
    DeskStart "start" "Start with those who are here" [Key::Char('s')] DESK "start" said "start" DESK;
    DeskDrop "drop" "A player leaves the event" [Key::Char('d')] DESK "drop" said "drop ann" DESK or "drop";
    DeskWhy "why-tables" "Why the tables are as they are" [Key::Char('w')] DESK "why" said "why" DESK or "why";
    DeskUndo "take-back" "Take back the last thing that was done" [Key::Char('u')] DESK "undo" said "undo" DESK or "undo";
    DeskPlay "play-here" "Play or continue the match of the selected table at this keyboard" [Key::Char('m')] DESK "play" said "play 2, play ann bob" DESK or "play";
    DeskTime "time" "Call time at the selected table; without names, at all tables" [Key::Char('t')] DESK "time" said "time, time 2, time ann" DESK or "time";
    DeskExtra "extra" "Grant minutes at the selected table; without names, at all tables" [Key::Char('e')] DESK said "extra 5, extra 5 ann" DESK or "extra";
    DeskPenalty "penalty" "Give a penalty: warning, game-loss, match-loss, disqualified" [Key::Char('P')] DESK said "penalty ann game-loss came late" DESK or "penalty";
    DeskList "hand-in" "Hand in a player's list from a file; it is sealed" [Key::Char('i')] DESK "list" said "list ann deck.json" DESK or "list";
    DeskRounds "rounds" "Play another number of Swiss rounds" [Key::Char('R')] DESK said "rounds 4" DESK or "rounds";
    DeskCut "cut" "Make the bracket of the best players; a casual event says how many" [Key::Char('C')] DESK "cut" said "cut, cut 4" DESK;
    DeskEnd "end-event" "End the event between two rounds" [Key::Char('E')] DESK said "end" DESK or "end";
    DeskView "next-view" "Tables, players, log, top cut: the next of them" [Key::Tab] DESK "views" said "views" DESK or "views";
    DeskTables "tables" "Hear the tables of the round" [] NOWHERE said "tables" DESK or "look";
    DeskPlayers "players" "Hear who has registered" [] NOWHERE said "players" DESK;
    DeskStandings "standings" "Read the standings" [Key::Char('S')] DESK said "standings" DESK;
    DeskLog "event-log" "Read what was done" [Key::Char('L')] DESK said "log" DESK or "log";
    DeskImport "import-players" "Register everybody of a list, another event or a pod; a pasted list, too" [Key::Char('I')] DESK said "import players.csv, import last-week.event, import friday.pod" DESK or "import";
    DeskPeople "people" "What people reached in all events known here" [] DESK said "people, people ann" DESK;
    DeskPenalties "penalties" "Penalties of this event, or of a player in all events" [] DESK said "penalties, penalties ann" DESK;
    DeskLeague "league" "The league of all events known here: by match points, or by points for the places" [] DESK said "league, league 10,8,6,4, league 10,8,6+1" DESK;
    DeskKeep "keep-table" "Let a player sit at the same table in every round" [] DESK said "keep-table ann 1, keep-table ann none" DESK;
    DeskPrizes "prizes" "What the places win at the end, the first place first" [] DESK said "prizes 4 boosters, prizes none" DESK;
    DeskSign "sign" "Say who is at the desk: the log signs with this name" [] DESK said "sign, sign kim" DESK;
    DeskSlips "slips" "Read the slips of the tables" [Key::Char('T')] DESK said "slips" DESK;
    DeskExport "export-event" "Write the event to a file: text, csv, matches or a paper" [Key::Char('x')] DESK "export" said "export text, export csv FILE, export names, export slips.html" DESK or "export";
    RoomBoard "room-board" "Show tables and clock to the room, live" [Key::F(6)] DESK "room board" said "room-board" DESK;
    DeskAnnounce "announce" "Announce something on the room board; without words, end it" [Key::F(7)] DESK said "announce, announce Round 2 begins at eight" DESK;
    DeskSay "say" "Type a command with its words" [Key::Char(':')] DESK said "say" DESK;
    Swap "swap" "Move a copy of the selected card between deck and sideboard" [Key::Enter, Key::Char(' '), Key::Char('s')] SIDE;
    Ready "ready" "Play with the deck as it is, if it is legal" [Key::Char('r')] SIDE_OR_POOL said "ready" SIDE_OR_POOL;
    Close "close" "Close your private view; what you moved stays moved" [Key::Tab] SIDE said "close" GAME_OR_SIDE;
    MoveOut "out" "Move a copy of a card into the sideboard" [] NOWHERE said "out 3" SIDE_OR_POOL;
    MoveIn "in" "Move a copy of a card into the deck" [] NOWHERE said "in 3" SIDE_OR_POOL;
    Look "look" "Hear the table, the match or the deck again" [] NOWHERE said "look" IN_PLAY or "table" "deck";
    Choices "choices" "Hear the choices; a number chooses" [] NOWHERE said "choices" GAME_OR_MATCH or "what";
    Recap "recap" "Hear what happened since you last acted" [] NOWHERE said "recap" BOARD;
    Brief "brief" "Hear only what is needed to choose" [] NOWHERE said "brief" BOARD;
    Usual "usual" "Hear numbers, and the texts of cards that are new" [] NOWHERE said "usual" BOARD;
    Full "full" "Hear all texts, and what cannot be done" [] NOWHERE said "full" BOARD;
    SaveElsewhere "save elsewhere" "When the game cannot be saved: the whole game goes into another file" [] NOWHERE said "save elsewhere" BOARD;
    GoOnUnsaved "go on unsaved" "When the game cannot be saved: go on until it can be" [] NOWHERE said "go on unsaved" BOARD;
    GoOn "on" "After a game: continue the match" [] NOWHERE said "on" BOARD;
    Sheet "sheet" "Hear the score sheet" [] NOWHERE said "sheet" BETWEEN;
    Card "card" "Hear the cards with this name" [] NOWHERE said "card luke" CARDS_HEARD;
    Deck "deck" "Hear a deck" [] NOWHERE said "deck 1" HOME;
    NewTwin "twin" "Set up a game of Twin Suns" [] NOWHERE said "twin ann 1 bob 2 cara 3" HOME;
    NewMatch "match" "Begin a best of three; minutes after the decks set a round clock" [] NOWHERE said "match ann 1 bob 2, match ann 1 bob 2 55" HOME;
    Options "options" "Hear the options of games with three or more players" [] NOWHERE said "options" HOME;
    Set "set" "Set an option of the next game; set usual: all back to the usual" [] NOWHERE said "set base_hp printed" HOME;
}

impl Command {
    /// Commands that only the game at the table can allow or refuse.
    pub const OF_THE_GAME: &[Command] =
        &[Command::Pass, Command::Initiative, Command::Leader, Command::Blast, Command::Plan];

    /// The row of the table.
    pub const fn entry(self) -> &'static Entry {
        // The enum and the table are declared together, in the same order.
        &TABLE[self as usize]
    }

    /// Does it only move through a game that is looked back at?
    pub const fn is_of_past(self) -> bool {
        use Command::{Earlier, Eyes, Faster, Later, Run, Slower};
        matches!(self, Earlier | Later | Run | Faster | Slower | Eyes)
    }

    /// The command with this word on the command line.
    pub fn from_name(name: &str) -> Option<Command> {
        TABLE.iter().find(|entry| entry.name == name).map(|entry| entry.command)
    }
}

impl Entry {
    /// Does it exist only while a teacher offers it?
    pub fn is_taught(&self) -> bool {
        (self.when)(&Situation::default()) == Some(Unavailable::NotTaught)
    }

    /// Its word in line mode: the one that its examples begin with.
    pub(crate) fn word(&self) -> &'static str {
        let mut names = std::iter::once(&self.name).chain(self.aliases);
        names.find(|name| self.said.get(..name.len()) == Some(**name)).unwrap_or(&self.name)
    }

    /// May words follow it in line mode?
    fn takes_words(&self) -> bool {
        self.said != self.name
    }
}
