//! A game set up on a screen or in lines: judged, and begun.

use super::order::{Order, Seat};
use super::{Services, any_seed, lists_of};
use crate::games::{self, Ordered};
use crate::illegal_marks;
use crate::options;
use crate::refusal::{Refusal, SavedFault};
use crate::services::{AtTable, LastSeat, LastSetup, Mode, NewGame, TRUST, Variant};
use hotseat::pin::Pin;
use hotseat::table::{Agreement, Sitter};
use storage::last_setup;
use storage::text_file;
use swu_cards::catalog::Catalogue;
use swu_decks::admission::{self, Lists};
use swu_decks::formats::{self, DeckList};
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

impl Services {
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
        Ok((PlayerDeck::of(book, &admitted.setup), illegal_marks::of(&admitted)))
    }

    /// Reads a deck: a file, or the key of a sample.
    ///
    /// # Errors
    /// The file cannot be read or understood.
    pub fn list(&self, named: &str) -> Result<DeckList, Refusal> {
        let bytes = match formats::sample(named) {
            Some(sample) => sample.json.as_bytes().to_vec(),
            None => text_file::read(&self.named_file(named)?, formats::MOST_BYTES)?,
        };
        formats::import(&bytes, Catalogue::embedded())
            .map_err(|bad| Refusal::Setup(bad.faults.iter().map(|fault| format!("{named}: {fault}")).collect()))
    }

    /// Remembers who sits where with what, for the next form.
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

    /// A game that was set up, with everything wrong with its options.
    fn order_of(&self, game: &NewGame) -> Result<Order, Refusal> {
        let values = game.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let (options, mut faults) = match options::changed(options::of_mode(game.mode), values) {
            Ok(options) => (options, Vec::new()),
            Err(why) => (options::of_mode(game.mode), why.lines()),
        };
        if let Some(fault) = admission::seats_fault(&options, game.seats.len()) {
            faults.push(format!("This game {fault}."));
        }
        let sitters = Services::sitters(game)?.into_iter().zip(&game.seats).enumerate();
        let seats = sitters.map(|(index, (sitter, sitting))| Seat {
            sitter,
            list: self.all_decks().list(sitting.deck).cloned().ok_or_else(|| SavedFault::NoDeck.into()),
            called: format!("Seat {}", index + 1),
        });
        Ok(Order {
            seats: seats.collect(),
            options,
            judged: lists_of(game.terms.is_some_and(|terms| terms.strict || terms.elimination)),
            marked: true,
            agreement: Agreement { trust: game.trust, ..self.agreement },
            seed: game.seed,
            terms: game.terms,
            opened: None,
            faults,
        })
    }

    /// Everything that keeps a game from starting.
    pub(super) fn setup_faults(&self, game: &NewGame) -> Vec<String> {
        let faults = match game.mode {
            Mode::Other(choice) => games::named(self.games, choice.game)
                .ok_or_else(|| SavedFault::NoGame.into())
                .and_then(|other| Ok(other.faults(self.ordered(game, choice.variant)?))),
            _ => self.order_of(game).map(|order| self.order_faults(order)),
        };
        faults.unwrap_or_else(|why: Refusal| why.lines())
    }

    /// Another game than Star Wars: Unlimited that was set up.
    pub(super) fn ordered(&self, game: &NewGame, variant: &'static Variant) -> Result<Ordered, Refusal> {
        Ok(Ordered {
            variant,
            sitters: Services::sitters(game)?,
            agreement: Agreement { trust: game.trust, ..self.agreement },
            options: game.options.clone(),
            seed: game.seed,
        })
    }

    /// Begins a game or a match with decks.
    pub(super) fn begin_new(&self, game: &NewGame) -> Result<AtTable, Refusal> {
        self.begin(self.order_of(game)?)
    }
}
