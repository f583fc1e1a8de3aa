import type { TransferRecord } from '#file-storage/machine/transfer.ts';
import { nextUploadState } from '#file-storage/machine/upload-machine.ts';
import { withoutError } from '../upload-ledger.ts';
import type { UploadRecord } from '../records/upload-record.ts';

export function transferRecordOf({ sessionUrl, sessionAt, granularity, acknowledged }: UploadRecord): TransferRecord {
  return { sessionUrl, sessionAt, granularity, acknowledged };
}

/** What the transfer saved, in whatever state the shopper's wishes have brought the record meanwhile. */
export function withTransfer(record: UploadRecord, { sessionUrl, ...saved }: TransferRecord): UploadRecord {
  const rest = withoutError(withoutSecret(record));
  const state = nextUploadState(record.state, 'moving');
  return { ...rest, ...saved, state, ...(sessionUrl === undefined ? {} : { sessionUrl }) };
}

export function withoutSecret({ sessionUrl: _secret, ...record }: UploadRecord): UploadRecord {
  return record;
}
