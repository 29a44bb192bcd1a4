//! A game of Star Wars: Unlimited at the table, in line mode.

use super::grave::grave;
use super::guide;
use super::labels::Labels;
use super::lines::describe::printed_card;
use super::lines::met::{Met, in_sight};
use super::lines::parse::{Request, inspected, is_offered, pick, understand};
use super::lines::standing::Standing;
use super::lines::{describe, narrate, news, pieces};
use super::past::Pictured;
use super::rules_read;
use super::screens::{asks, over};
use hotseat::log::Line as LogLine;
use screen::game::ending::Account;
use screen::game::guide::is_answer;
use screen::game::past;
use screen::game::unheard::Unheard;
use screen::game::voice::{Detail, Heard, Voice};
use seats::Seat;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::games::UnlimitedSession;
use shell::services::Services;
use shell::session::{Session, Visible};
use swu_view::{CardView, View};

/// The sentences that are understood.
const SENTENCES: [&str; 10] = [
    "attack e base: attack with e, and what it attacks; attack e alone asks what.",
    "play 2, or play and a card's name; the number is that of the hand.",
    "use x: use a unit's ability. deploy: deploy your leader.",
    "pass. initiative. yes. no. done. keep. mulligan.",
    "mine, theirs, ground, space: a part of the table; bob, bob ground, my space: that of one player.",
    "ready: ready power by arena, and what can attack what. hand 3: one card of your hand.",
    "inspect x: all about a unit; inspect leader, bob leader, base, hand 2, or a name.",
    "why attack a: why something cannot be done, with the rule.",
    "rule 9.2d, rule sentinel: what the rules say; rule alone lists the chapters.",
    "Units have letters, also in another order of words: attack with luke base.",
];

/// A game with what was told about it.
pub(super) struct Told {
    session: Box<UnlimitedSession>,
    labels: Labels,
    /// What was told about units and bases.
    left: Standing,
    /// The cards that have been visible to everybody.
    met: Met,
    /// The cards in hand whose text a seat has heard.
    heard: Vec<(Seat, Vec<String>)>,
    /// The hand told last, and whose it is.
    held: Option<(Seat, Vec<u16>)>,
    /// Was the whole hand read a moment ago?
    read: bool,
    /// The cards whose text was told with the newest facts: their ids with printed power and HP.
    printed: Vec<(String, i16, i16)>,
    /// The table that lies here: another one starts with its own letters and numbers.
    task: Option<usize>,
}

impl Told {
    /// A game just put on the table.
    pub(super) fn new(session: Box<UnlimitedSession>) -> Told {
        let (labels, left, met) = (Labels::default(), Standing::default(), Met::default());
        let (heard, held, printed) = (Vec::new(), None, Vec::new());
        Told { session, labels, left, met, heard, held, read: false, printed, task: None }
    }

    fn view(&self) -> &View {
        self.session.visible().view()
    }

    /// The open hand, or these cards of it: their owner knows the texts from now on.
    fn fresh(&mut self, services: &Services, detail: Detail, only: Option<&Vec<u16>>) -> Vec<String> {
        let Visible::Open(seat, view) = self.session.visible() else { return Vec::new() };
        self.held = Some((seat, held(view, seat)));
        self.read = only.is_none();
        let at = self.heard.iter().position(|(whose, _)| *whose == seat).unwrap_or_else(|| {
            self.heard.push((seat, Vec::new()));
            self.heard.len() - 1
        });
        let only = only.map(Vec::as_slice);
        let lines = describe::hand(view, &self.labels, services.cards(), detail, &self.heard[at].1, only);
        let hand = view.seats.get(seat.index()).map(|side| side.hand.as_slice()).unwrap_or_default();
        let ids = hand.iter().filter_map(CardView::known).map(|card| card.id.clone());
        self.heard[at].1.extend(ids);
        self.heard[at].1.sort();
        self.heard[at].1.dedup();
        lines
    }

    /// The piece of the table that a line asks for, unless it rather picks something.
    fn piece(&self, text: &str, services: &Services, picks: bool) -> Option<Vec<String>> {
        let offered = self.view().decision.as_ref().is_some_and(|decision| is_offered(text, decision));
        let picked = offered || picks && !pieces::is_word(text);
        pieces::told(text, self.view(), &self.labels, services.cards()).filter(|_| !picked)
    }
}

/// The cards of a hand.
fn held(view: &View, seat: Seat) -> Vec<u16> {
    let hand = view.seats.get(seat.index()).map(|side| side.hand.as_slice()).unwrap_or_default();
    hand.iter().filter_map(CardView::known).map(|card| card.uid).collect()
}

impl Voice for Told {
    fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.session.as_mut()
    }

    fn renew(&mut self) {
        self.read = false;
        let task = self.session.task();
        if task != self.task && task.is_some() {
            (self.task, self.labels, self.held) = (task, Labels::default(), None);
            self.left = Standing::of(self.view());
            self.met.know(self.session.visible().view());
        }
        let in_play = self.session.in_play().iter().map(Vec::as_slice);
        self.labels.follow(in_play, self.session.visible().view());
        self.labels.follow_hand(self.session.visible().view());
    }

    fn table(&mut self) -> Vec<String> {
        narrate::table(self.view(), &self.labels)
    }

    fn decision(&self, detail: Detail) -> Vec<String> {
        let mut lines = narrate::decision(self.view(), &self.labels, detail, self.read);
        let asked = self.view().decision.as_ref().filter(|_| self.view().over.is_none() && detail < Detail::Full);
        if let (Some(first), Some(decision), Some(_)) = (lines.first_mut(), asked, self.session.table().only_person()) {
            *first = narrate::question_to_one(decision, detail);
        }
        lines
    }

    fn hand(&mut self, services: &Services, detail: Detail, fresh: bool) -> Vec<String> {
        let Visible::Open(seat, view) = self.session.visible() else { return Vec::new() };
        if fresh {
            return self.fresh(services, detail, None);
        }
        self.held = Some((seat, held(view, seat)));
        self.read = true;
        describe::hand(view, &self.labels, services.cards(), detail.max(Detail::Usual), &[], None)
    }

    fn drawn(&mut self, services: &Services, detail: Detail) -> Vec<String> {
        let Visible::Open(seat, view) = self.session.visible() else { return Vec::new() };
        let told = self.held.as_ref().filter(|(whose, _)| *whose == seat).map_or(&[][..], |(_, cards)| cards);
        let new: Vec<u16> = held(view, seat).into_iter().filter(|card| !told.contains(card)).collect();
        if new.is_empty() {
            return Vec::new();
        }
        let known = told.len();
        self.fresh(services, detail, (known > 0).then_some(&new))
    }

    fn met(&mut self, services: &Services, detail: Detail) -> Vec<String> {
        // A person who plays alone has heard their own hand.
        let only = self.session.table().only_person();
        let own = self.heard.iter().find(|(seat, _)| only == Some(*seat)).map_or(&[][..], |(_, cards)| cards);
        let came = self.met.came(self.session.visible().view(), services.cards(), own);
        if detail == Detail::Brief {
            return Vec::new();
        }
        let known = own.iter().filter_map(|id| services.cards().facts(id));
        self.printed = came
            .iter()
            .copied()
            .chain(known)
            .map(|facts| (facts.id.clone(), facts.power.into(), facts.hp.into()))
            .collect();
        came.into_iter().map(printed_card).collect()
    }

    fn has_heard(&self, card: &str) -> bool {
        let Visible::Open(seat, _) = self.session.visible() else { return false };
        self.heard.iter().any(|(whose, cards)| *whose == seat && cards.iter().any(|heard| heard == card))
    }

    fn grave(&self, option: usize, asks_phase_end: bool) -> Option<String> {
        let asked = grave(self.view(), option, asks_phase_end).filter(|_| !is_answer(self.session.guide()));
        asked.map(|(question, _)| question)
    }

    fn is_over(&self) -> bool {
        self.view().over.is_some()
    }

    fn changes(&mut self, news: &[LogLine]) -> Vec<String> {
        let printed = std::mem::take(&mut self.printed);
        let lines = self.left.changed(self.view(), &self.labels, news, &printed);
        self.left = Standing::of(self.view());
        lines
    }

    fn news(&self, lines: &[LogLine], detail: Detail) -> Vec<String> {
        news::told(&self.signed(lines), detail)
    }

    fn signed(&self, lines: &[LogLine]) -> Vec<LogLine> {
        self.labels.signed(self.session.as_ref(), lines)
    }

    fn earlier(&self, steps: usize) -> Result<Vec<String>, Unheard> {
        let course = self.session.course().ok_or(Unheard::Strict)?;
        Ok(past::earlier(course, Pictured::default(), steps))
    }

    fn guide(&self) -> Vec<String> {
        let guide = guide::aloud(self.view(), &self.labels);
        guide.lines.into_iter().map(|(line, _)| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    fn account(&self) -> Vec<String> {
        let (result, rows) = (over::sentences(self.view()), over::rows(self.view()));
        let winners = self.view().over.iter().flat_map(|over| &over.winners).copied().collect();
        Account::of(self.session.as_ref(), self.session.course(), result, rows)
            .won_by(winners, self.session.rounds())
            .told()
    }

    fn in_sight(&self) -> Vec<String> {
        in_sight(self.view())
    }

    fn open_facts(&self) -> Vec<String> {
        let answers = asks::answers(self.view(), self.session.log(), self.session.title());
        answers.lines.into_iter().map(|(line, _)| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    fn parse(&self, text: &str, services: &Services) -> Result<Heard, Unheard> {
        if spoken(text, Focus::Board).is_some_and(|said| said.command == Command::Piles) {
            return Ok(Heard::Page { place: Focus::Piles, told: narrate::piles(self.view()) });
        }
        let understood = understand(text, self.view(), &self.labels);
        if let Some(told) = self.piece(text, services, matches!(understood, Ok(Request::Pick(..)))) {
            return Ok(Heard::Page { place: Focus::Inspect, told });
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let lying = || describe::lying(inspected(&words)?, self.view(), services.cards());
        if let (Err(_), Some(told)) = (&understood, lying()) {
            return Ok(Heard::Page { place: Focus::Inspect, told });
        }
        Ok(match understood? {
            Request::Pick(option, rest) => Heard::Pick(option, rest),
            Request::Told(text) => Heard::Told(text),
            Request::Rules(wanted) => rules_read(&wanted)?,
            Request::Inspect(thing) => Heard::Page {
                place: Focus::Inspect,
                told: describe::inspect(self.view(), &self.labels, services.cards(), thing),
            },
        })
    }

    fn pick(&self, words: &str) -> Result<(usize, String), Unheard> {
        let words: Vec<&str> = words.split_whitespace().collect();
        match pick(&words, self.view(), &self.labels)? {
            Request::Pick(option, rest) => Ok((option, rest)),
            _ => Err(Unheard::ChoosesNothing),
        }
    }

    fn help(&self) -> &'static [&'static str] {
        &SENTENCES
    }
}
