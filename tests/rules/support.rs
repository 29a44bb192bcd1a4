//! Books, decks and players for whole random games.

use swu_cards::library::Library;
use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// No game of two decks comes near this many picks.
pub(crate) const TOO_LONG: u32 = 20_000;

/// A small generator for the players (xorshift64*), so that the game's luck stays the game's.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// The generator of a seed.
    pub(crate) fn new(seed: u64) -> Dice {
        Dice((seed.wrapping_add(1)).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D);
        ((u128::from(word) * bound as u128) >> 64) as usize
    }
}

/// The embedded cards, compiled.
pub(crate) fn book() -> Book {
    Book::of(&Library::embedded())
}

/// The two decks of the first starter.
pub(crate) fn starters(book: &Book) -> [PlayerSetup; 2] {
    let lists = [include_str!("../../decks/sor-luke.json"), include_str!("../../decks/sor-vader.json")];
    lists.map(|list| listed(book, list).expect("the cards of a starter are in the book"))
}

/// The player of a list; `None` if a card is not in the book.
pub(crate) fn listed(book: &Book, list: &str) -> Option<PlayerSetup> {
    let list: serde_json::Value = serde_json::from_str(list).expect("a list is JSON");
    let find = |entry: &serde_json::Value| book.find(entry["id"].as_str().expect("an entry has an id"));
    let mut deck = Vec::new();
    for entry in list["deck"].as_array().expect("a deck is a list") {
        let count = entry["count"].as_u64().expect("an entry has a count") as usize;
        deck.extend(std::iter::repeat_n(find(entry)?, count));
    }
    let mut leaders = vec![find(&list["leader"])?];
    if list["secondleader"].is_object() {
        leaders.push(find(&list["secondleader"])?);
    }
    Some(PlayerSetup { leaders, base: find(&list["base"])?, deck })
}

/// The cards of these types whose ids begin with this set.
fn of_kind(book: &Book, set: &str, kinds: &[Kind]) -> Vec<DefId> {
    book.all().filter(|def| book.card(*def).id.starts_with(set) && kinds.contains(&book.card(*def).kind)).collect()
}

/// The whole set, sorted by the parts of a deck.
pub(crate) struct WholeSet {
    leaders: Vec<DefId>,
    bases: Vec<DefId>,
    cards: Vec<DefId>,
}

#[allow(dead_code)] // Not every program that shares this file needs all of it.
impl WholeSet {
    /// The first set.
    #[allow(dead_code)] // Not every program that shares this file plays it.
    pub(crate) fn new(book: &Book) -> WholeSet {
        WholeSet::of(book, "SOR_")
    }

    /// All sets together.
    pub(crate) fn all(book: &Book) -> WholeSet {
        WholeSet::of(book, "")
    }

    /// The three sets of the tournament rules.
    #[allow(dead_code)] // Not every program that shares this file plays them.
    pub(crate) fn three(book: &Book) -> WholeSet {
        WholeSet::of_sets(book, &["SOR_", "SHD_", "TWI_"])
    }

    /// All cards whose ids begin like this.
    pub(crate) fn of(book: &Book, set: &str) -> WholeSet {
        WholeSet::of_sets(book, &[set])
    }

    fn of_sets(book: &Book, sets: &[&str]) -> WholeSet {
        let kinds = |kinds: &[Kind]| sets.iter().flat_map(|set| of_kind(book, set, kinds)).collect();
        WholeSet {
            leaders: kinds(&[Kind::Leader]),
            bases: kinds(&[Kind::Base]),
            cards: kinds(&[Kind::Unit, Kind::Event, Kind::Upgrade]),
        }
    }

    /// Players for a game of several, with as many leaders as it asks for.
    #[allow(dead_code)] // Not every program that shares this file plays with several.
    pub(crate) fn players(&self, dice: &mut Dice, options: &GameOptions, seats: usize) -> Vec<PlayerSetup> {
        let player = |_| {
            let mut player = self.deck(dice);
            while player.leaders.len() < options.leaders.into() {
                let next = self.leaders[dice.below(self.leaders.len())];
                if !player.leaders.contains(&next) {
                    player.leaders.push(next);
                }
            }
            player
        };
        (0..seats).map(player).collect()
    }

    /// A legal random deck: any leader, any base, 50 cards, at most three of each.
    pub(crate) fn deck(&self, dice: &mut Dice) -> PlayerSetup {
        let mut deck: Vec<DefId> = Vec::with_capacity(50);
        while deck.len() < 50 {
            let card = self.cards[dice.below(self.cards.len())];
            if deck.iter().filter(|other| **other == card).count() < 3 {
                deck.push(card);
            }
        }
        PlayerSetup {
            leaders: vec![self.leaders[dice.below(self.leaders.len())]],
            base: self.bases[dice.below(self.bases.len())],
            deck,
        }
    }

    /// Two such decks.
    pub(crate) fn decks(&self, dice: &mut Dice) -> [PlayerSetup; 2] {
        [self.deck(dice), self.deck(dice)]
    }
}

/// The outcome of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Played {
    /// Options picked.
    pub picks: u32,
    /// Picks among two or more.
    pub decisions: u32,
    /// A hash of all picks and the final state: equal for equal games.
    pub hash: u64,
}

/// Plays a duel to its end with random picks; `after` sees the game after every pick.
#[allow(dead_code)] // Not every program that shares this file plays duels.
pub(crate) fn play(
    book: &Book,
    players: &[PlayerSetup],
    seed: u64,
    log: &mut Log,
    after: impl FnMut(&Game, &Log),
) -> Played {
    play_by(book, GameOptions::duel(), players, seed, log, after)
}

/// The same with other options.
pub(crate) fn play_by(
    book: &Book,
    options: GameOptions,
    players: &[PlayerSetup],
    seed: u64,
    log: &mut Log,
    mut after: impl FnMut(&Game, &Log),
) -> Played {
    let mut dice = Dice::new(seed);
    let mut game = Game::start(book, options, players, seed, log);
    after(&game, log);
    let mut played = Played { hash: 0xCBF2_9CE4_8422_2325, ..Played::default() };
    while let Some(decision) = game.decision() {
        let count = decision.options.len();
        let pick = dice.below(count);
        played.picks += 1;
        played.decisions += u32::from(count > 1);
        played.hash = mix(played.hash, (pick as u64) << 32 | count as u64);
        assert!(played.picks < TOO_LONG, "the game of seed {seed} does not end: {game:?}");
        if let Err(error) = game.choose(book, pick, log) {
            panic!("pick {pick} of {count} is refused: {error}");
        }
        after(&game, log);
    }
    assert!(game.over().is_some(), "the game of seed {seed} awaits nothing and is not over");
    played.hash = mix(played.hash, game.fingerprint(book));
    played
}

/// One step of a hash.
pub(crate) fn mix(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(0x0100_0000_01B3).rotate_left(23)
}
