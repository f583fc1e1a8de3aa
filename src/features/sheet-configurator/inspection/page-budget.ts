import type { InspectionFailure } from '#print/inspection-failure.ts';
import { UnprintableFileError } from './unprintable-file-error.ts';

/** The most a page may take while it is opened, measured or drawn, in bytes. */
const maxBytes = 800_000_000;

/** The most a page may consist of: a dense engraved page has twenty to fifty thousand of them. */
const maxOperators = 200_000;

/**
 * What one page takes, or the opening of a file. pdf.js has no bounds of its own and swallows errors on the way: whoever
 * sees something being taken tells it here, before it is there, and going too far ends the work on the page.
 */
export class PageBudget {
  #bytes = 0;
  #operators = 0;
  #failure: InspectionFailure | undefined;
  #exceeded = Promise.withResolvers<never>();

  /** @throws {UnprintableFileError} with the page (from 1), as soon as `work` goes beyond the bounds. */
  async watch<Value>(page: number | undefined, work: () => Promise<Value>): Promise<Value> {
    [this.#bytes, this.#operators, this.#failure] = [0, 0, undefined];
    this.#exceeded = Promise.withResolvers<never>();
    const working = work();
    working.catch(() => undefined);
    try {
      const value = await Promise.race([working, this.#exceeded.promise]);
      if (this.#failure === undefined) return value;
    } catch (error) {
      if (this.#failure === undefined) throw error;
    } finally {
      this.#bytes = 0;
    }
    throw new UnprintableFileError(this.#failure, page);
  }

  /** @throws {RangeError} as an allocation does for which there is no room */
  take(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= maxBytes) return;
    this.exceed('too-complex');
    throw new RangeError('A page takes more memory than it may');
  }

  giveBack(bytes: number): void {
    this.#bytes -= bytes;
  }

  countOperators(count: number): void {
    this.#operators += count;
    if (this.#operators > maxOperators) this.exceed('too-complex');
  }

  exceed(failure: InspectionFailure): void {
    this.#failure ??= failure;
    this.#exceeded.promise.catch(() => undefined);
    this.#exceeded.reject(new Error(failure));
  }
}

/** Of the page this thread works on; there is one at a time. */
export const pageBudget = new PageBudget();
