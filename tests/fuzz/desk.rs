//! Lines typed at the desk of an event: each is done or refused with a sentence, and the file always matches the event
//! on the screen.

use events::tournament::{EventFormat, EventSetup, MatchType, Tier};
use shell::command::situation::Focus;
use shell::command::spoken;
use shell::desk_session::{DeskSession, told};
use shell::services::Services;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use swu_cards::library::Library;
use swu_hosted::CardData;
use tempfile::TempDir;

/// How many lines are typed in one run.
const LINES: usize = 60;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

thread_local! {
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder");
}

/// The first byte selects the event, all others are lines.
pub(crate) fn run(data: &[u8]) {
    let Some((first, lines)) = data.split_first() else { return };
    FOLDER.with(|home| {
        let path = home.path().join("a.event");
        if path.exists() {
            std::fs::remove_file(&path).expect("it is ours");
        }
        typed(&path, *first, &String::from_utf8_lossy(lines));
    });
}

fn typed(path: &Path, kind: u8, lines: &str) {
    let format = [EventFormat::Premier, EventFormat::Sealed, EventFormat::TwinSuns][usize::from(kind % 3)];
    let match_type = if format == EventFormat::TwinSuns { MatchType::Single } else { MatchType::Bo3 };
    let setup = EventSetup {
        name: "Friday".into(),
        format,
        tier: Tier::Casual,
        match_type,
        seed: kind.into(),
        sets: Vec::new(),
    };
    let mut session = DeskSession::begin(path, setup).expect("an event");
    // Other people's files are out of reach.
    let folder = path.parent().expect("a folder");
    let services =
        Services::within(Arc::clone(&DATA), boards::games::GAMES, folder).expect("a folder without settings");
    for line in lines.lines().take(LINES) {
        let Some(said) = spoken(line, Focus::Desk) else { continue };
        let before = session.event().clone();
        if let Err(why) = session.order(&said, &services) {
            let why = why.to_string();
            assert!(why.ends_with(['.', '?', '!']), "{line}: {why}");
            assert_eq!(*session.event(), before, "{line}");
        }
        assert!(!told::tables(&session).is_empty());
        let (_, why, _) = (told::players(&session), told::why(&session), told::log(&session));
        assert!(!why.is_empty() && told::standings(&session).is_ok());
    }
    let there = session.event().clone();
    drop(session);
    assert_eq!(*DeskSession::open(path).expect("it opens").event(), there, "what is on disk is what was seen");
}

/// Evenings, as they are typed.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    const ADD: &str = "add Ann\nadd Bob uid=77\nadd Cyn\nadd Dov\nadd Eve Lee\nhere all\nstart\npair\n";
    let swiss = "why\nswap ann bob\nswap ann bob anyway\nbegin\nresult 1 2-1\nresult 2 1-1 time\nlog\nresult ann 2-0\n\
                 result 1 0-2\npair\nextra 5\ntime 1\npenalty bob game-loss late\nbegin\ndrop cyn\nresult 1 2-0 round 1\n\
                 result 1 2-0\nresult 2 2-0\nundo\nundo\nresult 2 2-0\npair\nbegin\nresult 1 agreed\nresult 2 conceded dov\n\
                 end\ncut 4\npair\nbegin\nresult 1 2-0\nresult 1 1-1 time winner ann\nstandings\nslips\n";
    let pods =
        "swap ann eve anyway\nbegin\nresult 1 1 2 2 4 5\npair\nbegin\ndrop bob\nresult 1 1 1 3 4\nend\nstandings\n";
    [(0, swiss), (1, swiss), (2, pods)]
        .map(|(kind, lines)| [&[kind], ADD.as_bytes(), lines.as_bytes()].concat())
        .to_vec()
}
