import { describe, expect, test } from "vitest";
import { wish } from "../../src/table/keys";
import { model } from "./street";

const models = [model(1, 1000, 1000), model(2, 9000, 1000), model(3, 1000, 9000)];
const press = (key: string, more = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe("keys on the table", () => {
  test("the first arrow goes to one's own first model, the next ones to neighbours", () => {
    expect(wish(press("ArrowUp"), models, null, 0)).toEqual({ what: "focus", model: 2 });
    expect(wish(press("ArrowLeft"), models, 2, 0)).toEqual({ what: "focus", model: 1 });
  });

  test("n and p go round", () => {
    expect(wish(press("n"), models, 3, 0)).toEqual({ what: "focus", model: 2 });
    expect(wish(press("p"), models, 2, 0)).toEqual({ what: "focus", model: 3 });
  });

  test("with Shift arrows push the table, with Ctrl they move the model", () => {
    expect(wish(press("ArrowUp", { shiftKey: true }), models, 1, 0)).toEqual({ what: "push", x: 0, y: 1 });
    expect(wish(press("ArrowUp", { ctrlKey: true }), models, 1, 0)).toEqual({ what: "nudge", x: 0, y: 1 });
  });

  test("other keys are left to the page", () => {
    expect(wish(press("1"), models, 1, 0)).toBeNull();
    expect(wish(press("Tab"), models, 1, 0)).toBeNull();
    expect(wish(press("f", { ctrlKey: true }), models, 1, 0)).toBeNull();
  });

  test("an empty table has nobody to go to", () => {
    expect(wish(press("n"), [], null, 0)).toBeNull();
  });
});
