# caravan automaton: the automaton beside a real table.
#
# Answers may be typed in English in every language; automaton-word-… are the words of this one.

automaton-begins = The { $it } sits down at your table. Everything you answer is kept in { $path }.
automaton-goes-on = The { $it } is back. Going on with { $path }.
automaton-lost = Line { $line } of the file was damaged and is left out; the question is asked again. The file as it was is kept beside it.
automaton-damaged = Line { $line } of the file cannot be read. What was said before it is whole; { $behind ->
    [one] 1 line after it
   *[other] { $behind } lines after it
} would be left out. Go on with what is before it? (y and Enter: yes; the file as it is stays beside)
automaton-saved = Kept. Go on with: caravan automaton --continue { $path }
automaton-nothing-back = There is nothing to take back.

## What happens

automaton-card = Its card: { $card }.
automaton-corrected = Corrected: { $what } { $was } → { $now }

## Possible answers

automaton-hint-usual = { $hint }; Enter: { $usual }

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
