//! Decisions in words.

use super::super::super::cards::ability::Gained;
use super::super::book::{Op, Pc};
use super::super::decision::{Ask, Choice, Decision};
use super::super::options::Mode;
use super::super::table::{Frame, Goes, Uid};
use super::super::view::{DecisionView, Known, OptionView, Verb, Zone};
use super::Looker;
use seats::Seat;

/// An option with nothing but its verb.
fn plain(verb: Verb, label: impl Into<String>) -> OptionView {
    let label = label.into();
    let (card, target, seat, number, name, cost, forecast) = (None, None, None, None, None, None, None);
    OptionView { verb, label, card, target, seat, number, name, cost, forecast }
}

impl Looker<'_> {
    /// The awaited decision, with the options these eyes may see.
    pub(super) fn decision(self) -> Option<DecisionView> {
        let decision = self.game.decision.as_ref()?;
        let hidden = decision.private && !self.eyes.of(self.game.open_to(decision.seat));
        let options: Vec<OptionView> = match hidden {
            true => Vec::new(),
            false => {
                let seen = |choice: &Choice| Some(self.foreseen(*choice, self.option(decision, *choice)?));
                decision.options.iter().filter_map(seen).collect()
            }
        };
        Some(DecisionView {
            seat: decision.seat.0,
            seats: self.game.deciders().iter().map(|seat| seat.0).collect(),
            kind: decision.kind,
            ask: decision.ask,
            prompt: self.prompt(decision),
            source: decision.source.and_then(|uid| self.card(uid)),
            private: decision.private,
            options,
            refusals: self.refusals(decision),
        })
    }

    /// May these eyes see that this can be chosen?
    pub(super) fn sees(self, decision: &Decision, choice: Choice) -> bool {
        self.option(decision, choice).is_some()
    }

    /// The option with its result, if asked for.
    fn foreseen(self, choice: Choice, option: OptionView) -> OptionView {
        let acts = option.seat.map(Seat);
        OptionView { forecast: self.seer.and_then(|seer| seer.forecast(choice, acts)).map(Box::new), ..option }
    }

    fn prompt(self, decision: &Decision) -> String {
        let source = decision.source.and_then(|uid| self.card(uid)).map(|card| match decision.ask {
            Ask::Share { .. } => self.of_team(&card),
            _ => card.name,
        });
        let text = match decision.ask {
            Ask::Turn => "What next?".to_owned(),
            Ask::SecretBase { left } => format!("Choose a base in secret ({left} more)"),
            Ask::NewBase => "Choose the base to reveal".to_owned(),
            Ask::NextTrigger => "Which ability comes next?".to_owned(),
            Ask::Resolver => "Who resolves it?".to_owned(),
            Ask::Trigger => "Use this ability?".to_owned(),
            Ask::Reward => "Take the reward?".to_owned(),
            Ask::Mode => "Choose one".to_owned(),
            Ask::EnemyMode => "Your opponent makes you choose one".to_owned(),
            Ask::Repaired => "Which base is repaired?".to_owned(),
            Ask::Discard => "Discard a card from your hand".to_owned(),
            Ask::DiscardToPay => "Discard a card from your hand to pay".to_owned(),
            Ask::ExileToPay => "Exile a card from your hand to pay".to_owned(),
            Ask::Exile { left: 1 } => "Exile a card".to_owned(),
            Ask::Exile { left } => format!("Exile a card ({left} more)"),
            Ask::DiscardFromRow => "Which card of the galaxy row is discarded?".to_owned(),
            Ask::SwapWithTop => match self.top_of_galaxy(decision.seat) {
                Some(top) => format!("Swap {} on top with a card of the row?", top.name),
                None => "Swap the top card of the galaxy deck with a card of the row?".to_owned(),
            },
            Ask::KeepOnTop => "Which card stays on top of the galaxy deck?".to_owned(),
            Ask::PutOnDeck => "Which card goes on top of their deck?".to_owned(),
            Ask::PurchaseFree => "Purchase which card for free?".to_owned(),
            Ask::PurchaseDiscarded => "Purchase which card of the galaxy discard pile?".to_owned(),
            Ask::Take => "Add which card to your hand?".to_owned(),
            Ask::Recover => "Which card comes back to hand?".to_owned(),
            Ask::Destroy => "Destroy which capital ship?".to_owned(),
            Ask::Damage { number } => format!("Where do {number} damage go?"),
            Ask::SwapOut => "Which card of the row goes to the galaxy discard pile?".to_owned(),
            Ask::SwapIn => "Which card takes its place?".to_owned(),
            Ask::Attackers { value } => format!("Who attacks? It takes {value} attack"),
            Ask::AttackersOfBase => "Who attacks?".to_owned(),
            Ask::Share { left } => format!("how much of the {left} damage?"),
            Ask::Destination => "Where does it go?".to_owned(),
            Ask::DiscardTop => "Discard the revealed card?".to_owned(),
            Ask::DrawTop => "Draw the revealed card?".to_owned(),
            Ask::SwapTop => "Swap the revealed card with one of your discard pile?".to_owned(),
            Ask::SwapHandWithTop => "Which card of your hand goes on top of your deck, for the top card?".to_owned(),
            Ask::UnitOnDeck => "Which unit goes on top of the deck?".to_owned(),
            Ask::Return => "Which card goes on top of the deck?".to_owned(),
            Ask::BuyBack => "Pay for which card to take it back to hand?".to_owned(),
            Ask::ExileFromRow => "Exile which card of the galaxy row?".to_owned(),
            Ask::PurchaseExiled => "Purchase which card of your exile pile?".to_owned(),
            Ask::SwapOutExiled => "Which card of the row is swapped with an exiled one?".to_owned(),
            Ask::SwapInExiled => "Which exiled card takes its place?".to_owned(),
            Ask::Refill => "Which exiled card comes into the row?".to_owned(),
            Ask::Capture => "Which card goes under the base?".to_owned(),
        };
        match source {
            Some(name) => format!("{name}: {text}"),
            None => text,
        }
    }

    /// The top card of the galaxy deck of a seat, if these eyes know it.
    fn top_of_galaxy(self, seat: Seat) -> Option<Known> {
        let region = self.game.regions.get(usize::from(self.game.player(seat).region))?;
        self.known(*region.deck.last()?, Zone::GalaxyDeck, None)
    }

    fn option(self, decision: &Decision, choice: Choice) -> Option<OptionView> {
        let named = |card: &Known| card.name.clone();
        Some(match choice {
            Choice::Play(uid) => self.about(Verb::Play, uid, |card| format!("Play {}", named(card)))?,
            Choice::PlayCopies(uid) => self.copies(uid)?,
            Choice::PlayHand(seat) => self.whole_hand(seat)?,
            Choice::Purchase(seat, uid) => self.bought(seat, uid, "Purchase", Verb::Purchase, None)?,
            Choice::PayOff(seat, uid) => self.bought(seat, uid, "Pay off", Verb::Use, Some("pay-off"))?,
            Choice::Use(seat, uid) => {
                let option = self.about(Verb::Use, uid, |card| format!("Use {}", named(card)))?;
                OptionView { seat: Some(seat.0), ..option }
            }
            Choice::Commit(uid) => {
                self.about(Verb::Commit, uid, |card| format!("Commit {} to an attack", named(card)))?
            }
            Choice::AttackRow(seat, uid) => {
                let target = self.card(uid)?;
                let label = format!("Attack {} in the row", target.name);
                OptionView { target: Some(target), seat: Some(seat.0), ..plain(Verb::Attack, label) }
            }
            Choice::AttackBase(seat) => self.assault(seat),
            Choice::EndTurn => plain(Verb::EndTurn, "End the turn"),
            Choice::Card(uid) => self.about(Verb::Card, uid, |card| self.placed(card))?,
            Choice::Base(uid) => self.about(Verb::Base, uid, |card| self.placed(card))?,
            Choice::Seat(seat) => OptionView { seat: Some(seat.0), ..plain(Verb::Seat, self.name(seat)) },
            Choice::Yes => plain(Verb::Yes, "Yes"),
            Choice::No => plain(Verb::No, "No"),
            Choice::Done => plain(Verb::Done, "Done"),
            Choice::Number(number) => self.share(decision, number)?,
            Choice::Mode(mode) => self.mode(decision, mode),
            Choice::To(goes) => {
                let (name, label) = destination(goes);
                OptionView { number: Some(goes as u8), name: Some(name), ..plain(Verb::Mode, label) }
            }
        })
    }

    /// All copies of a card in a hand.
    fn copies(self, uid: Uid) -> Option<OptionView> {
        let count = self.game.copies_in_hand(uid).len() as u8;
        let option = self.about(Verb::Play, uid, |card| format!("Play {} (all {count})", card.name))?;
        Some(OptionView { number: Some(count), name: Some("copies"), ..option })
    }

    /// A whole hand; only who may see it is offered that.
    fn whole_hand(self, seat: Seat) -> Option<OptionView> {
        if !self.eyes.of(self.game.open_to(seat)) {
            return None;
        }
        let count = self.game.player(seat).hand.len() as u8;
        let label = format!("Play all {count} cards");
        Some(OptionView { seat: Some(seat.0), number: Some(count), name: Some("hand"), ..plain(Verb::Play, label) })
    }

    /// This much damage for the target that is asked about, and the rest for the only other one.
    fn share(self, decision: &Decision, number: u8) -> Option<OptionView> {
        let target = self.card(decision.source?)?;
        let mut label = format!("{number} to {}", self.of_team(&target));
        let split = self.game.frames.last().and_then(|frame| match frame {
            Frame::Split(split) => Some(split),
            _ => None,
        });
        let other = split.and_then(|split| Some((split.left, self.game.query(self.book).share(split)?.rest?)));
        if let Some((left, other)) = other {
            let rest = left.saturating_sub(number.into());
            label.push_str(&format!(", {rest} to {}", self.of_team(&self.card(other)?)));
        }
        Some(OptionView { card: Some(target), number: Some(number), ..plain(Verb::Number, label) })
    }

    /// A card in play, with its player where a side has several.
    fn of_team(self, card: &Known) -> String {
        match card.controller.map(Seat).filter(|_| self.game.options.mode == Mode::Teams) {
            Some(seat) => format!("{} ({})", card.name, self.name(seat)),
            None => card.name.clone(),
        }
    }

    /// An option about one card, by the player it belongs to.
    fn about(self, verb: Verb, uid: Uid, label: impl FnOnce(&Known) -> String) -> Option<OptionView> {
        let card = self.card(uid)?;
        Some(OptionView { seat: card.controller, card: Some(card.clone()), ..plain(verb, label(&card)) })
    }

    fn bought(self, seat: Seat, uid: Uid, word: &str, verb: Verb, name: Option<&'static str>) -> Option<OptionView> {
        let card = self.card(uid)?;
        let query = self.game.query(self.book);
        let cost = if verb == Verb::Purchase { query.price(seat, uid) } else { query.entry(uid).cost };
        let label = format!("{word} {} ({cost})", card.name);
        Some(OptionView { card: Some(card), seat: Some(seat.0), cost: Some(cost), name, ..plain(verb, label) })
    }

    fn assault(self, seat: Seat) -> OptionView {
        let target = self.game.player(seat).base.and_then(|base| self.card(base.uid));
        let label = match &target {
            Some(base) => format!("Attack {}", self.of_team(base)),
            None => "Attack where their base was".to_owned(),
        };
        OptionView { target, seat: Some(seat.0), name: Some("base"), ..plain(Verb::Attack, label) }
    }

    /// A card with its player, if that is in doubt.
    fn placed(self, card: &Known) -> String {
        let whose = card.controller.map(|seat| self.name(Seat(seat)));
        match (card.zone, whose) {
            (Zone::Hand, _) => format!("{} (hand)", card.name),
            (Zone::Discard, Some(whose)) => format!("{} ({whose}'s discard pile)", card.name),
            (Zone::Base | Zone::Ships, Some(whose)) => format!("{} ({whose})", card.name),
            _ => card.name.clone(),
        }
    }

    /// One of several modes, in words generated from its effects.
    fn mode(self, decision: &Decision, mode: u8) -> OptionView {
        let starts = decision.source.map(|uid| self.book.card(self.game.def(uid)).starts);
        let pc = starts.and_then(|starts| starts.used.or(starts.played)).and_then(|pc| self.mode_at(pc, mode));
        let (name, label) = pc.map_or(("mode", format!("Choice {}", mode + 1)), |pc| match self.book.op(pc) {
            Op::Gain(Gained::Attack, number) => ("attack", format!("{number} attack")),
            Op::Gain(Gained::Resources, number) => ("resources", resources(number)),
            Op::Gain(Gained::Force, number) => ("force", format!("{number} Force")),
            Op::Repair(number) => ("repair", format!("Repair {number} damage")),
            Op::Draw(number) => ("draw", format!("Draw {number}")),
            Op::EnemyDiscards => ("discard", "Discard a card from hand".to_owned()),
            Op::DestroyShip(_) => ("destroy", "Destroy a capital ship".to_owned()),
            Op::Exile { .. } => ("exile", "Exile a card".to_owned()),
            _ => ("mode", format!("Choice {}", mode + 1)),
        });
        OptionView { number: Some(mode), name: Some(name), ..plain(Verb::Mode, label) }
    }

    /// Where a mode of the first choice of a program begins.
    fn mode_at(self, pc: Pc, mode: u8) -> Option<Pc> {
        let mut pc = pc;
        loop {
            match self.book.op(pc) {
                Op::Choose { first, .. } => return Some(self.book.mode(first, mode)),
                Op::End => return None,
                _ => pc = pc.next(),
            }
        }
    }
}

fn resources(number: u8) -> String {
    if number == 1 { "1 resource".to_owned() } else { format!("{number} resources") }
}

const fn destination(goes: Goes) -> (&'static str, &'static str) {
    match goes {
        Goes::Discard => ("discard", "Onto the discard pile"),
        Goes::Deck => ("deck", "On top of the deck"),
        Goes::Hand => ("hand", "Into the hand"),
        Goes::Own => ("hand", "Into the hand, by its own ability"),
        Goes::Borrowed => ("hand-exile", "Into the hand, exiled at the end of the turn"),
    }
}
