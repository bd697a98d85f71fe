game-wells = Három kút
game-wells-short = Három kút
game-wells-about = 2–4 játékos, 5 perc. Rakd meg a tevédet, és adj el a jó kútnál.
goal-wells = Az nyer, akinek az utolsó forduló után a legtöbb pénze van. Az egyszerre eladott azonos áruk teljes árat hoznak, egyetlen kártya a felét.

wells-good-salt = só
wells-good-dates = datolya
wells-good-cloth = szövet

wells-ask-turn = { $round }. forduló, összesen { $of }: mit teszel?
wells-ask-wait = { $seat } következik.
wells-ask-over = Vége a játéknak.
wells-do-draw = Felraksz egy kártyát
wells-do-sell = Eladod mindet ({ $good }): { $coins } pénz
wells-do-rest = Pihensz a kútnál
wells-tale-drew = { $seat } felrak egy kártyát: { $good }, { $worth } pénzt ér.
wells-tale-drew-hidden = { $seat } felrak egy kártyát.
wells-tale-sold = { $seat } eladja ezt: { $good }. Bevétele { $coins } pénz.
wells-tale-rested = { $seat } pihen.
wells-tale-round = Kezdődik a következő forduló: { $round }.
wells-no-room = A tevéd öt kártyát bír el. ({ $rule })
wells-no-cards = Nincs több felrakható kártya. ({ $rule })
wells-no-good = Ilyen árud nincs. ({ $rule })

# Ellenfelek és beállítások, ahol az asztal nyílik.
bot-child = Gyerek
bot-herder = Pásztor
bot-trader = Kereskedő
bot-elder = Vén
option-wells-rounds = Fordulók
option-wells-rounds-help = Ennyiszer kerül sorra mindenki.

# Az egyszerű nézet: hogy hívják, ami látszik.
plain-wells-goal = A cél: a legtöbb pénz az utolsó forduló után. Az egyszerre eladott azonos áruk teljes árat hoznak, egyetlen kártya a felét.
plain-wells-yours = A te tevéd
plain-wells-round = Forduló
plain-wells-turn = Ki van soron
plain-wells-deck = Még felrakható kártya
plain-wells-coins = Pénz
plain-wells-cards = Kártya a tevén
plain-wells-hand = Amit visz
plain-wells-seats-hand-item = { $good }, { $worth } pénzt ér
plain-wells-sold = Eladva
plain-wells-sold-item = { $good }, { $worth } pénzt ér
plain-wells-verb-sell = Eladás
