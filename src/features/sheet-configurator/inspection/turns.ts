/** Runs pieces of work one after the other, in the order they came. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all earlier work has ended, well or badly. */
  take<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
