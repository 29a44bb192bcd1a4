//! A card as a screen, for terminals without the panel and for long texts.

use crate::board::inspect::{self, title};
use crate::board::scene::{Scene, in_arena};
use crate::explained;
use crate::face::{Face, WIDEST};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::Hits;
use screen::widgets::page::{Page, PageLine};
use shell::command::key::Key;
use swu_language::word::Arena;

/// The least columns of a card beside its lines.
const LEAST: u16 = 28;

/// The cards of the hand, if it is one of them; otherwise everything on the table, seat by seat.
fn like(scene: &Scene<'_>, thing: Thing) -> Vec<Thing> {
    if let (Thing::Hand(_), Some(side)) = (thing, scene.view.viewer.and_then(|seat| scene.seat(seat))) {
        return (0..side.hand.len()).map(Thing::Hand).collect();
    }
    let mut things = Vec::new();
    for (seat, side) in scene.seats().filter(|(_, side)| !side.eliminated) {
        let units = [Arena::Ground, Arena::Space].into_iter().flat_map(|arena| in_arena(side, arena));
        things.extend(units.map(|unit| Thing::Unit(unit.uid)));
        let leaders = side.leaders.iter().filter(|leader| !leader.deployed);
        things.extend(leaders.map(|leader| Thing::Leader(leader.uid)));
        things.push(Thing::Base(seat));
    }
    things
}

/// The screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Inspect {
    /// What is looked at.
    pub thing: Thing,
    /// How far it is scrolled.
    pub page: Page,
}

impl Inspect {
    /// Looks at something.
    pub(crate) fn new(thing: Thing) -> Inspect {
        Inspect { thing, page: Page::default() }
    }

    /// Everything about it, and what the rules say about its contents; its text stands on the card beside, if there is one.
    fn lines(&self, scene: &Scene<'_>, beside: bool, width: usize) -> Vec<PageLine> {
        let mut lines = match beside {
            true => inspect::beside_card(scene, self.thing, width),
            false => inspect::lines(scene, self.thing, width),
        };
        lines.extend(explained::lines(scene, self.thing, width));
        lines
    }

    /// The card on the left, where its whole text has room, and the columns of the lines.
    fn parts<'a>(&self, scene: &Scene<'a>, inside: Rect) -> (Option<Face<'a>>, Rect) {
        let width = (inside.width * 2 / 5).min(WIDEST);
        let face = inspect::card(scene, self.thing).map(Face::of);
        let face = face.map(|face| if matches!(self.thing, Thing::Hand(_)) { face.private() } else { face });
        match face.filter(|face| width >= LEAST && face.rows(width) <= inside.height) {
            Some(face) => {
                let x = inside.x + width + 1;
                (Some(face), Rect { x, width: inside.right().saturating_sub(x), ..inside })
            }
            None => (None, inside),
        }
    }

    /// A key went down.
    pub(crate) fn press(&mut self, key: Key, scene: &Scene<'_>, screen: Rect) -> Event {
        let inside = Rect::new(1, 1, screen.width.saturating_sub(2), screen.height.saturating_sub(3));
        let (face, area) = self.parts(scene, inside);
        let count = self.lines(scene, face.is_some(), usize::from(area.width.saturating_sub(2))).len();
        let rows = usize::from(inside.height);
        let scrolls = count > rows;
        match (key, self.next(key, scene, scrolls)) {
            (Key::Enter, _) => Event::Back,
            (_, Some(thing)) => {
                *self = Inspect::new(thing);
                Event::Stay
            }
            _ if self.page.press(key, count, rows) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Where a key leads: an arrow to the next thing of the table or of the hand, a letter to its unit. Up and down,
    /// and the letters for the same, belong to a text that scrolls.
    fn next(&self, key: Key, scene: &Scene<'_>, scrolls: bool) -> Option<Thing> {
        let step = match key {
            Key::Left => -1,
            Key::Right => 1,
            Key::Up if !scrolls => -1,
            Key::Down if !scrolls => 1,
            Key::Char('j' | 'k') if scrolls => return None,
            Key::Char(letter) => return scene.labels.unit_of_key(letter).map(Thing::Unit),
            _ => return None,
        };
        let all = like(scene, self.thing);
        let at = all.iter().position(|other| *other == self.thing)?;
        let to = (at + all.len()).checked_add_signed(step)? % all.len();
        all.get(to).copied().filter(|thing| *thing != self.thing)
    }

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, &title(scene, self.thing), "Left Right  another card", around, hits);
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2 };
        let (face, area) = self.parts(scene, inside);
        let lines = self.lines(scene, face.is_some(), usize::from(area.width.saturating_sub(2)));
        if let Some(face) = face {
            face.draw(canvas, Rect { width: area.x.saturating_sub(inside.x + 1), ..inside });
        }
        self.page.draw(canvas, frame, area, &lines);
    }
}
