import type { ChunkLimits } from '#file-storage/machine/chunk-size.ts';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import { transfer } from '#file-storage/machine/transfer.ts';
import { answersTo, isUnderWay, nextUploadState } from '#file-storage/machine/upload-machine.ts';
import {
  CopyDamaged,
  CopyInDoubt,
  isUnreadable,
  requireReadable,
  requireWholeCopy,
  withoutDamagedCopy,
  type Stretch,
} from './copy-in-doubt.ts';
import { untilCopied } from './copy-patience.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { FileNotReadable } from '../parts/read-piece.ts';
import { inRecords, RecordTrouble } from './record-trouble.ts';
import type { RecordWatch } from './record-watch.ts';
import { transferRecordOf, withoutSecret, withTransfer } from './transfer-record.ts';
import { withoutError, type UploadLedger } from '../upload-ledger.ts';
import { StagedBytesMissing } from '../parts/upload-parts.ts';
import { untilChecksum } from './until-checksum.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import { Deferred, Halt, type UploadRun } from './upload-run.ts';
import type { UploadTroubles } from './upload-troubles.ts';

interface SendEnvironment extends QueueEnvironment {
  chunkLimits: ChunkLimits;
  watch: RecordWatch;
  /** Whether this queue is the one to send the upload. */
  isOurs: (record: UploadRecord) => boolean;
  troubles: UploadTroubles;
  /** Told when others may go now, or when the run may go on. */
  turnsChange: () => void;
}

/**
 * Sends one upload until it ends, is halted, or others come first; how it went stands in its record.
 * @throws RecordTrouble when that cannot be put on record, or the records cannot be read: the upload goes on from the
 * server's offset when it is called again
 */
export async function sendUpload(id: string, run: UploadRun, given: SendEnvironment): Promise<void> {
  const environment = { ...given, ledger: troubledLedger(given.ledger) };
  const { ledger, isOurs } = environment;
  try {
    const record = await ledger.change(id, (latest) => {
      if (!isOurs(latest) || !isUnderWay(latest.state)) return undefined;
      return { ...withoutError(latest), state: nextUploadState(latest.state, 'started') };
    });
    run.signal.throwIfAborted();
    if (!record) return;
    const stored = await send(record, run, environment);
    environment.troubles.arrived();
    await ledger.apply(id, 'stored', (latest) => ({ ...withoutSecret(latest), acknowledged: stored.size }));
  } catch (error) {
    await settle(id, error, environment);
  }
}

function send(record: UploadRecord, run: UploadRun, environment: SendEnvironment): ReturnType<typeof transfer> {
  const { storage, ledger, source, watch, troubles, turnsChange, chunkLimits, now, random } = environment;
  const { id, path, size, contentType, name } = record;
  const { signal } = run;
  let read = source.open(id);
  let { acknowledged } = record;
  /** What is on its way, and what was read ahead. */
  let carried: readonly Stretch[] = [];
  /** Bytes beyond the acknowledged ones are read ahead, while those before them are on their way. */
  const standAt = (start: number) => (): void => {
    if (start > acknowledged || run.isStanding) return;
    run.isStanding = true;
    turnsChange();
  };
  const md5Hash = record.md5 ?? (() => untilChecksum(record, run, environment));
  return transfer(
    { path, size, contentType, md5Hash, customMetadata: { originalName: name } },
    transferRecordOf(record),
    {
      storage,
      chunkLimits,
      now,
      random,
      signal,
      read: async (start, end) => {
        await untilCopied({ id, end }, run, { source, watch, standsStill: standAt(start) });
        carried = [...carried.slice(-1), { start, end }];
        return read(start, end);
      },
      save: async (saved) => {
        if (saved.acknowledged > acknowledged && troubles.arrived()) turnsChange();
        ({ acknowledged } = saved);
        await ledger.change(id, (latest) => withTransfer(latest, saved));
        run.rest();
      },
      doubted: () => requireWholeCopy(id, run, environment),
      allSent: () => void ledger.apply(id, 'all-bytes-sent').catch(onlyUntold),
      wait: async ({ ms, error }) => {
        // What was read of the file is not kept while others go.
        read = source.open(id);
        if (error.kind === 'network') await requireReadable(carried, source.open(id), run);
        carried = [];
        await ledger.apply(id, 'stalled', (latest) => ({ ...latest, error: error.kind }));
        await pauseInTurn(id, ms, run, environment);
      },
    },
  );
}

/** Waits for so many milliseconds, or for the connection, which is everybody's: nobody goes meanwhile then. */
function pauseInTurn(
  id: string,
  ms: number,
  run: UploadRun,
  { troubles, turnsChange, offline }: SendEnvironment,
): Promise<void> {
  const left = (): void => {
    troubles.gaveWay(id);
    turnsChange();
  };
  const isOffline = offline();
  const keepMs = isOffline ? Infinity : troubles.keepMs(ms);
  return run.pauseFor(isOffline ? Infinity : ms, { keepMs, left, wanted: turnsChange });
}

/** That the server checks the file is a word for the shopper; nothing depends on it. */
function onlyUntold(error: unknown): void {
  console.warn('How an upload stands could not be put on record.', error);
}

async function settle(id: string, error: unknown, environment: SendEnvironment): Promise<void> {
  const { ledger, cannotSay } = environment;
  if (cannotSay && (asksWho(error) || error instanceof CopyInDoubt)) {
    // Told first: a queued upload would be taken up again.
    cannotSay();
    await ledger.apply(id, 'deferred');
    return;
  }
  if (error instanceof Deferred) await ledger.apply(id, 'deferred');
  if (error instanceof Halt) return;
  if (error instanceof RecordTrouble) throw error;
  if (error instanceof CopyDamaged || isUnreadable(error)) return loseCopy(id, environment);
  if (error instanceof StagedBytesMissing) return loseFile(id, environment, (latest) => latest);
  console.error(`The upload ${id} failed.`, error);
  await ledger.apply(id, 'failed', (latest) => ({ ...latest, error: reasonOf(error) }));
}

/** Whoever has the file open goes on with it. */
async function loseFile(
  id: string,
  { ledger, isOurs }: SendEnvironment,
  change: (record: UploadRecord) => UploadRecord,
): Promise<void> {
  await ledger.change(id, (latest) => {
    // Not when the copy was given up for want of room: then the tab with the open file sends it.
    if (!isOurs(latest) || !answersTo(latest.state, 'file-lost')) return undefined;
    return { ...change(latest), state: nextUploadState(latest.state, 'file-lost') };
  });
}

/** Its parts first: the file may be copied anew as soon as this is on record. */
async function loseCopy(id: string, environment: SendEnvironment): Promise<void> {
  await environment.source
    .forget(id)
    .catch((error: unknown) => console.warn('A damaged copy could not be deleted.', error));
  await loseFile(id, environment, withoutDamagedCopy);
}

/** Tells its own troubles from those of the upload. */
const troubledLedger = (ledger: UploadLedger): UploadLedger => ({
  change: (...change) => inRecords(() => ledger.change(...change)),
  changeAll: (change) => inRecords(() => ledger.changeAll(change)),
  apply: (...event) => inRecords(() => ledger.apply(...event)),
});

const asksWho = (error: unknown): boolean =>
  error instanceof StorageError && (error.kind === 'unauthenticated' || error.kind === 'unauthorized-app');

function reasonOf(error: unknown): string {
  if (error instanceof FileNotReadable) return 'file-changed';
  return error instanceof StorageError ? error.kind : 'unexpected';
}
