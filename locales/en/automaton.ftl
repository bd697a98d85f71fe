# caravan automaton: the automaton beside a real table.
#
# Answers may be typed in English in every language; automaton-word-… are the words of this one.

automaton-name-final = Private Concern
automaton-name-prototype = Trader
automaton-name-now-or-never = solo bot

automaton-begins = The { $it } sits down at your table. Everything you answer is kept in { $path }.
automaton-goes-on = The { $it } is back. Going on with { $path }.
automaton-lost = Line { $line } of the file was damaged and is left out; the question is asked again. The file as it was is kept beside it.
automaton-damaged = Line { $line } of the file cannot be read. What was said before it is whole; { $behind ->
    [one] 1 line after it
   *[other] { $behind } lines after it
} would be left out. Go on with what is before it? (y and Enter: yes; the file as it is stays beside)
automaton-saved = Kept. Go on with: caravan automaton --continue { $path }
automaton-commands = Instead of an answer: ? explains, back takes the last answer back, status shows what it owns, set corrects it (set coins 7, set heroes farglen 2), quit leaves.
automaton-nothing-back = There is nothing to take back.

## What happens

automaton-set-up = Set-up: put its pawn on the space between the inn and the bazaar, its prestige marker and its goods marker on 0. Give it one deed, face down. It takes no steed and no wagon board. Its first good only moves the marker.
automaton-set-up-upgrades = Alone against it, only { $left ->
    [one] 1 random wagon upgrade stays
   *[other] { $left } random wagon upgrades stay
} on the track; put the others back into the box.
automaton-round = — Round { $round } —
automaton-card = Its card: { $card }.
automaton-pawn = Move its pawn to { $first } | { $second }.
automaton-plan = It plans: { $effects }.
automaton-plan-lit = It returns an illuminated die to the supply and plans better: { $effects }.
automaton-level = Its level gives it more: { $effects }.
automaton-lacks-goods = { $deal }: not now, it would need at least { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
automaton-too-many-goods = { $deal }: not now, it has more than { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
automaton-too-many-commissions = { $deal }: not now, it has more than { $n ->
    [one] 1 commission
   *[other] { $n } commissions
}.
automaton-lacks-journey = { $deal }: not now, it would need a commission, or two heroes for one town.
automaton-acts = { $deal }: this is what it does.
automaton-deal-bazaar = Great Bazaar
automaton-deal-commission = Queen’s Commissions
automaton-deal-travel = A caravan to the towns
automaton-deal-ruins = Ruins of Yin
automaton-deal-dark-market = Dark Market
automaton-deal-inn = Ringway Inn
automaton-wheel = Turn the market wheel one step clockwise.
automaton-dice-off = Take these dice off the wheel, they are rerolled in a moment: { $goods }.
automaton-ruins = Move the ruins marker { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}. It gains an upgraded good: a good and a quartz.
automaton-ruins-roll = It pays a lantern and rolls the ruins die.
automaton-ruins-die = The ruins die shows: { $effects }.
automaton-oracle = The oracle die shows: { $effects }.
automaton-dark-market = Move the dark market marker { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}; it pays nothing.
automaton-hero = It takes in the hero of { $town } at place { $place }.
automaton-hero-left = A hero of { $town } leaves it: put the card under the hero deck.
automaton-sells = It sells what the hero asks for in place { $n }, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
automaton-no-use = That is of no use to it: { $effects }.
automaton-leads = It leads a caravan to { $town } by the { $road }. Say now whether you come along.
automaton-extra-die = The travel die of that companion comes along: roll one die more.
automaton-order-dark = Turn over an event of the dark road and roll a die for each traveller. It takes the highest die, before everybody else.
automaton-order-shortcut = Turn over an event of the shortcut and roll a die for each traveller. It takes the highest die that the others leave.
automaton-joins-dark = It comes along: roll one travel die more. When its turn comes, after the leader, it takes the highest die left.
automaton-joins-shortcut = It comes along: roll one travel die more. When its turn comes, before the leader, it takes the highest die left.
automaton-stays = It stays at home.
automaton-enters = It enters { $town }.
automaton-brings = It brings a hero home: { $effects }. Put the card away.
automaton-delivers = It delivers a commission with { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}: { $prestige } prestige. Put the card away.
automaton-no-delivery = It has nothing to deliver there.
automaton-fortune = Good fortune brings it { $luck }.
automaton-rest = Rest: reroll the market dice that were taken off, refill the companions, the inn and the courtyard.
automaton-final-trip = — Final travel: everybody may visit one last town —
automaton-you-won = You have beaten it!
automaton-you-lost = It has beaten you.
automaton-shared = Everything is equal: you share the victory.

automaton-change = {"  "}{ $thing }: { $was } → { $now }
automaton-change-cards = {"  "}{ $card } for { $town }: { $was } → { $now }
automaton-corrected = Corrected: { $what } { $was } → { $now }
automaton-status = Round { $round }. It has: { $things }.
    Heroes: { $heroes }. Commissions: { $commissions }. Delivered: { $delivered ->
        [one] 1 commission
       *[other] { $delivered } commissions
    }, { $brought ->
        [one] 1 hero
       *[other] { $brought } heroes
    }.
automaton-none = none

automaton-thing-coins = coins
automaton-thing-prestige = prestige
automaton-thing-goods = goods
automaton-thing-lanterns = lanterns
automaton-thing-quartz = quartz
automaton-thing-dice = illuminated dice
automaton-thing-deeds = deeds
automaton-thing-heroes = heroes
automaton-thing-commissions = commissions
automaton-banner-top = the top banner
automaton-banner-other = the other banner

## Questions

automaton-ask-starting-hero = Deal it a random starting hero. Of which town?
automaton-ask-turn-solo = Your turn. Play it; if you lead a caravan, where to and by which road?
automaton-ask-turn = The turn of { $seat }. If a caravan sets out, where to and by which road?
automaton-ask-tie = It has equal reasons for these towns. Which one do you choose?
automaton-ask-bring-hero = It brings one hero home. For which town shall he be?
automaton-ask-dice = How many dice lie on these goods in all: { $goods }?
automaton-ask-south = Does the dark market marker now stand in the south?
automaton-ask-commission = Give it the top commission of { $town }. If that stack is empty, which other one do you choose?
automaton-ask-commission-any = It takes a commission. Which one do you choose?
automaton-ask-stack = Give it the top commission of { $town }. Is there one?
automaton-ask-deed = Give it the deed under { $place }, face down. If none lies there, which one is it?
automaton-ask-deed-top = Give it the top deed of the deck, face down. Is there one?
automaton-ask-guests = Which towns do the four heroes at the inn come from, place by place?
automaton-ask-guest = It cannot decide between the heroes. Which place do you choose?
automaton-ask-prices = What are the goods worth now that he asks for, from left to right?
automaton-ask-top-hero = The inn is empty: turn over the top hero of the deck and give it to it. Of which town?
automaton-ask-lantern = Does he show a lantern?
automaton-ask-lose-hero = It must part with a hero. Of which town?
automaton-ask-companion = It sends away the companion in place { $place }: put the card under the deck. If that place is empty, which one do you choose?
automaton-ask-event = What does the event say for the die that it took?
automaton-ask-five = Do the five coins still lie on the good fortune track?
automaton-ask-score = It scores { $score }: { $base } as the lower of coins and prestige, goods { $goods }, illuminated dice { $dice }, quartz { $quartz }, deeds { $deeds }. What is the best score among you?
automaton-ask-unused = A tie. The higher of your coins and prestige (its own: { $its })?
automaton-ask-gifts = Still a tie. How much quartz lies on your loyal companions (its own: { $its })?
automaton-ask-commissions = Still a tie. How many commissions have you delivered (its own: { $its })?
automaton-ask-heroes = Still a tie. How many heroes have you brought home (its own: { $its })?

## Possible answers

automaton-hint-usual = { $hint }; Enter: { $usual }
automaton-hint-prices = one to three numbers from 1 to 5, as 4 2 1
automaton-hint-guests = four towns, - for an empty place, as farglen - windglass north
automaton-hint-effects = effects, as coins 2, lose good; - for nothing
automaton-hint-caravan = town and dark or shortcut, as farglen dark; - for none

automaton-word-yes = yes
automaton-word-no = no
automaton-word-top = top
automaton-word-other = other
automaton-word-deck = deck
automaton-word-dark = dark
automaton-word-shortcut = shortcut
automaton-word-back = back
automaton-word-status = status
automaton-word-set = set
automaton-word-quit = quit
automaton-word-coins = coins
automaton-word-prestige = prestige
automaton-word-goods = goods
automaton-word-lanterns = lanterns
automaton-word-quartz = quartz
automaton-word-dice = dice
automaton-word-deeds = deeds
automaton-word-heroes = heroes
automaton-word-commissions = commissions
automaton-word-done = done
automaton-word-pass = pass
automaton-word-season = season
automaton-word-attacked = attacked

## Wrong answers

automaton-wrong-empty = An answer is needed here; ? explains the question.
automaton-wrong-word = “{ $it }” is none of the possible answers.
automaton-wrong-both = “{ $it }” may be { $one } or { $other }: type a little more.
automaton-wrong-number = “{ $it }” is not a number from { $least } to { $most }.
automaton-wrong-prices = Type the price of each good, one to three numbers.
automaton-wrong-guests = Type four things: a town for each place, and - for an empty one.
automaton-wrong-effect = “{ $it }” is not an effect. Some that are: coins 2, prestige 1, lantern 1, good basic any, hero, lose coins 3, lose good, lose hero.
automaton-wrong-caravan = Type a town and a road, or - if no caravan sets out.
automaton-wrong-set = Type what is to be corrected and the right number: set coins 7, set goods 3, set heroes farglen 2.

## What questions are about

automaton-help-starting-hero = It gets a starting hero like everybody, and his good: one more on its goods marker.
automaton-help-turn = Other people's turns matter to it only when a caravan sets out: it comes along with a hero or commission for the region, or with a lantern.
automaton-help-tie = It goes where it has most heroes and commissions, then where it has most commissions. Where that is equal, you choose.
automaton-help-bring-hero = It brings home a hero of the town for which it has most heroes and commissions. Where that is equal, you choose.
automaton-help-dice = It takes every die on the three goods of its card without paying and gains a good for each; with no die there it still gains one good.
automaton-help-south = In the south it takes a commission or a deed, as its card notes; anywhere else it gains two goods.
automaton-help-commission = It takes a commission for the town for which it has most heroes and commissions; with none or a tie, for the town of its card. Enter if it is there; another town if that stack is empty; - if all stacks are.
automaton-help-commission-any = No town is ahead of the others, and no card names one: you choose. Type - if all stacks are empty.
automaton-help-stack = If the stack of that town is empty it gets nothing.
automaton-help-deed = It takes the deed of the banner on its card and gains what the banner shows; if none lies there the other one, or the top of the deck without a bonus. Type - if there is no deed at all.
automaton-help-deed-top = A deed from the deck comes without a banner. If the deck is empty it gets nothing.
automaton-help-guests = It prefers the hero of the town for which it has most heroes and commissions; in a tie the place on its card decides. Places count from left to right.
automaton-help-guest = Neither its heroes and commissions nor its card decide: you choose.
automaton-help-prices = It sells the requests that its card marks, as far as its goods go, for the prices on the wheel. Type the prices of all goods on his card, in their order.
automaton-help-top-hero = With nobody at the inn it takes the top hero of the deck. Type - if the deck is empty as well.
automaton-help-lantern = A hero with a lantern gives it a lantern; horseshoes and storage are of no use to it.
automaton-help-lose-hero = You choose; the hero goes under the deck.
automaton-help-companion = It keeps no companions: the one in the named place goes under the deck. Place 1 is beside the deck, place 3 has the travel die. Type - if there is none.
automaton-help-event = Type the effects in the notation of content packs, with commas between them: coins 2, lantern 1, good upgraded any, hero, commission, wheel, oracle, lose good. Type - if nothing happens. It pays what it has and no more.
automaton-help-five = Whoever first chooses coins as good fortune gets the five that lie there; afterwards it is three.
automaton-help-score = You win only with a strictly higher score, unless you began with --tie tiebreak.
automaton-help-tie-break = Tie-breaks in their order: the unused one of coins and prestige, gifts on loyal companions, commissions, heroes.

## The bot of Now or Never

automaton-solo-commands = Instead of an answer: ? explains, back takes the last answer back, status shows what it keeps in mind, set corrects it (set season 3, set attacked 1), quit leaves.
automaton-solo-wrong-set = Type what is to be corrected and the right number: set season 3 (1 to 6), set attacked 1 (it has attacked this season) or 0 (it has not).
automaton-solo-status = Season { $season }. { $cards ->
    [one] 1 of its cards is
   *[other] { $cards } of its cards are
} left before the shuffle. It has { $attacked ->
    [0] not attacked yet
   *[other] already attacked
} this season.
automaton-solo-set-up = Set-up: the board is set for one player, with one enemy of each level. Put a hero board that you do not use beside it. It gets a random starting builder in its first slot and a random starting healer in its second, both face up; nothing else. The starting specialists left over go back into the box.
automaton-solo-season = — Season { $season } —
automaton-solo-search = It searches: put the search token nearest to your hero face down onto its board. A token on your own space is the nearest; between equal ones you choose. Nobody looks at it, and it earns nothing. With no token left nothing happens.
automaton-solo-recruit = It recruits: the left-most specialist of the row goes face up into its left-most free slot, without being used. If all four are taken, you choose which old one goes back into the box, and the new one takes that slot. Fill the row. With an empty row nothing happens.
automaton-solo-attack = It wins: take away one enemy of the lowest level that is left. For each villager among the rewards of that enemy it takes one from the season board: first one that makes crystals, then bottled demons, tools, shells. Fill an empty row first. It takes no other reward.
automaton-solo-no-enemy = Then nothing happens, and it may still attack this season.
automaton-solo-attacked = It has attacked this season already, so it draws again.
automaton-solo-die = Its die shows { $die }.
automaton-solo-order = The top order token goes face down onto its board and is out of the game. With no order left nothing happens.
automaton-solo-basic = { $n ->
    [one] The top basic quest card goes
   *[other] The { $n } top basic quest cards go
} face down onto its board and out of the game, as far as there are any.
automaton-solo-artifact = { $n ->
    [one] The top artifact card goes
   *[other] The { $n } top artifact cards go
} face down onto its board and out of the game, as far as there are any.
automaton-solo-advanced = { $n ->
    [one] The top advanced quest card goes
   *[other] The { $n } top advanced quest cards go
} face down onto its board and out of the game, as far as there are any.
automaton-solo-nothing = That does nothing.
automaton-solo-exhaust-own = Turn its left-most face-up specialist face down. If none is face up nothing happens.
automaton-solo-exhaust-yours = Turn your left-most face-up specialist face down, and take its tax from the supply. If none is face up nothing happens.
automaton-solo-no-card = All its cards are drawn: it does nothing until the next season.
automaton-solo-production = The season is over. Do your production; it produces nothing. Turn its specialists face up with yours. Its nine cards are shuffled again.
automaton-solo-final-production = The last season is over. Do the final production and count your points; it scores nothing.
automaton-solo-won = You have won!
automaton-solo-lost = Not won this time.
automaton-solo-ask-turn = Your turn: play it, then press Enter. Or have you passed?
automaton-solo-ask-enemy = It attacks. Is there an enemy left on the board?
automaton-solo-ask-score = What is your score?
automaton-solo-ask-best = Your best score in earlier games that you won? 0 if this would be the first.
automaton-solo-help-turn = You begin every season. After each of your turns it draws a card; when you pass, the season ends at once and it draws no more. You may pay its specialists as if they were another player's; no tax is paid for them.
automaton-solo-help-enemy = It always wins, once a season. Without an enemy it has not attacked, and its next attack card counts.
automaton-solo-help-score = The first win takes 100 points. After it only a score above all your earlier ones is a win.
