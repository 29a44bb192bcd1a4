//! Reviews: of a finished game, and before that only of the hand of a person who plays alone; and what that hand could
//! know.

use super::{DATA, begun, guide, services, until};
use hotseat::handover::Keystroke;
use hotseat::trust::Trust;
use seats::Seat;
use serde_json::{Value, json};
use shell::command::Command;
use shell::curtain::Purpose;
use shell::games::Seated;
use shell::guide::Guide;
use shell::listing::Listed;
use shell::place::Outcome;
use shell::practice::analysis::record::Reviewed;
use shell::practice::analysis::telling;
use shell::practice::exercises::{About, Exercises};
use shell::practice::menu::Wanted;
use shell::request::Request;
use shell::services::{Mode, NewGame, Services, Sitting};
use shell::session::Session;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::paths::Paths;
use storage::{match_file, saves};
use swu_language::word::Kind;
use swu_minds::coach::review::{Judgement, Summary};
use swu_minds::coach::{Depth, Verdict};
use swu_view::View;

/// Begins a game of these two; returns it with its save.
pub(super) fn played(folder: &Path, seats: [Sitting; 2]) -> (Seated, PathBuf) {
    let (mode, trust) = (Mode::Duel, Trust::PublicFirst);
    let game = NewGame { mode, seats: seats.into(), trust, seed: Some(1), terms: None, options: Vec::new() };
    let (seated, _) = services(folder).start(&game).expect("a game").game().expect("no match");
    let mut games = saves::list(&Paths::within(folder).saves()).expect("the folder is read").games;
    (seated, games.remove(0).path)
}

/// Ann gives up.
pub(super) fn concede(session: &mut dyn Session) {
    let later = Instant::now() + Duration::from_secs(5);
    session.ask(Purpose::Concede(Seat(0)), Instant::now()).expect("Ann is asked");
    let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone());
    for key in letters.unwrap_or_default().chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
        session.spell(key, later).expect("a key");
    }
    assert!(session.outcome().is_some(), "Ann has given up");
}

/// Whether the review of a seat is refused because the game or match is not over.
fn sealed(folder: &Path, save: &Path, seat: Option<usize>) -> bool {
    let wanted = Wanted::Review(save.to_path_buf(), seat, Depth::Quick);
    services(folder).practise(&wanted).err().is_some_and(|why| why.to_string().contains("is not over"))
}

#[test]
fn before_its_end_only_the_hand_of_somebody_alone_is_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_seated, save) = played(folder.path(), [Sitting::said("Ann", 0), Sitting::said("Bot=random", 1)]);
    assert!(!sealed(folder.path(), &save, None) && !sealed(folder.path(), &save, Some(1)), "it is their own hand");
    assert!(sealed(folder.path(), &save, Some(2)), "the hand of the program is a secret until the end");
}

#[test]
fn a_pin_keeps_a_hand_from_being_reviewed_before_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let guarded = Sitting { pin: "1234".into(), ..Sitting::said("Ann", 0) };
    let (_seated, save) = played(folder.path(), [guarded, Sitting::said("Bot=random", 1)]);
    assert!(sealed(folder.path(), &save, None) && sealed(folder.path(), &save, Some(1)));
}

#[test]
fn a_game_between_people_is_reviewed_when_it_and_its_match_are_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut seated, save) = played(folder.path(), [Sitting::said("Ann", 0), Sitting::said("Bob", 1)]);
    assert!([None, Some(1), Some(2)].into_iter().all(|seat| sealed(folder.path(), &save, seat)));
    concede(seated.session_mut());
    assert!(!sealed(folder.path(), &save, Some(1)) && !sealed(folder.path(), &save, Some(2)), "it is over");
    let part = folder.path().join("match").join(save.file_name().expect("a name"));
    std::fs::create_dir(folder.path().join("match")).expect("a folder");
    std::fs::copy(&save, &part).expect("a copy");
    // If a match cannot be read, nobody knows whether it is over.
    std::fs::write(part.with_file_name(match_file::JOURNAL), "nothing").expect("a journal");
    assert!(sealed(folder.path(), &part, Some(1)) && sealed(folder.path(), &part, Some(2)));
}

/// Bob's deck: the starter, or one with the same leader and base and no card in common.
fn deck(other: bool) -> Value {
    let mut list: Value = serde_json::from_str(include_str!("../../decks/sor-vader.json")).expect("it is JSON");
    let known = list["deck"].as_array().cloned().expect("cards");
    if other {
        let fits = |id: &str| known.iter().all(|entry| entry["id"] != id);
        let units = DATA
            .book
            .all()
            .map(|def| DATA.book.card(def))
            .filter(|card| card.kind == Kind::Unit && card.cost >= 4 && !card.unique && fits(&card.id));
        let counts = known.iter().map(|entry| entry["count"].clone());
        list["deck"] = units.zip(counts).map(|(card, count)| json!({"id": card.id, "count": count})).collect();
    }
    list["metadata"] = json!({"name": "Bob's deck"});
    list["sideboard"] = json!([]);
    list
}

/// This many of Ann's picks are reviewed.
const PICKS: usize = 3;

/// Ann keeps her hand and puts cards into resources against a program with this deck: all she saw, and her review.
fn reviewed(bobs: &Value) -> (Vec<View>, Vec<Guide>) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = Paths::within(folder.path());
    std::fs::create_dir_all(paths.decks()).expect("a folder");
    std::fs::write(paths.decks().join("bob.json"), bobs.to_string()).expect("a deck");
    let mut services = services(folder.path());
    let place = services.decks().iter().position(|deck| deck.name == "Bob's deck").expect("it is found");
    let seats = vec![Sitting::said("Ann", 0), Sitting::said("Bob=random", place)];
    let (mode, trust) = (Mode::Duel, Trust::PublicFirst);
    let game = NewGame { mode, seats, trust, seed: Some(5), terms: None, options: Vec::new() };
    let Some((Seated::Unlimited(mut session), _)) = services.start(&game).expect("it starts").game() else {
        panic!("a game")
    };
    let (mut seen, mut later) = (Vec::new(), Instant::now());
    while seen.len() < PICKS {
        while session.decides() != Some(Seat(0)) || session.thinking().is_some() {
            later += Duration::from_secs(1);
            session.tick(later);
        }
        seen.push(session.visible().view().clone());
        session.pick(0, later).expect("it is an option");
    }
    drop(session);
    let save = saves::list(&paths.saves()).expect("the folder is read").games.remove(0).path;
    let mut session = begun(&mut services, &Wanted::Review(save, Some(1), Depth::Quick));
    until(&mut *session, "it is reviewed", |session| guide(session).covers);
    let mut said = vec![guide(&*session).clone()];
    while session.teacher().expect("a teacher").teach(Command::NextItem, Instant::now()).is_ok()
        && session.decides().is_some()
    {
        said.push(guide(&*session).clone());
    }
    (seen, said)
}

/// What the program held has no influence on the review of the person who played against it.
#[test]
fn a_review_tells_nothing_of_what_the_others_held() {
    let [one, other] = [false, true].map(|other| reviewed(&deck(other)));
    assert!(one.0 == other.0, "Ann saw the same up to her last pick");
    assert_eq!(one.1, other.1);
    assert!(one.1[0].said.iter().any(|said| said.text.contains("decisions")), "{:?}", one.1);
    let told = one.1.iter().flat_map(|guide| &guide.said).find(|said| said.text.contains("was better"));
    assert_eq!(told, None, "what is better is not told before it is chosen again");
}

/// A decision with this chance to win before it, give or take four points.
fn decided(at: usize, equity: f64, draw: f64) -> Judgement {
    let (loss, low, high, verdict, doubt) = (0.0, 0.0, 0.0, Verdict::Fine, 0.04);
    Judgement { at, seat: Seat(0), picked: 0, best: 0, loss, low, high, verdict, equity, doubt, draw }
}

#[test]
fn one_course_tells_the_chances_of_both_and_what_made_it_jump() {
    let reviewed: Reviewed = Reviewed {
        decisions: vec![decided(3, 0.80, 0.0), decided(9, 0.40, -0.05), decided(12, 0.44, 0.0), decided(20, 0.60, 0.0)],
        summary: Some(Summary { seat: Seat(0), decisions: 4, lost: 0.0, luck: -0.05 }),
        costliest: Vec::new(),
        between: vec![vec![], vec!["Bob plays Darth Vader for 7.".into()], vec!["Bob passes.".into()], vec![]],
        others: vec!["Bob".into()],
        won: None,
        rounds: vec![3, 4, 4, 5],
    };
    let said = telling::summary(&reviewed, "Ann");
    let text: Vec<&str> = said.iter().map(|said| said.text.as_str()).collect();
    let text = text.join("\n");
    assert!(text.contains("what is left to 100 is Bob's"), "{text}");
    assert!(text.contains("if both sides search their next moves"), "whose points they are: {text}");
    assert!(text.contains("Round 4, 80 to 40 %: the draw (-5); Bob plays Darth Vader for 7."), "{text}");
    assert!(text.contains("Round 5, 44 to 60 %: what was drawn and turned up."), "{text}");
    assert!(!text.contains("40 to 44"), "that may be chance: {text}");
    let told: String = said.iter().map(|said| said.told()).collect::<Vec<_>>().join("\n");
    assert!(told.contains("3 80 %, 4 40 %, 5 60 %; what is left to 100 is Bob's."), "{told}");
}

#[test]
fn the_list_asks_whose_decisions_if_two_people_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut seated, _) = played(folder.path(), [Sitting::said("Ann", 0), Sitting::said("Bob", 1)]);
    concede(seated.session_mut());
    drop(seated);
    let mut services = services(folder.path());
    let mut list = Exercises::new(About::Practice);
    let titles = |list: &Exercises, services: &Services| -> Vec<String> {
        list.sheet(services).rows.into_iter().map(|row| row.title).collect()
    };
    let all = titles(&list, &services);
    let row = all.iter().position(|title| title.starts_with("Review: Ann, Bob")).unwrap_or_else(|| panic!("{all:?}"));
    let open = |list: &mut Exercises, services: &mut Services, row: usize| {
        list.obey(&Request::at(Command::Open, row), services, Instant::now())
    };
    assert!(matches!(open(&mut list, &mut services, row), Ok(Outcome::Changed(_))));
    assert_eq!(titles(&list, &services), ["Review: Ann", "Review: Bob"]);
    assert!(matches!(open(&mut list, &mut services, 1), Ok(Outcome::Play(_))), "Bob's decisions are reviewed");
    assert!(list.step_back() && titles(&list, &services) == all);
}
