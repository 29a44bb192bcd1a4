//! What the program is built on: few crates, each with a reason in ARCHITECTURE.md, each used, none twice without need,
//! all under compatible licences. No network is used.

mod licences;

use super::architecture::sources::all;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// Licences whose terms this program can keep.
const LICENCES: [&str; 8] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Unlicense",
    "Unicode-3.0",
    "Zlib",
];

/// Crates in two versions, and who causes it.
const TWICE: [(&str, &str); 4] = [
    ("itertools", "criterion, for timings only"),
    ("syn", "macros of serde and of derive_more, while programs are built only"),
    ("thiserror", "portable-pty's filedescriptor, in tests only"),
    ("thiserror-impl", "the same"),
];

/// What `cargo metadata` says about this machine's build.
static METADATA: LazyLock<Value> = LazyLock::new(|| {
    let host = Command::new(env!("CARGO")).arg("-vV").output().expect("cargo built this test");
    let host = String::from_utf8(host.stdout).expect("text");
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo tells its host").to_owned();
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--format-version", "1", "--filter-platform", &host])
        .args(["--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")])
        .output()
        .expect("cargo built this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
});

fn packages() -> &'static Vec<Value> {
    METADATA["packages"].as_array().expect("a list")
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} of {value}"))
}

/// Every crate of the build with its versions.
fn versions() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut versions: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for package in packages() {
        versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
    }
    versions
}

/// What the manifests of the workspace list; `dev` marks what only tests use. Our own crates are left out.
fn direct() -> BTreeMap<&'static str, bool> {
    let own = packages().iter().filter(|package| package["source"].is_null());
    let dependencies = own.flat_map(|package| package["dependencies"].as_array().expect("a list"));
    let mut direct = BTreeMap::new();
    for dependency in dependencies.filter(|dependency| !dependency["source"].is_null()) {
        let dev = dependency["kind"] == "dev";
        direct.entry(text(dependency, "name")).and_modify(|only: &mut bool| *only &= dev).or_insert(dev);
    }
    direct
}

/// Whether the terms of an expression can be kept: `A OR B` takes one of them, `A AND B` both; the slash is an old
/// `OR`.
fn is_allowed(expression: &str) -> bool {
    let plain = expression.replace('/', " OR ");
    let either = |words: &str| words.split(" OR ").any(|licence| LICENCES.contains(&licence.trim()));
    plain.split(" AND ").all(|part| either(part.trim().trim_start_matches('(').trim_end_matches(')')))
}

#[test]
fn every_licence_goes_with_ours() {
    let refused: Vec<String> = packages()
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(is_allowed))
        .map(|package| format!("{} {}", text(package, "name"), package["license"]))
        .collect();
    assert!(packages().len() > 50, "only {} crates?", packages().len());
    assert!(refused.is_empty(), "{refused:?}");
}

#[test]
fn expressions_of_licences_are_understood() {
    for (expression, allowed) in [
        ("MIT", true),
        ("GPL-3.0-only", false),
        ("GPL-3.0-only OR MIT", true),
        ("MIT/Apache-2.0", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("MIT AND GPL-2.0-or-later", false),
    ] {
        assert_eq!(is_allowed(expression), allowed, "{expression}");
    }
}

#[test]
fn no_crate_is_built_twice_without_need() {
    let twice: Vec<&str> =
        versions().into_iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| name).collect();
    assert_eq!(twice, TWICE.map(|(name, _)| name), "crates with several versions, and the list of those that may");
}

/// The rows of the table of crates: name, version, day of the release, reason.
fn table() -> Vec<[String; 4]> {
    let page = include_str!("../ARCHITECTURE.md");
    let (_, crates) = page.split_once("\n## Crates\n").expect("a part about crates");
    let rows =
        crates.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<String> = row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        cells.try_into().unwrap_or_else(|_| panic!("four cells: {row}"))
    })
    .collect()
}

#[test]
fn every_crate_has_its_line_with_version_day_and_reason() {
    let table = table();
    let mut named: Vec<&str> = table.iter().map(|[name, ..]| name.as_str()).collect();
    let wanted: Vec<&str> = direct().into_keys().collect();
    named.sort_unstable();
    assert_eq!(named, wanted, "the table of crates and the manifest");
    let versions = versions();
    for [name, version, day, why] in &table {
        assert!(versions[name.as_str()].contains(version.as_str()), "{name} {version}: {:?}", versions[name.as_str()]);
        let parts: Vec<&str> = day.split('-').collect();
        assert!(parts.len() == 3 && parts.iter().all(|part| part.parse::<u16>().is_ok()), "{name}: {day} is not a day");
        assert!(why.len() > 10, "{name}: why?");
    }
}

#[test]
fn every_crate_is_used() {
    let sources = |folders: &[&str]| -> String {
        let files = folders.iter().flat_map(|folder| all(folder));
        files.flat_map(|source| source.code().map(|(_, code)| format!("{code}\n")).collect::<Vec<_>>()).collect()
    };
    let (program, tests) = (sources(&["src"]), sources(&["tests", "benches", "examples"]));
    for (name, dev) in direct() {
        let path = format!("{}::", name.replace('-', "_"));
        let text = if dev { &tests } else { &program };
        assert!(text.contains(&path), "{name} is used nowhere");
    }
}

/// The most bytes of a package, even before it is packed.
const LARGEST_PACKAGE: u64 = 1_000_000;

/// The package of the program is small: it holds what it is built from and what says what it is. Every other crate is
/// packaged with its own assets by `.release/crates`, which refuses a large one.
#[test]
fn the_package_is_small_and_holds_what_it_is_built_from() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let output = Command::new(env!("CARGO"))
        .args(["package", "--list", "--offline", "--allow-dirty"])
        .args(["--manifest-path", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")])
        .output()
        .expect("cargo built this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let packaged = String::from_utf8(output.stdout).expect("text");
    let packaged: BTreeSet<&str> = packaged.lines().collect();
    for file in ["Cargo.lock", "Cargo.toml", "CHANGELOG.md", "LICENSE", "README.md", "src/main.rs"] {
        assert!(packaged.contains(file), "{file} is missing");
    }
    let sizes = packaged.iter().filter_map(|file| Some(std::fs::metadata(root.join(file)).ok()?.len()));
    let size: u64 = sizes.sum();
    assert!((10_000..LARGEST_PACKAGE).contains(&size), "{size} bytes");
}

/// What a crate embeds from outside its folder is what `.release/crates` brings into its package: nothing else is found
/// there once it is published.
#[test]
fn what_is_embedded_comes_with_the_packages() {
    let mut embedded = 0;
    for source in all("src") {
        for part in source.text.split("include_").skip(1) {
            let path = part.split('"').nth(1).unwrap_or_default();
            let Some(outside) = path.rsplit("../").next().filter(|_| path.starts_with("../../")) else { continue };
            let brought =
                outside == "LICENSE" || ["assets/", "decks/"].iter().any(|folder| outside.starts_with(folder));
            assert!(brought, "{}: {path}", source.path);
            embedded += 1;
        }
    }
    assert!(embedded > 1, "they are still looked for in the right way");
    let script = std::fs::read_to_string(".release/crates").expect("it is there");
    assert!(script.contains("(?:assets|decks)/[^\"]*|LICENSE"), "the script brings the same");
}

/// Crates that exist to speak over a network.
const SPEAKING: [&str; 12] = [
    "reqwest",
    "hyper",
    "ureq",
    "curl",
    "isahc",
    "tokio",
    "async-std",
    "socket2",
    "native-tls",
    "rustls",
    "quinn",
    "tungstenite",
];

#[test]
fn nothing_speaks_over_a_network() {
    let found: Vec<&str> = SPEAKING.into_iter().filter(|name| versions().contains_key(name)).collect();
    assert_eq!(found, Vec::<&str>::new(), "the program opens no connection");
    for source in all("src") {
        for (line, code) in source.code() {
            let found = ["std::net", "UnixStream", "UnixListener"].into_iter().find(|word| code.contains(word));
            assert_eq!(found, None, "{}:{line}: the program opens no connection", source.path);
        }
    }
}
