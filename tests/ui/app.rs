//! The program driven by keys, with a game that plays what the test wrote.

use super::dump::expect;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, lists, many};
use hotseat::takeback::UndoPrice;
use screen::terminal::message::{Effect, Message};
use seats::Seat;
use swu_view::{EndReason, Over, PhaseView, View};

fn two(view: View) -> Vec<Stage> {
    vec![Stage::plain(view), Stage::plain(duel::public())]
}

pub(super) fn covered() -> Stage {
    let mut public = duel::public();
    if let Some(decision) = &mut public.decision {
        decision.private = true;
        decision.options.clear();
        decision.refusals.clear();
    }
    Stage { public, open: duel::open(), curtain: true }
}

#[test]
fn a_letter_attacks_and_the_next_letter_chooses_the_target() {
    let (fake, asked) = Fake::new(vec![Stage::plain(duel::public()), Stage::plain(duel::target())], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("a");
    assert!(desk.screen().contains("ANN, choose what Luke Skywalker attacks"));
    desk.press("g");
    assert_eq!(*asked.borrow(), ["pick Attack with Luke Skywalker", "pick AT-ST"]);
}

#[test]
fn the_choices_of_a_bot_are_offered_to_nobody() {
    let (fake, asked) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake.thinking(Seat(0)));
    let screen = desk.screen();
    assert!(screen.contains("ANN thinks.  [Enter] take the best so far"), "{screen}");
    for offer in ["[a]", "[p] pass", "[i] take", "[Tab]", "Tab hand", "no look needed", "no - it is exhausted"] {
        assert!(!screen.contains(offer), "{offer}:\n{screen}");
    }
    desk.press("p");
    assert!(asked.borrow().is_empty(), "{asked:?}");
}

#[test]
fn a_refused_letter_says_why_and_the_rule() {
    let (fake, asked) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("b");
    assert!(desk.screen().contains("No: it is exhausted (rule 9.1)."));
    assert!(asked.borrow().is_empty());
}

#[test]
fn a_unit_with_several_options_asks_which_is_meant() {
    let (fake, asked) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("d");
    assert!(desk.screen().contains("ANN, choose what Alliance X-Wing does"));
    assert!(desk.screen().contains("[T] attack with Alliance X-Wing"));
    desk.press("Esc");
    assert!(desk.screen().contains("ANN, choose an action"));
    desk.press("d U");
    assert_eq!(*asked.borrow(), ["pick Use Alliance X-Wing: heal 1 damage"]);
}

#[test]
fn arrows_select_space_chooses_enter_inspects() {
    let (fake, asked) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("Down Down Down Down");
    desk.press("Enter");
    assert!(desk.row(0).contains("Inspect"), "{}", desk.screen());
    desk.press("Esc");
    desk.press("/").type_line("red");
    desk.press("Space");
    assert_eq!(*asked.borrow(), ["pick Attack with Red Three"]);
}

#[test]
fn the_command_line_takes_commands_and_sentences() {
    let (fake, asked) = Fake::new(vec![Stage::plain(duel::public()), Stage::plain(duel::target())], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press(":").type_line("attack luke base");
    assert_eq!(*asked.borrow(), ["pick Attack with Luke Skywalker", "pick Jedha City"]);
    desk.press(":").type_line("log");
    assert!(desk.screen().contains("41 Bob: TIE Advanced attacks Ann's base"));
    desk.press("Esc :").type_line("dance");
    assert!(desk.screen().contains("\"dance\" is not understood."));
}

#[test]
fn the_curtain_shows_no_card_and_opens_by_spelling() {
    let (fake, asked) = Fake::new(vec![covered()], Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.send(Message::Tick);
    desk.press("Tab");
    let names = ["Bright Hope", "Overwhelming", "Lightsaber", "Waylay", "AT-ST", "Death Trooper"];
    let hidden = desk.screen();
    assert!(hidden.contains("Only Ann should see the screen now."));
    assert!(names.iter().all(|name| !hidden.contains(name)), "{hidden}");
    assert!(desk.effects.contains(&Effect::ForgetKeys));
    desk.press("b a n n Enter");
    assert_eq!(*asked.borrow(), ["Hand by 1"]);
    assert!(desk.screen().contains("Bright Hope"));
    desk.send(Message::FocusLost);
    assert!(desk.effects.contains(&Effect::Purge));
    assert!(desk.screen().contains("Only Ann should see the screen now."));
}

#[test]
fn a_public_table_holds_no_name_of_a_hand() {
    let (fake, _) = Fake::new(vec![Stage { public: duel::public(), open: duel::open(), curtain: false }], Vec::new());
    let mut desk = Desk::at_table(fake);
    let names = ["Bright Hope", "Overwhelming", "Lightsaber"];
    for keys in ["Tab Esc", "Down Enter Esc", "v Esc", "r Esc", "L Esc", "? Esc", "z"] {
        desk.press(keys);
        let screen = desk.screen();
        assert!(names.iter().all(|name| !screen.contains(name)), "{keys}: {screen}");
    }
}

/// What covers a hand closes it, so that nobody who leaves the help sees it; a question beside it does not.
#[test]
fn a_key_help_and_settings_close_an_open_hand_and_a_question_does_not() {
    for (keys, closes) in [("?", true), ("F1", true), ("F3", true), ("q", false), ("Tab", true)] {
        let (fake, asked) = Fake::new(vec![covered()], Vec::new());
        let mut desk = Desk::at_table(fake);
        desk.press("Tab a n n Enter").press(keys);
        assert_eq!(!desk.screen().contains("Bright Hope"), closes, "{keys}");
        let closed = asked.borrow().iter().any(|what| what.starts_with("close"));
        assert_eq!(closed, closes, "{keys}");
        desk.press("Esc");
        assert_eq!(desk.screen().contains("Bright Hope"), !closes, "{keys}");
    }
}

/// A page read over an open hand says whose hand is below.
#[test]
fn what_is_read_over_an_open_hand_says_whose_it_is() {
    for key in ["v", "L", "F4"] {
        let (fake, asked) = Fake::new(vec![covered()], duel::log());
        let mut desk = Desk::at_table(fake);
        desk.press("Tab a n n Enter").press(key);
        let screen = desk.screen();
        assert!(!screen.contains("Bright Hope") || key == "v", "{key}: {screen}");
        assert!(screen.contains("The open hand of Ann is shown below: only Ann can close it."), "{key}: {screen}");
        assert!(!asked.borrow().iter().any(|what| what.starts_with("close")), "{key}");
    }
}

#[test]
fn esc_on_the_curtain_shows_the_public_table_and_tab_brings_it_back() {
    let (fake, _) = Fake::new(vec![covered()], Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("Tab Esc");
    assert!(desk.screen().contains("Death Trooper"));
    assert!(!desk.screen().contains("Bright Hope"));
    desk.press("Tab");
    assert!(desk.screen().contains("Only Ann should see the screen now."));
}

#[test]
fn a_curtain_that_esc_brought_back_takes_the_name() {
    let (fake, _) = Fake::new(vec![covered()], Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("Tab Esc Esc a n n Enter");
    assert!(desk.screen().contains("Bright Hope"));
}

#[test]
fn a_small_window_closes_the_hand_and_takes_no_key_but_quit() {
    let (fake, asked) = Fake::new(vec![covered()], Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("Tab a n n Enter");
    desk.resize(79, 24);
    assert_eq!(asked.borrow().last().map(String::as_str), Some("close TooSmall"));
    assert_eq!(
        desk.screen().split_whitespace().collect::<Vec<_>>().join(" "),
        "This window is 79x24. Cantina needs 80x24: make it larger, or press q to save and quit."
    );
    desk.press("p a");
    assert_eq!(asked.borrow().len(), 2);
    desk.resize(80, 24);
    assert!(desk.screen().contains("PASS THE KEYBOARD"));
    desk.resize(80, 23);
    desk.press("q");
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
}

#[test]
fn quitting_asks_and_ctrl_c_does_not() {
    let (fake, _) = Fake::new(two(duel::public()), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("q");
    assert!(desk.screen().contains("Quit? The game is saved; you can continue it later."));
    desk.press("Enter");
    assert!(!desk.effects.contains(&Effect::Quit));
    desk.press("q y");
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
    desk.effects.clear();
    desk.press("Ctrl-C");
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
}

#[test]
fn undo_tells_its_price_and_asks_those_concerned() {
    let (fake, asked) = Fake::new(two(duel::public()), Vec::new());
    let mut desk = Desk::at_table(fake.price(UndoPrice::Ask("Bob".into())));
    assert!(desk.row(23).contains("u undo: ask Bob"));
    desk.press("u");
    assert!(desk.screen().contains("Does Bob agree to take this back?"));
    desk.press("b o b Enter");
    assert_eq!(*asked.borrow(), ["take back", "Agree(Seat(1)) by 2"]);
    let (fake, asked) = Fake::new(two(duel::public()), Vec::new());
    let mut desk = Desk::at_table(fake.price(UndoPrice::No("Ann drew a card (44)".into())));
    desk.press("u");
    assert!(desk.screen().contains("Ann drew a card (44)"));
    assert!(asked.borrow().is_empty());
}

#[test]
fn giving_up_asks_twice() {
    let (fake, asked) = Fake::new(two(duel::public()), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press(":").type_line("concede").press("1");
    assert!(desk.screen().contains("Ann gives up."));
    desk.press("Esc");
    assert!(asked.borrow().is_empty());
    desk.press(":").type_line("concede").press("1 a n n Enter");
    assert_eq!(*asked.borrow(), ["Concede(Seat(0)) by 1"]);
}

#[test]
fn the_pass_that_ends_the_phase_is_asked_about() {
    let mut view = duel::public();
    view.seats[1].passed = true;
    let (fake, asked) = Fake::new(two(view), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("p");
    assert!(desk.screen().contains("Everybody else passed: this ends the action phase."));
    desk.press("n");
    assert!(asked.borrow().is_empty());
    desk.press("p y");
    assert_eq!(*asked.borrow(), ["pick Pass"]);
}

#[test]
fn marking_several_is_one_gesture() {
    let stages = [several(&[]), several(&[1]), several(&[1, 2]), Stage::plain(duel::public())];
    let (fake, asked) = Fake::new(stages.to_vec(), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("f g");
    assert!(desk.screen().contains("2 of 3 chosen"));
    expect("several", &desk.screen());
    desk.press("Enter");
    assert_eq!(*asked.borrow(), ["pick Snowtrooper Lieutenant", "pick AT-ST", "pick Done"]);
}

fn several(taken: &[usize]) -> Stage {
    Stage::plain(lists::several(taken))
}

#[test]
fn a_gesture_the_game_does_not_follow_is_dropped() {
    let stages = [several(&[]), several(&[1, 2]), Stage::plain(duel::public())];
    let (fake, asked) = Fake::new(stages.to_vec(), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("f g Enter");
    assert_eq!(*asked.borrow(), ["pick Snowtrooper Lieutenant"]);
    assert!(desk.screen().contains("The last 2 were not possible any more and not chosen."));
}

#[test]
fn damage_is_divided_point_by_point() {
    let mut stages = vec![Stage::plain(lists::divide()); 4];
    stages.push(Stage::plain(duel::public()));
    let (fake, asked) = Fake::new(stages, Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("e e f");
    desk.press("Enter");
    assert!(desk.screen().contains("1 more must be given."));
    desk.press("+ +");
    assert!(desk.screen().contains("All of it is given."));
    expect("divide", &desk.screen());
    desk.press("Enter");
    let picks = ["Death Trooper", "Death Trooper", "Snowtrooper Lieutenant", "Snowtrooper Lieutenant"];
    assert_eq!(*asked.borrow(), picks.map(|name| format!("pick {name}")));
}

#[test]
fn lists_look_right() {
    for (name, view, keys) in [
        ("search", lists::search(), "Down"),
        ("pick", lists::pick(), "Down"),
        ("modes", lists::modes(), "Down"),
        ("name", lists::name(), "d e a"),
        ("number", lists::number(), "1 2"),
        ("arrange", lists::arrange(&[]), "Down -"),
        ("triggers", lists::triggers(0), "+"),
        ("may", lists::may(), ""),
        ("player", lists::player(), ""),
    ] {
        let (fake, _) = Fake::new(two(view), duel::log());
        let mut desk = Desk::at_table(fake);
        desk.press(keys);
        expect(&format!("list-{name}"), &desk.screen());
        assert!(desk.row(23).ends_with("? help"), "{name}");
    }
}

#[test]
fn a_name_is_typed_and_a_number_too() {
    let (fake, asked) = Fake::new(two(lists::name()), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("t r o Down Enter");
    let (fake, more) = Fake::new(two(lists::number()), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("1 2 Enter");
    assert_eq!(*asked.borrow(), ["pick Death Star Stormtrooper"]);
    assert_eq!(*more.borrow(), ["pick 12"]);
}

#[test]
fn cards_are_put_on_top_in_the_order_shown() {
    let stages = [lists::arrange(&[]), lists::arrange(&[71]), duel::public()].map(Stage::plain);
    let (fake, asked) = Fake::new(stages.to_vec(), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("Down - Enter");
    assert_eq!(*asked.borrow(), ["pick Put Death Trooper on top", "pick Put AT-ST on top"]);
    assert!(!desk.screen().contains("not chosen"));
}

#[test]
fn an_order_of_triggers_waits_for_what_comes_between() {
    let stages = [lists::triggers(0), duel::target(), lists::triggers(1), duel::public()].map(Stage::plain);
    let (fake, asked) = Fake::new(stages.to_vec(), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("Enter e");
    let picks = ["Rebel Pathfinder", "Death Trooper", "Luke Skywalker"];
    assert_eq!(*asked.borrow(), picks.map(|name| format!("pick {name}")));
}

#[test]
fn a_list_can_be_put_aside_to_look_at_the_table() {
    let (fake, _) = Fake::new(two(lists::modes()), duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("Esc");
    assert!(desk.screen().contains("Hand 4, closed"));
    desk.press("Space");
    assert!(desk.screen().contains("Give an Experience token to a unit"));
}

#[test]
fn a_click_on_a_key_in_brackets_presses_it() {
    for key in ["[a]", "a c d] attack"] {
        let mut desk = Desk::at_table(Fake::new(two(duel::public()), duel::log()).0);
        desk.click(key);
        let mut pressed = Desk::at_table(Fake::new(two(duel::public()), duel::log()).0);
        pressed.press("a");
        assert_eq!(desk.screen(), pressed.screen(), "{key}");
    }
}

#[test]
fn the_mouse_selects_looks_closer_and_can_be_given_back() {
    let (fake, _) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake);
    desk.click("Death Trooper").click("Death Trooper");
    assert!(desk.row(0).contains("Inspect e  Death Trooper"));
    desk.press("Esc").click("L log");
    assert!(desk.row(0).contains("Log"));
    desk.press("F2");
    assert_eq!(desk.effects.last(), Some(&Effect::Mouse(false)));
    desk.press("F2");
    assert_eq!(desk.effects.last(), Some(&Effect::Mouse(true)));
}

#[test]
fn the_key_of_a_seat_looks_at_it_where_there_are_many() {
    let (fake, _) = Fake::new(two(many::six()), Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("E");
    // A seat that is drawn large has its name in capitals.
    let large = |desk: &mut Desk, seat: &str| desk.screen().contains(seat);
    assert!(large(&mut desk, "4 DAN") && !large(&mut desk, "3 CARA"), "{}", desk.screen());
    desk.press("0");
    assert!(large(&mut desk, "3 CARA"), "{}", desk.screen());
    desk.press("Esc [");
    assert!(large(&mut desk, "3 CARA"), "{}", desk.screen());
}

#[test]
fn the_first_screens() {
    let mut desk = Desk::at_home();
    expect("home", &desk.screen());
    desk.press("d");
    expect("decks", &desk.screen());
    desk.press("Esc c");
    desk.press("/").type_line("trooper");
    expect("cards", &desk.screen());
    desk.press("Esc ?");
    expect("help-home", &desk.screen());
    desk.press("Esc n");
    expect("new-game", &desk.screen());
    desk.press("Down Down Down Down End Enter");
    assert!(desk.screen().contains("initiative open - SETUP"), "{}", desk.screen());
}

#[test]
fn the_end_has_a_screen() {
    let mut view = duel::public();
    view.phase = PhaseView::Over;
    view.decision = None;
    view.seats[1].base.damage = 30;
    view.over = Some(Over { winners: vec![Seat(0)], reason: EndReason::BaseDefeated });
    let (fake, _) = Fake::new(vec![Stage::plain(duel::public()), Stage::plain(view)], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("p");
    expect("over", &desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("Ann wins."));
    desk.press("q");
    assert!(desk.screen().contains("C A N T I N A"));
}

#[test]
fn screens_over_the_table() {
    let (fake, _) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake);
    for (name, keys) in [("help", "?"), ("log", "L"), ("piles", "v"), ("inspect", "g Enter"), ("confirm", "q")] {
        desk.press(keys);
        expect(&format!("over-table-{name}"), &desk.screen());
        assert!(desk.row(23).ends_with("? help"), "{name}");
        desk.press("Esc");
    }
}

#[test]
fn every_screen_keeps_the_help_hint_at_every_width() {
    let (fake, _) = Fake::new(two(many::six()), duel::log());
    let mut desk = Desk::at_table(fake.price(UndoPrice::Ask("Ann, Bob, Cara, Dan and Finn".into())));
    for width in 80..=200 {
        desk.resize(width, 24 + width % 30);
        for keys in ["", "L", "Esc v", "Esc :", "Esc ?"] {
            desk.press(keys);
            let screen = desk.screen();
            assert!(screen.lines().last().is_some_and(|line| line.ends_with("? help")), "{width} {keys}\n{screen}");
        }
        desk.press("Esc Esc Esc");
    }
}

#[test]
fn h1_what_may_be_asked_has_the_same_answer_with_a_hand_open_or_closed() {
    let (fake, _) = Fake::new(two(duel::public()), duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("F4");
    let closed = desk.screen();
    expect("asks-80x24", &closed);
    let (fake, _) = Fake::new(vec![covered()], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("Tab a n n Enter F4");
    // Only the foot differs: it says whose hand is below.
    let page = |screen: &str| screen.lines().take(18).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(page(&desk.screen()), page(&closed));
}

#[test]
fn a_card_of_the_open_hand_is_chosen_by_its_number() {
    let open = lists::resource();
    let mut public = duel::public();
    public.decision = open.decision.clone().map(|mut decision| {
        decision.options.clear();
        decision
    });
    let (fake, asked) = Fake::new(vec![Stage { public, open, curtain: true }], Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.press("a n n Enter");
    expect("resource", &desk.screen());
    assert!(desk.screen().contains("[1 2 3 4] a card of the hand"));
    desk.press("3");
    assert_eq!(asked.borrow().last().map(String::as_str), Some("pick Resource Jedi Lightsaber"));
}
