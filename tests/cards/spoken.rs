//! What cards mention: their data and their text agree.

use swu_cards::library::Library;
use swu_cards::spoken::Spoken;
use swu_cards::wording;
use swu_language::keyword::Keyword;

#[test]
fn the_data_of_every_card_speaks_of_what_its_text_names() {
    let mut wrong = Vec::new();
    for (_, card) in Library::embedded().iter() {
        let (text, spoken) = (wording::text(card), Spoken::of(card));
        let words: Vec<&str> = text.lines().flat_map(|line| line.split(|c: char| !c.is_alphanumeric())).collect();
        // "Bounty Hunter" and "Bounty upgrade" mention traits.
        let traits = [Some(&"Hunter"), Some(&"upgrade")];
        let is_trait = |place: usize| words[place] == "Bounty" && traits.contains(&words.get(place + 1));
        let named = |word: &str| (0..words.len()).any(|place| words[place] == word && !is_trait(place));
        for keyword in Keyword::ALL {
            let said = named(keyword.name()) || *keyword == Keyword::Bounty && named("Bounties");
            if said != spoken.keywords.contains(keyword) {
                wrong.push(format!("{} {}: {keyword}", card.id, card.title));
            }
        }
        let shields = named("Shield") || named("Shields");
        let captures = words.iter().any(|word| word.starts_with("captur") || *word == "rescue" || *word == "rescued");
        for (word, said, known) in [("Shield", shields, spoken.shields), ("capture", captures, spoken.captures)] {
            if said != known {
                wrong.push(format!("{} {}: {word}, said {said}", card.id, card.title));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
