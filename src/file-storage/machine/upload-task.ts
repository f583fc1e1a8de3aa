import type { ObjectMetadata } from '../objects/object-metadata.ts';
import { StorageError } from '../protocol/storage-error.ts';
import { nextUploadTaskState, type UploadTaskEvent, type UploadTaskState } from './upload-task-machine.ts';

/** What a task does; called again after every pause. */
export interface UploadWork {
  totalBytes: number;
  /** Goes on where it was. Rejects with the signal's reason when halted. */
  send: (round: { signal: AbortSignal; arrived: (bytes: number) => void }) => Promise<ObjectMetadata>;
  /** Takes off the server what has arrived, as far as that can be done now. */
  discard: () => Promise<void>;
}

export interface UploadSnapshot {
  state: UploadTaskState;
  /** What the server has; may fall when it turns out to have less. */
  bytesTransferred: number;
  totalBytes: number;
  metadata?: ObjectMetadata;
  error?: unknown;
}

/** An upload under way that can be paused, resumed and canceled (specification §4). It starts at once. */
export class UploadTask {
  /** Resolves when the object is stored, rejects with the error that ended the task: StorageError `canceled` … */
  readonly finished: Promise<ObjectMetadata>;
  readonly #work: UploadWork;
  readonly #listeners = new Set<(snapshot: UploadSnapshot) => void>();
  #snapshot: UploadSnapshot;
  #round = new AbortController();
  #resumed: () => void = () => {};

  constructor(work: UploadWork) {
    this.#work = work;
    this.#snapshot = { state: 'running', bytesTransferred: 0, totalBytes: work.totalBytes };
    this.finished = this.#live();
    // Whoever only listens to changes is told of the error there.
    this.finished.catch(() => {});
  }

  get snapshot(): UploadSnapshot {
    return this.#snapshot;
  }

  /** Tells of every change from now on. @returns ends the telling */
  onChange(listener: (snapshot: UploadSnapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @returns whether the task was running */
  pause(): boolean {
    const isPausing = this.#apply('pause');
    if (isPausing) this.#round.abort();
    return isPausing;
  }

  /** @returns whether the task was paused or pausing */
  resume(): boolean {
    const isResumed = this.#apply('resume');
    if (isResumed) this.#resumed();
    return isResumed;
  }

  /** @returns whether the task was running or pausing; a paused one must be resumed first */
  cancel(): boolean {
    const isCanceling = this.#apply('cancel');
    if (isCanceling) this.#round.abort();
    return isCanceling;
  }

  async #live(): Promise<ObjectMetadata> {
    for (;;) {
      const outcome = await this.#attempt();
      if (this.#snapshot.state === 'canceling') throw await this.#endCanceled(outcome.event);
      if (outcome.event === 'stored') {
        const { metadata } = outcome;
        this.#apply('stored', { metadata, bytesTransferred: metadata.size });
        return metadata;
      }
      if (outcome.event === 'failed') {
        this.#apply('failed', { error: outcome.error });
        throw outcome.error;
      }
      const resumed = new Promise<void>((resolve) => (this.#resumed = resolve));
      // Not when it was resumed while it was still pausing: then it just goes on.
      if (this.#apply('halted')) await resumed;
    }
  }

  async #attempt(): Promise<Outcome> {
    this.#round = new AbortController();
    const { signal } = this.#round;
    const arrived = (bytesTransferred: number): void => this.#tell({ bytesTransferred });
    try {
      return { event: 'stored', metadata: await this.#work.send({ signal, arrived }) };
    } catch (error) {
      return signal.aborted && error === signal.reason ? { event: 'halted' } : { event: 'failed', error };
    }
  }

  async #endCanceled(event: UploadTaskEvent): Promise<StorageError> {
    // Whatever is left there then, the shopper's word ends the task.
    const cause: unknown = await this.#work.discard().catch((trouble: unknown) => trouble);
    const error = new StorageError('canceled', 'The upload was canceled.', { cause });
    this.#apply(event, { error });
    return error;
  }

  #apply(event: UploadTaskEvent, facts: Partial<UploadSnapshot> = {}): boolean {
    const state = nextUploadTaskState(this.#snapshot.state, event);
    if (state === undefined) return false;
    this.#tell({ ...facts, state });
    return true;
  }

  #tell(change: Partial<UploadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener(this.#snapshot);
  }
}

type Outcome =
  | { event: 'stored'; metadata: ObjectMetadata }
  | { event: 'failed'; error: unknown }
  | { event: 'halted' };
