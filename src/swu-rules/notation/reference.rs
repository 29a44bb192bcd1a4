//! Naming a card on the table: `Wampa`, `bob's Wampa`, `SOR_164 #2`, `bob's base`.

use super::names::Names;
use std::fmt;
use swu_language::word::Kind;

/// A card as named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference<'a> {
    /// Under whose control.
    pub seat: Option<usize>,
    /// The title, the id, a word of the title, or `base`, `leader`, `resource`.
    pub name: &'a str,
    /// Which of several, from 1.
    pub number: Option<usize>,
}

impl<'a> Reference<'a> {
    /// Reads it.
    pub fn read(text: &'a str, names: &Names) -> Reference<'a> {
        let (text, number) = match text.rsplit_once(" #") {
            Some((text, number)) => (text, number.parse().ok()),
            None => (text, None),
        };
        match names.begins(text, "'s ") {
            Some((seat, rest)) => Reference { seat: Some(seat), name: rest.trim(), number },
            None => Reference { seat: None, name: text.trim(), number },
        }
    }

    /// How well a card fits: 0 not, 1 by a word of its title, 2 by its title, its id or its kind.
    pub fn fits(&self, controller: usize, id: &str, title: &str, kind: Option<Kind>, resource: bool) -> u8 {
        if self.seat.is_some_and(|seat| seat != controller) {
            return 0;
        }
        let called = |word: &str, of: Kind| self.name == word && kind == Some(of);
        if id == self.name
            || title.eq_ignore_ascii_case(self.name)
            || called("base", Kind::Base)
            || called("leader", Kind::Leader)
            || self.name == "resource" && resource
        {
            return 2;
        }
        let words: Vec<String> = title.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let wanted: Vec<String> = self.name.to_lowercase().split_whitespace().map(str::to_owned).collect();
        u8::from(!wanted.is_empty() && words.windows(wanted.len()).any(|window| window == wanted))
    }

    /// The best of a list by how well each fits, or why there is none. `alike` tells whether two are interchangeable.
    pub fn choose<T>(
        &self,
        list: &[T],
        fit: impl Fn(&T) -> u8,
        alike: impl Fn(&T, &T) -> bool,
    ) -> Result<usize, Missed> {
        let best = list.iter().map(&fit).max().unwrap_or(0);
        if best == 0 {
            return Err(Missed::Nothing);
        }
        let places: Vec<usize> = (0..list.len()).filter(|place| fit(&list[*place]) == best).collect();
        if let Some(number) = self.number {
            return number.checked_sub(1).and_then(|at| places.get(at)).copied().ok_or(Missed::Nothing);
        }
        if places.iter().all(|place| alike(&list[*place], &list[places[0]])) {
            Ok(places[0])
        } else {
            Err(Missed::Several(places.len()))
        }
    }
}

/// Why a reference does not lead to one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// Nothing fits.
    Nothing,
    /// This many fit equally well.
    Several(usize),
}

impl std::error::Error for Missed {}

impl fmt::Display for Missed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Missed::Nothing => formatter.write_str("nothing fits"),
            Missed::Several(count) => write!(formatter, "{count} fit: say which one with #1 or #2"),
        }
    }
}
