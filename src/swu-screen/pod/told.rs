//! Drafts and building in lines, with the powers of the screen.

use super::card_line::short;
use super::drafting::{self, option_name};
use super::{face_lines, header, ring};
use hotseat::exposure::Closed;
use hotseat::handover::{Keystroke, Spell};
use screen::game::speaker::{Answer, Speaker};
use seats::Seat;
use shell::command::situation::Place;
use shell::command::{Command, spoken, spoken_help};
use shell::pod_session::{Grouping, PodSession, PoolRow};
use shell::services::{Begun, Services};
use std::path::Path;
use std::time::Instant;
use swu_decks::limited::{PickOption, advise};

/// A pod in lines.
pub struct PodTold {
    session: PodSession,
    grouping: Grouping,
    asked_anew: bool,
    begun: Option<Begun>,
}

impl PodTold {
    /// Sits down at a pod.
    pub fn new(session: PodSession) -> PodTold {
        PodTold { session, grouping: Grouping::default(), asked_anew: false, begun: None }
    }

    fn place(&self) -> Place {
        super::place(self.session.stage())
    }

    /// What is to be seen now: the curtain, or what the person at the keyboard may choose.
    fn look(&self) -> Vec<String> {
        if let Some(curtain) = self.session.curtain() {
            let seat = curtain.next.first().unwrap_or(Seat(0));
            let (name, spell) = (curtain.table.name(seat), curtain.table.spell(seat));
            let letters = match spell {
                Some(Spell::Letters(letters)) => letters.into_iter().collect(),
                _ => String::new(),
            };
            return vec![
                curtain.why.to_owned(),
                format!("Only {name} should see the screen now. {name}, type {letters}."),
            ];
        }
        match self.place() {
            Place::Draft => self.choices(),
            Place::Pool => self.pool(),
            _ => self.opponents(),
        }
    }

    fn choices(&self) -> Vec<String> {
        let (Some(sight), Some(choice)) = (self.session.sight(), self.session.choice()) else {
            return vec!["The others pick.".into()];
        };
        let mut lines = vec![format!("{}: {}", header::name(&sight), header::text(&self.session, &sight))];
        let options = choice.options.iter().enumerate().map(|(place, option)| match option {
            PickOption::Keep(card) => {
                format!("{}. {}, {}", place + 1, option_name(option), short(card.printing).trim())
            }
            PickOption::Open(_) => format!("{}. {}", place + 1, option_name(option)),
        });
        lines.extend(options);
        lines
    }

    fn rows(&self) -> Vec<PoolRow> {
        super::rows(&self.session, self.grouping, "")
    }

    fn pool(&self) -> Vec<String> {
        let (Some(sight), Some(deck)) = (self.session.sight(), self.session.deck()) else { return Vec::new() };
        let mut lines = vec![format!("{}: {}", header::name(&sight), header::text(&self.session, &sight))];
        lines.extend(self.rows().iter().enumerate().map(|(place, row)| {
            let more = match row.missing(&deck) {
                0 => String::new(),
                missing => format!(", costs {} more", 2 * missing),
            };
            let (own, inside) = (row.owned, row.inside);
            format!("{}. {own} {}, {}; in the deck {inside}{more}", place + 1, row.card, short(row.card).trim())
        }));
        for (word, list, chosen) in [("leader", 0, 0), ("base", 1, 1)] {
            let chosen = deck.heads()[chosen].map_or_else(|| "none yet".to_owned(), ToString::to_string);
            let all = deck.choices()[list].iter().enumerate().map(|(place, card)| format!("{} {card}", place + 1));
            lines.push(format!("{word}: {chosen}. There are: {}.", all.collect::<Vec<_>>().join("; ")));
        }
        lines.push(format!("{} cards, {} units, {} off-aspect.", deck.size(), deck.units(), deck.off_aspect()));
        lines.extend(self.session.faults().iter().map(ToString::to_string));
        lines
    }

    fn opponents(&self) -> Vec<String> {
        let mut lines = vec!["Everybody has built. Say play and a number.".to_owned()];
        let all = self.session.opponents();
        lines.extend(all.iter().enumerate().map(|(place, opponent)| {
            let bot = if opponent.bot { ", played by the program" } else { "" };
            format!("{}. {}{bot}", place + 1, opponent.name)
        }));
        lines
    }

    fn spell(&mut self, text: &str, typed: Instant) -> Vec<String> {
        for letter in text.trim().chars() {
            self.session.spell(Keystroke::Letter(letter), typed);
        }
        if self.session.spell(Keystroke::Enter, typed) {
            return self.look();
        }
        let heard = self.session.curtain().and_then(|curtain| curtain.asking?.1.heard().sentence());
        heard.map(str::to_owned).into_iter().chain(self.look()).collect()
    }

    /// What follows a change: nothing where it failed.
    fn after(&mut self, done: Result<(), String>) -> Answer {
        match done {
            Err(why) => Answer::said(vec![why]),
            Ok(()) => {
                let clear = self.session.curtain().is_some();
                self.asked_anew = clear;
                Answer { lines: self.look(), clear, left: false }
            }
        }
    }

    fn pick(&mut self, number: &str, now: Instant) -> Answer {
        let taken = place_of(number).and_then(|place| self.session.take(place, now));
        self.after(taken)
    }

    fn why(&self, number: Option<&&str>) -> Vec<String> {
        let Some(sight) = self.session.sight() else { return Vec::new() };
        let advice = advise(&sight);
        match number.map(|number| place_of(number)) {
            Some(Ok(place)) => vec![drafting::why(&advice, place)],
            Some(Err(why)) => vec![why],
            None => (0..advice.scores.len()).map(|at| format!("{}. {}", at + 1, drafting::why(&advice, at))).collect(),
        }
    }

    fn picks(&self) -> Vec<String> {
        let Some(sight) = self.session.sight() else { return Vec::new() };
        let cards = sight.leaders.iter().chain(&sight.picks);
        let lines: Vec<String> =
            cards.map(|card| format!("{}, {}", card.printing, short(card.printing).trim())).collect();
        if lines.is_empty() { vec!["Nothing yet.".into()] } else { lines }
    }

    fn shift(&mut self, number: &str, into: bool, now: Instant) -> Answer {
        let done = place_of(number).and_then(|place| {
            let row = self.rows().get(place).copied().ok_or("There is no such card.")?;
            let mut deck = self.session.deck().ok_or("There is no pool.")?;
            if !deck.shift(row.card.id, into) {
                return Err("There is no copy to move.".to_owned());
            }
            self.session.bring(&deck, now).map(|()| row.card)
        });
        match (done, self.session.deck()) {
            (Err(why), _) => Answer::said(vec![why]),
            (Ok(card), deck) => {
                let size = deck.map_or(0, |deck| deck.size());
                let word = if into { "in" } else { "out" };
                Answer::said(vec![format!("{card} is {word}: {size} cards.")])
            }
        }
    }

    fn head(&mut self, words: &[&str], leader: bool, now: Instant) -> Answer {
        let Some(mut deck) = self.session.deck() else { return Answer::default() };
        match words.first().map(|number| place_of(number)) {
            None if leader => deck.next_leader(),
            None => deck.next_base(),
            Some(Ok(place)) if deck.head(leader, place) => {}
            Some(_) => return Answer::said(vec!["There is none of this number.".into()]),
        }
        let chosen = deck.heads()[usize::from(!leader)].map(ToString::to_string).unwrap_or_default();
        let done = self.session.bring(&deck, now);
        Answer::said(vec![done.err().unwrap_or(chosen)])
    }

    fn export(&self, words: &[&str], services: &dyn Services) -> Vec<String> {
        let path = words.first().map_or_else(|| export_path(&self.session), |path| (*path).to_owned());
        vec![match self.session.list() {
            None => "There is no deck yet.".into(),
            Some(list) => exported(&self.session, services, &path, list),
        }]
    }

    fn play(&mut self, number: &str, services: &mut dyn Services) -> Answer {
        let opponents = self.session.opponents();
        let seat = place_of(number).ok().and_then(|place| opponents.get(place)).map(|opponent| opponent.seat);
        let Some(pairing) = seat.and_then(|seat| self.session.pairing(seat)) else {
            return Answer::said(vec!["There is nobody of this number.".into()]);
        };
        match services.start_drafted(&pairing, self.session.sets()) {
            Ok(begun) => {
                self.begun = Some(begun);
                Answer::default()
            }
            Err(why) => Answer::said(why),
        }
    }

    /// A command, with the words behind it.
    fn obey(&mut self, command: Command, words: &[&str], services: &mut dyn Services, now: Instant) -> Answer {
        match (command, words) {
            (Command::Help, _) => Answer::said(spoken_help(self.place())),
            (Command::Quit, _) => {
                Answer { lines: vec!["It is saved.".into()], clear: self.shows_secrets(), left: true }
            }
            (Command::Look | Command::Choices, _) => Answer::said(self.look()),
            (Command::KeepCard, [number]) => self.pick(number, now),
            (Command::OwnPicks, _) => Answer::said(self.picks()),
            (Command::WhyCard, words) => Answer::said(self.why(words.first())),
            (Command::Ring, _) => {
                Answer::said(self.session.sight().map(|sight| ring::lines(&sight)).unwrap_or_default())
            }
            (Command::Card, name) if !name.is_empty() => Answer::said(card(&name.join(" "), services)),
            (Command::MoveIn, [number]) => self.shift(number, true, now),
            (Command::MoveOut, [number]) => self.shift(number, false, now),
            (Command::MakeLeader, words) => self.head(words, true, now),
            (Command::MakeBase, words) => self.head(words, false, now),
            (Command::GroupPool, _) => {
                self.grouping = self.grouping.next();
                Answer::said(self.pool())
            }
            (Command::Suggest, words) if words != ["anyway"] && self.session.is_built_by_hand() => {
                let why = "It would replace the deck you have built. Say suggest anyway to do it; undo brings it back.";
                Answer::said(vec![why.into()])
            }
            (Command::UndoBuilding, _) => {
                let done = self.session.take_back(now);
                self.after(done)
            }
            (Command::Suggest, _) => {
                let done = self.session.suggest(now);
                self.after(done)
            }
            (Command::Ready, _) => {
                let done = self.session.ready(now);
                self.after(done)
            }
            (Command::PassOn, _) if self.session.is_shared() => {
                self.session.pass_on(now);
                self.after(Ok(()))
            }
            (Command::LeavePod, _) => {
                let done = self.session.leave(now);
                self.after(done)
            }
            (Command::ExportPool, words) => Answer::said(self.export(words, services)),
            (Command::PodEvent, _) => Answer::said(vec![match self.session.tournament() {
                Ok(desk) => format!("It is made: cantina tournament {}", desk.path().display()),
                Err(why) => why,
            }]),
            (Command::ReviewPod, _) => Answer::said(self.session.review()),
            (Command::PlayOpponent, [number]) => self.play(number, services),
            _ => Answer::said(vec!["This cannot be done now. Say help for the words.".into()]),
        }
    }
}

/// Writes the deck as it is read by others, and deck and pool as a page beside it.
pub(super) fn exported(session: &PodSession, services: &dyn Services, path: &str, list: &str) -> String {
    let library = services.deck_library();
    let page = session.deck().map(|deck| deck.page()).unwrap_or_default();
    let beside = Path::new(path).with_extension("txt").display().to_string();
    match library.export(path, list).and_then(|()| library.export(&beside, &page)) {
        Ok(()) => format!("Written to {path} and {beside}."),
        Err(why) => why,
    }
}

/// Where the deck of the seat at the keyboard is written if nobody says where: beside the pod.
pub(super) fn export_path(session: &PodSession) -> String {
    let name = session.sight().map(|sight| header::name(&sight).to_owned()).unwrap_or_default();
    let name: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    session.path().with_extension(format!("{name}.json")).display().to_string()
}

fn place_of(number: &str) -> Result<usize, String> {
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    place.ok_or_else(|| format!("{number} is no number of a line."))
}

fn card(name: &str, services: &dyn Services) -> Vec<String> {
    let found = services.cards().search(name).unwrap_or_default();
    found.first().map_or_else(|| vec![format!("No card is called {name}.")], |id| face_lines(id, services.cards()))
}

impl Speaker for PodTold {
    fn opening(&mut self) -> Vec<String> {
        self.asked_anew = self.session.curtain().is_some();
        let mut lines =
            vec![format!("{}. Promise {}. Say help for the words.", self.session.title(), self.session.promise())];
        lines.extend(self.look());
        lines
    }

    fn prompt(&self) -> String {
        if self.session.curtain().is_some() { "name> ".into() } else { format!("{}> ", self.session.stage().word()) }
    }

    fn shows_secrets(&self) -> bool {
        self.session.is_shared() && self.session.curtain().is_none()
    }

    fn cover(&mut self, why: Closed, now: Instant) -> Answer {
        self.session.cover(why, now);
        self.asked_anew = self.session.curtain().is_some();
        Answer { lines: self.look(), clear: true, left: false }
    }

    fn line(&mut self, text: &str, services: &mut dyn Services, typed: Instant, now: Instant) -> Answer {
        self.asked_anew = false;
        self.session.touched(now);
        let said = spoken(text, self.place());
        if self.session.curtain().is_some() {
            return match said.map(|said| said.command) {
                Some(Command::Quit) => Answer { lines: vec!["It is saved.".into()], clear: false, left: true },
                Some(Command::Help) => Answer::said(spoken_help(self.place())),
                _ => Answer::said(self.spell(text, typed)),
            };
        }
        match said {
            Some(said) => self.obey(said.command, &said.words, services, now),
            None if text.trim().is_empty() => Answer::default(),
            None if self.place() == Place::Draft && text.trim().parse::<usize>().is_ok() => self.pick(text.trim(), now),
            None if self.place() == Place::Opponents && text.trim().parse::<usize>().is_ok() => {
                self.play(text.trim(), services)
            }
            None => Answer::said(vec![format!("\"{}\" is not understood. Say help for the words.", text.trim())]),
        }
    }

    fn was_asked_anew(&self) -> bool {
        self.asked_anew
    }

    fn touched(&mut self, now: Instant) {
        self.session.touched(now);
    }

    fn tick(&mut self, now: Instant) -> Option<Answer> {
        if self.session.close_idle(now) {
            self.asked_anew = true;
            return Some(Answer { lines: self.look(), clear: true, left: false });
        }
        match self.session.tick(now) {
            Ok(false) => None,
            Ok(true) => {
                let mut answer = self.after(Ok(()));
                answer.lines.insert(0, "Time is over.".into());
                Some(answer)
            }
            Err(why) => Some(Answer { lines: vec![why], clear: false, left: true }),
        }
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.session.deadline(now)
    }

    fn begun(&mut self) -> Option<Begun> {
        self.begun.take()
    }

    fn stays(&self) -> bool {
        true
    }

    fn returned(&mut self, _: &mut dyn Services) -> Vec<String> {
        self.asked_anew = self.session.curtain().is_some();
        self.look()
    }
}
