/** What the page and the server say to one another. `docs/protocol.md` tells the same in prose. Lengths are whole
 * thousandths of the game's unit, facings whole tenths of a degree, as in the engine. All sentences come worded in the
 * language that the client named. */

// --- Words with their rules ------------------------------------------------------------------------------------------

/** A sentence, the number it counts for (0 if it is none), and the rule behind it ("" if there is none). */
export interface Why {
  text: string;
  value: number;
  rule: string;
}

/** The odds of one thing that could be done. */
export interface Odds {
  /** In a few words, for beside an option. */
  phrase: string;
  tallies: { text: string; mean: number; chances: [value: number, probability: number][] }[];
  states: { text: string; probability: number }[];
  notes: string[];
  reasons: Why[];
}

// --- The table -------------------------------------------------------------------------------------------------------

export type Point = [x: number, y: number];
/** Where somebody stands: x, y and the surface. */
export type Spot = [x: number, y: number, surface: number];

export interface Piece {
  id: string;
  kind: string;
  name: string;
  outline: Point[];
  bottom: number;
  height: number;
  traits: string[];
  access: { kind: string; x: number; y: number }[];
}

export interface TableData {
  name: string;
  width: number;
  depth: number;
  /** What 1000 thousandths are called: "inch" or "cm". */
  unit: "inch" | "cm";
  pieces: Piece[];
  surfaces: { z: number; piece: number }[];
  /** Which models hide others from view: none, those of third units, or all third models; absent means none. */
  hiding?: "none" | "third-units" | "third-models";
  /** The bands in which the game counts distances, each with where it ends; absent or empty where it has none. */
  bands?: Band[];
  /** Whether anybody may measure at any time; absent means so. */
  measured?: boolean;
}

/** A band of distances: what it is called and where it ends. */
export interface Band { name: string; reach: number }

/** A model on the table; one that is in reserve, hidden or dead is not sent. */
export interface Model {
  id: number;
  unit: number;
  owner: number;
  name: string;
  x: number;
  y: number;
  z: number;
  surface: number;
  radius: number;
  height: number;
  eye: number;
  /** Tenths of a degree, counter-clockwise from east; null where the game has no facing. */
  facing: number | null;
  lies: boolean;
  wounds: { left: number; most: number } | null;
  /** Words for tokens and states on it, each with its kind, for which the page draws a sign. */
  tokens: { sign: string; text: string; count: number }[];
  active: boolean;
  /** One sentence for the screen reader: where it is, its state. */
  text: string;
  /** How wide the arc before it is, in tenths of a degree; absent or null where the game has none. */
  arc?: number | null;
}

/** Something that lies on the table: an objective, loot, an edge, an entry. */
export interface Marker {
  id: string;
  kind: string;
  name: string;
  x: number;
  y: number;
  z: number;
  radius: number;
  owner: number | null;
  text: string;
}

/** A stretch of the table that matters now: a deployment zone, a district. */
export interface Zone {
  name: string;
  owner: number | null;
  outline: Point[];
}

/** A unit or character with everything on it that may change. */
export interface Card {
  unit: number;
  owner: number;
  name: string;
  models: number[];
  /** Names and numbers of the profile, such as Quality 4+. */
  values: { name: string; value: string; text: string }[];
  weapons: { name: string; values: string[]; text: string }[];
  rules: { name: string; text: string; rule: string }[];
  states: { text: string; rule: string }[];
  out: boolean;
  acted: boolean;
  /** Lines of boxes that damage ticks one after the other: of each its name, and all of it in words. */
  damage: { name: string; text: string; boxes: { sign: string; text: string; ticked: boolean }[] }[];
  /** The points it acts with: what they are called, how many are left, how many it had; null where there are none. */
  points: Points | null;
}

export interface Points { text: string; left: number; most: number }

/** A playing card: its face as the seat may know it; null is face down. */
export interface Face {
  key: string;
  primary: string;
  secondary: string;
  text: string;
}

/** What lies before one seat, in games with cards; null in others. */
export interface Dashboard {
  seat: number;
  deck: number;
  discard: number;
  top: Face | null;
  /** One's own hand open, the other's face down. */
  hand: (Face | null)[];
  notes: string[];
  /** The cards that call up units, in games that have them: the next to be turned comes first in `down`. */
  row: { turned: Laid[]; down: (Laid | null)[]; pool: Laid[] } | null;
  /** Points that the seat has. */
  stocks: { sign: string; text: string; count: number }[];
  /** The groups of the seat, in games that have them, and whether each waits, acts or is done. */
  groups: Group[];
}

export interface Group { name: string; text: string; models: number[]; step: "waits" | "acts" | "done" }

/** A card that stands for a unit, with a few words about it. */
export interface Laid {
  unit: number;
  name: string;
  text: string;
  models: number[];
}

/** The board of a confrontation while there is one. */
export interface Confrontation {
  title: string;
  step: string;
  attacker: number;
  sides: {
    seat: number;
    model: string;
    total: number;
    reasons: Why[];
    columns: { card: Face | null; share: number | null; laid: (Face | null)[]; chain: boolean }[];
  }[];
  /** Of each column: hit, miss, or open. */
  results: ("hit" | "miss" | "open")[];
}

// --- The question of the moment --------------------------------------------------------------------------------------

export interface Option {
  key: string;
  text: string;
  /** Models and markers that the option is about, so that they can be clicked. */
  models: number[];
  markers: string[];
  /** Why it cannot be chosen, or null. */
  refused: Why | null;
  /** Whether odds can be asked for it (`odds`). */
  odds: boolean;
  /** The ground that its shots would pass over, and everybody in their way; null where that does not matter. */
  corridor: Corridor | null;
  /** What it costs of the points of whoever acts; null where nothing is paid for. */
  cost: number | null;
  /** The arc and the ranges that it is about, where they are others than those of the question. */
  fan: Fan | null;
}

export interface Corridor { outline: Point[]; models: number[] }
/** What a model has before it: an arc so many tenths of a degree wide, and ranges from its middle if they are known. */
export interface Fan { model: number; arc: number; bands: Band[] }
/** The way of a model that somebody may interrupt; where a number is asked for, it says which of its places. */
export interface Trail { model: number; spots: Spot[] }
/** A turn: of whom, from which facing it counts, and how far it costs nothing, in tenths of a degree. */
export interface Dial { model: number; facing: number; free: number }

interface Asked {
  number: number;
  seat: number;
  text: string;
  rule: string;
  /** Title of the rule. */
  title: string;
  /** How to answer, in a sentence. */
  how: string;
  routine: boolean;
  /** What the corporal would answer; used for Enter. Null until it was asked for (`usual`). */
  usual: unknown;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  /** What was chosen before and is still to be paid for; null where nothing is. */
  cost: number | null;
}
export interface Choose extends Asked { kind: "choose"; options: Option[] }
export interface ChooseSome extends Asked { kind: "choose-some"; options: Option[]; least: number; most: number }
export interface Arrange extends Asked { kind: "arrange"; options: Option[] }
export interface Amount extends Asked {
  kind: "amount";
  least: number;
  most: number;
  spans: [number, number][] | null;
  /** What the number turns; null where it is a plain number. */
  dial: Dial | null;
}
export interface Split extends Asked {
  kind: "split";
  total: number;
  over: { key: string; text: string; low: number; high: number }[];
  exact: boolean;
}
export interface Assign extends Asked { kind: "assign"; items: { item: Option; to: Option[] }[] }
export interface Place extends Asked {
  kind: "place";
  /** The models to place, by their ids as text, in the order in which they move. */
  movers: string[];
  /** How far each may go in all; absent where it is set down freely. */
  distances: Record<string, number>;
  /** What each is called and how large it is (radius 0 is a point), for those that are not on the table yet. */
  bodies: Record<string, { name: string; radius: number; height: number }>;
  turns: boolean;
  legs: string[];
  /** Whether somebody may also stay where he is. */
  stays: boolean;
  /** How far around the place something has its effect, as a blast does; null where it has none. */
  area: number | null;
}
export type Question = Choose | ChooseSome | Arrange | Amount | Split | Assign | Place;

/** The answer to Place: the spots a model passes, the last being where it ends. */
export interface Track { spots: Spot[]; facing?: number | null; legs?: string[] }

// --- The journal -----------------------------------------------------------------------------------------------------

export interface Line {
  /** Its place in this seat's journal, from 0. */
  at: number;
  text: string;
  /** 0 for a heading (a round, a turn), 1 for what happens, 2 for details of it. */
  level: 0 | 1 | 2;
  dice: number[];
  cards: Face[];
  reasons: Why[];
  rules: string[];
  models: number[];
}

// --- From the server -------------------------------------------------------------------------------------------------

/** Once after sitting down, and again after a change of language. */
export interface Seated {
  type: "seated";
  game: string;
  key: string;
  name: string;
  /** -1 for a spectator. */
  seat: number;
  /** For each seat: its letter, its list's name, and who sits there: "person", "open" or an agent's name. */
  seats: { letter: string; list: string; who: string }[];
  mission: string;
  options: { key: string; title: string; value: string; text: string; usual: boolean; house: boolean }[];
  table: TableData;
  practice: boolean;
  /** What a fair game was committed to, and what each seat has promised and opened so far. */
  fair: {
    agreement: string;
    match: string;
    commitment: string;
    promises: (string | null)[];
    words: ({ word: string; salt: string } | null)[];
  } | null;
  /** Whether the dice come from a named seed: whoever knows it can work them all out. */
  seeded: boolean;
  feed: string;
  /** That the game will be removed soon unless somebody plays on; empty as long as there is time. */
  expiring: string;
  /** How many lines of the journal this seat had seen when it last left, on whatever device. */
  looked: number;
  /** Kinds of questions for which a standing order can be given, with the orders in force. */
  orders: { key: string; text: string; on: boolean }[];
}

/** How things stand now: sent after every answer of anybody. The journal lines are those the client has not had. */
export interface Moment {
  type: "moment";
  /** Grows by one with every answer of the game; a client that reconnects names the last one it had. */
  sequence: number;
  heading: string;
  scores: { seat: number; text: string; points: number }[];
  models: Model[];
  markers: Marker[];
  zones: Zone[];
  /** The pieces of terrain that were destroyed: only their traces are left. */
  gone: string[];
  cards: Card[];
  dashboards: Dashboard[];
  confrontation: Confrontation | null;
  question: Question | null;
  /** The seats that the game waits for, each with who it is; "thinking" while an agent is at work. */
  waiting: { seat: number; who: string; thinking: boolean }[];
  lines: Line[];
  /** The index of the first of `lines`: 0 means all of it, and the client starts anew. */
  from: number;
  canUndo: boolean;
  outcome: { winner: number | null; text: string; scores: number[] } | null;
  /** The seal of everything so far, in a fair game that has begun. */
  seal: string | null;
}

export interface Acknowledged { type: "done"; id: number; result: unknown }
export interface RefusedReply { type: "refused"; id: number; why: Why }
/** Something about the connection: too fast, too large, another tab took over, the server is going down. */
export interface Notice { type: "notice"; text: string; final: boolean }
export type FromServer = Seated | Moment | Acknowledged | RefusedReply | Notice;

// --- From the client: each has an id of the client's own, and gets one `done` or `refused` with it ---------------------

export type FromClient =
  /** Result: {token}, if nobody had sat there yet: the seat has it from now on, and the one that was sent is void. */
  | { type: "sit"; id: number; token: string; language: string; since: number; lines: number }
  | { type: "language"; id: number; language: string }
  /** `number` is that of the question; result: {sequence} once it is written and synced, or {repeated: true}. */
  | { type: "answer"; id: number; number: number; value: unknown }
  /** Why an answer would not be allowed; result: null or a Why. */
  | { type: "check"; id: number; number: number; value: unknown }
  /** Turns goals of some models into a whole answer; result: Completed. */
  | { type: "complete"; id: number; number: number; partial: Record<string, Goal> }
  /** Result: Reach. */
  | { type: "reach"; id: number; number: number; model: string }
  /** What a model would see from a spot (its own if none is given); result: Sight[]. */
  | { type: "sight"; id: number; model: number; spot?: Spot; facing?: number }
  /** What could be done from a spot, and by whom to it; result: Ghost. */
  | { type: "ghost"; id: number; number: number; model: string; spot: Spot; facing?: number }
  /** How far each model of the other side can shoot and charge; result: Threat[]. */
  | { type: "threats"; id: number }
  /** Odds of an option of the question; for Assign, of `item` to `key`; result: Odds. */
  | { type: "odds"; id: number; number: number; key: string; item?: string }
  /** What the corporal would answer, for Enter; result: the value. */
  | { type: "usual"; id: number; number: number }
  /** What the sergeant would do; result: Hint. */
  | { type: "hint"; id: number; number: number }
  | { type: "undo"; id: number }
  /** Practice mode: back to before the answer with this sequence. */
  | { type: "back"; id: number; sequence: number }
  | { type: "order"; id: number; key: string; on: boolean }
  /** Give a seat that one holds to an agent, or take it back with "person". */
  | { type: "give"; id: number; seat: number; to: string }
  /** Agents go on only when told (step by step), or by themselves. */
  | { type: "watch"; id: number; step: boolean }
  | { type: "step"; id: number; all: boolean }
  | { type: "promise"; id: number; promise: string }
  | { type: "open"; id: number; word: string; salt: string }
  | { type: "concede"; id: number }
  /** A whole Moment as it was after an answer; only when the game is over, or in practice mode. */
  | { type: "replay"; id: number; sequence: number };

/** What somebody wants of one model: a point to go to, which way to look, and how to go (one of the question's legs). */
export interface Goal { to: number[]; facing?: number; legs?: string[] }
export interface Completed {
  tracks: Record<string, Track>;
  /** Of each model: how long its way is, how far it may go, the tests on its way, and what it costs. */
  ways: Record<string, { length: number; most: number; tests: Why[]; legs: string[]; cost: number | null }>;
}
export interface Reach {
  /** Polygons (first ring outer, others holes) of where the model's centre can end, by surface. */
  regions: { surface: number; rings: Point[][] }[];
  most: number;
}
export interface Sight {
  model: number;
  seen: boolean;
  /** Share of the target that is seen, 0 to 1. */
  share: number;
  cover: string;
  /** The rule's own lines: from the eye to each point that was tried, and what blocks it. */
  lines: { from: [number, number, number]; to: [number, number, number]; clear: boolean; by: string }[];
}
export interface Ghost {
  sees: Sight[];
  shots: { target: number; text: string; odds: Odds | null }[];
  threats: { model: number; text: string; odds: Odds | null }[];
}
export interface Threat { model: number; shoot: number; charge: number; text: string }
export interface Hint { value: unknown; text: string; reasons: Why[] }

// --- HTTP ------------------------------------------------------------------------------------------------------------

/** GET /api/games?language=en: what can be played. */
export interface Shelf {
  key: string;
  name: string;
  about: string;
  unit: string;
  missions: { key: string; name: string }[];
  tables: { key: string; name: string }[];
  /** The two that are usually played against one another first. */
  lists: { key: string; name: string; text: string }[];
  /** The usual size first. */
  sizes: number[];
  /** A printed edition and what it says wherever there is an option. */
  editions: { key: string; name: string; values: Record<string, string> }[];
  options: OptionOffer[];
  agents: { key: string; name: string; text: string }[];
  /** The guided fights there are: "first-fight", "confrontation". */
  lessons: string[];
}

/** A point of the rules on which players may decide: its values, which is usual, and which no edition prints. */
export interface OptionOffer {
  key: string;
  /** The entry of the catalogue that explains it. */
  rule: string;
  title: string;
  text: string;
  values: { key: string; text: string; house: boolean }[];
  usual: string;
}

/** POST /api/games */
export interface Wanted {
  key: string;
  mission?: string;
  /** A ready-made table, a number to make one up, or TOML text (starts with a line break or holds one). */
  table?: string;
  mirror?: boolean;
  /** Yours, then the other's: ready lists, TOML text, or Army Forge JSON. */
  lists?: string[];
  size?: number;
  edition?: string;
  options?: Record<string, string>;
  /** "recruit", "corporal", "sergeant", "same-screen" or "link". */
  opponent: string;
  side?: number;
  fair?: boolean;
  practice?: boolean;
  agree?: boolean;
  /** Always the same dice; refused for a game by link. */
  seed?: number;
  /** "first-fight" or "confrontation": a guided fight. */
  lesson?: string;
  language: string;
}

/** Its answer. `tokens[i]` is seat i's secret; null where an agent sits or that link is not yours to have. */
export interface Created {
  game: string;
  seat: number;
  tokens: (string | null)[];
  spectator: string;
}

/** GET /api/rules/{key}?language=en */
export interface RuleEntry {
  id: string;
  chapter: string;
  kind: string;
  title: string;
  sentence: string;
  /** The full ruling, English. */
  full: string;
}

/** A refusal of any of these is a status of 400 or more with {why: Why}.
 * POST /api/tables {key, table, mirror, language}: TableData. POST /api/lists {key, text, language}: {name, text, faults}.
 * GET /api/mine?tokens=… is not there on purpose: tokens never stand in an address; POST /api/mine {tokens, language}:
 * (Mine | null)[], one for each token in their order, null where a token is unknown.
 * POST /api/save {token}: {save}, the text of its file, once the game is over.
 * POST /api/record {token}: the seat's own record.
 * POST /api/branch {token, sequence, opponent}: Created. POST /api/code {token}: {code}. POST /api/seat {code}: {token}.
 * POST /api/take {token, fresh}: {token}, with which one sits from now on: `fresh`, if nobody had sat there yet.
 * POST /api/verify {transcript, noted}: {fair, text}. POST /api/replay {save}: Created, as spectator of a finished game.
 * GET /feed/{feed}.xml: Atom. */
export interface Mine {
  game: string;
  /** -1 for a spectator. */
  seat: number;
  key: string;
  name: string;
  heading: string;
  yours: boolean;
  over: boolean;
  text: string;
  /** The seats where nobody has sat down yet. */
  open: number[];
  /** Whether it cannot be shown: then the heading says why, and there is nothing else. */
  unreadable: boolean;
  /** That it will be removed soon, if it will. */
  expiring: string;
}
