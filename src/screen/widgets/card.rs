//! A card on a table, as a plate or as a row: its keys, its side's letter and colour, name and cost at its head, its text,
//! and its numbers at its foot, hit points last. It says the same at every size, at fixed places.

use super::prose::prose;
use super::spread::Spread;
use crate::theme::canvas::Canvas;
use crate::theme::paint::share;
use crate::theme::role::Role;
use crate::theme::width::{columns, wrap};
use ratatui::layout::Rect;

/// The fewest columns of a text beside a name.
const BESIDE: u16 = 14;
/// Rows of this many columns have room between their numbers.
const ROOMY: u16 = 56;
/// Columns that a name gets before any number in a row.
const NAME: u16 = 14;
/// The fewest rows of a plate with a row for what can be done.
const NOTED: u16 = 6;

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lift {
    /// As it lies.
    #[default]
    None,
    /// It is spent, or cannot be chosen now.
    Sunk,
    /// It is under the cursor.
    Raised,
}

/// A card with everything that its plate says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// The keys of what can be done with it.
    pub keys: Vec<char>,
    /// The letter of its side.
    pub letter: &'static str,
    /// The colour of its side, counted like seats; `None` if it has none.
    pub hue: Option<usize>,
    /// Its name.
    pub name: String,
    /// What it costs.
    pub cost: Option<String>,
    /// Its numbers with their letters; each has its own place.
    pub numbers: [Option<(String, Role)>; 3],
    /// The hit points left, and all.
    pub hp: Option<(i16, i16)>,
    /// Its text.
    pub text: String,
    /// What can be done with it, or what it did.
    pub note: Option<(String, Role)>,
    /// How it lies.
    pub lift: Lift,
    /// Is it of an open hand?
    pub private: bool,
}

/// The columns of the parts of cards that lie below each other, the same in all rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Columns {
    keys: u16,
    name: u16,
    cost: u16,
    numbers: [u16; 3],
    hp: u16,
}

/// Columns between the numbers of a row.
const fn gap(width: u16) -> u16 {
    match width {
        ..ROOMY => 0,
        _ => 2,
    }
}

/// Columns of this many keys and a gap.
const fn spaced_keys(count: u16) -> u16 {
    if count > 0 { 3 * count + 1 } else { 0 }
}

impl Columns {
    fn of(cards: &[Card], width: u16) -> Columns {
        let most = |of: &dyn Fn(&Card) -> usize| cards.iter().map(of).max().unwrap_or(0) as u16;
        let gap = gap(width);
        let spaced = |wide: u16| if wide > 0 { wide + gap } else { 0 };
        let number = |at: usize| most(&|card| card.numbers[at].as_ref().map_or(0, |(told, _)| columns(told)));
        let all = Columns {
            keys: spaced_keys(most(&|card| card.keys.len())),
            name: most(&|card| columns(&card.name)),
            cost: spaced(most(&|card| card.cost.as_ref().map_or(0, |cost| columns(cost) + 1))),
            numbers: [0, 1, 2].map(|at| spaced(number(at))),
            hp: spaced(most(&|card| card.hp().map_or(0, |told| columns(&told)))),
        };
        all.fitted(width)
    }

    /// Without the numbers that leave the name no room, the least important first.
    fn fitted(mut self, width: u16) -> Columns {
        let name = self.name.min(NAME);
        for number in 0..5 {
            if self.before() + name + 1 + self.right() <= width {
                break;
            }
            match number {
                0 => self.numbers[2] = 0,
                1 => self.numbers[1] = 0,
                2 => self.hp = 0,
                3 => self.numbers[0] = 0,
                _ => self.cost = 0,
            }
        }
        self
    }

    /// Columns of all that stands at the right end.
    fn right(&self) -> u16 {
        self.cost + self.numbers.iter().sum::<u16>() + self.hp
    }

    /// Columns before the name: rail, keys, letter.
    fn before(&self) -> u16 {
        1 + self.keys + 2
    }

    /// Columns for a text beside the name.
    fn beside(&self, width: u16) -> u16 {
        width.saturating_sub(self.before() + self.name + self.right() + 3)
    }
}

/// Draws cards where they lie.
pub fn draw(canvas: &mut Canvas<'_>, cards: &[Card], spread: &Spread) {
    let width = spread.places.first().map_or(0, |place| place.width);
    let shared = Columns::of(cards, width);
    for (card, place) in cards.iter().zip(&spread.places) {
        match spread.plates {
            true => card.draw_plate(canvas, *place),
            false => card.draw_row(canvas, *place, &shared),
        }
    }
}

/// The rows of this width that a card among others can use.
pub fn wanted(cards: &[Card], index: usize, width: u16) -> u16 {
    let shared = Columns::of(cards, width);
    cards.get(index).map_or(1, |card| 1 + card.below(&shared, width).len() as u16)
}

impl Card {
    fn is_lit(&self) -> bool {
        self.lift != Lift::Sunk
    }

    fn body(&self) -> Role {
        match (self.lift, self.private) {
            (Lift::Raised, _) => Role::Raised,
            (Lift::Sunk, _) => Role::Sunk,
            (Lift::None, true) => Role::Secret,
            (Lift::None, false) => Role::Card,
        }
    }

    fn band(&self) -> Role {
        match (self.lift, self.hue) {
            (Lift::Sunk, _) => Role::Sunk,
            (lift, Some(hue)) => Role::plate_of(hue, lift == Lift::Raised),
            (Lift::Raised, None) => Role::RaisedNone,
            (Lift::None, None) => Role::BandNone,
        }
    }

    /// The roles of its name and of its text.
    fn inks(&self) -> (Role, Role) {
        if self.is_lit() { (Role::Strong, Role::Dim) } else { (Role::Dim, Role::Faint) }
    }

    /// The role of its side's letter.
    fn side(&self) -> Role {
        match self.hue {
            Some(hue) => Role::of_seat(hue),
            None => Role::Dim,
        }
    }

    /// `5/7`, or nothing if it has no hit points.
    fn hp(&self) -> Option<String> {
        self.hp.map(|(left, of)| if left == of { format!("{of}h") } else { format!("{left}/{of}") })
    }

    /// The chips of its keys; returns the column after them.
    fn chips(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, right: u16) -> u16 {
        let [open, close] = if self.lift == Lift::Raised { ['<', '>'] } else { ['[', ']'] };
        self.keys
            .iter()
            .fold(x, |x, key| canvas.chip(x, y, right.saturating_sub(x), &format!("{open}{key}{close}"), Role::Chip))
    }

    /// A number on its chip, in the middle of some columns.
    fn number(&self, canvas: &mut Canvas<'_>, at: Rect, (told, role): &(String, Role)) {
        let role = match (self.is_lit(), role) {
            (true, role) => *role,
            (false, Role::Power) => Role::PowerSunk,
            (false, _) => Role::ChipOff,
        };
        canvas.text(at.x, at.y, at.width, &format!("{told:^0$}", usize::from(at.width)), role);
    }

    fn hit_points(&self, canvas: &mut Canvas<'_>, at: Rect) {
        let (Some((left, of)), Some(told)) = (self.hp, self.hp()) else { return };
        let role = if self.is_lit() { Role::Hp } else { Role::HpSunk };
        canvas.tally(at, &told, share(at.width, left, of), role);
    }

    /// Its text in lines below its row, if it has no room beside the name.
    fn below(&self, shared: &Columns, width: u16) -> Vec<String> {
        let beside = shared.beside(width);
        if self.text.is_empty() || columns(&self.text) <= usize::from(beside) {
            return Vec::new();
        }
        wrap(&self.text, usize::from(width.saturating_sub(shared.before() + 1)).max(1))
    }

    fn draw_row(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Columns) {
        let y = area.y;
        canvas.surface(area, self.body());
        canvas.rail(Rect { width: 1, ..area }, self.hue.map_or(Role::BandNone, |hue| Role::plate_of(hue, true)));
        self.chips(canvas, area.x + 1, y, area.right());
        let x = area.x + shared.before();
        canvas.text(x - 2, y, 1, self.letter, self.side());
        let [end, own] = self.numbers_of_row(canvas, area, shared);
        let (strong, plain) = self.inks();
        let after = canvas.text(x, y, own.saturating_sub(x + 1), &self.name, strong);
        let below = self.below(shared, area.width);
        let beside = x + shared.name + 2;
        let mut room = if self.note.is_some() { end } else { own }.saturating_sub(beside + 1);
        if let Some((note, role)) = &self.note {
            let wide = columns(note) as u16;
            let needed = if below.is_empty() { columns(&self.text) as u16 } else { 0 };
            if after + wide + 2 < end && needed + wide + 2 <= room.max(wide + 2) {
                canvas.text_right(end - 1, y, wide, note, *role);
                room = room.saturating_sub(wide + 2);
            }
        }
        if area.height > 1 && !below.is_empty() {
            let lines =
                Rect { x, y: y + 1, width: area.width.saturating_sub(shared.before() + 1), height: area.height - 1 };
            prose(canvas, lines, &below, strong, plain);
        } else if room >= BESIDE || below.is_empty() {
            canvas.text(beside, y, room, &self.text, plain);
        }
        self.mark(canvas, area);
    }

    /// Cost, numbers and hit points at the right end of a row; returns the column in which those of all rows begin, and
    /// that of its own.
    fn numbers_of_row(&self, canvas: &mut Canvas<'_>, area: Rect, shared: &Columns) -> [u16; 2] {
        let gap = gap(area.width);
        let slot = |x: u16, wide: u16| Rect::new(x + gap.min(1), area.y, wide.saturating_sub(gap.min(1)), 1);
        let mut x = area.right().saturating_sub(shared.right());
        let start = x;
        let mut own = area.right();
        if let Some(cost) = self.cost.as_ref().filter(|_| shared.cost > 0) {
            own = x;
            let role = if self.is_lit() { Role::Gold } else { Role::Faint };
            canvas.text_right(x + shared.cost - 1 + gap.min(1), area.y, shared.cost, cost, role);
        }
        x += shared.cost;
        for (number, wide) in self.numbers.iter().zip(shared.numbers) {
            if let (Some(number), true) = (number, wide > 0) {
                self.number(canvas, slot(x, wide), number);
                own = own.min(x);
            }
            x += wide;
        }
        if self.hp.is_some() && shared.hp > 0 {
            self.hit_points(canvas, slot(x, shared.hp));
            own = own.min(x);
        }
        [start, own]
    }

    fn draw_plate(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let band = self.band();
        let head = Rect { height: 1, ..area };
        let (strong, plain) = self.inks();
        canvas.surface(Rect { height: area.height - 1, ..area }, self.body());
        canvas.surface(head, band);
        let ink = if self.is_lit() { band } else { strong };
        let x = self.chips(canvas, area.x, area.y, area.right());
        let x = canvas.text(x + 1, area.y, 2, self.letter, ink) + 1;
        let right = match &self.cost {
            Some(cost) => canvas.text_right(area.right() - 1, area.y, 4, cost, ink).saturating_sub(1),
            None => area.right() - 1,
        };
        let mut top = area.y + 1;
        let inside = area.width.saturating_sub(2);
        if columns(&self.name) <= usize::from(right.saturating_sub(x)) {
            canvas.text(x, area.y, right.saturating_sub(x), &self.name, ink);
        } else {
            let names = wrap(&self.name, usize::from(inside).max(1));
            let rows = (names.len() as u16).min(2);
            prose(canvas, Rect::new(area.x + 1, top, inside, rows), &names, strong, strong);
            top += rows;
        }
        let foot = area.bottom() - 2;
        let end = self.foot(canvas, Rect { y: foot, height: 1, ..area });
        let noted = match &self.note {
            Some((note, role)) if end + columns(note) as u16 + 1 < self.foot_end(area) => {
                canvas.text(end + 1, foot, columns(note) as u16, note, *role);
                0
            }
            Some((note, role)) if area.height >= NOTED => {
                canvas.text(area.x + 1, foot - 1, inside, note, *role);
                1
            }
            _ => 0,
        };
        let lines = wrap(&self.text, usize::from(inside).max(1));
        if !self.text.is_empty() {
            prose(
                canvas,
                Rect::new(area.x + 1, top, inside, (foot - noted).saturating_sub(top)),
                &lines,
                strong,
                plain,
            );
        }
        let lost = self.hp.map_or(0, |(left, of)| area.width - share(area.width, left, of));
        canvas.edge(Rect { y: area.bottom() - 1, height: 1, ..area }, self.body(), lost);
        self.mark(canvas, area);
    }

    /// Columns of the hit points at the foot of a plate.
    fn hp_columns(&self, width: u16) -> u16 {
        match (self.hp, width) {
            (None, _) => 0,
            (Some(_), ..20) => 5,
            (Some(_), _) => 7,
        }
    }

    /// The column in which the hit points begin.
    fn foot_end(&self, area: Rect) -> u16 {
        area.right() - self.hp_columns(area.width)
    }

    /// The numbers at the foot of a plate; returns the column after the first of them.
    fn foot(&self, canvas: &mut Canvas<'_>, row: Rect) -> u16 {
        let mut x = row.x;
        for number in self.numbers.iter().flatten() {
            let wide = columns(&number.0) as u16 + 2;
            if x + wide > self.foot_end(row) {
                break;
            }
            self.number(canvas, Rect { x, width: wide, ..row }, number);
            x += wide + 1;
        }
        self.hit_points(canvas, Rect { x: self.foot_end(row), width: self.hp_columns(row.width), ..row });
        x
    }

    /// The terminal's cursor is on the card under the cursor.
    fn mark(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if self.lift != Lift::Raised {
            return;
        }
        canvas.point(area);
        if !canvas.look.theme.has_surfaces() {
            canvas.restyle(Rect { height: 1, ..area }, Role::Selected);
        }
    }
}
