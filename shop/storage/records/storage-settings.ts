const MiB = 1024 * 1024;
const GiB = 1024 * MiB;
const day = 24 * 60 * 60 * 1000;

/** How one file store behaves; sizes in bytes, times in milliseconds. */
export interface StorageSettings {
  /** The only bucket that exists, or null to accept any bucket name. */
  readonly bucket: string | null;
  /** `Authorization: Bearer|Firebase <token>` with this value may do anything; null means nobody may. */
  readonly adminToken: string | null;
  /** Origin that session addresses start with; null takes it from the request. */
  readonly publicOrigin: string | null;
  /** Believe `X-Forwarded-Proto` and `-Host`: only behind a proxy that sets them. */
  readonly trustForwarded: boolean;
  /** What customers may store: PDFs and pictures, decided by content, or anything. */
  readonly accepts: 'prints' | 'anything';
  readonly maxObjectBytes: number;
  readonly maxFolderBytes: number;
  /** All objects and unfinished uploads together. */
  readonly maxTotalBytes: number;
  /** Bytes one client address may store per day (UTC). */
  readonly maxBytesPerDay: number;
  /** Unfinished resumable sessions per client address. */
  readonly maxOpenSessions: number;
  /** Uploads are refused when the disk would have less than this left. */
  readonly minFreeBytes: number;
  /** A request body that brings nothing for this long is given up. */
  readonly idleTimeout: number;
  /** A session answers 410 after this time, and 404 after twice this time. */
  readonly sessionLifetime: number;
  readonly sweepInterval: number;
  /** How long a customer's folder stays after its last change when no order names it. */
  readonly unorderedLifetime: number;
  /** How long it stays after its last order was dispatched. */
  readonly orderedLifetime: number;
  /** Opens `/v0/_faults` to everybody: for tests only. */
  readonly faults: boolean;
}

export const defaultStorageSettings: StorageSettings = {
  bucket: null,
  adminToken: null,
  publicOrigin: null,
  trustForwarded: false,
  accepts: 'prints',
  maxObjectBytes: 300 * MiB,
  maxFolderBytes: 2 * GiB,
  maxTotalBytes: 50 * GiB,
  maxBytesPerDay: 10 * GiB,
  maxOpenSessions: 200,
  minFreeBytes: 512 * MiB,
  idleTimeout: 60_000,
  sessionLifetime: 7 * day,
  sweepInterval: day / 24,
  unorderedLifetime: 14 * day,
  orderedLifetime: 60 * day,
  faults: false,
};
