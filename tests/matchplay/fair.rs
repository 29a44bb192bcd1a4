//! Chapter Z: commitment, cuts, reveal, verification.

use super::support::*;
use events::matchplay::fair::*;
use seats::{Seat, SeatSet};
use std::collections::BTreeMap;
use swu_hosted::match_rules::*;

/// A seed of 32 equal bytes.
pub(super) fn seed(byte: u8) -> MasterSeed {
    MasterSeed(Hex32([byte; 32]))
}

fn reveal() -> Reveal {
    Reveal { salt: Salt(Hex32([0xab; 32])), seed: seed(1) }
}

fn facts() -> FairSetup {
    BTreeMap::from([("seat 1".to_string(), "Ann".to_string()), ("seat 2".to_string(), "Bob".to_string())])
}

/// The commitment to the secret of these tests.
pub(super) fn commitment() -> Commitment {
    Commitment::to(&reveal(), &facts())
}

fn cut(by: Seat, deck: Seat, text: &str) -> Cut {
    Cut { by, deck, text: text.into() }
}

fn shuffled(game: u32, stream: ShuffleStream, cuts: &[Cut], position: u64, size: u32) -> Shuffle {
    let from = match stream {
        ShuffleStream::Deck(deck) => seed(1).deck_stream(game, deck, cuts),
        ShuffleStream::Play => seed(1).game_seed(game, cuts).stream(),
    };
    let before: Vec<u32> = (0..size).collect();
    let mut after = before.clone();
    from.at(position).shuffle(&mut after);
    Shuffle { zone: format!("{size} cards"), stream, position, before, after }
}

/// An honest record of two games.
fn honest() -> FairRecord {
    let among = SeatSet::everyone(2);
    let chosen = seed(1).lot(1, among).expect("two take part");
    let cuts = vec![cut(B, A, "17"), cut(A, A, "no, 18")];
    let first = FairGame {
        number: 1,
        seed: seed(1).game_seed(1, &cuts),
        shuffles: vec![
            shuffled(1, ShuffleStream::Deck(A), &cuts, 0, 50),
            shuffled(1, ShuffleStream::Deck(B), &cuts, 0, 52),
            shuffled(1, ShuffleStream::Play, &cuts, 0, 6),
            shuffled(1, ShuffleStream::Play, &cuts, 5, 30),
        ],
        cuts,
    };
    let second = FairGame { number: 2, cuts: vec![], seed: seed(1).game_seed(2, &[]), shuffles: vec![] };
    FairRecord {
        commitment: commitment(),
        setup: facts(),
        reveal: Some(reveal()),
        lots: vec![Lot { game: 1, among, chosen }],
        games: vec![first, second],
    }
}

fn faults(record: &FairRecord) -> Vec<Fault> {
    match verify(record) {
        Verdict::Unfair { faults } => faults,
        other => panic!("{other}"),
    }
}

#[test]
fn z6_the_commitment_is_the_hash_of_a_text_anybody_can_write() {
    let salt = "ab".repeat(32);
    let secret = "01".repeat(32);
    let text =
        format!("cantina commitment 1\nsalt {salt}\nseed {secret}\nsetup 2\n6 seat 1 = 3 Ann\n6 seat 2 = 3 Bob\n");
    assert_eq!(canonical_text(&reveal(), &facts()), text);
    // the answer of another SHA-256 to that text
    let hash = "42ed0985e1897564751a55977cdffa5fdd84a8b42b66ba304a79cbff3a66f1c5";
    assert_eq!(commitment().to_string(), hash);
}

#[test]
fn z6_another_salt_seed_or_setup_gives_another_commitment() {
    let other_salt = Reveal { salt: Salt(Hex32([0xac; 32])), ..reveal() };
    let other_seed = Reveal { seed: seed(2), ..reveal() };
    assert_ne!(Commitment::to(&other_salt, &facts()), commitment());
    assert_ne!(Commitment::to(&other_seed, &facts()), commitment());
    assert_ne!(Commitment::to(&reveal(), &BTreeMap::new()), commitment());
}

#[test]
fn z6_two_setups_never_give_the_same_text() {
    let one = BTreeMap::from([("a".to_string(), "b\n1 c = 1 d".to_string())]);
    let two = BTreeMap::from([("a".to_string(), "b".to_string()), ("c".to_string(), "d".to_string())]);
    assert_ne!(canonical_text(&reveal(), &one), canonical_text(&reveal(), &two));
}

#[test]
fn z6_an_honest_record_is_fair() {
    let verdict = verify(&honest());
    assert_eq!(verdict, Verdict::Fair { lots: 1, games: 2, shuffles: 4 });
    assert!(verdict.is_fair());
    assert_eq!(
        verdict.to_string(),
        "Fair: the commitment fits and everything follows from the seed (lots 1, games 2, shuffles 4)."
    );
}

#[test]
fn z6_a_record_is_sealed_until_the_secret_is_revealed() {
    let verdict = verify(&FairRecord { reveal: None, ..honest() });
    assert_eq!(verdict, Verdict::Sealed);
    assert_eq!(verdict.to_string(), "Sealed: the seed is not revealed yet; it is when the match is over.");
}

#[test]
fn z6_edge_184_one_shuffled_card_exchanged_is_found() {
    let mut record = honest();
    record.games[0].shuffles[1].after.swap(3, 40);
    let found = faults(&record);
    assert_eq!(found, [Fault::Order { game: 1, number: 2, zone: "52 cards".into(), card: 4 }]);
    assert_eq!(
        verify(&record).to_string(),
        "Not fair:\n- Game 1, shuffle 2 (52 cards): card 4 from the top is not the one the seed puts there."
    );
}

#[test]
fn z6_a_lost_card_is_found() {
    let mut record = honest();
    record.games[0].shuffles[0].after.pop();
    assert_eq!(faults(&record), [Fault::Size { game: 1, number: 1, zone: "50 cards".into(), before: 50, after: 49 }]);
}

#[test]
fn z6_another_seed_is_found() {
    let mut record = honest();
    record.reveal = Some(Reveal { seed: seed(9), ..reveal() });
    let found = faults(&record);
    let computed = Commitment::to(&Reveal { seed: seed(9), ..reveal() }, &facts()).to_string();
    assert_eq!(found[0], Fault::Commitment { shown: commitment().to_string(), computed });
    assert!(found.contains(&Fault::GameSeed { game: 1 }) && found.contains(&Fault::GameSeed { game: 2 }));
}

#[test]
fn z6_another_setup_is_found() {
    let mut record = honest();
    record.setup.insert("seat 2".into(), "Mallory".into());
    let found = faults(&record);
    assert!(matches!(found.as_slice(), [Fault::Commitment { .. }]), "{found:?}");
}

#[test]
fn z6_a_lot_given_to_the_other_is_found() {
    let mut record = honest();
    let right = record.lots[0].chosen;
    record.lots[0].chosen = right.next(2);
    assert_eq!(faults(&record), [Fault::Lot { game: 1, recorded: right.next(2), computed: Some(right) }]);
    record.lots[0].among = SeatSet(0b1100_0000);
    let sentence = faults(&record)[0].to_string();
    assert!(sentence.ends_with("but it fell on nobody."), "{sentence}");
}

#[test]
fn z6_a_file_may_name_any_seat_without_harm() {
    let mut record = honest();
    record.lots[0].chosen = Seat(255);
    record.games[1].cuts = vec![cut(Seat(255), Seat(254), "x"), cut(Seat(255), Seat(254), "y")];
    let text = verify(&record).to_string();
    assert!(text.contains("the lot was recorded for seat 256"), "{text}");
    assert!(text.contains("cut 2 is not allowed: seat 256 had cut the deck of seat 255 already"), "{text}");
}

#[test]
fn z4_a_cut_out_of_turn_is_found() {
    let mut record = honest();
    record.games[0].cuts.reverse();
    let found = faults(&record);
    assert!(found.contains(&Fault::Cut { game: 1, number: 1, by: A, deck: A }), "{found:?}");
    assert!(found.contains(&Fault::GameSeed { game: 1 }), "{found:?}");
}

#[test]
fn z2_a_part_of_the_stream_used_twice_is_found() {
    let mut record = honest();
    let cuts = record.games[0].cuts.clone();
    record.games[0].shuffles[3] = shuffled(1, ShuffleStream::Play, &cuts, 4, 30);
    let zone = "30 cards".to_string();
    assert_eq!(faults(&record), [Fault::Reused { game: 1, number: 4, zone, position: 4, used: 5 }]);
}

#[test]
fn z6_games_out_of_order_are_found() {
    let mut record = honest();
    record.games.swap(0, 1);
    assert_eq!(faults(&record), [Fault::GameOrder { game: 1 }]);
}

#[test]
fn z4_edge_182_another_cut_text_gives_another_order() {
    let order = |text: &str| {
        let mut deck: Vec<u32> = (0..50).collect();
        seed(1).deck_stream(1, A, &[cut(B, A, text)]).shuffle(&mut deck);
        deck
    };
    assert_eq!(order("17"), order("17"));
    assert_ne!(order("17"), order("18"));
    assert_ne!(seed(1).game_seed(1, &[cut(B, A, "17")]), seed(1).game_seed(1, &[cut(B, A, "18")]));
    assert_ne!(seed(1).game_seed(1, &[cut(B, A, "17")]), seed(1).game_seed(1, &[]));
}

#[test]
fn z7_edge_183_same_seed_and_texts_give_the_same_luck() {
    assert_eq!(honest(), honest());
    let cuts = [cut(B, A, "17"), cut(A, A, "18")];
    let (mut first, mut second) = (seed(1).game_seed(3, &cuts).stream(), seed(1).game_seed(3, &cuts).stream());
    let words = |stream: &mut Stream| (0..100).map(|_| stream.word()).collect::<Vec<u64>>();
    assert_eq!(words(&mut first), words(&mut second));
    assert_ne!(words(&mut first), words(&mut seed(2).game_seed(3, &cuts).stream()));
}

#[test]
fn z4_a_cut_of_one_deck_leaves_the_other_deck_alone() {
    let plain = seed(1).deck_stream(1, B, &[]);
    assert_eq!(seed(1).deck_stream(1, B, &[cut(B, A, "17")]), plain);
    assert_ne!(seed(1).deck_stream(1, B, &[cut(A, B, "17")]), plain);
}

#[test]
fn z4_texts_do_not_run_together() {
    let two = [cut(B, A, "1"), cut(A, A, "23")];
    let other = [cut(B, A, "12"), cut(A, A, "3")];
    assert_ne!(seed(1).game_seed(1, &two), seed(1).game_seed(1, &other));
}

#[test]
fn z7_game_seeds_are_the_same_on_every_machine() {
    let plain = "3d10bc4f5be4bb7b7df5520f05e4bf8af21c73058824c8334293d9ba20d2c822";
    let with_cut = "ed1bc2e325b054d10673821c23515a02695697bc333f2022a6385f1579ba3810";
    assert_eq!(seed(1).game_seed(1, &[]).0.to_string(), plain);
    assert_eq!(seed(1).game_seed(1, &[cut(B, A, "17")]).0.to_string(), with_cut);
    assert_eq!(seed(1).game_seed(1, &[]).as_number(), 0x3d10_bc4f_5be4_bb7b);
}

#[test]
fn z5_every_stream_has_its_own_label() {
    let first = |mut stream: Stream| stream.word();
    let words = [
        first(seed(1).deck_stream(1, A, &[])),
        first(seed(1).deck_stream(1, B, &[])),
        first(seed(1).deck_stream(2, A, &[])),
        first(seed(1).game_seed(1, &[]).stream()),
        first(seed(1).game_seed(2, &[]).stream()),
        seed(1).game_seed(1, &[]).as_number(),
    ];
    for (index, word) in words.iter().enumerate() {
        assert!(!words[..index].contains(word), "{words:x?}");
    }
}

#[test]
fn z6_a_played_match_can_be_verified() {
    let among = SeatSet::everyone(2);
    let mut table = Table::new(MatchSetup { commitment: Some(commitment()), ..single() });
    let chooser = seed(1).lot(1, among).expect("two take part");
    table.does(MatchEvent::ChooserDrawn { chooser }).does(MatchEvent::InitiativeChosen { by: chooser, starts: A });
    table.does(MatchEvent::DeckCut { by: B, deck: A, text: "42".into() }).does(MatchEvent::GameStarted);
    let seeds = [seed(1).game_seed(1, table.game.cuts())];
    let early = FairRecord::of(&table.game, facts(), &seeds, Some(reveal())).expect_err("the match goes on");
    assert_eq!(early.rule, "Z-6");
    let sealed = FairRecord::of(&table.game, facts(), &seeds, None).expect("a sealed record");
    assert_eq!(verify(&sealed), Verdict::Sealed);
    table.wins(B);
    let record = FairRecord::of(&table.game, facts(), &seeds, Some(reveal())).expect("a record");
    assert_eq!(verify(&record), Verdict::Fair { lots: 1, games: 1, shuffles: 0 });
    let wrong = FairRecord::of(&table.game, facts(), &[seed(1).game_seed(1, &[])], Some(reveal())).expect("a record");
    assert_eq!(faults(&wrong), [Fault::GameSeed { game: 1 }]);
    assert_eq!(FairRecord::of(&table.game, facts(), &[], Some(reveal())).expect_err("a seed is missing").rule, "Z-6");
}

#[test]
fn z6_without_a_commitment_nothing_can_be_verified() {
    let table = Table::new(single());
    assert_eq!(FairRecord::of(&table.game, facts(), &[], None).expect_err("no commitment").rule, "Z-6");
}

#[test]
fn z6_a_record_is_a_file() {
    let written = serde_json::to_string_pretty(&honest()).expect("a record");
    assert_eq!(serde_json::from_str::<FairRecord>(&written).expect("its own text"), honest());
    let unknown = written.replacen("\"setup\"", "\"extra\": 1, \"setup\"", 1);
    let error = serde_json::from_str::<FairRecord>(&unknown).expect_err("an unknown field").to_string();
    assert!(error.starts_with("unknown field `extra`"), "{error}");
}

#[test]
fn z6_a_broken_hash_is_explained() {
    assert_eq!("abc".parse::<Hex32>(), Err(HexError::Length(3)));
    let text = format!("{}g{}", "0".repeat(10), "0".repeat(53));
    let error = text.parse::<Hex32>().expect_err("no digit");
    assert_eq!(error.to_string(), "character 11 is 'g', not a hexadecimal digit");
    assert_eq!("é".repeat(64).parse::<Hex32>(), Err(HexError::Digit { position: 1, found: 'é' }));
    let hash = commitment().to_string();
    assert_eq!(hash.to_uppercase().parse::<Hex32>(), Ok(commitment().0));
}

#[test]
fn z6_no_debug_output_shows_a_secret() {
    let shown = format!("{:?} {:?} {:?}", reveal(), seed(1).game_seed(1, &[]), seed(1).deck_stream(1, A, &[]));
    assert_eq!(
        shown,
        "Reveal { salt: Salt(secret), seed: MasterSeed(secret) } GameSeed(secret) Stream(secret, position 0)"
    );
}
