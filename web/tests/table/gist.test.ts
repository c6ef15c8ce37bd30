import { expect, test } from "vitest";
import { gistOf } from "../../src/table/model-looks";

test("a chip beside a model tells the chances that matter, and numbers where all chances are small", () => {
  expect(gistOf("≈1.0 hits, 66% eliminated, 4% panics")).toBe("66% eliminated");
  expect(gistOf("≈1.2 lost, 31 % détruite, 24 % secouée; Guetteur: ≈0.5 lost")).toBe("31 % détruite · 24 % secouée");
  expect(gistOf("≈0.2 lost, 4% destroyed, 2% Shaken")).toBe("≈0.2 lost · 4% destroyed");
  expect(gistOf("≈0.9 hits")).toBe("≈0.9 hits");
});
