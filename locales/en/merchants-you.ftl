# The log of Merchants, where it speaks of whoever reads it: the same tales, said to you. The page alone uses them; what has
# none here is told with the name.

tale-turn-you = It is your turn.
tale-drafted-you = You pick { $steed } with { $hero } of { $town }.
tale-deed-put-back-you = You put the deed “{ $deed }” back.
tale-deed-put-back-hidden-you = You put a deed back.
tale-coins-you = You gain { part-coins }.
tale-pays-coins-you = You pay { part-coins }.
tale-prestige-you = You gain { $n } prestige.
tale-loses-prestige-you = You lose { $n } prestige.
tale-lantern-you = You gain { part-lanterns }.
tale-spends-lantern-you = You give up { part-lanterns }.
tale-quartz-you = You gain { part-quartz }.
tale-spends-quartz-you = You give up { part-quartz }.
tale-horseshoe-you = You gain { part-horseshoes }.
tale-spends-horseshoe-you = You give up { part-horseshoes }.
tale-gained-you = You gain { part-a-ware }.
tale-lost-you = You give up { part-a-ware }.
tale-missed-you = You miss out on { $thing }.
tale-flipped-you = You turn a good over: it is now { part-a-ware }.
tale-illuminated-die-you = You gain an illuminated die and roll { $value }.
tale-hero-you = { $hero } of { $town } joins you.
tale-hero-left-you = { $hero } of { $town } leaves you.
tale-commission-you = You take the commission “{ $commission }” ({ $town }: { $goods }).
tale-commission-left-you = You give back the commission “{ $commission }” ({ $town }).
tale-deed-you = You take the deed “{ $deed }”.
tale-deed-hidden-you = You take a secret deed.
tale-companion-you = { $companion } joins you.
tale-tile-you = You build the { $tile } into your wagon.
tale-steed-you = { $steed } now pulls your wagon.
tale-reset-you = You reset your locked dice to 1, 2, 3.
tale-bumped-you = You bump a { $out } out of slot { $slot } with a { $die }.
tale-unlocked-you = You take a { $out } out of slot { $slot } for good.
tale-lit-you = You move an illuminated { $value } to the action pool.
tale-moved-you = You { $steps ->
    [0] stay
    [one] move 1 space
   *[other] move { $steps } spaces
}: { $first } | { $second }.
tale-moved-by-horseshoe-you = You move by horseshoe: { $first } | { $second }.
tale-visited-you = You activate { part-the-district }.
tale-idle-you = You can do nothing at { part-the-district }.
tale-used-you = You use { $building }.
tale-wheel-you = You turn the wheel.
tale-changed-you = You change a market die from { $from } to { $to }.
tale-bought-you = You buy { part-a-good }.
tale-sold-you = You sell { part-a-ware } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
tale-dark-market-you = You move the Dark Market marker { $to }.
tale-ruins-you = You move the ruins marker to the { $to }.
tale-ruins-die-you = You roll the ruins die: { $effects }.
tale-oracle-you = You roll the oracle die: { $effects }.
tale-swapped-you = You swap { $give } for { $get }.
tale-declared-you = You lead a caravan to { $town } by the { $road }.
tale-joined-you = You join the caravan.
tale-refused-you = You stay at home.
tale-took-you = You take a { $die }.
tale-took-lifted-you = You take a { $die }, lifted to { $value }.
tale-entered-you = You enter { $town }.
tale-delivered-you = You deliver { $n ->
    [one] 1 good
   *[other] { $n } goods
} for “{ $commission }” in { $town }: { $prestige } prestige.
tale-brought-you = You bring { $hero } home to { $town }.
tale-fortune-you = Good fortune gives you { $luck }.
tale-ability-you = { $companion } helps you for a quartz: { $effects }.
tale-copied-you = You copy a { $value }.
tale-stray-you = You give { $companion } a gift.
tale-stray-went-you = { $companion } strolls on to you.
tale-night-dice-you = You roll night dice into your reserve.
tale-deed-done-you = You have done the deed “{ $deed }”.
tale-deed-missed-you = You have not done the deed “{ $deed }”.
tale-scored-you = You score { $score }: { $base } as the lower of coins and prestige, { $points } in victory points.
news-undone-you = You take your last choice back.
