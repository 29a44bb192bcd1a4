//! Lines as the journal of a match, correctly sealed: refused with a sentence, or a match that can be continued.

use super::journal;
use data::seal;
use events::matchplay::{MatchKind, Round};
use hotseat::handover::Keystroke;
use hotseat::table::{Agreement, Sitter, Table};
use shell::hosted_match::HostedMatch;
use shell::hosted_match::NewMatch;
use shell::match_view::Part;
use shell::place::Outcome;
use shell::services::Services;
use shell::verify::examine;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use storage::match_file::JOURNAL;
use storage::match_journal;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;
use tempfile::TempDir;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

const MAGIC: &str = "cantina match 1\n";

/// How many choices are made after opening.
const CHOICES: usize = 8;

thread_local! {
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder");
}

/// Opens the bytes as a journal, and as the contents of one.
pub(crate) fn run(data: &[u8]) {
    FOLDER.with(|home| {
        let folder = home.path().join("fuzz.match");
        fs::create_dir_all(&folder).expect("it can be made");
        open(&folder, data);
        if let Some(forged) = forge(data) {
            open(&folder, &forged);
        }
        fs::remove_dir_all(&folder).expect("it is ours");
    });
}

pub(crate) fn forge(data: &[u8]) -> Option<Vec<u8>> {
    journal::forge(MAGIC, data)
}

fn open(folder: &Path, bytes: &[u8]) {
    let journal = folder.join(JOURNAL);
    fs::write(&journal, bytes).expect("it can be written");
    if let Err(why) = match_journal::summary(folder) {
        assert!(!why.to_string().is_empty());
    }
    assert!(!examine(&DATA, boards::games::GAMES, folder).lines.is_empty());
    assert_eq!(fs::read(&journal).expect("it is there"), bytes, "looking changes nothing");
    match HostedMatch::resume(Arc::clone(&DATA), folder) {
        Err(why) => assert!(!why.to_string().is_empty()),
        Ok(contest) => go_on(contest),
    }
}

fn go_on(mut contest: HostedMatch) {
    let mut now = Instant::now();
    for number in 0..CHOICES {
        now += Duration::from_secs(1);
        if let Err(why) = contest.tick(now, None) {
            assert!(!why.to_string().is_empty());
        }
        let count = contest.view().choices.len();
        if count == 0 {
            return;
        }
        match contest.choose(number % count, None, now) {
            Ok(Outcome::Left) => return,
            Ok(Outcome::Type { then, .. }) => {
                let (row, text) = (then.at.expect("a choice"), if number % 2 == 0 { "7" } else { "yes" });
                drop(contest.choose(row, Some(text), now));
            }
            Ok(_) => {}
            Err(why) => assert!(!why.to_string().is_empty()),
        }
        now += Duration::from_secs(1);
        if let Some(spelling) = contest.spelling() {
            for letter in spelling.letters.unwrap_or_default().chars() {
                drop(contest.spell(Keystroke::Letter(letter), now));
            }
            if let Err(why) = contest.spell(Keystroke::Enter, now) {
                assert!(!why.to_string().is_empty());
            }
        }
        if contest.private_page().is_some() {
            drop(contest.shift(number, Part::Deck));
            drop(contest.shift(number, Part::Sideboard));
            drop(contest.ready());
            contest.close_page();
        }
    }
}

/// The contents of the journals of some matches.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let kinds =
        [(MatchKind::BestOfThree, Some(55), 0), (MatchKind::SingleGame, None, 3), (MatchKind::BestOfThree, None, 6)];
    kinds.map(|(kind, minutes, choices)| contents(kind, minutes, choices)).to_vec()
}

fn contents(kind: MatchKind, minutes: Option<u32>, choices: usize) -> Vec<u8> {
    let home = tempfile::tempdir().expect("a folder");
    let services =
        Services::new(Arc::clone(&DATA), boards::games::GAMES, Paths::within(home.path()), Agreement::default());
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::person("Bob")], Agreement::default()).expect("a table");
    let lists = ["sor-luke", "sor-vader"].map(|key| services.list(key).expect("a sample")).to_vec();
    let mut contest = services
        .begin_match(NewMatch {
            limited: false,
            sets: Vec::new(),
            table,
            lists,
            kind,
            minutes,
            round: Round::Swiss,
            review: false,
            curtain_stops_clock: true,
            conduct: events::matchplay::Conduct::Friendly,
            organiser: None,
            seed: Some(11),
        })
        .expect("a match");
    let mut now = Instant::now();
    for _ in 0..choices {
        now += Duration::from_secs(1);
        match contest.choose(0, None, now) {
            Ok(Outcome::Type { then, .. }) => {
                contest.choose(then.at.expect("a choice"), Some("7"), now).expect("a cut");
            }
            Ok(_) => {}
            Err(_) => break,
        }
        now += Duration::from_secs(1);
        if let Some(letters) = contest.spelling().and_then(|spelling| spelling.letters) {
            for letter in letters.chars() {
                contest.spell(Keystroke::Letter(letter), now).expect("it is heard");
            }
            contest.spell(Keystroke::Enter, now).expect("it is done");
        }
    }
    let folder = fs::read_dir(home.path().join("saves")).expect("saves").next().expect("a match").expect("an entry");
    drop(contest);
    let text = fs::read_to_string(folder.path().join(JOURNAL)).expect("a journal");
    let bodies = text.lines().skip(1).filter_map(|line| line.rsplit(' ').next());
    let json = |body: &str| seal::unseal::<serde_json::Value>(body).expect("sealed").to_string();
    bodies.map(json).collect::<Vec<_>>().join("\n").into_bytes()
}
