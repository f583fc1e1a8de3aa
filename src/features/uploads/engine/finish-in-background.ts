import type { FileStorage } from '#file-storage/file-storage.ts';
import { isUnderWay, nextUploadState } from '#file-storage/machine/upload-machine.ts';
import { querySession, startUploadSession } from '#file-storage/sessions/upload-session.ts';
import { wholeUploadLimit } from '#file-storage/upload-whole.ts';
import { takeBackFromBrowser } from '#offline/queue/background-fetch.ts';
import { needsNoPage } from '#offline/queue/continue-uploads.ts';
import { readThroughParts } from '#offline/queue/read-through-parts.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadLedger } from '#offline/upload-ledger.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import type { BackgroundSender, RestOfUpload } from './background-sender.ts';

interface FinishEnvironment {
  storage: FileStorage;
  database: Pick<UploadDatabase, 'readPart' | 'loadRecord' | 'loadRecords'>;
  sender: BackgroundSender;
  ledger: UploadLedger;
  now: () => number;
}

/**
 * Hands the rest of an upload to the browser, which sends it in one request. From the moment this is on record nobody else
 * sends to the session; when the browser refuses, the upload goes on as before.
 */
export async function finishInBackground(id: string, environment: FinishEnvironment): Promise<void> {
  const { ledger, sender } = environment;
  const record = await ledger.change(id, (latest) => {
    if (!needsNoPage(latest) || latest.size <= wholeUploadLimit) return undefined;
    return { ...latest, background: true, state: nextUploadState(latest.state, 'started') };
  });
  if (!record) return;
  try {
    const rest = await restOf(record, environment);
    if (!rest) return await takeBackFromBrowser(ledger, id);
    await sender.begin(rest);
    if (!(await begun(id, environment))) await sender.abort(id);
  } catch (error) {
    console.warn('The browser does not finish the upload by itself.', error);
    await takeBackFromBrowser(ledger, id);
  }
}

/** False when it was paused, given up or taken back by another tab while the browser was being asked. */
async function begun(id: string, { ledger }: FinishEnvironment): Promise<boolean> {
  const record = await ledger.change(id, (latest) =>
    latest.background === true && isUnderWay(latest.state) ? { ...latest, backgroundBegun: true } : undefined,
  );
  return record !== undefined;
}

/** Undefined when there is nothing to send in this session. @throws StorageError, StagedBytesMissing */
async function restOf(record: UploadRecord, environment: FinishEnvironment): Promise<RestOfUpload | undefined> {
  const { storage, database } = environment;
  const { id, name, size } = record;
  const sessionUrl = record.sessionUrl ?? (await openSession(record, environment));
  const state = await querySession(storage, sessionUrl);
  if (state.status !== 'active' || state.received >= size) return undefined;
  const bytes = await readThroughParts(database, id)(state.received, size);
  return { id, name, sessionUrl, offset: state.received, bytes };
}

/** The address is on record before the first byte moves. */
async function openSession(
  { id, path, size, contentType, md5, name }: UploadRecord,
  { storage, ledger, now }: FinishEnvironment,
): Promise<string> {
  const customMetadata = { originalName: name };
  const upload = { path, size, contentType, customMetadata, ...(md5 === undefined ? {} : { md5Hash: md5 }) };
  const { url, granularity } = await startUploadSession(storage, upload);
  await ledger.change(id, (latest) => ({
    ...latest,
    sessionUrl: url,
    sessionAt: now(),
    granularity,
    acknowledged: 0,
  }));
  return url;
}

/** Takes back what the browser has ended without anybody noticing. */
export async function takeBackEnded({ database, sender, ledger }: FinishEnvironment): Promise<void> {
  try {
    for (const { id, background } of await database.loadRecords()) {
      if (background === true && !(await sender.isBusy(id))) await takeBackFromBrowser(ledger, id);
    }
  } catch (error) {
    console.warn('The browser does not say how far its own transfers are.', error);
  }
}

/** Paused or given up: the browser is not to go on. */
export async function stopBackground(id: string, { sender, ledger }: FinishEnvironment): Promise<void> {
  await takeBackFromBrowser(ledger, id);
  await sender
    .abort(id)
    .catch((error: unknown) => console.warn('The browser could not be told to stop its transfer.', error));
}
