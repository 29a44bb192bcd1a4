//! Homes: one of a seat's leaders on a base of one colour. A bot does not commit to one; each is weighted by how likely
//! it is to become the deck, and the weights drift apart by themselves as picks are made.

use super::card::PodCard;
use super::worth::worth;
use swu_cards::catalog::Printing;
use swu_language::word::Aspect;

/// The worth lost for each icon a home lacks: two more resources.
pub(super) const ICON: i32 = 16;

/// How many cards the strength of a home is measured by.
const CORE: usize = 24;

/// The colours of bases.
const COLOURS: [Aspect; 4] = [Aspect::Vigilance, Aspect::Command, Aspect::Aggression, Aspect::Cunning];

/// A leader on a base of a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// Who leads.
    pub leader: &'static Printing,
    /// The colour of the base.
    pub aspect: Aspect,
    /// How likely it is to become the deck; the weights of a seat are relative to each other.
    pub weight: i64,
}

impl Home {
    /// Icons of a card that this home lacks.
    pub fn missing(&self, card: &Printing) -> i32 {
        let mut there = [0u8; Aspect::ALL.len()];
        for icon in self.leader.aspects().chain([self.aspect]) {
            there[icon as usize] += 1;
        }
        let mut lacking = 0;
        for icon in card.aspects() {
            match &mut there[icon as usize] {
                0 => lacking += 1,
                left => *left -= 1,
            }
        }
        lacking
    }

    /// What a card is worth here.
    pub fn worth(&self, card: &Printing) -> i32 {
        worth(card) - ICON * self.missing(card)
    }

    /// The worth of its best cards, each given with its worth in general.
    fn strength(&self, cards: &[(&Printing, i32)]) -> i32 {
        let mut worths: Vec<i32> = cards.iter().map(|(card, worth)| worth - ICON * self.missing(card)).collect();
        worths.sort_by(|one, other| other.cmp(one));
        worths.iter().take(CORE).sum()
    }
}

/// Every home of these leaders, weighted by these cards.
pub fn homes(leaders: &[PodCard], cards: &[PodCard]) -> Vec<Home> {
    let mut names: Vec<&'static Printing> = Vec::new();
    for leader in leaders {
        if !names.iter().any(|other| other.same_card(leader.printing)) {
            names.push(leader.printing);
        }
    }
    let homes = names.iter().flat_map(|leader| COLOURS.map(|aspect| Home { leader, aspect, weight: 0 }));
    let mut homes: Vec<Home> = homes.collect();
    let worths: Vec<(&Printing, i32)> = cards.iter().map(|card| (card.printing, worth(card.printing))).collect();
    let strengths: Vec<i32> = homes.iter().map(|home| home.strength(&worths)).collect();
    let best = strengths.iter().copied().max().unwrap_or(0);
    // It begins undecided and ends decided.
    let heat = 48 - i32::try_from(cards.len().min(42)).unwrap_or(0);
    for (home, strength) in homes.iter_mut().zip(strengths) {
        home.weight = fading(i64::from(best - strength) * 16 / i64::from(heat));
    }
    homes
}

/// A number that halves every 16 steps: an exponential that is the same on every machine.
fn fading(steps: i64) -> i64 {
    /// 2^20 times 2^(-n/16).
    const PARTS: [i64; 16] = [
        1_048_576, 1_004_119, 961_548, 920_781, 881_743, 844_360, 808_563, 774_282, 741_455, 710_020, 679_917, 651_091,
        623_487, 597_053, 571_740, 547_500,
    ];
    let (halvings, part) = (steps / 16, steps.rem_euclid(16));
    if halvings >= 20 { 0 } else { PARTS[part as usize] >> halvings }
}
