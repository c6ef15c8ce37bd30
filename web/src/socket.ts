import type { Company, FromClient, FromServer, Moment, Notice, Results, Seated, Why } from "./protocol";

/** How the connection stands: `lost` counts down to the next try, `gone` and `taken` try no more by themselves. */
export type Link =
  | { state: "connecting" }
  | { state: "live" }
  | { state: "lost"; retryAt: number }
  | { state: "gone"; text: string }
  | { state: "taken"; text: string };

/** What the server refused, in a sentence with its rule. */
export class Refusal extends Error {
  constructor(readonly why: Why) {
    super(why.text);
  }
}

/** The question could not be put: there was no connection, or no reply in time. */
export class Unheard extends Error {}

type WithoutId<M> = M extends { id: number } ? Omit<M, "id"> : never;
/** A message as one writes it; the socket adds the id. */
export type Message = WithoutId<FromClient>;
/** Asks for something and gets what comes of it. */
export type Ask = <M extends Message>(message: M) => Promise<Results[M["type"]]>;

/** What the page does with what it hears, and what it tells when it sits down again. */
export interface Sitting {
  address: string;
  token: string;
  language: () => string;
  /** The last sequence and the number of journal lines the page has; 0 and 0 at first. */
  had: () => { since: number; lines: number };
  hear: (frame: Seated | Company | Moment | Notice) => void;
  changed: (link: Link) => void;
}

interface Pending {
  message: Message;
  /** Whether it is sent again after a reconnection; the server recognises a repeated answer by its number. */
  again: boolean;
  /** How long a reply is waited for while there is a connection; for ever where that is null. */
  patience: number | null;
  done: (result: unknown) => void;
  failed: (error: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** What outlives a lost connection: answers, and whatever somebody is just making with a gesture. */
const KEPT = new Set<Message["type"]>(["answer", "complete", "drag", "range", "reach"]);
const PATIENCE = 20_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** How long to wait before the next try: twice as long each time, up to a quarter of a minute. */
export function pause(tries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));
}

/** One seat's line to the server: it sits down, keeps the seat through lost connections, and matches replies by id. */
export class Socket {
  private web: WebSocket | null = null;
  private link: Link = { state: "connecting" };
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly sitting: Sitting) {
    this.connect();
  }

  /** Ask for something and get its result; refused with a Refusal, unanswered with Unheard. */
  ask<M extends Message>(message: M, patience = PATIENCE): Promise<Results[M["type"]]> {
    return this.send(message, KEPT.has(message.type), message.type === "answer" ? null : patience);
  }

  /** Try to connect now instead of waiting. */
  tryNow(): void {
    clearTimeout(this.timer);
    this.web?.close();
    this.connect();
  }

  /** Leave the seat for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop(new Unheard("closed"), true);
    this.web?.close();
    this.web = null;
  }

  private send<Result>(message: Message, again: boolean, patience: number | null): Promise<Result> {
    return new Promise((done, failed) => {
      const id = this.nextId++;
      const found = done as (result: unknown) => void;
      const waiting: Pending = { message, again, patience, done: found, failed, timer: undefined };
      this.pending.set(id, waiting);
      if (this.link.state === "live") this.put(id, waiting);
      else if (!again) this.settle(id)?.failed(new Unheard(message.type));
    });
  }

  private put(id: number, waiting: Pending): void {
    const { message, patience } = waiting;
    const giveUp = () => this.settle(id)?.failed(new Unheard(message.type));
    if (patience !== null) waiting.timer = setTimeout(giveUp, patience);
    this.web?.send(JSON.stringify({ ...message, id }));
  }

  private settle(id: number): Pending | undefined {
    const found = this.pending.get(id);
    if (found) clearTimeout(found.timer);
    this.pending.delete(id);
    return found;
  }

  private turn(link: Link): void {
    this.link = link;
    this.sitting.changed(link);
  }

  private connect(): void {
    if (this.closed) return;
    this.turn({ state: "connecting" });
    const web = new WebSocket(this.sitting.address);
    this.web = web;
    web.onopen = () => this.sit(web);
    web.onmessage = (event: MessageEvent<string>) => {
      if (web === this.web) this.heard(JSON.parse(event.data) as FromServer);
    };
    web.onclose = () => {
      if (web === this.web) this.lose();
    };
  }

  /** Name the seat and what one has already; everything else waits until that is accepted. */
  private sit(web: WebSocket): void {
    const { token } = this.sitting;
    const message: Message = { type: "sit", token, language: this.sitting.language(), ...this.sitting.had() };
    const id = this.nextId++;
    this.pending.set(id, {
      message,
      again: false,
      patience: null,
      done: () => this.seated(),
      failed: (error) => error instanceof Refusal && this.turn({ state: "gone", text: error.message }),
      timer: undefined,
    });
    web.send(JSON.stringify({ ...message, id }));
  }

  private seated(): void {
    this.tries = 0;
    this.turn({ state: "live" });
    this.pending.forEach((waiting, id) => waiting.again && this.put(id, waiting));
  }

  private heard(frame: FromServer): void {
    if (frame.type === "done") return this.settle(frame.id)?.done(frame.result);
    if (frame.type === "refused") return this.settle(frame.id)?.failed(new Refusal(frame.why));
    if (frame.type === "notice" && frame.final) this.turn({ state: "taken", text: frame.text });
    this.sitting.hear(frame);
  }

  private lose(): void {
    this.web = null;
    this.drop(new Unheard("lost"), false);
    if (this.closed || this.link.state === "gone" || this.link.state === "taken") return;
    const wait = pause(this.tries++);
    this.turn({ state: "lost", retryAt: Date.now() + wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Give up what was asked, unless it is kept for the next connection and not everything ends. */
  private drop(error: Error, everything: boolean): void {
    for (const [id, waiting] of [...this.pending]) {
      clearTimeout(waiting.timer);
      if (everything || !waiting.again) this.settle(id)?.failed(error);
    }
  }
}

/** Where the socket of this page is. */
export function socketAddress(place: Pick<Location, "protocol" | "host">): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/socket`;
}
