//! The numbers that a search is tuned by.

/// How a search spreads its iterations, and how it plays on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much is explored.
    pub exploration: f32,
    /// How much better an option's prior value must be for it to be tried about three times as readily.
    pub temperature: f32,
    /// The same at the root, in the values of one step.
    pub careful: f32,
    /// The part of the readiness that all options share.
    pub shared: f32,
    /// How much worse than the others an option is assumed to be before it has been tried.
    pub untried: f32,
    /// A light playout takes one of the best options; others are the likelier, the closer their prior value comes. This
    /// is the distance that still counts as close.
    pub noise: usize,
    /// How many rounds are played on after the current one.
    pub further: u16,
    /// The most picks of a light playout.
    pub longest: u32,
    /// How many positions are looked at in trials of a choice of cards of the hand, for each iteration another choice
    /// gets; with 0 such choices are made by rule.
    pub trial: u32,
    /// How many picks its games in thought may have altogether, for each iteration: if rounds are long, it searches
    /// fewer of them rather than taking longer. `None` for no limit.
    pub picks: Option<u32>,
}

impl Tuning {
    /// The tuning of levels without one of their own.
    pub const USUAL: Tuning = Tuning {
        exploration: 0.8,
        temperature: 30.0,
        careful: 40.0,
        shared: 0.2,
        untried: 0.05,
        noise: 24,
        further: 0,
        longest: 300,
        trial: 0,
        picks: None,
    };

    /// For minds that must answer soon, however long a round may be.
    pub const PROMPT: Tuning = Tuning { picks: Some(20), ..Tuning::USUAL };

    /// For minds that have time: they try what becomes of their hands.
    pub const PATIENT: Tuning = Tuning { trial: 6, ..Tuning::USUAL };

    /// Sets the number of that name.
    pub fn set(&mut self, name: &str, number: f32) -> Option<()> {
        match name {
            "exploration" => self.exploration = number,
            "temperature" => self.temperature = number,
            "careful" => self.careful = number,
            "shared" => self.shared = number,
            "untried" => self.untried = number,
            "noise" => self.noise = number as usize,
            "longest" => self.longest = number as u32,
            "trial" => self.trial = number as u32,
            "picks" => self.picks = (number > 0.0).then_some(number as u32),
            "further" => self.further = number as u16,
            _ => return None,
        }
        Some(())
    }
}
