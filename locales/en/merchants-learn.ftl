# Learning Merchants: a guided first turn and a tour. Messages: learn-<chapter>-<step>.

learn-merchants-title = Learn Merchants
learn-merchants-about = Eight small lessons at a real table, under ten minutes in all.

## A first turn

learn-turn = A whole turn
learn-turn-about = Plan, move, act, rest; your first commission
learn-turn-welcome = Welcome. A long night lies over Highreach, and you are a merchant with a wagon. You need coins and prestige: the lower of the two is your score.
learn-turn-light = One rule for the eye: light means permission. Whatever glows in the colour of a lamp you may do now; everything else is night. A click chooses, and does what is left to do if it can be taken back; a second click or Escape gives the light back.
learn-turn-light-plain = Everything you may do now is a button under “What you can do”. The digits 1 to 9 press the first nine.
learn-turn-plan = Plan. Three dice are locked in your wagon, four lie in your reserve. Push one in, and the locked one comes out for this turn. Choose your 4 and slot 2: out comes the 2.
learn-turn-slot = Every slot gives something. Slot 1 makes a good, slot 3 brings coins or turns the market wheel, slot 2 offers a lantern or wakes an illuminated die. Take the lantern.
learn-turn-move = Move. The die that came out drives your wagon round the Ringway, clockwise. There was nothing to choose, so it went by itself. Now you stand between two districts.
learn-turn-act = Act. With one die you use one of the two districts beside you. Activate the Queen’s Commissions.
learn-turn-commission = A commission asks for three goods, and its town waits for them. Take one you like; your wagon has room for three.
learn-turn-rest = Rest. Empty places on the board are filled, your die is spent, and the next player goes. That was a whole turn; there are thirteen of them.

## Great Bazaar

learn-bazaar = Great Bazaar
learn-bazaar-about = Prices, dice and how to pack a wagon
learn-bazaar-visit = Here goods are bought. Activate the Great Bazaar.
learn-bazaar-wheel = The wheel shows what each good costs now. Before you buy you may turn it one step, so that all prices shift, and change one die. Turn it once.
learn-bazaar-buy = Only goods with a die on them are for sale. A second one of the same kind, if it has a second die, is free. Put two potions into the basket and buy them.
learn-bazaar-pack = Look into your wagon. Goods lie in a grid of 6 by 5, each with its own shape. Turn and move them as you like: all that counts is whether they fit. What does not fit must stay behind.
learn-bazaar-leave = Whoever has bought goes on; Undo leads back. Finish your turn. Do not spend everything: coins are half of your score.

## Ringway Inn

learn-inn = Ringway Inn
learn-inn-about = Sell to heroes, who then ride with you
learn-inn-visit = At the inn heroes wait who pay for goods. Activate the Ringway Inn.
learn-inn-host = Each hero asks for certain goods and pays what the wheel shows. Oriel wants a potion and a book, and you have both. Choose Oriel.
learn-inn-sell = Sell the potion: it stands high on the wheel just now. An upgraded good would bring a blazing quartz besides.
learn-inn-more = Sell the book as well, or stop here. Whoever has bought from you takes a seat in your wagon.
learn-inn-home = Every hero has a home town and would love to see it again. Bring heroes home on a caravan and their region thanks you. Three fit into a wagon.

## Dark Market

learn-market = Dark Market
learn-market-about = A few coins, two goods, no questions
learn-market-visit = Between the gates things change hands quietly. Activate the Dark Market.
learn-market-pay = Each step of the marker costs 1 coin, and where it stops, that is yours. Two steps lead north: a weapon and armor.
learn-market-marker = The marker stays where you left it: the next visitor starts from there. The south has no goods but a commission or a deed. A deed is a secret aim that pays at the end.

## Ruins of Yin

learn-ruins = Ruins of Yin
learn-ruins-about = Upgraded goods, and what lanterns are for
learn-ruins-visit = Yurg knows two ways: into the ruins, or out on the road. Activate Yurg’s Excursions.
learn-ruins-choose = Explore the ruins: move the marker 1 step. With every hero aboard you may go one step further.
learn-ruins-gain = The ruins give upgraded goods. Delivered on a commission, each is worth 1 prestige more. Your commission in Farglen wants a book: take the book.
learn-ruins-roll = For a lantern you may roll the ruins die. Lanterns also let you roll the travel dice again, and three of them open the shortcut. Roll, or leave.
learn-ruins-quartz = Blazing quartz wakes your companions: each has two abilities, and each works once for one quartz.

## A caravan

learn-caravan = A caravan
learn-caravan-about = Companions, the road, deliveries, good fortune
learn-caravan-visit = You have all that “Valley Choir” asks for, and two heroes who long for Farglen. Time to travel. Activate Yurg’s Excursions.
learn-caravan-lead = This time leave the ruins alone, and lead a caravan to the outlying towns.
learn-caravan-companion = Whoever leads takes a companion along for the rest of the game. Loyal ones wait for quartz, strays want another gift. Choose Phoenix.
learn-caravan-declare = Say where you go: Farglen, by the dark road. The shortcut would cost three lanterns and bring a second good fortune.
learn-caravan-joining = The others are asked whether they come along. Fellow travellers share the danger, and may deliver there too.
learn-caravan-die = An event! Every traveller takes one travel die, and the card says what each number does. Take the one you like, or pay a lantern to roll again.
learn-caravan-deliver = Farglen! Begin with the commission: one, two or three of its goods bring 1, 3 or 6 prestige, and 1 more for each upgraded one.
learn-caravan-give = Hand over all three. The instrument is upgraded.
learn-caravan-bring = Now bring your heroes home: Farglen pays 2 prestige for each. Other regions pay in coins, or half and half.
learn-caravan-fortune = The leader of a caravan may choose a good fortune: an illuminated die, a deed, coins, or something new built into the wagon.
learn-caravan-home = You are home again, and much better known. Most of the prestige in a game comes from journeys like this one.

## Two dice

learn-light = Two dice
learn-light-about = Illuminated dice, horseshoes, buildings
learn-light-plan = Some turns shine. Bump a die out of slot 2 once more.
learn-light-lit = This time let your illuminated die join the action pool.
learn-light-move = Two dice, and either may move your wagon; they are never added up. Go 1 space.
learn-light-horseshoe = A horseshoe would take you one space on or back. Keep it: stay here.
learn-light-act = With two dice you use both districts and the building beside you, in any order. Take your time; each says what it does.
learn-light-both = An illuminated die is gone once it is used. Each one that you never used is a victory point at the end: spend them where they shine.

## The end

learn-end = The end of the night
learn-end-about = The last journeys, and the score
learn-end-rounds = Thirteen rounds. From the eleventh on no reserve is left: each turn empties one of your slots. Then everybody may visit one last town, without caravan or event.
learn-end-enter = You still carry a hero for Northbreak, and two goods of a commission there. Enter Northbreak.
learn-end-deliver = Deliver whatever you can. What stays in the wagon only counts where a deed asks for it.
learn-end-score = Now it is counted: the lower of your coins and your prestige, and victory points of deeds and unused illuminated dice besides. A rich nobody and a famous beggar score alike: little.
learn-end-finish = That is the whole game. The rest are cards, and every card says what it does. A safe road, and good trade!
