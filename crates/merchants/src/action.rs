//! Every small choice of the game, with its notation. Cards are named by their number in the catalog.
use crate::cards::*;
use crate::words::*;
use table::actions;

actions! {
    pub enum Action {
        // set-up
        /// a pair of steed and starting hero, named by the steed (F-029)
        Draft { steed: Steed } = "draft",
        Keep { deed: DeedCard } = "keep",
        // plan
        Reset = "reset",
        Bump { die: Face, slot: Slot } = "bump",
        Unlock { slot: Slot } = "unlock",
        Lantern = "lantern",
        Light { die: Face } = "light",
        Coins = "coins",
        Prestige = "prestige",
        Wheel = "wheel",
        // move
        Go { steps: u8 } = "go",
        Horseshoe { way: Way } = "horseshoe",
        Stay = "stay",
        // act
        Visit { district: District } = "visit",
        Use { building: Building } = "use",
        Change { from: Good, to: Good } = "change",
        Buy { good: Good } = "buy",
        Commission { town: Town } = "commission",
        Pay { steps: u8 } = "pay",
        Deed { deed: DeedCard } = "deed",
        DeedTop = "deed-top",
        Host { hero: HeroCard } = "host",
        Sell { good: Good, side: Side } = "sell",
        Ruins { steps: u8 } = "ruins",
        Gain { good: Good } = "gain",
        Roll = "roll",
        // the caravan
        Caravan = "caravan",
        Companion { card: CompanionCard } = "companion",
        CompanionTop = "companion-top",
        Declare { town: Town, road: Road } = "declare",
        Join = "join",
        Refuse = "refuse",
        Reroll = "reroll",
        Take { value: u8 } = "take",
        /// with Whisper's +1
        TakeWhisper { value: u8 } = "take-whisper",
        /// with Threy Cat's +1 or +2
        TakeCat { value: u8, by: u8 } = "take-cat",
        /// with both
        TakeBoth { value: u8, by: u8 } = "take-both",
        Enter { town: Town } = "enter",
        Deliver { commission: CommissionCard } = "deliver",
        Give { good: Good, side: Side } = "give",
        Bring { hero: HeroCard } = "bring",
        Fortune { luck: Luck } = "fortune",
        Upgrade { tile: Tile } = "upgrade",
        Steed { steed: Steed } = "steed",
        // effects
        Flip { good: Good } = "flip",
        FlipBack { good: Good } = "flip-back",
        TakeHero { hero: HeroCard } = "take-hero",
        TakeHeroTop = "take-hero-top",
        DarkStep = "dark-step",
        PayCoins = "pay-coins",
        PayQuartz = "pay-quartz",
        PayLantern = "pay-lantern",
        PayGood { good: Good, side: Side } = "pay-good",
        Swap { give: Unit, get: Unit } = "swap",
        // making room
        Decline = "decline",
        Drop { good: Good, side: Side } = "drop",
        DropHero { hero: HeroCard } = "drop-hero",
        DropCommission { commission: CommissionCard } = "drop-commission",
        DropToken { token: Token } = "drop-token",
        // companions
        Ability { animal: Animal, which: u8 } = "ability",
        Copy { value: u8 } = "copy",
        Grace { side: Side } = "grace",
        Cosimo { hero: HeroCard } = "cosimo",
        Dumplin = "dumplin",
        Flicker = "flicker",

        Pass = "pass",
        Done = "done",
    }
}
