//! The same game, played in step with the program: it knows every hand, so it can tell what must not be seen.

use hotseat::journal::Record;
use seats::{Seat, SeatSet};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use storage::save::SaveFile;
use swu_hosted::{Pick, Setup, Start};
use swu_rules::fact::{Fact, Log, What};
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::scenario::Scenario;
use swu_screen::grave::grave;
use swu_screen::labels::Labels;
use swu_screen::prompt::menu::{Choice, ChoiceKey, Menu};
use swu_screen::prompt::widget::Widget;
use swu_view::{CardView, DecisionKind, OptionView, Verb, View, ZoneView};

/// The game beside the program.
#[derive(Clone)]
pub(crate) struct Truth {
    pub game: Game,
    pub names: Vec<String>,
    labels: Labels,
    /// Titles that everybody has seen.
    public: BTreeSet<String>,
    /// Titles that each seat has also seen.
    known: Vec<BTreeSet<String>>,
    /// Who has cards to look at before the game continues.
    pub reader: Option<Seat>,
    /// Whether the last pick turned cards up for everybody.
    pub turned_up: bool,
}

/// Cards that are named like an aspect: the help and the texts of other cards mention it.
const ASPECTS: [&str; 4] = ["Aggression", "Command", "Cunning", "Vigilance"];

/// The one save in a folder of the program.
pub(crate) fn save_in(folder: &Path) -> PathBuf {
    let saves = std::fs::read_dir(folder.join("saves")).expect("there are saves");
    let mut saves: Vec<PathBuf> = saves.map(|entry| entry.expect("an entry").path()).collect();
    saves.retain(|path| path.extension().is_some_and(|ending| ending == "cantina"));
    assert_eq!(saves.len(), 1, "{saves:?}");
    saves.remove(0)
}

/// What the program has saved: how the game began, and its picks. The file itself is locked, so a copy is read.
pub(crate) fn saved(folder: &Path) -> (Setup, u64, Vec<Pick>) {
    let (setup, seed, records) = written(folder);
    let picks = records.into_iter().filter_map(|record| match record {
        Record::Pick { pick, .. } => Some(pick),
        _ => None,
    });
    (setup, seed, picks.collect())
}

/// Everything written of a game.
fn written(folder: &Path) -> (Setup, u64, Vec<Record<Pick>>) {
    let copy = folder.join("copy.cantina");
    std::fs::copy(save_in(folder), &copy).expect("it can be copied");
    let opened = SaveFile::open::<Setup, Pick>(&copy).expect("the save is whole");
    (opened.header.setup, opened.header.seed, opened.records)
}

pub(crate) fn book() -> &'static swu_rules::book::Book {
    &crate::protocol::support::CARDS.1
}

impl Truth {
    /// A number for the position.
    pub(crate) fn position(&self) -> u64 {
        self.game.fingerprint(book())
    }

    /// The game of a save, with all picks made so far.
    pub(crate) fn of(folder: &Path) -> Truth {
        let (setup, seed, records) = written(folder);
        let mut truth = Truth::begin(setup, seed);
        for record in &records {
            match record {
                Record::Pick { pick, .. } => truth.make(pick),
                // What was seen is not shown again.
                Record::Read { .. } => truth.reader = None,
                _ => {}
            }
        }
        truth
    }

    /// A game before its first pick.
    pub(crate) fn begin(setup: Setup, seed: u64) -> Truth {
        let mut log = Log::keeping();
        let game = match &setup.start {
            Start::Decks { options, players, beginner, .. } => {
                let found = players.iter().map(|player| player.found(book()));
                let players: Vec<PlayerSetup> = found.collect::<Result<_, _>>().expect("cards of the book");
                Game::start_with(book(), *options, &players, *beginner, seed, &mut log)
            }
            Start::Position(text) => {
                let scenario = Scenario::from_ron(text).expect("a scenario");
                Game::scenario(book(), &scenario, seed, &mut log).expect("it can be laid out")
            }
        };
        let known = vec![BTreeSet::new(); setup.names.len()];
        let (names, labels) = (setup.names, Labels::default());
        let mut truth = Truth { game, names, labels, public: BTreeSet::new(), known, reader: None, turned_up: false };
        truth.learn(&log);
        truth
    }

    /// Makes a pick given by its meaning.
    pub(crate) fn make(&mut self, pick: &Pick) {
        self.choose(self.place_of(pick));
    }

    /// Somebody gives up.
    pub(crate) fn concede(&mut self, seat: Seat) {
        let mut log = Log::keeping();
        self.game.concede(book(), seat, &mut log);
        self.learn(&log);
    }

    /// The program was started again: it assigns letters to the units as they are now.
    pub(crate) fn begin_letters_anew(&mut self) {
        self.labels = Labels::default();
        self.labels.update(&self.view(Eyes::Public));
    }

    pub(crate) fn view(&self, eyes: Eyes) -> View {
        let mut view = self.game.view(book(), &self.names, eyes);
        self.game.foresee(book(), &self.names, eyes, &mut view);
        view
    }

    /// Who decides, and whether behind the curtain; `None` at the end.
    pub(crate) fn awaits(&self) -> Option<(Seat, bool)> {
        self.game.decision().map(|decision| (decision.seat, decision.private))
    }

    /// Whether the next decision is about the table alone, so that every hand is put down.
    pub(crate) fn asks_the_table(&self) -> bool {
        let decision = self.game.decision();
        decision.is_some_and(|decision| !decision.private && decision.kind != DecisionKind::Action)
    }

    /// The kind of decision that is awaited.
    pub(crate) fn kind(&self) -> Option<DecisionKind> {
        self.game.decision().map(|decision| decision.kind)
    }

    /// Whether one of the five actions is chosen now.
    pub(crate) fn is_action(&self) -> bool {
        self.game.decision().is_some_and(|decision| decision.kind == DecisionKind::Action)
    }

    /// The round.
    pub(crate) fn round(&self) -> u16 {
        self.view(Eyes::Public).round
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn place_of(&self, pick: &Pick) -> usize {
        let seat = self.awaits().expect("the game goes on").0;
        let view = self.view(Eyes::Of(seat));
        let options = view.decision.expect("the game goes on").options;
        options.iter().position(|option| Pick::of(option) == *pick).expect("the saved pick can be made")
    }

    /// The meaning of picking an option, by its index among all options.
    pub(crate) fn meaning(&self, option: usize) -> Pick {
        let seat = self.awaits().expect("the game goes on").0;
        Pick::of(&self.view(Eyes::Of(seat)).decision.expect("the game goes on").options[option])
    }

    /// Makes a pick by its index among all options.
    pub(crate) fn choose(&mut self, option: usize) {
        // A name somebody says is known to all.
        let asked = self.view(Eyes::Judge).decision.expect("the game goes on");
        self.public.extend(asked.options[option].name.clone());
        let mut log = Log::keeping();
        self.game.choose(book(), option, &mut log).expect("it is an option");
        self.learn(&log);
        let looked = log.facts.iter().find(|fact| fact.what == What::Looked && self.game.over().is_none());
        self.reader = looked.and_then(|fact| fact.witnesses.iter().next());
        let everyone = SeatSet::everyone(self.names.len());
        let turns_up = |fact: &Fact| {
            matches!(fact.what, What::Revealed | What::Discarded) && fact.card.is_some() && fact.witnesses == everyone
        };
        self.turned_up = self.game.over().is_none() && log.facts.iter().any(turns_up);
    }

    fn title(&self, def: swu_rules::table::card::DefId) -> String {
        book().card(def).title.clone()
    }

    fn learn(&mut self, log: &Log) {
        let everyone = SeatSet::everyone(self.names.len());
        for fact in &log.facts {
            // Everybody hears which card is named.
            if fact.what == What::Named {
                self.public.extend(book().title(fact.amount as u16).map(str::to_owned));
            }
            for card in [fact.card, fact.other].into_iter().flatten() {
                let title = self.title(card.def);
                if fact.witnesses == everyone {
                    self.public.insert(title);
                } else {
                    for seat in fact.witnesses.iter() {
                        self.known[seat.index()].insert(title.clone());
                    }
                }
            }
        }
        let view = self.view(Eyes::Public);
        self.labels.update(&view);
        for side in &view.seats {
            self.public.insert(side.base.name.clone());
            self.public.extend(side.leaders.iter().map(|leader| leader.name.clone()));
            self.public.extend(side.units.iter().map(|unit| unit.name.clone()));
            self.public.extend(side.discard.iter().filter_map(CardView::known).map(|card| card.name.clone()));
            for unit in &side.units {
                self.public.extend(unit.upgrades.iter().map(|upgrade| upgrade.name.clone()));
                self.public.extend(unit.captives.iter().map(|captive| captive.name.clone()));
            }
        }
    }

    /// Titles in hands, decks and resources that these eyes have no right to: the public's, or a seat's.
    pub(crate) fn hidden_from(&self, eyes: Option<Seat>) -> Vec<String> {
        let view = self.view(Eyes::Judge);
        let mut hidden = BTreeSet::new();
        let mut own = BTreeSet::new();
        for (seat, side) in view.seats.iter().enumerate() {
            let resources = side.resources.iter().map(|resource| &resource.card);
            let near = side.hand.iter().chain(resources).filter_map(CardView::known).map(|card| card.name.clone());
            if eyes.is_some_and(|eyes| eyes.index() == seat) {
                own.extend(near);
            } else {
                hidden.extend(near);
            }
            hidden.extend(side.deck.iter().filter_map(CardView::known).map(|card| card.name.clone()));
        }
        // Whoever names a card chooses among all titles.
        let asked = self.view(eyes.map_or(Eyes::Public, Eyes::Of)).decision;
        let named: BTreeSet<String> =
            asked.iter().flat_map(|decision| &decision.options).filter_map(|option| option.name.clone()).collect();
        let known = eyes.map(|eyes| &self.known[eyes.index()]);
        let seen = || self.public.iter().chain(&named).chain(&own).chain(known.into_iter().flatten());
        // A screen with "Supremacy TIE/sf" on it names no "Supremacy".
        hidden.retain(|title| !seen().any(|seen| seen.contains(title)) && !ASPECTS.contains(&title.as_str()));
        hidden.into_iter().collect()
    }

    /// Titles in the closed hand of a seat that nobody else has a right to.
    pub(crate) fn hand_of(&self, seat: Seat) -> Vec<String> {
        let view = self.view(Eyes::Of(seat));
        let hand = view.seats[seat.index()].hand.iter().filter_map(CardView::known);
        hand.map(|card| card.name.clone()).filter(|title| !self.public.contains(title)).collect()
    }

    /// Whether what a player in a hurry picks is a "no".
    pub(crate) fn declines(&self) -> bool {
        matches!(self.meaning(self.wish().0).verb, Verb::No | Verb::Skip)
    }

    /// What a player in a hurry picks: the index among all options, and whether that needs the hand.
    pub(crate) fn wish(&self) -> (usize, bool) {
        let (seat, private) = self.awaits().expect("the game goes on");
        let decision = self.view(Eyes::Of(seat)).decision.expect("the game goes on");
        let is_base = |option: &OptionView| option.label.contains("'s base (");
        let rank = |option: &OptionView| match (option.verb, decision.kind) {
            (Verb::Deploy, _) => 0,
            (Verb::Attack, _) => 1,
            (Verb::Play, _) => 2,
            // Bob does not like his first hand.
            (Verb::Mulligan, _) if seat == Seat(1) => 2,
            (Verb::Card, DecisionKind::Target) if is_base(option) => 2,
            (Verb::Initiative, _) => 4,
            (Verb::Pass, _) => 5,
            (Verb::Use | Verb::Skip | Verb::No | Verb::Done, _) => 6,
            _ => 3,
        };
        let options = decision.options.iter().enumerate();
        let (place, option) = options.min_by_key(|(_, option)| rank(option)).expect("there is an option");
        (place, private || option.verb == Verb::Play)
    }

    /// Whether a name is chosen now, among all existing ones.
    pub(crate) fn lists_names(&self) -> bool {
        self.game.decision().is_some_and(|decision| decision.kind == DecisionKind::Name)
    }

    /// The keys for an option, as a person with these eyes would press them: the key beside it, or its words on the
    /// command line if no single key does it.
    pub(crate) fn keys(&self, option: usize, open: bool) -> String {
        let seat = self.awaits().expect("the game goes on").0;
        let full = self.view(Eyes::Of(seat)).decision.expect("the game goes on");
        let eyes = if open { Eyes::Of(seat) } else { Eyes::Public };
        let view = self.view(eyes);
        let decision = view.decision.as_ref().expect("the game goes on");
        let wanted = Pick::of(&full.options[option]);
        let place = decision.options.iter().position(|option| Pick::of(option) == wanted).expect("it is offered");
        if let (DecisionKind::Name, Some(name)) = (full.kind, &wanted.name) {
            return format!("{name}\r");
        }
        // If a number is asked for, a number means itself; beside cards of a hand it means one of these, so that words are
        // needed; otherwise it is an index in the list.
        let number = wanted.number.filter(|_| decision.kind == DecisionKind::Number);
        let label = &decision.options[place].label;
        let in_hand = |option: &OptionView| option.card.as_ref().is_some_and(|card| card.zone == ZoneView::Hand);
        let beside_hand = decision.kind == DecisionKind::Action || decision.options.iter().any(in_hand);
        let typed = match number {
            Some(number) => format!(":{number}\r"),
            None if beside_hand => format!(":{label}\r"),
            None => format!(":{}\r", place + 1),
        };
        if Widget::for_decision(&view).is_some() {
            return self.confirmed(typed, place, open);
        }
        let menu = Menu::new(&view, &self.labels);
        let keys = menu.choices.iter().find(|choice| choice.picks.contains(&place)).and_then(|choice| {
            let own = key_of(&menu, choice)?;
            // A key of several asks which one.
            if choice.picks.len() == 1 {
                return Some(own);
            }
            let inner = Menu::among(&view, &self.labels, &choice.picks);
            let choice = inner.choices.iter().find(|choice| choice.picks == [place])?;
            Some(own + &key_of(&inner, choice)?)
        });
        self.confirmed(keys.unwrap_or(typed), place, open)
    }

    /// The yes to the confirmation that some picks need.
    fn confirmed(&self, keys: String, place: usize, open: bool) -> String {
        let seat = self.awaits().expect("the game goes on").0;
        let view = self.view(if open { Eyes::Of(seat) } else { Eyes::Public });
        if grave(&view, place, true).is_some() { format!("{keys}y") } else { keys }
    }
}

/// The keys that choose something in a menu, if there are any.
fn key_of(menu: &Menu, choice: &Choice) -> Option<String> {
    match choice.key {
        ChoiceKey::Label(label) => label.key().map(String::from),
        ChoiceKey::Number(number) if menu.of_digits(&number.to_string()).count() == 1 => Some(number.to_string()),
        ChoiceKey::Number(number) => Some(format!("{number}\r")),
        ChoiceKey::Letter(letter) => Some(letter.to_string()),
        key @ ChoiceKey::Command(_) => Some(key.to_string()).filter(|key| key.chars().count() == 1),
        ChoiceKey::Nothing => None,
    }
}
