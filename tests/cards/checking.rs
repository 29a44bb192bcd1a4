//! Checking card files: nonsense is reported, all at once, with its place and card.

use swu_language::card::Card;
use swu_language::check::check;
use swu_language::source;

fn faults_of(text: &str) -> Vec<String> {
    let (cards, broken) = source::read::<Card>("my.ron", text, "id");
    assert_eq!(broken, []);
    check(&cards).iter().map(ToString::to_string).collect()
}

/// The sentences about one card, without its place.
fn about(fields: &str) -> Vec<String> {
    let text = format!("[(id: \"AAA_001\", title: \"A\", {fields})]");
    let faults = faults_of(&text);
    faults.iter().map(|fault| fault.trim_start_matches("my.ron:1:2: AAA_001: ").to_owned()).collect()
}

const UNIT: &str = "kind: Unit, hp: 1, arena: Ground";
const LEADER: &str = "kind: Leader, unique: true, cost: 5, hp: 5, arena: Ground";

fn unit_with(ability: &str) -> Vec<String> {
    about(&format!("{UNIT}, abilities: [{ability}]"))
}

fn event_doing(steps: &str) -> Vec<String> {
    about(&format!("kind: Event, abilities: [Event([{steps}])]"))
}

#[test]
fn a_sound_card_has_no_faults() {
    assert_eq!(about(UNIT), Vec::<String>::new());
    assert_eq!(about("kind: Base, hp: 30, location: \"Hoth\""), Vec::<String>::new());
    assert_eq!(about(&format!("{LEADER}, unit_side: ()")), Vec::<String>::new());
    assert_eq!(event_doing("Draw(You, N(1))"), Vec::<String>::new());
}

#[test]
fn every_fault_of_every_card_is_reported_with_its_place() {
    let text = "[\n  (id: \"AAA_001\", title: \"\", kind: Unit),\n  (id: \"AAA_001\", title: \"B\", kind: Event, arena: Space),\n]";
    assert_eq!(
        faults_of(text),
        [
            "my.ron:2:3: AAA_001: a unit needs an arena",
            "my.ron:2:3: AAA_001: a unit needs hp",
            "my.ron:2:3: AAA_001: the title is empty",
            "my.ron:3:3: AAA_001: an event has no arena",
            "my.ron:3:3: AAA_001: the id is taken by the card at my.ron:2:3",
        ]
    );
}

#[test]
fn ids_are_a_set_and_a_number() {
    let of = |id: &str, kind: &str| faults_of(&format!("[(id: \"{id}\", title: \"A\", {kind})]"));
    for wrong in ["SOR", "sor_001", "SOR_1", "SOR_0001", "SOR_00x", "SOR_T1", "S_001"] {
        assert_eq!(of(wrong, UNIT).len(), 1, "{wrong}");
    }
    assert_eq!(of("SOR_T01", UNIT), ["my.ron:1:2: SOR_T01: an id with T belongs to a token"]);
    let token = "kind: TokenUnit, hp: 1, arena: Ground";
    assert_eq!(of("SOR_001", token), ["my.ron:1:2: SOR_001: the id of a token has T before its number"]);
    assert_eq!(of("SOR_T01", token), Vec::<String>::new());
}

#[test]
fn printed_facts_fit_the_kind() {
    assert_eq!(about("kind: Unit, arena: Ground"), ["a unit needs hp"]);
    assert_eq!(about("kind: Unit, hp: 1, arena: Ground, power: -1"), ["the power of a unit is not below 0"]);
    assert_eq!(about("kind: Upgrade, arena: Ground"), ["an upgrade has no arena"]);
    assert_eq!(about("kind: Base"), ["a base needs hp"]);
    assert_eq!(about("kind: Base, hp: 30, cost: 1"), ["a base has no cost"]);
    assert_eq!(about(&format!("{UNIT}, location: \"Hoth\"")), ["only a base has a location"]);
    assert_eq!(about(&format!("{UNIT}, subtitle: \" \"")), ["the subtitle is empty"]);
    assert_eq!(about(&format!("{UNIT}, keywords: [Raid(0)]")), ["Raid 0 does nothing"]);
    assert_eq!(about(&format!("{UNIT}, unit_side: ()")), ["only a leader has a unit_side"]);
}

#[test]
fn leaders_have_another_side() {
    assert_eq!(about("kind: Leader, unique: true"), ["a leader needs a unit_side, or a back if it never deploys"]);
    assert_eq!(
        about("kind: Leader, unique: true, hp: 5, arena: Ground, unit_side: ()"),
        ["a leader needs a cost: the resources needed to deploy it"]
    );
    assert_eq!(about("kind: Leader, cost: 5, hp: 5, arena: Ground, unit_side: ()"), ["a leader is unique"]);
}

#[test]
fn abilities_stand_where_they_mean_something() {
    assert_eq!(unit_with("Event([Draw(You, N(1))])"), ["ability 1: Event means nothing on a unit"]);
    assert_eq!(unit_with("AttachTo([NonLeader])"), ["ability 1: AttachTo means nothing on a unit"]);
    assert_eq!(
        unit_with("Trigger(on: [Detaches], does: [Draw(You, N(1))])"),
        ["ability 1: Detaches never happens to a unit"]
    );
    assert_eq!(unit_with("Trigger(on: [], does: [Draw(You, N(1))])"), ["ability 1: the trigger has no moment"]);
    assert_eq!(unit_with("Constant(gives: [])"), ["ability 1: the constant gives nothing"]);
    assert_eq!(unit_with("Action(epic: true, does: [Draw(You, N(1))])"), ["ability 1: epic means nothing on a unit"]);
    assert_eq!(
        about("kind: Base, hp: 30, abilities: [Action(costs: [Exhaust], does: [Draw(You, N(1))])]"),
        ["ability 1: the cost Exhaust means nothing on a base"]
    );
    assert_eq!(
        about("kind: Upgrade, abilities: [Trigger(on: [Attack], does: [Draw(You, N(1))])]"),
        ["ability 1: Attack never happens to an upgrade"]
    );
    assert_eq!(
        about(&format!("{LEADER}, unit_side: (), abilities: [Trigger(on: [Attack], does: [Draw(You, N(1))])]")),
        ["ability 1: Attack never happens to a leader that is not deployed"]
    );
    assert_eq!(
        about(&format!("{LEADER}, unit_side: (abilities: [Trigger(on: [Played], does: [Draw(You, N(1))])])")),
        ["unit side, ability 1: Played never happens to a unit"]
    );
    assert_eq!(
        about("kind: Event, abilities: [Event([Draw(You, N(1))]), Event([Draw(You, N(1))])]"),
        ["ability 2: an event has one Event ability, this one has 2"]
    );
}

#[test]
fn words_that_refer_to_nothing_are_found() {
    let cases = [
        ("Defeat(The(Host))", "Host means nothing outside an upgrade"),
        ("Defeat(The(Defender))", "Defender is nothing: no attack can be current"),
        ("Defeat(The(Attacker))", "Attacker is nothing: no attack can be current"),
        ("Defeat(The(Subject))", "Subject means nothing in an ability without a trigger"),
        ("Defeat(The(It))", "It is used before anything set it"),
        ("Defeat(The(Chosen))", "Chosen is used before anything set it"),
        ("Defeat(The(First))", "First is used before anything set it"),
        ("Defeat(The(Played))", "Played is used before anything set it"),
        ("DiscardCard(The(Cards))", "Cards is used before anything set it"),
        ("PutOnTop(The(Rest))", "Rest is used before anything set it"),
        ("Draw(ThatPlayer, N(1))", "ThatPlayer is nobody yet"),
        ("Draw(DefendingPlayer, N(1))", "DefendingPlayer is nobody: no attack can be current"),
        ("Draw(You, ThatMuch)", "ThatMuch has no step before it"),
        ("Draw(You, Amount)", "Amount means nothing outside a trigger"),
        ("Draw(You, ChosenNumber)", "ChosenNumber has no ChooseNumber before it"),
        ("Defeat(A(Units([In(ChosenArena)])))", "ChosenArena has no ChooseArena before it"),
        ("DiscardCard(A(Hand(You, [NamedCard])))", "NamedCard has no NameCard before it"),
        ("If(DefenderDefeated, [Draw(You, N(1))])", "the condition asks about an attack, and there is none here"),
        ("Defeat(The(Each))", "Each stands for a card in amounts, gifts and conditions, not for a target"),
        ("May([])", "a list of steps is empty"),
        ("Choice(choose: N(3), of: [(does: []), (does: [])])", "the Choice takes 3 of 2 modes"),
    ];
    for (step, sentence) in cases {
        assert_eq!(event_doing(step), [format!("ability 1: {sentence}")], "{step}");
    }
    assert!(event_doing("IfYouDo([Draw(You, N(1))])").contains(&"ability 1: IfYouDo has no step before it".to_owned()));
    assert_eq!(about("kind: Event, abilities: [Event([])]"), ["ability 1: a list of steps is empty"]);
}

#[test]
fn words_that_refer_to_something_are_left_alone() {
    for steps in [
        "Defeat(A(Units([]))), Draw(ControllerOf(It), ThatMuch)",
        "Attack(with: A(Units([])), attacker: [(if: Is(Defender, [Damaged]), gives: [Power(N(1))])])",
        "LookAtTop(You, N(2)), PutOnBottom(Any(The(Cards))), PutOnTop(The(Rest))",
        "ChoosePlayer(APlayer), Draw(ThatPlayer, N(1))",
        "Gain(A(Units([])), [Ability(Trigger(on: [Attack], does: [Damage(The(Defender), N(1))]))], EndOfPhase)",
    ] {
        assert_eq!(event_doing(steps), Vec::<String>::new(), "{steps}");
    }
}
