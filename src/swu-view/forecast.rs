//! What a choice would do: the engine's own rules, run on a copy as far as nothing hidden and nobody's choice decides.

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
    /// What of the attack that it declares is attacked: the next decision, with a forecast for each target.
    pub targets: Option<Box<DecisionView>>,
    /// It declares an attack against something.
    pub declares: bool,
    /// A cost is paid and nothing else happens.
    pub only_costs: bool,
    /// What it asks for first and does not find, so that nothing else happens; nothing where that cannot be told.
    pub missing: Option<Missing>,
    /// It is the second copy of a unique card: one of the two has to go.
    pub keeps_one: bool,
    /// Where the forecast stops.
    pub ends: Ends,
    /// The name of the card whose text stops it, where everybody sees that card.
    pub asker: Option<String>,
    /// It stops before anything changes: what comes of it where the texts that stop it are declined, or change nothing,
    /// in which case it ends with something hidden.
    pub declined: Option<Box<Forecast>>,
    /// Does all that is told of `declined` come of it, whatever is answered to those texts?
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

    /// Does that seat win, at least but for the texts that stop the forecast?
    pub fn wins_if_declined(&self, seat: Seat) -> bool {
        self.wins(seat) || self.declined.as_ref().is_some_and(|declined| declined.wins(seat))
    }

    /// Does that seat win at once with one of the targets?
    pub fn could_win(&self, seat: Seat) -> bool {
        let targets = self.targets.iter().flat_map(|decision| &decision.options);
        targets.filter_map(|option| option.forecast.as_ref()).any(|forecast| forecast.wins_if_declined(seat))
    }
}

/// What a text asks for first, and is not there.
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
    /// All of it is through: the next action follows.
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
    /// Shields that it got and still has, or lost if less than 0.
    pub shields: i16,
    /// HP left; 0 where it left play.
    pub left: i16,
    /// Its power then; 0 where it left play.
    pub power: i16,
    /// Its power before, but for what is only for an attack that is over then.
    pub power_before: i16,
    /// It is exhausted then and was ready, or the other way round; not told of who attacks or uses an ability.
    pub exhausted: Option<bool>,
}

/// What becomes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It stays in play with who controls it.
    Stays,
    /// It has no HP left, and is defeated as soon as what is being done is done.
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
