/** What the page and the server say to one another. This file is made by `make protocol` from the records of the server
 * (`tests.protocol`): change those. `docs/protocol.md` tells the same in prose. Lengths are whole thousandths
 * of the game's unit, facings whole tenths of a degree; a point is [x, y], a spot [x, y, surface]. All sentences come worded
 * in the language that the client named. */

export type FromServer = Seated | Company | Moment | Done | NotDone | Notice;
export type FromClient =
  | Sit
  | Language
  | Answer
  | Undo
  | Back
  | Concede
  | Order
  | Give
  | Watch
  | Step
  | Check
  | Complete
  | SightOf
  | OddsOf
  | Usual
  | HintFor
  | WorthOf
  | ReachOf
  | GhostOf
  | ThreatsTo
  | PromiseWord
  | OpenWord
  | ReplayOf
  | Compositions
  | DragOf
  | RangeOf
  | Onward
  | Name
  | Say
  | BriefingOf;

/**
 * All that goes between the server and a page.
 */
export interface Protocol {
  server: FromServer;
  client: FromClient;
  results: Results;
  gets: Gets;
  posts: Posts;
  refusal: Refusal;
}
/**
 * What stays the same; sent after sitting down and whenever some of it changes.
 *
 * `seat` is -1 for a spectator. While somebody is `choosing` a list, nobody is told the other's, and a fair game has
 * agreed on nothing. `seeded` dice come from a named seed: whoever knows it can work them all out.
 * `expiring` says that the game will be removed soon, "" as long as there is time. `looked` is how many lines of the
 * journal this seat had seen when it was last left, on whatever device. `lesson` is what a guided fight teaches.
 */
export interface Seated {
  type: "seated";
  game: string;
  key: string;
  name: string;
  seat: number;
  seats: Player[];
  mission: string;
  options: OptionPlayed[];
  table: Table;
  practice: boolean;
  fair: FairMatch | null;
  choosing: Choosing | null;
  seeded: boolean;
  feed: string;
  expiring: string;
  looked: number;
  orders: StandingOrder[];
  lesson: Lesson | null;
}
/**
 * Who plays at a seat: its letter, the name of its list, and "person", "open" or the name of an agent.
 */
export interface Player {
  letter: string;
  list: string;
  who: string;
}
/**
 * How an option of the rules is played, whether that is usual, and whether no edition prints it.
 */
export interface OptionPlayed {
  key: string;
  title: string;
  value: string;
  text: string;
  usual: boolean;
  house: boolean;
}
/**
 * The table with everything that is built on it.
 *
 * `bands` are those in which the game counts distances; `measured` is whether anybody may measure at any time.
 */
export interface Table {
  name: string;
  width: number;
  depth: number;
  unit: "cm" | "inch";
  hiding: "none" | "third-models" | "third-units";
  pieces: Piece[];
  surfaces: Surface[];
  bands: Band[];
  measured: boolean;
}
/**
 * A piece of terrain.
 */
export interface Piece {
  id: string;
  kind: string;
  name: string;
  outline: [number, number][];
  bottom: number;
  height: number;
  traits: string[];
  access: Access[];
}
/**
 * A ladder, stairs or ramp.
 */
export interface Access {
  kind: string;
  x: number;
  y: number;
}
/**
 * Something to stand on; piece -1 is the ground.
 */
export interface Surface {
  z: number;
  piece: number;
}
/**
 * A band of distances: what it is called and where it ends.
 */
export interface Band {
  name: string;
  reach: number;
}
/**
 * What a fair game was committed to, and what each seat has promised and opened so far.
 */
export interface FairMatch {
  agreement: string;
  match: string;
  commitment: string;
  promises: (string | null)[];
  words: (Opened | null)[];
}
/**
 * The word of a seat, opened.
 */
export interface Opened {
  word: string;
  salt: string;
}
/**
 * A seat that has yet to choose its list before the game is set up: how large, and the ready ones that fit.
 *
 * `fair` says that words are promised for the dice after that.
 */
export interface Choosing {
  seat: number;
  size: number | null;
  lists: Described[];
  fair: boolean;
}
/**
 * A list or an opponent that can be chosen, with a few words about it.
 */
export interface Described {
  key: string;
  name: string;
  text: string;
}
/**
 * A standing order that can be given, and whether it is in force.
 */
export interface StandingOrder {
  key: string;
  text: string;
  on: boolean;
}
/**
 * A guided fight: its key, and its steps in their order.
 */
export interface Lesson {
  key: string;
  steps: LessonStep[];
}
/**
 * One thing to learn: the key of its words, the part of the screen it stands at, and until what.
 *
 * It is learnt when it was read; when the learner is `asked`, or has `answered`, a question by a rule whose number
 * begins so, of one kind and with an option whose key begins so if those are named; or when the journal has `told` of
 * such a rule. The last step is the `end`. `model` is the name of whom it is about.
 */
export interface LessonStep {
  key: string;
  at: "confrontation" | "dashboards" | "ending" | "journal" | "question" | "scores" | "table" | "units";
  until: "answered" | "asked" | "end" | "read" | "told";
  rule: string;
  kind: string;
  option: string;
  model: string;
}
/**
 * Who is at the table, and what they have said that one has not heard yet; sent whenever some of it changes.
 *
 * A remark whose number one has already is the same one again.
 */
export interface Company {
  type: "company";
  seats: Present[];
  remarks: Remark[];
}
/**
 * The player of a seat: by what name, whether they are here, and for how many seconds they have been away.
 *
 * `away` is null while they are here, and where nobody has been yet.
 */
export interface Present {
  name: string;
  here: boolean;
  away: number | null;
}
/**
 * A short message from a seat, said so many seconds before it was sent.
 */
export interface Remark {
  number: number;
  seat: number;
  text: string;
  ago: number;
}
/**
 * How things stand now; sent after everything that is done.
 *
 * `sequence` counts everything that was done. `from` is the number of the first of `lines`; if it is 0 the journal
 * starts anew. `gone` are the pieces of terrain that were destroyed, `seal` seals everything so far in a fair game,
 * `table` is the table as it stands where the players build it while they play.
 */
export interface Moment {
  type: "moment";
  sequence: number;
  heading: string;
  scores: Score[];
  models: Model[];
  markers: Marker[];
  zones: Zone[];
  gone: string[];
  cards: Card[];
  dashboards: Dashboard[];
  confrontation: Confrontation | null;
  question: (Choose | ChooseSome | Arrange | Amount | Split | Assign | Place) | null;
  waiting: Awaited[];
  lines: Line[];
  from: number;
  canUndo: boolean;
  outcome: Ending | null;
  seal: string | null;
  table: Table | null;
}
/**
 * How a seat stands.
 */
export interface Score {
  seat: number;
  text: string;
  points: number;
}
/**
 * A model on the table; `arc` is how wide it looks, in a game in which that matters.
 *
 * `tag` are the few letters of its unit, which no other unit of its side has.
 */
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
  facing: number | null;
  lies: boolean;
  wounds: Wounds | null;
  tokens: Token[];
  active: boolean;
  text: string;
  arc: number | null;
  tag: string;
  build: Build;
}
/**
 * How many wounds a model can still take, and how many at first.
 */
export interface Wounds {
  left: number;
  most: number;
}
/**
 * Something that lies beside a model: a sign to draw, its words, and how many.
 */
export interface Token {
  sign: string;
  text: string;
  count: number;
}
/**
 * How a miniature is made: its form, how broad it is, how much it wears, its standing, and what it has in hand.
 */
export interface Build {
  form: "beast" | "drone" | "hover" | "person" | "robot" | "tank" | "walker";
  bulk: "broad" | "plain" | "slight";
  armour: 0 | 1 | 2;
  standing: "caster" | "hero" | "leader" | "plain";
  arms: ("blade" | "cannon" | "flame" | "heavy" | "launcher" | "long" | "maul" | "pistol" | "rifle" | "staff")[];
}
/**
 * Something that lies on the table.
 */
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
/**
 * A stretch of the table that matters now; `colour` is the one that its name says, if it says one.
 */
export interface Zone {
  name: string;
  owner: number | null;
  outline: [number, number][];
  colour: "" | "blue" | "red";
}
/**
 * A unit or character with everything on it that may change; `points` where it acts with points.
 */
export interface Card {
  unit: number;
  owner: number;
  name: string;
  models: number[];
  values: Value[];
  weapons: Weapon[];
  rules: Named[];
  states: Why[];
  out: boolean;
  acted: boolean;
  damage: Damage[];
  points: Points | null;
}
/**
 * A name and number of a profile.
 */
export interface Value {
  name: string;
  value: string;
  text: string;
}
/**
 * A weapon with its numbers.
 */
export interface Weapon {
  name: string;
  values: string[];
  text: string;
}
/**
 * A special rule: what it is called and what it does.
 */
export interface Named {
  name: string;
  text: string;
  rule: string;
}
/**
 * A sentence, the number it counts for (0 if it is none), and the rule behind it ("" if there is none).
 */
export interface Why {
  text: string;
  value: number;
  rule: string;
}
/**
 * A line of boxes that are ticked one after the other, with all of it in words.
 */
export interface Damage {
  name: string;
  boxes: Box[];
  text: string;
}
/**
 * A box of a line of damage: its sign, what it means, and whether it is ticked.
 */
export interface Box {
  sign: string;
  text: string;
  ticked: boolean;
}
/**
 * Points to act with: what they are called, how many are left, and how many there were at first.
 */
export interface Points {
  text: string;
  left: number;
  most: number;
}
/**
 * What lies before one seat in a game with cards; a card face down is null, and so is a row where there is none.
 */
export interface Dashboard {
  seat: number;
  deck: number;
  discard: number;
  top: Face | null;
  hand: (Face | null)[];
  notes: string[];
  row: Row | null;
  stocks: Stock[];
  groups: Group[];
}
/**
 * The face of a playing card.
 */
export interface Face {
  key: string;
  primary: string;
  secondary: string;
  text: string;
}
/**
 * The cards with which units are called up: those turned, those face down, and units that wait to be bought.
 *
 * Of the cards face down the first is turned next; one that is not known is null.
 */
export interface Row {
  turned: Laid[];
  down: (Laid | null)[];
  pool: Laid[];
}
/**
 * A card that stands for a unit, with a few words about it and the models that it is about.
 */
export interface Laid {
  unit: number;
  name: string;
  text: string;
  models: number[];
}
/**
 * Points that a seat has: which, what they are called, and how many.
 */
export interface Stock {
  sign: string;
  text: string;
  count: number;
}
/**
 * A group of models: its name, a few words about it, and whether it waits, acts or is done.
 */
export interface Group {
  name: string;
  text: string;
  models: number[];
  step: "acts" | "done" | "waits";
}
/**
 * The board of a confrontation, with what came of each column so far.
 */
export interface Confrontation {
  title: string;
  step: string;
  attacker: number;
  sides: Side[];
  results: ("hit" | "miss" | "open")[];
}
/**
 * One side of a confrontation.
 */
export interface Side {
  seat: number;
  model: string;
  total: number;
  reasons: Why[];
  columns: Column[];
}
/**
 * One side of a column: its card, its share, what was laid on it, and whether it can be drawn on.
 */
export interface Column {
  card: Face | null;
  share: number | null;
  laid: (Face | null)[];
  chain: boolean;
}
/**
 * Choose one of the options.
 */
export interface Choose {
  kind: "choose";
  options: Option[];
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * One thing that can be chosen, with the models and markers that it is about, and what it costs of one's points.
 *
 * `face` is the card that it is, `over` says which card of the hand it lays over which column.
 */
export interface Option {
  key: string;
  text: string;
  models: number[];
  markers: string[];
  refused: Why | null;
  odds: boolean;
  corridor: Corridor | null;
  cost: number | null;
  fan: Fan | null;
  face: Face | null;
  over: Cover | null;
}
/**
 * The ground that shots would pass over, and everybody who stands in their way.
 */
export interface Corridor {
  outline: [number, number][];
  models: number[];
}
/**
 * What a model has before it: how wide its arc is, and the ranges of a weapon if they are known.
 */
export interface Fan {
  model: number;
  arc: number;
  bands: Band[];
}
/**
 * A card of the hand that goes over a column, both counted from 0.
 */
export interface Cover {
  column: number;
  slot: number;
}
/**
 * Places along the way of a model, each so far from the next; where a number is asked for, it says which one.
 */
export interface Trail {
  model: number;
  spots: [number, number, number][];
  step: number;
}
/**
 * Choose from `least` to `most` of the options, or, as a `whole`, all of them or none.
 */
export interface ChooseSome {
  kind: "choose-some";
  options: Option[];
  least: number;
  most: number;
  whole: boolean;
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * Put all options in an order.
 */
export interface Arrange {
  kind: "arrange";
  options: Option[];
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * Name a number from `least` to `most`, or within one of the `spans`; with a `dial` the number is a facing.
 */
export interface Amount {
  kind: "amount";
  least: number;
  most: number;
  spans: [number, number][] | null;
  dial: Dial | null;
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * An angle that is asked for: of which model, which way it looks now, and how far it may turn for nothing.
 */
export interface Dial {
  model: number;
  facing: number;
  free: number;
}
/**
 * Share a total out: all of it if `exact`, otherwise at most that much.
 */
export interface Split {
  kind: "split";
  total: number;
  over: Share[];
  exact: boolean;
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * What takes a share of something, from `low` to `high`.
 */
export interface Share {
  key: string;
  text: string;
  low: number;
  high: number;
}
/**
 * Give each item to one of its targets.
 */
export interface Assign {
  kind: "assign";
  items: Item[];
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * Something that is given to one of several targets.
 */
export interface Item {
  item: Option;
  to: Option[];
}
/**
 * Say where models end, in the order in which they move.
 *
 * `distances` says how far each may go in all; none is named where it is set down freely. `bodies` says what each is
 * called and how large it is (radius 0 is a point), `turns` by how much at least it is turned (0: not at all), `legs`
 * how it may go, `stays` whether it may stay where it is, `area` how far around the place something has its effect.
 */
export interface Place {
  kind: "place";
  movers: string[];
  distances: {
    [k: string]: number;
  };
  bodies: {
    [k: string]: Body;
  };
  turns: number;
  legs: string[];
  stays: boolean;
  area: number | null;
  number: number;
  seat: number;
  asks: string;
  text: string;
  rule: string;
  title: string;
  how: string;
  routine: boolean;
  models: number[];
  fan: Fan | null;
  trail: Trail | null;
  cost: number | null;
  usual: unknown;
}
/**
 * Something that is set down: its name, how large it is, and its outlines around its middle if it is no disc.
 */
export interface Body {
  name: string;
  radius: number;
  height: number;
  outlines: [number, number][][];
}
/**
 * A seat for which the game waits, who it is, and whether that is an agent at work.
 */
export interface Awaited {
  seat: number;
  who: string;
  thinking: boolean;
}
/**
 * A line of the journal as one seat may read it, with what of it is played on the table.
 *
 * `opens` says whether the line begins a round or the activation of somebody.
 */
export interface Line {
  at: number;
  text: string;
  level: 0 | 1 | 2;
  dice: number[];
  cards: Face[];
  reasons: Why[];
  rules: string[];
  models: number[];
  acts: (Walk | Arrive | Leave | Attack | Blast | Roll | Reveal | Mark | Banner)[];
  opens: "" | "activation" | "group" | "round";
}
/**
 * A model goes from spot to spot, the first being where it stood; `how` says how it goes each part.
 *
 * With one spot alone it only turns.
 */
export interface Walk {
  act: "walk";
  model: number;
  spots: [number, number, number][];
  how: ("climb" | "fall" | "fly" | "jump" | "push" | "walk")[];
  facing: number | null;
}
/**
 * A model comes onto the table, or comes into view.
 */
export interface Arrive {
  act: "arrive";
  model: number;
  spot: [number, number, number];
}
/**
 * A model is gone from the table: as a casualty, which lies where it fell, or otherwise.
 */
export interface Leave {
  act: "leave";
  model: number;
  casualty: boolean;
}
/**
 * Somebody attacks somebody: along a line, in an arc over what is between, at hand, or with a power of the mind.
 */
export interface Attack {
  act: "attack";
  models: number[];
  targets: number[];
  form: "arc" | "hand" | "line" | "power";
  text: string;
  corridor: [number, number][];
}
/**
 * Something bursts around a spot.
 */
export interface Blast {
  act: "blast";
  spot: [number, number, number];
  radius: number;
}
/**
 * Dice are rolled: with how many faces each, which of them succeed, and what was needed, in words.
 *
 * Dice that count together succeed or fail all at once.
 */
export interface Roll {
  act: "roll";
  seat: number | null;
  models: number[];
  dice: number[];
  faces: number;
  good: boolean[];
  text: string;
  together: boolean;
}
/**
 * Cards are turned face up.
 */
export interface Reveal {
  act: "reveal";
  seat: number | null;
  models: number[];
  cards: Face[];
}
/**
 * A few words pop up over models, with a sign: a hit, a wound, a test, a state.
 */
export interface Mark {
  act: "mark";
  models: number[];
  sign: string;
  text: string;
  tone: "bad" | "good" | "plain";
}
/**
 * Words across the table: a round, a phase, a score, the end.
 */
export interface Banner {
  act: "banner";
  text: string;
  about: "end" | "phase" | "round" | "score" | "turn";
}
/**
 * How the game ended.
 */
export interface Ending {
  winner: number | null;
  text: string;
  scores: number[];
}
/**
 * What was asked for is done; `Results` says what comes of which message.
 */
export interface Done {
  type: "done";
  id: number;
  result: unknown;
}
/**
 * What was asked for is not done, and why.
 */
export interface NotDone {
  type: "refused";
  id: number;
  why: Why;
}
/**
 * Something about the connection; after a final one it is closed.
 */
export interface Notice {
  type: "notice";
  text: string;
  final: boolean;
}
/**
 * Take the seat of a token; whoever is the first on an open one gets its new token, and the one sent is void.
 *
 * `since` is the last sequence that one has heard of, `lines` how many lines of the journal one has; both 0 at first.
 */
export interface Sit {
  type: "sit";
  token: string;
  language?: string;
  since?: number;
  lines?: number;
  id: number;
}
/**
 * Speak another language from now on.
 */
export interface Language {
  type: "language";
  language: string;
  id: number;
}
/**
 * Answer the question of that number.
 */
export interface Answer {
  type: "answer";
  number: number;
  value: unknown;
  id: number;
}
/**
 * Take back one's latest answer.
 */
export interface Undo {
  type: "undo";
  id: number;
}
/**
 * In a practice game, go back to before the answer with that sequence.
 */
export interface Back {
  type: "back";
  sequence: number;
  id: number;
}
/**
 * Give up.
 */
export interface Concede {
  type: "concede";
  id: number;
}
/**
 * Give a standing order, or end it.
 */
export interface Order {
  type: "order";
  key: string;
  on: boolean;
  id: number;
}
/**
 * Give one's own seat to an agent, or take it back with "person".
 */
export interface Give {
  type: "give";
  seat: number;
  to: string;
  id: number;
}
/**
 * Let agents go on only when told, or by themselves.
 */
export interface Watch {
  type: "watch";
  step: boolean;
  id: number;
}
/**
 * Let agents give one answer, or go on until a person is asked.
 */
export interface Step {
  type: "step";
  all?: boolean;
  id: number;
}
/**
 * Whether an answer would be allowed; if not, why.
 */
export interface Check {
  type: "check";
  number: number;
  value: unknown;
  id: number;
}
/**
 * Turn goals of some models into a whole answer.
 */
export interface Complete {
  type: "complete";
  number: number;
  partial:
    | {
        [k: string]: Goal;
      }
    | [string, Goal][];
  id: number;
}
/**
 * What somebody wants of one model: a point to go to, a whole way, how to go, where to look.
 */
export interface Goal {
  to?: number[] | null;
  spots?: [number, number, number][] | null;
  legs?: string[] | null;
  facing?: number | null;
}
/**
 * What a model would see from a spot; from where it stands if none is named.
 */
export interface SightOf {
  type: "sight";
  model: number;
  spot?: [number, number, number] | null;
  facing?: number | null;
  id: number;
}
/**
 * The odds of an option; where several things are given out, of giving `item` to it.
 */
export interface OddsOf {
  type: "odds";
  number: number;
  key: string;
  item?: string;
  id: number;
}
/**
 * What is usually answered.
 */
export interface Usual {
  type: "usual";
  number: number;
  id: number;
}
/**
 * What the best officer of the game would do, and why.
 */
export interface HintFor {
  type: "hint";
  number: number;
  id: number;
}
/**
 * What the answers that somebody is about to give would be worth, beside what the hint said.
 */
export interface WorthOf {
  type: "worth";
  number: number;
  steps: PlannedAnswer[];
  id: number;
}
/**
 * An answer that is planned: the key of the question that is expected, and what is answered to it.
 *
 * A question that leaves nothing to decide is `forced`: a standing order may have answered it already.
 */
export interface PlannedAnswer {
  asks: string;
  value: unknown;
  forced: boolean;
}
/**
 * Where a model can end.
 */
export interface ReachOf {
  type: "reach";
  number: number;
  model: string;
  id: number;
}
/**
 * What could be done from a spot, and by whom to it.
 */
export interface GhostOf {
  type: "ghost";
  number: number;
  model: string;
  spot: [number, number, number];
  facing?: number | null;
  id: number;
}
/**
 * How far each model of the other side can shoot and charge.
 */
export interface ThreatsTo {
  type: "threats";
  id: number;
}
/**
 * Promise a word for the chance of a fair game.
 */
export interface PromiseWord {
  type: "promise";
  promise: string;
  id: number;
}
/**
 * Open the word that was promised.
 */
export interface OpenWord {
  type: "open";
  word: string;
  salt: string;
  id: number;
}
/**
 * How things stood after an answer, once the game is over or in a practice game.
 */
export interface ReplayOf {
  type: "replay";
  sequence: number;
  id: number;
}
/**
 * What one gesture answers at this moment, beyond the question itself.
 */
export interface Compositions {
  type: "compositions";
  number: number;
  id: number;
}
/**
 * What dragging a model to a spot answers, although nobody asks yet where it goes.
 */
export interface DragOf {
  type: "drag";
  number: number;
  model: number;
  to: [number, number, number];
  id: number;
}
/**
 * Where a model can be dragged, although nobody asks yet where it goes.
 */
export interface RangeOf {
  type: "range";
  number: number;
  model: number;
  id: number;
}
/**
 * What is usually answered to this question and to those that belong to it; null where it stands alone.
 */
export interface Onward {
  type: "onward";
  number: number;
  id: number;
}
/**
 * What one wants to be called; "" for no name.
 */
export interface Name {
  type: "name";
  name: string;
  id: number;
}
/**
 * Say something short to everybody at the table.
 */
export interface Say {
  type: "say";
  text: string;
  id: number;
}
/**
 * What scores, when the game ends, and what each side is after; null while that is open.
 */
export interface BriefingOf {
  type: "briefing";
  id: number;
}
/**
 * What comes of each message: the `result` of `Done`.
 */
export interface Results {
  sit: SeatToken | null;
  language: null;
  answer: Kept;
  undo: Kept;
  back: Kept;
  concede: Kept;
  order: null;
  give: null;
  watch: null;
  step: null;
  check: Why | null;
  complete: Completed;
  sight: Sight[];
  odds: Odds;
  usual: unknown;
  hint: Hint;
  worth: OwnOrder;
  reach: Reach;
  ghost: Ghost;
  threats: Threat[];
  promise: Kept;
  open: Kept;
  replay: Moment;
  compositions: Composed;
  drag: Composition;
  range: Reach;
  onward: Course | null;
  name: null;
  say: null;
  briefing: Briefing | null;
}
/**
 * The secret of a seat.
 */
export interface SeatToken {
  token: string;
}
/**
 * Something that was done is written and synced; the same done again is `repeated`.
 */
export interface Kept {
  sequence: number;
  repeated?: boolean;
}
/**
 * A whole answer to a question about placing, and how each model goes there.
 */
export interface Completed {
  tracks: [string, Track][];
  ways: {
    [k: string]: Way;
  };
}
/**
 * Where a model goes: the spots it passes, the last being where it ends, each x, y and the surface it stands on.
 *
 * `legs` says how it gets to each spot (climb, leap, jump, …); left empty, it walks or takes the only way there is.
 */
export interface Track {
  spots: [number, number, number][];
  facing?: number | null;
  legs?: string[];
}
/**
 * How a model goes: what of it counts, how far it may go, the tests on its way, how it goes each part, its cost.
 */
export interface Way {
  length: number;
  most: number;
  tests: Why[];
  legs: string[];
  cost: number | null;
}
/**
 * What a model sees of another.
 */
export interface Sight {
  model: number;
  seen: boolean;
  share: number;
  cover: string;
  lines: Ray[];
}
/**
 * A line of sight that was tried.
 */
export interface Ray {
  from: [number, number, number];
  to: [number, number, number];
  clear: boolean;
  by: string;
}
/**
 * The odds of one thing that could be done.
 */
export interface Odds {
  phrase: string;
  tallies: Tally[];
  states: State[];
  notes: string[];
  reasons: Why[];
}
/**
 * A number that chance decides.
 */
export interface Tally {
  text: string;
  mean: number;
  chances: [number, number][];
}
/**
 * Something that comes about or does not.
 */
export interface State {
  text: string;
  probability: number;
}
/**
 * What an officer would answer, in words, and why; who looks ahead says what he expects, and what came next.
 */
export interface Hint {
  value: unknown;
  text: string;
  reasons: Why[];
  expects: Why[];
  others: OtherAnswer[];
}
/**
 * Another answer, in words, what speaks for it, and the chance of winning with it in percent.
 */
export interface OtherAnswer {
  text: string;
  reasons: Why[];
  percent: number;
}
/**
 * What an order of the player's own would give: in words, the chance of winning with it and with the best order in
 * percent, and the reply to expect.
 */
export interface OwnOrder {
  text: string;
  percent: number;
  best: number;
  expects: Why[];
}
/**
 * Where the middle of a model can end, and how far it may go.
 */
export interface Reach {
  regions: Region[];
  most: number;
}
/**
 * A stretch of a surface: its first ring is the outer one, the others are holes.
 */
export interface Region {
  surface: number;
  rings: [number, number][][];
}
/**
 * What a model would see from somewhere, what it could shoot at, and who could shoot it.
 */
export interface Ghost {
  sees: Sight[];
  shots: Shot[];
  threats: Danger[];
}
/**
 * Something that could be shot at; odds that take too long are null.
 */
export interface Shot {
  target: number;
  text: string;
  odds: Odds | null;
}
/**
 * Somebody who could shoot; odds that take too long are null.
 */
export interface Danger {
  model: number;
  text: string;
  odds: Odds | null;
}
/**
 * How far a model can shoot and charge in its next activation.
 */
export interface Threat {
  model: number;
  shoot: number;
  charge: number;
  text: string;
}
/**
 * What one gesture answers at this moment: what a click on a model does, and which models can be dragged.
 */
export interface Composed {
  clicks: Composition[];
  movable: number[];
}
/**
 * Several answers out of one gesture: a click on a model, or a drag of it.
 *
 * `text` says in a few words what will be done, `cost` what it takes of the points of whoever acts, where there are
 * any; one that is to `confirm` waits for Enter before its first answer is sent.
 */
export interface Composition {
  gesture: "click" | "drag";
  model: number;
  text: string;
  steps: PlannedAnswer[];
  cost: number | null;
  confirm: boolean;
}
/**
 * Usual answers one after the other; `says` tells each in words, and is empty for those that are forced.
 */
export interface Course {
  steps: PlannedAnswer[];
  says: string[];
}
/**
 * What is to be known before the first move: what scores, when the game ends, and what each side is after.
 *
 * `books` says with which books the game is played, and which of their rules have no effect.
 */
export interface Briefing {
  mission: string;
  scores: string;
  ends: string;
  aims: Aim[];
  books: string[];
}
/**
 * What a side is after; without a seat it is said of both, or of a part that nobody has taken yet.
 */
export interface Aim {
  seat: number | null;
  text: string;
}
/**
 * What is sent for `GET /api/…`.
 */
export interface Gets {
  games: GameOffer[];
  "rules/{key}": RuleEntry[];
  lab: LabExperiment[];
  puzzles: PuzzleList;
}
/**
 * A game that can be played.
 *
 * The first two of `lists` are usually played against one another first, and the first of `sizes` is usual. `lessons`
 * are the guided fights; `campaigns` says whether there are campaigns of it.
 */
export interface GameOffer {
  key: string;
  name: string;
  about: string;
  unit: "cm" | "inch";
  missions: Choice[];
  tables: Choice[];
  lists: Described[];
  sizes: number[];
  editions: Edition[];
  options: OptionOffer[];
  agents: Described[];
  lessons: string[];
  campaigns: boolean;
  in_turn: boolean;
}
/**
 * A mission or a table that can be chosen.
 */
export interface Choice {
  key: string;
  name: string;
}
/**
 * A printed edition, and what it says wherever there is an option.
 */
export interface Edition {
  key: string;
  name: string;
  values: {
    [k: string]: string;
  };
}
/**
 * A point of the rules on which players may decide, the rule that explains it, and how it is usually played.
 */
export interface OptionOffer {
  key: string;
  title: string;
  text: string;
  rule: string;
  values: OptionValue[];
  usual: string;
}
/**
 * A way to play an option, and whether no edition prints it.
 */
export interface OptionValue {
  key: string;
  text: string;
  house: boolean;
}
/**
 * A numbered rule: its title and sentence in the language of the client, and all of it in English.
 */
export interface RuleEntry {
  id: string;
  chapter: string;
  kind: string;
  title: string;
  sentence: string;
  full: string;
}
/**
 * An experiment: what it is called, how many games of how many it has played, and what they say so far.
 */
export interface LabExperiment {
  name: string;
  title: string;
  running: boolean;
  played: number;
  most: number;
  text: string;
}
/**
 * What there is to solve; without any puzzles there is none for today.
 */
export interface PuzzleList {
  today: DailyPuzzle | null;
  games: PuzzleGame[];
}
/**
 * The puzzle of a day, which is told as year-month-day.
 */
export interface DailyPuzzle {
  day: string;
  key: string;
  number: number;
}
/**
 * A game that has puzzles, and how many.
 */
export interface PuzzleGame {
  key: string;
  name: string;
  count: number;
}
/**
 * What is posted to `/api/…`, and what is sent for it.
 */
export interface Posts {
  tables: {
    posted: WantedTable;
    sent: Table;
  };
  judged: {
    posted: WantedTable;
    sent: TableSheet;
  };
  weighed: {
    posted: WantedTable;
    sent: TableReport;
  };
  fought: {
    posted: TableTrial;
    sent: TableGames;
  };
  lists: {
    posted: WrittenList;
    sent: ListRead;
  };
  missions: {
    posted: WrittenList;
    sent: Choice[];
  };
  builder: {
    posted: DraftList;
    sent: ListSheet;
  };
  printed: {
    posted: DraftList;
    sent: Card[];
  };
  compared: {
    posted: DraftList;
    sent: Comparison;
  };
  book: {
    posted: DraftBook;
    sent: BookSheet;
  };
  card: {
    posted: DraftEntry;
    sent: Card[];
  };
  tried: {
    posted: DraftEntry;
    sent: Created;
  };
  opened: {
    posted: WrittenList;
    sent: ListOpened;
  };
  "opened-book": {
    posted: WrittenList;
    sent: ListOpened;
  };
  games: {
    posted: Wanted;
    sent: Created;
  };
  replay: {
    posted: SavedGame;
    sent: Created;
  };
  strength: {
    posted: PlayedGames;
    sent: Strength | null;
  };
  branch: {
    posted: Branching;
    sent: Created;
  };
  review: {
    posted: Reviewing;
    sent: Review;
  };
  mine: {
    posted: SeatTokens;
    sent: (Mine | null)[];
  };
  save: {
    posted: OneToken;
    sent: Save;
  };
  record: {
    posted: OneToken;
    sent: OwnRecord;
  };
  verify: {
    posted: Transcript;
    sent: Judgement;
  };
  code: {
    posted: OneToken;
    sent: Code;
  };
  take: {
    posted: Taking;
    sent: SeatToken;
  };
  choose: {
    posted: ChosenList;
    sent: Mine;
  };
  seat: {
    posted: Redeemed;
    sent: SeatToken;
  };
  campaigns: {
    posted: NewCampaign;
    sent: CampaignSheet;
  };
  campaign: {
    posted: CampaignDeed;
    sent: CampaignSheet;
  };
  entered: {
    posted: CampaignGame;
    sent: CampaignSheet;
  };
  fielded: {
    posted: NextGame;
    sent: CampaignRoster;
  };
  fair: {
    posted: FairTrial;
    sent: LabExperiment[];
  };
  puzzle: {
    posted: WantedPuzzle;
    sent: PuzzleShown;
  };
  solved: {
    posted: ChosenOrder;
    sent: Solution;
  };
  "played-on": {
    posted: WantedPuzzle;
    sent: Created;
  };
}
/**
 * A table that somebody wants to see, or on which a mission is to be fought.
 */
export interface WantedTable {
  key: string;
  table: string;
  mission?: string;
  mirror?: boolean;
  language?: string;
}
/**
 * A table that somebody builds: its faults, where a mission is fought on it, and what can be built with.
 */
export interface TableSheet {
  faults: TableFault[];
  ground: Ground;
  kinds: TableKind[];
  mission: MissionDrawn;
}
/**
 * What is wrong with a table, by which rule, and with which piece of it; `playable` if players may agree to it.
 */
export interface TableFault {
  text: string;
  rule: string;
  piece: string;
  playable: boolean;
}
/**
 * Where a mission is fought on a table, before anybody has an edge: seat 0 has the front one.
 */
export interface Ground {
  zones: Zone[];
  goals: MissionGoal[];
}
/**
 * A place that counts in a mission, and how far around it one is at it where that is drawn.
 */
export interface MissionGoal {
  name: string;
  x: number;
  y: number;
  radius: number;
}
/**
 * A kind of terrain: its name, and what a piece of it has if nothing else is said.
 */
export interface TableKind {
  key: string;
  name: string;
  bottom: number;
  height: number;
  traits: string[];
}
/**
 * A mission as somebody may draw it on: as a book writes it, that book, and what of it can be drawn.
 */
export interface MissionDrawn {
  table: {
    [k: string]: unknown;
  };
  text: string;
  draws: ("at" | "zones")[];
}
/**
 * How a table treats both sides: what holds for both of them, then line by line what each has.
 */
export interface TableReport {
  text: string;
  sides: string[];
  lines: ReportLine[];
}
/**
 * A line of a report: what is compared, and what it is for each side.
 */
export interface ReportLine {
  text: string;
  sides: string[];
}
/**
 * A table on which games are played, and for each pair of them before what side A made of it.
 */
export interface TableTrial {
  key: string;
  table: string;
  mission?: string;
  scores?: number[][];
  language?: string;
}
/**
 * Games on a table: what side A made of each pair of them, how many were and will be played, and what that says.
 */
export interface TableGames {
  scores: number[][];
  played: number;
  wanted: number;
  text: string;
}
/**
 * A list that somebody has written.
 */
export interface WrittenList {
  key: string;
  text: string;
  language?: string;
}
/**
 * A list that somebody has written: its name, its text, what is wrong with it, and the books that it draws on.
 */
export interface ListRead {
  name: string;
  text: string;
  faults: string[];
  books: string[];
}
/**
 * A list that somebody puts together: its tables as JSON, or nothing for one to begin with.
 */
export interface DraftList {
  key: string;
  draft?: string;
  language?: string;
}
/**
 * A list as it is put together: its draft and the same as the text of a file, what it is worth and may be.
 *
 * `measure` is what is counted. `fields` are those of the whole list, the first its name, `groups` what was taken,
 * `offers` what can be taken, `further` the groups that can be added; `stash` is null where a list has none. `remarks`
 * are no faults.
 */
export interface ListSheet {
  name: string;
  draft: {
    [k: string]: unknown;
  };
  text: string;
  total: number;
  limit: number;
  measure: string;
  fields: ListField[];
  groups: ListGroup[];
  offers: ListOffer[];
  further: ListOffer[];
  stash: ListStash | null;
  faults: ListFault[];
  remarks: string[];
  books: string[];
}
/**
 * A field of a draft: where it is written, what stands there, and what does if nothing is written.
 *
 * `text` takes words, `whole` a number from `least` to `most`, `yes` a yes or no at a `cost`, `one` one of the
 * `picks`, and `several` any of them, each as often as it can be had.
 */
export interface ListField {
  kind: "one" | "several" | "text" | "whole" | "yes";
  path: (string | number)[];
  label: string;
  value: string | number | boolean | string[];
  usual: string | number | boolean | string[];
  picks: ListPick[];
  least: number;
  most: number;
  cost: number | null;
}
/**
 * Something that can be chosen in a field: what is written for it, what it costs, and how often it can be had.
 */
export interface ListPick {
  value: string | number;
  name: string;
  cost: number | null;
  most: number;
  text: string;
}
/**
 * What belongs together in a list, such as a section or a gang.
 *
 * What is taken into it is added to the tables at `into`, with everything in `stamp`. `path` is where a group of its
 * own stands, which can be taken away; it is null for the whole list.
 */
export interface ListGroup {
  into: (string | number)[];
  name: string;
  lines: ListLine[];
  path: (string | number)[] | null;
  cost: number | null;
  stamp: {
    [k: string]: number;
  };
  fields: ListField[];
}
/**
 * Something that was taken: a unit, a character, or some figures; `entry` is what its book calls it.
 */
export interface ListLine {
  path: (string | number)[];
  name: string;
  entry: string;
  cost: number | null;
  text: string;
  fields: ListField[];
  moves: ListMove[];
}
/**
 * Something that can go from one place of a draft, where several such things are written, to another.
 */
export interface ListMove {
  name: string;
  value: string;
  source: (string | number)[];
  target: (string | number)[];
}
/**
 * Something that can be taken: its name and cost, a few words about it, and the table that is written for it.
 *
 * It goes into the group that is being filled, unless it says `into` which tables.
 */
export interface ListOffer {
  key: string;
  name: string;
  cost: number | null;
  text: string;
  table: {
    [k: string]: unknown;
  };
  into: (string | number)[] | null;
}
/**
 * What a list owns and nobody carries: what it is called and costs, what is there, and where that is written.
 */
export interface ListStash {
  name: string;
  cost: number;
  text: string;
  field: ListField;
}
/**
 * What is wrong with a draft, by which rule, and with what in it; a `lack` is something that is not there yet.
 */
export interface ListFault {
  text: string;
  rule: string;
  path: (string | number)[] | null;
  lack: boolean;
}
/**
 * The attacks of a list against usual targets, and what is counted as a loss.
 */
export interface Comparison {
  loss: string;
  targets: string[];
  units: ComparedUnit[];
}
/**
 * An attack of a unit: in which way, what the unit costs, and what the attack takes from each target on average.
 */
export interface ComparedUnit {
  name: string;
  way: string;
  cost: number;
  losses: (number | null)[];
}
/**
 * A book that somebody writes: its tables as JSON, or nothing for one to begin with.
 */
export interface DraftBook {
  key: string;
  draft?: string;
  language?: string;
}
/**
 * A book as it is written: its draft and the same as the text of a file, with everything that it may hold.
 *
 * `forms` are the fields of tables within tables. `names` are what each part holds, its own and what it builds on:
 * fields are filled in from them. `shelf` are the books of the game on which it may build. `remarks` are no faults.
 */
export interface BookSheet {
  name: string;
  draft: {
    [k: string]: unknown;
  };
  text: string;
  fielded: string;
  parts: BookPart[];
  forms: {
    [k: string]: BookField[];
  };
  names: {
    [k: string]: BookPick[];
  };
  shelf: BookPick[];
  languages: string[];
  faults: BookFault[];
  remarks: BookFault[];
}
/**
 * One kind of table: what several and one of it are called, its fields, and what a new one begins with.
 *
 * `inherited` are those of the books on which it builds; one that is tried out is fielded, or somebody bears it.
 */
export interface BookPart {
  key: string;
  name: string;
  one: string;
  fields: BookField[];
  fresh: {
    [k: string]: unknown;
  };
  inherited: BookTable[];
  tried: boolean;
}
/**
 * A field of a table: under which key it is written, what it is called, and what may stand there.
 *
 * A `name` is a text, or one for each language. `one` and `several` are among the `picks`; so may be a `text` and the
 * `texts` of a list, which know the lists of names `among` besides but take others too. A `table` has the fields of a
 * `form`, and `tables` are a list of such; `either` is a list of such and of texts. `usual` is what counts where
 * nothing is written.
 */
export interface BookField {
  key: string;
  label: string;
  kind:
    | "either"
    | "name"
    | "number"
    | "numbers"
    | "one"
    | "several"
    | "table"
    | "tables"
    | "text"
    | "texts"
    | "whole"
    | "yes";
  required: boolean;
  usual: unknown;
  least: number | null;
  most: number | null;
  picks: BookPick[];
  among: string[];
  form: string;
}
/**
 * Something that can be written into a field, and what it is called.
 */
export interface BookPick {
  value: string | number;
  name: string;
}
/**
 * A table of the books on which one builds, as those together write it.
 */
export interface BookTable {
  key: string;
  name: string;
  book: string;
  table: {
    [k: string]: unknown;
  };
}
/**
 * What is wrong with a book or has no effect in it, by which rule, where in its tables, and on which line.
 *
 * `right` is what would be right there, where that can be said in a few words.
 */
export interface BookFault {
  text: string;
  right: string;
  rule: string;
  path: (string | number)[] | null;
  line: number;
}
/**
 * Something in a book that somebody writes: of which part, and its key there.
 */
export interface DraftEntry {
  key: string;
  draft: string;
  part: string;
  entry: string;
  language?: string;
}
/**
 * A game that was begun: the secret of each seat, null where an agent sits, and that of those who watch.
 */
export interface Created {
  game: string;
  seat: number;
  tokens: (string | null)[];
  spectator: string;
}
/**
 * What was opened: a list as a draft, or a book, with its name.
 */
export interface ListOpened {
  kind: "book" | "list";
  name: string;
  tables: {
    [k: string]: unknown;
  };
}
/**
 * What somebody wants to play.
 *
 * `opponent` is an agent, a level between two of them such as "corporal+40", "match" for one that is as strong as
 * `results` say of the player, "same-screen" or "link". `mission` is a printed one, or a book of one's own as TOML
 * text, of whose missions `mission_key` names one.
 * `table` is a ready-made one, a number to make one up, or TOML text.
 * `lists` are one's own and the other's: ready ones, TOML text, or Army Forge JSON. With `seed` the dice are always
 * the same; a game by link refuses it. With `choose` the friend who comes by link picks their own list, and `lists` is
 * one's own alone. With `in_turn` the players set the terrain of the table down in turn.
 * With `lesson` a guided fight begins.
 */
export interface Wanted {
  key: string;
  opponent: string;
  language?: string;
  mission?: string;
  mission_key?: string;
  table?: string;
  mirror?: boolean;
  in_turn?: boolean;
  lists?: string[];
  size?: number | null;
  edition?: string;
  options?: {
    [k: string]: string;
  };
  side?: number;
  fair?: boolean;
  practice?: boolean;
  agree?: boolean;
  choose?: boolean;
  seed?: number | null;
  lesson?: string;
  results?: PlayedGame[];
}
/**
 * A finished game of somebody's: which game it was, against which level, and what it brought.
 */
export interface PlayedGame {
  key: string;
  level: string;
  score: number;
}
/**
 * A saved game.
 */
export interface SavedGame {
  save: string;
  language?: string;
}
/**
 * The finished games of somebody who wants to know how strong they are in a game.
 */
export interface PlayedGames {
  key: string;
  results?: PlayedGame[];
  language?: string;
}
/**
 * How strong somebody is in a game: points with the bounds of 95 % certainty, in words, and who matches that.
 *
 * `games` is how many games of it say so.
 */
export interface Strength {
  level: string;
  points: number;
  low: number;
  high: number;
  games: number;
  text: string;
}
/**
 * From where somebody wants to play on, and against whom.
 */
export interface Branching {
  token: string;
  sequence: number;
  opponent?: string;
  language?: string;
}
/**
 * The game that somebody wants to look back on.
 */
export interface Reviewing {
  token: string;
  language?: string;
}
/**
 * A review as far as it is, from 0 to 1, with the address of each answer in the record of the game.
 */
export interface Review {
  done: number;
  told: Told;
  sequences: number[];
}
/**
 * A review: the curve and its swings at once; the rest is empty until everything was weighed.
 */
export interface Told {
  points: CurvePoint[];
  swings: Swing[];
  balances: Balance[];
  decisions: Decision[];
  lines: LineLuck[];
}
/**
 * The chance of side A after so many answers.
 */
export interface CurvePoint {
  at: number;
  chance: number;
}
/**
 * An activation that swung the game: after which answers it begins and ends, side A's chances, what happened.
 */
export interface Swing {
  at: number;
  until: number;
  before: number;
  after: number;
  text: string;
}
/**
 * What made the result of a side: its luck, by how much it decided better, and what its decisions cost.
 */
export interface Balance {
  start: number;
  result: number;
  luck: number;
  decided: number;
  lost: number;
}
/**
 * A decision that mattered: after which answer, whose, what was asked, answered, and would have been better.
 *
 * The chances are those of whoever decided, the error is the standard error of their difference.
 */
export interface Decision {
  at: number;
  seat: number;
  asked: string;
  chosen: string;
  better: string;
  why: string[];
  chance: number;
  best: number;
  cost: number;
  error: number;
}
/**
 * The luck of side A in what a line of the reader's journal tells: its place, after which answer, its words.
 */
export interface LineLuck {
  line: number;
  at: number;
  luck: number;
  text: string;
}
/**
 * The secrets of somebody's seats.
 */
export interface SeatTokens {
  tokens: string[];
  language?: string;
}
/**
 * How one of somebody's games stands.
 *
 * `seat` is -1 for a spectator, `open` are the seats where nobody has sat down yet. One that is `unreadable` cannot be
 * shown; its heading then says why. `lesson` is which one is taught, if any. `expiring` says that it will be removed
 * soon, "" as long as there is time.
 */
export interface Mine {
  game: string;
  key: string;
  name: string;
  heading: string;
  seat: number;
  yours: boolean;
  over: boolean;
  text: string;
  lesson: string;
  open: number[];
  unreadable: boolean;
  expiring: string;
}
/**
 * The secret of a seat.
 */
export interface OneToken {
  token: string;
}
/**
 * A whole game as the text of a file.
 */
export interface Save {
  save: string;
}
/**
 * What a seat has answered and was told.
 */
export interface OwnRecord {
  game: string;
  seat: number;
  answers: {
    [k: string]: unknown;
  }[];
  journal: {
    [k: string]: unknown;
  }[];
}
/**
 * What is to be checked: a saved fair game or a transcript, and what a player noted.
 */
export interface Transcript {
  transcript: string;
  noted?: string;
  language?: string;
}
/**
 * Whether a match was fair, and in a sentence why or why not.
 */
export interface Judgement {
  fair: boolean;
  text: string;
}
/**
 * A code that gives a seat once, for some minutes.
 */
export interface Code {
  code: string;
}
/**
 * The link of a seat, and a secret of one's own that the seat shall have from now on.
 */
export interface Taking {
  token: string;
  fresh: string;
  language?: string;
}
/**
 * The list that a friend plays who came by link: a ready one, TOML text, or Army Forge JSON.
 */
export interface ChosenList {
  token: string;
  list: string;
  language?: string;
}
/**
 * A code that somebody was given.
 */
export interface Redeemed {
  code: string;
  language?: string;
}
/**
 * The gangs that a campaign begins with, and how many games it lasts if not as many as usual.
 *
 * `lists` are ready ones or TOML text; `names` are what the gangs are called, or nothing for the name of the list.
 */
export interface NewCampaign {
  key: string;
  lists: string[];
  names?: string[];
  games?: number | null;
  language?: string;
}
/**
 * A campaign: its file, how far it is, its gangs and games, all that was done, and what was told of the last.
 *
 * `over` says how it ended.
 */
export interface CampaignSheet {
  name: string;
  file: string;
  progress: string;
  told: string[];
  gangs: CampaignGang[];
  games: string[];
  history: string[];
  over: string;
}
/**
 * A gang in a campaign: what it has, who belongs to it, and what it can do; `unfit` says why it cannot play.
 */
export interface CampaignGang {
  name: string;
  lines: string[];
  models: CampaignModel[];
  ways: CampaignSteps[];
  unfit: string;
}
/**
 * A model of a gang: `out` says why it does not play the next game.
 */
export interface CampaignModel {
  name: string;
  worth: string;
  numbers: CampaignNumber[];
  carried: string[];
  out: string;
  ways: CampaignSteps[];
}
/**
 * A characteristic of a model; `raised` if it has learnt it.
 */
export interface CampaignNumber {
  name: string;
  value: string;
  raised: boolean;
}
/**
 * Things of one kind that can be done: what they are, which there are, and why there are none.
 */
export interface CampaignSteps {
  title: string;
  steps: CampaignStep[];
  why: string;
}
/**
 * Something that can be done now: what it is called, and how the server is told to do it.
 */
export interface CampaignStep {
  text: string;
  deed: string;
}
/**
 * A campaign, and what is to be done in it; nothing to look at it.
 */
export interface CampaignDeed {
  key: string;
  file: string;
  deed?: string;
  language?: string;
}
/**
 * A campaign, and the secret of a seat in the game that is to be entered.
 */
export interface CampaignGame {
  key: string;
  file: string;
  token: string;
  language?: string;
}
/**
 * A campaign, which of its gangs plays the next game, and who stays at home.
 */
export interface NextGame {
  key: string;
  file: string;
  gang: string;
  home?: string[];
  language?: string;
}
/**
 * A gang for its next game: the list as text, and what it is worth.
 */
export interface CampaignRoster {
  name: string;
  text: string;
  about: string;
}
/**
 * Two lists of a game, ready ones or as text, and the question whether they are fair against each other.
 */
export interface FairTrial {
  key: string;
  one: string;
  other: string;
  language?: string;
}
/**
 * A puzzle of a game.
 */
export interface WantedPuzzle {
  key: string;
  number: number;
  language?: string;
}
/**
 * A puzzle before it is answered: the position as its seat knew it, what is asked, and the orders.
 *
 * From a position that somebody has written one cannot play on.
 */
export interface PuzzleShown {
  key: string;
  number: number;
  count: number;
  seated: Seated;
  moment: Moment;
  question: string;
  orders: OrderShown[];
  playable: boolean;
}
/**
 * An order that can be chosen, in words one after the other, and what is drawn of it.
 */
export interface OrderShown {
  steps: string[];
  ways: OrderWay[];
  models: number[];
}
/**
 * Where a model goes by an order: the spots that it passes, and how it gets to each.
 */
export interface OrderWay {
  model: number;
  spots: [number, number, number][];
  legs: string[];
}
/**
 * The order that somebody has chosen in a puzzle, by its place among those shown.
 */
export interface ChosenOrder {
  key: string;
  number: number;
  language?: string;
  order: number;
}
/**
 * What is best: the place of that order, by how much, how sure that is, and what the enemy is expected to do.
 *
 * The orders stand in the same sequence in which they were shown; gap and confidence are percentages.
 */
export interface Solution {
  best: number;
  gap: number;
  confidence: number;
  samples: number;
  orders: OrderJudged[];
  expects: string[];
}
/**
 * What was found of an order: the chance of winning, what speaks for it, whether the sergeant would give it.
 */
export interface OrderJudged {
  percent: number;
  reasons: string[];
  usual: boolean;
}
/**
 * What is sent instead, with a status of 400 or more.
 */
export interface Refusal {
  why: Why;
}
