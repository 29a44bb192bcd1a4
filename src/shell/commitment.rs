//! What is promised about luck before the first card is dealt (rule Z-6), and the secret it comes from.

use crate::refusal::Refusal;
use events::matchplay::fair::{Commitment, FairGame, FairRecord, FairSetup, Hex32, MasterSeed, Reveal, Salt};
use rand::Rng;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The secret of a match: random salt and seed, or the seed from a number somebody chose.
pub(crate) fn secret(seed: Option<u64>) -> Reveal {
    let mut random = rand::rng();
    let mut bytes = [0u8; 32];
    random.fill_bytes(&mut bytes);
    let salt = Salt(Hex32(bytes));
    match seed {
        Some(seed) => bytes = Sha256::digest(seed.to_be_bytes()).into(),
        None => random.fill_bytes(&mut bytes),
    }
    Reveal { salt, seed: MasterSeed(Hex32(bytes)) }
}

/// The facts committed to: who plays, with which cards, how many games.
pub fn facts(names: &[String], decks: &[String], games: &str) -> FairSetup {
    let mut facts = FairSetup::new();
    facts.insert("games".into(), games.into());
    facts.insert("program".into(), env!("CARGO_PKG_VERSION").into());
    for (index, (name, deck)) in names.iter().zip(decks).enumerate() {
        facts.insert(format!("seat {}", index + 1), name.clone());
        let digest: [u8; 32] = Sha256::digest(deck).into();
        facts.insert(format!("deck {}", index + 1), Hex32(digest).to_string());
    }
    facts
}

/// Where the luck of a game starts: a number, and the secret it was taken from, if something was promised.
pub(crate) type Luck = (u64, Option<[u8; 32]>);

/// The promise before a single game (rule Z-6), and where its luck starts.
///
/// # Errors
/// The setup cannot be written down.
pub fn promise(names: &[String], setup: &impl Serialize) -> Result<(FairRecord, Luck), Refusal> {
    let secret = secret(None);
    let text = serde_json::to_string(setup)?;
    let facts = facts(names, &vec![text; names.len()], "1");
    let game = secret.seed.game_seed(1, &[]);
    let luck = (game.as_number(), Some(game.0.0));
    let record = FairRecord {
        commitment: Commitment::to(&secret, &facts),
        setup: facts,
        reveal: Some(secret),
        lots: Vec::new(),
        games: vec![FairGame { number: 1, cuts: Vec::new(), seed: game, shuffles: Vec::new() }],
    };
    Ok((record, luck))
}
