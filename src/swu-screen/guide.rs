//! What can I do now, and what is this? Answered from the decision and the table, in the rules' own words.

use super::board::marks;
use super::explained;
use super::forecast::{ARROW, told, why_idle};
use super::labels::Labels;
use super::lines::narrate::{cannot, regroup_phase};
use super::thing::Thing;
use screen::theme::role::Role;
use screen::widgets::page::Page;
use screen::widgets::text::Text;
use seats::Seat;
use shell::words::sentence;
use std::collections::BTreeSet;
use swu_language::keyword::Keyword;
use swu_language::word::{Arena, Aspect};
use swu_view::{DecisionKind, DecisionView, OptionView, PhaseView, UnitView, Verb, View};

/// The rule that says what a decision is about.
const fn rule_of(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::FirstPlayer => "6.2",
        DecisionKind::Mulligan => "6.4",
        DecisionKind::Resource => "4.6",
        DecisionKind::Action => "8",
        DecisionKind::Target | DecisionKind::Number => "11.2",
        DecisionKind::Trigger | DecisionKind::PlayerOrder | DecisionKind::Order => "12.4",
        DecisionKind::May => "11.5",
        DecisionKind::Mode => "11.10",
        DecisionKind::Pick | DecisionKind::Arrange => "23.5",
        DecisionKind::Allocate => "11.11",
        DecisionKind::Name => "11.12",
        DecisionKind::Cost => "5.5",
    }
}

/// The rule for an action.
const fn rule_of_verb(verb: Verb) -> Option<&'static str> {
    Some(match verb {
        Verb::Play => "8.1",
        Verb::Attack => "8.2",
        Verb::Use => "8.3",
        Verb::Deploy => "4.2b",
        Verb::Initiative => "8.4",
        Verb::Counter => "D6",
        Verb::Pass => "8.5",
        Verb::Mulligan | Verb::Keep => "6.4",
        Verb::Resource => "4.6",
        _ => return None,
    })
}

/// The verbs of actions, in the order in which they are explained.
const ACTIONS: [Verb; 7] =
    [Verb::Attack, Verb::Play, Verb::Use, Verb::Deploy, Verb::Initiative, Verb::Counter, Verb::Pass];

/// The page being written.
struct Writer {
    lines: Vec<(String, Role)>,
    /// The sign between before and after.
    arrow: &'static str,
}

impl Writer {
    fn add(&mut self, text: impl Into<String>, role: Role) {
        self.lines.push((text.into(), role));
    }

    fn heading(&mut self, text: &str) {
        if !self.lines.is_empty() {
            self.add("", Role::Text);
        }
        self.add(text, Role::Strong);
    }

    /// The text of the rule with this number, indented.
    fn rule(&mut self, number: &str) {
        if let Some(line) = explained::rule(number) {
            self.add(line, Role::Dim);
        }
    }

    /// Why something costs that much, indented.
    fn price(&mut self, priced: &str) {
        if !priced.is_empty() {
            self.add(format!("  It costs {priced}."), Role::Dim);
        }
    }

    fn keyword(&mut self, keyword: Keyword) {
        if let Some(line) = explained::keyword(keyword) {
            self.add(line, Role::Dim);
        }
    }
}

/// The answer for these eyes, with the thing under the cursor.
pub(super) fn guide(view: &View, labels: &Labels, cursor: Option<Thing>) -> Text {
    let mut page = Writer { lines: Vec::new(), arrow: ARROW };
    if let Some(thing) = cursor {
        this(&mut page, view, labels, thing);
    }
    question(&mut page, view, labels);
    signs(&mut page, view);
    Text { title: "What can I do now?".into(), lines: page.lines, page: Page::default() }
}

/// The same read aloud: without the signs of a board.
pub(super) fn aloud(view: &View, labels: &Labels) -> Text {
    let mut page = Writer { lines: Vec::new(), arrow: " to " };
    question(&mut page, view, labels);
    page.heading("Words");
    ["2.6", "2.12", "5.3"].into_iter().for_each(|number| page.rule(number));
    Text { title: "What can I do now?".into(), lines: page.lines, page: Page::default() }
}

/// The question, and what is on the table.
fn question(page: &mut Writer, view: &View, labels: &Labels) {
    match &view.decision {
        Some(decision) if decision.kind == DecisionKind::Action => action(page, view, labels, decision),
        Some(decision) => choice(page, view, decision),
        None => page.heading("Nobody has to choose anything now."),
    }
    phase(page, view);
    table(page, view, labels);
}

/// The five actions, each with its possibilities and what they lead to.
fn action(page: &mut Writer, view: &View, labels: &Labels, decision: &DecisionView) {
    let name = name(view, decision.seat);
    page.heading(&format!("{name} takes one action, then the next player does."));
    for verb in ACTIONS {
        let options: Vec<&OptionView> = decision.options.iter().filter(|option| option.verb == verb).collect();
        if options.is_empty() && verb == Verb::Play && view.viewer != Some(decision.seat) {
            let ready = view.seats.get(decision.seat.index()).map_or(0, |side| side.ready_resources());
            page.add(format!("Play a card: open the hand first; {ready} resources are ready."), Role::Text);
        }
        for option in &options {
            page.add(line(page.arrow, view, labels, option), Role::Text);
            page.price(&option.priced);
        }
        let refusals = decision.refusals.iter().filter(|refusal| refusal.verb == verb);
        let mut refused = false;
        for refusal in refusals {
            let what = cannot(verb, refusal.card.as_ref().map(|card| card.name.as_str()));
            page.add(format!("{what}: {} Rule {}.", sentence(&refusal.why), refusal.rule), Role::Refused);
            page.price(&refusal.priced);
            refused = true;
        }
        if let (true, Some(number)) = (refused || !options.is_empty(), rule_of_verb(verb)) {
            page.rule(number);
        }
    }
}

/// Any other question.
fn choice(page: &mut Writer, view: &View, decision: &DecisionView) {
    let source = decision.source.as_ref().map(|card| format!(" ({})", card.name)).unwrap_or_default();
    page.heading(&format!("{}: {}{source}.", name(view, decision.seat), decision.prompt));
    decision.text.iter().for_each(|line| page.add(format!("  {line}"), Role::Text));
    page.rule(rule_of(decision.kind));
    for option in &decision.options {
        let led = told(view, option, page.arrow).map(|led| format!(": {led}")).unwrap_or_default();
        page.add(format!("{}{led}", option.label), Role::Text);
    }
    for refusal in &decision.refusals {
        let about = refusal.card.as_ref().map(|card| format!(" {}", card.name)).unwrap_or_default();
        page.add(format!("Cannot choose{about}: {} Rule {}.", sentence(&refusal.why), refusal.rule), Role::Refused);
    }
}

/// "Attack with Luke Skywalker (a): Bob's base 19 -> 13"
fn line(arrow: &str, view: &View, labels: &Labels, option: &OptionView) -> String {
    let label = option.card.as_ref().and_then(|card| labels.of(card.uid)).map(|label| format!(" ({label})"));
    let led = told(view, option, arrow).map(|led| format!(": {led}")).unwrap_or_default();
    let why = why_idle(option).map(|why| format!(", {why}")).unwrap_or_default();
    let nothing = if option.only_costs() { format!(" It would do nothing now{why}.") } else { String::new() };
    format!("{}{}{led}.{nothing}", option.label, label.unwrap_or_default())
}

fn phase(page: &mut Writer, view: &View) {
    let further = format!("It is the {} of this round.", regroup_phase(view.regroup));
    let (heading, rule) = match view.phase {
        PhaseView::Setup => ("The game is being set up.", "6"),
        PhaseView::Action => ("It is the action phase.", "7.2"),
        PhaseView::Regroup if view.regroup > 1 => (further.as_str(), "41.1"),
        PhaseView::Regroup => ("It is the regroup phase.", "7.3"),
        PhaseView::Over => ("The game is over.", "24"),
    };
    page.heading(heading);
    page.rule(rule);
}

/// Keywords, tokens and states on the table, each explained once.
fn table(page: &mut Writer, view: &View, labels: &Labels) {
    let units = || view.seats.iter().flat_map(|side| &side.units);
    let keywords: BTreeSet<Keyword> = units().flat_map(|unit| unit.keywords.keys().copied()).collect();
    if !keywords.is_empty() {
        page.heading("Keywords on the table");
    }
    for keyword in keywords {
        let who: Vec<String> =
            units().filter(|unit| unit.keywords.contains_key(&keyword)).map(|unit| called(unit, labels)).collect();
        page.add(format!("{}: {}.", keyword.name(), who.join(", ")), Role::Text);
        page.keyword(keyword);
    }
    for mark in &marks::TOKENS {
        let with = units().filter(|unit| unit.tokens(mark.token) > 0);
        let who: Vec<String> = with.map(|unit| called(unit, labels)).collect();
        if !who.is_empty() {
            page.add(format!("{} on {}.", mark.name, who.join(", ")), Role::Text);
            page.rule(mark.rule);
        }
    }
}

/// The signs that are on the table now.
fn signs(page: &mut Writer, view: &View) {
    let units = || view.seats.iter().flat_map(|side| &side.units);
    page.heading("Signs");
    page.add("A full dot: ready. An empty dot: exhausted.", Role::Text);
    page.rule("2.6");
    if let Some(unit) = units().next() {
        let (power, left, hp) = (unit.power, unit.remaining(), unit.hp);
        let told = format!("{} {power} {left}/{hp}: power {power}, HP {left} of {hp}.", unit.name);
        page.add(told, Role::Text);
        page.rule("2.12");
    }
    let marks: BTreeSet<(&str, &str)> = units().flat_map(marks::meant).collect();
    let marks: Vec<String> = marks.into_iter().map(|(letters, word)| format!("{letters} {word}")).collect();
    if !marks.is_empty() {
        page.add(format!("Behind the numbers, where room is short: {}.", marks.join(", ")), Role::Text);
    }
    page.add("resources 4/6 or res 4/6: 4 of 6 are ready. discard or disc: cards in the discard pile.", Role::Text);
    page.add(format!("Icons of cards: {}.", marks::aspects(Aspect::ALL, ", ")), Role::Text);
    page.rule("5.3");
    if view.seats.iter().flat_map(|side| &side.leaders).any(|leader| leader.deploys_at.is_some() && !leader.deployed) {
        page.add("A leader (deploys) at 6: it can be deployed with 6 resources, once in a game.", Role::Text);
    }
    if view.seats.iter().flat_map(|side| &side.leaders).any(|leader| leader.epic_used && !leader.deployed) {
        page.add("A leader that was deployed cannot be deployed again.", Role::Text);
    }
    if view.seats.iter().any(|side| side.credits > 0) {
        page.add("cred: Credit tokens, each pays for one resource.", Role::Text);
    }
}

/// The thing under the cursor.
fn this(page: &mut Writer, view: &View, labels: &Labels, thing: Thing) {
    match thing {
        Thing::Unit(uid) => {
            let Some(unit) = view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == uid) else {
                return;
            };
            page.heading(&format!("This is {}.", called(unit, labels)));
            let arena = if unit.arena == Arena::Ground { "ground" } else { "space" };
            let state = if unit.exhausted { "exhausted" } else { "ready" };
            page.add(
                format!(
                    "A {arena} unit of {}, {state}: power {}, {} of {} HP left.",
                    name(view, unit.controller),
                    unit.power,
                    unit.remaining(),
                    unit.hp
                ),
                Role::Text,
            );
            unit.keywords.keys().for_each(|keyword| page.keyword(*keyword));
            page.rule(if unit.leader { "2.19" } else { "4.3" });
        }
        Thing::Leader(_) => {
            page.heading("This is a leader.");
            page.rule("4.2");
            page.rule("4.2a");
        }
        Thing::Base(seat) => {
            page.heading(&format!("This is the base of {}.", name(view, seat)));
            page.rule("4.1");
        }
        Thing::Hand(_) => {
            page.heading("This is a card of the open hand.");
            page.rule("8.1");
            page.rule("5.3");
        }
    }
}

fn called(unit: &UnitView, labels: &Labels) -> String {
    let label = labels.of(unit.uid).map(|label| format!(" ({label})")).unwrap_or_default();
    format!("{}{label}", unit.name)
}

fn name(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("nobody", |side| &side.name)
}
