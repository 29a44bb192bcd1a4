//! A game as it was set up on a screen or in lines: judged, and begun.

use super::table::notices;
use super::{LocalServices, any_seed, lists_of};
use crate::deckbuilding::options as deckbuilding_options;
use crate::hosted_match::{HostedMatch, NewMatch};
use crate::marks;
use crate::options;
use crate::refusal::{ContestFault, Refusal};
use crate::seating::seated;
use crate::services::{Begun, LastSeat, LastSetup, NewGame, TRUST};
use hotseat::pin::Pin;
use hotseat::table::{Agreement, Sitter, Table};
use std::path::Path;
use storage::last_setup;
use storage::text_file;
use swu_cards::catalog::Catalogue;
use swu_decks::admission::{self, Lists};
use swu_decks::formats::{self, DeckList};
use swu_hosted::match_rules::{Conduct, MatchKind, Round};
use swu_hosted::{Setup, Start};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

impl LocalServices {
    /// What a list brings to the table, with the mark of one that no event would take (formats.md D-15).
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn player(
        &self,
        list: &DeckList,
        options: &GameOptions,
        lists: Lists,
    ) -> Result<(PlayerDeck, Option<String>), Refusal> {
        let book = &self.data.book;
        let admitted = admission::admit(book, list, options, lists).map_err(|turned| Refusal::Setup(turned.reasons))?;
        Ok((PlayerDeck::of(book, &admitted.setup), marks::of(&admitted)))
    }

    /// Reads a deck: a file, or the key of a sample.
    ///
    /// # Errors
    /// The file cannot be read or understood.
    pub fn list(&self, named: &str) -> Result<DeckList, Refusal> {
        let bytes = match formats::sample(named) {
            Some(sample) => sample.json.as_bytes().to_vec(),
            None => text_file::read(Path::new(named), formats::MOST_BYTES)?,
        };
        formats::import(&bytes, Catalogue::embedded())
            .map_err(|bad| Refusal::Setup(bad.faults.iter().map(|fault| format!("{named}: {fault}")).collect()))
    }

    /// Keeps who sits where with what for the next form.
    pub(super) fn remember_setup(&self, game: &NewGame) {
        let trust = TRUST.iter().find(|(trust, _)| *trust == game.trust).map_or("", |(_, word)| *word);
        let seats = game.seats.iter().map(|sitting| LastSeat {
            name: sitting.name.clone(),
            deck: self.all_decks().entries.get(sitting.deck).map(|deck| deck.name.clone()).unwrap_or_default(),
            bot: sitting.bot.clone().unwrap_or_default(),
        });
        let last = LastSetup { mode: game.mode.name().to_owned(), trust: trust.to_owned(), seats: seats.collect() };
        last_setup::save(&self.paths.last_setup(), &last);
    }

    pub(super) fn sitters(game: &NewGame) -> Result<Vec<Sitter>, Refusal> {
        let mut sitters = Vec::new();
        for sitting in &game.seats {
            let mut sitter = match &sitting.bot {
                Some(level) => Sitter::bot(&sitting.name).playing(Some(level.clone())),
                None => Sitter::person(&sitting.name),
            };
            if !sitting.pin.is_empty() {
                sitter.pin = Some(Pin::new(&sitting.pin, any_seed())?);
            }
            sitters.push(sitter);
        }
        Ok(sitters)
    }

    /// The options and the players' cards of a game that was set up.
    fn judged(&self, game: &NewGame) -> Result<(GameOptions, Vec<PlayerDeck>, Vec<String>), Refusal> {
        let values = game.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let (options, mut faults) = match options::changed(options::of_mode(game.mode), values) {
            Ok(options) => (options, Vec::new()),
            Err(why) => (options::of_mode(game.mode), why.lines()),
        };
        if let Some(fault) = admission::seats_fault(&options, game.seats.len()) {
            faults.push(format!("This game {fault}."));
        }
        let lists = lists_of(game.terms.is_some_and(|length| length.strict || length.elimination));
        let (mut players, mut marks) = (Vec::new(), Vec::new());
        for (index, sitting) in game.seats.iter().enumerate() {
            let list = self.all_decks().list(sitting.deck);
            let seat = |what: String| format!("Seat {}: {what}", index + 1);
            match list.map(|list| self.player(list, &options, lists)) {
                Some(Ok((player, said))) => {
                    players.push(player);
                    marks.extend(said.map(seat));
                }
                Some(Err(why)) => faults.extend(why.lines().into_iter().map(seat)),
                None => faults.push(format!("Seat {} has no deck that can be read.", index + 1)),
            }
        }
        if faults.is_empty() { Ok((options, players, marks)) } else { Err(Refusal::Setup(faults)) }
    }

    /// Everything that keeps a game from being started.
    pub(super) fn setup_faults(&self, game: &NewGame) -> Vec<String> {
        let judged = match deckbuilding_options::mode_of(game.mode) {
            Some(_) => deckbuilding_options::of_new(game).map(|_| ()),
            None => self.judged(game).map(|_| ()),
        };
        let mut faults = judged.err().map(|why| why.lines()).unwrap_or_default();
        match LocalServices::sitters(game) {
            Ok(sitters) => faults.extend(Table::new(sitters, self.agreement).err().map(|why| why.to_string())),
            Err(why) => faults.extend(why.lines()),
        }
        faults
    }

    /// Begins a game.
    pub(super) fn game_of(&self, game: &NewGame) -> Result<Begun, Refusal> {
        let (options, players, marks) = self.judged(game)?;
        let seated = seated(LocalServices::sitters(game)?, players, &options, game.seed);
        let names = seated.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let notice = marks::notice(&marks);
        let start = Start::Decks { options, players: seated.players, beginner: Beginner::ByLot, marks };
        let agreement = Agreement { trust: game.trust, ..self.agreement };
        let opened = self.open(seated.sitters, agreement, Setup { names, start }, game.seed);
        let (session, commitment) = opened?;
        Ok((session, notices([seated.notice, notice, commitment])))
    }

    /// Begins a match.
    pub(super) fn match_of(&self, game: &NewGame) -> Result<HostedMatch, Refusal> {
        self.judged(game)?;
        let length = game.terms.ok_or(ContestFault::NoGame)?;
        let table = Table::new(LocalServices::sitters(game)?, Agreement { trust: game.trust, ..self.agreement });
        let lists = game.seats.iter().filter_map(|sitting| self.all_decks().list(sitting.deck).cloned());
        let wanted = NewMatch {
            table: table?,
            lists: lists.collect(),
            kind: if length.best_of_three { MatchKind::BestOfThree } else { MatchKind::SingleGame },
            minutes: length.minutes,
            round: if length.elimination { Round::Elimination } else { Round::Swiss },
            review: length.elimination && length.review,
            curtain_stops_clock: length.curtain_stops_clock,
            limited: false,
            sets: Vec::new(),
            conduct: if length.strict { Conduct::Strict } else { Conduct::Friendly },
            organiser: None,
            seed: game.seed,
        };
        self.begin_match(wanted)
    }
}
