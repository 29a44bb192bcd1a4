//! How often every card and every text on it was used: counted in games, or added up from tables that were written.

use swu_rules::book::Book;
use swu_rules::coverage::Tally;
use swu_rules::table::card::DefId;

/// The counts of one card.
#[derive(Clone, Default)]
pub(crate) struct Counts {
    /// Times played, created or attached; of leaders times deployed or turned over; of bases times brought.
    pub used: u64,
    /// Times that each of its programs was carried out.
    pub programs: Vec<u64>,
    /// Times that each of its constants was in force.
    pub constants: Vec<u64>,
}

impl Counts {
    /// The counts of a card after games that were tallied.
    pub(crate) fn tallied(book: &Book, def: DefId, used: u64, tally: &Tally) -> Counts {
        let of = |count: Option<&u64>| count.copied().unwrap_or(0);
        Counts {
            used,
            programs: book.programs(def).map(|id| of(tally.programs.get(&id))).collect(),
            constants: book.constants(def).map(|id| of(tally.constants.get(&id))).collect(),
        }
    }

    /// No uses of a card yet.
    fn none(book: &Book, def: DefId) -> Counts {
        Counts {
            used: 0,
            programs: vec![0; book.programs(def).count()],
            constants: vec![0; book.constants(def).count()],
        }
    }

    /// Texts that were never used.
    pub(crate) fn unused(&self) -> usize {
        self.programs.iter().chain(&self.constants).filter(|count| **count == 0).count()
    }

    /// As in the table: "12  3 4 | 5".
    pub(crate) fn said(&self) -> String {
        let list = |counts: &[u64]| counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        format!("{:>7}  {} | {}", self.used, list(&self.programs), list(&self.constants))
    }

    /// Adds what a line of a table says after the card's id; `None` if it belongs to other texts.
    fn add(&mut self, line: &str) -> Option<()> {
        let (before, after) = line.split_once('|')?;
        let mut numbers = before.split_whitespace().map(str::parse::<u64>);
        self.used += numbers.next()?.ok()?;
        for count in &mut self.programs {
            *count += numbers.next()?.ok()?;
        }
        // The name follows, and may begin with a number.
        for (count, number) in self.constants.iter_mut().zip(after.split_whitespace()) {
            *count += number.parse::<u64>().ok()?;
        }
        numbers.next().is_none().then_some(())
    }
}

/// What written tables say together: the counts of each card in the order of the book, and the games of each sort.
pub(crate) struct Added {
    pub counts: Vec<(DefId, Counts)>,
    pub games: Vec<(String, u64)>,
}

impl Added {
    /// Nothing about these cards yet.
    pub(crate) fn new(book: &Book, cards: impl Iterator<Item = DefId>) -> Added {
        Added { counts: cards.map(|def| (def, Counts::none(book, def))).collect(), games: Vec::new() }
    }

    /// Adds a table; the line that does not fit is the error.
    pub(crate) fn add(&mut self, book: &Book, table: &str) -> Result<(), String> {
        let mut cards = self.counts.iter_mut();
        for line in table.lines() {
            if let Some((name, games)) = games_of(line) {
                match self.games.iter_mut().find(|(known, _)| known == name) {
                    Some((_, sum)) => *sum += games,
                    None => self.games.push((name.to_owned(), games)),
                }
            } else if line.contains(" | ") && !line.starts_with("card ") {
                let fits = cards.next().and_then(|(def, counts)| {
                    let rest = line.strip_prefix(book.card(*def).id.as_str())?;
                    counts.add(rest)
                });
                fits.ok_or_else(|| format!("of other cards than these: {line}"))?;
            }
        }
        match cards.next() {
            Some((def, _)) => Err(format!("nothing is said of {}", book.card(*def).id)),
            None => Ok(()),
        }
    }
}

/// "duels of three sets: 40 games, …"
fn games_of(line: &str) -> Option<(&str, u64)> {
    let (name, rest) = line.split_once(": ")?;
    let (games, _) = rest.split_once(" games, ")?;
    Some((name, games.parse().ok()?))
}
