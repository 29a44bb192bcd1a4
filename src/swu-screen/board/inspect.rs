//! Everything about one card: printed facts and text, current values with their sources, what it may do and why not.

use super::hand::answer;
use super::marks;
use super::scene::{Scene, ready_power};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::page::{PageLine, draw_lines};
use seats::Seat;
use shell::cards::CardFacts;
use swu_cards::rulings::Ruling;
use swu_language::word::Arena;
use swu_view::{CardRef, LeaderView, UnitView, UpgradeView};

/// Draws the panel for the selected thing.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, scroll: usize) {
    let spot = scene.state.cursor;
    let room = usize::from(area.width.saturating_sub(8));
    let titles = spot.map(|spot| [title(scene, spot), called(scene, spot)]);
    let title = match titles {
        Some([long, short]) => {
            if columns(&long) <= room {
                long
            } else {
                short
            }
        }
        None => "Inspect".into(),
    };
    let inside = canvas.frame(area, Border::Plain, &title, "");
    let width = usize::from(inside.width.saturating_sub(2));
    let lines = match spot {
        Some(spot) => lines(scene, spot, width),
        None => overview(scene, width),
    };
    draw_lines(canvas, area, inside, &lines, scroll);
}

/// The title and the lines of a section about the thing under the cursor, otherwise about the card that asks; no lines
/// if there is neither.
pub(super) fn section(scene: &Scene<'_>, width: usize) -> (String, Vec<PageLine>) {
    if let Some(thing) = scene.state.cursor {
        return (called(scene, thing), lines(scene, thing, width));
    }
    let mut page = Page { lines: Vec::new(), width, texts: true };
    page.asking(scene);
    ("WHAT ASKS".into(), page.lines)
}

/// `Inspect c  AT-ST`.
pub fn title(scene: &Scene<'_>, thing: Thing) -> String {
    format!("Inspect {}", called(scene, thing))
}

/// `c  AT-ST`.
fn called(scene: &Scene<'_>, thing: Thing) -> String {
    let (label, name) = match thing {
        Thing::Unit(uid) => (scene.label(uid), scene.unit(uid).map(|unit| unit.name.clone())),
        Thing::Leader(uid) => (String::new(), scene.leader(uid).map(|(_, leader)| leader.name.clone())),
        Thing::Base(seat) => (String::new(), scene.seat(seat).map(|side| side.base.name.clone())),
        Thing::Hand(index) => ((index + 1).to_string(), hand_card(scene, index).map(|card| card.name.clone())),
    };
    let gap = if label.is_empty() { "" } else { "  " };
    format!("{label}{gap}{}", name.unwrap_or_default())
}

/// Everything about the selected thing, wrapped to the width.
pub fn lines(scene: &Scene<'_>, thing: Thing, width: usize) -> Vec<PageLine> {
    told(scene, thing, Page { lines: Vec::new(), width, texts: true })
}

/// The same beside its card, on which its text stands.
pub(crate) fn beside_card(scene: &Scene<'_>, thing: Thing, width: usize) -> Vec<PageLine> {
    told(scene, thing, Page { lines: Vec::new(), width, texts: false })
}

/// The card of the selected thing as it is printed.
pub(crate) fn card<'a>(scene: &Scene<'a>, thing: Thing) -> Option<&'a CardFacts> {
    let id = match thing {
        Thing::Unit(uid) => scene.unit(uid)?.face(),
        Thing::Leader(uid) => &scene.leader(uid)?.1.id,
        Thing::Base(seat) => &scene.seat(seat)?.base.id,
        Thing::Hand(index) => &hand_card(scene, index)?.id,
    };
    scene.cards.facts(id)
}

fn told(scene: &Scene<'_>, thing: Thing, mut page: Page) -> Vec<PageLine> {
    match thing {
        Thing::Unit(uid) => scene.unit(uid).into_iter().for_each(|unit| page.unit(scene, unit)),
        Thing::Leader(uid) => {
            scene.leader(uid).into_iter().for_each(|(seat, leader)| page.leader(scene, seat, leader));
        }
        Thing::Base(seat) => page.base(scene, seat),
        Thing::Hand(index) => hand_card(scene, index).into_iter().for_each(|card| page.hand(scene, card)),
    }
    page.lines
}

/// What the panel shows while nothing is selected: the card that asks, ready power around the table, lasting effects.
fn overview(scene: &Scene<'_>, width: usize) -> Vec<PageLine> {
    let mut page = Page { lines: Vec::new(), width, texts: true };
    page.asking(scene);
    page.gap();
    page.ready_power(scene);
    page.lasting(scene);
    if !scene.state.past {
        page.gap();
        page.text("Move with the arrows, then Enter, to look at one card.", Role::Dim);
    }
    page.lines
}

/// The printed card alone, for lists and the browser.
pub fn printed(facts: &CardFacts, width: usize) -> Vec<PageLine> {
    let mut page = Page { lines: Vec::new(), width, texts: true };
    page.text(&facts.full_name(), Role::Strong);
    page.printed(facts);
    page.rulings(&facts.id);
    page.lines
}

fn hand_card<'a>(scene: &Scene<'a>, index: usize) -> Option<&'a CardRef> {
    let seat = scene.view.viewer?;
    scene.seat(seat)?.hand.get(index)?.known()
}

struct Page {
    lines: Vec<PageLine>,
    width: usize,
    /// Are the texts of cards on it?
    texts: bool,
}

impl Page {
    fn text(&mut self, text: &str, role: Role) {
        self.lines.extend(wrap(text, self.width).into_iter().map(|line| (line, role)));
    }

    fn indented(&mut self, text: &str, role: Role) {
        let lines = wrap(text, self.width.saturating_sub(2));
        self.lines.extend(lines.into_iter().map(|line| (format!("  {line}"), role)));
    }

    fn gap(&mut self) {
        if self.lines.last().is_some_and(|(text, _)| !text.is_empty()) {
            self.lines.push((String::new(), Role::Text));
        }
    }

    fn unit(&mut self, scene: &Scene<'_>, unit: &UnitView) {
        if let Some(subtitle) = &unit.subtitle {
            self.text(subtitle, Role::Dim);
        }
        match scene.cards.facts(unit.face()) {
            Some(facts) => self.printed_with(facts, &unit.traits),
            None => self.text(&format!("unit  {}", unit.arena), Role::Text),
        }
        self.gap();
        let state = if unit.exhausted { "exhausted" } else { "ready" };
        let (power, left, hp) = (unit.power, unit.remaining(), unit.hp);
        self.text(&format!("now   power {power}, {left} of {hp} HP left, {state}"), Role::Strong);
        for reason in &unit.reasons {
            let told = match reason.amount {
                Some(amount) => format!("{:>3} {}  {}", format!("{amount:+}"), reason.what, reason.from),
                None if reason.from == unit.name => format!("{} (its own text)", reason.what),
                None => format!("{} ({})", reason.what, reason.from),
            };
            self.indented(&told, Role::Text);
        }
        let keywords: Vec<&str> = unit.keywords.keys().map(|keyword| keyword.name()).collect();
        if !keywords.is_empty() {
            self.text(&format!("keywords  {}", keywords.join(", ")), Role::Mark);
        }
        unit.upgrades.iter().for_each(|upgrade| self.upgrade(scene, upgrade));
        for captive in unit.guarded() {
            self.text(&format!("guards  {} ({})", captive.name, scene.name(captive.owner)), Role::Text);
        }
        self.may(scene, unit.uid);
        self.gap();
        let (controller, owner) = (scene.name(unit.controller), scene.name(unit.owner));
        self.text(&format!("controller {controller}   owner {owner}"), Role::Dim);
        if let Some(copied) = &unit.copy_of {
            self.text(&format!("a copy of {copied}"), Role::Dim);
        }
        self.id(&unit.id);
    }

    /// An upgrade with its bonuses and text.
    fn upgrade(&mut self, scene: &Scene<'_>, upgrade: &UpgradeView) {
        let facts = scene.cards.facts(upgrade.copy_of.as_ref().unwrap_or(&upgrade.id));
        let adds = facts.map(|facts| format!(" {}", facts.numbers())).unwrap_or_default();
        self.text(&format!("upgrade  {}{adds} ({})", upgrade.name, scene.name(upgrade.controller)), Role::Text);
        if let Some(facts) = facts.filter(|facts| !facts.text.is_empty()) {
            self.indented(&facts.text, Role::Text);
        }
    }

    fn leader(&mut self, scene: &Scene<'_>, seat: Seat, leader: &LeaderView) {
        if let Some(facts) = scene.cards.facts(&leader.id) {
            if let Some(subtitle) = &facts.subtitle {
                self.text(subtitle, Role::Dim);
            }
            self.printed(facts);
        }
        self.gap();
        self.text(if leader.exhausted { "now   exhausted" } else { "now   ready" }, Role::Strong);
        if leader.epic_used {
            self.text("Its Epic Action was used.", Role::Text);
        } else if let Some(at) = leader.deploys_at {
            let have = scene.seat(seat).map_or(0, |side| side.resources.len());
            self.text(&format!("Deploys at {at} resources; {} has {have}.", scene.name(seat)), Role::Text);
        }
        self.may(scene, leader.uid);
        self.id(&leader.id);
    }

    fn base(&mut self, scene: &Scene<'_>, seat: Seat) {
        let Some(side) = scene.seat(seat) else { return };
        self.text(&format!("The base of {}", side.name), Role::Dim);
        if let Some(facts) = scene.cards.facts(&side.base.id) {
            self.printed(facts);
        }
        self.gap();
        self.text(&format!("now   {} of {} HP left", side.base.remaining(), side.base.hp), Role::Strong);
        if scene.cards.facts(&side.base.id).is_some_and(|facts| facts.location != side.base.location) {
            self.indented("its trait is lost for this phase", Role::Text);
        }
        side.base.upgrades.iter().for_each(|upgrade| self.upgrade(scene, upgrade));
        if side.base.damage > 0 {
            self.indented(&format!("{:+} HP  damage", -side.base.damage), Role::Text);
        }
        if side.base.epic_used {
            self.text("Its Epic Action was used.", Role::Text);
        }
        self.may(scene, side.base.uid);
        self.id(&side.base.id);
    }

    fn hand(&mut self, scene: &Scene<'_>, card: &CardRef) {
        if let Some(subtitle) = &card.subtitle {
            self.text(subtitle, Role::Dim);
        }
        if let Some(facts) = scene.cards.facts(&card.id) {
            self.printed(facts);
        }
        self.gap();
        let (answer, role) = answer(scene, card);
        self.text(&answer, role);
        let decision = scene.view.decision.iter();
        let options =
            decision.clone().flat_map(|decision| &decision.options).map(|option| (&option.card, &option.priced));
        let refusals = decision.flat_map(|decision| &decision.refusals).map(|refused| (&refused.card, &refused.priced));
        for (_, priced) in options
            .chain(refusals)
            .filter(|(about, priced)| !priced.is_empty() && about.as_ref().is_some_and(|about| about.uid == card.uid))
        {
            self.indented(priced, Role::Text);
        }
        if let Some(refused) = scene.menu.refusal(card.uid) {
            self.text(&format!("Rule {}", refused.rule), Role::Dim);
        }
        self.id(&card.id);
    }

    /// What it may do now, or why not.
    fn may(&mut self, scene: &Scene<'_>, uid: u16) {
        let options = scene.view.decision.iter().flat_map(|decision| &decision.options);
        let labels: Vec<&str> = options
            .filter(|option| option.card.as_ref().is_some_and(|card| card.uid == uid))
            .map(|option| option.label.as_str())
            .collect();
        let refusals: Vec<_> = scene.menu.refused.iter().filter(|refused| refused.uid == Some(uid)).collect();
        if labels.is_empty() && refusals.is_empty() {
            return;
        }
        self.gap();
        for label in labels {
            self.text(&format!("may be chosen: {label}"), Role::Choice);
        }
        for refused in refusals {
            self.text(&format!("{}  no", verb_question(refused.verb)), Role::Refused);
            self.indented(&format!("{} (rule {})", shell::words::clause(&refused.why), refused.rule), Role::Refused);
        }
    }

    fn printed(&mut self, facts: &CardFacts) {
        self.printed_with(facts, &facts.traits);
    }

    /// What is printed on a card that has these traits now.
    fn printed_with(&mut self, facts: &CardFacts, traits: &[&'static str]) {
        let unique = if facts.unique { "unique " } else { "" };
        let arena = facts.arena.map(|arena| arena.to_string()).unwrap_or_default();
        let parts = [format!("{unique}{}", facts.kind), arena, facts.priced(), facts.numbers_in_words()];
        let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        self.text(&parts.join(", "), Role::Text);
        if !facts.aspects.is_empty() {
            let role = super::hand::aspect_role(facts.aspects[0]);
            self.text(&format!("aspects  {}", marks::aspects(&facts.aspects, ", ")), role);
        }
        if !traits.is_empty() {
            self.text(&format!("traits   {}", traits.join(", ")), Role::Text);
        }
        if let Some(location) = &facts.location {
            self.text(&format!("trait    {location}"), Role::Text);
        }
        if self.texts && !facts.text.is_empty() {
            self.gap();
            self.text(&facts.text, Role::Text);
        }
    }

    /// What is often asked about it.
    fn rulings(&mut self, id: &str) {
        for ruling in Ruling::of(id) {
            self.gap();
            self.text(&format!("ruling  {}", ruling.told()), Role::Text);
            self.gap();
        }
    }

    /// The card that asks.
    fn asking(&mut self, scene: &Scene<'_>) {
        let source = scene.view.decision.as_ref().and_then(|decision| decision.source.as_ref());
        if let Some((card, facts)) = source.and_then(|card| Some((card, scene.cards.facts(card.face())?))) {
            self.text(&card.name, Role::Strong);
            match scene.unit(card.uid) {
                Some(unit) => self.printed_with(facts, &unit.traits),
                None => self.printed(facts),
            }
        }
    }

    /// Power of the ready units by arena, from public numbers alone.
    fn ready_power(&mut self, scene: &Scene<'_>) {
        self.text("Ready power    ground  space", Role::Strong);
        for (seat, side) in scene.seats().filter(|(_, side)| !side.eliminated) {
            let name = screen::theme::width::head(&side.name, 10);
            let (ground, space) = (ready_power(side, Arena::Ground), ready_power(side, Arena::Space));
            self.text_as_is(format!("{seat} {name:<11}{ground:>8}{space:>7}"));
        }
        self.gap();
    }

    fn text_as_is(&mut self, text: String) {
        self.lines.push((text, Role::Text));
    }

    fn lasting(&mut self, scene: &Scene<'_>) {
        if scene.view.lasting.is_empty() {
            return;
        }
        self.text("In effect", Role::Strong);
        for effect in &scene.view.lasting {
            self.indented(effect, Role::Text);
        }
    }

    fn id(&mut self, id: &str) {
        self.rulings(id);
        self.text(&id.replace('_', " "), Role::Dim);
    }
}

fn verb_question(verb: swu_view::Verb) -> &'static str {
    use swu_view::Verb;
    match verb {
        Verb::Play => "play it?",
        Verb::Attack => "attack with it?",
        Verb::Use => "use its ability?",
        Verb::Deploy => "deploy it?",
        Verb::Card => "choose it?",
        Verb::Resource => "put it down as a resource?",
        _ => "this?",
    }
}
