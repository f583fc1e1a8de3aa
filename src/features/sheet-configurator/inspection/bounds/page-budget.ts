import type { InspectionFailure } from '#print/pages/inspection-failure.ts';
import { UnprintableFileError } from './unprintable-file-error.ts';

/**
 * The most a page may take while it is opened, measured or drawn, in bytes. What is freed on the way counts as well, since
 * nobody knows when. The page around it and the objects of pdf.js take up to 400 MB, so that all stays below 1 GB.
 */
const maxBytes = 600_000_000;

/** From so many bytes on a page leaves behind what a worker gives back late, if at all: a new one begins with nothing. */
const heavyBytes = 150_000_000;

/**
 * Browsers free the memory of a thread after its end, in milliseconds: that of arrays soon, that of the many small objects a
 * page without end is read into is kept for another thread for eight seconds (V8's pool of pages), and on a busy computer
 * somewhat longer.
 */
const freedAfterMs = { arrays: 1_000, objects: 12_000 };

/** The most a page may consist of: a dense engraved page has twenty to fifty thousand of them. */
const maxOperators = 200_000;

/**
 * What one page takes, or the opening of a file. pdf.js has no bounds of its own and swallows errors on the way: whoever
 * sees something being taken tells it here, before it is there, and going too far ends the work on the page.
 */
export class PageBudget {
  #bytes = 0;
  #mostBytes = 0;
  #operators = 0;
  #isWatching = false;
  #wasEndless = false;
  #failure: InspectionFailure | undefined;
  #exceeded = Promise.withResolvers<never>();

  /**
   * Once something went too far, later work never begins: it would come on top of what pdf.js goes on with, and whoever
   * hears of the failure ends the thread.
   * @throws {UnprintableFileError} with the page (from 1), as soon as `work` goes beyond the bounds.
   */
  async watch<Value>(page: number | undefined, work: () => Promise<Value>): Promise<Value> {
    if (this.#failure !== undefined) return new Promise(() => undefined);
    [this.#bytes, this.#operators, this.#isWatching] = [0, 0, true];
    this.#exceeded = Promise.withResolvers<never>();
    const working = work();
    working.catch(() => undefined);
    try {
      const value = await Promise.race([working, this.#exceeded.promise]);
      if (this.#failure === undefined) return value;
    } catch (error) {
      if (this.#failure === undefined) throw error;
    } finally {
      this.#isWatching = this.#failure !== undefined;
    }
    throw new UnprintableFileError(this.#failure, page);
  }

  /** Whether a page so far took so much that its worker should not take another one. */
  get wasHeavy(): boolean {
    return this.#mostBytes > heavyBytes;
  }

  /** When what this thread holds is free again once it has ended, in milliseconds. */
  get freedAfterMs(): number {
    return this.#wasEndless ? freedAfterMs.objects : freedAfterMs.arrays;
  }

  /** Bytes the page may still take. */
  get left(): number {
    return maxBytes - this.#bytes;
  }

  /** @throws {RangeError} as an allocation does for which there is no room */
  take(bytes: number): void {
    if (!this.#isWatching) return;
    this.#bytes += bytes;
    this.#mostBytes = Math.max(this.#mostBytes, this.#bytes);
    if (this.#bytes <= maxBytes) return;
    this.exceed('too-complex');
    throw new RangeError('A page takes more memory than it may');
  }

  giveBack(bytes: number): void {
    this.#bytes -= bytes;
  }

  countOperators(count: number): void {
    this.#operators += count;
    if (this.#operators <= maxOperators) return;
    this.#wasEndless = true;
    this.exceed('too-complex');
  }

  exceed(failure: InspectionFailure): void {
    if (!this.#isWatching) return;
    this.#failure ??= failure;
    this.#exceeded.promise.catch(() => undefined);
    this.#exceeded.reject(new Error(failure));
  }
}

/** Of the page this thread works on; there is one at a time. */
export const pageBudget = new PageBudget();
