//! Current values of everything in play (rule 17): computed in one place, remembered until something changes.

use crate::unlimited::cards::ability::{Ability, Barred, Give, Ref, Selector};
use crate::unlimited::cards::keyword::Keyword;
use crate::unlimited::cards::word::{Arena, Kind};
use crate::unlimited::rules::book::{
    AbilityDef, AbilityId, ConstantId, GiftId, ProgramId, SideDef, comes_first, is_stat,
};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::table::Table;
use crate::unlimited::rules::table::cache::{Constantly, Due, Granted, Listener, PlayRule, Preventing, Stats, Traced};
use crate::unlimited::rules::table::card::{CardState, Obj, Uid, Zone};
use crate::unlimited::rules::table::depends::Depends;
use crate::unlimited::rules::table::effect::{Effect, Lasts, NO_ATTACK, NOBODY};
use crate::unlimited::rules::table::numbers::Numbers;
use crate::unlimited::rules::table::stages::Stages;

impl Rules<'_> {
    /// The current values of a unit in play.
    #[inline]
    pub(crate) fn stats(&self, uid: Uid) -> Option<&Stats> {
        let place = *self.t.cache.place.get(uid.index())?;
        self.t.cache.stats.get(place as usize)
    }

    /// Which side of a card is up.
    #[inline]
    pub(crate) fn side(&self, uid: Uid) -> &SideDef {
        let card = self.t.card(uid);
        self.book.def(card.def).face(card)
    }

    /// Computes current values anew if anything changed.
    #[inline(always)]
    pub(crate) fn refresh(&mut self) {
        match self.t.cache.due {
            Due::Nothing => {}
            Due::Powers => self.renew_powers(),
            Due::Values | Due::All => self.renew(),
        }
    }

    /// What Grit and Raid add to power, where nothing else changed.
    #[inline(never)]
    fn renew_powers(&mut self) {
        self.t.cache.due = Due::Nothing;
        self.power_of_keywords();
        for stats in &mut self.t.cache.stats {
            stats.power = (stats.without_keywords + stats.from_keywords).max(0);
        }
    }

    #[inline(never)]
    fn renew(&mut self) {
        if self.t.cache.due == Due::All || !self.t.cache.begin_again() {
            self.gather();
            self.t.cache.begin();
        }
        self.t.cache.due = Due::Nothing;
        self.t.cache.clear_values();
        self.gather_lasting();
        if !self.t.lasting.is_empty() || !self.t.cache.work.is_empty() {
            self.take_away();
            self.grant();
        }
        self.add_up();
        self.power_of_keywords();
        if self.t.cache.stages.has(Stages::LATE) {
            self.grant_late();
            self.power_of_keywords();
        }
        self.round_off();
        self.listen();
    }

    /// What is lost comes first, for nothing else can give it back (rule 17.4); so does being a leader unit, which others
    /// speak of.
    fn take_away(&mut self) {
        for index in 0..self.t.lasting.len() {
            let lasting = self.t.lasting[index];
            self.t.cache.cause = lasting.source;
            if let Lasts::Gift { gift, amount } = lasting.what
                && comes_first(&self.book.gift(gift).give)
                && self.is_unit(lasting.on)
            {
                self.apply(lasting.on, gift, amount);
            }
        }
        if self.t.cache.stages.has(Stages::TAKES) {
            for index in 0..self.t.cache.work.len() {
                let item = self.t.cache.work[index];
                if item.stages.has(Stages::TAKES) {
                    self.constant(item, comes_first);
                }
            }
        }
        let cache = &mut self.t.cache;
        if !cache.muted.is_empty() || cache.stats.iter().any(|stats| stats.blank) {
            let (place, stats, muted) = (&cache.place, &cache.stats, &cache.muted);
            let blank = |card: Uid| {
                muted.contains(&card) || stats.get(place[card.index()] as usize).is_some_and(|stats| stats.blank)
            };
            cache.listeners.retain(|listener| !blank(listener.card.uid));
            cache.listening = cache.listeners.iter().fold(0, |all, listener| all | listener.mask);
            cache.thin();
        }
    }

    /// Keywords, traits, abilities, prohibitions.
    fn grant(&mut self) {
        for index in 0..self.t.lasting.len() {
            let lasting = self.t.lasting[index];
            self.t.cache.cause = lasting.source;
            if let Lasts::Gift { gift, amount } = lasting.what
                && !comes_first(&self.book.gift(gift).give)
                && !is_stat(&self.book.gift(gift).give)
            {
                self.apply(lasting.on, gift, amount);
            }
        }
        let mut index = 0;
        while index < self.t.cache.work.len() {
            let item = self.t.cache.work[index];
            index += 1;
            if item.stages.has(Stages::PLAYS) {
                self.play_rule(item);
            } else if item.stages.has(Stages::GRANTS) && !item.stages.has(Stages::LATE) {
                self.constant(item, |give| !comes_first(give) && !is_stat(give));
            }
        }
    }

    fn play_rule(&mut self, item: Constantly) {
        if item.blankable && self.stats(item.source.uid).is_some_and(|stats| stats.blank)
            || self.t.cache.muted.contains(&item.source.uid)
        {
            return;
        }
        if let Some(tally) = &mut self.log.tally {
            tally.constant(item.constant);
        }
        let lasting = self.t.lasting.iter().position(|lasting| {
            lasting.what == Lasts::Rule(item.constant) && lasting.source == item.source && lasting.name == item.name
        });
        let says = self.book.constant(item.constant).of_plays;
        self.t.cache.of_plays = self.t.cache.of_plays.and(says);
        self.t.cache.play_rules.push(PlayRule {
            constant: item.constant,
            source: item.source,
            controller: item.controller,
            name: item.name,
            player: lasting.map_or(NOBODY, |place| self.t.lasting[place].player),
            lasting: lasting.map(|place| place as u16),
            says,
        });
    }

    /// Power and HP of effects and constants (rule 17.1).
    fn add_up(&mut self) {
        for index in 0..self.t.lasting.len() {
            let lasting = self.t.lasting[index];
            self.t.cache.cause = lasting.source;
            match lasting.what {
                Lasts::Stats { power, hp } => {
                    self.trace(lasting.on.uid, None, power, hp);
                    if self.is_unit(lasting.on)
                        && let Some(stats) = self.stats_mut(lasting.on.uid)
                    {
                        stats.power += power;
                        stats.hp += hp;
                    }
                }
                Lasts::Gift { gift, amount } if is_stat(&self.book.gift(gift).give) => {
                    self.apply(lasting.on, gift, amount);
                }
                _ => {}
            }
        }
        if self.t.cache.stages.has(Stages::SUMS) {
            for index in 0..self.t.cache.work.len() {
                let item = self.t.cache.work[index];
                if item.stages.has(Stages::SUMS) && !item.stages.has(Stages::PLAYS) {
                    self.constant(item, is_stat);
                }
            }
        }
    }

    /// What Grit and Raid add to power; once more when keywords came later.
    fn power_of_keywords(&mut self) {
        let Table { cache, cards, attacks, .. } = &mut *self.t;
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

    /// What depends on the current power or on the keywords of units, and all that this brings with it.
    fn grant_late(&mut self) {
        let known = self.t.cache.work.len();
        let mut index = 0;
        while index < self.t.cache.work.len() {
            let item = self.t.cache.work[index];
            let came = index >= known;
            index += 1;
            if item.stages.has(Stages::PLAYS) {
                if came {
                    self.play_rule(item);
                }
                continue;
            }
            if item.stages.has(Stages::GRANTS) && (came || item.stages.has(Stages::LATE)) {
                self.constant(item, |give| !comes_first(give) && !is_stat(give));
            }
            if came && item.stages.has(Stages::SUMS) {
                self.constant(item, is_stat);
            }
        }
    }

    /// The floor of 0 (rule 17.1), and who has Sentinels.
    fn round_off(&mut self) {
        let Table { cache, cards, .. } = &mut *self.t;
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

    /// Evaluates one constant for the gifts that `wanted` accepts.
    fn constant(&mut self, item: Constantly, wanted: impl Fn(&Give) -> bool + Copy) {
        let book = self.book;
        let constant = book.constant(item.constant);
        if item.blankable && self.stats(item.source.uid).is_some_and(|stats| stats.blank)
            || self.t.cache.muted.contains(&item.source.uid)
        {
            return;
        }
        let mut e = Effect::new(ProgramId::NONE, item.source, item.controller);
        e.host = item.host;
        e.name = item.name;
        if constant.depends.meets(Depends::ATTACK) {
            for index in 0..self.t.attacks.len() {
                if self.t.attacks[index].live {
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
        self.t.cache.cause = e.source;
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
                | Give::Prevents(_) => self.gift_amount(e, *gift),
                _ => 0,
            };
            for obj in &affected {
                let amount = match give {
                    Give::Power(qty) | Give::Hp(qty) | Give::Numbered(_, qty) if book.gift(*gift).each => {
                        self.qty(&e.for_each(*obj), qty)
                    }
                    _ => amount,
                };
                if let Give::KeywordsOf(unit) = give {
                    self.lend_keywords(e, *unit, *obj);
                    continue;
                }
                if let Give::ExcessTo(_) = give {
                    if let Some(stats) = self.stats_mut(obj.uid) {
                        stats.excess = Some((id, *gift));
                    }
                    continue;
                }
                self.apply(*obj, *gift, amount);
            }
        }
        self.give_buffer(affected);
    }

    fn base_rule(&mut self, e: &Effect, id: ConstantId, bases: &Selector) {
        let book = self.book;
        let heal = book.constant(id).gifts.iter().any(|gift| book.gift(*gift).give == Give::Cant(Barred::BeHealed));
        if !heal {
            return;
        }
        let mut mask = 0u8;
        self.visit(e, bases, &mut |base| {
            mask |= 1 << self.t.card(base.uid).controller.0;
            false
        });
        self.t.cache.unhealable_bases |= mask;
    }

    /// A unit has the keywords of another, with their numbers and their texts (rules 17.7, 17.8).
    fn lend_keywords(&mut self, e: &Effect, from: Ref, to: Obj) {
        let Some(from) = self.first(e, from).and_then(|unit| self.stats(unit.uid).copied()) else { return };
        let worded = |id: &AbilityId| worded_keyword(&self.book.ability(*id).ability).is_some();
        let given = self.t.cache.granted.iter().filter(|granted| granted.unit == from.uid);
        let given = given.map(|granted| granted.ability).filter(worded);
        let printed = self.side(from.uid).worded.iter().copied().filter(|_| !from.blank);
        let texts: Vec<AbilityId> = printed.chain(given).collect();
        texts.into_iter().for_each(|ability| self.endow(to, ability, Obj::NONE));
        let Some(stats) = self.stats_mut(to.uid) else { return };
        let open = from.keywords & !stats.lost;
        stats.keywords |= open;
        for keyword in Keyword::ALL.iter().filter(|keyword| keyword.is_numbered() && open & bit(**keyword) != 0) {
            stats.numbers.add(*keyword, from.numbers.of(*keyword));
        }
    }

    /// A unit gains an ability, unless it has lost all but those of another card, or that keyword (rule 17.4).
    fn endow(&mut self, on: Obj, ability: AbilityId, cause: Obj) {
        let book = self.book;
        let def = book.ability(ability);
        let keyword = worded_keyword(&def.ability).map_or(0, bit);
        let Some(stats) = self.stats_mut(on.uid) else { return };
        if stats.blank && (stats.spares.is_none() || stats.spares != cause) || stats.lost & keyword != 0 && !stats.blank
        {
            return;
        }
        stats.keywords |= keyword;
        self.t.cache.granted.push(Granted { unit: on.uid, ability });
        if let Some(constant) = def.constant {
            let (controller, def) = (self.t.card(on.uid).controller, book.constant(constant));
            let (source, host, name, stages) = (on, Obj::NONE, u16::MAX, def.stages);
            let item = Constantly { constant, source, host, controller, blankable: true, name, stages };
            self.t.cache.evaluate(item, def.depends);
        }
    }

    /// What is no unit has no values: a leader that is not deployed can lose its abilities and get a trait, an upgrade can
    /// lose its abilities and be safe from others, a base can lose its abilities.
    fn apply_to_card(&mut self, on: Obj, gift: GiftId) {
        let give = &self.book.gift(gift).give;
        if self.t.live(on).is_some_and(|card| card.zone == Zone::Attached) {
            match give {
                Give::LosesAbilities => self.t.cache.muted.push(on.uid),
                Give::Immune(harms) => {
                    let harms = harms.iter().fold(0, |all, harm| all | Stats::immune(*harm));
                    self.t.cache.warded.push((on.uid, harms));
                }
                Give::Trait(word) if self.def(on).kind == Kind::Leader => self.t.cache.lent.push((on.uid, *word)),
                _ => {}
            }
            return;
        }
        let lies = self.t.live(on).filter(|card| card.zone == Zone::Base);
        let leader = lies.is_some_and(|card| card.has(CardState::LEADER));
        match give {
            Give::LosesAbilities if lies.is_some() && !leader => self.t.cache.muted.push(on.uid),
            Give::LosesAbilitiesExceptEpic if leader => self.t.cache.muted.push(on.uid),
            Give::Trait(word) if leader => self.t.cache.lent.push((on.uid, *word)),
            _ => {}
        }
    }

    fn stats_mut(&mut self, uid: Uid) -> Option<&mut Stats> {
        let place = *self.t.cache.place.get(uid.index())?;
        self.t.cache.stats.get_mut(place as usize)
    }

    fn trace(&mut self, unit: Uid, gift: Option<GiftId>, amount: i16, hp: i16) {
        let cause = self.t.cache.cause;
        if let Some(trace) = &mut self.t.cache.trace {
            trace.push(Traced { unit, gift, amount, hp, cause });
        }
    }

    /// Gives one thing to one unit.
    fn apply(&mut self, on: Obj, gift: GiftId, amount: i16) {
        if !self.is_unit(on) {
            self.apply_to_card(on, gift);
            return;
        }
        self.trace(on.uid, Some(gift), amount, 0);
        let book = self.book;
        let def = book.gift(gift);
        let cause = self.t.cache.cause;
        let Some(stats) = self.stats_mut(on.uid) else { return };
        match &def.give {
            Give::Power(_) => stats.power += amount,
            Give::Hp(_) => stats.hp += amount,
            Give::Keyword(keyword) | Give::Numbered(keyword, _) if stats.lost & bit(*keyword) != 0 => {}
            Give::Keyword(keyword) => stats.keywords |= bit(*keyword),
            Give::Numbered(keyword, _) => {
                stats.keywords |= bit(*keyword);
                stats.numbers.add(*keyword, amount);
            }
            Give::Trait(word) if stats.lost_traits.has(*word) => {}
            Give::Trait(word) => stats.traits.insert(*word),
            Give::LosesTrait(word) => {
                stats.lost_traits.insert(*word);
                stats.traits.remove(*word);
            }
            Give::Doubles(keyword) => stats.doubled.add(*keyword, 1),
            Give::PrintedPower(_) => {
                stats.power += amount - stats.printed.0;
                stats.printed.0 = amount;
            }
            Give::PrintedHp(_) => {
                stats.hp += amount - stats.printed.1;
                stats.printed.1 = amount;
            }
            Give::LosesKeywords => {
                stats.lost = u32::MAX;
                stats.keywords = 0;
                stats.numbers = Numbers::NONE;
            }
            Give::LosesAbilitiesExcept(keyword) => {
                stats.blank = true;
                stats.spares = Obj::NONE;
                stats.lost |= !bit(*keyword);
                stats.keywords &= bit(*keyword);
                stats.numbers = Numbers::NONE;
            }
            Give::LosesKeyword(keyword) => {
                stats.lost |= bit(*keyword);
                stats.keywords &= !bit(*keyword);
                stats.numbers.clear(*keyword);
            }
            Give::LosesAbilities | Give::LosesOtherAbilities | Give::LosesAbilitiesExceptEpic => {
                stats.spares = match &def.give {
                    Give::LosesOtherAbilities if !stats.blank => cause,
                    _ => Obj::NONE,
                };
                stats.blank = true;
                stats.lost = u32::MAX;
                stats.keywords = 0;
                stats.numbers = Numbers::NONE;
            }
            Give::Cant(barred) => {
                stats.flags |= match barred {
                    Barred::Attack => Stats::CANT_ATTACK,
                    Barred::AttackBases => Stats::CANT_ATTACK_BASES,
                    Barred::BeAttacked => Stats::CANT_BE_ATTACKED,
                    Barred::Ready => Stats::CANT_READY,
                    Barred::BeHealed => Stats::CANT_BE_HEALED,
                    // Of cards that are played: see the rules for those.
                    Barred::BePlayed | Barred::BePlayedFromHand => 0,
                    // Of bases, before the game.
                    Barred::Mulligan => 0,
                    Barred::ReadyInRegroup => Stats::CANT_READY_IN_REGROUP,
                };
            }
            Give::EntersReady => stats.flags |= Stats::ENTERS_READY,
            Give::RescuedReady => stats.flags |= Stats::RESCUED_READY,
            Give::DealsRemainingHp => stats.flags |= Stats::DEALS_REMAINING_HP,
            Give::TakesMore(_) => stats.more += amount,
            Give::Prevents(_) => {
                let source = self.t.cache.cause;
                self.t.cache.preventions.push(Preventing { unit: on.uid, gift, amount, source });
            }
            Give::CombatDamageGoesTo(_) => stats.redirect = Uid(amount as u16),
            Give::Immune(harms) => stats.flags |= harms.iter().fold(0, |all, harm| all | Stats::immune(*harm)),
            Give::NotDefeatedByDamage => stats.flags |= Stats::NOT_DEFEATED,
            Give::DealsDamageFirst => stats.flags |= Stats::FIRST,
            Give::LeaderUnit => stats.flags |= Stats::LEADER,
            Give::MorePilots(more) => stats.pilots = stats.pilots.saturating_add(*more),
            Give::DividesIndirectBy(_) | Give::MoreIndirect(_) | Give::HalvesPayments => {
                let seat = self.t.card(on.uid).controller;
                self.t.cache.player_rules.push((seat, on, gift));
                if def.give == Give::HalvesPayments {
                    self.t.cache.halved |= 1 << seat.0;
                }
            }
            Give::PaysAsResource => self.t.cache.payers.push((on, cause)),
            Give::AttacksTwo => stats.flags |= Stats::ATTACKS_TWO,
            Give::CanAttack(Arena::Ground) => stats.flags |= Stats::REACHES_GROUND,
            Give::CanAttack(Arena::Space) => stats.flags |= Stats::REACHES_SPACE,
            Give::Ability(_) => {
                if let Some(ability) = def.ability {
                    self.endow(on, ability, cause);
                }
            }
            // Kept by the constant that gives it, for its group of cards.
            Give::ExcessTo(_) | Give::KeywordsOf(_) => {}
            // Of bases, before the game.
            Give::OpeningHand(_) => {}
            // Of cards that are played, not of units.
            Give::EntersAsCopyOf(..)
            | Give::CostsLess(_)
            | Give::CostsMore(_)
            | Give::MayBeFree
            | Give::IgnoreAspectPenalty
            | Give::IgnoreAspectPenaltyOf(_)
            | Give::ExtraCost(_)
            | Give::MayBePlayed { .. }
            | Give::SmuggleForOwnCostPlus(_) => {}
            // Asked where an action is chosen: of the lasting effect, of the leader.
            Give::MustAttackNext | Give::DeploysForLess(_) => {}
        }
    }

    /// What units got from elsewhere waits for moments too.
    fn listen(&mut self) {
        let Table { cache, cards, sides, upgrades, .. } = &mut *self.t;
        let mut actions = false;
        for granted in &cache.granted {
            let AbilityDef { mask, ability, anyone, .. } = self.book.ability(granted.ability);
            let mask = *mask;
            actions |= matches!(**ability, Ability::Action(_));
            cache.open |= anyone;
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
fn worded_keyword(ability: &Ability) -> Option<Keyword> {
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
