import { answersTo, isTerminal } from '#file-storage/machine/upload-machine.ts';
import { withoutDamagedCopy } from '#offline/queue/copy-in-doubt.ts';
import { createPause } from '#offline/queue/pause.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';

interface ClearedEnvironment {
  database: Pick<UploadDatabase, 'loadEpoch' | 'onLoss'>;
  ledger: UploadLedger;
  /** Whether the tab has ended, or left its uploads to a newer version. */
  closed: AbortSignal;
  /** Told when the uploads are on record again. */
  cleared: () => void;
}

/** After this time it is looked again, so often: the next look at the page follows. */
const [retryMs, mostTries] = [500, 20];

/**
 * Notices that the browser has deleted what it kept ("clear site data", want of room) while a page was open, and puts the
 * uploads that had not ended on record again: the storage still has what arrived of them, and this page knows where.
 */
export class ClearedData {
  readonly #environment: ClearedEnvironment;
  /** What was last heard of each upload that has not ended. */
  readonly #known = new Map<string, UploadRecord>();
  #epoch: string | undefined;
  /** Since the last look began. */
  #isLost = false;
  #isLooking = false;

  constructor(environment: ClearedEnvironment) {
    this.#environment = environment;
    environment.database.onLoss(() => {
      this.#isLost = true;
      if (!this.#isLooking) void this.#lookPatiently();
    });
  }

  /** To be told of every change of a record. */
  notice(records: readonly UploadRecord[]): void {
    for (const record of records) {
      if (isTerminal(record.state)) this.#known.delete(record.id);
      else this.#known.set(record.id, record);
    }
  }

  /** The first look only remembers. @throws DOMException when the browser does not say */
  async look(): Promise<void> {
    const { database, ledger, closed, cleared } = this.#environment;
    if (closed.aborted) return;
    const epoch = await database.loadEpoch();
    this.#epoch ??= epoch;
    if (epoch === undefined || this.#epoch === epoch) return;
    await ledger.changeAll((records) => {
      const there = new Set(records.map(({ id }) => id));
      return [...this.#known.values()].filter(({ id }) => !there.has(id)).map(afterClearing);
    });
    // Another look may have been faster.
    if (this.#epoch === epoch) return;
    this.#epoch = epoch;
    cleared();
  }

  /** As long as it deletes, the browser ends new connections as well; what is lost meanwhile is looked at once more. */
  async #lookPatiently(): Promise<void> {
    const { closed } = this.#environment;
    this.#isLooking = true;
    for (let tries = 1; this.#isLost && tries <= mostTries && !closed.aborted; tries += 1) {
      this.#isLost = false;
      await this.look().catch((error: unknown) => this.#lookAgain(error, tries));
      if (this.#isLost)
        await createPause()
          .wait(retryMs, closed)
          .catch(() => undefined);
    }
    this.#isLooking = false;
  }

  #lookAgain(error: unknown, tries: number): void {
    this.#isLost = tries < mostTries;
    if (this.#isLost) console.warn('Whether uploads were deleted is to be found out.', error);
    else console.error('Whether uploads were deleted could not be found out.', error);
  }
}

/** An upload without its copy; what has arrived of it stays. Tabs that have its file open give it back. */
function afterClearing(record: UploadRecord): UploadRecord {
  const { holder: _unknown, error: _old, ...rest } = withoutDamagedCopy(record);
  const lacksFile = record.state === 'needs-file' || answersTo(record.state, 'file-lost');
  if (!lacksFile || record.state === 'error')
    return { ...rest, ...(record.error === undefined ? {} : { error: record.error }) };
  return { ...rest, state: 'needs-file', error: 'data-cleared' };
}
