//! What may be asked during a match, by whom, and the answers (rules H-1 to H-14): one list of questions, one judge of
//! who may know, and a page read only by the person who asks.

use super::HostedMatch;
use super::sideboarding::OpenPage;
use crate::match_view::{PrivatePage, Purpose};
use crate::refusal::Refusal;
use hotseat::log::{Line, Weight, this_phase};
use hotseat::stored::{self, Stored};
use seats::Seat;
use std::collections::BTreeMap;
use std::time::Instant;
use storage::{match_file, save};
use swu_cards::catalog::Catalogue;
use swu_cards::wording;
use swu_decks::formats::{DeckList, ListEntry, Section};
use swu_hosted::Unlimited;
use swu_hosted::match_rules::{Asker, Question};
use swu_view::{CardRef, CardView, SeatView, UnitView, View};

impl HostedMatch {
    /// Opens the page of the person who asks.
    pub(super) fn open_asks(&mut self, asker: Asker, questions: &[Question], now: Instant) {
        let (name, title) = match asker {
            Asker::Seat(seat) => (self.name(seat), format!("What {} may know, open to {0}", self.name(seat))),
            Asker::Spectator => (String::new(), "What everybody may know".to_owned()),
            Asker::Organiser => (String::new(), "Open to the organiser".to_owned()),
        };
        let text = questions.iter().flat_map(|question| self.answered(asker, *question)).collect();
        let private_page = PrivatePage { name, title, text, purpose: Purpose::Read, ..PrivatePage::default() };
        self.page = Some(OpenPage::page(private_page, now));
    }

    /// A question with its answer, or with the rule that withholds it.
    fn answered(&self, asker: Asker, question: Question) -> Vec<String> {
        let mut lines = vec![self.question(question)];
        let answer = match self.state.may_ask(asker, question) {
            Ok(()) => self.answer(asker, question).unwrap_or_else(|why| vec![why.to_string()]),
            Err(refusal) => vec![refusal.to_string()],
        };
        lines.extend(answer.into_iter().map(|line| format!("  {line}")));
        lines
    }

    /// A question in words.
    pub(super) fn question(&self, question: Question) -> String {
        question.words(question.of().map_or_else(String::new, |of| self.name(of)).as_str())
    }

    /// The answer for somebody who may have it.
    fn answer(&self, asker: Asker, question: Question) -> Result<Vec<String>, Refusal> {
        let list = |lists: Option<&DeckList>, sections: &[Section]| {
            lists.map_or_else(Vec::new, |list| {
                sections.iter().flat_map(|section| rows(list.section(*section))).collect()
            })
        };
        Ok(match question {
            Question::SideboardSize { of } => {
                self.state.sizes(of).map(|sizes| sizes.sideboard.to_string()).into_iter().collect()
            }
            Question::Sideboard { of } => list(self.lists.get(of.index()), &[Section::Sideboard]),
            Question::RegisteredList { of } => {
                let sections = [Section::Leader, Section::Base, Section::Deck, Section::Sideboard];
                list(self.registered.get(of.index()).map(|registered| registered.deck().list()), &sections)
            }
            Question::Notes { of } => {
                let text = self.state.read_notes(asker, of)?;
                text.lines().map(str::to_owned).collect()
            }
            Question::Seed => {
                let secret = &self.header.secret;
                vec![format!("Seed {}", secret.seed.0), format!("Salt {}", secret.salt.0)]
            }
            Question::Replay => vec![format!("The saves in {}.", self.file.folder().display())],
            Question::EarlierPhases | Question::ActionsThisPhase | Question::RevealedThisPhase => {
                self.told(question)?
            }
            Question::DeckContent { of } | Question::DeckBySubtraction { of } => self.left_in_deck(of)?,
            Question::HandSize { of }
            | Question::DeckSize { of }
            | Question::ResourceCount { of }
            | Question::DamageAndHp { of }
            | Question::DiscardPile { of }
            | Question::LeaderState { of }
            | Question::CardsInPlay { of }
            | Question::LeaderFaces { of }
            | Question::Hand { of }
            | Question::ResourceFaces { of } => self.on_the_table(question, of)?,
            Question::Initiative => {
                let Some(seen) = self.stored(None)? else { return Ok(vec!["No game is being played.".into()]) };
                let taken = if seen.public.initiative.taken { "taken this round" } else { "not taken this round" };
                let holder = seen.public.initiative.seat.map_or_else(|| "In the centre".into(), |seat| self.name(seat));
                vec![format!("{holder}, {taken}.")]
            }
        })
    }

    /// An answer from the log of the game being played, as everybody may read it.
    fn told(&self, question: Question) -> Result<Vec<String>, Refusal> {
        let Some(seen) = self.stored(None)? else { return Ok(vec!["No game is being played.".into()]) };
        let (now, earlier) = this_phase(&seen.log);
        let lines: Vec<&Line> = match question {
            Question::EarlierPhases => earlier.iter().collect(),
            Question::RevealedThisPhase => now.iter().filter(|line| line.reveals).collect(),
            _ => now.iter().filter(|line| line.weight == Weight::Action).collect(),
        };
        let lines: Vec<String> = lines.into_iter().map(|line| format!("{} {}.", line.number, line.text)).collect();
        Ok(if lines.is_empty() { vec!["None.".into()] } else { lines })
    }

    /// An answer from the game being played.
    fn on_the_table(&self, question: Question, of: Seat) -> Result<Vec<String>, Refusal> {
        let hidden = matches!(question, Question::Hand { .. } | Question::ResourceFaces { .. });
        let none = || vec!["No game is being played.".to_owned()];
        let Some(seen) = self.stored(hidden.then_some(of))? else { return Ok(none()) };
        let view = seen.own.as_ref().unwrap_or(&seen.public);
        let Some(side) = view.seats.get(of.index()) else { return Ok(none()) };
        let (resources, ready) = (side.resources.len(), side.ready_resources());
        Ok(match question {
            Question::HandSize { .. } => vec![side.hand.len().to_string()],
            Question::DeckSize { .. } => vec![side.deck.len().to_string()],
            Question::ResourceCount { .. } => {
                vec![format!("{resources}: {ready} ready, {} exhausted.", resources - ready)]
            }
            Question::DamageAndHp { .. } => damage(side),
            Question::DiscardPile { .. } => faces(side.discard.iter().rev()),
            Question::LeaderState { .. } => leaders(side),
            Question::CardsInPlay { .. } => in_play(side),
            Question::LeaderFaces { .. } => self.leader_faces(side),
            Question::Hand { .. } => faces(side.hand.iter()),
            Question::ResourceFaces { .. } => faces(side.resources.iter().map(|resource| &resource.card)),
            _ => Vec::new(),
        })
    }

    fn leader_faces(&self, side: &SeatView) -> Vec<String> {
        let library = &self.data.library;
        let cards = side.leaders.iter().filter_map(|leader| Some(library.card(library.index(&leader.id)?)));
        cards.flat_map(|card| wording::text(card).lines().map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    /// The cards of a deck that its owner has not seen elsewhere, without their order (rule H-9).
    fn left_in_deck(&self, of: Seat) -> Result<Vec<String>, Refusal> {
        let Some(list) = self.lists.get(of.index()) else { return Ok(Vec::new()) };
        let mut left: BTreeMap<&str, (String, u32)> = BTreeMap::new();
        for entry in list.section(Section::Deck) {
            let identity = entry.printing.map_or(entry.written.as_str(), |printing| printing.identity);
            left.entry(identity).or_insert_with(|| (name(entry), 0)).1 += entry.count.cards();
        }
        if let Some(seen) = self.stored(Some(of))?
            && let Some(view) = &seen.own
        {
            for id in known(view, of) {
                let identity = Catalogue::embedded().get(id).map_or(id, |printing| printing.identity);
                if let Some((_, copies)) = left.get_mut(identity) {
                    *copies = copies.saturating_sub(1);
                }
            }
        }
        let left = left.into_values().filter(|(_, copies)| *copies > 0);
        Ok(left.map(|(card, copies)| format!("{copies} {card}")).collect())
    }

    /// The game being played, from its save.
    fn stored(&self, eyes: Option<Seat>) -> Result<Option<Stored<Unlimited>>, Refusal> {
        let Some(file) = self.playing.as_ref().filter(|_| self.state.is_playing()) else { return Ok(None) };
        let path = match_file::game_in(self.file.folder(), file)?;
        let (header, records) = save::read(&path)?;
        let stored = stored::look::<Unlimited>(&self.data, &header, &records, eyes);
        stored.map(Some).map_err(Refusal::in_file(&path))
    }
}

fn name(entry: &ListEntry) -> String {
    entry.printing.map_or_else(|| entry.written.clone(), ToString::to_string)
}

fn rows(entries: &[ListEntry]) -> Vec<String> {
    entries.iter().map(|entry| format!("{} {}", entry.count.cards(), name(entry))).collect()
}

fn full_name(title: &str, subtitle: Option<&str>) -> String {
    subtitle.map_or_else(|| title.to_owned(), |subtitle| format!("{title}, {subtitle}"))
}

fn of_card(card: &CardRef) -> String {
    full_name(&card.name, card.subtitle.as_deref())
}

fn faces<'a>(cards: impl Iterator<Item = &'a CardView>) -> Vec<String> {
    let names: Vec<String> = cards.filter_map(CardView::known).map(of_card).collect();
    if names.is_empty() { vec!["None.".into()] } else { names }
}

fn damage(side: &SeatView) -> Vec<String> {
    let base = &side.base;
    let mut lines =
        vec![format!("{}: damage {}, {} of {} HP left.", base.name, base.damage, base.remaining(), base.hp)];
    let units = side.units.iter();
    lines
        .extend(units.map(|unit| {
            format!("{}: damage {}, {} of {} HP left.", unit.name, unit.damage, unit.remaining(), unit.hp)
        }));
    lines
}

fn leaders(side: &SeatView) -> Vec<String> {
    let used = |used: bool| if used { "used" } else { "not used" };
    let mut lines: Vec<String> = side
        .leaders
        .iter()
        .map(|leader| {
            let place = if leader.deployed { "deployed" } else { "not deployed" };
            format!("{}: {place}, Epic Action {}.", leader.name, used(leader.epic_used))
        })
        .collect();
    lines.push(format!("{}: Epic Action {}.", side.base.name, used(side.base.epic_used)));
    lines
}

fn in_play(side: &SeatView) -> Vec<String> {
    let units = side.units.iter().map(|unit| {
        let mut line = full_name(&unit.name, unit.subtitle.as_deref());
        let upgrades: Vec<&str> = unit.upgrades.iter().map(|upgrade| upgrade.name.as_str()).collect();
        if !upgrades.is_empty() {
            line.push_str(&format!("; with {}", upgrades.join(", ")));
        }
        let guarded: Vec<String> = unit.guarded().map(of_card).collect();
        if !guarded.is_empty() {
            line.push_str(&format!("; guards {}", guarded.join(", ")));
        }
        line
    });
    let lines: Vec<String> = units.collect();
    if lines.is_empty() { vec!["No units.".into()] } else { lines }
}

/// The ids of a player's own cards that a view shows outside the deck.
fn known(view: &View, owner: Seat) -> Vec<&str> {
    let mut ids = Vec::new();
    for side in &view.seats {
        let resources = side.resources.iter().map(|resource| &resource.card);
        let cards = side.hand.iter().chain(&side.discard).chain(resources).filter_map(CardView::known);
        let captives = side.units.iter().flat_map(UnitView::guarded);
        ids.extend(cards.chain(captives).filter(|card| card.owner == owner).map(|card| card.id.as_str()));
        for unit in &side.units {
            ids.extend((unit.owner == owner).then_some(unit.id.as_str()));
            let upgrades = unit.upgrades.iter().filter(|upgrade| upgrade.owner == owner);
            ids.extend(upgrades.map(|upgrade| upgrade.id.as_str()));
        }
    }
    ids
}
