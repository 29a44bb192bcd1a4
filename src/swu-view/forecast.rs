//! What a choice would do: the engine's own rules, run on a copy until something hidden or somebody's choice decides.

use super::DecisionView;
use seats::Seat;

/// What picking an option leads to before anybody chooses again or anything hidden comes up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Forecast {
    /// The units in play that something happens to, in table order.
    pub units: Vec<UnitForecast>,
    /// The bases that something happens to, in table order.
    pub bases: Vec<BaseForecast>,
    /// The game ends: the winners, nobody in a draw.
    pub winners: Option<Vec<Seat>>,
    /// The possible targets of the attack it declares: the next decision, with a forecast for each target.
    pub targets: Option<Box<DecisionView>>,
    /// It declares an attack against something.
    pub declares: bool,
    /// A cost is paid and nothing else happens.
    pub only_costs: bool,
    /// What it asks for first and does not find, so that nothing else happens; `None` if that cannot be told.
    pub missing: Option<Missing>,
    /// It is the second copy of a unique card: one of the two has to go.
    pub keeps_one: bool,
    /// Where the forecast stops.
    pub ends: Ends,
    /// The name of the card whose text stops it, if everybody sees that card.
    pub asker: Option<String>,
    /// If it stops before anything changes: the result when the texts that stop it are declined or change nothing. It
    /// then ends with something hidden.
    pub declined: Option<Box<Forecast>>,
    /// Does everything in `declined` happen however those texts are answered?
    pub declined_is_sure: bool,
}

impl Forecast {
    /// The unit with this handle, if anything happens to it.
    pub fn unit(&self, uid: u16) -> Option<&UnitForecast> {
        self.units.iter().find(|unit| unit.uid == uid)
    }

    /// The base of a seat, if anything happens to it.
    pub fn base(&self, seat: Seat) -> Option<&BaseForecast> {
        self.bases.iter().find(|base| base.seat == seat)
    }

    /// Does nothing happen to anything on the table?
    pub fn changes_nothing(&self) -> bool {
        self.units.is_empty() && self.bases.is_empty() && self.winners.is_none()
    }

    /// Does that seat win?
    pub fn wins(&self, seat: Seat) -> bool {
        self.winners.as_ref().is_some_and(|winners| winners.contains(&seat))
    }

    /// Does that seat win, at least if the texts that stop the forecast are declined?
    pub fn wins_if_declined(&self, seat: Seat) -> bool {
        self.wins(seat) || self.declined.as_ref().is_some_and(|declined| declined.wins(seat))
    }

    /// Does that seat win at once with one of the targets?
    pub fn could_win(&self, seat: Seat) -> bool {
        let targets = self.targets.iter().flat_map(|decision| &decision.options);
        targets.filter_map(|option| option.forecast.as_ref()).any(|forecast| forecast.wins_if_declined(seat))
    }
}

/// What a text asks for first and does not find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A unit that can attack.
    Attacker,
    /// A card that can be chosen.
    Target,
    /// Damage that can be healed.
    Damage,
}

/// Where a forecast stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ends {
    /// Everything is resolved: the next action follows.
    #[default]
    Settled,
    /// This seat chooses how it goes on.
    Choice(Seat),
    /// A hidden card or the luck of the game comes up.
    Hidden,
    /// The game is over.
    Over,
}

/// What happens to a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitForecast {
    /// Its handle.
    pub uid: u16,
    /// What becomes of it.
    pub fate: Fate,
    /// Damage dealt to it.
    pub damage: i16,
    /// Damage that its Shields prevented.
    pub prevented: i16,
    /// Damage healed from it.
    pub healed: i16,
    /// Shields it gained and still has; negative if it lost some.
    pub shields: i16,
    /// HP left; 0 if it left play.
    pub left: i16,
    /// Its power afterwards; 0 if it left play.
    pub power: i16,
    /// Its power before, without bonuses for an attack that is over by then.
    pub power_before: i16,
    /// It was ready and is exhausted afterwards, or the other way round; `None` for the attacker and for the source of
    /// an ability.
    pub exhausted: Option<bool>,
}

/// What becomes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It stays in play under the same control.
    Stays,
    /// It has no HP left, and is defeated as soon as the present effect is finished.
    Dying,
    /// It is defeated.
    Defeated,
    /// It is captured.
    Captured,
    /// Somebody else controls it.
    Taken(Seat),
    /// It returns to the hand of this seat.
    Returned(Seat),
    /// It leaves play in another way.
    Leaves,
}

/// What happens to a base.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BaseForecast {
    /// Whose.
    pub seat: Seat,
    /// HP left before.
    pub before: i16,
    /// HP left then.
    pub left: i16,
}
