//! A number being typed, digit by digit.

/// The digits typed so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Digits(String);

impl Digits {
    /// One more digit.
    pub(crate) fn push(&mut self, digit: char) {
        self.0.push(digit);
    }

    /// Takes the last digit back; false if there was none.
    pub(crate) fn pop(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// Forgets them; false if there were none.
    pub(crate) fn clear(&mut self) -> bool {
        !std::mem::take(&mut self.0).is_empty()
    }

    /// The digits as they were typed; they are forgotten.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(&mut self.0)
    }

    /// The number they make, if it is one of that kind.
    pub(crate) fn number<T: std::str::FromStr>(&self) -> Option<T> {
        self.0.parse().ok()
    }

    /// Could the digits still become this number?
    pub(crate) fn begin(&self, number: i16) -> bool {
        number.to_string().starts_with(&self.0)
    }

    /// In words for the frame, with a mark where the next digit goes.
    pub(crate) fn shown(&self) -> String {
        if self.0.is_empty() { String::new() } else { format!("{}_", self.0) }
    }
}
