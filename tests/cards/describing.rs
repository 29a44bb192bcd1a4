//! Parts of abilities in words: prompts, conditions, groups.

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use swu_cards::wording::{condition_text, constant_text, selector_text, step_prompt, target_prompt};
use swu_language::ability::{Condition, Constant, Selector, Step, Target};
use swu_language::card::Card;

fn read<T: DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    );
    options.from_str(text).expect(text)
}

fn card(kind: &str) -> Card {
    read(&format!("(id: \"AAA_001\", title: \"A\", kind: {kind})"))
}

#[test]
fn a_step_asks_in_a_few_words() {
    let prompt = |step: &str, kind: &str| step_prompt(&read::<Step>(step), &card(kind));
    assert_eq!(prompt("Damage(A(Units([])), N(3))", "Event"), "Deal 3 damage to a unit");
    assert_eq!(prompt("May([Draw(You, N(1))])", "Unit"), "You may draw a card");
    assert_eq!(
        prompt("May([Exhaust(The(This)), IfYouDo([Draw(You, N(1))])])", "Leader"),
        "You may exhaust this leader. If you do, draw a card"
    );
    assert_eq!(
        prompt("Choice(choose: N(2), of: [(does: []), (does: []), (does: [])])", "Event"),
        "Choose two, in any order"
    );
    assert_eq!(prompt("Choose(UpTo(N(2), Units([NonLeader])), Chosen)", "Event"), "Choose up to 2 non-leader units");
    assert_eq!(
        prompt("Attack(with: A(Units([Friendly])), attacker: [(gives: [Power(N(1))])])", "Event"),
        "Attack with a unit"
    );
}

#[test]
fn a_target_asks_to_choose() {
    let prompt = |target: &str| target_prompt(&read::<Target>(target), &card("Unit"));
    assert_eq!(prompt("A(Units([Friendly, Another]))"), "Choose another friendly unit");
    assert_eq!(prompt("UpTo(N(2), Hand(You, [A(Event)]))"), "Choose up to 2 events in your hand");
}

#[test]
fn conditions_groups_and_constants_are_described() {
    assert_eq!(condition_text(&read::<Condition>("Initiative"), &card("Unit")), "you have the initiative");
    assert_eq!(selector_text(&read::<Selector>("Units([Enemy, Damaged])"), &card("Unit")), "each damaged enemy unit");
    let constant: Constant = read("(while: Initiative, gives: [Power(N(2))])");
    assert_eq!(constant_text(&constant, &card("Unit")), "While you have the initiative, this unit gets +2/+0.");
}
