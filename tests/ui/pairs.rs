//! A game for two against two in shared turns, hosted for real, in panels and in lines. Partners play with open hands;
//! either of them makes a team's next pick, with a card of their own: first in public, then from the hands.

mod board;
mod listed;

use super::fake::{Desk, services};
use super::toy::First;
use crate::hotseat::bench_table::later;
use crate::player::paper::Paper;
use board::{PairsBoard, PairsVoice};
use hotseat::bots::mind::Mind;
use hotseat::exposure::{Closed, Exposure};
use hotseat::handover::{Handover, Keystroke, Spell};
use hotseat::host::{Host, Refused};
use hotseat::hosted::{Applied, Awaits, Forbidden, Hosted, Need, Outcome};
use hotseat::journal::{Journal, Nowhere, Record};
use hotseat::key::SeatKey;
use hotseat::log::Line as LogLine;
use hotseat::log::Witnessed;
use hotseat::opening::Opening;
use hotseat::sight::Sight;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::takeback::Price;
use lines::table::TableLines;
use proptest::prelude::*;
use seats::{Seat, SeatSet, Teams};
use shell::table_session::{Playable, TableSession};
use std::time::Instant;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const CARA: Seat = Seat(2);
const DAN: Seat = Seat(3);
const MOVES: u8 = 8;

/// Ann and Cara against Bob and Dan. Everybody holds two numbered cards.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    moves: u8,
    hands: [[u16; 2]; 4],
    gone: Option<Seat>,
    last: u64,
}

impl Pairs {
    fn team(&self) -> SeatSet {
        self.teams().of(Seat(self.moves / 2 % 2))
    }

    fn secret(&self) -> bool {
        self.moves % 2 == 1
    }

    fn label(&self, seat: Seat, card: usize) -> String {
        match self.secret() {
            true => format!("Seat {seat} plays Card {}", self.hands[seat.index()][card]),
            false => format!("Seat {seat} shows place {card}"),
        }
    }

    fn look(&self, open: SeatSet, viewer: Option<Seat>) -> PairsView {
        let team = self.team();
        let shown = !self.secret() || open.meets(team);
        let options = team.iter().flat_map(|seat| [(seat, 0), (seat, 1)]);
        let options = options.filter(|_| shown && self.outcome().is_none());
        PairsView {
            place: self.place(),
            team,
            viewer,
            hands: open.iter().map(|seat| (seat, self.hands[seat.index()])).collect(),
            choices: options.map(|(seat, card)| self.label(seat, card)).collect(),
        }
    }
}

/// What somebody, or everybody, may see of it.
pub(super) struct PairsView {
    place: String,
    team: SeatSet,
    viewer: Option<Seat>,
    hands: Vec<(Seat, [u16; 2])>,
    choices: Vec<String>,
}

impl Hosted for Pairs {
    const GAME: &'static str = "pairs";
    type Data = ();
    type Setup = [[u16; 2]; 4];
    type Pick = usize;
    type Public = PairsView;
    type View = PairsView;
    type Fact = String;

    fn start((): &(), hands: &[[u16; 2]; 4], _: u64) -> Result<Pairs, Forbidden> {
        Ok(Pairs { moves: 0, hands: *hands, gone: None, last: 0 })
    }

    fn seats(&self) -> usize {
        4
    }

    fn teams(&self) -> Teams {
        Teams::alternating(4, 2)
    }

    fn open_to(&self, seat: Seat) -> SeatSet {
        self.teams().of(seat)
    }

    fn awaits(&self) -> Option<Awaits> {
        let need = if self.secret() { Need::Hand } else { Need::Maybe };
        self.outcome().is_none().then(|| Awaits { seats: self.team(), need })
    }

    fn outcome(&self) -> Option<Outcome> {
        let loser = self.gone.map(|seat| self.teams().of(seat));
        let winners = loser.and_then(|loser| self.teams().iter().find(|team| *team != loser));
        winners.map(Outcome::Won).or((self.moves >= MOVES).then_some(Outcome::Draw))
    }

    fn place(&self) -> String {
        format!("Move {}", self.moves + 1)
    }

    fn public(&self) -> PairsView {
        self.look(SeatSet::EMPTY, None)
    }

    fn view(&self, key: &SeatKey) -> PairsView {
        self.look(key.opens(), Some(key.seat()))
    }

    fn is_public(&self, _: &usize) -> bool {
        !self.secret()
    }

    fn apply(&mut self, by: Seat, card: &usize) -> Result<Applied<String>, Forbidden> {
        if !self.team().has(by) || *card > 1 {
            return Err("There are two cards in each hand.".into());
        }
        let mut fact = Witnessed::open(format!("{by} picked something"));
        fact.closer = vec![(self.teams().of(by), format!("{by} picked {}", self.label(by, *card)))];
        self.last = self.last * 8 + u64::from(by.0) * 2 + *card as u64;
        self.moves += 1;
        Ok(Applied { facts: vec![fact] })
    }

    fn concede(&mut self, seat: Seat) -> Result<Applied<String>, Forbidden> {
        self.gone = Some(seat);
        Ok(Applied { facts: vec![Witnessed::open(format!("{seat} gives up"))] })
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        Err(format!("{} cannot be stopped after round {round}.", Self::GAME).into())
    }

    fn fingerprint(&self) -> u64 {
        self.last * 100 + u64::from(self.moves)
    }

    fn used(&self) -> std::collections::BTreeMap<String, u64> {
        Default::default()
    }
}

impl Playable for Pairs {
    const REVIEWED: bool = false;

    type Seen = PairsView;

    fn pick_of(view: &PairsView, option: usize) -> Option<(Seat, usize)> {
        let seat = view.team.iter().nth(option / 2)?;
        (option < view.choices.len()).then_some((seat, option % 2))
    }

    fn labels(view: &PairsView) -> Vec<String> {
        view.choices.clone()
    }

    fn laid_out(view: &PairsView) -> Vec<String> {
        view.choices.clone()
    }

    fn mind(_: Option<&str>) -> Box<dyn Mind<Sight<Pairs>>> {
        Box::new(First)
    }
}

const HANDS: [[u16; 2]; 4] = [[11, 12], [21, 22], [31, 32], [41, 42]];

fn table(bots: SeatSet) -> Table {
    let names = ["Ann", "Bob", "Cara", "Dan"];
    let sitters = Seat::all(4).zip(names).map(|(seat, name)| match bots.has(seat) {
        true => Sitter::bot(name),
        false => Sitter::person(name),
    });
    Table::new(sitters.collect(), Agreement::default()).expect("four can sit down")
}

fn host_with(hands: [[u16; 2]; 4], bots: SeatSet, journal: Box<dyn Journal<usize>>) -> Host<Pairs> {
    let opening = Opening::<Pairs>::new(&(), table(bots), hands, 1, 0).expect("the game starts");
    Host::begin(opening, journal)
}

fn host(bots: SeatSet) -> Host<Pairs> {
    host_with(HANDS, bots, Box::new(Nowhere))
}

fn session(hands: [[u16; 2]; 4]) -> TableSession<Pairs> {
    TableSession::new(host_with(hands, SeatSet::EMPTY, Box::new(Nowhere)), "Pairs".into())
}

fn seats(of: &[Seat]) -> SeatSet {
    of.iter().copied().collect()
}

/// This person, who is among those asked, spells their name.
fn lift(host: &mut Host<Pairs>, who: Seat, now: Instant) {
    let mut handover: Handover = host.handover(now).expect("somebody is asked");
    let spell = handover.asked().iter().find(|(seat, _)| *seat == who).expect("they are asked").1.clone();
    let Spell::Letters(letters) = spell else { panic!("nobody has a PIN") };
    for letter in letters {
        assert!(handover.press(Keystroke::Letter(letter), later(now)).is_none());
    }
    let confirmed = handover.press(Keystroke::Enter, later(now)).expect("the name is spelled");
    assert_eq!(confirmed.seat(), who, "whose word it is tells who came");
    assert!(host.lift(confirmed, later(now)));
}

fn texts(log: &[LogLine]) -> Vec<&str> {
    log.iter().map(|line| line.text.as_str()).collect()
}

#[test]
fn either_partner_acts_in_a_shared_turn_and_the_record_says_who() {
    let (paper, now) = (Paper::default(), Instant::now());
    let mut host = host_with(HANDS, SeatSet::EMPTY, Box::new(paper.clone()));
    assert_eq!(host.awaits(), Some(Awaits { seats: seats(&[ANN, CARA]), need: Need::Maybe }));
    assert_eq!(host.choose(BOB, &0, now), Err(Refused::NotYours));
    host.choose(CARA, &1, now).expect("Cara may act");
    assert!(matches!(paper.records()[0], Record::Pick { seat: CARA, pick: 1 }));
    assert_eq!(host.offer().map(|offer| (offer.by, offer.price)), Some((CARA, Price::Free)));
}

#[test]
fn the_hands_of_a_team_open_together_for_whichever_partner_comes() {
    let now = Instant::now();
    let mut host = host(SeatSet::EMPTY);
    host.choose(ANN, &0, now).expect("public");
    let Exposure::Lowered(lowered) = host.exposure() else { panic!("no hand is open") };
    assert_eq!((lowered.next, lowered.curtain), (seats(&[ANN, CARA]), true));
    lift(&mut host, CARA, now);
    let Exposure::Lifted(lifted) = host.exposure() else { panic!("the hands are open") };
    assert_eq!((lifted.seat, lifted.open), (CARA, seats(&[ANN, CARA])));
    let known = |seat: Seat| lifted.view.hands.iter().any(|(whose, _)| *whose == seat);
    assert_eq!(Seat::all(4).map(known).collect::<Vec<_>>(), [true, false, true, false]);
    assert_eq!(host.log().newest(1)[0].text, "1 picked Seat 1 shows place 0", "partners see what their partner saw");
    assert_eq!(host.at_keyboard().map(|proof| proof.seat()), Some(CARA), "notes stay those of who came");
    assert_eq!(host.choose(DAN, &0, now), Err(Refused::NotYours));
    assert_eq!(host.choose(ANN, &1, now), Ok(Some(Closed::OtherSeat)), "Ann's card, at the same keyboard");
    assert_eq!(host.awaits().map(|awaits| awaits.seats), Some(seats(&[BOB, DAN])));
}

#[test]
fn a_shared_turn_goes_on_after_its_journal_and_only_with_those_who_might_act() {
    let (paper, now) = (Paper::default(), Instant::now());
    let mut host = host_with(HANDS, SeatSet::EMPTY, Box::new(paper.clone()));
    host.choose(CARA, &1, now).expect("public");
    lift(&mut host, ANN, now);
    host.choose(CARA, &0, now).expect("hers");
    let header = Opening::<Pairs>::new(&(), table(SeatSet::EMPTY), HANDS, 1, 0).expect("a game").header().clone();
    let records = paper.records();
    let again = Host::<Pairs>::resume(&(), header.clone(), records.clone(), Box::new(Nowhere)).expect("it fits").0;
    assert_eq!((again.place(), again.awaits()), (host.place(), host.awaits()));
    let mut forged = records;
    forged[0] = Record::Pick { seat: DAN, pick: 1 };
    let Err(fault) = Host::<Pairs>::resume(&(), header, forged, Box::new(Nowhere)) else { panic!("it does not fit") };
    assert!(fault.to_string().contains("it is not the decision of Dan"), "{fault}");
}

#[test]
fn a_bot_leaves_a_shared_turn_to_its_partner() {
    let now = Instant::now();
    let mut host = host(seats(&[BOB, CARA, DAN]));
    assert!(!host.awaits_bot(), "Ann decides for both");
    assert_eq!(host.choose(CARA, &0, now), Err(Refused::NotYours), "nobody picks for a bot by hand");
    host.choose(ANN, &0, now).expect("public");
    assert!(host.handover(now).is_none(), "nobody is asked where one person plays");
    host.choose(ANN, &0, now).expect("hers");
    assert!(host.awaits_bot());
    assert_eq!(host.choose_as_bot(|view| usize::from(view.viewer == Some(DAN)), now), Ok(None));
}

#[test]
fn a_team_loses_together() {
    let now = Instant::now();
    let mut host = host(SeatSet::EMPTY);
    assert_eq!(host.teams().iter().collect::<Vec<_>>(), [seats(&[ANN, CARA]), seats(&[BOB, DAN])]);
    assert_eq!(host.outcome(), None);
    let mut handover = host.ask(DAN, now).expect("Dan is a person");
    "dan".chars().for_each(|letter| assert!(handover.press(Keystroke::Letter(letter), later(now)).is_none()));
    let confirmed = handover.press(Keystroke::Enter, later(now)).expect("spelled");
    host.concede(confirmed, now).expect("he may");
    assert_eq!((host.outcome(), host.awaits()), (Some(Outcome::Won(seats(&[ANN, CARA]))), None));
}

#[test]
fn panels_ask_for_either_partner_and_take_the_picks_of_both() {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(Box::new(PairsBoard(Box::new(session(HANDS)))), None, now);
    desk.press("3");
    let curtain = desk.screen();
    for text in ["seats 1, 3", "Only Ann or Cara should see the screen now.", "a n n", "c a r"] {
        assert!(curtain.contains(text), "{text}: {curtain}");
    }
    assert!(!curtain.contains("Card "), "{curtain}");
    desk.now = later(desk.now);
    desk.press("c a r Enter");
    let open = desk.screen();
    assert!(open.contains("Seat 1 plays Card 11") && open.contains("Seat 3 plays Card 32"), "{open}");
    assert!(!open.contains("Card 2") && !open.contains("Card 4"), "{open}");
    desk.press("2");
    assert!(desk.screen().contains("Seat 2 shows place 0"), "{}", desk.screen());
    assert!(!desk.screen().contains("Card "), "{}", desk.screen());
}

#[test]
fn panels_end_the_game_and_take_it_off_the_table() {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(Box::new(PairsBoard(Box::new(session(HANDS)))), None, now);
    desk.press("Esc F4");
    assert!(desk.screen().contains("Open information"), "{}", desk.screen());
    desk.press("Esc :").type_line("concede");
    assert!(desk.screen().contains("Dan gives up this game"), "{}", desk.screen());
    desk.press("4");
    desk.now = later(desk.now);
    desk.press("d a n Enter");
    assert!(desk.screen().contains("The game is over"), "{}", desk.screen());
}

#[test]
fn lines_ask_for_either_partner_and_take_the_picks_of_both() {
    let (home, now) = (tempfile::tempdir().expect("a folder"), Instant::now());
    let services = services(home.path());
    let mut lines = TableLines::new(Box::new(PairsVoice(Box::new(session(HANDS)))));
    lines.opening(&services, now);
    let said = lines.line("4", &services, now).lines.join("\n");
    assert!(said.contains("Only Ann or Cara should be able to see or hear the next lines."), "{said}");
    assert!(said.contains("Type ann or car and Enter"), "{said}");
    let said = lines.line("bob", &services, later(now)).lines.join("\n");
    assert_eq!(said, "That is not it.");
    let said = lines.line("ann", &services, later(later(now))).lines.join("\n");
    assert!(said.contains("Seat 1 plays Card 11") && said.contains("Seat 3 plays Card 32"), "{said}");
    let said = lines.line("3", &services, later(later(now))).lines.join("\n");
    assert!(said.contains("Seat 2 shows place 0") && !said.contains("Card "), "{said}");
    assert_eq!(texts(lines.session().log()), ["3 picked something", "3 picked something"]);
}

/// Everything in panels, and then in lines.
fn screens(hands: [[u16; 2]; 4], keys: &[(bool, u8)]) -> Vec<String> {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(Box::new(PairsBoard(Box::new(session(hands)))), None, now);
    let home = tempfile::tempdir().expect("a folder");
    let (mut lines, services) =
        (TableLines::new(Box::new(PairsVoice(Box::new(session(hands))))), services(home.path()));
    let mut seen = vec![desk.screen(), lines.opening(&services, now).join("\n")];
    for (index, (first, option)) in keys.iter().enumerate() {
        let number = index as u8;
        // Bob and Dan open their hands and pick, and nobody else looks then.
        let (looks, secret) = ((number / 2).is_multiple_of(2), number % 2 == 1);
        desk.now = later(desk.now);
        if secret {
            let word = [["ann", "car"], ["bob", "dan"]][usize::from(!looks)][usize::from(*first)];
            desk.press(&word.chars().map(|letter| format!("{letter} ")).collect::<String>()).press("Enter");
            let said = lines.line(word, &services, desk.now).lines.join("\n");
            seen.extend(looks.then(|| [desk.screen(), said]).into_iter().flatten());
        }
        desk.press(&(option + 1).to_string());
        seen.push(desk.screen());
        seen.push(lines.line(&(option + 1).to_string(), &services, desk.now).lines.join("\n"));
    }
    seen
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// What Ann and Cara, and everybody at a covered table, are shown is the same whatever Bob and Dan hold.
    #[test]
    fn a_team_cannot_tell_what_the_other_one_holds(
        keys in prop::collection::vec((any::<bool>(), 0u8..4), 1..8),
        bob in (51u16..60, 61u16..70),
        dan in (71u16..80, 81u16..90),
    ) {
        let other = [HANDS[0], [bob.0, bob.1], HANDS[2], [dan.0, dan.1]];
        prop_assert_eq!(screens(HANDS, &keys), screens(other, &keys));
    }
}

#[test]
fn the_proof_notices_another_hand_of_a_partner() {
    let other = [HANDS[0], HANDS[1], [51, 52], HANDS[3]];
    let keys = [(false, 0), (false, 0)];
    assert_ne!(screens(HANDS, &keys), screens(other, &keys), "Ann sees Cara's hand");
}
