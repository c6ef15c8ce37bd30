import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause, Refusal, Socket, socketAddress, Unheard, type Link } from "../../src/socket";
import { moment } from "./frames";

/** A web socket whose other end is the test. */
class Wire {
  static last: Wire;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Wire.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose();
  }
  say(frame: unknown) {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  get latest() {
    return this.sent[this.sent.length - 1];
  }
}

let links: Link[] = [];
const heard: unknown[] = [];

function seatedSocket() {
  const socket = new Socket({
    address: "ws://here/socket",
    token: "secret",
    language: () => "en",
    had: () => ({ since: 4, lines: 9 }),
    hear: (frame) => heard.push(frame),
    changed: (link) => links.push(link),
  });
  Wire.last.onopen();
  Wire.last.say({ type: "done", id: Wire.last.latest?.id, result: null });
  return socket;
}

beforeEach(() => {
  links = [];
  heard.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it sits down with its token and what it has, and is live once that is accepted", () => {
  seatedSocket();
  expect(Wire.last.sent[0]).toMatchObject({ type: "sit", token: "secret", since: 4, lines: 9 });
  expect(links.map(({ state }) => state)).toEqual(["connecting", "live"]);
});

test("a reply finds its question by id", async () => {
  const socket = seatedSocket();
  const first = socket.ask({ type: "threats" });
  const second = socket.ask({ type: "undo" });
  const [, one, two] = Wire.last.sent;
  Wire.last.say({ type: "done", id: two?.id, result: 2 });
  Wire.last.say({ type: "done", id: one?.id, result: 1 });
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test("a refusal comes with its reason", async () => {
  const socket = seatedSocket();
  const asked = socket.ask({ type: "undo" });
  Wire.last.say({ type: "refused", id: Wire.last.latest?.id, why: { text: "too late", value: 0, rule: "" } });
  await expect(asked).rejects.toThrow(Refusal);
});

test("what is not answered in time is unheard", async () => {
  const socket = seatedSocket();
  const asked = socket.ask({ type: "threats" }, 1000);
  const checked = expect(asked).rejects.toThrow(Unheard);
  vi.advanceTimersByTime(1001);
  await checked;
});

test("an answer survives a lost connection and is sent again with the same number", async () => {
  const socket = seatedSocket();
  const answered = socket.ask({ type: "answer", number: 12, value: "hold" });
  const before = Wire.last;
  before.close();
  expect(links.at(-1)?.state).toBe("lost");
  vi.advanceTimersByTime(pause(0));
  expect(Wire.last).not.toBe(before);
  Wire.last.onopen();
  Wire.last.say({ type: "done", id: Wire.last.latest?.id, result: null });
  expect(Wire.last.latest).toMatchObject({ type: "answer", number: 12, value: "hold" });
  Wire.last.say({ type: "done", id: Wire.last.latest?.id, result: { repeated: true } });
  expect(await answered).toEqual({ repeated: true });
});

test("what a gesture asks for outlives a lost connection, however long it lasts, and is waited for as long as before", async () => {
  const socket = seatedSocket();
  const reach = socket.ask({ type: "reach", number: 12, model: "3" }, 1000);
  const checked = expect(reach).rejects.toThrow(Unheard);
  const forgotten = expect(socket.ask({ type: "threats" })).rejects.toThrow(Unheard);
  Wire.last.close();
  await forgotten;
  vi.advanceTimersByTime(5000);
  Wire.last.onopen();
  Wire.last.say({ type: "done", id: Wire.last.latest?.id, result: null });
  expect(Wire.last.sent.map(({ type }) => type)).toEqual(["sit", "reach"]);
  vi.advanceTimersByTime(1001);
  await checked;
});

test("it waits longer after every failure, up to a limit", () => {
  expect([0, 1, 2].map(pause)).toEqual([500, 1000, 2000]);
  expect(pause(50)).toBe(15_000);
});

test("an unknown seat is gone and is not tried again", () => {
  new Socket({
    address: "", token: "?", language: () => "en", had: () => ({ since: -1, lines: 0 }),
    hear: () => undefined, changed: (link) => links.push(link),
  });
  Wire.last.onopen();
  Wire.last.say({ type: "refused", id: Wire.last.latest?.id, why: { text: "no such seat", value: 0, rule: "" } });
  Wire.last.close();
  const only = Wire.last;
  vi.advanceTimersByTime(60_000);
  expect(links.at(-1)).toEqual({ state: "gone", text: "no such seat" });
  expect(Wire.last).toBe(only);
});

test("a seat that another page took is left to it until one takes it back", () => {
  const socket = seatedSocket();
  Wire.last.say({ type: "notice", text: "played elsewhere", final: true });
  const taken = Wire.last;
  taken.close();
  vi.advanceTimersByTime(60_000);
  expect(links.at(-1)).toEqual({ state: "taken", text: "played elsewhere" });
  expect(Wire.last).toBe(taken);
  socket.tryNow();
  expect(Wire.last).not.toBe(taken);
});

test("what happens at the table is passed on", () => {
  seatedSocket();
  Wire.last.say(moment({ sequence: 5 }));
  expect(heard).toEqual([moment({ sequence: 5 })]);
});

test("the socket is where the page is, encrypted where the page is", () => {
  expect(socketAddress({ protocol: "http:", host: "localhost:8765" })).toBe("ws://localhost:8765/socket");
  expect(socketAddress({ protocol: "https:", host: "example.org" })).toBe("wss://example.org/socket");
});
