/** The models as the play-back has brought them, who lies where they fell, and everybody who was ever seen. */
import type { Model, Table, Walk } from "../../protocol";
import { elevation } from "../../table/space";
import type { Place } from "../../table/stage";
import type { Act } from "./script";
import { stepAt, wayOf } from "./walking";

/** A model on its way, with the places it has passed. */
export interface Going {
  model: Model;
  passed: Place[];
}

/** Who stands, lies and has stood on the table in the play-back. */
export class Cast {
  /** Those who stand; null where the play-back agrees with how things stand. */
  private standing: Map<number, Model> | null = null;
  private lying = new Map<number, Model>();
  private readonly known = new Map<number, Model>();
  /** Whoever comes onto the table later looks as they do then. */
  private coming = new Map<number, Model>();

  constructor(private readonly table: Table) {}

  /** Learn of models; they may be asked for even after they are gone. */
  meet(models: Model[]): void {
    for (const model of models) this.known.set(model.id, model);
  }

  /** Put everybody where they stood, before something is played. */
  set(models: Model[], later: Model[]): void {
    this.standing ??= new Map(models.map((model) => [model.id, model]));
    for (const model of later) this.coming.set(model.id, model);
  }

  /** Everybody stands as things stand: from here on the table is drawn as it is told. */
  agree(): void {
    this.standing = null;
    this.coming.clear();
  }

  /** Everybody stands exactly so. */
  settle(models: Model[]): void {
    this.standing = new Map(models.map((model) => [model.id, model]));
  }

  /** Casualties are carried off. */
  clear(): void {
    this.lying.clear();
  }

  get models(): Model[] | null {
    return this.standing && [...this.standing.values()];
  }

  get fallen(): Model[] {
    return [...this.lying.values()];
  }

  /** A model where it is now, or where it was last seen. */
  find(id: number): Model | null {
    return this.standing?.get(id) ?? this.lying.get(id) ?? this.known.get(id) ?? null;
  }

  /** Where a spot is in space. */
  place([x, y, surface]: [number, number, number]): Place {
    return [x, y, elevation(this.table, [x, y, surface])];
  }

  /** A model after a share of its walk. */
  going(walk: Walk, share: number): Going | null {
    const model = this.find(walk.model);
    const way = wayOf(
      walk.spots.map((spot) => this.place(spot)),
      walk.how,
    );
    const found = model && stepAt(way, share);
    if (!found) return null;
    const { at, heading, gait } = found.step;
    const turned = model.facing === null || gait === "push" ? model.facing : (heading ?? model.facing);
    return { model: { ...model, x: at[0], y: at[1], z: at[2], facing: turned }, passed: found.passed };
  }

  /** Bring about what an act comes to in the end. */
  carryOut(act: Act): void {
    if (act.act === "walk") this.walked(act);
    else if (act.act === "arrive") this.arrived(act.model, act.spot);
    else if (act.act === "leave") this.left(act.model, act.casualty);
  }

  private walked(walk: Walk): void {
    const ended = this.going(walk, 1)?.model;
    const surface = walk.spots.at(-1)?.[2];
    if (!ended || surface === undefined || !this.standing?.has(walk.model)) return;
    this.standing.set(walk.model, { ...ended, surface, facing: walk.facing ?? ended.facing });
  }

  private arrived(id: number, spot: [number, number, number]): void {
    const model = this.coming.get(id) ?? this.known.get(id);
    const [x, y, z] = this.place(spot);
    if (model) this.standing?.set(id, { ...model, x, y, z, surface: spot[2] });
  }

  private left(id: number, casualty: boolean): void {
    const model = this.standing?.get(id);
    this.standing?.delete(id);
    if (model && casualty) this.lying.set(id, { ...model, lies: true, active: false, tokens: [], wounds: null });
  }
}
