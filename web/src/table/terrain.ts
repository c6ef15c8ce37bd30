/** The table and its terrain as a few merged meshes, lifted down to a floor where one is chosen. */
import {
  BufferGeometry,
  CanvasTexture,
  Color,
  Float32BufferAttribute,
  FrontSide,
  Group,
  LineBasicMaterial,
  LinearFilter,
} from "three";
import { LineSegments, Material, Mesh, MeshBasicMaterial, MeshLambertMaterial, SRGBColorSpace } from "three";
import type { Object3D, Texture } from "three";
import type { Point } from "../own-types";
import type { Model, Piece, Table } from "../protocol";
import { scatter, seedOf } from "./chance";
import type { Palette } from "./colours";
import { Furnishing } from "./furnishing";
import { hides, openFor } from "./hiding";
import { lightOnLevel } from "./light";
import { lookOf } from "./looks";
import { spanOf, texture, type PatternName } from "./patterns";
import { edgesOf, Soup } from "./prisms";
import { cutAt, shownOn, top, UNIT } from "./space";

const textures = new Map<PatternName, Texture>();
const WHITE = new Color("#ffffff");
/** How far a shadow falls for every unit of height, and in how many shades it is painted. */
const SLANT = 0.22;
const SHADES = 5;

function patternTexture(name: PatternName): Texture {
  const made = textures.get(name) ?? texture(name);
  textures.set(name, made);
  return made;
}

/** Soups by what they are made of, and by whether they hide what is behind them. */
class Stock {
  readonly soups = new Map<string, { soup: Soup; pattern: PatternName; hiding: boolean; flat: boolean }>();

  of(pattern: PatternName, hiding: boolean, flat = false): Soup {
    const key = `${pattern} ${hiding} ${flat}`;
    const entry = this.soups.get(key) ?? { soup: new Soup(), pattern, hiding, flat };
    this.soups.set(key, entry);
    return entry.soup;
  }
}

/** The table with everything that stands on it. */
export class Terrain {
  readonly group = new Group();
  private readonly thin: Material[] = [];
  private readonly woods: { piece: Piece; mesh: Mesh<BufferGeometry, MeshLambertMaterial> }[] = [];
  private readonly foliage: MeshLambertMaterial;
  private readonly groundMap: Texture;

  constructor(
    private readonly table: Table,
    private readonly palette: Palette,
    floor: number | null,
  ) {
    this.groundMap = this.groundTexture();
    const stock = new Stock();
    const furnishing = new Furnishing();
    const edges: number[] = [];
    for (const piece of table.pieces) {
      if (shownOn(floor, piece.bottom)) this.build(piece, cutAt(floor, piece), stock, furnishing, edges);
    }
    this.group.add(this.ground(), this.grid());
    for (const entry of stock.soups.values()) this.group.add(this.mesh(entry));
    this.group.add(lines(edges, palette.edge, 0.55));
    const { group, foliage } = furnishing.group();
    this.foliage = foliage;
    this.group.add(group);
  }

  private build(piece: Piece, cut: number, stock: Stock, furnishing: Furnishing, edges: number[]): void {
    const look = lookOf(piece);
    const hiding = hides(piece);
    const { unit } = this.table;
    const [wall, roof] = [this.palette.tint(look.wall), this.palette.tint(look.roof)];
    if (look.form === "block") {
      stock.of(look.sides, hiding).walls(piece.outline, piece.bottom, cut, spanOf(look.sides, unit), wall);
      const lid = cut < top(piece) ? new Color(this.palette.section) : roof;
      stock.of(look.top, hiding).flat(piece.outline, cut, spanOf(look.top, unit), lid);
      if (piece.bottom > 0)
        stock.of(look.top, hiding).flat(piece.outline, piece.bottom, spanOf(look.top, unit), roof, [], true);
      edges.push(...edgesOf(piece.outline, piece.bottom, cut));
      if (piece.bottom > UNIT && piece.traits.includes("walkable")) furnishing.posts(piece, this.table);
    } else if (look.form === "pit") {
      stock.of(look.sides, false).walls(piece.outline, piece.bottom, top(piece), spanOf(look.sides, unit), wall, true);
      stock.of(look.top, false).flat(piece.outline, piece.bottom, spanOf(look.top, unit), roof);
      edges.push(...edgesOf(piece.outline, top(piece), top(piece)));
    } else if (look.form === "floor") {
      stock.of(look.top, false, true).flat(piece.outline, 4, spanOf(look.top, unit), roof);
      edges.push(...edgesOf(piece.outline, 6, 6));
    } else {
      stock.of(look.top, false, true).flat(piece.outline, piece.bottom + 12, spanOf(look.top, unit), roof);
      edges.push(...edgesOf(piece.outline, piece.bottom + 14, piece.bottom + 14));
    }
    if (look.form === "wood") this.wood(piece, cut, wall, furnishing);
    if (look.form === "bushes") furnishing.bushes(piece);
    if (piece.kind.endsWith("door") && cut === top(piece)) furnishing.door(piece);
    furnishing.access(piece, this.table, cut);
  }

  private wood(piece: Piece, cut: number, colour: Color, furnishing: Furnishing): void {
    if (cut === top(piece)) furnishing.trees(piece);
    const soup = new Soup();
    soup.walls(piece.outline, piece.bottom, cut, 1, colour);
    const material = new MeshLambertMaterial({ vertexColors: true, transparent: true, depthWrite: false });
    const mesh = new Mesh(soup.geometry(), material);
    mesh.renderOrder = 3;
    this.woods.push({ piece, mesh });
    this.group.add(mesh);
  }

  private mesh({
    soup,
    pattern,
    hiding,
    flat,
  }: {
    soup: Soup;
    pattern: PatternName;
    hiding: boolean;
    flat: boolean;
  }): Mesh {
    const material = new MeshLambertMaterial({ map: patternTexture(pattern), vertexColors: true, side: FrontSide });
    if (flat) Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 });
    else if (!hiding) this.thin.push(material);
    return new Mesh(soup.geometry(), material);
  }

  private get border(): Point[] {
    const { width, depth } = this.table;
    return [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ];
  }

  private ground(): Object3D {
    const soup = new Soup();
    const holes = this.table.pieces
      .filter((piece) => piece.traits.includes("gap"))
      .map((piece) => kept(piece.outline, this.table));
    soup.flat(this.border, 0, 1, WHITE, holes);
    const geometry = soup.geometry();
    const uv = geometry.getAttribute("uv");
    for (let i = 0; i < uv.count; i++) {
      uv.setXY(i, (uv.getX(i) * UNIT) / this.table.width, (uv.getY(i) * UNIT) / this.table.depth);
    }
    // Level ground is equally light everywhere, so that no light need be worked out for any of its many pixels.
    const material = new MeshBasicMaterial({ map: this.groundMap });
    material.color.setScalar(lightOnLevel(this.palette));
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
    const rim = new Soup();
    rim.walls(this.border, -600, 0, 1, new Color(this.palette.rim));
    const group = new Group();
    group.add(new Mesh(geometry, material), new Mesh(rim.geometry(), new MeshLambertMaterial({ vertexColors: true })));
    return group;
  }

  /** Plain ground with what is painted softly on it. */
  private groundTexture(): Texture {
    const { width, depth } = this.table;
    const canvas = document.createElement("canvas");
    const scale = 1400 / Math.max(width, depth);
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(depth * scale)];
    const brush = canvas.getContext("2d");
    if (brush) {
      brush.fillStyle = this.palette.ground;
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.imageSmoothingQuality = "high";
      brush.drawImage(this.softly(), 0, 0, canvas.width, canvas.height);
    }
    const made = new CanvasTexture(canvas);
    made.colorSpace = SRGBColorSpace;
    // It is soft all over, so that smaller copies of it would look the same and only take time.
    made.generateMipmaps = false;
    made.minFilter = LinearFilter;
    return made;
  }

  /** Faint blotches and all shadows, painted small: drawn larger, they are soft. */
  private softly(): HTMLCanvasElement {
    const { width, depth, pieces } = this.table;
    const canvas = document.createElement("canvas");
    const scale = 300 / Math.max(width, depth);
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(depth * scale)];
    const brush = canvas.getContext("2d");
    if (!brush) return canvas;
    const chance = scatter(seedOf(this.table.name));
    for (let i = 0; i < 220; i++) {
      brush.fillStyle = chance() < 0.5 ? "rgba(0,0,0,0.02)" : "rgba(255,255,255,0.035)";
      brush.beginPath();
      const [x, y, long] = [chance() * canvas.width, chance() * canvas.height, 3 + chance() * 20];
      brush.ellipse(x, y, long, long * (0.3 + 0.5 * chance()), chance() * 3, 0, 2 * Math.PI);
      brush.fill();
    }
    for (const piece of pieces) {
      if (piece.height > 0 && piece.bottom >= 0 && lookOf(piece).form === "block") this.shadow(brush, piece, scale);
    }
    return canvas;
  }

  /** The shadow of a piece: darkest where it stands, and drawn out to one side the farther the higher it is. */
  private shadow(brush: CanvasRenderingContext2D, piece: Piece, scale: number): void {
    const [low, high] = [piece.bottom * SLANT, top(piece) * SLANT];
    for (let step = 0; step <= SHADES; step++) {
      const out = low + ((high - low) * step) / SHADES;
      brush.fillStyle = `rgba(30,25,15,${step === 0 ? 0.22 : 0.07})`;
      brush.beginPath();
      for (const [x, y] of piece.outline) brush.lineTo((x + out) * scale, (this.table.depth - y + out * 0.7) * scale);
      brush.closePath();
      brush.fill();
    }
  }

  private grid(): Object3D {
    const { width, depth, unit } = this.table;
    const [fine, bold] = unit === "inch" ? [1, 6] : [5, 30];
    const group = new Group();
    for (const [step, opacity] of [
      [fine, 0.1],
      [bold, 0.2],
    ] as const) {
      const found: number[] = [];
      for (let x = 0; x <= width / UNIT; x += step) found.push(x, 0.01, 0, x, 0.01, -depth / UNIT);
      for (let y = 0; y <= depth / UNIT; y += step) found.push(0, 0.01, -y, width / UNIT, 0.01, -y);
      group.add(lines(found, this.palette.ink, opacity));
    }
    return group;
  }

  /** Fits the looks to the way one looks at the table: from above woods are seen into, from an eye what hides hides. */
  seenFrom(view: "top" | "free" | "eye", viewer: Model | null): void {
    for (const material of this.thin) {
      material.transparent = view === "eye";
      material.opacity = view === "eye" ? 0.4 : 1;
      material.depthWrite = view !== "eye";
      material.needsUpdate = true;
    }
    this.foliage.opacity = view === "top" ? 0.42 : 0.8;
    this.foliage.depthWrite = view !== "top";
    for (const { piece, mesh } of this.woods) {
      const closed = view === "eye" && viewer !== null && !openFor(piece, viewer);
      mesh.material.opacity = closed ? 0.9 : 0.08;
    }
  }

  dispose(): void {
    this.groundMap.dispose();
    this.group.traverse((part) => {
      if (!(part instanceof Mesh || part instanceof LineSegments)) return;
      const { geometry, material } = part as Mesh | LineSegments;
      geometry.dispose();
      for (const one of [material].flat()) one.dispose();
    });
  }
}

/** The outline of a gap, a hair inside the table, so that the ground keeps a rim. */
function kept(outline: Point[], { width, depth }: Table): Point[] {
  const inside = (value: number, most: number) => Math.min(most - 1, Math.max(1, value));
  return outline.map(([x, y]) => [inside(x, width), inside(y, depth)]);
}

function lines(points: number[], colour: string, opacity: number): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color: colour, transparent: true, opacity }));
}
