//! The file of practice records: it only grows, and survives whatever stops the program.

use shell::practice::figures::habit;
use shell::practice::progress::{Answer, Entry, Keeper, LessonStep, Progress};
use storage::lines_file;
use swu_minds::coach::{Gap, Verdict};

fn answer(loss: f64) -> Entry {
    Entry::Answer(Answer {
        drill: "mulligan".into(),
        item: "mulligan | sor-luke | sor-vader | first | 5".into(),
        class: "mulligan, sor-luke, first, no 2-drop".into(),
        who: None,
        picked: "Keep this hand".into(),
        loss,
        low: loss,
        high: Some(loss),
        fault: None,
        seconds: 4.0,
    })
}

#[test]
fn a_file_cut_at_every_byte_is_read_as_far_as_it_goes_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("practice.jsonl");
    let keeper = Keeper::into(path.clone());
    for number in 0..3 {
        keeper.keep(&answer(f64::from(number) / 100.0)).expect("it is kept");
    }
    let whole = std::fs::read(&path).expect("it is there");
    let text = String::from_utf8(whole.clone()).expect("it is text");
    for length in 0..whole.len() {
        std::fs::write(&path, &whole[..length]).expect("it is cut");
        let lines = text[..length].matches('\n').count();
        let read = keeper.read().expect("it can be read");
        assert_eq!((read.answers().count(), read.foreign()), (lines, 0), "{length}");
        keeper.keep(&answer(0.5)).expect("it goes on");
        let read = keeper.read().expect("it can be read");
        // A line that lacks only its line end still counts.
        let complete = usize::from(whole[length] == b'\n');
        assert_eq!(read.answers().count(), lines + complete + 1, "{length}");
        assert!(read.foreign() <= 1, "{length}");
    }
}

#[test]
fn lines_of_other_days_are_passed_over_and_counted() {
    let lines = [
        "",
        "{",
        "{\"at\":1,\"what\":\"dance\"}",
        "{\"at\":1,\"what\":\"answer\",\"drill\":\"mulligan\",\"item\":\"\",\"class\":\"\",\"picked\":\"\",\"loss\":7.0,\"low\":0,\"seconds\":1}",
        "{\"at\":1,\"what\":\"lesson\",\"id\":\"base\",\"step\":\"done\"}",
    ];
    let progress = Progress::of(lines);
    assert_eq!(progress.foreign(), 3);
    assert!(progress.is_done("base") && !progress.is_done("attack"));
}

#[test]
fn what_was_forgotten_comes_back_itself_and_the_rest_as_something_like_it() {
    let line = |loss: f64, class: &str| {
        let entry = answer(loss);
        let Entry::Answer(answer) = entry else { panic!("an answer") };
        let answer = Answer { class: class.into(), ..answer };
        let mut value = serde_json::to_value(Entry::Answer(answer)).expect("it is written");
        value["at"] = 86_400.into();
        value.to_string()
    };
    let lines = [line(0.2, "hard"), line(0.0, "easy")];
    let due = Progress::of(lines.iter().map(String::as_str)).due();
    assert_eq!(due.len(), 2);
    assert_eq!(due.iter().filter(|due| due.itself).count(), 1, "{due:?}");
    assert_eq!(Gap { loss: 0.2, low: 0.2, high: 0.2 }.verdict(), Verdict::Blunder);
}

#[test]
fn a_lesson_under_way_is_what_was_done_since_it_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let keeper = Keeper::into(folder.path().join("deep/practice.jsonl"));
    let keep = |step| keeper.keep(&Entry::Lesson { id: "base".into(), step }).expect("it is kept");
    [LessonStep::Begun, LessonStep::Picked { option: 2 }, LessonStep::TakenBack].into_iter().for_each(keep);
    let progress = keeper.read().expect("it can be read");
    assert_eq!(progress.under_way("base").len(), 3);
    assert!(progress.under_way("attack").is_empty());
    keep(LessonStep::Done);
    let progress = keeper.read().expect("it can be read");
    assert!(progress.under_way("base").is_empty() && progress.is_done("base"));
}

#[test]
fn a_folder_where_the_file_should_be_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let keeper = Keeper::into(folder.path().to_path_buf());
    assert!(keeper.keep(&answer(0.0)).expect_err("it is not a file").to_string().contains("cannot be written"));
    assert!(keeper.read().expect_err("it is not a file").to_string().contains("cannot be read"));
}

#[cfg(unix)]
#[test]
fn only_its_owner_reads_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("practice.jsonl");
    lines_file::append(&path, "{}").expect("it is written");
    assert_eq!(std::fs::metadata(&path).expect("it is there").permissions().mode() & 0o077, 0);
}

#[test]
fn what_is_wrong_most_often_is_said_in_a_sentence() {
    let wrong = |fault: Option<&str>| {
        let Entry::Answer(answer) = answer(0.2) else { panic!("an answer") };
        Answer { fault: fault.map(str::to_owned), ..answer }
    };
    let attack = Some("an attack where playing a card was better");
    let answers = [wrong(attack), wrong(None), wrong(Some("passing where an attack was better")), wrong(attack)];
    let said = habit(&answers);
    assert_eq!(said.as_deref(), Some("2 of 3 mistakes: an attack where playing a card was better."));
    assert_eq!(habit(&answers[1..3]), None, "one mistake is no habit");
}
