/** The light on the table: a sun that stands aside, and the sky. */
import { DirectionalLight, HemisphereLight, Vector3 } from "three";
import type { Palette } from "./colours";

const [SUN, SKY] = [1.9, 2.1];
const SUN_STANDS = new Vector3(-0.5, 1, 0.35);

/** Sun and sky, as strong as the colours want them. */
export class Light {
  readonly sun = new DirectionalLight("#ffffff");
  readonly sky = new HemisphereLight("#ffffff", "#b9b2a4");

  constructor(palette: Palette) {
    this.sun.position.copy(SUN_STANDS);
    this.shine(palette);
  }

  shine({ light }: Palette): void {
    this.sun.intensity = SUN * light;
    this.sky.intensity = SKY * light;
  }
}

/** How light anything level is: what three.js would work out for each of its pixels. */
export function lightOnLevel({ light }: Palette): number {
  const slant = SUN_STANDS.y / SUN_STANDS.length();
  return (light * (SUN * slant + SKY)) / Math.PI;
}
