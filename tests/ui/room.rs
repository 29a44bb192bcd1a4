//! The text that asks has room at every size.

use super::board::screen_with;
use super::dump::text;
use super::fixtures::lists;
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use swu_screen::board::scene::BoardState;
use swu_view::View;

fn screen(view: &View, (width, height): (u16, u16)) -> String {
    text(&screen_with(view, width, height, &Look::new(&ASCII), &BoardState::default()))
}

#[test]
fn the_text_that_asks_stands_with_its_question_even_where_choices_are_many() {
    let mut view = lists::of_both();
    let text = "When Played: You may exhaust this unit. If you do, deal 2 damage to a unit.";
    if let Some(decision) = &mut view.decision {
        decision.text = vec![text.into()];
        decision.options.extend(decision.options.clone());
    }
    for size in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let screen = screen(&view, size);
        assert!(screen.contains("When Played: You may exhaust this unit."), "{screen}");
    }
    if let Some(decision) = &mut view.decision {
        decision.text = vec!["When Played: Deal 2 damage to a unit.".into()];
    }
    let screen = screen(&view, (80, 24));
    assert!(!screen.contains("damage to a unit."), "the question says it all: {screen}");
}
