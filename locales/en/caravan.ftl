# The terminal.

caravan-quit = Quit
caravan-help = Help
caravan-undo = Undo
caravan-log = Log
caravan-board = Board
caravan-back = Back
caravan-your-turn = Your turn
caravan-waiting = Waiting for { $seat }
caravan-game-over = The game is over
