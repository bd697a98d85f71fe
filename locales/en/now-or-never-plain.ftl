# Now or Never: the plain view.

plain-now-or-never-goal = The goal: most points after six seasons, for full rows of buildings, villagers in beds, quests and orders.

plain-now-or-never-yours = Your hero and town
plain-now-or-never-season = Season
plain-now-or-never-first = First player token
plain-now-or-never-passed = Have passed
plain-now-or-never-asked = Still to say “produce”
plain-now-or-never-tiles = Location tiles on the scrolls
plain-now-or-never-enemies = Enemies left
plain-now-or-never-level-1 = level 1
plain-now-or-never-level-2 = level 2
plain-now-or-never-level-3 = level 3
plain-now-or-never-level-4 = level 4
plain-now-or-never-level-5 = level 5
plain-now-or-never-level-6 = level 6
plain-now-or-never-level-7 = level 7
plain-now-or-never-level-8 = level 8
plain-now-or-never-level-9 = level 9
plain-now-or-never-unclaimed = Spaces with a search token
plain-now-or-never-finds = Search tokens that nobody has seen
plain-now-or-never-villagers = Villagers in the row
plain-now-or-never-supply = Villagers to come
plain-now-or-never-gear = Gear for sale
plain-now-or-never-gear-to-come = Gear that may still come
plain-now-or-never-row = Specialists to recruit
plain-now-or-never-specialists-to-come = Specialists that may still come
plain-now-or-never-piles = Quest cards
plain-now-or-never-piles-item = { $pile }: { $cards } in the pile, { $discards } discarded; discards that you know: { $known }
plain-now-or-never-orders = Orders
plain-now-or-never-orders-stack = In the stack
plain-now-or-never-orders-under = Under the stack, the next first
plain-now-or-never-doing = What is going on
plain-now-or-never-doing-seat = Who
plain-now-or-never-doing-from = The move began on space
plain-now-or-never-doing-left = Left
plain-now-or-never-doing-keep = To be kept
plain-now-or-never-doing-piles = Piles named
plain-now-or-never-doing-charged = Came to fight
plain-now-or-never-doing-quested = Has played a quest
plain-now-or-never-doing-fight = The fight
plain-now-or-never-doing-fight-health = Its health
plain-now-or-never-doing-fight-attack = Its attack
plain-now-or-never-doing-fight-dealt = Damage so far
plain-now-or-never-doing-fight-rounds = Rounds so far
plain-now-or-never-doing-fight-damage = Damage of this round
plain-now-or-never-doing-fight-loss = Hearts lost in this round
plain-now-or-never-doing-cast = A die
plain-now-or-never-doing-die = It shows
plain-now-or-never-doing-off = Cheaper by
plain-now-or-never-doing-specialist = Specialist
plain-now-or-never-doing-quest = Quest
plain-now-or-never-doing-orders = Orders drawn
plain-now-or-never-hero = Hero
plain-now-or-never-space = Space on the map
plain-now-or-never-hearts = Hearts
plain-now-or-never-players-hearts-value = { $hearts } of { $max_hearts }
plain-now-or-never-mana = Mana
plain-now-or-never-players-mana-value = { $mana } of { $max_mana }
plain-now-or-never-coins = Coins
plain-now-or-never-experience = Experience
plain-now-or-never-books = Books
plain-now-or-never-worth = Goods are worth
plain-now-or-never-arrows-used = Hero tokens used
plain-now-or-never-players-specialists = Specialists
plain-now-or-never-players-specialists-item = { $specialist }, { $face_up-is ->
    [true] face up
   *[other] face down
}
plain-now-or-never-bot-specialists = Its specialists
plain-now-or-never-bot-specialists-item = { $specialist }, { $face_up-is ->
    [true] face up
   *[other] face down
}
plain-now-or-never-specialist = Specialist
plain-now-or-never-face-up = Face up
plain-now-or-never-red = Red slots: how the hero strikes when the attack die shows 1, 2, 3 or 4
plain-now-or-never-players-red-under = basic ability: { $says }
plain-now-or-never-blue = Blue slots
plain-now-or-never-grid = Buildings to build, 4 rows of 5
plain-now-or-never-town = Town, 4 rows of 4, the starting row last
plain-now-or-never-waiting = Villagers without a house
plain-now-or-never-housed = Villagers housed
plain-now-or-never-room = Room for villagers
plain-now-or-never-row-1 = top row
plain-now-or-never-row-2 = second row
plain-now-or-never-row-3 = third row
plain-now-or-never-row-4 = bottom row
plain-now-or-never-players-orders = Orders to complete
plain-now-or-never-completed = Orders completed
plain-now-or-never-tokens = Search tokens
plain-now-or-never-hand = Quest cards in hand
plain-now-or-never-drawn = Cards drawn, not yet kept
plain-now-or-never-size = How many
plain-now-or-never-cards = Cards
plain-now-or-never-played = Quests played
plain-now-or-never-powers = Powers
plain-now-or-never-used = Powers used this season
plain-now-or-never-gifts = What gear, town and quests add
plain-now-or-never-defence = Defence
plain-now-or-never-movement = Movement
plain-now-or-never-recruit = Recruiting is cheaper by
plain-now-or-never-build = Building is cheaper by
plain-now-or-never-tough = Searches cost fewer hearts
plain-now-or-never-income = Coins each production
plain-now-or-never-makes = Goods each production
plain-now-or-never-shell-trade = 3 shells sell for 8
plain-now-or-never-tool-trade = 3 tools sell for 10
plain-now-or-never-helm = Helms
plain-now-or-never-bot = The bot
plain-now-or-never-cards-to-come = Its cards to come this season
plain-now-or-never-attacked = Has attacked this season
plain-now-or-never-bot-quests = Quest cards it took
plain-now-or-never-bot-orders = Orders it took
plain-now-or-never-bot-tokens = Search tokens it took
plain-now-or-never-bot-villagers = Villagers it took
plain-now-or-never-scores = Scores
plain-now-or-never-scores-item = coins { $coins }, full rows { $rows }, housing { $housing }, buildings { $buildings }, quests { $quests }, orders { $orders }
plain-now-or-never-spaces = The map, space by space, ten in a row
plain-now-or-never-card-spaces = { $name }{ $location-is ->
    [none] {""}
   *[other] {" "}{ $location }
}{ $scroll-is ->
    [none] {""}
   *[other] {" "}location tile { $scroll }
}{ $level-is ->
    [none] {""}
   *[other] , enemy of level { $level }
}{ $letter-is ->
    [none] {""}
   *[other] , search token { $letter }
}{ $mountain-is ->
    [true] , mountain
   *[other] {""}
}
plain-now-or-never-card-tokens = { $name } ({ $colour }, cost { $cost }): { $says }
plain-now-or-never-card-specialists = { $name } (cost { $cost }, tax { $tax }): { $says }
plain-now-or-never-card-buildings = { $name } (cost { $cost }): { $says }
plain-now-or-never-card-quests = { $name } ({ $location }): { $says }
plain-now-or-never-card-solo = { $says }

# What waits where a move leads.
plain-now-or-never-there-visit = A visit: { $says }.
plain-now-or-never-there-foe = { $name } lives here: health { $health }, attack { $attack }; beaten, it gives { $says }.
plain-now-or-never-there-reward = Beaten, it gives { $says }.
plain-now-or-never-there-search = A search token lies here.
plain-now-or-never-there-searched = Its search token is gone.
plain-now-or-never-there-nothing = Nothing is here.

plain-now-or-never-verb-pay = Pay a specialist
plain-now-or-never-verb-recruit = Recruit
plain-now-or-never-verb-rest = Rest a specialist
plain-now-or-never-verb-build = Build
plain-now-or-never-verb-buy = Buy gear
plain-now-or-never-verb-swap = Swap two tiles
plain-now-or-never-verb-go = Go
plain-now-or-never-verb-charge = Go and fight
plain-now-or-never-verb-keep = Keep a card
plain-now-or-never-verb-sell = Sell
plain-now-or-never-verb-house = House a villager
plain-now-or-never-verb-move = Move a villager
plain-now-or-never-verb-learn = Learn an ability
plain-now-or-never-verb-use = Use a power
plain-now-or-never-verb-token = Take a token
