/** What the table is told, and what it tells. Lengths are the engine's: whole thousandths of the unit. */
import type { ReactNode } from "react";
import type { Spot } from "../own-types";
import type { Corridor, Fan, Marker, Model, Reach, Sight, Table, Threat, Zone } from "../protocol";
import type { Stage } from "./stage";

/** A model that the question is about: clicking it answers. */
export interface Target {
  model: number;
  /** A few words beside it, such as the odds; "" for none. */
  label: string;
  /** Why it cannot be chosen, in words, or null where it can. */
  refused: string | null;
}

/** A marker that the question is about. */
export interface MarkerTarget {
  marker: string;
  label: string;
  refused: string | null;
}

/** The way of a model: from where it stands over spots to its end. */
export interface Way {
  model: number;
  /** The spots passed, the last being the end; where the model stands now is added by the table. */
  spots: Spot[];
  /** How it gets to each spot ("walk", "climb", "leap", "jump", …); shorter or empty means it walks. */
  legs: string[];
  /** Its length in words, drawn at the end; "" for none. */
  label: string;
  legal: boolean;
}

/** Where a model would stand. */
export interface Standing {
  model: number;
  spot: Spot;
  facing: number | null;
  legal: boolean;
}

/** Where something would go off, and how far around it has its effect. */
export interface Blast {
  spot: Spot;
  radius: number;
}

/** Where in a drag one is. */
export type Phase = "start" | "move" | "end";
/** From straight above, from anywhere around, or from the eye of the chosen model. */
export type View = "top" | "free" | "eye";

/** What was measured: between two spots, from base to base where they are models. */
export interface Measure {
  from: { spot: Spot; model: number | null };
  to: { spot: Spot; model: number | null };
  /** In thousandths, the straight line in space between the nearest points. */
  length: number;
}

/** Everything the table is told, and whom it tells. */
export interface TableProps {
  table: Table;
  models: Model[];
  markers: Marker[];
  zones: Zone[];
  /** The seat whose page this is; -1 for a spectator. */
  seat: number;

  /** Where what happens is played, if it is. */
  stage?: Stage | null;

  /** The model whose eye can be looked through and around which the page turns. */
  selected: number | null;
  /** Models to point out, such as those of a journal line. */
  highlighted?: number[];
  /** Models that have acted; they are drawn paler. */
  acted?: number[];

  /** Models and markers that answer the question when they are picked. */
  targets?: Target[];
  markerTargets?: MarkerTarget[];
  /** Models that can be dragged. */
  movable?: number[];
  /** Models with a handle for their facing. */
  turnable?: number[];
  /** Whether any spot can be picked (`onPickSpot`), as for setting down a marker. */
  spotWanted?: boolean;

  reach?: Reach | null;
  ways?: Way[];
  standings?: Standing[];
  /** What `sightFrom` sees: lines and shares are drawn. */
  sights?: Sight[];
  sightFrom?: number | null;
  threats?: Threat[];
  /** The ground that shots would pass over. */
  corridor?: Corridor | null;
  /** The arc before a model, with the ranges of a weapon where they are known. */
  fan?: Fan | null;
  blast?: Blast | null;
  /** The model around which the table's bands of distances are drawn. */
  banded?: number | null;

  onPickModel?: (model: number) => void;
  onPickMarker?: (marker: string) => void;
  onPickSpot?: (spot: Spot) => void;
  /** Somebody points at a model, or no longer at any. */
  onHover?: (model: number | null) => void;
  onDrag?: (model: number, spot: Spot, phase: Phase) => void;
  /** Tenths of a degree, counter-clockwise from east. */
  onFacing?: (model: number, tenths: number, phase: Phase) => void;
  onMeasure?: (measure: Measure | null) => void;

  /** More buttons for the table's own bar, such as one for threats. */
  tools?: ReactNode;
}

/** What can be asked of the table from outside, by a ref. */
export interface TableHandle {
  look: (view: View) => void;
  fit: () => void;
  /** Bring a model into view. */
  show: (model: number) => void;
  /** Where a model is in the picture, in pixels; null if it is not there. */
  pixel: (model: number) => [number, number] | null;
  /** Start or stop measuring. */
  measure: () => void;
  focus: () => void;
  /** An arrow in the picture as a direction on the table. */
  asSeen: (arrow: [number, number]) => [number, number];
}
