# Ismerkedés a Selyemúttal: útrajzolás, áruk, verseny. Üzenetek: learn-<lecke>-<lépés>.

learn-silk-road-title = Tanuld meg a Selyemutat
learn-silk-road-about = Három kis lecke egy igazi asztalnál, az egész úgy öt perc.

## Az út

learn-silk-road-draw = Az út
learn-silk-road-draw-about = Rajzold meg, vedd vissza, érkezz meg
learn-silk-road-draw-welcome = Üdvözlünk! A táblád szélén két város vár arra, hogy út kösse össze őket: Palmüra és Tunhuang. A tevéd az egyiknél áll. Játék közben mindenki egyszerre épít; itt annyi időd van, amennyi csak kell.
learn-silk-road-draw-welcome-touch = Üdvözlünk! Két várost kell úttal összekötni: Palmürát és Tunhuangot. A tevéd az egyiknél áll. Játék közben mindenki egyszerre épít; itt annyi időd van, amennyi csak kell.
learn-silk-road-draw-draw = Rajzolj ujjal vagy egérrel a tevétől a mezőkön át: mindegyikre a megfelelő lapka kerül. Billentyűvel a W, E, A, D, Y és X a hat irány. Rajzolj három-négy mezőt.
learn-silk-road-draw-draw-touch = Húzd az ujjad a tevétől a mezőkön át: mindegyikre a megfelelő lapka kerül. Rajzolj három-négy mezőt.
learn-silk-road-draw-back = Meggondoltad magad? Menj vissza az úton arra, amerről jöttél, és a lapkák visszakerülnek hozzád. A hajló nyíl gombja és a Backspace ugyanezt teszi. Vegyél vissza egy lapkát.
learn-silk-road-draw-back-touch = Meggondoltad magad? Menj vissza az ujjaddal az úton, vagy nyomd meg a hajló nyilat. Vegyél vissza egy lapkát.
learn-silk-road-draw-join = Most rajzolj tovább a másik városig. Hét egyenes, hét tág és hét szűk kanyarod van. Egy mezőn egy lapka fér el, ezért az út sosem keresztezi önmagát.
learn-silk-road-draw-join-touch = Most rajzolj tovább a másik városig. Mindegyik fajtából hét lapkád van, és egy mezőn egy fér el.
learn-silk-road-draw-arrive = A két várost összeköti az út. Aki elégedett, kimondja: „Megérkeztem!” Onnantól már nem lehet változtatni.
learn-silk-road-draw-score = Ez volt egy forduló; egy játék négyből áll. Ha az út nem köti össze a két várost, semmit sem ér, ezért érkezés előtt nézd meg a végét.

## Az áruk

learn-silk-road-market = Az áruk
learn-silk-road-market-about = A piac, a térkép és a legjobb út
learn-silk-road-market-market = A piac mutatja, mennyit ér ma egy-egy áru. A felsők pontot hoznak. A vonal alattiak pontba kerülnek, ha az utad érinti őket.
learn-silk-road-market-map = A térképed mutatja, hol vannak az áruk. A teli jel pontot hoz, a gyűrű pontba kerül. A térkép a táblád kicsinyített képe, hatszögek nélkül: szemre kell megítélned, hová esik egy jel.
learn-silk-road-market-sides = Minden áru két mező közös oldalán fekszik. Akkor veszed meg, ha az utad éppen azon az oldalon megy át; a közelében elhaladni nem elég. Amin átmész, azt meg kell venned, azt is, ami pontba kerül.
learn-silk-road-market-road = Rajzolj utat néhány jó áru felé, és kerüld el a gyűrűket. Bármit rajzolsz, jó lesz, csak kösse össze a városokat.
learn-silk-road-market-arrive = Megvan az út. Senki sem sürget, még javíthatsz rajta. Aztán mondd, hogy megérkeztél.
learn-silk-road-market-key = Most a kulcs fekszik a táblán: minden áru az igazi helyén, és az is, amit az utad megvett.
learn-silk-road-market-best = A pontozott út a lehető legjobb volt. A szem gombja elrejti és visszahozza. Hasonlítsd össze a kettőt: így tanul a szem.

## A verseny

learn-silk-road-race = A verseny
learn-silk-road-race-about = Az óra, a bónuszlapka és a két vég
learn-silk-road-race-clock = Játék közben pereg a homok: mindenkinek két perce van. Itt tizenöt. A térképek a jelig lefordítva várnak. Nézd meg a városokat és a piacot, aztán szólj, ha kész vagy.
learn-silk-road-race-bonus = Van egy arany szélű bónuszlapkád: az oldalain az áru duplán számít, a veszteség is. Vedd kézbe egy koppintással vagy a B-vel, aztán rajzolj egyenesen: a következő egyenes lapka ez lesz. A forduló után elfogy, akár jól használtad, akár nem.
learn-silk-road-race-bonus-touch = Van egy bónuszlapkád: az oldalain az áru duplán számít, a veszteség is. Koppints rá, aztán rajzolj egyenesen: a következő egyenes lapka ez lesz.
learn-silk-road-race-other = A másik végéről is építhetsz: koppints a másik városra, vagy nyomj S-t.
learn-silk-road-race-other-touch = A másik végéről is építhetsz: koppints a másik városra, vagy a hajló nyíl melletti gombra.
learn-silk-road-race-join = A halvány lapkák különállók: még nem megy rajtuk út. Nem kerülnek semmibe, és nem is hoznak semmit. Kösd össze a két részt, vagy rajzolj új utat.
learn-silk-road-race-join-touch = A halvány lapka különálló: még nem megy rajta út. Kösd össze a két részt, vagy rajzolj új utat.
learn-silk-road-race-arrive = Sietsz, vagy több árut keresel? Ez az egész kérdés. Az elsőként érkező 2 pontot kap, az utolsó semmit, a többiek 1-et. A leghosszabb út még 1-et ér. Érkezz meg!
learn-silk-road-race-first = A többieknek addig van idejük, amíg a homok lepereg. Ha akkor kész az út, de nem szóltak, az áru és a hossz számít nekik, de mindenki mögött állnak, aki megérkezett.
learn-silk-road-race-last = Az első három forduló után az utolsó helyezett, ha egyedül áll ott, bónuszlapkát kap, amelyet bármelyik későbbi fordulóban felhasználhat. A negyedik után a legtöbb pont nyer. Jó utat!
