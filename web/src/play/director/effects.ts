/** What of the acts is to be seen on the table for a while: trails, tracers, bursts, dice, words over models. */
import type { Attack, Blast, Leave, Mark, Model, Roll, Walk } from "../../protocol";
import type { Burst, Frame, Place, Pop, Strike, Throw, Trail } from "../../table/stage";
import type { Cast } from "./cast";
import type { Act } from "./script";
import { lingerMs } from "./timing";

interface Effect {
  act: Act;
  number: number;
  began: number;
  /** When it has come to its end; it stays to be seen until `gone`. */
  ended: number;
  gone: number;
}

/** A model that may be on its way to the ground, from 0 to 1. */
export type Falling = Model & { topples?: number };

/** What the effects come to, with the models that are on their way. */
export type Drawn = Omit<Frame, "models" | "fallen" | "focus"> & { moved: Map<number, Falling> };

/** So much of its time the dice roll; then they lie. */
const ROLLING = 0.65;

/** The effects that are to be seen now. */
export class Effects {
  private shown: Effect[] = [];
  private count = 0;

  get going(): boolean {
    return this.shown.length > 0;
  }

  add(act: Act, began: number, ended: number): void {
    // The dice before are picked up, and a new attack is not drawn among old ones.
    const same = (effect: Effect) => effect.act.act === act.act && effect.began < began;
    if (act.act === "roll" || act.act === "attack") this.shown = this.shown.filter((effect) => !same(effect));
    this.count += 1;
    this.shown.push({ act, number: this.count, began, ended, gone: ended + lingerMs(act.act) });
  }

  forget(now: number): void {
    if (this.shown.some(({ gone }) => gone <= now)) this.shown = this.shown.filter(({ gone }) => gone > now);
  }

  clear(): void {
    this.shown = [];
  }

  /** All that is drawn at a time. */
  drawn(now: number, cast: Cast, { still }: { still: boolean }): Drawn {
    const drawn: Drawn = { moved: new Map(), trails: [], strikes: [], bursts: [], throws: [], pops: [] };
    for (const effect of this.shown) {
      const share = still ? 1 : shareOf(effect, now);
      const strength = strengthOf(effect, now);
      const { act } = effect;
      if (act.act === "walk") walks(act, share, strength, now < effect.ended, cast, drawn);
      else if (act.act === "leave") leaves(act, share, cast, drawn);
      else if (act.act === "attack") drawn.strikes.push(...strikesOf(act, share, strength, cast));
      else if (act.act === "blast") drawn.bursts.push(burstOf(act, share, strength, cast));
      else if (act.act === "roll") drawn.throws.push(throwOf(act, effect.number, share, strength, cast));
      else if (act.act === "mark") drawn.pops.push(...popsOf(act, effect, cast));
    }
    return drawn;
  }
}

function shareOf({ began, ended }: Effect, now: number): number {
  return ended <= began ? 1 : Math.min(1, Math.max(0, (now - began) / (ended - began)));
}

function strengthOf({ ended, gone }: Effect, now: number): number {
  return now <= ended || gone <= ended ? 1 : Math.max(0, (gone - now) / (gone - ended));
}

function walks(walk: Walk, share: number, strength: number, under: boolean, cast: Cast, drawn: Drawn): void {
  const eased = share * share * (3 - 2 * share);
  const going = cast.going(walk, eased);
  if (!going) return;
  if (under) drawn.moved.set(walk.model, going.model);
  const trail: Trail = { owner: going.model.owner, places: going.passed, strength };
  drawn.trails.push(trail);
}

function leaves(leave: Leave, share: number, cast: Cast, drawn: Drawn): void {
  const model = leaving(leave, share, cast);
  if (model) drawn.moved.set(leave.model, model);
}

function found(ids: number[], cast: Cast): Model[] {
  return ids.flatMap((id) => cast.find(id) ?? []);
}

function strikesOf(attack: Attack, share: number, strength: number, cast: Cast): Strike[] {
  const [from, to] = [found(attack.models, cast), found(attack.targets, cast)];
  const { form, corridor } = attack;
  return [{ from, to, form, corridor, owner: from[0]?.owner ?? -1, share, strength }];
}

function burstOf({ spot, radius }: Blast, share: number, strength: number, cast: Cast): Burst {
  return { at: cast.place(spot), radius, share, strength };
}

function throwOf(roll: Roll, number: number, share: number, strength: number, cast: Cast): Throw {
  const [first] = found(roll.models, cast);
  const { dice, faces, good, text, together } = roll;
  const near: Place | null = first ? [first.x, first.y, first.z] : null;
  const owner = roll.seat ?? first?.owner ?? null;
  return { key: `roll-${number}`, owner, dice, faces, good, text, together, near, share: Math.min(1, share / ROLLING), strength };
}

/** The words of a mark, once, over that of its models which is most in the middle of them. */
function popsOf({ models, sign, text, tone }: Mark, { number }: Effect, cast: Cast): Pop[] {
  const model = middlemost(found(models, cast));
  if (!model) return [];
  return [{ key: `pop-${number}`, at: [model.x, model.y, model.z + model.height], sign, text, tone }];
}

function middlemost(models: Model[]): Model | null {
  const far = (one: Model) => models.reduce((sum, other) => sum + Math.hypot(one.x - other.x, one.y - other.y), 0);
  return models.reduce<Model | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

/** Whoever goes: a casualty topples, others dwindle away. */
function leaving({ model: id, casualty }: Leave, share: number, cast: Cast): Falling | null {
  const model = cast.find(id);
  if (!model) return null;
  if (casualty) return { ...model, topples: share * share };
  const left = 1 - share * share;
  return { ...model, height: model.height * left, radius: model.radius * left };
}
