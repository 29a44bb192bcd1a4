//! What a piece of text is, so that a theme can say how it looks.

/// Declares the roles with their dotted names; a name falls back to its part before the last dot.
macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident $name:literal),+ $(,)?) => {
        /// What a piece of text is.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Role { $($(#[$doc])* $role),+ }

        impl Role {
            /// Every role, in the order of their declaration.
            pub const ALL: &'static [Role] = &[$(Role::$role),+];

            /// The dotted name in theme files.
            pub const fn name(self) -> &'static str {
                match self { $(Role::$role => $name),+ }
            }
        }
    };
}

roles! {
    /// Ordinary text.
    Text "text",
    /// Text of little weight.
    Dim "text.dim",
    /// Text of great weight.
    Strong "text.strong",
    /// A frame.
    Frame "frame",
    /// The frame of the seat that acts.
    FrameActing "frame.acting",
    /// The frame around what only one person may see.
    FramePrivate "frame.private",
    /// A frame's title.
    Title "title",
    /// The title in the frame of the seat that acts.
    TitleActing "title.acting",
    /// The title around what only one person may see.
    TitlePrivate "title.private",
    /// The name of the first seat.
    Seat1 "seat.1",
    /// The name of the second seat.
    Seat2 "seat.2",
    /// The name of the third seat.
    Seat3 "seat.3",
    /// The name of the fourth seat.
    Seat4 "seat.4",
    /// The name of the fifth seat.
    Seat5 "seat.5",
    /// The name of the sixth seat.
    Seat6 "seat.6",
    /// A unit's letter or a card's number.
    Label "label",
    /// A ready unit, leader or resource.
    Ready "unit.ready",
    /// An exhausted one.
    Exhausted "unit.exhausted",
    /// The name of a leader, in play or beside its base.
    Leader "unit.leader",
    /// Keywords and tokens of a unit.
    Mark "unit.mark",
    /// Damage, and numbers that fell.
    Damage "unit.damage",
    /// Numbers that rose.
    Healed "unit.healed",
    /// Something that may be chosen now.
    Choice "choice",
    /// Something that may not, and why.
    Refused "choice.refused",
    /// Something that was chosen and waits for confirmation.
    Picked "choice.picked",
    /// The thing under the cursor.
    Selected "selection",
    /// A key in a hint.
    Key "key",
    /// What a key does.
    Hint "key.hint",
    /// The line that says who chooses what.
    Prompt "prompt",
    /// Something that needs attention.
    Warning "warning",
    /// The full part of a meter.
    Meter "meter",
    /// The full part of a meter with little left.
    MeterLow "meter.low",
    /// The empty part of a meter.
    MeterEmpty "meter.empty",
    /// Text that a search found.
    Found "found",
    /// Vigilance.
    Vigilance "aspect.vigilance",
    /// Command.
    Command "aspect.command",
    /// Aggression.
    Aggression "aspect.aggression",
    /// Cunning.
    Cunning "aspect.cunning",
    /// Heroism.
    Heroism "aspect.heroism",
    /// Villainy.
    Villainy "aspect.villainy",
}

impl Role {
    /// The role of a seat's name, counted from 0.
    pub const fn of_seat(index: usize) -> Role {
        match index {
            0 => Role::Seat1,
            1 => Role::Seat2,
            2 => Role::Seat3,
            3 => Role::Seat4,
            4 => Role::Seat5,
            _ => Role::Seat6,
        }
    }

    /// Is this a role's name, or the beginning of one before a dot?
    pub fn is_name(name: &str) -> bool {
        let fits =
            |role: &Role| role.name().strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        Role::ALL.iter().any(fits)
    }
}
