# Now or Never: questions, buttons, the log, what cards say, refusals and words. Names of cards are in a file of their own.
#
# What names another message comes as its words; `$x-id` is the id behind `$x`, for selectors.
# Messages called part-… are pieces of others; each language has as many as it needs.

part-now-stuff = { $stuff-id ->
    [now-stuff-shell] { $n ->
        [one] 1 shell
       *[other] { $n } shells
    }
    [now-stuff-tool] { $n ->
        [one] 1 tool
       *[other] { $n } tools
    }
    [now-stuff-demon] { $n ->
        [one] 1 bottled demon
       *[other] { $n } bottled demons
    }
    [now-stuff-crystal] { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
    [now-stuff-book] { $n ->
        [one] 1 book
       *[other] { $n } books
    }
    [now-stuff-coins] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [now-stuff-hearts] { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
    [now-stuff-mana] { $n } mana
   *[now-stuff-experience] { $n } experience
}
part-now-count = { $count-id ->
    [now-count-buildings] { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }
    [now-count-beds] { $n ->
        [one] 1 bed
       *[other] { $n } beds
    }
    [now-count-full-rows] { $n ->
        [one] 1 full row of buildings
       *[other] { $n } full rows of buildings
    }
    [now-count-villagers] { $n ->
        [one] 1 housed villager
       *[other] { $n } housed villagers
    }
    [now-count-shell-villagers] { $n ->
        [one] 1 housed shell gatherer
       *[other] { $n } housed shell gatherers
    }
    [now-count-tool-villagers] { $n ->
        [one] 1 housed tool maker
       *[other] { $n } housed tool makers
    }
    [now-count-demon-villagers] { $n ->
        [one] 1 housed demon bottler
       *[other] { $n } housed demon bottlers
    }
    [now-count-crystal-villagers] { $n ->
        [one] 1 housed crystal miner
       *[other] { $n } housed crystal miners
    }
    [now-count-orders] { $n ->
        [one] 1 completed order
       *[other] { $n } completed orders
    }
    [now-count-tokens] { $n ->
        [one] 1 search token
       *[other] { $n } search tokens
    }
    [now-count-specialists] { $n ->
        [one] 1 specialist
       *[other] { $n } specialists
    }
    [now-count-abilities] { $n ->
        [one] 1 ability
       *[other] { $n } abilities
    }
    [now-count-gear] { $n } gear
    [now-count-quests] { $n ->
        [one] 1 played quest
       *[other] { $n } played quests
    }
    [now-count-books] { $n ->
        [one] 1 book
       *[other] { $n } books
    }
    [now-count-experience] { $n } experience
    [now-count-hearts] { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
    [now-count-mana] { $n } mana
   *[now-count-coins] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
}
part-now-one-count = { $count-id ->
    [now-count-buildings] building
    [now-count-beds] bed
    [now-count-full-rows] full row of buildings
    [now-count-villagers] housed villager
    [now-count-shell-villagers] housed shell gatherer
    [now-count-tool-villagers] housed tool maker
    [now-count-demon-villagers] housed demon bottler
    [now-count-crystal-villagers] housed crystal miner
    [now-count-orders] completed order
    [now-count-tokens] search token
    [now-count-specialists] specialist
    [now-count-abilities] ability
    [now-count-gear] gear
    [now-count-quests] played quest
    [now-count-books] book
    [now-count-experience] experience
    [now-count-hearts] heart
    [now-count-mana] mana
   *[now-count-coins] coin
}
part-now-each = { $n ->
    [1] { part-now-one-count }
   *[other] { part-now-count }
}
part-now-letter = { $letter ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
    [9] J
    [10] K
    [11] L
    [12] M
   *[other] N
}
part-now-worker = { $good-id ->
    [now-good-shell] shell gatherer
    [now-good-tool] tool maker
    [now-good-demon] demon bottler
   *[now-good-crystal] crystal miner
}
part-now-cost = { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
}
part-now-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
part-now-way = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}{ $hearts ->
    [0] {""}
    [one] , 1 heart lost
   *[other] , { $hearts } hearts lost
}
part-now-slot = { $colour } slot { $slot }

## Questions

now-ask-over = The game is over.
now-ask-wait = { $seat } is deciding.
now-ask-wait-produce = Production waits until everybody has housed their villagers.
now-ask-on = One moment …
now-ask-hero = Choose your hero.
now-ask-place = { $specialist } starts with you: in which slot? The bot turns the leftmost ones down first.
now-ask-keep = Choose your quest cards: { $n ->
    [one] 1 more to keep
   *[other] { $n } more to keep
}.
now-ask-turn = Season { $season }, your turn: use or rest a specialist, recruit one, take a hero action, or pass.
now-ask-turn-no-hearts = Season { $season }, your turn: your hero is exhausted. Use or rest a specialist, recruit one, or pass.
now-ask-move = Where does your hero go? { $n ->
    [0] Every further space costs a heart.
    [one] 1 space is free.
   *[other] { $n } spaces are free.
}
now-ask-stand = { $place }: what does your hero do here?
now-ask-stand-fight = { $place }: you came to fight. A quest may be played first.
now-ask-fight = { $foe } stands before you: health { $health }, attack { $attack }. Roll the die.
now-ask-fight-on = { $foe } has taken { $dealt } of { $health } damage. Another round, or retreat?
now-ask-round = A { $die } against { $foe } ({ $dealt } of { $health } damage done). Strike, or do more first?
now-ask-die-attack = You rolled a { $die } for your attack. Keep it?
now-ask-die-orb = You rolled a { $die } for more damage. Keep it?
now-ask-die-search = You rolled a { $die } for the search: so many hearts are lost. Keep it?
now-ask-die-toll = You rolled a { $die }: so many hearts are lost. Keep it?
now-ask-die-solo = The bot rolled a { $die }.
now-ask-build = Which building do you build, and where? You have { part-now-coins }.
now-ask-gear = Which gear do you buy? You have { part-now-coins }.
now-ask-swap = Which two tiles of your grid change places?
now-ask-wake = Which specialist gets up again?
now-ask-draw = From which pile do you draw? { $n ->
    [one] 1 card
   *[other] { $n } cards
} to draw.
now-ask-keep-order = Keep one of the two orders; the other goes under the stack.
now-ask-villager = Choose a villager.
now-ask-any-good = Choose a good.
now-ask-token = Which search token do you take?
now-ask-solo-token = Several search tokens are equally near: which one does the bot take?
now-ask-solo-recruit = The bot recruits { $specialist }: who makes room?
now-ask-produce = Production is about to begin: house your villagers, then let your town produce.
now-ask-produce-last = The final production is about to begin: find every villager the best bed, then let your town produce.

## Buttons

now-do-hero = Play { $hero }: { $hearts } hearts, { $mana } mana, moves of { $a }, { $b } and { $c }
now-do-place = { $specialist } into slot { $slot }: { $effects }
now-do-keep = Keep “{ $quest }” ({ $location })
now-do-pay = Employ your { $specialist } { part-now-cost }: { $effects }
now-do-pay-other = Employ { $owner }’s { $specialist } { part-now-cost } (tax { $tax }): { $effects }
now-do-pay-bot = Employ the bot’s { $specialist } { part-now-cost }: { $effects }
now-do-recruit = Recruit { $specialist } { part-now-cost } into slot { $slot }: { $effects }
now-do-recruit-instead = Recruit { $specialist } { part-now-cost } in place of { $old } (slot { $slot }): { $effects }
now-do-rest-hearts = Rest { $specialist }: 2 hearts
now-do-rest-coin = Rest { $specialist }: 1 coin
now-do-march = Hero action: move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} for free
now-do-pass = Pass for the rest of the season
now-do-build = Build { $building } { part-now-cost }: row { $row }, column { $column }
now-do-build-gift = Build { $building } { part-now-cost }: row { $row }, column { $column }, { $gift }
now-do-buy = Buy { $token } { part-now-cost } into { part-now-slot }: { $effects }
now-do-buy-instead = Buy { $token } { part-now-cost } into { part-now-slot } in place of { $old }: { $effects }
now-do-swap = Swap { $building } and { $other }
now-do-wake = Turn { $specialist } face up
now-do-go = Go to { $place } ({ part-now-way })
now-do-go-last = Go to { $place } ({ part-now-way }): your last heart, the turn ends there
now-do-charge = Charge { $foe } at { $place } ({ part-now-way }; health { $health }, attack { $attack })
now-do-charge-last = Charge { $foe } at { $place } ({ part-now-way }): your last heart, the turn ends there without a fight
now-do-stop = Stop here
now-do-quest = Play “{ $quest }”: { $effects }
now-do-visit = Visit { $place }: { $effects }
now-do-visit-last = Visit { $place }: { $effects }. That is your last heart: the turn ends, and you gain nothing
now-do-fight = Fight { $foe } (health { $health }, attack { $attack })
now-do-search = Search here: lose as many hearts as the die shows
now-do-roll = Roll the attack die
now-do-accept = Keep the { $die }
now-do-accept-attack = Keep the { $die }: { $damage } damage
now-do-accept-loss = Keep the { $die }: lose { $n ->
    [0] nothing
    [one] 1 heart
   *[other] { $n } hearts
}
now-do-accept-last = Keep the { $die }: your last heart is lost, the turn ends, and you gain nothing
now-do-reroll = Spend 1 { $good } to roll again
now-do-boost = Pay { $mana } mana: { $effects }
now-do-helm = Take the heart of your helm
now-do-strike = Strike: { $damage } damage, { $loss ->
    [0] no hearts lost
    [one] 1 heart lost
   *[other] { $loss } hearts lost
}
now-do-strike-last = Strike: { $damage } damage, but your last heart is lost, and with it the fight
now-do-retreat = Retreat: 1 experience, and the turn is over
now-do-draw = Draw from the { $pile } pile
now-do-keep-order = Keep { $order }: { $goods } for { part-now-coins }
now-do-take = Take a { part-now-worker }
now-do-gain = Take 1 { $good }
now-do-token = Take the token at { $place }
now-do-send = Send { $specialist } away
now-do-use = { $power } ({ $cost }): { $effects }
now-do-produce = Produce
now-do-done = Done
now-do-done-build = Build nothing
now-do-done-gear = Buy nothing
now-do-done-swap = Swap nothing
now-do-done-stand = Do nothing here, end the turn

## Buttons of what may be done at any time

now-do-sell = Sell { $goods } for { part-now-coins }
now-do-sell-best = Sell all goods for { part-now-coins } ({ $goods })
now-do-house = House a { part-now-worker } in row { $row }
now-do-move = Move a { part-now-worker } from the Inn’s row to row { $row }
now-do-order = Complete { $order }: { $goods } for { part-now-coins }
now-do-refill = Pay 2 experience: fill the villager row
now-do-learn = Learn { $token } for { $cost } experience into { part-now-slot }: { $effects }
now-do-learn-instead = Learn { $token } for { $cost } experience into { part-now-slot } in place of { $old }: { $effects }

## Effects

now-some = { part-now-stuff }
now-effect-nothing = nothing
now-deal = { $price }; gain: { $gain }
now-deal-points = at the end { $n ->
    [one] 1 point
   *[other] { $n } points
}
now-deal-and-points = { $effects }; at the end { $n ->
    [one] 1 point
   *[other] { $n } points
}
now-effect-pay = { $stuff-id ->
    [now-stuff-hearts] lose { part-now-stuff }
   *[other] pay { part-now-stuff }
}
now-effect-toll = roll a die and lose so many hearts
now-effect-heal = all hearts back
now-effect-any-good = { $n ->
    [one] 1 good
   *[other] { $n } goods
} of your choice
now-effect-villager = { $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
now-effect-quests = draw { $n ->
    [one] 1 quest card
   *[other] { $n } quest cards
}
now-effect-quests-keep = draw { $n } quest cards and keep { $keep }
now-effect-gear = you may buy 1 gear
now-effect-gear-off = you may buy 1 gear for { $n } coins less
now-effect-swap = you may swap two tiles of your grid
now-effect-order = draw 2 orders and keep 1
now-effect-first-player = the first player token
now-effect-token = an unclaimed search token of your choice, without a die
now-effect-build = you may build
now-effect-build-off = you may build for { $n ->
    [one] 1 coin
   *[other] { $n } coins
} less
now-effect-wake = turn one of your specialists face up
now-effect-arrow = a used hero action token comes back

now-job-build = build
now-job-heal = all hearts back
now-job-study = 2 experience
now-job-outfit = you may buy 1 gear

now-does-movement = { $n } more spaces in this move
now-does-reroll = roll a die of yours again
now-does-ignore-enemies = enemies on your way cost no hearts this turn
now-does-defence = { $n } more defence in this round
now-does-damage = { $n } more damage
now-does-die = a die more damage
now-does-march = a hero action with { $n } free spaces, without a token

now-gift-defence = { $n } defence in every round of a fight
now-gift-movement = { $n ->
    [one] 1 more space
   *[other] { $n } more spaces
} in every hero action
now-gift-max-mana = room for { $n } more mana, filled at once
now-gift-recruit = recruiting costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
} less
now-gift-build = building costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
} less
now-gift-tough = a search costs { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} less
now-gift-income = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} in every production but the final one
now-gift-makes = 1 { $good } in every production
now-gift-shell-trade = 3 shells sell for 8 coins
now-gift-tool-trade = 3 tools sell for 10 coins
now-gift-helm = a kept 4 in a fight gives 1 heart, whenever you like in that round
now-gift-azure = with the other half of the azure set: room for 1 more mana

## What cards say

now-card-attack = { $n } damage
now-card-attack-defence = { $n } defence
now-card-attack-mana = when rolled: { $n } mana
now-card-boost = for { $mana } mana, once per roll: { $effects }
now-card-power = { $cost }: { $effects }
now-card-limit-round = once per round of a fight
now-card-limit-season = once per season
now-card-anytime = at any time, on other turns too
now-card-outside-combat = not in a fight
now-card-not-final = not in the final production
now-card-quest = Played at { $location }
now-card-price = Asks for: { $effects }
now-card-gain = Gives: { $effects }
now-card-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
now-card-ending = At the end of the game: { $points ->
    [one] 1 point
   *[other] { $points } points
} for every { part-now-each }
now-card-beds = houses { $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
now-card-makes = every production: { $effects }
now-card-book = shows a book
now-card-order = { $goods } for { part-now-coins }
now-need = at least { part-now-count }
now-need-fight = a fight (health { $health }, attack { $attack })

now-special-demons-lab = 3 points for every bottled demon of the final production
now-special-construction-hq = every later building costs 1 coin less
now-special-crystal-lab = 3 points for every crystal of the final production
now-special-garden-house = 2 coins in every production but the final one
now-special-inn = villagers of its row may move to another row at any time
now-special-library = 3 points for every building beside it that shows a book
now-special-market-hall = 4 points for every building beside it that produces a good
now-special-school = 1 book when it is built
now-special-snail-ranch = 1 more space in every hero action
now-special-town-hall = 2 points for every bed in the buildings beside it
now-special-workshop = 2 points for every tool of the final production

now-solo-search = The bot takes the search token nearest to you.
now-solo-recruit = The bot recruits the left-most specialist of the row.
now-solo-attack = Once per season the bot beats an enemy of the lowest level and takes as many villagers as it gives.
now-solo-roll = The bot rolls a die:
now-solo-exhaust-own = The bot’s left-most ready specialist turns face down.
now-solo-exhaust-player = Your left-most ready specialist turns face down, and you get its tax.
now-solo-fate = { $die }: { $effects }
now-solo-fate-order = the top order leaves the game
now-solo-fate-quests = { $n ->
    [one] 1 card of the { $pile } pile leaves the game
   *[other] { $n } cards of the { $pile } pile leave the game
}

## The log

now-tale-season = Season { $season }
now-tale-turn = It is { $seat }’s turn.
now-tale-passed = { $seat } passes.
now-tale-first-player = { $seat } has the first player token.
now-tale-production = Everybody has passed: the towns produce.
now-tale-production-last = Everybody has passed: the final production begins.
now-tale-ready = { $seat } is ready to produce.
now-tale-score = { $seat } has { $total ->
    [one] 1 point
   *[other] { $total } points
}: coins { $coins }, full rows { $rows }, housing { $housing }, buildings { $buildings }, quests { $quests }, orders { $orders }.
now-tale-tiles = On the scrolls lie: { $places }.
now-tale-hero = { $seat } plays { $hero }.
now-tale-bot-hero = The bot gets the board of { $hero }.
now-tale-starting = { $specialist } starts with { $seat }, in slot { $slot }.
now-tale-grid = { $seat } lays out 20 buildings.
now-tale-gains = { $seat } gains { part-now-stuff }.
now-tale-loses = { $seat } { $stuff-id ->
    [now-stuff-hearts] loses { part-now-stuff }
   *[other] pays { part-now-stuff }
}.
now-tale-paid = { $seat } employs { $specialist }.
now-tale-paid-other = { $seat } employs { $owner }’s { $specialist }.
now-tale-paid-bot = { $seat } employs the bot’s { $specialist }.
now-tale-recruited = { $seat } recruits { $specialist }.
now-tale-specialist-gone = { $specialist } leaves { $seat }.
now-tale-rested = { $seat } lets { $specialist } rest.
now-tale-woken = { $specialist } is ready again for { $seat }.
now-tale-specialist-shown = New in the row: { $specialist }.
now-tale-built = { $seat } builds { $building } in row { $row }.
now-tale-swapped = { $seat } swaps two tiles of the grid.
now-tale-gear = { $seat } buys { $token }.
now-tale-gear-shown = New gear: { $token }.
now-tale-learned = { $seat } learns { $token }.
now-tale-token-gone = { $seat } gives up { $token }.
now-tale-used = { $seat } uses { $power }.
now-tale-marched = { $seat } sets out with { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
}.
now-tale-moved = { $seat } goes to { $place }.
now-tale-visited = { $seat } visits { $location }.
now-tale-exhausted = { $seat } has no hearts left: the turn is over.
now-tale-rolled = { $seat } rolls a { $die }.
now-tale-rolled-attack = { $seat } attacks with a { $die }.
now-tale-rolled-orb = { $seat } rolls a { $die } for more damage.
now-tale-rolled-search = { $seat } searches and rolls a { $die }.
now-tale-fight = { $seat } fights { $foe } (health { $health }, attack { $attack }).
now-tale-struck = { $seat } deals { $damage } damage{ $lost ->
    [0] {" "}and loses nothing.
   *[other] .
}
now-tale-beaten = { $seat } beats { $foe }.
now-tale-retreated = { $seat } retreats from { $foe }.
now-tale-defeated = { $foe } has beaten { $seat }.
now-tale-found = { $seat } finds: { $find }.
now-tale-drew = { $seat } draws “{ $quest }”.
now-tale-drew-hidden = { $seat } draws a card from the { $pile } pile.
now-tale-kept = { $seat } keeps “{ $quest }”.
now-tale-kept-hidden = { $seat } keeps a card of the { $pile } pile.
now-tale-unkept = { $seat } discards “{ $quest }”.
now-tale-unkept-hidden = { $seat } discards a card of the { $pile } pile.
now-tale-shuffled = The discards of the { $pile } pile are shuffled in.
now-tale-quest = { $seat } plays “{ $quest }”.
now-tale-quest-lost = “{ $quest }” is lost for { $seat }.
now-tale-orders-drawn = { $seat } draws orders: { $orders }.
now-tale-orders-drawn-hidden = { $seat } draws orders.
now-tale-order-kept = { $seat } keeps { $order }: { $goods } for { part-now-coins }.
now-tale-order-done = { $seat } completes { $order }.
now-tale-villager = { $seat } takes in a { part-now-worker }.
now-tale-no-villager = There is no villager left for { $seat }.
now-tale-villager-shown = New among the villagers: a { part-now-worker }.
now-tale-housed = { $seat } houses a { part-now-worker } in row { $row }.
now-tale-rehoused = { $seat } moves a { part-now-worker } to row { $row }.
now-tale-refilled = { $seat } fills the villager row.
now-tale-sold = { $seat } sells { $goods } for { part-now-coins }.
now-tale-bot-card = The bot draws: { $card }.
now-tale-bot-searched = The bot takes the search token at { $place }.
now-tale-bot-recruited = The bot recruits { $specialist }.
now-tale-bot-sent = The bot sends { $specialist } away.
now-tale-bot-attacked = The bot beats { $foe }.
now-tale-bot-villager = The bot takes in a { part-now-worker }.
now-tale-bot-die = The bot rolls a { $die }.
now-tale-bot-order = The bot takes an order out of the game.
now-tale-bot-quests = The bot takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the { $pile } pile out of the game.
now-tale-bot-exhausted = The bot’s { $specialist } turns face down.
now-tale-player-exhausted = The bot tires { $seat }’s { $specialist } out.
now-tale-bot-idle = There is nothing that the bot could do.

now-one-order = { $order } ({ $goods } for { part-now-coins })

## Refusals: { $rule } is the rule that is in the way

now-no-over = The game is over. ({ $rule })
now-no-set-up = Wait until the table is set up. ({ $rule })
now-no-not-your-turn = It is not your turn: for now you may only do what is allowed at any time (sell, house, complete orders, learn). ({ $rule })
now-no-passed = You have passed: your next turn comes next season. ({ $rule })
now-no-turn-over = All turns of this season are over. ({ $rule })
now-no-one-action = One action a turn, and yours has begun. ({ $rule })
now-no-not-asked = That is not the question now. You are asked: { $question } ({ $rule })
now-no-produce = You are not asked: production goes on without you. ({ $rule })
now-no-coins = You have too few coins for that. ({ $rule })
now-no-goods = You do not have all the goods for that. ({ $rule })
now-no-mana = You have too little mana for that. ({ $rule })
now-no-experience = You have too little experience for that. ({ $rule })
now-no-hearts = Without a heart your hero goes nowhere: rest or heal first. ({ $rule })
now-no-such-trade = The market knows no such trade, or only with a quest card that you have not played. ({ $rule })
now-no-such-order = You hold no such order. ({ $rule })
now-no-order-twice = That order is completed already. ({ $rule })
now-no-order-final = No orders in the final production: the last pass came before. ({ $rule })
now-no-order-drawn = Keep one of the two orders that you drew. ({ $rule })
now-no-refill = Every place of the villager row is taken, or nobody is left to come. ({ $rule })
now-no-villager-waiting = No such villager is waiting below your board. ({ $rule })
now-no-villager-at-inn = Only a villager from the Inn’s row moves, and to another row. ({ $rule })
now-no-villager-shown = No such villager is in the row. ({ $rule })
now-no-room = That row has no bed left. ({ $rule })
now-no-inn = Housed villagers stay where they are, unless you have the Inn. ({ $rule })
now-no-such-ability = That is not an ability of your hero. ({ $rule })
now-no-ability-twice = You have bought that ability already; it cannot be bought again. ({ $rule })
now-no-level = First learn an ability of the same colour, one level lower. ({ $rule })
now-no-such-slot = There are four slots of each colour. ({ $rule })
now-no-slot-taken = Take a free slot of that colour while there is one. ({ $rule })
now-no-such-power = You have nothing of that kind to use. ({ $rule })
now-no-power-season = Used already: it is ready again next season. ({ $rule })
now-no-power-round = Used already in this round of the fight. ({ $rule })
now-no-power-final = Not in the final production. ({ $rule })
now-no-power-own-turn = That works on your own turn only. ({ $rule })
now-no-power-combat = Not in the middle of a fight. ({ $rule })
now-no-power-moving = That works only while your hero is moving. ({ $rule })
now-no-power-die = There is no die of yours to roll again. ({ $rule })
now-no-power-fighting = That works only in a round of a fight, once the die is kept. ({ $rule })
now-no-power-turn = That is the action of a whole turn: use it at its beginning. ({ $rule })
now-no-power-drawing = First choose from the cards that you have drawn. ({ $rule })
now-no-power-now = Now it would do nothing. ({ $rule })
now-no-hero-taken = Somebody else plays that hero. ({ $rule })
now-no-card-drawn = Choose among the cards that you drew. ({ $rule })
now-no-specialist = There is no specialist there. ({ $rule })
now-no-specialist-slot = Choose a free slot; an old specialist makes room only when all four are taken. ({ $rule })
now-no-specialists-full = All four slots are taken: say which specialist makes room. ({ $rule })
now-no-face-down = That specialist lies face down until production. ({ $rule })
now-no-wake = Choose a specialist of yours that lies face down. ({ $rule })
now-no-arrow = That hero action token is used up until production. ({ $rule })
now-no-builder = To build you need a builder or something else that lets you. ({ $rule })
now-no-such-tile = There is no building in that place of your grid. ({ $rule })
now-no-tile-border = The first building comes from the edge of your grid. ({ $rule })
now-no-tile-inside = Only a tile beside a hole in your grid can be built. ({ $rule })
now-no-tile-diagonal = That tile only touches a hole at a corner; it must lie side by side with one. ({ $rule })
now-no-space-taken = That space of your town is not free. ({ $rule })
now-no-starting-row = The first building stands in the starting row, the lowest one. ({ $rule })
now-no-space-apart = A building must stand beside another one of your town. ({ $rule })
now-no-such-gear = That gear is not on display. ({ $rule })
now-no-swap = Choose two tiles of your grid, no holes. ({ $rule })
now-no-march = For that your hero must be on the move: take a hero action. ({ $rule })
now-no-way = Your hero does not get that far with the hearts that are left. ({ $rule })
now-no-way-back = A move ends elsewhere than it began. ({ $rule })
now-no-stop = Your hero must move: at least one space, and not back to the start. ({ $rule })
now-no-stand = For that your hero must have arrived somewhere. ({ $rule })
now-no-must-fight = You came to fight: nothing else will do. ({ $rule })
now-no-ignored = You passed this enemy by and cannot fight it now. ({ $rule })
now-no-enemy = There is no enemy there. ({ $rule })
now-no-location = There is nothing to visit here. ({ $rule })
now-no-token = There is no search token there. ({ $rule })
now-no-token-nearest = The bot takes one of the tokens that are nearest to you. ({ $rule })
now-no-price = You cannot pay all that it asks for. ({ $rule })
now-no-condition = You do not meet its condition yet. ({ $rule })
now-no-card-in-hand = That card is not in your hand. ({ $rule })
now-no-quest-twice = One quest card in a hero action. ({ $rule })
now-no-quest-elsewhere = That quest is played at another location. ({ $rule })
now-no-retreat = Nobody leaves a fight before the first round is fought, or in the middle of one. ({ $rule })
now-no-boost = The rolled attack has nothing to pay for. ({ $rule })
now-no-boost-twice = That is paid once per roll. ({ $rule })
now-no-helm = Your helm gives no heart now. ({ $rule })
now-no-reroll = Goods buy no second roll at this table. ({ $rule })
now-no-pile = That pile and its discards are empty. ({ $rule })

## Words

now-good-shell = shell
now-good-tool = tool
now-good-demon = bottled demon
now-good-crystal = crystal

now-stuff-shell = shells
now-stuff-tool = tools
now-stuff-demon = bottled demons
now-stuff-crystal = crystals
now-stuff-book = books
now-stuff-coins = coins
now-stuff-hearts = hearts
now-stuff-mana = mana
now-stuff-experience = experience

now-pile-basic = basic
now-pile-artifact = artifact
now-pile-advanced = advanced

now-colour-red = red
now-colour-blue = blue

now-count-buildings = buildings
now-count-beds = beds
now-count-full-rows = full rows
now-count-villagers = housed villagers
now-count-shell-villagers = housed shell gatherers
now-count-tool-villagers = housed tool makers
now-count-demon-villagers = housed demon bottlers
now-count-crystal-villagers = housed crystal miners
now-count-orders = completed orders
now-count-tokens = search tokens
now-count-specialists = specialists
now-count-abilities = abilities
now-count-gear = gear
now-count-quests = played quests
now-count-books = books
now-count-experience = experience
now-count-hearts = hearts
now-count-mana = mana
now-count-coins = coins

now-place-location = { $location }
now-place-letter = Space { part-now-letter }
now-place-lair = Lair { $level }
now-place-plain = Plain { $row }/{ $column }

## What a way brings: the reason for a hint

now-gain-quests = { $sign }{ $n ->
    [one] 1 quest
   *[other] { $n } quests
} done
now-gain-orders = { $sign }{ $n ->
    [one] 1 order
   *[other] { $n } orders
} completed
now-gain-buildings = { $sign }{ $n ->
    [one] 1 building
   *[other] { $n } buildings
}
now-gain-villagers = { $sign }{ $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
now-gain-specialists = { $sign }{ $n ->
    [one] 1 specialist
   *[other] { $n } specialists
}
now-gain-abilities = { $sign }{ $n ->
    [one] 1 ability
   *[other] { $n } abilities
}
now-gain-cards = { $sign }{ $n ->
    [one] 1 quest card
   *[other] { $n } quest cards
} in hand
now-gain-held-orders = { $sign }{ $n ->
    [one] 1 order
   *[other] { $n } orders
} to complete
now-gain-gear = { $sign }{ $n ->
    [one] 1 piece
   *[other] { $n } pieces
} of gear
now-gain-tokens = { $sign }{ $n ->
    [one] 1 search token
   *[other] { $n } search tokens
}
now-gain-stuff = { $sign }{ part-now-stuff }
now-gain-score = { $sign }{ $n ->
    [one] 1 point
   *[other] { $n } points
} if the game ended now
