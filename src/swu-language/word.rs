//! Small closed vocabularies printed on cards: aspect, arena, card type, rarity.

/// Declares a closed vocabulary: an enum with all its members in printed order and their names in English.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$word_doc])* #[doc = $text] $word),+ }

        impl $name {
            /// Every member, in order.
            pub const ALL: &'static [$name] = &[$($name::$word),+];

            /// The word as players write it.
            pub const fn name(self) -> &'static str {
                match self { $($name::$word => $text),+ }
            }

            /// The member with this English name, if there is one.
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|word| word.name() == name)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.name())
            }
        }
    };
}
pub(crate) use words;

words! {
    /// One of the six aspects (rule 5.3).
    Aspect {
        Vigilance "Vigilance",
        Command "Command",
        Aggression "Aggression",
        Cunning "Cunning",
        Villainy "Villainy",
        Heroism "Heroism",
    }
}

impl Aspect {
    /// Heroism and Villainy are the two alignments (formats.md D-7).
    pub const fn is_alignment(self) -> bool {
        matches!(self, Aspect::Heroism | Aspect::Villainy)
    }

    /// How often each aspect is among these.
    pub const fn counted(aspects: &[Aspect]) -> [u8; Aspect::ALL.len()] {
        let mut counts = [0; Aspect::ALL.len()];
        let mut place = 0;
        while place < aspects.len() {
            counts[aspects[place] as usize] += 1;
            place += 1;
        }
        counts
    }
}

words! {
    /// One of the two arenas (rule 3).
    Arena {
        Ground "ground",
        Space "space",
    }
}

impl Arena {
    /// The other arena.
    pub const fn other(self) -> Arena {
        match self {
            Arena::Ground => Arena::Space,
            Arena::Space => Arena::Ground,
        }
    }
}

words! {
    /// A card type (rule 4).
    Kind {
        Leader "leader",
        Base "base",
        Unit "unit",
        Event "event",
        Upgrade "upgrade",
        TokenUnit "token unit",
        TokenUpgrade "token upgrade",
    }
}

impl Kind {
    /// Is it a token (rule 21)?
    pub const fn is_token(self) -> bool {
        matches!(self, Kind::TokenUnit | Kind::TokenUpgrade)
    }
}

words! {
    /// How often a card appears in packs.
    Rarity {
        Common "Common",
        Uncommon "Uncommon",
        Rare "Rare",
        Legendary "Legendary",
        Special "Special",
    }
}
