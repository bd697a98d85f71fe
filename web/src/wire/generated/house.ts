// Written by `cargo xtask types` from the types of the house. Do not change it by hand.

export type Act = {
  /** the client's own name for this action: sent twice, it counts once */
  id: string,
  do: string,
  mark?: number,
};

/**
 * What a strong player would do, the best first.
 */
export type Advice = {
  ways: Array<Way>,
};

/**
 * Somebody asks what only everybody together may decide: to take back more than the law allows, or to stop.
 */
export type AllAsked = {
  by: Seat,
  agreed: Array<Seat>,
};

export type Answer = {
  id: string,
  agree: boolean,
};

/**
 * An event of any game.
 */
export type AnyEvent = {
  what: string,
  [field: string]: unknown
};

/**
 * An argument of a message.
 */
export type Arg = number | string | { seat: Seat, } | Array<Text>;

/**
 * A chair as everybody sees it.
 */
export type Chair = { "kind": "open" }
  | { "kind": "person", name: string, here: boolean, stand_in: boolean, 
/**
 * gave up, and does not come back
 */
resigned: boolean, }
  | { "kind": "bot", bot: string, }
  | { "kind": "automaton" };

/**
 * A chair as somebody asks for it.
 */
export type ChairAsked = "open" | "me" | "automaton" | { "bot": string };

/**
 * The table's clock, and what each seat has left of it.
 */
export type Clocks = {
  now: number,
  seats: Array<SeatClock>,
};

/**
 * A choice that cost something.
 */
export type Costly = {
  rows: number,
  /** the moment of the replay, as this seat counts */
  seq: number,
  seat: Seat,
  act: string,
  label: Text,
  cost: number,
  better: Way,
};

/**
 * How a game ended before its rules ended it.
 */
export type Ended = "resigned" | "aborted" | "closed" | "unwatched";

/**
 * One entry of what a viewer saw: an event (with a line for the log where it has one), that an action played itself, or
 * that a choice was taken back.
 */
export type Entry = {
  n: number,
  event?: AnyEvent,
  tale?: Text,
  forced?: Forced,
  undone?: Undone,
};

export type Expected = {
  /** from 0, last, to 1, first */
  rank: number,
  /** points ahead of the best other seat */
  lead: number,
};

/**
 * Why the house lets a client go.
 */
export type Farewell = "closing" | "removed";

export type Forced = {
  seat: Seat,
};

/**
 * Somebody gave up, after so many entries of news.
 */
export type Gone = {
  seat: Seat,
  after: number,
};

export type Hello = {
  /** of the seat; without one, a spectator */
  secret?: Secret,
  /** the last entry of news that this client has */
  after?: number,
  chat_after?: number,
};

export type Kind = "line-too-long" | "not-utf8" | "not-json" | "not-an-object" | "said-twice" | "unknown-request" | "missing-field" | "wrong-field" | "unknown-field" | "wrong-address" | "wrong-kind" | "wrong-method" | "wrong-origin" | "no-address" | "no-such-address" | "no-upgrade" | "too-long" | "too-many" | "too-slow" | "no-hello" | "twice" | "wrong-frame" | "not-text" | "spectator" | "removed" | "used-id" | "not-asked" | "chat-full" | "no-secret" | "wrong-secret" | "wrong-passphrase" | "bad-name" | "bad-passphrase" | "bad-push" | "bad-webhook" | "name-kept" | "name-taken" | "no-such-table" | "table-taken" | "no-such-game" | "bad-setting" | "bad-content" | "bad-tempo" | "practice-only" | "no-such-bot" | "game-has-no-bots" | "no-advice" | "no-hints" | "no-position" | "no-such-moment" | "cannot-replay" | "chairs-open" | "taken" | "begun" | "not-begun" | "not-over" | "ended" | "resigned" | "log-full" | "frozen" | "damaged" | "over" | "no-such-seat" | "not-now" | "too-early" | "before-signal" | "too-late" | "refused" | "unreadable" | "changed" | "nothing-to-undo" | "cannot-read" | "cannot-write" | "file-empty" | "file-header" | "file-format" | "file-cut-off" | "file-not-text" | "file-row" | "file-commitment" | "file-sealed" | "file-other-game" | "file-other-content" | "file-other-rules" | "file-setting" | "file-refused" | "file-differs" | "not-stored" | "not-known" | "database" | "closing" | "internal";

export type Later = {
  seat: Seat,
  act: string,
  label: Text,
};

export type Line = {
  n: number,
  who: string,
  seat: Seat | null,
  text: string,
  at: number,
};

export type LookAhead = {
  id: string,
  /** one after the other */
  do: Array<string>,
  /** and in how many ways could one go on with it? */
  verb?: string,
};

/**
 * What everybody may know about a table.
 */
export type Meta = {
  id: TableId,
  name: string,
  game: string,
  rules: string,
  options: Record<string, unknown>,
  stage: Stage,
  listed: boolean,
  practice: boolean,
  /** somebody in the house can say what is best: hints, and a look back */
  advice: boolean,
  tempo: Tempo,
  chairs: Array<Chair>,
  commitment?: string,
  /** once the game is over */
  seed?: string,
  watching: number,
  must: SeatSet,
  progress?: Progress,
  places?: Array<Place>,
  /** what it came from */
  origin?: Origin,
  /** why it is over, if not by the rules of the game */
  ended?: Ended,
  /** milliseconds since 1970 */
  opened: number,
  /** when something last happened that everybody may know of */
  last: number,
  /** something that everybody should know */
  remark?: Remark,
};

export type Named = {
  id: string,
};

export type Names = string | Array<string>;

/**
 * A button.
 */
export type Offer = {
  /** the notation: send it back to choose this */
  act: string,
  /** A fingerprint of what the person saw on this button. Echoed back, it tells a late click from a stale one. */
  mark: number,
  label: Text,
  /** what it touches, in the order in which a person would point: `["reserve.2", "slot.1"]` */
  on: Array<string>,
  /** No answer to the question: it may be done whoever is asked whatever. Clients show it apart. */
  anytime?: boolean,
};

/**
 * Whoever draws by themselves what may be done needs no list of it: one that is longer is left out.
 */
export type Offers = {
  id: string,
  /** left out: all of them */
  most?: number,
};

/**
 * What somebody says who opens a table.
 */
export type Opening = {
  game: string,
  name?: string,
  options?: Record<string, unknown>,
  chairs: Array<ChairAsked>,
  tempo?: Tempo,
  listed?: boolean,
  practice?: boolean,
  /** the name of whoever opens it; of several at one screen, all names */
  me?: Names,
  /** only for practice: a position of one's own, and the dice */
  scene?: unknown,
  seed?: string,
};

/**
 * One option of a game.
 */
export type OptionSpec = {
  name: string,
  default: unknown,
  /** every value it may have; empty where `kind` says more than a list can */
  values?: Array<unknown>,
  /** what else it may be, in words */
  kind?: string,
  /** the rules it is about */
  rules: Array<string>,
};

/**
 * What a table came from, if not from nothing.
 */
export type Origin = "fork" | "rematch";

/**
 * What a game is made of.
 */
export type Part = "round" | "season" | "turn";

/**
 * How a seat ended: place 1 is first; equal places share.
 */
export type Place = {
  seat: Seat,
  place: number,
  score: number,
};

/**
 * A stored automatic answer: whenever `prompt` is asked and `args` are among its arguments, `action` is said, if it is
 * legal then.
 */
export type Plan = {
  prompt: string,
  args: { [key in string]: Arg },
  do: string,
};

export type Plans = {
  id: string,
  plans: Array<Plan>,
};

/**
 * Why something was refused; some kinds say more.
 */
export type Problem = {
  kind: Kind,
  message: string,
  rule?: Text,
};

/**
 * How far a game has come, as everybody may know it: round 6 of 13, season 3 of 6.
 */
export type Progress = {
  part: Part,
  /** 0: before the first; more than `of`: after the last */
  now: number,
  of: number,
};

/**
 * What everybody should know about a table.
 */
export type Remark = "frozen" | "carried-over" | "carried-over-lost";

/**
 * The same people once more: what has been said about it at a table whose game is over.
 */
export type Rematch = {
  /** the seats of this table in the order in which they will sit */
  order: Array<Seat>,
  /** people who play again */
  agreed: Array<Seat>,
  /** and those who do not: a bot takes their chair */
  declined: Array<Seat>,
  /** by seat, the bot that will play there */
  bots: Array<string | null>,
  /** they play already */
  begun: boolean,
  /** the table where they do; told to those who play there, and to everybody if everybody can find it */
  next: TableId | null,
};

/**
 * Where a finished game turned.
 */
export type Review = {
  moments: Array<ReviewMoment>,
  costly: Array<Costly>,
};

export type ReviewMoment = {
  rows: number,
  /** the moment of the replay, as a spectator counts */
  seq: number,
  seats: Array<Expected>,
};

/**
 * A chair at the table, counted clockwise from the start player.
 */
export type Seat = number;

export type SeatClock = {
  /** what is left in the bank, now or when it was last asked */
  bank_ms: number | null,
  /** when its time is up; only while it is asked */
  deadline: number | null,
};

export type SeatKey = {
  seat: Seat,
  secret: Secret,
};

/**
 * A set of seats, the house included. Serialised as a list of seat numbers, so that clients need no bit tricks.
 */
export type SeatSet = Array<number>;

/**
 * The keys that somebody got.
 */
export type Seated = {
  id: TableId,
  seats: Array<SeatKey>,
  /** of whoever opened the table: may start it and change chairs */
  host?: Secret,
};

/**
 * The key to a seat, a table or a name, as whoever has it shows it.
 */
export type Secret = string;

/**
 * Everything one viewer needs at this moment.
 */
export type Sheet<V> = {
  /** how many entries of news this viewer has seen */
  seq: number,
  /** `null`: a spectator */
  you: Seat | null,
  must: SeatSet,
  /** from when on this viewer is too late; for a spectator, when the house acts */
  deadline?: number,
  board: V,
  prompt?: Text,
  offers: Array<Offer>,
  can_undo: boolean,
  /** one entry per seat, once the game is over */
  places?: Array<Place>,
};

/**
 * A game of the shelf.
 */
export type Shelf = {
  game: string,
  rules: string,
  options: Array<OptionSpec>,
  bots: Array<string>,
  /** the five that people play against, the weakest first */
  levels: Array<string>,
  /** who plays against somebody who names nobody */
  usual: string,
  seats: Array<number>,
};

export type Stage = "waiting" | "running" | "over";

/**
 * The name of a table in its address. Nothing else than what could be one is one.
 */
export type TableId = string;

/**
 * How a table passes the time.
 */
export type Tempo = { "kind": "none" }
  | { "kind": "live", move_s: number, bank_s: number, }
  | { "kind": "days", days: number, };

/**
 * A Fluent message: id and arguments. The client formats it in the reader's language.
 */
export type Text = {
  id: string,
  args?: { [key in string]: Arg },
};

/**
 * A frame to a client: an object with one key.
 */
export type ToClient = { "welcome": { you: Seat | null, meta: Meta, note: string, plans: Array<Plan>, } }
  | { "meta": Meta }
  | { "now": { sheet: Sheet<Unknown>, 
/**
 * what this viewer may do now and not take back
 */
lasting: Array<string>, from: number, events: Array<Entry>, clocks: Clocks, undo_asked: AllAsked | null, abort_asked: AllAsked | null, gone: Array<Gone>, } }
  | { "ahead": { id: string, known: number, 
/**
 * why the next one could not be done, if that is where it ends
 */
refused: Problem | null, sheet: Sheet<Unknown>, 
/**
 * different sets of further actions with the verb that was asked about
 */
ways: number, } }
  | { "rematch": Rematch }
  | { "chat": Array<Line> }
  | { "done": { id: string, seq: number, } }
  | { "no": { id: string | null, error: Problem, } }
  | { "house": { well: boolean, } }
  | { "pong": { ping: number, now: number, } }
  | { "bye": { why: Farewell, } };

/**
 * A frame from a client: an object with one key.
 */
export type ToServer = { "hello": Hello }
  | { "act": Act }
  | { "ahead": LookAhead }
  | { "undo": Named }
  | { "ask_undo": Named }
  | { "answer_undo": Answer }
  | { "resign": Named }
  | { "ask_abort": Named }
  | { "answer_abort": Answer }
  | { "chat": Worded }
  | { "note": Worded }
  | { "plans": Plans }
  | { "back": Named }
  | { "ping": number }
  | { "offers": Offers };

/**
 * Entries after `back_to` (and before this one) no longer hold.
 */
export type Undone = {
  seat: Seat,
  back_to: number,
};

/**
 * Whatever a game puts here.
 */
export type Unknown = unknown;

/**
 * How an action is written: a verb, and the names of its objects.
 */
export type Verb = {
  verb: string,
  objects: Array<string>,
};

export type Way = {
  act: string,
  label: Text,
  /** points ahead of the best other seat that may be expected */
  value: number,
  /** points less than the best way */
  behind: number,
  tried: number,
  /** what most likely follows */
  leads_to: Array<Later>,
  /** what it has brought by then */
  brings: Array<Text>,
};

export type Worded = {
  id: string,
  text: string,
};
