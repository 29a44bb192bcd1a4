//! Whose list it is.

/// The head of a registered list (formats.md V-1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// First name, or the name shown at casual events.
    pub first_name: String,
    /// Last name; may be empty at casual events.
    pub last_name: String,
    /// The player's unlimited id; may be empty at casual events.
    pub uid: String,
}

impl Person {
    /// A player of a casual event, who needs only a name to be shown (formats.md E-5).
    pub fn shown_as(name: impl Into<String>) -> Person {
        Person { first_name: name.into(), last_name: String::new(), uid: String::new() }
    }

    /// Is this enough for a competitive event: first name, last name and id (formats.md V-1)?
    pub fn is_complete(&self) -> bool {
        [&self.first_name, &self.last_name, &self.uid].iter().all(|part| !part.trim().is_empty())
    }
}
