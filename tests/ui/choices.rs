//! No choice is hidden: in positions of whole games, at every size, each choice is on the screen, or there are more
//! pages or rows and a sign says so.

use super::clock_jumps::{at_position, open_hand};
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, make};
use super::positions::{SIZES, at_decisions};
use screen::theme::width::ascii;
use shell::command::key::Key;
use swu_rules::table::options::GameOptions;
use swu_screen::labels::Labels;
use swu_screen::prompt::menu::{ChoiceKey, Menu, hand_number};
use swu_screen::prompt::widget::Widget;
use swu_view::{DecisionKind, Verb, View, ZoneView};

/// The words in square brackets on a screen.
fn keys(screen: &str) -> Vec<String> {
    let groups = screen.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    groups.flat_map(|(group, _)| group.split_whitespace()).map(str::to_owned).collect()
}

/// What the pages of the prompt show.
fn pages(desk: &mut Desk) -> Vec<String> {
    let mut screens = vec![desk.screen()];
    while screens[0].contains("[PgDn] choices") && screens.len() < 12 {
        desk.press("PageDown");
        screens.push(desk.screen());
    }
    screens
}

/// No two choices share a key, and digits are only for cards of the hand.
fn one_meaning(view: &View, menu: &Menu) {
    let mut keys: Vec<String> = menu.choices.iter().map(|choice| choice.key.to_string()).collect();
    keys.retain(|key| !key.is_empty());
    let count = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), count, "{:?}", menu.choices);
    for choice in &menu.choices {
        if let ChoiceKey::Number(number) = choice.key {
            assert_eq!(choice.uid.and_then(|uid| hand_number(view, uid)), Some(number), "{choice:?}");
        }
    }
}

fn check(view: &View, (width, height): (u16, u16)) {
    let mut labels = Labels::default();
    labels.update(view);
    let menu = Menu::new(view, &labels);
    let (fake, _) = Fake::new(vec![Stage { public: view.clone(), open: view.clone(), curtain: false }], Vec::new());
    let mut desk = Desk::at_table(fake);
    desk.resize(width, height);
    let Some(decision) = view.decision.as_ref().filter(|decision| !decision.options.is_empty()) else { return };
    one_meaning(view, &menu);
    if Widget::for_decision(view).is_none() {
        let screens = pages(&mut desk);
        let shown: Vec<String> = screens.iter().flat_map(|screen| keys(screen)).collect();
        for choice in &menu.choices {
            let key = choice.key.to_string();
            assert!(
                shown.contains(&key),
                "{width}x{height}: [{key}] {} is hidden:\n{}",
                choice.text,
                screens.join("\n")
            );
        }
        return;
    }
    if matches!(decision.kind, DecisionKind::Name | DecisionKind::Number) {
        return;
    }
    let mut screens = vec![desk.screen()];
    for _ in 0..decision.options.len() {
        let last = screens.last().cloned().unwrap_or_default();
        desk.press("Down");
        let next = desk.screen();
        if next != last {
            screens.push(next);
        }
    }
    for option in &decision.options {
        let label: String = ascii(&option.label).chars().take(16).collect();
        // An option that ends a row says so in the row's own words: "None", "No more".
        let ends = matches!(option.verb, Verb::Done | Verb::Skip);
        let seen = ends || screens.iter().any(|screen| screen.contains(&label));
        assert!(seen, "{width}x{height}: {} is hidden:\n{}", option.label, screens.join("\n"));
    }
}

/// Credit tokens are chosen by a key, and using none is not a cost that needs one.
#[test]
fn credits_are_paid_by_key_or_kept_by_enter() {
    const CREDITS: &str = r#"(seats: [
        (leader: "SOR_005", base: "SOR_029", hand: ["SOR_172"], resources: 12, credits: 2, deck: ["SOR_047"]),
        (leader: "SOR_010", base: "SOR_023", ground: ["SOR_128"], resources: 5, deck: ["SOR_128"]),
    ])"#;
    let picked = |keys: &str| {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = at_position(home.path(), CREDITS);
        open_hand(&mut desk);
        desk.press("1");
        let asked = desk.screen();
        assert!(asked.contains("Credit tokens to use"), "{asked}");
        assert!(asked.contains("C  Pay without Credit tokens") && asked.contains("F  Use 2 Credit tokens"), "{asked}");
        desk.press(keys).screen()
    };
    assert!(picked("Enter").contains("res 7/12"), "{}", picked("Enter"));
    assert!(picked("F").contains("res 9/12"), "{}", picked("F"));
}

/// More cards than there are letters, and only their positions are seen.
#[test]
fn every_resource_of_an_opponent_can_be_chosen() {
    let mut view = duel::target();
    let decision = view.decision.as_mut().expect("a target is chosen");
    let resource = |number: usize| make::option(Verb::Card, &format!("Bob's resource {number}, ready"), None);
    decision.options = (1..=24).map(resource).collect();
    check(&view, (80, 24));
    assert!(matches!(Widget::for_decision(&view), Some(Widget::List(_))));
}

#[test]
fn every_choice_of_a_duel_can_be_seen() {
    at_decisions(4, 2, GameOptions::duel(), |moment| SIZES.iter().for_each(|size| check(&moment.view, *size)));
}

#[test]
fn every_choice_of_four_can_be_seen() {
    at_decisions(1, 4, GameOptions::multiplayer(), |moment| SIZES.iter().for_each(|size| check(&moment.view, *size)));
}

#[test]
fn more_choices_than_capitals_have_keys_too() {
    let mut view = duel::public();
    let smuggled = (0..24).map(|at| {
        let card = make::card(800 + at, "SHD_100", &format!("Card {at}"), 0, ZoneView::Resource);
        make::option(Verb::Play, &format!("Smuggle Card {at} (5)"), Some(card))
    });
    let pass = make::option(Verb::Pass, "Pass", None);
    view.decision = Some(make::decision(0, DecisionKind::Action, "Choose an action", smuggled.chain([pass]).collect()));
    for size in SIZES {
        check(&view, size);
    }
    let menu = Menu::new(&view, &Labels::default());
    let last = menu.choices.iter().rfind(|choice| choice.picks == [23]).map(|choice| choice.key);
    let Some(ChoiceKey::Letter(sign)) = last else { panic!("no key: {last:?}") };
    assert_eq!(menu.of_key(Key::Char(sign)).map(|choice| choice.picks.clone()), Some(vec![23]));
}
