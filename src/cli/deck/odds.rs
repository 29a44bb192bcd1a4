//! `cantina deck odds`: what a list draws, plays and keeps.

use crate::exit::NotUnderstood;
use crate::lab::entrant;
use clap::Args;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use swu_cards::library::Library;
use swu_lab::duel::Skill;
use swu_lab::entrant::Entrant;
use swu_lab::odds::{ROUNDS, Solitaire, drawn_by, prices, seen, solitaire};
use swu_lab::opening::{Hand, hand};
use swu_lab::score::Share;
use swu_minds::bots::Level;
use swu_rules::book::Book;

/// Hands that are played out alone: they take no time.
const ALONE: usize = 20_000;

/// Arguments of `cantina deck odds`.
#[derive(Debug, Args)]
pub struct OddsArguments {
    /// The list, in any known kind of text, or the key of a sample deck.
    pub file: PathBuf,
    /// The deck that opening hands are kept against; without it, the same deck.
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
    /// How many opening hands a player is asked about.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    pub hands: u64,
    /// All luck follows from it.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// What was found out about a list.
struct Odds {
    name: String,
    against: String,
    size: usize,
    /// Copies by price, cheapest first.
    curve: BTreeMap<u8, usize>,
    alone: Solitaire,
    hands: Vec<(Hand, usize)>,
}

/// Counts, plays and asks.
///
/// # Errors
/// A list cannot be used.
pub(super) fn of(arguments: &OddsArguments) -> anyhow::Result<String> {
    let book = Book::of(&Library::embedded());
    let deck = entrant(&book, &arguments.file)?;
    let against = arguments.against.as_ref().map(|file| entrant(&book, file)).transpose()?;
    let against = against.unwrap_or_else(|| deck.clone());
    let odds = found(&book, &deck, &against, arguments)?;
    Ok(if arguments.json { format!("{}\n", value(&odds)) } else { text(&odds) })
}

fn found(book: &Book, deck: &Entrant, against: &Entrant, arguments: &OddsArguments) -> anyhow::Result<Odds> {
    let prices = prices(book, deck).ok_or_else(|| NotUnderstood::new("the list cannot be dealt."))?;
    let only: Vec<u8> = prices.iter().map(|(_, price)| *price).collect();
    let mut curve = BTreeMap::new();
    for price in &only {
        *curve.entry(*price).or_default() += 1;
    }
    let price_of: BTreeMap<_, _> = prices.iter().copied().collect();
    let skill = Skill::of(Level::Sensible);
    let dealt = (0..arguments.hands).filter_map(|number| hand(book, [deck, against], skill, arguments.seed, number));
    let cheap =
        |hand: &Hand| hand.cards.iter().filter(|card| price_of.get(card).is_some_and(|price| *price <= 2)).count();
    let hands = dealt
        .map(|hand| {
            let early = cheap(&hand);
            (hand, early)
        })
        .collect();
    Ok(Odds {
        name: deck.name.clone(),
        against: against.name.clone(),
        size: only.len(),
        curve,
        alone: solitaire(&only, ALONE, arguments.seed),
        hands,
    })
}

fn text(odds: &Odds) -> String {
    let mut page = format!("{}, {} cards, prices with its own leader and base:\n\n", odds.name, odds.size);
    for (price, copies) in &odds.curve {
        let _ = writeln!(page, "{price:>4}  {copies:>3}  {}", "#".repeat(*copies));
    }
    let _ = writeln!(page, "\nChance to have drawn at least one, by the action phase of round:");
    rounds(&mut page, "cards seen", |round| format!("{}", seen(round).min(odds.size)));
    for copies in 1..=3 {
        rounds(&mut page, &format!("of {copies}"), |round| percent(drawn_by(copies, odds.size, round)));
    }
    let _ = writeln!(page, "\nHands played out alone ({ALONE}; no mulligan, nothing held back):");
    let Solitaire { spent_all, on_curve, idle, used } = &odds.alone;
    for (what, figures) in
        [("all spent", spent_all), ("one card for all", on_curve), ("nothing to play", idle), ("spent so far", used)]
    {
        rounds(&mut page, what, |round| percent(figures[round - 1]));
    }
    if !odds.hands.is_empty() {
        let _ = writeln!(page, "\nOpening hands that a sensible player keeps against {}:", odds.against);
        for (what, share) in kept(odds) {
            let _ = writeln!(page, "  {what:<34}{share}");
        }
    }
    page
}

fn rounds(page: &mut String, what: &str, figure: impl Fn(usize) -> String) {
    let figures: String = (1..=ROUNDS).map(|round| format!("{:>7}", figure(round))).collect();
    let _ = writeln!(page, "  {what:<17}{figures}");
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// Shares of hands that were kept: of all, by who begins, and by how many cards cost 2 or less.
fn kept(odds: &Odds) -> Vec<(String, String)> {
    shares(odds)
        .into_iter()
        .map(|(what, share, count)| {
            let bounds = format!("{:.0} % [{:.0}, {:.0}]", 100.0 * share.mean, 100.0 * share.low, 100.0 * share.high);
            (what, format!("{bounds} of {count}"))
        })
        .collect()
}

/// Hands that are told of together.
#[derive(Clone, Copy)]
enum Group {
    All,
    First(bool),
    /// With this many cards of price 2 or less.
    Cheap(usize),
}

impl Group {
    fn holds(self, hand: &Hand, cheap: usize) -> bool {
        match self {
            Group::All => true,
            Group::First(first) => hand.first == first,
            Group::Cheap(count) => cheap == count,
        }
    }

    fn in_words(self) -> String {
        match self {
            Group::All => "all".to_owned(),
            Group::First(true) => "with the first action".to_owned(),
            Group::First(false) => "without it".to_owned(),
            Group::Cheap(1) => "1 card of price 2 or less".to_owned(),
            Group::Cheap(count) => format!("{count} cards of price 2 or less"),
        }
    }
}

fn shares(odds: &Odds) -> Vec<(String, Share, usize)> {
    let groups = [Group::All, Group::First(true), Group::First(false)];
    let share = |group: Group| {
        let hands = odds.hands.iter().filter(|(hand, cheap)| group.holds(hand, *cheap));
        let scores: Vec<f64> = hands.map(|(hand, _)| f64::from(u8::from(hand.kept))).collect();
        Some((group.in_words(), Share::of(&scores)?, scores.len()))
    };
    groups.into_iter().chain((0..=6).map(Group::Cheap)).filter_map(share).collect()
}

fn value(odds: &Odds) -> Value {
    let drawn: Vec<Vec<f64>> =
        (1..=3).map(|copies| (1..=ROUNDS).map(|round| drawn_by(copies, odds.size, round)).collect()).collect();
    let kept: Vec<Value> = shares(odds)
        .into_iter()
        .map(|(what, share, hands)| json!({"hands": what, "of": hands, "kept": share.mean, "low": share.low, "high": share.high}))
        .collect();
    let Solitaire { spent_all, on_curve, idle, used } = &odds.alone;
    json!({
        "deck": odds.name, "against": odds.against, "cards": odds.size,
        "curve": odds.curve.iter().map(|(price, copies)| (price.to_string(), *copies)).collect::<BTreeMap<_, _>>(),
        "drawn": drawn,
        "alone": {"spent_all": spent_all, "one_card_for_all": on_curve, "nothing_to_play": idle, "spent_so_far": used},
        "kept": kept,
    })
}
