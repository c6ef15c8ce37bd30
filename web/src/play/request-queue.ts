/** Runs one request at a time: while one is under way only the newest wish waits, and older ones are dropped. */
export class Latest<Wish> {
  private waiting: { wish: Wish } | null = null;
  private running = false;

  constructor(private readonly run: (wish: Wish) => Promise<void>) {}

  /** Ask for this; what was asked before and has not begun is forgotten. */
  ask(wish: Wish): void {
    this.waiting = { wish };
    if (!this.running) void this.go();
  }

  /** Forget what waits. */
  forget(): void {
    this.waiting = null;
  }

  private async go(): Promise<void> {
    this.running = true;
    try {
      while (this.waiting !== null) {
        const { wish } = this.waiting;
        this.waiting = null;
        await this.run(wish);
      }
    } finally {
      this.running = false;
    }
  }
}

/** Does several small things two at a time, in the order in which they were asked for. */
export class Queue {
  private readonly waiting: (() => Promise<void>)[] = [];
  private running = 0;

  constructor(private readonly most = 2) {}

  /** Do this when its turn comes. */
  add<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((done, failed) => {
      this.waiting.push(() => work().then(done, failed));
      this.next();
    });
  }

  private next(): void {
    if (this.running >= this.most) return;
    const work = this.waiting.shift();
    if (!work) return;
    this.running++;
    void work().finally(() => {
      this.running--;
      this.next();
    });
  }
}
