import { isPassingError, StorageError } from '../protocol/storage-error.ts';
import { isFull, storageFull, triesWhenFull } from '../protocol/storage-full.ts';

/** Times in a row the server may refuse bytes before they are sent anew from the start. */
const refusalsInSession = 3;

/** Times a file that was refused is sent from its start. */
const restartsAfterRefusal = 1;

/** Sessions that may vanish in one run, so that a server that loses every session does not cost endless data. */
const restartsAfterLoss = 5;

/** Decides after each trouble of one upload how it goes on, and counts what decides how long to wait. */
export class Patience {
  /** Troubles since the last byte that arrived. */
  failures = 0;
  #timesFull = 0;
  #refusal: StorageError | undefined;
  #refusals = 0;
  #restartsAfterRefusal = 0;
  #restartsAfterLoss = 0;

  /** The server has more bytes than before. */
  progressed(): void {
    this.failures = 0;
    this.#timesFull = 0;
    this.#refusal = undefined;
    this.#refusals = 0;
  }

  /** Whether to go on in the same session, with a new one, or not at all. */
  after(error: StorageError): 'again' | 'anew' | { end: StorageError; forgetSession: boolean } {
    this.failures += 1;
    if (isFull(error)) this.#timesFull += 1;
    if (this.#timesFull >= triesWhenFull) return { end: storageFull(error), forgetSession: false };
    if (isPassingError(error)) return 'again';
    if (error.kind === 'out-of-step') return this.#afterRefusal(error);
    if (error.kind !== 'session-gone') return { end: error, forgetSession: false };
    // A server may end the session over bytes it refuses, for example for their checksum.
    if (this.#refusal) return this.#anewAfterRefusal(this.#refusal);
    this.#restartsAfterLoss += 1;
    return this.#restartsAfterLoss <= restartsAfterLoss ? 'anew' : { end: error, forgetSession: true };
  }

  #afterRefusal(error: StorageError): ReturnType<Patience['after']> {
    this.#refusal = error;
    this.#refusals += 1;
    return this.#refusals < refusalsInSession ? 'again' : this.#anewAfterRefusal(error);
  }

  #anewAfterRefusal({ message, status }: StorageError): ReturnType<Patience['after']> {
    this.#restartsAfterRefusal += 1;
    this.#refusal = undefined;
    this.#refusals = 0;
    if (this.#restartsAfterRefusal <= restartsAfterRefusal) return 'anew';
    return { end: new StorageError('refused', message, { status }), forgetSession: true };
  }
}
