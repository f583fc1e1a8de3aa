/** A pause of at most this length is waited for by the others, too: most troubles are over by then. */
const shortPauseMs = 5_000;

/** So many uploads may give way at once; when more do, the server is in trouble rather than they. */
const fewUploads = 4;

/** Time after which the next one is tried while nothing arrives: more tries would be no help to a server in trouble. */
const slowTurnMs = 15_000;

/**
 * Uploads that gave way because of passing troubles, in the order in which they were tried, since anything arrived last. As
 * long as something arrives the troubles are those of single files; else everybody's, and then every upload has its try in
 * turn, at a pace.
 */
export class UploadTroubles {
  readonly #tried = new Set<string>();

  /** An upload gave way. */
  gaveWay(id: string): void {
    this.#tried.delete(id);
    this.#tried.add(id);
  }

  /** Bytes of whichever upload have arrived. @returns whether that changes whose turn it is */
  arrived(): boolean {
    const isChange = this.#tried.size > 0;
    this.#tried.clear();
    return isChange;
  }

  /** Those that gave way, the one that was tried longest ago first. */
  get inOrder(): readonly string[] {
    return [...this.#tried];
  }

  /** How long an upload that is to pause for `ms` milliseconds keeps others from going. */
  keepMs(ms: number): number {
    if (ms <= shortPauseMs) return Infinity;
    return this.#tried.size < fewUploads ? 0 : Math.min(ms, slowTurnMs);
  }
}
