//! The game of pairs as a third game of the program: one line in the list of games, and it is set up, saved, continued,
//! looked up and played in panels, in lines and over the protocol.

use super::super::fake::Desk;
use super::board::{PairsBoard, PairsVoice};
use super::{HANDS, Pairs};
use crate::protocol::support::CARDS;
use hotseat::bots::mind::{Stop, Thought};
use hotseat::hosted::{Forbidden, Hosted};
use lines::table::TableLines;
use protocol::Session;
use schemars::SchemaGenerator;
use screen::game::front::{Front, Fronted};
use seats::{Seat, SeatSet};
use serde_json::{Value, json};
use shell::games::{Asked, Eyes, Games, Kind, Looked, Player, Playing, Shapes, Variant, WireFault, Wired};
use shell::refusal::Refusal;
use shell::services::{Mode, NewGame, Rematch, Services, Sitting};
use std::path::Path;
use std::sync::Arc;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

static PAIRS: Fronted<Pairs> = Fronted::new(Front {
    board: |session, ()| Box::new(PairsBoard(session)),
    voice: |session, ()| Box::new(PairsVoice(session)),
    replay: |_, (), _| None,
    replay_in_lines: |_, ()| None,
});

/// The existing games, and one more line.
const GAMES: Games = &[&deckbuilding_screen::GAME, &PAIRS];

impl Wired for Pairs {
    fn asked((): &(), request: &Value) -> Result<Asked<[[u16; 2]; 4]>, WireFault> {
        let names = serde_json::from_value(request["names"].clone())
            .map_err(|why| WireFault::new("bad-request", why.to_string()))?;
        Ok(Asked { names, setup: HANDS, seed: 0 })
    }

    fn looked(&self, eyes: Eyes) -> Looked {
        let view = match eyes {
            Eyes::Judge => self.look(SeatSet::everyone(4), None),
            Eyes::Of(seat) => self.look(self.open_to(seat), Some(seat)),
        };
        let hands: Vec<Value> = view.hands.iter().map(|(seat, cards)| json!([seat.0, cards])).collect();
        let decision = self.awaits().map_or(Value::Null, |_| json!({"options": view.choices}));
        let over = self.outcome().map_or(Value::Null, |outcome| json!(format!("{outcome:?}")));
        Looked { table: json!({"place": view.place, "hands": hands}), decision, over }
    }

    fn event(fact: &String) -> Value {
        json!(fact)
    }

    fn option(&self, place: usize) -> Result<(Seat, usize), Forbidden> {
        let seat = self.team().iter().nth(place / 2).ok_or("there are options 0 to 3")?;
        Ok((seat, place % 2))
    }

    fn policies() -> Vec<&'static str> {
        vec!["first"]
    }

    fn player(&self, playing: Playing<'_>) -> Option<Player<Pairs>> {
        (playing.policy == "first").then(|| Box::new(|_: &Pairs, _: &dyn Stop| Thought::of(0)) as Player<Pairs>)
    }

    fn shapes(asked: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Shapes {
        let mut value = || told.subschema_for::<Value>();
        let (table, decision, over) = (value(), value(), value());
        let (new, event) = (asked.subschema_for::<Value>(), told.subschema_for::<String>());
        Shapes { new, table, decision, over, event, card: None }
    }
}

impl Kind for Pairs {
    const TITLE: &'static str = "Pairs";
    const VARIANTS: &'static [Variant] =
        &[Variant { word: "pairs", name: "Pairs, two against two", about: "Pairs", seats: (4, 4) }];

    fn data() -> Result<(), Refusal> {
        Ok(())
    }

    fn setup(_: &Variant, _: &[(String, String)], _: Vec<String>) -> Result<[[u16; 2]; 4], Refusal> {
        Ok(HANDS)
    }

    fn again(setup: [[u16; 2]; 4], _: Rematch, _: Vec<String>) -> Result<[[u16; 2]; 4], Refusal> {
        Ok(setup)
    }

    fn listed(_: usize) -> String {
        "pairs".to_owned()
    }

    fn found(_: &str, _: bool) -> Result<Vec<Vec<String>>, Vec<String>> {
        Ok(Vec::new())
    }
}

fn services(folder: &Path) -> Services {
    let data = Arc::new(CardData::of(Library::embedded()));
    Services::new(data, GAMES, Paths::within(folder), Default::default())
}

fn new(services: &Services) -> NewGame {
    let mode = services.modes().into_iter().find(|mode| mode.name().starts_with("Pairs")).expect("it is offered");
    assert!(matches!(mode, Mode::Other(choice) if choice.game == Pairs::GAME), "{mode:?}");
    let seats = ["Ann", "Bob", "Cara", "Dan"].map(|name| Sitting::said(name, 0)).to_vec();
    NewGame { mode, seats, trust: Default::default(), seed: Some(1), terms: None, options: Vec::new() }
}

#[test]
fn a_third_game_is_begun_and_played_in_panels_and_gone_on_with_in_lines() {
    let home = tempfile::tempdir().expect("a folder");
    let mut here = services(home.path());
    let game = new(&here);
    let (seated, _) = here.start(&game).expect("it begins").game().expect("no match");
    let mut desk = Desk::with_services(services(home.path()));
    let now = desk.now;
    desk.app.play(boards::games::board(seated), None, now);
    assert!(desk.screen().contains("1. Seat 1 shows place 0"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("picked something"), "{}", desk.screen());
    drop(desk);

    let mut again = services(home.path());
    assert!(again.unfinished()[0].about.starts_with("pairs"), "{}", again.unfinished()[0].about);
    assert_eq!(again.saved_details(0)[0], "Pairs");
    let (seated, _) = again.resume(0).expect("it goes on").game().expect("no match");
    let mut lines = TableLines::new(boards::games::voice(seated));
    let told = lines.opening(&again, now).join("\n");
    assert!(told.contains("Move 2"), "{told}");
}

#[test]
fn a_third_game_is_played_over_the_wire() {
    let mut session = Session::new(&CARDS.0, &CARDS.1, GAMES);
    let mut ask = |request: Value| {
        let answer = session.answer(request.to_string().as_bytes());
        assert_eq!(answer["ok"], true, "{request} gives {answer}");
        answer
    };
    let begun = ask(json!({"do": "new", "game": "pairs", "names": ["Ann", "Bob", "Cara", "Dan"]}));
    assert_eq!(begun["decision"]["options"].as_array().map(Vec::len), Some(4), "{begun}");
    let mark = ask(json!({"do": "mark"}))["mark"].clone();
    let told = ask(json!({"do": "choose", "option": 2}));
    assert_eq!(told["events"], json!(["3 picked Seat 3 shows place 0"]));
    assert_eq!(ask(json!({"do": "view", "seat": 1}))["view"]["log"], json!(["3 picked something"]));
    let save = ask(json!({"do": "save"}))["save"].clone();
    ask(json!({"do": "rewind", "mark": mark}));
    assert_eq!(ask(json!({"do": "state"}))["state"]["place"], "Move 1");
    ask(json!({"do": "load", "save": save}));
    assert_eq!(ask(json!({"do": "state"}))["state"]["place"], "Move 2");
    let over = ask(json!({"do": "playout", "policy": "first", "max_decisions": 100}));
    assert_eq!((over["decisions"].clone(), over["over"].clone()), (json!(7), json!("Draw")));
}
