import type { Spot } from "../own-types";
import type { Completed, Ghost, Goal, Model, Place, Reach, Track, Why } from "../protocol";
import { Refusal, type Ask } from "../socket";
import type { Store } from "../store";
import { Latest } from "./request-queue";
import { asSpot, shifted, turned } from "./lengths";

/** The goals that a person has set: where some of the models go and which way they look, in the order in which they go. */
export type Goals = Map<string, Goal>;

/** A whole placing: how each model goes, in the order in which they go (an object would sort them by their numbers). */
export type Tracks = Map<string, Track>;

/** A placing that is being made. */
export interface Draft {
  number: number;
  /** The model that leads: the goal is its goal, the others follow. */
  lead: string;
  /** Whether only the one model goes and the others keep their places in the draft. */
  single: boolean;
  /** How the model is to go (climb, leap, …); "" leaves it to the way there is. */
  how: string;
  goals: Goals;
  /** The whole placing as the server completed it; null while nothing was drafted. */
  tracks: Tracks | null;
  ways: Completed["ways"];
  /** Where the pointer wants the lead to go while that is refused or not yet known. */
  wanted: Spot | null;
  refused: Why | null;
  busy: boolean;
  reach: Reach | null;
  ghost: Ghost | null;
}

/** A placing at its beginning: where models are set down, the usual places are drafted at once. */
export function begun(question: Place, models: Model[]): Draft {
  const lead = question.movers[0] ?? "";
  const moves = question.movers.every((mover) => models.some((model) => String(model.id) === mover));
  const usual = moves ? null : tracksIn(question.usual);
  return {
    number: question.number,
    lead,
    single: false,
    how: "",
    goals: new Map(),
    tracks: usual,
    ways: {},
    wanted: null,
    refused: null,
    busy: false,
    reach: null,
    ghost: null,
  };
}

/** The tracks of a value, if it is a placing. */
export function tracksIn(value: unknown): Tracks | null {
  return Array.isArray(value) && value.length > 0 && value.every(isTrack) ? new Map(value) : null;
}

/** Whether something is a model with its track. */
function isTrack(pair: unknown): pair is [string, Track] {
  if (!Array.isArray(pair) || typeof pair[0] !== "string") return false;
  const spots = (pair[1] as Partial<Track> | null)?.spots;
  return Array.isArray(spots) && spots.length > 0;
}

/** Where a model ends in the draft, or stands, or is not yet. */
export function endOf(draft: Draft, mover: string, models: Model[]): Spot | null {
  const track = draft.tracks?.get(mover);
  if (track) return track.spots[track.spots.length - 1] ?? null;
  const model = models.find(({ id }) => String(id) === mover);
  return model ? [model.x, model.y, model.surface] : null;
}

/** The goals when a model is sent to a spot: alone, everyone else keeps their place; otherwise the others follow. */
export function sent(draft: Draft, movers: string[], mover: string, to: number[], models: Model[]): Goals {
  const facing = draft.goals.get(mover)?.facing;
  const goal: Goal = { to, ...(facing === undefined ? {} : { facing }), ...(draft.how ? { legs: [draft.how] } : {}) };
  if (!draft.single) return new Map([[mover, goal]]);
  const goals: Goals = new Map();
  // Whoever was to go first goes first.
  for (const each of draft.tracks?.keys() ?? movers) {
    const end = endOf(draft, each, models);
    if (each === mover) goals.set(mover, goal);
    else if (end !== null) goals.set(each, { ...draft.goals.get(each), to: [...end] });
  }
  return goals;
}

/** The goals for staying where everybody stands. */
export function staying(movers: string[], models: Model[]): Goals {
  const standing = models.filter((model) => movers.includes(String(model.id)));
  return new Map(standing.map(({ id, x, y, surface }) => [String(id), { to: [x, y, surface] }]));
}

/** Makes a placing with the server's help: every wish is completed to a whole answer, or refused with its reason. */
export class Planner {
  private readonly completing = new Latest<Goals>((goals) => this.complete(goals));
  /** Whether the pointer has let go since the last wish. */
  private dropped = false;
  /** What is done with the placing once the server has completed it, if it is allowed and nothing else is wished before. */
  private awaited: ((tracks: Tracks) => void) | null = null;
  private readonly ghosting = new Latest<Draft>((draft) => this.haunt(draft));

  constructor(
    private question: Place,
    private readonly models: Model[],
    private readonly draft: Store<Draft>,
    private readonly ask: Ask,
  ) {
    void this.askReach(this.draft.get().lead);
  }

  /** The usual placing became known: it is the draft where models are set down and nothing was drafted yet. */
  learn(question: Place): void {
    this.question = question;
    const draft = this.draft.get();
    if (draft.tracks === null && draft.wanted === null) this.change({ tracks: begun(question, this.models).tracks });
  }

  /** Send a model to a spot; the unit follows unless it goes alone. */
  send(mover: string, to: number[]): void {
    const draft = this.draft.get();
    const goals = sent(draft, this.question.movers, mover, to, this.models);
    this.dropped = false;
    this.change({ lead: mover, goals, wanted: asSpot(to), busy: true });
    this.completing.ask(goals);
    if (mover !== draft.lead) void this.askReach(mover);
  }

  /** The pointer let go: what is refused snaps back to the last allowed placing. */
  release(): void {
    this.dropped = true;
    if (this.draft.get().refused !== null && !this.draft.get().busy) this.change({ wanted: null });
  }

  /** Move the lead's goal by so much. */
  nudge(by: [number, number]): void {
    const draft = this.draft.get();
    const from = draft.wanted ?? endOf(draft, draft.lead, this.models);
    if (from) this.send(draft.lead, shifted(from, by));
  }

  /** Turn a model to look this way. */
  face(mover: string, tenths: number): void {
    const draft = this.draft.get();
    const end = endOf(draft, mover, this.models);
    if (end === null) return;
    const goal = draft.goals.get(mover);
    const goals = new Map(draft.goals).set(mover, { ...goal, to: goal?.to ?? [...end], facing: turned(tenths) });
    this.change({ goals, busy: true });
    this.completing.ask(goals);
  }

  /** Turn the lead by so much from where it looks now, or by the least that it can be turned. */
  turn(by: number): void {
    const draft = this.draft.get();
    const least = Math.sign(by) * Math.max(Math.abs(by), this.question.turns);
    this.face(draft.lead, (this.facingOf(draft.lead) ?? 0) + least);
  }

  /** Which way a model looks in the draft. */
  facingOf(mover: string): number | null {
    const draft = this.draft.get();
    const track = draft.tracks?.get(mover);
    const model = this.models.find(({ id }) => String(id) === mover);
    return draft.goals.get(mover)?.facing ?? track?.facing ?? model?.facing ?? null;
  }

  /** Draft a whole placing, such as one that was advised. */
  propose(tracks: Tracks): void {
    this.completing.forget();
    this.change({ goals: new Map(), tracks, ways: {}, wanted: null, refused: null, busy: false, ghost: null });
  }

  /** Nobody moves. */
  stay(): void {
    const goals = staying(this.question.movers, this.models);
    this.change({ goals, wanted: null, busy: true });
    this.completing.ask(goals);
  }

  /** Choose which model the next goal is for. */
  choose(mover: string): void {
    this.change({ lead: mover, wanted: null, refused: null });
    void this.askReach(mover);
  }

  /** Move only one model, or the unit as one. */
  alone(single: boolean): void {
    this.change({ single });
  }

  /** Go this way (climb, leap, …), or by whatever way there is. */
  by(how: string): void {
    this.change({ how });
    const { lead, goals } = this.draft.get();
    const goal = goals.get(lead);
    if (goal?.to) this.send(lead, goal.to);
  }

  /** Give the placing that is being completed as soon as it is known to be allowed. */
  soon(give: (tracks: Tracks) => void): void {
    this.awaited = give;
  }

  /** Begin anew. */
  reset(): void {
    this.completing.forget();
    this.awaited = null;
    const { reach, lead } = this.draft.get();
    this.draft.set({ ...begun(this.question, this.models), reach: lead === this.question.movers[0] ? reach : null });
  }

  private change(part: Partial<Draft>): void {
    if (part.goals) this.awaited = null;
    this.draft.set((now) => ({ ...now, ...part }));
  }

  private async complete(goals: Goals): Promise<void> {
    const { number } = this.question;
    try {
      const found = await this.ask({ type: "complete", number, partial: [...goals] });
      if (this.draft.get().goals !== goals) return;
      const tracks = new Map(found.tracks);
      this.change({ tracks, ways: found.ways, wanted: null, refused: null, busy: false });
      if (this.awaited) this.awaited(tracks);
      else this.ghosting.ask(this.draft.get());
    } catch (error) {
      if (this.draft.get().goals !== goals) return;
      this.awaited = null;
      const back = this.dropped ? { wanted: null } : {};
      this.change({ busy: false, refused: error instanceof Refusal ? error.why : null, ...back });
    }
  }

  private async haunt(draft: Draft): Promise<void> {
    const spot = endOf(draft, draft.lead, this.models);
    if (spot === null) return;
    const facing = this.facingOf(draft.lead);
    const { number } = this.question;
    const turn = facing === null ? {} : { facing };
    const ghost = await this.ask({ type: "ghost", number, model: draft.lead, spot, ...turn }).catch(() => null);
    if (this.draft.get().tracks === draft.tracks) this.change({ ghost });
  }

  private async askReach(mover: string): Promise<void> {
    const { number } = this.question;
    const reach = await this.ask({ type: "reach", number, model: mover }).catch(() => null);
    if (this.draft.get().lead === mover) this.change({ reach });
  }
}
