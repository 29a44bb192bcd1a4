//! Themes: how each role looks. Files contain the differences; the rest falls back.

use super::colour::{self, Depth, NoColour};
use super::role::Role;
use data::ron_text::{self, Fault};
use ratatui::style::{Modifier, Style};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The themes in the program, by name.
const SHIPPED: [(&str, &str); 5] = [
    ("default", include_str!("../../../assets/themes/default.ron")),
    ("light", include_str!("../../../assets/themes/light.ron")),
    ("high-contrast", include_str!("../../../assets/themes/high-contrast.ron")),
    ("okabe-ito", include_str!("../../../assets/themes/okabe-ito.ron")),
    ("mono", include_str!("../../../assets/themes/mono.ron")),
];

/// A style for every role, for terminals with many and with few colours.
#[derive(Clone, PartialEq, Debug)]
pub struct Theme {
    name: String,
    depth: Depth,
    styles: [Vec<Style>; 3],
}

/// The styles of one name for each depth.
type Styles = [Style; 3];

/// A theme without any style.
impl Default for Theme {
    fn default() -> Theme {
        let styles = [(); 3].map(|()| vec![Style::new(); Role::ALL.len()]);
        Theme { name: "bare".into(), depth: Depth::True, styles }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    #[serde(default)]
    base: Option<String>,
    #[serde(default)]
    styles: BTreeMap<String, Spec>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Spec {
    fg: Option<String>,
    bg: Option<String>,
    bold: bool,
    dim: bool,
    italic: bool,
    underline: bool,
    reverse: bool,
    /// Where there are only sixteen colours.
    reverse_at_sixteen: bool,
}

impl Theme {
    /// A theme that comes with the program.
    pub fn shipped(name: &str) -> Option<Theme> {
        let (_, text) = SHIPPED.iter().find(|(shipped, _)| *shipped == name)?;
        Theme::parse(text).ok()
    }

    /// The names of the themes that come with the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|(name, _)| *name)
    }

    /// Reads a theme file. Anything missing is taken from its base (`default` unless it names another), and there a
    /// role without an entry looks like the role before its last dot.
    ///
    /// # Errors
    /// Every fault at once, with line and column.
    pub fn parse(text: &str) -> Result<Theme, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut styles = BTreeMap::new();
        let name = collect(text, &mut styles, &mut faults, 0);
        if !faults.is_empty() {
            return Err(faults);
        }
        let of_depth = |at: usize| Role::ALL.iter().map(|role| resolve(role.name(), &styles)[at]).collect();
        Ok(Theme { name, depth: Depth::True, styles: [0, 1, 2].map(of_depth) })
    }

    /// The same on a terminal with this many colours.
    #[must_use]
    pub fn at(self, depth: Depth) -> Theme {
        Theme { depth, ..self }
    }

    /// How many colours it uses.
    pub fn depth(&self) -> Depth {
        self.depth
    }

    /// Do cards have a colour of their own on the table? Otherwise edges are drawn.
    pub fn has_surfaces(&self) -> bool {
        let card = self.style(Role::Card).bg;
        card.is_some() && card != self.style(Role::Room).bg
    }

    /// The theme's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Is the ground light?
    pub fn is_light(&self) -> bool {
        self.name == "light"
    }

    /// How a role looks.
    pub fn style(&self, role: Role) -> Style {
        self.styles[self.depth as usize][role as usize]
    }
}

/// Puts a file's styles over those of its base and returns the file's name.
fn collect(text: &str, styles: &mut BTreeMap<String, Styles>, faults: &mut Vec<Fault>, depth: usize) -> String {
    let file: File = match ron_text::read(text) {
        Ok(file) => file,
        Err(fault) => {
            faults.push(Fault { why: format!("{}.", fault.why), ..fault });
            return String::new();
        }
    };
    if let Some(base) = &file.base {
        match SHIPPED.iter().find(|(name, _)| name == base) {
            Some((_, parent)) if depth < SHIPPED.len() => {
                collect(parent, styles, faults, depth + 1);
            }
            _ => faults.push(Fault::of_quoted(text, base, format!("there is no theme \"{base}\" to start from."))),
        }
    }
    for (name, spec) in &file.styles {
        if !Role::is_name(name) {
            faults.push(Fault::of_quoted(text, name, format!("there is no role \"{name}\".")));
            continue;
        }
        match style(spec) {
            Ok(style) => {
                styles.insert(name.clone(), style);
            }
            Err(why) => faults.push(Fault::of_quoted(text, name, why.to_string())),
        }
    }
    file.name
}

/// The style of the role, or of the nearest name before a dot.
fn resolve(name: &str, styles: &BTreeMap<String, Styles>) -> Styles {
    match (styles.get(name), name.rsplit_once('.')) {
        (Some(style), _) => *style,
        (None, Some((parent, _))) => resolve(parent, styles),
        (None, None) => [Style::new(); 3],
    }
}

fn style(spec: &Spec) -> Result<Styles, NoColour> {
    let colours = |text: &Option<String>| text.as_deref().map_or(Ok([None; 3]), colour::parse_each);
    let (fg, bg) = (colours(&spec.fg)?, colours(&spec.bg)?);
    Ok([Depth::True, Depth::Indexed, Depth::Sixteen].map(|depth| {
        let at = depth as usize;
        let style = Style { fg: fg[at], bg: bg[at], ..Style::new() };
        let attributes = [
            (spec.bold, Modifier::BOLD),
            (spec.dim, Modifier::DIM),
            (spec.italic, Modifier::ITALIC),
            (spec.underline, Modifier::UNDERLINED),
            (spec.reverse || (spec.reverse_at_sixteen && depth == Depth::Sixteen), Modifier::REVERSED),
        ];
        attributes.iter().filter(|(on, _)| *on).fold(style, |style, (_, modifier)| style.add_modifier(*modifier))
    }))
}
