//! Values that depend on what others gain or lose, in every order of arrival (rules 10.1, 17).

use crate::position::play;

// rule 17.8
#[test]
fn keywords_that_follow_from_others_come_in_any_order() {
    for ground in ["Oppo Rancisis, Cell Block Guard", "Cell Block Guard, Oppo Rancisis"] {
        play(&format!("ann: ground {ground}\n => Oppo Rancisis: Sentinel, no Raid, no Grit"));
    }
}

// rules 17.7, 17.8
#[test]
fn a_chain_of_gifts_is_followed_to_its_end() {
    // A unit is a Mandalorian by an upgrade, so Bo-Katan has Overwhelm and so does Oppo Rancisis.
    for ground in [
        "Oppo Rancisis, TWI_130, Battlefield Marine (Foundling)",
        "Battlefield Marine (Foundling), TWI_130, Oppo Rancisis",
    ] {
        play(&format!("ann: ground {ground}\n => TWI_130: Overwhelm, Saboteur; Oppo Rancisis: Overwhelm, Saboteur"));
    }
    // The Ghost is upgraded and passes Sentinel on; who has a keyword is stronger by Boba Fett.
    for space in ["JTL_053 (Experience), Phantom II", "Phantom II, JTL_053 (Experience)"] {
        play(&format!(
            "ann: space {space}; ground Oppo Rancisis; leader SHD_008 (deployed)
             => JTL_053: Sentinel, 7/7; Phantom II: Sentinel; Oppo Rancisis: Sentinel, 4/5",
        ));
    }
}

// rules 18.9, 10.1
#[test]
fn a_bounty_is_seen_wherever_it_comes_from() {
    for given in ["Wampa (Wanted)", "Wampa (Death Mark)", "Synara San (exhausted)"] {
        play(&format!("ann: ground SHD_186\n bob: ground {given}\n => SHD_186: Shielded"));
        play(&format!("bob: ground SHD_186\n ann: ground {given}\n => SHD_186: Shielded"));
    }
    play("ann: ground SHD_186\n bob: ground Synara San\n => SHD_186: no Shielded");
    play(
        "ann: ground SHD_138
         bob: ground Battlefield Marine (Wanted)
         ann attacks Marine with Jango
         => bob: base 3",
    );
}

// rule 10.1
#[test]
fn conditions_that_only_satisfy_each_other_are_false() {
    play("ann: ground Lonely Guard, Lonely Guard\n => Lonely Guard #1: no Sentinel; Lonely Guard #2: no Sentinel");
    play("ann: ground Jealous Guard, Jealous Guard\n => Jealous Guard #1: 2/3; Jealous Guard #2: 2/3, no Grit");
    play(
        "ann: ground Jealous Guard, Wampa (Experience), Jealous Guard\n => Jealous Guard #1: 5/3; Jealous Guard #2: 5/3",
    );
    play("ann: ground Lonely Guard\n => Lonely Guard: Sentinel");
}

// rules 17.1, 17.2
#[test]
fn what_depends_on_power_and_keywords_sees_the_sums() {
    for ground in ["Praetorian Guard, Wampa (Foundling)", "Wampa (Foundling), Praetorian Guard"] {
        play(&format!(
            "ann: ground {ground}; leader SHD_008 (deployed)\n => Praetorian Guard: Sentinel, 3/5; Wampa: 6/6"
        ));
    }
}

// rule 17.4
#[test]
fn who_lost_its_abilities_takes_none() {
    let leaders = "ann: leader SHD_008 (deployed); ground Cell Block Guard";
    for (on, holds) in [("", false), (" (Imprisoned)", true), (" (Exiled from the Force)", true)] {
        let guard = if holds { "4/3" } else { "3/3" };
        play(&format!("{leaders}\n bob: ground Brain Invaders{on}\n => Cell Block Guard: {guard}"));
        play(&format!(
            "{}\n ann: ground Brain Invaders{on}\n => Cell Block Guard: {guard}",
            leaders.replace("ann", "bob")
        ));
    }
}

// rules 17.4, 16.1
#[test]
fn who_is_named_takes_no_abilities() {
    play(
        "ann: leader SHD_008 (deployed); ground Cell Block Guard; hand Galen Erso; res 8
         bob: ground Brain Invaders
         => Cell Block Guard: 3/3
         ann plays Galen Erso > \"Brain Invaders\"
         => Cell Block Guard: 4/3",
    );
    // An upgrade that is named holds nobody captive of its text.
    play(
        "ann: ground Cell Block Guard; hand Galen Erso; res 4
         bob: hand Imprisoned; res 4
         ann passes
         bob plays Imprisoned > Cell Block Guard
         => Cell Block Guard: no Sentinel
         ann plays Galen Erso > \"Imprisoned\"
         => Cell Block Guard: Sentinel",
    );
}

// rule 17.4
#[test]
fn takings_that_only_silence_each_other_hold() {
    for (one, other) in [("Hushing Warden", "Hushed Warden"), ("Hushed Warden", "Hushing Warden")] {
        play(&format!(
            "ann: ground {one}
             bob: ground {other}
             => Hushing Warden: no Sentinel; Hushed Warden: no Saboteur",
        ));
        play(&format!(
            "ann: ground {one}
             bob: ground {other} (Imprisoned)
             => {one}: {}; {other}: {}",
            if one == "Hushing Warden" { "Sentinel" } else { "Saboteur" },
            if one == "Hushing Warden" { "no Saboteur" } else { "no Sentinel" },
        ));
    }
}

// rules 2.19, 17.4
#[test]
fn a_unit_that_is_a_leader_unit_by_a_pilot_loses_what_leaders_lose() {
    play(
        "ann: leader JTL_012; res 6; space Restored ARC-170; ground Brain Invaders
         => Restored ARC-170: Restore 1
         ann deploys JTL_012 on Restored ARC-170
         => Restored ARC-170: no Restore",
    );
}

// rules 16.1, 17.5
#[test]
fn a_lasting_rule_outlives_the_abilities_of_its_card() {
    play(
        "ann: leader LOF_005 (deployed, 3 damage); hand Cell Block Guard; res 2; ground Cell Block Guard
         bob: hand Brain Invaders; res 4; ground Wampa
         ann attacks Wampa with Morgan Elsbeth
         => ann: leader undeployed
         bob plays Brain Invaders
         ann plays Cell Block Guard
         => ann: 0 ready",
    );
}
