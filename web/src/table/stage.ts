/** What is played on the table, as it is drawn at one moment of the play-back. Lengths are the engine's. */
import type { Point } from "../own-types";
import type { Attack, Model } from "../protocol";

/** A place in space: x, y and elevation. */
export type Place = [x: number, y: number, z: number];

/** The way that a model has walked so far. */
export interface Trail {
  owner: number;
  places: Place[];
  /** 1 while it is fresh, then down to 0. */
  strength: number;
}

/** An attack that is under way, or was just now. */
export interface Strike {
  from: Model[];
  to: Model[];
  form: Attack["form"];
  corridor: Point[];
  owner: number;
  /** How far it has come, from 0 to 1. */
  share: number;
  strength: number;
}

/** Something that bursts. */
export interface Burst {
  at: Place;
  radius: number;
  share: number;
  strength: number;
}

/** Dice that roll or lie on the table. */
export interface Throw {
  key: string;
  /** Whose dice they are; null for nobody's. */
  owner: number | null;
  dice: number[];
  /** How many faces each has; 0 where that is not known. */
  faces: number;
  /** Which of them succeed; empty where that is not said. */
  good: boolean[];
  /** Whether they count together: all of them succeed or none does. */
  together: boolean;
  /** What was needed, in words. */
  text: string;
  near: Place | null;
  /** 0 when they leave the hand, 1 when they lie. */
  share: number;
  strength: number;
}

/** Words that pop up over a model. */
export interface Pop {
  key: string;
  at: Place;
  sign: string;
  text: string;
  tone: "bad" | "good" | "plain";
}

/** All that the play-back draws now. */
export interface Frame {
  /** The models as the play-back has them; null where it agrees with what the table is told. */
  models: Model[] | null;
  /** Casualties that lie where they fell. */
  fallen: Model[];
  trails: Trail[];
  strikes: Strike[];
  bursts: Burst[];
  throws: Throw[];
  pops: Pop[];
  /** What the camera should have in sight, while something goes on. */
  focus: Place[];
}

/** Where the table gets what is played on it. */
export interface Stage {
  /** What is drawn now; null where nothing is. */
  frame: () => Frame | null;
  /** Whether it plays what happens; otherwise models that moved glide to where they are. */
  directs: () => boolean;
  /** Whether the camera goes along. */
  follows: () => boolean;
  /** Hear when something begins to be played; the result ends that. */
  listen: (wake: () => void) => () => void;
}
