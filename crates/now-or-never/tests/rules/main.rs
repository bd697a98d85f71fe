//! The second rulebook: every rule has a test that carries its number.
mod outfit;
mod rig;

// by name, with the chapter
mod anytime; // 13
mod arms; // 9
mod artifacts; // 18
mod build; // 5
mod buildings; // 17
mod clarifications; // 23
mod combat; // 9
mod components; // 1
mod ending; // 15, 16
mod hearts; // 11
mod jobs; // 6
mod knowledge; // 23
mod ledger;
mod locations; // 12
mod march; // 7
mod moments; // 3, 7, 9, 13, 14, 18
mod powers; // 18
mod production; // 14
mod quests; // 18
mod rewards; // 9
mod scenarios; // 22
mod search; // 10
mod setup; // 2
mod solo; // 20
mod specialists; // 4
mod stand; // 8
mod turns; // 3
mod underground; // 12
mod variant; // 21
