//! What is told outside the table: a table that is watched in another window, and reports. Neither tells anything hidden,
//! not even once the game is over.

use super::curtain::discarded_in;
use super::replays::{Kept, kept};
use crate::ui::deck_library::local_services;
use hotseat::journal::{Journal, Record};
use seats::Seat;
use shell::games::Recorded;
use shell::place::Opened;
use shell::recorded_game::RecordedGame;
use shell::report::Asked;
use std::path::{Path, PathBuf};
use storage::save::SaveFile;
use swu_view::View;

type Watched = RecordedGame<View>;

/// The save of a game with this many of its records.
fn saved(folder: &Path, (header, records): &Kept, count: usize) -> PathBuf {
    let mut file = SaveFile::create(folder, header).expect("it can be written");
    file.append(&records[..count]).expect("it can be written");
    file.path().to_path_buf()
}

fn watched(home: &Path, save: &Path) -> Watched {
    let opened = local_services(home).watch_running(Some(save)).expect("it can be watched");
    let Opened::Replay(Recorded::Unlimited(mut games)) = opened else { panic!("a table") };
    games.pop().expect("one game")
}

/// Everything that somebody who watches may ever see of a moment.
fn seen(watched: &Watched, at: usize) -> String {
    let course = watched.course();
    let asked: Vec<Option<Seat>> = vec![None, Some(Seat(0)), Some(Seat(1))];
    let views: Vec<Option<View>> = asked.iter().map(|eyes| course.view(at, *eyes)).collect();
    let logs: Vec<String> = asked.iter().map(|eyes| format!("{:?}", course.log(at, *eyes))).collect();
    format!("{views:?}{logs:?}{:?}{:?}{:?}", course.laid_out(at), course.seed(), course.moments().get(at))
}

/// How many records there are up to this many steps.
fn records_of(records: &[Record<swu_hosted::Pick>], steps: usize) -> usize {
    let is_step = |record: &Record<_>| matches!(record, Record::Pick { .. } | Record::Concede { .. });
    let at = records.iter().enumerate().filter(|(_, record)| is_step(record)).map(|(at, _)| at).nth(steps);
    at.unwrap_or(records.len())
}

#[test]
fn a_watched_table_and_a_report_tell_nothing_hidden() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut compared, mut reports, mut whole_games) = (0, 0, 0);
    for seed in 0..16 {
        let games = kept(seed);
        let saves = [0, 1].map(|world| {
            let folder = home.path().join(format!("{seed}-{world}"));
            saved(&folder, &games[world], games[world].1.len())
        });
        let courses = saves.each_ref().map(|save| watched(home.path(), save));
        let [one, other] = &courses;
        assert!(
            one.course().eyes().is_empty() && one.course().outcome().is_some(),
            "nobody's eyes, although it is over"
        );
        let last = one.course().moments().len().min(other.course().moments().len());
        let turned_up = |watched: &Watched, at: usize| watched.course().view(at, None).map(discarded_in);
        let same = (0..last).take_while(|at| turned_up(one, *at) == turned_up(other, *at)).count();
        for at in 0..same {
            assert_eq!(seen(one, at), seen(other, at), "seed {seed}, moment {at}");
            compared += 1;
        }
        whole_games += usize::from(same == last);
        let services = local_services(home.path());
        let told = [0, 1].map(|world| {
            let folder = home.path().join(format!("{seed}-{world}-part"));
            let save = saved(&folder, &games[world], records_of(&games[world].1, same.saturating_sub(1)));
            services.report(&save, Asked::default()).expect("it can be written")
        });
        assert_eq!(told[0], told[1], "seed {seed}");
        assert!(told[0].contains("%%% course") && !told[0].contains("Fault "), "{}", told[0]);
        reports += 1;
    }
    assert!(compared > 50 && reports == 16 && whole_games > 0, "{compared} moments, {whole_games} whole games");
}
