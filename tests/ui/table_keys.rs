//! What keys and sentences mean at the table: one meaning each, nothing by accident, and a way back.

use super::fake::{Desk, Fake, Stage};
use super::fixtures::make::{card, decision, option};
use super::fixtures::{duel, lists};
use swu_view::forecast::Forecast;
use swu_view::{DecisionKind, EndReason, OptionView, Over, Verb, View, ZoneView};

fn at(views: Vec<View>) -> (Desk, super::fake::Asked) {
    let (fake, asked) = Fake::new(views.into_iter().map(Stage::plain).collect(), duel::log());
    (Desk::at_table(fake), asked)
}

/// An action window with forecasts for attacking with the first unit, with the targets of the fixture.
fn foreseen() -> View {
    let mut view = duel::public();
    let targets = duel::target().decision.map(Box::new);
    let options = view.decision.iter_mut().flat_map(|decision| &mut decision.options);
    for option in options.filter(|option| option.verb == Verb::Attack) {
        option.forecast = Some(Box::new(Forecast { targets: targets.clone(), ..Forecast::default() }));
    }
    view
}

#[test]
fn a_whole_attack_is_refused_before_it_begins() {
    let (mut desk, asked) = at(vec![foreseen(), duel::target()]);
    desk.press(":").type_line("attack luke tie");
    assert!(asked.borrow().is_empty(), "{:?}", asked.borrow());
    assert!(desk.screen().contains("space arena"), "{}", desk.screen());
    desk.press(":").type_line("why attack luke tie");
    assert!(desk.screen().contains("No. It is in the space arena"), "{}", desk.screen());
    desk.press(":").type_line("why attack luke at-st");
    assert!(desk.screen().contains("It can be done: Attack with Luke Skywalker, AT-ST."), "{}", desk.screen());
    desk.press(":").type_line("attack luke at-st");
    assert_eq!(*asked.borrow(), ["pick Attack with Luke Skywalker", "pick AT-ST"]);
}

#[test]
fn what_costs_and_does_nothing_is_asked_about_first() {
    let mut view = duel::public();
    let decision = view.decision.as_mut().expect("an action");
    let attack = decision.options.iter_mut().find(|option| option.verb == Verb::Attack).expect("an attack");
    attack.forecast = Some(Box::new(Forecast { only_costs: true, ..Forecast::default() }));
    let (mut desk, asked) = at(vec![view, duel::public()]);
    desk.press("a");
    assert!(desk.screen().contains("This would do nothing now"), "{}", desk.screen());
    desk.press("n");
    assert!(asked.borrow().is_empty());
    desk.press("a y");
    assert_eq!(*asked.borrow(), ["pick Attack with Luke Skywalker"]);
}

#[test]
fn the_own_base_keeps_its_key_whether_the_hand_is_open_or_not() {
    for view in [duel::public(), duel::open()] {
        let mut view = view;
        let base = card(view.seats[0].base.uid, "TST_012", "Echo Base", 0, ZoneView::Base);
        let decision = view.decision.as_mut().expect("an action");
        decision.options.push(option(Verb::Use, "Use Echo Base (Epic Action)", Some(base)));
        let (mut desk, asked) = at(vec![view, duel::public()]);
        desk.press("!");
        assert_eq!(*asked.borrow(), ["pick Use Echo Base (Epic Action)"]);
    }
}

#[test]
fn a_number_is_typed_where_one_is_asked_for_and_is_a_card_of_the_hand_elsewhere() {
    let (mut desk, asked) = at(vec![lists::number(), duel::public()]);
    desk.press("Esc 5");
    assert!(asked.borrow().is_empty());
    assert!(desk.screen().contains("A number is a card of the hand"), "{}", desk.screen());
    desk.press("Esc 5 Enter");
    assert_eq!(*asked.borrow(), ["pick 5"]);
}

#[test]
fn a_seat_has_one_key_for_its_base_wherever_bases_are_chosen() {
    let (mut desk, asked) = at(vec![duel::target(), duel::public()]);
    assert!(desk.screen().contains("[B]"), "{}", desk.screen());
    desk.press("B");
    assert_eq!(asked.borrow().len(), 1, "{:?}", asked.borrow());
    let (mut desk, asked) = at(vec![duel::public()]);
    desk.press("B Enter");
    assert!(asked.borrow().is_empty() && desk.screen().contains("Inspect"), "{}", desk.screen());
}

#[test]
fn enter_alone_chooses_no_number_and_pays_no_cost() {
    let (mut desk, asked) = at(vec![lists::number()]);
    desk.press("Enter");
    assert!(desk.screen().contains("Choose a number first"), "{}", desk.screen());
    let unit = |uid, name: &str| option(Verb::Card, name, Some(card(uid, "TST_010", name, 0, ZoneView::Ground)));
    let mut costly = duel::public();
    costly.decision = Some(decision(0, DecisionKind::Cost, "Pay the cost of X", vec![unit(9, "One"), unit(10, "Two")]));
    let (mut desk, paid) = at(vec![costly]);
    desk.press("Enter");
    assert!(desk.screen().contains("This is a cost"), "{}", desk.screen());
    assert!(asked.borrow().is_empty() && paid.borrow().is_empty());
    desk.press("Down Enter");
    assert_eq!(*paid.borrow(), ["pick Two"]);
}

#[test]
fn enter_in_a_list_takes_the_card_under_the_cursor_and_n_takes_none() {
    for (keys, picked) in [("Enter", "pick Death Trooper"), ("n", "pick Done"), ("End Enter", "pick Done")] {
        let (mut desk, asked) = at(vec![lists::several(&[]), duel::public()]);
        desk.press(keys);
        assert_eq!(asked.borrow().first().map(String::as_str), Some(picked), "{keys}");
    }
}

#[test]
fn the_table_after_the_end_leads_back_to_the_result() {
    let mut view = duel::public();
    view.decision = None;
    view.over = Some(Over { winners: vec![seats::Seat(0)], reason: EndReason::BaseDefeated });
    let (mut desk, _) = at(vec![view]);
    assert!(desk.screen().contains("The game is over"));
    desk.press("1");
    assert!(desk.screen().contains("[Esc] back to the result"), "{}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("The game is over"), "{}", desk.screen());
}

#[test]
fn a_list_covers_the_whole_prompt_at_every_size() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let options: Vec<OptionView> = vec![option(Verb::Mode, "Ready", None), option(Verb::Mode, "Draw", None)];
        let mut view = duel::public();
        view.decision = Some(decision(0, DecisionKind::Mode, "Choose one of these", options));
        let (mut desk, _) = at(vec![view]);
        desk.resize(width, height);
        let screen = desk.screen();
        assert_eq!(screen.matches("choose one of these").count(), 1, "{screen}");
    }
}

/// Rule numbers cited by refusals, and terms, can be looked up where they appear.
#[test]
fn rules_are_looked_up_at_the_table() {
    let (mut desk, asked) = at(vec![duel::public()]);
    desk.press(":").type_line("rule 9.2d");
    assert!(desk.screen().contains("9.2d") && desk.screen().contains("Sentinel"), "{}", desk.screen());
    desk.press("Esc :").type_line("rules overwhelm");
    assert!(desk.screen().contains("Rules: overwhelm"), "{}", desk.screen());
    desk.press("Esc :").type_line("rule quidditch");
    assert!(desk.screen().contains("No rule mentions \"quidditch\"."), "{}", desk.screen());
    assert!(asked.borrow().is_empty());
}
