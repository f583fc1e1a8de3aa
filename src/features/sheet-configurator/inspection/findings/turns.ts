import { nextTask } from '../next-task.ts';

/** `soon` comes before everything that is merely next. */
export type Urgency = 'soon' | 'in-order';

/** Runs pieces of work one after the other; between two of them the thread reads its messages. */
export class Turns {
  readonly #waiting: Record<Urgency, (() => Promise<void>)[]> = { soon: [], 'in-order': [] };
  #isRunning = false;

  /** Runs `work` when its turn has come, whether earlier work ended well or badly. */
  take<Value>(work: () => Promise<Value>, urgency: Urgency = 'in-order'): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    this.#waiting[urgency].push(async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
    });
    void this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    await nextTask();
    for (let next = this.#next(); next; next = this.#next()) {
      await next();
      await nextTask();
    }
    this.#isRunning = false;
  }

  #next(): (() => Promise<void>) | undefined {
    return this.#waiting.soon.shift() ?? this.#waiting['in-order'].shift();
  }
}
