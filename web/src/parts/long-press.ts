/** What a pointer that rests on something shows, for fingers: a long press says it, and the lift that ends it does nothing. */

/** So long, in milliseconds, a finger rests before that is meant. */
export const LONG = 450;
/** So far, in pixels, it may stir meanwhile. */
export const STIRS = 10;
const EDGE = 8;

interface Held {
  target: Element;
  note: HTMLElement | null;
}

/** Listens for long presses anywhere but on the table, which has its own. */
export function watchLongPresses(page: Document): void {
  let start: { x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: Held | null = null;

  const forget = () => {
    clearTimeout(timer);
    start = null;
  };
  const release = () => {
    forget();
    if (held === null) return;
    point(held.target, "mouseout");
    held.note?.remove();
    held = null;
    page.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => page.removeEventListener("click", swallow, { capture: true }), LONG);
  };
  page.addEventListener("pointerdown", (event) => {
    forget();
    if (event.pointerType !== "touch" || !event.isPrimary || !(event.target instanceof Element)) return;
    const target = event.target;
    if (target.closest("canvas, input, textarea, select")) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      point(target, "mouseover");
      held = { target, note: noted(page, target, event.clientX, event.clientY) };
    }, LONG);
  });
  page.addEventListener("pointermove", (event) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STIRS && held === null) forget();
  });
  page.addEventListener("pointerup", release);
  page.addEventListener("pointercancel", release);
  page.addEventListener("contextmenu", (event) => {
    if (start !== null || held !== null) event.preventDefault();
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Lets everything around an element know that a pointer came or went. */
function point(target: Element, type: "mouseover" | "mouseout"): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: target.ownerDocument.body }));
}

/** What is said of an element by its title or its tip, shown above the finger; nothing where nothing is. */
function noted(page: Document, target: Element, x: number, y: number): HTMLElement | null {
  const tip = target.closest(".tip")?.querySelector(".tip-text")?.textContent;
  const text = tip ?? target.closest("[title]")?.getAttribute("title");
  if (!text) return null;
  const note = page.createElement("p");
  note.className = "held-note";
  note.setAttribute("role", "status");
  note.textContent = text;
  page.body.append(note);
  const { width, height } = note.getBoundingClientRect();
  note.style.left = `${Math.max(EDGE, Math.min(x - width / 2, page.documentElement.clientWidth - width - EDGE))}px`;
  note.style.top = `${Math.max(EDGE, y - height - 4 * EDGE)}px`;
  return note;
}
