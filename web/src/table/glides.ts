/** Models that moved glide to where they are now, so that one sees who went where. */
import type { Model } from "../protocol";

const LAST_MS = 420;

/** The models that are on their way, each with where it came from and since when. */
export class Glides {
  private readonly under = new Map<number, { from: Model; since: number }>();

  get going(): boolean {
    return this.under.size > 0;
  }

  /** Compare how the models stood with how they stand. */
  note(before: Map<number, Model>, after: Model[], now: number): void {
    for (const model of after) {
      const old = before.get(model.id);
      if (old && (old.x !== model.x || old.y !== model.y || old.z !== model.z)) {
        this.under.set(model.id, { from: this.at(old, now), since: now });
      }
    }
  }

  /** A model as it is drawn at a moment: on its way, or where it stands. */
  at(model: Model, now: number): Model {
    const glide = this.under.get(model.id);
    if (!glide) return model;
    const share = (now - glide.since) / LAST_MS;
    if (share >= 1) {
      this.under.delete(model.id);
      return model;
    }
    const eased = share * share * (3 - 2 * share);
    const mix = (from: number, to: number) => from + (to - from) * eased;
    const { from } = glide;
    return { ...model, x: mix(from.x, model.x), y: mix(from.y, model.y), z: mix(from.z, model.z) };
  }
}
