//! A session put on the table: what it begins with, and what is agreed about it.

use super::bots::Bots;
use super::faults::Faults;
use super::turned::Turned;
use super::{Elsewhere, Playable, TableSession};
use hotseat::host::Host;
use hotseat::recap::Recap;
use std::collections::BTreeSet;
use std::time::Duration;

impl<G: Playable> TableSession<G> {
    /// A game with the title of its match.
    pub fn new(host: Host<G>, title: String) -> TableSession<G> {
        let exposure = host.exposure();
        let turned = Turned::until(host.log().len());
        let mut session = TableSession {
            host,
            title,
            asking: None,
            rest: None,
            proof: None,
            last_key: None,
            paused: true,
            commitment: None,
            strict: false,
            exposure,
            log: Vec::new(),
            recap: Recap::default(),
            elsewhere: None,
            shown: Vec::new(),
            turned,
            bots: Bots::new(),
            faults: Faults::default(),
            teaching: None,
            forced: BTreeSet::new(),
            in_play: Vec::new(),
            lines_after: Vec::new(),
        };
        session.look();
        session
    }

    /// Adds the promise about its luck.
    pub fn promising(self, commitment: Option<String>) -> TableSession<G> {
        TableSession { commitment, ..self }
    }

    /// Sets how long its bots wait between what happens and their next pick.
    pub fn paced(mut self, pace: Duration) -> TableSession<G> {
        self.bots.pace(pace);
        self
    }

    /// Adds another place to save it if its file is lost.
    pub fn saving_elsewhere(self, elsewhere: Elsewhere<G>) -> TableSession<G> {
        TableSession { elsewhere: Some(elsewhere), ..self }
    }

    /// Has the log begin with the current phase until the end, if so agreed.
    pub fn strictly(mut self, strict: bool) -> TableSession<G> {
        self.strict = strict;
        self.look();
        self
    }
}
