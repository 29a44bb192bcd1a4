//! Names that read like the log: a player named "Round Robin" begins no round.

use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::log::Weight;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use shell::session::{GameSession, Session};
use shell::table_session::TableSession;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use swu_cards::library::Library;
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_screen::screens::asks::answers;
use swu_view::Verb;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

const POSITION: &str = r#"(seats: [
    (leader: "SOR_010", base: "SOR_026", ground: ["SOR_095", "SOR_095"], deck: ["SOR_237", "SOR_247", "SOR_237", "SOR_247"]),
    (leader: "SOR_010", base: "SOR_026", ground: ["SOR_095", "SOR_095"], deck: ["SOR_237", "SOR_247", "SOR_237", "SOR_247"]),
])"#;

/// The log after an attack, some passes and the beginning of the next round, and which questions are answered then.
fn played(names: [&str; 2], strict: bool) -> (Vec<(usize, Weight)>, Vec<String>) {
    let setup = Setup { names: names.map(String::from).into(), start: Start::Position(POSITION.into()) };
    let agreement = Agreement { trust: Trust::OpenTable, ..Agreement::default() };
    let table = Table::new(names.map(Sitter::person).into(), agreement).expect("two can sit down");
    let opening = Opening::<Unlimited>::new(&DATA, table, setup, 1, 0).expect("it can be laid out");
    let mut session = TableSession::new(Host::begin(opening, Box::new(Nowhere)), "Test".into()).strictly(strict);
    let first = session.visible().view().round;
    let mut attacked = 0;
    while session.visible().view().round < first + 1 || attacked < 2 {
        let view = session.visible().view();
        let options = view.decision.as_ref().expect("a decision").options.clone();
        let of = |verb| options.iter().position(|option| option.verb == verb);
        let attack = of(Verb::Attack).filter(|_| attacked == 0 || view.round > first);
        attacked += usize::from(attack.is_some());
        let at = attack.or(of(Verb::Pass)).or(of(Verb::Skip)).or(of(Verb::Done)).unwrap_or(0);
        session.pick(at, Instant::now()).expect("it can be picked");
    }
    session.pick(0, Instant::now()).expect("it attacks something");
    let weights = session.log().iter().map(|line| (line.number, line.weight)).collect();
    let text = answers(session.visible().view(), session.log(), session.title());
    let [one, other] = names;
    let asked = text.lines.into_iter().map(|(line, _)| line.replace(one, "Ann").replace(other, "Bob")).collect();
    (weights, asked)
}

#[test]
fn a_name_that_reads_like_the_log_changes_nothing() {
    for strict in [false, true] {
        let (weights, asked) = played(["Ann", "Bob"], strict);
        assert!(weights.iter().any(|(_, weight)| *weight == Weight::Consequence), "{weights:?}");
        assert_eq!(weights[0].1 == Weight::Phase, strict, "{weights:?}");
        for names in [["Round Robin", "Regroup phase"], ["Wins Draws", "Zoe plays Shield"]] {
            assert_eq!(played(names, strict), (weights.clone(), asked.clone()), "{names:?}, strict: {strict}");
        }
    }
}
