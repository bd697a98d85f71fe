//! A house that has this game keeps its promises: what is sent twice counts once, nobody is told what they cannot know.
use shelf::Entry;
use wells::Wells;

static GAMES: [Entry; 1] = [Entry::of::<Wells>()];

promises::hold_with_sqlite!(&GAMES);
