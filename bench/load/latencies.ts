/** Answers of one kind: their times, what they cost the visitor, and those that were no success. */
export class Latencies {
  readonly #times: number[] = [];
  readonly #troubles = new Map<string, number>();

  /** @param milliseconds until the whole answer was there */
  note(milliseconds: number): void {
    this.#times.push(milliseconds);
  }

  noteTrouble(what: string): void {
    this.#troubles.set(what, (this.#troubles.get(what) ?? 0) + 1);
  }

  get requests(): number {
    return this.#times.length;
  }

  /** @param share from 0 to 1 */
  percentile(share: number): number {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }

  get troubles(): string {
    return [...this.#troubles].map(([what, times]) => `${times} × ${what}`).join(', ');
  }
}
