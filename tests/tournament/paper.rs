//! What an organiser prints: every paper as plain text and for a browser, from a shell, the desk and the wire.

use super::support::{must, registered};
use crate::cli::support::{refused, run, run_with};
use crate::protocol::support::Client;
use serde_json::json;
use std::path::Path;

/// Five players in the first round; one has a name that a browser must not obey, and one sits alone.
fn begun(folder: &Path) {
    let told = |words: &[&str]| {
        let ran = run(folder, &[&["tournament"], words].concat());
        assert_eq!(ran.code, 0, "{words:?}: {}{}", ran.out, ran.err);
    };
    told(&["new", "a.event", "--name", "Friday & friends", "--seed", "5"]);
    for player in ["dov", "Cyn", "Ann", "Bob <b>", "=1+1"] {
        told(&["add", "a.event", player]);
        told(&["check-in", "a.event", player]);
    }
    told(&["start", "a.event"]);
    told(&["pair", "a.event"]);
    told(&["begin", "a.event"]);
}

/// The heads of the matches.
const MATCHES: &str = "round,cut,table,player,opponent,won,lost,drawn,end,by,winner,before,after,opponent_before,\
                       opponent_after,extra_minutes,time_called,penalties,entered,entered_by";

fn paper(folder: &Path, form: &str) -> String {
    let ran = run(folder, &["tournament", "export", "a.event", "--as", form]);
    assert_eq!(ran.code, 0, "{form}: {}", ran.err);
    ran.out
}

#[test]
fn pairings_are_printed_by_table_and_by_name() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let tables = paper(folder, "tables");
    assert!(tables.starts_with("Friday & friends: pairings by table, round 1\n\ntable  players\n"), "{tables}");
    assert_eq!(tables.matches(" - bye").count(), 1, "{tables}");
    assert_eq!(tables.lines().count(), 6, "{tables}");
    let names = paper(folder, "names");
    let first: Vec<&str> = names.lines().skip(3).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(first, ["=1+1", "Ann", "Bob", "Cyn", "dov"], "{names}");
    assert!(names.lines().nth(2).is_some_and(|heads| heads.starts_with("player   table  against")), "{names}");
    let master = paper(folder, "master");
    assert_eq!(master.matches("____________  ____________").count(), 2, "{master}");
    assert_eq!(master.matches("bye").count(), 1, "{master}");
}

#[test]
fn a_master_sheet_has_the_round_until_the_next_with_penalties_and_drops() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let names = paper(folder, "tables");
    let paired: Vec<(&str, &str)> = names.lines().filter_map(|line| line.get(7..)?.split_once(" - ")).collect();
    let played: Vec<&(&str, &str)> = paired.iter().filter(|(_, second)| *second != "bye").collect();
    assert_eq!(played.len(), 2, "{names}");
    let first = played[0].0;
    let told = |words: &[&str]| {
        let ran = run(folder, &[&["tournament"], words].concat());
        assert_eq!(ran.code, 0, "{words:?}: {}{}", ran.out, ran.err);
    };
    told(&["penalty", "a.event", first, "game-loss"]);
    for (one, other) in &played {
        told(&["result", "a.event", one, other, "2-1"]);
    }
    told(&["drop", "a.event", played[1].1]);
    let master = paper(folder, "master");
    assert!(master.contains("round 1") && master.matches("2-1").count() == 2, "{master}");
    assert!(master.contains(&format!("{first}: game loss")), "{master}");
    assert!(master.contains(&format!("{} drops", played[1].1)), "{master}");
}

#[test]
fn a_page_for_a_browser_holds_names_as_texts() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    for paper_name in ["tables", "names", "standings", "ranks", "slips", "master"] {
        let page = paper(folder, &format!("{paper_name}.html"));
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
        assert!(page.contains("Bob &lt;b&gt;") || page.contains("Friday &amp; friends"), "{page}");
        assert!(!page.contains("<b>") && !page.contains("src=") && !page.contains("href="), "{page}");
    }
    assert_eq!(paper(folder, "slips.html").matches("class=\"slip\"").count(), 2);
    assert_eq!(paper(folder, "slips").matches("sign __________").count(), 4);
}

#[test]
fn every_match_is_a_row_that_no_spreadsheet_calculates() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let open = paper(folder, "matches");
    assert_eq!(open.lines().next(), Some(MATCHES));
    assert_eq!((open.matches(",open,").count(), open.matches(",bye,").count()), (2, 1), "{open}");
    assert!(open.contains(",'=1+1,") && !open.contains(",=1+1"), "{open}");
    let tables = paper(folder, "tables");
    let met = tables.lines().find(|line| line.contains(" - ") && !line.contains("bye")).expect("a table");
    let (one, other) = met.trim_start().split_once("  ").expect("a number").1.trim().split_once(" - ").expect("two");
    let ended = run(folder, &["tournament", "result", "a.event", one, other, "0-0", "--end", "agreed"]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(paper(folder, "matches").contains(",0,0,0,agreed,,"), "{}", paper(folder, "matches"));
}

#[test]
fn the_desk_and_the_wire_write_the_same_papers() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    begun(folder);
    let names = paper(folder, "names");
    let desk =
        run_with(folder, &["--plain", "tournament", "a.event"], "export names\nexport ranks.html\nexport pdf\nquit\n");
    assert!(desk.out.contains("a.names.txt"), "{}", desk.out);
    assert!(desk.out.contains("exported as text, csv (standings)"), "{}", desk.out);
    assert_eq!(std::fs::read_to_string(folder.join("a.names.txt")).expect("it was written"), names);
    let ranks = std::fs::read_to_string(folder.join("a.ranks.html")).expect("it was written");
    assert!(ranks.contains("standings"), "{ranks}");
    assert_eq!(refused(folder, &["tournament", "export", "a.event", "--as", "pdf"]).0, 2);
    let mut client = Client::new();
    registered(&mut client, 5, 5);
    must(&mut client, "start", json!({}));
    must(&mut client, "pair", json!({}));
    let wire = must(&mut client, "export", json!({"as": "names"}));
    assert!(wire["text"].as_str().is_some_and(|text| text.contains("pairings by name")), "{wire}");
}
