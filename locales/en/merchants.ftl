# Merchants of the Dark Road: questions, buttons, the log, effects and refusals.
#
# Arguments that name another message arrive as its text; `$x-id` is the id behind `$x`, for selectors.
# Messages called part-… are pieces of others; a language has whichever it needs.

part-a-good = { $good-id ->
    [good-armor] armor
    [good-instrument] an instrument
   *[other] a { $good }
}
part-a-bonus = { $bonus-id ->
    [good-armor] armor
    [good-instrument] an instrument
   *[other] a { $bonus }
}
part-a-side = { $side-id ->
    [side-upgraded] an upgraded
   *[other] a { $side }
}
part-a-ware = { $good-id ->
    [good-armor] { $side } { $good }
   *[other] { part-a-side } { $good }
}
part-the-district = { $district-id ->
    [district-yurg] { $district }
   *[other] the { $district }
}
part-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
part-lanterns = { $n ->
    [one] 1 lantern
   *[other] { $n } lanterns
}
part-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
part-quartz = { $n } blazing quartz
part-horseshoes = { $n ->
    [one] 1 horseshoe
   *[other] { $n } horseshoes
}
# South gives a choice instead of goods (F-072).
part-dark-gain = { $to-id ->
    [dark-south] a commission or a deed
   *[other] { $effects }
}

## Questions

ask-over = The game is over.
ask-wait = { $seat } is deciding.
ask-draft = Choose a steed and the hero who comes with it.
ask-keep = Keep one of your two deeds.
ask-plan = Round { $round }: swap a slot’s die for one of your reserve.
ask-plan-last = Round { $round }: take a die out of a slot; the slot stays empty.
ask-slot-two = Slot 2: choose what it gives you.
ask-slot-three = Slot 3: choose your bonus.
ask-move = Where does your wagon go?
ask-horseshoe = Spend a horseshoe to go one space on or back?
ask-act = What do you activate?
ask-window = Will a companion help before play goes on?
ask-bazaar = Great Bazaar: turn the wheel, change a die, then buy. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
ask-inn = Ringway Inn: which hero do you sell to?
ask-sell = { $hero } of { $town } wants your goods: sell one at least.
ask-dark-market = Dark Market: each step of the marker costs 1 coin.
ask-dark-south = Dark Market, south: take a commission or a deed.
ask-yurg = Yurg’s Excursions: explore the Ruins of Yin, or lead a caravan?
ask-ruins-move = Ruins of Yin: how far does the marker go?
ask-ruins-gain = Ruins of Yin: choose an upgraded good.
ask-ruins-roll = Roll the ruins die? It costs 1 lantern unless you own the Ruins Lantern.
ask-companion = You lead the caravan: choose a companion.
ask-route = Where does your caravan go, and by which road?
ask-join = { $seat } leads a caravan to { $town } by the { $road }. Do you come along?
ask-take-die = { $event }: take a travel die.
ask-visiting = You have arrived. Which town do you enter?
ask-delivering = { $town }: what do you deliver?
ask-giving = “{ $commission }”: hand over what it asks for ({ $goods }).
ask-fortune = Good fortune: { $left ->
    [one] 1 choice
   *[other] { $left } choices
} left.
ask-final = Final travel: do you visit one last town?
ask-gain = Choose your good: { $what }.
ask-commission = Take a commission.
ask-deed = Take a deed.
ask-rival-town = { $rival } has equal reasons for several towns: you choose where it goes.
ask-rival-commission = { $rival } takes a commission: you choose which.
ask-rival-hero = { $rival } takes in a hero: you choose whom.
ask-rival-companion = The place on { $rival }’s card is empty: you choose which companion is sent away.
ask-rival-brings-hero = { $rival } takes a hero home: you choose which one.
ask-rival-loses-hero = { $rival } must part with a hero: you choose with whom.
ask-hero = Take a hero; you need not sell anything.
ask-hero-or-commission = Take a hero or a commission.
ask-bring-hero = Which of your heroes goes home?
ask-lose-hero = A hero leaves you. Which one?
ask-lose-good = You lose a good. Which one?
ask-lose-dearest = You lose your most valuable good. Which one?
ask-flip-up = Which basic good becomes upgraded?
ask-flip-down = Which upgraded good becomes basic?
ask-upgrade = Choose a wagon upgrade.
ask-upgrade-or-dark-step = Choose a wagon upgrade, or a free step at the Dark Market.
ask-steed = Choose a second steed.
ask-pay = { $building }: do you pay for its help?
ask-exchange = Swap one for one, as often as you like.
ask-place-good = No room for { part-a-ware }: discard something, or let it go?
ask-place-token = No room for another { $token }: discard something, or let it go?
ask-place-hero = No seat for { $hero } of { $town }: who stays behind?
ask-place-commission = No slot for “{ $commission }” ({ $town }: { $goods }): which commission goes back?
ask-place-tile = Make room for the { $tile }.
ask-refit = Your goods no longer fit: discard one.

## Buttons

do-draft = Take { $steed } with { $hero } of { $town }
do-keep = Keep “{ $deed }”
do-reset = Reset your locked dice to 1, 2, 3
do-bump = Bump the { $out } out of slot { $slot } with a { $die }: { $slot ->
    [1] craft { part-a-bonus }
   *[other] { $bonus }
}
do-unlock = Take the { $out } out of slot { $slot }: { $bonus }
do-lantern = Take 1 lantern
do-light = Move your illuminated { $value } to the action pool
do-coins = Take { part-coins }
do-prestige = Take 1 prestige
do-wheel = Turn the wheel one step
do-go = { $steps ->
    [0] Stay
    [one] Move 1 space
   *[other] Move { $steps } spaces
}: { $first } | { $second }
do-horseshoe-on = Spend a horseshoe, go 1 space on: { $first } | { $second }
do-horseshoe-back = Spend a horseshoe, go 1 space back: { $first } | { $second }
do-stay = No, stay here: { $first } | { $second }
do-visit = Activate { part-the-district }
do-use = Use { $building }
do-change = Change a market die from { $from } to { $to }
do-buy = Buy { part-a-good } { $price ->
    [0] for free
    [one] for 1 coin
   *[other] for { $price } coins
}
do-commission = Take “{ $commission }” ({ $town }: { $goods })
do-pay = Pay { part-coins }, go { $to }: { part-dark-gain }
do-deed = Take the deed “{ $deed }”
do-deed-top = Draw the top deed unseen
do-host = Sell to { $hero } of { $town }
do-sell = Sell the { $side } { $good } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}{ $side-id ->
    [side-upgraded] {" and 1 quartz"}
   *[other] {""}
}
do-ruins = Move the ruins marker { $n ->
    [one] 1 step
   *[other] { $n } steps
} to the { $to }
do-ruins-stay = Leave the ruins marker at the { $to }
do-gain = Take { part-a-ware }
do-roll = Roll the ruins die
do-caravan = Lead a caravan to the outlying towns
do-companion = Choose { $companion }{ $place ->
    [0] {""}
   *[other] {" "}in place { $place } of the row
}{ $die ->
    [0] {""}
   *[other] {" "}with the travel die
}
do-companion-top = Draw the top companion unseen
do-declare = Travel to { $town } by the { $road }
do-join = Come along
do-refuse = Stay at home
do-reroll = Spend 1 lantern: reroll the dice that are left
do-take = Take the { $die }: { $effects }
do-take-whisper = Take the { $die } as a { $value } with Whisper: { $effects }
do-take-cat = Take the { $die } as a { $value } with Threy Cat, for quartz: { $effects }
do-take-both = Take the { $die } as a { $value } with Whisper and Threy Cat, for quartz: { $effects }
do-enter = Enter { $town }
do-deliver = Deliver “{ $commission }” ({ $goods })
do-give = Hand over the { $side } { $good }
do-bring = Bring { $hero } home to { $town }: { $effects }
do-fortune = Good fortune: { $luck-id ->
    [luck-coins] { $coins } coins
   *[other] { $luck }
}
do-upgrade = Choose the { $tile }
do-steed = Choose { $steed }
do-flip = Upgrade the { $good }
do-flip-back = Turn the { $good } back to basic
do-take-hero = Take { $hero } of { $town }
do-take-hero-top = Draw the top hero unseen
do-dark-step = Go { $to } at the Dark Market for free: { part-dark-gain }
do-pay-coins = Pay { part-coins }: { $effects }
do-pay-quartz = Pay { part-quartz }: { $effects }
do-pay-lantern = Pay { part-lanterns }: { $effects }
do-pay-good = Pay with the { $side } { $good }
do-swap = Swap { $give } for { $get }
do-decline-good = Do not take { part-a-ware }, discard nothing
do-decline-token = Do not take the { $token }, discard nothing
do-decline-hero = Do not take { $hero } of { $town } along, nobody stays behind
do-decline-commission = Do not take “{ $commission }” ({ $town }), give nothing back
do-drop = Discard the { $side } { $good }
do-drop-hero = Send { $hero } of { $town } away
do-drop-commission = Give back “{ $commission }” ({ $town }: { $goods })
do-drop-token = Discard a { $token }
do-ability = Use { $companion } for 1 quartz: { $effects }
do-copy = Use Threy Cat for 1 quartz, copy a { $value }: { $effects }
do-grace = Give Grace the { $side } { $good }
do-cosimo = Give { $hero } of { $town } to Cosimo
do-dumplin = Give Li’l Dumplin’ a horseshoe
do-flicker = Give Flicker a blazing quartz
do-pass = Pass
do-done = Done
do-done-act = Leave the building alone
do-done-window = Play on
do-done-bazaar = Leave the bazaar
do-done-sell = Sell nothing more
do-done-giving = Close the delivery
do-done-delivering = Deliver nothing more
do-done-slot-two = Leave the illuminated dice where they are
do-done-ruins = Leave the ruins

## What locked slots give

bonus-any-good = a good of your choice
bonus-lantern-or-die = a lantern or an illuminated die
bonus-lantern-and-die = a lantern and an illuminated die
bonus-coins-or-wheel = 2 coins or a turn of the wheel
bonus-coins-or-prestige = 3 coins or 1 prestige

## Words

face-0 = 0
face-1 = 1
face-1-star = 1*
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

one-good = { $good }
one-die = { $n }
one-request = { $n }
one-building = { $building }

token-quartz = blazing quartz
token-horseshoe = horseshoe

unit-lantern = 1 lantern
unit-quartz = 1 quartz
unit-coins = 2 coins

luck-illuminated-die = an illuminated die
luck-deed = a deed
luck-coins = coins
luck-wagon-upgrade = a wagon upgrade

thing-good = a good
thing-quartz = a blazing quartz
thing-horseshoe = a horseshoe
thing-lantern = a lantern
thing-illuminated-die = an illuminated die
thing-dark = { part-dark-gain }
thing-ruins = upgraded { $first } or { $second }
thing-ruins-any = any upgraded good

dark-south = south
dark-west = west
dark-north = north
dark-east = east

ruins-bottom-left = bottom left
ruins-top-left = top left
ruins-top-right = top right
ruins-bottom-right = bottom right

no-event = no event

## The log

tale-round = Round { $round }
tale-turn = It is { $seat }’s turn.
tale-final-travels = The final travels begin.
tale-buildings = Buildings round the Ringway: { $buildings }.
tale-wheel-set = The wheel is set, with { $good } at $5.
tale-paired = { $steed } comes with { $hero } of { $town }.
tale-drafted = { $seat } picks { $steed } with { $hero } of { $town }.
tale-deed-put-back = { $seat } puts the deed “{ $deed }” back.
tale-deed-put-back-hidden = { $seat } puts a deed back.
tale-tile-out = This wagon upgrade stays in the box: { $tile }.
tale-rival-card = { $seat } turns over a card: { $card }.
tale-rival-moved = { $seat } goes to { $first } | { $second }.
tale-rival-lacks-goods = { $seat } passes over { part-the-district }: its card asks for { part-goods } at least.
tale-rival-has-goods = { $seat } passes over { part-the-district }: its card asks for { part-goods } at most.
tale-rival-has-commissions = { $seat } passes over { part-the-district }: its card asks for { $n ->
    [one] 1 commission
   *[other] { $n } commissions
} at most.
tale-rival-lacks-journey = { $seat } leads no caravan from { part-the-district }: it would need a commission, or two heroes for one town.
tale-rival-goods = { $seat } gains { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
tale-rival-gives-goods = { $seat } gives up { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
tale-rival-die = { $seat } gains an illuminated die.
tale-rival-returns-die = { $seat } returns an illuminated die for a better plan.
tale-rival-sent-away = { $seat } sends a companion away: { $companion }.
tale-coins = { $seat } gains { part-coins }.
tale-pays-coins = { $seat } pays { part-coins }.
tale-prestige = { $seat } gains { $n } prestige.
tale-loses-prestige = { $seat } loses { $n } prestige.
tale-lantern = { $seat } gains { part-lanterns }.
tale-spends-lantern = { $seat } gives up { part-lanterns }.
tale-quartz = { $seat } gains { part-quartz }.
tale-spends-quartz = { $seat } gives up { part-quartz }.
tale-horseshoe = { $seat } gains { part-horseshoes }.
tale-spends-horseshoe = { $seat } gives up { part-horseshoes }.
tale-gained = { $seat } gains { part-a-ware }.
tale-lost = { $seat } gives up { part-a-ware }.
tale-missed = { $seat } misses out on { $thing }.
tale-flipped = { $seat } turns a good over: it is now { part-a-ware }.
tale-illuminated-die = { $seat } gains an illuminated die and rolls { $value }.
tale-hero = { $hero } of { $town } joins { $seat }.
tale-hero-left = { $hero } of { $town } leaves { $seat }.
tale-commission = { $seat } takes the commission “{ $commission }” ({ $town }: { $goods }).
tale-commission-left = { $seat } gives back the commission “{ $commission }” ({ $town }).
tale-deed = { $seat } takes the deed “{ $deed }”.
tale-deed-hidden = { $seat } takes a secret deed.
tale-companion = { $companion } joins { $seat }.
tale-tile = { $seat } builds the { $tile } into the wagon.
tale-steed = { $steed } now pulls { $seat }’s wagon.
tale-reset = { $seat } resets the locked dice to 1, 2, 3.
tale-bumped = { $seat } bumps a { $out } out of slot { $slot } with a { $die }.
tale-unlocked = { $seat } takes a { $out } out of slot { $slot } for good.
tale-lit = { $seat } moves an illuminated { $value } to the action pool.
tale-moved = { $seat } { $steps ->
    [0] stays
    [one] moves 1 space
   *[other] moves { $steps } spaces
}: { $first } | { $second }.
tale-moved-by-horseshoe = { $seat } moves by horseshoe: { $first } | { $second }.
tale-visited = { $seat } activates { part-the-district }.
tale-idle = { $seat } can do nothing at { part-the-district }.
tale-used = { $seat } uses { $building }.
tale-wheel = { $seat } turns the wheel.
tale-changed = { $seat } changes a market die from { $from } to { $to }.
tale-bought = { $seat } buys { part-a-good }.
tale-sold = { $seat } sells { part-a-ware } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
tale-dark-market = { $seat } moves the Dark Market marker { $to }.
tale-ruins = { $seat } moves the ruins marker to the { $to }.
tale-ruins-die = { $seat } rolls the ruins die: { $effects }.
tale-oracle = { $seat } rolls the oracle die: { $effects }.
tale-swapped = { $seat } swaps { $give } for { $get }.
tale-declared = { $seat } leads a caravan to { $town } by the { $road }.
tale-joined = { $seat } joins the caravan.
tale-refused = { $seat } stays at home.
tale-event = On the road: { $event }.
tale-travel = Travel dice: { $dice }.
tale-took = { $seat } takes a { $die }.
tale-took-lifted = { $seat } takes a { $die }, lifted to { $value }.
tale-entered = { $seat } enters { $town }.
tale-delivered = { $seat } delivers { $n ->
    [one] 1 good
   *[other] { $n } goods
} for “{ $commission }” in { $town }: { $prestige } prestige.
tale-brought = { $seat } brings { $hero } home to { $town }.
tale-fortune = Good fortune gives { $seat } { $luck }.
tale-ability = { $companion } helps { $seat } for a quartz: { $effects }.
tale-copied = { $seat } copies a { $value }.
tale-stray = { $seat } gives { $companion } a gift.
tale-stray-went = { $companion } strolls on to { $seat }.
tale-stray-left = { $companion } strolls off, under the deck.
tale-market-die = A market die returns to the wheel: { $good }.
tale-hero-shown = { $hero } of { $town } arrives at the inn.
tale-deed-shown = The deed “{ $deed }” comes to the courtyard.
tale-companion-shown = { $companion } appears among the companions.
tale-commission-shown = { $town } has a new commission on top: “{ $commission }” ({ $goods }).
tale-night-dice = { $seat } rolls night dice into the reserve.
tale-deed-done = { $seat } has done the deed “{ $deed }”.
tale-deed-missed = { $seat } has not done the deed “{ $deed }”.
tale-rival-deed = { $seat } has kept the deed “{ $deed }”: 1 victory point, done or not.
tale-scored = { $seat } scores { $score }: { $base } as the lower of coins and prestige, { $points } in victory points.

## What a way brings: the reason for a hint

gain-home = { $hero } at home in { $town }
gain-commission = “{ $commission }” delivered in { $town }
gain-coins = { $sign }{ part-coins }
gain-prestige = { $sign }{ $n } prestige
gain-goods = { $sign }{ part-goods }
gain-heroes = { $sign }{ $n ->
    [one] 1 hero
   *[other] { $n } heroes
} in the wagon
gain-commissions = { $sign }{ $n ->
    [one] 1 commission
   *[other] { $n } commissions
} in hand
gain-companions = { $sign }{ $n ->
    [one] 1 companion
   *[other] { $n } companions
}
gain-deeds = { $sign }{ $n ->
    [one] 1 deed
   *[other] { $n } deeds
}
gain-upgrades = { $sign }{ $n ->
    [one] 1 wagon upgrade
   *[other] { $n } wagon upgrades
}
gain-lanterns = { $sign }{ part-lanterns }
gain-quartz = { $sign }{ part-quartz }
gain-horseshoes = { $sign }{ part-horseshoes }
gain-score = { $sign }{ $n ->
    [one] 1 point
   *[other] { $n } points
} if the game ended now

## Effects

effect-nothing = nothing
effect-coins = { part-coins }
effect-prestige = { $n } prestige
effect-lantern = { part-lanterns }
effect-quartz = { part-quartz }
effect-horseshoe = { part-horseshoes }
effect-good = { part-a-ware }
effect-good-any = { part-a-side } good of any type
effect-good-worth = { part-a-side } good worth ${ $price }
effect-good-off-wheel = { part-a-side } good of a type without a die on the wheel
effect-good-stored = { part-a-side } good of a type you have
effect-craft = { part-a-side } good by the die in slot 1
effect-flip-up = a basic good becomes upgraded
effect-hero = a hero from the inn without a sale
effect-hero-or-top = a hero from the inn or the deck without a sale
effect-hero-or-commission = a hero without a sale or a commission
effect-deliver-hero = bring one of your heroes home
effect-commission = a commission
effect-commission-of = a commission of { $town }
effect-wheel = a turn of the wheel
effect-ruins-action = an excursion to the Ruins of Yin
effect-ruins-step = { $n ->
    [one] 1 step
   *[other] { $n } steps
} of the ruins marker and the good there
effect-dark-step = { $n ->
    [one] 1 free step
   *[other] { $n } free steps
} at the Dark Market and the reward there
effect-oracle = a roll of the oracle die
effect-ruins-die = a roll of the ruins die
effect-illuminated-die = an illuminated die
effect-deed = a deed with its bonus
effect-wagon-upgrade = a wagon upgrade
effect-upgrade-or-dark-step = a wagon upgrade or a free step at the Dark Market
effect-free-shortcut = a shortcut without lanterns
effect-exchange = swaps one for one (a lantern, a quartz, 2 coins)
effect-copy-die = the benefit of a travel die
effect-lift-die = your travel die counts 1 or 2 higher
effect-reroll = another roll
effect-lose-coins = lose { part-coins }
effect-lose-prestige = lose { $n } prestige
effect-lose-lantern = lose { part-lanterns }
effect-lose-quartz = lose { part-quartz }
effect-lose-horseshoe = lose { part-horseshoes }
effect-lose-good = lose a good
effect-lose-dearest = lose your most valuable good
effect-lose-hero = lose a hero
effect-flip-down = an upgraded good becomes basic

## Refusals

no-ability = That ability is used up or not yours: each works once on each card. ({ $rule })
no-bazaar-first = Turn the wheel and change a die before you buy, not after. ({ $rule })
no-bazaar-once = You have done that already: once a visit is all you get. ({ $rule })
no-building = Use the building beside your wagon, once a turn; that one is out of reach. ({ $rule })
no-building-here = This space has no building: you need to stand on another one. ({ $rule })
no-building-one-die = A building needs both a night die and an illuminated die. ({ $rule })
no-bump-late = Your reserve is used up: from round 11 on, take a die out of a locked slot. ({ $rule })
no-coins = You do not have the coins for that. ({ $rule })
no-companion = A companion joins when you set out to lead a caravan: choose one that is on offer. ({ $rule })
no-companion-following = Threy Cat lifts a die only when you lead the caravan yourself. ({ $rule })
no-companion-now = Companions help only during your own turn. ({ $rule })
no-copy = Threy Cat copies, for a quartz, a travel die of this journey that shows a benefit. ({ $rule })
no-dark-steps = Go 1 to 4 steps, with a coin for each of them. ({ $rule })
no-decline-late = You have made room already, so the new good must come aboard. ({ $rule })
no-deed = There is no deed left to take: choose another good fortune. ({ $rule })
no-delivery = You can deliver nothing there: bring a hero of that town, or a commission with one of its goods. ({ $rule })
no-delivery-yet = Hand over at least one good first. ({ $rule })
no-die-on-good = No market die lies on that good, so it is not for sale. ({ $rule })
no-die-there = Choose a market die on the wheel, and a different good for it. ({ $rule })
no-discard = You may discard only to make room for something new. ({ $rule })
no-district = Activate a district beside your wagon that is still open this turn. ({ $rule })
no-gift = That stray must be with you, and you need the gift that it asks for. ({ $rule })
no-horseshoe = You may spend one horseshoe a turn, right after moving, if you have one. ({ $rule })
no-horseshoe-back = You did not move, so a horseshoe cannot make the way shorter. ({ $rule })
no-lantern = That roll needs a lantern, and its own moment. ({ $rule })
no-lift = That lift is not possible: a die goes up to 6, and Threy Cat needs a quartz. ({ $rule })
no-light-elsewhere = Only slot 2 moves an illuminated die to the action pool. ({ $rule })
no-not-asked = That is not the question now. You are asked: { $question } ({ $rule })
no-object = That ability has nothing to work on right now. ({ $rule })
no-payment = Pay one of the prices that the building names, with what you have. ({ $rule })
no-quartz = You need a blazing quartz to use a companion. ({ $rule })
no-request = That good is not asked for, or you do not have it. ({ $rule })
no-reset-different = A reset needs three locked dice of the same value. ({ $rule })
no-reset-faces = A reset needs three locked dice that show the same face. ({ $rule })
no-reset-empty = A reset needs a die in each of the three slots. ({ $rule })
no-reset-late = You may reset only at the very start of your turn, before you plan. ({ $rule })
no-rival-choice = Choose for the automaton among what is offered. ({ $rule })
no-ruins-steps = Go at least 1 step, and at most 1 more than you have heroes aboard. ({ $rule })
no-ruins-too-far = Go at most 1 step more than you have heroes aboard, or stay. ({ $rule })
no-sale = You need a good that this hero asks for. ({ $rule })
no-sale-yet = Sell at least one good first. ({ $rule })
no-shortcut = The shortcut needs 3 lanterns, or Flicker’s help. ({ $rule })
no-slot-empty = That slot is empty: choose one that still holds a die. ({ $rule })
no-steed = Only the owner of Whisper may do that. ({ $rule })
no-such-card = That card is not available: choose one that is. ({ $rule })
no-such-deed = Keep one of your own two deeds. ({ $rule })
no-such-die = That die is not there: choose one that is. ({ $rule })
no-such-good = That good is not on offer here: choose one that is. ({ $rule })
no-such-move = Move exactly as far as one of your dice says. ({ $rule })
no-such-pair = That pair is not on the table: choose one that is. ({ $rule })
no-supply = The supply has none of that good left. ({ $rule })
no-swap = Swap a lantern, a quartz or 2 coins that you have for another of these. ({ $rule })
no-third-die = A good holds two market dice at most: choose another one. ({ $rule })
no-town-here = Enter the town that the caravan goes to, or as a follower its neighbour. ({ $rule })
no-unlock-early = Until round 10 you bump a locked die with one from your reserve. ({ $rule })
no-upgrade = That upgrade is gone, or you have one already and no Velvet for more. ({ $rule })
no-wheel-purse = With the Purse, slot 3 gives coins or prestige and turns no wheel. ({ $rule })

## Deeds: what counts

measure-coins = { part-coins }
measure-prestige = { $n } prestige
measure-lanterns = { part-lanterns }
measure-quartz = { part-quartz }
measure-horseshoes = { part-horseshoes }
measure-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
measure-upgraded-goods = { $n ->
    [one] 1 upgraded good
   *[other] { $n } upgraded goods
}
measure-good-kinds = { $n ->
    [one] 1 type of good
   *[other] { $n } types of goods
}
measure-good = { $n } × { $good }
measure-heroes = { $n ->
    [one] 1 hero on the wagon
   *[other] { $n } heroes on the wagon
}
measure-commissions = { $n ->
    [one] 1 open commission
   *[other] { $n } open commissions
}
measure-storage-heroes = { $n ->
    [one] 1 hero with storage on the wagon
   *[other] { $n } heroes with storage on the wagon
}
measure-heroes-delivered = { $n ->
    [one] 1 hero brought home
   *[other] { $n } heroes brought home
}
measure-heroes-delivered-to = { $n ->
    [one] 1 hero brought home
   *[other] { $n } heroes brought home
} to { $place }
measure-commissions-delivered = { $n ->
    [one] 1 commission delivered
   *[other] { $n } commissions delivered
}
measure-commissions-delivered-to = { $n ->
    [one] 1 commission delivered
   *[other] { $n } commissions delivered
} to { $place }
measure-deliveries = { $n ->
    [one] 1 delivery of a hero or commission
   *[other] { $n } deliveries of heroes or commissions
}
measure-deliveries-to = { $n ->
    [one] 1 delivery of a hero or commission
   *[other] { $n } deliveries of heroes or commissions
} to { $place }
measure-towns-served = deliveries to { $n ->
    [one] 1 town
   *[other] { $n } different towns
}
measure-regions-served = deliveries to { $n ->
    [one] 1 region
   *[other] { $n } different regions
}
measure-region-sets = { $n ->
    [one] 1 delivery
   *[other] { $n } deliveries
} to each of the three regions
measure-companions = { $n ->
    [one] 1 companion
   *[other] { $n } companions
}
measure-strays = { $n ->
    [one] 1 stray
   *[other] { $n } strays
}
measure-gifts = { $n } quartz on loyal companions
measure-illuminated-dice = { $n ->
    [one] 1 illuminated die
   *[other] { $n } illuminated dice
}
measure-deeds = { $n ->
    [one] 1 deed, this one included
   *[other] { $n } deeds, this one included
}
measure-wagon-upgrades = { $n ->
    [one] 1 wagon upgrade
   *[other] { $n } wagon upgrades
}
measure-steeds = { $n ->
    [one] 1 steed
   *[other] { $n } steeds
}

each-coins = coin
each-prestige = point of prestige
each-lanterns = lantern
each-quartz = blazing quartz
each-horseshoes = horseshoe
each-goods = good
each-upgraded-goods = upgraded good
each-good-kinds = type of good
each-good = { $good }
each-heroes = hero on the wagon
each-commissions = open commission
each-storage-heroes = hero with storage on the wagon
each-heroes-delivered = hero brought home
each-heroes-delivered-to = hero brought home to { $place }
each-commissions-delivered = commission delivered
each-commissions-delivered-to = commission delivered to { $place }
each-deliveries = delivery of a hero or commission
each-deliveries-to = delivery of a hero or commission to { $place }
each-towns-served = town served
each-regions-served = region served
each-region-sets = set of deliveries to all three regions
each-companions = companion
each-strays = stray
each-gifts = quartz on loyal companions
each-illuminated-dice = illuminated die
each-deeds = deed
each-wagon-upgrades = wagon upgrade
each-steeds = steed

reward-coins = { part-coins }
reward-prestige = { $n } prestige
reward-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}

card-deed-needs = Needed at the end: { $needs }
card-deed-reward = Reward: { $reward }
card-deed-reward-per = Reward: { $reward } per { $each }, at most { $most } times
card-deed-reward-per-each = Reward: { $reward } per { $each }

## Cards in a few lines

card-hero = Home: { $town } ({ $class })
card-hero-start = A starting hero
card-wants = Wants { $goods }
card-bonus-lantern = On joining: 1 lantern
card-bonus-horseshoe = On joining: 1 horseshoe
card-bonus-storage = Carries one good of any size
card-bonus-good = On joining: a basic { $good }
card-commission = Deliver to { $town }
card-commission-prestige = 1, 2 or 3 goods bring 1, 3 or 6 prestige, and 1 more for each upgraded good
card-region = For each hero brought home: { $effects }
card-event-road = Met on the { $road }
card-event-value = { $value }: { $effects }
card-building-pay = If you like, pay { $costs }: { $effects }
card-building-free = { $effects }
card-either = { $first } or { $second }
card-cost-good = any one good
card-ability = For a quartz, once: { $effects }
card-gift-grace = For a potion: { $effects }
card-gift-cosimo = For a hero: { $effects }
card-gift-lil-dumplin = For a horseshoe: { $effects }
card-gift-flicker = For a quartz: { $effects }
card-stray-goes = Then it strolls on to your left neighbour

## The automaton in a few lines

level-easy = Easy
level-normal = Normal
level-hard = Hard
card-automaton = Each turn it turns over a card, goes where the card says, plans, and does the first action that is possible. It has no wagon: goods are only counted, and nothing is limited. Where its rules leave a choice, the next player clockwise chooses for it.
card-automaton-score = At the end: the lower of coins and prestige, and 1 for each good, illuminated die, quartz and deed that it has. Whoever only equals it has not beaten it, unless you agreed on tie-breaks.
card-automaton-level = { $level }: { $coins } coins, { $lanterns } lanterns, { $dice ->
    [one] 1 illuminated die
   *[other] { $dice } illuminated dice
} to start with; each turn besides: { $effects }
card-action-space = Goes to { $first } | { $second }
card-action-plan = Plans: { $effects }
card-action-lit = Has it an illuminated die, it returns one and gains instead: { $effects }
card-action-first = Then the first that is possible:
card-action-nth = { $n }. { $deal }
card-action-nth-with = { $n }. { $needs } – { $deal }
card-action-bazaar = Great Bazaar: turns the wheel and takes the dice of { $goods }, a good for each, one at least
card-action-commission = Queen’s Commissions: a commission for the town it has most for; if undecided { $town }
card-action-travel = with a commission, or two heroes for one town – a caravan to the town it has most for, without companion { $place } of the row; good fortune: { $first }, after a shortcut also { $second }
card-action-ruins = Ruins of Yin: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, an upgraded good (a good and a quartz), and with a lantern a roll of the ruins die
card-action-dark-market = Dark Market: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, 2 goods; in the south a commission
card-action-dark-market-deed = Dark Market: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, 2 goods; in the south a deed
card-action-inn = Ringway Inn: a hero of the town it has most for; if undecided place { $place }; it sells him goods for his requests { $requests }
card-action-deed-top = Of the deeds it takes the one under the top banner
card-action-deed-other = Of the deeds it takes the one under the lower banner
card-need-goods-least = with { part-goods } at least
card-need-goods-most = with { part-goods } at most
card-need-commissions-most = with { $n ->
    [one] 1 commission
   *[other] { $n } commissions
} at most
