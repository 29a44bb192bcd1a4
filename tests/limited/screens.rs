//! A pod at one keyboard: its screens by keys, its lines, and what nobody else may see of either.

use crate::ui::fake::{Desk, services};
use hotseat::exposure::Closed;
use hotseat::handover::{DEAF, Keystroke};
use hotseat::table::Agreement;
use screen::game::place_lines::PlaceLines;
use screen::game::speaker::Speaker;
use screen::terminal::message::Message;
use shell::place::{Opened, Outcome, Place, Shared};
use shell::pod_session::{PodPace, PodSession};
use std::path::Path;
use std::time::{Duration, Instant};
use storage::pod_file::PodFile;
use swu_decks::limited::{PodKind, PodOptions, PodSeat, PodSetup, Record, Stage};
use swu_screen::pod::told::PodNarrator;

pub(super) fn setup(kind: PodKind, people: &[(usize, &str)], count: usize) -> PodSetup {
    let seat = |number: usize| match people.iter().find(|(seat, _)| *seat == number) {
        Some((_, name)) => PodSeat { name: (*name).to_owned(), bot: false },
        None => PodSeat { name: format!("Bot {number}"), bot: true },
    };
    let options = PodOptions { ahead: true, shuffle_seats: false };
    let sets = vec!["SOR".to_owned(); kind.boosters()];
    PodSetup { kind, sets, seats: (0..count).map(seat).collect(), seed: 7, options }
}

pub(super) fn begin(path: &Path, people: &[(usize, &str)], count: usize) -> PodSession {
    PodSession::begin(path, setup(PodKind::Draft, people, count), PodPace::Friendly, Instant::now()).expect("a pod")
}

/// Spells a name on the curtain of a session, late enough not to count as typed ahead.
pub(crate) fn come(session: &mut PodSession, name: &str) -> bool {
    let at = Instant::now() + DEAF + Duration::from_millis(1);
    for letter in name.chars() {
        session.spell(Keystroke::Letter(letter), at);
    }
    session.spell(Keystroke::Enter, at)
}

#[test]
fn alone_against_bots_nobody_is_asked_for_a_name() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = begin(&home.path().join("a.pod"), &[(0, "Ann")], 8);
    let now = Instant::now();
    while session.stage() < Stage::Build {
        assert!(session.curtain().is_none());
        session.take(0, now).expect("there is always something to take");
    }
    session.cover(Closed::FocusLost, now);
    assert!(session.curtain().is_none());
    session.suggest(now).expect("friendly");
    assert!(session.faults().is_empty(), "{:?}", session.faults());
    session.ready(now).expect("legal");
    assert_eq!((session.stage(), session.opponents().len()), (Stage::Done, 7));
    assert!(session.pairing(3).is_some());
}

#[test]
fn l_7_the_time_for_building_goes_on_where_the_program_was_left() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let (people, now) = ([(0, "Ann"), (1, "Bob")], Instant::now());
    let setup = setup(PodKind::Sealed, &people, 2);
    let session = PodSession::begin(&path, setup, PodPace::Strict, now).expect("a pod");
    assert_eq!(session.curtain().map(|curtain| curtain.why), Some(Closed::Begun.sentence()));
    assert_eq!(session.time_left(now).map(|left| left.of), Some(1800));
    drop(session);
    let opened = PodFile::read(&path).expect("it is there");
    let since = opened.pod.building_since().expect("it runs");
    // Somebody opens the same pod twenty minutes later.
    let later = home.path().join("b.pod");
    let mut file = PodFile::create(&later, &opened.header).expect("it can be made");
    file.append(&[Record::Building { since: since - 1200 }]).expect("it can be written");
    drop(file);
    let mut session = PodSession::go_on(&later, PodPace::Strict, now).expect("the pod");
    assert_eq!(session.curtain().map(|curtain| curtain.why), Some(Closed::Resumed.sentence()));
    let left = session.time_left(now).expect("it runs");
    assert!((590..=600).contains(&left.seconds), "{left:?}");
    assert!(session.pass_time(now + Duration::from_secs(601)).expect("it can be written"));
    assert_eq!(session.stage(), Stage::Done);
}

#[test]
fn two_people_in_a_pod_of_eight_change_places_at_most_sixteen_times() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = begin(&home.path().join("a.pod"), &[(0, "Ann"), (4, "Bob")], 8);
    let mut handovers = 0;
    while session.stage() < Stage::Build {
        if let Some(curtain) = session.curtain() {
            assert!(session.sight().is_none() && session.choice().is_none() && session.deck().is_none());
            let name = curtain.next.first().map(|seat| curtain.table.name(seat).to_owned()).expect("somebody");
            assert!(come(&mut session, &name), "{name}");
            handovers += 1;
        }
        session.take(0, Instant::now()).expect("whoever is asked has something to do");
    }
    assert!(handovers <= 16, "{handovers}");
}

/// What the other person picks changes nothing on Ann's screen until it reaches her.
#[test]
fn screens_of_pods_that_a_seat_cannot_tell_apart_are_equal() {
    let pictures = |other: usize| {
        let home = tempfile::tempdir().expect("a folder");
        let mut session = begin(&home.path().join("a.pod"), &[(0, "Bob"), (4, "Ann")], 8);
        let now = Instant::now();
        // Bob keeps one leader or the other; then Ann comes, who gets none of the cards he passed.
        assert!(come(&mut session, "bob"));
        session.take(other, now).expect("three leaders");
        while session.seat().is_some() {
            session.take(0, now).expect("Bob goes on");
        }
        let curtain = picture(session, 80, 24, "");
        assert!(curtain.contains("A N N"), "{curtain}");
        let mut session = PodSession::go_on(&home.path().join("a.pod"), PodPace::Friendly, now).expect("saved");
        assert!(come(&mut session, "ann"));
        let wide = picture(session, 120, 40, "");
        assert!(wide.contains("Leaders: 3 cards") && wide.contains("Ring"), "{wide}");
        [curtain, wide]
    };
    assert_eq!(pictures(0), pictures(1));
}

pub(super) fn picture(session: PodSession, width: u16, height: u16, keys: &str) -> String {
    let mut desk = Desk::at_home();
    desk.resize(width, height);
    desk.app.open_over(Opened::Pod(Box::new(session)));
    desk.press(keys);
    desk.screen()
}

#[test]
fn enter_keeps_what_the_arrows_highlight_and_it_is_on_disk() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let session = begin(&path, &[(0, "Ann")], 2);
    let second = match session.choice().expect("leaders").options[1] {
        swu_decks::limited::PickOption::Keep(card) => card.printing.id,
        swu_decks::limited::PickOption::Open(_) => panic!("leaders are kept"),
    };
    let shown = picture(session, 80, 24, "Down Enter");
    assert!(shown.contains("Your picks 1"), "{shown}");
    let session = PodSession::go_on(&path, PodPace::Friendly, Instant::now()).expect("saved");
    assert_eq!(session.sight().expect("alone").leaders[0].printing.id, second);
}

#[test]
fn a_lost_focus_draws_the_curtain_over_a_booster() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = begin(&home.path().join("a.pod"), &[(0, "Ann"), (1, "Bob")], 4);
    assert!(come(&mut session, "ann"));
    let mut desk = Desk::at_home();
    desk.app.open_over(Opened::Pod(Box::new(session)));
    assert!(desk.screen().contains("Leaders: 3 cards"));
    desk.send(Message::FocusLost);
    let covered = desk.screen();
    assert!(covered.contains("A N N") && !covered.contains("Leaders"), "{covered}");
}

#[test]
fn p8_the_highlighted_card_is_taken_when_time_and_grace_are_over() {
    let home = tempfile::tempdir().expect("a folder");
    let (start, kind) = (Instant::now(), PodKind::Draft);
    let path = home.path().join("a.pod");
    let mut session = PodSession::begin(&path, setup(kind, &[(0, "Ann")], 4), PodPace::Strict, start).expect("a pod");
    assert!(session.suggest(start).is_err());
    session.highlight(2);
    assert!(!session.pass_time(start + Duration::from_secs(54)).expect("it can be written"));
    assert!(session.pass_time(start + Duration::from_secs(55)).expect("it can be written"));
    assert_eq!(session.sight().expect("alone").leaders.len(), 1);
}

#[test]
fn lines_have_the_powers_of_the_screen() {
    let home = tempfile::tempdir().expect("a folder");
    let sealed = setup(PodKind::Sealed, &[(0, "Ann")], 2);
    let path = home.path().join("a.pod");
    let session = PodSession::begin(&path, sealed, PodPace::Friendly, Instant::now()).expect("a pod");
    let mut told = PlaceLines::new(session, PodNarrator);
    let mut services = services(home.path());
    let mut say = |text: &str| {
        let now = Instant::now();
        told.line(text, &mut services, now, now).lines.join("\n")
    };
    assert!(say("all").contains("leader: none yet"));
    assert!(say("ready").contains("not legal"));
    assert!(say("suggest").contains("30 cards"));
    let inside = say("look").lines().position(|line| line.contains("in the deck 1")).expect("a card of the deck");
    assert!(say(&format!("out {inside}")).contains("29 cards"));
    // A deck built by hand is not replaced without asking, and can be restored.
    let by_hand = say("look");
    assert!(by_hand.contains("29 cards"), "{by_hand}");
    assert!(say("suggest").contains("suggest anyway"));
    assert_eq!(say("look"), by_hand);
    assert!(say("suggest anyway").contains("30 cards"));
    assert_eq!(say("undo"), format!("Taken back.\n{by_hand}"));
    assert!(say("undo").contains("30 cards"), "the copy comes back");
    assert!(say("undo").contains("0 cards"), "nothing was built");
    assert!(say("undo").contains("Nothing was changed"));
    assert!(say("suggest").contains("30 cards"));
    assert!(say("nonsense").contains("not understood"));
    assert!(say("ready").contains("Everybody has built"));
    assert!(say("help").contains("play 3"));
}

#[test]
fn by_keys_a_deck_built_by_hand_is_replaced_after_a_question_and_comes_back() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let sealed = setup(PodKind::Sealed, &[(0, "Ann")], 2);
    let session = PodSession::begin(&path, sealed, PodPace::Friendly, Instant::now()).expect("a pod");
    let mut desk = Desk::at_home();
    desk.app.open_over(Opened::Pod(Box::new(session)));
    let list = || PodFile::read(&path).expect("it is there").pod.seats()[0].deck.clone();
    desk.press("a s");
    let suggested = list();
    assert!(suggested.is_some(), "nothing was built: {}", desk.screen());
    desk.press("s");
    assert!(!desk.screen().contains("Replace"), "the suggestion again replaces nothing: {}", desk.screen());
    desk.press("l Enter + Down +");
    let by_hand = list();
    assert_ne!(by_hand, suggested);
    desk.press("s");
    assert!(desk.screen().contains("Replace the deck you have built?"), "{}", desk.screen());
    desk.press("n");
    assert_eq!(list(), by_hand, "{}", desk.screen());
    desk.press("s y");
    assert_eq!(list(), suggested, "{}", desk.screen());
    desk.press("u");
    assert_eq!(list(), by_hand, "{}", desk.screen());
    assert!(desk.screen().contains("Taken back."), "{}", desk.screen());
    // The journal remembers as well.
    drop(desk);
    let mut again = PodSession::go_on(&path, PodPace::Friendly, Instant::now()).expect("saved");
    again.take_back(Instant::now()).expect("something was changed");
    assert_eq!(list(), suggested);
}

#[test]
fn what_a_bot_thinks_is_said_in_words_and_escape_closes_it_first() {
    let home = tempfile::tempdir().expect("a folder");
    let session = begin(&home.path().join("a.pod"), &[(0, "Ann")], 4);
    let mut desk = Desk::at_home();
    desk.app.open_over(Opened::Pod(Box::new(session)));
    desk.press("w");
    assert!(desk.screen().contains("for the card"), "{}", desk.screen());
    desk.press("Esc");
    let after = desk.screen();
    assert!(!after.contains("for the card") && !after.contains("Leave the table?"), "{after}");
    desk.press("Esc");
    assert!(desk.screen().contains("Leave the table?"), "{}", desk.screen());
}

#[test]
fn n_4_two_people_make_no_tournament_and_no_file() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let now = Instant::now();
    let setup = setup(PodKind::Sealed, &[(0, "Ann"), (1, "Bob")], 2);
    let mut session = PodSession::begin(&path, setup, PodPace::Friendly, now).expect("a pod");
    for name in ["ann", "bob"] {
        assert!(come(&mut session, name));
        session.suggest(now).expect("friendly");
        session.ready(now).expect("legal");
    }
    assert_eq!(session.stage(), Stage::Done);
    let mut told = PlaceLines::new(session, PodNarrator);
    let said = told.line("tournament", &mut services(home.path()), now, now).lines.join("\n");
    assert!(said.contains("Two people play a match.") && said.contains("\"tournament bo3\""), "[N-4] {said}");
    let said = told.line("tournament chess", &mut services(home.path()), now, now).lines.join("\n");
    assert!(said.contains("bo3 for best of three, not chess"), "{said}");
    told.line("tournament single", &mut services(home.path()), now, now);
    assert!(matches!(told.led(), Some(Outcome::Contest(_))), "the match is on the table");
    assert!(!path.with_extension("event").exists(), "nothing was made");
}

#[test]
fn the_curtain_of_a_pod_speaks_of_no_hand() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = begin(&home.path().join("a.pod"), &[(0, "Ann"), (1, "Bob")], 4);
    assert!(come(&mut session, "ann"));
    while session.seat().is_some() {
        session.take(0, Instant::now()).expect("there is something to take");
    }
    assert_eq!(session.curtain().map(|curtain| curtain.why), Some("The next choice is somebody else's."));
}

/// Two people in a pod, Ann at its screen; their agreement closes a hand after five seconds without a key.
fn ann_looks(path: &Path, kind: PodKind) -> Desk {
    let setup = setup(kind, &[(0, "Ann"), (1, "Bob")], 4);
    let session = PodSession::begin(path, setup, PodPace::Friendly, Instant::now()).expect("a pod");
    let mut session = session.as_agreed(&Agreement { idle_seconds: 5, ..Agreement::default() });
    let mut desk = Desk::at_home();
    assert!(come(&mut session, "ann"));
    desk.now = Instant::now() + DEAF + Duration::from_millis(2);
    desk.app.open_over(Opened::Pod(Box::new(session)));
    desk.press("Left");
    desk
}

fn wait(desk: &mut Desk, seconds: u64) -> String {
    desk.now += Duration::from_secs(seconds);
    desk.send(Message::Tick);
    desk.screen()
}

#[test]
fn boosters_and_pools_are_covered_after_three_times_the_idle_time() {
    for (kind, shown) in [(PodKind::Draft, "Leaders: 3 cards"), (PodKind::Sealed, "6 boosters")] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = ann_looks(&home.path().join("a.pod"), kind);
        let open = desk.screen();
        assert!(open.contains(shown) && open.contains("closes in 0:15"), "{open}");
        assert!(wait(&mut desk, 14).contains(shown));
        desk.press("Down");
        let later = wait(&mut desk, 14);
        assert!(later.contains(shown) && later.contains("in 0:01"), "a key gives another while: {later}");
        let covered = wait(&mut desk, 1);
        assert!(covered.contains("A N N") && !covered.contains(shown), "{covered}");
        assert!(covered.contains("The cards were covered: nobody pressed a key for a while."), "{covered}");
    }
}

#[test]
fn what_lies_over_a_booster_goes_with_it_when_it_is_covered() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = ann_looks(&home.path().join("a.pod"), PodKind::Draft);
    desk.press("o");
    assert!(desk.screen().contains("Around the table"), "{}", desk.screen());
    let covered = wait(&mut desk, 15);
    assert!(covered.contains("A N N") && !covered.contains("Around the table"), "{covered}");
}

#[test]
fn a_booster_stays_open_before_the_only_person_and_where_hands_never_close() {
    let home = tempfile::tempdir().expect("a folder");
    let alone = begin(&home.path().join("a.pod"), &[(0, "Ann")], 4);
    let mut never = begin(&home.path().join("b.pod"), &[(0, "Ann"), (1, "Bob")], 4)
        .as_agreed(&Agreement { idle_seconds: 0, ..Agreement::default() });
    assert!(come(&mut never, "ann"));
    for session in [alone, never] {
        let mut desk = Desk::at_home();
        desk.app.open_over(Opened::Pod(Box::new(session)));
        let later = wait(&mut desk, 3600);
        assert!(later.contains("Leaders: 3 cards") && !later.contains("closes in"), "{later}");
    }
}

#[test]
fn in_lines_a_booster_is_covered_by_the_clock_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = begin(&home.path().join("a.pod"), &[(0, "Ann"), (1, "Bob")], 4);
    assert!(come(&mut session, "ann"));
    let mut told = PlaceLines::new(session, PodNarrator);
    let (mut services, now) = (services(home.path()), Instant::now() + DEAF * 2);
    let after = |seconds| now + Duration::from_secs(seconds);
    assert!(told.line("look", &mut services, now, now).lines.join(" ").contains("leaders, pick 1"));
    assert!(
        told.tick(&services, after(89)).is_none(),
        "30 seconds are agreed where nothing else is said: three times that"
    );
    let covered = told.tick(&services, after(90)).expect("it is covered");
    assert!(covered.clear && covered.lines.join(" ").contains("Only Ann should see the screen now"), "{covered:?}");
}

/// After closing what covers an open booster, nobody has it in front of them.
#[test]
fn help_and_settings_over_an_open_booster_cover_it() {
    for keys in ["?", "F1", "F3"] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = ann_looks(&home.path().join("a.pod"), PodKind::Draft);
        assert!(desk.screen().contains("Leaders: 3 cards"));
        desk.press(keys);
        let over = desk.screen();
        desk.press("Esc");
        let after = desk.screen();
        if over.contains("Leaders: 3 cards") {
            assert!(after.contains("Leaders: 3 cards"), "{keys} has no effect here: {over}");
            continue;
        }
        assert!(after.contains("A N N") && !after.contains("Leaders: 3 cards"), "{keys}: {over}\n{after}");
    }
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = ann_looks(&home.path().join("a.pod"), PodKind::Draft);
    assert!(!desk.press("?").screen().contains("Leaders: 3 cards"));
    assert!(desk.press("Esc").screen().contains("The cards were covered while something else was open over them."));
}
