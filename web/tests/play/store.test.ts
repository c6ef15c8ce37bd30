import { expect, test, vi } from "vitest";
import { makeStore } from "../../src/store";

test("whoever listens hears of a change, and of nothing where nothing changes", () => {
  const store = makeStore({ turn: 1 });
  const hear = vi.fn();
  const leave = store.subscribe(hear);
  store.set((now) => now);
  expect(hear).not.toHaveBeenCalled();
  store.set({ turn: 2 });
  expect(hear).toHaveBeenCalledOnce();
  expect(store.get().turn).toBe(2);
  leave();
  store.set({ turn: 3 });
  expect(hear).toHaveBeenCalledOnce();
});
