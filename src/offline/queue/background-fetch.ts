import type { UploadLedger } from '../upload-ledger.ts';
import type { UploadRecord } from '../records/upload-record.ts';

const prefix = 'upload-';

/** Name of the browser's own transfer (Background Fetch) of an upload. */
export const backgroundFetchId = (uploadId: string): string => `${prefix}${uploadId}`;

/** The upload a transfer of the browser belongs to; undefined when it is none of ours. */
export function uploadOfBackgroundFetch(fetchId: string): string | undefined {
  return fetchId.startsWith(prefix) ? fetchId.slice(prefix.length) : undefined;
}

/**
 * The browser's own transfer has ended, however: whoever sends the others asks the server what arrived, compares, and goes on
 * where it stands.
 */
export async function takeBackFromBrowser(ledger: Pick<UploadLedger, 'change'>, id: string): Promise<void> {
  await ledger.change(id, ({ background, backgroundBegun: _begun, ...record }) =>
    background === true ? withoutBackground(record) : undefined,
  );
}

const withoutBackground = (record: Omit<UploadRecord, 'background' | 'backgroundBegun'>): UploadRecord => record;
