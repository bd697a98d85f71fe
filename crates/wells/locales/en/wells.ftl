game-wells = Three Wells
game-wells-short = Three Wells
game-wells-about = 2 to 4 players, 5 minutes. Load your camel, sell at the right well.
goal-wells = Whoever has the most coins after the last round wins. Cards of one good sold together bring their full worth, a single one half.

wells-good-salt = salt
wells-good-dates = dates
wells-good-cloth = cloth

wells-ask-turn = Round { $round } of { $of }: what do you do?
wells-ask-wait = It is { $seat }’s turn.
wells-ask-over = The game is over.
wells-do-draw = Load a card
wells-do-sell = Sell all { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
wells-do-rest = Rest at the well
wells-tale-drew = { $seat } loads { $good } worth { $worth }.
wells-tale-drew-hidden = { $seat } loads a card.
wells-tale-sold = { $seat } sells { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
wells-tale-rested = { $seat } rests.
wells-tale-round = Round { $round } begins.
wells-no-room = Your camel carries five cards. ({ $rule })
wells-no-cards = There is nothing left to load. ({ $rule })
wells-no-good = You carry nothing of that. ({ $rule })

# Opponents and options, where a table is opened.
bot-child = Child
bot-herder = Herder
bot-trader = Trader
bot-elder = Elder
option-wells-rounds = Rounds
option-wells-rounds-help = How many times everybody has a turn.

# The plain view: what the parts of a view are called.
plain-wells-goal = The goal: the most coins after the last round. Cards of one good sold together bring their full worth, a single one half.
plain-wells-yours = Your camel
plain-wells-round = Round
plain-wells-turn = Whose turn
plain-wells-deck = Cards to be loaded
plain-wells-coins = Coins
plain-wells-cards = Cards on the camel
plain-wells-hand = What it carries
plain-wells-seats-hand-item = { $good }, worth { $worth }
plain-wells-sold = Sold
plain-wells-sold-item = { $good }, worth { $worth }
plain-wells-verb-sell = Sell
