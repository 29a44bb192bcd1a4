//! A small card game with hidden numbers, for two to four seats: enough to need everything the shell offers.
//!
//! In turn: pass, point at somebody, aim first and then point, look at a hand, draw a card, or play a number from the
//! hand. After a number is played, the next seat is always asked whether it beats it from its hand, and if so which
//! other card it buries.

use hotseat::hosted::{Applied, Awaits, Forbidden, Hosted, Need, Outcome, UnseenNo};
use hotseat::key::SeatKey;
use hotseat::log::Witnessed;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

const TURNS: usize = 40;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub hands: Vec<Vec<u8>>,
    pub deck: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Pick {
    Pass,
    Point(Seat),
    Draw,
    Aim,
    /// Aims, without a fact.
    Begin,
    Peek(Seat),
    Play(u8),
    Beat(u8),
    Bury(u8),
    Decline,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Asked {
    Action,
    Target,
    Beat(u8),
    Bury,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    hands: Vec<Vec<u8>>,
    deck: Vec<u8>,
    luck: u64,
    turn: usize,
    seat: Seat,
    asked: Asked,
    played: Vec<u8>,
    buried: usize,
    gone: SeatSet,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Public {
    pub turn: usize,
    pub hands: Vec<usize>,
    pub deck: usize,
    pub played: Vec<u8>,
    pub buried: usize,
    pub options: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    pub public: Public,
    pub seat: Seat,
    pub hand: Vec<u8>,
}

impl Toy {
    fn count(&self) -> usize {
        self.hands.len()
    }

    fn need(&self) -> Need {
        match self.asked {
            Asked::Action => Need::Maybe,
            Asked::Target => Need::Nothing,
            Asked::Beat(_) | Asked::Bury => Need::Hand,
        }
    }

    fn peek(&self, at: Seat) -> Result<Witnessed<String>, Forbidden> {
        let hand = self.hands.get(at.index()).ok_or(format!("There is no seat {at}."))?;
        let (seat, own) = (self.seat, SeatSet::one(self.seat));
        Ok(Witnessed {
            public: format!("seat {seat} looks at {} cards of seat {at}", hand.len()),
            closer: vec![(own, format!("seat {seat} sees {hand:?} of seat {at}"))],
            learned: own,
        })
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        self.asked = Asked::Action;
        self.seat = Seat((self.turn % self.count()) as u8);
        while self.gone.has(self.seat) && self.gone.len() < self.count() {
            self.seat = self.seat.next(self.count());
        }
    }

    fn take(&mut self, number: u8) -> Result<(), Forbidden> {
        let hand = &mut self.hands[self.seat.index()];
        let place = hand.iter().position(|card| *card == number).ok_or(format!("You have no {number}."))?;
        hand.remove(place);
        Ok(())
    }

    fn draw(&mut self) -> Result<Witnessed<String>, Forbidden> {
        if self.deck.is_empty() {
            return Err("The deck is empty.".into());
        }
        self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let card = self.deck.remove((self.luck >> 33) as usize % self.deck.len());
        self.hands[self.seat.index()].push(card);
        let (seat, own) = (self.seat, SeatSet::one(self.seat));
        Ok(Witnessed {
            public: format!("seat {seat} drew a card"),
            closer: vec![(own, format!("seat {seat} drew {card}"))],
            learned: own,
        })
    }
}

impl Hosted for Toy {
    const GAME: &'static str = "toy";
    type Data = ();
    type Setup = Setup;
    type Pick = Pick;
    type Public = Public;
    type View = View;
    type Fact = String;

    fn start((): &(), setup: &Setup, seed: u64) -> Result<Toy, Forbidden> {
        if !(2..=4).contains(&setup.hands.len()) {
            return Err("2 to 4 can play.".into());
        }
        Ok(Toy {
            hands: setup.hands.clone(),
            deck: setup.deck.clone(),
            luck: seed,
            turn: 0,
            seat: Seat(0),
            asked: Asked::Action,
            played: Vec::new(),
            buried: 0,
            gone: SeatSet::EMPTY,
        })
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn awaits(&self) -> Option<Awaits> {
        let over = self.turn >= TURNS || self.gone.len() + 1 >= self.count();
        (!over).then_some(Awaits::one(self.seat, self.need()))
    }

    fn outcome(&self) -> Option<Outcome> {
        let still: SeatSet = Seat::all(self.count()).filter(|seat| !self.gone.has(*seat)).collect();
        match self.awaits() {
            Some(_) => None,
            None if still.len() == 1 => Some(Outcome::Won(still)),
            None => Some(Outcome::Draw),
        }
    }

    fn place(&self) -> String {
        format!("Round {}", self.turn / self.count() + 1)
    }

    fn public(&self) -> Public {
        let options = match self.asked {
            Asked::Action => vec!["pass".into(), "point".into(), "draw".into()],
            Asked::Target => vec!["point".into()],
            Asked::Beat(_) | Asked::Bury => Vec::new(),
        };
        let hands = self.hands.iter().map(Vec::len).collect();
        let (deck, played) = (self.deck.len(), self.played.clone());
        Public { turn: self.turn, hands, deck, played, buried: self.buried, options }
    }

    fn view(&self, key: &SeatKey) -> View {
        let seat = key.seat();
        View { public: self.public(), seat, hand: self.hands[seat.index()].clone() }
    }

    fn is_public(&self, pick: &Pick) -> bool {
        matches!(pick, Pick::Pass | Pick::Point(_) | Pick::Draw | Pick::Aim | Pick::Begin | Pick::Peek(_))
    }

    fn unseen_no(&self) -> Option<UnseenNo<Pick>> {
        let no = UnseenNo { pick: Pick::Decline, words: "beat nothing" };
        matches!(self.asked, Asked::Beat(_)).then_some(no)
    }

    fn is_shown(fact: &String) -> bool {
        fact.contains(" sees ")
    }

    fn apply(&mut self, seat: Seat, pick: &Pick) -> Result<Applied<String>, Forbidden> {
        let say = |what: String| Witnessed::open(format!("seat {seat} {what}"));
        let fact = match (self.asked, pick) {
            (Asked::Action, Pick::Pass) => say("passed".into()),
            (Asked::Action, Pick::Aim) => {
                self.asked = Asked::Target;
                return Ok(Applied { facts: vec![say("aimed".into())] });
            }
            (Asked::Action, Pick::Begin) => {
                self.asked = Asked::Target;
                return Ok(Applied { facts: Vec::new() });
            }
            (Asked::Action, Pick::Peek(at)) => self.peek(*at)?,
            (Asked::Action | Asked::Target, Pick::Point(at)) if at.index() < self.count() => {
                say(format!("pointed at seat {at}"))
            }
            (Asked::Action | Asked::Target, Pick::Point(at)) => return Err(format!("There is no seat {at}.").into()),
            (Asked::Action, Pick::Draw) => self.draw()?,
            (Asked::Action, Pick::Play(number)) => {
                self.take(*number)?;
                self.played.push(*number);
                self.asked = Asked::Beat(*number);
                self.seat = seat.next(self.count());
                return Ok(Applied { facts: vec![reveals(say(format!("played {number}")), self.count())] });
            }
            (Asked::Beat(than), Pick::Beat(number)) => {
                if *number <= than {
                    return Err(format!("{number} does not beat {than}.").into());
                }
                self.take(*number)?;
                self.played.push(*number);
                self.asked = Asked::Bury;
                return Ok(Applied { facts: vec![reveals(say(format!("beat it with {number}")), self.count())] });
            }
            (Asked::Bury, Pick::Bury(number)) => {
                self.take(*number)?;
                self.buried += 1;
                let closer = vec![(SeatSet::one(seat), format!("seat {seat} buried {number}"))];
                Witnessed { closer, ..say("buried a card".into()) }
            }
            (Asked::Beat(_) | Asked::Bury, Pick::Decline) => say("declined".into()),
            _ => return Err("Not now.".into()),
        };
        self.next_turn();
        Ok(Applied { facts: vec![fact] })
    }

    fn concede(&mut self, seat: Seat) -> Result<Applied<String>, Forbidden> {
        if self.gone.has(seat) || self.awaits().is_none() {
            return Err("It is over for that seat already.".into());
        }
        self.gone.insert(seat);
        if self.seat == seat {
            self.next_turn();
        }
        Ok(Applied { facts: vec![Witnessed::open(format!("seat {seat} conceded"))] })
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        Err(format!("{} cannot be stopped after round {round}.", Self::GAME).into())
    }

    fn fingerprint(&self) -> u64 {
        let bytes = serde_json::to_vec(self).expect("a toy is plain data");
        let digest = Sha256::digest(bytes);
        u64::from_le_bytes(std::array::from_fn(|index| digest[index]))
    }

    fn used(&self) -> BTreeMap<String, u64> {
        [("cards", 7), ("dice", 8)].map(|(name, digest)| (name.to_owned(), digest)).into()
    }
}

fn reveals(fact: Witnessed<String>, count: usize) -> Witnessed<String> {
    Witnessed { learned: SeatSet::everyone(count), ..fact }
}
