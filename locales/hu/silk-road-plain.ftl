# Selyemút: az egyszerű nézet.

plain-silk-road-goal = A cél: négy forduló után a legtöbb pont, olyan utakért, amelyek összekötik a két várost, és áruk mellett vezetnek el.

plain-silk-road-yours = Az asztalod
plain-silk-road-card = A kereskedőlap
plain-silk-road-card-cities = Építs utat e városok között
plain-silk-road-card-icons = A piac
plain-silk-road-market = Piac, a legdrágább elöl
plain-silk-road-market-item = { $good }: { $value }
plain-silk-road-cards-to-come = Kereskedőlapok, amelyek még jöhetnek
plain-silk-road-card-cards = { $cities }: { $icons }
plain-silk-road-icons-to-come = Jelek, amelyek még jöhetnek
plain-silk-road-bonus-to-come = Még elnyerhető bónuszlapkák
plain-silk-road-goods = Pont az árukért
plain-silk-road-gains = Pontok fordulónként
plain-silk-road-bonus = Bónuszlapkák
plain-silk-road-stage = Most
plain-silk-road-after = Ennyi ideig tartott
plain-silk-road-own = Előtted az asztalon
plain-silk-road-own-board = Az utad, soronként
plain-silk-road-desks-own-board = Az utad, soronként
plain-silk-road-tray = Még a tálcádon
plain-silk-road-map = A térképed
plain-silk-road-sheet = A térkép száma
plain-silk-road-upside-down = Fejjel lefelé
plain-silk-road-dots = Áruk a térképen
plain-silk-road-desks-own-map-dots = Áruk a térképen (tíz tized egy mező)
plain-silk-road-past = Az előző forduló
plain-silk-road-past-cities = Ezek a városok voltak
plain-silk-road-past-market = Ez volt a piac
plain-silk-road-past-market-item = { $good }: { $value }
plain-silk-road-past-desks = Mindenki útja
plain-silk-road-past-desks-key = Itt voltak az áruk
plain-silk-road-past-desks-key-item = { $good } e mezők között: { $cells }
plain-silk-road-past-desks-board = Az út
plain-silk-road-past-desks-bought = Érintett áruk
plain-silk-road-past-desks-bought-item = { $good }: { $points }{ $doubled-is ->
    [true] {" (duplán)"}
   *[other] {""}
}
plain-silk-road-qualified = Összeköti a városokat
plain-silk-road-route = Mezők sorban
plain-silk-road-tiles = Lapkák
plain-silk-road-rank = Pont az érkezésért
plain-silk-road-length = Pont a hosszért
plain-silk-road-past-desks-goods = Pont az árukért
plain-silk-road-gain = Összesen

plain-silk-road-verb-place = Lapka lerakása
plain-silk-road-verb-turn = Lapka elforgatása
plain-silk-road-verb-move = Lapka áthelyezése
plain-silk-road-verb-lift = Lapka visszavétele
plain-silk-road-verb-declare = Megérkezés
