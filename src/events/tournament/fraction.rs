//! Exact fractions: percentages are compared exactly, never rounded (formats.md T-10).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A reduced fraction, not negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    over: u128,
    under: u128,
}

/// The text is not a fraction, or the numbers become too large to be exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("numbers too large, or no fraction")]
pub struct FractionError;

impl Fraction {
    /// Zero.
    pub const ZERO: Fraction = Fraction { over: 0, under: 1 };

    /// One number over another; `None` if the second is 0.
    pub fn new(over: u128, under: u128) -> Option<Fraction> {
        let divisor = greatest_divisor(over, under);
        (under > 0).then(|| Fraction { over: over / divisor, under: under / divisor })
    }

    /// The sum.
    ///
    /// # Errors
    /// It cannot be written exactly.
    pub fn plus(self, other: Fraction) -> Result<Fraction, FractionError> {
        let divisor = greatest_divisor(self.under, other.under);
        let under = (self.under / divisor).checked_mul(other.under);
        let one = self.over.checked_mul(other.under / divisor);
        let two = other.over.checked_mul(self.under / divisor);
        let over = one.zip(two).and_then(|(one, two)| one.checked_add(two));
        over.zip(under).and_then(|(over, under)| Fraction::new(over, under)).ok_or(FractionError)
    }

    /// The mean of some fractions; `None` if there are none.
    ///
    /// # Errors
    /// It cannot be written exactly.
    pub fn mean(all: impl IntoIterator<Item = Fraction>) -> Result<Option<Fraction>, FractionError> {
        let (mut sum, mut count) = (Fraction::ZERO, 0);
        for one in all {
            sum = sum.plus(one)?;
            count += 1;
        }
        if count == 0 {
            return Ok(None);
        }
        let under = sum.under.checked_mul(count).ok_or(FractionError)?;
        Ok(Fraction::new(sum.over, under))
    }

    /// Rounded to this many decimals, at most nine, for people: "0.56".
    pub fn decimal(self, places: u32) -> String {
        let unit = 10_u128.pow(places.min(9));
        let rounded = self.over.saturating_mul(unit).saturating_add(self.under / 2) / self.under;
        let places = places.min(9) as usize;
        format!("{}.{:0places$}", rounded / unit, rounded % unit)
    }
}

fn greatest_divisor(mut one: u128, mut other: u128) -> u128 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one.max(1)
}

impl Ord for Fraction {
    /// Compares whole parts first, then the inverted remainders: no product can become too large.
    fn cmp(&self, other: &Fraction) -> Ordering {
        let (mut one, mut two) = (*self, *other);
        let mut turned = false;
        loop {
            let whole = (one.over / one.under).cmp(&(two.over / two.under));
            let (left, right) = (one.over % one.under, two.over % two.under);
            let order = if whole.is_ne() { whole } else { (left > 0).cmp(&(right > 0)) };
            if order.is_ne() || left == 0 {
                return if turned { order.reverse() } else { order };
            }
            one = Fraction { over: one.under, under: left };
            two = Fraction { over: two.under, under: right };
            turned = !turned;
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.under {
            1 => write!(formatter, "{}", self.over),
            under => write!(formatter, "{}/{under}", self.over),
        }
    }
}

impl FromStr for Fraction {
    type Err = FractionError;

    fn from_str(text: &str) -> Result<Fraction, FractionError> {
        let number = |text: &str| text.trim().parse::<u32>().map(u128::from).map_err(|_| FractionError);
        let (over, under) = match text.split_once('/') {
            Some((over, under)) => (number(over)?, number(under)?),
            None => (number(text)?, 1),
        };
        Fraction::new(over, under).ok_or(FractionError)
    }
}
