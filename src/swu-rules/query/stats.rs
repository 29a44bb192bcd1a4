//! Current values of everything in play (rule 17): computed in one place, cached until something changes.

use crate::book::{AbilityDef, ConstantId, ProgramId, SideDef, comes_first, is_stat};
use crate::engine::Rules;
use crate::table::Table;
use crate::table::cache::given::{Given, What};
use crate::table::cache::{Constantly, Due, Listener, PlayRule, Preventing, Stats, Voice};
use crate::table::card::{Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Effect, Lasts, NO_ATTACK, NOBODY};
use crate::table::numbers::Numbers;
use crate::table::stages::Stages;
use swu_language::ability::{Ability, Barred, Give, Ref, Selector, Who};
use swu_language::keyword::Keyword;
use swu_language::trait_name::{Trait, Traits};

impl Rules<'_> {
    /// The current values of a unit in play.
    #[inline]
    pub(crate) fn stats(&self, uid: Uid) -> Option<&Stats> {
        let place = *self.table.cache.place.get(uid.index())?;
        self.table.cache.stats.get(place as usize)
    }

    /// Which side of a card is up.
    #[inline]
    pub fn side(&self, uid: Uid) -> &SideDef {
        let card = self.table.card(uid);
        self.book.def(card.def).face(card)
    }

    /// Recomputes current values if anything changed.
    #[inline(always)]
    pub(crate) fn refresh(&mut self) {
        match self.table.cache.due {
            Due::Nothing => {}
            Due::Powers => self.renew_powers(),
            Due::Values | Due::All => self.renew(),
        }
    }

    /// Updates what Grit and Raid add to power, if nothing else changed.
    #[inline(never)]
    fn renew_powers(&mut self) {
        self.table.cache.due = Due::Nothing;
        self.power_of_keywords();
        for stats in &mut self.table.cache.stats {
            stats.power = (stats.without_keywords + stats.from_keywords).max(0);
        }
    }

    #[inline(never)]
    fn renew(&mut self) {
        if self.table.cache.due == Due::All || !self.table.cache.begin_again() {
            self.gather();
            self.table.cache.begin();
        }
        self.table.cache.due = Due::Nothing;
        self.table.cache.clear_values();
        self.gather_lasting();
        if !self.table.lasting.is_empty() || !self.table.cache.work.is_empty() {
            self.take_away();
            self.effects_give();
        }
        if self.table.cache.links.cross() {
            self.settle_gains();
        } else {
            self.in_order();
        }
        self.speak_of_plays();
        self.round_off();
        self.listen();
    }

    /// Each kind of value in turn, if none depends on something given later.
    fn in_order(&mut self) {
        self.grant(false);
        self.effects_add();
        self.add_up();
        self.power_of_keywords();
        if self.table.cache.stages.has(Stages::LATE) {
            self.grant(true);
            self.power_of_keywords();
        }
    }

    /// Keywords, traits, abilities, prohibitions given by constants; those depending on current power after the sums. A
    /// gift may itself be a constant, which comes last in the list: after the sums all of it is given at once.
    fn grant(&mut self, late: bool) {
        let known = self.table.cache.work.len();
        let mut index = 0;
        while index < self.table.cache.work.len() {
            let item = self.table.cache.work[index];
            let came = late && index >= known;
            index += 1;
            if came && !item.stages.has(Stages::PLAYS) {
                self.constant(item, |give| !comes_first(give));
            } else if item.stages.grants(late) {
                self.constant(item, |give| !comes_first(give) && !is_stat(give));
            }
        }
    }

    /// What constants say about cards being played.
    fn speak_of_plays(&mut self) {
        if self.table.cache.stages.has(Stages::PLAYS) {
            for index in 0..self.table.cache.work.len() {
                let item = self.table.cache.work[index];
                if item.stages.has(Stages::PLAYS) {
                    self.play_rule(item);
                }
            }
        }
    }

    fn play_rule(&mut self, item: Constantly) {
        if self.is_silent(item) {
            return;
        }
        if let Some(tally) = &mut self.log.tally {
            tally.constant(item.constant);
        }
        // Several effects of one text differ only in their indices.
        let known = |place: usize| self.table.cache.play_rules.iter().any(|rule| rule.lasting == Some(place as u16));
        let lasting = self.table.lasting.iter().enumerate().position(|(place, lasting)| {
            lasting.what == Lasts::Rule(item.constant)
                && lasting.source == item.source
                && lasting.name == item.name
                && !known(place)
        });
        let says = self.book.constant(item.constant).of_plays;
        self.table.cache.of_plays = self.table.cache.of_plays.and(says);
        self.table.cache.play_rules.push(PlayRule {
            constant: item.constant,
            source: item.source,
            controller: item.controller,
            name: item.name,
            player: lasting.map_or(NOBODY, |place| self.table.lasting[place].player),
            much: lasting.map_or(0, |place| self.table.lasting[place].amount),
            lasting: lasting.map(|place| place as u16),
            says,
        });
    }

    /// Power and HP of constants (rule 17.1).
    fn add_up(&mut self) {
        if self.table.cache.stages.has(Stages::SUMS) {
            for index in 0..self.table.cache.work.len() {
                let item = self.table.cache.work[index];
                if item.stages.has(Stages::SUMS) && !item.stages.has(Stages::PLAYS) {
                    self.constant(item, is_stat);
                }
            }
        }
    }

    /// What Grit and Raid add to power; repeated if keywords came later.
    pub(super) fn power_of_keywords(&mut self) {
        let Table { cache, cards, attacks, .. } = &mut *self.table;
        for stats in &mut cache.stats {
            if stats.keywords & (bit(Keyword::Grit) | bit(Keyword::Raid)) == 0 && stats.from_keywords == 0 {
                continue;
            }
            let card = &cards[stats.uid.index()];
            let mut more = 0;
            if stats.keywords & bit(Keyword::Grit) != 0 {
                cache.keywords_depend = cache.keywords_depend.and(Depends::DAMAGE);
                more += card.damage as i16;
            }
            let raid = stats.strength_of(Keyword::Raid);
            if raid > 0 {
                cache.keywords_depend = cache.keywords_depend.and(Depends::ATTACK);
                let obj = Obj { uid: stats.uid, serial: card.serial };
                if attacks.iter().any(|attack| attack.live && attack.attacker == obj) {
                    more += raid;
                }
            }
            stats.power += more - stats.from_keywords;
            stats.from_keywords = more;
        }
    }

    /// The floor of 0 (rule 17.1), and who has Sentinels.
    fn round_off(&mut self) {
        let Table { cache, cards, .. } = &mut *self.table;
        for stats in &mut cache.stats {
            if stats.keywords & bit(Keyword::Sentinel) != 0 {
                let card = &cards[stats.uid.index()];
                let place = usize::from(card.zone == Zone::Space);
                cache.sentinels[card.controller.index()][place].get_or_insert(stats.uid);
            }
            stats.without_keywords = stats.power - stats.from_keywords;
            stats.power = stats.power.max(0);
            stats.hp = stats.hp.max(0);
        }
    }

    /// Has its card lost it?
    #[inline]
    pub(crate) fn is_silent(&self, item: Constantly) -> bool {
        match item.voice {
            Voice::Unit => self.stats(item.source.uid).is_some_and(|stats| stats.blank),
            Voice::Card => self.table.cache.muted.contains(&item.source.uid),
            Voice::Effect => false,
        }
    }

    /// Evaluates one constant for the gifts that `wanted` accepts, unless it is silent.
    pub(super) fn constant(&mut self, item: Constantly, wanted: impl Fn(&Give) -> bool + Copy) {
        if !self.is_silent(item) {
            self.speak(item, wanted);
        }
    }

    /// Evaluates one constant for the gifts that `wanted` accepts.
    pub(super) fn speak(&mut self, item: Constantly, wanted: impl Fn(&Give) -> bool + Copy) {
        let constant = self.book.constant(item.constant);
        let mut e = Effect::new(ProgramId::NONE, item.source, item.controller);
        e.attached_to = item.host;
        e.name = item.name;
        if constant.depends.meets(Depends::ATTACK) {
            for index in 0..self.table.attacks.len() {
                if self.table.attacks[index].live {
                    e.attack = index as u8;
                    self.constant_once(&e, item.constant, wanted);
                }
            }
        } else {
            e.attack = NO_ATTACK;
            self.constant_once(&e, item.constant, wanted);
        }
    }

    fn constant_once(&mut self, e: &Effect, id: ConstantId, wanted: impl Fn(&Give) -> bool) {
        let book = self.book;
        let constant = book.constant(id);
        if constant.condition.as_ref().is_some_and(|condition| !self.cond(e, condition)) {
            return;
        }
        if let Some(tally) = &mut self.log.tally {
            tally.constant(id);
        }
        if matches!(constant.affects, Selector::Bases(_)) {
            self.base_rule(e, id, &constant.affects);
            return;
        }
        let mut affected = self.take_buffer();
        match &constant.affects {
            Selector::The(Ref::This) => affected.extend(e.source.is_some().then_some(e.source)),
            group => self.collect(e, group, &mut affected),
        }
        for gift in &constant.gifts {
            let give = &book.gift(*gift).give;
            if !wanted(give) {
                continue;
            }
            let amount = match give {
                Give::Power(_)
                | Give::Hp(_)
                | Give::Numbered(..)
                | Give::PrintedPower(_)
                | Give::PrintedHp(_)
                | Give::TakesMore(_)
                | Give::Cant(Barred::AttackYou)
                | Give::Prevents(_) => self.gift_amount(e, *gift),
                Give::LosesNamedTrait => e.name as i16,
                _ => 0,
            };
            for obj in &affected {
                let amount = match give {
                    Give::Power(qty) | Give::Hp(qty) | Give::Numbered(_, qty) if book.gift(*gift).each => {
                        self.qty(&e.for_each(*obj), qty)
                    }
                    _ => amount,
                };
                let what = match give {
                    Give::KeywordsOf(unit) => {
                        self.lend_keywords(e, *unit, *obj);
                        continue;
                    }
                    Give::PrintedKeywordsOf(keywords, cards) => {
                        What::Keywords(self.printed_among(e, keywords, cards), Numbers::NONE)
                    }
                    Give::TraitsOf(group, but) => What::Traits(self.traits_among(e, group, but)),
                    Give::ExcessTo(_) => What::Excess(id, *gift),
                    _ => What::Gift(*gift, amount),
                };
                self.give(Given { on: *obj, cause: e.source, what });
            }
        }
        self.give_buffer(affected);
    }

    /// The traits of the group with exceptions (rule 55.3).
    pub(super) fn traits_among(&self, e: &Effect, group: &Selector, but: &[Trait]) -> Traits {
        let mut traits = Traits::default();
        self.visit(e, group, &mut |card| {
            traits.0 |= self.traits(card).0;
            false
        });
        but.iter().for_each(|word| traits.remove(*word));
        traits
    }

    /// Those of the keywords that are printed on a card of the group.
    fn printed_among(&self, e: &Effect, keywords: &[Keyword], cards: &Selector) -> u32 {
        let wanted = keywords.iter().fold(0, |all, keyword| all | bit(*keyword));
        let mut printed = 0;
        self.visit(e, cards, &mut |card| {
            printed |= self.def(card).front.keywords & wanted;
            printed == wanted
        });
        printed
    }

    fn base_rule(&mut self, e: &Effect, id: ConstantId, bases: &Selector) {
        let book = self.book;
        for gift in &book.constant(id).gifts {
            if let Give::Prevents(_) = &book.gift(*gift).give {
                let amount = self.gift_amount(e, *gift);
                let mut affected = self.take_buffer();
                self.collect(e, bases, &mut affected);
                for base in &affected {
                    let (unit, gift, source) = (base.uid, *gift, e.source);
                    self.table.cache.preventions.push(Preventing { unit, gift, amount, source });
                }
                self.give_buffer(affected);
            }
        }
        let says = |wanted: &Give| book.constant(id).gifts.iter().any(|gift| book.gift(*gift).give == *wanted);
        let (heal, credits) = (says(&Give::Cant(Barred::BeHealed)), says(&Give::CreditsAreBlank));
        if !heal && !credits {
            return;
        }
        let mut mask = 0u8;
        self.visit(e, bases, &mut |base| {
            mask |= 1 << self.table.card(base.uid).controller.0;
            false
        });
        let cache = &mut self.table.cache;
        cache.unhealable_bases |= if heal { mask } else { 0 };
        cache.blank_credits |= if credits { mask } else { 0 };
    }

    /// Abilities that units got from elsewhere wait for moments too.
    fn listen(&mut self) {
        let Table { cache, cards, sides, upgrades, .. } = &mut *self.table;
        let mut actions = false;
        for granted in &cache.granted {
            let AbilityDef { mask, ability, by, .. } = self.book.ability(granted.ability);
            let mask = *mask;
            actions |= matches!(**ability, Ability::Action(_));
            cache.open |= *by != Who::You;
            if mask != 0 {
                let card = &cards[granted.unit.index()];
                let unit = Obj { uid: granted.unit, serial: card.serial };
                let seat = card.controller;
                cache.listeners.push(Listener { card: unit, host: Obj::NONE, ability: granted.ability, seat, mask });
                cache.listening |= mask;
            }
        }
        if actions {
            cache.thin();
            cache.actors.clear();
            for side in sides.iter() {
                let leaders = side.leaders.iter().filter(|uid| cards[uid.index()].zone == Zone::Base);
                cache.actors.extend(side.units.iter().chain(leaders).chain(&side.base));
            }
            cache.actors.extend(upgrades.iter());
        }
    }
}

/// The keyword that an ability is the text of (rule 17.7).
pub(super) fn worded_keyword(ability: &Ability) -> Option<Keyword> {
    match ability {
        Ability::Bounty(_) => Some(Keyword::Bounty),
        Ability::Coordinate(_) => Some(Keyword::Coordinate),
        _ => None,
    }
}

/// The bit of a keyword.
pub(crate) const fn bit(keyword: Keyword) -> u32 {
    1 << keyword as u32
}
