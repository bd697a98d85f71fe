//! Every small choice of the game, with its notation. Cards are named by their number in the catalog, places from 0.
use crate::cards::*;
use crate::words::*;
use table::actions;

actions! {
    pub enum Action {
        // set-up
        Hero { hero: Hero } = "hero",
        /// where the next starting specialist lies (N-049)
        Place { slot: u8 } = "place",
        Keep { card: QuestCard } = "keep",
        // the turn
        /// a specialist of a seat; 4: of the solo bot
        Pay { whose: u8, slot: u8 } = "pay",
        Recruit { place: u8, slot: u8 } = "recruit",
        Rest { slot: u8, relief: Relief } = "rest",
        /// a hero action with one of the three tokens
        March { arrow: u8 } = "march",
        Pass = "pass",
        // specialists
        Build { tile: u8, space: u8 } = "build",
        Buy { gear: SlotToken, slot: u8 } = "buy",
        Swap { a: u8, b: u8 } = "swap",
        Wake { slot: u8 } = "wake",
        // the hero on the map
        /// by the way that costs the fewest hearts
        Go { space: u8 } = "go",
        /// the same, to fight there (N-093)
        Charge { space: u8 } = "charge",
        Stop = "stop",
        Quest { card: QuestCard } = "quest",
        Visit = "visit",
        Fight = "fight",
        Search = "search",
        // dice and fights
        Roll = "roll",
        Accept = "accept",
        /// pays a good for another roll (N-297)
        Reroll { good: Good } = "reroll",
        /// pays the option of the rolled attack (N-118)
        Boost = "boost",
        /// the heart of the Arzian Helm, now (N-224)
        Helm = "helm",
        Strike = "strike",
        Retreat = "retreat",
        // cards, tokens, villagers
        Draw { pile: Pile } = "draw",
        KeepOrder { order: OrderToken } = "keep-order",
        Take { good: Good } = "take",
        Gain { good: Good } = "gain",
        Token { space: u8 } = "token",
        /// which specialist of the bot makes room (N-290)
        Send { slot: u8 } = "send",
        // at any time
        Sell { trade: u8 } = "sell",
        SellBest = "sell-best",
        House { good: Good, row: u8 } = "house",
        /// a villager of the Inn's row to another (N-215)
        Move { good: Good, row: u8 } = "move",
        Order { order: OrderToken } = "order",
        Refill = "refill",
        Learn { ability: u8, slot: u8 } = "learn",
        Use { power: u8 } = "use",
        Produce = "produce",

        Done = "done",
    }
}
