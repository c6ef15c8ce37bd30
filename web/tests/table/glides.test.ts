import { expect, test } from "vitest";
import { Glides } from "../../src/table/glides";
import { model } from "./street";

test("a model that moved is drawn on its way, and then where it stands", () => {
  const glides = new Glides();
  const [before, after] = [model(1, 0, 0), model(1, 8000, 0)];
  glides.note(new Map([[1, before]]), [after], 1000);
  expect(glides.at(after, 1000).x).toBe(0);
  expect(glides.at(after, 1210).x).toBe(4000);
  expect(glides.at(after, 2000)).toBe(after);
  expect(glides.going).toBe(false);
});

test("a model that is sent on while it glides goes on from where it is drawn", () => {
  const glides = new Glides();
  const [first, second, third] = [model(1, 0, 0), model(1, 8000, 0), model(1, 8000, 6000)];
  glides.note(new Map([[1, first]]), [second], 0);
  glides.note(new Map([[1, second]]), [third], 210);
  expect(glides.at(third, 210)).toMatchObject({ x: 4000, y: 0 });
});

test("one that stands still, or is new, does not glide", () => {
  const glides = new Glides();
  glides.note(new Map([[1, model(1, 0, 0)]]), [model(1, 0, 0), model(2, 5000, 0)], 0);
  expect(glides.going).toBe(false);
});
