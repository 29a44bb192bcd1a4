//! The notices of everything in the program come with it: `assets/licences.txt` holds them, generated from the sources
//! that were built.

use super::{METADATA, is_allowed, packages, text};
use crate::expected;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The packages linked into the program, without ours.
fn linked() -> Vec<&'static Value> {
    let nodes = METADATA["resolve"]["nodes"].as_array().expect("a graph");
    let needs = |id: &str| -> Vec<&'static str> {
        let node = nodes.iter().find(|node| node["id"] == id).expect("a node");
        let dependencies = node["deps"].as_array().expect("a list").iter();
        let normal =
            |kinds: &Value| kinds.as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()));
        dependencies.filter(|one| normal(&one["dep_kinds"])).map(|one| text(one, "pkg")).collect()
    };
    let mut found = BTreeSet::new();
    let mut open = vec![text(&METADATA["resolve"], "root")];
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(needs(id));
        }
    }
    let mut linked: Vec<&Value> = packages()
        .iter()
        .filter(|package| found.contains(text(package, "id")) && !package["source"].is_null())
        .collect();
    linked.sort_by_key(|package| (text(package, "name"), text(package, "version")));
    linked
}

/// The notices in a package: its licence files, and of several possible licences the shortest sufficient one.
fn notices(package: &Value) -> Vec<String> {
    let folder = Path::new(text(package, "manifest_path")).parent().expect("a folder");
    let mut files: Vec<(String, String)> = folder
        .read_dir()
        .expect("the sources that were built")
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_name()?.to_str()?.to_uppercase();
            let notice =
                ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|word| name.starts_with(word));
            let text = notice.then(|| std::fs::read_to_string(path).ok())??;
            Some((name, text.replace("\r\n", "\n").trim().to_owned()))
        })
        .collect();
    files.sort();
    let choice = text(package, "license").replace('/', " OR ").contains(" OR ");
    let mit = files.iter().find(|(name, _)| name.contains("MIT")).cloned();
    match mit.filter(|_| choice) {
        Some((_, mit)) => vec![mit],
        None => files.into_iter().map(|(_, text)| text).collect(),
    }
}

/// Every notice once, under the packages it belongs to.
fn page() -> String {
    let mut packages_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in linked() {
        let licence = text(package, "license");
        assert!(is_allowed(licence), "{}: {licence}", text(package, "name"));
        let name = format!("{} {} ({licence})", text(package, "name"), text(package, "version"));
        let mut texts = notices(package);
        if texts.is_empty() {
            texts.push(format!("No notice lies in the package; its manifest names the licence {licence}."));
        }
        for notice in texts {
            packages_of.entry(notice).or_default().push(name.clone());
        }
    }
    let mut groups: Vec<(Vec<String>, String)> = packages_of.into_iter().map(|(text, names)| (names, text)).collect();
    groups.sort();
    let mut page = String::from("What Cantina is built with, and under which terms. Cantina itself: see LICENSE.\n");
    for (names, notice) in groups {
        let _ = writeln!(page, "\n{}\n\n{notice}", names.join("\n"));
    }
    page
}

/// Other systems link other packages: the file lists what this kind of system links.
#[cfg(target_os = "linux")]
#[test]
fn the_notices_of_all_that_is_linked_travel_with_the_program() {
    expected::same("assets/licences.txt", &page());
}
