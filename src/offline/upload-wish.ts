import { withoutOwnerWait, type UploadLedger } from './upload-ledger.ts';

export type UploadWish = 'run' | 'pause' | 'cancel';

/** Puts on record what the shopper wants of an upload; whoever works on it acts as soon as it hears of the change. */
export async function wishUpload(ledger: UploadLedger, id: string, wish: UploadWish): Promise<void> {
  if (wish !== 'run') {
    await ledger.apply(id, wish, withoutOwnerWait);
    return;
  }
  const resumed = await ledger.apply(id, 'resume', withoutOwnerWait);
  if (!resumed) await ledger.apply(id, 'retry', withoutOwnerWait);
}
