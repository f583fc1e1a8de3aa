import { RecordWatch } from '#offline/queue/record-watch.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import type { ClearedData } from './cleared-data.ts';
import { stopBackground } from './finish-in-background.ts';
import { afterOwnerChange } from './owner-change.ts';
import type { UploadEnvironment } from './upload-environment.ts';

interface OwnersEnvironment extends UploadEnvironment {
  ledger: UploadLedger;
  cleared: Pick<ClearedData, 'notice'>;
}

/** Whose the uploads of this browser are: of whoever uses it, or of a customer. */
export class UploadOwners {
  readonly #environment: OwnersEnvironment;
  readonly #watch: RecordWatch;

  constructor(environment: OwnersEnvironment) {
    this.#environment = environment;
    this.#watch = new RecordWatch(environment.database);
  }

  /** To be told of every change of a record. */
  notice(record: UploadRecord): void {
    this.#watch.notice(record);
  }

  /** Says who is signed in: the unfinished uploads of other customers are halted, those of this one go on. */
  async change(owner: string | undefined): Promise<void> {
    await this.#changeAll((records) => afterOwnerChange(records, owner, this.#environment.now()));
  }

  /** Says that uploads that were chosen before anybody knew who is signed in are this customer's. */
  async claim(ids: readonly string[], owner: string): Promise<void> {
    await this.#changeAll((records) =>
      records.filter(({ id }) => ids.includes(id)).map((record): UploadRecord => Object.assign(record, { owner })),
    );
  }

  /** Takes all uploads of a customer out of this browser; see `eraseUploads`. @returns the ids of what was on record */
  async erase(owner: string): Promise<readonly string[]> {
    const { eraseUploads } = await import('./erase-uploads.ts');
    const changeAll: UploadLedger['changeAll'] = (change) => this.#changeAll(change);
    const theirs = await eraseUploads(owner, { ...this.#environment, changeAll, watch: this.#watch });
    this.#environment.cleared.notice(theirs.map((record) => ({ ...record, state: 'canceled' })));
    return theirs.map(({ id }) => id);
  }

  async #changeAll(change: Parameters<UploadLedger['changeAll']>[0]): Promise<readonly UploadRecord[]> {
    const changed = await this.#environment.ledger.changeAll(change);
    for (const { id, background } of changed) if (background === true) await stopBackground(id, this.#environment);
    return changed;
  }
}
