//! Who is asked to the keyboard and what for: the curtain, and typing a name.

use hotseat::exposure::Lowered;
use hotseat::handover::{Handover, Heard, Spell};
use hotseat::hosted::Hosted;
use hotseat::recap::Recap;
use hotseat::table::Table;
use seats::{Seat, SeatSet};

/// What somebody types their name for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To open the hand of the seat that decides.
    Hand,
    /// To give up.
    Concede(Seat),
    /// To agree to a takeback.
    Agree(Seat),
    /// To read and write one's own notes.
    Notes(Seat),
    /// To concede the match the game belongs to.
    ConcedeMatch(Seat),
}

impl Purpose {
    /// What the person typing is asked to do.
    pub fn sentence(self, name: &str) -> String {
        match self {
            Purpose::Hand => format!("Only {name} should see the screen now."),
            Purpose::Concede(_) => format!("{name} gives up. Undoing that needs everybody's consent."),
            Purpose::Notes(_) => format!("Only {name} should see the screen now: private notes."),
            Purpose::ConcedeMatch(_) => format!("{name} gives up the whole match. It cannot be taken back."),
            Purpose::Agree(_) => format!("Does {name} agree to take this back?"),
        }
    }
}

/// A name being typed over the open table (the curtain draws its own).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelling {
    /// What for.
    pub purpose: Purpose,
    /// Who is asked: several if any one of them may come.
    pub asked: Vec<Asked>,
    /// What the last key did.
    pub heard: Heard,
    /// What it is about, as everybody saw it.
    pub about: Option<String>,
}

/// Somebody who may type their name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// The letters that are enough, empty if Enter is; `None` if a PIN is asked for.
    pub letters: Option<String>,
    /// How many of them, or of the PIN's digits, have been typed.
    pub progress: usize,
}

impl Spelling {
    /// What is typed for this purpose in a handover.
    pub fn of(purpose: Purpose, handover: &Handover) -> Spelling {
        let asked = |(seat, spell): &(Seat, Spell)| {
            let (letters, progress) = (handover.letters(*seat), handover.progress(spell));
            Asked { seat: *seat, letters, progress }
        };
        let asked = handover.asked().iter().map(asked).collect();
        Spelling { purpose, asked, heard: handover.heard(), about: None }
    }

    /// The first who is asked.
    pub fn seat(&self) -> Option<Seat> {
        self.asked.first().map(|asked| asked.seat)
    }
}

/// What may be on a curtain. This type contains no card and no way to one.
#[derive(Clone, Copy, Debug)]
pub struct Curtain<'a> {
    /// Why it is there.
    pub why: &'static str,
    /// The people.
    pub table: &'a Table,
    /// Who should come to the keyboard next, any one of these; nobody when the game is over.
    pub next: SeatSet,
    /// What has happened in public since those who come next last acted.
    pub recap: &'a Recap,
    /// The "no" that can be said without a look at the hand.
    pub unseen_no: Option<&'static str>,
    /// Who is asked to type their name, and what for.
    pub asking: Option<(Purpose, &'a Handover)>,
}

impl<'a> Curtain<'a> {
    /// The curtain of a table without an open hand, with any question to somebody there.
    pub fn of<G: Hosted>(lowered: &'a Lowered<G>, asking: Option<(Purpose, &'a Handover)>) -> Curtain<'a> {
        let Lowered { next, why, unseen_no, table, recap, .. } = lowered;
        Curtain { why, table, next: *next, recap, unseen_no: *unseen_no, asking }
    }
}
