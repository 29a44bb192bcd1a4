//! Saves recorded long ago: they can be continued whatever the library has gained since.

use crate::rules::support::{Dice, WholeSet};
use hotseat::host::Host;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use storage::save::{self, SaveFile};
use swu_cards::library::Library;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_language::card::Card;
use swu_language::word::{Kind, Rarity};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_view::View;

/// Unfinished games of format 1: a duel, a game of three, a Twin Suns game of four.
const RECORDED: [(&str, &[u8]); 3] = [
    ("duel", include_bytes!("recorded/duel.cantina")),
    ("multiplayer", include_bytes!("recorded/multiplayer.cantina")),
    ("twin-suns", include_bytes!("recorded/twin-suns.cantina")),
];

/// Seven sets of other cards: their ids and titles sort before and after the existing ones.
pub(crate) fn seven_more() -> Vec<(String, String)> {
    let set = include_str!("../../assets/cards/sor.ron");
    let sets = ["AAA", "IBX", "JTX", "LAX", "LOX", "SEW", "ZZZ"];
    let made_up = |code: &str| {
        let other = set.replace("SOR_", &format!("{code}_")).replace("title: \"", &format!("title: \"{code} "));
        (format!("{}.ron", code.to_lowercase()), other)
    };
    sets.map(made_up).into()
}

static TODAY: LazyLock<Arc<CardData>> = LazyLock::new(|| data(&[]));
static LATER: LazyLock<Arc<CardData>> = LazyLock::new(|| data(&seven_more()));

fn data(files: &[(String, String)]) -> Arc<CardData> {
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let library = Library::with_overlay(&files).expect("the cards are sound");
    Arc::new(CardData::of(library))
}

fn go_on(data: &Arc<CardData>, path: &Path) -> (Host<Unlimited>, Option<String>) {
    let opened = SaveFile::open::<Setup, Pick>(path).expect("it can be read");
    let resumed = Host::resume(data, opened.header, opened.records, Box::new(opened.file));
    resumed.unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

#[test]
fn saves_of_format_1_go_on_with_seven_more_sets() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in RECORDED {
        let path = folder.path().join(format!("{name}.cantina"));
        fs::write(&path, bytes).expect("it can be written");
        let now = go_on(&TODAY, &path).0.place();
        let (mut host, notice) = go_on(&LATER, &path);
        assert_eq!((host.place(), notice), (now, None), "{name}");
        if host.awaits_bot() {
            host.choose_as_bot(first, Instant::now()).expect("it goes on, and that is saved");
        }
    }
}

fn first(view: &View) -> Pick {
    Pick::of(&view.decision.as_ref().expect("it decides").options[0])
}

/// A save made today: a duel of the whole set, at random, this many picks long.
fn record(folder: &Path, seed: u64, picks: usize) -> PathBuf {
    let mut dice = Dice::new(seed);
    let players = WholeSet::new(&TODAY.book).decks(&mut dice).map(|setup| PlayerDeck::of(&TODAY.book, &setup));
    let start = Start::Decks {
        options: GameOptions::duel(),
        players: players.into(),
        beginner: Beginner::ByLot,
        marks: Vec::new(),
    };
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start };
    let table = Table::new(setup.names.iter().map(Sitter::bot).collect(), Agreement::default()).expect("a table");
    let opening = Opening::<Unlimited>::new(&TODAY, table, setup, seed, seed).expect("it can be played");
    let file = SaveFile::create(folder, opening.header()).expect("it can be written");
    let path = file.path().to_path_buf();
    let mut host = Host::begin(opening, Box::new(file));
    for _ in 0..picks {
        if host.awaits_bot() {
            let any = |view: &View| {
                let options = &view.decision.as_ref().expect("it decides").options;
                Pick::of(&options[dice.below(options.len())])
            };
            host.choose_as_bot(any, Instant::now()).expect("it is saved");
        }
    }
    path
}

#[test]
fn saves_of_today_go_on_with_seven_more_sets() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in 0..8 {
        let path = record(folder.path(), seed, 40 + 20 * seed as usize);
        let now = go_on(&TODAY, &path).0.place();
        let (host, notice) = go_on(&LATER, &path);
        assert_eq!((host.place(), notice), (now, None), "seed {seed}");
    }
}

#[test]
fn only_a_changed_card_that_is_used_is_spoken_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = record(folder.path(), 1, 10);
    let (header, _) = save::read::<Setup, Pick>(&path).expect("it can be read");
    let Start::Decks { players, .. } = header.setup.start else { panic!("decks were shuffled") };
    let used: BTreeSet<&String> = players.iter().flat_map(|player| &player.deck).collect();
    let set = include_str!("../../assets/cards/sor.ron");
    let notice = |is_used: bool| {
        let unit = |card: &&Card| card.kind == Kind::Unit && card.rarity != Some(Rarity::Rare);
        let cards = TODAY.library.iter().map(|(_, card)| card).filter(unit);
        let id = cards.map(|card| &card.id).find(|id| id.starts_with("SOR_") && used.contains(id) == is_used);
        let id = id.expect("some cards are used, and some are not").clone();
        // The same card with another field: its digest differs, and nothing that is played.
        let from = set.find(&format!("id: \"{id}\"")).expect("it is in the file");
        let rarity = from + set[from..].find("rarity: ").expect("it has a rarity");
        let end = rarity + set[rarity..].find(',').expect("more follows");
        let changed = format!("{}rarity: Rare{}", &set[..rarity], &set[end..]);
        (go_on(&data(&[("sor.ron".into(), changed)]), &path).1, id)
    };
    let (said, id) = notice(true);
    let sentence = format!("Changed since the game began: {id}. Everything played so far is the same with that.");
    assert_eq!(said, Some(sentence));
    assert_eq!(notice(false).0, None);
}
