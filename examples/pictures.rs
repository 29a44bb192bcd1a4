//! Draws the pictures of the README again: `cargo run --example pictures`.
//!
//! With `record` after it, the games they show are recorded again first: bots play them.

#[path = "pictures/draw.rs"]
mod draw;

use hotseat::table::Agreement;
use hotseat::trust::Trust;
use shell::services::{Mode, NewGame, Services, Sitting};
use shell::session::Session;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().nth(1).is_some_and(|word| word == "record") {
        record("duel", Mode::Duel, &["Ann", "Bob"], 11)?;
        record("twin-suns", Mode::TwinSuns, &["Ann", "Bob", "Cara", "Dan"], 5)?;
    }
    for (name, picture) in draw::pictures()? {
        std::fs::write(Path::new(draw::FOLDER).join(&name), picture)?;
        println!("{name}");
    }
    Ok(())
}

/// Lets bots play a game, and keeps its save.
fn record(name: &str, mode: Mode, people: &[&str], seed: u64) -> Result<(), Box<dyn Error>> {
    let folder = std::env::temp_dir().join(format!("cantina-pictures-{}", std::process::id()));
    let data = Arc::new(CardData::of(Library::embedded()));
    let mut services = Services::new(data, boards::games::GAMES, Paths::within(&folder), Agreement::default());
    let leaders = mode.leaders().unwrap_or(1);
    let decks: Vec<usize> = (0..services.decks().len()).filter(|deck| services.leaders(*deck) == leaders).collect();
    let seats = people
        .iter()
        .zip(decks.iter().cycle())
        .map(|(name, deck)| Sitting { bot: Some("sensible".into()), ..Sitting::said(name, *deck) });
    let game = NewGame {
        mode,
        seats: seats.collect(),
        trust: Trust::PublicFirst,
        seed: Some(seed),
        terms: None,
        options: Vec::new(),
    };
    let (mut seated, _) = services.start(&game).map_err(|why| why.to_string())?.game().ok_or("a match")?;
    let play = |session: &mut dyn Session| {
        let now = Instant::now();
        while session.outcome().is_none() && session.tick(now) {}
    };
    play(seated.session_mut());
    services.left();
    let saved = services.newest_finished().ok_or("the game did not end")?;
    std::fs::create_dir_all(draw::FOLDER)?;
    std::fs::copy(saved, Path::new(draw::FOLDER).join(format!("{name}.cantina")))?;
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
