# The page of the rules.

rules-title = Rules
rules-about = Every rule has a number, and the game itself names it when something is not allowed. These are our own words.
rules-language = The rules are written in English for now.
rules-no-such-game = We have no rules of that name. These are on our shelf:
rules-search = Search the rules
rules-search-example = F-034, lantern, shortcut …
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-nothing = No rule has all the words of “{ $asked }”. Fewer words find more.
rules-chapters = Chapters
rules-chapters-beside = Chapters beside the rules
rules-tags = What the small words mean
rules-link = Rule { $id }, copy a link to it
rules-copied = Link copied
rules-tag-M = must
rules-tag-M-about = The player has to do it.
rules-tag-O = may
rules-tag-O-about = The player may do it, or not.
rules-tag-ruling = our ruling
rules-tag-ruling-about = The old texts are silent or disagree; this is how we decided. Many of these are options of a table.
rules-tag-T = stated
rules-tag-T-about = The game’s own rules say so.
rules-tag-mended = mended
rules-tag-mended-about = The rules say so, but that part of the text was damaged and we put it together again.
rules-tag-I = worked out
rules-tag-I-about = No text says it, but it follows from what the others say.
rules-tag-D = our choice
rules-tag-D-about = The texts leave a gap; this is what we play unless a table chooses otherwise.
