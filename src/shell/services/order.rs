//! A game or a match with decks put on the table: the one way in which lists are judged and people sit down.

use super::Services;
use super::table::notices;
use crate::hosted_match::NewMatch;
use crate::illegal_marks;
use crate::refusal::Refusal;
use crate::seating::seated;
use crate::services::{AtTable, MatchTerms};
use hotseat::table::{Agreement, Sitter, Table};
use seats::MAX_SEATS;
use swu_decks::admission::Lists;
use swu_decks::formats::DeckList;
use swu_hosted::match_rules::{Conduct, MatchKind, Round};
use swu_hosted::{Setup, Start};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

/// A seat of a game about to begin.
pub struct Seat {
    /// Who sits there.
    pub sitter: Sitter,
    /// The list they bring, or why there is none.
    pub list: Result<DeckList, Refusal>,
    /// The words before any fault of the list: "Seat 1, deck.json".
    pub called: String,
}

/// Everything a game begins with.
pub struct Order {
    /// The seats in table order.
    pub seats: Vec<Seat>,
    /// The options agreed for the game.
    pub options: GameOptions,
    /// How strictly lists are judged.
    pub judged: Lists,
    /// Is the table told which lists no event would take (formats.md D-15)?
    pub marked: bool,
    /// The agreement about the keyboard.
    pub agreement: Agreement,
    /// The seed; `None` for a random one.
    pub seed: Option<u64>,
    /// The match it begins, if it is more than a single game.
    pub terms: Option<MatchTerms>,
    /// The sets whose boosters the decks come from, if they were built from pools.
    pub opened: Option<Vec<String>>,
    /// Faults found so far, as sentences.
    pub faults: Vec<String>,
}

/// Judged lists: what is played, and what no event would take.
struct Judged {
    sitters: Vec<Sitter>,
    lists: Vec<DeckList>,
    players: Vec<PlayerDeck>,
    marks: Vec<String>,
}

impl Services {
    fn judge(&self, order: &mut Order) -> Result<Judged, Refusal> {
        let mut faults = std::mem::take(&mut order.faults);
        let (sitters, lists, players, marks) = Default::default();
        let mut judged = Judged { sitters, lists, players, marks };
        for Seat { sitter, list, called } in order.seats.drain(..) {
            let said = |what: String| format!("{called}: {what}");
            match list.and_then(|list| Ok((self.player(&list, &order.options, order.judged)?, list))) {
                Ok(((player, marks), list)) => {
                    judged.players.push(player);
                    judged.lists.push(list);
                    judged.marks.extend(marks.filter(|_| order.marked).map(said));
                }
                Err(why) => faults.extend(why.lines().into_iter().map(said)),
            }
            judged.sitters.push(sitter);
        }
        if (2..=MAX_SEATS).contains(&judged.sitters.len()) {
            let table = Table::new(judged.sitters.clone(), order.agreement);
            faults.extend(table.err().map(|why| why.to_string()));
        }
        if faults.is_empty() { Ok(judged) } else { Err(Refusal::Setup(faults)) }
    }

    /// Everything that keeps it from starting, as sentences.
    pub(super) fn order_faults(&self, mut order: Order) -> Vec<String> {
        self.judge(&mut order).err().map(|why| why.lines()).unwrap_or_default()
    }

    /// Begins it.
    ///
    /// # Errors
    /// Everything that is wrong with it, or it cannot be written down.
    pub fn begin(&self, mut order: Order) -> Result<AtTable, Refusal> {
        let judged = self.judge(&mut order)?;
        if let Some(terms) = order.terms {
            let table = Table::new(judged.sitters, order.agreement)?;
            let contest = self.begin_match(new_match(table, judged.lists, terms, order.opened, order.seed))?;
            return Ok(AtTable::Match(Box::new(contest)));
        }
        let seated = seated(judged.sitters, judged.players, &order.options, order.seed);
        let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let (marked, players) = (illegal_marks::notice(&judged.marks), seated.players);
        let start = Start::Decks {
            options: order.options.at_one_keyboard(),
            players,
            beginner: Beginner::ByLot,
            marks: judged.marks,
        };
        let (game, promised) = self.open(seated.sitters, order.agreement, Setup { names, start }, order.seed)?;
        Ok(AtTable::Game(Box::new((game, notices([seated.notice, marked, promised])))))
    }
}

fn new_match(
    table: Table,
    lists: Vec<DeckList>,
    terms: MatchTerms,
    opened: Option<Vec<String>>,
    seed: Option<u64>,
) -> NewMatch {
    NewMatch {
        table,
        lists,
        kind: if terms.best_of_three { MatchKind::BestOfThree } else { MatchKind::SingleGame },
        minutes: terms.minutes,
        round: if terms.elimination { Round::Elimination } else { Round::Swiss },
        review: terms.elimination && terms.review,
        curtain_stops_clock: terms.curtain_stops_clock,
        limited: opened.is_some(),
        sets: opened.unwrap_or_default(),
        conduct: if terms.strict { Conduct::Strict } else { Conduct::Friendly },
        organiser: None,
        seed,
    }
}
