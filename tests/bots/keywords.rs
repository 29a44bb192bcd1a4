//! How bots use the newer keywords and tokens: positions with the pick they should make.

use crate::player::ground::{GROUND, book, library};
use seats::Seat;
use swu_minds::bots::{Level, think};
use swu_rules::decision::Prompt;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::notation::{self, Line, Names, Player};
use swu_rules::redeal::{Lists, Memory};

const ANN: Seat = Seat(0);
/// The levels that are never careless, with as many iterations as a test can wait for.
const LEVELS: [(Level, u32); 3] = [(Level::Sensible, 1), (Level::Steady, 200), (Level::Strong, 400)];

/// What is picked in the position, in words, until somebody has the next action.
fn picked(text: &str, level: (Level, u32), seed: u64) -> Vec<String> {
    let read = notation::read(text, library(), GROUND).unwrap_or_else(|why| panic!("{why}"));
    let mut log = Log::default();
    let mut game = Game::scenario(book(), &read.scenario, 1, &mut log).expect("it can be laid out");
    for line in &read.lines {
        if let Line::Act(line) = line {
            let (steps, names) = (&mut Vec::new(), &Names::usual());
            let mut player = Player { book: book(), names, game: &mut game, log: &mut log, steps };
            player.act(line).unwrap_or_else(|wrong| panic!("{line}: {}", wrong.why));
        }
    }
    let names = ["ann", "bob"].map(str::to_owned);
    let mut picks = Vec::new();
    while let Some(decision) = game.decision() {
        let (seat, acts) = (decision.seat, decision.prompt == Prompt::Action);
        if acts && (seat != ANN || !picks.is_empty()) {
            break;
        }
        let sight = game.sight(book(), &Memory::new(seat), &Lists::Closed).expect("somebody is asked");
        let thought = think(book(), &sight, level.0, level.1, seed, &|| false).expect("there is a choice");
        if seat == ANN {
            let view = game.view(book(), &names, Eyes::Of(ANN)).decision.expect("she is asked");
            picks.push(view.options[thought.option].label.clone());
        }
        game.choose(book(), thought.option, &mut Log::default()).expect("it is an option");
    }
    picks
}

/// Whether all levels pick this in the position.
#[track_caller]
fn all_pick(text: &str, expected: &[&str]) {
    for level in LEVELS {
        for seed in 0..5 {
            let picks = picked(text, level, seed);
            let fit = picks.len() >= expected.len()
                && picks.iter().zip(expected).all(|(pick, expected)| pick.contains(expected));
            assert!(fit, "{level:?}, seed {seed}: {picks:?} instead of {expected:?}");
        }
    }
}

/// Credits are saved for later rounds if ready resources are enough (rule 31.2).
#[test]
fn credits_are_kept_where_resources_pay() {
    all_pick("ann: res 4; credits 2; hand Wampa", &["Wampa", "without Credit"]);
}

#[test]
fn credits_are_spent_on_what_is_better_this_turn() {
    // Four resources pay for a Wampa; with the Credits that is twice as much.
    all_pick("ann: res 4; credits 2; hand Wampa, SOR_232", &["AT-ST"]);
}

/// With an enemy to attack, one Credit makes Ambush (LAW_015, rule 31.10), and a second one adds nothing.
#[test]
fn a_credit_is_spent_for_what_it_gives_besides() {
    let text = "ann: leader LAW_015 (deployed); res 2; credits 3; hand LAW_211\nbob: space SOR_225\n";
    all_pick(&format!("{text}ann uses LAW_015"), &["Use 1 Credit token"]);
}

/// The unit that gains most from the lent ability attacks (rule 32.3): Grit does more for a damaged unit.
#[test]
fn support_is_lent_to_the_unit_that_gains_most() {
    let text = "ann: res 3; hand ASH_074; ground Wampa, SOR_232 (5 damage)\nbob: ground SOR_095 (exhausted)";
    all_pick(text, &["Mos Eisley Modifier", "AT-ST", "base"]);
}

/// An Advantage goes with the attack or the defence (rule 33.1): so attack with it, and give it to who attacks.
#[test]
fn advantage_goes_to_who_attacks_and_is_used() {
    all_pick("ann: ground TST_003 (Advantage x2)", &["Attack with Filler", "base"]);
    let text = "ann: res 2; hand ASH_167; ground SOR_232 (exhausted), Wampa\nbob: ground SOR_095\n";
    all_pick(&format!("{text}ann plays ASH_167"), &["Wampa"]);
}

/// Six power do not defeat an AT-ST, seven do.
#[test]
fn advantage_counts_in_what_an_attack_defeats() {
    let text = "ann: ground SOR_232 (Advantage)\nbob: ground SOR_232 (exhausted), SOR_095 (exhausted)";
    all_pick(text, &["Attack with AT-ST", "AT-ST"]);
}

#[test]
fn the_aspect_is_chosen_that_does_most() {
    // -2/-2 for two Aggression units of 2 HP or less, or for one of Command.
    let text = "ann: res 8; hand LAW_101\nbob: ground ASH_166, ASH_166, SOR_095";
    all_pick(text, &["Lawbringer", "Aggression"]);
}

/// The discarded card is one of the deck: the aspect they all have is not a guess.
#[test]
fn the_aspect_is_chosen_that_a_deck_has() {
    let text = "ann: leader LAW_018; res 1; deck Wampa x6\nbob: deck none\nann uses LAW_018";
    all_pick(text, &["Aggression"]);
}

/// A weak unit is exchanged for a strong one (LAW_170).
#[test]
fn control_is_exchanged_for_the_better_unit() {
    let text = "ann: res 6; hand LAW_170; ground TST_003, Wampa\nbob: ground SOR_095, SOR_232";
    all_pick(text, &["Double-Cross", "Filler", "AT-ST"]);
}

/// Weakness goes to the enemy unit that dies of it, not to a bigger one and not to one's own (rule 49.1).
#[test]
fn weakness_goes_to_who_dies_of_it() {
    let text = "ann: leader HMW_003; res 1; ground Wampa\nbob: ground SOR_128, SOR_232\nann uses HMW_003";
    all_pick(text, &["Death Star Stormtrooper"]);
}

/// A Fortification whose price is spare is built: its Raid is there for every attack that comes (rule 48.3).
#[test]
fn a_base_is_fortified_where_it_helps() {
    let text = "ann: res 2; hand HMW_126; ground Wampa (exhausted), SOR_095 (exhausted)\nbob: ground SOR_046";
    all_pick(text, &["Verdant Fortress"]);
}

/// Trap Field is kept from one's own units, and spent on an enemy's that dies of it.
#[test]
fn a_trap_is_for_enemies() {
    all_pick("ann: leader Anybody; base (HMW_171); res 2; hand SOR_095\nann plays SOR_095", &["No"]);
    let text =
        "ann: leader Anybody; base (HMW_171)\nbob: leader Anybody; res 2; hand SOR_095\nbob starts\nbob plays SOR_095";
    all_pick(text, &["Yes"]);
}

/// A regroup phase without readying is for the strongest enemy unit that is exhausted (rule 48.8).
#[test]
fn carbonite_is_for_the_strongest_exhausted_enemy() {
    let text =
        "ann: base (HMW_095); ground Wampa\nbob: ground SOR_128 (exhausted), SOR_164 (exhausted)\nann uses HMW_095";
    all_pick(text, &["Wampa"]);
}

/// The Death Star is for another's base (rule 51.2).
#[test]
fn the_death_star_spares_its_own_base() {
    let text = "regroup\nann: leader HMW_004 (deployed); base 25\nbob: base 25";
    all_pick(text, &["bob's base"]);
}

/// Resources are not defeated where ready ones pay (rule 52.2).
#[test]
fn resources_are_kept_where_they_pay() {
    let text = "ann: leader Anybody; res 9; hand HMW_049\nann plays HMW_049";
    all_pick(text, &["Done"]);
}

/// Three resources are one hit; four are no more (rule 52.7).
#[test]
fn kelnacca_pays_for_whole_hits() {
    // The fourth that is ready pays for a unit.
    let text = "ann: leader Anybody; res 8; hand HMW_036, SOR_128\nbob: ground SOR_164\nann plays HMW_036";
    all_pick(text, &["3"]);
}

/// Exhausted units still attack for Chewbacca: the one that defeats something (rule 54.1).
#[test]
fn an_exhausted_unit_attacks_once_more() {
    let text = "ann: leader HMW_009; res 2; ground SOR_232 (exhausted)\nbob: ground SOR_095 (exhausted)";
    all_pick(text, &["Chewbacca"]);
}
