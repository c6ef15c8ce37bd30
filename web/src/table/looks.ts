/** How terrain looks, by its kind, or by its traits where the kind is not known. */
import type { Piece } from "../protocol";
import { seedOf } from "./chance";
import type { PatternName } from "./patterns";

/** The look of a piece: a solid block, a stretch of ground, a wood, bushes, a pit, or the floor beneath all others. */
export interface Look {
  form: "block" | "ground" | "wood" | "bushes" | "pit" | "floor";
  sides: PatternName;
  top: PatternName;
  /** Colours with which the patterns are tinted. */
  wall: string;
  roof: string;
}

function block(sides: PatternName, top: PatternName, wall: string, roof = wall): Look {
  return { form: "block", sides, top, wall, roof };
}

function ground(top: PatternName, roof: string): Look {
  return { form: "ground", sides: "plain", top, wall: roof, roof };
}

function floor(top: PatternName, roof: string): Look {
  return { form: "floor", sides: "plain", top, wall: roof, roof };
}

const WOOD = "#b98d5c";
const STONE = "#c9bfae";
const METALS = ["#4f8489", "#a8604a", "#7f8a4e", "#5d6f94"];

const LOOKS: Record<string, Look> = {
  building: block("house", "slabs", "#d8c9ae", "#b5aea2"),
  tower: block("masonry", "slabs", "#b9b3a8", "#a19b91"),
  shed: block("boards", "boards", "#a27a52", "#8a6a4a"),
  crates: block("crate", "crate", "#c79a62"),
  plinth: block("slabs", "slabs", "#d3cdc2"),
  "ruin-wall": block("masonry", "rubble", "#b3aaa0", "#c2bab0"),
  pillar: block("slabs", "slabs", "#d9d3c6"),
  gallery: block("boards", "boards", WOOD),
  gangway: block("boards", "boards", WOOD),
  bridge: block("boards", "boards", WOOD),
  parapet: block("masonry", "slabs", "#b7afa3"),
  "low-wall": block("masonry", "slabs", "#bdb5a8"),
  hedge: block("leaves", "leaves", "#7fa05f"),
  crag: block("rock", "rock", "#a79c8f", "#bab0a2"),
  boulder: block("rock", "rock", "#9c948b", "#aba39a"),
  hill: block("grass", "grass", "#93a36c", "#a9b881"),
  rubble: ground("rubble", "#cfc6b9"),
  marsh: ground("marsh", "#a8c4bb"),
  minefield: ground("mines", "#e6d2ab"),
  lava: ground("lava", "#ffffff"),
  ruin: ground("tiles", "#d0c6b8"),
  forest: { form: "wood", sides: "plain", top: "litter", wall: "#4f7a43", roof: "#a9bd86" },
  scrub: { form: "bushes", sides: "plain", top: "litter", wall: "#86995a", roof: "#c3c795" },
  "quarter-open": floor("plain", "#ddd2b4"),
  "quarter-covered": floor("grass", "#cfd2ab"),
  "quarter-building": floor("slabs", "#d3cec4"),
  house: block("house", "slabs", "#d8c9ae", "#a9a196"),
  blockhouse: block("masonry", "slabs", "#b3aea3", "#9b958b"),
  wall: block("masonry", "slabs", "#bdb5a8"),
  "tank-farm": block("ribs", "plain", "#a8b3b5", "#8d999c"),
  sandbags: block("bags", "bags", "#cbbb93"),
  wreck: block("ribs", "rubble", "#8a6a54", "#9a7d66"),
  wire: block("boards", "mines", "#9c9c96", "#b7b6ad"),
  ditch: ground("marsh", "#a59a80"),
  floor: ground("tiles", "#d0c6b8"),
  copse: { form: "wood", sides: "plain", top: "litter", wall: "#4f7a43", roof: "#a9bd86" },
  partition: block("boards", "boards", "#b08a5f", "#8f6d48"),
  door: block("boards", "boards", "#8f5f35", "#7a4f2a"),
  "steel-door": block("ribs", "ribs", "#7f8d96"),
  "locked-door": block("boards", "boards", "#8f5f35", "#a8442f"),
  "locked-steel-door": block("ribs", "ribs", "#7f8d96", "#a8442f"),
  "window-sill": block("masonry", "slabs", "#bdb5a8", "#d8e2e4"),
  fence: block("mines", "plain", "#b4b4ad", "#8d8d87"),
  car: block("plain", "ribs", "#8c5a4c", "#a36e5e"),
  platform: block("boards", "boards", WOOD),
  block: block("house", "slabs", "#cfc3b0", "#a9a196"),
  tank: block("ribs", "plain", "#a8b3b5", "#8d999c"),
  barrels: block("ribs", "plain", "#6d7f5c", "#586a48"),
  bar: block("boards", "boards", "#8a6440", "#a57b51"),
  undergrowth: { form: "bushes", sides: "plain", top: "litter", wall: "#86995a", roof: "#c3c795" },
  mud: ground("marsh", "#b09a7c"),
  pool: ground("marsh", "#a8c4d4"),
  trace: ground("rubble", "#b9b0a3"),
  chasm: { form: "pit", sides: "rock", top: "rock", wall: "#8a8077", roof: "#6f675f" },
};

function byTraits(piece: Piece): Look {
  const has = (trait: string) => piece.traits.includes(trait);
  if (has("gap")) return LOOKS["chasm"]!;
  if (has("screen")) return LOOKS["forest"]!;
  if (has("dangerous")) return LOOKS["minefield"]!;
  if (piece.height === 0) return LOOKS["rubble"]!;
  if (has("light")) return block("boards", "boards", WOOD);
  if (has("cover") && !has("blocking")) return LOOKS["scrub"]!;
  return block("masonry", "slabs", STONE);
}

/** How a piece looks. */
export function lookOf(piece: Piece): Look {
  if (piece.kind === "barricade") {
    return piece.traits.includes("light") ? block("boards", "boards", "#a9825a") : block("bags", "bags", "#cbbb93");
  }
  if (piece.kind === "container") {
    const metal = METALS[seedOf(piece.id) % METALS.length]!;
    return block("ribs", "ribs", metal);
  }
  return LOOKS[piece.kind] ?? byTraits(piece);
}
