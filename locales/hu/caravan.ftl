# A terminál.

caravan-quit = Kilépés
caravan-help = Súgó
caravan-undo = Visszavonás
caravan-log = Napló
caravan-board = Tábla
caravan-back = Vissza
caravan-your-turn = Te következel
caravan-waiting = Várakozás: { $seat }
caravan-game-over = A játék véget ért
