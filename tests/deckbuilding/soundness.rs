//! What holds in every position of the Deckbuilding Game. Examples share this file.

use deckbuilding::cards::word::Faction;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::decision::Kind;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Bases, LENGTHS, Mode, Options};
use deckbuilding::rules::view::{CardView, View};

/// These two factions in turns, for as many seats as the mode has.
pub(crate) fn seating(mode: Mode, factions: [Faction; 2]) -> Vec<Faction> {
    factions.into_iter().cycle().take(mode.seats()).collect()
}

/// The factions of the first box in turns, for as many seats as the mode has.
pub(crate) fn sides(mode: Mode) -> Vec<Faction> {
    seating(mode, Faction::usual())
}

/// Factions for the game of this number: those of the first box, those of another, and mixed ones in turns.
pub(crate) fn varied(mode: Mode, number: usize) -> Vec<Faction> {
    let all: Vec<Faction> = Faction::all().collect();
    let pairs = all.iter().enumerate().flat_map(|(place, one)| all[place + 1..].iter().map(move |two| [*one, *two]));
    let mut pairs: Vec<[Faction; 2]> = pairs.collect();
    pairs.sort_by_key(|[one, two]| one.edition() != two.edition());
    match number % pairs.len() {
        0 => sides(mode),
        other => seating(mode, pairs[other]),
    }
}

/// Every mode with every set of bases and every length that fits.
pub(crate) fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for mode in [Mode::Duel, Mode::Teams] {
        for bases in [Bases::Beginner, Bases::Full, Bases::Secret] {
            all.extend(LENGTHS.map(|length| Options { bases, length, ..Options::of(mode) }));
        }
    }
    all.into_iter().enumerate().map(|(index, options)| Options { pay_off: index % 2 == 1, ..options }).collect()
}

/// How many cards there are, in all zones.
pub(crate) fn count(view: &View) -> usize {
    let regions = view.regions.iter().map(|region| {
        [&region.row, &region.deck, &region.discard].iter().map(|list| list.len()).sum::<usize>() + region.pilots
    });
    let seats = view.seats.iter().map(|seat| {
        let lists = [&seat.deck, &seat.hand, &seat.discard, &seat.bases, &seat.exiled, &seat.set_aside, &seat.captured];
        let lists: usize = lists.iter().map(|list| list.len()).sum();
        lists + seat.units.len() + seat.ships.len() + usize::from(seat.base.is_some())
    });
    regions.sum::<usize>() + seats.sum::<usize>() + view.victory.iter().map(Vec::len).sum::<usize>()
}

fn uids(view: &View) -> Vec<u32> {
    let of = |list: &[CardView]| list.iter().filter_map(|card| card.known().map(|card| card.uid)).collect::<Vec<_>>();
    let mut all: Vec<u32> = view
        .regions
        .iter()
        .flat_map(|region| [of(&region.row), of(&region.deck), of(&region.discard)].concat())
        .collect();
    for seat in &view.seats {
        for list in [&seat.deck, &seat.hand, &seat.discard, &seat.bases, &seat.exiled, &seat.set_aside, &seat.captured]
        {
            all.extend(of(list));
        }
        all.extend(seat.units.iter().chain(&seat.ships).chain(&seat.base).map(|piece| piece.uid));
    }
    all.extend(view.victory.iter().flat_map(|pile| of(pile)));
    all
}

/// Checks what must hold in every position.
pub(crate) fn check(book: &Book, game: &Game, cards: usize) {
    assert_eq!(game.audit(book), Ok(()));
    let view = game.view(book, &[], Eyes::Judge);
    assert_eq!(count(&view), cards, "no card is lost or made");
    let mut names = uids(&view);
    let known = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), known, "no card is in two places");
    assert!((-3..=3).contains(&view.force));
    let dividing = view.decision.as_ref().is_some_and(|decision| decision.kind == Kind::Allocate);
    for piece in view.seats.iter().flat_map(|seat| seat.ships.iter().chain(&seat.base)) {
        assert!(dividing || piece.damage < piece.hp, "{} stands with {:?} damage", piece.id, piece.damage);
    }
    assert!(view.regions.iter().all(|region| region.row.len() <= 6));
    assert_eq!(view.decision.is_none(), view.over.is_some());
    if let Some(decision) = view.decision {
        assert!(!decision.options.is_empty());
        assert_eq!(decision.options.len(), game.decision().expect("a decision").options.len(), "a judge sees all");
        let mut texts: Vec<String> = decision
            .options
            .iter()
            .map(|option| {
                serde_json::to_string(&(
                    option.verb,
                    &option.card,
                    &option.target,
                    option.seat,
                    option.number,
                    option.name,
                ))
                .expect("text")
            })
            .collect();
        let all = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), all, "no two options mean the same: {:#?}", decision.options);
    }
}
