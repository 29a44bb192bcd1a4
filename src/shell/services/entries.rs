//! What lists of decks and of saved games show.

/// A deck that can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckEntry {
    /// Its name.
    pub name: String,
    /// Leader and base, in a few words.
    pub about: String,
    /// Everything that keeps it from being dealt.
    pub faults: Vec<String>,
    /// What an event would object to, as codes; empty for a legal deck.
    pub illegal: Vec<String>,
    /// The list, line by line: "3 Death Trooper".
    pub list: Vec<String>,
}

impl DeckEntry {
    /// It with all that is in it, a line each.
    pub fn told(&self) -> Vec<String> {
        let head = format!("{}: {}.", self.name, self.about);
        std::iter::once(head).chain(self.faults.iter().cloned()).chain(self.list.iter().cloned()).collect()
    }
}

/// A saved game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedEntry {
    /// Who plays.
    pub title: String,
    /// The game, where it stands and when it was played: "duel; Round 4, action phase; 3 minutes ago".
    pub about: String,
}
