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
    /// Labels beside numbers, and what cannot be used.
    Faint "text.faint",
    /// Decoration that tells nothing.
    Ghost "text.ghost",
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
    /// What can be done now: keys, the cursor, an arrow.
    Accent "accent",
    /// Leaders, resources, the initiative.
    Gold "gold",
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
    /// The full part of a meter of which more than a third is gone.
    MeterMid "meter.mid",
    /// The full part of a meter with little left.
    MeterLow "meter.low",
    /// The empty part of a meter.
    MeterEmpty "meter.empty",
    /// Text that a search found.
    Found "found",
    /// The lower edge of a card, as far as it is damaged.
    Edge "edge",
    /// A star on an empty ground.
    Star "star",
    /// The sky of the first screen, at its top.
    SkyHigh "sky.high",
    /// The sky above the horizon.
    SkyMiddle "sky.middle",
    /// The sky at the horizon.
    SkyLow "sky.low",
    /// The larger sun.
    SkySun "sky.sun",
    /// The smaller sun.
    SkyTwin "sky.twin",
    /// The farthest dunes; the nearer ones are darker.
    SkyDunes "sky.dunes",
    /// Words on the sky.
    SkyWord "sky.word",
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
    /// No aspect.
    NoAspect "aspect.none",
    /// The band of a card: vigilance.
    BandVigilance "band.vigilance",
    /// The band of a card: command.
    BandCommand "band.command",
    /// The band of a card: aggression.
    BandAggression "band.aggression",
    /// The band of a card: cunning.
    BandCunning "band.cunning",
    /// The band of a card: heroism.
    BandHeroism "band.heroism",
    /// The band of a card: villainy.
    BandVillainy "band.villainy",
    /// The band of a card: no aspect.
    BandNone "band.none",
    /// The band of what would be defeated.
    BandDying "band.dying",
    /// The band of the card under the cursor: vigilance.
    RaisedVigilance "raised.vigilance",
    /// The band of the card under the cursor: command.
    RaisedCommand "raised.command",
    /// The band of the card under the cursor: aggression.
    RaisedAggression "raised.aggression",
    /// The band of the card under the cursor: cunning.
    RaisedCunning "raised.cunning",
    /// The band of the card under the cursor: heroism.
    RaisedHeroism "raised.heroism",
    /// The band of the card under the cursor: villainy.
    RaisedVillainy "raised.villainy",
    /// The band of the card under the cursor: no aspect.
    RaisedNone "raised.none",
    /// The name plate of the first seat while it waits.
    Plate1 "plate.1",
    /// The name plate of the second seat while it waits.
    Plate2 "plate.2",
    /// The name plate of the third seat while it waits.
    Plate3 "plate.3",
    /// The name plate of the fourth seat while it waits.
    Plate4 "plate.4",
    /// The name plate of the fifth seat while it waits.
    Plate5 "plate.5",
    /// The name plate of the sixth seat while it waits.
    Plate6 "plate.6",
    /// The name plate of the first seat while it acts.
    Acting1 "acting.1",
    /// The name plate of the second seat while it acts.
    Acting2 "acting.2",
    /// The name plate of the third seat while it acts.
    Acting3 "acting.3",
    /// The name plate of the fourth seat while it acts.
    Acting4 "acting.4",
    /// The name plate of the fifth seat while it acts.
    Acting5 "acting.5",
    /// The name plate of the sixth seat while it acts.
    Acting6 "acting.6",
    /// The ground of everything.
    Room "surface",
    /// The ground arena.
    Ground "surface.ground",
    /// The space arena.
    Space "surface.space",
    /// A card.
    Card "surface.card",
    /// The card under the cursor.
    Raised "surface.raised",
    /// An exhausted card, or one that cannot be chosen.
    Sunk "surface.sunk",
    /// The same in space.
    Drift "surface.drift",
    /// A panel.
    Panel "surface.panel",
    /// A seat, a prompt, a dialog.
    Bar "surface.bar",
    /// The ground of an open hand.
    Private "surface.private",
    /// A card of an open hand.
    Secret "surface.secret",
    /// The line under the cursor.
    Lit "surface.lit",
    /// The back of a card.
    Back "surface.back",
    /// A key that may be pressed.
    Chip "chip.key",
    /// A key that opens something hidden.
    ChipSecret "chip.secret",
    /// A key that may not be pressed.
    ChipOff "chip.off",
    /// Power.
    Power "chip.power",
    /// Power of an exhausted unit.
    PowerSunk "chip.power.sunk",
    /// HP left.
    Hp "chip.hp",
    /// HP left of an exhausted unit.
    HpSunk "chip.hp.sunk",
    /// HP lost.
    Lost "chip.lost",
    /// The round.
    Round "chip.round",
    /// The phase.
    Phase "chip.phase",
    /// Shields on a unit.
    BadgeShield "badge.shield",
    /// What is counted on a unit.
    BadgeCount "badge.count",
    /// A leader in play.
    BadgeLeader "badge.leader",
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

    /// The role of a seat's name plate, counted from 0.
    pub const fn plate_of(index: usize, acts: bool) -> Role {
        match (index, acts) {
            (0, false) => Role::Plate1,
            (1, false) => Role::Plate2,
            (2, false) => Role::Plate3,
            (3, false) => Role::Plate4,
            (4, false) => Role::Plate5,
            (_, false) => Role::Plate6,
            (0, true) => Role::Acting1,
            (1, true) => Role::Acting2,
            (2, true) => Role::Acting3,
            (3, true) => Role::Acting4,
            (4, true) => Role::Acting5,
            (_, true) => Role::Acting6,
        }
    }

    /// Is this a role's name, or the beginning of one before a dot?
    pub fn is_name(name: &str) -> bool {
        let fits =
            |role: &Role| role.name().strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        Role::ALL.iter().any(fits)
    }
}
