//! Changing a deck between games, in private (rules B-1 to B-5, B-10). Every move is written down at once, so that
//! nothing is lost when the screen is closed, the time is over or the program ends.

use super::HostedMatch;
use super::public::minutes;
use crate::match_view::{ListRow, Part, PrivatePage, Purpose};
use crate::refusal::{ContestFault, Refusal};
use crate::words::sentence;
use hotseat::table::Table;
use seats::Seat;
use std::time::Instant;
use storage::match_journal::MatchRecord;
use swu_cards::catalog::Printing;
use swu_decks::formats::{
    DeckList, Format, LegalDeck, Person, Profile, Registered, Section, Severity, Terms, to_swudb,
};
use swu_hosted::match_rules::{DeckCheck, ListSizes, MatchEvent};

/// The private page of a deck while it is open.
pub(super) struct OpenPage {
    /// Whose it is; `None` for a page of answers.
    seat: Option<Seat>,
    list: DeckList,
    /// Every card of deck and sideboard, in a fixed order.
    cards: Vec<&'static Printing>,
    private_page: PrivatePage,
    /// The larger deck that was asked about.
    asked: Option<ListSizes>,
    pub(super) touched: Instant,
}

impl OpenPage {
    /// The opponent's list, for reading only.
    pub(super) fn reviewing(seat: Seat, list: DeckList, private_page: PrivatePage, touched: Instant) -> OpenPage {
        OpenPage { seat: Some(seat), cards: cards(&list), list, private_page, asked: None, touched }
    }

    /// A page for reading only.
    pub(super) fn page(private_page: PrivatePage, touched: Instant) -> OpenPage {
        OpenPage { seat: None, cards: Vec::new(), list: DeckList::named(""), private_page, asked: None, touched }
    }

    /// Whose deck it is, if it can be changed here.
    fn changes(&self) -> Option<Seat> {
        self.seat.filter(|_| self.private_page.purpose == Purpose::Change)
    }

    pub(super) fn private_page(&self) -> &PrivatePage {
        &self.private_page
    }
}

impl HostedMatch {
    pub(super) fn open_sideboarding(&mut self, seat: Seat, now: Instant) {
        let draft = self.drafts.get(seat.index()).and_then(Option::as_ref);
        if let Some(list) = draft.or_else(|| self.lists.get(seat.index())) {
            let (list, cards) = (list.clone(), cards(list));
            let private_page = PrivatePage::default();
            self.page = Some(OpenPage { seat: Some(seat), list, cards, private_page, asked: None, touched: now });
            self.renew_page();
        }
    }

    /// Moves a copy of a row from this part into the other one. It is written down at once, legal or not.
    ///
    /// # Errors
    /// There is no copy to move, or it cannot be written down.
    pub fn shift(&mut self, row: usize, out_of: Part) -> Result<(), Refusal> {
        let Some(open) = &mut self.page else { return Ok(()) };
        let Some(seat) = open.changes() else { return Err(ContestFault::OnlyRead.into()) };
        let section = match out_of {
            Part::Deck => Section::Deck,
            Part::Sideboard => Section::Sideboard,
        };
        let mut list = open.list.clone();
        let place = open.cards.get(row).and_then(|card| {
            list.section(section).iter().position(|entry| entry.printing.is_some_and(|other| other.id == card.id))
        });
        if !place.is_some_and(|place| list.shift(section, place)) {
            return Err(ContestFault::NoCopy(section).into());
        }
        list.arrange();
        self.write_arrangement(seat, &list)?;
        if let Some(open) = &mut self.page {
            open.list = list;
        }
        self.renew_page();
        Ok(())
    }

    /// Writes an arrangement down: a legal one is played from now on, another one waits for its owner.
    fn write_arrangement(&mut self, seat: Seat, list: &DeckList) -> Result<(), Refusal> {
        let text = to_swudb(list);
        let drafted = match self.arranged(seat, list) {
            Ok(event) => {
                self.happen_with(vec![MatchRecord::Arranged { seat, list: text }], event)?;
                if let Some(kept) = self.lists.get_mut(seat.index()) {
                    kept.clone_from(list);
                }
                None
            }
            Err(_) => {
                self.file.append(&[MatchRecord::Drafted { seat, list: text }])?;
                Some(list.clone())
            }
        };
        if let Some(draft) = self.drafts.get_mut(seat.index()) {
            *draft = drafted;
        }
        Ok(())
    }

    /// An arrangement from a journal: judged again, so that a file cannot bring in other cards.
    pub(super) fn arranged_again(&mut self, seat: Seat, list: DeckList) -> Result<(), Refusal> {
        if let Some(fault) = self.fault(seat, &list) {
            return Err(ContestFault::Impossible { name: self.name(seat), fault }.into());
        }
        let index = seat.index();
        if let (Some(kept), Some(draft)) = (self.lists.get_mut(index), self.drafts.get_mut(index)) {
            (*kept, *draft) = (list, None);
        }
        Ok(())
    }

    /// Illegal arrangements are dropped when decks can no longer be changed (rule B-4).
    pub(super) fn forget_old_drafts(&mut self) {
        if self.state.sideboarding_left().is_none() {
            self.drafts.fill(None);
        }
    }

    pub(super) fn renew_page(&mut self) {
        let left = self.state.sideboarding_left().unwrap_or(0).saturating_sub(self.unwritten.0);
        let Some(open) = &self.page else { return };
        let Some(seat) = open.seat else { return };
        if open.private_page.purpose == Purpose::Review {
            let private_page = self.review_page(seat, seat.next(self.header.table.count()), &open.list);
            if let Some(open) = &mut self.page {
                open.private_page = private_page;
            }
            return;
        }
        let name = self.name(seat);
        let now = sizes(&open.list);
        let mut facts = vec![format!("Deck {}, sideboard {}; {} left.", now.deck, now.sideboard, minutes(left))];
        facts.extend(
            self.state
                .setup()
                .lists
                .get(seat)
                .map(|list| format!("Registered: deck {}, sideboard {}.", list.sizes.deck, list.sizes.sideboard)),
        );
        if let Err(why) = self.arranged(seat, &open.list) {
            let kept = self.lists.get(seat.index()).map(sizes);
            let stands = kept.map(|kept| format!("deck {}, sideboard {}", kept.deck, kept.sideboard));
            facts.push(why.to_string());
            facts.push(format!("If time runs out, the last legal arrangement stands: {}.", stands.unwrap_or_default()));
        }
        let rows = rows(&open.cards, &open.list);
        if let Some(open) = &mut self.page {
            let title = format!("Deck and sideboard, open to {name}");
            open.private_page = PrivatePage { name, title, rows, facts, ..PrivatePage::default() };
        }
    }

    /// The match's answer to an arrangement, without applying it.
    fn arranged(&self, seat: Seat, list: &DeckList) -> Result<MatchEvent, Refusal> {
        let check = self.fault(seat, list).map_or(DeckCheck::Legal, DeckCheck::Illegal);
        let event = MatchEvent::SideboardArranged { seat, sizes: sizes(list), check };
        self.state.clone().apply(event.clone())?;
        Ok(event)
    }

    /// The registered list's objection to an arrangement (rules B-2, B-3); the match judges sizes.
    fn fault(&self, seat: Seat, list: &DeckList) -> Option<String> {
        let profile = match anything() {
            Ok(profile) => profile,
            Err(why) => return Some(why.to_string()),
        };
        let registered = self.registered.get(seat.index())?;
        let refused = registered.sideboarded(list.clone(), &Terms::of(Format::Friendly, profile)).err()?;
        let faults = refused.verdict.faults.iter().filter(|fault| fault.severity > Severity::Warning);
        Some(faults.map(|fault| sentence(&fault.message)).collect::<Vec<_>>().join(" "))
    }

    /// The arrangement is final.
    ///
    /// # Errors
    /// It is not legal, or larger than registered and not asked about yet.
    pub fn ready(&mut self) -> Result<(), Refusal> {
        self.page_is_ready()?;
        self.settle()
    }

    fn page_is_ready(&mut self) -> Result<(), Refusal> {
        let Some(open) = &self.page else { return Ok(()) };
        let Some(seat) = open.seat else {
            self.page = None;
            return Ok(());
        };
        if open.private_page.purpose == Purpose::Review {
            self.page = None;
            return self.happen(MatchEvent::ReviewDone { seat });
        }
        self.arranged(seat, &open.list)?;
        self.ask_about_size(seat)?;
        self.page = None;
        self.happen(MatchEvent::SideboardDone { seat })
    }

    /// A deck larger than the registered one is legal (rule B-2), but hardly ever intended: the program asks about it
    /// once.
    fn ask_about_size(&mut self, seat: Seat) -> Result<(), Refusal> {
        let registered = self.state.setup().lists.get(seat).map(|list| list.sizes.deck);
        let (Some(open), Some(registered)) = (&mut self.page, registered) else { return Ok(()) };
        let now = sizes(&open.list);
        if now.deck <= registered || open.asked == Some(now) {
            return Ok(());
        }
        open.asked = Some(now);
        Err(ContestFault::Larger { now: now.deck, registered }.into())
    }

    /// Closes the private page; every move is already written down.
    pub fn close_page(&mut self) {
        self.page = None;
    }

    /// Nobody has pressed a key for a while: the private page closes like a hand.
    pub(super) fn page_idles(&mut self, now: Instant) {
        let idle = self.header.table.idle();
        let late = |open: &OpenPage| idle.is_some_and(|idle| now.saturating_duration_since(open.touched) >= idle);
        if self.page.as_ref().is_some_and(late) {
            self.close_page();
        }
        self.renew_page();
    }
}

/// The lists a match begins with, kept (rules V-2, V-3). The objections of an event were announced before.
///
/// # Errors
/// Which list cannot be dealt at all.
pub(super) fn registered(table: &Table, lists: &[DeckList]) -> Result<Vec<Registered>, ContestFault> {
    let terms = Terms::of(Format::Friendly, anything()?);
    let named = table.names().into_iter().zip(lists);
    named
        .map(|(name, list)| match LegalDeck::check(list.clone(), &terms) {
            Ok(deck) => Ok(Registered::new(Person::shown_as(name), deck)),
            Err(refused) => {
                let faults: Vec<String> = refused.verdict.faults.iter().map(ToString::to_string).collect();
                Err(ContestFault::Undealable { name, faults: faults.join("; ") })
            }
        })
        .collect()
}

/// The profile that knows every set: sideboarding is about the registered cards, whatever their sets.
fn anything() -> Result<&'static Profile, ContestFault> {
    Ok(Profile::named("all-sets")?)
}

fn sizes(list: &DeckList) -> ListSizes {
    ListSizes { deck: list.size(Section::Deck), sideboard: list.size(Section::Sideboard) }
}

/// Every card of deck and sideboard once, by cost and name.
fn cards(list: &DeckList) -> Vec<&'static Printing> {
    let both = [Section::Deck, Section::Sideboard].into_iter().flat_map(|section| list.section(section));
    let mut cards: Vec<&'static Printing> = both.filter_map(|entry| entry.printing).collect();
    cards.sort_by_key(|card| (card.kind, card.cost, card.title, card.subtitle, card.id));
    cards.dedup_by_key(|card| card.id);
    cards
}

/// The rows of a list, one per card.
pub(super) fn rows_of(list: &DeckList) -> Vec<ListRow> {
    rows(&cards(list), list)
}

fn rows(cards: &[&'static Printing], list: &DeckList) -> Vec<ListRow> {
    let copies = |section: Section, card: &Printing| {
        let entries = list.section(section).iter();
        entries
            .filter(|entry| entry.printing.is_some_and(|other| other.id == card.id))
            .map(|entry| entry.count.cards())
            .sum()
    };
    let row = |card: &&'static Printing| ListRow {
        id: card.id,
        cost: card.cost,
        name: card.to_string(),
        deck: copies(Section::Deck, card),
        sideboard: copies(Section::Sideboard, card),
    };
    cards.iter().map(row).collect()
}
