//! Whether a card satisfies a predicate now, or did when last known.

use crate::book::Def;
use crate::engine::Rules;
use crate::table::PhaseNow;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::Effect;
use crate::table::memory::{FROM_HAND, Happening, Note};
use crate::table::mode::PlayMode;
use swu_language::ability::{Deed, Is, Selector, Site, Span};
use swu_language::keyword::Keyword;
use swu_language::trait_name::{Trait, Traits, nameable};
use swu_language::word::Kind;

impl Rules<'_> {
    /// Does the card satisfy all predicates?
    pub(crate) fn all(&self, e: &Effect, obj: Obj, list: &[Is]) -> bool {
        list.iter().all(|predicate| self.test(e, obj, predicate))
    }

    /// What is printed on the card, or on what it copies or last copied.
    #[inline]
    pub fn def(&self, obj: Obj) -> &Def {
        let card = self.table.card(obj.uid);
        if card.serial == obj.serial { self.book.def(card.def) } else { self.last_def(obj) }
    }

    #[cold]
    fn last_def(&self, obj: Obj) -> &Def {
        self.book.def(self.table.gone(obj).map_or(self.table.card(obj.uid).def, |gone| gone.def))
    }

    /// The title of the side that is up.
    pub(crate) fn title_up(&self, uid: Uid) -> &str {
        let card = self.table.card(uid);
        self.book.face_title(card.def, self.book.is_turned(card))
    }

    /// Which unique card it is: equal for copies of one card (rule 22.1). A card that is a copy of another is not unique.
    pub(crate) fn unique_copy(&self, obj: Obj) -> Option<u16> {
        let def = self.def(obj);
        let copied = self.table.live(obj).is_some_and(|card| card.original.is_some());
        (def.unique && !copied).then_some(def.copy)
    }

    /// Does the card satisfy the predicate?
    #[inline]
    pub(crate) fn test(&self, e: &Effect, obj: Obj, predicate: &Is) -> bool {
        match predicate {
            Is::Friendly => self.controller(obj) == e.controller,
            Is::Enemy => self.controller(obj) != e.controller,
            Is::Another => obj != e.source,
            Is::Trait(word) => self.traits(obj).has(*word),
            other => self.test_rest(e, obj, other),
        }
    }

    /// The same for all but the most common ones.
    fn test_rest(&self, e: &Effect, obj: Obj, predicate: &Is) -> bool {
        match predicate {
            Is::Friendly | Is::Enemy | Is::Another | Is::Trait(_) => self.test(e, obj, predicate),
            Is::Yours => self.table.card(obj.uid).owner == e.controller,
            Is::OtherThan(reference) => !self.visit(e, &Selector::The(*reference), &mut |other| other == obj),
            Is::ControlledBy(who) => self.players(e, *who).has(self.controller(obj)),
            Is::OwnedBy(who) => self.players(e, *who).has(self.table.card(obj.uid).owner),
            Is::SameController(reference) => {
                self.meant(e, *reference).any(|other| self.controller(other) == self.controller(obj))
            }
            Is::NonLeader => !self.is_leader_unit(obj) && self.def(obj).kind != Kind::Leader,
            Is::Leader => self.is_leader_unit(obj) || self.is_attached(obj) && self.def(obj).kind == Kind::Leader,
            Is::A(kind) => self.is_kind(obj, *kind),
            Is::Token => self.table.card(obj.uid).token(),
            Is::Aspect(aspect) => self.icons_up(obj)[*aspect as usize] > 0,
            Is::SharesAspect(group) => {
                let mine = self.icons_up(obj);
                let shares =
                    |other| mine.iter().zip(self.icons_up(other)).any(|(mine, theirs)| *mine > 0 && theirs > 0);
                self.visit(e, group, &mut |other| shares(other))
            }
            Is::ChosenAspect => {
                let place = usize::from(e.aspect).checked_sub(1);
                place.and_then(|place| self.icons_up(obj).get(place).copied()).is_some_and(|count| count > 0)
            }
            Is::SharesTrait(group) => {
                let traits = self.traits(obj).0;
                self.visit(e, group, &mut |other| traits & self.traits(other).0 != 0)
            }
            Is::SharesName(reference) => {
                self.meant(e, *reference).any(|other| self.def(obj).title == self.def(other).title)
            }
            // In a rule that outlasts its text, the card is remembered as its name (see `Verb::Rule`).
            Is::CopyOf(reference) => match self.first(e, *reference) {
                Some(other) => self.def(obj).copy == self.def(other).copy,
                None => self.def(obj).copy == e.name,
            },
            Is::Unique => self.unique_copy(obj).is_some(),
            Is::Named(title) => self.title_up(obj.uid) == title,
            Is::Location(place) => self.is_in_place(obj, place),
            Is::NamedCard => self.def(obj).title == e.name,
            Is::In(site) => self.is_at(e, obj, *site),
            Is::OfArena(arena) => self.def(obj).arena == *arena,
            Is::Damaged => self.damage(obj) > 0,
            Is::DamageAtLeast(amount) => self.amount(e, amount).is_some_and(|least| self.damage(obj) >= least),
            Is::Ready => !self.flags(obj, CardState::EXHAUSTED),
            Is::Exhausted => self.flags(obj, CardState::EXHAUSTED),
            Is::Upgraded => match self.table.live(obj) {
                Some(_) => self.table.upgrades_on(obj.uid).next().is_some(),
                None => self.table.gone(obj).is_some_and(|gone| gone.upgraded),
            },
            Is::HasUpgrade(reference) => self.meant(e, *reference).any(|upgrade| self.host_of(upgrade) == Some(obj)),
            Is::UpgradedWith(predicates) => match self.table.live(obj) {
                Some(_) => self.table.upgrades_on(obj.uid).any(|uid| self.all(e, self.table.obj(uid), predicates)),
                None => self.table.gone_with(obj).any(|gone| self.all(e, gone.obj, predicates)),
            },
            Is::AttachedTo(reference) => {
                let host = self
                    .table
                    .live(obj)
                    .filter(|card| card.zone == Zone::Attached)
                    .map(|card| self.table.obj(card.host));
                self.meant(e, *reference).any(|unit| host == Some(unit))
            }
            Is::AttachedToA(predicates) => self
                .table
                .live(obj)
                .is_some_and(|card| card.zone == Zone::Attached && self.all(e, self.table.obj(card.host), predicates)),
            Is::EligibleFor(reference) => self
                .first(e, *reference)
                .is_some_and(|upgrade| self.may_attach(upgrade, obj, self.attaches(e, upgrade))),
            Is::AttachableTo(reference) => {
                self.meant(e, *reference).any(|unit| self.may_attach(obj, unit, self.attaches(e, obj)))
            }
            Is::Onto(_) | Is::OntoA(_) | Is::FirstOf(_) | Is::NthOf(..) => false,
            Is::WithoutAbilities => self.has_no_abilities(obj),
            Is::CostAtMost(amount) => self.amount(e, amount).is_some_and(|most| self.def(obj).cost <= most),
            Is::CostAtLeast(amount) => self.amount(e, amount).is_some_and(|least| self.def(obj).cost >= least),
            Is::Cost(amount) => self.amount(e, amount).is_some_and(|cost| self.def(obj).cost == cost),
            Is::OddCost => self.def(obj).cost % 2 != 0,
            Is::MostCost(group) => {
                let cost = self.def(obj).cost;
                !self.visit(e, group, &mut |other| self.def(other).cost > cost)
            }
            Is::PowerAtMost(amount) => self.amount(e, amount).is_some_and(|most| self.power(obj) <= most),
            Is::PowerAtLeast(amount) => self.amount(e, amount).is_some_and(|least| self.power(obj) >= least),
            Is::RemainingHpAtMost(amount) => self.amount(e, amount).is_some_and(|most| self.remaining(obj) <= most),
            Is::RemainingHpAtLeast(amount) => self.amount(e, amount).is_some_and(|least| self.remaining(obj) >= least),
            Is::MostPower(group) => {
                let power = self.power(obj);
                !self.visit(e, group, &mut |other| self.power(other) > power)
            }
            Is::LeastRemainingHp(group) => {
                let left = self.remaining(obj);
                !self.visit(e, group, &mut |other| self.remaining(other) < left)
            }
            Is::SharesKeyword(group) => {
                let keywords = self.all_keywords(obj) | given(e, obj);
                self.visit(e, group, &mut |other| self.all_keywords(other) & keywords != 0)
            }
            Is::Has(Keyword::Smuggle) => self.has_smuggle(obj),
            Is::Has(keyword) => (self.keywords(obj) | given(e, obj)) & (1 << *keyword as u32) != 0,
            Is::HasKeyword => self.keywords(obj) | given(e, obj) != 0 || self.has_smuggle(obj),
            Is::Attacking => self.table.attacks.iter().any(|attack| attack.live && attack.attacker == obj),
            Is::Defending => match self.table.attacks.get(e.attack as usize) {
                Some(attack) => attack.live && attack.is_on(obj),
                None => self.table.attacks.iter().any(|attack| attack.live && attack.is_on(obj)),
            },
            Is::PlayedUsing(keyword) => self.played_using(obj, *keyword),
            Is::PlayedFromResources => {
                self.table.live(obj).and_then(|card| card.played).is_some_and(PlayMode::is_from_resources)
            }
            Is::Played(span) => self.noted(*span, |note| note.what == Happening::Played && note.card == obj),
            Is::DamagedBase { span, enemy } => self.noted(*span, |note| {
                let theirs = self.table.card(note.card.uid).controller != self.controller(obj);
                note.what == Happening::BaseDamaged && note.other == obj && (theirs || !enemy)
            }),
            Is::YouPlayed(span) => self
                .noted(*span, |note| note.what == Happening::Played && note.seat == e.controller && note.card == obj),
            Is::Entered(span) => match span {
                Span::Round => self.table.live(obj).is_some_and(|card| card.entered == self.table.round),
                Span::Phase | Span::Attack => {
                    self.noted(*span, |note| note.what == Happening::Entered && note.card == obj)
                }
            },
            Is::WasDamaged(span) => self.noted(*span, |note| {
                matches!(note.what, Happening::BaseDamaged | Happening::UnitDamaged) && note.card == obj
            }),
            Is::Healed(span) => self.noted(*span, |note| note.what == Happening::Healed && note.card == obj),
            Is::Attacked(span) => self.noted(*span, |note| note.what == Happening::Attacked && note.card == obj),
            Is::AttackedYourBase(span) => self.noted(*span, |note| {
                note.what == Happening::Attacked
                    && note.card == obj
                    && self.table.sides[e.controller].base == Some(note.other.uid)
            }),
            // The object in the discard pile is the next one after the object that was defeated.
            Is::Defeated(span) => self.noted(*span, |note| {
                let became = note.card.serial + 1 == obj.serial;
                note.what == Happening::Defeated && note.card.uid == obj.uid && (note.card == obj || became)
            }),
            Is::Discarded(span) => self.noted(*span, |note| note.what == Happening::Discarded && note.card == obj),
            Is::YouDamaged(span, least) => {
                let total: i16 = self
                    .notes(*span)
                    .filter(|note| {
                        note.what == Happening::BaseDamaged && note.seat == e.controller && note.card.uid == obj.uid
                    })
                    .map(|note| note.amount)
                    .sum();
                total >= i16::from(*least)
            }
            Is::All(list) => self.all(e, obj, list),
            Is::Either(list) => list.iter().any(|predicate| self.test(e, obj, predicate)),
            Is::Not(inner) => !self.test(e, obj, inner),
            Is::When(condition) => self.cond(&e.for_each(obj), condition),
        }
    }

    /// Does a remembered deed satisfy all predicates? The seat of the deed is the reference for friendly and enemy.
    pub(crate) fn test_note(&self, e: &Effect, note: &Note, list: &[Is]) -> bool {
        let def = self.book.def(note.def);
        list.iter().all(|predicate| match predicate {
            Is::Friendly => note.seat == e.controller,
            Is::Enemy => note.seat != e.controller,
            Is::ControlledBy(who) => self.players(e, *who).has(note.seat),
            Is::Yours => note.owner == e.controller,
            Is::Another => note.card != e.source,
            Is::NonLeader => def.kind != Kind::Leader && !note.leader,
            Is::Leader => def.kind == Kind::Leader || note.leader,
            // A Pilot that was played on a unit was played as an upgrade (rule 25.1).
            Is::A(kind) if note.what == Happening::Played && note.other.is_some() => *kind == Kind::Upgrade,
            Is::A(kind) => def.kind == *kind || (*kind == Kind::Unit && def.kind == Kind::TokenUnit),
            Is::OddCost => def.cost % 2 != 0,
            Is::Token => def.kind.is_token(),
            Is::Trait(word) => note.traits.has(*word),
            Is::Aspect(aspect) => def.icons[*aspect as usize] > 0,
            Is::Unique => def.unique,
            Is::Named(title) => self.book.card(note.def).title == *title,
            Is::CostAtMost(amount) => def.cost <= self.qty(e, amount),
            Is::CostAtLeast(amount) => def.cost >= self.qty(e, amount),
            Is::Not(inner) => !self.test_note(e, note, std::slice::from_ref(inner)),
            Is::Either(list) => list.iter().any(|one| self.test_note(e, note, std::slice::from_ref(one))),
            Is::All(list) => self.test_note(e, note, list),
            other => self.test(e, note.card, other),
        })
    }

    /// The icons of the side that is up.
    fn icons_up(&self, obj: Obj) -> [u8; 6] {
        self.def(obj).icons_up(self.table.card(obj.uid))
    }

    /// The deeds of a span.
    pub(crate) fn notes(&self, span: Span) -> impl Iterator<Item = &Note> {
        let regroup = self.table.phase == PhaseNow::Regroup;
        let from = if span == Span::Attack { usize::from(self.table.since_attack) } else { 0 };
        let notes = self.table.notes.iter().skip(from);
        notes.filter(move |note| span != Span::Phase || note.regroup == regroup)
    }

    fn noted(&self, span: Span, which: impl Fn(&Note) -> bool) -> bool {
        self.notes(span).any(which)
    }

    /// How often something happened to such cards.
    pub(crate) fn times(&self, e: &Effect, deed: Deed, span: Span, list: &[Is]) -> i16 {
        let what = match deed {
            Deed::Defeated => Happening::Defeated,
            Deed::DefeatedByYou => return self.defeated_by(e, span, list),
            Deed::DefeatedAttacking => Happening::FellAttacking,
            Deed::LeftPlay => Happening::LeftPlay,
            Deed::Played => Happening::Played,
            Deed::Attacked => Happening::Attacked,
            Deed::Entered => Happening::Entered,
            Deed::DealtIndirect => Happening::DealtIndirect,
            Deed::UpgradeDefeated => Happening::UpgradeDefeated,
            Deed::Discarded => Happening::Discarded,
            Deed::DiscardedFromHand => return self.discarded_from_hand(e, span, list),
        };
        self.notes(span).filter(|note| note.what == what && self.test_note(e, note, list)).count() as i16
    }

    /// How many such cards were discarded from hands.
    fn discarded_from_hand(&self, e: &Effect, span: Span, list: &[Is]) -> i16 {
        let from_hand = |note: &&Note| note.what == Happening::Discarded && note.amount == FROM_HAND;
        self.notes(span).filter(from_hand).filter(|note| self.test_note(e, note, list)).count() as i16
    }

    /// How often the ability's controller defeated such units (rule 15.8).
    fn defeated_by(&self, e: &Effect, span: Span, list: &[Is]) -> i16 {
        let by = |note: &&Note| note.what == Happening::Defeated && note.by == Some(e.controller);
        self.notes(span).filter(by).filter(|note| self.test_note(e, note, list)).count() as i16
    }

    /// The unit an upgrade is on, or was on when it left that unit or play.
    fn host_of(&self, upgrade: Obj) -> Option<Obj> {
        match self.table.live(upgrade) {
            Some(card) if card.zone == Zone::Attached => Some(self.table.obj(card.host)),
            // It left play, or only its unit (rule 25.3).
            _ => self.table.gone(upgrade).map(|gone| gone.host).filter(|host| host.is_some()),
        }
    }

    /// Was the card, as its present object, played by that keyword?
    pub(crate) fn played_using(&self, obj: Obj, keyword: Keyword) -> bool {
        let mode = self.table.live(obj).and_then(|card| card.played);
        mode.and_then(PlayMode::via).is_some_and(|via| via.keyword() == keyword)
    }

    /// Is it a leader unit (rule 2.19)? A leader that is an upgrade is not, but its unit may be.
    pub(crate) fn is_leader_unit(&self, obj: Obj) -> bool {
        let by_upgrade = || self.is_unit(obj) && self.stats(obj.uid).is_some_and(|stats| stats.has(Stats::LEADER));
        self.flags(obj, CardState::DEPLOYED) && !self.is_attached(obj) || by_upgrade()
    }

    /// Is the card an upgrade on a unit, or was it when last known?
    fn is_attached(&self, obj: Obj) -> bool {
        let zone = self.table.live(obj).map(|card| card.zone).or_else(|| self.table.gone(obj).map(|gone| gone.zone));
        zone == Some(Zone::Attached)
    }

    fn flags(&self, obj: Obj, flag: u8) -> bool {
        match self.table.live(obj) {
            Some(card) => card.has(flag),
            None => self.table.gone(obj).is_some_and(|gone| gone.flags & flag != 0),
        }
    }

    fn is_kind(&self, obj: Obj, kind: Kind) -> bool {
        let printed = self.def(obj).kind;
        match kind {
            Kind::Unit => {
                !self.is_attached(obj) && matches!(printed, Kind::Unit | Kind::TokenUnit)
                    || printed == Kind::Leader && self.flags(obj, CardState::DEPLOYED) && !self.is_attached(obj)
            }
            Kind::Upgrade => matches!(printed, Kind::Upgrade | Kind::TokenUpgrade) || self.is_attached(obj),
            _ => printed == kind,
        }
    }

    fn is_at(&self, e: &Effect, obj: Obj, site: Site) -> bool {
        let zone = match self.table.live(obj) {
            Some(card) => card.zone,
            None => match self.table.gone(obj) {
                Some(gone) => gone.zone,
                None => return false,
            },
        };
        match site {
            Site::InPlay => zone.in_play(),
            Site::Ground => zone == Zone::Ground,
            Site::Space => zone == Zone::Space,
            Site::ChosenArena => match e.arena {
                1 => zone == Zone::Ground,
                2 => zone == Zone::Space,
                _ => false,
            },
            Site::ArenaOf(reference) => self.meant(e, reference).any(|obj| self.arena_of(obj) == Some(zone)),
            Site::Discard => self.follow(obj).is_some_and(|now| self.table.card(now.uid).zone == Zone::Discard),
            Site::Hand => zone == Zone::Hand,
            Site::Resources => zone == Zone::Resource,
        }
    }

    /// The arena a unit is in, or was in.
    fn arena_of(&self, obj: Obj) -> Option<Zone> {
        let zone = self.table.live(obj).map(|card| card.zone).or_else(|| self.table.gone(obj).map(|gone| gone.zone))?;
        zone.is_arena().then_some(zone)
    }

    /// Damage on a card, as last known.
    pub fn damage(&self, obj: Obj) -> i16 {
        match self.table.live(obj) {
            Some(card) => card.damage as i16,
            None => self.table.gone(obj).map_or(0, |gone| gone.damage as i16),
        }
    }

    /// Current power, last known power, or printed power (rule 2.11).
    pub fn power(&self, obj: Obj) -> i16 {
        if self.table.live(obj).is_some() {
            return self.stats(obj.uid).map_or_else(|| self.def(obj).power, |stats| stats.power.max(0));
        }
        self.table.gone(obj).map_or_else(|| self.def(obj).power, |gone| gone.power)
    }

    /// Current HP of a unit or base, last known HP, or printed HP.
    pub fn hp(&self, obj: Obj) -> i16 {
        if self.table.live(obj).is_some() {
            return match self.stats(obj.uid) {
                Some(stats) => stats.hp,
                None if self.def(obj).kind == Kind::Base => self.base_hp(obj),
                None => self.def(obj).hp,
            };
        }
        self.table.gone(obj).map_or_else(|| self.def(obj).hp, |gone| gone.hp)
    }

    /// HP minus damage (rule 2.12).
    pub fn remaining(&self, obj: Obj) -> i16 {
        self.hp(obj) - self.damage(obj)
    }

    /// Current traits, last known or printed ones.
    pub fn traits(&self, obj: Obj) -> Traits {
        if self.table.live(obj).is_some() {
            return self.stats(obj.uid).map_or_else(|| self.traits_of_card(obj), |stats| stats.traits);
        }
        self.table.gone(obj).map_or_else(|| self.def(obj).traits, |gone| gone.traits)
    }

    /// Traits of a card other than a unit: printed ones, and those that a leader got.
    fn traits_of_card(&self, obj: Obj) -> Traits {
        let mut traits = self.def(obj).traits_up(self.table.card(obj.uid));
        let lent = self.table.cache.lent.iter().filter(|(card, _)| *card == obj.uid);
        lent.for_each(|(_, word)| traits.insert(*word));
        let def = self.def(obj);
        if let Some((group, but)) = &def.borrows {
            let e = Effect::new(crate::ids::ProgramId::NONE, obj, self.controller(obj));
            traits.0 |= self.traits_among(&e, group, but).0;
        }
        for (_, number) in self.table.cache.lost_traits.iter().filter(|(card, _)| *card == obj.uid) {
            Trait::ALL.get(usize::from(*number)).into_iter().for_each(|word| traits.remove(*word));
        }
        traits
    }

    /// Current keywords, last known or printed ones.
    pub fn keywords(&self, obj: Obj) -> u32 {
        if self.table.live(obj).is_some() {
            return self.stats(obj.uid).map_or_else(|| self.def(obj).front.keywords, |stats| stats.keywords);
        }
        self.table.gone(obj).map_or_else(|| self.def(obj).front.keywords, |gone| gone.keywords)
    }

    /// The same including Smuggle, which a card may have several times.
    pub(crate) fn all_keywords(&self, obj: Obj) -> u32 {
        self.keywords(obj) | if self.has_smuggle(obj) { 1 << Keyword::Smuggle as u32 } else { 0 }
    }

    /// A base's HP under the options of this game (multiplayer.md C2).
    pub fn base_hp(&self, base: Obj) -> i16 {
        use crate::table::options::BaseHp;
        match self.table.options.base_hp {
            BaseHp::Printed => self.def(base).hp,
            BaseHp::Fixed(hp) => i16::from(hp),
        }
    }

    /// May that upgrade be attached to this unit or base (rules 4.5, 48.1)? The upgrade's controller is the reference
    /// for the predicates.
    pub(crate) fn may_attach(&self, upgrade: Obj, unit: Obj, by: seats::Seat) -> bool {
        let def = self.def(upgrade);
        if def.fortifies() {
            return self.is_base(unit) && self.table.card(unit.uid).controller == by;
        }
        let attach = match def.kind {
            Kind::Upgrade | Kind::TokenUpgrade => &def.attach,
            _ => match &def.upgrade {
                Some(side) if side.needs_room && !self.has_room(unit, upgrade) => return false,
                Some(side) => &side.attach,
                None => return false,
            },
        };
        let fits = || {
            let e = Effect::new(crate::ids::ProgramId::NONE, upgrade, by);
            self.all(&e, unit, attach)
        };
        self.is_unit(unit) && (attach.is_empty() || fits())
    }

    /// For whom an upgrade is attached: an upgrade that is moved stays under the same control (rule 4.5b).
    fn attaches(&self, e: &Effect, upgrade: Obj) -> seats::Seat {
        let moved = self.table.live(upgrade).filter(|card| card.zone == Zone::Attached);
        moved.map_or(e.controller, |card| card.controller)
    }

    /// Is it a unit without any text or keyword now (rule 53.6)?
    fn has_no_abilities(&self, unit: Obj) -> bool {
        let Some(stats) = self.stats(unit.uid).filter(|_| self.is_unit(unit)) else { return false };
        stats.keywords == 0
            && (stats.blank || self.side(unit.uid).bare)
            && !self.table.cache.granted.iter().any(|granted| granted.unit == unit.uid)
    }

    /// Shows the base that place?
    fn is_in_place(&self, base: Obj, place: &str) -> bool {
        let lost = |(card, number): &(Uid, u8)| *card == base.uid && nameable(usize::from(*number)) == Some(place);
        self.book.card(self.table.card(base.uid).def).location.as_deref() == Some(place)
            && !self.table.cache.lost_traits.iter().any(lost)
    }

    /// Can upgrades be on it: is it a unit or a base in play (rules 4.5, 48.1)?
    pub(crate) fn can_be_host(&self, obj: Obj) -> bool {
        self.is_unit(obj) || self.is_base(obj)
    }

    /// Has the unit room for one more Pilot (rule 25.1)?
    fn has_room(&self, unit: Obj, pilot: Obj) -> bool {
        let pilots = self.table.upgrades_on(unit.uid).filter(|uid| *uid != pilot.uid).map(|uid| self.table.obj(uid));
        let aboard = pilots.filter(|upgrade| self.traits(*upgrade).has(Trait::Pilot)).count();
        self.stats(unit.uid).is_some_and(|stats| aboard <= usize::from(stats.pilots))
    }
}

/// Keywords that the text playing a card gives to it.
fn given(e: &Effect, card: Obj) -> u32 {
    if card == e.each { e.each_has } else { 0 }
}
