//! The numbers that a search is tuned by.

/// How a search spreads its iterations, and how it plays on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much is explored.
    pub exploration: f32,
    /// How much better an option must look by its rough worth to be tried about three times as readily.
    pub temperature: f32,
    /// The same at the root, in the worths of one step.
    pub careful: f32,
    /// The part of the readiness that all options share.
    pub shared: f32,
    /// How much worse than the others an option is taken to be before it was tried.
    pub untried: f32,
    /// A light playout takes one of the best options; the others are as likely as their rough worth comes near: so near.
    pub noise: usize,
    /// How many rounds are played on after the one that is under way.
    pub further: u16,
    /// How many picks a light playout has at most.
    pub longest: u32,
    /// How many positions are looked at in trials of a choice of cards of the hand, for each iteration that another choice
    /// gets; with 0 such choices are made by rule.
    pub trial: u32,
    /// How many picks its games in thought may have in all, for each iteration it may have: where rounds are long, it
    /// searches fewer of them rather than longer. Nothing bounds them otherwise.
    pub picks: Option<u32>,
}

impl Tuning {
    /// What levels play by unless they have their own.
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

    /// What those play by who are to answer soon, however long a round may be.
    pub const PROMPT: Tuning = Tuning { picks: Some(20), ..Tuning::USUAL };

    /// What those play by who have time: they try what becomes of their hands.
    pub const PATIENT: Tuning = Tuning { trial: 6, ..Tuning::USUAL };

    /// Changes the number of that name.
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
