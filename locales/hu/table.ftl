# Amit maga az asztal mond, bármi is a játék.

seat-name = { $number }. játékos
seat-house = Az asztal

news-forced = { $seat } nem választhat:
news-undone = { $seat } visszavonja az utolsó döntését.

## Miért nem történt meg

illegal-over = A játék véget ért.
illegal-no-such-seat = Ennél az asztalnál nincs ilyen hely.
illegal-not-now = Most nem te következel.
illegal-too-early = Túl korán: még jár az óra.
illegal-before-signal = Túl korán: ez még a jel előtt volt.
illegal-too-late = Túl késő: lejárt az idő.
illegal-refused = Ezt most nem lehet.
illegal-unreadable = Ez itt nem értelmezhető: { $reason }.
illegal-changed = A gomb megváltozott, mióta láttad. Nézd meg újra.
illegal-nothing-to-undo = Nincs mit visszavonnod.

## Miért nem vonható vissza

barrier-dice = Kockadobás történt: nincs visszaút.
barrier-revealed = Kiderült, ami rejtve volt: nincs visszaút.
barrier-turn-passed = Már a következő játékosnál a döntés: nincs visszaút.
barrier-volunteered = Mások már számolhattak vele: nincs visszaút.

## Mi a baj a játékfájllal

file-empty = A fájl üres.
file-header = Az 1. sor nem játékfájl fejléce: { $why }
file-format = A fájl formátuma { $found }; ez a program a következőt olvassa: { $known }.
file-cut-off = A fájl itt csonka: { $line }. sor. Ép lépések előtte: { $rows }.
file-row = A fájl { $line }. sora nem lépés: nem JSON, vagy nem egy lépés mezői állnak benne.
file-not-text = A fájl { $line }. sora nem szöveg (UTF-8). Ép lépések előtte: { $rows }.
file-unreadable = ilyen lépés nincs ebben a játékban.
file-commitment = A mag nem illik a lenyomatához: valaki átírta a fejlécet.
file-sealed = A fájl lepecsételt: a magja a játék végén derül ki.
file-other-game = A fájl másik játéké: { $found }.
file-other-content = A fájlt más kártyákkal játszották, és azok nincsenek kéznél: { $name } ({ $id }).
file-setting = A fejléc lehetetlent kér: { $why }
file-refused = Nem fogadható el: { $row }. lépés ({ $action }), { $seat }: { $why }
file-differs = Eltérés a lépésnél ({ $row }: { $action }): az állapot { $found }, a fájl szerint { $expected }.

## Miért tenne így egy erős játékos

hint-why = Mintegy { $points } ponttal jobb, mint ez: „{ $way }”. Amit hoz azzal együtt, ami követheti: { $gains }.
hint-why-better = Mintegy { $points } ponttal jobb, mint ez: „{ $way }”.
hint-why-brings = Amit hoz azzal együtt, ami követheti: { $gains }.
hint-why-even = Amennyire előre látható, nincs jobb; ugyanennyit ér ez: „{ $way }”.
sign-more = +
sign-less = −

bot-random = Céltalan
bot-greedy = Józan
bot-apprentice = Inas
bot-wanderer = Vándor
bot-settler = Telepes
bot-warden = Őrző
bot-mayor = Polgármester
bot-founder = Városalapító
bot-pedlar = Házaló
bot-shopkeeper = Boltos
bot-guildmaster = Céhmester
bot-caravaneer = Karavánvezető
bot-beginner = Kezdő
bot-average = Józan
bot-strong = Éles eszű
bot-perfect = Hibátlan
