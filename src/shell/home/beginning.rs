//! Games and matches that are begun by words: who plays, with which deck, and what is agreed.

use super::Home;
use crate::place::Outcome;
use crate::refusal::{Refusal, SavedFault};
use crate::services::{MatchTerms, Mode, NewGame, Services, Sitting};
use hotseat::trust::Trust;
use std::collections::BTreeSet;

/// What may be agreed, by word: `curtains=open`.
const CURTAINS: [(&str, Trust); 3] =
    [("open", Trust::OpenTable), ("public", Trust::PublicFirst), ("full", Trust::FullCurtain)];

/// A best of three without a clock, as among friends.
const FRIENDLY: MatchTerms = MatchTerms {
    best_of_three: true,
    minutes: None,
    elimination: false,
    review: false,
    curtain_stops_clock: true,
    strict: false,
};

/// What is agreed behind the players: "seed=7 curtains=open match=best-of-three minutes=55 round=cut conduct=strict".
struct Agreed {
    trust: Trust,
    seed: Option<u64>,
    terms: Option<MatchTerms>,
}

impl Agreed {
    /// Takes a word in; false if it says who plays.
    fn hear(&mut self, word: &str) -> Result<bool, SavedFault> {
        let Some((name, value)) = word.split_once('=') else { return Ok(false) };
        let wrong = || SavedFault::NoOptionValue { name: name.to_owned(), value: value.to_owned() };
        let terms = || self.terms.unwrap_or(FRIENDLY);
        match (name, value) {
            ("seed", _) => self.seed = Some(value.parse().map_err(|_| wrong())?),
            ("curtains", _) => {
                let known = CURTAINS.iter().find(|(word, _)| *word == value);
                self.trust = known.map(|(_, trust)| *trust).ok_or_else(wrong)?;
            }
            ("match", "best-of-three" | "single") => {
                self.terms = Some(MatchTerms { best_of_three: value != "single", ..terms() });
            }
            ("minutes", _) => {
                let minutes = value.parse().ok().filter(|minutes| *minutes > 0);
                let minutes = Some(minutes.ok_or_else(|| SavedFault::NoMinutes(value.to_owned()))?);
                self.terms = Some(MatchTerms { minutes, ..terms() });
            }
            ("round", "cut" | "swiss") => {
                let cut = value == "cut";
                self.terms = Some(MatchTerms { elimination: cut, review: cut, ..terms() });
            }
            ("conduct", "strict" | "friendly") => {
                let strict = value == "strict";
                self.terms = Some(MatchTerms { strict, curtain_stops_clock: !strict, ..terms() });
            }
            ("match" | "round" | "conduct", _) => return Err(wrong()),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// "ann 1 bob=steady 2": names with deck numbers, and how well the program plays where it does.
fn sittings(words: &[&str], services: &Services) -> Result<Vec<Sitting>, SavedFault> {
    let (decks, levels) = (services.decks().len(), services.levels());
    let pairs = words.chunks(2).map(|pair| {
        let [name, deck] = pair else { return Err(SavedFault::WhoPlays) };
        let number = deck.parse::<usize>().ok().filter(|deck| (1..=decks).contains(deck));
        let number = number.ok_or_else(|| SavedFault::WhichDeck { name: (*name).to_owned(), decks })?;
        let sitting = Sitting::said(name, number - 1);
        match sitting.bot.clone().filter(|level| !levels.contains(&level.as_str())) {
            Some(level) => Err(SavedFault::NoLevel { level, all: levels.join(", ") }),
            None => Ok(sitting),
        }
    });
    pairs.collect()
}

impl Home {
    /// "new ann 1 bob 2": a game of these people, or a match, as it is agreed behind them.
    pub(super) fn begin(&self, words: &[&str], mode: Mode, services: &mut Services) -> Result<Outcome, Refusal> {
        self.start(words, mode, None, services)
    }

    /// "match ann 1 bob 2 55": best of three with the round clock, if one is named.
    pub(super) fn contest(&self, words: &[&str], services: &mut Services) -> Result<Outcome, Refusal> {
        let (words, minutes) = match words {
            [seats @ .., minutes] if words.len() == 5 && !minutes.contains('=') => {
                let wanted = minutes.parse::<u32>().ok().filter(|minutes| *minutes > 0);
                (seats, Some(wanted.ok_or_else(|| SavedFault::NoMinutes((*minutes).to_owned()))?))
            }
            _ => (words, None),
        };
        self.start(words, Mode::Duel, Some(MatchTerms { minutes, ..FRIENDLY }), services)
    }

    /// "new deckbuilding ann bob=sensible length=2": another game, by its name; it has as many people as are named, and
    /// its options behind them.
    fn other(words: &[&str], game: &str, services: &mut Services) -> Result<Outcome, Refusal> {
        let modes = services.modes();
        let fits = |mode: &Mode| matches!(mode, Mode::Other(choice) if choice.game == game);
        let modes: Vec<Mode> = modes.into_iter().filter(fits).collect();
        let names: BTreeSet<String> =
            modes.iter().flat_map(|mode| services.options(*mode)).map(|row| row.name).collect();
        let mut agreed = Agreed { trust: Trust::PublicFirst, seed: None, terms: None };
        let (mut seats, mut options) = (Vec::new(), Vec::new());
        for word in words {
            match word.split_once('=') {
                Some((name, value)) if names.contains(name) => options.push((name.to_owned(), value.to_owned())),
                _ if agreed.hear(word)? => {}
                _ => seats.push(Sitting::said(word, 0)),
            }
        }
        if agreed.terms.is_some() {
            return Err(SavedFault::MatchOfTwo.into());
        }
        let mode = modes.iter().copied().find(|mode| (mode.seats().0..=mode.seats().1).contains(&seats.len()));
        let mode = mode.or(modes.first().copied()).ok_or(SavedFault::NoGame)?;
        let game = NewGame { mode, seats, trust: agreed.trust, seed: agreed.seed, terms: None, options };
        let faults = services.faults(&game);
        if faults.is_empty() { Ok(services.start(&game)?.into()) } else { Err(Refusal::Setup(faults)) }
    }

    fn start(
        &self,
        words: &[&str],
        mode: Mode,
        terms: Option<MatchTerms>,
        services: &mut Services,
    ) -> Result<Outcome, Refusal> {
        if let [game, people @ ..] = words
            && services.modes().iter().any(|mode| matches!(mode, Mode::Other(choice) if choice.game == *game))
        {
            return Home::other(people, game, services);
        }
        let mut agreed = Agreed { trust: Trust::PublicFirst, seed: None, terms };
        let mut players = Vec::new();
        for word in words {
            if !agreed.hear(word)? {
                players.push(*word);
            }
        }
        let seats = sittings(&players, services)?;
        if agreed.terms.is_some() && seats.len() != 2 {
            return Err(SavedFault::MatchOfTwo.into());
        }
        let mode = if seats.len() == 2 && mode == Mode::Multiplayer { Mode::Duel } else { mode };
        let options = if mode == Mode::Duel { Vec::new() } else { self.set.clone() };
        let Agreed { trust, seed, terms } = agreed;
        let game = NewGame { mode, seats, trust, seed, terms, options };
        let faults = services.faults(&game);
        if faults.is_empty() { Ok(services.start(&game)?.into()) } else { Err(Refusal::Setup(faults)) }
    }
}
