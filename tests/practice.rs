//! Learning and practising at the table, in panels and in lines, and the records of it.

mod drills;
mod first_game;
mod honest;
mod kept;
mod lessons;
mod lines;
mod puzzles;
mod quiz;
mod reviews;
mod second;

use hotseat::handover::Keystroke;
use hotseat::table::Agreement;
use shell::curtain::Purpose;
use shell::games::{Seated, UnlimitedSession};
use shell::guide::Guide;
use shell::practice::menu::Wanted;
use shell::services::Services;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

/// The program with its files in this folder.
fn services(folder: &Path) -> Services {
    Services::new(Arc::clone(&DATA), boards::games::GAMES, Paths::within(folder), Agreement::default())
}

/// An exercise on the table.
#[track_caller]
fn begun(services: &mut Services, wanted: &Wanted) -> Box<UnlimitedSession> {
    match services.practise(wanted) {
        Ok((Seated::Unlimited(session), _)) => session,
        Ok(_) => panic!("{wanted:?} is of another game"),
        Err(why) => panic!("{wanted:?}: {why}"),
    }
}

fn guide(session: &UnlimitedSession) -> &Guide {
    session.guide().expect("a teacher is there")
}

/// All that is said.
fn said(session: &UnlimitedSession) -> String {
    guide(session).said.iter().map(|said| said.text.as_str()).collect::<Vec<_>>().join("\n")
}

/// Lets time pass until this holds.
#[track_caller]
fn until(session: &mut UnlimitedSession, what: &str, so: impl Fn(&UnlimitedSession) -> bool) {
    let begun = Instant::now();
    while !so(session) {
        assert!(begun.elapsed() < Duration::from_secs(600), "waiting until {what}: {}", said(session));
        session.tick(Instant::now());
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Picks the first option of the decision with this label.
fn pick(session: &mut UnlimitedSession, label: &str) {
    let decision = session.visible().view().decision.as_ref().expect("a decision");
    let place = decision.options.iter().position(|option| option.label.starts_with(label));
    let place = place.unwrap_or_else(|| panic!("no {label}: {:?}", decision.options));
    session.pick(place, Instant::now()).expect("it can be picked");
}

/// Whoever is awaited comes to the keyboard and spells what is asked for; the time at which they did.
#[track_caller]
fn spell(session: &mut UnlimitedSession) -> Instant {
    session.ask(Purpose::Hand, Instant::now()).expect("a name is asked for");
    let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone()).expect("letters");
    let later = Instant::now() + Duration::from_secs(5);
    letters.chars().for_each(|letter| {
        session.spell(Keystroke::Letter(letter), later).expect("a letter");
    });
    session.spell(Keystroke::Enter, later).expect("it is spelled");
    later
}
