//! Why a card costs what it costs to play it now (rules 5.2, 5.3).

use super::Looker;
use crate::query::costs::Playing;
use crate::query::smuggle;
use crate::table::icons::Icons;
use crate::table::mode::PlayMode;
use swu_cards::wording::grammar::list;
use swu_language::word::Aspect;

impl Looker<'_> {
    /// "3 on the card, 2 for Aggression, which the leader and base do not have"; empty for a card in hand at its
    /// printed price.
    pub(super) fn priced(&self, playing: Playing, total: i16) -> String {
        let reading = self.reading;
        let def = reading.def(playing.card);
        let smuggle = match playing.mode {
            PlayMode::Smuggle(nth) => smuggle::smuggle(reading, playing.card, nth),
            _ => None,
        };
        let piloting = def.upgrade.as_ref().and_then(|side| side.piloting.as_ref());
        let (cost, icons, whence) = match (playing.mode, smuggle, piloting) {
            (_, Some(terms), _) => (terms.cost, terms.icons, self.smuggle_whence(playing)),
            (PlayMode::Piloting, _, Some((cost, icons))) => (*cost, icons, format!("{cost} for Piloting")),
            _ if total == def.cost => return String::new(),
            _ => (def.cost, &def.icons, format!("{} on the card", def.cost)),
        };
        let missing = Icons::of(*icons).lacking(reading.table.cache.icons[playing.seat.index()]);
        let penalty = 2 * missing.iter().map(|count| i16::from(*count)).sum::<i16>();
        let others = total - cost - penalty;
        let mut parts = vec![whence];
        // If cards in play make up for everything, missing icons cost nothing.
        if penalty > 0 && others != -penalty {
            let leader = if reading.table.sides[playing.seat].leaders.len() > 1 { "leaders" } else { "leader" };
            let names = list(&named(missing), "and");
            parts.push(format!("{penalty} for {names}, which the {leader} and base do not have"));
        }
        if others != 0 && others != -penalty {
            parts.push(format!("{others:+} by what is in play"));
        }
        parts.join(", ")
    }

    /// "5 for Smuggle"; "4 on the card and 2 more for the Smuggle that Tech gives".
    fn smuggle_whence(&self, playing: Playing) -> String {
        let PlayMode::Smuggle(nth) = playing.mode else { return String::new() };
        let def = self.reading.def(playing.card);
        match (def.smuggles.get(usize::from(nth)), smuggle::given_smuggle(self.reading, playing.card)) {
            (Some(printed), _) => format!("{} for Smuggle", printed.cost),
            (None, Some((more, by))) => {
                format!("{} on the card and {more} more for the Smuggle that {} gives", def.cost, self.title(by.uid))
            }
            (None, None) => String::new(),
        }
    }
}

/// "Aggression", "two Command".
fn named(missing: [u8; Aspect::ALL.len()]) -> Vec<String> {
    let counted = Aspect::ALL.iter().zip(missing).filter(|(_, count)| *count > 0);
    counted.map(|(aspect, count)| if count == 1 { aspect.to_string() } else { format!("two {aspect}") }).collect()
}
